/* test_source_lines.c - source lines of operations from .debug_line, of whole tables and of damaged ones. */
#include "dwarf/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug_sections.h"
#include "isa/place.h"
#include "support_assemble.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define CODE_ADDRESS "4096"

/* Six instructions of 4 bytes in two functions. */
#define CODE "f:\ns_nop 0\ns_nop 0\ns_nop 0\ns_endpgm\ng:\ns_nop 0\ns_endpgm\n"

/* The assembler does not read .debug_line: here the tables stand in .debug_str, and are moved. */
#define LINES ".section .debug_str\n"

/* The head of a table and its program. n tells its labels apart. */
#define OPCODES   ".byte 4,1,1,251,14,13, 0,1,1,1,1,0,0,0,1,0,0,1\n"
#define FOLDERS_4 ".asciz \"inc\"\n.byte 0\n"
#define FILES_4   ".asciz \"k.cl\"\n.byte 0,0,0\n.asciz \"w.h\"\n.byte 1,0,0\n.byte 0\n"
#define TABLE(n, version, rest, files, program)                                                                        \
    ".long .Le" n "-.Ls" n "\n.Ls" n ":\n.short " version "\n" rest ".long .Lp" n "-.Lh" n "\n.Lh" n ":\n" files       \
    ".Lp" n ":\n" program ".Le" n ":\n"
#define OLD_TABLE(n, program) TABLE(n, "4", "", OPCODES FOLDERS_4 FILES_4, program)
#define FILES_5                                                                                                        \
    ".byte 1, 1,8, 2\n.asciz \"/d\"\n.asciz \"inc\"\n"                                                                 \
    ".byte 3, 1,8, 2,11, 5,30, 2\n.asciz \"k.cl\"\n.byte 0\n.quad 1,2\n.asciz \"w.h\"\n.byte 1\n.quad 3,4\n"
#define NEW_TABLE(n, program) TABLE(n, "5", ".byte 8,0\n", OPCODES FILES_5, program)
#define OLD(program)          CODE LINES OLD_TABLE("0", program)
#define NEW(program)          CODE LINES NEW_TABLE("0", program)

/* What programs do. Special opcode 13 + 14 * I + L advances by I instructions and L - 5 lines. */
#define AT(offset) ".byte 0,9,2\n.quad " CODE_ADDRESS "+" offset "\n"
#define LINE(n)    ".byte 3\n.sleb128 " n "-1\n.byte 1\n" /* from line 1 on */
#define COPY       ".byte 1\n"
#define ADVANCE(n) ".byte 2," n "\n"
#define END        ".byte 0,1,1\n"

