/* assembler_symbols.c - symbols, expressions over them, and places to be filled once their values are known. */
#include "isa/assembler_internal.h"

#include <stdlib.h>
#include <string.h>

#define MAX_NESTING     32
#define MAX_STACK       256
#define MAX_INDIRECTION 16
#define COUNT(table)    (sizeof(table) / sizeof((table)[0]))

static uint32_t hash_name(const char *name, size_t length)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return hash;
}

static bool grow_hash(struct isa_asm *assembler)
{
    uint32_t size = assembler->hash_size ? assembler->hash_size * 2 : 256;
    uint32_t *hash = calloc(size, sizeof *hash);

    if (!hash)
        return isa_asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        const struct isa_asm_symbol *symbol = &assembler->symbols[i];
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
static uint32_t add_symbol(struct isa_asm *assembler, const char *name, size_t length)
{
    if (!isa_asm_reserve(assembler, (void **)&assembler->symbols, &assembler->symbol_capacity, assembler->symbol_count,
                         sizeof *assembler->symbols))
        return UINT32_MAX;
    assembler->symbols[assembler->symbol_count] = (struct isa_asm_symbol){.name = name, .length = length};
    return assembler->symbol_count++;
}

uint32_t isa_asm_symbol(struct isa_asm *assembler, const char *name, size_t length)
{
    uint32_t at, index;

    if (assembler->symbol_count * 2 >= assembler->hash_size && !grow_hash(assembler))
        return UINT32_MAX;
    at = hash_name(name, length) & (assembler->hash_size - 1);
    for (; assembler->symbol_hash[at]; at = (at + 1) & (assembler->hash_size - 1)) {
        const struct isa_asm_symbol *symbol = &assembler->symbols[assembler->symbol_hash[at] - 1];

        if (symbol->length == length && memcmp(symbol->name, name, length) == 0)
            return assembler->symbol_hash[at] - 1;
    }
    index = add_symbol(assembler, name, length);
    if (index != UINT32_MAX)
        assembler->symbol_hash[at] = index + 1;
    return index;
}

uint32_t isa_asm_here(const struct isa_asm *assembler, enum isa_asm_section section)
{
    return section < ISA_ASM_SECTION_COUNT ? assembler->streams[section].size : 0;
}

static void place_label(struct isa_asm *assembler, uint32_t index)
{
    struct isa_asm_symbol *symbol = &assembler->symbols[index];

    symbol->kind = ISA_ASM_LABEL;
    symbol->section = assembler->section;
    symbol->value = isa_asm_here(assembler, assembler->section);
}

bool isa_asm_define_label(struct isa_asm *assembler, const char *name, size_t length)
{
    uint32_t index = isa_asm_symbol(assembler, name, length);

    if (index == UINT32_MAX)
        return false;
    if (assembler->symbols[index].kind != ISA_ASM_UNDEFINED)
        return isa_asm_error(assembler, assembler->lexer.line, "symbol '%.*s' is defined a second time",
                             (int)(length < 60 ? length : 60), name);
    place_label(assembler, index);
    return true;
}

/* A numbered label can be defined again and again: each definition is a symbol of its own, without a name. */
bool isa_asm_define_numbered(struct isa_asm *assembler, uint64_t number)
{
    uint32_t index;

    if (number >= ISA_ASM_NUMBERED_LABELS)
        return isa_asm_error(assembler, assembler->lexer.line, "a numbered label is at most %u",
                             ISA_ASM_NUMBERED_LABELS - 1);
    index = assembler->numbered_ahead[number];
    index = index ? index - 1 : add_symbol(assembler, NULL, 0);
    if (index == UINT32_MAX)
        return false;
    assembler->numbered_ahead[number] = 0;
    assembler->numbered_back[number] = index + 1;
    place_label(assembler, index);
    return true;
}

/* What a symbol's value is right now, if its definition can be evaluated; else the expression is kept. */
bool isa_asm_assign(struct isa_asm *assembler, uint32_t index, struct isa_asm_expression expression)
{
    struct isa_asm_symbol *symbol = &assembler->symbols[index];
    uint64_t value;

    if (symbol->kind == ISA_ASM_LABEL)
        return isa_asm_error(assembler, assembler->lexer.line, "symbol '%.*s' is already a label",
                             (int)(symbol->length < 60 ? symbol->length : 60), symbol->name);
    if (isa_asm_constant(assembler, &expression, &value)) {
        symbol->kind = ISA_ASM_CONSTANT;
        symbol->value = value;
    } else {
        symbol->kind = ISA_ASM_EXPRESSION;
        symbol->expression = expression;
    }
    return true;
}

static bool add_node(struct isa_asm *assembler, enum isa_asm_operator op, uint64_t value)
{
    if (!isa_asm_reserve(assembler, (void **)&assembler->nodes, &assembler->node_capacity, assembler->node_count,
                         sizeof *assembler->nodes))
        return false;
    assembler->nodes[assembler->node_count++] = (struct isa_asm_node){.op = op, .value = value};
    return true;
}

/* The number of the symbol's entry in the table of addresses, made if need be; UINT32_MAX when memory is out. */
static uint32_t address_entry(struct isa_asm *assembler, uint32_t symbol)
{
    if (assembler->symbols[symbol].address_entry)
        return assembler->symbols[symbol].address_entry - 1;
    if (!isa_asm_reserve(assembler, (void **)&assembler->addresses, &assembler->address_capacity,
                         assembler->address_count, sizeof *assembler->addresses))
        return UINT32_MAX;
    assembler->addresses[assembler->address_count] = symbol;
    assembler->symbols[symbol].address_entry = ++assembler->address_count;
    return assembler->address_count - 1;
}

/* Reads a symbol with @rel32@lo or a relative of it; the token is the first @. */
static bool parse_distance(struct isa_asm *assembler, uint32_t symbol, struct isa_asm_expression *expression)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    bool through_table;
    uint32_t entry;

    isa_asm_next(lexer);
    through_table = isa_asm_at_name(lexer, "gotpcrel32");
    if (!through_table && !isa_asm_at_name(lexer, "rel32"))
        return isa_asm_unexpected(assembler, "rel32@lo, rel32@hi, gotpcrel32@lo or gotpcrel32@hi");
    if (expression->variant != ISA_ASM_PLAIN)
        return isa_asm_error(assembler, lexer->line, "a second @ in one expression");
    isa_asm_next(lexer);
    if (!isa_asm_expect(assembler, '@'))
        return false;
    if (!isa_asm_at_name(lexer, "lo") && !isa_asm_at_name(lexer, "hi"))
        return isa_asm_unexpected(assembler, "lo or hi");
    expression->variant = isa_asm_at_name(lexer, "lo") ? ISA_ASM_DISTANCE_LO : ISA_ASM_DISTANCE_HI;
    isa_asm_next(lexer);
    if (!through_table)
        return add_node(assembler, ISA_ASM_SYMBOL, symbol);
    entry = address_entry(assembler, symbol);
    return entry != UINT32_MAX && add_node(assembler, ISA_ASM_ADDRESS_ENTRY, entry);
}

