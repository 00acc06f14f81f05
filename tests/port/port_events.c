/* port_events.c - checks of the call receive. */
#include "port_rules.h"

#include "random.h"

#define BURST 40u /* events that are posted or received in a row, at most */
#define HEAD  32u /* bytes of every event: the common ones and those of any event about a WG */

/* Kinds that use more than the head: bytes of their member. */
static const struct {
    enum cp_event_kind kind;
    uint32_t bytes;
} long_kinds[] = {
    {CP_EVENT_WAITING, sizeof(struct cp_waiting_event)}, {CP_EVENT_SAVED, sizeof(struct cp_saved_event)},
    {CP_EVENT_FAULT, sizeof(struct cp_fault_event)},     {CP_EVENT_MESSAGE, sizeof(struct cp_message_event)},
    {CP_EVENT_PLACES, sizeof(struct cp_places_event)},   {CP_EVENT_HOST, sizeof(struct cp_queue_config)}};

/* Bytes of an event that its kind uses. */
static uint32_t used_bytes(uint32_t kind)
{
    for (uint32_t i = 0; i < sizeof(long_kinds) / sizeof(long_kinds[0]); i++) {
        if ((uint32_t)long_kinds[i].kind == kind)
            return (uint32_t) __builtin_offsetof(struct cp_event, words) + long_kinds[i].bytes;
    }
    return HEAD;
}

/* An event that is told from all others, of any kind, known or not. */
static void make(struct cp_event *event, uint32_t number)
{
    uint8_t *bytes = (uint8_t *)event;

    for (uint32_t i = 0; i < sizeof(*event); i++)
        bytes[i] = (uint8_t)(1 + (number * 29 + i * 11) % 255);
    event->kind = (uint8_t)(1 + number % 255);
    event->tag = number;
    event->cycle = number;
    event->wg.slot = number; /* or queue, or kernel: no event is a newer one of the same thing */
}

static int receive(struct port_kit *kit, struct cp_event *event)
{
    return kit->bench->hal.receive(kit->bench->hal.context, event);
}

static int post(struct port_kit *kit, const struct cp_event *event)
{
    return kit->bench->post(kit->bench->gpu, event);
}

/* Every kind, one event at a time. */
static void check_kinds(struct port_kit *kit)
{
    struct cp_event sent, got;

    port_reset(kit);
    port_look(kit, PORT_EVENT_NONE);
    if (!port_check(kit, PORT_EVENT_NONE, receive(kit, &got) == 0, "not 0 at the start, of events:", 0))
        return;
    port_look(kit, PORT_EVENT_WHOLE);
    for (uint32_t i = 0; i < 3 * 255; i++) {
        make(&sent, i);
        if (!port_check(kit, PORT_EVENT_SPACE, post(kit, &sent) == CP_OK, "no space for the event", i))
            return;
        port_step(kit);
        if (!port_check(kit, PORT_EVENT_PROMPT, receive(kit, &got) == 1, "not 1 for an event of the kind", sent.kind))
            return;
        port_check(kit, PORT_EVENT_WHOLE, !__builtin_memcmp(&sent, &got, used_bytes(sent.kind)),
                   "other bytes in an event of the kind", sent.kind);
        if (!port_check(kit, PORT_EVENT_ONCE, receive(kit, &got) == 0, "one more event of the kind", sent.kind))
            return;
    }
}

/* The numbers of the events that come next: to be posted, to be received. */
struct stream {
    uint32_t posted, received;
};

/* Posts at most count events. Returns false when there is no space. */
static bool post_some(struct port_kit *kit, struct stream *s, uint32_t count)
{
    struct cp_event event;

    while (count--) {
        make(&event, s->posted);
        if (post(kit, &event) != CP_OK)
            return false;
        s->posted++;
    }
    return true;
}

