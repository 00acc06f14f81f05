/* test_flush_points.c - with a combining L1: what a WG has stored is in memory when an event promises it, and a WG that
 * moves takes its stores along. */
#include "support_dispatcher.h"
#include "path/memory_state.h"

/* Words of the data, in lines of their own; FAR is in another bank than the others. */
enum { STORED = 0, FLAG = 64, ANSWER = 128, OTHERS = 192, FAR = 768 };

/* v[0:1] STORED, v[4:5] FLAG, v[6:7] ANSWER, v[8:9] OTHERS; the first lane alone. */
#define PROLOGUE                                                                                                       \
    "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_add_u32_e32 v4, vcc, 64, v0\n"                            \
    "\tv_mov_b32_e32 v5, v1\n\tv_add_u32_e32 v6, vcc, 64, v4\n\tv_mov_b32_e32 v7, v1\n"                                \
    "\tv_add_u32_e32 v8, vcc, 64, v6\n\tv_mov_b32_e32 v9, v1\n\tv_mov_b32_e32 v2, 42\n"
#define ALONE "\ts_mov_b64 exec, 1\n"
#define WAIT_FOR_FLAG                                                                                                  \
    "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"                                      \
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
#define STORE "\tflat_store_dword v[0:1], v2\n"

/* The flush makes the program scoped. */
static const char storing[] = PROLOGUE "\tonward_flush\n" ALONE STORE;
static const char staying[] = PROLOGUE "\tonward_flush\n" ALONE STORE WAIT_FOR_FLAG;
static const char messaging[] = PROLOGUE "\tonward_flush\n\tflat_store_dword v[0:1], v2\n\tonward_message 5\n";
static const char failing[] = PROLOGUE
    "\tonward_flush\n" ALONE STORE "\tv_mov_b32_e32 v10, 0\n\tv_mov_b32_e32 v11, 0\n\tflat_load_dword v3, v[10:11]\n";

/* WG 0 stores, waits, then reads its word again and answers with it. The others read that word, store to one of
 * their own, and wait too. */
static const char moving[] =
    PROLOGUE "\tonward_flush\n" ALONE "\ts_cmp_eq_u32 s2, 0\n\ts_cbranch_scc1 first\n"
             "\tflat_load_dword v3, v[0:1]\n\tflat_store_dword v[8:9], v2\n"
             "\ts_branch again\nfirst:\n" STORE WAIT_FOR_FLAG "\ts_cmp_eq_u32 s2, 0\n\ts_cbranch_scc0 over\n"
             "\tflat_load_dword v3, v[0:1]\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
             "\tflat_store_dword v[6:7], v3 glc\n\ts_waitcnt vmcnt(0)\nover:\n";

/* Stores to two banks, releases, and tells by an atomic. */
static const char releasing[] = PROLOGUE ALONE "\tv_add_u32_e32 v10, vcc, 0x300, v0\n\tv_mov_b32_e32 v11, v1\n" STORE
                                               "\tflat_store_dword v[10:11], v2\n\tonward_flush\n"
                                               "\tflat_atomic_add v[4:5], v2\n\ts_waitcnt vmcnt(0)\n"
                                               "stay:\n\ts_branch stay\n";

/* Takes a lock at FLAG, changes a word under it, releases, and answers with what an acquire brings. */
static const char locking[] = PROLOGUE ALONE "\tv_mov_b32_e32 v12, 1\n\tv_mov_b32_e32 v13, 0\n"
                                             "\tonward_sync_cmpswap v3, v[4:5], v[12:13] agent acq\n"
                                             "\tflat_load_dword v14, v[0:1]\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                                             "\tv_add_u32_e32 v14, vcc, v14, v2\n\tflat_store_dword v[0:1], v14\n"
                                             "\tonward_sync_add v3, v[4:5], v2 agent ar\n"
                                             "\tflat_load_dword v14, v[0:1]\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                                             "\tv_add_u32_e32 v14, vcc, v14, v3\n\tflat_store_dword v[6:7], v14\n"
                                             "\tonward_sync_store v[8:9], v2 agent rel\n";

static struct bench *create_combining(const char *body, uint64_t l2_latency, uint64_t l2_distance)
{
    struct parameters parameters;
    struct bench *bench;

    parameters_default(&parameters);
    parameters.cus = 2;
    parameters.l1_mode = PARAMETERS_L1_COMBINE;
    parameters.l2_latency = l2_latency;
    parameters.l2_distance = l2_distance;
    bench = create_with(body, &parameters);
    CHECK(bench->program->scoped);
    begin(bench);
    return bench;
}

static void pass(struct bench *bench, uint64_t cycles)
{
    uint64_t limit = bench->clock.now + cycles;

    while (clock_step(&bench->clock, limit))
        ;
}

static uint32_t dirty_lines(const struct bench *bench, uint32_t cu)
{
    return bench->system->l1s[cu].dirty_count;
}

