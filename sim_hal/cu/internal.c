/* internal.c - instructions that need no unit: waits, barriers, sleeps, messages, priorities, ends. */
#include "cu/barrier.h"
#include "cu/counters.h"
#include "cu/freeze.h"
#include "cu/units.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "isa/opcodes.h"

static void sleep_wave(struct gpu_wave_issue *issue, uint64_t cycles, uint64_t now)
{
    if (!cycles || !gpu_wave_start_timer(issue, GPU_TIMER_SLEEP, now + cycles)) {
        gpu_wave_advance(issue, 1);
        return;
    }
    issue->wave->status = GPU_WAVE_SLEEPING;
    gpu_time_enter(issue, GPU_CLASS_SLEEP);
    gpu_fetch_ahead(issue, now);
}

/* Tells the observer of accesses of an instruction that waits for counters. Not inline: few runs have an observer, and all
 * would save registers for its call. */
static __attribute__((noinline)) void show_wait(const struct gpu_wave_issue *issue,
                                                const struct isa_operation *operation)
{
    const struct gpu_access_observer *accesses = issue->simd->cu->control->accesses;
    bool flushes = operation->opcode == ISA_OP_onward_flush;
    uint32_t vm, lgkm;

    gpu_counters_demand(operation, &vm, &lgkm);
    if ((vm == 0 || lgkm == 0) && (flushes || operation->opcode == ISA_OP_s_waitcnt))
        accesses->waited(accesses->context, issue->wave, vm == 0, lgkm == 0, flushes);
}

void gpu_issue_internal(struct gpu_wave_issue *issue, uint64_t cycle)
{
    const struct gpu_parameters *parameters = issue->simd->cu->parameters;
    struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *operation = gpu_next_operation(issue);
    uint64_t immediate = (uint16_t)operation->immediate;

    if (operation->opcode == ISA_OP_s_trap) {
        bool behind = state->operation >= state->program->operation_count;

        gpu_resident_fault(issue, behind ? ISA_FAULT_PC : ISA_FAULT_TRAP, operation, 0, cycle);
        return;
    }
    if (issue->wave->workgroup->at_message &&
        (operation->opcode == ISA_OP_s_barrier || operation->opcode == ISA_OP_s_endpgm)) {
        gpu_resident_fault(issue, ISA_FAULT_DIVERGENCE, operation, 0, cycle);
        return;
    }
    if (issue->simd->cu->control->accesses)
        show_wait(issue, operation);
    if (operation->opcode == ISA_OP_onward_flush && parameters->l1_mode == GPU_L1_COMBINE) {
        gpu_issue_vector_memory(issue, cycle);
        return;
    }
    state->operation++;
    switch (operation->opcode) {
    case ISA_OP_s_nop:
        gpu_wave_advance(issue, (uint32_t)(immediate & 7u) + 1);
        return;
    case ISA_OP_s_sleep:
        sleep_wave(issue, parameters->sleep_cycles * (immediate & parameters->sleep_mask), cycle);
        return;
    case ISA_OP_s_barrier:
        gpu_wave_arrive(issue, cycle);
        return;
    case ISA_OP_onward_message:
        if (!gpu_wave_send(issue, operation))
            gpu_resident_fault(issue, ISA_FAULT_DIVERGENCE, operation, 0, cycle);
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
        gpu_wave_jump(issue, 1);
        return;
    default: /* performance markers; s_waitcnt and, with a write-through L1, onward_flush: satisfied at their turn */
        gpu_wave_advance(issue, 1);
        return;
    }
}
