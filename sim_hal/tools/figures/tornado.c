/* tornado.c - a tornado chart of a file of rows: what `make sensitivity` measured. */
#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "tools/view/tornado.h"

#define ROWS_MOST  64u
#define ROW_WORDS  5u
#define ROW_SPACES " \t\n"

/* The rows of the file; they point into its text. */
struct rows {
    struct view_tornado_row rows[ROWS_MOST];
    uint32_t count;
};

/* A positive number, or "-" for none. */
static bool read_ratio(const char *word, double *ratio)
{
    char *end;

    *ratio = 0;
    if (strcmp(word, "-") == 0)
        return true;
    *ratio = strtod(word, &end);
    return !*end && *ratio > 0;
}

/* NAME VALUE RATIO VALUE RATIO */
static bool read_row(const struct figures *figures, const char *path, char *const *words, struct view_tornado_row *row)
{
    *row = (struct view_tornado_row){.name = words[0], .values = {words[1], words[3]}};
    return (read_ratio(words[2], &row->ratios[VIEW_TORNADO_LOW]) &&
            read_ratio(words[4], &row->ratios[VIEW_TORNADO_HIGH])) ||
           figures_complain(figures, "%s: %s needs two ratios above 0, or -", path, words[0]);
}

/* Splits text, in place. */
static bool read_rows(const struct figures *figures, const char *path, char *text, struct rows *rows)
{
    char *words[ROW_WORDS];
    uint32_t count = 0;

    for (char *at = text + strspn(text, ROW_SPACES); *at; at += strspn(at, ROW_SPACES)) {
        words[count++] = at;
        at += strcspn(at, ROW_SPACES);
        if (*at)
            *at++ = 0;
        if (count < ROW_WORDS)
            continue;
        count = 0;
        if (rows->count == ROWS_MOST)
            return figures_complain(figures, "%s: more than %u rows", path, ROWS_MOST);
        if (!read_row(figures, path, words, &rows->rows[rows->count++]))
            return false;
    }
    return count == 0 || figures_complain(figures, "%s: expected rows of NAME VALUE RATIO VALUE RATIO", path);
}

static void draw(const void *shown, FILE *stream)
{
    view_svg_tornado(shown, stream);
}

static void list(const void *shown, FILE *stream)
{
    view_values_tornado(shown, stream);
}

static bool draw_rows(struct figures *figures, const struct figures_hole *hole, const struct rows *rows)
{
    const struct view_tornado tornado = {.title = hole->words[2],
                                         .x_title = hole->axis ? hole->axis : "result over that at the default (ratio)",
                                         .sides = {"half", "double"},
                                         .rows = rows->rows,
                                         .count = rows->count};

    return figures_picture(figures, hole, &(struct figures_drawing){&tornado, draw, list});
}

bool figures_tornado(struct figures *figures, const struct figures_hole *hole)
{
    char error[HOST_ERROR_BYTES] = "out of memory";
    struct rows rows = {.count = 0};
    char *path, *text = NULL;
    size_t length;
    bool good;

    if (hole->count != 4)
        return figures_complain(figures, "tornado needs NAME TITLE FILE");
    path = host_text_beside(figures->template_path, hole->words[3]);
    if (path)
        text = host_text_load(path, FIGURES_TEXT_MOST, &length, error, sizeof(error));
    free(path);
    if (!text)
        return figures_complain(figures, "%s", error);
    good = read_rows(figures, hole->words[3], text, &rows) && draw_rows(figures, hole, &rows);
    free(text);
    return good;
}
