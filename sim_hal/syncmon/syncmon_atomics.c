/*
 * syncmon_atomics.c - deferred execution (CP_EXTENSION_DEFERRED): atomics that wait are executed where their word is.
 *
 * A failed atomic that changed nothing can be executed later by the L2 instead of being retried by its wave. When an
 * update makes its condition true, the monitor executes it in the bank, and the wave gets the answer as if the atomic had
 * only been late: it does not retry, and of the waiters for a lock none is woken in vain.
 */
#include "syncmon/syncmon_atomics.h"

#include <stddef.h>

#include "engine/require.h"
#include "mem/memory_counters.h"
#include "syncmon/syncmon_resume.h"
#include "syncmon/syncmon_table.h"

/* A waiter that cannot take its answer, because it is saved, is passed over this number of times. Then it is resumed and
 * tries again itself. */
#define PASSES 64u

/* No other word that is waited on has bytes of this one. */
static bool is_alone(const struct syncmon *syncmon, const struct syncmon_word *word)
{
    const struct syncmon_word *other = syncmon_words_of_line(syncmon, word->address / MEM_LINE_BYTES);

    for (; other; other = other->chain)
        if (other != word && syncmon_word_is_touched(other, word->address, word->bytes))
            return false;
    return true;
}

static void write_word(struct syncmon *syncmon, struct syncmon_word *word, const struct mem_waiter *waiter,
                       uint64_t value, uint64_t now)
{
    struct mem_noted_write write = {.address = word->address, .cycle = now, .line = waiter->line};

    SIM_REQUIRE(waiter->late);
    for (uint32_t i = 0; i < 3; i++)
        write.workgroup[i] = waiter->workgroup[i];
    if (syncmon->writes)
        mem_writes_note(syncmon->writes, &write, syncmon->memory->bytes + word->address, &value, word->bytes);
    mem_write(syncmon->memory, word->address, &value, word->bytes, now);
    syncmon_note_value(syncmon, word, value);
}

static uint64_t result_of(const struct syncmon_registration *at)
{
    const struct mem_waiter *waiter = &at->waiter;

    return execute_atomic_result((enum execute_atomic)waiter->atomic, at->word->bytes, at->word->value,
                                 waiter->operand[0], waiter->operand[1]);
}

bool syncmon_must_retry(const struct syncmon_registration *at)
{
    return !at->waiter.late && result_of(at) != at->word->value;
}

/* Executes the waiter's atomic on the word, if the wave can take the answer: the wave is resumed, and the registration is
 * gone. Returns false if the wave cannot take the answer; nothing is changed then. */
static bool execute_deferred(struct syncmon *syncmon, struct syncmon_registration *registration, uint64_t now)
{
    const struct mem_waiter *waiter = &registration->waiter;
    struct syncmon_word *word = registration->word;
    uint64_t result = result_of(registration), left;
    bool fails = waiter->atomic == EXECUTE_ATOMIC_CMPSWAP && word->value != waiter->operand[1];

    if (!waiter->late || !syncmon->callbacks.execute ||
        !syncmon->callbacks.execute(syncmon->callbacks.context, waiter, &registration->condition, word->value,
                                    result != word->value))
        return false;
    SIM_REQUIRE(syncmon->defers);
    SIM_REQUIRE(registration->watch);
    SIM_REQUIRE(syncmon_word_read(syncmon, word) == word->value);
    left = mem_l2_atomic(syncmon->l2, (uint32_t)(word->address / MEM_LINE_BYTES), 1, 1, now, now);
    syncmon->l2->counters->atomic_lanes++;
    syncmon->counters.executed++;
    if (syncmon->accesses)
        syncmon->accesses->deferred(syncmon->accesses->context, waiter, word->address, word->bytes,
                                    waiter->atomic != EXECUTE_ATOMIC_LOAD && !fails);
    if (result != word->value)
        write_word(syncmon, word, waiter, result, now);
    syncmon_resume(syncmon, registration, left);
    return true;
}

/* What has let the waiter come to its word still holds, as far as is known. The bank has the line in which both words lie. */
static bool gate_is_open(const struct syncmon *syncmon, const struct syncmon_registration *at)
{
    const struct mem_condition *gate = &at->waiter.gate;
    uint64_t value = 0;

    if (!syncmon->gates || !gate->bytes)
        return true;
    SIM_REQUIRE(gate->address / MEM_LINE_BYTES == at->word->address / MEM_LINE_BYTES);
    mem_read(syncmon->memory, gate->address, &value, gate->bytes);
    return execute_wait_satisfied((enum isa_wait_condition)gate->condition, value, gate->mask, gate->value);
}

