/* timeline.c - see timeline.h. */
#include "tools/view/timeline.h"

#include <stdbool.h>

#include "engine/require.h"
#include "tools/view/marks.h"

#define LEFT_GAP   8.0
#define RIGHT_GAP  8.0
#define HEAD       10.0 /* from the keys to the first panel */
#define ROW        6.0
#define PANEL_GAP  13.0
#define NUMBERS    16.0 /* from the panels to the numbers of the axis */
#define BELOW      28.0 /* from the panels to the title of the axis */
#define LEAST_SPAN 0.4  /* pixels */
#define HATCHED    3.0  /* pixels; a narrower span shows its colour alone */

struct frame {
    const struct view_timeline *timeline;
    FILE *stream;
    double left, right, top, bottom; /* of the panels */
};

/* The widest of the names beside the panels, or of the notes. */
static double widest(const struct view_timeline *timeline, bool notes)
{
    double width = 0;

    for (uint32_t i = 0; i < timeline->run_count; i++) {
        const char *text = notes ? timeline->runs[i].note : timeline->runs[i].name;
        double own = text ? view_svg_text_width(text, VIEW_SVG_SIZE) : 0;

        if (own > width)
            width = own;
    }
    return width;
}

static double x_of(const struct frame *frame, uint64_t cycle)
{
    uint64_t end = frame->timeline->cycles;

    return frame->left + (frame->right - frame->left) * (double)(cycle > end ? end : cycle) / (double)end;
}

static double panel_height(const struct view_run *run)
{
    return ROW * (double)run->rows + PANEL_GAP;
}

static void draw_span(const struct frame *frame, const struct view_span *span, double top)
{
    double left = x_of(frame, span->begin), width = x_of(frame, span->end) - left, y = top + ROW * (double)span->row;
    char square[VIEW_KEY_BYTES];
    uint32_t hatch;
    bool hatched = view_key_hatch(frame->timeline->keys[span->key].classes, square, &hatch);

    if (span->begin >= frame->timeline->cycles)
        return;
    if (width < LEAST_SPAN)
        width = LEAST_SPAN;
    fputs("<rect", frame->stream);
    view_svg_class(frame->stream, square);
    fprintf(frame->stream, " x=\"%.2f\" y=\"%.1f\" width=\"%.2f\" height=\"%.1f\"/>", left, y, width, ROW - 1);
    if (hatched && width >= HATCHED)
        view_marks_hatch(frame->stream, hatch, left, y, width, ROW - 1);
}

static void draw_run(const struct frame *frame, const struct view_run *run, double top)
{
    double middle = top + ROW * (double)run->rows / 2 + 4;

    view_svg_text(frame->stream, "", frame->left - LEFT_GAP, middle, VIEW_END, 0, run->name);
    for (uint32_t i = 0; i < run->span_count; i++)
        draw_span(frame, &run->spans[i], top);
    fputc('\n', frame->stream);
    if (run->note)
        view_svg_text(frame->stream, "", frame->right + RIGHT_GAP, middle, VIEW_START, 0, run->note);
}

static void define_hatches(const struct view_timeline *timeline, FILE *stream)
{
    char square[VIEW_KEY_BYTES];
    uint32_t hatch;

    for (uint32_t i = 0; i < timeline->key_count; i++)
        if (timeline->keys[i].classes && view_key_hatch(timeline->keys[i].classes, square, &hatch))
            view_marks_define(stream, hatch);
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

static void draw_axis(const struct frame *frame)
{
    const struct view_timeline *timeline = frame->timeline;
    uint64_t step = tick_step(timeline->cycles / timeline->clock_mhz);

    for (uint64_t tick = 0; tick * timeline->clock_mhz <= timeline->cycles; tick += step) {
        double x = x_of(frame, tick * timeline->clock_mhz);
        char text[24];

        snprintf(text, sizeof(text), "%llu", (unsigned long long)tick);
        view_svg_line(frame->stream, "rule", x, frame->top - 6, x, frame->bottom);
        view_svg_text(frame->stream, "soft", x, frame->bottom + NUMBERS, VIEW_MIDDLE, 0, text);
    }
}

void view_svg_timeline(const struct view_timeline *timeline, FILE *stream)
{
    struct frame frame = {.timeline = timeline, .stream = stream};
    double top, height;

    SIM_REQUIRE(timeline->cycles);
    SIM_REQUIRE(timeline->clock_mhz);
    frame.left = (timeline->y_title ? VIEW_SVG_TITLE : 0) + widest(timeline, false) + LEFT_GAP + 4;
    frame.right = VIEW_SVG_WIDTH - widest(timeline, true) - 2 * RIGHT_GAP;
    frame.top = top =
        HEAD + VIEW_SVG_LINE * (double)view_keys(NULL, timeline->keys, timeline->key_count, frame.left, VIEW_SVG_WIDTH);
    frame.bottom = frame.top;
    for (uint32_t i = 0; i < timeline->run_count; i++)
        frame.bottom += panel_height(&timeline->runs[i]);
    height = frame.bottom + BELOW + VIEW_SVG_TITLE;
    view_svg_begin(stream, timeline->title, VIEW_SVG_WIDTH, height);
    define_hatches(timeline, stream);
    view_keys(stream, timeline->keys, timeline->key_count, frame.left, VIEW_SVG_WIDTH);
    draw_axis(&frame);
    for (uint32_t i = 0; i < timeline->run_count; i++) {
        draw_run(&frame, &timeline->runs[i], top);
        top += panel_height(&timeline->runs[i]);
    }
    view_svg_axis_titles(stream, "time (us)", timeline->y_title, frame.left, frame.right, frame.top, frame.bottom,
                         height);
    view_svg_end(stream);
}
