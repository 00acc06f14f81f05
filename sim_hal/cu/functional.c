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
#include "execute/scalar.h"
#include "execute/vector.h"
#include "execute/vector_registers.h"
#include "path/instant.h"

#define RUN_MOST GPU_ANSWER_MOST /* turns that a run takes, so that no wave keeps others waiting for ever */

static void (*const units[ISA_UNIT_COUNT])(struct gpu_wave_issue *, uint64_t) = {
    [ISA_UNIT_BRANCH] = gpu_issue_branch,      [ISA_UNIT_SALU] = gpu_issue_scalar,
    [ISA_UNIT_SMEM] = gpu_issue_scalar_memory, [ISA_UNIT_VALU] = gpu_issue_vector,
    [ISA_UNIT_VMEM] = gpu_issue_vector_memory, [ISA_UNIT_LDS] = gpu_issue_lds,
    [ISA_UNIT_INTERNAL] = gpu_issue_internal};

static inline enum isa_fault execute_vector(struct gpu_wave_issue *issue, const struct isa_operation *operation)
{
    if (operation->vgprs > issue->wave->state.vector_count)
        return ISA_FAULT_REGISTER;
    isa_execute_vector(&issue->wave->state, operation);
    return ISA_FAULT_NONE;
}

static enum isa_fault execute_scalar_memory(struct gpu_wave_issue *issue, const struct isa_operation *operation,
                                            uint64_t cycle, uint64_t *address)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    const struct gpu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    struct isa_scalar_access access;
    enum isa_fault fault;
    uint64_t done;

    state->now = cycle;
    fault = isa_prepare_scalar_access(state, operation, &access, address);
    if (fault != ISA_FAULT_NONE || !access.dwords)
        return fault;
    return gpu_scalar_memory(cu->memory, cu->index, state, &access, kernel->process_base, kernel->process_bytes, cycle,
                             &done, address);
}

static inline enum isa_fault execute(struct gpu_wave_issue *issue, const struct isa_operation *operation,
                                     uint64_t cycle, uint64_t *address)
{
    struct isa_wave *state = &issue->wave->state;
    uint32_t cycles;
    bool taken;

    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_VALU:
        return execute_vector(issue, operation);
    case ISA_UNIT_SALU:
    case ISA_UNIT_BRANCH:
        return isa_execute_scalar(state, operation, &taken);
    case ISA_UNIT_LDS:
        return isa_execute_lds(state, operation, &cycles, address);
    case ISA_UNIT_SMEM:
        return execute_scalar_memory(issue, operation, cycle, address);
    default: /* these stand alone */
        return ISA_FAULT_NONE;
    }
}

/* Executes an operation on its short way. Returns false if it has to go the long one. */
static inline bool execute_quickly(struct isa_wave *state, const struct isa_operation *operation,
                                   const struct isa_quick *quick, struct isa_quick_shapes *shapes)
{
    if (quick->kind == ISA_QUICK_IDLE) {
        state->operation++;
        return true;
    }
    if (quick->kind == ISA_QUICK_NONE || isa_exec(state) != UINT64_MAX || quick->vgprs > state->vector_count)
        return false;
    if (quick->kind == ISA_QUICK_LDS)
        return isa_quick_lds(state, operation, &quick->words, shapes);
    isa_quick_vector(state, operation, quick);
    return true;
}

