/*
 * condition_bench.h - waits that are spilled to the firmware: for tests of when they end, in which order, and where their
 * work-group is meanwhile.
 */
#ifndef TESTS_CONDITION_BENCH_H
#define TESTS_CONDITION_BENCH_H

#include "fake_port.h"
#include "every_policy.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

#define WORD     (FAKE_PORT_WORDS + 64)
#define COUNT(n) (cp_counters_of(&cp)->n)

static inline void start(const struct cp_policy *policy, uint32_t groups, uint32_t waves)
{
    fake_port_init(&port, &cp);
    port.config.policy = policy;
    port.config.log_entries = 64;
    port.config.cus = 4;
    port.config.waves_per_simd = 8;
    port.config.wg_slots = 64;
    fake_port_start(&port);
    fake_port_open(&port, groups, waves);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* The slot of the next RESUME; CP_NONE: there is none. */
static inline uint32_t next_resumed(void)
{
    const struct cp_command *command;
    uint32_t got;

    while ((got = fake_port_next(&port, &command)) != 0) {
        if (got == CP_COMMAND_RESUME)
            return command->place.slot;
    }
    return CP_NONE;
}

static inline void expect_resumed(const uint32_t *slots, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        CHECK_EQUAL(next_resumed(), slots[i]);
    CHECK_EQUAL(next_resumed(), CP_NONE);
}

static inline void pass_interval(void)
{
    fake_port_pass(&port, port.config.check_interval);
}

/* Everything is as before the first entry. */
static inline void check_empty(void)
{
    uint32_t conditions = 0, waits = 0;

    CHECK_EQUAL(cp.spill.conditions_used + cp.spill.waits_used, 0);
    for (uint32_t i = cp.spill.conditions_free; i < CP_MAX_CONDITIONS; i = (i + 1 + cp.conditions[i].chain) & CP_NONE)
        conditions++;
    for (uint32_t i = cp.spill.waits_free; i < CP_MAX_WAITS; i = (i + 1 + cp.waits[i].rings[0].next) & CP_NONE)
        waits++;
    CHECK_EQUAL(conditions, CP_MAX_CONDITIONS);
    CHECK_EQUAL(waits, CP_MAX_WAITS);
    for (uint32_t i = 0; i < CP_CONDITION_BUCKETS; i++)
        CHECK_EQUAL(cp.condition_buckets[i], 0);
    for (uint32_t i = 0; i < CP_SPILL_WORDS; i++)
        CHECK_EQUAL(cp.spill.used[i], 0);
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        CHECK_EQUAL(cp.spill.kernel_waits[i], 0);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A WG of two waves waits in wait 4, its waves in 2 to 4; it is being saved for another. */
static inline void start_saving(const struct cp_policy *policy)
{
    struct cp_event *event;

    start(policy, 33, 2);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wg.wait_number = 4;
    event->wg.first_wait = 2;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
}

static inline void save(uint32_t wait_number, uint32_t first, uint32_t runnable)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, 0);

    event->wg.wait_number = wait_number;
    event->wg.first_wait = first;
    event->saved.state = runnable;
    fake_port_settle(&port);
}

static inline bool was_restored(void)
{
    return COUNT(restores) == 1;
}

#endif
