/* svg.c - see svg.h. */
#include "view/svg.h"

#include <string.h>

#include "view/markup.h"
#include "view/number.h"

#define LEFT_LEAST   46.0 /* beside the plot, for the numbers of its axis */
#define LEFT_GAP     7.0
#define RIGHT        8.0
#define LEGEND_LINE  20.0
#define PLOT_HEIGHT  250.0
#define HEADROOM     24.0
#define BELOW        34.0
#define BAR_MOST     34.0
#define GROUP_FILL   0.80 /* of a group's width that bars take */
#define LABEL_LEAST  24.0 /* bar width from which on values are printed above bars */
#define NOTE_LEAST   6.0
#define LABEL_WIDTH  6.1 /* a letter below a group, on average */
#define LETTER_WIDTH 6.6
#define TICKS_MOST   64
#define TICK_BYTES   32
#define CLASS_BYTES  24

struct frame {
    const struct view_chart *chart;
    FILE *stream;
    double left;        /* of the plot */
    double top, bottom; /* the same */
    double low, high;   /* values there */
    double scale;       /* pixels a unit, or a doubling */
    double group_width, bar_width;
};

/* No two of a row are alike: the least distance in CIE Lab is 26 on light ground and 22 on dark. */
static const char *const light_colours[VIEW_SVG_COLOURS] = {
    "#8d95a3", "#d08c1f", "#2f6fd0", "#1f9e89", "#b5489a", "#6a51c7", "#c2452d", "#5b8c2a",
    "#0f8fb3", "#a0703c", "#50283c", "#fa96aa", "#1e3c1e", "#00d282", "#c8aafa", "#be0050"};
static const char *const dark_colours[VIEW_SVG_COLOURS] = {
    "#9aa3b2", "#e3a84a", "#6ea0f2", "#4cc5ae", "#d97cc0", "#9d8af0", "#ea7a63", "#93c45f",
    "#52bfdf", "#c99b67", "#a0646e", "#dce6be", "#64825a", "#46faaa", "#787800", "#dc326e"};

/* Series beyond the colours have a broken outline, or a broken line. */
static const char *const dashes[] = {"6 2", "2 2", "1 3", "8 2 2 2", "10 4", "4 4", "6 2 1 2"};
#define DASHES ((uint32_t)(sizeof(dashes) / sizeof(dashes[0])))

static const char common_style[] =
    ".chart text{fill:var(--ink)}.chart .soft{fill:var(--soft)}.chart .rule{stroke:var(--rule);stroke-width:1}"
    ".chart .line{stroke:var(--soft);stroke-width:1.2;stroke-dasharray:4 3}.chart "
    ".value{font-size:10px;paint-order:stroke;stroke:var(--halo);stroke-width:3px}"
    ".chart .note{font-size:10.5px;paint-order:stroke;stroke:var(--halo);stroke-width:3px}"
    ".chart .small{font-size:10.5px}.chart .pale{opacity:.4}"
    ".chart .range{stroke:var(--ink);stroke-width:1.2}"
    ".chart polyline{fill:none;stroke-width:2}";

static void define_colours(FILE *stream, const char *const *colours)
{
    for (uint32_t i = 0; i < VIEW_SVG_COLOURS; i++)
        fprintf(stream, "--c%u:%s%s", i, colours[i], i + 1 < VIEW_SVG_COLOURS ? ";" : "}");
}

static void write_style(FILE *stream)
{
    fputs("<style>.chart{font:12px system-ui,-apple-system,'Segoe UI',sans-serif;"
          "--ink:#23272f;--soft:#69707d;--rule:#dfe3e8;--halo:#f6f7f9;",
          stream);
    define_colours(stream, light_colours);
    fputs("@media(prefers-color-scheme:dark){.chart{--ink:#e6e9ee;--soft:#9aa2ae;--rule:#333944;--halo:#1c2027;",
          stream);
    define_colours(stream, dark_colours);
    fprintf(stream, "}%s", common_style);
    for (uint32_t i = 0; i < VIEW_SVG_COLOURS; i++)
        fprintf(stream, ".c%u{fill:var(--c%u)}", i, i);
    for (uint32_t i = 0; i < DASHES; i++)
        fprintf(stream, ".d%u{stroke:var(--ink);stroke-dasharray:%s}", i + 1, dashes[i]);
    fputs("</style>", stream);
}

