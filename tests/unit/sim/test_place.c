/* test_place.c - .file and .loc, the places of operations, and the text of source lines. */
#define _POSIX_C_SOURCE 200809L

#include "isa/place.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "isa/md5.h"
#include "isa/source_text.h"
#include "support_assemble.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static void check_text(const char *got, const char *want)
{
    char message[1200];

    if (strcmp(got, want) == 0)
        return;
    snprintf(message, sizeof message, "'%s' and not '%s'", got, want);
    test_fail(__FILE__, __LINE__, message);
}

/* A text, and the places of its operations in order. */
struct place_case {
    const char *name;
    const char *text;
    const char *places[4];
};

static const struct place_case place_cases[] = {
    {"no line", "s_nop 0\ns_endpgm\n", {"t.s:1", "t.s:2"}},
    {"DWARF 5",
     ".file 0 \"/work\" \"a.cl\" md5 0x00112233445566778899aabbccddeeff\ns_nop 0\n.loc 0 7 3\ns_nop 1\ns_nop 2\n"
     ".loc 0 9 1 prologue_end is_stmt 0 ; a.cl:9:1\ns_endpgm\n",
     {"t.s:2", "a.cl:7 (t.s:4)", "a.cl:7 (t.s:5)", "a.cl:9 (t.s:7)"}},
    {"DWARF 4", ".file 1 \"a b.cl\"\n.loc 1 7\ns_endpgm\n", {"a b.cl:7 (t.s:3)"}},
    {"several files",
     ".file \"a.cl\"\n.file 1 \"/x\" \"a.cl\"\n.file 3 \"../b.h\"\n.loc 3 1 1\ns_nop 0\n.loc 1 2 2\ns_endpgm\n",
     {"../b.h:1 (t.s:5)", "a.cl:2 (t.s:7)"}},
    {"the last .loc counts", ".file 1 \"a.cl\"\n.loc 1 2\n.loc 1 3\ns_endpgm\n", {"a.cl:3 (t.s:4)"}},
    {"line 0 is none", ".file 1 \"a.cl\"\n.loc 1 2\ns_nop 0\n.loc 1 0 5\ns_endpgm\n", {"a.cl:2 (t.s:3)", "t.s:5"}},
    {"a function without lines",
     ".file 1 \"a.cl\"\n.type f,@function\nf:\n.loc 1 2\ns_endpgm\n.type g,@function\ng:\ns_endpgm\n",
     {"a.cl:2 (t.s:5)", "t.s:8"}},
    {"a section that is not loaded",
     ".file 1 \"a.cl\"\n.loc 1 2\n.section .debug_line\n.loc 1 3\n.text\ns_endpgm\n",
     {"a.cl:2 (t.s:6)"}},
    {"the same line again",
     ".file 1 \"a.cl\"\n.loc 1 2 1\ns_nop 0\n.loc 1 2 1 is_stmt 0\ns_endpgm\n",
     {"a.cl:2 (t.s:3)", "a.cl:2 (t.s:5)"}},
    {"inlined",
     ".file 1 \"a.cl\"\n.file 2 \"b:1.cl\"\n.loc 1 5 2 ; a.cl:5:2 @[ a.cl:9:3 @[ b:1.cl:12:1 ] ]\ns_nop 0\n"
     ".loc 1 5 2 ; a.cl:5:2 @[ a.cl:20:3 ]\ns_nop 0\n.loc 1 6 2 ; a.cl:6:2\ns_endpgm\n",
     {"a.cl:5, called from b:1.cl:12 (t.s:4)", "a.cl:5, called from a.cl:20 (t.s:6)", "a.cl:6 (t.s:8)"}},
    {"comments that say nothing",
     ".file 1 \"a.cl\"\n.loc 1 5 2 ; @[ c.cl:9:3 ]\ns_nop 0\n.loc 1 6 2 ; @[ a.cl ]\ns_nop 0\n"
     ".loc 1 7 2 ; @[\ns_nop 0\n.loc 1 8 2 ; @[ a.cl:99999999999:3 ]\ns_endpgm\n",
     {"a.cl:5 (t.s:3)", "a.cl:6 (t.s:5)", "a.cl:7 (t.s:7)", "a.cl:8 (t.s:9)"}},
    {"names with escapes",
     ".file 1 \"\\303\\251\\n\\\"\\000.cl\"\n.loc 1 5 2\ns_endpgm\n",
     {"\303\251?\"?.cl:5 (t.s:3)"}},
    {"the text of the file",
     ".file 1 \"a.cl\" source \"kernel\"\n.loc 1 5 2 view .LVU1\ns_endpgm\n",
     {"a.cl:5 (t.s:3)"}},
    {"a file twice", ".file 1 \"d\" \"a.cl\"\n.file 1 \"d\" \"a.cl\"\n.loc 1 5 2\ns_endpgm\n", {"a.cl:5 (t.s:4)"}},
    {"the largest", ".file 4095 \"a.cl\"\n.loc 4095 2147483647 65535\ns_endpgm\n", {"a.cl:2147483647 (t.s:3)"}},
};

