/* ticket_mutex.h - FAMutex: a ticket lock; all waiters wait on one word, each for a value of its own. */
#ifndef TICKET_MUTEX_H
#define TICKET_MUTEX_H

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
    raise_priority();
    return ticket;
}

static void unlock(volatile global uint *serving)
{
    meet();
    if (is_master()) {
        onward_release();
        onward_add(serving, 1);
    }
    lower_priority();
    meet();
}

#endif