void view_svg_begin(FILE *stream, const char *title, double height)
{
    fprintf(stream,
            "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
            "aria-label=\"",
            VIEW_SVG_WIDTH, height);
    view_html_text(stream, title);
    fputs("\">", stream);
    write_style(stream);
    fputs("\n", stream);
}

void view_svg_end(FILE *stream)
{
    fputs("</svg>\n", stream);
}

static double key_width(const char *text)
{
    return 34 + LETTER_WIDTH * (double)strlen(text);
}

double view_svg_key(FILE *stream, const char *classes, const char *text, double x, double y)
{
    fprintf(stream, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"11\" height=\"11\" rx=\"2\"/>", classes, x,
            y - 5.5);
    fprintf(stream, "<text x=\"%.1f\" y=\"%.1f\">", x + 16, y + 4.5);
    view_html_text(stream, text);
    fputs("</text>", stream);
    return x + key_width(text);
}

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

/* A step of 1, 2 or 5 times a power of ten that gives about five of them. */
static double tick_step(double most)
{
    static const double steps[] = {1, 2, 5};
    double unit = 0.001;

    for (;; unit *= 10)
        for (int i = 0; i < 3; i++)
            if (most / (unit * steps[i]) <= 6)
                return unit * steps[i];
}

/* Ticks of a logarithmic axis from the last at or below least to the first at or above most. */
static int logarithmic_ticks(double least, double most, double *ticks)
{
    static const double all[] = {1, 2, 5}, tens[] = {1, 1, 1};
    const double *steps = most / least <= 100 ? all : tens;
    int stride = steps == all ? 1 : 3, count = 0;
    double unit = 1e-6;

    for (; unit < 1e15 && count < TICKS_MOST; unit *= 10) {
        for (int i = 0; i < 3; i += stride) {
            double tick = unit * steps[i];
            if (tick <= least * 1.000001)
                count = 0; /* only the last one below is wanted */
            ticks[count++] = tick;
            if (tick >= most * 0.999999)
                return count;
        }
    }
    return count;
}

static int linear_ticks(double most, double *ticks)
{
    double step = tick_step(most);
    int count = 0;

    while ((double)count * step <= most * 1.0001) {
        ticks[count] = (double)count * step;
        count++;
    }
    return count;
}

static double height_of(const struct frame *frame, double value)
{
    return frame->chart->logarithmic ? view_log2(value / frame->low) * frame->scale : value * frame->scale;
}

static double y_of(const struct frame *frame, double value)
{
    return frame->bottom - height_of(frame, value);
}

static void write_tick(char text[TICK_BYTES], double tick)
{
    snprintf(text, TICK_BYTES, "%g", tick);
}

/* Where the plot begins: all of the longest number stands beside it. */
static double left_of(const double *ticks, int count)
{
    double left = LEFT_LEAST;
    char text[TICK_BYTES];

    for (int i = 0; i < count; i++) {
        write_tick(text, ticks[i]);
        if (LEFT_GAP + VIEW_SVG_LETTER * (double)strlen(text) > left)
            left = LEFT_GAP + VIEW_SVG_LETTER * (double)strlen(text);
    }
    return left;
}

