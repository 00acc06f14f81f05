/* SPDX-License-Identifier: MIT */
/*
 * policy.h - the configured policy: its fields, its hooks or their defaults, and its parameters.
 *
 * A policy is one file in policies/, found by the Makefile (docs/guide/policies.md).
 */
#ifndef FW_POLICY_H
#define FW_POLICY_H

#include "core.h"

#include "onward/bloom.h"
#include "onward/policy.h"

/* Name and summary of a policy, for hosts. A firmware without CP_NAMES has neither. */
#if CP_NAMES
#define CP_POLICY_TEXT(text) text
#else
#define CP_POLICY_TEXT(text) 0
#endif
#define CP_POLICY_NAME(title, line) .name = CP_POLICY_TEXT(title), .summary = CP_POLICY_TEXT(line)

/* Parameters of the policies that predict stalls, in this order: the first prediction and its bounds, in GPU cycles. */
enum { CP_STALL_FIRST, CP_STALL_LEAST, CP_STALL_MOST, CP_STALL_PARAMETERS };
#define CP_STALL_PARAMETER(name, line, cycles)                                                                         \
    {                                                                                                                  \
        CP_POLICY_TEXT(name), CP_POLICY_TEXT("cycles"), CP_POLICY_TEXT(line), 1, CP_STALL_UNBOUNDED, cycles            \
    }
#define CP_STALL_UNBOUNDED (1ull << 31) /* the longest time that a mean can say (onward/predictor.h) is less */

/* A hook for stall_cycles. Returns the mean within the bounds of these parameters (AWG IV.B), in GPU cycles. */
uint32_t cp_policy_bounded_stall(const struct cp *cp, uint32_t mean);

/* Returns the configured policy. */
static inline const struct cp_policy *cp_policy_of(const struct cp *cp)
{
    return cp->config.policy;
}

/* Returns the extensions that are on: bits of enum cp_extension. */
static inline uint32_t cp_policy_extensions(const struct cp *cp)
{
    return (cp_policy_of(cp)->extensions | cp->config.extensions) & ~cp->config.extensions_off;
}

/* Returns whether the policy is a model of forward progress. */
static inline bool cp_policy_has_model(const struct cp *cp)
{
    return CP_MODELS && cp_policy_of(cp)->promise;
}

/* Returns whether the policy is a model, and there is an adversary. */
static inline bool cp_policy_has_adversary(const struct cp *cp)
{
    return cp_policy_has_model(cp) && cp->config.research.adversary;
}

/*
 * Returns the GPU cycles after which the wait of WG slot ends by itself; 0: never. slot is CP_NONE for resident WGs.
 */
uint64_t cp_policy_wait_limit(const struct cp *cp, uint32_t slot);

/* Returns how many of the waiters (>= 1) of a spilled condition that is met are resumed. */
uint32_t cp_policy_resume_count(const struct cp *cp, uint32_t waiters, const struct cp_bloom *seen);

/* Sets the parameters that the configuration leaves at 0 to their defaults. Returns false if one is out of range. */
bool cp_policy_set_parameters(struct cp *cp);

#endif
