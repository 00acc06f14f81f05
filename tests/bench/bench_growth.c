/*
 * bench_growth.c - how the costs of operations grow, as a chart and a table.
 *
 *     bench_growth KEY TITLE FILE.svg FILE.csv < lines
 *
 * reads the lines KEY|NUMBER|NAME|count|least|median|most of tests/unit/target/bench_units.c, draws the medians of each
 * operation over the numbers into FILE.svg with its values in FILE.csv, and prints them as a table. Exit status 1: the largest median of an operation is
 * more than 10 % above its smallest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/view/values.h"

#define SERIES_MOST 24u
#define GROUPS_MOST 16u
#define NAME_BYTES  64u
#define FLAT        1.1

struct growth {
    char series[SERIES_MOST][NAME_BYTES], groups[GROUPS_MOST][NAME_BYTES];
    uint32_t series_count, group_count;
    double medians[GROUPS_MOST][SERIES_MOST];
};

static struct growth growth;

/* Returns the number of a name, which is added if it is new; `most` if there is no room. */
static uint32_t number_of(char (*names)[NAME_BYTES], uint32_t *count, uint32_t most, const char *name)
{
    uint32_t i = 0;

    while (i < *count && strcmp(names[i], name) != 0)
        i++;
    if (i == *count && i < most) {
        snprintf(names[i], NAME_BYTES, "%s", name);
        ++*count;
    }
    return i;
}

static bool read_lines(const char *key)
{
    char line[256], at[NAME_BYTES], got[NAME_BYTES], name[NAME_BYTES];
    double median;

    while (fgets(line, sizeof(line), stdin)) {
        uint32_t group, series;

        if (sscanf(line, "%63[^|]|%63[^|]|%63[^|]|%*[^|]|%*[^|]|%lf", got, at, name, &median) != 4 ||
            strcmp(got, key) != 0)
            continue;
        group = number_of(growth.groups, &growth.group_count, GROUPS_MOST, at);
        series = number_of(growth.series, &growth.series_count, SERIES_MOST, name);
        if (group == GROUPS_MOST || series == SERIES_MOST)
            return false;
        growth.medians[group][series] = median;
    }
    return growth.group_count != 0;
}

/* Writes a file of the chart. */
static bool write_file(const char *path, const struct view_chart *chart,
                       void (*write)(const struct view_chart *, FILE *))
{
    FILE *stream = fopen(path, "w");

    if (!stream)
        return false;
    write(chart, stream);
    return fclose(stream) == 0;
}

static bool draw(const char *key, const char *title, const char *picture, const char *list)
{
    const char *groups[GROUPS_MOST], *series[SERIES_MOST];
    static double values[GROUPS_MOST * SERIES_MOST];
    struct view_chart chart = {.title = title,
                               .x_title = key,
                               .y_title = "instructions an operation",
                               .groups = groups,
                               .series = series,
                               .group_count = growth.group_count,
                               .series_count = growth.series_count,
                               .separated = growth.group_count,
                               .values = values};

    for (uint32_t i = 0; i < growth.series_count; i++)
        series[i] = growth.series[i];
    for (uint32_t i = 0; i < growth.group_count; i++) {
        groups[i] = growth.groups[i];
        for (uint32_t j = 0; j < growth.series_count; j++)
            values[i * growth.series_count + j] = growth.medians[i][j];
    }
    return write_file(picture, &chart, view_svg_lines) && write_file(list, &chart, view_values_chart);
}

/* Prints the row of an operation. Returns the largest median over the smallest. */
static double print_row(uint32_t series)
{
    double least = growth.medians[0][series], most = least;

    printf("| %s |", growth.series[series]);
    for (uint32_t i = 0; i < growth.group_count; i++) {
        double median = growth.medians[i][series];

        printf(" %.0f |", median);
        least = median < least ? median : least;
        most = median > most ? median : most;
    }
    printf(" %.3f |\n", least > 0 ? most / least : FLAT + 1);
    return least > 0 ? most / least : FLAT + 1;
}

static bool print_table(void)
{
    bool flat = true;

    printf("| median, instructions |");
    for (uint32_t i = 0; i < growth.group_count; i++)
        printf(" %s |", growth.groups[i]);
    printf(" largest over smallest |\n| --- |");
    for (uint32_t i = 0; i <= growth.group_count; i++)
        printf(" --- |");
    printf("\n");
    for (uint32_t i = 0; i < growth.series_count; i++)
        flat &= print_row(i) <= FLAT;
    return flat;
}

int main(int count, char **arguments)
{
    if (count != 5 || !read_lines(arguments[1]) || !draw(arguments[1], arguments[2], arguments[3], arguments[4])) {
        fprintf(stderr, "bench_growth: no lines, too many of them, or a file that cannot be written\n");
        return 2;
    }
    return print_table() ? EXIT_SUCCESS : EXIT_FAILURE;
}
