/*
 * cost.c - the table of operation costs. The numbers are instructions of the image for board qemu-rv32, counted there and
 * attributed to the operations that the counters report for a step (docs/measured/costs.md; `make costs` writes cost.def).
 */
#include "bind/cost.h"

#include <stddef.h>

struct cost {
    size_t counter;       /* offset in struct cp_counters */
    int64_t instructions; /* an occurrence; below zero where it saves some of what another counter stands for */
};

#define COST(counter, instructions) {offsetof(struct cp_counters, counter), instructions},

static const struct cost costs[] = {
#include "bind/cost.def"
};

static uint64_t counter_at(const struct cp_counters *counters, size_t offset)
{
    return *(const uint64_t *)(const void *)((const char *)counters + offset);
}

uint64_t bind_step_instructions(const struct cp_counters *before, const struct cp_counters *after)
{
    int64_t instructions = 0;

    for (size_t i = 0; i < sizeof(costs) / sizeof(costs[0]); i++)
        instructions += (int64_t)(counter_at(after, costs[i].counter) - counter_at(before, costs[i].counter)) *
                        costs[i].instructions;
    return instructions > 0 ? (uint64_t)instructions : 0;
}
