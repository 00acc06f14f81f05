/* test_host_commands.c - commands of the host as an input from outside: when they are posted, and what comes back. */
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "gpu/gpu.h"
#include "onward/aql.h"
#include "test.h"

#define QUEUES       4u
#define GROUPS       64u
#define RING_PACKETS 64u
#define ANSWERS_MOST 32u
#define LATE         UINT64_C(3000000) /* behind the window of the search for deadlocks */

static const char text[] = "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\nk:\n\ts_sleep 127\n\ts_endpgm\n"
                           "\t.section .rodata,#alloc\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 4\n"
                           "\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n";

static struct {
    struct parameters parameters;
    struct gpu *gpu;
    struct isa_program *program;
    uint64_t signals[QUEUES];
    uint32_t awaited; /* bits of queues whose kernels are to end */
    struct cp_answer answers[ANSWERS_MOST];
    uint64_t times[ANSWERS_MOST]; /* of them */
    uint32_t answered, expected;  /* answers */
    uint32_t held;                /* commands that commanding holds back, at first */
    uint64_t first_launch;
} run;

static uint64_t allocate(const void *contents, uint64_t bytes)
{
    struct mem *memory = gpu_memory(run.gpu);
    uint64_t address = mem_allocate(memory, bytes, 64, MEM_RIGHTS_READ);

    mem_write(memory, address, contents, bytes, 0);
    return address;
}

static int64_t signal_of(uint32_t queue)
{
    struct cp_signal signal;

    mem_read(gpu_memory(run.gpu), run.signals[queue], &signal, sizeof(signal));
    return signal.value;
}

static bool finished(void *context)
{
    bool all = run.answered >= run.expected;

    (void)context;
    for (uint32_t i = 0; i < QUEUES; i++)
        all &= !(run.awaited & 1u << i) || signal_of(i) == 0;
    return all;
}

static void note_answer(void *context, const struct cp_answer *answer, uint64_t cycle)
{
    (void)context;
    CHECK(run.answered < ANSWERS_MOST && cycle == gpu_cycles(run.gpu));
    run.answers[run.answered] = *answer;
    run.times[run.answered++] = cycle;
}

/* The first ones are sent a thousand cycles later. */
static bool sends(void *context, struct gpu_host_command *command, uint64_t cycle)
{
    (void)context;
    if (!run.held)
        return true;
    run.held--;
    CHECK(gpu_host_command(run.gpu, command, cycle + 1000));
    return false;
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    (void)context, (void)slot, (void)generation, (void)queue, (void)kernel, (void)workgroup, (void)cu;
    if (life == GPU_LIFE_LAUNCHED && !run.first_launch)
        run.first_launch = cycle;
}

/* A queue with one dispatch of GROUPS one-wave WGs. */
static void add_queue(uint32_t number, bool absent)
{
    static struct cp_dispatch_packet ring[RING_PACKETS];
    const struct cp_signal signal = {.kind = 1, .value = 1};
    struct cp_queue_memory queue = {.features = 1, .size = RING_PACKETS, .write_dispatch_id = 1};
    struct cp_queue_config config = {.process = {0, gpu_memory(run.gpu)->size}, .priority = 2};

    run.signals[number] = allocate(&signal, sizeof(signal));
    memset(ring, 0, sizeof(ring));
    for (uint32_t i = 0; i < RING_PACKETS; i++)
        ring[i].header = CP_PACKET_INVALID;
    ring[0] =
        (struct cp_dispatch_packet){.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, 0, 0),
                                    .setup = 1,
                                    .workgroup_size = {64, 1, 1},
                                    .grid_size = {64 * GROUPS, 1, 1},
                                    .kernel_object = gpu_kernel_object(run.gpu, run.program, &run.program->kernels[0]),
                                    .completion_signal = run.signals[number]};
    queue.base_address = allocate(ring, sizeof(ring));
    config.queue_memory = allocate(&queue, sizeof(queue));
    CHECK_EQUAL(absent ? gpu_add_absent_queue(run.gpu, &config) : gpu_add_queue(run.gpu, &config), (int)number);
}

/* Queues whose bits are set in absent are to be created. */
static void begin(uint32_t absent, uint64_t dispatcher)
{
    char error[256] = "";

    memset(&run, 0, sizeof(run));
    parameters_default(&run.parameters);
    run.parameters.dispatcher = dispatcher;
    run.parameters.memory_mb = 64;
    run.parameters.deadlock_window = LATE / 100;
    run.gpu = gpu_create(&run.parameters, NULL, 0, error, sizeof(error));
    run.program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));
    if (!run.gpu || !run.program || !gpu_load_program(run.gpu, run.program)) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    gpu_set_context_bytes(run.gpu, gpu_context_need(&run.program->kernels[0], 64, 0));
    for (uint32_t i = 0; i < QUEUES; i++)
        add_queue(i, absent & 1u << i);
}

static void ask(enum cp_host_operation operation, uint32_t queue, uint32_t number, uint64_t cycle)
{
    const struct gpu_host_command command = {
        .queue = queue, .operation = operation, .number = number, .priority = 1, .weight = 2};

    CHECK(gpu_host_command(run.gpu, &command, cycle));
    run.expected++;
}

