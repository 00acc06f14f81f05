/* test_lds.c - every DS instruction against a plain model of bytes, and bank conflicts by brute force. */
#include "support_lds_wave.h"

#include <math.h>

static struct rig_wave model; /* registers and LDS as the plain model has them */

static uint64_t model_word(uint32_t vector, uint32_t lane, uint32_t bytes)
{
    uint64_t low = model.vectors[vector][lane];

    return bytes == 8 ? low | (uint64_t)model.vectors[vector + 1][lane] << 32 : low;
}

/* What one lane does; a write of a pair does only the one of this pass, since all lanes write their first before any
 * writes its second. */
static void model_lane(const struct lds_row *row, uint32_t lane, uint32_t immediate, uint32_t pass)
{
    bool pair = row->shape == READ_PAIR || row->shape == WRITE_PAIR || row->shape == EXCHANGE_PAIR;
    uint32_t base = model.vectors[ADDRESS][lane];
    uint32_t at[2] = {base + immediate, 0};
    uint32_t words = (row->bytes + 3) / 4;
    uint32_t result[4] = {0};

    if (pair) {
        at[0] = base + (immediate & 255u) * row->stride;
        at[1] = base + (immediate >> 8) * row->stride;
    }
    if (row->shape == READ) {
        memcpy(result, &model.lds[at[0]], row->bytes);
        if (row->sign)
            result[0] = row->bytes == 1 ? (uint32_t)(int8_t)result[0] : (uint32_t)(int16_t)result[0];
        for (uint32_t word = 0; word < words; word++)
            model.vectors[DESTINATION + word][lane] = result[word];
    } else if (row->shape == READ_PAIR) {
        for (uint32_t i = 0; i < 2 * words; i++)
            memcpy(&model.vectors[DESTINATION + i][lane], &model.lds[at[i / words] + i % words * 4], 4);
    } else if (row->shape == WRITE) {
        for (uint32_t i = 0; i < row->bytes; i++)
            model.lds[at[0] + i] = (uint8_t)(model.vectors[DATA0 + i / 4][lane] >> (i % 4 * 8));
    } else if (row->shape == WRITE_PAIR) {
        for (uint32_t i = 0; i < words; i++)
            memcpy(&model.lds[at[pass] + i * 4], &model.vectors[(pass ? DATA1 : DATA0) + i][lane], 4);
    } else if (row->shape == EXCHANGE_PAIR) {
        for (uint32_t i = 0; i < 2 * words; i++) {
            uint32_t *data = &model.vectors[(i < words ? DATA0 : DATA1) + i % words][lane];
            uint8_t *place = &model.lds[at[i / words] + i % words * 4];

            memcpy(&model.vectors[DESTINATION + i][lane], place, 4);
            memcpy(place, data, 4);
        }
    } else {
        uint64_t old = 0, left;

        memcpy(&old, &model.lds[at[0]], row->bytes);
        left = row->change(old, model_word(DATA0, lane, row->bytes), model_word(DATA1, lane, row->bytes));
        memcpy(&model.lds[at[0]], &left, row->bytes);
        if (row->returns)
            memcpy(result, &old, row->bytes);
        for (uint32_t word = 0; row->returns && word < words; word++)
            model.vectors[DESTINATION + word][lane] = result[word];
    }
}

/* Lanes' addresses by pattern, within LDS_BYTES - room, aligned. */
static uint32_t address_of(uint32_t pattern, uint32_t lane, uint32_t bytes, uint32_t alignment, uint32_t room,
                           uint64_t *seed)
{
    uint32_t limit = (LDS_BYTES - room) / alignment;
    uint32_t start = 64 * alignment;
    uint32_t step = bytes > alignment ? bytes : alignment;

    switch (pattern % 8) {
    case 0: /* consecutive */
        return (start + lane * step) % (limit * alignment) / alignment * alignment;
    case 1: /* one address */
        return start;
    case 2: /* one address for each 16 lanes */
        return start + lane / 16 * 3 * alignment;
    case 3: /* 16 consecutive, repeated */
        return start + lane % 16 * step;
    case 4: /* 16 lanes begin anywhere, and have one address or consecutive ones */
    case 5:
        return (pattern * 977 + lane / 16 * (pattern / 8 * 13 + 9)) % (limit / 2) * alignment +
               ((pattern / 4 + lane / 16) % 3 ? lane % 16 * step : 0);
    default:
        return (uint32_t)(random_mixed(seed) % limit) * alignment;
    }
}

