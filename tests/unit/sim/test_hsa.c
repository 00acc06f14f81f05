/* test_hsa.c - a client of the HSA library: agents, memory, signals, copies, queues, code. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/hsa.h"

#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "hsa/attributes.h"
#include "hsa/options.h"
#include "object_maker.h"
#include "random.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define PAGE         4096u
#define CPU          1u
#define GPU          2u
#define POOL_HOST    1u
#define POOL_GPU     4u
#define POOL_GROUP   5u
#define NEVER        UINT64_MAX
#define DISPATCH     CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, 2, 2)
#define S_NOP        0xbf800000u
#define END_PROGRAM  0xbf810000u
#define S_TRAP       0xbf920002u

static void options_are_read(void)
{
    static const struct {
        const char *text, *error; /* NULL: there is none */
    } rows[] = {
        {"", NULL},
        {"  policy=baseline   gpu.cus=4 timing=off quiet=on ", NULL},
        {"preset=cus-64 policy.stall_max=5", NULL},
        {"policy=none", "no such policy"},
        {"preset=none", "unknown preset"},
        {"timing=perhaps", "on or off"},
        {"quiet=1", "on or off"},
        {"stats=a trace=b.json trace-waves=1 check=all explain=a.json explain=b.dot explain=c.html explain=d.json",
         NULL},
        {"explain=a.json explain=a.json explain=a.json explain=a.json explain=a.json", "more than 4 times explain"},
        {"stats=", "stats=: a value"},
        {"explain=", "explain=: a value"},
        {"hang-after=86400", NULL},
        {"hang-after=86401", "a number of seconds"},
        {"hang-after=soon", "a number of seconds"},
        {"gpu.cus=0", "gpu.cus"},
        {"quiet", "KEY=VALUE"},
        {"l2.bytes=64", ""},
        {"\ngpu.cus=4\nlose-cu=3@5\npolicy=awg\n", NULL},
        {"\npreset=/no such/file", "unknown preset"},
        {"lose-cu=4@5 gpu.cus=4", "no such compute unit"},
        {"lose-cu=4", "CU@TIME"},
        {"lose-cu=4@5 gpu.cus=5", NULL},
        {"claimed-cus=0", "from 1 to"},
        {"claimed-cus=many", "from 1 to"},
        {"claimed-cus=65536", "from 1 to"},
        {"claimed-cus=65535", NULL},
        {"cp=local", NULL},
        {"cp=qemu-rv32", "cp=qemu-rv32: local or a folder with the firmware.elf of a board"},
        {"cp=", "cp=: local or a folder"},
    };
    static char many[HSA_LOSSES_MOST * 16 + 16], wide[5000];
    static struct hsa_options options;
    char error[256];

    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].text);
        error[0] = '\0';
        CHECK_EQUAL(hsa_options_read(&options, rows[i].text, error, sizeof(error)), rows[i].error == NULL);
        CHECK(!rows[i].error || strstr(error, rows[i].error));
    }
    test_context(NULL);
    CHECK(hsa_options_read(&options, rows[1].text, error, sizeof(error)));
    CHECK(options.untimed && options.quiet && options.parameters.cus == 4);
    CHECK(strcmp(options.policy->name, "baseline") == 0);
    CHECK(hsa_options_read(&options, "lose-cu=3@1us+20 gpu.clock_mhz=2000", error, sizeof(error)));
    CHECK_EQUAL(options.loss_count, 1);
    CHECK_EQUAL(options.losses[0].cu, 3);
    CHECK_EQUAL(options.losses[0].cycle, 2000); /* clock_mhz comes behind it */
    CHECK_EQUAL(options.losses[0].return_cycle, 2020);

    memset(wide, 'a', sizeof(wide) - 1);
    CHECK(!hsa_options_read(&options, wide, error, sizeof(error)));
    CHECK(strstr(error, "a word of more than"));
    for (uint32_t i = 0; i <= HSA_LOSSES_MOST; i++)
        strcat(many, "lose-cu=1@5 ");
    CHECK(!hsa_options_read(&options, many, error, sizeof(error)));
    CHECK(strstr(error, "more than 64 times"));
}

