/* abstract_gpu.c - programs, waits, events, and which moves there are. */
#include "abstract_parts.h"

#include <stdio.h>
#include <string.h>

const char *const ag_race_names[AG_RACES] = {
    [AG_RACE_UPDATE_BEFORE_FILING] = "update between spill and filing",
    [AG_RACE_MET_DURING_SAVE] = "condition met while the WG is being saved",
    [AG_RACE_SAVE_AFTER_END] = "SAVE when the wait has just ended",
    [AG_RACE_STALE_LOG] = "log entry of a wait that is over",
    [AG_RACE_CHOSEN_FAILS] = "the one resumed fails, or is taken away",
    [AG_RACE_ALL_STALLED] = "CU lost or kernel arrives when all residents are stalled",
    [AG_RACE_CU_IN_MOVE] = "CU lost during RESTORE, or back during SAVE",
    [AG_RACE_OLD_COPY] = "restored where the L1 has an older copy",
    [AG_RACE_TWO_CONDITIONS] = "two conditions on a line, one is met",
    [AG_RACE_ALL_FULL] = "rings and log full, a DONE behind them",
};

struct ag_tally ag_tally;

static const struct ag_scenario *scenario;
static const char *violation;

void ag_use(const struct ag_scenario *use)
{
    scenario = use;
}

const struct ag_scenario *ag_scenario(void)
{
    return scenario;
}

void ag_violation(const char *what)
{
    if (!violation)
        violation = what;
}

bool ag_holds(uint32_t condition, uint32_t value, uint32_t word)
{
    switch (condition) {
    case 1:
        return word == value;
    case 2:
        return word != value;
    case 3:
        return word < value;
    default:
        return word >= value;
    }
}

static const struct ag_op *op_of(const struct ag_gpu *gpu, uint32_t number)
{
    uint32_t i = number;

    while (!scenario->programs[i])
        i--;
    return &scenario->programs[i][gpu->threads[number].pc];
}

const struct ag_op *ag_op_at(const struct ag_state *state, uint32_t slot)
{
    return op_of(&state->gpu, state->gpu.slots[slot].number);
}

uint32_t ag_residents(const struct ag_gpu *gpu, uint32_t cu)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        count += s->state != AG_FREE && s->state != AG_AWAY && s->cu == cu;
    }
    return count;
}

/* Events */

static bool is_state_event(uint32_t kind)
{
    return kind >= CP_EVENT_WAITING && kind <= CP_EVENT_FAULT;
}

static void fill_ring(struct ag_gpu *gpu)
{
    gpu->posted = gpu->event_count < scenario->events ? gpu->event_count : scenario->events;
}

static void withdraw(struct ag_gpu *gpu, uint32_t i)
{
    gpu->event_count--;
    memmove(&gpu->events[i], &gpu->events[i + 1], (gpu->event_count - i) * sizeof(gpu->events[0]));
    memset(&gpu->events[gpu->event_count], 0, sizeof(gpu->events[0]));
}

/* A newer state of a WG, or level of a CU or the log, takes the place of an older one that is not yet in the ring. */
static void replace_older(struct ag_gpu *gpu, const struct ag_event *event)
{
    bool level = event->kind == CP_EVENT_CU_LOST || event->kind == CP_EVENT_CU_RETURNED;

    for (uint32_t i = gpu->posted; i < gpu->event_count; i++) {
        const struct ag_event *e = &gpu->events[i];

        if ((event->kind == CP_EVENT_LOG && e->kind == CP_EVENT_LOG) ||
            (level && (e->kind == CP_EVENT_CU_LOST || e->kind == CP_EVENT_CU_RETURNED) && e->cu == event->cu)) {
            withdraw(gpu, i);
            return;
        }
        if (scenario->latch && is_state_event(event->kind) && is_state_event(e->kind) && e->slot == event->slot) {
            gpu->reports = (uint8_t)(gpu->reports + (e->kind == CP_EVENT_WAITING));
            withdraw(gpu, i);
            return;
        }
    }
}

void ag_post(struct ag_gpu *gpu, const struct ag_event *event)
{
    replace_older(gpu, event);
    if (gpu->event_count == AG_EVENTS) {
        ag_violation("more events than the GPU can hold");
        return;
    }
    gpu->events[gpu->event_count++] = *event;
    fill_ring(gpu);
}

