/* demangle_write.c - see demangle_write.h. Types have a left part, before what is declared, and a right part behind it. */
#include "code/demangle_write.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define DEPTH_MOST 200u
#define STEPS_MOST 100000u
#define NO_ELEMENT UINT32_MAX

struct writer {
    const struct demangle_tree *tree;
    const struct demangle_form *form;
    char *text;
    size_t bytes;
    size_t used;
    uint32_t depth;
    uint32_t steps;
    uint32_t arguments; /* lists of template arguments around this */
    uint32_t element;   /* of a pack that is being expanded */
    char last; /* that was written, even if it was taken back: c++filt has A<B<C>> behind an empty pack, for A<B<C> > */
    bool failed;
};

static void write_left(struct writer *writer, uint16_t node);
static void write_right(struct writer *writer, uint16_t node);

/* ---- texts ---- */

static void fail(struct writer *writer)
{
    writer->failed = true;
}

static void put_text(struct writer *writer, struct code_text text)
{
    if (writer->failed || text.length >= writer->bytes - writer->used) {
        fail(writer);
        return;
    }
    memcpy(writer->text + writer->used, text.at, text.length);
    writer->used += text.length;
    writer->text[writer->used] = '\0';
    if (text.length)
        writer->last = text.at[text.length - 1];
}

static void put(struct writer *writer, const char *text)
{
    put_text(writer, (struct code_text){text, strlen(text)});
}

static void put_number(struct writer *writer, const char *before, uint32_t number)
{
    char text[16];

    put(writer, before);
    snprintf(text, sizeof text, "%" PRIu32, number);
    put(writer, text);
}

static const struct demangle_node *at(const struct writer *writer, uint16_t node)
{
    return &writer->tree->nodes[node];
}

/* Counts a step and a level; false: there have been too many. */
static bool enter(struct writer *writer)
{
    if (++writer->depth > DEPTH_MOST || ++writer->steps > STEPS_MOST)
        fail(writer);
    return !writer->failed;
}

static void write_both(struct writer *writer, uint16_t node)
{
    write_left(writer, node);
    write_right(writer, node);
}

/* ---- packs ---- */

static uint16_t element_of(const struct writer *writer, uint16_t pack, uint32_t index)
{
    uint16_t list = at(writer, pack)->right;

    while (list != DEMANGLE_END && index--)
        list = at(writer, list)->right;
    return list == DEMANGLE_END ? DEMANGLE_NONE : at(writer, list)->left;
}

/* What a use of a template argument means; other nodes mean themselves. DEMANGLE_NONE: the pack has no such element. */
static uint16_t settle(const struct writer *writer, uint16_t node)
{
    for (uint32_t i = 0; i < DEPTH_MOST && at(writer, node)->kind == DEMANGLE_PARAMETER; i++) {
        node = at(writer, node)->left;
        if (at(writer, node)->kind == DEMANGLE_PACK && writer->element != NO_ELEMENT)
            node = element_of(writer, node, writer->element);
    }
    return node;
}

/* The pack that a use in the pattern means; DEMANGLE_NONE: there is none. */
static uint16_t find_pack(struct writer *writer, uint16_t node)
{
    const struct demangle_node *pattern = at(writer, node);
    uint16_t found = DEMANGLE_NONE;

    if (node <= DEMANGLE_END)
        return DEMANGLE_NONE;
    if (pattern->kind == DEMANGLE_PARAMETER && at(writer, pattern->left)->kind == DEMANGLE_PACK)
        return pattern->left;
    if (enter(writer)) {
        found = find_pack(writer, pattern->left);
        if (!found)
            found = find_pack(writer, pattern->right);
    }
    writer->depth--;
    return found;
}

/* Writes an element of a list, with a comma before it unless it is the first or has no text. */
static void write_element(struct writer *writer, uint16_t node, size_t start)
{
    size_t before = writer->used, behind;

    if (before > start)
        put(writer, ", ");
    behind = writer->used;
    write_both(writer, node);
    if (writer->used == behind)
        writer->used = before;
}

