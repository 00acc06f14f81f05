/* test_hsa_queues.c - signals, queues and their errors. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "hsa_bench.h"

static void *store_zero(void *context)
{
    const struct timespec while_ = {0, 20000000};

    nanosleep(&while_, NULL);
    hsa_signal_store_screlease(*(struct hsa_handle *)context, 0);
    return NULL;
}

static void signals_wake(void)
{
    static const struct {
        const char *name;
        uint32_t condition;
        int64_t value, compared;
        bool met;
    } rows[] = {{"EQ", CP_SIGNAL_EQ, 3, 3, true},   {"EQ", CP_SIGNAL_EQ, 3, 4, false},
                {"NE", CP_SIGNAL_NE, 3, 4, true},   {"NE", CP_SIGNAL_NE, 3, 3, false},
                {"LT", CP_SIGNAL_LT, -1, 0, true},  {"LT", CP_SIGNAL_LT, 0, 0, false},
                {"GTE", CP_SIGNAL_GTE, 0, 0, true}, {"GTE", CP_SIGNAL_GTE, -1, 0, false}};
    struct called called = {0};
    struct hsa_handle signal, last;
    volatile int64_t *value;
    pthread_t thread;

    begin();
    signal = signal_of(0);
    last = signal_of(1);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct called once = {.times = 2, .next = last};

        test_context(rows[i].name);
        hsa_signal_silent_store_relaxed(signal, rows[i].value);
        CHECK_EQUAL(
            hsa_signal_wait_scacquire(signal, rows[i].condition, rows[i].compared, rows[i].met ? NEVER : 1000000, 0),
            rows[i].value);
        if (!rows[i].met)
            continue;
        hsa_signal_store_relaxed(last, 1);
        CHECK_EQUAL(hsa_amd_signal_async_handler(signal, rows[i].condition, rows[i].compared, call, &once),
                    HSA_SUCCESS);
        CHECK_EQUAL(hsa_signal_wait_relaxed(last, CP_SIGNAL_EQ, 0, NEVER, 0), 0);
        CHECK_EQUAL(once.value, rows[i].value);
    }
    test_context(NULL);
    CHECK_EQUAL(hsa_amd_signal_value_pointer(signal, &value), HSA_SUCCESS);
    hsa_signal_store_relaxed(signal, 1);
    CHECK_EQUAL(*value, 1);
    CHECK_EQUAL(pthread_create(&thread, NULL, store_zero, &signal), 0);
    CHECK_EQUAL(hsa_signal_wait_scacquire(signal, CP_SIGNAL_LT, 1, NEVER, 1), 0);
    CHECK_EQUAL(pthread_join(thread, NULL), 0);

    /* A handler that stays is called again. */
    hsa_signal_store_relaxed(last, 1);
    called.next = last;
    CHECK_EQUAL(hsa_amd_signal_async_handler(signal, CP_SIGNAL_EQ, 0, call, &called), HSA_SUCCESS);
    CHECK_EQUAL(hsa_signal_wait_scacquire(last, CP_SIGNAL_EQ, 0, NEVER, 1), 0);
    CHECK_EQUAL(called.times, 3);
    CHECK_EQUAL(hsa_signal_destroy(signal), HSA_SUCCESS);
    CHECK_EQUAL(hsa_signal_destroy(signal), HSA_INVALID_SIGNAL);
    end();
}

static void kernels_run(void)
{
    static const uint32_t code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct hsa_handle executable, done;
    struct cp_dispatch_packet packet;
    struct hsa_times times;

    begin();
    CHECK_EQUAL(hsa_queue_create(none, 4, 0, NULL, NULL, 0, 0, &queue), HSA_INVALID_QUEUE_CREATION);
    CHECK_EQUAL(hsa_queue_create(gpu, 3, 0, NULL, NULL, 0, 0, &queue), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_profiling_set_profiler_enabled(queue, 1), HSA_SUCCESS);
    executable = executable_of(code);
    done = signal_of(20);
    packet = dispatch_of(executable, done);
    for (uint32_t i = 0; i < 20; i++) {
        while (hsa_queue_load_write_index_relaxed(queue) - hsa_queue_load_read_index_scacquire(queue) >= 4)
            ;
        put(queue, &packet);
    }
    while (hsa_signal_load_relaxed(done) > 3)
        ;
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
    CHECK_EQUAL(hsa_queue_load_read_index_relaxed(queue), 20);
    CHECK_EQUAL(hsa_amd_profiling_get_dispatch_time(gpu, done, &times), HSA_SUCCESS);
    CHECK(times.start && times.end > times.start);
    CHECK_EQUAL(hsa_amd_profiling_set_profiler_enabled(queue, 0), HSA_SUCCESS);
    CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_queue_destroy(queue), HSA_INVALID_QUEUE);
    end();
}

