/* two_level.c - eight active waves, in turns; a wave that waits for a counter or at a barrier is not active any more. */
#include "cu/patience.h"
#include "cu/rotation.h"

#define ACTIVE_MOST 8

enum { MARK_ACTIVE = CU_MARK_OWN };

static uint64_t active_first(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t first = cu_patience_first(simd, candidates), active = first & simd->marks[MARK_ACTIVE];

    return active ? active : first;
}

static uint32_t pick_active(const struct cu_simd *simd, uint64_t candidates)
{
    return cu_rotation_next(simd, active_first(simd, candidates));
}

static uint32_t pick_active_any(const struct cu_simd *simd, uint64_t candidates)
{
    return cu_rotation_next_any(simd, active_first(simd, candidates));
}

/* A wave of the others that issues is active if there is a place. */
static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    cu_rotation_issued(simd, issue);
    if (__builtin_popcountll(simd->marks[MARK_ACTIVE]) < ACTIVE_MOST)
        simd->marks[MARK_ACTIVE] |= issue->bit;
}

static void demote(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    simd->marks[MARK_ACTIVE] &= ~issue->bit;
}

const struct cu_wave_scheduler cu_wave_scheduler_two_level = {
    .description = "eight active waves in turns, others only where none of these is ready",
    .pick = pick_active,
    .pick_any = pick_active_any,
    .scan = cu_patience_scan,
    .issues = note_issue,
    .barrier = demote,
    .counter = demote,
};
