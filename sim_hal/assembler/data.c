/* data.c - directives that append bytes to a section. */
#include "assembler/data.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/lexer.h"
#include "assembler/symbols.h"

/* Adds size bytes to the current section; *bytes is NULL if the section keeps none. */
static bool extend_section(struct isa_asm *assembler, uint64_t size, uint8_t **bytes)
{
    struct isa_asm_stream *stream = &assembler->streams[assembler->section];
    uint64_t total = size;

    *bytes = NULL;
    if (assembler->section == ISA_ASM_CODE)
        return isa_asm_error(assembler, assembler->lexer.line, "data in a code section is not supported");
    for (uint32_t i = ISA_ASM_RODATA; i < ISA_ASM_SECTION_COUNT; i++)
        total += assembler->streams[i].size;
    if (size > ISA_ASM_MAX_DATA || total > ISA_ASM_MAX_DATA)
        return isa_asm_error(assembler, assembler->lexer.line, "more than %u bytes of data", ISA_ASM_MAX_DATA);
    if (assembler->section != ISA_ASM_BSS) {
        if (stream->size + (uint32_t)size > stream->capacity) {
            uint32_t capacity = stream->size + (uint32_t)size > 2 * stream->capacity ? stream->size + (uint32_t)size
                                                                                     : 2 * stream->capacity;
            uint8_t *grown = realloc(stream->bytes, capacity);

            if (!grown)
                return isa_asm_error(assembler, assembler->lexer.line, "out of memory");
            stream->bytes = grown;
            stream->capacity = capacity;
        }
        *bytes = stream->bytes + stream->size;
    }
    stream->size += (uint32_t)size;
    return true;
}

/* Appends count copies of the low size bytes of value. */
static bool emit_copies(struct isa_asm *assembler, uint64_t value, uint32_t size, uint64_t count)
{
    uint8_t *bytes;

    if (size && count > ISA_ASM_MAX_DATA / size)
        return isa_asm_error(assembler, assembler->lexer.line, "more than %u bytes of data", ISA_ASM_MAX_DATA);
    if (size == 0 || count == 0)
        return true;
    if (!extend_section(assembler, size * count, &bytes))
        return false;
    if (!bytes)
        return value == 0 || isa_asm_error(assembler, assembler->lexer.line, "a value other than 0 in .bss");
    if (value == 0) {
        memset(bytes, 0, (size_t)(size * count));
        return true;
    }
    for (uint64_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < size; j++)
            *bytes++ = (uint8_t)(j < 8 ? value >> (8 * j) : 0);
    return true;
}

static bool fits_in_bytes(uint64_t value, uint32_t size)
{
    int64_t number = (int64_t)value, half;

    if (size == 0 || size >= 8)
        return size >= 8;
    half = (int64_t)1 << (8 * size - 1);
    return number >= -half && number < 2 * half;
}

