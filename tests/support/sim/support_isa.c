/* support_isa.c - waves and operand values for the instruction tests. */
#include "support_isa.h"

#include <string.h>

#include "random.h"

static uint64_t random_state = 0x9e3779b97f4a7c15u;

uint64_t test_random(void)
{
    return random_next(&random_state) * 0x2545f4914f6cdd1du;
}

uint32_t test_random_below(uint32_t limit)
{
    return (uint32_t)(test_random() >> 33) % limit;
}

void test_wave_init(struct test_wave *machine)
{
    memset(machine, 0, sizeof(*machine));
    for (uint32_t row = 0; row < TEST_VGPRS; row++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            machine->registers[row][lane] = (uint32_t)test_random();
    }
    for (uint32_t i = 0; i < 128; i++)
        machine->wave.scalar[i] = (uint32_t)test_random();
    machine->wave.vector = machine->registers;
    machine->wave.vector_count = TEST_VGPRS;
    machine->wave.scalar_count = 102;
    machine->wave.mode = TEST_MODE_DEFAULT;
    isa_write_scalar64(&machine->wave, ISA_EXEC_LO, UINT64_MAX);
}

bool test_waves_equal(const struct test_wave *a, const struct test_wave *b)
{
    return memcmp(a->registers, b->registers, sizeof(a->registers)) == 0 &&
           memcmp(a->wave.scalar, b->wave.scalar, sizeof(a->wave.scalar)) == 0 && a->wave.mode == b->wave.mode &&
           a->wave.scc == b->wave.scc && a->wave.operation == b->wave.operation;
}

uint32_t test_type_bits(const char *type)
{
    uint32_t bits = 0;

    for (const char *digit = type + 1; *digit >= '0' && *digit <= '9'; digit++)
        bits = bits * 10 + (uint32_t)(*digit - '0');
    return bits;
}

static uint64_t float_value(uint32_t mantissa_bits, uint32_t exponent_bits)
{
    uint64_t bias = (1ull << (exponent_bits - 1)) - 1, sign = 1ull << (mantissa_bits + exponent_bits);
    uint64_t one = bias << mantissa_bits, infinity = ((1ull << exponent_bits) - 1) << mantissa_bits;
    uint64_t quiet = 1ull << (mantissa_bits - 1), normal = 1ull << mantissa_bits;
    const uint64_t special[] = {
        0,
        1,
        normal - 1,
        normal,
        normal + 1,
        one,
        one - 1,
        one + 1,
        one + normal,
        one - normal,
        one + quiet,
        one - normal + quiet,
        one + quiet / 2,
        infinity,
        infinity - 1,
        infinity | quiet,
        infinity | quiet | 5,
        infinity | 3,
        one + (uint64_t)mantissa_bits * normal,
        one + (uint64_t)(mantissa_bits + 1) * normal - 1,
        one + (uint64_t)7 * normal + 9,
        one + (uint64_t)(exponent_bits > 5 ? 31 : 14) * normal,
        one + (uint64_t)(exponent_bits > 5 ? 32 : 15) * normal,
        one + (uint64_t)(exponent_bits > 5 ? 31 : 14) * normal - 1,
        infinity - normal,
        quiet,
    };
    uint64_t random = test_random(), exponent = bias - 12 + test_random_below(25);

    switch (test_random_below(8)) {
    case 0:
    case 1:
        return special[test_random_below(sizeof(special) / sizeof(special[0]))] | (random & sign);
    case 2:
        return random & (sign | (sign - 1));
    case 3: /* few mantissa bits: halfway cases and exact results */
        return (random & sign) | exponent << mantissa_bits | (random & normal / 8 * 7 & (normal - 1));
    case 4: /* small integers and halves */
        return (random & sign) | (bias + test_random_below(mantissa_bits)) << mantissa_bits |
               (random & (normal - 1) & ~(quiet / 16));
    case 5: /* near the ends of the range */
        return (random & (sign | (normal - 1))) |
               (uint64_t)(random & 64 ? test_random_below(30) : (1u << exponent_bits) - 2 - test_random_below(20))
                   << mantissa_bits;
    default:
        return (random & (sign | (normal - 1))) | exponent << mantissa_bits;
    }
}

static uint64_t integer_value(void)
{
    static const uint64_t special[] = {
        0,          1,          2,          3,          5,          31,         32,         33,
        63,         64,         0x7f,       0x80,       0xff,       0x100,      0x7fff,     0x8000,
        0xffff,     0x10000,    0x7fffff,   0x800000,   0xffffff,   0x1000000,  0x7fffffff, 0x80000000,
        0xfffffffe, 0xffffffff, 0x55555555, 0xaaaaaaaa, 0x80808080, 0x7f7f7f7f, 0xffff0000, 0x01010101,
    };
    uint64_t low = special[test_random_below(32)], high = special[test_random_below(32)];

    switch (test_random_below(6)) {
    case 0:
    case 1:
        return high << 32 | low;
    case 2: /* few bits, anywhere */
        return (test_random() & test_random() & test_random()) >> test_random_below(64);
    case 3: /* small, of both signs */
        return (uint64_t)(int64_t)(int32_t)(test_random_below(400) - 200u);
    default:
        return test_random() >> (test_random_below(4) ? 0 : test_random_below(40));
    }
}

uint64_t test_value(const char *type)
{
    uint32_t bits = test_type_bits(type);

    if (type[0] != 'f')
        return integer_value();
    if (bits == 16)
        return float_value(10, 5) | (test_random() & 0xffff0000u);
    return bits == 32 ? float_value(23, 8) : float_value(52, 11);
}

const struct reference *reference_of(uint32_t opcode)
{
    const struct reference *const tables[] = {reference_integer,   reference_bits,    reference_float,
                                              reference_functions, reference_convert, reference_compare};

    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
        for (const struct reference *row = tables[i]; row->compute; row++) {
            if (row->opcode == opcode)
                return row;
        }
    }
    return NULL;
}
