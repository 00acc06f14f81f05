/* functional.c - see functional.h. */
#include "cu/functional.h"

#include <string.h>

#include "cu/answers.h"
#include "cu/freeze.h"
#include "cu/imbalance.h"
#include "cu/units.h"
#include "cu/wave_scheduler.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"
#include "execute/scalar.h"
#include "execute/vector.h"
#include "execute/vector_registers.h"
#include "path/instant.h"

#define RUN_MOST CU_ANSWER_MOST /* turns that a run takes, so that no wave keeps others waiting for ever */

static void (*const units[ISA_UNIT_COUNT])(struct cu_wave_issue *, uint64_t) = {
    [ISA_UNIT_BRANCH] = cu_issue_branch,      [ISA_UNIT_SALU] = cu_issue_scalar,
    [ISA_UNIT_SMEM] = cu_issue_scalar_memory, [ISA_UNIT_VALU] = cu_issue_vector,
    [ISA_UNIT_VMEM] = cu_issue_vector_memory, [ISA_UNIT_LDS] = cu_issue_lds,
    [ISA_UNIT_INTERNAL] = cu_issue_internal};

static inline enum isa_fault step_vector(struct cu_wave_issue *issue, const struct isa_operation *operation)
{
    if (operation->vgprs > issue->wave->state.vector_count)
        return ISA_FAULT_REGISTER;
    execute_vector(&issue->wave->state, operation);
    return ISA_FAULT_NONE;
}

static enum isa_fault execute_scalar_memory(struct cu_wave_issue *issue, const struct isa_operation *operation,
                                            uint64_t cycle, uint64_t *address)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct cu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    struct execute_scalar_access access;
    enum isa_fault fault;
    uint64_t done;

    state->now = cycle;
    fault = execute_prepare_scalar_access(state, operation, &access, address);
    if (fault != ISA_FAULT_NONE || !access.dwords)
        return fault;
    return path_scalar_memory(cu->memory, cu->index, state, &access, kernel->process_base, kernel->process_bytes, cycle,
                              &done, address);
}

static inline enum isa_fault execute(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t cycle,
                                     uint64_t *address)
{
    struct isa_wave *state = &issue->wave->state;
    uint32_t cycles;
    bool taken;

    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_VALU:
        return step_vector(issue, operation);
    case ISA_UNIT_SALU:
    case ISA_UNIT_BRANCH:
        return execute_scalar(state, operation, &taken);
    case ISA_UNIT_LDS:
        return execute_lds(state, operation, &cycles, address);
    case ISA_UNIT_SMEM:
        return execute_scalar_memory(issue, operation, cycle, address);
    default: /* these stand alone */
        return ISA_FAULT_NONE;
    }
}

/* Executes an operation on its short way. Returns false if it has to go the long one. */
static inline bool execute_quickly(struct isa_wave *state, const struct isa_operation *operation,
                                   const struct execute_quick *quick, struct execute_quick_shapes *shapes)
{
    if (quick->kind == EXECUTE_QUICK_IDLE) {
        state->operation++;
        return true;
    }
    if (quick->kind == EXECUTE_QUICK_NONE || isa_exec(state) != UINT64_MAX || quick->vgprs > state->vector_count)
        return false;
    if (quick->kind == EXECUTE_QUICK_LDS)
        return execute_quick_lds(state, operation, &quick->words, shapes);
    execute_quick_vector(state, operation, quick);
    return true;
}

