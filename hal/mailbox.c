/* SPDX-License-Identifier: MIT */
/*
 * mailbox.c - the rings between the GPU and the command processor, over memory that both see.
 *
 * Each index has one writer. The producer fills an entry and then releases its index; the consumer acquires that index,
 * copies the entry, and releases its own. Only the other side's own index is taken from the header:
 * sizes are read once, at attach. An index that is out of range means "empty" to a reader and "full" to a writer.
 *
 * Of a checked mailbox the producer seals each entry with its number in the ring, and the consumer compares. A side that finds
 * nothing new stores its indices again if the header has others: the store was lost.
 */
#include "onward/mailbox.h"

#include <stdbool.h>
#include <stddef.h>

#define MAX_ENTRIES 65536u
#define SHORT_EVENT 32u /* bytes: the common head and struct cp_wg_event, all that most kinds have */

/* The unit of copies of frames. A loop of these is shorter than a call that examines sizes and alignment. */
typedef uint64_t __attribute__((may_alias)) word;

/* The unit of check values. */
typedef uint32_t __attribute__((may_alias)) part;

static bool is_ring_size(uint32_t entries)
{
    return entries && entries <= MAX_ENTRIES && !(entries & (entries - 1));
}

/* The indices are those of the header; of the other side's two this side uses none. */
static void bind(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries,
                 bool checked)
{
    struct cp_mailbox_header *header = memory;
    struct cp_command *commands = (struct cp_command *)(void *)(header + 1);
    struct cp_event *events = (struct cp_event *)(void *)(commands + command_entries);
    uint32_t *checks = (uint32_t *)(void *)(events + event_entries);

    *mailbox = (struct cp_mailbox){.header = header,
                                   .commands = commands,
                                   .events = events,
                                   .command_checks = checked ? checks : 0,
                                   .event_checks = checked ? checks + command_entries : 0,
                                   .command_mask = command_entries - 1,
                                   .event_mask = event_entries - 1,
                                   .sent = __atomic_load_n(&header->command_produced, __ATOMIC_RELAXED),
                                   .taken = __atomic_load_n(&header->command_consumed, __ATOMIC_RELAXED),
                                   .posted = __atomic_load_n(&header->event_produced, __ATOMIC_RELAXED),
                                   .received = __atomic_load_n(&header->event_consumed, __ATOMIC_RELAXED)};
}

int cp_mailbox_create(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries,
                      bool checked)
{
    if (!is_ring_size(command_entries) || !is_ring_size(event_entries) || (checked && !CP_MAILBOX_CHECKS))
        return CP_ERROR_CONFIG;
    __builtin_memset(memory, 0, cp_mailbox_bytes(command_entries, event_entries));
    bind(mailbox, memory, command_entries, event_entries, checked);
    mailbox->header->checked = checked;
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
    if (header->protocol != CP_PROTOCOL || header->checked > CP_MAILBOX_CHECKS)
        return CP_ERROR_LAYOUT;
    command_entries = header->command_entries;
    event_entries = header->event_entries;
    if (!is_ring_size(command_entries) || !is_ring_size(event_entries) ||
        cp_mailbox_bytes(command_entries, event_entries) > bytes)
        return CP_ERROR_CONFIG;
    bind(mailbox, memory, command_entries, event_entries, header->checked);
    return CP_OK;
}

/*
 * The index that this side has reached. Without check values the one in the header will do: a store that is lost is not looked for.
 */
static inline uint32_t reached(uint32_t own, const uint32_t *index)
{
    return CP_MAILBOX_CHECKS ? own : *index;
}

