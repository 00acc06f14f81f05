/*
 * run_list_bench.h - a GPU with run lists, of two CUs of one place each: for tests of when the GPU may move work-groups (WGs) by itself,
 * and what happens to bring that about.
 */
#ifndef TESTS_RUN_LIST_BENCH_H
#define TESTS_RUN_LIST_BENCH_H

#include "fake_port.h"
#include "test.h"
#include "workgroup.h"

#if __STDC_HOSTED__
#include "audit.h"
#endif

static struct fake_port port;
static struct cp cp;

/* Boards have no memory for the audit. */
static inline void check_sound(void)
{
#if __STDC_HOSTED__
    const char *message = audit(&cp);

    if (message)
        test_fail(__FILE__, __LINE__, message);
#endif
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* Two CUs of one place each. */
static inline void init(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_onward;
    port.config.extensions = CP_EXTENSION_RUN_LISTS;
    port.config.simds = 1;
    port.config.waves_per_simd = 1;
}

static inline void start(uint32_t groups)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
}

/* Whether the last WAITING switches lists on. */
static inline bool lists_are_on(void)
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
static inline uint32_t sent(enum cp_command_opcode opcode, const struct cp_command **last)
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
static inline struct cp_event *leaves(enum cp_event_kind kind, uint32_t slot, enum cp_saved_state state, uint32_t tag)
{
    struct cp_event *event = fake_port_event(&port, kind, slot);

    if (kind == CP_EVENT_SAVED)
        event->saved.state = state;
    event->wg.wait_number = 1;
    event->wg.first_wait = state == CP_SAVED_WAITS;
    event->tag = tag;
    return event;
}

static inline void left(enum cp_event_kind kind, uint32_t slot, enum cp_saved_state state, uint32_t tag)
{
    leaves(kind, slot, state, tag);
    fake_port_settle(&port);
    check_sound();
}

static inline void refuse(const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);

    event->tag = command->tag;
    event->reason = (uint8_t)reason;
    fake_port_settle(&port);
    check_sound();
}

/* Whether the last WAITING before that command switches lists on. */
static inline bool lists_were_on_before(const struct cp_command *command)
{
    uint32_t extensions = 0;

    for (const struct cp_command *other = port.commands; other < command; other++) {
        if (other->opcode == CP_COMMAND_WAITING)
            extensions = other->waiting.extensions;
    }
    return extensions & CP_EXTENSION_RUN_LISTS;
}

/* LIST was sent so often, and last for the WG in this slot, whose last SAVED had that wait number. */
static inline void check_given(uint32_t count, uint32_t slot, uint32_t wait_number)
{
    const struct cp_command *list = 0;

    CHECK_EQUAL(sent(CP_COMMAND_LIST, &list), count);
    check_state(slot, CP_WG_SWAPPED);
    check_sound();
    if (!list)
        return;
    CHECK_EQUAL(list->length * CP_COMMAND_PART, __builtin_offsetof(struct cp_command, place.workgroup[1]));
    CHECK_EQUAL(list->place.slot, slot);
    CHECK_EQUAL(list->place.generation, cp.workgroups[slot].generation);
    CHECK_EQUAL(list->place.wait_number, wait_number);
    CHECK(lists_were_on_before(list));
}

/* WG 0 waits, saved; WG 1 is on CU 1 and WG 2 on CU 0. Lists are on. */
static inline void one_is_away(void)
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
static inline void end_kernels(uint32_t kernels)
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

static inline void end_all(void)
{
    end_kernels(1);
}

/* Switching */

static inline void nothing(void)
{
}

static inline void one_is_given(void)
{
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_given(1, 0, 1);
}

static inline void second_kernel(void)
{
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_settle(&port);
}

static inline void one_ends(void)
{
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
}

static inline void one_ends_for_another(void)
{
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
}

static inline void cu_is_lost(void)
{
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
}

/* CU 2 was lost before. */
static inline void cu_returns(void)
{
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 2;
    fake_port_settle(&port);
}

static inline void kernel_faults(void)
{
    fake_port_tell(&port, CP_EVENT_FAULT, 1, 0);
}

static inline void one_is_overdue(void)
{
    fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
    fake_port_settle(&port);
}

/* The firmware keeps WG 0, because lists are barred. */
static inline void one_is_ready(void)
{
    one_is_overdue();
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
}

static inline void saving(void)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    check_state(1, CP_WG_SAVING);
}

/* WG 1 has ended, and WG 0 is being restored in its place on CU 1: it was on no list when the place became free. */
static inline void is_being_restored(void)
{
    one_ends();
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    CHECK_EQUAL(cp.workgroups[0].cu, 1);
}

#endif
