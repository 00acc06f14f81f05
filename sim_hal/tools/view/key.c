/* key.c - see key.h. */
#include "tools/view/key.h"

#include <stdlib.h>
#include <string.h>

#include "tools/view/marks.h"

#define KEY_TEXT 16.0 /* from a square to its name */
#define KEY_GAP  18.0
#define KEY_SIDE 11.0

/* "s3 d1 mark": a marker on its line. */
static void draw_marker_key(FILE *stream, const char *classes, double x, double y)
{
    char line[VIEW_KEY_BYTES];

    snprintf(line, sizeof(line), "%.*s", (int)strcspn(classes, "m"), classes);
    view_svg_line(stream, line, x - 2, y, x + KEY_SIDE + 2, y);
    view_marks_begin(stream, (uint32_t)strtoul(classes + 1, NULL, 10), x + KEY_SIDE / 2, y);
    fputs("</path>", stream);
}

bool view_key_hatch(const char *classes, char square[VIEW_KEY_BYTES], uint32_t *hatch)
{
    const char *found = strstr(classes, " h");

    snprintf(square, VIEW_KEY_BYTES, "%.*s", found ? (int)(found - classes) : (int)strlen(classes), classes);
    if (found)
        *hatch = (uint32_t)strtoul(found + 2, NULL, 10);
    return found;
}

static void draw_square_key(FILE *stream, const char *classes, double x, double y)
{
    char square[VIEW_KEY_BYTES];
    uint32_t hatch;
    bool hatched = view_key_hatch(classes, square, &hatch);

    fputs("<rect", stream);
    view_svg_class(stream, square);
    fprintf(stream, " x=\"%.1f\" y=\"%.1f\" width=\"%g\" height=\"%g\" rx=\"2\"/>", x, y - KEY_SIDE / 2, KEY_SIDE,
            KEY_SIDE);
    if (hatched)
        view_marks_hatch(stream, hatch, x, y - KEY_SIDE / 2, KEY_SIDE, KEY_SIDE);
}

static void draw_key(FILE *stream, const struct view_key *key, double x, double y)
{
    if (key->classes && strstr(key->classes, " mark"))
        draw_marker_key(stream, key->classes, x, y);
    else if (key->classes)
        draw_square_key(stream, key->classes, x, y);
    view_svg_text(stream, "", key->classes ? x + KEY_TEXT : x, y + 4.5, VIEW_START, 0, key->name);
}

uint32_t view_keys(FILE *stream, const struct view_key *keys, uint32_t count, double left, double width)
{
    uint32_t lines = 1;
    double x = left;

    for (uint32_t i = 0; i < count; i++) {
        double end;

        if (!keys[i].name)
            continue;
        end = x + KEY_TEXT + view_svg_text_width(keys[i].name, VIEW_SVG_SIZE);
        if (x > left && end > width) {
            lines++;
            end += left - x;
            x = left;
        }
        if (stream)
            draw_key(stream, &keys[i], x, VIEW_SVG_LINE * (double)lines - 8);
        x = end + KEY_GAP;
    }
    return lines;
}
