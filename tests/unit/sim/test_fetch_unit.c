/* test_fetch_unit.c - which waves the fetch unit grants in which order, how fast code runs with it, and who leaves its queue. */
#include "cu_machine.h"
#include "test.h"

#include "cu/fetch.h"
#include "cu/scheduler.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"

#define GROUPS 8u
#define NOP4   "s_nop 0\ns_nop 0\ns_nop 0\ns_nop 0\n"
#define NOP16  NOP4 NOP4 NOP4 NOP4
#define NOP64  NOP16 NOP16 NOP16 NOP16
#define LONG   "s_mov_b32 s20, 0x12345\n" /* eight bytes */
#define LONG8  LONG LONG LONG LONG LONG LONG LONG LONG
#define LONG64 LONG8 LONG8 LONG8 LONG8 LONG8 LONG8 LONG8 LONG8

/* One grant a cycle of 16 bytes, asked for when the buffer is empty. */
#define SMALL "fetch.grants=1 fetch.bytes=16 fetch.buffer=16 fetch.refill=0 cu.simds=1 cu.patience=0 "

static struct {
    struct machine *machine;
    struct cu_workgroup *groups[GROUPS];
    uint32_t count;
    char order[256]; /* numbers of waves that were granted, over all work-groups */
    uint64_t granted;
    uint64_t next; /* cycle to run */
} bench;

static void begin(const char *settings, const char *program, uint32_t items)
{
    memset(&bench, 0, sizeof(bench));
    bench.machine = machine_create();
    machine_set_parameters(bench.machine, settings);
    machine_build(bench.machine);
    machine_load(bench.machine, program);
    machine_shape(bench.machine, items, 0);
    bench.machine->kernel.grid_size[0] = 1000000;
}

static struct cu_workgroup *launch(void)
{
    struct cu_workgroup *workgroup = machine_launch_set(bench.machine, 0, 0, bench.count);

    bench.groups[bench.count++] = workgroup;
    return workgroup;
}

/* Adds the waves that were granted in this cycle, of which there is one at most, to the order. */
static void note_grants(void)
{
    uint32_t number = 0;

    for (uint32_t i = 0; i < bench.count; i++) {
        for (uint32_t wave = 0; bench.groups[i] && wave < bench.groups[i]->wave_count; wave++, number++) {
            const struct cu_wave_issue *issue = bench.groups[i]->waves[wave].issue;

            if (issue->queue.granted > bench.granted && strlen(bench.order) < sizeof(bench.order) - 2)
                snprintf(bench.order + strlen(bench.order), 4, "%x", (unsigned)number);
        }
    }
    bench.granted = bench.machine->cus[0]->counters.fetch_grants;
}

static void run_to(uint64_t cycle)
{
    for (; bench.next <= cycle; bench.next++) {
        machine_run_to(bench.machine, bench.next);
        note_grants();
    }
}

static void check_order(const char *what, const char *want)
{
    CHECK(strncmp(bench.order, want, strlen(want)) == 0);
    if (strncmp(bench.order, want, strlen(want)) != 0)
        fprintf(stderr, "    %s: granted %s, not %s\n", what, bench.order, want);
}

static void end(void)
{
    machine_free(bench.machine);
}

/* ---- orders ---- */

/*
 * Wave 1 comes last to the barrier, and has had the last grant and the last issue. Behind the barrier the buffers of all
 * are empty, and all ask in the same cycle.
 */
#define LAST_1                                                                                                         \
    "s_cmp_eq_u32 s16, 1\ns_cbranch_scc0 go\ns_sleep 4\ns_nop 0\ngo:\ns_nop 0\ns_nop 0\ns_nop 0\ns_barrier\n" NOP16    \
    "s_endpgm\n"

struct order {
    const char *settings, *want;
};

