/* test_run_list.c - run lists: when the GPU may move work-groups (WGs) by itself, and what the firmware makes of that. */
#include "fake_port.h"
#include "test.h"
#include "workgroup.h"

#if __STDC_HOSTED__
#include "audit.h"
#endif

static struct fake_port port;
static struct cp cp;

/* Boards have no memory for the audit. */
static void check_sound(void)
{
#if __STDC_HOSTED__
    const char *message = audit(&cp);

    if (message)
        test_fail(__FILE__, __LINE__, message);
#endif
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* Two CUs of one place each. */
static void init(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_onward;
    port.config.extensions = CP_EXTENSION_RUN_LISTS;
    port.config.simds = 1;
    port.config.waves_per_simd = 1;
}

static void start(uint32_t groups)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
}

/* Whether the last WAITING switches lists on. */
static bool lists_are_on(void)
{
    uint32_t extensions = 0;

    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_WAITING)
            extensions = port.commands[i].waiting.extensions;
    }
    CHECK_EQUAL(extensions & CP_EXTENSION_MONITOR, CP_EXTENSION_MONITOR);
    return extensions & CP_EXTENSION_RUN_LISTS;
}

/* The number of commands of that kind so far, and the last one of them. */
static uint32_t sent(enum cp_command_opcode opcode, const struct cp_command **last)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode != opcode)
            continue;
        count++;
        if (last)
            *last = &port.commands[i];
    }
    return count;
}

/* Prepares SAVED or DONE with a successor's slot + 1, 0: none. */
static struct cp_event *leaves(enum cp_event_kind kind, uint32_t slot, enum cp_saved_state state, uint32_t tag)
{
    struct cp_event *event = fake_port_event(&port, kind, slot);

    if (kind == CP_EVENT_SAVED)
        event->saved.state = state;
    event->wg.wait_number = 1;
    event->wg.first_wait = state == CP_SAVED_WAITS;
    event->tag = tag;
    return event;
}

static void left(enum cp_event_kind kind, uint32_t slot, enum cp_saved_state state, uint32_t tag)
{
    leaves(kind, slot, state, tag);
    fake_port_settle(&port);
    check_sound();
}

static void refuse(const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);

    event->tag = command->tag;
    event->reason = (uint8_t)reason;
    fake_port_settle(&port);
    check_sound();
}

/* Whether the last WAITING before that command switches lists on. */
static bool lists_were_on_before(const struct cp_command *command)
{
    uint32_t extensions = 0;

    for (const struct cp_command *other = port.commands; other < command; other++) {
        if (other->opcode == CP_COMMAND_WAITING)
            extensions = other->waiting.extensions;
    }
    return extensions & CP_EXTENSION_RUN_LISTS;
}

/* LIST was sent so often, and last for the WG in this slot, whose last SAVED had that wait number. */
static void check_given(uint32_t count, uint32_t slot, uint32_t wait_number)
{
    const struct cp_command *list = 0;

    CHECK_EQUAL(sent(CP_COMMAND_LIST, &list), count);
    check_state(slot, CP_WG_SWAPPED);
    check_sound();
    if (!list)
        return;
    CHECK_EQUAL(list->place.slot, slot);
    CHECK_EQUAL(list->place.generation, cp.workgroups[slot].generation);
    CHECK_EQUAL(list->place.wait_number, wait_number);
    CHECK(lists_were_on_before(list));
}

/* WG 0 waits, saved; WG 1 is on CU 1 and WG 2 on CU 0. Lists are on. */
static void one_is_away(void)
{
    start(3);
    CHECK(!lists_are_on()); /* WG 2 is still to be launched */
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_state(0, CP_WG_SAVING);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_SWAPPED);
    check_state(1, CP_WG_RUNNING);
    check_state(2, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[2].cu, 0);
    CHECK(lists_are_on());
}

/* Ends all WGs of this number of kernels; then nothing is left. */
static void end_kernels(uint32_t kernels)
{
    for (uint32_t turn = 0; turn < 4; turn++) {
        for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
            if (cp.workgroups[slot].state == CP_WG_SWAPPED)
                fake_port_tell(&port, CP_EVENT_CONDITION_MET, slot, cp.workgroups[slot].wait_number);
            if (cp_workgroup_is_in(&cp.workgroups[slot], CP_WG_RESUMABLE | 1u << CP_WG_KILLING))
                fake_port_tell(&port, CP_EVENT_DONE, slot, 2);
        }
    }
    check_sound();
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
    CHECK_EQUAL(cp.cus[0].residents.count + cp.cus[1].residents.count, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), kernels);
}

static void end_all(void)
{
    end_kernels(1);
}

/* Switching */

static void nothing(void)
{
}

static void one_is_given(void)
{
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_given(1, 0, 1);
}