static void places(void)
{
    for (size_t i = 0; i < COUNT(place_cases); i++) {
        struct isa_program *program;

        test_context(place_cases[i].name);
        program = assemble_good(place_cases[i].text);
        for (uint32_t n = 0; program && n < 4 && place_cases[i].places[n]; n++) {
            struct isa_place place = isa_place_of(program, n);
            char text[ISA_PLACE_BYTES];

            check_text(isa_place_text(&place, text, sizeof text), place_cases[i].places[n]);
        }
        isa_program_free(program);
    }
    test_context(NULL);
}

/* A table has an entry where the line changes alone. */
static void tables_are_small(void)
{
    struct isa_program *program =
        assemble_good(".file 1 \"a.cl\"\n.loc 1 2 1\n.loc 1 3 1\ns_nop 0\n.loc 1 3 1\ns_nop 0\n"
                      ".loc 1 0\n.loc 1 3 1\ns_nop 0\n.loc 1 4 1\ns_endpgm\n");

    CHECK(program != NULL);
    if (program)
        CHECK_EQUAL(program->source_line_count, 2);
    isa_program_free(program);
}

static void behind_the_last_operation(void)
{
    struct isa_program *program = assemble_good(".file 1 \"a.cl\"\n.loc 1 2 1\ns_endpgm\n");
    struct isa_place place;
    char text[ISA_PLACE_BYTES];

    if (!program)
        return;
    place = isa_place_of(program, 1);
    CHECK(place.file == NULL);
    check_text(isa_place_text(&place, text, sizeof text), "t.s:0");
    place = isa_place_of(program, 0);
    CHECK_EQUAL(place.column, 1);
    check_text(isa_place_text(&place, text, 9), "a.cl:2 (");
    isa_program_free(program);
}

