/* local_variables.c - see local_variables.h. */
#include "host/local_variables.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "host/source_tokens.h"
#include "host/value.h"

#define DEPTH_MOST  16u /* of brackets and macros in a number */
#define MACROS_MOST 256u
#define NUMBER_MOST ((uint64_t)1 << 24) /* larger ones are no sizes of local variables */

/* What a number is read with. */
struct reader {
    const char *text; /* of the whole source, for its macros */
    size_t length;
    struct host_tokens tokens;
    uint32_t depth;
    uint32_t *macros; /* that may still be looked up: those that name each other are many */
};

static bool read_sum(struct reader *reader, uint64_t *value);

static bool is_line_of(struct host_tokens *line, const struct host_token *name)
{
    host_tokens_next(line);
    return line->token.length == name->length && memcmp(line->token.text, name->text, name->length) == 0;
}

/* The text of a macro without parameters that is defined once; false: there is none. */
static bool find_macro(const struct reader *reader, const struct host_token *name, struct host_token *body)
{
    const char *end = reader->text + reader->length;
    uint32_t found = 0;

    for (const char *at = reader->text; at && at < end;
         at = memchr(at, '\n', (size_t)(end - at)), at = at ? at + 1 : at) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        struct host_tokens line = {.at = at, .end = newline ? newline : end};

        while (line.at < line.end && (*line.at == ' ' || *line.at == '\t'))
            line.at++;
        if (line.at == line.end || *line.at != '#')
            continue;
        line.at++;
        host_tokens_next(&line);
        if (host_token_is(&line.token, "define") && is_line_of(&line, name)) {
            *body = (struct host_token){line.at, (size_t)(line.end - line.at)};
            found++;
        }
    }
    return found == 1;
}

/* Decimal and hexadecimal numbers, with U and L behind them. */
static bool read_digits(const struct host_token *token, uint64_t *value)
{
    char text[24], *end;

    if (token->length >= sizeof(text))
        return false;
    memcpy(text, token->text, token->length);
    text[token->length] = '\0';
    *value = strtoull(text, &end, 0);
    return end > text && strspn(end, "uUlL") == strlen(end) && *value <= NUMBER_MOST;
}

static bool read_macro(const struct reader *reader, const struct host_token *name, uint64_t *value)
{
    struct reader inner = *reader;
    struct host_token body;

    if (reader->depth >= DEPTH_MOST || *reader->macros == 0)
        return false;
    --*reader->macros;
    if (!find_macro(reader, name, &body))
        return false;
    inner.depth++;
    host_tokens_start(&inner.tokens, body.text, body.length);
    return read_sum(&inner, value) && inner.tokens.token.length == 0;
}

static bool read_factor(struct reader *reader, uint64_t *value)
{
    struct host_token token = reader->tokens.token;
    bool good;

    if (token.length == 0)
        return false;
    host_tokens_next(&reader->tokens);
    if (host_token_is_name(&token))
        return read_macro(reader, &token, value);
    if (!host_token_is(&token, "("))
        return read_digits(&token, value);
    if (reader->depth >= DEPTH_MOST)
        return false;
    reader->depth++;
    good = read_sum(reader, value) && host_token_is(&reader->tokens.token, ")");
    reader->depth--;
    host_tokens_next(&reader->tokens);
    return good;
}

static bool read_product(struct reader *reader, uint64_t *value)
{
    if (!read_factor(reader, value))
        return false;
    for (;;) {
        bool times = host_token_is(&reader->tokens.token, "*");
        uint64_t factor;

        if (!times && !host_token_is(&reader->tokens.token, "/"))
            return true;
        host_tokens_next(&reader->tokens);
        if (!read_factor(reader, &factor) || (!times && factor == 0))
            return false;
        *value = times ? *value * factor : *value / factor;
        if (*value > NUMBER_MOST)
            return false;
    }
}

static bool read_sum(struct reader *reader, uint64_t *value)
{
    if (!read_product(reader, value))
        return false;
    for (;;) {
        bool plus = host_token_is(&reader->tokens.token, "+");
        uint64_t other;

        if (!plus && !host_token_is(&reader->tokens.token, "-"))
            return true;
        host_tokens_next(&reader->tokens);
        if (!read_product(reader, &other) || (!plus && other > *value))
            return false;
        *value = plus ? *value + other : *value - other;
        if (*value > NUMBER_MOST)
            return false;
    }
}