static void write_list(struct writer *writer, uint16_t list)
{
    size_t start = writer->used;

    for (; list != DEMANGLE_END && !writer->failed; list = at(writer, list)->right)
        write_element(writer, at(writer, list)->left, start);
}

static void write_expansion(struct writer *writer, uint16_t pattern)
{
    uint16_t pack = find_pack(writer, pattern);
    uint32_t kept = writer->element;
    size_t start = writer->used;

    if (!pack) {
        write_both(writer, pattern);
        put(writer, "...");
        return;
    }
    for (uint32_t i = 0; !writer->failed && element_of(writer, pack, i); i++) {
        writer->element = i;
        write_element(writer, pattern, start);
    }
    writer->element = kept;
}

/* ---- names ---- */

/* A character that would join the one before is set apart. */
static void put_apart(struct writer *writer, char character)
{
    const char text[2] = {character, '\0'};

    if (writer->last == character)
        put(writer, " ");
    put(writer, text);
}

static void write_template(struct writer *writer, const struct demangle_node *node)
{
    write_both(writer, node->left);
    if (writer->arguments >= writer->form->depth) {
        put_apart(writer, '<');
        put(writer, "...>");
        return;
    }
    writer->arguments++;
    put_apart(writer, '<');
    write_list(writer, node->right);
    put_apart(writer, '>');
    writer->arguments--;
}

static void write_parameters(struct writer *writer, uint16_t list)
{
    put(writer, "(");
    if (writer->form->no_parameters && list != DEMANGLE_END)
        put(writer, "...");
    else
        write_list(writer, list);
    put(writer, ")");
}

static void write_flags(struct writer *writer, uint32_t flags)
{
    static const char *const texts[] = {" restrict", " volatile", " const", " &", " &&", " noexcept"};
    /* The first in the text is const. */
    static const uint8_t order[] = {2, 1, 0, 3, 4, 5};

    for (uint32_t i = 0; i < sizeof order; i++)
        if (flags & 1u << order[i])
            put(writer, texts[order[i]]);
}

/* ---- types ---- */

/* Whether a type has a right part that begins with its own parentheses or brackets. */
static bool is_compound(const struct writer *writer, uint16_t node, enum demangle_kind *kind)
{
    node = settle(writer, node);
    for (uint32_t i = 0; i < DEPTH_MOST && at(writer, node)->kind == DEMANGLE_QUALIFIED; i++)
        node = settle(writer, at(writer, node)->left);
    *kind = at(writer, node)->kind;
    return *kind == DEMANGLE_FUNCTION || *kind == DEMANGLE_ARRAY;
}

/* Whether behind what is declared comes more of the type. */
static bool has_right(const struct writer *writer, uint16_t node)
{
    for (uint32_t i = 0; i < DEPTH_MOST; i++) {
        node = settle(writer, node);
        switch (at(writer, node)->kind) {
        case DEMANGLE_FUNCTION:
        case DEMANGLE_ARRAY:
            return true;
        case DEMANGLE_POINTER:
        case DEMANGLE_LVALUE:
        case DEMANGLE_RVALUE:
        case DEMANGLE_QUALIFIED:
        case DEMANGLE_POSTFIX:
            node = at(writer, node)->left;
            break;
        case DEMANGLE_MEMBER:
            node = at(writer, node)->right;
            break;
        default:
            return false;
        }
    }
    return false;
}

/* The left part of what is pointed to, and a parenthesis if it needs one. */
static void open_compound(struct writer *writer, uint16_t node)
{
    enum demangle_kind kind;

    write_left(writer, node);
    if (is_compound(writer, node, &kind))
        put(writer, kind == DEMANGLE_ARRAY ? " (" : "(");
}

