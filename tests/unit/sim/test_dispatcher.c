/* test_dispatcher.c - the GPU's side of the commands: what is carried out, what is refused and why, what is described. */
#include "support_dispatcher.h"

static const char faulting[] = "k:\n\tv_mov_b32_e32 v0, 0\n\tv_mov_b32_e32 v1, 0\n\tflat_load_dword v2, v[0:1]\n";

/* Two messages, one right after the other, then a store. */
static const char sending[] = "k:\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v2, 1\n"
                              "\tonward_message 11\n\tonward_message 12\n\ts_mov_b64 exec, 1\n"
                              "\tflat_atomic_add v[0:1], v2\n";

static void a_workgroup_runs_to_its_end(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 3, 1));
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    store(bench, bench->data + 4, 1);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    destroy(bench);
}

static void what_does_not_fit_is_refused(void)
{
    struct bench *bench = create(spinning);
    struct cp_command command;

    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* no such kernel */
    begin(bench);
    begin(bench);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* begun already */
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 2));
    EXPECT_REFUSED(bench, CP_REFUSED_CU);
    send(bench, place(bench, CP_COMMAND_LAUNCH, SLOTS, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_ANSWER});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* the host has asked for nothing */
    send(bench, (struct cp_command){.opcode = CP_COMMAND_ANSWER, .answer = {.queue = CP_MAX_QUEUES}});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_OVERDUE});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* it limits nothing */
    send(bench, (struct cp_command){.opcode = CP_COMMAND_AGENT, .tag = 77, .agent = {.queue = 1}});
    EXPECT(bench, CP_EVENT_AGENT_DONE); /* it has no service */
    send(bench, (struct cp_command){.opcode = CP_COMMAND_NOTIFY, .notify = {.queue = CP_MAX_QUEUES}});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.simd = 2;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.workgroup[1] = 1;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT); /* outside the grid */
    command = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    command.place.context += 64;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_CONTEXT);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* the slot is taken */
    command = place(bench, CP_COMMAND_KILL, 0, 0);
    command.place.generation = 6;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_SAVE, 0, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* it does not wait, and the save is not forced */
    send(bench, (struct cp_command){.opcode = 99});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT_REFUSED(bench, CP_REFUSED_STALE); /* a WG is left */
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* A queue's doorbell is one event, however often it rings before the firmware has read that. */
static void doorbells_are_gathered(void)
{
    struct bench *bench = create(spinning);

    for (uint32_t round = 0; round < 2; round++) {
        struct cp_event event;

        for (uint32_t i = 0; i < 3; i++)
            gpu_dispatcher_doorbell(bench->dispatcher, 2, bench->clock.now);
        gpu_dispatcher_doorbell(bench->dispatcher, 1, bench->clock.now);
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_DOORBELL);
        CHECK_EQUAL(event.doorbell.queue, 2);
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_DOORBELL);
        CHECK_EQUAL(event.doorbell.queue, 1);
        EXPECT_NOTHING(bench, 0);
    }
    destroy(bench);
}

static void memory_commands_are_checked(void)
{
    static const struct {
        uint8_t opcode;
        uint32_t bytes;
        int64_t offset;
        bool good;
    } rows[] = {{CP_COMMAND_STORE, 4, 0, true},    {CP_COMMAND_STORE, 3, 0, false},
                {CP_COMMAND_STORE, 8, 4, false},   {CP_COMMAND_STORE, 16, 0, false},
                {CP_COMMAND_ADD, 0, 8, true},      {CP_COMMAND_ADD, 0, 4, false},
                {CP_COMMAND_COPY, 64, 0, true},    {CP_COMMAND_COPY, 0, 0, false},
                {CP_COMMAND_COPY, 5000, 0, false}, {CP_COMMAND_STORE, 4, INT64_C(1) << 40, false}};
    struct bench *bench = create(spinning);

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        send(bench, (struct cp_command){.opcode = rows[i].opcode,
                                        .memory = {.address = bench->data + (uint64_t)rows[i].offset,
                                                   .value = bench->data + 512,
                                                   .bytes = rows[i].bytes}});
        if (rows[i].good)
            EXPECT_NOTHING(bench, 0);
        else
            EXPECT_REFUSED(bench, CP_REFUSED_ADDRESS);
    }
    destroy(bench);
}

