/*
 * test_scalar.c - every scalar ALU and branch opcode against a computation of its own, SCC included; operand fetch,
 * hardware registers, code addresses and jumps.
 */
#include "support_exact.h"
#include "support_isa.h"
#include "test.h"

#include "execute/scalar.h"
#include "execute/scalar_operands.h"

#include <string.h>

enum { ROUNDS = 300, FIRST = 10, SECOND = 14, RESULT = 20 };

static struct test_wave machine, before;

/* Opcodes with cases of their own below. */
static const enum isa_opcode others[] = {
    ISA_OP_s_branch,           ISA_OP_s_cbranch_scc0,  ISA_OP_s_cbranch_scc1,   ISA_OP_s_cbranch_vccz,
    ISA_OP_s_cbranch_vccnz,    ISA_OP_s_cbranch_execz, ISA_OP_s_cbranch_execnz, ISA_OP_s_getpc_b64,
    ISA_OP_s_setpc_b64,        ISA_OP_s_swappc_b64,    ISA_OP_s_getreg_b32,     ISA_OP_s_setreg_b32,
    ISA_OP_s_movrels_b32,      ISA_OP_s_movrels_b64,   ISA_OP_s_movreld_b32,    ISA_OP_s_movreld_b64,
    ISA_OP_s_setreg_imm32_b32,
};

static void every_opcode_has_a_reference(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        uint8_t unit = isa_opcodes[opcode].unit;
        bool found = unit != ISA_UNIT_SALU && unit != ISA_UNIT_BRANCH;

        for (const struct scalar_reference *row = reference_scalar; row->compute; row++)
            found |= row->opcode == opcode;
        for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
            found |= others[i] == opcode;
        test_context(isa_opcodes[opcode].mnemonic);
        CHECK(found);
    }
}

/* The types of an instruction's operands, as opcodes.def lists them. */
struct types {
    char result[8], source[2][8];
    uint32_t sources;
    bool has_immediate;
};

static void parse_types(const char *text, struct types *types)
{
    memset(types, 0, sizeof(*types));
    while (*text) {
        size_t length = strcspn(text, " ");

        if (*text == 'D')
            memcpy(types->result, text + 2, length - 2);
        if (*text == 's')
            memcpy(types->source[types->sources++], text + 2, length - 2);
        types->has_immediate |= *text == 'i';
        text += length + (text[length] == ' ');
    }
}

/* Chooses a source operand: register, constant or literal; returns its value. */
static uint64_t choose_source(struct isa_operation *op, uint32_t index, const char *type)
{
    static const double floats[] = {0.5, -0.5, 1, -1, 2, -2, 4, -4};
    uint64_t value = test_value(type);
    uint32_t choice = test_random_below(12), number = test_random_below(8);
    bool is_long = test_type_bits(type) == 64;
    struct exact x;

    if (choice == 0) {
        op->source[index] = (uint16_t)(ISA_INLINE_ZERO + test_random_below(65));
        return op->source[index] - ISA_INLINE_ZERO;
    }
    if (choice == 1) {
        uint32_t minus = 1 + test_random_below(16);

        op->source[index] = (uint16_t)(ISA_INLINE_LAST_POSITIVE + minus);
        return is_long ? 0 - (uint64_t)minus : 0 - minus;
    }
    if (choice == 2) {
        op->source[index] = (uint16_t)(ISA_INLINE_HALF + number);
        x = exact_make(floats[number] < 0, (uint128)(floats[number] < 0 ? -floats[number] * 2 : floats[number] * 2),
                       -1);
        return exact_rounded(&x, is_long ? &exact_f64 : &exact_f32, EXACT_NEAREST);
    }
    if (choice == 3 && (index == 0 || op->source[0] != ISA_LITERAL)) {
        op->source[index] = ISA_LITERAL;
        op->literal = (uint32_t)value;
        return is_long && type[0] == 'i' ? (uint64_t)(int64_t)(int32_t)value : (uint32_t)value;
    }
    op->source[index] = index ? SECOND : FIRST;
    isa_write_scalar64(&machine.wave, op->source[index], value);
    return is_long ? value : (uint32_t)value;
}