static void bad_text(void)
{
    static const struct {
        const char *text;
        const char *message;
    } rows[] = {
        {".loc 1 2 3\n", "t.s:1: no .file before this .loc has the number 1"},
        {".file 1 \"a\"\n.loc 2 2 3\n", "t.s:2: no .file before this .loc has the number 2"},
        {".file 2 \"a\"\n.loc 1 2 3\n", "t.s:2: no .file before this .loc has the number 1"},
        {".file 4096 \"a\"\n",
         "t.s:1: 4096 where the number of a source file, or its name in quotes was expected, at most 4095"},
        {".file 18446744073709551615 \"a\"\n", "t.s:1: 18446744073709551615 where the number of a source file, or its "
                                               "name in quotes was expected, at most 4095"},
        {".file 99999999999999999999 \"a\"\n", "t.s:1: a number over 64 bits"},
        {".file -1 \"a\"\n", "t.s:1: '-' where the number of a source file, or its name in quotes was expected"},
        {".file\n", "t.s:1: the line ends where the number of a source file, or its name in quotes was expected"},
        {".file 1\n", "t.s:1: the line ends where a name in quotes was expected"},
        {".file 1 a.cl\n", "t.s:1: 'a.cl' where a name in quotes was expected"},
        {".file 1 \"a\" \"b\" \"c\"\n", "t.s:1: 'c' where the end of the line was expected"},
        {".file \"a\" 1\n", "t.s:1: '1' where the end of the line was expected"},
        {".file 1 \"a\n", "t.s:1: a string without its closing quote"},
        {".file 1 \"a\" md5\n", "t.s:1: a checksum 0x with 32 hexadecimal digits was expected behind md5"},
        {".file 1 \"a\" md5 0x12\n", "t.s:1: a checksum 0x with 32 hexadecimal digits was expected behind md5"},
        {".file 1 \"a\" md5 0x00112233445566778899aabbccddeeff0\n",
         "t.s:1: a checksum 0x with 32 hexadecimal digits was expected behind md5"},
        {".file 1 \"a\" source\n", "t.s:1: the line ends where the text of the file in quotes was expected"},
        {".file 1 \"a\"\n\n.file 1 \"b\"\n", "t.s:3: file 1 is \"a\" already (line 1)"},
        {".file 1 \"d\" \"a\"\n.file 1 \"a\"\n", "t.s:2: file 1 is \"a\" already (line 1)"},
        {".file 1 \"a\"\n.loc\n", "t.s:2: the line ends where the number of a source file was expected"},
        {".file 1 \"a\"\n.loc 1\n", "t.s:2: the line ends where a line was expected"},
        {".file 1 \"a\"\n.loc 1 2147483648\n", "t.s:2: 2147483648 where a line was expected, at most 2147483647"},
        {".file 1 \"a\"\n.loc 1 -2\n", "t.s:2: '-' where a line was expected"},
        {".file 1 \"a\"\n.loc 1 2 65536\n", "t.s:2: 65536 where a column was expected, at most 65535"},
        {".file 1 \"a\"\n.loc 1 2 3 \"x\"\n", "t.s:2: 'x' where an option of .loc was expected"},
        {".file 1 \"a\"\n.loc 1 2, 3\n", "t.s:2: ',' where an option of .loc was expected"},
        {".file 1 \"a\"\n.section .debug\n.loc 2 2 3\n", "t.s:3: no .file before this .loc has the number 2"},
    };

    for (size_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].text);
        CHECK(assemble(rows[i].text) == NULL);
        check_text(assemble_message, rows[i].message);
    }
    test_context(NULL);
}

static void md5_of_published_texts(void)
{
    static const struct {
        const char *text;
        const char *sum;
    } rows[] = {
        {"", "d41d8cd98f00b204e9800998ecf8427e"},
        {"abc", "900150983cd24fb0d6963f7d28e17f72"},
        {"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"},
        {"12345678901234567890123456789012345678901234567890123456789012345678901234567890",
         "57edf4a22be3c955ac49da2e2107b67a"},
    };

    for (size_t i = 0; i < COUNT(rows); i++) {
        uint8_t sum[ISA_MD5_BYTES];
        char text[2 * ISA_MD5_BYTES + 1];

        isa_md5((const uint8_t *)rows[i].text, strlen(rows[i].text), sum);
        for (size_t n = 0; n < sizeof sum; n++)
            snprintf(text + 2 * n, 3, "%02x", sum[n]);
        check_text(text, rows[i].sum);
    }
}

static char folder[] = "/tmp/test_place_XXXXXX";

static void write_file(const char *name, const char *text)
{
    char path[256];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "wb");
    CHECK(file != NULL);
    if (!file)
        return;
    fputs(text, file);
    fclose(file);
}

static void make_folder(const char *name)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    CHECK(mkdir(path, 0700) == 0);
}

static void remove_file(const char *name)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    remove(path);
}

