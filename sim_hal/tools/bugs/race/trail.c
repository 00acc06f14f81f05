/* trail.c - the latest synchronisation of a run, in order, and ways through it. */
#include "tools/bugs/race/trail.h"

#include <stdlib.h>
#include <string.h>

#define WORDS 1024u /* of a search */

/* A way that has come to a thread or a word. */
struct way {
    bool there;
    struct race_missing missing;
    uint32_t received; /* threads: their instruction by which it had come */
};

struct reached_thread {
    struct way way;
    struct way pending; /* read, and not acquired yet */
    uint32_t site;      /* that has read it */
};

struct reached_word {
    uint64_t address;
    struct way way;
    uint32_t group;
    uint8_t scope;
};

struct search {
    struct reached_thread *threads;
    struct reached_word *words; /* by address */
};

static uint64_t place_of(uint64_t address)
{
    return address / 4 * UINT64_C(0x9e3779b97f4a7c15) >> 32;
}

uint64_t race_trail_written(const struct race_trail *trail, uint64_t address)
{
    return trail->written[place_of(address) % RACE_TRAIL_WORDS];
}

bool race_trail_note(struct race_trail *trail, const struct race_event *event)
{
    if (!trail->events)
        trail->events = malloc(RACE_TRAIL_EVENTS * sizeof(*trail->events));
    if (!trail->events)
        return false;
    trail->events[trail->count++ % RACE_TRAIL_EVENTS] = *event;
    if (event->writes)
        trail->written[place_of(event->address) % RACE_TRAIL_WORDS] = trail->count;
    return true;
}

void race_trail_clear(struct race_trail *trail)
{
    trail->count = 0;
    memset(trail->written, 0, sizeof(trail->written));
}

void race_trail_free(struct race_trail *trail)
{
    free(trail->events);
    memset(trail, 0, sizeof(*trail));
}

/* The place of a word; one that is full of others is taken from them. */
static struct reached_word *word_of(struct search *search, uint64_t address)
{
    struct reached_word *word = &search->words[place_of(address) % WORDS];

    if (word->address != address) {
        memset(word, 0, sizeof(*word));
        word->address = address;
    }
    return word;
}

/* One thing more is missing. A way that lacks too much is none. */
static struct way lacking(struct way way, enum race_lack lack, uint32_t site)
{
    if (way.missing.count == RACE_LACKS_MOST) {
        way.there = false;
        return way;
    }
    way.missing.lacks[way.missing.count].lack = lack;
    way.missing.lacks[way.missing.count].site = site;
    way.missing.count++;
    return way;
}

/* Takes the way that lacks less. */
static void take(struct way *best, const struct way *way)
{
    if (way->there && (!best->there || way->missing.count < best->missing.count))
        *best = *way;
}

static void receive(struct reached_thread *thread, struct way way, uint32_t instruction)
{
    way.received = instruction;
    take(&thread->way, &way);
}

static void read_word(struct search *search, const struct race_event *event)
{
    const struct reached_word *word = word_of(search, event->address);
    struct reached_thread *thread = &search->threads[event->thread];
    struct way way = word->way;

    if (!way.there || !event->answers)
        return;
    if (!race_inclusive((enum race_scope)event->scope, (enum race_scope)word->scope, event->group == word->group))
        way = lacking(way, RACE_LACKS_SCOPE, event->site);
    if (event->acquires || (event->plain && event->group == word->group)) {
        receive(thread, way, event->instruction);
        return;
    }
    way.received = event->instruction;
    if (!thread->pending.there || way.missing.count <= thread->pending.missing.count) {
        thread->pending = way;
        thread->site = event->site;
    }
}

/* What a thread has comes to a word, if its fence is behind it. */
static struct way released(struct way way, const struct race_event *event)
{
    if (!way.there || event->releases || event->fence_until >= way.received)
        return way;
    return lacking(way, RACE_LACKS_RELEASE, event->site);
}

