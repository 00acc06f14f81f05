/*
 * test_vector_lanes.c - what reaches across lanes or into parts of them: v_readlane and its kin, relative moves, SDWA
 * selects and DPP, against lane-by-lane computations from the ISA's definitions.
 */
#include "support_isa.h"
#include "test.h"

#include "execute/vector.h"

#include <string.h>

#define VGPR(n) ((uint16_t)(ISA_VGPR_FIRST + (n)))

static struct test_wave machine, before;

static void execute(const struct isa_operation *operation)
{
    before = machine;
    execute_vector(&machine.wave, operation);
    CHECK_EQUAL(machine.wave.operation, before.wave.operation + 1);
}

static void set_exec(uint64_t exec)
{
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, exec);
}

static void reads_one_lane(void)
{
    static const uint16_t selects[] = {3, ISA_M0, ISA_INLINE_ZERO + 17, ISA_INLINE_ZERO + 63};

    for (uint32_t i = 0; i < 4; i++) {
        struct isa_operation op = {.opcode = ISA_OP_v_readlane_b32, .destination = 9, .source = {VGPR(5), selects[i]}};
        uint32_t lane = selects[i] < 128 ? 200 + i : (uint32_t)selects[i] - ISA_INLINE_ZERO;

        test_wave_init(&machine);
        set_exec(0); /* ignored */
        if (selects[i] < 128)
            machine.wave.scalar[selects[i]] = lane;
        execute(&op);
        CHECK_EQUAL(machine.wave.scalar[9], machine.registers[5][lane % 64]);
    }
}

static void reads_the_first_active_lane(void)
{
    static const uint64_t execs[] = {UINT64_MAX, 1ull << 63, 0x10, 0, 0xfff0000000000000u, 0x8000000080000000u};
    static const uint32_t lanes[] = {0, 63, 4, 0, 52, 31};
    struct isa_operation op = {.opcode = ISA_OP_v_readfirstlane_b32, .destination = 9, .source = {VGPR(5)}};

    for (uint32_t i = 0; i < 6; i++) {
        test_wave_init(&machine);
        set_exec(execs[i]);
        execute(&op);
        CHECK_EQUAL(machine.wave.scalar[9], machine.registers[5][lanes[i]]);
    }
}

static void writes_one_lane(void)
{
    struct isa_operation op = {
        .opcode = ISA_OP_v_writelane_b32, .destination = VGPR(7), .source = {12, ISA_INLINE_ZERO + 33}};

    test_wave_init(&machine);
    set_exec(0);
    execute(&op);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        CHECK_EQUAL(machine.registers[7][lane], lane == 33 ? machine.wave.scalar[12] : before.registers[7][lane]);
    op.source[0] = ISA_INLINE_LAST_NEGATIVE;
    op.source[1] = ISA_M0;
    machine.wave.scalar[ISA_M0] = 64 + 2;
    execute(&op);
    CHECK_EQUAL(machine.registers[7][2], (uint32_t)-16);
    CHECK_EQUAL(machine.registers[7][3], before.registers[7][3]);
}

static void moves_relative_to_m0(void)
{
    static const struct {
        enum isa_opcode opcode;
        bool source, destination;
    } rows[] = {
        {ISA_OP_v_movrels_b32, true, false}, {ISA_OP_v_movreld_b32, false, true}, {ISA_OP_v_movrelsd_b32, true, true}};
    static const uint32_t offsets[] = {0, 1, 20, 40, TEST_VGPRS, 0xfffffff0};

    for (uint32_t i = 0; i < 18; i++) {
        uint32_t m0 = offsets[i / 3], source = 4, destination = 20;
        uint64_t exec = test_random();
        struct isa_operation op = {
            .opcode = (uint16_t)rows[i % 3].opcode, .destination = VGPR(destination), .source = {VGPR(source)}};

        test_context(isa_opcodes[op.opcode].mnemonic);
        test_wave_init(&machine);
        set_exec(exec);
        machine.wave.scalar[ISA_M0] = m0;
        source += rows[i % 3].source ? m0 : 0;
        destination += rows[i % 3].destination ? m0 : 0;
        execute(&op);
        for (uint32_t row = 0; row < TEST_VGPRS; row++) {
            for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
                bool written = row == destination && (exec >> lane & 1u);
                uint32_t moved = before.registers[source < TEST_VGPRS ? source : 0][lane];

                CHECK_EQUAL(machine.registers[row][lane], written ? moved : before.registers[row][lane]);
            }
        }
    }
}

