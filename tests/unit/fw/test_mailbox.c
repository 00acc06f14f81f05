/* test_mailbox.c - the rings. */
#include "onward/mailbox.h"
#include "test.h"

static uint8_t memory[CP_MAILBOX_BYTES(16, 16)] __attribute__((aligned(64)));

static void create(struct cp_mailbox *mailbox, uint32_t commands, uint32_t events)
{
    CHECK_EQUAL(cp_mailbox_create(mailbox, memory, commands, events, false), CP_OK);
}

/* Writes a command into the frame it is given, and appends it. */
static int send(struct cp_mailbox *mailbox, const struct cp_command *command)
{
    struct cp_command *frame = cp_mailbox_reserve(mailbox);

    if (!frame)
        return CP_ERROR_FULL;
    CHECK(cp_mailbox_reserve(mailbox) == frame);
    __builtin_memcpy(frame, command, cp_command_bytes(command));
    cp_mailbox_commit(mailbox);
    return CP_OK;
}

static void sizes_are_powers_of_two(void)
{
    static const struct {
        const char *name;
        uint32_t commands, events;
        int want;
    } cases[] = {{"smallest", 1, 1, CP_OK},
                 {"mixed", 4, 16, CP_OK},
                 {"no commands", 0, 1, CP_ERROR_CONFIG},
                 {"no events", 1, 0, CP_ERROR_CONFIG},
                 {"three", 3, 4, CP_ERROR_CONFIG},
                 {"too many", 131072, 1, CP_ERROR_CONFIG},
                 {"huge", 1, 0x80000000u, CP_ERROR_CONFIG}};
    struct cp_mailbox mailbox;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        CHECK_EQUAL((uint32_t)cp_mailbox_create(&mailbox, memory, cases[i].commands, cases[i].events, false),
                    (uint32_t)cases[i].want);
    }
    test_context(0);
}

static void rings_are_full_and_empty(void)
{
    struct cp_mailbox mailbox;
    struct cp_command command = {.opcode = CP_COMMAND_SAVE};
    struct cp_event event = {.kind = CP_EVENT_DONE};

    create(&mailbox, 2, 1);
    CHECK_EQUAL(cp_mailbox_take(&mailbox, &command), 0);
    CHECK_EQUAL(cp_mailbox_receive(&mailbox, &event), 0);
    for (uint32_t i = 0; i < 2; i++) {
        command.tag = i;
        CHECK_EQUAL(send(&mailbox, &command), CP_OK);
    }
    CHECK_EQUAL((uint32_t)send(&mailbox, &command), (uint32_t)CP_ERROR_FULL);
    CHECK_EQUAL(cp_mailbox_commands(&mailbox), 2);
    CHECK_EQUAL(cp_mailbox_post(&mailbox, &event), CP_OK);
    CHECK_EQUAL((uint32_t)cp_mailbox_post(&mailbox, &event), (uint32_t)CP_ERROR_FULL);
    CHECK_EQUAL(cp_mailbox_events(&mailbox), 1);
    CHECK_EQUAL(cp_mailbox_take(&mailbox, &command), 1);
    CHECK_EQUAL(command.tag, 0);
    CHECK_EQUAL(cp_mailbox_take(&mailbox, &command), 1);
    CHECK_EQUAL(command.tag, 1);
    CHECK_EQUAL(cp_mailbox_receive(&mailbox, &event), 1);
    CHECK_EQUAL(cp_mailbox_commands(&mailbox) + cp_mailbox_events(&mailbox), 0);
}

static void indices_wrap_round(void)
{
    struct cp_mailbox mailbox;
    struct cp_event event = {.kind = CP_EVENT_DONE};

    create(&mailbox, 1, 4);
    mailbox.header->event_produced = UINT32_MAX - 2;
    mailbox.header->event_consumed = UINT32_MAX - 2;
    CHECK_EQUAL(cp_mailbox_attach(&mailbox, memory, sizeof(memory)), CP_OK);
    for (uint32_t i = 0; i < 100; i++) {
        event.wg.slot = i;
        CHECK_EQUAL(cp_mailbox_post(&mailbox, &event), CP_OK);
        event.wg.slot = 0;
        CHECK_EQUAL(cp_mailbox_receive(&mailbox, &event), 1);
        CHECK_EQUAL(event.wg.slot, i);
    }
    CHECK_EQUAL(mailbox.header->event_produced, 97);
}

static void other_side_attaches(void)
{
    struct cp_mailbox gpu, cp;
    struct cp_command command = {.opcode = CP_COMMAND_KILL, .tag = 9};

    create(&gpu, 4, 2);
    CHECK_EQUAL(cp_mailbox_attach(&cp, memory, sizeof(memory)), CP_OK);
    CHECK_EQUAL(send(&cp, &command), CP_OK);
    command.tag = 0;
    CHECK_EQUAL(cp_mailbox_take(&gpu, &command), 1);
    CHECK_EQUAL(command.tag, 9);
}

static void wrong_memory_is_refused(void)
{
    struct cp_mailbox mailbox;
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)(void *)memory;

    create(&mailbox, 4, 2);
    CHECK_EQUAL(cp_mailbox_attach(&mailbox, memory, cp_mailbox_bytes(4, 2)), CP_OK);
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, cp_mailbox_bytes(4, 2) - 1), (uint32_t)CP_ERROR_CONFIG);
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, 63), (uint32_t)CP_ERROR_CONFIG);
    header->command_entries = 5;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_CONFIG);
    header->command_entries = 65536;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_CONFIG);
    header->command_entries = 4;
    header->event_entries = 3;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_CONFIG);
    header->event_entries = 2;
    header->protocol++;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_LAYOUT);
    header->protocol--;
    header->checked = 2;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_LAYOUT);
    header->checked = 0;
    header->magic = 0;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&mailbox, memory, sizeof(memory)), (uint32_t)CP_ERROR_CONFIG);
}

