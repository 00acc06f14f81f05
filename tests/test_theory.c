/*
 * test_theory.c - who starves under which model of forward progress, worked out from the definitions: every state of small
 * abstract programs is visited. What comes out must be what suite litmus is compared with.
 *
 * The scheduler picks a thread a step (a work-group; memory is sequentially consistent). Sorensen, equation 6.3: a run is
 * legal when each thread that from some point on is always enabled and promised to run does run again and again. So a
 * program starves when some strongly connected set of reachable states has, for every thread, a step of it inside the set
 * or a state in which it is not both enabled and promised.
 *
 * The adversary of the firmware is worked out beside it: a few threads run one after the other, each for some steps, then
 * only who is promised to, one being picked when nobody is. It must find all that starves, since each thread's first step
 * touches nothing that others see, as a work-group's first instructions do; that step changes no verdict.
 */
#include <stdio.h>
#include <string.h>

#include "test.h"

#define THREADS 4u
#define WORDS   8u
#define STATES  32768u
#define BUCKETS 65536u
#define END     255u
#define SLICES  1u /* of the adversary: enough here; sim_hal/host/schedules.c tries up to three */

enum model { UNFAIR, HSA, OBE, HSA_OBE, LOBE, FAIR, MODELS };

static const char *const model_names[MODELS] = {"unfair", "hsa", "obe", "hsa+obe", "lobe", "fair"};

/* weaker[m]: bits of the models that promise no more than m. */
static const uint8_t weaker[MODELS] = {0, 1, 1, 7, 15, 31};

struct state {
    uint8_t pc[THREADS]; /* END: it has ended */
    uint8_t word[WORDS];
    uint8_t executed; /* bit t: thread t has made a step */
};

struct program {
    const char *name; /* of the benchmark of suite litmus; NULL: there is none */
    uint32_t threads;
    void (*step)(const struct program *program, struct state *state, uint32_t thread);
    struct state initial;
    bool (*good)(const struct program *program, const struct state *state); /* of final states; NULL: any */
    uint8_t waits_for[THREADS];                                             /* bits of threads */
    bool lobe, ticket, destruct;                                            /* discovery */
};

/* The graph of all reachable states. */
static struct {
    const struct program *program;
    struct state states[STATES];
    uint16_t next[STATES][THREADS]; /* by a step of a thread; STATES: it has ended */
    uint16_t bucket[BUCKETS], chain[STATES];
    uint32_t count;
} graph;

/* Programs */

enum { MUTEX, TICKET, SERVING, OPEN, COUNT, ARRIVED, TAKERS, FLAGS }; /* words */

static void take_spin(struct state *s, uint32_t t, uint32_t next)
{
    if (s->word[MUTEX])
        return;
    s->word[MUTEX] = 1;
    s->pc[t] = (uint8_t)next;
}

static void step_spin_mutex(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] == 0) {
        take_spin(s, t, 1);
        return;
    }
    s->word[MUTEX] = 0;
    s->pc[t] = END;
}

/* Takes a ticket at pc base, waits with it at base + 1 + ticket, goes on at next. */
static void take_ticket(struct state *s, uint32_t t, uint32_t base, uint32_t next)
{
    if (s->pc[t] == base)
        s->pc[t] = (uint8_t)(base + 1 + s->word[TICKET]++);
    else if (s->word[SERVING] == s->pc[t] - base - 1)
        s->pc[t] = (uint8_t)next;
}

static void step_ticket_mutex(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] < 20) {
        take_ticket(s, t, 0, 20);
        return;
    }
    s->word[SERVING]++;
    s->pc[t] = END;
}

/* Waits until those it waits for have published, then publishes; from pc on. */
static void wait_and_publish(const struct program *program, struct state *s, uint32_t t)
{
    if ((s->word[FLAGS] & program->waits_for[t]) != program->waits_for[t])
        return;
    s->word[FLAGS] |= (uint8_t)(1u << t);
    s->pc[t] = END;
}

static void step_waits(const struct program *program, struct state *s, uint32_t t)
{
    wait_and_publish(program, s, t);
}

