/* test_dispatcher_waits.c - waits of work-groups as the GPU reports them: which, when, in which order, and until when. */
#include "support_dispatcher.h"

/* Work-groups of even numbers wait for one word, the others for one that is some lines away. */
static const char crowds[] = "k:\n\ts_and_b32 s3, s2, 1\n\ts_lshl_b32 s3, s3, 8\n\ts_add_u32 s0, s0, s3\n"
                             "\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v4, -1\n"
                             "\tv_mov_b32_e32 v5, 5\n\ts_mov_b64 exec, 1\n"
                             "\tonward_wait_load v3, v[0:1], v[4:5] eq\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

/* Two work-items wait until the words at s[0:1] and 256 bytes behind it are both 5. */
static const char both[] = "k:\n\tv_lshlrev_b32_e32 v0, 8, v0\n\tv_add_u32_e32 v0, vcc, s0, v0\n"
                           "\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v4, -1\n\tv_mov_b32_e32 v5, 5\n"
                           "\ts_mov_b64 exec, 3\n\tonward_wait_load v3, v[0:1], v[4:5] eq all\n"
                           "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n";

static void waits_are_reported_only_while_oversubscribed(void)
{
    struct bench *bench = create(waiting);
    struct cp_event event;

    begin(bench);
    waits(bench, 0, 0, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    event = next_event(bench, 10);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK_EQUAL(event.wg.wait_number, 1);
    CHECK_EQUAL(event.wg.first_wait, 1); /* its wave's wait has no number: the SyncMon does not watch it */
    CHECK_EQUAL(event.waiting.address, bench->data);
    CHECK_EQUAL(event.waiting.value, 5);
    CHECK_EQUAL(event.waiting.mask, UINT32_MAX);
    CHECK_EQUAL(event.waiting.condition, ISA_WAIT_EQ);
    EXPECT_NOTHING(bench, 20000);
    destroy(bench);
}

static void a_wait_can_be_saved_once_by_its_number(void)
{
    struct bench *bench = create(waiting);
    struct cp_command save;
    struct cp_event event;

    begin(bench);
    waits(bench, 1, 0, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_WAITING);
    save = place(bench, CP_COMMAND_SAVE, 0, 0);
    save.place.wait_number = 2;
    send(bench, save);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    save.place.wait_number = 1;
    send(bench, save);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.saved.state, 0);
    CHECK_EQUAL(event.wg.wait_number, 1);
    store(bench, bench->data, 5);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

static void a_resume_ends_one_wait(void)
{
    struct bench *bench = create(waiting);
    struct cp_command resume;
    struct cp_event event;

    begin(bench);
    waits(bench, 1, 100, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_WAITING);
    resume = place(bench, CP_COMMAND_RESUME, 0, 0);
    resume.place.wait_number = 1;
    send(bench, resume);
    EXPECT(bench, CP_EVENT_WAIT_ENDED);
    send(bench, resume);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    event = next_event(bench, MANY); /* it tried again in vain */
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK_EQUAL(event.wg.wait_number, 2);
    destroy(bench);
}

static void a_timed_out_wait_that_nobody_heard_of_stays_unheard(void)
{
    struct bench *bench = create(waiting);

    begin(bench);
    waits(bench, 1, 5000, 1000, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 30000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number > 5);
    store(bench, bench->data, 5);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* Once the answer to its report has come, a WG's next wait times out again, if that is not reported. */
static void an_answered_wait_is_held_no_more(void)
{
    struct bench *bench = create(waiting);
    struct cp_command resume = place(bench, CP_COMMAND_RESUME, 0, 0);
    uint32_t number;

    begin(bench);
    waits(bench, 1, 0, 1000, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    for (uint32_t i = 0; i < 2; i++) { /* as many reports as were asked for */
        struct cp_event event = next_event(bench, MANY);

        CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
        resume.place.wait_number = event.wg.wait_number;
        send(bench, resume);
        EXPECT(bench, CP_EVENT_WAIT_ENDED);
    }
    number = gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number;
    EXPECT_NOTHING(bench, 20000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number > number + 5);
    destroy(bench);
}

/* A report that the firmware has not read when the wait ends is taken back, and made of the next wait. */
static void an_unread_report_is_used_again(void)
{
    struct bench *bench = create(waiting);
    struct cp_command resume = place(bench, CP_COMMAND_RESUME, 0, 0);
    struct cp_event event;

    begin(bench);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_TIMEOUT, .oversubscribed = 1, .reports = 1}});
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    while (!gpu_dispatcher_event(bench->dispatcher) && clock_step(&bench->clock, MANY))
        ;
    CHECK_EQUAL(gpu_dispatcher_event(bench->dispatcher)->kind, CP_EVENT_WAITING);
    resume.place.wait_number = gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number;
    send(bench, resume);
    CHECK(!gpu_dispatcher_event(bench->dispatcher));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK(event.wg.wait_number > resume.place.wait_number);
    EXPECT_NOTHING(bench, 20000);
    destroy(bench);
}

