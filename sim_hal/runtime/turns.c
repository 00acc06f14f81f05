/* turns.c - see turns.h. */
#define _POSIX_C_SOURCE 200809L
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

/* Blocks all signals but those that the thread causes itself. */
static void block_signals(sigset_t *before)
{
    static const int own[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
    sigset_t all;

    sigfillset(&all);
    for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
        sigdelset(&all, own[i]);
    pthread_sigmask(SIG_BLOCK, &all, before);
}

void runtime_turns_take(struct runtime_turns *turns)
{
    sigset_t signals;
    uint64_t turn;
    int cancel;

    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancel);
    block_signals(&signals);
    pthread_mutex_lock(&turns->mutex);
    turn = turns->next++;
    while (turns->now != turn)
        pthread_cond_wait(&turns->ended, &turns->mutex);
    turns->signals = signals;
    turns->cancel = cancel;
    pthread_mutex_unlock(&turns->mutex);
}

void runtime_turns_end(struct runtime_turns *turns)
{
    sigset_t signals;
    int cancel;

    pthread_mutex_lock(&turns->mutex);
    signals = turns->signals;
    cancel = turns->cancel;
    turns->now++;
    pthread_cond_broadcast(&turns->ended);
    pthread_mutex_unlock(&turns->mutex);
    pthread_sigmask(SIG_SETMASK, &signals, NULL);
    pthread_setcancelstate(cancel, NULL);
}
