/*
 * event_list.h - events that wait for a place in the mailbox, in order of time. It grows when it must, so that the GPU
 * accepts commands even when it cannot post what follows from them.
 */
#ifndef SIM_HAL_GPU_EVENT_LIST_H
#define SIM_HAL_GPU_EVENT_LIST_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/hal.h"

struct gpu_event_list {
    struct cp_event *entries;
    uint32_t capacity; /* a power of two */
    uint32_t first;    /* counts for ever */
    uint32_t end;
};

/* Returns false if the host has no memory. */
bool gpu_event_list_init(struct gpu_event_list *list, uint32_t expected);
void gpu_event_list_free(struct gpu_event_list *list);

void gpu_event_list_append(struct gpu_event_list *list, const struct cp_event *event);

/* Returns NULL if the list is empty. */
const struct cp_event *gpu_event_list_first(struct gpu_event_list *list);
void gpu_event_list_remove_first(struct gpu_event_list *list);

/* Takes back the WAITING event of a wait that ended before the event was posted. Returns true if the event was still
 * here. */
bool gpu_event_list_withdraw_waiting(struct gpu_event_list *list, uint32_t slot, uint32_t wait_number);

#endif
