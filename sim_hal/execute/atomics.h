/*
 * atomics.h - what atomics compute, and when the condition of a wait is met.
 */
#ifndef SIM_HAL_EXECUTE_ATOMICS_H
#define SIM_HAL_EXECUTE_ATOMICS_H

#include "isa/operation.h"

enum isa_atomic {
    ISA_ATOMIC_SWAP,
    ISA_ATOMIC_CMPSWAP,
    ISA_ATOMIC_ADD,
    ISA_ATOMIC_SUB,
    ISA_ATOMIC_SMIN,
    ISA_ATOMIC_UMIN,
    ISA_ATOMIC_SMAX,
    ISA_ATOMIC_UMAX,
    ISA_ATOMIC_AND,
    ISA_ATOMIC_OR,
    ISA_ATOMIC_XOR,
    ISA_ATOMIC_INC,
    ISA_ATOMIC_DEC,
    ISA_ATOMIC_LOAD /* compare-and-wait: reads, never writes */
};

/* The value an atomic leaves in memory. bytes is 4 or 8. */
uint64_t isa_atomic_result(enum isa_atomic atomic, uint32_t bytes, uint64_t old, uint64_t operand, uint64_t compare);

/* Whether value satisfies {condition, mask, expected}: (value & mask) cond expected, unsigned for LT and GE. */
bool isa_wait_satisfied(enum isa_wait_condition condition, uint64_t value, uint64_t mask, uint64_t expected);

#endif