static void moves_a_scalar_relative_to_m0(void)
{
    struct isa_operation op = {.opcode = ISA_OP_v_movreld_b32, .destination = VGPR(20), .source = {11}};

    test_wave_init(&machine);
    machine.wave.scalar[ISA_M0] = 3;
    execute(&op);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        CHECK_EQUAL(machine.registers[23][lane], machine.wave.scalar[11]);
}

static void does_nothing(void)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_v_nop, ISA_OP_v_clrexcp};

    for (uint32_t i = 0; i < 2; i++) {
        struct isa_operation op = {.opcode = (uint16_t)opcodes[i],
                                   .destination = ISA_OPERAND_NONE,
                                   .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE}};

        test_wave_init(&machine);
        execute(&op);
        before.wave.operation++;
        CHECK(test_waves_equal(&machine, &before));
    }
}

/* SDWA. A word as its bytes, lowest first. */
static void split(uint32_t word, uint8_t bytes[4])
{
    for (int i = 0; i < 4; i++) {
        bytes[i] = (uint8_t)(word % 256);
        word /= 256;
    }
}

/* Where a select begins, and how many bytes it has. */
static uint32_t first_byte(uint32_t select)
{
    return select < 4 ? select : select < 6 ? (select - 4) * 2 : 0;
}

static uint32_t byte_count(uint32_t select)
{
    return select < 4 ? 1 : select < 6 ? 2 : 4;
}

static uint32_t selected(uint32_t word, uint32_t select, bool sign_extend)
{
    uint8_t bytes[4];
    uint32_t first = first_byte(select), count = byte_count(select), value = 0;

    split(word, bytes);
    for (uint32_t i = 0; i < count; i++)
        value += (uint32_t)bytes[first + i] << 8 * i;
    if (sign_extend && bytes[first + count - 1] >= 128)
        for (uint32_t i = count; i < 4; i++)
            value += 0xffu << 8 * i;
    return value;
}

static uint32_t placed(uint32_t result, uint32_t old, uint32_t select, uint32_t unused)
{
    uint8_t bytes[4], old_bytes[4];
    uint32_t first = first_byte(select), count = byte_count(select), value = 0;
    bool negative;

    split(result, bytes);
    split(old, old_bytes);
    negative = bytes[count - 1] >= 128;
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t byte = 0;

        if (i >= first && i < first + count)
            byte = bytes[i - first];
        else if (unused == ISA_SDWA_UNUSED_PRESERVE)
            byte = old_bytes[i];
        else if (unused == ISA_SDWA_UNUSED_SEXT && i >= first + count && negative)
            byte = 0xff;
        value += byte << 8 * i;
    }
    return value;
}

/* How the SDWA forms to try write: a vector result, a vector result and a carry, or a lane mask. */
struct sdwa_row {
    enum isa_opcode opcode;
    bool is_float; /* neg and abs instead of sext */
    uint32_t sources;
    uint32_t sign; /* bit that neg and abs change */
};

static const struct sdwa_row sdwa_rows[] = {
    {ISA_OP_v_mov_b32, false, 1, 0},         {ISA_OP_v_or_b32, false, 2, 0},
    {ISA_OP_v_add_u32, false, 2, 0},         {ISA_OP_v_lshlrev_b32, false, 2, 0},
    {ISA_OP_v_mul_u32_u24, false, 2, 0},     {ISA_OP_v_add_u16, false, 2, 0},
    {ISA_OP_v_lshrrev_b16, false, 2, 0},     {ISA_OP_v_max_i16, false, 2, 0},
    {ISA_OP_v_cvt_f32_i32, false, 1, 0},     {ISA_OP_v_cvt_f32_ubyte0, false, 1, 0},
    {ISA_OP_v_mul_f16, true, 2, 0x8000},     {ISA_OP_v_add_f32, true, 2, 0x80000000},
    {ISA_OP_v_cvt_f32_f16, true, 1, 0x8000}, {ISA_OP_v_cvt_f16_f32, true, 1, 0x80000000},
    {ISA_OP_v_cmp_eq_u32, false, 2, 0},      {ISA_OP_v_cmp_lt_i16, false, 2, 0},
    {ISA_OP_v_cmp_lt_f16, true, 2, 0x8000},  {ISA_OP_v_cmpx_gt_u32, false, 2, 0},
};

