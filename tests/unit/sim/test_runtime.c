/* test_runtime.c - a program beside a GPU that lives: memory, kernels, queues, waits, several threads. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "gpu/dispatcher.h"
#include "onward/aql.h"
#include "runtime/runtime.h"
#include "runtime/turns.h"
#include "test.h"

#define GROUPS  32u
#define ITEMS   (64u * GROUPS)
#define THREADS 4u
#define ROUNDS  10u

#define HEAD "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n"
#define KERNEL(name, body)                                                                                             \
    name ":\n" body "\ts_endpgm\n\t.section .rodata,#alloc\n\t.amdhsa_kernel " name                                    \
         "\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 16\n\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"      \
         "\t.amdhsa_system_vgpr_workitem_id 0\n\t.end_amdhsa_kernel\n"

/* Each work-item: out[id] = in[id] + 3. The addresses of in and out are the arguments; s2 is the number of the WG. */
static const char add_three[] =
    HEAD KERNEL("add_three", "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\ts_lshl_b32 s3, s2, 8\n"
                             "\tv_lshlrev_b32_e32 v0, 2, v0\n\tv_add_u32_e32 v0, vcc, s3, v0\n"
                             "\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v2, s5\n\tv_add_u32_e32 v1, vcc, s4, v0\n"
                             "\tv_addc_u32_e32 v2, vcc, 0, v2, vcc\n\tflat_load_dword v5, v[1:2]\n"
                             "\tv_mov_b32_e32 v4, s7\n\tv_add_u32_e32 v3, vcc, s6, v0\n"
                             "\tv_addc_u32_e32 v4, vcc, 0, v4, vcc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                             "\tv_add_u32_e32 v5, vcc, 3, v5\n\tflat_store_dword v[3:4], v5\n");
static const char hangs[] = HEAD KERNEL("hangs", "\ts_branch hangs\n");

/* All WGs meet. */
static const char meets_begin[] = HEAD KERNEL("meets_begin", "\ts_mov_b32 m0, 0\n\tv_mov_b32_e32 v0, 31\n"
                                                             "\tds_gws_init v0 gds\n\ts_waitcnt lgkmcnt(0)\n");
static const char meets[] = HEAD KERNEL("meets", "\ts_mov_b32 m0, 0\n\tv_mov_b32_e32 v0, 31\n"
                                                 "\tds_gws_barrier v0 gds\n\ts_waitcnt lgkmcnt(0)\n");

/* Each WG: out[number] = the CU it is on, among other bits. */
static const char where[] =
    HEAD KERNEL("where", "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\ts_lshl_b32 s3, s2, 2\n"
                         "\ts_getreg_b32 s8, hwreg(HW_REG_HW_ID)\n\ts_waitcnt lgkmcnt(0)\n\ts_add_u32 s6, s6, s3\n"
                         "\ts_addc_u32 s7, s7, 0\n\tv_mov_b32_e32 v3, s6\n\tv_mov_b32_e32 v4, s7\n"
                         "\tv_mov_b32_e32 v5, s8\n\tflat_store_dword v[3:4], v5\n");

static struct runtime *runtime;

static void begin(bool window, bool timed)
{
    const struct runtime_options options = {.policy = &cp_policy_awg, .timing = {.off = !timed}, .window = window};
    struct parameters parameters;
    char error[256] = "";

    parameters_default(&parameters);
    parameters.memory_mb = 512;
    parameters.scratch_mb = 1;
    parameters.deadlock_window = 30000;
    runtime = runtime_open(&parameters, &options, error, sizeof(error));
    if (!runtime) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
}

static struct isa_program *loaded(const char *text)
{
    char error[256] = "";
    struct isa_program *program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));

    if (!program || !runtime_load(runtime, program)) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    return program;
}

/* A launch of a program: what it needs in GPU memory. */
struct launch {
    struct runtime_queue *queue;
    uint64_t in, out, kernarg, signal;
    uint32_t private_bytes; /* of scratch a work-item */
    uint32_t group_bytes;   /* of LDS a WG */
};

