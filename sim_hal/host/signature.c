/* signature.c - see signature.h. */
#include "host/signature.h"

#include <stdio.h>
#include <string.h>

#include "host/source_tokens.h"

/* Behind the word kernel: goes to the bracket that opens the parameters. Returns whether the kernel has the name. */
static bool find_parameters(struct host_tokens *tokens, const char *kernel)
{
    struct host_token last = {"", 0};

    while (host_token_is_name(&tokens->token)) {
        last = tokens->token;
        host_tokens_next(tokens);
        if (host_token_is(&last, "__attribute__") && host_token_is(&tokens->token, "("))
            host_tokens_skip_brackets(tokens);
    }
    return host_token_is(&tokens->token, "(") && host_token_is(&last, kernel);
}

static bool copy(char text[HOST_PARAMETER_BYTES], const struct host_token *token)
{
    if (token->length >= HOST_PARAMETER_BYTES)
        return false;
    memcpy(text, token->text, token->length);
    text[token->length] = '\0';
    return true;
}

/* Whether a word may have int behind it that says nothing more. */
static bool is_sized(const struct host_token *token)
{
    static const char *const sizes[] = {"short", "long", NULL};

    return host_token_is_one_of(token, sizes);
}

/* What has been read of a parameter. */
struct reading {
    struct host_token base; /* the last word of its type; length 0: none yet */
    struct host_token name; /* the last word so far */
    bool is_unsigned;
    uint32_t stars;
};

static void take_word(struct reading *reading, const struct host_token *token)
{
    static const char *const qualifiers[] = {
        "const",      "volatile", "restrict", "__restrict", "__restrict__", "__const",   "global",    "__global",
        "local",      "__local",  "constant", "__constant", "private",      "__private", "read_only", "read_write",
        "write_only", "signed",   "struct",   "union",      "enum",         NULL};

    if (host_token_is_one_of(token, qualifiers))
        return;
    if (host_token_is(token, "unsigned")) {
        reading->is_unsigned = true;
        return;
    }
    if (host_token_is(token, "int") && is_sized(&reading->name))
        return;
    reading->base = reading->name;
    reading->name = *token;
}

/* "uint*" of the words unsigned, int and a star. A type without a word for its base is an int. */
static bool write_type(const struct reading *reading, char text[HOST_PARAMETER_BYTES])
{
    static const struct host_token number = {"int", 3};
    const struct host_token *base = reading->base.length ? &reading->base : &number;
    int length = snprintf(text, HOST_PARAMETER_BYTES, "%s%.*s%s%s", reading->is_unsigned ? "u" : "", (int)base->length,
                          base->text, reading->stars ? "*" : "", reading->stars > 1 ? "*" : "");

    return length > 0 && length < (int)HOST_PARAMETER_BYTES;
}

/* Reads a parameter, up to the comma or the bracket behind it. */
static bool read_parameter(struct host_tokens *tokens, struct host_parameter *parameter)
{
    struct reading reading = {0};

    while (!host_token_is(&tokens->token, ",") && !host_token_is(&tokens->token, ")")) {
        struct host_token token = tokens->token;

        host_tokens_next(tokens);
        if (host_token_is(&token, "__attribute__") && host_token_is(&tokens->token, "("))
            host_tokens_skip_brackets(tokens);
        else if (host_token_is(&token, "*"))
            reading.stars++;
        else if (host_token_is_name(&token))
            take_word(&reading, &token);
        else
            return false;
    }
    return reading.name.length && (reading.base.length || reading.is_unsigned) &&
           copy(parameter->name, &reading.name) && write_type(&reading, parameter->type);
}

static bool read_parameters(struct host_tokens *tokens, uint32_t count, struct host_parameter *parameters)
{
    uint32_t read = 0;

    do {
        host_tokens_next(tokens);
        if (read == count || !read_parameter(tokens, &parameters[read]))
            return false;
        read++;
    } while (host_token_is(&tokens->token, ","));
    return read == count;
}

bool host_signature_read(const char *text, size_t length, const char *kernel, uint32_t count,
                         struct host_parameter *parameters, size_t *end)
{
    static const char *const words[] = {"kernel", "__kernel", NULL};
    struct host_tokens tokens;

    for (host_tokens_start(&tokens, text, length); tokens.token.length;) {
        bool starts = host_token_is_one_of(&tokens.token, words);

        host_tokens_next(&tokens);
        if (starts && find_parameters(&tokens, kernel) && read_parameters(&tokens, count, parameters)) {
            *end = (size_t)(tokens.at - text);
            return true;
        }
    }
    return false;
}