static void step_mutex_and_waits(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0) {
        take_spin(s, t, 1);
    } else if (s->pc[t] == 1) {
        s->word[MUTEX] = 0;
        s->pc[t] = 2;
    } else {
        wait_and_publish(program, s, t);
    }
}

/* Publishes first, then waits for the other one. */
static void step_two_way(const struct program *program, struct state *s, uint32_t t)
{
    (void)program;
    if (s->pc[t] == 0) {
        s->word[FLAGS] |= (uint8_t)(1u << t);
        s->pc[t] = 1;
    } else if (s->word[FLAGS] >> (1 - t) & 1) {
        s->pc[t] = END;
    }
}

static void step_last_arriver(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0 && ++s->word[ARRIVED] == program->threads)
        s->pc[t] = 1;
    else
        s->pc[t] = END;
}

static void step_barrier(const struct program *program, struct state *s, uint32_t t)
{
    if (s->pc[t] == 0) {
        s->word[ARRIVED]++;
        s->pc[t] = 1;
    } else if (s->word[ARRIVED] == program->threads) {
        s->pc[t] = END;
    }
}

/* Thread 0 waits for each flag in turn, then clears each in turn. */
static void step_xf(const struct program *program, struct state *s, uint32_t t)
{
    uint32_t others = program->threads - 1, at = s->pc[t];

    if (t) {
        if (at == 0) {
            s->word[FLAGS] |= (uint8_t)(1u << t);
            s->pc[t] = 1;
        } else if (!(s->word[FLAGS] >> t & 1)) {
            s->pc[t] = END;
        }
        return;
    }
    if (at < others) {
        s->pc[t] = (uint8_t)(at + (s->word[FLAGS] >> (at + 1) & 1));
        return;
    }
    s->word[FLAGS] &= (uint8_t) ~(1u << (at - others + 1));
    s->pc[t] = at + 1 == 2 * others ? END : (uint8_t)(at + 1);
}

/*
 * Discovery and a barrier. Steps: take the mutex (from FIRST), poll, give it back, take it again (from SECOND), close the
 * poll, give it back, arrive, wait.
 */
enum { FIRST = 0, POLL = 20, LEAVE_IN, LEAVE_OUT, SECOND = 40, CLOSE = 60, LEAVE_CLOSED, ARRIVE, MEET };

static bool takes_part(const struct program *program, const struct state *s, uint32_t t)
{
    return s->word[OPEN] || (program->lobe && t < s->word[COUNT]);
}

static void enter(const struct program *program, struct state *s, uint32_t t, uint32_t base, uint32_t next)
{
    if (program->destruct && !s->word[OPEN]) {
        bool part = base == SECOND || (program->lobe && t < s->word[COUNT]);

        s->word[TAKERS] |= (uint8_t)((unsigned)part << t);
        s->pc[t] = part ? ARRIVE : END;
    } else if (program->ticket) {
        take_ticket(s, t, base, next);
    } else {
        take_spin(s, t, next);
    }
}

static void leave(const struct program *program, struct state *s, uint32_t t, uint32_t next)
{
    if (program->ticket)
        s->word[SERVING]++;
    else
        s->word[MUTEX] = 0;
    s->pc[t] = (uint8_t)next;
}

static void poll(const struct program *program, struct state *s, uint32_t t)
{
    if (!takes_part(program, s, t)) {
        s->pc[t] = LEAVE_OUT;
        return;
    }
    s->word[TAKERS] |= (uint8_t)(1u << t);
    if (!program->lobe)
        s->word[COUNT]++;
    else if (s->word[COUNT] < t + 1)
        s->word[COUNT] = (uint8_t)(t + 1);
    s->pc[t] = LEAVE_IN;
}

