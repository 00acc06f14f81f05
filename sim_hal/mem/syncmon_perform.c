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

/* False: the wave cannot take the answer. */
static bool perform(struct gpu_syncmon *syncmon, struct gpu_registration *registration, uint64_t now)
{
    const struct gpu_waiter *waiter = &registration->waiter;
    struct gpu_word *word = registration->word;
    uint64_t old = word->value, left;

    if (!waiter->late || !syncmon->callbacks.perform ||
        !syncmon->callbacks.perform(syncmon->callbacks.context, waiter, old))
        return false;
    left = gpu_l2_atomic(syncmon->l2, (uint32_t)(word->address / GPU_LINE_BYTES), 1, 1, now, now);
    syncmon->l2->counters->atomic_lanes++;
    syncmon->counters.performed++;
    gpu_syncmon_note_met(syncmon, registration->watch);
    if (waiter->atomic != ISA_ATOMIC_LOAD)
        write_word(syncmon, word, waiter,
                   isa_atomic_result((enum isa_atomic)waiter->atomic, word->bytes, old, waiter->operand[0],
                                     waiter->operand[1]),
                   now);
    gpu_syncmon_resume(syncmon, registration, left);
    return true;
}

static bool holds(const struct gpu_registration *at)
{
    const struct gpu_condition *condition = &at->condition;

    return isa_wait_satisfied((enum isa_wait_condition)condition->condition, at->word->value, condition->mask,
                              condition->value);
}

/* Oldest first, until the word changes: then older ones may have their turn again. True: it has. */
static bool perform_some(struct gpu_syncmon *syncmon, const struct gpu_word *word, uint64_t now)
{
    struct gpu_registration *at = word->waiters.first;
    uint64_t value = word->value;

    while (at) {
        struct gpu_registration *next = at->next[GPU_WAITERS_OF_WORD];

        if (holds(at) && !perform(syncmon, at, now) && ++at->passed > PASSES) {
            gpu_syncmon_note_met(syncmon, at->watch);
            gpu_syncmon_resume(syncmon, at, now);
        }
        if (word->value != value)
            return true;
        at = next;
    }
    return false;
}

void gpu_syncmon_perform(struct gpu_syncmon *syncmon, const struct gpu_word *word, uint64_t now)
{
    if (!is_alone(syncmon, word))
        return;
    while (perform_some(syncmon, word, now))
        continue;
}
