/* SPDX-License-Identifier: MIT */
/* awg.c - Autonomous Work-Groups: predicts how many waiters to resume, and how long a wait lasts (AWG IV.B, V.A). */
#include "policy.h"

/*
 * The paper takes the mean as it is: it names no bounds, and finds barriers slowed by stalls that are too long (VI).
 * Before a condition was met the mean is that of no times. A WG is then saved at once, as under the paper's policies
 * without a prediction.
 */
static const struct cp_policy_parameter awg_parameters[CP_STALL_PARAMETERS] = {
    [CP_STALL_FIRST] =
        CP_STALL_PARAMETER("stall_first", "stall before any condition was met [AWG IV.B: no mean yet]", 1),
    [CP_STALL_LEAST] = CP_STALL_PARAMETER("stall_min", "lower bound of the predicted stall [AWG IV.B: none]", 1),
    [CP_STALL_MOST] =
        CP_STALL_PARAMETER("stall_max", "upper bound of the predicted stall [AWG IV.B: none]", CP_STALL_UNBOUNDED),
};

const struct cp_policy cp_policy_awg = {
    CP_POLICY_NAME("awg",
                   "waiting atomics arm at the L2; resumes one waiter or all, and saves after a stall, as predicted"),
    .parameters = awg_parameters,
    .parameter_count = CP_STALL_PARAMETERS,
    .wait_mode = CP_WAIT_ATOMIC,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_PREDICT,
    .watches = true,
    .swaps = true,
    .preempts = true,
    .stall_cycles = cp_policy_bounded_stall,
};