bool isa_asm_integers(struct isa_asm *assembler, uint32_t size)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    if (lexer->token.kind == ISA_ASM_END)
        return true;
    for (;;) {
        struct isa_asm_fixup fixup = {.kind = ISA_ASM_FIX_DATA,
                                      .section = assembler->section,
                                      .place = isa_asm_here(assembler, assembler->section),
                                      .bytes = size,
                                      .line = lexer->line};
        uint32_t nodes = assembler->node_count;
        uint64_t value = 0;

        if (!isa_asm_parse_expression(assembler, &fixup.expression))
            return false;
        if (isa_asm_constant(assembler, &fixup.expression, &value)) {
            assembler->node_count = nodes;
            if (!fits_in_bytes(value, size))
                return isa_asm_error(assembler, lexer->line, "%lld does not fit into %u bytes", (long long)value, size);
        } else if (assembler->section == ISA_ASM_BSS) {
            return isa_asm_error(assembler, lexer->line, "a value other than 0 in .bss");
        } else if (!isa_asm_add_fixup(assembler, &fixup)) {
            return false;
        }
        if (!emit_copies(assembler, value, size, 1))
            return false;
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

bool isa_asm_reals(struct isa_asm *assembler, uint32_t size)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        bool minus = isa_asm_at(lexer, '-');
        double value;
        float narrow;
        uint64_t bits = 0;
        uint32_t narrow_bits;

        if (minus)
            isa_asm_next(lexer);
        if (lexer->token.kind != ISA_ASM_FLOAT && lexer->token.kind != ISA_ASM_INTEGER)
            return isa_asm_unexpected(assembler, "a number");
        value = lexer->token.kind == ISA_ASM_FLOAT ? lexer->token.real : (double)lexer->token.integer;
        value = minus ? -value : value;
        narrow = (float)value;
        memcpy(&bits, &value, sizeof bits);
        memcpy(&narrow_bits, &narrow, sizeof narrow_bits);
        if (!emit_copies(assembler, size == 4 ? narrow_bits : bits, size, 1))
            return false;
        isa_asm_next(lexer);
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

bool isa_asm_strings(struct isa_asm *assembler, bool terminated)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        const struct isa_asm_token string = lexer->token;

        if (string.kind != ISA_ASM_STRING)
            return isa_asm_unexpected(assembler, "a string");
        for (size_t at = 0; at < string.length;) {
            uint8_t value = (uint8_t)string.text[at];

            at += value == '\\' ? isa_asm_read_escape(string.text, at, string.length, &value) : 1;
            if (!emit_copies(assembler, value, 1, 1))
                return false;
        }
        if (terminated && !emit_copies(assembler, 0, 1, 1))
            return false;
        isa_asm_next(lexer);
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

bool isa_asm_fill(struct isa_asm *assembler, bool sized)
{
    int64_t count = 0, size = 1, value = 0;

    if (!isa_asm_parse_constant(assembler, &count) || (sized && !isa_asm_parse_optional_constant(assembler, &size)) ||
        !isa_asm_parse_optional_constant(assembler, &value) || !isa_asm_expect_end(assembler))
        return false;
    if (count < 0 || size < 0 || size > 8)
        return isa_asm_error(assembler, assembler->lexer.line,
                             "a count that is not negative and a size of at most 8 were expected");
    return emit_copies(assembler, (uint64_t)value, (uint32_t)size, (uint64_t)count);
}

/* Pads the current section up to a multiple of alignment, a power of two. */
static bool pad_section(struct isa_asm *assembler, uint32_t alignment, uint8_t value)
{
    struct isa_asm_stream *stream;
    uint32_t pad;

    if (assembler->section >= ISA_ASM_SECTION_COUNT)
        return true;
    stream = &assembler->streams[assembler->section];
    pad = (0u - stream->size) & (alignment - 1);
    if (alignment > stream->alignment)
        stream->alignment = alignment;
    if (assembler->section != ISA_ASM_CODE)
        return emit_copies(assembler, value, 1, pad);
    if (stream->size > ISA_ASM_MAX_CODE - pad)
        return isa_asm_error(assembler, assembler->lexer.line, "more than %u bytes of code", ISA_ASM_MAX_CODE);
    /* Hardware runs through the no-operations that fill a gap in the code; here execution steps over it. */
    stream->size += pad;
    return true;
}

bool isa_asm_align(struct isa_asm *assembler, bool power)
{
    int64_t alignment = 0, value = 0, most = 0;

    if (!isa_asm_parse_constant(assembler, &alignment) || !isa_asm_parse_optional_constant(assembler, &value) ||
        !isa_asm_parse_optional_constant(assembler, &most) || !isa_asm_expect_end(assembler))
        return false;
    if (power && alignment >= 0 && alignment < 32)
        alignment = (int64_t)1 << alignment;
    if (alignment < 0 || alignment > ISA_ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return isa_asm_error(assembler, assembler->lexer.line, "alignments are powers of two up to %u bytes",
                             ISA_ASM_MAX_ALIGNMENT);
    return pad_section(assembler, alignment ? (uint32_t)alignment : 1, (uint8_t)value);
}

bool isa_asm_common(struct isa_asm *assembler)
{
    enum isa_asm_section section = assembler->section;
    struct isa_asm_token name = assembler->lexer.token;
    int64_t size = 0, alignment = 8;
    bool done;

    if (isa_asm_parse_symbol_name(assembler) == UINT32_MAX || !isa_asm_expect(assembler, ',') ||
        !isa_asm_parse_constant(assembler, &size) || !isa_asm_parse_optional_constant(assembler, &alignment) ||
        !isa_asm_expect_end(assembler))
        return false;
    if (size < 0 || alignment < 1 || alignment > ISA_ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return isa_asm_error(assembler, assembler->lexer.line,
                             "a size and an alignment that is a power of two up to %u were expected",
                             ISA_ASM_MAX_ALIGNMENT);
    assembler->section = ISA_ASM_BSS;
    done = pad_section(assembler, (uint32_t)alignment, 0) && isa_asm_define_label(assembler, name.text, name.length) &&
           emit_copies(assembler, 0, 1, (uint64_t)size);
    assembler->section = section;
    return done;
}