static bool parse_operators(struct isa_asm *assembler, struct isa_asm_expression *expression, uint32_t precedence,
                            uint32_t nesting);

/* Functions of any number of arguments: each is multiplied by its weight, then all are combined from the left. */
static const struct function {
    const char *name;
    enum isa_asm_operator op;
    uint8_t weights[3]; /* of the first arguments; 0: 1 */
} functions[] = {
    {"max", ISA_ASM_MAXIMUM, {0}},
    {"or", ISA_ASM_OR, {0}},
    {"totalnumvgprs", ISA_ASM_MAXIMUM, {0}},    /* accumulation registers, of which there are none, and VGPRs */
    {"extrasgprs", ISA_ASM_MAXIMUM, {2, 6, 4}}, /* whether VCC, flat_scratch and xnack_mask are used */
};

static bool parse_weighted(struct isa_asm *assembler, struct isa_asm_expression *expression, uint64_t weight,
                           uint32_t nesting)
{
    if (!parse_operators(assembler, expression, 0, nesting + 1))
        return false;
    return weight == 0 || (add_node(assembler, ISA_ASM_NUMBER, weight) && add_node(assembler, ISA_ASM_MULTIPLY, 0));
}

static bool parse_function(struct isa_asm *assembler, struct isa_asm_expression *expression,
                           const struct function *function, uint32_t nesting)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;

    isa_asm_next(lexer);
    isa_asm_next(lexer);
    if (!parse_weighted(assembler, expression, function->weights[0], nesting))
        return false;
    for (size_t i = 1; isa_asm_at(lexer, ','); i++) {
        uint64_t weight = i < COUNT(function->weights) ? function->weights[i] : 0;

        isa_asm_next(lexer);
        if (!parse_weighted(assembler, expression, weight, nesting) || !add_node(assembler, function->op, 0))
            return false;
    }
    return isa_asm_expect(assembler, ')');
}

