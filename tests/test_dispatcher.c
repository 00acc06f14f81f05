/*
 * test_dispatcher.c - the GPU's side of the commands: what is carried out, what is refused and why, what is reported.
 * The test plays the command processor by hand.
 */
#include "test.h"

#include <stdlib.h>
#include <string.h>

#include "gpu/context.h"
#include "gpu/dispatcher.h"
#include "isa/assembler.h"
#include "onward/aql.h"
#include "onward/context.h"

#define SLOTS         8u
#define CONTEXT_BYTES 65536u
#define MANY          UINT64_C(1000000)

static const char header[] = "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n";
static const char descriptor[] = "\ts_endpgm\n\t.section .rodata,#alloc\n\t.amdhsa_kernel k\n"
                                 "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.amdhsa_next_free_vgpr 16\n"
                                 "\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n";

/* Adds 1 to the word at s[0:1], spins until the word behind it is not zero, adds 1 again. */
static const char spinning[] = "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v2, 1\n"
                               "\tv_add_u32_e32 v4, vcc, 4, v0\n\tv_mov_b32_e32 v5, v1\n"
                               "\ts_mov_b64 exec, 1\n\tflat_atomic_add v[0:1], v2\n"
                               "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                               "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
                               "\tflat_atomic_add v[0:1], v2\n";

/* Waits until the word at s[0:1] is 5. */
static const char waiting[] = "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v4, -1\n"
                              "\tv_mov_b32_e32 v5, 5\n\ts_mov_b64 exec, 1\n"
                              "again:\n\tonward_wait_load v3, v[0:1], v[4:5] eq\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                              "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_lg_u32 s4, 5\n\ts_cbranch_scc1 again\n";

/* Work-groups of even numbers wait for one word, the others for one that is some lines away. */
static const char crowds[] = "k:\n\ts_and_b32 s3, s2, 1\n\ts_lshl_b32 s3, s3, 8\n\ts_add_u32 s0, s0, s3\n"
                             "\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v4, -1\n"
                             "\tv_mov_b32_e32 v5, 5\n\ts_mov_b64 exec, 1\n"
                             "\tonward_wait_load v3, v[0:1], v[4:5] eq\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

static const char faulting[] = "k:\n\tv_mov_b32_e32 v0, 0\n\tv_mov_b32_e32 v1, 0\n\tflat_load_dword v2, v[0:1]\n";

/* Two messages, one right after the other, then a store. */
static const char sending[] = "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v2, 1\n"
                              "\tonward_message 11\n\tonward_message 12\n\ts_mov_b64 exec, 1\n"
                              "\tflat_atomic_add v[0:1], v2\n";

struct bench {
    struct gpu_parameters parameters;
    struct gpu_memory memory;
    struct gpu_clock clock;
    struct gpu_loader loader;
    struct gpu_memory_system *system;
    struct gpu_dispatcher *dispatcher;
    struct gpu_observer observer;
    struct cp_queue_config queues[CP_MAX_QUEUES];
    struct isa_program *program;
    uint64_t contexts;
    uint64_t data;
    uint32_t tag;
};

static void ignore(void *context)
{
    (void)context;
}

static struct bench *create(const char *body)
{
    struct bench *bench = calloc(1, sizeof(*bench));
    struct gpu_dispatcher_parts parts;
    char text[4096], error[256];

    if (!bench)
        abort();
    gpu_parameters_default(&bench->parameters);
    bench->parameters.cus = 2;
    gpu_clock_init(&bench->clock);
    CHECK(gpu_memory_init(&bench->memory, UINT64_C(64) << 20));
    snprintf(text, sizeof(text), "%s%s%s", header, body, descriptor);
    bench->program = isa_assemble("test.s", text, strlen(text), error, sizeof(error));
    if (!bench->program) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    CHECK(gpu_loader_place(&bench->loader, &bench->memory, bench->program));
    bench->data = gpu_memory_allocate(&bench->memory, 4096, 64, GPU_RIGHTS_READ_WRITE);
    bench->contexts = gpu_memory_allocate(&bench->memory, SLOTS * CONTEXT_BYTES, 64, GPU_RIGHTS_NONE);
    bench->queues[0].process = (struct cp_range){0, bench->memory.size};
    bench->system = gpu_memory_system_create(&bench->parameters, &bench->memory, &bench->clock);
    parts = (struct gpu_dispatcher_parts){.parameters = &bench->parameters,
                                          .memory = &bench->memory,
                                          .memory_system = bench->system,
                                          .clock = &bench->clock,
                                          .loader = &bench->loader,
                                          .observer = &bench->observer,
                                          .context = bench,
                                          .event_ready = ignore,
                                          .memory_written = ignore};
    bench->dispatcher = gpu_dispatcher_create(&parts, bench->queues, SLOTS, bench->contexts, CONTEXT_BYTES);
    return bench;
}

