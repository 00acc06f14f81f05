/* clock.c - see clock.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/clock.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#define STEPS 64u /* kept: programs ask for the times of what is long over, but not of that long ago */

static struct {
    pthread_mutex_t lock;
    uint64_t mhz;
    bool late;
    struct {
        uint64_t cycle; /* from which on */
        uint64_t ahead; /* this is added */
    } steps[STEPS];     /* the newest first */
} ticks = {.lock = PTHREAD_MUTEX_INITIALIZER};

static uint64_t host_time(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static uint64_t nanoseconds_of(uint64_t cycle)
{
    return cycle / ticks.mhz * 1000 + cycle % ticks.mhz * 1000 / ticks.mhz;
}

void hsa_clock_begin(uint64_t clock_mhz)
{
    static const pthread_mutex_t unlocked = PTHREAD_MUTEX_INITIALIZER;

    ticks.lock = unlocked;
    ticks.mhz = clock_mhz;
    ticks.late = false;
    memset(ticks.steps, 0, sizeof(ticks.steps));
    ticks.steps[0].ahead = host_time();
}

uint64_t hsa_time(uint64_t cycle)
{
    uint64_t time;
    uint32_t i = 0;

    pthread_mutex_lock(&ticks.lock);
    while (i < STEPS - 1 && ticks.steps[i].cycle > cycle)
        i++;
    time = ticks.steps[i].ahead + nanoseconds_of(cycle);
    pthread_mutex_unlock(&ticks.lock);
    return time;
}

uint64_t hsa_cycles(uint64_t nanoseconds)
{
    return nanoseconds / 1000 * ticks.mhz + nanoseconds % 1000 * ticks.mhz / 1000;
}

void hsa_clock_note_handler(void)
{
    __atomic_store_n(&ticks.late, true, __ATOMIC_SEQ_CST);
}

bool hsa_clock_is_late(void)
{
    return __atomic_load_n(&ticks.late, __ATOMIC_SEQ_CST);
}

void hsa_clock_catch_up(uint64_t cycle)
{
    uint64_t now = host_time(), shown = hsa_time(cycle);

    pthread_mutex_lock(&ticks.lock);
    ticks.late = false;
    if (now > shown) {
        memmove(&ticks.steps[1], &ticks.steps[0], sizeof(ticks.steps) - sizeof(ticks.steps[0]));
        ticks.steps[0].cycle = cycle;
        ticks.steps[0].ahead += now - shown;
    }
    pthread_mutex_unlock(&ticks.lock);
}
