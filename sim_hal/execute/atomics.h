/*
 * atomics.h - what atomics compute, and when the condition of a wait is met.
 */
#ifndef SIM_HAL_EXECUTE_ATOMICS_H
#define SIM_HAL_EXECUTE_ATOMICS_H

#include "isa/operation.h"

enum execute_atomic {
    EXECUTE_ATOMIC_SWAP,
    EXECUTE_ATOMIC_CMPSWAP,
    EXECUTE_ATOMIC_ADD,
    EXECUTE_ATOMIC_SUB,
    EXECUTE_ATOMIC_SMIN,
    EXECUTE_ATOMIC_UMIN,
    EXECUTE_ATOMIC_SMAX,
    EXECUTE_ATOMIC_UMAX,
    EXECUTE_ATOMIC_AND,
    EXECUTE_ATOMIC_OR,
    EXECUTE_ATOMIC_XOR,
    EXECUTE_ATOMIC_INC,
    EXECUTE_ATOMIC_DEC,
    EXECUTE_ATOMIC_LOAD, /* compare-and-wait: reads, never writes */
    /*
     * Global wave sync. Bits 31:0 of the word are the arrivals that are missing beside one, bits 63:32 its generation: the times
     * that all have arrived. The operand is the number that is missing from now on.
     */
    EXECUTE_ATOMIC_GWS_INIT,
    EXECUTE_ATOMIC_GWS_BARRIER
};

/* The value an atomic leaves in memory. bytes is 4 or 8. */
uint64_t execute_atomic_result(enum execute_atomic atomic, uint32_t bytes, uint64_t old, uint64_t operand,
                               uint64_t compare);

/* Whether value satisfies {condition, mask, expected}: (value & mask) cond expected, unsigned for LT and GE. */
bool execute_wait_satisfied(enum isa_wait_condition condition, uint64_t value, uint64_t mask, uint64_t expected);

#endif