static struct launch prepared(struct runtime_queue *queue)
{
    struct launch launch = {.queue = queue,
                            .in = runtime_allocate(runtime, ITEMS * 4, 64),
                            .out = runtime_allocate(runtime, ITEMS * 4, 64),
                            .kernarg = runtime_allocate(runtime, 16, 64),
                            .signal = runtime_allocate(runtime, sizeof(struct cp_signal), 64)};
    uint64_t *arguments = runtime_host(runtime, launch.kernarg, 16);

    CHECK(launch.in && launch.out && launch.kernarg && launch.signal && arguments);
    arguments[0] = launch.in;
    arguments[1] = launch.out;
    return launch;
}

static void release(const struct launch *launch)
{
    CHECK(runtime_release(runtime, launch->in));
    CHECK(runtime_release(runtime, launch->out));
    CHECK(runtime_release(runtime, launch->kernarg));
    CHECK(runtime_release(runtime, launch->signal));
}

static bool is_complete(void *context)
{
    const struct cp_signal *signal = context;

    return signal->value == 0;
}

static void submit(const struct launch *launch, const struct isa_program *program)
{
    struct cp_signal *signal = runtime_host(runtime, launch->signal, sizeof(*signal));
    const struct cp_dispatch_packet packet = {.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, 2, 2),
                                              .setup = 1,
                                              .workgroup_size = {64, 1, 1},
                                              .grid_size = {ITEMS, 1, 1},
                                              .private_segment_size = launch->private_bytes,
                                              .group_segment_size = launch->group_bytes,
                                              .kernel_object =
                                                  runtime_kernel_object(runtime, program, &program->kernels[0]),
                                              .kernarg_address = launch->kernarg,
                                              .completion_signal = launch->signal};

    *signal = (struct cp_signal){.kind = 1, .value = 1};
    CHECK_EQUAL(runtime_submit(launch->queue, &packet), RUNTIME_HOLDS);
}

static enum runtime_end wait_for(const struct launch *launch, uint64_t cycles)
{
    return runtime_wait(runtime, is_complete, runtime_host(runtime, launch->signal, sizeof(struct cp_signal)), cycles);
}

/* Adds three to other numbers in each round. Returns whether all came out right. */
static bool add_some(const struct launch *launch, const struct isa_program *program, uint32_t round)
{
    uint32_t *in = runtime_host(runtime, launch->in, ITEMS * 4), *out = runtime_host(runtime, launch->out, ITEMS * 4);
    bool right = true;

    for (uint32_t i = 0; i < ITEMS; i++)
        in[i] = round * 1000003 + i * 7;
    submit(launch, program);
    right &= wait_for(launch, 0) == RUNTIME_HOLDS;
    for (uint32_t i = 0; i < ITEMS; i++)
        right &= out[i] == round * 1000003 + i * 7 + 3;
    return right;
}

static void kernels_run_on_the_hosts_data(void)
{
    for (uint32_t way = 0; way < 4; way++) {
        bool window = way & 1;
        struct isa_program *program;
        struct runtime_queue *queue;
        struct launch launch;

        begin(window, way >> 1);
        program = loaded(add_three);
        queue = runtime_create_queue(runtime, 4, 1);
        CHECK(queue);
        launch = prepared(queue);
        for (uint32_t round = 0; round < ROUNDS; round++)
            CHECK(add_some(&launch, program, round));
        if (window)
            CHECK(runtime_host(runtime, launch.in, 1) == (void *)(uintptr_t)launch.in);
        release(&launch);
        CHECK(runtime_destroy_queue(queue));
        runtime_unload(runtime, program);
        CHECK_EQUAL(runtime_kernel_object(runtime, program, &program->kernels[0]), 0);
        runtime_close(runtime);
        isa_program_free(program);
    }
}

/* One thread: the same cycles each time. */
static void repeatable_to_the_cycle(void)
{
    uint64_t cycles[2];

    for (uint32_t i = 0; i < 2; i++) {
        struct isa_program *program;
        struct launch launch;

        begin(false, true);
        program = loaded(add_three);
        launch = prepared(runtime_create_queue(runtime, 64, 1));
        for (uint32_t round = 0; round < ROUNDS; round++)
            CHECK(add_some(&launch, program, round));
        cycles[i] = runtime_cycles(runtime);
        runtime_close(runtime);
        isa_program_free(program);
    }
    CHECK_EQUAL(cycles[0], cycles[1]);
}

