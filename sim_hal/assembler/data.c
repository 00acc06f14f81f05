/* data.c - directives that append bytes to a section. */
#include "assembler/data.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/lexer.h"
#include "assembler/symbols.h"
#include "engine/require.h"

/* Adds size bytes to the current section; *bytes is NULL if the section keeps none. */
static bool extend_section(struct asm_state *assembler, uint64_t size, uint8_t **bytes)
{
    struct asm_stream *stream = &assembler->streams[assembler->section];
    uint64_t total = size;

    *bytes = NULL;
    if (assembler->section == ASM_CODE)
        return asm_error(assembler, assembler->lexer.line, "data in a code section is not supported");
    for (uint32_t i = ASM_RODATA; i < ASM_SECTION_COUNT; i++)
        total += assembler->streams[i].size;
    if (size > ASM_MAX_DATA || total > ASM_MAX_DATA)
        return asm_error(assembler, assembler->lexer.line, "more than %u bytes of data", ASM_MAX_DATA);
    if (assembler->section != ASM_BSS) {
        if (stream->size + (uint32_t)size > stream->capacity) {
            uint32_t capacity = stream->size + (uint32_t)size > 2 * stream->capacity ? stream->size + (uint32_t)size
                                                                                     : 2 * stream->capacity;
            uint8_t *grown = realloc(stream->bytes, capacity);

            if (!grown)
                return asm_error(assembler, assembler->lexer.line, "out of memory");
            stream->bytes = grown;
            stream->capacity = capacity;
        }
        *bytes = stream->bytes + stream->size;
    }
    stream->size += (uint32_t)size;
    return true;
}

/* Appends count copies of the low size bytes of value. */
static bool emit_copies(struct asm_state *assembler, uint64_t value, uint32_t size, uint64_t count)
{
    uint8_t *bytes;

    if (size && count > ASM_MAX_DATA / size)
        return asm_error(assembler, assembler->lexer.line, "more than %u bytes of data", ASM_MAX_DATA);
    if (size == 0 || count == 0)
        return true;
    if (!extend_section(assembler, size * count, &bytes))
        return false;
    if (!bytes)
        return value == 0 || asm_error(assembler, assembler->lexer.line, "a value other than 0 in .bss");
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

bool asm_integers(struct asm_state *assembler, uint32_t size)
{
    struct asm_lexer *lexer = &assembler->lexer;

    SIM_REQUIRE(size == 1 || size == 2 || size == 4 || size == 8);
    if (lexer->token.kind == ASM_END)
        return true;
    for (;;) {
        struct asm_fixup fixup = {.kind = ASM_FIX_DATA,
                                  .section = assembler->section,
                                  .place = asm_here(assembler, assembler->section),
                                  .bytes = size,
                                  .line = lexer->line};
        uint32_t nodes = assembler->node_count;
        uint64_t value = 0;

        if (!asm_parse_expression(assembler, &fixup.expression))
            return false;
        if (asm_constant(assembler, &fixup.expression, &value)) {
            assembler->node_count = nodes;
            if (!fits_in_bytes(value, size))
                return asm_error(assembler, lexer->line, "%lld does not fit into %u bytes", (long long)value, size);
        } else if (assembler->section == ASM_BSS) {
            return asm_error(assembler, lexer->line, "a value other than 0 in .bss");
        } else if (!asm_add_fixup(assembler, &fixup)) {
            return false;
        }
        if (!emit_copies(assembler, value, size, 1))
            return false;
        if (!asm_at(lexer, ','))
            return asm_expect_end(assembler);
        asm_next(lexer);
    }
}

bool asm_reals(struct asm_state *assembler, uint32_t size)
{
    struct asm_lexer *lexer = &assembler->lexer;

    SIM_REQUIRE(size == 4 || size == 8);
    for (;;) {
        bool minus = asm_at(lexer, '-');
        double value;
        float narrow;
        uint64_t bits = 0;
        uint32_t narrow_bits;

        if (minus)
            asm_next(lexer);
        if (lexer->token.kind != ASM_FLOAT && lexer->token.kind != ASM_INTEGER)
            return asm_unexpected(assembler, "a number");
        value = lexer->token.kind == ASM_FLOAT ? lexer->token.real : (double)lexer->token.integer;
        value = minus ? -value : value;
        narrow = (float)value;
        memcpy(&bits, &value, sizeof bits);
        memcpy(&narrow_bits, &narrow, sizeof narrow_bits);
        if (!emit_copies(assembler, size == 4 ? narrow_bits : bits, size, 1))
            return false;
        asm_next(lexer);
        if (!asm_at(lexer, ','))
            return asm_expect_end(assembler);
        asm_next(lexer);
    }
}

bool asm_strings(struct asm_state *assembler, bool terminated)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        const struct asm_token string = lexer->token;

        if (string.kind != ASM_STRING)
            return asm_unexpected(assembler, "a string");
        for (size_t at = 0; at < string.length;) {
            uint8_t value = (uint8_t)string.text[at];

            at += value == '\\' ? asm_read_escape(string.text, at, string.length, &value) : 1;
            if (!emit_copies(assembler, value, 1, 1))
                return false;
        }
        if (terminated && !emit_copies(assembler, 0, 1, 1))
            return false;
        asm_next(lexer);
        if (!asm_at(lexer, ','))
            return asm_expect_end(assembler);
        asm_next(lexer);
    }
}

