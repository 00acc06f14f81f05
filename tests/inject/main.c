/*
 * main.c - puts each fault into small runs at every moment, and counts how they end.
 *
 *     inject [OPTION...] [KIND] [FOLDER]   counts the outcomes of all kinds of faults, or of one
 *     inject FAULT [FOLDER]                puts in one fault, by its name, and tells what happens
 *
 * --every N: one bit in N is flipped. --unchecked: the mailbox has no check values. --list: a line for each fault, with its name and outcome. --planted: faults that are there to
 * see that each outcome is told from the others.
 *
 * FOLDER has the .sim files: tests/inject. Runs are in a process of their own, so that a crash is an outcome as well.
 */
#define _POSIX_C_SOURCE 200809L

#include "inject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SECONDS   20u /* of a run, at most: it takes a hundredth of one */
#define MANY      8u  /* ways: more are sampled */
#define NEXT_LOST 64u /* beside an outcome in a byte */

static const char *const outcome_names[OUTCOME_COUNT] = {"harmless", "queue",  "limit",  "reset", "hung", "panic",
                                                         "frame",    "driver", "silent", "wrong", "crash"};

struct counts {
    uint32_t runs, of[OUTCOME_COUNT], next_lost;
};

struct options {
    uint32_t every;
    bool lists;
    const struct fault *kinds;
    const char *kind; /* the only one; NULL: all */
};

/* The faults of a kind in a run. */
struct points {
    const struct fault *fault;
    uint32_t run, count, room;
    struct point {
        uint32_t moment, way;
    } * list;
};

/* Runs them from one on, and writes a byte of each to the pipe. */
static void run_on(const struct points *points, uint32_t from, int pipe)
{
    for (uint32_t i = from; i < points->count; i++) {
        bool next_lost;
        enum outcome outcome;
        uint8_t byte;

        alarm(SECONDS);
        outcome = run_with(points->run, points->fault, points->list[i].moment, points->list[i].way, false, &next_lost);
        byte = (uint8_t)(outcome | (next_lost ? NEXT_LOST : 0));
        if (write(pipe, &byte, 1) != 1)
            _exit(2);
    }
    _exit(0);
}

/* The same in a process of its own. Returns how many have ended without a crash. */
static uint32_t run_apart(const struct points *points, uint32_t from, uint8_t *bytes)
{
    uint32_t ended = 0;
    int ends[2];
    pid_t child;

    fflush(stdout);
    if (pipe(ends) != 0 || (child = fork()) < 0)
        exit(2);
    if (child == 0)
        run_on(points, from, ends[1]);
    close(ends[1]);
    while (read(ends[0], &bytes[from + ended], 1) == 1)
        ended++;
    close(ends[0]);
    waitpid(child, NULL, 0);
    return ended;
}

/* All of them; behind a crash another process goes on. Returns the bytes, which are the caller's. */
static uint8_t *run_all(const struct points *points)
{
    uint8_t *bytes = malloc(points->count + 1);

    if (!bytes)
        exit(2);
    for (uint32_t i = 0; i < points->count; i++) {
        i += run_apart(points, i, bytes);
        if (i < points->count)
            bytes[i] = OUTCOME_CRASH | NEXT_LOST;
    }
    return bytes;
}

static void add_point(struct points *points, uint32_t moment, uint32_t way)
{
    if (points->count == points->room) {
        points->room = 2 * points->room + 64;
        points->list = realloc(points->list, points->room * sizeof(*points->list));
        if (!points->list)
            exit(2);
    }
    points->list[points->count++] = (struct point){moment, way};
}

/* Finds all moments of the kind in the run. Where there are many ways, one in `every` is taken. */
static void find_points(struct points *points, const struct options *options)
{
    const struct fault *fault = points->fault;
    const uint32_t *ways;
    uint32_t moments, number = 0;
    bool next_lost;

    if (run_with(points->run, fault, UINT32_MAX, 0, false, &next_lost) != OUTCOME_HARMLESS || next_lost) {
        fprintf(stderr, "inject: %s does not end well without a fault\n", run_name(points->run));
        exit(1);
    }
    moments = taps_ways(&ways);
    for (uint32_t i = 0; i < moments; i++) {
        uint32_t step = ways[i] > MANY ? options->every * (fault->rare ? fault->rare : 1) : 1;

        for (uint32_t way = 0; way < ways[i]; way++) {
            if (number++ % step == 0)
                add_point(points, i, way);
        }
    }
}

