/* SpinMutex, one for the whole GPU. */
#include "spin_mutex.h"

kernel void SPM_G(volatile global uint *mutex, global float *storage, global uint *counter, volatile global uint *owner,
                  global uint *rounds, volatile global uint *finished, volatile global uint *errors, uint iterations,
                  uint accesses, uint backoff_max)
{
    local uint answer;

    for (uint i = 0; i < iterations; i++) {
        lock(mutex, &answer, backoff_max);
        critical_section(storage, accesses, counter, owner, errors);
        if (is_master())
            rounds[group_id()]++;
        unlock(mutex);
    }
    if (finish(finished, &answer))
        check_lines(storage, item_id(), accesses, iterations * group_count(), errors);
}
