/*
 * caws.c - the most critical wave first: how many instructions it is behind the longest wave of its work-group, plus the
 * turns that it was passed over. Greedy. Criticality counts by powers of two, as of the last scan.
 */
#include "cu/greed.h"
#include "cu/rank.h"

#define SCAN_TURNS 32u /* without cu.patience */

static uint32_t pick_critical(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = gpu_patience_first(simd, candidates), greedy = first & gpu_greed_wave(simd, false);

    return (uint32_t)__builtin_ctzll(greedy ? greedy : gpu_rank_highest(simd, first));
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    struct gpu_resident *resident = issue->resident;

    gpu_greed_issued(simd, issue, false);
    issue->stalled += simd->event_turn - issue->wake_turn;
    if (++issue->instructions > resident->instructions_most)
        resident->instructions_most = issue->instructions;
}

static void scan_waves(struct gpu_simd *simd, uint64_t turn)
{
    gpu_patience_scan(simd, turn);
    if (simd->next_scan == GPU_NEVER)
        simd->next_scan = turn + SCAN_TURNS;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];
        uint64_t behind = issue->resident->instructions_most - issue->instructions;

        gpu_rank_set(issue, gpu_rank_bits(behind + issue->stalled, GPU_LEVELS - 1));
    }
}

const struct gpu_wave_scheduler gpu_wave_scheduler_caws = {
    .description =
        "greedy, then the most critical wave: instructions behind its work-group's longest, and turns stalled",
    .pick = pick_critical,
    .scan = scan_waves,
    .issues = note_issue,
};
