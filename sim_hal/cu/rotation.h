/*
 * rotation.h - taking turns: a SIMD remembers for each type of instruction the position of the wave that issued last.
 *
 * Only an issue of that type moves it. Scalar ALU and scalar memory are one type. Where waves of all types compete, it is
 * the wave that issued last whatever it was.
 */
#ifndef SIM_HAL_CU_ROTATION_H
#define SIM_HAL_CU_ROTATION_H

#include "cu/scheduler.h"
#include "engine/require.h"

#define CU_ROTATION_ANY ISA_UNIT_COUNT

static inline uint32_t cu_rotation_type(uint32_t unit)
{
    SIM_REQUIRE(unit < ISA_UNIT_COUNT);
    return unit == ISA_UNIT_SMEM ? ISA_UNIT_SALU : unit;
}

/* Position of the first of the waves behind a position, around the end; CU_POSITIONS: the first. */
static inline uint32_t cu_rotation_behind(uint64_t waves, uint32_t position)
{
    uint64_t behind = position < CU_POSITIONS ? waves & ~((UINT64_C(2) << position) - 1) : waves;

    SIM_REQUIRE(waves);
    SIM_REQUIRE(position <= CU_POSITIONS);
    return (uint32_t)__builtin_ctzll(behind ? behind : waves);
}

/* The first of the waves, which are ready for one type, behind the one that issued last. */
static inline uint32_t cu_rotation_next(const struct cu_simd *simd, uint64_t waves)
{
    uint32_t unit = simd->waves[__builtin_ctzll(waves)]->unit;

    return cu_rotation_behind(waves, simd->rotation[cu_rotation_type(unit)]);
}

/* The same of waves of all types. */
static inline uint32_t cu_rotation_next_any(const struct cu_simd *simd, uint64_t waves)
{
    return cu_rotation_behind(waves, simd->rotation[CU_ROTATION_ANY]);
}

/* The wave issues an instruction of its unit. */
static inline void cu_rotation_issued(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    uint8_t position = (uint8_t)__builtin_ctzll(issue->bit);

    simd->rotation[cu_rotation_type(issue->unit)] = position;
    simd->rotation[CU_ROTATION_ANY] = position;
}

#endif
