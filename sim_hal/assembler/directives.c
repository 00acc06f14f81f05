/* directives.c - all directives by name, and the directives that set symbols' attributes. */
#include "assembler/directives.h"

#include <string.h>

#include "assembler/data.h"
#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/kernel.h"
#include "assembler/lexer.h"
#include "assembler/lines.h"
#include "assembler/metadata.h"
#include "assembler/sections.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* .set symbol, expression */
static bool set_symbol(struct asm_state *assembler)
{
    uint32_t symbol = asm_parse_symbol_name(assembler);
    struct asm_expression expression;

    return symbol != UINT32_MAX && asm_expect(assembler, ',') && asm_parse_expression(assembler, &expression) &&
           asm_expect_end(assembler) && asm_assign(assembler, symbol, expression);
}

/* .type symbol,@function */
static bool mark_function(struct asm_state *assembler)
{
    uint32_t symbol = asm_parse_symbol_name(assembler);

    if (symbol == UINT32_MAX || !asm_expect(assembler, ','))
        return false;
    if (asm_at(&assembler->lexer, '@'))
        asm_next(&assembler->lexer);
    assembler->symbols[symbol].function =
        asm_at_name(&assembler->lexer, "function") || asm_at_name(&assembler->lexer, "STT_FUNC");
    return !assembler->symbols[symbol].function || asm_end_source_lines(assembler);
}

/* .size symbol, expression: only a number is of use, for the names of data. */
static bool note_size(struct asm_state *assembler)
{
    uint32_t symbol = asm_parse_symbol_name(assembler);
    struct asm_token number;

    if (symbol == UINT32_MAX || !asm_expect(assembler, ','))
        return false;
    number = assembler->lexer.token;
    asm_next(&assembler->lexer);
    if (number.kind == ASM_INTEGER && assembler->lexer.token.kind == ASM_END)
        assembler->symbols[symbol].size = number.integer;
    return true;
}

static bool mark_weak(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        uint32_t symbol = asm_parse_symbol_name(assembler);

        if (symbol == UINT32_MAX)
            return false;
        assembler->symbols[symbol].weak = true;
        if (!asm_at(lexer, ','))
            return asm_expect_end(assembler);
        asm_next(lexer);
    }
}

/* .amdhsa_code_object_version n */
static bool code_object_version(struct asm_state *assembler)
{
    int64_t version = 0;

    if (!asm_parse_constant(assembler, &version) || !asm_expect_end(assembler))
        return false;
    if (version < 3 || version > 6)
        return asm_error(assembler, assembler->lexer.line, "code object version %lld; 3 to 6 are supported",
                         (long long)version);
    assembler->code_object_version = version >= 5 ? 5 : 4;
    return true;
}

/* .amdgcn_target "amdgcn-amd-amdhsa--gfx803" */
static bool check_target(struct asm_state *assembler)
{
    static const char wanted[] = "gfx803";
    struct asm_token *token = &assembler->lexer.token;
    const char *found = NULL;

    if (token->kind != ASM_STRING)
        return asm_unexpected(assembler, "the target in quotes");
    for (size_t i = 0; i + sizeof wanted - 1 <= token->length && !found; i++)
        if (memcmp(token->text + i, wanted, sizeof wanted - 1) == 0)
            found = token->text + i;
    if (!found)
        return asm_error(assembler, assembler->lexer.line, "target \"%.*s\"; compile with -mcpu=gfx803",
                         (int)(token->length < 80 ? token->length : 80), token->text);
    return true;
}

static bool old_code_object(struct asm_state *assembler)
{
    return asm_error(assembler, assembler->lexer.line,
                     "a code object of version 2; compile with -mcode-object-version=4 or 5");
}

/* Directives that say nothing a running kernel needs. */
static const char *const ignored[] = {".globl",
                                      ".global",
                                      ".protected",
                                      ".hidden",
                                      ".internal",
                                      ".local",
                                      ".ident",
                                      ".addrsig",
                                      ".addrsig_sym",
                                      ".cv_file",
                                      ".cv_loc",
                                      ".hsa_code_object_version",
                                      ".hsa_code_object_isa",
                                      ".amdgpu_hsa_module_global",
                                      ".no_dead_strip",
                                      ".amdgpu_resource_usage",
                                      ".lto_discard",
                                      ".end",
                                      ".altmacro"};

enum directive_kind {
    SECTION,
    CODE_SECTION,
    DATA_SECTION,
    BSS_SECTION,
    RODATA_SECTION,
    BYTES,
    REALS,
    ASCII,
    ASCIZ,
    ZERO,
    FILL,
    ALIGN_POWER,
    ALIGN_BYTES,
    SET,
    COMMON,
    TYPE,
    WEAK,
    SIZE,
    VERSION,
    TARGET,
    KERNEL,
    METADATA,
    SOURCE_FILE,
    SOURCE_LINE,
    OLD_OBJECT
};

