/* demangle_names.c - see demangle_names.h. The names of the functions are those of the productions of the ABI's grammar. */
#include "code/demangle_names.h"

#include <ctype.h>

/* What the name of an encoding says of its type. */
struct name_state {
    bool has_arguments; /* it ends with template arguments */
    bool no_result;     /* it is a constructor, destructor or conversion */
    uint8_t flags;
};

struct operator_row {
    char code[3];
    uint8_t operands; /* in an expression; 0: it is none there */
    const char *text;
};

static const struct operator_row operators[] = {
    {"aN", 2, "&="}, {"aS", 2, "="},   {"aa", 2, "&&"},  {"ad", 1, "&"},        {"an", 2, "&"},     {"cl", 0, "()"},
    {"cm", 2, ","},  {"co", 1, "~"},   {"dV", 2, "/="},  {"da", 0, "delete[]"}, {"de", 1, "*"},     {"dl", 0, "delete"},
    {"dv", 2, "/"},  {"eO", 2, "^="},  {"eo", 2, "^"},   {"eq", 2, "=="},       {"ge", 2, ">="},    {"gt", 2, ">"},
    {"ix", 0, "[]"}, {"lS", 2, "<<="}, {"le", 2, "<="},  {"ls", 2, "<<"},       {"lt", 2, "<"},     {"mI", 2, "-="},
    {"mL", 2, "*="}, {"mi", 2, "-"},   {"ml", 2, "*"},   {"mm", 0, "--"},       {"na", 0, "new[]"}, {"ne", 2, "!="},
    {"ng", 1, "-"},  {"nt", 1, "!"},   {"nw", 0, "new"}, {"oR", 2, "|="},       {"oo", 2, "||"},    {"or", 2, "|"},
    {"pL", 2, "+="}, {"pl", 2, "+"},   {"pm", 0, "->*"}, {"pp", 0, "++"},       {"ps", 1, "+"},     {"pt", 0, "->"},
    {"rM", 2, "%="}, {"rS", 2, ">>="}, {"rm", 2, "%"},   {"rs", 2, ">>"},       {"ss", 0, "<=>"}};

static uint16_t read_name(struct demangle_reader *reader, struct name_state *state);
static uint16_t read_template_argument(struct demangle_reader *reader);

/* ---- names ---- */

static const struct operator_row *find_operator(const struct demangle_reader *reader)
{
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++)
        if (demangle_peeks(reader, operators[i].code))
            return &operators[i];
    return NULL;
}

static uint16_t read_operator(struct demangle_reader *reader, struct name_state *state)
{
    const struct operator_row *row = find_operator(reader);
    bool worded;
    uint16_t name;

    if (demangle_take(reader, "cv")) {
        if (state)
            state->no_result = true;
        return demangle_add_one(reader->tree, DEMANGLE_CONVERSION, reader->type(reader));
    }
    if (demangle_take(reader, "li"))
        return demangle_add_texted(reader->tree, DEMANGLE_SPECIAL, demangle_source_name(reader),
                                   demangle_text_of("operator\"\" "));
    if (!row)
        return DEMANGLE_NONE;
    reader->at += 2;
    worded = isalpha((unsigned char)row->text[0]);
    name = demangle_add_text(reader->tree, demangle_text_of(row->text));
    return demangle_add_texted(reader->tree, DEMANGLE_SPECIAL, name,
                               demangle_text_of(worded ? "operator " : "operator"));
}

uint16_t demangle_types(struct demangle_reader *reader)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;
    char next = demangle_peek(reader);

    if (next == 'v') {
        reader->at++;
        return DEMANGLE_END;
    }
    while (next && next != 'E' && next != '.') {
        if (!demangle_append(reader->tree, &first, &last, reader->type(reader)))
            return DEMANGLE_NONE;
        next = demangle_peek(reader);
        if ((next == 'R' || next == 'O') && reader->at + 1 < reader->end && reader->at[1] == 'E')
            break;
    }
    return first;
}

static uint16_t read_lambda(struct demangle_reader *reader)
{
    bool inside = reader->arguments.lambda;
    uint32_t number;
    uint16_t types;

    reader->arguments.lambda = true;
    types = demangle_types(reader);
    reader->arguments.lambda = inside;
    if (!types || !demangle_take(reader, "E") || !demangle_index(reader, &number))
        return DEMANGLE_NONE;
    return demangle_add(reader->tree,
                        (struct demangle_node){.kind = DEMANGLE_LAMBDA, .right = types, .number = number + 1});
}

