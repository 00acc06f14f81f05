/* SleepMutex, one for the whole GPU. */
#include "sleep_mutex.h"

kernel void SLM_G(global uint *ring, uint ring_mask, volatile global uint *tail, global float *storage,
                  global uint *counter, volatile global uint *owner, global uint *rounds,
                  volatile global uint *finished, volatile global uint *errors, uint iterations, uint accesses,
                  uint backoff_max)
{
    local uint answer;

    for (uint i = 0; i < iterations; i++) {
        uint ticket = lock(ring, ring_mask, tail, &answer, backoff_max);
        uint before = critical_section(storage, accesses, counter, owner, errors);
        if (is_master()) {
            if (before != ticket)
                count_error(errors);
            rounds[group_id()]++;
        }
        unlock(ring, ring_mask, ticket);
    }
    if (finish(finished, &answer)) {
        uint sections = iterations * group_count();
        check_lines(storage, item_id(), accesses, sections, errors);
        check_ring(ring, ring_mask, sections, errors);
    }
}
