/*
 * clock.c - a timing wheel for the near future, a heap for the rest.
 *
 * Most events never see the heap. What works on it is not inline in scheduling and stepping, which would save registers
 * for its calls every time.
 */
#include "engine/clock.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define BUCKET_MASK (CLOCK_BUCKETS - 1u)

void clock_init(struct clock *clock)
{
    memset(clock, 0, sizeof(*clock));
}

void clock_clear(struct clock *clock)
{
    for (uint32_t i = 0; i < CLOCK_BUCKETS; i++) {
        for (struct clock_event *event = clock->buckets[i].first; event; event = event->next)
            event->scheduled = false;
        clock->buckets[i] = (struct clock_bucket){NULL, NULL};
    }
    memset(clock->occupied, 0, sizeof(clock->occupied));
    while (clock->heap_count)
        clock->heap[--clock->heap_count]->scheduled = false;
}

void clock_free(struct clock *clock)
{
    free(clock->heap);
    clock->heap = NULL;
    clock->heap_count = clock->heap_capacity = 0;
}

size_t clock_events(const struct clock *clock)
{
    size_t count = clock->heap_count;

    for (uint32_t i = 0; i < CLOCK_BUCKETS; i++) {
        if (!(clock->occupied[i / 64] >> (i % 64) & 1))
            continue;
        for (const struct clock_event *event = clock->buckets[i].first; event; event = event->next)
            count++;
    }
    return count;
}

static void bucket_append(struct clock *clock, struct clock_event *event)
{
    uint32_t index = (uint32_t)event->cycle & BUCKET_MASK;
    struct clock_bucket *bucket = &clock->buckets[index];

    SIM_REQUIRE(!bucket->first == !bucket->last);
    SIM_REQUIRE(event->cycle - clock->now < CLOCK_BUCKETS);
    event->next = NULL;
    if (bucket->last) {
        bucket->last->next = event;
    } else {
        bucket->first = event;
        clock->occupied[index / 64] |= UINT64_C(1) << (index % 64);
    }
    bucket->last = event;
}

static bool earlier(const struct clock_event *a, const struct clock_event *b)
{
    return a->cycle != b->cycle ? a->cycle < b->cycle : a->sequence < b->sequence;
}

static void heap_put(struct clock *clock, size_t place, struct clock_event *event)
{
    SIM_REQUIRE(place < clock->heap_count);
    clock->heap[place] = event;
    event->place = place;
}

/* Puts an event into the free entry of the heap, or further up, so that its parents are earlier. */
static void heap_rise(struct clock *clock, size_t place, struct clock_event *event)
{
    for (; place > 0 && earlier(event, clock->heap[(place - 1) / 2]); place = (place - 1) / 2)
        heap_put(clock, place, clock->heap[(place - 1) / 2]);
    heap_put(clock, place, event);
}

static bool heap_push(struct clock *clock, struct clock_event *event)
{
    if (clock->heap_count == clock->heap_capacity) {
        size_t capacity = clock->heap_capacity ? clock->heap_capacity * 2 : 64;
        struct clock_event **heap = realloc(clock->heap, capacity * sizeof(struct clock_event *));

        if (!heap)
            return false;
        clock->heap = heap;
        clock->heap_capacity = capacity;
    }
    heap_rise(clock, clock->heap_count++, event);
    return true;
}

static void heap_remove_at(struct clock *clock, size_t place)
{
    struct clock_event *moved = clock->heap[--clock->heap_count];

    SIM_REQUIRE(place <= clock->heap_count);
    if (place == clock->heap_count)
        return;
    for (;;) {
        size_t child = place * 2 + 1;

        if (child >= clock->heap_count)
            break;
        if (child + 1 < clock->heap_count && earlier(clock->heap[child + 1], clock->heap[child]))
            child++;
        if (!earlier(clock->heap[child], moved))
            break;
        heap_put(clock, place, clock->heap[child]);
        place = child;
    }
    heap_rise(clock, place, moved);
}

/* Whether the first far event is inside the wheel by now. */
static inline bool wheel_lacks(const struct clock *clock)
{
    return clock->heap_count && clock->heap[0]->cycle - clock->now < CLOCK_BUCKETS;
}

/* Far events enter the wheel as soon as their cycle is inside it, before anything can be scheduled there directly. */
static __attribute__((noinline)) void fill_wheel(struct clock *clock)
{
    while (wheel_lacks(clock)) {
        struct clock_event *event = clock->heap[0];

        heap_remove_at(clock, 0);
        bucket_append(clock, event);
    }
}