static uint64_t invalidations(const struct bench *bench, enum mem_invalidation cause)
{
    return path_counters(bench->system)->l1_invalidations[cause];
}

/* A WG of the program has stored and waits; its word is dirty in the L1 of CU 0. */
static struct bench *create_staying(void)
{
    struct bench *bench = create_combining(staying, 50, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    pass(bench, 5000);
    CHECK_EQUAL(word(bench, STORED), 0);
    CHECK_EQUAL(dirty_lines(bench, 0), 1);
    return bench;
}

static void check_flushed(const struct bench *bench)
{
    CHECK_EQUAL(word(bench, STORED), 42);
    CHECK_EQUAL(dirty_lines(bench, 0), 0);
}

static void done_comes_after_the_stores(void)
{
    struct bench *bench = create_combining(storing, 50, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    CHECK_EQUAL(dirty_lines(bench, 0) + dirty_lines(bench, 1), 0);
    CHECK_EQUAL(path_counters(bench->system)->l1_write_backs[MEM_WRITE_BACK_FLUSH], 1);
    destroy(bench);
}

static void saved_comes_after_the_stores(void)
{
    struct bench *bench = create_staying();

    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    check_flushed(bench);
    destroy(bench);
}

static void a_killed_workgroup_leaves_its_stores(void)
{
    struct bench *bench = create_staying();

    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    destroy(bench);
}

static void a_message_comes_after_the_stores(void)
{
    struct bench *bench = create_combining(messaging, 50, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_MESSAGE);
    check_flushed(bench);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* The CU is going; its WGs' stores do not wait for the firmware's saves. */
static void a_lost_cu_keeps_no_stores(void)
{
    struct bench *bench = create_staying();

    gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    pass(bench, 100);
    check_flushed(bench);
    destroy(bench);
}

static void a_faulting_workgroup_leaves_its_stores(void)
{
    struct bench *bench = create_combining(failing, 50, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_FAULT);
    CHECK_EQUAL(dirty_lines(bench, 0), 0);
    pass(bench, 100);
    check_flushed(bench);
    destroy(bench);
}

/* Another kernel's acquire empties the L1s; this one's stores are in them. */
static void a_kernel_that_begins_loses_no_stores(void)
{
    struct bench *bench = create_staying();
    struct cp_command command = {.opcode = CP_COMMAND_KERNEL_BEGIN,
                                 .begin = {.kernel = 1,
                                           .workgroup_size = {64, 1, 1},
                                           .grid_size = {64, 1, 1},
                                           .acquire = CP_FENCE_AGENT,
                                           .entry = bench->program->base}};

    CHECK_EQUAL(invalidations(bench, MEM_INVALIDATE_KERNEL), 2);
    send(bench, command);
    pass(bench, 100);
    check_flushed(bench);
    CHECK_EQUAL(invalidations(bench, MEM_INVALIDATE_KERNEL), 4);
    destroy(bench);
}

/* WG 0 goes from CU 0 to CU 1, whose L1 has an older copy of its word, and a dirty line of WG 1. */
static void a_moved_workgroup_takes_its_stores_along(void)
{
    struct bench *bench = create_combining(moving, 50, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 1));
    pass(bench, 5000);
    CHECK_EQUAL(dirty_lines(bench, 1), 1);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    pass(bench, 5000);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    check_flushed(bench);
    CHECK_EQUAL(word(bench, OTHERS), 0);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    CHECK_EQUAL(dirty_lines(bench, 1), 0);
    CHECK_EQUAL(invalidations(bench, MEM_INVALIDATE_RESTORE), 1);
    store(bench, bench->data + FLAG, 1);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, ANSWER), 42);
    CHECK_EQUAL(word(bench, OTHERS), 42);
    destroy(bench);
}

/* The wave issues nothing further until its CU's stores are acknowledged, however far their banks are. */
static void a_release_comes_after_the_stores(void)
{
    struct bench *bench = create_combining(releasing, 50, 1000);
    uint64_t limit = 100000;

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    while (!word(bench, FLAG) && clock_step(&bench->clock, limit))
        ;
    CHECK_EQUAL(word(bench, FLAG), 42);
    CHECK_EQUAL(word(bench, STORED), 42);
    CHECK_EQUAL(word(bench, FAR), 42);
    destroy(bench);
}

/* ---- commands and losses while the L1 is being flushed ---- */

#define SLOW 3000u /* cycles to the L2 and back */

/* A WG has ended, and its DONE is about a thousand cycles away. */
static struct bench *create_ending(void)
{
    struct bench *bench = create_combining(storing, SLOW, 0);

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    while (gpu_dispatcher_slot(bench->dispatcher, 0)->state != GPU_SLOT_ENDING && clock_step(&bench->clock, MANY))
        ;
    CHECK_EQUAL(gpu_dispatcher_slot(bench->dispatcher, 0)->state, GPU_SLOT_ENDING);
    pass(bench, 10);
    CHECK(gpu_dispatcher_event(bench->dispatcher) == NULL);
    return bench;
}

