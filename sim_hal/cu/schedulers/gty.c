/* gty.c - greedy, then the youngest. */
#include "cu/greed.h"

static uint32_t pick_greedy(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = gpu_patience_first(simd, candidates), greedy = first & gpu_greed_wave(simd, true);

    return 63u - (uint32_t)__builtin_clzll(greedy ? greedy : first);
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    gpu_greed_issued(simd, issue, true);
}

const struct gpu_wave_scheduler gpu_wave_scheduler_gty = {
    .description = "greedy, then youngest",
    .pick = pick_greedy,
    .scan = gpu_patience_scan,
    .issues = note_issue,
};