bool asm_fill(struct asm_state *assembler, bool sized)
{
    int64_t count = 0, size = 1, value = 0;

    if (!asm_parse_constant(assembler, &count) || (sized && !asm_parse_optional_constant(assembler, &size)) ||
        !asm_parse_optional_constant(assembler, &value) || !asm_expect_end(assembler))
        return false;
    if (count < 0 || size < 0 || size > 8)
        return asm_error(assembler, assembler->lexer.line,
                         "a count that is not negative and a size of at most 8 were expected");
    return emit_copies(assembler, (uint64_t)value, (uint32_t)size, (uint64_t)count);
}

/* Pads the current section up to a multiple of alignment, a power of two. */
static bool pad_section(struct asm_state *assembler, uint32_t alignment, uint8_t value)
{
    struct asm_stream *stream;
    uint32_t pad;

    if (assembler->section >= ASM_SECTION_COUNT)
        return true;
    stream = &assembler->streams[assembler->section];
    pad = (0u - stream->size) & (alignment - 1);
    if (alignment > stream->alignment)
        stream->alignment = alignment;
    if (assembler->section != ASM_CODE)
        return emit_copies(assembler, value, 1, pad);
    if (stream->size > ASM_MAX_CODE - pad)
        return asm_error(assembler, assembler->lexer.line, "more than %u bytes of code", ASM_MAX_CODE);
    /* Hardware runs through the no-operations that fill a gap in the code; here execution steps over it. */
    stream->size += pad;
    return true;
}

bool asm_align(struct asm_state *assembler, bool power)
{
    int64_t alignment = 0, value = 0, most = 0;

    if (!asm_parse_constant(assembler, &alignment) || !asm_parse_optional_constant(assembler, &value) ||
        !asm_parse_optional_constant(assembler, &most) || !asm_expect_end(assembler))
        return false;
    if (power && alignment >= 0 && alignment < 32)
        alignment = (int64_t)1 << alignment;
    if (alignment < 0 || alignment > ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return asm_error(assembler, assembler->lexer.line, "alignments are powers of two up to %u bytes",
                         ASM_MAX_ALIGNMENT);
    return pad_section(assembler, alignment ? (uint32_t)alignment : 1, (uint8_t)value);
}

bool asm_common(struct asm_state *assembler)
{
    enum asm_section section = assembler->section;
    struct asm_token name = assembler->lexer.token;
    int64_t size = 0, alignment = 8;
    bool done;

    if (asm_parse_symbol_name(assembler) == UINT32_MAX || !asm_expect(assembler, ',') ||
        !asm_parse_constant(assembler, &size) || !asm_parse_optional_constant(assembler, &alignment) ||
        !asm_expect_end(assembler))
        return false;
    if (size < 0 || alignment < 1 || alignment > ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return asm_error(assembler, assembler->lexer.line,
                         "a size and an alignment that is a power of two up to %u were expected", ASM_MAX_ALIGNMENT);
    assembler->section = ASM_BSS;
    done = pad_section(assembler, (uint32_t)alignment, 0) && asm_define_label(assembler, name.text, name.length) &&
           emit_copies(assembler, 0, 1, (uint64_t)size);
    assembler->section = section;
    return done;
}