struct worker {
    const struct isa_program *program;
    struct launch launch;
    uint32_t number, right;
};

static void *work(void *context)
{
    struct worker *worker = context;

    for (uint32_t round = 0; round < ROUNDS; round++)
        worker->right += add_some(&worker->launch, worker->program, worker->number * ROUNDS + round);
    return NULL;
}

static void threads_share_it(void)
{
    struct isa_program *program;
    struct worker workers[THREADS] = {0};
    pthread_t threads[THREADS];

    begin(false, true);
    program = loaded(add_three);
    for (uint32_t i = 0; i < THREADS; i++)
        workers[i] = (struct worker){program, prepared(runtime_create_queue(runtime, 4, 1)), i, 0};
    for (uint32_t i = 0; i < THREADS; i++)
        CHECK_EQUAL(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
    for (uint32_t i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        CHECK_EQUAL(workers[i].right, ROUNDS);
    }
    runtime_close(runtime);
    isa_program_free(program);
}

static void note_deadlock(void *context, const struct gpu *gpu)
{
    *(bool *)context = gpu_is_deadlocked(gpu);
}

static void how_waits_end(void)
{
    struct isa_program *good, *bad;
    struct runtime_queue *queue, *other;
    struct launch launch, hung;
    uint64_t cycle, progress;
    uint32_t polls;
    bool deadlocked = false;

    begin(false, true);
    good = loaded(add_three);
    bad = loaded(hangs);
    queue = runtime_create_queue(runtime, 4, 1);
    other = runtime_create_queue(runtime, 4, 1);
    launch = prepared(queue);
    hung = prepared(other);
    ((struct cp_signal *)runtime_host(runtime, launch.signal, 8))->value = 1;
    CHECK_EQUAL(wait_for(&launch, 0), RUNTIME_IDLE);
    submit(&launch, good);
    cycle = runtime_cycles(runtime);
    CHECK_EQUAL(wait_for(&launch, 100), RUNTIME_TIME_OUT);
    CHECK_EQUAL(runtime_cycles(runtime), cycle + 100); /* also if nothing has happened then */
    CHECK_EQUAL(wait_for(&launch, 1), RUNTIME_TIME_OUT);
    CHECK_EQUAL(runtime_cycles(runtime), cycle + 101);
    CHECK_EQUAL(wait_for(&launch, 0), RUNTIME_HOLDS);
    submit(&hung, bad);
    CHECK_EQUAL(wait_for(&hung, 0), RUNTIME_HUNG);
    progress = runtime_progress(runtime);
    CHECK_EQUAL(wait_for(&hung, 0), RUNTIME_HUNG);
    CHECK_EQUAL(runtime_progress(runtime), progress);
    runtime_look(runtime, note_deadlock, &deadlocked);
    CHECK(deadlocked);
    CHECK_EQUAL(wait_for(&hung, 1), RUNTIME_TIME_OUT); /* it begins anew */
    for (polls = 0; polls < 100000; polls++)
        if (runtime_poll(runtime, is_complete, runtime_host(runtime, hung.signal, sizeof(struct cp_signal)), 100) ==
            RUNTIME_HUNG)
            break;
    CHECK(polls > 1 && polls < 100000);
    CHECK(add_some(&launch, good, 1)); /* beside it */
    CHECK(runtime_progress(runtime) != progress);
    CHECK(runtime_stop_queue(other));
    CHECK(runtime_stop_queue(other));
    CHECK(runtime_ring(other)); /* is not heard */
    CHECK_EQUAL(wait_for(&hung, 0), RUNTIME_IDLE);
    CHECK(runtime_destroy_queue(other));
    CHECK_EQUAL(wait_for(&hung, 0), RUNTIME_IDLE);
    CHECK(add_some(&launch, good, 2));
    runtime_close(runtime);
    isa_program_free(good);
    isa_program_free(bad);
}

static void compute_units_are_lost(void)
{
    const struct gpu_dispatcher *dispatcher;
    struct launch launch;

    begin(false, true);
    dispatcher = gpu_dispatcher_of(runtime_gpu(runtime));
    launch = prepared(runtime_create_queue(runtime, 4, 1));
    CHECK(!runtime_lose_cu(runtime, 10000, 1, 0));
    CHECK(runtime_lose_cu(runtime, 1, runtime_cycles(runtime) + 1000, runtime_cycles(runtime) + 5000));
    ((struct cp_signal *)runtime_host(runtime, launch.signal, 8))->value = 1;
    CHECK(gpu_dispatcher_cu_available(dispatcher, 1));
    CHECK_EQUAL(wait_for(&launch, 2000), RUNTIME_TIME_OUT);
    CHECK(!gpu_dispatcher_cu_available(dispatcher, 1));
    CHECK_EQUAL(wait_for(&launch, 0), RUNTIME_IDLE);
    CHECK(gpu_dispatcher_cu_available(dispatcher, 1));
    runtime_close(runtime);
}

/* Each queue has what all WGs of a kernel meet at, also behind kernels that were taken away in the middle. */
static void all_work_groups_meet(void)
{
    struct isa_program *first, *second;

    begin(false, true);
    first = loaded(meets_begin);
    second = loaded(meets);
    for (uint32_t round = 0; round < 3; round++) {
        struct runtime_queue *queue = runtime_create_queue(runtime, 4, 1);
        struct launch launch = prepared(queue);

        submit(&launch, first);
        CHECK_EQUAL(wait_for(&launch, 0), RUNTIME_HOLDS);
        for (uint32_t again = 0; again <= round; again++) {
            submit(&launch, second);
            CHECK_EQUAL(wait_for(&launch, 0), RUNTIME_HOLDS);
        }
        submit(&launch, second);
        CHECK_EQUAL(wait_for(&launch, 500), RUNTIME_TIME_OUT); /* some have met, some not */
        CHECK(runtime_destroy_queue(queue));
        release(&launch);
    }
    runtime_close(runtime);
    isa_program_free(first);
    isa_program_free(second);
}

/* The ring is full of dispatches behind one that never ends. */
static void a_full_ring(void)
{
    const struct cp_barrier_packet nothing = {.header = CP_PACKET_HEADER(CP_PACKET_BARRIER_AND, 1, 0, 0)};
    struct isa_program *program;
    struct runtime_queue *queue;
    struct launch launch;

    begin(false, true);
    program = loaded(hangs);
    queue = runtime_create_queue(runtime, 4, 1);
    launch = prepared(queue);
    submit(&launch, program);
    for (uint32_t i = 1; i < 4; i++)
        CHECK_EQUAL(runtime_submit(queue, &nothing), RUNTIME_HOLDS);
    CHECK_EQUAL(runtime_submit(queue, &nothing), RUNTIME_HUNG);
    CHECK(runtime_destroy_queue(queue));
    runtime_close(runtime);
    isa_program_free(program);
}

static struct cp_queue_memory *memory_of(const struct runtime_queue *queue)
{
    return runtime_host(runtime, runtime_queue_memory(queue), sizeof(struct cp_queue_memory));
}

/* The bytes of the largest range that is free, to within a page. */
static uint64_t largest_free(void)
{
    uint64_t bytes = 0;

    for (uint64_t step = UINT64_C(1) << 28; step >= 4096; step /= 2) {
        uint64_t base = runtime_allocate(runtime, bytes + step, 64);

        bytes += base ? step : 0;
        if (base)
            CHECK(runtime_release(runtime, base));
    }
    return bytes;
}

static void check_scratch(const struct runtime_queue *queue, uint64_t bytes)
{
    const struct cp_queue_memory *memory = memory_of(queue);
    struct cp_range range;

    CHECK_EQUAL(memory->scratch_backing_memory_byte_size, bytes);
    CHECK_EQUAL(runtime_find(runtime, memory->scratch_backing_memory_location, &range), bytes != 0);
    if (bytes)
        CHECK(range.base == memory->scratch_backing_memory_location && range.bytes >= bytes);
}

/* The last dispatch needs more scratch than there is. A queue that has stopped for another reason lacks none. */
static void check_starved(struct launch *launch, const struct isa_program *program)
{
    struct cp_queue_memory *memory = memory_of(launch->queue);

    launch->private_bytes = 16388;
    submit(launch, program);
    CHECK(wait_for(launch, 0) != RUNTIME_HOLDS);
    CHECK_EQUAL(memory->error_reason, CP_QUEUE_RESOURCES);
    memory->error_reason = CP_QUEUE_KERNEL_FAULT;
    memory->error_packet++;
    CHECK(wait_for(launch, 0) != RUNTIME_HOLDS);
    CHECK_EQUAL(memory->error_reason, CP_QUEUE_KERNEL_FAULT);
}

/* The oldest of three queues has the scratch that its dispatches have asked for, up to scratch.mb. */
static void ask_for_scratch(const struct isa_program *program)
{
    static const struct {
        uint32_t private_bytes, has;
    } cases[] = {{0, 0},           {64, GROUPS * 4096}, {4, GROUPS * 4096},
                 {1024, 1u << 20}, {1024, 1u << 20},    {16384, 1u << 20}};
    struct runtime_queue *queues[3];
    struct launch launch;

    for (uint32_t i = 0; i < 3; i++)
        queues[i] = runtime_create_queue(runtime, 4, 1);
    launch = prepared(queues[0]);
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        launch.private_bytes = cases[i].private_bytes;
        CHECK(add_some(&launch, program, i));
        check_scratch(queues[0], cases[i].has);
        CHECK_EQUAL(memory_of(queues[0])->error_reason, 0);
    }
    check_starved(&launch, program);
    release(&launch);
    for (uint32_t i = 0; i < 3; i++)
        CHECK(runtime_destroy_queue(queues[i]));
}

