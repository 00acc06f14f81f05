/* SPDX-License-Identifier: MIT */
/* monr_all.c - MonR: a separate wait instruction, and the value counts (AWG IV.A). */
#include "policy.h"

const struct cp_policy cp_policy_monr_all = {
    CP_POLICY_NAME("monr-all",
                   "the wait instruction arms the monitor; an update that meets the condition resumes all waiters"),
    .wait_mode = CP_WAIT_INSTRUCTION,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_ALL,
    .watches = true,
    .swaps = true,
    .preempts = true,
};
