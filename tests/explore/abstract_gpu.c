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
    [AG_RACE_BARGED] = "one was resumed and not executed for, though it could be",
    [AG_RACE_GRACE_OVER] = "one was resumed, and that was too few",
    [AG_RACE_GIVEN_EVICTED] = "CU lost with a WG of the dispatcher's",
    [AG_RACE_GIVEN_RESTORING] = "CU lost to which the dispatcher reads a WG back",
    [AG_RACE_GIVEN_LOG] = "log entry of a WG that the firmware does not know",
    [AG_RACE_RESUME_AWAY] = "RESUME of a WG that the dispatcher has saved",
    [AG_RACE_RESUME_SAVING] = "RESUME of a WG that the dispatcher is saving",
    [AG_RACE_DROP_MOVING] = "DROP when a WG is being moved",
    [AG_RACE_DROP_LATE] = "DROP when the kernel has ended",
    [AG_RACE_GIVE_RESIDENTS] = "GIVE of a kernel that has WGs",
    [AG_RACE_GIVE_MOVING] = "GIVE of a kernel that has WGs that are being moved",
    [AG_RACE_GIVE_LOST] = "GIVE of a kernel that has WGs on a lost CU",
    [AG_RACE_TAKE_TWO] = "TAKE of two kernels",
    [AG_RACE_TAKE_RESTORING] = "TAKE when the dispatcher reads a WG back",
    [AG_RACE_TAKE_SAVING] = "TAKE when a WG is being saved",
    [AG_RACE_TAKE_AWAY] = "TAKE when a WG waits away",
    [AG_RACE_TAKE_LISTED] = "TAKE when a WG is listed",
    [AG_RACE_TAKE_LOST] = "TAKE when a WG is on a lost CU",
    [AG_RACE_TAKE_KILLING] = "TAKE when a WG is being killed",
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
    [AG_RACE_ABANDON_MOVING] = "a queue is abandoned when a WG of it is saved or read back",
    [AG_RACE_ABANDON_GIVEN] = "a queue is abandoned when the dispatcher has a WG of it",
    [AG_RACE_HALT_MOVING] = "HALT finds a WG that is being moved",
    [AG_RACE_TAKE_HALTED] = "TAKE comes while a queue is halted",
    [AG_RACE_RESTART_BEHIND] = "a restart while a command of before is in the ring",
    [AG_RACE_RESTART_AGAIN] = "a restart while RESET has no answer yet",
    [AG_RACE_OLD_ANSWER] = "a restart while an answer of before is on its way",
    [AG_RACE_RESET_MOVING] = "RESET when a WG is being moved",
    [AG_RACE_RESET_AWAY] = "RESET when a WG is saved",
    [AG_RACE_RESET_GIVEN] = "RESET when the dispatcher has a WG",
    [AG_RACE_RESET_LOG] = "RESET when a log place is claimed and not filled",
    [AG_RACE_RESET_LOST] = "RESET when a CU is lost",
    [AG_RACE_RESET_HALTED] = "RESET when a queue is halted",
    [AG_RACE_SIGNAL_TWICE] = "RESET when a signal was decremented and its packet is not complete",
    [AG_RACE_AGENT_AGAIN] = "an agent packet is handed over a second time",
    [AG_RACE_SERVED_SUSPENDED] = "an agent packet is served whose queue is suspended",
    [AG_RACE_SERVED_STOPPED] = "an agent packet is served whose queue has stopped for an older dispatch",
    [AG_RACE_SERVED_LATE] = "an agent packet is served whose queue was abandoned",
    [AG_RACE_KEPT_SUSPENDED] = "the dispatcher places beside a saved WG of a suspended queue that the firmware keeps",
    [AG_RACE_OVERDUE_UNBEGUN] = "a dispatch is stopped at its limit before it has begun",
    [AG_RACE_OVERDUE_MOVING] = "a dispatch is stopped at its limit when a WG is saved or read back",
    [AG_RACE_OVERDUE_GIVEN] = "a dispatch is stopped at its limit that the dispatcher has",
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

