/* test_run_lists.c - run lists (docs/hal.md): who is listed, who gets a place, commands that cross moves. */
#include "gpu/run_list.h"
#include "random.h"
#include "support_dispatcher.h"

/*
 * A work-group has four words, 256 bytes apart from those of the next one. It adds 1 to the third, then in each of three
 * rounds waits until the first is at least the round's number, and spins until the second is. At last it adds 1 to the
 * fourth.
 */
static const char rounds[] =
    "k:\n\ts_lshl_b32 s3, s2, 8\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n"
    "\tv_add_u32_e32 v6, vcc, 4, v0\n\tv_mov_b32_e32 v7, s1\n\tv_add_u32_e32 v8, vcc, 8, v0\n\tv_mov_b32_e32 v9, s1\n"
    "\tv_add_u32_e32 v10, vcc, 12, v0\n\tv_mov_b32_e32 v11, s1\n\tv_mov_b32_e32 v2, 1\n\tv_mov_b32_e32 v4, -1\n"
    "\ts_mov_b64 exec, 1\n\tflat_atomic_add v[8:9], v2\n\ts_mov_b32 s5, 1\n"
    "round:\n\tv_mov_b32_e32 v5, s5\n"
    "again:\n\tonward_wait_load v3, v[0:1], v[4:5] ge\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_lt_u32 s4, s5\n\ts_cbranch_scc1 again\n"
    "spin:\n\tflat_load_dword v3, v[6:7] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_lt_u32 s4, s5\n\ts_cbranch_scc1 spin\n"
    "\ts_add_u32 s5, s5, 1\n\ts_cmp_lt_u32 s5, 4\n\ts_cbranch_scc1 round\n"
    "\tflat_atomic_add v[10:11], v2\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

enum word { WAITED_FOR, SPUN_ON, STARTS, ENDS };

#define LAST_ROUND 3u
#define SETTLE     5000u /* cycles after which a launched WG waits or spins */

static void set(struct bench *bench, uint32_t slot, enum word which, uint32_t value)
{
    store(bench, bench->data + slot * 256 + which * 4, value);
}

static uint32_t word_of(const struct bench *bench, uint32_t slot, enum word which)
{
    return word(bench, slot * 256 + which * 4);
}

static const struct gpu_slot *slot_of(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

static const struct gpu_run_list *list_of(const struct bench *bench, uint32_t kernel)
{
    return &bench->dispatcher->lists[kernel];
}

static void tell_waiting(struct bench *bench, uint32_t extensions, uint32_t reports, uint64_t stall, uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC,
                                                .watch = CP_WATCH_VALUE,
                                                .resume = CP_RESUME_ALL,
                                                .extensions = extensions,
                                                .oversubscribed = reports != 0,
                                                .reports = reports,
                                                .stall_cycles = stall,
                                                .quantum_cycles = quantum}});
}

static void lists_on(struct bench *bench)
{
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 0);
}

static void lists_off(struct bench *bench)
{
    tell_waiting(bench, 0, 0, 0, 0);
}

static void begin_kernel(struct bench *bench, uint16_t kernel, uint16_t waves)
{
    const struct isa_kernel *code = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.kernel = kernel,
                                              .workgroup_size = {(uint16_t)(64 * waves), 1, 1},
                                              .grid_size = {64u * waves * SLOTS, 1, 1},
                                              .code_properties = code->descriptor.kernel_code_properties,
                                              .rsrc1 = code->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = code->descriptor.compute_pgm_rsrc2,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

/* One kernel has begun, and run lists are on. */
static struct bench *create_listing(void)
{
    struct bench *bench = create(rounds);

    begin_kernel(bench, 0, 1);
    lists_on(bench);
    return bench;
}

static struct cp_command to_place(const struct bench *bench, enum cp_command_opcode opcode, uint32_t slot, uint32_t cu,
                                  uint32_t simd)
{
    struct cp_command command = place(bench, opcode, slot, cu);

    command.place.simd = (uint16_t)simd;
    return command;
}

/* Names the wait of the WG's last SAVED. */
static struct cp_command restore(const struct bench *bench, uint32_t slot, uint32_t cu)
{
    struct cp_command command = place(bench, CP_COMMAND_RESTORE, slot, cu);

    command.place.wait_number = slot_of(bench, slot)->wait_number;
    return command;
}

/* A resident that waits. */
static void launch(struct bench *bench, uint32_t slot, uint32_t cu)
{
    send(bench, place(bench, CP_COMMAND_LAUNCH, slot, cu));
    EXPECT_NOTHING(bench, 500);
}

static void launch_waiting(struct bench *bench, uint32_t slot, uint32_t cu)
{
    launch(bench, slot, cu);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(slot_of(bench, slot)->stalled);
}

/* A resident that spins. */
static void launch_spinning(struct bench *bench, uint32_t slot, uint32_t cu)
{
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    launch(bench, slot, cu);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(!slot_of(bench, slot)->stalled);
}

static struct cp_event expect_left(struct bench *bench, enum cp_event_kind kind, uint32_t slot, uint32_t tag)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, kind);
    CHECK_EQUAL(event.wg.slot, slot);
    CHECK_EQUAL(event.tag, tag);
    return event;
}

/* A WG that is saved and waits. */
static void put_away(struct bench *bench, uint32_t slot)
{
    launch_waiting(bench, slot, 0);
    force_save(bench, slot);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, slot, 0).saved.state, CP_SAVED_WAITS);
}

/* The WGs of the first slots, all saved before the first of them is listed. */
static void put_many_away(struct bench *bench, uint32_t count)
{
    for (uint32_t slot = 0; slot < count; slot++)
        put_away(bench, slot);
}

/* A WG on the list. Residents that wait may have to leave for it from now on. */
static void put_on_list(struct bench *bench, uint32_t slot)
{
    put_away(bench, slot);
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    CHECK(slot_of(bench, slot)->listed);
}

/* It can run to its end. */
static void let_end(struct bench *bench, uint32_t slot)
{
    set(bench, slot, WAITED_FOR, LAST_ROUND);
    set(bench, slot, SPUN_ON, LAST_ROUND);
}

/* Steps until the slot is in a state. */
static void step_to(struct bench *bench, uint32_t slot, enum gpu_slot_state state)
{
    uint64_t end = bench->clock.now + MANY;

    while (slot_of(bench, slot)->state != state && gpu_clock_step(&bench->clock, end))
        ;
    CHECK_EQUAL(slot_of(bench, slot)->state, state);
}

