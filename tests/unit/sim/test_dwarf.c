/* test_dwarf.c - debug sections: variables in scope, their types and values, and sections that are damaged. */
#define _POSIX_C_SOURCE 200809L

#include "tools/debug/dwarf_types.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "assembler/debug_sections.h"
#include "dwarf/lists.h"
#include "tools/debug/dwarf_scopes.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Three instructions of 4 bytes; the inner block is the second one. */
#define CODE "f:\n.Lb:\ns_nop 0\n.Lm:\ns_nop 0\n.Ln:\ns_endpgm\n.Le:\n"

#define ABBREV                                                                                                         \
    ".section .debug_abbrev\n"                                                                                         \
    ".byte 1,17,1, 114,23, 115,23, 116,23\n.ascii \"\\214\\001\"\n.byte 23, 17,27, 18,6, 0,0\n" /* unit */             \
    ".byte 2,36,0, 3,8, 62,11, 11,11, 0,0\n"                                                    /* base type */        \
    ".byte 3,46,1, 17,27, 18,6, 64,24, 3,37, 0,0\n"                                             /* function */         \
    ".byte 4,52,0, 3,8, 73,19, 2,24, 0,0\n"                                                     /* variable */         \
    ".byte 5,52,0, 3,8, 73,19, 2,34, 0,0\n"                                                     /* with a list */      \
    ".byte 6,11,1, 85,35, 0,0\n"                                                                /* block */            \
    ".byte 7,1,1, 73,19, 0,0, 8,33,0, 55,11, 0,0\n"                                             /* array */            \
    ".byte 9,19,1, 11,11, 0,0, 10,13,0, 3,8, 73,19, 56,11, 0,0\n"                               /* structure */        \
    ".byte 11,52,0, 3,8, 73,19, 28,13, 0,0\n"                                                   /* constant */         \
    ".byte 12,15,0, 73,19, 0,0, 13,22,0, 73,19, 0,0\n"                                          /* pointer, name */    \
    ".byte 14,52,0, 3,8, 73,19, 2,23, 0,0\n.byte 0\n"                                           /* DWARF 4 list */

#define HEAD                                                                                                           \
    ".section .debug_info\n.Lcu:\n.long .Lie-.Lis\n.Lis:\n.short 5\n.byte 1,8\n.long 0\n"                              \
    ".byte 1\n.long .Lso, .Lao, .Lro, .Llo\n.byte 0\n.long .Le-.Lb\n"

/* A unit of DWARF 4, whose lists are pairs, with addresses in a form of DWARF 5. */
#define OLD_HEAD                                                                                                       \
    ".section .debug_info\n.Lcu:\n.long .Lie-.Lis\n.Lis:\n.short 4\n.long 0\n.byte 8\n"                                \
    ".byte 1\n.long .Lso, .Lao, .Lro, .Llo\n.byte 0\n.long .Le-.Lb\n"
#define PAIRS                                                                                                          \
    ".section .debug_loc\n.quad .Lb-.Lb, .Lm-.Lb\n.short 3\n.byte 8,77,159\n.quad -1, .Ln\n.quad 0, 4\n.short "        \
    "3\n.byte 8,78,159\n.quad 0, 0\n"

#define TYPES                                                                                                          \
    ".Lint:\n.byte 2\n.asciz \"int\"\n.byte 5,4\n.Lfloat:\n.byte 2\n.asciz \"float\"\n.byte 4,4\n"                     \
    ".Larray:\n.byte 7\n.long .Lname-.Lcu\n.byte 8,3,0\n"                                                              \
    ".Lname:\n.byte 13\n.long .Lint-.Lcu\n"                                                                            \
    ".Lpair:\n.byte 9,8\n.byte 10\n.asciz \"a\"\n.long .Lint-.Lcu\n.byte 0,10\n.asciz \"b\"\n.long "                   \
    ".Lfloat-.Lcu\n.byte 4,0\n"                                                                                        \
    ".Lpointer:\n.byte 12\n.long .Lint-.Lcu\n.Lself:\n.byte 13\n.long .Lself-.Lcu\n"

#define REST                                                                                                           \
    ".Lie:\n.section .debug_str_offsets\n.long 8\n.short 5,0\n.Lso:\n.long .Lf\n.section .debug_str\n.Lf:\n.asciz "    \
    "\"f\"\n"                                                                                                          \
    ".section .debug_addr\n.long 12\n.short 5\n.byte 8,0\n.Lao:\n.quad .Lb\n"                                          \
    ".section .debug_rnglists\n.Lro:\n.long .Lr-.Lro\n.Lr:\n.byte 4\n.uleb128 .Lm-.Lb\n.uleb128 .Ln-.Lb\n.byte 0\n"    \
    ".section .debug_loclists\n.Llo:\n.long .Ll-.Llo\n.Ll:\n.byte 4\n.uleb128 .Lb-.Lb\n.uleb128 .Lm-.Lb\n"             \
    ".byte 3,8,77,159\n.byte 4\n.uleb128 .Ln-.Lb\n.uleb128 .Le-.Lb\n.byte 4,146,128,20,0\n.byte 0\n"

