/*
 * flag_barrier.h - LFTreeBarr: a barrier of flags without any read-modify-write that two work-groups contend for.
 *
 * Every work-group has a flag `in` that it raises and the first one lowers, and a flag `out` the other way round. The
 * first of a CU waits with as many work-items as there are flags until all of them are up; each of the others waits
 * for one flag that no other one waits for.
 */
#ifndef FLAG_BARRIER_H
#define FLAG_BARRIER_H

#include "heterosync.h"

static void arrive(volatile global uint *in)
{
    meet();
    if (is_master()) {
        onward_release();
        onward_exch(in, 1);
    }
}

/* The first one's: a work-item looks after every get_local_size(0)th flag, and the wave waits for all of them. */
static void gather(volatile global uint *in, uint count, uint backoff_max)
{
    meet();
    for (uint i = item_id(); i < count; i += (uint)get_local_size(0)) {
        uint backoff = 0;
        while (onward_wait_load(in + i, eq_all, ~0u, 1) != 1) {
            onward_wait(in + i, eq_all, ~0u, 1);
            onward_backoff(&backoff, backoff_max);
        }
    }
    onward_acquire();
    meet();
}

/* The first one's: a flag `in` is down again before its owner may go on and raise it. */
static void let_go(volatile global uint *in, volatile global uint *out, uint count)
{
    for (uint i = item_id(); i < count; i += (uint)get_local_size(0)) {
        onward_exch(in + i, 0);
        onward_release();
        onward_exch(out + i, 1);
    }
}

static void depart(volatile global uint *out, local uint *answer, uint backoff_max)
{
    uint backoff = 0;

    do {
        meet();
        if (is_master()) {
            *answer = onward_wait_load(out, eq, ~0u, 1) == 1;
            if (*answer) {
                onward_exch(out, 0);
                onward_acquire();
            } else {
                onward_wait(out, eq, ~0u, 1);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
}

/* One of each CU. */
static void pass_global_flags(volatile global uint *in, volatile global uint *out, uint cus, local uint *answer,
                              uint backoff_max)
{
    arrive(in + group_id());
    if (group_id() == 0) {
        uint count = min(group_count(), cus);
        gather(in, count, backoff_max);
        let_go(in, out, count);
    }
    depart(out + group_id(), answer, backoff_max);
}

/* The work-groups of this one's CU among themselves. The flags of a CU lie side by side. */
static void pass_flags(volatile global uint *in, volatile global uint *out, uint cus, local uint *answer,
                       uint backoff_max)
{
    uint cu = group_id() % cus;
    uint first = cu * most_groups_of_cu(cus);
    uint mine = first + group_id() / cus;

    arrive(in + mine);
    if (group_id() < cus) {
        gather(in + first, groups_of_cu(cu, cus), backoff_max);
        let_go(in + first, out + first, groups_of_cu(cu, cus));
    }
    depart(out + mine, answer, backoff_max);
}

/* The global level stands between arriving and leaving of the local one, so there is no second local barrier. */
static void pass_flag_tree(volatile global uint *local_in, volatile global uint *local_out,
                           volatile global uint *global_in, volatile global uint *global_out, uint cus,
                           local uint *answer, uint backoff_max)
{
    uint cu = group_id() % cus;
    uint first = cu * most_groups_of_cu(cus);
    uint mine = first + group_id() / cus;

    arrive(local_in + mine);
    if (group_id() < cus) {
        gather(local_in + first, groups_of_cu(cu, cus), backoff_max);
        pass_global_flags(global_in, global_out, cus, answer, backoff_max);
        let_go(local_in + first, local_out + first, groups_of_cu(cu, cus));
    }
    depart(local_out + mine, answer, backoff_max);
}

#endif