/* The WG of slot leaves now for the WG of another slot, which is listed. */
static void start_leaving(struct bench *bench, uint32_t slot, uint32_t listed)
{
    launch_waiting(bench, slot, 1);
    put_on_list(bench, listed);
    step_to(bench, slot, GPU_SLOT_SAVING);
    CHECK(slot_of(bench, slot)->leaves);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 1);
}

/* The WG of slot is being restored in the place of another slot's, which has ended. */
static void start_taking_over(struct bench *bench, uint32_t slot, uint32_t left)
{
    launch_spinning(bench, left, 1);
    put_on_list(bench, slot);
    let_end(bench, left);
    expect_left(bench, CP_EVENT_DONE, left, slot + 1);
    CHECK_EQUAL(slot_of(bench, slot)->state, GPU_SLOT_RESTORING);
}

static void end_all(struct bench *bench, uint32_t slot)
{
    let_end(bench, slot);
    expect_left(bench, CP_EVENT_DONE, slot, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(word_of(bench, slot, STARTS), 1);
    CHECK_EQUAL(word_of(bench, slot, ENDS), 1);
}

/* Who is listed */

static void a_met_condition_lists_a_saved_workgroup(void)
{
    struct bench *bench = create_listing();
    const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(bench->dispatcher);

    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(counters->listed, 1);
    CHECK_EQUAL(counters->conditions_met, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

static void without_the_extension_nothing_is_listed(void)
{
    struct bench *bench = create(rounds);

    begin_kernel(bench, 0, 1);
    lists_off(bench);
    put_away(bench, 0);
    set(bench, 0, WAITED_FOR, 1);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    CHECK(!slot_of(bench, 0)->listed);
    launch_spinning(bench, 1, 0);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_RUNNABLE);
    CHECK(!slot_of(bench, 1)->listed);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed, 0);
    lists_on(bench); /* the firmware has heard of both that they can run: they are its own */
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(list_of(bench, 0)->count, 0);
    destroy(bench);
}

static void a_save_lists_what_can_run(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    launch_spinning(bench, 0, 0);
    force_save(bench, 0);
    event = expect_left(bench, CP_EVENT_SAVED, 0, 0);
    CHECK_EQUAL(event.saved.state, CP_SAVED_LISTED);
    CHECK_EQUAL(event.wg.first_wait, 0);
    CHECK(slot_of(bench, 0)->listed);
    destroy(bench);
}

static void the_oldest_comes_first(void)
{
    static const uint32_t order[] = {2, 0, 1};
    struct bench *bench = create_listing();

    put_many_away(bench, 3);
    launch_spinning(bench, 3, 1);
    for (uint32_t i = 0; i < 3; i++)
        set(bench, order[i], WAITED_FOR, LAST_ROUND);
    let_end(bench, 3);
    expect_left(bench, CP_EVENT_DONE, 3, order[0] + 1);
    for (uint32_t i = 0; i < 3; i++) {
        let_end(bench, order[i]);
        expect_left(bench, CP_EVENT_DONE, order[i], i < 2 ? order[i + 1] + 1 : 0);
    }
    destroy(bench);
}

/* Who gets a place */

static void an_ended_workgroup_gives_its_place(void)
{
    struct bench *bench = create_listing();

    set(bench, 1, WAITED_FOR, LAST_ROUND);
    send(bench, to_place(bench, CP_COMMAND_LAUNCH, 1, 1, 1));
    put_on_list(bench, 0);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 1);
    EXPECT_NOTHING(bench, SETTLE); /* no RESTORED */
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    CHECK_EQUAL(slot_of(bench, 0)->workgroup->waves[0].simd, 1);
    CHECK_EQUAL(list_of(bench, 0)->count, 0);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed_starts, 1);
    end_all(bench, 0);
    destroy(bench);
}

static void a_killed_workgroup_gives_its_place(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    put_on_list(bench, 0);
    send(bench, place(bench, CP_COMMAND_KILL, 1, 0));
    expect_left(bench, CP_EVENT_DONE, 1, 1);
    end_all(bench, 0);
    destroy(bench);
}

static void a_forced_save_gives_the_place(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    put_on_list(bench, 0);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 1).saved.state, CP_SAVED_LISTED);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    CHECK(list_of(bench, 0)->head == slot_of(bench, 1)); /* it does not get its own place */
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

/* The dispatcher alone saves the resident, when it has been stalled for as long as the firmware said. */
static void a_stalled_resident_leaves(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 30000, 0);
    launch_waiting(bench, 1, 1);
    put_on_list(bench, 0);
    event = expect_left(bench, CP_EVENT_SAVED, 1, 1);
    CHECK_EQUAL(event.saved.state, CP_SAVED_WAITS);
    CHECK_EQUAL(event.wg.first_wait, 1);
    CHECK_EQUAL(event.wg.wait_number, 2);
    CHECK(event.cycle >= slot_of(bench, 1)->stalled_at + 30000);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
    EXPECT_NOTHING(bench, SETTLE);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

static void nobody_leaves_for_an_empty_list(void)
{
    struct bench *bench = create_listing();

    launch_waiting(bench, 1, 1);
    put_away(bench, 0);
    EXPECT_NOTHING(bench, MANY);
    launch_spinning(bench, 2, 1); /* nor does one that runs */
    set(bench, 1, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, SETTLE);
    set(bench, 0, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, 20000);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

static void only_some_leave_at_a_time(void)
{
    for (uint32_t most = 1; most <= 4; most++) {
        struct bench *bench = create_listing();
        uint32_t seen = 0, saved = 0;
        uint64_t end;

        bench->parameters.lists_leaving = most;
        tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 0, 0);
        put_many_away(bench, 3);
        for (uint32_t slot = 3; slot < 7; slot++)
            launch_waiting(bench, slot, slot & 1);
        for (uint32_t slot = 0; slot < 3; slot++)
            set(bench, slot, WAITED_FOR, LAST_ROUND);
        for (end = bench->clock.now + 20000; gpu_clock_step(&bench->clock, end);) {
            uint32_t leaving = list_of(bench, 0)->leaving;
            CHECK(leaving <= most && leaving <= list_of(bench, 0)->count);
            seen = leaving > seen ? leaving : seen;
            if (gpu_dispatcher_event(bench->dispatcher)) {
                CHECK_EQUAL(next_event(bench, 0).kind, CP_EVENT_SAVED);
                saved++;
            }
        }
        CHECK_EQUAL(seen, most < 3 ? most : 3);
        CHECK_EQUAL(saved, 3);
        CHECK_EQUAL(list_of(bench, 0)->count, 0);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed_starts, 3);
        destroy(bench);
    }
}

