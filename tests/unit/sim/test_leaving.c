/* test_leaving.c - work-groups of given kernels that the dispatcher saves and restores by itself (docs/reference/delegation.md). */
#include "support_placing.h"

#define STALL   3000u
#define QUANTUM 6000u

static const struct gpu_dispatcher_counters *counters(const struct bench *bench)
{
    return gpu_dispatcher_counters(bench->dispatcher);
}

/*
 * WGs that wait leave after STALL, one at a time, until all others have a place; none comes back before its wait is over. The
 * firmware hears of nothing but the end.
 */
static void waiting_ones_make_room(void)
{
    struct bench *bench = create_gpu(1, 2);

    set_waiting(bench, 1, STALL, 0, 0);
    begin_given(bench, 0, 4);
    EXPECT_NOTHING(bench, 10 * STALL);
    CHECK_EQUAL(when('S', 0) - when('w', 0), STALL);
    CHECK(when('S', 1) >= when('W', 0));
    EXPECT_STORY("LSWR", "L0 L1 S0 W0 L2 S1 W1 L3");
    let_end_all(bench, 0, 4);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    for (uint32_t number = 0; number < 4; number++)
        CHECK_EQUAL(step_of(bench, number), 3);
    destroy(bench);
}

/* Who leaves when: only those that wait, while others lack a place, and as many at a time as dispatcher.leaving. */
static void only_so_many_leave(void)
{
    static const struct {
        const char *name;
        uint32_t groups, leaving, reports;
        uint16_t limit; /* of the queue; 0: none */
        bool spin;
        const char *story; /* up to the first that is saved */
        uint32_t saved;    /* in the end */
    } rows[] = {
        {"all have a place", 4, 1, 1, 0, false, "", 0},
        {"one lacks a place", 5, 8, 1, 0, false, "S0", 1},
        {"three lack a place, one leaves", 7, 1, 1, 0, false, "S0", 3},
        {"three lack a place, two leave", 7, 2, 1, 0, false, "S0 S1", 3},
        {"three lack a place, all leave", 7, 8, 1, 0, false, "S0 S1 S2", 3},
        {"three are beyond the queue's limit", 7, 8, 1, 4, false, "", 0},
        {"two are beyond it, one lacks a place", 7, 8, 1, 5, false, "S0", 1},
        {"the policy does not swap", 7, 8, 0, 0, false, "", 0},
        {"they spin", 7, 8, 1, 0, true, "", 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct parameters parameters = small_gpu(1, 4);
        struct bench *bench;

        test_context(rows[i].name);
        parameters.dispatcher_leaving = rows[i].leaving;
        bench = create_gpu_of(&parameters);
        set_waiting(bench, rows[i].reports, STALL, 0, 0);
        for (uint32_t number = 0; rows[i].spin && number < rows[i].groups; number++)
            let_pass(bench, number);
        begin_grid(bench, 0, 0);
        send(bench,
             (struct cp_command){.opcode = CP_COMMAND_GIVE, .give = {.limit = rows[i].limit, .end = rows[i].groups}});
        if (rows[i].saved)
            step_to_chapter(bench, 'W', 1);
        else
            EXPECT_NOTHING(bench, 10 * STALL);
        EXPECT_STORY("S", rows[i].story);
        EXPECT_NOTHING(bench, 10 * STALL);
        CHECK_EQUAL(counters(bench)->saved, rows[i].saved);
        destroy(bench);
    }
    test_context(NULL);
}

/* A change of how waits behave counts at once: they have waited long enough. */
static void a_new_limit_counts_at_once(void)
{
    struct bench *bench = create_gpu(1, 2);

    let_pass(bench, 1);
    set_waiting(bench, 0, STALL, 0, 0);
    begin_given(bench, 0, 3);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("S", "");
    set_waiting(bench, 1, STALL, 0, 0);
    CHECK_EQUAL(when('S', 0), bench->clock.now);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("SL", "S0 L2");
    destroy(bench);
}

/* WGs that spin leave after their quantum, new ones go first, and those that were preempted come back in their order. */
static void quanta_go_round(void)
{
    struct bench *bench = create_gpu(1, 1);

    set_waiting(bench, 0, STALL, 0, QUANTUM);
    for (uint32_t number = 0; number < 3; number++)
        let_pass(bench, number);
    begin_given(bench, 0, 3);
    step_to_chapter(bench, 'S', 5);
    CHECK_EQUAL(when('S', 0) - when('L', 0), QUANTUM);
    CHECK_EQUAL(when('S', 2) - when('L', 2), QUANTUM);
    EXPECT_STORY("LSR", "L0 S0 L1 S1 L2 S2 R0 S0 R1 S1");
    let_end_all(bench, 0, 3);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* Of several that are due the next one by slot goes, so that one that came back does not go again before the others. */
static void slots_go_round(void)
{
    struct bench *bench = create_gpu(1, 3);

    set_waiting(bench, 0, STALL, 0, 1);
    for (uint32_t number = 0; number < 4; number++)
        let_pass(bench, number);
    begin_given(bench, 0, 4);
    step_to_chapter(bench, 'S', 6);
    EXPECT_STORY("S", "S1 S2 S3 S0 S1 S2");
    destroy(bench);
}

/* No WG lacks a place: a quantum that is over changes nothing. */
static void a_quantum_needs_a_lack(void)
{
    struct bench *bench = create_gpu(1, 2);

    set_waiting(bench, 0, STALL, 0, QUANTUM);
    let_pass(bench, 0);
    let_pass(bench, 1);
    begin_given(bench, 0, 2);
    EXPECT_NOTHING(bench, 10 * QUANTUM);
    EXPECT_STORY("S", "");
    destroy(bench);
}

/* After four that waited goes one that spins and whose quantum is over, though more wait. */
static void one_of_five_is_a_quantum(void)
{
    struct bench *bench = create_gpu(1, 8);

    let_pass(bench, 6);
    let_pass(bench, 7);
    begin_grid(bench, 0, 0);
    set_waiting(bench, 0, 100, 0, 0);
    give_grid(bench, 0, 0, 0, 30);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0 L1 L2 L3 L4 L5 L6 L7");
    set_waiting(bench, 1, 100, 0, 1000);
    step_to_chapter(bench, 'S', 10);
    for (uint32_t i = 0, saves = 0; i < chapters; i++) {
        bool spins = story[i].number == 6 || story[i].number == 7;

        if (story[i].what != 'S')
            continue;
        CHECK_EQUAL(spins, ++saves % (CP_ORDER_QUANTUM + 1) == 0);
    }
    destroy(bench);
}

/* set_waiting with CP_EXTENSION_QUIESCENCE. */
static void set_quiescence(struct bench *bench, uint64_t quantum)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC,
                                                .extensions = CP_EXTENSION_QUIESCENCE,
                                                .oversubscribed = 1,
                                                .reports = 1,
                                                .stall_cycles = STALL,
                                                .quantum_cycles = quantum}});
}

