/* test_alignment.c - which addresses each kind of memory instruction may have, and that what lies there is accessed. */
#include "support_memory.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

#define DESTINATION 8u
#define DATA        16u
#define RESOURCE    4u
#define OFFSETS     33u
#define LANE        5u
#define COUNT(rows) (sizeof(rows) / sizeof((rows)[0]))
#define FILL(at)    ((uint8_t)((at)*7u + 3u))

enum family { FLAT, FLAT_SCRATCH, FLAT_LDS, BUFFER, BUFFER_SCRATCH, FAMILIES };

static const char *const family_names[FAMILIES] = {"flat", "flat scratch", "flat LDS", "buffer", "buffer scratch"};

static struct rig rig;
static struct rig_wave wave;
static uint64_t place; /* of byte 0 */

/* The rule once more, as the table of docs/reference/isa.md says it. */
static bool expected(enum family family, bool atomic, uint32_t bytes, uint32_t offset, bool unaligned)
{
    bool scratch = family == FLAT_SCRATCH || family == BUFFER_SCRATCH;

    if (atomic)
        return offset % bytes == 0 && !(scratch && bytes == 8);
    if (!unaligned)
        return offset % (bytes < 4 ? bytes : 4) == 0;
    if (!scratch && family != FLAT_LDS)
        return true;
    return bytes < 4 ? offset / 4 == (offset + bytes - 1) / 4 : offset % 4 == 0;
}

static uint8_t *byte_at(enum family family, uint32_t at)
{
    if (family == FLAT_LDS)
        return &wave.lds[at];
    if (family == FLAT_SCRATCH || family == BUFFER_SCRATCH)
        return rig.memory.bytes + place + at / 4 * UINT64_C(256) + LANE * UINT64_C(4) + at % 4;
    return rig.memory.bytes + place + at;
}

static struct isa_operation operation_at(enum family family, enum isa_opcode opcode, uint32_t offset)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, 0, DATA);
    uint64_t base = family == FLAT           ? place
                    : family == FLAT_SCRATCH ? (uint64_t)RIG_PRIVATE_HI << 32
                                             : (uint64_t)RIG_SHARED_HI << 32;

    if (family != BUFFER && family != BUFFER_SCRATCH) {
        rig_set_lanes(&wave, base + offset, 0);
        return operation;
    }
    operation.source[0] = ISA_VGPR_FIRST;
    operation.source[2] = RESOURCE;
    operation.scalar_destination = ISA_INLINE_ZERO;
    operation.modifiers = ISA_MOD_OFFEN;
    wave.vectors[0][LANE] = offset;
    return operation;
}

static void set_up_wave(enum family family)
{
    uint32_t *resource = &wave.wave.scalar[RESOURCE];

    rig_wave_init(&wave);
    rig_set_exec(&wave, UINT64_C(1) << LANE);
    for (uint32_t at = 0; at < 64; at++)
        *byte_at(family, at) = FILL(at);
    for (uint32_t word = 0; word < 4; word++)
        wave.vectors[DATA + word][LANE] = 0xa1b2c3d4u + word * 0x01010101u;
    rig.apertures.scratch_base = place;
    wave.wave.scalar[ISA_FLAT_SCRATCH_LO] = 64;
    resource[0] = (uint32_t)place;
    resource[1] = (uint32_t)(place >> 32) & 0xffffu;
    resource[2] = 1u << 20;
    if (family != BUFFER_SCRATCH)
        return;
    resource[1] |= 1u << 31;                      /* swizzled */
    resource[3] = 1u << 19 | 3u << 21 | 1u << 23; /* elements of 4 bytes, 64 lanes, lane added */
}

/* What a load of bytes at offset gives, zero extended. */
static void check_loaded(uint32_t bytes, uint32_t offset)
{
    for (uint32_t at = 0; at < (bytes < 4 ? 4 : bytes); at++) {
        uint32_t word = wave.vectors[DESTINATION + at / 4][LANE];

        CHECK_EQUAL(word >> at % 4 * 8 & 0xff, at < bytes ? FILL(offset + at) : 0);
    }
}

