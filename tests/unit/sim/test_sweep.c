/* test_sweep.c - the file of a sweep: expressions, products of axes, what is left out and added, and what is wrong with bad lines. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/text.h"
#include "test.h"
#include "tools/sweep/expression.h"
#include "tools/sweep/points.h"

#define TEXT_BYTES 4096u

/* Prints both texts if they differ. */
static void check_text(const char *got, const char *want)
{
    char message[2 * HOST_ERROR_BYTES];

    if (strcmp(got, want) == 0)
        return;
    snprintf(message, sizeof(message), "'%.900s', not '%.900s'", got, want);
    test_fail(__FILE__, __LINE__, message);
}

static bool value_of(void *context, const char *name, uint64_t *value, char *error, size_t error_bytes)
{
    (void)context;
    *value = strcmp(name, "gpu.cus") == 0 ? 8 : 3;
    return strcmp(name, "gpu.cus") == 0 || strcmp(name, "b_2") == 0 ||
           host_text_fail(error, error_bytes, "no %s", name);
}

static void expressions(void)
{
    static const struct {
        const char *text;
        uint64_t value;
        const char *error; /* NULL: none */
    } rows[] = {{"7", 7, NULL},
                {" 4Ki ", 4096, NULL},
                {"gpu.cus", 8, NULL},
                {"1 + 2 * 3", 7, NULL},
                {"2 * 3 + 1", 7, NULL},
                {"10 - 4 - 3", 3, NULL},
                {"20 / 3 / 2", 3, NULL},
                {"2*gpu.cus-b_2", 13, NULL},
                {"gpu.cus * 4 / b_2 + 10k", 10010, NULL},
                {"18446744073709551615", UINT64_MAX, NULL},
                {"", 0, ": expected a number or a key"},
                {"1 +", 0, "1 +: expected a number or a key"},
                {"1 2", 0, "1 2: expected + - * or / between numbers and keys"},
                {"(1)", 0, "(1): expected a number or a key"},
                {"-1", 0, "-1: expected a number or a key"},
                {"1x", 0, "1x: expected a number such as 16, 10k or 4Ki"},
                {"c + 1", 0, "no c"},
                {"4 / 0", 0, "4 / 0: divides by 0"},
                {"3 - gpu.cus + 10", 0, "3 - gpu.cus + 10: is below 0 on the way"},
                {"18446744073709551615 + 1", 0, "18446744073709551615 + 1: is more than 64 bits hold"},
                {"18446744073709551615 * 2", 0, "18446744073709551615 * 2: is more than 64 bits hold"}};
    char error[HOST_ERROR_BYTES];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t value = 0;
        bool good = sweep_expression(rows[i].text, value_of, NULL, &value, error, sizeof(error));

        CHECK_EQUAL(good, rows[i].error == NULL);
        if (rows[i].error)
            check_text(error, rows[i].error);
        else
            CHECK_EQUAL(value, rows[i].value);
    }
}

static struct sweep_spec *parse(const char *text, char error[HOST_ERROR_BYTES])
{
    *error = 0;
    return sweep_spec_parse("s", text, strlen(text), error, HOST_ERROR_BYTES);
}

/* All points as "VALUE VALUE|VALUE VALUE|", or the message. */
static void write_points(const char *text, char points_text[TEXT_BYTES])
{
    char error[HOST_ERROR_BYTES];
    struct sweep_spec *spec = parse(text, error);
    struct sweep_points points;
    enum sweep_next next = SWEEP_ERROR;
    size_t used = 0;

    if (spec) {
        sweep_points_start(&points, spec);
        while ((next = sweep_points_next(&points, error, sizeof(error))) == SWEEP_FOUND)
            for (uint32_t i = 0; i < spec->columns.count; i++)
                used += (size_t)snprintf(points_text + used, TEXT_BYTES - used, "%s%c", points.values[i],
                                         i + 1 < spec->columns.count ? ' ' : '|');
    }
    if (next == SWEEP_ERROR)
        snprintf(points_text, TEXT_BYTES, "%s", error);
    sweep_spec_free(spec);
}

