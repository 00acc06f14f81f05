/* checksum.c - see checksum.h. */
#include "host/checksum.h"

#include "engine/require.h"

#define PRIME  0x100000001b3u
#define DIGITS 16u

static bool read_digit(char digit, uint64_t *value)
{
    if (digit >= '0' && digit <= '9')
        *value = (uint64_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f')
        *value = (uint64_t)(digit - 'a') + 10;
    else
        return false;
    return true;
}

bool host_checksum_read(struct host_span text, uint64_t *checksum, const char **expected)
{
    uint64_t digit;

    *expected = "16 hexadecimal digits, in small letters";
    *checksum = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (!read_digit(text.text[i], &digit))
            return false;
        *checksum = *checksum << 4 | digit;
    }
    return text.length == DIGITS;
}

uint64_t host_checksum_add(uint64_t checksum, uint64_t value, uint32_t bytes)
{
    SIM_REQUIRE(bytes <= sizeof(value));
    for (uint32_t i = 0; i < bytes; i++)
        checksum = (checksum ^ (value >> (8 * i) & 0xff)) * PRIME;
    return checksum;
}
