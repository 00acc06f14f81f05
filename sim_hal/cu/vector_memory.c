/* vector_memory.c - vector memory: FLAT and MUBUF instructions go to the memory system, and its answers come back. */
#include "cu/counters.h"
#include "cu/freeze.h"
#include "cu/heir.h"
#include "cu/lds.h"
#include "cu/repetition.h"
#include "cu/spin_watch.h"
#include "cu/units.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "engine/require.h"
#include "isa/opcodes.h"

/* The counter slots of a request travel in its tag, the operation in its epoch. */
#define NO_LGKM_SLOT  0xffu
#define TAG(vm, lgkm) ((vm) | (lgkm) << 8)
#define TAG_VM(tag)   ((tag)&0xffu)
#define TAG_LGKM(tag) ((tag) >> 8)

/* Whether the wave issues nothing further until the answer: waiting atomics, scoped operations and flushes. */
static bool holds_wave(const struct execute_access *access)
{
    return access->wait_condition != ISA_WAIT_NONE || access->sync || access->kind == EXECUTE_ACCESS_FLUSH_L1;
}

static void vector_complete(struct mem_request *request, uint64_t cycle)
{
    struct cu_wave_issue *issue = request->owner;
    struct cu_resident *resident = issue->resident;
    struct cu_compute_unit *cu = resident->cu;
    struct cu_wave_counters *counters = &issue->counters;
    const struct execute_access *access = &request->access;
    uint64_t lgkm_done = cycle > counters->flat_lds_done ? cycle : counters->flat_lds_done;
    /* Accesses that went before a waiting atomic may end while it is under way. */
    bool answers = issue->in_atomic && holds_wave(access);
    enum cu_spin_watch_answer spin = CU_SPIN_WATCH_ACTS;

    SIM_REQUIRE(resident->outstanding > 0);
    SIM_REQUIRE(TAG_VM(request->tag) < CU_COUNTER_LIMIT);
    SIM_REQUIRE(counters->vm_done[TAG_VM(request->tag)] == CLOCK_NEVER);
    SIM_REQUIRE(cycle >= cu->clock->now);
    if (TAG_LGKM(request->tag) != NO_LGKM_SLOT) {
        counters->other_done[TAG_LGKM(request->tag)] = lgkm_done;
        cycle = lgkm_done;
    }
    counters->vm_done[TAG_VM(request->tag)] = cycle;
    if (cu->control->observing && !resident->removed)
        cu_note_vector(issue, access, request->wave_epoch);
    if (cu->control->watches_spins)
        spin = cu_spin_watch_answered(issue, request);
    if (answers) {
        issue->atomic_done = cycle;
        if (request->spins)
            cu_wait_unchanged(issue, request,
                              spin == CU_SPIN_WATCH_SAME ||
                                  (spin == CU_SPIN_WATCH_OTHER && request->spin.condition != ISA_WAIT_NONE));
        else if (access->wait_condition != ISA_WAIT_NONE)
            cu_wait_answered(issue, request);
        if (issue->operations[request->wave_epoch].opcode == ISA_OP_ds_gws_barrier)
            cu_wait_note_arrival(issue, request);
    }
    issue->took_word |= request->took;
    if (cu->parameters->kin_heir)
        cu_heir_answered(resident, request, cycle);
    path_request_release(cu->memory, request);
    resident->outstanding--;
    if (issue->issuing)
        return;
    if (answers) {
        cu_wave_answered(issue);
    } else if (issue->held) {
        issue->held = false;
        cu_wave_ready(issue, cu->clock->now);
    }
    cu_resident_settle(resident);
}

/* Lanes of a FLAT instruction that went to the LDS take a cycle a half-wave there. */
static void charge_flat_lds(struct cu_wave_issue *issue, uint64_t lanes, uint64_t cycle)
{
    uint32_t cycles = (uint32_t)((lanes & UINT32_MAX) != 0) + (uint32_t)(lanes >> 32 != 0);

    issue->counters.flat_lds_done = cu_lds_occupy(issue->simd->cu, cycles, cycle);
}

static void watch_spin(struct cu_wave_issue *issue, struct mem_request *request, uint32_t operation)
{
    enum cu_spin_watch_send send = cu_spin_watch_access(issue, request, operation, &request->spin);

    if (send == CU_SPIN_WATCH_ORDINARY)
        cu_wait_drop_part(issue);
    else if (send != CU_SPIN_WATCH_PASSED)
        cu_wait_for_change(issue, request, send == CU_SPIN_WATCH_FIRST);
}

