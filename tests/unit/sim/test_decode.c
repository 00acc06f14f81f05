/* test_decode.c - machine code as operations, operations as text, and the functions of a code object. */
#include "code/functions.h"
#include "code/text.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define WORDS_MOST   3u

static void check_text(int line, const char *got, const char *want)
{
    char message[2 * CODE_TEXT_BYTES + 32];

    if (strcmp(got, want) == 0)
        return;
    snprintf(message, sizeof message, "'%s' instead of '%s'", got, want);
    test_fail(__FILE__, line, message);
}

#define CHECK_TEXT(got, want) check_text(__LINE__, got, want)

/* ---- instructions ---- */

struct instruction {
    const char *text;
    uint32_t count;
    uint32_t words[WORDS_MOST];
};

/* The words are those of llvm-mc 15, which has no lit(). */
static const struct instruction instructions[] = {
    {"s_mov_b32 s5, s7", 1, {0xbe850007}},
    {"s_mov_b64 exec, vcc", 1, {0xbefe016a}},
    {"s_mov_b32 s2, scc", 1, {0xbe8200fd}},
    {"s_mov_b32 ttmp3, ttmp2", 1, {0xbef30072}},
    {"s_mov_b64 ttmp[4:5], tba", 1, {0xbef4016c}},
    {"s_mov_b32 m0, -1", 1, {0xbefc00c1}},
    {"s_getpc_b64 s[4:5]", 1, {0xbe841c00}},
    {"s_setpc_b64 s[30:31]", 1, {0xbe801d1e}},
    {"s_swappc_b64 s[30:31], s[4:5]", 1, {0xbe9e1e04}},
    {"s_add_u32 s4, s4, 0x12345678", 2, {0x8004ff04, 0x12345678}},
    {"s_and_b64 s[10:11], exec, s[2:3]", 1, {0x868a027e}},
    {"s_cmp_eq_u32 s2, 64", 1, {0xbf06c002}},
    {"s_cmpk_lg_u32 s3, 65535", 1, {0xb483ffff}},
    {"s_movk_i32 s3, -2", 1, {0xb003fffe}},
    {"s_getreg_b32 s2, hwreg(4, 8, 4)", 1, {0xb8821a04}},
    {"s_setreg_b32 hwreg(1, 0, 32), s2", 1, {0xb902f801}},
    {"s_setreg_imm32_b32 hwreg(1, 4, 2), 0x3", 2, {0xba000901, 0x00000003}},
    {"s_nop 7", 1, {0xbf800007}},
    {"s_sendmsg 1", 1, {0xbf900001}},
    {"s_endpgm 0", 1, {0xbf810000}},
    {"s_waitcnt vmcnt(0) expcnt(7) lgkmcnt(15)", 1, {0xbf8c0f70}},
    {"s_barrier", 1, {0xbf8a0000}},
    {"s_load_dwordx4 s[8:11], s[4:5], 0xfffff", 2, {0xc00a0202, 0x000fffff}},
    {"s_load_dword s2, s[4:5], s9 glc", 2, {0xc0010082, 0x00000009}},
    {"s_buffer_load_dwordx2 s[2:3], s[4:7], 0x10", 2, {0xc0260082, 0x00000010}},
    {"s_store_dword s2, s[4:5], 0x4", 2, {0xc0420082, 0x00000004}},
    {"s_memtime s[2:3]", 2, {0xc0900080, 0x00000000}},
    {"s_dcache_wb", 2, {0xc0840000, 0x00000000}},
    {"v_nop_e32", 1, {0x7e000000}},
    {"v_mov_b32_e32 v1, 0x3e22f983", 1, {0x7e0202f8}},
    {"v_mov_b32_e32 v1, 0x42c80000", 2, {0x7e0202ff, 0x42c80000}},
    {"v_readfirstlane_b32 s1, v2", 1, {0x7e020502}},
    {"v_cvt_f64_f32_e32 v[2:3], s4", 1, {0x7e042004}},
    {"v_add_f32_e32 v1, 0.5, v2", 1, {0x020204f0}},
    {"v_cndmask_b32_e32 v1, v2, v3, vcc", 1, {0x00020702}},
    {"v_addc_u32_e32 v1, vcc, 1, v3, vcc", 1, {0x38020681}},
    {"v_madmk_f32 v1, v2, 0x42c80000, v3", 2, {0x2e020702, 0x42c80000}},
    {"v_madak_f32 v1, v2, v3, 0x4", 2, {0x30020702, 0x00000004}},
    {"v_add_f16_e32 v1, 0x1234, v2", 2, {0x3e0204ff, 0x00001234}},
    {"v_cmp_lt_f32_e32 vcc, s1, v2", 1, {0x7c820401}},
    {"v_cmp_lt_f32_e64 s[2:3], |s1|, -v2", 2, {0xd0410102, 0x40020401}},
    {"v_add_f32_e64 v1, -|v2|, neg(0.5) clamp mul:2", 2, {0xd1018101, 0x6801e102}},
    {"v_mad_f32 v1, -v2, |v3|, 1.0 div:2", 2, {0xd1c10201, 0x3bca0702}},
    {"v_mad_u64_u32 v[0:1], s[2:3], v4, v5, v[6:7]", 2, {0xd1e80200, 0x041a0b04}},
    {"v_div_scale_f32 v1, vcc, -v2, v3, v3", 2, {0xd1e06a01, 0x240e0702}},
    {"v_readlane_b32 s1, v2, s3", 2, {0xd2890001, 0x00000702}},
    {"v_writelane_b32 v1, s2, 3", 2, {0xd28a0001, 0x00010602}},
    {"v_addc_u32_e64 v1, s[2:3], v4, v5, s[6:7]", 2, {0xd11c0201, 0x001a0b04}},
    {"v_add_u32_sdwa v1, vcc, sext(v2), v3 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:BYTE_3",
     2,
     {0x320206f9, 0x030d0902}},
    {"v_add_f32_sdwa v1, -|v2|, -v3 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0",
     2,
     {0x020206f9, 0x14362602}},
    {"v_mov_b32_sdwa v1, v2 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0", 2, {0x7e0202f9, 0x00001402}},
    {"v_cmp_eq_u32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:DWORD", 2, {0x7d9404f9, 0x06000001}},
    {"v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_mask:0xa bank_mask:0x5", 2, {0x7e0202fa, 0xa5001b02}},
    {"v_add_f32_dpp v1, -v2, |v3| row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:0", 2, {0x020206fa, 0xff991402}},
    {"v_mov_b32_dpp v1, v2 row_bcast:31 row_mask:0xc bank_mask:0xf", 2, {0x7e0202fa, 0xcf014302}},
    {"v_mov_b32_dpp v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf", 2, {0x7e0202fa, 0xff014102}},
    {"v_mov_b32_dpp v1, v2 wave_ror:1 row_mask:0xf bank_mask:0xf", 2, {0x7e0202fa, 0xff013c02}},
    {"ds_write2_b64 v1, v[2:3], v[4:5] offset0:1 offset1:255", 2, {0xd89cff01, 0x00040201}},
    {"ds_read_b32 v1, v2 offset:65535", 2, {0xd86cffff, 0x01000002}},
    {"ds_add_u32 v1, v2", 2, {0xd8000000, 0x00000201}},
    {"ds_append v1", 2, {0xd97c0000, 0x01000000}},
    {"ds_gws_init v1 offset:5 gds", 2, {0xd9330005, 0x00000001}},
    {"flat_load_dwordx3 v[1:3], v[4:5] glc slc", 2, {0xdc5b0000, 0x01000004}},
    {"flat_store_dword v[4:5], v1", 2, {0xdc700000, 0x00000104}},
    {"flat_atomic_add v[4:5], v1", 2, {0xdd080000, 0x00000104}},
    {"flat_atomic_cmpswap v3, v[4:5], v[1:2] glc", 2, {0xdd050000, 0x03000104}},
    {"buffer_load_dword v1, off, s[4:7], 0", 2, {0xe0500000, 0x80010100}},
    {"buffer_load_dword v1, v[2:3], s[4:7], s8 idxen offen offset:4095 glc slc", 2, {0xe0527fff, 0x08010102}},
    {"buffer_store_dwordx4 v[1:4], v5, s[96:99], m0 offen", 2, {0xe07c1000, 0x7c180105}},
    {"buffer_atomic_add v1, v2, s[4:7], 0 idxen glc", 2, {0xe1086000, 0x80010102}},
    {"buffer_wbinvl1_vol", 2, {0xe0fc0000, 0x00000000}},
    {"s_add_u32 s4, s4, lit(0x4)", 2, {0x8004ff04, 0x00000004}},
    {"v_mul_f16_e32 v1, lit(0x3c00), v2", 2, {0x440204ff, 0x00003c00}},
    {"v_add_f64 v[0:1], 0x3fc45f306dc9c882, v[2:3]", 2, {0xd2800000, 0x000204f8}}};