/* The function that is called at the lexer; NULL when none is. */
static const struct function *function_at(const struct isa_asm_lexer *lexer)
{
    for (size_t i = 0; i < COUNT(functions); i++)
        if (isa_asm_at_name(lexer, functions[i].name) && isa_asm_peek(lexer) == '(')
            return &functions[i];
    return NULL;
}

static bool parse_symbol(struct isa_asm *assembler, struct isa_asm_expression *expression)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    uint32_t symbol;

    if (isa_asm_at_name(lexer, ".")) {
        symbol = add_symbol(assembler, NULL, 0);
        if (symbol == UINT32_MAX)
            return false;
        place_label(assembler, symbol);
        isa_asm_next(lexer);
        return add_node(assembler, ISA_ASM_SYMBOL, symbol);
    }
    symbol = isa_asm_symbol(assembler, lexer->token.text, lexer->token.length);
    if (symbol == UINT32_MAX)
        return false;
    isa_asm_next(lexer);
    if (isa_asm_at(lexer, '@'))
        return parse_distance(assembler, symbol, expression);
    return add_node(assembler, ISA_ASM_SYMBOL, symbol);
}

/* 1b is the last label 1 so far, 1f the next one. */
static bool parse_numbered(struct isa_asm *assembler)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    bool ahead = lexer->token.kind == ISA_ASM_LABEL_AHEAD;
    uint64_t number = lexer->token.integer;
    uint32_t *slot, symbol;

    if (number >= ISA_ASM_NUMBERED_LABELS)
        return isa_asm_error(assembler, lexer->line, "a numbered label is at most %u", ISA_ASM_NUMBERED_LABELS - 1);
    slot = ahead ? &assembler->numbered_ahead[number] : &assembler->numbered_back[number];
    if (*slot == 0 && !ahead)
        return isa_asm_error(assembler, lexer->line, "there is no label %u before this line", (uint32_t)number);
    if (*slot == 0) {
        symbol = add_symbol(assembler, NULL, 0);
        if (symbol == UINT32_MAX)
            return false;
        *slot = symbol + 1;
    }
    symbol = *slot - 1;
    isa_asm_next(lexer);
    return add_node(assembler, ISA_ASM_SYMBOL, symbol);
}

static bool parse_primary(struct isa_asm *assembler, struct isa_asm_expression *expression, uint32_t nesting)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    const struct function *function;
    bool minus = isa_asm_at(lexer, '-'), complement = isa_asm_at(lexer, '~');

    if (nesting > MAX_NESTING)
        return isa_asm_error(assembler, lexer->line, "an expression nested over %d deep", MAX_NESTING);
    if (minus || complement || isa_asm_at(lexer, '+')) {
        isa_asm_next(lexer);
        if (!parse_primary(assembler, expression, nesting + 1))
            return false;
        if (minus)
            return add_node(assembler, ISA_ASM_NEGATE, 0);
        return !complement || add_node(assembler, ISA_ASM_COMPLEMENT, 0);
    }
    if (isa_asm_at(lexer, '(')) {
        isa_asm_next(lexer);
        return parse_operators(assembler, expression, 0, nesting + 1) && isa_asm_expect(assembler, ')');
    }
    if (lexer->token.kind == ISA_ASM_INTEGER) {
        uint64_t value = lexer->token.integer;

        isa_asm_next(lexer);
        return add_node(assembler, ISA_ASM_NUMBER, value);
    }
    if (lexer->token.kind == ISA_ASM_LABEL_BACK || lexer->token.kind == ISA_ASM_LABEL_AHEAD)
        return parse_numbered(assembler);
    function = function_at(lexer);
    if (function)
        return parse_function(assembler, expression, function, nesting);
    if (lexer->token.kind == ISA_ASM_NAME || lexer->token.kind == ISA_ASM_STRING)
        return parse_symbol(assembler, expression);
    return isa_asm_unexpected(assembler, "a number, a symbol or an expression");
}

