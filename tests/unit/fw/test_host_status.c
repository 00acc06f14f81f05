/* test_host_status.c - the status page: what it tells of each state of a work-group, and how it is written. */
#include "workgroup_bench.h"

#include "onward/status.h"

#define PAGE  (FAKE_PORT_WORDS + FAKE_PORT_PROCESS) /* memory of queue 1's process */
#define BYTES FAKE_PORT_PROCESS
#define WORD  0x7654321000u

static const struct cp_status_header *header(void)
{
    return fake_port_at(&port, PAGE, CP_STATUS_RECORD);
}

static const void *record(uint32_t i)
{
    return fake_port_at(&port, PAGE + (i + 1) * CP_STATUS_RECORD, CP_STATUS_RECORD);
}

/* WGs of queue 0 on eight places, under a policy that watches. */
static void begin(uint32_t groups)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_monnr_one;
    port.config.context_base = 0x900000;
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

static void tell(uint32_t operation, uint32_t queue, uint64_t base, uint64_t bytes)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_HOST, 0);

    event->reason = (uint8_t)operation;
    event->cu = (uint16_t)queue;
    event->tag = 77;
    event->page = (struct cp_range){base, bytes};
}

/* Steps, and forgets commands, until the ANSWER. Returns its status; 0 if none has come. */
static uint32_t answer_after(uint32_t steps)
{
    const struct cp_command *command;

    for (uint32_t i = 0; i < steps; i++) {
        cp_step(&cp, 1);
        while (fake_port_next(&port, &command)) {
            if (command->opcode == CP_COMMAND_ANSWER)
                return command->answer.status;
        }
        fake_port_forget(&port);
    }
    return 0;
}

static uint32_t ask(uint32_t queue, uint64_t base, uint64_t bytes)
{
    tell(CP_HOST_STATUS, queue, base, bytes);
    return answer_after(2000);
}

/* An event with a wait; the others begin and end alike. */
static void tell_wait(enum cp_event_kind kind, uint32_t slot, uint32_t number, uint64_t value)
{
    struct cp_event *event = fake_port_event(&port, kind, slot);

    event->wg.wait_number = event->wg.first_wait = number;
    event->waiting.address = WORD;
    event->waiting.value = value;
    event->waiting.mask = UINT32_MAX;
    if (kind == CP_EVENT_WAITING)
        event->waiting.condition = CP_CONDITION_GE;
    else
        event->saved.condition = CP_CONDITION_GE;
    port.now += 100;
    fake_port_settle(&port);
}

/* Brings WG 0 of ten into a state; the page has value 5 of wait 3 where it is to be shown. */
static void bring_to(enum cp_wg_state state)
{
    begin(state == CP_WG_RUNNING || state == CP_WG_STALLED ? 8 : 10);
    if (state == CP_WG_RUNNING)
        return;
    tell_wait(CP_EVENT_WAITING, 0, 3, 5);
    if (state == CP_WG_STALLED || state == CP_WG_SAVING)
        return;
    tell_wait(CP_EVENT_SAVED, 0, 3, 5);
    if (state == CP_WG_SWAPPED)
        return;
    if (state == CP_WG_KILLING) {
        fake_port_tell(&port, CP_EVENT_FAULT, 3, 0);
        return;
    }
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 3);
    if (state == CP_WG_RESTORING) {
        fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 4, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 5, 0);
    }
}

