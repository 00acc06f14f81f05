/*
 * source_tokens.h - cuts OpenCL C into tokens. Comments, strings and lines of the preprocessor are none.
 */
#ifndef SIM_HAL_HOST_SOURCE_TOKENS_H
#define SIM_HAL_HOST_SOURCE_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A word or number, or a character that belongs to none. */
struct sim_token {
    const char *text; /* not terminated */
    size_t length;    /* 0: the text has ended */
};

struct sim_tokens {
    const char *at; /* behind the token */
    const char *end;
    bool line_start; /* nothing but blanks since the last end of a line */
    struct sim_token token;
};

/* Starts at the first token of a text. */
void sim_tokens_start(struct sim_tokens *tokens, const char *text, size_t length);

/* Goes to the next token; stays at the end. */
void sim_tokens_next(struct sim_tokens *tokens);

/* From an opening bracket to behind its closing one, or to the end. */
void sim_tokens_skip_brackets(struct sim_tokens *tokens);

/* Whether a token is this text, or one of a list that NULL ends, or a name. */
bool sim_token_is(const struct sim_token *token, const char *text);
bool sim_token_is_one_of(const struct sim_token *token, const char *const *words);
bool sim_token_is_name(const struct sim_token *token);

#endif
