/* test_memory_ops.c - FLAT, MUBUF and SMEM instructions from registers to memory and back, against a plain model. */
#include <stdio.h>
#include <string.h>

#include "memory_forms.h"

struct atomic_row {
    const char *name;
    enum isa_opcode flat, flat_x2, buffer, buffer_x2, wait, wait_x2, sync, sync_x2;
};

#define ATOMIC(name)                                                                                                   \
    {                                                                                                                  \
#name, ISA_OP_flat_atomic_##name, ISA_OP_flat_atomic_##name##_x2, ISA_OP_buffer_atomic_##name,                 \
            ISA_OP_buffer_atomic_##name##_x2, ISA_OP_onward_wait_##name, ISA_OP_onward_wait_##name##_x2,               \
            ISA_OP_onward_sync_##name, ISA_OP_onward_sync_##name##_x2                                                  \
    }

static const struct atomic_row atomics[] = {
    ATOMIC(swap), ATOMIC(cmpswap), ATOMIC(add), ATOMIC(sub), ATOMIC(smin), ATOMIC(umin), ATOMIC(smax),
    ATOMIC(umax), ATOMIC(and),     ATOMIC(or),  ATOMIC(xor), ATOMIC(inc),  ATOMIC(dec),
};

/* What each of them leaves, in words of its own; bits is 32 or 64. */
static uint64_t atomic_model(uint32_t index, uint32_t bits, uint64_t old, uint64_t data, uint64_t compare)
{
    uint64_t mask = bits == 64 ? UINT64_MAX : 0xffffffffu;
    uint64_t sign = UINT64_C(1) << (bits - 1);
    uint64_t result[] = {
        data,
        old == compare ? data : old,
        old + data,
        old + ~data + 1,
        (old ^ sign) < (data ^ sign) ? old : data,
        old < data ? old : data,
        (old ^ sign) > (data ^ sign) ? old : data,
        old > data ? old : data,
        old & data,
        old | data,
        (old | data) & ~(old & data),
        old < data ? old + 1 : 0,
        old == 0 || old > data ? data : old - 1,
    };

    return result[index] & mask;
}

static uint64_t exec_of(uint32_t round, uint64_t *seed)
{
    static const uint64_t fixed[] = {UINT64_MAX, UINT64_MAX, UINT64_MAX, 1, UINT64_C(0xffff0000ffff0000), 0};

    return round % 8 < 6 ? fixed[round % 8] : random_mixed(seed);
}

/* Offsets in the arena: consecutive, consecutive but not from a line's start, the same, reversed, far apart, random. */
static uint32_t offset_of(uint32_t pattern, uint32_t lane, uint32_t bytes, uint32_t alignment, uint64_t *seed)
{
    switch (pattern % 7) {
    case 0:
        return 1024 + lane * bytes;
    case 1:
        return 1024 + 5 * alignment + lane * bytes;
    case 2:
        return 1024 + 3 * alignment;
    case 3:
        return 1024 + (63 - lane) * bytes;
    case 4:
        return lane * 192 % (ARENA - 16) / alignment * alignment;
    default:
        return (uint32_t)(random_mixed(seed) % ((ARENA - 16) / alignment)) * alignment;
    }
}

/* Puts the lanes' arena offsets into registers and resource, and makes the instruction. */
static struct isa_operation address_lanes(enum isa_opcode opcode, bool buffer, uint32_t pattern, uint32_t bytes,
                                          uint32_t alignment, uint64_t *seed)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);
    uint32_t soffset = 0;

    if (buffer) {
        operation.immediate = pattern % 2 ? 64 : 0;
        soffset = pattern % 3 ? 128 : 0;
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        addresses[lane] = arena + offset_of(pattern, lane, bytes, alignment, seed);
    if (!buffer) {
        rig_set_addresses(&wave, ADDRESS, addresses);
        return operation;
    }
    operation.modifiers = ISA_MOD_OFFEN;
    operation.source[2] = RESOURCE;
    operation.scalar_destination = pattern % 3 ? 3 : ISA_INLINE_ZERO;
    wave.wave.scalar[3] = soffset;
    isa_write_scalar64(&wave.wave, RESOURCE, arena - 192);
    wave.wave.scalar[RESOURCE + 2] = ARENA + 192;
    wave.wave.scalar[RESOURCE + 3] = 0;
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        wave.vectors[ADDRESS][lane] =
            (uint32_t)(addresses[lane] - (arena - 192)) - soffset - (uint32_t)operation.immediate;
    return operation;
}

