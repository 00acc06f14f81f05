/* test_live.c - a host that lives as long as the GPU: parts of a run, and what it does between them. */
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "gpu/gpu.h"
#include "onward/aql.h"
#include "test.h"

#define RING_PACKETS 16u
#define GROUPS       32u
#define NEVER_ASKED  UINT32_MAX

/* Adds one to the word at s[4:5] once a WG; goes on for ever. */
#define KERNEL(name, body)                                                                                             \
    name ":\n" body "\ts_endpgm\n\t.section .rodata,#alloc\n\t.amdhsa_kernel " name                                    \
         "\n\t.amdhsa_next_free_vgpr 4\n\t.amdhsa_next_free_sgpr 16\n\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"      \
         "\t.end_amdhsa_kernel\n"
#define HEAD "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n"
#define ADD                                                                                                            \
    "\ts_load_dwordx2 s[0:1], s[0:1], 0x0\n\tv_mov_b32_e32 v2, 1\n\ts_mov_b64 exec, 1\n\ts_waitcnt lgkmcnt(0)\n"       \
    "\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tflat_atomic_add v[0:1], v2\n\ts_waitcnt vmcnt(0)\n"

static const char adds[] = HEAD KERNEL("adds", ADD);
static const char hangs[] = HEAD KERNEL("hangs", "\ts_branch hangs\n");

static struct {
    struct parameters parameters;
    struct gpu *gpu;
    uint64_t ring, queue_memory, signal, word, kernarg; /* of the queue */
    uint64_t written;                                   /* packets */
    uint32_t queue;
    uint32_t awaited; /* the number of a command; NEVER_ASKED: the signal is to be 0 */
    uint32_t asked;
    struct cp_answer answer;
} run;

static void store(uint64_t address, const void *contents, size_t bytes)
{
    mem_write(gpu_memory(run.gpu), address, contents, bytes, gpu_cycles(run.gpu));
}

static uint64_t allocate(uint64_t bytes)
{
    uint64_t address = mem_allocate(gpu_memory(run.gpu), bytes, 64, MEM_RIGHTS_READ_WRITE);

    CHECK(address);
    return address;
}

static uint32_t load(uint64_t address)
{
    uint32_t value;

    mem_read(gpu_memory(run.gpu), address, &value, sizeof(value));
    return value;
}

static bool finished(void *context)
{
    struct cp_signal signal;

    (void)context;
    if (run.awaited != NEVER_ASKED)
        return run.answer.number == run.awaited;
    mem_read(gpu_memory(run.gpu), run.signal, &signal, sizeof(signal));
    return signal.value == 0;
}

static void note_answer(void *context, const struct cp_answer *answer, uint64_t cycle)
{
    (void)context;
    CHECK_EQUAL(cycle, gpu_cycles(run.gpu));
    run.answer = *answer;
}

static void set_signal(int64_t value)
{
    store(run.signal, &(struct cp_signal){.kind = 1, .value = value}, sizeof(struct cp_signal));
}

static struct isa_program *loaded(const char *text)
{
    char error[256] = "";
    struct isa_program *program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));

    if (!program || !gpu_load_program(run.gpu, program)) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    return program;
}

static void begin(bool timed, uint64_t dispatcher)
{
    const struct gpu_run_options options = {
        .policy = &cp_policy_awg, .timing = {.off = !timed}, .finished = finished, .answered = note_answer};
    char error[256] = "";

    memset(&run, 0, sizeof(run));
    parameters_default(&run.parameters);
    run.parameters.dispatcher = dispatcher;
    run.parameters.memory_mb = 64;
    run.parameters.deadlock_window = 30000;
    run.gpu = gpu_create(&run.parameters, NULL, 0, error, sizeof(error));
    if (!run.gpu) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    gpu_set_context_bytes(run.gpu, 4096);
    run.ring = allocate(RING_PACKETS * sizeof(struct cp_dispatch_packet));
    run.queue_memory = allocate(sizeof(struct cp_queue_memory));
    run.signal = allocate(sizeof(struct cp_signal));
    run.word = allocate(64);
    run.kernarg = allocate(64);
    store(run.kernarg, &run.word, sizeof(run.word));
    set_signal(1);
    run.awaited = NEVER_ASKED;
    CHECK_EQUAL(gpu_start(run.gpu, &options), GPU_OUTCOME_FINISHED);
}