static void orders_behind_a_barrier(void)
{
    static const struct order rows[] = {
        {"cu.fetcher=oldest", "0123"},
        {"cu.fetcher=rr", "2301"},
        {"cu.fetcher=least-recent", "0231"},
        {"cu.fetcher=order cu.scheduler=oldest", "0123"},
        {"cu.fetcher=order cu.scheduler=lrr", "2301"},
        {"cu.fetcher=order cu.scheduler=gto", "1023"},
        {"cu.fetcher=order cu.scheduler=gty", "1320"},
        {"cu.fetcher=order cu.scheduler=mwf-gto", "1023"},
        {"cu.fetcher=order cu.scheduler=mwf-lrr", "2301"},
        {"cu.fetcher=oldest cu.simds=2", "0123"},
        {"cu.fetcher=rr cu.simds=2", "2301"},
        {"cu.fetcher=order cu.scheduler=gto cu.simds=2", "1203"}, /* 1 and 2 are the greedy ones of their SIMDs */
        {"cu.fetcher=oldest cu.scheduler=gty", "0123"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char settings[256];

        snprintf(settings, sizeof(settings), SMALL "%s", rows[i].settings);
        begin(settings, LAST_1, 256);
        launch();
        while (bench.groups[0]->at_barrier < 3 && bench.next < 1000)
            run_to(bench.next);
        while (bench.groups[0]->at_barrier && bench.next < 3000)
            run_to(bench.next);
        bench.order[0] = '\0';
        run_to(bench.next + 8);
        check_order(rows[i].settings, rows[i].want);
        end();
    }
}

/* Waves of a SIMD that ask in the same cycle after a launch, with a priority for wave 2. */
static void priorities_go_before_age(void)
{
    static const struct order rows[] = {
        {"cu.fetcher=oldest", "2013"},           {"cu.fetcher=rr", "0123"},
        {"cu.fetcher=least-recent", "0123"},     {"cu.fetcher=order", "2013"},
        {"cu.fetcher=order cu.simds=2", "2013"}, {"cu.fetcher=oldest cu.simds=2", "2013"}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_wave *wave;
        char settings[256];

        snprintf(settings, sizeof(settings), SMALL "%s", rows[i].settings);
        begin(settings, NOP16 "s_endpgm\n", 256);
        wave = &launch()->waves[2];
        wave->state.priority = 1;
        cu_simd_prioritise(wave->issue->simd, wave->issue);
        run_to(5);
        check_order(rows[i].settings, rows[i].want);
        end();
    }
}

/* Of the second work-group two waves are at the barrier; all waves want a grant. */
static void waves_at_a_barrier_come_last(void)
{
    static const struct order rows[] = {
        {"cu.fetcher=order cu.scheduler=mwf-gto fetch.at_barrier=1", "67012345"},
        {"cu.fetcher=order cu.scheduler=mwf-gto fetch.at_barrier=1 cu.simds=2", "67012345"},
        {"cu.fetcher=order cu.scheduler=mwf-gto fetch.at_barrier=0", "670123"},
        {"cu.fetcher=order cu.scheduler=oldest fetch.at_barrier=1", "01236745"},
        {"cu.fetcher=oldest fetch.at_barrier=1", "01234567"},
        {"cu.fetcher=rr fetch.at_barrier=1", "01234567"},
        {"cu.fetcher=rr fetch.at_barrier=0", "012367"},
        {"cu.fetcher=least-recent fetch.at_barrier=0", "012367"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_compute_unit *cu;
        struct cu_workgroup *workgroup;
        char settings[256];

        snprintf(settings, sizeof(settings), SMALL "icache.latency=40 %s", rows[i].settings);
        begin(settings, NOP64 "s_endpgm\n", 256);
        cu = bench.machine->cus[0];
        launch();
        workgroup = launch();
        for (uint32_t wave = 0; wave < 2; wave++) {
            workgroup->waves[wave].status = CU_WAVE_BARRIER;
            workgroup->at_barrier++;
            cu_fetch_ahead(workgroup->waves[wave].issue, bench.machine->clock.now);
        }
        if (cu->scheduler->meets)
            cu->scheduler->meets((struct cu_resident *)workgroup);
        run_to(12);
        check_order(rows[i].settings, rows[i].want);
        CHECK_EQUAL(cu->counters.fetch_grants, strlen(rows[i].want));
        CHECK_EQUAL(cu->counters.fetch_grants_at_barrier, strlen(rows[i].want) - 6);
        end();
    }
}

/* All that ask in a cycle are alike, whichever SIMD has its turn first; and a wave is granted in the next one at the earliest. */
static void the_order_of_turns_does_not_count(void)
{
    begin(SMALL "cu.simds=4 cu.fetcher=rr", NOP16 "s_endpgm\n", 256);
    launch();
    run_to(0);
    check_order("at once", "");
    CHECK_EQUAL(bench.granted, 0);
    run_to(1);
    CHECK_EQUAL(bench.granted, 1);
    run_to(4);
    CHECK_EQUAL(bench.granted, 4);
    check_order("after a launch", "0123");
    end();
}

static void launch_in_event(struct clock_event *event, uint64_t cycle)
{
    (void)event;
    (void)cycle;
    launch();
}

/* Waves that ask in a cycle before the unit grants in it do not take that grant, though they go first afterwards. */
static void a_grant_goes_to_earlier_cycles(void)
{
    struct clock_event event = {.fire = launch_in_event};

    begin(SMALL "cu.fetcher=order cu.scheduler=gty", NOP16 "s_endpgm\n", 256);
    clock_schedule(&bench.machine->clock, &event, 2);
    launch();
    run_to(8);
    check_order("asked in a cycle with a grant", "32765410");
    end();
}

/* ---- how much ---- */

static uint64_t cycles_of(const char *settings, const char *program, uint32_t groups)
{
    uint64_t start;

    begin(settings, program, 256);
    launch(); /* fills the instruction cache */
    machine_run(bench.machine);
    start = bench.machine->clock.now;
    for (uint32_t i = 0; i < groups; i++)
        machine_launch_set(bench.machine, 0, 0, i + 1);
    machine_run(bench.machine);
    CHECK_EQUAL(bench.machine->reports.done, groups + 1);
    CHECK(cu_close_times(bench.machine->cus[0]));
    return bench.machine->reports.done_at - start;
}

/* Straight code runs no faster than grants x bytes let it, and nearly as fast when that is what there is least of. */
static void bandwidth_limits_straight_code(void)
{
#define FAST "cu.issue_width=1 cu.issue_period=1 cu.simds=4 salu.cycles=1 icache.latency=1 simd.waves=20 "
    static const struct {
        const char *settings;
        uint32_t grants, bytes;
    } rows[] = {{FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=16 fetch.refill=0", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=64", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=64 cu.fetcher=rr", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=64 cu.fetcher=least-recent", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=64 cu.fetcher=order cu.scheduler=lrr", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=16 fetch.buffer=128 cu.fetcher=order cu.scheduler=gto", 1, 16},
                {FAST "fetch.grants=1 fetch.bytes=32 fetch.buffer=32 fetch.refill=0", 1, 32},
                {FAST "fetch.grants=2 fetch.bytes=16 fetch.buffer=16 fetch.refill=0", 2, 16}};
    uint64_t bytes = UINT64_C(8) * 4 * (64 * 8), free_cycles;

    free_cycles = cycles_of(FAST, LONG64 "s_endpgm\n", 8);
    end();
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t least = bytes / (rows[i].grants * rows[i].bytes);
        uint64_t cycles = cycles_of(rows[i].settings, LONG64 "s_endpgm\n", 8);

        CHECK(cycles >= least);
        CHECK(rows[i].bytes * rows[i].grants > 16 || cycles < least + least / 5);
        CHECK(cycles > free_cycles);
        CHECK(bench.machine->cus[0]->counters.fetch_grants * rows[i].bytes >= bytes);
        end();
    }
}

/* Without grants the other parameters of the fetch unit change nothing. */
static void no_grants_is_no_fetch_unit(void)
{
    static const char *const rows[] = {"fetch.bytes=64", "fetch.buffer=32", "fetch.refill=0", "fetch.at_barrier=1",
                                       "cu.fetcher=order"};
    uint64_t cycles = cycles_of("", LAST_1, 3);

    end();
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        CHECK_EQUAL(cycles_of(rows[i], LAST_1, 3), cycles);
        CHECK_EQUAL(bench.machine->cus[0]->counters.fetch_grants, 0);
        end();
    }
}

