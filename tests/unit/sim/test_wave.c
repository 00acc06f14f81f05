/* test_wave.c - registers at launch as the HSA ABI wants them, whole and partial work-groups, what a CU holds. */
#include "cu_machine.h"

#include "onward/kernel_descriptor.h"

#define PACKET       UINT64_C(0x1111222233334440)
#define QUEUE        UINT64_C(0x5555666677778880)
#define KERNARG      UINT64_C(0x9999aaaabbbbccc0)
#define DISPATCH_ID  UINT64_C(0x0123456789abcdef)
#define SCRATCH_BASE UINT64_C(0x0000abcd12345600)

static struct machine *create(void)
{
    struct machine *machine = machine_create();

    machine_build(machine);
    machine_load(machine, "s_endpgm\n");
    return machine;
}

/* ---- scalar registers ---- */

struct expected {
    uint32_t word[64];
    uint32_t count;
};

static void expect(struct expected *expected, uint32_t count, const uint32_t *words)
{
    memcpy(&expected->word[expected->count], words, count * sizeof(*words));
    expected->count += count;
}

static void expect_user(struct expected *expected, const struct cu_kernel *kernel)
{
    const struct {
        uint32_t flag, count, words[4];
    } table[] = {
        {CP_CODE_PRIVATE_SEGMENT_BUFFER, 4, {0x12345600, 0x8000abcd, 0xffffffff, 0x00e80000}},
        {CP_CODE_DISPATCH_PTR, 2, {0x33334440, 0x11112222}},
        {CP_CODE_QUEUE_PTR, 2, {0x77778880, 0x55556666}},
        {CP_CODE_KERNARG_SEGMENT_PTR, 2, {0xbbbbccc0, 0x9999aaaa}},
        {CP_CODE_DISPATCH_ID, 2, {0x89abcdef, 0x01234567}},
        {CP_CODE_FLAT_SCRATCH_INIT, 2, {0, 48}},
        {CP_CODE_PRIVATE_SEGMENT_SIZE, 1, {48}},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        if (kernel->code_properties & table[i].flag)
            expect(expected, table[i].count, table[i].words);
    }
}

static void expect_system(struct expected *expected, uint32_t rsrc2, const uint32_t id[3], uint32_t wave)
{
    const struct {
        uint32_t flag, word;
    } table[] = {
        {CP_RSRC2_WORKGROUP_ID_X, id[0]},
        {CP_RSRC2_WORKGROUP_ID_Y, id[1]},
        {CP_RSRC2_WORKGROUP_ID_Z, id[2]},
        {CP_RSRC2_WORKGROUP_INFO, wave == 0 ? 0x80000002 : 2},
        {CP_RSRC2_PRIVATE_SEGMENT, 8192 + wave * 4096},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        if (rsrc2 & table[i].flag)
            expect(expected, 1, &table[i].word);
    }
}

/* Every set of user SGPRs with every set of system SGPRs, with the count of user SGPRs exact, too small and too large.
 */
static void check_sgprs(struct machine *machine, uint32_t properties, uint32_t system, int32_t more)
{
    static const uint32_t id[3] = {7, 5, 3};
    struct cu_kernel *kernel = &machine->kernel;
    struct expected user = {.count = 0};
    struct cu_workgroup *workgroup;
    uint32_t count;
    char row[64];

    kernel->code_properties = (uint16_t)properties;
    expect_user(&user, kernel);
    count = user.count;
    if (more < 0 && count)
        count--;
    if (more > 0)
        count = 16;
    memset(&user.word[user.count], 0, sizeof(user.word) - user.count * sizeof(user.word[0]));
    user.count = count;
    kernel->rsrc2 = system | count << 1;
    snprintf(row, sizeof(row), "properties 0x%x rsrc2 0x%x", properties, kernel->rsrc2);
    test_context(row);
    workgroup = cu_launch(machine->cus[0], kernel, id, 0, 1, 0, SCRATCH_BASE + 8192, machine->clock.now);
    for (uint32_t wave = 0; wave < 2; wave++) {
        struct expected all = user;

        expect_system(&all, kernel->rsrc2, id, wave);
        CHECK(memcmp(workgroup->waves[wave].state.scalar, all.word, all.count * sizeof(all.word[0])) == 0);
        for (uint32_t i = all.count; i < ISA_EXEC_LO; i++)
            CHECK_EQUAL(workgroup->waves[wave].state.scalar[i], 0);
    }
    cu_remove(machine->cus[0], workgroup, machine->clock.now);
}