static void run_row(const struct scalar_reference *row, uint32_t round)
{
    const struct isa_opcode_info *info = &isa_opcodes[row->opcode];
    struct isa_operation op = {.opcode = (uint16_t)row->opcode, .unit = info->unit, .destination = RESULT};
    struct types types;
    struct scalar_case in;
    struct scalar_result want;
    bool taken = true, writes_exec = (info->flags & ISA_OP_WRITES_EXEC) != 0;

    parse_types(info->operands, &types);
    test_wave_init(&machine);
    machine.wave.scc = test_random_below(2);
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, round % 8 ? test_random() : 0);
    in = (struct scalar_case){.exec = isa_exec(&machine.wave), .scc = machine.wave.scc};
    if (types.result[0]) {
        uint64_t old = test_value(types.result);

        isa_write_scalar64(&machine.wave, RESULT, old);
        in.d = test_type_bits(types.result) == 64 ? old : (uint32_t)old;
    }
    for (uint32_t i = 0; i < types.sources; i++)
        *(i ? &in.b : &in.a) = choose_source(&op, i, types.source[i]);
    if (types.has_immediate) {
        op.immediate = (int16_t)test_value("i16");
        in.b = (uint64_t)op.immediate;
        if (round % 4 == 0) { /* equal, for the comparisons */
            in.d = (uint32_t)op.immediate & (row->opcode == ISA_OP_s_cmpk_eq_u32 ? 0xffffu : UINT32_MAX);
            machine.wave.scalar[RESULT] = (uint32_t)in.d;
        }
    }
    if (types.sources == 2 && round % 5 == 0 && strcmp(types.source[0], types.source[1]) == 0) {
        op.source[1] = op.source[0];
        in.b = in.a;
    }
    before = machine;
    want = row->compute(&in);
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    CHECK(!taken);
    CHECK_EQUAL(machine.wave.scc, want.scc);
    CHECK_EQUAL(machine.wave.operation, before.wave.operation + 1);
    if (types.result[0] && test_type_bits(types.result) == 64)
        CHECK_EQUAL(isa_read_scalar64(&machine.wave, RESULT), want.value);
    else if (types.result[0])
        CHECK_EQUAL(machine.wave.scalar[RESULT], (uint32_t)want.value);
    CHECK_EQUAL(isa_exec(&machine.wave), want.exec);
    for (uint32_t i = 0; i < 128; i++) {
        bool result = i == RESULT || (i == RESULT + 1 && test_type_bits(types.result) == 64);

        if (!(types.result[0] && result) && !(writes_exec && i >= ISA_EXEC_LO))
            CHECK_EQUAL(machine.wave.scalar[i], before.wave.scalar[i]);
    }
}

static void computes(void)
{
    for (const struct scalar_reference *row = reference_scalar; row->compute; row++) {
        test_context(isa_opcodes[row->opcode].mnemonic);
        for (uint32_t round = 0; round < ROUNDS; round++)
            run_row(row, round);
    }
}

/* A program of six operations: at byte 0, 4, 12, 16, 28 and 32. */
static uint32_t operation_at[] = {0, 1, UINT32_MAX, 2, 3, UINT32_MAX, UINT32_MAX, 4, 5};
static const struct isa_program program = {
    .operation_count = 6, .code_bytes = 36, .operation_at = operation_at, .base = 0x700000100000};

static void set_up_program(void)
{
    test_wave_init(&machine);
    machine.wave.program = &program;
    machine.wave.operation = 1;
}

static void branches_on_conditions(void)
{
    static const struct {
        enum isa_opcode opcode;
        bool scc, vcc, exec, taken;
    } cases[] = {
        {ISA_OP_s_branch, false, false, false, true},          {ISA_OP_s_cbranch_scc0, false, true, true, true},
        {ISA_OP_s_cbranch_scc0, true, true, true, false},      {ISA_OP_s_cbranch_scc1, true, false, false, true},
        {ISA_OP_s_cbranch_scc1, false, true, true, false},     {ISA_OP_s_cbranch_vccz, true, false, true, true},
        {ISA_OP_s_cbranch_vccz, true, true, true, false},      {ISA_OP_s_cbranch_vccnz, false, true, false, true},
        {ISA_OP_s_cbranch_vccnz, false, false, true, false},   {ISA_OP_s_cbranch_execz, true, true, false, true},
        {ISA_OP_s_cbranch_execz, true, true, true, false},     {ISA_OP_s_cbranch_execnz, false, false, true, true},
        {ISA_OP_s_cbranch_execnz, false, false, false, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct isa_operation op = {.opcode = (uint16_t)cases[i].opcode, .unit = ISA_UNIT_BRANCH, .immediate = 5};
        bool taken = !cases[i].taken;

        test_context(isa_opcodes[cases[i].opcode].mnemonic);
        set_up_program();
        machine.wave.scc = cases[i].scc;
        /* one bit in the upper half is enough */
        isa_write_scalar64(&machine.wave, ISA_VCC_LO, cases[i].vcc ? 1ull << 40 : 0);
        isa_write_scalar64(&machine.wave, ISA_EXEC_LO, cases[i].exec ? 1ull << 40 : 0);
        CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
        CHECK_EQUAL(taken, cases[i].taken);
        CHECK_EQUAL(machine.wave.operation, cases[i].taken ? 5 : 2);
    }
}

static void refuses_a_branch_out_of_the_program(void)
{
    struct isa_operation op = {.opcode = ISA_OP_s_branch, .unit = ISA_UNIT_BRANCH, .immediate = 6};
    bool taken;

    set_up_program();
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_PC);
    op.immediate = -1;
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_PC);
}

