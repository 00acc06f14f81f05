/* SPDX-License-Identifier: MIT */
/* unfair.c - OpenCL's promise: work-groups may be serialised in any order. */
#include "policy.h"

const struct cp_policy cp_policy_unfair = {
    CP_POLICY_NAME("unfair", "a model of forward progress: no work-group is promised to run"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL,
};
