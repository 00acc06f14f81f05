/* test_view.c - means and logarithms; what charts and timelines draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"
#include "tools/view/chart.h"
#include "tools/view/map.h"
#include "tools/view/number.h"
#include "tools/view/svg.h"
#include "tools/view/timeline.h"
#include "tools/view/tornado.h"

#define TEXT_BYTES 131072u

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
    /* The tallest is 8 in 250 pixels under a line of legend: a part of 3 on one of 1. */
    CHECK(strstr(text, "class=\"c7\"") != NULL);
    CHECK(strstr(text, "y=\"169.0\" width=\"33.0\" height=\"93.8\"><title>a, one, wait: 3.000") != NULL);
    CHECK_EQUAL(count_of("<title>"), 7);
    CHECK_EQUAL(count_of("class=\"c2 pale\""), 1);
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
    CHECK_EQUAL(count_of("<title>"), 3);
    /* Each series has a marker of its own, a circle and a square: in its key, and at its values. */
    CHECK_EQUAL(count_of("m-3.5 0a3.5"), 2);
    CHECK_EQUAL(count_of("m-3.2 -3.2h6.4"), 3);
}

/* Without a name a state is not explained. */
static const struct view_key keys[] = {{"c9", NULL}, {"c2 h2", "running"}, {"c1", "waiting"}};

