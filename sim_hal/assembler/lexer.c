/* lexer.c - cuts assembly text into tokens. */
#include "assembler/lexer.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_name_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}

static bool is_name_part(char c)
{
    return is_name_start(c) || is_digit(c);
}

/* Of a hexadecimal digit; 99 for any other character. */
static int digit_value(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return 99;
}

static bool starts_with(const char *at, const char *end, const char *prefix)
{
    size_t length = strlen(prefix);

    return (size_t)(end - at) >= length && memcmp(at, prefix, length) == 0;
}

/* Skips blanks and comments up to a token, the end of the line, or the end of the text. */
static void skip_space(struct asm_lexer *lexer)
{
    const char *at = lexer->next, *end = lexer->end;

    while (at < end) {
        if (is_blank(*at)) {
            at++;
        } else if (*at == ';' || starts_with(at, end, "//")) {
            const char *newline = memchr(at, '\n', (size_t)(end - at));

            at = newline ? newline : end;
        } else if (starts_with(at, end, "/*")) {
            for (at += 2; at < end && !starts_with(at, end, "*/"); at++)
                lexer->next_line += *at == '\n';
            at = at < end ? at + 2 : end;
        } else {
            break;
        }
    }
    lexer->next = at;
}

static void bad_token(struct asm_lexer *lexer, const char *what)
{
    lexer->token.kind = ASM_BAD;
    lexer->token.text = what;
    lexer->token.length = strlen(what);
}

static void read_float(struct asm_lexer *lexer, const char *start, const char *stop)
{
    char copy[64], *parsed;
    size_t length = (size_t)(stop - start);

    lexer->next = stop;
    if (length >= sizeof copy) {
        bad_token(lexer, "a number that is too long");
        return;
    }
    memcpy(copy, start, length);
    copy[length] = '\0';
    lexer->token.kind = ASM_FLOAT;
    lexer->token.length = length;
    lexer->token.real = strtod(copy, &parsed);
    if (parsed != copy + length)
        bad_token(lexer, "a malformed number");
}

/* Whether a decimal or hexadecimal number continues as a fraction or with an exponent. */
static bool is_float(const char *at, const char *end, bool hexadecimal)
{
    if (at == end)
        return false;
    if (*at == '.')
        return true;
    if (hexadecimal)
        return *at == 'p' || *at == 'P';
    return (*at == 'e' || *at == 'E') && at + 1 < end && (is_digit(at[1]) || at[1] == '+' || at[1] == '-');
}

static const char *float_end(const char *at, const char *end)
{
    while (at < end && (is_name_part(*at) || ((*at == '+' || *at == '-') && strchr("eEpP", at[-1]))))
        at++;
    return at;
}

static void read_number(struct asm_lexer *lexer, const char *start)
{
    const char *at = start, *end = lexer->end;
    int base = 10;
    uint64_t value = 0;

    if (at + 2 < end && at[0] == '0' && (at[1] == 'x' || at[1] == 'X') && digit_value(at[2]) < 16) {
        base = 16;
        at += 2;
    } else if (at + 2 < end && at[0] == '0' && (at[1] == 'b' || at[1] == 'B') && digit_value(at[2]) < 2) {
        base = 2;
        at += 2;
    } else if (at + 1 < end && at[0] == '0' && is_digit(at[1])) {
        base = 8;
    }
    for (; at < end && digit_value(*at) < base; at++) {
        if (value > (UINT64_MAX - (uint64_t)digit_value(*at)) / (uint64_t)base) {
            bad_token(lexer, "a number over 64 bits");
            return;
        }
        value = value * (uint64_t)base + (uint64_t)digit_value(*at);
    }
    if (base != 2 && is_float(at, end, base == 16)) {
        read_float(lexer, start, float_end(at, end));
        return;
    }
    lexer->token.kind = ASM_INTEGER;
    lexer->token.integer = value;
    if (base == 10 && at < end && (*at == 'b' || *at == 'f') && (at + 1 == end || !is_name_part(at[1]))) {
        lexer->token.kind = *at == 'b' ? ASM_LABEL_BACK : ASM_LABEL_AHEAD;
        at++;
    }
    lexer->token.length = (size_t)(at - start);
    lexer->next = at;
    if (at < end && is_name_part(*at))
        bad_token(lexer, "a malformed number");
}

static void read_string(struct asm_lexer *lexer, const char *start)
{
    const char *at = start + 1, *end = lexer->end;

    while (at < end && *at != '"' && *at != '\n')
        at += *at == '\\' && at + 1 < end && at[1] != '\n' ? 2 : 1;
    if (at >= end || *at != '"') {
        bad_token(lexer, "a string without its closing quote");
        return;
    }
    lexer->token.kind = ASM_STRING;
    lexer->token.text = start + 1;
    lexer->token.length = (size_t)(at - start - 1);
    lexer->next = at + 1;
}

