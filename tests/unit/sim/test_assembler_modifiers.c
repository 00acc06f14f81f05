/* test_assembler_modifiers.c - which numbers DPP controls take, and which operands sign modifiers and sext(). */
#include "assembler/assembler.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define TEXT_BYTES   256u

/* Assembles a line; says is part of the message if it must be refused, NULL if it must not. */
static void check_line(const char *text, const char *says)
{
    struct isa_program *program = assemble(text);

    test_context(text);
    if (!says != (program != NULL))
        test_fail(__FILE__, __LINE__, program ? "is accepted" : assemble_message);
    else if (says && (strncmp(assemble_message, "t.s:1: ", 7) != 0 || !strstr(assemble_message, says)))
        test_fail(__FILE__, __LINE__, assemble_message);
    isa_program_free(program);
}

/* Each control with a number: those from first to last and one more are right, and the message names them. */
static void numbers_of_controls(void)
{
    static const struct {
        const char *name;
        int first, last, other;
        const char *says;
    } controls[] = {{"row_shl", 1, 15, 1, "it takes 1 to 15"},  {"row_shr", 1, 15, 1, "it takes 1 to 15"},
                    {"row_ror", 1, 15, 1, "it takes 1 to 15"},  {"wave_shl", 1, 1, 1, "it takes 1"},
                    {"wave_rol", 1, 1, 1, "it takes 1"},        {"wave_shr", 1, 1, 1, "it takes 1"},
                    {"wave_ror", 1, 1, 1, "it takes 1"},        {"row_bcast", 15, 15, 31, "it takes 15 and 31"},
                    {"row_mask", 0, 15, 0, "it takes 0 to 15"}, {"bank_mask", 0, 15, 0, "it takes 0 to 15"},
                    {"bound_ctrl", 0, 1, 0, "it takes 0 to 1"}};
    static const long long large[] = {INT64_MIN, -4294967295, 255, 256, 513, 65537, 4294967297, INT64_MAX};
    char text[TEXT_BYTES];

    for (size_t i = 0; i < COUNT(controls); i++) {
        for (int n = -2; n <= 33; n++) {
            bool right = (n >= controls[i].first && n <= controls[i].last) || n == controls[i].other;

            snprintf(text, sizeof text, "v_mov_b32_dpp v0, v1 %s:%d", controls[i].name, n);
            check_line(text, right ? NULL : controls[i].says);
        }
        for (size_t j = 0; j < COUNT(large); j++) {
            snprintf(text, sizeof text, "v_mov_b32_dpp v0, v1 %s:%lld", controls[i].name, large[j]);
            check_line(text, controls[i].says);
        }
    }
    test_context(NULL);
}

/* Each lane of a quad has a number of its own. */
static void numbers_of_quads(void)
{
    char text[TEXT_BYTES];

    for (int place = 0; place < 4; place++) {
        for (int n = -1; n <= 4; n++) {
            int lanes[4] = {0, 1, 2, 3};

            lanes[place] = n;
            snprintf(text, sizeof text, "v_mov_b32_dpp v0, v1 quad_perm:[%d,%d,%d,%d]", lanes[0], lanes[1], lanes[2],
                     lanes[3]);
            check_line(text, n >= 0 && n <= 3 ? NULL : "where 0 to 3 was expected");
        }
    }
    test_context(NULL);
}

static void one_control_an_instruction(void)
{
    static const char *const controls[] = {"row_mirror", "row_half_mirror", "row_shl:1",    "row_shl:15",
                                           "wave_ror:1", "row_bcast:15",    "row_bcast:31", "quad_perm:[0,0,0,0]"};
    char text[TEXT_BYTES];

    for (size_t i = 0; i < COUNT(controls); i++) {
        snprintf(text, sizeof text, "v_mov_b32_dpp v0, v1 %s row_mask:0x3 bank_mask:0x5 bound_ctrl:0", controls[i]);
        check_line(text, NULL);
        for (size_t j = 0; j < COUNT(controls); j++) {
            snprintf(text, sizeof text, "v_mov_b32_dpp v0, v1 %s row_mask:0x3 %s", controls[i], controls[j]);
            check_line(text, "a second DPP control");
        }
    }
    test_context(NULL);
}

static const char is_float[] = "it is a float", no_float[] = "it is not a float", sdwa_only[] = "SDWA only";

