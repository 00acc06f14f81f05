/*
 * plain_barrier.h - the interface of cooperative.h for an ordinary kernel: the number of work-groups is that of the launch,
 * and every barrier is the same global barrier, arrivals in one word and the release in another, without anything that could
 * resize it.
 *
 * A kernel compiled with it is the plain twin of a cooperative one: what the twin needs less is the cost of cooperating.
 */
#ifndef PLAIN_BARRIER_H
#define PLAIN_BARRIER_H

#include "../onward.h"

/* Zero at the launch. The two words have lines of their own. */
typedef struct {
    uint arrived;
    uint unused[15];
    ulong release; /* 31:0: generation */
} plain_control;

typedef struct {
    volatile global plain_control *control;
    uint generation, groups;
} onward_coop;

ONWARD_INLINE onward_coop onward_coop_begin(global void *control)
{
    return (onward_coop){control, 0, onward_one((uint)get_num_groups(0))};
}

ONWARD_INLINE bool onward_forked(onward_coop *c, private void *transmit, uint bytes)
{
    return false;
}

ONWARD_INLINE uint onward_active(const onward_coop *c)
{
    return c->groups;
}

ONWARD_INLINE uint onward_id(const onward_coop *c)
{
    return (uint)get_group_id(0);
}

/* The last to arrive lets all others go on. The upper half of the word means nothing: its values train a monitor that predicts. */
ONWARD_INLINE void plain_release(onward_coop *c)
{
    volatile global ulong *release = &c->control->release;

    onward_store(&c->control->arrived, 0);
    onward_release();
    for (uint i = 0; i < ONWARD_RELEASES; i++)
        onward_store64(release, (ulong)i << 32 | c->generation);
}

/* Work-groups are of one wave. */
ONWARD_INLINE void onward_global_barrier(onward_coop *c)
{
    uint was = onward_one(c->generation);

    c->generation = was + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    onward_release();
    if (onward_arrive_once(&c->control->arrived, c->groups, &c->control->release, was) == was)
        plain_release(c);
    barrier(CLK_GLOBAL_MEM_FENCE);
    onward_acquire();
}

ONWARD_INLINE void onward_resizing_barrier(onward_coop *c, private const void *transmit, uint bytes)
{
    onward_global_barrier(c);
}

#endif