static void destroy(struct bench *bench)
{
    gpu_clock_clear(&bench->clock);
    gpu_dispatcher_free(bench->dispatcher);
    gpu_memory_system_free(bench->system);
    gpu_memory_free(&bench->memory);
    gpu_clock_free(&bench->clock);
    isa_program_free(bench->program);
    free(bench);
}

static void send(struct bench *bench, struct cp_command command)
{
    command.tag = ++bench->tag;
    gpu_dispatcher_command(bench->dispatcher, &command, bench->clock.now);
}

static struct cp_event next_event(struct bench *bench, uint64_t cycles)
{
    struct cp_event event = {.kind = CP_EVENT_NONE};
    uint64_t limit = bench->clock.now + cycles;
    const struct cp_event *first;

    while ((first = gpu_dispatcher_event(bench->dispatcher)) == NULL) {
        if (!gpu_clock_step(&bench->clock, limit))
            return event;
    }
    event = *first;
    gpu_dispatcher_event_taken(bench->dispatcher);
    return event;
}

#define EXPECT(bench, wanted)         CHECK_EQUAL(next_event(bench, MANY).kind, wanted)
#define EXPECT_NOTHING(bench, cycles) CHECK_EQUAL(next_event(bench, cycles).kind, CP_EVENT_NONE)
#define EXPECT_REFUSED(bench, why)                                                                                     \
    do {                                                                                                               \
        struct cp_event answer = next_event(bench, 0);                                                                 \
        CHECK_EQUAL(answer.kind, CP_EVENT_REFUSED);                                                                    \
        CHECK_EQUAL(answer.reason, why);                                                                               \
        CHECK_EQUAL(answer.tag, (bench)->tag);                                                                         \
    } while (0)

static void begin(struct bench *bench)
{
    const struct isa_kernel *kernel = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * SLOTS, 1, 1},
                                              .code_properties = kernel->descriptor.kernel_code_properties,
                                              .rsrc1 = kernel->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = kernel->descriptor.compute_pgm_rsrc2,
                                              .acquire = CP_FENCE_AGENT,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

static struct cp_command place(const struct bench *bench, enum cp_command_opcode opcode, uint32_t slot, uint32_t cu)
{
    return (struct cp_command){.opcode = (uint8_t)opcode,
                               .place = {.slot = slot,
                                         .generation = 7,
                                         .cu = (uint16_t)cu,
                                         .workgroup = {slot, 0, 0},
                                         .context = bench->contexts + slot * CONTEXT_BYTES}};
}

static void force_save(struct bench *bench, uint32_t slot)
{
    struct cp_command command = place(bench, CP_COMMAND_SAVE, slot, 0);

    command.flags = CP_FLAG_FORCED;
    send(bench, command);
}

static void store(struct bench *bench, uint64_t address, uint32_t value)
{
    send(bench,
         (struct cp_command){.opcode = CP_COMMAND_STORE, .memory = {.address = address, .value = value, .bytes = 4}});
}

static uint32_t word(const struct bench *bench, uint64_t offset)
{
    uint32_t value;

    gpu_memory_read(&bench->memory, bench->data + offset, &value, sizeof(value));
    return value;
}

static void waits(struct bench *bench, uint32_t oversubscribed, uint64_t stall, uint64_t timeout, uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_TIMEOUT,
                                                .oversubscribed = oversubscribed,
                                                .reports = oversubscribed ? 2 : 0,
                                                .stall_cycles = stall,
                                                .timeout_cycles = timeout,
                                                .quantum_cycles = quantum}});
}

static void a_workgroup_runs_to_its_end(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 3, 1));
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    store(bench, bench->data + 4, 1);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    destroy(bench);
}

