/* SPDX-License-Identifier: MIT */
/*
 * cu_set.h - sets of compute units (CUs). What is done to a set takes the same time with any number of CUs.
 */
#ifndef FW_CU_SET_H
#define FW_CU_SET_H

#include "core.h"

static inline bool cp_cu_set_has(const struct cp_cu_set *set, uint32_t cu)
{
    return cp_bit_test(set->words, cu);
}

static inline void cp_cu_set_add(struct cp_cu_set *set, uint32_t cu)
{
    cp_bit_set(set->words, cu);
#if CP_CU_SUMMARY
    cp_bit_set(&set->summary, cu >> 5);
#endif
}

static inline void cp_cu_set_remove(struct cp_cu_set *set, uint32_t cu)
{
    cp_bit_clear(set->words, cu);
#if CP_CU_SUMMARY
    if (!set->words[cu >> 5])
        cp_bit_clear(&set->summary, cu >> 5);
#endif
}

/* Makes it the set of CUs 0 to count - 1. */
static inline void cp_cu_set_fill(struct cp_cu_set *set, uint32_t count)
{
    cp_bits_fill(set->words, CP_CU_WORDS, count);
#if CP_CU_SUMMARY
    cp_bits_fill(&set->summary, 1, CP_WORDS(count));
#endif
}

/* Returns true if any CU is in the set. */
static inline bool cp_cu_set_any(const struct cp_cu_set *set)
{
#if CP_CU_SUMMARY
    return set->summary != 0;
#else
    return cp_bits_any(set->words, CP_CU_WORDS);
#endif
}

/* Returns the first CU of the set at or after start, going round, or CP_NONE. start: below 32 x CP_CU_WORDS. */
static inline uint32_t cp_cu_set_next(const struct cp_cu_set *set, uint32_t start)
{
#if CP_CU_SUMMARY
    return cp_bits_next_summed(set->words, set->summary, start);
#else
    return cp_bits_next(set->words, CP_CU_WORDS, start);
#endif
}

/* Adds a lost CU to those whose work precedes placing: cus_evicting, cus_releasing. */
static inline void cp_cu_set_mark_pending(struct cp *cp, struct cp_cu_set *set, uint32_t cu)
{
    CP_REQUIRE(cp, CU_SET, set == &cp->cus_evicting || set == &cp->cus_releasing);
    cp_cu_set_add(set, cu);
    cp->commands_pending = true;
}

#endif