static void check_stored(enum family family, uint32_t bytes, uint32_t offset)
{
    for (uint32_t at = 0; at < 64; at++) {
        uint32_t within = at - offset;
        uint32_t data = wave.vectors[DATA + within / 4 % 4][LANE] >> within % 4 * 8 & 0xff;

        CHECK_EQUAL(*byte_at(family, at), at >= offset && within < bytes ? data : FILL(at));
    }
}

struct vector_case {
    uint32_t bytes;
    bool store, atomic;
    enum isa_opcode flat, buffer;
};

static void try(const struct vector_case *row, enum family family, uint32_t offset, bool unaligned)
{
    bool permitted = expected(family, row->atomic, row->bytes, offset, unaligned);
    bool is_buffer = family == BUFFER || family == BUFFER_SCRATCH;
    struct isa_operation operation;
    struct rig_access access;

    set_up_wave(family);
    operation = operation_at(family, is_buffer ? row->buffer : row->flat, offset);
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, permitted ? ISA_FAULT_NONE : ISA_FAULT_MISALIGNED);
    if (!permitted || row->atomic)
        return;
    if (row->store)
        check_stored(family, row->bytes, offset);
    else
        check_loaded(row->bytes, offset);
    /* Caches keep nothing for the next row, whose bytes are written past them. */
    operation = (struct isa_operation){.opcode = ISA_OP_buffer_wbinvl1, .unit = ISA_UNIT_VMEM};
    rig_execute(&rig, &wave, &operation, 0, &access);
}

/* Width, offset, instruction family and vmem.unaligned, all with all. */
static void vector_accesses_obey_the_rule(void)
{
    static const struct vector_case cases[] = {
        {1, false, false, ISA_OP_flat_load_ubyte, ISA_OP_buffer_load_ubyte},
        {2, false, false, ISA_OP_flat_load_ushort, ISA_OP_buffer_load_ushort},
        {4, false, false, ISA_OP_flat_load_dword, ISA_OP_buffer_load_dword},
        {8, false, false, ISA_OP_flat_load_dwordx2, ISA_OP_buffer_load_dwordx2},
        {12, false, false, ISA_OP_flat_load_dwordx3, ISA_OP_buffer_load_dwordx3},
        {16, false, false, ISA_OP_flat_load_dwordx4, ISA_OP_buffer_load_dwordx4},
        {1, true, false, ISA_OP_flat_store_byte, ISA_OP_buffer_store_byte},
        {2, true, false, ISA_OP_flat_store_short, ISA_OP_buffer_store_short},
        {4, true, false, ISA_OP_flat_store_dword, ISA_OP_buffer_store_dword},
        {8, true, false, ISA_OP_flat_store_dwordx2, ISA_OP_buffer_store_dwordx2},
        {12, true, false, ISA_OP_flat_store_dwordx3, ISA_OP_buffer_store_dwordx3},
        {16, true, false, ISA_OP_flat_store_dwordx4, ISA_OP_buffer_store_dwordx4},
        {4, false, true, ISA_OP_flat_atomic_add, ISA_OP_buffer_atomic_add},
        {8, false, true, ISA_OP_flat_atomic_add_x2, ISA_OP_buffer_atomic_add_x2},
    };
    static const char *const settings[2][2] = {{"vmem.unaligned 0", NULL}, {"vmem.unaligned 1", NULL}};
    char name[64];

    for (uint32_t unaligned = 0; unaligned < 2; unaligned++) {
        rig_start(&rig, settings[unaligned]);
        place = mem_allocate(&rig.memory, 1u << 16, 256, MEM_RIGHTS_READ_WRITE);
        for (uint32_t i = 0; i < COUNT(cases) * FAMILIES * OFFSETS; i++) {
            const struct vector_case *row = &cases[i / FAMILIES / OFFSETS];
            enum family family = (enum family)(i / OFFSETS % FAMILIES);

            snprintf(name, sizeof(name), "%s, %s of %u at %u, unaligned %u", family_names[family],
                     row->atomic  ? "atomic"
                     : row->store ? "store"
                                  : "load",
                     row->bytes, i % OFFSETS, unaligned);
            test_context(name);
            try(row, family, i % OFFSETS, unaligned);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* One instruction with a lane in scratch and one at an odd global address. */
static void scratch_beside_misaligned_global(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dwordx2, DESTINATION, 0, DATA);
    struct rig_access access;
    uint64_t addresses[ISA_LANES] = {0};

    rig_start(&rig, NULL);
    place = mem_allocate(&rig.memory, 1u << 16, 256, MEM_RIGHTS_READ_WRITE);
    set_up_wave(FLAT_SCRATCH);
    rig_set_exec(&wave, UINT64_C(1) << LANE | 1);
    addresses[0] = place + 8193;
    addresses[LANE] = (uint64_t)RIG_PRIVATE_HI << 32 | 8;
    rig_set_addresses(&wave, 0, addresses);
    rig_write_word(&rig, place + 8192, 0x44332211);
    rig_write_word(&rig, place + 8196, 0x88776655);
    rig_write_word(&rig, place + 8200, 0xccbbaa99);
    rig_execute(&rig, &wave, &load, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
    check_loaded(8, 8);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 0x55443322);
    CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 0x99887766);
    rig_stop(&rig);
}

static void ds_instructions_are_aligned_to_their_size(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t alignment;
    } cases[] = {
        {"u8", ISA_OP_ds_read_u8, 1},          {"u16", ISA_OP_ds_read_u16, 2},
        {"b32", ISA_OP_ds_read_b32, 4},        {"b64", ISA_OP_ds_read_b64, 8},
        {"b96", ISA_OP_ds_read_b96, 16},       {"b128", ISA_OP_ds_read_b128, 16},
        {"read2_b32", ISA_OP_ds_read2_b32, 4}, {"read2_b64", ISA_OP_ds_read2_b64, 8},
        {"write_b16", ISA_OP_ds_write_b16, 2}, {"write_b64", ISA_OP_ds_write_b64, 8},
        {"add_u32", ISA_OP_ds_add_u32, 4},     {"add_u64", ISA_OP_ds_add_u64, 8},
    };

    for (uint32_t i = 0; i < COUNT(cases) * OFFSETS; i++) {
        uint32_t offset = i % OFFSETS, cycles;
        struct isa_operation operation = rig_flat(cases[i / OFFSETS].opcode, DESTINATION, 0, DATA);
        uint64_t fault_address;

        test_context(cases[i / OFFSETS].name);
        rig_wave_init(&wave);
        wave.vectors[0][LANE] = offset;
        rig_set_exec(&wave, UINT64_C(1) << LANE);
        operation.source[2] = ISA_VGPR_FIRST + DATA;
        CHECK_EQUAL(execute_lds(&wave.wave, &operation, &cycles, &fault_address),
                    offset % cases[i / OFFSETS].alignment ? ISA_FAULT_MISALIGNED : ISA_FAULT_NONE);
    }
    test_context(NULL);
}

