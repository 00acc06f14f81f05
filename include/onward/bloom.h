/* SPDX-License-Identifier: MIT */
/*
 * bloom.h - the counting Bloom filter that says how many different values a synchronisation variable takes (AWG V.C).
 *
 * It has 24 cells of one bit, six hash functions, and a count of the values that were new, up to "more than two". The
 * firmware (spilled conditions) and the simulated SyncMon use the same code.
 *
 * False positives. tests/unit/fw/test_bloom.c bounds how often a fourth value is taken for one of three earlier ones,
 * on random values, counters, pointers and strides. AWG's 2.1 % is the textbook's (1 - (23/24)^18)^6, which treats
 * cells as independent; six ideal hash functions give 2.8 %.
 */
#ifndef ONWARD_BLOOM_H
#define ONWARD_BLOOM_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

#define CP_BLOOM_CELLS  24u
#define CP_BLOOM_HASHES 6u
#define CP_BLOOM_MANY   3u /* the count saturates here: more than two */

/* Bits 23..0: the cells; bits 25..24: the count. Zero is the empty filter. */
struct cp_bloom {
    uint32_t word;
};

/* Returns the cells that a value sets: bits 23..0, 1..CP_BLOOM_HASHES of them. */
uint32_t cp_bloom_cells(uint64_t value);

/* Adds a value that sets these cells (cp_bloom_cells). Returns as cp_bloom_add does. */
bool cp_bloom_add_cells(struct cp_bloom *bloom, uint32_t cells);

/* Adds a value. Returns true if it is certainly new, false if it was added before or collides (a false positive). */
static inline bool cp_bloom_add(struct cp_bloom *bloom, uint64_t value)
{
    return cp_bloom_add_cells(bloom, cp_bloom_cells(value));
}

/* Returns a lower bound of the number of different values added so far: 0..CP_BLOOM_MANY. */
static inline uint32_t cp_bloom_unique(const struct cp_bloom *bloom)
{
    return bloom->word >> CP_BLOOM_CELLS & CP_BLOOM_MANY;
}

CP_EXTERN_C_END

#endif
