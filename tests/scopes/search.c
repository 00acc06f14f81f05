/* search.c - all orders, shortest first, and whether the end can be reached from each state. */
#include "search.h"

#include "space.h"

#include <stdio.h>
#include <string.h>

static void trace_to(const struct space *space, uint32_t node, struct search_result *result)
{
    uint32_t length = 0;

    for (uint32_t n = node; space->nodes[n].parent != SPACE_NONE; n = space->nodes[n].parent)
        length++;
    result->length = length;
    for (uint32_t n = node; space->nodes[n].parent != SPACE_NONE; n = space->nodes[n].parent)
        if (--length < SEARCH_TRACE)
            result->trace[length] = space->nodes[n].move;
}

/* move: the last one, or 0 if the state itself is wrong. */
static void report(const struct space *space, uint32_t node, uint16_t move, const char *violation,
                   struct search_result *result)
{
    result->violation = violation;
    trace_to(space, node, result);
    if (move && result->length < SEARCH_TRACE)
        result->trace[result->length] = move;
    result->length += move != 0;
}

static void expand(struct space *space, uint32_t node, struct model_state *state, struct search_result *result)
{
    uint16_t moves[MODEL_MOVES];
    uint32_t count = model_moves(state, moves);

    space->nodes[node].expanded = true;
    space->nodes[node].first_edge = space->edge_count;
    space->nodes[node].ends = model_final(state);
    if (space->nodes[node].ends)
        return;
    if (!count)
        report(space, node, 0, "no move is left", result);
    for (uint32_t i = 0; i < count; i++) {
        struct model_state next = *state;
        const char *violation = model_apply(&next, moves[i]);
        bool fresh;
        uint32_t to;

        if (violation) {
            report(space, node, moves[i], violation, result);
            return;
        }
        to = space_enter(space, model_hash(&next), &fresh);
        space_edge(space, to, moves[i]);
        if (!fresh)
            continue;
        space->nodes[to].parent = node;
        space->nodes[to].move = moves[i];
        space_push(space, &next);
    }
}

static uint32_t last_edge(const struct space *space, uint32_t node)
{
    return node + 1 < space->count && space->nodes[node + 1].expanded ? space->nodes[node + 1].first_edge
                                                                      : space->edge_count;
}

/* Marks each state from which one that is marked can be reached; goes on until no pass changes anything. */
static void spread_ends(struct space *space)
{
    bool changed = true;

    while (changed) {
        changed = false;
        for (uint32_t n = space->count; n-- > 0;) {
            for (uint32_t e = space->nodes[n].first_edge; !space->nodes[n].ends && e < last_edge(space, n); e++)
                space->nodes[n].ends = space->nodes[space->edges[e].to].ends;
            changed |= space->nodes[n].ends && !space->nodes[n].met;
            space->nodes[n].met = space->nodes[n].ends;
        }
    }
}

static void check_ends(struct space *space, struct search_result *result)
{
    spread_ends(space);
    for (uint32_t n = 0; n < space->count; n++) {
        if (!space->nodes[n].ends) {
            report(space, n, 0, "from here on the threads can never all end", result);
            return;
        }
    }
}

void search(const struct setup *setup, uint32_t limit, struct search_result *result)
{
    struct model_state state;
    struct space space;
    uint32_t node = 0;
    bool fresh;

    memset(result, 0, sizeof(*result));
    model_use(setup);
    model_start(&state);
    space_create(&space, sizeof(state));
    space_enter(&space, model_hash(&state), &fresh);
    space.nodes[0].parent = SPACE_NONE;
    space_push(&space, &state);
    while (!result->violation && space.count < limit && space_pop(&space, &state))
        expand(&space, node++, &state, result);
    result->complete = !space.queue_count && !result->violation;
    if (result->complete)
        check_ends(&space, result);
    result->states = space.count;
    space_destroy(&space);
}

void search_replay(const struct setup *setup, const uint16_t *trace, uint32_t length)
{
    struct model_state state;
    char text[128];

    model_use(setup);
    model_start(&state);
    for (uint32_t i = 0; i < length; i++) {
        const char *violation;

        model_describe(&state, trace[i], text, sizeof(text));
        printf("%4u %04x  %s\n", i, (unsigned)trace[i], text);
        violation = model_apply(&state, trace[i]);
        if (violation) {
            printf("           %s\n", violation);
            return;
        }
    }
}