static void step_discovery(const struct program *program, struct state *s, uint32_t t)
{
    switch (s->pc[t]) {
    case POLL:
        poll(program, s, t);
        break;
    case LEAVE_IN:
        leave(program, s, t, SECOND);
        break;
    case LEAVE_OUT:
        leave(program, s, t, END);
        break;
    case CLOSE:
        s->word[OPEN] = 0;
        s->pc[t] = LEAVE_CLOSED;
        break;
    case LEAVE_CLOSED:
        leave(program, s, t, ARRIVE);
        break;
    case ARRIVE:
        s->word[ARRIVED]++;
        s->pc[t] = MEET;
        break;
    case MEET:
        s->pc[t] = s->word[ARRIVED] == s->word[COUNT] ? END : MEET;
        break;
    default:
        enter(program, s, t, s->pc[t] < SECOND ? FIRST : SECOND, s->pc[t] < SECOND ? POLL : CLOSE);
    }
}

/* There are participants, as many as were counted; with native ids these are the lowest. */
static bool discovered(const struct program *program, const struct state *s)
{
    uint32_t takers = 0;

    for (uint32_t t = 0; t < program->threads; t++)
        takers += s->word[TAKERS] >> t & 1;
    return takers >= 1 && takers == s->word[COUNT] && (!program->lobe || s->word[TAKERS] == (1u << takers) - 1);
}

#define DISCOVERY(program_name, ...)                                                                                   \
    {                                                                                                                  \
        .name = program_name, .threads = 3, .step = step_discovery, .good = discovered, .initial.word[OPEN] = 1,       \
        __VA_ARGS__                                                                                                    \
    }

static const struct program programs[] = {
    {.name = "spin-mutex", .threads = 3, .step = step_spin_mutex},
    {.name = "ticket-mutex", .threads = 3, .step = step_ticket_mutex},
    {.name = "two-way-producer-consumer", .threads = 2, .step = step_two_way},
    {.name = "one-way-producer-consumer", .threads = 2, .step = step_waits, .waits_for = {0, 1}},
    {.name = "low-waits-on-high", .threads = 2, .step = step_waits, .waits_for = {2, 0}},
    {.name = "scan-chain", .threads = 4, .step = step_waits, .waits_for = {0, 1, 2, 4}},
    {.name = "sptrsv", .threads = 4, .step = step_waits, .waits_for = {0, 1, 3, 7}},
    {.name = "reverse-chain", .threads = 3, .step = step_waits, .waits_for = {2, 4, 0}},
    {.name = "one-way-and-mutex", .threads = 3, .step = step_mutex_and_waits, .waits_for = {0, 1, 2}},
    {.name = "last-arriver", .threads = 4, .step = step_last_arriver},
    {.name = "counter-barrier", .threads = 3, .step = step_barrier},
    {.name = "xf-barrier", .threads = 3, .step = step_xf},
    DISCOVERY("discovery-barrier", .ticket = false),
    DISCOVERY("discovery-ticket-barrier", .ticket = true),
    DISCOVERY("discovery-self-destruct-barrier", .ticket = true, .destruct = true),
    DISCOVERY("lobe-discovery-barrier", .lobe = true),
    DISCOVERY("lobe-discovery-ticket-barrier", .lobe = true, .ticket = true),
    DISCOVERY("lobe-discovery-self-destruct-barrier", .lobe = true, .ticket = true, .destruct = true),
    {.threads = 2, .step = step_spin_mutex},
    {.threads = 4, .step = step_spin_mutex},
    {.threads = 2, .step = step_mutex_and_waits, .waits_for = {0, 1}},
    {.threads = 2, .step = step_barrier},
    {.threads = 4, .step = step_barrier},
    {.threads = 4, .step = step_xf},
};
#define PROGRAMS (sizeof(programs) / sizeof(programs[0]))

/* The graph */

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
    uint16_t *head = &graph.bucket[hash_of(state)];

    for (uint16_t i = *head; i; i = graph.chain[i - 1])
        if (memcmp(&graph.states[i - 1], state, sizeof(*state)) == 0)
            return (uint16_t)(i - 1);
    CHECK(graph.count < STATES);
    if (graph.count == STATES)
        return 0;
    graph.states[graph.count] = *state;
    graph.chain[graph.count] = *head;
    *head = (uint16_t)++graph.count;
    return (uint16_t)(graph.count - 1);
}

