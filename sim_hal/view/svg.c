/* svg.c - see svg.h. */
#include "view/svg.h"

#include <string.h>

#include "view/markup.h"

#define WIDTH         960.0
#define LEFT          46.0
#define RIGHT         8.0
#define LEGEND_HEIGHT 26.0
#define PLOT_HEIGHT   250.0
#define HEADROOM      18.0
#define BELOW         34.0
#define BAR_MOST      34.0
#define GROUP_FILL    0.80 /* of a group's width that bars take */
#define LABEL_LEAST   24.0 /* bar width from which on values are printed above bars */
#define NOTE_LEAST    8.0
#define COLOURS       10u
#define LETTER_WIDTH  6.6

struct frame {
    const struct view_chart *chart;
    FILE *stream;
    double top, bottom; /* of the plot */
    double scale;       /* pixels a unit */
    double group_width, bar_width;
};

static const char style[] =
    "<style>"
    ".chart{font:12px system-ui,-apple-system,'Segoe UI',sans-serif;"
    "--ink:#23272f;--soft:#69707d;--rule:#dfe3e8;--halo:#f6f7f9;"
    "--c0:#8d95a3;--c1:#d08c1f;--c2:#2f6fd0;--c3:#1f9e89;--c4:#b5489a;--c5:#6a51c7;--c6:#c2452d;--c7:#5b8c2a;--c8:#"
    "0f8fb3;"
    "--c9:#a0703c}"
    "@media(prefers-color-scheme:dark){.chart{--ink:#e6e9ee;--soft:#9aa2ae;--rule:#333944;--halo:#1c2027;"
    "--c0:#9aa3b2;--c1:#e3a84a;--c2:#6ea0f2;--c3:#4cc5ae;--c4:#d97cc0;--c5:#9d8af0;--c6:#ea7a63;--c7:#93c45f;--c8:#"
    "52bfdf;"
    "--c9:#c99b67}}"
    ".chart text{fill:var(--ink)}.chart .soft{fill:var(--soft)}.chart .rule{stroke:var(--rule);stroke-width:1}"
    ".chart .line{stroke:var(--soft);stroke-width:1.2;stroke-dasharray:4 3}.chart "
    ".value{font-size:10px;paint-order:stroke;stroke:var(--halo);stroke-width:3px}"
    ".chart .note{font-size:10.5px;paint-order:stroke;stroke:var(--halo);stroke-width:3px}"
    ".c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}.c5{fill:var(--c5)}"
    ".c6{fill:var(--c6)}.c7{fill:var(--c7)}.c8{fill:var(--c8)}.c9{fill:var(--c9)}"
    "</style>";

static double value_of(const struct view_chart *chart, uint32_t group, uint32_t series)
{
    return chart->values[group * chart->series_count + series];
}

static double largest(const struct view_chart *chart)
{
    double most = chart->line > 0 ? chart->line : 0;

    for (uint32_t i = 0; i < chart->group_count * chart->series_count; i++)
        if (chart->values[i] > most)
            most = chart->values[i];
    return most > 0 ? most : 1;
}

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

static double y_of(const struct frame *frame, double value)
{
    return frame->bottom - value * frame->scale;
}

static double group_left(const struct frame *frame, uint32_t group)
{
    double gap = group >= frame->chart->separated ? frame->group_width * 0.3 : 0;

    return LEFT + gap + frame->group_width * (double)group;
}

static void draw_legend(const struct frame *frame)
{
    const struct view_chart *chart = frame->chart;
    double x = LEFT;

    for (uint32_t i = 0; i < chart->series_count; i++) {
        fprintf(frame->stream, "<rect class=\"c%u\" x=\"%.1f\" y=\"3\" width=\"11\" height=\"11\" rx=\"2\"/>",
                i % COLOURS, x);
        fprintf(frame->stream, "<text x=\"%.1f\" y=\"13\">", x + 16);
        view_html_text(frame->stream, chart->series[i]);
        fputs("</text>", frame->stream);
        x += 34 + LETTER_WIDTH * (double)strlen(chart->series[i]);
    }
    fputc('\n', frame->stream);
}

