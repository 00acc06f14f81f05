/*
 * map.c - a map of the columns of a CSV: where along two axes which series is the best.
 *
 * A place has all rows with its two values, perhaps of several benchmarks. The best there has the least geometric mean of the
 * values. A series with a row that did not end well is none of them, nor is one with fewer rows there than another.
 */
#include "tools/view/map.h"

#include <stdlib.h>

#include "tools/figures/csv.h"
#include "tools/view/number.h"
#include "tools/view/svg.h"

enum { COLUMN, ROW, SERIES, KEYS };

/* The values of a series at a place. values has space for all rows. Returns how many there are. */
static uint32_t collect(const struct figures_csv *csv, uint32_t column, uint32_t row, uint32_t series, double *values)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < csv->count; i++) {
        const uint32_t *numbers = csv->rows[i].numbers;

        if (numbers[COLUMN] == column && numbers[ROW] == row && numbers[SERIES] == series)
            values[count++] = csv->rows[i].value;
    }
    return count;
}

static struct view_map_cell find_best(const struct figures_csv *csv, uint32_t column, uint32_t row, double *values)
{
    struct view_map_cell cell = {.best = VIEW_MAP_NONE, .second = VIEW_MAP_NONE};
    double best = 0, second = 0;
    uint32_t most = 0;

    for (uint32_t series = 0; series < csv->keys[SERIES].count; series++) {
        uint32_t count = collect(csv, column, row, series, values);

        most = count > most ? count : most;
    }
    for (uint32_t series = 0; series < csv->keys[SERIES].count; series++) {
        uint32_t count = collect(csv, column, row, series, values);
        double mean = view_geometric_mean(values, count);

        if (count < most || mean <= 0)
            continue;
        if (cell.best == VIEW_MAP_NONE || mean < best) {
            cell.second = cell.best;
            second = best;
            cell.best = series;
            best = mean;
        } else if (cell.second == VIEW_MAP_NONE || mean < second) {
            cell.second = series;
            second = mean;
        }
    }
    cell.factor = cell.second == VIEW_MAP_NONE ? 0 : second / best;
    return cell;
}

static void draw(const void *shown, FILE *stream)
{
    view_svg_map(shown, stream);
}

static void list(const void *shown, FILE *stream)
{
    view_values_map(shown, stream);
}

static void print_table(FILE *page, const struct figures_hole *hole, const struct view_map *map)
{
    fprintf(page, "| %s, %s |", hole->y, hole->x);
    for (uint32_t i = 0; i < map->column_count; i++)
        fprintf(page, " %s |", map->columns[i]);
    fputs("\n| --- |", page);
    for (uint32_t i = 0; i < map->column_count; i++)
        fputs(" --- |", page);
    for (uint32_t i = 0; i < map->row_count * map->column_count; i++) {
        const struct view_map_cell *cell = &map->cells[i];

        if (i % map->column_count == 0)
            fprintf(page, "\n| %s |", map->rows[i / map->column_count]);
        fprintf(page, " %s", cell->best == VIEW_MAP_NONE ? "-" : map->names[cell->best]);
        if (cell->second != VIEW_MAP_NONE)
            fprintf(page, " %.2f", cell->factor);
        fputs(" |", page);
    }
    fputc('\n', page);
}

static bool show(struct figures *figures, const struct figures_hole *hole, const struct figures_csv *csv,
                 struct view_map_cell *cells, double *values)
{
    const struct figures_csv_key *columns = &csv->keys[COLUMN], *rows = &csv->keys[ROW], *series = &csv->keys[SERIES];
    const struct figures_hole upright = {.across = hole->axis};
    char x_axis[FIGURES_AXIS_BYTES], y_axis[FIGURES_AXIS_BYTES];
    const struct view_map map = {.title = hole->words[2],
                                 .width = hole->width,
                                 .x_title = figures_key_axis(hole, hole->x, x_axis),
                                 .y_title = figures_key_axis(&upright, hole->y, y_axis),
                                 .columns = columns->names,
                                 .rows = rows->names,
                                 .names = series->names,
                                 .column_count = columns->count,
                                 .row_count = rows->count,
                                 .name_count = series->count,
                                 .cells = cells};

    for (uint32_t i = 0; i < columns->count * rows->count; i++)
        cells[i] = find_best(csv, i % columns->count, i / columns->count, values);
    if (!figures_picture(figures, hole, &(struct figures_drawing){&map, draw, list}))
        return false;
    print_table(figures->page, hole, &map);
    return true;
}

bool figures_map(struct figures *figures, const struct figures_hole *hole)
{
    struct figures_csv csv = {.keys = {{.column = hole->x, .most = FIGURES_CSV_NAMES_MOST},
                                       {.column = hole->y, .most = FIGURES_CSV_NAMES_MOST},
                                       {.column = hole->by, .most = VIEW_SVG_COLOURS}},
                              .key_count = KEYS,
                              .value = hole->value};
    struct view_map_cell *cells = NULL;
    double *values = NULL;
    bool good;

    if (hole->count != 4 || !hole->x || !hole->y || !hole->by || !hole->value)
        return figures_complain(figures, "csv-map needs NAME TITLE FILE x=COLUMN y=COLUMN by=COLUMN value=COLUMN");
    good = figures_csv_read(figures, hole, &csv);
    if (good) {
        cells = calloc((size_t)csv.keys[COLUMN].count * csv.keys[ROW].count, sizeof(*cells));
        values = calloc(csv.count, sizeof(*values));
        good = cells && values ? show(figures, hole, &csv, cells, values) : figures_complain(figures, "out of memory");
    }
    free(cells);
    free(values);
    figures_csv_free(&csv);
    return good;
}
