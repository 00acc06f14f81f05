/* SPDX-License-Identifier: MIT */
/* timeout_hysteresis.c - as timeout; a waiting work-group keeps its resources for a part of the interval. */
#include "policy.h"

static const struct cp_policy_parameter hysteresis_parameters[] = {
    {CP_POLICY_TEXT("hold"), CP_POLICY_TEXT("eighths"),
     CP_POLICY_TEXT("part of timeout.interval before a WG may be saved [no source; make robustness sweeps it]"), 1, 7,
     4},
};

/* A WG that was just restored and fails again stays for that long, too. So it is not saved at once. */
static uint32_t held_stall(const struct cp *cp, uint32_t mean)
{
    uint64_t hold = cp->config.timeout_interval * cp->config.policy_parameters[0] / 8;

    (void)mean;
    return hold >> 32 ? UINT32_MAX : (uint32_t)hold;
}

const struct cp_policy cp_policy_timeout_hysteresis = {
    CP_POLICY_NAME("timeout-hysteresis",
                   "as timeout; a waiting work-group keeps its resources for a part of the interval"),
    .parameters = hysteresis_parameters,
    .parameter_count = 1,
    .wait_mode = CP_WAIT_TIMEOUT,
    .swaps = true,
    .preempts = true,
    .stall_cycles = held_stall,
};
