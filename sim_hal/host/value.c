/* value.c - see value.h. */
#include "host/value.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

static const struct type_info {
    const char *name;
    uint8_t bytes;
    bool is_signed;
    bool is_float;
    const char *expected; /* in messages about a word that is no value of the type */
} types[HOST_TYPE_NONE] = {
    [HOST_TYPE_CHAR] = {"char", 1, true, false, "a char, -128..127"},
    [HOST_TYPE_UCHAR] = {"uchar", 1, false, false, "a uchar, 0..255"},
    [HOST_TYPE_SHORT] = {"short", 2, true, false, "a 16-bit integer (short)"},
    [HOST_TYPE_USHORT] = {"ushort", 2, false, false, "a 16-bit integer (ushort)"},
    [HOST_TYPE_INT] = {"int", 4, true, false, "a 32-bit integer (int)"},
    [HOST_TYPE_UINT] = {"uint", 4, false, false, "a 32-bit integer (uint)"},
    [HOST_TYPE_LONG] = {"long", 8, true, false, "a 64-bit integer (long)"},
    [HOST_TYPE_ULONG] = {"ulong", 8, false, false, "a 64-bit integer (ulong)"},
    [HOST_TYPE_FLOAT] = {"float", 4, true, true, "a finite decimal number (float)"},
    [HOST_TYPE_DOUBLE] = {"double", 8, true, true, "a finite decimal number (double)"},
};

enum host_type host_type_named(struct host_span word)
{
    for (unsigned type = 0; type < HOST_TYPE_NONE; type++)
        if (host_text_is(word, types[type].name))
            return (enum host_type)type;
    return HOST_TYPE_NONE;
}

enum host_type host_type_declared(const char *type_name)
{
    for (unsigned type = 0; type < HOST_TYPE_NONE; type++)
        if (strncmp(type_name, types[type].name, strlen(types[type].name)) == 0)
            return (enum host_type)type;
    return strncmp(type_name, "void*", 5) == 0 ? HOST_TYPE_UCHAR : HOST_TYPE_NONE;
}

const char *host_type_name(enum host_type type)
{
    SIM_REQUIRE(type < HOST_TYPE_NONE);
    return types[type].name;
}

uint32_t host_type_bytes(enum host_type type)
{
    SIM_REQUIRE(type < HOST_TYPE_NONE);
    return types[type].bytes;
}

bool host_type_is_float(enum host_type type)
{
    SIM_REQUIRE(type < HOST_TYPE_NONE);
    return types[type].is_float;
}

uint32_t host_type_alignment(const char *type_name)
{
    enum host_type type = host_type_declared(type_name);
    uint32_t elements = 0;

    if (type == HOST_TYPE_NONE || strncmp(type_name, "void", 4) == 0)
        return 16;
    for (const char *digit = type_name + strlen(types[type].name); *digit >= '0' && *digit <= '9'; digit++)
        elements = elements < 100 ? elements * 10 + (uint32_t)(*digit - '0') : 100;
    switch (elements) {
    case 0:
        return types[type].bytes;
    case 3:
        return 4u * types[type].bytes;
    case 2:
    case 4:
    case 8:
    case 16:
        return elements * types[type].bytes;
    default:
        return 16;
    }
}

static uint64_t width_mask(enum host_type type)
{
    return UINT64_MAX >> (64 - 8 * types[type].bytes);
}

static int digit_value(char letter, unsigned base)
{
    int value = 99;

    if (letter >= '0' && letter <= '9')
        value = letter - '0';
    else if (letter >= 'a' && letter <= 'f')
        value = letter - 'a' + 10;
    else if (letter >= 'A' && letter <= 'F')
        value = letter - 'A' + 10;
    return value < (int)base ? value : -1;
}

static bool read_magnitude(const char *text, size_t length, unsigned base, uint64_t *magnitude)
{
    uint64_t result = 0;

    if (length == 0)
        return false;
    for (size_t i = 0; i < length; i++) {
        int digit = digit_value(text[i], base);
        if (digit < 0 || result > (UINT64_MAX - (uint64_t)digit) / base)
            return false;
        result = result * base + (uint64_t)digit;
    }
    *magnitude = result;
    return true;
}