static void knows_its_address(void)
{
    struct isa_operation op = {
        .opcode = ISA_OP_s_getpc_b64, .unit = ISA_UNIT_SALU, .destination = RESULT, .bytes = 4, .offset = 12};
    bool taken;

    set_up_program();
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    CHECK_EQUAL(isa_read_scalar64(&machine.wave, RESULT), program.base + 16);
    CHECK_EQUAL(machine.wave.operation, 2);
}

static void jumps_to_addresses(void)
{
    static const struct {
        int64_t offset;
        uint32_t operation; /* UINT32_MAX: a fault */
    } cases[] = {{0, 0},
                 {4, 1},
                 {12, 2},
                 {16, 3},
                 {28, 4},
                 {32, 5},
                 {8, UINT32_MAX},
                 {2, UINT32_MAX},
                 {36, UINT32_MAX},
                 {-4, UINT32_MAX},
                 {1ll << 40, UINT32_MAX}};

    for (size_t i = 0; i < 2 * sizeof(cases) / sizeof(cases[0]); i++) {
        bool swaps = i % 2;
        struct isa_operation op = {.opcode = swaps ? ISA_OP_s_swappc_b64 : ISA_OP_s_setpc_b64,
                                   .unit = ISA_UNIT_BRANCH,
                                   .destination = swaps && i % 4 == 1 ? FIRST : RESULT,
                                   .source = {FIRST},
                                   .bytes = 4,
                                   .offset = 4};
        bool taken = false, faults = cases[i / 2].operation == UINT32_MAX;

        set_up_program();
        isa_write_scalar64(&machine.wave, FIRST, program.base + (uint64_t)cases[i / 2].offset);
        CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), faults ? ISA_FAULT_PC : ISA_FAULT_NONE);
        CHECK(taken);
        if (!faults)
            CHECK_EQUAL(machine.wave.operation, cases[i / 2].operation);
        if (swaps)
            CHECK_EQUAL(isa_read_scalar64(&machine.wave, op.destination), program.base + 8);
    }
}

static int32_t hwreg(uint32_t number, uint32_t first_bit, uint32_t bits)
{
    return (int32_t)(number | first_bit << 6 | (bits - 1) << 11);
}

static uint32_t get_register(int32_t hwreg_operand)
{
    struct isa_operation op = {
        .opcode = ISA_OP_s_getreg_b32, .unit = ISA_UNIT_SALU, .destination = RESULT, .immediate = hwreg_operand};
    bool taken;

    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    return machine.wave.scalar[RESULT];
}

static void reads_hardware_registers(void)
{
    test_wave_init(&machine);
    machine.wave.mode = 0x2f5;
    machine.wave.hardware_id = 0xbeef;
    machine.wave.lds_bytes = 5000;
    machine.wave.priority = 2;
    machine.wave.scc = true;
    CHECK_EQUAL(get_register(hwreg(1, 0, 32)), 0x2f5);
    CHECK_EQUAL(get_register(hwreg(1, 4, 4)), 0xf);
    CHECK_EQUAL(get_register(hwreg(4, 0, 32)), 0xbeef);
    CHECK_EQUAL(get_register(hwreg(4, 8, 4)), 0xe);
    CHECK_EQUAL(get_register(hwreg(6, 12, 9)), 20); /* granules of 256 bytes */
    CHECK_EQUAL(get_register(hwreg(5, 8, 6)), 15);  /* 64 VGPRs in fours, less one */
    CHECK_EQUAL(get_register(hwreg(5, 24, 4)), 12); /* 102 SGPRs in eights, less one */
    CHECK_EQUAL(get_register(hwreg(2, 0, 1)), 1);   /* SCC */
    CHECK_EQUAL(get_register(hwreg(2, 3, 2)), 2);   /* priority */
    CHECK_EQUAL(get_register(hwreg(2, 9, 1)), 0);   /* EXECZ */
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, 0);
    isa_write_scalar64(&machine.wave, ISA_VCC_LO, 0);
    CHECK_EQUAL(get_register(hwreg(2, 9, 2)), 3); /* EXECZ and VCCZ */
    CHECK_EQUAL(get_register(hwreg(40, 0, 32)), 0);
}

