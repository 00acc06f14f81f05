/* picture.c - the files of pictures: written in the last pass over a page, nothing before. */
#include "tools/figures/figures.h"

#include <errno.h>
#include <string.h>

#define PATH_BYTES 1088

FILE *figures_picture_begin(struct figures *figures, const char *name, const char *title, struct view_output *output)
{
    static char path[PATH_BYTES]; /* lives as long as the output: one picture at a time */
    char error[HOST_ERROR_BYTES];
    FILE *stream;

    fprintf(figures->page, "![%s](pictures/%s.svg)\n\n", title, name);
    figures->pictures++;
    if (!figures->writing) {
        stream = fopen("/dev/null", "w");
        if (!stream)
            figures_complain(figures, "/dev/null: %s", strerror(errno));
        return stream;
    }
    if (snprintf(path, sizeof(path), "%s/pictures/%s.svg", figures->folder, name) >= (int)sizeof(path)) {
        figures_complain(figures, "the name of a picture is too long");
        return NULL;
    }
    if (view_output_open(output, path, error, sizeof(error)))
        return output->stream;
    figures_complain(figures, "%s", error);
    return NULL;
}

bool figures_picture_end(struct figures *figures, FILE *stream, struct view_output *output)
{
    char error[HOST_ERROR_BYTES];

    if (!figures->writing) {
        fclose(stream);
        return true;
    }
    return view_output_commit(output, error, sizeof(error)) || figures_complain(figures, "%s", error);
}
