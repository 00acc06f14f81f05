/* test_memory.c - rights and allocation of memory, faults, and how long accesses take. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support_memory.h"
#include "test.h"

#define ADDRESS      0u
#define DATA         4u
#define DESTINATION  8u
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* The awg preset, in cycles. */
enum { L1_HIT = 30, L2_HIT = 50, DRAM_HIT = 74, DRAM_CLOSED = 100, DRAM_CONFLICT = 126 };

static struct rig rig;
static struct rig_wave wave;
static uint64_t arena;

static void start(const char *const *settings)
{
    rig_start(&rig, settings);
    arena = gpu_memory_allocate(&rig.memory, 8u << 20, 1u << 16, GPU_RIGHTS_READ_WRITE);
    rig_wave_init(&wave);
}

static uint64_t run(enum isa_opcode opcode, uint32_t modifiers, uint32_t cu)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);
    struct rig_access access;
    uint64_t cycles;

    operation.modifiers = modifiers;
    cycles = rig_execute(&rig, &wave, &operation, cu, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
    CHECK(access.completed);
    return cycles;
}

/* ---- rights and allocation ---- */

static void allocations_are_apart_and_have_rights_to_the_byte(void)
{
    struct gpu_memory memory;
    uint64_t first, second;

    CHECK(gpu_memory_init(&memory, 1u << 20));
    first = gpu_memory_allocate(&memory, 100, 64, GPU_RIGHTS_READ_WRITE);
    second = gpu_memory_allocate(&memory, 64, 4096, GPU_RIGHTS_READ);
    CHECK(first >= 65536);
    CHECK_EQUAL(first % 64, 0);
    CHECK_EQUAL(second % 4096, 0);
    CHECK(second >= first + 100 + 256);
    CHECK(gpu_memory_permits(&memory, first, 100, GPU_RIGHTS_READ_WRITE));
    CHECK(!gpu_memory_permits(&memory, first, 101, GPU_RIGHTS_READ));
    CHECK(!gpu_memory_permits(&memory, first - 1, 2, GPU_RIGHTS_READ));
    CHECK(gpu_memory_permits(&memory, first + 99, 1, GPU_RIGHTS_WRITE));
    CHECK(!gpu_memory_permits(&memory, first + 100, 1, GPU_RIGHTS_READ));
    CHECK(gpu_memory_permits(&memory, second, 64, GPU_RIGHTS_READ));
    CHECK(!gpu_memory_permits(&memory, second, 1, GPU_RIGHTS_WRITE));
    CHECK(gpu_memory_permits(&memory, second + 64, 0, GPU_RIGHTS_WRITE));
    gpu_memory_allow(&memory, first + 10, 60, GPU_RIGHTS_NONE);
    CHECK(gpu_memory_permits(&memory, first, 10, GPU_RIGHTS_READ_WRITE));
    CHECK(!gpu_memory_permits(&memory, first + 9, 2, GPU_RIGHTS_READ));
    CHECK(!gpu_memory_permits(&memory, first + 69, 1, GPU_RIGHTS_READ));
    CHECK(gpu_memory_permits(&memory, first + 70, 30, GPU_RIGHTS_READ_WRITE));
    gpu_memory_free(&memory);
}

static void allocation_refuses_what_does_not_fit(void)
{
    static const struct {
        const char *name;
        uint64_t bytes, alignment;
        bool fits;
    } rows[] = {
        {"everything that is left", (1u << 20) - 65536, 1, true},
        {"one byte more", (1u << 20) - 65536 + 1, 1, false},
        {"nothing", 0, 64, true},
        {"overflow", UINT64_MAX, 64, false},
        {"overflow with alignment", UINT64_MAX - 100, 4096, false},
        {"no alignment", 64, 0, false},
        {"alignment that is no power of two", 64, 48, false},
        {"alignment beyond memory", 64, UINT64_C(1) << 63, false},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct gpu_memory memory;

        test_context(rows[i].name);
        CHECK(gpu_memory_init(&memory, 1u << 20));
        CHECK_EQUAL(gpu_memory_allocate(&memory, rows[i].bytes, rows[i].alignment, GPU_RIGHTS_READ) != 0, rows[i].fits);
        gpu_memory_free(&memory);
    }
    test_context(NULL);
}

