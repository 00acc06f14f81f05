/* manifest.c - see manifest.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/manifest.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "onward/version.h"

#define MARK  "# onward sweep 1 "
#define FILES ", files in "

bool sweep_manifest_path(const char *folder, char path[SWEEP_PATH_BYTES])
{
    int length = snprintf(path, SWEEP_PATH_BYTES, "%s/manifest.tsv", folder);

    return (length > 0 && length < SWEEP_PATH_BYTES) || cli_complain("%s: too long", folder) == HOST_OK;
}

void sweep_manifest_begin(FILE *stream, const char *folder, const struct sweep_columns *columns)
{
    fprintf(stream, MARK ONWARD_VERSION FILES "%s\nid", folder);
    for (uint32_t i = 0; i < columns->count; i++)
        fprintf(stream, "\t%s", columns->names[i]);
    fputc('\n', stream);
}

void sweep_manifest_add(FILE *stream, const struct sweep_columns *columns, uint64_t id, const char *const *values)
{
    fprintf(stream, "%016" PRIx64, id);
    for (uint32_t i = 0; i < columns->count; i++)
        fprintf(stream, "\t%s", values[i]);
    fputc('\n', stream);
}

const char *sweep_point_text(const struct sweep_columns *columns, const char *const *values, char *text, size_t bytes)
{
    size_t used = 0;

    *text = 0;
    for (uint32_t i = 0; i < columns->count && used < bytes; i++) {
        int length = snprintf(text + used, bytes - used, "%s%s=%s", i ? " " : "", columns->names[i], values[i]);

        used += length > 0 ? (size_t)length : 0;
    }
    return text;
}

/* Reads a line without its newline. Returns false at the end; what lacks its newline counts as the end. */
static bool read_line(FILE *stream, char **line, size_t *room)
{
    ssize_t length = getline(line, room, stream);

    if (length <= 0 || (*line)[length - 1] != '\n')
        return false;
    (*line)[length - 1] = 0;
    return true;
}

/* Cuts the next field off a line; the rest is NULL behind the last one. */
static char *take_field(char **rest)
{
    char *field = *rest, *tab = strchr(field, '\t');

    if (tab)
        *tab = 0;
    *rest = tab ? tab + 1 : NULL;
    return field;
}

static bool read_columns(struct sweep_manifest *manifest)
{
    struct sweep_columns *columns = &manifest->columns;
    char *rest = manifest->head, error[HOST_ERROR_BYTES] = "expected the column id";
    bool good = strcmp(take_field(&rest), "id") == 0;

    for (columns->count = 0; good && rest && columns->count < SWEEP_KEYS_MOST; columns->count++) {
        columns->names[columns->count] = take_field(&rest);
        good = sweep_key_read(columns->names[columns->count], &columns->kinds[columns->count], error, sizeof(error));
    }
    return (good && !rest) || cli_complain("%s:2: %s", manifest->path, good ? "too many columns" : error) == HOST_OK;
}

static bool read_head(struct sweep_manifest *manifest)
{
    const char *files;

    if (!read_line(manifest->stream, &manifest->line, &manifest->line_room) ||
        strncmp(manifest->line, MARK, strlen(MARK)) != 0 || (files = strstr(manifest->line, FILES)) == NULL)
        return cli_complain("%s:1: expected a line \"" MARK "...\": plan again", manifest->path) == HOST_OK;
    manifest->folder = strdup(files + strlen(FILES));
    if (!manifest->folder)
        return cli_complain("out of memory") == HOST_OK;
    if (!read_line(manifest->stream, &manifest->head, &manifest->head_room))
        return cli_complain("%s:2: expected the names of the columns", manifest->path) == HOST_OK;
    manifest->number = 2;
    return read_columns(manifest);
}

bool sweep_manifest_open(struct sweep_manifest *manifest, const char *folder)
{
    *manifest = (struct sweep_manifest){.stream = NULL};
    if (!sweep_manifest_path(folder, manifest->path))
        return false;
    manifest->stream = fopen(manifest->path, "r");
    if (!manifest->stream)
        return cli_complain("%s: %s (onward sweep plan writes it)", manifest->path, strerror(errno)) == HOST_OK;
    return read_head(manifest);
}

void sweep_manifest_close(struct sweep_manifest *manifest)
{
    if (manifest->stream)
        fclose(manifest->stream);
    free(manifest->folder);
    free(manifest->head);
    free(manifest->line);
    *manifest = (struct sweep_manifest){.stream = NULL};
}

static bool read_point(struct sweep_manifest *manifest)
{
    char *rest = manifest->line, *id = take_field(&rest), *end;
    uint32_t count = 0;

    manifest->id = strtoull(id, &end, 16);
    if (strlen(id) != 16 || *end)
        return false;
    while (rest && count < manifest->columns.count)
        manifest->values[count++] = take_field(&rest);
    return !rest && count == manifest->columns.count;
}

bool sweep_manifest_next(struct sweep_manifest *manifest, bool *good)
{
    manifest->offset = (uint64_t)ftello(manifest->stream);
    manifest->number++;
    if (!read_line(manifest->stream, &manifest->line, &manifest->line_room))
        return false;
    if (read_point(manifest))
        return true;
    cli_complain("%s:%u: expected an id and %u values", manifest->path, manifest->number, manifest->columns.count);
    return *good = false;
}

void sweep_manifest_seek(struct sweep_manifest *manifest, uint64_t offset)
{
    fseeko(manifest->stream, (off_t)offset, SEEK_SET);
    if (offset)
        return;
    read_line(manifest->stream, &manifest->line, &manifest->line_room);
    read_line(manifest->stream, &manifest->line, &manifest->line_room);
    manifest->number = 2;
}
