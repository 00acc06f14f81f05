/* print_format.c - see print_format.h. */
#include "host/print_format.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

#include "engine/require.h"

#define WIDTH_MOST 4096u /* of a field: a longer one is cut */
#define SPEC_BYTES 64u

/* One conversion. */
struct conversion {
    const char *start; /* its percent sign */
    size_t length;
    char flags[8];
    uint32_t width, precision;
    bool has_precision;
    uint32_t elements;      /* of a vector; 1: a scalar */
    uint32_t element_bytes; /* by the length modifier; 0: there is none */
    char letter;
};

/* The arguments that are left. */
struct arguments {
    const struct isa_print_format *format;
    const uint8_t *at;
    uint32_t next;
};

/* ---- reading ---- */

static const char *read_flags(const char *at, const char *end, struct conversion *conversion)
{
    size_t count = 0;

    for (; at < end && *at && strchr("-+ #0", *at); at++) {
        if (!memchr(conversion->flags, *at, count))
            conversion->flags[count++] = *at;
    }
    return at;
}

static const char *read_digits(const char *at, const char *end, uint32_t *number)
{
    *number = 0;
    for (; at < end && *at >= '0' && *at <= '9'; at++) {
        *number = *number * 10 + (uint32_t)(*at - '0');
        if (*number > WIDTH_MOST)
            *number = WIDTH_MOST;
    }
    return at;
}

static const char *read_vector(const char *at, const char *end, struct conversion *conversion)
{
    const char *behind;
    uint32_t elements;

    if (at == end || *at != 'v')
        return at;
    behind = read_digits(at + 1, end, &elements);
    if (elements != 2 && elements != 3 && elements != 4 && elements != 8 && elements != 16)
        return at;
    conversion->elements = elements;
    return behind;
}

static const char *read_length(const char *at, const char *end, struct conversion *conversion)
{
    static const struct {
        const char *name;
        uint32_t bytes;
    } lengths[] = {{"hh", 1}, {"hl", 4}, {"h", 2}, {"l", 8}};

    for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
        size_t length = strlen(lengths[i].name);

        if ((size_t)(end - at) < length || memcmp(at, lengths[i].name, length) != 0)
            continue;
        conversion->element_bytes = lengths[i].bytes;
        return at + length;
    }
    return at;
}

/* Reads the conversion that a percent sign begins. Returns false if it is none. */
static bool read_conversion(const char *start, const char *end, struct conversion *conversion)
{
    const char *at;

    *conversion = (struct conversion){.start = start, .elements = 1};
    at = read_flags(start + 1, end, conversion);
    at = read_digits(at, end, &conversion->width);
    if (at < end && *at == '.') {
        conversion->has_precision = true;
        at = read_digits(at + 1, end, &conversion->precision);
    }
    at = read_vector(at, end, conversion);
    at = read_length(at, end, conversion);
    if (at == end || !*at || !strchr("diouxXfFeEgGaAcsp%", *at))
        return false;
    conversion->letter = *at;
    conversion->length = (size_t)(at + 1 - start);
    return true;
}

/* ---- printing ---- */

static uint64_t read_bits(const uint8_t *at, uint32_t bytes)
{
    uint64_t bits = 0;

    for (uint32_t i = 0; i < bytes && i < sizeof(bits); i++)
        bits |= (uint64_t)at[i] << (8 * i);
    return bits;
}

static uint64_t sign_extend(uint64_t bits, uint32_t bytes)
{
    unsigned shift = 64 - 8 * (bytes < 8 ? bytes : 8);

    return bytes ? (uint64_t)((int64_t)(bits << shift) >> shift) : 0;
}

static uint64_t zero_extend(uint64_t bits, uint32_t bytes)
{
    return bytes < 8 ? bits & ((UINT64_C(1) << 8 * bytes) - 1) : bits;
}

/* The host's format of a conversion: flags, then width and precision as arguments. */
static const char *host_format(const struct conversion *conversion, const char *length, char text[SPEC_BYTES])
{
    snprintf(text, SPEC_BYTES, "%%%s*.*%s%c", conversion->flags, length, conversion->letter);
    return text;
}

static double half_value(uint64_t bits)
{
    uint32_t exponent = bits >> 10 & 31, fraction = bits & 1023;
    double value = exponent ? 1.0 + fraction / 1024.0 : fraction / 512.0;

    if (exponent == 31)
        value = fraction ? (double)__builtin_nanf("") : (double)__builtin_inff();
    for (uint32_t i = exponent; i < 15; i++)
        value /= 2;
    for (uint32_t i = 15; i < exponent && exponent != 31; i++)
        value *= 2;
    return bits >> 15 & 1 ? -value : value;
}

