/*
 * test_races.c - the checker of heterogeneous races against litmus tests: sequences that are ordered, each again with
 * one order, scope or fence taken away, and sequences that are not.
 */
#include <stdio.h>
#include <string.h>

#include "tools/bugs/race/checker.h"
#include "tools/bugs/race/vector_clock.h"
#include "test.h"

enum action {
    END,
    LOAD,
    STORE,
    SHARED, /* a store of a program that is not scoped */
    READ,   /* atomics from here on */
    WRITE,
    UPDATE,
    FAILED, /* a compare-and-swap that fails */
    RELEASE_FENCE,
    ACQUIRE_FENCE,
    BARRIER, /* of the thread's group */
    MESSAGE,
    COMMAND /* the command processor stores to the word */
};

enum order { RELAXED = 0, ACQUIRE = 1, RELEASE = 2, BOTH = 3 };

/* What a test does without must show a race. */
enum needed { NOTHING = 0, EVENT = 1, ORDER = 2, SCOPE = 4, REMOTE = 8 };

#define GROUP  RACE_SCOPE_GROUP
#define AGENT  RACE_SCOPE_AGENT
#define FAR    RACE_SCOPE_REMOTE
#define EVENTS 16u

/* Threads A and B are one group; C, D and E one each. */
enum thread { A, B, C, D, E, THREADS };

struct event {
    enum action action;
    enum thread thread;
    char word;
    enum race_scope scope;
    enum order order;
    enum needed needed;
};

#define DATA(action, thread, word)                                                                                     \
    {                                                                                                                  \
        action, thread, word, AGENT, RELAXED, NOTHING                                                                  \
    }
#define ATOMIC(action, thread, word, scope, order, needed)                                                             \
    {                                                                                                                  \
        action, thread, word, scope, order, needed                                                                     \
    }
#define OTHER(action, thread, word, needed)                                                                            \
    {                                                                                                                  \
        action, thread, word, AGENT, RELAXED, needed                                                                   \
    }

struct litmus {
    const char *name;
    uint32_t races;
    struct event events[EVENTS];
};

