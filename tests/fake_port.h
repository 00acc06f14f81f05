/*
 * fake_port.h - a HAL that records commands and hands out the events a test has prepared, for tests that look at one
 * decision of the firmware at a time. It uses no C library.
 */
#ifndef TESTS_FAKE_PORT_H
#define TESTS_FAKE_PORT_H

#include "onward/cp_state.h"

#define FAKE_PORT_COMMANDS 512u
#define FAKE_PORT_EVENTS   64u

struct fake_port {
    struct cp *cp;
    struct cp_config config; /* may be set before start */
    uint64_t now;
    uint32_t room; /* commands that are still accepted; starts without limit */
    struct cp_command commands[FAKE_PORT_COMMANDS];
    uint32_t count; /* commands recorded */
    uint32_t read;  /* of those, looked at by fake_port_next */
    struct cp_event events[FAKE_PORT_EVENTS];
    uint32_t events_first, events_end;
};

/* A GPU of 2 CUs x 2 SIMDs x 2 waves under policy timeout (interval 1000, quantum 5000) with 16 slots and one queue. */
void fake_port_init(struct fake_port *port, struct cp *cp);

/* Calls cp_init, which must succeed, and lets the first WAITING pass. */
void fake_port_start(struct fake_port *port);

/*
 * Makes a kernel active as a checked packet would: one-dimensional, so many WGs of so many waves, few registers. The
 * first form takes queue 0. Queues 0 to 3 exist, their priorities are 2 unless set before the start.
 */
void fake_port_open(struct fake_port *port, uint32_t groups, uint32_t waves);
void fake_port_open_in(struct fake_port *port, uint32_t queue, uint32_t groups, uint32_t waves);

/* Steps until no work is left. */
void fake_port_settle(struct fake_port *port);

/* Prepares an event about a WG slot, with its current generation; the caller changes what it likes. */
struct cp_event *fake_port_event(struct fake_port *port, enum cp_event_kind kind, uint32_t slot);

/* The same, then settles. */
void fake_port_tell(struct fake_port *port, enum cp_event_kind kind, uint32_t slot, uint32_t wait_number);

/* The next command not yet looked at: its opcode, and the command itself in *command when that is not NULL. 0: none. */
uint32_t fake_port_next(struct fake_port *port, const struct cp_command **command);

/* Forgets the commands recorded so far. */
void fake_port_forget(struct fake_port *port);

#endif
