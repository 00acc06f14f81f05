/* FAMutex, one for the whole GPU: a ticket lock; all waiters wait on one word, each for a value of its own. */
#include "heterosync.h"

static uint lock(volatile global uint *next, volatile global uint *serving, local uint *answer, uint backoff_max)
{
    uint ticket = 0;
    uint backoff = 0;

    if (is_master())
        ticket = onward_add(next, 1);
    do {
        meet();
        if (is_master()) {
            *answer = onward_wait_load(serving, eq, ~0u, ticket) == ticket;
            if (*answer) {
                onward_acquire();
            } else {
                onward_wait(serving, eq, ~0u, ticket);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
    return ticket;
}

static void unlock(volatile global uint *serving)
{
    meet();
    if (is_master()) {
        onward_release();
        onward_add(serving, 1);
    }
    meet();
}

kernel void FAM_G(volatile global uint *next, volatile global uint *serving, global float *storage,
                  global uint *counter, volatile global uint *owner, global uint *rounds,
                  volatile global uint *finished, volatile global uint *errors, uint iterations, uint accesses,
                  uint backoff_max)
{
    local uint answer;

    for (uint i = 0; i < iterations; i++) {
        uint ticket = lock(next, serving, &answer, backoff_max);
        uint before = critical_section(storage, accesses, counter, owner, errors);
        if (is_master()) {
            if (before != ticket)
                count_error(errors);
            rounds[group_id()]++;
        }
        unlock(serving);
    }
    if (finish(finished, &answer))
        check_lines(storage, item_id(), accesses, iterations * group_count(), errors);
}
