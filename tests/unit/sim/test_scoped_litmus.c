/* test_scoped_litmus.c - small programs of scoped operations in the timed memory system, in every mode: no load sees an old
 * value, no update is lost, nothing hangs. */
#include <stdio.h>

#include "scoped_bench.h"

#define OFFSETS 5u /* runs of a program, its threads started at other cycles in each */

static const char *mode_name(uint64_t mode)
{
    static const char *const names[] = {"global", "broadcast", "selective", "registered", "lazy", "ideal", "hinted"};

    return names[mode];
}

static struct test_parameter mode = {.name = "scopes.mode", .count = 7, .text = mode_name};
static struct test_parameter fifo = TEST_VALUES("l1.fifo", 1, 2, 16);
static struct test_parameter l1_bytes = TEST_VALUES("l1.bytes", 1024, 16384);
static struct test_parameter distance = TEST_VALUES("l2.distance", 0, 100);

static void start_mode(void)
{
    char text[6][64];
    const char *settings[] = {"l1.mode combine", text[0], text[1],     text[2],         text[3],
                              text[4],           text[5], "gpu.cus 4", "scopes.home 2", NULL};

    snprintf(text[0], sizeof(text[0]), "scopes.mode %s", mode.value == 6 ? "selective" : mode_name(mode.value));
    snprintf(text[1], sizeof(text[1]), "l1.fifo %u", (unsigned)fifo.value);
    snprintf(text[2], sizeof(text[2]), "l1.bytes %u", (unsigned)l1_bytes.value);
    snprintf(text[3], sizeof(text[3]), "l1.ways %u", l1_bytes.value == 1024 ? 1 : 16);
    snprintf(text[4], sizeof(text[4]), "l2.distance %u", (unsigned)distance.value);
    snprintf(text[5], sizeof(text[5]), "scopes.hint %u", mode.value == 6 ? 2 : 0);
    start(settings);
    rig.scoped = true;
    area = arena;
}

/* What a thread of a row does, and where. Rows have as many as they need. */
struct row {
    const char *name;
    struct {
        uint32_t cu;
        struct step program[STEPS];
    } threads[THREADS];
};

static void run_row(const struct row *row)
{
    for (uint32_t offset = 0; offset < TEST_ROUNDS(OFFSETS); offset++) {
        next_run();
        for (uint32_t i = 0; i < THREADS && row->threads[i].program[0].kind != STEP_END; i++)
            add_thread(row->threads[i].cu, row->threads[i].program, (uint64_t)offset * (i + 1) * 37 % 400);
        run_threads();
        flush_all();
        for (uint32_t word = 0; word < SCOPED_WORDS; word++)
            CHECK(!shadow[word] || rig_read_word(&rig, address_of(word)) == shadow[word]);
    }
}

#define ROWS(table) run_rows(table, COUNT(table))

static void run_rows(const struct row *rows, uint32_t count)
{
    start_mode();
    for (uint32_t i = 0; i < count; i++)
        run_row(&rows[i]);
    rig_stop(&rig);
}

/* A flag hands words on. A wave of the reader's CU has read one of them before. */
static void a_flag_hands_words_on(void)
{
    static const struct row rows[] = {
        {"MP-LL",
         {{0, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, WG_REL, 1}}},
          {0, {{STEP_AWAIT, WORD_F, WG_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}}}}},
        {"MP-LR",
         {{0, {{STEP_STORE, WORD_X, 0, 1}, {STEP_STORE, WORD_X + 1, 0, 1}, {STEP_SET, WORD_F, WG_REL, 1}}},
          {1, {{STEP_AWAIT, WORD_F, REMOTE_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}, {STEP_CHECK, WORD_X + 1, 0, 1}}},
          {1, {{STEP_LOAD, WORD_X, 0, 0}}}}},
        {"MP-LR2",
         {{0,
           {{STEP_STORE, WORD_X, 0, 1},
            {STEP_SET, WORD_F, WG_REL, 1},
            {STEP_STORE, WORD_X + 1, 0, 1},
            {STEP_SET, WORD_F, WG_REL, 2}}},
          {1, {{STEP_AWAIT, WORD_F, REMOTE_ACQ, 2}, {STEP_CHECK, WORD_X, 0, 1}, {STEP_CHECK, WORD_X + 1, 0, 1}}},
          {1, {{STEP_LOAD, WORD_X + 1, 0, 0}}}}},
        {"MP-RL",
         {{1, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, REMOTE_REL, 1}}},
          {0, {{STEP_LOAD, WORD_X, 0, 0}, {STEP_AWAIT, WORD_F, WG_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}}},
          {0, {{STEP_LOAD, WORD_X, 0, 0}}}}},
        {"MP-RR",
         {{1, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, REMOTE_REL, 1}}},
          {2, {{STEP_AWAIT, WORD_F, REMOTE_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}}},
          {2, {{STEP_LOAD, WORD_X, 0, 0}}}}},
        {"MP-GG",
         {{1, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, AGENT_REL, 1}}},
          {2, {{STEP_LOAD, WORD_X, 0, 0}, {STEP_AWAIT, WORD_F, AGENT_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}}}}},
        {"WRC-L",
         {{0, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, WG_REL, 1}}},
          {0, {{STEP_AWAIT, WORD_F, WG_ACQ, 1}, {STEP_SET, WORD_M, AGENT_REL, 1}}},
          {1, {{STEP_LOAD, WORD_X, 0, 0}, {STEP_AWAIT, WORD_M, AGENT_ACQ, 1}, {STEP_CHECK, WORD_X, 0, 1}}}}},
        {"WRC-R",
         {{0, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, WG_REL, 1}}},
          {1, {{STEP_AWAIT, WORD_F, REMOTE_ACQ, 1}, {STEP_STORE, WORD_X + 1, 0, 1}, {STEP_SET, WORD_M, REMOTE_REL, 1}}},
          {0,
           {{STEP_LOAD, WORD_X + 1, 0, 0},
            {STEP_AWAIT, WORD_M, WG_ACQ, 1},
            {STEP_CHECK, WORD_X, 0, 1},
            {STEP_CHECK, WORD_X + 1, 0, 1}}}}},
        {"SEE",
         {{0, {{STEP_STORE, WORD_X, 0, 1}, {STEP_SET, WORD_F, WG_REL, 7}, {STEP_SET, WORD_M, AGENT_REL, 1}}},
          {1, {{STEP_AWAIT, WORD_M, AGENT_ACQ, 1}, {STEP_SEE, WORD_F, REMOTE, 7}}}}},
    };

    ROWS(rows);
}

