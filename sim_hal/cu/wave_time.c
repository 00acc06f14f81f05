/* wave_time.c - see wave_time.h. */
#include "cu/wave_time.h"

#include "engine/require.h"

static bool is_in_wheel(const struct cu_wave_issue *issue)
{
    return issue->wheel_slot != CU_NO_SLOT && issue->simd->wheel[issue->wheel_slot] & issue->bit;
}

static bool can_be_busy(uint32_t unit)
{
    return unit == ISA_UNIT_VALU || unit == ISA_UNIT_VMEM || unit == ISA_UNIT_LDS;
}

/* Whether the wave issued in the SIMD's last turn, or has in the one under way. */
static bool has_issued(const struct cu_wave_issue *issue)
{
    return issue->simd->time.woken & ~issue->simd->ready & issue->bit;
}

/* End of the instruction that the wave issued in the SIMD's last turn; 0 if it issued none. */
static uint64_t issue_end(const struct cu_wave_issue *issue)
{
    return has_issued(issue) ? cu_turn_cycle(issue->simd, issue->simd->next_turn) : 0;
}

/* ---- the observer of waves ---- */

void cu_time_show(const struct cu_wave_issue *issue, enum cu_wave_class class, uint64_t from, uint64_t to)
{
    const struct cu_compute_unit *cu = issue->simd->cu;
    const struct cu_wave_observer *observer = cu->control->waves;

    if (issue->simd->time.observed && from < to)
        observer->span(observer->context, cu->clock->now, issue->wave, class, from, to);
}

/* A wait behind the instruction is told by cu_time_commit, if it is not for a result alone. */
static void show_issue(const struct cu_wave_issue *issue, uint64_t turn)
{
    const struct cu_simd *simd = issue->simd;
    uint64_t end = cu_turn_cycle(simd, turn + 1);

    cu_time_show(issue, CU_CLASS_ISSUING, cu_turn_cycle(simd, turn), end);
    if (is_in_wheel(issue) && issue->wake_turn != issue->time.charged)
        cu_time_show(issue, CU_CLASS_RESULT, end, cu_turn_cycle(simd, issue->wake_turn));
}

/* Whether the unit that the wave was ready for in the last turn was busy. */
static bool is_refused(const struct cu_wave_issue *issue)
{
    return can_be_busy(issue->unit) && !(issue->simd->time.passed & issue->bit);
}

void cu_time_note_next(const struct cu_simd *simd, struct cu_next_operations *next)
{
    if (!simd->cu->control->waves->issued)
        return;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        const struct cu_wave *wave = simd->waves[__builtin_ctzll(rest)]->wave;

        next->of_slot[wave->slot] = wave->state.operation;
    }
}

static void show_operation(const struct cu_wave_issue *issue, uint64_t cycle, const struct cu_next_operations *next)
{
    const struct cu_wave_observer *observer = issue->simd->cu->control->waves;

    if (observer->issued)
        observer->issued(observer->context, cycle, issue->wave, next->of_slot[issue->wave->slot]);
}

void cu_time_show_turn(const struct cu_simd *simd, uint64_t turn, const struct cu_next_operations *next)
{
    uint64_t from = cu_turn_cycle(simd, turn), to = cu_turn_cycle(simd, turn + 1);

    for (uint64_t rest = simd->time.woken; rest; rest &= rest - 1) {
        const struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        if (!(simd->ready & issue->bit)) {
            show_operation(issue, from, next);
            show_issue(issue, turn);
        } else
            cu_time_show(issue, is_refused(issue) ? CU_CLASS_UNIT_BUSY : CU_CLASS_PASSED_OVER, from, to);
    }
}

/* ---- waits ---- */

static void charge_wait(const struct cu_wave_issue *issue, uint64_t now, struct cu_charges *cycles)
{
    const struct cu_wave_wait *wait = &issue->time;

    SIM_REQUIRE(wait->class < CU_CLASSES);
    SIM_REQUIRE(now >= wait->since);
    cycles->classes[wait->class] += now - wait->since;
}

static void show_wait(const struct cu_wave_issue *issue, uint64_t now)
{
    cu_time_show(issue, (enum cu_wave_class)issue->time.class, issue->time.since, now);
}

void cu_time_settle(struct cu_wave_issue *issue, uint64_t now)
{
    if (now <= issue->time.since)
        return;
    charge_wait(issue, now, &issue->simd->time.cycles);
    show_wait(issue, now);
    issue->time.since = now;
}

void cu_time_enter(struct cu_wave_issue *issue, enum cu_wave_class class)
{
    uint64_t now = issue->simd->cu->clock->now, end = issue_end(issue);

    if (end > now)
        issue->time.since = end;
    else
        cu_time_settle(issue, now);
    issue->time.class = (uint8_t) class;
}

void cu_time_place(struct cu_wave_issue *issue, uint64_t now)
{
    issue->time = (struct cu_wave_wait){.since = now, .class = CU_CLASS_STOPPED};
}

/* ---- waves that are stopped ---- */