static void memory_size_is_checked(void)
{
    static const uint64_t sizes[] = {0, 63, 100, UINT64_C(1) << 40, UINT64_MAX - 63};
    struct gpu_memory memory;

    for (uint32_t i = 0; i < COUNT(sizes); i++)
        CHECK(!gpu_memory_init(&memory, sizes[i]));
    CHECK(gpu_memory_init(&memory, 4096));
    CHECK(gpu_memory_contains(&memory, 0, 4096));
    CHECK(gpu_memory_contains(&memory, 4096, 0));
    CHECK(!gpu_memory_contains(&memory, 4096, 1));
    CHECK(!gpu_memory_contains(&memory, 1, 4096));
    CHECK(!gpu_memory_contains(&memory, UINT64_MAX, 2));
    gpu_memory_free(&memory);
}

static void a_part_of_memory_can_be_shared(void)
{
    const uint64_t page = 65536;
    struct gpu_memory memory;
    FILE *file = tmpfile();
    uint32_t value = 0x12345678, got = 0;

    CHECK(file != NULL);
    CHECK(ftruncate(fileno(file), 4 * 65536) == 0);
    CHECK(gpu_memory_init(&memory, 8 * page));
    CHECK(!gpu_memory_share(&memory, 0, fileno(file), 0));
    CHECK(!gpu_memory_share(&memory, 9 * page, fileno(file), 0));
    CHECK(!gpu_memory_share(&memory, page, -1, 0));
    CHECK(gpu_memory_share(&memory, 3 * page, fileno(file), page));
    gpu_memory_write(&memory, 2 * page + 8, &value, 4, 0);
    gpu_memory_write(&memory, 3 * page - 2, &value, 4, 0); /* across the end of the shared part */
    CHECK_EQUAL(pread(fileno(file), &got, 4, (off_t)(3 * page + 8)), 4);
    CHECK_EQUAL(got, 0x12345678);
    CHECK_EQUAL(pread(fileno(file), &got, 2, (off_t)(4 * page - 2)), 2);
    CHECK_EQUAL(got & 0xffff, 0x5678);
    gpu_memory_read(&memory, 3 * page - 2, &got, 4);
    CHECK_EQUAL(got, 0x12345678);
    gpu_memory_free(&memory);
    fclose(file);
}

static void writes_that_change_a_value_are_noted(void)
{
    struct gpu_memory memory;
    uint32_t value = 5, got = 0;

    CHECK(gpu_memory_init(&memory, 1u << 20));
    gpu_memory_write(&memory, 70000, &value, 4, 10);
    CHECK_EQUAL(memory.changes, 1);
    CHECK_EQUAL(memory.last_change, 10);
    gpu_memory_write(&memory, 70000, &value, 4, 20);
    CHECK_EQUAL(memory.changes, 1);
    CHECK_EQUAL(memory.last_change, 10);
    value = 6;
    gpu_memory_write(&memory, 70000, &value, 4, 30);
    CHECK_EQUAL(memory.last_change, 30);
    gpu_memory_read(&memory, 70000, &got, 4);
    CHECK_EQUAL(got, 6);
    gpu_memory_free(&memory);
}

/* ---- faults ---- */

