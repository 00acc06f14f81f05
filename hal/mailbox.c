/*
 * mailbox.c - the rings between the GPU and the command processor, over memory that both see.
 *
 * Each index has one writer. The producer fills an entry and then releases its index; the consumer acquires that index,
 * copies the entry, and releases its own. Nothing read from the header is trusted beyond the other side's own index:
 * sizes are taken once, at attach, and an index that is out of step means "nothing there" or "full".
 */
#include "onward/mailbox.h"

#include <stdbool.h>
#include <stddef.h>

#define MAX_ENTRIES 65536u

static bool is_ring_size(uint32_t entries)
{
    return entries && entries <= MAX_ENTRIES && !(entries & (entries - 1));
}

static void bind(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries)
{
    unsigned char *bytes = memory;
    size_t commands = sizeof(struct cp_mailbox_header);

    mailbox->header = memory;
    mailbox->commands = (struct cp_command *)(void *)(bytes + commands);
    mailbox->events = (struct cp_event *)(void *)(bytes + commands + command_entries * sizeof(struct cp_command));
    mailbox->command_mask = command_entries - 1;
    mailbox->event_mask = event_entries - 1;
}

int cp_mailbox_create(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries)
{
    if (!is_ring_size(command_entries) || !is_ring_size(event_entries))
        return CP_ERROR_CONFIG;
    __builtin_memset(memory, 0, cp_mailbox_bytes(command_entries, event_entries));
    bind(mailbox, memory, command_entries, event_entries);
    mailbox->header->command_entries = command_entries;
    mailbox->header->event_entries = event_entries;
    __atomic_store_n(&mailbox->header->magic, CP_MAILBOX_MAGIC, __ATOMIC_RELEASE);
    return CP_OK;
}

int cp_mailbox_attach(struct cp_mailbox *mailbox, void *memory, uint32_t bytes)
{
    const struct cp_mailbox_header *header = memory;
    uint32_t command_entries, event_entries;

    if (bytes < sizeof(*header) || __atomic_load_n(&header->magic, __ATOMIC_ACQUIRE) != CP_MAILBOX_MAGIC)
        return CP_ERROR_CONFIG;
    command_entries = header->command_entries;
    event_entries = header->event_entries;
    if (!is_ring_size(command_entries) || !is_ring_size(event_entries) ||
        cp_mailbox_bytes(command_entries, event_entries) > bytes)
        return CP_ERROR_CONFIG;
    bind(mailbox, memory, command_entries, event_entries);
    return CP_OK;
}

/* Entries between two indices; 0 when they are out of step. */
static uint32_t entries(const uint32_t *produced, const uint32_t *consumed, uint32_t mask)
{
    uint32_t count = __atomic_load_n(produced, __ATOMIC_ACQUIRE) - __atomic_load_n(consumed, __ATOMIC_ACQUIRE);

    return count <= mask + 1 ? count : 0;
}

/* Whether the producer may write an entry. */
static bool has_room(const uint32_t *produced, const uint32_t *consumed, uint32_t mask)
{
    return __atomic_load_n(produced, __ATOMIC_RELAXED) - __atomic_load_n(consumed, __ATOMIC_ACQUIRE) <= mask;
}

static void advance(uint32_t *index)
{
    __atomic_store_n(index, __atomic_load_n(index, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}

int cp_mailbox_send(struct cp_mailbox *mailbox, const struct cp_command *command)
{
    struct cp_mailbox_header *header = mailbox->header;

    if (!has_room(&header->command_produced, &header->command_consumed, mailbox->command_mask))
        return CP_ERROR_FULL;
    mailbox->commands[header->command_produced & mailbox->command_mask] = *command;
    advance(&header->command_produced);
    return CP_OK;
}

int cp_mailbox_take(struct cp_mailbox *mailbox, struct cp_command *command)
{
    struct cp_mailbox_header *header = mailbox->header;

    if (!cp_mailbox_commands(mailbox))
        return 0;
    *command = mailbox->commands[header->command_consumed & mailbox->command_mask];
    advance(&header->command_consumed);
    return 1;
}

int cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;

    if (!has_room(&header->event_produced, &header->event_consumed, mailbox->event_mask))
        return CP_ERROR_FULL;
    mailbox->events[header->event_produced & mailbox->event_mask] = *event;
    advance(&header->event_produced);
    return CP_OK;
}

int cp_mailbox_receive(struct cp_mailbox *mailbox, struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;

    if (!cp_mailbox_events(mailbox))
        return 0;
    *event = mailbox->events[header->event_consumed & mailbox->event_mask];
    advance(&header->event_consumed);
    return 1;
}

uint32_t cp_mailbox_events(const struct cp_mailbox *mailbox)
{
    return entries(&mailbox->header->event_produced, &mailbox->header->event_consumed, mailbox->event_mask);
}

uint32_t cp_mailbox_commands(const struct cp_mailbox *mailbox)
{
    return entries(&mailbox->header->command_produced, &mailbox->header->command_consumed, mailbox->command_mask);
}
