/* syncmon_storage.c - the SyncMon's bit budget. */
#include "mem/syncmon_storage.h"

#include "mem/memory.h"
#include "onward/bloom.h"
#include "onward/config.h"

#define MEBIBYTE_BITS  20u
#define WORD_BITS      2u   /* of an address that the alignment of words saves */
#define VALUE_BITS     128u /* mask and value */
#define CONDITION_BITS 3u   /* EQ, NE, LT, GE; 4 or 8 bytes */
#define NUMBER_BITS    64u  /* generation and wait number */
#define CYCLE_BITS     128u /* age and arming */
#define COUNT_BITS     2u   /* beside a filter's cells */

/* Bits that tell so many things apart. */
static uint64_t bits_for(uint64_t things)
{
    return things > 1 ? 64 - (uint64_t)__builtin_clzll(things - 1) : 0;
}

void gpu_syncmon_storage(const struct gpu_parameters *parameters, struct gpu_storage_row rows[GPU_STORAGE_ROWS])
{
    uint64_t pointer = bits_for(parameters->syncmon_waiters);
    uint64_t count = bits_for(parameters->syncmon_waiters + 1);
    uint64_t address = bits_for(parameters->memory_mb) + MEBIBYTE_BITS - WORD_BITS;

    rows[0] = (struct gpu_storage_row){.part = "condition cache",
                                       .entries = parameters->syncmon_sets * parameters->syncmon_ways,
                                       .awg_bits = 2 * pointer,
                                       .model_bits = 2 * pointer + count + address + VALUE_BITS + CONDITION_BITS,
                                       .awg_fields = "head and tail pointer",
                                       .model_fields = "and address, mask, value, kind, width, count of waiters"};
    rows[1] = (struct gpu_storage_row){
        .part = "list of waiters",
        .entries = parameters->syncmon_waiters,
        .awg_bits = pointer + bits_for(parameters->simds * parameters->waves),
        .model_bits = 2 * pointer + bits_for(CP_MAX_WGS) + NUMBER_BITS + CYCLE_BITS,
        .awg_fields = "next pointer and wave slot of a CU (our reading: V.C's sum leaves 15 bits)",
        .model_fields = "next, previous, WG slot, generation, wait number, age, cycle of arming"};
    rows[2] = (struct gpu_storage_row){.part = "Bloom filters",
                                       .entries = parameters->syncmon_blooms,
                                       .awg_bits = CP_BLOOM_CELLS,
                                       .model_bits = CP_BLOOM_CELLS + COUNT_BITS + address + 1,
                                       .awg_fields = "cells",
                                       .model_fields = "and count, address and width of the word"};
    rows[3] = (struct gpu_storage_row){.part = "monitored bits",
                                       .entries = parameters->l2_bytes / GPU_LINE_BYTES,
                                       .awg_bits = 1,
                                       .model_bits = 1,
                                       .awg_fields = "one an L2 tag",
                                       .model_fields = "the same"};
}