static void second_kernel(void)
{
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_settle(&port);
}

static void one_ends(void)
{
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
}

static void one_ends_for_another(void)
{
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
}

static void cu_is_lost(void)
{
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
}

/* CU 2 was lost before. */
static void cu_returns(void)
{
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 2;
    fake_port_settle(&port);
}

static void kernel_faults(void)
{
    fake_port_tell(&port, CP_EVENT_FAULT, 1, 0);
}

static void one_is_overdue(void)
{
    fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
    fake_port_settle(&port);
}

/* The firmware keeps WG 0, because lists are barred. */
static void one_is_ready(void)
{
    one_is_overdue();
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
}

static void lists_are_on_while_no_choice_is_left(void)
{
    static const struct {
        const char *name;
        void (*happens)(void);
        bool stays;
    } cases[] = {
        {"nothing", nothing, true},
        {"a WG is ready", one_is_given, true},
        {"a second kernel", second_kernel, false},
        {"a WG ends, and its place is free", one_ends, false},
        {"a WG ends, and its place has a successor", one_ends_for_another, true},
        {"CUs are lost", cu_is_lost, true},
        {"a CU returns", cu_returns, false},
        {"the kernel faults", kernel_faults, false},
        {"a WG is overdue", one_is_overdue, false},
        {"a WG is ready after one was overdue", one_is_ready, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = 3;
        fake_port_start(&port);
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
        fake_port_settle(&port);
        fake_port_open(&port, 3, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
        CHECK(lists_are_on());
        cases[i].happens();
        CHECK_EQUAL(lists_are_on(), cases[i].stays);
        CHECK_EQUAL(cp.run_lists, cases[i].stays);
        check_sound();
    }
    test_context(0);
}

static void lists_stay_off(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy;
        uint32_t extensions;
    } cases[] = {
        {"not configured", &cp_policy_onward, 0},
        {"a policy that saves no WG for its wait", &cp_policy_baseline, CP_EXTENSION_RUN_LISTS},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.policy = cases[i].policy;
        port.config.extensions = cases[i].extensions;
        start(2);
        CHECK_EQUAL(cp.run_lists, false);
        left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
        check_state(0, CP_WG_RUNNING);
        left(CP_EVENT_DONE, 0, CP_SAVED_WAITS, 2); /* the successor is not one */
        fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
        fake_port_settle(&port);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
    test_context(0);
}

static void resting_while_the_grid_fits(void)
{
    init();
    start(2);
    CHECK(lists_are_on()); /* both CUs are full, none is left to be launched */
    init();
    start(1);
    CHECK(!lists_are_on()); /* CU 1 has room */
}

/* The save was asked for: its answer counts, and whatever else the event says does not. */
static void answer_to_a_save_without_lists(void)
{
    for (uint32_t state = CP_SAVED_WAITS; state <= CP_SAVED_LISTED; state++) {
        init();
        port.config.extensions = 0;
        start(3);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        left(CP_EVENT_SAVED, 0, (enum cp_saved_state)state, 2);
        check_state(0, state == CP_SAVED_WAITS ? CP_WG_SWAPPED : CP_WG_RESTORING);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
}

/* After LIST_OVERDUE the firmware moves WGs until one has lacked a slot, and has it. */
static void overdue_bars_lists_until_a_wg_has_lacked_a_slot(void)
{
    init();
    one_is_away();
    one_is_overdue();
    CHECK(cp.lists_barred);
    one_is_overdue();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1); /* off already */
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);  /* it crossed the WAITING */
    check_state(0, CP_WG_RUNNING);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 2);
    leaves(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0)->wg.wait_number = 2;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 2);
    end_all();
}

/* As long as a WG lacks a slot, the firmware saves others for it. */
static void lacking_a_slot_ends_the_bar(void)
{
    init();
    one_is_away();
    one_is_ready();
    CHECK(cp.oversubscribed);
    CHECK(cp.lists_barred);
    CHECK(cp.lists_lacked);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    check_state(1, CP_WG_SAVING);
    CHECK(cp.lists_barred);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK(!cp.lists_barred);
    CHECK(!cp.oversubscribed);
    CHECK(lists_are_on());
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    check_given(1, 1, 1);
    end_all();
}

/* A WG that used up its quantum lacks the slot that it had. */
static void preempted_wg_keeps_the_bar(void)
{
    init();
    one_is_away();
    one_is_ready();
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    left(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    check_state(0, CP_WG_RESTORING);
    check_state(1, CP_WG_READY);
    CHECK(cp.lists_barred);
    CHECK(!lists_are_on());
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 0);
    check_state(1, CP_WG_RESTORING);
    CHECK(!cp.lists_barred);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    end_all();
}

