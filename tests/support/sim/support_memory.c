/* support_memory.c - see support_memory.h. */
#include "support_memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t completions;
static struct rig *running; /* whose requests complete */

static void stop(const char *message)
{
    fprintf(stderr, "%s\n", message);
    exit(1);
}

void rig_start(struct rig *rig, const char *const *settings)
{
    char error[256], name[64], value[64];

    memset(rig, 0, sizeof(*rig));
    running = rig;
    parameters_default(&rig->parameters);
    for (; settings && *settings; settings++) {
        if (sscanf(*settings, "%63s %63s", name, value) != 2 ||
            !parameters_set(&rig->parameters, name, value, error, sizeof(error)))
            stop(*settings);
    }
    clock_init(&rig->clock);
    if (!mem_init(&rig->memory, RIG_MEMORY))
        stop("no memory");
    rig->system = path_create(&rig->parameters, &rig->memory, &rig->clock);
    if (!rig->system)
        stop("no memory system");
    rig->apertures.shared_base_hi = RIG_SHARED_HI;
    rig->apertures.private_base_hi = RIG_PRIVATE_HI;
    rig->apertures.unaligned = rig->parameters.vmem_unaligned;
}

void rig_stop(struct rig *rig)
{
    path_free(rig->system);
    mem_free(&rig->memory);
    clock_free(&rig->clock);
}

void rig_wave_init(struct rig_wave *wave)
{
    memset(wave, 0, sizeof(*wave));
    wave->wave.vector = wave->vectors;
    wave->wave.vector_count = RIG_VECTORS;
    wave->wave.lds = wave->lds;
    wave->wave.lds_bytes = RIG_LDS;
    isa_write_scalar64(&wave->wave, ISA_EXEC_LO, UINT64_MAX);
}

void rig_set_addresses(struct rig_wave *wave, uint32_t vector, const uint64_t *addresses)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        wave->vectors[vector][lane] = (uint32_t)addresses[lane];
        wave->vectors[vector + 1][lane] = (uint32_t)(addresses[lane] >> 32);
    }
}

void rig_set_lanes(struct rig_wave *wave, uint64_t base, uint64_t step)
{
    uint64_t addresses[ISA_LANES];

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        addresses[lane] = base + lane * step;
    rig_set_addresses(wave, 0, addresses);
}

void rig_set_exec(struct rig_wave *wave, uint64_t exec)
{
    isa_write_scalar64(&wave->wave, ISA_EXEC_LO, exec);
}

uint32_t rig_read_word(const struct rig *rig, uint64_t address)
{
    uint32_t word;

    memcpy(&word, rig->memory.bytes + address, sizeof(word));
    return word;
}

void rig_write_word(struct rig *rig, uint64_t address, uint32_t word)
{
    memcpy(rig->memory.bytes + address, &word, sizeof(word));
}

static void complete(struct mem_request *request, uint64_t cycle)
{
    struct rig_access *access = running->accesses[request->tag];

    access->completed = true;
    access->cycle = cycle;
    access->called = access->rig->clock.now;
    access->order = ++completions;
    access->wait_answer = request->wait_answer;
    access->wait_lane = request->wait_lane;
    access->waited_high = request->access.wait_value[1][request->wait_lane];
    path_request_release(access->rig->system, request);
}

void rig_issue(struct rig *rig, struct rig_wave *wave, const struct isa_operation *operation, uint32_t cu, uint64_t now,
               struct rig_access *access)
{
    struct mem_request *request;

    rig_run_to(rig, now);
    memset(access, 0, sizeof(*access));
    access->rig = rig;
    request = path_request_acquire(rig->system);
    if (!request)
        stop("no request");
    request->cu = cu;
    request->process_base = 0;
    request->process_bytes = rig->memory.size;
    request->complete = complete;
    request->workgroup = rig->workgroup;
    request->scoped = rig->scoped;
    request->arms = rig->arms;
    request->waiter = rig->waiter;
    request->owner = wave; /* the memory system keeps the results of one owner in order */
    request->tag = rig->next_access++ % RIG_ACCESSES;
    rig->accesses[request->tag] = access;
    access->fault = execute_prepare_vector_access(&wave->wave, operation, &rig->apertures, &request->access,
                                                  &access->lds_lanes, &access->fault_address);
    if (access->fault == ISA_FAULT_NONE)
        access->fault = path_vector_access(rig->system, request, now, &access->fault_address);
    if (access->fault != ISA_FAULT_NONE)
        path_request_release(rig->system, request);
}

void rig_run(struct rig *rig)
{
    while (clock_step(&rig->clock, UINT64_MAX))
        ;
}

static void tick(struct clock_event *event, uint64_t cycle)
{
    struct rig *rig = event->owner;

    (void)cycle;
    rig->ticks++;
}

void rig_run_to(struct rig *rig, uint64_t cycle)
{
    if (cycle > rig->clock.now) {
        rig->tick.fire = tick;
        rig->tick.owner = rig;
        if (!clock_schedule(&rig->clock, &rig->tick, cycle))
            stop("no event");
    }
    while (clock_step(&rig->clock, cycle))
        ;
}

uint64_t rig_execute(struct rig *rig, struct rig_wave *wave, const struct isa_operation *operation, uint32_t cu,
                     struct rig_access *access)
{
    uint64_t now = path_vector_ready(rig->system, cu);

    if (now < rig->clock.now)
        now = rig->clock.now;
    rig_issue(rig, wave, operation, cu, now, access);
    rig_run(rig);
    if (!access->completed)
        return 0;
    rig_run_to(rig, access->cycle);
    return access->cycle - now;
}

struct isa_operation rig_flat(enum isa_opcode opcode, uint32_t destination, uint32_t address, uint32_t data)
{
    return (struct isa_operation){
        .opcode = (uint16_t)opcode,
        .unit = ISA_UNIT_VMEM,
        .destination = (uint16_t)(ISA_VGPR_FIRST + destination),
        .scalar_destination = ISA_OPERAND_NONE,
        .source = {(uint16_t)(ISA_VGPR_FIRST + address), (uint16_t)(ISA_VGPR_FIRST + data), ISA_OPERAND_NONE},
        .line = 1};
}