/* Decided as LLVM's assembler decides, but for v_cndmask_b32_dpp, where it learned sign modifiers in later versions. */
static const struct {
    const char *text;
    const char *says; /* NULL: accepted */
} operand_cases[] = {
    {"v_add_f32_sdwa v0, sext(v1), v2 src0_sel:WORD_0", is_float},
    {"v_add_f32_sdwa v0, v1, sext(v2) src1_sel:WORD_0", is_float},
    {"v_add_f16_sdwa v0, sext(v1), v2 src0_sel:BYTE_0", is_float},
    {"v_mac_f32_sdwa v0, sext(v1), v2 src0_sel:WORD_0", is_float},
    {"v_cvt_f32_f16_sdwa v0, sext(v1) src0_sel:WORD_1", is_float},
    {"v_cvt_i32_f32_sdwa v0, sext(v1) src0_sel:WORD_1", is_float},
    {"v_cmp_lt_f32_sdwa vcc, sext(v1), v2 src0_sel:WORD_0", is_float},
    {"v_cmp_class_f32_sdwa vcc, sext(v1), v2 src0_sel:WORD_0", is_float},
    {"v_cmp_class_f32_sdwa vcc, -v1, sext(v2) src0_sel:WORD_0", NULL},
    {"v_cmp_class_f32_sdwa vcc, v1, -v2 src0_sel:WORD_0", no_float},
    {"v_ldexp_f16_sdwa v0, -v1, sext(v2) src0_sel:WORD_0", NULL},
    {"v_ldexp_f16_sdwa v0, v1, |v2| src0_sel:WORD_0", no_float},
    {"v_cvt_f32_i32_sdwa v0, sext(v1) src0_sel:WORD_1", NULL},
    {"v_cvt_f32_i32_sdwa v0, -v1 src0_sel:WORD_1", no_float},
    {"v_mov_b32_sdwa v0, sext(v1) src0_sel:WORD_0", NULL},
    {"v_mov_b32_sdwa v0, abs(v1) src0_sel:WORD_0", no_float},
    {"v_cndmask_b32_sdwa v0, sext(v1), v2, vcc src0_sel:WORD_0", NULL},
    {"v_cndmask_b32_sdwa v0, -v1, |v2|, vcc src0_sel:WORD_0", NULL},
    {"v_cndmask_b32_sdwa v0, neg(sext(v1)), v2, vcc src0_sel:WORD_0", "with sext() or with sign modifiers"},
    {"v_cndmask_b32_dpp v0, -v1, v2, vcc row_shl:1", NULL},
    {"v_cndmask_b32_dpp v0, sext(v1), v2, vcc row_shl:1", sdwa_only},
    {"v_cndmask_b32_e64 v0, -v1, |v2|, vcc", NULL},
    {"v_cndmask_b32_e64 v0, sext(v1), v2, vcc", sdwa_only},
    {"v_add_f32_sdwa v0, -|v1|, neg(v2) src0_sel:WORD_0", NULL},
    {"v_add_f32_dpp v0, -|v1|, |v2| row_shl:1", NULL},
    {"v_add_f32_dpp v0, sext(v1), v2 row_shl:1", sdwa_only},
    {"v_and_b32_dpp v0, v1, -v2 row_shl:1", no_float},
    {"v_add_u16_sdwa v0, sext(v1), sext(v2) src0_sel:WORD_0", NULL},
    {"v_add_u16_sdwa v0, v1, neg(v2) src0_sel:WORD_0", no_float},
    {"v_ldexp_f32 v0, -v1, v2", NULL},
    {"v_ldexp_f32 v0, v1, -v2", no_float},
    {"v_mad_u32_u24 v0, v1, v2, |v3|", no_float},
    {"v_div_scale_f32 v0, vcc, -v1, -v2, -v3", NULL},
    {"v_div_scale_f32 v0, vcc, |v1|, v2, v1", "without an absolute value"},
    {"v_div_scale_f64 v[0:1], s[2:3], v[2:3], v[4:5], abs(v[2:3])", "without an absolute value"},
    {"v_readlane_b32 s0, -v1, s2", "without modifiers"},
    {"s_mov_b32 s0, -s1", "without modifiers"},
    {"s_mov_b32 s0, sext(s1)", "without modifiers"},
    {"flat_load_dword v0, |v[2:3]|", "without modifiers"},
};

static void kinds_of_operands(void)
{
    for (size_t i = 0; i < COUNT(operand_cases); i++)
        check_line(operand_cases[i].text, operand_cases[i].says);
    test_context(NULL);
}

/* Writes "MNEMONIC_sdwa OPERANDS" with a modifier around operand number wrapped. */
static void write_sdwa(char *text, const struct isa_opcode_info *info, uint32_t wrapped, const char *modifier)
{
    const char *slot = info->operands;
    size_t at = (size_t)snprintf(text, TEXT_BYTES, "%s_sdwa ", info->mnemonic);

    for (uint32_t n = 0; *slot; n++) {
        bool mask = *slot == 'c' || *slot == 'm';

        at += (size_t)snprintf(text + at, TEXT_BYTES - at, "%s", n ? ", " : "");
        if (mask)
            at += (size_t)snprintf(text + at, TEXT_BYTES - at, "vcc");
        else if (n == wrapped)
            at += (size_t)snprintf(text + at, TEXT_BYTES - at, "%s(v%u)", modifier, n);
        else
            at += (size_t)snprintf(text + at, TEXT_BYTES - at, "v%u", n);
        slot += strcspn(slot, " ");
        slot += *slot == ' ';
    }
    snprintf(text + at, TEXT_BYTES - at, " src0_sel:WORD_0");
}

/* Every operand of every instruction with an SDWA form takes sext() or sign modifiers, never both but for the select. */
static void every_sdwa_operand(void)
{
    uint32_t floats = 0, others = 0;

    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        const struct isa_opcode_info *info = &isa_opcodes[opcode];
        const char *slot = info->operands;
        struct isa_program *program;
        char text[TEXT_BYTES];

        write_sdwa(text, info, UINT32_MAX, "");
        program = assemble(text);
        isa_program_free(program);
        for (uint32_t n = 0; program && *slot; n++) {
            if (*slot == 'x') {
                bool real = slot[2] == 'f', both = opcode == ISA_OP_v_cndmask_b32;

                floats += real;
                others += !real;
                write_sdwa(text, info, n, "sext");
                check_line(text, real && !both ? is_float : NULL);
                write_sdwa(text, info, n, "neg");
                check_line(text, real ? NULL : no_float);
                write_sdwa(text, info, n, "abs");
                check_line(text, real ? NULL : no_float);
            }
            slot += strcspn(slot, " ");
            slot += *slot == ' ';
        }
    }
    test_context(NULL);
    CHECK(floats > 100);
    CHECK(others > 100);
}

TEST_MAIN()
{
    return test_run("assembler_modifiers", (const struct test_case[]){TEST(numbers_of_controls),
                                                                      TEST(numbers_of_quads),
                                                                      TEST(one_control_an_instruction),
                                                                      TEST(kinds_of_operands),
                                                                      TEST(every_sdwa_operand),
                                                                      {0}});
}
