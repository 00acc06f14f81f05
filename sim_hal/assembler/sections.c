/* sections.c - what is loaded of a section, by its name and its flags. */
#include "assembler/sections.h"

#include <string.h>

#include "assembler/lexer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static bool has_prefix(const struct asm_token *token, const char *prefix)
{
    size_t length = strlen(prefix);

    return token->length >= length && memcmp(token->text, prefix, length) == 0 &&
           (token->length == length || token->text[length] == '.');
}

/* The kind of a section, by its name alone. */
static enum asm_section section_by_name(const struct asm_token *name)
{
    if (has_prefix(name, ".text"))
        return ASM_CODE;
    if (has_prefix(name, ".rodata"))
        return ASM_RODATA;
    if (has_prefix(name, ".data"))
        return ASM_DATA;
    return has_prefix(name, ".bss") ? ASM_BSS : ASM_IGNORED;
}

/* Reads a section's flags in either spelling: "awx" or #alloc,#write,#execinstr. */
static bool section_flags(struct asm_state *assembler, char *flags, size_t size)
{
    static const struct {
        const char *name;
        char letter;
    } words[] = {{"alloc", 'a'}, {"write", 'w'}, {"execinstr", 'x'}};
    struct asm_lexer *lexer = &assembler->lexer;
    size_t length = 0;

    if (lexer->token.kind == ASM_STRING) {
        length = lexer->token.length < size - 1 ? lexer->token.length : size - 1;
        memcpy(flags, lexer->token.text, length);
        asm_next(lexer);
    }
    while (asm_at(lexer, '#')) {
        asm_next(lexer);
        for (size_t i = 0; i < COUNT(words); i++)
            if (asm_at_name(lexer, words[i].name) && length < size - 1)
                flags[length++] = words[i].letter;
        asm_next(lexer);
        if (asm_at(lexer, ','))
            asm_next(lexer);
    }
    flags[length] = '\0';
    return length > 0 || asm_unexpected(assembler, "section flags such as \"a\" or #alloc");
}

/* .section name[, flags[, @type ...]] */
bool asm_section_directive(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_token name = lexer->token;
    bool empty_flags;
    char flags[16];

    if (name.kind != ASM_NAME && name.kind != ASM_STRING)
        return asm_unexpected(assembler, "the name of a section");
    asm_next(lexer);
    /* Names with a dash, such as .note.GNU-stack, are several tokens; none of them is loaded. */
    while (lexer->token.kind != ASM_END && !asm_at(lexer, ','))
        asm_next(lexer);
    assembler->section = section_by_name(&name);
    if (!asm_at(lexer, ','))
        return true;
    asm_next(lexer);
    empty_flags = lexer->token.kind == ASM_STRING && lexer->token.length == 0;
    if (!empty_flags && !section_flags(assembler, flags, sizeof flags))
        return false;
    if (empty_flags || !strchr(flags, 'a'))
        assembler->section = ASM_IGNORED;
    else if (strchr(flags, 'x'))
        assembler->section = ASM_CODE;
    else if (!strchr(flags, 'w'))
        assembler->section = ASM_RODATA;
    else if (assembler->section != ASM_BSS)
        assembler->section = ASM_DATA;
    return true;
}
