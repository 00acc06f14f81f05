/*
 * kernel.h - active dispatches: their work-groups (WGs) yet to launch in grid order, scratch slots, beginning and end.
 */
#ifndef FW_KERNEL_H
#define FW_KERNEL_H

#include "firmware.h"

/* What checked launch options ask for; all 0: nothing. */
struct cp_launch {
    uint64_t control;
    uint64_t gather_cycles;
    uint32_t record_bytes;
    uint32_t attended; /* enum cp_attention */
};

/* What a checked dispatch packet asks for. */
struct cp_dispatch {
    struct cp_kernel_begin begin; /* kernel is filled in by cp_kernel_open */
    struct cp_shape shape;
    uint32_t groups[3];     /* WGs; the product is at most UINT32_MAX */
    uint32_t release;       /* enum cp_fence_scope */
    uint32_t scratch_bytes; /* a WG */
    uint32_t scratch_slots; /* that its arena holds */
    uint64_t signal;
    struct cp_launch launch;
};

void cp_kernel_init(struct cp *cp);

/* Whether there is a record for another dispatch. */
bool cp_kernel_available(const struct cp *cp);

/* Makes a dispatch active, youngest of all. A record must be available. */
void cp_kernel_open(struct cp *cp, const struct cp_dispatch *dispatch);

/* Active dispatches in order: the one of that number, NULL for CP_KERNEL_NONE; the oldest; the one after another. */
struct cp_kernel *cp_kernel_in_order(struct cp *cp, uint32_t kernel);
static inline struct cp_kernel *cp_kernel_first(struct cp *cp)
{
    return cp_kernel_in_order(cp, cp->first_kernel);
}
static inline struct cp_kernel *cp_kernel_after(struct cp *cp, const struct cp_kernel *kernel)
{
    return cp_kernel_in_order(cp, kernel->after);
}

/* WGs that were never launched and for which there are slots: 0 when none could be launched now if a CU had room. */
uint32_t cp_kernel_launchable(const struct cp *cp, const struct cp_kernel *kernel);

/* Whether fewer of them than that number may be launched: their scratch, or what their queue may hold, can run out before. */
static inline bool cp_kernel_limited(const struct cp *cp, const struct cp_kernel *kernel)
{
    return (CP_SCRATCH && kernel->scratch_bytes) || cp->config.queues[kernel->queue].wg_limit;
}

/* Number in the grid of the WG that is launched next, x fastest. */
CP_EXPANDED uint32_t cp_kernel_next_number(const struct cp_kernel *kernel)
{
    return kernel->next[0] + kernel->groups[0] * (kernel->next[1] + kernel->groups[1] * kernel->next[2]);
}

/* First free scratch slot of a kernel that has one. */
uint32_t cp_kernel_free_scratch(const struct cp_kernel *kernel);

/*
 * The next WG of the grid, x fastest: fills kernel, number and scratch slot (CP_NONE when the kernel uses none) of the
 * record. cp_kernel_launchable must not be 0. Nothing is taken before cp_kernel_take.
 */
CP_EXPANDED void cp_kernel_peek(const struct cp_kernel *kernel, struct cp_workgroup *workgroup)
{
    workgroup->number = cp_kernel_next_number(kernel);
    workgroup->kernel = (uint8_t)kernel->number;
    workgroup->scratch = kernel->scratch_bytes ? (uint16_t)cp_kernel_free_scratch(kernel) : (uint16_t)CP_NONE;
}

/* Where a WG lies in its grid; zero for a free slot. Divides: not for every launch. */
void cp_kernel_workgroup_id(const struct cp *cp, uint32_t slot, uint32_t id[3]);

/* That WG, with its record in slot, was launched. */
void cp_kernel_take(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot);

/* The same for a WG that takes over all that another one of the kernel, without scratch, has held. */
void cp_kernel_advance(const struct cp *cp, struct cp_kernel *kernel);

/* GPU address of a scratch slot; 0 for CP_NONE. */
uint64_t cp_kernel_scratch(const struct cp_kernel *kernel, uint32_t scratch);

/* A WG that was launched is gone: it leaves its kernel, and its scratch slot is free again. */
void cp_kernel_retire(struct cp *cp, struct cp_kernel *kernel, const struct cp_workgroup *wg, uint32_t slot);

/* Stops a kernel: nothing of it is launched any more, all its WGs are dropped, its queue stops with the error. */
void cp_kernel_fault(struct cp *cp, uint32_t kernel, uint32_t error);

/* Whether that may be. */
CP_EXPANDED bool cp_kernel_may_condemn(const struct cp_kernel *kernel)
{
    return kernel->error | (CP_COOPERATIVE ? kernel->attended : 0);
}

/*
 * No command about the WG is under way any more: if its kernel has faulted, or it is to be killed, it will be dropped. Only
 * while cp_kernel_may_condemn.
 */
void cp_kernel_condemn(struct cp *cp, struct cp_kernel *kernel, uint32_t slot);

/* Events; everything is verified. False: dropped. */
bool cp_kernel_ended(struct cp *cp, uint32_t kernel);
bool cp_kernel_refused(struct cp *cp, uint32_t kernel, uint32_t tag);

/* One unit for a kernel with something to send or WGs to drop. Called only while a bit of cp->kernels_pending is set.
 */
void cp_kernel_step(struct cp *cp);

#endif
