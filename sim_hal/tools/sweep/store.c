/* store.c - see store.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/store.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "engine/reserve.h"

#define FOLDER_FILES 500u /* shards whose files lie in one folder */
#define OPENED_MOST  200u
#define COLUMNS      "columns\t"

static bool out_of_memory(void)
{
    return cli_complain("out of memory") == HOST_OK;
}

bool sweep_store_file(const char *folder, uint32_t shard, uint32_t shards, char path[SWEEP_PATH_BYTES])
{
    int length =
        snprintf(path, SWEEP_PATH_BYTES, "%s/results/%03u/%u-of-%u.tsv", folder, shard / FOLDER_FILES, shard, shards);

    return (length > 0 && length < SWEEP_PATH_BYTES) || cli_complain("%s: too long", folder) == HOST_OK;
}

/* The table */

/* Ids are hashes already. */
static struct sweep_result *slot_of(const struct sweep_store *store, uint64_t id)
{
    uint64_t at = id & (store->slots - 1);

    while (store->table[at].id && store->table[at].id != id)
        at = (at + 1) & (store->slots - 1);
    return &store->table[at];
}

static bool grow_table(struct sweep_store *store)
{
    struct sweep_store larger = {.slots = store->slots ? 2 * store->slots : 1024};

    larger.table = calloc(larger.slots, sizeof(*larger.table));
    if (!larger.table)
        return out_of_memory();
    for (uint64_t i = 0; i < store->slots; i++)
        if (store->table[i].id)
            *slot_of(&larger, store->table[i].id) = store->table[i];
    free(store->table);
    store->table = larger.table;
    store->slots = larger.slots;
    return true;
}

/* A place for a result of that id, which may have one. NULL with a message without memory. */
static struct sweep_result *place_of(struct sweep_store *store, uint64_t id)
{
    struct sweep_result *slot;

    if (2 * store->used >= store->slots && !grow_table(store))
        return NULL;
    slot = slot_of(store, id);
    store->used += slot->id == 0;
    slot->id = id;
    return slot;
}

const struct sweep_result *sweep_store_find(const struct sweep_store *store, uint64_t id)
{
    const struct sweep_result *slot = store->slots ? slot_of(store, id) : NULL;

    return slot && slot->id ? slot : NULL;
}

bool sweep_store_note(struct sweep_store *store, uint64_t id)
{
    return place_of(store, id) != NULL;
}

/* Lines */

static const char *behind_tab(const char *text)
{
    const char *tab = strchr(text, '\t');

    return tab ? tab + 1 : NULL;
}

bool sweep_store_read_line(const char *line, struct sweep_result *result, const char **values)
{
    const char *seconds = behind_tab(line), *status = seconds ? behind_tab(seconds) : NULL;
    char *end, word[16];
    size_t length = status ? strcspn(status, "\t") : 0;

    result->id = strtoull(line, &end, 16);
    if (!status || end != line + 16 || result->id == 0 || length == 0 || length >= sizeof(word))
        return false;
    result->seconds = strtof(seconds, NULL);
    memcpy(word, status, length);
    word[length] = 0;
    *values = status[length] ? status + length + 1 : status + length;
    return cli_status_read(word, &result->status);
}

/* The number of a line of names among the different ones. */
static bool find_columns(struct sweep_store *store, const char *names, uint32_t *number)
{
    char *copy;

    for (*number = 0; *number < store->column_count; ++*number)
        if (strcmp(store->columns[*number], names) == 0)
            return true;
    copy = strdup(names);
    if (!copy || !sim_reserve(&store->columns, &store->column_room, store->column_count, sizeof(*store->columns))) {
        free(copy);
        return out_of_memory();
    }
    store->columns[store->column_count++] = copy;
    return true;
}

/* What a run gave, twice: the same but for its seconds, or named and counted. */
static bool compare(struct sweep_store *store, const struct sweep_result *old, const struct sweep_result *new,
                    const char *values)
{
    const char *before = sweep_store_values(store, old);

    if (!before)
        return false;
    if (old->columns == new->columns && old->status == new->status &&strcmp(before, values) == 0)
        return true;
    cli_complain("run %016llx has different results in %s and %s", (unsigned long long)old->id, store->files[old->file],
                 store->files[new->file]);
    store->differing++;
    return true;
}

static bool add_result(struct sweep_store *store, const struct sweep_result *result, const char *values,
                       bool compare_them)
{
    struct sweep_result *slot = place_of(store, result->id);

    if (!slot)
        return false;
    if (!slot->length) {
        *slot = *result;
        return true;
    }
    return !compare_them || compare(store, slot, result, values);
}

/* Files */

struct reading {
    struct sweep_store *store;
    const char *except;
    bool compare;
};

static bool read_lines(struct sweep_store *store, FILE *stream, bool compare_them)
{
    struct sweep_result result = {.file = store->file_count - 1, .columns = UINT32_MAX};
    const char *path = store->files[result.file], *values = NULL;
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    uint32_t number = 0;
    bool good = true;

    while (good && (length = getline(&line, &room, stream)) > 0 && line[length - 1] == '\n') {
        number++;
        line[length - 1] = 0;
        result.length = (uint32_t)length - 1;
        if (strncmp(line, COLUMNS, strlen(COLUMNS)) == 0)
            good = find_columns(store, line + strlen(COLUMNS), &result.columns);
        else if (*line != '#' && (result.columns == UINT32_MAX || !sweep_store_read_line(line, &result, &values)))
            good = cli_complain("%s:%u: expected the result of a run", path, number) == HOST_OK;
        else if (*line != '#')
            good = add_result(store, &result, values, compare_them);
        result.offset += (uint64_t)length;
    }
    free(line);
    return good;
}