static void close_compound(struct writer *writer, uint16_t node)
{
    enum demangle_kind kind;

    if (is_compound(writer, node, &kind))
        put(writer, ")");
    write_right(writer, node);
}

/* A reference to a reference is one: && only if both are. Returns what is referred to. */
static uint16_t refer(const struct writer *writer, uint16_t node, bool *lvalue)
{
    *lvalue = false;
    for (uint32_t i = 0; i < DEPTH_MOST; i++) {
        const struct demangle_node *reference = at(writer, settle(writer, node));

        if (reference->kind == DEMANGLE_LVALUE)
            *lvalue = true;
        else if (reference->kind != DEMANGLE_RVALUE)
            break;
        node = reference->left;
    }
    return node;
}

static void write_reference(struct writer *writer, uint16_t node)
{
    bool lvalue;

    open_compound(writer, refer(writer, node, &lvalue));
    put(writer, lvalue ? "&" : "&&");
}

static void write_qualified(struct writer *writer, const struct demangle_node *node)
{
    const struct demangle_node *inner = at(writer, settle(writer, node->left));
    uint32_t again = inner->kind == DEMANGLE_QUALIFIED ? inner->flags : 0;

    write_left(writer, node->left);
    write_flags(writer, node->flags & ~again);
}

static void write_result(struct writer *writer, uint16_t result)
{
    if (result == DEMANGLE_END)
        return;
    write_left(writer, result);
    if (!has_right(writer, result))
        put(writer, " ");
}

static void write_function_right(struct writer *writer, const struct demangle_node *node)
{
    write_parameters(writer, node->right);
    write_flags(writer, node->flags);
    if (node->left != DEMANGLE_END)
        write_right(writer, node->left);
}

static void write_member_left(struct writer *writer, const struct demangle_node *node)
{
    enum demangle_kind kind;
    bool compound = is_compound(writer, node->right, &kind);

    open_compound(writer, node->right);
    if (!compound)
        put(writer, " ");
    write_both(writer, node->left);
    put(writer, "::*");
}

static void write_array_right(struct writer *writer, const struct demangle_node *node)
{
    put(writer, writer->last == ']' ? "[" : " [");
    put_text(writer, node->text);
    put(writer, "]");
    write_right(writer, node->left);
}

/* ---- values ---- */

/* How the values of a type are written without their type; NULL: with it. */
static const char *suffix_of(const struct writer *writer, uint16_t type)
{
    static const struct {
        const char *type;
        const char *suffix;
    } table[] = {{"int", ""},         {"unsigned int", "u"},        {"long", "l"}, {"unsigned long", "ul"},
                 {"long long", "ll"}, {"unsigned long long", "ull"}};

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (code_text_is(at(writer, type)->text, table[i].type) && at(writer, type)->kind == DEMANGLE_TEXT)
            return table[i].suffix;
    return NULL;
}

static bool is_one_of(struct code_text text, const char *first, const char *second)
{
    return code_text_is(text, first) || code_text_is(text, second);
}

static void write_literal(struct writer *writer, const struct demangle_node *node)
{
    const char *suffix = suffix_of(writer, node->left);
    struct code_text type = at(writer, node->left)->text, value = node->text;
    bool minus = *value.at == 'n', real = is_one_of(type, "float", "double");

    if (code_text_is(type, "bool") && is_one_of(value, "0", "1")) {
        put(writer, *value.at == '1' ? "true" : "false");
        return;
    }
    if (!suffix) {
        put(writer, "(");
        write_both(writer, node->left);
        put(writer, ")");
    }
    put(writer, real ? "[" : minus ? "-" : "");
    put_text(writer, (struct code_text){value.at + minus, value.length - minus});
    put(writer, real ? "]" : suffix ? suffix : "");
}

