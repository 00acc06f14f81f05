/* quantity.c - see quantity.h. */
#include "engine/quantity.h"

#include <stddef.h>
#include <string.h>

static const struct {
    const char *name;
    uint64_t factor;
} suffixes[] = {{"", 1}, {"k", 1000}, {"Ki", UINT64_C(1) << 10}, {"Mi", UINT64_C(1) << 20}, {"Gi", UINT64_C(1) << 30}};

/* Reads the digits at the start of a text. Returns the rest of the text; NULL if there are no
 * digits or they do not fit. */
static const char *read_digits(const char *text, uint64_t *value)
{
    const char *at = text;

    for (*value = 0; *at >= '0' && *at <= '9'; at++) {
        uint64_t digit = (uint64_t)(*at - '0');
        if (*value > (UINT64_MAX - digit) / 10)
            return NULL;
        *value = *value * 10 + digit;
    }
    return at > text ? at : NULL;
}

bool quantity_read(const char *text, uint64_t *value)
{
    uint64_t number;
    const char *suffix = read_digits(text, &number);

    for (size_t i = 0; suffix && i < sizeof(suffixes) / sizeof(suffixes[0]); i++) {
        if (strcmp(suffixes[i].name, suffix) != 0 || number > UINT64_MAX / suffixes[i].factor)
            continue;
        *value = number * suffixes[i].factor;
        return true;
    }
    return false;
}

const char *quantity_hint(const char *text)
{
    uint64_t number;
    const char *suffix = read_digits(text, &number);
    bool ambiguous = suffix && *suffix && !suffix[1] && strchr("KMG", *suffix);

    return ambiguous ? ", write k for 1,000, and Ki, Mi, Gi for powers of 1,024" : "";
}