/* The quotation of a line of "a.cl" in the assembly text at a path in the folder; place is what isa_place_text says. */
static void check_quote(const char *assembly, const char *text, const char *want)
{
    char path[256], expected[800], quote[800];
    struct isa_program *program;
    struct isa_place place;

    snprintf(path, sizeof path, "%s/%s", folder, assembly);
    program = asm_assemble(path, text, strlen(text), assemble_message, sizeof assemble_message);
    CHECK(program != NULL);
    if (!program)
        return;
    place = isa_place_of(program, 0);
    snprintf(expected, sizeof expected, "%s (%s:%" PRIu32 ")%s", "a.cl:2", path, place.assembly_line, want);
    check_text(isa_source_quote(&place, quote, sizeof quote), expected);
    isa_program_free(program);
}

#define LINE_TWO    ".loc 1 2 1\ns_endpgm\n"
#define PLAIN       ".file 1 \"a.cl\"\n" LINE_TWO
#define ELSEWHERE   ".file 1 \"/nonexistent\" \"a.cl\"\n" LINE_TWO
#define WITH_MD5(s) ".file 1 \"/nonexistent\" \"a.cl\" md5 0x" s "\n" LINE_TWO
#define SUM_OF_TEXT "dd8c6a395b5dd36c56d23275028f526c" /* of "a\nb\n" */

static void texts_of_lines(void)
{
    char with_folder[400];

    check_quote("t.s", PLAIN, " (there is no such file)");
    write_file("a.cl", "one\n \ttwo\twords \r\nthree\n");
    check_quote("t.s", PLAIN, ": two words");
    check_quote("t.s", ELSEWHERE, ": two words");
    write_file("a.cl", "one\n\003\303\251\xff\xc3\n");
    check_quote("t.s", PLAIN, ": ?\303\251??");
    write_file("a.cl", "one\n\n");
    check_quote("t.s", PLAIN, "");
    write_file("a.cl", "one\n");
    check_quote("t.s", PLAIN, " (the file has 1 line)");
    write_file("a.cl", "");
    check_quote("t.s", PLAIN, " (the file has 0 lines)");
    write_file("a.cl", "one\ntwo");
    check_quote("t.s", PLAIN, ": two");
    make_folder("generated");
    make_folder("regenerated");
    check_quote("generated/t.s", PLAIN, ": two");
    check_quote("regenerated/t.s", PLAIN, " (there is no such file)");
    snprintf(with_folder, sizeof with_folder, ".file 1 \"%s\" \"a.cl\"\n" LINE_TWO, folder);
    check_quote("regenerated/t.s", with_folder, ": two");
    remove_file("generated");
    remove_file("regenerated");
    check_quote("t.s", WITH_MD5(SUM_OF_TEXT), " (the file has changed since it was compiled)");
    write_file("a.cl", "a\nb\n");
    check_quote("t.s", WITH_MD5(SUM_OF_TEXT), ": b");
    write_file("a.cl", "a\nc\n");
    check_quote("t.s", WITH_MD5(SUM_OF_TEXT), " (the file has changed since it was compiled)");
    remove_file("a.cl");
    check_quote("t.s", WITH_MD5(SUM_OF_TEXT), " (there is no such file)");
}

/* A directory, a pipe and a file that is too large are no source files. */
static void no_source_files(void)
{
    char path[256];

    snprintf(path, sizeof path, "%s/a.cl", folder);
    CHECK(mkdir(path, 0700) == 0);
    check_quote("t.s", PLAIN, " (there is no such file)");
    rmdir(path);
    CHECK(mkfifo(path, 0600) == 0);
    check_quote("t.s", PLAIN, " (there is no such file)");
    remove(path);
    write_file("a.cl", "a\nb\n");
    CHECK(truncate(path, ((off_t)16 << 20) + 1) == 0);
    check_quote("t.s", PLAIN, " (there is no such file)");
    remove(path);
}

TEST_MAIN()
{
    static const struct test_case cases[] = {TEST(places),
                                             TEST(tables_are_small),
                                             TEST(behind_the_last_operation),
                                             TEST(bad_text),
                                             TEST(md5_of_published_texts),
                                             TEST(texts_of_lines),
                                             TEST(no_source_files),
                                             {0}};
    int result = mkdtemp(folder) ? test_run("place", cases) : 1;

    rmdir(folder);
    return result;
}
