/* test_run_list_commands.c - commands that cross what the dispatcher does with run lists. */
#include "support_run_lists.h"

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

/* LIST */

/* Names the wait of the WG's last SAVED. */
static struct cp_command list(const struct bench *bench, uint32_t slot)
{
    struct cp_command command = place(bench, CP_COMMAND_LIST, slot, 0);

    command.place.wait_number = slot_of(bench, slot)->wait_number;
    return command;
}

static uint32_t waiters_of(const struct bench *bench, uint32_t slot)
{
    return syncmon_waiters_of_word(bench->dispatcher->syncmon, bench->data + slot * 256 + WAITED_FOR * 4);
}

/* The firmware knows from elsewhere that its condition is met. What the monitor may still see of that is without effect. */
static void a_list_ends_waits(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    put_away(bench, 0);
    CHECK_EQUAL(waiters_of(bench, 0), 1);
    send(bench, list(bench, 0));
    CHECK(slot_of(bench, 0)->listed && !slot_of(bench, 0)->waits_away);
    CHECK_EQUAL(waiters_of(bench, 0), 0);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    send(bench, list(bench, 0)); /* doubled */
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed, 1);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 0 + 1);
    end_all(bench, 0);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->conditions_met, 0);
    destroy(bench);
}

/* Its condition is not met: it has the place of a resident that waits, and waits there again. */
static void a_list_of_one_that_cannot_run(void)
{
    struct bench *bench = create_listing();
    uint32_t wait_number;

    launch_waiting(bench, 1, 1);
    put_away(bench, 0);
    wait_number = slot_of(bench, 0)->wait_number;
    send(bench, list(bench, 0));
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0 + 1).saved.state, CP_SAVED_WAITS);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    CHECK(slot_of(bench, 0)->stalled);
    CHECK(slot_of(bench, 0)->wait_number > wait_number);
    send(bench, list(bench, 1)); /* and back */
    expect_left(bench, CP_EVENT_SAVED, 0, 1 + 1);
    end_all(bench, 1);
    destroy(bench);
}

static void a_list_elsewhere_does_nothing(void)
{
    static const struct {
        const char *name;
        enum whereabouts where;
        uint32_t slot, generation;
        bool listed, waits_away;
        uint32_t count; /* of the list */
    } rows[] = {{"away", WAITS_AWAY, 0, 7, true, false, 1},
                {"away, the generation before", WAITS_AWAY, 0, 6, false, true, 0},
                {"away, the next generation", WAITS_AWAY, 0, 8, false, true, 0},
                {"a free slot", WAITS_AWAY, 1, 7, false, true, 0},
                {"a slot that was never used", WAITS_AWAY, SLOTS - 1, 7, false, true, 0},
                {"listed", LISTED, 0, 7, true, false, 1},
                {"listed, the generation before", LISTED, 0, 6, true, false, 1},
                {"stalled", STALLED, 0, 7, false, false, 0},
                {"spinning", SPINNING, 0, 7, false, false, 0},
                {"leaving for another one", LEAVING, 0, 7, false, false, 1},
                {"being saved", BEING_SAVED, 0, 7, false, false, 0},
                {"taking over", TAKES_OVER, 0, 7, false, false, 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_where(rows[i].where);
        enum gpu_slot_state state = slot_of(bench, 0)->state;
        struct cp_command command = place(bench, CP_COMMAND_LIST, rows[i].slot, 0);

        test_context(rows[i].name);
        command.place.wait_number = slot_of(bench, 0)->wait_number;
        command.place.generation = rows[i].generation;
        send(bench, command);
        CHECK_EQUAL(slot_of(bench, 0)->state, state);
        CHECK_EQUAL(slot_of(bench, 0)->listed, rows[i].listed);
        CHECK_EQUAL(slot_of(bench, 0)->waits_away, rows[i].waits_away);
        CHECK_EQUAL(list_of(bench, 0)->count, rows[i].count);
        EXPECT_NOTHING(bench, 0);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->refused, 0);
        destroy(bench);
    }
    test_context(NULL);
}

/* A WG that has ended, and the next one in its slot. */
static void a_list_of_one_that_has_ended(void)
{
    struct bench *bench = create_listing();
    struct cp_command late, next;

    put_away(bench, 0);
    late = list(bench, 0);
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    expect_left(bench, CP_EVENT_DONE, 0, 0);
    send(bench, late);
    next = place(bench, CP_COMMAND_LAUNCH, 0, 0);
    next.place.generation = 8;
    send(bench, next);
    send(bench, late);
    EXPECT_NOTHING(bench, SETTLE);
    next.opcode = CP_COMMAND_SAVE;
    next.flags = CP_FLAG_FORCED;
    send(bench, next);
    expect_left(bench, CP_EVENT_SAVED, 0, 0);
    send(bench, late);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(!slot_of(bench, 0)->listed);
    CHECK_EQUAL(list_of(bench, 0)->count, 0);
    destroy(bench);
}

