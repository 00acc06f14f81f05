/* slots.c - puts operands into an operation, each as its place in the signature says. */
#include "assembler/slots.h"

#include "assembler/constants.h"
#include "engine/require.h"

#define MAX_SMEM_OFFSET 0xfffffu

/* Checks the width and the alignment of a register and counts it as used. */
static bool use_register(struct asm_matching *matching, uint32_t index, uint16_t width)
{
    const struct asm_operand *operand = &matching->operands[index];
    uint16_t end = (uint16_t)(operand->number + operand->dwords), alignment = width >= 4 ? 4 : width >= 2 ? 2 : 1;

    if (operand->dwords != width)
        return asm_error(matching->assembler, matching->line, "operand %u of %s: a register of %u dwords, not %u",
                         index + 1, matching->info->mnemonic, width, operand->dwords);
    if (operand->number >= ISA_VGPR_FIRST) {
        if (end - ISA_VGPR_FIRST > matching->operation.vgprs)
            matching->operation.vgprs = (uint16_t)(end - ISA_VGPR_FIRST);
        return true;
    }
    if (operand->number % alignment)
        return asm_error(matching->assembler, matching->line,
                         "operand %u of %s: %u scalar registers start at a multiple of %u", index + 1,
                         matching->info->mnemonic, width, alignment);
    if (operand->number <= ISA_SGPR_LAST && end > matching->operation.sgprs)
        matching->operation.sgprs = end;
    return true;
}

static bool match_vgpr(struct asm_matching *matching, uint32_t index, uint16_t width, uint16_t *number)
{
    if (!asm_is_vgpr(&matching->operands[index]))
        return asm_wrong_operand(matching, index, "a VGPR");
    *number = matching->operands[index].number;
    return use_register(matching, index, width);
}

static bool scalar_register(struct asm_matching *matching, uint32_t index, uint16_t width, uint16_t *number)
{
    const struct asm_operand *operand = &matching->operands[index];

    if (operand->kind != ASM_REGISTER || operand->number > ISA_EXEC_HI)
        return asm_wrong_operand(matching, index, "a scalar register");
    *number = operand->number;
    return use_register(matching, index, width);
}

/* The lane masks of compares, carries and selects: VCC, or any SGPR pair in the VOP3 encoding. */
static bool mask_register(struct asm_matching *matching, uint32_t index, uint16_t *number)
{
    if (matching->encoding != ASM_FORM_E64 && matching->info->format != ISA_FORMAT_VOP3 &&
        !asm_is_vcc(&matching->operands[index]))
        return asm_wrong_operand(matching, index, "vcc (another register needs the _e64 form)");
    return scalar_register(matching, index, 2, number);
}

static bool is_bus_read(uint16_t number)
{
    return number <= ISA_EXEC_HI || (number >= ISA_VCCZ && number <= ISA_LITERAL);
}

static bool source_modifiers(struct asm_matching *matching, uint32_t index, uint32_t source)
{
    const struct asm_operand *operand = &matching->operands[index];
    const struct isa_slot *slot = &matching->slots[index];

    if (operand->sign_extend && (matching->encoding != ASM_FORM_SDWA || source > 1))
        return asm_wrong_operand(matching, index, "an operand without sext() (SDWA only)");
    if (operand->sign_extend && !isa_can_extend(matching->operation.opcode, slot))
        return asm_wrong_operand(matching, index, "an operand without sext() (it is a float)");
    if (operand->sign_extend && (operand->negate || operand->absolute))
        return asm_wrong_operand(matching, index, "an operand with sext() or with sign modifiers");
    if ((operand->negate || operand->absolute) && !isa_can_negate(slot))
        return asm_wrong_operand(matching, index, "an operand without sign modifiers (it is not a float)");
    if (operand->absolute && matching->info->format == ISA_FORMAT_VOP3 &&
        isa_has_second_destination(matching->operation.opcode))
        return asm_wrong_operand(matching, index, "an operand without an absolute value (the encoding has none)");
    if ((operand->negate || operand->absolute) && matching->encoding == ASM_FORM_NATIVE &&
        matching->info->format != ISA_FORMAT_VOP3)
        return asm_wrong_operand(matching, index, "an operand without sign modifiers (they need the _e64 form)");
    if (operand->negate)
        matching->operation.modifiers |= ISA_MOD_NEG(source);
    if (operand->absolute)
        matching->operation.modifiers |= ISA_MOD_ABS(source);
    if (operand->sign_extend)
        matching->operation.modifiers |= ISA_MOD_SEXT(source);
    return true;
}