/* NaN results of additions and of f32 sNaN operands have many right encodings; only their being NaN is compared. */
static bool is_float_add(const struct lds_row *row)
{
    return row->opcode == ISA_OP_ds_add_f32 || row->opcode == ISA_OP_ds_add_rtn_f32;
}

static float as_float(uint32_t bits)
{
    float value;

    memcpy(&value, &bits, 4);
    return value;
}

static bool same_word(uint32_t got, uint32_t want, bool floats)
{
    return got == want || (floats && isnan(as_float(got)) && isnan(as_float(want)));
}

static void compare_with_model(const struct lds_row *row)
{
    for (uint32_t i = 0; i < LDS_BYTES; i += 4) {
        uint32_t got, want;

        memcpy(&got, &wave.lds[i], 4);
        memcpy(&want, &model.lds[i], 4);
        if (!same_word(got, want, is_float_add(row))) {
            CHECK_EQUAL(got, want);
            return;
        }
    }
    for (uint32_t vector = 0; vector < RIG_VECTORS; vector++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            if (!same_word(wave.vectors[vector][lane], model.vectors[vector][lane], is_float_add(row))) {
                CHECK_EQUAL(wave.vectors[vector][lane], model.vectors[vector][lane]);
                return;
            }
        }
    }
}

/* For each half-wave the worst bank: its different words, or for atomics its lanes; no fewer than a lane's words. */
static uint32_t brute_force_cycles(const struct lds_row *row, uint64_t exec, uint32_t immediate)
{
    bool pair = row->stride != 0;
    bool atomic = row->shape == CHANGE || row->shape == EXCHANGE_PAIR;
    uint32_t words = (row->bytes + 3) / 4;
    uint32_t total = 0;

    for (uint32_t half = 0; half < 2; half++) {
        uint32_t used[256], bank_of[256], count = 0, worst = 0;
        bool any = false;

        for (uint32_t lane = half * 32; lane < half * 32 + 32; lane++) {
            if (!(exec >> lane & 1))
                continue;
            any = true;
            for (uint32_t i = 0; i < words * (pair ? 2u : 1u); i++) {
                uint32_t offset = pair ? (i < words ? immediate & 255u : immediate >> 8) * row->stride : immediate;
                uint32_t word = (model.vectors[ADDRESS][lane] + offset) / 4 + i % words;
                bool seen = false;

                for (uint32_t k = 0; k < count; k++)
                    seen |= used[k] == word;
                if (seen && !atomic)
                    continue;
                used[count] = word;
                bank_of[count++] = word % 32;
            }
        }
        for (uint32_t bank = 0; bank < 32; bank++) {
            uint32_t in_bank = 0;

            for (uint32_t k = 0; k < count; k++)
                in_bank += bank_of[k] == bank;
            worst = in_bank > worst ? in_bank : worst;
        }
        if (any && worst < words * (pair ? 2u : 1u))
            worst = words * (pair ? 2u : 1u);
        total += worst;
    }
    return total ? total : 1;
}

