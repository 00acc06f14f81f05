/*
 * caws.c - the most critical wave first: how many instructions it is behind the longest wave of its work-group, plus the
 * turns that it was passed over. Greedy. Criticality counts by powers of two, as of the last scan.
 */
#include "cu/greed.h"
#include "cu/rank.h"

#define SCAN_TURNS 32u /* without cu.patience */

static uint32_t pick_critical(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t first = cu_patience_first(simd, candidates), greedy = first & cu_greed_wave(simd, false);

    return (uint32_t)__builtin_ctzll(greedy ? greedy : cu_rank_highest(simd, first));
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    struct cu_resident *resident = issue->resident;

    cu_greed_issued(simd, issue, false);
    issue->stalled += simd->event_turn - issue->wake_turn;
    if (++issue->instructions > resident->instructions_most)
        resident->instructions_most = issue->instructions;
}

static void scan_waves(struct cu_simd *simd, uint64_t turn)
{
    cu_patience_scan(simd, turn);
    if (simd->next_scan == CLOCK_NEVER)
        simd->next_scan = turn + SCAN_TURNS;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];
        uint64_t behind = issue->resident->instructions_most - issue->instructions;

        cu_rank_set(issue, cu_rank_bits(behind + issue->stalled, CU_LEVELS - 1));
    }
}

const struct cu_wave_scheduler cu_wave_scheduler_caws = {
    .description =
        "greedy, then the most critical wave: instructions behind its work-group's longest, and turns stalled",
    .pick = pick_critical,
    .scan = scan_waves,
    .issues = note_issue,
};
