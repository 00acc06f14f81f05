/* chart.c - see chart.h. */
#include "tools/view/chart.h"

#include <string.h>

#include "engine/require.h"
#include "tools/view/key.h"
#include "tools/view/markup.h"
#include "tools/view/marks.h"
#include "tools/view/number.h"
#include "tools/view/svg.h"
#include "tools/view/ticks.h"

#define LEFT_GAP    7.0 /* between the plot and the numbers of its axis */
#define RIGHT       8.0
#define PLOT_HEIGHT 250.0
#define HEADROOM    24.0
#define NAME_GAP    18.0 /* from the plot to a name below it */
#define NAME_LINE   14.0
#define NAME_SLOT   18.0 /* the least width of a group with a turned name */
#define NAME_TURN   (-45.0)
#define TURNED      0.7072 /* the sine of 45 degrees */
#define BAR_MOST    34.0
#define GROUP_FILL  0.80 /* of a group's width that bars take */
#define NOTE_LEAST  8.4  /* bar width from which on a note is a text */
#define NOTE_HEIGHT 1.2  /* of a text, by its size */
#define TICK_APART  14.0
#define CLASS_BYTES 24
#define KEY_BYTES   40
#define CAP         2.5 /* half the width of the ends of a range */
#define NAME_BYTES  96
#define KEYS_MOST   132u

/* How names stand below their groups. */
enum names { NAMES_FLAT, NAMES_BROKEN, NAMES_TURNED };

struct frame {
    const struct view_chart *chart;
    FILE *stream;
    enum names names;
    double width;       /* of the picture */
    double left, right; /* of the plot */
    double top, bottom; /* the same */
    double low, high;   /* values there */
    double scale;       /* pixels a unit, or a doubling */
    double group_width, bar_width;
    bool lines;    /* instead of bars */
    bool labelled; /* bars have their values above */
    bool crossed;  /* bars are too narrow for notes, and have crosses */
};

/* Values */

static uint32_t parts_of(const struct view_chart *chart)
{
    return chart->part_count ? chart->part_count : 1;
}

static double part_of(const struct view_chart *chart, uint32_t group, uint32_t series, uint32_t part)
{
    return chart->values[(group * chart->series_count + series) * parts_of(chart) + part];
}

/* A whole bar. */
static double value_of(const struct view_chart *chart, uint32_t group, uint32_t series)
{
    double sum = 0;

    for (uint32_t part = 0; part < parts_of(chart); part++)
        sum += part_of(chart, group, series, part);
    return sum;
}

/* The range across a bar is shown too. */
static void widen(const struct view_chart *chart, uint32_t group, uint32_t series, double *least, double *most)
{
    uint32_t bar = group * chart->series_count + series;

    if (!chart->highs || chart->highs[bar] <= 0)
        return;
    if (chart->highs[bar] > *most)
        *most = chart->highs[bar];
    if (chart->lows[bar] > 0 && chart->lows[bar] < *least)
        *least = chart->lows[bar];
}

/* Smallest and largest of the values shown, with that of the line. */
static void find_range(const struct view_chart *chart, double *least, double *most)
{
    *least = *most = chart->line > 0 ? chart->line : 0;
    for (uint32_t group = 0; group < chart->group_count; group++) {
        for (uint32_t series = 0; series < chart->series_count; series++) {
            double value = value_of(chart, group, series);
            if (value <= 0)
                continue;
            if (value > *most)
                *most = value;
            if (*least <= 0 || value < *least)
                *least = value;
            widen(chart, group, series, least, most);
        }
    }
    if (*most <= 0)
        *least = *most = 1;
}

/* Axis */

static double height_of(const struct frame *frame, double value)
{
    return frame->chart->logarithmic ? view_log2(value / frame->low) * frame->scale : value * frame->scale;
}

static double y_of(const struct frame *frame, double value)
{
    return frame->bottom - height_of(frame, value);
}