/* A load or store on its short way. Returns false if it has to go the long one, in a turn of its own. */
static bool access_memory(struct cu_wave_issue *issue, const struct isa_operation *operation,
                          const struct execute_quick *quick, uint64_t cycle)
{
    const struct cu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    bool loads = quick->kind == EXECUTE_QUICK_LOAD, done;
    struct path_instant_words words = {.exec = isa_exec(state),
                                       .words = quick->sources,
                                       .first_line = (kernel->process_base + MEM_LINE_BYTES - 1) / MEM_LINE_BYTES};
    uint64_t end = (kernel->process_base + kernel->process_bytes) / MEM_LINE_BYTES;

    if (quick->vgprs > state->vector_count)
        return false;
    words.low = execute_const_vector_rows(state, operation->source[0])[0];
    words.high = execute_const_vector_rows(state, operation->source[0])[1];
    words.rows = execute_vector_rows(state, loads ? operation->destination : operation->source[1]);
    words.lines = end > words.first_line ? end - words.first_line : 0;
    done = loads ? path_instant_load(issue->simd->cu->memory, &words)
                 : path_instant_store(issue->simd->cu->memory, &words, cycle);
    state->operation += done;
    return done;
}

/* Shows the wave's next operation to the observer of steps, once. */
static void show(struct cu_wave_issue *issue, uint64_t cycle)
{
    const struct cu_step_observer *steps = issue->simd->cu->control->steps;

    if (!issue->shown)
        steps->instruction(steps->context, issue->wave, cycle);
    issue->shown = false;
}

/* Executes instructions up to the next one that stands alone. Returns how many turns they take; 0 if that is the first one, or
 * the wave has faulted. shown, a constant: they are shown to the observer of steps. */
static inline __attribute__((always_inline)) uint32_t execute_run(struct cu_wave_issue *issue, uint64_t cycle,
                                                                  bool shown)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct execute_quick *quicks = issue->wave->workgroup->kernel->quick, *quick;
    struct isa_wave *state = &issue->wave->state;
    struct execute_quick_shapes shapes = {.operand = {0}};
    uint32_t turns = 0;

    while (turns < RUN_MOST && (quick = &quicks[state->operation])->kind != EXECUTE_QUICK_ALONE) {
        const struct isa_operation *operation = cu_next_operation(issue);
        uint64_t address = 0;
        enum isa_fault fault;

        if (shown)
            show(issue, cycle);
        if (quick->kind == EXECUTE_QUICK_LOAD || quick->kind == EXECUTE_QUICK_STORE) {
            if (!access_memory(issue, operation, quick, cycle)) {
                issue->shown = shown;
                break;
            }
        } else if (!execute_quickly(state, operation, quick, &shapes)) {
            fault = execute(issue, operation, cycle + (uint64_t)turns * cu->period, &address);
            if (fault != ISA_FAULT_NONE) {
                cu_resident_fault(issue, fault, operation, address, cycle);
                return 0;
            }
            if (operation->unit == ISA_UNIT_SMEM)
                turns += CU_ANSWER_SCALAR - 1;
        }
        cu->counters.by_unit[operation->unit]++;
        if (quick->moves)
            shapes = (struct execute_quick_shapes){.operand = {0}};
        turns++;
    }
    return turns;
}

/* Executes an operation on memory or the LDS. The wave is still there behind it, as none of these is its last. */
static __attribute__((noinline)) void access_alone(struct cu_wave_issue *issue, uint64_t cycle, enum isa_unit unit)
{
    const struct mem *memory = issue->simd->cu->memory->memory;
    uint64_t changes = memory->changes;
    uint32_t index = issue->wave->state.operation;

    units[unit](issue, cycle);
    cu_wave_postpone(issue, cu_answer_turns(issue, index, memory->changes != changes) - 1);
}

static inline void issue_alone(struct cu_wave_issue *issue, uint64_t cycle, bool shown)
{
    enum isa_unit unit = (enum isa_unit)cu_next_operation(issue)->unit;

    if (shown)
        show(issue, cycle);
    issue->simd->cu->counters.by_unit[unit]++;
    if (unit == ISA_UNIT_VMEM || unit == ISA_UNIT_LDS || unit == ISA_UNIT_SMEM)
        access_alone(issue, cycle, unit);
    else
        units[unit](issue, cycle);
}

