/* state.c - errors, growing arrays, and what is appended to them. */
#include "assembler/state.h"

#include <stdarg.h>
#include <stdio.h>

#include "engine/require.h"
#include "engine/reserve.h"

bool asm_error(struct asm_state *assembler, uint32_t line, const char *format, ...)
{
    char message[ASM_ERROR_BYTES];
    va_list arguments;
    int used;

    if (assembler->failed)
        return false;
    assembler->failed = true;
    assembler->error_count++;
    used = snprintf(message, sizeof message, "%s:%u: ", assembler->path, line);
    if (used >= 0 && (size_t)used < sizeof message) {
        va_start(arguments, format);
        vsnprintf(message + used, sizeof message - (size_t)used, format, arguments);
        va_end(arguments);
    }
    isa_clean(message);
    assembler->errors->report(assembler->errors->context, message);
    return false;
}

bool asm_recover(struct asm_state *assembler)
{
    SIM_REQUIRE(assembler->failed);
    if (assembler->stopped || assembler->error_count >= assembler->errors->limit)
        return false;
    assembler->failed = false;
    return true;
}

/* An error behind which all statements would fail alike. */
static bool stop(struct asm_state *assembler, const char *message)
{
    assembler->stopped = true;
    return asm_error(assembler, assembler->lexer.line, "%s", message);
}

bool asm_reserve(struct asm_state *assembler, void *array, uint32_t *capacity, uint32_t count, size_t size)
{
    SIM_REQUIRE(count <= *capacity);
    if (count >= ASM_MAX_ELEMENTS)
        return stop(assembler, "the file is too large");
    return sim_reserve(array, capacity, count, size) || stop(assembler, "out of memory");
}

bool asm_append(struct asm_state *assembler, const struct isa_operation *operation)
{
    struct isa_program *program = assembler->program;
    struct asm_stream *code = &assembler->streams[ASM_CODE];
    struct isa_operation *placed;

    SIM_REQUIRE(operation->bytes >= 4 && operation->bytes <= 12 && operation->bytes % 4 == 0);
    if (code->size > ASM_MAX_CODE - operation->bytes) {
        assembler->stopped = true;
        return asm_error(assembler, operation->line, "more than %u bytes of code", ASM_MAX_CODE);
    }
    if (!asm_reserve(assembler, &program->operations, &assembler->operation_capacity, program->operation_count,
                     sizeof *program->operations))
        return false;
    placed = &program->operations[program->operation_count++];
    *placed = *operation;
    placed->offset = code->size;
    code->size += operation->bytes;
    return true;
}

bool asm_add_fixup(struct asm_state *assembler, const struct asm_fixup *fixup)
{
    if (!asm_reserve(assembler, &assembler->fixups, &assembler->fixup_capacity, assembler->fixup_count,
                     sizeof *assembler->fixups))
        return false;
    assembler->fixups[assembler->fixup_count++] = *fixup;
    return true;
}