/* The binary op at the lexer: its precedence, 0 when there is none. As in GNU as, | & ^ bind closer than + -. */
static uint32_t binary_operator(const struct isa_asm_lexer *lexer, enum isa_asm_operator *op)
{
    static const struct {
        char first;
        char second;
        uint8_t precedence;
        enum isa_asm_operator op;
    } table[] = {{'+', 0, 1, ISA_ASM_ADD},          {'-', 0, 1, ISA_ASM_SUBTRACT},  {'|', 0, 2, ISA_ASM_OR},
                 {'&', 0, 2, ISA_ASM_AND},          {'^', 0, 2, ISA_ASM_XOR},       {'*', 0, 3, ISA_ASM_MULTIPLY},
                 {'/', 0, 3, ISA_ASM_DIVIDE},       {'%', 0, 3, ISA_ASM_REMAINDER}, {'<', '<', 3, ISA_ASM_SHIFT_LEFT},
                 {'>', '>', 3, ISA_ASM_SHIFT_RIGHT}};

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (!isa_asm_at(lexer, table[i].first))
            continue;
        if (table[i].second && isa_asm_peek(lexer) != table[i].second)
            return 0;
        *op = table[i].op;
        return table[i].precedence;
    }
    return 0;
}

static bool parse_operators(struct isa_asm *assembler, struct isa_asm_expression *expression, uint32_t precedence,
                            uint32_t nesting)
{
    struct isa_asm_lexer *lexer = &assembler->lexer;
    enum isa_asm_operator op = ISA_ASM_ADD;
    uint32_t next;

    if (!parse_primary(assembler, expression, nesting))
        return false;
    while ((next = binary_operator(lexer, &op)) > precedence) {
        if (op == ISA_ASM_SHIFT_LEFT || op == ISA_ASM_SHIFT_RIGHT)
            isa_asm_next(lexer);
        isa_asm_next(lexer);
        if (!parse_operators(assembler, expression, next, nesting) || !add_node(assembler, op, 0))
            return false;
    }
    return true;
}

bool isa_asm_parse_expression(struct isa_asm *assembler, struct isa_asm_expression *expression)
{
    *expression = (struct isa_asm_expression){.first = assembler->node_count};
    if (!parse_operators(assembler, expression, 0, 0))
        return false;
    expression->count = assembler->node_count - expression->first;
    return true;
}

bool isa_asm_parse_constant(struct isa_asm *assembler, int64_t *value)
{
    struct isa_asm_expression expression;
    uint32_t nodes = assembler->node_count;
    uint64_t result = 0;

    if (!isa_asm_parse_expression(assembler, &expression))
        return false;
    if (!isa_asm_constant(assembler, &expression, &result))
        return isa_asm_error(assembler, assembler->lexer.line, "a number known at this point was expected");
    assembler->node_count = nodes;
    *value = (int64_t)result;
    return true;
}

static uint64_t divide(uint64_t left, uint64_t right, bool remainder)
{
    if ((int64_t)right == -1)
        return remainder ? 0 : 0 - left;
    return (uint64_t)(remainder ? (int64_t)left % (int64_t)right : (int64_t)left / (int64_t)right);
}

static bool is_plain(const struct isa_asm_value *value)
{
    for (uint32_t i = 0; i < ISA_ASM_SECTION_COUNT; i++)
        if (value->count[i] != 0)
            return false;
    return true;
}

/* Adds sign times right to left. */
static void add(struct isa_asm_value *left, const struct isa_asm_value *right, int32_t sign)
{
    left->value += sign > 0 ? right->value : 0 - right->value;
    for (uint32_t i = 0; i < ISA_ASM_SECTION_COUNT; i++)
        left->count[i] = (int32_t)((uint32_t)left->count[i] + (uint32_t)(sign * right->count[i]));
}

