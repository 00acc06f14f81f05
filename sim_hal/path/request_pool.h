/*
 * request_pool.h - the pool of requests.
 */
#ifndef SIM_HAL_PATH_REQUEST_POOL_H
#define SIM_HAL_PATH_REQUEST_POOL_H

#include "mem/request.h"

struct gpu_memory_system;

/* A request to fill in; NULL if the host has no memory. Released requests are used again. */
struct gpu_request *gpu_request_acquire(struct gpu_memory_system *system);
void gpu_request_release(struct gpu_memory_system *system, struct gpu_request *request);

/* Frees all that were ever made. */
void gpu_request_pool_free(struct gpu_memory_system *system);

#endif