static void bar_begins_anew(void)
{
    init();
    one_is_away();
    one_is_ready();
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK(lists_are_on());
    one_is_overdue();
    CHECK(cp.lists_barred);
    CHECK(!cp.lists_lacked);
    CHECK(!lists_are_on());
    end_all();
}

/* Saved unasked */

static void stalled(void)
{
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    check_state(1, CP_WG_STALLED);
}

static void used_up(void)
{
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    CHECK_EQUAL(cp.expired.count, 1);
}

/* WG 1 was away, and its RESTORE is under way. */
static void restoring(void)
{
    left(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    check_state(1, CP_WG_RESTORING);
}

static void saving(void)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    check_state(1, CP_WG_SAVING);
}

static void saved_unasked(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
    } states[] = {{"running", nothing},
                  {"stalled", stalled},
                  {"quantum over", used_up},
                  {"restoring", restoring},
                  {"saving", saving}};

    for (uint32_t i = 0; i < sizeof(states) / sizeof(states[0]); i++) {
        for (uint32_t state = CP_SAVED_WAITS; state <= CP_SAVED_LISTED; state++) {
            test_context(states[i].name);
            init();
            one_is_away();
            states[i].before();
            left(CP_EVENT_SAVED, 1, (enum cp_saved_state)state, 1);
            check_state(0, i == 4 ? CP_WG_SAVING : CP_WG_RUNNING); /* CU 1 is lost: it is evicted */
            check_given(state == CP_SAVED_RUNNABLE, 1, 1);
            CHECK_EQUAL(cp.workgroups[0].cu, 1);
            CHECK_EQUAL(cp.cus[1].residents.head, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->restored, i == 3);
            end_all();
        }
    }
    test_context(0);
}

/* A log entry of a wait before the save comes late. */
static void waits_before_a_save_are_over(void)
{
    init();
    one_is_away();
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0)->wg.wait_number = 5;
    fake_port_settle(&port);
    check_state(1, CP_WG_RESTORING);
    fake_port_log(&port, 1, 4, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    end_all();
}

static void saved_twice_is_stale(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_all();
}

/* A KILL waits for the end of the save. Then the WG is away. */
static void killed_while_it_is_saved(void)
{
    init();
    one_is_away();
    kernel_faults();
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, 0), 2);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(cp.cus[0].residents.head, 0);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 0); /* once only */
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 3); /* and back */
    CHECK_EQUAL(cp.cus[0].residents.head, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 2);
    end_all();
}

static void fault_and_successor_in_one_breath(void)
{
    init();
    one_is_away();
    fake_port_event(&port, CP_EVENT_FAULT, 1);
    leaves(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    fake_port_settle(&port);
    check_sound();
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, 0), 2);
    end_all();
}

/* Successors */

/* WG 1 has ended, and WG 0 is being restored in its place on CU 1: it was on no list when the place became free. */
static void is_being_restored(void)
{
    one_ends();
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    CHECK_EQUAL(cp.workgroups[0].cu, 1);
}

static void successor_is_resident_whatever_was_under_way(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
        enum cp_wg_state state;
        bool other_is_free; /* CU 1 */
    } cases[] = {
        {"swapped", nothing, CP_WG_RUNNING, false},
        {"given", one_is_given, CP_WG_RUNNING, false},
        {"ready", one_is_ready, CP_WG_RUNNING, false},
        {"being restored elsewhere", is_being_restored, CP_WG_RUNNING, true},
        {"being killed", kernel_faults, CP_WG_KILLING, true},
    };
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t k = 0; k < 2; k++) {
            test_context(cases[i].name);
            init();
            one_is_away();
            cases[i].before();
            left(kinds[k], 2, CP_SAVED_WAITS, 1);
            check_state(0, cases[i].state);
            CHECK_EQUAL(cp.workgroups[0].cu, 0);
            CHECK_EQUAL(cp.cus[0].residents.head, 0);
            CHECK_EQUAL(cp.cus[0].residents.count, 1);
            CHECK_EQUAL(cp.cus[1].residents.count, !cases[i].other_is_free);
            CHECK_EQUAL(cp.ready, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
            fake_port_tell(&port, CP_EVENT_RESTORED, 0, 1); /* there is none */
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
            end_all();
        }
    }
    test_context(0);
}

