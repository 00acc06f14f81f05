/* timeline.c - see timeline.h. */
#include "view/timeline.h"

#include <string.h>

#include "view/markup.h"
#include "view/svg.h"

#define LEFT_LEAST 92.0 /* beside the panels, for their names */
#define LEFT_GAP   8.0
#define RIGHT      14.0
#define TOP        30.0
#define ROW        6.0
#define PANEL_GAP  13.0
#define BELOW      34.0
#define LEAST_SPAN 0.4 /* pixels */

static double left_of(const struct view_timeline *timeline)
{
    double left = LEFT_LEAST;

    for (uint32_t i = 0; i < timeline->run_count; i++) {
        double width = LEFT_GAP + VIEW_SVG_LETTER * (double)strlen(timeline->runs[i].name);
        if (width > left)
            left = width;
    }
    return left;
}

static double x_of(const struct view_timeline *timeline, uint64_t cycle)
{
    double left = left_of(timeline);

    if (cycle > timeline->cycles)
        cycle = timeline->cycles;
    return left + (VIEW_SVG_WIDTH - left - RIGHT) * (double)cycle / (double)timeline->cycles;
}

static double panel_height(const struct view_run *run)
{
    return ROW * (double)run->rows + PANEL_GAP;
}

static void draw_keys(const struct view_timeline *timeline, FILE *stream)
{
    double x = left_of(timeline);

    for (uint32_t i = 0; i < timeline->key_count; i++)
        if (timeline->keys[i].name)
            x = view_svg_key(stream, timeline->keys[i].classes, timeline->keys[i].name, x, 9);
    fputc('\n', stream);
}

static void draw_span(const struct view_timeline *timeline, const struct view_span *span, double top, FILE *stream)
{
    double left = x_of(timeline, span->begin), width = x_of(timeline, span->end) - left;

    if (span->begin >= timeline->cycles)
        return;
    if (width < LEAST_SPAN)
        width = LEAST_SPAN;
    fprintf(stream, "<rect class=\"%s\" x=\"%.2f\" y=\"%.1f\" width=\"%.2f\" height=\"%.1f\"/>",
            timeline->keys[span->key].classes, left, top + ROW * (double)span->row, width, ROW - 1);
}

static void draw_run(const struct view_timeline *timeline, const struct view_run *run, double top, FILE *stream)
{
    double middle = top + ROW * (double)run->rows / 2 + 4;

    fprintf(stream, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">", left_of(timeline) - LEFT_GAP, middle);
    view_html_text(stream, run->name);
    fputs("</text>\n", stream);
    for (uint32_t i = 0; i < run->span_count; i++)
        draw_span(timeline, &run->spans[i], top, stream);
    fputc('\n', stream);
    if (!run->note)
        return;
    fprintf(stream, "<text class=\"note\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">", VIEW_SVG_WIDTH - RIGHT - 4,
            middle);
    view_html_text(stream, run->note);
    fputs("</text>\n", stream);
}

/* A step of 1, 2 or 5 times a power of ten of microseconds, about eight of them. */
static uint64_t tick_step(uint64_t microseconds)
{
    for (uint64_t unit = 1;; unit *= 10) {
        if (microseconds <= unit * 8)
            return unit;
        if (microseconds <= unit * 16)
            return unit * 2;
        if (microseconds <= unit * 40)
            return unit * 5;
    }
}

static void draw_axis(const struct view_timeline *timeline, double bottom, FILE *stream)
{
    uint64_t step = tick_step(timeline->cycles / timeline->clock_mhz);

    for (uint64_t tick = 0; tick * timeline->clock_mhz <= timeline->cycles; tick += step) {
        double x = x_of(timeline, tick * timeline->clock_mhz);
        fprintf(stream, "<line class=\"rule\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", x, x, TOP - 6,
                bottom);
        fprintf(stream, "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%llu%s</text>\n", x,
                bottom + 16, (unsigned long long)tick, tick ? "" : " us");
    }
}

void view_svg_timeline(const struct view_timeline *timeline, FILE *stream)
{
    double bottom = TOP, top = TOP;

    for (uint32_t i = 0; i < timeline->run_count; i++)
        bottom += panel_height(&timeline->runs[i]);
    view_svg_begin(stream, timeline->title, bottom + BELOW);
    draw_keys(timeline, stream);
    draw_axis(timeline, bottom, stream);
    for (uint32_t i = 0; i < timeline->run_count; i++) {
        draw_run(timeline, &timeline->runs[i], top, stream);
        top += panel_height(&timeline->runs[i]);
    }
    view_svg_end(stream);
}
