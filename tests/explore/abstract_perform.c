/*
 * abstract_perform.c - CP_EXTENSION_DEFERRED: deferred execution: the SyncMon executes waiting atomics in their WGs' place.
 *
 * Between the atomic and its answer there is time: the WG may be saved, lose its CU or be told of a RESUME meanwhile. Those that
 * are left waiting although their condition holds go on one by one, each at any time. That several go on at once, as after a
 * grace period, is one order of these.
 */
#include "abstract_parts.h"

#include <string.h>

#define PASSES 1u /* a waiter that cannot take an answer is left out so often */

/* Whether a bug is to be planted here; it is from now on. */
bool ag_plants(struct ag_gpu *gpu, enum ag_plant plant)
{
    if (ag_scenario()->plant != plant || gpu->planted)
        return false;
    gpu->planted = true;
    return true;
}

/* What is promised */

static bool is_inside(const struct ag_gpu *gpu, uint32_t number, uint32_t word)
{
    const struct ag_thread *t = &gpu->threads[number];
    const struct ag_op *program = ag_program_of(number);
    bool inside = false;

    if (!t->launched || t->done)
        return false;
    for (uint32_t pc = 0; pc < t->pc; pc++) {
        if (program[pc].word == word && (program[pc].kind == AG_LOCK || program[pc].kind == AG_STORE))
            inside = program[pc].kind == AG_LOCK;
    }
    return inside || (program[t->pc].kind == AG_LOCK && program[t->pc].word == word && t->effects);
}

void ag_take_effect(struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_op *op = ag_op_of(gpu, number);

    for (uint32_t i = 0; op->kind == AG_LOCK && i < AG_THREADS; i++) {
        if (i != number && is_inside(gpu, i, op->word))
            ag_violation("(h) two WGs hold one lock");
    }
    if (gpu->threads[number].effects++)
        ag_violation("(h) an atomic that waited is performed twice");
}

/* All WGs of the kernel must have come as far as this wait. */
static void check_barrier(const struct ag_gpu *gpu, uint32_t pc)
{
    for (uint32_t i = 0; i < ag_scenario()->groups[0]; i++) {
        if (!gpu->threads[i].done && gpu->threads[i].pc < pc)
            ag_violation("(h) a WG passes a barrier before all have arrived");
    }
}

void ag_pass_wait(struct ag_gpu *gpu, uint32_t slot, uint32_t told)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];
    const struct ag_op *op = ag_op_of(gpu, s->number);

    if (op->kind != AG_LOOK && !ag_holds(op->condition, op->value, told))
        ag_violation("(h) a WG is told a value that does not meet its condition");
    if (t->effects != 1)
        ag_violation("(h) a WG goes on, and its atomic was not performed");
    if (ag_scenario()->barrier)
        check_barrier(gpu, t->pc);
    t->effects = 0;
    s->retries = false;
    s->since = 0;
    if (op->kind == AG_LOOK && !ag_holds(op->condition, op->value, told))
        return; /* its loop goes on */
    if (ag_is_member(s->number))
        ag_member_goes_on(gpu, slot);
    else
        t->pc++;
}

/* Performing */

uint32_t ag_result_of(uint32_t kind, uint32_t value)
{
    if (kind == AG_LOCK)
        return value ? value : 1;
    return kind == AG_DOWN ? value - 1 : value;
}

static bool is_met(const struct ag_gpu *gpu, const struct ag_wait *w, uint32_t word)
{
    return w->word == word && ag_holds(w->condition, w->value, gpu->words[word]);
}

static bool only_looks(const struct ag_wait *w, uint32_t value)
{
    return ag_result_of(w->kind, value) == value;
}

/* Of a WG that is away, or about to be, the answer would not find the registers. */
static bool can_take(struct ag_gpu *gpu, const struct ag_slot *s)
{
    if (s->state == AG_AWAY && ag_plants(gpu, AG_PLANT_PERFORM_AWAY))
        return true;
    return s->state == AG_RESIDENT && !gpu->lost[s->cu];
}

static void send_answer(struct ag_gpu *gpu, uint32_t slot, uint32_t value)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_unregister(gpu, slot);
    if (s->state != AG_RESIDENT || ag_plants(gpu, AG_PLANT_LOST_ANSWER))
        return;
    s->answered = true;
    s->told = (uint8_t)value;
}

/* The atomic is performed on a value of the word, and the answer is on its way. False: the WG has to try for itself. */
static bool answer_late(struct ag_gpu *gpu, struct ag_wait w, uint32_t value)
{
    struct ag_slot *s = &gpu->slots[w.slot];

    if (!w.late || !can_take(gpu, s))
        return false;
    if (!s->stalled || s->generation != w.generation || s->wait_number != w.wait_number) {
        ag_violation("(h) a WG is told a result that it does not wait for");
        return false;
    }
    if (w.kind == AG_LOOK && value == s->told)
        ag_violation("(h) a WG that spins is told what it has found before");
    ag_tally.races[AG_RACE_ANSWER_REPORTED] += s->reported;
    gpu->words[w.word] = (uint8_t)ag_result_of(w.kind, value);
    ag_take_effect(gpu, s->number);
    if (ag_plants(gpu, AG_PLANT_PERFORM_TWICE))
        ag_wake(gpu, w.slot);
    else
        send_answer(gpu, w.slot, value);
    return true;
}

