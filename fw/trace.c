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
    if (!room)
        return CP_ERROR_CONFIG;
    while (entries <= room / 2)
        entries *= 2;
    trace->magic = CP_TRACE_MAGIC;
    trace->entries = entries;
    trace->written = 0;
    cp->trace = trace;
    return CP_OK;
}

/* An entry counts once it is whole: a debugger may stop the processor anywhere. */
static void add(struct cp *cp, struct cp_trace_entry entry)
{
    struct cp_trace *trace = cp->trace;
    struct cp_trace_entry *ring = (struct cp_trace_entry *)(void *)(trace + 1);

    entry.cycle = cp->now;
    ring[(uint32_t)trace->written & (trace->entries - 1)] = entry;
    __atomic_signal_fence(__ATOMIC_RELEASE);
    trace->written++;
}

void cp_trace_add_workgroup(struct cp *cp, uint32_t slot, uint32_t state)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    add(cp, (struct cp_trace_entry){.number = wg->number,
                                    .generation = wg->generation,
                                    .slot = (uint16_t)slot,
                                    .kind = CP_TRACE_WG,
                                    .state = (uint8_t)state,
                                    .kernel = wg->kernel,
                                    .cu = wg->cu,
                                    .killed = state == CP_WG_FREE && wg->state == CP_WG_KILLING});
}

void cp_trace_add_kernel(struct cp *cp, uint32_t kernel)
{
    const struct cp_kernel *k = &cp->kernels[kernel];

    add(cp,
        (struct cp_trace_entry){
            .number = k->groups[0], .generation = k->groups[1], .kind = CP_TRACE_KERNEL, .kernel = (uint8_t)kernel});
}

void cp_trace_add_cu(struct cp *cp, uint32_t cu, bool usable)
{
    add(cp, (struct cp_trace_entry){.kind = CP_TRACE_CU, .state = usable, .cu = (uint8_t)cu});
}
