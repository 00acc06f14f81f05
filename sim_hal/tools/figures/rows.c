/*
 * rows.c - a chart of the columns of a CSV: what `onward sweep merge` writes, or any other with a line of names.
 *
 * Rows with the same place along the axis and the same series are samples of one value: the chart has their median and range.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "tools/figures/figures.h"
#include "tools/view/svg.h"

#define FILE_MOST    (64u << 20)
#define COLUMNS_MOST 1024u
#define GROUPS_MOST  64u
#define NO_COLUMN    COLUMNS_MOST

/* One row that is shown. */
struct sample {
    uint32_t group, series;
    double value; /* 0: none */
    const char *note;
};

/* The strings point into text. */
struct table {
    struct figures *figures;
    const struct figures_hole *hole;
    const char *path;
    char *text, *where;
    uint32_t x, y, by, status, filter; /* columns */
    const char *filter_value;
    uint32_t columns;
    const char *groups[GROUPS_MOST], *series[VIEW_SVG_COLOURS];
    uint32_t group_count, series_count;
    struct sample *samples;
    uint32_t sample_count;
};

/* What the chart shows of each group and series. */
struct points {
    double values[GROUPS_MOST * VIEW_SVG_COLOURS], lows[GROUPS_MOST * VIEW_SVG_COLOURS];
    double highs[GROUPS_MOST * VIEW_SVG_COLOURS];
    const char *notes[GROUPS_MOST * VIEW_SVG_COLOURS];
    bool ranged; /* some have several samples */
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

static bool find_column(const struct table *table, const char *const *names, const char *name, uint32_t *column)
{
    for (*column = 0; *column < table->columns; ++*column)
        if (strcmp(names[*column], name) == 0)
            return true;
    return figures_complain(table->figures, "%s has no column %s", table->path, name);
}

/* where=COLUMN=VALUE */
static bool find_filter(struct table *table, const char *const *names)
{
    char *equals;

    table->filter = NO_COLUMN;
    if (!table->hole->where)
        return true;
    table->where = host_text_copy((struct host_span){table->hole->where, strlen(table->hole->where)});
    equals = table->where ? strchr(table->where, '=') : NULL;
    if (!equals)
        return figures_complain(table->figures, "expected where=COLUMN=VALUE");
    *equals = 0;
    table->filter_value = equals + 1;
    return find_column(table, names, table->where, &table->filter);
}

static bool read_names(struct table *table, char *line)
{
    static const char *names[COLUMNS_MOST];

    table->columns = split_line(line, names);
    for (table->status = 0; table->status < table->columns; table->status++)
        if (strcmp(names[table->status], "status") == 0)
            break;
    return find_column(table, names, table->hole->x, &table->x) &&
           find_column(table, names, table->hole->y, &table->y) &&
           find_column(table, names, table->hole->by, &table->by) && find_filter(table, names);
}

/* The number of a name, which is added if it is new; most with a message if there is no room. */
static uint32_t number_of(const struct table *table, const char **names, uint32_t *count, uint32_t most,
                          const char *name)
{
    uint32_t i = 0;

    while (i < *count && strcmp(names[i], name) != 0)
        i++;
    if (i == most)
        figures_complain(table->figures, "%s: more than %u different values, the last is %s", table->path, most, name);
    else if (i == *count)
        names[(*count)++] = name;
    return i;
}

/* The value of a row that ended well. */
static bool read_value(const struct table *table, const char *const *fields, struct sample *sample)
{
    const char *text = fields[table->y];
    char *end;

    sample->note = "-";
    if (table->status < table->columns && strcmp(fields[table->status], "ok") != 0) {
        sample->note = fields[table->status];
        return true;
    }
    sample->value = strtod(text, &end);
    return (!*end && sample->value >= 0) ||
           figures_complain(table->figures, "%s: expected a number in column %s, found '%s'", table->path,
                            table->hole->y, text);
}

static bool read_row(struct table *table, char *line)
{
    static const char *fields[COLUMNS_MOST];
    struct sample *sample = &table->samples[table->sample_count];

    *sample = (struct sample){.value = 0};
    if (strchr(line, '"'))
        return figures_complain(table->figures, "%s: fields in quotes are not read", table->path);
    if (split_line(line, fields) != table->columns)
        return figures_complain(table->figures, "%s: a line has not %u fields as the first one", table->path,
                                table->columns);
    if (table->filter != NO_COLUMN && strcmp(fields[table->filter], table->filter_value) != 0)
        return true;
    sample->group = number_of(table, table->groups, &table->group_count, GROUPS_MOST, fields[table->x]);
    sample->series = number_of(table, table->series, &table->series_count, VIEW_SVG_COLOURS, fields[table->by]);
    table->sample_count++;
    return sample->group < GROUPS_MOST && sample->series < VIEW_SVG_COLOURS && read_value(table, fields, sample);
}

static bool read_rows(struct table *table)
{
    bool first = true, good = true;
    uint32_t lines = 1;
    char *rest;

    for (const char *at = table->text; *at; at++)
        lines += *at == '\n';
    table->samples = calloc(lines, sizeof(*table->samples));
    if (!table->samples)
        return figures_complain(table->figures, "out of memory");
    for (char *line = strtok_r(table->text, "\r\n", &rest); line && good; line = strtok_r(NULL, "\r\n", &rest)) {
        good = first ? read_names(table, line) : read_row(table, line);
        first = false;
    }
    return good && (table->sample_count || figures_complain(table->figures, "%s: no row to show", table->path));
}

/* The samples of one point. */
static bool fill_point(const struct table *table, uint32_t group, uint32_t series, double *values,
                       struct points *points)
{
    uint32_t count = 0, point = group * table->series_count + series;