static uint32_t model_load(const struct row *row, uint64_t address, uint32_t word)
{
    const uint8_t *from = &image[address - arena + word * 4];

    if (row->bytes == 1)
        return row->sign ? (uint32_t)(int32_t)(int8_t)from[0] : from[0];
    if (row->bytes == 2 && row->sign)
        return (uint32_t)(int32_t)(int16_t)(from[0] | from[1] << 8);
    if (row->bytes == 2)
        return (uint32_t)(from[0] | from[1] << 8);
    return (uint32_t)from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

static void check_registers(const struct row *row, uint64_t exec)
{
    uint32_t words = (row->bytes + 3) / 4;

    for (uint32_t vector = 0; vector < RIG_VECTORS; vector++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t want = before.vectors[vector][lane];

            if (vector >= DESTINATION && vector < DESTINATION + words && exec >> lane & 1)
                want = model_load(row, addresses[lane], vector - DESTINATION);
            if (wave.vectors[vector][lane] != want) {
                CHECK_EQUAL(wave.vectors[vector][lane], want);
                return;
            }
        }
    }
}

static void check_arena(void)
{
    for (uint32_t i = 0; i < ARENA; i++) {
        if (rig.memory.bytes[arena + i] != image[i]) {
            CHECK_EQUAL(rig.memory.bytes[arena + i], image[i]);
            return;
        }
    }
}

static void try_load(const struct row *row, bool buffer, uint32_t round, uint32_t alignment, uint64_t *seed)
{
    uint64_t exec = exec_of(round, seed);
    struct isa_operation operation;

    rig_wave_init(&wave);
    fill_registers(seed);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
    operation = address_lanes(buffer ? row->buffer : row->flat, buffer, round, row->bytes, alignment, seed);
    operation.modifiers |= round % 3 == 1 ? ISA_MOD_GLC : 0;
    memcpy(&before, &wave, sizeof(before));
    run(&operation);
    check_registers(row, exec);
}