/* Bytes of a scalar or vector type, with those of a scalar for its alignment; 0: not known. */
static uint32_t type_bytes(const struct host_token *type, bool is_unsigned)
{
    static const struct {
        const char *name;
        uint32_t bytes;
    } others[] = {{"bool", 1},        {"half", 2},        {"size_t", 8},       {"ptrdiff_t", 8},    {"atomic_int", 4},
                  {"atomic_uint", 4}, {"atomic_long", 8}, {"atomic_ulong", 8}, {"atomic_float", 4}, {"atomic_flag", 4}};
    size_t word = type->length;
    uint32_t bytes = 0, elements = 0;
    enum host_type base;

    while (word && type->text[word - 1] >= '0' && type->text[word - 1] <= '9')
        word--;
    base = host_type_named((struct host_span){type->text, word});
    if (base != HOST_TYPE_NONE)
        bytes = host_type_bytes(base);
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]) && !is_unsigned && word == type->length; i++)
        if (host_token_is(type, others[i].name))
            return others[i].bytes;
    if (type->length - word > 2)
        return 0;
    for (size_t i = word; i < type->length; i++)
        elements = elements * 10 + (uint32_t)(type->text[i] - '0');
    switch (elements) {
    case 0:
        return word == type->length ? bytes : 0;
    case 3:
        return 4 * bytes;
    case 2:
    case 4:
    case 8:
    case 16:
        return elements * bytes;
    default:
        return 0;
    }
}

/* The type behind the word local: *bytes receives those of an element. Goes to the first name that is declared. */
static bool read_type(struct reader *reader, uint32_t *bytes)
{
    static const char *const qualifiers[] = {"const", "volatile", "signed", "__const", "restrict", NULL};
    static const struct host_token number = {"int", 3};
    struct host_tokens *tokens = &reader->tokens;
    bool is_unsigned = false;
    struct host_token type;

    while (host_token_is_one_of(&tokens->token, qualifiers) || host_token_is(&tokens->token, "unsigned")) {
        is_unsigned = is_unsigned || host_token_is(&tokens->token, "unsigned");
        host_tokens_next(tokens);
    }
    type = tokens->token;
    host_tokens_next(tokens);
    /* "unsigned count": the name stands where the type would. */
    if (is_unsigned && !host_token_is_name(&tokens->token))
        return false;
    *bytes = type_bytes(&type, is_unsigned);
    if (host_token_is(&tokens->token, "int") && !host_token_is(&type, number.text))
        host_tokens_next(tokens);
    while (host_token_is_one_of(&tokens->token, qualifiers))
        host_tokens_next(tokens);
    return *bytes != 0;
}

/* LLVM aligns variables of the LDS so that wide instructions can access them. */
static uint32_t wide_alignment(uint64_t bytes, uint32_t alignment)
{
    uint32_t wide = bytes > 8 ? 16 : bytes > 4 ? 8 : bytes > 2 ? 4 : bytes > 1 ? 2 : 1;

    return wide > alignment ? wide : alignment;
}

/* Reads "name[4][N]". */
static bool read_variable(struct reader *reader, uint32_t element_bytes, struct host_variable *variable)
{
    struct host_tokens *tokens = &reader->tokens;
    struct host_token name = tokens->token;
    uint64_t count;

    if (!host_token_is_name(&name) || name.length >= HOST_VARIABLE_BYTES)
        return false;
    *variable = (struct host_variable){.bytes = element_bytes, .type_alignment = element_bytes};
    memcpy(variable->name, name.text, name.length);
    host_tokens_next(tokens);
    while (host_token_is(&tokens->token, "[")) {
        host_tokens_next(tokens);
        if (!read_sum(reader, &count) || !host_token_is(&tokens->token, "]"))
            return false;
        host_tokens_next(tokens);
        variable->element_bytes = element_bytes;
        variable->bytes *= count;
        if (variable->bytes == 0 || variable->bytes > NUMBER_MOST)
            return false;
    }
    variable->alignment = wide_alignment(variable->bytes, element_bytes);
    return true;
}

/* Reads a declaration behind the word local. Pointers to local memory are no local variables. */
static bool read_declaration(struct reader *reader, struct host_variable *variables, uint32_t *count)
{
    struct host_tokens *tokens = &reader->tokens, start = *tokens;
    uint32_t bytes;

    if (!read_type(reader, &bytes)) {
        *tokens = start;
        while (tokens->token.length && !host_token_is(&tokens->token, ";") && !host_token_is(&tokens->token, "*"))
            host_tokens_next(tokens);
        return host_token_is(&tokens->token, "*");
    }
    if (host_token_is(&tokens->token, "*"))
        return true;
    for (;;) {
        if (*count == HOST_VARIABLES_MOST || !read_variable(reader, bytes, &variables[*count]))
            return false;
        ++*count;
        if (!host_token_is(&tokens->token, ","))
            return host_token_is(&tokens->token, ";");
        host_tokens_next(tokens);
    }
}

