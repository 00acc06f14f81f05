/* demangle_read.c - see demangle_read.h. The names of the functions are those of the productions of the ABI's grammar. */
#include "code/demangle_read.h"

#include <ctype.h>
#include <string.h>

#define DEPTH_MOST         64u
#define SUBSTITUTIONS_MOST 512u
#define ARGUMENTS_MOST     64u
#define NUMBER_MOST        1000000u
#define STEPS_MOST         100000u
#define ADAPT_DEPTH_MOST   512u /* lists are chains */

/* The template arguments that T_ and its like mean. */
struct arguments {
    uint16_t node[ARGUMENTS_MOST];
    uint32_t count;
    uint8_t encoding; /* numbers the encodings, so far as eight bits do */
    bool lambda;      /* among the parameters of a lambda they are what auto has become */
};

struct reader {
    struct demangle_tree *tree;
    const char *at;
    const char *end;
    uint16_t substitution[SUBSTITUTIONS_MOST];
    uint32_t substitution_count;
    uint32_t depth;
    uint32_t steps;
    uint8_t encodings;
    struct arguments arguments;
};

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

struct letter_row {
    char letter;
    const char *text;
};

static const struct letter_row builtins[] = {{'v', "void"},        {'w', "wchar_t"},
                                             {'b', "bool"},        {'c', "char"},
                                             {'a', "signed char"}, {'h', "unsigned char"},
                                             {'s', "short"},       {'t', "unsigned short"},
                                             {'i', "int"},         {'j', "unsigned int"},
                                             {'l', "long"},        {'m', "unsigned long"},
                                             {'x', "long long"},   {'y', "unsigned long long"},
                                             {'n', "__int128"},    {'o', "unsigned __int128"},
                                             {'f', "float"},       {'d', "double"},
                                             {'e', "long double"}, {'g', "__float128"},
                                             {'z', "..."}};

/* With a D before them. */
static const struct letter_row more_builtins[] = {
    {'n', "decltype(nullptr)"}, {'i', "char32_t"}, {'s', "char16_t"}, {'u', "char8_t"}, {'a', "auto"},
    {'c', "decltype(auto)"},    {'h', "half"}};

static const struct letter_row qualifiers[] = {{'r', " restrict"}, {'V', " volatile"}, {'K', " const"}};

static uint16_t read_type(struct reader *reader);
static uint16_t read_encoding(struct reader *reader);
static uint16_t read_name(struct reader *reader, struct name_state *state);
static uint16_t read_template_argument(struct reader *reader);

/* ---- characters ---- */

static char peek(const struct reader *reader)
{
    if (reader->at == reader->end)
        return '\0';
    return *reader->at;
}

static bool peeks(const struct reader *reader, const char *text)
{
    size_t length = strlen(text);

    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, text, length) == 0;
}

static bool take(struct reader *reader, const char *text)
{
    if (!peeks(reader, text))
        return false;
    reader->at += strlen(text);
    return true;
}

static bool read_number(struct reader *reader, uint32_t *number)
{
    if (!isdigit((unsigned char)peek(reader)))
        return false;
    for (*number = 0; isdigit((unsigned char)peek(reader)) && *number < NUMBER_MOST; reader->at++)
        *number = *number * 10 + (uint32_t)(*reader->at - '0');
    return *number < NUMBER_MOST;
}

/* "_" is 0, "0_" is 1. */
static bool read_index(struct reader *reader, uint32_t *number)
{
    *number = 0;
    if (take(reader, "_"))
        return true;
    if (!read_number(reader, number))
        return false;
    ++*number;
    return take(reader, "_");
}

static struct code_text text_of(const char *text)
{
    return (struct code_text){text, strlen(text)};
}

static const char *letter_text(const struct letter_row *table, size_t count, char letter)
{
    for (size_t i = 0; i < count; i++)
        if (table[i].letter == letter)
            return table[i].text;
    return NULL;
}

/* ---- nodes ---- */

