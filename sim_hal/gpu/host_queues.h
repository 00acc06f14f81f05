/*
 * host_queues.h - the queues that the host has made: which there are, and what its commands make of them.
 */
#ifndef SIM_HAL_GPU_HOST_QUEUES_H
#define SIM_HAL_GPU_HOST_QUEUES_H

#include "gpu/outside.h"
#include "mem/memory.h"

/* What a queue has done. */
struct gpu_queue_counts {
    uint64_t packets; /* of any kind that it is through with, by its read index */
    uint64_t errors;  /* times that it has stopped by an error */
};

struct gpu_host_queues {
    bool absent[CP_MAX_QUEUES];                   /* queues that do not exist */
    bool removed[CP_MAX_QUEUES];                  /* of these, those that did */
    struct gpu_host_command asked[CP_MAX_QUEUES]; /* the last command of the host for it */
    struct gpu_queue_counts then[CP_MAX_QUEUES];  /* what its memory said at that time */
    struct gpu_queue_counts past[CP_MAX_QUEUES];  /* beside what its memory says: of queues of this number before it */
};

/* A command is posted: returns its event. queue: the configuration of its queue, which CLEAR changes. */
struct cp_event gpu_host_queues_ask(struct gpu_host_queues *host, const struct mem *memory,
                                    struct cp_queue_config *queue, const struct gpu_host_command *command,
                                    uint64_t cycle);

/* The command for a queue has been done. */
void gpu_host_queues_done(struct gpu_host_queues *host, const struct mem *memory, struct cp_queue_config *queue,
                          uint32_t number);

/* What all queues of a number have done. */
struct gpu_queue_counts gpu_host_queues_counts(const struct gpu_host_queues *host, const struct mem *memory,
                                               const struct cp_queue_config *queue, uint32_t number);

/* Empties the configurations of queues that do not exist. queues: CP_MAX_QUEUES. */
void gpu_host_queues_drop_absent(const struct gpu_host_queues *host, struct cp_queue_config *queues);

#endif