/* The dispatcher gave it a place, where it began another wait, and it was saved in that. */
static void a_list_of_an_earlier_wait_does_nothing(void)
{
    struct bench *bench = create_listing();
    struct cp_command late;

    put_away(bench, 0);
    late = list(bench, 0);
    launch_spinning(bench, 1, 1);
    set(bench, 0, WAITED_FOR, 1);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 0 + 1);
    EXPECT_NOTHING(bench, SETTLE);
    set(bench, 0, SPUN_ON, 1);
    EXPECT_NOTHING(bench, SETTLE);
    force_save(bench, 0);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 0, 0).saved.state, CP_SAVED_WAITS);
    send(bench, late);
    CHECK(!slot_of(bench, 0)->listed && slot_of(bench, 0)->waits_away);
    send(bench, list(bench, 0));
    CHECK(slot_of(bench, 0)->listed && !slot_of(bench, 0)->waits_away);
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

static void a_list_is_refused(void)
{
    static const uint32_t slots[] = {SLOTS, SLOTS + 1, UINT32_MAX};
    struct bench *bench = create_listing();

    put_away(bench, 0);
    for (size_t i = 0; i < sizeof(slots) / sizeof(slots[0]); i++) {
        struct cp_command command = list(bench, 0);

        command.place.slot = slots[i];
        send(bench, command);
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    }
    lists_off(bench);
    send(bench, list(bench, 0));
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    CHECK(!slot_of(bench, 0)->listed && slot_of(bench, 0)->waits_away);
    set(bench, 0, WAITED_FOR, LAST_ROUND); /* the monitor has the wait as before */
    expect_left(bench, CP_EVENT_CONDITION_MET, 0, 0);
    lists_on(bench);
    send(bench, list(bench, 0));
    CHECK(slot_of(bench, 0)->listed);
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

/* It stands behind those that are on the list already. */
static void lists_keep_their_order(void)
{
    struct bench *bench = create_listing();

    put_many_away(bench, 3);
    launch_spinning(bench, 3, 1);
    send(bench, list(bench, 2));
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    send(bench, list(bench, 1));
    CHECK_EQUAL(list_of(bench, 0)->count, 3);
    set(bench, 2, WAITED_FOR, LAST_ROUND);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    CHECK_EQUAL(list_of(bench, 0)->count, 3);
    let_end(bench, 3);
    expect_left(bench, CP_EVENT_DONE, 3, 2 + 1);
    let_end(bench, 2);
    expect_left(bench, CP_EVENT_DONE, 2, 0 + 1);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 1 + 1);
    end_all(bench, 1);
    destroy(bench);
}

static void restored_or_killed_after_a_list(void)
{
    for (uint32_t killed = 0; killed < 2; killed++) {
        struct bench *bench = create_listing();

        put_many_away(bench, 2);
        send(bench, list(bench, 0));
        send(bench, list(bench, 1));
        send(bench, killed ? place(bench, CP_COMMAND_KILL, 0, 0) : restore(bench, 0, 0));
        CHECK(!slot_of(bench, 0)->listed);
        CHECK(list_of(bench, 0)->head == slot_of(bench, 1));
        CHECK_EQUAL(list_of(bench, 0)->count, 1);
        if (killed) {
            expect_left(bench, CP_EVENT_DONE, 0, 0);
            EXPECT_NOTHING(bench, SETTLE);
        } else {
            EXPECT(bench, CP_EVENT_RESTORED);
            let_end(bench, 0);
            expect_left(bench, CP_EVENT_DONE, 0, 1 + 1);
            end_all(bench, 1);
        }
        destroy(bench);
    }
}

/* CONDITION_MET names the wait that LIST named. */
static void switched_off_after_a_list(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    put_away(bench, 0);
    send(bench, list(bench, 0));
    lists_off(bench);
    event = expect_left(bench, CP_EVENT_CONDITION_MET, 0, 0);
    CHECK_EQUAL(event.wg.wait_number, slot_of(bench, 0)->wait_number);
    CHECK(!slot_of(bench, 0)->listed);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    EXPECT_NOTHING(bench, SETTLE); /* once only */
    send(bench, restore(bench, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    end_all(bench, 0);
    destroy(bench);
}

static void overdue_after_a_list(void)
{
    struct bench *bench = create_listing();

    put_away(bench, 0);
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 3000);
    EXPECT_NOTHING(bench, SETTLE);
    send(bench, list(bench, 0));
    EXPECT_NOTHING(bench, 2999);
    EXPECT(bench, CP_EVENT_LIST_OVERDUE);
    CHECK_EQUAL(bench->clock.now - slot_of(bench, 0)->listed_at, 3000);
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

TEST_MAIN()
{
    return test_run("run_list_commands", (const struct test_case[]){TEST(a_restore_takes_off_the_list),
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
                                                                    TEST(a_list_ends_waits),
                                                                    TEST(a_list_of_one_that_cannot_run),
                                                                    TEST(a_list_elsewhere_does_nothing),
                                                                    TEST(a_list_of_one_that_has_ended),
                                                                    TEST(a_list_of_an_earlier_wait_does_nothing),
                                                                    TEST(a_list_is_refused),
                                                                    TEST(lists_keep_their_order),
                                                                    TEST(restored_or_killed_after_a_list),
                                                                    TEST(switched_off_after_a_list),
                                                                    TEST(overdue_after_a_list),
                                                                    TEST(the_search_goes_on),
                                                                    TEST(the_search_goes_on_in_each_kernel),
                                                                    {0}});
}