static enum gpu_outcome ask(enum cp_host_operation operation)
{
    const struct gpu_host_command command = {
        .queue = run.queue, .operation = operation, .number = ++run.asked, .priority = 1, .weight = 1};
    enum gpu_outcome outcome;

    CHECK(gpu_host_command(run.gpu, &command, gpu_cycles(run.gpu)));
    run.awaited = run.asked;
    outcome = gpu_continue(run.gpu, 0);
    run.awaited = NEVER_ASKED;
    return outcome;
}

/* A queue that begins to exist now. Returns its number. */
static uint32_t create(void)
{
    const struct cp_queue_config config = {
        .process = {0, gpu_memory(run.gpu)->size}, .priority = 1, .queue_memory = run.queue_memory};
    const struct cp_queue_memory queue = {.features = 1, .size = RING_PACKETS, .base_address = run.ring};
    const struct cp_dispatch_packet none = {.header = CP_PACKET_INVALID};
    int number = gpu_add_absent_queue(run.gpu, &config);

    for (uint32_t i = 0; i < RING_PACKETS; i++)
        store(run.ring + i * sizeof(none), &none, sizeof(none));
    store(run.queue_memory, &queue, sizeof(queue));
    run.written = 0;
    CHECK(number >= 0);
    run.queue = (uint32_t)number;
    CHECK_EQUAL(ask(CP_HOST_CREATE), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(run.answer.status, CP_HOST_DONE);
    return run.queue;
}

static void send(const void *packet)
{
    store(run.ring + run.written % RING_PACKETS * sizeof(struct cp_dispatch_packet), packet,
          sizeof(struct cp_dispatch_packet));
    run.written++;
    store(run.queue_memory + offsetof(struct cp_queue_memory, write_dispatch_id), &run.written, sizeof(run.written));
    CHECK(gpu_ring_doorbell(run.gpu, run.queue, gpu_cycles(run.gpu)));
}

static void dispatch(const struct isa_program *program)
{
    const struct cp_dispatch_packet packet = {.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, 2, 2),
                                              .setup = 1,
                                              .workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * GROUPS, 1, 1},
                                              .kernel_object =
                                                  gpu_kernel_object(run.gpu, program, &program->kernels[0]),
                                              .kernarg_address = run.kernarg,
                                              .completion_signal = run.signal};

    set_signal(1);
    send(&packet);
}

static void end(void)
{
    gpu_free(run.gpu);
    test_context(NULL);
}

/* Each case of timing and dispatcher. */
static void in_each_way(void (*body)(void))
{
    for (uint32_t way = 0; way < 4; way++) {
        test_context((const char *[]){"untimed", "timed", "untimed, dispatcher", "timed, dispatcher"}[way]);
        begin(way & 1, way >> 1);
        body();
        end();
    }
}

static void launch_again_and_again(void)
{
    struct isa_program *program = loaded(adds);

    create();
    for (uint32_t i = 1; i <= 3 * RING_PACKETS; i++) {
        dispatch(program);
        CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_FINISHED);
        CHECK_EQUAL(load(run.word), i * GROUPS);
    }
    CHECK_EQUAL(gpu_end(run.gpu), GPU_OUTCOME_FINISHED);
    isa_program_free(program);
}

static void launched_again_and_again(void)
{
    in_each_way(launch_again_and_again);
}

/* With nothing to do time stands nearly still. */
static void wait_for_nothing(void)
{
    uint64_t cycle;

    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_IDLE);
    create();
    cycle = gpu_cycles(run.gpu);
    CHECK(gpu_lose_cu(run.gpu, 0, cycle + 1000000, 0));
    for (uint32_t i = 0; i < 5; i++)
        CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_IDLE);
    CHECK(gpu_cycles(run.gpu) < cycle + run.parameters.deadlock_window);
    CHECK_EQUAL(gpu_end(run.gpu), GPU_OUTCOME_IDLE);
}

static void idle_without_work(void)
{
    in_each_way(wait_for_nothing);
}

