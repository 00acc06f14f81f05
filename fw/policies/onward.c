/* SPDX-License-Identifier: MIT */
/* onward.c - ours: as awg, and the L2 executes the waiters' atomics in their place (docs/guide/simulator_memory.md). */
#include "policy.h"

/* The ski-rental rule: a stall as long as what a save and a restore cost is never more than twice the best time. */
static const struct cp_policy_parameter onward_parameters[CP_STALL_PARAMETERS] = {
    [CP_STALL_FIRST] = CP_STALL_PARAMETER("stall_first", "stall before any condition was met [the upper bound]", 10000),
    [CP_STALL_LEAST] = CP_STALL_PARAMETER("stall_min", "lower bound of the predicted stall [no source]", 1000),
    [CP_STALL_MOST] = CP_STALL_PARAMETER(
        "stall_max", "upper bound of the predicted stall [the time of a few swaps: ski-rental rule]", 10000),
};

const struct cp_policy cp_policy_onward = {
    CP_POLICY_NAME("onward", "as awg, and the L2 executes the waiters' atomics in their place"),
    .parameters = onward_parameters,
    .parameter_count = CP_STALL_PARAMETERS,
    .wait_mode = CP_WAIT_ATOMIC,
    .watch = CP_WATCH_VALUE,
    .resume = CP_RESUME_PREDICT,
    .extensions = CP_EXTENSION_SKEWED | CP_EXTENSION_CROWD | CP_EXTENSION_DEFERRED | CP_EXTENSION_GRACE |
                  CP_EXTENSION_SPINS | CP_EXTENSION_BARGING | CP_EXTENSION_GATES | CP_EXTENSION_QUIESCENCE,
    .watches = true,
    .swaps = true,
    .preempts = true,
    .stall_cycles = cp_policy_bounded_stall,
};