static const struct {
    const char *name;
    enum cp_wg_state state;
    uint32_t flags, told; /* told: what it waits for is shown */
    const char *line;
} states[] = {
    {"running", CP_WG_RUNNING, CP_STATUS_FRESH, 0, "work-group (0,0,0) of dispatch 0: on CU 0; slot 0"},
    {"stalled", CP_WG_STALLED, CP_STATUS_WAITS, 1,
     "work-group (0,0,0) of dispatch 0: on CU 0, waits for [0x7654321000] >= 5 (32 bits), known since cycle 100; slot "
     "0"},
    {"saving", CP_WG_SAVING, 0, 1,
     "work-group (0,0,0) of dispatch 0: being saved from CU 0, has waited last for [0x7654321000] >= 5 (32 bits), "
     "known since "
     "cycle 100; slot 0"},
    {"swapped", CP_WG_SWAPPED, CP_STATUS_WAITS, 1,
     "work-group (0,0,0) of dispatch 0: saved, waits for [0x7654321000] >= 5 (32 bits), known since cycle 100; slot 0, "
     "context "
     "at 0x900000"},
    {"ready", CP_WG_READY, 0, 1,
     "work-group (0,0,0) of dispatch 0: saved, can run and has no place, has waited last for [0x7654321000] >= 5 (32 "
     "bits), known "
     "since cycle 100; slot 0, context at 0x900000"},
    {"restoring", CP_WG_RESTORING, 0, 1,
     "work-group (0,0,0) of dispatch 0: being restored on CU 1, has waited last for [0x7654321000] >= 5 (32 bits), "
     "known since "
     "cycle 100; slot 0"},
    {"killing", CP_WG_KILLING, 0, 1,
     "work-group (0,0,0) of dispatch 0: being killed, has waited last for [0x7654321000] >= 5 (32 bits), known since "
     "cycle 100; "
     "slot 0"},
};

static void check_line(uint32_t line, const char *text)
{
    char got[CP_STATUS_LINE];
    uint32_t length = cp_status_line(fake_port_at(&port, PAGE, BYTES), line, got, sizeof(got)), same = 0;

    while (text[same] && got[same] == text[same]) /* targets have no C library */
        same++;
    CHECK_EQUAL(got[same], text[same]);
    CHECK_EQUAL(length, same);
}

static void each_state_has_its_record(void)
{
    for (uint32_t i = 0; i < sizeof(states) / sizeof(states[0]); i++) {
        const struct cp_status_workgroup *wg = record(1);

        test_context(states[i].name);
        bring_to(states[i].state);
        check_state(0, states[i].state);
        CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
        CHECK_EQUAL(wg->kind, CP_STATUS_WORKGROUP);
        CHECK_EQUAL(wg->state, states[i].state);
        CHECK_EQUAL(wg->flags, states[i].flags);
        CHECK_EQUAL(wg->slot, 0);
        CHECK_EQUAL(wg->condition, states[i].told ? CP_CONDITION_GE : 0);
        CHECK_EQUAL(wg->wait.address, states[i].told ? WORD : 0);
        CHECK_EQUAL(wg->wait.value, states[i].told ? 5 : 0);
        CHECK_EQUAL(wg->wait_number, states[i].told ? 3 : UINT32_MAX);
        check_line(2, states[i].line);
    }
    test_context(NULL);
}

/* A wait that was not told, and one that the firmware checks. */
static void unknown_and_spilled_waits(void)
{
    const struct cp_status_workgroup *wg = record(1);
    struct cp_event *event;

    bring_to(CP_WG_SAVING);
    event = fake_port_event(&port, CP_EVENT_SAVED, 0);
    event->wg.wait_number = event->wg.first_wait = 4;
    fake_port_settle(&port);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(wg->flags, CP_STATUS_WAITS);
    CHECK_EQUAL(wg->condition, 0);
    check_line(
        2, "work-group (0,0,0) of dispatch 0: saved, waits, and for what was not told; slot 0, context at 0x900000");
    fake_port_log(&port, 0, 4, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(wg->flags, CP_STATUS_WAITS | CP_STATUS_SPILLED);
    check_line(2, "work-group (0,0,0) of dispatch 0: saved, waits, and for what was not told, which the firmware "
                  "checks; slot 0, context at 0x900000");
}

/* Each WG is told with its own dispatch. */
static void dispatches_of_a_queue_are_told_apart(void)
{
    begin(1);
    fake_port_open(&port, 1, 1);
    cp.kernels[1].begin.dispatch_id = 9;
    fake_port_settle(&port);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(header()->records, 4);
    check_line(3, "work-group (0,0,0) of dispatch 0: on CU 0; slot 0");
    check_line(4, "work-group (0,0,0) of dispatch 9: on CU 0; slot 1");
}

/* What was told of a wait is forgotten when a newer one has ended, and when another WG is in the slot. */
static void an_older_wait_is_not_shown(void)
{
    const struct cp_status_workgroup *wg = record(1);
    struct cp_event *event;

    bring_to(CP_WG_STALLED);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 4);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(wg->condition, 0);
    CHECK_EQUAL(wg->wait_number, 4);
    begin(30);
    tell_wait(CP_EVENT_WAITING, 0, 3, 5);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = cp.workgroups[0].tag; /* of its SAVE */
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 3);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 3);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(wg->slot, 0);
    CHECK_EQUAL(wg->generation, cp.workgroups[0].generation);
    CHECK_EQUAL(wg->wait_number, 3);
    CHECK_EQUAL(wg->condition, 0);
}

