/* test_parameters.c - names, ranges, presets and preset files. */
#include "test.h"

#include <stdio.h>
#include <string.h>

#include "engine/parameters.h"
#include "engine/quantity.h"
#include "host/session.h"

static void defaults_are_in_range_and_fit_together(void)
{
    struct parameters parameters;
    char error[256];
    size_t count;
    const struct parameter *table = parameter_table(&count);

    parameters_default(&parameters);
    CHECK(parameters_check(&parameters, error, sizeof(error)));
    CHECK(count * sizeof(uint64_t) + sizeof(parameters.policy_settings) == sizeof(parameters));
    for (size_t i = 0; i < count; i++) {
        uint64_t value = parameter_value(&parameters, &table[i]);

        test_context(table[i].name);
        CHECK(value >= table[i].minimum && value <= table[i].maximum);
        CHECK(table[i].description[0] && table[i].source[0] && table[i].unit[0]);
        for (size_t j = 0; j < i; j++)
            CHECK(strcmp(table[i].name, table[j].name) != 0 && table[i].offset != table[j].offset);
    }
}

static void presets_are_in_range_and_fit_together(void)
{
    struct parameters parameters;
    char error[256];
    const char *description;
    size_t count;
    const struct parameter *table = parameter_table(&count);

    for (size_t i = 0; parameters_preset_name(i, &description); i++) {
        test_context(parameters_preset_name(i, &description));
        CHECK(parameters_preset(&parameters, parameters_preset_name(i, &description), error, sizeof(error)));
        CHECK(parameters_check(&parameters, error, sizeof(error)));
        for (size_t j = 0; j < count; j++) {
            uint64_t value = parameter_value(&parameters, &table[j]);

            CHECK(value >= table[j].minimum && value <= table[j].maximum);
            CHECK(!table[j].power_of_two || !(value & (value - 1)));
        }
    }
    CHECK(!parameters_preset(&parameters, "nosuch", error, sizeof(error)));
    CHECK(strstr(error, "awg") != NULL);
}

static void values_are_checked(void)
{
    static const struct {
        const char *name, *value;
        bool good;
    } rows[] = {{"gpu.cus", "4", true},          {"gpu.cus", "0", false},
                {"gpu.cus", "banana", false},    {"gpu.cus", "1025", false},
                {"gpu.cus", "-1", false},        {"gpu.cus", "", false},
                {"gpu.cus", "4x", false},        {"l2.bytes", "1Mi", true},
                {"l2.bytes", "1M", false},       {"l2.bytes", "3000", false},
                {"l2.bytes", "1MB", false},      {"syncmon.sets", "0", true},
                {"syncmon.sets", "1", true},     {"syncmon.sets", "100", false},
                {"syncmon.waiters", "0", true},  {"nosuch", "1", false},
                {"l1.latency", " 3", false},     {"cp.quantum", "99999999999999999999999", false},
                {"dram.row_bytes", "8Ki", true}, {"dram.row_bytes", "8k", false},
                {"dram.row_bytes", "8K", false}, {"l1.mode", "combine", true},
                {"l1.mode", "back", false},      {"l1.mode", "1", false},
                {"l1.fifo", "0", false},         {"l1.fifo", "65", false},
                {"cu.issue_width", "1", true},   {"cu.issue_width", "2", false},
                {"fetch.bytes", "32", true},     {"fetch.bytes", "48", false},
                {"fetch.bytes", "8", false},     {"fetch.bytes", "128", false},
                {"fetch.refill", "2", false},    {"fetch.at_barrier", "2", false},
                {"fetch.grants", "65", false},   {"cu.fetcher", "rr", true},
                {"cu.fetcher", "lrr", false},    {"cu.fetcher", "1", false},
                {"icache.cus", "1025", false},   {"scache.cus", "1025", false},
                {"context.slots", "0", false},   {"context.slots", "65536", false}};
    struct parameters parameters;
    char error[256];

    parameters_default(&parameters);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].value);
        error[0] = '\0';
        CHECK(parameters_set(&parameters, rows[i].name, rows[i].value, error, sizeof(error)) == rows[i].good);
        CHECK(rows[i].good || strstr(error, rows[i].name) != NULL);
    }
    CHECK_EQUAL(parameters.cus, 4);
    CHECK_EQUAL(parameters.l2_bytes, 1024 * 1024);
    CHECK_EQUAL(parameters.l1_mode, PARAMETERS_L1_COMBINE);
}

