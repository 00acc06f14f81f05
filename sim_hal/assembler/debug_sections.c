/* debug_sections.c - see debug_sections.h. */
#include "assembler/debug_sections.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/lexer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define LABELS_MOST  (1u << 22)
#define NUMBER_BYTES 10u /* the most of a 64-bit number in LEB128 */

/* Where text is. Numbers below DWARF_SECTION_COUNT are those sections. */
enum { IN_CODE = DWARF_SECTION_COUNT, ELSEWHERE };

struct label {
    const char *name; /* in the text or in the program; NULL: free */
    size_t length;
    uint64_t value;
};

/*
 * The text is read twice: first for the places of labels, then for bytes. The sizes of LEB128 numbers are known
 * in the first pass, because clang writes only numbers and distances in the code, which the program knows, in
 * LEB128.
 */
struct reader {
    const struct isa_program *program;
    struct dwarf_sections *sections;
    struct asm_lexer lexer;
    struct label *labels; /* hashed by name */
    uint32_t label_count;
    uint32_t label_space;               /* a power of two */
    uint32_t size[DWARF_SECTION_COUNT]; /* of what this pass has read */
    int section;
    bool emits; /* the second pass */
    char *error;
    size_t error_bytes;
};

static bool fail(struct reader *reader, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(struct reader *reader, const char *format, ...)
{
    char message[128];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    if (reader->error_bytes)
        snprintf(reader->error, reader->error_bytes, "%s:%u: %s", reader->program->path, reader->lexer.line, message);
    return false;
}

/* ---- labels ---- */

static uint32_t hash_name(const char *name, size_t length)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return hash;
}

/* The label of a name, or the free place for it. */
static struct label *find_label(const struct reader *reader, const char *name, size_t length)
{
    uint32_t at = hash_name(name, length) & (reader->label_space - 1);

    for (;; at = (at + 1) & (reader->label_space - 1)) {
        struct label *label = &reader->labels[at];

        if (!label->name || (label->length == length && memcmp(label->name, name, length) == 0))
            return label;
    }
}

static bool grow_labels(struct reader *reader)
{
    uint32_t space = reader->label_space ? reader->label_space * 2 : 256;
    struct label *labels = reader->labels;
    uint32_t count = reader->label_space;

    if (reader->label_count >= LABELS_MOST)
        return fail(reader, "more than %u labels", LABELS_MOST);
    reader->labels = calloc(space, sizeof *reader->labels);
    if (!reader->labels) {
        reader->labels = labels;
        return fail(reader, "out of memory");
    }
    reader->label_space = space;
    for (uint32_t i = 0; i < count; i++)
        if (labels[i].name)
            *find_label(reader, labels[i].name, labels[i].length) = labels[i];
    free(labels);
    return true;
}

/* Gives a label its value; the first definition stays. */
static bool add_label(struct reader *reader, const char *name, size_t length, uint64_t value)
{
    struct label *label;

    if (reader->label_count * 2 >= reader->label_space && !grow_labels(reader))
        return false;
    label = find_label(reader, name, length);
    if (label->name)
        return true;
    *label = (struct label){.name = name, .length = length, .value = value};
    reader->label_count++;
    return true;
}

static bool add_code_labels(struct reader *reader)
{
    const struct isa_program *program = reader->program;

    for (uint32_t i = 0; i < program->label_count; i++) {
        const struct isa_label *label = &program->labels[i];

        if (!add_label(reader, label->name, strlen(label->name), program->operations[label->operation].offset))
            return false;
    }
    return true;
}

/* A label in the code that the program does not know lies behind the last instruction. */
static bool define_label(struct reader *reader, const struct asm_token *name)
{
    if (reader->emits || reader->section == ELSEWHERE)
        return true;
    return add_label(reader, name->text, name->length,
                     reader->section == IN_CODE ? reader->program->code_bytes : reader->size[reader->section]);
}

/* ---- bytes ---- */

