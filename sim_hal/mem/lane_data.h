/*
 * lane_data.h - data of a vector access between registers and lines.
 */
#ifndef SIM_HAL_MEM_LANE_DATA_H
#define SIM_HAL_MEM_LANE_DATA_H

#include "mem/request_path.h"

/* The bytes of a line that a lane touches. */
uint64_t mem_lane_bits(const struct execute_access *access, uint32_t lane, uint32_t line);

/* Writes what a load's lanes of this transaction find in the line's bytes into their registers. */
void mem_lanes_load(const struct mem_request *request, const struct mem_transaction *transaction,
                    const uint8_t *line_bytes);

/* To be called once all transactions of a load were loaded: extends small unaligned values. */
void mem_lanes_finish_load(const struct mem_request *request);

/* Collects what a store's lanes of this transaction write, later lanes over earlier ones; returns which bytes these are. */
uint64_t mem_lanes_collect(const struct mem_request *request, const struct mem_transaction *transaction,
                           uint8_t *line_bytes);

#endif