static void places_stay_in_the_kernel(void)
{
    struct bench *bench = create_listing();
    struct cp_command other = place(bench, CP_COMMAND_LAUNCH, 4, 1);

    begin_kernel(bench, 1, 1);
    other.place.kernel = 1;
    send(bench, other); /* waits, but not in the kernel that has a list */
    other.place.slot = 5;
    other.place.workgroup[0] = 5;
    other.place.context = bench->contexts + 5 * CONTEXT_BYTES;
    set(bench, 5, WAITED_FOR, LAST_ROUND);
    send(bench, other);
    EXPECT_NOTHING(bench, SETTLE);
    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, 20000);
    force_save(bench, 5);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 5, 0).saved.state, CP_SAVED_LISTED);
    CHECK(list_of(bench, 0)->head == slot_of(bench, 0) && list_of(bench, 0)->count == 1);
    CHECK(list_of(bench, 1)->head == slot_of(bench, 5) && list_of(bench, 1)->count == 1);
    expect_left(bench, CP_EVENT_SAVED, 4, 6); /* for the WG of its own kernel */
    EXPECT_NOTHING(bench, 20000);
    let_end(bench, 5);
    expect_left(bench, CP_EVENT_DONE, 5, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

/* Lost compute units */

static void a_lost_cu_has_no_places(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    launch_spinning(bench, 2, 1);
    put_on_list(bench, 0);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_LISTED);
    send(bench, place(bench, CP_COMMAND_KILL, 2, 0));
    expect_left(bench, CP_EVENT_DONE, 2, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 2);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_AWAY);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

static void a_cu_is_lost_during_a_save_for_the_list(void)
{
    for (uint32_t returned = 0; returned < 2; returned++) {
        struct bench *bench = create_listing();

        start_leaving(bench, 1, 0);
        gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
        EXPECT(bench, CP_EVENT_CU_LOST);
        if (returned) {
            gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
            EXPECT(bench, CP_EVENT_CU_RETURNED);
        }
        expect_left(bench, CP_EVENT_SAVED, 1, returned);
        CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
        CHECK_EQUAL(list_of(bench, 0)->count, 1 - returned);
        destroy(bench);
    }
}

/* The WG is stopped where it is. The firmware, which holds it for resident, saves it. */
static void a_cu_is_lost_during_the_restore_of_a_successor(void)
{
    for (uint32_t early = 0; early < 2; early++) {
        struct bench *bench = create_listing();

        start_taking_over(bench, 0, 1);
        gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
        EXPECT(bench, CP_EVENT_CU_LOST);
        if (early)
            force_save(bench, 0);
        else
            EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(slot_of(bench, 0)->state, early ? GPU_SLOT_RESTORING : GPU_SLOT_RESIDENT);
        let_end(bench, 0);
        if (!early) {
            EXPECT_NOTHING(bench, SETTLE);
            force_save(bench, 0);
        }
        CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 0, 0).saved.state, CP_SAVED_LISTED);
        send(bench, restore(bench, 0, 0));
        EXPECT(bench, CP_EVENT_RESTORED);
        expect_left(bench, CP_EVENT_DONE, 0, 0);
        CHECK_EQUAL(word_of(bench, 0, STARTS), 1);
        CHECK_EQUAL(word_of(bench, 0, ENDS), 1);
        destroy(bench);
    }
}

static void a_successor_goes_on_when_its_cu_returns(void)
{
    struct bench *bench = create_listing();

    start_taking_over(bench, 0, 1);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    let_end(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    expect_left(bench, CP_EVENT_DONE, 0, 0);
    destroy(bench);
}

/* The extension is switched off */

static void off_announces_each_once(void)
{
    struct bench *bench = create_listing();

    put_many_away(bench, 4);
    for (uint32_t slot = 0; slot < 3; slot++)
        set(bench, slot, WAITED_FOR, LAST_ROUND);
    EXPECT_NOTHING(bench, SETTLE);
    lists_off(bench);
    for (uint32_t slot = 0; slot < 3; slot++) {
        struct cp_event event = next_event(bench, 0);

        CHECK_EQUAL(event.kind, CP_EVENT_CONDITION_MET);
        CHECK_EQUAL(event.wg.slot, slot);
        CHECK_EQUAL(event.wg.generation, 7);
        CHECK_EQUAL(event.wg.wait_number, 2); /* as in its SAVED */
        CHECK(!slot_of(bench, slot)->listed);
    }
    lists_off(bench);
    lists_on(bench);
    lists_off(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(!list_of(bench, 0)->head && !list_of(bench, 0)->tail && !list_of(bench, 0)->count);
    launch_spinning(bench, 5, 1); /* no WG has its place */
    let_end(bench, 5);
    expect_left(bench, CP_EVENT_DONE, 5, 0);
    for (uint32_t slot = 0; slot < 4; slot++) {
        send(bench, place(bench, CP_COMMAND_RESTORE, slot, 1));
        EXPECT(bench, CP_EVENT_RESTORED);
        let_end(bench, slot);
        expect_left(bench, CP_EVENT_DONE, slot, 0);
    }
    destroy(bench);
}

/* What is under way goes on: the save ends as any other, and the successor has its place. */
static void off_during_a_move(void)
{
    struct bench *bench = create_listing();

    start_leaving(bench, 1, 0);
    lists_off(bench);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_WAITS);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
    destroy(bench);

    bench = create_listing();
    start_taking_over(bench, 0, 1);
    lists_off(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
    end_all(bench, 0);
    destroy(bench);
}

/* LIST_OVERDUE */

static void a_long_stay_is_reported(void)
{
    const uint64_t quantum = 50000;
    struct bench *bench = create_listing();
    struct cp_event event;
    uint64_t first, second;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, quantum);
    launch_spinning(bench, 3, 1); /* time goes on */
    put_many_away(bench, 3);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    first = slot_of(bench, 0)->listed_at;
    EXPECT_NOTHING(bench, 20000);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    second = slot_of(bench, 1)->listed_at;
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_LIST_OVERDUE);
    CHECK_EQUAL(event.cycle, first + quantum);
    EXPECT_NOTHING(bench, 1000);
    set(bench, 2, WAITED_FOR, LAST_ROUND); /* one more comes while the first is overdue */
    EXPECT_NOTHING(bench, 1000);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    CHECK(bench->clock.now < second + quantum);
    event = next_event(bench, MANY); /* the second is reported, too, one quantum later at the latest */
    CHECK_EQUAL(event.kind, CP_EVENT_LIST_OVERDUE);
    CHECK(event.cycle >= second + quantum && event.cycle <= second + 2 * quantum);
    destroy(bench);
}