static uint64_t combine(enum isa_asm_operator op, uint64_t left, uint64_t right)
{
    switch (op) {
    case ISA_ASM_MULTIPLY:
        return left * right;
    case ISA_ASM_DIVIDE:
        return divide(left, right, false);
    case ISA_ASM_REMAINDER:
        return divide(left, right, true);
    case ISA_ASM_SHIFT_LEFT:
        return right < 64 ? left << right : 0;
    case ISA_ASM_SHIFT_RIGHT:
        return right < 64 ? left >> right : 0;
    case ISA_ASM_AND:
        return left & right;
    case ISA_ASM_OR:
        return left | right;
    case ISA_ASM_XOR:
        return left ^ right;
    default:
        return (int64_t)left > (int64_t)right ? left : right;
    }
}

/* Why an expression has no value; NULL: it has one. */
static const char *apply(enum isa_asm_operator op, struct isa_asm_value *left, const struct isa_asm_value *right)
{
    if (op == ISA_ASM_ADD || op == ISA_ASM_SUBTRACT) {
        add(left, right, op == ISA_ASM_ADD ? 1 : -1);
        return NULL;
    }
    if (!is_plain(right))
        return "an address where a number was expected";
    if (!is_plain(left))
        return "arithmetic on an address other than adding and subtracting";
    if ((op == ISA_ASM_DIVIDE || op == ISA_ASM_REMAINDER) && right->value == 0)
        return "a division by zero";
    left->value = combine(op, left->value, right->value);
    return NULL;
}

struct evaluation {
    struct isa_asm *assembler;
    bool constants_only;
    const struct isa_asm_symbol *undefined; /* the symbol in the way, if that was the reason */
    uint32_t depth;
};

static const char *evaluate(struct evaluation *evaluation, const struct isa_asm_expression *expression,
                            struct isa_asm_value *result);

/* Evaluates a symbol's definition and keeps the result, so that chains of definitions cost each symbol once. */
static const char *define_symbol(struct evaluation *evaluation, struct isa_asm_symbol *symbol)
{
    struct isa_asm_value value;
    const char *trouble;
    uint32_t section = ISA_ASM_SECTION_COUNT;

    if (evaluation->depth >= MAX_INDIRECTION)
        return "is defined by itself, or through too many others";
    evaluation->depth++;
    trouble = evaluate(evaluation, &symbol->expression, &value);
    evaluation->depth--;
    if (trouble)
        return trouble;
    symbol->kind = ISA_ASM_CONSTANT;
    symbol->value = value.value;
    for (uint32_t i = 0; i < ISA_ASM_SECTION_COUNT; i++) {
        if (value.count[i] == 0)
            continue;
        if (value.count[i] != 1 || section != ISA_ASM_SECTION_COUNT)
            return "is neither a number nor an address";
        section = i;
        symbol->kind = ISA_ASM_LABEL;
        symbol->section = (enum isa_asm_section)i;
    }
    return NULL;
}

static const char *symbol_value(struct evaluation *evaluation, uint64_t index, struct isa_asm_value *value)
{
    struct isa_asm_symbol *symbol = &evaluation->assembler->symbols[index];

    evaluation->undefined = symbol;
    if (evaluation->constants_only && symbol->kind != ISA_ASM_CONSTANT)
        return "not a constant";
    if (symbol->kind == ISA_ASM_EXPRESSION) {
        const char *trouble = define_symbol(evaluation, symbol);

        if (trouble)
            return trouble;
    }
    if (symbol->kind == ISA_ASM_UNDEFINED && !symbol->weak)
        return "is not defined in this file (functions of a library have to be linked in when compiling)";
    *value = (struct isa_asm_value){.value = symbol->value};
    if (symbol->kind != ISA_ASM_LABEL)
        return NULL;
    if (symbol->section >= ISA_ASM_SECTION_COUNT)
        return "lies in a section that is not loaded";
    value->count[symbol->section] = 1;
    return NULL;
}

