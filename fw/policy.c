/* SPDX-License-Identifier: MIT */
/* policy.c - defaults of a policy's hooks, and its parameters. */
#include "policy.h"

#include "onward/predictor.h"

uint32_t cp_policy_bounded_stall(const struct cp *cp, uint32_t mean)
{
    const uint64_t *bounds = cp->config.policy_parameters;

    if (!mean)
        return (uint32_t)bounds[CP_STALL_FIRST];
    if (mean < bounds[CP_STALL_LEAST])
        return (uint32_t)bounds[CP_STALL_LEAST];
    return mean < bounds[CP_STALL_MOST] ? mean : (uint32_t)bounds[CP_STALL_MOST];
}

uint64_t cp_policy_wait_limit(const struct cp *cp, uint32_t slot)
{
    const struct cp_policy *policy = cp_policy_of(cp);

    if (policy->wait_limit)
        return policy->wait_limit(cp, slot);
    if (policy->watches)
        return cp->config.wait_timeout;
    return policy->wait_mode == CP_WAIT_TIMEOUT ? cp->config.timeout_interval : 0;
}

uint32_t cp_policy_resume_count(const struct cp *cp, uint32_t waiters, const struct cp_bloom *seen)
{
    const struct cp_policy *policy = cp_policy_of(cp);

    CP_REQUIRE(cp, POLICY, waiters);
    if (policy->resume_count)
        return policy->resume_count(cp, waiters, seen);
    switch (policy->resume) {
    case CP_RESUME_ONE:
        return 1;
    case CP_RESUME_PREDICT:
        return cp_resume_predict_all(waiters, seen) ? waiters : 1;
    default:
        return waiters;
    }
}

bool cp_policy_set_parameters(struct cp *cp)
{
    const struct cp_policy *policy = cp_policy_of(cp);
    uint64_t *values = cp->config.policy_parameters;

    for (uint32_t i = 0; i < CP_POLICY_PARAMETERS; i++) {
        const struct cp_policy_parameter *parameter;

        if (i >= policy->parameter_count) {
            if (values[i])
                return false;
            continue;
        }
        parameter = &policy->parameters[i];
        if (!values[i])
            values[i] = parameter->value;
        if (values[i] < parameter->least || values[i] > parameter->most)
            return false;
    }
    return true;
}
