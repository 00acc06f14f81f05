/*
 * test_vector.c - every vector ALU opcode against its reference computation: special and random operands, partial EXEC,
 * register aliasing, scalar and constant operands, input and output modifiers, and MODE.
 */
#include "support_exact.h"
#include "support_isa.h"
#include "test.h"

#include "execute/vector.h"

#include <string.h>

enum { ROUNDS = 72, SOURCE_ROW = 4, RESULT_ROW = 40, MASK_PAIR = 20, RESULT_PAIR = 30, SCALAR_SOURCE = 40 };

static struct test_wave machine, before;

/* The operands of one opcode as opcodes.def lists them. */
struct operands {
    char result[8];    /* type of the vector result; empty for comparisons */
    char source[3][8]; /* types */
    uint32_t sources;
    bool has_scalar_result, has_mask, has_literal;
    uint32_t literal_source;
};

static void parse_operands(const char *text, struct operands *operands)
{
    memset(operands, 0, sizeof(*operands));
    while (*text) {
        char role = *text;
        size_t length = strcspn(text, " "), type = length > 2 ? length - 2 : 0;
        char *into = role == 'd' ? operands->result : operands->source[operands->sources];

        if (role == 'd' || role == 'x' || role == 'k')
            memcpy(into, text + 2, type);
        operands->has_scalar_result |= role == 'c';
        operands->has_mask |= role == 'm';
        if (role == 'k') {
            operands->has_literal = true;
            operands->literal_source = operands->sources;
        }
        operands->sources += role == 'x' || role == 'k';
        text += length + (text[length] == ' ');
    }
}

/* Lane-crossing opcodes are in test_vector_lanes.c. */
static bool crosses_lanes(uint32_t opcode)
{
    switch (opcode) {
    case ISA_OP_v_nop:
    case ISA_OP_v_clrexcp:
    case ISA_OP_v_readlane_b32:
    case ISA_OP_v_readfirstlane_b32:
    case ISA_OP_v_writelane_b32:
    case ISA_OP_v_movrels_b32:
    case ISA_OP_v_movreld_b32:
    case ISA_OP_v_movrelsd_b32:
        return true;
    default:
        return false;
    }
}

static void every_opcode_has_a_reference(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        if (isa_opcodes[opcode].unit != ISA_UNIT_VALU || crosses_lanes(opcode))
            continue;
        test_context(isa_opcodes[opcode].mnemonic);
        CHECK(reference_of(opcode) != NULL);
    }
}

/* One execution: the operation, and the values that its operands have in each lane. */
struct trial {
    const struct reference *reference;
    struct operands operands;
    struct isa_operation operation;
    uint64_t value[3][ISA_LANES], high[ISA_LANES];
    uint64_t exec, mask;
    uint32_t omod;
};

static void set_register(uint32_t row, uint32_t bits, uint32_t lane, uint64_t value, uint64_t high)
{
    machine.registers[row][lane] = (uint32_t)value;
    if (bits >= 64)
        machine.registers[row + 1][lane] = (uint32_t)(value >> 32);
    if (bits == 128) {
        machine.registers[row + 2][lane] = (uint32_t)high;
        machine.registers[row + 3][lane] = (uint32_t)(high >> 32);
    }
}

static uint64_t get_register(uint32_t row, uint32_t bits, uint32_t lane)
{
    uint64_t low = machine.registers[row][lane];

    return bits >= 64 ? (uint64_t)machine.registers[row + 1][lane] << 32 | low : low;
}

/* An inline constant and its value: integers keep their sign, floats take the operand's format. */
static uint64_t inline_constant(const char *type, uint16_t *operand)
{
    static const double floats[] = {0.5, -0.5, 1, -1, 2, -2, 4, -4};
    uint32_t number = test_random_below(90), bits = test_type_bits(type);
    struct exact x;

    if (number < 8) {
        x = exact_make(floats[number] < 0, (uint128)(floats[number] < 0 ? -floats[number] * 2 : floats[number] * 2),
                       -1);
        *operand = (uint16_t)(ISA_INLINE_HALF + number);
        return exact_rounded(&x, bits == 16 ? &exact_f16 : bits == 32 ? &exact_f32 : &exact_f64, EXACT_NEAREST);
    }
    if (number == 8) {
        *operand = ISA_INLINE_INV_2PI;
        return bits == 16 ? 0x3118 : bits == 32 ? 0x3e22f983 : 0x3fc45f306dc9c882;
    }
    *operand = (uint16_t)(ISA_INLINE_ZERO + number - 9);
    return (uint64_t)(number - 9 <= 64 ? (int64_t)number - 9 : 64 - ((int64_t)number - 9));
}

