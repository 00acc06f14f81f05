/* test_gzip.c - what view_gzip has compressed, gzip makes the same bytes of. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"
#include "tools/view/gzip.h"

#define INPUT_MOST 500000u

static uint8_t input[INPUT_MOST], output[INPUT_MOST + 1];

/* Bytes of some kind, which begin with a number. */
enum kind { ZEROS, NOISE, WORDS, FAR, KINDS };

static uint8_t noise(void)
{
    static uint32_t state = 1;

    state = state * 1664525u + 1013904223u;
    return (uint8_t)(state >> 24);
}

static uint8_t byte_of(enum kind kind, uint32_t i)
{
    static const char words[] = "{\"ph\":\"B\",\"pid\":1,\"tid\":17,\"ts\":";

    switch (kind) {
    case NOISE:
        return noise();
    case WORDS:
        return (uint8_t)(i % 37 < 4 ? noise() : words[i % (sizeof(words) - 1)]);
    case FAR: /* repeats as far back as a match may lie, and one byte farther */
        return i < 32769 ? noise() : input[i - 32768 - i / 100000 % 2];
    default:
        return 0;
    }
}

/* The bytes that gzip makes of a file, UINT32_MAX: it fails. */
static size_t decompress(const char *path)
{
    char command[128];
    FILE *gzip;
    size_t count;

    snprintf(command, sizeof(command), "gzip -dc <%s", path);
    gzip = popen(command, "r"); /* NOLINT(cert-env33-c): the path is mkstemp's */
    if (!gzip)
        return UINT32_MAX;
    count = fread(output, 1, sizeof(output), gzip);
    return pclose(gzip) ? UINT32_MAX : count;
}

static void compress_and_compare(uint32_t length)
{
    char path[] = "/tmp/onward-gzip-XXXXXX";
    int file = mkstemp(path);
    FILE *to = file < 0 ? NULL : fdopen(file, "w"), *from = tmpfile();

    CHECK(to != NULL && from != NULL);
    if (to && from) {
        fwrite(input, 1, length, from);
        rewind(from);
        CHECK(view_gzip(from, to));
        fclose(to);
        CHECK_EQUAL(decompress(path), length);
        CHECK(memcmp(input, output, length) == 0);
        fclose(from);
    }
    remove(path);
}

/* Around what a match and the buffer hold. */
static void all_lengths(void)
{
    static const uint32_t rows[] = {0,      1,      3,      4,      5,      257,       258,    259,
                                    32767,  32768,  32769,  65536,  130813, 130814,    131071, 131072,
                                    131073, 131330, 163840, 229376, 229377, INPUT_MOST};

    for (uint32_t kind = 0; kind < KINDS; kind++) {
        for (uint32_t i = 0; i < INPUT_MOST; i++)
            input[i] = byte_of((enum kind)kind, i);
        for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
            compress_and_compare(rows[i]);
    }
}

static void a_stream_that_cannot_be_read(void)
{
    FILE *to = tmpfile(), *from = fopen("/tmp", "r");

    CHECK(to != NULL && from != NULL);
    if (to && from)
        CHECK(!view_gzip(from, to));
    if (to)
        fclose(to);
    if (from)
        fclose(from);
}

int main(void)
{
    return test_run("gzip", (const struct test_case[]){TEST(all_lengths), TEST(a_stream_that_cannot_be_read), {0}});
}