static void an_unread_report_is_not_repeated(void)
{
    struct bench *bench = create_listing();
    uint64_t end;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 20000);
    put_many_away(bench, 2);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    end = bench->clock.now + MANY;
    while (!gpu_dispatcher_event(bench->dispatcher) && gpu_clock_step(&bench->clock, end))
        ;
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    for (end = bench->clock.now + 100000; gpu_clock_step(&bench->clock, end);)
        ;
    EXPECT(bench, CP_EVENT_LIST_OVERDUE);
    CHECK(!gpu_dispatcher_event(bench->dispatcher));
    lists_off(bench);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    EXPECT_NOTHING(bench, 100000);
    destroy(bench);
}

static void a_short_stay_is_not_reported(void)
{
    struct bench *bench = create_listing();

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 50000);
    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, 20000);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 100000);
    put_away(bench, 1);
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 0); /* no quantum */
    set(bench, 1, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, 200000);
    CHECK(slot_of(bench, 1)->listed);
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 50000); /* and then one that is over */
    EXPECT(bench, CP_EVENT_LIST_OVERDUE);
    destroy(bench);
}

/* Commands that cross what the dispatcher does */

static void a_restore_takes_off_the_list(void)
{
    struct bench *bench = create_listing();

    put_on_list(bench, 0);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    CHECK(!slot_of(bench, 0)->listed);
    CHECK(!list_of(bench, 0)->head && !list_of(bench, 0)->tail && !list_of(bench, 0)->count);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1)); /* doubled */
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, SETTLE);
    end_all(bench, 0);
    destroy(bench);
}

static void a_refused_restore_leaves_it_on_the_list(void)
{
    static const struct {
        const char *name;
        enum cp_refusal reason;
        uint16_t cu, simd;
        uint32_t generation;
        uint64_t context;
    } rows[] = {{"no such CU", CP_REFUSED_CU, 2, 0, 7, 0},
                {"no such SIMD", CP_REFUSED_ARGUMENT, 0, 9, 7, 0},
                {"another generation", CP_REFUSED_STALE, 0, 0, 6, 0},
                {"another context", CP_REFUSED_CONTEXT, 0, 0, 7, 64}};
    struct bench *bench = create_listing();

    put_on_list(bench, 0);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cp_command command = to_place(bench, CP_COMMAND_RESTORE, 0, rows[i].cu, rows[i].simd);

        test_context(rows[i].name);
        command.place.generation = rows[i].generation;
        command.place.context += rows[i].context;
        send(bench, command);
        EXPECT_REFUSED(bench, rows[i].reason);
        CHECK(slot_of(bench, 0)->listed);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->refused, i + 1);
    }
    test_context(NULL);
    destroy(bench);
}

static void a_restore_of_one_that_has_a_place_is_refused(void)
{
    struct bench *bench = create_listing();

    start_taking_over(bench, 0, 1);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    EXPECT_NOTHING(bench, SETTLE);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    end_all(bench, 0);
    destroy(bench);
}

