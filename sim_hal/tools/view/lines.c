/* lines.c - see lines.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/view/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define BYTES_MOST (64u << 20)

static char *read_all(FILE *file)
{
    size_t room = 1u << 16, length = 0;
    char *text = malloc(room);

    while (text) {
        char *larger;

        length += fread(text + length, 1, room - 1 - length, file);
        if (length < room - 1) {
            text[length] = 0;
            return text;
        }
        room *= 2;
        larger = room <= BYTES_MOST ? realloc(text, room) : NULL;
        if (!larger)
            break;
        text = larger;
    }
    free(text);
    return NULL;
}

static void split(struct view_lines *lines)
{
    uint32_t count = 1;
    char *at = lines->text;

    for (const char *letter = at; *letter; letter++)
        count += *letter == '\n';
    lines->lines = malloc(count * sizeof(*lines->lines));
    if (!lines->lines)
        return;
    for (; lines->count < count; lines->count++) {
        char *end = at + strcspn(at, "\r\n");
        char *next = strchr(end, '\n');

        lines->lines[lines->count] = at;
        at = next ? next + 1 : end;
        *end = 0;
    }
}

void view_lines_read(struct view_lines *lines, const char *path)
{
    struct stat status;
    FILE *file;

    *lines = (struct view_lines){0};
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) /* a pipe would be waited for */
        return;
    file = fopen(path, "r");
    if (!file)
        return;
    lines->text = read_all(file);
    fclose(file);
    if (lines->text)
        split(lines);
}

const char *view_lines_get(const struct view_lines *lines, uint32_t line)
{
    const char *text;

    if (line == 0 || line > lines->count)
        return "";
    text = lines->lines[line - 1];
    return text + strspn(text, " \t");
}

void view_lines_free(struct view_lines *lines)
{
    free(lines->lines);
    free(lines->text);
    *lines = (struct view_lines){0};
}
