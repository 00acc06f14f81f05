/* evaluation.c - the values of expressions, and of symbols that are defined by them. */
#include "assembler/evaluation.h"

#include <stdio.h>

#include "assembler/library.h"
#include "engine/require.h"

#define MAX_STACK       256
#define MAX_INDIRECTION 16

static uint64_t divide_signed(uint64_t left, uint64_t right, bool remainder)
{
    SIM_REQUIRE(right);
    if ((int64_t)right == -1)
        return remainder ? 0 : 0 - left;
    return (uint64_t)(remainder ? (int64_t)left % (int64_t)right : (int64_t)left / (int64_t)right);
}

static bool is_plain(const struct asm_value *value)
{
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++)
        if (value->count[i] != 0)
            return false;
    return true;
}

/* Adds sign times right to left. */
static void add_scaled(struct asm_value *left, const struct asm_value *right, int32_t sign)
{
    left->value += sign > 0 ? right->value : 0 - right->value;
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++)
        left->count[i] = (int32_t)((uint32_t)left->count[i] + (uint32_t)(sign * right->count[i]));
}

static uint64_t combine_numbers(enum asm_operator op, uint64_t left, uint64_t right)
{
    switch (op) {
    case ASM_MULTIPLY:
        return left * right;
    case ASM_DIVIDE:
        return divide_signed(left, right, false);
    case ASM_REMAINDER:
        return divide_signed(left, right, true);
    case ASM_SHIFT_LEFT:
        return right < 64 ? left << right : 0;
    case ASM_SHIFT_RIGHT:
        return right < 64 ? left >> right : 0;
    case ASM_AND:
        return left & right;
    case ASM_OR:
        return left | right;
    case ASM_XOR:
        return left ^ right;
    default:
        SIM_REQUIRE(op == ASM_MAXIMUM);
        return (int64_t)left > (int64_t)right ? left : right;
    }
}

/* Why an expression has no value; NULL: it has one. */
static const char *apply_binary(enum asm_operator op, struct asm_value *left, const struct asm_value *right)
{
    if (op == ASM_ADD || op == ASM_SUBTRACT) {
        add_scaled(left, right, op == ASM_ADD ? 1 : -1);
        return NULL;
    }
    if (!is_plain(right))
        return "an address where a number was expected";
    if (!is_plain(left))
        return "arithmetic on an address other than adding and subtracting";
    if ((op == ASM_DIVIDE || op == ASM_REMAINDER) && right->value == 0)
        return "a division by zero";
    left->value = combine_numbers(op, left->value, right->value);
    return NULL;
}

static const char not_defined[] = "is not defined in this file (functions of a library have to be linked in when "
                                  "compiling; functions that the source "
                                  "declares inline need -fgnu89-inline)";

struct evaluation {
    struct asm_state *assembler;
    bool constants_only;
    const struct asm_symbol *undefined; /* the symbol in the way, if that was the reason */
    uint32_t depth;
};

static const char *evaluate_postfix(struct evaluation *evaluation, const struct asm_expression *expression,
                                    struct asm_value *result);

/* Evaluates a symbol's definition and keeps the result, so that chains of definitions cost each symbol once. */
static const char *define_symbol(struct evaluation *evaluation, struct asm_symbol *symbol)
{
    struct asm_value value;
    const char *trouble;
    uint32_t section = ASM_SECTION_COUNT;

    if (evaluation->depth >= MAX_INDIRECTION)
        return "is defined by itself, or through too many others";
    evaluation->depth++;
    trouble = evaluate_postfix(evaluation, &symbol->expression, &value);
    evaluation->depth--;
    if (trouble)
        return trouble;
    symbol->kind = ASM_CONSTANT;
    symbol->value = value.value;
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++) {
        if (value.count[i] == 0)
            continue;
        if (value.count[i] != 1 || section != ASM_SECTION_COUNT)
            return "is neither a number nor an address";
        section = i;
        symbol->kind = ASM_LABEL;
        symbol->section = (enum asm_section)i;
    }
    return NULL;
}

static const char *symbol_value(struct evaluation *evaluation, uint64_t index, struct asm_value *value)
{
    struct asm_symbol *symbol = &evaluation->assembler->symbols[index];

    evaluation->undefined = symbol;
    if (evaluation->constants_only && symbol->kind != ASM_CONSTANT)
        return "not a constant";
    if (symbol->kind == ASM_EXPRESSION) {
        const char *trouble = define_symbol(evaluation, symbol);

        if (trouble)
            return trouble;
    }
    if (symbol->kind == ASM_UNDEFINED && !symbol->weak)
        return not_defined;
    *value = (struct asm_value){.value = symbol->value};
    if (symbol->kind != ASM_LABEL)
        return NULL;
    if (symbol->section >= ASM_SECTION_COUNT)
        return "lies in a section that is not loaded";
    value->count[symbol->section] = 1;
    return NULL;
}

/* The value of a node that is not an operator. */
static const char *leaf_value(struct evaluation *evaluation, const struct asm_node *node, struct asm_value *value)
{
    if (node->op == ASM_SYMBOL)
        return symbol_value(evaluation, node->value, value);
    *value = (struct asm_value){.value = node->value};
    if (node->op == ASM_ADDRESS_ENTRY) {
        value->value = node->value * ASM_ADDRESS_BYTES;
        value->count[ASM_ADDRESSES] = 1;
    }
    return NULL;
}