static void draw_axis(const struct frame *frame, double most)
{
    double step = tick_step(most);

    for (int i = 0; (double)i * step <= most * 1.0001; i++) {
        double y = y_of(frame, (double)i * step);
        fprintf(frame->stream, "<line class=\"rule\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", LEFT,
                WIDTH - RIGHT, y, y);
        fprintf(frame->stream, "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", LEFT - 7,
                y + 4, (double)i * step);
    }
}

static void draw_bar(const struct frame *frame, double x, double value, uint32_t group, uint32_t series)
{
    const struct view_chart *chart = frame->chart;
    double y = y_of(frame, value);

    fprintf(frame->stream,
            "<rect class=\"c%u\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"1.5\"><title>",
            series % COLOURS, x + 0.5, y, frame->bar_width - 1, frame->bottom - y);
    view_html_text(frame->stream, chart->groups[group]);
    fputs(", ", frame->stream);
    view_html_text(frame->stream, chart->series[series]);
    fprintf(frame->stream, ": %.3f</title></rect>", value);
    if (frame->bar_width >= LABEL_LEAST)
        fprintf(frame->stream, "<text class=\"value\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%.2f</text>",
                x + frame->bar_width / 2, y - 4, value);
}

/* Why there is no bar, upright in the bar's place. */
static void draw_note(const struct frame *frame, double x, const char *note, uint32_t series)
{
    double middle = x + frame->bar_width / 2 + 3.5;

    if (!note || !*note)
        return;
    fprintf(frame->stream,
            "<text class=\"note c%u\" style=\"fill:var(--c%u)\" transform=\"translate(%.1f %.1f) rotate(-90)\">",
            series % COLOURS, series % COLOURS, middle, frame->bottom - 4);
    view_html_text(frame->stream, frame->bar_width >= NOTE_LEAST ? note : "x");
    fputs("</text>", frame->stream);
}

static void draw_group(const struct frame *frame, uint32_t group)
{
    const struct view_chart *chart = frame->chart;
    double bars = frame->bar_width * (double)chart->series_count;
    double left = group_left(frame, group) + (frame->group_width - bars) / 2;

    for (uint32_t i = 0; i < chart->series_count; i++) {
        double x = left + frame->bar_width * (double)i, value = value_of(chart, group, i);
        if (value > 0)
            draw_bar(frame, x, value, group, i);
        else if (chart->notes)
            draw_note(frame, x, chart->notes[group * chart->series_count + i], i);
    }
    fprintf(frame->stream, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">",
            group_left(frame, group) + frame->group_width / 2, frame->bottom + 18);
    view_html_text(frame->stream, chart->groups[group]);
    fputs("</text>\n", frame->stream);
}

static struct frame lay_out(const struct view_chart *chart, FILE *stream, double most)
{
    double gaps = chart->separated < chart->group_count ? 0.3 : 0;
    struct frame frame = {.chart = chart, .stream = stream, .top = LEGEND_HEIGHT + HEADROOM};

    frame.bottom = frame.top + PLOT_HEIGHT;
    frame.scale = PLOT_HEIGHT / most;
    frame.group_width = (WIDTH - LEFT - RIGHT) / ((double)chart->group_count + gaps);
    frame.bar_width = frame.group_width * GROUP_FILL / (double)chart->series_count;
    if (frame.bar_width > BAR_MOST)
        frame.bar_width = BAR_MOST;
    return frame;
}

void view_svg_bars(const struct view_chart *chart, FILE *stream)
{
    double most = largest(chart);
    struct frame frame = lay_out(chart, stream, most);

    fprintf(stream,
            "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
            "aria-label=\"",
            WIDTH, frame.bottom + BELOW);
    view_html_text(stream, chart->title);
    fprintf(stream, "\">%s\n", style);
    draw_legend(&frame);
    draw_axis(&frame, most);
    if (chart->line > 0)
        fprintf(stream, "<line class=\"line\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>\n", LEFT, WIDTH - RIGHT,
                y_of(&frame, chart->line), y_of(&frame, chart->line));
    for (uint32_t i = 0; i < chart->group_count; i++)
        draw_group(&frame, i);
    fputs("</svg>\n", stream);
}
