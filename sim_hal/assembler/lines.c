/* lines.c - source lines of operations: .file and .loc. */
#include "assembler/lines.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/lexer.h"

#define FILES_MOST  4096u
#define LINE_MOST   INT32_MAX
#define COLUMN_MOST UINT16_MAX
#define MD5_DIGITS  32u

static bool out_of_memory(struct asm_state *assembler)
{
    return asm_error(assembler, assembler->lexer.line, "out of memory");
}

/* Reads a number of at most most, and goes past it. */
static bool read_number(struct asm_state *assembler, const char *what, uint32_t most, uint32_t *number)
{
    const struct asm_token *token = &assembler->lexer.token;

    if (token->kind != ASM_INTEGER)
        return asm_unexpected(assembler, what);
    if (token->integer > most)
        return asm_error(assembler, assembler->lexer.line, "%llu where %s was expected, at most %u",
                         (unsigned long long)token->integer, what, most);
    *number = (uint32_t)token->integer;
    asm_next(&assembler->lexer);
    return true;
}

/* Reads a string into new memory of the caller's, and goes past it. Reports print it, so it has no control characters. */
static bool read_string(struct asm_state *assembler, char **string)
{
    const struct asm_token token = assembler->lexer.token;
    size_t length = 0;
    char *text;

    if (token.kind != ASM_STRING)
        return asm_unexpected(assembler, "a name in quotes");
    text = malloc(token.length + 1);
    if (!text)
        return out_of_memory(assembler);
    for (size_t at = 0; at < token.length;) {
        uint8_t value = (uint8_t)token.text[at];

        at += value == '\\' ? asm_read_escape(token.text, at, token.length, &value) : 1;
        if (value == 0)
            value = '?';
        text[length++] = (char)value;
    }
    text[length] = '\0';
    isa_clean(text);
    *string = text;
    asm_next(&assembler->lexer);
    return true;
}

