/* test_duel.c - kin.base=duel: windows and their orders, and that the dispatcher runs them on all compute units. */
#include "gpu/duel.h"
#include "support_dispatcher.h"

#define WINDOW  1000u
#define WINDOWS 64u

/* ---- the windows ---- */

/*
 * Words are X, or N*X for N times X. Of counts a word is how many instructions issue in a window, of orders it is g or t: the
 * window's order is greed, or turns. There is one order more: that of the window which is under way.
 */
struct script {
    const char *name, *counts, *orders;
};

/* Writes each word as often as it stands for, up to WINDOWS. Returns how many there are. */
static uint32_t spread_words(const char *words, char text[256], const char *spread[WINDOWS])
{
    uint32_t count = 0;

    snprintf(text, 256, "%s", words);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        const char *star = strchr(word, '*');
        unsigned long times = star ? strtoul(word, NULL, 10) : 1;

        for (; times && count < WINDOWS; times--)
            spread[count++] = star ? star + 1 : word;
    }
    return count;
}

static void run_script(const struct script *script)
{
    char counts_text[256], orders_text[256];
    const char *counts[WINDOWS], *orders[WINDOWS];
    uint32_t windows = spread_words(script->counts, counts_text, counts);
    struct gpu_duel duel = {.window = 0};
    uint64_t issued = 0;

    test_context(script->name);
    CHECK_EQUAL(spread_words(script->orders, orders_text, orders), windows + 1);
    CHECK_EQUAL(*orders[0], 'g');
    for (uint32_t i = 0; i < windows; i++) {
        issued += strtoull(counts[i], NULL, 10);
        CHECK_EQUAL(gpu_duel_next(&duel, issued) ? 't' : 'g', *orders[i + 1]);
    }
    test_context(NULL);
}

static void who_issues_more_wins(void)
{
    static const struct script scripts[] = {
        {"the first is to warm up", "900 10 11", "2*g 2*t"},
        {"and not against the loser either", "0 10 9", "2*g t g"},
        {"turns issue more", "5 10 11 14*12 10", "2*g 15*t g t"},
        {"greed issues more", "5 10 9 14*12 10", "2*g t 15*g t"},
        {"a tie is for greed", "5 10 10 14*10 10", "2*g t 15*g t"},
        {"no work", "17*0 0 0", "2*g t 15*g t g"},
        {"the winner's windows do not count", "5 10 11 14*90 10 9", "2*g 15*t g t g"},
        {"turns lose again", "5 10 11 14*0 11 10 14*0 0", "2*g 15*t g t 15*g t"},
        {"greed loses later", "5 10 9 14*12 9 10 14*0 0", "2*g t 15*g 15*t g t"},
        {"idle after turns have won", "5 10 11 14*0 0 0", "2*g 15*t g t g"},
    };

    for (size_t i = 0; i < sizeof(scripts) / sizeof(scripts[0]); i++)
        run_script(&scripts[i]);
}

/* ---- the dispatcher ---- */

static struct bench *create_kin(const char *scheduler, const char *order)
{
    struct gpu_parameters parameters;
    char error[256];

    gpu_parameters_default(&parameters);
    parameters.cus = 2;
    parameters.kin_window = WINDOW;
    CHECK(gpu_parameters_set(&parameters, "cu.scheduler", scheduler, error, sizeof(error)));
    CHECK(gpu_parameters_set(&parameters, "kin.base", order, error, sizeof(error)));
    return create_with("k:\n\ts_nop 0\n\ts_nop 0\n", &parameters);
}

static void run_to(struct bench *bench, uint64_t cycle)
{
    while (gpu_clock_step(&bench->clock, cycle)) {
    }
}

/* What is launched at the start of the windows of greed and of turns, as bits of compute units; and who wins. */
struct work {
    uint32_t greed, turns;
    bool turns_win;
};

/* Runs up to the start of a window, has one work-group done on each compute unit of the set. */
static void work_in_window(struct bench *bench, uint32_t window, uint32_t cus)
{
    struct cp_command command;

    run_to(bench, (uint64_t)window * WINDOW);
    for (uint32_t cu = 0; cu < 2; cu++) {
        if (!(cus >> cu & 1))
            continue;
        command = place(bench, CP_COMMAND_LAUNCH, cu, cu);
        send(bench, command);
        CHECK_EQUAL(next_event(bench, WINDOW - 1).kind, CP_EVENT_DONE);
    }
}

static bool takes_turns(const struct bench *bench)
{
    return gpu_dispatcher_control(bench->dispatcher)->takes_turns;
}

/* Both rounds, with nothing but idle windows between them; the first round's winner is the other order. */
static void all_compute_units_count(void)
{
    static const struct work works[] = {{1, 3, true},  {2, 3, true}, {3, 1, false}, {3, 2, false},
                                        {1, 2, false}, {0, 1, true}, {2, 0, false}};

    for (size_t i = 0; i < sizeof(works) / sizeof(works[0]); i++) {
        struct bench *bench = create_kin("kin", "duel");

        begin(bench);
        work_in_window(bench, 0, 3);
        work_in_window(bench, 1, works[i].turns_win);
        CHECK(!takes_turns(bench));
        work_in_window(bench, 2, !works[i].turns_win);
        CHECK(takes_turns(bench));
        run_to(bench, 3 * WINDOW);
        CHECK_EQUAL(takes_turns(bench), !works[i].turns_win);
        run_to(bench, 17 * WINDOW - 1);
        CHECK_EQUAL(takes_turns(bench), !works[i].turns_win);
        work_in_window(bench, 17, works[i].greed);
        CHECK(!takes_turns(bench));
        work_in_window(bench, 18, works[i].turns);
        CHECK(takes_turns(bench));
        run_to(bench, 19 * WINDOW);
        CHECK_EQUAL(takes_turns(bench), works[i].turns_win);
        destroy(bench);
    }
}

/* Runs without a duel have no event of it. */
static void only_a_duel_has_windows(void)
{
    static const struct {
        const char *scheduler, *order;
        bool turns, windows;
    } cases[] = {{"kin", "duel", false, true},
                 {"kin", "gto", false, false},
                 {"kin", "lrr", true, false},
                 {"gto", "duel", false, false},
                 {"oldest", "duel", false, false}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create_kin(cases[i].scheduler, cases[i].order);

        CHECK_EQUAL(takes_turns(bench), cases[i].turns);
        CHECK_EQUAL(gpu_clock_next(&bench->clock), cases[i].windows ? WINDOW : GPU_NEVER);
        destroy(bench);
    }
}

TEST_MAIN()
{
    return test_run("duel",
                    (const struct test_case[]){
                        TEST(who_issues_more_wins), TEST(all_compute_units_count), TEST(only_a_duel_has_windows), {0}});
}
