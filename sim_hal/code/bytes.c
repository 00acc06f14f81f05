/* bytes.c - see bytes.h. */
#include "code/bytes.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

static uint64_t number(struct code_bytes bytes, uint64_t offset, uint32_t size)
{
    uint64_t value = 0;

    SIM_REQUIRE(code_has(bytes, offset, size));
    for (uint32_t i = 0; i < size; i++)
        value |= (uint64_t)bytes.at[offset + i] << (8 * i);
    return value;
}

uint16_t code_u16(struct code_bytes bytes, uint64_t offset)
{
    return (uint16_t)number(bytes, offset, 2);
}

uint32_t code_u32(struct code_bytes bytes, uint64_t offset)
{
    return (uint32_t)number(bytes, offset, 4);
}

uint64_t code_u64(struct code_bytes bytes, uint64_t offset)
{
    return number(bytes, offset, 8);
}

struct code_bytes code_part(struct code_bytes bytes, uint64_t offset, uint64_t size)
{
    SIM_REQUIRE(code_has(bytes, offset, size));
    return (struct code_bytes){bytes.at + offset, size};
}

struct code_text code_string(struct code_bytes bytes, uint64_t offset)
{
    struct code_text text = {"", 0};
    const uint8_t *end;

    if (offset >= bytes.size)
        return text;
    text.at = (const char *)bytes.at + offset;
    end = memchr(text.at, 0, bytes.size - offset);
    text.length = end ? (size_t)(end - (const uint8_t *)text.at) : bytes.size - offset;
    return text;
}

bool code_text_is(struct code_text text, const char *expected)
{
    return text.length == strlen(expected) && memcmp(text.at, expected, text.length) == 0;
}

int code_text_compare(struct code_text a, struct code_text b)
{
    if (a.length != b.length)
        return a.length < b.length ? -1 : 1;
    return memcmp(a.at, b.at, a.length);
}

char *code_text_copy(struct code_text text)
{
    char *copy = malloc(text.length + 1);

    if (!copy)
        return NULL;
    memcpy(copy, text.at, text.length);
    copy[text.length] = '\0';
    return copy;
}

bool code_fail(const struct code_error *error, uint64_t offset, const char *format, ...)
{
    char place[32] = "";
    va_list arguments;
    int length;

    if (error->bytes == 0)
        return false;
    if (offset != CODE_NOWHERE)
        snprintf(place, sizeof place, "at 0x%" PRIx64 ": ", offset);
    length = snprintf(error->text, error->bytes, "%s: %s", error->path, place);
    if (length < 0 || (size_t)length >= error->bytes)
        return false;
    va_start(arguments, format);
    vsnprintf(error->text + length, error->bytes - (size_t)length, format, arguments);
    va_end(arguments);
    for (char *at = error->text + length; *at; at++)
        if (*at < ' ' || *at > '~')
            *at = '?';
    return false;
}

bool code_out_of_memory(const struct code_error *error)
{
    return code_fail(error, CODE_NOWHERE, "out of memory");
}
