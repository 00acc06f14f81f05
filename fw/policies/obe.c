/* SPDX-License-Identifier: MIT */
/* obe.c - occupancy-bound execution: a work-group on the GPU stays or comes back. */
#include "policy.h"

const struct cp_policy cp_policy_obe = {
    CP_POLICY_NAME(
        "obe", "a model of forward progress: work-groups that have run are promised to (occupancy-bound execution)"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL | CP_PROMISE_STARTED,
};
