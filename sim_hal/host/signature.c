/* signature.c - see signature.h. */
#include "host/signature.h"

#include <stdio.h>
#include <string.h>

/* A token: a word, or a character that belongs to none. */
struct token {
    const char *text;
    size_t length; /* 0: the text has ended */
};

struct scanner {
    const char *at;
    const char *end;
    bool line_start; /* nothing but blanks since the last end of a line */
    struct token token;
};

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Skips up to the end of a line that no backslash continues; stays at its end. */
static void skip_line(struct scanner *scanner)
{
    for (; scanner->at < scanner->end && *scanner->at != '\n'; scanner->at++)
        if (*scanner->at == '\\' && scanner->at + 1 < scanner->end)
            scanner->at++;
}

static void skip_comment(struct scanner *scanner)
{
    for (scanner->at += 2; scanner->at < scanner->end; scanner->at++) {
        if (*scanner->at == '*' && scanner->at + 1 < scanner->end && scanner->at[1] == '/') {
            scanner->at += 2;
            return;
        }
    }
}

/* Skips a string or a character constant. */
static void skip_quoted(struct scanner *scanner)
{
    char quote = *scanner->at++;

    for (; scanner->at < scanner->end && *scanner->at != quote && *scanner->at != '\n'; scanner->at++)
        if (*scanner->at == '\\' && scanner->at + 1 < scanner->end)
            scanner->at++;
    if (scanner->at < scanner->end)
        scanner->at++;
}

static char following(const struct scanner *scanner)
{
    return scanner->at + 1 < scanner->end ? scanner->at[1] : '\0';
}

/* Skips what is no token: blanks, comments, lines of the preprocessor, strings. */
static void skip_space(struct scanner *scanner)
{
    while (scanner->at < scanner->end) {
        char c = *scanner->at;

        if (c == '\n') {
            scanner->line_start = true;
            scanner->at++;
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
            scanner->at++;
        } else if ((c == '#' && scanner->line_start) || (c == '/' && following(scanner) == '/')) {
            skip_line(scanner);
        } else if (c == '/' && following(scanner) == '*') {
            skip_comment(scanner);
        } else if (c == '"' || c == '\'') {
            skip_quoted(scanner);
        } else {
            return;
        }
    }
}

static void advance(struct scanner *scanner)
{
    const char *start;

    skip_space(scanner);
    start = scanner->at;
    if (scanner->at < scanner->end)
        scanner->at++;
    if (scanner->at > start && is_word(*start))
        while (scanner->at < scanner->end && is_word(*scanner->at))
            scanner->at++;
    scanner->token = (struct token){start, (size_t)(scanner->at - start)};
    scanner->line_start = false;
}

static bool is(const struct token *token, const char *text)
{
    return token->length == strlen(text) && memcmp(token->text, text, token->length) == 0;
}

static bool is_one_of(const struct token *token, const char *const *words)
{
    for (; *words; words++)
        if (is(token, *words))
            return true;
    return false;
}

static bool is_name(const struct token *token)
{
    return token->length && is_word(token->text[0]) && !is_digit(token->text[0]);
}

/* From an opening bracket to behind its closing one. */
static void skip_brackets(struct scanner *scanner)
{
    uint32_t depth = 0;

    do {
        if (is(&scanner->token, "("))
            depth++;
        if (is(&scanner->token, ")"))
            depth--;
        advance(scanner);
    } while (depth && scanner->token.length);
}

/* Behind the word kernel: goes to the bracket that opens the parameters. Returns whether the kernel has the name. */
static bool find_parameters(struct scanner *scanner, const char *kernel)
{
    struct token last = {0};

    while (is_name(&scanner->token)) {
        last = scanner->token;
        advance(scanner);
        if (is(&last, "__attribute__") && is(&scanner->token, "("))
            skip_brackets(scanner);
    }
    return is(&scanner->token, "(") && is(&last, kernel);
}

static bool copy(char text[SIM_PARAMETER_BYTES], const struct token *token)
{
    if (token->length >= SIM_PARAMETER_BYTES)
        return false;
    memcpy(text, token->text, token->length);
    text[token->length] = '\0';
    return true;
}

/* Whether a word may have int behind it that says nothing more. */
static bool is_sized(const struct token *token)
{
    static const char *const sizes[] = {"short", "long", NULL};

    return is_one_of(token, sizes);
}

/* What has been read of a parameter. */
struct reading {
    struct token base; /* the last word of its type; length 0: none yet */
    struct token name; /* the last word so far */
    bool is_unsigned;
    uint32_t stars;
};

static void take_word(struct reading *reading, const struct token *token)
{
    static const char *const qualifiers[] = {
        "const",      "volatile", "restrict", "__restrict", "__restrict__", "__const",   "global",    "__global",
        "local",      "__local",  "constant", "__constant", "private",      "__private", "read_only", "read_write",
        "write_only", "signed",   "struct",   "union",      "enum",         NULL};

    if (is_one_of(token, qualifiers))
        return;
    if (is(token, "unsigned")) {
        reading->is_unsigned = true;
        return;
    }
    if (is(token, "int") && is_sized(&reading->name))
        return;
    reading->base = reading->name;
    reading->name = *token;
}

/* "uint*" of the words unsigned, int and a star. A type without a word for its base is an int. */
static bool write_type(const struct reading *reading, char text[SIM_PARAMETER_BYTES])
{
    static const struct token number = {"int", 3};
    const struct token *base = reading->base.length ? &reading->base : &number;
    int length = snprintf(text, SIM_PARAMETER_BYTES, "%s%.*s%s%s", reading->is_unsigned ? "u" : "", (int)base->length,
                          base->text, reading->stars ? "*" : "", reading->stars > 1 ? "*" : "");

    return length > 0 && length < (int)SIM_PARAMETER_BYTES;
}

/* Reads a parameter, up to the comma or the bracket behind it. */
static bool read_parameter(struct scanner *scanner, struct sim_parameter *parameter)
{
    struct reading reading = {0};

    while (!is(&scanner->token, ",") && !is(&scanner->token, ")")) {
        struct token token = scanner->token;

        advance(scanner);
        if (is(&token, "__attribute__") && is(&scanner->token, "("))
            skip_brackets(scanner);
        else if (is(&token, "*"))
            reading.stars++;
        else if (is_name(&token))
            take_word(&reading, &token);
        else
            return false;
    }
    return reading.name.length && (reading.base.length || reading.is_unsigned) &&
           copy(parameter->name, &reading.name) && write_type(&reading, parameter->type);
}

static bool read_parameters(struct scanner *scanner, uint32_t count, struct sim_parameter *parameters)
{
    uint32_t read = 0;

    do {
        advance(scanner);
        if (read == count || !read_parameter(scanner, &parameters[read]))
            return false;
        read++;
    } while (is(&scanner->token, ","));
    return read == count;
}

bool sim_signature_read(const char *text, size_t length, const char *kernel, uint32_t count,
                        struct sim_parameter *parameters)
{
    static const char *const words[] = {"kernel", "__kernel", NULL};
    struct scanner scanner = {.at = text, .end = text + length, .line_start = true};

    for (advance(&scanner); scanner.token.length;) {
        bool starts = is_one_of(&scanner.token, words);

        advance(&scanner);
        if (starts && find_parameters(&scanner, kernel) && read_parameters(&scanner, count, parameters))
            return true;
    }
    return false;
}