static void accesses_fault_at_the_byte(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        int64_t offset; /* of lane 20, from a 100-byte buffer's start; other lanes are at its start */
        enum gpu_rights rights;
        enum isa_fault fault;
        int64_t byte; /* named by the fault */
    } rows[] = {
        {"last dword", ISA_OP_flat_load_dword, 96, GPU_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"dword behind", ISA_OP_flat_load_dword, 100, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"last byte", ISA_OP_flat_load_ubyte, 99, GPU_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"byte behind", ISA_OP_flat_load_ubyte, 100, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"byte before", ISA_OP_flat_load_ubyte, -1, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, -1},
        {"half behind", ISA_OP_flat_load_dwordx2, 96, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"store to constant memory", ISA_OP_flat_store_dword, 8, GPU_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"store behind constant memory", ISA_OP_flat_store_dwordx4, 88, GPU_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"atomic on constant memory", ISA_OP_flat_atomic_add, 8, GPU_RIGHTS_READ, ISA_FAULT_READ_ONLY, 0},
        {"waiting load of constant memory", ISA_OP_onward_wait_load, 8, GPU_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"load of nobody's memory", ISA_OP_flat_load_dword, 8, GPU_RIGHTS_NONE, ISA_FAULT_OUT_OF_BOUNDS, 0},
        {"store behind", ISA_OP_flat_store_dword, 100, GPU_RIGHTS_READ_WRITE, ISA_FAULT_OUT_OF_BOUNDS, 100},
        {"misaligned load", ISA_OP_flat_load_dword, 6, GPU_RIGHTS_READ, ISA_FAULT_MISALIGNED, 6},
        {"short at an odd byte", ISA_OP_flat_load_ushort, 1, GPU_RIGHTS_READ, ISA_FAULT_MISALIGNED, 1},
        {"dwordx4 at 4", ISA_OP_flat_load_dwordx4, 4, GPU_RIGHTS_READ, ISA_FAULT_NONE, 0},
        {"64-bit atomic at 4", ISA_OP_flat_atomic_add_x2, 4, GPU_RIGHTS_READ_WRITE, ISA_FAULT_MISALIGNED, 4},
        {"null pointer", ISA_OP_flat_load_dword, INT64_MIN, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, INT64_MIN},
        {"beyond memory", ISA_OP_flat_load_dword, INT64_C(1) << 40, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS,
         INT64_C(1) << 40},
        {"last bytes of the address space", ISA_OP_flat_load_dwordx4, -8, GPU_RIGHTS_READ, ISA_FAULT_OUT_OF_BOUNDS, -8},
    };

    const char *aligned[] = {"vmem.unaligned 0", NULL};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation operation = rig_flat(rows[i].opcode, DESTINATION, ADDRESS, DATA);
        uint64_t addresses[ISA_LANES], buffer, changes;
        struct rig_access access;

        test_context(rows[i].name);
        start(aligned);
        buffer = gpu_memory_allocate(&rig.memory, 100, 64, rows[i].rights);
        changes = rig.memory.changes;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            addresses[lane] = buffer;
            wave.vectors[DATA][lane] = 77;
        }
        addresses[20] = buffer + (uint64_t)rows[i].offset;
        addresses[21] = UINT64_C(0xdeadbeefdeadbeef); /* not active */
        if (rows[i].offset == INT64_MIN)
            addresses[20] = 0;
        if (rows[i].offset == -8)
            addresses[20] = UINT64_MAX - 7;
        rig_set_exec(&wave, ~(UINT64_C(1) << 21));
        operation.source[2] = ISA_VGPR_FIRST + DATA;
        operation.wait_condition = ISA_WAIT_NE;
        rig_set_addresses(&wave, ADDRESS, addresses);
        rig_execute(&rig, &wave, &operation, 0, &access);
        CHECK_EQUAL(access.fault, rows[i].fault);
        CHECK_EQUAL(access.completed, rows[i].fault == ISA_FAULT_NONE);
        if (rows[i].fault != ISA_FAULT_NONE) {
            uint64_t want = buffer + (uint64_t)rows[i].byte;

            want = rows[i].offset == INT64_MIN || rows[i].offset == -8 ? addresses[20] : want;
            CHECK_EQUAL(access.fault_address, want);
            CHECK_EQUAL(rig.memory.changes, changes);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void processes_have_their_own_addresses(void)
{
    static const struct {
        const char *name;
        int64_t base, bytes; /* of the process, from the arena's start */
        int64_t offset;
        enum isa_fault fault;
    } rows[] = {
        {"inside", 0, 4096, 64, ISA_FAULT_NONE},
        {"first dword", 64, 4096, 64, ISA_FAULT_NONE},
        {"last dword", 0, 4096, 4092, ISA_FAULT_NONE},
        {"before", 64, 4096, 60, ISA_FAULT_OUT_OF_BOUNDS},
        {"behind", 0, 4096, 4096, ISA_FAULT_OUT_OF_BOUNDS},
        {"range that ends inside a line, inside", 16, 24, 36, ISA_FAULT_NONE},
        {"range that ends inside a line, behind", 16, 24, 40, ISA_FAULT_OUT_OF_BOUNDS},
        {"range that ends inside a line, before", 16, 24, 12, ISA_FAULT_OUT_OF_BOUNDS},
        {"no range", 64, 0, 64, ISA_FAULT_OUT_OF_BOUNDS},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation operation = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct isa_scalar_access scalar = {.kind = ISA_ACCESS_LOAD, .dwords = 1, .destination = 32};
        struct gpu_request *request;
        uint64_t lds_lanes, fault_address = 0, done;
        struct rig_access access = {.rig = &rig};

        test_context(rows[i].name);
        start(NULL);
        rig_set_lanes(&wave, arena + (uint64_t)rows[i].offset, 0);
        request = gpu_request_acquire(rig.system);
        request->cu = 0;
        request->process_base = arena + (uint64_t)rows[i].base;
        request->process_bytes = (uint64_t)rows[i].bytes;
        request->owner = &access;
        isa_prepare_vector_access(&wave.wave, &operation, &rig.apertures, &request->access, &lds_lanes, &fault_address);
        /* Only the verdict counts: the request is thrown away with the memory system. */
        CHECK_EQUAL(gpu_vector_access(rig.system, request, 0, &fault_address), rows[i].fault);
        if (rows[i].fault != ISA_FAULT_NONE)
            CHECK_EQUAL(fault_address, arena + (uint64_t)rows[i].offset);
        scalar.address = arena + (uint64_t)rows[i].offset;
        CHECK_EQUAL(gpu_scalar_memory(rig.system, 0, &wave.wave, &scalar, request->process_base, request->process_bytes,
                                      0, &done, &fault_address),
                    rows[i].fault);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* ---- time ---- */

static void latencies_are_those_of_the_parameters(void)
{
    const char *slow[] = {"l1.latency 120", "l2.latency 300", NULL};
    const char *quick[] = {"l1.latency 4", "l2.latency 25", NULL};
    static const char *const *settings[3];
    static const uint64_t l1[] = {L1_HIT, 120, 4}, l2[] = {L2_HIT, 300, 25};

    settings[1] = slow;
    settings[2] = quick;
    for (uint32_t i = 0; i < 3; i++) {
        start(settings[i]);
        rig_set_exec(&wave, 1);
        rig_set_lanes(&wave, arena, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_CLOSED);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l1[i]);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 1), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_store_dword, 0, 1), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 1), l2[i]);
        /* The same row of the same DRAM bank: 4 channels, 256 bytes each in turn. */
        rig_set_lanes(&wave, arena + 1024, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_HIT);
        /* 8 banks of 8 KiB rows in 4 channels: the next row of the same bank. */
        rig_set_lanes(&wave, arena + 4 * 8 * 8192, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_CONFLICT);
        rig_stop(&rig);
    }
}

