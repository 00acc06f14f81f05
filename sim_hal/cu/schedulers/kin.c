/*
 * kin.c - the waves that others of their work-group wait for at a barrier first, if these are most of it; then a base
 * order, greedy or in turns.
 *
 * A work-group is critical when at least kin.gate percent of its live waves are at the barrier and a missing one can run.
 * A candidate is a missing wave that can run, so the second half always holds where a choice is made.
 */
#include "cu/greed.h"
#include "cu/rank.h"
#include "cu/rotation.h"

#define PERCENT 100u

/* Of the waves, those of the critical work-group that goes first: fewest missing, most waiting, oldest. Some wave must be
 * of a critical one. */
static uint64_t narrow_critical(const struct gpu_simd *simd, uint64_t waves)
{
    const struct gpu_resident *resident;

    waves = gpu_rank_heaviest(simd, gpu_rank_highest(simd, waves));
    return gpu_rank_oldest(simd, waves, &resident);
}

/* Waves that go first, of which the base order has one. */
static uint64_t narrow_waves(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = gpu_patience_first(simd, candidates);

    return first & ~simd->levels[0] ? narrow_critical(simd, first) : first;
}

static uint32_t pick_greedy(const struct gpu_simd *simd, uint64_t waves)
{
    uint64_t greedy = waves & gpu_greed_wave(simd, false);

    return (uint32_t)__builtin_ctzll(greedy ? greedy : waves);
}

static uint32_t pick_kin(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = narrow_waves(simd, candidates);

    return simd->cu->control->takes_turns ? gpu_rotation_next(simd, first) : pick_greedy(simd, first);
}

static uint32_t pick_any_kin(const struct gpu_simd *simd, uint64_t candidates)
{
    uint64_t first = narrow_waves(simd, candidates);

    return simd->cu->control->takes_turns ? gpu_rotation_next_any(simd, first) : pick_greedy(simd, first);
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    gpu_greed_issued(simd, issue, false);
    gpu_rotation_issued(simd, issue);
}

/* The fewer waves are missing the higher; 0: it is not critical. */
static uint32_t level_of(const struct gpu_resident *resident)
{
    const struct gpu_workgroup *workgroup = &resident->workgroup;
    uint32_t live = workgroup->wave_count - workgroup->ended, waiting = workgroup->at_barrier;

    if (!resident->cu->gate || !waiting || waiting * PERCENT < live * resident->cu->gate)
        return 0;
    return GPU_LEVELS - (live - waiting);
}

static void note_waiting(struct gpu_resident *resident)
{
    uint32_t level = level_of(resident);

    if (level || resident->workgroup.waves[0].issue->level)
        gpu_rank_weigh_all(resident, level, level ? resident->workgroup.at_barrier : 0);
}

const struct gpu_wave_scheduler gpu_wave_scheduler_kin = {
    .description =
        "waves that most of their work-group waits for at the barrier, fewest missing first; then gto or lrr",
    .pick = pick_kin,
    .pick_any = pick_any_kin,
    .scan = gpu_patience_scan,
    .issues = note_issue,
    .meets = note_waiting,
};
