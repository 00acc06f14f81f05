/* SPDX-License-Identifier: MIT */
/* monrs_all.c - MonRS: a separate wait instruction, and any access ends the wait (AWG IV.A). */
#include "policy.h"

const struct cp_policy cp_policy_monrs_all = {
    CP_POLICY_NAME("monrs-all", "the wait instruction arms the monitor; any access of the word resumes all waiters"),
    .wait_mode = CP_WAIT_INSTRUCTION,
    .watch = CP_WATCH_ACCESS,
    .resume = CP_RESUME_ALL,
    .watches = true,
    .swaps = true,
    .preempts = true,
};
