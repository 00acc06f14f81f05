/* SPDX-License-Identifier: MIT */
/* baseline.c - today's GPUs: a waiting atomic is an ordinary one, and kernels spin (AWG III). */
#include "policy.h"

const struct cp_policy cp_policy_baseline = {
    CP_POLICY_NAME("baseline", "waiting atomics are ordinary atomics: kernels spin"),
    .wait_mode = CP_WAIT_IGNORE,
};