void ag_post_state(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    const struct ag_slot *s = &gpu->slots[slot];
    struct ag_event event = {.kind = (uint8_t)kind,
                             .cu = s->cu,
                             .slot = (uint8_t)slot,
                             .generation = s->generation,
                             .wait_number = s->wait_number,
                             .value = kind == CP_EVENT_SAVED && !s->stalled};

    ag_post(gpu, &event);
}

/* A report that is not yet in the ring is taken back, and may be used for another wait. */
static bool take_report_back(struct ag_gpu *gpu, uint32_t slot)
{
    for (uint32_t i = gpu->posted; i < gpu->event_count; i++) {
        if (gpu->events[i].kind == CP_EVENT_WAITING && gpu->events[i].slot == slot) {
            withdraw(gpu, i);
            gpu->reports++;
            return true;
        }
    }
    return false;
}

/* Waits */

void ag_unregister(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        if (gpu->waiters[i].slot != slot)
            gpu->waiters[kept++] = gpu->waiters[i];
    }
    memset(&gpu->waiters[kept], 0, (gpu->waiter_count - kept) * sizeof(gpu->waiters[0]));
    gpu->waiter_count = (uint8_t)kept;
}

void ag_end_wait(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_unregister(gpu, slot);
    if (!s->stalled) {
        ag_violation("(a) a wait ends that is over");
        return;
    }
    s->stalled = s->spilled = false;
    s->retries = true;
    if (s->reported && !take_report_back(gpu, slot))
        ag_post_state(gpu, slot, CP_EVENT_WAIT_ENDED);
    s->reported = false;
}

/* The SyncMon has found the condition of a slot's WG met. */
static void wake(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    if (s->state == AG_SAVING)
        ag_tally.races[AG_RACE_MET_DURING_SAVE]++;
    if (s->state != AG_AWAY) {
        ag_end_wait(gpu, slot);
        return;
    }
    ag_unregister(gpu, slot);
    if (s->met)
        ag_violation("(a) a condition is met twice for one saved wait");
    s->met = true;
    s->retries = true;
    ag_tally.met_events++;
    ag_post_state(gpu, slot, CP_EVENT_CONDITION_MET);
}

/* Whether a waiter would still succeed after those that are on their way: the oracle of minresume. */
static uint32_t word_after_retries(const struct ag_gpu *gpu, uint32_t word)
{
    uint32_t value = gpu->words[word];

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->retries && op_of(gpu, s->number)->kind == AG_LOCK &&
            op_of(gpu, s->number)->word == word && !value)
            value = 1;
    }
    return value;
}

static void count_two_conditions(const struct ag_gpu *gpu, const struct ag_wait *met)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        const struct ag_op *op;

        if (s->state == AG_FREE || !s->stalled)
            continue;
        op = op_of(gpu, s->number);
        if (op->word != met->word || op->condition != met->condition || op->value != met->value) {
            ag_tally.races[AG_RACE_TWO_CONDITIONS]++;
            return;
        }
    }
}

/* Resumes waiters of a word, oldest first. access: it was only read, or MonRS watches. one: at most one of them. */
static void resume_waiters(struct ag_gpu *gpu, uint32_t word, bool written, bool one)
{
    bool access = gpu->watch == CP_WATCH_ACCESS;
    uint32_t value = gpu->words[word];
    struct ag_wait waiters[AG_WAITERS];
    uint32_t count = gpu->waiter_count;

    if (!written && !access)
        return;
    if (gpu->resume == CP_RESUME_EXACT)
        value = word_after_retries(gpu, word);
    memcpy(waiters, gpu->waiters, sizeof(waiters));
    for (uint32_t i = 0; i < count; i++) {
        const struct ag_wait *w = &waiters[i];
        const struct ag_op *op = op_of(gpu, gpu->slots[w->slot].number);

        if (w->word != word || (!access && !ag_holds(w->condition, w->value, value)))
            continue;
        count_two_conditions(gpu, w);
        wake(gpu, w->slot);
        if (gpu->resume == CP_RESUME_EXACT && op->kind == AG_LOCK)
            value = 1;
        if (one)
            return;
    }
}

/* A spilled waiter's entry that the firmware has not filed yet. */
static void count_update_before_filing(const struct ag_gpu *gpu, uint32_t word)
{
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        const struct ag_wait *w = &gpu->log[n % scenario->log_entries].wait;

        if (w->word == word && ag_holds(w->condition, w->value, gpu->words[word]))
            ag_tally.races[AG_RACE_UPDATE_BEFORE_FILING]++;
    }
}

