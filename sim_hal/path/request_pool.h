/*
 * request_pool.h - the pool of requests.
 */
#ifndef SIM_HAL_PATH_REQUEST_POOL_H
#define SIM_HAL_PATH_REQUEST_POOL_H

#include "mem/request.h"

struct path_system;

/* A request to fill in; NULL if the host has no memory. Released requests are used again. */
struct mem_request *path_request_acquire(struct path_system *system);
void path_request_release(struct path_system *system, struct mem_request *request);

/* Frees all that were ever made. */
void path_request_pool_free(struct path_system *system);

#endif
