/* scalar_memory.c - scalar memory: loads and stores through the scalar cache, the clock, cache invalidations. */
#include "cu/counters.h"
#include "cu/freeze.h"
#include "cu/repetition.h"
#include "cu/spin_watch.h"
#include "cu/units.h"

void cu_issue_scalar_memory(struct cu_wave_issue *issue, uint64_t cycle)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct cu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = cu_next_operation(issue);
    uint32_t index = state->operation;
    struct execute_scalar_access access;
    uint64_t address = 0, done = cycle + cu->parameters->scache_latency;
    enum isa_fault fault;

    state->now = cycle;
    cu_spin_watch_forget(issue); /* it reads the time, or words that are not watched */
    fault = execute_prepare_scalar_access(state, operation, &access, &address);
    if (fault == ISA_FAULT_NONE && (access.dwords || access.kind == EXECUTE_ACCESS_INVALIDATE_L1)) {
        fault = path_scalar_memory(cu->memory, cu->index, state, &access, kernel->process_base, kernel->process_bytes,
                                   cycle, &done, &address);
        if (fault == ISA_FAULT_NONE && cu->control->observing)
            cu_note_scalar(issue, &access, index);
        issue->took_word &= access.kind != EXECUTE_ACCESS_STORE;
        if (access.kind == EXECUTE_ACCESS_STORE)
            issue->gate.bytes = 0;
        if (fault == ISA_FAULT_NONE && cu->control->accesses)
            cu->control->accesses->issued_scalar(cu->control->accesses->context, issue->wave, &access);
    }
    if (fault != ISA_FAULT_NONE) {
        cu_resident_fault(issue, fault, operation, address, cycle);
        return;
    }
    cu_counters_add_other(&issue->counters, access.dwords > 1 ? 2 : 1, done);
    cu_wave_advance(issue, cu->salu_turns);
}
