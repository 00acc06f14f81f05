/* SPDX-License-Identifier: MIT */
/* lobe.c - linear occupancy-bound execution: dispatch in order of id, no work-group is left behind. */
#include "policy.h"

const struct cp_policy cp_policy_lobe = {
    CP_POLICY_NAME(
        "lobe", "a model of forward progress: work-groups whose id is not above that of one that has run (linear OBE)"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL | CP_PROMISE_STARTED | CP_PROMISE_BELOW,
};
