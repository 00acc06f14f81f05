/*
 * Each work-group owns a lock and the words that it guards, and uses them with scope wg. Now and then it takes the lock of
 * its neighbour, by remote operations. No update may be lost, and owner and thief see what the other one has stored.
 */
#include "../../sim_hal/workloads/scoped.h"

#define ROUNDS 24

/* The words behind a lock, a line each: a count of all uses, of those by the owner, and of those by the thief. */
enum { ALL = 0, OWN = 16, STOLEN = 32, APART = 48 };

static void use(global uint *words, uint kind, global uint *wrong)
{
    *wrong += words[ALL] != words[OWN] + words[STOLEN];
    words[ALL] += 1;
    words[kind] += 1;
}

kernel void scoped_steal(volatile global uint *locks, global uint *words, global uint *wrong)
{
    uint self = get_group_id(0), victim = (self + 1) % get_num_groups(0);

    if (get_local_id(0) != 0)
        return;
    for (uint round = 0; round < ROUNDS; round++) {
        while (scoped_cas(locks + self * 16, 0, 1, wg, acq) != 0)
            ;
        use(words + self * APART, OWN, wrong + self);
        scoped_store(locks + self * 16, 0, wg, rel);
        if (round % 4 != self % 4)
            continue;
        while (scoped_cas(locks + victim * 16, 0, 1, agent, acq, remote) != 0)
            ;
        use(words + victim * APART, STOLEN, wrong + self);
        scoped_store(locks + victim * 16, 0, agent, rel, remote);
    }
}
