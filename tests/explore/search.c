/* search.c - all orders, and what must hold in them. */
#include "search.h"

#include "canonical.h"
#include "random.h"
#include "space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(struct ag_state) % 8 == 0, "states are kept in words");

#define FAIR_MOVES    20000u /* in which a fair run must end */
#define RESUME_MOVES  1000u  /* in which waiters must be resumed */
#define RESUME_SAMPLE 8u
#define FAIR_INTERVAL 500u
#define FAIR_SAMPLE   256u /* a fair run starts from one state in this number */

static const char not_resumed[] = "(c) a waiter stays on a condition that is met, and nothing will resume it";
static const char stuck[] = "(e) nothing can happen any more, and WGs have not ended";

/* Policies that lose no wake-up: (c) with timeouts off, (d) with timeouts on. */
static bool must_wake(void)
{
    return ag_scenario()->policy->wait_mode == CP_WAIT_ATOMIC;
}

/* Reports */

static void trace_back(const struct space *space, uint32_t node, struct search_result *result)
{
    uint32_t length = 0;

    for (uint32_t n = node; space->nodes[n].parent != SPACE_NONE; n = space->nodes[n].parent)
        length++;
    result->length = length < SEARCH_TRACE ? length : SEARCH_TRACE - 1;
    for (uint32_t n = node; space->nodes[n].parent != SPACE_NONE; n = space->nodes[n].parent) {
        if (--length < SEARCH_TRACE - 1)
            result->trace[length] = space->nodes[n].move;
    }
}

static void report(const struct space *space, uint32_t node, uint16_t last, const char *what,
                   struct search_result *result)
{
    if (result->violation)
        return;
    result->violation = what;
    trace_back(space, node, result);
    if (last)
        result->trace[result->length++] = last;
}

/* Fair runs */

static bool some_cu_is_left(const struct ag_state *state)
{
    for (uint32_t i = 0; i < ag_scenario()->cus; i++) {
        if (!state->gpu.lost[i])
            return true;
    }
    return false;
}

/* Moves the environment is not bound to make: no more losses, no commands of the host, no return while there is a CU. */
static bool is_withheld(const struct ag_state *state, uint16_t move)
{
    return AG_MOVE_KIND(move) == AG_MOVE_LOSE || ag_move_is_order(move) ||
           (AG_MOVE_KIND(move) == AG_MOVE_RETURN && some_cu_is_left(state));
}

/* What a run may do. */
enum run_kind {
    RUN_ALL,
    RUN_SYSTEM /* programs stand still */
};

static bool is_timer(uint16_t move)
{
    uint32_t kind = AG_MOVE_KIND(move);

    return kind == AG_MOVE_TIMEOUT || kind == AG_MOVE_QUANTUM || kind == AG_MOVE_GRACE || kind == AG_MOVE_TICK;
}

/* The enabled move, timer or not, that comes next after one, going round by number; 0: none. */
static uint16_t next_by_turns(const struct ag_state *state, uint16_t last, bool timer, enum run_kind kind)
{
    uint16_t moves[AG_MOVES], best = 0, lowest = 0;
    uint32_t count = ag_moves(state, moves);

    for (uint32_t i = 0; i < count; i++) {
        if (is_withheld(state, moves[i]) || is_timer(moves[i]) != timer ||
            (kind == RUN_SYSTEM && ag_move_is_program(moves[i])))
            continue;
        if (moves[i] > last && (!best || moves[i] < best))
            best = moves[i];
        if (!lowest || moves[i] < lowest)
            lowest = moves[i];
    }
    return best ? best : lowest;
}

/* A run that gives each move its turn. Intervals are long: timers have theirs when nothing else changes anything, or
 * after many other moves. */
struct fair_run {
    struct ag_state state;
    enum run_kind kind;
    uint16_t last[2]; /* of the timers, of the others */
    uint32_t unchanged;
    uint32_t since_timer;
};

static const char *move_fairly(struct fair_run *run)
{
    bool timer = run->unchanged >= AG_MOVES || ++run->since_timer > FAIR_INTERVAL;
    uint16_t move = next_by_turns(&run->state, run->last[timer], timer, run->kind);
    uint64_t before = canonical_hash(&run->state);
    const char *violation;
    bool idle;

    if (!move)
        return "(e) nothing can happen any more in a fair order";
    run->last[timer] = move;
    violation = ag_apply(&run->state, move, &idle);
    canonical(&run->state);
    run->unchanged = idle || canonical_hash(&run->state) == before ? run->unchanged + 1 : 0;
    if (timer)
        run->unchanged = run->since_timer = 0;
    return violation;
}