static void run_sdwa(const struct sdwa_row *row, uint32_t lanes, uint32_t modifiers, uint64_t exec)
{
    const struct reference *reference = reference_of(row->opcode);
    struct isa_operation op = {
        .opcode = (uint16_t)row->opcode,
        .destination = isa_opcodes[row->opcode].operands[0] == 'd' ? VGPR(30) : ISA_OPERAND_NONE,
        .scalar_destination = ISA_VCC_LO,
        .source = {VGPR(10), row->sources > 1 ? VGPR(11) : ISA_OPERAND_NONE, ISA_OPERAND_NONE},
        .modifiers = modifiers | ISA_MOD_SDWA,
        .lanes = lanes,
    };

    if (strchr(isa_opcodes[row->opcode].operands, 'c') == NULL)
        op.scalar_destination = ISA_OPERAND_NONE;
    test_wave_init(&machine);
    set_exec(exec);
    execute(&op);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        struct reference_input in = {.lane = lane, .mode = machine.wave.mode};
        struct reference_output out;
        bool active = exec >> lane & 1u;

        for (uint32_t i = 0; i < row->sources; i++) {
            uint32_t select = i ? ISA_SDWA_SRC1(lanes) : ISA_SDWA_SRC0(lanes);
            uint32_t value = selected(before.registers[10 + i][lane], select, modifiers & ISA_MOD_SEXT(i));

            value &= modifiers & ISA_MOD_ABS(i) ? ~row->sign : UINT32_MAX;
            in.source[i] = value ^ (modifiers & ISA_MOD_NEG(i) ? row->sign : 0);
        }
        out = reference->compute(&in);
        if (op.scalar_destination == ISA_VCC_LO)
            CHECK_EQUAL(isa_read_scalar64(&machine.wave, ISA_VCC_LO) >> lane & 1u, active && out.flag);
        if (op.destination != ISA_OPERAND_NONE)
            CHECK_EQUAL(machine.registers[30][lane], active ? placed((uint32_t)out.value, before.registers[30][lane],
                                                                     ISA_SDWA_DST(lanes), ISA_SDWA_UNUSED(lanes))
                                                            : before.registers[30][lane]);
    }
}

static void selects_parts(void)
{
    for (uint32_t i = 0; i < sizeof(sdwa_rows) / sizeof(sdwa_rows[0]); i++) {
        const struct sdwa_row *row = &sdwa_rows[i];

        test_context(isa_opcodes[row->opcode].mnemonic);
        for (uint32_t n = 0; n < 7 * 3 * 7; n++) {
            uint32_t lanes = ISA_SDWA_PACK(n % 7, n / 7 % 3, n / 21 % 7, test_random_below(7)), modifiers = 0;

            for (uint32_t source = 0; source < row->sources; source++) {
                if (!row->is_float)
                    modifiers |= test_random_below(2) ? ISA_MOD_SEXT(source) : 0;
                else
                    modifiers |= (test_random_below(3) ? 0 : ISA_MOD_NEG(source)) |
                                 (test_random_below(3) ? 0 : ISA_MOD_ABS(source));
            }
            run_sdwa(row, lanes, modifiers, n % 5 ? UINT64_MAX : test_random());
        }
    }
}

/*
 * DPP. Each control as what it does to the whole wave: the row of a lane's sources, -1 where there is none. Shifts to
 * the left take data from higher lanes.
 */
static void dpp_sources(uint32_t control, int sources[ISA_LANES])
{
    for (int lane = 0; lane < 64; lane++) {
        int row = lane / 16 * 16, at = lane % 16, n = (int)(control % 16);

        sources[lane] = lane;
        if (control < 0x100)
            sources[lane] = lane / 4 * 4 + (int)(control / (1u << 2 * (lane % 4)) % 4);
        else if (control < 0x110)
            sources[lane] = at + n < 16 ? lane + n : -1;
        else if (control < 0x120)
            sources[lane] = at >= n ? lane - n : -1;
        else if (control < 0x130)
            sources[lane] = row + (at + 16 - n) % 16;
        else if (control == 0x130)
            sources[lane] = lane == 63 ? -1 : lane + 1;
        else if (control == 0x134)
            sources[lane] = lane == 63 ? 0 : lane + 1;
        else if (control == 0x138)
            sources[lane] = lane - 1;
        else if (control == 0x13c)
            sources[lane] = lane == 0 ? 63 : lane - 1;
        else if (control == 0x140)
            sources[lane] = row + 15 - at;
        else if (control == 0x141)
            sources[lane] = lane / 8 * 8 + 7 - lane % 8;
        else if (control == 0x142)
            sources[lane] = row - 1;
        else if (control == 0x143)
            sources[lane] = lane < 32 ? -1 : 31;
    }
    if (control == 0x142) {
        for (int lane = 0; lane < 16; lane++)
            sources[lane] = -1;
    }
}

