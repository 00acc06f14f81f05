/* atomics.c - what atomics compute, and when the condition of a wait is met. */
#include "execute/atomics.h"

#include "engine/require.h"

static uint64_t sign_extended(uint64_t value, uint32_t bytes)
{
    return bytes == 4 ? (uint64_t)(int64_t)(int32_t)(uint32_t)value : value;
}

static bool signed_less(uint64_t a, uint64_t b, uint32_t bytes)
{
    return (int64_t)sign_extended(a, bytes) < (int64_t)sign_extended(b, bytes);
}

uint64_t execute_atomic_result(enum execute_atomic atomic, uint32_t bytes, uint64_t old, uint64_t operand,
                               uint64_t compare)
{
    uint64_t mask = bytes == 4 ? UINT32_MAX : UINT64_MAX;

    SIM_REQUIRE(bytes == 4 || bytes == 8);
    switch (atomic) {
    case EXECUTE_ATOMIC_SWAP:
        return operand;
    case EXECUTE_ATOMIC_CMPSWAP:
        return old == compare ? operand : old;
    case EXECUTE_ATOMIC_ADD:
        return (old + operand) & mask;
    case EXECUTE_ATOMIC_SUB:
        return (old - operand) & mask;
    case EXECUTE_ATOMIC_SMIN:
        return signed_less(operand, old, bytes) ? operand : old;
    case EXECUTE_ATOMIC_UMIN:
        return operand < old ? operand : old;
    case EXECUTE_ATOMIC_SMAX:
        return signed_less(old, operand, bytes) ? operand : old;
    case EXECUTE_ATOMIC_UMAX:
        return old < operand ? operand : old;
    case EXECUTE_ATOMIC_AND:
        return old & operand;
    case EXECUTE_ATOMIC_OR:
        return old | operand;
    case EXECUTE_ATOMIC_XOR:
        return old ^ operand;
    case EXECUTE_ATOMIC_INC:
        return old >= operand ? 0 : old + 1;
    case EXECUTE_ATOMIC_DEC:
        return old == 0 || old > operand ? operand : old - 1;
    case EXECUTE_ATOMIC_GWS_INIT:
        return (old & ~(uint64_t)UINT32_MAX) | operand;
    case EXECUTE_ATOMIC_GWS_BARRIER:
        return (uint32_t)old ? old - 1 : (((old >> 32) + 1) << 32 | operand);
    case EXECUTE_ATOMIC_LOAD:
        break;
    }
    return old;
}

bool execute_wait_satisfied(enum isa_wait_condition condition, uint64_t value, uint64_t mask, uint64_t expected)
{
    uint64_t masked = value & mask;

    SIM_REQUIRE(condition <= ISA_WAIT_GE);
    switch (condition) {
    case ISA_WAIT_EQ:
        return masked == expected;
    case ISA_WAIT_NE:
        return masked != expected;
    case ISA_WAIT_LT:
        return masked < expected;
    case ISA_WAIT_GE:
        return masked >= expected;
    case ISA_WAIT_NONE:
        break;
    }
    return true;
}
