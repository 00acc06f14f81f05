/* test_check.c - kinds by name, findings by kind and places, their text and JSON, several observers at a time. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bugs/check/fan.h"
#include "tools/bugs/check/report.h"
#include "test.h"

static void kinds_are_read(void)
{
    char error[128] = "";
    uint32_t kinds;

    CHECK(check_kinds_read("races", &kinds, error, sizeof(error)) && kinds == CHECK_BIT(CHECK_RACES));
    CHECK(check_kinds_read("bounds,stale", &kinds, error, sizeof(error)) &&
          kinds == (CHECK_BIT(CHECK_STALE) | CHECK_BIT(CHECK_BOUNDS)));
    CHECK(check_kinds_read("all", &kinds, error, sizeof(error)) && kinds == CHECK_ALL);
    for (uint32_t i = 0; i < CHECK_KIND_COUNT; i++)
        CHECK(check_kinds_read(check_kind_name((enum check_kind)i), &kinds, error, sizeof(error)) &&
              kinds == CHECK_BIT(i));
    CHECK(!check_kinds_read("races,rices", &kinds, error, sizeof(error)));
    CHECK(strstr(error, "'rices': expected races, stale,") != NULL);
    CHECK(!check_kinds_read("", &kinds, error, sizeof(error)));
    CHECK(!check_kinds_read("races,", &kinds, error, sizeof(error)));
}

static struct check_party party(const char *file, uint32_t line, uint32_t column, uint32_t assembly_line)
{
    return (struct check_party){
        .place = {.file = file, .line = line, .column = column, .assembly = "k.s", .assembly_line = assembly_line},
        .text = "store to \"x\"",
        .kernel = "k",
        .workgroup = {1, 2, 3},
        .wave = 4,
        .lane = CHECK_NO_LANE};
}

static struct check_finding pair(enum check_kind kind, struct check_party first, struct check_party second)
{
    return (struct check_finding){.kind = kind, .party_count = 2, .parties = {first, second}, .count = 1};
}

/* Copies of one expression in the assembly text are one place; a pair has no order. */
static void findings_are_counted(void)
{
    struct check_findings findings = {0};
    struct check_finding first = pair(CHECK_RACES, party("k.cl", 7, 3, 10), party("k.cl", 9, 3, 20));
    struct check_finding copy = pair(CHECK_RACES, party("k.cl", 9, 3, 21), party("k.cl", 7, 3, 11));
    struct check_finding column = pair(CHECK_RACES, party("k.cl", 7, 4, 10), party("k.cl", 9, 3, 20));
    struct check_finding kind = pair(CHECK_STALE, party("k.cl", 7, 3, 10), party("k.cl", 9, 3, 20));
    struct check_finding plain = pair(CHECK_RACES, party(NULL, 0, 0, 10), party(NULL, 0, 0, 20));
    struct check_finding other = pair(CHECK_RACES, party(NULL, 0, 0, 11), party(NULL, 0, 0, 20));
    struct check_finding single = first;

    single.party_count = 1;
    copy.count = 5;
    CHECK(check_findings_add(&findings, &first) && check_findings_add(&findings, &copy));
    CHECK_EQUAL(findings.count, 1);
    CHECK_EQUAL(findings.found[0].count, 6);
    CHECK(check_findings_add(&findings, &column) && check_findings_add(&findings, &kind));
    CHECK(check_findings_add(&findings, &plain) && check_findings_add(&findings, &other));
    CHECK(check_findings_add(&findings, &single));
    CHECK_EQUAL(findings.count, 6);
    CHECK(check_findings_find(&findings, CHECK_STALE, &copy.parties[0].place, &copy.parties[1].place) ==
          &findings.found[2]);
    CHECK(check_findings_find(&findings, CHECK_BOUNDS, &first.parties[0].place, NULL) == NULL);
    check_findings_free(&findings);
}

/* What a writer of findings writes; the caller frees it. */
static char *written(const struct check_findings *findings, bool json, uint64_t limit)
{
    char *text = NULL;
    size_t bytes;
    FILE *stream = open_memstream(&text, &bytes);

    if (json)
        check_findings_json(findings, stream);
    else
        check_findings_print(findings, limit, stream);
    fclose(stream);
    return text;
}

