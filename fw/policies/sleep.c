/* SPDX-License-Identifier: MIT */
/* sleep.c - as baseline; the kernels back off in software (AWG III). The firmware does the same. */
#include "policy.h"

const struct cp_policy cp_policy_sleep = {
    CP_POLICY_NAME("sleep", "as baseline; kernels back off in software, up to N thousand cycles"),
    .wait_mode = CP_WAIT_IGNORE,
};
