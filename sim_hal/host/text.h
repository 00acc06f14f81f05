/*
 * text.h - small helpers for text that comes from outside: whole files, strict numbers, safe quoting, error lines.
 */
#ifndef SIM_HAL_HOST_TEXT_H
#define SIM_HAL_HOST_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for any message of the simulated host, the terminating zero included. */
#define HOST_ERROR_BYTES 1024u

/* A piece of a longer text; not terminated. */
struct host_span {
    const char *text;
    size_t length;
};

/*
 * Reads a whole file of at most limit bytes. Returns malloc'ed bytes that the caller frees, with a zero behind them
 * that *length does not count; returns NULL with a message that names the file.
 */
char *host_text_load(const char *path, size_t limit, size_t *length, char *error, size_t error_bytes);

/* snprintf into an error buffer of HOST_ERROR_BYTES or any other size; always returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool host_text_fail(char *error, size_t error_bytes, const char *format, ...);

/* Copies a piece of text into quotes for a message: unprintable bytes become '?', long text is cut. Returns quoted. */
#define HOST_QUOTE_BYTES 64u
const char *host_text_quote(char quoted[HOST_QUOTE_BYTES], struct host_span span);

/* Reads a plain decimal number that takes up the whole piece and fits; nothing else counts (no sign, no blanks). */
bool host_text_u64(struct host_span span, uint64_t *value);

/* Splits a piece of text at every separator; false unless that gives exactly count pieces, which may be empty. */
bool host_span_split(struct host_span text, char separator, struct host_span *parts, unsigned count);

/* Whether a piece of text is exactly this word. */
bool host_text_is(struct host_span span, const char *word);

/* A copy of a piece of text, terminated; NULL without memory. The caller frees it. */
char *host_text_copy(struct host_span span);

/* The folder part of a path with its slash, "" when it has none, joined with name; NULL without memory. The caller
 * frees it. */
char *host_text_beside(const char *path, const char *name);

#endif
