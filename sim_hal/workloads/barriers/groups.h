/*
 * groups.h - what the kernels of this suite share: work-groups of a fixed size that meet at barriers.
 */
#ifndef GROUPS_H
#define GROUPS_H

/* A kernel whose work-groups have x times y work-items. */
#define KERNEL(x, y) kernel __attribute__((reqd_work_group_size(x, y, 1)))

/* A wave's work-items. */
#define WAVE 64

static inline uint item_id(void)
{
    return (uint)get_local_id(0);
}

static inline uint group_id(void)
{
    return (uint)get_group_id(0);
}

/* All waves of the work-group arrive before one goes on, with what they wrote to local memory. */
static inline void meet(void)
{
    barrier(CLK_LOCAL_MEM_FENCE);
}

/* The same, with what they wrote to global memory too. */
static inline void meet_all(void)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

#endif