static void write_word(struct ag_gpu *gpu, uint32_t word, uint32_t value, bool one)
{
    gpu->words[word] = (uint8_t)value;
    count_update_before_filing(gpu, word);
    resume_waiters(gpu, word, true, one);
}

static bool condition_is_held(const struct ag_gpu *gpu, const struct ag_wait *wait)
{
    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        const struct ag_wait *w = &gpu->waiters[i];

        if (w->word == wait->word && w->condition == wait->condition && w->value == wait->value)
            return true;
    }
    return false;
}

static uint32_t conditions_held(const struct ag_gpu *gpu)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        const struct ag_wait *w = &gpu->waiters[i];
        bool first = true;

        for (uint32_t j = 0; j < i; j++) {
            const struct ag_wait *o = &gpu->waiters[j];

            first = first && (w->word != o->word || w->condition != o->condition || w->value != o->value);
        }
        count += first;
    }
    return count;
}

/* Puts a waiter into the SyncMon in order of age. False: no room. */
static bool register_waiter(struct ag_gpu *gpu, const struct ag_wait *wait)
{
    uint32_t at = gpu->waiter_count;

    if (at >= scenario->waiters || (!condition_is_held(gpu, wait) && conditions_held(gpu) >= scenario->conditions))
        return false;
    for (; at && gpu->waiters[at - 1].since > wait->since; at--)
        gpu->waiters[at] = gpu->waiters[at - 1];
    gpu->waiters[at] = *wait;
    gpu->waiter_count++;
    return true;
}

/* Whether waits on the word are in the log: later ones follow them there, so that they do not overtake. */
static bool has_spilled(const struct ag_gpu *gpu, uint32_t word)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->stalled && s->spilled && op_of(gpu, s->number)->word == word)
            return true;
    }
    return false;
}

/* Claims a place of the Monitor Log; it is filled later. False: the log is full. */
static bool spill(struct ag_gpu *gpu, const struct ag_wait *wait)
{
    struct ag_event event = {.kind = CP_EVENT_LOG};
    struct ag_log_place *place;

    if (!gpu->monitor || gpu->log_written - gpu->log_read >= scenario->log_entries)
        return false;
    place = &gpu->log[gpu->log_written % scenario->log_entries];
    place->wait = *wait;
    place->filled = false;
    gpu->log_written++;
    ag_tally.logged++;
    ag_post(gpu, &event);
    return true;
}

/* Arms a wait. When there is no room anywhere the WG goes on and tries again. */
static void arm(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_wait wait = {.slot = (uint8_t)slot,
                           .generation = s->generation,
                           .word = op->word,
                           .value = op->value,
                           .condition = op->condition,
                           .wait_number = (uint16_t)(s->wait_number + 1)};
    bool watched = false;

    wait.since = s->since ? s->since : (uint16_t)(gpu->clock + 1);
    if (gpu->mode >= CP_WAIT_ATOMIC) {
        watched = !has_spilled(gpu, op->word) && register_waiter(gpu, &wait);
        if (!watched && !spill(gpu, &wait))
            return;
    }
    if (!s->since)
        s->since = ++gpu->clock;
    s->wait_number++;
    s->stalled = true;
    s->spilled = !watched;
    s->reported = false;
}

/* Programs */

static void finish(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    struct ag_slot *s = &gpu->slots[slot];

    if (kind == CP_EVENT_FAULT)
        gpu->faulted[s->kernel] = true;
    ag_post_state(gpu, slot, kind);
    ag_leave(gpu, slot);
}

void ag_leave(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint8_t generation = s->generation;

    ag_unregister(gpu, slot);
    gpu->threads[s->number].done = true;
    gpu->threads[s->number].armed = false;
    memset(s, 0, sizeof(*s));
    s->generation = generation;
}

/* A waiting operation whose condition is false. */
static void fail(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];

    if (s->retries)
        ag_tally.races[AG_RACE_CHOSEN_FAILS]++;
    if (gpu->mode == CP_WAIT_INSTRUCTION)
        t->armed = true;
    else if (gpu->mode != CP_WAIT_IGNORE)
        arm(gpu, slot, op);
    s->retries = false;
}