static void groups_and_lines_take_a_cycle_each(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t exec, offset, step;
        uint64_t busy; /* address unit */
        uint64_t hit;  /* latency when all lines are in the L1; 0: not a load */
    } rows[] = {
        {"one lane", ISA_OP_flat_load_dword, 1, 0, 4, 4, L1_HIT},
        {"consecutive", ISA_OP_flat_load_dword, UINT64_MAX, 0, 4, 4, L1_HIT + 3},
        {"one address", ISA_OP_flat_load_dword, UINT64_MAX, 0, 0, 4, L1_HIT + 3},
        {"consecutive across lines", ISA_OP_flat_load_dword, UINT64_MAX, 32, 4, 8, L1_HIT + 7},
        {"the same but one lane", ISA_OP_flat_load_dword, UINT64_MAX >> 1, 32, 4, 8, L1_HIT + 7},
        {"bytes", ISA_OP_flat_load_ubyte, UINT64_MAX, 0, 1, 4, L1_HIT + 3},
        {"stride of two", ISA_OP_flat_load_dword, UINT64_MAX, 0, 8, 16, L1_HIT + 13},
        {"a line each", ISA_OP_flat_load_dword, UINT64_MAX, 0, 64, 64, L1_HIT + 63},
        {"a line each, 16 lanes", ISA_OP_flat_load_dword, 0xffff, 0, 64, 16, L1_HIT + 15},
        {"dwordx2", ISA_OP_flat_load_dwordx2, UINT64_MAX, 0, 8, 16, L1_HIT + 13},
        {"dwordx4", ISA_OP_flat_load_dwordx4, UINT64_MAX, 0, 16, 16, L1_HIT + 15},
        {"store", ISA_OP_flat_store_dword, UINT64_MAX, 0, 4, 8, 0},
        {"store, a line each", ISA_OP_flat_store_dword, UINT64_MAX, 0, 64, 64, 0},
        {"atomic", ISA_OP_flat_atomic_add, UINT64_MAX, 0, 4, 16, 0},
        {"compare and swap", ISA_OP_flat_atomic_cmpswap, UINT64_MAX, 0, 4, 32, 0},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        uint64_t before;

        test_context(rows[i].name);
        start(NULL);
        rig_set_exec(&wave, rows[i].exec);
        rig_set_lanes(&wave, arena + rows[i].offset, rows[i].step);
        run(rows[i].opcode, 0, 0);
        before = rig.clock.now;
        if (rows[i].hit)
            CHECK_EQUAL(run(rows[i].opcode, 0, 0), rows[i].hit);
        else
            run(rows[i].opcode, 0, 0);
        CHECK_EQUAL(gpu_vector_ready(rig.system, 0) - before, rows[i].busy);
        CHECK_EQUAL(gpu_vector_ready(rig.system, 1), 0);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void invalidation_and_empty_accesses_complete_at_once(void)
{
    struct isa_operation invalidate = rig_flat(ISA_OP_buffer_wbinvl1_vol, 0, 0, 0);
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access;

    start(NULL);
    rig_issue(&rig, &wave, &invalidate, 0, 100, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, 104);
    rig_set_exec(&wave, 0);
    rig_issue(&rig, &wave, &load, 1, 100, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, 100);
    CHECK_EQUAL(gpu_memory_counters(rig.system)->loads, 0);
    rig_stop(&rig);
}

static void hits_need_no_events(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access;
    uint64_t fired;

    start(NULL);
    rig_set_lanes(&wave, arena, 4);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK(rig.clock.fired - rig.ticks <= 2);
    fired = rig.clock.fired - rig.ticks;
    rig_issue(&rig, &wave, &load, 0, rig.clock.now + 10, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, access.called + L1_HIT + 3);
    rig_run(&rig);
    CHECK_EQUAL(rig.clock.fired - rig.ticks, fired);
    rig_stop(&rig);
}

static void a_load_of_a_pending_line_waits_for_it(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation other = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 1, ADDRESS, DATA);
    struct rig_access first, second, third, fourth;

    start(NULL);
    rig_write_word(&rig, arena + 8, 1234);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena + 8, 4);
    rig_issue(&rig, &wave, &load, 0, 100, &first);
    rig_issue(&rig, &wave, &other, 0, 110, &second);
    CHECK(!first.completed && !second.completed);
    rig_run_to(&rig, 145);
    CHECK(first.completed && second.completed);
    CHECK_EQUAL(first.cycle, 100 + L2_HIT + DRAM_CLOSED);
    CHECK_EQUAL(second.cycle, first.cycle);
    CHECK(first.order < second.order);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 1234);
    CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 1234);
    CHECK_EQUAL(gpu_memory_counters(rig.system)->l2_misses, 1);
    /* The line is in the L1 now, but its bytes come with the first answer. */
    rig_issue(&rig, &wave, &load, 0, 150, &third);
    CHECK_EQUAL(third.cycle, first.cycle);
    rig_issue(&rig, &wave, &load, 0, first.cycle - 10, &fourth);
    CHECK_EQUAL(fourth.cycle, first.cycle - 10 + L1_HIT);
    rig_stop(&rig);
}

