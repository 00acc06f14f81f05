/* test_stats.c - statistics as a table, and the two forms of its file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"
#include "tools/outputs/quotients.h"
#include "tools/outputs/statistics.h"
#include "tools/view/stats.h"

#define TEXT_BYTES 65536u

static char text[TEXT_BYTES];

static const char *written(const struct view_stats *stats, const char *path)
{
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        view_stats_write(stats, path, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    return text;
}

static void forms_follow_the_suffix(void)
{
    static const char *const as_text =
        "# version: 1 \"2\"\n# command: a b\n"
        "cycles                                                     12 # all \"of\" them\n"
        "waits                                    18446744073709551615 # two lines\n";
    static const char *const as_json =
        "{\"heading\": {\n  \"version\": \"1 \\\"2\\\"\",\n  \"command\": \"a b\"},\n\"statistics\": {\n"
        "  \"cycles\": {\"value\": 12, \"description\": \"all \\\"of\\\" them\"},\n"
        "  \"waits\": {\"value\": 18446744073709551615, \"description\": \"two lines\"}}}\n";
    static const struct {
        const char *path, *want;
    } rows[] = {{"-", as_text}, {"json", as_text}, {"a.json.txt", as_text}, {".json", as_json}, {"a/b.json", as_json}};
    struct view_stats stats = {0};

    view_stats_head(&stats, "version", "1 \"2\"");
    view_stats_head(&stats, "command", "a\nb");
    view_stats_head(&stats, "version", "a name that is there already");
    view_stats_visit(&stats, "cycles", 12, "all \"of\" them");
    view_stats_visit(&stats, "waits", UINT64_MAX, "two\nlines");
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        CHECK(strcmp(written(&stats, rows[i].path), rows[i].want) == 0);
    CHECK(!stats.out_of_memory);
    view_stats_free(&stats);
}

static void tables_grow(void)
{
    struct view_stats stats = {0};
    char name[32];

    for (uint32_t i = 0; i < 2000; i++) {
        snprintf(name, sizeof(name), "row%u", i);
        view_stats_visit(&stats, name, i, "");
    }
    CHECK_EQUAL(stats.rows.count, 2000);
    CHECK(strcmp(stats.rows.rows[1999].name, "row1999") == 0 && strcmp(stats.rows.rows[1999].value, "1999") == 0);
    view_stats_free(&stats);
    CHECK_EQUAL(stats.rows.count, 0);
}

static void commands_are_as_a_shell_reads_them(void)
{
    static char *words[] = {"run", "a.sim", "it's", "", "--at", "1us:queue 0 drain"};
    char *command = outputs_statistics_command(6, words);

    CHECK(command && strcmp(command, "onward run a.sim 'it'\\''s' '' --at '1us:queue 0 drain'") == 0);
    free(command);
}

static void headings_name_what_differs(void)
{
    struct view_stats stats = {0};
    struct parameters parameters;
    char error[256];

    parameters_default(&parameters);
    CHECK(parameters_set(&parameters, "gpu.cus", "3", error, sizeof(error)));
    CHECK(parameters_set(&parameters, "l1.mode", "combine", error, sizeof(error)));
    CHECK(parameters_set(&parameters, "policy.spins", "on", error, sizeof(error)));
    outputs_statistics_head(&stats, NULL, "awg", "baseline", &parameters);
    outputs_statistics_input(&stats, "nowhere", "no/such/file");
    written(&stats, "-");
    CHECK(strstr(text, "# preset: awg\n# policy: baseline\n# parameter gpu.cus: 3\n# parameter l1.mode: combine\n"
                       "# parameter policy.spins: 1\n# input nowhere: fnv1a-cbf29ce484222325\n") != NULL);
    CHECK(!strstr(text, "command"));
    view_stats_free(&stats);
}

/* A quotient of a table that has only the statistics of the row; NULL: it is left out. */
static void quotients_of_statistics(void)
{
    static const struct {
        const char *name;
        struct {
            const char *name;
            uint64_t value;
        } statistics[3];
        const char *value;
    } rows[] = {
        {"instructions_per_cycle", {{"cycles", 4}, {"wave_instructions", 3}}, "0.750000"},
        {"instructions_per_cycle", {{"cycles", 0}, {"wave_instructions", 3}}, NULL},
        {"instructions_per_cycle", {{"wave_instructions", 3}}, NULL},
        {"instructions_per_cycle", {{"cycles", 4}}, NULL},
        {"occupancy", {{"cycles", 10}, {"wave_cycles_resident", 6}, {"wave_time_unfinished", 12}}, "0.300000"},
        {"valu_utilization", {{"cycles", 10}, {"valu_busy_cycles", 20}}, "1.000000"},
        {"l2_hit_rate", {{"l2_hits", 1}, {"l2_misses", 2}}, "0.333333"},
        {"l2_hit_rate", {{"l2_hits", 1}}, NULL},
        {"l2_hit_rate", {{"l2_hits", 0}, {"l2_misses", 0}}, NULL},
        {"dram_bytes_per_cycle", {{"cycles", 128}, {"dram_reads", 1}, {"dram_writes", 2}}, "1.500000"},
        {"workgroup_wait_mean", {{"workgroup_waits", 3}, {"workgroup_wait_cycles", 1000000}}, "333333.333333"},
    };
    const struct parameters parameters = {.cus = 2, .simds = 1, .waves = 3};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct view_stats stats = {0};
        const char *value = NULL;

        for (size_t k = 0; k < 3 && rows[i].statistics[k].name; k++)
            view_stats_visit(&stats, rows[i].statistics[k].name, rows[i].statistics[k].value, "");
        outputs_quotients(&stats, &parameters);
        for (uint32_t k = 0; k < stats.rows.count; k++)
            if (strcmp(stats.rows.rows[k].name, rows[i].name) == 0)
                value = stats.rows.rows[k].value;
        test_context(rows[i].name);
        CHECK(!value == !rows[i].value);
        CHECK(!value || !rows[i].value || strcmp(value, rows[i].value) == 0);
        view_stats_free(&stats);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("stats", (const struct test_case[]){TEST(forms_follow_the_suffix),
                                                        TEST(tables_grow),
                                                        TEST(commands_are_as_a_shell_reads_them),
                                                        TEST(headings_name_what_differs),
                                                        TEST(quotients_of_statistics),
                                                        {0}});
}
