/* vector_clock.c - vector clocks: sorted entries, counted references. */
#include "race/vector_clock.h"

#include <stdlib.h>
#include <string.h>

struct race_clock {
    uint32_t references;
    uint32_t count;
    struct race_entry entries[]; /* by thread */
};

struct race_clock *race_clock_keep(struct race_clock *clock)
{
    if (clock)
        clock->references++;
    return clock;
}

void race_clock_drop(struct race_clock *clock)
{
    if (clock && --clock->references == 0)
        free(clock);
}

/* Index of the first entry whose thread is not lower. */
static uint32_t place_of(const struct race_clock *clock, uint32_t thread)
{
    uint32_t low = 0, high = clock->count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (clock->entries[middle].thread < thread)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Returns NULL if the thread has no entry. */
static const struct race_entry *find(const struct race_clock *clock, uint32_t thread)
{
    uint32_t at = clock ? place_of(clock, thread) : 0;

    return clock && at < clock->count && clock->entries[at].thread == thread ? &clock->entries[at] : NULL;
}

bool race_clock_orders(const struct race_clock *clock, uint32_t thread, uint32_t instruction)
{
    const struct race_entry *entry = find(clock, thread);

    return entry && (instruction <= entry->until || instruction == entry->dot);
}

/* The entry orders what another one of its thread orders. */
static bool entry_covers(const struct race_entry *entry, const struct race_entry *other)
{
    return entry->until >= other->until && (entry->until >= other->dot || entry->dot == other->dot);
}

static bool covers_entry(const struct race_clock *clock, const struct race_entry *other)
{
    const struct race_entry *entry = find(clock, other->thread);

    return entry && entry_covers(entry, other);
}

static bool covers(const struct race_clock *clock, const struct race_clock *other)
{
    uint32_t at = 0;

    if (!other || clock == other)
        return true;
    if (!clock || clock->count < other->count)
        return false;
    for (uint32_t i = 0; i < other->count; i++) {
        while (at < clock->count && clock->entries[at].thread < other->entries[i].thread)
            at++;
        if (at == clock->count || clock->entries[at].thread != other->entries[i].thread ||
            !entry_covers(&clock->entries[at], &other->entries[i]))
            return false;
    }
    return true;
}

/* Joins an entry with another one of its thread. */
static void raise(struct race_entry *entry, const struct race_entry *other)
{
    if (other->until > entry->until)
        entry->until = other->until;
    if (other->dot > entry->dot)
        entry->dot = other->dot;
}

/* Appends an entry that is not before the last one. */
static void append(struct race_clock *clock, const struct race_entry *entry)
{
    struct race_entry *last = clock->count ? &clock->entries[clock->count - 1] : NULL;

    if (last && last->thread == entry->thread)
        raise(last, entry);
    else
        clock->entries[clock->count++] = *entry;
}

static void merge(struct race_clock *result, const struct race_clock *a, const struct race_clock *b)
{
    uint32_t i = 0, j = 0, a_count = a ? a->count : 0, b_count = b ? b->count : 0;

    while (i < a_count || j < b_count) {
        if (j == b_count || (i < a_count && a->entries[i].thread <= b->entries[j].thread))
            append(result, &a->entries[i++]);
        else
            append(result, &b->entries[j++]);
    }
}

/* Adds an entry; the clock has space for it. */
static void add_entry(struct race_clock *clock, const struct race_entry *entry)
{
    uint32_t at = place_of(clock, entry->thread);

    if (at < clock->count && clock->entries[at].thread == entry->thread) {
        raise(&clock->entries[at], entry);
        return;
    }
    memmove(&clock->entries[at + 1], &clock->entries[at], (clock->count - at) * sizeof(*entry));
    clock->entries[at] = *entry;
    clock->count++;
}

/* How many threads two clocks have together. */
static uint32_t count_threads(const struct race_clock *a, const struct race_clock *b)
{
    uint32_t i = 0, j = 0, count = 0, a_count = a ? a->count : 0, b_count = b ? b->count : 0;

    for (; i < a_count && j < b_count; count++) {
        uint32_t one = a->entries[i].thread, other = b->entries[j].thread;

        i += one <= other;
        j += other <= one;
    }
    return count + a_count - i + b_count - j;
}

struct race_clock *race_clock_join(struct race_clock *a, struct race_clock *b, const struct race_entry *own,
                                   bool *failed)
{
    struct race_clock *result;

    if (covers(a, b) && (!own || covers_entry(a, own)))
        return race_clock_keep(a);
    if (covers(b, a) && (!own || covers_entry(b, own)))
        return race_clock_keep(b);
    result = malloc(sizeof(*result) + ((size_t)count_threads(a, b) + 1) * sizeof(result->entries[0]));
    if (!result) {
        *failed = true;
        return race_clock_keep(a);
    }
    result->references = 1;
    result->count = 0;
    merge(result, a, b);
    if (own)
        add_entry(result, own);
    return result;
}

void race_clock_add(struct race_clock **clock, struct race_clock *b, const struct race_entry *own, bool *failed)
{
    struct race_clock *joined = race_clock_join(*clock, b, own, failed);

    race_clock_drop(*clock);
    *clock = joined;
}

void race_join_forget(struct race_join *last)
{
    race_clock_drop(last->a);
    race_clock_drop(last->b);
    race_clock_drop(last->result);
    *last = (struct race_join){.a = NULL};
}

static bool is_same_join(const struct race_join *last, const struct race_clock *a, const struct race_clock *b,
                         const struct race_entry *own)
{
    if (last->a != a || last->b != b || last->has_own != (own != NULL))
        return false;
    return !own || (own->thread == last->own.thread && own->until == last->own.until && own->dot == last->own.dot);
}

void race_clock_add_again(struct race_join *last, struct race_clock **clock, struct race_clock *b,
                          const struct race_entry *own, bool *failed)
{
    struct race_clock *result;

    if (is_same_join(last, *clock, b, own)) {
        result = race_clock_keep(last->result);
    } else {
        struct race_join join = {.a = race_clock_keep(*clock), .b = race_clock_keep(b), .has_own = own != NULL};

        if (own)
            join.own = *own;
        result = race_clock_join(*clock, b, own, failed);
        join.result = race_clock_keep(result);
        race_join_forget(last);
        *last = join;
    }
    race_clock_drop(*clock);
    *clock = result;
}