static void count_run(struct counts *counts, const struct options *options, uint32_t run, const struct fault *fault)
{
    struct points points = {.fault = fault, .run = run};
    uint8_t *bytes;

    find_points(&points, options);
    bytes = run_all(&points);
    for (uint32_t i = 0; i < points.count; i++) {
        enum outcome outcome = (enum outcome)(bytes[i] % NEXT_LOST);
        bool next_lost = bytes[i] & NEXT_LOST;

        counts->runs++;
        counts->of[outcome]++;
        counts->next_lost += next_lost;
        if (options->lists)
            printf("%s:%s:%u.%u %s%s\n", fault->name, run_name(run), points.list[i].moment, points.list[i].way,
                   outcome_names[outcome], next_lost ? ", next lost" : "");
    }
    free(points.list);
    free(bytes);
}

static void print_row(const char *name, const struct counts *counts)
{
    printf("| %s | %u |", name, counts->runs);
    for (uint32_t i = 0; i < OUTCOME_COUNT - 1; i++)
        printf(" %u |", counts->of[i]);
    printf(" %u |\n", counts->next_lost);
}

/* Returns whether no run has crashed. */
static bool count_all(const struct options *options)
{
    uint32_t crashes = 0;

    if (!options->lists)
        printf("| fault | runs | harmless | queue | limit | reset | hung | panic | frame | driver | silent | wrong | "
               "next lost "
               "|\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const struct fault *fault = options->kinds; fault->name; fault++) {
        struct counts counts = {0};

        if (options->kind && strcmp(fault->name, options->kind) != 0)
            continue;
        for (uint32_t run = 0; run_name(run); run++)
            count_run(&counts, options, run, fault);
        if (!options->lists)
            print_row(fault->name, &counts);
        crashes += counts.of[OUTCOME_CRASH];
    }
    if (crashes)
        fprintf(stderr, "inject: %u runs have crashed\n", crashes);
    return !crashes;
}

static const struct fault *find_fault(const struct fault *kinds, const char *name, size_t length)
{
    for (; kinds->name; kinds++) {
        if (strlen(kinds->name) == length && memcmp(kinds->name, name, length) == 0)
            return kinds;
    }
    return NULL;
}

static bool find_run(const char *name, size_t length, uint32_t *run)
{
    for (*run = 0; run_name(*run); ++*run) {
        if (strlen(run_name(*run)) == length && memcmp(run_name(*run), name, length) == 0)
            return true;
    }
    return false;
}

/* One fault by its name, KIND:RUN:MOMENT[.WAY]. */
static int replay(const char *name)
{
    const char *second = strchr(name, ':'), *third = second ? strchr(second + 1, ':') : NULL;
    const struct fault *fault = second ? find_fault(faults, name, (size_t)(second - name)) : NULL;
    uint32_t run, moment, way = 0;
    enum outcome outcome;
    bool next_lost;

    if (second && !fault)
        fault = find_fault(planted_faults, name, (size_t)(second - name));
    if (!fault || !third || !find_run(second + 1, (size_t)(third - second - 1), &run) ||
        sscanf(third + 1, "%u.%u", &moment, &way) < 1) {
        fprintf(stderr, "inject: no fault %s: see inject --list\n", name);
        return 2;
    }
    outcome = run_with(run, fault, moment, way, true, &next_lost);
    printf("%s: %s\n", name, outcome_names[outcome]);
    return 0;
}

int main(int count, char **arguments)
{
    struct options options = {.every = 1, .kinds = faults};
    const char *name = NULL, *folder = "tests/inject";
    int status;

    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--every") == 0 && i + 1 < count)
            options.every = (uint32_t)strtoul(arguments[++i], NULL, 10);
        else if (strcmp(arguments[i], "--unchecked") == 0)
            runs_set_checked(false);
        else if (strcmp(arguments[i], "--list") == 0)
            options.lists = true;
        else if (strcmp(arguments[i], "--planted") == 0)
            options.kinds = planted_faults;
        else if (strchr(arguments[i], ':'))
            name = arguments[i];
        else if (find_fault(faults, arguments[i], strlen(arguments[i])))
            options.kind = arguments[i];
        else
            folder = arguments[i];
    }
    if (!options.every || !runs_load(folder))
        return 2;
    status = name ? replay(name) : !count_all(&options);
    runs_free();
    return status;
}
