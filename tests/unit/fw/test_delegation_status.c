/* test_delegation_status.c - status pages of queues whose kernels the dispatcher has. */
#include "delegation_bench.h"

#include "onward/status.h"

#define PAGE    (FAKE_PORT_WORDS + 2u * FAKE_PORT_PROCESS) /* memory of queue 2's process */
#define BYTES   FAKE_PORT_PROCESS
#define TOLD    0x7654321000u
#define TOLD_AT 70u

static const struct cp_status_header *header(void)
{
    return fake_port_at(&port, PAGE, CP_STATUS_RECORD);
}

static const void *record(uint32_t i)
{
    return fake_port_at(&port, PAGE + (i + 1) * CP_STATUS_RECORD, CP_STATUS_RECORD);
}

/* Kernel 0 of queue 0 and kernel 1 of queue 1 are given. */
static void give_two(void)
{
    init();
    start();
    open_given(0, 9);
    open_given(1, 9);
    fake_port_forget(&port);
}

static void tell_host(uint32_t operation, uint32_t queue)
{
    struct cp_event *event = post(CP_EVENT_HOST);

    event->reason = (uint8_t)operation;
    event->cu = (uint16_t)queue;
    event->tag = 100 + operation;
    event->page = (struct cp_range){PAGE, BYTES};
}

/* Steps, and forgets commands but those that are expected below. Returns the status of the answer, 0 if none has come. */
static uint32_t answer_after(uint32_t count)
{
    const struct cp_command *command;

    while (count--) {
        step();
        while (fake_port_next(&port, &command)) {
            if (command->opcode == CP_COMMAND_ANSWER)
                return command->answer.status;
        }
        fake_port_forget(&port);
    }
    return 0;
}

static void suspend(uint32_t queue)
{
    tell_host(CP_HOST_SUSPEND, queue);
    settle();
    post(CP_EVENT_HALTED)->cu = (uint16_t)queue;
    CHECK_EQUAL(answer_after(100), CP_HOST_DONE);
    fake_port_forget(&port);
}

/* The page of a queue that runs: the dispatcher keeps its kernels, and the page says so. */
static void kernel_stays_given(void)
{
    const struct cp_status_dispatch *dispatch = record(0);

    give_two();
    tell_host(CP_HOST_STATUS, 1);
    CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
    CHECK(cp.delegated && !cp.taking);
    CHECK_EQUAL(header()->records, 1);
    CHECK_EQUAL(dispatch->kind, CP_STATUS_DISPATCH);
    CHECK_EQUAL(dispatch->kernel, 1);
    CHECK_EQUAL(dispatch->flags, CP_STATUS_GIVEN);
    CHECK_EQUAL(dispatch->unlaunched, 0);
    CHECK_EQUAL(dispatch->live, 0);
    finish();
}

/* The place of a WG and, with a condition, what it waits for. */
static void tell_place_waits(uint32_t kernel, const struct cp_wg_place *place, uint32_t condition)
{
    struct cp_event *event = post(CP_EVENT_PLACES);

    event->tag = kernel;
    event->reason = 1;
    event->cu = (uint16_t)condition;
    event->cycle = TOLD_AT;
    event->place_waits.place = *place;
    event->place_waits.address = TOLD;
    event->place_waits.value = 5;
    event->place_waits.mask = UINT32_MAX;
    settle();
}

/* All is the firmware's. It gives kernel 1, and keeps kernel 0 and its saved WG for the page of queue 0. */
static void give_back_the_other(void)
{
    fake_port_forget(&port);
    post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){50, 6};
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 1); /* what may be under way comes first */
    CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 0);
    post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){50, 6};
    step();
    CHECK(cp.delegated);
    while (cp.kernels[1].stage == CP_KERNEL_ACTIVE && step())
        ;
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    fake_port_forget(&port);
}