static void try_row(const struct lds_row *row, uint32_t round, uint64_t *seed)
{
    bool pair = row->stride != 0;
    uint32_t immediate = pair ? (uint32_t)(random_mixed(seed) % 4 | random_mixed(seed) % 8 << 8)
                              : (uint32_t)(random_mixed(seed) % 16) * 16;
    uint32_t room = pair ? 8 * row->stride + row->bytes : 256 + row->bytes;
    struct isa_operation operation = operation_of(row, immediate);
    uint64_t exec = exec_of(round, seed);
    uint32_t cycles, want_cycles;
    uint64_t fault_address;

    rig_wave_init(&wave);
    wave.wave.mode = 0xf0;
    fill(seed, round % 5 == 4);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        wave.vectors[ADDRESS][lane] = address_of(round, lane, row->bytes, row->alignment, room, seed);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
    memcpy(&model, &wave, sizeof(model));
    want_cycles = brute_force_cycles(row, exec, immediate);
    for (uint32_t pass = 0; pass < (row->shape == WRITE_PAIR ? 2u : 1u); pass++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            if (exec >> lane & 1)
                model_lane(row, lane, immediate, pass);
        }
    }
    CHECK_EQUAL(execute_lds(&wave.wave, &operation, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(cycles, want_cycles);
    CHECK_EQUAL(wave.wave.operation, 1);
    compare_with_model(row);
}

static void memory_instructions_agree_with_the_model(void)
{
    uint64_t seed = 1;

    for (uint32_t i = 0; i < lds_row_count; i++) {
        test_context(lds_rows[i].name);
        for (uint32_t round = 0; round < ROUNDS; round++)
            try_row(&lds_rows[i], round, &seed);
    }
    test_context(NULL);
}

static void destination_may_be_address_or_data(void)
{
    struct isa_operation read2 = operation_of(lds_row_of(ISA_OP_ds_read2_b32), 0x0100);
    struct isa_operation add = operation_of(lds_row_of(ISA_OP_ds_add_rtn_u32), 0);
    uint32_t cycles;
    uint64_t fault_address;

    rig_wave_init(&wave);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        wave.vectors[ADDRESS][lane] = (63 - lane) * 8;
    for (uint32_t i = 0; i < 128; i++)
        memcpy(&wave.lds[i * 4], &i, 4);
    read2.destination = ISA_VGPR_FIRST + ADDRESS;
    CHECK_EQUAL(execute_lds(&wave.wave, &read2, &cycles, &fault_address), ISA_FAULT_NONE);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        CHECK_EQUAL(wave.vectors[ADDRESS][lane], (63 - lane) * 2);
        CHECK_EQUAL(wave.vectors[ADDRESS + 1][lane], (63 - lane) * 2 + 1);
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        wave.vectors[ADDRESS][lane] = 0;
        wave.vectors[DATA0][lane] = 1;
    }
    add.destination = ISA_VGPR_FIRST + DATA0;
    CHECK_EQUAL(execute_lds(&wave.wave, &add, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(cycles, 64);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        CHECK_EQUAL(wave.vectors[DATA0][lane], lane);
}

static void known_patterns_cost_what_the_banks_say(void)
{
    static const struct {
        const char *name;
        uint32_t multiplier, divisor; /* address = lane / divisor * multiplier */
        uint32_t cycles;
    } patterns[] = {{"consecutive", 4, 1, 2},           {"broadcast", 0, 1, 2},   {"stride of two words", 8, 1, 4},
                    {"stride of 32 words", 128, 1, 64}, {"odd stride", 12, 1, 2}, {"pairs on one word", 4, 2, 2},
                    {"16 lanes a row", 128, 16, 4}};
    struct isa_operation read = operation_of(lds_row_of(ISA_OP_ds_read_b32), 0);
    uint32_t cycles;
    uint64_t fault_address;

    for (uint32_t i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++) {
        test_context(patterns[i].name);
        rig_wave_init(&wave);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave.vectors[ADDRESS][lane] = lane / patterns[i].divisor * patterns[i].multiplier;
        CHECK_EQUAL(execute_lds(&wave.wave, &read, &cycles, &fault_address), ISA_FAULT_NONE);
        CHECK_EQUAL(cycles, patterns[i].cycles);
    }
    test_context(NULL);
}

static void faults_name_the_address(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t address, immediate, lds_bytes;
        enum isa_fault fault;
    } cases[] = {
        {"last word", ISA_OP_ds_read_b32, 508, 0, 512, ISA_FAULT_NONE},
        {"one word beyond", ISA_OP_ds_read_b32, 512, 0, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"offset beyond", ISA_OP_ds_read_b32, 500, 12, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"negative address, offset brings it in", ISA_OP_ds_read_b32, 0xfffffffcu, 8, 512, ISA_FAULT_NONE},
        {"negative address stays out", ISA_OP_ds_read_b32, 0xfffffff0u, 8, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"negative address of a pair", ISA_OP_ds_read2_b32, 0xfffffffcu, 0x0201, 512, ISA_FAULT_NONE},
        {"one of a pair stays out", ISA_OP_ds_write2_b32, 0xfffffffcu, 0x0200, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"no LDS", ISA_OP_ds_read_u8, 0, 0, 0, ISA_FAULT_OUT_OF_BOUNDS},
        {"less LDS than one access", ISA_OP_ds_read_b128, 0, 0, 8, ISA_FAULT_OUT_OF_BOUNDS},
        {"last byte", ISA_OP_ds_write_b8, 510, 1, 512, ISA_FAULT_NONE},
        {"byte beyond", ISA_OP_ds_write_b8, 510, 2, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"misaligned dword", ISA_OP_ds_read_b32, 2, 0, 512, ISA_FAULT_MISALIGNED},
        {"misaligned short", ISA_OP_ds_write_b16, 1, 0, 512, ISA_FAULT_MISALIGNED},
        {"misaligned by its offset", ISA_OP_ds_read_b32, 4, 1, 512, ISA_FAULT_MISALIGNED},
        {"dwordx2 at 4", ISA_OP_ds_read_b64, 4, 0, 512, ISA_FAULT_MISALIGNED},
        {"pair at 4", ISA_OP_ds_read2_b32, 4, 0x0100, 512, ISA_FAULT_NONE},
        {"pair of dwordx2 at 4", ISA_OP_ds_read2_b64, 4, 0x0100, 512, ISA_FAULT_MISALIGNED},
        {"second of a pair beyond", ISA_OP_ds_read2_b32, 0, 0x8000, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"second of a pair just inside", ISA_OP_ds_read2_b32, 0, 0x7f00, 512, ISA_FAULT_NONE},
        {"dwordx4 at 8", ISA_OP_ds_read_b128, 8, 0, 512, ISA_FAULT_MISALIGNED},
        {"dwordx3 at 8", ISA_OP_ds_write_b96, 8, 0, 512, ISA_FAULT_MISALIGNED},
        {"atomic beyond", ISA_OP_ds_add_u32, 512, 0, 512, ISA_FAULT_OUT_OF_BOUNDS},
        {"misaligned 64-bit atomic", ISA_OP_ds_add_u64, 4, 0, 512, ISA_FAULT_MISALIGNED},
    };
    uint32_t cycles;
    uint64_t fault_address;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct isa_operation operation = {
            .opcode = (uint16_t)cases[i].opcode,
            .destination = ISA_VGPR_FIRST + DESTINATION,
            .source = {ISA_VGPR_FIRST + ADDRESS, ISA_VGPR_FIRST + DATA0, ISA_OPERAND_NONE},
            .immediate = (int32_t)cases[i].immediate};

        test_context(cases[i].name);
        if (isa_opcodes[cases[i].opcode].flags & ISA_OP_ATOMIC)
            operation.destination = ISA_OPERAND_NONE;
        rig_wave_init(&wave);
        wave.wave.lds_bytes = cases[i].lds_bytes;
        if (!cases[i].lds_bytes)
            wave.wave.lds = NULL;
        wave.vectors[ADDRESS][37] = cases[i].address;
        wave.vectors[ADDRESS][5] = 0x12345679; /* an inactive lane is never looked at */
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, UINT64_C(1) << 37);
        CHECK_EQUAL(execute_lds(&wave.wave, &operation, &cycles, &fault_address), cases[i].fault);
        if (cases[i].fault == ISA_FAULT_MISALIGNED)
            CHECK_EQUAL(fault_address & ~UINT64_C(1), (cases[i].address + (operation.immediate == 1)) & ~UINT64_C(1));
        CHECK_EQUAL(wave.wave.operation, cases[i].fault == ISA_FAULT_NONE);
    }
    test_context(NULL);
}

