/* skipped.c - see skipped.h. */
#include "gpu/skipped.h"

#include <stdbool.h>
#include <string.h>

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), least = strlen(end);

    return length >= least && !strcmp(name + length - least, end);
}

/* Whether the statistic is the greatest of some values, and no sum. */
static bool is_peak(const char *name)
{
    return ends_with(name, "_peak") || ends_with(name, "_most") || !strcmp(name, "waiters_of_a_condition");
}

void gpu_skipped_note(void *context, const char *name, uint64_t value, const char *description)
{
    struct gpu_skipped *skipped = context;

    (void)description;
    if (!strcmp(name, "workgroups_launched"))
        skipped->workgroups = value;
    if (skipped->count < GPU_SKIPPED_MOST)
        skipped->values[skipped->count++] = value;
}

void gpu_skipped_subtract(void *filter, const char *name, uint64_t value, const char *description)
{
    struct gpu_skipped_filter *at = filter;
    uint64_t before = at->at < at->skipped->count ? at->skipped->values[at->at] : 0;

    at->at++;
    at->visit(at->context, name, is_peak(name) ? value : value - before, description);
}

void gpu_skipped_count(void *filter, const char *name, uint64_t value, const char *description)
{
    static const char *const counts[] = {"wave_instructions",
                                         "salu_instructions",
                                         "smem_instructions",
                                         "valu_instructions",
                                         "vmem_instructions",
                                         "lds_instructions",
                                         "branch_instructions",
                                         "internal_instructions",
                                         "barriers",
                                         "messages",
                                         "waits",
                                         "vector_loads",
                                         "vector_stores",
                                         "atomic_instructions",
                                         "atomics",
                                         "waits_failed",
                                         "workgroups_launched",
                                         "workgroups_finished",
                                         "workgroups_killed",
                                         "switches_out",
                                         "switches_in",
                                         "switches_in_same",
                                         "commands_refused",
                                         "context_bytes_saved",
                                         "context_bytes_restored",
                                         "waits_armed",
                                         "spilled",
                                         "log_full",
                                         "waiters_resumed",
                                         "answered_late",
                                         "sync_variables",
                                         "sync_conditions",
                                         "cp_steps",
                                         "cp_events",
                                         "cp_commands",
                                         "cp_packets",
                                         "cp_rejected_packets",
                                         "cp_host_commands",
                                         "cp_launches",
                                         "cp_retires",
                                         "cp_messages",
                                         "cp_coop_kills",
                                         "cp_coop_forks",
                                         "cp_coop_resizes",
                                         "cp_stale_events",
                                         "cp_ring_full",
                                         "cp_instructions",
                                         "simulator_events"};
    struct gpu_skipped_filter *at = filter;

    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        if (!strcmp(name, counts[i]))
            at->visit(at->context, name, value, description);
    }
}
