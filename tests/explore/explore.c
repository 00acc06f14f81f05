/*
 * explore.c - explores, walks, and replays; docs/guide/exploration.md.
 *
 *     explore [--soak | --turn N] [--policy POLICY] [NAME...]     everything, or what is named; an order that fails is printed as a replay
 *     explore [--policy POLICY] --replay NAME MOVE...  prints what happens in such an order
 *
 * POLICY, a file of fw/policies/ without its ending, is run in place of the policies that the scenarios name.
 */
#include "scenarios.h"
#include "search.h"

#include "every_policy.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WALK_MOVES  3000u
#define WALKS       500u /* of each scenario */
#define SHADOWED    10u  /* one walk in this number goes along in canonical form */
#define TURNS       12u  /* with --turn one exploration in this number has all its states */
#define TURN_STATES 8000u
#define TURN_WALKS  100u /* of a scenario, other seeds each turn */
#define SOAK_WALKS  20000u
#define SOAK_STATES 12000000u

static struct {
    bool soak, turns;
    uint32_t turn;
    const struct test_policy *policy; /* NULL: each scenario's own */
    char **names;                     /* NULL-terminated; none: all */
    uint32_t passed, failed;
} run;

/* The scenario as it is run. Valid until the next call. */
static const struct ag_scenario *as_run(const struct ag_scenario *scenario)
{
    static struct ag_scenario changed;

    if (!run.policy)
        return scenario;
    changed = *scenario;
    changed.policy = run.policy->policy;
    return &changed;
}

static bool is_wanted(const char *name)
{
    for (char **n = run.names; *n; n++) {
        if (!strcmp(*n, name))
            return true;
    }
    return !*run.names;
}

static void judge(bool passed)
{
    run.passed += passed;
    run.failed += !passed;
}

static void print_replay(const struct ag_scenario *scenario, const struct search_result *result)
{
    printf("  %s%s%s--replay %s", run.policy ? "--policy " : "", run.policy ? run.policy->name : "",
           run.policy ? " " : "", scenario->name);
    for (uint32_t i = 0; i < result->length && i < SEARCH_TRACE; i++)
        printf(" %x", (unsigned)result->trace[i]);
    printf("\n");
}

static void print_failure(const struct ag_scenario *scenario, const struct search_result *result)
{
    printf("FAILED %s: %s\n", scenario->name, result->violation);
    print_replay(scenario, result);
    if (result->length <= SEARCH_TRACE)
        search_replay(scenario, result->trace, result->length);
}

/* Explorations */

/* How many states are searched. A planted bug is looked for until it is found. */
static uint32_t states_of(const struct exploration *exploration)
{
    if (run.soak && exploration->states < SOAK_STATES)
        return SOAK_STATES;
    if (run.turns && !exploration->finds && (exploration - explorations + run.turn) % TURNS != 0)
        return TURN_STATES;
    return exploration->states;
}

static void explore(const struct exploration *exploration)
{
    static struct search_result result;
    const struct ag_scenario *scenario = as_run(&exploration->scenario);

    search(scenario, states_of(exploration), &result);
    printf("%-18s %9" PRIu32 " states %9" PRIu32 " moves%s", scenario->name, result.states, result.edges,
           result.complete ? ", complete" : "");
    if (exploration->finds && result.violation) {
        bool found = !strncmp(result.violation, exploration->finds, strlen(exploration->finds));

        printf(", found after %" PRIu32 " moves: %s\n", result.length, result.violation);
        print_replay(scenario, &result);
        judge(found);
        return;
    }
    printf("\n");
    if (exploration->finds)
        printf("FAILED %s: the planted bug was not found\n", scenario->name);
    else if (result.violation)
        print_failure(scenario, &result);
    judge(!exploration->finds && !result.violation);
}

static void check_races(void)
{
    printf("situations that were reached:\n");
    for (uint32_t i = race_first; i < race_end; i++) {
        printf("%10" PRIu64 "  %s\n", ag_tally.races[i], ag_race_names[i]);
        judge(ag_tally.races[i] != 0);
    }
}

