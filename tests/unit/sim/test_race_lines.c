/*
 * test_race_lines.c - accesses of whole lines against the same accesses word by word: both must find the same races, with the
 * same parties and counts.
 */
#include <string.h>

#include "tools/bugs/race/checker.h"
#include "tools/bugs/race/lines.h"
#include "random.h"
#include "test.h"

#define GROUPS 3u
#define WAVES  2u /* of a group */
#define LINES  6u
#define LANES  64u
#define STEPS  120u
#define SITES  24u

/* Lanes [first, first + count) access bytes each from an address on, a number of bytes apart. */
struct move {
    uint32_t wave, group, site, first, count, bytes;
    uint64_t address, apart;
    bool several; /* each lane stands for several */
    uint32_t value;
};

static struct race_checker *by_lines, *by_words;
static struct race_site sites[SITES];
static uint32_t threads[GROUPS][WAVES];
static uint64_t state;
static uint32_t whole, singles; /* lines that were accessed at once, and that have singles at the end */

static uint32_t next(uint32_t below)
{
    return random_below(&state, below);
}

static void make_sites(void)
{
    static const enum race_kind kinds[] = {RACE_LOAD,         RACE_LOAD,         RACE_STORE,
                                           RACE_SHARED_STORE, RACE_SHARED_STORE, RACE_ATOMIC_UPDATE};

    for (uint32_t i = 0; i < SITES; i++)
        sites[i] = (struct race_site){.file = "a.s",
                                      .line = i + 1,
                                      .kind = (uint8_t)kinds[i % 6],
                                      .scope = i % 2 ? RACE_SCOPE_AGENT : RACE_SCOPE_GROUP,
                                      .lds = i % 4 < 2,
                                      .lanes = true,
                                      .plain = i % 5 != 4};
}

static struct race_checker *begin(void)
{
    const uint32_t size[3] = {WAVES * LANES, 1, 1};
    const uint64_t first_item[3] = {0};
    struct race_checker *checker = race_checker_create();

    make_sites();
    CHECK(checker != NULL);
    CHECK(race_kernel_begin(checker));
    for (uint32_t i = 0; i < GROUPS; i++) {
        const uint32_t id[3] = {i, 0, 0};

        threads[i][0] = race_group_begin(checker, 0, "k", id, first_item, size, WAVES);
        for (uint32_t wave = 1; wave < WAVES; wave++)
            threads[i][wave] = threads[i][0] + wave;
    }
    for (uint32_t i = 0; i < SITES; i++)
        CHECK(race_checker_site(checker, &sites[i]) == i);
    return checker;
}

static uint64_t address_of(const struct move *move, uint32_t lane)
{
    return (move->address + (lane - move->first) * move->apart) % (LINES * RACE_LINE_BYTES);
}

static void note_lane(struct race_checker *checker, const struct move *move, uint32_t lane, struct race_access *access)
{
    uint32_t values[4];

    for (uint32_t i = 0; i < 4; i++)
        values[i] = move->value ? move->value : lane * 4 + i;
    access->lane = move->several ? RACE_MANY_LANES : (uint8_t)lane;
    access->address = address_of(move, lane);
    access->values = race_kind_writes((enum race_kind)sites[move->site].kind) ? values : NULL;
    race_access(checker, access);
}

static bool note_run(const struct move *move, uint32_t lane, struct race_run run, struct race_access *access)
{
    uint32_t values[RACE_LINE_WORDS];

    for (uint32_t i = 0; i < RACE_LINE_WORDS; i++)
        values[i] = move->value ? move->value : (lane + (i >> run.spread)) * 4 + (i & ((1u << run.spread) - 1));
    access->lane = move->several ? RACE_MANY_LANES : (uint8_t)lane;
    access->address = address_of(move, lane);
    access->values = race_kind_writes((enum race_kind)sites[move->site].kind) ? values : NULL;
    return race_access_line(by_lines, access, run.spread);
}