static void timelines_end_where_the_picture_does(void)
{
    const struct view_span spans[] = {{0, 1, 0, 500}, {0, 2, 500, 4000}, {1, 1, 2000, 3000}, {1, 1, 100, 106}};
    const struct view_run run = {.name = "p", .note = "deadlock", .rows = 2, .spans = spans, .span_count = 4};
    const struct view_timeline timeline = {
        .title = "t", .keys = keys, .key_count = 3, .runs = &run, .run_count = 1, .cycles = 2000, .clock_mhz = 1000};
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        view_svg_timeline(&timeline, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    /* From behind "p" to before "deadlock": 882.56 - 19.68 pixels for 2,000 cycles. */
    CHECK(strstr(text, "class=\"c2\" fill=\"#2f6fd0\" x=\"19.68\" y=\"30.0\" width=\"215.72\"") != NULL);
    CHECK(strstr(text, "class=\"c1\" fill=\"#d08c1f\" x=\"235.40\" y=\"30.0\" width=\"647.16\"") != NULL);
    CHECK_EQUAL(count_of("y=\"36.0\""), 1); /* one begins at the end of the picture */
    /* Of the key and of the span that is wide enough. */
    CHECK_EQUAL(count_of("<pattern id=\"h2\""), 1);
    CHECK_EQUAL(count_of("url(#h2) none"), 2);
    CHECK_EQUAL(count_of(">deadlock<"), 1);
    CHECK_EQUAL(count_of(">running<") + count_of(">waiting<"), 2);
    CHECK_EQUAL(count_of("class=\"c9\""), 0);
}

/* Colours */

#define SERIES_MOST 128u

static uint32_t channel(uint32_t colour, uint32_t shift)
{
    return colour >> shift & 0xffu;
}

/* The square of how far apart two colours look: differences weighed by how red they are. */
static uint32_t apart(uint32_t one, uint32_t other)
{
    int32_t red = (int32_t)(channel(one, 16) - channel(other, 16)),
            green = (int32_t)(channel(one, 8) - channel(other, 8)),
            blue = (int32_t)(channel(one, 0) - channel(other, 0));
    int32_t mean = (int32_t)(channel(one, 16) + channel(other, 16)) / 2;

    return (uint32_t)((((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8));
}

/* The colour of class cN: its own attribute on light ground, that of the style sheet on dark. */
static uint32_t colour_on(uint32_t number, bool dark)
{
    char name[32];
    const char *at;

    snprintf(name, sizeof(name), dark ? ".c%u{fill:#" : "class=\"c%u\" fill=\"#", number);
    at = strstr(text, name);
    CHECK(at != NULL);
    return at ? (uint32_t)strtoul(at + strlen(name), NULL, 16) : 0;
}

static void colours_look_different(void)
{
    const double values[VIEW_SVG_COLOURS] = {1};
    const char *all[VIEW_SVG_COLOURS];
    const struct view_chart chart = {.title = "t",
                                     .groups = groups,
                                     .series = all,
                                     .group_count = 1,
                                     .series_count = VIEW_SVG_COLOURS,
                                     .values = values};

    for (uint32_t i = 0; i < VIEW_SVG_COLOURS; i++)
        all[i] = "one";
    draw(&chart, view_svg_bars);
    for (uint32_t i = 0; i < VIEW_SVG_COLOURS; i++)
        for (uint32_t j = 0; j < i; j++) {
            CHECK(apart(colour_on(i, false), colour_on(j, false)) > 6000);
            CHECK(apart(colour_on(i, true), colour_on(j, true)) > 4000);
        }
}

/* The classes of the n-th of what is drawn with this mark before them. */
static void classes_of(const char *mark, uint32_t number, char classes[32])
{
    const char *at = text;
    size_t length = 0;

    for (uint32_t i = 0; at && i <= number; i++) {
        at = strstr(at, mark);
        at = at ? at + strlen(mark) : NULL;
    }
    CHECK(at != NULL);
    while (at && at[length] != '"' && length < 31) {
        classes[length] = at[length];
        length++;
    }
    classes[length] = 0;
}

static void series_are_told_apart(void)
{
    static double values[SERIES_MOST];
    static char names[SERIES_MOST][8], classes[SERIES_MOST][32];
    const char *all[SERIES_MOST];
    static const struct {
        const char *name, *mark;
        void (*picture)(const struct view_chart *, FILE *);
    } rows[] = {{"legend", "<rect class=\"", view_svg_bars}, {"lines", "<polyline class=\"", view_svg_lines}};
    struct view_chart chart = {
        .title = "t", .groups = groups, .series = all, .group_count = 1, .series_count = SERIES_MOST, .values = values};

    for (uint32_t i = 0; i < SERIES_MOST; i++) {
        values[i] = 1;
        snprintf(names[i], sizeof(names[i]), "p%u", i);
        all[i] = names[i];
    }
    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        test_context(rows[row].name);
        draw(&chart, rows[row].picture);
        for (uint32_t i = 0; i < SERIES_MOST; i++) {
            classes_of(rows[row].mark, i, classes[i]);
            for (uint32_t j = 0; j < i; j++)
                CHECK(strcmp(classes[i], classes[j]) != 0);
        }
    }
}

/* Labels that end beside the plot begin inside the picture, however wide its font is. */
static void check_labels(uint32_t least_count)
{
    static const char end[] = "text-anchor=\"end\">";
    uint32_t count = 0;

    for (const char *at = text; (at = strstr(at, "<text ")) != NULL; at++) {
        const char *label = strstr(at, end), *x = strstr(at, "x=\""), *close = strchr(at, '>');
        size_t length;

        if (!label || !x || label + strlen(end) - 1 != close)
            continue;
        length = strcspn(close + 1, "<");
        CHECK(strtod(x + 3, NULL) >= 7.64 * (double)length);
        count++;
    }
    CHECK(count >= least_count);
}

static void labels_are_complete(void)
{
    static const struct {
        const char *name;
        double most;
        bool logarithmic;
    } rows[] = {{"3", 3, false},       {"99", 99, false},       {"100000", 100000, false}, {"999999", 999999, false},
                {"1e12", 1e12, false}, {"0.015", 0.015, false}, {"100000", 100000, true},  {"0.00012", 0.00012, true}};
    const struct view_run run = {.name = "sleep-4000000k", .rows = 2};
    const struct view_timeline timeline = {
        .title = "t", .keys = keys, .key_count = 3, .runs = &run, .run_count = 1, .cycles = 2000, .clock_mhz = 1000};
    FILE *stream;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const double values[] = {rows[i].most, rows[i].most / 3, rows[i].most / 70, rows[i].most};
        const struct view_chart chart = {.title = "t",
                                         .groups = groups,
                                         .series = series,
                                         .group_count = 2,
                                         .series_count = 2,
                                         .separated = 2,
                                         .values = values,
                                         .logarithmic = rows[i].logarithmic};
        test_context(rows[i].name);
        draw(&chart, view_svg_bars);
        check_labels(2);
        draw(&chart, view_svg_lines);
        check_labels(2);
    }
    test_context("timeline");
    stream = tmpfile();
    if (stream) {
        view_svg_timeline(&timeline, stream);
        rewind(stream);
        text[fread(text, 1, sizeof(text) - 1, stream)] = 0;
        fclose(stream);
    }
    check_labels(1);
}

/* Every element that shows something has its colour without a style sheet. */
static void colours_need_no_style_sheet(void)
{
    static const char *const shapes[] = {"<rect ", "<circle ", "<polyline ", "<line ", "<path "};
    const double values[] = {2, 0, 3, 4};
    const char *const notes[] = {NULL, "deadlock", NULL, NULL};
    struct view_chart chart = {.title = "t",
                               .groups = groups,
                               .series = series,
                               .group_count = 2,
                               .series_count = 2,
                               .values = values,
                               .lows = values,
                               .highs = values,
                               .notes = notes,
                               .line = 1};

    for (uint32_t lines = 0; lines < 2; lines++) {
        draw(&chart, lines ? view_svg_lines : view_svg_bars);
        CHECK_EQUAL(count_of("var("), 0);
        CHECK_EQUAL(count_of("style="), 0);
        CHECK_EQUAL(count_of("<style>@media(prefers-color-scheme:dark){"), 1);
        for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++)
            for (const char *at = text; (at = strstr(at, shapes[i])) != NULL; at++) {
                const char *fill = strstr(at, " fill=\""), *stroke = strstr(at, " stroke=\""), *end = strchr(at, '>');

                CHECK((fill && fill < end) || (stroke && stroke < end));
            }
    }
}

