/*
 * Each work-group owns a lock and the words that it guards, and uses them with scope wg. Between its rounds it takes the lock
 * of its neighbour, and sleeps at the L2 while that is held. How often it has used a lock is in a private array, too.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/scoped.h"

#define ROUNDS 24
#define LINE   16

/* The words behind a lock, a line each: all uses, those by the owner, those by the thief. */
enum { ALL = 0, OWN = LINE, STOLEN = 2 * LINE, APART = 3 * LINE };

static void use(global uint *words, uint kind, global uint *wrong)
{
    if (words[ALL] != words[OWN] + words[STOLEN])
        *wrong += 1;
    words[ALL] += 1;
    words[kind] += 1;
}

static void own(volatile global uint *lock, global uint *words, global uint *wrong)
{
    while (scoped_cas(lock, 0, 1, wg, acq) != 0)
        onward_wait_load(lock, eq_remote, ~0u, 0);
    use(words, OWN, wrong);
    scoped_store(lock, 0, wg, rel);
}

/* Not remote: what is forgotten in the kernel `forgetful`. */
static void steal(volatile global uint *lock, global uint *words, global uint *wrong, bool remote)
{
    if (remote) {
        while (onward_wait_cas(lock, 0, 1, eq_remote, ~0u, 0) != 0)
            ;
    } else {
        while (onward_wait_cas(lock, 0, 1, eq, ~0u, 0) != 0)
            ;
    }
    onward_acquire();
    use(words, STOLEN, wrong);
    if (remote)
        scoped_store(lock, 0, agent, rel, remote);
    else
        scoped_store(lock, 0, agent, rel);
}

static void work(volatile global uint *locks, global uint *words, global uint *wrong, global uint *uses, uint groups,
                 bool remote)
{
    uint self = __builtin_amdgcn_workgroup_id_x(), victim = (self + 1) % groups;
    volatile uint mine[2];

    if (__builtin_amdgcn_workitem_id_x() != 0)
        return;
    mine[0] = mine[1] = 0;
    for (uint round = 0; round < ROUNDS; round++) {
        own(locks + self * LINE, words + self * APART, wrong + self);
        mine[round % 2] += 1;
        steal(locks + victim * LINE, words + victim * APART, wrong + self, remote);
        mine[(round + 1) % 2] += 1;
    }
    uses[self] = mine[0] * 100 + mine[1];
}

kernel void sleeping(volatile global uint *locks, global uint *words, global uint *wrong, global uint *uses, uint groups)
{
    work(locks, words, wrong, uses, groups, true);
}

kernel void forgetful(volatile global uint *locks, global uint *words, global uint *wrong, global uint *uses, uint groups)
{
    work(locks, words, wrong, uses, groups, false);
}
