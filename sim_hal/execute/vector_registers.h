/*
 * vector_registers.h - the VGPRs of a wave, by operand number.
 */
#ifndef SIM_HAL_EXECUTE_VECTOR_REGISTERS_H
#define SIM_HAL_EXECUTE_VECTOR_REGISTERS_H

#include "engine/require.h"
#include "isa/operation.h"

/* Whether operand names count VGPRs that the wave has. */
static inline bool execute_has_vectors(const struct isa_wave *wave, uint32_t operand, uint32_t count)
{
    return operand >= ISA_VGPR_FIRST && operand - ISA_VGPR_FIRST + count <= wave->vector_count;
}

/* The rows of VGPRs from an operand on. */
static inline const uint32_t (*execute_const_vector_rows(const struct isa_wave *wave, uint32_t operand))[ISA_LANES]
{
    return (const uint32_t(*)[ISA_LANES])(wave->vector + (operand - ISA_VGPR_FIRST));
}

static inline uint32_t (*execute_vector_rows(const struct isa_wave *wave, uint32_t operand))[ISA_LANES]
{
    SIM_REQUIRE(operand >= ISA_VGPR_FIRST);
    return &wave->vector[operand - ISA_VGPR_FIRST];
}

#endif
