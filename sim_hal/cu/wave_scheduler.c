/* wave_scheduler.c - issue turns: which waves are ready, which of them goes first, and when the next turn is. */
#include "cu/issue.h"

/* ---- choice ---- */

static uint32_t choose_oldest(const struct gpu_simd *simd, uint64_t candidates)
{
    (void)simd;
    return (uint32_t)__builtin_ctzll(candidates);
}

static const struct gpu_wave_scheduler schedulers[] = {
    {"oldest", choose_oldest},
};

const struct gpu_wave_scheduler *gpu_wave_schedulers(size_t *count)
{
    *count = sizeof(schedulers) / sizeof(schedulers[0]);
    return schedulers;
}

/* The wave among the candidates that issues now. Who was passed over too long goes first, then s_setprio decides, then
 * the scheduler. */
static struct gpu_wave_issue *take(struct gpu_simd *simd, uint64_t candidates)
{
    struct gpu_wave_issue *issue;
    uint32_t position;
    uint64_t bit;

    if (candidates & simd->overdue) {
        candidates &= simd->overdue;
    } else if (candidates & simd->raised) {
        uint32_t level = 3;

        while (!(candidates & simd->priority[level]))
            level--;
        candidates &= simd->priority[level];
    }
    position = simd->cu->scheduler->choose(simd, candidates);
    issue = simd->waves[position];
    bit = UINT64_C(1) << position; /* issue->bit, which the host may still have to fetch */
    simd->ready &= ~bit;
    simd->passed_over &= ~bit;
    simd->overdue &= ~bit;
    simd->cu->counters.wave_instructions++;
    simd->cu->counters.by_unit[issue->unit]++;
    return issue;
}

/* ---- the wheel ---- */

/* Puts a wave into the slot of a turn, at most GPU_WHEEL_REACH after from, which is not before the turn under way. */
static inline void put(struct gpu_simd *simd, struct gpu_wave_issue *issue, uint64_t turn, uint64_t from)
{
    uint32_t slot;

    if (turn - from > GPU_WHEEL_REACH) {
        issue->wake_turn = turn;
        simd->far |= issue->bit;
        turn = from + GPU_WHEEL_REACH;
    }
    slot = (uint32_t)turn % GPU_WHEEL_TURNS;
    simd->wheel[slot] |= issue->bit;
    simd->wheel_slots |= UINT64_C(1) << slot;
    issue->wheel_slot = (uint8_t)slot;
}

/* Waves that have only come half the way go on. Returns those that are there. */
static uint64_t hop(struct gpu_simd *simd, uint64_t due, uint64_t turn)
{
    uint64_t hopping = due & simd->far;

    simd->far &= ~hopping;
    for (; hopping; hopping &= hopping - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(hopping)];

        if (issue->wake_turn > turn) {
            due &= ~issue->bit;
            put(simd, issue, issue->wake_turn, turn);
        }
    }
    return due;
}

static void wake_due(struct gpu_simd *simd, uint64_t turn)
{
    uint32_t slot = (uint32_t)turn % GPU_WHEEL_TURNS;
    uint64_t due = simd->wheel[slot];

    if (!due)
        return;
    simd->wheel[slot] = 0;
    simd->wheel_slots &= ~(UINT64_C(1) << slot);
    if (due & simd->far)
        due = hop(simd, due, turn);
    simd->ready |= due;
}

/* First turn after this one at which the wheel holds a wave, GPU_NEVER when it is empty. */
static uint64_t next_in_wheel(const struct gpu_simd *simd, uint64_t turn)
{
    uint32_t start = (uint32_t)(turn + 1) % GPU_WHEEL_TURNS;
    uint64_t slots = simd->wheel_slots;

    if (!slots)
        return GPU_NEVER;
    slots = slots >> start | slots << ((GPU_WHEEL_TURNS - start) % GPU_WHEEL_TURNS);
    return turn + 1 + (uint64_t)__builtin_ctzll(slots);
}

/* ---- units that the SIMDs share ---- */

/*
 * Whether a SIMD may send an instruction to a unit that is busy until busy_until. A short queue before the unit keeps
 * it fed: the backlog must be less than a period. The SIMD that is refused comes next, or one whose turns come just
 * when the unit gets free would have it for ever.
 */
static bool may_use(struct gpu_simd *simd, const struct gpu_simd **next_user, uint64_t busy_until, uint64_t cycle)
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
static void let_go(const struct gpu_simd *simd, const struct gpu_simd **next_user)
{
    if (*next_user == simd)
        *next_user = NULL;
}

/* First turn at which the backlog is short enough. */
static uint64_t turn_for_unit(const struct gpu_simd *simd, uint64_t busy_until)
{
    return busy_until < simd->cu->period ? 0 : gpu_turn_at(simd, busy_until - simd->cu->period + 1);
}

/* ---- turns ---- */

/* Oldest first lets young waves starve where old ones that spin keep a unit busy. A wave that has been ready from one
 * look to the next, cu.patience turns, is overdue; others become overdue only when all of those have had their turn.
 */
