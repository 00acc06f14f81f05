/*
 * syncmon_perform.c - CP_RESUME_PERFORM: atomics that waited are performed where their word is, not tried again by their waves.
 *
 * A waiting atomic that failed and changed nothing might as well not have been performed yet. When an update makes its
 * condition true, the monitor performs it in the bank, and the wave gets the answer as if the atomic had only been late: it
 * does not come back to try again, and of those who wait for a lock none is woken in vain.
 */
#include "mem/last_writer.h"
#include "mem/memory_system.h"
#include "mem/syncmon_internal.h"

#include <stddef.h>

/* A waiter that cannot take its answer, since it is away, is overtaken so many times; then it goes on and tries again itself. */
#define PASSES 64u

/* No other word that is waited on has bytes of this one. */
static bool is_alone(const struct gpu_syncmon *syncmon, const struct gpu_word *word)
{
    const struct gpu_word *other = gpu_words_of_line(syncmon, word->address / GPU_LINE_BYTES);

    for (; other; other = other->chain)
        if (other != word && gpu_word_is_touched(other, word->address, word->bytes))
            return false;
    return true;
}

static void write_word(struct gpu_syncmon *syncmon, struct gpu_word *word, const struct gpu_waiter *waiter,
                       uint64_t value, uint64_t now)
{
    struct gpu_write write = {.address = word->address, .cycle = now, .line = waiter->line};

    for (uint32_t i = 0; i < 3; i++)
        write.workgroup[i] = waiter->workgroup[i];
    if (syncmon->writes)
        gpu_writes_note(syncmon->writes, &write, word->bytes);
    gpu_memory_write(syncmon->memory, word->address, &value, word->bytes, now);
    gpu_syncmon_note_value(syncmon, word, value);
}

static uint64_t result_of(const struct gpu_registration *at)
{
    const struct gpu_waiter *waiter = &at->waiter;

    return isa_atomic_result((enum isa_atomic)waiter->atomic, at->word->bytes, at->word->value, waiter->operand[0],
                             waiter->operand[1]);
}

bool gpu_syncmon_tries_itself(const struct gpu_registration *at)
{
    return !at->waiter.late && result_of(at) != at->word->value;
}

/* The waiter's atomic is performed on what its word has now, if the wave can take the answer: it goes on, and the registration is
 * gone. False: nothing has happened. */
static bool answer_late(struct gpu_syncmon *syncmon, struct gpu_registration *registration, uint64_t now)
{
    const struct gpu_waiter *waiter = &registration->waiter;
    struct gpu_word *word = registration->word;
    uint64_t result = result_of(registration), left;

    if (!waiter->late || !syncmon->callbacks.perform ||
        !syncmon->callbacks.perform(syncmon->callbacks.context, waiter, word->value))
        return false;
    left = gpu_l2_atomic(syncmon->l2, (uint32_t)(word->address / GPU_LINE_BYTES), 1, 1, now, now);
    syncmon->l2->counters->atomic_lanes++;
    syncmon->counters.performed++;
    if (result != word->value)
        write_word(syncmon, word, waiter, result, now);
    gpu_syncmon_resume(syncmon, registration, left);
    return true;
}

void gpu_syncmon_let_go(struct gpu_syncmon *syncmon, struct gpu_watch *watch, uint32_t count, uint64_t now)
{
    bool performs = syncmon->resume == CP_RESUME_PERFORM;

    for (; count; count--) {
        struct gpu_registration *at = watch->waiters.first;

        if (!performs || result_of(at) != at->word->value || !answer_late(syncmon, at, now))
            gpu_syncmon_resume(syncmon, at, now);
    }
}

static bool holds(const struct gpu_condition *condition, const struct gpu_word *word)
{
    return isa_wait_satisfied((enum isa_wait_condition)condition->condition, word->value, condition->mask,
                              condition->value);
}

/* Those who went on have left the condition as it is: it was no lock that they waited for. */
static void more(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_syncmon *syncmon = event->owner;
    struct gpu_watch *watch = (struct gpu_watch *)((char *)event - offsetof(struct gpu_watch, more));
    struct gpu_word *word = watch->word;
    uint32_t step = 2 * watch->step;

    if (syncmon->resume != CP_RESUME_PERFORM || !holds(&watch->condition, word))
        return;
    syncmon->resumed_count = 0;
    gpu_syncmon_let_go(syncmon, watch, step < watch->count ? step : watch->count, cycle);
    if (watch->count)
        gpu_syncmon_more_later(syncmon, watch, step);
    gpu_word_release(syncmon, word);
    gpu_syncmon_deliver(syncmon, cycle);
}

void gpu_syncmon_more_later(struct gpu_syncmon *syncmon, struct gpu_watch *watch, uint32_t step)
{
    gpu_clock_cancel(syncmon->clock, &watch->more);
    watch->step = step;
    watch->more.fire = more;
    watch->more.owner = syncmon;
    gpu_clock_schedule(syncmon->clock, &watch->more, syncmon->clock->now + syncmon->grace);
}

/* Its condition holds, and its atomic would change the word: others may then have to go on waiting. */
static bool has_a_turn(const struct gpu_registration *at)
{
    return holds(&at->condition, at->word) && result_of(at) != at->word->value;
}

/* The oldest that has a turn and can take its answer. False: there is none. */
static bool perform_one(struct gpu_syncmon *syncmon, const struct gpu_word *word, uint64_t now)
{
    struct gpu_registration *at = word->waiters.first;

    while (at) {
        struct gpu_registration *next = at->next[GPU_WAITERS_OF_WORD];

        if (has_a_turn(at)) {
            if (!at->waiter.late)
                return false;
            gpu_syncmon_note_met(syncmon, at->watch);
            if (answer_late(syncmon, at, now))
                return true;
            if (++at->passed > PASSES)
                gpu_syncmon_resume(syncmon, at, now);
        }
        at = next;
    }
    return false;
}

void gpu_syncmon_perform(struct gpu_syncmon *syncmon, const struct gpu_word *word, uint64_t now)
{
    if (!is_alone(syncmon, word))
        return;
    while (perform_one(syncmon, word, now)) {
    }
}
