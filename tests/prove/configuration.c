/*
 * configuration.c - the checks of cp_init, for any configuration.
 *
 * Assumed: the policy is NULL or one with any numbers.
 */
#include "any.h"
#include "configuration.h"
#include "onward/policy.h"

void prove(void)
{
    struct cp_config config;
    struct cp_policy policy;

    any_bytes(&policy, sizeof(policy));
    policy.watches = any_bool();
    any_bytes(&config, sizeof(config));
    config.policy = any_bool() ? &policy : 0;
    cp_configuration_check(&config);
}