/* A waiter has a turn and cannot take it. Whether it is still registered. */
static bool pass_over(struct ag_gpu *gpu, struct ag_wait *w)
{
    uint32_t slot = w->slot;

    if (ag_plants(gpu, AG_PLANT_PASSED_OVER)) {
        ag_unregister(gpu, slot);
        return false;
    }
    if (++w->passed <= PASSES)
        return true;
    ag_wake(gpu, slot);
    return false;
}

/* Performs one atomic that changes the word, of the oldest waiter or the youngest; value: what the word has, as it is seen. */
static bool perform_one(struct ag_gpu *gpu, uint32_t word, enum ag_choice choice, uint32_t value)
{
    bool passed = false;
    uint32_t i = 0;

    while (i < gpu->waiter_count) {
        struct ag_wait *w = &gpu->waiters[choice == AG_ONE_LAST ? gpu->waiter_count - 1u - i : i];

        if (w->word != word || !ag_holds(w->condition, w->value, value) || only_looks(w, value)) {
            i++;
            continue;
        }
        if (!w->late)
            return false;
        if (answer_late(gpu, *w, value)) {
            ag_tally.races[AG_RACE_PASSED_OVER] += passed;
            return true;
        }
        passed = true;
        i += pass_over(gpu, w);
    }
    return false;
}

static void perform_all(struct ag_gpu *gpu, uint32_t word, enum ag_choice choice)
{
    uint32_t first = gpu->words[word], value = first, count = 0;

    while (perform_one(gpu, word, choice, value)) {
        count++;
        value = gpu->words[word];
        if (value != first && gpu->waiter_count && ag_plants(gpu, AG_PLANT_UNCHECKED))
            value = first;
    }
    ag_tally.races[AG_RACE_SEVERAL_PERFORMED] += count > 1;
}

/* Letting go */

static void let_go(struct ag_gpu *gpu, const struct ag_wait *w)
{
    const struct ag_slot *s = &gpu->slots[w->slot];
    uint32_t value = gpu->words[w->word];

    if (only_looks(w, value) && answer_late(gpu, *w, value))
        return;
    ag_tally.races[AG_RACE_BARGED] += w->late && !only_looks(w, value) && s->state == AG_RESIDENT && !gpu->lost[s->cu];
    ag_wake(gpu, w->slot);
}

static bool is_same_condition(const struct ag_wait *a, const struct ag_wait *b)
{
    return a->word == b->word && a->condition == b->condition && a->value == b->value;
}

static bool is_first_of_condition(const struct ag_wait *waiters, uint32_t i)
{
    uint32_t first = 0;

    while (!is_same_condition(&waiters[first], &waiters[i]))
        first++;
    return first == i;
}

static void start_grace(struct ag_gpu *gpu, uint32_t word)
{
    if (!ag_plants(gpu, AG_PLANT_NO_GRACE))
        gpu->grace |= (uint16_t)(1u << word);
}

/* Of each condition that is met all waiters go on, or the oldest. */
static void let_go_met(struct ag_gpu *gpu, uint32_t word, enum ag_choice choice)
{
    struct ag_wait waiters[AG_WAITERS];
    uint32_t count = gpu->waiter_count;
    bool left = false;

    memcpy(waiters, gpu->waiters, sizeof(waiters));
    for (uint32_t i = 0; i < count; i++) {
        if (!is_met(gpu, &waiters[i], word))
            continue;
        if (choice == AG_ALL || is_first_of_condition(waiters, i))
            let_go(gpu, &waiters[i]);
        else
            left = true;
    }
    gpu->grace &= (uint16_t) ~(1u << word);
    if (left)
        start_grace(gpu, word);
}

/* One who looks is told of a value that is still to come. */
static void plant_early_answer(struct ag_gpu *gpu, uint32_t word)
{
    uint32_t now = gpu->words[word];

    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        const struct ag_wait *w = &gpu->waiters[i];

        if (w->word != word || w->kind != AG_WAIT || w->value != now + 1 || gpu->slots[w->slot].state != AG_RESIDENT ||
            !ag_plants(gpu, AG_PLANT_EARLY_ANSWER))
            continue;
        answer_late(gpu, *w, w->value);
        gpu->words[word] = (uint8_t)now;
        return;
    }
}

void ag_perform(struct ag_gpu *gpu, uint32_t word, enum ag_choice choice)
{
    plant_early_answer(gpu, word);
    if (choice != AG_ONE_BARGE)
        perform_all(gpu, word, choice);
    let_go_met(gpu, word, choice);
}

/* The oldest whose condition is met, or AG_NOTHING. */
static uint32_t first_met(const struct ag_gpu *gpu, uint32_t word)
{
    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        if (is_met(gpu, &gpu->waiters[i], word))
            return i;
    }
    return AG_NOTHING;
}

bool ag_grace_is_due(const struct ag_gpu *gpu, uint32_t word)
{
    return gpu->grace >> word & 1u && first_met(gpu, word) != AG_NOTHING;
}

void ag_end_grace(struct ag_gpu *gpu, uint32_t word)
{
    struct ag_wait w = gpu->waiters[first_met(gpu, word)];

    ag_tally.races[AG_RACE_GRACE_OVER]++;
    let_go(gpu, &w);
    if (first_met(gpu, word) == AG_NOTHING || ag_plants(gpu, AG_PLANT_SHORT_GRACE))
        gpu->grace &= (uint16_t) ~(1u << word);
}