static void try_wait(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op, bool one)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];

    if (t->armed) {
        t->armed = false;
        arm(gpu, slot, op);
        s->retries = false;
        return;
    }
    resume_waiters(gpu, op->word, false, one);
    if (!ag_holds(op->condition, op->value, gpu->words[op->word])) {
        fail(gpu, slot, op);
        return;
    }
    s->retries = false;
    s->since = 0;
    t->pc++;
    if (op->kind == AG_LOCK)
        write_word(gpu, op->word, 1, one);
}

static void own_word(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op)
{
    const struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    uint8_t *copy = &gpu->l1[s->cu][s->number];

    if (op->kind == AG_PUT) {
        gpu->own[s->number] = *copy = t->own = op->value;
    } else {
        if (*copy == AG_NOTHING)
            *copy = gpu->own[s->number];
        if (*copy != t->own)
            ag_violation("a WG does not read what it wrote itself");
    }
    t->pc++;
}

static void run_op(struct ag_gpu *gpu, uint32_t slot, bool one)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    const struct ag_op *op = op_of(gpu, s->number);

    s->drained = s->state == AG_SAVING;
    switch (op->kind) {
    case AG_END:
        finish(gpu, slot, CP_EVENT_DONE);
        break;
    case AG_FAULT:
        finish(gpu, slot, CP_EVENT_FAULT);
        break;
    case AG_STORE:
        t->pc++;
        write_word(gpu, op->word, op->value, one);
        break;
    case AG_ADD:
        t->pc++;
        write_word(gpu, op->word, (uint32_t)gpu->words[op->word] + op->value, one);
        break;
    case AG_SPIN:
        resume_waiters(gpu, op->word, false, one);
        if (ag_holds(op->condition, op->value, gpu->words[op->word]))
            t->pc++;
        break;
    case AG_LOCK:
    case AG_WAIT:
        try_wait(gpu, slot, op, one);
        break;
    default:
        own_word(gpu, slot, op);
    }
}

/* Moves of the GPU */

static void saved(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_tally.saves++;
    s->state = AG_AWAY;
    s->drained = false;
    ag_post_state(gpu, slot, CP_EVENT_SAVED);
    s->reported = false;
    s->quantum_reported = false;
}

static void restored(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint8_t copy = gpu->l1[s->cu][s->number];

    if (copy != AG_NOTHING && copy != gpu->own[s->number])
        ag_tally.races[AG_RACE_OLD_COPY]++;
    memset(gpu->l1[s->cu], AG_NOTHING, sizeof(gpu->l1[s->cu]));
    ag_tally.restores++;
    s->state = AG_RESIDENT;
    ag_post_state(gpu, slot, CP_EVENT_RESTORED);
}

static bool all_residents_stalled(const struct ag_gpu *gpu)
{
    uint32_t stalled = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state == AG_RESIDENT && !gpu->slots[i].stalled)
            return false;
        stalled += gpu->slots[i].state == AG_RESIDENT;
    }
    return stalled != 0;
}

static void lose(struct ag_gpu *gpu, uint32_t cu)
{
    struct ag_event event = {.kind = CP_EVENT_CU_LOST, .cu = (uint8_t)cu};

    ag_tally.races[AG_RACE_ALL_STALLED] += all_residents_stalled(gpu);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        ag_tally.races[AG_RACE_CU_IN_MOVE] += s->state == AG_RESTORING && s->cu == cu;
        ag_tally.races[AG_RACE_CHOSEN_FAILS] += s->state == AG_RESIDENT && s->cu == cu && s->retries;
    }
    gpu->lost[cu] = true;
    gpu->losses_left--;
    ag_post(gpu, &event);
}

static void give_back(struct ag_gpu *gpu, uint32_t cu)
{
    struct ag_event event = {.kind = CP_EVENT_CU_RETURNED, .cu = (uint8_t)cu};

    for (uint32_t i = 0; i < AG_WGS; i++)
        ag_tally.races[AG_RACE_CU_IN_MOVE] += gpu->slots[i].state == AG_SAVING && gpu->slots[i].cu == cu;
    gpu->lost[cu] = false;
    ag_post(gpu, &event);
}

static void dispatch(struct ag_gpu *gpu)
{
    struct ag_event event = {.kind = CP_EVENT_DOORBELL};

    ag_tally.races[AG_RACE_ALL_STALLED] += all_residents_stalled(gpu);
    gpu->dispatched++;
    ag_post(gpu, &event);
}

