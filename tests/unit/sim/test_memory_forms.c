/* test_memory_forms.c - scratch, LDS through FLAT, buffer addressing, and scalar memory instructions. */
#include <stdio.h>
#include <string.h>

#include "memory_forms.h"

static void check_arena(void)
{
    for (uint32_t i = 0; i < ARENA; i++) {
        if (rig.memory.bytes[arena + i] != image[i]) {
            CHECK_EQUAL(rig.memory.bytes[arena + i], image[i]);
            return;
        }
    }
}

/* The resource that the dispatcher gives a kernel for its scratch: swizzled, 4-byte elements, 64 lanes, lane added. */
static void set_scratch(uint32_t wave_offset)
{
    wave.wave.scalar[RESOURCE] = (uint32_t)scratch;
    wave.wave.scalar[RESOURCE + 1] = (uint32_t)(scratch >> 32) | 1u << 31;
    wave.wave.scalar[RESOURCE + 2] = SCRATCH * 4;
    wave.wave.scalar[RESOURCE + 3] = 1u << 19 | 3u << 21 | 1u << 23;
    wave.wave.scalar[3] = wave_offset;
    wave.wave.scalar[ISA_FLAT_SCRATCH_LO] = SCRATCH / 64;
    wave.wave.scalar[ISA_FLAT_SCRATCH_HI] = wave_offset >> 8;
}

static uint64_t scratch_address(uint32_t wave_offset, uint32_t offset, uint32_t lane)
{
    return scratch + wave_offset + offset / 4 * 256 + lane * 4 + offset % 4;
}

static struct isa_operation scratch_operation(enum isa_opcode opcode, bool buffer, const uint32_t *offsets)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        addresses[lane] = (uint64_t)RIG_PRIVATE_HI << 32 | offsets[lane];
    rig_set_addresses(&wave, ADDRESS, addresses);
    if (buffer) {
        operation.modifiers = ISA_MOD_OFFEN;
        operation.source[2] = RESOURCE;
        operation.scalar_destination = 3;
        operation.immediate = 12;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave.vectors[ADDRESS][lane] -= 12;
    }
    return operation;
}

/* Stores by one way, loads by the other, and looks at the bytes between. */
static void try_scratch(uint32_t store, uint32_t load, uint32_t round, uint64_t *seed)
{
    const struct row *from = &stores[store], *to = &loads[load];
    uint32_t wave_offset = round % 3 * SCRATCH;
    uint64_t exec = round % 2 ? random_mixed(seed) : UINT64_MAX;
    uint32_t offsets[ISA_LANES], alignment = from->bytes < 4 ? from->bytes : 4;
    struct isa_operation operation;

    rig_wave_init(&wave);
    fill_registers(seed);
    set_scratch(wave_offset);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        offsets[lane] = 12 + (round % 4 ? 40 : (uint32_t)(random_mixed(seed) % 200)) * alignment;
    operation = scratch_operation(round % 2 ? from->buffer : from->flat, round % 2, offsets);
    memcpy(&before, &wave, sizeof(before));
    run(&operation);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        for (uint32_t at = 0; at < from->bytes && exec >> lane & 1; at++)
            CHECK_EQUAL(rig.memory.bytes[scratch_address(wave_offset, offsets[lane] + at, lane)],
                        (uint8_t)(before.vectors[DATA + at / 4][lane] >> at % 4 * 8));
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        offsets[lane] = offsets[lane] / 4 * 4;
    operation = scratch_operation(round % 2 ? to->flat : to->buffer, round % 2 == 0, offsets);
    run(&operation);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        for (uint32_t at = 0; at < to->bytes && exec >> lane & 1; at++)
            CHECK_EQUAL((uint8_t)(wave.vectors[DESTINATION + at / 4][lane] >> at % 4 * 8),
                        rig.memory.bytes[scratch_address(wave_offset, offsets[lane] + at, lane)]);
    }
}

