/*
 * page.h - a run as one HTML page that works without a network: docs/guide/viewer.md.
 *
 * What happens is written as it happens, as records of numbers of a few characters each (docs/guide/viewer.md, "The data").
 * Strings, places and instructions are kept until the end. Of instructions only the last VIEW_PAGE_ISSUES are.
 */
#ifndef SIM_HAL_TOOLS_VIEW_PAGE_H
#define SIM_HAL_TOOLS_VIEW_PAGE_H

#include "tools/view/trace.h"
#include "tools/view/wave_trace.h"

#define VIEW_PAGE_ISSUES 100000u

struct view_page;

struct view_page_head {
    const char *title;
    uint64_t clock_mhz;
    uint32_t cus;     /* compute units that the GPU has */
    int32_t waves_cu; /* the one whose waves and instructions will be told; -1: none */
};

/* Starts a page on a stream that stays the caller's. Returns NULL without memory. */
struct view_page *view_page_begin(FILE *stream, const struct view_page_head *head);

/* A place in a program. */
struct view_place {
    const char *text;     /* as it is shown, like "spin.cl:7 (spin.s:88)"; places with the same text are one */
    const char *source;   /* text of its source line; "": not known */
    const char *assembly; /* file of the assembly text, which is read at the end; the name must outlive the page */
    uint32_t assembly_line;
};

/* The number of a place, from 1 on; 0 without memory. */
uint32_t view_page_place(struct view_page *page, const struct view_place *place);

/* A work-group enters a state, as in view_trace_workgroup. */
void view_page_workgroup(struct view_page *page, uint64_t cycle, const struct view_workgroup *workgroup,
                         enum view_state state, const char *outcome);

/* What a work-group waits for: (word at place & mask) relation value. name is what lies there. */
struct view_page_wait {
    const char *name, *relation;
    uint64_t mask, value;
};

/* Sets what the work-group in the slot awaits, from the next time on that it enters VIEW_STALLED. */
void view_page_wait(struct view_page *page, uint32_t slot, const struct view_page_wait *wait);

/* A change of a word in memory. */
struct view_page_change {
    bool firmware;         /* by the command processor; then neither workgroup nor place is used */
    uint32_t workgroup[3]; /* that has changed it */
    uint32_t place;        /* of its instruction; 0: not known */
    uint64_t cycle;
};

/* This change has met a condition of the work-group in the slot. Only the first one of a wait is kept. */
void view_page_met(struct view_page *page, uint32_t slot, const struct view_page_change *change);

/* A step of the firmware, as in view_trace_step. */
void view_page_step(struct view_page *page, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                    uint32_t commands, uint32_t loads);

/* The depth of a queue, as in view_trace_depth. */
void view_page_depth(struct view_page *page, uint64_t cycle, uint32_t queue, const struct view_depth *depth);

/* A compute unit goes away or comes back. */
void view_page_cu(struct view_page *page, uint64_t cycle, uint32_t cu, bool available);

/* What a wave did, on the track of its slot. */
void view_page_wave(struct view_page *page, uint32_t track, const struct view_wave_span *span);

/* A wave on a track has issued the instruction at a place. */
void view_page_issue(struct view_page *page, uint64_t cycle, uint32_t track, uint32_t place);

/* Something that a checker has found. */
struct view_page_finding {
    bool timed; /* cycle is known */
    uint64_t cycle;
    const uint32_t *workgroup; /* three numbers; NULL: it is of no work-group */
    const char *place, *text;
};

void view_page_finding(struct view_page *page, const struct view_page_finding *finding);

/* A wave of the work-group in the slot can never go on. text says where it is, and for what it waits. change: the last
 * one of the word that it waits for; NULL: none is known. May be called for each wave. */
void view_page_stuck(struct view_page *page, uint32_t slot, const char *text, const struct view_page_change *change);

/* The work-groups in these slots wait for each other, each for the next one, and the last one for the first. */
void view_page_cycle(struct view_page *page, const uint32_t *slots, uint32_t count);

/* Ends the page at this cycle and releases it. outcome: how the run ended, one line. Returns false if it ran out of
 * memory on the way. */
bool view_page_end(struct view_page *page, uint64_t cycle, const char *outcome);

#endif