static void take_command(struct ag_gpu *gpu)
{
    struct ag_command command = gpu->commands[0];

    gpu->command_count--;
    memmove(&gpu->commands[0], &gpu->commands[1], gpu->command_count * sizeof(command));
    memset(&gpu->commands[gpu->command_count], 0, sizeof(command));
    ag_execute(gpu, &command);
}

static void fill_place(struct ag_gpu *gpu, uint32_t place)
{
    uint32_t n = gpu->log_read;

    while (n % scenario->log_entries != place)
        n++;
    gpu->log[place].lap = 1 + n / scenario->log_entries;
    gpu->log[place].filled = true;
}

/* Timeouts */

static bool may_run(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    uint32_t kind = op_of(gpu, s->number)->kind;

    if (s->stalled)
        return false;
    if (s->state == AG_SAVING)
        return !s->drained && kind != AG_END && kind != AG_FAULT;
    return s->state == AG_RESIDENT && !gpu->lost[s->cu];
}

static bool may_be_reported(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    return s->state == AG_RESIDENT && s->stalled && !s->reported && gpu->oversubscribed && gpu->reports;
}

/* Whether nothing can happen any more but timers and what comes from outside. */
static bool is_quiet(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    if (gpu->command_count || gpu->event_count)
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->state != AG_AWAY &&
            (s->state != AG_RESIDENT || may_run(gpu, s) || may_be_reported(gpu, s)))
            return false;
    }
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        if (!gpu->log[n % scenario->log_entries].filled)
            return false;
    }
    return ag_firmware_is_idle(state);
}

/* Whether a wait's timeout may fire. Of policies whose waits end by nothing else it may at any time. */
static bool may_time_out(const struct ag_state *state)
{
    return !scenario->timeouts || state->gpu.early_left || is_quiet(state);
}

/* Whether a swapped wait's timeout would fire if time passed. */
static bool has_swapped_wait(const struct cp *cp)
{
    uint32_t head = cp->swapped.head;

    return head != CP_NONE && cp->workgroups[head].expiry != UINT64_MAX && cp->workgroups[head].expiry > cp->now;
}

/* One that fires although something else can happen. */
static void use_early(struct ag_state *state)
{
    if (scenario->timeouts && state->gpu.early_left && !is_quiet(state))
        state->gpu.early_left--;
}

/* Time passes to the firmware's deadline: one cycle, since all intervals are one. */
static void tick(struct ag_state *state)
{
    if (has_swapped_wait(&state->cp))
        use_early(state);
    state->cp.now++;
}

static void gpu_move(struct ag_state *state, uint32_t kind, uint32_t what)
{
    struct ag_gpu *gpu = &state->gpu;

    switch (kind) {
    case AG_MOVE_COMMAND:
        take_command(gpu);
        break;
    case AG_MOVE_OP:
        run_op(gpu, what, gpu->resume == CP_RESUME_ONE);
        break;
    case AG_MOVE_OP_ONE:
        run_op(gpu, what, true);
        break;
    case AG_MOVE_SAVED:
        saved(gpu, what);
        break;
    case AG_MOVE_RESTORED:
        restored(gpu, what);
        break;
    case AG_MOVE_KILLED:
        finish(gpu, what, CP_EVENT_DONE);
        break;
    case AG_MOVE_TIMEOUT:
        use_early(state);
        ag_end_wait(gpu, what);
        break;
    case AG_MOVE_REPORT:
        gpu->reports--;
        gpu->slots[what].reported = true;
        ag_post_state(gpu, what, CP_EVENT_WAITING);
        break;
    case AG_MOVE_QUANTUM:
        gpu->slots[what].quantum_reported = true;
        ag_post_state(gpu, what, CP_EVENT_QUANTUM);
        break;
    case AG_MOVE_FILL:
        fill_place(gpu, what);
        break;
    case AG_MOVE_TICK:
        tick(state);
        break;
    case AG_MOVE_LOSE:
        lose(gpu, what);
        break;
    case AG_MOVE_RETURN:
        give_back(gpu, what);
        break;
    default:
        dispatch(gpu);
    }
}

static void count_full(const struct ag_gpu *gpu)
{
    if (gpu->command_count < scenario->commands || gpu->posted < scenario->events || !scenario->log_entries ||
        gpu->log_written - gpu->log_read < scenario->log_entries)
        return;
    for (uint32_t i = gpu->posted; i < gpu->event_count; i++)
        ag_tally.races[AG_RACE_ALL_FULL] += gpu->events[i].kind == CP_EVENT_DONE;
}

