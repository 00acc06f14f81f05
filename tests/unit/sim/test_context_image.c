/* test_context_image.c - the image of a work-group in its context slot: all of its state comes back, and damage is seen. */
#include "cu_machine.h"
#include "gpu/context.h"
#include "onward/context.h"

static const char text[] = "s_nop 0\ns_nop 0\ns_nop 0\ns_endpgm\n";

struct shape {
    const char *name;
    uint32_t waves, vgprs, sgprs, lds_bytes;
};

static const struct shape shapes[] = {
    {"smallest", 1, 4, 16, 0},
    {"as few SGPRs as a granule", 2, 8, 32, 0},
    {"one granule less than all", 2, 16, 96, 0},
    {"all SGPRs", 2, 16, 112, 0},
    {"with LDS", 4, 24, 48, 1024},
    {"LDS and all SGPRs", 3, 12, 112, 512},
};

#define SHAPES (sizeof(shapes) / sizeof(shapes[0]))

static uint32_t random_state;

static uint32_t random_word(void)
{
    random_state = random_state * 1664525u + 1013904223u;
    return random_state ^ random_state >> 15;
}

static void fill(void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)random_word();
}

static struct machine *create(const struct shape *shape)
{
    struct machine *machine = machine_create_with(text);

    machine_shape(machine, 64 * shape->waves, shape->lds_bytes);
    machine->kernel.grid_size[0] = 64 * shape->waves * 8;
    machine->kernel.vgprs = shape->vgprs;
    machine->kernel.sgprs = shape->sgprs;
    CHECK(gpu_context_image_bytes(&machine->kernel) <= MACHINE_DATA_BYTES);
    return machine;
}

/* A WG on CU 1 that stands still; WG 5 in slot 3, of generation 9. */
static struct cu_workgroup *install(struct machine *machine)
{
    const uint32_t id[3] = {5, 0, 0};

    return cu_install(machine->cus[1], &machine->kernel, id, 3, 9, 0, 0, 0);
}

/* Something else in every register and every part of the waves' state. */
static void fill_workgroup(struct cu_workgroup *workgroup)
{
    static const uint8_t status[] = {CU_WAVE_ACTIVE, CU_WAVE_BARRIER, CU_WAVE_MESSAGE, CU_WAVE_ENDED};
    const struct cu_kernel *kernel = workgroup->kernel;

    workgroup->message = random_word();
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct cu_wave *wave = &workgroup->waves[i];

        fill(wave->state.scalar, sizeof(wave->state.scalar));
        fill(wave->state.vector, (size_t)kernel->vgprs * CP_CONTEXT_VGPR_BYTES);
        wave->state.operation = i;
        wave->state.mode = random_word();
        wave->state.scc = i % 2 == 0;
        wave->state.priority = (uint8_t)(3 - i);
        wave->state.arrived = i % 2 != 0;
        wave->state.generation = random_word();
        wave->status = status[(i + 2) % 4];
    }
    if (kernel->lds_bytes)
        fill(workgroup->lds, kernel->lds_bytes);
}

static void check_same(const struct cu_workgroup *got, const struct cu_workgroup *want)
{
    const struct cu_kernel *kernel = want->kernel;
    uint32_t sgprs = kernel->sgprs <= ISA_SGPR_LAST ? kernel->sgprs : ISA_SGPR_LAST + 1;

    for (uint32_t i = 0; i < want->wave_count; i++) {
        const struct isa_wave *a = &got->waves[i].state, *b = &want->waves[i].state;

        for (uint32_t n = 0; n < sgprs; n++)
            CHECK_EQUAL(a->scalar[n], b->scalar[n]);
        for (uint32_t n = ISA_FLAT_SCRATCH_LO; n <= ISA_EXEC_HI; n++)
            CHECK_EQUAL(a->scalar[n], b->scalar[n]);
        CHECK(!memcmp(a->vector, b->vector, (size_t)kernel->vgprs * CP_CONTEXT_VGPR_BYTES));
        CHECK_EQUAL(a->operation, b->operation);
        CHECK_EQUAL(a->mode, b->mode);
        CHECK_EQUAL(a->scc, b->scc);
        CHECK_EQUAL(a->priority, b->priority);
        CHECK_EQUAL(a->arrived, b->arrived);
        CHECK_EQUAL(a->generation, b->generation);
        CHECK_EQUAL(got->waves[i].status, want->waves[i].status);
    }
    CHECK_EQUAL(got->message, want->message);
    if (kernel->lds_bytes)
        CHECK(!memcmp(got->lds, want->lds, kernel->lds_bytes));
}