/* A barrier packet waits for what the host does between two parts. */
static void wait_for_the_host(void)
{
    uint64_t awaited = allocate(sizeof(struct cp_signal));
    struct cp_signal signal = {.kind = 1, .value = 1};
    const struct cp_barrier_packet packet = {.header = CP_PACKET_HEADER(CP_PACKET_BARRIER_AND, 0, 2, 2),
                                             .dependency = {awaited},
                                             .completion_signal = run.signal};

    store(awaited, &signal, sizeof(signal));
    create();
    send(&packet);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_IDLE);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_IDLE);
    signal.value = 0;
    store(awaited, &signal, sizeof(signal));
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_FINISHED);
}

static void polls_for_the_host(void)
{
    in_each_way(wait_for_the_host);
}

/* What hangs is taken away, and the next queue has the same number; another kernel file takes the place of the first. */
static void recover(void)
{
    struct isa_program *bad = loaded(hangs), *good;
    uint32_t number = create();

    dispatch(bad);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_DEADLOCK);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_DEADLOCK);
    CHECK_EQUAL(ask(CP_HOST_ABANDON), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_IDLE);
    CHECK(mem_permits(gpu_memory(run.gpu), bad->base, 4, MEM_RIGHTS_READ));
    gpu_unload_program(run.gpu, bad);
    CHECK(!mem_permits(gpu_memory(run.gpu), bad->base, 4, MEM_RIGHTS_READ));
    CHECK_EQUAL(gpu_kernel_object(run.gpu, bad, &bad->kernels[0]), 0);
    good = loaded(adds);
    CHECK_EQUAL(create(), number);
    dispatch(good);
    CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(load(run.word), GROUPS);
    isa_program_free(bad);
    isa_program_free(good);
}

static void goes_on_after_a_hang(void)
{
    in_each_way(recover);
}

/* Kernel files come and go; those that are there stay. */
static void keep_programs(void)
{
    struct isa_program *programs[20];

    create();
    for (uint32_t i = 0; i < 20; i++)
        programs[i] = loaded(adds);
    for (uint32_t i = 0; i < 20; i += 2)
        gpu_unload_program(run.gpu, programs[i]);
    for (uint32_t i = 1; i < 20; i += 2) {
        dispatch(programs[i]);
        CHECK_EQUAL(gpu_continue(run.gpu, 0), GPU_OUTCOME_FINISHED);
    }
    CHECK_EQUAL(load(run.word), 10 * GROUPS);
    for (uint32_t i = 0; i < 20; i++)
        isa_program_free(programs[i]);
}

static void many_programs(void)
{
    in_each_way(keep_programs);
}

/* A part that ends at a cycle, many times, gives what one part gives. */
static void same_in_small_parts(void)
{
    uint64_t cycles[2] = {0, 0};

    for (uint32_t parts = 0; parts < 2; parts++) {
        enum gpu_outcome outcome = GPU_OUTCOME_MAX_CYCLES;
        struct isa_program *program;
        uint64_t until = 0;

        begin(true, 1);
        program = loaded(adds);
        create();
        dispatch(program);
        while (outcome == GPU_OUTCOME_MAX_CYCLES)
            outcome = gpu_continue(run.gpu, until += 100 * parts);
        CHECK_EQUAL(outcome, GPU_OUTCOME_FINISHED);
        CHECK_EQUAL(load(run.word), GROUPS);
        cycles[parts] = gpu_cycles(run.gpu);
        CHECK_EQUAL(gpu_end(run.gpu), GPU_OUTCOME_FINISHED);
        end();
        isa_program_free(program);
    }
    CHECK_EQUAL(cycles[0], cycles[1]);
}

/* All numbers of queues are in use; one that is removed is there again. */
static void queues_run_out(void)
{
    uint32_t last = 0;

    begin(true, 1);
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        last = create();
    CHECK_EQUAL(gpu_add_absent_queue(run.gpu, &(struct cp_queue_config){.priority = 1}), -1);
    CHECK_EQUAL(ask(CP_HOST_DRAIN), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(create(), last);
    end();
}

TEST_MAIN()
{
    return test_run("live", (const struct test_case[]){TEST(launched_again_and_again),
                                                       TEST(idle_without_work),
                                                       TEST(polls_for_the_host),
                                                       TEST(goes_on_after_a_hang),
                                                       TEST(many_programs),
                                                       TEST(same_in_small_parts),
                                                       TEST(queues_run_out),
                                                       {0}});
}
