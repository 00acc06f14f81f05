/*
 * rows.c - a chart of the columns of a CSV.
 *
 * Rows with the same place along the axis and the same series are samples of one value: the chart has their median and range.
 * With a reference the samples are divided by those of the series of that name, the first one by the first one and so on, and
 * the chart has the geometric mean of the quotients.
 */
#include <stdlib.h>
#include <string.h>

#include "tools/figures/csv.h"
#include "tools/view/number.h"
#include "tools/view/svg.h"

enum { GROUP, SERIES, KEYS };

/* What the chart shows of each group and series. */
struct points {
    double values[FIGURES_CSV_NAMES_MOST * VIEW_SVG_COLOURS], lows[FIGURES_CSV_NAMES_MOST * VIEW_SVG_COLOURS];
    double highs[FIGURES_CSV_NAMES_MOST * VIEW_SVG_COLOURS];
    const char *notes[FIGURES_CSV_NAMES_MOST * VIEW_SVG_COLOURS];
    bool ranged; /* some have several samples */
    bool whole;  /* values from 100 on are counts */
};

/* The chart of a hole. */
struct rows {
    const struct figures_hole *hole;
    struct figures *figures;
    struct figures_csv csv;
    uint32_t reference; /* a series */
    bool speedup;       /* the reference's divided by the series' */
    double *values;     /* of one point, and of its reference */
    double *others;
};

/* The samples of one point. note is that of one without a value, and else stays. */
static uint32_t collect(const struct figures_csv *csv, uint32_t group, uint32_t series, double *values,
                        const char **note)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < csv->count; i++) {
        const struct figures_csv_row *row = &csv->rows[i];

        if (row->numbers[GROUP] != group || row->numbers[SERIES] != series)
            continue;
        values[count++] = row->value;
        *note = row->value > 0 ? *note : row->note;
    }
    return count;
}

/* The geometric mean of the samples' quotients; none if a sample has no value. */
static bool fill_quotient(const struct rows *rows, uint32_t group, uint32_t series, struct points *points)
{
    const struct figures_csv *csv = &rows->csv;
    uint32_t point = group * csv->keys[SERIES].count + series;
    uint32_t count = collect(csv, group, series, rows->values, &points->notes[point]);

    if (collect(csv, group, rows->reference, rows->others, &points->notes[point]) != count)
        return figures_complain(rows->figures, "%s: at %s=%s, %s has not as many rows as %s", rows->hole->words[3],
                                csv->keys[GROUP].column, csv->keys[GROUP].names[group], csv->keys[SERIES].names[series],
                                rows->hole->context.reference);
    for (uint32_t i = 0; i < count; i++) {
        double value = rows->values[i], other = rows->others[i];

        rows->values[i] = value <= 0 || other <= 0 ? 0 : rows->speedup ? other / value : value / other;
    }
    points->values[point] = view_geometric_mean(rows->values, count);
    return true;
}

static void fill_median(const struct rows *rows, uint32_t group, uint32_t series, struct points *points)
{
    uint32_t point = group * rows->csv.keys[SERIES].count + series;
    uint32_t count = collect(&rows->csv, group, series, rows->values, &points->notes[point]);

    points->ranged |= count > 1;
    points->values[point] =
        count ? figures_median(rows->values, count, &points->lows[point], &points->highs[point]) : 0;
}

static bool fill_points(const struct rows *rows, struct points *points)
{
    const struct figures_csv *csv = &rows->csv;

    points->whole = !rows->hole->context.reference;
    for (uint32_t group = 0; group < csv->keys[GROUP].count; group++) {
        for (uint32_t series = 0; series < csv->keys[SERIES].count; series++) {
            if (!rows->hole->context.reference)
                fill_median(rows, group, series, points);
            else if (!fill_quotient(rows, group, series, points))
                return false;
        }
    }
    return true;
}

