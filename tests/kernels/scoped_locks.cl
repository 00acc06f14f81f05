/*
 * Data that scoped operations guard, stored and loaded as ordinary data: a lock of each work-group among its waves, a lock
 * of all work-groups, and tokens that go from work-group to work-group, one by scoped operations, one by the fences of
 * onward.h. The line of a token's data is in the L1 of the work-group that waits for it. A work-group does not end, which
 * would flush its L1, before the next one has had the token.
 */
#include "../../sim_hal/workloads/scoped.h"

#define ROUNDS   3
#define CONSTANT 15

static void count(volatile global uint *own, global uint *counted, uint wave)
{
    while (scoped_cas(own, 0, 1, wg, acq) != 0)
        ;
    counted[0] += 1;
    counted[1] += (wave + 1) * counted[3];
    scoped_store(own, 0, wg, rel);
}

static void sum(volatile global uint *lock, global ulong *sums, uint wave, uint group)
{
    while (scoped_exch(lock, 1, agent, acq) != 0)
        ;
    sums[0] += 1;
    sums[1] += (ulong)(wave + 1) << 20 * (group & 1);
    sums[2] ^= sums[0];
    scoped_store(lock, 0, agent, rel);
}

kernel void scoped_locks(volatile global uint *locks, global uint *counted, volatile global uint *lock,
                         global ulong *sums, volatile global uint *tokens, global uint *order)
{
    uint group = get_group_id(0), wave = get_local_id(0) / 64;

    if (get_local_id(0) % 64 == 0) {
        for (uint round = 0; round < ROUNDS; round++) {
            count(locks + group, counted + group * 4, wave);
            sum(lock, sums, wave, group);
        }
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        uint constant_word = order[CONSTANT];

        while (scoped_load(tokens, wg, acq) != group)
            ;
        order[group] = group ? order[group - 1] * 3 + group + constant_word : 1;
        scoped_add(tokens, 1, agent, rel, remote);

        constant_word = order[16 + CONSTANT];
        while (onward_load(tokens + 16) != group)
            ;
        onward_acquire();
        order[16 + group] = group ? order[16 + group - 1] * 5 + group + constant_word : 1;
        onward_release();
        onward_store(tokens + 16, group + 1);
        while (group + 1 < get_num_groups(0) && onward_load(tokens + 16) < group + 2)
            ;
    }
}