/* One that waits keeps its place from WGs that were never launched, while another one of the kernel runs: up to its quantum. */
static void quiescence_keeps_places(void)
{
    static const struct {
        const char *name;
        bool extension;
        uint32_t running; /* numbers of WGs that do not wait, as bits */
        uint64_t quantum;
        const char *story;
    } rows[] = {
        {"one runs", true, 2, 100 * STALL, "L0 L1"},
        {"one runs, without the extension", false, 2, 100 * STALL, "L0 L1 S0 L2"},
        {"one runs, without a quantum", true, 2, 0, "L0 L1 S0 L2"},
        {"all wait", true, 0, 100 * STALL, "L0 L1 S1 L2 S0 L3"},
        {"all wait; one that comes then runs", true, 4, 100 * STALL, "L0 L1 S1 L2 S0 L3"},
        {"all wait, without the extension", false, 0, 100 * STALL, "L0 L1 S0 L2 S1 L3"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 2);

        test_context(rows[i].name);
        for (uint32_t number = 0; number < 4; number++)
            if (rows[i].running >> number & 1)
                let_pass(bench, number);
        if (rows[i].extension)
            set_quiescence(bench, rows[i].quantum);
        else
            set_waiting(bench, 1, STALL, 0, rows[i].quantum);
        begin_given(bench, 0, rows[i].running & 2 ? 3 : 4);
        EXPECT_NOTHING(bench, 10 * STALL);
        EXPECT_STORY("LS", rows[i].story);
        let_end_all(bench, 0, 4);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        destroy(bench);
    }
    test_context(NULL);
}

/* Those that wait leave STALL cycles after the last one has begun to, and a quantum that is over ends the rule. */
static void quiescence_begins_with_the_last(void)
{
    struct bench *bench = create_gpu(1, 2);
    uint64_t waits;

    let_pass(bench, 1);
    set_quiescence(bench, 20 * STALL);
    begin_given(bench, 0, 3);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("LS", "L0 L1");
    step_to_chapter(bench, 'S', 1);
    CHECK(when('S', 0) - when('L', 0) >= 20 * STALL || when('S', 1) - when('L', 1) >= 20 * STALL);
    destroy(bench);

    bench = create_gpu(1, 3);
    set_quiescence(bench, 100 * STALL);
    let_pass(bench, 2);
    begin_given(bench, 0, 4);
    EXPECT_NOTHING(bench, 10 * STALL);
    let_end(bench, 2);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("LS", "L0 L1 L2 L3");
    destroy(bench);

    bench = create_gpu(1, 2);
    set_quiescence(bench, 100 * STALL);
    begin_given(bench, 0, 3);
    step_to_chapter(bench, 'S', 1);
    waits = when('w', 0) > when('w', 1) ? when('w', 0) : when('w', 1);
    CHECK_EQUAL(when('S', 1) - waits, STALL);
    destroy(bench);
}