static void header_and_dispatch_have_the_counts(void)
{
    const struct cp_status_dispatch *dispatch = record(0);

    bring_to(CP_WG_READY);
    CHECK_EQUAL(ask(0, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(header()->magic, CP_STATUS_MAGIC);
    CHECK_EQUAL(header()->version, CP_STATUS_VERSION);
    CHECK_EQUAL(header()->queue, 0);
    CHECK_EQUAL(header()->number, 77);
    CHECK_EQUAL(header()->flags, 0);
    CHECK_EQUAL(header()->records, 10);
    CHECK_EQUAL(header()->left_out, 0);
    CHECK_EQUAL(header()->cycle, port.now);
    CHECK_EQUAL(dispatch->kind, CP_STATUS_DISPATCH);
    CHECK_EQUAL(dispatch->kernel, 0);
    CHECK_EQUAL(dispatch->live, 9);
    CHECK_EQUAL(dispatch->ready, 1);
    CHECK_EQUAL(dispatch->unlaunched, 1);
    CHECK_EQUAL(cp_status_records(header(), BYTES, 77), 10);
    check_line(0, "queue 0 at cycle 300: not suspended, its work-groups may move");
    check_line(1, "dispatch 0, code at 0x0, since cycle 100: 9 work-groups launched and not ended, of these 1 can run "
                  "and have no "
                  "place, 1 never launched");
}

/* The page of each queue has what is its own. A suspended one has it, too. */
static void queues_have_pages_of_their_own(void)
{
    const struct cp_status_workgroup *wg = record(1);

    begin(3);
    fake_port_open_in(&port, 2, 1, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(ask(2, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(header()->records, 2);
    CHECK_EQUAL(wg->slot, 3);
    CHECK_EQUAL(wg->kernel, 1);
    CHECK_EQUAL(ask(3, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(header()->records, 0);
    tell(CP_HOST_SUSPEND, 2, 0, 0);
    fake_port_settle(&port);
    tell_wait(CP_EVENT_SAVED, 3, 9, 1);
    CHECK_EQUAL(answer_after(100), CP_HOST_DONE);
    CHECK_EQUAL(ask(2, PAGE, BYTES), CP_HOST_DONE);
    CHECK_EQUAL(header()->flags, CP_STATUS_SUSPENDED);
    CHECK_EQUAL(wg->state, CP_WG_SWAPPED);
    CHECK_EQUAL(wg->flags, CP_STATUS_WAITS);
    CHECK_EQUAL(wg->wait.value, 1);
}

static void bad_pages_are_refused(void)
{
    static const struct {
        uint64_t base, bytes;
        uint32_t status;
    } rows[] = {{PAGE, 0, CP_HOST_BAD_FIELD},
                {PAGE, CP_STATUS_RECORD - 1, CP_HOST_BAD_FIELD},
                {PAGE, CP_STATUS_RECORD + 8, CP_HOST_BAD_FIELD},
                {PAGE + 8, CP_STATUS_RECORD, CP_HOST_BAD_FIELD},
                {PAGE, (uint64_t)1 << 32, CP_HOST_BAD_FIELD},
                {PAGE, UINT64_MAX - 63, CP_HOST_BAD_FIELD},
                {UINT64_MAX - 63, 128, CP_HOST_BAD_FIELD},
                {UINT64_MAX - 63, 64, CP_HOST_BAD_MEMORY},
                {0, 64, CP_HOST_BAD_MEMORY},
                {FAKE_PORT_WORDS + sizeof(port.words) - 64, 128, CP_HOST_BAD_MEMORY},
                {FAKE_PORT_WORDS - 64, 128, CP_HOST_BAD_MEMORY},
                {PAGE, 64, CP_HOST_DONE},
                {PAGE, BYTES, CP_HOST_DONE}};

    begin(3);
    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        CHECK_EQUAL(ask(0, rows[i].base, rows[i].bytes), rows[i].status);
    CHECK_EQUAL(ask(CP_MAX_QUEUES > 4 ? 4 : 0, PAGE, 64), CP_MAX_QUEUES > 4 ? CP_HOST_BAD_STATE : CP_HOST_DONE);
}

/* What does not fit is counted, and nothing behind the page is written. */
static void a_small_page_says_what_is_left_out(void)
{
    for (uint32_t fit = 0; fit < 12; fit++) {
        begin(9);
        __builtin_memset(fake_port_at(&port, PAGE, BYTES), 0xa5, BYTES);
        CHECK_EQUAL(ask(0, PAGE, (fit + 1) * CP_STATUS_RECORD), CP_HOST_DONE);
        CHECK_EQUAL(header()->records, fit < 9 ? fit : 9);
        CHECK_EQUAL(header()->left_out, 9 - header()->records);
        CHECK_EQUAL(*(const uint8_t *)record(header()->records), 0xa5);
    }
}

/* Each work item sends one STORE at most. With a full ring nothing is lost, and events are handled. */
static void steps_are_bounded_and_go_on_when_the_ring_was_full(void)
{
    uint64_t handled;

    begin(9);
    port.room = 0;
    tell(CP_HOST_STATUS, 0, PAGE, BYTES);
    for (uint32_t sent = 0; !header()->magic && sent < 1000; sent++) {
        uint32_t before = port.count;

        handled = cp_counters_of(&cp)->events;
        fake_port_event(&port, CP_EVENT_DOORBELL, 0)->doorbell.queue = 3;
        for (uint32_t i = 0; i < 10; i++)
            CHECK(cp_step(&cp, 4) >= 0);
        CHECK(cp_counters_of(&cp)->events > handled);
        CHECK_EQUAL(port.count, before);
        port.room = 1;
        cp_step(&cp, 1);
        CHECK(port.count <= before + 1);
        port.room = 0;
        fake_port_forget(&port);
    }
    CHECK_EQUAL(header()->records, 9);
    for (uint32_t i = 0; i < 8; i++)
        CHECK_EQUAL(((const struct cp_status_workgroup *)record(i + 1))->slot, i);
    port.room = UINT32_MAX;
    CHECK_EQUAL(answer_after(20), CP_HOST_DONE);
}

/* Each WG moves while the page is written, after any work item: its record is the old one or the new one. */
static void records_are_of_one_moment(void)
{
    uint32_t seen[2] = {0};

    for (uint32_t at = 0; at < 140; at++) {
        const struct cp_status_workgroup *wg = record(1);

        bring_to(CP_WG_STALLED);
        tell(CP_HOST_STATUS, 0, PAGE, BYTES);
        for (uint32_t i = 0; i < at; i++)
            cp_step(&cp, 1);
        fake_port_event(&port, CP_EVENT_WAIT_ENDED, 0)->wg.wait_number = 3;
        tell_wait(CP_EVENT_WAITING, 0, 4, 6);
        CHECK_EQUAL(header()->records, 9);
        CHECK(wg->wait_number == 3 ? wg->wait.value == 5 : wg->wait.value == 6);
        CHECK_EQUAL(wg->wait_number, wg->wait.value - 2);
        seen[wg->wait_number - 3]++;
        fake_port_forget(&port);
    }
    CHECK(seen[0] && seen[1]);
}

/* One page is written at a time, and a queue has one command at a time. */
static void a_second_page_is_refused_meanwhile(void)
{
    begin(9);
    tell(CP_HOST_STATUS, 0, PAGE, BYTES);
    for (uint32_t i = 0; i < 20; i++)
        cp_step(&cp, 1);
    tell(CP_HOST_STATUS, 2, PAGE, BYTES);
    CHECK_EQUAL(answer_after(20), CP_HOST_BAD_STATE);
    tell(CP_HOST_STATUS, 0, PAGE, BYTES);
    CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(header()->queue, 0);
    CHECK_EQUAL(answer_after(100), 0);
}

/*
 * The ring is full behind the last STORE of a page, and another page begins before the answer: the first queue does not wait for
 * it.
 */
static void an_answer_does_not_wait_for_another_page(void)
{
    begin(9);
    tell(CP_HOST_STATUS, 0, PAGE, BYTES);
    while (!header()->magic) {
        fake_port_forget(&port);
        CHECK(cp_step(&cp, 1) > 0);
    }
    fake_port_forget(&port);
    port.room = 0;
    fake_port_open_in(&port, 1, 1, 1);
    tell(CP_HOST_STATUS, 2, PAGE + BYTES, BYTES);
    cp_step(&cp, 10);
    port.room = UINT32_MAX;
    CHECK_EQUAL(answer_after(20), CP_HOST_DONE);
    CHECK_EQUAL(cp.page.busy, 1);
    CHECK_EQUAL(cp.page.queue, 2);
    CHECK_EQUAL(answer_after(2000), CP_HOST_DONE);
    CHECK_EQUAL(answer_after(100), 0);
}

/* A page that is not whole, or not one, is known. Lines of any bytes end, and stay in their buffer. */
static void any_bytes_are_taken(void)
{
    char got[CP_STATUS_LINE + 1];
    union {
        struct cp_status_header header;
        uint8_t bytes[4 * CP_STATUS_RECORD];
        uint64_t words[4 * CP_STATUS_RECORD / 8];
    } page = {.header = {.magic = CP_STATUS_MAGIC, .version = CP_STATUS_VERSION, .number = 5, .records = 3}};

    CHECK_EQUAL(cp_status_records(&page, sizeof(page), 5), 3);
    CHECK_EQUAL(cp_status_records(&page, sizeof(page), 6), CP_STATUS_BAD);
    CHECK_EQUAL(cp_status_records(&page, sizeof(page) - CP_STATUS_RECORD, 5), CP_STATUS_BAD);
    CHECK_EQUAL(cp_status_records(&page, CP_STATUS_RECORD - 1, 5), CP_STATUS_BAD);
    page.header.version++;
    CHECK_EQUAL(cp_status_records(&page, sizeof(page), 5), CP_STATUS_BAD);
    page.header.version--;
    page.header.magic++;
    CHECK_EQUAL(cp_status_records(&page, sizeof(page), 5), CP_STATUS_BAD);
    for (uint32_t fill = 0; fill < 256; fill++) {
        for (uint32_t kind = 0; kind < 4; kind++) {
            __builtin_memset(&page, (int)fill, sizeof(page));
            page.bytes[CP_STATUS_RECORD] = CP_STATUS_DISPATCH;
            page.bytes[3 * CP_STATUS_RECORD] = (uint8_t)kind;
            page.bytes[3 * CP_STATUS_RECORD + 2] = (uint8_t)(fill % 16);
            for (uint32_t line = 0; line < 4; line++) {
                uint32_t length;

                got[CP_STATUS_LINE] = 'x';
                length = cp_status_line(&page, line, got, CP_STATUS_LINE);
                CHECK(length < CP_STATUS_LINE - 1 && got[length] == '\0' && got[CP_STATUS_LINE] == 'x');
                got[7] = 'x';
                CHECK(cp_status_line(&page, line, got, 7) == 6 && got[7] == 'x');
            }
        }
    }
    CHECK_EQUAL(cp_status_line(&page, 0, got, 0), 0);
}

TEST_MAIN()
{
    return test_run("host_status", (const struct test_case[]){TEST(each_state_has_its_record),
                                                              TEST(unknown_and_spilled_waits),
                                                              TEST(dispatches_of_a_queue_are_told_apart),
                                                              TEST(an_older_wait_is_not_shown),
                                                              TEST(header_and_dispatch_have_the_counts),
                                                              TEST(queues_have_pages_of_their_own),
                                                              TEST(bad_pages_are_refused),
                                                              TEST(a_small_page_says_what_is_left_out),
                                                              TEST(steps_are_bounded_and_go_on_when_the_ring_was_full),
                                                              TEST(records_are_of_one_moment),
                                                              TEST(a_second_page_is_refused_meanwhile),
                                                              TEST(an_answer_does_not_wait_for_another_page),
                                                              TEST(any_bytes_are_taken),
                                                              {0}});
}
