/*
 * lexer.h - cuts assembly text into tokens.
 */
#ifndef SIM_HAL_ASSEMBLER_LEXER_H
#define SIM_HAL_ASSEMBLER_LEXER_H

#include "assembler/state.h"

/* Starts at the first token of the text. */
void isa_asm_lexer_start(struct isa_asm_lexer *lexer, const char *text, size_t length);

/* Goes to the next token; stays at ISA_ASM_END until isa_asm_next_line. */
void isa_asm_next(struct isa_asm_lexer *lexer);

/* Skips the rest of the line and goes to the first token of the next one; false at the end of the text. */
bool isa_asm_next_line(struct isa_asm_lexer *lexer);

/* Whether the token is this punctuation character or this name. */
bool isa_asm_at(const struct isa_asm_lexer *lexer, char punctuation);
bool isa_asm_at_name(const struct isa_asm_lexer *lexer, const char *name);

/* Whether token is name. */
bool isa_asm_token_is(const struct isa_asm_token *token, const char *name);

/* The next character behind the token that is not blank; 0 at the end. */
char isa_asm_peek(const struct isa_asm_lexer *lexer);

/* Reads the escape of a string whose backslash is at text[at], at < length. Returns how many characters it has. */
size_t isa_asm_read_escape(const char *text, size_t at, size_t length, uint8_t *value);

/* Goes past the punctuation character, or reports that it was expected. */
bool isa_asm_expect(struct isa_asm *assembler, char punctuation);

/* Reports the token as unexpected and says what was expected. */
bool isa_asm_unexpected(struct isa_asm *assembler, const char *expected);

/* Reports if the line holds more than what was read. */
bool isa_asm_expect_end(struct isa_asm *assembler);

#endif