static void presets_are_files(void)
{
    char path[] = "/tmp/onward test XXXXXX", text[64], error[256];
    static struct hsa_options options;
    int descriptor = mkstemp(path);

    CHECK(descriptor >= 0);
    CHECK_EQUAL(write(descriptor, "gpu.cus 12\n", 11), 11);
    close(descriptor);
    snprintf(text, sizeof(text), "\npreset=%s", path);
    CHECK(hsa_options_read(&options, text, error, sizeof(error)));
    CHECK_EQUAL(options.parameters.cus, 12);
    CHECK(strncmp(options.preset, "onward test ", 12) == 0);
    remove(path);
}

static const struct hsa_handle gpu = {GPU}, none = {0};

static void begin_with(const char *more)
{
    char text[256];

    snprintf(text, sizeof(text), "quiet=on gpu.memory_mb=512 scratch.mb=1 deadlock.window=30000 lose-cu=7@900+900 %s",
             more);
    setenv("ONWARD_OPTIONS", text, 1);
    CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
}

static void begin(void)
{
    begin_with("");
}

static void end(void)
{
    CHECK_EQUAL(hsa_shut_down(), HSA_SUCCESS);
}

static struct hsa_handle signal_of(int64_t value)
{
    struct hsa_handle signal = {0};

    CHECK_EQUAL(hsa_signal_create(value, 0, NULL, &signal), HSA_SUCCESS);
    return signal;
}

static void *memory_of(uint64_t pool, size_t bytes)
{
    void *at = NULL;

    CHECK_EQUAL(hsa_amd_memory_pool_allocate((struct hsa_handle){pool}, bytes, 0, &at), HSA_SUCCESS);
    return at;
}

/* ---- what the library says on the standard error output ---- */

static FILE *ear;
static int output;

static void listen(void)
{
    fflush(stderr);
    ear = tmpfile();
    output = dup(STDERR_FILENO);
    CHECK(ear && dup2(fileno(ear), STDERR_FILENO) >= 0);
}

/* Whether it has said that since; NULL: nothing. */
static bool heard(const char *words)
{
    char text[2048] = "";

    fflush(stderr);
    dup2(output, STDERR_FILENO);
    close(output);
    rewind(ear);
    text[fread(text, 1, sizeof(text) - 1, ear)] = '\0';
    fclose(ear);
    return words ? strstr(text, words) != NULL : !*text;
}

/* ---- what is asked ---- */

static hsa_code note_handle(struct hsa_handle handle, void *data)
{
    uint64_t *noted = data;

    *noted = *noted * 10 + handle.handle;
    return handle.handle == 3 ? HSA_INFO_BREAK : HSA_SUCCESS;
}

static void programs_are_told_of_more_cus(void)
{
    uint32_t cus = 0, cooperative = 0;

    setenv("ONWARD_OPTIONS", "quiet=on gpu.memory_mb=512 claimed-cus=80", 1);
    CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COMPUTE_UNIT_COUNT, &cus), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COOPERATIVE_COMPUTE_UNIT_COUNT, &cooperative), HSA_SUCCESS);
    CHECK(cus == 80 && cooperative == 80);
    end();
}