static uint16_t read_unnamed(struct demangle_reader *reader)
{
    uint32_t number;

    if (!demangle_index(reader, &number))
        return DEMANGLE_NONE;
    return demangle_note(
        reader, demangle_add(reader->tree, (struct demangle_node){.kind = DEMANGLE_UNNAMED, .number = number + 1}));
}

static uint16_t read_unqualified_name(struct demangle_reader *reader, struct name_state *state)
{
    uint16_t name;

    demangle_take(reader, "L");
    if (demangle_take(reader, "Ul"))
        name = read_lambda(reader);
    else if (demangle_take(reader, "Ut"))
        name = read_unnamed(reader);
    else if (isdigit((unsigned char)demangle_peek(reader)))
        name = demangle_source_name(reader);
    else
        name = read_operator(reader, state);
    return demangle_tags(reader, name);
}

/* The name that a class's constructors have. */
static uint16_t base_of(const struct demangle_reader *reader, uint16_t node)
{
    for (uint32_t i = 0; i < DEMANGLE_NODES; i++) {
        const struct demangle_node *at = &reader->tree->nodes[node];

        if (at->kind == DEMANGLE_SCOPED)
            node = at->right;
        else if (at->kind == DEMANGLE_TEMPLATE || at->kind == DEMANGLE_TAGGED)
            node = at->left;
        else
            break;
    }
    return node;
}

static uint16_t read_structor(struct demangle_reader *reader, uint16_t scope, struct name_state *state)
{
    bool destroys = demangle_take(reader, "D");

    if (!scope || !state || (!destroys && !demangle_take(reader, "C")) ||
        !isdigit((unsigned char)demangle_peek(reader)))
        return DEMANGLE_NONE;
    reader->at++;
    state->no_result = true;
    scope = base_of(reader, scope);
    return destroys ? demangle_add_one(reader->tree, DEMANGLE_DESTRUCTOR, scope) : scope;
}

/* The template arguments behind a name. Those of the name of an encoding are what its type means by T_. */
static uint16_t read_template_arguments(struct demangle_reader *reader, uint16_t name, struct name_state *state)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;

    if (!name || reader->tree->nodes[name].kind == DEMANGLE_TEMPLATE || !demangle_take(reader, "I"))
        return DEMANGLE_NONE;
    if (state)
        reader->arguments.count = 0;
    while (!demangle_take(reader, "E")) {
        uint16_t argument = read_template_argument(reader);

        if (!demangle_append(reader->tree, &first, &last, argument))
            return DEMANGLE_NONE;
        if (state && reader->arguments.count < DEMANGLE_ARGUMENTS)
            reader->arguments.node[reader->arguments.count++] = argument;
    }
    if (state)
        state->has_arguments = true;
    return demangle_add_two(reader->tree, DEMANGLE_TEMPLATE, name, first);
}

uint8_t demangle_qualifiers(struct demangle_reader *reader)
{
    uint8_t flags = 0;

    if (demangle_take(reader, "r"))
        flags |= DEMANGLE_RESTRICT;
    if (demangle_take(reader, "V"))
        flags |= DEMANGLE_VOLATILE;
    if (demangle_take(reader, "K"))
        flags |= DEMANGLE_CONST;
    return flags;
}

uint8_t demangle_reference(struct demangle_reader *reader)
{
    if (demangle_take(reader, "R"))
        return DEMANGLE_ON_LVALUE;
    return demangle_take(reader, "O") ? DEMANGLE_ON_RVALUE : 0;
}

/* One part of a nested name, behind the scope so far. *noted: later numbers may mean it. */
static uint16_t read_part(struct demangle_reader *reader, uint16_t scope, struct name_state *state, bool *noted)
{
    uint16_t part;

    *noted = true;
    if (state && demangle_peek(reader) != 'I')
        state->has_arguments = false;
    switch (demangle_peek(reader)) {
    case 'S':
        *noted = false;
        if (scope)
            return DEMANGLE_NONE;
        reader->at++;
        return demangle_take(reader, "t") ? demangle_add_text(reader->tree, demangle_text_of("std"))
                                          : demangle_substitution(reader);
    case 'T':
        return scope ? DEMANGLE_NONE : demangle_template_parameter(reader);
    case 'I':
        return read_template_arguments(reader, scope, state);
    case 'C':
    case 'D':
        part = read_structor(reader, scope, state);
        break;
    default:
        part = read_unqualified_name(reader, state);
    }
    part = demangle_tags(reader, part);
    return scope ? demangle_add_two(reader->tree, DEMANGLE_SCOPED, scope, part) : part;
}

