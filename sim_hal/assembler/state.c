/* state.c - errors, growing arrays, and what is appended to them. */
#include "assembler/state.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void isa_asm_clean(char *text)
{
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = '?';
}

bool isa_asm_error(struct isa_asm *assembler, uint32_t line, const char *format, ...)
{
    va_list arguments;
    int used;

    if (assembler->failed)
        return false;
    assembler->failed = true;
    if (assembler->error_bytes == 0)
        return false;
    used = snprintf(assembler->error, assembler->error_bytes, "%s:%u: ", assembler->path, line);
    if (used < 0 || (size_t)used >= assembler->error_bytes)
        return false;
    va_start(arguments, format);
    vsnprintf(assembler->error + used, assembler->error_bytes - (size_t)used, format, arguments);
    va_end(arguments);
    isa_asm_clean(assembler->error);
    return false;
}

bool isa_asm_reserve(struct isa_asm *assembler, void **array, uint32_t *capacity, uint32_t count, size_t size)
{
    uint32_t wanted = *capacity ? *capacity : 16;
    void *grown;

    if (count < *capacity)
        return true;
    if (count >= ISA_ASM_MAX_ELEMENTS)
        return isa_asm_error(assembler, assembler->lexer.line, "the file is too large");
    if (*capacity)
        wanted *= 2;
    grown = realloc(*array, wanted * size);
    if (!grown)
        return isa_asm_error(assembler, assembler->lexer.line, "out of memory");
    *array = grown;
    *capacity = wanted;
    return true;
}

bool isa_asm_append(struct isa_asm *assembler, const struct isa_operation *operation)
{
    struct isa_program *program = assembler->program;
    struct isa_asm_stream *code = &assembler->streams[ISA_ASM_CODE];
    struct isa_operation *placed;

    if (code->size > ISA_ASM_MAX_CODE - operation->bytes)
        return isa_asm_error(assembler, operation->line, "more than %u bytes of code", ISA_ASM_MAX_CODE);
    if (!isa_asm_reserve(assembler, (void **)&program->operations, &assembler->operation_capacity,
                         program->operation_count, sizeof *program->operations))
        return false;
    placed = &program->operations[program->operation_count++];
    *placed = *operation;
    placed->offset = code->size;
    code->size += operation->bytes;
    return true;
}

bool isa_asm_add_fixup(struct isa_asm *assembler, const struct isa_asm_fixup *fixup)
{
    if (!isa_asm_reserve(assembler, (void **)&assembler->fixups, &assembler->fixup_capacity, assembler->fixup_count,
                         sizeof *assembler->fixups))
        return false;
    assembler->fixups[assembler->fixup_count++] = *fixup;
    return true;
}
