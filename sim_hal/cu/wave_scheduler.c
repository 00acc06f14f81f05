/* wave_scheduler.c - issue turns: an instruction a unit, or one in all, from the wave that the scheduler picks. */
#include "cu/wave_scheduler.h"

#include "cu/patience.h"
#include "cu/scheduler.h"
#include "cu/units.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"

/* ---- the schedulers there are ---- */

#define WAVE_SCHEDULER(identifier, name) extern const struct cu_wave_scheduler cu_wave_scheduler_##identifier;
#include "wave_schedulers.def"
#undef WAVE_SCHEDULER

const struct cu_wave_scheduler *cu_wave_scheduler(uint64_t number)
{
    static const struct cu_wave_scheduler *const schedulers[] = {
#define WAVE_SCHEDULER(identifier, name) &cu_wave_scheduler_##identifier,
#include "wave_schedulers.def"
#undef WAVE_SCHEDULER
    };

    return number < sizeof(schedulers) / sizeof(schedulers[0]) ? schedulers[number] : NULL;
}

/* The wave at the position issues now. Inline, as this is what the simulator does most. */
static inline __attribute__((always_inline)) struct cu_wave_issue *take_wave(struct cu_simd *simd, uint32_t position)
{
    const struct cu_wave_scheduler *scheduler = simd->cu->scheduler;
    struct cu_wave_issue *issue = simd->waves[position];

    SIM_REQUIRE(simd->in_turn);
    SIM_REQUIRE(simd->ready >> position & 1);
    SIM_REQUIRE(issue->bit == UINT64_C(1) << position);
    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    SIM_REQUIRE(!issue->in_atomic);
    simd->ready &= ~(UINT64_C(1) << position); /* issue->bit, which the host may still have to fetch */
    cu_patience_served(simd, position);
    simd->cu->counters.by_unit[issue->unit]++;
    cu_time_issue(simd, issue);
    if (scheduler->issues)
        scheduler->issues(simd, issue);
    return issue;
}

/* One of the candidates issues now. */
static inline __attribute__((always_inline)) struct cu_wave_issue *take_one_of(struct cu_simd *simd,
                                                                               uint64_t candidates)
{
    SIM_REQUIRE(candidates && !(candidates & ~simd->ready));
    if (candidates & (candidates - 1))
        return take_wave(simd, simd->cu->scheduler->pick(simd, candidates));
    return take_wave(simd, (uint32_t)__builtin_ctzll(candidates));
}

/* The same for a unit that can be busy. */
static inline __attribute__((always_inline)) struct cu_wave_issue *
take_for_unit(struct cu_simd *simd, enum isa_unit unit, uint64_t candidates)
{
    if (candidates & (candidates - 1))
        cu_time_pass(simd, unit, candidates);
    return take_one_of(simd, candidates);
}

/* ---- units that the SIMDs share ---- */

/*
 * Whether a SIMD may send an instruction to a unit that is busy until busy_until. A short queue before the unit keeps
 * it fed: the backlog must be less than a period. The SIMD that is refused comes next, or one whose turns come just
 * when the unit gets free would have it for ever.
 */
static bool may_use_unit(struct cu_simd *simd, const struct cu_simd **next_user, uint64_t busy_until, uint64_t cycle)
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
static void leave_unit(const struct cu_simd *simd, const struct cu_simd **next_user)
{
    if (*next_user == simd)
        *next_user = NULL;
}

/* Whether the unit, for which waves of the SIMD are ready, takes an instruction in this turn. */
static inline bool unit_is_free(struct cu_simd *simd, enum isa_unit unit, uint64_t turn, uint64_t cycle)
{
    struct cu_compute_unit *cu = simd->cu;

    switch (unit) {
    case ISA_UNIT_VALU:
        return turn >= simd->valu_turn;
    case ISA_UNIT_VMEM:
        return may_use_unit(simd, &cu->vmem_next, path_vector_ready(cu->memory, cu->index), cycle);
    case ISA_UNIT_LDS:
        return may_use_unit(simd, &cu->lds_next, cu->lds_busy_until, cycle);
    default:
        return true;
    }
}

/* First turn at which the backlog is short enough. */
static uint64_t turn_for_unit(const struct cu_simd *simd, uint64_t busy_until)
{
    return busy_until < simd->cu->period ? 0 : cu_turn_at(simd, busy_until - simd->cu->period + 1);
}

/* ---- turns ---- */

