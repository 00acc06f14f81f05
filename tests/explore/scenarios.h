/* scenarios.h - what is explored. */
#ifndef TESTS_EXPLORE_SCENARIOS_H
#define TESTS_EXPLORE_SCENARIOS_H

#include "abstract_gpu.h"

struct exploration {
    struct ag_scenario scenario;
    uint32_t states;   /* looked at by make test at most */
    const char *finds; /* with a planted bug: begin of what is found; NULL: nothing is found */
};

/* Every order, up to a number of states: 3 WGs, 2 CUs, 2 words, a SyncMon of one condition, a log of two places. */
extern const struct exploration explorations[];
extern const uint32_t exploration_count;

/* Situations that these must reach: enum ag_race from the first one up to the end. */
extern const uint32_t race_first, race_end;

/* Random orders, beyond those bounds. Each build of the exploration has tables of its own, which may be empty. */
extern const struct ag_scenario walks[];
extern const uint32_t walk_count;

#endif
