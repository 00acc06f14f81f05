/* expressions.c - reads expressions into postfix order. */
#include "assembler/expressions.h"

#include "assembler/evaluation.h"
#include "assembler/lexer.h"
#include "assembler/symbols.h"

#define MAX_NESTING  32
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static bool add_node(struct asm_state *assembler, enum asm_operator op, uint64_t value)
{
    if (!asm_reserve(assembler, &assembler->nodes, &assembler->node_capacity, assembler->node_count,
                     sizeof *assembler->nodes))
        return false;
    assembler->nodes[assembler->node_count++] = (struct asm_node){.op = op, .value = value};
    return true;
}

/* Reads a symbol with @rel32@lo or a relative of it; the token is the first @. */
static bool parse_distance(struct asm_state *assembler, uint32_t symbol, struct asm_expression *expression)
{
    struct asm_lexer *lexer = &assembler->lexer;
    bool through_table;
    uint32_t entry;

    asm_next(lexer);
    through_table = asm_at_name(lexer, "gotpcrel32");
    if (!through_table && !asm_at_name(lexer, "rel32"))
        return asm_unexpected(assembler, "rel32@lo, rel32@hi, gotpcrel32@lo or gotpcrel32@hi");
    if (expression->variant != ASM_PLAIN)
        return asm_error(assembler, lexer->line, "a second @ in one expression");
    asm_next(lexer);
    if (!asm_expect(assembler, '@'))
        return false;
    if (!asm_at_name(lexer, "lo") && !asm_at_name(lexer, "hi"))
        return asm_unexpected(assembler, "lo or hi");
    expression->variant = asm_at_name(lexer, "lo") ? ASM_DISTANCE_LO : ASM_DISTANCE_HI;
    asm_next(lexer);
    if (!through_table)
        return add_node(assembler, ASM_SYMBOL, symbol);
    entry = asm_address_entry(assembler, symbol);
    return entry != UINT32_MAX && add_node(assembler, ASM_ADDRESS_ENTRY, entry);
}

static bool parse_operators(struct asm_state *assembler, struct asm_expression *expression, uint32_t precedence,
                            uint32_t nesting);

/* Functions of any number of arguments: each is multiplied by its weight, then all are combined from the left. */
static const struct function {
    const char *name;
    enum asm_operator op;
    uint8_t weights[3]; /* of the first arguments; 0: 1 */
} functions[] = {
    {"max", ASM_MAXIMUM, {0}},
    {"or", ASM_OR, {0}},
    {"totalnumvgprs", ASM_MAXIMUM, {0}},    /* accumulation registers, of which there are none, and VGPRs */
    {"extrasgprs", ASM_MAXIMUM, {2, 6, 4}}, /* whether VCC, flat_scratch and xnack_mask are used */
};

static bool parse_weighted(struct asm_state *assembler, struct asm_expression *expression, uint64_t weight,
                           uint32_t nesting)
{
    if (!parse_operators(assembler, expression, 0, nesting + 1))
        return false;
    return weight == 0 || (add_node(assembler, ASM_NUMBER, weight) && add_node(assembler, ASM_MULTIPLY, 0));
}

static bool parse_function(struct asm_state *assembler, struct asm_expression *expression,
                           const struct function *function, uint32_t nesting)
{
    struct asm_lexer *lexer = &assembler->lexer;

    asm_next(lexer);
    asm_next(lexer);
    if (!parse_weighted(assembler, expression, function->weights[0], nesting))
        return false;
    for (size_t i = 1; asm_at(lexer, ','); i++) {
        uint64_t weight = i < COUNT(function->weights) ? function->weights[i] : 0;

        asm_next(lexer);
        if (!parse_weighted(assembler, expression, weight, nesting) || !add_node(assembler, function->op, 0))
            return false;
    }
    return asm_expect(assembler, ')');
}

/* The function that is called at the lexer; NULL if none is. */
static const struct function *function_at(const struct asm_lexer *lexer)
{
    for (size_t i = 0; i < COUNT(functions); i++)
        if (asm_at_name(lexer, functions[i].name) && asm_peek(lexer) == '(')
            return &functions[i];
    return NULL;
}

static bool parse_symbol(struct asm_state *assembler, struct asm_expression *expression)
{
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t symbol;

    if (asm_at_name(lexer, ".")) {
        symbol = asm_symbol_here(assembler);
        if (symbol == UINT32_MAX)
            return false;
        asm_next(lexer);
        return add_node(assembler, ASM_SYMBOL, symbol);
    }
    symbol = asm_symbol(assembler, lexer->token.text, lexer->token.length);
    if (symbol == UINT32_MAX)
        return false;
    asm_next(lexer);
    if (asm_at(lexer, '@'))
        return parse_distance(assembler, symbol, expression);
    return add_node(assembler, ASM_SYMBOL, symbol);
}

/* 1b is the last label 1 so far, 1f the next one. */
static bool parse_numbered(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t symbol = asm_numbered_symbol(assembler, lexer->token.integer, lexer->token.kind == ASM_LABEL_AHEAD);

    if (symbol == UINT32_MAX)
        return false;
    asm_next(lexer);
    return add_node(assembler, ASM_SYMBOL, symbol);
}

