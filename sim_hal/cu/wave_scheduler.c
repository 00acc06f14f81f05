/* wave_scheduler.c - issue turns: an instruction a unit, from the wave that the scheduler picks. */
#include "cu/wave_scheduler.h"

#include "cu/patience.h"
#include "cu/scheduler.h"
#include "cu/units.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"

/* ---- the schedulers there are ---- */

#define WAVE_SCHEDULER(identifier, name) extern const struct gpu_wave_scheduler gpu_wave_scheduler_##identifier;
#include "wave_schedulers.def"
#undef WAVE_SCHEDULER

const struct gpu_wave_scheduler *gpu_wave_scheduler(uint64_t number)
{
    static const struct gpu_wave_scheduler *const schedulers[] = {
#define WAVE_SCHEDULER(identifier, name) &gpu_wave_scheduler_##identifier,
#include "wave_schedulers.def"
#undef WAVE_SCHEDULER
    };

    return number < sizeof(schedulers) / sizeof(schedulers[0]) ? schedulers[number] : NULL;
}

/* The wave at the position issues now. Inline, as this is what the simulator does most. */
static inline __attribute__((always_inline)) struct gpu_wave_issue *take_wave(struct gpu_simd *simd, uint32_t position)
{
    const struct gpu_wave_scheduler *scheduler = simd->cu->scheduler;
    struct gpu_wave_issue *issue = simd->waves[position];

    simd->ready &= ~(UINT64_C(1) << position); /* issue->bit, which the host may still have to fetch */
    gpu_patience_served(simd, position);
    simd->cu->counters.by_unit[issue->unit]++;
    gpu_time_issue(simd, issue);
    if (scheduler->issues)
        scheduler->issues(simd, issue);
    return issue;
}

/* One of the candidates issues now. */
static inline __attribute__((always_inline)) struct gpu_wave_issue *take_one_of(struct gpu_simd *simd,
                                                                                uint64_t candidates)
{
    if (candidates & (candidates - 1))
        return take_wave(simd, simd->cu->scheduler->pick(simd, candidates));
    return take_wave(simd, (uint32_t)__builtin_ctzll(candidates));
}

/* ---- units that the SIMDs share ---- */

/*
 * Whether a SIMD may send an instruction to a unit that is busy until busy_until. A short queue before the unit keeps
 * it fed: the backlog must be less than a period. The SIMD that is refused comes next, or one whose turns come just
 * when the unit gets free would have it for ever.
 */
static bool may_use_unit(struct gpu_simd *simd, const struct gpu_simd **next_user, uint64_t busy_until, uint64_t cycle)
{
    if (busy_until < cycle + simd->cu->period && (!*next_user || *next_user == simd)) {
        *next_user = NULL;
        return true;
    }
    if (!*next_user)
        *next_user = simd;
    return false;
}

/* The SIMD has nothing for the unit. */
static void leave_unit(const struct gpu_simd *simd, const struct gpu_simd **next_user)
{
    if (*next_user == simd)
        *next_user = NULL;
}

/* Whether the unit, for which waves of the SIMD are ready, takes an instruction in this turn. */
static inline bool unit_is_free(struct gpu_simd *simd, enum isa_unit unit, uint64_t turn, uint64_t cycle)
{
    struct gpu_compute_unit *cu = simd->cu;

    switch (unit) {
    case ISA_UNIT_VALU:
        return turn >= simd->valu_turn;
    case ISA_UNIT_VMEM:
        return may_use_unit(simd, &cu->vmem_next, gpu_vector_ready(cu->memory, cu->index), cycle);
    case ISA_UNIT_LDS:
        return may_use_unit(simd, &cu->lds_next, cu->lds_busy_until, cycle);
    default:
        return true;
    }
}

/* First turn at which the backlog is short enough. */
static uint64_t turn_for_unit(const struct gpu_simd *simd, uint64_t busy_until)
{
    return busy_until < simd->cu->period ? 0 : gpu_turn_at(simd, busy_until - simd->cu->period + 1);
}

/* ---- turns ---- */

/* First turn at which one of the waves that were left ready can have its unit. */
static uint64_t next_for_leftover(const struct gpu_simd *simd, uint64_t turn)
{
    const struct gpu_compute_unit *cu = simd->cu;
    uint64_t ready = simd->ready, next = GPU_NEVER, at;

    if (ready & (simd->of_unit[ISA_UNIT_SALU] | simd->of_unit[ISA_UNIT_SMEM] | simd->of_unit[ISA_UNIT_BRANCH]))
        return turn + 1;
    if (ready & simd->of_unit[ISA_UNIT_VALU])
        next = simd->valu_turn;
    if (next > turn + 1 && ready & simd->of_unit[ISA_UNIT_LDS]) {
        at = turn_for_unit(simd, cu->lds_busy_until);
        if (at < next)
            next = at;
    }
    if (next > turn + 1 && ready & simd->of_unit[ISA_UNIT_VMEM]) {
        at = turn_for_unit(simd, gpu_vector_ready(cu->memory, cu->index));
        if (at < next)
            next = at;
    }
    if (next > turn + GPU_WHEEL_REACH)
        next = turn + GPU_WHEEL_REACH;
    return next > turn ? next : turn + 1;
}

