/* test_mailbox_checked.c - check values of frames: what is done to a ring between its two sides, and how the reader finds it. */
#include "onward/mailbox.h"
#include "test.h"

#define ENTRIES 4u
#define BITS    8u /* of a byte */

/* Both sides' views of one block. */
static struct cp_mailbox cp, gpu;
static uint8_t memory[CP_MAILBOX_BYTES(ENTRIES, ENTRIES)] __attribute__((aligned(64)));

static void start(void)
{
    CHECK_EQUAL(cp_mailbox_create(&gpu, memory, ENTRIES, ENTRIES, true), CP_OK);
    CHECK_EQUAL(cp_mailbox_attach(&cp, memory, sizeof(memory)), CP_OK);
}

static void send(uint32_t tag)
{
    struct cp_command *frame = cp_mailbox_reserve(&cp);

    CHECK(frame != 0);
    __builtin_memset(frame, 0x5a, sizeof(*frame));
    frame->opcode = CP_COMMAND_LAUNCH;
    frame->length = 7;
    frame->tag = tag;
    cp_mailbox_commit(&cp);
}

static void post(enum cp_event_kind kind, uint32_t tag)
{
    struct cp_event event = {.kind = (uint8_t)kind, .tag = tag, .cycle = 7, .words = {8, 9, 10, 11, 12, 13}};

    CHECK_EQUAL(cp_mailbox_post(&gpu, &event), CP_OK);
}

/* Return the tag of the next frame, 0 if there is none, and CP_ERROR_FRAME. */
static int take(void)
{
    struct cp_command command;
    int result = cp_mailbox_take(&gpu, &command);

    return result == 1 ? (int)command.tag : result;
}

static int receive(void)
{
    struct cp_event event;
    int result = cp_mailbox_receive(&cp, &event);

    return result == 1 ? (int)event.tag : result;
}

static void flip(void *bytes, uint32_t bit)
{
    ((uint8_t *)bytes)[bit / BITS] ^= (uint8_t)(1u << bit % BITS);
}

static void frames_arrive(void)
{
    start();
    for (int tag = 1; tag < 12; tag++) {
        send((uint32_t)tag);
        post(tag % 2 ? CP_EVENT_DONE : CP_EVENT_WAITING, (uint32_t)tag);
        CHECK(take() == tag);
        CHECK(receive() == tag);
        CHECK(!take() && !receive());
    }
}

/* Every bit of a frame that is used, and of its check value. */
static void each_bit_is_found(void)
{
    static const struct {
        enum cp_event_kind kind;
        uint32_t bytes;
    } events[] = {{CP_EVENT_DONE, 32}, {CP_EVENT_WAITING, 64}};

    for (uint32_t bit = 0; bit < 7 * CP_COMMAND_PART * BITS; bit++) {
        start();
        send(1);
        flip(&gpu.commands[0], bit);
        CHECK_EQUAL((uint32_t)take(), (uint32_t)CP_ERROR_FRAME);
    }
    for (uint32_t i = 0; i < sizeof(events) / sizeof(events[0]); i++) {
        for (uint32_t bit = 0; bit < events[i].bytes * BITS; bit++) {
            start();
            post(events[i].kind, 1);
            flip(&cp.events[0], bit);
            CHECK_EQUAL((uint32_t)receive(), (uint32_t)CP_ERROR_FRAME);
        }
    }
    for (uint32_t bit = 0; bit < 32; bit++) {
        start();
        send(1);
        post(CP_EVENT_DONE, 1);
        flip(&gpu.command_checks[0], bit);
        flip(&cp.event_checks[0], bit);
        CHECK(take() == CP_ERROR_FRAME && receive() == CP_ERROR_FRAME);
    }
}

/* A data line that is stuck damages one bit of each word, or of some. */
static void a_data_line_is_found(void)
{
    for (uint32_t line = 0; line < 32; line++) {
        for (uint32_t words = 1; words < 1u << 8; words++) {
            start();
            post(CP_EVENT_DONE, 1);
            for (uint32_t i = 0; i < 8; i++) {
                if (words >> i & 1)
                    flip(&cp.events[0], 32 * i + line);
            }
            CHECK_EQUAL((uint32_t)receive(), (uint32_t)CP_ERROR_FRAME);
        }
    }
}

static void copy_event(uint32_t to, uint32_t from)
{
    cp.events[to] = cp.events[from];
    cp.event_checks[to] = cp.event_checks[from];
}