/* The operation of the text, as it leaves the decoder: it has no line. */
static struct isa_operation assembled(const char *text)
{
    struct isa_program *program = assemble_good(text);
    struct isa_operation operation = {0};

    if (program)
        operation = program->operations[0];
    operation.line = 0;
    isa_program_free(program);
    return operation;
}

/* Words give the operation that the assembler makes of the text, and that gives the text. */
static void each_instruction(void)
{
    for (size_t i = 0; i < COUNT(instructions); i++) {
        struct isa_operation operation, expected = assembled(instructions[i].text);
        char reason[CODE_REASON_BYTES], text[CODE_TEXT_BYTES];

        test_context(instructions[i].text);
        if (!code_decode(instructions[i].words, instructions[i].count, &operation, reason)) {
            test_fail(__FILE__, __LINE__, reason);
            continue;
        }
        CHECK(memcmp(&operation, &expected, sizeof operation) == 0);
        CHECK_EQUAL(operation.bytes, 4 * instructions[i].count);
        code_text(&operation, text);
        CHECK_TEXT(text, instructions[i].text);
    }
    test_context(NULL);
}

/* 16-bit operands take the low half of a literal. */
static void halves_of_literals(void)
{
    const uint32_t words[] = {0x3e0204ff, 0xabcd1234};
    char reason[CODE_REASON_BYTES];
    struct isa_operation operation;

    CHECK(code_decode(words, COUNT(words), &operation, reason));
    CHECK_EQUAL(operation.opcode, ISA_OP_v_add_f16);
    CHECK_EQUAL(operation.literal, 0x1234);
}

