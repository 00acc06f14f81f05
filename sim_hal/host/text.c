/* text.c - see text.h. */
#define _POSIX_C_SOURCE 200809L

#include "host/text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/require.h"

bool host_text_fail(char *error, size_t error_bytes, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(error, error_bytes, format, arguments);
    va_end(arguments);
    return false;
}

/* Reads up to limit + 1 bytes, so that a file over the limit is noticed even when it has no size (a pipe). */
static char *read_stream(FILE *stream, size_t limit, size_t *length)
{
    size_t room = 4096, used = 0;
    char *bytes = malloc(room + 1);

    while (bytes) {
        used += fread(bytes + used, 1, room - used, stream);
        if (used < room || used > limit)
            break;
        room *= 2;
        char *more = realloc(bytes, room + 1);
        if (!more)
            free(bytes);
        bytes = more;
    }
    if (bytes)
        bytes[used] = 0;
    *length = used;
    return bytes;
}

char *host_text_load(const char *path, size_t limit, size_t *length, char *error, size_t error_bytes)
{
    struct stat status;
    FILE *stream = fopen(path, "rb");
    char *bytes = NULL;

    if (!stream) {
        host_text_fail(error, error_bytes, "%s: %s", path, strerror(errno));
        return NULL;
    }
    if (fstat(fileno(stream), &status) == 0 && S_ISDIR(status.st_mode)) {
        host_text_fail(error, error_bytes, "%s: is a folder, expected a file", path);
        fclose(stream);
        return NULL;
    }
    errno = 0;
    bytes = read_stream(stream, limit, length);
    if (!bytes) {
        host_text_fail(error, error_bytes, "%s: out of memory", path);
    } else if (ferror(stream)) {
        host_text_fail(error, error_bytes, "%s: cannot read: %s", path, strerror(errno));
    } else if (*length > limit) {
        host_text_fail(error, error_bytes, "%s: larger than %zu bytes", path, limit);
    } else {
        fclose(stream);
        return bytes;
    }
    free(bytes);
    fclose(stream);
    return NULL;
}

const char *host_text_quote(char quoted[HOST_QUOTE_BYTES], struct host_span span)
{
    const size_t most = HOST_QUOTE_BYTES - 6; /* two quotes, three dots, the zero */
    size_t used = 0;

    quoted[used++] = '\'';
    for (size_t i = 0; i < span.length && i < most; i++) {
        char letter = span.text[i];
        quoted[used++] = (char)(letter >= ' ' && letter <= '~' ? letter : '?');
    }
    if (span.length > most) {
        memcpy(quoted + used, "...", 3);
        used += 3;
    }
    quoted[used++] = '\'';
    quoted[used] = 0;
    return quoted;
}

bool host_text_u64(struct host_span span, uint64_t *value)
{
    uint64_t result = 0;

    if (span.length == 0)
        return false;
    for (size_t i = 0; i < span.length; i++) {
        char letter = span.text[i];
        if (letter < '0' || letter > '9')
            return false;
        uint64_t digit = (uint64_t)(letter - '0');
        if (result > (UINT64_MAX - digit) / 10)
            return false;
        result = result * 10 + digit;
    }
    *value = result;
    return true;
}

bool host_span_split(struct host_span text, char separator, struct host_span *parts, unsigned count)
{
    unsigned part = 0;

    SIM_REQUIRE(count);
    parts[0] = (struct host_span){text.text, 0};
    for (size_t i = 0; i < text.length; i++) {
        if (text.text[i] != separator) {
            parts[part].length++;
            continue;
        }
        if (++part == count)
            return false;
        parts[part] = (struct host_span){text.text + i + 1, 0};
    }
    return part + 1 == count;
}

bool host_text_is(struct host_span span, const char *word)
{
    return strlen(word) == span.length && memcmp(span.text, word, span.length) == 0;
}

char *host_text_copy(struct host_span span)
{
    char *copy = malloc(span.length + 1);

    if (!copy)
        return NULL;
    memcpy(copy, span.text, span.length);
    copy[span.length] = 0;
    return copy;
}

char *host_text_beside(const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');
    size_t folder = slash ? (size_t)(slash - path) + 1 : 0;
    size_t name_length = strlen(name);
    char *joined = malloc(folder + name_length + 1);

    if (!joined)
        return NULL;
    memcpy(joined, path, folder);
    memcpy(joined + folder, name, name_length + 1);
    return joined;
}
