/*
 * plain_barrier.h - the interface of cooperative.h for an ordinary kernel: the number of work-groups is that of the launch,
 * and every barrier is the same global barrier without anything that could resize it.
 *
 * A kernel compiled with it is the plain twin of a cooperative one: what the twin needs less is the cost of cooperating.
 */
#ifndef PLAIN_BARRIER_H
#define PLAIN_BARRIER_H

#include "../onward.h"

/* Zero at the launch. The two words have lines of their own. */
typedef struct {
    ulong arrived;
    uint unused[14];
    uint generation;
} plain_control;

typedef struct {
    volatile global plain_control *control;
    uint generation;
} onward_coop;

ONWARD_INLINE onward_coop onward_coop_begin(global void *control)
{
    return (onward_coop){control, 0};
}

ONWARD_INLINE bool onward_forked(onward_coop *c, private void *transmit, uint bytes)
{
    return false;
}

ONWARD_INLINE uint onward_active(const onward_coop *c)
{
    return (uint)get_num_groups(0);
}

ONWARD_INLINE uint onward_id(const onward_coop *c)
{
    return (uint)get_group_id(0);
}

ONWARD_INLINE void plain_arrive(onward_coop *c)
{
    ulong M = (uint)get_num_groups(0);
    ulong gen = c->generation;
    onward_release();
    if (onward_add64(&c->control->arrived, 1ul<<32) + (1ul<<32) == (gen | M<<32)) {
        onward_add64(&c->control->arrived, 1 - (M<<32));
        return;
    }
    while ((onward_wait_load64(&c->control->arrived, ne, 0xffffffffu, gen) & 0xffffffffu) == gen)
        onward_wait64(&c->control->arrived, ne, 0xffffffffu, gen);
}

ONWARD_INLINE void onward_global_barrier(onward_coop *c)
{
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        plain_arrive(c);
    barrier(CLK_GLOBAL_MEM_FENCE);
    c->generation++;
    onward_acquire();
}

ONWARD_INLINE void onward_resizing_barrier(onward_coop *c, private const void *transmit, uint bytes)
{
    onward_global_barrier(c);
}

#endif
