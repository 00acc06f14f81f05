/* reader.c - see reader.h. */
#include "host/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/require.h"

static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\v' || letter == '\f';
}

bool host_reader_fail(struct host_reader *reader, const char *format, ...)
{
    va_list arguments;
    int used = snprintf(reader->error, reader->error_bytes, "%s:%u: ", reader->path, reader->line);

    if (used < 0 || (size_t)used >= reader->error_bytes)
        return false;
    va_start(arguments, format);
    vsnprintf(reader->error + used, reader->error_bytes - (size_t)used, format, arguments);
    va_end(arguments);
    return false;
}

static uint32_t count_lines(const char *text, size_t length)
{
    uint32_t lines = 0;

    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

/* A text that stops in the middle of a line was cut off: its last number may be half of one. */
static bool ends_cut_off(const struct host_reader *reader)
{
    size_t start = reader->length;

    while (start > 0 && reader->text[start - 1] != '\n')
        start--;
    while (start < reader->length && is_blank(reader->text[start]))
        start++;
    return start < reader->length && reader->text[start] != '#';
}

bool host_reader_start(struct host_reader *reader, const char *path, const char *text, size_t length, char *error,
                       size_t error_bytes)
{
    const char *zero = memchr(text, 0, length);

    *reader = (struct host_reader){
        .path = path, .text = text, .length = length, .line = 1, .error = error, .error_bytes = error_bytes};
    if (zero) {
        reader->line += count_lines(text, (size_t)(zero - text));
        return host_reader_fail(reader, "a zero byte: expected a text file");
    }
    if (ends_cut_off(reader)) {
        reader->line += count_lines(text, length);
        return host_reader_fail(reader, "the last line has no newline at its end: the file looks cut off");
    }
    return true;
}

static void skip_comment(struct host_reader *reader)
{
    while (reader->position < reader->length && reader->text[reader->position] != '\n')
        reader->position++;
}

static void skip_blanks_in_line(struct host_reader *reader)
{
    while (reader->position < reader->length && is_blank(reader->text[reader->position]))
        reader->position++;
    if (reader->position < reader->length && reader->text[reader->position] == '#')
        skip_comment(reader);
}

bool host_reader_skip(struct host_reader *reader)
{
    SIM_REQUIRE(reader->position <= reader->length);
    for (;;) {
        skip_blanks_in_line(reader);
        if (reader->position >= reader->length)
            return false;
        if (reader->text[reader->position] != '\n')
            return true;
        reader->position++;
        reader->line++;
    }
}

struct host_span host_reader_word_in_line(struct host_reader *reader)
{
    skip_blanks_in_line(reader);
    struct host_span word = {reader->text + reader->position, 0};
    while (reader->position < reader->length) {
        char letter = reader->text[reader->position];
        if (is_blank(letter) || letter == '\n' || letter == '#' || (letter == '<' && word.length))
            break;
        word.length++;
        reader->position++;
    }
    return word;
}

struct host_span host_reader_word(struct host_reader *reader)
{
    host_reader_skip(reader);
    return host_reader_word_in_line(reader);
}

/* The length of a text between double quotes at the position; SIZE_MAX: it is none. */
static size_t quoted_length(const struct host_reader *reader)
{
    const char *start = reader->text + reader->position + 1;
    size_t room = reader->length - reader->position, length = 0;

    if (!room || start[-1] != '"')
        return SIZE_MAX;
    while (length + 1 < room && start[length] != '"' && start[length] != '\n')
        length++;
    return length + 1 < room && start[length] == '"' ? length : SIZE_MAX;
}

/* Takes a text of that length and its quotes. */
static struct host_span take_quoted(struct host_reader *reader, size_t length)
{
    struct host_span name = {reader->text + reader->position + 1, length};

    reader->position += length + 2;
    return name;
}

struct host_span host_reader_name(struct host_reader *reader)
{
    size_t length;

    host_reader_skip(reader);
    length = quoted_length(reader);
    return length == SIZE_MAX ? host_reader_word_in_line(reader) : take_quoted(reader, length);
}

struct host_span host_reader_name_in_line(struct host_reader *reader)
{
    size_t length;

    skip_blanks_in_line(reader);
    length = quoted_length(reader);
    return length == SIZE_MAX || length == 0 ? host_reader_word_in_line(reader) : take_quoted(reader, length);
}

bool host_reader_header(struct host_reader *reader, struct host_span *inside)
{
    size_t start = reader->position + 1, close = 0;

    SIM_REQUIRE(reader->text[reader->position] == '<');
    for (size_t at = start; at < reader->length && reader->text[at] != '\n' && reader->text[at] != '#'; at++)
        if (reader->text[at] == '>')
            close = at;
    if (!close)
        return host_reader_fail(reader, "expected '>' at the end of the argument header, on the same line");
    *inside = (struct host_span){reader->text + start, close - start};
    reader->position = close + 1;
    return true;
}

bool host_span_word(struct host_span *rest, struct host_span *word)
{
    while (rest->length && is_blank(*rest->text)) {
        rest->text++;
        rest->length--;
    }
    *word = (struct host_span){rest->text, 0};
    while (rest->length && !is_blank(*rest->text)) {
        rest->text++;
        rest->length--;
        word->length++;
    }
    return word->length != 0;
}