/* What is left behind the first round is enough for the second one. */
static void scratch_as_it_is_asked_for(void)
{
    struct isa_program *program;
    uint64_t room;

    begin(false, true);
    program = loaded(add_three);
    ask_for_scratch(program);
    room = largest_free();
    ask_for_scratch(program);
    CHECK_EQUAL(largest_free(), room);
    runtime_close(runtime);
    isa_program_free(program);
}

/* At some time the queue has stopped, and its scratch is on its way. */
static void removed_while_it_is_given_scratch(void)
{
    struct isa_program *program;
    struct runtime_queue *queue;
    struct launch launch;
    uint32_t stopped = 0;
    uint64_t first;

    begin(false, true);
    program = loaded(add_three);
    first = runtime_allocate(runtime, 64, 1024);
    CHECK(runtime_release(runtime, first));
    for (uint64_t cycles = 500; cycles < 6000; cycles += 100) {
        queue = runtime_create_queue(runtime, 4, 1);
        launch = prepared(queue);
        launch.private_bytes = 64;
        submit(&launch, program);
        wait_for(&launch, cycles);
        stopped += memory_of(queue)->error_reason != 0;
        CHECK(runtime_destroy_queue(queue));
        release(&launch);
    }
    CHECK(stopped);
    CHECK_EQUAL(runtime_allocate(runtime, 64, 1024), first); /* nothing is left */
    runtime_close(runtime);
    isa_program_free(program);
}

