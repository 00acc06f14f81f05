/* expression.c - see expression.h. */
#include "tools/sweep/expression.h"

#include <ctype.h>
#include <string.h>

#include "engine/quantity.h"
#include "host/text.h"

#define NAME_BYTES 64u

struct reading {
    const char *text; /* the whole, for messages */
    const char *at;
    sweep_value_of *value_of;
    void *context;
    char *error;
    size_t error_bytes;
};

static bool fail(const struct reading *reading, const char *reason)
{
    return host_text_fail(reading->error, reading->error_bytes, "%s: %s", reading->text, reason);
}

static void skip_blanks(struct reading *reading)
{
    while (isspace((unsigned char)*reading->at))
        reading->at++;
}

static bool is_part_of_name(char letter)
{
    return isalnum((unsigned char)letter) || letter == '.' || letter == '_';
}

/* A number or a name. */
static bool read_operand(struct reading *reading, uint64_t *value)
{
    char name[NAME_BYTES];
    size_t length = 0;

    *value = 0;
    skip_blanks(reading);
    while (is_part_of_name(reading->at[length]))
        length++;
    if (length == 0)
        return fail(reading, "expected a number or a key");
    if (length >= sizeof(name))
        return fail(reading, "a name is too long");
    memcpy(name, reading->at, length);
    name[length] = 0;
    reading->at += length;
    if (!isdigit((unsigned char)*name))
        return reading->value_of(reading->context, name, value, reading->error, reading->error_bytes);
    return quantity_read(name, value) || fail(reading, "expected a number such as 16, 10k or 4Ki");
}

static bool apply(const struct reading *reading, char operation, uint64_t *left, uint64_t right)
{
    static const char too_large[] = "is more than 64 bits hold";

    switch (operation) {
    case '+':
        if (*left > UINT64_MAX - right)
            return fail(reading, too_large);
        *left += right;
        return true;
    case '-':
        if (*left < right)
            return fail(reading, "is below 0 on the way");
        *left -= right;
        return true;
    case '*':
        if (right && *left > UINT64_MAX / right)
            return fail(reading, too_large);
        *left *= right;
        return true;
    default:
        if (right == 0)
            return fail(reading, "divides by 0");
        *left /= right;
        return true;
    }
}

/* Takes the next operator if it is one of these; 0: it is another, or the end. */
static char take_operator(struct reading *reading, const char *operators)
{
    char letter;

    skip_blanks(reading);
    letter = *reading->at;
    if (!letter || !strchr(operators, letter))
        return 0;
    reading->at++;
    return letter;
}

/* Operands with * and / between. */
static bool read_product(struct reading *reading, uint64_t *value)
{
    uint64_t right = 0;
    char operation;

    if (!read_operand(reading, value))
        return false;
    while ((operation = take_operator(reading, "*/")) != 0)
        if (!read_operand(reading, &right) || !apply(reading, operation, value, right))
            return false;
    return true;
}

bool sweep_expression(const char *text, sweep_value_of *value_of, void *context, uint64_t *value, char *error,
                      size_t error_bytes)
{
    struct reading reading = {text, text, value_of, context, error, error_bytes};
    uint64_t right = 0;
    char operation;

    if (!read_product(&reading, value))
        return false;
    while ((operation = take_operator(&reading, "+-")) != 0)
        if (!read_product(&reading, &right) || !apply(&reading, operation, value, right))
            return false;
    return !*reading.at || fail(&reading, "expected + - * or / between numbers and keys");
}