/* Names too wide for their groups stand in two lines, or are turned; a picture of many groups is wider. */
static void names_find_room(void)
{
    static const struct {
        const char *name, *mark;
        uint32_t groups, marks;
        bool wider;
    } rows[] = {{"short", ">short</text>", 10, 10, false},
                {"geometric mean", ">geometric</text>", 10, 10, false},
                {"a-name-that-does-not-break", "rotate(-45 ", 10, 10, false},
                {"a-name-that-does-not-break", "rotate(-45 ", 128, 128, true},
                {"wide", "rotate(-45 ", 128, 128, true}};
    static double values[128];
    static const char *names[128];

    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        struct view_chart chart = {.title = "t",
                                   .x_title = "x (unit)",
                                   .y_title = "y (unit)",
                                   .groups = names,
                                   .series = series,
                                   .group_count = rows[row].groups,
                                   .series_count = 1,
                                   .separated = rows[row].groups,
                                   .values = values};

        test_context(rows[row].name);
        for (uint32_t i = 0; i < rows[row].groups; i++) {
            values[i] = 1;
            names[i] = rows[row].name;
        }
        draw(&chart, view_svg_bars);
        CHECK_EQUAL(count_of(rows[row].mark), rows[row].marks);
        CHECK_EQUAL(count_of("width=\"960\""), rows[row].wider ? 0 : 1);
        CHECK_EQUAL(count_of(">x (unit)<") + count_of(">y (unit)<"), 2);
    }
}

/* A note stands upright where its bar is wide enough, else a cross with a key; values stand above bars where all fit. */
static void notes_and_values_find_room(void)
{
    static const struct {
        uint32_t groups, series, texts, crosses, labels;
    } rows[] = {{4, 2, 4, 0, 4}, {20, 4, 0, 0, 0}, {40, 4, 0, 40, 0}, {20, 1, 0, 0, 20}};
    static double values[512];
    static const char *notes[512], *names[128];

    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        uint32_t bars = rows[row].groups * rows[row].series;
        struct view_chart chart = {.title = "t",
                                   .groups = names,
                                   .series = names,
                                   .group_count = rows[row].groups,
                                   .series_count = rows[row].series,
                                   .separated = rows[row].groups,
                                   .values = values,
                                   .notes = notes};

        for (uint32_t i = 0; i < bars; i++) {
            bool noted = rows[row].texts + rows[row].crosses && i % rows[row].series == 0;

            values[i] = noted ? 0 : 1;
            notes[i] = noted ? "deadlock" : NULL;
            names[i % 128] = "n";
        }
        draw(&chart, view_svg_bars);
        CHECK_EQUAL(count_of(">deadlock</text>"), rows[row].texts);
        CHECK_EQUAL(count_of("<path class=\"s"), rows[row].crosses);
        CHECK_EQUAL(count_of("x: no value"), rows[row].crosses ? 1 : 0);
        CHECK_EQUAL(count_of(">1.00</text>"), rows[row].labels);
    }
}