/* The CUs on which a queue's work-groups have been, a bit each, and how long that took. */
static uint32_t visited(const struct launch *launch, const struct isa_program *program, uint64_t *cycles)
{
    const uint32_t *out = runtime_host(runtime, launch->out, ITEMS * 4);
    uint64_t start = runtime_cycles(runtime);
    uint32_t cus = 0;

    submit(launch, program);
    CHECK_EQUAL(wait_for(launch, 0), RUNTIME_HOLDS);
    *cycles = runtime_cycles(runtime) - start;
    for (uint32_t i = 0; i < GROUPS; i++)
        cus |= 1u << (out[i] >> 8 & 15u);
    return cus;
}

static void queues_have_masks(void)
{
    static const struct {
        uint32_t mask[2], words, cus;
    } cases[] = {{{1}, 1, 1}, {{6}, 1, 6}, {{0}, 0, 255}, {{0xffffff80u, 9}, 2, 128}, {{0}, 1, 255}};
    uint64_t cycles[sizeof(cases) / sizeof(cases[0])];
    const uint32_t elsewhere = 256;
    struct isa_program *program;
    struct runtime_queue *queue;
    struct launch launch;

    begin(false, true);
    program = loaded(where);
    queue = runtime_create_queue(runtime, 4, 1);
    launch = prepared(queue);
    launch.group_bytes = 65536; /* one on each CU */
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        CHECK(runtime_mask_queue(queue, cases[i].mask, cases[i].words));
        CHECK_EQUAL(visited(&launch, program, &cycles[i]), cases[i].cus);
    }
    CHECK(cycles[0] > cycles[1] && cycles[1] > cycles[2]);
    CHECK(!runtime_mask_queue(queue, &elsewhere, 1));
    CHECK(!runtime_mask_queue(queue, &elsewhere, 1u << 30));
    runtime_close(runtime);
    isa_program_free(program);
}

