/* operands.c - reads operands: registers, constants, symbols, with their - | | abs() neg() sext(). */
#include "assembler/operands.h"

#include <string.h>

#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/lexer.h"
#include "isa/registers.h"

#define MAX_WRAPPING      4
#define MESSAGE_INTERRUPT 1

/* Registers of other generations; here they would otherwise pass as symbols. */
static const char *const foreign_registers[] = {"src_shared_base",
                                                "shared_base",
                                                "src_shared_limit",
                                                "shared_limit",
                                                "src_private_base",
                                                "private_base",
                                                "src_private_limit",
                                                "private_limit",
                                                "src_pops_exiting_wave_id",
                                                "pops_exiting_wave_id",
                                                "src_lds_direct",
                                                "lds_direct",
                                                "null"};

/* The register files that are numbered: v0, s[0:3], ttmp1. */
struct register_file {
    const char *prefix;
    uint16_t first;
    uint16_t count;
};

static const struct register_file register_files[] = {
    {"v", ISA_VGPR_FIRST, 256}, {"s", ISA_SGPR_FIRST, ISA_SGPR_LAST + 1}, {"ttmp", ISA_TTMP_FIRST, 12}};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static bool is_number(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] < '0' || text[i] > '9')
            return false;
    return length > 0 && length <= 4;
}

/* The register file that the token names, alone (followed by '[') or with a number; NULL: none. */
static const struct register_file *find_file(const struct asm_lexer *lexer)
{
    const struct asm_token *token = &lexer->token;

    for (size_t i = 0; i < COUNT(register_files); i++) {
        size_t length = strlen(register_files[i].prefix);

        if (token->kind != ASM_NAME || token->length < length ||
            memcmp(token->text, register_files[i].prefix, length) != 0)
            continue;
        if (token->length == length ? asm_peek(lexer) == '[' : is_number(token->text + length, token->length - length))
            return &register_files[i];
    }
    return NULL;
}

static const struct isa_register *find_named(const struct asm_token *token)
{
    return isa_register_named(token->text, token->length);
}

static bool is_foreign(const struct asm_token *token)
{
    for (size_t i = 0; i < COUNT(foreign_registers); i++)
        if (asm_token_is(token, foreign_registers[i]))
            return true;
    return false;
}

/* Reads first[:last] and the closing bracket. */
static bool parse_range(struct asm_state *assembler, int64_t *first, int64_t *last)
{
    struct asm_lexer *lexer = &assembler->lexer;

    asm_next(lexer);
    asm_next(lexer);
    if (!asm_parse_constant(assembler, first))
        return false;
    *last = *first;
    if (asm_at(lexer, ':')) {
        asm_next(lexer);
        if (!asm_parse_constant(assembler, last))
            return false;
    }
    return asm_expect(assembler, ']');
}

static bool parse_numbered_register(struct asm_state *assembler, const struct register_file *file,
                                    struct asm_operand *operand)
{
    struct asm_lexer *lexer = &assembler->lexer;
    size_t prefix = strlen(file->prefix);
    int64_t first = 0, last;

    if (lexer->token.length == prefix) {
        if (!parse_range(assembler, &first, &last))
            return false;
    } else {
        for (size_t i = prefix; i < lexer->token.length; i++)
            first = first * 10 + (lexer->token.text[i] - '0');
        last = first;
        asm_next(lexer);
    }
    if (first < 0 || last < first || last >= file->count)
        return asm_error(assembler, lexer->line, "register %s[%lld:%lld] does not exist; there are %s0 to %s%u",
                         file->prefix, (long long)first, (long long)last, file->prefix, file->prefix,
                         (unsigned)file->count - 1);
    if (last - first >= 16)
        return asm_error(assembler, lexer->line, "a register operand of more than 16 dwords");
    operand->kind = ASM_REGISTER;
    operand->number = (uint16_t)(file->first + first);
    operand->dwords = (uint16_t)(last - first + 1);
    return true;
}

static bool is_register(const struct asm_lexer *lexer)
{
    return find_file(lexer) || find_named(&lexer->token);
}

static bool parse_register(struct asm_state *assembler, struct asm_operand *operand)
{
    const struct register_file *file = find_file(&assembler->lexer);
    const struct isa_register *named;

    if (file)
        return parse_numbered_register(assembler, file, operand);
    named = find_named(&assembler->lexer.token);
    operand->kind = ASM_REGISTER;
    operand->number = named->number;
    operand->dwords = named->dwords;
    asm_next(&assembler->lexer);
    return true;
}