static bool writes_memory(const struct execute_access *access)
{
    return access->exec && (access->kind == EXECUTE_ACCESS_STORE ||
                            (access->kind == EXECUTE_ACCESS_ATOMIC && access->atomic != EXECUTE_ATOMIC_LOAD));
}

/* The first write behind the taking of a word says that there was none between (policy.barging). */
static void note_write(struct cu_wave_issue *issue, struct mem_request *request)
{
    bool writes = writes_memory(&request->access);

    request->empty_section = writes && issue->took_word;
    issue->took_word &= !writes;
    if (writes)
        issue->gate.bytes = 0;
}

static enum isa_fault send_request(struct cu_wave_issue *issue, struct mem_request *request, uint64_t cycle,
                                   uint64_t *address)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct cu_kernel *kernel = issue->wave->workgroup->kernel;
    struct cu_wave_counters *counters = &issue->counters;
    const struct isa_operation *operation = cu_next_operation(issue);
    uint32_t index = issue->wave->state.operation, vm, lgkm = NO_LGKM_SLOT;
    uint64_t lds_lanes = 0;
    enum isa_fault fault;

    SIM_REQUIRE(!issue->in_atomic);
    SIM_REQUIRE(!issue->issuing);
    fault = execute_prepare_vector_access(&issue->wave->state, operation, &kernel->apertures, &request->access,
                                          &lds_lanes, address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (lds_lanes)
        charge_flat_lds(issue, lds_lanes, cycle);
    vm = cu_counters_add_vm(counters, CLOCK_NEVER);
    if (isa_opcodes[operation->opcode].format != ISA_FORMAT_MUBUF)
        lgkm = cu_counters_add_other(counters, 1, CLOCK_NEVER);
    request->cu = cu->index;
    request->process_base = kernel->process_base;
    request->process_bytes = kernel->process_bytes;
    request->complete = vector_complete;
    request->workgroup = issue->wave->workgroup->id;
    request->owner = issue;
    request->scoped = kernel->program->scoped && !(isa_opcodes[operation->opcode].flags & ISA_OP_GWS);
    request->tag = TAG(vm, lgkm);
    request->wave_epoch = index;
    cu_wait_prepare(issue, operation, request);
    if (cu->control->watches_spins && !cu->control->functional)
        watch_spin(issue, request, index);
    if (cu->control->accesses)
        request->observed = cu->control->accesses->issued(cu->control->accesses->context, issue->wave, request);
    note_write(issue, request);
    issue->in_atomic = holds_wave(&request->access);
    issue->atomic_done = CLOCK_NEVER;
    issue->resident->outstanding++;
    issue->issuing = true;
    fault = path_vector_access(cu->memory, request, cycle, address);
    issue->issuing = false;
    if (fault == ISA_FAULT_NONE)
        return fault;
    issue->resident->outstanding--;
    issue->in_atomic = false;
    cu_counters_drop_vm(counters);
    if (lgkm != NO_LGKM_SLOT)
        cu_counters_drop_other(counters, lgkm);
    return fault;
}

/* The first active lane whose access has the byte at the address; ISA_LANES: none. */
static uint32_t lane_at(const struct execute_access *access, uint64_t address)
{
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (address - access->address[lane] < access->bytes)
            return lane;
    }
    return ISA_LANES;
}

void cu_issue_vector_memory(struct cu_wave_issue *issue, uint64_t cycle)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct isa_operation *operation = cu_next_operation(issue);
    struct mem_request *request;
    uint64_t address = 0;
    enum isa_fault fault;

    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    if (cu_wait_ignored(cu->control, operation)) {
        issue->wave->state.operation++;
        cu_wave_advance(issue, 1);
        return;
    }
    request = path_request_acquire(cu->memory);
    if (!request) { /* the host has no memory left: the WG cannot go on */
        cu_resident_fault(issue, ISA_FAULT_TRAP, operation, 0, cycle);
        return;
    }
    fault = send_request(issue, request, cycle, &address);
    if (fault != ISA_FAULT_NONE) {
        cu_resident_fault_in_lane(issue, fault, operation, address, lane_at(&request->access, address), cycle);
        path_request_release(cu->memory, request);
    } else if (!issue->in_atomic) {
        cu_wave_advance(issue, 1);
    } else {
        issue->atomic_sent = cycle;
        cu_time_enter(issue, CU_CLASS_MEMORY);
        cu_fetch_ahead(issue, cycle);
        if (issue->atomic_done != CLOCK_NEVER)
            cu_wave_answered(issue);
    }
}