static void scalar_accesses_are_aligned_to_dwords(void)
{
    static const enum isa_opcode cases[] = {ISA_OP_s_load_dword,   ISA_OP_s_load_dwordx2,  ISA_OP_s_load_dwordx4,
                                            ISA_OP_s_load_dwordx8, ISA_OP_s_load_dwordx16, ISA_OP_s_store_dword};

    for (uint32_t i = 0; i < COUNT(cases) * OFFSETS; i++) {
        struct isa_operation operation = {.opcode = (uint16_t)cases[i / OFFSETS],
                                          .destination = 16,
                                          .source = {RESOURCE, ISA_OPERAND_NONE, ISA_OPERAND_NONE},
                                          .immediate = (int32_t)(i % OFFSETS)};
        struct execute_scalar_access access;
        uint64_t fault_address;

        rig_wave_init(&wave);
        wave.wave.scalar[RESOURCE] = 0x10000;
        CHECK_EQUAL(execute_prepare_scalar_access(&wave.wave, &operation, &access, &fault_address),
                    i % OFFSETS % 4 ? ISA_FAULT_MISALIGNED : ISA_FAULT_NONE);
    }
}

TEST_MAIN()
{
    return test_run("alignment", (const struct test_case[]){TEST(vector_accesses_obey_the_rule),
                                                            TEST(scratch_beside_misaligned_global),
                                                            TEST(ds_instructions_are_aligned_to_their_size),
                                                            TEST(scalar_accesses_are_aligned_to_dwords),
                                                            {0}});
}