/* One piece after the other, up to the end of its line. Behind a jump, and for operations across pieces and lines. */
static void pieces_end_with_their_line(void)
{
    static const struct {
        const char *settings, *program;
        uint32_t grants;
    } rows[] = {
        {SMALL, NOP4 "s_endpgm\n", 2},
        {SMALL, "s_nop 0\n" LONG LONG "s_endpgm\n", 2},     /* 24 bytes; the second of 8 begins at 12 */
        {SMALL, "s_branch go\ngo:\n" NOP4 "s_endpgm\n", 3}, /* 4 to 20, 20 to 36 */
        {SMALL, "s_branch go\n" NOP4 NOP4 NOP4 "go:\n" LONG LONG "s_endpgm\n", 3}, /* 0 to 16, 52 to 64, 64 to 80 */
        {SMALL, "s_branch go\n" NOP4 NOP4 NOP4 "s_nop 0\ngo:\n" LONG "s_nop 0\ns_endpgm\n", 3}, /* 56 to 64 */
        {SMALL, "s_branch go\n" NOP4 NOP4 NOP4 "s_nop 0\ns_nop 0\ngo:\n" LONG "s_endpgm\n", 3}, /* 60 to 64, 64 to 80 */
        {"fetch.grants=1 fetch.bytes=32 fetch.buffer=32 fetch.refill=0", NOP4 NOP4 "s_endpgm\n", 2},
        {"fetch.grants=1 fetch.bytes=64 fetch.buffer=64 fetch.refill=1", NOP4 NOP4 "s_endpgm\n", 1},
        {"fetch.grants=1 fetch.bytes=16 fetch.buffer=128 fetch.refill=1", NOP4 NOP4 NOP4 "s_nop 0\ns_endpgm\n", 4},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        begin(rows[i].settings, rows[i].program, 64);
        launch();
        machine_run(bench.machine);
        CHECK_EQUAL(bench.machine->reports.done, 1);
        if (bench.machine->cus[0]->counters.fetch_grants != rows[i].grants)
            fprintf(stderr, "    row %u\n", (unsigned)i);
        CHECK_EQUAL(bench.machine->cus[0]->counters.fetch_grants, rows[i].grants);
        end();
    }
}

