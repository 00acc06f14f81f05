/* SPDX-License-Identifier: MIT */
/* monnr_all.c - MonNR: waiting atomics close the race of the wait instruction; resumes all (AWG IV.A). */
#include "policy.h"

const struct cp_policy cp_policy_monnr_all = {
    CP_POLICY_NAME("monnr-all",
                   "waiting atomics arm at the L2; an update that meets the condition resumes all waiters"),
    .wait_mode = CP_WAIT_ATOMIC,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_ALL,
    .watches = true,
    .swaps = true,
    .preempts = true,
};
