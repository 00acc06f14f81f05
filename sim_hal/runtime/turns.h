/*
 * turns.h - a lock that threads get in the order in which they ask. A thread that takes it again and again, as one that advances
 * the GPU does, keeps others waiting for one turn only.
 *
 * While a thread has its turn no other thread ends it, and signals wait: a handler may end the program, and for that want a turn.
 */
#ifndef SIM_HAL_RUNTIME_TURNS_H
#define SIM_HAL_RUNTIME_TURNS_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct runtime_turns {
    pthread_mutex_t mutex;
    pthread_cond_t ended;
    uint64_t next; /* the turn that the next thread gets */
    uint64_t now;  /* whose turn it is */
    /* As the thread that has its turn had them before. */
    sigset_t signals;
    int cancel;
};

/* Returns false if the host has no room. */
bool runtime_turns_init(struct runtime_turns *turns);
void runtime_turns_free(struct runtime_turns *turns);

void runtime_turns_take(struct runtime_turns *turns);
void runtime_turns_end(struct runtime_turns *turns);

#endif
