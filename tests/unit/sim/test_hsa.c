/* test_hsa.c - a client of the HSA library: agents, memory, signals, copies, queues, code. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/hsa.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "hsa/options.h"
#include "object_maker.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define PAGE         4096u
#define CPU          1u
#define GPU          2u
#define POOL_HOST    1u
#define POOL_GPU     4u
#define POOL_GROUP   5u
#define NEVER        UINT64_MAX
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
        {"gpu.cus=0", "gpu.cus"},
        {"quiet", "KEY=VALUE"},
        {"l2.bytes=64", ""},
        {"a="
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
         "aa"
         "aaaaaaaaaaaaaaaaaaaaaaaaa",
         "more than 127 bytes"},
    };
    struct hsa_options options;
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
}

#ifndef __SANITIZE_ADDRESS__ /* it has the place of the window for itself */

static const struct hsa_handle gpu = {GPU}, none = {0};

static void begin(void)
{
    setenv("ONWARD_OPTIONS", "quiet=on gpu.memory_mb=512 scratch.mb=1 deadlock.window=30000", 1);
    CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
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

/* ---- what is asked ---- */

static hsa_code note_handle(struct hsa_handle handle, void *data)
{
    uint64_t *noted = data;

    *noted = *noted * 10 + handle.handle;
    return handle.handle == 3 ? HSA_INFO_BREAK : HSA_SUCCESS;
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
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0, name), HSA_SUCCESS);
    CHECK(strcmp(name, "gfx803") == 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0xa002, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 8);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 7, dimensions), HSA_SUCCESS);
    CHECK_EQUAL(dimensions[2], 1024);
    CHECK_EQUAL(hsa_agent_get_info((struct hsa_handle){CPU}, 0x11, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0x7777, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0, NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(none, 0, name), HSA_INVALID_AGENT);
    noted = 0;
    CHECK_EQUAL(hsa_agent_iterate_isas((struct hsa_handle){CPU}, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_iterate_isas(gpu, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 1);
    CHECK_EQUAL(hsa_isa_get_info_alt((struct hsa_handle){1}, 1, name), HSA_SUCCESS);
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
    CHECK_EQUAL(hsa_system_get_info(3, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 1000000000);
    CHECK_EQUAL(hsa_system_get_info(99, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_system_extension_supported(0x201, 1, 0, &has), HSA_SUCCESS);
    CHECK(has);
    CHECK_EQUAL(hsa_agent_extension_supported(0x200, gpu, 1, 0, &has), HSA_SUCCESS);
    CHECK(!has);
    CHECK_EQUAL(hsa_system_get_major_extension_table(0x201, 1, sizeof(loader), &loader), HSA_SUCCESS);
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

    /* Pages of the program have a second place, and keep it. */
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
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[1]), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_memory_unlock(&locked[1]), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_memory_lock_to_pool(&locked[1], 4000, NULL, 0, (struct hsa_handle){POOL_HOST}, 0, &second),
                HSA_SUCCESS);
    CHECK(second == agent);
    CHECK_EQUAL(hsa_amd_pointer_info(&count, &info, NULL, NULL, NULL), HSA_SUCCESS);
    CHECK_EQUAL(info.kind, HSA_POINTER_UNKNOWN);
    end();
    CHECK_EQUAL(locked[1], 18);
    free(locked);
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
    variable = (uint64_t *)(uintptr_t)number_of(executable, "v", 21);
    CHECK_EQUAL(variable[1], (uintptr_t)&variable[1]);
    CHECK_EQUAL(number_of(executable, "v", 9), 16);
    CHECK_EQUAL(number_of(executable, "v", 0), 0);
    CHECK_EQUAL(number_of(executable, "k.kd", 0), 1);
    CHECK(number_of(executable, "k.kd", 22));
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k", &gpu, &symbol), HSA_INVALID_SYMBOL_NAME);
    CHECK_EQUAL(hsa_executable_get_symbol_by_name(executable, "k.kd", &gpu, &symbol), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, 2, name), HSA_SUCCESS);
    CHECK(strcmp(name, "k.kd") == 0);
    CHECK_EQUAL(hsa_executable_symbol_get_info(symbol, 21, name), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_executable_iterate_symbols(executable, count_symbols, &count), HSA_SUCCESS);
    CHECK_EQUAL(count, 2);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_destroy(executable), HSA_INVALID_EXECUTABLE);
    CHECK_EQUAL(number_of(executable_of(illegal), "k.kd", 22), 0);
    CHECK_EQUAL(hsa_executable_create(0, 0, NULL, &executable), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_agent_global_variable_define(executable, gpu, "x", name), HSA_ERROR);
    CHECK_EQUAL(hsa_code_object_deserialize("no code object", 14, NULL, &reader), HSA_SUCCESS);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, gpu, reader, NULL), HSA_INVALID_CODE_OBJECT);
    CHECK_EQUAL(hsa_executable_load_code_object(executable, none, reader, NULL), HSA_INVALID_AGENT);
    CHECK_EQUAL(hsa_code_object_reader_destroy(reader), HSA_SUCCESS);
    end();
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
                                       .kernel_object = number_of(executable, "k.kd", 22),
                                       .kernarg_address = (uintptr_t)memory_of(POOL_HOST, 64),
                                       .completion_signal = done.handle};
}

