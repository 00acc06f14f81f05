/* issue.c - one instruction in its turn: it is executed here, and its time is charged. */
#include "cu/issue.h"

#include "isa/opcodes.h"
#include "isa/scalar.h"
#include "isa/vector.h"

static const struct isa_operation *next_operation(const struct gpu_wave_issue *issue)
{
    return &issue->operations[issue->wave->state.operation];
}

/* A jump empties the instruction buffer. The target's line is asked for at once: turns covers a hit. */
static void jump(struct gpu_wave_issue *issue, uint32_t turns)
{
    gpu_fetch_restart(issue);
    gpu_wave_advance(issue, turns);
}

static void issue_scalar(struct gpu_wave_issue *issue, uint64_t cycle, uint32_t turns)
{
    const struct isa_operation *operation = next_operation(issue);
    bool taken = false;
    enum isa_fault fault = isa_execute_scalar(&issue->wave->state, operation, &taken);

    if (fault != ISA_FAULT_NONE)
        gpu_resident_fault(issue, fault, operation, 0, cycle);
    else if (taken)
        jump(issue, issue->simd->cu->taken_turns);
    else
        gpu_wave_advance(issue, turns);
}

void gpu_issue_scalar(struct gpu_wave_issue *issue, uint64_t cycle)
{
    issue_scalar(issue, cycle, issue->simd->cu->salu_turns);
}

void gpu_issue_branch(struct gpu_wave_issue *issue, uint64_t cycle)
{
    issue_scalar(issue, cycle, issue->simd->cu->branch_turns);
}

void gpu_issue_vector(struct gpu_wave_issue *issue, uint64_t cycle)
{
    struct gpu_simd *simd = issue->simd;
    const struct isa_operation *operation = next_operation(issue);
    uint32_t turns = simd->cu->valu_turns[operation->rate];

    /* The assembler has checked a kernel's own code, not the functions it calls. */
    if (operation->vgprs > issue->wave->state.vector_count) {
        gpu_resident_fault(issue, ISA_FAULT_REGISTER, operation, 0, cycle);
        return;
    }
    isa_execute_vector(&issue->wave->state, operation);
    simd->valu_turn = simd->event_turn + turns;
    simd->cu->counters.valu_busy_cycles += simd->cu->valu_cycles[operation->rate];
    gpu_wave_advance(issue, turns);
}

void gpu_issue_scalar_memory(struct gpu_wave_issue *issue, uint64_t cycle)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    const struct gpu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = next_operation(issue);
    uint32_t index = state->operation;
    struct isa_scalar_access access;
    uint64_t address = 0, done = cycle + cu->parameters->scache_latency;
    enum isa_fault fault;

    state->now = cycle;
    fault = isa_prepare_scalar_access(state, operation, &access, &address);
    if (fault == ISA_FAULT_NONE && (access.dwords || access.kind == ISA_ACCESS_INVALIDATE_L1)) {
        fault = gpu_scalar_memory(cu->memory, cu->index, state, &access, kernel->process_base, kernel->process_bytes,
                                  cycle, &done, &address);
        if (fault == ISA_FAULT_NONE && cu->control->observing)
            gpu_note_scalar(issue, &access, index);
    }
    if (fault != ISA_FAULT_NONE) {
        gpu_resident_fault(issue, fault, operation, address, cycle);
        return;
    }
    gpu_counters_add_other(&issue->counters, access.dwords > 1 ? 2 : 1, done);
    gpu_wave_advance(issue, cu->salu_turns);
}

/* Gives the LDS cycles of work; cycle at which the answer is there. The first cycle of work is part of the latency. */
static uint64_t occupy_lds(struct gpu_compute_unit *cu, uint32_t cycles, uint64_t now)
{
    uint64_t start = cu->lds_busy_until > now ? cu->lds_busy_until : now;

    cu->lds_busy_until = start + cycles;
    return start + cu->parameters->lds_latency + cycles - 1;
}