static void schedule_next(struct gpu_simd *simd, uint64_t turn)
{
    uint64_t next;

    if (simd->wheel[(turn + 1) % GPU_WHEEL_TURNS]) {
        gpu_simd_schedule(simd, turn + 1);
        return;
    }
    next = gpu_wheel_next(simd, turn);
    if (simd->ready) {
        uint64_t leftover = next_for_leftover(simd, turn);

        if (leftover < next)
            next = leftover;
    }
    if (next != GPU_NEVER)
        gpu_simd_schedule(simd, next);
}

/* One wave is ready. */
static void issue_one(struct gpu_simd *simd, uint64_t turn, uint64_t cycle)
{
    static void (*const units[ISA_UNIT_COUNT])(struct gpu_wave_issue *, uint64_t) = {
        [ISA_UNIT_BRANCH] = gpu_issue_branch,      [ISA_UNIT_SALU] = gpu_issue_scalar,
        [ISA_UNIT_SMEM] = gpu_issue_scalar_memory, [ISA_UNIT_VALU] = gpu_issue_vector,
        [ISA_UNIT_VMEM] = gpu_issue_vector_memory, [ISA_UNIT_LDS] = gpu_issue_lds,
        [ISA_UNIT_INTERNAL] = gpu_issue_internal};
    uint32_t position = (uint32_t)__builtin_ctzll(simd->ready);
    enum isa_unit unit = (enum isa_unit)simd->waves[position]->unit;

    if (unit != ISA_UNIT_VMEM)
        leave_unit(simd, &simd->cu->vmem_next);
    if (unit != ISA_UNIT_LDS)
        leave_unit(simd, &simd->cu->lds_next);
    if (unit_is_free(simd, unit, turn, cycle))
        units[unit](take_wave(simd, position), cycle);
    else
        gpu_time_refuse(simd, unit, simd->ready);
}

/* Any number of waves is ready. */
static void issue_units(struct gpu_simd *simd, uint64_t turn, uint64_t cycle)
{
    struct gpu_compute_unit *cu = simd->cu;
    const uint64_t *of_unit = simd->of_unit;
    uint64_t candidates;

    candidates = simd->ready & of_unit[ISA_UNIT_BRANCH];
    if (candidates)
        gpu_issue_branch(take_one_of(simd, candidates), cycle);
    candidates = simd->ready & (of_unit[ISA_UNIT_SALU] | of_unit[ISA_UNIT_SMEM]);
    if (candidates) {
        struct gpu_wave_issue *issue = take_one_of(simd, candidates);

        if (issue->unit == ISA_UNIT_SALU)
            gpu_issue_scalar(issue, cycle);
        else
            gpu_issue_scalar_memory(issue, cycle);
    }
    candidates = simd->ready & of_unit[ISA_UNIT_VALU];
    if (candidates && unit_is_free(simd, ISA_UNIT_VALU, turn, cycle))
        gpu_issue_vector(take_one_of(simd, candidates), cycle);
    else if (candidates)
        gpu_time_refuse(simd, ISA_UNIT_VALU, candidates);
    candidates = simd->ready & of_unit[ISA_UNIT_VMEM];
    if (!candidates)
        leave_unit(simd, &cu->vmem_next);
    else if (unit_is_free(simd, ISA_UNIT_VMEM, turn, cycle))
        gpu_issue_vector_memory(take_one_of(simd, candidates), cycle);
    else
        gpu_time_refuse(simd, ISA_UNIT_VMEM, candidates);
    candidates = simd->ready & of_unit[ISA_UNIT_LDS];
    if (!candidates)
        leave_unit(simd, &cu->lds_next);
    else if (unit_is_free(simd, ISA_UNIT_LDS, turn, cycle))
        gpu_issue_lds(take_one_of(simd, candidates), cycle);
    else
        gpu_time_refuse(simd, ISA_UNIT_LDS, candidates);
    while ((candidates = simd->ready & of_unit[ISA_UNIT_INTERNAL]) != 0)
        gpu_issue_internal(take_one_of(simd, candidates), cycle);
}

void gpu_simd_turn(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn, ready;

    if (turn != simd->next_turn && simd->ready)
        gpu_time_skip(simd, turn);
    simd->next_turn = turn + 1;
    gpu_wheel_wake(simd, turn);
    if (turn >= simd->next_scan)
        simd->cu->scheduler->scan(simd, turn);
    ready = simd->ready;
    simd->time.woken = ready;
    simd->time.refused = 0;
    simd->in_turn = true;
    if (ready && !(ready & (ready - 1)))
        issue_one(simd, turn, cycle);
    else
        issue_units(simd, turn, cycle);
    simd->in_turn = false;
    if (ready)
        gpu_time_turn(simd, turn);
    schedule_next(simd, turn);
}
