/* SPDX-License-Identifier: MIT */
/*
 * mailbox.c - the rings between the GPU and the command processor, over memory that both see.
 *
 * Each index has one writer. The producer fills an entry and then releases its index; the consumer acquires that index,
 * copies the entry, and releases its own. Only the other side's own index is taken from the header:
 * sizes are read once, at attach. An index that is out of range means "empty" to a reader and "full" to a writer.
 */
#include "onward/mailbox.h"

#include <stdbool.h>
#include <stddef.h>

#define MAX_ENTRIES 65536u
#define SHORT_EVENT 32u /* bytes: the common head and struct cp_wg_event, all that most kinds have */

/* The unit of copies of frames. A loop of these is shorter than a call that examines sizes and alignment. */
typedef uint64_t __attribute__((may_alias)) word;

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
    mailbox->header->protocol = CP_PROTOCOL;
    __atomic_store_n(&mailbox->header->magic, CP_MAILBOX_MAGIC, __ATOMIC_RELEASE);
    return CP_OK;
}

int cp_mailbox_attach(struct cp_mailbox *mailbox, void *memory, uint32_t bytes)
{
    const struct cp_mailbox_header *header = memory;
    uint32_t command_entries, event_entries;

    if (bytes < sizeof(*header) || __atomic_load_n(&header->magic, __ATOMIC_ACQUIRE) != CP_MAILBOX_MAGIC)
        return CP_ERROR_CONFIG;
    if (header->protocol != CP_PROTOCOL)
        return CP_ERROR_LAYOUT;
    command_entries = header->command_entries;
    event_entries = header->event_entries;
    if (!is_ring_size(command_entries) || !is_ring_size(event_entries) ||
        cp_mailbox_bytes(command_entries, event_entries) > bytes)
        return CP_ERROR_CONFIG;
    bind(mailbox, memory, command_entries, event_entries);
    return CP_OK;
}

/* Entries between two indices; 0 if they are out of range. Nothing is read of them, so nothing has to be ordered. */
static uint32_t entries(const uint32_t *produced, const uint32_t *consumed, uint32_t mask)
{
    uint32_t count = __atomic_load_n(produced, __ATOMIC_RELAXED) - __atomic_load_n(consumed, __ATOMIC_RELAXED);

    return count <= mask + 1 ? count : 0;
}

/* Whether the producer may write an entry. */
static inline bool has_room(uint32_t produced, const uint32_t *consumed, uint32_t mask)
{
    return produced - __atomic_load_n(consumed, __ATOMIC_ACQUIRE) <= mask;
}

/* Whether the consumer may read an entry. */
static inline bool has_entry(const uint32_t *produced, uint32_t consumed, uint32_t mask)
{
    return __atomic_load_n(produced, __ATOMIC_ACQUIRE) - consumed - 1 <= mask;
}

/* Copies bytes rounded up to a multiple of 16. Frames are such a multiple. */
static inline void copy(void *to, const void *from, uint32_t bytes)
{
    word *target = to;
    const word *source = from, *end = source + bytes / sizeof(word);

    do {
        word first = source[0], second = source[1];

        target[0] = first;
        target[1] = second;
        source += 2;
        target += 2;
    } while (source < end);
}

struct cp_command *cp_mailbox_reserve(struct cp_mailbox *mailbox)
{
    const struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = header->command_produced;

    if (!has_room(n, &header->command_consumed, mailbox->command_mask))
        return 0;
    return &mailbox->commands[n & mailbox->command_mask];
}

void cp_mailbox_commit(struct cp_mailbox *mailbox)
{
    uint32_t *produced = &mailbox->header->command_produced;

    __atomic_store_n(produced, *produced + 1, __ATOMIC_RELEASE);
}

int cp_mailbox_take(struct cp_mailbox *mailbox, struct cp_command *command)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = header->command_consumed, bytes;

    if (!has_entry(&header->command_produced, n, mailbox->command_mask))
        return 0;
    *command = mailbox->commands[n & mailbox->command_mask];
    bytes = cp_command_bytes(command);
    __builtin_memset((unsigned char *)command + bytes, 0, sizeof(*command) - bytes);
    __atomic_store_n(&header->command_consumed, n + 1, __ATOMIC_RELEASE);
    return 1;
}

int cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = header->event_produced;

    if (!has_room(n, &header->event_consumed, mailbox->event_mask))
        return CP_ERROR_FULL;
    mailbox->events[n & mailbox->event_mask] = *event;
    __atomic_store_n(&header->event_produced, n + 1, __ATOMIC_RELEASE);
    return CP_OK;
}

/* Returns whether events of the kind have nothing behind struct cp_wg_event. */
static inline bool is_short(uint32_t kind)
{
    const uint32_t kinds = 1u << CP_EVENT_DOORBELL | 1u << CP_EVENT_CU_LOST | 1u << CP_EVENT_LOG |
                           1u << CP_EVENT_WAIT_ENDED | 1u << CP_EVENT_QUANTUM | 1u << CP_EVENT_RESTORED |
                           1u << CP_EVENT_DONE | 1u << CP_EVENT_REFUSED | 1u << CP_EVENT_KERNEL_ENDED |
                           1u << CP_EVENT_CU_RETURNED | 1u << CP_EVENT_CONDITION_MET | 1u << CP_EVENT_GIVEN |
                           1u << CP_EVENT_KERNEL_AT | 1u << CP_EVENT_TAKEN;

    return kind < 32 && kinds >> kind & 1u;
}

int cp_mailbox_receive(struct cp_mailbox *mailbox, struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = header->event_consumed;
    const struct cp_event *entry = &mailbox->events[n & mailbox->event_mask];

    if (!has_entry(&header->event_produced, n, mailbox->event_mask))
        return 0;
    copy(event, entry, SHORT_EVENT);
    if (!is_short(event->kind))
        copy((unsigned char *)event + SHORT_EVENT, (const unsigned char *)entry + SHORT_EVENT,
             sizeof(*event) - SHORT_EVENT);
    __atomic_store_n(&header->event_consumed, n + 1, __ATOMIC_RELEASE);
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
