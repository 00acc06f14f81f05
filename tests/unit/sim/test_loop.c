/* test_loop.c - which registers operations use, against what executing them does; which registers decide what a loop does. */
#include "isa/loop.h"

#include <stdio.h>
#include <string.h>

#include "execute/scalar.h"
#include "execute/vector.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "support_isa.h"
#include "test.h"

#define ROUNDS 40u

static struct test_wave before, after, other;

/* Operations of the scalar and vector ALUs. */
static const char *const operations[] = {
    "s_mov_b32 s4, s5",
    "s_mov_b64 s[4:5], s[6:7]",
    "s_cmov_b32 s4, s5",
    "s_add_u32 s4, s5, s6",
    "s_addc_u32 s4, s5, s6",
    "s_subb_u32 s4, s5, s6",
    "s_cselect_b64 s[4:5], s[6:7], s[8:9]",
    "s_and_b64 s[4:5], s[6:7], vcc",
    "s_andn2_b64 exec, exec, s[6:7]",
    "s_and_saveexec_b64 s[4:5], vcc",
    "s_lshl_b64 s[4:5], s[6:7], s8",
    "s_not_b32 s4, s5",
    "s_mul_i32 s4, s5, s6",
    "s_bfm_b32 s4, s5, s6",
    "s_cmp_lg_u32 s4, s5",
    "s_cmpk_eq_u32 s4, 0x1234",
    "s_movk_i32 s4, 0x123",
    "s_addk_i32 s4, 0x123",
    "s_mulk_i32 s4, 0x123",
    "s_bitset1_b32 s4, s5",
    "s_bitcmp1_b32 s4, s5",
    "s_ff1_i32_b64 s4, s[6:7]",
    "s_sext_i32_i8 s4, s5",
    "s_bcnt1_i32_b64 s4, s[6:7]",
    "s_absdiff_i32 s4, s5, s6",
    "v_mov_b32_e32 v1, v2",
    "v_mov_b32_e32 v1, s5",
    "v_add_u32_e32 v1, vcc, v2, v3",
    "v_addc_u32_e32 v1, vcc, v2, v3, vcc",
    "v_add_u32_e64 v1, s[6:7], v2, v3",
    "v_cndmask_b32_e32 v1, v2, v3, vcc",
    "v_cndmask_b32_e64 v1, v2, v3, s[6:7]",
    "v_cmp_eq_u32_e32 vcc, v2, v3",
    "v_cmp_lt_i64_e64 s[6:7], v[2:3], v[4:5]",
    "v_cmpx_ne_u32_e32 vcc, v2, v3",
    "v_readfirstlane_b32 s4, v2",
    "v_readlane_b32 s4, v2, s5",
    "v_writelane_b32 v1, s5, s6",
    "v_mac_f32_e32 v1, v2, v3",
    "v_mad_u32_u24 v1, v2, v3, v4",
    "v_mad_u64_u32 v[1:2], vcc, v3, v4, v[5:6]",
    "v_lshlrev_b64 v[1:2], v3, v[4:5]",
    "v_mov_b32_sdwa v1, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD",
    "v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
    "v_mbcnt_lo_u32_b32 v1, v2, v3",
    "v_div_fmas_f32 v1, v2, v3, v4",
};

static void execute(struct test_wave *wave, const struct isa_operation *operation)
{
    bool taken;

    if (operation->unit == ISA_UNIT_VALU)
        execute_vector(&wave->wave, operation);
    else
        CHECK_EQUAL(execute_scalar(&wave->wave, operation, &taken), ISA_FAULT_NONE);
}

static void copy(struct test_wave *to, const struct test_wave *from)
{
    *to = *from;
    to->wave.vector = to->registers;
}

static void randomise(struct test_wave *wave)
{
    test_wave_init(wave);
    for (uint32_t i = 0; i < 128; i++)
        wave->wave.scalar[i] = (uint32_t)test_random();
    wave->wave.scc = test_random() & 1;
    for (uint32_t row = 0; row < TEST_VGPRS; row++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave->registers[row][lane] = (uint32_t)test_random();
    }
}

/* Whether a register is the same in both waves. */
static bool is_same(const struct test_wave *a, const struct test_wave *b, uint32_t number)
{
    if (number == ISA_SCC)
        return a->wave.scc == b->wave.scc;
    if (number < ISA_INLINE_ZERO)
        return a->wave.scalar[number] == b->wave.scalar[number];
    if (number < ISA_VGPR_FIRST || number - ISA_VGPR_FIRST >= TEST_VGPRS)
        return true;
    return !memcmp(a->registers[number - ISA_VGPR_FIRST], b->registers[number - ISA_VGPR_FIRST],
                   sizeof(a->registers[0]));
}

/* Other values in all registers that the operation does not read. */
static void change_unread(struct test_wave *wave, const struct isa_uses *uses)
{
    for (uint32_t i = 0; i < 128; i++) {
        if (!isa_registers_have(&uses->reads, i))
            wave->wave.scalar[i] ^= (uint32_t)test_random();
    }
    if (!isa_registers_have(&uses->reads, ISA_SCC))
        wave->wave.scc = !wave->wave.scc;
    for (uint32_t row = 0; row < TEST_VGPRS; row++) {
        for (uint32_t lane = 0; !isa_registers_have(&uses->reads, ISA_VGPR_FIRST + row) && lane < ISA_LANES; lane++)
            wave->registers[row][lane] ^= (uint32_t)test_random();
    }
}

