/* demangle_reader.c - see demangle_reader.h. */
#include "code/demangle_reader.h"

#include <ctype.h>
#include <string.h>

#define DEPTH_MOST       64u
#define NUMBER_MOST      1000000u
#define STEPS_MOST       100000u
#define ADAPT_DEPTH_MOST 512u /* lists are chains */

char demangle_peek(const struct demangle_reader *reader)
{
    if (reader->at == reader->end)
        return '\0';
    return *reader->at;
}

bool demangle_peeks(const struct demangle_reader *reader, const char *text)
{
    size_t length = strlen(text);

    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, text, length) == 0;
}

bool demangle_take(struct demangle_reader *reader, const char *text)
{
    if (!demangle_peeks(reader, text))
        return false;
    reader->at += strlen(text);
    return true;
}

bool demangle_number(struct demangle_reader *reader, uint32_t *number)
{
    if (!isdigit((unsigned char)demangle_peek(reader)))
        return false;
    for (*number = 0; isdigit((unsigned char)demangle_peek(reader)) && *number < NUMBER_MOST; reader->at++)
        *number = *number * 10 + (uint32_t)(*reader->at - '0');
    return *number < NUMBER_MOST;
}

bool demangle_index(struct demangle_reader *reader, uint32_t *number)
{
    *number = 0;
    if (demangle_take(reader, "_"))
        return true;
    if (!demangle_number(reader, number))
        return false;
    ++*number;
    return demangle_take(reader, "_");
}

bool demangle_enter(struct demangle_reader *reader)
{
    return ++reader->depth <= DEPTH_MOST;
}

uint16_t demangle_leave(struct demangle_reader *reader, uint16_t node)
{
    reader->depth--;
    return node;
}

uint16_t demangle_source_name(struct demangle_reader *reader)
{
    static const char hidden[] = "_GLOBAL__N";
    struct code_text text;
    uint32_t length;

    if (!demangle_number(reader, &length) || !length || length > (size_t)(reader->end - reader->at))
        return DEMANGLE_NONE;
    text = (struct code_text){reader->at, length};
    reader->at += length;
    if (length >= sizeof hidden - 1 && memcmp(text.at, hidden, sizeof hidden - 1) == 0)
        text = demangle_text_of("(anonymous namespace)");
    return demangle_add_text(reader->tree, text);
}

uint16_t demangle_tags(struct demangle_reader *reader, uint16_t name)
{
    while (name && demangle_take(reader, "B")) {
        uint16_t tag = demangle_source_name(reader);

        if (!tag)
            return DEMANGLE_NONE;
        name = demangle_add_texted(reader->tree, DEMANGLE_TAGGED, name, reader->tree->nodes[tag].text);
    }
    return name;
}

uint16_t demangle_note(struct demangle_reader *reader, uint16_t node)
{
    if (!node || reader->substitution_count == DEMANGLE_SUBSTITUTIONS)
        return DEMANGLE_NONE;
    reader->substitution[reader->substitution_count++] = node;
    return node;
}

/* std::basic_string<char, std::char_traits<char>, std::allocator<char> > and its like. */
static uint16_t add_standard(struct demangle_reader *reader, const char *name, const char *arguments)
{
    uint16_t first = DEMANGLE_END, last = DEMANGLE_NONE, node = demangle_add_text(reader->tree, demangle_text_of(name));

    if (*arguments) {
        if (!demangle_append(reader->tree, &first, &last, demangle_add_text(reader->tree, demangle_text_of(arguments))))
            return DEMANGLE_NONE;
        node = demangle_add_two(reader->tree, DEMANGLE_TEMPLATE, node, first);
    }
    return demangle_add_two(reader->tree, DEMANGLE_SCOPED, demangle_add_text(reader->tree, demangle_text_of("std")),
                            node);
}

static uint16_t read_standard(struct demangle_reader *reader)
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
        if (demangle_peek(reader) != table[i].letter)
            continue;
        reader->at++;
        return demangle_tags(reader, add_standard(reader, table[i].name, table[i].arguments));
    }
    return DEMANGLE_NONE;
}

/* A use of a template argument of the encoding that is being read. */
static uint16_t add_parameter(struct demangle_reader *reader, uint32_t number)
{
    const struct demangle_arguments *arguments = &reader->arguments;

    if (number >= arguments->count)
        return DEMANGLE_NONE;
    return demangle_add(reader->tree, (struct demangle_node){.kind = DEMANGLE_PARAMETER,
                                                             .flags = arguments->encoding,
                                                             .left = arguments->node[number],
                                                             .number = number});
}

/*
 * Makes a part of another encoding a part of this one: T_ in it means an argument of this one then, since the same letters have meant
 * both. A node in which nothing changes stays.
 */
static uint16_t adapt(struct demangle_reader *reader, uint16_t number, uint32_t depth)
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
    return demangle_add(reader->tree, node);
}

uint16_t demangle_substitution(struct demangle_reader *reader)
{
    uint32_t number = 0;

    if (islower((unsigned char)demangle_peek(reader)))
        return read_standard(reader);
    if (demangle_take(reader, "_"))
        return reader->substitution_count ? adapt(reader, reader->substitution[0], 0) : DEMANGLE_NONE;
    while (number < DEMANGLE_SUBSTITUTIONS &&
           (isdigit((unsigned char)demangle_peek(reader)) || isupper((unsigned char)demangle_peek(reader)))) {
        number =
            number * 36 + (uint32_t)(isdigit((unsigned char)*reader->at) ? *reader->at - '0' : *reader->at - 'A' + 10);
        reader->at++;
    }
    if (!demangle_take(reader, "_") || number + 1 >= reader->substitution_count)
        return DEMANGLE_NONE;
    return adapt(reader, reader->substitution[number + 1], 0);
}

uint16_t demangle_template_parameter(struct demangle_reader *reader)
{
    uint32_t number;

    if (!demangle_take(reader, "T") || !demangle_index(reader, &number))
        return DEMANGLE_NONE;
    if (reader->arguments.lambda)
        return demangle_add(reader->tree, (struct demangle_node){.kind = DEMANGLE_AUTO, .number = number + 1});
    return add_parameter(reader, number);
}