static void spaces(void)
{
    static const struct {
        const char *text, *points;
    } rows[] = {
        {"axis file a.sim\n", "a.sim|"},
        {"# none\naxis file a b # two\n\naxis policy awg baseline\n", "a awg|a baseline|b awg|b baseline|"},
        {"axis file a\naxis gpu.cus,cu.simds 4,1 8,2\naxis factor 1 2\n", "a 4 1 1|a 4 1 2|a 8 2 1|a 8 2 2|"},
        {"axis file a\naxis gpu.cus 4 8\nlet groups = gpu.cus * 2 - 1\n", "a 4 7|a 8 15|"},
        {"axis file a\naxis gpu.cus 4\nlet groups = gpu.cus + 1\nlet factor = groups * groups\n", "a 4 5 25|"},
        {"axis file a b\naxis gpu.cus 4 8\nexclude file=a gpu.cus=8\n", "a 4|b 4|b 8|"},
        {"axis file a\naxis gpu.memory_mb 1Ki 2k\nexclude gpu.memory_mb=1024\n", "a 2k|"},
        {"axis file a\naxis gpu.cus 4 8\nlet groups = gpu.cus * 2\nexclude groups=8\n", "a 8 16|"},
        {"axis file a b\naxis gpu.cus 4 8\nexclude file=a\ninclude file=a gpu.cus=2\n", "b 4|b 8|a 2|"},
        {"axis file a\naxis gpu.cus 4\naxis factor 1 2\ninclude gpu.cus=9\n", "a 4 1|a 4 2|a 9 1|a 9 2|"},
        {"axis file a\naxis with k.sim@5us,2 j.sim\n", "a k.sim@5us,2|a j.sim|"},
        {"axis file a\naxis gpu.cus 4\nexclude gpu.cus=4\n", ""},
        {"axis file a\naxis gpu.cus 4 1\nlet groups = gpu.cus - 2\n", "s:3: gpu.cus - 2: is below 0 on the way"},
        {"axis file a\naxis policy awg\nlet groups = policy + 1\n", "s:3: policy is awg, which is no number"},
        {"axis file a \"b c.sim\" # \"\naxis gpu.cus 4\n", "a 4|b c.sim 4|"},
        {"axis file a \"exec /bin/sh -c #1,2 /*\"\n", "a|exec /bin/sh -c #1,2 /*|"},
        {"axis benchmark heterosync/SPM_L \"exec /bin/sh /*\"\naxis hang-after 0\n",
         "heterosync/SPM_L 0|exec /bin/sh /* 0|"},
        {"axis file,gpu.cus \"exec /bin/sh 1,4\" a,8\nexclude file=\"exec /bin/sh 1\"\n", "a 8|"},
        {"axis file a\naxis gpu.cus 4\ninclude file=\"exec /bin/sh 1\" gpu.cus=8\n", "a 4|exec /bin/sh 1 8|"},
    };
    char text[TEXT_BYTES];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        memset(text, 0, sizeof(text));
        write_points(rows[i].text, text);
        check_text(text, rows[i].points);
    }
}