static void scratch_is_interleaved_over_lanes(void)
{
    uint64_t seed = 5;

    start(NULL);
    for (uint32_t store = 0; store < COUNT(stores); store++) {
        test_context(stores[store].name);
        for (uint32_t load = 0; load < COUNT(loads); load++) {
            for (uint32_t round = 0; round < 12; round++)
                try_scratch(store, load, round, &seed);
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void scratch_of_other_shapes(void)
{
    static const struct {
        const char *name;
        uint32_t word3, immediate, bytes_a_lane;
        enum isa_opcode opcode;
        enum isa_fault fault;
    } cases[] = {
        {"elements of 8 bytes", 2u << 19 | 3u << 21 | 1u << 23, 0, 1024, ISA_OP_buffer_load_dword,
         ISA_FAULT_OUT_OF_BOUNDS},
        {"index stride of 32", 1u << 19 | 2u << 21 | 1u << 23, 0, 1024, ISA_OP_buffer_load_dword,
         ISA_FAULT_OUT_OF_BOUNDS},
        {"last word of the arena", 1u << 19 | 3u << 21 | 1u << 23, 4092, 1024, ISA_OP_buffer_load_dword,
         ISA_FAULT_NONE},
        {"last word, two", 1u << 19 | 3u << 21 | 1u << 23, 4092, 1024, ISA_OP_buffer_load_dwordx2,
         ISA_FAULT_OUT_OF_BOUNDS},
        {"misaligned", 1u << 19 | 3u << 21 | 1u << 23, 2, 1024, ISA_OP_buffer_load_dword, ISA_FAULT_MISALIGNED},
        {"64-bit atomic", 1u << 19 | 3u << 21 | 1u << 23, 0, 1024, ISA_OP_buffer_atomic_add_x2, ISA_FAULT_MISALIGNED},
        {"flat beyond the lane's size", 1u << 19 | 3u << 21 | 1u << 23, 1024, 1024, ISA_OP_flat_load_dword,
         ISA_FAULT_OUT_OF_BOUNDS},
        {"flat, end beyond", 1u << 19 | 3u << 21 | 1u << 23, 1020, 1024, ISA_OP_flat_load_dwordx2,
         ISA_FAULT_OUT_OF_BOUNDS},
        {"flat, last", 1u << 19 | 3u << 21 | 1u << 23, 1020, 1024, ISA_OP_flat_load_dword, ISA_FAULT_NONE},
        {"flat without scratch", 1u << 19 | 3u << 21 | 1u << 23, 0, 0, ISA_OP_flat_load_dword, ISA_FAULT_OUT_OF_BOUNDS},
        {"flat misaligned", 1u << 19 | 3u << 21 | 1u << 23, 6, 1024, ISA_OP_flat_load_dword, ISA_FAULT_MISALIGNED},
        {"flat 64-bit atomic", 1u << 19 | 3u << 21 | 1u << 23, 8, 1024, ISA_OP_flat_atomic_add_x2,
         ISA_FAULT_MISALIGNED},
    };

    start(NULL);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation = rig_flat(cases[i].opcode, DESTINATION, ADDRESS, DATA);
        struct rig_access access;

        test_context(cases[i].name);
        rig_wave_init(&wave);
        set_scratch(0);
        wave.wave.scalar[RESOURCE + 3] = cases[i].word3;
        wave.wave.scalar[ISA_FLAT_SCRATCH_LO] = cases[i].bytes_a_lane;
        if (isa_opcodes[cases[i].opcode].format == ISA_FORMAT_MUBUF) {
            operation.source[2] = RESOURCE;
            operation.scalar_destination = ISA_INLINE_ZERO;
            operation.immediate = (int32_t)cases[i].immediate;
        } else {
            for (uint32_t lane = 0; lane < ISA_LANES; lane++)
                addresses[lane] = (uint64_t)RIG_PRIVATE_HI << 32 | cases[i].immediate;
            rig_set_addresses(&wave, ADDRESS, addresses);
        }
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK_EQUAL(access.fault, cases[i].fault);
    }
    test_context(NULL);
    rig_stop(&rig);
}

/* One instruction whose lanes go to global memory, LDS and scratch in turn. */
static void one_flat_instruction_reaches_all_three(void)
{
    uint64_t seed = 6;

    start(NULL);
    for (uint32_t i = 0; i < COUNT(loads); i++) {
        struct isa_operation operation;
        struct rig_access access;

        test_context(loads[i].name);
        rig_wave_init(&wave);
        fill_registers(&seed);
        set_scratch(0);
        for (uint32_t at = 0; at < SCRATCH; at++)
            rig.memory.bytes[scratch + at] = (uint8_t)random_mixed(&seed);
        fill_arena(&seed);
        for (uint32_t at = 0; at < RIG_LDS; at++)
            wave.lds[at] = (uint8_t)random_mixed(&seed);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t offset = (uint32_t)(random_mixed(&seed) % 60) * 16;

            addresses[lane] = lane % 3 == 0   ? arena + offset
                              : lane % 3 == 1 ? (uint64_t)RIG_SHARED_HI << 32 | offset
                                              : (uint64_t)RIG_PRIVATE_HI << 32 | offset;
        }
        rig_set_addresses(&wave, ADDRESS, addresses);
        operation = rig_flat(loads[i].flat, DESTINATION, ADDRESS, DATA);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK_EQUAL(access.lds_lanes, UINT64_C(0x2492492492492492));
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t offset = (uint32_t)addresses[lane];

            for (uint32_t at = 0; at < loads[i].bytes; at++) {
                uint8_t want = lane % 3 == 0   ? image[addresses[lane] - arena + at]
                               : lane % 3 == 1 ? wave.lds[offset + at]
                                               : rig.memory.bytes[scratch_address(0, offset + at, lane)];

                CHECK_EQUAL((uint8_t)(wave.vectors[DESTINATION + at / 4][lane] >> at % 4 * 8), want);
            }
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void flat_stores_and_atomics_reach_the_lds(void)
{
    struct isa_operation store = rig_flat(ISA_OP_flat_store_dwordx2, DESTINATION, ADDRESS, DATA);
    struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, DESTINATION, ADDRESS, DATA);
    struct isa_operation wait = rig_flat(ISA_OP_onward_wait_swap, DESTINATION, ADDRESS, DATA);
    struct rig_access access;
    uint64_t word;

    start(NULL);
    rig_wave_init(&wave);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        addresses[lane] = ((uint64_t)RIG_SHARED_HI << 32) + lane * 8;
        wave.vectors[DATA][lane] = lane + 1;
        wave.vectors[DATA + 1][lane] = lane * 3;
    }
    rig_set_addresses(&wave, ADDRESS, addresses);
    CHECK_EQUAL(rig_execute(&rig, &wave, &store, 0, &access), 0);
    CHECK(access.completed);
    CHECK_EQUAL(access.lds_lanes, UINT64_MAX);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        memcpy(&word, &wave.lds[lane * 8], 8);
        CHECK_EQUAL(word, (uint64_t)lane * 3 << 32 | (lane + 1));
        addresses[lane] = ((uint64_t)RIG_SHARED_HI << 32) + 1024;
    }
    rig_set_addresses(&wave, ADDRESS, addresses);
    add.modifiers = ISA_MOD_GLC;
    rig_execute(&rig, &wave, &add, 0, &access);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        CHECK_EQUAL(wave.vectors[DESTINATION][lane], lane * (lane + 1) / 2);
    wait.source[2] = ISA_VGPR_FIRST + CONDITION;
    wait.wait_condition = ISA_WAIT_NE;
    rig_execute(&rig, &wave, &wait, 0, &access);
    CHECK_EQUAL(access.wait_answer, MEM_WAIT_MET);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 64 * 65 / 2);
    addresses[63] = ((uint64_t)RIG_SHARED_HI << 32) + RIG_LDS;
    rig_set_addresses(&wave, ADDRESS, addresses);
    rig_execute(&rig, &wave, &add, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_OUT_OF_BOUNDS);
    CHECK_EQUAL(access.fault_address, addresses[63]);
    memcpy(&word, &wave.lds[1024], 8);
    CHECK_EQUAL((uint32_t)word, 64); /* the fault left the other lanes' words alone */
    rig_stop(&rig);
}