/* First turn at which one of the waves that were left ready can have its unit. */
static inline __attribute__((always_inline)) uint64_t next_for_leftover(const struct cu_simd *simd, uint64_t turn)
{
    const struct cu_compute_unit *cu = simd->cu;
    uint64_t ready = simd->ready, next = CLOCK_NEVER, at;

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
        at = turn_for_unit(simd, path_vector_ready(cu->memory, cu->index));
        if (at < next)
            next = at;
    }
    if (next > turn + CU_WHEEL_REACH)
        next = turn + CU_WHEEL_REACH;
    return next > turn ? next : turn + 1;
}

static inline __attribute__((always_inline)) void schedule_next(struct cu_simd *simd, uint64_t turn)
{
    uint64_t next;

    if (simd->wheel[(turn + 1) % CU_WHEEL_TURNS]) {
        cu_simd_schedule(simd, turn + 1);
        return;
    }
    next = cu_wheel_next(simd, turn);
    if (simd->ready) {
        uint64_t leftover = next_for_leftover(simd, turn);

        if (leftover < next)
            next = leftover;
    }
    if (next != CLOCK_NEVER)
        cu_simd_schedule(simd, next);
}

static void (*const units[ISA_UNIT_COUNT])(struct cu_wave_issue *, uint64_t) = {
    [ISA_UNIT_BRANCH] = cu_issue_branch,      [ISA_UNIT_SALU] = cu_issue_scalar,
    [ISA_UNIT_SMEM] = cu_issue_scalar_memory, [ISA_UNIT_VALU] = cu_issue_vector,
    [ISA_UNIT_VMEM] = cu_issue_vector_memory, [ISA_UNIT_LDS] = cu_issue_lds,
    [ISA_UNIT_INTERNAL] = cu_issue_internal};

/* One wave is ready. */
static void issue_one(struct cu_simd *simd, uint64_t turn, uint64_t cycle)
{
    uint32_t position = (uint32_t)__builtin_ctzll(simd->ready);
    enum isa_unit unit = (enum isa_unit)simd->waves[position]->unit;

    if (unit != ISA_UNIT_VMEM)
        leave_unit(simd, &simd->cu->vmem_next);
    if (unit != ISA_UNIT_LDS)
        leave_unit(simd, &simd->cu->lds_next);
    if (unit_is_free(simd, unit, turn, cycle))
        units[unit](take_wave(simd, position), cycle);
}

/* Any number of waves is ready. */
static void issue_units(struct cu_simd *simd, uint64_t turn, uint64_t cycle)
{
    struct cu_compute_unit *cu = simd->cu;
    const uint64_t *of_unit = simd->of_unit;
    uint64_t candidates;

    candidates = simd->ready & of_unit[ISA_UNIT_BRANCH];
    if (candidates)
        cu_issue_branch(take_one_of(simd, candidates), cycle);
    candidates = simd->ready & (of_unit[ISA_UNIT_SALU] | of_unit[ISA_UNIT_SMEM]);
    if (candidates) {
        struct cu_wave_issue *issue = take_one_of(simd, candidates);

        if (issue->unit == ISA_UNIT_SALU)
            cu_issue_scalar(issue, cycle);
        else
            cu_issue_scalar_memory(issue, cycle);
    }
    candidates = simd->ready & of_unit[ISA_UNIT_VALU];
    if (candidates && unit_is_free(simd, ISA_UNIT_VALU, turn, cycle))
        cu_issue_vector(take_for_unit(simd, ISA_UNIT_VALU, candidates), cycle);
    candidates = simd->ready & of_unit[ISA_UNIT_VMEM];
    if (!candidates)
        leave_unit(simd, &cu->vmem_next);
    else if (unit_is_free(simd, ISA_UNIT_VMEM, turn, cycle))
        cu_issue_vector_memory(take_for_unit(simd, ISA_UNIT_VMEM, candidates), cycle);
    candidates = simd->ready & of_unit[ISA_UNIT_LDS];
    if (!candidates)
        leave_unit(simd, &cu->lds_next);
    else if (unit_is_free(simd, ISA_UNIT_LDS, turn, cycle))
        cu_issue_lds(take_for_unit(simd, ISA_UNIT_LDS, candidates), cycle);
    while ((candidates = simd->ready & of_unit[ISA_UNIT_INTERNAL]) != 0)
        cu_issue_internal(take_one_of(simd, candidates), cycle);
}

