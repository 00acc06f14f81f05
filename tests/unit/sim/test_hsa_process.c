/* test_hsa_process.c - the life of a process: forks, ends, threads and handlers of signals. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "hsa_bench.h"

/* What the child of a fork finds: 0 if all is as it is to be. */
static int find_no_gpu(struct cp_queue_memory *queue, struct hsa_handle signal, uint32_t *memory, uint32_t *locked)
{
    struct hsa_handle handle;
    uint64_t number;
    void *at;

    listen();
    if (hsa_init() == HSA_SUCCESS || !heard("was forked from one that has the GPU open"))
        return 1;
    if (hsa_shut_down() != HSA_NOT_INITIALIZED ||
        hsa_system_get_info(HSA_SYSTEM_TIMESTAMP, &number) != HSA_NOT_INITIALIZED)
        return 2;
    if (hsa_signal_create(1, 0, NULL, &handle) != HSA_NOT_INITIALIZED ||
        hsa_queue_destroy(queue) != HSA_NOT_INITIALIZED)
        return 3;
    if (hsa_amd_memory_pool_allocate((struct hsa_handle){POOL_GPU}, 64, 0, &at) != HSA_NOT_INITIALIZED ||
        hsa_amd_memory_async_copy(memory, gpu, &number, gpu, 8, 0, NULL, none) != HSA_NOT_INITIALIZED)
        return 4;
    if (hsa_signal_wait_scacquire(signal, CP_SIGNAL_LT, 1, NEVER, 0) != 0 || hsa_signal_load_relaxed(signal) != 0)
        return 5;
    listen();
    hsa_signal_store_relaxed((struct hsa_handle){queue->doorbell_signal}, 0);
    if (!heard("onward: nothing runs: this process was forked"))
        return 8;
    listen();
    hsa_signal_store_relaxed(signal, 0);
    hsa_signal_silent_store_relaxed(signal, 0);
    hsa_signal_subtract_relaxed(signal, 1);
    if (!heard(NULL))
        return 9;
    if (*memory != 5 || *locked != 6)
        return 6;
    *memory = *locked = 7;
    return *memory == 7 && *locked == 7 ? 0 : 7;
}

static int status_of(pid_t child)
{
    int status = -1;

    CHECK(child > 0);
    CHECK_EQUAL(waitpid(child, &status, 0), child);
    return status;
}

static void a_child_has_no_gpu(void)
{
    struct cp_queue_memory *queue = NULL;
    struct hsa_handle signal;
    uint32_t *memory, *locked = aligned_alloc(PAGE, PAGE);
    void *agent;
    pid_t child;

    begin();
    signal = signal_of(1);
    memory = memory_of(POOL_GPU, 64);
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_lock(locked, PAGE, NULL, 0, &agent), HSA_SUCCESS);
    *memory = 5;
    *locked = 6;
    fflush(stdout);
    child = fork();
    if (child == 0)
        exit(find_no_gpu(queue, signal, memory, locked));
    CHECK_EQUAL(status_of(child), 0);
    CHECK(*memory == 5 && *locked == 6 && *(uint32_t *)agent == 6);
    CHECK_EQUAL(hsa_signal_load_relaxed(signal), 1);
    end();
    free(locked);

    /* One that was forked when there was no GPU has one of its own. */
    fflush(stdout);
    child = fork();
    if (child == 0) {
        begin();
        end();
        exit(0);
    }
    begin();
    CHECK_EQUAL(status_of(child), 0);
    end();
}

/* Queues, kernels and handlers under way end with the GPU, and the next one begins without them. */
static void begun_again_in_the_middle(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct called called = {0};

    for (uint32_t round = 0; round < 2; round++) {
        struct cp_queue_memory *queue = NULL;
        struct cp_dispatch_packet packet;
        struct hsa_handle done;

        begin();
        CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
        done = signal_of(1);
        packet = dispatch_of(executable_of(branch), done);
        put(queue, &packet);
        CHECK_EQUAL(hsa_amd_signal_async_handler(done, CP_SIGNAL_EQ, 0, call, &called), HSA_SUCCESS);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 1000, 0), 1);
        end();
        CHECK_EQUAL(hsa_signal_load_relaxed(done), 1);
        end();
    }
    CHECK_EQUAL(called.times, 0);
}

