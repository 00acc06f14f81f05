/* marks.c - see marks.h. */
#include "tools/view/marks.h"

#include <stdbool.h>

#include "tools/view/svg.h"

#define SHAPES 10u

/* What repeats over a square of 6 pixels; white on dark colours. No two are alike. */
static const struct {
    const char *lines;
    bool white;
} hatches[VIEW_SVG_COLOURS] = {
    {"", false},
    {"M-1 1L1 -1M-1 7L7 -1M5 7L7 5", false},
    {"M-1 -1L7 7M5 -1L7 1M-1 5L1 7", true},
    {"M0 3H6", false},
    {"M3 0V6", true},
    {"M0 0L6 6M0 6L6 0", true},
    {"M0 3H6M3 0V6", true},
    {"M2 3H4", false},
    {"M-1 4L4 -1M-1 7L7 -1M2 7L7 2", false},
    {"M-1 2L4 7M-1 -1L7 7M2 -1L7 4", false},
    {"M0 1.5H6M0 4.5H6", true},
    {"M1.5 0V6M4.5 0V6", false},
    {"M0 1.5H3M3 4.5H6", true},
    {"M0 4.5L3 1.5L6 4.5", false},
    {"M1.5 3H4.5M3 1.5V4.5", false},
    {"M0 1.5H6M0 4.5H6M1.5 0V6M4.5 0V6", true},
    {"M0 6V3H3V0H6", true},
    {"M0 0L3 6L6 0", false},
    {"M2 2H4V4H2Z", false},
    {"M0 1.5H6M3 1.5V6", false},
};

/* About 0, 0. From the eleventh colour on they are hollow. */
static const char *const shapes[SHAPES] = {
    "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z",             /* circle */
    "m-3.2 -3.2h6.4v6.4h-6.4z",                                  /* square */
    "m0 -4.4l4.4 4.4l-4.4 4.4l-4.4 -4.4z",                       /* diamond */
    "m0 -4l4 7h-8z",                                             /* up */
    "m0 4l4 -7h-8z",                                             /* down */
    "m-4 0l7 -4v8z",                                             /* left */
    "m4 0l-7 -4v8z",                                             /* right */
    "m-4 -3.5v7l8 -7v7z",                                        /* bow tie */
    "m-3.5 -4h7l-7 8h7z",                                        /* hourglass */
    "m-1.3 -4h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7v-2.6h2.7z" /* cross */
};

void view_marks_define(FILE *stream, uint32_t colour)
{
    uint32_t number = colour % VIEW_SVG_COLOURS;

    fprintf(stream,
            "<pattern id=\"h%u\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><path d=\"%s\" fill=\"none\" "
            "stroke=\"%s\" stroke-opacity=\".7\" stroke-width=\"1\"/></pattern>\n",
            number, hatches[number].lines, hatches[number].white ? "#ffffff" : "#23272f");
}

/* A program that knows no patterns shows the colour alone, and a title below is still found. */
void view_marks_hatch(FILE *stream, uint32_t colour, double x, double y, double width, double height)
{
    uint32_t number = colour % VIEW_SVG_COLOURS;

    if (*hatches[number].lines)
        fprintf(stream,
                "<rect fill=\"url(#h%u) none\" pointer-events=\"none\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
                "height=\"%.1f\"/>",
                number, x, y, width, height);
}

void view_marks_begin(FILE *stream, uint32_t colour, double x, double y)
{
    uint32_t number = colour % VIEW_SVG_COLOURS;
    char classes[16];

    snprintf(classes, sizeof(classes), "%c%u mark", number < SHAPES ? 'c' : 's', number);
    fputs("<path", stream);
    view_svg_class(stream, classes);
    fprintf(stream, " d=\"M%.1f %.1f%s\">", x, y, shapes[number % SHAPES]);
}
