/*
 * port_rules.h - the rules of a port, and what the checks of the kit share. docs/reference/hal.md has the same names.
 */
#ifndef TESTS_PORT_RULES_H
#define TESTS_PORT_RULES_H

#include "port_kit.h"

enum port_rule {
    PORT_CLOCK_BACK,
    PORT_CLOCK_TRUE,
    PORT_CLOCK_STILL,
    PORT_FRAME_ALIGNED,
    PORT_FRAME_SAME,
    PORT_COMMIT_FIRST,
    PORT_COMMIT_PUBLISHES,
    PORT_COMMAND_WHOLE,
    PORT_COMMAND_ORDER,
    PORT_RING_FULL,
    PORT_RING_SPACE,
    PORT_EVENT_NONE,
    PORT_EVENT_WHOLE,
    PORT_EVENT_ONCE,
    PORT_EVENT_ORDER,
    PORT_EVENT_PROMPT,
    PORT_EVENT_CYCLE,
    PORT_EVENT_FULL,
    PORT_EVENT_SPACE,
    PORT_RINGS_APART,
    PORT_LOAD_BYTES,
    PORT_LOAD_RANGE,
    PORT_LOAD_UNTOUCHED,
    PORT_LOAD_NOW,
    PORT_LOAD_ATOMIC,
    PORT_LOAD_UPWARDS,
    PORT_CALL_RETURNS,
    PORT_WHOLE_OWN,
    PORT_WHOLE_GIVEN,
    PORT_WHOLE_AGAIN,
    PORT_RULES
};

struct port_kit {
    const struct port_bench *bench;
    bool looked[PORT_RULES];
    bool broken[PORT_RULES];
    enum port_rule current; /* what is looked at */
    uint64_t random;
    uint64_t clock; /* of the GPU */
};

/* What follows is looked at for a rule: a watchdog names it. */
void port_look(struct port_kit *kit, enum port_rule rule);

/* Returns holds. If it does not, the rule is broken: the first time it prints what was seen, and a number. */
bool port_check(struct port_kit *kit, enum port_rule rule, bool holds, const char *seen, uint64_t number);

/* Whether no rule is broken so far. */
bool port_is_sound(const struct port_kit *kit);

/* Starts anew. */
void port_reset(struct port_kit *kit);

/* A step begins: some cycles have passed. */
void port_step(struct port_kit *kit);

/* The checks, in the order in which they run: later ones use calls that the earlier ones have looked at. */
void port_check_clock(struct port_kit *kit);
void port_check_commands(struct port_kit *kit);
void port_check_events(struct port_kit *kit);
void port_check_loads(struct port_kit *kit);
void port_check_whole(struct port_kit *kit);

/* Reserves a frame, writes a command in it up to its length, commits. Returns false if the ring is full. */
bool port_send(struct port_kit *kit, const struct cp_command *command);

#endif
