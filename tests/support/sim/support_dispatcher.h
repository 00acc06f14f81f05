/*
 * support_dispatcher.h - a GPU whose command processor is the test: it sends commands and takes events by hand.
 */
#ifndef TESTS_SUPPORT_DISPATCHER_H
#define TESTS_SUPPORT_DISPATCHER_H

#include <stdlib.h>
#include <string.h>

#include "gpu/context.h"
#include "gpu/dispatcher.h"
#include "assembler/assembler.h"
#include "onward/aql.h"
#include "onward/context.h"
#include "test.h"

#ifndef SLOTS
#define SLOTS 8u
#endif
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

struct bench {
    struct parameters parameters;
    struct mem memory;
    struct clock clock;
    struct gpu_loader loader;
    struct path_system *system;
    struct gpu_dispatcher *dispatcher;
    struct gpu_observer observer;
    struct cp_queue_config queues[CP_MAX_QUEUES];
    struct isa_program *program;
    uint64_t contexts;
    uint64_t data;
    uint32_t tag;
};

static inline void ignore(void *context)
{
    (void)context;
}

/* A GPU with the program of a whole text. */
static inline struct bench *create_from(const char *text, const struct parameters *parameters)
{
    struct bench *bench = calloc(1, sizeof(*bench));
    struct gpu_dispatcher_parts parts;
    char error[256];

    if (!bench)
        abort();
    bench->parameters = *parameters;
    clock_init(&bench->clock);
    CHECK(mem_init(&bench->memory, UINT64_C(64) << 20));
    bench->program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));
    if (!bench->program) {
        test_fail(__FILE__, __LINE__, error);
        abort();
    }
    CHECK(gpu_loader_place(&bench->loader, &bench->memory, bench->program));
    bench->data = mem_allocate(&bench->memory, 4096, 64, MEM_RIGHTS_READ_WRITE);
    bench->contexts = mem_allocate(&bench->memory, SLOTS * CONTEXT_BYTES, 64, MEM_RIGHTS_NONE);
    bench->queues[0].process = (struct cp_range){0, bench->memory.size};
    bench->system = path_create(&bench->parameters, &bench->memory, &bench->clock);
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

/* With parameters of its own. */
static inline struct bench *create_with(const char *body, const struct parameters *parameters)
{
    char text[4096];

    snprintf(text, sizeof(text), "%s%s%s", header, body, descriptor);
    return create_from(text, parameters);
}

static inline struct bench *create(const char *body)
{
    struct parameters parameters;

    parameters_default(&parameters);
    parameters.wait_retry = 0; /* waits end by the limit that the test sets */
    parameters.cus = 2;
    return create_with(body, &parameters);
}

static inline void destroy(struct bench *bench)
{
    clock_clear(&bench->clock);
    gpu_dispatcher_free(bench->dispatcher);
    path_free(bench->system);
    mem_free(&bench->memory);
    gpu_loader_free(&bench->loader);
    clock_free(&bench->clock);
    isa_program_free(bench->program);
    free(bench);
}

static inline void send(struct bench *bench, struct cp_command command)
{
    command.tag = ++bench->tag;
    gpu_dispatcher_command(bench->dispatcher, &command, bench->clock.now);
}

static inline struct cp_event next_event(struct bench *bench, uint64_t cycles)
{
    struct cp_event event = {.kind = CP_EVENT_NONE};
    uint64_t limit = bench->clock.now + cycles;
    const struct cp_event *first;

    while ((first = gpu_dispatcher_event(bench->dispatcher)) == NULL) {
        if (!clock_step(&bench->clock, limit))
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

/* kernel: its number. waves: of a WG. */
static inline void begin_kernel(struct bench *bench, uint16_t kernel, uint16_t waves)
{
    const struct isa_kernel *code = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.kernel = kernel,
                                              .workgroup_size = {(uint16_t)(64 * waves), 1, 1},
                                              .grid_size = {64u * waves * SLOTS, 1, 1},
                                              .code_properties = code->descriptor.kernel_code_properties,
                                              .rsrc1 = code->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = code->descriptor.compute_pgm_rsrc2,
                                              .acquire = CP_FENCE_AGENT,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

static inline void begin(struct bench *bench)
{
    begin_kernel(bench, 0, 1);
}

static inline struct cp_command place(const struct bench *bench, enum cp_command_opcode opcode, uint32_t slot,
                                      uint32_t cu)
{
    return (struct cp_command){.opcode = (uint8_t)opcode,
                               .place = {.slot = slot,
                                         .generation = 7,
                                         .cu = (uint16_t)cu,
                                         .workgroup = {slot, 0, 0},
                                         .context = bench->contexts + slot * CONTEXT_BYTES}};
}

static inline void force_save(struct bench *bench, uint32_t slot)
{
    struct cp_command command = place(bench, CP_COMMAND_SAVE, slot, 0);

    command.flags = CP_FLAG_FORCED;
    send(bench, command);
}

static inline void store(struct bench *bench, uint64_t address, uint32_t value)
{
    send(bench,
         (struct cp_command){.opcode = CP_COMMAND_STORE, .memory = {.address = address, .value = value, .bytes = 4}});
}

static inline uint32_t word(const struct bench *bench, uint64_t offset)
{
    uint32_t value;

    mem_read(&bench->memory, bench->data + offset, &value, sizeof(value));
    return value;
}

static inline void waits(struct bench *bench, uint32_t oversubscribed, uint64_t stall, uint64_t timeout,
                         uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_TIMEOUT,
                                                .oversubscribed = oversubscribed,
                                                .reports = oversubscribed ? 2 : 0,
                                                .stall_cycles = stall,
                                                .timeout_cycles = timeout,
                                                .quantum_cycles = quantum}});
}

#endif