/* What has a name in the text, and a number in what is written. */
static void names_of_numbers(void)
{
    static const char *const pairs[][2] = {{"s_sendmsg sendmsg(MSG_INTERRUPT)", "s_sendmsg 1"},
                                           {"s_getreg_b32 s2, hwreg(HW_REG_MODE)", "s_getreg_b32 s2, hwreg(1, 0, 32)"}};
    char text[CODE_TEXT_BYTES];

    for (size_t i = 0; i < COUNT(pairs); i++) {
        struct isa_operation named = assembled(pairs[i][0]);

        code_text(&named, text);
        CHECK_TEXT(text, pairs[i][1]);
    }
}

/* Fewer words than the instruction has. */
static void cut_off(void)
{
    for (size_t i = 0; i < COUNT(instructions); i++) {
        for (uint32_t count = 1; count < instructions[i].count; count++) {
            struct isa_operation operation;
            char reason[CODE_REASON_BYTES];

            test_context(instructions[i].text);
            CHECK(!code_decode(instructions[i].words, count, &operation, reason));
            CHECK(strstr(reason, "behind the end of the code"));
        }
    }
    test_context(NULL);
}

/* Extensions have a text and no words. */
static void text_of_extensions(void)
{
    static const char *const texts[] = {"onward_wait_cmpswap v1, v[2:3], v[4:5], v[6:7] ne all remote",
                                        "onward_wait v[2:3], v[6:7] ge",
                                        "onward_sync_add v1, v[2:3], v4 agent ar remote",
                                        "onward_sync_store v[2:3], v4 wg rel",
                                        "onward_message s2",
                                        "onward_flush"};

    for (size_t i = 0; i < COUNT(texts); i++) {
        struct isa_operation operation = assembled(texts[i]);
        char text[CODE_TEXT_BYTES];

        code_text(&operation, text);
        CHECK_TEXT(text, texts[i]);
    }
}

/* ---- refusals ---- */