static int hexadecimal(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Reads the checksum behind md5. It has more than the 64 bits of a number, so it is no token. */
static bool read_md5(struct asm_state *assembler, struct isa_source_file *file)
{
    struct asm_lexer *lexer = &assembler->lexer;
    const char *at = lexer->next;
    uint32_t digits = 0;

    while (at < lexer->end && (*at == ' ' || *at == '\t'))
        at++;
    if (lexer->end - at > 2 && at[0] == '0' && at[1] == 'x')
        at += 2;
    for (; at < lexer->end && digits < MD5_DIGITS && hexadecimal(*at) >= 0; at++, digits++)
        file->md5[digits / 2] = (uint8_t)(file->md5[digits / 2] << 4 | hexadecimal(*at));
    if (digits < MD5_DIGITS || (at < lexer->end && hexadecimal(*at) >= 0))
        return asm_error(assembler, lexer->line, "a checksum 0x with %u hexadecimal digits was expected behind md5",
                         MD5_DIGITS);
    file->hashed = true;
    lexer->next = at;
    asm_next(lexer);
    return true;
}

/* Reads what stands behind the number of a file. */
static bool read_file(struct asm_state *assembler, struct isa_source_file *file)
{
    struct asm_lexer *lexer = &assembler->lexer;

    if (!read_string(assembler, &file->name))
        return false;
    if (lexer->token.kind == ASM_STRING) {
        file->directory = file->name;
        file->name = NULL;
        if (!read_string(assembler, &file->name))
            return false;
    }
    if (asm_at_name(lexer, "md5") && !read_md5(assembler, file))
        return false;
    if (asm_at_name(lexer, "source")) {
        asm_next(lexer);
        if (lexer->token.kind != ASM_STRING)
            return asm_unexpected(assembler, "the text of the file in quotes");
        asm_next(lexer);
    }
    return asm_expect_end(assembler);
}

static bool reserve_file(struct asm_state *assembler, uint32_t number)
{
    struct isa_program *program = assembler->program;
    struct isa_source_file *grown;

    if (number < program->source_file_count)
        return true;
    grown = realloc(program->source_files, (number + 1) * sizeof *grown);
    if (!grown)
        return out_of_memory(assembler);
    memset(grown + program->source_file_count, 0, (number + 1 - program->source_file_count) * sizeof *grown);
    program->source_files = grown;
    program->source_file_count = number + 1;
    return true;
}

static void release_file(struct isa_source_file *file)
{
    free(file->name);
    free(file->directory);
}

static bool same_string(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/* Takes over the strings of the file. */
static bool add_file(struct asm_state *assembler, uint32_t number, struct isa_source_file *file)
{
    struct isa_source_file *known;

    if (!reserve_file(assembler, number)) {
        release_file(file);
        return false;
    }
    known = &assembler->program->source_files[number];
    if (!known->name) {
        *known = *file;
        return true;
    }
    if (!same_string(known->name, file->name) || !same_string(known->directory, file->directory))
        asm_error(assembler, assembler->lexer.line, "file %u is \"%.200s\" already (line %u)", number, known->name,
                  known->line);
    release_file(file);
    return !assembler->failed;
}

bool asm_source_file(struct asm_state *assembler)
{
    struct isa_source_file file = {.line = assembler->lexer.line};
    uint32_t number = 0;

    if (assembler->lexer.token.kind == ASM_STRING) {
        asm_next(&assembler->lexer);
        return asm_expect_end(assembler);
    }
    if (!read_number(assembler, "the number of a source file, or its name in quotes", FILES_MOST - 1, &number))
        return false;
    if (!read_file(assembler, &file)) {
        release_file(&file);
        return false;
    }
    return add_file(assembler, number, &file);
}

static bool same_line(const struct isa_source_line *a, const struct isa_source_line *b)
{
    return a->line == b->line && a->file == b->file && a->column == b->column && a->inlined_line == b->inlined_line &&
           a->inlined_file == b->inlined_file && a->inlined_column == b->inlined_column;
}

/* The operations from here on have the line. */
static bool put_line(struct asm_state *assembler, struct isa_source_line *line)
{
    struct isa_program *program = assembler->program;
    uint32_t count = program->source_line_count;

    line->operation = program->operation_count;
    if (count && program->source_lines[count - 1].operation == line->operation)
        count--;
    if (count && same_line(&program->source_lines[count - 1], line)) {
        program->source_line_count = count;
        return true;
    }
    if (!asm_reserve(assembler, &program->source_lines, &assembler->line_capacity, count,
                     sizeof *program->source_lines))
        return false;
    program->source_lines[count] = *line;
    program->source_line_count = count + 1;
    return true;
}

/* Options such as prologue_end, is_stmt 0, discriminator 3, view .LVU1. */
static bool skip_options(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;

    while (lexer->token.kind == ASM_NAME || lexer->token.kind == ASM_INTEGER || asm_at(lexer, '-'))
        asm_next(lexer);
    return lexer->token.kind == ASM_END || asm_unexpected(assembler, "an option of .loc");
}

/* A part of a line of text. */
struct part {
    const char *start;
    const char *end;
};

/* Reads the digits behind the last colon of a part, and takes both off it. */
static bool take_number(struct part *part, uint32_t most, uint32_t *number)
{
    const char *colon = part->end;
    uint64_t value = 0;

    while (colon > part->start && colon[-1] >= '0' && colon[-1] <= '9')
        colon--;
    if (colon == part->end || part->end - colon > 10 || colon == part->start || colon[-1] != ':')
        return false;
    for (const char *at = colon; at < part->end; at++)
        value = value * 10 + (uint64_t)(*at - '0');
    if (value > most)
        return false;
    *number = (uint32_t)value;
    part->end = colon - 1;
    return true;
}

static bool is_named(const struct isa_source_file *file, const struct part *name)
{
    size_t length = (size_t)(name->end - name->start);

    return file->name && strlen(file->name) == length && memcmp(file->name, name->start, length) == 0;
}

/* The number of the file with a name: that of the line itself if it fits; UINT32_MAX: none. */
static uint32_t find_file(const struct isa_program *program, uint32_t first, const struct part *name)
{
    if (is_named(&program->source_files[first], name))
        return first;
    for (uint32_t i = 0; i < program->source_file_count; i++)
        if (is_named(&program->source_files[i], name))
            return i;
    return UINT32_MAX;
}

/* Finds the last "@[" of a line: in "a.cl:1:2 @[ b.cl:3:4 @[ c.cl:5:6 ] ]", the part "c.cl:5:6". */
static bool find_outermost(struct part *part)
{
    const char *start = NULL, *end = part->end;

    for (const char *at = part->start; at + 1 < part->end; at++)
        if (at[0] == '@' && at[1] == '[')
            start = at + 2;
    if (!start)
        return false;
    while (start < end && *start == ' ')
        start++;
    while (end > start && (end[-1] == ']' || end[-1] == ' ' || end[-1] == '\r'))
        end--;
    *part = (struct part){start, end};
    return start < end;
}

/* Comments are not part of the language: one that is not understood says nothing. */
static void read_inlined(const struct isa_program *program, struct part text, struct isa_source_line *line)
{
    uint32_t at_line = 0, column = 0, file;

    if (!find_outermost(&text) || !take_number(&text, COLUMN_MOST, &column) ||
        !take_number(&text, LINE_MOST, &at_line) || at_line == 0)
        return;
    file = find_file(program, line->file, &text);
    if (file == UINT32_MAX)
        return;
    line->inlined_line = at_line;
    line->inlined_file = (uint16_t)file;
    line->inlined_column = (uint16_t)column;
}

bool asm_source_line(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    const struct isa_program *program = assembler->program;
    struct part text = {.start = lexer->token.text};
    struct isa_source_line line = {0};
    uint32_t file = 0, number = 0, column = 0;

    if (!read_number(assembler, "the number of a source file", FILES_MOST - 1, &file))
        return false;
    if (file >= program->source_file_count || !program->source_files[file].name)
        return asm_error(assembler, lexer->line, "no .file before this .loc has the number %u", file);
    if (!read_number(assembler, "a line", LINE_MOST, &number))
        return false;
    if (lexer->token.kind == ASM_INTEGER && !read_number(assembler, "a column", COLUMN_MOST, &column))
        return false;
    if (!skip_options(assembler))
        return false;
    if (assembler->section != ASM_CODE)
        return true;
    text.end = lexer->token.text;
    if (number) {
        line = (struct isa_source_line){.line = number, .file = (uint16_t)file, .column = (uint16_t)column};
        read_inlined(program, text, &line);
    }
    return put_line(assembler, &line);
}

bool asm_end_source_lines(struct asm_state *assembler)
{
    struct isa_source_line none = {0};

    if (assembler->section != ASM_CODE || assembler->program->source_line_count == 0)
        return true;
    return put_line(assembler, &none);
}