/* A literal and its value in a wider operand: the upper half of a double, extended for integers. */
static uint64_t literal_constant(const char *type, struct isa_operation *operation)
{
    uint32_t bits = test_type_bits(type);
    uint64_t value = test_value(type);

    operation->literal = (uint32_t)(bits == 64 && type[0] == 'f' ? value >> 32 : value);
    if (bits < 64)
        return operation->literal;
    if (type[0] == 'f')
        return (uint64_t)operation->literal << 32;
    return type[0] == 'i' ? (uint64_t)(int64_t)(int32_t)operation->literal : operation->literal;
}

/* Gives a source its operand and values. Most are VGPRs; one of them may be an SGPR, a constant or a literal. */
static void choose_source(struct trial *t, uint32_t i, bool uniform)
{
    const char *type = t->operands.source[i];
    uint32_t bits = test_type_bits(type), row = SOURCE_ROW + 8 * i;
    uint64_t constant = 0;

    if (t->operands.has_literal && i == t->operands.literal_source) {
        t->operation.source[i] = ISA_LITERAL;
        constant = literal_constant(type, &t->operation);
        uniform = true;
    } else if (!uniform || bits == 128) {
        uniform = false;
        t->operation.source[i] = (uint16_t)(ISA_VGPR_FIRST + row);
    } else if (test_random_below(3) == 0) {
        constant = inline_constant(type, &t->operation.source[i]);
    } else if (test_random_below(3) == 0 && !t->operands.has_literal) {
        t->operation.source[i] = ISA_LITERAL;
        constant = literal_constant(type, &t->operation);
    } else {
        constant = test_value(type);
        t->operation.source[i] = SCALAR_SOURCE;
        isa_write_scalar64(&machine.wave, SCALAR_SOURCE, constant);
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        t->value[i][lane] = uniform ? constant : test_value(type);
        if (!uniform && i > 0 && strcmp(type, t->operands.source[i - 1]) == 0 && test_random_below(8) == 0)
            t->value[i][lane] = t->value[i - 1][lane]; /* equal operands are special to many opcodes */
        if (bits == 32 || bits == 16)
            t->value[i][lane] = (uint32_t)t->value[i][lane];
        t->high[lane] = test_random() >> test_random_below(60);
        if (!uniform)
            set_register(row, bits, lane, t->value[i][lane], t->high[lane]);
    }
}

static uint64_t sign_of_type(const char *type)
{
    return (uint64_t)1 << (test_type_bits(type) - 1);
}

/* neg and abs on float sources: on the operation, and on the values that the reference sees. */
static void choose_modifiers(struct trial *t)
{
    for (uint32_t i = 0; i < t->operands.sources; i++) {
        bool negative = test_random_below(3) == 0, absolute = test_random_below(3) == 0;
        uint64_t sign;

        if (t->operation.source[i] == ISA_LITERAL)
            continue;
        t->operation.modifiers |= (negative ? ISA_MOD_NEG(i) : 0) | (absolute ? ISA_MOD_ABS(i) : 0);
        if (t->operands.source[i][0] != 'f')
            continue; /* the modifiers mean nothing to integers */
        sign = sign_of_type(t->operands.source[i]);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            t->value[i][lane] &= absolute ? ~sign : UINT64_MAX;
            t->value[i][lane] ^= negative ? sign : 0;
        }
    }
    if (test_random_below(2) == 0)
        t->operation.modifiers |= ISA_MOD_CLAMP;
    if (t->operands.result[0] == 'f') {
        t->omod = test_random_below(4);
        t->operation.modifiers |= t->omod << ISA_MOD_OMOD_SHIFT;
    }
}

static uint64_t random_exec(void)
{
    switch (test_random_below(6)) {
    case 0:
        return 0;
    case 1:
        return (uint64_t)1 << test_random_below(64);
    case 2:
    case 3:
        return test_random();
    default:
        return UINT64_MAX;
    }
}