/* It had been sent before the WG got a place from its list, and comes after the WG was saved there. */
static void a_restore_overtaken_twice_is_refused(void)
{
    struct bench *bench = create_listing();
    struct cp_command late;

    start_taking_over(bench, 0, 1);
    late = restore(bench, 0, 0);
    late.place.wait_number--;
    EXPECT_NOTHING(bench, SETTLE);
    force_save(bench, 0);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 0, 0).saved.state, CP_SAVED_LISTED);
    send(bench, late);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    CHECK(slot_of(bench, 0)->listed);
    send(bench, restore(bench, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    end_all(bench, 0);
    destroy(bench);
}

/* Where the WG of slot 0 is when a command about it comes. */
enum whereabouts { STALLED, SPINNING, LEAVING, BEING_SAVED, WAITS_AWAY, LISTED, TAKES_OVER };

static struct bench *create_where(enum whereabouts where)
{
    struct bench *bench = create_listing();

    switch (where) {
    case STALLED:
        launch_waiting(bench, 0, 1);
        return bench;
    case SPINNING:
        launch_spinning(bench, 0, 1);
        return bench;
    case LEAVING:
        start_leaving(bench, 0, 1);
        return bench;
    case BEING_SAVED:
        launch_waiting(bench, 0, 1);
        force_save(bench, 0);
        step_to(bench, 0, GPU_SLOT_SAVING);
        return bench;
    case WAITS_AWAY:
        put_away(bench, 0);
        return bench;
    case LISTED:
        put_on_list(bench, 0);
        return bench;
    default:
        start_taking_over(bench, 0, 1);
        return bench;
    }
}

/* Answers of the GPU to a command about slot 0: what comes first, and with which reason. */
static void commands_cross(void)
{
    static const struct {
        const char *name;
        enum whereabouts where;
        uint8_t opcode;
        bool forced;
        uint32_t wait;
        uint8_t answer; /* of slot 0, after the commands' cycle or in it; 0: none */
        enum gpu_slot_state state;
    } rows[] = {
        {"SAVE, stalled", STALLED, CP_COMMAND_SAVE, false, 2, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"SAVE, spinning", SPINNING, CP_COMMAND_SAVE, false, 2, CP_EVENT_REFUSED, GPU_SLOT_RESIDENT},
        {"SAVE, leaving", LEAVING, CP_COMMAND_SAVE, false, 2, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"SAVE of a wait before, leaving", LEAVING, CP_COMMAND_SAVE, false, 1, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"forced SAVE, leaving", LEAVING, CP_COMMAND_SAVE, true, 0, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"SAVE, away", WAITS_AWAY, CP_COMMAND_SAVE, false, 2, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"forced SAVE, away", WAITS_AWAY, CP_COMMAND_SAVE, true, 0, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"forced SAVE, listed", LISTED, CP_COMMAND_SAVE, true, 0, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"SAVE, taking over", TAKES_OVER, CP_COMMAND_SAVE, false, 2, CP_EVENT_REFUSED, GPU_SLOT_RESIDENT},
        {"forced SAVE, taking over", TAKES_OVER, CP_COMMAND_SAVE, true, 0, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"KILL, stalled", STALLED, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"KILL, spinning", SPINNING, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"KILL, leaving", LEAVING, CP_COMMAND_KILL, false, 0, CP_EVENT_SAVED, GPU_SLOT_FREE},         /* DONE follows */
        {"KILL, being saved", BEING_SAVED, CP_COMMAND_KILL, false, 0, CP_EVENT_SAVED, GPU_SLOT_FREE}, /* DONE follows */
        {"KILL, away", WAITS_AWAY, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"KILL, listed", LISTED, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"KILL, taking over", TAKES_OVER, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"RESUME, stalled", STALLED, CP_COMMAND_RESUME, false, 2, 0, GPU_SLOT_RESIDENT},
        {"RESUME, spinning", SPINNING, CP_COMMAND_RESUME, false, 2, CP_EVENT_REFUSED, GPU_SLOT_RESIDENT},
        {"RESUME, leaving", LEAVING, CP_COMMAND_RESUME, false, 2, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"RESUME, being saved", BEING_SAVED, CP_COMMAND_RESUME, false, 2, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"RESUME of a wave, leaving", LEAVING, CP_COMMAND_RESUME, false, 1, CP_EVENT_SAVED, GPU_SLOT_AWAY},
        {"RESUME of no wait, leaving", LEAVING, CP_COMMAND_RESUME, false, 9, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"RESUME, away", WAITS_AWAY, CP_COMMAND_RESUME, false, 2, 0, GPU_SLOT_AWAY},
        {"RESUME of a wave, away", WAITS_AWAY, CP_COMMAND_RESUME, false, 1, 0, GPU_SLOT_AWAY},
        {"RESUME of no wait, away", WAITS_AWAY, CP_COMMAND_RESUME, false, 9, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"RESUME, listed", LISTED, CP_COMMAND_RESUME, false, 2, CP_EVENT_REFUSED, GPU_SLOT_AWAY},
        {"RESUME, taking over", TAKES_OVER, CP_COMMAND_RESUME, false, 2, CP_EVENT_REFUSED, GPU_SLOT_RESIDENT}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_where(rows[i].where);
        struct cp_command command = place(bench, (enum cp_command_opcode)rows[i].opcode, 0, 0);
        bool ends_wait = rows[i].opcode == CP_COMMAND_RESUME && rows[i].answer != CP_EVENT_REFUSED;
        struct cp_event event;

        test_context(rows[i].name);
        command.flags = rows[i].forced ? CP_FLAG_FORCED : 0;
        command.place.wait_number = rows[i].wait;
        send(bench, command);
        event = next_event(bench, 20000);
        CHECK_EQUAL(event.kind, rows[i].answer);
        if (event.kind == CP_EVENT_REFUSED) {
            CHECK_EQUAL(event.reason, CP_REFUSED_STALE);
            CHECK_EQUAL(event.tag, bench->tag);
        } else if (event.kind) {
            CHECK_EQUAL(event.wg.slot, 0);
        }
        if (ends_wait && rows[i].answer == CP_EVENT_SAVED)
            CHECK_EQUAL(event.saved.state, CP_SAVED_LISTED);
        if (ends_wait && rows[i].state == GPU_SLOT_AWAY)
            CHECK(slot_of(bench, 0)->listed);
        if (rows[i].where == LEAVING && rows[i].opcode == CP_COMMAND_KILL)
            expect_left(bench, CP_EVENT_DONE, 0, 0);
        if (rows[i].where == LEAVING && rows[i].answer == CP_EVENT_REFUSED)
            expect_left(bench, CP_EVENT_SAVED, 0, 2);
        step_to(bench, 0, rows[i].state);
        CHECK_EQUAL(slot_of(bench, 0)->held.opcode, 0);
        CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
        if (rows[i].answer != CP_EVENT_SAVED)
            EXPECT_NOTHING(bench, rows[i].where == STALLED || rows[i].where == LEAVING ? 0 : SETTLE);
        destroy(bench);
    }
    test_context(NULL);
}

/* A KILL that is held is not forgotten for a SAVE behind it. */
static void a_held_kill_stays(void)
{
    struct bench *bench = create_listing();

    start_taking_over(bench, 0, 1);
    force_save(bench, 0);
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    force_save(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_FREE);
    launch_spinning(bench, 0, 0); /* nothing of it is left in the slot */
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

static void a_wait_ends_during_its_save_for_the_list(void)
{
    struct bench *bench = create_listing();

    start_leaving(bench, 1, 0);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 1).saved.state, CP_SAVED_LISTED);
    CHECK(list_of(bench, 0)->head == slot_of(bench, 1));
    EXPECT_NOTHING(bench, SETTLE);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

/* The place goes to no WG if the list has become empty meanwhile. */
static void the_list_becomes_empty_during_a_save_for_it(void)
{
    for (uint32_t killed = 0; killed < 2; killed++) {
        struct bench *bench = create_listing();

        start_leaving(bench, 1, 0);
        send(bench, place(bench, killed ? CP_COMMAND_KILL : CP_COMMAND_RESTORE, 0, 0));
        if (killed)
            expect_left(bench, CP_EVENT_DONE, 0, 0);
        expect_left(bench, CP_EVENT_SAVED, 1, 0);
        if (!killed)
            EXPECT(bench, CP_EVENT_RESTORED);
        CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
        EXPECT_NOTHING(bench, SETTLE);
        destroy(bench);
    }
}

static void killing_takes_from_anywhere_in_the_list(void)
{
    for (uint32_t killed = 0; killed < 3; killed++) {
        struct bench *bench = create_listing();
        uint32_t next = killed == 0;

        put_many_away(bench, 3);
        launch_spinning(bench, 3, 1);
        for (uint32_t slot = 0; slot < 3; slot++)
            set(bench, slot, WAITED_FOR, LAST_ROUND);
        send(bench, place(bench, CP_COMMAND_KILL, killed, 0));
        expect_left(bench, CP_EVENT_DONE, killed, 0);
        let_end(bench, 3);
        expect_left(bench, CP_EVENT_DONE, 3, next + 1);
        let_end(bench, next);
        expect_left(bench, CP_EVENT_DONE, next, 3 - killed - next + 1);
        end_all(bench, 3 - killed - next);
        destroy(bench);
    }
}

static void foreign_and_free_slots_are_refused(void)
{
    static const uint8_t opcodes[] = {CP_COMMAND_SAVE, CP_COMMAND_RESTORE, CP_COMMAND_RESUME, CP_COMMAND_KILL};
    static const struct {
        uint32_t slot, generation;
    } names[] = {{5, 7}, {SLOTS, 7}, {UINT32_MAX, 7}, {0, 6}, {0, 8}, {1, 6}};
    struct bench *bench = create_listing();
    uint32_t refused = 0;

    start_leaving(bench, 0, 1);
    for (size_t i = 0; i < sizeof(opcodes); i++) {
        for (size_t j = 0; j < sizeof(names) / sizeof(names[0]); j++) {
            struct cp_command command = place(bench, (enum cp_command_opcode)opcodes[i], 0, 0);

            command.flags = CP_FLAG_FORCED;
            command.place.slot = names[j].slot;
            command.place.generation = names[j].generation;
            send(bench, command);
            EXPECT_REFUSED(bench, CP_REFUSED_STALE);
            CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->refused, ++refused);
        }
    }
    tell_waiting(bench, CP_EXTENSION_ALL + 1, 0, 0, 0);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    CHECK(bench->dispatcher->run_lists);
    expect_left(bench, CP_EVENT_SAVED, 0, 2);
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

static void a_kernel_ends_with_an_empty_list(void)
{
    struct bench *bench = create_listing();

    put_on_list(bench, 0);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    begin_kernel(bench, 0, 1); /* the next one in the table has a list of its own */
    launch_spinning(bench, 1, 0);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 0);
    destroy(bench);
}

