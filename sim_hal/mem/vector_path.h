/*
 * vector_path.h - the way of a vector access: address unit, L1, queue to the L2, L2, answer.
 */
#ifndef SIM_HAL_MEM_VECTOR_PATH_H
#define SIM_HAL_MEM_VECTOR_PATH_H

#include "engine/clock.h"
#include "mem/request.h"

struct gpu_memory_system;

/* Cycle from which on the CU's address unit takes another vector memory instruction. */
uint64_t gpu_vector_ready(const struct gpu_memory_system *system, uint32_t cu);

/*
 * Sends a request off at cycle now. access.exec may be 0 (it completes at once). Rights and bounds of every active lane
 * are checked first: on a fault nothing happens, *fault_address names the byte, and complete is not called.
 */
enum isa_fault gpu_vector_access(struct gpu_memory_system *system, struct gpu_request *request, uint64_t now,
                                 uint64_t *fault_address);

/* Fire when the first request of a CU's queue to the L2 reaches its bank, and when a store on its way to a farther bank
 * does. */
void gpu_l1_arrive(struct gpu_event *event, uint64_t cycle);
void gpu_l1_arrive_late(struct gpu_event *event, uint64_t cycle);

#endif