/* Of two queues whose kernels fill the GPU that with the higher priority is done first. */
static void queues_have_priorities(void)
{
    struct isa_program *program, *bad;
    struct runtime_queue *queues[2];
    struct launch launches[2];

    begin(false, true);
    program = loaded(where);
    bad = loaded(hangs);
    for (uint32_t i = 0; i < 2; i++) {
        queues[i] = runtime_create_queue(runtime, 4, 1);
        launches[i] = prepared(queues[i]);
        launches[i].group_bytes = 65536;
    }
    for (uint32_t high = 0; high < 2; high++) {
        CHECK(runtime_set_priority(queues[high], 2));
        CHECK(runtime_set_priority(queues[1 - high], 0));
        for (uint32_t i = 0; i < 2; i++)
            submit(&launches[i], program);
        CHECK_EQUAL(wait_for(&launches[high], 0), RUNTIME_HOLDS);
        CHECK_EQUAL(wait_for(&launches[1 - high], 1), RUNTIME_TIME_OUT);
        CHECK(runtime_set_priority(queues[1 - high], 1)); /* behind its packets */
        CHECK_EQUAL(wait_for(&launches[1 - high], 1), RUNTIME_HOLDS);
    }
    CHECK(!runtime_set_priority(queues[0], CP_PRIORITIES));
    submit(&launches[0], bad);
    CHECK(!runtime_set_priority(queues[0], 1));
    runtime_close(runtime);
    isa_program_free(program);
    isa_program_free(bad);
}

static void memory_is_checked(void)
{
    struct cp_range range;
    uint64_t first, second;

    begin(false, true);
    first = runtime_allocate(runtime, 100, 4096);
    second = runtime_allocate(runtime, 100, 1);
    CHECK(first && first % 4096 == 0 && second && second % 64 == 0);
    CHECK_EQUAL(runtime_allocate(runtime, 0, 64), 0);
    CHECK_EQUAL(runtime_allocate(runtime, 100, 48), 0);
    CHECK_EQUAL(runtime_allocate(runtime, UINT64_MAX, 64), 0);
    CHECK_EQUAL(runtime_allocate(runtime, UINT64_C(1) << 30, 64), 0);
    CHECK(runtime_find(runtime, first + 99, &range));
    CHECK(range.base == first && range.bytes == 100);
    CHECK(!runtime_find(runtime, first + 100, &range));
    CHECK(!runtime_find(runtime, first - 1, &range));
    CHECK(runtime_host(runtime, first + 1, 99) && !runtime_host(runtime, first + 1, 100));
    CHECK(!runtime_host(runtime, UINT64_MAX, 1));
    CHECK(!runtime_release(runtime, first + 1));
    CHECK(runtime_release(runtime, first));
    CHECK(!runtime_release(runtime, first));
    CHECK_EQUAL(runtime_allocate(runtime, 100, 64), first);
    runtime_close(runtime);
}

