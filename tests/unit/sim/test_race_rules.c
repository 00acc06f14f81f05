/*
 * test_race_rules.c - what code that is not scoped says of its order: work-groups, lanes, the LDS; and what is missing
 * between two accesses that race.
 */
#include <stdio.h>
#include <string.h>

#include "tools/bugs/race/checker.h"
#include "tools/bugs/race/describe.h"
#include "test.h"

enum action {
    END,
    LOAD, /* of memory */
    STORE,
    AWAIT,  /* an ordinary load that its code shows to wait */
    READ,   /* an atomic load */
    UPDATE, /* an atomic that answers */
    MUTE,   /* one that does not */
    LDS_LOAD,
    LDS_STORE,
    LDS_AWAIT,
    LDS_UPDATE,
    LDS_MUTE,
    WAIT,     /* for memory: a release fence, too */
    LDS_WAIT, /* for the LDS */
    ACQUIRE,
    BARRIER
};

/* A and B are one work-group, C and D one each. */
enum thread { A, B, C, D, THREADS };

#define EVENTS 14u

struct event {
    enum action action;
    enum thread thread;
    char word;
    uint8_t lane;
    uint32_t value; /* of stores; 0: the number of the event */
};

struct rule {
    const char *name;
    uint32_t races;
    const char *missing; /* of the first race */
    struct event events[EVENTS];
};

#define NO_BARRIER "a barrier of the work-group between the two"