/* -x and ~x, which is -1 - x. */
static void apply_unary(enum asm_operator op, struct asm_value *value)
{
    struct asm_value result = {.value = op == ASM_COMPLEMENT ? UINT64_MAX : 0};

    add_scaled(&result, value, -1);
    *value = result;
}

static const char *evaluate_postfix(struct evaluation *evaluation, const struct asm_expression *expression,
                                    struct asm_value *result)
{
    struct asm_value stack[MAX_STACK] = {{0}};
    uint32_t depth = 0;

    for (uint32_t i = 0; i < expression->count; i++) {
        const struct asm_node *node = &evaluation->assembler->nodes[expression->first + i];
        const char *trouble = NULL;

        if (node->op <= ASM_ADDRESS_ENTRY) {
            trouble = depth < MAX_STACK ? leaf_value(evaluation, node, &stack[depth])
                                        : "an expression that is too complicated";
            depth++;
        } else if (node->op <= ASM_COMPLEMENT) {
            apply_unary(node->op, &stack[depth - 1]);
        } else {
            depth--;
            trouble = apply_binary(node->op, &stack[depth - 1], &stack[depth]);
        }
        if (trouble && node->op != ASM_SYMBOL)
            evaluation->undefined = NULL;
        if (trouble)
            return trouble;
    }
    *result = stack[0];
    return NULL;
}

bool asm_constant(struct asm_state *assembler, const struct asm_expression *expression, uint64_t *value)
{
    struct evaluation evaluation = {.assembler = assembler, .constants_only = true};
    struct asm_value result;

    if (expression->variant != ASM_PLAIN || evaluate_postfix(&evaluation, expression, &result))
        return false;
    *value = result.value;
    return true;
}

bool asm_evaluate(struct asm_state *assembler, const struct asm_expression *expression, uint32_t line,
                  struct asm_value *value)
{
    struct evaluation evaluation = {.assembler = assembler};
    const char *trouble = evaluate_postfix(&evaluation, expression, value);
    const struct asm_symbol *symbol = evaluation.undefined;

    if (!trouble)
        return true;
    if (!symbol)
        return asm_error(assembler, line, "%s", trouble);
    if (!symbol->name)
        return asm_error(assembler, line, "the numbered label %s", trouble);
    return asm_error(assembler, line, "symbol '%.*s' %s", (int)(symbol->length < 80 ? symbol->length : 80),
                     symbol->name, trouble);
}

uint32_t asm_undefined(struct asm_state *assembler, const struct asm_expression *expression)
{
    struct evaluation evaluation = {.assembler = assembler};
    struct asm_value value;
    const char *trouble = evaluate_postfix(&evaluation, expression, &value);

    for (uint32_t i = 0; !trouble && i < expression->count; i++) {
        const struct asm_node *node = &assembler->nodes[expression->first + i];

        if (node->op == ASM_ADDRESS_ENTRY)
            trouble = symbol_value(&evaluation, assembler->addresses[node->value], &value);
    }
    if (trouble != not_defined || !evaluation.undefined->name)
        return UINT32_MAX;
    return (uint32_t)(evaluation.undefined - assembler->symbols);
}

void asm_explain_undefined(const struct asm_symbol *symbol, char *text, size_t bytes)
{
    const char *header = asm_library(symbol->name, symbol->length), *name = symbol->name;
    size_t length = symbol->length;

    if (header) {
        asm_demangle(&name, &length);
        snprintf(text, bytes,
                 "symbol '%.*s' is not defined: %.*s, which libclc lacks; compile with -include sim_hal/workloads/%s",
                 (int)(symbol->length < 80 ? symbol->length : 80), symbol->name, (int)(length < 80 ? length : 80), name,
                 header);
        return;
    }
    snprintf(text, bytes, "symbol '%.*s' %s", (int)(symbol->length < 80 ? symbol->length : 80), symbol->name,
             not_defined);
}

bool asm_resolve(struct asm_state *assembler, const struct asm_value *value, uint32_t line, uint64_t *address,
                 bool *relocatable)
{
    int64_t references = 0;

    *address = value->value;
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++) {
        references += value->count[i];
        *address += (uint64_t)(int64_t)value->count[i] * assembler->streams[i].base;
    }
    if (references != 0 && references != 1)
        return asm_error(assembler, line, "an expression that is neither a number nor an address");
    *relocatable = references == 1;
    return true;
}

/* The present value of a symbol, if its definition can be evaluated; else the expression is kept. */
bool asm_assign(struct asm_state *assembler, uint32_t index, struct asm_expression expression)
{
    struct asm_symbol *symbol = &assembler->symbols[index];
    uint64_t value;

    SIM_REQUIRE(index < assembler->symbol_count);
    if (symbol->kind == ASM_LABEL)
        return asm_error(assembler, assembler->lexer.line, "symbol '%.*s' is already a label",
                         (int)(symbol->length < 60 ? symbol->length : 60), symbol->name);
    if (asm_constant(assembler, &expression, &value)) {
        symbol->kind = ASM_CONSTANT;
        symbol->value = value;
    } else {
        symbol->kind = ASM_EXPRESSION;
        symbol->expression = expression;
    }
    return true;
}