static void loads_bring_the_bytes(void)
{
    uint64_t seed = 1;

    start(NULL);
    fill_arena(&seed);
    for (uint32_t i = 0; i < COUNT(loads); i++) {
        test_context(loads[i].name);
        for (uint32_t round = 0; round < 56; round++) {
            uint32_t alignment = loads[i].bytes < 4 ? loads[i].bytes : 4;

            try_load(&loads[i], false, round, alignment, &seed);
            try_load(&loads[i], true, round, alignment, &seed);
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void try_store(const struct row *row, bool buffer, uint32_t round, uint32_t alignment, uint64_t *seed)
{
    uint64_t exec = exec_of(round, seed);
    struct isa_operation operation;

    rig_wave_init(&wave);
    fill_registers(seed);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
    operation = address_lanes(buffer ? row->buffer : row->flat, buffer, round, row->bytes, alignment, seed);
    memcpy(&before, &wave, sizeof(before));
    run(&operation);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        for (uint32_t at = 0; at < row->bytes && exec >> lane & 1; at++)
            image[addresses[lane] - arena + at] = (uint8_t)(before.vectors[DATA + at / 4][lane] >> at % 4 * 8);
    }
    check_arena();
    CHECK_EQUAL(memcmp(wave.vectors, before.vectors, sizeof(wave.vectors)), 0);
}

static void stores_change_exactly_their_bytes(void)
{
    uint64_t seed = 2;

    start(NULL);
    fill_arena(&seed);
    for (uint32_t i = 0; i < COUNT(stores); i++) {
        test_context(stores[i].name);
        for (uint32_t round = 0; round < 56; round++) {
            uint32_t alignment = stores[i].bytes < 4 ? stores[i].bytes : 4;

            try_store(&stores[i], false, round, alignment, &seed);
            try_store(&stores[i], true, round, alignment, &seed);
            try_load(&loads[round % COUNT(loads)], false, round, 4, &seed);
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void unaligned_accesses_when_permitted(void)
{
    const char *settings[] = {"vmem.unaligned 1", NULL};
    uint64_t seed = 3;

    start(settings);
    fill_arena(&seed);
    for (uint32_t round = 0; round < 70; round++) {
        for (uint32_t i = 0; i < COUNT(loads); i++) {
            test_context(loads[i].name);
            try_load(&loads[i], false, round, 1, &seed);
        }
        for (uint32_t i = 0; i < COUNT(stores); i++) {
            test_context(stores[i].name);
            try_store(&stores[i], false, round, 1, &seed);
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static uint64_t words(uint32_t vector, uint32_t lane, uint32_t bytes)
{
    return bytes == 8 ? before.vectors[vector][lane] | (uint64_t)before.vectors[vector + 1][lane] << 32
                      : before.vectors[vector][lane];
}

/* form: 0 flat, 1 buffer, 2 waiting, 3 scoped */
static void try_atomic(uint32_t index, uint32_t form, uint32_t bytes, bool glc, uint32_t round, uint64_t *seed)
{
    const struct atomic_row *row = &atomics[index];
    const enum isa_opcode narrow[] = {row->flat, row->buffer, row->wait, row->sync};
    const enum isa_opcode wide[] = {row->flat_x2, row->buffer_x2, row->wait_x2, row->sync_x2};
    uint64_t exec = exec_of(round, seed);
    struct isa_operation operation;
    uint32_t result = form == 1 ? DATA : DESTINATION;

    rig_wave_init(&wave);
    fill_registers(seed);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, exec);
    operation = address_lanes(bytes == 4 ? narrow[form] : wide[form], form == 1, round, bytes, bytes, seed);
    operation.modifiers |= glc ? ISA_MOD_GLC : 0;
    if (form == 1 || (!glc && form == 0))
        operation.destination = ISA_OPERAND_NONE;
    if (form == 2) {
        operation.source[2] = ISA_VGPR_FIRST + CONDITION;
        operation.wait_condition = ISA_WAIT_GE;
        glc = true;
    }
    if (form == 3) {
        operation.modifiers |= ISA_MOD_SYNC(round & ISA_SYNC_MASK);
        glc = true;
    }
    memcpy(&before, &wave, sizeof(before));
    run(&operation);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint8_t *place = &image[addresses[lane] - arena];
        uint64_t old = 0, left;

        if (!(exec >> lane & 1))
            continue;
        memcpy(&old, place, bytes);
        left = atomic_model(index, bytes * 8, old, words(DATA, lane, bytes), words(DATA + bytes / 4, lane, bytes));
        memcpy(place, &left, bytes);
        if (!glc)
            continue;
        before.vectors[result][lane] = (uint32_t)old;
        if (bytes == 8)
            before.vectors[result + 1][lane] = (uint32_t)(old >> 32);
    }
    check_arena();
    CHECK_EQUAL(memcmp(wave.vectors, before.vectors, sizeof(wave.vectors)), 0);
}

static void atomics_act_lane_by_lane(void)
{
    uint64_t seed = 4;

    start(NULL);
    fill_arena(&seed);
    for (uint32_t i = 0; i < COUNT(atomics); i++) {
        test_context(atomics[i].name);
        for (uint32_t round = 0; round < 56; round++) {
            for (uint32_t form = 0; form < 4; form++) {
                try_atomic(i, form, 4, round % 2, round, &seed);
                try_atomic(i, form, 8, round % 2, round, &seed);
            }
        }
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void atomic_results_at_the_edges(void)
{
    static const struct {
        enum execute_atomic atomic;
        uint32_t bytes;
        uint64_t old, operand, compare, want;
    } cases[] = {
        {EXECUTE_ATOMIC_ADD, 4, 0xffffffff, 1, 0, 0},
        {EXECUTE_ATOMIC_ADD, 8, 0xffffffff, 1, 0, UINT64_C(0x100000000)},
        {EXECUTE_ATOMIC_SUB, 4, 0, 1, 0, 0xffffffff},
        {EXECUTE_ATOMIC_SUB, 8, 0, 1, 0, UINT64_MAX},
        {EXECUTE_ATOMIC_SMIN, 4, 0x80000000, 0x7fffffff, 0, 0x80000000},
        {EXECUTE_ATOMIC_SMIN, 8, 0x80000000, 0x7fffffff, 0, 0x7fffffff},
        {EXECUTE_ATOMIC_SMAX, 4, 0x80000000, 0, 0, 0},
        {EXECUTE_ATOMIC_SMAX, 8, UINT64_C(1) << 63, UINT64_MAX, 0, UINT64_MAX},
        {EXECUTE_ATOMIC_UMIN, 4, 0x80000000, 0x7fffffff, 0, 0x7fffffff},
        {EXECUTE_ATOMIC_INC, 4, 5, 5, 0, 0},
        {EXECUTE_ATOMIC_INC, 4, 4, 5, 0, 5},
        {EXECUTE_ATOMIC_INC, 4, 0xffffffff, 0xffffffff, 0, 0},
        {EXECUTE_ATOMIC_DEC, 4, 0, 5, 0, 5},
        {EXECUTE_ATOMIC_DEC, 4, 6, 5, 0, 5},
        {EXECUTE_ATOMIC_DEC, 4, 5, 5, 0, 4},
        {EXECUTE_ATOMIC_CMPSWAP, 4, 7, 9, 7, 9},
        {EXECUTE_ATOMIC_CMPSWAP, 4, 8, 9, 7, 8},
        {EXECUTE_ATOMIC_LOAD, 4, 8, 9, 7, 8},
        {EXECUTE_ATOMIC_GWS_INIT, 8, UINT64_C(0x500000002), 7, 0, UINT64_C(0x500000007)},
        {EXECUTE_ATOMIC_GWS_BARRIER, 8, UINT64_C(0x500000002), 7, 0, UINT64_C(0x500000001)},
        {EXECUTE_ATOMIC_GWS_BARRIER, 8, UINT64_C(0x500000000), 7, 0, UINT64_C(0x600000007)},
        {EXECUTE_ATOMIC_GWS_BARRIER, 8, UINT64_C(0xffffffff00000000), UINT32_MAX, 0, UINT32_MAX},
    };

    for (uint32_t i = 0; i < COUNT(cases); i++)
        CHECK_EQUAL(
            execute_atomic_result(cases[i].atomic, cases[i].bytes, cases[i].old, cases[i].operand, cases[i].compare),
            cases[i].want);
}

static void conditions_compare_masked_and_unsigned(void)
{
    static const struct {
        enum isa_wait_condition condition;
        uint64_t value, mask, expected;
        bool met;
    } cases[] = {
        {ISA_WAIT_EQ, 0x1234, 0xff, 0x34, true},
        {ISA_WAIT_EQ, 0x1234, 0xff, 0x1234, false},
        {ISA_WAIT_NE, 0x1234, 0xff, 0x34, false},
        {ISA_WAIT_NE, 0, 0, 1, true},
        {ISA_WAIT_LT, 5, ~0u, 6, true},
        {ISA_WAIT_LT, 6, ~0u, 6, false},
        {ISA_WAIT_LT, UINT64_MAX, UINT64_MAX, 1, false},
        {ISA_WAIT_GE, 6, ~0u, 6, true},
        {ISA_WAIT_GE, 0xff05, 0xff, 6, false},
        {ISA_WAIT_GE, UINT64_MAX, UINT64_MAX, 1, true},
        {ISA_WAIT_NONE, 0, 0, 1, true},
    };

    for (uint32_t i = 0; i < COUNT(cases); i++)
        CHECK_EQUAL(execute_wait_satisfied(cases[i].condition, cases[i].value, cases[i].mask, cases[i].expected),
                    cases[i].met);
}

static void waiting_atomics_answer_whether_they_wait(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t exec;
        uint32_t memory, data, compare; /* lane 0's word; other lanes have the next words, all of them 100 */
        enum isa_wait_condition condition;
        uint32_t mask, value;
        uint32_t modifiers;
        uint8_t answer, lane;
    } cases[] = {
        {"met by the old value", ISA_OP_onward_wait_swap, 1, 5, 9, 0, ISA_WAIT_EQ, ~0u, 5, 0, MEM_WAIT_MET, 0},
        {"met by the new value", ISA_OP_onward_wait_swap, 1, 5, 9, 0, ISA_WAIT_EQ, ~0u, 9, 0, MEM_WAIT_MET, 0},
        {"failed", ISA_OP_onward_wait_swap, 1, 5, 9, 0, ISA_WAIT_EQ, ~0u, 7, 0, MEM_WAIT_FAILED, 0},
        {"load, met", ISA_OP_onward_wait_load, 1, 5, 0, 0, ISA_WAIT_GE, ~0u, 5, 0, MEM_WAIT_MET, 0},
        {"load, failed", ISA_OP_onward_wait_load, 1, 5, 0, 0, ISA_WAIT_GE, ~0u, 6, 0, MEM_WAIT_FAILED, 0},
        {"masked", ISA_OP_onward_wait_load, 1, 0x105, 0, 0, ISA_WAIT_EQ, 0xff, 5, 0, MEM_WAIT_MET, 0},
        {"lock taken", ISA_OP_onward_wait_cmpswap, 1, 0, 1, 0, ISA_WAIT_EQ, ~0u, 0, 0, MEM_WAIT_MET, 0},
        {"lock held", ISA_OP_onward_wait_cmpswap, 1, 1, 1, 0, ISA_WAIT_EQ, ~0u, 0, 0, MEM_WAIT_FAILED, 0},
        {"remote, met", ISA_OP_onward_wait_cmpswap, 1, 0, 1, 0, ISA_WAIT_EQ, ~0u, 0,
         ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_REMOTE), MEM_WAIT_MET, 0},
        {"remote, failed", ISA_OP_onward_wait_cmpswap, 1, 1, 1, 0, ISA_WAIT_EQ, ~0u, 0,
         ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_REMOTE), MEM_WAIT_FAILED, 0},
        {"one of two lanes failed", ISA_OP_onward_wait_load, 3, 5, 0, 0, ISA_WAIT_EQ, ~0u, 100, 0, MEM_WAIT_MET, 0},
        {"the same, all", ISA_OP_onward_wait_load, 3, 5, 0, 0, ISA_WAIT_EQ, ~0u, 100, ISA_MOD_ALL, MEM_WAIT_FAILED, 0},
        {"second lane failed, all", ISA_OP_onward_wait_load, 6, 5, 0, 0, ISA_WAIT_EQ, ~0u, 5, ISA_MOD_ALL,
         MEM_WAIT_FAILED, 1},
        {"all lanes failed", ISA_OP_onward_wait_load, UINT64_MAX, 5, 0, 0, ISA_WAIT_EQ, ~0u, 7, 0, MEM_WAIT_FAILED, 0},
        {"no lanes", ISA_OP_onward_wait_load, 0, 5, 0, 0, ISA_WAIT_EQ, ~0u, 7, 0, MEM_WAIT_MET, 0},
    };
    uint64_t failed = 0;

    start(NULL);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation = rig_flat(cases[i].opcode, DESTINATION, ADDRESS, DATA);
        struct rig_access access;

        test_context(cases[i].name);
        rig_wave_init(&wave);
        operation.source[2] = ISA_VGPR_FIRST + CONDITION;
        operation.wait_condition = (uint8_t)cases[i].condition;
        operation.modifiers = cases[i].modifiers;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t word = lane ? 100 : cases[i].memory;

            addresses[lane] = arena + lane * 4;
            memcpy(rig.memory.bytes + addresses[lane], &word, 4);
            wave.vectors[DATA][lane] = cases[i].data;
            wave.vectors[DATA + 1][lane] = cases[i].compare;
            wave.vectors[CONDITION][lane] = cases[i].mask;
            wave.vectors[CONDITION + 1][lane] = cases[i].value;
        }
        rig_set_addresses(&wave, ADDRESS, addresses);
        isa_write_scalar64(&wave.wave, ISA_EXEC_LO, cases[i].exec);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK(access.completed);
        CHECK_EQUAL(access.wait_answer, cases[i].answer);
        if (cases[i].answer == MEM_WAIT_FAILED)
            CHECK_EQUAL(access.wait_lane, cases[i].lane);
        if (cases[i].exec & 1)
            CHECK_EQUAL(wave.vectors[DESTINATION][0], cases[i].memory);
        failed += cases[i].answer == MEM_WAIT_FAILED;
        CHECK_EQUAL(path_counters(rig.system)->waits_failed, failed);
    }
    test_context(NULL);
    rig_stop(&rig);
}

static void waiting_64_bit_atomics_compare_64_bits(void)
{
    struct isa_operation operation = rig_flat(ISA_OP_onward_wait_load_x2, DESTINATION, ADDRESS, DATA);
    uint64_t word = UINT64_C(0x500000000);
    struct rig_access access;

    start(NULL);
    rig_wave_init(&wave);
    operation.source[2] = ISA_VGPR_FIRST + CONDITION;
    operation.wait_condition = ISA_WAIT_GE;
    memcpy(rig.memory.bytes + arena, &word, 8);
    addresses[0] = arena;
    rig_set_addresses(&wave, ADDRESS, addresses);
    isa_write_scalar64(&wave.wave, ISA_EXEC_LO, 1);
    wave.vectors[CONDITION][0] = wave.vectors[CONDITION + 1][0] = 0xffffffff;
    wave.vectors[CONDITION + 2][0] = 0xffffffff;
    wave.vectors[CONDITION + 3][0] = 4;
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.wait_answer, MEM_WAIT_MET);
    wave.vectors[CONDITION + 3][0] = 5;
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.wait_answer, MEM_WAIT_FAILED);
    CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 5);
    rig_stop(&rig);
}

