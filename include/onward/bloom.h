/*
 * bloom.h - the counting Bloom filter that tells how many different values a synchronisation variable takes (AWG V.C):
 * 24 one-bit cells, six hash functions, and beside the cells a count of the values that were new, up to "more than
 * two". Shared by the firmware (spilled conditions) and the model of the SyncMon, bit for bit.
 *
 * A fourth value after three different ones is taken for one of them in 2.7-2.9 % of the cases, on random values and on
 * counters, pointers and strides alike (tests/test_bloom.c). AWG's 2.1 % is the textbook's (1 - (23/24)^18)^6, which
 * takes cells for independent; six ideal hash functions give 2.8 %.
 */
#ifndef ONWARD_BLOOM_H
#define ONWARD_BLOOM_H

#include <stdbool.h>
#include <stdint.h>

#define CP_BLOOM_CELLS  24u
#define CP_BLOOM_HASHES 6u
#define CP_BLOOM_MANY   3u /* the count saturates here: more than two */

/* Bits 23..0: the cells; bits 25..24: the count. Zero is the empty filter. */
struct cp_bloom {
    uint32_t word;
};

/* Cells that a value sets: bits 23..0, at most CP_BLOOM_HASHES of them. */
uint32_t cp_bloom_cells(uint64_t value);

/* Adds a value that sets these cells, as cp_bloom_add does. */
bool cp_bloom_add_cells(struct cp_bloom *bloom, uint32_t cells);

/* Adds a value. True when it is certainly new; false when it was there or collides (a false positive). */
static inline bool cp_bloom_add(struct cp_bloom *bloom, uint64_t value)
{
    return cp_bloom_add_cells(bloom, cp_bloom_cells(value));
}

/* Different values added so far, at least: 0..CP_BLOOM_MANY. */
static inline uint32_t cp_bloom_unique(const struct cp_bloom *bloom)
{
    return bloom->word >> CP_BLOOM_CELLS & CP_BLOOM_MANY;
}

#endif