static void agents_and_pools(void)
{
    uint64_t noted = 0;
    char name[64];
    uint32_t number;
    uint16_t dimensions[3];

    CHECK_EQUAL(hsa_iterate_agents(note_handle, &noted), HSA_NOT_INITIALIZED);
    begin();
    CHECK_EQUAL(hsa_iterate_agents(note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 12);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "gfx803") == 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COMPUTE_UNIT_COUNT, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 8);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_WORKGROUP_MAX_DIM, dimensions), HSA_SUCCESS);
    CHECK_EQUAL(dimensions[2], 1024);
    CHECK_EQUAL(hsa_agent_get_info((struct hsa_handle){CPU}, HSA_AGENT_DEVICE, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0x7777, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_NAME, NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(none, HSA_AGENT_NAME, name), HSA_INVALID_AGENT);
    noted = 0;
    CHECK_EQUAL(hsa_agent_iterate_isas((struct hsa_handle){CPU}, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_iterate_isas(gpu, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 1);
    CHECK_EQUAL(hsa_isa_get_info_alt((struct hsa_handle){1}, HSA_ISA_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "amdgcn-amd-amdhsa--gfx803") == 0);
    noted = 0;
    CHECK_EQUAL(hsa_amd_agent_iterate_memory_pools(gpu, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 45);
    noted = 0;
    CHECK_EQUAL(hsa_amd_agent_iterate_memory_pools((struct hsa_handle){CPU}, note_handle, &noted), HSA_INFO_BREAK);
    CHECK_EQUAL(noted, 123);
    end();
    CHECK_EQUAL(hsa_shut_down(), HSA_NOT_INITIALIZED);
}

static void the_system(void)
{
    struct {
        hsa_code (*host_address)(const void *device, const void **host);
        void *rest[2];
    } loader;
    const void *host = NULL;
    uint64_t number;
    const char *text;
    bool has;

    begin();
    CHECK_EQUAL(hsa_system_get_info(HSA_SYSTEM_TIMESTAMP_FREQUENCY, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 1000000000);
    CHECK_EQUAL(hsa_system_get_info(99, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_system_extension_supported(HSA_EXTENSION_LOADER, 1, 0, &has), HSA_SUCCESS);
    CHECK(has);
    CHECK_EQUAL(hsa_agent_extension_supported(0x200, gpu, 1, 0, &has), HSA_SUCCESS);
    CHECK(!has);
    CHECK_EQUAL(hsa_system_get_major_extension_table(HSA_EXTENSION_LOADER, 1, sizeof(loader), &loader), HSA_SUCCESS);
    CHECK_EQUAL(loader.host_address(&number, &host), HSA_SUCCESS);
    CHECK(host == &number);
    CHECK_EQUAL(hsa_system_get_major_extension_table(0x200, 1, sizeof(loader), &loader), HSA_ERROR);
    CHECK_EQUAL(hsa_status_string(HSA_INVALID_POOL, &text), HSA_SUCCESS);
    CHECK(strcmp(text, "invalid memory pool") == 0);
    CHECK_EQUAL(hsa_status_string(7, &text), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_ext_image_create(), HSA_ERROR);
    end();
}

/* ---- memory ---- */

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

/* ---- signals ---- */

static void *store_zero(void *context)
{
    const struct timespec while_ = {0, 20000000};

    nanosleep(&while_, NULL);
    hsa_signal_store_screlease(*(struct hsa_handle *)context, 0);
    return NULL;
}

struct called {
    uint32_t times;
    int64_t value;
    struct hsa_handle next; /* taken down when it is enough */
};

static bool call(int64_t value, void *data)
{
    struct called *called = data;

    called->value = value;
    if (++called->times < 3)
        return true;
    hsa_signal_subtract_relaxed(called->next, 1);
    return false;
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

/* ---- queues and code ---- */

static struct maker made;
static struct maker_places places;

static struct hsa_handle executable_of(const uint32_t *code)
{
    struct hsa_handle executable = {0}, reader = {0};

    maker_object(&made, &places, NULL, code);
    CHECK_EQUAL(hsa_code_object_reader_create_from_memory(made.bytes, made.size, &reader), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_freeze(executable, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL), HSA_FROZEN);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    return executable;
}

static uint64_t number_of(struct hsa_handle executable, const char *name, uint32_t attribute)
{
    struct hsa_handle symbol = {0};
    uint64_t number = 0;

    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, name, &gpu, &symbol), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, attribute, &number), HSA_SUCCESS);
    return number;
}

static hsa_code count_symbols(struct hsa_handle executable, struct hsa_handle symbol, void *data)
{
    (void)executable, (void)symbol;
    ++*(uint32_t *)data;
    return HSA_SUCCESS;
}

static void code_is_loaded(void)
{
    static const uint32_t illegal[] = {0, 0, 0, END_PROGRAM};
    struct hsa_handle executable, symbol, reader;
    uint64_t *variable;
    uint32_t count = 0;
    char name[16] = "";

    begin();
    executable = executable_of(NULL);
    variable = (uint64_t *)(uintptr_t)number_of(executable, "v", HSA_SYMBOL_VARIABLE_ADDRESS);
    CHECK_EQUAL(variable[1], (uintptr_t)&variable[1]);
    CHECK_EQUAL(number_of(executable, "v", HSA_SYMBOL_VARIABLE_SIZE), 16);
    CHECK_EQUAL(number_of(executable, "v", HSA_SYMBOL_TYPE), 0);
    CHECK_EQUAL(number_of(executable, "k.kd", HSA_SYMBOL_TYPE), 1);
    CHECK(number_of(executable, "k.kd", HSA_SYMBOL_KERNEL_OBJECT));
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k", &gpu, &symbol), HSA_INVALID_SYMBOL_NAME);
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k.kd", &gpu, &symbol), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, HSA_SYMBOL_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "k.kd") == 0);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, HSA_SYMBOL_VARIABLE_ADDRESS, name), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_executable_iterate_symbols(executable, count_symbols, &count), HSA_SUCCESS);
    CHECK_EQUAL(count, 2);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_INVALID_EXECUTABLE);
    CHECK(number_of(executable_of(illegal), "k.kd", HSA_SYMBOL_KERNEL_OBJECT)); /* refused at its launch */
    CHECK_EQUAL(hsa_executable_create(0, 0, NULL, &executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_code_object_deserialize("no code object", 14, NULL, &reader), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, gpu, reader, NULL), HSA_INVALID_CODE_OBJECT);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, none, reader, NULL), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    end();
}

/* Loads a code object whose variable v takes the address of u, which it does not define, and 4. */
static hsa_code load_with_undefined(struct hsa_handle executable)
{
    struct hsa_handle reader = {0};
    hsa_code status;

    maker_object(&made, &places, NULL, NULL);
    maker_put(&made, MAKER_RELOCATION(&places, 0) + 12, 4, 4);
    CHECK_EQUAL(hsa_code_object_reader_create_from_memory(made.bytes, made.size, &reader), HSA_SUCCESS);
    status = hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    return status;
}

enum definer { BY_PROGRAM, BY_AGENT, BY_READONLY };

static hsa_code define_by(enum definer definer, struct hsa_handle executable, const char *name, void *at)
{
    if (definer == BY_PROGRAM)
        return hsa_executable_global_variable_define(executable, name, at);
    if (definer == BY_AGENT)
        return hsa_executable_agent_global_variable_define(executable, gpu, name, at);
    return hsa_executable_readonly_variable_define(executable, gpu, name, at);
}

static void programs_define_variables(void)
{
    static const char *const names[] = {"program", "agent", "readonly"};
    struct hsa_handle executable;
    uint64_t *variable, *at;
    uint32_t count;

    begin();
    at = memory_of(POOL_GPU, 64);
    for (enum definer definer = BY_PROGRAM; definer <= BY_READONLY; definer++) {
        test_context(names[definer]);
        count = 0;
        CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
        listen();
        CHECK_EQUAL(load_with_undefined(executable), HSA_VARIABLE_UNDEFINED);
        CHECK(heard("variable 'u': neither the code object nor the program defines it"));
        CHECK_EQUAL(define_by(definer, none, "u", at), HSA_INVALID_EXECUTABLE);
        CHECK_EQUAL(define_by(definer, executable, NULL, at), HSA_INVALID_ARGUMENT);
        CHECK_EQUAL(define_by(definer, executable, "u", NULL), HSA_INVALID_ARGUMENT);
        CHECK_EQUAL(define_by(definer, executable, "other", at), HSA_SUCCESS); /* nothing needs it */
        CHECK_EQUAL(define_by(definer, executable, "u", at), HSA_SUCCESS);
        CHECK_EQUAL(define_by(BY_PROGRAM, executable, "u", at), HSA_VARIABLE_DEFINED);
        CHECK_EQUAL(load_with_undefined(executable), HSA_SUCCESS);
        variable = (uint64_t *)(uintptr_t)number_of(executable, "v", HSA_SYMBOL_VARIABLE_ADDRESS);
        CHECK_EQUAL(variable[0], (uintptr_t)at + 4);
        CHECK_EQUAL(variable[1], (uintptr_t)&variable[1]);
        CHECK_EQUAL(number_of(executable, "u", HSA_SYMBOL_VARIABLE_ADDRESS), (uintptr_t)at);
        CHECK_EQUAL(define_by(definer, executable, "v", at), HSA_VARIABLE_DEFINED);
        CHECK_EQUAL(hsa_executable_iterate_symbols(executable, count_symbols, &count), HSA_SUCCESS);
        CHECK_EQUAL(count, 4);
        CHECK_EQUAL(hsa_executable_freeze(executable, NULL), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "w", at), HSA_FROZEN);
        CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);

        CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "u", at), HSA_SUCCESS);
        CHECK_EQUAL(define_by(definer, executable, "v", at), HSA_SUCCESS);
        listen();
        CHECK_EQUAL(load_with_undefined(executable), HSA_VARIABLE_DEFINED);
        CHECK(heard("variable 'v': the program and a code object define it"));
    }
    test_context(NULL);
    CHECK_EQUAL(hsa_executable_agent_global_variable_define(executable, none, "w", at), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_executable_readonly_variable_define(executable, none, "w", at), HSA_INVALID_AGENT);
    end(); /* with an executable that still has definitions */
    CHECK_EQUAL(hsa_executable_global_variable_define(executable, "w", at), HSA_NOT_INITIALIZED);
    CHECK_EQUAL(hsa_executable_agent_global_variable_define(executable, none, "w", at), HSA_NOT_INITIALIZED);
}