static void buffer_addressing(void)
{
    static const struct {
        const char *name;
        uint32_t modifiers, stride, records, soffset, immediate, add_lane;
        uint32_t index, offset; /* of lane 2 */
        uint32_t want;          /* bytes from the base */
        enum isa_fault fault;
    } cases[] = {
        {"immediate only", 0, 0, 4096, ISA_INLINE_ZERO, 40, 0, 0, 0, 40, ISA_FAULT_NONE},
        {"inline constant offset", 0, 0, 4096, ISA_INLINE_ZERO + 16, 40, 0, 0, 0, 56, ISA_FAULT_NONE},
        {"offset register", ISA_MOD_OFFEN, 0, 4096, 3, 4, 0, 0, 100, 204, ISA_FAULT_NONE},
        {"index register", ISA_MOD_IDXEN, 12, 300, ISA_INLINE_ZERO, 4, 0, 7, 0, 88, ISA_FAULT_NONE},
        {"index and offset", ISA_MOD_IDXEN | ISA_MOD_OFFEN, 12, 300, ISA_INLINE_ZERO, 4, 0, 7, 8, 96, ISA_FAULT_NONE},
        {"lane added to the index", 0, 16, 300, ISA_INLINE_ZERO, 4, 1, 0, 0, 36, ISA_FAULT_NONE},
        {"last dword", ISA_MOD_OFFEN, 0, 256, ISA_INLINE_ZERO, 0, 0, 0, 252, 252, ISA_FAULT_NONE},
        {"beyond the records", ISA_MOD_OFFEN, 0, 256, ISA_INLINE_ZERO, 0, 0, 0, 256, 256, ISA_FAULT_OUT_OF_BOUNDS},
        {"beyond the elements", ISA_MOD_IDXEN, 16, 8, ISA_INLINE_ZERO, 0, 0, 8, 0, 128, ISA_FAULT_OUT_OF_BOUNDS},
        {"far beyond", ISA_MOD_OFFEN, 0, 256, ISA_INLINE_ZERO, 0, 0, 0, 0xfffffffcu, 0, ISA_FAULT_OUT_OF_BOUNDS},
    };
    uint64_t seed = 8;

    start(NULL);
    fill_arena(&seed);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation = rig_flat(ISA_OP_buffer_load_dword, DESTINATION, ADDRESS, DATA);
        bool indexed = cases[i].modifiers & ISA_MOD_IDXEN;
        struct rig_access access;
        uint32_t want;

        test_context(cases[i].name);
        rig_wave_init(&wave);
        operation.modifiers = cases[i].modifiers;
        operation.source[2] = RESOURCE;
        operation.scalar_destination = (uint16_t)cases[i].soffset;
        operation.immediate = (int32_t)cases[i].immediate;
        wave.wave.scalar[3] = 100;
        wave.wave.scalar[RESOURCE] = (uint32_t)arena;
        wave.wave.scalar[RESOURCE + 1] = cases[i].stride << 16;
        wave.wave.scalar[RESOURCE + 2] = cases[i].records;
        wave.wave.scalar[RESOURCE + 3] = cases[i].add_lane << 23;
        wave.vectors[ADDRESS][2] = indexed ? cases[i].index : cases[i].offset;
        wave.vectors[ADDRESS + 1][2] = cases[i].offset;
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, 4);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK_EQUAL(access.fault, cases[i].fault);
        if (cases[i].fault != ISA_FAULT_NONE)
            continue;
        memcpy(&want, &image[cases[i].want], 4);
        CHECK_EQUAL(wave.vectors[DESTINATION][2], want);
    }
    test_context(NULL);
    rig_stop(&rig);
}

