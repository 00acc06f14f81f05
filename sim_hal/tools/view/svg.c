/* svg.c - see svg.h. */
#include "tools/view/svg.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/view/markup.h"

#define LETTER 0.64 /* of the size of a text: a digit of the widest font that viewers substitute */

#define INK      "#23272f"
#define DARK_INK "#e6e9ee"

/* No two of a row are alike: the least distance in CIE Lab is 26 on light ground and 22 on dark. */
static const char *const light_colours[VIEW_SVG_COLOURS] = {
    "#8d95a3", "#d08c1f", "#2f6fd0", "#1f9e89", "#b5489a", "#6a51c7", "#c2452d", "#5b8c2a", "#0f8fb3", "#a0703c",
    "#50283c", "#fa96aa", "#1e3c1e", "#00d282", "#c8aafa", "#be0050", "#0000ff", "#ff0fff", "#00e100", "#b4d200"};
static const char *const dark_colours[VIEW_SVG_COLOURS] = {
    "#9aa3b2", "#e3a84a", "#6ea0f2", "#4cc5ae", "#d97cc0", "#9d8af0", "#ea7a63", "#93c45f", "#52bfdf", "#c99b67",
    "#a0646e", "#dce6be", "#64825a", "#46faaa", "#787800", "#dc326e", "#8700ff", "#00ff00", "#ff0000", "#ff00d2"};

/* Series beyond the colours have a broken outline, or a broken line. */
static const char *const dashes[VIEW_SVG_DASHES] = {"6 2", "2 2", "1 3", "8 2 2 2", "10 4", "4 4", "6 2 1 2"};

/* The style sheet is for dark ground alone. */
static void write_style(FILE *stream)
{
    fputs("<style>@media(prefers-color-scheme:dark){.chart{fill:" DARK_INK "}.chart .ground{fill:#1c2027}"
          ".chart .soft{fill:#9aa2ae}.chart .rule{stroke:#333944}.chart .line{stroke:#9aa2ae}"
          ".chart .range,.chart .edge{stroke:" DARK_INK "}.chart .ink{fill:" DARK_INK "}",
          stream);
    for (uint32_t i = 0; i < VIEW_SVG_COLOURS; i++)
        fprintf(stream, ".chart .c%u{fill:%s}.chart .s%u{stroke:%s}", i, dark_colours[i], i, dark_colours[i]);
    fputs("}</style>\n", stream);
}

void view_svg_begin(FILE *stream, const char *title, double width, double height)
{
    fprintf(stream,
            "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
            "viewBox=\"0 0 %.0f %.0f\" font-family=\"system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif\" "
            "font-size=\"%g\" fill=\"" INK "\" role=\"img\" aria-label=\"",
            width, height, width, height, VIEW_SVG_SIZE);
    view_html_text(stream, title);
    fputs("\">", stream);
    write_style(stream);
    fputs("<rect class=\"ground\" width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n", stream);
}

void view_svg_end(FILE *stream)
{
    fputs("</svg>\n", stream);
}

/* Classes */

/* The look of a class with a number, "c3": fill, line or dashes. */
static void write_numbered(FILE *stream, char kind, unsigned long number)
{
    if (kind == 'c')
        fprintf(stream, " fill=\"%s\"", light_colours[number % VIEW_SVG_COLOURS]);
    else if (kind == 's')
        fprintf(stream, " fill=\"none\" stroke=\"%s\" stroke-width=\"2\"", light_colours[number % VIEW_SVG_COLOURS]);
    else if (kind == 'd')
        fprintf(stream, " stroke-dasharray=\"%s\"", dashes[(number + VIEW_SVG_DASHES - 1) % VIEW_SVG_DASHES]);
}

static void write_look(FILE *stream, const char *class, size_t length)
{
    static const struct {
        const char *name, *look;
    } looks[] = {{"pale", " opacity=\".4\""},
                 {"ink", " fill=\"" INK "\""},
                 {"edge", " stroke=\"" INK "\""},
                 {"rule", " stroke=\"#dfe3e8\" stroke-width=\"1\""},
                 {"line", " stroke=\"#69707d\" stroke-width=\"1.2\" stroke-dasharray=\"4 3\""},
                 {"range", " stroke=\"" INK "\" stroke-width=\"1.2\""},
                 {"soft", " fill=\"#69707d\""},
                 {"small", " font-size=\"10.5\""}};

    for (size_t i = 0; i < sizeof(looks) / sizeof(looks[0]); i++) {
        if (strlen(looks[i].name) != length || strncmp(class, looks[i].name, length) != 0)
            continue;
        fputs(looks[i].look, stream);
        return;
    }
    if (length > 1 && isdigit((unsigned char)class[1]))
        write_numbered(stream, *class, strtoul(class + 1, NULL, 10));
}

void view_svg_class(FILE *stream, const char *classes)
{
    fprintf(stream, " class=\"%s\"", classes);
    for (const char *at = classes; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");

        write_look(stream, at, length);
        at += length;
    }
}

/* Texts and lines */

double view_svg_text_width(const char *text, double size)
{
    return LETTER * size * (double)strlen(text);
}

void view_svg_text(FILE *stream, const char *classes, double x, double y, enum view_anchor anchor, double turn,
                   const char *text)
{
    static const char *const anchors[] = {"start", "middle", "end"};

    fputs("<text", stream);
    if (*classes)
        view_svg_class(stream, classes);
    fprintf(stream, " x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"", x, y, anchors[anchor]);
    if (turn < 0 || turn > 0)
        fprintf(stream, " transform=\"rotate(%g %.1f %.1f)\"", turn, x, y);
    fputs(">", stream);
    view_html_text(stream, text);
    fputs("</text>\n", stream);
}

void view_svg_line(FILE *stream, const char *classes, double x1, double y1, double x2, double y2)
{
    fputs("<line", stream);
    view_svg_class(stream, classes);
    fprintf(stream, " x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>\n", x1, x2, y1, y2);
}

void view_svg_axis_titles(FILE *stream, const char *x_title, const char *y_title, double left, double right, double top,
                          double bottom, double picture_bottom)
{
    if (x_title)
        view_svg_text(stream, "soft", (left + right) / 2, picture_bottom - 7, VIEW_MIDDLE, 0, x_title);
    if (y_title)
        view_svg_text(stream, "soft", 13, (top + bottom) / 2, VIEW_MIDDLE, -90, y_title);
}
