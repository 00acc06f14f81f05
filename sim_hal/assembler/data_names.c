/* data_names.c - the symbols of the data image, for reports. */
#include "assembler/data_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SYMBOLS_MOST 512u

static bool is_data(const struct asm_state *assembler, const struct asm_symbol *symbol)
{
    enum asm_section section = symbol->section;

    return symbol->kind == ASM_LABEL && symbol->name &&
           (section == ASM_RODATA || section == ASM_DATA || section == ASM_BSS) &&
           symbol->value < assembler->streams[section].size;
}

/* Symbols that clang makes for itself begin with .L, as in .L__const.k.table. */
static void copy_name(char name[ISA_NAME_BYTES], const struct asm_symbol *symbol)
{
    bool private = symbol->length > 2 && memcmp(symbol->name, ".L", 2) == 0;
    size_t skipped = private ? 2 : 0, length = symbol->length - skipped;

    if (length >= ISA_NAME_BYTES)
        length = ISA_NAME_BYTES - 1;
    memcpy(name, symbol->name + skipped, length);
    name[length] = '\0';
    isa_clean(name);
}

static int by_offset(const void *one, const void *other)
{
    const struct isa_symbol *a = one, *b = other;

    if (a->offset != b->offset)
        return a->offset < b->offset ? -1 : 1;
    return strcmp(a->name, b->name);
}

/* Ends each symbol where the next one begins, and leaves out those that are left without a byte. */
static void separate(struct isa_program *program)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < program->symbol_count; i++) {
        struct isa_symbol symbol = program->symbols[i];
        bool last = i + 1 == program->symbol_count;
        uint32_t most = last ? symbol.bytes : program->symbols[i + 1].offset - symbol.offset;

        if (symbol.bytes > most)
            symbol.bytes = most;
        if (symbol.bytes)
            program->symbols[kept++] = symbol;
    }
    program->symbol_count = kept;
}

bool asm_name_data(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;
    uint32_t count = 0;

    for (uint32_t i = 0; i < assembler->symbol_count && count < SYMBOLS_MOST; i++)
        count += is_data(assembler, &assembler->symbols[i]);
    if (count == 0)
        return true;
    program->symbols = calloc(count, sizeof *program->symbols);
    if (!program->symbols)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; program->symbol_count < count; i++) {
        const struct asm_symbol *symbol = &assembler->symbols[i];
        struct isa_symbol *named = &program->symbols[program->symbol_count];
        const struct asm_stream *stream;
        uint64_t left;

        if (!is_data(assembler, symbol))
            continue;
        stream = &assembler->streams[symbol->section];
        left = stream->size - symbol->value;
        named->offset = stream->base - program->data_start + (uint32_t)symbol->value;
        named->bytes = (uint32_t)(symbol->size && symbol->size < left ? symbol->size : left);
        copy_name(named->name, symbol);
        program->symbol_count++;
    }
    qsort(program->symbols, program->symbol_count, sizeof *program->symbols, by_offset);
    separate(program);
    return true;
}
