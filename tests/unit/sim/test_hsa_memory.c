/* test_hsa_memory.c - memory of the library of HSA: allocated, locked, copied; bad arguments. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>

#include "hsa_bench.h"
#include "random.h"

static void large_memory_is_aligned(void)
{
    static const struct {
        size_t bytes;
        uintptr_t alignment;
    } rows[] = {{1, 4096},          {8191, 4096},      {65536, 65536}, {(2 << 20) - 1, 1 << 20},
                {2 << 20, 2 << 20}, {9 << 20, 2 << 20}};

    begin();
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        /* Something small before each, so that alignment is not luck. */
        memory_of(POOL_GPU, 4096);
        CHECK_EQUAL((uintptr_t)memory_of(POOL_GPU, rows[i].bytes) % rows[i].alignment, 0);
    }
    end();
}

static void memory_is_shared(void)
{
    struct hsa_pointer info = {.size = sizeof(info)};
    uint32_t *at, *locked, count = 0;
    struct hsa_handle *agents = NULL;
    void *agent = NULL, *second = NULL;

    begin();
    at = memory_of(POOL_GPU, 100);
    at[24] = 5;
    CHECK_EQUAL(hsa_amd_pointer_info(&at[3], &info, malloc, &count, &agents), HSA_SUCCESS);
    CHECK_EQUAL(info.kind, HSA_POINTER_ALLOCATED);
    CHECK(info.agent_base == at && info.host_base == at && info.bytes == 100 && info.owner.handle == GPU);
    CHECK(count == 2 && agents[1].handle == GPU);
    free(agents);
    CHECK_EQUAL(hsa_amd_memory_pool_free(&at[1]), HSA_INVALID_ALLOCATION);
    CHECK_EQUAL(hsa_amd_memory_pool_free(at), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_pool_free(at), HSA_INVALID_ALLOCATION);
    CHECK_EQUAL(hsa_amd_memory_pool_allocate((struct hsa_handle){POOL_GROUP}, 64, 0, &agent), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_memory_pool_allocate((struct hsa_handle){9}, 64, 0, &agent), HSA_INVALID_POOL);
    CHECK_EQUAL(hsa_amd_memory_pool_allocate((struct hsa_handle){POOL_GPU}, (size_t)1 << 40, 0, &agent),
                HSA_OUT_OF_RESOURCES);

    /* Pages of the program have a second place as long as they are locked. */
    locked = aligned_alloc(PAGE, 2 * PAGE);
    locked[1] = 17;
    CHECK_EQUAL(hsa_amd_memory_lock(&locked[1], 4000, NULL, 0, &agent), HSA_SUCCESS);
    CHECK(agent != &locked[1]);
    CHECK_EQUAL(*(uint32_t *)agent, 17);
    locked[1] = 18;
    CHECK_EQUAL(*(uint32_t *)agent, 18);
    CHECK_EQUAL(hsa_amd_pointer_info(&locked[1], &info, NULL, NULL, NULL), HSA_SUCCESS);
    CHECK(info.kind == HSA_POINTER_LOCKED && info.agent_base == agent && info.host_base == &locked[1]);
    CHECK_EQUAL(hsa_amd_memory_lock(&locked[2], 8, NULL, 0, &second), HSA_SUCCESS);
    CHECK(second == (uint32_t *)agent + 1);
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[2]), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_lock(locked, 8, NULL, 0, &second), HSA_SUCCESS); /* a block of its own there */
    CHECK(second == (uint32_t *)agent - 1);
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[1]), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[1]), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[1]), HSA_INVALID_ARGUMENT);
    locked[1] = 19;
    CHECK_EQUAL(*(uint32_t *)agent, 18);
    CHECK_EQUAL(hsa_amd_memory_lock_to_pool(&locked[1], 4000, NULL, 0, (struct hsa_handle){POOL_HOST}, 0, &second),
                HSA_SUCCESS);
    CHECK(second == agent); /* the place was given back */
    CHECK_EQUAL(hsa_amd_pointer_info(&count, &info, NULL, NULL, NULL), HSA_SUCCESS);
    CHECK_EQUAL(info.kind, HSA_POINTER_UNKNOWN);
    end();
    CHECK_EQUAL(locked[1], 19);
    free(locked);
}

#define LOCKED_PAGES 12u
#define LOCKS_MOST   16u

/* Locks of one buffer, the last one at the end. */
struct locks {
    uint8_t *buffer;
    struct {
        uint8_t *host, *agent;
        size_t bytes;
    } rows[LOCKS_MOST];
    uint32_t count;
};