/* The context of the WG on the list was damaged: the fault is reported, and the list goes on. */
static void a_damaged_successor_faults(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    launch_spinning(bench, 1, 1);
    put_on_list(bench, 0);
    store(bench, bench->contexts + 4, UINT32_MAX);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 1);
    force_save(bench, 0); /* FAULT answers it */
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
    CHECK_EQUAL(event.wg.slot, 0);
    CHECK_EQUAL(slot_of(bench, 0)->held.opcode, 0);
    put_on_list(bench, 2);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

/* Crowds: one WG after the other is searched for, for reports as for the list. */

static void the_search_goes_on(void)
{
    struct bench *bench = create_listing();

    for (uint32_t slot = 0; slot < 3; slot++)
        launch_waiting(bench, slot, 0);
    tell_waiting(bench, CP_EXTENSION_CROWD, 3, 0, 0);
    for (uint32_t i = 0; i < 3; i++)
        EXPECT(bench, CP_EVENT_WAITING);
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

static void the_search_goes_on_in_each_kernel(void)
{
    struct bench *bench = create_listing();
    uint32_t saved = 0;

    begin_kernel(bench, 1, 1);
    for (uint32_t slot = 0; slot < 8; slot++) {
        struct cp_command command = place(bench, CP_COMMAND_LAUNCH, slot, slot & 1);

        command.place.kernel = slot < 4 ? 0 : 1;
        send(bench, command);
    }
    EXPECT_NOTHING(bench, SETTLE);
    for (uint32_t slot = 2; slot < 6; slot++) {
        force_save(bench, slot);
        EXPECT(bench, CP_EVENT_SAVED);
    }
    bench->parameters.syncmon_scan = 1000;
    tell_waiting(bench, CP_EXTENSION_CROWD | CP_EXTENSION_RUN_LISTS, 0, 0, 0);
    for (uint32_t slot = 2; slot < 6; slot++)
        set(bench, slot, WAITED_FOR, LAST_ROUND);
    while (next_event(bench, 50000).kind == CP_EVENT_SAVED)
        saved++;
    CHECK_EQUAL(saved, 4);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed_starts, 4);
    destroy(bench);
}

/* Commands in a random order. The test knows of each WG what the firmware would know from the events. */

enum known { GONE, HERE, AWAY_WAITING, AWAY_LISTED, AWAY_READY };

struct wg {
    enum known known;
    uint16_t kernel;
    uint32_t generation;
    uint32_t cu;
    uint32_t restore;        /* tag of the RESTORE under way, 0: none */
    bool killed;             /* a KILL was sent to it */
    uint32_t launches, ends; /* ends: DONE of a WG that was not killed */
    uint32_t kills;
};

struct crowd {
    struct bench *bench;
    struct wg wgs[SLOTS];
    uint64_t random;
    uint32_t waves;
    uint64_t listed_starts;
};

static uint32_t below(struct crowd *crowd, uint32_t limit)
{
    return random_below(&crowd->random, limit);
}

static void check_list(const struct crowd *crowd, uint32_t kernel)
{
    const struct gpu_run_list *list = list_of(crowd->bench, kernel);
    const struct gpu_slot *previous = NULL;
    uint32_t count = 0, leaving = 0;

    for (const struct gpu_slot *slot = list->head; slot && count <= SLOTS; slot = slot->next, count++) {
        CHECK(slot->previous == previous);
        CHECK(slot->listed && slot->kernel && slot->kernel->index == kernel);
        CHECK(!previous || previous->listed_at <= slot->listed_at);
        previous = slot;
    }
    CHECK(list->tail == previous);
    CHECK_EQUAL(list->count, count);
    for (uint32_t i = 0; i < gpu_dispatcher_slots(crowd->bench->dispatcher); i++) {
        const struct gpu_slot *slot = slot_of(crowd->bench, i);

        leaving += slot->leaves && slot->kernel && slot->kernel->index == kernel;
        count -= slot->listed && slot->kernel && slot->kernel->index == kernel;
    }
    CHECK_EQUAL(count, 0);
    CHECK_EQUAL(list->leaving, leaving);
    CHECK(leaving <= crowd->bench->parameters.lists_leaving);
}

static void check_slot(const struct crowd *crowd, const struct gpu_slot *slot)
{
    bool on_cu = slot->state != GPU_SLOT_FREE && slot->state != GPU_SLOT_AWAY;

    CHECK(!slot->listed || (slot->state == GPU_SLOT_AWAY && !slot->waits_away && crowd->bench->dispatcher->run_lists));
    CHECK(!slot->leaves || slot->state == GPU_SLOT_SAVING);
    CHECK(!slot->takes_over || slot->state == GPU_SLOT_RESTORING);
    CHECK(!slot->held.opcode || slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_RESTORING);
    CHECK_EQUAL(slot->workgroup != NULL, on_cu);
    CHECK(!on_cu || slot->workgroup->dispatcher_data == slot);
}

static void check_invariants(const struct crowd *crowd)
{
    for (uint32_t i = 0; i < gpu_dispatcher_slots(crowd->bench->dispatcher); i++)
        check_slot(crowd, slot_of(crowd->bench, i));
    for (uint16_t kernel = 0; kernel < 2; kernel++)
        check_list(crowd, kernel);
}