/* An operand, in parentheses unless it is a name. */
static void write_operand(struct writer *writer, uint16_t node)
{
    enum demangle_kind kind = at(writer, node)->kind;
    bool plain = kind == DEMANGLE_TEXT || kind == DEMANGLE_SCOPED;

    put(writer, plain ? "" : "(");
    write_both(writer, node);
    put(writer, plain ? "" : ")");
}

/* An operator that looks like the end of template arguments is put into parentheses. */
static void write_binary(struct writer *writer, const struct demangle_node *node)
{
    bool ends = code_text_is(node->text, ">");

    put(writer, ends ? "(" : "");
    write_operand(writer, node->left);
    put_text(writer, node->text);
    write_operand(writer, node->right);
    put(writer, ends ? ")" : "");
}

/* ---- the whole ---- */

static void write_encoding(struct writer *writer, const struct demangle_node *node, bool result)
{
    const struct demangle_node *type = at(writer, node->right);

    if (result)
        write_result(writer, type->left);
    write_both(writer, node->left);
    write_parameters(writer, type->right);
    write_flags(writer, type->flags);
    if (result && type->left != DEMANGLE_END)
        write_right(writer, type->left);
}

/* The function that something lies in has no return type. */
static void write_local(struct writer *writer, const struct demangle_node *node)
{
    const struct demangle_node *function = at(writer, node->left);

    if (function->kind == DEMANGLE_ENCODING)
        write_encoding(writer, function, false);
    else
        write_both(writer, node->left);
    put(writer, "::");
    write_both(writer, node->right);
}

static void write_lambda(struct writer *writer, const struct demangle_node *node)
{
    put(writer, "{lambda");
    write_parameters(writer, node->right);
    put_number(writer, "#", node->number);
    put(writer, "}");
}

static void write_unnamed(struct writer *writer, const struct demangle_node *node)
{
    bool is_auto = node->kind == DEMANGLE_AUTO;

    put_number(writer, is_auto ? "auto:" : "{unnamed type#", node->number);
    put(writer, is_auto ? "" : "}");
}

/* text, the left node, more text. */
static void write_around(struct writer *writer, const char *before, uint16_t node, const char *behind)
{
    put(writer, before);
    write_both(writer, node);
    put(writer, behind);
}

static void write_name(struct writer *writer, const struct demangle_node *node)
{
    switch (node->kind) {
    case DEMANGLE_TEXT:
        put_text(writer, node->text);
        return;
    case DEMANGLE_SCOPED:
        write_around(writer, "", node->left, "::");
        write_both(writer, node->right);
        return;
    case DEMANGLE_TEMPLATE:
        write_template(writer, node);
        return;
    case DEMANGLE_LOCAL:
        write_local(writer, node);
        return;
    case DEMANGLE_LAMBDA:
        write_lambda(writer, node);
        return;
    case DEMANGLE_AUTO:
    case DEMANGLE_UNNAMED:
        write_unnamed(writer, node);
        return;
    case DEMANGLE_DESTRUCTOR:
        write_around(writer, "~", node->left, "");
        return;
    case DEMANGLE_CONVERSION:
        write_around(writer, "operator ", node->left, "");
        return;
    case DEMANGLE_SPECIAL:
        put_text(writer, node->text);
        write_both(writer, node->left);
        return;
    default: /* DEMANGLE_TAGGED, DEMANGLE_CLONE */
        write_around(writer, "", node->left, node->kind == DEMANGLE_TAGGED ? "[abi:" : " [clone ");
        put_text(writer, node->text);
        put(writer, "]");
    }
}

static void write_value(struct writer *writer, const struct demangle_node *node)
{
    switch (node->kind) {
    case DEMANGLE_LITERAL:
        write_literal(writer, node);
        return;
    case DEMANGLE_UNARY:
        put_text(writer, node->text);
        write_operand(writer, node->left);
        return;
    case DEMANGLE_BINARY:
        write_binary(writer, node);
        return;
    case DEMANGLE_PACK:
        write_list(writer, node->right);
        return;
    case DEMANGLE_EXPANSION:
        write_expansion(writer, node->left);
        return;
    case DEMANGLE_ENCODING:
        write_encoding(writer, node, true);
        return;
    default:
        write_name(writer, node);
    }
}

