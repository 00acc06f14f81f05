/* merge.c - see merge.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/merge.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "engine/reserve.h"
#include "tools/sweep/store.h"
#include "tools/view/markup.h"
#include "tools/view/output.h"

#define TEXT_BYTES 512

/* One of the different lines of names. */
struct set {
    bool used;       /* a result of the manifest has it */
    uint32_t *where; /* of each name, the column of the CSV */
    uint32_t count;
};

struct merging {
    struct sweep_manifest manifest;
    struct sweep_store store;
    struct set *sets;
    char **names; /* of the columns of the CSV, behind the status */
    uint32_t name_count, name_room;
    const char **cells; /* of a row; NULL: empty */
    size_t *lengths;
    uint64_t missing, points;
    char first_missing[TEXT_BYTES];
};

/* The columns */

static bool find_name(struct merging *merging, const char *name, size_t length, uint32_t *at)
{
    char *copy;

    for (*at = 0; *at < merging->name_count; ++*at)
        if (strlen(merging->names[*at]) == length && memcmp(merging->names[*at], name, length) == 0)
            return true;
    copy = strndup(name, length);
    if (!copy || !sim_reserve(&merging->names, &merging->name_room, merging->name_count, sizeof(*merging->names))) {
        free(copy);
        return cli_complain("out of memory") == HOST_OK;
    }
    merging->names[merging->name_count++] = copy;
    return true;
}

static uint32_t count_fields(const char *text)
{
    uint32_t count = *text != 0;

    for (; *text; text++)
        count += *text == '\t';
    return count;
}

/* Gives the names of a set their columns; those that no set before had come last. */
static bool use_set(struct merging *merging, uint32_t number)
{
    struct set *set = &merging->sets[number];
    const char *name = merging->store.columns[number];

    if (set->used)
        return true;
    set->used = true;
    set->count = count_fields(name);
    set->where = calloc(set->count + (size_t)1, sizeof(*set->where));
    if (!set->where)
        return cli_complain("out of memory") == HOST_OK;
    for (uint32_t i = 0; i < set->count; i++) {
        size_t length = strcspn(name, "\t");

        if (!find_name(merging, name, length, &set->where[i]))
            return false;
        name += length + 1;
    }
    return true;
}

/* Notes what is missing, and which columns there are. */
static bool survey(struct merging *merging)
{
    bool good = true;

    while (sweep_manifest_next(&merging->manifest, &good)) {
        const struct sweep_result *result = sweep_store_find(&merging->store, merging->manifest.id);

        merging->points++;
        if (result && !use_set(merging, result->columns))
            return false;
        if (!result && merging->missing++ == 0)
            sweep_point_text(&merging->manifest.columns, merging->manifest.values, merging->first_missing,
                             sizeof(merging->first_missing));
    }
    return good;
}

/* Rows */

static void write_value(FILE *stream, const char *value)
{
    fputc(',', stream);
    view_csv_field(stream, value);
}

static void write_head(const struct merging *merging, FILE *stream)
{
    fputs("id", stream);
    for (uint32_t i = 0; i < merging->manifest.columns.count; i++)
        write_value(stream, merging->manifest.columns.names[i]);
    fputs(",status", stream);
    for (uint32_t i = 0; i < merging->name_count; i++)
        write_value(stream, merging->names[i]);
    fputc('\n', stream);
}

/* Lays the values of a result under the columns. */
static bool lay_out(struct merging *merging, const struct sweep_result *result, const char *values)
{
    const struct set *set = &merging->sets[result->columns];

    if (count_fields(values) != set->count)
        return cli_complain("%s: run %016" PRIx64 ": expected %u values", merging->store.files[result->file],
                            result->id, set->count) == HOST_OK;
    memset(merging->cells, 0, merging->name_count * sizeof(*merging->cells));
    for (uint32_t i = 0; i < set->count; i++) {
        size_t length = strcspn(values, "\t");

        merging->cells[set->where[i]] = values;
        merging->lengths[set->where[i]] = length;
        values += length + 1;
    }
    return true;
}

static bool write_row(struct merging *merging, const struct sweep_result *result, FILE *stream)
{
    const struct sweep_manifest *manifest = &merging->manifest;
    const char *values = sweep_store_values(&merging->store, result);

    if (!values || !lay_out(merging, result, values))
        return false;
    fprintf(stream, "%016" PRIx64, manifest->id);
    for (uint32_t i = 0; i < manifest->columns.count; i++)
        write_value(stream, manifest->values[i]);
    fprintf(stream, ",%s", cli_status_name(result->status));
    for (uint32_t i = 0; i < merging->name_count; i++) {
        fputc(',', stream);
        if (merging->cells[i])
            fwrite(merging->cells[i], 1, merging->lengths[i], stream);
    }
    fputc('\n', stream);
    return true;
}

static bool write_rows(struct merging *merging, FILE *stream)
{
    bool good = true;

    sweep_manifest_seek(&merging->manifest, 0);
    write_head(merging, stream);
    while (sweep_manifest_next(&merging->manifest, &good)) {
        const struct sweep_result *result = sweep_store_find(&merging->store, merging->manifest.id);

        if (result && !write_row(merging, result, stream))
            return false;
    }
    return good;
}

static bool write_csv(struct merging *merging, const char *path)
{
    struct view_output output;
    char error[HOST_ERROR_BYTES];
    bool good;

    merging->cells = calloc(merging->name_count + (size_t)1, sizeof(*merging->cells));
    merging->lengths = calloc(merging->name_count + (size_t)1, sizeof(*merging->lengths));
    if (!merging->cells || !merging->lengths)
        return cli_complain("out of memory") == HOST_OK;
    if (!view_output_open(&output, path, error, sizeof(error)))
        return cli_complain("%s", error) == HOST_OK;
    good = write_rows(merging, output.stream);
    if (good && !view_output_commit(&output, error, sizeof(error)))
        good = cli_complain("%s", error) == HOST_OK;
    view_output_discard(&output);
    return good;
}

/* The whole */

static int merge(struct merging *merging, const char *folder, const char *csv_path, bool partial)
{
    if (!sweep_manifest_open(&merging->manifest, folder) || !sweep_store_open(&merging->store, folder, NULL, true))
        return HOST_INPUT;
    if (merging->store.differing)
        return HOST_WRONG;
    merging->sets = calloc(merging->store.column_count + (size_t)1, sizeof(*merging->sets));
    if (!merging->sets)
        return cli_complain("out of memory");
    if (!survey(merging))
        return HOST_INPUT;
    if (merging->missing)
        cli_complain("%s: %" PRIu64 " of %" PRIu64 " points have no result, the first is %s%s", folder,
                     merging->missing, merging->points, merging->first_missing,
                     partial ? "" : "; onward sweep run does them, --partial leaves them out");
    if (merging->missing && !partial)
        return HOST_WRONG;
    if (!write_csv(merging, csv_path))
        return HOST_INPUT;
    return merging->missing ? HOST_WRONG : HOST_OK;
}

int sweep_merge(const char *folder, const char *csv_path, bool partial)
{
    struct merging merging = {.names = NULL};
    int status = merge(&merging, folder, csv_path, partial);

    for (uint32_t i = 0; merging.sets && i < merging.store.column_count; i++)
        free(merging.sets[i].where);
    for (uint32_t i = 0; i < merging.name_count; i++)
        free(merging.names[i]);
    free(merging.sets);
    free(merging.names);
    free(merging.cells);
    free(merging.lengths);
    sweep_store_close(&merging.store);
    sweep_manifest_close(&merging.manifest);
    return status;
}