static void put(struct cp_queue_memory *queue, const struct cp_dispatch_packet *packet)
{
    uint64_t index = hsa_queue_add_write_index_screlease(queue, 1);
    struct cp_dispatch_packet *ring = (struct cp_dispatch_packet *)(uintptr_t)queue->base_address;

    ring[index % queue->size] = *packet;
    hsa_signal_store_screlease((struct hsa_handle){queue->doorbell_signal}, (int64_t)index);
}

static struct cp_dispatch_packet dispatch_of(struct hsa_handle executable, struct hsa_handle done)
{
    return (struct cp_dispatch_packet){.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, 2, 2),
                                       .setup = 1,
                                       .workgroup_size = {64, 1, 1},
                                       .grid_size = {256, 1, 1},
                                       .kernel_object = number_of(executable, "k.kd", HSA_SYMBOL_KERNEL_OBJECT),
                                       .kernarg_address = (uintptr_t)memory_of(POOL_HOST, 64),
                                       .completion_signal = done.handle};
}

static hsa_code told_status;
static const struct cp_queue_memory *told_queue;
static bool tell_shuts_down;

static void tell(hsa_code status, struct cp_queue_memory *queue, void *data)
{
    told_status = status;
    told_queue = queue;
    if (tell_shuts_down)
        CHECK_EQUAL(hsa_shut_down(), HSA_ERROR);
    hsa_signal_subtract_relaxed(*(struct hsa_handle *)data, 1);
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

/* A kernel that never ends: waits do. */
static void kernels_hang(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;
    uint32_t mask = 3;

    begin();
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 2), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 3), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_queue_set_priority(NULL, 2), HSA_INVALID_QUEUE);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 0, NULL), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, &mask), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 31, &mask), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, NULL), HSA_INVALID_ARGUMENT);
    mask = 256;
    listen();
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 32, &mask), HSA_INVALID_ARGUMENT);
    CHECK(heard("hsa_amd_queue_cu_set_mask: no compute unit of the GPU is in the mask"));
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(NULL, 0, NULL), HSA_INVALID_QUEUE);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 1000, 0), 1);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 5000000, 0), 1);
    listen();
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 0), HSA_ERROR);
    CHECK(heard("packets that do not end by themselves"));
    end();
}