/* How far the numbers of the axis reach. */
static double ticks_width(const double *ticks, int count)
{
    int decimals = view_ticks_decimals(ticks, count);
    double widest = 0;
    char text[VIEW_TICK_BYTES];

    for (int i = 0; i < count; i++) {
        view_ticks_write(text, ticks[i], decimals);
        if (view_svg_text_width(text, VIEW_SVG_SIZE) > widest)
            widest = view_svg_text_width(text, VIEW_SVG_SIZE);
    }
    return widest;
}

/* A number where there is space for it. */
static void draw_axis(const struct frame *frame, const double *ticks, int count)
{
    double last = frame->bottom + TICK_APART;
    int decimals = view_ticks_decimals(ticks, count);

    for (int i = 0; i < count; i++) {
        double y = y_of(frame, ticks[i]);
        char text[VIEW_TICK_BYTES];

        view_ticks_write(text, ticks[i], decimals);
        view_svg_line(frame->stream, "rule", frame->left, y, frame->right, y);
        if (last - y < TICK_APART)
            continue;
        view_svg_text(frame->stream, "soft", frame->left - LEFT_GAP, y + 4, VIEW_END, 0, text);
        last = y;
    }
    if (frame->chart->line > 0)
        view_svg_line(frame->stream, "line", frame->left, y_of(frame, frame->chart->line), frame->right,
                      y_of(frame, frame->chart->line));
}

/* Legend */

/* Parts of a single series have colours of their own; else series have, and the second part is pale. */
static bool coloured_by_part(const struct view_chart *chart)
{
    return parts_of(chart) > 1 && chart->series_count == 1;
}

static uint32_t colour_of(const struct view_chart *chart, uint32_t series)
{
    return chart->colours ? chart->colours[series] : series;
}

/* The class of a fill ('c') or line ('s'), and of an outline when colours are used again. */
static const char *class_of(char text[CLASS_BYTES], char kind, uint32_t colour)
{
    uint32_t again = colour / VIEW_SVG_COLOURS % (VIEW_SVG_DASHES + 1);

    if (again)
        snprintf(text, CLASS_BYTES, "%c%u d%u%s", kind, colour % VIEW_SVG_COLOURS, again, kind == 'c' ? " edge" : "");
    else
        snprintf(text, CLASS_BYTES, "%c%u", kind, colour % VIEW_SVG_COLOURS);
    return text;
}

/* Whether a cross stands for a note. */
static bool has_crosses(const struct frame *frame)
{
    const struct view_chart *chart = frame->chart;

    for (uint32_t i = 0; chart->notes && i < chart->group_count * chart->series_count; i++)
        if (frame->crossed && chart->notes[i] && *chart->notes[i] &&
            value_of(chart, i / chart->series_count, i % chart->series_count) <= 0)
            return true;
    return false;
}

/* The classes of a key: a square with its hatch, or a marker on its line. */
static const char *key_of(char text[KEY_BYTES], bool lines, uint32_t colour)
{
    char classes[CLASS_BYTES];

    class_of(classes, lines ? 's' : 'c', colour);
    snprintf(text, KEY_BYTES, lines ? "%s mark" : "%s h%u", classes, colour % VIEW_SVG_COLOURS);
    return text;
}

/* Draws the legend, or with no stream only counts its lines. */
static uint32_t draw_legend(const struct frame *frame, FILE *stream)
{
    const struct view_chart *chart = frame->chart;
    bool by_part = coloured_by_part(chart);
    uint32_t count = by_part ? parts_of(chart) : chart->series_count;
    struct view_key keys[KEYS_MOST];
    char classes[KEYS_MOST][KEY_BYTES];

    if (count > KEYS_MOST - 3)
        count = KEYS_MOST - 3;
    for (uint32_t i = 0; i < count; i++)
        keys[i] = (struct view_key){key_of(classes[i], frame->lines, by_part ? i : colour_of(chart, i)),
                                    by_part ? chart->parts[i] : chart->series[i]};
    if (parts_of(chart) > 1 && !by_part) {
        keys[count++] = (struct view_key){"ink", chart->parts[0]};
        keys[count++] = (struct view_key){"ink pale", chart->parts[1]};
    }
    if (has_crosses(frame))
        keys[count++] = (struct view_key){NULL, "x: no value"};
    return view_keys(stream, keys, count, frame->left, frame->width);
}

