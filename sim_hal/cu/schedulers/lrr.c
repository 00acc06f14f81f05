/* lrr.c - loose round robin: in turns, by the wave that issued last of each type. */
#include "cu/patience.h"
#include "cu/rotation.h"

static uint32_t pick_next(const struct cu_simd *simd, uint64_t candidates)
{
    return cu_rotation_next(simd, cu_patience_first(simd, candidates));
}

static uint32_t pick_next_any(const struct cu_simd *simd, uint64_t candidates)
{
    return cu_rotation_next_any(simd, cu_patience_first(simd, candidates));
}

const struct cu_wave_scheduler cu_wave_scheduler_lrr = {
    .description = "loose round robin: the next ready wave behind the one that issued last, a pointer a type",
    .pick = pick_next,
    .pick_any = pick_next_any,
    .scan = cu_patience_scan,
    .issues = cu_rotation_issued,
};
