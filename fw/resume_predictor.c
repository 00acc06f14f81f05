/* SPDX-License-Identifier: MIT */
/* resume_predictor.c - one waiter or all. */
#include "onward/predictor.h"

bool cp_resume_predict_all(uint32_t waiters, const struct cp_bloom *updates)
{
    return waiters > 1 && cp_bloom_unique(updates) > 2;
}
