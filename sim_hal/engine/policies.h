/* SPDX-License-Identifier: MIT */
/*
 * policies.h - the policies of the firmware by name, and values that a run gives to their parameters.
 *
 * The Makefile lists fw/policies/ in policy_list.def, so a policy needs no other entry.
 */
#ifndef SIM_HAL_ENGINE_POLICIES_H
#define SIM_HAL_ENGINE_POLICIES_H

#include <stddef.h>

#include "onward/policy.h"

#define POLICY_SETTINGS 12u /* parameters of policies that one run can set */

/* A value for the parameter or switch KEY (0, 1) of every policy that has one; an empty key: none. */
struct policy_setting {
    char key[24];
    uint64_t value;
};

/* Returns policy number index in the order of file names; NULL beyond the last. */
const struct cp_policy *policy_at(size_t index);

/* An extension of the GPU as a switch: policy.KEY is on or off. */
struct policy_switch {
    const char *key;
    uint32_t bit; /* enum cp_extension */
    const char *help;
};

/* Returns switch number index; NULL beyond the last. */
const struct policy_switch *policy_switch_at(size_t index);

/* Returns whether the policy has the switch: policies that predict how many waiters to resume have all, others that stop a wave
 * whose waiting atomic fails have spins. */
bool policy_has_switch(const struct cp_policy *policy, const struct policy_switch *row);

/* Returns the policy of that name, NULL if there is none. */
const struct cp_policy *policy_find(const char *name);

/* Returns the name of the policy's constant without cp_policy_, as an image on a board knows it; "" for one that is not listed. */
const char *policy_symbol(const struct cp_policy *policy);

/*
 * Sets the parameter key from text, in POLICY_SETTINGS settings. Returns false with a message if no policy has it, or if
 * the value is out of its range in one that has. A switch takes on and off.
 */
bool policy_set(struct policy_setting *settings, const char *key, const char *value, char *error, size_t error_bytes);

/* Returns whether the policy has that parameter or switch. */
bool policy_has(const struct cp_policy *policy, const char *key);

/* Returns the extensions that are on: those of the policy, as the settings change them. Bits of enum cp_extension. */
uint32_t policy_extensions(const struct cp_policy *policy, const struct policy_setting *settings);

/* Writes the values that the settings give to the policy's parameters: CP_POLICY_PARAMETERS of them, 0 for the default. */
void policy_values(const struct cp_policy *policy, const struct policy_setting *settings, uint64_t *values);

#endif