static void print_point(FILE *page, const struct points *points, uint32_t point)
{
    const struct figures_value value = {.value = points->values[point],
                                        .present = points->values[point] > 0,
                                        .whole = points->whole && points->values[point] >= 100,
                                        .note = points->notes[point] ? points->notes[point] : "-"};

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

static void print_table(const struct rows *rows, const struct points *points)
{
    const struct figures_csv_key *groups = &rows->csv.keys[GROUP], *series = &rows->csv.keys[SERIES];
    FILE *page = rows->figures->page;

    fprintf(page, "| %s |", groups->column);
    for (uint32_t i = 0; i < series->count; i++)
        fprintf(page, " %s |", series->names[i]);
    fputs("\n| --- |", page);
    for (uint32_t i = 0; i < series->count; i++)
        fputs(" ---: |", page);
    fputc('\n', page);
    for (uint32_t group = 0; group < groups->count; group++) {
        fprintf(page, "| %s |", groups->names[group]);
        for (uint32_t i = 0; i < series->count; i++)
            print_point(page, points, group * series->count + i);
        fputc('\n', page);
    }
}

static bool draw_points(const struct rows *rows, const struct points *points)
{
    const struct figures_hole *hole = rows->hole;
    const struct figures_csv_key *groups = &rows->csv.keys[GROUP], *series = &rows->csv.keys[SERIES];
    char x_axis[FIGURES_AXIS_BYTES], y_axis[FIGURES_AXIS_BYTES];
    const struct view_chart chart = {.title = hole->words[2],
                                     .x_title = figures_key_axis(hole, hole->x, x_axis),
                                     .y_title = figures_value_axis(hole, hole->y, y_axis),
                                     .groups = groups->names,
                                     .series = series->names,
                                     .values = points->values,
                                     .lows = points->ranged ? points->lows : NULL,
                                     .highs = points->ranged ? points->highs : NULL,
                                     .notes = points->notes,
                                     .group_count = groups->count,
                                     .series_count = series->count,
                                     .separated = groups->count,
                                     .line = hole->line,
                                     .logarithmic = hole->logarithmic};

    if (!figures_picture_chart(rows->figures, hole, &chart, strcmp(hole->words[0], "csv-lines") == 0))
        return false;
    print_table(rows, points);
    return true;
}

/* The series of hole->context.reference, if it is there. */
static bool find_reference(struct rows *rows)
{
    const struct figures_csv_key *series = &rows->csv.keys[SERIES];
    const char *name = rows->hole->context.reference;

    for (rows->reference = 0; name && rows->reference < series->count; rows->reference++)
        if (strcmp(series->names[rows->reference], name) == 0)
            return true;
    return !name || figures_complain(rows->figures, "%s: no row has %s=%s", rows->hole->words[3], series->column, name);
}

static bool show(struct rows *rows)
{
    struct points *points = calloc(1, sizeof(*points));
    bool good;

    rows->values = calloc(rows->csv.count, sizeof(*rows->values));
    rows->others = calloc(rows->csv.count, sizeof(*rows->others));
    if (points && rows->values && rows->others)
        good = fill_points(rows, points) && draw_points(rows, points);
    else
        good = figures_complain(rows->figures, "out of memory");
    free(points);
    free(rows->values);
    free(rows->others);
    return good;
}

bool figures_rows(struct figures *figures, const struct figures_hole *hole)
{
    struct rows rows = {.hole = hole, .figures = figures, .speedup = hole->y && strcmp(hole->y, "speedup") == 0};
    bool good;

    if (hole->count != 4 || !hole->x || !hole->y || !hole->by)
        return figures_complain(figures, "%s needs NAME TITLE FILE x=COLUMN y=COLUMN by=COLUMN", hole->words[0]);
    if (rows.speedup && !hole->context.reference)
        return figures_complain(figures, "speedup over what?");
    rows.csv = (struct figures_csv){
        .keys = {{.column = hole->x, .most = FIGURES_CSV_NAMES_MOST}, {.column = hole->by, .most = VIEW_SVG_COLOURS}},
        .key_count = KEYS,
        .value = rows.speedup ? "cycles" : hole->y};
    good = figures_csv_read(figures, hole, &rows.csv) && find_reference(&rows) && show(&rows);
    figures_csv_free(&rows.csv);
    return good;
}