/* What was told of a saved WG is on the page. */
static void page_of_a_halted_queue(void)
{
    static const struct {
        const char *name;
        enum cp_place_state place;
        uint32_t condition, told;
        enum cp_wg_state state;
        uint32_t flags;
    } cases[] = {
        {"waits", CP_PLACE_WAITS, CP_CONDITION_GE, CP_CONDITION_GE, CP_WG_SWAPPED, CP_STATUS_WAITS},
        {"waits, not told", CP_PLACE_WAITS, 0, 0, CP_WG_SWAPPED, CP_STATUS_WAITS},
        {"can run", CP_PLACE_LISTED, CP_CONDITION_EQ, CP_CONDITION_EQ, CP_WG_READY, 0},
        {"preempted", CP_PLACE_PREEMPTED, CP_CONDITION_NE, CP_CONDITION_NE, CP_WG_READY, CP_STATUS_PREEMPTED},
        {"preempted, not told", CP_PLACE_PREEMPTED, 0, 0, CP_WG_READY, CP_STATUS_PREEMPTED},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_wg_place place = placed(resident, cases[i].place);
        const struct cp_status_workgroup *wg = record(1);

        test_context(cases[i].name);
        give_two();
        suspend(0);
        tell_host(CP_HOST_STATUS, 0);
        settle();
        CHECK_EQUAL(expect(CP_COMMAND_TAKE)->flags, CP_FLAG_WAITS);
        expect_nothing();
        tell_kernel_at(0, 9);
        tell_place_waits(0, &place, cases[i].condition);
        tell_kernel_at(1, 8);
        CHECK_EQUAL(header()->magic, 0); /* nothing is written before all is the firmware's */
        CHECK_EQUAL(sent(CP_COMMAND_STORE), 0);
        give_back_the_other();
        CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
        CHECK_EQUAL(header()->flags, CP_STATUS_SUSPENDED);
        CHECK_EQUAL(header()->records, 2);
        CHECK_EQUAL(((const struct cp_status_dispatch *)record(0))->flags, 0);
        CHECK_EQUAL(((const struct cp_status_dispatch *)record(0))->live, 1);
        CHECK_EQUAL(wg->state, cases[i].state);
        CHECK_EQUAL(wg->flags, cases[i].flags);
        CHECK_EQUAL(wg->slot, 3);
        CHECK_EQUAL(wg->workgroup[0], 2);
        CHECK_EQUAL(wg->wait_number, 6);
        CHECK_EQUAL(wg->condition, cases[i].told);
        CHECK_EQUAL(wg->wait.address, cases[i].told ? TOLD : 0);
        CHECK_EQUAL(wg->wait.value, cases[i].told ? 5 : 0);
        CHECK_EQUAL(wg->wait.mask, cases[i].told ? UINT32_MAX : 0);
        CHECK_EQUAL(wg->wait.since, cases[i].told ? TOLD_AT : 0);
        CHECK_EQUAL(stale(), 0);
        fake_port_forget(&port);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_ACTIVE);
        tell_host(CP_HOST_RESUME, 0);
        settle();
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVING);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* Nothing is told of a WG on a CU, and two places in an event tell of no wait, whatever is in event.cu. */
static void other_places_have_no_wait(void)
{
    struct cp_wg_place places[CP_PLACES_MOST] = {placed(resident, CP_PLACE_WAITS), placed(resident, CP_PLACE_WAITS)};
    struct cp_wg_place on_cu = resident;
    struct cp_event *event;

    give_two();
    suspend(0);
    tell_host(CP_HOST_STATUS, 0);
    settle();
    tell_kernel_at(0, 9);
    places[1].slot = 4;
    event = post(CP_EVENT_PLACES);
    event->tag = 0;
    event->reason = CP_PLACES_MOST;
    event->cu = CP_CONDITION_EQ;
    event->places = (struct cp_places_event){{places[0], places[1]}};
    settle();
    CHECK_EQUAL(cp.workgroups[3].wait.condition, 0);
    CHECK_EQUAL(cp.workgroups[4].wait.condition, 0);
    check_state(4, CP_WG_SWAPPED);
    tell_kernel_at(1, 9);
    on_cu.slot = 5;
    tell_place_waits(1, &on_cu, CP_CONDITION_EQ);
    check_state(5, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[5].wait.condition, 0);
}