/* An event beyond the wheel. False when there is no memory for it. */
static __attribute__((noinline)) bool schedule_far(struct clock *clock, struct clock_event *event)
{
    event->sequence = clock->next_sequence++;
    if (heap_push(clock, event))
        return true;
    event->scheduled = false;
    return false;
}

bool clock_schedule(struct clock *clock, struct clock_event *event, uint64_t cycle)
{
    SIM_REQUIRE(!event->scheduled);
    SIM_REQUIRE(cycle >= clock->now);
    event->cycle = cycle;
    event->scheduled = true;
    if (cycle - clock->now < CLOCK_BUCKETS) {
        bucket_append(clock, event);
        return true;
    }
    return schedule_far(clock, event);
}

static void bucket_remove(struct clock *clock, struct clock_event *event)
{
    uint32_t index = (uint32_t)event->cycle & BUCKET_MASK;
    struct clock_bucket *bucket = &clock->buckets[index];
    struct clock_event *previous = NULL;
    struct clock_event *at = bucket->first;

    while (at != event) {
        SIM_REQUIRE(at);
        previous = at;
        at = at->next;
    }
    if (previous)
        previous->next = event->next;
    else
        bucket->first = event->next;
    if (bucket->last == event)
        bucket->last = previous;
    if (!bucket->first)
        clock->occupied[index / 64] &= ~(UINT64_C(1) << (index % 64));
}

void clock_cancel(struct clock *clock, struct clock_event *event)
{
    if (!event->scheduled)
        return;
    event->scheduled = false;
    if (event->cycle - clock->now < CLOCK_BUCKETS) {
        bucket_remove(clock, event);
        return;
    }
    SIM_REQUIRE(clock->heap[event->place] == event);
    heap_remove_at(clock, event->place);
}

/* Distance from now to the first occupied bucket, CLOCK_BUCKETS when the wheel is empty. */
static uint32_t next_bucket(const struct clock *clock)
{
    uint32_t start = (uint32_t)clock->now & BUCKET_MASK;
    uint32_t word = start / 64;
    uint64_t bits = clock->occupied[word] >> (start % 64) << (start % 64);
    uint32_t words = CLOCK_BUCKETS / 64;

    for (uint32_t looked = 0; looked <= words; looked++) {
        if (bits)
            return (word * 64 + (uint32_t)__builtin_ctzll(bits) - start) & BUCKET_MASK;
        word = (word + 1) % words;
        bits = clock->occupied[word];
    }
    return CLOCK_BUCKETS;
}

static inline uint64_t next_cycle(const struct clock *clock)
{
    uint32_t distance = next_bucket(clock);

    if (distance < CLOCK_BUCKETS)
        return clock->now + distance;
    return clock->heap_count ? clock->heap[0]->cycle : CLOCK_NEVER;
}

uint64_t clock_next(struct clock *clock)
{
    return next_cycle(clock);
}

/* Moves time on to the next event, if its cycle is <= limit. */
static inline bool move_on(struct clock *clock, uint64_t limit)
{
    uint64_t cycle = next_cycle(clock);

    if (cycle == CLOCK_NEVER || cycle > limit)
        return false;
    clock->now = cycle;
    if (wheel_lacks(clock))
        fill_wheel(clock);
    return true;
}

/* The next event and its memory may lie anywhere: the host fetches them while this event is handled. */
static inline void look_ahead(const struct clock_event *next)
{
    __builtin_prefetch(next->soon);
    __builtin_prefetch(next->next);
}

bool clock_step(struct clock *clock, uint64_t limit)
{
    struct clock_bucket *bucket = &clock->buckets[clock->now & BUCKET_MASK];
    struct clock_event *event = bucket->first;
    uint64_t cycle;

    if (!event || clock->now > limit) {
        if (!move_on(clock, limit))
            return false;
        bucket = &clock->buckets[clock->now & BUCKET_MASK];
        event = bucket->first;
    }
    cycle = clock->now;
    SIM_REQUIRE(event->scheduled);
    SIM_REQUIRE(event->cycle == cycle);
    bucket->first = event->next;
    if (bucket->first) {
        look_ahead(bucket->first);
    } else {
        bucket->last = NULL;
        clock->occupied[(cycle & BUCKET_MASK) / 64] &= ~(UINT64_C(1) << (cycle % 64));
    }
    event->scheduled = false;
    clock->fired++;
    event->fire(event, cycle);
    return true;
}
