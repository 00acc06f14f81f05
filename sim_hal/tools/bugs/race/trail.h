/*
 * trail.h - the latest synchronisation of a run: which fence is missing between two accesses that are not ordered.
 *
 * It looks for a way from one wave to another by atomics that read each other's values, as if all fences were there, with
 * the fewest that are not.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_TRAIL_H
#define SIM_HAL_TOOLS_BUGS_RACE_TRAIL_H

#include "tools/bugs/race/findings.h"

#define RACE_TRAIL_EVENTS 32768u /* that are remembered */

enum race_event_kind {
    RACE_EVENT_ATOMIC,  /* an atomic, or a store of a word for atomics, takes effect */
    RACE_EVENT_ACQUIRE, /* an acquire fence */
    RACE_EVENT_BARRIER  /* a wave meets its work-group: one event for each, next to each other */
};

struct race_event {
    uint64_t address; /* of the word */
    uint32_t thread, group;
    uint32_t instruction; /* of the thread */
    uint32_t fence_until; /* its instructions that its last release fence released */
    uint32_t site;
    uint8_t kind;  /* enum race_event_kind */
    uint8_t scope; /* enum race_scope */
    bool reads, writes, acquires, releases;
    bool answers; /* the wave gets what is read */
    bool plain;   /* as struct race_site */
};

#define RACE_TRAIL_WORDS 1024u

/* Zeros are an empty trail. */
struct race_trail {
    struct race_event *events;          /* a ring */
    uint64_t count;                     /* since the start */
    uint64_t written[RACE_TRAIL_WORDS]; /* by address: the count after the last write of such a word */
};

/* The count after the last write of the word, or of another one: a read that came later says nothing new. */
uint64_t race_trail_written(const struct race_trail *trail, uint64_t address);

/* Notes an event. Returns false if the host has no memory. */
bool race_trail_note(struct race_trail *trail, const struct race_event *event);

/*
 * What is missing between an instruction of a thread and what another thread does now; .count 0: no way was found.
 * threads: how many there are. *failed is set if the host has no memory.
 */
struct race_missing race_trail_missing(const struct race_trail *trail, uint32_t from, uint32_t instruction, uint32_t to,
                                       uint32_t threads, bool *failed);

/* Whether, since an instruction of the first thread, its work-group or that of the other one has met at a barrier. */
bool race_trail_meets(const struct race_trail *trail, uint32_t first, uint32_t instruction, uint32_t second);

void race_trail_clear(struct race_trail *trail);
void race_trail_free(struct race_trail *trail);

#endif
