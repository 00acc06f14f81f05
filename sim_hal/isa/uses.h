/*
 * uses.h - which registers an operation reads and writes.
 *
 * Registers are operand numbers: 0..127 scalar ones with VCC, M0 and EXEC, ISA_SCC, and 256..511 VGPRs.
 */
#ifndef SIM_HAL_ISA_USES_H
#define SIM_HAL_ISA_USES_H

#include "engine/require.h"
#include "isa/operation.h"

#define ISA_REGISTERS 512u

/* A set of registers: one bit a number. */
struct isa_registers {
    uint64_t bits[ISA_REGISTERS / 64];
};

static inline bool isa_registers_have(const struct isa_registers *set, uint32_t number)
{
    SIM_REQUIRE(number < ISA_REGISTERS);
    return set->bits[number / 64] >> (number % 64) & 1;
}

/* Adds count registers from a number on. Numbers of constants and of no register add nothing; VCCZ and EXECZ stand for
 * VCC and EXEC. */
void isa_registers_add(struct isa_registers *set, uint32_t number, uint32_t count);

struct isa_uses {
    struct isa_registers reads;
    struct isa_registers writes;   /* all that it may write */
    struct isa_registers replaces; /* of these, what is gone then in every lane */
    bool acts;                     /* it branches, or reaches memory or another wave */
    bool varies; /* the result depends on more than what it reads: on the time, or on registers chosen by M0 */
};

/* Tells what an operation uses. Where that cannot be told exactly, reads and writes are too many, never too few. */
void isa_uses(const struct isa_operation *operation, struct isa_uses *uses);

#endif
