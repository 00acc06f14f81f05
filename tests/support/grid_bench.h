/*
 * grid_bench.h - a GPU with grids, of two CUs of one place each: for tests of what the GPU launches by itself, and what the firmware
 * makes of that.
 */
#ifndef TESTS_GRID_BENCH_H
#define TESTS_GRID_BENCH_H

#include "fake_port.h"
#include "kernel.h"
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
    port.config.extensions = CP_EXTENSION_GRIDS;
    port.config.simds = 1;
    port.config.waves_per_simd = 1;
}

static inline void start(uint32_t groups)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    check_sound();
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

static inline void check_grid(uint32_t count, uint32_t next, uint32_t end)
{
    const struct cp_command *last = 0;

    CHECK_EQUAL(sent(CP_COMMAND_GRID, &last), count);
    if (!last)
        return;
    CHECK_EQUAL(last->grid.next, next);
    CHECK_EQUAL(last->grid.end, end);
}

/* Prepares an event of a kernel's grid, the slots' WGs of their present generations. */
static inline struct cp_event *ends(uint32_t next, uint32_t count, const uint32_t *slots)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_GRID, 0);
    uint16_t kernel = cp.grid.kernel;

    event->grid = (struct cp_grid_event){.kernel = kernel, .count = (uint16_t)count, .next = next};
    for (uint32_t i = 0; i < count && i < CP_GRID_ENDS; i++) {
        uint32_t before = 0;

        for (uint32_t j = 0; j < i; j++)
            before += slots[j] == slots[i];
        event->grid.ends[i].slot = (uint16_t)slots[i];
        event->grid.ends[i].generation = (uint16_t)(cp.workgroups[slots[i]].generation + before);
    }
    return event;
}

static inline void succeed(uint32_t next, uint32_t slot)
{
    ends(next, 1, &slot);
    fake_port_settle(&port);
    check_sound();
}

/* The answer to a GRID that takes back. */
static inline void give_back(uint32_t kernel, uint32_t next)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_GRID_ENDED, 0);

    event->grid = (struct cp_grid_event){.kernel = (uint16_t)kernel, .next = next};
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

/* Ends all WGs that are resident. */
static inline void end_kernels_once(void)
{
    if (cp.grid.stage == CP_GRID_ENDING)
        give_back(cp.grid.kernel, cp.grid.next);
    for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
        if (cp.workgroups[slot].state == CP_WG_SWAPPED)
            fake_port_tell(&port, CP_EVENT_CONDITION_MET, slot, cp.workgroups[slot].wait_number);
        if (cp_workgroup_is_in(&cp.workgroups[slot], CP_WG_RESUMABLE | 1u << CP_WG_KILLING))
            fake_port_tell(&port, CP_EVENT_DONE, slot, 2);
    }
}

/* Ends all WGs that are resident, or that follow them by LAUNCH, of this number of kernels; then nothing is left. */
static inline void end_kernels(uint32_t kernels)
{
    for (uint32_t turn = 0; turn < 16; turn++)
        end_kernels_once();
    check_sound();
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
    CHECK_EQUAL(cp.cus[0].residents.count + cp.cus[1].residents.count, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), kernels);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    CHECK_EQUAL(cp.grid.kernel, CP_KERNEL_NONE);
}

#endif