static const struct {
    const char *name;
    enum directive_kind kind;
    uint8_t size;
} directives[] = {{".text", CODE_SECTION, 0},
                  {".data", DATA_SECTION, 0},
                  {".bss", BSS_SECTION, 0},
                  {".rodata", RODATA_SECTION, 0},
                  {".section", SECTION, 0},
                  {".byte", BYTES, 1},
                  {".short", BYTES, 2},
                  {".hword", BYTES, 2},
                  {".value", BYTES, 2},
                  {".2byte", BYTES, 2},
                  {".long", BYTES, 4},
                  {".int", BYTES, 4},
                  {".4byte", BYTES, 4},
                  {".quad", BYTES, 8},
                  {".8byte", BYTES, 8},
                  {".float", REALS, 4},
                  {".single", REALS, 4},
                  {".double", REALS, 8},
                  {".ascii", ASCII, 0},
                  {".asciz", ASCIZ, 0},
                  {".string", ASCIZ, 0},
                  {".zero", ZERO, 0},
                  {".space", ZERO, 0},
                  {".skip", ZERO, 0},
                  {".fill", FILL, 0},
                  {".p2align", ALIGN_POWER, 0},
                  {".align", ALIGN_BYTES, 0},
                  {".balign", ALIGN_BYTES, 0},
                  {".set", SET, 0},
                  {".equ", SET, 0},
                  {".comm", COMMON, 0},
                  {".lcomm", COMMON, 0},
                  {".type", TYPE, 0},
                  {".weak", WEAK, 0},
                  {".size", SIZE, 0},
                  {".amdhsa_code_object_version", VERSION, 0},
                  {".amdgcn_target", TARGET, 0},
                  {".amdhsa_kernel", KERNEL, 0},
                  {".amdgpu_metadata", METADATA, 0},
                  {".file", SOURCE_FILE, 0},
                  {".loc", SOURCE_LINE, 0},
                  {".amd_kernel_code_t", OLD_OBJECT, 0},
                  {".amdgpu_hsa_kernel", OLD_OBJECT, 0}};

static bool is_data(enum directive_kind kind)
{
    return kind >= BYTES && kind <= FILL;
}

static bool change_section(struct asm_state *assembler, enum asm_section changed)
{
    assembler->section = changed;
    return true;
}

static bool carry_out(struct asm_state *assembler, enum directive_kind kind, uint32_t size)
{
    switch (kind) {
    case SECTION:
        return asm_section_directive(assembler);
    case CODE_SECTION:
        return change_section(assembler, ASM_CODE);
    case DATA_SECTION:
        return change_section(assembler, ASM_DATA);
    case BSS_SECTION:
        return change_section(assembler, ASM_BSS);
    case RODATA_SECTION:
        return change_section(assembler, ASM_RODATA);
    case BYTES:
        return asm_integers(assembler, size);
    case REALS:
        return asm_reals(assembler, size);
    case ASCII:
    case ASCIZ:
        return asm_strings(assembler, kind == ASCIZ);
    case ZERO:
    case FILL:
        return asm_fill(assembler, kind == FILL);
    case ALIGN_POWER:
    case ALIGN_BYTES:
        return asm_align(assembler, kind == ALIGN_POWER);
    case SET:
        return set_symbol(assembler);
    case COMMON:
        return asm_common(assembler);
    case TYPE:
        return mark_function(assembler);
    case WEAK:
        return mark_weak(assembler);
    case SIZE:
        return note_size(assembler);
    case VERSION:
        return code_object_version(assembler);
    case TARGET:
        return check_target(assembler);
    case KERNEL:
        return asm_kernel(assembler);
    case METADATA:
        return asm_read_metadata(assembler);
    case SOURCE_FILE:
        return asm_source_file(assembler);
    case SOURCE_LINE:
        return asm_source_line(assembler);
    default:
        return old_code_object(assembler);
    }
}

bool asm_directive(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_token name = lexer->token;
    bool unloaded = assembler->section >= ASM_SECTION_COUNT;

    for (size_t i = 0; i < COUNT(directives); i++) {
        if (!asm_token_is(&name, directives[i].name))
            continue;
        if (unloaded && is_data(directives[i].kind))
            return true;
        asm_next(lexer);
        return carry_out(assembler, directives[i].kind, directives[i].size);
    }
    for (size_t i = 0; i < COUNT(ignored); i++)
        if (asm_token_is(&name, ignored[i]))
            return true;
    /* Call frame information and the contents of debug sections do not reach the GPU. */
    if (unloaded || (name.length > 4 && memcmp(name.text, ".cfi", 4) == 0))
        return true;
    return asm_error(assembler, lexer->line, "unknown directive '%.*s'", (int)(name.length < 60 ? name.length : 60),
                     name.text);
}