static bool vector_source(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];
    uint32_t source = matching->next_source++;
    uint16_t *number = &matching->operation.source[source];
    bool lanes = matching->encoding == ASM_FORM_SDWA || matching->encoding == ASM_FORM_DPP;
    bool long_form = matching->encoding == ASM_FORM_E64 || matching->info->format == ISA_FORMAT_VOP3;

    if (!source_modifiers(matching, index, source))
        return false;
    if (!asm_is_vgpr(operand) && (lanes || (!long_form && source > 0)))
        return asm_wrong_operand(matching, index, lanes ? "a VGPR" : "a VGPR (anything else needs the _e64 form)");
    if (operand->kind != ASM_REGISTER) {
        if (!asm_match_constant(matching, index, !long_form, number))
            return false;
    } else {
        *number = operand->number;
        if (!use_register(matching, index, isa_slot_dwords(&matching->slots[index])))
            return false;
    }
    return !is_bus_read(*number) || asm_read_scalar(matching, *number);
}

/* s: a scalar source; l: the same without literals, for v_readlane and v_writelane. */
static bool scalar_source(struct asm_matching *matching, uint32_t index, bool literal_allowed)
{
    const struct asm_operand *operand = &matching->operands[index];
    uint16_t *number = &matching->operation.source[matching->next_source++];

    if (operand->kind != ASM_REGISTER)
        return asm_match_constant(matching, index, literal_allowed, number);
    if (asm_is_vgpr(operand))
        return asm_wrong_operand(matching, index, "a scalar register or a number");
    *number = operand->number;
    return use_register(matching, index, isa_slot_dwords(&matching->slots[index]));
}

static bool fixed_literal(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];
    uint32_t literal;

    if ((operand->kind != ASM_VALUE && operand->kind != ASM_REAL) ||
        !asm_literal_bits(operand, &matching->slots[index], &literal))
        return asm_wrong_operand(matching, index, "a constant");
    matching->operation.source[matching->next_source++] = ISA_LITERAL;
    return asm_set_literal(matching, literal) &&
           (matching->info->unit != ISA_UNIT_VALU || asm_read_scalar(matching, ISA_LITERAL));
}

static bool match_simm16(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];

    if (operand->kind != ASM_VALUE || operand->value < INT16_MIN || operand->value > UINT16_MAX ||
        (operand->value < 0 && matching->slots[index].kind == 'u'))
        return asm_wrong_operand(matching, index, "a number of 16 bits");
    if (matching->info->format == ISA_FORMAT_SOPK)
        matching->operation.immediate = (int16_t)(uint16_t)operand->value;
    else
        matching->operation.immediate = (uint16_t)operand->value;
    return true;
}

static bool branch_target(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];

    if (operand->kind != ASM_SYMBOLIC && operand->kind != ASM_VALUE)
        return asm_wrong_operand(matching, index, "a label");
    if (operand->kind == ASM_VALUE && (operand->value < INT16_MIN || operand->value > UINT16_MAX))
        return asm_wrong_operand(matching, index, "a label or a distance of 16 bits");
    matching->has_fixup = true;
    matching->fixup.kind = ASM_FIX_BRANCH;
    if (operand->kind == ASM_SYMBOLIC)
        matching->fixup.expression = operand->expression;
    else
        matching->operation.immediate = (int16_t)(uint16_t)operand->value;
    return true;
}

