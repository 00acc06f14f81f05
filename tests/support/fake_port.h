/*
 * fake_port.h - a HAL that records commands and hands out the events a test has prepared, for tests that look at one
 * decision of the firmware at a time. It uses no C library.
 */
#ifndef TESTS_FAKE_PORT_H
#define TESTS_FAKE_PORT_H

#include "onward/cp_state.h"
#include "onward/monitor_log.h"

#define FAKE_PORT_COMMANDS (CP_MAX_WGS <= 128 ? 96u : CP_MAX_CUS > 256 ? 2u * CP_MAX_CUS : 512u)
#define FAKE_PORT_EVENTS   64u
#define FAKE_PORT_LOG      0x40000u /* address of a Monitor Log of up to 64 entries */
#define FAKE_PORT_WORDS    0x50000u /* memory of queue 0's process; queue 1's follows, and so on */
#define FAKE_PORT_PROCESS  4096u    /* bytes a process */

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
    uint32_t loads;         /* so far */
    uint32_t scratch_slots; /* of kernels that are opened from now on; 0: they use no scratch */
    uint8_t log[128 + 64 * 64] __attribute__((aligned(64)));
    uint8_t words[4 * FAKE_PORT_PROCESS] __attribute__((aligned(8)));
};

/*
 * A GPU of 2 CUs x 2 SIMDs x 2 waves under policy timeout (interval 1000, quantum 5000) with 16 slots, a log of 8 entries,
 * checks every 2000 cycles, no wait_timeout, and four queues.
 */
void fake_port_init(struct fake_port *port, struct cp *cp);

/* Calls cp_init, which must succeed, and lets MONITOR, if it comes, and the first WAITING pass. */
void fake_port_start(struct fake_port *port);

/*
 * Makes a kernel active as a checked packet would: one-dimensional, this number of WGs of this number of waves, few registers. The
 * first form takes queue 0. Queues 0 to 3 exist, their priorities are 2 unless set before the start.
 */
void fake_port_open(struct fake_port *port, uint32_t groups, uint32_t waves);
void fake_port_open_in(struct fake_port *port, uint32_t queue, uint32_t groups, uint32_t waves);

/* The same with launch options, as they are when they were checked. */
struct cp_launch;
void fake_port_open_with(struct fake_port *port, uint32_t queue, uint32_t groups, uint32_t waves,
                         const struct cp_launch *launch);

/* Steps until no work is left. */
void fake_port_settle(struct fake_port *port);

/* Prepares an event about a WG slot, with its current generation; the caller changes what it likes. */
struct cp_event *fake_port_event(struct fake_port *port, enum cp_event_kind kind, uint32_t slot);

/* The same, then settles. */
void fake_port_tell(struct fake_port *port, enum cp_event_kind kind, uint32_t slot, uint32_t wait_number);

/* The next command not yet looked at: its opcode, and the command itself in *command when that is not NULL. 0: none. */
uint32_t fake_port_next(struct fake_port *port, const struct cp_command **command);

/* Where an address of the log or of a process lies; NULL: nowhere. */
void *fake_port_at(struct fake_port *port, uint64_t address, uint32_t bytes);

/* Sets a word of 4 bytes. */
void fake_port_set(struct fake_port *port, uint64_t address, uint32_t value);

/*
 * Appends an entry to the Monitor Log and prepares its event: the slot, with its generation, waits for the word of 4
 * bytes to be value, since now. The caller changes what it likes.
 */
struct cp_log_entry *fake_port_log(struct fake_port *port, uint32_t slot, uint32_t wait_number, uint64_t address,
                                   uint64_t value);

/* Lets time pass and settles. */
void fake_port_pass(struct fake_port *port, uint64_t cycles);

/* Forgets the commands recorded so far. */
void fake_port_forget(struct fake_port *port);

/* Checks that the WG in a slot is in that state, in the firmware of the port that was initialised last. */
void check_state(uint32_t slot, enum cp_wg_state state);

#endif
