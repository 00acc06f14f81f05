/* mwf_gto.c - most waiting first: the work-group with most waves at its barrier, inside it greedy. */
#include "cu/patience.h"
#include "cu/rank.h"

static uint32_t pick_most_waiting(const struct gpu_simd *simd, uint64_t candidates)
{
    const struct gpu_resident *resident;
    uint64_t waves = gpu_rank_highest(simd, gpu_patience_first(simd, candidates));

    waves = gpu_rank_oldest(simd, waves, &resident);
    return gpu_rank_greedy(simd, resident, waves);
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    (void)simd;
    gpu_rank_issued(issue);
}

static void note_waiting(struct gpu_resident *resident)
{
    gpu_rank_set_all(resident, resident->workgroup.at_barrier);
}

const struct gpu_wave_scheduler gpu_wave_scheduler_mwf_gto = {
    .description = "most waiting first: work-groups by their waves at the barrier, inside greedy",
    .pick = pick_most_waiting,
    .scan = gpu_patience_scan,
    .issues = note_issue,
    .meets = note_waiting,
};
