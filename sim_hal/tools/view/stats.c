/* stats.c - see stats.h. */
#include "tools/view/stats.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/view/markup.h"

#define NUMBER_BYTES 32u

/* How a file is written. A row is written behind the separator unless it is the first of its part. */
struct form {
    const char *begin, *separator, *between, *end;
    void (*head)(FILE *stream, const struct view_stats_row *row);
    void (*row)(FILE *stream, const struct view_stats_row *row);
};

static void text_head(FILE *stream, const struct view_stats_row *row)
{
    fprintf(stream, "# %s: %s\n", row->name, row->value);
}

static void text_row(FILE *stream, const struct view_stats_row *row)
{
    fprintf(stream, "%-40s %20s # %s\n", row->name, row->value, row->description);
}

static void json_head(FILE *stream, const struct view_stats_row *row)
{
    fputs("\n  ", stream);
    view_json_string(stream, row->name);
    fputs(": ", stream);
    view_json_string(stream, row->value);
}

static void json_row(FILE *stream, const struct view_stats_row *row)
{
    fputs("\n  ", stream);
    view_json_string(stream, row->name);
    fprintf(stream, ": {\"value\": %s, \"description\": ", row->value);
    view_json_string(stream, row->description);
    fputc('}', stream);
}

static const struct form text = {"", "", "", "", text_head, text_row};
static const struct form json = {"{\"heading\": {", ",", "},\n\"statistics\": {", "}}\n", json_head, json_row};

static const struct form *form_of(const char *path)
{
    size_t length = strlen(path), suffix = strlen(".json");

    return length >= suffix && strcmp(path + length - suffix, ".json") == 0 ? &json : &text;
}

/* Copies a text as a part of a line. Returns the place behind its end. */
static char *copy_line(char *to, const char *from)
{
    for (; *from; from++)
        *to++ = (char)((unsigned char)*from < ' ' ? ' ' : *from);
    *to++ = 0;
    return to;
}

static bool make_row(struct view_stats_row *row, const char *name, const char *value, const char *description)
{
    char *at = row->name = malloc(strlen(name) + strlen(value) + strlen(description) + 3);

    if (!at)
        return false;
    row->value = at = copy_line(at, name);
    row->description = at = copy_line(at, value);
    copy_line(at, description);
    return true;
}

static bool grow(struct view_stats_rows *rows)
{
    uint32_t capacity = rows->capacity ? 2 * rows->capacity : 256;
    struct view_stats_row *grown = rows->count < rows->capacity ? rows->rows : NULL;

    if (grown)
        return true;
    grown = realloc(rows->rows, capacity * sizeof(*grown));
    if (!grown)
        return false;
    rows->rows = grown;
    rows->capacity = capacity;
    return true;
}

static void add(struct view_stats *stats, struct view_stats_rows *rows, const char *name, const char *value,
                const char *description)
{
    if (grow(rows) && make_row(&rows->rows[rows->count], name, value, description))
        rows->count++;
    else
        stats->out_of_memory = true;
}

void view_stats_head(struct view_stats *stats, const char *name, const char *value)
{
    for (uint32_t i = 0; i < stats->heading.count; i++)
        if (strcmp(stats->heading.rows[i].name, name) == 0)
            return;
    add(stats, &stats->heading, name, value, "");
}

void view_stats_add(struct view_stats *stats, const char *name, const char *value, const char *description)
{
    add(stats, &stats->rows, name, value, description);
}

void view_stats_visit(void *stats, const char *name, uint64_t value, const char *description)
{
    char number[NUMBER_BYTES];

    snprintf(number, sizeof(number), "%" PRIu64, value);
    view_stats_add(stats, name, number, description);
}

bool view_stats_value(const struct view_stats *stats, const char *name, uint64_t *value)
{
    for (uint32_t i = 0; i < stats->rows.count; i++)
        if (strcmp(stats->rows.rows[i].name, name) == 0) {
            *value = strtoull(stats->rows.rows[i].value, NULL, 10);
            return true;
        }
    return false;
}

static void write_rows(const struct view_stats_rows *rows, void (*write)(FILE *, const struct view_stats_row *),
                       const char *separator, FILE *stream)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        fputs(i ? separator : "", stream);
        write(stream, &rows->rows[i]);
    }
}

void view_stats_write(const struct view_stats *stats, const char *path, FILE *stream)
{
    const struct form *form = form_of(path);

    fputs(form->begin, stream);
    write_rows(&stats->heading, form->head, form->separator, stream);
    fputs(form->between, stream);
    write_rows(&stats->rows, form->row, form->separator, stream);
    fputs(form->end, stream);
}

static void free_rows(struct view_stats_rows *rows)
{
    for (uint32_t i = 0; i < rows->count; i++)
        free(rows->rows[i].name);
    free(rows->rows);
}

void view_stats_free(struct view_stats *stats)
{
    free_rows(&stats->heading);
    free_rows(&stats->rows);
    *stats = (struct view_stats){0};
}
