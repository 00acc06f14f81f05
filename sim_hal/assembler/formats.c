/*
 * formats.c - see formats.h.
 *
 * Two writers have put escapes into a format: LLVM's pass for printf, which escapes some control characters and the colon, and
 * YAML's quotes around that.
 */
#include "assembler/formats.h"

#include <stdlib.h>
#include <string.h>

#define FORMATS_MOST 65536u

struct piece {
    const char *at;
    size_t length;
};

static bool refuse(struct asm_state *assembler, uint32_t line, struct piece text)
{
    return asm_error(assembler, line, "metadata: '%.*s' where NUMBER:ARGUMENTS:SIZE:..:FORMAT was expected",
                     (int)(text.length < 60 ? text.length : 60), text.at);
}

/* ---- quotes and escapes ---- */

/* Takes the quotes of YAML away, in place. Returns the length that is left. */
static size_t unquote(char *text, size_t length)
{
    const char quote = *text;
    size_t to = 0;

    if (length < 2 || (quote != '\'' && quote != '"') || text[length - 1] != quote)
        return length;
    for (size_t from = 1; from + 1 < length; from++) {
        if (from + 2 < length && ((quote == '\'' && text[from] == '\'' && text[from + 1] == '\'') ||
                                  (quote == '"' && text[from] == '\\' && strchr("\\\"", text[from + 1]))))
            from++;
        text[to++] = text[from];
    }
    return to;
}

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

/* ---- the fields ---- */

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
        if (!take_number(text, &format->sizes[i]) || format->sizes[i] > ASM_MAX_KERNARG)
            return false;
        bytes += (format->sizes[i] + UINT64_C(3)) & ~UINT64_C(3);
    }
    format->bytes = (uint32_t)bytes;
    return true;
}

bool asm_add_format(struct asm_state *assembler, uint32_t line, const char *text, size_t length)
{
    struct isa_program *program = assembler->program;
    char *copy = malloc(length + 1);
    struct isa_print_format *format;
    struct piece rest;

    if (!copy)
        return asm_error(assembler, line, "out of memory");
    memcpy(copy, text, length);
    copy[length] = '\0';
    if (program->format_count == FORMATS_MOST ||
        !asm_reserve(assembler, (void **)&program->formats, &assembler->format_capacity, program->format_count,
                     sizeof *program->formats)) {
        free(copy);
        return asm_error(assembler, line, "metadata: more than %u formats", FORMATS_MOST);
    }
    format = &program->formats[program->format_count];
    *format = (struct isa_print_format){.text = copy};
    rest = (struct piece){copy, unquote(copy, length)};
    if (!take_fields(&rest, format)) {
        free(copy);
        return refuse(assembler, line, (struct piece){text, length});
    }
    memmove(copy, rest.at, rest.length);
    format->length = (uint32_t)unescape(copy, rest.length);
    program->format_count++;
    return true;
}