static bool integer_fits(enum host_type type, bool negative, uint64_t magnitude)
{
    uint64_t mask = width_mask(type);

    if (types[type].is_signed)
        return magnitude <= (mask >> 1) + (negative ? 1 : 0);
    if (types[type].bytes == 1 && negative)
        return magnitude == 0;
    return magnitude <= mask;
}

static bool read_integer(enum host_type type, bool hex, struct host_span word, uint64_t *bits)
{
    const char *text = word.text;
    size_t length = word.length;
    bool negative = false;
    uint64_t magnitude;

    if (length && (*text == '-' || *text == '+')) {
        negative = *text == '-';
        text++;
        length--;
    }
    if (hex && length > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        text += 2;
        length -= 2;
    }
    if (!read_magnitude(text, length, hex ? 16 : 10, &magnitude) || !integer_fits(type, negative, magnitude))
        return false;
    *bits = (negative ? 0 - magnitude : magnitude) & width_mask(type);
    return true;
}

static size_t skip_digits(const char *text, size_t at)
{
    while (text[at] >= '0' && text[at] <= '9')
        at++;
    return at;
}

/* [sign] digits with at most one point, at least one digit, [e [sign] digits]: not the nan, inf and 0x of strtod. */
static bool is_decimal(const char *text)
{
    size_t at = text[0] == '-' || text[0] == '+';
    size_t start = at;

    at = skip_digits(text, at);
    size_t digits = at - start;
    if (text[at] == '.') {
        start = at + 1;
        at = skip_digits(text, start);
        digits += at - start;
    }
    if (digits == 0)
        return false;
    if (text[at] == 'e' || text[at] == 'E') {
        at++;
        at += text[at] == '-' || text[at] == '+';
        start = at;
        at = skip_digits(text, start);
        if (at == start)
            return false;
    }
    return text[at] == 0;
}

static bool read_float(enum host_type type, struct host_span word, uint64_t *bits)
{
    char text[512];

    if (word.length >= sizeof(text))
        return false;
    memcpy(text, word.text, word.length);
    text[word.length] = 0;
    if (strlen(text) != word.length || !is_decimal(text))
        return false;
    *bits = 0;
    if (type == HOST_TYPE_FLOAT) {
        float value = strtof(text, NULL);
        memcpy(bits, &value, sizeof(value));
        return value - value == 0.0f;
    }
    double value = strtod(text, NULL);
    memcpy(bits, &value, sizeof(value));
    return value - value == 0.0;
}

bool host_value_read(enum host_type type, bool hex, struct host_span word, uint64_t *bits, const char **expected)
{
    SIM_REQUIRE(type < HOST_TYPE_NONE);
    *expected = types[type].expected;
    return types[type].is_float ? read_float(type, word, bits) : read_integer(type, hex, word, bits);
}

static int64_t sign_extended(enum host_type type, uint64_t bits)
{
    unsigned shift = 64u - 8u * types[type].bytes;

    return (int64_t)(bits << shift) >> shift;
}

static float as_float(uint64_t bits)
{
    uint32_t word = (uint32_t)bits;
    float value;

    memcpy(&value, &word, sizeof(value));
    return value;
}

