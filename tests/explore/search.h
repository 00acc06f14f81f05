/*
 * search.h - breadth-first search over all orders of moves, what is checked in every state and over the whole graph,
 * fair runs, random walks, and replays.
 */
#ifndef TESTS_EXPLORE_SEARCH_H
#define TESTS_EXPLORE_SEARCH_H

#include "abstract_gpu.h"

#define SEARCH_TRACE 4096u

struct search_result {
    const char *violation; /* NULL: none */
    uint32_t states;
    uint32_t edges;
    uint32_t finals; /* final states */
    bool complete;   /* every state was looked at */
    uint32_t length; /* of the shortest order that ends in the violation */
    uint16_t trace[SEARCH_TRACE];
};

/* Looks at up to limit states of a scenario. */
void search(const struct ag_scenario *scenario, uint32_t limit, struct search_result *result);

/*
 * Makes random moves from the first state until all is over; after that number, a fair run must end. shadowed: the state in
 * canonical form goes along, and the two must stay alike.
 */
void search_walk(const struct ag_scenario *scenario, uint64_t seed, uint32_t moves, bool shadowed,
                 struct search_result *result);

/* Prints the moves of a trace, one a line, and what goes wrong. */
void search_replay(const struct ag_scenario *scenario, const uint16_t *trace, uint32_t length);

#endif
