/*
 * scopes.c - explores the protocol of scoped synchronisation; docs/guide/scopes.md.
 *
 *     scopes [--turn N] [NAME...]          every mode with every scenario, every planted fault, or what is named
 *     scopes --replay NAME MOVE...         prints what happens in such an order
 *
 * NAME is MODE/SCENARIO, MODE, or the name of a fault. With --turn it is one in TURNS of the scenarios of a mode, others for each N.
 */
#include "scenarios.h"
#include "search.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STATES 1500000u
#define TURNS  12u

static char **names; /* NULL-terminated; none: all */
static uint32_t passed, failed;
static const char *turn; /* NULL: all */

const struct scenario *find_scenario(const char *name)
{
    for (uint32_t i = 0; i < scenario_count; i++) {
        if (!strcmp(scenarios[i].name, name))
            return &scenarios[i];
    }
    return NULL;
}

static bool is_wanted(const char *name, const char *group)
{
    for (char **n = names; *n; n++) {
        if (!strcmp(*n, name) || (group && !strcmp(*n, group)))
            return true;
    }
    return !*names;
}

/* CUs that the scenario's threads begin on; at least two. */
static uint8_t cus_of(const struct scenario *scenario)
{
    uint8_t cus = 2;

    for (uint32_t t = 0; t < MODEL_THREADS; t++) {
        if (scenario->threads[t].cu >= cus)
            cus = (uint8_t)(scenario->threads[t].cu + 1);
    }
    return cus;
}

static struct setup setup_of(const struct exploration *exploration)
{
    struct setup setup = {.scenario = find_scenario(exploration->scenario),
                          .config = exploration->config,
                          .plants = exploration->plants,
                          .protocol = exploration->protocol};

    setup.config.cus = cus_of(setup.scenario);
    return setup;
}

static void print_replay(const struct exploration *exploration, const struct search_result *result)
{
    printf("  --replay %s", exploration->name);
    for (uint32_t i = 0; i < result->length && i < SEARCH_TRACE; i++)
        printf(" %x", (unsigned)result->trace[i]);
    printf("\n");
}

static void explore(const struct exploration *exploration)
{
    static struct search_result result;
    const struct setup setup = setup_of(exploration);
    bool right;

    search(&setup, STATES, &result);
    printf("%-26s %9" PRIu32 " states%s", exploration->name, result.states, result.complete ? ", complete" : "");
    if (exploration->finds)
        right = result.violation && !strncmp(result.violation, exploration->finds, strlen(exploration->finds));
    else
        right = !result.violation && result.complete;
    passed += right;
    failed += !right;
    if (result.violation)
        printf(", %s, found after %" PRIu32 " moves: %s", exploration->scenario, result.length, result.violation);
    printf("\n");
    if (result.violation && right)
        print_replay(exploration, &result);
    if (right)
        return;
    printf("FAILED %s: %s\n", exploration->name,
           result.violation     ? result.violation
           : exploration->finds ? "the fault was not found"
                                : "there are too many states");
    if (result.violation)
        print_replay(exploration, &result);
    if (result.violation && result.length <= SEARCH_TRACE)
        search_replay(&setup, result.trace, result.length);
}

static struct exploration pair(const struct mode *mode, const struct scenario *scenario, char *name, size_t size)
{
    snprintf(name, size, "%s/%s", mode->name, scenario->name);
    return (struct exploration){.name = name, .scenario = scenario->name, .config = mode->config};
}

/* Two CUs that use one lock locally are promised nothing by modes that do not know the owner. */
static bool is_promised(const struct mode *mode, const struct scenario *scenario)
{
    return (strcmp(scenario->name, "two-locals") && strncmp(scenario->name, "locals-", strlen("locals-"))) ||
           (mode->config.mode != SCOPES_BROADCAST && mode->config.mode != SCOPES_SELECTIVE);
}

/* A mode's scenarios have their turns one after another, and modes do not have the same ones at a time. */
static bool has_turn(uint32_t mode, uint32_t scenario)
{
    return !turn || (mode + scenario + strtoul(turn, NULL, 10)) % TURNS == 0;
}

static void explore_modes(void)
{
    char name[64];

    for (uint32_t m = 0; m < mode_count; m++) {
        for (uint32_t i = 0; i < scenario_count; i++) {
            const struct exploration exploration = pair(&modes[m], &scenarios[i], name, sizeof(name));

            if (has_turn(m, i) && is_promised(&modes[m], &scenarios[i]) && is_wanted(name, modes[m].name))
                explore(&exploration);
        }
    }
}

static void explore_faults(void)
{
    for (uint32_t i = 0; i < fault_count; i++) {
        if (is_wanted(faults[i].name, NULL))
            explore(&faults[i]);
    }
}

static bool find_exploration(const char *wanted, struct exploration *exploration, char *name, size_t size)
{
    for (uint32_t i = 0; i < fault_count; i++) {
        *exploration = faults[i];
        if (!strcmp(faults[i].name, wanted))
            return true;
    }
    for (uint32_t i = 0; i < mode_count * scenario_count; i++) {
        *exploration = pair(&modes[i / scenario_count], &scenarios[i % scenario_count], name, size);
        if (!strcmp(name, wanted))
            return true;
    }
    return false;
}

static int replay(char **arguments)
{
    static uint16_t trace[SEARCH_TRACE];
    struct exploration exploration;
    struct setup setup;
    char name[64];
    uint32_t length = 0;

    if (!arguments[0] || !find_exploration(arguments[0], &exploration, name, sizeof(name))) {
        fprintf(stderr, "scopes: --replay needs the name of an exploration\n");
        return 2;
    }
    for (char **move = arguments + 1; *move && length < SEARCH_TRACE; move++)
        trace[length++] = (uint16_t)strtoul(*move, NULL, 16);
    setup = setup_of(&exploration);
    search_replay(&setup, trace, length);
    return 0;
}

int main(int count, char **arguments)
{
    if (count > 1 && !strcmp(arguments[1], "--replay"))
        return replay(arguments + 2);
    names = arguments + 1;
    if (count > 2 && !strcmp(arguments[1], "--turn")) {
        turn = arguments[2];
        names += 2;
    }
    explore_modes();
    explore_faults();
    printf("scopes: %" PRIu32 " passed, %" PRIu32 " failed\n", passed, failed);
    return failed ? 1 : 0;
}
