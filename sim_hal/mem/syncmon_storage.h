/*
 * syncmon_storage.h - how many bits a SyncMon takes: as AWG V.C counts them, and what the model really keeps.
 */
#ifndef SIM_HAL_MEM_SYNCMON_STORAGE_H
#define SIM_HAL_MEM_SYNCMON_STORAGE_H

#include "engine/parameters.h"

#define GPU_STORAGE_ROWS 4u

struct gpu_storage_row {
    const char *part;
    uint64_t entries;
    uint64_t awg_bits; /* an entry. V.C counts pointers only: no tags, no values */
    uint64_t model_bits;
    const char *awg_fields; /* what they are */
    const char *model_fields;
};

/* Condition cache, list of waiters, Bloom filters, monitored bits of the L2's tags. The oracle's knowledge of atomics and
 * the statistics are not hardware and not counted. */
void gpu_syncmon_storage(const struct gpu_parameters *parameters, struct gpu_storage_row rows[GPU_STORAGE_ROWS]);

#endif
