/* source_text.c - finds source files, and the text of their lines. */
#define _POSIX_C_SOURCE 200809L

#include "isa/source_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/require.h"
#include "isa/md5.h"

#define PATH_BYTES 4096
#define FILE_MOST  ((off_t)16 << 20)
#define PLACES     6u

/* Reads a regular file with a zero behind it; NULL: it cannot be read, or is too large for a source file. */
static char *read_regular(const char *path, size_t *length)
{
    struct stat status;
    FILE *file;
    char *text;

    /* Opening a pipe would wait for its other end. */
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > FILE_MOST)
        return NULL;
    file = fopen(path, "rb");
    if (!file)
        return NULL;
    text = malloc((size_t)status.st_size + 1);
    if (text) {
        *length = fread(text, 1, (size_t)status.st_size, file);
        text[*length] = '\0';
    }
    fclose(file);
    return text;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* Whether the folder of a path, with its slash folder bytes long, is called generated. */
static bool is_generated(const char *path, size_t folder)
{
    static const char name[] = "generated/";
    size_t length = sizeof name - 1;

    return folder >= length && memcmp(path + folder - length, name, length) == 0 &&
           (folder == length || path[folder - length - 1] == '/');
}

/* The number-th place where a file may lie. Returns false if there is no such place. */
static bool candidate(const struct isa_source_file *file, const char *assembly, uint32_t number, char path[PATH_BYTES])
{
    int folder = (int)(base_name(assembly) - assembly);
    const char *name = number == 2 || number == 4 ? base_name(file->name) : file->name;
    int length;

    if (number == 0 && file->name[0] != '/' && file->directory)
        length = snprintf(path, PATH_BYTES, "%s/%s", file->directory, name);
    else if (number == 0 || number == PLACES - 1)
        length = snprintf(path, PATH_BYTES, "%s", name);
    else if (number >= 3 && !is_generated(assembly, (size_t)folder))
        return false;
    else
        length = snprintf(path, PATH_BYTES, "%.*s%s%s", folder, assembly, number >= 3 ? "../" : "", name);
    return length > 0 && length < PATH_BYTES;
}

static bool is_compiled(const struct isa_source_file *file, const char *text, size_t length)
{
    uint8_t sum[ISA_MD5_BYTES];

    if (!file->hashed)
        return true;
    isa_md5((const uint8_t *)text, length, sum);
    return memcmp(sum, file->md5, sizeof sum) == 0;
}

char *isa_source_read(const struct isa_source_file *file, const char *assembly, size_t *length,
                      enum isa_source_state *state)
{
    char path[PATH_BYTES];

    *state = ISA_SOURCE_MISSING;
    for (uint32_t i = 0; i < PLACES; i++) {
        char *text = candidate(file, assembly, i, path) ? read_regular(path, length) : NULL;

        if (!text)
            continue;
        if (is_compiled(file, text, *length)) {
            *state = ISA_SOURCE_FOUND;
            return text;
        }
        *state = ISA_SOURCE_CHANGED;
        free(text);
    }
    return NULL;
}

/* Finds a line of a text; *lines receives how many the text has if it is not there. */
static const char *find_line(const char *text, size_t length, uint32_t number, size_t *line_length, uint32_t *lines)
{
    const char *end = text + length, *at = text;

    for (*lines = 0; at < end; ++*lines) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)), *stop = newline ? newline : end;

        if (*lines + 1 == number) {
            *line_length = (size_t)(stop - at);
            return at;
        }
        at = newline ? newline + 1 : end;
    }
    return NULL;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* Bytes of the character at the start of a text that is UTF-8; 0: it is none. */
static size_t character_bytes(const unsigned char *text, size_t length)
{
    size_t bytes = text[0] < 0x80 ? 1 : text[0] < 0xc2 ? 0 : text[0] < 0xe0 ? 2 : text[0] < 0xf0 ? 3 : 4;

    if (text[0] > 0xf4 || bytes > length)
        return 0;
    for (size_t i = 1; i < bytes; i++)
        if ((text[i] & 0xc0) != 0x80)
            return 0;
    return bytes;
}

/* Copies a line. What is no character that can be printed becomes a question mark. */
static void copy_line(const char *line, size_t length, char *text, size_t bytes)
{
    size_t used = 0;

    while (length && is_blank(line[length - 1]))
        length--;
    for (; length && is_blank(*line); length--)
        line++;
    while (length) {
        size_t count = character_bytes((const unsigned char *)line, length);
        char c = *line == '\t' ? ' ' : '?';

        if (used + (count ? count : 1) >= bytes)
            break;
        if (count > 1 || (count == 1 && (unsigned char)*line >= ' ' && *line != 0x7f))
            memcpy(text + used, line, count);
        else
            text[used] = c;
        count = count ? count : 1;
        used += count;
        line += count;
        length -= count;
    }
    text[used] = '\0';
}

/* Finds and copies the line of a file that is there. */
static enum isa_source_state take_line(const char *file, size_t length, uint32_t number, char *text, size_t bytes)
{
    size_t line_length = 0;
    uint32_t lines;
    const char *line = find_line(file, length, number, &line_length, &lines);

    if (line) {
        copy_line(line, line_length, text, bytes);
        return ISA_SOURCE_FOUND;
    }
    snprintf(text, bytes, "(the file has %" PRIu32 " line%s)", lines, lines == 1 ? "" : "s");
    return ISA_SOURCE_SHORT;
}

enum isa_source_state isa_source_text(const struct isa_place *place, char *text, size_t bytes)
{
    enum isa_source_state state;
    size_t length = 0;
    char *file;

    SIM_REQUIRE(bytes);
    text[0] = '\0';
    if (!place->source)
        return ISA_SOURCE_UNKNOWN;
    file = isa_source_read(place->source, place->assembly, &length, &state);
    if (file)
        state = take_line(file, length, place->line, text, bytes);
    else
        snprintf(text, bytes, "%s",
                 state == ISA_SOURCE_CHANGED ? "(the file has changed since it was compiled)"
                                             : "(there is no such file)");
    free(file);
    return state;
}

const char *isa_source_quote(const struct isa_place *place, char *text, size_t bytes)
{
    char line[ISA_SOURCE_TEXT_BYTES];
    enum isa_source_state state = isa_source_text(place, line, sizeof line);
    size_t used;

    isa_place_text(place, text, bytes);
    used = strlen(text);
    if (state == ISA_SOURCE_FOUND)
        snprintf(text + used, bytes - used, "%s%s", *line ? ": " : "", line);
    else if (state != ISA_SOURCE_UNKNOWN)
        snprintf(text + used, bytes - used, " %s", line);
    return text;
}
