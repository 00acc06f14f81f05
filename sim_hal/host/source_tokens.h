/*
 * source_tokens.h - cuts OpenCL C into tokens. Comments, strings and lines of the preprocessor are none.
 */
#ifndef SIM_HAL_HOST_SOURCE_TOKENS_H
#define SIM_HAL_HOST_SOURCE_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A run of letters, digits and underscores, or one character that is none of these. 1.5 and += are several tokens. */
struct host_token {
    const char *text; /* in the text that is cut up; not terminated */
    size_t length;    /* bytes; 0: the text has ended */
};

/*
 * The text is the caller's, may have any bytes, and must outlive the tokens. host_tokens_next reads at, end and line_start
 * alone, so that a caller may start in the middle of a text.
 */
struct host_tokens {
    const char *at;          /* behind the token, and not behind end */
    const char *end;         /* of the text */
    bool line_start;         /* no token since the last end of a line, so that # begins a line of the preprocessor */
    struct host_token token; /* the present one */
};

/* Starts at the first token of a text of length bytes, which begins a line. */
void host_tokens_start(struct host_tokens *tokens, const char *text, size_t length);

/* Goes to the next token; stays at the end. A comment without an end reaches to the end of the text, and a string to that of
 * its line. */
void host_tokens_next(struct host_tokens *tokens);

/* From an opening round bracket, the present token, to the token behind its closing one, or to the end. Another token is
 * skipped alone. */
void host_tokens_skip_brackets(struct host_tokens *tokens);

/*
 * Whether a token is this text, which ends with a 0; one of a list of such texts that NULL ends; or begins with a letter or
 * an underscore, as names and keywords do. The end of the text is the empty text and nothing else.
 */
bool host_token_is(const struct host_token *token, const char *text);
bool host_token_is_one_of(const struct host_token *token, const char *const *words);
bool host_token_is_name(const struct host_token *token);

#endif