static void write_word(struct search *search, const struct race_event *event)
{
    struct reached_word *word = word_of(search, event->address);
    const struct reached_thread *thread = &search->threads[event->thread];
    struct way way = released(thread->way, event), passed = released(thread->pending, event), before = word->way;

    take(&way, &passed);
    if (!event->reads || !before.there || (way.there && way.missing.count <= before.missing.count)) {
        word->way = way;
        word->group = event->group;
        word->scope = event->scope;
    }
}

static void follow(struct search *search, const struct race_event *event)
{
    struct reached_thread *thread = &search->threads[event->thread];

    if (event->kind == RACE_EVENT_ACQUIRE) {
        if (thread->pending.there)
            receive(thread, thread->pending, event->instruction);
        thread->pending.there = false;
        return;
    }
    if (event->reads)
        read_word(search, event);
    if (event->writes)
        write_word(search, event);
}

/* The waves of a work-group meet. Returns how many events that were. */
static uint64_t meet(struct search *search, const struct race_trail *trail, uint64_t at)
{
    uint32_t group = trail->events[at % RACE_TRAIL_EVENTS].group;
    struct way best = {.there = false};
    uint64_t end = at;

    for (; end < trail->count; end++) {
        const struct race_event *event = &trail->events[end % RACE_TRAIL_EVENTS];

        if (event->kind != RACE_EVENT_BARRIER || event->group != group)
            break;
        take(&best, &search->threads[event->thread].way);
    }
    for (uint64_t i = at; i < end; i++) {
        const struct race_event *event = &trail->events[i % RACE_TRAIL_EVENTS];

        if (best.there)
            receive(&search->threads[event->thread], best, event->instruction);
    }
    return end - at;
}

/*
 * The way that has come to a thread, acquired or not. Of two that lack as much the one that was not acquired came last: it says what
 * the access relied on. The other may be by an atomic that is not meant to release, as one that takes a lock.
 */
static struct race_missing result_of(const struct reached_thread *thread)
{
    struct way way = thread->way, unacquired = thread->pending;

    if (unacquired.there) {
        unacquired = lacking(unacquired, RACE_LACKS_ACQUIRE, thread->site);
        take(&unacquired, &way);
        way = unacquired;
    }
    return way.there ? way.missing : (struct race_missing){.count = 0};
}

bool race_trail_meets(const struct race_trail *trail, uint32_t first, uint32_t instruction, uint32_t second)
{
    for (uint64_t at = trail->count; at && trail->count - at < RACE_TRAIL_EVENTS; at--) {
        const struct race_event *event = &trail->events[(at - 1) % RACE_TRAIL_EVENTS];

        if (event->kind == RACE_EVENT_BARRIER &&
            (event->thread == second || (event->thread == first && event->instruction >= instruction)))
            return true;
    }
    return false;
}

struct race_missing race_trail_missing(const struct race_trail *trail, uint32_t from, uint32_t instruction, uint32_t to,
                                       uint32_t threads, bool *failed)
{
    struct search search = {.threads = calloc(threads, sizeof(*search.threads)),
                            .words = calloc(WORDS, sizeof(*search.words))};
    struct race_missing missing = {.count = 0};
    uint64_t at = trail->count > RACE_TRAIL_EVENTS ? trail->count - RACE_TRAIL_EVENTS : 0;

    if (!search.threads || !search.words) {
        *failed = true;
        free(search.threads);
        free(search.words);
        return missing;
    }
    while (at < trail->count) {
        const struct race_event *event = &trail->events[at % RACE_TRAIL_EVENTS];

        if (event->thread == from && event->instruction >= instruction && !search.threads[from].way.there)
            search.threads[from].way = (struct way){.there = true, .received = instruction};
        if (event->kind == RACE_EVENT_BARRIER) {
            at += meet(&search, trail, at);
            continue;
        }
        follow(&search, event);
        at++;
    }
    missing = result_of(&search.threads[to]);
    free(search.threads);
    free(search.words);
    return missing;
}
