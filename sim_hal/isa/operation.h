/*
 * operation.h - one instruction in its pre-decoded form, and the architectural state of a wave.
 *
 * A kernel's assembly text is parsed once (assembler/assembler.h) into an array of struct isa_operation; executing a wave
 * never reads text or machine encodings again. Operand numbers are those of the GCN3 ISA (table 12 of the
 * GCN3 reference guide), so one number names a scalar register, an inline constant or a vector register.
 */
#ifndef SIM_HAL_ISA_OPERATION_H
#define SIM_HAL_ISA_OPERATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/require.h"

#define ISA_LANES 64u

/* Operand numbers. 0..127 index struct isa_wave.scalar directly. */
enum isa_operand {
    ISA_SGPR_FIRST = 0,
    ISA_SGPR_LAST = 101,
    ISA_FLAT_SCRATCH_LO = 102,
    ISA_FLAT_SCRATCH_HI = 103,
    ISA_XNACK_MASK_LO = 104,
    ISA_XNACK_MASK_HI = 105,
    ISA_VCC_LO = 106,
    ISA_VCC_HI = 107,
    ISA_TBA_LO = 108,
    ISA_TBA_HI = 109,
    ISA_TMA_LO = 110,
    ISA_TMA_HI = 111,
    ISA_TTMP_FIRST = 112,
    ISA_M0 = 124,
    ISA_EXEC_LO = 126,
    ISA_EXEC_HI = 127,
    ISA_INLINE_ZERO = 128, /* 128..192: integers 0..64; 193..208: -1..-16 */
    ISA_INLINE_LAST_POSITIVE = 192,
    ISA_INLINE_LAST_NEGATIVE = 208,
    ISA_INLINE_HALF = 240, /* 240..247: 0.5 -0.5 1.0 -1.0 2.0 -2.0 4.0 -4.0; 248: 1/(2 pi) */
    ISA_INLINE_INV_2PI = 248,
    ISA_VCCZ = 251,
    ISA_EXECZ = 252,
    ISA_SCC = 253,
    ISA_LITERAL = 255,        /* value in struct isa_operation.literal */
    ISA_VGPR_FIRST = 256,     /* 256..511: v0..v255 */
    ISA_OPERAND_NONE = 0xffff /* this operand is absent ("off", no destination) */
};

/* The execution resource an instruction occupies when it issues (hardware-facts 1.1). */
enum isa_unit {
    ISA_UNIT_SALU,
    ISA_UNIT_SMEM,
    ISA_UNIT_VALU,
    ISA_UNIT_VMEM, /* FLAT and MUBUF, buffer_wbinvl1, global wave sync */
    ISA_UNIT_LDS,  /* DS */
    ISA_UNIT_BRANCH,
    ISA_UNIT_INTERNAL, /* s_nop s_waitcnt s_barrier s_sleep s_endpgm s_setprio onward_message ...: use no unit */
    ISA_UNIT_COUNT
};

/* How long a vector ALU instruction occupies its SIMD; the cycle counts are parameters (valu.*_cycles). */
enum isa_rate {
    ISA_RATE_FULL,    /* 32-bit and 16-bit simple */
    ISA_RATE_QUARTER, /* transcendentals, 32-bit integer multiply, f32 fma, div helpers */
    ISA_RATE_F64_ADD, /* f64 add, compare, convert; 64-bit shifts */
    ISA_RATE_F64_MUL, /* f64 multiply, fma, rcp, rsq, sqrt */
    ISA_RATE_COUNT
};

/* struct isa_operation.modifiers */
#define ISA_MOD_NEG(source)  (1u << (source)) /* source 0..2 */
#define ISA_MOD_ABS(source)  (1u << (3 + (source)))
#define ISA_MOD_CLAMP        (1u << 6)
#define ISA_MOD_OMOD_SHIFT   7 /* two bits: 0 none, 1 *2, 2 *4, 3 /2 */
#define ISA_MOD_OMOD_MASK    (3u << ISA_MOD_OMOD_SHIFT)
#define ISA_MOD_SEXT(source) (1u << (9 + (source))) /* SDWA sext(), source 0..1 */
#define ISA_MOD_GLC          (1u << 11)             /* FLAT/MUBUF: bypass L1; atomics: return the old value */
#define ISA_MOD_SLC          (1u << 12)
#define ISA_MOD_OFFEN        (1u << 13) /* MUBUF */
#define ISA_MOD_IDXEN        (1u << 14)
#define ISA_MOD_GDS          (1u << 15) /* global wave sync has it, no other instruction */
#define ISA_MOD_SDWA         (1u << 16) /* .lanes holds SDWA selects */
#define ISA_MOD_DPP          (1u << 17) /* .lanes holds DPP controls */
#define ISA_MOD_ALL          (1u << 18) /* waiting atomics: every lane must be met */
#define ISA_MOD_LDS          (1u << 19) /* MUBUF lds: refused */
#define ISA_MOD_SYNC_SHIFT   20         /* four bits: ISA_SYNC_* */
#define ISA_MOD_SYNC(bits)   ((uint32_t)(bits) << ISA_MOD_SYNC_SHIFT)

