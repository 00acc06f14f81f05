/*
 * test_vector_division.c - the instruction sequences that compilers make of divisions give correctly rounded quotients
 * (f32 and f64) and exact ones (u32), for ordinary and extreme operands.
 */
#include "support_exact.h"
#include "support_isa.h"
#include "test.h"

#include "execute/scalar.h"
#include "execute/vector.h"

#define VGPR(n) ((uint16_t)(ISA_VGPR_FIRST + (n)))
#define ONE     242 /* inline 1.0 */

enum { ROUNDS = 3000, NUMERATOR = 10, DENOMINATOR = 12, QUOTIENT = 14 };

static struct test_wave machine;

static void vector(enum isa_opcode opcode, uint16_t destination, uint16_t a, uint16_t b, uint16_t c, uint32_t modifiers)
{
    struct isa_operation op = {.opcode = (uint16_t)opcode,
                               .unit = ISA_UNIT_VALU,
                               .destination = destination,
                               .scalar_destination = ISA_VCC_LO,
                               .source = {a, b, c},
                               .modifiers = modifiers,
                               .literal = 0x4f7ffffe};

    execute_vector(&machine.wave, &op);
}

/* s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), value */
static void set_f32_denormals(uint32_t value)
{
    struct isa_operation op = {.opcode = ISA_OP_s_setreg_imm32_b32,
                               .unit = ISA_UNIT_SALU,
                               .immediate = 1 | 4 << 6 | 1 << 11,
                               .literal = value};
    bool taken;

    execute_scalar(&machine.wave, &op, &taken);
}

/* The f32 division of clang; it switches denormals on around the steps where MODE flushes them. */
static void divide_f32(bool flushes)
{
    const uint16_t n = VGPR(NUMERATOR), d = VGPR(DENOMINATOR);

    vector(ISA_OP_v_div_scale_f32, VGPR(1), d, d, n, 0);
    vector(ISA_OP_v_div_scale_f32, VGPR(2), n, d, n, 0);
    vector(ISA_OP_v_rcp_f32, VGPR(3), VGPR(1), ISA_OPERAND_NONE, ISA_OPERAND_NONE, 0);
    if (flushes)
        set_f32_denormals(3);
    vector(ISA_OP_v_fma_f32, VGPR(4), VGPR(1), VGPR(3), ONE, ISA_MOD_NEG(0));
    vector(ISA_OP_v_fma_f32, VGPR(3), VGPR(4), VGPR(3), VGPR(3), 0);
    vector(ISA_OP_v_mul_f32, VGPR(4), VGPR(2), VGPR(3), ISA_OPERAND_NONE, 0);
    vector(ISA_OP_v_fma_f32, VGPR(5), VGPR(1), VGPR(4), VGPR(2), ISA_MOD_NEG(0));
    vector(ISA_OP_v_fma_f32, VGPR(4), VGPR(5), VGPR(3), VGPR(4), 0);
    vector(ISA_OP_v_fma_f32, VGPR(1), VGPR(1), VGPR(4), VGPR(2), ISA_MOD_NEG(0));
    if (flushes)
        set_f32_denormals(0);
    vector(ISA_OP_v_div_fmas_f32, VGPR(1), VGPR(1), VGPR(3), VGPR(4), 0);
    vector(ISA_OP_v_div_fixup_f32, VGPR(QUOTIENT), VGPR(1), d, n, 0);
}

static void divide_f64(void)
{
    const uint16_t n = VGPR(NUMERATOR), d = VGPR(DENOMINATOR);

    vector(ISA_OP_v_div_scale_f64, VGPR(20), d, d, n, 0);
    vector(ISA_OP_v_rcp_f64, VGPR(22), VGPR(20), ISA_OPERAND_NONE, ISA_OPERAND_NONE, 0);
    vector(ISA_OP_v_fma_f64, VGPR(24), VGPR(20), VGPR(22), ONE, ISA_MOD_NEG(0));
    vector(ISA_OP_v_fma_f64, VGPR(22), VGPR(22), VGPR(24), VGPR(22), 0);
    vector(ISA_OP_v_div_scale_f64, VGPR(24), n, d, n, 0);
    vector(ISA_OP_v_fma_f64, VGPR(26), VGPR(20), VGPR(22), ONE, ISA_MOD_NEG(0));
    vector(ISA_OP_v_fma_f64, VGPR(22), VGPR(22), VGPR(26), VGPR(22), 0);
    vector(ISA_OP_v_mul_f64, VGPR(26), VGPR(24), VGPR(22), ISA_OPERAND_NONE, 0);
    vector(ISA_OP_v_fma_f64, VGPR(20), VGPR(20), VGPR(26), VGPR(24), ISA_MOD_NEG(0));
    vector(ISA_OP_v_div_fmas_f64, VGPR(20), VGPR(20), VGPR(22), VGPR(26), 0);
    vector(ISA_OP_v_div_fixup_f64, VGPR(QUOTIENT), VGPR(20), d, n, 0);
}