/* Bars */

static double group_left(const struct frame *frame, uint32_t group)
{
    double gap = group >= frame->chart->separated ? frame->group_width * 0.3 : 0;

    return frame->left + gap + frame->group_width * (double)group;
}

static void draw_title(const struct frame *frame, uint32_t group, uint32_t series, uint32_t part, double value)
{
    const struct view_chart *chart = frame->chart;

    fputs("<title>", frame->stream);
    view_html_text(frame->stream, chart->groups[group]);
    fputs(", ", frame->stream);
    view_html_text(frame->stream, chart->series[series]);
    if (parts_of(chart) > 1) {
        fputs(", ", frame->stream);
        view_html_text(frame->stream, chart->parts[part]);
    }
    if (value < 10000)
        fprintf(frame->stream, ": %.3f</title>", value);
    else
        fprintf(frame->stream, ": %.0f</title>", value);
}

static void draw_part(const struct frame *frame, double x, double from, double to, uint32_t group, uint32_t series,
                      uint32_t part)
{
    const struct view_chart *chart = frame->chart;
    uint32_t colour = coloured_by_part(chart) ? part : colour_of(chart, series);
    char classes[CLASS_BYTES + 8];
    double gap = frame->bar_width > 4 ? 1 : frame->bar_width / 4;
    double top = y_of(frame, to > from ? to : from), bottom = y_of(frame, to > from ? from : to);

    class_of(classes, 'c', colour);
    if (part && !coloured_by_part(chart))
        strcat(classes, " pale");
    fputs("<rect", frame->stream);
    view_svg_class(frame->stream, classes);
    fprintf(frame->stream, " x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">", x + gap / 2, top,
            frame->bar_width - gap, bottom - top);
    draw_title(frame, group, series, part, part_of(chart, group, series, part));
    fputs("</rect>", frame->stream);
    view_marks_hatch(frame->stream, colour, x + gap / 2, top, frame->bar_width - gap, bottom - top);
}

/* The range of a value: a line between its ends, with caps where they do not touch those of the next bar. */
static void draw_range(const struct frame *frame, double middle, uint32_t group, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    uint32_t bar = group * chart->series_count + series;
    double low, high;

    if (!chart->highs || chart->highs[bar] <= 0)
        return;
    low = y_of(frame, chart->lows[bar]);
    high = y_of(frame, chart->highs[bar]);
    view_svg_line(frame->stream, "range", middle, low, middle, high);
    if (!frame->lines && frame->bar_width < 2 * CAP + 1)
        return;
    view_svg_line(frame->stream, "range", middle - CAP, low, middle + CAP, low);
    view_svg_line(frame->stream, "range", middle - CAP, high, middle + CAP, high);
}

static void write_value(char text[VIEW_TICK_BYTES], double value)
{
    snprintf(text, VIEW_TICK_BYTES, value < 100 ? "%.2f" : "%.0f", value);
}

/* The value above a bar and its range. A bar that hangs from a line has the value above the line. */
static void draw_value(const struct frame *frame, double x, double from, double value, uint32_t bar)
{
    const struct view_chart *chart = frame->chart;
    double top = value > from ? value : from;
    char text[VIEW_TICK_BYTES];

    if (chart->highs && chart->highs[bar] > top)
        top = chart->highs[bar];
    write_value(text, value);
    view_svg_text(frame->stream, "small", x + frame->bar_width / 2, y_of(frame, top) - 4, VIEW_MIDDLE, 0, text);
}