/* Builds one execution; the first third of the rounds is plain, so that a failure there is a failure of the opcode. */
static void prepare(struct trial *t, const struct reference *reference, uint32_t round)
{
    static const uint32_t modes[] = {
        TEST_MODE_DEFAULT,
        TEST_MODE_DEFAULT | TEST_MODE_F32_DENORMALS,
        TEST_MODE_IEEE,
        TEST_MODE_F32_DENORMALS | TEST_MODE_F64_DENORMALS,
        TEST_MODE_F64_DENORMALS | TEST_MODE_DX10_CLAMP,
        TEST_MODE_DEFAULT | 0x10,
        0x20 | 0x40,
        0x80 | TEST_MODE_DX10_CLAMP,
        TEST_MODE_DEFAULT | TEST_MODE_F32_DENORMALS | 0x5,
        TEST_MODE_DEFAULT | TEST_MODE_F32_DENORMALS | 0xa,
        TEST_MODE_DEFAULT | 0xf,
        TEST_MODE_F32_DENORMALS | 0x1,
        TEST_MODE_DEFAULT | 0xc,
    };
    const struct isa_opcode_info *info = &isa_opcodes[reference->opcode];
    bool plain = round < ROUNDS / 3;
    uint32_t uniform;

    memset(t, 0, sizeof(*t));
    test_wave_init(&machine);
    t->reference = reference;
    parse_operands(info->operands, &t->operands);
    t->operation.opcode = (uint16_t)reference->opcode;
    t->operation.unit = ISA_UNIT_VALU;
    t->operation.destination = t->operands.result[0] ? ISA_VGPR_FIRST + RESULT_ROW : ISA_OPERAND_NONE;
    t->operation.scalar_destination = t->operands.has_scalar_result ? RESULT_PAIR : ISA_OPERAND_NONE;
    for (uint32_t i = 0; i < 3; i++)
        t->operation.source[i] = ISA_OPERAND_NONE;
    machine.wave.mode = plain && round < ROUNDS / 6 ? TEST_MODE_DEFAULT : modes[round % 13];
    t->exec = plain ? UINT64_MAX : random_exec();
    uniform = plain ? 3 : test_random_below(5);
    for (uint32_t i = 0; i < t->operands.sources; i++)
        choose_source(t, i, i == uniform);
    if (!plain)
        choose_modifiers(t);
    if (info->flags & ISA_OP_READS_DESTINATION) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            t->value[2][lane] = test_value(t->operands.result);
            set_register(RESULT_ROW, 32, lane, t->value[2][lane], 0);
        }
    }
    t->mask = test_random();
    isa_write_scalar64(&machine.wave, MASK_PAIR, t->mask);
    if (t->operands.has_mask)
        t->operation.source[2] = MASK_PAIR;
    if (info->flags & ISA_OP_READS_VCC)
        isa_write_scalar64(&machine.wave, ISA_VCC_LO, t->mask);
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, t->exec);
    if (!plain && round % 4 == 0 && t->operands.result[0] && !(info->flags & ISA_OP_READS_DESTINATION)) {
        uint16_t source = t->operation.source[test_random_below(t->operands.sources)];

        if (source >= ISA_VGPR_FIRST && source != ISA_OPERAND_NONE)
            t->operation.destination = source;
    }
}

static uint64_t reference_clamp(const struct exact_format *format, uint64_t bits, uint32_t mode)
{
    uint64_t one = (((uint64_t)1 << (format->exponent - 1)) - 1) << format->mantissa, sign = exact_sign_bit(format);

    if (exact_is_nan(format, bits))
        return mode & TEST_MODE_DX10_CLAMP ? 0 : bits;
    if (bits & sign)
        return bits == sign ? bits : 0;
    return bits > one ? one : bits;
}

/* Times 2, 4 or 1/2, flushing denormals and without a sign on zero; only where MODE lets the hardware do it. */
static uint64_t reference_omod(const struct exact_format *format, uint64_t bits, uint32_t mode, uint32_t omod)
{
    static const int powers[] = {0, 1, 2, -1};
    uint32_t denormals = format == &exact_f32 ? 0x20 : 0x80;
    uint64_t mantissa, sign = exact_sign_bit(format);
    struct exact x;
    int exponent;

    if (!omod || (mode & (denormals | TEST_MODE_IEEE)) || exact_is_nan(format, bits) || exact_is_infinite(format, bits))
        return bits;
    mantissa = exact_mantissa(format, bits, &exponent);
    x = exact_make((bits & sign) != 0, mantissa, exponent + powers[omod]);
    bits = exact_rounded(&x, format, EXACT_NEAREST);
    bits = exact_is_denormal(format, bits) ? 0 : bits;
    return bits == sign ? 0 : bits;
}

