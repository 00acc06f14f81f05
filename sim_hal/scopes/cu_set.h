/*
 * cu_set.h - sets of compute units, a bit each.
 */
#ifndef SIM_HAL_SCOPES_CU_SET_H
#define SIM_HAL_SCOPES_CU_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/require.h"

#define SCOPES_CU_SET_WORDS 2u /* CUs 0 to 127 */

struct scopes_cu_set {
    uint64_t words[SCOPES_CU_SET_WORDS];
};

static inline struct scopes_cu_set scopes_cu_set_of(uint32_t cu)
{
    struct scopes_cu_set set = {{0}};

    SIM_REQUIRE(cu < SCOPES_CU_SET_WORDS * 64u);
    set.words[cu / 64u] = UINT64_C(1) << cu % 64u;
    return set;
}

static inline bool scopes_cu_set_has(struct scopes_cu_set set, uint32_t cu)
{
    SIM_REQUIRE(cu < SCOPES_CU_SET_WORDS * 64u);
    return set.words[cu / 64u] >> cu % 64u & 1u;
}

static inline bool scopes_cu_set_is_empty(struct scopes_cu_set set)
{
    return !(set.words[0] | set.words[1]);
}

static inline struct scopes_cu_set scopes_cu_set_union(struct scopes_cu_set a, struct scopes_cu_set b)
{
    return (struct scopes_cu_set){{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
}

static inline struct scopes_cu_set scopes_cu_set_both(struct scopes_cu_set a, struct scopes_cu_set b)
{
    return (struct scopes_cu_set){{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
}

static inline struct scopes_cu_set scopes_cu_set_without(struct scopes_cu_set a, struct scopes_cu_set b)
{
    return (struct scopes_cu_set){{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1]}};
}

#endif
