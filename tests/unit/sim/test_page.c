/* test_page.c - the page of a run: records, strings, places and instructions; texts that would end the script. */
#define _XOPEN_SOURCE 700

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"
#include "tools/view/lines.h"
#include "tools/view/page.h"
#include "tools/view/strings.h"

#define HOSTILE "</script><!--\"\\'&\n\x80"
#define QUOTED  "\\u003c/script\\u003e\\u003c!--\\u0022\\u005c\\u0027\\u0026\\u000a\\u0080"

static const struct view_page_head head = {HOSTILE, 1000, 2, 1};
static const uint32_t id[3] = {7, 0, 0};

static FILE *stream;

static struct view_page *begin(void)
{
    struct view_page *page;

    stream = tmpfile();
    page = stream ? view_page_begin(stream, &head) : NULL;
    if (!page)
        abort();
    return page;
}

/* Ends the page; returns its text, to be freed. */
static char *end(struct view_page *page)
{
    long bytes;
    char *text;

    CHECK(view_page_end(page, 5000, HOSTILE));
    bytes = ftell(stream);
    text = calloc(1, (size_t)bytes + 1);
    rewind(stream);
    if (!text || fread(text, 1, (size_t)bytes, stream) != (size_t)bytes)
        abort();
    fclose(stream);
    return text;
}

/* The number at *at, five bits a character. */
static uint64_t number_at(const char **at)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint64_t number = 0, digit;
    unsigned shift = 0;

    do {
        digit = (uint64_t)(strchr(digits, *(*at)++) - digits);
        number |= (digit & 31) << shift;
        shift += 5;
    } while (digit & 32);
    return number;
}

/* The records of a page are these numbers and no more. */
static void check_records(const char *text, const uint64_t *numbers, size_t count)
{
    const char *at = strstr(text, "const records=\"");

    CHECK(at);
    at += strlen("const records=\"");
    for (size_t i = 0; i < count; i++)
        CHECK(number_at(&at) == numbers[i]);
    CHECK(*at == '"');
}

static void work_group(struct view_page *page, uint64_t cycle, uint32_t generation, enum view_state state)
{
    const struct view_workgroup workgroup = {3, generation, 1, "k" HOSTILE, id};

    view_page_workgroup(page, cycle, &workgroup, state, "done");
}

static void life_with_a_wait(void)
{
    static const struct view_page_wait wait = {"locks[3]", "==", UINT32_MAX, UINT64_C(0x500000001)};
    static const struct view_page_change change = {false, {2, 0, 0}, 0, 140};
    static const struct view_page_change late = {true, {0}, 0, 145};
    /* Kinds: 0 life, 1 state, 2 end, 3 wait, 4 met. States come as compute unit * 7 + state; times as differences * 2. */
    static const uint64_t numbers[] = {0, 3,   0, 7,   0, 0,                /* life in slot 3, string 0 */
                                       1, 200, 3, 8,                        /* at 100, running on 1 */
                                       3, 3,   1, 2,   0, UINT32_MAX,       /* wait for string 1 */
                                       5, 1,                                /* its value */
                                       1, 40,  3, 9,                        /* at 120, stalled */
                                       4, 3,   2, 140, 2, 0,          0, 0, /* met by (2,0,0) at 140 */
                                       1, 60,  3, 8,                        /* at 150, running */
                                       2, 100, 3, 3};                       /* at 200, done */
    struct view_page *page = begin();
    char *text;

    view_page_met(page, 3, &change); /* no such work-group */
    work_group(page, 100, 1, VIEW_RUNNING);
    view_page_met(page, 3, &change); /* it does not wait */
    view_page_wait(page, 3, &wait);
    work_group(page, 120, 1, VIEW_STALLED);
    view_page_met(page, 3, &change);
    view_page_met(page, 3, &late);
    work_group(page, 150, 1, VIEW_RUNNING);
    work_group(page, 200, 1, VIEW_NONE);
    work_group(page, 210, 1, VIEW_NONE); /* it is over */
    text = end(page);
    check_records(text, numbers, sizeof(numbers) / sizeof(numbers[0]));
    CHECK(strstr(text, "const strings=[\n\"k" QUOTED "\",\n\"locks[3]\",\n\"==\",\n\"done\"];"));
    free(text);
}

static void times_may_go_back(void)
{
    static const uint64_t numbers[] = {5, 2000, 50, 60, 1, 2, 3, /* step at 1000 */
                                       5, 199,  50, 60, 1, 2, 3, /* at 900 */
                                       6, 0,    0,  4,           /* depth at 900 */
                                       7, 20,   1,  0};          /* CU 1 lost at 910 */
    static const struct view_depth depth = {"queue", 4};
    struct view_page *page = begin();
    char *text;

    view_page_step(page, 1000, 50, 60, 1, 2, 3);
    view_page_step(page, 900, 50, 60, 1, 2, 3);
    view_page_depth(page, 900, 2, &depth);
    view_page_depth(page, 905, 2, &depth); /* as before */
    view_page_cu(page, 910, 1, false);
    text = end(page);
    check_records(text, numbers, sizeof(numbers) / sizeof(numbers[0]));
    free(text);
}

