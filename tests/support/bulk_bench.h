/*
 * bulk_bench.h - CUs of two SIMDs, and work-groups (WGs) in bulk: for tests of several that are launched by one command, and ended by
 * one event.
 */
#ifndef TESTS_BULK_BENCH_H
#define TESTS_BULK_BENCH_H

#include "compute_unit.h"
#include "dispatch.h"
#include "fake_port.h"
#include "kernel.h"
#include "test.h"
#include "workgroup.h"

#if __STDC_HOSTED__
#include "audit.h"
#endif

#define MOST 64u /* WGs of a kernel here */

static struct fake_port port;
static struct cp cp;

/* What a LAUNCH says, alone or in a LAUNCHES. */
struct launched {
    uint32_t slot, generation, cu, simd, number, tag;
};

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

static inline void settle(uint32_t budget)
{
    for (uint32_t i = 0; i < 1000; i++) {
        if (cp_step(&cp, budget) <= 0)
            break;
    }
    check_sound();
}

/* CUs of two SIMDs with four wave slots each. */
static inline void init(uint32_t cus, uint32_t extensions)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_onward;
    port.config.extensions = extensions;
    port.config.cus = cus;
    port.config.waves_per_simd = 4;
    port.config.wg_slots = MOST;
}

static inline void start(uint32_t groups, uint32_t waves, uint32_t budget)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, waves);
    settle(budget);
}

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

/* The WGs of a LAUNCHES, checked for what is the same for all of them. Returns their number. */
static inline uint32_t expand(const struct cp_command *command, struct launched *launched)
{
    const struct cp_launches *frame = &command->launches;

    CHECK(frame->count >= 1 && frame->count <= CP_LAUNCHES_MOST);
    CHECK_EQUAL(frame->kernel, 0);
    CHECK_EQUAL(frame->contexts, port.config.context_base);
    CHECK_EQUAL(frame->context_bytes, port.config.context_bytes);
    CHECK_EQUAL(frame->reserved0, 0);
    CHECK_EQUAL(command->length, 4 + frame->count);
    for (uint32_t i = 0; i < frame->count && i < CP_LAUNCHES_MOST; i++) {
        const struct cp_bulk_launch *launch = &frame->launches[i];

        launched[i] = (struct launched){
            launch->slot,     launch->generation, CP_LAUNCH_CU(launch->spot), CP_LAUNCH_SIMD(launch->spot),
            frame->first + i, command->tag};
    }
    return frame->count;
}

/* All WGs launched so far, in order. Returns their number. */
static inline uint32_t all_launched(struct launched launched[MOST + CP_LAUNCHES_MOST])
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count && count <= MOST; i++) {
        const struct cp_command *c = &port.commands[i];

        if (c->opcode == CP_COMMAND_LAUNCH)
            launched[count++] = (struct launched){c->place.slot, c->place.generation,   c->place.cu,
                                                  c->place.simd, c->place.workgroup[0], c->tag};
        if (c->opcode == CP_COMMAND_LAUNCHES)
            count += expand(c, &launched[count]);
    }
    return count;
}

/* Prepares an event: WGs of kernel 0 in these slots have ended. */
static inline struct cp_event *ends(uint32_t count, const uint32_t *slots)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_ENDS, 0);

    event->grid = (struct cp_grid_event){.count = (uint16_t)count};
    for (uint32_t i = 0; i < count && i < CP_GRID_ENDS; i++)
        event->grid.ends[i] = (struct cp_grid_end){(uint16_t)slots[i], (uint16_t)cp.workgroups[slots[i]].generation};
    return event;
}

static inline void end_kernels(uint32_t kernels)
{
    for (uint32_t turn = 0; turn < MOST; turn++) {
        for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
            if (cp_workgroup_is_in(&cp.workgroups[slot], CP_WG_RESUMABLE | 1u << CP_WG_KILLING)) {
                fake_port_event(&port, CP_EVENT_DONE, slot);
                settle(8);
            }
        }
    }
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), kernels);
}

#endif
