/*
 * modifiers.h - reads the modifiers behind the operands of instructions.
 */
#ifndef SIM_HAL_ASSEMBLER_MODIFIERS_H
#define SIM_HAL_ASSEMBLER_MODIFIERS_H

#include "assembler/state.h"

/* The modifiers behind the operands. */
struct asm_modifiers {
    uint32_t
        flags; /* ISA_MOD_GLC, _SLC, _CLAMP, omod, _OFFEN, _IDXEN, _ALL; _SDWA and _DPP when any of theirs is there */
    bool has_offset;
    bool has_offset0;
    bool has_offset1;
    uint32_t offset;
    uint32_t offset0;
    uint32_t offset1;
    uint32_t sdwa; /* ISA_SDWA_PACK */
    bool has_sdwa_destination;
    uint32_t dpp;
    bool has_dpp_control;
    uint8_t wait_condition;
    uint8_t sync; /* ISA_SYNC_* */
    bool has_scope;
    bool has_order;
};

/* Reads modifiers up to the end of the line. */
bool asm_parse_modifiers(struct asm_state *assembler, struct asm_modifiers *modifiers);

#endif
