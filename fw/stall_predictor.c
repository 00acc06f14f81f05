/* SPDX-License-Identifier: MIT */
/* stall_predictor.c - the mean time conditions take to be met. */
#include "onward/predictor.h"

#define WEIGHT_SHIFT 3 /* a sample weighs an eighth; the mean is kept times eight */
#define MOST         (UINT32_MAX >> WEIGHT_SHIFT)

void cp_stall_predictor_note(struct cp_stall_predictor *predictor, uint64_t cycles)
{
    uint32_t sample = cycles < MOST ? (uint32_t)cycles : MOST;

    if (!predictor->samples)
        predictor->mean = sample << WEIGHT_SHIFT;
    else
        predictor->mean += sample - (predictor->mean >> WEIGHT_SHIFT);
    if (predictor->samples < UINT32_MAX)
        predictor->samples++;
}

uint32_t cp_stall_predictor_mean(const struct cp_stall_predictor *predictor)
{
    return predictor->mean >> WEIGHT_SHIFT;
}
