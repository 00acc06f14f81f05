/* assembler_directives.c - sections, symbols' attributes and data. */
#include "isa/assembler_internal.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Makes room for size more bytes at the end of the current section; NULL for a section that keeps none. */
static bool extend(struct isa_asm *assembler, uint64_t size, uint8_t **bytes)
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
static bool emit(struct isa_asm *assembler, uint64_t value, uint32_t size, uint64_t count)
{
    uint8_t *bytes;

    if (size && count > ISA_ASM_MAX_DATA / size)
        return isa_asm_error(assembler, assembler->lexer.line, "more than %u bytes of data", ISA_ASM_MAX_DATA);
    if (size == 0 || count == 0)
        return true;
    if (!extend(assembler, size * count, &bytes))
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

static bool fits(uint64_t value, uint32_t size)
{
    int64_t number = (int64_t)value, half;

    if (size == 0 || size >= 8)
        return size >= 8;
    half = (int64_t)1 << (8 * size - 1);
    return number >= -half && number < 2 * half;
}

/* .byte .short .long .quad: a list of expressions, size bytes each. */
static bool data(struct isa_asm *assembler, uint32_t size)
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
            if (!fits(value, size))
                return isa_asm_error(assembler, lexer->line, "%lld does not fit into %u bytes", (long long)value, size);
        } else if (assembler->section == ISA_ASM_BSS) {
            return isa_asm_error(assembler, lexer->line, "a value other than 0 in .bss");
        } else if (!isa_asm_add_fixup(assembler, &fixup)) {
            return false;
        }
        if (!emit(assembler, value, size, 1))
            return false;
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

/* .float and .double. */
static bool real_data(struct isa_asm *assembler, uint32_t size)
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
        if (!emit(assembler, size == 4 ? narrow_bits : bits, size, 1))
            return false;
        isa_asm_next(lexer);
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

static int hex_value(char c)
{
    const char *digits = "0123456789abcdef", *found;

    if (c >= 'A' && c <= 'F')
        c = (char)(c - 'A' + 'a');
    found = c ? strchr(digits, c) : NULL;
    return found ? (int)(found - digits) : -1;
}

/* Reads the escape whose backslash is at text[at]; returns how many characters it has. */
static size_t escape(const char *text, size_t at, size_t length, uint8_t *value)
{
    static const char letters[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
    size_t end = at + 1;
    uint32_t number = 0;
    const char *letter;

    if (end == length) {
        *value = '\\';
        return 1;
    }
    if (text[end] >= '0' && text[end] <= '7') {
        for (; end < length && end < at + 4 && text[end] >= '0' && text[end] <= '7'; end++)
            number = number * 8 + (uint32_t)(text[end] - '0');
        *value = (uint8_t)number;
        return end - at;
    }
    if ((text[end] == 'x' || text[end] == 'X') && end + 1 < length && hex_value(text[end + 1]) >= 0) {
        for (end++; end < length && hex_value(text[end]) >= 0; end++)
            number = (number << 4 | (uint32_t)hex_value(text[end])) & 0xff;
        *value = (uint8_t)number;
        return end - at;
    }
    letter = text[end] ? strchr(letters, text[end]) : NULL;
    *value = (uint8_t)(letter ? values[letter - letters] : text[end]);
    return 2;
}

/* .ascii and .asciz. */
static bool string_data(struct isa_asm *assembler, bool terminated)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        const struct isa_asm_token string = lexer->token;

        if (string.kind != ISA_ASM_STRING)
            return isa_asm_unexpected(assembler, "a string");
        for (size_t at = 0; at < string.length;) {
            uint8_t value = (uint8_t)string.text[at];

            at += value == '\\' ? escape(string.text, at, string.length, &value) : 1;
            if (!emit(assembler, value, 1, 1))
                return false;
        }
        if (terminated && !emit(assembler, 0, 1, 1))
            return false;
        isa_asm_next(lexer);
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

/* Reads ", number" if it is there. */
static bool optional_number(struct isa_asm *assembler, int64_t *value)
{
    if (!isa_asm_at(&assembler->lexer, ','))
        return true;
    isa_asm_next(&assembler->lexer);
    if (isa_asm_at(&assembler->lexer, ','))
        return true;
    return isa_asm_parse_constant(assembler, value);
}

/* .zero and .space: size[, value]; .fill: count[, size[, value]]. */
static bool fill(struct isa_asm *assembler, bool sized)
{
    int64_t count = 0, size = 1, value = 0;

    if (!isa_asm_parse_constant(assembler, &count) || (sized && !optional_number(assembler, &size)) ||
        !optional_number(assembler, &value) || !isa_asm_expect_end(assembler))
        return false;
    if (count < 0 || size < 0 || size > 8)
        return isa_asm_error(assembler, assembler->lexer.line,
                             "a count that is not negative and a size of at most 8 were expected");
    return emit(assembler, (uint64_t)value, (uint32_t)size, (uint64_t)count);
}

/* Pads the current section up to a multiple of alignment, a power of two. */
static bool align(struct isa_asm *assembler, uint32_t alignment, uint8_t value)
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
        return emit(assembler, value, 1, pad);
    if (stream->size > ISA_ASM_MAX_CODE - pad)
        return isa_asm_error(assembler, assembler->lexer.line, "more than %u bytes of code", ISA_ASM_MAX_CODE);
    /* Hardware runs through the no-operations that fill a gap in the code; here execution steps over it. */
    stream->size += pad;
    return true;
}

