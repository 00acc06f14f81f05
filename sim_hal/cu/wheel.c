/* wheel.c - when waves can issue: the wheel of turns, readiness, and positions in the order of age. */
#include "cu/wheel.h"

#include <string.h>

#include "cu/counters.h"
#include "cu/fetch.h"
#include "cu/repetition.h"
#include "cu/spin_watch.h"
#include "cu/scheduler.h"
#include "cu/wave_time.h"
#include "engine/require.h"

/* Puts a wave into the slot of a turn, at most CU_WHEEL_REACH after from, which is not before the turn under way. */
static inline void put_in_wheel(struct cu_simd *simd, struct cu_wave_issue *issue, uint64_t turn, uint64_t from)
{
    uint32_t slot;

    SIM_REQUIRE(turn >= from);
    SIM_REQUIRE(simd->occupied & issue->bit);
    SIM_REQUIRE(!(simd->ready & issue->bit));
    SIM_REQUIRE(!cu_wheel_holds(issue));
    issue->wake_turn = turn;
    if (turn - from > CU_WHEEL_REACH) {
        simd->far |= issue->bit;
        turn = from + CU_WHEEL_REACH;
    }
    slot = (uint32_t)turn % CU_WHEEL_TURNS;
    simd->wheel[slot] |= issue->bit;
    simd->wheel_slots |= UINT64_C(1) << slot;
    issue->wheel_slot = (uint8_t)slot;
}

uint64_t cu_wheel_hop(struct cu_simd *simd, uint64_t due, uint64_t turn)
{
    uint64_t hopping = due & simd->far;

    SIM_REQUIRE(hopping);
    simd->far &= ~hopping;
    for (; hopping; hopping &= hopping - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(hopping)];

        if (issue->wake_turn > turn) {
            due &= ~issue->bit;
            put_in_wheel(simd, issue, issue->wake_turn, turn);
        }
    }
    return due;
}

/* ---- waves ---- */

static inline void set_unit(struct cu_simd *simd, struct cu_wave_issue *issue, uint8_t unit)
{
    SIM_REQUIRE(unit < ISA_UNIT_COUNT);
    simd->of_unit[issue->unit] &= ~issue->bit;
    simd->of_unit[unit] |= issue->bit;
    issue->unit = unit;
}

/* While the dispatcher observes, and of waves that may spin, every operation comes here and is noted. */
static void note_if_observed(struct cu_wave_issue *issue)
{
    if (cu_spin_watch_notes(issue)) {
        issue->fetch_limit = 0;
        cu_spin_watch_operation(issue);
    }
    if (!issue->simd->cu->control->observing)
        return;
    issue->fetch_limit = 0;
    cu_note_operation(issue, issue->wave->state.operation);
}

/* The same as fetched_at with a fetch unit; CLOCK_NEVER: it has to grant the operation. Every operation comes here, as each
 * leaves room in the buffer. */
static __attribute__((noinline)) uint64_t granted_at(struct cu_wave_issue *issue, uint64_t now)
{
    uint64_t at = cu_fetch_ask(issue, now);

    if (at != CLOCK_NEVER)
        note_if_observed(issue);
    return at;
}

/* Earliest cycle (>= now) at which the instruction buffer gives the operation. */
static uint64_t fetched_at(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t now)
{
    uint64_t at = now;

    if (issue->simd->cu->fetch.grants)
        return granted_at(issue, now);
    if (operation->offset + operation->bytes > issue->fetch.line_end)
        at = cu_fetch(issue, operation, now);
    issue->fetch_limit = issue->fetch.line_end;
    note_if_observed(issue);
    return at;
}

/* Which counter it is that reaches what the operation demands at a cycle. */
static enum cu_wave_class class_of_counter(struct cu_wave_issue *issue, uint32_t vm, uint32_t lgkm, uint64_t reached)
{
    struct cu_wave_counters *counters = &issue->counters;

