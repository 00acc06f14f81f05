/* SPDX-License-Identifier: MIT */
/* minresume.c - resumes as few waiters as the condition allows: those whose atomics will succeed (AWG IV.C). */
#include "policy.h"

const struct cp_policy cp_policy_minresume = {
    CP_POLICY_NAME("minresume",
                   "as monnr-all, and resumes as few as the condition allows: those whose atomics will succeed"),
    .wait_mode = CP_WAIT_ATOMIC,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_EXACT,
    .watches = true,
    .swaps = true,
    .preempts = true,
};
