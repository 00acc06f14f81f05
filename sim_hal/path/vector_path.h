/*
 * vector_path.h - vector accesses: address unit, checks, L1.
 */
#ifndef SIM_HAL_PATH_VECTOR_PATH_H
#define SIM_HAL_PATH_VECTOR_PATH_H

#include "engine/clock.h"
#include "mem/request.h"

struct path_system;
struct mem_reuse;

/* Cycle from which on the CU's address unit takes another vector memory instruction. */
uint64_t path_vector_ready(const struct path_system *system, uint32_t cu);

/* What the CU's loads find in its L1 (reuse.h); it lives as long as the memory system. */
const struct mem_reuse *path_vector_reuse(const struct path_system *system, uint32_t cu);

/*
 * Sends a request off at cycle now. access.exec may be 0 (it completes at once). Rights and bounds of every active lane
 * are checked first: on a fault nothing happens, *fault_address names the byte, and complete is not called.
 */
enum isa_fault path_vector_access(struct path_system *system, struct mem_request *request, uint64_t now,
                                  uint64_t *fault_address);

#endif