static void write_type_left(struct writer *writer, uint16_t number)
{
    const struct demangle_node *node = at(writer, number);

    switch (node->kind) {
    case DEMANGLE_QUALIFIED:
        write_qualified(writer, node);
        return;
    case DEMANGLE_POINTER:
        open_compound(writer, node->left);
        put(writer, "*");
        return;
    case DEMANGLE_LVALUE:
    case DEMANGLE_RVALUE:
        write_reference(writer, number);
        return;
    case DEMANGLE_POSTFIX:
        write_left(writer, node->left);
        put(writer, " ");
        put_text(writer, node->text);
        return;
    case DEMANGLE_VECTOR:
        write_around(writer, "", node->left, " __vector(");
        put_text(writer, node->text);
        put(writer, ")");
        return;
    case DEMANGLE_FUNCTION:
        write_result(writer, node->left);
        return;
    case DEMANGLE_ARRAY:
        write_left(writer, node->left);
        return;
    case DEMANGLE_MEMBER:
        write_member_left(writer, node);
        return;
    default:
        write_value(writer, node);
    }
}

static void write_left(struct writer *writer, uint16_t node)
{
    node = settle(writer, node);
    if (!node)
        fail(writer);
    if (enter(writer))
        write_type_left(writer, node);
    writer->depth--;
}

static void write_type_right(struct writer *writer, uint16_t number)
{
    const struct demangle_node *node = at(writer, number);
    bool lvalue;

    switch (node->kind) {
    case DEMANGLE_QUALIFIED:
    case DEMANGLE_POSTFIX:
        write_right(writer, node->left);
        return;
    case DEMANGLE_POINTER:
        close_compound(writer, node->left);
        return;
    case DEMANGLE_LVALUE:
    case DEMANGLE_RVALUE:
        close_compound(writer, refer(writer, number, &lvalue));
        return;
    case DEMANGLE_FUNCTION:
        write_function_right(writer, node);
        return;
    case DEMANGLE_ARRAY:
        write_array_right(writer, node);
        return;
    case DEMANGLE_MEMBER:
        close_compound(writer, node->right);
        return;
    default:
        return;
    }
}

static void write_right(struct writer *writer, uint16_t node)
{
    if (enter(writer))
        write_type_right(writer, settle(writer, node));
    writer->depth--;
}

/* The node of the name alone. */
static uint16_t name_of(const struct writer *writer, uint16_t node)
{
    for (uint32_t i = 0; i < DEPTH_MOST && at(writer, node)->kind == DEMANGLE_CLONE; i++)
        node = at(writer, node)->left;
    return at(writer, node)->kind == DEMANGLE_ENCODING ? at(writer, node)->left : node;
}

/* The node of the last part of a name, without template arguments. */
static uint16_t base_of(const struct writer *writer, uint16_t node)
{
    for (uint32_t i = 0; i < DEPTH_MOST; i++) {
        const struct demangle_node *name = at(writer, node);

        if (name->kind == DEMANGLE_SCOPED || name->kind == DEMANGLE_LOCAL)
            node = name->right;
        else if (name->kind == DEMANGLE_TEMPLATE)
            node = name->left;
        else
            break;
    }
    return node;
}

bool demangle_write(const struct demangle_tree *tree, uint16_t node, const struct demangle_form *form, char *text,
                    size_t bytes)
{
    struct writer writer = {.tree = tree, .form = form, .text = text, .bytes = bytes, .element = NO_ELEMENT};

    if (form->only_name || form->only_base)
        node = name_of(&writer, node);
    if (form->only_base)
        node = base_of(&writer, node);
    write_both(&writer, node);
    return !writer.failed && writer.used > 0;
}
