/*
 * fences.h - waits for memory that are release fences, by their code, rather than waits for a load.
 *
 * A compiler prints s_waitcnt for both. In front of the first use of what a load brings it needs one anyway.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_FENCES_H
#define SIM_HAL_TOOLS_BUGS_RACE_FENCES_H

#include "isa/program.h"

/* VGPRs that accesses of a wave are still to write: a bit each. */
struct race_awaited {
    uint64_t registers[4];
};

/* The wave issues a vector memory instruction, whose lanes load, store or find a number of words each. */
void race_await(struct race_awaited *awaited, const struct isa_operation *operation, uint32_t words);

/* Whether the wait of a program at an operation, for all accesses to memory, is a fence: the next operation has no need of it,
 * nor has the call or return of a function. Nothing is awaited then. */
bool race_wait_is_fence(struct race_awaited *awaited, const struct isa_program *program, uint32_t operation);

/* Whether the store stands right behind a wait for all accesses to memory: it may be a release. */
bool race_store_is_behind_wait(const struct isa_program *program, uint32_t operation);

#endif