static void a_saved_workgroup_goes_on_elsewhere(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    EXPECT_NOTHING(bench, 5000);
    force_save(bench, 2);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_SAVED);
    CHECK_EQUAL(event.saved.state, 1);
    CHECK_EQUAL(event.wg.generation, 7);
    store(bench, bench->data + 4, 1);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    force_save(bench, 2);
    EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    send(bench, place(bench, CP_COMMAND_RESTORE, 2, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_damaged_context_is_not_run(void)
{
    /* Every part of the image: header, wave state, VGPRs, SGPRs. */
    static const uint32_t offsets[] = {0, 4, 8, 20, 56, 64, 64 + 104, 64 + 192 + 100, 64 + 192 + 16 * 256 + 8};

    for (size_t i = 0; i < sizeof(offsets) / sizeof(offsets[0]); i++) {
        struct bench *bench = create(spinning);
        struct cp_event event;
        uint32_t value;

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
        EXPECT_NOTHING(bench, 5000);
        force_save(bench, 0);
        EXPECT(bench, CP_EVENT_SAVED);
        mem_read(&bench->memory, bench->contexts + offsets[i], &value, sizeof(value));
        store(bench, bench->contexts + offsets[i], value ^ 0x100);
        send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
        CHECK_EQUAL(event.reason, CP_FAULT_CONTEXT);
        CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "context") != NULL);
        EXPECT_NOTHING(bench, 5000);
        destroy(bench);
    }
}

static void a_quantum_is_reported_once_a_placement(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    waits(bench, 1, 0, 0, 3000);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_QUANTUM);
    CHECK_EQUAL(event.cycle, 3000);
    waits(bench, 1, 0, 0, 3000);
    EXPECT_NOTHING(bench, 20000);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_QUANTUM);
    destroy(bench);
}

static void a_lost_cu_stops_and_a_returned_one_goes_on(void)
{
    struct bench *bench = create(spinning);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 1));
    EXPECT_NOTHING(bench, 5000);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    event = next_event(bench, 0);
    CHECK_EQUAL(event.kind, CP_EVENT_CU_LOST);
    CHECK_EQUAL(event.cu, 1);
    CHECK_EQUAL(event.cu_lost.deadline, bench->clock.now + bench->parameters.loss_deadline);
    store(bench, bench->data + 4, 1);
    EXPECT_NOTHING(bench, 5000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 1));
    EXPECT_REFUSED(bench, CP_REFUSED_CU);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

/* The loss stops the time of a quantum, and the return starts it again. */
static void quantum_of_a_returned_cu_is_reported(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    waits(bench, 1, 0, 0, 20000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 5000);
    gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    EXPECT_NOTHING(bench, 40000);
    gpu_dispatcher_return_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    EXPECT(bench, CP_EVENT_QUANTUM);
    EXPECT_NOTHING(bench, 40000);
    destroy(bench);
}

static void losing_the_target_of_a_restore_keeps_the_copy(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT_NOTHING(bench, 5000);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    store(bench, bench->data + 4, 1);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    force_save(bench, 0);
    EXPECT(bench, CP_EVENT_SAVED);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_return_during_a_save_leaves_one_copy(void)
{
    struct bench *bench = create(spinning);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 1));
    EXPECT_NOTHING(bench, 5000);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    force_save(bench, 0);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    store(bench, bench->data + 4, 1);
    EXPECT(bench, CP_EVENT_SAVED);
    EXPECT_NOTHING(bench, 5000);
    CHECK_EQUAL(word(bench, 0), 1);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 1));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(word(bench, 0), 2);
    destroy(bench);
}