static uint16_t add(struct reader *reader, struct demangle_node node)
{
    if (reader->tree->count == DEMANGLE_NODES)
        return DEMANGLE_NONE;
    reader->tree->nodes[reader->tree->count] = node;
    return (uint16_t)reader->tree->count++;
}

static uint16_t add_text(struct reader *reader, struct code_text text)
{
    return add(reader, (struct demangle_node){.kind = DEMANGLE_TEXT, .text = text});
}

/* Nothing if left is nothing. */
static uint16_t add_one(struct reader *reader, enum demangle_kind kind, uint16_t left)
{
    return left ? add(reader, (struct demangle_node){.kind = (uint8_t)kind, .left = left}) : DEMANGLE_NONE;
}

/* Nothing if one of both is. */
static uint16_t add_two(struct reader *reader, enum demangle_kind kind, uint16_t left, uint16_t right)
{
    if (!left || !right)
        return DEMANGLE_NONE;
    return add(reader, (struct demangle_node){.kind = (uint8_t)kind, .left = left, .right = right});
}

static uint16_t add_texted(struct reader *reader, enum demangle_kind kind, uint16_t left, struct code_text text)
{
    return left ? add(reader, (struct demangle_node){.kind = (uint8_t)kind, .left = left, .text = text})
                : DEMANGLE_NONE;
}

/* Notes what a later number may mean. */
static uint16_t note(struct reader *reader, uint16_t node)
{
    if (!node || reader->substitution_count == SUBSTITUTIONS_MOST)
        return DEMANGLE_NONE;
    reader->substitution[reader->substitution_count++] = node;
    return node;
}

/* Appends to the list that begins at *first; *last is its last node, nothing before the first. */
static bool append(struct reader *reader, uint16_t *first, uint16_t *last, uint16_t item)
{
    uint16_t node = add_two(reader, DEMANGLE_LIST, item, DEMANGLE_END);

    if (!node)
        return false;
    if (*last)
        reader->tree->nodes[*last].right = node;
    else
        *first = node;
    *last = node;
    return true;
}

/* Goes a level deeper, unless that is too deep. */
static bool enter(struct reader *reader)
{
    return ++reader->depth <= DEPTH_MOST;
}

static uint16_t leave(struct reader *reader, uint16_t node)
{
    reader->depth--;
    return node;
}

/* ---- names ---- */

static uint16_t read_source_name(struct reader *reader)
{
    static const char hidden[] = "_GLOBAL__N";
    struct code_text text;
    uint32_t length;

    if (!read_number(reader, &length) || !length || length > (size_t)(reader->end - reader->at))
        return DEMANGLE_NONE;
    text = (struct code_text){reader->at, length};
    reader->at += length;
    if (length >= sizeof hidden - 1 && memcmp(text.at, hidden, sizeof hidden - 1) == 0)
        text = text_of("(anonymous namespace)");
    return add_text(reader, text);
}

static const struct operator_row *find_operator(const struct reader *reader)
{
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++)
        if (peeks(reader, operators[i].code))
            return &operators[i];
    return NULL;
}

static uint16_t read_operator(struct reader *reader, struct name_state *state)
{
    const struct operator_row *row = find_operator(reader);
    bool worded;
    uint16_t name;

    if (take(reader, "cv")) {
        if (state)
            state->no_result = true;
        return add_one(reader, DEMANGLE_CONVERSION, read_type(reader));
    }
    if (take(reader, "li"))
        return add_texted(reader, DEMANGLE_SPECIAL, read_source_name(reader), text_of("operator\"\" "));
    if (!row)
        return DEMANGLE_NONE;
    reader->at += 2;
    worded = isalpha((unsigned char)row->text[0]);
    name = add_text(reader, text_of(row->text));
    return add_texted(reader, DEMANGLE_SPECIAL, name, text_of(worded ? "operator " : "operator"));
}