static void what_does_not_fit_is_refused(void)
{
    struct bench *bench = create(spinning);
    struct cp_command command;

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* no such kernel */
    begin(bench);
    begin(bench);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* begun already */
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 2));
    EXPECT_REFUSED(bench, CP_REFUSED_CU);
    send(bench, place(bench, CP_COMMAND_LAUNCH, SLOTS, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.simd = 2;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.workgroup[1] = 1;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* outside the grid */
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.context += 64;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_CONTEXT);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* the slot is taken */
    command = place(bench, CP_COMMAND_KILL, 0, 0);
    command.place.generation = 6;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_SAVE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* it does not wait, and the save is not forced */
    send(bench, (struct cp_command){.opcode = 99});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* a WG is left */
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

static void memory_commands_are_checked(void)
{
    static const struct {
        uint8_t opcode;
        uint32_t bytes;
        int64_t offset;
        bool good;
    } rows[] = {{CP_COMMAND_STORE, 4, 0, true},    {CP_COMMAND_STORE, 3, 0, false},
                {CP_COMMAND_STORE, 8, 4, false},   {CP_COMMAND_STORE, 16, 0, false},
                {CP_COMMAND_ADD, 0, 8, true},      {CP_COMMAND_ADD, 0, 4, false},
                {CP_COMMAND_COPY, 64, 0, true},    {CP_COMMAND_COPY, 0, 0, false},
                {CP_COMMAND_COPY, 5000, 0, false}, {CP_COMMAND_STORE, 4, INT64_C(1) << 40, false}};
    struct bench *bench = create(spinning);

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        send(bench, (struct cp_command){.opcode = rows[i].opcode,
                                        .memory = {.address = bench->data + (uint64_t)rows[i].offset,
                                                   .value = bench->data + 512,
                                                   .bytes = rows[i].bytes}});
        if (rows[i].good)
            EXPECT_NOTHING(bench, 0);
        else
            EXPECT_REFUSED(bench, CP_REFUSED_ADDRESS);
    }
    destroy(bench);
}

static void a_saved_workgroup_goes_on_elsewhere(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    EXPECT_NOTHING(bench, 5000);
    force_save(bench, 2);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.value, 1);
    CHECK_EQUAL(event.generation, 7);
    store(bench, bench->data + 4, 1);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    force_save(bench, 2);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_RESTORE, 2, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_damaged_context_is_not_run(void)
{
    /* Every part of the image: header, wave state, VGPRs, SGPRs. */
    static const uint32_t offsets[] = {0, 4, 8, 20, 56, 64, 64 + 104, 64 + 192 + 100, 64 + 192 + 16 * 256 + 8};

    for (size_t i = 0; i < sizeof(offsets) / sizeof(offsets[0]); i++) {
        struct bench *bench = create(spinning);
        struct cp_event event;
        uint32_t value;

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        EXPECT_NOTHING(bench, 5000);
        force_save(bench, 0);
        EXPECT(bench, CP_EVENT_SAVED);
        gpu_memory_read(&bench->memory, bench->contexts + offsets[i], &value, sizeof(value));
        store(bench, bench->contexts + offsets[i], value ^ 0x100);
        send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
        CHECK_EQUAL(event.reason, CP_FAULT_CONTEXT);
        CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "context") != NULL);
        EXPECT_NOTHING(bench, 5000);
        destroy(bench);
    }
}