/* Receives at most count events, which must be the next ones; others break the rule. Returns false if that one is broken. */
static bool receive_some(struct port_kit *kit, struct stream *s, uint32_t count, enum port_rule rule)
{
    struct cp_event event;

    while (count-- && receive(kit, &event) == 1) {
        if (!port_check(kit, PORT_EVENT_ONCE, event.tag >= s->received, "once more the event", event.tag) ||
            !port_check(kit, rule, event.tag == s->received, "not the event", s->received))
            return false;
        s->received++;
    }
    return true;
}

/* Bursts of any length; steps that receive some and steps that receive all. */
static void check_order(struct port_kit *kit)
{
    struct stream s = {0, 0};
    bool has_space = true;

    port_reset(kit);
    port_look(kit, PORT_EVENT_ORDER);
    while (s.posted < PORT_KIT_ROUNDS) {
        uint32_t before = s.posted, received = s.received;
        bool all = random_below(&kit->random, 2);

        post_some(kit, &s, 1 + random_below(&kit->random, BURST));
        if (!port_check(kit, PORT_EVENT_SPACE, s.posted > before || !has_space, "no space behind the event", received))
            return;
        port_step(kit);
        if (!receive_some(kit, &s, all ? UINT32_MAX : random_below(&kit->random, BURST), PORT_EVENT_ORDER))
            return;
        if (all && !port_check(kit, PORT_EVENT_PROMPT, s.received == s.posted, "0 before the event", s.received))
            return;
        has_space = s.received > received || s.received == s.posted;
    }
}

/* Firmware that receives nothing until the channel is full, or holds all that a test can post. Commands go on. */
static void check_full(struct port_kit *kit)
{
    const struct cp_command sent = {.opcode = CP_COMMAND_KILL, .length = 4, .tag = 7};
    struct cp_command taken;
    struct stream s = {0, 0};

    port_reset(kit);
    port_look(kit, PORT_EVENT_FULL);
    while (s.posted < PORT_KIT_ROUNDS && post_some(kit, &s, 1))
        port_step(kit);
    port_look(kit, PORT_RINGS_APART);
    for (uint32_t i = 0; i < 1000; i++) {
        port_step(kit);
        if (!port_check(kit, PORT_RINGS_APART, port_send(kit, &sent) && kit->bench->take(kit->bench->gpu, &taken) == 1,
                        "stuck at command", i))
            return;
    }
    port_look(kit, PORT_EVENT_FULL);
    if (receive_some(kit, &s, UINT32_MAX, PORT_EVENT_FULL))
        port_check(kit, PORT_EVENT_FULL, s.received == s.posted, "lost the event", s.received);
}

#define CYCLES 6u

/* Two events at a time, with these cycles, for a rule. Returns whether it holds. */
static bool check_cycles(struct port_kit *kit, enum port_rule rule, const uint64_t cycles[CYCLES])
{
    struct cp_event event;

    port_reset(kit);
    port_look(kit, rule);
    for (uint32_t posted = 0, received = 0; received < CYCLES;) {
        for (; posted < CYCLES && posted < received + 2; posted++) {
            make(&event, posted);
            event.cycle = cycles[posted];
            if (post(kit, &event) != CP_OK)
                break;
        }
        if (!port_check(kit, PORT_EVENT_SPACE, posted > received, "no space for the event", posted))
            return false;
        port_step(kit);
        for (; received < posted; received++) {
            if (!port_check(kit, rule, receive(kit, &event) == 1 && event.tag == received, "not the event of the cycle",
                            cycles[received]))
                return false;
        }
    }
    return true;
}

/* Events of the steps before; then of the past, of the future, and of any cycle at all. */
static void check_any_cycles(struct port_kit *kit)
{
    static const uint64_t plain[CYCLES] = {1, 2, 3, 4, 5, 6};
    static const uint64_t odd[CYCLES] = {1000, 2, UINT64_MAX, 0, UINT64_C(1) << 63, 3};

    if (check_cycles(kit, PORT_EVENT_PROMPT, plain))
        check_cycles(kit, PORT_EVENT_CYCLE, odd);
}

void port_check_events(struct port_kit *kit)
{
    check_kinds(kit);
    check_any_cycles(kit);
    check_full(kit);
    check_order(kit);
}