/* The types up to a letter that no type begins with; one void alone is none. */
static uint16_t read_types(struct reader *reader)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;
    char next = peek(reader);

    if (next == 'v') {
        reader->at++;
        return DEMANGLE_END;
    }
    while (next && next != 'E' && next != '.') {
        if (!append(reader, &first, &last, read_type(reader)))
            return DEMANGLE_NONE;
        next = peek(reader);
        if ((next == 'R' || next == 'O') && reader->at + 1 < reader->end && reader->at[1] == 'E')
            break;
    }
    return first;
}

static uint16_t read_lambda(struct reader *reader)
{
    bool inside = reader->arguments.lambda;
    uint32_t number;
    uint16_t types;

    reader->arguments.lambda = true;
    types = read_types(reader);
    reader->arguments.lambda = inside;
    if (!types || !take(reader, "E") || !read_index(reader, &number))
        return DEMANGLE_NONE;
    return add(reader, (struct demangle_node){.kind = DEMANGLE_LAMBDA, .right = types, .number = number + 1});
}

static uint16_t read_unnamed(struct reader *reader)
{
    uint32_t number;

    if (!read_index(reader, &number))
        return DEMANGLE_NONE;
    return note(reader, add(reader, (struct demangle_node){.kind = DEMANGLE_UNNAMED, .number = number + 1}));
}

static uint16_t read_tags(struct reader *reader, uint16_t name)
{
    while (name && take(reader, "B")) {
        uint16_t tag = read_source_name(reader);

        if (!tag)
            return DEMANGLE_NONE;
        name = add_texted(reader, DEMANGLE_TAGGED, name, reader->tree->nodes[tag].text);
    }
    return name;
}

static uint16_t read_unqualified_name(struct reader *reader, struct name_state *state)
{
    uint16_t name;

    take(reader, "L");
    if (take(reader, "Ul"))
        name = read_lambda(reader);
    else if (take(reader, "Ut"))
        name = read_unnamed(reader);
    else if (isdigit((unsigned char)peek(reader)))
        name = read_source_name(reader);
    else
        name = read_operator(reader, state);
    return read_tags(reader, name);
}

/* The name that a class's constructors have. */
static uint16_t base_of(const struct reader *reader, uint16_t node)
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

static uint16_t read_structor(struct reader *reader, uint16_t scope, struct name_state *state)
{
    bool destroys = take(reader, "D");

    if (!scope || !state || (!destroys && !take(reader, "C")) || !isdigit((unsigned char)peek(reader)))
        return DEMANGLE_NONE;
    reader->at++;
    state->no_result = true;
    scope = base_of(reader, scope);
    return destroys ? add_one(reader, DEMANGLE_DESTRUCTOR, scope) : scope;
}

/* The template arguments behind a name. Those of the name of an encoding are what its type means by T_. */
static uint16_t read_template_arguments(struct reader *reader, uint16_t name, struct name_state *state)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;

    if (!name || reader->tree->nodes[name].kind == DEMANGLE_TEMPLATE || !take(reader, "I"))
        return DEMANGLE_NONE;
    if (state)
        reader->arguments.count = 0;
    while (!take(reader, "E")) {
        uint16_t argument = read_template_argument(reader);

        if (!append(reader, &first, &last, argument))
            return DEMANGLE_NONE;
        if (state && reader->arguments.count < ARGUMENTS_MOST)
            reader->arguments.node[reader->arguments.count++] = argument;
    }
    if (state)
        state->has_arguments = true;
    return add_two(reader, DEMANGLE_TEMPLATE, name, first);
}

/* std::basic_string<char, std::char_traits<char>, std::allocator<char> > and its like. */
static uint16_t add_standard(struct reader *reader, const char *name, const char *arguments)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE, node = add_text(reader, text_of(name));

    if (*arguments) {
        if (!append(reader, &first, &last, add_text(reader, text_of(arguments))))
            return DEMANGLE_NONE;
        node = add_two(reader, DEMANGLE_TEMPLATE, node, first);
    }
    return add_two(reader, DEMANGLE_SCOPED, add_text(reader, text_of("std")), node);
}

