/* wait.c - see wait.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/wait.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "hsa/clock.h"
#include "hsa/hangs.h"
#include "hsa/queues.h"

#define NAP       UINT64_C(1000000) /* nanoseconds after which what the host has written without a call is seen */
#define CALM      2u                /* naps without a call after which a program does nothing */
#define CALM_MOST 10000u            /* naps after which it is taken to do nothing */

static struct {
    pthread_mutex_t lock;
    pthread_cond_t woken;
    uint64_t wakes;
    uint32_t waiting; /* threads that advance the GPU until something holds */
} sleepers = {.lock = PTHREAD_MUTEX_INITIALIZER, .woken = PTHREAD_COND_INITIALIZER};

void hsa_wake(void)
{
    pthread_mutex_lock(&sleepers.lock);
    sleepers.wakes++;
    pthread_cond_broadcast(&sleepers.woken);
    pthread_mutex_unlock(&sleepers.lock);
}

static uint64_t wakes(void)
{
    uint64_t count;

    pthread_mutex_lock(&sleepers.lock);
    count = sleepers.wakes;
    pthread_mutex_unlock(&sleepers.lock);
    return count;
}

static struct timespec later(uint64_t nanoseconds)
{
    struct timespec time;
    uint64_t sum;

    clock_gettime(CLOCK_REALTIME, &time);
    sum = (uint64_t)time.tv_nsec + nanoseconds;
    time.tv_sec += (time_t)(sum / 1000000000u);
    time.tv_nsec = (long)(sum % 1000000000u);
    return time;
}

/* Sleeps until something has changed since the number of wakes was seen, at most for a nap. Another thread can end this one here. */
static void nap(uint64_t seen)
{
    struct timespec end = later(NAP);
    int cancel;

    pthread_testcancel();
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancel);
    pthread_mutex_lock(&sleepers.lock);
    while (sleepers.wakes == seen)
        if (pthread_cond_timedwait(&sleepers.woken, &sleepers.lock, &end) != 0)
            break;
    pthread_mutex_unlock(&sleepers.lock);
    pthread_setcancelstate(cancel, NULL);
}

static void say_broken(const struct runtime *runtime)
{
    const char *failure = runtime_failure(runtime);

    hsa_say("the simulated GPU cannot go on%s%s", *failure ? ": " : "", failure);
}

enum runtime_end hsa_advance(bool (*holds)(void *context), void *context, uint64_t cycles)
{
    enum runtime_end end = RUNTIME_INTERRUPTED;

    if (!hsa_enter())
        return end;
    end = (cycles ? runtime_poll : runtime_wait)(hsa_front()->runtime, holds, context, cycles);
    hsa_queues_check();
    if (end == RUNTIME_HUNG)
        hsa_hang_found();
    if (end == RUNTIME_BROKEN)
        say_broken(hsa_front()->runtime);
    hsa_leave();
    if (end != RUNTIME_BROKEN)
        return end;
    abort();
}

static bool wait_for(bool (*holds)(void *context), void *context, uint64_t nanoseconds, bool ends)
{
    uint64_t slept = 0;

    for (;;) {
        uint64_t seen = wakes();
        uint64_t cycles = nanoseconds == HSA_NEVER ? 0 : hsa_cycles(nanoseconds) + 1;
        enum runtime_end end;

        __atomic_fetch_add(&sleepers.waiting, 1, __ATOMIC_SEQ_CST);
        end = hsa_advance(holds, context, cycles);
        __atomic_fetch_sub(&sleepers.waiting, 1, __ATOMIC_SEQ_CST);

        if (end == RUNTIME_HOLDS)
            return true;
        if (end == RUNTIME_TIME_OUT || end == RUNTIME_INTERRUPTED || slept >= nanoseconds)
            return false;
        if (end == RUNTIME_IDLE && ends && nanoseconds == HSA_NEVER && hsa_hang_ends_wait())
            return false;
        nap(seen);
        slept += NAP;
    }
}

bool hsa_wait(bool (*holds)(void *context), void *context, uint64_t nanoseconds)
{
    return wait_for(holds, context, nanoseconds, true);
}

bool hsa_wait_for_work(bool (*holds)(void *context), void *context)
{
    return wait_for(holds, context, HSA_NEVER, false);
}

bool hsa_is_quiet(bool (*wanted)(void))
{
    uint64_t seen = wakes();

    for (uint32_t calm = 0, i = 0; calm < CALM && i < CALM_MOST; i++) {
        uint64_t now;

        if (wanted())
            return false;
        nap(seen);
        now = wakes();
        calm = now == seen && !__atomic_load_n(&sleepers.waiting, __ATOMIC_SEQ_CST) ? calm + 1 : 0;
        seen = now;
    }
    return true;
}
