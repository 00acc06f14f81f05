/* SpinMutex, one for the whole GPU: test-and-set; all waiters wait on one word for one value. */
#include "heterosync.h"

static void lock(volatile global uint *mutex, local uint *answer, uint backoff_max)
{
    uint backoff = 0;

    do {
        meet();
        if (is_master()) {
            *answer = onward_wait_cas(mutex, 0, 1, eq, ~0u, 0) == 0;
            if (*answer) {
                onward_acquire();
            } else {
                onward_wait(mutex, eq, ~0u, 0);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
}

static void unlock(volatile global uint *mutex)
{
    meet();
    if (is_master()) {
        onward_release();
        onward_exch(mutex, 0);
    }
    meet();
}

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