/* Nothing changes but what it writes; and what it replaces depends on nothing but what it reads. */
static void check_uses(const struct isa_operation *operation)
{
    struct isa_uses uses;

    isa_uses(operation, &uses);
    randomise(&before);
    copy(&after, &before);
    copy(&other, &before);
    change_unread(&other, &uses);
    execute(&after, operation);
    execute(&other, operation);
    for (uint32_t i = 0; i < ISA_REGISTERS; i++) {
        if (!isa_registers_have(&uses.writes, i))
            CHECK(is_same(&before, &after, i));
        if (isa_registers_have(&uses.replaces, i))
            CHECK(is_same(&after, &other, i));
    }
}

static void uses_are_what_execution_uses(void)
{
    for (uint32_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++) {
        char text[256];
        struct isa_program *program;

        snprintf(text, sizeof(text), "%s\ns_endpgm\n", operations[i]);
        test_context(operations[i]);
        program = assemble_good(text);
        for (uint32_t round = 0; program && round < ROUNDS; round++)
            check_uses(&program->operations[0]);
        isa_program_free(program);
    }
    test_context(NULL);
}

static uint32_t number_of(const char *name)
{
    uint32_t number = 0;

    if (!strcmp(name, "scc"))
        return ISA_SCC;
    if (!strcmp(name, "vcc"))
        return ISA_VCC_LO;
    if (!strcmp(name, "exec"))
        return ISA_EXEC_LO;
    for (const char *at = name + 1; *at; at++)
        number = number * 10 + (uint32_t)(*at - '0');
    return number + (*name == 'v' ? ISA_VGPR_FIRST : 0);
}

/* Loops that are the whole of their text but for the last operation, judged at their first one. */
static const struct {
    const char *name, *text;
    const char *decide[4], *do_not[4];
    bool all, varies;
} loops[] = {
    {"a load that a branch depends on",
     "a:\nflat_load_dword v1, v[2:3] glc\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc, 0, v1\ns_cbranch_vccnz a\n",
     {"v2", "v3", "exec"},
     {"v4", "s4", "vcc"},
     false,
     false},
    {"a useless counter beside it",
     "a:\ns_add_u32 s4, s4, 1\nv_add_u32_e32 v5, vcc, 1, v5\nflat_load_dword v1, v[2:3]\ns_waitcnt vmcnt(0)\n"
     "v_cmp_eq_u32_e32 vcc, 0, v1\ns_cbranch_vccnz a\n",
     {"v2"},
     {"s4", "v5"},
     false,
     false},
    {"a counter that a branch depends on",
     "a:\nflat_load_dword v1, v[2:3]\ns_add_u32 s4, s4, 1\ns_cmp_lt_u32 s4, s5\ns_cbranch_scc1 a\n",
     {"s4", "s5", "v2"},
     {"s6", "scc"},
     false,
     false},
    {"over a second register, and around the loop",
     "a:\ns_mov_b32 s6, s4\ns_add_u32 s4, s7, 1\ns_mov_b32 s7, s6\ns_cmp_lt_u32 s6, 9\ns_cbranch_scc1 a\n",
     {"s4", "s7"},
     {"s6"},
     false,
     false},
    {"a counter in an address",
     "a:\nflat_load_dword v1, v[2:3]\nv_add_u32_e32 v2, vcc, v4, v2\ns_branch a\n",
     {"v2", "v4"},
     {"v5"},
     false,
     false},
    {"a counter in the mask of lanes",
     "a:\nv_add_u32_e32 v4, vcc, 1, v4\nv_cmpx_gt_u32_e32 vcc, v5, v4\ns_cbranch_execnz a\n",
     {"v4", "v5", "exec"},
     {"v6", "vcc"},
     false,
     false},
    {"a carry that decides", "a:\ns_add_u32 s4, s4, 1\ns_cbranch_scc0 a\n", {"s4"}, {"scc"}, false, false},
    {"the time decides",
     "a:\ns_memtime s[4:5]\ns_waitcnt lgkmcnt(0)\ns_cmp_lt_u32 s4, s6\ns_cbranch_scc1 a\n",
     {"s6"},
     {"s4"},
     false,
     true},
    {"the time decides nothing",
     "a:\ns_memtime s[4:5]\ns_cmp_lt_u32 s7, s6\ns_cbranch_scc1 a\n",
     {"s6", "s7"},
     {"s4"},
     false,
     false},
    {"a jump by register", "a:\ns_setpc_b64 s[4:5]\n", {NULL}, {NULL}, true, false},
    {"a jump by register, and the time", "a:\ns_memtime s[6:7]\ns_setpc_b64 s[4:5]\n", {NULL}, {NULL}, true, true},
};

static void what_decides_in_a_loop(void)
{
    for (uint32_t i = 0; i < sizeof(loops) / sizeof(loops[0]); i++) {
        char text[512];
        struct isa_program *program;
        struct isa_loop loop;

        test_context(loops[i].name);
        snprintf(text, sizeof(text), "%ss_endpgm\n", loops[i].text);
        program = assemble_good(text);
        if (!program)
            continue;
        isa_loop_judge(program, 0, program->operation_count - 2, 0, &loop);
        CHECK_EQUAL(loop.all, loops[i].all);
        CHECK_EQUAL(loop.varies, loops[i].varies);
        for (uint32_t at = 0; at < 4; at++) {
            if (loops[i].decide[at])
                CHECK(isa_registers_have(&loop.deciders, number_of(loops[i].decide[at])));
            if (loops[i].do_not[at])
                CHECK(!isa_registers_have(&loop.deciders, number_of(loops[i].do_not[at])));
        }
        isa_program_free(program);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("loop",
                    (const struct test_case[]){TEST(uses_are_what_execution_uses), TEST(what_decides_in_a_loop), {0}});
}