static bool add_file(struct sweep_store *store, const char *path)
{
    char *copy = strdup(path);

    if (copy && sim_reserve(&store->files, &store->file_room, store->file_count, sizeof(*store->files)) &&
        sim_reserve(&store->opened, &store->opened_room, store->file_count, sizeof(*store->opened))) {
        store->opened[store->file_count] = -1;
        store->files[store->file_count++] = copy;
        return true;
    }
    free(copy);
    return out_of_memory();
}

static bool read_file(void *context, const char *path)
{
    const struct reading *reading = context;
    FILE *stream;
    bool good;

    if (reading->except && strcmp(path, reading->except) == 0)
        return true;
    stream = fopen(path, "r");
    if (!stream)
        return cli_complain("%s: %s", path, strerror(errno)) == HOST_OK;
    good = add_file(reading->store, path) && read_lines(reading->store, stream, reading->compare);
    fclose(stream);
    return good;
}

static bool has_suffix(const char *name, const char *suffix)
{
    size_t length = strlen(name), end = strlen(suffix);

    return length > end && strcmp(name + length - end, suffix) == 0;
}

/* Visits the files of a folder, or of its folders. */
static bool visit_folder(const char *path, bool top, bool (*visit)(void *context, const char *path), void *context)
{
    char below[SWEEP_PATH_BYTES];
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort);
    bool good = true;

    if (count < 0)
        return errno == ENOENT || errno == ENOTDIR || cli_complain("%s: %s", path, strerror(errno)) == HOST_OK;
    for (int i = 0; i < count; i++) {
        const char *name = entries[i]->d_name;

        if (good && *name != '.' && snprintf(below, sizeof(below), "%s/%s", path, name) < (int)sizeof(below)) {
            if (top)
                good = visit_folder(below, false, visit, context);
            else if (has_suffix(name, ".tsv"))
                good = visit(context, below);
        }
        free(entries[i]);
    }
    free(entries);
    return good;
}

bool sweep_store_visit(const char *folder, bool (*visit)(void *context, const char *path), void *context)
{
    char results[SWEEP_PATH_BYTES];

    if (snprintf(results, sizeof(results), "%s/results", folder) >= (int)sizeof(results))
        return cli_complain("%s: too long", folder) == HOST_OK;
    return visit_folder(results, true, visit, context);
}

bool sweep_store_open(struct sweep_store *store, const char *folder, const char *except, bool compare_them)
{
    struct reading reading = {store, except, compare_them};

    *store = (struct sweep_store){.files = NULL};
    return sweep_store_visit(folder, read_file, &reading);
}

void sweep_store_close(struct sweep_store *store)
{
    for (uint32_t i = 0; i < store->file_count; i++) {
        if (store->opened[i] >= 0)
            close(store->opened[i]);
        free(store->files[i]);
    }
    for (uint32_t i = 0; i < store->column_count; i++)
        free(store->columns[i]);
    free(store->files);
    free(store->opened);
    free(store->columns);
    free(store->table);
    free(store->buffer);
    *store = (struct sweep_store){.files = NULL};
}

/* Values */

/* The open file of a result. A process may have a thousand open or so: with that many shards all are closed at times. */
static int file_of(struct sweep_store *store, uint32_t file)
{
    if (store->opened[file] < 0 && store->opened_count == OPENED_MOST) {
        for (uint32_t i = 0; i < store->file_count; i++) {
            if (store->opened[i] >= 0)
                close(store->opened[i]);
            store->opened[i] = -1;
        }
        store->opened_count = 0;
    }
    if (store->opened[file] < 0) {
        store->opened[file] = open(store->files[file], O_RDONLY | O_CLOEXEC);
        store->opened_count += store->opened[file] >= 0;
    }
    return store->opened[file];
}

static bool read_result(struct sweep_store *store, const struct sweep_result *result)
{
    int file = file_of(store, result->file);

    if (store->buffer_room < result->length + (size_t)1) {
        char *larger = realloc(store->buffer, result->length + (size_t)1);

        if (!larger)
            return out_of_memory();
        store->buffer = larger;
        store->buffer_room = result->length + (size_t)1;
    }
    if (file < 0 || pread(file, store->buffer, result->length, (off_t)result->offset) != (ssize_t)result->length)
        return cli_complain("%s: cannot read a line again: %s", store->files[result->file], strerror(errno)) == HOST_OK;
    store->buffer[result->length] = 0;
    return true;
}

const char *sweep_store_values(struct sweep_store *store, const struct sweep_result *result)
{
    struct sweep_result read;
    const char *values;

    if (!read_result(store, result))
        return NULL;
    if (sweep_store_read_line(store->buffer, &read, &values) && read.id == result->id)
        return values;
    cli_complain("%s: a line has changed", store->files[result->file]);
    return NULL;
}