/* The RESTORE that the successor's place has made superfluous is refused. */
static void late_refusal_changes_nothing(void)
{
    const struct cp_command *restore = 0;

    init();
    one_is_away();
    is_being_restored();
    CHECK_EQUAL(sent(CP_COMMAND_RESTORE, &restore), 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    check_state(0, CP_WG_RUNNING);
    refuse(restore, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.queues[0].stage == CP_QUEUE_STOPPED, false);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_all();
}

static void successor_that_cannot_be_is_no_successor(void)
{
    static const struct {
        const char *name;
        uint32_t tag; /* its slot + 1 */
    } cases[] = {
        {"free", 6},
        {"running", 2},
        {"itself", 3},
        {"the last slot there is", 16},
        {"out of range", 17},
        {"far out of range", UINT32_MAX},
        {"of another kernel", 4},
    };
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t k = 0; k < 2; k++) {
            test_context(cases[i].name);
            init();
            one_is_away();
            left(kinds[k], 2, CP_SAVED_WAITS, cases[i].tag);
            check_state(1, CP_WG_RUNNING);
            CHECK_EQUAL(cp.cus[0].residents.count, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
            end_all();
        }
    }
    test_context(0);
}

/* A WG that is being restored is away, as far as the firmware knows, when it leaves. */
static void restored_wg_cannot_succeed_itself(void)
{
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t k = 0; k < 2; k++) {
        init();
        one_is_away();
        is_being_restored();
        left(kinds[k], 0, CP_SAVED_WAITS, 1);
        check_state(0, kinds[k] == CP_EVENT_SAVED ? CP_WG_SWAPPED : CP_WG_FREE);
        CHECK_EQUAL(cp.cus[1].residents.count, 0);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
}

static void fresh_wg_is_no_successor(void)
{
    const struct cp_command *launch = 0;

    init();
    start(2);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 2);
    refuse(launch, CP_REFUSED_CU);
    check_state(1, CP_WG_READY);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 2);
    check_state(0, CP_WG_SWAPPED);
    check_state(1, CP_WG_RUNNING); /* launched where WG 0 was */
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_all();
}

static void wg_of_another_kernel_is_no_successor(void)
{
    init();
    one_is_away();
    second_kernel();
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    check_state(1, CP_WG_SAVING);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0);
    check_state(3, CP_WG_RUNNING); /* of kernel 1, on CU 1 */
    CHECK_EQUAL(cp.workgroups[3].kernel, 1);
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_kernels(2);
}

/* WGs are still to be launched: the place is the successor's all the same, and no WG of the grid is handed it. */
static void successor_goes_before_handover(void)
{
    init();
    start(5);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[0].cu, 1);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    CHECK_EQUAL(cp_counters_of(&cp)->handovers, 0);
    check_sound();
}

static void chain_of_successors(void)
{
    uint32_t away = 0;

    init();
    one_is_away();
    for (uint32_t i = 0; i < 100; i++) {
        uint32_t leaving = (away + 1 + i % 2) % 3;

        left(CP_EVENT_SAVED, leaving, i % 5 ? CP_SAVED_LISTED : CP_SAVED_WAITS, away + 1);
        check_state(away, CP_WG_RUNNING);
        check_state(leaving, CP_WG_SWAPPED);
        away = leaving;
    }
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 100);
    CHECK_EQUAL(cp_counters_of(&cp)->saves, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->restores, 0);
    end_all();
}

/* WGs that are given to the GPU */

/* The first count WGs wait, saved; two others run. CU 2, if there is one, is lost. Lists are on. */
static void some_are_away(uint32_t count)
{
    fake_port_start(&port);
    if (port.config.cus == 3)
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
    fake_port_settle(&port);
    fake_port_open(&port, count + 2, 1);
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < count; slot++) {
        fake_port_tell(&port, CP_EVENT_WAITING, slot, 1);
        left(CP_EVENT_SAVED, slot, CP_SAVED_WAITS, 0);
        check_state(slot, CP_WG_SWAPPED);
    }
    CHECK(lists_are_on());
}

/* Their conditions are met, in the order of the digits, while that many commands find room. */
static void are_met(const char *slots, uint32_t room)
{
    port.room = room;
    for (; *slots; slots++)
        fake_port_event(&port, CP_EVENT_CONDITION_MET, (uint32_t)(*slots - '0'))->wg.wait_number = 1;
    cp_step(&cp, 100);
    check_sound();
}

/*
 * What has been sent since this was called last: W and w, WAITING with and without lists; L and R, LIST and RESTORE, with the
 * slot's digit. Others are left out.
 */
static void check_commands(const char *wanted)
{
    const struct cp_command *command = 0;
    char text[64] = {0};
    uint32_t length = 0;

    while (fake_port_next(&port, &command) && length < sizeof(text) - 2) {
        if (command->opcode == CP_COMMAND_WAITING)
            text[length++] = command->waiting.extensions & CP_EXTENSION_RUN_LISTS ? 'W' : 'w';
        if (command->opcode != CP_COMMAND_LIST && command->opcode != CP_COMMAND_RESTORE)
            continue;
        text[length++] = command->opcode == CP_COMMAND_LIST ? 'L' : 'R';
        text[length++] = (char)('0' + command->place.slot);
    }
    for (uint32_t i = 0; i <= length; i++) {
        if (text[i] == wanted[i])
            continue;
        test_fail(__FILE__, __LINE__, text);
        break;
    }
    check_sound();
}