static void look_for_overdue(struct gpu_simd *simd, uint64_t turn)
{
    if (!simd->overdue)
        simd->overdue = simd->passed_over;
    simd->passed_over = simd->ready;
    simd->next_look = turn + simd->cu->patience;
}

static void schedule(struct gpu_simd *simd, uint64_t turn)
{
    uint64_t cycle = gpu_turn_cycle(simd, turn);
    uint64_t due = simd->ready | simd->wheel[turn % GPU_WHEEL_TURNS];

    simd->event_turn = turn;
    simd->event.soon = due ? simd->waves[__builtin_ctzll(due)] : NULL;
    gpu_clock_schedule(simd->cu->clock, &simd->event, cycle);
}

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
        schedule(simd, turn + 1);
        return;
    }
    next = next_in_wheel(simd, turn);
    if (simd->ready) {
        uint64_t leftover = next_for_leftover(simd, turn);

        if (leftover < next)
            next = leftover;
    }
    if (next != GPU_NEVER)
        schedule(simd, next);
}

static void issue_units(struct gpu_simd *simd, uint64_t turn, uint64_t cycle)
{
    struct gpu_compute_unit *cu = simd->cu;
    const uint64_t *of_unit = simd->of_unit;
    uint64_t candidates;

    candidates = simd->ready & of_unit[ISA_UNIT_BRANCH];
    if (candidates)
        gpu_issue_branch(take(simd, candidates), cycle);
    candidates = simd->ready & (of_unit[ISA_UNIT_SALU] | of_unit[ISA_UNIT_SMEM]);
    if (candidates) {
        struct gpu_wave_issue *issue = take(simd, candidates);

        if (issue->unit == ISA_UNIT_SALU)
            gpu_issue_scalar(issue, cycle);
        else
            gpu_issue_scalar_memory(issue, cycle);
    }
    candidates = simd->ready & of_unit[ISA_UNIT_VALU];
    if (candidates && turn >= simd->valu_turn)
        gpu_issue_vector(take(simd, candidates), cycle);
    candidates = simd->ready & of_unit[ISA_UNIT_VMEM];
    if (!candidates)
        let_go(simd, &cu->vmem_next);
    else if (may_use(simd, &cu->vmem_next, gpu_vector_ready(cu->memory, cu->index), cycle))
        gpu_issue_vector_memory(take(simd, candidates), cycle);
    candidates = simd->ready & of_unit[ISA_UNIT_LDS];
    if (!candidates)
        let_go(simd, &cu->lds_next);
    else if (may_use(simd, &cu->lds_next, cu->lds_busy_until, cycle))
        gpu_issue_lds(take(simd, candidates), cycle);
    while ((candidates = simd->ready & of_unit[ISA_UNIT_INTERNAL]) != 0)
        gpu_issue_internal(take(simd, candidates), cycle);
}

void gpu_simd_turn(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_simd *simd = event->owner;
    uint64_t turn = simd->event_turn;

    simd->next_turn = turn + 1;
    wake_due(simd, turn);
    if (turn >= simd->next_look)
        look_for_overdue(simd, turn);
    if (simd->ready)
        simd->cu->counters.issue_turns++;
    simd->in_turn = true;
    issue_units(simd, turn, cycle);
    simd->in_turn = false;
    schedule_next(simd, turn);
}

/* ---- waves ---- */

static inline void set_unit(struct gpu_simd *simd, struct gpu_wave_issue *issue, uint8_t unit)
{
    simd->of_unit[issue->unit] &= ~issue->bit;
    simd->of_unit[unit] |= issue->bit;
    issue->unit = unit;
}

/* Earliest cycle (>= cycle) at which the instruction buffer gives the operation. */
static uint64_t fetched(struct gpu_wave_issue *issue, const struct isa_operation *operation, uint64_t cycle)
{
    uint64_t at = cycle;

    if (operation->offset + operation->bytes > issue->fetch.line_end)
        at = gpu_fetch(issue, operation, issue->simd->cu->clock->now);
    issue->fetch_limit = issue->fetch.line_end;
    if (issue->simd->cu->control->observing) {
        issue->fetch_limit = 0; /* so that every operation comes here and is noted */
        gpu_note_operation(issue, issue->wave->state.operation);
    }
    return at > cycle ? at : cycle;
}

