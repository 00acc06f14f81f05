/* test_commands_cross.c - commands that come when a work-group is not what the firmware took it for. */
#include "support_dispatcher.h"

/*
 * A work-group has two words, 256 bytes apart from those of the next one. It waits until the first is 1, spins until the
 * second is, and ends.
 */
static const char waits_and_spins[] =
    "k:\n\ts_lshl_b32 s3, s2, 8\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n\tv_mov_b32_e32 v1, s1\n"
    "\tv_add_u32_e32 v6, vcc, 4, v0\n\tv_mov_b32_e32 v7, s1\n\tv_mov_b32_e32 v4, -1\n\tv_mov_b32_e32 v5, 1\n"
    "\ts_mov_b64 exec, 1\n"
    "again:\n\tonward_wait_load v3, v[0:1], v[4:5] ge\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
    "spin:\n\tflat_load_dword v3, v[6:7] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
    "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 spin\n";

#define SETTLE 5000u /* cycles after which a launched WG waits or spins */

static const struct gpu_slot *slot_of(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

/* Steps until slot 0 is in a state. */
static void step_to(struct bench *bench, enum gpu_slot_state state)
{
    uint64_t end = bench->clock.now + MANY;

    while (slot_of(bench, 0)->state != state && clock_step(&bench->clock, end))
        ;
    CHECK_EQUAL(slot_of(bench, 0)->state, state);
}

/* Where the WG of slot 0 is when a command about it comes. */
enum whereabouts { STALLED, SPINNING, BEING_SAVED, AWAY, BEING_RESTORED };

static struct bench *create_where(enum whereabouts where)
{
    struct bench *bench = create(waits_and_spins);

    begin_kernel(bench, 0, 1);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.mode = CP_WAIT_ATOMIC, .watch = CP_WATCH_VALUE}});
    if (where == SPINNING)
        store(bench, bench->data, 1);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 1));
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->stalled, where != SPINNING);
    if (where < BEING_SAVED)
        return bench;
    force_save(bench, 0);
    step_to(bench, GPU_SLOT_SAVING);
    if (where == BEING_SAVED)
        return bench;
    CHECK_EQUAL(next_event(bench, MANY).saved.state, CP_SAVED_WAITS);
    if (where == AWAY)
        return bench;
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    step_to(bench, GPU_SLOT_RESTORING);
    return bench;
}

static void commands_cross(void)
{
    static const struct {
        const char *name;
        enum whereabouts where;
        uint8_t opcode;
        bool forced;
        uint32_t wait;
        uint8_t answer; /* 0: none */
        uint8_t second; /* the event behind it; 0: none */
        enum gpu_slot_state state;
    } rows[] = {
        {"SAVE, stalled", STALLED, CP_COMMAND_SAVE, false, 2, CP_EVENT_SAVED, 0, GPU_SLOT_AWAY},
        {"SAVE, spinning", SPINNING, CP_COMMAND_SAVE, false, 2, CP_EVENT_REFUSED, 0, GPU_SLOT_RESIDENT},
        {"SAVE, away", AWAY, CP_COMMAND_SAVE, false, 2, CP_EVENT_REFUSED, 0, GPU_SLOT_AWAY},
        {"forced SAVE, away", AWAY, CP_COMMAND_SAVE, true, 0, CP_EVENT_REFUSED, 0, GPU_SLOT_AWAY},
        {"KILL, stalled", STALLED, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, 0, GPU_SLOT_FREE},
        {"KILL, spinning", SPINNING, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, 0, GPU_SLOT_FREE},
        {"KILL, being saved", BEING_SAVED, CP_COMMAND_KILL, false, 0, CP_EVENT_SAVED, CP_EVENT_DONE, GPU_SLOT_FREE},
        {"KILL, away", AWAY, CP_COMMAND_KILL, false, 0, CP_EVENT_DONE, 0, GPU_SLOT_FREE},
        {"KILL, being restored", BEING_RESTORED, CP_COMMAND_KILL, false, 0, CP_EVENT_RESTORED, CP_EVENT_DONE,
         GPU_SLOT_FREE},
        {"RESUME, spinning", SPINNING, CP_COMMAND_RESUME, false, 2, CP_EVENT_REFUSED, 0, GPU_SLOT_RESIDENT},
        {"RESUME of no wait, away", AWAY, CP_COMMAND_RESUME, false, 9, CP_EVENT_REFUSED, 0, GPU_SLOT_AWAY},
        {"RESTORE, stalled", STALLED, CP_COMMAND_RESTORE, false, 0, CP_EVENT_REFUSED, 0, GPU_SLOT_RESIDENT},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_where(rows[i].where);
        struct cp_command command = place(bench, (enum cp_command_opcode)rows[i].opcode, 0, 0);
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
        }
        if (rows[i].second)
            CHECK_EQUAL(next_event(bench, 20000).kind, rows[i].second);
        step_to(bench, rows[i].state);
        CHECK(!slot_of(bench, 0)->marked);
        EXPECT_NOTHING(bench, SETTLE);
        destroy(bench);
    }
    test_context(NULL);
}