static void waits_are_reported_only_while_oversubscribed(void)
{
    struct bench *bench = create(waiting);
    struct cp_event event;

    begin(bench);
    waits(bench, 0, 0, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    event = next_event(bench, 10);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK_EQUAL(event.wait_number, 1);
    CHECK_EQUAL(event.address, bench->data);
    CHECK_EQUAL(event.value, 5);
    CHECK_EQUAL(event.mask, UINT32_MAX);
    CHECK_EQUAL(event.condition, ISA_WAIT_EQ);
    EXPECT_NOTHING(bench, 20000);
    destroy(bench);
}

static void a_wait_can_be_saved_once_by_its_number(void)
{
    struct bench *bench = create(waiting);
    struct cp_command save;
    struct cp_event event;

    begin(bench);
    waits(bench, 1, 0, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_WAITING);
    save = place(bench, CP_COMMAND_SAVE, 0, 0);
    save.place.wait_number = 2;
    send(bench, save);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    save.place.wait_number = 1;
    send(bench, save);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.value, 0);
    CHECK_EQUAL(event.wait_number, 1);
    store(bench, bench->data, 5);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

static void a_resume_ends_one_wait(void)
{
    struct bench *bench = create(waiting);
    struct cp_command resume;
    struct cp_event event;

    begin(bench);
    waits(bench, 1, 100, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_WAITING);
    resume = place(bench, CP_COMMAND_RESUME, 0, 0);
    resume.place.wait_number = 1;
    send(bench, resume);
    EXPECT(bench, CP_EVENT_WAIT_ENDED);
    send(bench, resume);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    event = next_event(bench, MANY); /* it tried again in vain */
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK_EQUAL(event.wait_number, 2);
    destroy(bench);
}

static void a_timed_out_wait_that_nobody_heard_of_stays_unheard(void)
{
    struct bench *bench = create(waiting);

    begin(bench);
    waits(bench, 1, 5000, 1000, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 30000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number > 5);
    store(bench, bench->data, 5);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* A reported wait waits for the answer, however short its timeout is: SAVE, or that no place is wanted any more. */
static void a_reported_wait_stays_until_it_is_answered(void)
{
    struct bench *bench = create(waiting);
    struct cp_command save;

    begin(bench);
    waits(bench, 1, 0, 1000, 0);
    for (uint32_t slot = 0; slot < 2; slot++) {
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
        EXPECT(bench, CP_EVENT_WAITING);
    }
    EXPECT_NOTHING(bench, 20000);
    save = place(bench, CP_COMMAND_SAVE, 0, 0);
    save.place.wait_number = 1;
    send(bench, save);
    EXPECT(bench, CP_EVENT_SAVED);
    EXPECT_NOTHING(bench, 20000);
    CHECK_EQUAL(gpu_dispatcher_slot(bench->dispatcher, 1)->wait_number, 1);
    waits(bench, 0, 0, 1000, 0);
    EXPECT(bench, CP_EVENT_WAIT_ENDED);
    EXPECT_NOTHING(bench, 20000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 1)->wait_number > 5);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 20000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number > 5); /* nobody holds it in its new place */
    destroy(bench);
}

static void only_as_many_waits_are_reported_as_wanted(void)
{
    struct bench *bench = create(waiting);

    begin(bench);
    waits(bench, 0, 0, 0, 0);
    for (uint32_t slot = 0; slot < 5; slot++)
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT_NOTHING(bench, 20000);
    destroy(bench);
}

/* The first come, in the order of their slots; under policy onward those on whose line most wait, and of those the last come. */
static void who_is_reported_first(void)
{
    static const struct {
        enum cp_resume resume;
        uint32_t slots[4];
    } cases[] = {{CP_RESUME_PREDICT, {0, 1, 2, 3}}, {CP_RESUME_PERFORM, {4, 2, 0, 3}}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create(crowds);
        struct cp_command command = {
            .opcode = CP_COMMAND_WAITING,
            .waiting = {.mode = CP_WAIT_ATOMIC, .watch = CP_WATCH_VALUE, .resume = (uint8_t)cases[i].resume}};

        begin(bench);
        send(bench, command);
        for (uint32_t slot = 0; slot < 5; slot++) {
            send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
            EXPECT_NOTHING(bench, 1000);
        }
        EXPECT_NOTHING(bench, 5000);
        command.waiting.oversubscribed = 1;
        command.waiting.reports = 2;
        for (uint32_t event = 0; event < 4; event++) {
            struct cp_event reported;

            if (event % 2 == 0)
                send(bench, command);
            reported = next_event(bench, MANY);
            CHECK_EQUAL(reported.kind, CP_EVENT_WAITING);
            CHECK_EQUAL(reported.slot, cases[i].slots[event]);
        }
        EXPECT_NOTHING(bench, 5000);
        destroy(bench);
    }
}

static void a_quantum_is_reported_once_a_placement(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    waits(bench, 1, 0, 0, 3000);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_QUANTUM);
    CHECK_EQUAL(event.cycle, 3000);
    waits(bench, 1, 0, 0, 3000);
    EXPECT_NOTHING(bench, 20000);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_QUANTUM);
    destroy(bench);
}

