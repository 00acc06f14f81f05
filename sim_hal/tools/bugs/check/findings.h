/*
 * findings.h - what the checkers of a run have found: one entry for each kind and pair of places, with a count.
 *
 * Places with a source line are equal if file, line and column are, so that copies of one expression that a compiler has
 * made count as one. Other places are equal by their line of the assembly text.
 */
#ifndef SIM_HAL_TOOLS_BUGS_CHECK_FINDINGS_H
#define SIM_HAL_TOOLS_BUGS_CHECK_FINDINGS_H

#include "tools/bugs/check/kinds.h"
#include "isa/place.h"

#define CHECK_TEXT_BYTES    192u /* of what a party did */
#define CHECK_MISSING_BYTES 256u
#define CHECK_NO_LANE       UINT32_MAX
#define CHECK_NO_WAVE       UINT32_MAX

/* One side of a finding. Its strings outlive the findings. */
struct check_party {
    struct isa_place place;      /* .assembly NULL: none; the party is no instruction */
    char text[CHECK_TEXT_BYTES]; /* what was done, "store to locks[3]"; it stands before "by kernel ..." */
    const char *kernel;          /* NULL: no wave; workgroup, wave and lane mean nothing then */
    uint32_t workgroup[3];
    uint32_t wave;    /* CHECK_NO_WAVE: the work-group as a whole */
    uint32_t lane;    /* CHECK_NO_LANE: the wave as a whole; item means nothing then */
    uint64_t item[3]; /* the global id of the lane's work-item */
};

struct check_finding {
    enum check_kind kind;
    uint32_t party_count; /* 1 or 2 */
    struct check_party parties[2];
    char missing[CHECK_MISSING_BYTES]; /* what would have avoided it; "": nothing to say */
    uint64_t count;                    /* how often it was found */
};

/* Zeros are no findings. */
struct check_findings {
    struct check_finding *found; /* in the order in which they were found first */
    uint32_t count, capacity;
    bool failed; /* the host ran out of memory: findings are missing */
};

/*
 * The finding of a kind and its places in either order, or NULL: none yet. second may be NULL: one party. Checkers ask
 * before they describe the parties, and add to its count.
 */
struct check_finding *check_findings_find(struct check_findings *findings, enum check_kind kind,
                                          const struct isa_place *first, const struct isa_place *second);

/* Adds a finding, or its count to the same one that is there already. Returns false if the host has no memory; this is
 * noted in failed, too. */
bool check_findings_add(struct check_findings *findings, const struct check_finding *finding);

void check_findings_free(struct check_findings *findings);

#endif
