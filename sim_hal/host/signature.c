/* signature.c - see signature.h. */
#include "host/signature.h"

#include <stdio.h>
#include <string.h>

#include "host/source_tokens.h"

/* Behind the word kernel: goes to the bracket that opens the parameters. Returns whether the kernel has the name. */
static bool find_parameters(struct sim_tokens *tokens, const char *kernel)
{
    struct sim_token last = {"", 0};

    while (sim_token_is_name(&tokens->token)) {
        last = tokens->token;
        sim_tokens_next(tokens);
        if (sim_token_is(&last, "__attribute__") && sim_token_is(&tokens->token, "("))
            sim_tokens_skip_brackets(tokens);
    }
    return sim_token_is(&tokens->token, "(") && sim_token_is(&last, kernel);
}

static bool copy(char text[SIM_PARAMETER_BYTES], const struct sim_token *token)
{
    if (token->length >= SIM_PARAMETER_BYTES)
        return false;
    memcpy(text, token->text, token->length);
    text[token->length] = '\0';
    return true;
}

/* Whether a word may have int behind it that says nothing more. */
static bool is_sized(const struct sim_token *token)
{
    static const char *const sizes[] = {"short", "long", NULL};

    return sim_token_is_one_of(token, sizes);
}

/* What has been read of a parameter. */
struct reading {
    struct sim_token base; /* the last word of its type; length 0: none yet */
    struct sim_token name; /* the last word so far */
    bool is_unsigned;
    uint32_t stars;
};

static void take_word(struct reading *reading, const struct sim_token *token)
{
    static const char *const qualifiers[] = {
        "const",      "volatile", "restrict", "__restrict", "__restrict__", "__const",   "global",    "__global",
        "local",      "__local",  "constant", "__constant", "private",      "__private", "read_only", "read_write",
        "write_only", "signed",   "struct",   "union",      "enum",         NULL};

    if (sim_token_is_one_of(token, qualifiers))
        return;
    if (sim_token_is(token, "unsigned")) {
        reading->is_unsigned = true;
        return;
    }
    if (sim_token_is(token, "int") && is_sized(&reading->name))
        return;
    reading->base = reading->name;
    reading->name = *token;
}

/* "uint*" of the words unsigned, int and a star. A type without a word for its base is an int. */
static bool write_type(const struct reading *reading, char text[SIM_PARAMETER_BYTES])
{
    static const struct sim_token number = {"int", 3};
    const struct sim_token *base = reading->base.length ? &reading->base : &number;
    int length = snprintf(text, SIM_PARAMETER_BYTES, "%s%.*s%s%s", reading->is_unsigned ? "u" : "", (int)base->length,
                          base->text, reading->stars ? "*" : "", reading->stars > 1 ? "*" : "");

    return length > 0 && length < (int)SIM_PARAMETER_BYTES;
}

/* Reads a parameter, up to the comma or the bracket behind it. */
static bool read_parameter(struct sim_tokens *tokens, struct sim_parameter *parameter)
{
    struct reading reading = {0};

    while (!sim_token_is(&tokens->token, ",") && !sim_token_is(&tokens->token, ")")) {
        struct sim_token token = tokens->token;

        sim_tokens_next(tokens);
        if (sim_token_is(&token, "__attribute__") && sim_token_is(&tokens->token, "("))
            sim_tokens_skip_brackets(tokens);
        else if (sim_token_is(&token, "*"))
            reading.stars++;
        else if (sim_token_is_name(&token))
            take_word(&reading, &token);
        else
            return false;
    }
    return reading.name.length && (reading.base.length || reading.is_unsigned) &&
           copy(parameter->name, &reading.name) && write_type(&reading, parameter->type);
}

static bool read_parameters(struct sim_tokens *tokens, uint32_t count, struct sim_parameter *parameters)
{
    uint32_t read = 0;

    do {
        sim_tokens_next(tokens);
        if (read == count || !read_parameter(tokens, &parameters[read]))
            return false;
        read++;
    } while (sim_token_is(&tokens->token, ","));
    return read == count;
}

bool sim_signature_read(const char *text, size_t length, const char *kernel, uint32_t count,
                        struct sim_parameter *parameters, size_t *end)
{
    static const char *const words[] = {"kernel", "__kernel", NULL};
    struct sim_tokens tokens;

    for (sim_tokens_start(&tokens, text, length); tokens.token.length;) {
        bool starts = sim_token_is_one_of(&tokens.token, words);

        sim_tokens_next(&tokens);
        if (starts && find_parameters(&tokens, kernel) && read_parameters(&tokens, count, parameters)) {
            *end = (size_t)(tokens.at - text);
            return true;
        }
    }
    return false;
}
