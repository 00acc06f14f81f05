/* stats_diff.c - see stats_diff.h. */
#include "tools/view/stats_diff.h"

#include <stdlib.h>
#include <string.h>

#define NONE     "-"
#define INFINITE 1e300 /* more than a change of numbers of 64 bits can be */

struct change {
    const char *name, *from, *to; /* values; NONE: the table lacks it */
    double relative;              /* to the first value; INFINITE where that is 0 or not there */
    uint32_t place;               /* in the tables: what is equal stays in order */
};

struct changes {
    struct change *list; /* owned */
    uint32_t count;
};

static const char *value_of(const struct view_stats_rows *rows, const char *name)
{
    for (uint32_t i = 0; i < rows->count; i++)
        if (strcmp(rows->rows[i].name, name) == 0)
            return rows->rows[i].value;
    return NONE;
}

static double relative_change(const char *from, const char *to)
{
    double before = strtod(from, NULL), after = strtod(to, NULL);

    if (strcmp(from, NONE) == 0 || strcmp(to, NONE) == 0 || before <= 0)
        return INFINITE;
    return (after - before) / before;
}

static void note(struct changes *changes, const char *name, const char *from, const char *to)
{
    if (strcmp(from, to) == 0)
        return;
    changes->list[changes->count] = (struct change){name, from, to, relative_change(from, to), changes->count};
    changes->count++;
}

/* Returns false without memory. */
static bool compare(struct changes *changes, const struct view_stats_rows *from, const struct view_stats_rows *to)
{
    changes->count = 0;
    changes->list = malloc((from->count + to->count + 1) * sizeof(*changes->list));
    if (!changes->list)
        return false;
    for (uint32_t i = 0; i < from->count; i++)
        note(changes, from->rows[i].name, from->rows[i].value, value_of(to, from->rows[i].name));
    for (uint32_t i = 0; i < to->count; i++)
        if (strcmp(value_of(from, to->rows[i].name), NONE) == 0)
            note(changes, to->rows[i].name, NONE, to->rows[i].value);
    return true;
}

static double size_of(const struct change *change)
{
    return change->relative < 0 ? -change->relative : change->relative;
}

static int largest_first(const void *a, const void *b)
{
    const struct change *one = a, *other = b;
    double difference = size_of(other) - size_of(one);

    if (difference > 0 || difference < 0)
        return difference > 0 ? 1 : -1;
    return one->place < other->place ? -1 : 1;
}

static void print_statistic(const struct change *change, FILE *stream)
{
    fprintf(stream, "%-40s %20s %20s", change->name, change->from, change->to);
    if (change->relative < INFINITE)
        fprintf(stream, " %+9.2f %%", 100 * change->relative);
    fputc('\n', stream);
}

/* Returns false without memory. */
static bool print_headings(const struct view_stats *from, const struct view_stats *to, FILE *stream)
{
    struct changes changes;

    if (!compare(&changes, &from->heading, &to->heading))
        return false;
    for (uint32_t i = 0; i < changes.count; i++)
        fprintf(stream, "# %s: %s -> %s\n", changes.list[i].name, changes.list[i].from, changes.list[i].to);
    free(changes.list);
    return true;
}

enum view_stats_diff view_stats_diff(const struct view_stats *from, const struct view_stats *to, FILE *stream)
{
    struct changes changes;

    if (!print_headings(from, to, stream) || !compare(&changes, &from->rows, &to->rows))
        return VIEW_STATS_NO_MEMORY;
    qsort(changes.list, changes.count, sizeof(*changes.list), largest_first);
    for (uint32_t i = 0; i < changes.count; i++)
        print_statistic(&changes.list[i], stream);
    free(changes.list);
    return changes.count ? VIEW_STATS_DIFFERENT : VIEW_STATS_SAME;
}
