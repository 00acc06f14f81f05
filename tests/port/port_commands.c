/* port_commands.c - checks of the calls reserve and commit. */
#include "port_rules.h"

#include "random.h"

#define BURST 40u /* commands that are sent or taken in a row, at most */

/* A command that is told from all others. Its bytes are not 0 anywhere, also behind its length. */
static void make(struct cp_command *command, uint32_t number, uint32_t length)
{
    uint8_t *bytes = (uint8_t *)command;

    for (uint32_t i = 0; i < sizeof(*command); i++)
        bytes[i] = (uint8_t)(1 + (number * 31 + i * 7) % 255);
    command->length = (uint8_t)length;
    command->tag = number;
}

/* Whether a command has arrived as make has made it, and zeros behind its length. */
static bool is_made(const struct cp_command *command, uint32_t number, uint32_t length)
{
    struct cp_command want;
    uint32_t valid;

    make(&want, number, length);
    valid = cp_command_bytes(&want);
    __builtin_memset((uint8_t *)&want + valid, 0, sizeof(want) - valid);
    return !__builtin_memcmp(command, &want, sizeof(want));
}

static int take(struct port_kit *kit, struct cp_command *command)
{
    return kit->bench->take(kit->bench->gpu, command);
}

bool port_send(struct port_kit *kit, const struct cp_command *command)
{
    const struct cp_hal *hal = &kit->bench->hal;
    struct cp_command *frame = hal->reserve(hal->context);

    if (!frame)
        return false;
    if (!port_check(kit, PORT_FRAME_ALIGNED, !((uintptr_t)frame & 7),
                    "bytes beyond a multiple of 8:", (uintptr_t)frame & 7))
        return false;
    __builtin_memcpy(frame, command, cp_command_bytes(command));
    hal->commit(hal->context);
    return true;
}

/* One command through an empty ring, looked at before and after each call. */
static void check_frame(struct port_kit *kit)
{
    const struct cp_hal *hal = &kit->bench->hal;
    struct cp_command sent, taken, *frame;

    port_reset(kit);
    port_look(kit, PORT_COMMIT_FIRST);
    frame = hal->reserve(hal->context);
    if (!port_check(kit, PORT_RING_SPACE, frame != 0, "NULL for the command", 1) ||
        !port_check(kit, PORT_FRAME_ALIGNED, !((uintptr_t)frame & 7),
                    "bytes beyond a multiple of 8:", (uintptr_t)frame & 7))
        return;
    make(&sent, 1, 16);
    __builtin_memcpy(frame, &sent, sizeof(sent));
    if (!port_check(kit, PORT_COMMIT_FIRST, !take(kit, &taken), "the GPU took command", 1))
        return;
    port_look(kit, PORT_FRAME_SAME);
    port_check(kit, PORT_FRAME_SAME, hal->reserve(hal->context) == frame, "another frame at call", 2);
    port_check(kit, PORT_FRAME_SAME, !__builtin_memcmp(frame, &sent, sizeof(sent)), "other bytes after call", 2);
    hal->commit(hal->context);
    port_look(kit, PORT_COMMIT_PUBLISHES);
    if (!port_check(kit, PORT_COMMIT_PUBLISHES, take(kit, &taken) == 1, "nothing to take after commit", 1))
        return;
    port_check(kit, PORT_COMMAND_WHOLE, is_made(&taken, 1, 16), "other bytes in command", 1);
    port_check(kit, PORT_COMMAND_ORDER, !take(kit, &taken), "one more command than", 1);
}

/* Every length, those that stand for all bytes too, in frames that hold old commands. */
static void check_lengths(struct port_kit *kit)
{
    struct cp_command sent, taken;

    port_reset(kit);
    port_look(kit, PORT_COMMAND_WHOLE);
    for (uint32_t i = 0; i < 512; i++) {
        uint32_t length = i % 256;

        make(&sent, i, length);
        if (!port_check(kit, PORT_RING_SPACE, port_send(kit, &sent), "NULL for an empty ring, after commands:", i) ||
            !port_check(kit, PORT_COMMIT_PUBLISHES, take(kit, &taken) == 1, "nothing to take after commit", i + 1))
            return;
        port_check(kit, PORT_COMMAND_WHOLE, is_made(&taken, i, length), "other bytes with the length", length);
        port_step(kit);
    }
}

/* The numbers of the commands that come next: to be sent, to be taken. */
struct stream {
    uint32_t sent, taken;
};

/* Sends at most count commands. Returns false at NULL. */
static bool send_some(struct port_kit *kit, struct stream *s, uint32_t count)
{
    struct cp_command command;

    while (count--) {
        make(&command, s->sent, s->sent % 17);
        if (!port_send(kit, &command))
            return false;
        s->sent++;
    }
    return true;
}

/* Takes at most count commands, which must be the next ones; others break the rule. Returns false if that one is broken. */
static bool take_some(struct port_kit *kit, struct stream *s, uint32_t count, enum port_rule rule)
{
    struct cp_command command;

    while (count-- && take(kit, &command)) {
        if (!port_check(kit, rule, s->taken < s->sent && command.tag == s->taken, "not the command", s->taken))
            return false;
        port_check(kit, PORT_COMMAND_WHOLE, is_made(&command, s->taken, s->taken % 17), "other bytes in command",
                   s->taken);
        s->taken++;
    }
    return true;
}

/* Bursts of any length, now and then a full ring, a GPU that takes early or late. */
static void check_order(struct port_kit *kit)
{
    struct stream s = {0, 0};
    bool has_space = true;

    port_reset(kit);
    port_look(kit, PORT_COMMAND_ORDER);
    while (s.sent < PORT_KIT_ROUNDS) {
        uint32_t sent = s.sent, taken = s.taken;

        send_some(kit, &s, 1 + random_below(&kit->random, BURST));
        if (!port_check(kit, PORT_RING_SPACE, s.sent > sent || !has_space, "NULL although the GPU has taken command",
                        taken))
            return;
        if (!take_some(kit, &s, random_below(&kit->random, BURST), PORT_COMMAND_ORDER))
            return;
        has_space = s.taken > taken || s.taken == s.sent;
        port_step(kit);
    }
    take_some(kit, &s, UINT32_MAX, PORT_COMMAND_ORDER);
    port_check(kit, PORT_COMMAND_ORDER, s.taken == s.sent, "lost the command", s.taken);
}

/* A GPU that takes nothing until the ring is full, or holds all that a test can send. */
static void check_full(struct port_kit *kit)
{
    struct stream s = {0, 0};

    port_reset(kit);
    port_look(kit, PORT_RING_FULL);
    while (s.sent < PORT_KIT_ROUNDS && send_some(kit, &s, 1))
        port_step(kit);
    for (uint32_t i = 0; i < 8; i++) {
        port_step(kit);
        send_some(kit, &s, 1);
    }
    if (!take_some(kit, &s, UINT32_MAX, PORT_RING_FULL) ||
        !port_check(kit, PORT_RING_FULL, s.taken == s.sent, "lost the command", s.taken))
        return;
    port_step(kit);
    port_check(kit, PORT_RING_SPACE, send_some(kit, &s, 1), "NULL for an empty ring, after commands:", s.sent);
}

void port_check_commands(struct port_kit *kit)
{
    check_frame(kit);
    check_lengths(kit);
    check_full(kit);
    check_order(kit);
}