    if (counters->vm_count <= vm)
        return CU_CLASS_LDS_SCALAR;
    if (counters->lgkm_total <= lgkm)
        return CU_CLASS_MEMORY;
    return cu_counters_reach(counters, vm, CU_LGKM_LIMIT, issue->simd->cu->clock->now) == reached ? CU_CLASS_MEMORY
                                                                                                  : CU_CLASS_LDS_SCALAR;
}

/* The wave waits for a grant of the fetch unit. Beside, it would wait in a class up to a cycle. */
static __attribute__((noinline)) void await_grant(struct cu_wave_issue *issue, uint64_t cycle, enum cu_wave_class class,
                                                  uint64_t since)
{
    issue->queue.waits = true;
    issue->queue.resume = cycle;
    issue->queue.resume_class = (uint8_t) class;
    issue->time = (struct cu_wave_wait){.since = since, .class = CU_CLASS_FETCH_QUEUE};
}

/* Puts the wave into the wheel, for cycle at the earliest. Since a cycle it is in a class, unless it waits longer for
 * something else. */
static inline __attribute__((always_inline)) void put_wave(struct cu_wave_issue *issue, uint64_t cycle,
                                                           enum cu_wave_class class, uint64_t since)
{
    struct cu_simd *simd = issue->simd;
    uint64_t now = simd->cu->clock->now;
    const struct isa_operation *operation = &issue->operations[issue->wave->state.operation];
    uint32_t vm, lgkm;
    uint64_t turn, from;

    SIM_REQUIRE(!issue->in_atomic);
    SIM_REQUIRE(!issue->queue.waits);
    SIM_REQUIRE(!issue->held);
    set_unit(simd, issue, operation->unit);
    if (operation->offset + operation->bytes > issue->fetch_limit) {
        uint64_t fetched = fetched_at(issue, operation, now);

        if (fetched > cycle) {
            if (fetched == CLOCK_NEVER) {
                await_grant(issue, cycle, class, since);
                return;
            }
            cycle = fetched;
            class = cu_fetch_missed(issue, fetched) ? CU_CLASS_FETCH_MISS : CU_CLASS_FETCH_HIT;
        }
    }
    if (!cu_counters_allow(&issue->counters, operation)) {
        uint64_t reached;

        cu_counters_demand(operation, &vm, &lgkm);
        reached = cu_counters_reach(&issue->counters, vm, lgkm, now);
        if (reached > cycle) {
            cycle = reached;
            class = class_of_counter(issue, vm, lgkm, reached);
            if (simd->cu->scheduler->counter)
                simd->cu->scheduler->counter(simd, issue);
        }
        if (cycle == CLOCK_NEVER) {
            issue->time = (struct cu_wave_wait){.since = since, .class = (uint8_t) class};
            issue->held = true;
            return;
        }
    }
    from = simd->in_turn ? 0 : cu_turn_at(simd, now);
    turn = cu_turn_at(simd, cycle);
    if (from < simd->next_turn)
        from = simd->next_turn;
    if (turn < from)
        turn = from;
    put_in_wheel(simd, issue, turn, from);
    cu_time_commit(issue, turn, class, since);
    if (simd->in_turn)
        return;
    if (turn > from + CU_WHEEL_REACH)
        turn = from + CU_WHEEL_REACH;
    if (simd->event.scheduled) {
        if (simd->event_turn <= turn)
            return;
        clock_cancel(simd->cu->clock, &simd->event);
    }
    cu_simd_schedule(simd, turn);
}

void cu_wave_ready(struct cu_wave_issue *issue, uint64_t cycle)
{
    if (issue->resident->workgroup.frozen) /* by a fault of another wave, just now */
        return;
    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    cu_time_settle(issue, issue->simd->cu->clock->now);
    put_wave(issue, cycle, (enum cu_wave_class)issue->time.class, issue->time.since);
}

