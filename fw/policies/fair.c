/* SPDX-License-Identifier: MIT */
/* fair.c - the strongest promise: every work-group runs. */
#include "policy.h"

const struct cp_policy cp_policy_fair = {
    CP_POLICY_NAME("fair", "a model of forward progress: every work-group is promised to run"),
    .wait_mode = CP_WAIT_IGNORE,
    .preempts = true,
    .promise = CP_PROMISE_MODEL | CP_PROMISE_STARTED | CP_PROMISE_ALL,
};
