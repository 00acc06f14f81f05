/* test_race_code.c - what code says of its loads and waits: whether a compare-and-swap alone expects a load's value, and which
 * waits are fences. */
#include <stdio.h>

#include "isa/opcodes.h"
#include "tools/bugs/race/expected.h"
#include "tools/bugs/race/fences.h"
#include "tools/bugs/race/marks.h"
#include "support_assemble.h"
#include "test.h"

struct row {
    const char *name;
    const char *text;
    bool holds;
};

#define WAIT "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define LOAD "flat_load_dword v1, v[4:5]\n" WAIT
#define SWAP "flat_atomic_cmpswap v0, v[4:5], v[0:1] glc\n" WAIT
#define LOOP                                                                                                           \
    ".La:\nv_add_f32 v0, 1.0, v1\n" SWAP "v_cmp_eq_u32 vcc, v0, v1\ns_or_b64 s[2:3], vcc, s[2:3]\n"                    \
    "v_mov_b32 v1, v0\ns_andn2_b64 exec, exec, s[2:3]\ns_cbranch_execnz .La\ns_or_b64 exec, exec, s[2:3]\n"
#define PRIVATE "off, s[0:3], s33 offset:"

/* The first load of the text, and its only compare-and-swap */
static const struct row loads[] = {
    {"a loop of compare-and-swap", LOAD LOOP, true},
    {"and its result", LOAD LOOP "flat_store_dword v[6:7], v0\n", true},
    {"a compare-and-swap without a loop", LOAD "v_add_u32 v0, vcc, 1, v1\n" SWAP, true},
    {"whose result is not looked at", LOAD "v_mov_b32 v0, 7\nflat_atomic_cmpswap v[4:5], v[0:1]\n", true},
    {"no compare-and-swap", LOAD "flat_store_dword v[4:5], v0\n", false},
    {"another value is expected", LOAD "v_mov_b32 v0, v1\nv_mov_b32 v1, 0\n" SWAP, false},
    {"one that was computed", LOAD "v_add_u32 v1, vcc, 1, v1\n" SWAP, false},
    {"a scalar load",
     "s_load_dword s9, s[4:5], 0x0\n" WAIT "v_mov_b32 v1, s9\n" LOOP "s_movk_i32 s9, 0x55\ns_cmp_eq_u32 s9, 3\n"
     "s_cbranch_scc1 .Lb\n.Lb:\n",
     true},
    {"a scalar load that decides",
     "s_load_dword s9, s[4:5], 0x0\n" WAIT "v_mov_b32 v1, s9\ns_cmp_eq_u32 s9, 3\n"
     "s_cbranch_scc1 .Lb\n" LOOP ".Lb:\n",
     false},
    {"one that decides behind",
     "s_load_dword s9, s[4:5], 0x0\n" WAIT "v_mov_b32 v1, s9\n" LOOP "s_cmp_eq_u32 s9, 3\ns_cbranch_scc1 .Lb\n.Lb:\n",
     false},
    {"64 bits",
     "flat_load_dwordx2 v[2:3], v[4:5]\n" WAIT ".La:\nv_add_f64 v[0:1], v[2:3], 1.0\n"
     "flat_atomic_cmpswap_x2 v[0:1], v[4:5], v[0:3] glc\n" WAIT "v_cmp_eq_u64 vcc, v[0:1], v[2:3]\n"
     "v_mov_b32 v2, v0\nv_mov_b32 v3, v1\ns_andn2_b64 exec, exec, vcc\ns_cbranch_execnz .La\n",
     true},
    {"64 bits, in the wrong order",
     "flat_load_dwordx2 v[6:7], v[4:5]\n" WAIT "v_mov_b32 v2, v7\nv_mov_b32 v3, v6\n"
     "flat_atomic_cmpswap_x2 v[0:1], v[4:5], v[0:3] glc\n",
     false},
    {"a part of 64 bits", "flat_load_dwordx2 v[0:1], v[4:5]\n" WAIT SWAP, false},
    {"the LDS",
     "ds_read_b32 v1, v3\n" WAIT "v_max_f32 v0, v1, v2\nds_cmpst_rtn_b32 v0, v3, v1, v0\n" WAIT
     "v_cmp_ne_u32 vcc, v0, v1\n",
     true},
    {"the LDS, new and expected the other way round", "ds_read_b32 v1, v3\n" WAIT "ds_cmpst_rtn_b32 v0, v3, v2, v1\n",
     false},

    {"a branch of the wave", LOAD "v_cmp_gt_u32 vcc, v1, v2\ns_cbranch_vccz .Lb\n" LOOP ".Lb:\n", false},
    {"a branch of lanes", LOAD "v_cmp_gt_u32 vcc, v1, v2\ns_and_saveexec_b64 s[6:7], vcc\n" LOOP, false},
    {"a branch on something else, with the swap on one side", LOAD "s_cbranch_scc1 .Lb\n" LOOP ".Lb:\n", false},
    {"and behind both", LOAD "s_cbranch_scc1 .Lb\nv_mov_b32 v3, 1\n.Lb:\n" LOOP, true},
    {"one side has changed it", LOAD "s_cbranch_scc1 .Lb\nv_mov_b32 v1, 1\n.Lb:\n" LOOP, false},
    {"a store of it", LOAD "flat_store_dword v[6:7], v1\n" LOOP, false},
    {"a store of what is made of it", LOAD "v_mul_f32 v2, v1, v1\nflat_store_dword v[6:7], v2\n" LOOP, false},
    {"a store of it to the LDS", LOAD "ds_write_b32 v6, v1\n" LOOP, false},
    {"an address", LOAD "v_add_u32 v6, vcc, v6, v1\nflat_load_dword v0, v[6:7]\n" WAIT SWAP, false},
    {"the address of the swap", LOAD "v_mov_b32 v4, v1\n" SWAP, false},
    {"another lane reads it", LOAD "v_readfirstlane_b32 s8, v1\n" LOOP, false},
    {"it is moved between lanes", LOAD "v_mov_b32_dpp v2, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\n" LOOP,
     false},
    {"another atomic takes it", LOAD "flat_atomic_add v[6:7], v1\n" LOOP, false},
    {"a store of something else", LOAD "flat_store_dword v[6:7], v2\n" LOOP, true},
    {"a select by it for the new value", LOAD "v_cmp_lt_f32 vcc, v1, v2\nv_cndmask_b32 v0, v2, v3, vcc\n" SWAP, true},
    {"a barrier", LOAD "s_barrier\n" LOOP, false},
    {"an acquire", LOAD "buffer_wbinvl1_vol\n" LOOP, false},

    {"a store behind the swap", LOAD SWAP "flat_store_dword v[6:7], v1\n", false},
    {"a store behind the loop", LOAD LOOP "flat_store_dword v[6:7], v1\n", true}, /* of what was found */
    {"comparing with what was found", LOAD SWAP "v_cmp_ne_u32 vcc, v0, v1\ns_cbranch_vccz .Lb\n.Lb:\n", true},
    {"less than what was found", LOAD SWAP "v_cmp_lt_u32 vcc, v0, v1\ns_cbranch_vccz .Lb\n.Lb:\n", false},
    {"comparing with something else", LOAD SWAP "v_cmp_ne_u32 vcc, v2, v1\ns_cbranch_vccz .Lb\n.Lb:\n", false},
    {"comparing with what is no more there",
     LOAD SWAP "v_mov_b32 v0, v2\nv_cmp_ne_u32 vcc, v0, v1\ns_cbranch_vccz .Lb\n.Lb:\n", false},
    {"lanes that come back with it",
     LOAD ".La:\nv_add_f32 v0, 1.0, v1\n" SWAP "v_cmp_eq_u32 vcc, v0, v1\ns_andn2_b64 exec, exec, vcc\n"
          "v_mov_b32 v1, v0\ns_cbranch_execnz .La\ns_mov_b64 exec, -1\nflat_store_dword v[6:7], v1\n",
     false},
    {"a second swap that expects it", LOAD SWAP "v_mov_b32 v0, v2\nflat_atomic_or v[6:7], v1\n", false},

    {"private memory",
     LOAD "buffer_store_dword v1, " PRIVATE "24\nv_mov_b32 v1, 0\nbuffer_load_dword v1, " PRIVATE "24\n" WAIT LOOP,
     true},
    {"another place", LOAD "buffer_store_dword v1, " PRIVATE "24\nbuffer_load_dword v1, " PRIVATE "28\n" WAIT LOOP,
     false},
    {"a part of it", LOAD "buffer_store_dword v1, " PRIVATE "24\nbuffer_load_ushort v1, " PRIVATE "24\n" WAIT LOOP,
     false},
    {"an array", LOAD "buffer_store_dword v1, v3, s[0:3], s33 offen\n" LOOP, false},
    {"a generic pointer to it", LOAD "buffer_store_dword v1, " PRIVATE "24\nflat_load_dword v2, v[6:7]\n" WAIT LOOP,
     false},
    {"all lanes are woken and put back",
     LOAD "s_or_saveexec_b64 s[8:9], -1\nbuffer_store_dword v9, " PRIVATE "8\ns_mov_b64 exec, s[8:9]\n" LOOP, true},
    {"a place that is left", LOAD "buffer_store_dword v1, " PRIVATE "24\n" LOOP, true},
    {"and read behind the swap",
     LOAD "buffer_store_dword v1, " PRIVATE "24\n" LOOP "buffer_load_dword v2, " PRIVATE "24\n" WAIT
          "flat_store_dword v[6:7], v2\n",
     false},
};