/* Scope and order of a scoped operation. Without AGENT its scope is the work-group's, without ACQUIRE and RELEASE it is
 * relaxed. */
#define ISA_SYNC_ACQUIRE 0x01u
#define ISA_SYNC_RELEASE 0x02u
#define ISA_SYNC_AGENT   0x04u
#define ISA_SYNC_REMOTE  0x08u /* with AGENT: promotes what other CUs do with work-group scope */
#define ISA_SYNC_MASK    0x0fu
#define ISA_SYNC         0x80u /* in struct execute_access: it is a scoped operation at all */

/* SDWA selects, in .lanes: dst 2:0, dst_unused 4:3, src0 7:5, src1 10:8 */
enum isa_sdwa_select {
    ISA_SDWA_BYTE_0,
    ISA_SDWA_BYTE_1,
    ISA_SDWA_BYTE_2,
    ISA_SDWA_BYTE_3,
    ISA_SDWA_WORD_0,
    ISA_SDWA_WORD_1,
    ISA_SDWA_DWORD
};
enum isa_sdwa_unused { ISA_SDWA_UNUSED_PAD, ISA_SDWA_UNUSED_SEXT, ISA_SDWA_UNUSED_PRESERVE };
#define ISA_SDWA_DST(lanes)    ((lanes)&7u)
#define ISA_SDWA_UNUSED(lanes) (((lanes) >> 3) & 3u)
#define ISA_SDWA_SRC0(lanes)   (((lanes) >> 5) & 7u)
#define ISA_SDWA_SRC1(lanes)   (((lanes) >> 8) & 7u)
#define ISA_SDWA_PACK(dst, unused, src0, src1)                                                                         \
    ((uint32_t)(dst) | (uint32_t)(unused) << 3 | (uint32_t)(src0) << 5 | (uint32_t)(src1) << 8)

/* DPP controls, in .lanes: dpp_ctrl 8:0 (the ISA's encoding), bound_ctrl 9, bank_mask 13:10, row_mask 17:14 */
#define ISA_DPP_CTRL(lanes)       ((lanes)&0x1ffu)
#define ISA_DPP_BOUND_CTRL(lanes) (((lanes) >> 9) & 1u)
#define ISA_DPP_BANK_MASK(lanes)  (((lanes) >> 10) & 15u)
#define ISA_DPP_ROW_MASK(lanes)   (((lanes) >> 14) & 15u)

/* The waiting condition of a waiting atomic: {cond, mask, value} operands (see docs/reference/isa.md). */
enum isa_wait_condition { ISA_WAIT_NONE, ISA_WAIT_EQ, ISA_WAIT_NE, ISA_WAIT_LT, ISA_WAIT_GE };

/*
 * One instruction. What .source[] and .destination mean by format:
 *   SOP1/SOP2/SOPC  destination, source[0], source[1]
 *   SOPK            destination (also the first input for s_addk, s_mulk, s_cmpk), immediate = simm16 sign-extended
 *   SOPP            immediate = simm16; branches: immediate = index of the target operation
 *   s_getpc_b64, s_swappc_b64, s_setpc_b64: code addresses are program base + byte offset
 *   SMEM            destination (or data for stores), source[0] = 64-bit base pair, source[1] = offset SGPR or
 *                   ISA_OPERAND_NONE, immediate = byte offset (20 bits, unsigned on GCN3)
 *   VOP1/2/3/C      destination, scalar_destination (carry out, compare result or div_scale flag), source[0..2]
 *                   (v_addc, v_cndmask: the mask is source[2]; v_readlane: destination is scalar;
 *                   v_madmk/v_madak: the literal is in .literal, named by ISA_LITERAL in the source it takes)
 *   DS              destination, source[0] = address VGPR, source[1] = data0, source[2] = data1,
 *                   immediate = offset (16 bits), or offset0 | offset1 << 8
 *   ds_gws_*        source[0] = the VGPR with the number, immediate = offset: added to the resource of M0
 *   FLAT            destination, source[0] = address VGPR pair, source[1] = data
 *   MUBUF           destination (loads) or source[1] = data (stores), source[0] = address VGPR or NONE,
 *                   source[2] = resource SGPR quad, scalar_destination = soffset operand, immediate = offset
 *   onward_sync_*   as FLAT; cmpswap: data, then compare; scope and order are in .modifiers
 *   waiting atomics destination, source[0] = address pair, source[1] = data (cmpswap: data, then compare),
 *                   source[2] = first of the condition VGPRs (mask, value), wait_condition; .modifiers: remote
 */
