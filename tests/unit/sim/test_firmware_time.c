/* test_firmware_time.c - the firmware's steps take their time: commands take effect, and the next step begins, after it. */
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "bind/cost.h"
#include "gpu/gpu.h"
#include "onward/aql.h"
#include "test.h"

#define DOORBELL     UINT64_C(100000) /* when all is quiet */
#define GROUPS       64u
#define STEPS_MOST   4096u
#define RING_PACKETS 64u

/* Work-groups that end at once, so that events come while the firmware is busy. */
static const char text[] = "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\nk:\n\ts_endpgm\n"
                           "\t.section .rodata,#alloc\n\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 4\n"
                           "\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n";

struct step {
    uint64_t cycle, cost, instructions;
    uint32_t commands;
};

static struct {
    struct parameters parameters;
    struct gpu *gpu;
    struct isa_program *program;
    uint64_t signal;
    struct step steps[STEPS_MOST];
    uint32_t step_count;
    uint64_t first_launch;
    uint32_t launches;
} run;

/* Cycles of the GPU that instructions take, rounded up. */
static uint64_t time_of(uint64_t instructions)
{
    uint64_t mhz = run.parameters.cp_clock_mhz * 100; /* cp.cpi is in hundredths */

    return (instructions * run.parameters.cp_cpi * run.parameters.clock_mhz + mhz - 1) / mhz;
}

static const struct step *last_step(void)
{
    return &run.steps[run.step_count - 1];
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    (void)events, (void)loads;
    CHECK(context == &run && run.step_count < STEPS_MOST);
    if (run.step_count) {
        CHECK(cycle >= last_step()->cycle + last_step()->cost);
        CHECK(!commands || instructions > 0);
    }
    CHECK(cost >= 1 && cost >= time_of(instructions));
    run.steps[run.step_count++ % STEPS_MOST] = (struct step){cycle, cost, instructions, commands};
}

/* Commands take effect at the end of the step that sent them. */
static void check_time_of_commands(uint64_t cycle)
{
    CHECK(last_step()->commands > 0);
    CHECK_EQUAL(cycle, last_step()->cycle + last_step()->cost);
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    (void)context, (void)slot, (void)generation, (void)queue, (void)kernel, (void)workgroup, (void)cu;
    if (life != GPU_LIFE_LAUNCHED)
        return;
    check_time_of_commands(cycle);
    if (!run.launches++)
        run.first_launch = cycle;
}

/* Asked when the firmware has written to memory. */
static bool finished(void *context)
{
    struct cp_signal signal;

    (void)context;
    check_time_of_commands(gpu_cycles(run.gpu));
    mem_read(gpu_memory(run.gpu), run.signal, &signal, sizeof(signal));
    return signal.value == 0;
}

static uint64_t allocate(const void *contents, uint64_t bytes)
{
    struct mem *memory = gpu_memory(run.gpu);
    uint64_t address = mem_allocate(memory, bytes, 64, MEM_RIGHTS_READ);

    mem_write(memory, address, contents, bytes, 0);
    return address;
}

/* One dispatch of GROUPS one-wave WGs in one queue. */
static void add_work(void)
{
    static struct cp_dispatch_packet ring[RING_PACKETS];
    const struct cp_signal signal = {.kind = 1, .value = 1};
    struct cp_queue_memory queue = {.features = 1, .size = RING_PACKETS, .write_dispatch_id = 1};

    run.signal = allocate(&signal, sizeof(signal));
    memset(ring, 0, sizeof(ring));
    ring[0] =
        (struct cp_dispatch_packet){.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, 0, 0),
                                    .setup = 1,
                                    .workgroup_size = {64, 1, 1},
                                    .grid_size = {64 * GROUPS, 1, 1},
                                    .kernel_object = gpu_kernel_object(run.gpu, run.program, &run.program->kernels[0]),
                                    .completion_signal = run.signal};
    for (uint32_t i = 1; i < RING_PACKETS; i++)
        ring[i].header = CP_PACKET_INVALID;
    queue.base_address = allocate(ring, sizeof(ring));
    CHECK_EQUAL(gpu_add_queue(run.gpu, &(struct cp_queue_config){.queue_memory = allocate(&queue, sizeof(queue)),
                                                                 .process = {0, gpu_memory(run.gpu)->size},
                                                                 .priority = 2}),
                0);
    CHECK(gpu_ring_doorbell(run.gpu, 0, DOORBELL));
}