/* A kernel that hangs is stopped, with what waits behind it. Other queues go on, also with the number of the stopped one. */
static void kernels_that_hang_are_stopped(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM},
                          code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL, *idle = NULL, *later = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done, told;

    for (int timed = 0; timed < 2; timed++) {
        test_context(timed ? "timing on" : "timing off");
        begin_with(timed ? "hang-after=0" : "hang-after=0 timing=off");
        told = signal_of(1);
        done = signal_of(1);
        told_status = HSA_SUCCESS;
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &idle), HSA_SUCCESS);
        packet = dispatch_of(executable_of(branch), done);
        put(queue, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 1);
        CHECK_EQUAL(told_status, HSA_ERROR);
        CHECK_EQUAL(queue->error_reason, CP_QUEUE_ABANDONED);
        CHECK_EQUAL(idle->error_reason, CP_QUEUE_OK);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &later), HSA_SUCCESS);
        packet = dispatch_of(executable_of(code), done);
        put(queue, &packet); /* is not looked at */
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        CHECK_EQUAL(queue->read_dispatch_id, 0);
        CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 0, NEVER, 0), -1);
        end();
    }
}

/* While the program can let a kernel go on, nothing is stopped. */
static void the_program_has_its_time(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;

    begin_with("hang-after=3600");
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 20000000, 0), 1);
    CHECK_EQUAL(queue->error_reason, CP_QUEUE_OK);
    end();
}