uint32_t host_variables_read(const char *text, size_t length, size_t body,
                             struct host_variable variables[HOST_VARIABLES_MOST])
{
    static const char *const words[] = {"local", "__local", NULL};
    uint32_t count = 0, braces = 0, macros = MACROS_MOST;
    struct reader reader = {.text = text, .length = length, .macros = &macros};
    struct host_tokens *tokens = &reader.tokens;

    SIM_REQUIRE(body <= length);
    host_tokens_start(tokens, text + body, length - body);
    while (host_token_is(&tokens->token, "__attribute__")) {
        host_tokens_next(tokens);
        host_tokens_skip_brackets(tokens);
    }
    do {
        if (host_token_is(&tokens->token, "("))
            host_tokens_skip_brackets(tokens);
        if (host_token_is(&tokens->token, "{"))
            braces++;
        if (host_token_is(&tokens->token, "}"))
            braces--;
        if (host_token_is_one_of(&tokens->token, words)) {
            host_tokens_next(tokens);
            if (!read_declaration(&reader, variables, &count))
                return 0;
        } else if (!host_token_is(&tokens->token, "(")) {
            host_tokens_next(tokens);
        }
    } while (braces && tokens->token.length);
    return braces ? 0 : count;
}

/* Whether a variable goes before another one as LLVM sorts them. */
static bool goes_before(const struct host_variable *one, const struct host_variable *other)
{
    if (one->alignment != other->alignment)
        return one->alignment > other->alignment;
    return one->bytes > other->bytes;
}

/* Insertion sort, because variables that are equal keep their order. */
static void sort(struct host_variable *variables, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t j = i; j > 0 && goes_before(&variables[j], &variables[j - 1]); j--) {
            struct host_variable moved = variables[j];

            variables[j] = variables[j - 1];
            variables[j - 1] = moved;
        }
}

/* Variables of one size: older compilers leave them in the order of the source, newer ones sort them by name. */
static void hide_ambiguous(struct host_variable *variables, uint32_t count)
{
    for (uint32_t first = 0, end; first < count; first = end) {
        bool sorted = true;

        for (end = first + 1; end < count && !goes_before(&variables[first], &variables[end]); end++)
            sorted = sorted && strcmp(variables[end - 1].name, variables[end].name) <= 0;
        for (uint32_t i = first; i < end && !sorted; i++)
            variables[i].name[0] = '\0';
    }
}

/* The first variable that is not placed and needs no gap at an offset; count: none. */
static uint32_t find_fitting(const struct host_variable *variables, const bool *placed, uint32_t count, uint64_t offset)
{
    for (uint32_t i = 0; i < count; i++)
        if (!placed[i] && offset % variables[i].alignment == 0)
            return i;
    return count;
}

static uint64_t round_up(uint64_t value, uint64_t granule)
{
    return (value + granule - 1) / granule * granule;
}

/* The smallest alignment of those that are not placed. */
static uint32_t smallest_alignment(const struct host_variable *variables, const bool *placed, uint32_t count)
{
    uint32_t smallest = UINT32_MAX;

    for (uint32_t i = 0; i < count; i++)
        if (!placed[i] && variables[i].alignment < smallest)
            smallest = variables[i].alignment;
    return smallest;
}

uint64_t host_variables_place(struct host_variable *variables, uint32_t count)
{
    bool placed[HOST_VARIABLES_MOST] = {false};
    uint32_t largest = 1;
    uint64_t end = 0;

    SIM_REQUIRE(count <= HOST_VARIABLES_MOST);
    sort(variables, count);
    hide_ambiguous(variables, count);
    for (uint32_t n = 0; n < count; n++) {
        uint32_t next;

        end = round_up(end, smallest_alignment(variables, placed, count));
        next = find_fitting(variables, placed, count, end);
        placed[next] = true;
        variables[next].offset = end;
        end += variables[next].bytes;
        if (variables[next].type_alignment > largest)
            largest = variables[next].type_alignment;
    }
    return round_up(end, largest);
}
