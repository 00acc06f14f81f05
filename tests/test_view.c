/* test_view.c - means and logarithms; what charts and timelines draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"
#include "view/number.h"
#include "view/svg.h"
#include "view/timeline.h"

#define TEXT_BYTES 65536u

static bool near(double got, double want)
{
    double difference = got > want ? got - want : want - got;

    return difference < 1e-9;
}

static void roots_and_logarithms(void)
{
    static const struct {
        double value, log2;
    } rows[] = {{1, 0}, {2, 1}, {8, 3}, {0.25, -2}, {10, 3.321928094887362}, {0.3, -1.736965594166206}};
    const double values[] = {2, 8, 4}, with_zero[] = {2, 0};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        CHECK(near(view_log2(rows[i].value), rows[i].log2));
    CHECK(near(view_root(27, 3), 3));
    CHECK(near(view_root(0.25, 2), 0.5));
    CHECK(near(view_geometric_mean(values, 3), 4));
    CHECK(view_geometric_mean(with_zero, 2) <= 0);
    CHECK(view_geometric_mean(values, 0) <= 0);
}

/* What a drawing wrote; the same text each time. */
static char text[TEXT_BYTES];

static void draw(const struct view_chart *chart, void (*picture)(const struct view_chart *, FILE *))
{
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        picture(chart, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    CHECK(strstr(text, "</svg>") != NULL);
}

static uint32_t count_of(const char *what)
{
    uint32_t count = 0;

    for (const char *at = text; (at = strstr(at, what)) != NULL; at++)
        count++;
    return count;
}

static const char *const groups[] = {"a", "<b>"};
static const char *const series[] = {"one", "two"};
static const char *const parts[] = {"run", "wait"};

static void bars_grow_from_their_line(void)
{
    const double values[] = {2, 0.5, 0, 4};
    const char *const notes[] = {NULL, NULL, "deadlock", NULL};
    const struct view_chart chart = {.title = "t",
                                     .groups = groups,
                                     .series = series,
                                     .group_count = 2,
                                     .series_count = 2,
                                     .separated = 2,
                                     .values = values,
                                     .notes = notes,
                                     .line = 1,
                                     .logarithmic = true};

    draw(&chart, view_svg_bars);
    /* From 0.5 to 5 in 250 pixels: a doubling takes 75.26. The plot begins at 44, so 1 lies at 218.7. */
    CHECK(strstr(text, "y=\"143.5\" width=\"33.0\" height=\"75.3\"><title>a, one: 2.000") != NULL);
    CHECK(strstr(text, "y=\"218.7\" width=\"33.0\" height=\"75.3\"><title>a, two: 0.500") != NULL);
    CHECK_EQUAL(count_of("<title>"), 3);
    CHECK_EQUAL(count_of(">deadlock<"), 1);
    CHECK_EQUAL(count_of("<b>"), 0);
}

static void stacks_add_up(void)
{
    const double values[] = {1, 3, 2, 0, 1, 1, 4, 4};
    const uint32_t colours[] = {7, 2};
    const struct view_chart chart = {.title = "t",
                                     .groups = groups,
                                     .series = series,
                                     .group_count = 2,
                                     .series_count = 2,
                                     .separated = 2,
                                     .values = values,
                                     .parts = parts,
                                     .part_count = 2,
                                     .colours = colours};

    draw(&chart, view_svg_bars);
    /* The tallest is 8 in 250 pixels under two lines of legend: a part of 3 on one of 1. */
    CHECK(strstr(text, "class=\"c7\"") != NULL);
    CHECK(strstr(text, "y=\"189.0\" width=\"33.0\" height=\"93.8\"><title>a, one, wait: 3.000") != NULL);
    CHECK_EQUAL(count_of("<title>"), 7);
    CHECK_EQUAL(count_of("c2 pale\" x"), 1);
}

static void lines_skip_what_is_not_there(void)
{
    const double values[] = {1, 2, 0, 4};
    const struct view_chart chart = {.title = "t",
                                     .groups = groups,
                                     .series = series,
                                     .group_count = 2,
                                     .series_count = 2,
                                     .separated = 2,
                                     .values = values};

    draw(&chart, view_svg_lines);
    CHECK_EQUAL(count_of("<polyline"), 2);
    CHECK_EQUAL(count_of("<circle"), 3);
}

static void timelines_end_where_the_picture_does(void)
{
    const struct view_span spans[] = {
        {0, VIEW_RUNNING, 0, 500}, {0, VIEW_STALLED, 500, 4000}, {1, VIEW_SWAPPED, 2000, 3000}};
    const struct view_run run = {.name = "p", .note = "deadlock", .rows = 2, .spans = spans, .span_count = 3};
    const struct view_timeline timeline = {
        .title = "t", .runs = &run, .run_count = 1, .cycles = 2000, .clock_mhz = 1000};
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        view_svg_timeline(&timeline, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    CHECK(strstr(text, "class=\"c2\" x=\"92.00\" y=\"30.0\" width=\"213.50\"") != NULL);
    CHECK(strstr(text, "class=\"c1\" x=\"305.50\" y=\"30.0\" width=\"640.50\"") != NULL);
    CHECK_EQUAL(count_of("y=\"36.0\""), 0); /* begins at the end of the picture */
    CHECK_EQUAL(count_of(">deadlock<"), 1);
}

int main(void)
{
    return test_run("view", (const struct test_case[]){TEST(roots_and_logarithms),
                                                       TEST(bars_grow_from_their_line),
                                                       TEST(stacks_add_up),
                                                       TEST(lines_skip_what_is_not_there),
                                                       TEST(timelines_end_where_the_picture_does),
                                                       {0}});
}
