/* turns.c - see turns.h. */
#include "runtime/turns.h"

bool runtime_turns_init(struct runtime_turns *turns)
{
    turns->next = turns->now = 0;
    if (pthread_mutex_init(&turns->mutex, NULL) != 0)
        return false;
    if (pthread_cond_init(&turns->ended, NULL) == 0)
        return true;
    pthread_mutex_destroy(&turns->mutex);
    return false;
}

void runtime_turns_free(struct runtime_turns *turns)
{
    pthread_cond_destroy(&turns->ended);
    pthread_mutex_destroy(&turns->mutex);
}

void runtime_turns_take(struct runtime_turns *turns)
{
    uint64_t turn;

    pthread_mutex_lock(&turns->mutex);
    turn = turns->next++;
    while (turns->now != turn)
        pthread_cond_wait(&turns->ended, &turns->mutex);
    pthread_mutex_unlock(&turns->mutex);
}

void runtime_turns_end(struct runtime_turns *turns)
{
    pthread_mutex_lock(&turns->mutex);
    turns->now++;
    pthread_cond_broadcast(&turns->ended);
    pthread_mutex_unlock(&turns->mutex);
}