static void lock_some(struct locks *locks, size_t at, size_t bytes)
{
    void *agent = NULL;

    CHECK_EQUAL(hsa_amd_memory_lock(locks->buffer + at, bytes, NULL, 0, &agent), HSA_SUCCESS);
    locks->rows[locks->count].host = locks->buffer + at;
    locks->rows[locks->count].agent = agent;
    locks->rows[locks->count++].bytes = bytes;
}

/* Ends a lock. Of those that begin at one address the last one goes. */
static void unlock_one(struct locks *locks, uint32_t index)
{
    for (uint32_t i = index; i < locks->count; i++)
        if (locks->rows[i].host == locks->rows[index].host)
            index = i;
    CHECK_EQUAL(hsa_amd_memory_unlock(locks->rows[index].host), HSA_SUCCESS);
    locks->count--;
    for (uint32_t i = index; i < locks->count; i++)
        locks->rows[i] = locks->rows[i + 1];
}

/* What one writes, by either of a lock's addresses, all others read. */
static void check_locks(const struct locks *locks, uint8_t value)
{
    for (uint32_t i = 0; i < locks->count; i++) {
        const size_t last = locks->rows[i].bytes - 1;

        locks->rows[i].agent[0] = value++;
        locks->rows[i].host[last] = value++;
        for (uint32_t k = 0; k < locks->count; k++) {
            CHECK_EQUAL(memcmp(locks->rows[k].host, locks->rows[k].agent, locks->rows[k].bytes), 0);
        }
    }
}

static void unlock_all(struct locks *locks)
{
    while (locks->count)
        unlock_one(locks, 0);
    CHECK_EQUAL(hsa_amd_memory_unlock(locks->buffer), HSA_INVALID_ARGUMENT);
}

static struct locks locks_of_none(void)
{
    struct locks locks = {.buffer = aligned_alloc(PAGE, LOCKED_PAGES * PAGE)};

    CHECK(locks.buffer != NULL);
    memset(locks.buffer, 0, LOCKED_PAGES * PAGE);
    return locks;
}

static void locks_overlap(void)
{
    struct locks locks = locks_of_none();

    begin();
    lock_some(&locks, PAGE, 2 * PAGE);
    lock_some(&locks, 6 * PAGE, PAGE);
    lock_some(&locks, 3 * PAGE - 1, 2); /* two pages, one of them locked */
    lock_some(&locks, 0, LOCKED_PAGES * PAGE);
    lock_some(&locks, PAGE, 2 * PAGE); /* the same again */
    CHECK(locks.rows[4].agent == locks.rows[0].agent);
    check_locks(&locks, 1);
    unlock_one(&locks, 0);
    check_locks(&locks, 2);
    unlock_one(&locks, 0);
    check_locks(&locks, 3);
    unlock_all(&locks);

    /* Places are given back: otherwise there would be none any more. */
    end();
    begin_with("gpu.memory_mb=64");
    for (uint32_t i = 0; i < 1000; i++) {
        lock_some(&locks, 0, 8 * PAGE);
        lock_some(&locks, 4 * PAGE, 8 * PAGE);
        lock_some(&locks, 0, LOCKED_PAGES * PAGE);
        unlock_all(&locks);
    }
    lock_some(&locks, 0, 2 * PAGE);
    lock_some(&locks, PAGE, 2 * PAGE);
    memset(locks.buffer, 7, LOCKED_PAGES * PAGE);
    end(); /* with locks */
    CHECK_EQUAL(locks.buffer[0] + locks.buffer[LOCKED_PAGES * PAGE - 1], 14);
    free(locks.buffer);
}

static void locks_come_and_go(void)
{
    const uint32_t bytes = LOCKED_PAGES * PAGE;
    struct locks locks = locks_of_none();
    uint64_t state = 5;

    begin();
    for (uint32_t i = 0; i < 200; i++) {
        uint32_t at = random_below(&state, bytes);

        if (locks.count == LOCKS_MOST || (locks.count && random_below(&state, 2)))
            unlock_one(&locks, random_below(&state, locks.count));
        else
            lock_some(&locks, at, 1 + random_below(&state, bytes - at));
        check_locks(&locks, (uint8_t)i);
    }
    unlock_all(&locks);
    end();
    free(locks.buffer);
}