static uint16_t read_nested_name(struct demangle_reader *reader, struct name_state *state)
{
    uint8_t flags = demangle_qualifiers(reader);
    uint16_t scope = DEMANGLE_NONE;
    bool noted = false;

    flags |= demangle_reference(reader);
    while (!demangle_take(reader, "E")) {
        scope = read_part(reader, scope, state, &noted);
        if (!scope || (noted && !demangle_note(reader, scope)))
            return DEMANGLE_NONE;
    }
    /* The whole is noted as a type, or not at all. */
    if (noted)
        reader->substitution_count--;
    if (state)
        state->flags = flags;
    return scope;
}

/* A number that tells apart things of the same name in a function. */
static void skip_discriminator(struct demangle_reader *reader)
{
    uint32_t number;

    if (!demangle_take(reader, "_"))
        return;
    if (demangle_take(reader, "_")) {
        if (demangle_number(reader, &number))
            demangle_take(reader, "_");
    } else if (isdigit((unsigned char)demangle_peek(reader))) {
        reader->at++;
    }
}

static uint16_t read_local_name(struct demangle_reader *reader, struct name_state *state)
{
    uint16_t function = demangle_encoding(reader), name;

    if (!function || !demangle_take(reader, "E"))
        return DEMANGLE_NONE;
    name = demangle_take(reader, "s") ? demangle_add_text(reader->tree, demangle_text_of("string literal"))
                                      : read_name(reader, state);
    skip_discriminator(reader);
    return demangle_add_two(reader->tree, DEMANGLE_LOCAL, function, name);
}

static uint16_t read_unscoped_name(struct demangle_reader *reader, struct name_state *state)
{
    uint16_t name;

    if (!demangle_take(reader, "St"))
        return read_unqualified_name(reader, state);
    name = read_unqualified_name(reader, state);
    return name ? demangle_add_two(reader->tree, DEMANGLE_SCOPED,
                                   demangle_add_text(reader->tree, demangle_text_of("std")), name)
                : DEMANGLE_NONE;
}

/* state: of the name of an encoding; NULL: it is a type's. */
static uint16_t read_name(struct demangle_reader *reader, struct name_state *state)
{
    uint16_t name;

    if (demangle_take(reader, "N"))
        return read_nested_name(reader, state);
    if (demangle_take(reader, "Z"))
        return read_local_name(reader, state);
    if (demangle_peek(reader) == 'S' && !demangle_peeks(reader, "St")) {
        reader->at++;
        return read_template_arguments(reader, demangle_substitution(reader), state);
    }
    name = read_unscoped_name(reader, state);
    if (demangle_peek(reader) != 'I')
        return name;
    return read_template_arguments(reader, demangle_note(reader, name), state);
}

uint16_t demangle_class(struct demangle_reader *reader)
{
    return demangle_note(reader, read_name(reader, NULL));
}

uint16_t demangle_arguments_behind(struct demangle_reader *reader, uint16_t node)
{
    if (!node || demangle_peek(reader) != 'I')
        return node;
    return demangle_note(reader, read_template_arguments(reader, node, NULL));
}

/* ---- template arguments ---- */

static uint16_t read_literal(struct demangle_reader *reader)
{
    struct code_text text;
    uint16_t type, node;

    if (demangle_take(reader, "_Z")) {
        node = demangle_encoding(reader);
        return demangle_take(reader, "E") ? node : DEMANGLE_NONE;
    }
    type = reader->type(reader);
    text.at = reader->at;
    while (isalnum((unsigned char)demangle_peek(reader)) && demangle_peek(reader) != 'E')
        reader->at++;
    text.length = (size_t)(reader->at - text.at);
    if (!demangle_take(reader, "E"))
        return DEMANGLE_NONE;
    return demangle_add_texted(reader->tree, DEMANGLE_LITERAL, type, text.length ? text : demangle_text_of("0"));
}

static uint16_t read_expression(struct demangle_reader *reader);

/* A name with its template arguments, which no later number means. */
static uint16_t read_simple_name(struct demangle_reader *reader)
{
    uint16_t name = read_unqualified_name(reader, NULL);

    return name && demangle_peek(reader) == 'I' ? read_template_arguments(reader, name, NULL) : name;
}

/* What a member belongs to: a type, or simple names up to an E. */
static uint16_t read_scope(struct demangle_reader *reader)
{
    uint16_t scope;

    if (!isdigit((unsigned char)demangle_peek(reader)))
        return reader->type(reader);
    scope = read_simple_name(reader);
    while (scope && !demangle_take(reader, "E"))
        scope = demangle_add_two(reader->tree, DEMANGLE_SCOPED, scope, read_simple_name(reader));
    return scope;
}