/* A load or store on its short way. Returns false if it has to go the long one, in a turn of its own. */
static bool access_memory(struct gpu_wave_issue *issue, const struct isa_operation *operation,
                          const struct isa_quick *quick, uint64_t cycle)
{
    const struct gpu_kernel *kernel = issue->wave->workgroup->kernel;
    struct isa_wave *state = &issue->wave->state;
    bool loads = quick->kind == ISA_QUICK_LOAD, done;
    struct gpu_instant_words words = {.exec = isa_exec(state),
                                      .words = quick->sources,
                                      .first_line = (kernel->process_base + GPU_LINE_BYTES - 1) / GPU_LINE_BYTES};
    uint64_t end = (kernel->process_base + kernel->process_bytes) / GPU_LINE_BYTES;

    if (quick->vgprs > state->vector_count)
        return false;
    words.low = isa_const_vector_rows(state, operation->source[0])[0];
    words.high = isa_const_vector_rows(state, operation->source[0])[1];
    words.rows = isa_vector_rows(state, loads ? operation->destination : operation->source[1]);
    words.lines = end > words.first_line ? end - words.first_line : 0;
    done = loads ? gpu_instant_load(issue->simd->cu->memory, &words)
                 : gpu_instant_store(issue->simd->cu->memory, &words, cycle);
    state->operation += done;
    return done;
}

/* Shows the wave's next operation to the observer of steps, once. */
static void show(struct gpu_wave_issue *issue, uint64_t cycle)
{
    const struct gpu_step_observer *steps = issue->simd->cu->control->steps;

    if (!issue->shown)
        steps->instruction(steps->context, issue->wave, cycle);
    issue->shown = false;
}

/* Executes instructions up to the next one that stands alone. Returns how many turns they take; 0 if that is the first one, or
 * the wave has faulted. shown, a constant: they are shown to the observer of steps. */
static inline __attribute__((always_inline)) uint32_t execute_run(struct gpu_wave_issue *issue, uint64_t cycle,
                                                                  bool shown)
{
    struct gpu_compute_unit *cu = issue->simd->cu;
    const struct isa_quick *quicks = issue->wave->workgroup->kernel->quick, *quick;
    struct isa_wave *state = &issue->wave->state;
    struct isa_quick_shapes shapes = {.operand = {0}};
    uint32_t turns = 0;

    while (turns < RUN_MOST && (quick = &quicks[state->operation])->kind != ISA_QUICK_ALONE) {
        const struct isa_operation *operation = gpu_next_operation(issue);
        uint64_t address = 0;
        enum isa_fault fault;

        if (shown)
            show(issue, cycle);
        if (quick->kind == ISA_QUICK_LOAD || quick->kind == ISA_QUICK_STORE) {
            if (!access_memory(issue, operation, quick, cycle)) {
                issue->shown = shown;
                break;
            }
        } else if (!execute_quickly(state, operation, quick, &shapes)) {
            fault = execute(issue, operation, cycle + (uint64_t)turns * cu->period, &address);
            if (fault != ISA_FAULT_NONE) {
                gpu_resident_fault(issue, fault, operation, address, cycle);
                return 0;
            }
            if (operation->unit == ISA_UNIT_SMEM)
                turns += GPU_ANSWER_SCALAR - 1;
        }
        cu->counters.by_unit[operation->unit]++;
        if (quick->moves)
            shapes = (struct isa_quick_shapes){.operand = {0}};
        turns++;
    }
    return turns;
}

/* Executes an operation on memory or the LDS. The wave is still there behind it, as none of these is its last. */
static __attribute__((noinline)) void access_alone(struct gpu_wave_issue *issue, uint64_t cycle, enum isa_unit unit)
{
    const struct gpu_memory *memory = issue->simd->cu->memory->memory;
    uint64_t changes = memory->changes;
    uint32_t index = issue->wave->state.operation;

    units[unit](issue, cycle);
    gpu_wave_postpone(issue, gpu_answer_turns(issue, index, memory->changes != changes) - 1);
}

static inline void issue_alone(struct gpu_wave_issue *issue, uint64_t cycle, bool shown)
{
    enum isa_unit unit = (enum isa_unit)gpu_next_operation(issue)->unit;

    if (shown)
        show(issue, cycle);
    issue->simd->cu->counters.by_unit[unit]++;
    if (unit == ISA_UNIT_VMEM || unit == ISA_UNIT_LDS || unit == ISA_UNIT_SMEM)
        access_alone(issue, cycle, unit);
    else
        units[unit](issue, cycle);
}

