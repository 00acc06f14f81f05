/*
 * rules.h - which bits of a result are undefined, if some bits of its sources are.
 *
 * A bit of a result is undefined if another choice of the undefined bits of the sources might change it. Rules may call a bit
 * undefined that is not, but never the other way round. They are exact for moves, logic, shifts, fields, selects, sums and
 * comparisons of integers: what compilers make of code that has parts of a word undefined on purpose.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_RULES_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_RULES_H

#include <stdbool.h>
#include <stdint.h>

/* A source: its value, with any choice for the undefined bits. */
struct shadow_term {
    uint64_t value;
    uint64_t undefined;
};

enum shadow_rule {
    SHADOW_ANY,   /* an undefined bit makes the whole result undefined */
    SHADOW_NEVER, /* the result is a constant */
    SHADOW_MOVE,  /* a, and ~a */
    SHADOW_AND,
    SHADOW_AND_NOT, /* a & ~b */
    SHADOW_OR,
    SHADOW_OR_NOT,
    SHADOW_XOR,
    SHADOW_SELECT_BITS, /* a & b | ~a & c */
    SHADOW_SELECT,      /* c ? b : a */
    SHADOW_ADD,         /* a + b + c */
    SHADOW_SUBTRACT,    /* a - b - c */
    SHADOW_SHIFT_LEFT,  /* b << a */
    SHADOW_SHIFT_RIGHT,
    SHADOW_SHIFT_SIGNED,
    SHADOW_FIELD, /* c bits of a from bit b on; no further bits of c */
    SHADOW_FIELD_SIGNED,
    SHADOW_REVERSE,
    SHADOW_ALIGN_BITS, /* {a, b} >> c */
    SHADOW_ALIGN_BYTES,
    SHADOW_PERMUTE,
    SHADOW_MULTIPLY, /* a * b + c */
    SHADOW_MULTIPLY_24,
    SHADOW_MULTIPLY_SIGNED_24,
    SHADOW_MULTIPLY_HIGH,
    SHADOW_MULTIPLY_HIGH_24,
    SHADOW_LEAST,
    SHADOW_LEAST_SIGNED,
    SHADOW_MOST,
    SHADOW_MOST_SIGNED,
    SHADOW_EQUAL, /* and its opposite; comparisons have results of one bit */
    SHADOW_LESS,  /* a < b, and a >= b */
    SHADOW_LESS_SIGNED,
    SHADOW_LESS_EQUAL, /* a <= b, and a > b */
    SHADOW_LESS_EQUAL_SIGNED,
    SHADOW_COUNT,       /* ones of a, plus b */
    SHADOW_COUNT_BELOW, /* of a's low word: those of lanes below */
    SHADOW_COUNT_BELOW_HIGH,
    SHADOW_LOWEST_ONE,
    SHADOW_HIGHEST_ONE,
    SHADOW_BYTE_0, /* any of byte 0 of a, and so on */
    SHADOW_BYTE_1,
    SHADOW_BYTE_2,
    SHADOW_BYTE_3,
    SHADOW_HALVES,   /* any of a makes the low half undefined, any of b the high one */
    SHADOW_TEST_BIT, /* bit b of a */
    SHADOW_EXTEND_8, /* the sign of a byte */
    SHADOW_EXTEND_16
};

struct shadow_result {
    uint64_t undefined;
    bool flag; /* whether the carry, the borrow or the comparison behind a choice is undefined */
};

/*
 * Applies a rule to sources of a number of bits: 16, 32 or 64. Bits of the sources above these must be 0, in value and
 * undefined. SHADOW_ANY and SHADOW_NEVER alone take wider sources, as conversions to narrow types have them and the mask of
 * v_cmp_class_f16 is: of SHADOW_ANY each undefined bit counts. Absent sources are zeros. lane: the lane that computes, 0 to
 * 63, for SHADOW_COUNT_BELOW and SHADOW_COUNT_BELOW_HIGH; 0 in the scalar ALU. Undefined bits of the result above bits are 0.
 */
struct shadow_result shadow_apply(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3],
                                  uint32_t lane);

static inline uint64_t shadow_low_bits(uint32_t count)
{
    return count >= 64 ? UINT64_MAX : (UINT64_C(1) << count) - 1;
}

#endif
