/*
 * sides.h - what each side of the mailbox does, one call at a time. sides.c is compiled like hal/mailbox.c: each access of
 * memory goes through memory.c.
 */
#ifndef TESTS_MAILBOX_SIDES_H
#define TESTS_MAILBOX_SIDES_H

#include "onward/mailbox.h"

enum side { SIDE_CP, SIDE_GPU, SIDES };

enum call {
    CALL_NONE,
    CALL_CREATE,
    CALL_ATTACH,
    CALL_SEND, /* reserve, write the frame, commit */
    CALL_RECEIVE,
    CALL_TAKE,
    CALL_POST,
    CALL_COUNT_COMMANDS,
    CALL_COUNT_EVENTS,
    CALLS
};

/* Mistakes of code that could have been written in place of hal/mailbox.c. */
enum mistake {
    MISTAKE_NONE,
    MISTAKE_COMMAND_EARLY, /* the index is published before the frame is written */
    MISTAKE_EVENT_EARLY,
    MISTAKE_COMMAND_LATE, /* the frame is read after its place was given back */
    MISTAKE_EVENT_LATE,
    MISTAKE_BLIND_SEND, /* the ring is not asked for room */
    MISTAKES
};

#define COMMAND_PARTS 3u /* of 8 bytes, that a command of these tests has */

struct mailbox_side {
    struct cp_mailbox mailbox;
    void *memory;
    uint32_t bytes, command_entries, event_entries;
    bool checked;
    enum mistake mistake;
    /* SEND, POST: the frame to send. TAKE, RECEIVE: the one that came. */
    struct cp_command command;
    struct cp_event event;
};

/* Makes a call, and returns what the function of mailbox.h returns; SEND: 1, or 0 if the ring is full. */
int side_call(struct mailbox_side *side, enum call call);

#endif
