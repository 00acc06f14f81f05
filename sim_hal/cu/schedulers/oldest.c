/* oldest.c - the oldest wave of the SIMD first, by the time of its launch or restore. */
#include "cu/patience.h"

static uint32_t pick_oldest(const struct cu_simd *simd, uint64_t candidates)
{
    return (uint32_t)__builtin_ctzll(cu_patience_first(simd, candidates));
}

const struct cu_wave_scheduler cu_wave_scheduler_oldest = {
    .description = "the oldest wave first; waves passed over for cu.patience turns before it",
    .pick = pick_oldest,
    .scan = cu_patience_scan,
};
