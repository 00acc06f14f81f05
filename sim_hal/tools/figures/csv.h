/*
 * csv.h - rows of a CSV that a hole shows: what `onward sweep merge` writes, or any other with a line of names.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_CSV_H
#define SIM_HAL_TOOLS_FIGURES_CSV_H

#include "tools/figures/figures.h"

#define FIGURES_CSV_KEYS_MOST  3u
#define FIGURES_CSV_NAMES_MOST 64u

/* A column by which rows are told apart, and its different values, in the order in which they come. */
struct figures_csv_key {
    const char *column;
    const char *names[FIGURES_CSV_NAMES_MOST];
    uint32_t count, most; /* names, and how many the picture can show, up to FIGURES_CSV_NAMES_MOST */
};

/* numbers[i]: which name of key i the row has. */
struct figures_csv_row {
    uint32_t numbers[FIGURES_CSV_KEYS_MOST];
    double value;     /* 0: none, because the run did not end well */
    const char *note; /* how it ended then */
};

/* Strings point into text. */
struct figures_csv {
    struct figures_csv_key keys[FIGURES_CSV_KEYS_MOST]; /* column and most are the caller's */
    uint32_t key_count;
    const char *value; /* the column of values: the caller's */
    struct figures_csv_row *rows;
    uint32_t count; /* at least 1 */
    char *text;
};

/*
 * Reads the rows of the file hole->words[3], beside the template, that hole->where lets through; csv has keys and value set.
 * Returns false with a message. Release with figures_csv_free in any case.
 */
bool figures_csv_read(const struct figures *figures, const struct figures_hole *hole, struct figures_csv *csv);
void figures_csv_free(struct figures_csv *csv);

#endif