static void every_lane_is_checked(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t start, step;
        uint32_t bad_lane; /* gets an address of its own */
        uint32_t bad;
        enum isa_fault fault;
        uint32_t address;
    } cases[] = {
        {"consecutive dwordx3 are not aligned", ISA_OP_ds_read_b96, 0, 12, 64, 0, ISA_FAULT_MISALIGNED, 12},
        {"consecutive, the last ones beyond", ISA_OP_ds_read_b32, 512 - 62 * 4, 4, 64, 0, ISA_FAULT_OUT_OF_BOUNDS, 512},
        {"consecutive through the end of addresses", ISA_OP_ds_read_b32, 0xffffffe0u, 4, 64, 0, ISA_FAULT_OUT_OF_BOUNDS,
         0xffffffe0u},
        {"one lane beyond", ISA_OP_ds_read_b32, 0, 4, 37, 4096, ISA_FAULT_OUT_OF_BOUNDS, 4096},
        {"one lane misaligned", ISA_OP_ds_read_b64, 0, 0, 63, 20, ISA_FAULT_MISALIGNED, 20},
        {"all misaligned", ISA_OP_ds_read_b64, 4, 0, 64, 0, ISA_FAULT_MISALIGNED, 4},
    };
    uint32_t cycles;
    uint64_t fault_address;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct isa_operation operation = {.opcode = (uint16_t)cases[i].opcode,
                                          .destination = ISA_VGPR_FIRST + DESTINATION,
                                          .source = {ISA_VGPR_FIRST + ADDRESS, ISA_OPERAND_NONE, ISA_OPERAND_NONE}};

        test_context(cases[i].name);
        rig_wave_init(&wave);
        wave.wave.lds_bytes = 512;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave.vectors[ADDRESS][lane] = cases[i].start + lane * cases[i].step;
        if (cases[i].bad_lane < ISA_LANES)
            wave.vectors[ADDRESS][cases[i].bad_lane] = cases[i].bad;
        CHECK_EQUAL(execute_lds(&wave.wave, &operation, &cycles, &fault_address), cases[i].fault);
        CHECK_EQUAL(fault_address, cases[i].address);
    }
    test_context(NULL);
}

