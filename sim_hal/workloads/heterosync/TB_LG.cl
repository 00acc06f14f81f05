/*
 * The atomic tree barrier of two levels: the work-groups of a CU among themselves, then one of each CU, then those of
 * the CU again.
 *
 * The CU of a work-group is its id modulo the number of CUs. That is where round-robin placement starts it; nothing
 * here depends on where it really is.
 */
#include "heterosync.h"

#define CUS_MAX 64u

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
 * Two stages on two words, each on a line of its own: nobody can enter a stage
 * again while somebody has yet to leave it.
 */
static void pass_barrier(volatile global uint *words, uint arrivals, local uint *answer, uint backoff_max)
{
    pass_stage(words, arrivals, answer, backoff_max);
    pass_stage(words + LINE_WORDS, arrivals, answer, backoff_max);
}

static void pass_tree(volatile global uint *local_words, volatile global uint *global_words, uint cus,
                      local uint *answer, uint backoff_max)
{
    uint groups = group_count();
    uint cu = group_id() % cus;
    uint neighbours = (groups - cu + cus - 1) / cus;
    volatile global uint *words = local_words + cu * 2 * LINE_WORDS;

    pass_barrier(words, neighbours, answer, backoff_max);
    if (group_id() < cus)
        pass_barrier(global_words, min(groups, cus), answer, backoff_max);
    pass_barrier(words, neighbours, answer, backoff_max);
}

/* Every work-group must have reached this epoch, and none can be beyond: the next one is written elsewhere. */
static void check_epochs(global const uint *epochs, uint epoch, volatile global uint *errors)
{
    for (uint group = item_id(); group < group_count(); group += get_local_size(0)) {
        if (epochs[group] != epoch)
            count_error(errors);
    }
}

/* epochs holds two words a work-group: those of the even barriers, then those of the odd ones. */
kernel void TB_LG(volatile global uint *local_words, volatile global uint *global_words, global float *storage,
                  global uint *epochs, global uint *rounds, volatile global uint *errors, uint iterations,
                  uint accesses, uint cus, uint backoff_max)
{
    local uint answer;
    uint groups = group_count();
    uint data = group_id();

    cus = clamp(cus, 1u, CUS_MAX);
    for (uint i = 0; i < iterations; i++) {
        global uint *side = epochs + i % 2 * groups;
        if (is_master())
            side[group_id()] = i + 1;
        shift_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses);
        pass_tree(local_words, global_words, cus, &answer, backoff_max);
        check_epochs(side, i + 1, errors);
        if (is_master())
            rounds[group_id()]++;
        data = data + 1 == groups ? 0 : data + 1;
    }
    check_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses, iterations, errors);
}
