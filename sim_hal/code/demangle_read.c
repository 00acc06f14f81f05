/* demangle_read.c - see demangle_read.h. The names of the functions are those of the productions of the ABI's grammar. */
#include "code/demangle_read.h"

#include <ctype.h>

#include "code/demangle_names.h"

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

static uint16_t read_type(struct demangle_reader *reader);

static const char *letter_text(const struct letter_row *table, size_t count, char letter)
{
    for (size_t i = 0; i < count; i++)
        if (table[i].letter == letter)
            return table[i].text;
    return NULL;
}

static uint16_t read_function(struct demangle_reader *reader, uint8_t flags)
{
    uint16_t result, parameters, node;

    if (demangle_take(reader, "Do"))
        flags |= DEMANGLE_NO_THROW;
    if (!demangle_take(reader, "F"))
        return DEMANGLE_NONE;
    demangle_take(reader, "Y");
    result = read_type(reader);
    parameters = result ? demangle_types(reader) : DEMANGLE_NONE;
    flags |= demangle_reference(reader);
    if (!demangle_take(reader, "E"))
        return DEMANGLE_NONE;
    node = demangle_add_two(reader->tree, DEMANGLE_FUNCTION, result, parameters);
    if (node)
        reader->tree->nodes[node].flags = flags;
    return demangle_note(reader, node);
}

static uint16_t read_qualified_type(struct demangle_reader *reader)
{
    uint8_t flags = demangle_qualifiers(reader);
    uint16_t node;

    if (demangle_peek(reader) == 'F' || demangle_peeks(reader, "DoF"))
        return read_function(reader, flags);
    node = demangle_add_one(reader->tree, DEMANGLE_QUALIFIED, read_type(reader));
    if (node)
        reader->tree->nodes[node].flags = flags;
    return demangle_note(reader, node);
}

static struct code_text read_digits(struct demangle_reader *reader)
{
    struct code_text text = {reader->at, 0};

    while (isdigit((unsigned char)demangle_peek(reader)))
        reader->at++;
    text.length = (size_t)(reader->at - text.at);
    return text;
}

static uint16_t read_array(struct demangle_reader *reader, enum demangle_kind kind)
{
    struct code_text length = read_digits(reader);

    if (!demangle_take(reader, "_"))
        return DEMANGLE_NONE;
    return demangle_note(reader, demangle_add_texted(reader->tree, kind, read_type(reader), length));
}

static uint16_t read_member_pointer(struct demangle_reader *reader)
{
    uint16_t class = read_type(reader);

    return class ? demangle_note(reader, demangle_add_two(reader->tree, DEMANGLE_MEMBER, class, read_type(reader)))
                 : DEMANGLE_NONE;
}

/* A qualifier of a vendor, such as an address space. */
static uint16_t read_vendor_qualified(struct demangle_reader *reader)
{
    uint16_t name = demangle_source_name(reader);

    if (!name || demangle_peek(reader) == 'I')
        return DEMANGLE_NONE;
    return demangle_note(
        reader, demangle_add_texted(reader->tree, DEMANGLE_POSTFIX, read_type(reader), reader->tree->nodes[name].text));
}

/* A D has been read. */
static uint16_t read_more_types(struct demangle_reader *reader)
{
    const char *text;

    if (demangle_peeks(reader, "oF")) {
        reader->at--;
        return read_function(reader, 0);
    }
    if (demangle_take(reader, "p"))
        return demangle_note(reader, demangle_add_one(reader->tree, DEMANGLE_EXPANSION, read_type(reader)));
    if (demangle_take(reader, "v"))
        return read_array(reader, DEMANGLE_VECTOR);
    if (demangle_take(reader, "F16_"))
        return demangle_add_text(reader->tree, demangle_text_of("_Float16"));
    text = letter_text(more_builtins, sizeof more_builtins / sizeof more_builtins[0], demangle_peek(reader));
    if (!text)
        return DEMANGLE_NONE;
    reader->at++;
    return demangle_add_text(reader->tree, demangle_text_of(text));
}

static uint16_t read_known_type(struct demangle_reader *reader)
{
    char letter = demangle_peek(reader);
    const char *text = letter_text(builtins, sizeof builtins / sizeof builtins[0], letter);

    if (text) {
        reader->at++;
        return demangle_add_text(reader->tree, demangle_text_of(text));
    }
    if (letter == 'T')
        return demangle_arguments_behind(reader, demangle_note(reader, demangle_template_parameter(reader)));
    if (letter == 'S' && !demangle_peeks(reader, "St")) {
        reader->at++;
        return demangle_arguments_behind(reader, demangle_substitution(reader));
    }
    if (letter == 'F')
        return read_function(reader, 0);
    if (letter == 'r' || letter == 'V' || letter == 'K')
        return read_qualified_type(reader);
    return isdigit((unsigned char)letter) || letter == 'N' || letter == 'Z' || letter == 'S' ? demangle_class(reader)
                                                                                             : DEMANGLE_NONE;
}

static uint16_t read_any_type(struct demangle_reader *reader)
{
    if (demangle_take(reader, "P"))
        return demangle_note(reader, demangle_add_one(reader->tree, DEMANGLE_POINTER, read_type(reader)));
    if (demangle_take(reader, "R"))
        return demangle_note(reader, demangle_add_one(reader->tree, DEMANGLE_LVALUE, read_type(reader)));
    if (demangle_take(reader, "O"))
        return demangle_note(reader, demangle_add_one(reader->tree, DEMANGLE_RVALUE, read_type(reader)));
    if (demangle_take(reader, "C"))
        return demangle_note(reader, demangle_add_texted(reader->tree, DEMANGLE_POSTFIX, read_type(reader),
                                                         demangle_text_of("_Complex")));
    if (demangle_take(reader, "A"))
        return read_array(reader, DEMANGLE_ARRAY);
    if (demangle_take(reader, "M"))
        return read_member_pointer(reader);
    if (demangle_take(reader, "U"))
        return read_vendor_qualified(reader);
    if (demangle_take(reader, "u"))
        return demangle_note(reader, demangle_source_name(reader));
    if (demangle_take(reader, "D"))
        return read_more_types(reader);
    return read_known_type(reader);
}

static uint16_t read_type(struct demangle_reader *reader)
{
    return demangle_leave(reader, demangle_enter(reader) ? read_any_type(reader) : DEMANGLE_NONE);
}

/* What a compiler has put behind a name of a copy: ".kd", ".isra.0". */
static struct code_text read_suffix(struct demangle_reader *reader)
{
    struct code_text text = {reader->at++, 0};

    while (isalnum((unsigned char)demangle_peek(reader)) || demangle_peek(reader) == '_')
        reader->at++;
    while (demangle_peek(reader) == '.' && reader->at + 1 < reader->end && isdigit((unsigned char)reader->at[1]))
        for (reader->at++; isdigit((unsigned char)demangle_peek(reader));)
            reader->at++;
    text.length = (size_t)(reader->at - text.at);
    return text;
}

uint16_t demangle_read(struct demangle_tree *tree, struct code_text name)
{
    struct demangle_reader reader = {.type = read_type, .tree = tree, .at = name.at, .end = name.at + name.length};
    uint16_t node;

    demangle_tree_init(tree);
    if (!demangle_take(&reader, "_Z"))
        return DEMANGLE_NONE;
    node = demangle_encoding(&reader);
    while (node && demangle_peek(&reader) == '.')
        node = demangle_add_texted(tree, DEMANGLE_CLONE, node, read_suffix(&reader));
    return reader.at == reader.end ? node : DEMANGLE_NONE;
}