static void queues_are_checked(void)
{
    struct runtime_queue *queues[CP_MAX_QUEUES];

    begin(false, true);
    CHECK(!runtime_create_queue(runtime, 0, 0));
    CHECK(!runtime_create_queue(runtime, 3, 0));
    CHECK(!runtime_create_queue(runtime, 4, CP_PRIORITIES));
    for (uint32_t round = 0; round < 2; round++) {
        for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
            queues[i] = runtime_create_queue(runtime, 4, 0);
            CHECK(queues[i]);
        }
        CHECK(!runtime_create_queue(runtime, 4, 0));
        for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
            CHECK(runtime_destroy_queue(queues[i]));
    }
    runtime_close(runtime);
}

/* Global wave sync begins with zeros, whatever the memory held before. */
static void global_wave_sync_begins_empty(void)
{
    enum { BYTES = 1u << 20 };
    const uint8_t zeros[CP_GWS_BYTES] = {0};
    struct cp_queue_memory memory;
    struct runtime_queue *queue;
    uint64_t first;
    void *bytes;

    begin(false, true);
    first = runtime_allocate(runtime, BYTES, 64);
    bytes = runtime_host(runtime, first, BYTES);
    CHECK(bytes != NULL);
    if (bytes)
        memset(bytes, 0xa5, BYTES);
    CHECK(runtime_release(runtime, first));
    queue = runtime_create_queue(runtime, 4, 1);
    CHECK(queue != NULL);
    memcpy(&memory, runtime_host(runtime, runtime_queue_memory(queue), sizeof(memory)), sizeof(memory));
    CHECK(memory.gws >= first && memory.gws + CP_GWS_BYTES <= first + BYTES);
    CHECK(memcmp(runtime_host(runtime, memory.gws, CP_GWS_BYTES), zeros, CP_GWS_BYTES) == 0);
    runtime_close(runtime);
}

static void what_does_not_fit(void)
{
    const struct runtime_options options = {.policy = &cp_policy_awg};
    struct parameters parameters;
    char error[256] = "";

    parameters_default(&parameters);
    parameters.memory_mb = 1;
    CHECK(!runtime_open(&parameters, &options, error, sizeof(error)));
    CHECK(strstr(error, "gpu.memory_mb"));
    parameters.l2_interleave = parameters.dram_row_bytes * 2;
    CHECK(!runtime_open(&parameters, &options, error, sizeof(error)));
}

static struct runtime_turns turns;
static uint32_t turns_had; /* by the other thread */

static void *take_a_turn(void *context)
{
    runtime_turns_take(&turns);
    turns_had++;
    runtime_turns_end(&turns);
    return context;
}

/* A thread that asks again at once comes behind one that has asked before. */
static void turns_go_round(void)
{
    pthread_t thread;

    CHECK(runtime_turns_init(&turns));
    runtime_turns_take(&turns);
    CHECK_EQUAL(pthread_create(&thread, NULL, take_a_turn, NULL), 0);
    for (bool asks = false; !asks;) {
        pthread_mutex_lock(&turns.mutex);
        asks = turns.next == 2;
        pthread_mutex_unlock(&turns.mutex);
    }
    CHECK_EQUAL(turns_had, 0);
    runtime_turns_end(&turns);
    runtime_turns_take(&turns);
    CHECK_EQUAL(turns_had, 1);
    runtime_turns_end(&turns);
    CHECK_EQUAL(pthread_join(thread, NULL), 0);
    runtime_turns_free(&turns);
}

TEST_MAIN()
{
    return test_run("runtime", (const struct test_case[]){TEST(kernels_run_on_the_hosts_data),
                                                          TEST(repeatable_to_the_cycle),
                                                          TEST(threads_share_it),
                                                          TEST(how_waits_end),
                                                          TEST(compute_units_are_lost),
                                                          TEST(all_work_groups_meet),
                                                          TEST(a_full_ring),
                                                          TEST(scratch_as_it_is_asked_for),
                                                          TEST(removed_while_it_is_given_scratch),
                                                          TEST(queues_have_masks),
                                                          TEST(queues_have_priorities),
                                                          TEST(memory_is_checked),
                                                          TEST(queues_are_checked),
                                                          TEST(global_wave_sync_begins_empty),
                                                          TEST(what_does_not_fit),
                                                          TEST(turns_go_round),
                                                          {0}});
}
