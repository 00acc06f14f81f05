/* test_debug.c - the words of the debugger: commands, numbers, elements, registers, places. */
#include <string.h>

#include "assembler/assembler.h"
#include "tools/debug/command.h"
#include "tools/debug/places.h"
#include "tools/debug/registers.h"
#include "test.h"

static struct host_span span(const char *text)
{
    return (struct host_span){text, strlen(text)};
}

static void reads_commands(void)
{
    static const struct {
        const char *line;
        enum debug_verb verb;
        uint32_t words;
    } rows[] = {
        {"", DEBUG_NOTHING, 0},
        {"  \t ", DEBUG_NOTHING, 0},
        {"# step", DEBUG_NOTHING, 0},
        {"break spin.cl:7", DEBUG_BREAK, 1},
        {"b cycle 12", DEBUG_BREAK, 2},
        {"breaks", DEBUG_BREAKS, 0},
        {"  s  lane   3  # on", DEBUG_STEP, 2},
        {"st", DEBUG_STEP, 0},
        {"c", DEBUG_CONTINUE, 0},
        {"rc", DEBUG_REVERSE_CONTINUE, 0},
        {"reverse-s", DEBUG_REVERSE_STEP, 0},
        {"focus workgroup 1 wave 2 lane 3", DEBUG_FOCUS, 6},
        {"p lds[4..] 8\r", DEBUG_PRINT, 2},
        {"q", DEBUG_QUIT, 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct debug_command command;
        char error[HOST_ERROR_BYTES] = "";

        test_context(rows[i].line);
        CHECK(debug_command_read(rows[i].line, &command, error, sizeof(error)));
        CHECK_EQUAL(command.verb, rows[i].verb);
        CHECK_EQUAL(command.count, rows[i].words);
    }
}

static void refuses_commands(void)
{
    static const struct {
        const char *line, *error;
    } rows[] = {
        {"jump", "unknown command 'jump'"},
        {"\x1b[A", "unknown command"},
        {"reverse", "may be reverse-continue or reverse-step"},
        {"break", "break: expected break FILE:LINE"},
        {"break a b c", "break: expected"},
        {"quit now", "quit: expected nothing behind it, found 'now'"},
        {"goto 5", "goto: expected goto cycle N"},
        {"w", "watch: expected watch NAME[I]"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct debug_command command;
        char error[HOST_ERROR_BYTES] = "";

        test_context(rows[i].line);
        CHECK(!debug_command_read(rows[i].line, &command, error, sizeof(error)));
        CHECK(strstr(error, rows[i].error) != NULL);
    }
}

static void reads_numbers(void)
{
    static const struct {
        const char *text;
        bool good;
        uint64_t number;
    } rows[] = {
        {"0", true, 0},
        {"18446744073709551615", true, UINT64_MAX},
        {"18446744073709551616", false, 0},
        {"0x0", true, 0},
        {"0xFfffFfffFfffFfff", true, UINT64_MAX},
        {"0x10000000000000000", false, 0},
        {"0x", false, 0},
        {"0xg", false, 0},
        {"-1", false, 0},
        {"", false, 0},
        {"1k", false, 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t number;

        test_context(rows[i].text);
        CHECK_EQUAL(debug_read_number(span(rows[i].text), &number), rows[i].good);
        if (rows[i].good)
            CHECK_EQUAL(number, rows[i].number);
    }
}

static void reads_workgroups(void)
{
    static const struct {
        const char *text;
        bool good;
        uint32_t id[3];
    } rows[] = {
        {"7", true, {7, 0, 0}},  {"1,2", true, {1, 2, 0}}, {"1,2,4294967295", true, {1, 2, UINT32_MAX}},
        {"1,2,3,4", false, {0}}, {"1,,2", false, {0}},     {"4294967296", false, {0}},
        {",", false, {0}},       {"x", false, {0}},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint32_t id[3];

        test_context(rows[i].text);
        CHECK_EQUAL(debug_read_workgroup(span(rows[i].text), id), rows[i].good);
        if (rows[i].good)
            CHECK(memcmp(id, rows[i].id, sizeof(id)) == 0);
    }
}

static void reads_elements(void)
{
    static const struct {
        const char *text, *name;
        bool good, has_index;
        uint64_t index;
    } rows[] = {
        {"locks", "locks", true, false, 0},     {"locks[3]", "locks", true, true, 3},
        {"lds[0x10..]", "lds", true, true, 16}, {"locks[", "", false, false, 0},
        {"locks[]", "", false, false, 0},       {"[3]", "", false, false, 0},
        {"locks[3", "", false, false, 0},       {"locks[x]", "", false, false, 0},
        {"locks[3]4", "", false, false, 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct host_span name;
        uint64_t index;
        bool has_index;

        test_context(rows[i].text);
        CHECK_EQUAL(debug_read_element(span(rows[i].text), &name, &index, &has_index), rows[i].good);
        if (!rows[i].good)
            continue;
        CHECK(host_text_is(name, rows[i].name));
        CHECK_EQUAL(has_index, rows[i].has_index);
        CHECK_EQUAL(index, rows[i].index);
    }
}

static void reads_registers(void)
{
    static const struct {
        const char *text;
        bool good;
        enum debug_register_kind kind;
        uint32_t first, count;
    } rows[] = {
        {"v3", true, DEBUG_VECTOR, 3, 1},
        {"v[2:3]", true, DEBUG_VECTOR, 2, 2},
        {"s4", true, DEBUG_SCALAR, 4, 1},
        {"s[4:7]", true, DEBUG_SCALAR, 4, 4},
        {"exec", true, DEBUG_SCALAR, ISA_EXEC_LO, 2},
        {"m0", true, DEBUG_SCALAR, ISA_M0, 1},
        {"scc", true, DEBUG_SCC, 0, 1},
        {"lds", true, DEBUG_LDS, 0, 0},
        {"lds[8..]", true, DEBUG_LDS, 8, 0},
        {"v256", false, DEBUG_VECTOR, 0, 0},
        {"v[3:2]", false, DEBUG_VECTOR, 0, 0},
        {"s[1]", false, DEBUG_VECTOR, 0, 0},
        {"v", false, DEBUG_VECTOR, 0, 0},
        {"sum", false, DEBUG_VECTOR, 0, 0},
        {"lds[4294967296]", false, DEBUG_VECTOR, 0, 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct debug_register reg;

        test_context(rows[i].text);
        CHECK_EQUAL(debug_register_read(span(rows[i].text), &reg), rows[i].good);
        if (!rows[i].good)
            continue;
        CHECK_EQUAL(reg.kind, rows[i].kind);
        CHECK_EQUAL(reg.first, rows[i].first);
        CHECK_EQUAL(reg.count, rows[i].count);
    }
}

static void finds_places(void)
{
    static const char text[] = "start:\n"
                               "  s_nop 0\n"
                               "\n"
                               "  s_nop 1\n"
                               "again: also:\n"
                               "  s_nop 2\n"
                               "1: s_endpgm\n";
    char error[HOST_ERROR_BYTES] = "";
    struct isa_program *program = asm_assemble("a/b/place.s", text, strlen(text), error, sizeof(error));
    uint32_t marks[8] = {0}, next, distance;
    bool known;

    CHECK(program != NULL);
    if (!program)
        return;
    CHECK_EQUAL(debug_mark_line(program, span("place.s"), 4, 2, marks, &known, &next), 1);
    CHECK_EQUAL(marks[1], 2);
    CHECK_EQUAL(debug_mark_line(program, span("b/place.s"), 3, 1, marks, &known, &next), 0);
    CHECK(known);
    CHECK_EQUAL(next, 4);
    CHECK_EQUAL(debug_mark_line(program, span("lace.s"), 4, 1, marks, &known, &next), 0);
    CHECK(!known);
    CHECK_EQUAL(debug_mark_line(program, span("a/b/place.s"), 8, 1, marks, &known, &next), 0);
    CHECK_EQUAL(next, 0);
    CHECK(debug_mark_label(program, span("also"), 4, marks));
    CHECK_EQUAL(marks[2], 4);
    CHECK(!debug_mark_label(program, span("als"), 4, marks));
    CHECK(strcmp(debug_label_before(program, 3, &distance)->name, "again") == 0);
    CHECK_EQUAL(distance, 1);
    isa_program_free(program);
}

TEST_MAIN()
{
    return test_run("debug", (const struct test_case[]){TEST(reads_commands),
                                                        TEST(refuses_commands),
                                                        TEST(reads_numbers),
                                                        TEST(reads_workgroups),
                                                        TEST(reads_elements),
                                                        TEST(reads_registers),
                                                        TEST(finds_places),
                                                        {0}});
}
