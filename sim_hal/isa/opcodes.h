/*
 * opcodes.h - the instructions: names, formats, execution resources and operand signatures, from opcodes.def.
 */
#ifndef SIM_HAL_ISA_OPCODES_H
#define SIM_HAL_ISA_OPCODES_H

#include "isa/operation.h"

/* ISA_OP_<mnemonic>, the mnemonic without _e32, _e64, _sdwa and _dpp: ISA_OP_v_add_f32 and so on. */
enum isa_opcode {
#define ISA_OPCODE(mnemonic, format, number, unit, rate, operands, flags, handler, rule) ISA_OP_##mnemonic,
#include "isa/opcodes.def"
    ISA_OP_COUNT
};

/* The encoding that an instruction has by default; VOP1, VOP2 and VOPC also have a VOP3 form (_e64). */
enum isa_format {
    ISA_FORMAT_SOP1,
    ISA_FORMAT_SOP2,
    ISA_FORMAT_SOPC,
    ISA_FORMAT_SOPK,
    ISA_FORMAT_SOPP,
    ISA_FORMAT_SMEM,
    ISA_FORMAT_VOP1,
    ISA_FORMAT_VOP2,
    ISA_FORMAT_VOPC,
    ISA_FORMAT_VOP3,
    ISA_FORMAT_DS,
    ISA_FORMAT_FLAT,
    ISA_FORMAT_MUBUF,
    ISA_FORMAT_COUNT
};

/* struct isa_opcode_info.flags */
#define ISA_OP_STORE             (1u << 0)  /* writes memory and returns nothing */
#define ISA_OP_ATOMIC            (1u << 1)  /* reads and writes memory in one step (or waits for a word) */
#define ISA_OP_WAITING           (1u << 2)  /* the waiting extension: a condition operand, COND [all] [remote] */
#define ISA_OP_TWO_OFFSETS       (1u << 3)  /* DS with offset0 and offset1 */
#define ISA_OP_NO_LANES          (1u << 4)  /* VOP1 or VOP2 that has no SDWA and no DPP form */
#define ISA_OP_READS_DESTINATION (1u << 5)  /* v_mac and others that keep or add to what the destination held */
#define ISA_OP_READS_VCC         (1u << 6)  /* reads VCC without naming it (v_div_fmas) */
#define ISA_OP_WRITES_EXEC       (1u << 7)  /* v_cmpx and s_*_saveexec */
#define ISA_OP_CLAMP             (1u << 8)  /* integer instruction that can saturate (clamp) */
#define ISA_OP_SCOPED            (1u << 9)  /* the scope extension: its program says itself what the L2 must have */
#define ISA_OP_SYNC              (1u << 10) /* a scoped operation: an atomic with SCOPE ORDER [remote] */
#define ISA_OP_READS_SCC         (1u << 11) /* scalar instruction or branch that SCC decides or carries into */
#define ISA_OP_WRITES_SCC        (1u << 12) /* scalar instruction that sets SCC */
#define ISA_OP_GWS               (1u << 13) /* global wave sync: DS with gds, which goes the way of vector memory */

#define ISA_NO_NUMBER 0xffffu

/*
 * One mnemonic. The operands string lists the operands as written, left to right, separated by blanks; each is a role
 * letter, a dot and a type (b, i, u or f and a width in bits), or a role letter alone:
 *   d vector destination            D scalar destination (SMEM stores and s_setreg: the data)
 *   g vector destination that is there only with glc
 *   c scalar pair written besides, .scalar_destination (vcc in e32 and SDWA forms)
 *   m lane mask, .source[2] (vcc in e32 and SDWA forms)
 *   x vector ALU source: VGPR, SGPR, constant (in e32 forms only the first may be other than a VGPR)
 *   v VGPR source (lane reads and indexed moves)
 *   k literal constant that is part of the instruction
 *   l lane select or value of v_readlane and v_writelane: SGPR, m0 or constant
 *   s scalar source                 S scalar register, aligned (base, resource, jump target)
 *   o SMEM offset: constant or SGPR i simm16           j simm16 that may be left out
 *   b branch target                 h hwreg(...)       w s_waitcnt counters
 *   a address VGPRs, .source[0]     y data, .source[1] z second data or wait condition, .source[2]
 *   A MUBUF address VGPRs or off    r resource, .source[2]   q soffset, .scalar_destination
 *   t MUBUF atomic data, .source[1], and with glc also the destination
 */
struct isa_opcode_info {
    const char *mnemonic;
    const char *operands;
    uint8_t format;  /* enum isa_format */
    uint16_t number; /* in the opcode field of that format, ISA_NO_NUMBER: it has no encoding */
    uint8_t unit;    /* enum isa_unit */
    uint8_t rate;    /* enum isa_rate, VALU only */
    uint32_t flags;  /* ISA_OP_STORE and so on */
};

/* Indexed by enum isa_opcode. */
extern const struct isa_opcode_info isa_opcodes[ISA_OP_COUNT];

/* Finds a mnemonic (length bytes, without an encoding suffix); ISA_OP_COUNT when there is none. */
enum isa_opcode isa_opcode_find(const char *mnemonic, size_t length);

#endif
