/*
 * status_page.h - status pages of queues (onward/status.h) in GPU memory: a driver has one written, and logs what it says.
 */
#ifndef SIM_HAL_HOST_STATUS_PAGE_H
#define SIM_HAL_HOST_STATUS_PAGE_H

#include <stdio.h>

#include "mem/memory.h"
#include "onward/hal.h"

/* Takes GPU memory for the page of a queue with that many work-groups, where waves cannot write. Returns false if it is full. */
bool host_status_page_place(struct mem *memory, uint64_t workgroups, struct cp_range *page);

/* Prints the page that was written for the host's command of that number, a line for each record. */
void host_status_page_print(const struct mem *memory, const struct cp_range *page, uint32_t number, const char *prefix,
                            FILE *stream);

#endif