void asm_next(struct asm_lexer *lexer)
{
    const char *start;

    skip_space(lexer);
    start = lexer->next;
    lexer->line = lexer->next_line;
    lexer->token = (struct asm_token){.kind = ASM_END, .text = start};
    if (start == lexer->end || *start == '\n')
        return;
    lexer->next++;
    if (is_digit(*start)) {
        read_number(lexer, start);
        return;
    }
    if (*start == '"') {
        read_string(lexer, start);
        return;
    }
    lexer->token.kind = ASM_PUNCTUATION;
    if (is_name_start(*start)) {
        lexer->token.kind = ASM_NAME;
        while (lexer->next < lexer->end && is_name_part(*lexer->next))
            lexer->next++;
    }
    lexer->token.length = (size_t)(lexer->next - start);
}

/* A line that starts with # is a comment (what a preprocessor leaves behind). */
static void first_token(struct asm_lexer *lexer)
{
    asm_next(lexer);
    if (!asm_at(lexer, '#'))
        return;
    while (lexer->next < lexer->end && *lexer->next != '\n')
        lexer->next++;
    asm_next(lexer);
}

void asm_lexer_start(struct asm_lexer *lexer, const char *text, size_t length)
{
    *lexer = (struct asm_lexer){.next = text, .end = text + length, .line = 1, .next_line = 1};
    first_token(lexer);
}

bool asm_next_line(struct asm_lexer *lexer)
{
    while (lexer->token.kind != ASM_END)
        asm_next(lexer);
    if (lexer->next == lexer->end)
        return false;
    lexer->next++;
    lexer->next_line++;
    first_token(lexer);
    return true;
}

bool asm_at(const struct asm_lexer *lexer, char punctuation)
{
    return lexer->token.kind == ASM_PUNCTUATION && lexer->token.text[0] == punctuation;
}

bool asm_token_is(const struct asm_token *token, const char *name)
{
    return token->kind == ASM_NAME && token->length == strlen(name) && memcmp(token->text, name, token->length) == 0;
}

bool asm_at_name(const struct asm_lexer *lexer, const char *name)
{
    return asm_token_is(&lexer->token, name);
}

char asm_peek(const struct asm_lexer *lexer)
{
    const char *at = lexer->next;

    while (at < lexer->end && is_blank(*at))
        at++;
    if (at >= lexer->end || *at == '\n')
        return '\0';
    return *at;
}

bool asm_unexpected(struct asm_state *assembler, const char *expected)
{
    const struct asm_lexer *lexer = &assembler->lexer;
    const struct asm_token *token = &lexer->token;
    int length = token->length < 60 ? (int)token->length : 60;

    if (token->kind == ASM_BAD)
        return asm_error(assembler, lexer->line, "%.*s", length, token->text);
    if (token->kind == ASM_END)
        return asm_error(assembler, lexer->line, "the line ends where %s was expected", expected);
    if (token->kind == ASM_PUNCTUATION && (token->text[0] <= ' ' || token->text[0] > '~'))
        return asm_error(assembler, lexer->line, "byte 0x%02x where %s was expected", (unsigned char)token->text[0],
                         expected);
    return asm_error(assembler, lexer->line, "'%.*s' where %s was expected", length, token->text, expected);
}

bool asm_expect(struct asm_state *assembler, char punctuation)
{
    char expected[] = {'\'', punctuation, '\'', '\0'};

    if (!asm_at(&assembler->lexer, punctuation))
        return asm_unexpected(assembler, expected);
    asm_next(&assembler->lexer);
    return true;
}

bool asm_expect_end(struct asm_state *assembler)
{
    if (assembler->lexer.token.kind != ASM_END)
        return asm_unexpected(assembler, "the end of the line");
    return true;
}

size_t asm_read_escape(const char *text, size_t at, size_t length, uint8_t *value)
{
    static const char letters[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
    size_t end = at + 1;
    uint32_t number = 0;
    const char *letter;

    SIM_REQUIRE(at < length);
    SIM_REQUIRE(text[at] == '\\');
    if (end == length) {
        *value = '\\';
        return 1;
    }
    if (text[end] >= '0' && text[end] <= '7') {
        for (; end < length && end < at + 4 && text[end] >= '0' && text[end] <= '7'; end++)
            number = number * 8 + (uint32_t)(text[end] - '0');
        *value = (uint8_t)number;
        return end - at;
    }
    if ((text[end] == 'x' || text[end] == 'X') && end + 1 < length && digit_value(text[end + 1]) < 16) {
        for (end++; end < length && digit_value(text[end]) < 16; end++)
            number = (number << 4 | (uint32_t)digit_value(text[end])) & 0xff;
        *value = (uint8_t)number;
        return end - at;
    }
    letter = text[end] ? strchr(letters, text[end]) : NULL;
    *value = (uint8_t)(letter ? values[letter - letters] : text[end]);
    return 2;
}
