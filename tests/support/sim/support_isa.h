/*
 * support_isa.h - what the instruction tests share: a wave with registers, operand values worth trying, and tables of
 * reference computations, one row an opcode.
 */
#ifndef TESTS_SUPPORT_ISA_H
#define TESTS_SUPPORT_ISA_H

#include "isa/opcodes.h"

#define TEST_VGPRS 64u

/* MODE bits as the ISA numbers them. */
#define TEST_MODE_F32_DENORMALS 0x30u
#define TEST_MODE_F64_DENORMALS 0xc0u
#define TEST_MODE_DX10_CLAMP    0x100u
#define TEST_MODE_IEEE          0x200u
#define TEST_MODE_DEFAULT       (TEST_MODE_F64_DENORMALS | TEST_MODE_DX10_CLAMP | TEST_MODE_IEEE)

/* A wave and its vector registers; .wave.vector points to .registers after isa_test_wave. */
struct test_wave {
    uint32_t registers[TEST_VGPRS][ISA_LANES];
    struct isa_wave wave;
};

/* A wave with EXEC full, MODE as kernels start with, and every register holding a value of its own. */
void test_wave_init(struct test_wave *machine);

/* Whether two waves have the same registers and MODE and are at the same operation. */
bool test_waves_equal(const struct test_wave *a, const struct test_wave *b);

/* Deterministic pseudo-random bits. */
uint64_t test_random(void);
uint32_t test_random_below(uint32_t limit);

/*
 * A value of an operand type as opcodes.def writes it ("f32", "i16", "b64"): special cases, values of similar
 * magnitude, and random bits. The upper bits of types under 32 bits are random.
 */
uint64_t test_value(const char *type);

/* The width of an operand type in bits. */
uint32_t test_type_bits(const char *type);

/* One lane of one instruction: what it sees and what it must give. */
struct reference_input {
    uint64_t source[3]; /* modifiers applied; types under 32 bits have any upper bits */
    uint64_t high;      /* the upper half of a 128-bit third source */
    uint32_t lane;
    uint32_t mode;
    bool mask;  /* the lane's bit of the mask operand, or of VCC for v_div_fmas */
    bool clamp; /* integer instructions saturate */
};

struct reference_output {
    uint64_t value;
    uint64_t high; /* 128-bit results */
    bool flag;     /* the lane's bit of the scalar result */
};

struct reference {
    enum isa_opcode opcode;
    struct reference_output (*compute)(const struct reference_input *in);
    uint32_t ulps; /* allowed distance of float results; 0: exactly equal */
};

/* Tables end with a row without a function. */
extern const struct reference reference_integer[], reference_bits[], reference_float[], reference_functions[],
    reference_convert[], reference_compare[];

/* The row of an opcode in any table, or NULL. */
const struct reference *reference_of(uint32_t opcode);

/* One scalar instruction: its sources (b: the immediate of SOPK), the old destination, EXEC and SCC. */
struct scalar_case {
    uint64_t a, b, d, exec;
    bool scc;
};

struct scalar_result {
    uint64_t value, exec;
    bool scc;
};

struct scalar_reference {
    enum isa_opcode opcode;
    struct scalar_result (*compute)(const struct scalar_case *in);
};

/* Ends with a row without a function. */
extern const struct scalar_reference reference_scalar[];

#endif