static uint16_t read_standard(struct reader *reader)
{
    static const struct {
        char letter;
        const char *name;
        const char *arguments;
    } table[] = {{'a', "allocator", ""},
                 {'b', "basic_string", ""},
                 {'s', "basic_string", "char, std::char_traits<char>, std::allocator<char>"},
                 {'i', "basic_istream", "char, std::char_traits<char>"},
                 {'o', "basic_ostream", "char, std::char_traits<char>"},
                 {'d', "basic_iostream", "char, std::char_traits<char>"}};

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (peek(reader) != table[i].letter)
            continue;
        reader->at++;
        return read_tags(reader, add_standard(reader, table[i].name, table[i].arguments));
    }
    return DEMANGLE_NONE;
}

/* A use of a template argument of the encoding that is being read. */
static uint16_t add_parameter(struct reader *reader, uint32_t number)
{
    const struct arguments *arguments = &reader->arguments;

    if (number >= arguments->count)
        return DEMANGLE_NONE;
    return add(reader, (struct demangle_node){.kind = DEMANGLE_PARAMETER,
                                              .flags = arguments->encoding,
                                              .left = arguments->node[number],
                                              .number = number});
}

/*
 * Makes a part of another encoding a part of this one: T_ in it means an argument of this one then, since the same letters have meant
 * both. A node in which nothing changes stays.
 */
static uint16_t adapt(struct reader *reader, uint16_t number, uint32_t depth)
{
    struct demangle_node node = reader->tree->nodes[number];
    uint16_t left, right;

    if (number <= DEMANGLE_END || node.kind == DEMANGLE_LOCAL || node.kind == DEMANGLE_ENCODING)
        return number;
    if (node.kind == DEMANGLE_AUTO)
        return reader->arguments.lambda ? number : add_parameter(reader, node.number - 1);
    if (node.kind == DEMANGLE_PARAMETER)
        return node.flags == reader->arguments.encoding ? number : add_parameter(reader, node.number);
    if (depth == ADAPT_DEPTH_MOST || ++reader->steps > STEPS_MOST)
        return DEMANGLE_NONE;
    left = adapt(reader, node.left, depth + 1);
    right = adapt(reader, node.right, depth + 1);
    if (left == node.left && right == node.right)
        return number;
    if ((node.left && !left) || (node.right && !right))
        return DEMANGLE_NONE;
    node.left = left;
    node.right = right;
    return add(reader, node);
}

/* S_, S0_ to SZ_, S10_ and so on; the S has been read. */
static uint16_t read_substitution(struct reader *reader)
{
    uint32_t number = 0;

    if (islower((unsigned char)peek(reader)))
        return read_standard(reader);
    if (take(reader, "_"))
        return reader->substitution_count ? adapt(reader, reader->substitution[0], 0) : DEMANGLE_NONE;
    while (number < SUBSTITUTIONS_MOST &&
           (isdigit((unsigned char)peek(reader)) || isupper((unsigned char)peek(reader)))) {
        number =
            number * 36 + (uint32_t)(isdigit((unsigned char)*reader->at) ? *reader->at - '0' : *reader->at - 'A' + 10);
        reader->at++;
    }
    if (!take(reader, "_") || number + 1 >= reader->substitution_count)
        return DEMANGLE_NONE;
    return adapt(reader, reader->substitution[number + 1], 0);
}

/* T_, T0_ and so on. */
static uint16_t read_template_parameter(struct reader *reader)
{
    uint32_t number;

    if (!take(reader, "T") || !read_index(reader, &number))
        return DEMANGLE_NONE;
    if (reader->arguments.lambda)
        return add(reader, (struct demangle_node){.kind = DEMANGLE_AUTO, .number = number + 1});
    return add_parameter(reader, number);
}

