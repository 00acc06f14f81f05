/* gto.c - greedy, then the oldest. */
#include "cu/greed.h"

static uint32_t pick_greedy(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t first = cu_patience_first(simd, candidates), greedy = first & cu_greed_wave(simd, false);

    return (uint32_t)__builtin_ctzll(greedy ? greedy : first);
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    cu_greed_issued(simd, issue, false);
}

const struct cu_wave_scheduler cu_wave_scheduler_gto = {
    .description = "greedy, then oldest: goes on with one wave as long as it can",
    .pick = pick_greedy,
    .scan = cu_patience_scan,
    .issues = note_issue,
};