static enum isa_fault run_scalar(const struct isa_operation *operation, uint64_t *done)
{
    struct execute_scalar_access access;
    uint64_t fault_address;
    enum isa_fault fault = execute_prepare_scalar_access(&wave.wave, operation, &access, &fault_address);

    if (fault != ISA_FAULT_NONE)
        return fault;
    return path_scalar_memory(rig.system, 0, &wave.wave, &access, 0, rig.memory.size, rig.clock.now, done,
                              &fault_address);
}

static void scalar_loads_and_stores(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t dwords;
        bool store, buffer;
    } cases[] = {
        {"s_load_dword", ISA_OP_s_load_dword, 1, false, false},
        {"s_load_dwordx2", ISA_OP_s_load_dwordx2, 2, false, false},
        {"s_load_dwordx4", ISA_OP_s_load_dwordx4, 4, false, false},
        {"s_load_dwordx8", ISA_OP_s_load_dwordx8, 8, false, false},
        {"s_load_dwordx16", ISA_OP_s_load_dwordx16, 16, false, false},
        {"s_store_dword", ISA_OP_s_store_dword, 1, true, false},
        {"s_store_dwordx2", ISA_OP_s_store_dwordx2, 2, true, false},
        {"s_store_dwordx4", ISA_OP_s_store_dwordx4, 4, true, false},
        {"s_buffer_load_dword", ISA_OP_s_buffer_load_dword, 1, false, true},
        {"s_buffer_load_dwordx2", ISA_OP_s_buffer_load_dwordx2, 2, false, true},
        {"s_buffer_load_dwordx4", ISA_OP_s_buffer_load_dwordx4, 4, false, true},
        {"s_buffer_load_dwordx8", ISA_OP_s_buffer_load_dwordx8, 8, false, true},
        {"s_buffer_load_dwordx16", ISA_OP_s_buffer_load_dwordx16, 16, false, true},
        {"s_buffer_store_dword", ISA_OP_s_buffer_store_dword, 1, true, true},
        {"s_buffer_store_dwordx2", ISA_OP_s_buffer_store_dwordx2, 2, true, true},
        {"s_buffer_store_dwordx4", ISA_OP_s_buffer_store_dwordx4, 4, true, true},
    };
    uint64_t seed = 9, done;

    start(NULL);
    fill_arena(&seed);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        test_context(cases[i].name);
        for (uint32_t round = 0; round < 20; round++) {
            uint32_t offset = (uint32_t)(random_mixed(&seed) % 1000) * 4;
            bool by_register = round % 2;
            struct isa_operation operation = {.opcode = (uint16_t)cases[i].opcode,
                                              .destination = 32,
                                              .source = {4, by_register ? 20 : ISA_OPERAND_NONE, ISA_OPERAND_NONE},
                                              .immediate = by_register ? 0 : (int32_t)offset};

            rig_wave_init(&wave);
            for (uint32_t sgpr = 0; sgpr < 100; sgpr++)
                wave.wave.scalar[sgpr] = (uint32_t)random_mixed(&seed);
            isa_write_scalar64(&wave.wave, 4, arena);
            wave.wave.scalar[6] = ARENA;
            wave.wave.scalar[20] = offset;
            before = wave;
            CHECK_EQUAL(run_scalar(&operation, &done), ISA_FAULT_NONE);
            CHECK(done > rig.clock.now);
            CHECK_EQUAL(wave.wave.operation, 1);
            if (cases[i].store)
                memcpy(&image[offset], &wave.wave.scalar[32], cases[i].dwords * 4);
            else
                memcpy(&before.wave.scalar[32], &image[offset], cases[i].dwords * 4);
            CHECK_EQUAL(memcmp(wave.wave.scalar, before.wave.scalar, sizeof(wave.wave.scalar)), 0);
            check_arena();
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void scalar_faults(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        int64_t offset; /* from the arena's end */
        uint32_t destination, records;
        enum isa_fault fault;
    } cases[] = {
        {"last dword", ISA_OP_s_load_dword, -4, 32, 0, ISA_FAULT_NONE},
        {"last pair", ISA_OP_s_load_dwordx2, -8, 32, 0, ISA_FAULT_NONE},
        {"pair half beyond", ISA_OP_s_load_dwordx2, -4, 32, 0, ISA_FAULT_OUT_OF_BOUNDS},
        {"beyond", ISA_OP_s_load_dword, 0, 32, 0, ISA_FAULT_OUT_OF_BOUNDS},
        {"misaligned", ISA_OP_s_load_dword, -6, 32, 0, ISA_FAULT_MISALIGNED},
        {"registers beyond", ISA_OP_s_load_dwordx16, -64, 120, 0, ISA_FAULT_REGISTER},
        {"store beyond", ISA_OP_s_store_dword, 0, 32, 0, ISA_FAULT_OUT_OF_BOUNDS},
        {"inside the records", ISA_OP_s_buffer_load_dword, 0, 32, 8, ISA_FAULT_NONE},
        {"beyond the records", ISA_OP_s_buffer_load_dwordx4, 0, 32, 8, ISA_FAULT_OUT_OF_BOUNDS},
    };
    uint64_t done, constant;

    start(NULL);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation = {.opcode = (uint16_t)cases[i].opcode,
                                          .destination = (uint16_t)cases[i].destination,
                                          .source = {4, ISA_OPERAND_NONE, ISA_OPERAND_NONE}};

        test_context(cases[i].name);
        rig_wave_init(&wave);
        isa_write_scalar64(&wave.wave, 4, cases[i].records ? arena : arena + ARENA + (uint64_t)cases[i].offset);
        wave.wave.scalar[6] = cases[i].records;
        CHECK_EQUAL(run_scalar(&operation, &done), cases[i].fault);
    }
    test_context("read-only");
    constant = mem_allocate(&rig.memory, 64, 64, MEM_RIGHTS_READ);
    isa_write_scalar64(&wave.wave, 4, constant);
    CHECK_EQUAL(run_scalar(&(struct isa_operation){.opcode = ISA_OP_s_store_dword,
                                                   .destination = 32,
                                                   .source = {4, ISA_OPERAND_NONE, ISA_OPERAND_NONE}},
                           &done),
                ISA_FAULT_READ_ONLY);
    test_context(NULL);
    rig_stop(&rig);
}