/* The ring has room again. */
static void check_then(const char *wanted)
{
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_commands(wanted);
}

static void met_late(void)
{
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
}

static void spilled_and_met(void)
{
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(cp.spill.waits_used, 0);
}

static void met_before_its_entry_is_read(void)
{
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
}

static void expires(void)
{
    fake_port_pass(&port, 50000);
}

/* The save was over before the GPU knew of run lists. */
static void saved_from_a_lost_cu(void)
{
    saving();
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0)->wg.wait_number = 3;
    fake_port_settle(&port);
}

static void ready_wg_is_given_once(void)
{
    static const struct {
        const char *name;
        void (*happens)(void);
        uint32_t slot, wait_number;
    } cases[] = {
        {"CONDITION_MET", met_late, 0, 1},
        {"a spilled condition is met", spilled_and_met, 0, 1},
        {"a condition is met before its entry is read", met_before_its_entry_is_read, 0, 1},
        {"its wait lasts too long", expires, 0, 1},
        {"SAVED says that it can run", saved_from_a_lost_cu, 1, 3},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.wait_timeout = 50000;
        one_is_away();
        cp.workgroups[cases[i].slot].generation = 7;
        cases[i].happens();
        check_given(1, cases[i].slot, cases[i].wait_number);
        CHECK_EQUAL(cp.workgroups[cases[i].slot].expiry, port.now + 50000);
        CHECK_EQUAL(cp.ready, 0);
        CHECK(!cp.oversubscribed);
        CHECK(lists_are_on());
        CHECK_EQUAL(sent(CP_COMMAND_RESTORE, 0) + sent(CP_COMMAND_RESUME, 0), 0);
        CHECK_EQUAL(cp_step(&cp, 10) > 0, false);
        left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, cases[i].slot + 1);
        check_state(cases[i].slot, CP_WG_RUNNING);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        end_all();
    }
    test_context(0);
}

/* The first one has the free place. Then none is left, and the others are given, after the GPU knows of run lists. */
static void waiting_precedes_list(void)
{
    init();
    some_are_away(4);
    left(CP_EVENT_DONE, 4, CP_SAVED_WAITS, 0);
    CHECK(!lists_are_on());
    fake_port_forget(&port);
    are_met("102", 0);
    check_then("R1WL0L2");
    end_all();
}

/* The ring is full before each of them. */
static void several_are_given_in_order(void)
{
    static const char *const order[] = {"L2", "L0", "L1", "L3"};

    init();
    some_are_away(4);
    fake_port_forget(&port);
    are_met("2013", 0);
    for (uint32_t i = 0; i < 4; i++) {
        CHECK_EQUAL(cp.ready, 4 - i);
        CHECK(cp_step(&cp, 10) > 0); /* it tries again */
        check_commands("");
        port.room = 1;
        cp_step(&cp, 100);
        check_commands(order[i]);
    }
    check_then("");
    CHECK_EQUAL(cp.ready, 0);
    CHECK_EQUAL(cp.swapped.count, 4);
    end_all();
}

/* WG 1 has used up its quantum. It is READY before WG 0 is. */
static void ready_wgs_are_given_before_preempted_ones(void)
{
    init();
    start(4);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    check_state(1, CP_WG_SAVING);
    fake_port_forget(&port);
    port.room = 1; /* LAUNCH of WG 3 */
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    cp_step(&cp, 100);
    check_state(3, CP_WG_RUNNING);
    CHECK_EQUAL(cp.kernels[0].preempted.count, 1);
    are_met("0", 0);
    CHECK_EQUAL(cp.ready, 2);
    check_then("WL0L1");
    end_all();
}

static void begin_second(void)
{
    fake_port_open_in(&port, 1, 1, 1);
}

static void return_cu(void)
{
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 2;
}

static void end_one(void)
{
    fake_port_event(&port, CP_EVENT_DONE, 3);
}

static void fault(void)
{
    fake_port_event(&port, CP_EVENT_FAULT, 3);
}

static void be_overdue(void)
{
    fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
}