static void access_by_lines(const struct move *move, struct race_access *access)
{
    uint64_t address[LANES] = {0}, lanes = 0;

    for (uint32_t lane = move->first; lane < move->first + move->count; lane++) {
        address[lane] = address_of(move, lane);
        lanes |= UINT64_C(1) << lane;
    }
    for (uint32_t lane = move->first, done; lane < move->first + move->count; lane += done) {
        struct race_run run = race_run_at(address, lanes & UINT64_MAX << lane, move->bytes);

        done = run.lanes && note_run(move, lane, run, access) ? run.lanes : 1;
        whole += done > 1;
        if (done == 1)
            note_lane(by_lines, move, lane, access);
    }
}

static struct move any_move(void)
{
    struct move move = {.wave = next(WAVES), .group = next(GROUPS), .site = next(SITES), .bytes = 4u << next(3)};

    move.count = move.bytes == 4 ? 16u : 64u / move.bytes;
    move.count *= 1 + next(2);
    move.first = next(3) * move.count % (LANES - move.count + 1);
    move.address = 64u * next(LINES);
    move.several = next(8) == 0 && sites[move.site].kind == RACE_LOAD;
    move.value = next(3) == 0 ? 7 : 0;
    move.apart = move.bytes;
    if (next(3) == 0) { /* each lane its own line */
        move.apart = RACE_LINE_BYTES;
        move.address += move.bytes * next(RACE_LINE_BYTES / move.bytes);
        move.count = 1 + next(LINES + 1);
        move.site = next(2) ? 6 * next(2) : move.site;
    }
    if (next(16) == 0) {
        move.count = 1 + next(3);
        move.address += 4u * next(8);
    }
    return move;
}

static void access_both(void)
{
    struct move move = any_move();
    uint32_t thread = threads[move.group][move.wave];
    struct race_access access = {
        .thread = thread, .site = move.site, .cu = move.group + next(8) / 7, .bytes = move.bytes};
    struct race_access same = access;

    race_issue(by_lines, thread);
    access_by_lines(&move, &access);
    race_issue(by_words, thread);
    for (uint32_t lane = move.first; lane < move.first + move.count; lane++)
        note_lane(by_words, &move, lane, &same);
}

static void synchronise(struct race_checker *checker, uint32_t what, uint32_t thread, uint32_t group)
{
    if (what == 0)
        race_barrier(checker, threads[group][0]);
    else if (what < 3)
        race_waited(checker, thread, what == 1, what == 2);
    else if (what == 3)
        race_fence_release(checker, thread, true);
    else
        race_fence_acquire(checker, thread);
}

static void check_same_end(const struct race_end *a, const struct race_end *b)
{
    CHECK(a->site == b->site && a->wave == b->wave && a->cu == b->cu && a->lane == b->lane);
    CHECK(memcmp(a->group, b->group, sizeof(a->group)) == 0);
}

static void check_same_findings(void)
{
    const struct race_findings *a, *b;

    race_checker_finish(by_lines);
    race_checker_finish(by_words);
    a = race_checker_findings(by_lines);
    b = race_checker_findings(by_words);
    CHECK(a->count == b->count);
    for (uint32_t i = 0; i < a->count; i++) {
        CHECK(a->found[i].address == b->found[i].address);
        CHECK(a->found[i].count == b->found[i].count);
        CHECK(memcmp(&a->found[i].missing, &b->found[i].missing, sizeof(a->found[i].missing)) == 0);
        check_same_end(&a->found[i].ends[0], &b->found[i].ends[0]);
        check_same_end(&a->found[i].ends[1], &b->found[i].ends[1]);
    }
}

static void take_all_apart(struct race_checker *checker)
{
    for (uint32_t i = 0; i < LINES; i++) {
        CHECK(race_word_at(&checker->words, (uint64_t)i * RACE_LINE_BYTES));
        for (uint32_t group = 0; group < GROUPS; group++)
            CHECK(race_word_at(&checker->lds, (uint64_t)group * RACE_LDS_BYTES + (uint64_t)i * RACE_LINE_BYTES));
    }
}

static void count_singles(void)
{
    for (uint32_t i = 0; i < LINES; i++)
        singles += race_line_at(&by_lines->words, (uint64_t)i * RACE_LINE_BYTES)->singles != NULL;
}