/* While a WG is away, too, a wait for several conditions ends with the last one. */
static void all_conditions_of_a_saved_wave_are_awaited(void)
{
    struct bench *bench = create(both);
    struct cp_event event;

    begin(bench);
    send(bench,
         (struct cp_command){.opcode = CP_COMMAND_WAITING,
                             .waiting = {.mode = CP_WAIT_ATOMIC, .watch = CP_WATCH_VALUE, .resume = CP_RESUME_ALL}});
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 5000);
    force_save(bench, 0);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.saved.state, 0);
    store(bench, bench->data + 256, 5);
    EXPECT_NOTHING(bench, 5000);
    store(bench, bench->data, 5);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_CONDITION_MET);
    CHECK_EQUAL(event.wg.slot, 0);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* The next WG in a slot counts its waits anew. */
static void numbers_begin_with_the_launch(void)
{
    struct bench *bench = create(waiting);

    begin(bench);
    waits(bench, 1, 0, 0, 0);
    for (uint32_t generation = 7; generation < 10; generation++) {
        struct cp_command command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
        struct cp_event event;

        command.place.generation = generation;
        send(bench, command);
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
        CHECK_EQUAL(event.wg.wait_number, 1);
        command.opcode = CP_COMMAND_RESUME;
        command.place.wait_number = 1;
        send(bench, command);
        EXPECT(bench, CP_EVENT_WAIT_ENDED);
        command.opcode = CP_COMMAND_SAVE; /* the numbers are kept while it is away */
        command.flags = CP_FLAG_FORCED;
        send(bench, command);
        EXPECT(bench, CP_EVENT_SAVED);
        command.opcode = CP_COMMAND_KILL;
        send(bench, command);
        EXPECT(bench, CP_EVENT_DONE);
        waits(bench, 1, 0, 0, 0); /* two more reports */
    }
    destroy(bench);
}

/* A reported wait waits for the answer, however short its timeout is: SAVE, or that no place is wanted any more. */
static void a_reported_wait_stays_until_it_is_answered(void)
{
    struct bench *bench = create(waiting);
    struct cp_command save;

    begin(bench);
    waits(bench, 1, 0, 1000, 0);
    for (uint32_t slot = 0; slot < 2; slot++) {
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
        EXPECT(bench, CP_EVENT_WAITING);
    }
    EXPECT_NOTHING(bench, 20000);
    save = place(bench, CP_COMMAND_SAVE, 0, 0);
    save.place.wait_number = 1;
    send(bench, save);
    EXPECT(bench, CP_EVENT_SAVED);
    EXPECT_NOTHING(bench, 20000);
    CHECK_EQUAL(gpu_dispatcher_slot(bench->dispatcher, 1)->wait_number, 1);
    waits(bench, 0, 0, 1000, 0);
    EXPECT(bench, CP_EVENT_WAIT_ENDED);
    EXPECT_NOTHING(bench, 20000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 1)->wait_number > 5);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 20000);
    CHECK(gpu_dispatcher_slot(bench->dispatcher, 0)->wait_number > 5); /* it is not held in its new slot */
    destroy(bench);
}

static void only_as_many_waits_are_reported_as_wanted(void)
{
    struct bench *bench = create(waiting);

    begin(bench);
    waits(bench, 0, 0, 0, 0);
    for (uint32_t slot = 0; slot < 5; slot++)
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT_NOTHING(bench, 20000);
    waits(bench, 1, 0, 0, 0);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT(bench, CP_EVENT_WAITING);
    EXPECT_NOTHING(bench, 20000);
    destroy(bench);
}

static void nothing_happens(struct clock_event *event, uint64_t cycle)
{
    (void)event, (void)cycle;
}