/* A ready wave was charged the whole of a turn that passed it over, and none that it was ready. */
static void charge_ready(const struct cu_wave_issue *issue, uint64_t now, struct cu_charges *cycles)
{
    const struct cu_simd *simd = issue->simd;
    uint64_t next = cu_turn_cycle(simd, simd->next_turn);

    cycles->ready[issue->unit] += now - cu_turn_cycle(simd, issue->wake_turn);
    if (now < next && simd->time.passed & issue->bit)
        cycles->passed_over[issue->unit] -= next - now;
}

/* Takes back what a wave in the wheel was charged beyond now, up to its turn. */
static void uncharge(const struct cu_wave_issue *issue, uint64_t now, struct cu_charges *cycles)
{
    uint64_t turn = cu_turn_cycle(issue->simd, issue->wake_turn), from = issue_end(issue);
    bool waits = issue->time.charged == issue->wake_turn;

    if (from < now)
        from = now;
    if (waits && from < issue->time.since)
        from = issue->time.since;
    if (from < turn)
        cycles->classes[waits ? issue->time.class : CU_CLASS_RESULT] -= turn - from;
}

/* Makes what the wave was charged end at now. */
static void charge_until(const struct cu_wave_issue *issue, uint64_t now, struct cu_charges *cycles)
{
    uint64_t end = issue_end(issue);

    if (issue->simd->ready & issue->bit)
        charge_ready(issue, now, cycles);
    else if (is_in_wheel(issue))
        uncharge(issue, now, cycles);
    else if (end <= now && issue->time.since < now)
        charge_wait(issue, now, cycles);
    if (end > now)
        cycles->classes[CU_CLASS_ISSUING] -= end - now;
}

/* Tells the observer of waves of the span that now ends. */
static void show_until(const struct cu_wave_issue *issue, uint64_t now)
{
    const struct cu_simd *simd = issue->simd;

    if (simd->ready & issue->bit)
        cu_time_show(issue, CU_CLASS_UNIT_BUSY, cu_turn_cycle(simd, simd->next_turn), now);
    else if (!is_in_wheel(issue) && issue_end(issue) <= now && issue->time.since < now)
        show_wait(issue, now);
}

void cu_time_stop(struct cu_wave_issue *issue)
{
    const struct cu_compute_unit *cu = issue->simd->cu;
    uint64_t now = cu->clock->now;

    SIM_REQUIRE(!issue->simd->in_turn || !has_issued(issue) || issue->simd->time.issued > 0);
    charge_until(issue, now, &issue->simd->time.cycles);
    show_until(issue, now);
    if (issue->simd->in_turn && has_issued(issue)) { /* a fault in this turn: its instructions do not count */
        issue->simd->time.issued--;
        issue->simd->time.dropped++;
    }
    if (issue->simd->time.observed)
        cu->control->waves->stop(cu->control->waves->context, now, issue->wave);
    issue->time = (struct cu_wave_wait){.since = now, .class = CU_CLASS_STOPPED};
}

/* ---- turns ---- */

void cu_time_pass_others(struct cu_simd *simd, uint64_t waves)
{
    simd->time.passed |= waves;
    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++) {
        if (can_be_busy(unit))
            simd->time.passed_over[unit] += cu_time_count(waves & simd->of_unit[unit]);
    }
}

/* Turns are skipped only while all units that waves are ready for are busy. */
void cu_time_show_skipped(const struct cu_simd *simd, uint64_t turn)
{
    for (uint64_t rest = simd->ready; rest; rest &= rest - 1)
        cu_time_show(simd->waves[__builtin_ctzll(rest)], CU_CLASS_UNIT_BUSY, cu_turn_cycle(simd, simd->next_turn),
                     cu_turn_cycle(simd, turn));
}

void cu_time_hold(struct cu_compute_unit *cu, uint64_t now)
{
    cu->time.held_since = now > cu->time.held_behind ? now : cu->time.held_behind;
}

void cu_time_empty(struct cu_compute_unit *cu, uint64_t now)
{
    SIM_REQUIRE(now + 1 >= cu->time.held_since);
    cu->time.held_behind = now + 1;
    cu->time.held += cu->time.held_behind - cu->time.held_since;
}

/* ---- reading out ---- */

static void add_imbalance(struct cu_imbalance *sum, const struct cu_imbalance *imbalance)
{
    sum->phases += imbalance->phases;
    sum->interrupted += imbalance->interrupted;
    sum->spread += imbalance->spread;
    sum->spread_most = imbalance->spread_most > sum->spread_most ? imbalance->spread_most : sum->spread_most;
    sum->wait += imbalance->wait;
    sum->longest += imbalance->longest;
    sum->millionths += imbalance->millionths;
    for (uint32_t i = 0; i < CU_SPREADS; i++)
        sum->spreads[i] += imbalance->spreads[i];
    for (uint32_t i = 0; i < CU_MAX_WAVES; i++)
        sum->last[i] += imbalance->last[i];
}

/* Each turn that issued is one cycle of the compute unit in which something did. */
static void add_turns(const struct cu_simd *simd, struct cu_wave_times *times)
{
    times->turns[0] += simd->time.turns[0];
    for (uint32_t issued = 1; issued <= CU_POSITIONS; issued++) {
        times->turns[issued < CU_TURNS ? issued : CU_TURNS - 1] += simd->time.turns[issued];
        times->idle -= simd->time.turns[issued];
    }
}