static uint64_t modified(const struct trial *t, uint64_t bits)
{
    const char *type = t->operands.result;
    const struct exact_format *format = test_type_bits(type) == 16   ? &exact_f16
                                        : test_type_bits(type) == 32 ? &exact_f32
                                                                     : &exact_f64;

    if (type[0] != 'f')
        return bits;
    bits = reference_omod(format, bits, before.wave.mode, t->omod);
    return t->operation.modifiers & ISA_MOD_CLAMP ? reference_clamp(format, bits, before.wave.mode) : bits;
}

/* Whether two floats are at most ulps apart in order; NaNs only if equal. */
static bool close_enough(const char *type, uint64_t got, uint64_t want, uint32_t ulps)
{
    uint64_t sign;
    int64_t apart;

    if (got == want || ulps == 0)
        return got == want;
    sign = sign_of_type(type);
    apart = got & sign ? -(int64_t)(got & (sign - 1)) : (int64_t)got;
    apart -= want & sign ? -(int64_t)(want & (sign - 1)) : (int64_t)want;
    return apart <= (int64_t)ulps && apart >= -(int64_t)ulps;
}

static void check_lane(const struct trial *t, uint32_t lane)
{
    const uint32_t row = t->operation.destination - ISA_VGPR_FIRST, bits = test_type_bits(t->operands.result);
    bool active = t->exec >> lane & 1u;
    struct reference_input in = {
        .source = {t->value[0][lane], t->value[1][lane], t->value[2][lane]},
        .high = t->high[lane],
        .lane = lane,
        .mode = before.wave.mode,
        .mask = t->mask >> lane & 1u,
        .clamp = (t->operation.modifiers & ISA_MOD_CLAMP) != 0,
    };
    struct reference_output want = t->reference->compute(&in);
    uint64_t got;

    if (t->operands.has_scalar_result) {
        uint64_t flags = isa_read_scalar64(&machine.wave, RESULT_PAIR);

        CHECK_EQUAL(flags >> lane & 1u, active && want.flag);
    }
    if (!t->operands.result[0])
        return;
    got = get_register(row, bits, lane);
    if (!active) {
        for (uint32_t i = 0; i < 4; i++)
            CHECK_EQUAL(machine.registers[row + i][lane], before.registers[row + i][lane]);
        return;
    }
    want.value = modified(t, want.value);
    if (close_enough(t->operands.result, got, want.value, t->reference->ulps))
        got = want.value;
    CHECK_EQUAL(got, want.value);
    if (bits == 128)
        CHECK_EQUAL((uint64_t)machine.registers[row + 3][lane] << 32 | machine.registers[row + 2][lane], want.high);
}

/* Nothing but the results may change. */
static void check_rest(const struct trial *t)
{
    const uint32_t row = t->operation.destination - ISA_VGPR_FIRST;
    uint32_t rows = t->operands.result[0] ? (test_type_bits(t->operands.result) + 31) / 32 : 0;
    bool sets_exec = (isa_opcodes[t->operation.opcode].flags & ISA_OP_WRITES_EXEC) != 0;

    for (uint32_t i = 0; i < TEST_VGPRS; i++) {
        if (rows && i >= row && i < row + rows)
            continue;
        CHECK(memcmp(machine.registers[i], before.registers[i], sizeof(machine.registers[i])) == 0);
    }
    for (uint32_t i = 0; i < 128; i++) {
        if (t->operands.has_scalar_result && (i == RESULT_PAIR || i == RESULT_PAIR + 1))
            continue;
        if (sets_exec && (i == ISA_EXEC_LO || i == ISA_EXEC_HI))
            continue;
        CHECK_EQUAL(machine.wave.scalar[i], before.wave.scalar[i]);
    }
    if (sets_exec)
        CHECK_EQUAL(isa_exec(&machine.wave), isa_read_scalar64(&machine.wave, RESULT_PAIR));
    CHECK_EQUAL(machine.wave.operation, before.wave.operation + 1);
    CHECK_EQUAL(machine.wave.mode, before.wave.mode);
    CHECK_EQUAL(machine.wave.scc, before.wave.scc);
}