/* The message begins so. */
static void bad_lines(void)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"", "s: expected axis benchmark or axis file, found neither"},
        {"axis policy awg\n", "s: expected axis benchmark or axis file, found neither"},
        {"axis file a\naxis benchmark heterosync/SPM_L\n", "s: expected axis benchmark or axis file, not both"},
        {"axis file a", "s:1: the last line has no newline"},
        {"axes file a\n", "s:1: expected axis, let, exclude or include, found 'axes'"},
        {"axis\n", "s:1: expected axis KEY VALUE..."},
        {"axis file\n", "s:1: expected values of file"},
        {"axis file a\naxis gpu.cu 4\n", "s:2: unknown key gpu.cu, did you mean gpu.cus?"},
        {"axis file a\naxis polcy awg\n", "s:2: unknown key polcy, did you mean policy?"},
        {"axis file a\naxis file b\n", "s:2: the key file has a line before"},
        {"axis file a\naxis gpu.cus,gpu.cus 1,2\n", "s:2: the key gpu.cus has a line before"},
        {"axis file a\naxis gpu.cus,cu.simds 1\n", "s:2: expected 2 values with commas between, found '1'"},
        {"axis file a\naxis gpu.cus,cu.simds 1,2,3\n", "s:2: expected 2 values with commas between, found '1,2,3'"},
        {"axis file a\naxis gpu.cus 4 0\n", "s:2: gpu.cus: "},
        {"axis file a\naxis gpu.cus many\n", "s:2: gpu.cus: "},
        {"axis file a\naxis policy.stall_maximum 1\n", "s:2: "},
        {"axis file a\naxis policy agw\n", "s:2: unknown policy"},
        {"axis file a\naxis scenario lost\n", "s:2: unknown scenario lost: expected steady or cu-loss"},
        {"axis file a\naxis factor 0\n", "s:2: factor: expected 1..1000000, found 0"},
        {"axis file a\naxis groups 1M\n", "s:2: groups: expected 1..4294967295, found 1M, "},
        {"axis file a\naxis scheduler oldesd\n", "s:2: cu.scheduler: "},
        {"axis benchmark SPM_L\n",
         "s:1: expected benchmark SUITE/NAME, SUITE/* or \"exec PROGRAM [ARGUMENT]...\", found SPM_L"},
        {"axis benchmark heterosync/SPM_X\n", "s:1: suite heterosync has no benchmark SPM_X, did you mean "},
        {"axis benchmark hetero/SPM_L\n", "s:1: no suite "},
        {"axis file a\nlet groups\n", "s:2: expected let KEY = EXPRESSION"},
        {"axis file a\nlet groups = 1 +\n", "s:2: 1 +: expected a number or a key"},
        {"axis file a\nlet groups = gpu.cus\n", "s:2: no line before has the key gpu.cus"},
        {"axis file a\nlet groups = groups\n", "s:2: no line before has the key groups"},
        {"axis file a\nlet policy = 1\n", "s:2: let policy: expected a parameter, factor or groups"},
        {"axis file a\nexclude\n", "s:2: expected KEY=VALUE..."},
        {"axis file a\nexclude file\n", "s:2: expected KEY=VALUE, found 'file'"},
        {"axis file a\nexclude fil=a\n", "s:2: no line before has the key fil, did you mean file?"},
        {"axis file a\naxis policy awg\nexclude policy=baseline\n", "s:3: the axis of policy has no value baseline"},
        {"axis file a\nexclude file=a file=a\n", "s:2: file stands twice in the line"},
        {"axis file a\naxis gpu.cus 1\nlet groups = gpu.cus\ninclude groups=4\n", "s:4: groups has an expression"},
        {"axis file a\naxis gpu.cus,cu.simds 1,2\ninclude gpu.cus=4\n", "s:3: expected a value of cu.simds, too"},
        {"axis file a\naxis gpu.cus 4\ninclude gpu.cus=0\n", "s:3: gpu.cus: "},
        {"axis file \"exec a\n", "s:1: expected \"VALUE\" on one line, without tabs, found '\"exec'"},
        {"axis file \"\" a\n", "s:1: expected \"VALUE\" on one line, without tabs, found '\"\"'"},
        {"axis file \"exec\ta\"\n", "s:1: expected \"VALUE\" on one line, without tabs, found 'exec?a'"},
        {"axis file a\nexclude file=\"a b\n", "s:2: expected \"VALUE\" on one line"},
        {"axis file a\ninclude file=\"exec /bin/none\"\n", "s:2: /bin/none: expected a program that can be run: "},
        {"axis file \"exec  \"\n", "s:1: expected exec PROGRAM [ARGUMENT]..., found no PROGRAM"},
        {"axis file \"exec /bin\"\n", "s:1: /bin: expected a program, found what is no file"},
        {"axis benchmark exec /bin/sh\n", "s:1: expected benchmark SUITE/NAME, SUITE/* or \"exec PROGRAM"},
        {"axis factor 2\naxis file \"exec /bin/sh\"\n",
         "s:1: factor does not apply to a program, such as \"exec /bin/sh\""},
        {"axis file \"exec /bin/sh\"\naxis groups 2\n", "s:2: groups does not apply to a program"},
        {"axis file a\naxis with b\ninclude file=\"exec /bin/sh\"\n", "s:2: with does not apply to a program"},
        {"axis file a\naxis hang-after 1\n", "s:2: hang-after applies to programs, and there are none"},
        {"axis file \"exec /bin/sh\"\naxis hang-after 1k\n", "s:2: hang-after: expected a number of seconds, 0..86400"},
    };
    char error[HOST_ERROR_BYTES];

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        CHECK(parse(rows[i].text, error) == NULL);
        error[strlen(rows[i].error)] = 0;
        check_text(error, rows[i].error);
    }
}

/* Three axes of 300 are too many together, though the file is small. */
static void too_many(void)
{
    static const char *const keys[] = {"gpu.cus", "wait.timeout", "wait.retry"};
    static char text[TEXT_BYTES * 4];
    char error[HOST_ERROR_BYTES];
    size_t used = (size_t)snprintf(text, sizeof(text), "axis file a\n");

    for (uint32_t i = 0; i < 3; i++) {
        used += (size_t)snprintf(text + used, sizeof(text) - used, "axis %s", keys[i]);
        for (uint32_t value = 1; value <= 300; value++)
            used += (size_t)snprintf(text + used, sizeof(text) - used, " %u", value);
        used += (size_t)snprintf(text + used, sizeof(text) - used, "\n");
    }
    CHECK(parse(text, error) == NULL);
    check_text(error, "s: has 27000000 points or more; at most 10000000");
}

TEST_MAIN()
{
    setenv("ONWARD_WORKLOADS", "sim_hal/workloads", 1);
    return test_run("sweep",
                    (const struct test_case[]){TEST(expressions), TEST(spaces), TEST(bad_lines), TEST(too_many), {0}});
}