static double as_double(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static uint64_t float_bits(float value)
{
    uint32_t word;

    memcpy(&word, &value, sizeof(word));
    return word;
}

static uint64_t double_bits(double value)
{
    uint64_t word;

    memcpy(&word, &value, sizeof(word));
    return word;
}

/* oclgrind sets its stream to hexadecimal, zero filled, which floats do not heed but for the filling. */
static void float_text(char text[HOST_VALUE_BYTES], enum host_type type, bool hex, uint64_t bits)
{
    char digits[32];
    double value = type == HOST_TYPE_FLOAT ? (double)as_float(bits) : as_double(bits);
    int length = snprintf(digits, sizeof(digits), "%g", value);
    int fill = hex ? 2 * types[type].bytes - length : 0;

    snprintf(text, HOST_VALUE_BYTES, "%s%.*s%s", hex ? "0x" : "", fill > 0 ? fill : 0, "0000000000000000", digits);
}

const char *host_value_text(char text[HOST_VALUE_BYTES], enum host_type type, bool hex, uint64_t bits)
{
    int digits;

    SIM_REQUIRE(type < HOST_TYPE_NONE);
    digits = 2 * types[type].bytes;
    if (types[type].is_float)
        float_text(text, type, hex, bits);
    else if (hex && type == HOST_TYPE_CHAR) /* printed as an int */
        snprintf(text, HOST_VALUE_BYTES, "0x%02" PRIx32, (uint32_t)sign_extended(type, bits));
    else if (hex)
        snprintf(text, HOST_VALUE_BYTES, "0x%0*" PRIx64, digits, bits);
    else if (types[type].is_signed)
        snprintf(text, HOST_VALUE_BYTES, "%" PRId64, sign_extended(type, bits));
    else
        snprintf(text, HOST_VALUE_BYTES, "%" PRIu64, bits);
    return text;
}

static uint64_t typed_sum(enum host_type type, uint64_t one, uint64_t other)
{
    if (type == HOST_TYPE_FLOAT)
        return float_bits(as_float(one) + as_float(other));
    if (type == HOST_TYPE_DOUBLE)
        return double_bits(as_double(one) + as_double(other));
    return (one + other) & width_mask(type);
}

uint64_t host_sequence_next(struct host_sequence *sequence)
{
    uint64_t element = sequence->next;

    if (!sequence->constant)
        sequence->next = typed_sum(sequence->type, element, sequence->step);
    return element;
}

static void write_words(struct host_sequence *sequence, uint8_t *to, size_t count)
{
    uint32_t word = (uint32_t)sequence->next, step = sequence->constant ? 0 : (uint32_t)sequence->step;

    for (size_t i = 0; i < count; i++, word += step)
        memcpy(to + i * sizeof(word), &word, sizeof(word));
    sequence->next = word;
}

void host_sequence_write(struct host_sequence *sequence, uint8_t *to, size_t count)
{
    uint32_t bytes = host_type_bytes(sequence->type);

    if (bytes == sizeof(uint32_t) && (sequence->constant || !types[sequence->type].is_float)) {
        write_words(sequence, to, count);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        uint64_t bits = host_sequence_next(sequence);

        memcpy(to + i * bytes, &bits, sizeof(bits));
    }
}

static bool integer_range_fits(enum host_type type, uint64_t first, uint64_t step, uint64_t last, uint64_t count)
{
    bool down = types[type].is_signed && sign_extended(type, step) < 0;
    uint64_t stride = down ? (0 - step) & width_mask(type) : step;
    uint64_t low = down ? last : first, high = down ? first : last;
    bool ordered = types[type].is_signed ? sign_extended(type, low) <= sign_extended(type, high) : low <= high;
    uint64_t distance = (high - low) & width_mask(type);

    return stride != 0 && ordered && distance % stride == 0 && distance / stride == count - 1;
}

bool host_range_fits(enum host_type type, uint64_t first, uint64_t step, uint64_t last, uint64_t count)
{
    double elements;

    SIM_REQUIRE(type < HOST_TYPE_NONE);
    if (count == 0)
        return false;
    if (!types[type].is_float)
        return integer_range_fits(type, first, step, last, count);
    if (type == HOST_TYPE_FLOAT)
        elements = (double)(as_float(last) - as_float(first) + as_float(step)) / (double)as_float(step);
    else
        elements = (as_double(last) - as_double(first) + as_double(step)) / as_double(step);
    return elements == (double)count;
}

uint64_t host_value_product(enum host_type type, uint64_t one, uint64_t other)
{
    SIM_REQUIRE(type < HOST_TYPE_NONE);
    return one * other & width_mask(type);
}