static void take_successor(struct crowd *crowd, const struct wg *left, const struct cp_event *event)
{
    struct wg *wg;

    if (!event->tag)
        return;
    CHECK(event->tag <= SLOTS);
    wg = &crowd->wgs[(event->tag - 1) % SLOTS];
    CHECK(wg != left && wg->kernel == left->kernel);
    CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED);
    CHECK(!crowd->bench->dispatcher->lost[event->cu]);
    wg->known = HERE;
    wg->cu = event->cu;
    crowd->listed_starts++;
}

static void take_done(struct wg *wg)
{
    CHECK(wg->known == HERE || wg->killed);
    if (wg->killed)
        wg->kills++;
    else
        wg->ends++;
    wg->known = GONE;
    wg->killed = false;
    wg->restore = 0;
}

static void take_saved(struct wg *wg, const struct cp_event *event)
{
    static const enum known states[] = {
        [CP_SAVED_WAITS] = AWAY_WAITING, [CP_SAVED_RUNNABLE] = AWAY_READY, [CP_SAVED_LISTED] = AWAY_LISTED};

    CHECK_EQUAL(wg->known, HERE);
    CHECK_EQUAL(event->cu, wg->cu);
    CHECK(event->saved.state <= CP_SAVED_LISTED);
    wg->known = states[event->saved.state % 3];
}

static void take(struct crowd *crowd, const struct cp_event *event)
{
    struct wg *wg = &crowd->wgs[event->wg.slot % SLOTS];

    switch (event->kind) {
    case CP_EVENT_DONE:
        take_successor(crowd, wg, event);
        take_done(wg);
        return;
    case CP_EVENT_SAVED:
        take_saved(wg, event);
        take_successor(crowd, wg, event);
        return;
    case CP_EVENT_RESTORED:
        CHECK(wg->restore && wg->known != HERE);
        wg->restore = 0;
        wg->known = HERE;
        wg->cu = event->cu;
        return;
    case CP_EVENT_CONDITION_MET:
        CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED || wg->restore);
        wg->known = AWAY_READY;
        return;
    case CP_EVENT_REFUSED:
        if (event->wg.slot < SLOTS && wg->restore == event->tag)
            wg->restore = 0;
        return;
    default:
        CHECK(event->kind != CP_EVENT_FAULT && event->kind != CP_EVENT_NONE);
    }
}

static void take_events(struct crowd *crowd)
{
    while (gpu_dispatcher_event(crowd->bench->dispatcher)) {
        struct cp_event event = next_event(crowd->bench, 0);

        take(crowd, &event);
    }
}

/* What the events have said is what the GPU has, once nothing is under way. */
static void compare(const struct crowd *crowd)
{
    const struct gpu_dispatcher *dispatcher = crowd->bench->dispatcher;

    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = slot_of(crowd->bench, i);
        const struct wg *wg = &crowd->wgs[i];

        switch (slot->state) {
        case GPU_SLOT_FREE:
            CHECK_EQUAL(wg->known, GONE);
            break;
        case GPU_SLOT_RESIDENT:
            CHECK_EQUAL(wg->known, HERE);
            CHECK_EQUAL(wg->cu, slot->cu);
            break;
        case GPU_SLOT_AWAY:
            CHECK(wg->known == AWAY_WAITING || wg->known == AWAY_LISTED || wg->known == AWAY_READY);
            CHECK_EQUAL(slot->listed, wg->known != AWAY_READY && !slot->waits_away);
            CHECK(!slot->listed || dispatcher->run_lists);
            break;
        default:
            break; /* under way */
        }
    }
    CHECK_EQUAL(dispatcher->counters.listed_starts, crowd->listed_starts);
}

static void step(struct crowd *crowd, uint64_t cycles)
{
    uint64_t end = crowd->bench->clock.now + cycles, last = crowd->bench->clock.now;

    while (gpu_clock_step(&crowd->bench->clock, end)) {
        CHECK(crowd->bench->clock.now >= last);
        last = crowd->bench->clock.now;
        check_invariants(crowd);
    }
}

static void send_random_move(struct crowd *crowd, uint32_t kind)
{
    struct bench *bench = crowd->bench;
    uint32_t index = below(crowd, SLOTS);
    struct wg *wg = &crowd->wgs[index];
    struct cp_command command = to_place(bench, CP_COMMAND_SAVE, index, below(crowd, 2), below(crowd, 2));

    command.place.kernel = wg->kernel;
    command.place.generation = wg->generation;
    command.place.wait_number = slot_of(bench, index)->wait_number - below(crowd, 2);
    command.flags = below(crowd, 2) ? CP_FLAG_FORCED : 0;
    if (below(crowd, 20) == 0)
        command.place.generation--;
    else if (below(crowd, 20) == 0)
        command.place.slot = below(crowd, 2) ? SLOTS : UINT32_MAX;
    else if (kind == CP_COMMAND_RESTORE && !wg->restore)
        wg->restore = bench->tag + 1;
    else if (kind == CP_COMMAND_KILL && wg->known != GONE)
        wg->killed = true;
    command.opcode = (uint8_t)kind;
    send(bench, command);
}

static void launch_random(struct crowd *crowd)
{
    uint32_t index = below(crowd, SLOTS);
    struct wg *wg = &crowd->wgs[index];
    struct cp_command command;

    if (wg->known != GONE || wg->launches == 4)
        return;
    command = to_place(crowd->bench, CP_COMMAND_LAUNCH, index, below(crowd, 2), below(crowd, 2));
    command.place.kernel = wg->kernel;
    command.place.generation = ++wg->generation;
    send(crowd->bench, command);
    if (slot_of(crowd->bench, index)->state != GPU_SLOT_RESIDENT ||
        slot_of(crowd->bench, index)->generation != wg->generation)
        return;
    wg->launches++;
    wg->known = HERE;
    wg->cu = command.place.cu;
}

static void switch_random(struct crowd *crowd)
{
    static const uint32_t stalls[] = {0, 500, 3000, 20000};
    uint32_t extensions = below(crowd, 4) ? CP_EXTENSION_RUN_LISTS : 0;

    if (below(crowd, 2))
        extensions |= CP_EXTENSION_CROWD;
    tell_waiting(crowd->bench, extensions, below(crowd, 3), stalls[below(crowd, 4)], below(crowd, 2) * 5000);
}