/* A function f with its frame in s32: the variables that are given, and those of an inner block. */
#define FUNCTION(outer, inner) ".byte 3,0\n.long .Le-.Lb\n.byte 2,144,64, 0\n" outer ".byte 6,0\n" inner ".byte 0,0,0\n"

#define TEXT(outer, inner) CODE ABBREV HEAD TYPES FUNCTION(outer, inner) REST
#define OLD_TEXT(outer, inner)                                                                                         \
    CODE ABBREV OLD_HEAD TYPES FUNCTION(outer, inner)                                                                  \
    REST PAIRS

/* Places of one byte of length and the expression. */
#define PLACED(name, type, bytes) ".byte 4\n.asciz \"" name "\"\n.long .L" type "-.Lcu\n.byte " bytes "\n"
#define LISTED(name, type)        ".byte 5\n.asciz \"" name "\"\n.long .L" type "-.Lcu\n.byte 0\n"
#define PAIRED(name, type)        ".byte 14\n.asciz \"" name "\"\n.long .L" type "-.Lcu\n.long 0\n"
#define CONSTANT(name, type, n)   ".byte 11\n.asciz \"" name "\"\n.long .L" type "-.Lcu\n.sleb128 " n "\n"

/* ---- a machine: s[i] is i except for the frame, v[i] is 100 + i, private byte i is i ---- */

static bool read_scalar(void *context, uint32_t number, uint32_t *value)
{
    (void)context;
    *value = number == 32 ? 64 * 16 : number;
    return number < 100;
}

static bool read_vector(void *context, uint32_t number, uint32_t *value)
{
    (void)context;
    *value = 100 + number;
    return number < 10;
}

static bool read_private(void *context, uint64_t address, uint8_t *value)
{
    (void)context;
    *value = (uint8_t)address;
    return address < 64;
}

static const struct dwarf_machine machine = {
    .scalar = read_scalar, .vector = read_vector, .private_byte = read_private};

/* Writes "a=1 b=? ..": all variables in scope at an address. */
static void write_variables(const struct dwarf *dwarf, uint64_t address, FILE *stream)
{
    static struct dwarf_visible list[DWARF_VISIBLE_MOST];
    static struct dwarf_value value;
    uint32_t count = dwarf_visible_at(dwarf, address, list);

    for (uint32_t i = 0; i < count; i++) {
        const struct dwarf_entry *entry = &dwarf->entries[list[i].variable], *origin = dwarf_origin(dwarf, entry);
        const struct dwarf_entry *type = dwarf_type(dwarf, origin->type);
        struct dwarf_block frame = {0}, location = dwarf_location_at(dwarf, entry, address);
        enum dwarf_outcome outcome = DWARF_OPTIMISED;

        if (list[i].frame != DWARF_NONE)
            frame = dwarf->entries[list[i].frame].frame;
        if (type && location.bytes)
            outcome =
                dwarf_evaluate(dwarf, entry->unit, location, frame, dwarf_type_bytes(dwarf, type), &machine, &value);
        fputs(i ? " " : "", stream);
        dwarf_write_name(origin->name, stream);
        fputc('=', stream);
        if (outcome == DWARF_KNOWN)
            dwarf_write_value(dwarf, type, &value, 0, stream);
        else
            fputs(outcome == DWARF_OPTIMISED   ? "optimised"
                  : outcome == DWARF_IN_MEMORY ? "memory"
                                               : "not understood",
                  stream);
    }
}

/* What is read of a text at an address, or why it cannot be read. The caller frees it. */
static char *read_text(const char *text, uint64_t address)
{
    char error[1200] = "", *result = NULL;
    size_t size;
    FILE *stream = open_memstream(&result, &size);
    struct isa_program *program = asm_assemble("t.s", text, strlen(text), error, sizeof error);
    struct dwarf_sections sections;
    struct dwarf dwarf;

    if (program && asm_debug_sections_read(program, text, strlen(text), &sections, error, sizeof error)) {
        if (dwarf_read(&dwarf, &sections, error, sizeof error)) {
            write_variables(&dwarf, address, stream);
            dwarf_free(&dwarf);
        }
        dwarf_sections_free(&sections);
    }
    fputs(error, stream);
    fclose(stream);
    isa_program_free(program);
    return result;
}

