/*
 * waiting.h - waiting atomics and the wait instruction at the L2 bank: the test of a lane's condition, and its
 * registration with the SyncMon in the same step.
 */
#ifndef SIM_HAL_PATH_WAITING_H
#define SIM_HAL_PATH_WAITING_H

#include "engine/require.h"
#include "path/memory_state.h"

/* A lane's word of 4 or 8 bytes, whose halves lie in rows 0 and 1. */
static inline uint64_t path_lane_word(const uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t bytes)
{
    SIM_REQUIRE(lane < ISA_LANES);
    SIM_REQUIRE(bytes == 4 || bytes == 8);
    return bytes == 8 ? rows[0][lane] | (uint64_t)rows[1][lane] << 32 : rows[0][lane];
}

/* The condition that a lane of a waiting access waits for. */
void path_lane_condition(const struct execute_access *access, uint32_t lane, struct mem_condition *condition);

/* A lane of a waiting atomic was executed at cycle now: the word was old, and is unchanged or not. Notes whether the
 * lane's condition failed on old and on the present word. If it did, and the request arms, registers the lane. */
void path_wait_test(struct path_system *system, struct mem_request *request, uint32_t lane, uint64_t old,
                    bool unchanged, uint64_t now);

/* A lane of the separate wait instruction has come to the bank: registers it, whatever the word is. */
void path_wait_arm(struct path_system *system, struct mem_request *request, uint32_t lane, uint64_t now);

/* All lanes were served: the answer. A wave that need not wait, or found no space, is forgotten again. */
void path_wait_answer(struct path_system *system, struct mem_request *request);

#endif