static void *wait_for_ever(void *context)
{
    hsa_signal_wait_scacquire(*(struct hsa_handle *)context, CP_SIGNAL_LT, 1, NEVER, 0);
    return context;
}

/* The GPU ends while threads wait for it, one of them in a handler. */
static void threads_wait_no_more(void)
{
    const struct timespec while_ = {0, 20000000};
    struct hsa_handle signal;
    pthread_t threads[2];

    begin();
    signal = signal_of(1);
    for (size_t i = 0; i < COUNT(threads); i++)
        CHECK_EQUAL(pthread_create(&threads[i], NULL, wait_for_ever, &signal), 0);
    nanosleep(&while_, NULL);
    end();
    for (size_t i = 0; i < COUNT(threads); i++)
        CHECK_EQUAL(pthread_join(threads[i], NULL), 0);
}

static bool shut_down_here(int64_t value, void *data)
{
    (void)value;
    __atomic_store_n((hsa_code *)data, hsa_shut_down(), __ATOMIC_SEQ_CST);
    return false;
}

/* A thread that is ended while it waits leaves others the GPU. */
static void threads_are_ended(void)
{
    const struct timespec while_ = {0, 20000000};
    struct hsa_handle signal, done;
    hsa_code status = HSA_SUCCESS;
    pthread_t thread;

    begin();
    signal = signal_of(1);
    done = signal_of(0);
    CHECK_EQUAL(pthread_create(&thread, NULL, wait_for_ever, &signal), 0);
    nanosleep(&while_, NULL);
    CHECK_EQUAL(pthread_cancel(thread), 0);
    CHECK_EQUAL(pthread_join(thread, NULL), 0);
    CHECK_EQUAL(hsa_signal_wait_scacquire(signal, CP_SIGNAL_LT, 1, 1000000, 0), 1);
    listen();
    CHECK_EQUAL(hsa_amd_signal_async_handler(done, CP_SIGNAL_EQ, 0, shut_down_here, &status), HSA_SUCCESS);
    while (__atomic_load_n(&status, __ATOMIC_SEQ_CST) == HSA_SUCCESS)
        nanosleep(&while_, NULL);
    CHECK(heard("hsa_shut_down in the middle of a wait, or in a handler"));
    CHECK_EQUAL(status, HSA_ERROR);
    end();
}

static void end_in_handler(int number)
{
    (void)number;
    hsa_shut_down(); /* refused in the middle of a wait, but not while the thread sleeps */
    _exit(40);
}

/* Signals of the host while a thread waits for a kernel that does not end. */
static void a_handler_interrupts(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    static const struct {
        const char *name;
        int number;
        bool handler;
        int status;
    } rows[] = {
        {"SIGINT", SIGINT, false, SIGINT}, {"SIGTERM", SIGTERM, false, SIGTERM}, {"a handler", SIGINT, true, 40 << 8}};
    const struct timespec while_ = {0, 20000000};
    int ends[2];
    char byte;

    CHECK_EQUAL(pipe(ends), 0);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_queue_memory *queue = NULL;
        struct cp_dispatch_packet packet;
        pid_t child;

        test_context(rows[i].name);
        fflush(stdout);
        child = fork();
        if (child == 0) {
            struct hsa_handle done;

            signal(rows[i].number, rows[i].handler ? end_in_handler : SIG_DFL);
            begin();
            if (hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue) != HSA_SUCCESS)
                _exit(42);
            done = signal_of(1);
            packet = dispatch_of(executable_of(branch), done);
            put(queue, &packet);
            if (write(ends[1], "", 1) == 1)
                hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0);
            _exit(43);
        }
        CHECK_EQUAL(read(ends[0], &byte, 1), 1);
        nanosleep(&while_, NULL);
        CHECK_EQUAL(kill(child, rows[i].number), 0);
        CHECK_EQUAL(status_of(child), rows[i].status);
    }
    test_context(NULL);
    close(ends[0]);
    close(ends[1]);
}

TEST_MAIN()
{
    return test_run("hsa_process", (const struct test_case[]){TEST(a_child_has_no_gpu),
                                                              TEST(begun_again_in_the_middle),
                                                              TEST(threads_wait_no_more),
                                                              TEST(threads_are_ended),
                                                              TEST(a_handler_interrupts),
                                                              {0}});
}