static void a_save_is_refused_behind_done(void)
{
    struct bench *bench = create_ending();

    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    EXPECT_NOTHING(bench, 5000);
    /* The next WG of the slot knows nothing of it. */
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT_NOTHING(bench, 5000);
    destroy(bench);
}

static void done_answers_a_late_kill(void)
{
    struct bench *bench = create_ending();

    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    EXPECT_NOTHING(bench, 5000);
    destroy(bench);
}

static void a_cu_is_lost_while_a_workgroup_ends(void)
{
    struct bench *bench = create_ending();

    gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    gpu_dispatcher_return_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    EXPECT_NOTHING(bench, 5000);
    destroy(bench);
}

/* All waves are at the message, which is about a thousand cycles away. */
static struct bench *create_sending(void)
{
    struct bench *bench = create_combining(messaging, SLOW, 0);
    const struct gpu_slot *slot;

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    slot = gpu_dispatcher_slot(bench->dispatcher, 0);
    while (!slot->flush.waiting && clock_step(&bench->clock, MANY))
        ;
    CHECK(slot->flush.waiting && slot->state == GPU_SLOT_RESIDENT);
    CHECK(gpu_dispatcher_event(bench->dispatcher) == NULL);
    return bench;
}

static void a_saved_workgroup_sends_after_its_restore(void)
{
    struct bench *bench = create_sending();

    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    check_flushed(bench);
    EXPECT_NOTHING(bench, 10000);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

static void a_workgroup_of_a_lost_cu_sends_after_its_return(void)
{
    struct bench *bench = create_sending();

    gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    EXPECT_NOTHING(bench, 10000);
    check_flushed(bench);
    gpu_dispatcher_return_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

static void a_killed_workgroup_does_not_send(void)
{
    struct bench *bench = create_sending();

    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    check_flushed(bench);
    EXPECT_NOTHING(bench, 10000);
    destroy(bench);
}

/* Saved while its wave waits for acknowledgements: it goes on behind the flush. */
static void a_workgroup_is_saved_in_a_flush(void)
{
    struct bench *bench = create_combining(releasing, SLOW, 0);
    const struct mem_write_backs *write_backs = &bench->system->l1s[0].write_backs;

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    while (!write_backs->flushes && clock_step(&bench->clock, MANY))
        ;
    CHECK(write_backs->flushes != NULL);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    check_flushed(bench);
    CHECK_EQUAL(word(bench, FLAG), 0);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    pass(bench, 5 * SLOW);
    CHECK_EQUAL(word(bench, FLAG), 42);
    destroy(bench);
}

/* Saved at any time of scoped operations, and restored on the other CU. */
static void a_workgroup_is_saved_in_scoped_operations(void)
{
    uint64_t cycle = 0;
    bool saved = true;

    for (; saved; cycle += 37) {
        struct bench *bench = create_combining(locking, 300, 100);
        struct cp_event event;

        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        pass(bench, cycle);
        force_save(bench, 0);
        event = next_event(bench, MANY);
        saved = event.kind == CP_EVENT_SAVED;
        if (saved) {
            CHECK_EQUAL(dirty_lines(bench, 0), 0);
            send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
            EXPECT(bench, CP_EVENT_RESTORED);
            EXPECT(bench, CP_EVENT_DONE);
        } else {
            CHECK_EQUAL(event.kind, CP_EVENT_DONE);
        }
        CHECK_EQUAL(word(bench, FLAG), 43);
        CHECK_EQUAL(word(bench, STORED), 42);
        CHECK_EQUAL(word(bench, ANSWER), 43);
        CHECK_EQUAL(word(bench, OTHERS), 42);
        destroy(bench);
    }
    CHECK(cycle > 2000);
}

TEST_MAIN()
{
    return test_run("flush_points", (const struct test_case[]){TEST(done_comes_after_the_stores),
                                                               TEST(saved_comes_after_the_stores),
                                                               TEST(a_killed_workgroup_leaves_its_stores),
                                                               TEST(a_message_comes_after_the_stores),
                                                               TEST(a_lost_cu_keeps_no_stores),
                                                               TEST(a_faulting_workgroup_leaves_its_stores),
                                                               TEST(a_kernel_that_begins_loses_no_stores),
                                                               TEST(a_moved_workgroup_takes_its_stores_along),
                                                               TEST(a_release_comes_after_the_stores),
                                                               TEST(a_save_is_refused_behind_done),
                                                               TEST(done_answers_a_late_kill),
                                                               TEST(a_cu_is_lost_while_a_workgroup_ends),
                                                               TEST(a_saved_workgroup_sends_after_its_restore),
                                                               TEST(a_workgroup_of_a_lost_cu_sends_after_its_return),
                                                               TEST(a_killed_workgroup_does_not_send),
                                                               TEST(a_workgroup_is_saved_in_a_flush),
                                                               TEST(a_workgroup_is_saved_in_scoped_operations),
                                                               {0}});
}