/* While deadlock detection observes, all instructions issue by themselves, because the execution units note what it needs. */
static inline __attribute__((always_inline)) void take_wave(struct gpu_wave_issue *issue, uint64_t cycle, bool shown)
{
    uint32_t turns = 0;

    if (!issue->simd->cu->control->observing)
        turns = execute_run(issue, cycle, shown);
    if (turns)
        gpu_wave_advance(issue, turns);
    else if (!issue->resident->faulted)
        issue_alone(issue, cycle, shown);
}

static inline __attribute__((always_inline)) void take_turn(struct gpu_event *event, uint64_t cycle, bool shown)
{
    struct gpu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn, next;

    simd->next_turn = turn + 1;
    gpu_wheel_wake(simd, turn);
    simd->in_turn = true;
    while (simd->ready) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(simd->ready)];

        simd->ready &= simd->ready - 1;
        take_wave(issue, cycle, shown);
    }
    simd->in_turn = false;
    next = gpu_wheel_next(simd, turn);
    if (next != GPU_NEVER)
        gpu_simd_schedule(simd, next);
}

static void take_plain_turn(struct gpu_event *event, uint64_t cycle)
{
    take_turn(event, cycle, false);
}

static void take_shown_turn(struct gpu_event *event, uint64_t cycle)
{
    take_turn(event, cycle, true);
}

gpu_event_function gpu_functional_turns(const struct gpu_cu_control *control)
{
    return control->steps ? take_shown_turn : take_plain_turn;
}

/* ---- timing begins ---- */

/* Takes the WG's waves out of the wheel. Those that were there are held. */
static void take_out(struct gpu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct gpu_wave_issue *issue = workgroup->waves[i].issue;
        bool held = gpu_wheel_holds(issue);

        gpu_wave_stop(issue);
        issue->held = held;
    }
}

/* Puts those back, at the turn that they were at. */
static void put_back(struct gpu_workgroup *workgroup, uint64_t now)
{
    workgroup->placed_at = now;
    gpu_phase_interrupt((struct gpu_resident *)workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct gpu_wave_issue *issue = workgroup->waves[i].issue;

        gpu_time_place(issue, now);
        gpu_fetch_restart(issue);
        if (issue->held) {
            issue->held = false;
            gpu_wave_ready(issue, gpu_turn_cycle(issue->simd, issue->wake_turn));
        } else if (!workgroup->frozen) {
            gpu_time_enter(issue, gpu_class_of_status((enum gpu_wave_status)issue->wave->status));
            gpu_fetch_ahead(issue, now);
        }
    }
}

static void reset_simd(struct gpu_simd *simd, uint64_t now)
{
    const struct gpu_compute_unit *cu = simd->cu;
    bool observed = simd->time.observed;

    gpu_clock_cancel(cu->clock, &simd->event);
    simd->event.fire = gpu_simd_turns(cu->parameters->issue_width, observed);
    simd->next_turn = gpu_turn_at(simd, now);
    memset(&simd->time, 0, sizeof(simd->time));
    simd->time.observed = observed;
}

void gpu_functional_end(struct gpu_compute_unit *cu, uint64_t now)
{
    for (struct gpu_resident *resident = cu->residents; resident; resident = resident->next) {
        if (!resident->removed)
            take_out(&resident->workgroup);
    }
    memset(&cu->time, 0, sizeof(cu->time));
    memset(&cu->counters, 0, sizeof(cu->counters));
    cu->fetch.grants = (uint32_t)cu->parameters->fetch_grants;
    for (uint32_t i = 0; i < cu->simd_count; i++)
        reset_simd(&cu->simds[i], now);
}

void gpu_functional_continue(struct gpu_compute_unit *cu, uint64_t now)
{
    if (cu->workgroups)
        gpu_time_hold(cu, now);
    for (struct gpu_resident *resident = cu->residents; resident; resident = resident->next) {
        if (!resident->removed)
            put_back(&resident->workgroup, now);
    }
}