#define WAITS_ON "ONWARD_TEST_WAITS_ON" /* in the environment: this is the program that waits on */

static void wait_on(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;

    begin_with("hang-after=0");
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    while (hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0))
        ;
}

/* A program that looks again and again hears it, too. */
static void a_program_that_looks_is_told(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done, told;

    begin_with("hang-after=0");
    told = signal_of(1);
    done = signal_of(1);
    told_status = HSA_SUCCESS;
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    for (uint32_t i = 0; i < 10000 && told_status == HSA_SUCCESS; i++)
        CHECK_EQUAL(hsa_signal_load_relaxed(done), 1);
    CHECK_EQUAL(told_status, HSA_ERROR);
    end();
}

/* A program that waits again and again for a kernel that was stopped ends with status 3. It is one of its own: forked processes share
 * what this one has registered. */
static void a_program_that_waits_on_is_ended(void)
{
    char *const arguments[] = {"test_hsa", NULL}, *const environment[] = {WAITS_ON "=1", NULL};
    pid_t child;
    int status = 0;

    CHECK_EQUAL(posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, environment), 0);
    CHECK_EQUAL(waitpid(child, &status, 0), child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 3);
}

/* ---- outputs ---- */

static char folder[] = "/tmp/onward-test-XXXXXX";

/* Whether there is such a file that is not empty, which goes. */
static bool was_written(const char *name)
{
    char path[128];
    struct stat status;
    bool found;

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    found = stat(path, &status) == 0 && status.st_size > 0;
    remove(path);
    return found;
}

static void begin_with_outputs(const char *more)
{
    char text[512];

    snprintf(text, sizeof(text), "stats=%s/s trace=%s/t.%s explain=%s/e.json", folder, folder, more, folder);
    begin_with(text);
}

static void check_outputs(const char *trace)
{
    CHECK(was_written("s"));
    CHECK(was_written(trace));
    CHECK(was_written("e.json"));
}

/* However the program ends, and a program goes on behind an error. */
static void outputs_are_written(void)
{
    static const uint32_t code[] = {S_NOP, S_NOP, S_NOP, END_PROGRAM},
                          branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM},
                          traps[] = {S_TRAP, S_NOP, S_NOP, END_PROGRAM};
    static const struct {
        const char *name, *options, *trace;
        const uint32_t *code;
        bool ends;
    } rows[] = {{"it ends", "html trace-waves=0 check=all", "t.html", code, true},
                {"it hangs", "json trace-waves=0 check=races hang-after=0", "t.json", branch, false},
                {"it faults", "json.gz", "t.json.gz", traps, false}};

    CHECK(mkdtemp(folder) != NULL);
    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_queue_memory *queue = NULL, *later = NULL;
        struct hsa_handle told, done, executable;
        struct cp_dispatch_packet packet;

        test_context(rows[i].name);
        begin_with_outputs(rows[i].options);
        told = signal_of(1);
        done = signal_of(1);
        executable = executable_of(rows[i].code);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        packet = dispatch_of(executable, done);
        put(queue, &packet);
        hsa_signal_wait_scacquire(rows[i].ends ? done : told, CP_SIGNAL_LT, 1, NEVER, 0);
        CHECK(!was_written(rows[i].ends ? "s" : "none"));
        if (!rows[i].ends)
            check_outputs(rows[i].trace);
        CHECK_EQUAL(hsa_queue_destroy(queue), HSA_SUCCESS);
        CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &later), HSA_SUCCESS);
        hsa_signal_store_relaxed(done, 1);
        packet = dispatch_of(executable_of(code), done);
        put(later, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        end();
        if (rows[i].ends)
            check_outputs(rows[i].trace);
        CHECK(!was_written("s"));
    }
    test_context(NULL);
    CHECK_EQUAL(rmdir(folder), 0); /* nothing else is there */
}