static void no_lanes_need_no_lds(void)
{
    struct isa_operation read = operation_of(lds_row_of(ISA_OP_ds_read_b32), 0);
    uint32_t cycles;
    uint64_t fault_address;

    rig_wave_init(&wave);
    wave.wave.lds = NULL;
    wave.wave.lds_bytes = 0;
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, 0);
    CHECK_EQUAL(execute_lds(&wave.wave, &read, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(cycles, 1);
}

static void f32_denormals_follow_the_mode(void)
{
    static const struct {
        uint32_t mode, old, data, want;
    } cases[] = {
        {0x30, 0x00000001, 0x00000001, 0x00000002}, /* kept */
        {0x00, 0x00000001, 0x00000001, 0x00000000}, /* inputs and outputs flushed */
        {0x20, 0x00000001, 0x3f800000, 0x3f800000}, /* inputs flushed */
        {0x10, 0x00000001, 0x00000001, 0x00000000}, /* output flushed */
        {0x10, 0x00800000, 0x80400000, 0x00000000}, /* a denormal input counts, the denormal difference does not stay */
        {0x00, 0x80000001, 0x80000001, 0x80000000}, /* a flushed value keeps its sign */
        {0x30, 0x7f7fffff, 0x7f7fffff, 0x7f800000}, /* rounds to nearest: infinity */
        {0x30, 0x7f800000, 0xff800000, 0x7fc00000}, /* the default NaN */
        {0x30, 0x7f800001, 0x3f800000, 0x7fc00001}, /* a NaN comes back quiet */
    };
    struct isa_operation add = operation_of(lds_row_of(ISA_OP_ds_add_f32), 0);
    uint32_t cycles, got;
    uint64_t fault_address;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        rig_wave_init(&wave);
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, 1);
        wave.wave.mode = cases[i].mode;
        memcpy(wave.lds, &cases[i].old, 4);
        wave.vectors[DATA0][0] = cases[i].data;
        CHECK_EQUAL(execute_lds(&wave.wave, &add, &cycles, &fault_address), ISA_FAULT_NONE);
        memcpy(&got, wave.lds, 4);
        CHECK_EQUAL(got, cases[i].want);
    }
}

static void every_opcode_is_tested(void)
{
    static const enum isa_opcode others[] = {ISA_OP_ds_append,      ISA_OP_ds_consume,      ISA_OP_ds_nop,
                                             ISA_OP_ds_permute_b32, ISA_OP_ds_bpermute_b32, ISA_OP_ds_swizzle_b32};

    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        bool tested = false;

        if (isa_opcodes[opcode].unit != ISA_UNIT_LDS)
            continue;
        for (uint32_t i = 0; i < lds_row_count; i++)
            tested |= lds_rows[i].opcode == opcode;
        for (uint32_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
            tested |= others[i] == opcode;
        test_context(isa_opcodes[opcode].mnemonic);
        CHECK(tested);
    }
    test_context(NULL);
}

static void registers_beyond_the_wave_are_refused(void)
{
    struct isa_operation read = operation_of(lds_row_of(ISA_OP_ds_read_b64), 0);
    uint32_t cycles;
    uint64_t fault_address;

    rig_wave_init(&wave);
    read.destination = ISA_VGPR_FIRST + RIG_VECTORS - 1;
    CHECK_EQUAL(execute_lds(&wave.wave, &read, &cycles, &fault_address), ISA_FAULT_REGISTER);
    read.destination = ISA_VGPR_FIRST;
    read.source[0] = ISA_VGPR_FIRST + RIG_VECTORS;
    CHECK_EQUAL(execute_lds(&wave.wave, &read, &cycles, &fault_address), ISA_FAULT_REGISTER);
}

TEST_MAIN()
{
    return test_run("lds", (const struct test_case[]){TEST(memory_instructions_agree_with_the_model),
                                                      TEST(destination_may_be_address_or_data),
                                                      TEST(known_patterns_cost_what_the_banks_say),
                                                      TEST(faults_name_the_address),
                                                      TEST(every_lane_is_checked),
                                                      TEST(no_lanes_need_no_lds),
                                                      TEST(f32_denormals_follow_the_mode),
                                                      TEST(every_opcode_is_tested),
                                                      TEST(registers_beyond_the_wave_are_refused),
                                                      {0}});
}
