/*
 * predictor.h - AWG's two predictions (IV.B, V.A): how many waiters to resume when their condition is met, and how long
 * a waiting work-group keeps its place before it gives it up. Shared by the firmware and the model of the SyncMon.
 */
#ifndef ONWARD_PREDICTOR_H
#define ONWARD_PREDICTOR_H

#include "onward/bloom.h"

/*
 * Whether to resume all waiters of a condition that has been met, or one. waiters: registered on that condition;
 * updates: the values its variable has taken while it was watched, the one that met the condition included. More than
 * one waiter and more than two different values look like a barrier: all; otherwise a lock: one.
 */
bool cp_resume_predict_all(uint32_t waiters, const struct cp_bloom *updates);

/* Mean time conditions take to be met, exponentially weighted. Zero is the state before the first sample. */
struct cp_stall_predictor {
    uint32_t mean; /* cycles x 8 */
    uint32_t samples;
};

/* Notes that a condition was met so many cycles after its waiter began to wait. */
void cp_stall_predictor_note(struct cp_stall_predictor *predictor, uint64_t cycles);

/* Mean in cycles; 0 before the first sample. */
uint32_t cp_stall_predictor_mean(const struct cp_stall_predictor *predictor);

#endif