static void outputs_that_cannot_be_written(void)
{
    static const char *const rows[] = {"stats=/no/such/folder/s",
                                       "trace=/no/such/folder/t",
                                       "explain=/no/such/folder/e.dot",
                                       "explain=e.txt",
                                       "check=none",
                                       "trace-waves=0",
                                       "check=all timing=off"};

    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i]);
        setenv("ONWARD_OPTIONS", rows[i], 1);
        CHECK_EQUAL(hsa_init(), HSA_OUT_OF_RESOURCES);
    }
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

/* ---- bad input ---- */

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

static void foreign_code_is_named(void)
{
    static const struct {
        const char *name;
        size_t place, size; /* a byte that is changed; the bytes there are, 0: all */
        uint8_t byte;
        const char *said;
    } rows[] = {
        {"of another GPU", 48, 0, 0x2c, "code for gfx900; compile with --offload-arch=gfx803"},
        {"of a GPU without a name", 48, 0, 0x21 + 0x60, "code for GPU number 0x81; compile with --offload-arch=gfx803"},
        {"of another machine", 18, 0, 62, "AMDGPU, which is 224, was expected"},
        {"of an old version", 8, 0, 0, "compile with -mcode-object-version=4"},
        {"cut in its header", 0, 40, 0x7f, "the file ends in the header of an ELF file"},
        {"cut in its data", 0, 600, 0x7f, "section headers, which the file ends before"},
        {"no ELF file", 0, 0, 0, "no ELF file"},
    };
    struct hsa_handle executable, reader;

    begin();
    CHECK_EQUAL(hsa_executable_create_alt(0, 0, NULL, &executable), HSA_SUCCESS);
    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].name);
        maker_object(&made, &places, NULL, NULL);
        made.bytes[rows[i].place] = rows[i].byte;
        CHECK_EQUAL(
            hsa_code_object_reader_create_from_memory(made.bytes, rows[i].size ? rows[i].size : made.size, &reader),
            HSA_SUCCESS);
        listen();
        CHECK_EQUAL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL),
                    HSA_INVALID_CODE_OBJECT);
        CHECK(heard(rows[i].said));
        CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    }
    test_context(NULL);
    end();
}

/* ---- the life of a process ---- */

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
    if (getenv(WAITS_ON)) {
        wait_on();
        return 0;
    }
    return test_run("hsa", (const struct test_case[]){TEST(options_are_read),
                                                      TEST(presets_are_files),
                                                      TEST(programs_are_told_of_more_cus),
                                                      TEST(agents_and_pools),
                                                      TEST(the_system),
                                                      TEST(large_memory_is_aligned),
                                                      TEST(memory_is_shared),
                                                      TEST(locks_overlap),
                                                      TEST(locks_come_and_go),
                                                      TEST(copies_wait_for_signals),
                                                      TEST(signals_wake),
                                                      TEST(code_is_loaded),
                                                      TEST(programs_define_variables),
                                                      TEST(kernels_run),
                                                      TEST(times_go_on),
                                                      TEST(kernels_hang),
                                                      TEST(kernels_that_hang_are_stopped),
                                                      TEST(the_program_has_its_time),
                                                      TEST(a_program_that_looks_is_told),
                                                      TEST(a_program_that_waits_on_is_ended),
                                                      TEST(outputs_are_written),
                                                      TEST(outputs_that_cannot_be_written),
                                                      TEST(queues_tell_errors),
                                                      TEST(bad_arguments_are_named),
                                                      TEST(rings_that_overflow),
                                                      TEST(foreign_code_is_named),
                                                      TEST(a_child_has_no_gpu),
                                                      TEST(begun_again_in_the_middle),
                                                      TEST(threads_wait_no_more),
                                                      TEST(threads_are_ended),
                                                      TEST(a_handler_interrupts),
                                                      {0}});
}
