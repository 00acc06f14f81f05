/* support_theory.c - see support_theory.h. */
#include "support_theory.h"

#include <string.h>

#include "test.h"

struct theory_graph theory_graph;

static uint32_t hash_of(const struct state *state)
{
    const uint8_t *bytes = (const uint8_t *)state;
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < sizeof(*state); i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash % BUCKETS;
}

static uint16_t number_of(const struct state *state)
{
    uint16_t *head = &theory_graph.bucket[hash_of(state)];

    for (uint16_t i = *head; i; i = theory_graph.chain[i - 1])
        if (memcmp(&theory_graph.states[i - 1], state, sizeof(*state)) == 0)
            return (uint16_t)(i - 1);
    CHECK(theory_graph.count < STATES);
    if (theory_graph.count == STATES)
        return 0;
    theory_graph.states[theory_graph.count] = *state;
    theory_graph.chain[theory_graph.count] = *head;
    *head = (uint16_t)++theory_graph.count;
    return (uint16_t)(theory_graph.count - 1);
}

/* alone: a thread's first step is its own affair. */
void theory_explore(const struct program *program, bool alone)
{
    memset(theory_graph.bucket, 0, sizeof(theory_graph.bucket));
    theory_graph.program = program;
    theory_graph.count = 0;
    number_of(&program->initial);
    for (uint32_t i = 0; i < theory_graph.count; i++) {
        for (uint32_t t = 0; t < program->threads; t++) {
            struct state state = theory_graph.states[i];

            theory_graph.next[i][t] = STATES;
            if (state.pc[t] == END)
                continue;
            if (!alone || state.executed >> t & 1)
                program->step(program, &state, t);
            state.executed |= (uint8_t)(1u << t);
            theory_graph.next[i][t] = number_of(&state);
        }
    }
}

uint32_t theory_enabled(uint32_t state)
{
    uint32_t threads = 0;

    for (uint32_t t = 0; t < theory_graph.program->threads; t++)
        threads |= (uint32_t)(theory_graph.states[state].pc[t] != END) << t;
    return threads;
}

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & (0u - bits);
}

/* Enabled threads that the model promises to run: the definitions. */
static uint32_t promised(uint32_t state, enum model model)
{
    uint32_t live = theory_enabled(state), executed = theory_graph.states[state].executed, below = 0;

    for (uint32_t t = 0; t < theory_graph.program->threads; t++)
        below |= (uint32_t)(executed >> t != 0) << t;
    switch (model) {
    case UNFAIR:
        return 0;
    case HSA:
        return lowest_bit(live);
    case OBE:
        return live & executed;
    case HSA_OBE:
        return lowest_bit(live) | (live & executed);
    case LOBE:
        return live & below;
    default:
        return live;
    }
}

/* The threads that may make a step: any, or as the adversary allows; a state of the unfair one names who was picked. */
struct view {
    enum model model;
    bool adversary;
};

#define NODES (STATES * (THREADS + 1u))

static uint32_t pick(uint32_t state)
{
    uint32_t live = theory_enabled(state), fresh = live & ~(uint32_t)theory_graph.states[state].executed;

    return fresh ? lowest_bit(fresh) : lowest_bit(live);
}

/* Nodes are states; under the adversary and unfair, states with 1 + the thread that was picked and has not ended. */
static uint32_t may_step(uint32_t node, const struct view *view)
{
    uint32_t state = node % STATES, picked = node / STATES;
    uint32_t threads;

    if (!view->adversary)
        return theory_enabled(state);
    if (picked)
        return 1u << (picked - 1);
    threads = promised(state, view->model);
    return threads ? threads : pick(state);
}

static uint32_t node_after(uint32_t node, uint32_t thread, const struct view *view)
{
    uint32_t next = theory_graph.next[node % STATES][thread];

    if (!view->adversary || view->model != UNFAIR || theory_graph.states[next].pc[thread] == END)
        return next;
    return next + STATES * (thread + 1);
}

