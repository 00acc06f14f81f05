/* values.c - see values.h. */
#include "tools/view/values.h"

#include <inttypes.h>

#include "tools/view/markup.h"

static void write_text(FILE *stream, const char *text)
{
    if (text)
        view_csv_field(stream, text);
}

/* With all digits that a reader can compare. */
static void write_number(FILE *stream, double value)
{
    fprintf(stream, "%.12g", value);
}

static void write_range(const struct view_chart *chart, uint32_t bar, FILE *stream)
{
    bool shown = chart->highs[bar] > 0;

    fputc(',', stream);
    if (shown)
        write_number(stream, chart->lows[bar]);
    fputc(',', stream);
    if (shown)
        write_number(stream, chart->highs[bar]);
}

static void write_part(const struct view_chart *chart, uint32_t bar, uint32_t part, FILE *stream)
{
    uint32_t parts = chart->part_count ? chart->part_count : 1;
    double value = chart->values[bar * parts + part];

    write_text(stream, chart->groups[bar / chart->series_count]);
    fputc(',', stream);
    write_text(stream, chart->series[bar % chart->series_count]);
    fputc(',', stream);
    if (parts > 1) {
        write_text(stream, chart->parts[part]);
        fputc(',', stream);
    }
    if (value > 0 || !chart->notes || !chart->notes[bar])
        write_number(stream, value);
    if (chart->highs)
        write_range(chart, bar, stream);
    fputc(',', stream);
    if (value <= 0 && chart->notes)
        write_text(stream, chart->notes[bar]);
    fputc('\n', stream);
}

void view_values_chart(const struct view_chart *chart, FILE *stream)
{
    uint32_t parts = chart->part_count ? chart->part_count : 1;

    write_text(stream, chart->x_title);
    fprintf(stream, ",series,%s", parts > 1 ? "part," : "");
    write_text(stream, chart->y_title);
    fprintf(stream, "%s,note\n", chart->highs ? ",low,high" : "");
    for (uint32_t bar = 0; bar < chart->group_count * chart->series_count; bar++)
        for (uint32_t part = 0; part < parts; part++)
            write_part(chart, bar, part, stream);
}

void view_values_timeline(const struct view_timeline *timeline, FILE *stream)
{
    fputs("run,row,state,begin (GPU cycles),end (GPU cycles)\n", stream);
    for (uint32_t i = 0; i < timeline->run_count; i++) {
        const struct view_run *run = &timeline->runs[i];

        for (uint32_t j = 0; j < run->span_count; j++) {
            const struct view_span *span = &run->spans[j];

            if (span->begin >= timeline->cycles)
                continue;
            write_text(stream, run->name);
            fprintf(stream, ",%" PRIu32 ",", span->row);
            write_text(stream, timeline->keys[span->key].name);
            fprintf(stream, ",%" PRIu64 ",%" PRIu64 "\n", span->begin,
                    span->end > timeline->cycles ? timeline->cycles : span->end);
        }
    }
}

void view_values_tornado(const struct view_tornado *tornado, FILE *stream)
{
    fputs("parameter,side,value,", stream);
    write_text(stream, tornado->x_title);
    fputc('\n', stream);
    for (uint32_t i = 0; i < tornado->count * VIEW_TORNADO_SIDES; i++) {
        const struct view_tornado_row *row = &tornado->rows[i / VIEW_TORNADO_SIDES];
        uint32_t side = i % VIEW_TORNADO_SIDES;

        write_text(stream, row->name);
        fputc(',', stream);
        write_text(stream, tornado->sides[side]);
        fputc(',', stream);
        write_text(stream, row->values[side]);
        fputc(',', stream);
        if (row->ratios[side] > 0)
            write_number(stream, row->ratios[side]);
        fputc('\n', stream);
    }
}

static void write_cell(const struct view_map *map, const struct view_map_cell *cell, FILE *stream)
{
    if (cell->best != VIEW_MAP_NONE)
        write_text(stream, map->names[cell->best]);
    fputc(',', stream);
    if (cell->best != VIEW_MAP_NONE && cell->second != VIEW_MAP_NONE) {
        write_number(stream, cell->factor);
        fputc(',', stream);
        write_text(stream, map->names[cell->second]);
    } else {
        fputc(',', stream);
    }
    fputc('\n', stream);
}

void view_values_map(const struct view_map *map, FILE *stream)
{
    write_text(stream, map->x_title);
    fputc(',', stream);
    write_text(stream, map->y_title);
    fputs(",best,factor,second\n", stream);
    for (uint32_t i = 0; i < map->row_count * map->column_count; i++) {
        write_text(stream, map->columns[i % map->column_count]);
        fputc(',', stream);
        write_text(stream, map->rows[i / map->column_count]);
        fputc(',', stream);
        write_cell(map, &map->cells[i], stream);
    }
}