static void a_fault_is_described(void)
{
    struct bench *bench = create(faulting);
    struct cp_event event;

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 5, 0));
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
    CHECK_EQUAL(event.reason, CP_FAULT_MEMORY);
    CHECK_EQUAL(event.wg.slot, 5);
    CHECK_EQUAL(event.fault.line, 6);
    CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "test.s:6") != NULL);
    CHECK(strstr(gpu_dispatcher_fault(bench->dispatcher), "(5,0,0)") != NULL);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 5, 0)); /* the slot is free again */
    EXPECT(bench, CP_EVENT_FAULT);
    destroy(bench);
}

/* The second message waits until the first has been taken, through a save and a restore too. */
static void messages_go_one_by_one(void)
{
    for (int saved = 0; saved < 2; saved++) {
        struct bench *bench = create(sending);
        struct cp_event event;

        begin(bench);
        send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
        while (clock_step(&bench->clock, 5000))
            ;
        CHECK_EQUAL(word(bench, 0), 0);
        if (saved) {
            force_save(bench, 2);
            while (clock_step(&bench->clock, 50000))
                ;
        }
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_MESSAGE);
        CHECK_EQUAL(event.wg.slot, 2);
        CHECK_EQUAL(event.wg.generation, 7);
        CHECK_EQUAL(event.message.word, 11);
        if (saved) {
            EXPECT(bench, CP_EVENT_SAVED);
            EXPECT_NOTHING(bench, 5000);
            send(bench, place(bench, CP_COMMAND_RESTORE, 2, 1));
            EXPECT(bench, CP_EVENT_RESTORED);
        }
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_MESSAGE);
        CHECK_EQUAL(event.message.word, 12);
        EXPECT(bench, CP_EVENT_DONE);
        CHECK_EQUAL(word(bench, 0), 1);
        destroy(bench);
    }
}

/* Killed while it waits to send: nothing of it is left. */
static void a_killed_workgroup_sends_nothing_more(void)
{
    struct bench *bench = create(sending);

    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    while (clock_step(&bench->clock, 5000))
        ;
    send(bench, place(bench, CP_COMMAND_KILL, 2, 0));
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT_NOTHING(bench, 5000);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 2, 0));
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_MESSAGE);
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* The loader finds out whether a program has an instruction of the scope extension. */
static void the_loader_knows_scoped_programs(void)
{
    static const struct {
        const char *name, *body;
        bool scoped;
    } rows[] = {{"waits", waiting, false},
                {"acquires", "k:\n\tbuffer_wbinvl1\n\ts_waitcnt vmcnt(0)\n", false},
                {"flushes at its start", "k:\n\tonward_flush\n\ts_nop 0\n", true},
                {"flushes at its end", "k:\n\ts_nop 0\n\tonward_flush\n", true},
                {"waits by the instruction", "k:\n\tonward_wait v[0:1], v[4:5] ne\n", false},
                {"waits remotely", "k:\n\tonward_wait v[0:1], v[4:5] ne remote\n", true},
                {"loads with a scope", "k:\n\tonward_sync_load v0, v[2:3] wg rlx\n", true}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create(rows[i].body);

        test_context(rows[i].name);
        CHECK_EQUAL(bench->program->scoped, rows[i].scoped);
        destroy(bench);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("dispatcher", (const struct test_case[]){TEST(a_workgroup_runs_to_its_end),
                                                             TEST(what_does_not_fit_is_refused),
                                                             TEST(doorbells_are_gathered),
                                                             TEST(memory_commands_are_checked),
                                                             TEST(a_saved_workgroup_goes_on_elsewhere),
                                                             TEST(a_damaged_context_is_not_run),
                                                             TEST(a_quantum_is_reported_once_a_placement),
                                                             TEST(a_lost_cu_stops_and_a_returned_one_goes_on),
                                                             TEST(quantum_of_a_returned_cu_is_reported),
                                                             TEST(losing_the_target_of_a_restore_keeps_the_copy),
                                                             TEST(a_return_during_a_save_leaves_one_copy),
                                                             TEST(a_fault_is_described),
                                                             TEST(messages_go_one_by_one),
                                                             TEST(a_killed_workgroup_sends_nothing_more),
                                                             TEST(the_loader_knows_scoped_programs),
                                                             {0}});
}
