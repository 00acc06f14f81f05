/* SPDX-License-Identifier: MIT */
/* trace.c - the event trace: a ring of entries, the oldest overwritten. */
#include "trace.h"

#include <stddef.h>

int cp_trace_start(struct cp *cp, void *memory, uint32_t bytes)
{
    struct cp_trace *trace = memory;
    uint32_t room = bytes < sizeof(*trace) ? 0 : (uint32_t)((bytes - sizeof(*trace)) / sizeof(struct cp_trace_entry));
    uint32_t entries = 1;

    cp->trace = NULL;
    if (!memory)
        return CP_OK;
    if (!CP_TRACE || !room)
        return CP_ERROR_CONFIG;
    while (entries <= room / 2)
        entries *= 2;
    trace->magic = CP_TRACE_MAGIC;
    trace->entries = entries;
    trace->written = 0;
    cp->trace = trace;
    return CP_OK;
}

/* The entry to be filled in, with cycle and kind set and all else 0. */
static struct cp_trace_entry *open_entry(const struct cp *cp, enum cp_trace_kind kind)
{
    struct cp_trace *trace = cp->trace;
    struct cp_trace_entry *entry = (struct cp_trace_entry *)(void *)(trace + 1);

    entry += (uint32_t)trace->written & (trace->entries - 1);
    *entry = (struct cp_trace_entry){.cycle = cp->now, .kind = (uint8_t)kind};
    return entry;
}

/* An entry counts once it is whole: a debugger may stop the processor anywhere. */
static void close_entry(const struct cp *cp)
{
    __atomic_signal_fence(__ATOMIC_RELEASE);
    cp->trace->written++;
}

void cp_trace_add_workgroup(struct cp *cp, uint32_t slot, uint32_t state)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    struct cp_trace_entry *entry = open_entry(cp, CP_TRACE_WG);

    entry->number = wg->number;
    entry->generation = wg->generation;
    entry->slot = (uint16_t)slot;
    entry->state = (uint8_t)state;
    entry->kernel = wg->kernel;
    entry->cu = wg->cu;
    entry->killed = state == CP_WG_FREE && wg->state == CP_WG_KILLING;
    close_entry(cp);
}

void cp_trace_add_kernel(struct cp *cp, uint32_t kernel)
{
    struct cp_trace_entry *entry = open_entry(cp, CP_TRACE_KERNEL);

    entry->number = cp->kernels[kernel].groups[0];
    entry->generation = cp->kernels[kernel].groups[1];
    entry->kernel = (uint8_t)kernel;
    close_entry(cp);
}

void cp_trace_add_cu(struct cp *cp, uint32_t cu, bool usable)
{
    struct cp_trace_entry *entry = open_entry(cp, CP_TRACE_CU);

    entry->state = usable;
    entry->cu = (uint16_t)cu;
    close_entry(cp);
}

void cp_trace_add_queue(struct cp *cp, uint32_t queue)
{
    const struct cp_queue *q = cp_queue_at(cp, queue);
    struct cp_trace_entry *entry = open_entry(cp, CP_TRACE_QUEUE);

    entry->number = q->written > q->next ? (uint32_t)(q->written - q->next) : 0;
    entry->slot = (uint16_t)queue;
    entry->state = q->kernels;
    close_entry(cp);
}