/* While deadlock detection observes, all instructions issue by themselves, because the execution units note what it needs. */
static inline __attribute__((always_inline)) void take_wave(struct cu_wave_issue *issue, uint64_t cycle, bool shown)
{
    uint32_t turns = 0;

    if (!issue->simd->cu->control->observing)
        turns = execute_run(issue, cycle, shown);
    if (turns)
        cu_wave_advance(issue, turns);
    else if (!issue->resident->faulted)
        issue_alone(issue, cycle, shown);
}

static inline __attribute__((always_inline)) void take_turn(struct clock_event *event, uint64_t cycle, bool shown)
{
    struct cu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn, next;

    SIM_REQUIRE(!simd->in_turn);
    SIM_REQUIRE(turn >= simd->next_turn);
    simd->next_turn = turn + 1;
    cu_wheel_wake(simd, turn);
    simd->in_turn = true;
    while (simd->ready) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(simd->ready)];

        simd->ready &= simd->ready - 1;
        take_wave(issue, cycle, shown);
    }
    simd->in_turn = false;
    next = cu_wheel_next(simd, turn);
    if (next != CLOCK_NEVER)
        cu_simd_schedule(simd, next);
}

static void take_plain_turn(struct clock_event *event, uint64_t cycle)
{
    take_turn(event, cycle, false);
}

static void take_shown_turn(struct clock_event *event, uint64_t cycle)
{
    take_turn(event, cycle, true);
}

clock_event_function cu_functional_turns(const struct cu_control *control)
{
    return control->steps ? take_shown_turn : take_plain_turn;
}

/* ---- timing begins ---- */

/* Takes the WG's waves out of the wheel. Those that were there are held. */
static void take_out(struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct cu_wave_issue *issue = workgroup->waves[i].issue;
        bool held = cu_wheel_holds(issue);

        cu_wave_stop(issue);
        issue->held = held;
    }
}

/* Puts those back, at the turn that they were at. */
static void put_back(struct cu_workgroup *workgroup, uint64_t now)
{
    workgroup->placed_at = now;
    cu_phase_interrupt((struct cu_resident *)workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct cu_wave_issue *issue = workgroup->waves[i].issue;

        cu_time_place(issue, now);
        cu_fetch_restart(issue);
        if (issue->held) {
            issue->held = false;
            cu_wave_ready(issue, cu_turn_cycle(issue->simd, issue->wake_turn));
        } else if (!workgroup->frozen) {
            cu_time_enter(issue, cu_class_of_status((enum cu_wave_status)issue->wave->status));
            cu_fetch_ahead(issue, now);
        }
    }
}

static void reset_simd(struct cu_simd *simd, uint64_t now)
{
    const struct cu_compute_unit *cu = simd->cu;
    bool observed = simd->time.observed;

    clock_cancel(cu->clock, &simd->event);
    SIM_REQUIRE(!simd->ready && !simd->wheel_slots);
    simd->event.fire = cu_simd_turns(cu->parameters->issue_width, observed);
    simd->next_turn = cu_turn_at(simd, now);
    memset(&simd->time, 0, sizeof(simd->time));
    simd->time.observed = observed;
}

void cu_functional_end(struct cu_compute_unit *cu, uint64_t now)
{
    for (struct cu_resident *resident = cu->residents; resident; resident = resident->next) {
        if (!resident->removed)
            take_out(&resident->workgroup);
    }
    memset(&cu->time, 0, sizeof(cu->time));
    memset(&cu->counters, 0, sizeof(cu->counters));
    cu->fetch.grants = (uint32_t)cu->parameters->fetch_grants;
    for (uint32_t i = 0; i < cu->simd_count; i++)
        reset_simd(&cu->simds[i], now);
}

void cu_functional_continue(struct cu_compute_unit *cu, uint64_t now)
{
    if (cu->workgroups)
        cu_time_hold(cu, now);
    for (struct cu_resident *resident = cu->residents; resident; resident = resident->next) {
        if (!resident->removed)
            put_back(&resident->workgroup, now);
    }
}
