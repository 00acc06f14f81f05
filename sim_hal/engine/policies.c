/* SPDX-License-Identifier: MIT */
/* policies.c - see policies.h. */
#include "engine/policies.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/nearest.h"
#include "engine/quantity.h"
#include "engine/require.h"

#define POLICY(symbol) extern const struct cp_policy cp_policy_##symbol;
#include "policy_list.def"
#undef POLICY

static const struct {
    const struct cp_policy *policy;
    const char *symbol;
} policies[] = {
#define POLICY(symbol) {&cp_policy_##symbol, #symbol},
#include "policy_list.def"
#undef POLICY
};
#define POLICIES (sizeof(policies) / sizeof(policies[0]))

const struct cp_policy *policy_at(size_t index)
{
    return index < POLICIES ? policies[index].policy : NULL;
}

const struct cp_policy *policy_find(const char *name)
{
    for (size_t i = 0; i < POLICIES; i++) {
        if (strcmp(policies[i].policy->name, name) == 0)
            return policies[i].policy;
    }
    return NULL;
}

const char *policy_symbol(const struct cp_policy *policy)
{
    for (size_t i = 0; i < POLICIES; i++) {
        if (policies[i].policy == policy)
            return policies[i].symbol;
    }
    return "";
}

static const struct policy_switch switches[] = {
    {"skewed", CP_EXTENSION_SKEWED, "condition cache with a hash of its own in each way"},
    {"crowd", CP_EXTENSION_CROWD, "the WG that is saved first is one on whose line most wait"},
    {"deferred", CP_EXTENSION_DEFERRED, "the L2 executes the waiters' atomics in their place"},
    {"barging", CP_EXTENSION_BARGING, "a word is not handed on while those who have it mostly write nothing"},
    {"gates", CP_EXTENSION_GATES, "a word is not handed to a waiter whose earlier condition does not hold any more"},
    {"grace", CP_EXTENSION_GRACE, "more waiters follow one whose condition still holds syncmon.grace later"},
    {"spins", CP_EXTENSION_SPINS, "a wave that only reads one word or two again waits until one changes"},
    {"quiescence", CP_EXTENSION_QUIESCENCE, "waits leave places to WGs never launched once no WG of the kernel runs"},
};
#define SWITCHES (sizeof(switches) / sizeof(switches[0]))

const struct policy_switch *policy_switch_at(size_t index)
{
    return index < SWITCHES ? &switches[index] : NULL;
}

bool policy_has_switch(const struct cp_policy *policy, const struct policy_switch *row)
{
    if (row->bit == CP_EXTENSION_SPINS)
        return policy->wait_mode == CP_WAIT_ATOMIC || policy->wait_mode == CP_WAIT_TIMEOUT;
    return policy->watches && policy->resume == CP_RESUME_PREDICT;
}

static const struct policy_switch *find_switch(const char *key)
{
    for (size_t i = 0; i < SWITCHES; i++) {
        if (strcmp(switches[i].key, key) == 0)
            return &switches[i];
    }
    return NULL;
}

static const struct cp_policy_parameter *find_parameter(const struct cp_policy *policy, const char *key)
{
    for (uint32_t i = 0; i < policy->parameter_count; i++) {
        if (strcmp(policy->parameters[i].key, key) == 0)
            return &policy->parameters[i];
    }
    return NULL;
}

bool policy_has(const struct cp_policy *policy, const char *key)
{
    const struct policy_switch *row = find_switch(key);

    return find_parameter(policy, key) || (row && policy_has_switch(policy, row));
}

static bool read_switch(const char *key, const char *text, uint64_t *value, char *error, size_t error_bytes)
{
    *value = strcmp(text, "on") == 0;
    if (*value || strcmp(text, "off") == 0)
        return true;
    snprintf(error, error_bytes, "policy.%s: '%s' is neither on nor off", key, text);
    return false;
}

static bool complain_of_key(const char *key, char *error, size_t error_bytes)
{
    struct nearest nearest = nearest_to(key);
    char hint[NEAREST_HINT_BYTES];

    for (size_t i = 0; i < SWITCHES; i++)
        nearest_offer(&nearest, switches[i].key);
    for (size_t i = 0; i < POLICIES; i++) {
        for (uint32_t j = 0; j < policies[i].policy->parameter_count; j++)
            nearest_offer(&nearest, policies[i].policy->parameters[j].key);
    }
    snprintf(error, error_bytes, "no policy has a parameter '%s'%s (see: onward list policies)", key,
             nearest_hint(&nearest, hint, sizeof(hint)));
    return false;
}

/* Reads the value, which must be in the range of each policy that has the parameter. */
static bool read_value(const char *key, const char *text, uint64_t *value, char *error, size_t error_bytes)
{
    bool number = quantity_read(text, value), found = false;

    for (size_t i = 0; i < POLICIES; i++) {
        const struct cp_policy_parameter *parameter = find_parameter(policies[i].policy, key);

        if (!parameter)
            continue;
        found = true;
        if (number && *value >= parameter->least && *value <= parameter->most)
            continue;
        snprintf(error, error_bytes,
                 "policy.%s: '%s' is not a number of %s from %" PRIu64 " to %" PRIu64 " (policy %s)%s", key, text,
                 parameter->unit, parameter->least, parameter->most, policies[i].policy->name, quantity_hint(text));
        return false;
    }
    return found || complain_of_key(key, error, error_bytes);
}

bool policy_set(struct policy_setting *settings, const char *key, const char *value, char *error, size_t error_bytes)
{
    uint64_t number;
    bool good = find_switch(key) ? read_switch(key, value, &number, error, error_bytes)
                                 : read_value(key, value, &number, error, error_bytes);

    if (!good)
        return false;
    for (uint32_t i = 0; i < POLICY_SETTINGS; i++) {
        if (settings[i].key[0] && strcmp(settings[i].key, key) != 0)
            continue;
        if (strlen(key) >= sizeof(settings[i].key))
            break;
        memcpy(settings[i].key, key, strlen(key));
        settings[i].value = number;
        return true;
    }
    snprintf(error, error_bytes, "policy.%s: at most %u parameters of policies can be set", key, POLICY_SETTINGS);
    return false;
}

uint32_t policy_extensions(const struct cp_policy *policy, const struct policy_setting *settings)
{
    uint32_t wanted = policy->extensions;

    for (uint32_t i = 0; i < POLICY_SETTINGS; i++) {
        const struct policy_switch *row = find_switch(settings[i].key);

        if (row && policy_has_switch(policy, row))
            wanted = settings[i].value ? wanted | row->bit : wanted & ~row->bit;
    }
    return wanted;
}

void policy_values(const struct cp_policy *policy, const struct policy_setting *settings, uint64_t *values)
{
    SIM_REQUIRE(policy->parameter_count <= CP_POLICY_PARAMETERS);
    memset(values, 0, CP_POLICY_PARAMETERS * sizeof(*values));
    for (uint32_t i = 0; i < policy->parameter_count; i++) {
        for (uint32_t j = 0; j < POLICY_SETTINGS; j++) {
            if (strcmp(settings[j].key, policy->parameters[i].key) == 0)
                values[i] = settings[j].value;
        }
    }
}