/* Eight CUs, a lane each, on one line at the same time: one goes after the other. */
static void atomics_on_one_line_follow_each_other(void)
{
    static const struct {
        const char *name;
        const char *setting;
        uint64_t interval;
        uint64_t step; /* between the CUs' addresses */
    } rows[] = {
        {"interval 1", "l2.atomic_interval 1", 1, 0},
        {"interval 4", "l2.atomic_interval 4", 4, 0},
        {"interval 64", "l2.atomic_interval 64", 64, 0},
        {"interval 64, other words of the line", "l2.atomic_interval 64", 64, 4},
        {"interval 64, other lines: one a cycle", "l2.atomic_interval 64", 1, 1024},
        {"interval 0: one a cycle", "l2.atomic_interval 0", 1, 0},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, DESTINATION, ADDRESS, DATA);
        struct rig_access access[8];

        test_context(rows[i].name);
        start(settings);
        rig_set_exec(&wave, 1);
        wave.vectors[DATA][0] = 3;
        for (uint32_t cu = 0; cu < 8; cu++) {
            rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
            run(ISA_OP_flat_load_dword, ISA_MOD_GLC, cu);
        }
        for (uint32_t cu = 0; cu < 8; cu++) {
            rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
            rig_issue(&rig, &wave, &add, cu, 10000, &access[cu]);
        }
        rig_run(&rig);
        for (uint32_t cu = 0; cu < 8; cu++)
            CHECK_EQUAL(access[cu].cycle, 10000 + L2_HIT + cu * rows[i].interval);
        CHECK_EQUAL(rig_read_word(&rig, arena), rows[i].step ? 3 : 24);
        CHECK_EQUAL(gpu_memory_counters(rig.system)->atomic_lanes, 8);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void lanes_of_an_atomic_share_its_line(void)
{
    static const struct {
        const char *name;
        const char *setting;
        enum isa_opcode opcode;
        uint64_t exec, step;
        uint64_t latency;
        uint64_t next; /* how much later than the latency of one lane a second atomic, right behind, is answered */
    } rows[] = {
        {"one lane", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, 1, 4, L2_HIT, 1},
        {"64 lanes, one word", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, UINT64_MAX, 0, L2_HIT + 63, 64},
        {"16 words", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, 0xffff, 4, L2_HIT, 1},
        {"16 words, 4 a cycle", "l2.atomic_lanes 4", ISA_OP_flat_atomic_add, 0xffff, 4, L2_HIT + 3, 4},
        {"8 words of 64 bits", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add_x2, 0xff, 8, L2_HIT, 1},
        {"8 words of 64 bits, 8 a cycle", "l2.atomic_lanes 8", ISA_OP_flat_atomic_add_x2, 0xff, 8, L2_HIT + 1, 2},
        {"64 consecutive words: 4 lines of one bank", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, UINT64_MAX, 4,
         L2_HIT + 12, 4},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation add = rig_flat(rows[i].opcode, DESTINATION, ADDRESS, DATA);
        struct rig_access first, second;

        test_context(rows[i].name);
        start(settings);
        rig_set_exec(&wave, UINT64_MAX);
        rig_set_lanes(&wave, arena, 4);
        run(ISA_OP_flat_load_dword, 0, 3);
        rig_set_exec(&wave, rows[i].exec);
        rig_set_lanes(&wave, arena, rows[i].step);
        rig_issue(&rig, &wave, &add, 0, 10000, &first);
        rig_set_exec(&wave, 1);
        rig_issue(&rig, &wave, &add, 1, 10000, &second);
        rig_run(&rig);
        CHECK_EQUAL(first.cycle, 10000 + rows[i].latency);
        CHECK_EQUAL(second.cycle, 10000 + L2_HIT + rows[i].next);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void a_bank_takes_one_line_a_cycle(void)
{
    static const struct {
        const char *name;
        uint64_t step; /* between the lines of the CUs */
        uint64_t last; /* the last one's delay */
    } rows[] = {{"8 lines of one bank", 1024, 7}, {"4 banks, two each", 256, 1}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct rig_access access[8];
        uint64_t last = 0;

        test_context(rows[i].name);
        start(NULL);
        rig_set_exec(&wave, 1);
        for (uint32_t pass = 0; pass < 2; pass++) {
            for (uint32_t cu = 0; cu < 8; cu++) {
                rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
                load.modifiers = ISA_MOD_GLC;
                rig_issue(&rig, &wave, &load, cu, 1000 + pass * 9000, &access[cu]);
            }
            rig_run(&rig);
        }
        for (uint32_t cu = 0; cu < 8; cu++)
            last = access[cu].cycle > last ? access[cu].cycle : last;
        CHECK_EQUAL(last, 10000 + L2_HIT + rows[i].last);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* 64 lines that the L2 has, one a cycle; with few MSHRs each must wait for an answer before it. */
static void mshrs_limit_misses(void)
{
    static const struct {
        const char *name;
        const char *setting;
        uint64_t last;
    } rows[] = {
        {"enough", "l1.mshrs 64", L2_HIT + 63},
        {"one", "l1.mshrs 1", 64 * L2_HIT},
        {"16", "l1.mshrs 16", 4 * L2_HIT + 15},
        {"50: just enough", "l1.mshrs 50", L2_HIT + 63},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct rig_access access;

        test_context(rows[i].name);
        start(settings);
        rig_set_lanes(&wave, arena, 64);
        run(ISA_OP_flat_load_dword, 0, 1);
        rig_issue(&rig, &wave, &load, 0, 20000, &access);
        rig_run(&rig);
        CHECK_EQUAL(access.cycle, 20000 + rows[i].last);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void l2_mshrs_limit_fetches(void)
{
    const char *one[] = {"l2.mshrs 1", NULL};
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access[2];

    for (uint32_t i = 0; i < 2; i++) {
        start(i ? one : NULL);
        rig_set_exec(&wave, 1);
        for (uint32_t cu = 0; cu < 2; cu++) {
            rig_set_lanes(&wave, arena + cu * 64, 4);
            rig_issue(&rig, &wave, &load, cu, 1000, &access[cu]);
        }
        rig_run(&rig);
        CHECK_EQUAL(access[0].cycle, 1000 + L2_HIT + DRAM_CLOSED);
        CHECK_EQUAL(access[1].cycle, access[0].cycle + (i ? DRAM_HIT : 8));
        rig_stop(&rig);
    }
}

static void a_full_queue_stops_the_address_unit(void)
{
    const char *settings[] = {"l1.mshrs 4", NULL};
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access[4];
    uint64_t ready;

    start(settings);
    rig_set_lanes(&wave, arena, 64);
    rig_issue(&rig, &wave, &load, 0, 1000, &access[0]);
    ready = gpu_vector_ready(rig.system, 0);
    CHECK_EQUAL(ready, 1064);
    for (uint32_t rounds = 0; !access[0].completed && rounds < 1000; rounds++) {
        rig_run_to(&rig, ready);
        if (gpu_vector_ready(rig.system, 0) <= ready)
            break;
        ready = gpu_vector_ready(rig.system, 0);
    }
    CHECK(ready > 1064);
    rig_run(&rig);
    CHECK(access[0].completed);
    CHECK(ready < access[0].cycle);
    rig_stop(&rig);
}

static void events_of_the_far_future_work_too(void)
{
    const char *settings[] = {"l1.latency 8000", "l2.latency 9000", NULL};

    start(settings);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), 9000 + DRAM_CLOSED);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), 8000);
    rig_stop(&rig);
}

int main(void)
{
    return test_run("memory", (const struct test_case[]){TEST(allocations_are_apart_and_have_rights_to_the_byte),
                                                         TEST(allocation_refuses_what_does_not_fit),
                                                         TEST(memory_size_is_checked),
                                                         TEST(a_part_of_memory_can_be_shared),
                                                         TEST(writes_that_change_a_value_are_noted),
                                                         TEST(accesses_fault_at_the_byte),
                                                         TEST(processes_have_their_own_addresses),
                                                         TEST(latencies_are_those_of_the_parameters),
                                                         TEST(groups_and_lines_take_a_cycle_each),
                                                         TEST(invalidation_and_empty_accesses_complete_at_once),
                                                         TEST(hits_need_no_events),
                                                         TEST(a_load_of_a_pending_line_waits_for_it),
                                                         TEST(atomics_on_one_line_follow_each_other),
                                                         TEST(lanes_of_an_atomic_share_its_line),
                                                         TEST(a_bank_takes_one_line_a_cycle),
                                                         TEST(mshrs_limit_misses),
                                                         TEST(l2_mshrs_limit_fetches),
                                                         TEST(a_full_queue_stops_the_address_unit),
                                                         TEST(events_of_the_far_future_work_too),
                                                         {0}});
}