/* The IEEE quotient; invalid ones are the negative default NaN, as v_div_fixup gives it. */
static uint64_t quotient(const struct exact_format *format, uint64_t n, uint64_t d)
{
    uint64_t sign = (n ^ d) & exact_sign_bit(format), size = exact_sign_bit(format) - 1;
    uint64_t infinity = exact_infinity(format), invalid = exact_quieted(format, infinity) | exact_sign_bit(format);

    if (exact_is_nan(format, n) || exact_is_nan(format, d))
        return exact_quieted(format, exact_is_nan(format, n) ? n : d);
    if (((n & size) == 0 && (d & size) == 0) || ((n & size) == infinity && (d & size) == infinity))
        return invalid;
    if ((d & size) == 0 || (n & size) == infinity)
        return sign | infinity;
    if ((n & size) == 0 || (d & size) == infinity)
        return sign;
    return exact_quotient(format, n, d);
}

/* Operands: any, or such that the quotient is near the smallest numbers or near the largest. */
static void choose(const char *type, uint64_t *n, uint64_t *d)
{
    uint32_t bits = test_type_bits(type), mantissa = bits == 32 ? 23 : 52, top = bits == 32 ? 255 : 2047;
    uint64_t fractions = ((uint64_t)1 << mantissa) - 1, sign = (uint64_t)1 << (bits - 1);
    uint32_t far = top / 2 + test_random_below(mantissa + 6), exponent = far + test_random_below(top - far);

    *n = test_value(type);
    *d = test_value(type);
    switch (test_random_below(3)) {
    case 0: /* tiny: the exponents differ by about the bias */
        *n = (*n & (sign | fractions)) | (uint64_t)(exponent - far) << mantissa;
        *d = (*d & (sign | fractions)) | (uint64_t)exponent << mantissa;
        return;
    case 1: /* huge */
        *d = (*d & (sign | fractions)) | (uint64_t)(exponent - far) << mantissa;
        *n = (*n & (sign | fractions)) | (uint64_t)exponent << mantissa;
        return;
    default:
        return;
    }
}

static void check_f32(uint32_t mode)
{
    bool flushes = !(mode & TEST_MODE_F32_DENORMALS);

    test_wave_init(&machine);
    machine.wave.mode = mode;
    for (uint32_t round = 0; round < TEST_ROUNDS(ROUNDS); round++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint64_t n, d;

            choose("f32", &n, &d);
            machine.registers[NUMERATOR][lane] = (uint32_t)n;
            machine.registers[DENOMINATOR][lane] = (uint32_t)d;
        }
        divide_f32(flushes);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint64_t n = machine.registers[NUMERATOR][lane], d = machine.registers[DENOMINATOR][lane], want;

            n = flushes && exact_is_denormal(&exact_f32, n) ? n & 0x80000000u : n;
            d = flushes && exact_is_denormal(&exact_f32, d) ? d & 0x80000000u : d;
            want = quotient(&exact_f32, n, d);
            want = flushes && exact_is_denormal(&exact_f32, want) ? want & 0x80000000u : want;
            CHECK_EQUAL(machine.registers[QUOTIENT][lane], want);
        }
    }
}

static void divides_f32_with_denormals(void)
{
    check_f32(TEST_MODE_DEFAULT | TEST_MODE_F32_DENORMALS);
}

static void divides_f32_flushing_denormals(void)
{
    check_f32(TEST_MODE_DEFAULT);
    CHECK_EQUAL(machine.wave.mode, TEST_MODE_DEFAULT);
}