static hsa_code told_status;
static const struct cp_queue_memory *told_queue;

static void tell(hsa_code status, struct cp_queue_memory *queue, void *data)
{
    told_status = status;
    told_queue = queue;
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

/* A kernel that never ends: waits do. */
static void kernels_hang(void)
{
    static const uint32_t branch[] = {0xbf82ffffu, S_NOP, S_NOP, END_PROGRAM};
    struct cp_queue_memory *queue = NULL;
    struct cp_dispatch_packet packet;
    struct hsa_handle done;

    begin();
    CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, NULL, NULL, 0, 0, &queue), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 2), HSA_SUCCESS);
    CHECK_EQUAL(hsa_amd_queue_set_priority(queue, 3), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_amd_queue_set_priority(NULL, 2), HSA_INVALID_QUEUE);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(queue, 0, NULL), HSA_ERROR);
    CHECK_EQUAL(hsa_amd_queue_cu_set_mask(NULL, 0, NULL), HSA_INVALID_QUEUE);
    done = signal_of(1);
    packet = dispatch_of(executable_of(branch), done);
    put(queue, &packet);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 1000, 0), 1);
    CHECK_EQUAL(hsa_signal_wait_scacquire(done, CP_SIGNAL_LT, 1, 5000000, 0), 1);
    end();
}

static void queues_tell_errors(void)
{
    static const uint32_t traps[] = {S_TRAP, S_NOP, S_NOP, END_PROGRAM};
    static const struct {
        const char *name;
        uint16_t header;
        hsa_code status;
    } rows[] = {{"a fault", CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 1, 2, 2), HSA_EXCEPTION},
                {"no packet", CP_PACKET_HEADER(77, 1, 2, 2), HSA_INVALID_PACKET}};

    for (size_t i = 0; i < COUNT(rows); i++) {
        struct cp_queue_memory *queue = NULL;
        struct hsa_handle told, executable;
        struct cp_dispatch_packet packet;

        test_context(rows[i].name);
        begin();
        told = signal_of(1);
        executable = executable_of(traps);
        CHECK_EQUAL(hsa_queue_create(gpu, 4, 0, tell, &told, 0, 0, &queue), HSA_SUCCESS);
        packet = dispatch_of(executable, none);
        packet.header = rows[i].header;
        put(queue, &packet);
        CHECK_EQUAL(hsa_signal_wait_scacquire(told, CP_SIGNAL_LT, 1, NEVER, 0), 0);
        CHECK_EQUAL(told_status, rows[i].status);
        CHECK(told_queue == queue);
        end();
    }
    test_context(NULL);
}
#endif

TEST_MAIN()
{
    return test_run("hsa", (const struct test_case[]){TEST(options_are_read),
#ifndef __SANITIZE_ADDRESS__
                                                      TEST(agents_and_pools),
                                                      TEST(the_system),
                                                      TEST(memory_is_shared),
                                                      TEST(copies_wait_for_signals),
                                                      TEST(signals_wake),
                                                      TEST(code_is_loaded),
                                                      TEST(kernels_run),
                                                      TEST(kernels_hang),
                                                      TEST(queues_tell_errors),
#endif
                                                      {0}});
}
