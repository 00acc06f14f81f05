/*
 * explore.c - runs the explorations. See docs/exploration.md.
 *
 *     explore [--soak] [NAME...]            explore; a failing order is printed as a replay
 *     explore --replay NAME MOVE...         print a replay's moves
 */
#include "scenarios.h"
#include "search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static struct search_result result;
    for (uint32_t i = 0; i < exploration_count; i++) {
        const struct exploration *e = &explorations[i];
        if (count > 1 && strcmp(arguments[1], e->scenario.name))
            continue;
        search(&e->scenario, e->states, &result);
        printf("%-20s %8u states %9u moves %u final %s %s\n", e->scenario.name, result.states, result.edges,
               result.finals, result.complete ? "complete" : "", result.violation ? result.violation : "");
        if (result.violation)
            search_replay(&e->scenario, result.trace, result.length);
    }
    for (int r = 0; r < AG_RACES; r++)
        printf("%10lu %s\n", (unsigned long)ag_tally.races[r], ag_race_names[r]);
}