/* The places of six operations, separated by spaces: file, line and column. */
static const struct line_case {
    const char *name;
    const char *text;
    const char *places;
} cases[] = {
    {"one line", OLD(AT("0") LINE("5") ADVANCE("4") END), "k.cl:5:0 k.cl:5:0 k.cl:5:0 k.cl:5:0 - -"},
    {"one line of version 5", NEW(AT("0") LINE("5") ADVANCE("4") END), "w.h:5:0 w.h:5:0 w.h:5:0 w.h:5:0 - -"},
    {"its file 0", NEW(AT("0") ".byte 4,0\n" LINE("5") ADVANCE("4") END), "k.cl:5:0 k.cl:5:0 k.cl:5:0 k.cl:5:0 - -"},
    {"special opcodes", OLD(AT("0") ".byte 22,33,27\n" ADVANCE("2") END), "k.cl:5:0 k.cl:6:0 k.cl:1:0 k.cl:1:0 - -"},
    {"columns", OLD(AT("0") ".byte 5,7\n" COPY ".byte 5,128,128,4\n" ADVANCE("1") COPY ADVANCE("1") END),
     "k.cl:1:7 k.cl:1:0 - - - -"},
    {"another file", OLD(AT("0") ".byte 4,2\n" COPY ADVANCE("4") END), "w.h:1:0 w.h:1:0 w.h:1:0 w.h:1:0 - -"},
    {"no such file", OLD(AT("0") ".byte 4,3\n" COPY ADVANCE("4") END), "- - - - - -"},
    {"file 0 of version 4", OLD(AT("0") ".byte 4,0\n" COPY ADVANCE("4") END), "- - - - - -"},
    {"line 0", OLD(AT("0") LINE("5") ADVANCE("1") ".byte 3,123\n" COPY ADVANCE("1") END), "k.cl:5:0 - - - - -"},
    {"a line below 0", OLD(AT("0") LINE("-9") ADVANCE("4") END), "- - - - - -"},
    {"a line too large", OLD(AT("0") ".byte 3\n.sleb128 2147483647\n" COPY ADVANCE("4") END), "- - - - - -"},
    {"below 0 and back", OLD(AT("0") ".byte 3,112,3,20\n" COPY ADVANCE("1") END), "k.cl:5:0 - - - - -"},
    {"the last of one place", OLD(AT("0") LINE("5") ".byte 3,4\n" COPY ADVANCE("1") END), "k.cl:9:0 - - - - -"},
    {"in the middle of an instruction", OLD(AT("0") COPY ".byte 9\n.short 6\n.byte 3,1\n" COPY ADVANCE("1") END),
     "k.cl:1:0 k.cl:1:0 k.cl:2:0 - - -"},
    {"a constant", OLD(AT("0") COPY AT("4") ".byte 8\n.byte 3,1\n" COPY END),
     "k.cl:1:0 k.cl:1:0 k.cl:1:0 k.cl:1:0 - -"},
    {"a fixed distance", OLD(AT("0") COPY ".byte 9\n.short 8\n.byte 3,1\n" COPY ADVANCE("1") END),
     "k.cl:1:0 k.cl:1:0 k.cl:2:0 - - -"},
    {"opcodes that say nothing", OLD(AT("0") ".byte 6,7,10,11,12,5, 0,2,4,9, 0,3,2,0,0\n" COPY ADVANCE("1") END),
     "k.cl:1:0 - - - - -"},
    {"two functions", OLD(AT("0") COPY ADVANCE("6") END), "k.cl:1:0 k.cl:1:0 k.cl:1:0 k.cl:1:0 - -"},
    {"two sequences, the last first", OLD(AT("16") LINE("5") ADVANCE("2") END AT("0") COPY ADVANCE("4") END),
     "k.cl:1:0 k.cl:1:0 k.cl:1:0 k.cl:1:0 k.cl:5:0 k.cl:5:0"},
    {"no end", OLD(AT("8") LINE("5")), "- - k.cl:5:0 k.cl:5:0 - -"},
    {"behind the code", OLD(AT("64") LINE("5") END), "- - - - - -"},
    {"before the code", OLD(".byte 0,9,2\n.quad 0\n" LINE("5") ADVANCE("1") END AT("0") COPY ADVANCE("1") END),
     "k.cl:1:0 - - - - -"},
    {"two tables",
     CODE LINES OLD_TABLE("0", AT("0") COPY ADVANCE("1") END) NEW_TABLE("1", AT("4") COPY ADVANCE("1") END),
     "k.cl:1:0 w.h:1:0 - - - -"},
    {"files behind many",
     CODE LINES TABLE("0", "5", ".byte 8,0\n", OPCODES ".byte 0,0,0,20\n", AT("0") COPY END)
         OLD_TABLE("1", AT("4") COPY ADVANCE("1") END),
     "- k.cl:1:0 - - - -"},
    {"a table of version 3",
     CODE LINES TABLE("0", "3", "", OPCODES FOLDERS_4 FILES_4, AT("0") COPY END)
         OLD_TABLE("1", AT("4") COPY ADVANCE("1") END),
     "- k.cl:1:0 - - - -"},
    {"addresses of 4 bytes", CODE LINES TABLE("0", "5", ".byte 4,0\n", OPCODES FILES_5, AT("0") COPY END),
     "- - - - - -"},
    {"no range of lines",
     CODE LINES TABLE("0", "4", "", ".byte 4,1,1,251,0,13, 0,1,1,1,1,0,0,0,1,0,0,1\n" FOLDERS_4 FILES_4, ".byte 22\n"),
     "- - - - - -"},
    {"no opcodes", CODE LINES TABLE("0", "4", "", ".byte 4,1,1,251,14,0\n" FOLDERS_4 FILES_4, AT("0") COPY),
     "- - - - - -"},
    {"too many columns", CODE LINES TABLE("0", "5", ".byte 8,0\n", OPCODES ".byte 17\n.quad 0,0,0,0,0\n", COPY),
     "- - - - - -"},
    {"folders without bytes",
     CODE LINES TABLE("0", "5", ".byte 8,0\n", OPCODES ".byte 0,255,255,255,255,15\n.byte 0,0\n", COPY), "- - - - - -"},
    {"files without bytes",
     CODE LINES TABLE("0", "5", ".byte 8,0\n", OPCODES ".byte 0,0\n.byte 0,255,255,255,255,15\n", COPY), "- - - - - -"},
    {"a form that is not known", CODE LINES TABLE("0", "5", ".byte 8,0\n", OPCODES ".byte 1,1,2,1,0\n", COPY),
     "- - - - - -"},
    {"longer than the section", CODE LINES ".long 999\n.short 4\n", "- - - - - -"},
    {"an opcode that is cut off", OLD(AT("0") COPY ".byte 0,9,2\n"), "k.cl:1:0 k.cl:1:0 k.cl:1:0 k.cl:1:0 - -"},
};