static void check_result(const char *name, const char *text, uint64_t address, const char *want)
{
    char message[2000], *got = read_text(text, address);

    if (strstr(got, want) == NULL || (*want == '\0' && *got)) {
        snprintf(message, sizeof message, "%s: '%.600s' and not '%.600s'", name, got, want);
        test_fail(__FILE__, __LINE__, message);
    }
    free(got);
}

struct text_case {
    const char *name;
    const char *text;
    uint64_t address;
    const char *want;
};

static const struct text_case value_cases[] = {
    {"no debug sections", CODE, 0, ""},
    {"a vector register", TEXT(PLACED("x", "int", "3, 144,131,20"), ""), 0, "x=103"},
    {"marked as private", TEXT(PLACED("x", "int", "7, 146,131,20,0,49,22,24"), ""), 0, "x=103"},
    {"a scalar register", TEXT(PLACED("x", "int", "2, 144,37"), ""), 0, "x=5"},
    {"a scalar register above s63", TEXT(PLACED("x", "int", "3, 144,193,8"), ""), 0, "x=65"},
    {"no such register", TEXT(PLACED("x", "int", "3, 144,138,20"), ""), 0, "x=not understood"},
    {"a constant", TEXT(PLACED("x", "int", "6, 17,121,49,22,24,159"), ""), 0, "x=-7"},
    {"in the frame", TEXT(PLACED("x", "int", "5, 145,4,49,22,24"), ""), 0, "x=387323156"},
    {"behind private memory", TEXT(PLACED("x", "int", "6, 145,192,0,49,22,24"), ""), 0, "x=optimised"},
    {"an array in the frame", TEXT(PLACED("x", "array", "5, 145,0,49,22,24"), ""), 0,
     "x={319951120, 387323156, 454695192}"},
    {"pieces", TEXT(PLACED("x", "pair", "8, 147,4, 144,129,20,147,4, 150"), ""), 0, "x={.a = ?, .b = 1.41"},
    {"a pointer", TEXT(PLACED("x", "pointer", "11, 144,32,147,4, 144,129,20,147,4,150,150"), ""), 0, "x=0x6500000000"},
    {"a sum", TEXT(PLACED("x", "int", "6, 146,131,20,127,49,34"), ""), 0, "x=103"},
    {"a program's address", TEXT(PLACED("x", "int", "2, 161,0"), ""), 0, "x=memory"},
    {"nothing", TEXT(PLACED("x", "int", "0"), ""), 0, "x=optimised"},
    {"a list, its first range", TEXT(LISTED("x", "int"), ""), 0, "x=77"},
    {"a list, between its ranges", TEXT(LISTED("x", "int"), ""), 4, "x=optimised"},
    {"a list, its last range", TEXT(LISTED("x", "int"), ""), 8, "x=100"},
    {"pairs, the first", OLD_TEXT(PAIRED("x", "int"), ""), 0, "x=77"},
    {"pairs, between them", OLD_TEXT(PAIRED("x", "int"), ""), 4, "x=optimised"},
    {"pairs, behind an address", OLD_TEXT(PAIRED("x", "int"), ""), 8, "x=78"},
    {"outside the inner block", TEXT(PLACED("x", "int", "1, 49"), PLACED("y", "int", "1, 50")), 0, "x=1"},
    {"inside it, the inner one first", TEXT(PLACED("x", "int", "1, 49"), PLACED("y", "int", "1, 50")), 4, "y=2 x=1"},
    {"a name with control characters", TEXT(PLACED("\\001\\033[", "int", "1, 49"), ""), 0, "??[=1"},
};

static void values(void)
{
    for (size_t i = 0; i < COUNT(value_cases); i++)
        check_result(value_cases[i].name, value_cases[i].text, value_cases[i].address, value_cases[i].want);
}

