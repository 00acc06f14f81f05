/* test_packet.c - every field of packets and kernel descriptors that a process can get wrong. */
/* Large: 682 slots of scratch. */
#include "packet.h"

#include "fake_gpu.h"
#include "onward/context.h"
#include "onward/cooperative.h"
#include "onward/kernel_descriptor.h"
#include "test.h"

static struct fake_gpu gpu;
static struct cp cp;
static struct cp_dispatch dispatch;
static struct cp_dispatch_packet packet;
static struct cp_kernel_descriptor *descriptor;

/* A good packet for a WG of 128 work-items, 24 VGPRs, 32 SGPRs, 512 bytes of LDS, and its descriptor. */
static void init(void)
{
    fake_gpu_init(&gpu, &cp, 1);
    fake_gpu_queue(&gpu, 4, 2);
    gpu.config.context_bytes = 1u << 17;
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    fake_gpu_dispatch(&gpu, 0,
                      &(struct fake_kernel){.groups = {3, 2, 2},
                                            .group_size = {32, 2, 2},
                                            .remainder = 5,
                                            .vgprs = 24,
                                            .sgprs = 32,
                                            .lds = 500,
                                            .scratch = 10});
    packet = *(const struct cp_dispatch_packet *)fake_gpu_at(&gpu, gpu.dispatch[0].packet, sizeof(packet));
    descriptor = fake_gpu_at(&gpu, packet.kernel_object, sizeof(*descriptor));
}

static uint32_t check(void)
{
    return cp_packet_check_dispatch(&cp, 0, &packet, &dispatch);
}

static void good_packet_is_understood(void)
{
    init();
    packet.header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, 0, CP_FENCE_SYSTEM, CP_FENCE_AGENT);
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.groups[0], 3);
    CHECK_EQUAL(dispatch.groups[1], 2);
    CHECK_EQUAL(dispatch.groups[2], 2);
    CHECK_EQUAL(dispatch.begin.grid_size[0], 91);
    CHECK_EQUAL(dispatch.begin.workgroup_size[2], 2);
    CHECK_EQUAL(dispatch.shape.waves, 2);
    CHECK_EQUAL(dispatch.shape.vgprs, 24);
    CHECK_EQUAL(dispatch.shape.sgprs, 32);
    CHECK_EQUAL(CP_PAIR_LOWER(dispatch.shape.rest), 512);
    CHECK_EQUAL(dispatch.begin.group_segment, 500);
    CHECK_EQUAL(dispatch.begin.entry, packet.kernel_object + 64);
    CHECK_EQUAL(dispatch.begin.kernarg, packet.kernarg_address);
    CHECK_EQUAL(dispatch.begin.queue_memory, gpu.config.queues[0].queue_memory);
    CHECK_EQUAL(dispatch.begin.acquire, CP_FENCE_SYSTEM);
    CHECK_EQUAL(dispatch.release, CP_FENCE_AGENT);
    CHECK_EQUAL(dispatch.begin.private_segment, 10);
    CHECK_EQUAL(dispatch.begin.scratch_base, FAKE_SCRATCH);
    CHECK_EQUAL(dispatch.begin.scratch_wave_bytes, 12 * 64);
    CHECK_EQUAL(dispatch.scratch_slots, FAKE_SCRATCH_BYTES / (2 * 12 * 64));
    CHECK_EQUAL(dispatch.signal, gpu.dispatch[0].signal);
}

static void dynamic_lds_and_scratch_of_the_packet_count(void)
{
    init();
    packet.group_segment_size = 4000;
    packet.private_segment_size = 64;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.begin.group_segment, 4000);
    CHECK_EQUAL(CP_PAIR_LOWER(dispatch.shape.rest), 4096);
    CHECK_EQUAL(dispatch.begin.private_segment, 64);
    packet.group_segment_size = 0; /* less than the kernel's own */
    packet.private_segment_size = 0;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.begin.group_segment, 500);
    CHECK_EQUAL(dispatch.begin.private_segment, 10);
}

struct change {
    const char *name;
    uint32_t offset, bytes;
    uint64_t value;
    enum cp_queue_error want;
};