/* Of three READY WGs one has been given, and the ring is full, when something else comes. */
static void what_comes_before_the_rest_is_given(void)
{
    static const struct {
        const char *name;
        void (*comes)(void);
        const char *then;
        uint32_t ready;
    } cases[] = {
        {"nothing", nothing, "L1L2", 0},        {"a second kernel", begin_second, "w", 2},
        {"a CU returns", return_cu, "R1L2", 0}, {"a WG ends", end_one, "R1L2", 0},
        {"the kernel faults", fault, "w", 0},   {"a WG is overdue", be_overdue, "w", 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = 3;
        some_are_away(3);
        fake_port_forget(&port);
        are_met("012", 1);
        check_commands("L0");
        cases[i].comes();
        cp_step(&cp, 100);
        check_then(cases[i].then);
        CHECK_EQUAL(cp.ready, cases[i].ready);
    }
    test_context(0);
}

/* Its LAUNCH was refused: it is the firmware's to start, and so are the others then. */
static void fresh_wg_keeps_lists_off(void)
{
    const struct cp_command *launch = 0;

    init();
    one_is_away();
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 3);
    refuse(launch, CP_REFUSED_CU);
    check_state(2, CP_WG_READY);
    CHECK_EQUAL(cp.fresh, 1);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK(cp.oversubscribed);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(2, CP_WG_RUNNING);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 4);
    check_given(1, 0, 1);
    end_all();
}

/* A fresh one goes to the head of the READY ones while those behind it are to be given. */
static void fresh_wg_ends_the_giving(void)
{
    const struct cp_command *launch = 0;
    struct cp_event *event;

    init();
    some_are_away(3);
    sent(CP_COMMAND_LAUNCH, &launch);
    CHECK_EQUAL(launch->place.slot, 4);
    are_met("01", 0);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 4);
    event->tag = launch->tag;
    event->reason = CP_REFUSED_CU;
    fake_port_forget(&port);
    cp_step(&cp, 100);
    CHECK_EQUAL(cp.ready, 3);
    check_then("w");
    CHECK_EQUAL(cp.ready, 3);
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 0);
    check_state(4, CP_WG_RUNNING);
    check_commands("WL0L1");
    end_all();
}

/* It was on the list when lists were switched off. CONDITION_MET names the wait that LIST named. */
static void given_wg_is_announced(void)
{
    init();
    one_is_away();
    one_is_given();
    one_is_overdue();
    check_state(0, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK(cp.oversubscribed);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    end_all();
}

/* Lists are off and on again before the firmware reads the CONDITION_MET. */
static void given_wg_that_is_announced_late_is_given_again(void)
{
    init();
    some_are_away(2);
    fake_port_forget(&port);
    are_met("0", UINT32_MAX);
    check_commands("L0");
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_SWAPPED);
    are_met("1", UINT32_MAX);
    check_commands("wR1W");
    are_met("0", UINT32_MAX);
    check_commands("L0");
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    end_all();
}

static void given_wg_is_killed(void)
{
    static const bool takes_over[] = {false, true};

    for (uint32_t i = 0; i < 2; i++) {
        const struct cp_command *kill = 0;

        init();
        one_is_away();
        one_is_given();
        kernel_faults();
        check_state(0, CP_WG_KILLING);
        CHECK(cp.workgroups[0].flags & CP_WG_AWAY);
        CHECK_EQUAL(sent(CP_COMMAND_KILL, &kill), 2);
        if (takes_over[i]) {
            left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 1);
            check_state(0, CP_WG_KILLING);
            CHECK_EQUAL(cp.cus[0].residents.head, 0);
        }
        CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 1);
        end_all();
    }
}

/* The GPU has no run lists any more, or never had: nothing depends on the answer. */
static void refused_list_changes_nothing(void)
{
    const struct cp_command *list = 0;

    init();
    port.config.wait_timeout = 50000;
    one_is_away();
    one_is_given();
    sent(CP_COMMAND_LIST, &list);
    refuse(list, CP_REFUSED_ARGUMENT);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp.queues[0].stage == CP_QUEUE_STOPPED, false);
    CHECK_EQUAL(cp_counters_of(&cp)->refused, 1);
    fake_port_pass(&port, 50000);
    check_given(2, 0, 1);
    end_all();
}

/* Its CU was lost meanwhile. It is no fresh one, so the GPU may have it. */
static void wg_whose_restore_was_refused_is_given(void)
{
    const struct cp_command *restore = 0;

    init();
    one_is_away();
    is_being_restored();
    sent(CP_COMMAND_RESTORE, &restore);
    refuse(restore, CP_REFUSED_CU);
    check_given(1, 0, 1);
    CHECK(lists_are_on());
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
    end_all();
}

/* An entry of the wait that LIST has ended, or of the one before its last save. */
static void late_entry_of_a_given_wg_is_stale(void)
{
    init();
    one_is_away();
    one_is_given();
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 0);
    fake_port_log(&port, 0, 0, FAKE_PORT_WORDS, 0);
    fake_port_settle(&port);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 2);
    end_all();
}

/* The dispatcher gives it a place and saves it there. */
static void list_names_the_wait_of_the_last_save(void)
{
    init();
    one_is_away();
    one_is_given();
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    leaves(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 3)->wg.wait_number = 4;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 4);
    check_given(2, 0, 4);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 2);
    end_all();
}

/* CUs */