static const struct text_case damaged_cases[] = {
    {"not a number", CODE ".section .debug_info\n.long \"x\"\n", 0, "something other than numbers and labels"},
    {"rest of a line", CODE ".section .debug_info\n.long 1 2\n", 0, "does not end where it should"},
    {"text without quotes", CODE ".section .debug_str\n.asciz 7\n", 0, "a string was expected"},
    {"labels that move",
     CODE ".section .debug_info\n.uleb128 .Lx\n.zero 1\n.byte 1\n.ascii \"1234567890123456789012345678901234567890"
          "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890\"\n.Lx:"
          "\n.byte 1\n",
     0, "do not stay"},
    {"cut in the length", CODE ".section .debug_info\n.short 5\n", 0, "longer than the section"},
    {"a length too large", CODE ".section .debug_info\n.long 99\n.short 5\n", 0, "longer than the section"},
    {"a head that is cut", CODE ".section .debug_info\n.long 3\n.short 5\n.byte 1\n", 0, "ends in its head"},
    {"DWARF 3", CODE ".section .debug_info\n.long 7\n.short 3\n.byte 0,0,0,0,0\n", 0, "compile with -gdwarf-5"},
    {"a type unit", CODE ".section .debug_info\n.long 8\n.short 5\n.byte 2,8,0,0,0,0\n", 0,
     "a unit of an unknown kind"},
    {"no abbreviations", CODE ".section .debug_info\n.long 9\n.short 5\n.byte 1,8,0,0,0,0,1\n", 0,
     "abbreviations that cannot be read"},
    {"an unknown abbreviation", CODE ABBREV ".section .debug_info\n.long 9\n.short 5\n.byte 1,8,0,0,0,0,99\n", 0,
     "an entry of an unknown kind"},
    {"an endless number",
     CODE ABBREV
     ".section .debug_info\n.long 20\n.short 5\n.byte 1,8,0,0,0,0,255,255,255,255,255,255,255,255,255,255,255,1\n",
     0, "an entry goes behind the end"},
    {"an unknown form",
     CODE
     ".section .debug_abbrev\n.byte 1,17,0,3,127,0,0,0\n.section .debug_info\n.long 9\n.short 5\n.byte 1,8,0,0,0,0,1\n",
     0, "a form 0x7f"},
    {"a value that is cut",
     CODE
     ".section .debug_abbrev\n.byte 1,17,0,3,6,0,0,0\n.section .debug_info\n.long 9\n.short 5\n.byte 1,8,0,0,0,0,1\n",
     0, "a value goes behind the end"},
    {"a type that is its own name", TEXT(PLACED("x", "self", "1, 49"), ""), 0, "x=optimised"},
    {"an expression that is cut", TEXT(PLACED("x", "int", "1, 146"), ""), 0, "x=not understood"},
    {"an empty stack", TEXT(PLACED("x", "int", "1, 34"), ""), 0, "x=not understood"},
    {"a division by zero", TEXT(PLACED("x", "int", "3, 49,48,27"), ""), 0, "x=not understood"},
    {"a conversion to nothing", TEXT(PLACED("x", "int", "3, 49,168,1"), ""), 0, "x=not understood"},
    {"a huge piece", TEXT(PLACED("x", "int", "7, 49,147,255,255,255,255,15"), ""), 0, "x=1"},
};

static void damaged(void)
{
    for (size_t i = 0; i < COUNT(damaged_cases); i++)
        check_result(damaged_cases[i].name, damaged_cases[i].text, damaged_cases[i].address, damaged_cases[i].want);
}

/* Reads sections, whatever they hold. */
static void use(const struct dwarf_sections *sections, FILE *nowhere)
{
    char error[1200];
    struct dwarf dwarf;

    if (!dwarf_read(&dwarf, sections, error, sizeof error))
        return;
    for (uint64_t address = 0; address <= 12; address += 4)
        write_variables(&dwarf, address, nowhere);
    dwarf_free(&dwarf);
}

static const char whole[] = TEXT(PLACED("x", "array", "5, 145,0,49,22,24")
                                     PLACED("p", "pair", "8, 147,4, 144,129,20,147,4, 150") LISTED("z", "int"),
                                 PLACED("y", "pointer", "11, 144,32,147,4, 144,129,20,147,4,150,150"));

/*
 * Cuts a section to a size, or changes a byte of it. A copy of exactly that size lets the sanitizers see a read
 * behind it.
 */
static void damage(struct dwarf_sections *sections, int which, uint32_t at, uint8_t change, FILE *nowhere)
{
    struct dwarf_section_bytes *section = &sections->section[which], kept = *section;

    section->size = change ? kept.size : at;
    section->bytes = malloc(section->size ? section->size : 1);
    memcpy(section->bytes, kept.bytes, section->size);
    if (change)
        section->bytes[at] ^= change;
    use(sections, nowhere);
    free(section->bytes);
    *section = kept;
}

static void damaged_anywhere(void)
{
    static const uint8_t changes[] = {0, 0x01, 0x02, 0x04, 0x10, 0x40, 0x80, 0xff, 0x7f};
    char error[1200];
    struct isa_program *program = asm_assemble("t.s", whole, strlen(whole), error, sizeof error);
    struct dwarf_sections sections;
    FILE *nowhere = fopen("/dev/null", "w");

    CHECK(program && nowhere && asm_debug_sections_read(program, whole, strlen(whole), &sections, error, sizeof error));
    for (int which = 0; which < DWARF_SECTION_COUNT; which++)
        for (uint32_t at = 0; at < sections.section[which].size; at++)
            for (size_t i = 0; i < COUNT(changes); i++)
                damage(&sections, which, at, changes[i], nowhere);
    fclose(nowhere);
    dwarf_sections_free(&sections);
    isa_program_free(program);
}

TEST_MAIN()
{
    static const struct test_case cases[] = {TEST(values), TEST(damaged), TEST(damaged_anywhere), {0}};

    return test_run("dwarf", cases);
}
