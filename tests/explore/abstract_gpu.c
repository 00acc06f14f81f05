/* abstract_gpu.c - events, waits at the SyncMon and in the log, programs. */
#include "abstract_parts.h"

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
    [AG_RACE_ANSWER_REPORTED] = "an atomic is executed for a wait that was reported",
    [AG_RACE_SAVE_BEFORE_ANSWER] = "SAVE when a result is on its way",
    [AG_RACE_LOSS_BEFORE_ANSWER] = "CU lost when a result is on its way",
    [AG_RACE_PASSED_OVER] = "a WG that is away is left out for another",
    [AG_RACE_SEVERAL_PERFORMED] = "one update, several atomics performed",
    [AG_RACE_GRACE_OVER] = "one was resumed, and that was too few",
    [AG_RACE_LIST_RESTORE] = "RESTORE of a WG that is on a run list, or has been given a place",
    [AG_RACE_LIST_SAVED_TWICE] = "SAVE of a WG that is being saved for a run list",
    [AG_RACE_LIST_HELD] = "SAVE or KILL of a WG that the dispatcher moves",
    [AG_RACE_LIST_RESUME] = "RESUME of a WG that the dispatcher saves, or has saved",
    [AG_RACE_LIST_OFF] = "run lists end while WGs are on one",
    [AG_RACE_LIST_LOST] = "a WG leaves a CU that is lost, and others are on the run list",
    [AG_RACE_LIST_OVERDUE] = "a WG has been on a run list for long",
    [AG_RACE_LIST_GIVEN] = "LIST of a WG that waits for nothing",
    [AG_RACE_LIST_WAITER] = "LIST of a WG that still waits at the SyncMon",
    [AG_RACE_LIST_SPILLED] = "LIST of a WG whose wait went to the log",
    [AG_RACE_LIST_LISTED] = "LIST of a WG that is on the run list",
    [AG_RACE_LIST_PLACED] = "LIST of a WG that has been given a place",
    [AG_RACE_LIST_OVERTAKEN] = "LIST of a WG that has had a place, and has left it",
    [AG_RACE_LIST_MET] = "LIST of a WG whose CONDITION_MET is still to be read",
    [AG_RACE_LIST_CROSSED] = "run lists are switched off when a LIST is under way",
    [AG_RACE_GRID_TAKEN_BACK] = "WGs of a grid are taken back",
    [AG_RACE_GRID_CROSSED] = "the same, and events of others are under way",
    [AG_RACE_GRID_STALE] = "SAVE or KILL of a WG whose slot the next one of the grid has",
    [AG_RACE_GRID_EMPTY] = "a WG ends, and the dispatcher has no more of the grid yet",
    [AG_RACE_GRID_AHEAD] = "log entry of a WG that the firmware has yet to hear of",
    [AG_RACE_BULK_JOINED] = "an event tells of several WGs that have ended",
    [AG_RACE_BULK_KILLED] = "the same, and one of them was killed",
    [AG_RACE_BULK_STALE] = "SAVE or KILL of a WG whose end is one of several in an event",
    [AG_RACE_BULK_REFUSED] = "of the WGs of one command one is refused, and the next is not",
    [AG_RACE_BULK_LOST] = "CU lost when an event tells of an end there",
    [AG_RACE_KILL_DECLINED] = "an offer to be killed comes too late",
    [AG_RACE_FORK_DECLINED] = "an offer to fork is gone when it is taken up",
    [AG_RACE_KILL_AWAY] = "a WG is killed while it is saved",
    [AG_RACE_MESSAGE_AWAY] = "a message comes from a WG that is saved",
    [AG_RACE_MEMBER_REFUSED] = "LAUNCH of an active WG is refused",
    [AG_RACE_STAND_EARLY] = "an offer stands before that of a WG behind it",
    [AG_RACE_STAND_DECLINED] = "an offer that stands, or was to, is answered",
    [AG_RACE_STAND_AWAY] = "a WG whose offer stands is killed while it is saved",
    [AG_RACE_OLD_ROUND] = "an offer is asked for from before their count went round",
    [AG_RACE_PAIR_RUNS] = "two cooperative kernels have WGs on the GPU at once",
    [AG_RACE_PAIR_WANTED] = "both are asked for WGs at once",
    [AG_RACE_SAVED_LAUNCH] = "a LAUNCH is refused while its WG is saved for another kernel",
    [AG_RACE_END_IN_DRAIN] = "a WG ends while a resize waits for those being killed",
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

