/*
 * stats.h - statistics of a run as a table, and as a file: text as gem5's stats.txt has it, or JSON.
 */
#ifndef SIM_HAL_TOOLS_VIEW_STATS_H
#define SIM_HAL_TOOLS_VIEW_STATS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A row. All three texts are one allocation, which begins at the name. */
struct view_stats_row {
    char *name;
    const char *value;
    const char *description; /* "" in a heading */
};

struct view_stats_rows {
    struct view_stats_row *rows; /* owned */
    uint32_t count, capacity;
};

/* Begins as zeros. */
struct view_stats {
    struct view_stats_rows heading; /* what the run was */
    struct view_stats_rows rows;    /* what it gave */
    bool out_of_memory;             /* rows are missing */
};

/* Adds a row to the heading, unless it has one of that name. Texts are copied; control characters become blanks. */
void view_stats_head(struct view_stats *stats, const char *name, const char *value);

/* Adds a statistic whose value is text. */
void view_stats_add(struct view_stats *stats, const char *name, const char *value, const char *description);

/* Adds a statistic to a struct view_stats: fits gpu_statistics. */
void view_stats_visit(void *stats, const char *name, uint64_t value, const char *description);

/* Returns false if no statistic has the name. Its value must be a whole number. */
bool view_stats_value(const struct view_stats *stats, const char *name, uint64_t *value);

/*
 * Writes the file, in the form that its path asks for: .json, or text. Text has `# name: value` lines, then `name value #
 * description` lines. The caller checks the stream for errors.
 */
void view_stats_write(const struct view_stats *stats, const char *path, FILE *stream);

void view_stats_free(struct view_stats *stats);

#endif