/* The program of a text, and its sections with the tables where they belong; NULL: it cannot be read. */
static struct isa_program *program_of(const char *text, struct dwarf_sections *sections)
{
    struct isa_program *program = assemble_good(text);
    char error[1200];
    bool good = program && asm_debug_sections_read(program, text, strlen(text), sections, error, sizeof error);

    CHECK(good);
    if (!good) {
        isa_program_free(program);
        return NULL;
    }
    free(sections->section[DWARF_SECTION_LINE].bytes);
    sections->section[DWARF_SECTION_LINE] = sections->section[DWARF_SECTION_STR];
    sections->section[DWARF_SECTION_STR] = (struct dwarf_section_bytes){0};
    sections->code = 4096;
    return program;
}

/* Writes the places of all operations. */
static void write_places(const struct isa_program *program, char *text, size_t bytes)
{
    size_t at = 0;

    for (uint32_t i = 0; i < program->operation_count && at < bytes; i++) {
        struct isa_place place = isa_place_of(program, i);

        at += (size_t)snprintf(text + at, bytes - at, "%s", i ? " " : "");
        if (!place.file)
            at += (size_t)snprintf(text + at, bytes - at, "-");
        else
            at += (size_t)snprintf(text + at, bytes - at, "%s:%u:%u", place.file, place.line, place.column);
    }
}

static void lines(void)
{
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct dwarf_sections sections;
        struct isa_program *program;
        char places[512];

        test_context(cases[i].name);
        program = program_of(cases[i].text, &sections);
        if (!program)
            continue;
        dwarf_take_source(program, &sections);
        write_places(program, places, sizeof places);
        if (strcmp(places, cases[i].places) != 0)
            fprintf(stderr, "%s: found \"%s\"\n", cases[i].name, places);
        CHECK(strcmp(places, cases[i].places) == 0);
        dwarf_sections_free(&sections);
        isa_program_free(program);
    }
    test_context(NULL);
}

/* Two units, each with a table and calls: files have the numbers of its own table, from 0 on in the second. */
#define CALL(offset, file, line) ".byte 2\n.quad " CODE_ADDRESS "+" offset "\n.long 4\n.byte " file "," line ",7\n"
#define FIRST_CALLS              CALL("0", "3", "60") CALL("4", "2", "30")
#define SECOND_CALLS             CALL("8", "1", "40") CALL("12", "3", "50")
#define KINDS                                                                                                          \
    ".section .debug_abbrev\n.byte 1,17,1, 16,23, 27,8, 0,0, 2,29,0, 17,1, 18,6, 88,11, 89,11, 87,11, 0,0\n"           \
    ".byte 3,17,1, 16,23, 0,0, 0\n.section .debug_info\n"
#define FIRST_UNIT                                                                                                     \
    ".long .Lb0-.La0\n.La0:\n.short 4\n.long 0\n.byte 8\n.byte 1\n.long 0\n.asciz \"/d\"\n" FIRST_CALLS                \
    ".byte 0\n.Lb0:\n"
#define SECOND_UNIT                                                                                                    \
    ".long .Lb1-.La1\n.La1:\n.short 4\n.long 0\n.byte 8\n.byte 3\n.long .Lt1-.Lt0\n" SECOND_CALLS ".byte 0\n.Lb1:\n"
#define UNITS KINDS FIRST_UNIT SECOND_UNIT
#define WHOLE                                                                                                          \
    CODE UNITS LINES ".Lt0:\n" OLD_TABLE("0", AT("0") COPY ADVANCE("2")                                                \
                                                  END) ".Lt1:\n" NEW_TABLE("1", AT("8") COPY ADVANCE("2") END)

