/*
 * test_quick.c - the short ways of runs without timing give what the long ones give: vector operations, carries that are
 * left out, words of the LDS; and what keeps an operation from them.
 */
#include <stdlib.h>

#include "execute/quick.h"
#include "execute/vector.h"
#include "execute/vector_rows.h"
#include "support_isa.h"
#include "support_lds_wave.h"

enum { VECTOR_ROUNDS = 24, FIRST_SCALAR = 20, RESULT = 40, OPERATIONS_MOST = 8 };

static struct test_wave quick_machine, long_machine;

#define V(number) ((uint16_t)(ISA_VGPR_FIRST + (number)))

/* A program of some operations, with the end and the trap behind them. */
static struct execute_quick *prepare(struct isa_operation *operations, uint32_t count)
{
    struct isa_program program = {.operations = operations, .operation_count = count + 1};

    operations[count] = (struct isa_operation){.opcode = ISA_OP_s_endpgm, .unit = ISA_UNIT_INTERNAL};
    operations[count + 1] = (struct isa_operation){.opcode = ISA_OP_s_trap, .unit = ISA_UNIT_INTERNAL};
    return execute_quick_prepare(&program);
}

static struct isa_operation vector_operation(uint32_t opcode, uint32_t round)
{
    struct isa_operation operation = {.opcode = (uint16_t)opcode,
                                      .unit = ISA_UNIT_VALU,
                                      .destination = V(RESULT),
                                      .scalar_destination = ISA_OPERAND_NONE,
                                      .vgprs = TEST_VGPRS,
                                      .literal = (uint32_t)test_random()};

    if (execute_row_entry_of(opcode)->flags & EXECUTE_ROW_FLAGS)
        operation.scalar_destination = ISA_VCC_LO;
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t kind = test_random_below(6);

        operation.source[i] = V(4 * i);
        if (kind == 0)
            operation.source[i] = (uint16_t)(FIRST_SCALAR + i);
        if (kind == 1)
            operation.source[i] = (uint16_t)(ISA_INLINE_ZERO + test_random_below(80));
        if (kind == 2)
            operation.source[i] = ISA_LITERAL;
        if (round % 3 == i)
            operation.source[i] = V(RESULT);
    }
    return operation;
}

static void set_values(const struct execute_row_entry *entry)
{
    test_wave_init(&quick_machine);
    quick_machine.wave.mode = test_random_below(4) ? TEST_MODE_DEFAULT : (uint32_t)(test_random() & 0x3ff);
    for (uint32_t row = 0; row < TEST_VGPRS; row++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            quick_machine.registers[row][lane] =
                (uint32_t)test_value(entry->source[row / 4 % 3] == EXECUTE_TYPE_F32 ? "f32" : "b32");
    }
    long_machine = quick_machine;
    long_machine.wave.vector = long_machine.registers;
}

/* Returns whether there is a short way. */
static bool compare_vector(uint32_t opcode, uint32_t round)
{
    struct isa_operation operations[OPERATIONS_MOST] = {vector_operation(opcode, round)};
    struct execute_quick *quick = prepare(operations, 1);
    bool is_quick = quick[0].kind == EXECUTE_QUICK_ROW || quick[0].kind == EXECUTE_QUICK_ENTRY;

    set_values(execute_row_entry_of(opcode));
    if (is_quick) {
        execute_quick_vector(&quick_machine.wave, &operations[0], &quick[0]);
        execute_vector(&long_machine.wave, &operations[0]);
        isa_write_scalar64(&long_machine.wave, ISA_VCC_LO, isa_read_scalar64(&quick_machine.wave, ISA_VCC_LO));
        if (!test_waves_equal(&quick_machine, &long_machine))
            test_fail_equal(__FILE__, __LINE__, isa_opcodes[opcode].mnemonic, round, 0);
    }
    free(quick);
    return is_quick;
}

static void rows_are_those_of_the_long_way(void)
{
    uint32_t opcodes = 0;

    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        bool is_quick = false;

        for (uint32_t round = 0; round < VECTOR_ROUNDS && execute_row_entry_of(opcode)->function; round++)
            is_quick |= compare_vector(opcode, round);
        opcodes += is_quick;
    }
    CHECK(opcodes > 80);
}

static void both_tables_have_the_same_rows(void)
{
    static uint32_t from[3][ISA_LANES], plain[ISA_LANES], wide[ISA_LANES];

    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        CHECK_EQUAL(execute_quick_rows_plain[opcode] == NULL, execute_quick_rows_wide[opcode] == NULL);
        if (!execute_quick_rows_plain[opcode])
            continue;
#if defined(__x86_64__)
        if (!__builtin_cpu_supports("avx2"))
            continue;
#endif
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            for (uint32_t i = 0; i < 3; i++)
                from[i][lane] = (uint32_t)test_value("b32");
        }
        execute_quick_rows_plain[opcode](plain, from[0], from[1], from[2]);
        execute_quick_rows_wide[opcode](wide, from[0], from[1], from[2]);
        CHECK_EQUAL(memcmp(plain, wide, sizeof(plain)), 0);
    }
}

