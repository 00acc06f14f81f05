/* SPDX-License-Identifier: MIT */
/*
 * predictor.h - AWG's two predictors. The resume predictor (V.A) says how many waiters to resume when their condition
 * is met. The stall predictor (IV.B) says how long a work-group stalls before it is saved. The firmware and the
 * simulated SyncMon use the same code.
 */
#ifndef ONWARD_PREDICTOR_H
#define ONWARD_PREDICTOR_H

#include "onward/base.h"

#include "onward/bloom.h"

CP_EXTERN_C_BEGIN

/*
 * Returns true if all waiters of a condition that is met are to be resumed, false if one is. waiters: registered on
 * that condition. updates: the values that its word has taken while it was watched, the one that met the condition
 * included.
 *
 * More than one waiter and more than two different values indicate a barrier, so all are resumed. Otherwise the word
 * is taken for a lock.
 */
bool cp_resume_predict_all(uint32_t waiters, const struct cp_bloom *updates);

/* The exponentially weighted mean of the times until conditions are met. All 0 before the first sample. */
struct cp_stall_predictor {
    uint32_t mean; /* GPU cycles x 8 */
    uint32_t samples;
};

/* Adds a sample: a condition was met this number of GPU cycles after its waiter began to wait. */
void cp_stall_predictor_note(struct cp_stall_predictor *predictor, uint64_t cycles);

/* Returns the mean in GPU cycles; 0 before the first sample. */
uint32_t cp_stall_predictor_mean(const struct cp_stall_predictor *predictor);

CP_EXTERN_C_END

#endif