#define OWNER(enter, lines)                                                                                            \
    {enter, WORD_L, WG_ACQ, 0}, {STEP_BUMP, WORD_X, 0, lines},                                                         \
    {                                                                                                                  \
        STEP_SET, WORD_L, WG_REL, 0                                                                                    \
    }
#define THIEF(enter, lines)                                                                                            \
    {enter, WORD_L, REMOTE_ACQ, 0}, {STEP_BUMP, WORD_X, 0, lines},                                                     \
    {                                                                                                                  \
        STEP_SET, WORD_L, REMOTE_REL, 0                                                                                \
    }

/* Critical sections of an owner and of thieves, over some lines of data. */
static void a_lock_keeps_sections_apart(void)
{
    static const struct row rows[] = {
        {"LOCK-CAS",
         {{0, {OWNER(STEP_LOCK, 1), OWNER(STEP_LOCK, 1), OWNER(STEP_LOCK, 1)}},
          {1, {THIEF(STEP_LOCK, 1)}},
          {1, {{STEP_LOAD, WORD_X, 0, 0}, {STEP_LOAD, WORD_X, 0, 0}}}}},
        {"LOCK-EXCH",
         {{0, {OWNER(STEP_SWAP, 1), OWNER(STEP_SWAP, 1), OWNER(STEP_SWAP, 1)}},
          {1, {THIEF(STEP_SWAP, 1)}},
          {1, {{STEP_LOAD, WORD_X, 0, 0}}}}},
        {"LOCK-3",
         {{0, {OWNER(STEP_LOCK, 2), OWNER(STEP_LOCK, 2)}},
          {1, {THIEF(STEP_LOCK, 2)}},
          {0, {OWNER(STEP_LOCK, 2), OWNER(STEP_LOCK, 2)}}}},
        {"THIEVES-2",
         {{0, {OWNER(STEP_LOCK, 3), OWNER(STEP_LOCK, 3), OWNER(STEP_LOCK, 3)}},
          {1, {THIEF(STEP_LOCK, 3), THIEF(STEP_LOCK, 3)}},
          {2, {THIEF(STEP_LOCK, 3), THIEF(STEP_LOCK, 3)}},
          {0, {THIEF(STEP_LOCK, 3)}}}},
        {"TRY",
         {{0, {OWNER(STEP_LOCK, 15), OWNER(STEP_LOCK, 15)}},
          {1, {{STEP_TRY, WORD_L, REMOTE_ACQ, 2}, {STEP_BUMP, WORD_X, 0, 15}, {STEP_SET, WORD_L, REMOTE_REL, 0}}}}},
        {"AR",
         {{0,
           {{STEP_SWAP, WORD_L, WG_AR, 0},
            {STEP_BUMP, WORD_X, 0, 2},
            {STEP_SET, WORD_L, WG_REL, 0},
            OWNER(STEP_LOCK, 2)}},
          {1, {{STEP_SWAP, WORD_L, REMOTE_AR, 0}, {STEP_BUMP, WORD_X, 0, 2}, {STEP_SET, WORD_L, REMOTE_REL, 0}}}}},
        {"LINES-15", {{0, {OWNER(STEP_LOCK, 15), OWNER(STEP_LOCK, 15)}}, {1, {THIEF(STEP_LOCK, 15)}}}},
        {"LINES-17", {{0, {OWNER(STEP_LOCK, 17), OWNER(STEP_LOCK, 17)}}, {1, {THIEF(STEP_LOCK, 17)}}}},
        {"LINES-40", {{0, {OWNER(STEP_LOCK, 40), OWNER(STEP_LOCK, 40)}}, {1, {THIEF(STEP_LOCK, 40)}}}},
    };

    ROWS(rows);
}