static void sgprs(void)
{
    struct machine *machine = create();

    machine->kernel.workgroup_size[0] = 128;
    for (uint32_t i = 0; i < 3; i++)
        machine->kernel.grid_size[i] = 100000;
    machine->kernel.waves = 2;
    machine->kernel.packet = PACKET;
    machine->kernel.queue_memory = QUEUE;
    machine->kernel.kernarg = KERNARG;
    machine->kernel.dispatch_id = DISPATCH_ID;
    machine->kernel.apertures.scratch_base = SCRATCH_BASE;
    machine->kernel.private_segment = 48;
    machine->kernel.scratch_wave_bytes = 4096;
    for (uint32_t properties = 0; properties < 128; properties++) {
        for (uint32_t system = 0; system < 32; system++) {
            uint32_t rsrc2 = (system & 1) | (system >> 1) << 7;

            for (int32_t more = -1; more <= 1; more++)
                check_sgprs(machine, properties, rsrc2, more);
        }
    }
    machine_free(machine);
}

static void modes(void)
{
    static const struct {
        uint32_t rsrc1, mode;
    } table[] = {
        {0, 0},
        {0xc0u << 12, 0xc0},
        {0xffu << 12, 0xff},
        {CP_RSRC1_DX10_CLAMP, 0x100},
        {CP_RSRC1_IEEE_MODE, 0x200},
        {0xc0u << 12 | CP_RSRC1_DX10_CLAMP | CP_RSRC1_IEEE_MODE, 0x3c0},
        {0x3f | 0xfu << 6, 0},
    };
    struct machine *machine = create();

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct cu_workgroup *workgroup;

        machine->kernel.rsrc1 = table[i].rsrc1;
        workgroup = machine_launch(machine, 0, 0, 0);
        CHECK_EQUAL(workgroup->waves[0].state.mode, table[i].mode);
        CHECK_EQUAL(isa_exec(&workgroup->waves[0].state), UINT64_MAX);
        CHECK_EQUAL(workgroup->waves[0].state.operation, 0);
        cu_remove(machine->cus[0], workgroup, machine->clock.now);
    }
    machine_free(machine);
}

/* ---- work-item ids ---- */

struct box {
    uint32_t size[3];
    uint32_t grid[3];
    uint32_t id[3];
    uint32_t waves; /* that exist */
    uint32_t items;
};

static const struct box boxes[] = {
    {{64, 1, 1}, {64, 1, 1}, {0, 0, 0}, 1, 64},    {{64, 1, 1}, {65, 1, 1}, {1, 0, 0}, 1, 1},
    {{64, 1, 1}, {63, 1, 1}, {0, 0, 0}, 1, 63},    {{256, 1, 1}, {1000, 1, 1}, {3, 0, 0}, 4, 232},
    {{256, 1, 1}, {833, 1, 1}, {3, 0, 0}, 2, 65},  {{1024, 1, 1}, {1024, 1, 1}, {0, 0, 0}, 16, 1024},
    {{1024, 1, 1}, {1025, 1, 1}, {1, 0, 0}, 1, 1}, {{1, 1, 1}, {5, 5, 5}, {4, 4, 4}, 1, 1},
    {{16, 16, 1}, {64, 64, 1}, {1, 2, 0}, 4, 256}, {{16, 16, 1}, {60, 64, 1}, {3, 2, 0}, 3, 192},
    {{16, 16, 1}, {60, 50, 1}, {3, 3, 0}, 1, 24},  {{16, 16, 1}, {64, 50, 1}, {1, 3, 0}, 1, 32},
    {{1, 64, 1}, {3, 100, 1}, {2, 1, 0}, 1, 36},   {{8, 8, 4}, {64, 64, 64}, {1, 1, 1}, 4, 256},
    {{8, 8, 4}, {61, 64, 63}, {7, 0, 15}, 2, 120}, {{8, 8, 4}, {61, 59, 63}, {7, 7, 15}, 1, 45},
    {{3, 5, 7}, {9, 10, 21}, {2, 1, 2}, 2, 105},   {{3, 5, 7}, {8, 9, 20}, {2, 1, 2}, 1, 48},
    {{1, 1, 64}, {1, 1, 100}, {0, 0, 1}, 1, 36},   {{2, 3, 1}, {0xffffffff, 4, 1}, {0x7fffffff, 1, 0}, 1, 1},
};

/* Lane of an item of a WG: the row with its id, and what the others hold. */
static void check_item(const struct cu_workgroup *workgroup, uint32_t item, const uint32_t id[3], uint32_t dimensions)
{
    const struct isa_wave *state = &workgroup->waves[item / 64].state;

    CHECK(isa_exec(state) >> (item % 64) & 1);
    for (uint32_t i = 0; i < 3; i++)
        CHECK_EQUAL(state->vector[i][item % 64], i <= dimensions ? id[i] : 0);
}