/* The last wait of the text, behind all that was issued before */
static const struct row waits[] = {
    {"a load, and its use", "flat_load_dword v1, v[4:5]\n" WAIT "v_add_u32 v2, vcc, 1, v1\n", false},
    {"a load, and something else", "flat_load_dword v1, v[4:5]\n" WAIT "v_add_u32 v2, vcc, 1, v3\n", true},
    {"its second word", "flat_load_dwordx2 v[1:2], v[4:5]\n" WAIT "v_add_u32 v3, vcc, 1, v2\n", false},
    {"it is written over", "flat_load_dword v1, v[4:5]\n" WAIT "v_mov_b32 v1, 0\n", false},
    {"private memory", "buffer_load_dword v1, " PRIVATE "8\n" WAIT "v_mov_b32 v2, v1\n", false},
    {"two stores of a pair", "buffer_store_dword v2, " PRIVATE "8\n" WAIT "buffer_store_dword v3, " PRIVATE "12\n",
     false},
    {"a store, and another one", "flat_store_dword v[4:5], v1\n" WAIT "flat_store_dword v[6:7], v1\n", true},
    {"nothing", WAIT "flat_store_dword v[6:7], v1\n", true},
    {"an atomic, and its result", "flat_atomic_add v1, v[4:5], v2 glc\n" WAIT "v_mov_b32 v2, v1\n", false},
    {"an atomic, and an acquire", "flat_atomic_add v1, v[4:5], v2 glc\n" WAIT "buffer_wbinvl1_vol\n", true},
    {"two waits", "flat_load_dword v1, v[4:5]\n" WAIT "s_nop 0\nv_mov_b32 v2, v1\n", false},
    {"the return of a function", "flat_store_dword v[4:5], v1\n" WAIT "s_setpc_b64 s[30:31]\n", false},
    {"the start of one", "s_setpc_b64 s[30:31]\ns_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\nv_mov_b32 v2, v1\n", false},
};