static enum gpu_outcome execute(uint64_t max_cycles)
{
    const struct gpu_run_options options = {.policy = &cp_policy_awg,
                                            .max_cycles = max_cycles,
                                            .finished = finished,
                                            .commanding = sends,
                                            .answered = note_answer,
                                            .observer = {.context = &run, .life = note_life}};

    return gpu_run(run.gpu, &options);
}

static void end(void)
{
    gpu_free(run.gpu);
    isa_program_free(run.program);
    test_context(NULL);
}

/* The only work is in a queue that does not exist: a doorbell for it means nothing, and waiting for it is no deadlock. */
static void created_when_it_is_time(void)
{
    for (uint64_t dispatcher = 0; dispatcher < 2; dispatcher++) {
        test_context(dispatcher ? "dispatcher" : "firmware");
        begin(1, dispatcher);
        CHECK(gpu_ring_doorbell(run.gpu, 0, 1000));
        ask(CP_HOST_CREATE, 0, 77, LATE);
        run.awaited = 1;
        CHECK_EQUAL(execute(0), GPU_OUTCOME_FINISHED);
        CHECK(run.first_launch > LATE);
        CHECK_EQUAL(run.answered, 1);
        CHECK_EQUAL(run.answers[0].number, 77);
        CHECK_EQUAL(run.answers[0].queue, 0);
        CHECK_EQUAL(run.answers[0].status, CP_HOST_DONE);
        CHECK(run.times[0] > LATE && run.times[0] < LATE + 20000);
        CHECK_EQUAL(gpu_cp_counters(run.gpu)->stale, 1);
        end();
    }
}

/* Commands, doorbells and losses of one cycle: none is lost, and each queue's answer is its own. */
static void none_is_lost_beside_others(void)
{
    for (uint64_t dispatcher = 0; dispatcher < 2; dispatcher++) {
        test_context(dispatcher ? "dispatcher" : "firmware");
        begin(1u << 3, dispatcher);
        for (uint32_t i = 0; i < QUEUES - 1; i++) {
            CHECK(gpu_ring_doorbell(run.gpu, i, 5000));
            CHECK(gpu_lose_cu(run.gpu, i, 5000, 9000));
            ask(i == 1 ? CP_HOST_DRAIN : CP_HOST_UPDATE, i, 100 + i, 5000);
            CHECK(gpu_ring_doorbell(run.gpu, i, 5000));
        }
        ask(CP_HOST_CREATE, 3, 103, 5000);
        run.awaited = 0xd;
        CHECK_EQUAL(execute(0), GPU_OUTCOME_FINISHED);
        CHECK_EQUAL(run.answered, QUEUES);
        CHECK_EQUAL(gpu_cp_counters(run.gpu)->host_commands, QUEUES);
        for (uint32_t i = 0; i < QUEUES; i++) {
            CHECK_EQUAL(run.answers[i].number, 100u + run.answers[i].queue);
            CHECK_EQUAL(run.answers[i].status, CP_HOST_DONE);
        }
        end();
    }
}

static void held_back_by_the_host(void)
{
    begin(1, 1);
    ask(CP_HOST_CREATE, 0, 5, 2000);
    run.held = 3;
    run.awaited = 1;
    CHECK_EQUAL(execute(0), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(run.answered, 1);
    CHECK_EQUAL(run.held, 0);
    CHECK(run.times[0] > 5000 && run.times[0] < 20000);
    end();
}

/* A removed queue takes nothing, and may be created again: what it had not read is there. */
static void removed_and_created(void)
{
    static const struct {
        const char *name;
        enum cp_host_operation operation;
    } cases[] = {{"drain", CP_HOST_DRAIN}, {"abandon", CP_HOST_ABANDON}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        begin(0, 1);
        test_context(cases[i].name);
        ask(cases[i].operation, 2, 1, 2000);
        CHECK(gpu_ring_doorbell(run.gpu, 2, 20000));
        ask(CP_HOST_UPDATE, 2, 2, 30000);
        ask(CP_HOST_CREATE, 2, 3, 40000);
        run.awaited = 1u << 2;
        CHECK_EQUAL(execute(0), GPU_OUTCOME_FINISHED);
        CHECK_EQUAL(run.answered, 3);
        CHECK_EQUAL(run.answers[0].status, CP_HOST_DONE);
        CHECK_EQUAL(run.answers[1].status, CP_HOST_BAD_STATE);
        CHECK_EQUAL(run.answers[2].status, CP_HOST_DONE);
        CHECK(run.first_launch > 40000);
        end();
    }
}

static void no_such_queue(void)
{
    const struct gpu_host_command command = {.queue = QUEUES, .operation = CP_HOST_DRAIN};

    begin(0, 1);
    CHECK(!gpu_host_command(run.gpu, &command, 100));
    end();
}

TEST_MAIN()
{
    return test_run("host_commands", (const struct test_case[]){TEST(created_when_it_is_time),
                                                                TEST(none_is_lost_beside_others),
                                                                TEST(held_back_by_the_host),
                                                                TEST(removed_and_created),
                                                                TEST(no_such_queue),
                                                                {0}});
}