static void draw_bar(const struct frame *frame, double x, uint32_t group, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    double base = !chart->logarithmic ? 0 : chart->line > 0 ? chart->line : frame->low, from = base;
    double value = value_of(chart, group, series);

    if (parts_of(chart) == 1) {
        draw_part(frame, x, from, value, group, series, 0);
    } else {
        for (uint32_t part = 0; part < parts_of(chart); part++) {
            double size = part_of(chart, group, series, part);
            if (size > 0)
                draw_part(frame, x, from, from + size, group, series, part);
            from += size;
        }
    }
    draw_range(frame, x + frame->bar_width / 2, group, series);
    if (frame->labelled)
        draw_value(frame, x, base, value, group * chart->series_count + series);
}

/* Why there is no bar, upright in the bar's place, or a cross with its title. */
static void draw_note(const struct frame *frame, double x, const char *note, uint32_t series)
{
    uint32_t colour = colour_of(frame->chart, series) % VIEW_SVG_COLOURS;
    double middle = x + frame->bar_width / 2, half = frame->bar_width < 6 ? frame->bar_width / 2 : 3;
    double size = frame->bar_width / NOTE_HEIGHT < VIEW_SVG_SMALL ? frame->bar_width / NOTE_HEIGHT : VIEW_SVG_SMALL;
    char classes[CLASS_BYTES];

    if (!note || !*note)
        return;
    if (frame->crossed) {
        snprintf(classes, sizeof(classes), "s%u", colour);
        fputs("<path", frame->stream);
        view_svg_class(frame->stream, classes);
        fprintf(frame->stream, " d=\"M%.1f %.1fl%.1f %.1fm0 %.1fl%.1f %.1f\"><title>", middle - half,
                frame->bottom - 2 - 2 * half, 2 * half, 2 * half, -2 * half, -2 * half, 2 * half);
        view_html_text(frame->stream, note);
        fputs("</title></path>\n", frame->stream);
        return;
    }
    fputs("<text", frame->stream);
    snprintf(classes, sizeof(classes), "c%u", colour);
    view_svg_class(frame->stream, classes);
    fprintf(frame->stream, " font-size=\"%.1f\" x=\"%.1f\" y=\"%.1f\" transform=\"rotate(-90 %.1f %.1f)\">", size,
            middle + size * 0.35, frame->bottom - 4, middle + size * 0.35, frame->bottom - 4);
    view_html_text(frame->stream, note);
    fputs("</text>\n", frame->stream);
}

/* Names of groups */

/* Breaks a name at the space nearest to its middle. Returns the width of the wider half. */
static double break_name(const char *name, char first[NAME_BYTES], const char **second)
{
    size_t length = strlen(name), at = length;

    for (size_t i = 0; i < length; i++)
        if (name[i] == ' ' && (at == length || (2 * i > length ? 2 * i - length : length - 2 * i) <
                                                   (2 * at > length ? 2 * at - length : length - 2 * at)))
            at = i;
    snprintf(first, NAME_BYTES, "%.*s", (int)at, name);
    *second = name + at + (at < length);
    return view_svg_text_width(strlen(first) > strlen(*second) ? first : *second, VIEW_SVG_SIZE);
}

/* How names stand: in one line if all fit into the width of a group, else in two, else turned. */
static enum names choose_names(const struct view_chart *chart, double group_width)
{
    enum names names = NAMES_FLAT;
    char first[NAME_BYTES];
    const char *second;

    for (uint32_t i = 0; i < chart->group_count; i++) {
        if (view_svg_text_width(chart->groups[i], VIEW_SVG_SIZE) + 4 <= group_width)
            continue;
        if (break_name(chart->groups[i], first, &second) + 4 > group_width)
            return NAMES_TURNED;
        names = NAMES_BROKEN;
    }
    return names;
}

/* How far names reach below the plot. */
static double names_height(const struct frame *frame)
{
    double deepest = NAME_GAP + (frame->names == NAMES_BROKEN ? NAME_LINE : 0);

    for (uint32_t i = 0; frame->names == NAMES_TURNED && i < frame->chart->group_count; i++) {
        double depth = NAME_GAP + TURNED * view_svg_text_width(frame->chart->groups[i], VIEW_SVG_SIZE);
        if (depth > deepest)
            deepest = depth;
    }
    return deepest + 8;
}

