/* parts.c - see parts.h. */
#include "tools/bugs/shadow/parts.h"

#include "isa/opcodes.h"

#define REACH 256u /* operations that are looked at */

static bool names(uint32_t operand, uint32_t first, uint32_t count)
{
    return operand >= first && operand < first + count && operand != ISA_OPERAND_NONE;
}

/* Registers of data that an instruction moves, by the type of its first operand with that role. */
static uint32_t words_of(const struct isa_operation *operation, char role)
{
    const char *at = isa_opcodes[operation->opcode].operands;
    uint32_t bits = 0;

    while (*at && !(at[0] == role && at[1] == '.'))
        at++;
    if (!*at)
        return 1;
    for (at += 3; *at >= '0' && *at <= '9'; at++)
        bits = bits * 10 + (uint32_t)(*at - '0');
    return bits > 32 ? bits / 32 : 1;
}

static bool selects_part(const struct isa_operation *operation, uint32_t source)
{
    uint32_t select = source ? ISA_SDWA_SRC1(operation->lanes) : ISA_SDWA_SRC0(operation->lanes);

    return operation->modifiers & ISA_MOD_SDWA && select < ISA_SDWA_DWORD;
}

/* Instructions that take a part of their source, or make a word of parts. */
static bool works_on_parts(const struct isa_operation *operation)
{
    switch (operation->opcode) {
    case ISA_OP_v_bfe_u32:
    case ISA_OP_v_bfe_i32:
    case ISA_OP_v_bfi_b32:
    case ISA_OP_v_and_b32:
    case ISA_OP_v_or_b32:
    case ISA_OP_v_perm_b32:
    case ISA_OP_v_alignbit_b32:
    case ISA_OP_v_alignbyte_b32:
    case ISA_OP_v_lshrrev_b16:
    case ISA_OP_v_lshrrev_b32:
    case ISA_OP_v_lshrrev_b64:
    case ISA_OP_v_ashrrev_i16:
    case ISA_OP_v_ashrrev_i32:
    case ISA_OP_v_lshlrev_b16:
    case ISA_OP_v_lshlrev_b32:
    case ISA_OP_v_lshlrev_b64:
    case ISA_OP_v_cvt_f32_ubyte0:
    case ISA_OP_v_cvt_f32_ubyte1:
    case ISA_OP_v_cvt_f32_ubyte2:
    case ISA_OP_v_cvt_f32_ubyte3:
    case ISA_OP_flat_store_byte:
    case ISA_OP_flat_store_short:
    case ISA_OP_buffer_store_byte:
    case ISA_OP_buffer_store_short:
    case ISA_OP_ds_write_b8:
    case ISA_OP_ds_write_b16:
        return true;
    default:
        return false;
    }
}

/* Whether it has 16-bit sources, by its operands: "d.u16 x.u16 x.u16". */
static bool works_on_halves(const struct isa_operation *operation)
{
    const char *at = isa_opcodes[operation->opcode].operands;

    for (; *at; at++) {
        if (at[0] == 'x' && at[1] == '.' && at[3] == '1')
            return true;
    }
    return false;
}

/* The number of the source that reads a register of the range; 3: none. */
static uint32_t reading_source(const struct isa_operation *operation, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < 3; i++) {
        if (names(operation->source[i], first, count))
            return i;
    }
    return 3;
}

enum shadow_use shadow_use_of_load(const struct isa_program *program, uint32_t load, uint32_t *store)
{
    uint32_t first = program->operations[load].destination, count = words_of(&program->operations[load], 'd');

    for (uint32_t i = load + 1; i < program->operation_count && i < load + REACH; i++) {
        const struct isa_operation *operation = &program->operations[i];
        uint32_t source = reading_source(operation, first, count);

        if (source == 3)
            continue;
        if (works_on_parts(operation) || works_on_halves(operation) || selects_part(operation, source))
            return SHADOW_USE_PARTS;
        if (isa_opcodes[operation->opcode].format != ISA_FORMAT_FLAT ||
            !(isa_opcodes[operation->opcode].flags & ISA_OP_STORE) || source != 1)
            return SHADOW_USE_WHOLE;
        *store = i;
        return SHADOW_USE_STORED;
    }
    return SHADOW_USE_WHOLE;
}

/* A load of global memory. Values of one piece come back from scratch. */
static bool is_load(const struct isa_operation *operation)
{
    const struct isa_opcode_info *info = &isa_opcodes[operation->opcode];

    return info->format == ISA_FORMAT_FLAT && !(info->flags & (ISA_OP_STORE | ISA_OP_ATOMIC));
}

static bool is_constant(const struct isa_operation *operation)
{
    return operation->opcode == ISA_OP_v_mov_b32 && operation->source[0] < ISA_VGPR_FIRST;
}

bool shadow_store_is_packed(const struct isa_program *program, uint32_t store)
{
    uint32_t first = program->operations[store].source[1];

    for (uint32_t i = store; i-- > 0 && i + REACH > store;) {
        const struct isa_operation *operation = &program->operations[i];

        if (operation->destination == first)
            return works_on_parts(operation) || operation->modifiers & ISA_MOD_SDWA || is_constant(operation) ||
                   is_load(operation);
    }
    return true;
}