/* The frame keeps what its entry had before: nothing, and the frame of the round before. */
static void a_lost_frame_is_found(void)
{
    struct cp_event before;
    struct cp_command old;
    uint32_t check;

    for (uint32_t round = 0; round < 3; round++) {
        start();
        for (uint32_t i = 0; i < round * ENTRIES + 1; i++) {
            send(1), post(CP_EVENT_DONE, 1);
            CHECK(take() == 1 && receive() == 1);
        }
        before = cp.events[1];
        check = cp.event_checks[1];
        post(CP_EVENT_DONE, 1);
        cp.events[1] = before;
        cp.event_checks[1] = check;
        CHECK_EQUAL((uint32_t)receive(), (uint32_t)CP_ERROR_FRAME);
        old = gpu.commands[1];
        check = gpu.command_checks[1];
        send(1);
        gpu.commands[1] = old;
        gpu.command_checks[1] = check;
        CHECK_EQUAL((uint32_t)take(), (uint32_t)CP_ERROR_FRAME);
    }
}

static void doubled_and_swapped_frames_are_found(void)
{
    struct cp_event first;
    uint32_t check;

    start();
    post(CP_EVENT_DONE, 1), post(CP_EVENT_DONE, 2);
    copy_event(1, 0);
    CHECK_EQUAL(receive(), 1);
    CHECK_EQUAL((uint32_t)receive(), (uint32_t)CP_ERROR_FRAME);
    start();
    post(CP_EVENT_DONE, 1), post(CP_EVENT_DONE, 2);
    first = cp.events[0];
    check = cp.event_checks[0];
    copy_event(0, 1);
    cp.events[1] = first;
    cp.event_checks[1] = check;
    CHECK_EQUAL((uint32_t)receive(), (uint32_t)CP_ERROR_FRAME);
}

/* The ring is not read on, even if the frame is right later, until what is in it was dropped. */
static void a_bad_ring_stays_bad(void)
{
    start();
    send(1), send(2), post(CP_EVENT_DONE, 1), post(CP_EVENT_DONE, 2);
    flip(&gpu.commands[0], 60);
    flip(&cp.events[0], 60);
    CHECK(take() == CP_ERROR_FRAME && receive() == CP_ERROR_FRAME);
    CHECK(gpu.commands_bad && cp.events_bad);
    flip(&gpu.commands[0], 60);
    flip(&cp.events[0], 60);
    CHECK(take() == CP_ERROR_FRAME && receive() == CP_ERROR_FRAME);
    cp_mailbox_drop_commands(&gpu);
    cp_mailbox_drop_events(&cp);
    CHECK(!gpu.commands_bad && !cp.events_bad);
    CHECK(!take() && !receive());
    send(3), post(CP_EVENT_DONE, 3);
    CHECK(take() == 3 && receive() == 3);
}

/* The store of an index is lost: the next one tells of both frames, or the next look at an empty ring does. */
static void a_lost_index_is_stored_again(void)
{
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)(void *)memory;

    start();
    send(1), post(CP_EVENT_DONE, 1);
    header->command_produced = header->event_produced = 0;
    CHECK(!cp_mailbox_commands(&gpu) && !cp_mailbox_events(&cp));
    send(2), post(CP_EVENT_DONE, 2);
    CHECK(take() == 1 && receive() == 1);
    CHECK(take() == 2 && receive() == 2);
    send(3);
    header->command_produced = 2;
    CHECK(!receive() && take() == 3);
    post(CP_EVENT_DONE, 3);
    header->event_produced = 2;
    CHECK(!take() && receive() == 3);
    header->command_consumed = header->event_consumed = 0;
    CHECK(!take() && !receive());
    CHECK(header->command_consumed == 3 && header->event_consumed == 3);
}

/* The reader's own index is lost: no frame is taken twice. */
static void no_frame_is_taken_twice(void)
{
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)(void *)memory;

    start();
    send(1), send(2), post(CP_EVENT_DONE, 1), post(CP_EVENT_DONE, 2);
    CHECK(take() == 1 && receive() == 1);
    header->command_consumed = header->event_consumed = 0;
    CHECK(take() == 2 && receive() == 2);
}

static void a_side_without_check_values_refuses(void)
{
    CHECK_EQUAL((uint32_t)cp_mailbox_create(&gpu, memory, ENTRIES, ENTRIES, true), (uint32_t)CP_ERROR_CONFIG);
    CHECK_EQUAL(cp_mailbox_create(&gpu, memory, ENTRIES, ENTRIES, false), CP_OK);
    gpu.header->checked = 1;
    CHECK_EQUAL((uint32_t)cp_mailbox_attach(&cp, memory, sizeof(memory)), (uint32_t)CP_ERROR_LAYOUT);
}

TEST_MAIN()
{
    static const struct test_case with[] = {TEST(frames_arrive),
                                            TEST(each_bit_is_found),
                                            TEST(a_data_line_is_found),
                                            TEST(a_lost_frame_is_found),
                                            TEST(doubled_and_swapped_frames_are_found),
                                            TEST(a_bad_ring_stays_bad),
                                            TEST(a_lost_index_is_stored_again),
                                            TEST(no_frame_is_taken_twice),
                                            {0}},
                                  without[] = {TEST(a_side_without_check_values_refuses), {0}};

    return test_run("mailbox_checked", CP_MAILBOX_CHECKS ? with : without);
}