/* A member of a type: what tells whether a template may be used, as a rule. */
static uint16_t read_member(struct demangle_reader *reader)
{
    uint16_t scope = read_scope(reader);

    return scope ? demangle_add_two(reader->tree, DEMANGLE_SCOPED, scope, read_simple_name(reader)) : DEMANGLE_NONE;
}

static uint16_t read_operation(struct demangle_reader *reader)
{
    const struct operator_row *row = find_operator(reader);
    uint16_t left, node;

    if (!row || !row->operands)
        return DEMANGLE_NONE;
    reader->at += 2;
    left = read_expression(reader);
    if (row->operands == 1)
        return demangle_add_texted(reader->tree, DEMANGLE_UNARY, left, demangle_text_of(row->text));
    node = left ? demangle_add_two(reader->tree, DEMANGLE_BINARY, left, read_expression(reader)) : DEMANGLE_NONE;
    if (node)
        reader->tree->nodes[node].text = demangle_text_of(row->text);
    return node;
}

static uint16_t read_any_expression(struct demangle_reader *reader)
{
    if (demangle_take(reader, "L"))
        return read_literal(reader);
    if (demangle_peek(reader) == 'T')
        return demangle_template_parameter(reader);
    if (demangle_take(reader, "sr"))
        return read_member(reader);
    return read_operation(reader);
}

static uint16_t read_expression(struct demangle_reader *reader)
{
    return demangle_leave(reader, demangle_enter(reader) ? read_any_expression(reader) : DEMANGLE_NONE);
}

static uint16_t read_pack(struct demangle_reader *reader)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;

    while (!demangle_take(reader, "E"))
        if (!demangle_append(reader->tree, &first, &last, read_template_argument(reader)))
            return DEMANGLE_NONE;
    return demangle_add(reader->tree, (struct demangle_node){.kind = DEMANGLE_PACK, .right = first});
}

static uint16_t read_any_argument(struct demangle_reader *reader)
{
    uint16_t node;

    if (demangle_take(reader, "L"))
        return read_literal(reader);
    if (demangle_take(reader, "J"))
        return read_pack(reader);
    if (!demangle_take(reader, "X"))
        return reader->type(reader);
    node = read_expression(reader);
    return demangle_take(reader, "E") ? node : DEMANGLE_NONE;
}

static uint16_t read_template_argument(struct demangle_reader *reader)
{
    return demangle_leave(reader, demangle_enter(reader) ? read_any_argument(reader) : DEMANGLE_NONE);
}

/* ---- encodings ---- */

/* Names of what the compiler has made for a class or variable. */
static uint16_t read_special(struct demangle_reader *reader)
{
    static const struct {
        const char *code;
        const char *text;
    } table[] = {{"TV", "vtable for "}, {"TT", "VTT for "}, {"TI", "typeinfo for "}, {"TS", "typeinfo name for "}};

    if (demangle_take(reader, "GV"))
        return demangle_add_texted(reader->tree, DEMANGLE_SPECIAL, read_name(reader, NULL),
                                   demangle_text_of("guard variable for "));
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (demangle_take(reader, table[i].code))
            return demangle_add_texted(reader->tree, DEMANGLE_SPECIAL, reader->type(reader),
                                       demangle_text_of(table[i].text));
    return DEMANGLE_NONE;
}

static bool ends(const struct demangle_reader *reader)
{
    char next = demangle_peek(reader);

    return !next || next == 'E' || next == '.';
}

static uint16_t read_function_encoding(struct demangle_reader *reader)
{
    struct name_state state = {0};
    uint16_t name = read_name(reader, &state), result = DEMANGLE_END, type;

    if (!name || (ends(reader) && !state.flags))
        return name;
    if (state.has_arguments && !state.no_result)
        result = reader->type(reader);
    type = result ? demangle_add_two(reader->tree, DEMANGLE_FUNCTION, result, demangle_types(reader)) : DEMANGLE_NONE;
    if (type)
        reader->tree->nodes[type].flags = state.flags;
    return demangle_add_two(reader->tree, DEMANGLE_ENCODING, name, type);
}

uint16_t demangle_encoding(struct demangle_reader *reader)
{
    struct demangle_arguments kept = reader->arguments;
    uint16_t node = DEMANGLE_NONE;

    reader->arguments = (struct demangle_arguments){.encoding = ++reader->encodings};
    if (demangle_enter(reader))
        node = demangle_peek(reader) == 'T' || demangle_peeks(reader, "GV") ? read_special(reader)
                                                                            : read_function_encoding(reader);
    reader->arguments = kept;
    return demangle_leave(reader, node);
}