/* alone: a thread's first step is its own affair. */
static void explore(const struct program *program, bool alone)
{
    memset(graph.bucket, 0, sizeof(graph.bucket));
    graph.program = program;
    graph.count = 0;
    number_of(&program->initial);
    for (uint32_t i = 0; i < graph.count; i++) {
        for (uint32_t t = 0; t < program->threads; t++) {
            struct state state = graph.states[i];

            graph.next[i][t] = STATES;
            if (state.pc[t] == END)
                continue;
            if (!alone || state.executed >> t & 1)
                program->step(program, &state, t);
            state.executed |= (uint8_t)(1u << t);
            graph.next[i][t] = number_of(&state);
        }
    }
}

static uint32_t enabled(uint32_t state)
{
    uint32_t threads = 0;

    for (uint32_t t = 0; t < graph.program->threads; t++)
        threads |= (uint32_t)(graph.states[state].pc[t] != END) << t;
    return threads;
}

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & (0u - bits);
}

/* Enabled threads that the model promises to run: the definitions. */
static uint32_t promised(uint32_t state, enum model model)
{
    uint32_t live = enabled(state), executed = graph.states[state].executed, below = 0;

    for (uint32_t t = 0; t < graph.program->threads; t++)
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

/* Who may make a step: anybody, or as the adversary lets them; a state of the unfair one names who was picked. */
struct view {
    enum model model;
    bool adversary;
};

#define NODES (STATES * (THREADS + 1u))

static uint32_t pick(uint32_t state)
{
    uint32_t live = enabled(state), fresh = live & ~(uint32_t)graph.states[state].executed;

    return fresh ? lowest_bit(fresh) : lowest_bit(live);
}

/* Nodes are states; under the adversary and unfair, states with 1 + the thread that was picked and has not ended. */
static uint32_t may_step(uint32_t node, const struct view *view)
{
    uint32_t state = node % STATES, picked = node / STATES;
    uint32_t threads;

    if (!view->adversary)
        return enabled(state);
    if (picked)
        return 1u << (picked - 1);
    threads = promised(state, view->model);
    return threads ? threads : pick(state);
}

static uint32_t node_after(uint32_t node, uint32_t thread, const struct view *view)
{
    uint32_t next = graph.next[node % STATES][thread];

    if (!view->adversary || view->model != UNFAIR || graph.states[next].pc[thread] == END)
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
    uint32_t inside = 0, released = 0, all = (1u << graph.program->threads) - 1;

    for (uint32_t i = first; i < search.depth; i++) {
        uint32_t node = search.stack[i], steps = may_step(node, search.view);

        released |= ~promised(node % STATES, search.view->model) & all;
        for (uint32_t t = 0; t < graph.program->threads; t++)
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
    for (uint32_t t = 0; t < graph.program->threads; t++) {
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
        memset(search.index + i * STATES, 0, graph.count * sizeof(search.index[0]));
        memset(search.set + i * STATES, 0, graph.count * sizeof(search.set[0]));
    }
    search.view = view;
    search.depth = search.visited = search.sets = 0;
    search.starves = false;
}

static bool starves(enum model model)
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
        for (uint32_t i = 0; i < graph.count; i++) {
            for (uint32_t t = 0; slices_to[i] == level && t < graph.program->threads; t++) {
                uint32_t at = graph.next[i][t], before = i;

                for (; at != STATES && at != before; before = at, at = graph.next[at][t])
                    if (slices_to[at] > level + 1)
                        slices_to[at] = (uint8_t)(level + 1);
            }
        }
    }
}

/* Whether the adversary finds a schedule of so many slices. */
static bool adversary_starves(enum model model, uint32_t slices)
{
    const struct view view = {.model = model, .adversary = true};

    start_search(&view);
    for (uint32_t i = 0; i < graph.count; i++)
        if (slices_to[i] <= slices && !search.index[i])
            visit(i);
    return search.starves;
}