static bool parse_primary(struct asm_state *assembler, struct asm_expression *expression, uint32_t nesting)
{
    struct asm_lexer *lexer = &assembler->lexer;
    const struct function *function;
    bool minus = asm_at(lexer, '-'), complement = asm_at(lexer, '~');

    if (nesting > MAX_NESTING)
        return asm_error(assembler, lexer->line, "an expression nested over %d deep", MAX_NESTING);
    if (minus || complement || asm_at(lexer, '+')) {
        asm_next(lexer);
        if (!parse_primary(assembler, expression, nesting + 1))
            return false;
        if (minus)
            return add_node(assembler, ASM_NEGATE, 0);
        return !complement || add_node(assembler, ASM_COMPLEMENT, 0);
    }
    if (asm_at(lexer, '(')) {
        asm_next(lexer);
        return parse_operators(assembler, expression, 0, nesting + 1) && asm_expect(assembler, ')');
    }
    if (lexer->token.kind == ASM_INTEGER) {
        uint64_t value = lexer->token.integer;

        asm_next(lexer);
        return add_node(assembler, ASM_NUMBER, value);
    }
    if (lexer->token.kind == ASM_LABEL_BACK || lexer->token.kind == ASM_LABEL_AHEAD)
        return parse_numbered(assembler);
    function = function_at(lexer);
    if (function)
        return parse_function(assembler, expression, function, nesting);
    if (lexer->token.kind == ASM_NAME || lexer->token.kind == ASM_STRING)
        return parse_symbol(assembler, expression);
    return asm_unexpected(assembler, "a number, a symbol or an expression");
}

/* The binary op at the lexer: its precedence, 0 when there is none. As in GNU as, | & ^ bind closer than + -. */
static uint32_t binary_operator(const struct asm_lexer *lexer, enum asm_operator *op)
{
    static const struct {
        char first;
        char second;
        uint8_t precedence;
        enum asm_operator op;
    } table[] = {{'+', 0, 1, ASM_ADD},          {'-', 0, 1, ASM_SUBTRACT},  {'|', 0, 2, ASM_OR},
                 {'&', 0, 2, ASM_AND},          {'^', 0, 2, ASM_XOR},       {'*', 0, 3, ASM_MULTIPLY},
                 {'/', 0, 3, ASM_DIVIDE},       {'%', 0, 3, ASM_REMAINDER}, {'<', '<', 3, ASM_SHIFT_LEFT},
                 {'>', '>', 3, ASM_SHIFT_RIGHT}};

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (!asm_at(lexer, table[i].first))
            continue;
        if (table[i].second && asm_peek(lexer) != table[i].second)
            return 0;
        *op = table[i].op;
        return table[i].precedence;
    }
    return 0;
}

static bool parse_operators(struct asm_state *assembler, struct asm_expression *expression, uint32_t precedence,
                            uint32_t nesting)
{
    struct asm_lexer *lexer = &assembler->lexer;
    enum asm_operator op = ASM_ADD;
    uint32_t next;

    if (!parse_primary(assembler, expression, nesting))
        return false;
    while ((next = binary_operator(lexer, &op)) > precedence) {
        if (op == ASM_SHIFT_LEFT || op == ASM_SHIFT_RIGHT)
            asm_next(lexer);
        asm_next(lexer);
        if (!parse_operators(assembler, expression, next, nesting) || !add_node(assembler, op, 0))
            return false;
    }
    return true;
}

bool asm_parse_expression(struct asm_state *assembler, struct asm_expression *expression)
{
    *expression = (struct asm_expression){.first = assembler->node_count};
    if (!parse_operators(assembler, expression, 0, 0))
        return false;
    expression->count = assembler->node_count - expression->first;
    return true;
}

bool asm_parse_constant(struct asm_state *assembler, int64_t *value)
{
    struct asm_expression expression;
    uint32_t nodes = assembler->node_count;
    uint64_t result = 0;

    if (!asm_parse_expression(assembler, &expression))
        return false;
    if (!asm_constant(assembler, &expression, &result))
        return asm_error(assembler, assembler->lexer.line, "a number known at this point was expected");
    assembler->node_count = nodes;
    *value = (int64_t)result;
    return true;
}

uint32_t asm_parse_symbol_name(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t symbol;

    if (lexer->token.kind != ASM_NAME && lexer->token.kind != ASM_STRING) {
        asm_unexpected(assembler, "the name of a symbol");
        return UINT32_MAX;
    }
    symbol = asm_symbol(assembler, lexer->token.text, lexer->token.length);
    asm_next(lexer);
    return symbol;
}

bool asm_parse_optional_constant(struct asm_state *assembler, int64_t *value)
{
    if (!asm_at(&assembler->lexer, ','))
        return true;
    asm_next(&assembler->lexer);
    if (asm_at(&assembler->lexer, ','))
        return true;
    return asm_parse_constant(assembler, value);
}