static bool append(struct reader *reader, const uint8_t *bytes, uint32_t count)
{
    struct dwarf_section_bytes *target = &reader->sections->section[reader->section];
    uint32_t *size = &reader->size[reader->section];

    if (*size > DWARF_SECTION_BYTES - count)
        return fail(reader, "more than %u bytes of a debug section", DWARF_SECTION_BYTES);
    *size += count;
    if (!reader->emits)
        return true;
    if (target->size + count > target->capacity)
        return fail(reader, "labels of debug sections that do not stay");
    memcpy(target->bytes + target->size, bytes, count);
    target->size += count;
    return true;
}

/* A number, or the value of a label. */
static bool read_term(struct reader *reader, uint64_t *value)
{
    const struct asm_token *token = &reader->lexer.token;
    const struct label *label;

    if (token->kind == ASM_INTEGER) {
        *value = token->integer;
    } else if (token->kind == ASM_NAME && reader->label_space) {
        label = find_label(reader, token->text, token->length);
        *value = label->name ? label->value : 0;
    } else {
        return fail(reader, "a debug section with something other than numbers and labels");
    }
    asm_next(&reader->lexer);
    return true;
}

/* TERM, -TERM, TERM - TERM + ... */
static bool read_value(struct reader *reader, uint64_t *value)
{
    struct asm_lexer *lexer = &reader->lexer;
    bool minus = asm_at(lexer, '-');
    uint64_t term = 0;

    *value = 0;
    if (minus)
        asm_next(lexer);
    for (;;) {
        if (!read_term(reader, &term))
            return false;
        *value += minus ? 0 - term : term;
        minus = asm_at(lexer, '-');
        if (!minus && !asm_at(lexer, '+'))
            return true;
        asm_next(lexer);
    }
}

/* bytes: 1..8. */
static uint32_t encode_fixed(uint64_t value, uint32_t bytes, uint8_t *to)
{
    for (uint32_t i = 0; i < bytes && i < sizeof(value); i++)
        to[i] = (uint8_t)(value >> (8 * i));
    return bytes;
}