static void files_of_units(void)
{
    struct dwarf_sections sections;
    struct isa_program *program = program_of(WHOLE, &sections);
    static const struct {
        const char *call_file;
        uint32_t call_line;
        const char *directory;
    } want[] = {{NULL, 0, "/d"}, {"w.h", 30, "/d"}, {"w.h", 40, "inc"}, {NULL, 0, "inc"}};

    if (!program)
        return;
    dwarf_take_source(program, &sections);
    CHECK_EQUAL(program->source_file_count, 5);
    CHECK_EQUAL(program->call_site_count, 2);
    for (uint32_t i = 0; i < COUNT(want); i++) {
        struct isa_place place = isa_place_of(program, i);

        CHECK(place.file && strcmp(place.file, i < 2 ? "k.cl" : "w.h") == 0);
        CHECK_EQUAL(place.call_line, want[i].call_line);
        CHECK(want[i].call_file ? strcmp(place.call_file, want[i].call_file) == 0 : !place.call_file);
        CHECK(want[i].directory ? strcmp(place.source->directory, want[i].directory) == 0 : !place.source->directory);
    }
    CHECK(strcmp(program->source_files[2].directory, "inc") == 0);
    dwarf_sections_free(&sections);
    isa_program_free(program);
}

static void checksums(void)
{
    struct dwarf_sections sections;
    struct isa_program *program = program_of(NEW(AT("0") COPY ADVANCE("1") END), &sections);

    if (!program)
        return;
    dwarf_take_source(program, &sections);
    CHECK_EQUAL(program->source_file_count, 2);
    CHECK(program->source_files[1].hashed && program->source_files[1].md5[0] == 3 &&
          program->source_files[1].md5[8] == 4);
    CHECK(strcmp(program->source_files[0].directory, "/d") == 0);
    CHECK(strcmp(program->source_files[1].directory, "inc") == 0);
    dwarf_sections_free(&sections);
    isa_program_free(program);
}

/* Cuts a section to a size, or changes a byte of it, in a copy of exactly that size. */
static void damage(const struct dwarf_sections *whole, int which, uint32_t at, uint8_t change)
{
    struct isa_program *program = assemble_good(CODE);
    struct dwarf_sections sections = *whole;
    struct dwarf_section_bytes *section = &sections.section[which];

    section->size = change ? section->size : at;
    section->bytes = malloc(section->size ? section->size : 1);
    memcpy(section->bytes, whole->section[which].bytes, section->size);
    if (change)
        section->bytes[at] ^= change;
    dwarf_take_source(program, &sections);
    CHECK(program->source_line_count <= program->operation_count);
    for (uint32_t i = 0; i < program->operation_count; i++) {
        struct isa_place place = isa_place_of(program, i);

        CHECK(!place.file || place.line > 0);
    }
    free(section->bytes);
    isa_program_free(program);
}

static void damaged_anywhere(void)
{
    static const char *const texts[] = {WHOLE, NEW(AT("0") ".byte 4,0\n" LINE("5") ADVANCE("4") END)};
    static const uint8_t changes[] = {0, 0x01, 0x02, 0x04, 0x10, 0x40, 0x80, 0xff, 0x7f};

    for (size_t t = 0; t < COUNT(texts); t++) {
        struct dwarf_sections sections;
        struct isa_program *program = program_of(texts[t], &sections);

        for (int which = 0; program && which < DWARF_SECTION_COUNT; which++)
            for (uint32_t at = 0; at < sections.section[which].size; at++)
                for (size_t i = 0; i < COUNT(changes); i++)
                    damage(&sections, which, at, changes[i]);
        dwarf_sections_free(&sections);
        isa_program_free(program);
    }
}

/* Programs that go back and forth make no more rows than there is use for: what comes then is not read. */
#define TWICE(text)    text text
#define BACK_AND_FORTH AT("0") COPY AT("4") COPY

static void bounded(void)
{
    struct dwarf_sections sections;
    struct isa_program *program =
        program_of(OLD(TWICE(TWICE(TWICE(TWICE(BACK_AND_FORTH)))) AT("12") LINE("9") ADVANCE("1") END), &sections);
    struct isa_place place;

    if (!program)
        return;
    dwarf_take_source(program, &sections);
    place = isa_place_of(program, 3);
    CHECK_EQUAL(place.line, 1);
    dwarf_sections_free(&sections);
    isa_program_free(program);
}

TEST_MAIN()
{
    static const struct test_case tests[] = {
        TEST(lines), TEST(files_of_units), TEST(checksums), TEST(damaged_anywhere), TEST(bounded), {0}};

    return test_run("source_lines", tests);
}
