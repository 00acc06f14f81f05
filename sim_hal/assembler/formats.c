/*
 * formats.c - see formats.h.
 *
 * Two writers have put escapes into a format: LLVM's pass for printf, which escapes some control characters and the colon, and
 * YAML's quotes around that.
 */
#include "assembler/formats.h"

#include <stdlib.h>
#include <string.h>

#include "isa/print_format.h"

static bool refuse(struct asm_state *assembler, uint32_t line, const char *text, size_t length)
{
    return asm_error(assembler, line, "metadata: '%.*s' where NUMBER:ARGUMENTS:SIZE:..:FORMAT was expected",
                     (int)(length < 60 ? length : 60), text);
}

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

bool asm_add_format(struct asm_state *assembler, uint32_t line, const char *text, size_t length)
{
    struct isa_program *program = assembler->program;
    char *copy = malloc(length + 1);

    if (!copy)
        return asm_error(assembler, line, "out of memory");
    memcpy(copy, text, length);
    copy[length] = '\0';
    if (program->format_count == ISA_FORMATS_MOST ||
        !asm_reserve(assembler, &program->formats, &assembler->format_capacity, program->format_count,
                     sizeof *program->formats)) {
        free(copy);
        return asm_error(assembler, line, "metadata: more than %u formats", ISA_FORMATS_MOST);
    }
    if (!isa_print_format_read(copy, unquote(copy, length), &program->formats[program->format_count])) {
        free(copy);
        return refuse(assembler, line, text, length);
    }
    program->format_count++;
    return true;
}