/* All timeouts may fire. */
static struct fair_run fair_run_from(const struct ag_state *from, enum run_kind kind)
{
    struct fair_run run = {.state = *from, .kind = kind};

    run.state.gpu.early_left = UINT8_MAX;
    return run;
}

/* NULL, or why such a run does not end. */
static const char *run_fairly(const struct ag_state *from)
{
    struct fair_run run = fair_run_from(from, RUN_ALL);
    struct ag_tally tally = ag_tally;
    const char *violation = NULL;

    for (uint32_t i = 0; i < FAIR_MOVES && !violation && !ag_final(&run.state); i++)
        violation = move_fairly(&run);
    if (!violation && !ag_final(&run.state))
        violation = "(e) a fair order does not end";
    ag_tally = tally;
    return violation;
}

/* (d): whether all that wait on a condition that is met are resumed, some by their timeouts, while programs stand. */
static bool are_resumed(const struct ag_state *from)
{
    struct fair_run run = fair_run_from(from, RUN_SYSTEM);
    struct ag_tally tally = ag_tally;
    uint32_t waiting = ag_met_waiters(from);

    for (uint32_t i = 0; i < RESUME_MOVES && waiting && !move_fairly(&run); i++)
        waiting &= ag_met_waiters(&run.state);
    ag_tally = tally;
    return !waiting;
}

/* The search */

static void note_state(struct space *space, uint32_t node, const struct ag_state *state, struct search_result *result)
{
    struct space_node *n = &space->nodes[node];
    bool final = ag_final(state);
    const char *unbalanced = final ? ag_unbalanced(state) : NULL;

    n->ends = final || !some_cu_is_left(state);
    n->met = ag_met_waiters(state);
    result->finals += final;
    if (unbalanced)
        report(space, node, 0, unbalanced, result);
    if (n->met && must_wake() && ag_scenario()->timeouts && node % RESUME_SAMPLE == 0 && !are_resumed(state))
        report(space, node, 0, not_resumed, result);
    if (node % FAIR_SAMPLE == 0 && space->unfair == SPACE_NONE && run_fairly(state))
        space->unfair = node;
}

static void expand(struct space *space, uint32_t node, const struct ag_state *state, struct search_result *result)
{
    uint16_t moves[AG_MOVES];
    uint32_t count = ag_moves(state, moves);
    uint32_t real = 0;

    space->nodes[node].expanded = true;
    space->nodes[node].first_edge = space->edge_count;
    for (uint32_t i = 0; i < count && !result->violation; i++) {
        struct ag_state next = *state;
        bool idle, fresh;
        const char *violation = ag_apply(&next, moves[i], &idle);
        uint32_t to;

        if (violation) {
            report(space, node, moves[i], violation, result);
            return;
        }
        canonical(&next);
        to = space_enter(space, canonical_hash(&next), &fresh);
        if (to == node)
            continue;
        real += !idle && !is_withheld(state, moves[i]);
        space_edge(space, to, moves[i]);
        if (!fresh)
            continue;
        space->nodes[to].parent = node;
        space->nodes[to].move = moves[i];
        note_state(space, to, &next, result);
        space_push(space, &next);
    }
    if (!real && !space->nodes[node].ends)
        report(space, node, 0, space->nodes[node].met && must_wake() ? not_resumed : stuck, result);
}

/* The whole graph */

struct reverse {
    uint32_t *first; /* of a node's incoming edges, in from */
    uint32_t *from;
    uint16_t *move;
    uint32_t *work;
};

static uint32_t last_edge(const struct space *space, uint32_t node)
{
    for (uint32_t n = node + 1; n < space->count; n++) {
        if (space->nodes[n].expanded)
            return space->nodes[n].first_edge;
    }
    return space->edge_count;
}

static void *allocate(size_t count, size_t bytes)
{
    void *memory = calloc(count + 1, bytes);

    if (!memory) {
        fprintf(stderr, "explore: out of memory\n");
        exit(2);
    }
    return memory;
}

