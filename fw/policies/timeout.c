/* SPDX-License-Identifier: MIT */
/* timeout.c - a failed wait stalls for a fixed interval; without a monitor (AWG IV.C). */
#include "policy.h"

const struct cp_policy cp_policy_timeout = {
    CP_POLICY_NAME("timeout",
                   "a failed wait stalls for timeout.interval; the work-group is saved if another one lacks resources"),
    .wait_mode = CP_WAIT_TIMEOUT,
    .swaps = true,
    .preempts = true,
};
