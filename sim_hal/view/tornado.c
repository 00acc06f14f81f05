/* tornado.c - see tornado.h. */
#include "view/tornado.h"

#include <string.h>

#include "view/markup.h"
#include "view/number.h"
#include "view/svg.h"

#define TOP         44.0 /* of the first row, below legend and numbers of the axis */
#define ROW         26.0
#define BAR         10.0
#define BELOW       8.0
#define NAME_GAP    10.0
#define VALUE_GAP   4.0
#define VALUE_SPACE 70.0 /* beside the outermost bars, for their values */
#define RANGE_LEAST 1.05 /* the axis reaches from 1 / this to this, or farther */

/* Two series that differ clearly. */
static const char *const side_classes[VIEW_TORNADO_SIDES] = {"c1", "c2"};

struct frame {
    const struct view_tornado *tornado;
    FILE *stream;
    double left, right, bottom; /* of the plot */
    double low;                 /* logarithm of the ratio at its left end */
    double scale;               /* pixels a doubling */
};

static double x_of(const struct frame *frame, double ratio)
{
    return frame->left + (view_log2(ratio) - frame->low) * frame->scale;
}

static double y_of(uint32_t row, uint32_t side)
{
    return TOP + ROW * (double)row + (ROW - VIEW_TORNADO_SIDES * BAR) / 2 + BAR * (double)side;
}

/* Smallest and largest ratio shown; both differ from 1. */
static void find_range(const struct view_tornado *tornado, double *least, double *most)
{
    *least = 1 / RANGE_LEAST;
    *most = RANGE_LEAST;
    for (uint32_t i = 0; i < tornado->count; i++) {
        for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++) {
            double ratio = tornado->rows[i].ratios[side];

            if (ratio > *most)
                *most = ratio;
            if (ratio > 0 && ratio < *least)
                *least = ratio;
        }
    }
}

static double widest_name(const struct view_tornado *tornado)
{
    size_t longest = 0;

    for (uint32_t i = 0; i < tornado->count; i++)
        if (strlen(tornado->rows[i].name) > longest)
            longest = strlen(tornado->rows[i].name);
    return VIEW_SVG_LETTER * (double)longest;
}

static void draw_tick(const struct frame *frame, double ratio)
{
    double x = x_of(frame, ratio);

    fprintf(frame->stream, "<line class=\"rule\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", x, x, TOP,
            frame->bottom);
    fprintf(frame->stream, "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%g</text>\n", x,
            TOP - 6.0, ratio);
}

/* A tick at 1 always; the others where they fit beside each other. */
static void draw_axis(const struct frame *frame)
{
    static const double ticks[] = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.7, 0.8, 0.9,
                                   1.1,  1.2,  1.5,  2,   5,   10,  20,  50,  100};
    double last = frame->left - 2 * ROW, one = x_of(frame, 1);

    for (size_t i = 0; i < sizeof(ticks) / sizeof(ticks[0]); i++) {
        double x = x_of(frame, ticks[i]), from_one = x > one ? x - one : one - x;

        if (x < frame->left || x > frame->right || x - last < 2 * ROW || from_one < 2 * ROW)
            continue;
        draw_tick(frame, ticks[i]);
        last = x;
    }
    draw_tick(frame, 1);
}

static void draw_value(const struct frame *frame, uint32_t row, uint32_t side, double ratio)
{
    double x = x_of(frame, ratio) + (ratio < 1 ? -VALUE_GAP : VALUE_GAP);

    fprintf(frame->stream, "<text class=\"note\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x,
            y_of(row, side) + BAR - 1.5, ratio < 1 ? "end" : "start");
    view_html_text(frame->stream, frame->tornado->rows[row].values[side]);
    fputs("</text>", frame->stream);
}

static void draw_bar(const struct frame *frame, uint32_t row, uint32_t side)
{
    const struct view_tornado_row *shown = &frame->tornado->rows[row];
    double ratio = shown->ratios[side];
    double from = x_of(frame, ratio < 1 ? ratio : 1), to = x_of(frame, ratio < 1 ? 1 : ratio);

    fprintf(frame->stream, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>",
            side_classes[side], from, y_of(row, side), to - from, BAR - 1);
    view_html_text(frame->stream, shown->name);
    fputs(" = ", frame->stream);
    view_html_text(frame->stream, shown->values[side]);
    fprintf(frame->stream, ": %.3f</title></rect>", ratio);
}

static void draw_row(const struct frame *frame, uint32_t row)
{
    const struct view_tornado_row *shown = &frame->tornado->rows[row];

    fprintf(frame->stream, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">", frame->left - VALUE_SPACE - NAME_GAP,
            y_of(row, VIEW_TORNADO_HIGH) + 4);
    view_html_text(frame->stream, shown->name);
    fputs("</text>", frame->stream);
    for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++) {
        if (shown->ratios[side] > 0)
            draw_bar(frame, row, side);
        draw_value(frame, row, side, shown->ratios[side] > 0 ? shown->ratios[side] : 1);
    }
    fputc('\n', frame->stream);
}

static void draw_legend(const struct frame *frame)
{
    double x = frame->left;

    for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++)
        x = view_svg_key(frame->stream, side_classes[side], frame->tornado->sides[side], x, 8.5);
    fputc('\n', frame->stream);
}

void view_svg_tornado(const struct view_tornado *tornado, FILE *stream)
{
    struct frame frame = {.tornado = tornado, .stream = stream};
    double least, most;

    find_range(tornado, &least, &most);
    frame.left = widest_name(tornado) + NAME_GAP + VALUE_SPACE;
    frame.right = VIEW_SVG_WIDTH - VALUE_SPACE;
    frame.bottom = TOP + ROW * (double)tornado->count;
    frame.low = view_log2(least);
    frame.scale = (frame.right - frame.left) / (view_log2(most) - frame.low);
    view_svg_begin(stream, tornado->title, frame.bottom + BELOW);
    draw_legend(&frame);
    draw_axis(&frame);
    for (uint32_t i = 0; i < tornado->count; i++)
        draw_row(&frame, i);
    view_svg_end(stream);
}