static void registers_beyond_the_wave_are_refused(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t destination, address, data;
    } cases[] = {
        {"destination", ISA_OP_flat_load_dwordx4, RIG_VECTORS - 3, 0, 4},
        {"address", ISA_OP_flat_load_dword, 8, RIG_VECTORS - 1, 4},
        {"data", ISA_OP_flat_store_dwordx2, 8, 0, RIG_VECTORS - 1},
        {"compare data", ISA_OP_flat_atomic_cmpswap, 8, 0, RIG_VECTORS - 1},
        {"condition", ISA_OP_onward_wait_load, 8, 0, 4},
    };

    start(NULL);
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_operation operation =
            rig_flat(cases[i].opcode, cases[i].destination, cases[i].address, cases[i].data);
        struct rig_access access;

        test_context(cases[i].name);
        operation.source[2] = ISA_VGPR_FIRST + RIG_VECTORS - 1;
        operation.wait_condition = ISA_WAIT_EQ;
        rig_wave_init(&wave);
        rig_issue(&rig, &wave, &operation, 0, 0, &access);
        CHECK_EQUAL(access.fault, ISA_FAULT_REGISTER);
    }
    test_context(NULL);
    rig_stop(&rig);
}

static bool in_rows(const struct row *table, size_t count, uint32_t opcode)
{
    for (size_t i = 0; i < count; i++) {
        if (table[i].flat == opcode || table[i].buffer == opcode)
            return true;
    }
    return false;
}

