/*
 * level.h - what the level-synchronous graph applications share: work-groups that walk over nodes in strides, and a barrier at
 * which their number may change.
 *
 * An application is a loop over phases with a resizing barrier behind each. All that a work-group knows beyond its arguments
 * is in one structure, which names the next phase, so a work-group that is forked inside the barrier enters
 * the loop with it as if it had been there. Id and stride are asked for again behind every barrier.
 *
 * PLAIN, SIMPLE or QUERY, defined before the application's source is included, chooses the plain twin or one of the papers' two
 * resizing barriers; else it is the native one. ITEMS are the work-items of a work-group, one wave's unless it is defined; the plain
 * twin has one wave.
 */
#ifndef LEVEL_H
#define LEVEL_H

#ifndef ITEMS
#define ITEMS 64
#endif
#define LEVEL_KERNEL kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1)))

/* The library loads the size even where the kernel fixes it; so nothing of the code for several waves remains. */
#define get_local_size(dimension) ((size_t)ITEMS)

#ifdef PLAIN
#include "plain_barrier.h"
#else
#if !defined(SIMPLE) && !defined(QUERY)
#define ONWARD_STABLE 1
#endif
#include "../cooperative.h"
#endif

/* A node that is not reached, coloured or decided yet. */
#define NONE 0xffffffffu

/* This work-item among all active ones, and how many there are. */
ONWARD_INLINE uint first_of(const onward_coop *coop)
{
    return onward_id(coop) * ITEMS + (uint)get_local_id(0);
}

ONWARD_INLINE uint stride_of(const onward_coop *coop)
{
    return onward_active(coop) * ITEMS;
}

/* The barrier at the end of a phase. */
ONWARD_INLINE void end_phase(onward_coop *coop, private const void *carried, uint bytes)
{
#if defined(SIMPLE)
    onward_resizing_barrier_simple(coop, carried, bytes);
#elif defined(QUERY)
    onward_resizing_barrier_query(coop, carried, bytes);
#else
    onward_resizing_barrier(coop, carried, bytes);
#endif
}

#endif