static void suffixes_follow_one_rule(void)
{
    static const struct {
        const char *text;
        bool good, hint;
        uint64_t value;
    } rows[] = {{"0", true, false, 0},
                {"17", true, false, 17},
                {"16k", true, false, 16000},
                {"16Ki", true, false, 16384},
                {"3Mi", true, false, 3 * UINT64_C(1048576)},
                {"4Gi", true, false, UINT64_C(4294967296)},
                {"18446744073709551615", true, false, UINT64_MAX},
                {"18446744073709551616", false, false, 0},
                {"18446744073709551k", true, false, UINT64_C(18446744073709551000)},
                {"18446744073709552k", false, false, 0},
                {"17179869184Gi", false, false, 0},
                {"16K", false, true, 0},
                {"16M", false, true, 0},
                {"16G", false, true, 0},
                {"16m", false, false, 0},
                {"16ki", false, false, 0},
                {"16KiB", false, false, 0},
                {"16 k", false, false, 0},
                {"k", false, false, 0},
                {"K", false, false, 0},
                {"-1", false, false, 0},
                {"+1", false, false, 0},
                {"", false, false, 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t value = 0;

        test_context(rows[i].text);
        CHECK(quantity_read(rows[i].text, &value) == rows[i].good);
        CHECK_EQUAL(value, rows[i].value);
        CHECK((*quantity_hint(rows[i].text) != 0) == rows[i].hint);
    }
}

/* Switches reach the policies that predict, and say what differs from the policy's own. */
static void switches_of_policies(void)
{
    static const struct {
        const char *key, *value;
        bool good;
        uint32_t awg, onward_lacks, others; /* what is on under awg, off under onward, on under minresume and timeout */
    } rows[] = {{"policy.spins", "off", true, 0, CP_EXTENSION_SPINS, 0},
                {"policy.spins", "on", true, CP_EXTENSION_SPINS, 0, CP_EXTENSION_SPINS},
                {"policy.barging", "on", true, CP_EXTENSION_BARGING, 0, 0},
                {"policy.barging", "off", true, 0, CP_EXTENSION_BARGING, 0},
                {"policy.gates", "on", true, CP_EXTENSION_GATES, 0, 0},
                {"policy.gates", "off", true, 0, CP_EXTENSION_GATES, 0},
                {"policy.quiescence", "on", true, CP_EXTENSION_QUIESCENCE, 0, 0},
                {"policy.quiescence", "off", true, 0, CP_EXTENSION_QUIESCENCE, 0},
                {"policy.skewed", "on", true, CP_EXTENSION_SKEWED, 0, 0},
                {"policy.skewed", "off", true, 0, CP_EXTENSION_SKEWED, 0},
                {"policy.crowd", "on", true, CP_EXTENSION_CROWD, 0, 0},
                {"policy.deferred", "off", true, 0, CP_EXTENSION_DEFERRED, 0},
                {"policy.grace", "on", true, CP_EXTENSION_GRACE, 0, 0},
                {"policy.grace", "1", false, 0, 0, 0},
                {"policy.grace", "", false, 0, 0, 0},
                {"policy.stall_max", "on", false, 0, 0, 0},
                {"policy.skewe", "on", false, 0, 0, 0}};
    char error[512];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct parameters parameters;

        test_context(rows[i].key);
        parameters_default(&parameters);
        CHECK(parameters_set(&parameters, rows[i].key, rows[i].value, error, sizeof(error)) == rows[i].good);
        CHECK_EQUAL(policy_extensions(&cp_policy_awg, parameters.policy_settings), rows[i].awg);
        CHECK_EQUAL(policy_extensions(&cp_policy_onward, parameters.policy_settings),
                    CP_EXTENSION_ALL & ~rows[i].onward_lacks);
        CHECK_EQUAL(policy_extensions(&cp_policy_minresume, parameters.policy_settings), rows[i].others);
        CHECK_EQUAL(policy_extensions(&cp_policy_timeout, parameters.policy_settings), rows[i].others);
        CHECK_EQUAL(policy_extensions(&cp_policy_baseline, parameters.policy_settings), 0);
    }
    test_context(0);
    CHECK(policy_has(&cp_policy_awg, "deferred"));
    CHECK(!policy_has(&cp_policy_monnr_all, "deferred"));
    CHECK(policy_has(&cp_policy_awg, "barging"));
    CHECK(!policy_has(&cp_policy_monnr_all, "barging"));
    CHECK(policy_has(&cp_policy_monnr_all, "spins"));
    CHECK(policy_has(&cp_policy_timeout, "spins"));
    CHECK(!policy_has(&cp_policy_monr_all, "spins"));
    CHECK(!policy_has(&cp_policy_baseline, "spins"));
}

/* Names of policies that papers and results have: their numbers never change. */
static void names_of_policies_keep_their_numbers(void)
{
    static const struct {
        const char *name;
        uint64_t backoff; /* 0: no such policy */
    } rows[] = {{"sleep-1k", 1000},    {"sleep-16k", 16000}, {"sleep-4000000k", UINT64_C(4000000000)},
                {"sleep-4000001k", 0}, {"sleep-0k", 0},      {"sleep-16K", 0},
                {"sleep-16Ki", 0},     {"sleep-16", 0},      {"sleep-k", 0},
                {"sleep-", 0},         {"sleep", 0},         {"sleep--1k", 0}};
    struct host_policy policy;
    char error[1024];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        CHECK(host_policy_read(rows[i].name, &policy, error, sizeof(error)) == (rows[i].backoff != 0));
        CHECK(!rows[i].backoff || policy.backoff == rows[i].backoff);
    }
}

