/*
 * turns.h - a lock that threads get in the order in which they ask. A thread that takes it again and again, as one that advances
 * the GPU does, keeps others waiting for one turn only.
 */
#ifndef SIM_HAL_RUNTIME_TURNS_H
#define SIM_HAL_RUNTIME_TURNS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct runtime_turns {
    pthread_mutex_t mutex;
    pthread_cond_t ended;
    uint64_t next; /* the turn that the next thread gets */
    uint64_t now;  /* whose turn it is */
};

/* Returns false if the host has no room. */
bool runtime_turns_init(struct runtime_turns *turns);
void runtime_turns_free(struct runtime_turns *turns);

void runtime_turns_take(struct runtime_turns *turns);
void runtime_turns_end(struct runtime_turns *turns);

#endif