/* The dispatcher gave the place away before the CU was lost; the firmware hears of the loss first, or of a return late. */
static void successor_on_a_lost_cu_is_evicted(void)
{
    const struct cp_command *save = 0;

    init();
    one_is_away();
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    check_state(2, CP_WG_SAVING);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, 0), 2);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, &save), 3);
    CHECK_EQUAL(save->place.slot, 0);
    CHECK_EQUAL(save->flags, CP_FLAG_FORCED);
    CHECK_EQUAL(sent(CP_COMMAND_CU_RELEASE, 0), 0);
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
    CHECK_EQUAL(sent(CP_COMMAND_CU_RELEASE, 0), 1);
    end_all();
}

/* The WG that a lost CU is being emptied of leaves: the next one in turn is not forgotten. */
static void place_on_a_cu_that_is_being_emptied(void)
{
    init();
    one_is_away();
    port.room = 0;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0);
    cp_step(&cp, 10);
    CHECK_EQUAL(cp.cus[0].cursor, 2);
    leaves(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    cp_step(&cp, 10);
    check_sound();
    CHECK_EQUAL(cp.cus[0].cursor, 0);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
    end_all();
}

/* Ends of waits */

static void expiry_of_a_listed_wg(void)
{
    init();
    port.config.wait_timeout = 1000;
    one_is_away();
    port.now = 500;
    left(CP_EVENT_SAVED, 1, CP_SAVED_LISTED, 1);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.workgroups[1].expiry, 1500); /* from now on: the wait before is over */
    fake_port_pass(&port, 999);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    fake_port_pass(&port, 1); /* it may be on no list any more */
    check_given(1, 1, 1);
    CHECK_EQUAL(cp.workgroups[1].expiry, 2500);
    fake_port_pass(&port, 999);
    check_given(1, 1, 1);
    fake_port_pass(&port, 1);
    check_given(2, 1, 1);
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 2);
    check_state(1, CP_WG_RUNNING);
    CHECK(lists_are_on());
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 2);
    end_all();
}

/* Lists are off again: a WG that was on one belongs to the firmware. */
static void listed_wg_is_announced(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 1, CP_SAVED_LISTED, 1);
    one_is_overdue();
    check_state(1, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    check_state(1, CP_WG_READY);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    end_all();
}

/* The firmware finds a spilled condition met while the dispatcher, without its knowing, saves the WG. */
static void condition_met_for_a_wg_that_the_dispatcher_saves(void)
{
    static const enum cp_saved_state states[] = {CP_SAVED_WAITS, CP_SAVED_LISTED};

    for (uint32_t i = 0; i < 2; i++) {
        init();
        one_is_away();
        fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(cp.spill.waits_used, 1);
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
        CHECK_EQUAL(cp.spill.waits_used, 0);
        left(CP_EVENT_SAVED, 1, states[i], 1);
        check_state(1, CP_WG_SWAPPED); /* the GPU executes the RESUME */
        CHECK_EQUAL(cp_deadline(&cp) == UINT64_MAX, false);
        left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 2);
        check_state(1, CP_WG_RUNNING);
        end_all();
    }
}

static void condition_met_during_a_save_that_was_asked_for(void)
{
    static const struct {
        enum cp_saved_state saved;
        uint32_t given;
    } cases[] = {{CP_SAVED_WAITS, 1}, {CP_SAVED_RUNNABLE, 1}, {CP_SAVED_LISTED, 0}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        init();
        one_is_away();
        fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        stalled();
        saving();
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK(cp.workgroups[1].flags & CP_WG_MET);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
        left(CP_EVENT_SAVED, 1, cases[i].saved, 0);
        check_given(cases[i].given, 1, 1);
        end_all();
    }
}

/* Records of the successor's spilled waits are forgotten: those waits are over. */
static void spilled_waits_of_a_successor_are_over(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7); /* read late: stale */
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    end_all();
}

/*
 * The GPU has given a WG a place. The WG waits again, and the log has that wait before the firmware has read the event
 * of the place. The wait is ended: a record would be forgotten with those of the wait before.
 */
static void log_overtakes_the_event_of_a_place(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
        uint32_t wait_number, resumes, filed;
    } cases[] = {
        {"swapped", nothing, 2, 1, 0},
        {"swapped, the wait before", nothing, 1, 0, 1},
        {"given", one_is_given, 2, 1, 0},
        {"given, the wait before", one_is_given, 1, 0, 0},
        {"ready", one_is_ready, 2, 1, 0},
        {"ready, the wait before", one_is_ready, 1, 0, 0},
        {"being restored", is_being_restored, 2, 0, 1},
        {"being restored, the wait before", is_being_restored, 1, 0, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *resume = 0;

        test_context(cases[i].name);
        init();
        one_is_away();
        cases[i].before();
        fake_port_log(&port, 0, cases[i].wait_number, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        check_sound();
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, &resume), cases[i].resumes);
        CHECK_EQUAL(resume ? resume->place.wait_number : 2, 2);
        CHECK_EQUAL(cp.spill.waits_used, cases[i].filed);
        left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), cases[i].wait_number == 2);
        end_all();
    }
    test_context(0);
}

