/*
 * clock.h - simulated time and the event queue.
 *
 * Events are intrusive: the owner embeds a struct clock_event and schedules it. Order is (cycle, order
 * of scheduling), so a run is deterministic. The near future lies in a wheel of one-cycle buckets, the far future in a
 * binary heap; scheduling and firing near events is O(1). Idle cycles cost nothing but a bitmap search.
 */
#ifndef SIM_HAL_ENGINE_CLOCK_H
#define SIM_HAL_ENGINE_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLOCK_BUCKETS 4096u
#define CLOCK_NEVER   UINT64_MAX

struct clock_event;

/* Called when the event's cycle is reached. The event is no longer scheduled then and may be scheduled again. */
typedef void (*clock_event_function)(struct clock_event *event, uint64_t cycle);

struct clock_event {
    struct clock_event *next;
    uint64_t cycle;
    clock_event_function fire;
    void *owner;       /* for the callback */
    uint64_t sequence; /* order among events of one cycle, for the heap */
    size_t place;      /* index in the heap */
    const void *soon;  /* memory that the callback reads first, fetched ahead by the host; NULL: none */
    bool scheduled;
};

struct clock_bucket {
    struct clock_event *first;
    struct clock_event *last;
};

struct clock {
    uint64_t now;                          /* cycle that is being executed */
    uint64_t occupied[CLOCK_BUCKETS / 64]; /* one bit a bucket */
    struct clock_bucket buckets[CLOCK_BUCKETS];
    struct clock_event **heap; /* far events, by (cycle, sequence) */
    size_t heap_count;
    size_t heap_capacity;
    uint64_t next_sequence;
    uint64_t fired; /* events fired so far */
};

/* Starts at cycle 0 with no events. */
void clock_init(struct clock *clock);

/* Forgets all events: none is scheduled any more. To be called before the owners of events are taken apart. */
void clock_clear(struct clock *clock);

/* Releases the clock's own memory; events belong to their owners and are not touched. */
void clock_free(struct clock *clock);

/* Schedules an event that is not scheduled for a cycle >= clock->now. Within the current cycle it fires after those
 * already there. False only when memory for the far future ran out. */
bool clock_schedule(struct clock *clock, struct clock_event *event, uint64_t cycle);

/* Removes a scheduled event. An event that is not scheduled is left alone. O(events of its cycle). */
void clock_cancel(struct clock *clock, struct clock_event *event);

/* Fires the next event, and moves time to it, if its cycle is <= limit. Returns false if there is none; time then
 * stays. */
bool clock_step(struct clock *clock, uint64_t limit);

/* How many events are scheduled. Walks over the wheel: not for every event. */
size_t clock_events(const struct clock *clock);

/* Cycle of the next event, CLOCK_NEVER when there is none. */
uint64_t clock_next(struct clock *clock);

#endif
