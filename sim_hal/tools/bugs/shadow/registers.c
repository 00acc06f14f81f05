/* registers.c - see registers.h. */
#include "tools/bugs/shadow/registers.h"

#include <string.h>

#include "engine/require.h"

void shadow_registers_reset(struct shadow_registers *registers)
{
    for (uint32_t i = 0; i < registers->row_count; i++) {
        registers->rows[i].lanes = UINT64_MAX;
        registers->rows[i].partial = false;
        registers->rows[i].origin = 0;
        registers->rows[i].buffer = 0;
    }
    memset(registers->scalars, 0xff, sizeof(registers->scalars));
    memset(registers->scalar, 0xff, sizeof(registers->scalar));
    memset(registers->scalar_origin, 0, sizeof(registers->scalar_origin));
    memset(registers->scalar_buffer, 0, sizeof(registers->scalar_buffer));
    shadow_set_scalar(registers, ISA_EXEC_LO, true, 0, 0);
    registers->scc = true;
    registers->scc_origin = 0;
}

void shadow_tell_bits(struct shadow_row *row)
{
    SIM_REQUIRE(!row->partial);
    row->partial = true;
    memset(row->bits, 0xff, ISA_LANES * sizeof(*row->bits));
}

static uint64_t pair_of(const struct shadow_registers *registers, uint32_t operand)
{
    SIM_REQUIRE(operand + 1 < SHADOW_SCALARS);
    return (uint64_t)registers->scalar[operand + 1] << 32 | registers->scalar[operand];
}

/* VCCZ is defined if a defined bit of VCC is one, or all of them are. */
static bool is_zero_test_open(const struct shadow_registers *registers, const struct isa_wave *wave)
{
    uint64_t undefined = pair_of(registers, ISA_VCC_LO);

    return undefined && !(isa_read_scalar64(wave, ISA_VCC_LO) & ~undefined);
}

uint64_t shadow_scalar(const struct shadow_registers *registers, const struct isa_wave *wave, uint32_t operand,
                       bool is_long)
{
    if (operand + is_long < SHADOW_SCALARS)
        return is_long ? pair_of(registers, operand) : registers->scalar[operand];
    if (operand == ISA_SCC)
        return registers->scc;
    return operand == ISA_VCCZ && is_zero_test_open(registers, wave);
}

uint32_t shadow_scalar_origin(const struct shadow_registers *registers, uint32_t operand, bool is_long)
{
    if (operand == ISA_VCCZ)
        return shadow_scalar_origin(registers, ISA_VCC_LO, true);
    if (operand >= SHADOW_SCALARS)
        return registers->scc_origin;
    if (is_long && !registers->scalar[operand] && operand + 1 < SHADOW_SCALARS)
        return registers->scalar_origin[operand + 1];
    return registers->scalar_origin[operand];
}

static void set_word(struct shadow_registers *registers, uint32_t operand, uint32_t undefined, uint32_t origin)
{
    uint64_t bit = UINT64_C(1) << operand % 64;

    if (operand >= SHADOW_SCALARS)
        return;
    registers->scalar[operand] = undefined;
    registers->scalar_origin[operand] = origin;
    if (undefined)
        registers->scalars[operand / 64] |= bit;
    else
        registers->scalars[operand / 64] &= ~bit;
}

void shadow_set_scalar(struct shadow_registers *registers, uint32_t operand, bool is_long, uint64_t undefined,
                       uint32_t origin)
{
    set_word(registers, operand, (uint32_t)undefined, origin);
    if (is_long)
        set_word(registers, operand + 1, (uint32_t)(undefined >> 32), origin);
}
