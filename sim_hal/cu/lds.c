/* lds.c - the local data share of a compute unit. */
#include "cu/lds.h"

#include "cu/counters.h"
#include "cu/freeze.h"
#include "cu/repetition.h"
#include "cu/spin_watch.h"
#include "cu/units.h"
#include "engine/require.h"

/* The first cycle of work is part of the latency. */
uint64_t cu_lds_occupy(struct cu_compute_unit *cu, uint32_t cycles, uint64_t now)
{
    uint64_t start = cu->lds_busy_until > now ? cu->lds_busy_until : now;

    SIM_REQUIRE(cycles >= 1);
    cu->lds_busy_until = start + cycles;
    return start + cu->parameters->lds_latency + cycles - 1;
}

void cu_issue_lds(struct cu_wave_issue *issue, uint64_t cycle)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = cu_next_operation(issue);
    uint32_t index = state->operation, cycles = 1;
    uint64_t address = 0;
    enum isa_fault fault;

    if (cu->control->accesses)
        cu->control->accesses->issues_lds(cu->control->accesses->context, issue->wave, operation);
    if (cu->control->watches_spins)
        cu_spin_watch_lds(issue, operation);
    fault = execute_lds(state, operation, &cycles, &address);
    if (fault != ISA_FAULT_NONE) {
        cu_resident_fault(issue, fault, operation, address, cycle);
        return;
    }
    cu_counters_add_lds(&issue->counters, cu_lds_occupy(cu, cycles, cycle));
    cu->counters.lds_conflict_cycles += cycles - 1;
    if (cu->control->observing)
        cu_note_lds(issue, index);
    cu_wave_advance(issue, 1);
}