static void divides_f64(void)
{
    test_wave_init(&machine);
    for (uint32_t round = 0; round < TEST_ROUNDS(ROUNDS / 2); round++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint64_t n, d;

            choose("f64", &n, &d);
            machine.registers[NUMERATOR][lane] = (uint32_t)n;
            machine.registers[NUMERATOR + 1][lane] = (uint32_t)(n >> 32);
            machine.registers[DENOMINATOR][lane] = (uint32_t)d;
            machine.registers[DENOMINATOR + 1][lane] = (uint32_t)(d >> 32);
        }
        divide_f64();
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint64_t n = (uint64_t)machine.registers[NUMERATOR + 1][lane] << 32 | machine.registers[NUMERATOR][lane];
            uint64_t d =
                (uint64_t)machine.registers[DENOMINATOR + 1][lane] << 32 | machine.registers[DENOMINATOR][lane];
            uint64_t got = (uint64_t)machine.registers[QUOTIENT + 1][lane] << 32 | machine.registers[QUOTIENT][lane];

            CHECK_EQUAL(got, quotient(&exact_f64, n, d));
        }
    }
}

/* The u32 division of clang: a reciprocal that must not be too large, and two corrections. */
static void divide_u32(void)
{
    const uint16_t n = VGPR(NUMERATOR), d = VGPR(DENOMINATOR), none = ISA_OPERAND_NONE;
    const uint16_t zero = ISA_INLINE_ZERO, one = ISA_INLINE_ZERO + 1, vcc = ISA_VCC_LO;

    vector(ISA_OP_v_cvt_f32_u32, VGPR(0), d, none, none, 0);
    vector(ISA_OP_v_sub_u32, VGPR(7), zero, d, none, 0);
    vector(ISA_OP_v_rcp_iflag_f32, VGPR(0), VGPR(0), none, none, 0);
    vector(ISA_OP_v_mul_f32, VGPR(0), ISA_LITERAL, VGPR(0), none, 0);
    vector(ISA_OP_v_cvt_u32_f32, VGPR(0), VGPR(0), none, none, 0);
    vector(ISA_OP_v_mul_lo_u32, VGPR(1), VGPR(7), VGPR(0), none, 0);
    vector(ISA_OP_v_mul_hi_u32, VGPR(1), VGPR(0), VGPR(1), none, 0);
    vector(ISA_OP_v_add_u32, VGPR(0), VGPR(1), VGPR(0), none, 0);
    vector(ISA_OP_v_mul_hi_u32, VGPR(0), n, VGPR(0), none, 0);
    vector(ISA_OP_v_mul_lo_u32, VGPR(1), VGPR(0), d, none, 0);
    vector(ISA_OP_v_add_u32, VGPR(2), one, VGPR(0), none, 0);
    vector(ISA_OP_v_sub_u32, VGPR(1), n, VGPR(1), none, 0);
    vector(ISA_OP_v_cmp_le_u32, none, d, VGPR(1), none, 0);
    vector(ISA_OP_v_cndmask_b32, VGPR(0), VGPR(0), VGPR(2), vcc, 0);
    vector(ISA_OP_v_subrev_u32, VGPR(2), d, VGPR(1), none, 0);
    /* the borrow has overwritten vcc, so the comparison is made again */
    vector(ISA_OP_v_cmp_le_u32, none, d, VGPR(1), none, 0);
    vector(ISA_OP_v_cndmask_b32, VGPR(1), VGPR(1), VGPR(2), vcc, 0);
    vector(ISA_OP_v_add_u32, VGPR(2), one, VGPR(0), none, 0);
    vector(ISA_OP_v_cmp_le_u32, none, d, VGPR(1), none, 0);
    vector(ISA_OP_v_cndmask_b32, VGPR(QUOTIENT), VGPR(0), VGPR(2), vcc, 0);
}

static void divides_u32(void)
{
    test_wave_init(&machine);
    for (uint32_t round = 0; round < TEST_ROUNDS(ROUNDS); round++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t d = (uint32_t)test_value("u32");

            machine.registers[NUMERATOR][lane] = (uint32_t)test_value("u32");
            machine.registers[DENOMINATOR][lane] = d ? d : 1;
            if (lane % 4 == 0) /* multiples and their neighbours */
                machine.registers[NUMERATOR][lane] =
                    machine.registers[NUMERATOR][lane] / (d ? d : 1) * (d ? d : 1) - (uint32_t)(lane / 4 % 3 - 1);
        }
        divide_u32();
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            CHECK_EQUAL(machine.registers[QUOTIENT][lane],
                        machine.registers[NUMERATOR][lane] / machine.registers[DENOMINATOR][lane]);
    }
}

TEST_MAIN()
{
    return test_run("vector_division", (const struct test_case[]){TEST(divides_f32_with_denormals),
                                                                  TEST(divides_f32_flushing_denormals),
                                                                  TEST(divides_f64),
                                                                  TEST(divides_u32),
                                                                  {0}});
}
