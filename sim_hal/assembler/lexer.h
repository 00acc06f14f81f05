/*
 * lexer.h - cuts assembly text into tokens.
 */
#ifndef SIM_HAL_ASSEMBLER_LEXER_H
#define SIM_HAL_ASSEMBLER_LEXER_H

#include "assembler/state.h"

/* Starts at the first token of the text. */
void asm_lexer_start(struct asm_lexer *lexer, const char *text, size_t length);

/* Goes to the next token; stays at ASM_END until asm_next_line. */
void asm_next(struct asm_lexer *lexer);

/* Skips the rest of the line and goes to the first token of the next one; false at the end of the text. */
bool asm_next_line(struct asm_lexer *lexer);

/* Whether the token is this punctuation character or this name. */
bool asm_at(const struct asm_lexer *lexer, char punctuation);
bool asm_at_name(const struct asm_lexer *lexer, const char *name);

/* Whether token is name. */
bool asm_token_is(const struct asm_token *token, const char *name);

/* The next character behind the token that is not blank; 0 at the end. */
char asm_peek(const struct asm_lexer *lexer);

/* Reads the escape of a string whose backslash is at text[at], at < length. Returns how many characters it has. */
size_t asm_read_escape(const char *text, size_t at, size_t length, uint8_t *value);

/* Goes past the punctuation character, or reports that it was expected. */
bool asm_expect(struct asm_state *assembler, char punctuation);

/* Reports the token as unexpected and says what was expected. */
bool asm_unexpected(struct asm_state *assembler, const char *expected);

/* Reports if the line holds more than what was read. */
bool asm_expect_end(struct asm_state *assembler);

#endif
