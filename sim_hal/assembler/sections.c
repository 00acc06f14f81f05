/* sections.c - what is loaded of a section, by its name and its flags. */
#include "assembler/sections.h"

#include <string.h>

#include "assembler/lexer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static bool has_prefix(const struct isa_asm_token *token, const char *prefix)
{
    size_t length = strlen(prefix);

    return token->length >= length && memcmp(token->text, prefix, length) == 0 &&
           (token->length == length || token->text[length] == '.');
}

/* The kind of a section, by its name alone. */
static enum isa_asm_section section_by_name(const struct isa_asm_token *name)
{
    if (has_prefix(name, ".text"))
        return ISA_ASM_CODE;
    if (has_prefix(name, ".rodata"))
        return ISA_ASM_RODATA;
    if (has_prefix(name, ".data"))
        return ISA_ASM_DATA;
    return has_prefix(name, ".bss") ? ISA_ASM_BSS : ISA_ASM_IGNORED;
}

/* Reads a section's flags in either spelling: "awx" or #alloc,#write,#execinstr. */
static bool section_flags(struct isa_asm *assembler, char *flags, size_t size)
{
    static const struct {
        const char *name;
        char letter;
    } words[] = {{"alloc", 'a'}, {"write", 'w'}, {"execinstr", 'x'}};
    struct isa_asm_lexer *lexer = &assembler->lexer;
    size_t length = 0;

    if (lexer->token.kind == ISA_ASM_STRING) {
        length = lexer->token.length < size - 1 ? lexer->token.length : size - 1;
        memcpy(flags, lexer->token.text, length);
        isa_asm_next(lexer);
    }
    while (isa_asm_at(lexer, '#')) {
        isa_asm_next(lexer);
        for (size_t i = 0; i < COUNT(words); i++)
            if (isa_asm_at_name(lexer, words[i].name) && length < size - 1)
                flags[length++] = words[i].letter;
        isa_asm_next(lexer);
        if (isa_asm_at(lexer, ','))
            isa_asm_next(lexer);
    }
    flags[length] = '\0';
    return length > 0 || isa_asm_unexpected(assembler, "section flags such as \"a\" or #alloc");
}

/* .section name[, flags[, @type ...]] */
bool isa_asm_section_directive(struct isa_asm *assembler)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    struct isa_asm_token name = lexer->token;
    bool empty_flags;
    char flags[16];

    if (name.kind != ISA_ASM_NAME && name.kind != ISA_ASM_STRING)
        return isa_asm_unexpected(assembler, "the name of a section");
    isa_asm_next(lexer);
    /* Names with a dash, such as .note.GNU-stack, are several tokens; none of them is loaded. */
    while (lexer->token.kind != ISA_ASM_END && !isa_asm_at(lexer, ','))
        isa_asm_next(lexer);
    assembler->section = section_by_name(&name);
    if (!isa_asm_at(lexer, ','))
        return true;
    isa_asm_next(lexer);
    empty_flags = lexer->token.kind == ISA_ASM_STRING && lexer->token.length == 0;
    if (!empty_flags && !section_flags(assembler, flags, sizeof flags))
        return false;
    if (empty_flags || !strchr(flags, 'a'))
        assembler->section = ISA_ASM_IGNORED;
    else if (strchr(flags, 'x'))
        assembler->section = ISA_ASM_CODE;
    else if (!strchr(flags, 'w'))
        assembler->section = ISA_ASM_RODATA;
    else if (assembler->section != ISA_ASM_BSS)
        assembler->section = ISA_ASM_DATA;
    return true;
}