static void scalar_time_and_cache_control(void)
{
    struct isa_operation load = {.opcode = ISA_OP_s_load_dword, .destination = 32, .source = {4, ISA_OPERAND_NONE}};
    static const enum isa_opcode invalidate[] = {ISA_OP_s_dcache_inv, ISA_OP_s_dcache_inv_vol, ISA_OP_s_dcache_wb,
                                                 ISA_OP_s_dcache_wb_vol};
    static const enum isa_opcode clocks[] = {ISA_OP_s_memtime, ISA_OP_s_memrealtime};
    uint64_t done;

    start(NULL);
    rig_wave_init(&wave);
    isa_write_scalar64(&wave.wave, 4, arena);
    for (uint32_t i = 0; i < COUNT(clocks); i++) {
        struct isa_operation operation = {.opcode = (uint16_t)clocks[i], .destination = 40};
        struct execute_scalar_access access;
        uint64_t fault_address;

        wave.wave.now = UINT64_C(0x1234567890) + i;
        CHECK_EQUAL(execute_prepare_scalar_access(&wave.wave, &operation, &access, &fault_address), ISA_FAULT_NONE);
        CHECK_EQUAL(access.dwords, 0);
        CHECK_EQUAL(isa_read_scalar64(&wave.wave, 40), UINT64_C(0x1234567890) + i);
    }
    for (uint32_t i = 0; i < COUNT(invalidate); i++) {
        struct isa_operation operation = {.opcode = (uint16_t)invalidate[i], .destination = ISA_OPERAND_NONE};
        uint32_t word = i + 1;

        /* The scalar cache keeps its copy until it is invalidated. */
        CHECK_EQUAL(run_scalar(&load, &done), ISA_FAULT_NONE);
        CHECK_EQUAL(wave.wave.scalar[32], i);
        path_cp_store(rig.system, arena, &word, 4, rig.clock.now);
        CHECK_EQUAL(run_scalar(&load, &done), ISA_FAULT_NONE);
        CHECK_EQUAL(wave.wave.scalar[32], i);
        CHECK_EQUAL(run_scalar(&operation, &done), ISA_FAULT_NONE);
        CHECK_EQUAL(run_scalar(&load, &done), ISA_FAULT_NONE);
        CHECK_EQUAL(wave.wave.scalar[32], i + 1);
    }
    rig_stop(&rig);
}

