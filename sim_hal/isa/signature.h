/*
 * signature.h - the operands of an instruction, from its row of opcodes.def, and what follows from them.
 */
#ifndef SIM_HAL_ISA_SIGNATURE_H
#define SIM_HAL_ISA_SIGNATURE_H

#include "isa/opcodes.h"

#define ISA_SLOTS_MOST 8u

/* One word of a signature: role and type, e.g. x.f32. */
struct isa_slot {
    char role;
    char kind; /* b i u f, or 0 when the role has no type */
    uint32_t bits;
};

struct isa_signature {
    struct isa_slot slots[ISA_SLOTS_MOST];
    uint32_t count;
};

/* Registers that an operand of a slot's type takes. */
static inline uint16_t isa_slot_dwords(const struct isa_slot *slot)
{
    return (uint16_t)(slot->bits < 32 ? 1 : slot->bits / 32);
}

void isa_read_signature(enum isa_opcode opcode, struct isa_signature *signature);

/* Whether it has a form of one word, beside which there may be VOP3, SDWA and DPP forms. */
bool isa_has_short_form(enum isa_opcode opcode);

/* Whether a literal constant is part of it. */
bool isa_has_fixed_literal(enum isa_opcode opcode);

/* Whether its short form is not the only one: a literal does not fit into VOP3, and v_readfirstlane_b32 has none. */
bool isa_has_long_form(enum isa_opcode opcode);

bool isa_has_sdwa(enum isa_opcode opcode);
bool isa_has_dpp(enum isa_opcode opcode);

/* Results of floats clamp to 0..1, and some integer instructions saturate. */
bool isa_can_clamp(enum isa_opcode opcode);

/* Whether mul:2, mul:4 and div:2 may scale its result in the VOP3 form. */
bool isa_can_scale(enum isa_opcode opcode);

/* Whether the VOP3 form has a scalar destination too: its number lies where other instructions have their absolute values. */
bool isa_has_second_destination(enum isa_opcode opcode);

/* Whether sources of the slot may be negative, absolute; and sign-extended, with SDWA. */
bool isa_can_negate(const struct isa_slot *slot);
bool isa_can_extend(enum isa_opcode opcode, const struct isa_slot *slot);

#endif
