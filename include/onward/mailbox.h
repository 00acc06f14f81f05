/* SPDX-License-Identifier: MIT */
/*
 * mailbox.h - the layout of the rings between the GPU and the command processor, and the HAL bound over them.
 *
 * Both sides share one block of memory. Indices count entries and never go back (modulo 2^32). The release store of
 * the producer's index publishes an entry. Ring sizes are powers of two, 1..65536. docs/reference/hal.md has the picture.
 *
 * A checked mailbox has a check value for each entry, over the frame and its number: its reader finds a frame that was lost,
 * doubled, swapped or damaged on the way. Who creates the mailbox chooses.
 */
#ifndef ONWARD_MAILBOX_H
#define ONWARD_MAILBOX_H

#include "onward/base.h"

#include "onward/hal.h"

CP_EXTERN_C_BEGIN

/* 1: this side can use a checked mailbox. */
#ifndef CP_MAILBOX_CHECKS
#define CP_MAILBOX_CHECKS 0
#endif
#if CP_MAILBOX_CHECKS < 0 || CP_MAILBOX_CHECKS > 1
#error "CP_MAILBOX_CHECKS must be 0 or 1"
#endif

#define CP_MAILBOX_MAGIC 0x4457524fu /* "ORWD" */

struct cp_mailbox_header {
    uint32_t magic;
    uint32_t command_entries;  /* a power of two */
    uint32_t event_entries;    /* a power of two */
    uint32_t protocol;         /* CP_PROTOCOL of the side that created the mailbox */
    uint32_t command_produced; /* written by the CP */
    uint32_t command_consumed; /* written by the GPU */
    uint32_t event_produced;   /* written by the GPU */
    uint32_t event_consumed;   /* written by the CP */
    uint64_t now;              /* GPU cycle at which the current step started; written by the GPU side */
    uint32_t checked;          /* 1: frames have check values. 0: they have none */
    uint32_t reserved0;
    uint64_t reserved1[2];
    /*
     * command_entries x struct cp_command follow, then event_entries x struct cp_event, then the check values: 32 bits for each
     * entry of commands, then of events.
     */
};
CP_STATIC_ASSERT(sizeof(struct cp_mailbox_header) == 64, "one line");

/* Bytes of a mailbox with these ring sizes, checked or not. */
#define CP_MAILBOX_BYTES(command_entries, event_entries)                                                               \
    (sizeof(struct cp_mailbox_header) + (command_entries) * (sizeof(struct cp_command) + sizeof(uint32_t)) +           \
     (event_entries) * (sizeof(struct cp_event) + sizeof(uint32_t)))

static inline uint32_t cp_mailbox_bytes(uint32_t command_entries, uint32_t event_entries)
{
    return (uint32_t)CP_MAILBOX_BYTES(command_entries, event_entries);
}

/*
 * After a restart of the firmware (cp_config.restart) the rings go on: a side that has lost its view attaches again. A frame that was
 * reserved and not committed is no command.
 */

/* One side's view of a mailbox, in that side's own memory. One thread at a time may use it. */
struct cp_mailbox {
    struct cp_mailbox_header *header;
    struct cp_command *commands;
    struct cp_event *events;
    uint32_t *command_checks; /* NULL: the mailbox is not checked */
    uint32_t *event_checks;
    uint32_t command_mask;
    uint32_t event_mask;
    /* A side's own counts: what it stores in the header is for the other side, and may get lost. */
    uint32_t sent;     /* commands: of the CP */
    uint32_t taken;    /* commands: of the GPU */
    uint32_t posted;   /* events: of the GPU */
    uint32_t received; /* events: of the CP */
    bool commands_bad; /* the next command was lost or damaged, and none is taken any more */
    bool events_bad;   /* the same of events */
};

/*
 * Lays out and clears a mailbox in memory: 8-byte aligned, cp_mailbox_bytes() long, and valid as long as the mailbox
 * is used. checked: frames have check values. Returns CP_OK, or CP_ERROR_CONFIG if a size is not a power of two in
 * 1..65536, or for a checked mailbox without CP_MAILBOX_CHECKS.
 */
int cp_mailbox_create(struct cp_mailbox *mailbox, void *memory, uint32_t command_entries, uint32_t event_entries,
                      bool checked);

/*
 * Attaches to a mailbox that the other side has created in this memory of `bytes` bytes. Returns CP_OK;
 * CP_ERROR_LAYOUT if the other side has another protocol (CP_PROTOCOL) or check values that this side does not know
 * (CP_MAILBOX_CHECKS); CP_ERROR_CONFIG if there is no mailbox, or if
 * it does not fit.
 */
int cp_mailbox_attach(struct cp_mailbox *mailbox, void *memory, uint32_t bytes);

/*
 * CP side. Returns the frame for the next command, or NULL if the ring is full. The frame's contents are undefined.
 * Returns the same frame until commit.
 */
struct cp_command *cp_mailbox_reserve(struct cp_mailbox *mailbox);

/*
 * CP side. Publishes the command that was written into the reserved frame. Call only after reserve has returned a
 * frame.
 */
void cp_mailbox_commit(struct cp_mailbox *mailbox);

/*
 * CP side. Takes the next event. Returns 1 if *event was written, 0 if there is none. CP_ERROR_FRAME if the next one was lost or
 * damaged: then *event is undefined, and no event is taken any more (cp_mailbox_drop_events).
 */
int cp_mailbox_receive(struct cp_mailbox *mailbox, struct cp_event *event);

/* GPU side. Takes the next command. Returns as cp_mailbox_receive does. */
int cp_mailbox_take(struct cp_mailbox *mailbox, struct cp_command *command);

/* GPU side. Copies an event into the ring and publishes it. Returns CP_OK, or CP_ERROR_FULL if the ring is full. */
int cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event);

/*
 * CP side, before cp_init with cp_config.restart. Drops the events that are in the ring, whatever they are, and takes new ones
 * again.
 */
void cp_mailbox_drop_events(struct cp_mailbox *mailbox);

/* GPU side. The same of commands, when the firmware has stopped and before it begins anew. */
void cp_mailbox_drop_commands(struct cp_mailbox *mailbox);

/*
 * Returns the number of events posted and not yet received, as far as this side can see. It orders nothing: what an entry
 * holds is known when it was received.
 */
uint32_t cp_mailbox_events(const struct cp_mailbox *mailbox);

/* The same of commands committed and not yet taken. */
uint32_t cp_mailbox_commands(const struct cp_mailbox *mailbox);

CP_EXTERN_C_END

#endif