static void run_reference(const struct reference *reference)
{
    static struct trial trial;

    test_context(isa_opcodes[reference->opcode].mnemonic);
    /* Fewer rounds are spread over all kinds of values and modes. */
    for (uint32_t round = 0; round < ROUNDS; round += (ROUNDS - 1) / TEST_ROUNDS(ROUNDS) + 1) {
        prepare(&trial, reference, round);
        before = machine;
        execute_vector(&machine.wave, &trial.operation);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            check_lane(&trial, lane);
        check_rest(&trial);
    }
}

static void run_table(const struct reference *table)
{
    for (; table->compute; table++)
        run_reference(table);
}

static void integers(void)
{
    run_table(reference_integer);
    run_table(reference_bits);
}

static void floats(void)
{
    run_table(reference_float);
    run_table(reference_functions);
}

static void conversions(void)
{
    run_table(reference_convert);
}

static void comparisons(void)
{
    run_table(reference_compare);
}

/* Cases that random operands hardly meet, worked out by hand. */
static void known_results(void)
{
    static const struct {
        enum isa_opcode opcode;
        uint32_t mode;
        uint64_t a, b, c, want;
    } cases[] = {
        /* (1 + 2^-12)^2 is half way between two floats; the addend decides */
        {ISA_OP_v_fma_f32, TEST_MODE_DEFAULT, 0x3f800800, 0x3f800800, 0x0d800000, 0x3f801001},
        {ISA_OP_v_fma_f32, TEST_MODE_DEFAULT, 0x3f800800, 0x3f800800, 0x8d800000, 0x3f801000},
        {ISA_OP_v_fma_f32, TEST_MODE_DEFAULT, 0x3f800800, 0x3f800800, 0, 0x3f801000},
        {ISA_OP_v_mad_f32, TEST_MODE_DEFAULT, 0x3f800800, 0x3f800800, 0xbf801000, 0},
        {ISA_OP_v_fma_f32, TEST_MODE_DEFAULT, 0x3f800800, 0x3f800800, 0xbf801000, 0x33800000},
        {ISA_OP_v_fma_f16, TEST_MODE_DEFAULT, 0x3c20, 0x3c10, 0x0001, 0x3c31},
        {ISA_OP_v_fma_f16, TEST_MODE_DEFAULT, 0x3c20, 0x3c10, 0x8001, 0x3c30},
        /* x - x is -0 when rounding down */
        {ISA_OP_v_add_f64, TEST_MODE_DEFAULT | 0xa, 0x4010000000000000, 0xc010000000000000, 0, 0x8000000000000000},
        {ISA_OP_v_add_f64, TEST_MODE_DEFAULT | 0x5, 0x4010000000000000, 0xc010000000000000, 0, 0},
        {ISA_OP_v_sub_f32, TEST_MODE_DEFAULT | 0xa, 0x40100000, 0x40100000, 0, 0x80000000},
        {ISA_OP_v_sub_f32, TEST_MODE_DEFAULT, 0x40100000, 0x40100000, 0, 0},
        {ISA_OP_v_add_f32, TEST_MODE_DEFAULT, 0x80000000, 0x80000000, 0, 0x80000000},
        /* denormals: flushed with their sign, in and out; kept; and never touched by v_max_f32 */
        {ISA_OP_v_mul_f32, TEST_MODE_DEFAULT, 0x80000001, 0x7f000000, 0, 0x80000000},
        {ISA_OP_v_mul_f32, TEST_MODE_DEFAULT | TEST_MODE_F32_DENORMALS, 0x80000001, 0x7f000000, 0, 0xb4800000},
        {ISA_OP_v_mul_f32, TEST_MODE_DEFAULT, 0x80000001, 0x7f800000, 0, 0x7fc00000},
        {ISA_OP_v_mul_f32, TEST_MODE_DEFAULT, 0x00800000, 0xbf000000, 0, 0x80000000},
        {ISA_OP_v_add_f32, TEST_MODE_DEFAULT, 0x00800001, 0x80800000, 0, 0},
        {ISA_OP_v_max_f32, TEST_MODE_DEFAULT, 0x00000001, 0x80000001, 0, 0x00000001},
        {ISA_OP_v_min_f32, TEST_MODE_DEFAULT, 0, 0x80000000, 0, 0x80000000},
        /* NaNs: the first one, quieted; the default where none came in; numbers win in v_min but against signalling */
        {ISA_OP_v_add_f32, TEST_MODE_DEFAULT, 0xff800001, 0x7fc12345, 0, 0xffc00001},
        {ISA_OP_v_mul_f32, TEST_MODE_DEFAULT, 0, 0xff800000, 0, 0x7fc00000},
        {ISA_OP_v_mac_f32, TEST_MODE_DEFAULT, 0, 0xff800000, 0x7fc00007, 0x7fc00007},
        {ISA_OP_v_min_f32, TEST_MODE_DEFAULT, 0x7fc00001, 0x40000000, 0, 0x40000000},
        {ISA_OP_v_min_f32, TEST_MODE_DEFAULT, 0x40000000, 0x7f800001, 0, 0x7fc00001},
        {ISA_OP_v_min_f32, TEST_MODE_F64_DENORMALS, 0x40000000, 0x7f800001, 0, 0x40000000},
        {ISA_OP_v_max_f32, TEST_MODE_DEFAULT, 0x7f800001, 0x7f800001, 0, 0x7fc00001},
        /* the smallest negative number's fraction would round to 1 */
        {ISA_OP_v_fract_f32, TEST_MODE_DEFAULT, 0x80800000, 0, 0, 0x3f7fffff},
        /* conversions saturate, and NaN is 0 */
        {ISA_OP_v_cvt_u32_f32, TEST_MODE_DEFAULT, 0xbf800000, 0, 0, 0},
        {ISA_OP_v_cvt_u32_f32, TEST_MODE_DEFAULT, 0x4f800000, 0, 0, 0xffffffff},
        {ISA_OP_v_cvt_u32_f32, TEST_MODE_DEFAULT, 0x4f7fffff, 0, 0, 0xffffff00},
        {ISA_OP_v_cvt_i32_f64, TEST_MODE_DEFAULT, 0xc1e0000000100000, 0, 0, 0x80000000},
        {ISA_OP_v_cvt_i32_f64, TEST_MODE_DEFAULT, 0x7ff8000000000000, 0, 0, 0},
        {ISA_OP_v_cvt_f32_u32, TEST_MODE_DEFAULT, 0xffffff80, 0, 0, 0x4f800000},
        {ISA_OP_v_cvt_f32_u32, TEST_MODE_DEFAULT, 0xffffff7f, 0, 0, 0x4f7fffff},
        {ISA_OP_v_sin_f32, TEST_MODE_DEFAULT, 0x3e800000, 0, 0, 0x3f800000},
        {ISA_OP_v_cos_f32, TEST_MODE_DEFAULT, 0x3f000000, 0, 0, 0xbf800000},
        {ISA_OP_v_exp_f32, TEST_MODE_DEFAULT, 0x40a00000, 0, 0, 0x42000000},
        {ISA_OP_v_log_f32, TEST_MODE_DEFAULT, 0x42000000, 0, 0, 0x40a00000},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct isa_opcode_info *info = &isa_opcodes[cases[i].opcode];
        bool accumulates = (info->flags & ISA_OP_READS_DESTINATION) != 0;
        struct isa_operation operation = {
            .opcode = (uint16_t)cases[i].opcode,
            .destination = ISA_VGPR_FIRST + RESULT_ROW,
            .scalar_destination = ISA_OPERAND_NONE,
            .source = {ISA_VGPR_FIRST + 4, ISA_VGPR_FIRST + 6, ISA_VGPR_FIRST + 8},
        };

        test_context(info->mnemonic);
        test_wave_init(&machine);
        machine.wave.mode = cases[i].mode;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            set_register(4, 64, lane, cases[i].a, 0);
            set_register(6, 64, lane, cases[i].b, 0);
            set_register(accumulates ? RESULT_ROW : 8, 64, lane, cases[i].c, 0);
        }
        execute_vector(&machine.wave, &operation);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            CHECK_EQUAL(get_register(RESULT_ROW, info->operands[3] == '6' ? 64 : 32, lane), cases[i].want);
    }
}

TEST_MAIN()
{
    return test_run("vector", (const struct test_case[]){TEST(every_opcode_has_a_reference),
                                                         TEST(integers),
                                                         TEST(floats),
                                                         TEST(conversions),
                                                         TEST(comparisons),
                                                         TEST(known_results),
                                                         {0}});
}