static void make_reverse(const struct space *space, struct reverse *reverse)
{
    uint32_t *fill;

    reverse->first = allocate(space->count + 1u, sizeof(*reverse->first));
    reverse->from = allocate(space->edge_count, sizeof(*reverse->from));
    reverse->move = allocate(space->edge_count, sizeof(*reverse->move));
    reverse->work = allocate(space->count, sizeof(*reverse->work));
    fill = allocate(space->count, sizeof(*fill));
    for (uint32_t i = 0; i < space->edge_count; i++)
        reverse->first[space->edges[i].to + 1]++;
    for (uint32_t i = 0; i < space->count; i++)
        reverse->first[i + 1] += reverse->first[i];
    for (uint32_t n = 0; n < space->count && space->nodes[n].expanded; n++) {
        uint32_t last = last_edge(space, n);

        for (uint32_t e = space->nodes[n].first_edge; e < last; e++) {
            uint32_t to = space->edges[e].to, at = reverse->first[to] + fill[to]++;

            reverse->from[at] = n;
            reverse->move[at] = space->edges[e].move;
        }
    }
    free(fill);
}

static void free_reverse(struct reverse *reverse)
{
    free(reverse->first);
    free(reverse->from);
    free(reverse->move);
    free(reverse->work);
}

typedef bool (*edge_filter)(uint16_t move);

static bool is_not_cu_move(uint16_t move)
{
    return AG_MOVE_KIND(move) != AG_MOVE_LOSE && AG_MOVE_KIND(move) != AG_MOVE_RETURN && !ag_move_is_order(move);
}

static bool is_system_move(uint16_t move)
{
    return !ag_move_is_outside(move) && !ag_move_is_program(move);
}

/* Carries each node's bits backwards along the edges that the filter lets pass. */
static void spread(const struct space *space, const struct reverse *reverse, edge_filter passes, uint32_t *bits)
{
    uint32_t count = space->count;
    bool *queued = allocate(space->count, sizeof(*queued));

    for (uint32_t n = 0; n < count; n++) {
        reverse->work[n] = n;
        queued[n] = true;
    }
    while (count) {
        uint32_t n = reverse->work[--count];

        queued[n] = false;
        for (uint32_t e = reverse->first[n]; e < reverse->first[n + 1]; e++) {
            uint32_t from = reverse->from[e];

            if (!passes(reverse->move[e]) || !(bits[n] & ~bits[from]))
                continue;
            bits[from] |= bits[n];
            if (!queued[from])
                reverse->work[count++] = from;
            queued[from] = true;
        }
    }
    free(queued);
}

static uint32_t first_lacking(const struct space *space, const uint32_t *bits, uint32_t all)
{
    uint32_t n = 0;

    while (n < space->count && (bits[n] & all) == all)
        n++;
    return n;
}

/* (e): from every state an end can be reached, without CUs that come and go. */
static void check_ends(const struct space *space, const struct reverse *reverse, struct search_result *result)
{
    uint32_t *bits = allocate(space->count, sizeof(*bits));
    uint32_t n;

    for (n = 0; n < space->count; n++)
        bits[n] = space->nodes[n].ends || !space->nodes[n].expanded;
    spread(space, reverse, is_not_cu_move, bits);
    n = first_lacking(space, bits, 1);
    if (n < space->count)
        report(space, n, 0, "(e) from here on the WGs can never all end", result);
    free(bits);
}

/* (c): a waiter on a condition that is met is resumed although no program does anything more. */
static void check_met(const struct space *space, const struct reverse *reverse, struct search_result *result)
{
    uint32_t *bits = allocate(space->count, sizeof(*bits));
    uint32_t n;

    for (n = 0; n < space->count; n++)
        bits[n] = space->nodes[n].expanded ? ~space->nodes[n].met : ~0u;
    spread(space, reverse, is_system_move, bits);
    n = first_lacking(space, bits, ~0u);
    if (n < space->count)
        report(space, n, 0, not_resumed, result);
    free(bits);
}

static void check_graph(const struct space *space, struct search_result *result)
{
    struct reverse reverse;

    make_reverse(space, &reverse);
    if (must_wake() && !ag_scenario()->timeouts)
        check_met(space, &reverse, result);
    check_ends(space, &reverse, result);
    free_reverse(&reverse);
    if (space->unfair != SPACE_NONE)
        report(space, space->unfair, 0, "(e) a fair order from here on does not end", result);
}

