/* test_moves.c - moving a work-group takes its time, and what it finds afterwards: fresh caches, the age of its wait. */
#include "onward/kernel_descriptor.h"
#include "support_dispatcher.h"

/*
 * Reads the word at s[0:1] as a vector and as a scalar, spins until the word 256 bytes behind it is not zero, reads both again
 * and stores them 512 bytes behind it.
 */
static const char reading[] =
    "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_add_u32_e32 v4, vcc, 0x100, v0\n\tv_mov_b32_e32 v5, s1\n"
    "\tv_add_u32_e32 v6, vcc, 0x200, v0\n\tv_mov_b32_e32 v7, s1\n\ts_mov_b64 exec, 1\n"
    "\tflat_load_dword v2, v[0:1]\n\ts_load_dword s6, s[0:1], 0x0\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
    "\tflat_load_dword v2, v[0:1]\n\ts_load_dword s6, s[0:1], 0x0\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_mov_b32_e32 v3, s6\n\tflat_store_dwordx2 v[6:7], v[2:3]\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

struct times {
    uint64_t save, restore; /* cycles from command to event */
};

/* Of a WG of the bench's kernel. */
static uint32_t context_bytes(const struct bench *bench, uint32_t waves, uint32_t lds_bytes)
{
    uint32_t rsrc1 = bench->program->kernels[0].descriptor.compute_pgm_rsrc1;

    return cp_context_bytes(waves, CP_RSRC1_VGPRS(rsrc1), CP_RSRC1_SGPRS(rsrc1), lds_bytes);
}

/* Parameters of a move, in cycles. */
struct costs {
    uint64_t wave, save_line, restore_line;
};

/* Saves a WG and restores it on the other CU. lds_bytes: of the WG, of which its context has a copy. */
static struct times move(struct costs costs, uint32_t waves, uint32_t lds_bytes)
{
    struct bench *bench = create(spinning);
    const struct isa_kernel *kernel = &bench->program->kernels[0];
    const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(bench->dispatcher);
    struct cp_event event;
    struct times times;
    uint64_t sent, fetched;
    uint32_t bytes;

    bench->parameters.context_wave_cycles = costs.wave;
    bench->parameters.context_save_line = costs.save_line;
    bench->parameters.context_restore_line = costs.restore_line;
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.workgroup_size = {(uint16_t)(64 * waves), 1, 1},
                                              .grid_size = {64 * waves * SLOTS, 1, 1},
                                              .code_properties = kernel->descriptor.kernel_code_properties,
                                              .rsrc1 = kernel->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = kernel->descriptor.compute_pgm_rsrc2,
                                              .group_segment = lds_bytes,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), waves);
    bytes = context_bytes(bench, waves, lds_bytes);
    sent = bench->clock.now;
    fetched = path_counters(bench->system)->dram_reads;
    force_save(bench, 0);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.cycle, bench->clock.now);
    CHECK_EQUAL(counters->bytes_saved, bytes);
    times.save = event.cycle - sent;
    CHECK_EQUAL(path_counters(bench->system)->dram_reads, fetched); /* whole lines are written */
    EXPECT_NOTHING(bench, 5000);
    sent = bench->clock.now;
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_RESTORED);
    CHECK_EQUAL(counters->bytes_restored, bytes);
    times.restore = event.cycle - sent;
    store(bench, bench->data + 4, 1);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2 * waves);
    destroy(bench);
    return times;
}

/* Each wave costs its cycles and each line of the context one on its way, both ways. */
static void moves_take_their_time(void)
{
    static const struct {
        const char *name;
        uint64_t wave_cycles;
        uint32_t waves, lds_bytes;
    } cases[] = {{"one wave", 100, 1, 0}, {"three waves", 100, 3, 0}, {"slow waves", 2000, 2, 0}, {"LDS", 7, 2, 16384}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t waves = cases[i].wave_cycles * cases[i].waves;
        uint64_t lines = cp_context_bytes(cases[i].waves, 16, 16, cases[i].lds_bytes) / 64; /* at least */
        struct times quick = move((struct costs){0}, cases[i].waves, cases[i].lds_bytes);
        struct times slow = move((struct costs){.wave = cases[i].wave_cycles}, cases[i].waves, cases[i].lds_bytes);

        test_context(cases[i].name);
        CHECK(quick.save >= lines && quick.restore >= lines);
        CHECK(slow.save >= lines + waves && slow.restore >= lines + waves);
        CHECK(slow.save > quick.save && slow.restore > quick.restore);
    }
    test_context(NULL);
}

/* Each wave moves its own state, and the first one the LDS as well. */
static void waves_move_their_own_lines(void)
{
    enum { L2_HIT = 50, LINE = 64 };
    static const struct {
        const char *name;
        uint32_t waves, lds_bytes, line_cycles;
        uint64_t
            cycles; /* header and 69 lines a wave in batches of 16, then the LDS; the last answer is there before */
    } cases[] = {
        {"one wave", 1, 0, 10, 70 * 10},
        {"two waves", 2, 0, 18, 139 * 9},
        {"two waves with LDS", 2, 16384, 10, 139 * 5 + 256 * 10},
        {"four waves with LDS", 4, 16384, 8, 277 * 2 + 256 * 8},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t waves = cases[i].waves, lds_bytes = cases[i].lds_bytes;
        uint64_t port = cp_context_bytes(waves, 16, 32, lds_bytes) / LINE - 1 + L2_HIT;
        struct times quick = move((struct costs){0}, waves, lds_bytes);
        struct times saves = move((struct costs){.save_line = cases[i].line_cycles}, waves, lds_bytes);
        struct times restores = move((struct costs){.restore_line = cases[i].line_cycles}, waves, lds_bytes);

        test_context(cases[i].name);
        CHECK_EQUAL(saves.save, quick.save - port + cases[i].cycles);
        CHECK_EQUAL(saves.restore, quick.restore);
        CHECK_EQUAL(restores.save, quick.save);
        CHECK_EQUAL(restores.restore, quick.restore - port + cases[i].cycles);
    }
    test_context(NULL);
}

