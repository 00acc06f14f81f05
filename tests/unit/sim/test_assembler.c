/* test_assembler.c - the assembler line by line: operand fields, sizes, labels, errors; files that are none. */
#include "assembler/assembler.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define NONE         ISA_OPERAND_NONE
#define V(n)         (ISA_VGPR_FIRST + (n))
#define INTEGER(n)   ((n) >= 0 ? ISA_INLINE_ZERO + (n) : ISA_INLINE_LAST_POSITIVE - (n))
#define ONE          242 /* 1.0 */
#define MINUS_FOUR   247

/* One line of text and the operation it stands for. */
struct field_case {
    const char *text;
    uint16_t opcode;
    uint8_t bytes;
    uint16_t destination;
    uint16_t scalar_destination;
    uint16_t source[3];
    uint32_t literal;
    int32_t immediate;
    uint32_t modifiers;
    uint32_t lanes;
    uint8_t wait_condition;
};

#define DPP(control, bound, bank, row)                                                                                 \
    ((control) | (uint32_t)(bound) << 9 | (uint32_t)(bank) << 10 | (uint32_t)(row) << 14)

/* clang-format off */
static const struct field_case scalar_cases[] = {
    {"s_add_u32 s0, s1, s2", ISA_OP_s_add_u32, 4, 0, NONE, {1, 2, NONE}, 0, 0, 0, 0, 0},
    {"s_add_u32 s0, 0x12345, s101 ; comment", ISA_OP_s_add_u32, 8, 0, NONE, {255, 101, NONE}, 0x12345, 0, 0, 0, 0},
    {"s_and_b32 s7, vcc_lo, 64 // comment", ISA_OP_s_and_b32, 4, 7, NONE, {106, 192, NONE}, 0, 0, 0, 0, 0},
    {"s_and_b32 s7, /* here */ -16, exec_hi", ISA_OP_s_and_b32, 4, 7, NONE, {208, 127, NONE}, 0, 0, 0, 0, 0},
    {"s_lshl_b64 s[2:3], vcc, 65", ISA_OP_s_lshl_b64, 8, 2, NONE, {106, 255, NONE}, 65, 0, 0, 0, 0},
    {"s_mov_b64 s[100:101], exec", ISA_OP_s_mov_b64, 4, 100, NONE, {126, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b64 s[4:5], 1.0", ISA_OP_s_mov_b64, 4, 4, NONE, {ONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b64 s[4:5], 0xffffffff", ISA_OP_s_mov_b64, 8, 4, NONE, {255, NONE, NONE}, 0xffffffff, 0, 0, 0, 0},
    {"s_mov_b32 m0, -1", ISA_OP_s_mov_b32, 4, ISA_M0, NONE, {193, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b32 s0, 0xffffffff", ISA_OP_s_mov_b32, 4, 0, NONE, {193, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b32 s0, 0x3f800000", ISA_OP_s_mov_b32, 4, 0, NONE, {ONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b32 s0, 0.15915494", ISA_OP_s_mov_b32, 4, 0, NONE, {248, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b32 s0, 3.5", ISA_OP_s_mov_b32, 8, 0, NONE, {255, NONE, NONE}, 0x40600000, 0, 0, 0, 0},
    {"s_mov_b32 s0, scc", ISA_OP_s_mov_b32, 4, 0, NONE, {253, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_mov_b32 flat_scratch_lo, s5", ISA_OP_s_mov_b32, 4, 102, NONE, {5, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_movk_i32 s0, 0xff80", ISA_OP_s_movk_i32, 4, 0, NONE, {NONE, NONE, NONE}, 0, -128, 0, 0, 0},
    {"s_cmpk_lg_u32 s3, 0x7fff", ISA_OP_s_cmpk_lg_u32, 4, 3, NONE, {NONE, NONE, NONE}, 0, 0x7fff, 0, 0, 0},
    {"s_addk_i32 s3, -2", ISA_OP_s_addk_i32, 4, 3, NONE, {NONE, NONE, NONE}, 0, -2, 0, 0, 0},
    {"s_cmp_eq_u64 s[0:1], 0", ISA_OP_s_cmp_eq_u64, 4, NONE, NONE, {0, 128, NONE}, 0, 0, 0, 0, 0},
    {"s_getreg_b32 s4, hwreg(HW_REG_MODE, 4, 2)",
     ISA_OP_s_getreg_b32, 4, 4, NONE, {NONE, NONE, NONE}, 0, 1 | 4 << 6 | 1 << 11, 0, 0, 0},
    {"s_setreg_b32 hwreg(1), s4",
     ISA_OP_s_setreg_b32, 4, 4, NONE, {NONE, NONE, NONE}, 0, (int16_t)(1 | 31 << 11), 0, 0, 0},
    {"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
     ISA_OP_s_setreg_imm32_b32, 8, NONE, NONE, {255, NONE, NONE}, 3, 1 | 4 << 6 | 1 << 11, 0, 0, 0},
    {"s_and_saveexec_b64 s[2:3], vcc", ISA_OP_s_and_saveexec_b64, 4, 2, NONE, {106, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_swappc_b64 s[30:31], s[4:5]", ISA_OP_s_swappc_b64, 4, 30, NONE, {4, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_setpc_b64 s[30:31]", ISA_OP_s_setpc_b64, 4, NONE, NONE, {30, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_nop 7", ISA_OP_s_nop, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 7, 0, 0, 0},
    {"s_barrier ", ISA_OP_s_barrier, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"onward_flush", ISA_OP_onward_flush, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"onward_message s20", ISA_OP_onward_message, 4, NONE, NONE, {20, NONE, NONE}, 0, 0, 0, 0, 0},
    {"onward_message 0x3000001", ISA_OP_onward_message, 8, NONE, NONE, {255, NONE, NONE}, 0x3000001, 0, 0, 0, 0},
    {"s_endpgm", ISA_OP_s_endpgm, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_waitcnt vmcnt(0) lgkmcnt(3)", ISA_OP_s_waitcnt, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0x370, 0, 0, 0},
    {"s_waitcnt vmcnt(1) & expcnt(2) & lgkmcnt(0)",
     ISA_OP_s_waitcnt, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0x021, 0, 0, 0},
    {"s_waitcnt lgkmcnt(0), vmcnt_sat(99)", ISA_OP_s_waitcnt, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0x07f, 0, 0, 0},
    {"s_waitcnt 0", ISA_OP_s_waitcnt, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_load_dwordx4 s[4:7], s[0:1], 0xfffff", ISA_OP_s_load_dwordx4, 8, 4, NONE, {0, NONE, NONE}, 0, 0xfffff, 0, 0, 0},
    {"s_load_dword vcc_lo, s[6:7], s9 glc", ISA_OP_s_load_dword, 8, 106, NONE, {6, 9, NONE}, 0, 0, ISA_MOD_GLC, 0, 0},
    {"s_buffer_load_dword s4, s[8:11], m0", ISA_OP_s_buffer_load_dword, 8, 4, NONE, {8, 124, NONE}, 0, 0, 0, 0, 0},
    {"s_store_dwordx2 s[4:5], s[8:9], 4", ISA_OP_s_store_dwordx2, 8, 4, NONE, {8, NONE, NONE}, 0, 4, 0, 0, 0},
    {"s_memtime s[4:5]", ISA_OP_s_memtime, 8, 4, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"s_dcache_wb", ISA_OP_s_dcache_wb, 8, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
};

static const struct field_case vector_cases[] = {
    {"v_add_f32_e32 v255, 1.0, v2", ISA_OP_v_add_f32, 4, V(255), NONE, {ONE, V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_add_f32 v1, s2, v3", ISA_OP_v_add_f32, 4, V(1), NONE, {2, V(3), NONE}, 0, 0, 0, 0, 0},
    {"v_add_f32 v1, v3, s2", ISA_OP_v_add_f32, 8, V(1), NONE, {V(3), 2, NONE}, 0, 0, 0, 0, 0},
    {"v_add_f32_e32 v1, 0x40490fdb, v3", ISA_OP_v_add_f32, 8, V(1), NONE, {255, V(3), NONE}, 0x40490fdb, 0, 0, 0, 0},
    {"v_add_f32_e64 v1, -v2, |v3| clamp",
     ISA_OP_v_add_f32, 8, V(1), NONE, {V(2), V(3), NONE}, 0, 0, ISA_MOD_NEG(0) | ISA_MOD_ABS(1) | ISA_MOD_CLAMP, 0, 0},
    {"v_mul_f32_e64 v1, -|v2|, neg(abs(v3)) mul:4",
     ISA_OP_v_mul_f32, 8, V(1), NONE, {V(2), V(3), NONE}, 0, 0,
     ISA_MOD_NEG(0) | ISA_MOD_ABS(0) | ISA_MOD_NEG(1) | ISA_MOD_ABS(1) | 2u << ISA_MOD_OMOD_SHIFT, 0, 0},
    {"v_max_f32 v1, v2, v2 div:2",
     ISA_OP_v_max_f32, 8, V(1), NONE, {V(2), V(2), NONE}, 0, 0, 3u << ISA_MOD_OMOD_SHIFT, 0, 0},
    {"v_fma_f64 v[0:1], -v[2:3], s[4:5], 1.0",
     ISA_OP_v_fma_f64, 8, V(0), NONE, {V(2), 4, ONE}, 0, 0, ISA_MOD_NEG(0), 0, 0},
    {"v_cvt_f32_f64_e32 v1, 0x40080000",
     ISA_OP_v_cvt_f32_f64, 8, V(1), NONE, {255, NONE, NONE}, 0x40080000, 0, 0, 0, 0},
    {"v_cvt_f32_f64_e32 v1, 3.5", ISA_OP_v_cvt_f32_f64, 8, V(1), NONE, {255, NONE, NONE}, 0x400c0000, 0, 0, 0, 0},
    {"v_add_f16_e32 v1, 0x3c00, v2", ISA_OP_v_add_f16, 4, V(1), NONE, {ONE, V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_add_f16_e32 v1, 3.5, v2", ISA_OP_v_add_f16, 8, V(1), NONE, {255, V(2), NONE}, 0x4300, 0, 0, 0, 0},
    {"v_add_f16_e32 v1, 65520.0, v2", ISA_OP_v_add_f16, 8, V(1), NONE, {255, V(2), NONE}, 0x7c00, 0, 0, 0, 0},
    {"v_add_f16_e32 v1, 0x1p-24, v2", ISA_OP_v_add_f16, 4, V(1), NONE, {INTEGER(1), V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_add_u16_e32 v1, 0x3c00, v2", ISA_OP_v_add_u16, 8, V(1), NONE, {255, V(2), NONE}, 0x3c00, 0, 0, 0, 0},
    {"v_add_u16_e32 v1, -5, v2", ISA_OP_v_add_u16, 4, V(1), NONE, {INTEGER(-5), V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_add_u32_e32 v1, vcc, 5, v2", ISA_OP_v_add_u32, 4, V(1), 106, {INTEGER(5), V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_add_u32_e64 v1, s[2:3], v4, v5 clamp",
     ISA_OP_v_add_u32, 8, V(1), 2, {V(4), V(5), NONE}, 0, 0, ISA_MOD_CLAMP, 0, 0},
    {"v_addc_u32_e32 v1, vcc, v2, v3, vcc", ISA_OP_v_addc_u32, 4, V(1), 106, {V(2), V(3), 106}, 0, 0, 0, 0, 0},
    {"v_addc_u32 v1, s[2:3], v2, v3, s[4:5]", ISA_OP_v_addc_u32, 8, V(1), 2, {V(2), V(3), 4}, 0, 0, 0, 0, 0},
    {"v_cndmask_b32 v1, 0, v3, vcc", ISA_OP_v_cndmask_b32, 4, V(1), NONE, {128, V(3), 106}, 0, 0, 0, 0, 0},
    {"v_cndmask_b32_e64 v1, -v2, 1, s[4:5]",
     ISA_OP_v_cndmask_b32, 8, V(1), NONE, {V(2), 129, 4}, 0, 0, ISA_MOD_NEG(0), 0, 0},
    {"v_cmp_gt_u32_e32 vcc, s3, v2", ISA_OP_v_cmp_gt_u32, 4, NONE, 106, {3, V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_cmp_gt_u32 s[2:3], v1, 7", ISA_OP_v_cmp_gt_u32, 8, NONE, 2, {V(1), INTEGER(7), NONE}, 0, 0, 0, 0, 0},
    {"v_cmpx_class_f64_e64 vcc, |v[2:3]|, v4",
     ISA_OP_v_cmpx_class_f64, 8, NONE, 106, {V(2), V(4), NONE}, 0, 0, ISA_MOD_ABS(0), 0, 0},
    {"v_div_scale_f32 v0, vcc, v1, v2, v1", ISA_OP_v_div_scale_f32, 8, V(0), 106, {V(1), V(2), V(1)}, 0, 0, 0, 0, 0},
    {"v_mad_u64_u32 v[0:1], s[2:3], v4, v5, 0", ISA_OP_v_mad_u64_u32, 8, V(0), 2, {V(4), V(5), 128}, 0, 0, 0, 0, 0},
    {"v_madmk_f32 v1, v2, 0x40490fdb, v3",
     ISA_OP_v_madmk_f32, 8, V(1), NONE, {V(2), 255, V(3)}, 0x40490fdb, 0, 0, 0, 0},
    {"v_madak_f16 v1, v2, v3, 3.5", ISA_OP_v_madak_f16, 8, V(1), NONE, {V(2), V(3), 255}, 0x4300, 0, 0, 0, 0},
    {"v_readfirstlane_b32 s4, v7", ISA_OP_v_readfirstlane_b32, 4, 4, NONE, {V(7), NONE, NONE}, 0, 0, 0, 0, 0},
    {"v_readlane_b32 s4, v7, m0", ISA_OP_v_readlane_b32, 8, 4, NONE, {V(7), 124, NONE}, 0, 0, 0, 0, 0},
    {"v_writelane_b32 v7, s4, 3", ISA_OP_v_writelane_b32, 8, V(7), NONE, {4, INTEGER(3), NONE}, 0, 0, 0, 0, 0},
    {"v_mbcnt_lo_u32_b32_e64 v1, -1, 0",
     ISA_OP_v_mbcnt_lo_u32_b32, 8, V(1), NONE, {INTEGER(-1), 128, NONE}, 0, 0, 0, 0, 0},
    {"v_lshlrev_b64 v[0:1], 3, v[2:3]", ISA_OP_v_lshlrev_b64, 8, V(0), NONE, {131, V(2), NONE}, 0, 0, 0, 0, 0},
    {"v_movrels_b32_e32 v1, v2", ISA_OP_v_movrels_b32, 4, V(1), NONE, {V(2), NONE, NONE}, 0, 0, 0, 0, 0},
    {"v_mul_u32_u24_sdwa v1, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:DWORD",
     ISA_OP_v_mul_u32_u24, 8, V(1), NONE, {V(2), V(3), NONE}, 0, 0, ISA_MOD_SDWA, ISA_SDWA_PACK(ISA_SDWA_WORD_1,
     ISA_SDWA_UNUSED_PRESERVE, ISA_SDWA_BYTE_2, ISA_SDWA_DWORD), 0},
    {"v_cvt_f32_i32_sdwa v1, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1",
     ISA_OP_v_cvt_f32_i32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, ISA_MOD_SDWA | ISA_MOD_SEXT(0),
     ISA_SDWA_PACK(ISA_SDWA_DWORD, ISA_SDWA_UNUSED_PAD, ISA_SDWA_WORD_1, ISA_SDWA_DWORD), 0},
    {"v_cmp_eq_u32 vcc, v2, v3 src0_sel:BYTE_0 src1_sel:WORD_1",
     ISA_OP_v_cmp_eq_u32, 8, NONE, 106, {V(2), V(3), NONE}, 0, 0, ISA_MOD_SDWA, ISA_SDWA_PACK(ISA_SDWA_DWORD,
     ISA_SDWA_UNUSED_PRESERVE, ISA_SDWA_BYTE_0, ISA_SDWA_WORD_1), 0},
    {"v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
     ISA_OP_v_mov_b32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, ISA_MOD_DPP, DPP(0xb1u, 0, 15, 15), 0},
    {"v_mov_b32 v1, v2 row_shr:3 row_mask:0xa bank_mask:0x1 bound_ctrl:0",
     ISA_OP_v_mov_b32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, ISA_MOD_DPP, DPP(0x113u, 1, 1, 10), 0},
    {"v_add_f32_dpp v1, -v2, |v3| row_bcast:31 row_mask:0xc bank_mask:0xf bound_ctrl:1",
     ISA_OP_v_add_f32, 8, V(1), NONE, {V(2), V(3), NONE}, 0, 0, ISA_MOD_DPP | ISA_MOD_NEG(0) | ISA_MOD_ABS(1),
     DPP(0x143u, 1, 15, 12), 0},
    {"v_mov_b32_dpp v1, v2 row_half_mirror",
     ISA_OP_v_mov_b32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, ISA_MOD_DPP, DPP(0x141u, 0, 15, 15), 0},
    {"v_mov_b32_dpp v1, v2 wave_ror:1",
     ISA_OP_v_mov_b32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, ISA_MOD_DPP, DPP(0x13cu, 0, 15, 15), 0},
    {"v_nop", ISA_OP_v_nop, 4, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"v_mov_b32 v[1], -4.0", ISA_OP_v_mov_b32, 4, V(1), NONE, {MINUS_FOUR, NONE, NONE}, 0, 0, 0, 0, 0},
};

static const struct field_case memory_cases[] = {
    {"ds_gws_init v3 gds", ISA_OP_ds_gws_init, 8, NONE, NONE, {V(3), NONE, NONE}, 0, 0, ISA_MOD_GDS, 0, 0},
    {"ds_gws_barrier v3 offset:7 gds",
     ISA_OP_ds_gws_barrier,
     8,
     NONE,
     NONE,
     {V(3), NONE, NONE},
     0,
     7,
     ISA_MOD_GDS,
     0,
     0},
    {"ds_read_b32 v1, v2", ISA_OP_ds_read_b32, 8, V(1), NONE, {V(2), NONE, NONE}, 0, 0, 0, 0, 0},
    {"ds_write_b128 v1, v[2:5] offset:65535",
     ISA_OP_ds_write_b128, 8, NONE, NONE, {V(1), V(2), NONE}, 0, 65535, 0, 0, 0},
    {"ds_read2st64_b64 v[0:3], v4 offset0:1 offset1:255",
     ISA_OP_ds_read2st64_b64, 8, V(0), NONE, {V(4), NONE, NONE}, 0, 1 | 255 << 8, 0, 0, 0},
    {"ds_write2_b32 v1, v2, v3 offset1:1", ISA_OP_ds_write2_b32, 8, NONE, NONE, {V(1), V(2), V(3)}, 0, 256, 0, 0, 0},
    {"ds_cmpst_rtn_b32 v0, v1, v2, v3", ISA_OP_ds_cmpst_rtn_b32, 8, V(0), NONE, {V(1), V(2), V(3)}, 0, 0, 0, 0, 0},
    {"ds_append v0 offset:8", ISA_OP_ds_append, 8, V(0), NONE, {NONE, NONE, NONE}, 0, 8, 0, 0, 0},
    {"ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)",
     ISA_OP_ds_swizzle_b32, 8, V(0), NONE, {V(1), NONE, NONE}, 0, 0x401f, 0, 0, 0},
    {"ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,\"01pip\")",
     ISA_OP_ds_swizzle_b32, 8, V(0), NONE, {V(1), NONE, NONE}, 0, 7 | 8 << 5 | 2 << 10, 0, 0, 0},
    {"ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM,3,2,1,0)",
     ISA_OP_ds_swizzle_b32, 8, V(0), NONE, {V(1), NONE, NONE}, 0, 0x801b, 0, 0, 0},
    {"ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST,8,3)",
     ISA_OP_ds_swizzle_b32, 8, V(0), NONE, {V(1), NONE, NONE}, 0, 24 | 3 << 5, 0, 0, 0},
    {"ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE,32)",
     ISA_OP_ds_swizzle_b32, 8, V(0), NONE, {V(1), NONE, NONE}, 0, 31 | 31 << 10, 0, 0, 0},
    {"flat_load_dwordx3 v[1:3], v[4:5] glc slc",
     ISA_OP_flat_load_dwordx3, 8, V(1), NONE, {V(4), NONE, NONE}, 0, 0, ISA_MOD_GLC | ISA_MOD_SLC, 0, 0},
    {"flat_store_byte v[4:5], v6", ISA_OP_flat_store_byte, 8, NONE, NONE, {V(4), V(6), NONE}, 0, 0, 0, 0, 0},
    {"flat_atomic_add v[4:5], v6", ISA_OP_flat_atomic_add, 8, NONE, NONE, {V(4), V(6), NONE}, 0, 0, 0, 0, 0},
    {"flat_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7] glc",
     ISA_OP_flat_atomic_cmpswap_x2, 8, V(0), NONE, {V(2), V(4), NONE}, 0, 0, ISA_MOD_GLC, 0, 0},
    {"buffer_load_dword v1, off, s[0:3], s32 offset:4095",
     ISA_OP_buffer_load_dword, 8, V(1), 32, {NONE, NONE, 0}, 0, 4095, 0, 0, 0},
    {"buffer_load_ubyte v1, v2, s[4:7], 0 offen",
     ISA_OP_buffer_load_ubyte, 8, V(1), 128, {V(2), NONE, 4}, 0, 0, ISA_MOD_OFFEN, 0, 0},
    {"buffer_store_dwordx2 v[0:1], v[2:3], s[4:7], s3 idxen offen offset:8 slc",
     ISA_OP_buffer_store_dwordx2, 8, NONE, 3, {V(2), V(0), 4}, 0, 8, ISA_MOD_OFFEN | ISA_MOD_IDXEN | ISA_MOD_SLC, 0, 0},
    {"buffer_atomic_add v0, v1, s[4:7], s3 offen glc",
     ISA_OP_buffer_atomic_add, 8, V(0), 3, {V(1), V(0), 4}, 0, 0, ISA_MOD_OFFEN | ISA_MOD_GLC, 0, 0},
    {"buffer_atomic_cmpswap v[0:1], off, s[4:7], 0",
     ISA_OP_buffer_atomic_cmpswap, 8, NONE, 128, {NONE, V(0), 4}, 0, 0, 0, 0, 0},
    {"buffer_wbinvl1_vol", ISA_OP_buffer_wbinvl1_vol, 8, NONE, NONE, {NONE, NONE, NONE}, 0, 0, 0, 0, 0},
    {"onward_sync_load v3, v[0:1] wg rlx",
     ISA_OP_onward_sync_load, 12, V(3), NONE, {V(0), NONE, NONE}, 0, 0, ISA_MOD_GLC, 0, 0},
    {"onward_sync_load_x2 v[4:5], v[0:1] acq agent",
     ISA_OP_onward_sync_load_x2, 12, V(4), NONE, {V(0), NONE, NONE}, 0, 0,
     ISA_MOD_GLC | ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_ACQUIRE), 0, 0},
    {"onward_sync_store v[0:1], v2 agent rel remote",
     ISA_OP_onward_sync_store, 12, NONE, NONE, {V(0), V(2), NONE}, 0, 0,
     ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_RELEASE | ISA_SYNC_REMOTE), 0, 0},
    {"onward_sync_cmpswap v3, v[0:1], v[6:7] wg ar",
     ISA_OP_onward_sync_cmpswap, 12, V(3), NONE, {V(0), V(6), NONE}, 0, 0,
     ISA_MOD_GLC | ISA_MOD_SYNC(ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE), 0, 0},
    {"onward_sync_add_x2 v[4:5], v[0:1], v[6:7] remote agent rlx",
     ISA_OP_onward_sync_add_x2, 12, V(4), NONE, {V(0), V(6), NONE}, 0, 0,
     ISA_MOD_GLC | ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_REMOTE), 0, 0},
    {"onward_wait_load v3, v[0:1], v[4:5] eq",
     ISA_OP_onward_wait_load, 12, V(3), NONE, {V(0), NONE, V(4)}, 0, 0, ISA_MOD_GLC, 0, ISA_WAIT_EQ},
    {"onward_wait_cmpswap_x2 v[8:9], v[0:1], v[4:7], v[10:13] ge all",
     ISA_OP_onward_wait_cmpswap_x2, 12, V(8), NONE, {V(0), V(4), V(10)}, 0, 0, ISA_MOD_GLC | ISA_MOD_ALL, 0,
     ISA_WAIT_GE},
    {"onward_wait_add v3, v[0:1], v2, v[4:5] lt",
     ISA_OP_onward_wait_add, 12, V(3), NONE, {V(0), V(2), V(4)}, 0, 0, ISA_MOD_GLC, 0, ISA_WAIT_LT},
    {"onward_wait_cmpswap v3, v[0:1], v[6:7], v[4:5] eq all remote",
     ISA_OP_onward_wait_cmpswap, 12, V(3), NONE, {V(0), V(6), V(4)}, 0, 0,
     ISA_MOD_GLC | ISA_MOD_ALL | ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_REMOTE), 0, ISA_WAIT_EQ},
    {"onward_wait v[0:1], v[4:5] ne", ISA_OP_onward_wait, 12, NONE, NONE, {V(0), NONE, V(4)}, 0, 0, 0, 0, ISA_WAIT_NE},
};
/* clang-format on */

static void check_fields(const struct field_case *row)
{
    struct isa_program *program;
    const struct isa_operation *got;

    test_context(row->text);
    program = assemble_good(row->text);
    if (!program)
        return;
    got = program->operations;
    CHECK_EQUAL(got->opcode, row->opcode);
    CHECK_EQUAL(got->unit, isa_opcodes[row->opcode].unit);
    CHECK_EQUAL(got->rate, isa_opcodes[row->opcode].rate);
    CHECK_EQUAL(got->bytes, row->bytes);
    CHECK_EQUAL(got->destination, row->destination);
    CHECK_EQUAL(got->scalar_destination, row->scalar_destination);
    for (uint32_t i = 0; i < 3; i++)
        CHECK_EQUAL(got->source[i], row->source[i]);
    CHECK_EQUAL(got->literal, row->literal);
    CHECK_EQUAL(got->immediate, row->immediate);
    CHECK_EQUAL(got->modifiers, row->modifiers);
    CHECK_EQUAL(got->lanes, row->lanes);
    CHECK_EQUAL(got->wait_condition, row->wait_condition);
    CHECK_EQUAL(got->line, 1);
    CHECK_EQUAL(got->offset, 0);
    isa_program_free(program);
}

static void fields(void)
{
    for (size_t i = 0; i < COUNT(scalar_cases); i++)
        check_fields(&scalar_cases[i]);
    for (size_t i = 0; i < COUNT(vector_cases); i++)
        check_fields(&vector_cases[i]);
    for (size_t i = 0; i < COUNT(memory_cases); i++)
        check_fields(&memory_cases[i]);
}

static const struct {
    const char *text;
    uint32_t line;
    const char *says;
} error_cases[] = {
    {"v_bogus_u32 v0", 1, "unknown mnemonic 'v_bogus_u32'"},
    {"s_nop 0\n\n  v_add_f33 v0, v1, v2", 3, "unknown mnemonic"},
    {"s_add_u32_e64 s0, s1, s2", 1, "unknown mnemonic"},
    {"v_mad_f32_e32 v0, v1, v2, v3", 1, "unknown mnemonic"},
    {"v_add_f32 v0, v1", 1, "takes 3 operands, not 2"},
    {"v_add_f32 v0, v1, v2, v3", 1, "takes 3 operands, not 4"},
    {"v_add_f32 v0, v1 v2", 1, "'v2' where a modifier"},
    {"v_add_f32 v0, v1,", 1, "the line ends"},
    {"v_add_f32 v256, v1, v2", 1, "does not exist"},
    {"v_add_f64 v[255:256], v[0:1], v[2:3]", 1, "does not exist"},
    {"s_mov_b32 s102, 0", 1, "s0 to s101"},
    {"s_mov_b64 s[1:2], 0", 1, "multiple of 2"},
    {"s_load_dwordx4 s[2:5], s[0:1], 0", 1, "multiple of 4"},
    {"s_mov_b64 s0, 0", 1, "a register of 2 dwords, not 1"},
    {"v_add_f32 v0, v[1:2], v3", 1, "a register of 1 dwords, not 2"},
    {"s_mov_b32 scc, 0", 1, "a scalar register"},
    {"s_add_u32 s0, v1, s2", 1, "a scalar register or a number"},
    {"v_add_f32 s0, v1, v2", 1, "a VGPR"},
    {"s_add_u32 s0, 100, 101", 1, "one literal"},
    {"v_mad_f32 v0, 100.0, v1, v2", 1, "no literal fits"},
    {"v_add_f32_e32 v0, v1, s2", 1, "_e64"},
    {"v_add_f32_e32 v0, -v1, v2", 1, "_e64"},
    {"v_add_f32_e64 v0, s1, s2", 1, "two different scalar values"},
    {"v_addc_u32 v0, vcc, s1, v2, vcc", 1, "two different scalar values"},
    {"v_add_u32_e32 v0, s[2:3], v1, v2", 1, "vcc"},
    {"v_and_b32_e64 v0, -v1, v2", 1, "not a float"},
    {"v_and_b32_e64 v0, v1, v2 clamp", 1, "clamp"},
    {"v_and_b32_e64 v0, v1, v2 mul:2", 1, "mul"},
    {"v_add_f32_e32 v0, v1, v2 clamp", 1, "clamp"},
    {"v_add_f64 v[0:1], v[2:3], v[4:5] dst_sel:DWORD", 1, "SDWA or DPP"},
    {"v_cvt_f64_f32_sdwa v[0:1], v2 src0_sel:WORD_0", 1, "no SDWA form"},
    {"v_cmp_eq_u32_dpp vcc, v0, v1 row_mirror", 1, "no DPP form"},
    {"v_add_f32_sdwa v0, s1, v2 src0_sel:WORD_0", 1, "a VGPR"},
    {"v_add_f32_sdwa v0, v1, v2 src0_sel:WORD_2", 1, "BYTE_0 to BYTE_3"},
    {"v_mov_b32_dpp v0, v1 row_shl:16", 1, "row_shl"},
    {"v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,4]", 1, "0 to 3"},
    {"ds_read_b32 v0, v1 offset:65536", 1, "offset"},
    {"ds_read_b32 v0, v1 offset0:1", 1, "offset0"},
    {"ds_read_b32 v0, v1 gds", 1, "ds_read_b32 does not take the modifier gds"},
    {"ds_gws_init v0", 1, "ds_gws_init needs the modifier gds"},
    {"ds_gws_barrier v0 offset:65536 gds", 1, "offset"},
    {"ds_gws_barrier v0, v1 gds", 1, "takes 1 operands"},
    {"ds_read2_b32 v[0:1], v1 offset0:256", 1, "offset0"},
    {"flat_load_dword v0, v[2:3] offset:4", 1, "offset"},
    {"flat_load_dword v0, v2", 1, "2 dwords"},
    {"flat_atomic_add v0, v[2:3], v4", 1, "takes 2 operands"},
    {"flat_load_dword v0, v[2:3] eq", 1, "condition"},
    {"onward_wait_load v0, v[2:3], v[4:5]", 1, "needs a condition"},
    {"onward_wait_load v0, v[2:3], v[4:5] eq glc", 1, "glc"},
    {"onward_wait_load v0, v[2:3], v[4:5] eq ne", 1, "second condition"},
    {"s_nop 0\nonward_sync_add v0, v[2:3], v4 rlx", 2, "needs a scope: wg or agent"},
    {"onward_sync_add v0, v[2:3], v4 wg", 1, "needs an order: rlx, acq, rel or ar"},
    {"onward_sync_add v0, v[2:3], v4", 1, "needs a scope"},
    {"onward_sync_add v0, v[2:3], v4 wg agent rlx", 1, "a second scope"},
    {"onward_sync_add v0, v[2:3], v4 wg acq rel", 1, "a second order"},
    {"onward_sync_add v0, v[2:3], v4 wg rlx remote", 1, "its scope must be agent"},
    {"onward_sync_load v0, v[2:3] agent rel", 1, "its order must be rlx or acq"},
    {"onward_sync_load_x2 v[0:1], v[2:3] agent ar", 1, "its order must be rlx or acq"},
    {"onward_sync_store v[2:3], v0 agent acq", 1, "its order must be rlx or rel"},
    {"onward_sync_store_x2 v[2:3], v[0:1] wg ar", 1, "its order must be rlx or rel"},
    {"onward_sync_add v0, v[2:3], v4 wg rlx glc", 1, "glc"},
    {"onward_sync_add v0, v[2:3], v4 wg rlx eq", 1, "condition"},
    {"onward_sync_cmpswap v0, v[2:3], v4 wg acq", 1, "2 dwords"},
    {"onward_sync_store v0, v[2:3], v4 wg rel", 1, "takes 2 operands, not 3"},
    {"flat_atomic_add v[2:3], v4 agent", 1, "does not take a scope or an order"},
    {"flat_atomic_add v[2:3], v4 remote", 1, "cannot be remote"},
    {"v_mov_b32_e64 v0, v1 remote", 1, "cannot be remote"},
    {"onward_wait_load v0, v[2:3], v[4:5] eq acq", 1, "does not take a scope or an order"},
    {"onward_wait_load v0, v[2:3], v[4:5] eq agent remote", 1, "does not take a scope or an order"},
    {"onward_wait_load v0, v[2:3], v[4:5] remote", 1, "needs a condition"},
    {"buffer_load_dword v0, v1, s[0:3], 0", 1, "offen"},
    {"buffer_load_dword v0, off, s[0:3], 0 offen", 1, "a VGPR"},
    {"buffer_load_dword v0, off, s[0:3], 0 offset:4096", 1, "4095"},
    {"buffer_load_dword v0, off, s[0:3], 100", 1, "inline constant"},
    {"s_load_dword s0, s[2:3], 0x100000", 1, "20 bits"},
    {"s_load_dword exec_lo, s[2:3], 0", 1, "exec"},
    {"s_waitcnt vmcnt(16)", 1, "0 to 15"},
    {"s_waitcnt vmcnt(0) foo(1)", 1, "vmcnt(n)"},
    {"s_movk_i32 s0, 65536", 1, "16 bits"},
    {"s_getreg_b32 s0, hwreg(HW_REG_FOO)", 1, "HW_REG_MODE"},
    {"s_sendmsg sendmsg(MSG_GS)", 1, "MSG_INTERRUPT"},
    {"s_sendmsg sendmsg(MSG_INTERRUPT", 1, "')'"},
    {"s_mov_b32 s0, src_shared_base", 1, "does not exist on gfx803"},
    {"s_mov_b64 s[0:1], 0x100000000", 1, "32 bits"},
    {"s_mov_b32 s0, 0x100000000", 1, "32 bits"},
    {"s_mov_b32 s0, 99999999999999999999", 1, "over 64 bits"},
    {"s_nop 0\n s_branch nowhere", 2, "'nowhere' is not defined"},
    {".data\nx:\n.text\n s_branch x", 4, "not an instruction"},
    {"s_branch l\ns_endpgm\nl:", 1, "not an instruction"},
    {"l:\ns_nop 0\nl:", 3, "second time"},
    {" s_branch 1b", 1, "no label 1"},
    {"s_mov_b32 s0, l\nl: s_endpgm", 1, "absolute address"},
    {".set a, b\n.set b, a\n.data\n.quad a", 4, "defined by itself"},
    {".data\n.long 1/0", 2, "division by zero"},
    {".data\n.byte 256", 2, "does not fit"},
    {".data\nx: .byte x", 2, "fewer than 4 bytes"},
    {".data\n.zero 999999999999", 2, "bytes of data"},
    {".data\n.ascii \"abc", 2, "closing quote"},
    {".text\n.long 5", 2, "data in a code section"},
    {".data\ns_nop 0", 2, "outside of a code section"},
    {".bogus 1", 1, "unknown directive '.bogus'"},
    {".p2align 13", 1, "alignments"},
    {".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"", 1, "-mcpu=gfx803"},
    {".amd_kernel_code_t", 1, "version 2"},
    {".amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel", 1, "no code"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel", 2, "lacks .amdhsa_next_free_vgpr"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 257\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel", 2,
     "257 VGPRs"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 103\n.end_amdhsa_kernel", 2,
     "103 SGPRs"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_bogus 1\n.end_amdhsa_kernel", 3, ".amdhsa_bogus"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_ieee_mode 2\n.end_amdhsa_kernel", 3, "0 to 1"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_ieee_mode 1\n.amdhsa_ieee_mode 1\n.end_amdhsa_kernel", 4, "twice"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n", 2, "no .end_amdhsa_kernel"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.end_amdhsa_kernel\n.amdhsa_kernel k\n.end_amdhsa_kernel", 4, "a second time"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr n\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel", 3, "'n'"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr k\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel", 3,
     "an address"},
    {"k:s_endpgm\n.amdhsa_kernel k\n.amdhsa_ieee_mode n\n.end_amdhsa_kernel\n.set n, 2", 3, "0 to 1, not 2"},
    {"k:s_nop 0\nv_mov_b32 v4, 0\ns_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 1\n"
     ".end_amdhsa_kernel",
     2, "v4 is beyond the 4 registers"},
    {"s_nop 0\n.amdgpu_metadata\n", 2, "without .end_amdgpu_metadata"},
    {".amdgpu_metadata\namdhsa.kernels:\n  - .args:\n      - .offset: x\n.end_amdgpu_metadata", 4, "a number"},
    {"\001", 1, "byte 0x01"},
    {"s_nop 0\n#comment\n@", 3, "'@'"},
};

static void errors(void)
{
    for (size_t i = 0; i < COUNT(error_cases); i++) {
        struct isa_program *program;
        char place[32];

        test_context(error_cases[i].text);
        program = assemble(error_cases[i].text);
        CHECK(program == NULL);
        snprintf(place, sizeof place, "t.s:%u: ", error_cases[i].line);
        if (strncmp(assemble_message, place, strlen(place)) != 0 || !strstr(assemble_message, error_cases[i].says))
            test_fail(__FILE__, __LINE__, assemble_message);
        isa_program_free(program);
    }
}

/* Writes an operand that fits one slot of a signature; n tells operands apart. */
static void write_operand(char *text, size_t size, const char *slot, uint32_t n)
{
    uint32_t bits = slot[1] == '.' ? (uint32_t)strtoul(slot + 3, NULL, 10) : 32;
    uint32_t width = bits < 32 ? 1 : bits / 32;
    char file = strchr("dgxvayzt", slot[0]) ? 'v' : 's';

    if (slot[0] == 'i' || slot[0] == 'j')
        snprintf(text, size, "3");
    else if (slot[0] == 'k' || slot[0] == 'o')
        snprintf(text, size, "0x1234");
    else if (slot[0] == 'b')
        snprintf(text, size, "0");
    else if (slot[0] == 'h')
        snprintf(text, size, "hwreg(HW_REG_MODE, 0, 4)");
    else if (slot[0] == 'w')
        snprintf(text, size, "vmcnt(0)");
    else if (slot[0] == 'A')
        snprintf(text, size, "off");
    else if (slot[0] == 'c' || slot[0] == 'm')
        snprintf(text, size, "vcc");
    else if (width == 1)
        snprintf(text, size, "%c%u", file, 16 * n);
    else
        snprintf(text, size, "%c[%u:%u]", file, 16 * n, 16 * n + width - 1);
}

/* Every mnemonic is found, is in order, and assembles with the operands that its signature asks for. */
static void every_mnemonic(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        const struct isa_opcode_info *info = &isa_opcodes[opcode];
        const char *slot = info->operands;
        struct isa_program *program;
        char text[256], operand[64];
        size_t length;

        test_context(info->mnemonic);
        CHECK_EQUAL(isa_opcode_find(info->mnemonic, strlen(info->mnemonic)), opcode);
        if (opcode)
            CHECK(strcmp(isa_opcodes[opcode - 1].mnemonic, info->mnemonic) < 0);
        length = (size_t)snprintf(text, sizeof text, "%s ", info->mnemonic);
        for (uint32_t n = 0; *slot; n++) {
            write_operand(operand, sizeof operand, slot, n);
            length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", n ? ", " : "", operand);
            slot += strcspn(slot, " ");
            slot += *slot == ' ';
        }
        if (info->operands[0] == 'g')
            length += (size_t)snprintf(text + length, sizeof text - length, " glc");
        if (info->flags & ISA_OP_WAITING)
            length += (size_t)snprintf(text + length, sizeof text - length, " ne");
        if (info->flags & ISA_OP_SYNC)
            length += (size_t)snprintf(text + length, sizeof text - length, " agent rlx");
        if (info->flags & ISA_OP_GWS)
            length += (size_t)snprintf(text + length, sizeof text - length, " gds");
        snprintf(text + length, sizeof text - length, "\n s_endpgm\n");
        program = assemble_good(text);
        if (program) {
            CHECK_EQUAL(program->operations[0].opcode, opcode);
            CHECK_EQUAL(program->operation_count, 2);
        }
        isa_program_free(program);
    }
    CHECK_EQUAL(isa_opcode_find("v_add", 5), ISA_OP_COUNT);
    CHECK_EQUAL(isa_opcode_find("", 0), ISA_OP_COUNT);
    CHECK_EQUAL(isa_opcode_find("v_add_f32x", 9), ISA_OP_v_add_f32);
}

static void numbered_labels(void)
{
    struct isa_program *program = assemble_good("1:\ts_branch 1f\n"
                                                "1:\ts_branch 1b\n"
                                                "\ts_cbranch_scc0 -3\n"
                                                "\ts_endpgm\n");

    if (!program)
        return;
    CHECK_EQUAL(program->operations[0].immediate, 1);
    CHECK_EQUAL(program->operations[1].immediate, 1);
    CHECK_EQUAL(program->operations[2].immediate, 0);
    isa_program_free(program);
}

static void files(void)
{
    CHECK(asm_assemble_file("/nonexistent/x.s", assemble_message, sizeof assemble_message) == NULL);
    CHECK(strstr(assemble_message, "/nonexistent/x.s: ") == assemble_message);
    CHECK(asm_assemble_file("/", assemble_message, sizeof assemble_message) == NULL);
    CHECK(asm_assemble("t.s", "v_bogus", 7, NULL, 0) == NULL);
    CHECK(asm_assemble("t.s", "v_bogus", 7, assemble_message, 4) == NULL);
    CHECK_EQUAL(strlen(assemble_message), 3);
    isa_program_free(NULL);
}

TEST_MAIN()
{
    return test_run("assembler",
                    (const struct test_case[]){
                        TEST(fields), TEST(errors), TEST(every_mnemonic), TEST(numbered_labels), TEST(files), {0}});
}