static void indices_out_of_step_are_harmless(void)
{
    struct cp_mailbox mailbox;
    struct cp_event event;
    struct cp_command command = {.opcode = CP_COMMAND_KILL};

    create(&mailbox, 4, 4);
    mailbox.header->event_produced = 1000;
    CHECK_EQUAL(cp_mailbox_receive(&mailbox, &event), 0);
    CHECK_EQUAL(cp_mailbox_events(&mailbox), 0);
    mailbox.header->command_consumed = 5;
    CHECK_EQUAL(cp_mailbox_commands(&mailbox), 0);
    CHECK_EQUAL((uint32_t)send(&mailbox, &command), (uint32_t)CP_ERROR_FULL);
    CHECK_EQUAL(cp_mailbox_take(&mailbox, &command), 0);
    mailbox.header->command_entries = 1u << 31; /* a size changed after attaching does not count */
    mailbox.header->command_consumed = 0;
    for (uint32_t i = 0; i < 4; i++)
        CHECK_EQUAL(send(&mailbox, &command), CP_OK);
    CHECK_EQUAL((uint32_t)send(&mailbox, &command), (uint32_t)CP_ERROR_FULL);
}

/* What a frame's length leaves out arrives as zeros, whatever lies in the ring or behind the sender's frame. */
static void frames_end_where_they_say(void)
{
    static const struct {
        const char *name;
        uint8_t length;
        uint32_t bytes;
    } cases[] = {{"head alone", 1, 8}, {"odd", 3, 24},        {"even", 4, 32},        {"all but one part", 15, 120},
                 {"whole", 16, 128},   {"too long", 17, 128}, {"nonsense", 255, 128}, {"unsaid", 0, 128}};
    struct cp_mailbox mailbox;
    struct cp_command sent, taken;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const uint8_t *bytes = (const uint8_t *)&taken;

        test_context(cases[i].name);
        create(&mailbox, 1, 1);
        __builtin_memset(memory + sizeof(struct cp_mailbox_header), 0xee, sizeof(struct cp_command));
        __builtin_memset(&sent, 0xdd, sizeof(sent));
        sent.length = cases[i].length;
        CHECK_EQUAL(cp_command_bytes(&sent), cases[i].bytes);
        CHECK_EQUAL(send(&mailbox, &sent), CP_OK);
        CHECK_EQUAL(cp_mailbox_take(&mailbox, &taken), 1);
        for (uint32_t at = 0; at < sizeof(taken); at++)
            CHECK_EQUAL(bytes[at], at >= cases[i].bytes ? 0 : at == 2 ? cases[i].length : 0xdd);
    }
    test_context(0);
}

/* Every kind of event carries what the firmware reads of it. */
static void events_carry_their_fields(void)
{
    struct cp_mailbox mailbox;

    for (uint32_t kind = CP_EVENT_DOORBELL; kind <= CP_EVENT_MESSAGE; kind++) {
        bool more =
            kind == CP_EVENT_WAITING || kind == CP_EVENT_SAVED || kind == CP_EVENT_FAULT || kind == CP_EVENT_MESSAGE;
        struct cp_event posted = {.kind = (uint8_t)kind, .tag = 5, .cycle = 7, .words = {8, 9, 10, 11, 12, 13}};
        struct cp_event received = {0};

        create(&mailbox, 1, 1);
        CHECK_EQUAL(cp_mailbox_post(&mailbox, &posted), CP_OK);
        CHECK_EQUAL(cp_mailbox_receive(&mailbox, &received), 1);
        CHECK_EQUAL(received.kind, kind);
        CHECK_EQUAL(received.tag, 5);
        CHECK_EQUAL(received.cycle, 7);
        CHECK(received.words[0] == 8 && received.words[1] == 9);
        for (uint32_t i = 2; i < 6; i++)
            CHECK_EQUAL(received.words[i], more ? 8 + i : 0);
    }
}

/* Whatever a GPU posts is received as it is, all of it. */
static void unknown_events_are_whole(void)
{
    static const uint8_t kinds[] = {31, 32, 33, 255};

    for (uint32_t k = 0; k < sizeof(kinds); k++) {
        struct cp_mailbox mailbox;
        struct cp_event posted = {.kind = kinds[k], .tag = 5, .cycle = 7, .words = {8, 9, 10, 11, 12, 13}};
        struct cp_event *entry, received = {0};

        create(&mailbox, 1, 1);
        CHECK_EQUAL(cp_mailbox_post(&mailbox, &posted), CP_OK);
        entry = &mailbox.events[0];
        *entry = posted;
        CHECK_EQUAL(cp_mailbox_receive(&mailbox, &received), 1);
        CHECK(!__builtin_memcmp(&received, &posted, sizeof(posted)));
    }
}

TEST_MAIN()
{
    return test_run("mailbox", (const struct test_case[]){TEST(sizes_are_powers_of_two),
                                                          TEST(rings_are_full_and_empty),
                                                          TEST(indices_wrap_round),
                                                          TEST(other_side_attaches),
                                                          TEST(wrong_memory_is_refused),
                                                          TEST(indices_out_of_step_are_harmless),
                                                          TEST(frames_end_where_they_say),
                                                          TEST(events_carry_their_fields),
                                                          TEST(unknown_events_are_whole),
                                                          {0}});
}