/* hwreg(NAME or number [, first bit, bits]) as the simm16 of s_getreg and s_setreg. */
static bool parse_hwreg(struct asm_state *assembler, struct asm_operand *operand)
{
    static const struct {
        const char *name;
        uint8_t number;
    } names[] = {{"HW_REG_MODE", 1},      {"HW_REG_STATUS", 2},    {"HW_REG_TRAPSTS", 3}, {"HW_REG_HW_ID", 4},
                 {"HW_REG_GPR_ALLOC", 5}, {"HW_REG_LDS_ALLOC", 6}, {"HW_REG_IB_STS", 7}};
    struct asm_lexer *lexer = &assembler->lexer;
    int64_t number = -1, offset = 0, width = 32;

    asm_next(lexer);
    asm_next(lexer);
    for (size_t i = 0; i < COUNT(names); i++)
        if (asm_at_name(lexer, names[i].name))
            number = names[i].number;
    if (number >= 0)
        asm_next(lexer);
    else if (lexer->token.kind != ASM_INTEGER)
        return asm_unexpected(assembler, "a hardware register (HW_REG_MODE, HW_REG_STATUS ... or a number)");
    else if (!asm_parse_constant(assembler, &number))
        return false;
    if (asm_at(lexer, ',')) {
        asm_next(lexer);
        if (!asm_parse_constant(assembler, &offset) || !asm_expect(assembler, ',') ||
            !asm_parse_constant(assembler, &width))
            return false;
    }
    if (number < 0 || number > 63 || offset < 0 || offset > 31 || width < 1 || width > 32)
        return asm_error(assembler, lexer->line, "hwreg takes a register 0..63, a first bit 0..31 and 1..32 bits");
    operand->kind = ASM_VALUE;
    operand->value = number | offset << 6 | (width - 1) << 11;
    return asm_expect(assembler, ')');
}

/* sendmsg(MSG_INTERRUPT) as the simm16 of s_sendmsg. */
static bool parse_message(struct asm_state *assembler, struct asm_operand *operand)
{
    struct asm_lexer *lexer = &assembler->lexer;

    asm_next(lexer);
    asm_next(lexer);
    operand->kind = ASM_VALUE;
    if (!asm_at_name(lexer, "MSG_INTERRUPT"))
        return asm_unexpected(assembler, "MSG_INTERRUPT, the one message of compute kernels");
    operand->value = MESSAGE_INTERRUPT;
    asm_next(lexer);
    return asm_expect(assembler, ')');
}

/* A number or symbol; inside |...| only a plain number, as the bar would be read as an operator. */
static bool parse_value(struct asm_state *assembler, struct asm_operand *operand, bool inside_bars)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_lexer start = *lexer;
    uint32_t nodes = assembler->node_count;
    bool minus = asm_at(lexer, '-');
    uint64_t value;

    if (minus)
        asm_next(lexer);
    if (lexer->token.kind == ASM_FLOAT) {
        operand->kind = ASM_REAL;
        operand->real = minus ? -lexer->token.real : lexer->token.real;
        asm_next(lexer);
        return true;
    }
    if (inside_bars) {
        if (lexer->token.kind != ASM_INTEGER)
            return asm_unexpected(assembler, "a register or a number");
        operand->kind = ASM_VALUE;
        operand->value = (int64_t)(minus ? 0 - lexer->token.integer : lexer->token.integer);
        asm_next(lexer);
        return true;
    }
    *lexer = start;
    if (is_foreign(&lexer->token))
        return asm_error(assembler, lexer->line, "register %.*s does not exist on gfx803", (int)lexer->token.length,
                         lexer->token.text);
    if (!asm_parse_expression(assembler, &operand->expression))
        return false;
    operand->kind = ASM_SYMBOLIC;
    if (asm_constant(assembler, &operand->expression, &value)) {
        operand->kind = ASM_VALUE;
        operand->value = (int64_t)value;
        assembler->node_count = nodes;
    }
    return true;
}

static bool is_call(const struct asm_lexer *lexer, const char *name)
{
    return asm_at_name(lexer, name) && asm_peek(lexer) == '(';
}

/* Whether a minus sign here belongs to a modifier and not to a number. */
static bool is_negated_register(const struct asm_lexer *lexer)
{
    struct asm_lexer ahead = *lexer;

    if (!asm_at(lexer, '-'))
        return false;
    asm_next(&ahead);
    return asm_at(&ahead, '|') || is_register(&ahead) || is_call(&ahead, "abs");
}

