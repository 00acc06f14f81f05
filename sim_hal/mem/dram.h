/*
 * dram.h - the timing of DRAM: channels with a data bus each, banks with an open row each, refresh, and a write
 * queue.
 *
 * There is no queue of reads: when a read arrives, it reserves its bank and its place on the bus at once. What
 * first-ready first-come scheduling would gain over that is kept in two ways: a read takes the first gap on the bus
 * that fits, also one before reservations made earlier, and a read of the row that is about to be closed for another
 * one still finds it open.
 */
#ifndef SIM_HAL_MEM_DRAM_H
#define SIM_HAL_MEM_DRAM_H

#include "engine/parameters.h"

struct gpu_memory_counters;
struct gpu_dram; /* dram.c */

/* NULL when the host has no room. counters outlives it; its dram_* are counted here. */
struct gpu_dram *gpu_dram_create(const struct gpu_parameters *parameters, struct gpu_memory_counters *counters);
void gpu_dram_free(struct gpu_dram *dram);

/* Reads a line (number = address / 64) that the L2 asks for at cycle now; returns the cycle at which the L2 has it. */
uint64_t gpu_dram_read(struct gpu_dram *dram, uint32_t line, uint64_t now);

/* Takes a line that the L2 evicts at cycle now. It waits in the channel's write queue and costs time only when that is
 * drained. */
void gpu_dram_write(struct gpu_dram *dram, uint32_t line, uint64_t now);

#endif