/* Sends each command about a WG under names that are not those of the one in slot 0. */
static void call_by_other_names(struct bench *bench)
{
    static const uint8_t opcodes[] = {CP_COMMAND_SAVE, CP_COMMAND_RESTORE, CP_COMMAND_RESUME, CP_COMMAND_KILL};
    static const struct {
        uint32_t slot, generation;
    } names[] = {{5, 7}, {SLOTS, 7}, {UINT32_MAX, 7}, {0, 6}, {0, 8}, {1, 7}};
    uint32_t refused = 0;

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
}

static void foreign_and_free_slots_are_refused(void)
{
    struct bench *bench = create_where(STALLED);

    call_by_other_names(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(slot_of(bench, 0)->stalled);
    destroy(bench);
    bench = create_where(AWAY);
    call_by_other_names(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_AWAY);
    destroy(bench);
}

/* Carries out a command once more, with the tag that it has had. */
static void repeat(struct bench *bench, struct cp_command command)
{
    command.tag = bench->tag;
    gpu_dispatcher_command(bench->dispatcher, &command, bench->clock.now);
}

/* A command that comes twice takes effect once, and the second one is not refused. */
static void doubled_commands_are_dropped(void)
{
    const struct cp_command mode = {.opcode = CP_COMMAND_WAITING, .waiting = {.mode = CP_WAIT_ATOMIC}};
    struct bench *bench = create(waits_and_spins);
    struct cp_command add = {.opcode = CP_COMMAND_ADD,
                             .memory = {.address = bench->data + 512, .value = 3, .bytes = 8}};
    struct cp_command launch;
    uint64_t word;

    begin_kernel(bench, 0, 1);
    send(bench, mode);
    send(bench, add);
    repeat(bench, add);
    mem_read(&bench->memory, bench->data + 512, &word, sizeof(word));
    CHECK_EQUAL(word, 3);
    launch = place(bench, CP_COMMAND_LAUNCH, 0, 1);
    send(bench, launch);
    repeat(bench, launch);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(slot_of(bench, 0)->stalled);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->refused, 0);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, 1);
    repeat(bench, (struct cp_command){.opcode = CP_COMMAND_RESET, .reset = {.nonce = 7}}); /* the count begins anew */
    EXPECT(bench, CP_EVENT_TAKEN);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT(bench, CP_EVENT_RESET);
    destroy(bench);
}

/* A kernel that was not given is the firmware's: so are the lists of its WGs. */
static void a_list_of_the_firmwares_own_kernel_is_refused(void)
{
    static const uint32_t slots[] = {0, 1, SLOTS, UINT32_MAX};
    struct bench *bench = create_where(AWAY);

    for (size_t i = 0; i < sizeof(slots) / sizeof(slots[0]); i++) {
        struct cp_command command = place(bench, CP_COMMAND_LIST, 0, 0);

        command.place.slot = slots[i];
        send(bench, command);
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    }
    CHECK(!slot_of(bench, 0)->listed && slot_of(bench, 0)->waits_away);
    store(bench, bench->data, 1); /* the monitor has the wait as before */
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("commands_cross", (const struct test_case[]){TEST(commands_cross),
                                                                 TEST(foreign_and_free_slots_are_refused),
                                                                 TEST(doubled_commands_are_dropped),
                                                                 TEST(a_list_of_the_firmwares_own_kernel_is_refused),
                                                                 {0}});
}