static uint8_t read_qualifiers(struct reader *reader)
{
    uint8_t flags = 0;

    for (uint32_t i = 0; i < sizeof qualifiers / sizeof qualifiers[0]; i++) {
        const char text[2] = {qualifiers[i].letter, '\0'};

        if (take(reader, text))
            flags |= (uint8_t)(1u << i);
    }
    return flags;
}

static uint8_t read_reference(struct reader *reader)
{
    if (take(reader, "R"))
        return DEMANGLE_ON_LVALUE;
    return take(reader, "O") ? DEMANGLE_ON_RVALUE : 0;
}

/* One part of a nested name, behind the scope so far. *noted: later numbers may mean it. */
static uint16_t read_part(struct reader *reader, uint16_t scope, struct name_state *state, bool *noted)
{
    uint16_t part;

    *noted = true;
    if (state && peek(reader) != 'I')
        state->has_arguments = false;
    switch (peek(reader)) {
    case 'S':
        *noted = false;
        if (scope)
            return DEMANGLE_NONE;
        reader->at++;
        return take(reader, "t") ? add_text(reader, text_of("std")) : read_substitution(reader);
    case 'T':
        return scope ? DEMANGLE_NONE : read_template_parameter(reader);
    case 'I':
        return read_template_arguments(reader, scope, state);
    case 'C':
    case 'D':
        part = read_structor(reader, scope, state);
        break;
    default:
        part = read_unqualified_name(reader, state);
    }
    part = read_tags(reader, part);
    return scope ? add_two(reader, DEMANGLE_SCOPED, scope, part) : part;
}