/* A WG was given back with a wait that the firmware checks. TAKE tells nothing new, so what SAVED told is on the page. */
static void what_was_told_before_is_kept(void)
{
    struct cp_wg_place place = placed(resident, CP_PLACE_WAITS);
    const struct cp_status_workgroup *wg = record(1);
    struct cp_event *event;

    own(9);
    bring(3, CP_WG_SAVING, false);
    event = fake_port_event(&port, CP_EVENT_SAVED, 3);
    event->wg.wait_number = event->wg.first_wait = 1;
    event->saved.condition = CP_CONDITION_GE;
    event->waiting.address = TOLD;
    settle();
    place.generation = cp.workgroups[3].generation;
    place.wait_number = 1;
    watch(1, 3, place.generation, 1);
    give_again();
    tell_kernel(CP_EVENT_GIVEN, 1);
    check_state(3, CP_WG_WATCHED);
    suspend(0);
    tell_host(CP_HOST_STATUS, 0);
    settle();
    tell_kernel_at(1, 9);
    tell_place_waits(1, &place, 0);
    tell_taken(50, 6);
    post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){50, 6};
    CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
    CHECK_EQUAL(wg->slot, 3);
    CHECK_EQUAL(wg->flags, CP_STATUS_WAITS | CP_STATUS_SPILLED);
    CHECK_EQUAL(wg->condition, CP_CONDITION_GE);
    CHECK_EQUAL(wg->wait.address, TOLD);
}

/* The page of a queue that runs does not wait for what is being taken back. */
static void page_while_kernels_are_taken(void)
{
    give_two();
    open_managed(1);
    tell_host(CP_HOST_STATUS, 1);
    CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
    CHECK(cp.taking);
    CHECK_EQUAL(((const struct cp_status_dispatch *)record(0))->flags, CP_STATUS_GIVEN);
    finish();
}

/* Without a page TAKE asks for no waits. */
static void other_takes_ask_for_no_waits(void)
{
    give_two();
    open_managed(1);
    expect(CP_COMMAND_KERNEL_BEGIN);
    CHECK_EQUAL(expect(CP_COMMAND_TAKE)->flags, 0);
    finish();
}

/* The last kernel with launch options ends while a queue is suspended: others are given, its kernel behind RESUME. */
static void others_are_given_while_a_queue_is_suspended(void)
{
    own(9);
    tell_host(CP_HOST_SUSPEND, 1);
    CHECK_EQUAL(answer_after(100), CP_HOST_DONE);
    end_managed();
    tell_taken(0, 0);
    CHECK(cp.delegated);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING); /* of queue 0 */
    finish();
}

/* The same while the WGs of the queue are being saved: nothing is given before they are. */
static void nothing_is_given_while_wgs_are_saved(void)
{
    own(9);
    tell_host(CP_HOST_SUSPEND, 0);
    settle();
    fake_port_forget(&port);
    tell(CP_EVENT_DONE, managed_slot(), 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 0);
    for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
        if (cp.workgroups[slot].state == CP_WG_SAVING)
            tell(CP_EVENT_SAVED, slot, 0);
    }
    CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
    tell_host(CP_HOST_RESUME, 0);
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 1);
    finish();
}

/*
 * SUSPEND comes when a full ring delays GIVE: the dispatcher is given WGs on CUs all the same, and saves them, also one that has begun
 * to wait meanwhile.
 */
static void given_although_its_queue_is_being_suspended(void)
{
    for (uint32_t waits = 0; waits < 2; waits++) {
        own(9);
        end_managed();
        port.room = 0;
        post(CP_EVENT_TAKEN);
        tell_host(CP_HOST_SUSPEND, 0);
        if (waits)
            fake_port_event(&port, CP_EVENT_WAITING, cp.kernels[1].workgroups.head);
        steps(10);
        CHECK(cp.delegated);
        CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_ACTIVE);
        port.room = UINT32_MAX;
        settle();
        expect(CP_COMMAND_GIVE);
        expect_nothing();
        tell_kernel(CP_EVENT_GIVEN, 1);
        CHECK(!audit(&cp));
        expect(CP_COMMAND_HALT);
        post(CP_EVENT_HALTED)->cu = 0;
        CHECK_EQUAL(answer_after(100), CP_HOST_DONE);
        finish();
    }
}

TEST_MAIN()
{
    return test_run("delegation_status", (const struct test_case[]){TEST(kernel_stays_given),
                                                                    TEST(page_of_a_halted_queue),
                                                                    TEST(other_places_have_no_wait),
                                                                    TEST(what_was_told_before_is_kept),
                                                                    TEST(other_takes_ask_for_no_waits),
                                                                    TEST(others_are_given_while_a_queue_is_suspended),
                                                                    TEST(nothing_is_given_while_wgs_are_saved),
                                                                    TEST(page_while_kernels_are_taken),
                                                                    TEST(given_although_its_queue_is_being_suspended),
                                                                    {0}});
}