static void sets_mode(void)
{
    struct isa_operation op = {.opcode = ISA_OP_s_setreg_imm32_b32,
                               .unit = ISA_UNIT_SALU,
                               .destination = ISA_OPERAND_NONE,
                               .immediate = hwreg(1, 4, 2),
                               .literal = 3};
    bool taken;

    test_wave_init(&machine);
    machine.wave.mode = 0x3c0;
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    CHECK_EQUAL(machine.wave.mode, 0x3f0);
    op.literal = 0xfffffffc; /* only the two bits count */
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    CHECK_EQUAL(machine.wave.mode, 0x3c0);
    op = (struct isa_operation){
        .opcode = ISA_OP_s_setreg_b32, .unit = ISA_UNIT_SALU, .destination = FIRST, .immediate = hwreg(1, 0, 4)};
    machine.wave.scalar[FIRST] = 0xa5;
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    CHECK_EQUAL(machine.wave.mode, 0x3c5);
    CHECK_EQUAL(machine.wave.scalar[FIRST], 0xa5);
    op.immediate = hwreg(4, 0, 32); /* not writable: ignored */
    before = machine;
    CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), ISA_FAULT_NONE);
    before.wave.operation++;
    CHECK(test_waves_equal(&machine, &before));
}

static void moves_relative_to_m0(void)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_s_movrels_b32, ISA_OP_s_movrels_b64, ISA_OP_s_movreld_b32,
                                              ISA_OP_s_movreld_b64};
    static const uint32_t offsets[] = {0, 6, 76, 81, 91, 92, 1000, 0xfffffffe, 0xffffff00};

    for (uint32_t i = 0; i < 36; i++) {
        uint32_t m0 = offsets[i / 4], source = FIRST, destination = RESULT;
        bool is_long = i % 2, moves_source = i % 4 < 2, faults, taken;
        struct isa_operation op = {.opcode = (uint16_t)opcodes[i % 4],
                                   .unit = ISA_UNIT_SALU,
                                   .destination = (uint16_t)destination,
                                   .source = {(uint16_t)source}};

        test_context(isa_opcodes[op.opcode].mnemonic);
        test_wave_init(&machine);
        machine.wave.scalar[ISA_M0] = m0;
        source += moves_source ? m0 : 0;
        destination += moves_source ? 0 : m0;
        faults = source + is_long > 101 || destination + is_long > 101;
        before = machine;
        CHECK_EQUAL(execute_scalar(&machine.wave, &op, &taken), faults ? ISA_FAULT_REGISTER : ISA_FAULT_NONE);
        for (uint32_t n = 0; n < 128; n++) {
            uint32_t word = n - destination;
            bool written = !faults && word <= (uint32_t)is_long;

            CHECK_EQUAL(machine.wave.scalar[n], before.wave.scalar[written ? source + word : n]);
        }
    }
}

static void reads_every_kind_of_operand(void)
{
    struct isa_operation op = {.opcode = ISA_OP_s_mov_b64, .literal = 0xfedcba98};

    test_wave_init(&machine);
    machine.wave.scc = true;
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_SCC), 1);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_EXECZ), 0);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_VCCZ), 0);
    isa_write_scalar64(&machine.wave, ISA_VCC_LO, 0);
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, 0);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_EXECZ), 1);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_VCCZ), 1);
    CHECK_EQUAL(execute_scalar_value64(&machine.wave, &op, ISA_VCCZ), 1);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_LITERAL), 0xfedcba98);
    CHECK_EQUAL(execute_scalar_value64(&machine.wave, &op, ISA_LITERAL), 0xfedcba98);
    op.opcode = ISA_OP_s_ashr_i64;
    CHECK_EQUAL(execute_scalar_value64(&machine.wave, &op, ISA_LITERAL), 0xfffffffffedcba98);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_INLINE_INV_2PI), 0x3e22f983);
    CHECK_EQUAL(execute_scalar_value64(&machine.wave, &op, ISA_INLINE_INV_2PI), 0x3fc45f306dc9c882);
    CHECK_EQUAL(execute_scalar_value64(&machine.wave, &op, ISA_INLINE_LAST_NEGATIVE), (uint64_t)-16);
    CHECK_EQUAL(execute_scalar_value(&machine.wave, &op, ISA_M0), machine.wave.scalar[124]);
}

TEST_MAIN()
{
    return test_run("scalar", (const struct test_case[]){TEST(every_opcode_has_a_reference),
                                                         TEST(computes),
                                                         TEST(branches_on_conditions),
                                                         TEST(refuses_a_branch_out_of_the_program),
                                                         TEST(knows_its_address),
                                                         TEST(jumps_to_addresses),
                                                         TEST(reads_hardware_registers),
                                                         TEST(sets_mode),
                                                         TEST(moves_relative_to_m0),
                                                         TEST(reads_every_kind_of_operand),
                                                         {0}});
}