void cu_wave_fetched(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_wave_queue *queue = &issue->queue;

    SIM_REQUIRE(queue->waits);
    SIM_REQUIRE(!issue->resident->workgroup.frozen);
    queue->waits = false;
    if (issue->fetch.next_ready <= queue->resume)
        issue->time.class = queue->resume_class;
    else
        cu_time_settle(issue, now);
    put_wave(issue, queue->resume > now ? queue->resume : now, (enum cu_wave_class)issue->time.class,
             issue->time.since);
}

/* Not with the rest, so that what is usual needs no registers for it. Behind a jump no line is there. */
static __attribute__((noinline)) void advance_slowly(struct cu_wave_issue *issue, uint32_t turns)
{
    const struct cu_simd *simd = issue->simd;
    enum cu_wave_class class = issue->fetch.line_end ? CU_CLASS_RESULT : CU_CLASS_FETCH_HIT;

    put_wave(issue, cu_turn_cycle(simd, simd->event_turn + turns), class, cu_turn_cycle(simd, simd->event_turn + 1));
}

void cu_wave_advance(struct cu_wave_issue *issue, uint32_t turns)
{
    struct cu_simd *simd = issue->simd;
    const struct isa_operation *operation = &issue->operations[issue->wave->state.operation];
    uint64_t turn = simd->event_turn;

    SIM_REQUIRE(simd->in_turn);
    SIM_REQUIRE(turns >= 1);
    if (operation->offset + operation->bytes <= issue->fetch_limit && cu_counters_allow(&issue->counters, operation)) {
        set_unit(simd, issue, operation->unit);
        put_in_wheel(simd, issue, turn + turns, turn);
        cu_time_advance(simd, turns);
        return;
    }
    advance_slowly(issue, turns);
}

static void take_from_wheel(struct cu_simd *simd, const struct cu_wave_issue *issue)
{
    uint32_t slot = issue->wheel_slot;

    SIM_REQUIRE(slot < CU_WHEEL_TURNS);
    simd->far &= ~issue->bit;
    simd->wheel[slot] &= ~issue->bit;
    if (!simd->wheel[slot])
        simd->wheel_slots &= ~(UINT64_C(1) << slot);
}

void cu_wave_postpone(struct cu_wave_issue *issue, uint32_t turns)
{
    struct cu_simd *simd = issue->simd;

    if (!turns || !cu_wheel_holds(issue))
        return;
    take_from_wheel(simd, issue);
    put_in_wheel(simd, issue, issue->wake_turn + turns, simd->event_turn);
}

void cu_wave_stop(struct cu_wave_issue *issue)
{
    struct cu_simd *simd = issue->simd;

    cu_time_stop(issue);
    cu_fetch_leave(issue);
    issue->held = false;
    simd->ready &= ~issue->bit;
    simd->time.woken &= ~issue->bit;
    simd->time.passed &= ~issue->bit;
    simd->far &= ~issue->bit;
    simd->spinners &= ~issue->bit;
    for (uint32_t i = 0; i < CU_SCHEDULER_MARKS; i++)
        simd->marks[i] &= ~issue->bit;
    if (issue->wheel_slot == CU_NO_SLOT)
        return;
    take_from_wheel(simd, issue);
    issue->wheel_slot = CU_NO_SLOT;
}

void cu_simd_prioritise(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    uint32_t level = (issue->wave->state.priority & 3u) + issue->resident->priority + issue->resident->heir.rank;

    SIM_REQUIRE(issue->bit && !(issue->bit & (issue->bit - 1)));
    SIM_REQUIRE(issue->resident->priority <= 3);
    if (level > 3)
        level = 3;
    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~issue->bit;
    simd->priority[level] |= issue->bit;
    simd->raised = simd->priority[1] | simd->priority[2] | simd->priority[3];
}

/* ---- positions ---- */