static bool alignment_directive(struct isa_asm *assembler, bool power)
{
    int64_t alignment = 0, value = 0, most = 0;

    if (!isa_asm_parse_constant(assembler, &alignment) || !optional_number(assembler, &value) ||
        !optional_number(assembler, &most) || !isa_asm_expect_end(assembler))
        return false;
    if (power && alignment >= 0 && alignment < 32)
        alignment = (int64_t)1 << alignment;
    if (alignment < 0 || alignment > ISA_ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return isa_asm_error(assembler, assembler->lexer.line, "alignments are powers of two up to %u bytes",
                             ISA_ASM_MAX_ALIGNMENT);
    return align(assembler, alignment ? (uint32_t)alignment : 1, (uint8_t)value);
}

/* Reads a symbol's name. */
static uint32_t symbol_name(struct isa_asm *assembler)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    uint32_t symbol;

    if (lexer->token.kind != ISA_ASM_NAME && lexer->token.kind != ISA_ASM_STRING) {
        isa_asm_unexpected(assembler, "the name of a symbol");
        return UINT32_MAX;
    }
    symbol = isa_asm_symbol(assembler, lexer->token.text, lexer->token.length);
    isa_asm_next(lexer);
    return symbol;
}

/* .set symbol, expression */
static bool set_symbol(struct isa_asm *assembler)
{
    uint32_t symbol = symbol_name(assembler);
    struct isa_asm_expression expression;

    return symbol != UINT32_MAX && isa_asm_expect(assembler, ',') && isa_asm_parse_expression(assembler, &expression) &&
           isa_asm_expect_end(assembler) && isa_asm_assign(assembler, symbol, expression);
}

/* .comm and .lcomm: symbol, size[, alignment]; the symbol becomes zeroed memory. */
static bool common(struct isa_asm *assembler)
{
    enum isa_asm_section section = assembler->section;
    struct isa_asm_token name = assembler->lexer.token;
    int64_t size = 0, alignment = 8;
    bool done;

    if (symbol_name(assembler) == UINT32_MAX || !isa_asm_expect(assembler, ',') ||
        !isa_asm_parse_constant(assembler, &size) || !optional_number(assembler, &alignment) ||
        !isa_asm_expect_end(assembler))
        return false;
    if (size < 0 || alignment < 1 || alignment > ISA_ASM_MAX_ALIGNMENT || (alignment & (alignment - 1)))
        return isa_asm_error(assembler, assembler->lexer.line,
                             "a size and an alignment that is a power of two up to %u were expected",
                             ISA_ASM_MAX_ALIGNMENT);
    assembler->section = ISA_ASM_BSS;
    done = align(assembler, (uint32_t)alignment, 0) && isa_asm_define_label(assembler, name.text, name.length) &&
           emit(assembler, 0, 1, (uint64_t)size);
    assembler->section = section;
    return done;
}

/* .type symbol,@function */
static bool type(struct isa_asm *assembler)
{
    uint32_t symbol = symbol_name(assembler);

    if (symbol == UINT32_MAX || !isa_asm_expect(assembler, ','))
        return false;
    if (isa_asm_at(&assembler->lexer, '@'))
        isa_asm_next(&assembler->lexer);
    assembler->symbols[symbol].function =
        isa_asm_at_name(&assembler->lexer, "function") || isa_asm_at_name(&assembler->lexer, "STT_FUNC");
    return true;
}

static bool weak(struct isa_asm *assembler)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    for (;;) {
        uint32_t symbol = symbol_name(assembler);

        if (symbol == UINT32_MAX)
            return false;
        assembler->symbols[symbol].weak = true;
        if (!isa_asm_at(lexer, ','))
            return isa_asm_expect_end(assembler);
        isa_asm_next(lexer);
    }
}

static bool has_prefix(const struct isa_asm_token *token, const char *prefix)
{
    size_t length = strlen(prefix);

    return token->length >= length && memcmp(token->text, prefix, length) == 0 &&
           (token->length == length || token->text[length] == '.');
}

/* What a section is by its name alone. */
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
static bool section(struct isa_asm *assembler)
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