/* Times are those of the GPU; behind a handler, which programs may give the host's, they go on from the host's clock. */
static void times_go_on(void)
{
    static const uint32_t code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM};
    const struct timespec while_ = {0, 20000000};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done, last;
    struct hsa_times times = {0, 0};
    uint64_t before;

    begin();
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    done = signal_of(1);
    last = signal_of(1);
    packet = dispatch_of(executable_of(code), done);
    for (uint32_t handlers = 0; handlers < 2; handlers++) {
        struct called once = {.times = 2, .next = last};

        hsa_signal_store_relaxed(done, 0);
        hsa_signal_store_relaxed(last, 1);
        if (handlers) {
            CHECK_EQUAL(hsa_amd_signal_async_handler(done, CP_SIGNAL_EQ, 0, call, &once), HSA_SUCCESS);
            CHECK_EQUAL(hsa_signal_wait_scacquire(last, CP_SIGNAL_EQ, 0, NEVER, 1), 0);
        }
        CHECK_EQUAL(hsa_system_get_info(HSA_SYSTEM_TIMESTAMP, &before), HSA_SUCCESS);
        nanosleep(&while_, NULL);
        hsa_signal_store_relaxed(done, 1);
        put(queue, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        CHECK_EQUAL(hsa_amd_profiling_get_dispatch_time(gpu, done, &times), HSA_SUCCESS);
        CHECK_EQUAL(times.start >= before + 20000000, handlers);
        CHECK(times.start >= before && times.end < times.start + 1000000);
    }
    end();
}

static void queues_tell_errors(void)
{
    static const uint32_t traps[] = {S_TRAP, S_NOP, S_NOP, END_PROGRAM};
    static const uint32_t illegal[] = {S_NOP, 0, 0, END_PROGRAM};
    static const uint32_t load_nowhere[] = {0x7e020280, 0x7e000280, 0xdc500000, 0x00000000};
    static const struct {
        const char *name;
        const uint32_t *code;
        uint16_t header;
        uint64_t kernarg, signal; /* 0: good ones */
        hsa_code status;
        const char *said;
    } rows[] = {
        {"a fault", traps, DISPATCH, 0, 0, HSA_EXCEPTION, "packet 0: a kernel faulted: "},
        {"a pointer to nowhere", load_nowhere, DISPATCH, 0, 0, HSA_EXCEPTION, "packet 0: a kernel faulted: "},
        {"no packet", traps, CP_PACKET_HEADER(77, 1, 2, 2), 0, 0, HSA_INVALID_PACKET, "a packet of an unknown type"},
        {"arguments nowhere", traps, DISPATCH, 0x1000, 0, HSA_INVALID_ALLOCATION, "outside GPU memory: kernel k"},
        {"a signal nowhere", traps, DISPATCH, 0, 0x1000, HSA_INVALID_SIGNAL, "a signal outside GPU memory: kernel k"},
        {"no such instruction", illegal, DISPATCH, 0, 0, HSA_INVALID_CODE_OBJECT,
         "kernel k: code object: at 0x4 of the code: "},
    };

    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_queue_memory *queue = NULL;
        struct hsa_handle told, executable;
        struct cp_dispatch_packet packet;

        test_context(rows[i].name);
        begin();
        told = signal_of(1);
        executable = executable_of(rows[i].code);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        packet = dispatch_of(executable, none);
        packet.header = rows[i].header;
        packet.completion_signal = rows[i].signal;
        if (rows[i].kernarg)
            packet.kernarg_address = rows[i].kernarg;
        listen();
        put(queue, &packet);
        tell_shuts_down = true;
        CHECK_EQUAL(hsa_signal_wait_scacquire(told, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        tell_shuts_down = false;
        CHECK_EQUAL(told_status, rows[i].status);
        CHECK(heard(rows[i].said));
        CHECK(told_queue == queue);
        end();
    }
    test_context(NULL);
}

/* The write index may run ahead; a packet that is there may not. */
static void rings_that_overflow(void)
{
    static const uint32_t code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle told, done;

    begin();
    told = signal_of(1);
    done = signal_of(4);
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
    packet = dispatch_of(executable_of(code), done);
    for (uint32_t i = 0; i < 4; i++)
        put(queue, &packet);
    CHECK_EQUAL(hsa_queue_add_write_index_relaxed(queue, 4), 4);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
    CHECK_EQUAL(hsa_queue_load_read_index_relaxed(queue), 4);
    CHECK_EQUAL(hsa_signal_load_relaxed(told), 1);
    listen();
    hsa_signal_store_relaxed((struct hsa_handle){queue->doorbell_signal}, 8);
    CHECK(heard("a queue of 4 packets was given packet 8 before packet 4 was read"));
    CHECK_EQUAL(hsa_signal_load_relaxed(told), 0);
    CHECK_EQUAL(told_status, HSA_INVALID_QUEUE);
    listen();
    hsa_signal_store_relaxed((struct hsa_handle){queue->doorbell_signal}, 4); /* it is not rung any more */
    CHECK(heard(NULL));
    CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
    end();
}

TEST_MAIN()
{
    return test_run("hsa_queues", (const struct test_case[]){TEST(signals_wake),
                                                             TEST(kernels_run),
                                                             TEST(times_go_on),
                                                             TEST(queues_tell_errors),
                                                             TEST(rings_that_overflow),
                                                             {0}});
}
