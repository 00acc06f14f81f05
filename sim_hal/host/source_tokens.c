/* source_tokens.c - see source_tokens.h. */
#include "host/source_tokens.h"

#include <string.h>

#include "engine/require.h"

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Skips up to the end of a line that no backslash continues; stays at its end. */
static void skip_line(struct host_tokens *tokens)
{
    for (; tokens->at < tokens->end && *tokens->at != '\n'; tokens->at++)
        if (*tokens->at == '\\' && tokens->at + 1 < tokens->end)
            tokens->at++;
}

static void skip_comment(struct host_tokens *tokens)
{
    for (tokens->at += 2; tokens->at < tokens->end; tokens->at++) {
        if (*tokens->at == '*' && tokens->at + 1 < tokens->end && tokens->at[1] == '/') {
            tokens->at += 2;
            return;
        }
    }
}

/* Skips a string or a character constant. */
static void skip_quoted(struct host_tokens *tokens)
{
    char quote = *tokens->at++;

    for (; tokens->at < tokens->end && *tokens->at != quote && *tokens->at != '\n'; tokens->at++)
        if (*tokens->at == '\\' && tokens->at + 1 < tokens->end)
            tokens->at++;
    if (tokens->at < tokens->end)
        tokens->at++;
}

static bool is_followed_by(const struct host_tokens *tokens, char c)
{
    return tokens->at + 1 < tokens->end && tokens->at[1] == c;
}

/* Skips what is no token: blanks, comments, lines of the preprocessor, strings. */
static void skip_space(struct host_tokens *tokens)
{
    while (tokens->at < tokens->end) {
        char c = *tokens->at;

        if (c == '\n') {
            tokens->line_start = true;
            tokens->at++;
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
            tokens->at++;
        } else if ((c == '#' && tokens->line_start) || (c == '/' && is_followed_by(tokens, '/'))) {
            skip_line(tokens);
        } else if (c == '/' && is_followed_by(tokens, '*')) {
            skip_comment(tokens);
        } else if (c == '"' || c == '\'') {
            skip_quoted(tokens);
        } else {
            return;
        }
    }
}

void host_tokens_next(struct host_tokens *tokens)
{
    const char *start;

    SIM_REQUIRE(tokens->at <= tokens->end);
    skip_space(tokens);
    start = tokens->at;
    if (tokens->at < tokens->end)
        tokens->at++;
    if (tokens->at > start && is_word(*start))
        while (tokens->at < tokens->end && is_word(*tokens->at))
            tokens->at++;
    tokens->token = (struct host_token){start, (size_t)(tokens->at - start)};
    tokens->line_start = false;
}

bool host_token_is(const struct host_token *token, const char *text)
{
    return token->length == strlen(text) && memcmp(token->text, text, token->length) == 0;
}

bool host_token_is_one_of(const struct host_token *token, const char *const *words)
{
    for (; *words; words++)
        if (host_token_is(token, *words))
            return true;
    return false;
}

bool host_token_is_name(const struct host_token *token)
{
    return token->length && is_word(token->text[0]) && !is_digit(token->text[0]);
}

void host_tokens_start(struct host_tokens *tokens, const char *text, size_t length)
{
    *tokens = (struct host_tokens){.at = text, .end = text + length, .line_start = true};
    host_tokens_next(tokens);
}

void host_tokens_skip_brackets(struct host_tokens *tokens)
{
    uint32_t depth = 0;

    do {
        if (host_token_is(&tokens->token, "("))
            depth++;
        if (host_token_is(&tokens->token, ")") && depth)
            depth--;
        host_tokens_next(tokens);
    } while (depth && tokens->token.length);
}
