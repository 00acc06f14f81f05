/* front.c - see front.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/front.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "hsa/executables.h"
#include "hsa/pools.h"
#include "hsa/queues.h"
#include "hsa/service.h"

#define ERROR_BYTES 512

static struct {
    pthread_mutex_t lock;
    struct hsa_front front;
    uint32_t users;
} process = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct hsa_front *hsa_front(void)
{
    return &process.front;
}

bool hsa_is_up(void)
{
    return process.front.runtime != NULL;
}

void hsa_say(const char *format, ...)
{
    char line[ERROR_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof(line), format, arguments);
    va_end(arguments);
    fprintf(stderr, "onward: %s\n", line);
}

uint64_t hsa_time(uint64_t cycle)
{
    uint64_t clock = process.front.options.parameters.clock_mhz;

    return process.front.began + cycle / clock * 1000 + cycle % clock * 1000 / clock;
}

uint64_t hsa_cycles(uint64_t nanoseconds)
{
    uint64_t clock = process.front.options.parameters.clock_mhz;

    return nanoseconds / 1000 * clock + nanoseconds % 1000 * clock / 1000;
}

static void introduce(const struct hsa_options *options)
{
    if (!options->quiet)
        hsa_say("simulated GPU gfx803 '%s', %" PRIu64
                " compute units, policy %s, %s (ONWARD_OPTIONS; quiet=on hides this)",
                options->preset, options->parameters.cus, options->policy->name,
                options->untimed ? "without timing" : "cycle by cycle");
}

static bool start(struct hsa_front *front)
{
    const char *text = getenv("ONWARD_OPTIONS");
    char error[ERROR_BYTES];
    struct runtime_options options = {.window = true, .stamps = true};
    struct timespec now;

    if (!hsa_options_read(&front->options, text ? text : "", error, sizeof(error))) {
        hsa_say("ONWARD_OPTIONS: %s", error);
        return false;
    }
    options.policy = front->options.policy;
    options.timing.off = front->options.untimed;
    front->runtime = runtime_open(&front->options.parameters, &options, error, sizeof(error));
    if (!front->runtime) {
        hsa_say("%s", error);
        return false;
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    front->began = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
    introduce(&front->options);
    return true;
}

hsa_code hsa_init(void)
{
    hsa_code status = HSA_SUCCESS;

    pthread_mutex_lock(&process.lock);
    if (!process.users && !start(&process.front))
        status = HSA_OUT_OF_RESOURCES;
    if (status == HSA_SUCCESS)
        process.users++;
    pthread_mutex_unlock(&process.lock);
    return status;
}

hsa_code hsa_shut_down(void)
{
    bool last;

    pthread_mutex_lock(&process.lock);
    if (!process.users) {
        pthread_mutex_unlock(&process.lock);
        return HSA_NOT_INITIALIZED;
    }
    last = --process.users == 0;
    if (last) {
        hsa_service_stop();
        hsa_queues_forget();
        hsa_executables_forget();
        hsa_pools_forget();
        runtime_close(process.front.runtime);
        process.front.runtime = NULL;
    }
    pthread_mutex_unlock(&process.lock);
    return HSA_SUCCESS;
}
