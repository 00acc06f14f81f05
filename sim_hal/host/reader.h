/*
 * reader.h - a text of words with '#' comments, line by line: what .sim files and benchmark lists are made of.
 */
#ifndef SIM_HAL_HOST_READER_H
#define SIM_HAL_HOST_READER_H

#include "host/text.h"

struct host_reader {
    const char *path; /* for messages */
    const char *text;
    size_t length;
    size_t position;
    uint32_t line; /* of position, from 1 */
    char *error;   /* receives the message of the first failure */
    size_t error_bytes;
};

/* Starts reading. Returns false with a message if the text has zero bytes in it or its last line
 * has words but no newline. */
bool host_reader_start(struct host_reader *reader, const char *path, const char *text, size_t length, char *error,
                       size_t error_bytes);

/* Writes "path:line: " and the message; always returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool host_reader_fail(struct host_reader *reader, const char *format, ...);

/* The next word, over line ends and comments; length 0 at the end of the text. A word ends before '<'. */
struct host_span host_reader_word(struct host_reader *reader);

/* The same, or what stands between double quotes on one line. */
struct host_span host_reader_name(struct host_reader *reader);

/* The next word of the same line; length 0 at its end. */
struct host_span host_reader_word_in_line(struct host_reader *reader);

/* The same, or what stands between double quotes, if that is not empty. A word that begins with one is not closed, or empty. */
struct host_span host_reader_name_in_line(struct host_reader *reader);

/* Skips blanks, line ends and comments; false at the end of the text. */
bool host_reader_skip(struct host_reader *reader);

/* Reads the text between '<', at the position, and the last '>' of the line, without comments;
 * moves behind it. Returns false with a message. */
bool host_reader_header(struct host_reader *reader, struct host_span *inside);

/* Takes the first word off a piece of text; false when there is none left. */
bool host_span_word(struct host_span *rest, struct host_span *word);

#endif
