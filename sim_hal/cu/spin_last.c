/* spin_last.c - any scheduler, with spinners behind all other waves. */
#include "cu/spin_last.h"

#include "cu/rotation.h"
#include "engine/require.h"

static uint32_t pick_others_first(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t others = candidates & ~simd->spinners;
    uint32_t unit;

    SIM_REQUIRE(candidates);
    if (others)
        return simd->cu->spin_others->pick(simd, others);
    unit = simd->waves[__builtin_ctzll(candidates)]->unit;
    return cu_rotation_behind(candidates, simd->spin_rotation[cu_rotation_type(unit)]);
}

static uint32_t pick_any_others_first(const struct cu_simd *simd, uint64_t candidates)
{
    const struct cu_wave_scheduler *inner = simd->cu->spin_others;
    uint64_t others = candidates & ~simd->spinners;

    SIM_REQUIRE(candidates);
    if (!others)
        return cu_rotation_behind(candidates, simd->spin_rotation[CU_ROTATION_ANY]);
    return inner->pick_any ? inner->pick_any(simd, others) : inner->pick(simd, others);
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    uint8_t position = (uint8_t)__builtin_ctzll(issue->bit);

    if (simd->spinners & issue->bit) {
        simd->spin_rotation[cu_rotation_type(issue->unit)] = position;
        simd->spin_rotation[CU_ROTATION_ANY] = position;
    }
    if (simd->cu->spin_others->issues)
        simd->cu->spin_others->issues(simd, issue);
}

void cu_spin_make_last(struct cu_compute_unit *cu, struct cu_wave_scheduler *last)
{
    SIM_REQUIRE(cu->spin != CU_SPIN_EQUAL);
    SIM_REQUIRE(cu->scheduler != last);
    cu->spin_others = cu->scheduler;
    *last = *cu->scheduler;
    last->pick = pick_others_first;
    last->pick_any = pick_any_others_first;
    last->issues = note_issue;
    cu->scheduler = last;
}