const char *ag_take_violation(void)
{
    const char *what = violation;

    violation = 0;
    return what;
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

const struct ag_op *ag_program_of(uint32_t number)
{
    while (!scenario->programs[number])
        number--;
    return scenario->programs[number];
}

const struct ag_op *ag_op_of(const struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_op *op = &ag_program_of(number)[gpu->threads[number].pc], *wait;

    wait = ag_is_member(number) ? ag_member_wait(gpu, number, op) : 0;
    return wait ? wait : op;
}

uint32_t ag_queue_of(uint32_t kernel)
{
    return scenario->cooperative && kernel >= ag_cooperatives();
}

uint32_t ag_dispatched(const struct ag_gpu *gpu, uint32_t queue)
{
    if (!scenario->cooperative)
        return gpu->dispatched;
    if (queue)
        return gpu->dispatched > ag_cooperatives() ? gpu->dispatched - ag_cooperatives() : 0;
    return gpu->dispatched < ag_cooperatives() ? gpu->dispatched : ag_cooperatives();
}

uint32_t ag_kernel_of(uint32_t queue, uint32_t packet)
{
    return queue ? ag_cooperatives() + packet : packet;
}

uint32_t ag_waves_of(uint32_t kernel)
{
    return kernel < ag_cooperatives() && scenario->waves ? scenario->waves : 1;
}

uint32_t ag_waves_on(const struct ag_gpu *gpu, uint32_t cu)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->state != AG_AWAY && s->cu == cu)
            count += ag_waves_of(s->kernel);
    }
    return count;
}

/* Events */

static bool is_state_event(uint32_t kind)
{
    return kind >= CP_EVENT_WAITING && kind <= CP_EVENT_FAULT;
}

void ag_fill_ring(struct ag_gpu *gpu)
{
    gpu->posted = 0;
    for (uint32_t frames = 0; frames < scenario->events && gpu->posted < gpu->event_count; frames++)
        gpu->posted = (uint8_t)(gpu->posted + ag_entries(gpu, gpu->posted));
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
        if (scenario->latch && is_state_event(event->kind) && is_state_event(e->kind) && e->slot == event->slot &&
            !(scenario->lists && e->kind == CP_EVENT_SAVED)) {
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
    ag_fill_ring(gpu);
}

static uint8_t state_when_saved(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    if (s->stalled)
        return CP_SAVED_WAITS;
    return gpu->extensions & CP_EXTENSION_RUN_LISTS ? CP_SAVED_LISTED : CP_SAVED_RUNNABLE;
}

void ag_post_left(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind, uint32_t successor)
{
    const struct ag_slot *s = &gpu->slots[slot];
    struct ag_event event = {.kind = (uint8_t)kind,
                             .cu = s->cu,
                             .tag = successor,
                             .slot = (uint8_t)slot,
                             .generation = s->generation,
                             .wait_number = s->wait_number,
                             .value = kind == CP_EVENT_SAVED ? state_when_saved(gpu, s) : 0};

    ag_post(gpu, &event);
}

void ag_post_state(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    ag_post_left(gpu, slot, kind, 0);
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
    if (s->answered)
        ag_pass_wait(gpu, slot, s->told);
    s->answered = false;
    s->told = 0;
}

static void count_two_conditions(const struct ag_gpu *gpu, const struct ag_op *met)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        const struct ag_op *op;

        if (s->state == AG_FREE || !s->stalled)
            continue;
        op = ag_op_of(gpu, s->number);
        if (op->word != met->word || op->condition != met->condition || op->value != met->value) {
            ag_tally.races[AG_RACE_TWO_CONDITIONS]++;
            return;
        }
    }
}

void ag_wake(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    count_two_conditions(gpu, ag_op_of(gpu, s->number));
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
    if (ag_list_append(gpu, slot))
        return;
    ag_tally.met_events++;
    ag_post_state(gpu, slot, CP_EVENT_CONDITION_MET);
}

/* Whether a waiter would still succeed after those that are on their way, as CP_RESUME_EXACT counts. */
static uint32_t word_after_retries(const struct ag_gpu *gpu, uint32_t word)
{
    uint32_t value = gpu->words[word];

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->retries && ag_op_of(gpu, s->number)->kind == AG_LOCK &&
            ag_op_of(gpu, s->number)->word == word && !value)
            value = 1;
    }
    return value;
}