/* ---- carries ---- */

#define ADD(carry)                                                                                                     \
    {                                                                                                                  \
        .opcode = ISA_OP_v_add_u32, .unit = ISA_UNIT_VALU, .destination = V(1), .scalar_destination = (carry),         \
        .source = {                                                                                                    \
            V(2),                                                                                                      \
            V(3),                                                                                                      \
            ISA_OPERAND_NONE                                                                                           \
        }                                                                                                              \
    }
#define WITH_NONE ISA_OPERAND_NONE, ISA_OPERAND_NONE

/* What stands behind an addition whose carry goes to VCC, and whether that leaves the carry out. */
static const struct {
    struct isa_operation behind;
    bool dead;
} followers[] = {
    {ADD(ISA_VCC_LO), true},
    {ADD(FIRST_SCALAR), true}, /* and then the program ends */
    {{.opcode = ISA_OP_s_barrier, .unit = ISA_UNIT_INTERNAL, .source = {ISA_OPERAND_NONE, WITH_NONE}}, true},
    {{.opcode = ISA_OP_v_addc_u32,
      .unit = ISA_UNIT_VALU,
      .destination = V(1),
      .scalar_destination = ISA_VCC_LO,
      .source = {V(2), V(3), ISA_VCC_LO}},
     false},
    {{.opcode = ISA_OP_v_cndmask_b32,
      .unit = ISA_UNIT_VALU,
      .destination = V(1),
      .scalar_destination = ISA_OPERAND_NONE,
      .source = {V(2), V(3), ISA_VCC_LO}},
     false},
    {{.opcode = ISA_OP_v_mov_b32,
      .unit = ISA_UNIT_VALU,
      .destination = V(1),
      .scalar_destination = ISA_OPERAND_NONE,
      .source = {ISA_VCC_HI, WITH_NONE}},
     false},
    {{.opcode = ISA_OP_v_div_fmas_f32,
      .unit = ISA_UNIT_VALU,
      .destination = V(1),
      .scalar_destination = ISA_OPERAND_NONE,
      .source = {V(2), V(3), V(4)}},
     false},
    {{.opcode = ISA_OP_s_and_b64, .unit = ISA_UNIT_SALU, .destination = 4, .source = {ISA_VCC_LO, 6, ISA_OPERAND_NONE}},
     false},
    {{.opcode = ISA_OP_s_mov_b32, .unit = ISA_UNIT_SALU, .destination = ISA_VCC_HI, .source = {6, WITH_NONE}}, false},
    {{.opcode = ISA_OP_s_cbranch_vccz, .unit = ISA_UNIT_BRANCH, .source = {ISA_OPERAND_NONE, WITH_NONE}}, false},
    {{.opcode = ISA_OP_s_branch, .unit = ISA_UNIT_BRANCH, .source = {ISA_OPERAND_NONE, WITH_NONE}}, false},
    {{.opcode = ISA_OP_onward_message, .unit = ISA_UNIT_INTERNAL, .source = {ISA_VCC_LO, WITH_NONE}}, false},
};

static void carries_that_something_reads_are_computed(void)
{
    for (size_t i = 0; i < sizeof(followers) / sizeof(followers[0]); i++) {
        struct isa_operation operations[OPERATIONS_MOST] = {ADD(ISA_VCC_LO), followers[i].behind};
        struct execute_quick *quick = prepare(operations, 2);

        CHECK_EQUAL(quick[0].kind, followers[i].dead ? EXECUTE_QUICK_ROW : EXECUTE_QUICK_NONE);
        free(quick);
    }
}

/* ---- what an operation is ---- */

static void polls_and_meetings_stand_alone(void)
{
    struct isa_operation operations[OPERATIONS_MOST] = {
        {.opcode = ISA_OP_flat_load_dword, .unit = ISA_UNIT_VMEM},
        {.opcode = ISA_OP_flat_load_dword, .unit = ISA_UNIT_VMEM, .modifiers = ISA_MOD_GLC},
        {.opcode = ISA_OP_flat_atomic_add, .unit = ISA_UNIT_VMEM},
        {.opcode = ISA_OP_s_barrier, .unit = ISA_UNIT_INTERNAL},
        {.opcode = ISA_OP_s_waitcnt, .unit = ISA_UNIT_INTERNAL},
        {.opcode = ISA_OP_s_add_u32, .unit = ISA_UNIT_SALU}};
    static const uint8_t kinds[] = {EXECUTE_QUICK_LOAD, EXECUTE_QUICK_ALONE, EXECUTE_QUICK_ALONE, EXECUTE_QUICK_ALONE,
                                    EXECUTE_QUICK_IDLE, EXECUTE_QUICK_NONE,  EXECUTE_QUICK_ALONE, EXECUTE_QUICK_ALONE};
    struct execute_quick *quick = prepare(operations, 6);

    for (size_t i = 0; i < sizeof(kinds); i++)
        CHECK_EQUAL(quick[i].kind, kinds[i]);
    free(quick);
}