/* lit(number): a literal constant even if there is an inline constant with that value. */
static bool parse_literal(struct asm_state *assembler, struct asm_operand *operand)
{
    asm_next(&assembler->lexer);
    asm_next(&assembler->lexer);
    operand->literal = true;
    return parse_value(assembler, operand, false) && asm_expect(assembler, ')');
}

static bool parse_wrapped(struct asm_state *assembler, struct asm_operand *operand, uint32_t depth)
{
    struct asm_lexer *lexer = &assembler->lexer;

    if (depth > MAX_WRAPPING)
        return asm_error(assembler, lexer->line, "too many modifiers on one operand");
    if (is_negated_register(lexer)) {
        operand->negate = true;
        asm_next(lexer);
        return parse_wrapped(assembler, operand, depth + 1);
    }
    if (asm_at(lexer, '|')) {
        operand->absolute = true;
        asm_next(lexer);
        if (is_register(lexer) ? !parse_register(assembler, operand) : !parse_value(assembler, operand, true))
            return false;
        return asm_expect(assembler, '|');
    }
    if (is_call(lexer, "abs") || is_call(lexer, "neg") || is_call(lexer, "sext")) {
        operand->absolute |= asm_at_name(lexer, "abs");
        operand->negate |= asm_at_name(lexer, "neg");
        operand->sign_extend |= asm_at_name(lexer, "sext");
        asm_next(lexer);
        asm_next(lexer);
        return parse_wrapped(assembler, operand, depth + 1) && asm_expect(assembler, ')');
    }
    if (is_register(lexer))
        return parse_register(assembler, operand);
    if (is_call(lexer, "lit"))
        return parse_literal(assembler, operand);
    return parse_value(assembler, operand, false);
}

bool asm_parse_operand(struct asm_state *assembler, struct asm_operand *operand)
{
    struct asm_lexer *lexer = &assembler->lexer;

    *operand = (struct asm_operand){.kind = ASM_OFF};
    if (asm_at_name(lexer, "off")) {
        asm_next(lexer);
        return true;
    }
    if (is_call(lexer, "hwreg"))
        return parse_hwreg(assembler, operand);
    if (is_call(lexer, "sendmsg"))
        return parse_message(assembler, operand);
    return parse_wrapped(assembler, operand, 0);
}

/* One counter of s_waitcnt, e.g. vmcnt(0); _sat clips a number that is too large. */
static bool parse_counter(struct asm_state *assembler, int32_t *value)
{
    static const struct {
        const char *name;
        const char *clipped;
        uint8_t shift;
        uint8_t maximum;
    } counters[] = {{"vmcnt", "vmcnt_sat", 0, 15}, {"expcnt", "expcnt_sat", 4, 7}, {"lgkmcnt", "lgkmcnt_sat", 8, 15}};
    struct asm_lexer *lexer = &assembler->lexer;
    int64_t count;

    for (size_t i = 0; i < COUNT(counters); i++) {
        bool clip = asm_at_name(lexer, counters[i].clipped);

        if (!clip && !asm_at_name(lexer, counters[i].name))
            continue;
        asm_next(lexer);
        if (!asm_expect(assembler, '(') || !asm_parse_constant(assembler, &count) || !asm_expect(assembler, ')'))
            return false;
        if (clip && count > counters[i].maximum)
            count = counters[i].maximum;
        if (count < 0 || count > counters[i].maximum)
            return asm_error(assembler, lexer->line, "%s takes 0 to %u", counters[i].name, counters[i].maximum);
        *value &= ~((int32_t)counters[i].maximum << counters[i].shift);
        *value |= (int32_t)count << counters[i].shift;
        return true;
    }
    return asm_unexpected(assembler, "vmcnt(n), expcnt(n) or lgkmcnt(n)");
}

bool asm_parse_waitcnt(struct asm_state *assembler, int32_t *value)
{
    struct asm_lexer *lexer = &assembler->lexer;
    int64_t number;

    *value = 15 | 7 << 4 | 15 << 8;
    if (lexer->token.kind != ASM_NAME) {
        if (!asm_parse_constant(assembler, &number))
            return false;
        if (number < 0 || number > UINT16_MAX)
            return asm_error(assembler, lexer->line, "s_waitcnt takes 0 to 65535");
        *value = (int32_t)number & (15 | 7 << 4 | 15 << 8);
        return true;
    }
    while (lexer->token.kind != ASM_END) {
        if (!parse_counter(assembler, value))
            return false;
        if (asm_at(lexer, '&') || asm_at(lexer, ','))
            asm_next(lexer);
    }
    return true;
}