/* The first active lane's number goes to the resource that M0 and the offset name; the others do nothing. */
static void global_wave_sync(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t exec;
        uint32_t m0;
        int32_t offset;
        bool arrived;      /* before, at a barrier of generation 2 */
        uint64_t word;     /* before; the lanes have 10, 11, ... */
        uint32_t resource; /* which has it */
        uint64_t want;
        uint8_t answer;
        uint32_t generation; /* that a wave which waits has found */
    } cases[] = {
        {"init", ISA_OP_ds_gws_init, UINT64_MAX, 0, 0, false, 9, 0, 10, MEM_WAIT_MET, 0},
        {"init, generation", ISA_OP_ds_gws_init, 12, 0, 5, false, UINT64_C(0x700000001), 5, UINT64_C(0x70000000c),
         MEM_WAIT_MET, 0},
        {"M0", ISA_OP_ds_gws_init, 1, 0x30ffff, 0, false, 0, 48, 10, MEM_WAIT_MET, 0},
        {"M0 and offset", ISA_OP_ds_gws_init, 1, 0x10000, 62, false, 0, 63, 10, MEM_WAIT_MET, 0},
        {"64 resources", ISA_OP_ds_gws_init, 1, 0xff010000, 65, false, 0, 2, 10, MEM_WAIT_MET, 0},
        {"no lanes, init", ISA_OP_ds_gws_init, 0, 0, 0, false, 9, 0, 9, MEM_WAIT_MET, 0},
        {"no lanes, barrier", ISA_OP_ds_gws_barrier, 0, 0, 0, false, 9, 0, 9, MEM_WAIT_MET, 0},
        {"it waits", ISA_OP_ds_gws_barrier, 2, 0, 1, false, UINT64_C(0x300000002), 1, UINT64_C(0x300000001),
         MEM_WAIT_FAILED, 3},
        {"it opens", ISA_OP_ds_gws_barrier, 2, 0, 1, false, UINT64_C(0x300000000), 1, UINT64_C(0x40000000b),
         MEM_WAIT_MET, 0},
        {"it still waits", ISA_OP_ds_gws_barrier, 2, 0, 1, true, UINT64_C(0x200000000), 1, UINT64_C(0x200000000),
         MEM_WAIT_FAILED, 2},
        {"it has opened", ISA_OP_ds_gws_barrier, 2, 0, 1, true, UINT64_C(0x300000000), 1, UINT64_C(0x300000000),
         MEM_WAIT_MET, 0},
    };

    start(NULL);
    rig.apertures.gws = arena;
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation = rig_flat(cases[i].opcode, ISA_OPERAND_NONE, DATA, 0);
        struct rig_access access;
        uint64_t word = 0;

        test_context(cases[i].name);
        rig_wave_init(&wave);
        operation.immediate = cases[i].offset;
        wave.wave.scalar[ISA_M0] = cases[i].m0;
        wave.wave.arrived = cases[i].arrived;
        wave.wave.generation = 2;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave.vectors[DATA][lane] = 10 + lane;
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, cases[i].exec);
        memset(rig.memory.bytes + arena, 0xaa, EXECUTE_GWS_BYTES);
        memcpy(rig.memory.bytes + arena + cases[i].resource * UINT64_C(64), &cases[i].word, 8);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK(access.completed);
        CHECK_EQUAL(access.wait_answer, cases[i].answer);
        memcpy(&word, rig.memory.bytes + arena + cases[i].resource * UINT64_C(64), 8);
        CHECK_EQUAL(word, cases[i].want);
        if (cases[i].answer == MEM_WAIT_FAILED)
            CHECK_EQUAL(access.waited_high, cases[i].generation);
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void global_wave_sync_faults(void)
{
    struct isa_operation operation = rig_flat(ISA_OP_ds_gws_init, ISA_OPERAND_NONE, DATA, 0);
    struct rig_access access;

    start(NULL);
    rig_wave_init(&wave);
    operation.immediate = 3;
    rig_execute(&rig, &wave, &operation, 0, &access); /* the queue has no resources */
    CHECK_EQUAL(access.fault, ISA_FAULT_OUT_OF_BOUNDS);
    CHECK_EQUAL(access.fault_address, 3 * 64);
    rig.apertures.gws = arena + ARENA; /* not memory of the process */
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_OUT_OF_BOUNDS);
    rig.apertures.gws = arena + 4;
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_MISALIGNED);
    rig.apertures.gws = arena;
    operation.source[0] = ISA_VGPR_FIRST + RIG_VECTORS;
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_REGISTER);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("memory_forms", (const struct test_case[]){TEST(scratch_is_interleaved_over_lanes),
                                                               TEST(scratch_of_other_shapes),
                                                               TEST(one_flat_instruction_reaches_all_three),
                                                               TEST(flat_stores_and_atomics_reach_the_lds),
                                                               TEST(buffer_addressing),
                                                               TEST(scalar_loads_and_stores),
                                                               TEST(scalar_faults),
                                                               TEST(scalar_time_and_cache_control),
                                                               TEST(global_wave_sync),
                                                               TEST(global_wave_sync_faults),
                                                               {0}});
}
