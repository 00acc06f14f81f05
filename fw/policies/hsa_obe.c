/* SPDX-License-Identifier: MIT */
/* hsa_obe.c - the promises of hsa and obe together. */
#include "policy.h"

const struct cp_policy cp_policy_hsa_obe = {
    CP_POLICY_NAME("hsa+obe", "a model of forward progress: what hsa and obe promise"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL | CP_PROMISE_STARTED | CP_PROMISE_LOWEST,
};
