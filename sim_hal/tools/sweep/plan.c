/* plan.c - see plan.h. */
#define _XOPEN_SOURCE 700

#include "tools/sweep/plan.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "tools/sweep/manifest.h"
#include "tools/sweep/points.h"
#include "tools/sweep/trial.h"
#include "tools/view/output.h"

#define TEXT_BYTES 512

/* The folder of the file, from the root on. The caller frees it. */
static char *folder_of(const char *path)
{
    char *here = host_text_beside(path, "."), *whole = here ? realpath(here, NULL) : NULL;

    free(here);
    if (!whole)
        cli_complain("%s: cannot find its folder", path);
    return whole;
}

static bool write_point(FILE *stream, struct sweep_sources *sources, const struct sweep_points *points)
{
    const struct sweep_columns *columns = &points->spec->columns;
    struct sweep_trial trial;
    char text[TEXT_BYTES];

    if (sweep_trial_make(sources, columns, points->values, &trial)) {
        sweep_manifest_add(stream, columns, trial.id, points->values);
        return true;
    }
    cli_complain("%s: that is of the point %s", points->spec->path,
                 sweep_point_text(columns, points->values, text, sizeof(text)));
    return false;
}

static bool write_points(FILE *stream, struct sweep_sources *sources, const struct sweep_spec *spec, uint64_t *count)
{
    struct sweep_points points;
    char error[HOST_ERROR_BYTES];
    enum sweep_next next;

    *count = 0;
    sweep_points_start(&points, spec);
    while ((next = sweep_points_next(&points, error, sizeof(error))) == SWEEP_FOUND) {
        if (!write_point(stream, sources, &points))
            return false;
        ++*count;
    }
    if (next == SWEEP_ERROR)
        return cli_complain("%s", error) == HOST_OK;
    return *count || cli_complain("%s: its lines exclude leave no point", spec->path) == HOST_OK;
}

static bool write_manifest(const char *path, const char *files, const struct sweep_spec *spec, uint64_t *count)
{
    struct sweep_sources *sources = sweep_sources_create(files);
    struct view_output output;
    char error[HOST_ERROR_BYTES];
    bool good = sources && view_output_open(&output, path, error, sizeof(error));

    if (!good)
        cli_complain("%s", sources ? error : "out of memory");
    if (good) {
        sweep_manifest_begin(output.stream, files, &spec->columns);
        good = write_points(output.stream, sources, spec, count);
        if (good && !view_output_commit(&output, error, sizeof(error)))
            good = cli_complain("%s", error) == HOST_OK;
        view_output_discard(&output);
    }
    sweep_sources_free(sources);
    return good;
}

bool sweep_plan(const char *spec_path, const char *folder, uint64_t *points)
{
    char error[HOST_ERROR_BYTES], path[SWEEP_PATH_BYTES], *files;
    struct sweep_spec *spec = sweep_spec_load(spec_path, error, sizeof(error));
    bool good;

    if (!spec)
        return cli_complain("%s", error) == HOST_OK;
    files = folder_of(spec_path);
    good = files && sweep_manifest_path(folder, path);
    if (good && mkdir(folder, 0777) != 0 && errno != EEXIST)
        good = cli_complain("%s: %s", folder, strerror(errno)) == HOST_OK;
    good = good && write_manifest(path, files, spec, points);
    free(files);
    sweep_spec_free(spec);
    return good;
}