/* Moves this side's index behind the n-th entry. */
static inline void advance(uint32_t *own, uint32_t *index, uint32_t n)
{
    if (CP_MAILBOX_CHECKS)
        *own = n + 1;
    __atomic_store_n(index, n + 1, __ATOMIC_RELEASE);
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

static inline bool has_checks(const struct cp_mailbox *mailbox)
{
    return CP_MAILBOX_CHECKS && mailbox->command_checks;
}

static inline uint32_t turned(uint32_t check)
{
    return check << 1 | check >> 31;
}

/*
 * Check values. Whatever changes bits of one 32-bit part, of one data line, or of the number alone is found, and of anything else
 * all but one in 2^32.
 */
static uint32_t check_of(const void *frame, uint32_t bytes, uint32_t number)
{
    const part *at = frame, *end = at + bytes / sizeof(*at);
    uint32_t check = number;

    do {
        check = turned(check) ^ at[0];
        check = turned(check) ^ at[1];
        at += 2;
    } while (at < end);
    return check;
}

/* Stores an index again that the other side cannot see. */
static void repeat(uint32_t *index, uint32_t own)
{
    if (__atomic_load_n(index, __ATOMIC_RELAXED) != own)
        __atomic_store_n(index, own, __ATOMIC_RELEASE);
}

/* Commands */

struct cp_command *cp_mailbox_reserve(struct cp_mailbox *mailbox)
{
    const struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = reached(mailbox->sent, &header->command_produced);

    if (!has_room(n, &header->command_consumed, mailbox->command_mask))
        return 0;
    return &mailbox->commands[n & mailbox->command_mask];
}

static uint32_t command_check(const struct cp_command *command, uint32_t n)
{
    return check_of(command, cp_command_bytes(command), n);
}

void cp_mailbox_commit(struct cp_mailbox *mailbox)
{
    uint32_t *produced = &mailbox->header->command_produced, n = reached(mailbox->sent, produced);
    uint32_t place = n & mailbox->command_mask;

    if (has_checks(mailbox))
        mailbox->command_checks[place] = command_check(&mailbox->commands[place], n);
    advance(&mailbox->sent, produced, n);
}

/* Nothing new: the GPU's side repeats its indices. */
static int no_command(struct cp_mailbox *mailbox)
{
    if (has_checks(mailbox)) {
        repeat(&mailbox->header->command_consumed, mailbox->taken);
        repeat(&mailbox->header->event_produced, mailbox->posted);
    }
    return 0;
}

/* Returns whether the command is the n-th, as it was sent, and not another one was found bad before. */
static bool is_good_command(struct cp_mailbox *mailbox, const struct cp_command *command, uint32_t n)
{
    if (command_check(command, n) != mailbox->command_checks[n & mailbox->command_mask])
        mailbox->commands_bad = true;
    return !mailbox->commands_bad;
}

int cp_mailbox_take(struct cp_mailbox *mailbox, struct cp_command *command)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = reached(mailbox->taken, &header->command_consumed), bytes;

    if (!has_entry(&header->command_produced, n, mailbox->command_mask))
        return no_command(mailbox);
    *command = mailbox->commands[n & mailbox->command_mask];
    bytes = cp_command_bytes(command);
    if (has_checks(mailbox) && !is_good_command(mailbox, command, n))
        return CP_ERROR_FRAME;
    __builtin_memset((unsigned char *)command + bytes, 0, sizeof(*command) - bytes);
    advance(&mailbox->taken, &header->command_consumed, n);
    return 1;
}

void cp_mailbox_drop_commands(struct cp_mailbox *mailbox)
{
    mailbox->taken = __atomic_load_n(&mailbox->header->command_produced, __ATOMIC_ACQUIRE);
    mailbox->commands_bad = false;
    __atomic_store_n(&mailbox->header->command_consumed, mailbox->taken, __ATOMIC_RELEASE);
}

/* Events */

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

static uint32_t event_check(const struct cp_event *event, uint32_t n)
{
    return check_of(event, is_short(event->kind) ? SHORT_EVENT : sizeof(*event), n);
}

int cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = reached(mailbox->posted, &header->event_produced), place = n & mailbox->event_mask;

    if (!has_room(n, &header->event_consumed, mailbox->event_mask))
        return CP_ERROR_FULL;
    mailbox->events[place] = *event;
    if (has_checks(mailbox))
        mailbox->event_checks[place] = event_check(event, n);
    advance(&mailbox->posted, &header->event_produced, n);
    return CP_OK;
}

/* Nothing new: the CP's side repeats its indices. */
static int no_event(struct cp_mailbox *mailbox)
{
    if (has_checks(mailbox)) {
        repeat(&mailbox->header->event_consumed, mailbox->received);
        repeat(&mailbox->header->command_produced, mailbox->sent);
    }
    return 0;
}

/* The same of events. */
static bool is_good_event(struct cp_mailbox *mailbox, const struct cp_event *event, uint32_t n)
{
    if (event_check(event, n) != mailbox->event_checks[n & mailbox->event_mask])
        mailbox->events_bad = true;
    return !mailbox->events_bad;
}

int cp_mailbox_receive(struct cp_mailbox *mailbox, struct cp_event *event)
{
    struct cp_mailbox_header *header = mailbox->header;
    uint32_t n = reached(mailbox->received, &header->event_consumed);
    const struct cp_event *entry = &mailbox->events[n & mailbox->event_mask];

    if (!has_entry(&header->event_produced, n, mailbox->event_mask))
        return no_event(mailbox);
    copy(event, entry, SHORT_EVENT);
    if (!is_short(event->kind))
        copy((unsigned char *)event + SHORT_EVENT, (const unsigned char *)entry + SHORT_EVENT,
             sizeof(*event) - SHORT_EVENT);
    if (has_checks(mailbox) && !is_good_event(mailbox, event, n))
        return CP_ERROR_FRAME;
    advance(&mailbox->received, &header->event_consumed, n);
    return 1;
}

void cp_mailbox_drop_events(struct cp_mailbox *mailbox)
{
    mailbox->received = __atomic_load_n(&mailbox->header->event_produced, __ATOMIC_ACQUIRE);
    mailbox->events_bad = false;
    __atomic_store_n(&mailbox->header->event_consumed, mailbox->received, __ATOMIC_RELEASE);
}

uint32_t cp_mailbox_events(const struct cp_mailbox *mailbox)
{
    return entries(&mailbox->header->event_produced, &mailbox->header->event_consumed, mailbox->event_mask);
}

uint32_t cp_mailbox_commands(const struct cp_mailbox *mailbox)
{
    return entries(&mailbox->header->command_produced, &mailbox->header->command_consumed, mailbox->command_mask);
}