static void findings_and_stuck_waves(void)
{
    static const uint64_t numbers[] = {0,  3,  0, 7,  0,  0,       /* life */
                                       1,  20, 3, 8,               /* running at 10 */
                                       10, 6,  1, 7,  0,  0, 1, 2, /* at 5, of (7,0,0) */
                                       10, 0,  0, 1,  2,           /* at no time, of none */
                                       11, 3,  3, 1,  44,          /* stuck; the command processor wrote at 44 */
                                       11, 3,  3, 0,               /* no write is known */
                                       12, 2,  3, 300};            /* a cycle */
    static const uint32_t cycle[] = {3, 300};
    static const struct view_page_change change = {true, {0}, 0, 44};
    struct view_page *page = begin();
    char *text;

    work_group(page, 10, 1, VIEW_RUNNING);
    view_page_finding(page, &(struct view_page_finding){true, 5, id, "a.cl:1", "a race"});
    view_page_finding(page, &(struct view_page_finding){false, 5, NULL, "a.cl:1", "a race"});
    view_page_stuck(page, 3, "wave 0 waits", &change);
    view_page_stuck(page, 3, "wave 0 waits", NULL);
    view_page_cycle(page, cycle, 2);
    text = end(page);
    check_records(text, numbers, sizeof(numbers) / sizeof(numbers[0]));
    free(text);
}

/* The only "</script" are the page's own, and no comment is opened: what is hostile is in strings, title and outcome. */
static void no_text_ends_the_script(void)
{
    struct view_page *page = begin();
    unsigned ends = 0;
    char *text;

    work_group(page, 10, 1, VIEW_RUNNING);
    text = end(page);
    for (const char *at = text; (at = strstr(at, "</script")) != NULL; at++)
        ends++;
    CHECK(ends == 2);
    CHECK(!strstr(text, "<!--"));
    CHECK(strstr(text, "<title>&#60;/script&#62;"));
    CHECK(strstr(text, "title:\"" QUOTED "\",outcome:\"" QUOTED "\""));
    CHECK(!strstr(text, "http://") && !strstr(text, "https://"));
    free(text);
}

static void newest_instructions_are_kept(void)
{
    char path[] = "/tmp/onward-page-XXXXXX";
    const struct view_place nop = {"a.s:2", "", path, 2}, last = {"a.s:3", "\xc3\xa9\xf0\x9f\x98\x80\xc3", path, 3};
    struct view_page *page = begin();
    FILE *file;
    char *text;
    const char *at;

    file = fdopen(mkstemp(path), "w");
    if (!file)
        abort();
    fputs("first\n\t\ts_nop 0\n  s_endpgm", file);
    fclose(file);
    for (uint64_t i = 0; i < VIEW_PAGE_ISSUES + 5; i++)
        view_page_issue(page, i, 65, view_page_place(page, i & 1 ? &last : &nop));
    text = end(page);
    remove(path);
    at = strstr(text, "const records=\"") + strlen("const records=\"");
    for (uint64_t i = 5; i < VIEW_PAGE_ISSUES + 5; i++) {
        CHECK(number_at(&at) == 9);
        CHECK(number_at(&at) == (i == 5 ? 10 : 2));
        CHECK(number_at(&at) == 65);
        CHECK(number_at(&at) == 1 + (i & 1));
    }
    CHECK(*at == '"');
    CHECK(strstr(text, ",issues:100005}"));
    CHECK(strstr(text, "const assemblyLines=[\n\"s_nop 0\",\n\"s_endpgm\"];"));
    CHECK(strstr(text, "const sourceLines=[0,1].map("));
    CHECK(strstr(text, "const strings=[\n\"\",\n\"\\u00e9\\ud83d\\ude00\\u00c3\"];"));
    free(text);
}

static void strings_are_numbered(void)
{
    struct view_strings strings = {0};
    char text[16];

    for (uint32_t round = 0; round < 2; round++) {
        for (uint32_t i = 0; i < 1000; i++) {
            snprintf(text, sizeof(text), "%u", i * 7);
            CHECK(view_strings_add(&strings, text) == i);
        }
    }
    CHECK(strings.count == 1000 && !strings.out_of_memory);
    CHECK(strcmp(strings.texts[3], "21") == 0);
    view_strings_free(&strings);
}

static void files_without_lines(void)
{
    struct view_lines lines;

    view_lines_read(&lines, "/nowhere/at/all");
    CHECK(strcmp(view_lines_get(&lines, 1), "") == 0);
    view_lines_free(&lines);
    view_lines_read(&lines, "/dev/zero");
    CHECK(strcmp(view_lines_get(&lines, 1), "") == 0);
    view_lines_free(&lines);
    view_lines_read(&lines, "/");
    CHECK(lines.count == 0);
    view_lines_free(&lines);
}

TEST_MAIN()
{
    return test_run("page", (const struct test_case[]){TEST(life_with_a_wait),
                                                       TEST(times_may_go_back),
                                                       TEST(findings_and_stuck_waves),
                                                       TEST(no_text_ends_the_script),
                                                       TEST(newest_instructions_are_kept),
                                                       TEST(strings_are_numbered),
                                                       TEST(files_without_lines),
                                                       {0}});
}
