/*
 * manifest.h - DIR/manifest.tsv: the points of a sweep, a line each.
 *
 *     # onward sweep 1 VERSION, files in FOLDER
 *     id <TAB> KEY <TAB> KEY...
 *     0123456789abcdef <TAB> VALUE <TAB> VALUE...
 */
#ifndef SIM_HAL_TOOLS_SWEEP_MANIFEST_H
#define SIM_HAL_TOOLS_SWEEP_MANIFEST_H

#include <stdio.h>

#include "tools/sweep/keys.h"

#define SWEEP_PATH_BYTES 4096

struct sweep_manifest {
    char path[SWEEP_PATH_BYTES];
    FILE *stream;
    char *folder; /* of the files of points */
    struct sweep_columns columns;
    char *head, *line; /* owned; names and values lie in them */
    size_t head_room, line_room;
    /* The point that was read last. */
    uint64_t id;
    uint64_t offset; /* of its line */
    uint32_t number; /* of its line, from 1 */
    const char *values[SWEEP_KEYS_MOST];
};

/* DIR/manifest.tsv. Returns false with a message if that is too long. */
bool sweep_manifest_path(const char *folder, char path[SWEEP_PATH_BYTES]);

/* Writes the two lines before the points, and one point. The caller checks the stream. */
void sweep_manifest_begin(FILE *stream, const char *folder, const struct sweep_columns *columns);
void sweep_manifest_add(FILE *stream, const struct sweep_columns *columns, uint64_t id, const char *const *values);

/* Opens the manifest of a folder. Returns false with a message printed. */
bool sweep_manifest_open(struct sweep_manifest *manifest, const char *folder);
void sweep_manifest_close(struct sweep_manifest *manifest);

/* Reads the next point. Returns false at the end, and with a message printed and *good false if the line is no point. */
bool sweep_manifest_next(struct sweep_manifest *manifest, bool *good);

/* Goes back to the point whose line has that offset, or to the first (offset 0). */
void sweep_manifest_seek(struct sweep_manifest *manifest, uint64_t offset);

/* Writes "KEY=VALUE KEY=VALUE...", cut off. Returns text. */
const char *sweep_point_text(const struct sweep_columns *columns, const char *const *values, char *text, size_t bytes);

#endif
