/* SPDX-License-Identifier: MIT */
/* hsa.c - HSA's promise: a work-group may wait for those before it. */
#include "policy.h"

const struct cp_policy cp_policy_hsa = {
    CP_POLICY_NAME("hsa", "a model of forward progress: the live work-group of the lowest id is promised to run"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL | CP_PROMISE_LOWEST,
};