/* Resumes waiters of a word, oldest first. */
static void resume_waiters(struct ag_gpu *gpu, uint32_t word, bool written, enum ag_choice choice)
{
    bool access = gpu->watch == CP_WATCH_ACCESS;
    uint32_t value = gpu->words[word];
    struct ag_wait waiters[AG_WAITERS];
    uint32_t count = gpu->waiter_count;

    if (!written && !access)
        return;
    if (gpu->extensions & CP_EXTENSION_DEFERRED) {
        ag_perform(gpu, word, choice);
        return;
    }
    if (gpu->resume == CP_RESUME_EXACT)
        value = word_after_retries(gpu, word);
    memcpy(waiters, gpu->waiters, sizeof(waiters));
    for (uint32_t i = 0; i < count; i++) {
        const struct ag_wait *w = &waiters[i];
        const struct ag_op *op = ag_op_of(gpu, gpu->slots[w->slot].number);

        if (w->word != word || (!access && !ag_holds(w->condition, w->value, value)))
            continue;
        ag_wake(gpu, w->slot);
        if (gpu->resume == CP_RESUME_EXACT && op->kind == AG_LOCK)
            value = 1;
        if (choice)
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

void ag_write_word(struct ag_gpu *gpu, uint32_t word, uint32_t value, enum ag_choice choice)
{
    gpu->words[word] = (uint8_t)value;
    count_update_before_filing(gpu, word);
    resume_waiters(gpu, word, true, choice);
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

        if (s->state != AG_FREE && s->stalled && s->spilled && ag_op_of(gpu, s->number)->word == word)
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
    place->wait.kind = 0; /* of the SyncMon's concern only */
    place->wait.late = false;
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
                           .kind = op->kind,
                           .late = !(scenario->wide >> s->number & 1u),
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

void ag_finish(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint32_t successor;

    if (kind == CP_EVENT_FAULT)
        gpu->faulted[s->kernel] = true;
    else if (ag_succeed(gpu, slot))
        return;
    successor = kind == CP_EVENT_DONE ? ag_give_place(gpu, s->kernel, s->cu) : 0;
    if (kind != CP_EVENT_DONE || successor || !ag_post_end(gpu, slot))
        ag_post_left(gpu, slot, kind, successor);
    ag_leave(gpu, slot);
}

void ag_leave(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint8_t generation = s->generation;

    ag_unregister(gpu, slot);
    if (ag_is_member(s->number))
        memset(&gpu->threads[s->number], 0, sizeof(gpu->threads[0]));
    gpu->threads[s->number].launched = gpu->threads[s->number].done = !s->marked;
    gpu->threads[s->number].armed = false;
    gpu->threads[s->number].effects = 0;
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

static void try_wait(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op, enum ag_choice choice)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    uint32_t value = gpu->words[op->word];

    if (t->armed) {
        t->armed = false;
        arm(gpu, slot, op);
        s->retries = false;
        return;
    }
    resume_waiters(gpu, op->word, false, choice);
    if (!ag_holds(op->condition, op->value, value)) {
        fail(gpu, slot, op);
        return;
    }
    ag_take_effect(gpu, s->number);
    ag_pass_wait(gpu, slot, value);
    if (ag_result_of(op->kind, value) != value)
        ag_write_word(gpu, op->word, ag_result_of(op->kind, value), choice);
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

void ag_run_op(struct ag_gpu *gpu, uint32_t slot, enum ag_choice choice)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    const struct ag_op *op = ag_op_of(gpu, s->number);

    s->drained = s->state == AG_SAVING;
    switch (op->kind) {
    case AG_END:
        ag_finish(gpu, slot, CP_EVENT_DONE);
        break;
    case AG_FAULT:
        ag_finish(gpu, slot, CP_EVENT_FAULT);
        break;
    case AG_STORE:
        t->pc++;
        ag_write_word(gpu, op->word, op->value, choice);
        break;
    case AG_ADD:
        t->pc++;
        ag_write_word(gpu, op->word, (uint32_t)gpu->words[op->word] + op->value, choice);
        break;
    case AG_SPIN:
        resume_waiters(gpu, op->word, false, choice);
        if (ag_holds(op->condition, op->value, gpu->words[op->word]))
            t->pc++;
        break;
    case AG_LOCK:
    case AG_WAIT:
    case AG_DOWN:
        try_wait(gpu, slot, op, choice);
        break;
    case AG_PUT:
    case AG_GET:
        own_word(gpu, slot, op);
        break;
    default:
        ag_run_member(gpu, slot, op);
    }
}