/* A whole run; returns the cycles from the doorbell to the first launch. */
static uint64_t execute(uint64_t cpi, uint64_t cp_clock_mhz)
{
    const struct gpu_run_options options = {.policy = &cp_policy_awg,
                                            .max_cycles = 100000000,
                                            .finished = finished,
                                            .observer = {.context = &run, .step = note_step, .life = note_life}};
    char error[256] = "";

    memset(&run, 0, sizeof(run));
    parameters_default(&run.parameters);
    run.parameters.dispatcher = 0; /* so that each launch is a command */
    run.parameters.memory_mb = 64;
    run.parameters.cp_cpi = cpi;
    run.parameters.cp_clock_mhz = cp_clock_mhz;
    run.gpu = gpu_create(&run.parameters, NULL, 0, error, sizeof(error));
    run.program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));
    if (!run.gpu || !run.program || !gpu_load_program(run.gpu, run.program)) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    gpu_set_context_bytes(run.gpu, gpu_context_need(&run.program->kernels[0], 64, 0));
    add_work();
    CHECK_EQUAL(gpu_run(run.gpu, &options), GPU_OUTCOME_FINISHED);
    CHECK_EQUAL(run.launches, GROUPS);
    return run.first_launch - DOORBELL;
}

static void end_run(void)
{
    gpu_free(run.gpu);
    isa_program_free(run.program);
}

/* What the instructions of the steps between the doorbell and the first launch take. */
static uint64_t charged_until_launch(void)
{
    uint64_t charged = 0;

    for (uint32_t i = 0; i < run.step_count; i++) {
        if (run.steps[i].cycle >= DOORBELL && run.steps[i].cycle < run.first_launch)
            charged += time_of(run.steps[i].instructions);
    }
    CHECK(charged > 0);
    return charged;
}

static void steps_take_their_time(void)
{
    static const struct {
        const char *name;
        uint64_t cpi, mhz;
    } cases[] = {{"one instruction a cycle", 100, 2000},
                 {"three cycles an instruction", 300, 2000},
                 {"slow clock", 100, 300},
                 {"odd clock", 200, 1777},
                 {"fast clock", 100, 20000},
                 {"slow and long", 700, 100}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        CHECK(execute(cases[i].cpi, cases[i].mhz) >= charged_until_launch());
        end_run();
    }
    test_context(NULL);
}

/* What steps are charged adds up to what the firmware has counted, by the table of costs. */
static void all_that_is_counted_is_charged(void)
{
    const struct cp_counters none = {0};
    uint64_t charged = 0;

    execute(100, 2000);
    for (uint32_t i = 0; i < run.step_count; i++)
        charged += run.steps[i].instructions;
    CHECK_EQUAL(charged, bind_step_instructions(&none, gpu_cp_counters(run.gpu)));
    CHECK(charged > gpu_cp_counters(run.gpu)->steps + gpu_cp_counters(run.gpu)->launches);
    end_run();
}

/* Each instruction that takes two cycles more delays the first launch by two cycles. */
static void slower_firmware_launches_later(void)
{
    uint64_t fast, slow, charged;

    fast = execute(100, 1000);
    charged = charged_until_launch();
    end_run();
    slow = execute(300, 1000);
    CHECK_EQUAL(charged_until_launch(), 3 * charged);
    CHECK_EQUAL(slow - fast, 2 * charged);
    end_run();
}

TEST_MAIN()
{
    return test_run("firmware_time", (const struct test_case[]){TEST(steps_take_their_time),
                                                                TEST(all_that_is_counted_is_charged),
                                                                TEST(slower_firmware_launches_later),
                                                                {0}});
}
