/* internal.c - instructions that need no unit: waits, barriers, sleeps, messages, priorities, ends. */
#include "cu/barrier.h"
#include "cu/counters.h"
#include "cu/freeze.h"
#include "cu/units.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "engine/require.h"
#include "isa/opcodes.h"

/* Goes on behind an instruction that takes a number of turns. */
static void go_on(struct cu_wave_issue *issue, uint32_t turns)
{
    SIM_REQUIRE(turns >= 1);
    issue->wave->state.operation++;
    cu_wave_advance(issue, turns);
}

/* Faults where a message of the wave's work-group is on its way, which its waves have to send together. */
static bool diverges(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t cycle)
{
    if (!issue->wave->workgroup->at_message)
        return false;
    cu_resident_fault(issue, ISA_FAULT_DIVERGENCE, operation, 0, cycle);
    return true;
}

/* ---- handlers ---- */

#define INTERNAL_HANDLER(name)                                                                                         \
    static void internal_##name(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t cycle)

/* Performance markers; and waits for counters: they are satisfied at their turn. */
INTERNAL_HANDLER(idle)
{
    (void)operation;
    (void)cycle;
    go_on(issue, 1);
}

INTERNAL_HANDLER(s_nop)
{
    (void)cycle;
    go_on(issue, ((uint32_t)operation->immediate & 7u) + 1);
}

INTERNAL_HANDLER(s_sleep)
{
    const struct parameters *parameters = issue->simd->cu->parameters;
    uint64_t cycles = parameters->sleep_cycles * ((uint64_t)(uint16_t)operation->immediate & parameters->sleep_mask);

    issue->wave->state.operation++;
    if (!cycles || !cu_wave_start_timer(issue, CU_TIMER_SLEEP, cycle + cycles)) {
        cu_wave_advance(issue, 1);
        return;
    }
    issue->wave->status = CU_WAVE_SLEEPING;
    cu_time_enter(issue, CU_CLASS_SLEEP);
    cu_fetch_ahead(issue, cycle);
}

INTERNAL_HANDLER(s_barrier)
{
    if (diverges(issue, operation, cycle))
        return;
    issue->wave->state.operation++;
    cu_wave_arrive(issue, cycle);
}

INTERNAL_HANDLER(onward_message)
{
    issue->wave->state.operation++;
    if (!cu_wave_send(issue, operation))
        cu_resident_fault(issue, ISA_FAULT_DIVERGENCE, operation, 0, cycle);
}

INTERNAL_HANDLER(s_endpgm)
{
    if (diverges(issue, operation, cycle))
        return;
    issue->wave->state.operation++;
    cu_wave_end(issue, cycle);
}

INTERNAL_HANDLER(s_setprio)
{
    (void)cycle;
    issue->wave->state.operation++;
    issue->wave->state.priority = (uint8_t)((uint32_t)operation->immediate & 3u);
    cu_simd_prioritise(issue->simd, issue);
    cu_wave_advance(issue, 1);
}

INTERNAL_HANDLER(s_icache_inv)
{
    (void)operation;
    (void)cycle;
    issue->wave->state.operation++;
    cu_wave_jump(issue, 1);
}

INTERNAL_HANDLER(s_trap)
{
    const struct isa_wave *state = &issue->wave->state;
    bool behind = state->operation >= state->program->operation_count;

    cu_resident_fault(issue, behind ? ISA_FAULT_PC : ISA_FAULT_TRAP, operation, 0, cycle);
}

/* With a write-through L1 it is satisfied at its turn. */
INTERNAL_HANDLER(onward_flush)
{
    if (issue->simd->cu->parameters->l1_mode == PARAMETERS_L1_COMBINE)
        cu_issue_vector_memory(issue, cycle);
    else
        internal_idle(issue, operation, cycle);
}

static void (*const handlers[ISA_OP_COUNT])(struct cu_wave_issue *, const struct isa_operation *, uint64_t) = {
#define ISA_HANDLER_INTERNAL(mnemonic, handler) [ISA_OP_##mnemonic] = internal_##handler,
#include "isa/opcodes.def"
};

/* Tells the observer of accesses of an instruction that waits for counters. Not inline: few runs have an observer, and all
 * would save registers for its call. */
static __attribute__((noinline)) void show_wait(const struct cu_wave_issue *issue,
                                                const struct isa_operation *operation)
{
    const struct mem_access_observer *accesses = issue->simd->cu->control->accesses;
    bool flushes = operation->opcode == ISA_OP_onward_flush;
    uint32_t vm, lgkm;

    cu_counters_demand(operation, &vm, &lgkm);
    if ((vm == 0 || lgkm == 0) && (flushes || operation->opcode == ISA_OP_s_waitcnt))
        accesses->waited(accesses->context, issue->wave, vm == 0, lgkm == 0, flushes);
}

void cu_issue_internal(struct cu_wave_issue *issue, uint64_t cycle)
{
    const struct isa_operation *operation = cu_next_operation(issue);

    SIM_REQUIRE(operation->unit == ISA_UNIT_INTERNAL);
    SIM_REQUIRE(handlers[operation->opcode]);
    if (issue->simd->cu->control->accesses)
        show_wait(issue, operation);
    handlers[operation->opcode](issue, operation, cycle);
}