/* A WG that was saved has a right to a place as without the extension; so has one of another kernel. */
static void quiescence_is_for_new_ones(void)
{
    struct bench *bench = create_gpu(1, 2);

    set_quiescence(bench, 100 * STALL);
    begin_given(bench, 0, 3);
    step_to_chapter(bench, 'S', 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("LSR", "L0 L1 S1 L2");
    let_pass(bench, 0);
    EXPECT_NOTHING(bench, STALL / 2);
    let_pass(bench, 1); /* it is on the list; 0 runs, 2 waits */
    EXPECT_NOTHING(bench, 4 * STALL);
    EXPECT_STORY("LSR", "S2 R1");
    destroy(bench);

    bench = create_gpu(1, 2);
    let_pass(bench, 1);
    set_quiescence(bench, 100 * STALL);
    begin_given(bench, 0, 2);
    EXPECT_NOTHING(bench, 4 * STALL);
    EXPECT_STORY("LSR", "L0 L1");
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 0, 0, 1);
    EXPECT_NOTHING(bench, 4 * STALL);
    EXPECT_STORY("S", "S0");
    destroy(bench);
}

/* A WG that was saved while it waited is restored when its condition is met, and no event tells of it. */
static void a_condition_met_brings_it_back(void)
{
    struct bench *bench = create_gpu(1, 1);

    set_waiting(bench, 1, STALL, 0, 0);
    begin_given(bench, 0, 2);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("LSWR", "L0 S0 W0 L1");
    let_pass(bench, 0);
    EXPECT_NOTHING(bench, 10 * STALL);
    EXPECT_STORY("SWYR", "Y0 S1 W1 R0");
    CHECK_EQUAL(step_of(bench, 0), 2);
    destroy(bench);
}

/* The time limits of waits that are over: they are tried again in the order in which they began, not before their time. */
static void time_limits_bring_them_back(void)
{
    const uint64_t timeout = 200000;
    struct bench *bench = create_gpu(1, 3);

    set_waiting(bench, 1, STALL, timeout, 0);
    for (uint32_t number = 3; number < 6; number++)
        let_pass(bench, number);
    begin_given(bench, 0, 6);
    step_to_chapter(bench, 'W', 3);
    EXPECT_NOTHING(bench, SETTLE);
    for (uint32_t number = 3; number < 6; number++)
        let_end(bench, number);
    step_to_chapter(bench, 'R', 3);
    for (uint32_t number = 0; number < 3; number++)
        CHECK_EQUAL(when('Y', number) - when('w', number), timeout);
    EXPECT_STORY("LSWYR", "L0 L1 L2 S0 W0 L3 S1 W1 L4 S2 W2 L5 Y0 R0 Y1 R1 Y2 R2");
    destroy(bench);
}

static void resume(struct bench *bench, uint32_t slot, uint32_t wait_number)
{
    struct cp_command command = place(bench, CP_COMMAND_RESUME, slot, 0);

    command.place.generation = slot_at(bench, slot)->generation;
    command.place.wait_number = wait_number;
    send(bench, command);
}

/* RESUME ends the wait of a given WG wherever it is; of a wait that is over it is refused, and changes nothing. */
static void resume_ends_waits(void)
{
    static const struct {
        const char *name;
        enum gpu_slot_state state;
        const char *story;
    } rows[] = {
        {"resident", GPU_SLOT_RESIDENT, "g0 w0"},
        {"being saved", GPU_SLOT_SAVING, "Y0 R0 g0 w0"},
        {"away", GPU_SLOT_AWAY, "Y0 R0 g0 w0"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 1);
        bool resident = rows[i].state == GPU_SLOT_RESIDENT;
        uint32_t wait_number;

        test_context(rows[i].name);
        set_waiting(bench, !resident, STALL, 0, 0);
        begin_given(bench, 0, resident ? 1 : 2);
        if (resident)
            EXPECT_NOTHING(bench, SETTLE);
        else
            step_to(bench, 0, rows[i].state);
        set_waiting(bench, 0, STALL, 0, 0);
        wait_number = slot_at(bench, 0)->wait_number;
        chapters = 0;
        resume(bench, 0, wait_number + 1);
        EXPECT_REFUSED(bench, CP_REFUSED_STALE);
        resume(bench, 0, wait_number);
        EXPECT_NOTHING(bench, 2 * SETTLE);
        EXPECT_STORY("gwYWR", rows[i].story);
        resume(bench, 0, wait_number);
        EXPECT_REFUSED(bench, CP_REFUSED_STALE);
        let_end_all(bench, 0, 2);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        destroy(bench);
    }
    test_context(NULL);
}