static void copies_wait_for_signals(void)
{
    const struct hsa_extent origin = {0, 0, 0}, corner = {4, 1, 0}, range = {8, 2, 1};
    struct hsa_handle signals[2], done;
    uint8_t *from, *to;
    struct hsa_pitched narrow, wide;
    struct hsa_times times;

    begin();
    from = memory_of(POOL_HOST, 4096);
    to = memory_of(POOL_GPU, 4096);
    for (uint32_t i = 0; i < 4096; i++)
        from[i] = (uint8_t)(i * 7);
    done = signal_of(1);
    CHECK_EQUAL(hsa_amd_memory_async_copy(to, gpu, from, gpu, 4096, 0, NULL, done), HSA_SUCCESS);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
    CHECK(memcmp(from, to, 4096) == 0);

    memset(to, 0, 4096);
    signals[0] = none;
    signals[1] = signal_of(1);
    hsa_signal_store_relaxed(done, 1);
    CHECK_EQUAL(hsa_amd_memory_async_copy(to, gpu, from, gpu, 4096, 2, signals, done), HSA_SUCCESS);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 3000000, 0), 1);
    CHECK_EQUAL(to[1], 0);
    hsa_signal_subtract_relaxed(signals[1], 1);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
    CHECK(memcmp(from, to, 4096) == 0);
    CHECK_EQUAL(hsa_amd_profiling_get_async_copy_time(done, &times), HSA_SUCCESS);
    CHECK(times.end >= times.start);

    memset(to, 0, 4096);
    narrow = (struct hsa_pitched){to, 16, 64};
    wide = (struct hsa_pitched){from, 64, 256};
    CHECK_EQUAL(hsa_amd_memory_async_copy_rect(&narrow, &origin, &wide, &corner, &range, gpu, 1, 0, NULL, none),
                HSA_SUCCESS);
    CHECK(memcmp(to, from + 68, 8) == 0 && memcmp(to + 16, from + 132, 8) == 0);
    CHECK(to[8] == 0 && to[24] == 0 && to[32] == 0);
    CHECK_EQUAL(hsa_amd_memory_fill(to, 0x01020304, 3), HSA_SUCCESS);
    CHECK(to[8] == 4 && to[11] == 1 && to[12] == 0);
    CHECK_EQUAL(hsa_memory_copy(to, from, 9), HSA_SUCCESS);
    CHECK(to[8] == from[8]);
    end();
}