static void each_refusal(void)
{
    static const struct {
        const char *reason;
        uint32_t words[2];
    } refusals[] = {
        {"v_cndmask_b32 reads two different scalar values", {0}},
        {"0xfffc8284 begins no instruction", {0xfffc8284}},
        {"MIMG instructions are not supported, such as opcode 32", {0xf0800f00, 0x00010002}},
        {"EXP instructions are not supported, such as opcode 0", {0xc400180f}},
        {"VOP1 has no opcode 9 that is supported", {0x7e001200}},
        {"SOPP has no opcode 3 that is supported", {0xbf830000}},
        {"VOP3 has no opcode 279 that is supported", {0xd1170001, 0x00020702}},
        {"VOP3 has no opcode 322 that is supported", {0xd1420001, 0x00000102}},
        {"operand 2 of s_mov_b32 is 209, not a register or a constant", {0xbe8000d1}},
        {"operand 2 of s_mov_b64 is 5, not aligned scalar registers", {0xbe800105}},
        {"operand 2 of s_mov_b32 is 125, not a scalar register", {0xbe80007d}},
        {"operand 2 of s_mov_b64 is 252, not a register or a constant", {0xbe8001fc}},
        {"operand 1 of s_load_dword is 124, not a scalar register other than m0 and exec", {0xc0021f02, 0}},
        {"operand 2 of v_readfirstlane_b32 is 3, not a VGPR", {0x7e020403}},
        {"operand 1 of v_cvt_f64_f32 reaches behind v255", {0x7ffe2101}},
        {"operand 2 of v_add_f64 is 255, not a register or a constant", {0xd2800000, 0x000204ff}},
        {"v_add_f32 reads two different scalar values", {0xd1010001, 0x00000601}},
        {"v_div_fmas_f32 reads two different scalar values", {0xd1e20001, 0x040e0402}},
        {"operand 2 of v_and_b32 has sign modifiers that it does not take", {0xd1130001, 0x20020702}},
        {"operand 2 of v_add_f32 has sign modifiers that it does not take", {0x020406f9, 0x060e0601}},
        {"v_and_b32 does not take the modifier clamp", {0xd1138001, 0x00020702}},
        {"v_and_b32 does not take the modifier mul or div", {0xd1130001, 0x08020702}},
        {"v_madmk_f32 has no SDWA form", {0x2e0406f9, 0x06060601}},
        {"v_cmp_eq_u32 has no DPP form", {0x7d9406fa, 0xff00e401}},
        {"v_add_f32 has SDWA selects that are not there", {0x020406f9, 0x06070601}},
        {"v_add_f32 has SDWA selects that are not there", {0x020406f9, 0x06061e01}},
        {"v_add_f32 has the DPP control 0x100, which is not there", {0x020406fa, 0xff010001}},
        {"ds_add_u32 does not take the modifier gds", {0xd8010000, 0x00000201}},
        {"ds_gws_init needs the modifier gds", {0xd9320000, 0x00000001}},
        {"flat_load_dword does not take the modifier tfe", {0xdc500000, 0x01800002}},
        {"buffer_load_dword does not take the modifier tfe", {0xe0500000, 0x80810100}},
        {"operand 4 of buffer_load_dword is 251, not a scalar register or a constant", {0xe0500000, 0xfb010100}},
        {"buffer_load_dword does not take the modifier lds", {0xe0510000, 0x80010100}},
    };

    for (size_t i = 0; i < COUNT(refusals); i++) {
        struct isa_operation operation;
        char reason[CODE_REASON_BYTES];

        CHECK(!code_decode(refusals[i].words, 2, &operation, reason));
        CHECK_TEXT(reason, refusals[i].reason);
    }
}

/* ---- functions ---- */

#define NOP     0xbf800000u
#define ENDPGM  0xbf810000u
#define UNKNOWN 0xfffc8284u

static uint32_t branch(int distance)
{
    return 0xbf820000u | (uint16_t)distance;
}

