/* quotients.c - see quotients.h. */
#include "tools/outputs/quotients.h"

#include "mem/memory.h"

#define TERMS        2u
#define NUMBER_BYTES 48u

/* What a sum is multiplied by. */
enum unit { UNIT_ONE, UNIT_LINES, UNIT_SIMDS, UNIT_WAVE_SLOTS };

struct sum {
    enum unit unit;
    const char *terms[TERMS]; /* names of statistics; the second one may be NULL */
};

static const struct {
    const char *name;
    struct sum above, below;
    const char *description;
} quotients[] = {
    {"instructions_per_cycle", {UNIT_ONE, {"wave_instructions"}}, {UNIT_ONE, {"cycles"}}, "wave instructions"},
    {"occupancy",
     {UNIT_ONE, {"wave_cycles_resident", "wave_time_unfinished"}},
     {UNIT_WAVE_SLOTS, {"cycles"}},
     "part of the wave slots that waves held"},
    {"valu_utilization",
     {UNIT_ONE, {"valu_busy_cycles"}},
     {UNIT_SIMDS, {"cycles"}},
     "part of the time of the vector ALUs"},
    {"l1_hit_rate",
     {UNIT_ONE, {"l1_hits"}},
     {UNIT_ONE, {"l1_hits", "l1_misses"}},
     "part of the lines that the L1s had"},
    {"scalar_cache_hit_rate",
     {UNIT_ONE, {"scalar_cache_hits"}},
     {UNIT_ONE, {"scalar_cache_hits", "scalar_cache_misses"}},
     "that the scalar caches had"},
    {"instruction_cache_hit_rate",
     {UNIT_ONE, {"instruction_cache_hits"}},
     {UNIT_ONE, {"instruction_cache_hits", "instruction_cache_misses"}},
     "that the instruction caches had"},
    {"l2_hit_rate", {UNIT_ONE, {"l2_hits"}}, {UNIT_ONE, {"l2_hits", "l2_misses"}}, "that the L2 had"},
    {"dram_row_hit_rate",
     {UNIT_ONE, {"dram_row_hits"}},
     {UNIT_ONE, {"dram_reads", "dram_writes"}},
     "part of the accesses that found their row open"},
    {"dram_bytes_per_cycle", {UNIT_LINES, {"dram_reads", "dram_writes"}}, {UNIT_ONE, {"cycles"}}, "bytes"},
    {"workgroup_wait_mean", {UNIT_ONE, {"workgroup_wait_cycles"}}, {UNIT_ONE, {"workgroup_waits"}}, "cycles"},
    {"workgroup_stay_mean", {UNIT_ONE, {"workgroup_stay_cycles"}}, {UNIT_ONE, {"workgroup_stays"}}, "cycles"},
    {"workgroup_return_mean", {UNIT_ONE, {"workgroup_return_cycles"}}, {UNIT_ONE, {"workgroup_returns"}}, "cycles"},
    {"l1_load_mean", {UNIT_ONE, {"l1_load_cycles"}}, {UNIT_ONE, {"l1_loads"}}, "cycles"},
    {"l1_pending_load_mean", {UNIT_ONE, {"l1_pending_load_cycles"}}, {UNIT_ONE, {"l1_pending_loads"}}, "cycles"},
    {"l2_load_mean", {UNIT_ONE, {"l2_load_cycles"}}, {UNIT_ONE, {"l2_loads"}}, "cycles"},
    {"dram_load_mean", {UNIT_ONE, {"dram_load_cycles"}}, {UNIT_ONE, {"dram_loads"}}, "cycles"},
    {"scalar_cache_load_mean", {UNIT_ONE, {"scalar_cache_load_cycles"}}, {UNIT_ONE, {"scalar_cache_loads"}}, "cycles"},
    {"scalar_pending_load_mean",
     {UNIT_ONE, {"scalar_pending_load_cycles"}},
     {UNIT_ONE, {"scalar_pending_loads"}},
     "cycles"},
    {"scalar_l2_load_mean", {UNIT_ONE, {"scalar_l2_load_cycles"}}, {UNIT_ONE, {"scalar_l2_loads"}}, "cycles"},
    {"scalar_dram_load_mean", {UNIT_ONE, {"scalar_dram_load_cycles"}}, {UNIT_ONE, {"scalar_dram_loads"}}, "cycles"},
    {"l2_atomic_mean", {UNIT_ONE, {"l2_atomic_cycles"}}, {UNIT_ONE, {"l2_atomics"}}, "cycles"},
    {"cp_utilization",
     {UNIT_ONE, {"cp_busy_cycles"}},
     {UNIT_ONE, {"cycles"}},
     "part of the time in which the firmware worked"},
    {"cp_instructions_per_workgroup",
     {UNIT_ONE, {"cp_instructions"}},
     {UNIT_ONE, {"workgroups_launched"}},
     "instructions of the firmware"},
};

static double units(enum unit unit, const struct parameters *parameters)
{
    double simds = (double)parameters->cus * (double)parameters->simds;

    switch (unit) {
    case UNIT_LINES:
        return MEM_LINE_BYTES;
    case UNIT_SIMDS:
        return simds;
    case UNIT_WAVE_SLOTS:
        return simds * (double)parameters->waves;
    case UNIT_ONE:
        break;
    }
    return 1;
}

/* Returns false if the table lacks a term. */
static bool add_up(const struct view_stats *stats, const struct sum *sum, const struct parameters *parameters,
                   double *value)
{
    *value = 0;
    for (uint32_t i = 0; i < TERMS && sum->terms[i]; i++) {
        uint64_t term;

        if (!view_stats_value(stats, sum->terms[i], &term))
            return false;
        *value += (double)term;
    }
    *value *= units(sum->unit, parameters);
    return true;
}

void outputs_quotients(struct view_stats *stats, const struct parameters *parameters)
{
    for (size_t i = 0; i < sizeof(quotients) / sizeof(quotients[0]); i++) {
        char number[NUMBER_BYTES];
        double above, below;

        if (!add_up(stats, &quotients[i].above, parameters, &above) ||
            !add_up(stats, &quotients[i].below, parameters, &below) || below <= 0)
            continue;
        snprintf(number, sizeof(number), "%.6f", above / below);
        view_stats_add(stats, quotients[i].name, number, quotients[i].description);
    }
}