/* Words that are added to from everywhere, beside stores of the same CU. */
static void no_addition_is_lost(void)
{
    static const struct row rows[] = {
        {"ADD-3",
         {{0, {{STEP_ADD, WORD_F, 0, 1}, {STEP_ADD, WORD_F, 0, 1}, {STEP_ADD, WORD_F, 0, 1}}},
          {1, {{STEP_ADD, WORD_F, REMOTE, 1}}},
          {0, {{STEP_ADD, WORD_F, 0, 1}}}}},
        {"ADD-N",
         {{0, {{STEP_ADD, WORD_F, WG_AR, 1}, {STEP_ADD, WORD_F, WG_AR, 1}, {STEP_ADD, WORD_F, WG_AR, 1}}},
          {1, {{STEP_ADD, WORD_F, REMOTE_AR, 1}, {STEP_ADD, WORD_F, REMOTE_AR, 1}}},
          {2, {{STEP_ADD, WORD_F, REMOTE_ACQ, 1}, {STEP_ADD, WORD_F, REMOTE_REL, 1}}},
          {0, {{STEP_ADD, WORD_F, WG_REL, 1}, {STEP_ADD, WORD_F, WG_ACQ, 1}}}}},
        {"FALSE-SHARE",
         {{0,
           {{STEP_LOCK, WORD_L, WG_ACQ, 0},
            {STEP_BUMP, WORD_S, 0, 1},
            {STEP_SET, WORD_L, WG_REL, 0},
            {STEP_LOCK, WORD_L, WG_ACQ, 0},
            {STEP_BUMP, WORD_S, 0, 1},
            {STEP_SET, WORD_L, WG_REL, 0}}},
          {1, {{STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_BUMP, WORD_S, 0, 1}, {STEP_SET, WORD_L, REMOTE_REL, 0}}},
          {2, {{STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_BUMP, WORD_S, 0, 1}, {STEP_SET, WORD_L, REMOTE_REL, 0}}}}},
        {"CUT", /* the line comes after another word of it was stored and written back */
         {{0, {{STEP_ADD, WORD_L, 0, 1}}},
          {0,
           {{STEP_STORE, WORD_S, 0, 1},
            {STEP_STORE, WORD_X, 0, 1},
            {STEP_STORE, WORD_X + 1, 0, 1},
            {STEP_LOAD, WORD_X + 2, 0, 0},
            {STEP_LOAD, WORD_X + 3, 0, 0},
            {STEP_CHECK, WORD_S, 0, 1},
            {STEP_ADD, WORD_L, WG_REL, 1},
            {STEP_CHECK, WORD_S, 0, 1}}}}},
        {"FILL", /* and while a load of it is under way */
         {{0, {{STEP_ADD, WORD_L, 0, 1}, {STEP_ADD, WORD_L, 0, 1}}},
          {0, {{STEP_LOAD, WORD_S, 0, 0}, {STEP_ADD, WORD_L, 0, 1}}}}},
        {"LOCKS",
         {{0,
           {OWNER(STEP_LOCK, 1),
            {STEP_LOCK, WORD_M, REMOTE_ACQ, 0},
            {STEP_BUMP, WORD_F, 0, 1},
            {STEP_SET, WORD_M, REMOTE_REL, 0}}},
          {1,
           {{STEP_LOCK, WORD_M, WG_ACQ, 0},
            {STEP_BUMP, WORD_F, 0, 1},
            {STEP_SET, WORD_M, WG_REL, 0},
            THIEF(STEP_LOCK, 1)}},
          {2,
           {{STEP_LOCK, WORD_M, REMOTE_ACQ, 0},
            {STEP_BUMP, WORD_F, 0, 1},
            {STEP_SET, WORD_M, REMOTE_REL, 0},
            THIEF(STEP_LOCK, 1)}}}},
    };

    ROWS(rows);
}

/* Two CUs use one lock with work-group scope. Promised only where the home knows who has a line. */
static void two_cus_use_one_lock_locally(void)
{
    static const struct row rows[] = {
        {"TWO-LOCALS",
         {{0, {OWNER(STEP_LOCK, 1), OWNER(STEP_LOCK, 1)}},
          {1, {OWNER(STEP_LOCK, 1), OWNER(STEP_LOCK, 1)}},
          {2, {THIEF(STEP_LOCK, 1)}}}},
    };

    if (mode.value != SCOPES_BROADCAST && mode.value != SCOPES_SELECTIVE && mode.value != 6)
        ROWS(rows);
}

TEST_MAIN()
{
    return test_run("scoped_litmus",
                    (const struct test_case[]){TEST(a_flag_hands_words_on, &mode, &fifo, &l1_bytes, &distance),
                                               TEST(a_lock_keeps_sections_apart, &mode, &fifo, &l1_bytes, &distance),
                                               TEST(no_addition_is_lost, &mode, &fifo, &l1_bytes, &distance),
                                               TEST(two_cus_use_one_lock_locally, &mode, &fifo, &l1_bytes, &distance),
                                               {0}});
}