static bool in_atomics(uint32_t opcode)
{
    for (size_t i = 0; i < COUNT(atomics); i++) {
        const struct atomic_row *row = &atomics[i];

        if (row->flat == opcode || row->flat_x2 == opcode || row->buffer == opcode || row->buffer_x2 == opcode ||
            row->wait == opcode || row->wait_x2 == opcode || row->sync == opcode || row->sync_x2 == opcode)
            return true;
    }
    return false;
}

static void every_opcode_is_tested(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        bool others = opcode == ISA_OP_onward_wait || opcode == ISA_OP_onward_wait_x2 ||
                      opcode == ISA_OP_onward_wait_load || opcode == ISA_OP_onward_wait_load_x2 ||
                      opcode == ISA_OP_onward_sync_load || opcode == ISA_OP_onward_sync_load_x2 ||
                      opcode == ISA_OP_onward_sync_store || opcode == ISA_OP_onward_sync_store_x2 || /* test_sync.c */
                      opcode == ISA_OP_buffer_wbinvl1 || opcode == ISA_OP_buffer_wbinvl1_vol;        /* test_memory.c */

        if (isa_opcodes[opcode].format != ISA_FORMAT_FLAT && isa_opcodes[opcode].format != ISA_FORMAT_MUBUF)
            continue;
        test_context(isa_opcodes[opcode].mnemonic);
        CHECK(others || in_rows(loads, COUNT(loads), opcode) || in_rows(stores, COUNT(stores), opcode) ||
              in_atomics(opcode));
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("memory_ops", (const struct test_case[]){TEST(loads_bring_the_bytes),
                                                             TEST(stores_change_exactly_their_bytes),
                                                             TEST(unaligned_accesses_when_permitted),
                                                             TEST(atomics_act_lane_by_lane),
                                                             TEST(atomic_results_at_the_edges),
                                                             TEST(conditions_compare_masked_and_unsigned),
                                                             TEST(waiting_atomics_answer_whether_they_wait),
                                                             TEST(waiting_64_bit_atomics_compare_64_bits),
                                                             TEST(registers_beyond_the_wave_are_refused),
                                                             TEST(every_opcode_is_tested),
                                                             {0}});
}
