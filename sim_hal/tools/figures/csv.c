/* csv.c - see csv.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/figures/csv.h"

#include <stdlib.h>
#include <string.h>

#define FILE_MOST    (64u << 20)
#define COLUMNS_MOST 1024u
#define FILTERS_MOST 4u

/* COLUMN=VALUE of where= */
struct filter {
    const char *column, *value;
    uint32_t place;
};

/* Where the columns are that are read. */
struct reader {
    const struct figures *figures;
    const char *path;
    struct figures_csv *csv;
    uint32_t columns, status, value; /* columns: how many there are; status may be one behind the last */
    uint32_t keys[FIGURES_CSV_KEYS_MOST];
    struct filter filters[FILTERS_MOST];
    uint32_t filter_count;
};

/* Splits the line at its commas, in place. Returns how many fields there are. */
static uint32_t split_line(char *line, const char *fields[COLUMNS_MOST])
{
    uint32_t count = 0;

    while (line && count < COLUMNS_MOST) {
        char *comma = strchr(line, ',');

        if (comma)
            *comma++ = 0;
        fields[count++] = line;
        line = comma;
    }
    return count;
}

/* reader->columns if there is none. */
static uint32_t place_of(const struct reader *reader, const char *const *names, const char *name)
{
    uint32_t place = 0;

    while (place < reader->columns && strcmp(names[place], name) != 0)
        place++;
    return place;
}

static bool find_column(const struct reader *reader, const char *const *names, const char *name, uint32_t *place)
{
    *place = place_of(reader, names, name);
    return *place < reader->columns || figures_complain(reader->figures, "%s has no column %s", reader->path, name);
}

static bool read_names(struct reader *reader, char *line)
{
    static const char *names[COLUMNS_MOST];
    const struct figures_csv *csv = reader->csv;

    reader->columns = split_line(line, names);
    reader->status = place_of(reader, names, "status");
    for (uint32_t i = 0; i < csv->key_count; i++)
        if (!find_column(reader, names, csv->keys[i].column, &reader->keys[i]))
            return false;
    for (uint32_t i = 0; i < reader->filter_count; i++)
        if (!find_column(reader, names, reader->filters[i].column, &reader->filters[i].place))
            return false;
    return find_column(reader, names, csv->value, &reader->value);
}

static bool is_wanted(const struct reader *reader, const char *const *fields)
{
    for (uint32_t i = 0; i < reader->filter_count; i++)
        if (strcmp(fields[reader->filters[i].place], reader->filters[i].value) != 0)
            return false;
    return true;
}

/* The number of a name, which is added if it is new. */
static bool find_number(const struct reader *reader, struct figures_csv_key *key, const char *name, uint32_t *number)
{
    for (*number = 0; *number < key->count; ++*number)
        if (strcmp(key->names[*number], name) == 0)
            return true;
    if (key->count == key->most)
        return figures_complain(reader->figures, "%s: more than %u different values of %s, the last is %s",
                                reader->path, key->most, key->column, name);
    key->names[key->count++] = name;
    return true;
}

/* The value of a row that ended well. */
static bool read_value(const struct reader *reader, const char *const *fields, struct figures_csv_row *row)
{
    const char *text = fields[reader->value];
    char *end;

    row->note = "-";
    if (reader->status < reader->columns && strcmp(fields[reader->status], "ok") != 0) {
        row->note = fields[reader->status];
        return true;
    }
    row->value = strtod(text, &end);
    return (!*end && row->value >= 0) ||
           figures_complain(reader->figures, "%s: expected a number in column %s, found '%s'", reader->path,
                            reader->csv->value, text);
}

static bool read_row(const struct reader *reader, char *line)
{
    static const char *fields[COLUMNS_MOST];
    struct figures_csv *csv = reader->csv;
    struct figures_csv_row *row = &csv->rows[csv->count];

    *row = (struct figures_csv_row){.value = 0};
    if (strchr(line, '"'))
        return figures_complain(reader->figures, "%s: fields in quotes are not read", reader->path);
    if (split_line(line, fields) != reader->columns)
        return figures_complain(reader->figures, "%s: a line has not %u fields as the first one", reader->path,
                                reader->columns);
    if (!is_wanted(reader, fields))
        return true;
    for (uint32_t i = 0; i < csv->key_count; i++)
        if (!find_number(reader, &csv->keys[i], fields[reader->keys[i]], &row->numbers[i]))
            return false;
    csv->count++;
    return read_value(reader, fields, row);
}

static bool read_rows(struct reader *reader)
{
    struct figures_csv *csv = reader->csv;
    bool first = true, good = true;
    uint32_t lines = 1;
    char *rest;

    for (const char *at = csv->text; *at; at++)
        lines += *at == '\n';
    csv->rows = calloc(lines, sizeof(*csv->rows));
    if (!csv->rows)
        return figures_complain(reader->figures, "out of memory");
    for (char *line = strtok_r(csv->text, "\r\n", &rest); line && good; line = strtok_r(NULL, "\r\n", &rest)) {
        good = first ? read_names(reader, line) : read_row(reader, line);
        first = false;
    }
    return good && (csv->count || figures_complain(reader->figures, "%s: no row to show", reader->path));
}

/* where=COLUMN=VALUE,COLUMN=VALUE; splits text. */
static bool read_filters(struct reader *reader, char *text)
{
    const char *items[FILTERS_MOST];
    uint32_t count = text ? figures_split(reader->figures, text, items, FILTERS_MOST) : 0;

    for (uint32_t i = 0; i < count; i++) {
        char *equals = strchr(items[i], '=');

        if (!equals)
            return figures_complain(reader->figures, "expected where=COLUMN=VALUE");
        *equals = 0;
        reader->filters[reader->filter_count++] = (struct filter){.column = items[i], .value = equals + 1};
    }
    return !text || count;
}

static bool read_file(const struct figures *figures, const struct figures_hole *hole, struct figures_csv *csv)
{
    char error[HOST_ERROR_BYTES] = "out of memory", *path = host_text_beside(figures->template_path, hole->words[3]);
    size_t length;

    if (path)
        csv->text = host_text_load(path, FILE_MOST, &length, error, sizeof(error));
    free(path);
    return csv->text || figures_complain(figures, "%s", error);
}

bool figures_csv_read(const struct figures *figures, const struct figures_hole *hole, struct figures_csv *csv)
{
    struct reader reader = {.figures = figures, .path = hole->words[3], .csv = csv};
    char *where = hole->where ? host_text_copy((struct host_span){hole->where, strlen(hole->where)}) : NULL;
    bool good;

    if (hole->where && !where)
        return figures_complain(figures, "out of memory");
    good = read_filters(&reader, where) && read_file(figures, hole, csv) && read_rows(&reader);
    free(where);
    return good;
}

void figures_csv_free(struct figures_csv *csv)
{
    free(csv->text);
    free(csv->rows);
    csv->text = NULL;
    csv->rows = NULL;
}
