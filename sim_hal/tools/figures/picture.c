/* picture.c - the files of pictures and of their values: written in the last pass over a page, nothing before. */
#include "tools/figures/figures.h"

#define PATH_BYTES 1088

/* FOLDER/pictures/NAME.ENDING */
static bool write_file(const struct figures *figures, const char *name, const char *ending, const void *shown,
                       void (*write)(const void *shown, FILE *stream))
{
    char error[HOST_ERROR_BYTES], path[PATH_BYTES];
    struct view_output output = {0};

    if (snprintf(path, sizeof(path), "%s/pictures/%s.%s", figures->folder, name, ending) >= (int)sizeof(path))
        return figures_complain(figures, "the name of a picture is too long");
    if (!view_output_open(&output, path, error, sizeof(error)))
        return figures_complain(figures, "%s", error);
    write(shown, output.stream);
    return view_output_commit(&output, error, sizeof(error)) || figures_complain(figures, "%s", error);
}

bool figures_picture(struct figures *figures, const struct figures_hole *hole, const struct figures_drawing *drawing)
{
    const char *name = hole->words[1], *title = hole->words[2];

    fprintf(figures->page, "![%s](pictures/%s.svg)\n\n", title, name);
    figures->pictures++;
    return !figures->writing || (write_file(figures, name, "svg", drawing->shown, drawing->draw) &&
                                 write_file(figures, name, "csv", drawing->shown, drawing->list));
}

static void draw_bars(const void *shown, FILE *stream)
{
    view_svg_bars(shown, stream);
}

static void draw_lines(const void *shown, FILE *stream)
{
    view_svg_lines(shown, stream);
}

static void list_chart(const void *shown, FILE *stream)
{
    view_values_chart(shown, stream);
}

bool figures_picture_chart(struct figures *figures, const struct figures_hole *hole, const struct view_chart *chart,
                           bool lines)
{
    struct view_chart sized = *chart;

    sized.width = hole->width;
    return figures_picture(figures, hole,
                           &(struct figures_drawing){&sized, lines ? draw_lines : draw_bars, list_chart});
}