static void start(struct space *space, struct search_result *result)
{
    struct ag_state state;
    bool fresh;

    if (!ag_start(&state)) {
        result->violation = "cp_init refuses the configuration";
        return;
    }
    canonical(&state);
    space_enter(space, canonical_hash(&state), &fresh);
    space->nodes[0].parent = SPACE_NONE;
    note_state(space, 0, &state, result);
    space_push(space, &state);
}

void search(const struct ag_scenario *scenario, uint32_t limit, struct search_result *result)
{
    struct space space;
    struct ag_state state;
    uint32_t node = 0;

    ag_use(scenario);
    memset(result, 0, sizeof(*result));
    space_create(&space, sizeof(state));
    start(&space, result);
    while (!result->violation && space.count < limit && space_pop(&space, &state))
        expand(&space, node++, &state, result);
    result->complete = !space.queue_count && !result->violation;
    if (!result->violation)
        check_graph(&space, result);
    result->states = space.count;
    result->edges = space.edge_count;
    space_destroy(&space);
}

/* Random walks */

/* Whether the state as it is, made canonical, is the one that was canonical all the time. */
static bool are_alike(const struct ag_state *plain, const struct ag_state *shadow)
{
    struct ag_state copy = *plain;

    canonical(&copy);
    return canonical_hash(&copy) == canonical_hash(shadow);
}

/* A random move; timers and the environment come less often. */
static uint16_t choose(const struct ag_state *state, uint64_t *random)
{
    uint16_t moves[AG_MOVES];
    uint32_t count = ag_moves(state, moves);
    uint16_t move = moves[random_below(random, count)];

    for (uint32_t i = 0; i < 3 && (ag_move_is_outside(move) || is_timer(move)); i++)
        move = moves[random_below(random, count)];
    return move;
}

/* Makes the same move in canonical form. False: the two differ. */
static bool follow(const struct ag_state *plain, struct ag_state *shadow, uint16_t move)
{
    struct ag_tally tally = ag_tally;
    bool idle;

    ag_apply(shadow, move, &idle);
    canonical(shadow);
    ag_tally = tally;
    return are_alike(plain, shadow);
}

void search_walk(const struct ag_scenario *scenario, uint64_t seed, uint32_t moves, bool shadowed,
                 struct search_result *result)
{
    struct ag_state plain, shadow;
    uint64_t random = seed * 0x9e3779b97f4a7c15u + 1;
    bool idle;

    ag_use(scenario);
    memset(result, 0, sizeof(*result));
    if (!ag_start(&plain)) {
        result->violation = "cp_init refuses the configuration";
        return;
    }
    shadow = plain;
    canonical(&shadow);
    while (result->length < moves && !ag_final(&plain) && !result->violation) {
        uint16_t move = choose(&plain, &random);

        result->trace[result->length++ % SEARCH_TRACE] = move;
        result->violation = ag_apply(&plain, move, &idle);
        if (!result->violation && shadowed && !follow(&plain, &shadow, move))
            result->violation = "canonical form: two states taken for one behave differently";
    }
    result->complete = ag_final(&plain);
    if (!result->violation && result->complete)
        result->violation = ag_unbalanced(&plain);
    else if (!result->violation)
        result->violation = run_fairly(&plain);
}

/* Replays */

void search_replay(const struct ag_scenario *scenario, const uint16_t *trace, uint32_t length)
{
    struct ag_state state;
    char text[128];
    bool idle;

    ag_use(scenario);
    if (!ag_start(&state))
        return;
    canonical(&state);
    for (uint32_t i = 0; i < length; i++) {
        const char *violation;

        ag_describe(&state, trace[i], text, sizeof(text));
        printf("%4u %04x  %s\n", i, (unsigned)trace[i], text);
        violation = ag_apply(&state, trace[i], &idle);
        if (violation) {
            printf("           %s\n", violation);
            if (cp_panic(&state.cp))
                printf("           module %u, number %u\n", cp_panic(&state.cp) >> 16, cp_panic(&state.cp) & 0xffffu);
            return;
        }
        canonical(&state);
    }
}