/* Strongly connected sets, Tarjan's way. */
static struct {
    const struct view *view;
    uint32_t index[NODES], low[NODES]; /* index 0: not visited */
    uint32_t stack[NODES], depth, visited;
    uint32_t set[NODES]; /* of nodes that are done, from 1 */
    uint32_t sets;
    bool starves;
} search;

static bool set_starves(uint32_t first)
{
    uint32_t inside = 0, released = 0, all = (1u << theory_graph.program->threads) - 1;

    for (uint32_t i = first; i < search.depth; i++) {
        uint32_t node = search.stack[i], steps = may_step(node, search.view);

        released |= ~promised(node % STATES, search.view->model) & all;
        for (uint32_t t = 0; t < theory_graph.program->threads; t++)
            if (steps >> t & 1 && search.set[node_after(node, t, search.view)] == search.sets)
                inside |= 1u << t;
    }
    return inside && (inside | released) == all;
}

static void close_set(uint32_t node)
{
    uint32_t first = search.depth;

    search.sets++;
    do {
        search.set[search.stack[--first]] = search.sets;
    } while (search.stack[first] != node);
    search.starves |= set_starves(first);
    search.depth = first;
}

static void visit(uint32_t node)
{
    uint32_t steps = may_step(node, search.view);

    search.index[node] = search.low[node] = ++search.visited;
    search.stack[search.depth++] = node;
    for (uint32_t t = 0; t < theory_graph.program->threads; t++) {
        uint32_t next;

        if (!(steps >> t & 1))
            continue;
        next = node_after(node, t, search.view);
        if (!search.index[next])
            visit(next);
        if (!search.set[next] && search.low[next] < search.low[node])
            search.low[node] = search.low[next];
    }
    if (search.low[node] == search.index[node])
        close_set(node);
}

static void start_search(const struct view *view)
{
    for (uint32_t i = 0; i <= THREADS; i++) {
        memset(search.index + i * STATES, 0, theory_graph.count * sizeof(search.index[0]));
        memset(search.set + i * STATES, 0, theory_graph.count * sizeof(search.set[0]));
    }
    search.view = view;
    search.depth = search.visited = search.sets = 0;
    search.starves = false;
}

bool theory_starves(enum model model)
{
    const struct view view = {.model = model};

    start_search(&view);
    visit(0);
    return search.starves;
}

/* The fewest slices after which each state can be reached, and a bit for each thread that can have run last. */
static uint8_t slices_to[STATES];

static void run_slices(void)
{
    memset(slices_to, 0xff, sizeof(slices_to));
    slices_to[0] = 0;
    for (uint32_t level = 0; level < SLICES; level++) {
        for (uint32_t i = 0; i < theory_graph.count; i++) {
            for (uint32_t t = 0; slices_to[i] == level && t < theory_graph.program->threads; t++) {
                uint32_t at = theory_graph.next[i][t], before = i;

                for (; at != STATES && at != before; before = at, at = theory_graph.next[at][t])
                    if (slices_to[at] > level + 1)
                        slices_to[at] = (uint8_t)(level + 1);
            }
        }
    }
}

/* Whether the adversary finds a schedule of this number of slices. */
static bool adversary_starves(enum model model, uint32_t slices)
{
    const struct view view = {.model = model, .adversary = true};

    start_search(&view);
    for (uint32_t i = 0; i < theory_graph.count; i++)
        if (slices_to[i] <= slices && !search.index[i])
            visit(i);
    return search.starves;
}

/* Bits of the models under which the program at hand starves. */
uint32_t theory_verdict(void)
{
    uint32_t starving = 0;

    for (uint32_t model = 0; model < MODELS; model++)
        starving |= (uint32_t)theory_starves((enum model)model) << model;
    return starving;
}

void theory_check_adversary(uint32_t starving)
{
    run_slices();
    for (uint32_t model = 0; model < MODELS; model++)
        CHECK_EQUAL(adversary_starves((enum model)model, SLICES), starving >> model & 1);
}
