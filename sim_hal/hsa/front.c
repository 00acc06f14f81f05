/* front.c - see front.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/front.h"

#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "hsa/clock.h"
#include "hsa/debugger.h"
#include "hsa/executables.h"
#include "hsa/hangs.h"
#include "hsa/outputs.h"
#include "hsa/pools.h"
#include "hsa/queues.h"
#include "hsa/service.h"
#include "hsa/wait.h"
#include "mem/pages.h"

#define ERROR_BYTES 512

static struct {
    pthread_mutex_t lock;
    struct hsa_front front;
    uint32_t users;
    bool watches_forks;
    bool forked;          /* from a process that has a GPU */
    uint32_t inside;      /* threads that wait */
    sig_atomic_t closing; /* they are to end */
} process = {.lock = PTHREAD_MUTEX_INITIALIZER};

static _Thread_local uint32_t depth; /* of waits, of which a queue's callback may begin others, and of hsa_init */

void *hsa_pointer(uint64_t address)
{
    return (void *)(uintptr_t)address; /* NOLINT(performance-no-int-to-ptr): the window has the host's addresses */
}

struct hsa_front *hsa_front(void)
{
    return &process.front;
}

bool hsa_is_up(void)
{
    return __atomic_load_n(&process.front.runtime, __ATOMIC_SEQ_CST) != NULL;
}

void hsa_note_forked(void)
{
    static bool said;

    if (process.forked && !__atomic_exchange_n(&said, true, __ATOMIC_RELAXED))
        hsa_say("nothing runs: this process was forked from one that has the GPU open");
}

bool hsa_enter(void)
{
    __atomic_fetch_add(&process.inside, 1, __ATOMIC_SEQ_CST);
    if (hsa_is_up() && !__atomic_load_n(&process.closing, __ATOMIC_SEQ_CST)) {
        depth++;
        return true;
    }
    __atomic_fetch_sub(&process.inside, 1, __ATOMIC_SEQ_CST);
    return false;
}

void hsa_leave(void)
{
    depth--;
    __atomic_fetch_sub(&process.inside, 1, __ATOMIC_SEQ_CST);
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

static void introduce(const struct hsa_options *options)
{
    if (!options->quiet)
        hsa_say("simulated GPU gfx803 '%s', %" PRIu64
                " compute units, policy %s%s%s, %s (ONWARD_OPTIONS; quiet=on hides this)",
                options->preset, options->parameters.cus, options->policy->name, *options->board ? " on " : "",
                hsa_options_board_name(options), options->untimed ? "without timing" : "cycle by cycle");
}

static bool lose_compute_units(const struct hsa_front *front)
{
    for (uint32_t i = 0; i < front->options.loss_count; i++) {
        const struct host_loss *loss = &front->options.losses[i];

        if (!runtime_lose_cu(front->runtime, loss->cu, loss->cycle, loss->return_cycle))
            return false;
    }
    return true;
}

static bool start(struct hsa_front *front)
{
    const char *text = getenv("ONWARD_OPTIONS");
    char error[ERROR_BYTES];
    struct runtime_options options = {.window = true, .stamps = true, .interrupted = &process.closing};

    if (!hsa_options_read(&front->options, text ? text : "", error, sizeof(error))) {
        hsa_say("ONWARD_OPTIONS: %s", error);
        return false;
    }
    options.policy = front->options.policy;
    options.timing.off = front->options.untimed;
    options.board = *front->options.board ? front->options.board : NULL;
    if (!hsa_outputs_open(&front->options, &options))
        return false;
    if (!hsa_debugger_open(&front->options, &options)) {
        hsa_outputs_discard();
        return false;
    }
    front->runtime = runtime_open(&front->options.parameters, &options, error, sizeof(error));
    if (!front->runtime) {
        hsa_outputs_discard();
        hsa_debugger_close();
        hsa_say("%s", error);
        return false;
    }
    if (!lose_compute_units(front)) {
        hsa_say("out of memory");
        hsa_outputs_discard();
        runtime_close(front->runtime);
        hsa_debugger_close();
        front->runtime = NULL;
        return false;
    }
    hsa_clock_begin(front->options.parameters.clock_mhz);
    hsa_outputs_begin(front->runtime);
    hsa_debugger_begin(front->runtime, &front->options);
    introduce(&front->options);
    return true;
}

/* In the child of a fork: the GPU is its parent's, and so is all that threads were doing with it. */
static void leave_to_parent(void)
{
    static const pthread_mutex_t unlocked = PTHREAD_MUTEX_INITIALIZER;

    process.lock = unlocked;
    if (!process.front.runtime)
        return;
    if (!mem_keep_copy(gpu_memory(runtime_gpu(process.front.runtime))) || !hsa_pools_leave())
        abort();
    runtime_leave(process.front.runtime);
    process.front.runtime = NULL;
    process.users = process.inside = depth = 0;
    process.forked = true;
}

static hsa_code open_gpu(void)
{
    if (process.forked) {
        hsa_say("this process was forked from one that has the GPU open; it gets one by exec");
        return HSA_OUT_OF_RESOURCES;
    }
    if (!process.watches_forks)
        process.watches_forks = pthread_atfork(NULL, NULL, leave_to_parent) == 0;
    return process.watches_forks && start(&process.front) ? HSA_SUCCESS : HSA_OUT_OF_RESOURCES;
}

hsa_code hsa_init(void)
{
    hsa_code status = HSA_SUCCESS;

    depth++;
    pthread_mutex_lock(&process.lock);
    if (!process.users)
        status = open_gpu();
    if (status == HSA_SUCCESS)
        process.users++;
    pthread_mutex_unlock(&process.lock);
    depth--;
    return status;
}

/* Threads that wait are told that they wait no more. */
static void end_waits(void)
{
    __atomic_store_n(&process.closing, 1, __ATOMIC_SEQ_CST);
    hsa_service_stop();
    while (__atomic_load_n(&process.inside, __ATOMIC_SEQ_CST)) {
        hsa_wake();
        sched_yield();
    }
}

static void close_gpu(void)
{
    end_waits();
    hsa_debugger_end();
    hsa_outputs_end("ok", "");
    hsa_hangs_forget();
    hsa_queues_forget();
    hsa_executables_forget();
    hsa_pools_forget();
    runtime_close(process.front.runtime);
    hsa_debugger_close();
    hsa_outputs_discard();
    __atomic_store_n(&process.front.runtime, NULL, __ATOMIC_SEQ_CST);
    __atomic_store_n(&process.closing, 0, __ATOMIC_SEQ_CST);
}

/* A callback, a handler of a signal or of the host's in the middle of a wait cannot end what they have come from. */
static bool is_in_the_middle(void)
{
    if (!depth && !hsa_service_is_here())
        return false;
    hsa_say("hsa_shut_down in the middle of a wait, or in a handler");
    return true;
}

hsa_code hsa_shut_down(void)
{
    hsa_code status = HSA_SUCCESS;

    if (is_in_the_middle())
        return HSA_ERROR;
    pthread_mutex_lock(&process.lock);
    if (!process.users)
        status = HSA_NOT_INITIALIZED;
    else if (--process.users == 0)
        close_gpu();
    pthread_mutex_unlock(&process.lock);
    return status;
}