void gpu_issue_lds(struct gpu_wave_issue *issue, uint64_t cycle)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = next_operation(issue);
    uint32_t index = state->operation, cycles = 1;
    uint64_t address = 0;
    enum isa_fault fault = isa_execute_lds(state, operation, &cycles, &address);

    if (fault != ISA_FAULT_NONE) {
        gpu_resident_fault(issue, fault, operation, address, cycle);
        return;
    }
    gpu_counters_add_lds(&issue->counters, occupy_lds(cu, cycles, cycle));
    cu->counters.lds_conflict_cycles += cycles - 1;
    if (cu->control->observing)
        gpu_note_lds(issue, index);
    gpu_wave_advance(issue, 1);
}

/* ---- vector memory ---- */

/* The counter slots of a request travel in its tag, the operation in its epoch. */
#define NO_LGKM_SLOT  0xffu
#define TAG(vm, lgkm) ((vm) | (lgkm) << 8)
#define TAG_VM(tag)   ((tag)&0xffu)
#define TAG_LGKM(tag) ((tag) >> 8)

static void vector_complete(struct gpu_request *request, uint64_t cycle)
{
    struct gpu_wave_issue *issue = request->owner;
    struct gpu_resident *resident = issue->resident;
    struct gpu_compute_unit *cu = resident->cu;
    struct gpu_wave_counters *counters = &issue->counters;
    const struct isa_access *access = &request->access;
    uint64_t lgkm_done = cycle > counters->flat_lds_done ? cycle : counters->flat_lds_done;
    /* Accesses that went before a waiting atomic may end while it is under way. */
    bool answers = issue->in_atomic && access->wait_condition != ISA_WAIT_NONE;

    if (TAG_LGKM(request->tag) != NO_LGKM_SLOT) {
        counters->other_done[TAG_LGKM(request->tag)] = lgkm_done;
        cycle = lgkm_done;
    }
    counters->vm_done[TAG_VM(request->tag)] = cycle;
    if (cu->control->observing && !resident->removed)
        gpu_note_vector(issue, access, request->wave_epoch);
    if (answers) {
        issue->atomic_done = cycle;
        gpu_wait_answered(issue, request);
    }
    gpu_request_release(cu->memory, request);
    resident->outstanding--;
    if (issue->issuing)
        return;
    if (answers) {
        gpu_wave_answered(issue);
    } else if (issue->held) {
        issue->held = false;
        gpu_wave_ready(issue, cu->clock->now);
    }
    gpu_resident_settle(resident);
}

/* Lanes of a FLAT instruction that went to the LDS take a cycle a half-wave there. */
static void charge_flat_lds(struct gpu_wave_issue *issue, uint64_t lanes, uint64_t cycle)
{
    uint32_t cycles = (uint32_t)((lanes & UINT32_MAX) != 0) + (uint32_t)(lanes >> 32 != 0);

    issue->counters.flat_lds_done = occupy_lds(issue->simd->cu, cycles, cycle);
}