/* The larger crowd has not waited for the stall time yet when the WG has that came before it. */
static void crowds_wait_for_their_stall_time(void)
{
    struct bench *bench = create(crowds);
    struct clock_event later = {.fire = nothing_happens};
    struct cp_event event;

    begin(bench);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC,
                                                .watch = CP_WATCH_VALUE,
                                                .resume = CP_RESUME_PREDICT,
                                                .extensions = CP_EXTENSION_CROWD,
                                                .oversubscribed = 1,
                                                .reports = 2,
                                                .stall_cycles = 20000}});
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    CHECK(clock_schedule(&bench->clock, &later, 10000));
    EXPECT_NOTHING(bench, 10000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 0));
    send(bench, place(bench, CP_COMMAND_LAUNCH, 3, 0));
    event = next_event(bench, 15000);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK_EQUAL(event.wg.slot, 0);
    EXPECT_NOTHING(bench, 1000);
    event = next_event(bench, 20000);
    CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
    CHECK(event.wg.slot == 1 || event.wg.slot == 3);
    destroy(bench);
}

/* Retries do not begin a stall anew: its time is that of the whole wait, from the restore on at the earliest. */
static void a_stall_counts_through_retries(void)
{
    static const uint64_t retries[] = {0, 700, 3000};

    for (size_t i = 0; i < sizeof(retries) / sizeof(retries[0]); i++) {
        struct parameters parameters;
        struct cp_command save;
        struct cp_event event;
        struct bench *bench;
        uint64_t restored;

        parameters_default(&parameters);
        parameters.cus = 2;
        parameters.wait_retry = retries[i];
        bench = create_with(waiting, &parameters);
        begin(bench);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                        .waiting = {.mode = CP_WAIT_ATOMIC,
                                                    .watch = CP_WATCH_VALUE,
                                                    .oversubscribed = 1,
                                                    .reports = 2,
                                                    .stall_cycles = 20000}});
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        event = next_event(bench, 21000);
        CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
        CHECK(event.cycle >= 20000);
        CHECK((event.wg.wait_number > 20000 / 3500) == (retries[i] != 0));
        save = place(bench, CP_COMMAND_SAVE, 0, 0);
        save.place.wait_number = event.wg.wait_number;
        send(bench, save);
        EXPECT(bench, CP_EVENT_SAVED);
        send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_RESTORED);
        restored = event.cycle;
        event = next_event(bench, 21000);
        CHECK_EQUAL(event.kind, CP_EVENT_WAITING);
        CHECK(event.cycle >= restored + 20000);
        destroy(bench);
    }
}

/* Waves that spin are stopped where a failed waiting atomic stops them, and only if a timeout ends that. */
static void spins_are_watched_where_waits_end(void)
{
    static const struct {
        const char *name;
        struct cp_waiting waiting;
        bool watched;
    } cases[] = {
        {"armed by atomics", {.mode = CP_WAIT_ATOMIC, .extensions = CP_EXTENSION_SPINS, .timeout_cycles = 9}, true},
        {"timed", {.mode = CP_WAIT_TIMEOUT, .extensions = CP_EXTENSION_SPINS, .timeout_cycles = 9}, true},
        {"never timed out", {.mode = CP_WAIT_ATOMIC, .extensions = CP_EXTENSION_SPINS}, false},
        {"not asked for", {.mode = CP_WAIT_ATOMIC, .extensions = CP_EXTENSION_CROWD, .timeout_cycles = 9}, false},
        {"ignored", {.mode = CP_WAIT_IGNORE, .extensions = CP_EXTENSION_SPINS, .timeout_cycles = 9}, false},
        {"armed apart", {.mode = CP_WAIT_INSTRUCTION, .extensions = CP_EXTENSION_SPINS, .timeout_cycles = 9}, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create(waiting);

        test_context(cases[i].name);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING, .waiting = cases[i].waiting});
        EXPECT_NOTHING(bench, 1000);
        CHECK(gpu_dispatcher_control(bench->dispatcher)->watches_spins == cases[i].watched);
        destroy(bench);
    }
    test_context(0);
}

