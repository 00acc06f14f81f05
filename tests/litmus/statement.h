/*
 * statement.h - the words of a statement (translate.h).
 */
#ifndef TESTS_LITMUS_STATEMENT_H
#define TESTS_LITMUS_STATEMENT_H

#include <stdbool.h>
#include <stddef.h>

#define LITMUS_WORDS           12u /* of a statement, at most */
#define LITMUS_STATEMENT_BYTES 64u /* with its end */

struct litmus_statement {
    char whole[LITMUS_STATEMENT_BYTES];
    char split[LITMUS_STATEMENT_BYTES];
    const char *word[LITMUS_WORDS]; /* those that are missing are "" */
    const char *rest[LITMUS_WORDS]; /* the words from this one on, as they were written */
};

/* Splits length characters at their blanks. The statement must not be moved then. Returns false if they are too many. */
bool litmus_split(struct litmus_statement *statement, const char *text, size_t length);

#endif