static enum isa_fault send(struct gpu_wave_issue *issue, struct gpu_request *request, uint64_t cycle, uint64_t *address)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    const struct gpu_kernel *kernel = issue->wave->workgroup->kernel;
    struct gpu_wave_counters *counters = &issue->counters;
    const struct isa_operation *operation = next_operation(issue);
    uint32_t index = issue->wave->state.operation, vm, lgkm = NO_LGKM_SLOT;
    uint64_t lds_lanes = 0;
    enum isa_fault fault;

    fault = isa_prepare_vector_access(&issue->wave->state, operation, &kernel->apertures, &request->access, &lds_lanes,
                                      address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (lds_lanes)
        charge_flat_lds(issue, lds_lanes, cycle);
    vm = gpu_counters_add_vm(counters, GPU_NEVER);
    if (isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT)
        lgkm = gpu_counters_add_other(counters, 1, GPU_NEVER);
    request->cu = cu->index;
    request->process_base = kernel->process_base;
    request->process_bytes = kernel->process_bytes;
    request->complete = vector_complete;
    request->workgroup = issue->wave->workgroup->id;
    request->owner = issue;
    request->tag = TAG(vm, lgkm);
    request->wave_epoch = index;
    gpu_wait_prepare(issue, operation, request);
    issue->in_atomic = operation->wait_condition != ISA_WAIT_NONE;
    issue->atomic_done = GPU_NEVER;
    issue->resident->outstanding++;
    issue->issuing = true;
    fault = gpu_vector_access(cu->memory, request, cycle, address);
    issue->issuing = false;
    if (fault == ISA_FAULT_NONE)
        return fault;
    issue->resident->outstanding--;
    issue->in_atomic = false;
    gpu_counters_drop_vm(counters);
    if (lgkm != NO_LGKM_SLOT)
        gpu_counters_drop_other(counters, lgkm);
    return fault;
}

void gpu_issue_vector_memory(struct gpu_wave_issue *issue, uint64_t cycle)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    const struct isa_operation *operation = next_operation(issue);
    struct gpu_request *request;
    uint64_t address = 0;
    enum isa_fault fault;

    if (gpu_wait_ignored(cu->control, operation)) {
        issue->wave->state.operation++;
        gpu_wave_advance(issue, 1);
        return;
    }
    request = gpu_request_acquire(cu->memory);
    if (!request) { /* the host has no memory left: the WG cannot go on */
        gpu_resident_fault(issue, ISA_FAULT_TRAP, operation, 0, cycle);
        return;
    }
    fault = send(issue, request, cycle, &address);
    if (fault != ISA_FAULT_NONE) {
        gpu_request_release(cu->memory, request);
        gpu_resident_fault(issue, fault, operation, address, cycle);
    } else if (!issue->in_atomic) {
        gpu_wave_advance(issue, 1);
    } else if (issue->atomic_done != GPU_NEVER) {
        gpu_wave_answered(issue);
    }
}

/* ---- instructions that use no unit ---- */

void gpu_issue_internal(struct gpu_wave_issue *issue, uint64_t cycle)
{
    const struct gpu_parameters *parameters = issue->simd->cu->parameters;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = next_operation(issue);
    uint64_t immediate = (uint16_t)operation->immediate;

    if (operation->opcode == ISA_OP_s_trap) {
        gpu_resident_fault(issue, ISA_FAULT_TRAP, operation, 0, cycle);
        return;
    }
    if (issue->wave->workgroup->at_message &&
        (operation->opcode == ISA_OP_s_barrier || operation->opcode == ISA_OP_s_endpgm)) {
        gpu_resident_fault(issue, ISA_FAULT_DIVERGENCE, operation, 0, cycle);
        return;
    }
    state->operation++;
    switch (operation->opcode) {
    case ISA_OP_s_nop:
        gpu_wave_advance(issue, (uint32_t)(immediate & 7u) + 1);
        return;
    case ISA_OP_s_sleep:
        gpu_wave_sleep(issue, parameters->sleep_cycles * (immediate & parameters->sleep_mask), cycle);
        return;
    case ISA_OP_s_barrier:
        gpu_wave_arrive(issue, cycle);
        return;
    case ISA_OP_onward_message:
        gpu_wave_send(issue, operation, cycle);
        return;
    case ISA_OP_s_endpgm:
        gpu_wave_end(issue, cycle);
        return;
    case ISA_OP_s_setprio:
        state->priority = (uint8_t)(immediate & 3u);
        gpu_simd_prioritise(issue->simd, issue);
        gpu_wave_advance(issue, 1);
        return;
    case ISA_OP_s_icache_inv:
        jump(issue, 1);
        return;
    default: /* s_waitcnt, which is satisfied when it gets its turn, and performance markers */
        gpu_wave_advance(issue, 1);
        return;
    }
}