/* A loop; padding; a function that branches into the first one, and has what cannot be decoded; a function that has no end. */
static void functions_of_an_object(void)
{
    const uint32_t words[] = {NOP, 0xbe8000ff, 0x12345678, branch(-3), ENDPGM, 0,  0,
                              0,   branch(-9), UNKNOWN,    branch(-9), NOP,    NOP};
    struct code_functions functions = {.code = (const uint8_t *)words, .code_bytes = sizeof words};
    const struct isa_operation *operations;

    CHECK(code_add_function(&functions, 0, 20));
    CHECK_EQUAL(functions.operation_count, 4);
    CHECK(code_add_function(&functions, 32, 12));
    CHECK(code_add_function(&functions, 32, 12));
    CHECK(code_add_function(&functions, 44, 8));
    operations = functions.operations;
    CHECK_EQUAL(functions.operation_count, 11);

    CHECK_EQUAL(operations[1].bytes, 8);
    CHECK_EQUAL(operations[2].offset, 12);
    CHECK_EQUAL(operations[2].immediate, 1);
    CHECK_EQUAL(operations[4].opcode, ISA_OP_s_trap);
    CHECK_EQUAL(operations[4].bytes, 0);
    CHECK_EQUAL(operations[5].opcode, ISA_OP_s_branch);
    CHECK_EQUAL(operations[5].immediate, 0);
    CHECK_EQUAL(operations[6].opcode, ISA_OP_s_trap);
    CHECK_EQUAL(operations[6].bytes, 4);
    CHECK_EQUAL(operations[7].opcode, ISA_OP_s_trap);
    CHECK_EQUAL(operations[11].opcode, ISA_OP_s_trap);
    CHECK_EQUAL(operations[11].offset, 52);

    CHECK_EQUAL(functions.operation_at[0], 0);
    CHECK_EQUAL(functions.operation_at[2], UINT32_MAX);
    CHECK_EQUAL(functions.operation_at[5], UINT32_MAX);
    CHECK_EQUAL(functions.operation_at[8], 5);
    CHECK_EQUAL(functions.operation_at[12], 10);

    CHECK_EQUAL(functions.refusal_count, 2);
    CHECK_EQUAL(functions.refusals[0].offset, 36);
    CHECK_TEXT(functions.refusals[0].reason, "0xfffc8284 begins no instruction");
    CHECK_EQUAL(functions.refusals[1].offset, 40);
    CHECK_TEXT(functions.refusals[1].reason, "the target of this branch is not an instruction");
    code_functions_free(&functions);
    CHECK(!functions.operations);
}

static void places_of_functions(void)
{
    const uint32_t words[] = {0xbe8000ff, 1, NOP, ENDPGM, 0xbe8000ff, NOP};
    struct code_functions functions = {.code = (const uint8_t *)words, .code_bytes = sizeof words};

    CHECK(!code_add_function(&functions, 2, 4));
    CHECK(!code_add_function(&functions, 0, 6));
    CHECK(!code_add_function(&functions, 28, 0));
    CHECK(!code_add_function(&functions, 16, 12));
    CHECK(code_add_function(&functions, 24, 0));
    CHECK(code_add_function(&functions, 0, 12));
    CHECK(!code_add_function(&functions, 4, 4));
    /* An instruction does not reach over the end of its function. */
    CHECK(code_add_function(&functions, 16, 4));
    CHECK_EQUAL(functions.refusal_count, 1);
    code_functions_free(&functions);
}

/* More than there is space for at first: 64 operations and refusals. */
static void large_functions(void)
{
    uint32_t words[300];
    struct code_functions functions = {.code = (const uint8_t *)words, .code_bytes = sizeof words};

    for (size_t i = 0; i < COUNT(words); i++)
        words[i] = i % 2 ? UNKNOWN : branch(40);
    CHECK(code_add_function(&functions, 0, sizeof words));
    CHECK_EQUAL(functions.operation_count, 300);
    CHECK_EQUAL(functions.operations[258].immediate, 299);
    CHECK_EQUAL(functions.operations[256].immediate, 297);
    CHECK_EQUAL(functions.operations[260].opcode, ISA_OP_s_trap);
    CHECK_EQUAL(functions.refusal_count, 170);
    code_functions_free(&functions);
}

/* The branches of a program are written as distances. */
static void text_of_a_program(void)
{
    struct isa_program *program = assemble_good("s_nop 0\nx:\ns_mov_b32 s0, 0x12345678\ns_cbranch_scc1 x\ns_endpgm\n");
    char text[CODE_TEXT_BYTES];

    if (!program)
        return;
    code_program_text(program, 2, text);
    CHECK_TEXT(text, "s_cbranch_scc1 -3");
    code_program_text(program, 1, text);
    CHECK_TEXT(text, "s_mov_b32 s0, 0x12345678");
    isa_program_free(program);
}

TEST_MAIN()
{
    return test_run("decode", (const struct test_case[]){TEST(each_instruction),
                                                         TEST(halves_of_literals),
                                                         TEST(names_of_numbers),
                                                         TEST(cut_off),
                                                         TEST(text_of_extensions),
                                                         TEST(each_refusal),
                                                         TEST(functions_of_an_object),
                                                         TEST(places_of_functions),
                                                         TEST(large_functions),
                                                         TEST(text_of_a_program),
                                                         {0}});
}