/* Text of a tornado, as draw does it for charts. */
static void draw_tornado(const struct view_tornado *tornado)
{
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        view_svg_tornado(tornado, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    CHECK(strstr(text, "</svg>") != NULL);
}

/* Names of 10 letters: the plot reaches from 157 to 890, so a doubling takes 366.5 and 1 lies at 523.5. */
static void tornados_turn_about_one(void)
{
    const struct view_tornado_row rows[] = {
        {.name = "a<b.tenths", .values = {"16", "64"}, .ratios = {0.5, 2}},
        {.name = "low", .values = {"1", "4"}, .ratios = {1.414213562373095, 0}},
    };
    const struct view_tornado tornado = {.title = "t", .sides = {"half", "double"}, .rows = rows, .count = 2};

    draw_tornado(&tornado);
    CHECK(strstr(text,
                 "<rect class=\"c1\" fill=\"#d08c1f\" x=\"112.2\" y=\"71.0\" width=\"413.2\" height=\"13.0\"><title>"
                 "a&#60;b.tenths = 16: 0.500") != NULL);
    CHECK(strstr(text, "<rect class=\"c2\" fill=\"#2f6fd0\" x=\"525.4\" y=\"85.0\" width=\"413.2\"") != NULL);
    CHECK(strstr(text, "<rect class=\"c1\" fill=\"#d08c1f\" x=\"525.4\" y=\"105.0\" width=\"206.6\"") != NULL);
    CHECK_EQUAL(count_of("<title>"), 3);
    /* A value without a result stands at the middle. */
    CHECK(strstr(text, "x=\"529.4\" y=\"129.5\" text-anchor=\"start\">4</text>") != NULL);
    CHECK(strstr(text, ">0.5</text>") != NULL && strstr(text, ">1.0</text>") != NULL &&
          strstr(text, ">2.0</text>") != NULL);
}

/* Text of a map, the same way. */
static void draw_map(const struct view_map *map)
{
    FILE *stream = tmpfile();
    size_t length = 0;

    if (stream) {
        view_svg_map(map, stream);
        rewind(stream);
        length = fread(text, 1, sizeof(text) - 1, stream);
        fclose(stream);
    }
    text[length] = 0;
    CHECK(strstr(text, "</svg>") != NULL);
}

/* A box is 150 wide at most, and at least as wide as the longest name. */
static void maps_have_a_box_a_place(void)
{
    static const char *const sides[] = {"1", "2"}, *const names[] = {"a<b", "second"};
    static const char *const wide[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
    static const char *const longest[] = {"a name of some letters"};
    const struct view_map_cell cells[] = {
        {0, 1, 1.5}, {1, VIEW_MAP_NONE, 0}, {VIEW_MAP_NONE, VIEW_MAP_NONE, 0}, {1, 0, 12.345}};
    const struct view_map_cell same[12] = {{0, VIEW_MAP_NONE, 0}};
    struct view_map map = {.title = "t",
                           .x_title = "across",
                           .y_title = "up",
                           .columns = sides,
                           .rows = sides,
                           .names = names,
                           .column_count = 2,
                           .row_count = 2,
                           .name_count = 2,
                           .cells = cells};

    draw_map(&map);
    CHECK_EQUAL(count_of("width=\"148.0\" height=\"36.0\""), 3);
    CHECK_EQUAL(count_of("<rect class=\"c0 pale\""), 1);
    CHECK_EQUAL(count_of("<rect class=\"c1 pale\""), 2);
    CHECK(strstr(text, ">a&#60;b</text>") && strstr(text, ">1.50</text>") && strstr(text, ">12.35</text>"));
    CHECK(strstr(text, ">-</text>") && strstr(text, ">across</text>") && strstr(text, ">up</text>"));
    CHECK_EQUAL(count_of("</text>"), 4 + 2 + 3 + 2 + 1);

    map = (struct view_map){.title = "t",
                            .columns = wide,
                            .rows = sides,
                            .names = longest,
                            .column_count = 12,
                            .row_count = 1,
                            .name_count = 1,
                            .cells = same};
    draw_map(&map);
    CHECK_EQUAL(count_of("<rect class=\"c0 pale\""), 12);
    CHECK_EQUAL(count_of("width=\"175.0\""), 12);
}

TEST_MAIN()
{
    return test_run("view", (const struct test_case[]){TEST(roots_and_logarithms),
                                                       TEST(bars_grow_from_their_line),
                                                       TEST(stacks_add_up),
                                                       TEST(lines_skip_what_is_not_there),
                                                       TEST(timelines_end_where_the_picture_does),
                                                       TEST(colours_look_different),
                                                       TEST(series_are_told_apart),
                                                       TEST(labels_are_complete),
                                                       TEST(colours_need_no_style_sheet),
                                                       TEST(names_find_room),
                                                       TEST(notes_and_values_find_room),
                                                       TEST(tornados_turn_about_one),
                                                       TEST(maps_have_a_box_a_place),
                                                       {0}});
}