/* Kernels of the first queue: the first ones. */
static uint32_t first_queue(void)
{
    if (scenario->cooperative)
        return ag_cooperatives();
    return scenario->split ? 1 : AG_KERNELS;
}

uint32_t ag_queue_of(uint32_t kernel)
{
    return kernel >= first_queue();
}

uint32_t ag_kernel_at(uint32_t turn)
{
    if (turn == scenario->late)
        return 0;
    return turn < scenario->late ? turn + 1 : turn;
}

bool ag_is_dispatched(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t turn = kernel && kernel <= scenario->late ? kernel - 1 : kernel ? kernel : scenario->late;

    return turn < gpu->dispatched;
}

uint32_t ag_dispatched(const struct ag_gpu *gpu, uint32_t queue)
{
    uint32_t count = 0;

    for (uint32_t turn = 0; turn < gpu->dispatched; turn++)
        count += ag_queue_of(ag_kernel_at(turn)) == queue;
    return count;
}

uint32_t ag_kernel_of(uint32_t queue, uint32_t packet)
{
    return queue ? first_queue() + packet : packet;
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
    ag_fill_ring(gpu);
}

void ag_post_state(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    const struct ag_slot *s = &gpu->slots[slot];
    struct ag_event event = {.kind = (uint8_t)kind,
                             .cu = s->cu,
                             .slot = (uint8_t)slot,
                             .generation = s->generation,
                             .wait_number = s->wait_number};

    if (ag_is_given(gpu, s->kernel) && kind != CP_EVENT_FAULT)
        return;
    if (kind == CP_EVENT_FAULT)
        event.kernel = (uint8_t)ag_record_of(gpu, s->kernel);
    if (kind == CP_EVENT_SAVED)
        event.value = s->stalled ? CP_SAVED_WAITS : CP_SAVED_RUNNABLE;
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
    if (ag_is_given(gpu, s->kernel)) {
        ag_can_run(gpu, slot);
        return;
    }
    s->met = true;
    s->retries = true;
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
    place->wait.kernel = (uint8_t)ag_record_of(gpu, gpu->slots[wait->slot].kernel);
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
    const struct ag_slot *s = &gpu->slots[slot];

    if (kind == CP_EVENT_FAULT)
        gpu->faulted[s->kernel] = true;
    ag_post_state(gpu, slot, kind);
    ag_leave(gpu, slot);
}

void ag_leave(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint8_t generation = s->generation, kernel = s->kernel;

    ag_unregister(gpu, slot);
    if (ag_is_member(s->number))
        memset(&gpu->threads[s->number], 0, sizeof(gpu->threads[0]));
    gpu->threads[s->number].launched = gpu->threads[s->number].done = !s->marked;
    gpu->threads[s->number].armed = false;
    gpu->threads[s->number].effects = 0;
    memset(s, 0, sizeof(*s));
    s->generation = generation;
    ag_end_if_empty(gpu, kernel);
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

/*
 * A wave that spins. The bank registers it for another value than it finds, in the step in which it finds it; and where the
 * policy only registers by an instruction, nothing does.
 */
static void look(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op, enum ag_choice choice)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    uint8_t found = t->armed ? s->told : gpu->words[op->word];
    const struct ag_op wait = {AG_LOOK, op->word, found, 2};

    if (!t->armed) {
        resume_waiters(gpu, op->word, false, choice);
        s->retries = false;
        if (ag_holds(op->condition, op->value, found)) {
            s->since = 0;
            t->pc++;
            return;
        }
    }
    if (gpu->mode == CP_WAIT_IGNORE || gpu->mode == CP_WAIT_INSTRUCTION)
        return;
    t->armed = !t->armed && ag_plants(gpu, AG_PLANT_STALE_LOOK);
    if (!t->armed)
        arm(gpu, slot, &wait);
    if (t->armed || s->stalled)
        s->told = found;
    else
        s->told = 0;
}

struct ag_op ag_wait_of(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    const struct ag_op *op = ag_op_of(gpu, s->number);

    return op->kind == AG_LOOK ? (struct ag_op){AG_LOOK, op->word, s->told, 2} : *op;
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
    case AG_LOOK:
        look(gpu, slot, op, choice);
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
