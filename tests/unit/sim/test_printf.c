/* test_printf.c - printf of kernels: formats in the metadata, and records as text. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "host/print_format.h"
#include "test.h"

#define BYTES_MOST 32u

/* Prints a record into text, which the caller frees. */
static char *print(const char *text, uint32_t count, const uint32_t *sizes, const uint8_t *arguments)
{
    struct isa_print_format format = {.number = 1, .count = count, .bytes = 4, .length = (uint32_t)strlen(text)};
    char *copy = strdup(text), *printed = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&printed, &length);

    format.text = copy;
    for (uint32_t i = 0; i < count; i++) {
        format.sizes[i] = sizes[i];
        format.bytes += (sizes[i] + 3) & ~3u;
    }
    host_print_format(&format, arguments, stream);
    fclose(stream);
    free(copy);
    return printed;
}

static void prints_conversions(void)
{
    static const struct {
        const char *format;
        uint32_t size; /* of its argument; 0: none */
        uint8_t bytes[BYTES_MOST];
        const char *text;
    } rows[] = {
        {"plain", 0, {0}, "plain"},
        {"100%%", 0, {0}, "100%"},
        {"%d", 4, {0xff, 0xff, 0xff, 0xff}, "-1"},
        {"%u", 4, {0xff, 0xff, 0xff, 0xff}, "4294967295"},
        {"%hhd", 4, {0x80, 1, 0, 0}, "-128"},
        {"%hhu", 4, {0xff, 0xff, 0xff, 0xff}, "255"},
        {"%hd", 4, {0, 0x80, 0, 0}, "-32768"},
        {"%ld", 8, {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, "-2"},
        {"%lx", 8, {0xf0, 0xde, 0xbc, 0x9a, 0x78, 0x56, 0x34, 0x12}, "123456789abcdef0"},
        {"%#o", 4, {8, 0, 0, 0}, "010"},
        {"%5d|", 4, {42, 0, 0, 0}, "   42|"},
        {"%-5d|", 4, {42, 0, 0, 0}, "42   |"},
        {"%+05d|", 4, {42, 0, 0, 0}, "+0042|"},
        {"%.3d", 4, {7, 0, 0, 0}, "007"},
        {"%f", 4, {0, 0, 0xc0, 0x3f}, "1.500000"},
        {"%.1f", 8, {0, 0, 0, 0, 0, 0, 0xf8, 0x3f}, "1.5"},
        {"%f", 2, {0, 0x3e}, "1.500000"},
        {"%f", 2, {0, 0xfc}, "-inf"},
        {"%e", 4, {0, 0, 0x80, 0x3f}, "1.000000e+00"},
        {"%c", 4, {'x', 0, 0, 0}, "x"},
        {"%3c|", 4, {'x', 0, 0, 0}, "  x|"},
        {"%s|", 4, {'a', 'b', 'c', 0}, "abc|"},
        {"%s|", 4, {'a', 'b', 'c', 'd'}, "abcd|"},
        {"%5s|", 4, {'a', 'b', 0, 'x'}, "   ab|"},
        {"%-5s|", 4, {'a', 'b', 0, 0}, "ab   |"},
        {"%.1s|", 4, {'a', 'b', 0, 0}, "a|"},
        {"%s|", 0, {0}, "%s|"},
        {"%p", 8, {0, 0, 1, 0, 0, 0, 0, 0}, "0x10000"},
        {"%v2d", 8, {1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff}, "1,-1"},
        {"%v3hld", 16, {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0}, "1,2,3"},
        {"%v4hhd", 4, {1, 0xfe, 3, 0xfc}, "1,-2,3,-4"},
        {"%v2hhd", 8, {0xfb, 0xff, 0xff, 0xff, 6, 0, 0, 0}, "-5,6"},
        {"%v2hd", 4, {0xff, 0xff, 2, 0}, "-1,2"},
        {"%v2hlf", 8, {0, 0, 0xc0, 0x3f, 0, 0, 0x20, 0xc0}, "1.500000,-2.500000"},
        {"%3v2hld|", 8, {1, 0, 0, 0, 2, 0, 0, 0}, "  1,  2|"},
        {"%v5d", 4, {1, 0, 0, 0}, "%v5d"},
        {"%n", 4, {1, 0, 0, 0}, "%n"},
        {"%", 0, {0}, "%"},
        {"%-", 0, {0}, "%-"},
        {"%d", 0, {0}, "%d"},
        {"%d %d", 4, {1, 0, 0, 0}, "1 %d"},
        {"%z%d", 4, {5, 0, 0, 0}, "%z5"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char *text = print(rows[i].format, rows[i].size != 0, &rows[i].size, rows[i].bytes);

        test_context(rows[i].format);
        CHECK(strcmp(text, rows[i].text) == 0);
        free(text);
    }
}

/* Each argument begins at a multiple of 4 bytes. */
static void prints_several(void)
{
    static const uint32_t sizes[] = {2, 8, 4};
    static const uint8_t bytes[] = {0, 0x3c, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 'o', 'k', 0, 0};
    char *text = print("%f %ld %s\n", 3, sizes, bytes);

    CHECK(strcmp(text, "1.000000 7 ok\n") == 0);
    free(text);
}

static void cuts_fields(void)
{
    static const uint32_t sizes[] = {4};
    static const uint8_t bytes[] = {1, 0, 0, 0};
    char *text = print("%99999999999d", 1, sizes, bytes);

    CHECK_EQUAL(strlen(text), 4096);
    free(text);
}

static struct isa_program *assemble(const char *format, char error[256])
{
    char text[512];

    snprintf(text, sizeof(text),
             "s_endpgm\n.amdgpu_metadata\n---\namdhsa.printf:\n  - %s\namdhsa.version:\n  - 1\n  - 1\n...\n"
             ".end_amdgpu_metadata\n",
             format);
    return asm_assemble("print.s", text, strlen(text), error, 256);
}

static void reads_formats(void)
{
    static const struct {
        const char *yaml;
        uint32_t number, count, bytes;
        const char *text;
    } rows[] = {
        {"'1:2:4:8:x %d %ld\\n'", 1, 2, 16, "x %d %ld\n"},
        {"'7:0:a\\72b ''c'' \\\\ \\q'", 7, 0, 4, "a:b 'c' \\\\ \\q"},
        {"3:1:3:plain", 3, 1, 8, "plain"},
        {"\"4:0:say \\\"so\\\"\"", 4, 0, 4, "say \"so\""},
        {"'5:1:0:%s'", 5, 1, 4, "%s"},
        {"'6:0:'", 6, 0, 4, ""},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char error[256] = "";
        struct isa_program *program = assemble(rows[i].yaml, error);

        test_context(rows[i].yaml);
        CHECK(program != NULL);
        if (!program)
            continue;
        CHECK_EQUAL(program->format_count, 1);
        CHECK_EQUAL(program->formats[0].number, rows[i].number);
        CHECK_EQUAL(program->formats[0].count, rows[i].count);
        CHECK_EQUAL(program->formats[0].bytes, rows[i].bytes);
        CHECK_EQUAL(program->formats[0].length, strlen(rows[i].text));
        CHECK(memcmp(program->formats[0].text, rows[i].text, strlen(rows[i].text)) == 0);
        isa_program_free(program);
    }
}

static void refuses_formats(void)
{
    static const char *const rows[] = {"''",         "'1'",          "'0:0:x'",  "'1:1:x'",          "'x:0:y'",
                                       "'1:33:4:x'", "'1:1:99999:'", "'-1:0:x'", "'4294967296:0:x'", "'1:2:4:x'",
                                       "'"};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char error[256] = "";
        struct isa_program *program = assemble(rows[i], error);

        test_context(rows[i]);
        CHECK(!program);
        CHECK(strstr(error, "print.s:5: metadata:") != NULL);
        isa_program_free(program);
    }
}

TEST_MAIN()
{
    return test_run("printf", (const struct test_case[]){TEST(prints_conversions),
                                                         TEST(prints_several),
                                                         TEST(cuts_fields),
                                                         TEST(reads_formats),
                                                         TEST(refuses_formats),
                                                         {0}});
}