static void explore_all(void)
{
    for (uint32_t i = 0; i < exploration_count; i++) {
        if (is_wanted(explorations[i].scenario.name))
            explore(&explorations[i]);
    }
    if (!*run.names && !run.turns && exploration_count)
        check_races();
}

/* Walks */

static void walk(const struct ag_scenario *scenario)
{
    static struct search_result result;
    uint32_t count = run.soak ? SOAK_WALKS : run.turns ? TURN_WALKS : WALKS;
    uint32_t first = run.turns ? run.turn * TURN_WALKS % SOAK_WALKS + 1 : 1;
    uint32_t ended = 0;
    uint64_t moves = 0;

    for (uint32_t seed = first; seed < first + count; seed++) {
        search_walk(scenario, seed, WALK_MOVES, seed % SHADOWED == 0, &result);
        moves += result.length;
        ended += result.complete;
        if (result.violation) {
            printf("seed %" PRIu32 "\n", seed);
            print_failure(scenario, &result);
            break;
        }
    }
    printf("%-22s %6" PRIu32 " walks %9" PRIu64 " moves, %" PRIu32 " ended by themselves\n", scenario->name, count,
           moves, ended);
    judge(!result.violation);
}

static void walk_all(void)
{
    for (uint32_t i = 0; i < exploration_count; i++) {
        if (is_wanted(explorations[i].scenario.name) && !explorations[i].finds)
            walk(as_run(&explorations[i].scenario));
    }
    for (uint32_t i = 0; i < walk_count; i++) {
        if (is_wanted(walks[i].name))
            walk(as_run(&walks[i]));
    }
}

/* Replays */

static const struct ag_scenario *find(const char *name)
{
    for (uint32_t i = 0; i < exploration_count; i++) {
        if (!strcmp(explorations[i].scenario.name, name))
            return &explorations[i].scenario;
    }
    for (uint32_t i = 0; i < walk_count; i++) {
        if (!strcmp(walks[i].name, name))
            return &walks[i];
    }
    return NULL;
}

static int replay(char **arguments)
{
    static uint16_t trace[SEARCH_TRACE];
    const struct ag_scenario *scenario = *arguments ? find(*arguments) : NULL;
    uint32_t length = 0;

    if (!scenario) {
        fprintf(stderr, "explore: --replay wants the name of an exploration, then moves\n");
        return 2;
    }
    while (*++arguments && length < SEARCH_TRACE)
        trace[length++] = (uint16_t)strtoul(*arguments, NULL, 16);
    search_replay(as_run(scenario), trace, length);
    return 0;
}

static bool choose_policy(const char *name)
{
    for (uint32_t i = 0; name && i < TEST_POLICIES; i++) {
        if (!strcmp(test_policies[i].name, name))
            run.policy = &test_policies[i];
    }
    if (!run.policy)
        fprintf(stderr, "explore: --policy wants the name of a file in fw/policies/ without its ending\n");
    return run.policy;
}

int main(int count, char **arguments)
{
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* long runs are watched */
    (void)count;
    run.soak = arguments[1] && !strcmp(arguments[1], "--soak");
    arguments += 1 + run.soak;
    if (*arguments && !strcmp(*arguments, "--turn")) {
        run.turns = true;
        run.turn = arguments[1] ? (uint32_t)strtoul(arguments[1], NULL, 10) : 0;
        arguments += arguments[1] ? 2 : 1;
    }
    if (*arguments && !strcmp(*arguments, "--policy")) {
        if (!choose_policy(arguments[1]))
            return 2;
        arguments += 2;
    }
    if (*arguments && !strcmp(*arguments, "--replay"))
        return replay(arguments + 1);
    run.names = arguments;
    explore_all();
    walk_all();
    printf("explore: %" PRIu32 " passed, %" PRIu32 " failed\n", run.passed, run.failed);
    return run.failed != 0;
}
