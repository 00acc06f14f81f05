/*
 * xf_barrier.h - the barrier of Xiao and Feng over work-groups, with the memory orders of Sorensen's thesis (3.5.3).
 *
 * Participants have the numbers 0 .. count-1. Each has a flag, 0 before the launch. Number 0 is the master: its
 * work-items wait until the flags of all others are raised, one flag or more each, meet, and lower them. Each of the
 * others raises its flag and waits until it is lowered. There is no read-modify-write, and a flag is written by one
 * work-group at a time. Whatever a work-item did before the barrier, all work-items see behind it.
 *
 * Called by all work-items of all participants, the same number of times. Flags may lie side by side.
 */
#ifndef XF_BARRIER_H
#define XF_BARRIER_H

#include "../onward.h"

/* Of a kernel whose work-groups may have any number of work-items. */
#ifdef __AMDGCN__
#define XF_ANY_SIZE __attribute__((amdgpu_flat_work_group_size(1, 1024)))
#else
#define XF_ANY_SIZE
#endif

ONWARD_INLINE void xf_meet(void)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

/* The loads: relaxed while the flag has the other value, acquire once it has this one. */
ONWARD_INLINE void xf_master_load(volatile global uint *flags, uint count, uint backoff_max)
{
    for (uint slave = (uint)get_local_id(0) + 1; slave < count; slave += (uint)get_local_size(0)) {
        uint backoff = 0;
        while (onward_wait_load(flags + slave, eq_all, ~0u, 1) != 1) {
            onward_wait(flags + slave, eq_all, ~0u, 1);
            onward_backoff(&backoff, backoff_max);
        }
    }
    onward_acquire(); /* master, line 2 */
}

ONWARD_INLINE void xf_slave_load(volatile global uint *flag, uint backoff_max)
{
    uint backoff = 0;

    while (onward_wait_load(flag, eq, ~0u, 0) != 0) {
        onward_wait(flag, eq, ~0u, 0);
        onward_backoff(&backoff, backoff_max);
    }
    onward_acquire(); /* slave, line 5 */
}

ONWARD_INLINE void xf_master_store(volatile global uint *flags, uint count)
{
    onward_release(); /* master, line 8 */
    for (uint slave = (uint)get_local_id(0) + 1; slave < count; slave += (uint)get_local_size(0))
        onward_store(flags + slave, 0);
}

ONWARD_INLINE void xf_slave_store(volatile global uint *flag)
{
    onward_release(); /* slave, line 4 */
    onward_store(flag, 1);
}

ONWARD_INLINE void xf_barrier(volatile global uint *flags, uint id, uint count, uint backoff_max)
{
    if (id == 0) {
        xf_master_load(flags, count, backoff_max);
        xf_meet();
        xf_master_store(flags, count);
        return;
    }
    xf_meet();
    if (get_local_id(0) == 0) {
        xf_slave_store(flags + id);
        xf_slave_load(flags + id, backoff_max);
    }
    xf_meet();
}

#endif