/* Shows what was written in place of what was wanted. */
static void check_written(char *text, const char *wanted)
{
    bool same = strcmp(text, wanted) == 0;

    if (!same)
        fprintf(stderr, "%s", text);
    CHECK(same);
    free(text);
}

static void findings_are_printed(void)
{
    struct check_findings findings = {0};
    struct check_finding first = pair(CHECK_RACES, party("k.cl", 7, 3, 10), party(NULL, 0, 0, 20));
    struct check_finding second = {
        .kind = CHECK_BOUNDS, .party_count = 1, .parties = {party(NULL, 0, 0, 5)}, .count = 1};
    char *text;

    first.count = 2;
    snprintf(first.missing, sizeof(first.missing), "a barrier");
    second.parties[0].lane = 65;
    second.parties[0].item[1] = 8;
    check_findings_add(&findings, &first);
    check_findings_add(&findings, &second);
    check_written(written(&findings, false, 20),
                  "onward: races: k.cl:7 (k.s:10): store to \"x\" by kernel k, work-group 1,2,3, wave 4\n"
                  "    k.s:20: store to \"x\" by kernel k, work-group 1,2,3, wave 4\n"
                  "    missing: a barrier\n"
                  "    2 times\n"
                  "onward: bounds: k.s:5: store to \"x\" by kernel k, work-group 1,2,3, wave 4, lane 65 "
                  "(work-item 0,8,0)\n");
    check_written(written(&findings, false, 0), "onward: 2 more findings (--check-limit)\n");
    findings.found[1].parties[0].place.assembly = NULL;
    findings.found[1].parties[0].kernel = NULL;
    text = written(&findings, false, 20);
    CHECK(strstr(text, "onward: bounds: store to \"x\"\n") != NULL);
    free(text);
    check_findings_free(&findings);
}

static void findings_are_json(void)
{
    struct check_findings findings = {0};
    struct check_finding first = {
        .kind = CHECK_STALE, .party_count = 1, .parties = {party("k.cl", 7, 3, 10)}, .count = 3};
    struct check_finding second = {
        .kind = CHECK_BOUNDS, .party_count = 1, .parties = {party(NULL, 0, 0, 5)}, .count = 1};

    second.parties[0].kernel = NULL;
    snprintf(second.missing, sizeof(second.missing), "x");
    check_findings_add(&findings, &first);
    check_findings_add(&findings, &second);
    check_written(written(&findings, true, 0),
                  "{\"kind\":\"stale\",\"count\":3,\"places\":[{\"file\":\"k.cl\",\"line\":7,\"column\":3,"
                  "\"assembly\":\"k.s\",\"assembly_line\":10,\"text\":\"store to \\\"x\\\"\",\"kernel\":\"k\","
                  "\"workgroup\":[1,2,3],\"wave\":4}],\"missing\":null},\n"
                  "{\"kind\":\"bounds\",\"count\":1,\"places\":[{\"file\":null,\"line\":0,\"column\":0,"
                  "\"assembly\":\"k.s\",\"assembly_line\":5,\"text\":\"store to \\\"x\\\"\"}],\"missing\":\"x\"}");
    check_findings_free(&findings);
}

/* An observer that counts what it is told. */
static void count_begin(void *context)
{
    ++*(uint32_t *)context;
}

static void count_command(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    *(uint32_t *)context += (uint32_t)address + bytes + adds;
}

static void all_members_are_told(void)
{
    uint32_t begins = 0, all = 0;
    const struct mem_access_observer one = {.context = &begins, .kernel_begins = count_begin};
    const struct mem_access_observer two = {.context = &all, .kernel_begins = count_begin, .commanded = count_command};
    struct check_fan fan = {0};
    const struct mem_access_observer *observer;

    check_fan_add(&fan, &one);
    check_fan_add(&fan, &two);
    observer = check_fan_observer(&fan);
    observer->kernel_begins(observer->context);
    observer->commanded(observer->context, 100, 8, true);
    observer->met(observer->context, NULL);
    CHECK_EQUAL(begins, 1);
    CHECK_EQUAL(all, 110);
}

TEST_MAIN()
{
    return test_run("check", (const struct test_case[]){TEST(kinds_are_read),
                                                        TEST(findings_are_counted),
                                                        TEST(findings_are_printed),
                                                        TEST(findings_are_json),
                                                        TEST(all_members_are_told),
                                                        {0}});
}
