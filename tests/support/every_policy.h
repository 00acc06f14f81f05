/* every_policy.h - every policy of the firmware under test, by the name of its constant. */
#ifndef TESTS_EVERY_POLICY_H
#define TESTS_EVERY_POLICY_H

#include "onward/policy.h"

struct test_policy {
    const struct cp_policy *policy;
    const char *name;
};

#define POLICY(symbol) extern const struct cp_policy cp_policy_##symbol;
#include "policy_list.def"
#undef POLICY

static const struct test_policy test_policies[] = {
#define POLICY(symbol) {&cp_policy_##symbol, #symbol},
#include "policy_list.def"
#undef POLICY
};
#define TEST_POLICIES (sizeof(test_policies) / sizeof(test_policies[0]))

/* For a parameter of a test case that is the number of a policy. */
static inline const char *test_policy_name(uint64_t number)
{
    return test_policies[number].name;
}

#endif
