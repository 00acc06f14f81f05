/* FAMutex, one for the whole GPU. */
#include "ticket_mutex.h"

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
