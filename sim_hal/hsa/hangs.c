/* hangs.c - see hangs.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/hangs.h"

#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "hsa/debugger.h"
#include "hsa/outputs.h"
#include "hsa/queues.h"

#define SECOND      UINT64_C(1000000000)
#define WAITS_MOST  10u /* that end without what they wait for */
#define EXIT_STATUS 3   /* as of onward run */

static struct {
    pthread_mutex_t lock;
    uint64_t progress; /* of the GPU, when it was found */
    uint64_t since;    /* nanoseconds of the host's clock; 0: kernels do not hang */
    bool told;         /* queues were stopped, and nothing has happened since */
    uint32_t waits;    /* that have ended since */
} hang = {.lock = PTHREAD_MUTEX_INITIALIZER};

static uint64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

static uint64_t patience(void)
{
    return hsa_front()->options.hang_after * SECOND;
}

/* Notes that nothing moves. Returns whether that is so for so long that the program will not change it. The lock is held. */
static bool has_waited(void)
{
    uint64_t progress = runtime_progress(hsa_front()->runtime);

    if (!hang.since || progress != hang.progress) {
        hang.progress = progress;
        hang.since = now();
        hang.told = false;
        hang.waits = 0;
    }
    return now() - hang.since >= patience();
}

static void explain(void *context, const struct gpu *gpu)
{
    bool hangs = hsa_outputs_hang(gpu);

    if (hangs)
        hsa_debugger_hang();
    *(bool *)context = hangs;
}

void hsa_hang_found(void)
{
    bool hangs = false;

    pthread_mutex_lock(&hang.lock);
    if (has_waited())
        runtime_look(hsa_front()->runtime, explain, &hangs);
    if (hangs) {
        hsa_queues_stop();
        hang.progress = runtime_progress(hsa_front()->runtime);
        hang.since = now();
        hang.told = true;
    }
    pthread_mutex_unlock(&hang.lock);
    hsa_queues_check();
}

static void end_program(void)
{
    hsa_say("the program waits for kernels that were stopped because they hang; it ends here");
    fflush(NULL);
    _exit(EXIT_STATUS);
}

bool hsa_hang_ends_wait(void)
{
    bool ends, too_often;

    if (!hsa_enter())
        return false;
    pthread_mutex_lock(&hang.lock);
    ends = hang.told && has_waited() && hang.told;
    if (ends) {
        hang.waits++;
        hang.since = now();
    }
    too_often = hang.waits > WAITS_MOST;
    pthread_mutex_unlock(&hang.lock);
    hsa_leave();
    if (too_often)
        end_program();
    return ends;
}

void hsa_hangs_forget(void)
{
    pthread_mutex_lock(&hang.lock);
    hang.since = 0;
    hang.told = false;
    hang.waits = 0;
    pthread_mutex_unlock(&hang.lock);
}
