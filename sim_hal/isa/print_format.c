/* print_format.c - see print_format.h. */
#include "isa/print_format.h"

#include <string.h>

#define SIZE_MOST 65536u /* of an argument */

struct piece {
    const char *at;
    size_t length;
};

/* Takes the escapes of LLVM away, in place. It has none for a backslash, which stays in front of any other letter. Returns the
 * length that is left. */
static size_t unescape(char *text, size_t length)
{
    static const char names[] = "abfnrv", letters[] = "\a\b\f\n\r\v", colon[] = "72";
    size_t to = 0;

    for (size_t from = 0; from < length; from++) {
        const char *name = from + 1 < length && text[from + 1] ? strchr(names, text[from + 1]) : NULL;

        if (text[from] == '\\' && name) {
            text[to++] = letters[name - names];
            from++;
        } else if (text[from] == '\\' && length - from > 2 && memcmp(text + from + 1, colon, 2) == 0) {
            text[to++] = ':';
            from += 2;
        } else {
            text[to++] = text[from];
        }
    }
    return to;
}

/* Takes a number and the colon behind it. */
static bool take_number(struct piece *text, uint32_t *number)
{
    uint64_t sum = 0;
    size_t at = 0;

    while (at < text->length && text->at[at] >= '0' && text->at[at] <= '9' && sum <= UINT32_MAX)
        sum = sum * 10 + (uint64_t)(text->at[at++] - '0');
    if (!at || at == text->length || text->at[at] != ':' || sum > UINT32_MAX)
        return false;
    *number = (uint32_t)sum;
    text->at += at + 1;
    text->length -= at + 1;
    return true;
}

static bool take_fields(struct piece *text, struct isa_print_format *format)
{
    uint64_t bytes = sizeof(uint32_t);

    if (!take_number(text, &format->number) || !format->number || !take_number(text, &format->count) ||
        format->count > ISA_FORMAT_ARGUMENTS)
        return false;
    for (uint32_t i = 0; i < format->count; i++) {
        if (!take_number(text, &format->sizes[i]) || format->sizes[i] > SIZE_MOST)
            return false;
        bytes += (format->sizes[i] + UINT64_C(3)) & ~UINT64_C(3);
    }
    format->bytes = (uint32_t)bytes;
    return true;
}

bool isa_print_format_read(char *text, size_t length, struct isa_print_format *format)
{
    struct piece rest = {text, length};

    *format = (struct isa_print_format){.text = text};
    if (!take_fields(&rest, format))
        return false;
    memmove(text, rest.at, rest.length);
    format->length = (uint32_t)unescape(text, rest.length);
    return true;
}
