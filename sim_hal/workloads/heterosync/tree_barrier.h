/*
 * tree_barrier.h - AtomicTreeBarr, of two levels: the work-groups of a CU among themselves, then one of each CU, then
 * those of the CU again.
 */
#ifndef TREE_BARRIER_H
#define TREE_BARRIER_H

#include "heterosync.h"

/*
 * The last to arrive finds the word at `arrivals` and clears it; all others wait until it is 0. So the condition they
 * wait for differs from what the compare-and-swap compares with, and the last one tries before it waits.
 */
static void pass_stage(volatile global uint *word, uint arrivals, local uint *answer, uint backoff_max)
{
    uint backoff = 0;

    meet();
    if (is_master()) {
        onward_release();
        onward_add(word, 1);
    }
    do {
        meet();
        if (is_master()) {
            uint old = onward_wait_cas(word, arrivals, 0, eq, ~0u, 0);
            *answer = old == 0;
            if (old == 0) {
                onward_acquire();
            } else if (old != arrivals) {
                onward_wait(word, eq, ~0u, 0);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
}

/*
 * Two stages on two words, each on a line of its own: no work-group can enter a stage
 * again while another one has yet to leave it.
 */
static void pass_barrier(volatile global uint *words, uint arrivals, local uint *answer, uint backoff_max)
{
    pass_stage(words, arrivals, answer, backoff_max);
    pass_stage(words + LINE_WORDS, arrivals, answer, backoff_max);
}

/* The work-groups of this one's CU among themselves. Inlined, because clang 14 at -Oz gets its tail call wrong. */
ONWARD_INLINE void pass_local(volatile global uint *local_words, uint cus, local uint *answer, uint backoff_max)
{
    uint cu = group_id() % cus;

    pass_barrier(local_words + cu * 2 * LINE_WORDS, groups_of_cu(cu, cus), answer, backoff_max);
}

static void pass_tree(volatile global uint *local_words, volatile global uint *global_words, uint cus,
                      local uint *answer, uint backoff_max)
{
    pass_local(local_words, cus, answer, backoff_max);
    if (group_id() < cus)
        pass_barrier(global_words, min(group_count(), cus), answer, backoff_max);
    pass_local(local_words, cus, answer, backoff_max);
}

#endif