    for (uint32_t i = 0; i < table->sample_count; i++) {
        const struct sample *sample = &table->samples[i];

        if (sample->group != group || sample->series != series)
            continue;
        values[count++] = sample->value;
        points->notes[point] = sample->value > 0 ? points->notes[point] : sample->note;
    }
    points->values[point] = count ? figures_median(values, count, &points->lows[point], &points->highs[point]) : 0;
    return count > 1;
}

static void print_point(const struct table *table, const struct points *points, uint32_t point)
{
    const struct figures_value value = {.value = points->values[point],
                                        .present = points->values[point] > 0,
                                        .whole = points->values[point] >= 100,
                                        .note = points->notes[point] ? points->notes[point] : "-"};
    FILE *page = table->figures->page;

    fputc(' ', page);
    figures_print(page, &value);
    if (points->ranged && value.present) {
        fputs(" (", page);
        figures_print(page, &(struct figures_value){points->lows[point], true, value.whole, NULL});
        fputs(" to ", page);
        figures_print(page, &(struct figures_value){points->highs[point], true, value.whole, NULL});
        fputc(')', page);
    }
    fputs(" |", page);
}

static void print_table(const struct table *table, const struct points *points)
{
    FILE *page = table->figures->page;

    fprintf(page, "| %s |", table->hole->x);
    for (uint32_t i = 0; i < table->series_count; i++)
        fprintf(page, " %s |", table->series[i]);
    fputs("\n| --- |", page);
    for (uint32_t i = 0; i < table->series_count; i++)
        fputs(" ---: |", page);
    fputc('\n', page);
    for (uint32_t group = 0; group < table->group_count; group++) {
        fprintf(page, "| %s |", table->groups[group]);
        for (uint32_t i = 0; i < table->series_count; i++)
            print_point(table, points, group * table->series_count + i);
        fputc('\n', page);
    }
}

static bool draw_table(const struct table *table, bool lines)
{
    const struct figures_hole *hole = table->hole;
    char x_axis[FIGURES_AXIS_BYTES], y_axis[FIGURES_AXIS_BYTES];
    struct points *points = calloc(1, sizeof(*points));
    double *values = calloc(table->sample_count + 1, sizeof(*values));
    struct view_chart chart = {.title = hole->words[2],
                               .x_title = figures_key_axis(hole, hole->x, x_axis),
                               .y_title = figures_value_axis(hole, hole->y, y_axis),
                               .groups = table->groups,
                               .series = table->series,
                               .group_count = table->group_count,
                               .series_count = table->series_count,
                               .separated = table->group_count,
                               .line = hole->line,
                               .logarithmic = hole->logarithmic};
    bool good = points && values;

    for (uint32_t i = 0; good && i < table->group_count * table->series_count; i++)
        points->ranged |= fill_point(table, i / table->series_count, i % table->series_count, values, points);
    if (good) {
        chart.values = points->values;
        chart.lows = points->ranged ? points->lows : NULL;
        chart.highs = points->ranged ? points->highs : NULL;
        chart.notes = points->notes;
        good = figures_picture_chart(table->figures, hole, &chart, lines);
        print_table(table, points);
    }
    free(points);
    free(values);
    return good;
}

bool figures_rows(struct figures *figures, const struct figures_hole *hole)
{
    char error[HOST_ERROR_BYTES] = "out of memory", *path;
    struct table table = {.figures = figures, .hole = hole, .path = hole->words[3]};
    size_t length;
    bool good;

    if (hole->count != 4 || !hole->x || !hole->y || !hole->by)
        return figures_complain(figures, "%s needs NAME TITLE FILE x=COLUMN y=COLUMN by=COLUMN", hole->words[0]);
    path = host_text_beside(figures->template_path, hole->words[3]);
    if (path)
        table.text = host_text_load(path, FILE_MOST, &length, error, sizeof(error));
    free(path);
    if (!table.text)
        return figures_complain(figures, "%s", error);
    good = read_rows(&table) && draw_table(&table, strcmp(hole->words[0], "csv-lines") == 0);
    free(table.text);
    free(table.where);
    free(table.samples);
    return good;
}