static void geometry_is_checked(void)
{
    static const char *const rows[][2] = {
        {"l1.ways", "3"}, {"l2.latency", "30"}, {"context.bytes", "100"}, {"cu.simds", "4"}, {"syncmon.sets", "65536"}};
    char error[256];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct parameters parameters;

        test_context(rows[i][0]);
        parameters_default(&parameters);
        parameters.issue_period = 2;
        CHECK(parameters_check(&parameters, error, sizeof(error)));
        CHECK(parameters_set(&parameters, rows[i][0], rows[i][1], error, sizeof(error)));
        CHECK(!parameters_check(&parameters, error, sizeof(error)));
    }
}

/* A monitor of any size down to nothing will do, but its sets are found by a hash. */
static void monitors_are_checked(void)
{
    struct parameters parameters;
    char error[256];

    parameters_default(&parameters);
    parameters.syncmon_sets = 0;
    parameters.syncmon_waiters = 0;
    parameters.syncmon_blooms = 0;
    CHECK(parameters_check(&parameters, error, sizeof(error)));
    parameters.syncmon_sets = 48;
    CHECK(!parameters_check(&parameters, error, sizeof(error)));
    CHECK(strstr(error, "syncmon.sets") != NULL);
}

/* L1s that combine are modelled up to a number of compute units; without them there may be more. */
static void combining_l1s_are_checked(void)
{
    static const struct {
        uint64_t cus;
        enum parameters_l1_mode mode;
        bool good;
    } rows[] = {{PARAMETERS_CUS_COMBINE, PARAMETERS_L1_COMBINE, true},
                {PARAMETERS_CUS_COMBINE + 1, PARAMETERS_L1_COMBINE, false},
                {PARAMETERS_CUS_MOST, PARAMETERS_L1_COMBINE, false},
                {PARAMETERS_CUS_MOST, PARAMETERS_L1_THROUGH, true}};
    struct parameters parameters;
    char error[256];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        parameters_default(&parameters);
        parameters.cus = rows[i].cus;
        parameters.l1_mode = rows[i].mode;
        CHECK(parameters_check(&parameters, error, sizeof(error)) == rows[i].good);
        CHECK(rows[i].good || strstr(error, "gpu.cus: l1.mode=combine is modelled with up to 128 compute units"));
    }
}

/* A buffer has room for a grant, and turns of one instruction may come in the same cycle. */
static void issue_and_fetch_are_checked(void)
{
    static const struct {
        uint64_t period, simds, width, bytes, buffer;
        const char *error; /* NULL: they fit together */
    } rows[] = {{1, 2, 1, 16, 16, NULL},
                {1, 2, 0, 16, 16, "cu.issue_width"},
                {4, 4, 0, 64, 64, NULL},
                {4, 2, 0, 32, 16, "fetch.buffer must be at least fetch.bytes (32)"}};
    struct parameters parameters;
    char error[256];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        parameters_default(&parameters);
        parameters.issue_period = rows[i].period;
        parameters.simds = rows[i].simds;
        parameters.issue_width = rows[i].width;
        parameters.fetch_bytes = rows[i].bytes;
        parameters.fetch_buffer = rows[i].buffer;
        CHECK(parameters_check(&parameters, error, sizeof(error)) == !rows[i].error);
        CHECK(!rows[i].error || strstr(error, rows[i].error));
    }
}

static bool read_file(const char *text, struct parameters *parameters, char *error, size_t bytes)
{
    char name[] = "/tmp/onward-parameters-test";
    FILE *file = fopen(name, "w");
    bool good;

    if (!file)
        return false;
    fputs(text, file);
    fclose(file);
    good = parameters_file(parameters, name, error, bytes);
    remove(name);
    return good;
}

static void files_name_the_bad_line(void)
{
    struct parameters parameters;
    char error[512];

    parameters_default(&parameters);
    CHECK(read_file("# comment\n\ngpu.cus 3 # three\n l1.latency\t31\n", &parameters, error, sizeof(error)));
    CHECK_EQUAL(parameters.cus, 3);
    CHECK_EQUAL(parameters.l1_latency, 31);
    CHECK(!read_file("gpu.cus 3\nl1.latency\n", &parameters, error, sizeof(error)));
    CHECK(strstr(error, ":2:") != NULL);
    CHECK(!read_file("gpu.cus 3 4\n", &parameters, error, sizeof(error)));
    CHECK(!parameters_file(&parameters, "/nonexistent", error, sizeof(error)));
}

TEST_MAIN()
{
    return test_run("parameters", (const struct test_case[]){TEST(defaults_are_in_range_and_fit_together),
                                                             TEST(presets_are_in_range_and_fit_together),
                                                             TEST(values_are_checked),
                                                             TEST(suffixes_follow_one_rule),
                                                             TEST(switches_of_policies),
                                                             TEST(names_of_policies_keep_their_numbers),
                                                             TEST(geometry_is_checked),
                                                             TEST(monitors_are_checked),
                                                             TEST(combining_l1s_are_checked),
                                                             TEST(issue_and_fetch_are_checked),
                                                             TEST(files_name_the_bad_line),
                                                             {0}});
}