static void act_randomly(struct crowd *crowd)
{
    struct bench *bench = crowd->bench;
    uint32_t slot = below(crowd, SLOTS), cu = below(crowd, 2);

    switch (below(crowd, 16)) {
    case 0:
    case 1:
        launch_random(crowd);
        return;
    case 2:
    case 3:
        send_random_move(crowd, CP_COMMAND_SAVE);
        return;
    case 4:
    case 5:
        send_random_move(crowd, CP_COMMAND_RESTORE);
        return;
    case 6:
        send_random_move(crowd, CP_COMMAND_RESUME);
        return;
    case 7:
        if (below(crowd, 4) == 0)
            send_random_move(crowd, CP_COMMAND_KILL);
        return;
    case 8:
        if (below(crowd, 3) == 0)
            switch_random(crowd);
        return;
    case 9:
        if (below(crowd, 4) == 0)
            gpu_dispatcher_lose_cu(bench->dispatcher, cu, bench->clock.now);
        return;
    case 10:
        gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
        return;
    default:
        set(bench, slot, below(crowd, 3) ? WAITED_FOR : SPUN_ON, below(crowd, LAST_ROUND + 1));
    }
}

/* Everything that is left runs to its end: no WG was lost. */
static void finish_all(struct crowd *crowd)
{
    struct bench *bench = crowd->bench;

    for (uint32_t cu = 0; cu < 2; cu++)
        gpu_dispatcher_return_cu(bench->dispatcher, cu, bench->clock.now);
    lists_off(bench);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        let_end(bench, slot);
    for (uint32_t i = 0; i < 64; i++) {
        uint32_t slot = i % SLOTS;

        step(crowd, 20000);
        take_events(crowd);
        compare(crowd);
        if (crowd->wgs[slot].known != AWAY_READY || crowd->wgs[slot].restore)
            continue;
        crowd->wgs[slot].restore = bench->tag + 1;
        send(bench, (struct cp_command){.opcode = CP_COMMAND_RESTORE,
                                        .place = {.slot = slot,
                                                  .generation = crowd->wgs[slot].generation,
                                                  .kernel = crowd->wgs[slot].kernel,
                                                  .wait_number = slot_of(bench, slot)->wait_number,
                                                  .cu = (uint16_t)(i / SLOTS & 1),
                                                  .simd = (uint16_t)(i / SLOTS >> 1 & 1),
                                                  .context = bench->contexts + slot * CONTEXT_BYTES}});
    }
    for (uint32_t slot = 0; slot < SLOTS; slot++) {
        const struct wg *wg = &crowd->wgs[slot];
        uint32_t starts = word_of(bench, slot, STARTS), ends = word_of(bench, slot, ENDS);

        CHECK_EQUAL(wg->known, GONE);
        CHECK_EQUAL(wg->ends + wg->kills, wg->launches);
        CHECK(starts <= wg->launches * crowd->waves && starts >= wg->ends * crowd->waves);
        CHECK(ends <= wg->launches * crowd->waves && ends >= wg->ends * crowd->waves);
    }
}

static struct test_parameter waves = TEST_VALUES("waves", 1, 2);
static struct test_parameter leaving = TEST_VALUES("leaving", 1, 2, 8);
static struct test_parameter seed = TEST_RANGE("seed", 1, TEST_ROUNDS(30));

static void no_workgroup_is_lost_or_run_twice(void)
{
    struct gpu_parameters parameters;
    struct crowd crowd = {.random = seed.value * 977 + waves.value * 31 + leaving.value,
                          .waves = (uint32_t)waves.value};

    gpu_parameters_default(&parameters);
    parameters.cus = 2;
    parameters.simds = 2;
    parameters.waves = 2;
    parameters.lists_leaving = leaving.value;
    crowd.bench = create_with(rounds, &parameters);
    for (uint16_t kernel = 0; kernel < 2; kernel++)
        begin_kernel(crowd.bench, kernel, (uint16_t)waves.value);
    for (uint32_t slot = 0; slot < SLOTS; slot++)
        crowd.wgs[slot] = (struct wg){.kernel = seed.value & 1 && slot >= SLOTS / 2, .generation = 7};
    lists_on(crowd.bench);
    for (uint32_t i = 0; i < 300; i++) {
        act_randomly(&crowd);
        check_invariants(&crowd);
        step(&crowd, below(&crowd, 3) ? below(&crowd, 300) : below(&crowd, 6000));
        take_events(&crowd);
        compare(&crowd);
    }
    finish_all(&crowd);
    destroy(crowd.bench);
}

TEST_MAIN()
{
    return test_run("run_lists",
                    (const struct test_case[]){TEST(a_met_condition_lists_a_saved_workgroup),
                                               TEST(without_the_extension_nothing_is_listed),
                                               TEST(a_save_lists_what_can_run),
                                               TEST(the_oldest_comes_first),
                                               TEST(an_ended_workgroup_gives_its_place),
                                               TEST(a_killed_workgroup_gives_its_place),
                                               TEST(a_forced_save_gives_the_place),
                                               TEST(a_stalled_resident_leaves),
                                               TEST(nobody_leaves_for_an_empty_list),
                                               TEST(only_some_leave_at_a_time),
                                               TEST(places_stay_in_the_kernel),
                                               TEST(a_lost_cu_has_no_places),
                                               TEST(a_cu_is_lost_during_a_save_for_the_list),
                                               TEST(a_cu_is_lost_during_the_restore_of_a_successor),
                                               TEST(a_successor_goes_on_when_its_cu_returns),
                                               TEST(off_announces_each_once),
                                               TEST(off_during_a_move),
                                               TEST(a_long_stay_is_reported),
                                               TEST(an_unread_report_is_not_repeated),
                                               TEST(a_short_stay_is_not_reported),
                                               TEST(a_restore_takes_off_the_list),
                                               TEST(a_refused_restore_leaves_it_on_the_list),
                                               TEST(a_restore_of_one_that_has_a_place_is_refused),
                                               TEST(a_restore_overtaken_twice_is_refused),
                                               TEST(commands_cross),
                                               TEST(a_held_kill_stays),
                                               TEST(a_wait_ends_during_its_save_for_the_list),
                                               TEST(the_list_becomes_empty_during_a_save_for_it),
                                               TEST(killing_takes_from_anywhere_in_the_list),
                                               TEST(foreign_and_free_slots_are_refused),
                                               TEST(a_kernel_ends_with_an_empty_list),
                                               TEST(a_damaged_successor_faults),
                                               TEST(the_search_goes_on),
                                               TEST(the_search_goes_on_in_each_kernel),
                                               TEST(no_workgroup_is_lost_or_run_twice, &waves, &leaving, &seed),
                                               {0}});
}
