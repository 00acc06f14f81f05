/* sides.c - the calls of both sides. */
#include "sides.h"

static void write_frame(struct cp_command *frame, const struct cp_command *command)
{
    const uint64_t *from = (const void *)command;
    uint64_t *to = (void *)frame;

    for (uint32_t i = 0; i < COMMAND_PARTS; i++)
        to[i] = from[i];
}

static int send(struct mailbox_side *side)
{
    struct cp_mailbox *mailbox = &side->mailbox;
    uint32_t next = mailbox->header->command_produced & mailbox->command_mask;
    struct cp_command *frame =
        side->mistake == MISTAKE_BLIND_SEND ? &mailbox->commands[next] : cp_mailbox_reserve(mailbox);

    if (!frame)
        return 0;
    if (side->mistake != MISTAKE_COMMAND_EARLY)
        write_frame(frame, &side->command);
    cp_mailbox_commit(mailbox);
    if (side->mistake == MISTAKE_COMMAND_EARLY)
        write_frame(frame, &side->command);
    return 1;
}

static int take(struct mailbox_side *side)
{
    struct cp_mailbox *mailbox = &side->mailbox;
    const struct cp_command *frame = &mailbox->commands[mailbox->header->command_consumed & mailbox->command_mask];
    int result = cp_mailbox_take(mailbox, &side->command);

    if (result && side->mistake == MISTAKE_COMMAND_LATE)
        side->command.tag = frame->tag;
    return result;
}

static int receive(struct mailbox_side *side)
{
    struct cp_mailbox *mailbox = &side->mailbox;
    const struct cp_event *frame = &mailbox->events[mailbox->header->event_consumed & mailbox->event_mask];
    int result = cp_mailbox_receive(mailbox, &side->event);

    if (result && side->mistake == MISTAKE_EVENT_LATE)
        side->event.tag = frame->tag;
    return result;
}

static int post(struct mailbox_side *side)
{
    struct cp_mailbox *mailbox = &side->mailbox;
    struct cp_event *frame = &mailbox->events[mailbox->header->event_produced & mailbox->event_mask];
    int result = cp_mailbox_post(mailbox, &side->event);

    if (result == CP_OK && side->mistake == MISTAKE_EVENT_EARLY)
        frame->cycle = side->event.cycle + 1;
    return result;
}

int side_call(struct mailbox_side *side, enum call call)
{
    switch (call) {
    case CALL_CREATE:
        return cp_mailbox_create(&side->mailbox, side->memory, side->command_entries, side->event_entries,
                                 side->checked);
    case CALL_ATTACH:
        return cp_mailbox_attach(&side->mailbox, side->memory, side->bytes);
    case CALL_SEND:
        return send(side);
    case CALL_RECEIVE:
        return receive(side);
    case CALL_TAKE:
        return take(side);
    case CALL_POST:
        return post(side);
    case CALL_COUNT_COMMANDS:
        return (int)cp_mailbox_commands(&side->mailbox);
    case CALL_COUNT_EVENTS:
        return (int)cp_mailbox_events(&side->mailbox);
    default:
        return 0;
    }
}
