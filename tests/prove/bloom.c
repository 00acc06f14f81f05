/*
 * bloom.c - the Bloom filter, for every value and every filter.
 *
 * Assumed: nothing.
 */
#include "any.h"
#include "onward/bloom.h"

void prove(void)
{
    struct cp_bloom bloom;
    uint64_t value = any_word;
    uint32_t cells = cp_bloom_cells(value);

    any_bytes(&bloom, sizeof(bloom));
    /*@ assert 0 < cells; */
    cp_bloom_add_cells(&bloom, (uint32_t)any_word);
    cp_bloom_add(&bloom, value);
    cells = cp_bloom_unique(&bloom);
    /*@ assert cells <= CP_BLOOM_MANY; */
}
