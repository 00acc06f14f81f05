/* spin_mutex.h - SpinMutex: test-and-set; all waiters wait on one word for one value. */
#ifndef SPIN_MUTEX_H
#define SPIN_MUTEX_H

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
    raise_priority();
}

static void unlock(volatile global uint *mutex)
{
    meet();
    if (is_master()) {
        onward_release();
        onward_exch(mutex, 0);
    }
    lower_priority();
    meet();
}

#endif