static void add_ready(const struct cu_simd *simd, uint32_t unit, const struct cu_charges *cycles,
                      struct cu_wave_times *times)
{
    uint64_t ready = cycles->ready[unit] + simd->time.ready[unit] * simd->cu->period;
    uint64_t passed_over = cycles->passed_over[unit] + simd->time.passed_over[unit] * simd->cu->period;

    SIM_REQUIRE(unit < ISA_UNIT_COUNT);
    if (!can_be_busy(unit))
        passed_over = ready;
    times->passed_over[unit] += passed_over;
    times->busy[unit] += ready - passed_over;
    times->classes[CU_CLASS_PASSED_OVER] += passed_over;
    times->classes[CU_CLASS_UNIT_BUSY] += ready - passed_over;
}

static uint64_t count_instructions(const struct cu_compute_unit *cu)
{
    uint64_t count = 0;

    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++)
        count += cu->counters.by_unit[unit];
    return count;
}

const struct cu_counters *cu_counters(struct cu_compute_unit *cu)
{
    cu->counters.wave_instructions = count_instructions(cu);
    cu->counters.issue_turns = 0;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        for (uint32_t issued = 0; issued <= CU_POSITIONS; issued++)
            cu->counters.issue_turns += cu->simds[i].time.turns[issued];
    }
    return &cu->counters;
}

/* Charges the waves of a SIMD that are there, up to now. Their cycles are added to *unfinished. */
static void charge_residents(const struct cu_simd *simd, struct cu_charges *cycles, uint64_t *unfinished)
{
    uint64_t now = simd->cu->clock->now;

    for (const struct cu_resident *resident = simd->cu->residents; resident; resident = resident->next) {
        const struct cu_workgroup *workgroup = &resident->workgroup;

        for (uint32_t i = 0; i < workgroup->wave_count && !resident->removed; i++) {
            if (workgroup->waves[i].issue->simd != simd)
                continue;
            *unfinished += now - workgroup->placed_at;
            charge_until(workgroup->waves[i].issue, now, cycles);
        }
    }
}

/* Cycles up to now in which the compute unit had waves. */
static uint64_t cycles_held(const struct cu_compute_unit *cu)
{
    const struct cu_resident *resident = cu->control->functional ? NULL : cu->residents;

    while (resident && resident->removed)
        resident = resident->next;
    return cu->time.held + (resident ? cu->clock->now + 1 - cu->time.held_since : 0);
}

static uint64_t count_issued(const struct cu_simd *simd)
{
    uint64_t count = simd->time.dropped;

    for (uint32_t issued = 1; issued <= CU_POSITIONS; issued++)
        count += issued * simd->time.turns[issued];
    return count;
}

void cu_add_simd_times(const struct cu_compute_unit *cu, uint32_t number, struct cu_wave_times *times)
{
    const struct cu_simd *simd = &cu->simds[number];
    struct cu_charges cycles;

    SIM_REQUIRE(number < cu->simd_count);
    cycles = simd->time.cycles;
    if (!cu->control->functional)
        charge_residents(simd, &cycles, &times->unfinished);
    for (uint32_t class = 0; class < CU_CLASSES; class ++)
        times->classes[class] += cycles.classes[class];
    times->classes[CU_CLASS_ISSUING] += count_issued(simd) * cu->period;
    times->classes[CU_CLASS_RESULT] += simd->time.result * cu->period;
    add_turns(simd, times);
    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++)
        add_ready(simd, unit, &cycles, times);
}

void cu_add_times(const struct cu_compute_unit *cu, struct cu_wave_times *times)
{
    uint64_t held = cycles_held(cu);

    for (uint32_t i = 0; i < cu->simd_count; i++)
        cu_add_simd_times(cu, i, times);
    times->held += held;
    times->idle += held + cu->time.shared;
    add_imbalance(&times->barriers, &cu->time.barriers);
    add_imbalance(&times->exits, &cu->time.exits);
}

/* No sum is below 0, and each adds up. */
static bool times_add_up(const struct cu_compute_unit *cu)
{
    struct cu_wave_times times = {0};
    uint64_t cycles = 0;

    cu_add_times(cu, &times);
    for (uint32_t class = 0; class < CU_CLASSES; class ++) {
        if (times.classes[class] > INT64_MAX)
            return false;
        cycles += times.classes[class];
    }
    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++) {
        if (times.passed_over[unit] > INT64_MAX || times.busy[unit] > INT64_MAX)
            return false;
    }
    return cycles == cu->counters.wave_cycles_resident + times.unfinished && times.idle <= times.held;
}

bool cu_close_times(const struct cu_compute_unit *cu)
{
    for (const struct cu_resident *resident = cu->residents; resident; resident = resident->next) {
        const struct cu_workgroup *workgroup = &resident->workgroup;

        for (uint32_t i = 0; i < workgroup->wave_count && !resident->removed; i++)
            show_until(workgroup->waves[i].issue, cu->clock->now);
    }
    return times_add_up(cu);
}
