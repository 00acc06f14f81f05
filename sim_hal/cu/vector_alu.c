/* vector_alu.c - the vector ALU of a SIMD. */
#include "cu/freeze.h"
#include "cu/units.h"
#include "engine/require.h"
#include "execute/vector.h"

void cu_issue_vector(struct cu_wave_issue *issue, uint64_t cycle)
{
    struct cu_simd *simd = issue->simd;
    const struct isa_operation *operation = cu_next_operation(issue);
    uint32_t turns = simd->cu->valu_turns[operation->rate];

    SIM_REQUIRE(operation->rate < ISA_RATE_COUNT);
    SIM_REQUIRE(simd->event_turn >= simd->valu_turn || simd->cu->control->functional);
    /* The assembler has checked a kernel's own code, not the functions it calls. */
    if (operation->vgprs > issue->wave->state.vector_count) {
        cu_resident_fault(issue, ISA_FAULT_REGISTER, operation, 0, cycle);
        return;
    }
    execute_vector(&issue->wave->state, operation);
    simd->valu_turn = simd->event_turn + turns;
    simd->cu->counters.valu_busy_cycles += simd->cu->valu_cycles[operation->rate];
    cu_wave_advance(issue, simd->cu->valu_wave_turns[operation->rate]);
}
