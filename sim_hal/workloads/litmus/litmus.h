/*
 * litmus.h - what the litmus kernels share. One work-item of a work-group acts; a launch has so few work-groups that all
 * their interleavings can be thought through.
 */
#ifndef LITMUS_H
#define LITMUS_H

#include "../onward.h"

#define UP 1u /* of a flag that says "done" */

static inline bool acts(void)
{
    return get_local_id(0) == 0;
}

static inline uint self(void)
{
    return (uint)get_group_id(0);
}

/* Waits until the word has this value, and sees what was written before it got it. */
static inline void await(volatile global uint *word, uint value, uint backoff_max)
{
    uint backoff = 0;

    while (onward_wait_load(word, eq, ~0u, value) != value) {
        onward_wait(word, eq, ~0u, value);
        onward_backoff(&backoff, backoff_max);
    }
    onward_acquire();
}

/* Says to those that wait for this word that all before is done. */
static inline void publish(volatile global uint *word, uint value)
{
    onward_release();
    onward_store(word, value);
}

/* A barrier that counts, for one use. */
static inline void count_and_await(volatile global uint *arrived, uint workgroups, uint backoff_max)
{
    onward_release();
    onward_add(arrived, 1);
    await(arrived, workgroups, backoff_max);
}

static inline void lock_spin(volatile global uint *mutex, uint backoff_max)
{
    uint backoff = 0;

    while (onward_wait_cas(mutex, 0, 1, eq, ~0u, 0) != 0) {
        onward_wait(mutex, eq, ~0u, 0);
        onward_backoff(&backoff, backoff_max);
    }
    onward_acquire();
}

static inline void unlock_spin(volatile global uint *mutex)
{
    publish(mutex, 0);
}

#endif
