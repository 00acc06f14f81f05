/*
 * findings.h - the races that were found: one for each pair of places in programs, with a count.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_FINDINGS_H
#define SIM_HAL_TOOLS_BUGS_RACE_FINDINGS_H

#include <stdio.h>

#include "isa/place.h"
#include "tools/bugs/race/kinds.h"

/* A place in a program, and what it does to memory. */
struct race_site {
    const char *file; /* of the assembly text; outlives the checker */
    uint32_t line;
    uint8_t kind;       /* enum race_kind */
    uint8_t scope;      /* enum race_scope, of atomics */
    bool lds;           /* the LDS, not memory */
    bool lanes;         /* lanes of a wave race, too, unless the wave waits between their accesses */
    bool plain;         /* of a program that is not scoped: its code does not say all (docs/guide/check.md) */
    bool counts;        /* a store of what was read there before, and something added */
    bool behind_wait;   /* a store right behind a wait for memory: it may be a release */
    bool peeked_before; /* an update before which programs peek at the word (sites.c) */
    bool peeks;         /* a load whose word its wave updates so next: an atomic one */
    const struct isa_program *program; /* outlives the checker; NULL: only file and line are known */
    uint32_t operation;
};

/* What would have ordered two accesses. */
enum race_lack {
    RACE_LACKS_RELEASE,    /* s_waitcnt vmcnt(0) before the atomic or store at the site */
    RACE_LACKS_ACQUIRE,    /* buffer_wbinvl1 after the atomic or load at the site */
    RACE_LACKS_SCOPE,      /* a wider scope at the site, or remote */
    RACE_LACKS_BARRIER,    /* of the work-group, between the two */
    RACE_LACKS_WAIT,       /* the barrier was there, without s_waitcnt before it for the access of the site */
    RACE_LACKS_LANES,      /* a barrier or a fence between accesses of lanes of one wave */
    RACE_LACKS_INVALIDATE, /* buffer_wbinvl1 before the load at the site */
    RACE_LACKS_SCALAR,     /* s_dcache_inv before the load at the site */
    RACE_LACKS_FRESH,      /* glc at the load at the site, or an invalidation in its loop */
    RACE_LACKS_GROUPS      /* anything between two work-groups that have only met at barriers of their own */
};

#define RACE_LACKS_MOST 2u

struct race_missing {
    uint32_t count; /* 0: nothing is known */
    struct {
        enum race_lack lack;
        uint32_t site;
    } lacks[RACE_LACKS_MOST];
};

/* One side of a race. */
struct race_end {
    const char *kernel; /* outlives the checker */
    uint32_t site;
    uint32_t group[3], wave, cu;
    uint64_t first[3]; /* global id of the work-group's first work-item */
    uint32_t size[3];  /* of the work-group, in work-items; zeros: not known */
    uint8_t lane;      /* or RACE_MANY_LANES, RACE_NO_LANE */
};

struct race_finding {
    uint64_t address; /* of the word, where it was found first */
    uint64_t count;   /* how often it was found: at each access to each word, once for each access that it races with */
    struct race_end ends[2]; /* in the order of the simulation, when it was found first */
    struct race_missing missing;
    uint32_t tries; /* to find out what is missing */
};

#define RACE_SITES_MOST 65536u /* instructions of a run that access memory */

struct race_findings {
    struct race_site *sites; /* each once */
    uint32_t site_count, site_capacity;
    struct race_finding *found; /* in the order in which they were found */
    uint32_t count, capacity;
};

/* Returns the number of a site, or UINT32_MAX if the host has no memory, or there are RACE_SITES_MOST others. */
uint32_t race_site(struct race_findings *findings, const struct race_site *site);

/* Counts a race that was found a number of times. Returns its finding, which does not stay where it is, or NULL if the
 * host has no memory. */
struct race_finding *race_note(struct race_findings *findings, uint64_t address, const struct race_end ends[2],
                               uint64_t count);

/* Whether the race is one of accesses to memory by two waves, as --check-scopes reports. */
bool race_is_of_scopes(const struct race_findings *findings, const struct race_finding *finding);

/* Writes a line for each race of two waves in memory, with prefix before it. Returns whether there is one. */
bool race_findings_print(const struct race_findings *findings, const char *prefix, FILE *stream);

#define RACE_SITE_TEXT 48u

/* What a site does: "atomic load of scope agent". Returns text. */
const char *race_site_text(const struct race_site *site, char text[RACE_SITE_TEXT]);

/* The place of a site. */
struct isa_place race_place(const struct race_site *site);

void race_findings_free(struct race_findings *findings);

#endif