/* Waves that wait for long fill their buffers meanwhile. */
static void buffers_fill_while_waves_wait(void)
{
    begin("fetch.grants=1 fetch.bytes=16 fetch.buffer=64", "s_sleep 4\n" NOP64 "s_endpgm\n", 64);
    launch();
    run_to(200);
    CHECK_EQUAL(bench.groups[0]->waves[0].status, CU_WAVE_SLEEPING);
    CHECK_EQUAL(bench.machine->cus[0]->counters.fetch_grants, 4); /* four bytes of the first piece are used up */
    end();
}

/* A wave that waits for a result and for a grant is in the class of what ends last: here a second grant, long before. */
static void longer_waits_hide_the_queue(void)
{
    struct cu_wave_times times = {0};

    begin(SMALL "valu.latency=80",
          "v_mov_b32_e32 v1, v0\nv_mov_b32_e32 v1, v0\nv_mov_b32_e32 v1, v0\nv_mov_b32_e32 v1, v0\ns_endpgm\n", 64);
    launch();
    machine_run(bench.machine);
    CHECK(cu_close_times(bench.machine->cus[0]));
    cu_add_times(bench.machine->cus[0], &times);
    CHECK_EQUAL(bench.machine->cus[0]->counters.fetch_grants, 2);
    CHECK_EQUAL(times.classes[CU_CLASS_FETCH_QUEUE], 1); /* of the launch */
    CHECK_EQUAL(times.classes[CU_CLASS_RESULT], 4 * 76);
    end();
}

/* ---- starving ---- */

/* Loops ask for more than there is: by age the youngest wave gets nothing, in turns each gets its part. */
static void fixed_orders_starve_waves(void)
{
    static const struct {
        const char *settings;
        bool starves;
    } rows[] = {{"cu.fetcher=oldest", true}, {"cu.fetcher=rr", false}, {"cu.fetcher=least-recent", false}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_workgroup *workgroups[2];
        char settings[256];

        snprintf(settings, sizeof(settings),
                 SMALL "cu.simds=2 cu.issue_period=1 cu.issue_width=1 branch.taken_cycles=1 deadlock.window=1000 %s",
                 rows[i].settings);
        begin(settings, "loop:\ns_branch loop\ns_endpgm\n", 256);
        for (uint32_t group = 0; group < 8; group++)
            workgroups[group != 0] = machine_launch_set(bench.machine, 0, 0, group);
        machine_run_to(bench.machine, 3000);
        CHECK_EQUAL(cu_wave_unfetched(&workgroups[0]->waves[0]), 0);
        CHECK((cu_wave_unfetched(&workgroups[1]->waves[3]) > 1000) == rows[i].starves);
        CHECK(cu_wave_stuck(&workgroups[1]->waves[3], &bench.machine->control, &bench.machine->memory) ==
              rows[i].starves);
        end();
    }
}

