/* outcome.c - see outcome.h. */
#include "outcome.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TERM_TEXT 64u

static uint32_t word_at(const uint8_t *bytes, uint32_t offset)
{
    uint32_t value;

    memcpy(&value, bytes + offset, sizeof(value));
    return value;
}

static uint32_t register_of(const struct litmus_result *result, uint32_t actor, uint32_t number)
{
    return word_at(result->memory, LITMUS_RESULTS + (actor * LITMUS_REGISTERS + number) * 4);
}

static bool is_register(const char *name)
{
    return name[0] == 'r' && name[1] >= '0' && name[1] < '0' + (int)LITMUS_REGISTERS && !name[2];
}

/* The value of what stands left in a term. */
static bool left_value(const char *left, const struct litmus_result *result, uint64_t *value)
{
    uint32_t offset;

    if (!strcmp(left, "l2")) {
        *value = result->l2_accesses;
        return true;
    }
    if (!strncmp(left, "told:", 5)) {
        if (!litmus_word(left + 5, &offset))
            return false;
        *value = word_at(result->told, offset);
        return true;
    }
    if (!strncmp(left, "sum:", 4) && is_register(left + 4)) {
        *value = 0;
        for (uint32_t actor = 0; actor < LITMUS_ACTORS; actor++)
            *value += register_of(result, actor, (uint32_t)(left[5] - '0'));
        return true;
    }
    if (left[0] >= '0' && left[0] < '0' + (int)LITMUS_ACTORS && left[1] == ':' && is_register(left + 2)) {
        *value = register_of(result, (uint32_t)(left[0] - '0'), (uint32_t)(left[3] - '0'));
        return true;
    }
    if (!litmus_word(left, &offset))
        return false;
    *value = word_at(result->memory, offset);
    return true;
}

static bool term_holds(const char *text, size_t length, const struct litmus_result *result, bool *holds)
{
    char term[TERM_TEXT], *sign, *end;
    uint64_t left, right;

    if (length >= sizeof(term))
        return false;
    memcpy(term, text, length);
    term[length] = 0;
    sign = strpbrk(term, "!=>");
    if (!sign)
        return false;
    right = strtoull(sign + strspn(sign, "!=>"), &end, 0);
    if (*end || end[-1] == '=' || end[-1] == '>')
        return false;
    text = text + (sign - term);
    *sign = 0;
    if (!left_value(term, result, &left))
        return false;
    if (*text == '>')
        *holds = left > right;
    else
        *holds = (left == right) == (*text == '=');
    return true;
}

bool litmus_holds(const char *condition, const struct litmus_result *result, bool *holds, char *error,
                  size_t error_size)
{
    bool all = true;

    *holds = false;
    while (*condition) {
        size_t length = strcspn(condition, " ");
        bool term;

        if (!term_holds(condition, length, result, &term)) {
            snprintf(error, error_size, "not understood: '%.*s'", (int)length, condition);
            return false;
        }
        all = all && term;
        condition += length;
        if (!*condition || !strncmp(condition, " | ", 3)) {
            *holds = *holds || all;
            all = true;
        } else if (strncmp(condition, " & ", 3) != 0) {
            snprintf(error, error_size, "'&' or '|' expected: '%s'", condition);
            return false;
        }
        condition += *condition ? 3 : 0;
    }
    return true;
}