/* Moves a wave's bit in every mask that has it. */
static void move_bit(struct cu_simd *simd, struct cu_wave_issue *issue, uint32_t position)
{
    uint64_t from = issue->bit, to = UINT64_C(1) << position;
    uint64_t *wheel = issue->wheel_slot == CU_NO_SLOT ? NULL : &simd->wheel[issue->wheel_slot];
    uint64_t *masks[] = {
        &simd->ready,       &simd->far,         &simd->of_unit[issue->unit], &simd->spinners,      &simd->time.woken,
        &simd->time.passed, &simd->fetch.asked, &simd->fetch.wanted,         &simd->fetch.meeting, wheel};

    SIM_REQUIRE(to < from);
    SIM_REQUIRE(!(simd->occupied & to));
    for (size_t i = 0; i < sizeof(masks) / sizeof(masks[0]); i++) {
        if (masks[i] && *masks[i] & from)
            *masks[i] = (*masks[i] & ~from) | to;
    }
    if (simd->levels[issue->level] & from)
        simd->levels[issue->level] = (simd->levels[issue->level] & ~from) | to;
    for (uint32_t i = 0; i < CU_SCHEDULER_MARKS; i++) {
        if (simd->marks[i] & from)
            simd->marks[i] = (simd->marks[i] & ~from) | to;
    }
    simd->occupied = (simd->occupied & ~from) | to;
    simd->waves[position] = issue;
    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~from;
    issue->bit = to;
    cu_simd_prioritise(simd, issue);
}

/* Rotations go on behind the wave that they would have gone on behind, which is the last one up to their position. */
static void move_rotations(const struct cu_simd *simd, uint8_t rotation[CU_ROTATIONS])
{
    for (uint32_t i = 0; i < CU_ROTATIONS; i++) {
        uint32_t upto = 0;

        if (rotation[i] < CU_POSITIONS)
            upto = (uint32_t)__builtin_popcountll(simd->occupied & ((UINT64_C(2) << rotation[i]) - 1));
        rotation[i] = (uint8_t)(upto ? upto - 1 : CU_POSITIONS);
    }
}

/* Closes the gaps that removed waves have left, keeping the order of age. */
static void compact_positions(struct cu_simd *simd)
{
    uint32_t position = 0;

    move_rotations(simd, simd->rotation);
    move_rotations(simd, simd->spin_rotation);
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1, position++) {
        uint32_t from = (uint32_t)__builtin_ctzll(rest);

        if (from != position)
            move_bit(simd, simd->waves[from], position);
    }
    simd->next_position = position;
}

void cu_simd_add(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    if (simd->next_position == CU_POSITIONS)
        compact_positions(simd);
    SIM_REQUIRE(simd->next_position < CU_POSITIONS);
    SIM_REQUIRE(!(simd->occupied >> simd->next_position & 1));
    issue->queue.age = ++simd->cu->fetch.ages;
    issue->bit = UINT64_C(1) << simd->next_position;
    issue->wheel_slot = CU_NO_SLOT;
    simd->waves[simd->next_position++] = issue;
    simd->occupied |= issue->bit;
    cu_simd_prioritise(simd, issue);
    issue->level = 0;
    issue->shown = false;
    simd->levels[0] |= issue->bit;
    if (simd->cu->scheduler->start)
        simd->cu->scheduler->start(simd, issue);
}

void cu_simd_remove(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    SIM_REQUIRE(simd->occupied & issue->bit);
    SIM_REQUIRE(simd->waves[__builtin_ctzll(issue->bit)] == issue);
    if (simd->cu->scheduler->end)
        simd->cu->scheduler->end(simd, issue);
    cu_wave_stop(issue);
    simd->of_unit[issue->unit] &= ~issue->bit;
    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~issue->bit;
    simd->raised &= ~issue->bit;
    simd->levels[issue->level] &= ~issue->bit;
    simd->occupied &= ~issue->bit;
    if (simd->occupied)
        return;
    simd->next_position = 0;
    memset(simd->rotation, CU_POSITIONS, sizeof(simd->rotation));
    memset(simd->spin_rotation, CU_POSITIONS, sizeof(simd->spin_rotation));
}
