/* SPDX-License-Identifier: MIT */
/* bloom.c - a value's six cells, and what adding it says. */
#include "onward/bloom.h"

/*
 * Every bit of the value reaches every bit of the result: a multiplication folds the words together, then the
 * finaliser of MurmurHash3. Zero must not stay zero, or the commonest value would set a single cell.
 */
static uint32_t hash_of(uint64_t value)
{
    uint32_t hash = (uint32_t)value + (uint32_t)(value >> 32) * UINT32_C(0xc2b2ae3d) + UINT32_C(0x9e3779b1);

    hash = (hash ^ hash >> 16) * UINT32_C(0x85ebca6b);
    hash = (hash ^ hash >> 13) * UINT32_C(0xc2b2ae35);
    return hash ^ hash >> 16;
}

/* Three cells of 16 random bits: the digits to base 24 of the fraction, in 65536ths, that they are. */
static inline uint32_t three_cells(uint32_t fraction)
{
    uint32_t first = fraction * CP_BLOOM_CELLS;
    uint32_t second = (first & UINT32_C(0xffff)) * CP_BLOOM_CELLS;
    uint32_t third = (second & UINT32_C(0xffff)) * CP_BLOOM_CELLS;

    return UINT32_C(1) << (first >> 16) | UINT32_C(1) << (second >> 16) | UINT32_C(1) << (third >> 16);
}

uint32_t cp_bloom_cells(uint64_t value)
{
    uint32_t hash = hash_of(value);

    return three_cells(hash & UINT32_C(0xffff)) | three_cells(hash >> 16);
}

bool cp_bloom_add_cells(struct cp_bloom *bloom, uint32_t cells)
{
    if ((bloom->word & cells) == cells)
        return false;
    bloom->word |= cells;
    if (cp_bloom_unique(bloom) < CP_BLOOM_MANY)
        bloom->word += UINT32_C(1) << CP_BLOOM_CELLS;
    return true;
}