static void bad_arguments_are_named(void)
{
    enum { FREE, COPY, COPY_FROM, RECTANGLE, MOVE, FILL, DESTROY, WAIT_FOR, COMPLETE, HANDLE, POINTER, TIMES, LOCK };
    static const struct {
        const char *name;
        uint32_t call;
        uint32_t at; /* which of the places below */
        hsa_code status;
        const char *said; /* NULL: nothing */
    } rows[] = {
        {"free: no allocation", FREE, 0, HSA_INVALID_ALLOCATION, "hsa_amd_memory_pool_free: no allocation begins at"},
        {"free: the middle of one", FREE, 1, HSA_INVALID_ALLOCATION, "no allocation begins at"},
        {"free: twice", FREE, 2, HSA_INVALID_ALLOCATION, "no allocation begins at"},
        {"free: a signal", FREE, 3, HSA_INVALID_ALLOCATION, "no allocation begins at"},
        {"copy: nowhere", COPY, 0, HSA_INVALID_ARGUMENT,
         "hsa_amd_memory_async_copy: no memory of 4096 bytes at 0x1000"},
        {"copy: beyond the end", COPY, 1, HSA_INVALID_ARGUMENT, "no memory of 4096 bytes"},
        {"copy: what was freed", COPY, 2, HSA_INVALID_ARGUMENT, "no memory of 4096 bytes"},
        {"copy: around the end of addresses", COPY, 4, HSA_INVALID_ARGUMENT, "no memory of 4096 bytes"},
        {"copy: from nowhere", COPY_FROM, 0, HSA_INVALID_ARGUMENT, "no memory of 4096 bytes at 0x1000"},
        {"copy of rows", RECTANGLE, 1, HSA_INVALID_ARGUMENT, "hsa_amd_memory_async_copy_rect: no memory of 4096 bytes"},
        {"move: nowhere", MOVE, 0, HSA_INVALID_ARGUMENT, "hsa_memory_copy: no memory of 4096 bytes at 0x1000"},
        {"fill: nowhere", FILL, 0, HSA_INVALID_ARGUMENT, "hsa_amd_memory_fill: no memory of 4096 bytes at 0x1000"},
        {"destroy: no signal", DESTROY, 1, HSA_INVALID_SIGNAL, "hsa_signal_destroy: no signal at 0x"},
        {"destroy: memory", DESTROY, 5, HSA_INVALID_SIGNAL, "hsa_signal_destroy: no signal at 0x"},
        {"copy: behind no signal", WAIT_FOR, 0, HSA_INVALID_SIGNAL, NULL},
        {"copy: to no signal", COMPLETE, 0, HSA_INVALID_SIGNAL, NULL},
        {"handler: no signal", HANDLE, 0, HSA_INVALID_SIGNAL, NULL},
        {"value: no signal", POINTER, 0, HSA_INVALID_SIGNAL, NULL},
        {"times: no signal", TIMES, 0, HSA_INVALID_SIGNAL, NULL},
        {"lock: nowhere", LOCK, 0, HSA_OUT_OF_RESOURCES, "at 0x1000 could not be shared"},
    };
    const struct hsa_extent origin = {0, 0, 0}, range = {2048, 2, 1};
    struct hsa_pitched area = {NULL, 2048, 4096}, good = {NULL, 2048, 4096};
    uint8_t *first, *freed, own[PAGE] = {0};
    volatile int64_t *value;
    struct hsa_times times;

    begin();
    first = memory_of(POOL_GPU, PAGE);
    freed = memory_of(POOL_GPU, PAGE);
    CHECK_EQUAL(hsa_amd_memory_pool_free(freed), HSA_SUCCESS);
    for (size_t i = 0; i < COUNT(rows); i++) {
        uint8_t *places_of[] = {
            (uint8_t *)(uintptr_t)PAGE,  first + 64, freed, (uint8_t *)(uintptr_t)signal_of(1).handle,
            (uint8_t *)UINTPTR_MAX - 63, first};
        uint8_t *at = places_of[rows[i].at];
        const struct hsa_handle handle = {(uintptr_t)at};
        hsa_code status = HSA_SUCCESS;
        void *agent;

        test_context(rows[i].name);
        area.base = at;
        good.base = own;
        listen();
        switch (rows[i].call) {
        case FREE:
            status = hsa_amd_memory_pool_free(at);
            break;
        case COPY:
            status = hsa_amd_memory_async_copy(at, gpu, own, gpu, PAGE, 0, NULL, none);
            break;
        case COPY_FROM:
            status = hsa_amd_memory_async_copy(own, gpu, at, gpu, PAGE, 0, NULL, none);
            break;
        case RECTANGLE:
            status = hsa_amd_memory_async_copy_rect(&area, &origin, &good, &origin, &range, gpu, 1, 0, NULL, none);
            break;
        case MOVE:
            status = hsa_memory_copy(at, own, PAGE);
            break;
        case FILL:
            status = hsa_amd_memory_fill(at, 0, PAGE / 4);
            break;
        case DESTROY:
            status = hsa_signal_destroy(handle);
            break;
        case WAIT_FOR:
            status = hsa_amd_memory_async_copy(own, gpu, first, gpu, PAGE, 1, &handle, none);
            break;
        case COMPLETE:
            status = hsa_amd_memory_async_copy(own, gpu, first, gpu, PAGE, 0, NULL, handle);
            break;
        case HANDLE:
            status = hsa_amd_signal_async_handler(handle, CP_SIGNAL_EQ, 0, call, NULL);
            break;
        case POINTER:
            status = hsa_amd_signal_value_pointer(handle, &value);
            break;
        case TIMES:
            status = hsa_amd_profiling_get_dispatch_time(gpu, handle, &times);
            break;
        default:
            status = hsa_amd_memory_lock(at, PAGE, NULL, 0, &agent);
        }
        CHECK_EQUAL(status, rows[i].status);
        CHECK(heard(rows[i].said));
    }
    test_context(NULL);
    CHECK_EQUAL(hsa_amd_memory_pool_free(NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_async_copy(own, gpu, first, gpu, PAGE, 1, NULL, none), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_memory_async_copy((void *)1, gpu, first, gpu, 0, 0, NULL, none), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_signal_async_handler(signal_of(1), CP_SIGNAL_EQ, 0, NULL, NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_signal_value_pointer(signal_of(1), NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_profiling_get_dispatch_time(none, signal_of(1), &times), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_amd_profiling_get_async_copy_time(signal_of(1), NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_signal_create(1, 0, NULL, NULL), HSA_INVALID_ARGUMENT);
    end();
}

TEST_MAIN()
{
    return test_run("hsa_memory", (const struct test_case[]){TEST(large_memory_is_aligned),
                                                             TEST(memory_is_shared),
                                                             TEST(locks_overlap),
                                                             TEST(locks_come_and_go),
                                                             TEST(copies_wait_for_signals),
                                                             TEST(bad_arguments_are_named),
                                                             {0}});
}
