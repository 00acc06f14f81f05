/*
 * dram.h - the timing of DRAM: channels with a data bus each, banks with an open row each, refresh, and a write
 * queue.
 *
 * There is no queue of reads: when a read arrives, it reserves its bank and its place on the bus at once. What
 * first-ready first-come scheduling would gain over that is kept in two ways: a read takes the first gap on the bus
 * that fits, also one before reservations made earlier, and a read of the row that is about to be closed for another
 * one still finds it open.
 *
 * Writes wait in a queue of dram.write_queue entries a channel. A write has its entry until its data has been on the
 * bus, so that writes are taken no faster than the bus takes them.
 */
#ifndef SIM_HAL_MEM_DRAM_H
#define SIM_HAL_MEM_DRAM_H

#include "engine/parameters.h"

struct mem_counters;
struct mem_dram; /* dram.c */

/* Returns NULL if the host has no memory. counters outlives it; its dram_* are counted here. */
struct mem_dram *mem_dram_create(const struct parameters *parameters, struct mem_counters *counters);
void mem_dram_free(struct mem_dram *dram);

/* Reads a line (number = address / 64) that the L2 requests at cycle from >= now, the cycle being simulated. Returns the
 * cycle at which the L2 has it. */
uint64_t mem_dram_read(struct mem_dram *dram, uint32_t line, uint64_t from, uint64_t now);

/* Writes a line that the L2 evicts at cycle from >= now. Returns the cycle at which the channel's write queue takes it,
 * which is later than from while the queue is full. A write takes time of bank and bus when the queue is drained. */
uint64_t mem_dram_write(struct mem_dram *dram, uint32_t line, uint64_t from, uint64_t now);

#endif