struct isa_operation {
    uint16_t opcode;        /* enum isa_opcode (opcodes.h) */
    uint8_t unit;           /* enum isa_unit */
    uint8_t rate;           /* enum isa_rate, VALU only */
    uint8_t bytes;          /* size in the ISA's encoding: 4 or 8, +4 with a literal, 8 or 12 at most */
    uint8_t wait_condition; /* enum isa_wait_condition */
    uint16_t destination;
    uint16_t scalar_destination;
    uint16_t source[3];
    uint32_t literal;
    int32_t immediate;
    uint32_t modifiers; /* ISA_MOD_* */
    uint32_t lanes;     /* SDWA or DPP controls */
    uint32_t offset;    /* byte offset of the instruction in its program */
    uint32_t line;      /* source line, from 1 */
    uint16_t vgprs;     /* VGPRs it reaches: the first one that it does not use, 0 to 256 */
    uint16_t sgprs;     /* the same for SGPRs, 0 to 102 */
};

/*
 * Architectural state of one wave. Owned by the compute unit; the functions of execute/ change it.
 * .scalar is indexed by operand number 0..127, so VCC, M0 and EXEC live in it.
 */
struct isa_wave {
    uint32_t scalar[128];
    uint32_t (*vector)[ISA_LANES]; /* vector_count rows */
    uint32_t vector_count;
    uint32_t scalar_count; /* SGPRs allocated, VCC and friends not counted; more is a fault */
    uint32_t operation;    /* index of the next operation to execute in program->operations */
    uint32_t
        mode; /* bits 3:0 round (f32 1:0, f64/f16 3:2), 7:4 denormals (f32 5:4, f64/f16 7:6), 8 dx10_clamp, 9 ieee */
    bool scc;
    uint8_t priority;     /* s_setprio 0..3 */
    uint16_t hardware_id; /* what s_getreg HW_REG_HW_ID reports; kept by the compute unit */
    /* It has come to the ds_gws_barrier that it executes, and found this generation: it waits for another one. */
    bool arrived;
    uint32_t generation;
    const struct isa_program *program;
    uint8_t *lds; /* the work-group's LDS, lds_bytes long; NULL if it has none */
    uint32_t lds_bytes;
    uint64_t now; /* GPU cycle at issue, for s_memtime and s_memrealtime */
};

/* Faults of executing or addressing; the compute unit turns them into a fault report with WG, wave and line. */
enum isa_fault {
    ISA_FAULT_NONE,
    ISA_FAULT_REGISTER,      /* a register beyond what the kernel descriptor allocated */
    ISA_FAULT_MISALIGNED,    /* memory or LDS address not a multiple of the access size */
    ISA_FAULT_OUT_OF_BOUNDS, /* address outside every buffer the wave may touch, or outside the WG's LDS */
    ISA_FAULT_READ_ONLY,     /* store to read-only memory */
    ISA_FAULT_PC,            /* jump to an address that holds no instruction */
    ISA_FAULT_TRAP,          /* s_trap */
    ISA_FAULT_DIVERGENCE,    /* a message that the waves of a work-group do not all send, and with the same word */
    ISA_FAULT_MESSAGE,       /* a message of a kernel that the dispatcher places: it is not cooperative */
    ISA_FAULT_COUNT
};

static inline uint64_t isa_read_scalar64(const struct isa_wave *wave, uint32_t operand)
{
    SIM_REQUIRE(operand <= ISA_EXEC_LO);
    return (uint64_t)wave->scalar[operand + 1] << 32 | wave->scalar[operand];
}

static inline void isa_write_scalar64(struct isa_wave *wave, uint32_t operand, uint64_t value)
{
    SIM_REQUIRE(operand <= ISA_EXEC_LO);
    wave->scalar[operand] = (uint32_t)value;
    wave->scalar[operand + 1] = (uint32_t)(value >> 32);
}

static inline uint64_t isa_exec(const struct isa_wave *wave)
{
    return isa_read_scalar64(wave, ISA_EXEC_LO);
}

/* Locks, flags and counters are mostly the work of one lane. Code with a short way for one lane tests for it here. */
static inline bool isa_is_one_lane(uint64_t lanes)
{
    return lanes && !(lanes & (lanes - 1));
}

#endif