const char *ag_apply(struct ag_state *state, uint16_t move, bool *idle)
{
    violation = 0;
    *idle = false;
    if (AG_MOVE_KIND(move) == AG_MOVE_FIRMWARE)
        *idle = !ag_step_firmware(state);
    else
        gpu_move(state, AG_MOVE_KIND(move), AG_MOVE_WHAT(move));
    fill_ring(&state->gpu);
    count_full(&state->gpu);
    return violation;
}

/* Which moves there are */

/* Whether the firmware would give up a place of the log that is claimed if time passed before it is filled. */
static bool is_filling_late(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t n = (uint32_t)state->cp.log.read;

    return state->cp.log.tries + 1u >= CP_LOG_TRIES && n != gpu->log_written &&
           !gpu->log[n % scenario->log_entries].filled;
}

static uint32_t time_moves(const struct ag_state *state, uint16_t *moves)
{
    uint64_t deadline = cp_deadline(&state->cp);

    if (deadline == UINT64_MAX || deadline <= state->cp.now || is_filling_late(state) ||
        (has_swapped_wait(&state->cp) && !may_time_out(state)))
        return 0;
    moves[0] = AG_MOVE(AG_MOVE_TICK, 0);
    return 1;
}

static uint32_t slot_moves(const struct ag_state *state, uint32_t slot, uint16_t *moves)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_slot *s = &gpu->slots[slot];
    uint32_t count = 0;

    if (s->state == AG_FREE)
        return 0;
    if (may_run(gpu, s)) {
        moves[count++] = AG_MOVE(AG_MOVE_OP, slot);
        if (gpu->resume == CP_RESUME_PREDICT && gpu->waiter_count > 1)
            moves[count++] = AG_MOVE(AG_MOVE_OP_ONE, slot);
    }
    if (s->state == AG_SAVING)
        moves[count++] = AG_MOVE(AG_MOVE_SAVED, slot);
    if (s->state == AG_RESTORING)
        moves[count++] = AG_MOVE(AG_MOVE_RESTORED, slot);
    if (s->state == AG_KILLING)
        moves[count++] = AG_MOVE(AG_MOVE_KILLED, slot);
    if (s->state == AG_RESIDENT && s->stalled && gpu->timeout && may_time_out(state))
        moves[count++] = AG_MOVE(AG_MOVE_TIMEOUT, slot);
    if (may_be_reported(gpu, s))
        moves[count++] = AG_MOVE(AG_MOVE_REPORT, slot);
    if (s->state == AG_RESIDENT && !s->quantum_reported && gpu->quantum && gpu->oversubscribed && !gpu->lost[s->cu])
        moves[count++] = AG_MOVE(AG_MOVE_QUANTUM, slot);
    return count;
}

static uint32_t outside_moves(const struct ag_gpu *gpu, uint16_t *moves)
{
    uint32_t count = 0;

    for (uint32_t cu = 0; cu < scenario->cus; cu++) {
        if (gpu->lost[cu])
            moves[count++] = AG_MOVE(AG_MOVE_RETURN, cu);
        else if (gpu->losses_left)
            moves[count++] = AG_MOVE(AG_MOVE_LOSE, cu);
    }
    if (gpu->dispatched < AG_KERNELS && scenario->groups[gpu->dispatched])
        moves[count++] = AG_MOVE(AG_MOVE_DISPATCH, 0);
    return count;
}

uint32_t ag_moves(const struct ag_state *state, uint16_t *moves)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t count = 0;

    moves[count++] = AG_MOVE(AG_MOVE_FIRMWARE, 0);
    if (gpu->command_count)
        moves[count++] = AG_MOVE(AG_MOVE_COMMAND, 0);
    for (uint32_t i = 0; i < AG_WGS; i++)
        count += slot_moves(state, i, &moves[count]);
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        if (!gpu->log[n % scenario->log_entries].filled)
            moves[count++] = AG_MOVE(AG_MOVE_FILL, n % scenario->log_entries);
    }
    count += time_moves(state, &moves[count]);
    return count + outside_moves(gpu, &moves[count]);
}

bool ag_move_is_outside(uint16_t move)
{
    return AG_MOVE_KIND(move) >= AG_MOVE_LOSE;
}