static void run_dpp(enum isa_opcode opcode, uint32_t control, bool bound, uint32_t banks, uint32_t rows, uint64_t exec)
{
    const struct reference *reference = reference_of(opcode);
    bool compares = isa_opcodes[opcode].operands[0] == 'c';
    struct isa_operation op = {
        .opcode = (uint16_t)opcode,
        .destination = compares ? ISA_OPERAND_NONE : VGPR(30),
        .scalar_destination = compares ? ISA_VCC_LO : ISA_OPERAND_NONE,
        .source = {VGPR(10), opcode == ISA_OP_v_mov_b32 ? ISA_OPERAND_NONE : VGPR(11), ISA_OPERAND_NONE},
        .modifiers = ISA_MOD_DPP,
        .lanes = control | (uint32_t)bound << 9 | banks << 10 | rows << 14,
    };
    int sources[ISA_LANES];

    test_wave_init(&machine);
    set_exec(exec);
    execute(&op);
    dpp_sources(control, sources);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        bool valid = sources[lane] >= 0 && (exec >> sources[lane] & 1u);
        bool written = (exec >> lane & 1u) && (rows >> lane / 16 & 1u) && (banks >> lane / 4 % 4 & 1u);
        struct reference_input in = {.lane = lane, .mode = machine.wave.mode};
        struct reference_output out;

        written = written && (valid || bound);
        in.source[0] = valid ? before.registers[10][sources[lane]] : 0;
        in.source[1] = before.registers[11][lane];
        in.source[2] = before.registers[30][lane];
        out = reference->compute(&in);
        if (compares)
            CHECK_EQUAL(isa_read_scalar64(&machine.wave, ISA_VCC_LO) >> lane & 1u, written && out.flag);
        else
            CHECK_EQUAL(machine.registers[30][lane], written ? out.value : before.registers[30][lane]);
    }
}

static void takes_other_lanes(void)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_v_mov_b32, ISA_OP_v_or_b32, ISA_OP_v_add_f32, ISA_OP_v_mac_f32,
                                              ISA_OP_v_cmp_lt_u32};
    static const uint32_t controls[] = {0x00,  0x1b,  0xb1,  0x4e,  0xe4,  0x93,  0x101, 0x107,
                                        0x10f, 0x111, 0x112, 0x118, 0x11f, 0x121, 0x128, 0x12f,
                                        0x130, 0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143};

    for (uint32_t i = 0; i < 5; i++) {
        test_context(isa_opcodes[opcodes[i]].mnemonic);
        for (uint32_t n = 0; n < sizeof(controls) / sizeof(controls[0]); n++) {
            run_dpp(opcodes[i], controls[n], false, 15, 15, UINT64_MAX);
            run_dpp(opcodes[i], controls[n], true, 15, 15, UINT64_MAX);
            run_dpp(opcodes[i], controls[n], false, test_random_below(16), test_random_below(16), test_random());
            run_dpp(opcodes[i], controls[n], true, test_random_below(16), test_random_below(16), test_random());
        }
    }
}

/* The reduction that compilers make of DPP: after it, lane 63 holds the sum of all lanes. */
static void adds_up_a_wave(void)
{
    static const struct {
        uint32_t control, rows;
    } steps[] = {{0x111, 15}, {0x112, 15}, {0x114, 15}, {0x118, 15}, {0x142, 10}, {0x143, 12}};
    uint32_t sum = 0;

    test_wave_init(&machine);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        sum += machine.registers[10][lane];
    for (uint32_t i = 0; i < 6; i++) {
        struct isa_operation op = {
            .opcode = ISA_OP_v_add_u32,
            .destination = VGPR(10),
            .scalar_destination = ISA_VCC_LO,
            .source = {VGPR(10), VGPR(10), ISA_OPERAND_NONE},
            .modifiers = ISA_MOD_DPP,
            .lanes = steps[i].control | 15u << 10 | steps[i].rows << 14,
        };

        execute(&op);
    }
    CHECK_EQUAL(machine.registers[10][63], sum);
}

TEST_MAIN()
{
    return test_run("vector_lanes", (const struct test_case[]){TEST(reads_one_lane),
                                                               TEST(reads_the_first_active_lane),
                                                               TEST(writes_one_lane),
                                                               TEST(moves_relative_to_m0),
                                                               TEST(moves_a_scalar_relative_to_m0),
                                                               TEST(does_nothing),
                                                               TEST(selects_parts),
                                                               TEST(takes_other_lanes),
                                                               TEST(adds_up_a_wave),
                                                               {0}});
}