static const struct rule rules[] = {
    {"a store and a load of wave-mates", 1, NO_BARRIER, {{STORE, A, 'X', 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"a barrier between them",
     0,
     "",
     {{STORE, A, 'X', 0, 0}, {WAIT, A, 0, 0, 0}, {BARRIER, A, 0, 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"a barrier without a wait",
     1,
     "s_waitcnt vmcnt(0) before the barrier: CLK_GLOBAL_MEM_FENCE",
     {{STORE, A, 'X', 0, 0}, {BARRIER, A, 0, 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"a barrier without a wait, and a later one",
     0,
     "",
     {{STORE, A, 'X', 0, 0}, {BARRIER, A, 0, 0, 0}, {WAIT, A, 0, 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"a barrier of loads needs no wait", 0, "", {{LOAD, A, 'X', 0, 0}, {BARRIER, A, 0, 0, 0}, {STORE, B, 'X', 0, 0}}},
    {"a wave-mate's flag needs no fences",
     0,
     "",
     {{STORE, A, 'X', 0, 0}, {STORE, A, 'F', 0, 0}, {AWAIT, B, 'F', 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"nor does one that was awaited before",
     0,
     "",
     {{AWAIT, B, 'F', 0, 0},
      {STORE, A, 'X', 0, 0},
      {STORE, A, 'F', 0, 0},
      {AWAIT, B, 'F', 0, 0},
      {LOAD, B, 'X', 0, 0}}},
    {"a load that repeats waits",
     0,
     "",
     {{LOAD, B, 'F', 0, 0},
      {LOAD, B, 'F', 0, 0},
      {STORE, A, 'X', 0, 0},
      {STORE, A, 'F', 0, 0},
      {LOAD, B, 'F', 0, 0},
      {LOAD, B, 'X', 0, 0}}},
    {"but not if it stores meanwhile",
     1,
     NO_BARRIER,
     {{LOAD, B, 'F', 0, 0}, {STORE, B, 'Y', 0, 0}, {LOAD, B, 'F', 0, 0}, {STORE, A, 'F', 0, 0}}},
    {"another work-group's flag needs fences",
     2,
     "",
     {{STORE, A, 'X', 0, 0}, {STORE, A, 'F', 0, 0}, {AWAIT, C, 'F', 0, 0}, {LOAD, C, 'X', 0, 0}}},
    {"an update of a wave-mate that answers",
     0,
     "",
     {{STORE, A, 'X', 0, 0}, {UPDATE, A, 'F', 0, 0}, {UPDATE, B, 'F', 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"one that does not answer",
     1,
     NO_BARRIER,
     {{STORE, A, 'X', 0, 0}, {UPDATE, A, 'F', 0, 0}, {MUTE, B, 'F', 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"all fences",
     0,
     "",
     {{STORE, A, 'X', 0, 0},
      {WAIT, A, 0, 0, 0},
      {STORE, A, 'F', 0, 0},
      {READ, C, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {LOAD, C, 'X', 0, 0}}},
    {"no release",
     1,
     "release (s_waitcnt vmcnt(0) before the store at a.s:2)",
     {{STORE, A, 'X', 0, 0}, {STORE, A, 'F', 0, 0}, {READ, C, 'F', 0, 0}, {ACQUIRE, C, 0, 0, 0}, {LOAD, C, 'X', 0, 0}}},
    {"no release, and the flag is polled before",
     1,
     "release (s_waitcnt vmcnt(0) before the store at a.s:3)",
     {{READ, C, 'F', 0, 0},
      {STORE, A, 'X', 0, 0},
      {STORE, A, 'F', 0, 0},
      {READ, C, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {LOAD, C, 'X', 0, 0}}},
    {"a fence behind the flag",
     1,
     "release (s_waitcnt vmcnt(0) before the store at a.s:2)",
     {{STORE, A, 'X', 0, 0},
      {STORE, A, 'F', 0, 0},
      {WAIT, A, 0, 0, 0},
      {STORE, A, 'Y', 0, 0},
      {READ, C, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {LOAD, C, 'X', 0, 0}}},
    {"no acquire",
     1,
     "acquire (buffer_wbinvl1_vol after the atomic load of scope agent at a.s:4)",
     {{STORE, A, 'X', 0, 0}, {WAIT, A, 0, 0, 0}, {STORE, A, 'F', 0, 0}, {READ, C, 'F', 0, 0}, {LOAD, C, 'X', 0, 0}}},
    {"an acquire before the flag",
     1,
     "acquire (buffer_wbinvl1_vol after the atomic load of scope agent at a.s:5)",
     {{STORE, A, 'X', 0, 0},
      {WAIT, A, 0, 0, 0},
      {STORE, A, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {READ, C, 'F', 0, 0},
      {LOAD, C, 'X', 0, 0}}},
    {"neither",
     1,
     "release (s_waitcnt vmcnt(0) before the atomic update of scope agent at a.s:2) and acquire (buffer_wbinvl1_vol "
     "after the atomic update of scope agent at a.s:3)",
     {{STORE, A, 'X', 0, 0}, {UPDATE, A, 'F', 0, 0}, {UPDATE, C, 'F', 0, 0}, {LOAD, C, 'X', 0, 0}}},
    {"no release of the last of three",
     1,
     "release (s_waitcnt vmcnt(0) before the store at a.s:6)",
     {{STORE, A, 'X', 0, 0},
      {WAIT, A, 0, 0, 0},
      {UPDATE, A, 'F', 0, 0},
      {UPDATE, C, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {STORE, C, 'G', 0, 0},
      {READ, D, 'G', 0, 0},
      {ACQUIRE, D, 0, 0, 0},
      {LOAD, D, 'X', 0, 0}}},
    {"no release of the first of three",
     1,
     "release (s_waitcnt vmcnt(0) before the atomic update of scope agent at a.s:2)",
     {{STORE, A, 'X', 0, 0},
      {UPDATE, A, 'F', 0, 0},
      {UPDATE, C, 'F', 0, 0},
      {ACQUIRE, C, 0, 0, 0},
      {WAIT, C, 0, 0, 0},
      {STORE, C, 'G', 0, 0},
      {READ, D, 'G', 0, 0},
      {ACQUIRE, D, 0, 0, 0},
      {LOAD, D, 'X', 0, 0}}},
    {"no way at all", 1, "", {{STORE, A, 'X', 0, 0}, {STORE, C, 'X', 0, 0}}},
    {"one value", 0, "", {{STORE, A, 'X', 0, 7}, {STORE, C, 'X', 0, 7}}},

    {"lanes, and no wait", 1, "a barrier between the two work-items", {{STORE, A, 'X', 0, 0}, {LOAD, A, 'X', 1, 0}}},
    {"lanes, and a wait", 0, "", {{STORE, A, 'X', 0, 0}, {WAIT, A, 0, 0, 0}, {LOAD, A, 'X', 1, 0}}},
    {"one lane", 0, "", {{STORE, A, 'X', 1, 0}, {LOAD, A, 'X', 1, 0}}},
    {"a scalar load", 0, "", {{STORE, A, 'X', 1, 0}, {LOAD, A, 'X', RACE_NO_LANE, 0}}},

    {"LDS: no barrier", 1, NO_BARRIER, {{LDS_STORE, A, 'X', 0, 0}, {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: a barrier",
     0,
     "",
     {{LDS_STORE, A, 'X', 0, 0}, {LDS_WAIT, A, 0, 0, 0}, {BARRIER, A, 0, 0, 0}, {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: no barrier before the store",
     1,
     NO_BARRIER,
     {{LDS_LOAD, A, 'X', 0, 0}, {LDS_WAIT, A, 0, 0, 0}, {LDS_STORE, B, 'X', 0, 0}}},
    {"LDS: a barrier without a wait",
     1,
     "s_waitcnt lgkmcnt(0) before the barrier: CLK_LOCAL_MEM_FENCE",
     {{LDS_STORE, A, 'X', 0, 0}, {BARRIER, A, 0, 0, 0}, {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: the next barrier has one",
     0,
     "",
     {{LDS_STORE, A, 'X', 0, 0},
      {BARRIER, A, 0, 0, 0},
      {LDS_WAIT, A, 0, 0, 0},
      {BARRIER, A, 0, 0, 0},
      {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: another work-group", 0, "", {{LDS_STORE, A, 'X', 0, 0}, {LDS_LOAD, C, 'X', 0, 0}}},
    {"LDS: and memory", 0, "", {{LDS_STORE, A, 'X', 0, 0}, {LOAD, B, 'X', 0, 0}}},
    {"LDS: updates", 0, "", {{LDS_UPDATE, A, 'N', 0, 0}, {LDS_MUTE, B, 'N', 0, 0}}},
    {"LDS: a counter is read too early", 1, NO_BARRIER, {{LDS_MUTE, A, 'N', 0, 0}, {LDS_LOAD, B, 'N', 0, 0}}},
    {"LDS: a counter is set too late", 1, NO_BARRIER, {{LDS_STORE, A, 'N', 0, 0}, {LDS_MUTE, B, 'N', 0, 0}}},
    {"LDS: a counter is set too late, and counts itself",
     1,
     NO_BARRIER,
     {{LDS_STORE, A, 'N', 0, 0}, {LDS_MUTE, A, 'N', 0, 0}, {LDS_MUTE, B, 'N', 0, 0}}},
    {"LDS: a counter is set in time",
     0,
     "",
     {{LDS_STORE, A, 'N', 0, 0}, {LDS_WAIT, A, 0, 0, 0}, {BARRIER, A, 0, 0, 0}, {LDS_MUTE, B, 'N', 0, 0}}},
    {"LDS: a lock",
     0,
     "",
     {{LDS_UPDATE, A, 'L', 0, 0},
      {LDS_STORE, A, 'X', 0, 0},
      {LDS_STORE, A, 'L', 0, 0},
      {LDS_UPDATE, B, 'L', 0, 0},
      {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: a flag",
     0,
     "",
     {{LDS_STORE, A, 'X', 0, 0}, {LDS_STORE, A, 'F', 0, 0}, {LDS_AWAIT, B, 'F', 0, 0}, {LDS_LOAD, B, 'X', 0, 0}}},
    {"LDS: lanes, and no wait",
     1,
     "a barrier between the two work-items",
     {{LDS_STORE, A, 'X', 0, 0}, {LDS_LOAD, A, 'X', 1, 0}}},
    {"LDS: lanes, and a wait", 0, "", {{LDS_STORE, A, 'X', 0, 0}, {LDS_WAIT, A, 0, 0, 0}, {LDS_LOAD, A, 'X', 1, 0}}},
};
#define RULES (sizeof(rules) / sizeof(rules[0]))

static const char *name_of(uint64_t value)
{
    return rules[value].name;
}

static struct test_parameter rule = {.name = "rule", .first = 0, .count = RULES, .text = name_of};

static struct race_checker *checker;
static uint32_t threads[THREADS];

static void begin(void)
{
    const uint32_t ids[3][3] = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, size[3] = {128, 1, 1};
    const uint64_t first_item[3] = {0};

    checker = race_checker_create();
    CHECK(checker != NULL);
    CHECK(race_kernel_begin(checker));
    threads[A] = race_group_begin(checker, 0, "k", ids[0], first_item, size, 2);
    threads[B] = threads[A] + 1;
    threads[C] = race_group_begin(checker, 0, "k", ids[1], first_item, size, 1);
    threads[D] = race_group_begin(checker, 0, "k", ids[2], first_item, size, 1);
}

/* A line for each event; those that load a word again do so by one instruction. */
static struct race_access access_of(const struct event *event, enum race_kind kind, uint32_t line, bool lds,
                                    const uint32_t *value)
{
    bool awaits = event->action == AWAIT || event->action == LDS_AWAIT;
    const struct race_site site = {.file = "a.s",
                                   .line = event->action == LOAD ? 100u + (uint32_t)event->word : line,
                                   .kind = (uint8_t)kind,
                                   .scope = awaits || lds ? RACE_SCOPE_GROUP : RACE_SCOPE_AGENT,
                                   .lds = lds,
                                   .lanes = true,
                                   .plain = true};

    race_issue(checker, threads[event->thread]);
    return (struct race_access){.thread = threads[event->thread],
                                .site = race_checker_site(checker, &site),
                                .lane = event->lane,
                                .address = 64u * (uint64_t)(unsigned char)event->word,
                                .bytes = 4,
                                .values = race_kind_writes(kind) ? value : NULL};
}

static void touch(const struct event *event, enum race_kind kind, uint32_t line, bool lds)
{
    uint32_t value = event->value ? event->value : line;
    struct race_access access = access_of(event, kind, line, lds, &value);
    struct race_atomic atomic = {.thread = access.thread,
                                 .site = access.site,
                                 .instruction = checker->threads[access.thread].instruction,
                                 .scope = RACE_SCOPE_AGENT,
                                 .reads = kind == RACE_ATOMIC_LOAD || kind == RACE_ATOMIC_UPDATE,
                                 .writes = race_kind_writes(kind),
                                 .plain = true,
                                 .answers = event->action != MUTE,
                                 .noted = kind != RACE_SHARED_STORE};

    race_access(checker, &access);
    if (lds && event->action == LDS_UPDATE)
        race_lds_atomic(checker, access.thread, access.address);
    if (!lds && kind != RACE_LOAD && event->action != AWAIT)
        race_perform(checker, &atomic, access.address, 4);
}

static void step(const struct event *event, uint32_t line)
{
    uint32_t thread = threads[event->thread];

    switch (event->action) {
    case LOAD:
    case LDS_LOAD:
        touch(event, RACE_LOAD, line, event->action == LDS_LOAD);
        return;
    case STORE:
    case LDS_STORE:
        touch(event, RACE_SHARED_STORE, line, event->action == LDS_STORE);
        return;
    case AWAIT:
    case LDS_AWAIT:
        touch(event, RACE_ATOMIC_LOAD, line, event->action == LDS_AWAIT);
        return;
    case READ:
        touch(event, RACE_ATOMIC_LOAD, line, false);
        return;
    case UPDATE:
    case MUTE:
        touch(event, RACE_ATOMIC_UPDATE, line, false);
        return;
    case LDS_UPDATE:
    case LDS_MUTE:
        touch(event, RACE_ATOMIC_UPDATE, line, true);
        return;
    case WAIT:
        race_waited(checker, thread, true, false);
        race_fence_release(checker, thread, true);
        return;
    case LDS_WAIT:
        race_waited(checker, thread, false, true);
        return;
    case ACQUIRE:
        race_fence_acquire(checker, thread);
        return;
    case BARRIER:
        race_barrier(checker, threads[A]);
        return;
    case END:
        return;
    }
}

static void rules_hold(void)
{
    const struct rule *now = &rules[rule.value];
    const struct race_findings *findings;
    char text[256] = "";

    begin();
    for (uint32_t i = 0; i < EVENTS && now->events[i].action != END; i++)
        step(&now->events[i], i + 1);
    race_checker_finish(checker);
    CHECK(!race_checker_failed(checker));
    findings = race_checker_findings(checker);
    CHECK_EQUAL(findings->count, now->races);
    if (findings->count)
        race_missing_text(findings, &findings->found[0].missing, text, sizeof(text));
    CHECK(strcmp(text, now->missing) == 0);
    if (strcmp(text, now->missing) != 0)
        fprintf(stderr, "%s: %s\n", now->name, text);
    race_checker_free(checker);
}

/* Lanes of one instruction that store to one word race if their values differ. */
static void lanes_of_one_store_race(void)
{
    const struct event store = {STORE, A, 'X', 0, 7};
    uint32_t value = 7;
    struct race_access access;

    begin();
    access = access_of(&store, RACE_SHARED_STORE, 1, false, &value);
    race_access(checker, &access);
    access.lane = 1;
    race_access(checker, &access);
    CHECK_EQUAL(race_checker_findings(checker)->count, 0);
    access.lane = 2;
    value = 8;
    race_access(checker, &access);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    race_checker_free(checker);
}

/* What is remembered of a work-group's LDS ends with it, and its races are kept. */
static void the_lds_ends_with_its_group(void)
{
    const struct event store = {LDS_STORE, A, 'X', 0, 0}, load = {LDS_LOAD, B, 'X', 0, 0};

    begin();
    step(&store, 1);
    step(&load, 2);
    CHECK_EQUAL(race_checker_findings(checker)->count, 0);
    race_group_end(checker, threads[A]);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    step(&store, 1);
    CHECK_EQUAL(race_checker_findings(checker)->found[0].count, 1);
    race_checker_free(checker);
}

TEST_MAIN()
{
    return test_run("race_rules", (const struct test_case[]){TEST(rules_hold, &rule),
                                                             TEST(lanes_of_one_store_race),
                                                             TEST(the_lds_ends_with_its_group),
                                                             {0}});
}