static void a_lost_cu_stops_and_a_returned_one_goes_on(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 1));
    EXPECT_NOTHING(bench, 5000);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    event = next_event(bench, 0);
    CHECK_EQUAL(event.kind, CP_EVENT_CU_LOST);
    CHECK_EQUAL(event.cu, 1);
    CHECK_EQUAL(event.address, bench->clock.now + bench->parameters.loss_deadline);
    store(bench, bench->data + 4, 1);
    EXPECT_NOTHING(bench, 5000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 1));
    EXPECT_REFUSED(bench, CP_REFUSED_CU);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void losing_the_target_of_a_restore_keeps_the_copy(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 5000);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    store(bench, bench->data + 4, 1);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_return_during_a_save_leaves_one_copy(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 1));
    EXPECT_NOTHING(bench, 5000);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    force_save(bench, 0);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    store(bench, bench->data + 4, 1);
    EXPECT(bench, CP_EVENT_SAVED);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_fault_is_described(void)
{
    struct bench *bench = create(faulting);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 5, 0));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
    CHECK_EQUAL(event.reason, CP_FAULT_MEMORY);
    CHECK_EQUAL(event.slot, 5);
    CHECK_EQUAL(event.value, 6);
    CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "test.s:6") != NULL);
    CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "(5,0,0)") != NULL);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 5, 0)); /* the slot is free again */
    EXPECT(bench, CP_EVENT_FAULT);
    destroy(bench);
}

/* The second message waits until the first has been taken, through a save and a restore too. */
static void messages_go_one_by_one(void)
{
    for (int saved = 0; saved < 2; saved++) {
        struct bench *bench = create(sending);
        struct cp_event event;

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
        while (gpu_clock_step(&bench->clock, 5000))
            ;
        CHECK_EQUAL(word(bench, 0), 0);
        if (saved) {
            force_save(bench, 2);
            while (gpu_clock_step(&bench->clock, 50000))
                ;
        }
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_MESSAGE);
        CHECK_EQUAL(event.slot, 2);
        CHECK_EQUAL(event.generation, 7);
        CHECK_EQUAL(event.value, 11);
        if (saved) {
            EXPECT(bench, CP_EVENT_SAVED);
            EXPECT_NOTHING(bench, 5000);
            send(bench, place(bench, CP_COMMAND_RESTORE, 2, 1));
            EXPECT(bench, CP_EVENT_RESTORED);
        }
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_MESSAGE);
        CHECK_EQUAL(event.value, 12);
        EXPECT(bench, CP_EVENT_DONE);
        CHECK_EQUAL(word(bench, 0), 1);
        destroy(bench);
    }
}

/* Killed while it waits to send: nothing of it is left. */
static void a_killed_workgroup_sends_nothing_more(void)
{
    struct bench *bench = create(sending);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    while (gpu_clock_step(&bench->clock, 5000))
        ;
    send(bench, place(bench, CP_COMMAND_KILL, 2, 0));
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT_NOTHING(bench, 5000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

int main(void)
{
    return test_run("dispatcher", (const struct test_case[]){TEST(a_workgroup_runs_to_its_end),
                                                             TEST(what_does_not_fit_is_refused),
                                                             TEST(memory_commands_are_checked),
                                                             TEST(a_saved_workgroup_goes_on_elsewhere),
                                                             TEST(a_damaged_context_is_not_run),
                                                             TEST(waits_are_reported_only_while_oversubscribed),
                                                             TEST(a_wait_can_be_saved_once_by_its_number),
                                                             TEST(a_resume_ends_one_wait),
                                                             TEST(a_timed_out_wait_that_nobody_heard_of_stays_unheard),
                                                             TEST(a_reported_wait_stays_until_it_is_answered),
                                                             TEST(only_as_many_waits_are_reported_as_wanted),
                                                             TEST(who_is_reported_first),
                                                             TEST(a_quantum_is_reported_once_a_placement),
                                                             TEST(a_lost_cu_stops_and_a_returned_one_goes_on),
                                                             TEST(losing_the_target_of_a_restore_keeps_the_copy),
                                                             TEST(a_return_during_a_save_leaves_one_copy),
                                                             TEST(a_fault_is_described),
                                                             TEST(messages_go_one_by_one),
                                                             TEST(a_killed_workgroup_sends_nothing_more),
                                                             {0}});
}
