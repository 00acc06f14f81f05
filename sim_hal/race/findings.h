/*
 * findings.h - the races that were found: one for each pair of places in programs, with a count.
 */
#ifndef SIM_HAL_RACE_FINDINGS_H
#define SIM_HAL_RACE_FINDINGS_H

#include <stdio.h>

#include "check/findings.h"
#include "race/kinds.h"

/* A place in a program, and what it does to memory. */
struct race_site {
    const char *file; /* outlives the checker */
    uint32_t line;
    uint8_t kind;  /* enum race_kind */
    uint8_t scope; /* enum race_scope, of atomics */
};

/* One side of a race. */
struct race_end {
    const char *kernel; /* outlives the checker */
    uint32_t site;
    uint32_t group[3], wave, cu;
};

struct race_finding {
    uint64_t address; /* of the word, where it was found first */
    uint64_t count;   /* how often it was found: at each access to each word, once for each access that it races with */
    struct race_end ends[2]; /* in the order of the simulation, when it was found first */
};

struct race_findings {
    struct race_site *sites; /* each once */
    uint32_t site_count, site_capacity;
    struct race_finding *found; /* in the order in which they were found */
    uint32_t count, capacity;
};

/* Returns the number of a site, or UINT32_MAX if the host has no memory. */
uint32_t race_site(struct race_findings *findings, const struct race_site *site);

/* Counts a race that was found a number of times. Returns false if the host has no memory. */
bool race_note(struct race_findings *findings, uint64_t address, const struct race_end ends[2], uint64_t count);

/* Writes a line for each finding, with prefix before it. */
void race_findings_print(const struct race_findings *findings, const char *prefix, FILE *stream);

/* Adds a race to the findings of --check. */
void race_finding_add(const struct race_findings *findings, const struct race_finding *finding,
                      struct check_findings *to);

void race_findings_free(struct race_findings *findings);

#endif
