/* test_call_sites.c - calls through which operations were inlined, from debug sections, and from damaged ones. */
#include "dwarf/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug_sections.h"
#include "isa/place.h"
#include "support_assemble.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define OPERATIONS   6u

/* Six instructions of 4 bytes, all of one line of a header: a label before each. */
#define CODE                                                                                                           \
    ".file 0 \".\" \"k.cl\"\n.file 1 \".\" \"w.h\"\nf:\n.loc 1 5 2\n.L0:\ns_nop 0\n.L1:\ns_nop 0\n.L2:\ns_nop 0\n"     \
    ".L3:\ns_nop 0\n.L4:\ns_nop 0\n.L5:\ns_endpgm\n.L6:\n"

#define ABBREV                                                                                                         \
    ".section .debug_abbrev\n"                                                                                         \
    ".byte 1,17,1, 115,23, 116,23, 17,27, 18,6, 0,0\n"         /* unit */                                              \
    ".byte 2,46,1, 17,27, 18,6, 0,0\n"                         /* function */                                          \
    ".byte 3,29,1, 17,1, 18,6, 88,11, 89,5, 87,11, 0,0\n"      /* inlined, with bounds */                              \
    ".byte 4,29,1, 85,35, 88,11, 89,11, 87,11, 0,0\n"          /* inlined, with ranges */                              \
    ".byte 5,29,1, 17,1, 18,6, 0,0\n"                          /* inlined, from nowhere */                             \
    ".byte 6,11,1, 0,0\n"                                      /* block */                                             \
    ".byte 7,29,1, 85,23, 88,11, 89,11, 87,11, 0,0\n.byte 0\n" /* inlined, with ranges of DWARF 4 */

#define HEAD(version)                                                                                                  \
    ".section .debug_info\n.long .Lie-.Lis\n.Lis:\n.short " version "\n.byte 1,8\n.long 0\n"                           \
    ".byte 1\n.long .Lao, .Lro\n.byte 0\n.long .L6-.L0\n.byte 2,0\n.long .L6-.L0\n"

/* The address in the unit has a form of DWARF 5: its own are the numbers. The pairs count from it, then from an address. */
#define OLD_HEAD(version)                                                                                              \
    ".section .debug_info\n.long .Lie-.Lis\n.Lis:\n.short " version "\n.long 0\n.byte 8\n"                             \
    ".byte 1\n.long .Lao, .Lro\n.byte 0\n.long .L6-.L0\n.byte 2,0\n.long .L6-.L0\n"
#define PAIRS        ".section .debug_ranges\n.quad .L1-.L0, .L2-.L0, -1, .L3, .L4-.L3, .L5-.L3, 0, 0\n"
#define OLD(entries) CODE ABBREV OLD_HEAD("4") entries REST PAIRS

#define REST                                                                                                           \
    ".byte 0,0\n.Lie:\n.section .debug_addr\n.long 12\n.short 5\n.byte 8,0\n.Lao:\n.quad .L0\n"                        \
    ".section .debug_rnglists\n.Lro:\n.long .Lr-.Lro\n.Lr:\n.byte 4\n.uleb128 .L0-.L0\n.uleb128 .L1-.L0\n"             \
    ".byte 4\n.uleb128 .L3-.L0\n.uleb128 .L5-.L0\n.byte 0\n"

#define TEXT(entries) CODE ABBREV HEAD("5") entries REST
#define BOUNDED(from, to, file, line)                                                                                  \
    ".byte 3\n.quad .L" from "\n.long .L" to "-.L" from "\n.byte " file "\n.short " line "\n.byte 7\n"
#define RANGED(line)      ".byte 4,0, 0," line ",7\n"
#define UNKNOWN(from, to) ".byte 5\n.quad .L" from "\n.long .L" to "-.L" from "\n"
#define END               ".byte 0\n"

