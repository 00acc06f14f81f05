/*
 * search.h - breadth-first search over all orders of moves of a setup, and replays.
 */
#ifndef TESTS_SCOPES_SEARCH_H
#define TESTS_SCOPES_SEARCH_H

#include "model.h"

#define SEARCH_TRACE 256u

struct search_result {
    const char *violation; /* NULL: none */
    uint32_t states;
    bool complete;   /* every state was reached */
    uint32_t length; /* of the shortest order that ends in the violation */
    uint16_t trace[SEARCH_TRACE];
};

/* Looks at up to limit states. */
void search(const struct setup *setup, uint32_t limit, struct search_result *result);

/* Prints the moves of a trace, one a line, and what goes wrong. */
void search_replay(const struct setup *setup, const uint16_t *trace, uint32_t length);

#endif
