/* mwf_lrr.c - most waiting first: the work-group with most waves at its barrier, inside it in turns. */
#include "cu/patience.h"
#include "cu/rank.h"

static uint32_t pick_most_waiting(const struct cu_simd *simd, uint64_t candidates)
{
    const struct cu_resident *resident;
    uint64_t waves = cu_rank_highest(simd, cu_patience_first(simd, candidates));

    waves = cu_rank_oldest(simd, waves, &resident);
    return cu_rank_in_turns(simd, resident, waves);
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    (void)simd;
    cu_rank_issued(issue);
}

static void note_waiting(struct cu_resident *resident)
{
    cu_rank_set_all(resident, resident->workgroup.at_barrier);
}

const struct cu_wave_scheduler cu_wave_scheduler_mwf_lrr = {
    .description = "most waiting first: work-groups by their waves at the barrier, inside in turns",
    .pick = pick_most_waiting,
    .scan = cu_patience_scan,
    .issues = note_issue,
    .meets = note_waiting,
};
