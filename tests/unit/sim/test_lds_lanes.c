/* test_lds_lanes.c - DS instructions that move between lanes, and those that count lanes. */
#include "support_lds_wave.h"

static struct rig_wave model; /* what is to be left */

static struct isa_operation lane_move(enum isa_opcode opcode, uint32_t control)
{
    return (struct isa_operation){
        .opcode = (uint16_t)opcode,
        .destination = ISA_VGPR_FIRST + DESTINATION,
        .source = {ISA_VGPR_FIRST + ADDRESS,
                   (uint16_t)(opcode == ISA_OP_ds_swizzle_b32 ? ISA_OPERAND_NONE : ISA_VGPR_FIRST + DATA0),
                   ISA_OPERAND_NONE},
        .immediate = (int32_t)control};
}

/* Which lane's value a lane gets from a swizzle, bit by bit as the ISA's pseudo code has it. */
static uint32_t swizzle_lane(uint32_t lane, uint32_t control)
{
    uint32_t result = lane & 32u;

    if (control & 0x8000u)
        return lane / 4 * 4 + (control >> 2 * (lane % 4)) % 4;
    for (uint32_t bit = 0; bit < 5; bit++) {
        uint32_t value = lane >> bit & 1;

        value &= control >> bit & 1;
        value |= control >> (5 + bit) & 1;
        value ^= control >> (10 + bit) & 1;
        result |= value << bit;
    }
    return result;
}

static void lanes_move_without_lds(void)
{
    static const uint32_t controls[] = {0x801f, 0x001f, 0x041f, 0x7c1f, 0x8000 | 0x1b, 0x80b1, 0x03e0, 0x2aaa};
    uint64_t seed = 7;
    uint32_t cycles;
    uint64_t fault_address;

    for (uint32_t round = 0; round < 200; round++) {
        uint64_t exec = exec_of(round, &seed);
        uint32_t offset = (uint32_t)(random_mixed(&seed) % 4) * 4;
        uint32_t control = round < 100 ? controls[round % 8] : (uint32_t)(random_mixed(&seed) & 0xffff);
        enum isa_opcode opcode = round % 3 == 0   ? ISA_OP_ds_swizzle_b32
                                 : round % 3 == 1 ? ISA_OP_ds_bpermute_b32
                                                  : ISA_OP_ds_permute_b32;
        struct isa_operation operation = lane_move(opcode, round % 3 == 0 ? control : offset);
        uint32_t want[ISA_LANES] = {0};

        rig_wave_init(&wave);
        wave.wave.lds = NULL;
        wave.wave.lds_bytes = 0;
        fill(&seed, false);
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t other = (wave.vectors[ADDRESS][lane] + offset) / 4 % 64;

            if (opcode == ISA_OP_ds_swizzle_b32 && exec >> swizzle_lane(lane, control) & 1)
                want[lane] = wave.vectors[ADDRESS][swizzle_lane(lane, control)];
            if (opcode == ISA_OP_ds_bpermute_b32 && exec >> other & 1)
                want[lane] = wave.vectors[DATA0][other];
            if (opcode == ISA_OP_ds_permute_b32 && exec >> lane & 1)
                want[other] = wave.vectors[DATA0][lane];
        }
        memcpy(&model, &wave, sizeof(model));
        CHECK_EQUAL(execute_lds(&wave.wave, &operation, &cycles, &fault_address), ISA_FAULT_NONE);
        CHECK_EQUAL(cycles, (uint32_t)exec && exec >> 32 ? 2 : 1);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            CHECK_EQUAL(wave.vectors[DESTINATION][lane],
                        exec >> lane & 1 ? want[lane] : model.vectors[DESTINATION][lane]);
    }
}

static void append_and_consume_count_lanes(void)
{
    struct isa_operation append = lane_move(ISA_OP_ds_append, 16);
    struct isa_operation consume = lane_move(ISA_OP_ds_consume, 16);
    struct isa_operation nop = {.opcode = ISA_OP_ds_nop, .destination = ISA_OPERAND_NONE};
    uint32_t counter = 100, cycles;
    uint64_t fault_address;

    rig_wave_init(&wave);
    wave.wave.scalar[ISA_M0] = 32;
    memcpy(&wave.lds[48], &counter, 4);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, 0xf1);
    CHECK_EQUAL(execute_lds(&wave.wave, &append, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 100);
    CHECK_EQUAL(wave.vectors[DESTINATION][1], 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][7], 100);
    CHECK_EQUAL(execute_lds(&wave.wave, &consume, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 105);
    memcpy(&counter, &wave.lds[48], 4);
    CHECK_EQUAL(counter, 100);
    wave.wave.scalar[ISA_M0] = RIG_LDS - 4;
    CHECK_EQUAL(execute_lds(&wave.wave, &append, &cycles, &fault_address), ISA_FAULT_OUT_OF_BOUNDS);
    wave.wave.scalar[ISA_M0] = 2;
    CHECK_EQUAL(execute_lds(&wave.wave, &append, &cycles, &fault_address), ISA_FAULT_MISALIGNED);
    CHECK_EQUAL(execute_lds(&wave.wave, &nop, &cycles, &fault_address), ISA_FAULT_NONE);
    CHECK_EQUAL(cycles, 1);
}

TEST_MAIN()
{
    return test_run("lds_lanes", (const struct test_case[]){
                                     TEST(lanes_move_without_lds), TEST(append_and_consume_count_lanes), {0}});
}
