/*
 * rank.h - levels of waves, the highest first, and work-groups within a SIMD.
 *
 * The waves of a level are a mask, so the highest level is found without going through waves. The waves of a work-group have
 * positions one behind the other, in the order of their numbers.
 */
#ifndef SIM_HAL_CU_RANK_H
#define SIM_HAL_CU_RANK_H

#include "cu/rotation.h"
#include "engine/require.h"

/* The wave's level from now on, less than CU_LEVELS. */
static inline void cu_rank_set(struct cu_wave_issue *issue, uint32_t level)
{
    struct cu_simd *simd = issue->simd;

    SIM_REQUIRE(level < CU_LEVELS);
    SIM_REQUIRE(simd->levels[issue->level] & issue->bit);
    simd->levels[issue->level] &= ~issue->bit;
    simd->levels[level] |= issue->bit;
    issue->level = (uint8_t)level;
}

static inline void cu_rank_set_all(struct cu_resident *resident, uint32_t level)
{
    for (uint32_t i = 0; i < resident->workgroup.wave_count; i++)
        cu_rank_set(resident->workgroup.waves[i].issue, level);
}

/* The waves that have the highest level. Some wave must be given. */
static inline uint64_t cu_rank_highest(const struct cu_simd *simd, uint64_t waves)
{
    uint32_t level = CU_LEVELS - 1;

    SIM_REQUIRE(waves);
    while (level && !(waves & simd->levels[level]))
        level--;
    return level ? waves & simd->levels[level] : waves;
}

/* Number of the bits of a value, at most a number. */
static inline uint32_t cu_rank_bits(uint64_t value, uint32_t most)
{
    uint32_t bits = value ? 64u - (uint32_t)__builtin_clzll(value) : 0;

    return bits < most ? bits : most;
}

/* The waves of the work-group in the SIMD; 0 without any. */
static inline uint64_t cu_rank_workgroup(const struct cu_resident *resident, const struct cu_simd *simd)
{
    uint32_t simds = simd->cu->simd_count, number = (uint32_t)(simd - simd->cu->simds);
    uint32_t first = (number + simds - resident->simd % simds) % simds, count = resident->workgroup.wave_count;

    if (first >= count)
        return 0;
    count = (count - first + simds - 1) / simds;
    return ((UINT64_C(1) << count) - 1) * resident->workgroup.waves[first].issue->bit;
}

/* Position of the wave of the work-group that issued last in the SIMD; CU_POSITIONS: none has. */
static inline uint32_t cu_rank_last(const struct cu_resident *resident, const struct cu_simd *simd)
{
    uint32_t last = resident->last_issued[simd - simd->cu->simds];

    SIM_REQUIRE(last <= resident->workgroup.wave_count);
    if (!last)
        return CU_POSITIONS;
    return (uint32_t)__builtin_ctzll(resident->workgroup.waves[last - 1].issue->bit);
}

static inline void cu_rank_issued(const struct cu_wave_issue *issue)
{
    issue->resident->last_issued[issue->wave->simd] = (uint8_t)(issue->wave->index + 1);
}

/* Of the waves, those of the oldest work-group, which becomes *oldest. */
static inline uint64_t cu_rank_oldest(const struct cu_simd *simd, uint64_t waves, const struct cu_resident **oldest)
{
    *oldest = simd->waves[__builtin_ctzll(waves)]->resident;
    return waves & cu_rank_workgroup(*oldest, simd);
}

/* Of the waves of a work-group: the next one behind the last that issued; or that one itself, else the first. */
static inline uint32_t cu_rank_in_turns(const struct cu_simd *simd, const struct cu_resident *resident, uint64_t waves)
{
    return cu_rotation_behind(waves, cu_rank_last(resident, simd));
}

static inline uint32_t cu_rank_greedy(const struct cu_simd *simd, const struct cu_resident *resident, uint64_t waves)
{
    uint32_t last = cu_rank_last(resident, simd);

    return last < CU_POSITIONS && waves >> last & 1 ? last : (uint32_t)__builtin_ctzll(waves);
}

#endif