static void check_box(struct machine *machine, const struct box *box, uint32_t dimensions)
{
    struct cu_kernel *kernel = &machine->kernel;
    struct cu_workgroup *workgroup;
    uint32_t end[3], id[3], item = 0, lanes = 0;
    char row[96];

    snprintf(row, sizeof(row), "size %ux%ux%u grid %ux%ux%u ids %u", box->size[0], box->size[1], box->size[2],
             box->grid[0], box->grid[1], box->grid[2], dimensions);
    test_context(row);
    memcpy(kernel->workgroup_size, box->size, sizeof(box->size));
    memcpy(kernel->grid_size, box->grid, sizeof(box->grid));
    kernel->waves = (box->size[0] * box->size[1] * box->size[2] + 63) / 64;
    kernel->rsrc2 = dimensions << 11;
    workgroup = cu_launch(machine->cus[0], kernel, box->id, 0, 1, 0, 0, machine->clock.now);
    CHECK_EQUAL(workgroup->wave_count, box->waves);
    for (uint32_t i = 0; i < 3; i++)
        end[i] = box->grid[i] - box->id[i] * box->size[i] < box->size[i] ? box->grid[i] - box->id[i] * box->size[i]
                                                                         : box->size[i];
    for (id[2] = 0; id[2] < end[2]; id[2]++) {
        for (id[1] = 0; id[1] < end[1]; id[1]++) {
            for (id[0] = 0; id[0] < end[0]; id[0]++)
                check_item(workgroup, item++, id, dimensions);
        }
    }
    CHECK_EQUAL(item, box->items);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        lanes += (uint32_t)__builtin_popcountll(isa_exec(&workgroup->waves[i].state));
    CHECK_EQUAL(lanes, box->items);
    cu_remove(machine->cus[0], workgroup, machine->clock.now);
}

static void item_ids(void)
{
    struct machine *machine = create();

    for (size_t i = 0; i < sizeof(boxes) / sizeof(boxes[0]); i++) {
        for (uint32_t dimensions = 0; dimensions < 3; dimensions++)
            check_box(machine, &boxes[i], dimensions);
    }
    machine_free(machine);
}

/* ---- residency ---- */

/* How many WGs of a kernel fit, and what ends it. */
static void residency(void)
{
    static const struct {
        const char *limit;
        uint32_t waves, vgprs, sgprs, lds, count;
    } table[] = {
        {"wave slots", 1, 4, 16, 0, 40},    {"wave slots of WGs of two", 2, 4, 16, 0, 16},
        {"barriers", 3, 4, 16, 0, 13},      {"VGPRs", 1, 256, 16, 0, 16},
        {"SGPRs", 1, 4, 112, 0, 36},        {"LDS", 1, 4, 16, 16384, 4},
        {"VGPRs of 16", 16, 256, 16, 0, 1}, {"LDS whole", 4, 4, 16, 65536, 1},
        {"odd", 5, 64, 16, 0, 8},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = create();
        struct cu_workgroup *held[64];
        uint32_t count = 0;

        test_context(table[i].limit);
        machine_shape(machine, table[i].waves * 64, table[i].lds);
        machine->kernel.grid_size[0] = 1000000;
        machine->kernel.vgprs = table[i].vgprs;
        machine->kernel.sgprs = table[i].sgprs;
        while (count < 64 && cu_fits(machine->cus[0], &machine->kernel, count % 2)) {
            held[count] = machine_launch(machine, 0, count % 2, count);
            count++;
        }
        CHECK_EQUAL(count, table[i].count);
        CHECK(!cu_fits(machine->cus[0], &machine->kernel, 0));
        for (uint32_t j = 0; j < count; j++)
            cu_remove(machine->cus[0], held[(j * 7 + 3) % count], 0);
        CHECK(cu_fits(machine->cus[0], &machine->kernel, 0));
        machine_free(machine);
    }
}

/* Waves go to SIMDs in turn, each into a slot of its own, and HW_ID tells which. */
static void slots(void)
{
    struct machine *machine = create();
    struct cu_workgroup *first, *second;

    machine_shape(machine, 256, 0);
    machine->kernel.grid_size[0] = 1024;
    first = machine_launch(machine, 1, 1, 0);
    second = machine_launch(machine, 1, 0, 1);
    for (uint32_t i = 0; i < 4; i++) {
        CHECK_EQUAL(first->waves[i].simd, (1 + i) % 2);
        CHECK_EQUAL(second->waves[i].simd, i % 2);
        CHECK_EQUAL(first->waves[i].slot, i / 2);
        CHECK_EQUAL(second->waves[i].slot, 2 + i / 2);
        CHECK_EQUAL(second->waves[i].state.hardware_id, (2 + i / 2) | (i % 2) << 4 | 1u << 8);
    }
    cu_remove(machine->cus[1], first, 0);
    first = machine_launch(machine, 1, 1, 2);
    CHECK_EQUAL(first->waves[0].slot, 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("wave", (const struct test_case[]){
                                TEST(sgprs), TEST(modes), TEST(item_ids), TEST(residency), TEST(slots), {0}});
}
