/* SPDX-License-Identifier: MIT */
/* monnr_one.c - MonNR that resumes one waiter (AWG IV.A). */
#include "policy.h"

const struct cp_policy cp_policy_monnr_one = {
    CP_POLICY_NAME("monnr-one",
                   "as monnr-all, and resumes one waiter; the others at another update or after wait.timeout"),
    .wait_mode = CP_WAIT_ATOMIC,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_ONE,
    .watches = true,
    .swaps = true,
    .preempts = true,
};
