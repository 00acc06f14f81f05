/*
 * mailbox.c - attach to any bytes, then every call while the other side writes what it likes.
 *
 * Assumed: the memory is as long as attach is told. Rings have 1, 2 or 4 entries, alike or not, where calls are made; attach itself
 * gets any header, and any length up to that of the memory. The other side does not write during a call.
 */
#include "any.h"
#include "onward/mailbox.h"

#define ENTRIES 4u
#define BYTES   CP_MAILBOX_BYTES(ENTRIES, ENTRIES)

static uint64_t memory[BYTES / 8];
static uint64_t small[7]; /* less than a header */

/* Any bytes, with indices that name one entry: every entry has its turn, and the bits above are any. */
static void any_memory(uint32_t bytes, uint32_t entry)
{
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)memory;

    any_bytes(memory, bytes);
    header->command_produced = (uint32_t)any_between(0, UINT32_MAX / ENTRIES) * ENTRIES + entry;
    header->command_consumed = (uint32_t)any_between(0, UINT32_MAX / ENTRIES) * ENTRIES + entry;
    header->event_produced = (uint32_t)any_between(0, UINT32_MAX / ENTRIES) * ENTRIES + entry;
    header->event_consumed = (uint32_t)any_between(0, UINT32_MAX / ENTRIES) * ENTRIES + entry;
}

static void send(struct cp_mailbox *mailbox)
{
    struct cp_command *frame = cp_mailbox_reserve(mailbox);

    if (!frame)
        return;
    any_bytes(frame, sizeof(*frame));
    cp_mailbox_commit(mailbox);
}

static void take(struct cp_mailbox *mailbox, uint32_t bytes, uint32_t entry)
{
    struct cp_command command;

    for (uint32_t length = 0; length <= 17; length++) {
        any_memory(bytes, entry);
        mailbox->commands[entry & mailbox->command_mask].length =
            (uint8_t)(length < 17 ? length : any_between(17, 255));
        cp_mailbox_take(mailbox, &command);
    }
}

static void use(struct cp_mailbox *mailbox, uint32_t bytes)
{
    struct cp_event event;

    for (uint32_t entry = 0; entry < ENTRIES; entry++) {
        any_bytes(&event, sizeof(event));
        any_memory(bytes, entry);
        send(mailbox);
        any_memory(bytes, entry);
        cp_mailbox_post(mailbox, &event);
        any_memory(bytes, entry);
        cp_mailbox_receive(mailbox, &event);
        take(mailbox, bytes, entry);
        cp_mailbox_events(mailbox);
        cp_mailbox_commands(mailbox);
    }
}

static void attach_and_use(uint32_t commands, uint32_t events)
{
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)memory;
    struct cp_mailbox mailbox;
    uint32_t bytes = cp_mailbox_bytes(commands, events);

    any_bytes(memory, bytes);
    header->command_entries = commands;
    header->event_entries = events;
    if (cp_mailbox_attach(&mailbox, memory, bytes) == CP_OK)
        use(&mailbox, bytes);
    if (cp_mailbox_create(&mailbox, memory, commands, events, any_between(0, 1)) == CP_OK)
        use(&mailbox, bytes);
}

void prove(void)
{
    struct cp_mailbox mailbox;

    any_bytes(small, sizeof(small));
    cp_mailbox_attach(&mailbox, small, (uint32_t)any_between(0, sizeof(small)));
    any_bytes(memory, sizeof(memory));
    cp_mailbox_attach(&mailbox, memory, (uint32_t)any_between(0, sizeof(memory)));
    for (uint32_t commands = 1; commands <= ENTRIES; commands *= 2) {
        for (uint32_t events = 1; events <= ENTRIES; events *= 2)
            attach_and_use(commands, events);
    }
}
