/*
 * delegation_bench.h - a GPU whose dispatcher places work-groups (WGs), played by the test: for tests of fw/delegation.c, one
 * message at a time. On a host every step is audited; targets do not have the audit.
 */
#ifndef TESTS_DELEGATION_BENCH_H
#define TESTS_DELEGATION_BENCH_H

#include "audit.h"
#include "fake_port.h"
#include "onward/cooperative.h"
#include "packet.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

#define WORD     FAKE_PORT_WORDS
#define COUNT(n) (cp_counters_of(&cp)->n)
#define CONTROL  (FAKE_PORT_WORDS + 3u * FAKE_PORT_PROCESS + 1024u) /* of the cooperative kernel, on queue 3 */

#if !__STDC_HOSTED__
#define audit(state) NULL
#endif

/* One call of cp_step, audited. Returns whether work is left. */
static inline bool step_by(uint32_t budget)
{
    int left = cp_step(&cp, budget);
    const char *fault = audit(&cp);

    if (fault)
        test_fail(__FILE__, __LINE__, fault);
    CHECK_EQUAL(cp_panic(&cp), 0);
    return left > 0;
}

static inline bool step(void)
{
    return step_by(1);
}

static inline void settle(void)
{
    for (uint32_t i = 0; i < 2000; i++) {
        if (!step())
            return;
    }
    test_fail(__FILE__, __LINE__, "the firmware does not settle");
}

static inline void pass(uint64_t cycles)
{
    port.now += cycles;
    settle();
}

/* Two CUs of four one-wave WGs, a log of 8 entries, 16 slots; the test may change port.config before start. */
static inline void init(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_awg;
    port.config.dispatcher = 1;
}

static inline void start(void)
{
    fake_port_start(&port);
    fake_port_forget(&port);
}

/* The next command but WAITING. */
static inline const struct cp_command *expect(enum cp_command_opcode opcode)
{
    static const struct cp_command none;
    const struct cp_command *command = &none;
    uint32_t got = fake_port_next(&port, &command);

    while (got == CP_COMMAND_WAITING)
        got = fake_port_next(&port, &command);
    CHECK_EQUAL(got, opcode);
    return got ? command : &none;
}

static inline void expect_nothing(void)
{
    expect((enum cp_command_opcode)0);
}

/* For when the ring is full: then the first work item of each call may only find that out. */
static inline void steps(uint32_t count)
{
    while (count--)
        step_by(2);
}

/* A plain kernel of one-wave WGs, as far as the firmware goes by itself. */
static inline void open_in(uint32_t queue, uint32_t groups)
{
    fake_port_open_in(&port, queue, groups, 1);
    settle();
}

/* A plain kernel of WGs of this number of waves, and its GIVE has come. */
static inline void open_waves(uint32_t queue, uint32_t groups, uint32_t waves)
{
    fake_port_open_in(&port, queue, groups, waves);
    settle();
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_GIVE);
    expect_nothing();
}

static inline void open_given(uint32_t queue, uint32_t groups)
{
    open_waves(queue, groups, 1);
}

/* A maximal kernel on queue 3, which only the firmware can place. */
static inline void open_managed(uint32_t groups)
{
    fake_port_open_with(&port, 3, groups, 1, &(struct cp_launch){CONTROL, 0, 64, CP_MANAGED_MESSAGES});
    settle();
}

/* Queues an event that is about no WG. */
static inline struct cp_event *post(enum cp_event_kind kind)
{
    struct cp_event *event = fake_port_event(&port, kind, UINT32_MAX);

    event->wg.slot = 0;
    return event;
}

static inline void tell_kernel(enum cp_event_kind kind, uint32_t kernel)
{
    post(kind)->kernel.kernel = kernel;
    settle();
}

static inline void post_refusal(const struct cp_command *command, uint32_t kernel)
{
    struct cp_event *event = post(CP_EVENT_REFUSED);

    event->kernel.kernel = kernel;
    event->tag = command->tag;
    event->reason = CP_REFUSED_ARGUMENT;
}

