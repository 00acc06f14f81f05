/* gto.c - greedy, then the oldest. */
#include "cu/greed.h"

static uint32_t pick_greedy(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = gpu_patience_first(simd, candidates), greedy = first & gpu_greed_wave(simd, false);

    return (uint32_t)__builtin_ctzll(greedy ? greedy : first);
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    gpu_greed_issued(simd, issue, false);
}

const struct gpu_wave_scheduler gpu_wave_scheduler_gto = {
    .description = "greedy, then oldest: goes on with one wave as long as it can",
    .pick = pick_greedy,
    .scan = gpu_patience_scan,
    .issues = note_issue,
};