static double float_value(const uint8_t *at, uint32_t bytes)
{
    uint64_t bits = read_bits(at, bytes);
    uint32_t low = (uint32_t)bits;
    double value;
    float single;

    if (bytes == 2)
        return half_value(bits);
    memcpy(&single, &low, sizeof(single));
    memcpy(&value, &bits, sizeof(value));
    return bytes == 4 ? (double)single : value;
}

static void print_number(const struct conversion *conversion, const uint8_t *at, uint32_t bytes, FILE *stream)
{
    int width = (int)conversion->width, precision = conversion->has_precision ? (int)conversion->precision : -1;
    uint32_t counted =
        conversion->element_bytes && conversion->element_bytes < bytes ? conversion->element_bytes : bytes;
    uint64_t bits = read_bits(at, bytes);
    char text[SPEC_BYTES];

    if (strchr("di", conversion->letter))
        fprintf(stream, host_format(conversion, "ll", text), width, precision, (long long)sign_extend(bits, counted));
    else if (strchr("ouxX", conversion->letter))
        fprintf(stream, host_format(conversion, "ll", text), width, precision,
                (unsigned long long)zero_extend(bits, counted));
    else
        fprintf(stream, host_format(conversion, "", text), width, precision, float_value(at, bytes));
}

static void print_letter(const struct conversion *conversion, uint64_t bits, FILE *stream)
{
    fprintf(stream, strchr(conversion->flags, '-') ? "%-*c" : "%*c", (int)conversion->width, (int)(unsigned char)bits);
}

static void print_string(const struct conversion *conversion, const uint8_t *at, uint32_t bytes, FILE *stream)
{
    const uint8_t *zero = bytes ? memchr(at, 0, bytes) : NULL;
    size_t length = zero ? (size_t)(zero - at) : bytes;

    if (conversion->has_precision && conversion->precision < length)
        length = conversion->precision;
    fprintf(stream, strchr(conversion->flags, '-') ? "%-*.*s" : "%*.*s", (int)conversion->width, (int)length,
            (const char *)at);
}

static void print_pointer(const struct conversion *conversion, uint64_t bits, FILE *stream)
{
    char text[32];

    snprintf(text, sizeof(text), "0x%" PRIx64, bits);
    print_string(conversion, (const uint8_t *)text, sizeof(text), stream);
}

static void print_element(const struct conversion *conversion, const uint8_t *at, uint32_t bytes, FILE *stream)
{
    switch (conversion->letter) {
    case 'c':
        print_letter(conversion, read_bits(at, bytes), stream);
        return;
    case 's':
        print_string(conversion, at, bytes, stream);
        return;
    case 'p':
        print_pointer(conversion, read_bits(at, bytes), stream);
        return;
    default:
        print_number(conversion, at, bytes, stream);
    }
}

/* Elements of vectors stand between commas. A vector of 3 takes the place of 4. Clang widens the elements of small vectors. */
static void print_argument(const struct conversion *conversion, const uint8_t *at, uint32_t bytes, FILE *stream)
{
    uint32_t elements = conversion->elements, stride = bytes / (elements == 3 ? 4 : elements);

    for (uint32_t i = 0; i < elements; i++) {
        if (i)
            putc(',', stream);
        print_element(conversion, at + (size_t)i * stride, stride, stream);
    }
}

static bool print_next(const struct conversion *conversion, struct arguments *arguments, FILE *stream)
{
    uint32_t bytes;

    if (conversion->letter == '%') {
        putc('%', stream);
        return true;
    }
    if (arguments->next == arguments->format->count)
        return false;
    bytes = arguments->format->sizes[arguments->next++];
    print_argument(conversion, arguments->at, bytes, stream);
    arguments->at += (bytes + 3u) & ~3u;
    return true;
}

void host_print_format(const struct isa_print_format *format, const uint8_t *data, FILE *stream)
{
    struct arguments arguments = {.format = format, .at = data};
    const char *at = format->text, *end = format->text + format->length;
    struct conversion conversion;

    SIM_REQUIRE(format->bytes >= 4);
    SIM_REQUIRE(format->count <= ISA_FORMAT_ARGUMENTS);
    while (at < end) {
        if (*at == '%' && read_conversion(at, end, &conversion) && print_next(&conversion, &arguments, stream))
            at += conversion.length;
        else
            putc(*at++, stream);
    }
}
