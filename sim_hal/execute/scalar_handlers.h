/*
 * scalar_handlers.h - how one scalar ALU opcode works. Internal to scalar*.c.
 */
#ifndef SIM_HAL_EXECUTE_SCALAR_HANDLERS_H
#define SIM_HAL_EXECUTE_SCALAR_HANDLERS_H

#include "execute/scalar_operands.h"
#include "isa/opcodes.h"

/* A handler: executes an instruction of the scalar ALU, whose address wave->operation has left already. */
#define EXECUTE_SCALAR_HANDLER(name)                                                                                   \
    enum isa_fault execute_scalar_##name(struct isa_wave *wave, const struct isa_operation *operation)

/* Those that the rows of opcodes.def name: execute_scalar_s_add_u32 and so on. */
#define ISA_HANDLER_SALU(mnemonic, handler) EXECUTE_SCALAR_HANDLER(handler);
#include "isa/opcodes.def"

/*
 * The shapes of handlers: each is made from an expression over the sources a and b, of 32 or 64 bits. TESTED ones set
 * SCC to whether the result is not 0. Others leave SCC alone.
 */
#define EXECUTE_SCALAR_WORD_1(name, expression)                                                                        \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_WORD_2(name, expression)                                                                        \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
        uint32_t b = execute_scalar_value(wave, operation, operation->source[1]);                                      \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_TESTED_WORD_1(name, expression)                                                                 \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scalar[operation->destination] = result;                                                                 \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_TESTED_WORD_2(name, expression)                                                                 \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
        uint32_t b = execute_scalar_value(wave, operation, operation->source[1]);                                      \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scalar[operation->destination] = result;                                                                 \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

/* SCC from an expression of its own over a, b and result (carries, overflows). */
#define EXECUTE_SCALAR_FLAGGED_WORD_2(name, expression, flag)                                                          \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
        uint32_t b = execute_scalar_value(wave, operation, operation->source[1]);                                      \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scc = flag;                                                                                              \
        wave->scalar[operation->destination] = result;                                                                 \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_LONG_1(name, expression)                                                                        \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, expression);                                                  \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_LONG_2(name, expression)                                                                        \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint64_t b = execute_scalar_value64(wave, operation, operation->source[1]);                                    \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, expression);                                                  \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_TESTED_LONG_1(name, expression)                                                                 \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_TESTED_LONG_2(name, expression)                                                                 \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint64_t b = execute_scalar_value64(wave, operation, operation->source[1]);                                    \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

/* 64-bit value a with a 32-bit second operand b (shift counts and fields). */
#define EXECUTE_SCALAR_TESTED_LONG_WORD(name, expression)                                                              \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint32_t b = execute_scalar_value(wave, operation, operation->source[1]);                                      \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

/* A 32-bit result of a 64-bit source. */
#define EXECUTE_SCALAR_WORD_OF_LONG(name, expression)                                                                  \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
        return ISA_FAULT_NONE;                                                                                         \
    }

/* Comparisons set SCC and nothing else. */
#define EXECUTE_SCALAR_COMPARE(name, condition)                                                                        \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = execute_scalar_value(wave, operation, operation->source[0]);                                      \
        uint32_t b = execute_scalar_value(wave, operation, operation->source[1]);                                      \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

#define EXECUTE_SCALAR_COMPARE_LONG(name, condition)                                                                   \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint64_t b = execute_scalar_value64(wave, operation, operation->source[1]);                                    \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

/* SOPK: a is the destination's old value, b the immediate as the instruction extends it. */
#define EXECUTE_SCALAR_COMPARE_CONSTANT(name, type, condition)                                                         \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint32_t a = wave->scalar[operation->destination];                                                             \
        uint32_t b = (uint32_t)(type)operation->immediate;                                                             \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

static inline bool execute_scalar_less(uint32_t a, uint32_t b)
{
    return (int32_t)a < (int32_t)b;
}

static inline uint64_t execute_low_bits(uint32_t count)
{
    return count >= 64 ? UINT64_MAX : (1ull << count) - 1;
}

#endif