static void draw_axis(const struct frame *frame, const double *ticks, int count)
{
    for (int i = 0; i < count; i++) {
        double y = y_of(frame, ticks[i]);
        char text[TICK_BYTES];

        write_tick(text, ticks[i]);
        fprintf(frame->stream, "<line class=\"rule\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", frame->left,
                VIEW_SVG_WIDTH - RIGHT, y, y);
        fprintf(frame->stream, "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
                frame->left - LEFT_GAP, y + 4, text);
    }
    if (frame->chart->line > 0)
        fprintf(frame->stream, "<line class=\"line\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>\n", frame->left,
                VIEW_SVG_WIDTH - RIGHT, y_of(frame, frame->chart->line), y_of(frame, frame->chart->line));
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

/* The class of a fill, and of an outline when colours are used again. */
static const char *class_of(char text[CLASS_BYTES], uint32_t colour)
{
    uint32_t again = colour / VIEW_SVG_COLOURS % (DASHES + 1);

    if (again)
        snprintf(text, CLASS_BYTES, "c%u d%u", colour % VIEW_SVG_COLOURS, again);
    else
        snprintf(text, CLASS_BYTES, "c%u", colour % VIEW_SVG_COLOURS);
    return text;
}

static const char *const *legend_texts(const struct view_chart *chart, uint32_t *count)
{
    *count = coloured_by_part(chart) ? parts_of(chart) : chart->series_count;
    return coloured_by_part(chart) ? chart->parts : chart->series;
}

/* Draws the legend, or with no stream only counts its lines. */
static uint32_t draw_legend(const struct view_chart *chart, double left, FILE *stream)
{
    uint32_t count, lines = 1;
    const char *const *texts = legend_texts(chart, &count);
    double x = left;
    char classes[CLASS_BYTES];

    for (uint32_t i = 0; i < count; i++) {
        if (x > left && x + key_width(texts[i]) > VIEW_SVG_WIDTH) {
            lines++;
            x = left;
        }
        if (stream)
            view_svg_key(stream, class_of(classes, coloured_by_part(chart) ? i : colour_of(chart, i)), texts[i], x,
                         LEGEND_LINE * (double)lines - 11.5);
        x += key_width(texts[i]);
    }
    if (parts_of(chart) == 1 || coloured_by_part(chart))
        return lines;
    if (stream) {
        double next = view_svg_key(stream, "c0", chart->parts[0], left, LEGEND_LINE * (double)(lines + 1) - 11.5);
        view_svg_key(stream, "c0 pale", chart->parts[1], next, LEGEND_LINE * (double)(lines + 1) - 11.5);
    }
    return lines + 1;
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
    char classes[CLASS_BYTES];
    double top = y_of(frame, to > from ? to : from), bottom = y_of(frame, to > from ? from : to);

    fprintf(frame->stream, "<rect class=\"%s%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">",
            class_of(classes, colour), part && !coloured_by_part(chart) ? " pale" : "", x + 0.5, top,
            frame->bar_width - 1, bottom - top);
    draw_title(frame, group, series, part, part_of(chart, group, series, part));
    fputs("</rect>", frame->stream);
}

/* The range across a bar: a line between its ends. */
static void draw_range(const struct frame *frame, double x, uint32_t group, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    uint32_t bar = group * chart->series_count + series;
    double middle = x + frame->bar_width / 2;

    if (!chart->highs || chart->highs[bar] <= 0)
        return;
    fprintf(frame->stream, "<line class=\"range\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", middle, middle,
            y_of(frame, chart->lows[bar]), y_of(frame, chart->highs[bar]));
}

static void draw_bar(const struct frame *frame, double x, uint32_t group, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    double from = !chart->logarithmic ? 0 : chart->line > 0 ? chart->line : frame->low;
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
    draw_range(frame, x, group, series);
    if (frame->bar_width >= LABEL_LEAST)
        fprintf(frame->stream,
                value < 100 ? "<text class=\"value\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%.2f</text>"
                            : "<text class=\"value\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%.0f</text>",
                x + frame->bar_width / 2, y_of(frame, value) - 4, value);
}

/* Why there is no bar, upright in the bar's place. */
static void draw_note(const struct frame *frame, double x, const char *note, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    double middle = x + frame->bar_width / 2 + 3.5;
    uint32_t colour = colour_of(chart, series) % VIEW_SVG_COLOURS;

    if (!note || !*note)
        return;
    fprintf(frame->stream,
            "<text class=\"note c%u\" style=\"fill:var(--c%u)\" transform=\"translate(%.1f %.1f) rotate(-90)\">",
            colour, colour, middle, frame->bottom - 4);
    view_html_text(frame->stream, frame->bar_width >= NOTE_LEAST ? note : "x");
    fputs("</text>", frame->stream);
}

static void draw_group_name(const struct frame *frame, uint32_t group)
{
    const char *name = frame->chart->groups[group];
    bool narrow = LABEL_WIDTH * (double)strlen(name) > frame->group_width;

    fprintf(frame->stream, "<text%s x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">", narrow ? " class=\"small\"" : "",
            group_left(frame, group) + frame->group_width / 2, frame->bottom + 18);
    view_html_text(frame->stream, name);
    fputs("</text>\n", frame->stream);
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

    class_of(classes, colour_of(chart, series));
    fprintf(frame->stream, "<polyline class=\"%s\" style=\"stroke:var(--c%u)\" points=\"", classes,
            colour_of(chart, series) % VIEW_SVG_COLOURS);
    for (uint32_t group = 0; group < chart->group_count; group++) {
        double value = value_of(chart, group, series);
        if (value > 0)
            fprintf(frame->stream, "%.1f,%.1f ", group_left(frame, group) + frame->group_width / 2, y_of(frame, value));
    }
    fputs("\"/>\n", frame->stream);
    for (uint32_t group = 0; group < chart->group_count; group++) {
        double value = value_of(chart, group, series);
        if (value <= 0)
            continue;
        fprintf(frame->stream, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\">", classes,
                group_left(frame, group) + frame->group_width / 2, y_of(frame, value));
        draw_title(frame, group, series, 0, value);
        fputs("</circle>\n", frame->stream);
    }
}

/* Whole charts */

static struct frame begin_chart(const struct view_chart *chart, FILE *stream)
{
    double gaps = chart->separated < chart->group_count ? 0.3 : 0, least, most, ticks[TICKS_MOST] = {0};
    struct frame frame = {.chart = chart, .stream = stream};
    int count;

    find_range(chart, &least, &most);
    count = chart->logarithmic ? logarithmic_ticks(least, most, ticks) : linear_ticks(most, ticks);
    frame.low = chart->logarithmic ? ticks[0] : 0;
    frame.high = chart->logarithmic ? ticks[count - 1] : most;
    if (chart->logarithmic && count == 1)
        frame.high *= 2;
    frame.left = left_of(ticks, count);
    frame.top = LEGEND_LINE * (double)draw_legend(chart, frame.left, NULL) + HEADROOM;
    frame.bottom = frame.top + PLOT_HEIGHT;
    frame.scale = PLOT_HEIGHT / (chart->logarithmic ? view_log2(frame.high / frame.low) : frame.high);
    frame.group_width = (VIEW_SVG_WIDTH - frame.left - RIGHT) / ((double)chart->group_count + gaps);
    frame.bar_width = frame.group_width * GROUP_FILL / (double)chart->series_count;
    if (frame.bar_width > BAR_MOST)
        frame.bar_width = BAR_MOST;
    view_svg_begin(stream, chart->title, frame.bottom + BELOW);
    draw_legend(chart, frame.left, stream);
    fputc('\n', stream);
    draw_axis(&frame, ticks, count);
    return frame;
}

void view_svg_bars(const struct view_chart *chart, FILE *stream)
{
    struct frame frame = begin_chart(chart, stream);

    for (uint32_t i = 0; i < chart->group_count; i++)
        draw_group(&frame, i);
    view_svg_end(stream);
}

void view_svg_lines(const struct view_chart *chart, FILE *stream)
{
    struct frame frame = begin_chart(chart, stream);

    for (uint32_t i = 0; i < chart->series_count; i++)
        draw_series(&frame, i);
    for (uint32_t i = 0; i < chart->group_count; i++)
        draw_group_name(&frame, i);
    view_svg_end(stream);
}
