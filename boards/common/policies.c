/* SPDX-License-Identifier: MIT */
/* policies.c - see policies.h. */
#include "policies.h"

#define POLICY(symbol) extern const struct cp_policy cp_policy_##symbol;
#include "policy_list.def"
#undef POLICY

static const struct {
    const struct cp_policy *policy;
    const char *name;
} policies[] = {
#define POLICY(symbol) {&cp_policy_##symbol, #symbol},
#include "policy_list.def"
#undef POLICY
};

static bool is_same(const char *text, const char *name, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i++) {
        if (text[i] != name[i])
            return false;
        if (!text[i])
            return true;
    }
    return false;
}

const struct cp_policy *board_policy(const char *name, uint32_t bytes)
{
    for (uint32_t i = 0; i < sizeof(policies) / sizeof(policies[0]); i++) {
        if (is_same(name, policies[i].name, bytes))
            return policies[i].policy;
    }
    return 0;
}