#define LOADS (sizeof(loads) / sizeof(loads[0]))
#define WAITS (sizeof(waits) / sizeof(waits[0]))

static struct isa_program *assemble_code(const char *text)
{
    char whole[2048];

    snprintf(whole, sizeof(whole), "%ss_endpgm\n", text);
    return assemble_good(whole);
}

static bool is_load(const struct isa_operation *operation)
{
    return operation->opcode == ISA_OP_flat_load_dword || operation->opcode == ISA_OP_flat_load_dwordx2 ||
           operation->opcode == ISA_OP_s_load_dword || operation->opcode == ISA_OP_ds_read_b32;
}

static const char *load_name(uint64_t value)
{
    return loads[value].name;
}

static const char *wait_name(uint64_t value)
{
    return waits[value].name;
}

static struct test_parameter load_row = {.name = "load", .first = 0, .count = LOADS, .text = load_name};
static struct test_parameter wait_row = {.name = "wait", .first = 0, .count = WAITS, .text = wait_name};

static void loads_are_expected(void)
{
    const struct row *row = &loads[load_row.value];
    struct isa_program *program = assemble_code(row->text);
    uint32_t load = 0, swap = 0;
    uint16_t expected;

    while (!is_load(&program->operations[load]))
        load++;
    for (uint32_t at = 0; at < program->operation_count; at++)
        swap = race_swap_words(&program->operations[at], &expected) ? at : swap;
    CHECK_EQUAL(race_load_is_expected(program, load), row->holds ? swap : 0);
    isa_program_free(program);
}

static void waits_are_fences(void)
{
    const struct row *row = &waits[wait_row.value];
    struct isa_program *program = assemble_code(row->text);
    struct race_awaited awaited = {{0}};
    uint32_t wait = 0;

    for (; program->operations[wait].opcode != ISA_OP_s_waitcnt; wait++) {
        const struct isa_operation *operation = &program->operations[wait];

        if (operation->unit == ISA_UNIT_VMEM)
            race_await(&awaited, operation, operation->opcode == ISA_OP_flat_load_dwordx2 ? 2 : 1);
    }
    CHECK_EQUAL(race_wait_is_fence(&awaited, program, wait), row->holds);
    isa_program_free(program);
}

TEST_MAIN()
{
    return test_run("race_code", (const struct test_case[]){
                                     TEST(loads_are_expected, &load_row), TEST(waits_are_fences, &wait_row), {0}});
}
