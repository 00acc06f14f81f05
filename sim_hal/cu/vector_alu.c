/* vector_alu.c - the vector ALU of a SIMD. */
#include "cu/freeze.h"
#include "cu/units.h"
#include "engine/require.h"
#include "execute/quick.h"
#include "execute/vector.h"

/* The short way leaves out carries that nothing reads. Deadlock detection, which compares registers, sees all of them. */
static inline void execute(struct cu_wave_issue *issue, const struct isa_operation *operation)
{
    struct isa_wave *state = &issue->wave->state;

    if (issue->quick && isa_exec(state) == UINT64_MAX && !issue->simd->cu->control->observing &&
        execute_quick_is_vector(&issue->quick[state->operation]))
        execute_quick_vector(state, operation, &issue->quick[state->operation]);
    else
        execute_vector(state, operation);
}

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
    execute(issue, operation);
    simd->valu_turn = simd->event_turn + turns;
    simd->cu->counters.valu_busy_cycles += simd->cu->valu_cycles[operation->rate];
    cu_wave_advance(issue, simd->cu->valu_wave_turns[operation->rate]);
}
