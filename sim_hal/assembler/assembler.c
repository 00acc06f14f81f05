/* assembler.c - the assembler's driver: statements, labels, files. */
#define _POSIX_C_SOURCE 200809L

#include "assembler/assembler.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug_sections.h"
#include "assembler/directives.h"
#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/finish.h"
#include "assembler/instruction.h"
#include "assembler/lexer.h"
#include "assembler/symbols.h"
#include "dwarf/source.h"
#include "engine/require.h"

/* Reads "name = expression". */
static bool parse_assignment(struct asm_state *assembler, const struct asm_token *name)
{
    struct asm_expression expression;
    uint32_t symbol = asm_symbol(assembler, name->text, name->length);

    asm_next(&assembler->lexer);
    asm_next(&assembler->lexer);
    return symbol != UINT32_MAX && asm_parse_expression(assembler, &expression) && asm_expect_end(assembler) &&
           asm_assign(assembler, symbol, expression);
}

/* Reads the labels at the start of a line; *more receives whether a directive or an instruction follows. */
static bool define_labels(struct asm_state *assembler, bool *more)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        struct asm_token token = lexer->token;
        bool named = token.kind == ASM_NAME || token.kind == ASM_STRING;

        *more = token.kind != ASM_END;
        if ((!named && token.kind != ASM_INTEGER) || asm_peek(lexer) != ':')
            return true;
        if (named ? !asm_define_label(assembler, token.text, token.length)
                  : !asm_define_numbered(assembler, token.integer))
            return false;
        asm_next(lexer);
        asm_next(lexer);
    }
}

static bool read_statement(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_token token;
    bool more;

    if (!define_labels(assembler, &more) || !more)
        return !assembler->failed;
    token = lexer->token;
    if (token.kind != ASM_NAME) {
        if (assembler->section >= ASM_SECTION_COUNT)
            return true;
        return asm_unexpected(assembler, "an instruction, a directive or a label");
    }
    if (asm_peek(lexer) == '=')
        return parse_assignment(assembler, &token);
    if (token.text[0] == '.')
        return asm_directive(assembler);
    return asm_instruction(assembler);
}

static bool read_statements(struct asm_state *assembler)
{
    do {
        if (!read_statement(assembler) && !asm_recover(assembler))
            return false;
    } while (asm_next_line(&assembler->lexer));
    return assembler->error_count == 0;
}

/* Symbols that LLVM's assembler keeps up to date with the registers used so far. */
static bool predefine_symbols(struct asm_state *assembler)
{
    static const char *const names[] = {
        [ASM_NEXT_FREE_VGPR] = ".amdgcn.next_free_vgpr", [ASM_NEXT_FREE_SGPR] = ".amdgcn.next_free_sgpr"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        uint32_t symbol = asm_symbol(assembler, names[i], strlen(names[i]));

        if (symbol == UINT32_MAX)
            return false;
        assembler->symbols[symbol].kind = ASM_CONSTANT;
    }
    return true;
}

static void release_assembler(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++)
        free(assembler->streams[i].bytes);
    for (uint32_t i = 0; i < assembler->metadata_count; i++)
        free(assembler->metadata[i].arguments);
    free(assembler->symbols);
    free(assembler->symbol_hash);
    free(assembler->nodes);
    free(assembler->fixups);
    free(assembler->missing);
    free(assembler->addresses);
    free(assembler->metadata);
    free(assembler->kernel_blocks);
    free(assembler->kernel_values);
}

static void report_failure(const struct asm_errors *errors, const char *path, const char *message)
{
    char text[ASM_ERROR_BYTES];

    snprintf(text, sizeof text, "%s: %s", path, message);
    errors->report(errors->context, text);
}

/* Text without source lines or debug sections gives none, and so do sections that cannot be read. */
static void read_call_sites(struct isa_program *program, const char *text, size_t length)
{
    struct dwarf_sections sections;

    if (program->source_line_count == 0 || !asm_debug_sections_read(program, text, length, &sections, NULL, 0))
        return;
    dwarf_take_source(program, &sections);
    dwarf_sections_free(&sections);
}

struct isa_program *asm_assemble_all(const char *path, const char *text, size_t length, const struct asm_errors *errors)
{
    struct asm_state assembler = {.path = path, .errors = errors};
    struct isa_program *program = calloc(1, sizeof *program);
    bool done = false;

    SIM_REQUIRE(errors->limit);
    assembler.program = program;
    if (program)
        program->path = strdup(path);
    if (!program || !program->path) {
        report_failure(errors, path, "out of memory");
    } else if (length > ASM_MAX_TEXT) {
        report_failure(errors, path, "the file is larger than 64 MiB");
    } else {
        asm_lexer_start(&assembler.lexer, text, length);
        done = predefine_symbols(&assembler) && read_statements(&assembler) && asm_finish(&assembler);
        if (done)
            read_call_sites(program, text, length);
    }
    release_assembler(&assembler);
    if (done)
        return program;
    isa_program_free(program);
    return NULL;
}

/* Reads a whole file; NULL (and errno) when that fails or it is larger than a kernel file may be. */
static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t capacity = 0, got = 1;

    *length = 0;
    if (!file)
        return NULL;
    while (got && *length <= ASM_MAX_TEXT) {
        if (*length == capacity) {
            size_t wanted = capacity ? 2 * capacity : 65536;
            char *grown = realloc(text, wanted);

            if (!grown)
                break;
            text = grown;
            capacity = wanted;
        }
        got = fread(text + *length, 1, capacity - *length, file);
        *length += got;
    }
    if (got || ferror(file)) {
        errno = *length > ASM_MAX_TEXT ? EFBIG : errno ? errno : EIO;
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}

struct isa_program *asm_assemble_file_all(const char *path, const struct asm_errors *errors)
{
    struct isa_program *program;
    size_t length;
    char *text;

    errno = 0;
    text = read_file(path, &length);
    if (!text) {
        report_failure(errors, path, errno == EFBIG ? "the file is larger than 64 MiB" : strerror(errno));
        return NULL;
    }
    program = asm_assemble_all(path, text, length, errors);
    free(text);
    return program;
}

/* Where the one error of the shorter functions goes. */
struct one_error {
    char *text;
    size_t bytes;
};

static void keep_error(void *context, const char *message)
{
    const struct one_error *error = context;

    if (error->bytes)
        snprintf(error->text, error->bytes, "%s", message);
}

struct isa_program *asm_assemble(const char *path, const char *text, size_t length, char *error, size_t error_bytes)
{
    struct one_error kept = {error, error_bytes};

    keep_error(&kept, "");
    return asm_assemble_all(path, text, length, &(struct asm_errors){keep_error, &kept, 1});
}

struct isa_program *asm_assemble_file(const char *path, char *error, size_t error_bytes)
{
    struct one_error kept = {error, error_bytes};

    return asm_assemble_file_all(path, &(struct asm_errors){keep_error, &kept, 1});
}