static void same_as_words(uint32_t steps)
{
    by_lines = begin();
    by_words = begin();
    take_all_apart(by_words);
    for (uint32_t step = 0; step < steps; step++) {
        uint32_t what = next(12), group = next(GROUPS), thread = threads[group][next(WAVES)];

        if (what > 4) {
            access_both();
            continue;
        }
        synchronise(by_lines, what, thread, group);
        synchronise(by_words, what, thread, group);
    }
    count_singles();
    check_same_findings();
    CHECK(!race_checker_failed(by_lines) && !race_checker_failed(by_words));
    race_checker_free(by_lines);
    race_checker_free(by_words);
}

static struct test_parameter seed = TEST_RANGE("seed", 1, TEST_ROUNDS(2000));

static void random_accesses(void)
{
    state = seed.value;
    same_as_words(next(4) ? STEPS : STEPS / 8);
}

/* The random accesses above are worth something only if many lines stay whole, or have singles. */
static void lines_stay_together(void)
{
    whole = singles = 0;
    for (uint32_t i = 0; i < 100; i++) {
        state = i + 1;
        same_as_words(STEPS / 8);
    }
    CHECK(whole > 100 && singles > 20);
}

static const struct race_site store = {
    .file = "a.s", .line = 1, .kind = RACE_SHARED_STORE, .lanes = true, .plain = true};
static const struct race_site load = {.file = "a.s", .line = 2, .kind = RACE_LOAD, .lanes = true, .plain = true};

/* A store of a line, and another wave's load of its third word by one lane. */
static void line_is_taken_apart(void)
{
    uint32_t values[RACE_LINE_WORDS] = {0};
    struct race_access access = {.lane = 32, .address = 128, .bytes = 4, .values = values};
    const struct race_findings *findings;

    by_lines = begin();
    access.thread = threads[0][0];
    access.site = race_checker_site(by_lines, &store);
    race_issue(by_lines, access.thread);
    CHECK(race_access_line(by_lines, &access, 0));
    CHECK(race_line_at(&by_lines->words, 128)->words == NULL);

    access = (struct race_access){.thread = threads[1][0], .lane = 5, .address = 136, .bytes = 4};
    access.site = race_checker_site(by_lines, &load);
    race_issue(by_lines, access.thread);
    race_access(by_lines, &access);
    CHECK(race_line_at(&by_lines->words, 128)->words != NULL);

    race_checker_finish(by_lines);
    findings = race_checker_findings(by_lines);
    CHECK(findings->count == 1 && findings->found[0].address == 136 && findings->found[0].count == 1);
    CHECK(findings->found[0].ends[0].lane == 34 && findings->found[0].ends[1].lane == 5);
    race_checker_free(by_lines);
}

/* A wave that moves is found where it was. */
static void stays_are_remembered(void)
{
    struct race_access access = {.address = 64, .bytes = 4, .cu = 3};
    const struct race_findings *findings;

    by_lines = begin();
    access.thread = threads[0][0];
    access.site = race_checker_site(by_lines, &store);
    race_issue(by_lines, access.thread);
    race_access(by_lines, &access);
    access.cu = 5;
    access.address = 128;
    race_issue(by_lines, access.thread);
    race_access(by_lines, &access);

    access = (struct race_access){.thread = threads[1][0], .address = 64, .bytes = 4, .cu = 7};
    access.site = race_checker_site(by_lines, &load);
    race_issue(by_lines, access.thread);
    race_access(by_lines, &access);

    race_checker_finish(by_lines);
    findings = race_checker_findings(by_lines);
    CHECK(findings->count == 1 && findings->found[0].ends[0].cu == 3 && findings->found[0].ends[1].cu == 7);
    race_checker_free(by_lines);
}

TEST_MAIN()
{
    return test_run("race_lines", (const struct test_case[]){TEST(random_accesses, &seed),
                                                             TEST(lines_stay_together),
                                                             TEST(line_is_taken_apart),
                                                             TEST(stays_are_remembered),
                                                             {0}});
}
