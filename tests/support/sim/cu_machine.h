/*
 * cu_machine.h - a small GPU for tests of the compute unit: memory, clock, memory system and two CUs without a command
 * processor. The test plays the dispatcher: it launches WGs and is told what becomes of them.
 */
#ifndef TESTS_CU_MACHINE_H
#define TESTS_CU_MACHINE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cu/compute_unit.h"
#include "assembler/assembler.h"
#include "test.h"

#define MACHINE_CUS         2u
#define MACHINE_MEMORY      (UINT64_C(16) << 20)
#define MACHINE_DATA_BYTES  65536u
#define MACHINE_SCRATCH     65536u
#define MACHINE_CYCLE_LIMIT UINT64_C(10000000)

/* What the CUs have reported: how often, and the cycle of the last time. */
struct machine_reports {
    uint32_t done, stalled, woken, drained, faults;
    uint64_t done_at, stalled_at, woken_at, drained_at;
    struct cu_workgroup *last_drained;
    struct cu_fault fault;
    uint32_t messages;       /* posted */
    uint32_t message_digest; /* of their words, in order */
    bool hold_messages;      /* set by a test: they stay where they are */
};

struct machine {
    struct parameters parameters;
    struct mem memory;
    struct clock clock;
    struct path_system *system;
    struct cu_control control;
    struct cu_callbacks callbacks;
    struct cu_compute_unit *cus[MACHINE_CUS];
    struct isa_program *program;
    struct cu_kernel kernel;
    uint64_t data; /* address of MACHINE_DATA_BYTES that waves may read and write */
    struct machine_reports reports;
};

static inline void machine_done(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct machine_reports *reports = &((struct machine *)context)->reports;

    (void)workgroup;
    reports->done++;
    reports->done_at = cycle;
}

static inline void machine_stalled(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct machine_reports *reports = &((struct machine *)context)->reports;

    CHECK(workgroup->stalled);
    reports->stalled++;
    reports->stalled_at = cycle;
}

static inline void machine_woken(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct machine_reports *reports = &((struct machine *)context)->reports;

    CHECK(!workgroup->stalled);
    reports->woken++;
    reports->woken_at = cycle;
}

static inline void machine_drained(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct machine_reports *reports = &((struct machine *)context)->reports;

    CHECK(workgroup->frozen && workgroup->drained);
    reports->drained++;
    reports->drained_at = cycle;
    reports->last_drained = workgroup;
}

static inline void machine_message(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct machine *machine = context;
    struct machine_reports *reports = &machine->reports;

    CHECK(!workgroup->frozen);
    CHECK_EQUAL(workgroup->at_message, workgroup->wave_count);
    if (reports->hold_messages)
        return;
    reports->messages++;
    reports->message_digest = reports->message_digest * 31 + workgroup->message;
    cu_message_posted(machine->cus[workgroup->cu], workgroup, cycle);
}

static inline void machine_fault(void *context, const struct cu_fault *fault)
{
    struct machine_reports *reports = &((struct machine *)context)->reports;

    CHECK(fault->workgroup->frozen);
    reports->faults++;
    reports->fault = *fault;
}

/* A machine with default parameters and no program. The kernel is one of one-wave WGs with few registers. */
static inline struct machine *machine_create(void)
{
    struct machine *machine = calloc(1, sizeof(*machine));

    if (!machine)
        abort();
    parameters_default(&machine->parameters);
    machine->parameters.wait_retry = 0; /* waits end by the limit that the test sets */
    machine->parameters.cus = MACHINE_CUS;
    machine->callbacks = (struct cu_callbacks){.context = machine,
                                               .done = machine_done,
                                               .stalled = machine_stalled,
                                               .woken = machine_woken,
                                               .drained = machine_drained,
                                               .message = machine_message,
                                               .fault = machine_fault};
    machine->kernel =
        (struct cu_kernel){.name = "test",
                           .workgroup_size = {64, 1, 1},
                           .grid_size = {64, 1, 1},
                           .waves = 1,
                           .vgprs = 16,
                           .sgprs = 112,
                           .apertures = {.shared_base_hi = 0x10000, .private_base_hi = 0x20000, .unaligned = true}};
    return machine;
}

/* Sets parameters before the machine is built: "name=value name=value". */
static inline void machine_set_parameters(struct machine *machine, const char *settings)
{
    char text[256], error[256];

    snprintf(text, sizeof(text), "%s", settings);
    for (char *name = strtok(text, " "); name; name = strtok(NULL, " ")) {
        char *equals = strchr(name, '=');

        *equals = '\0';
        CHECK(parameters_set(&machine->parameters, name, equals + 1, error, sizeof(error)));
    }
}

