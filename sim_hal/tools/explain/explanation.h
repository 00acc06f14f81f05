/*
 * explanation.h - the explanation of a run as a file: JSON, a graph for Graphviz, or a page of HTML.
 *
 * Each has a section about where the waves are if the run did not finish, and one about findings of checks.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_EXPLANATION_H
#define SIM_HAL_TOOLS_EXPLAIN_EXPLANATION_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

/* Findings of checks, which a higher layer writes. */
struct explain_findings {
    const void *context;
    void (*json)(const void *context, FILE *stream); /* the elements of an array */
    void (*html)(const void *context, FILE *stream); /* elements of a page; nothing if there are no findings */
};

struct explain_sources {
    const char *outcome; /* "ok", "wrong result", "deadlock", "not finished", "interrupted", "fault" */
    const char *message; /* one line about it, "" if there is nothing to say */
    const char *kernel;  /* of the main launch */
    const char *policy;
    bool timed;
    uint64_t cycle;          /* at the end, if timed */
    const struct hang *hang; /* of an unfinished run; NULL: it ended by itself */
    struct explain_findings findings;
};

void explain_json(const struct explain_sources *explanation, FILE *stream);
void explain_dot(const struct explain_sources *explanation, FILE *stream);
void explain_html(const struct explain_sources *explanation, FILE *stream);

#endif