/* Bits of the models under which the program at hand starves. */
static uint32_t verdict(void)
{
    uint32_t starving = 0;

    for (uint32_t model = 0; model < MODELS; model++)
        starving |= (uint32_t)starves((enum model)model) << model;
    return starving;
}

static void check_monotonic(uint32_t starving)
{
    for (uint32_t model = 0; model < MODELS; model++)
        if (starving >> model & 1)
            CHECK_EQUAL(weaker[model] & ~starving, 0);
}

static void check_adversary(uint32_t starving)
{
    run_slices();
    for (uint32_t model = 0; model < MODELS; model++)
        CHECK_EQUAL(adversary_starves((enum model)model, SLICES), starving >> model & 1);
}

/* The table that suite litmus is compared with */

static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = list; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
        if (strncmp(at, word, length) == 0 && (at[length] == ',' || at[length] == '\n' || at[length] == 0))
            return true;
    return false;
}

/* Bits of the models under which a benchmark of the suite starves, as its list says; MODELS or more: it is not there. */
static uint32_t listed(const char *name)
{
    FILE *file = fopen("sim_hal/workloads/litmus/benchmarks.txt", "r");
    char line[512], found[64];
    uint32_t starving = UINT32_MAX;

    while (file && fgets(line, sizeof(line), file)) {
        const char *list = strstr(line, " starves=");

        if (sscanf(line, "benchmark %63s", found) != 1 || strcmp(found, name) != 0 || !list)
            continue;
        starving = 0;
        for (uint32_t model = 0; model < MODELS; model++)
            starving |= (uint32_t)has_word(list + strlen(" starves="), model_names[model]) << model;
    }
    if (file)
        fclose(file);
    return starving;
}

static void litmus_programs(void)
{
    for (uint32_t i = 0; i < PROGRAMS; i++) {
        uint32_t starving;

        test_context(programs[i].name);
        explore(&programs[i], false);
        starving = verdict();
        if (programs[i].name)
            CHECK_EQUAL(listed(programs[i].name), starving);
        check_monotonic(starving);
        explore(&programs[i], true);
        CHECK_EQUAL(verdict(), starving);
        check_adversary(starving);
    }
    test_context(NULL);
}

static void final_states(void)
{
    for (uint32_t i = 0; i < PROGRAMS; i++) {
        uint32_t final = 0;

        test_context(programs[i].name);
        explore(&programs[i], true);
        for (uint32_t s = 0; s < graph.count; s++) {
            if (enabled(s))
                continue;
            final++;
            CHECK(!programs[i].good || programs[i].good(&programs[i], &graph.states[s]));
        }
        CHECK(final != 0);
    }
    test_context(NULL);
}

/* Every program in which threads wait for others, whichever, that can finish at all; after a critical section or not. */
static void all_waits(void)
{
    uint32_t finishing = 0;

    for (uint32_t edges = 0; edges < 1u << 13; edges++) {
        struct program program = {.threads = 4, .step = edges >> 12 ? step_mutex_and_waits : step_waits};
        bool waits = false, up = true;
        uint32_t starving;

        for (uint32_t t = 0, bit = 0; t < 4; t++) {
            for (uint32_t other = 0; other < 4; other++) {
                if (other == t || !(edges >> bit++ & 1))
                    continue;
                program.waits_for[t] |= (uint8_t)(1u << other);
                waits = true;
                up &= other < t;
            }
        }
        explore(&program, true);
        if (starves(FAIR))
            continue; /* they wait in a circle */
        finishing++;
        starving = verdict();
        check_monotonic(starving);
        check_adversary(starving);
        CHECK_EQUAL(starving >> OBE & 1, waits);
        CHECK_EQUAL(starving >> LOBE & 1, !up);
        CHECK_EQUAL(starving >> HSA & 1, !up || edges >> 12);
    }
    CHECK_EQUAL(finishing, 2 * 543); /* acyclic graphs of four labelled nodes */
}

int main(void)
{
    return test_run("theory",
                    (const struct test_case[]){TEST(litmus_programs), TEST(final_states), TEST(all_waits), {0}});
}
