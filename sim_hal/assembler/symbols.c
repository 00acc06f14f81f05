/* symbols.c - the table of symbols, and labels. */
#include "assembler/symbols.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

static uint32_t hash_name(const char *name, size_t length)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return hash;
}

static bool grow_hash(struct asm_state *assembler)
{
    uint32_t size = assembler->hash_size ? assembler->hash_size * 2 : 256;
    uint32_t *hash = calloc(size, sizeof *hash);

    if (!hash)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        const struct asm_symbol *symbol = &assembler->symbols[i];
        uint32_t at;

        if (!symbol->name)
            continue;
        at = hash_name(symbol->name, symbol->length) & (size - 1);
        while (hash[at])
            at = (at + 1) & (size - 1);
        hash[at] = i + 1;
    }
    free(assembler->symbol_hash);
    assembler->symbol_hash = hash;
    assembler->hash_size = size;
    return true;
}

/* Appends a symbol; one without a name is found by its index alone. */
static uint32_t add_symbol(struct asm_state *assembler, const char *name, size_t length)
{
    if (!asm_reserve(assembler, &assembler->symbols, &assembler->symbol_capacity, assembler->symbol_count,
                     sizeof *assembler->symbols))
        return UINT32_MAX;
    assembler->symbols[assembler->symbol_count] = (struct asm_symbol){.name = name, .length = length};
    return assembler->symbol_count++;
}

uint32_t asm_symbol(struct asm_state *assembler, const char *name, size_t length)
{
    uint32_t at, index;

    if (assembler->symbol_count * 2 >= assembler->hash_size && !grow_hash(assembler))
        return UINT32_MAX;
    at = hash_name(name, length) & (assembler->hash_size - 1);
    for (; assembler->symbol_hash[at]; at = (at + 1) & (assembler->hash_size - 1)) {
        const struct asm_symbol *symbol = &assembler->symbols[assembler->symbol_hash[at] - 1];

        if (symbol->length == length && memcmp(symbol->name, name, length) == 0)
            return assembler->symbol_hash[at] - 1;
    }
    index = add_symbol(assembler, name, length);
    if (index != UINT32_MAX)
        assembler->symbol_hash[at] = index + 1;
    return index;
}

uint32_t asm_here(const struct asm_state *assembler, enum asm_section section)
{
    return section < ASM_SECTION_COUNT ? assembler->streams[section].size : 0;
}

static void place_label(struct asm_state *assembler, uint32_t index)
{
    struct asm_symbol *symbol = &assembler->symbols[index];

    SIM_REQUIRE(index < assembler->symbol_count);
    SIM_REQUIRE(symbol->kind == ASM_UNDEFINED);
    symbol->kind = ASM_LABEL;
    symbol->section = assembler->section;
    symbol->value = asm_here(assembler, assembler->section);
}

bool asm_define_label(struct asm_state *assembler, const char *name, size_t length)
{
    uint32_t index = asm_symbol(assembler, name, length);

    if (index == UINT32_MAX)
        return false;
    if (assembler->symbols[index].kind != ASM_UNDEFINED)
        return asm_error(assembler, assembler->lexer.line, "symbol '%.*s' is defined a second time",
                         (int)(length < 60 ? length : 60), name);
    place_label(assembler, index);
    return true;
}

/* A numbered label can be defined again and again: each definition is a symbol of its own, without a name. */
bool asm_define_numbered(struct asm_state *assembler, uint64_t number)
{
    uint32_t index;

    if (number >= ASM_NUMBERED_LABELS)
        return asm_error(assembler, assembler->lexer.line, "a numbered label is at most %u", ASM_NUMBERED_LABELS - 1);
    index = assembler->numbered_ahead[number];
    index = index ? index - 1 : add_symbol(assembler, NULL, 0);
    if (index == UINT32_MAX)
        return false;
    assembler->numbered_ahead[number] = 0;
    assembler->numbered_back[number] = index + 1;
    place_label(assembler, index);
    return true;
}

uint32_t asm_numbered_symbol(struct asm_state *assembler, uint64_t number, bool ahead)
{
    uint32_t *slot, symbol;

    if (number >= ASM_NUMBERED_LABELS) {
        asm_error(assembler, assembler->lexer.line, "a numbered label is at most %u", ASM_NUMBERED_LABELS - 1);
        return UINT32_MAX;
    }
    slot = ahead ? &assembler->numbered_ahead[number] : &assembler->numbered_back[number];
    if (*slot)
        return *slot - 1;
    if (!ahead) {
        asm_error(assembler, assembler->lexer.line, "there is no label %u before this line", (uint32_t)number);
        return UINT32_MAX;
    }
    symbol = add_symbol(assembler, NULL, 0);
    if (symbol != UINT32_MAX)
        *slot = symbol + 1;
    return symbol;
}

uint32_t asm_symbol_here(struct asm_state *assembler)
{
    uint32_t symbol = add_symbol(assembler, NULL, 0);

    if (symbol != UINT32_MAX)
        place_label(assembler, symbol);
    return symbol;
}

uint32_t asm_address_entry(struct asm_state *assembler, uint32_t symbol)
{
    SIM_REQUIRE(symbol < assembler->symbol_count);
    if (assembler->symbols[symbol].address_entry)
        return assembler->symbols[symbol].address_entry - 1;
    if (!asm_reserve(assembler, &assembler->addresses, &assembler->address_capacity, assembler->address_count,
                     sizeof *assembler->addresses))
        return UINT32_MAX;
    assembler->addresses[assembler->address_count] = symbol;
    assembler->symbols[symbol].address_entry = ++assembler->address_count;
    return assembler->address_count - 1;
}