static void draw_group_name(const struct frame *frame, uint32_t group)
{
    double x = group_left(frame, group) + frame->group_width / 2, y = frame->bottom + NAME_GAP;
    const char *name = frame->chart->groups[group], *second;
    char first[NAME_BYTES];

    if (frame->names == NAMES_TURNED) {
        view_svg_text(frame->stream, "", x + 4, y - 3, VIEW_END, NAME_TURN, name);
        return;
    }
    if (view_svg_text_width(name, VIEW_SVG_SIZE) + 4 <= frame->group_width) {
        view_svg_text(frame->stream, "", x, y, VIEW_MIDDLE, 0, name);
        return;
    }
    break_name(name, first, &second);
    view_svg_text(frame->stream, "", x, y, VIEW_MIDDLE, 0, first);
    if (*second)
        view_svg_text(frame->stream, "", x, y + NAME_LINE, VIEW_MIDDLE, 0, second);
}

static void draw_group(const struct frame *frame, uint32_t group)
{
    const struct view_chart *chart = frame->chart;
    double bars = frame->bar_width * (double)chart->series_count;
    double left = group_left(frame, group) + (frame->group_width - bars) / 2;

    for (uint32_t i = 0; i < chart->series_count; i++) {
        double x = left + frame->bar_width * (double)i;
        if (value_of(chart, group, i) > 0)
            draw_bar(frame, x, group, i);
        else if (chart->notes)
            draw_note(frame, x, chart->notes[group * chart->series_count + i], i);
    }
    draw_group_name(frame, group);
}

/* Lines */

static void draw_series(const struct frame *frame, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    char classes[CLASS_BYTES];

    fputs("<polyline", frame->stream);
    view_svg_class(frame->stream, class_of(classes, 's', colour_of(chart, series)));
    fputs(" points=\"", frame->stream);
    for (uint32_t group = 0; group < chart->group_count; group++) {
        double value = value_of(chart, group, series);
        if (value > 0)
            fprintf(frame->stream, "%.1f,%.1f ", group_left(frame, group) + frame->group_width / 2, y_of(frame, value));
    }
    fputs("\"/>\n", frame->stream);
    for (uint32_t group = 0; group < chart->group_count; group++) {
        double value = value_of(chart, group, series), x;

        if (value <= 0)
            continue;
        x = group_left(frame, group) + frame->group_width / 2;
        draw_range(frame, x, group, series);
        view_marks_begin(frame->stream, colour_of(chart, series), x, y_of(frame, value));
        draw_title(frame, group, series, 0, value);
        fputs("</path>\n", frame->stream);
    }
}

/* Whole charts */

/* Sets the scale of the values. Returns the number of ticks. */
static int scale_values(struct frame *frame, double ticks[VIEW_TICKS_MOST])
{
    const struct view_chart *chart = frame->chart;
    double least, most;
    int count;

    find_range(chart, &least, &most);
    count = chart->logarithmic ? view_ticks_logarithmic(least, most, ticks) : view_ticks_linear(most, ticks);
    frame->low = chart->logarithmic ? ticks[0] : 0;
    frame->high = chart->logarithmic ? ticks[count - 1] : most;
    if (chart->logarithmic && count == 1)
        frame->high *= 2;
    frame->scale = PLOT_HEIGHT / (chart->logarithmic ? view_log2(frame->high / frame->low) : frame->high);
    return count;
}