/* The oldest waiter of a condition whose gate is open; the oldest one if there is none. */
static struct syncmon_registration *next_of(const struct syncmon *syncmon, const struct syncmon_watch *watch)
{
    struct syncmon_registration *at = watch->waiters.first;

    while (at && !gate_is_open(syncmon, at))
        at = at->next[SYNCMON_WAITERS_OF_CONDITION];
    return at ? at : watch->waiters.first;
}

void syncmon_resume_oldest(struct syncmon *syncmon, struct syncmon_watch *watch, uint32_t count, uint64_t now)
{
    SIM_REQUIRE(count <= watch->count);
    for (; count; count--) {
        struct syncmon_registration *at = next_of(syncmon, watch);

        if (!syncmon->defers || result_of(at) != at->word->value || !execute_deferred(syncmon, at, now))
            syncmon_resume(syncmon, at, now);
    }
}

static bool condition_holds(const struct mem_condition *condition, const struct syncmon_word *word)
{
    return execute_wait_satisfied((enum isa_wait_condition)condition->condition, word->value, condition->mask,
                                  condition->value);
}

/* The resumed waiters have left the condition as it is: they did not wait for a lock. */
static void resume_more(struct clock_event *event, uint64_t cycle)
{
    struct syncmon *syncmon = event->owner;
    struct syncmon_watch *watch = (struct syncmon_watch *)((char *)event - offsetof(struct syncmon_watch, more));
    struct syncmon_word *word = watch->word;
    uint32_t step = 2 * watch->step;

    SIM_REQUIRE(watch->count > 0);
    SIM_REQUIRE(watch->step > 0);
    if (!syncmon->graces || !condition_holds(&watch->condition, word))
        return;
    syncmon->resumed_count = 0;
    syncmon_resume_oldest(syncmon, watch, step < watch->count ? step : watch->count, cycle);
    if (watch->count)
        syncmon_more_later(syncmon, watch, step);
    syncmon_word_release(syncmon, word);
    syncmon_deliver(syncmon, cycle);
}

void syncmon_more_later(struct syncmon *syncmon, struct syncmon_watch *watch, uint32_t step)
{
    SIM_REQUIRE(syncmon->graces);
    SIM_REQUIRE(watch->count > 0);
    SIM_REQUIRE(step > 0);
    clock_cancel(syncmon->clock, &watch->more);
    watch->step = step;
    watch->more.fire = resume_more;
    watch->more.owner = syncmon;
    clock_schedule(syncmon->clock, &watch->more, syncmon->clock->now + syncmon->grace);
}

/* Its condition holds, and its atomic would change the word: others may then have to continue to wait. */
static bool can_execute(const struct syncmon_registration *at)
{
    return condition_holds(&at->condition, at->word) && result_of(at) != at->word->value;
}

/* Executes for the oldest waiter that has a turn and can take its answer. Returns false if there is none. */
static bool execute_one(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t now)
{
    struct syncmon_registration *at = word->waiters.first;

    while (at) {
        struct syncmon_registration *next = at->next[SYNCMON_WAITERS_OF_WORD];

        if (can_execute(at)) {
            SIM_REQUIRE(at->passed <= PASSES);
            if (!at->waiter.late)
                return false;
            syncmon_note_met(syncmon, at->watch);
            if (gate_is_open(syncmon, at) && execute_deferred(syncmon, at, now))
                return true;
            if (++at->passed > PASSES)
                syncmon_resume(syncmon, at, now);
        }
        at = next;
    }
    return false;
}

void syncmon_note_section(struct syncmon_word *word, bool empty)
{
    const struct syncmon_registration *at = word->waiters.first;

    SIM_REQUIRE(word->empty_sections <= SYNCMON_SECTIONS_MOST);
    while (at && !can_execute(at))
        at = at->next[SYNCMON_WAITERS_OF_WORD];
    if (!at)
        return;
    if (empty && word->empty_sections < SYNCMON_SECTIONS_MOST)
        word->empty_sections++;
    if (!empty && word->empty_sections)
        word->empty_sections--;
}

/* Whether some waiter says by a gate whether it would only look. */
static bool has_gates(const struct syncmon *syncmon, const struct syncmon_word *word)
{
    const struct syncmon_registration *at = word->waiters.first;

    while (at && !at->waiter.gate.bytes)
        at = at->next[SYNCMON_WAITERS_OF_WORD];
    return syncmon->gates && at;
}

void syncmon_execute(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t now)
{
    if (!is_alone(syncmon, word))
        return;
    if (word->empty_sections > SYNCMON_SECTIONS_MOST / 2 && !has_gates(syncmon, word))
        return;
    while (execute_one(syncmon, word, now)) {
    }
}
