/* stats_read.c - see stats_read.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/view/stats_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#define BLANKS " \t\r\n"

struct reader {
    struct view_stats *stats;
    char *at;
    uint32_t line;        /* of text */
    const char *expected; /* NULL: nothing is wrong */
};

static bool fail(struct reader *reader, const char *expected)
{
    if (!reader->expected)
        reader->expected = expected;
    return false;
}

static bool is_number(const char *text)
{
    char *end;

    if (*text < '0' || *text > '9')
        return false;
    strtod(text, &end);
    return !*end;
}

/* ---- text ---- */

/* Ends a part where a mark is. Returns what is behind the mark; NULL without one. */
static char *cut(char *part, const char *mark)
{
    char *found = strstr(part, mark);

    if (!found)
        return NULL;
    *found = 0;
    return found + strlen(mark);
}

static bool read_row(struct reader *reader, char *line)
{
    char *description = cut(line, " # ");
    char *name = strtok(line, BLANKS), *value = strtok(NULL, BLANKS);

    if (!description || !name || !value || strtok(NULL, BLANKS) || !is_number(value))
        return fail(reader, "`name value # description`");
    view_stats_add(reader->stats, name, value, description);
    return true;
}

static bool read_line(struct reader *reader, char *line)
{
    char *value;

    if (strncmp(line, "# ", 2) != 0)
        return read_row(reader, line);
    value = cut(line, ": ");
    if (!value)
        return fail(reader, "`# name: value`");
    view_stats_head(reader->stats, line + 2, value);
    return true;
}

static bool read_text(struct reader *reader)
{
    while (*reader->at) {
        char *line = reader->at, *end = line + strcspn(line, "\n");

        reader->line++;
        reader->at = *end ? end + 1 : end;
        *end = 0;
        if (!read_line(reader, line))
            return false;
    }
    return reader->stats->rows.count > 0 || fail(reader, "statistics");
}

/* ---- JSON ---- */

static bool take(struct reader *reader, char letter)
{
    reader->at += strspn(reader->at, BLANKS);
    if (*reader->at != letter)
        return false;
    reader->at++;
    return true;
}

/* The letter of an escape, as files of statistics have them. */
static char unescape(char **at)
{
    char digits[5] = "";

    if (**at != 'u')
        return *(*at)++;
    strncpy(digits, *at + 1, sizeof(digits) - 1);
    *at += 1 + strlen(digits);
    return (char)strtoul(digits, NULL, 16);
}

/* A string, in place. NULL: there is none. */
static char *take_string(struct reader *reader)
{
    char *text, *to;

    if (!take(reader, '"'))
        return NULL;
    text = to = reader->at;
    while (*reader->at && *reader->at != '"') {
        char letter = *reader->at++;

        if (letter == '\\' && *reader->at)
            letter = unescape(&reader->at);
        *to++ = letter;
    }
    if (!take(reader, '"'))
        return NULL;
    *to = 0;
    return text;
}

/* Members of an object, each by its name. */
static bool take_object(struct reader *reader, void *context,
                        bool (*member)(struct reader *reader, void *context, const char *name))
{
    if (!take(reader, '{'))
        return fail(reader, "an object");
    if (take(reader, '}'))
        return true;
    do {
        const char *name = take_string(reader);

        if (!name || !take(reader, ':'))
            return fail(reader, "a name and a colon");
        if (!member(reader, context, name))
            return false;
    } while (take(reader, ','));
    return take(reader, '}') || fail(reader, "a comma or a closing brace");
}

struct statistic {
    char value[64];
    const char *description;
};

static bool take_number(struct reader *reader, struct statistic *statistic)
{
    size_t length;

    reader->at += strspn(reader->at, BLANKS);
    length = strspn(reader->at, "0123456789.");
    if (length >= sizeof(statistic->value))
        return false;
    memcpy(statistic->value, reader->at, length);
    statistic->value[length] = 0;
    reader->at += length;
    return is_number(statistic->value);
}

static bool take_part(struct reader *reader, void *context, const char *name)
{
    struct statistic *statistic = context;

    if (strcmp(name, "value") == 0)
        return take_number(reader, statistic) || fail(reader, "a number as value");
    if (strcmp(name, "description") != 0)
        return fail(reader, "value or description");
    statistic->description = take_string(reader);
    return statistic->description || fail(reader, "a text as description");
}

static bool take_statistic(struct reader *reader, void *context, const char *name)
{
    struct statistic statistic = {"", ""};

    (void)context;
    if (!take_object(reader, &statistic, take_part))
        return false;
    if (!*statistic.value)
        return fail(reader, "a value");
    view_stats_add(reader->stats, name, statistic.value, statistic.description);
    return true;
}

static bool take_heading(struct reader *reader, void *context, const char *name)
{
    const char *value = take_string(reader);

    (void)context;
    if (!value)
        return fail(reader, "a text");
    view_stats_head(reader->stats, name, value);
    return true;
}

static bool take_section(struct reader *reader, void *context, const char *name)
{
    (void)context;
    if (strcmp(name, "heading") == 0)
        return take_object(reader, NULL, take_heading);
    if (strcmp(name, "statistics") == 0)
        return take_object(reader, NULL, take_statistic);
    return fail(reader, "heading or statistics");
}

static bool read_json(struct reader *reader)
{
    if (!take_object(reader, NULL, take_section))
        return false;
    reader->at += strspn(reader->at, BLANKS);
    if (*reader->at)
        return fail(reader, "nothing behind the last brace");
    return reader->stats->rows.count > 0 || fail(reader, "statistics");
}

/* ---- files ---- */

/* The whole file; NULL with errno set, 0 for a file that has zeros. */
static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t room = 0;
    ssize_t length;
    bool good;

    if (!file)
        return NULL;
    length = getdelim(&text, &room, 0, file);
    good = length > 0 && text[length - 1] && !ferror(file);
    if (!good && !ferror(file))
        errno = 0;
    fclose(file);
    if (good)
        return text;
    free(text);
    return NULL;
}

static void explain(const struct reader *reader, const char *path, char *error, size_t error_bytes)
{
    if (reader->stats->out_of_memory)
        snprintf(error, error_bytes, "%s: out of memory", path);
    else if (reader->line)
        snprintf(error, error_bytes, "%s:%u: expected %s", path, reader->line, reader->expected);
    else
        snprintf(error, error_bytes, "%s: expected %s before '%.20s'", path, reader->expected, reader->at);
}

bool view_stats_read(struct view_stats *stats, const char *path, char *error, size_t error_bytes)
{
    char *text = read_file(path);
    struct reader reader = {.stats = stats, .at = text};
    bool good;

    if (!text) {
        snprintf(error, error_bytes, "%s: %s", path,
                 errno ? strerror(errno) : "expected statistics, as --stats writes them");
        return false;
    }
    good = (text[strspn(text, BLANKS)] == '{' ? read_json(&reader) : read_text(&reader)) && !stats->out_of_memory;
    if (!good)
        explain(&reader, path, error, error_bytes);
    free(text);
    return good;
}
