/*
 * mailbox.h - the layout of the rings between the GPU and the command processor, and the HAL bound over them.
 *
 * One block of memory both sides see. Indices count entries for ever (modulo 2^32); an entry is published by the
 * release store of the producer's index. Ring sizes are powers of two from 1 up. docs/hal.md has the picture.
 */
#ifndef ONWARD_MAILBOX_H
#define ONWARD_MAILBOX_H

#include <stdint.h>

#include "onward/hal.h"

#define CP_MAILBOX_MAGIC 0x4457524fu /* "ORWD" */

struct cp_mailbox_header {
    uint32_t magic;
    uint32_t command_entries; /* power of two */
    uint32_t event_entries;   /* power of two */
    uint32_t reserved0;
    uint32_t command_produced; /* written by the CP */
    uint32_t command_consumed; /* written by the GPU */
    uint32_t event_produced;   /* written by the GPU */
    uint32_t event_consumed;   /* written by the CP */
    uint64_t now;              /* cycle of the step that runs; written by the GPU side */
    uint64_t reserved1[3];
    /* then command_entries x struct cp_command, then event_entries x struct cp_event */
};
_Static_assert(sizeof(struct cp_mailbox_header) == 64, "one line");

/* Bytes a mailbox with these ring sizes takes. */
static inline uint32_t cp_mailbox_bytes(uint32_t command_entries, uint32_t event_entries)
{
    return (uint32_t)(sizeof(struct cp_mailbox_header) + command_entries * sizeof(struct cp_command) +
                      event_entries * sizeof(struct cp_event));
}

/* One side's view of a mailbox. */
struct cp_mailbox {
    struct cp_mailbox_header *header;
    struct cp_command *commands;
    struct cp_event *events;
    uint32_t command_mask;
    uint32_t event_mask;
};

/* Lays out and clears a mailbox in memory (8-byte aligned). CP_OK, or CP_ERROR_CONFIG when a size is no power of two in
 * 1..65536. */
int cp_mailbox_create(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries);

/* Attaches to a mailbox that the other side created; its sizes are checked against bytes. CP_OK or CP_ERROR_CONFIG. */
int cp_mailbox_attach(struct cp_mailbox *mailbox, void *memory, uint32_t bytes);

/* CP side: the entry for the next command, NULL when there is no room; appends what was written there; takes the next
 * event (1, or 0 when there is none). */
struct cp_command *cp_mailbox_reserve(struct cp_mailbox *mailbox);
void cp_mailbox_commit(struct cp_mailbox *mailbox);
int cp_mailbox_receive(struct cp_mailbox *mailbox, struct cp_event *event);

/* GPU side: takes the next command (1, or 0 when there is none); posts an event (CP_OK or CP_ERROR_FULL). */
int cp_mailbox_take(struct cp_mailbox *mailbox, struct cp_command *command);
int cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event);

/* Events posted and not yet received; commands sent and not yet taken. */
uint32_t cp_mailbox_events(const struct cp_mailbox *mailbox);
uint32_t cp_mailbox_commands(const struct cp_mailbox *mailbox);

#endif