/* The lines of the calls of six operations: 0 is none. */
static const struct call_case {
    const char *name;
    const char *text;
    uint32_t lines[OPERATIONS];
} cases[] = {
    {"no debug sections", CODE, {0}},
    {"nothing is inlined", TEXT(""), {0}},
    {"one call", TEXT(BOUNDED("1", "3", "0", "9") END), {0, 9, 9, 0, 0, 0}},
    {"two calls, one beside the other",
     TEXT(BOUNDED("1", "3", "0", "9") END BOUNDED("3", "6", "0", "400") END),
     {0, 9, 9, 400, 400, 400}},
    {"in another order", TEXT(BOUNDED("3", "6", "0", "12") END BOUNDED("1", "3", "0", "9") END), {0, 9, 9, 12, 12, 12}},
    {"nested",
     TEXT(BOUNDED("0", "4", "0", "9") BOUNDED("1", "3", "1", "2") BOUNDED("1", "2", "1", "3") END END END),
     {9, 9, 9, 9, 0, 0}},
    {"in a block", TEXT(".byte 6\n" BOUNDED("1", "3", "0", "9") END END), {0, 9, 9, 0, 0, 0}},
    {"ranges", TEXT(RANGED("9") END), {9, 0, 0, 9, 9, 0}},
    {"ranges around another call", TEXT(RANGED("9") END BOUNDED("1", "3", "0", "12") END), {9, 12, 12, 9, 9, 0}},
    {"a call without a line", TEXT(UNKNOWN("1", "3") END), {0}},
    {"line 0", TEXT(BOUNDED("1", "3", "0", "0") END), {0}},
    {"a file that there is not", TEXT(BOUNDED("1", "3", "7", "9") END), {0}},
    {"no bytes", TEXT(BOUNDED("3", "3", "0", "9") END), {0}},
    {"before its begin", TEXT(BOUNDED("3", "1", "0", "9") END), {0, 0, 0, 9, 9, 9}},
    {"DWARF 4", OLD(BOUNDED("1", "3", "0", "9") END), {0, 9, 9, 0, 0, 0}},
    {"pairs of DWARF 4", OLD(".byte 7\n.long 0\n.byte 0,9,7\n" END), {0, 9, 0, 0, 9, 0}},
    {"DWARF 3", CODE ABBREV OLD_HEAD("3") BOUNDED("1", "3", "0", "9") END REST, {0}},
    {"a section that is no debug section", CODE ".section .debug_info\n.long \"x\"\n", {0}},
};

static void calls(void)
{
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct isa_program *program;

        test_context(cases[i].name);
        program = assemble_good(cases[i].text);
        for (uint32_t n = 0; program && n < OPERATIONS; n++) {
            struct isa_place place = isa_place_of(program, n);

            CHECK_EQUAL(place.line, 5);
            CHECK_EQUAL(place.call_line, cases[i].lines[n]);
            CHECK_EQUAL(place.call_column, cases[i].lines[n] ? 7 : 0);
            CHECK(cases[i].lines[n] ? strcmp(place.call_file, "k.cl") == 0 : !place.call_file);
        }
        isa_program_free(program);
    }
    test_context(NULL);
}

static void as_text(void)
{
    struct isa_program *program = assemble_good(TEXT(BOUNDED("1", "3", "0", "9") END));
    struct isa_place place;
    char text[ISA_PLACE_BYTES];

    if (!program)
        return;
    place = isa_place_of(program, 2);
    CHECK(strcmp(isa_place_text(&place, text, sizeof text), "w.h:5, called from k.cl:9 (t.s:10)") == 0);
    isa_program_free(program);
}

/*
 * Cuts a section to a size, or changes a byte of it. A copy of exactly that size lets the sanitizers see a read
 * behind it.
 */
static void damage(struct isa_program *program, struct dwarf_sections *sections, int which, uint32_t at, uint8_t change)
{
    struct dwarf_section_bytes *section = &sections->section[which], kept = *section;

    section->size = change ? kept.size : at;
    section->bytes = malloc(section->size ? section->size : 1);
    memcpy(section->bytes, kept.bytes, section->size);
    if (change)
        section->bytes[at] ^= change;
    dwarf_take_source(program, sections);
    CHECK(program->call_site_count <= program->operation_count);
    for (uint32_t n = 0; n < OPERATIONS; n++) {
        struct isa_place place = isa_place_of(program, n);

        CHECK(!place.call_file || place.call_line > 0);
    }
    free(section->bytes);
    *section = kept;
}

static void damaged_anywhere(void)
{
    static const char whole[] = TEXT(RANGED("9") END BOUNDED("1", "3", "0", "12") BOUNDED("1", "2", "1", "3") END END);
    static const uint8_t changes[] = {0, 0x01, 0x02, 0x04, 0x10, 0x40, 0x80, 0xff, 0x7f};
    char error[1200];
    struct isa_program *program = assemble_good(whole);
    struct dwarf_sections sections;

    CHECK(program && asm_debug_sections_read(program, whole, strlen(whole), &sections, error, sizeof error));
    for (int which = 0; which < DWARF_SECTION_COUNT; which++)
        for (uint32_t at = 0; at < sections.section[which].size; at++)
            for (size_t i = 0; i < COUNT(changes); i++)
                damage(program, &sections, which, at, changes[i]);
    dwarf_sections_free(&sections);
    isa_program_free(program);
}

TEST_MAIN()
{
    static const struct test_case tests[] = {TEST(calls), TEST(as_text), TEST(damaged_anywhere), {0}};

    return test_run("call_sites", tests);
}