void gpu_wave_ready(struct gpu_wave_issue *issue, uint64_t cycle)
{
    struct gpu_simd *simd = issue->simd;
    uint64_t now = simd->cu->clock->now;
    const struct isa_operation *operation;
    uint32_t vm, lgkm;
    uint64_t turn, from;

    if (issue->resident->workgroup.frozen) /* by a fault of another wave, just now */
        return;
    if (issue->wave->state.operation >= issue->operation_count) {
        gpu_resident_fault(issue, ISA_FAULT_PC, NULL, 0, now);
        return;
    }
    operation = &issue->operations[issue->wave->state.operation];
    set_unit(simd, issue, operation->unit);
    if (operation->offset + operation->bytes > issue->fetch_limit)
        cycle = fetched(issue, operation, cycle);
    if (!gpu_counters_allow(&issue->counters, operation->unit)) {
        uint64_t reached;

        gpu_counters_demand(operation, &vm, &lgkm);
        reached = gpu_counters_reach(&issue->counters, vm, lgkm, now);
        if (reached == GPU_NEVER) {
            issue->held = true;
            return;
        }
        if (reached > cycle)
            cycle = reached;
    }
    from = gpu_turn_at(simd, now);
    turn = gpu_turn_at(simd, cycle);
    if (from < simd->next_turn)
        from = simd->next_turn;
    if (turn < from)
        turn = from;
    put(simd, issue, turn, from);
    if (simd->in_turn)
        return;
    if (turn > from + GPU_WHEEL_REACH)
        turn = from + GPU_WHEEL_REACH;
    if (simd->event.scheduled) {
        if (simd->event_turn <= turn)
            return;
        gpu_clock_cancel(simd->cu->clock, &simd->event);
    }
    schedule(simd, turn);
}

/* Not with the rest, so that what is usual needs no registers for it. */
static __attribute__((noinline)) void advance_slowly(struct gpu_wave_issue *issue, uint32_t turns)
{
    gpu_wave_ready(issue, gpu_turn_cycle(issue->simd, issue->simd->event_turn + turns));
}

void gpu_wave_advance(struct gpu_wave_issue *issue, uint32_t turns)
{
    struct gpu_simd *simd = issue->simd;
    uint32_t index = issue->wave->state.operation;
    uint64_t turn = simd->event_turn;

    if (index < issue->operation_count) {
        const struct isa_operation *operation = &issue->operations[index];

        if (operation->offset + operation->bytes <= issue->fetch_limit &&
            gpu_counters_allow(&issue->counters, operation->unit)) {
            set_unit(simd, issue, operation->unit);
            put(simd, issue, turn + turns, turn);
            return;
        }
    }
    advance_slowly(issue, turns);
}

void gpu_wave_stop(struct gpu_wave_issue *issue)
{
    struct gpu_simd *simd = issue->simd;
    uint32_t slot = issue->wheel_slot;

    issue->held = false;
    simd->ready &= ~issue->bit;
    simd->passed_over &= ~issue->bit;
    simd->overdue &= ~issue->bit;
    simd->far &= ~issue->bit;
    if (slot == GPU_NO_SLOT)
        return;
    issue->wheel_slot = GPU_NO_SLOT;
    simd->wheel[slot] &= ~issue->bit;
    if (!simd->wheel[slot])
        simd->wheel_slots &= ~(UINT64_C(1) << slot);
}

void gpu_simd_prioritise(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    uint32_t level = issue->wave->state.priority & 3u;

    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~issue->bit;
    simd->priority[level] |= issue->bit;
    simd->raised = simd->priority[1] | simd->priority[2] | simd->priority[3];
}

/* ---- positions ---- */

/* Moves a wave's bit in every mask that has it. */
static void move_bit(struct gpu_simd *simd, struct gpu_wave_issue *issue, uint32_t position)
{
    uint64_t from = issue->bit, to = UINT64_C(1) << position;
    uint64_t *wheel = issue->wheel_slot == GPU_NO_SLOT ? NULL : &simd->wheel[issue->wheel_slot];
    uint64_t *masks[] = {&simd->ready, &simd->passed_over,          &simd->overdue,
                         &simd->far,   &simd->of_unit[issue->unit], wheel};

    for (size_t i = 0; i < sizeof(masks) / sizeof(masks[0]); i++) {
        if (masks[i] && *masks[i] & from)
            *masks[i] = (*masks[i] & ~from) | to;
    }
    simd->occupied = (simd->occupied & ~from) | to;
    simd->waves[position] = issue;
    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~from;
    issue->bit = to;
    gpu_simd_prioritise(simd, issue);
}

/* Closes the gaps that removed waves have left, keeping the order of age. */
static void compact(struct gpu_simd *simd)
{
    uint32_t position = 0;

    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1, position++) {
        uint32_t from = (uint32_t)__builtin_ctzll(rest);

        if (from != position)
            move_bit(simd, simd->waves[from], position);
    }
    simd->next_position = position;
}

void gpu_simd_add(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    if (simd->next_position == GPU_POSITIONS)
        compact(simd);
    issue->bit = UINT64_C(1) << simd->next_position;
    issue->wheel_slot = GPU_NO_SLOT;
    simd->waves[simd->next_position++] = issue;
    simd->occupied |= issue->bit;
    gpu_simd_prioritise(simd, issue);
}

void gpu_simd_remove(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    gpu_wave_stop(issue);
    simd->of_unit[issue->unit] &= ~issue->bit;
    for (uint32_t i = 0; i < 4; i++)
        simd->priority[i] &= ~issue->bit;
    simd->raised &= ~issue->bit;
    simd->occupied &= ~issue->bit;
    if (!simd->occupied)
        simd->next_position = 0;
}
