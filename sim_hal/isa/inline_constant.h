/*
 * inline_constant.h - numbers that operands name without a literal.
 */
#ifndef SIM_HAL_ISA_INLINE_CONSTANT_H
#define SIM_HAL_ISA_INLINE_CONSTANT_H

#include "isa/operation.h"

/* The inline constant with this value; ISA_OPERAND_NONE when there is none. */
uint16_t isa_inline_integer(int64_t value);

/* The inline constant with these bits of a float that is width bits wide; ISA_OPERAND_NONE when there is none. */
uint16_t isa_inline_float(uint64_t bits, uint32_t width);

/* The bits of an inline constant, ISA_INLINE_HALF to ISA_INLINE_INV_2PI, as a float of this width. */
uint64_t isa_inline_float_bits(uint16_t number, uint32_t width);

#endif