/* A CU that is lost while a WG saves itself slowly loses nothing, and a WG that is killed then leaves nothing. */
static void a_slow_save_survives_a_loss_and_ends_a_kill(void)
{
    for (uint32_t killed = 0; killed < 2; killed++) {
        struct bench *bench = create(spinning);
        const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(bench->dispatcher);
        struct cp_event event;
        uint64_t sent;

        bench->parameters.context_save_line = 100;
        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        EXPECT_NOTHING(bench, 5000);
        sent = bench->clock.now;
        force_save(bench, 0);
        EXPECT_NOTHING(bench, 3000);
        gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
        EXPECT(bench, CP_EVENT_CU_LOST);
        if (killed)
            send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
        CHECK(event.cycle >= sent + 70 * 100);
        CHECK_EQUAL(counters->saved, 1);
        CHECK_EQUAL(counters->bytes_saved, context_bytes(bench, 1, 0));
        store(bench, bench->data + 4, 1);
        if (!killed) {
            send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
            EXPECT(bench, CP_EVENT_RESTORED);
        }
        EXPECT(bench, CP_EVENT_DONE);
        CHECK_EQUAL(word(bench, 0), killed ? 1 : 2);
        destroy(bench);
    }
}

/* Lines that the caches of its CU have are not taken for what memory holds when the WG is restored. */
static void a_restored_workgroup_reads_memory_anew(void)
{
    for (uint32_t moved = 0; moved < 2; moved++) {
        struct bench *bench = create(reading);

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        EXPECT_NOTHING(bench, 5000);
        if (moved) {
            force_save(bench, 0);
            EXPECT(bench, CP_EVENT_SAVED);
        }
        store(bench, bench->data, 7);
        if (moved) {
            send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
            EXPECT(bench, CP_EVENT_RESTORED);
        }
        store(bench, bench->data + 256, 1);
        EXPECT(bench, CP_EVENT_DONE);
        CHECK_EQUAL(word(bench, 512), moved ? 7 : 0); /* else the old value of the caches */
        CHECK_EQUAL(word(bench, 516), moved ? 7 : 0);
        destroy(bench);
    }
}

/* A WG that is moved while it waits, and tries again, goes before one that began to wait later. */
static void a_moved_wait_keeps_its_age(void)
{
    struct bench *bench = create(waiting);
    struct cp_event event;

    begin(bench);
    send(bench,
         (struct cp_command){.opcode = CP_COMMAND_WAITING,
                             .waiting = {.mode = CP_WAIT_ATOMIC, .watch = CP_WATCH_VALUE, .resume = CP_RESUME_ONE}});
    for (uint32_t slot = 0; slot < 2; slot++) {
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
        EXPECT_NOTHING(bench, 5000);
    }
    force_save(bench, 0);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.saved.state, 0);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 5000);
    store(bench, bench->data, 5);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_DONE);
    CHECK_EQUAL(event.wg.slot, 0);
    EXPECT_NOTHING(bench, 5000);
    destroy(bench);
}

/* Numbers of waits go on where they were before the move, so that news of an earlier wait is known to be late. */
static void numbers_of_waits_go_on(void)
{
    struct bench *bench = create(waiting);
    struct cp_event event;
    uint32_t first;

    begin(bench);
    waits(bench, 1, 0, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    first = event.wg.wait_number;
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK(event.wg.wait_number > first);
    destroy(bench);
}

/* The quantum begins when the WG runs again, not when its context begins to move. */
static void quantum_begins_with_the_end_of_the_move(void)
{
    const uint64_t quantum = 100000;
    struct bench *bench = create(spinning);
    struct cp_event event;
    uint64_t start;

    begin(bench);
    bench->parameters.context_wave_cycles = 5000;
    waits(bench, 1, 0, 0, quantum);
    start = bench->clock.now;
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_QUANTUM);
    CHECK_EQUAL(event.cycle, start + quantum);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_RESTORED);
    start = event.cycle;
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_QUANTUM);
    CHECK_EQUAL(event.cycle, start + quantum);
    destroy(bench);
}

/* Accesses of local scope stay in one CU until a WG of the kernel has moved to another. */
static void kernel_notes_that_it_has_moved(void)
{
    for (uint32_t cu = 0; cu < 2; cu++) {
        struct bench *bench = create(spinning);

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        EXPECT_NOTHING(bench, 5000);
        force_save(bench, 0);
        EXPECT(bench, CP_EVENT_SAVED);
        send(bench, place(bench, CP_COMMAND_RESTORE, 0, cu));
        EXPECT(bench, CP_EVENT_RESTORED);
        CHECK_EQUAL(gpu_dispatcher_slot(bench->dispatcher, 0)->kernel->moved, cu == 1);
        destroy(bench);
    }
}

TEST_MAIN()
{
    return test_run("moves", (const struct test_case[]){TEST(moves_take_their_time),
                                                        TEST(waves_move_their_own_lines),
                                                        TEST(a_slow_save_survives_a_loss_and_ends_a_kill),
                                                        TEST(a_restored_workgroup_reads_memory_anew),
                                                        TEST(a_moved_wait_keeps_its_age),
                                                        TEST(numbers_of_waits_go_on),
                                                        TEST(kernel_notes_that_it_has_moved),
                                                        TEST(quantum_begins_with_the_end_of_the_move),
                                                        {0}});
}