/* Sets left, group_width and width. A turned name reaches to the left of its group. */
static void place_groups(struct frame *frame, double tick_width)
{
    const struct view_chart *chart = frame->chart;
    double slots = (double)chart->group_count + (chart->separated < chart->group_count ? 0.3 : 0);

    frame->left = (chart->y_title ? VIEW_SVG_TITLE : 0) + tick_width + LEFT_GAP + 4;
    frame->width = chart->width > 0 ? chart->width : VIEW_SVG_WIDTH;
    frame->group_width = (frame->width - frame->left - RIGHT) / slots;
    frame->names = choose_names(chart, frame->group_width);
    if (frame->names == NAMES_TURNED) {
        if (frame->group_width < NAME_SLOT)
            frame->width = frame->left + NAME_SLOT * slots + RIGHT;
        for (uint32_t i = 0; i < chart->group_count; i++) {
            double reach = TURNED * view_svg_text_width(chart->groups[i], VIEW_SVG_SIZE) + 6 -
                           ((double)i + 0.5) * (frame->width - frame->left - RIGHT) / slots;
            if (reach > frame->left)
                frame->left = reach;
        }
    }
    frame->right = frame->width - RIGHT;
    frame->group_width = (frame->right - frame->left) / slots;
}

/* Sets the width of bars, and whether their values and notes fit. */
static void place_bars(struct frame *frame)
{
    const struct view_chart *chart = frame->chart;
    double widest = 0, pitch;
    char text[VIEW_TICK_BYTES];

    frame->bar_width = frame->group_width * GROUP_FILL / (double)chart->series_count;
    if (frame->bar_width > BAR_MOST)
        frame->bar_width = BAR_MOST;
    frame->crossed = frame->bar_width < NOTE_LEAST;
    pitch = chart->series_count == 1 ? frame->group_width : frame->bar_width;
    for (uint32_t i = 0; i < chart->group_count * chart->series_count; i++) {
        write_value(text, value_of(chart, i / chart->series_count, i % chart->series_count));
        if (view_svg_text_width(text, VIEW_SVG_SMALL) > widest)
            widest = view_svg_text_width(text, VIEW_SVG_SMALL);
    }
    frame->labelled = widest + 2 <= pitch;
}

static void define_hatches(const struct view_chart *chart, FILE *stream)
{
    bool by_part = coloured_by_part(chart), defined[VIEW_SVG_COLOURS] = {false};

    for (uint32_t i = 0; i < (by_part ? parts_of(chart) : chart->series_count); i++) {
        uint32_t colour = (by_part ? i : colour_of(chart, i)) % VIEW_SVG_COLOURS;

        if (!defined[colour])
            view_marks_define(stream, colour);
        defined[colour] = true;
    }
}

static struct frame begin_chart(const struct view_chart *chart, bool bars, FILE *stream)
{
    struct frame frame = {.chart = chart, .stream = stream, .lines = !bars};
    double ticks[VIEW_TICKS_MOST] = {0}, height;
    int count = scale_values(&frame, ticks);

    place_groups(&frame, ticks_width(ticks, count));
    if (bars)
        place_bars(&frame);
    frame.top = VIEW_SVG_LINE * (double)draw_legend(&frame, NULL) + HEADROOM;
    frame.bottom = frame.top + PLOT_HEIGHT;
    height = frame.bottom + names_height(&frame) + (chart->x_title ? VIEW_SVG_TITLE : 0);
    view_svg_begin(stream, chart->title, frame.width, height);
    if (bars)
        define_hatches(chart, stream);
    draw_legend(&frame, stream);
    draw_axis(&frame, ticks, count);
    view_svg_axis_titles(stream, chart->x_title, chart->y_title, frame.left, frame.right, frame.top, frame.bottom,
                         height);
    return frame;
}

void view_svg_bars(const struct view_chart *chart, FILE *stream)
{
    struct frame frame = begin_chart(chart, true, stream);

    SIM_REQUIRE(chart->series_count <= 1 || chart->part_count <= 2);
    for (uint32_t i = 0; i < chart->group_count; i++)
        draw_group(&frame, i);
    view_svg_end(stream);
}

void view_svg_lines(const struct view_chart *chart, FILE *stream)
{
    struct frame frame = begin_chart(chart, false, stream);

    for (uint32_t i = 0; i < chart->series_count; i++)
        draw_series(&frame, i);
    for (uint32_t i = 0; i < chart->group_count; i++)
        draw_group_name(&frame, i);
    view_svg_end(stream);
}