static void writes_of_address_registers_are_known(void)
{
    struct isa_operation operations[OPERATIONS_MOST] = {
        {.opcode = ISA_OP_ds_read_b32, .unit = ISA_UNIT_LDS, .destination = V(9), .source = {V(5), WITH_NONE}},
        {.opcode = ISA_OP_v_mov_b32, .unit = ISA_UNIT_VALU, .destination = V(5), .source = {V(2), WITH_NONE}},
        {.opcode = ISA_OP_v_mov_b32, .unit = ISA_UNIT_VALU, .destination = V(6), .source = {V(2), WITH_NONE}},
        {.opcode = ISA_OP_v_lshlrev_b64,
         .unit = ISA_UNIT_VALU,
         .destination = V(4),
         .source = {V(2), V(0), ISA_OPERAND_NONE}},
        {.opcode = ISA_OP_v_movreld_b32, .unit = ISA_UNIT_VALU, .destination = V(0), .source = {V(2), WITH_NONE}},
        {.opcode = ISA_OP_flat_load_dwordx4, .unit = ISA_UNIT_VMEM, .destination = V(2), .source = {V(0), WITH_NONE}}};
    static const bool moves[] = {false, true, false, true, true, true};
    struct execute_quick *quick = prepare(operations, 6);

    for (size_t i = 0; i < sizeof(moves); i++)
        CHECK_EQUAL(quick[i].moves, moves[i]);
    free(quick);
}

/* ---- the LDS ---- */

/* Addresses by 16 lanes: the same, or following each other, or almost so. */
static void set_addresses(uint64_t *seed)
{
    for (uint32_t quarter = 0; quarter < 4; quarter++) {
        uint32_t shape = random_below(seed, 12), base = random_below(seed, (RIG_LDS + 64) / 4) * 4;
        uint32_t *at = &wave.vectors[ADDRESS][quarter * 16];

        base += random_below(seed, 20) ? 0 : 1;
        for (uint32_t lane = 0; lane < 16; lane++)
            at[lane] = shape % 2 ? base : base + 4 * lane;
        if (shape > 10)
            at[random_below(seed, 16)] += 4;
    }
}

static struct isa_operation lds_operation(uint32_t round, uint64_t *seed)
{
    static const uint16_t opcodes[] = {ISA_OP_ds_read_b32, ISA_OP_ds_read2_b32, ISA_OP_ds_write_b32,
                                       ISA_OP_ds_write2_b32};
    uint32_t kind = round % 4;
    bool writes = kind >= 2;

    return (struct isa_operation){
        .opcode = opcodes[kind],
        .unit = ISA_UNIT_LDS,
        .destination = writes ? ISA_OPERAND_NONE : V(round % 7 ? DESTINATION : ADDRESS),
        .source = {V(ADDRESS), writes ? V(DATA0) : ISA_OPERAND_NONE, kind == 3 ? V(DATA1) : ISA_OPERAND_NONE},
        .immediate = (int32_t)(random_below(seed, 4) ? random_below(seed, 16) * (kind % 2 ? 257 : 4) : 0xfffc)};
}

static void lds_words_are_those_of_the_long_way(void)
{
    static struct rig_wave model;
    uint64_t seed = 3;
    uint32_t taken = 0;

    for (uint32_t round = 0; round < 4000; round++) {
        struct isa_operation operations[OPERATIONS_MOST] = {lds_operation(round, &seed)};
        struct execute_quick_shapes shapes = {.operand = {0}};
        struct execute_quick *quick = prepare(operations, 1);
        uint64_t fault_address;
        uint32_t cycles;
        bool done;

        rig_wave_init(&wave);
        fill(&seed, false);
        set_addresses(&seed);
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, UINT64_MAX);
        memcpy(&model, &wave, sizeof(model));
        CHECK_EQUAL(quick[0].kind, EXECUTE_QUICK_LDS);
        done = execute_quick_lds(&wave.wave, &operations[0], &quick[0].words, &shapes);
        if (done) {
            static struct rig_wave short_way;

            memcpy(&short_way, &wave, sizeof(wave));
            memcpy(&wave, &model, sizeof(wave));
            CHECK_EQUAL(execute_lds(&wave.wave, &operations[0], &cycles, &fault_address), ISA_FAULT_NONE);
            CHECK_EQUAL(memcmp(wave.lds, short_way.lds, sizeof(wave.lds)), 0);
            CHECK_EQUAL(memcmp(wave.vectors, short_way.vectors, sizeof(wave.vectors)), 0);
            CHECK_EQUAL(wave.wave.operation, short_way.wave.operation);
        } else {
            CHECK_EQUAL(memcmp(&wave, &model, sizeof(wave)), 0);
        }
        taken += done;
        free(quick);
    }
    CHECK(taken > 1000 && taken < 3900);
}

TEST_MAIN()
{
    return test_run("quick", (const struct test_case[]){TEST(rows_are_those_of_the_long_way),
                                                        TEST(both_tables_have_the_same_rows),
                                                        TEST(carries_that_something_reads_are_computed),
                                                        TEST(polls_and_meetings_stand_alone),
                                                        TEST(writes_of_address_registers_are_known),
                                                        TEST(lds_words_are_those_of_the_long_way),
                                                        {0}});
}