/*
 * The entry has overtaken a save before the place too: as far as the firmware knows, the WG has been resident all the time. Its
 * record outlasts both.
 */
static void log_overtakes_the_events_of_a_save_and_a_place(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 1, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1 + 1);
    check_state(1, CP_WG_RUNNING);
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 2 + 1)->wg.wait_number = 2;
    fake_port_settle(&port);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    check_given(1, 1, 2);
    end_all();
}

/* The same, and the condition is met between the two events. */
static void condition_is_met_before_the_event_of_a_place(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 1, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    check_state(1, CP_WG_SWAPPED);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1 + 1);
    check_state(1, CP_WG_RUNNING);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    end_all();
}

/* A ring that is full: the entry is read once more. Without the extension there is no such place. */
static void early_entry_waits_for_the_ring(void)
{
    init();
    one_is_away();
    port.room = 0;
    fake_port_log(&port, 0, 2, FAKE_PORT_WORDS, 7);
    cp_step(&cp, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->log_full, 0);
    port.room = UINT32_MAX;
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(cp_counters_of(&cp)->log_full, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
    init();
    port.config.extensions = 0;
    start(3);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    fake_port_log(&port, 0, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
}

static void saved_state_beyond_those_there_are(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 1, (enum cp_saved_state)77, 0);
    CHECK(cp_workgroup_is_in(&cp.workgroups[1], 1u << CP_WG_SWAPPED | 1u << CP_WG_READY | 1u << CP_WG_RESTORING));
    end_all();
}

TEST_MAIN()
{
    return test_run("run_list", (const struct test_case[]){TEST(lists_are_on_while_no_choice_is_left),
                                                           TEST(lists_stay_off),
                                                           TEST(resting_while_the_grid_fits),
                                                           TEST(answer_to_a_save_without_lists),
                                                           TEST(overdue_bars_lists_until_a_wg_has_lacked_a_slot),
                                                           TEST(lacking_a_slot_ends_the_bar),
                                                           TEST(preempted_wg_keeps_the_bar),
                                                           TEST(bar_begins_anew),
                                                           TEST(saved_unasked),
                                                           TEST(waits_before_a_save_are_over),
                                                           TEST(saved_twice_is_stale),
                                                           TEST(killed_while_it_is_saved),
                                                           TEST(fault_and_successor_in_one_breath),
                                                           TEST(successor_is_resident_whatever_was_under_way),
                                                           TEST(late_refusal_changes_nothing),
                                                           TEST(successor_that_cannot_be_is_no_successor),
                                                           TEST(restored_wg_cannot_succeed_itself),
                                                           TEST(fresh_wg_is_no_successor),
                                                           TEST(wg_of_another_kernel_is_no_successor),
                                                           TEST(successor_goes_before_handover),
                                                           TEST(chain_of_successors),
                                                           TEST(ready_wg_is_given_once),
                                                           TEST(waiting_precedes_list),
                                                           TEST(several_are_given_in_order),
                                                           TEST(ready_wgs_are_given_before_preempted_ones),
                                                           TEST(what_comes_before_the_rest_is_given),
                                                           TEST(fresh_wg_keeps_lists_off),
                                                           TEST(fresh_wg_ends_the_giving),
                                                           TEST(given_wg_is_announced),
                                                           TEST(given_wg_that_is_announced_late_is_given_again),
                                                           TEST(given_wg_is_killed),
                                                           TEST(refused_list_changes_nothing),
                                                           TEST(wg_whose_restore_was_refused_is_given),
                                                           TEST(late_entry_of_a_given_wg_is_stale),
                                                           TEST(list_names_the_wait_of_the_last_save),
                                                           TEST(successor_on_a_lost_cu_is_evicted),
                                                           TEST(place_on_a_cu_that_is_being_emptied),
                                                           TEST(expiry_of_a_listed_wg),
                                                           TEST(listed_wg_is_announced),
                                                           TEST(condition_met_for_a_wg_that_the_dispatcher_saves),
                                                           TEST(condition_met_during_a_save_that_was_asked_for),
                                                           TEST(spilled_waits_of_a_successor_are_over),
                                                           TEST(log_overtakes_the_event_of_a_place),
                                                           TEST(log_overtakes_the_events_of_a_save_and_a_place),
                                                           TEST(condition_is_met_before_the_event_of_a_place),
                                                           TEST(early_entry_waits_for_the_ring),
                                                           TEST(saved_state_beyond_those_there_are),
                                                           {0}});
}