static void waits_that_make_no_sense_are_refused(void)
{
    static const struct {
        const char *name;
        struct cp_waiting waiting;
        bool good;
    } cases[] = {
        {"all extensions", {.resume = CP_RESUME_PREDICT, .extensions = CP_EXTENSION_ALL}, true},
        {"what any monitor can have",
         {.extensions = CP_EXTENSION_SKEWED | CP_EXTENSION_CROWD | CP_EXTENSION_QUIESCENCE},
         true},
        {"an unknown extension", {.resume = CP_RESUME_PREDICT, .extensions = CP_EXTENSION_ALL + 1}, false},
        {"deferred without a prediction", {.resume = CP_RESUME_EXACT, .extensions = CP_EXTENSION_DEFERRED}, false},
        {"grace without a prediction", {.resume = CP_RESUME_ONE, .extensions = CP_EXTENSION_GRACE}, false},
        {"barging without a prediction", {.resume = CP_RESUME_ALL, .extensions = CP_EXTENSION_BARGING}, false},
        {"gates without a prediction", {.resume = CP_RESUME_ALL, .extensions = CP_EXTENSION_GATES}, false},
        {"an unknown mode", {.mode = CP_WAIT_INSTRUCTION + 1}, false},
        {"an unknown way to watch", {.watch = CP_WATCH_ACCESS + 1}, false},
        {"an unknown way to resume", {.resume = CP_RESUME_EXACT + 1}, false},
        {"oversubscribed twice", {.oversubscribed = 2}, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create(waiting);

        test_context(cases[i].name);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING, .waiting = cases[i].waiting});
        if (cases[i].good)
            EXPECT_NOTHING(bench, 1000);
        else
            EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        destroy(bench);
    }
    test_context(0);
}

/* The first come, in the order of their slots; with the extension those on whose line most wait, and of those the last come. Each
 * is searched for, slot after slot. */
static void who_is_reported_first(void)
{
    static const struct {
        uint32_t extensions, slots[4];
    } cases[] = {{0, {0, 1, 2, 3}},
                 {CP_EXTENSION_CROWD, {4, 2, 0, 3}},
                 {CP_EXTENSION_ALL & ~CP_EXTENSION_CROWD, {0, 1, 2, 3}},
                 {CP_EXTENSION_ALL, {4, 2, 0, 3}}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create(crowds);
        struct cp_command command = {.opcode = CP_COMMAND_WAITING,
                                     .waiting = {.mode = CP_WAIT_ATOMIC,
                                                 .watch = CP_WATCH_VALUE,
                                                 .resume = CP_RESUME_PREDICT,
                                                 .extensions = cases[i].extensions}};

        uint64_t search = cases[i].extensions & CP_EXTENSION_CROWD ? 5 * 100 : 0, sent = 0;

        bench->parameters.syncmon_scan = 100;
        begin(bench);
        send(bench, command);
        for (uint32_t slot = 0; slot < 5; slot++) {
            send(bench, place(bench, CP_COMMAND_LAUNCH, slot, 0));
            EXPECT_NOTHING(bench, 1000);
        }
        EXPECT_NOTHING(bench, 5000);
        command.waiting.oversubscribed = 1;
        command.waiting.reports = 2;
        for (uint32_t event = 0; event < 4; event++) {
            struct cp_event reported;

            if (event % 2 == 0) {
                sent = bench->clock.now;
                send(bench, command);
            }
            reported = next_event(bench, MANY);
            CHECK_EQUAL(bench->clock.now - sent, (1 + event % 2) * search);
            CHECK_EQUAL(reported.kind, CP_EVENT_WAITING);
            CHECK_EQUAL(reported.wg.slot, cases[i].slots[event]);
        }
        EXPECT_NOTHING(bench, 5000);
        destroy(bench);
    }
}

TEST_MAIN()
{
    return test_run("dispatcher_waits",
                    (const struct test_case[]){TEST(spins_are_watched_where_waits_end),
                                               TEST(waits_that_make_no_sense_are_refused),
                                               TEST(waits_are_reported_only_while_oversubscribed),
                                               TEST(a_wait_can_be_saved_once_by_its_number),
                                               TEST(a_resume_ends_one_wait),
                                               TEST(a_timed_out_wait_that_nobody_heard_of_stays_unheard),
                                               TEST(an_answered_wait_is_held_no_more),
                                               TEST(numbers_begin_with_the_launch),
                                               TEST(an_unread_report_is_used_again),
                                               TEST(all_conditions_of_a_saved_wave_are_awaited),
                                               TEST(a_reported_wait_stays_until_it_is_answered),
                                               TEST(only_as_many_waits_are_reported_as_wanted),
                                               TEST(crowds_wait_for_their_stall_time),
                                               TEST(a_stall_counts_through_retries),
                                               TEST(who_is_reported_first),
                                               {0}});
}