/* ---- the queue ---- */

static bool is_queued(const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave_issue *issue = workgroup->waves[i].issue;
        const struct cu_simd_fetch *fetch = &issue->simd->fetch;

        if ((fetch->wanted | fetch->asked | fetch->meeting) & issue->bit || issue->queue.arrival.scheduled)
            return true;
    }
    return false;
}

static uint64_t last_grant(const struct cu_workgroup *workgroup)
{
    uint64_t last = 0;

    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        last = workgroup->waves[i].issue->queue.granted > last ? workgroup->waves[i].issue->queue.granted : last;
    return last;
}

/* A work-group that is frozen, at any cycle, is in no mask, and is granted nothing until it is thawed. */
static void frozen_waves_leave(void)
{
    static const char *const settings[] = {
        SMALL "fetch.at_barrier=1", SMALL "fetch.at_barrier=0 cu.fetcher=rr",
        "fetch.grants=1 fetch.bytes=16 fetch.buffer=64 fetch.at_barrier=1 cu.fetcher=order cu.scheduler=mwf-gto"};
    uint32_t queued = 0;

    for (uint64_t cycle = 0; cycle < 400; cycle += 3) {
        struct cu_workgroup *frozen;
        uint64_t granted;

        begin(settings[cycle % 3], LAST_1, 256);
        frozen = launch();
        launch();
        machine_run_to(bench.machine, cycle);
        queued += is_queued(frozen);
        cu_freeze(bench.machine->cus[0], frozen, bench.machine->clock.now);
        CHECK(!is_queued(frozen));
        granted = last_grant(frozen);
        machine_run_to(bench.machine, cycle + 40);
        CHECK(!is_queued(frozen));
        CHECK_EQUAL(last_grant(frozen), granted);
        cu_thaw(bench.machine->cus[0], frozen, bench.machine->clock.now);
        machine_run(bench.machine);
        CHECK_EQUAL(frozen->ended, 4);
        CHECK_EQUAL(bench.groups[1]->ended, 4);
        CHECK(!is_queued(frozen));
        end();
    }
    CHECK(queued > 10);
}

/* Positions are moved together while waves are in the queue. */
static void the_queue_moves_with_positions(void)
{
    static const char *const settings[] = {SMALL, SMALL "cu.fetcher=rr", SMALL "cu.fetcher=order cu.scheduler=gto"};

    for (uint32_t moment = 0; moment < 12; moment++) {
        begin(settings[moment % 3], NOP16 "s_endpgm\n", 64);
        for (uint32_t i = 0; i < 5; i++)
            launch();
        run_to(moment / 3);
        cu_remove(bench.machine->cus[0], bench.groups[0], bench.machine->clock.now);
        bench.groups[0] = NULL;
        bench.machine->cus[0]->simds[0].next_position = CU_POSITIONS;
        launch();
        bench.order[0] = '\0';
        machine_run(bench.machine);
        CHECK_EQUAL(bench.machine->reports.done, 5);
        for (uint32_t i = 1; i < 6; i++)
            CHECK(!is_queued(bench.groups[i]));
        end();
    }
}

TEST_MAIN()
{
    return test_run("fetch_unit", (const struct test_case[]){TEST(orders_behind_a_barrier),
                                                             TEST(priorities_go_before_age),
                                                             TEST(waves_at_a_barrier_come_last),
                                                             TEST(the_order_of_turns_does_not_count),
                                                             TEST(a_grant_goes_to_earlier_cycles),
                                                             TEST(bandwidth_limits_straight_code),
                                                             TEST(no_grants_is_no_fetch_unit),
                                                             TEST(pieces_end_with_their_line),
                                                             TEST(buffers_fill_while_waves_wait),
                                                             TEST(longer_waits_hide_the_queue),
                                                             TEST(fixed_orders_starve_waves),
                                                             TEST(frozen_waves_leave),
                                                             TEST(the_queue_moves_with_positions),
                                                             {0}});
}
