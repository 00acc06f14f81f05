/* tornado.c - see tornado.h. */
#include "tools/view/tornado.h"

#include "tools/view/key.h"
#include "tools/view/markup.h"
#include "tools/view/marks.h"
#include "tools/view/number.h"
#include "tools/view/svg.h"
#include "tools/view/ticks.h"

#define TOP         68.0 /* of the first row, below keys, title and numbers of the axis */
#define ROW         34.0
#define BAR         14.0
#define BELOW       8.0
#define NAME_GAP    10.0
#define VALUE_GAP   4.0
#define TICK_APART  52.0
#define RANGE_LEAST 1.05 /* the axis reaches from 1 / this to this, or farther */

/* Two series that differ clearly. */
static const uint32_t side_colours[VIEW_TORNADO_SIDES] = {1, 2};
static const char *const side_classes[VIEW_TORNADO_SIDES] = {"c1", "c2"}, *const side_keys[] = {"c1 h1", "c2 h2"};

struct frame {
    const struct view_tornado *tornado;
    FILE *stream;
    double names;               /* where names end */
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
    double widest = 0;

    for (uint32_t i = 0; i < tornado->count; i++)
        if (view_svg_text_width(tornado->rows[i].name, VIEW_SVG_SIZE) > widest)
            widest = view_svg_text_width(tornado->rows[i].name, VIEW_SVG_SIZE);
    return widest;
}

/* Space beside the outermost bars, for their values. */
static double widest_value(const struct view_tornado *tornado)
{
    double widest = 0;

    for (uint32_t i = 0; i < tornado->count * VIEW_TORNADO_SIDES; i++) {
        double own =
            view_svg_text_width(tornado->rows[i / VIEW_TORNADO_SIDES].values[i % VIEW_TORNADO_SIDES], VIEW_SVG_SMALL);
        if (own > widest)
            widest = own;
    }
    return widest + 2 * VALUE_GAP;
}

static void draw_tick(const struct frame *frame, double ratio, int decimals)
{
    double x = x_of(frame, ratio);
    char text[VIEW_TICK_BYTES];

    view_ticks_write(text, ratio, decimals);
    view_svg_line(frame->stream, "rule", x, TOP, x, frame->bottom);
    view_svg_text(frame->stream, "soft", x, TOP - 6.0, VIEW_MIDDLE, 0, text);
}

/* A tick at 1 always; the others where they fit beside each other. */
static void draw_axis(const struct frame *frame)
{
    static const double all[] = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.7, 0.8, 0.9, 1.1, 1.2, 1.5, 2, 5, 10, 20, 50, 100};
    double last = frame->left - TICK_APART, one = x_of(frame, 1), shown[VIEW_TICKS_MOST];
    int count = 0, decimals;

    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
        double x = x_of(frame, all[i]), from_one = x > one ? x - one : one - x;

        if (x < frame->left || x > frame->right || x - last < TICK_APART || from_one < TICK_APART)
            continue;
        shown[count++] = all[i];
        last = x;
    }
    shown[count++] = 1;
    decimals = view_ticks_decimals(shown, count);
    for (int i = 0; i < count; i++)
        draw_tick(frame, shown[i], decimals);
}

static void draw_value(const struct frame *frame, uint32_t row, uint32_t side, double ratio)
{
    double x = x_of(frame, ratio) + (ratio < 1 ? -VALUE_GAP : VALUE_GAP);

    view_svg_text(frame->stream, "small", x, y_of(row, side) + BAR - 3.5, ratio < 1 ? VIEW_END : VIEW_START, 0,
                  frame->tornado->rows[row].values[side]);
}

static void draw_bar(const struct frame *frame, uint32_t row, uint32_t side)
{
    const struct view_tornado_row *shown = &frame->tornado->rows[row];
    double ratio = shown->ratios[side];
    double from = x_of(frame, ratio < 1 ? ratio : 1), to = x_of(frame, ratio < 1 ? 1 : ratio);

    fputs("<rect", frame->stream);
    view_svg_class(frame->stream, side_classes[side]);
    fprintf(frame->stream, " x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>", from, y_of(row, side),
            to - from, BAR - 1);
    view_html_text(frame->stream, shown->name);
    fputs(" = ", frame->stream);
    view_html_text(frame->stream, shown->values[side]);
    fprintf(frame->stream, ": %.3f</title></rect>", ratio);
    view_marks_hatch(frame->stream, side_colours[side], from, y_of(row, side), to - from, BAR - 1);
}

static void draw_row(const struct frame *frame, uint32_t row)
{
    const struct view_tornado_row *shown = &frame->tornado->rows[row];

    view_svg_text(frame->stream, "", frame->names, y_of(row, VIEW_TORNADO_HIGH) + 4, VIEW_END, 0, shown->name);
    for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++) {
        if (shown->ratios[side] > 0)
            draw_bar(frame, row, side);
        draw_value(frame, row, side, shown->ratios[side] > 0 ? shown->ratios[side] : 1);
    }
    fputc('\n', frame->stream);
}

static void draw_keys(const struct frame *frame)
{
    struct view_key keys[VIEW_TORNADO_SIDES];

    for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++)
        keys[side] = (struct view_key){side_keys[side], frame->tornado->sides[side]};
    view_keys(frame->stream, keys, VIEW_TORNADO_SIDES, frame->left, VIEW_SVG_WIDTH);
}

void view_svg_tornado(const struct view_tornado *tornado, FILE *stream)
{
    struct frame frame = {.tornado = tornado, .stream = stream};
    double least, most, values = widest_value(tornado);

    find_range(tornado, &least, &most);
    frame.names = widest_name(tornado) + 4;
    frame.left = frame.names + NAME_GAP + values;
    frame.right = VIEW_SVG_WIDTH - values;
    frame.bottom = TOP + ROW * (double)tornado->count;
    frame.low = view_log2(least);
    frame.scale = (frame.right - frame.left) / (view_log2(most) - frame.low);
    view_svg_begin(stream, tornado->title, VIEW_SVG_WIDTH, frame.bottom + BELOW);
    for (uint32_t side = 0; side < VIEW_TORNADO_SIDES; side++)
        view_marks_define(stream, side_colours[side]);
    draw_keys(&frame);
    view_svg_axis_titles(stream, tornado->x_title, NULL, frame.left, frame.right, TOP, frame.bottom, TOP - 19);
    view_svg_text(stream, "soft", frame.names, TOP - 6.0, VIEW_END, 0, "parameter");
    draw_axis(&frame);
    for (uint32_t i = 0; i < tornado->count; i++)
        draw_row(&frame, i);
    view_svg_end(stream);
}
