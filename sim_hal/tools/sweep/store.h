/*
 * store.h - DIR/results: what runs gave, a file for each shard, and a table of where the result of a run lies.
 *
 * A file is a journal (cli/journal.h) of lines with tabs between:
 *     columns NAME...                  names of the values of the lines behind it
 *     ID SECONDS STATUS VALUE...       a run
 * A last line without its newline is that of a process that was killed, or writes it now: it does not count.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_STORE_H
#define SIM_HAL_TOOLS_SWEEP_STORE_H

#include "cli/journal.h"
#include "cli/measure.h"
#include "tools/sweep/manifest.h"

#define SWEEP_SHARDS_MOST 100000u

/* Where a result lies. */
struct sweep_result {
    uint64_t id;
    uint64_t offset;
    uint32_t length;  /* of the line, without its newline; 0: it is none, but noted by sweep_store_note */
    uint32_t file;    /* its number */
    uint32_t columns; /* number of the names of its values */
    float seconds;    /* that the run took */
    enum host_status status;
};

struct sweep_store {
    char folder[SWEEP_PATH_BYTES]; /* DIR/results */
    char **files;
    int *opened; /* of each file; -1: it is not open */
    uint32_t file_count, file_room, opened_room, opened_count;
    char **columns; /* the different lines of names */
    uint32_t column_count, column_room;
    struct sweep_result *table; /* open addressing */
    uint64_t slots, used;
    uint32_t differing; /* results of one run that are not the same */
    char *buffer;
    size_t buffer_room;
};

/* DIR/results/NNN/I-of-N.tsv. Returns false with a message if that is too long. */
bool sweep_store_file(const char *folder, uint32_t shard, uint32_t shards, char path[SWEEP_PATH_BYTES]);

/*
 * Reads all files of DIR/results but `except` (NULL: none). With compare two results of one run that differ are named in a
 * message, and counted. Returns false with a message printed.
 */
bool sweep_store_open(struct sweep_store *store, const char *folder, const char *except, bool compare);
void sweep_store_close(struct sweep_store *store);

/* A run's result; NULL: there is none. */
const struct sweep_result *sweep_store_find(const struct sweep_store *store, uint64_t id);

/* Notes a run as having a result, or as being about to. Returns false with a message without memory. */
bool sweep_store_note(struct sweep_store *store, uint64_t id);

/* The values of a result, with tabs between; "" if it has none. They last until the next call. Returns NULL with a message. */
const char *sweep_store_values(struct sweep_store *store, const struct sweep_result *result);

/* Reads the beginning of a line of a run, and sets *values behind it. Returns false if it is none. */
bool sweep_store_read_line(const char *line, struct sweep_result *result, const char **values);

/* Calls visit for each file of results. Returns false with a message printed when visit does, or a folder cannot be read. */
bool sweep_store_visit(const char *folder, bool (*visit)(void *context, const char *path), void *context);

#endif