static void changed_packets(void)
{
#define PACKET(field, value, want)                                                                                     \
    {                                                                                                                  \
#field " " #value, __builtin_offsetof(struct cp_dispatch_packet, field),                                       \
            sizeof(((struct cp_dispatch_packet *)0)->field), value, want                                               \
    }
    static const struct change cases[] = {
        PACKET(setup, 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(setup, 2, CP_QUEUE_BAD_DIMENSIONS), /* but z is 2 */
        PACKET(setup, 4, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(workgroup_size[0], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(workgroup_size[1], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(workgroup_size[2], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(workgroup_size[0], 257, CP_QUEUE_BAD_DIMENSIONS), /* 257 x 2 x 2 > 1024 */
        PACKET(workgroup_size[0], 256, CP_QUEUE_RESOURCES),      /* 16 waves, 8 fit */
        PACKET(workgroup_size[0], 128, CP_QUEUE_OK),
        PACKET(workgroup_size[0], 65535, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(workgroup_size[1], 1024, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(grid_size[0], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(grid_size[1], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(grid_size[2], 0, CP_QUEUE_BAD_DIMENSIONS),
        PACKET(grid_size[0], 1, CP_QUEUE_OK),
        PACKET(grid_size[0], UINT32_MAX, CP_QUEUE_OK),
        PACKET(kernel_object, 0, CP_QUEUE_BAD_KERNEL_OBJECT),
        PACKET(kernel_object, FAKE_MEMORY_BASE + 32, CP_QUEUE_BAD_KERNEL_OBJECT),
        PACKET(kernel_object, FAKE_MEMORY_BASE - 64, CP_QUEUE_BAD_KERNEL_OBJECT),
        PACKET(kernel_object, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES, CP_QUEUE_BAD_KERNEL_OBJECT),
        PACKET(kernel_object, UINT64_MAX - 63, CP_QUEUE_BAD_KERNEL_OBJECT),
        PACKET(kernarg_address, 0, CP_QUEUE_BAD_KERNARG),
        PACKET(kernarg_address, FAKE_MEMORY_BASE + 8, CP_QUEUE_BAD_KERNARG),
        PACKET(kernarg_address, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES, CP_QUEUE_BAD_KERNARG),
        PACKET(kernarg_address, UINT64_MAX - 15, CP_QUEUE_BAD_KERNARG),
        PACKET(group_segment_size, 8193, CP_QUEUE_RESOURCES),
        PACKET(group_segment_size, 8192, CP_QUEUE_OK),
        PACKET(group_segment_size, UINT32_MAX, CP_QUEUE_RESOURCES),
        PACKET(private_segment_size, FAKE_SCRATCH_BYTES / 128, CP_QUEUE_OK),
        PACKET(private_segment_size, FAKE_SCRATCH_BYTES / 128 + 1, CP_QUEUE_RESOURCES),
        PACKET(private_segment_size, UINT32_MAX, CP_QUEUE_RESOURCES),
        PACKET(completion_signal, 0, CP_QUEUE_OK),
        PACKET(completion_signal, FAKE_MEMORY_BASE + 4, CP_QUEUE_BAD_SIGNAL),
        PACKET(completion_signal, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - 32, CP_QUEUE_BAD_SIGNAL),
        PACKET(completion_signal, UINT64_MAX - 7, CP_QUEUE_BAD_SIGNAL),
    };
#undef PACKET

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        __builtin_memcpy((uint8_t *)&packet + cases[i].offset, &cases[i].value, cases[i].bytes);
        CHECK_EQUAL(check(), cases[i].want);
    }
    test_context(0);
}

static void changed_descriptors(void)
{
#define KERNEL(field, value, want)                                                                                     \
    {                                                                                                                  \
#field " " #value, __builtin_offsetof(struct cp_kernel_descriptor, field),                                     \
            sizeof(((struct cp_kernel_descriptor *)0)->field), (uint64_t)(value), want                                 \
    }
    static const struct change cases[] = {
        KERNEL(group_segment_fixed_size, 8193, CP_QUEUE_RESOURCES),
        KERNEL(private_segment_fixed_size, UINT32_MAX - 2, CP_QUEUE_RESOURCES),
        KERNEL(kernarg_size, FAKE_MEMORY_BYTES, CP_QUEUE_BAD_KERNARG),
        KERNEL(kernarg_size, UINT32_MAX, CP_QUEUE_BAD_KERNARG),
        KERNEL(kernarg_size, 0, CP_QUEUE_OK),
        KERNEL(kernel_code_entry_byte_offset, 2, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_entry_byte_offset, -64, CP_QUEUE_OK),
        KERNEL(kernel_code_entry_byte_offset, -(int64_t)FAKE_MEMORY_BYTES, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_entry_byte_offset, FAKE_MEMORY_BYTES, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_entry_byte_offset, INT64_MAX - 3, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_entry_byte_offset, INT64_MIN, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(compute_pgm_rsrc3, 1, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(compute_pgm_rsrc1, 31, CP_QUEUE_OK),               /* 128 VGPRs: all of a SIMD */
        KERNEL(compute_pgm_rsrc1, 32, CP_QUEUE_RESOURCES),        /* 132 */
        KERNEL(compute_pgm_rsrc1, 15u << 6, CP_QUEUE_OK),         /* 128 SGPRs, 256 a SIMD */
        KERNEL(compute_pgm_rsrc2, 0, CP_QUEUE_BAD_KERNEL_OBJECT), /* no user SGPRs for the kernarg pointer */
        KERNEL(compute_pgm_rsrc2, 17u << 1, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(compute_pgm_rsrc2, 16u << 1, CP_QUEUE_OK),
        KERNEL(compute_pgm_rsrc2, 2u << 1 | 3u << 11, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_properties, 0x7f, CP_QUEUE_BAD_KERNEL_OBJECT),
        KERNEL(kernel_code_properties, CP_CODE_KERNARG_SEGMENT_PTR | CP_CODE_PRIVATE_SEGMENT_SIZE,
               CP_QUEUE_BAD_KERNEL_OBJECT),                                                  /* 3 */
        KERNEL(kernel_code_properties, 1u << 10, CP_QUEUE_BAD_KERNEL_OBJECT),                /* waves of 32 lanes */
        KERNEL(kernel_code_properties, 1u << 11 | CP_CODE_KERNARG_SEGMENT_PTR, CP_QUEUE_OK), /* dynamic stack */
    };
#undef KERNEL

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        __builtin_memcpy((uint8_t *)descriptor + cases[i].offset, &cases[i].value, cases[i].bytes);
        CHECK_EQUAL(check(), cases[i].want);
    }
    test_context(0);
}

/* A descriptor has at least the user SGPRs that its properties ask for. */
static void user_sgprs_are_enough(void)
{
    static const struct {
        const char *name;
        uint32_t properties, sgprs;
    } cases[] = {
        {"buffer of the private segment", CP_CODE_PRIVATE_SEGMENT_BUFFER, 4},
        {"dispatch", CP_CODE_DISPATCH_PTR, 2},
        {"queue", CP_CODE_QUEUE_PTR, 2},
        {"kernel arguments", CP_CODE_KERNARG_SEGMENT_PTR, 2},
        {"id of the dispatch", CP_CODE_DISPATCH_ID, 2},
        {"scratch of flat accesses", CP_CODE_FLAT_SCRATCH_INIT, 2},
        {"size of the private segment", CP_CODE_PRIVATE_SEGMENT_SIZE, 1},
        {"all", 0x7f, 15},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        descriptor->kernel_code_properties = (uint16_t)cases[i].properties;
        descriptor->compute_pgm_rsrc2 = cases[i].sgprs << 1;
        CHECK_EQUAL(check(), CP_QUEUE_OK);
        descriptor->compute_pgm_rsrc2 = (cases[i].sgprs - 1) << 1;
        CHECK_EQUAL(check(), CP_QUEUE_BAD_KERNEL_OBJECT);
    }
    test_context(0);
}

#define GROUPS 6u

static struct cp_launch_options *options;
static struct cp_cooperative_control *control;

/* A good cooperative packet of GROUPS WGs, with records of 128 bytes. */
static void init_cooperative(void)
{
    init();
    packet.setup = 1;
    for (uint32_t i = 1; i < 3; i++)
        packet.workgroup_size[i] = (uint16_t)(packet.grid_size[i] = 1);
    packet.grid_size[0] = GROUPS * packet.workgroup_size[0];
    packet.options = fake_gpu_allocate(&gpu, sizeof(*options));
    options = fake_gpu_at(&gpu, packet.options, sizeof(*options));
    options->magic = CP_OPTIONS_MAGIC;
    options->flags = CP_LAUNCH_COOPERATIVE;
    options->record_bytes = 128;
    options->gather_cycles = 1000;
    options->control = fake_gpu_allocate(&gpu, sizeof(*control) + GROUPS * 128);
    control = fake_gpu_at(&gpu, options->control, sizeof(*control));
    control->magic = CP_CONTROL_MAGIC;
    control->maximum = GROUPS;
}

static void check_no_options(void)
{
    static const struct cp_launch none;

    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK(!__builtin_memcmp(&dispatch.launch, &none, sizeof(none)));
}

static void options_are_understood(void)
{
    static const struct {
        const char *name;
        uint32_t flags, managed;
        uint64_t gather_cycles;
    } cases[] = {
        {"ordinary", 0, 0, 0},
        {"ordinary, gathers", 0, CP_MANAGED_RECLAIMS, 1},
        {"maximal", CP_LAUNCH_MAXIMAL, CP_MANAGED_MESSAGES, 0},
        {"cooperative", CP_LAUNCH_COOPERATIVE, CP_MANAGED_MESSAGES | CP_MANAGED_RESIZES, 0},
        {"both", CP_LAUNCH_COOPERATIVE | CP_LAUNCH_MAXIMAL, CP_MANAGED_MESSAGES | CP_MANAGED_RESIZES, 0},
        {"all", CP_LAUNCH_COOPERATIVE, CP_MANAGED_MESSAGES | CP_MANAGED_RESIZES | CP_MANAGED_RECLAIMS, 99},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init_cooperative();
        options->flags = cases[i].flags;
        options->gather_cycles = cases[i].gather_cycles;
        CHECK_EQUAL(check(), CP_QUEUE_OK);
        CHECK_EQUAL(dispatch.launch.managed, cases[i].managed);
        CHECK_EQUAL(dispatch.launch.gather_cycles, cases[i].gather_cycles);
        CHECK_EQUAL(dispatch.launch.control, options->control);
        CHECK_EQUAL(dispatch.launch.record_bytes, 128);
    }
    test_context(0);
    packet.options = 0;
    check_no_options();
}

static void changed_options(void)
{
#define OPTION(field, value, want)                                                                                     \
    {                                                                                                                  \
#field " " #value, __builtin_offsetof(struct cp_launch_options, field),                                        \
            sizeof(((struct cp_launch_options *)0)->field), value, want                                                \
    }
    static const struct change cases[] = {
        OPTION(flags, 4, CP_QUEUE_BAD_OPTIONS),
        OPTION(flags, UINT32_MAX, CP_QUEUE_BAD_OPTIONS),
        OPTION(control, 0, CP_QUEUE_BAD_OPTIONS),
        OPTION(control, FAKE_MEMORY_BASE + 32, CP_QUEUE_BAD_OPTIONS),
        OPTION(control, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - 64, CP_QUEUE_BAD_OPTIONS),
        OPTION(control, UINT64_MAX - 63, CP_QUEUE_BAD_OPTIONS),
        OPTION(record_bytes, 0, CP_QUEUE_BAD_OPTIONS),
        OPTION(record_bytes, 32, CP_QUEUE_BAD_OPTIONS),
        OPTION(record_bytes, 64, CP_QUEUE_OK),
        OPTION(record_bytes, 96, CP_QUEUE_BAD_OPTIONS),
        OPTION(record_bytes, 4096, CP_QUEUE_OK),
        OPTION(record_bytes, 8192, CP_QUEUE_BAD_OPTIONS),
        OPTION(record_bytes, 0x80000000, CP_QUEUE_BAD_OPTIONS),
        OPTION(reserved0, 1, CP_QUEUE_BAD_OPTIONS),
        OPTION(gather_cycles, (UINT64_C(1) << 62) - 1, CP_QUEUE_OK),
        OPTION(gather_cycles, UINT64_C(1) << 62, CP_QUEUE_BAD_OPTIONS),
        OPTION(gather_cycles, UINT64_MAX, CP_QUEUE_BAD_OPTIONS),
        OPTION(reserved1[0], 1, CP_QUEUE_BAD_OPTIONS),
        OPTION(reserved1[3], UINT64_C(1) << 63, CP_QUEUE_BAD_OPTIONS),
    };
#undef OPTION

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init_cooperative();
        __builtin_memcpy((uint8_t *)options + cases[i].offset, &cases[i].value, cases[i].bytes);
        CHECK_EQUAL(check(), cases[i].want);
    }
    test_context(0);
}

/* The control block: its own fields, and a grid that is not what it says. */
static void changed_control_blocks(void)
{
    static const struct {
        const char *name;
        uint32_t magic, maximum, groups, y, z, end; /* end: bytes of memory behind the control block and records */
        enum cp_queue_error want;
    } cases[] = {
        {"good", CP_CONTROL_MAGIC, GROUPS, GROUPS, 1, 1, 64, CP_QUEUE_OK},
        {"at the end of memory", CP_CONTROL_MAGIC, GROUPS, GROUPS, 1, 1, 0, CP_QUEUE_OK},
        {"a record too many", CP_CONTROL_MAGIC, GROUPS + 1, GROUPS + 1, 1, 1, 0, CP_QUEUE_BAD_OPTIONS},
        {"no magic", 0, GROUPS, GROUPS, 1, 1, 64, CP_QUEUE_BAD_OPTIONS},
        {"larger grid", CP_CONTROL_MAGIC, GROUPS, GROUPS + 1, 1, 1, 64, CP_QUEUE_BAD_OPTIONS},
        {"smaller grid", CP_CONTROL_MAGIC, GROUPS, GROUPS - 1, 1, 1, 64, CP_QUEUE_BAD_OPTIONS},
        {"two dimensions", CP_CONTROL_MAGIC, GROUPS, GROUPS, 2, 1, 64, CP_QUEUE_BAD_OPTIONS},
        {"three dimensions", CP_CONTROL_MAGIC, GROUPS, GROUPS, 1, 2, 64, CP_QUEUE_BAD_OPTIONS},
        {"largest grid", CP_CONTROL_MAGIC, 0x7ffffff, 0x7ffffff, 1, 1, 64, CP_QUEUE_BAD_OPTIONS},
        {"none", CP_CONTROL_MAGIC, 0, GROUPS, 1, 1, 64, CP_QUEUE_BAD_OPTIONS},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init_cooperative();
        options->control =
            FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - (uint32_t)sizeof(*control) - GROUPS * 128 - cases[i].end;
        control = fake_gpu_at(&gpu, options->control, sizeof(*control));
        control->magic = cases[i].magic;
        control->maximum = cases[i].maximum;
        packet.grid_size[0] = cases[i].groups * packet.workgroup_size[0];
        packet.setup = cases[i].z > 1 ? 3 : cases[i].y > 1 ? 2 : 1;
        packet.grid_size[1] = cases[i].y;
        packet.grid_size[2] = cases[i].z;
        CHECK_EQUAL(check(), cases[i].want);
    }
    test_context(0);
}

/* What a runtime may leave in these bytes of the packet, if they name no options, does not count. */
static void other_uses_of_the_field_for_options(void)
{
    static const struct {
        const char *name;
        uint64_t address;
    } cases[] = {
        {"before the process", FAKE_MEMORY_BASE - 64},
        {"behind it", FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES},
        {"the last line there is", UINT64_MAX - 63},
        {"a count", 1},
        {"all bits", UINT64_MAX},
        {"misaligned", FAKE_MEMORY_BASE + 8},
        {"a line of zeros", FAKE_MEMORY_BASE + 2048},
    };
    static const uint32_t magics[] = {0, 1, CP_OPTIONS_MAGIC - 1, CP_OPTIONS_MAGIC + 1, UINT32_MAX};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init_cooperative();
        packet.options = cases[i].address;
        check_no_options();
    }
    test_context("half a line behind");
    init_cooperative();
    packet.options += 32;
    *(struct cp_launch_options *)fake_gpu_at(&gpu, packet.options, sizeof(*options)) = *options;
    check_no_options();
    for (uint32_t i = 0; i < sizeof(magics) / sizeof(magics[0]); i++) {
        test_context("another magic number");
        init_cooperative();
        options->magic = magics[i];
        options->reserved0 = i;
        check_no_options();
    }
    test_context("the line of another process");
    init_cooperative();
    gpu.config.queues[0].process.bytes = packet.options - FAKE_MEMORY_BASE;
    cp.config.queues[0].process.bytes = packet.options - FAKE_MEMORY_BASE;
    check_no_options();
    test_context(0);
}

static int no_line(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    (void)address;
    (void)destination;
    (void)bytes;
    return CP_ERROR_ADDRESS;
}

static void options_that_cannot_be_read(void)
{
    init_cooperative();
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    cp.hal.load = no_line;
    CHECK(check() != CP_QUEUE_OK);
}

static void grids_of_too_many_groups(void)
{
    init();
    for (uint32_t i = 0; i < 3; i++)
        packet.workgroup_size[i] = 1;
    packet.grid_size[0] = 65536;
    packet.grid_size[1] = 65535;
    packet.grid_size[2] = 1;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    packet.grid_size[1] = 65536;
    CHECK_EQUAL(check(), CP_QUEUE_BAD_DIMENSIONS);
    for (uint32_t i = 0; i < 3; i++)
        packet.grid_size[i] = UINT32_MAX;
    CHECK_EQUAL(check(), CP_QUEUE_BAD_DIMENSIONS);
}

static void kernel_without_arguments_needs_no_kernarg(void)
{
    init();
    descriptor->kernarg_size = 0;
    packet.kernarg_address = 0;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
}

static void context_slot_must_hold_a_group(void)
{
    init();
    cp.config.context_bytes = cp_context_bytes(2, 24, 32, 512);
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    cp.config.context_bytes -= 64;
    CHECK_EQUAL(check(), CP_QUEUE_RESOURCES);
}

static void group_of_several_waves_needs_a_barrier(void)
{
    init();
    cp.config.barriers = 0;
    CHECK_EQUAL(check(), CP_QUEUE_RESOURCES);
    packet.workgroup_size[0] = 16;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
}

static void scratch_needs_an_arena(void)
{
    init();
    cp.config.queues[0].scratch.bytes = 0;
    CHECK_EQUAL(check(), CP_QUEUE_RESOURCES);
    cp.config.queues[0].scratch.bytes = UINT64_C(1) << 40;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.scratch_slots, CP_MAX_SCRATCH);
    cp.config.queues[0].scratch.bytes = 3 * 2 * 12 * 64;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.scratch_slots, 3);
    cp.config.queues[0].scratch.bytes -= 1;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.scratch_slots, 2);
    packet.private_segment_size = 1u << 25; /* 4 GiB a WG */
    CHECK_EQUAL(check(), CP_QUEUE_RESOURCES);
    descriptor->private_segment_fixed_size = 0;
    cp.config.queues[0].scratch.bytes = 0;
    packet.private_segment_size = 0;
    CHECK_EQUAL(check(), CP_QUEUE_OK);
    CHECK_EQUAL(dispatch.begin.scratch_wave_bytes, 0);
}

static void ranges_do_not_overflow(void)
{
    static const struct {
        const char *name;
        struct cp_range range;
        uint64_t address, size;
        bool want;
    } cases[] = {
        {"all of it", {100, 50}, 100, 50, true},
        {"one too many", {100, 50}, 100, 51, false},
        {"last byte", {100, 50}, 149, 1, true},
        {"behind", {100, 50}, 150, 1, false},
        {"nothing at the end", {100, 50}, 150, 0, true},
        {"before", {100, 50}, 99, 1, false},
        {"end wraps", {100, 50}, 120, UINT64_MAX, false},
        {"address wraps", {100, 50}, UINT64_MAX, 2, false},
        {"top of memory", {UINT64_MAX - 9, 9}, UINT64_MAX - 9, 9, true},
        {"empty", {0, 0}, 0, 1, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        CHECK_EQUAL(cp_range_holds(&cases[i].range, cases[i].address, cases[i].size), cases[i].want);
    }
    test_context(0);
}

TEST_MAIN()
{
    return test_run("packet", (const struct test_case[]){TEST(good_packet_is_understood),
                                                         TEST(dynamic_lds_and_scratch_of_the_packet_count),
                                                         TEST(changed_packets),
                                                         TEST(changed_descriptors),
                                                         TEST(user_sgprs_are_enough),
                                                         TEST(options_are_understood),
                                                         TEST(changed_options),
                                                         TEST(changed_control_blocks),
                                                         TEST(other_uses_of_the_field_for_options),
                                                         TEST(options_that_cannot_be_read),
                                                         TEST(grids_of_too_many_groups),
                                                         TEST(kernel_without_arguments_needs_no_kernarg),
                                                         TEST(context_slot_must_hold_a_group),
                                                         TEST(group_of_several_waves_needs_a_barrier),
                                                         TEST(scratch_needs_an_arena),
                                                         TEST(ranges_do_not_overflow),
                                                         {0}});
}