/* X, Y, U: data; F, G, L: atomics */
static const struct litmus table[] = {
    {"MP-LL",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', GROUP, RELEASE, ORDER), ATOMIC(READ, B, 'F', GROUP, ACQUIRE, ORDER),
      DATA(LOAD, B, 'X')}},
    {"MP-LR",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', GROUP, RELEASE, ORDER),
      ATOMIC(READ, C, 'F', FAR, ACQUIRE, ORDER | REMOTE), DATA(LOAD, C, 'X')}},
    {"MP-RL",
     0,
     {DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'F', FAR, RELEASE, ORDER | REMOTE),
      ATOMIC(READ, A, 'F', GROUP, ACQUIRE, ORDER), DATA(LOAD, A, 'X')}},
    {"MP-RR",
     0,
     {DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'F', FAR, RELEASE, ORDER), ATOMIC(READ, D, 'F', FAR, ACQUIRE, ORDER),
      DATA(STORE, D, 'X')}},
    {"MP-GG",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', AGENT, RELEASE, ORDER | SCOPE),
      ATOMIC(READ, C, 'F', AGENT, ACQUIRE, ORDER | SCOPE), DATA(LOAD, C, 'X')}},
    {"MP-LG",
     2,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', GROUP, RELEASE, NOTHING),
      ATOMIC(READ, C, 'F', AGENT, ACQUIRE, NOTHING), DATA(LOAD, C, 'X')}},
    {"MP-GL",
     2,
     {DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'F', AGENT, RELEASE, NOTHING),
      ATOMIC(READ, A, 'F', GROUP, ACQUIRE, NOTHING), DATA(LOAD, A, 'X')}},
    {"WRC-L",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'L', GROUP, RELEASE, ORDER), ATOMIC(READ, B, 'L', GROUP, ACQUIRE, ORDER),
      ATOMIC(WRITE, B, 'G', AGENT, RELEASE, ORDER | SCOPE), ATOMIC(READ, C, 'G', AGENT, ACQUIRE, ORDER | SCOPE),
      DATA(LOAD, C, 'X')}},
    {"WRC-R",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', GROUP, RELEASE, ORDER),
      ATOMIC(READ, C, 'F', FAR, ACQUIRE, ORDER | REMOTE), DATA(STORE, C, 'X'), DATA(STORE, C, 'U'),
      ATOMIC(WRITE, C, 'G', FAR, RELEASE, ORDER | REMOTE), ATOMIC(READ, B, 'G', GROUP, ACQUIRE, ORDER),
      DATA(LOAD, B, 'X'), DATA(LOAD, B, 'U')}},
    {"LOCK-3",
     0,
     {ATOMIC(UPDATE, A, 'L', GROUP, ACQUIRE, NOTHING), DATA(STORE, A, 'X'),
      ATOMIC(WRITE, A, 'L', GROUP, RELEASE, ORDER), ATOMIC(UPDATE, C, 'L', FAR, ACQUIRE, ORDER | REMOTE),
      DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'L', FAR, RELEASE, ORDER | REMOTE),
      ATOMIC(UPDATE, B, 'L', GROUP, ACQUIRE, ORDER), DATA(STORE, B, 'X'),
      ATOMIC(WRITE, B, 'L', GROUP, RELEASE, NOTHING)}},
    {"THIEVES-2",
     0,
     {DATA(STORE, C, 'X'), ATOMIC(UPDATE, C, 'L', FAR, BOTH, ORDER), DATA(STORE, D, 'Y'),
      ATOMIC(UPDATE, D, 'L', FAR, BOTH, ORDER), ATOMIC(READ, A, 'L', GROUP, ACQUIRE, ORDER), DATA(LOAD, A, 'X'),
      DATA(LOAD, A, 'Y')}},
    {"ADD-3",
     0,
     {ATOMIC(UPDATE, A, 'F', GROUP, RELAXED, NOTHING), ATOMIC(UPDATE, B, 'F', GROUP, RELAXED, NOTHING),
      ATOMIC(UPDATE, C, 'F', FAR, RELAXED, REMOTE)}},
    {"PEEK", 1, {ATOMIC(WRITE, A, 'F', GROUP, RELEASE, NOTHING), ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"remote PEEK", 0, {ATOMIC(WRITE, A, 'F', GROUP, RELEASE, NOTHING), ATOMIC(READ, C, 'F', FAR, RELAXED, REMOTE)}},
    {"RSP_Test4",
     2, /* the owner's wave-mate has seen no release, and reads all the same */
     {ATOMIC(READ, B, 'F', GROUP, ACQUIRE, NOTHING), DATA(LOAD, B, 'X'), DATA(LOAD, B, 'U'), DATA(STORE, A, 'X'),
      ATOMIC(WRITE, A, 'F', GROUP, RELEASE, NOTHING), ATOMIC(READ, C, 'F', FAR, ACQUIRE, NOTHING), DATA(LOAD, C, 'X'),
      DATA(STORE, C, 'U')}},
    {"WSQ2",
     1, /* the owner's failed swap of the head is relaxed: the thief's read of the task and the next push race */
     {ATOMIC(UPDATE, C, 'H', FAR, RELEASE, NOTHING), DATA(LOAD, C, 'X'), ATOMIC(FAILED, A, 'H', FAR, RELAXED, NOTHING),
      DATA(STORE, A, 'X')}},
    {"fences",
     0,
     {DATA(SHARED, A, 'X'), OTHER(RELEASE_FENCE, A, 0, EVENT), ATOMIC(WRITE, A, 'F', AGENT, RELAXED, EVENT),
      ATOMIC(READ, C, 'F', AGENT, RELAXED, EVENT), OTHER(ACQUIRE_FENCE, C, 0, EVENT), DATA(LOAD, C, 'X')}},
    {"a store behind the fence",
     1,
     {OTHER(RELEASE_FENCE, A, 0, NOTHING), DATA(SHARED, A, 'X'), ATOMIC(WRITE, A, 'F', AGENT, RELAXED, NOTHING),
      ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING), OTHER(ACQUIRE_FENCE, C, 0, NOTHING), DATA(LOAD, C, 'X')}},
    {"the atomic that was read is ordered itself",
     0,
     {OTHER(RELEASE_FENCE, A, 0, NOTHING), ATOMIC(WRITE, A, 'F', AGENT, RELAXED, NOTHING),
      ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING), OTHER(ACQUIRE_FENCE, C, 0, EVENT), DATA(STORE, C, 'F')}},
    {"barrier", 0, {DATA(STORE, A, 'X'), OTHER(BARRIER, A, 0, EVENT), DATA(LOAD, B, 'X'), DATA(STORE, B, 'X')}},
    {"another group's barrier", 1, {DATA(STORE, A, 'X'), OTHER(BARRIER, C, 0, NOTHING), DATA(LOAD, B, 'X')}},
    {"barrier passes fences on",
     0,
     {DATA(SHARED, A, 'X'), OTHER(RELEASE_FENCE, A, 0, EVENT), OTHER(BARRIER, A, 0, EVENT),
      ATOMIC(WRITE, B, 'F', AGENT, RELAXED, NOTHING), ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING),
      OTHER(ACQUIRE_FENCE, C, 0, EVENT), DATA(LOAD, C, 'X')}},
    {"a fence behind a barrier",
     0,
     {DATA(STORE, A, 'X'), OTHER(BARRIER, A, 0, EVENT), OTHER(RELEASE_FENCE, B, 0, EVENT),
      ATOMIC(WRITE, B, 'F', AGENT, RELAXED, NOTHING), ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING),
      OTHER(ACQUIRE_FENCE, C, 0, EVENT), DATA(LOAD, C, 'X')}},
    {"barrier passes what was read on",
     0,
     {DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'F', AGENT, RELEASE, ORDER), ATOMIC(READ, A, 'F', AGENT, RELAXED, NOTHING),
      OTHER(BARRIER, A, 0, EVENT), OTHER(ACQUIRE_FENCE, B, 0, EVENT), DATA(LOAD, B, 'X')}},
    {"a later store does not hide a load",
     2,
     {DATA(LOAD, A, 'X'), DATA(SHARED, A, 'X'), ATOMIC(UPDATE, C, 'X', AGENT, RELAXED, NOTHING)}},
    {"barrier passes what was acquired on",
     0,
     {DATA(STORE, C, 'X'), ATOMIC(WRITE, C, 'F', AGENT, RELEASE, ORDER), ATOMIC(READ, A, 'F', AGENT, ACQUIRE, ORDER),
      OTHER(BARRIER, A, 0, EVENT), DATA(LOAD, B, 'X')}},
    {"counter",
     0, /* the last to arrive needs no acquire of its own to release the others */
     {DATA(SHARED, A, 'X'), OTHER(RELEASE_FENCE, A, 0, EVENT), ATOMIC(UPDATE, A, 'F', AGENT, RELAXED, NOTHING),
      ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, EVENT), OTHER(RELEASE_FENCE, C, 0, EVENT),
      ATOMIC(WRITE, C, 'G', AGENT, RELAXED, NOTHING), ATOMIC(READ, D, 'G', AGENT, RELAXED, NOTHING),
      OTHER(ACQUIRE_FENCE, D, 0, EVENT), DATA(LOAD, D, 'X')}},
    {"updates carry a release on",
     0,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', AGENT, RELEASE, ORDER),
      ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING), ATOMIC(READ, D, 'F', AGENT, ACQUIRE, ORDER),
      DATA(LOAD, D, 'X')}},
    {"a store does not",
     1,
     {DATA(STORE, A, 'X'), ATOMIC(WRITE, A, 'F', AGENT, RELEASE, NOTHING),
      ATOMIC(WRITE, C, 'F', AGENT, RELAXED, NOTHING), ATOMIC(READ, D, 'F', AGENT, ACQUIRE, NOTHING),
      DATA(LOAD, D, 'X')}},
    {"a failed swap releases nothing",
     1,
     {DATA(STORE, A, 'X'), ATOMIC(FAILED, A, 'F', AGENT, RELEASE, NOTHING),
      ATOMIC(READ, C, 'F', AGENT, ACQUIRE, NOTHING), DATA(LOAD, C, 'X')}},
    {"message",
     0,
     {DATA(STORE, A, 'X'), OTHER(MESSAGE, A, 0, EVENT), OTHER(COMMAND, A, 'F', EVENT),
      ATOMIC(READ, C, 'F', AGENT, RELAXED, NOTHING), OTHER(ACQUIRE_FENCE, C, 0, EVENT), DATA(LOAD, C, 'X')}},
    {"loads", 0, {DATA(LOAD, A, 'X'), DATA(LOAD, C, 'X'), ATOMIC(READ, D, 'X', AGENT, RELAXED, NOTHING)}},
    {"a load beside an update", 1, {DATA(LOAD, A, 'F'), ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"an ordinary store beside an update", 1, {DATA(STORE, A, 'F'), ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"a shared store beside an update", 1, {DATA(SHARED, A, 'F'), ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"an update beside a shared store", 1, {ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING), DATA(SHARED, A, 'F')}},
    {"a shared store, and an update of its own",
     1,
     {DATA(SHARED, A, 'F'), ATOMIC(UPDATE, A, 'F', AGENT, RELAXED, NOTHING),
      ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"a shared store that may release",
     0,
     {OTHER(RELEASE_FENCE, A, 0, NOTHING), DATA(SHARED, A, 'F'), ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"a shared store that gives back",
     0,
     {ATOMIC(UPDATE, A, 'F', AGENT, RELAXED, NOTHING), DATA(SHARED, A, 'F'),
      ATOMIC(UPDATE, C, 'F', AGENT, RELAXED, NOTHING)}},
    {"a shared store beside a load", 1, {DATA(SHARED, A, 'F'), DATA(LOAD, C, 'F')}},
    {"shared stores", 1, {DATA(SHARED, A, 'F'), DATA(SHARED, C, 'F')}},
    {"shared stores to a word for atomics",
     0,
     {DATA(SHARED, A, 'F'), DATA(SHARED, C, 'F'), ATOMIC(READ, D, 'F', AGENT, RELAXED, EVENT)}},
    {"all readers count",
     2,
     {DATA(LOAD, A, 'X'), DATA(LOAD, C, 'X'), DATA(LOAD, D, 'X'), ATOMIC(READ, E, 'F', AGENT, RELAXED, NOTHING),
      OTHER(BARRIER, A, 0, NOTHING), DATA(STORE, B, 'X')}},
};
#define TESTS (sizeof(table) / sizeof(table[0]))

static const char *name_of(uint64_t value)
{
    return table[value].name;
}

static struct test_parameter test = {.name = "test", .first = 0, .count = TESTS, .text = name_of};

static const uint32_t size[3] = {64, 1, 1};
static const uint64_t first_item[3];
static struct race_checker *checker;
static uint32_t threads[THREADS];

static void begin(void)
{
    const uint32_t ids[4][3] = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}};

    checker = race_checker_create();
    CHECK(checker != NULL);
    CHECK(race_kernel_begin(checker));
    threads[A] = race_group_begin(checker, 0, "k", ids[0], first_item, size, 2);
    threads[B] = threads[A] + 1;
    threads[C] = race_group_begin(checker, 0, "k", ids[1], first_item, size, 1);
    threads[D] = race_group_begin(checker, 0, "k", ids[2], first_item, size, 1);
    threads[E] = race_group_begin(checker, 0, "k", ids[3], first_item, size, 1);
}

static uint64_t address_of(char word)
{
    return 0x10000u + 64u * (uint64_t)(unsigned char)word;
}

/* Lane 0 of a thread accesses memory. */
static void touch(uint32_t thread, uint32_t site, uint32_t cu, uint64_t address, uint32_t bytes, const uint32_t *values)
{
    const struct race_access access = {
        .thread = thread, .site = site, .cu = cu, .address = address, .bytes = bytes, .values = values};

    race_access(checker, &access);
}

/* A line for each event; each store has a value of its own. Returns the instruction. */
static uint32_t access(const struct event *event, enum race_kind kind, uint32_t line)
{
    const struct race_site site = {.file = "a.s", .line = line, .kind = (uint8_t)kind, .scope = (uint8_t)event->scope};
    uint32_t thread = threads[event->thread];

    uint32_t instruction = race_issue(checker, thread);

    touch(thread, race_checker_site(checker, &site), 1, address_of(event->word), 4, &line);
    return instruction;
}

static void perform(const struct event *event, enum race_kind kind, uint32_t line)
{
    struct race_atomic atomic = {.thread = threads[event->thread],
                                 .scope = event->scope,
                                 .reads = event->action != WRITE,
                                 .writes = event->action == WRITE || event->action == UPDATE,
                                 .acquires = event->order & ACQUIRE,
                                 .releases = event->order & RELEASE};

    atomic.instruction = access(event, kind, line);
    race_perform(checker, &atomic, address_of(event->word), 4);
}

static void step(const struct event *event, uint32_t line)
{
    switch (event->action) {
    case LOAD:
        access(event, RACE_LOAD, line);
        return;
    case STORE:
        access(event, RACE_STORE, line);
        return;
    case SHARED:
        access(event, RACE_SHARED_STORE, line);
        return;
    case READ:
        perform(event, RACE_ATOMIC_LOAD, line);
        return;
    case WRITE:
        perform(event, RACE_ATOMIC_STORE, line);
        return;
    case UPDATE:
    case FAILED:
        perform(event, RACE_ATOMIC_UPDATE, line);
        return;
    case RELEASE_FENCE:
        race_fence_release(checker, threads[event->thread], true);
        return;
    case ACQUIRE_FENCE:
        race_fence_acquire(checker, threads[event->thread]);
        return;
    case BARRIER:
        race_barrier(checker, threads[event->thread == B ? A : event->thread]);
        return;
    case MESSAGE:
        race_message(checker, threads[event->thread]);
        return;
    case COMMAND:
        race_command_store(checker, address_of(event->word), 4, false);
        return;
    case END:
        return;
    }
}

/* Runs a test without what is left out of one event. Returns how many pairs of lines race. */
static uint32_t run(const struct event *events, uint32_t without, enum needed left_out)
{
    uint32_t races;

    begin();
    for (uint32_t i = 0; i < EVENTS && events[i].action != END; i++) {
        struct event event = events[i];

        if (i == without && left_out == ORDER)
            event.order = RELAXED;
        if (i == without && left_out == SCOPE)
            event.scope = GROUP;
        if (i == without && left_out == REMOTE)
            event.scope = AGENT;
        if (i != without || left_out != EVENT)
            step(&event, i + 1);
    }
    race_checker_finish(checker);
    CHECK(!race_checker_failed(checker));
    races = race_checker_findings(checker)->count;
    race_checker_free(checker);
    return races;
}

static void races_are_those_of_the_model(void)
{
    CHECK_EQUAL(run(table[test.value].events, EVENTS, NOTHING), table[test.value].races);
}

/* Bytes of one word are apart; a store over two words races on both, and counts for each. */
static void bytes_are_apart(void)
{
    const struct race_site site = {.file = "a.s", .line = 1, .kind = RACE_STORE, .scope = RACE_SCOPE_AGENT};
    uint32_t number;

    begin();
    number = race_checker_site(checker, &site);
    for (enum thread thread = A; thread <= C; thread++) {
        race_issue(checker, threads[thread]);
        touch(threads[thread], number, 0, 0x100 + (uint64_t)thread, 1, NULL);
    }
    CHECK_EQUAL(race_checker_findings(checker)->count, 0);
    race_issue(checker, threads[D]);
    touch(threads[D], number, 0, 0xfe, 4, NULL);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    CHECK_EQUAL(race_checker_findings(checker)->found[0].count, 2); /* with A and B */
    touch(threads[E], number, 0, 0xfc, 3, NULL);
    CHECK_EQUAL(race_checker_findings(checker)->found[0].count, 3); /* with D */
    touch(threads[A], number, 0, 0x200, 4, NULL);
    touch(threads[A], number, 0, 0x200, 1, NULL);
    touch(threads[C], number, 0, 0x203, 1, NULL);
    CHECK_EQUAL(race_checker_findings(checker)->found[0].count, 4); /* with A's wide store */
    race_checker_free(checker);
}

/* Two stores of one value leave the same word in either order. */
static void stores_of_one_value_do_not_race(void)
{
    const struct race_site site = {.file = "a.s", .line = 1, .kind = RACE_SHARED_STORE, .scope = RACE_SCOPE_AGENT};
    const uint32_t values[2] = {7, 8}, others[2] = {7, 9};
    uint32_t number;

    begin();
    number = race_checker_site(checker, &site);
    race_issue(checker, threads[A]);
    touch(threads[A], number, 0, 0x100, 8, values);
    race_issue(checker, threads[C]);
    touch(threads[C], number, 0, 0x100, 8, others);
    race_checker_finish(checker);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    CHECK_EQUAL(race_checker_findings(checker)->found[0].address, 0x104);
    race_checker_free(checker);
}

/* A kernel that begins behind another one is ordered behind it, and not behind one that is still running. */
static void kernels_are_ordered_by_their_ends(void)
{
    const struct event stores[] = {DATA(STORE, A, 'X'), DATA(STORE, C, 'Y'), DATA(STORE, D, 'X'), DATA(STORE, E, 'Y')};
    const uint32_t id[3] = {0, 0, 0};

    begin();
    CHECK(!race_kernel_begin(checker));
    threads[C] = race_group_begin(checker, 1, "long", id, first_item, size, 1);
    step(&stores[0], 1);
    step(&stores[1], 2);
    race_kernel_end(checker, 0);
    CHECK(!race_kernel_begin(checker));
    threads[D] = race_group_begin(checker, 0, "next", id, first_item, size, 2);
    threads[E] = threads[D] + 1;
    step(&stores[2], 3);
    CHECK_EQUAL(race_checker_findings(checker)->count, 0);
    step(&stores[3], 4);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    race_kernel_end(checker, 0);
    race_kernel_end(checker, 1);
    CHECK(race_kernel_begin(checker)); /* alone: behind everything */
    threads[A] = race_group_begin(checker, 0, "last", id, first_item, size, 2);
    threads[B] = threads[A] + 1;
    step(&(const struct event)DATA(STORE, B, 'Y'), 5);
    CHECK_EQUAL(race_checker_findings(checker)->count, 1);
    race_checker_free(checker);
}

/* A pair of lines is reported once, with both ends, and counted. */
static void a_race_is_reported_with_both_lines(void)
{
    char text[512] = "";
    FILE *stream = tmpfile();

    CHECK(stream != NULL);
    if (!stream)
        return;
    begin();
    step(&(const struct event)DATA(STORE, B, 'X'), 12);
    step(&(const struct event)ATOMIC(READ, C, 'X', AGENT, RELAXED, NOTHING), 34);
    step(&(const struct event)ATOMIC(READ, C, 'X', AGENT, RELAXED, NOTHING), 34);
    race_findings_print(race_checker_findings(checker), "p: ", stream);
    rewind(stream);
    CHECK(fgets(text, sizeof(text), stream) != NULL);
    CHECK(strcmp(text,
                 "p: race on the word 0x11600: a.s:12: store by kernel k, work-group 0,0,0, wave 1 on CU 1; "
                 "a.s:34: atomic load of scope agent by kernel k, work-group 1,0,0, wave 0 on CU 1; 1 more\n") == 0);
    CHECK(fgets(text, sizeof(text), stream) == NULL);
    fclose(stream);
    race_checker_free(checker);
}

/* Clocks against sums of sets: random joins of random entries, each of two lanes that share their clock. */
static void clocks_join(void)
{
    struct race_clock *clocks[8] = {NULL};
    struct race_join last = {.a = NULL};
    uint32_t model[8][16] = {{0}}, seed = 1;
    bool failed = false;

    for (uint32_t round = 0; round < 2000; round++) {
        uint32_t to, from;
        struct race_entry own;
        struct race_clock *twin;

        seed = seed * 1664525u + 1013904223u;
        to = seed >> 29;
        from = seed >> 26 & 7;
        own = (struct race_entry){.thread = seed >> 22 & 15, .until = seed >> 12 & 1023};
        twin = race_clock_keep(clocks[to]);
        race_clock_add_again(&last, &twin, clocks[from], round % 3 ? &own : NULL, &failed);
        race_clock_add_again(&last, &clocks[to], clocks[from], round % 3 ? &own : NULL, &failed);
        CHECK(twin == clocks[to]);
        race_clock_drop(twin);
        for (uint32_t i = 0; i < 16; i++)
            model[to][i] = model[from][i] > model[to][i] ? model[from][i] : model[to][i];
        if (round % 3 && own.until > model[to][own.thread])
            model[to][own.thread] = own.until;
        if (round % 50 == 0) {
            race_clock_drop(clocks[from]);
            clocks[from] = NULL;
            memset(model[from], 0, sizeof(model[from]));
        }
        for (uint32_t i = 0; i < 16; i++) {
            CHECK(!model[to][i] || race_clock_orders(clocks[to], i, model[to][i]));
            CHECK(!race_clock_orders(clocks[to], i, model[to][i] + 1));
        }
    }
    CHECK(!failed);
    for (uint32_t i = 0; i < 8; i++)
        race_clock_drop(clocks[i]);
    race_join_forget(&last);
}

static void nothing_that_orders_can_be_left_out(void)
{
    const struct event *events = table[test.value].events;

    for (uint32_t i = 0; i < EVENTS; i++) {
        for (uint32_t part = EVENT; part <= REMOTE; part *= 2) {
            if (events[i].needed & part)
                CHECK(run(events, i, (enum needed)part) > table[test.value].races);
        }
    }
}

TEST_MAIN()
{
    return test_run("races", (const struct test_case[]){TEST(races_are_those_of_the_model, &test),
                                                        TEST(nothing_that_orders_can_be_left_out, &test),
                                                        TEST(bytes_are_apart),
                                                        TEST(stores_of_one_value_do_not_race),
                                                        TEST(kernels_are_ordered_by_their_ends),
                                                        TEST(a_race_is_reported_with_both_lines),
                                                        TEST(clocks_join),
                                                        {0}});
}