static bool smem_offset(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];

    if (operand->kind == ASM_REGISTER)
        return scalar_register(matching, index, 1, &matching->operation.source[1]);
    if (operand->kind != ASM_VALUE || operand->value < 0 || operand->value > MAX_SMEM_OFFSET)
        return asm_wrong_operand(matching, index, "an SGPR or an offset of 20 bits");
    matching->operation.immediate = (int32_t)operand->value;
    return true;
}

static bool mubuf_address(struct asm_matching *matching, uint32_t index)
{
    uint32_t flags = matching->modifiers.flags & (ISA_MOD_OFFEN | ISA_MOD_IDXEN);

    if (flags == 0) {
        if (matching->operands[index].kind != ASM_OFF)
            return asm_wrong_operand(matching, index, "'off' (a VGPR needs offen or idxen)");
        return true;
    }
    return match_vgpr(matching, index, flags == (ISA_MOD_OFFEN | ISA_MOD_IDXEN) ? 2 : 1,
                      &matching->operation.source[0]);
}

static bool mubuf_offset(struct asm_matching *matching, uint32_t index)
{
    if (matching->operands[index].kind == ASM_REGISTER)
        return scalar_register(matching, index, 1, &matching->operation.scalar_destination);
    return asm_match_constant(matching, index, false, &matching->operation.scalar_destination);
}

bool asm_match_slot(struct asm_matching *matching, uint32_t index)
{
    const struct asm_operand *operand = &matching->operands[index];
    const struct isa_slot *slot = &matching->slots[index];
    struct isa_operation *operation = &matching->operation;
    uint16_t width = isa_slot_dwords(slot);

    SIM_REQUIRE(index < matching->slot_count);
    if (slot->role != 'x' && (operand->negate || operand->absolute || operand->sign_extend))
        return asm_wrong_operand(matching, index, "an operand without modifiers");
    switch (slot->role) {
    case 'd':
    case 'g':
        return match_vgpr(matching, index, width, &operation->destination);
    case 'D':
        if (matching->info->format == ISA_FORMAT_SMEM && operand->kind == ASM_REGISTER && operand->number >= ISA_M0)
            return asm_wrong_operand(matching, index, "a scalar register other than m0 and exec");
        return scalar_register(matching, index, width, &operation->destination);
    case 'c':
        return mask_register(matching, index, &operation->scalar_destination);
    case 'm':
        return mask_register(matching, index, &operation->source[2]) && asm_read_scalar(matching, operation->source[2]);
    case 'x':
        return vector_source(matching, index);
    case 'v':
        return match_vgpr(matching, index, width, &operation->source[matching->next_source++]);
    case 's':
        return scalar_source(matching, index, true);
    case 'l':
        return scalar_source(matching, index, false);
    case 'S':
        return scalar_register(matching, index, width, &operation->source[matching->next_source++]);
    case 'k':
        return fixed_literal(matching, index);
    case 'i':
    case 'j':
    case 'h':
        return match_simm16(matching, index);
    case 'b':
        return branch_target(matching, index);
    case 'o':
        return smem_offset(matching, index);
    case 'a':
        return match_vgpr(matching, index, width, &operation->source[0]);
    case 'y':
        return match_vgpr(matching, index, width, &operation->source[1]);
    case 'z':
        return match_vgpr(matching, index, width, &operation->source[2]);
    case 'A':
        return mubuf_address(matching, index);
    case 'r':
        return scalar_register(matching, index, width, &operation->source[2]);
    case 'q':
        return mubuf_offset(matching, index);
    default:
        if (matching->modifiers.flags & ISA_MOD_GLC)
            operation->destination = operand->number;
        return match_vgpr(matching, index, width, &operation->source[1]);
    }
}