static inline void refuse(const struct cp_command *command, uint32_t kernel)
{
    post_refusal(command, kernel);
    settle();
}

/* The answer to the command about the WG. */
static inline void refuse_launch(const struct cp_command *command)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);

    event->tag = command->tag;
    event->reason = CP_REFUSED_CU;
    settle();
}

static inline void tell(enum cp_event_kind kind, uint32_t slot, uint32_t wait_number)
{
    fake_port_event(&port, kind, slot)->wg.wait_number = wait_number;
    settle();
}

static inline void tell_saved(uint32_t slot, uint32_t wait_number, enum cp_saved_state state)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, slot);

    event->wg.wait_number = wait_number;
    event->saved.state = state;
    settle();
}

static inline void tell_cu(enum cp_event_kind kind, uint32_t cu)
{
    post(kind)->cu = (uint16_t)cu;
    settle();
}

static inline void post_fault(uint32_t kernel, uint32_t slot)
{
    fake_port_event(&port, CP_EVENT_FAULT, slot)->fault.kernel = kernel;
}

static inline void fault_kernel(uint32_t kernel, uint32_t slot)
{
    post_fault(kernel, slot);
    settle();
}

/* An entry of the Monitor Log: the WG waits for WORD of the kernel's queue to be 7. */
static inline struct cp_log_entry *log_entry(uint32_t kernel, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    struct cp_log_entry *entry = fake_port_log(&port, slot, wait_number, WORD, 7);

    if (kernel < CP_MAX_KERNELS)
        entry->address += cp.kernels[kernel].queue * FAKE_PORT_PROCESS;
    entry->kernel = (uint16_t)kernel;
    entry->generation = generation;
    return entry;
}

static inline void watch(uint32_t kernel, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    log_entry(kernel, slot, generation, wait_number);
    settle();
}

static inline void tell_kernel_at(uint32_t kernel, uint32_t next)
{
    struct cp_event *event = post(CP_EVENT_KERNEL_AT);

    event->kernel_at.kernel = kernel;
    event->kernel_at.next = next;
    settle();
}

static inline void tell_places(uint32_t kernel, uint32_t count, const struct cp_wg_place *places)
{
    struct cp_event *event = post(CP_EVENT_PLACES);

    event->tag = kernel;
    event->reason = (uint8_t)count;
    for (uint32_t i = 0; i < count && i < CP_PLACES_MOST; i++)
        event->places.places[i] = places[i];
    settle();
}

static inline void tell_place(uint32_t kernel, const struct cp_wg_place *place)
{
    tell_places(kernel, 1, place);
}

static inline void tell_taken(uint32_t generation, uint32_t slots)
{
    struct cp_event *event = post(CP_EVENT_TAKEN);

    event->taken.generation = generation;
    event->taken.slots = slots;
    settle();
}

/* A maximal kernel opens, and its TAKE has come. */
static inline void take(uint32_t groups)
{
    open_managed(groups);
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_TAKE);
    expect_nothing();
    CHECK(cp.take_sent);
}

/* What an honest GPU says next of a WG. Returns whether there was anything. */
static inline bool answer_slot(uint32_t slot)
{
    switch (cp.workgroups[slot].state) {
    case CP_WG_RUNNING:
    case CP_WG_STALLED:
    case CP_WG_KILLING:
        tell(CP_EVENT_DONE, slot, 0);
        return true;
    case CP_WG_SAVING:
        tell_saved(slot, cp.workgroups[slot].wait_number, CP_SAVED_RUNNABLE);
        return true;
    case CP_WG_RESTORING:
        tell(CP_EVENT_RESTORED, slot, 0);
        return true;
    case CP_WG_SWAPPED:
        tell(CP_EVENT_CONDITION_MET, slot, cp.workgroups[slot].wait_number);
        return true;
    default:
        return false;
    }
}