/* .amdhsa_code_object_version n */
static bool code_object_version(struct isa_asm *assembler)
{
    int64_t version = 0;

    if (!isa_asm_parse_constant(assembler, &version) || !isa_asm_expect_end(assembler))
        return false;
    if (version < 3 || version > 6)
        return isa_asm_error(assembler, assembler->lexer.line, "code object version %lld; 3 to 6 are supported",
                             (long long)version);
    assembler->code_object_version = version >= 5 ? 5 : 4;
    return true;
}

/* .amdgcn_target "amdgcn-amd-amdhsa--gfx803" */
static bool target(struct isa_asm *assembler)
{
    static const char wanted[] = "gfx803";
    struct isa_asm_token *token = &assembler->lexer.token;
    const char *found = NULL;

    if (token->kind != ISA_ASM_STRING)
        return isa_asm_unexpected(assembler, "the target in quotes");
    for (size_t i = 0; i + sizeof wanted - 1 <= token->length && !found; i++)
        if (memcmp(token->text + i, wanted, sizeof wanted - 1) == 0)
            found = token->text + i;
    if (!found)
        return isa_asm_error(assembler, assembler->lexer.line, "target \"%.*s\"; compile with -mcpu=gfx803",
                             (int)(token->length < 80 ? token->length : 80), token->text);
    return true;
}

static bool old_code_object(struct isa_asm *assembler)
{
    return isa_asm_error(assembler, assembler->lexer.line,
                         "a code object of version 2; compile with -mcode-object-version=4 or 5");
}

/* Directives that say nothing a running kernel needs. */
static const char *const ignored[] = {".globl",
                                      ".global",
                                      ".protected",
                                      ".hidden",
                                      ".internal",
                                      ".local",
                                      ".size",
                                      ".file",
                                      ".loc",
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
    VERSION,
    TARGET,
    KERNEL,
    METADATA,
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
                  {".amdhsa_code_object_version", VERSION, 0},
                  {".amdgcn_target", TARGET, 0},
                  {".amdhsa_kernel", KERNEL, 0},
                  {".amdgpu_metadata", METADATA, 0},
                  {".amd_kernel_code_t", OLD_OBJECT, 0},
                  {".amdgpu_hsa_kernel", OLD_OBJECT, 0}};

static bool is_data(enum directive_kind kind)
{
    return kind >= BYTES && kind <= FILL;
}

static bool change_section(struct isa_asm *assembler, enum isa_asm_section changed)
{
    assembler->section = changed;
    return true;
}

static bool carry_out(struct isa_asm *assembler, enum directive_kind kind, uint32_t size)
{
    switch (kind) {
    case SECTION:
        return section(assembler);
    case CODE_SECTION:
        return change_section(assembler, ISA_ASM_CODE);
    case DATA_SECTION:
        return change_section(assembler, ISA_ASM_DATA);
    case BSS_SECTION:
        return change_section(assembler, ISA_ASM_BSS);
    case RODATA_SECTION:
        return change_section(assembler, ISA_ASM_RODATA);
    case BYTES:
        return data(assembler, size);
    case REALS:
        return real_data(assembler, size);
    case ASCII:
    case ASCIZ:
        return string_data(assembler, kind == ASCIZ);
    case ZERO:
    case FILL:
        return fill(assembler, kind == FILL);
    case ALIGN_POWER:
    case ALIGN_BYTES:
        return alignment_directive(assembler, kind == ALIGN_POWER);
    case SET:
        return set_symbol(assembler);
    case COMMON:
        return common(assembler);
    case TYPE:
        return type(assembler);
    case WEAK:
        return weak(assembler);
    case VERSION:
        return code_object_version(assembler);
    case TARGET:
        return target(assembler);
    case KERNEL:
        return isa_asm_kernel(assembler);
    case METADATA:
        return isa_asm_read_metadata(assembler);
    default:
        return old_code_object(assembler);
    }
}

bool isa_asm_directive(struct isa_asm *assembler)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    struct isa_asm_token name = lexer->token;
    bool unloaded = assembler->section >= ISA_ASM_SECTION_COUNT;

    for (size_t i = 0; i < COUNT(directives); i++) {
        if (!isa_asm_token_is(&name, directives[i].name))
            continue;
        if (unloaded && is_data(directives[i].kind))
            return true;
        isa_asm_next(lexer);
        return carry_out(assembler, directives[i].kind, directives[i].size);
    }
    for (size_t i = 0; i < COUNT(ignored); i++)
        if (isa_asm_token_is(&name, ignored[i]))
            return true;
    /* Call frame information and the contents of debug sections do not reach the GPU. */
    if (unloaded || (name.length > 4 && memcmp(name.text, ".cfi", 4) == 0))
        return true;
    return isa_asm_error(assembler, lexer->line, "unknown directive '%.*s'", (int)(name.length < 60 ? name.length : 60),
                         name.text);
}