/* The value of a node that is not an operator. */
static const char *leaf_value(struct evaluation *evaluation, const struct isa_asm_node *node,
                              struct isa_asm_value *value)
{
    if (node->op == ISA_ASM_SYMBOL)
        return symbol_value(evaluation, node->value, value);
    *value = (struct isa_asm_value){.value = node->value};
    if (node->op == ISA_ASM_ADDRESS_ENTRY) {
        value->value = node->value * ISA_ASM_ADDRESS_BYTES;
        value->count[ISA_ASM_ADDRESSES] = 1;
    }
    return NULL;
}

/* -x and ~x, which is -1 - x. */
static void apply_unary(enum isa_asm_operator op, struct isa_asm_value *value)
{
    struct isa_asm_value result = {.value = op == ISA_ASM_COMPLEMENT ? UINT64_MAX : 0};

    add(&result, value, -1);
    *value = result;
}

static const char *evaluate(struct evaluation *evaluation, const struct isa_asm_expression *expression,
                            struct isa_asm_value *result)
{
    struct isa_asm_value stack[MAX_STACK] = {{0}};
    uint32_t depth = 0;

    for (uint32_t i = 0; i < expression->count; i++) {
        const struct isa_asm_node *node = &evaluation->assembler->nodes[expression->first + i];
        const char *trouble = NULL;

        if (node->op <= ISA_ASM_ADDRESS_ENTRY) {
            trouble = depth < MAX_STACK ? leaf_value(evaluation, node, &stack[depth])
                                        : "an expression that is too complicated";
            depth++;
        } else if (node->op <= ISA_ASM_COMPLEMENT) {
            apply_unary(node->op, &stack[depth - 1]);
        } else {
            depth--;
            trouble = apply(node->op, &stack[depth - 1], &stack[depth]);
        }
        if (trouble && node->op != ISA_ASM_SYMBOL)
            evaluation->undefined = NULL;
        if (trouble)
            return trouble;
    }
    *result = stack[0];
    return NULL;
}

bool isa_asm_constant(struct isa_asm *assembler, const struct isa_asm_expression *expression, uint64_t *value)
{
    struct evaluation evaluation = {.assembler = assembler, .constants_only = true};
    struct isa_asm_value result;

    if (expression->variant != ISA_ASM_PLAIN || evaluate(&evaluation, expression, &result))
        return false;
    *value = result.value;
    return true;
}

bool isa_asm_evaluate(struct isa_asm *assembler, const struct isa_asm_expression *expression, uint32_t line,
                      struct isa_asm_value *value)
{
    struct evaluation evaluation = {.assembler = assembler};
    const char *trouble = evaluate(&evaluation, expression, value);
    const struct isa_asm_symbol *symbol = evaluation.undefined;

    if (!trouble)
        return true;
    if (!symbol)
        return isa_asm_error(assembler, line, "%s", trouble);
    if (!symbol->name)
        return isa_asm_error(assembler, line, "the numbered label %s", trouble);
    return isa_asm_error(assembler, line, "symbol '%.*s' %s", (int)(symbol->length < 80 ? symbol->length : 80),
                         symbol->name, trouble);
}

bool isa_asm_resolve(struct isa_asm *assembler, const struct isa_asm_value *value, uint32_t line, uint64_t *address,
                     bool *relocatable)
{
    int64_t references = 0;

    *address = value->value;
    for (uint32_t i = 0; i < ISA_ASM_SECTION_COUNT; i++) {
        references += value->count[i];
        *address += (uint64_t)(int64_t)value->count[i] * assembler->streams[i].base;
    }
    if (references != 0 && references != 1)
        return isa_asm_error(assembler, line, "an expression that is neither a number nor an address");
    *relocatable = references == 1;
    return true;
}

bool isa_asm_add_fixup(struct isa_asm *assembler, const struct isa_asm_fixup *fixup)
{
    if (!isa_asm_reserve(assembler, (void **)&assembler->fixups, &assembler->fixup_capacity, assembler->fixup_count,
                         sizeof *assembler->fixups))
        return false;
    assembler->fixups[assembler->fixup_count++] = *fixup;
    return true;
}
