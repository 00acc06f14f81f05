/*
 * cost.c - the table of operation costs.
 *
 * Provisional: the numbers are instruction counts of fw/ built for the host and counted by callgrind, not those of a
 * microcontroller; the statistics mark them so. tests/costs.sh compares what the table charges for whole runs with what
 * callgrind counts.
 */
#include "bind/cost.h"

#include <stddef.h>

struct cost {
    size_t counter;       /* offset in struct cp_counters */
    int64_t instructions; /* an occurrence */
};

/* A successor costs less than the end of one WG and the launch of another apart: they share their work. */
static const struct cost costs[] = {
    {offsetof(struct cp_counters, steps), 80},
    {offsetof(struct cp_counters, events), 160},
    {offsetof(struct cp_counters, doorbells), 60},
    {offsetof(struct cp_counters, packets), 1500},
    {offsetof(struct cp_counters, launches), 800},
    {offsetof(struct cp_counters, retires), 390},
    {offsetof(struct cp_counters, successions), -680},
    {offsetof(struct cp_counters, saves), 330},
    {offsetof(struct cp_counters, saved), 280},
    {offsetof(struct cp_counters, restores), 1000},
    {offsetof(struct cp_counters, restored), 125},
    {offsetof(struct cp_counters, waits), 125},
    {offsetof(struct cp_counters, resumes), 200},
    {offsetof(struct cp_counters, timeouts), 150},
    {offsetof(struct cp_counters, quantum_expiries), 100},
    {offsetof(struct cp_counters, conditions_met), 150},
    {offsetof(struct cp_counters, fallbacks), 150},
    {offsetof(struct cp_counters, log_entries), 900},
    {offsetof(struct cp_counters, log_stale), 300},
    {offsetof(struct cp_counters, log_rejected), 300},
    {offsetof(struct cp_counters, checks), 270},
    {offsetof(struct cp_counters, spilled_resumes), 250},
    {offsetof(struct cp_counters, stall_updates), 60},
};

static uint64_t counter_at(const struct cp_counters *counters, size_t offset)
{
    return *(const uint64_t *)(const void *)((const char *)counters + offset);
}

uint64_t gpu_step_instructions(const struct cp_counters *before, const struct cp_counters *after)
{
    int64_t instructions = 0;

    for (size_t i = 0; i < sizeof(costs) / sizeof(costs[0]); i++) {
        uint64_t times = counter_at(after, costs[i].counter) - counter_at(before, costs[i].counter);

        instructions += (int64_t)times * costs[i].instructions;
    }
    return (uint64_t)instructions;
}