bool ag_move_is_program(uint16_t move)
{
    return AG_MOVE_KIND(move) == AG_MOVE_OP || AG_MOVE_KIND(move) == AG_MOVE_OP_ONE;
}

/* Ends */

bool ag_final(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    bool faulted = false;

    if (gpu->command_count || gpu->event_count || gpu->log_read != gpu->log_written)
        return false;
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        if (scenario->groups[i] &&
            !(gpu->ended[i] && (gpu->faulted[i] ? gpu->error_reason != 0 : gpu->signals[i] == 0)))
            return false;
        faulted |= gpu->faulted[i];
    }
    return (faulted || gpu->read_id == gpu->dispatched) && ag_firmware_is_idle(state);
}

/* What has been done about the wait of a saved WG: it is ready, or on its way. */
static bool is_taken_care_of(const struct ag_state *state, uint32_t slot)
{
    uint32_t known = state->cp.workgroups[slot].state;

    return known == CP_WG_READY || known == CP_WG_RESTORING || known == CP_WG_KILLING;
}

static bool another_tries(const struct ag_gpu *gpu, uint32_t word)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->retries && op_of(gpu, s->number)->word == word)
            return true;
    }
    return false;
}

uint32_t ag_met_waiters(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t threads = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        const struct ag_op *op;

        if (s->state == AG_FREE || !s->stalled || (s->state == AG_AWAY && is_taken_care_of(state, i)))
            continue;
        op = op_of(gpu, s->number);
        if (!ag_holds(op->condition, op->value, gpu->words[op->word]))
            continue;
        if (gpu->resume == CP_RESUME_EXACT && another_tries(gpu, op->word))
            continue;
        threads |= 1u << s->number;
    }
    return threads;
}

/* Words */

static void describe_slot(const struct ag_state *state, uint32_t slot, const char *what, char *text, uint32_t bytes)
{
    const struct ag_slot *s = &state->gpu.slots[slot];

    snprintf(text, bytes, "WG %u (slot %u, wait %u) %s", s->number, slot, s->wait_number, what);
}

void ag_describe(const struct ag_state *state, uint16_t move, char *text, uint32_t bytes)
{
    static const char *const ops[] = {"ends",  "stores", "adds",      "tries the lock", "tests its wait",
                                      "spins", "puts",   "gets back", "faults"};
    static const char *const of_slot[] = {[AG_MOVE_SAVED] = "is saved",
                                          [AG_MOVE_RESTORED] = "is restored",
                                          [AG_MOVE_KILLED] = "is killed",
                                          [AG_MOVE_TIMEOUT] = "times out",
                                          [AG_MOVE_REPORT] = "is reported waiting",
                                          [AG_MOVE_QUANTUM] = "has used up its quantum"};
    static const char *const commands[] = {"",        "KERNEL_BEGIN", "KERNEL_END", "LAUNCH",  "SAVE",
                                           "RESTORE", "RESUME",       "KILL",       "WAITING", "STORE",
                                           "ADD",     "COPY",         "CU_RELEASE", "MONITOR"};
    uint32_t kind = AG_MOVE_KIND(move), what = AG_MOVE_WHAT(move);

    switch (kind) {
    case AG_MOVE_FIRMWARE:
        snprintf(text, bytes, "firmware; next event %u of %u", state->gpu.events[0].kind, state->gpu.event_count);
        break;
    case AG_MOVE_COMMAND:
        snprintf(text, bytes, "GPU executes %s of slot %u, wait %u", commands[state->gpu.commands[0].opcode],
                 state->gpu.commands[0].slot, state->gpu.commands[0].wait_number);
        break;
    case AG_MOVE_OP:
    case AG_MOVE_OP_ONE:
        describe_slot(state, what, ops[ag_op_at(state, what)->kind], text, bytes);
        break;
    case AG_MOVE_FILL:
        snprintf(text, bytes, "log place %u is filled", what);
        break;
    case AG_MOVE_TICK:
        snprintf(text, bytes, "time passes");
        break;
    case AG_MOVE_LOSE:
    case AG_MOVE_RETURN:
        snprintf(text, bytes, "CU %u %s", what, kind == AG_MOVE_LOSE ? "is lost" : "returns");
        break;
    case AG_MOVE_DISPATCH:
        snprintf(text, bytes, "another kernel is dispatched");
        break;
    default:
        describe_slot(state, what, of_slot[kind], text, bytes);
    }
}