/* Loss of CUs */

/* All WGs of a lost CU are saved in time, waiting or not, and go on elsewhere, the runnable ones first. */
static void a_lost_compute_unit_is_cleared(void)
{
    struct bench *bench = create_gpu(2, 2);
    uint64_t lost;

    set_waiting(bench, 0, STALL, 0, 0);
    begin_given(bench, 0, 4);
    let_pass(bench, 3);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0@0 L1@1 L2@0 L3@1");
    lost = bench->clock.now;
    lose_cu(bench, 1);
    EXPECT_NOTHING(bench, 2 * SETTLE);
    CHECK(when('W', 1) - lost <= bench->parameters.loss_deadline);
    CHECK(when('Y', 3) - lost <= bench->parameters.loss_deadline);
    CHECK_EQUAL(counters(bench)->deadlines_missed, 0);
    EXPECT_STORY("SR", "S1@1 S3@1");
    let_end(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("R", "R3@0");
    let_end(bench, 2);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("R", "");
    let_end(bench, 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("R", "R1@0");
    let_end(bench, 3);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* No WG is placed while no CU is there; on one that returns they go on. */
static void a_returned_compute_unit_is_used(void)
{
    struct bench *bench = create_gpu(1, 2);

    let_pass(bench, 0);
    let_pass(bench, 1);
    begin_given(bench, 0, 3);
    EXPECT_NOTHING(bench, SETTLE);
    lose_cu(bench, 0);
    EXPECT_NOTHING(bench, 4 * SETTLE);
    EXPECT_STORY("LSYR", "L0 L1 S0 S1 Y1 Y0"); /* the lines of the second one have left first */
    return_cu(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("LSYR", "R1 R0");
    let_end_all(bench, 0, 3);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_STORY("L", "L2");
    destroy(bench);
}

/* The CU is lost, and may return, while a WG comes or goes there. */
static void a_loss_meets_a_move(void)
{
    static const struct {
        const char *name;
        enum gpu_slot_state state;
        bool returns;
        const char *story;
    } rows[] = {
        {"lost while it comes", GPU_SLOT_RESTORING, false, "R0@0 S0@0 Y0@0 R0@1"},
        {"lost and returned while it comes", GPU_SLOT_RESTORING, true, "R0@0"},
        {"lost while it goes", GPU_SLOT_SAVING, false, "Y0@0 R0@1"},
        {"lost and returned while it goes", GPU_SLOT_SAVING, true, "Y0@0 R0@0"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(2, 1);

        test_context(rows[i].name);
        let_pass(bench, 0);
        lose_cu(bench, 1);
        begin_given(bench, 0, 1);
        EXPECT_NOTHING(bench, SETTLE);
        lose_cu(bench, 0);
        if (rows[i].state == GPU_SLOT_RESTORING) {
            EXPECT_NOTHING(bench, SETTLE);
            return_cu(bench, 0);
        }
        step_to(bench, 0, rows[i].state);
        chapters = rows[i].state == GPU_SLOT_RESTORING ? 1 : 0;
        if (chapters)
            story[0] = (struct chapter){.what = 'R'};
        if (rows[i].state == GPU_SLOT_RESTORING)
            lose_cu(bench, 0);
        if (rows[i].returns)
            return_cu(bench, 0);
        return_cu(bench, 1);
        EXPECT_NOTHING(bench, 2 * SETTLE);
        EXPECT_STORY("SYWR", rows[i].story);
        let_end(bench, 0);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        CHECK_EQUAL(step_of(bench, 0), 3);
        destroy(bench);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("leaving", (const struct test_case[]){TEST(waiting_ones_make_room),
                                                          TEST(only_so_many_leave),
                                                          TEST(a_new_limit_counts_at_once),
                                                          TEST(quanta_go_round),
                                                          TEST(slots_go_round),
                                                          TEST(a_quantum_needs_a_lack),
                                                          TEST(one_of_five_is_a_quantum),
                                                          TEST(quiescence_keeps_places),
                                                          TEST(quiescence_begins_with_the_last),
                                                          TEST(quiescence_is_for_new_ones),
                                                          TEST(a_condition_met_brings_it_back),
                                                          TEST(time_limits_bring_them_back),
                                                          TEST(resume_ends_waits),
                                                          TEST(a_lost_compute_unit_is_cleared),
                                                          TEST(a_returned_compute_unit_is_used),
                                                          TEST(a_loss_meets_a_move),
                                                          {0}});
}