/* What it says next of a kernel. A given one ends. */
static inline bool answer_kernel(uint32_t kernel)
{
    switch (cp.kernels[kernel].stage) {
    case CP_KERNEL_GIVING:
        tell_kernel(CP_EVENT_GIVEN, kernel);
        return true;
    case CP_KERNEL_GIVEN:
    case CP_KERNEL_DROPPED:
    case CP_KERNEL_ENDING:
        tell_kernel(CP_EVENT_KERNEL_ENDED, kernel);
        return true;
    default:
        return false;
    }
}

/* The GPU is honest until every kernel has ended. */
static inline void finish(void)
{
    bool more = true;

    for (uint32_t i = 0; more && i < 100; i++) {
        more = cp.take_sent;
        if (cp.take_sent)
            tell_taken(1000, 0);
        for (uint32_t slot = 0; slot < port.config.wg_slots; slot++)
            more |= answer_slot(slot);
        for (uint32_t kernel = 0; kernel < CP_MAX_KERNELS; kernel++)
            more |= answer_kernel(kernel);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(cp.first_kernel, CP_KERNEL_NONE);
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
    CHECK_EQUAL(cp.spill.waits_used, 0);
}

static inline uint32_t stale(void)
{
    return (uint32_t)COUNT(stale);
}

/* The first command of this kind about a WG slot; NULL: there is none. */
static inline const struct cp_command *find(enum cp_command_opcode opcode, uint32_t slot)
{
    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == opcode && port.commands[i].place.slot == slot)
            return &port.commands[i];
    }
    return 0;
}

static inline uint32_t sent(enum cp_command_opcode opcode)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++)
        count += port.commands[i].opcode == opcode;
    return count;
}

static const struct cp_wg_place resident = {
    .slot = 3, .generation = 40, .number = 2, .wait_number = 6, .scratch = 0xffff};

static inline struct cp_wg_place placed(struct cp_wg_place place, enum cp_place_state state)
{
    place.state = (uint8_t)state;
    return place;
}

/* Kernel 0 with nine WGs is given; kernel 1, maximal, has had it taken: TAKE was sent. */
static inline void take_from(uint32_t groups)
{
    start();
    open_given(0, 9);
    take(groups);
}

static inline uint32_t managed_slot(void)
{
    return cp.kernels[0].workgroups.head;
}

/* Kernel 0 is managed and has one WG. Kernel 1 has plain WGs, of which seven are resident. */
static inline void own(uint32_t groups)
{
    init();
    start();
    take(1);
    tell_taken(0, 0);
    open_in(0, groups);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 8);
    CHECK(cp.oversubscribed);
    fake_port_forget(&port);
}

/* The managed kernel ends: the firmware asks for an answer behind those to its LAUNCHes. */
static inline void end_managed(void)
{
    fake_port_forget(&port);
    tell(CP_EVENT_DONE, managed_slot(), 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
    fake_port_forget(&port);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK(!cp.delegated);
    expect(CP_COMMAND_ADD);
    expect(CP_COMMAND_TAKE);
    expect_nothing();
}

/* The same, and the answer comes: kernel 1 is given. */
static inline const struct cp_command *give_again(void)
{
    const struct cp_command *give;

    end_managed();
    tell_taken(0, 0);
    CHECK(cp.delegated);
    give = expect(CP_COMMAND_GIVE);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING);
    return give;
}

/* WG slot, of kernel 1, waits or has used up its quantum. It is saved: state is SWAPPED, or READY if preempted. Or it is being saved. */
static inline void bring(uint32_t slot, enum cp_wg_state state, bool preempted)
{
    if (state == CP_WG_RUNNING)
        return;
    if (preempted)
        tell(CP_EVENT_QUANTUM, slot, 0);
    else
        tell(CP_EVENT_WAITING, slot, 1);
    if (state == CP_WG_SAVING || state == CP_WG_STALLED)
        return;
    tell_saved(slot, 1, preempted ? CP_SAVED_RUNNABLE : CP_SAVED_WAITS);
}

#endif
