/*
 * source_tokens.h - cuts OpenCL C into tokens. Comments, strings and lines of the preprocessor are none.
 */
#ifndef SIM_HAL_HOST_SOURCE_TOKENS_H
#define SIM_HAL_HOST_SOURCE_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A word or number, or a character that belongs to none. */
struct host_token {
    const char *text; /* not terminated */
    size_t length;    /* 0: the text has ended */
};

struct host_tokens {
    const char *at; /* behind the token */
    const char *end;
    bool line_start; /* nothing but blanks since the last end of a line */
    struct host_token token;
};

/* Starts at the first token of a text. */
void host_tokens_start(struct host_tokens *tokens, const char *text, size_t length);

/* Goes to the next token; stays at the end. */
void host_tokens_next(struct host_tokens *tokens);

/* From an opening bracket to behind its closing one, or to the end. */
void host_tokens_skip_brackets(struct host_tokens *tokens);

/* Whether a token is this text, or one of a list that NULL ends, or a name. */
bool host_token_is(const struct host_token *token, const char *text);
bool host_token_is_one_of(const struct host_token *token, const char *const *words);
bool host_token_is_name(const struct host_token *token);

#endif