/* The ready waves of a unit, if it takes none in this turn. */
static uint64_t refused_waves(struct cu_simd *simd, enum isa_unit unit, uint64_t turn, uint64_t cycle)
{
    uint64_t waves = simd->ready & simd->of_unit[unit];

    return waves && !unit_is_free(simd, unit, turn, cycle) ? waves : 0;
}

/* The waves that may issue in this turn, as their units are free. A shared unit that is free is left to whichever SIMD
 * comes next, as this one may issue something else. */
static uint64_t free_waves(struct cu_simd *simd, uint64_t turn, uint64_t cycle)
{
    uint64_t refused = refused_waves(simd, ISA_UNIT_VALU, turn, cycle) |
                       refused_waves(simd, ISA_UNIT_VMEM, turn, cycle) | refused_waves(simd, ISA_UNIT_LDS, turn, cycle);

    if (!(simd->ready & simd->of_unit[ISA_UNIT_VMEM]))
        leave_unit(simd, &simd->cu->vmem_next);
    if (!(simd->ready & simd->of_unit[ISA_UNIT_LDS]))
        leave_unit(simd, &simd->cu->lds_next);
    return simd->ready & ~refused;
}

/* One instruction in all. */
static void issue_first(struct cu_simd *simd, uint64_t turn, uint64_t cycle)
{
    uint64_t candidates = free_waves(simd, turn, cycle);
    uint32_t position;

    if (!candidates)
        return;
    position = (uint32_t)__builtin_ctzll(candidates);
    if (candidates & (candidates - 1))
        position = cu_scheduler_first(simd, candidates);
    SIM_REQUIRE(candidates >> position & 1);
    cu_time_pass_others(simd, candidates & ~(UINT64_C(1) << position));
    units[simd->waves[position]->unit](take_wave(simd, position), cycle);
}

/* With one instruction a turn, SIMDs may have their turns in the same cycle. */
static void count_shared_cycle(struct cu_compute_unit *cu, uint64_t cycle)
{
    cu->time.shared += cu->time.issued_at == cycle;
    cu->time.issued_at = cycle;
}

/* Returns the waves that are ready. */
static inline __attribute__((always_inline)) uint64_t begin_turn(struct cu_simd *simd, uint64_t turn)
{
    uint64_t ready;

    SIM_REQUIRE(!simd->in_turn);
    SIM_REQUIRE(turn >= simd->next_turn);
    SIM_REQUIRE(!simd->time.issued);
    simd->next_turn = turn + 1;
    cu_wheel_wake(simd, turn);
    if (turn >= simd->next_scan)
        simd->cu->scheduler->scan(simd, turn);
    SIM_REQUIRE(!(simd->ready & ~simd->occupied));
    ready = simd->ready;
    simd->time.woken = ready;
    simd->time.passed = 0;
    simd->in_turn = true;
    return ready;
}

static inline __attribute__((always_inline)) void end_turn(struct cu_simd *simd, uint64_t ready)
{
    simd->in_turn = false;
    if (ready)
        cu_time_turn(simd);
}

static void take_turn(struct clock_event *event, uint64_t cycle)
{
    struct cu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn, ready = begin_turn(simd, turn);

    if (ready && !(ready & (ready - 1)))
        issue_one(simd, turn, cycle);
    else
        issue_units(simd, turn, cycle);
    end_turn(simd, ready);
    schedule_next(simd, turn);
}

static void take_single_turn(struct clock_event *event, uint64_t cycle)
{
    struct cu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn, ready = begin_turn(simd, turn);

    issue_first(simd, turn, cycle);
    if (simd->time.issued)
        count_shared_cycle(simd->cu, cycle);
    end_turn(simd, ready);
    if (simd->ready & simd->of_unit[ISA_UNIT_INTERNAL])
        cu_simd_schedule(simd, turn + 1);
    else
        schedule_next(simd, turn);
}

static void take_shown_turn(struct clock_event *event, uint64_t cycle)
{
    struct cu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn;
    struct cu_next_operations next;

    cu_time_show_skipped(simd, turn);
    cu_time_note_next(simd, &next);
    cu_simd_turns(simd->cu->parameters->issue_width, false)(event, cycle);
    cu_time_show_turn(simd, turn, &next);
}

clock_event_function cu_simd_turns(uint64_t width, bool observed)
{
    if (observed)
        return take_shown_turn;
    return width ? take_single_turn : take_turn;
}
