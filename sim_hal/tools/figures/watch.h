/*
 * watch.h - runs of a small launch that are watched, for the pictures of `onward figures`.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_WATCH_H
#define SIM_HAL_TOOLS_FIGURES_WATCH_H

#include "host/session.h"
#include "tools/view/timeline.h"

#define FIGURES_ROWS_MOST 64u

/* One run while it is watched. The first part is the recording, the rest belongs to the watcher. */
struct figures_record {
    struct view_span *spans;
    uint32_t count, room;
    uint32_t rows;
    bool failed; /* out of memory, or more rows than a picture has */
    enum host_status status;
    uint64_t cycles; /* length of the run, or of what the picture shows of it */

    /* lives: the state of each row, and its first cycle */
    uint32_t state[FIGURES_ROWS_MOST];
    uint64_t since[FIGURES_ROWS_MOST];

    /* phases */
    struct cu_wave_observer waves;
    uint32_t workgroups, seen;          /* to be shown; so far */
    uint32_t ids[FIGURES_ROWS_MOST][3]; /* of those */
    uint32_t first[FIGURES_ROWS_MOST];  /* their first rows */
    uint32_t run[FIGURES_ROWS_MOST];    /* the first span of each row */
};

/* What is noted of a run, and what its colours mean. */
struct figures_watcher {
    const struct view_key *keys; /* of the spans */
    uint32_t key_count;
    const char *rows; /* what a row is */

    /* Before the run: the session's observers write into the record. */
    void (*attach)(struct figures_record *record, struct host_session *session);

    /* Behind the run, with its cycles in the record. */
    void (*close)(struct figures_record *record);
};

/* A row for each work-group: the states of its life. */
extern const struct figures_watcher figures_watch_lives;

/* A row for each wave of the first record->workgroups work-groups on compute unit 0: where it waits for the others. */
extern const struct figures_watcher figures_watch_phases;

/* Adds a span that is not empty to the record. */
void figures_record_add(struct figures_record *record, const struct view_span *span);

#endif