static uint16_t read_nested_name(struct reader *reader, struct name_state *state)
{
    uint8_t flags = read_qualifiers(reader);
    uint16_t scope = DEMANGLE_NONE;
    bool noted = false;

    flags |= read_reference(reader);
    while (!take(reader, "E")) {
        scope = read_part(reader, scope, state, &noted);
        if (!scope || (noted && !note(reader, scope)))
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
static void skip_discriminator(struct reader *reader)
{
    uint32_t number;

    if (!take(reader, "_"))
        return;
    if (take(reader, "_")) {
        if (read_number(reader, &number))
            take(reader, "_");
    } else if (isdigit((unsigned char)peek(reader))) {
        reader->at++;
    }
}

static uint16_t read_local_name(struct reader *reader, struct name_state *state)
{
    uint16_t function = read_encoding(reader), name;

    if (!function || !take(reader, "E"))
        return DEMANGLE_NONE;
    name = take(reader, "s") ? add_text(reader, text_of("string literal")) : read_name(reader, state);
    skip_discriminator(reader);
    return add_two(reader, DEMANGLE_LOCAL, function, name);
}

static uint16_t read_unscoped_name(struct reader *reader, struct name_state *state)
{
    uint16_t name;

    if (!take(reader, "St"))
        return read_unqualified_name(reader, state);
    name = read_unqualified_name(reader, state);
    return name ? add_two(reader, DEMANGLE_SCOPED, add_text(reader, text_of("std")), name) : DEMANGLE_NONE;
}

/* state: of the name of an encoding; NULL: it is a type's. */
static uint16_t read_name(struct reader *reader, struct name_state *state)
{
    uint16_t name;

    if (take(reader, "N"))
        return read_nested_name(reader, state);
    if (take(reader, "Z"))
        return read_local_name(reader, state);
    if (peek(reader) == 'S' && !peeks(reader, "St")) {
        reader->at++;
        return read_template_arguments(reader, read_substitution(reader), state);
    }
    name = read_unscoped_name(reader, state);
    if (peek(reader) != 'I')
        return name;
    return read_template_arguments(reader, note(reader, name), state);
}

/* ---- types ---- */

static uint16_t read_function(struct reader *reader, uint8_t flags)
{
    uint16_t result, parameters, node;

    if (take(reader, "Do"))
        flags |= DEMANGLE_NO_THROW;
    if (!take(reader, "F"))
        return DEMANGLE_NONE;
    take(reader, "Y");
    result = read_type(reader);
    parameters = result ? read_types(reader) : DEMANGLE_NONE;
    flags |= read_reference(reader);
    if (!take(reader, "E"))
        return DEMANGLE_NONE;
    node = add_two(reader, DEMANGLE_FUNCTION, result, parameters);
    if (node)
        reader->tree->nodes[node].flags = flags;
    return note(reader, node);
}

static uint16_t read_qualified_type(struct reader *reader)
{
    uint8_t flags = read_qualifiers(reader);
    uint16_t node;

    if (peek(reader) == 'F' || peeks(reader, "DoF"))
        return read_function(reader, flags);
    node = add_one(reader, DEMANGLE_QUALIFIED, read_type(reader));
    if (node)
        reader->tree->nodes[node].flags = flags;
    return note(reader, node);
}

static struct code_text read_digits(struct reader *reader)
{
    struct code_text text = {reader->at, 0};

    while (isdigit((unsigned char)peek(reader)))
        reader->at++;
    text.length = (size_t)(reader->at - text.at);
    return text;
}

static uint16_t read_array(struct reader *reader, enum demangle_kind kind)
{
    struct code_text length = read_digits(reader);

    if (!take(reader, "_"))
        return DEMANGLE_NONE;
    return note(reader, add_texted(reader, kind, read_type(reader), length));
}

static uint16_t read_member_pointer(struct reader *reader)
{
    uint16_t class = read_type(reader);

    return class ? note(reader, add_two(reader, DEMANGLE_MEMBER, class, read_type(reader))) : DEMANGLE_NONE;
}

/* A qualifier of a vendor, such as an address space. */
static uint16_t read_vendor_qualified(struct reader *reader)
{
    uint16_t name = read_source_name(reader);

    if (!name || peek(reader) == 'I')
        return DEMANGLE_NONE;
    return note(reader, add_texted(reader, DEMANGLE_POSTFIX, read_type(reader), reader->tree->nodes[name].text));
}

/* A D has been read. */
static uint16_t read_more_types(struct reader *reader)
{
    const char *text;

    if (peeks(reader, "oF")) {
        reader->at--;
        return read_function(reader, 0);
    }
    if (take(reader, "p"))
        return note(reader, add_one(reader, DEMANGLE_EXPANSION, read_type(reader)));
    if (take(reader, "v"))
        return read_array(reader, DEMANGLE_VECTOR);
    if (take(reader, "F16_"))
        return add_text(reader, text_of("_Float16"));
    text = letter_text(more_builtins, sizeof more_builtins / sizeof more_builtins[0], peek(reader));
    if (!text)
        return DEMANGLE_NONE;
    reader->at++;
    return add_text(reader, text_of(text));
}

/* Behind T_ or a number may come the arguments of a template that it means. */
static uint16_t read_arguments_behind(struct reader *reader, uint16_t node)
{
    if (!node || peek(reader) != 'I')
        return node;
    return note(reader, read_template_arguments(reader, node, NULL));
}

static uint16_t read_class(struct reader *reader)
{
    return note(reader, read_name(reader, NULL));
}

static uint16_t read_known_type(struct reader *reader)
{
    char letter = peek(reader);
    const char *text = letter_text(builtins, sizeof builtins / sizeof builtins[0], letter);

    if (text) {
        reader->at++;
        return add_text(reader, text_of(text));
    }
    if (letter == 'T')
        return read_arguments_behind(reader, note(reader, read_template_parameter(reader)));
    if (letter == 'S' && !peeks(reader, "St")) {
        reader->at++;
        return read_arguments_behind(reader, read_substitution(reader));
    }
    if (letter == 'F')
        return read_function(reader, 0);
    if (letter == 'r' || letter == 'V' || letter == 'K')
        return read_qualified_type(reader);
    return isdigit((unsigned char)letter) || letter == 'N' || letter == 'Z' || letter == 'S' ? read_class(reader)
                                                                                             : DEMANGLE_NONE;
}

static uint16_t read_any_type(struct reader *reader)
{
    if (take(reader, "P"))
        return note(reader, add_one(reader, DEMANGLE_POINTER, read_type(reader)));
    if (take(reader, "R"))
        return note(reader, add_one(reader, DEMANGLE_LVALUE, read_type(reader)));
    if (take(reader, "O"))
        return note(reader, add_one(reader, DEMANGLE_RVALUE, read_type(reader)));
    if (take(reader, "C"))
        return note(reader, add_texted(reader, DEMANGLE_POSTFIX, read_type(reader), text_of("_Complex")));
    if (take(reader, "A"))
        return read_array(reader, DEMANGLE_ARRAY);
    if (take(reader, "M"))
        return read_member_pointer(reader);
    if (take(reader, "U"))
        return read_vendor_qualified(reader);
    if (take(reader, "u"))
        return note(reader, read_source_name(reader));
    if (take(reader, "D"))
        return read_more_types(reader);
    return read_known_type(reader);
}

static uint16_t read_type(struct reader *reader)
{
    return leave(reader, enter(reader) ? read_any_type(reader) : DEMANGLE_NONE);
}

/* ---- template arguments ---- */

static uint16_t read_literal(struct reader *reader)
{
    struct code_text text;
    uint16_t type, node;

    if (take(reader, "_Z")) {
        node = read_encoding(reader);
        return take(reader, "E") ? node : DEMANGLE_NONE;
    }
    type = read_type(reader);
    text.at = reader->at;
    while (isalnum((unsigned char)peek(reader)) && peek(reader) != 'E')
        reader->at++;
    text.length = (size_t)(reader->at - text.at);
    if (!take(reader, "E"))
        return DEMANGLE_NONE;
    return add_texted(reader, DEMANGLE_LITERAL, type, text.length ? text : text_of("0"));
}

static uint16_t read_expression(struct reader *reader);

/* A name with its template arguments, which no later number means. */
static uint16_t read_simple_name(struct reader *reader)
{
    uint16_t name = read_unqualified_name(reader, NULL);

    return name && peek(reader) == 'I' ? read_template_arguments(reader, name, NULL) : name;
}

/* What a member belongs to: a type, or simple names up to an E. */
static uint16_t read_scope(struct reader *reader)
{
    uint16_t scope;

    if (!isdigit((unsigned char)peek(reader)))
        return read_type(reader);
    scope = read_simple_name(reader);
    while (scope && !take(reader, "E"))
        scope = add_two(reader, DEMANGLE_SCOPED, scope, read_simple_name(reader));
    return scope;
}

/* A member of a type: what tells whether a template may be used, as a rule. */
static uint16_t read_member(struct reader *reader)
{
    uint16_t scope = read_scope(reader);

    return scope ? add_two(reader, DEMANGLE_SCOPED, scope, read_simple_name(reader)) : DEMANGLE_NONE;
}

static uint16_t read_operation(struct reader *reader)
{
    const struct operator_row *row = find_operator(reader);
    uint16_t left, node;

    if (!row || !row->operands)
        return DEMANGLE_NONE;
    reader->at += 2;
    left = read_expression(reader);
    if (row->operands == 1)
        return add_texted(reader, DEMANGLE_UNARY, left, text_of(row->text));
    node = left ? add_two(reader, DEMANGLE_BINARY, left, read_expression(reader)) : DEMANGLE_NONE;
    if (node)
        reader->tree->nodes[node].text = text_of(row->text);
    return node;
}

static uint16_t read_any_expression(struct reader *reader)
{
    if (take(reader, "L"))
        return read_literal(reader);
    if (peek(reader) == 'T')
        return read_template_parameter(reader);
    if (take(reader, "sr"))
        return read_member(reader);
    return read_operation(reader);
}

static uint16_t read_expression(struct reader *reader)
{
    return leave(reader, enter(reader) ? read_any_expression(reader) : DEMANGLE_NONE);
}

static uint16_t read_pack(struct reader *reader)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE;

    while (!take(reader, "E"))
        if (!append(reader, &first, &last, read_template_argument(reader)))
            return DEMANGLE_NONE;
    return add(reader, (struct demangle_node){.kind = DEMANGLE_PACK, .right = first});
}

static uint16_t read_any_argument(struct reader *reader)
{
    uint16_t node;

    if (take(reader, "L"))
        return read_literal(reader);
    if (take(reader, "J"))
        return read_pack(reader);
    if (!take(reader, "X"))
        return read_type(reader);
    node = read_expression(reader);
    return take(reader, "E") ? node : DEMANGLE_NONE;
}

static uint16_t read_template_argument(struct reader *reader)
{
    return leave(reader, enter(reader) ? read_any_argument(reader) : DEMANGLE_NONE);
}

/* ---- the whole ---- */

/* Names of what the compiler has made for a class or variable. */
static uint16_t read_special(struct reader *reader)
{
    static const struct {
        const char *code;
        const char *text;
    } table[] = {{"TV", "vtable for "}, {"TT", "VTT for "}, {"TI", "typeinfo for "}, {"TS", "typeinfo name for "}};

    if (take(reader, "GV"))
        return add_texted(reader, DEMANGLE_SPECIAL, read_name(reader, NULL), text_of("guard variable for "));
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (take(reader, table[i].code))
            return add_texted(reader, DEMANGLE_SPECIAL, read_type(reader), text_of(table[i].text));
    return DEMANGLE_NONE;
}

static bool ends(const struct reader *reader)
{
    char next = peek(reader);

    return !next || next == 'E' || next == '.';
}

static uint16_t read_function_encoding(struct reader *reader)
{
    struct name_state state = {0};
    uint16_t name = read_name(reader, &state), result = DEMANGLE_END, type;

    if (!name || (ends(reader) && !state.flags))
        return name;
    if (state.has_arguments && !state.no_result)
        result = read_type(reader);
    type = result ? add_two(reader, DEMANGLE_FUNCTION, result, read_types(reader)) : DEMANGLE_NONE;
    if (type)
        reader->tree->nodes[type].flags = state.flags;
    return add_two(reader, DEMANGLE_ENCODING, name, type);
}

static uint16_t read_encoding(struct reader *reader)
{
    struct arguments kept = reader->arguments;
    uint16_t node = DEMANGLE_NONE;

    reader->arguments = (struct arguments){.encoding = ++reader->encodings};
    if (enter(reader))
        node = peek(reader) == 'T' || peeks(reader, "GV") ? read_special(reader) : read_function_encoding(reader);
    reader->arguments = kept;
    return leave(reader, node);
}

/* What a compiler has put behind a name of a copy: ".kd", ".isra.0". */
static struct code_text read_suffix(struct reader *reader)
{
    struct code_text text = {reader->at++, 0};

    while (isalnum((unsigned char)peek(reader)) || peek(reader) == '_')
        reader->at++;
    while (peek(reader) == '.' && reader->at + 1 < reader->end && isdigit((unsigned char)reader->at[1]))
        for (reader->at++; isdigit((unsigned char)peek(reader));)
            reader->at++;
    text.length = (size_t)(reader->at - text.at);
    return text;
}

uint16_t demangle_read(struct demangle_tree *tree, struct code_text name)
{
    struct reader reader = {.tree = tree, .at = name.at, .end = name.at + name.length};
    uint16_t node;

    tree->count = 0;
    add(&reader, (struct demangle_node){.kind = DEMANGLE_LIST_END}); /* stands for DEMANGLE_NONE */
    add(&reader, (struct demangle_node){.kind = DEMANGLE_LIST_END});
    if (!take(&reader, "_Z"))
        return DEMANGLE_NONE;
    node = read_encoding(&reader);
    while (node && peek(&reader) == '.')
        node = add_texted(&reader, DEMANGLE_CLONE, node, read_suffix(&reader));
    return reader.at == reader.end ? node : DEMANGLE_NONE;
}