static uint32_t encode_unsigned(uint64_t value, uint8_t *to)
{
    uint32_t count = 0;

    do {
        to[count++] = (uint8_t)((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
        value >>= 7;
    } while (value);
    return count;
}

static uint32_t encode_signed(int64_t value, uint8_t *to)
{
    uint32_t count = 0;
    bool more = true;

    while (more) {
        uint8_t low = (uint8_t)(value & 0x7f);

        value = value < 0 ? ~(~value >> 7) : value >> 7;
        more = !((value == 0 && !(low & 0x40)) || (value == -1 && (low & 0x40)));
        to[count++] = (uint8_t)(low | (more ? 0x80 : 0));
    }
    return count;
}

enum data_kind { FIXED, UNSIGNED_LEB, SIGNED_LEB, TEXT, TERMINATED };

static bool read_number(struct reader *reader, enum data_kind kind, uint32_t bytes)
{
    uint8_t encoded[NUMBER_BYTES];
    uint32_t count;
    uint64_t value;

    if (!read_value(reader, &value))
        return false;
    if (kind == FIXED)
        count = encode_fixed(value, bytes, encoded);
    else
        count = kind == UNSIGNED_LEB ? encode_unsigned(value, encoded) : encode_signed((int64_t)value, encoded);
    return append(reader, encoded, count);
}

static bool read_string(struct reader *reader, bool terminated)
{
    const struct asm_token string = reader->lexer.token;
    const uint8_t end = 0;

    if (string.kind != ASM_STRING)
        return fail(reader, "a string was expected in a debug section");
    for (size_t at = 0; at < string.length;) {
        uint8_t value = (uint8_t)string.text[at];

        at += value == '\\' ? asm_read_escape(string.text, at, string.length, &value) : 1;
        if (!append(reader, &value, 1))
            return false;
    }
    asm_next(&reader->lexer);
    return !terminated || append(reader, &end, 1);
}

static bool read_data(struct reader *reader, enum data_kind kind, uint32_t bytes)
{
    struct asm_lexer *lexer = &reader->lexer;

    for (;;) {
        bool good = kind == TEXT || kind == TERMINATED ? read_string(reader, kind == TERMINATED)
                                                       : read_number(reader, kind, bytes);

        if (!good)
            return false;
        if (lexer->token.kind == ASM_END)
            return true;
        if (!asm_at(lexer, ','))
            return fail(reader, "data of a debug section that does not end where it should");
        asm_next(lexer);
    }
}

/* ---- statements ---- */

static int section_named(const struct asm_token *token)
{
    static const char code[] = ".text";
    enum dwarf_section_kind kind;

    if (token->kind != ASM_NAME && token->kind != ASM_STRING)
        return ELSEWHERE;
    kind = dwarf_section_named(token->text, token->length);
    if (kind < DWARF_SECTION_LINE)
        return (int)kind;
    return token->length >= sizeof code - 1 && memcmp(token->text, code, sizeof code - 1) == 0 ? IN_CODE : ELSEWHERE;
}

static const struct {
    const char *name;
    enum data_kind kind;
    uint32_t bytes;
} data_directives[] = {{".byte", FIXED, 1},  {".short", FIXED, 2},          {".2byte", FIXED, 2},
                       {".long", FIXED, 4},  {".4byte", FIXED, 4},          {".quad", FIXED, 8},
                       {".8byte", FIXED, 8}, {".uleb128", UNSIGNED_LEB, 0}, {".sleb128", SIGNED_LEB, 0},
                       {".ascii", TEXT, 0},  {".asciz", TERMINATED, 0},     {".string", TERMINATED, 0}};

static bool read_directive(struct reader *reader)
{
    static const char *const others[] = {".data", ".bss", ".rodata"};
    struct asm_lexer *lexer = &reader->lexer;
    const struct asm_token name = lexer->token;

    if (asm_token_is(&name, ".section")) {
        asm_next(lexer);
        reader->section = section_named(&lexer->token);
        return true;
    }
    if (asm_token_is(&name, ".text"))
        reader->section = IN_CODE;
    for (size_t i = 0; i < COUNT(others); i++)
        if (asm_token_is(&name, others[i]))
            reader->section = ELSEWHERE;
    if (reader->section >= DWARF_SECTION_COUNT)
        return true;
    for (size_t i = 0; i < COUNT(data_directives); i++) {
        if (!asm_token_is(&name, data_directives[i].name))
            continue;
        asm_next(lexer);
        return read_data(reader, data_directives[i].kind, data_directives[i].bytes);
    }
    return true;
}

static bool read_statement(struct reader *reader)
{
    struct asm_lexer *lexer = &reader->lexer;

    while ((lexer->token.kind == ASM_NAME || lexer->token.kind == ASM_STRING) && asm_peek(lexer) == ':') {
        if (!define_label(reader, &lexer->token))
            return false;
        asm_next(lexer);
        asm_next(lexer);
    }
    if (lexer->token.kind != ASM_NAME || lexer->token.text[0] != '.')
        return true;
    return read_directive(reader);
}

static bool read_pass(struct reader *reader, const char *text, size_t length)
{
    memset(reader->size, 0, sizeof reader->size);
    reader->section = IN_CODE;
    asm_lexer_start(&reader->lexer, text, length);
    do {
        if (!read_statement(reader))
            return false;
    } while (asm_next_line(&reader->lexer));
    return true;
}

/* Gives each section the space that the first pass has found that it takes. */
static bool reserve_sections(struct reader *reader)
{
    for (int i = 0; i < DWARF_SECTION_COUNT; i++) {
        struct dwarf_section_bytes *section = &reader->sections->section[i];

        section->bytes = malloc(reader->size[i] ? reader->size[i] : 1);
        if (!section->bytes)
            return fail(reader, "out of memory");
        section->capacity = reader->size[i];
    }
    return true;
}

bool asm_debug_sections_read(const struct isa_program *program, const char *text, size_t length,
                             struct dwarf_sections *sections, char *error, size_t error_bytes)
{
    struct reader reader = {.program = program, .sections = sections, .error = error, .error_bytes = error_bytes};
    bool done;

    *sections = (struct dwarf_sections){0};
    done = add_code_labels(&reader) && read_pass(&reader, text, length) && reserve_sections(&reader);
    reader.emits = true;
    done = done && read_pass(&reader, text, length);
    free(reader.labels);
    if (!done)
        dwarf_sections_free(sections);
    return done;
}
