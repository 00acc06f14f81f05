/*
 * output.h - output files that are complete or not there: written to a temporary file beside, renamed at the end.
 *
 * The path "-" is the standard output. Something that is no regular file (/dev/stdout, a pipe) is written directly. A
 * process that is interrupted takes its temporary files with it.
 */
#ifndef SIM_HAL_TOOLS_VIEW_OUTPUT_H
#define SIM_HAL_TOOLS_VIEW_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct view_output {
    FILE *stream;     /* NULL when not open; stdout for "-" */
    const char *path; /* as the user named it; the caller's */
    char *target;     /* the file to replace: path with symbolic links followed */
    char *temporary;  /* NULL when written directly */
};

/* Whether an output of this name is a file that appears when it is complete; else it is written directly. */
bool view_output_is_file(const char *path);

/* Opens an output. Returns false with a message "path: reason"; nothing is left then. path must outlive the output. */
bool view_output_open(struct view_output *output, const char *path, char *error, size_t error_bytes);

/* Flushes, closes (but for the standard output) and moves into place. Returns false with a message if anything could not be written; nothing is left
 * then. */
bool view_output_commit(struct view_output *output, char *error, size_t error_bytes);

/* Flushes a stream. Returns NULL when all that was ever written to it has gone out, else the reason why it has not. */
const char *view_stream_error(FILE *stream);

/* Closes and removes the temporary file. Harmless if the output is not open. */
void view_output_discard(struct view_output *output);

#endif
