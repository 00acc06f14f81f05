/*
 * service.h - the thread that does what programs have asked for when signals are ready: handlers, copies.
 */
#ifndef SIM_HAL_HSA_SERVICE_H
#define SIM_HAL_HSA_SERVICE_H

#include "hsa/front.h"

/* Something to be done when all signals that it waits for are ready. */
struct hsa_task {
    const struct cp_signal *signal; /* of a handler, with its condition; NULL: the task waits for others */
    uint32_t condition;
    int64_t value;
    bool (*handler)(int64_t value, void *data); /* returns whether the task stays */
    void *data;
    struct hsa_handle *others; /* to become 0; the handler's to free */
    uint32_t other_count;
};

/* Takes on a task; the first one starts the thread. Returns false if the host has no memory. */
bool hsa_service_add(const struct hsa_task *task);

/* Ends the thread; tasks that are left are forgotten. Not from a handler. */
void hsa_service_stop(void);

/* Whether the thread is the one that calls: a handler does. */
bool hsa_service_is_here(void);

#endif
