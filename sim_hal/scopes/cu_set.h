/*
 * cu_set.h - sets of compute units, a bit each.
 */
#ifndef SIM_HAL_SCOPES_CU_SET_H
#define SIM_HAL_SCOPES_CU_SET_H

#include <stdbool.h>
#include <stdint.h>

#define GPU_CU_SET_WORDS 2u /* CUs 0 to 127 */

struct gpu_cu_set {
    uint64_t words[GPU_CU_SET_WORDS];
};

static inline struct gpu_cu_set gpu_cu_set_of(uint32_t cu)
{
    struct gpu_cu_set set = {{0}};

    set.words[cu / 64u] = UINT64_C(1) << cu % 64u;
    return set;
}

static inline bool gpu_cu_set_has(struct gpu_cu_set set, uint32_t cu)
{
    return set.words[cu / 64u] >> cu % 64u & 1u;
}

static inline bool gpu_cu_set_is_empty(struct gpu_cu_set set)
{
    return !(set.words[0] | set.words[1]);
}

static inline struct gpu_cu_set gpu_cu_set_union(struct gpu_cu_set a, struct gpu_cu_set b)
{
    return (struct gpu_cu_set){{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
}

static inline struct gpu_cu_set gpu_cu_set_both(struct gpu_cu_set a, struct gpu_cu_set b)
{
    return (struct gpu_cu_set){{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
}

static inline struct gpu_cu_set gpu_cu_set_without(struct gpu_cu_set a, struct gpu_cu_set b)
{
    return (struct gpu_cu_set){{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1]}};
}

#endif