static void everything_comes_back(void)
{
    for (size_t i = 0; i < SHAPES; i++) {
        struct machine *machine = create(&shapes[i]);
        struct cu_workgroup *first = install(machine), *second;
        uint64_t changes, last_change;

        test_context(shapes[i].name);
        random_state = (uint32_t)i + 1;
        fill_workgroup(first);
        changes = machine->memory.changes;
        last_change = machine->memory.last_change;
        gpu_context_write(&machine->memory, machine->data, first, 77);
        CHECK_EQUAL(machine->memory.changes, changes); /* moving a WG is no progress */
        CHECK_EQUAL(machine->memory.last_change, last_change);
        second = install(machine);
        CHECK(gpu_context_read(&machine->memory, machine->data, second));
        check_same(second, first);
        machine_free(machine);
    }
    test_context(NULL);
}

/* A wave that waited or slept goes on with the instruction that it was at. */
static void waits_end_with_the_move(void)
{
    static const uint8_t status[] = {CU_WAVE_WAITING, CU_WAVE_SLEEPING};

    for (size_t i = 0; i < sizeof(status); i++) {
        struct machine *machine = create(&shapes[0]);
        struct cu_workgroup *first = install(machine), *second;

        first->waves[0].status = status[i];
        gpu_context_write(&machine->memory, machine->data, first, 0);
        second = install(machine);
        CHECK(gpu_context_read(&machine->memory, machine->data, second));
        CHECK_EQUAL(second->waves[0].status, CU_WAVE_ACTIVE);
        machine_free(machine);
    }
}

/* Of the waves of a partial WG the last ones do not exist: what lies in their place does not count as state. */
static void a_partial_workgroup_comes_back(void)
{
    struct machine *machine = create(&shapes[4]);
    struct cu_workgroup *first, *second;

    machine->kernel.grid_size[0] = 64 * 4 * 5 + 100;
    first = install(machine);
    CHECK_EQUAL(first->wave_count, 2);
    random_state = 1;
    fill_workgroup(first);
    gpu_context_write(&machine->memory, machine->data, first, 0);
    second = install(machine);
    CHECK(gpu_context_read(&machine->memory, machine->data, second));
    check_same(second, first);
    machine_free(machine);
}

static void every_damaged_word_is_seen(void)
{
    struct machine *machine = create(&shapes[5]);
    struct cu_workgroup *workgroup = install(machine);
    uint64_t bytes = gpu_context_image_bytes(&machine->kernel);

    random_state = 1;
    fill_workgroup(workgroup);
    gpu_context_write(&machine->memory, machine->data, workgroup, 0);
    for (uint32_t i = 0; i < bytes / 4; i++) {
        uint32_t word = machine_word(machine, i);

        machine_set_word(machine, i, word ^ 1u << i % 32);
        CHECK(!gpu_context_read(&machine->memory, machine->data, workgroup));
        machine_set_word(machine, i, word);
    }
    CHECK(gpu_context_read(&machine->memory, machine->data, workgroup));
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("context_image", (const struct test_case[]){TEST(everything_comes_back),
                                                                TEST(waits_end_with_the_move),
                                                                TEST(a_partial_workgroup_comes_back),
                                                                TEST(every_damaged_word_is_seen),
                                                                {0}});
}
