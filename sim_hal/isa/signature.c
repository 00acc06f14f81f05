/* signature.c - see signature.h. */
#include "isa/signature.h"

#include <string.h>

#include "engine/require.h"

/* Reads the slot at a place of a signature. Returns the place of the next one. Each instruction that is decoded comes here. */
static const char *read_slot(const char *at, struct isa_slot *slot)
{
    *slot = (struct isa_slot){.role = *at++};
    if (*at == '.') {
        slot->kind = at[1];
        for (at += 2; *at >= '0' && *at <= '9'; at++)
            slot->bits = slot->bits * 10 + (uint32_t)(*at - '0');
    }
    while (*at == ' ')
        at++;
    return at;
}

void isa_read_signature(enum isa_opcode opcode, struct isa_signature *signature)
{
    const char *at;

    SIM_REQUIRE(opcode < ISA_OP_COUNT);
    at = isa_opcodes[opcode].operands;
    *signature = (struct isa_signature){0};
    while (*at) {
        SIM_REQUIRE(signature->count < ISA_SLOTS_MOST);
        at = read_slot(at, &signature->slots[signature->count++]);
    }
}

bool isa_has_short_form(enum isa_opcode opcode)
{
    uint8_t format = isa_opcodes[opcode].format;

    return format == ISA_FORMAT_VOP1 || format == ISA_FORMAT_VOP2 || format == ISA_FORMAT_VOPC;
}

bool isa_has_fixed_literal(enum isa_opcode opcode)
{
    return strchr(isa_opcodes[opcode].operands, 'k') != NULL;
}

bool isa_has_long_form(enum isa_opcode opcode)
{
    return isa_has_short_form(opcode) && !isa_has_fixed_literal(opcode) && opcode != ISA_OP_v_readfirstlane_b32;
}

static bool has_wide_operand(enum isa_opcode opcode)
{
    struct isa_signature signature;

    isa_read_signature(opcode, &signature);
    for (uint32_t i = 0; i < signature.count; i++)
        if ((signature.slots[i].role == 'd' || signature.slots[i].role == 'x') && signature.slots[i].bits > 32)
            return true;
    return false;
}

bool isa_has_sdwa(enum isa_opcode opcode)
{
    return isa_has_short_form(opcode) && !(isa_opcodes[opcode].flags & ISA_OP_NO_LANES) && !has_wide_operand(opcode);
}

bool isa_has_dpp(enum isa_opcode opcode)
{
    return isa_has_sdwa(opcode) && isa_opcodes[opcode].format != ISA_FORMAT_VOPC;
}

bool isa_can_clamp(enum isa_opcode opcode)
{
    struct isa_signature signature;

    if (opcode == ISA_OP_v_cndmask_b32)
        return false;
    isa_read_signature(opcode, &signature);
    for (uint32_t i = 0; i < signature.count; i++)
        if (signature.slots[i].kind == 'f')
            return true;
    return isa_opcodes[opcode].flags & ISA_OP_CLAMP;
}

bool isa_can_scale(enum isa_opcode opcode)
{
    const char *operands = isa_opcodes[opcode].operands;

    return strncmp(operands, "d.f", 3) == 0;
}

bool isa_has_second_destination(enum isa_opcode opcode)
{
    const char *operands = isa_opcodes[opcode].operands;
    struct isa_slot first;

    return *operands && *read_slot(operands, &first) == 'c';
}

bool isa_can_negate(const struct isa_slot *slot)
{
    return slot->kind == 'f';
}

/* v_cndmask_b32 has both kinds of modifiers, because it moves the bits of any type. */
bool isa_can_extend(enum isa_opcode opcode, const struct isa_slot *slot)
{
    return slot->kind != 'f' || opcode == ISA_OP_v_cndmask_b32;
}