/* Builds the parts from machine->parameters, which may be changed before. */
static inline void machine_build(struct machine *machine)
{
    clock_init(&machine->clock);
    if (!mem_init(&machine->memory, MACHINE_MEMORY))
        abort();
    machine->system = path_create(&machine->parameters, &machine->memory, &machine->clock);
    for (uint32_t i = 0; i < MACHINE_CUS; i++)
        machine->cus[i] = cu_create(i, &machine->parameters, machine->system, &machine->clock, &machine->control,
                                    &machine->callbacks);
    if (!machine->system || !machine->cus[0] || !machine->cus[1])
        abort();
    machine->data = mem_allocate(&machine->memory, MACHINE_DATA_BYTES, 256, MEM_RIGHTS_READ_WRITE);
    machine->kernel.apertures.scratch_base =
        mem_allocate(&machine->memory, MACHINE_SCRATCH, 256, MEM_RIGHTS_READ_WRITE);
    machine->kernel.process_bytes = MACHINE_MEMORY;
    machine->kernel.kernarg = machine->data;
}

static inline void machine_free(struct machine *machine)
{
    for (uint32_t i = 0; i < MACHINE_CUS; i++)
        cu_free(machine->cus[i]);
    path_free(machine->system);
    mem_free(&machine->memory);
    clock_free(&machine->clock);
    isa_program_free(machine->program);
    free(machine);
}

/* Makes text the machine's program, its first instruction the kernel's entry. */
static inline void machine_load(struct machine *machine, const char *text)
{
    char error[256] = "";
    uint64_t bytes;

    machine->program = asm_assemble("test.s", text, strlen(text), error, sizeof(error));
    if (!machine->program) {
        fprintf(stderr, "%s\n", error);
        abort();
    }
    bytes = machine->program->data_start + machine->program->data_bytes;
    machine->program->base = mem_allocate(&machine->memory, bytes ? bytes : 4, 256, MEM_RIGHTS_READ);
    machine->kernel.program = machine->program;
    if (machine->program->kernel_count)
        machine->kernel.entry = machine->program->kernels[0].entry;
}

/* WGs of items work-items in one dimension, one of them a grid. */
static inline void machine_shape(struct machine *machine, uint32_t items, uint32_t lds_bytes)
{
    machine->kernel.workgroup_size[0] = machine->kernel.grid_size[0] = items;
    machine->kernel.waves = (items + 63) / 64;
    machine->kernel.lds_bytes = (lds_bytes + 511) / 512 * 512;
}

static inline struct cu_workgroup *machine_launch(struct machine *machine, uint32_t cu, uint32_t simd, uint32_t id)
{
    const uint32_t ids[3] = {id, 0, 0};
    struct cu_workgroup *workgroup;

    CHECK(cu_fits(machine->cus[cu], &machine->kernel, simd));
    workgroup = cu_launch(machine->cus[cu], &machine->kernel, ids, id, 1, simd, 0, machine->clock.now);
    if (!workgroup)
        abort();
    return workgroup;
}

/* Runs until nothing is left to happen, or the cycle limit. */
static inline void machine_run(struct machine *machine)
{
    while (clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
}

/* Runs everything up to and including a cycle. */
static inline void machine_run_to(struct machine *machine, uint64_t cycle)
{
    while (clock_step(&machine->clock, cycle))
        ;
}

static inline uint32_t machine_word(struct machine *machine, uint32_t index)
{
    uint32_t word;

    mem_read(&machine->memory, machine->data + index * UINT64_C(4), &word, sizeof(word));
    return word;
}

static inline void machine_set_word(struct machine *machine, uint32_t index, uint32_t word)
{
    mem_write(&machine->memory, machine->data + index * UINT64_C(4), &word, sizeof(word), machine->clock.now);
}

/* For programs without an ABI. Registers that they find set: s[0:1] the data, s16 index of the wave, s17 the WG id, v0 lane, v[4:5] data + 4 *
 * lane, v[6:7] data. */
static inline void machine_set_registers(struct machine *machine, struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct isa_wave *state = &workgroup->waves[i].state;

        isa_write_scalar64(state, 0, machine->data);
        state->scalar[16] = i;
        state->scalar[17] = workgroup->id[0];
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            state->vector[0][lane] = lane;
            state->vector[4][lane] = (uint32_t)machine->data + 4 * lane;
            state->vector[5][lane] = (uint32_t)(machine->data >> 32);
            state->vector[6][lane] = (uint32_t)machine->data;
            state->vector[7][lane] = (uint32_t)(machine->data >> 32);
        }
    }
}

/* Launches a WG with those registers. */
static inline struct cu_workgroup *machine_launch_set(struct machine *machine, uint32_t cu, uint32_t simd, uint32_t id)
{
    struct cu_workgroup *workgroup = machine_launch(machine, cu, simd, id);

    machine_set_registers(machine, workgroup);
    return workgroup;
}

/* A machine with default parameters, a program and a grid of many WGs. */
static inline struct machine *machine_create_with(const char *text)
{
    struct machine *machine = machine_create();

    machine_build(machine);
    machine_load(machine, text);
    machine->kernel.grid_size[0] = 1000000;
    return machine;
}

#endif
