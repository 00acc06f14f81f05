/* scenarios.h - what is explored. */
#ifndef TESTS_EXPLORE_SCENARIOS_H
#define TESTS_EXPLORE_SCENARIOS_H

#include "abstract_gpu.h"

struct exploration {
    struct ag_scenario scenario;
    uint32_t states;   /* looked at by make test at most; 0: by make soak only */
    const char *finds; /* planted bugs: begin of what is to be found; NULL: nothing */
};

extern const struct exploration explorations[];
extern const uint32_t exploration_count;

/* For random walks beyond the small bounds. */
extern const struct ag_scenario walks[];
extern const uint32_t walk_count;

#endif
