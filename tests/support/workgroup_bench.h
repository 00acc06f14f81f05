/*
 * workgroup_bench.h - two CUs of four one-wave WGs: for tests of the work-groups' state machine, one event at a time.
 */
#ifndef TESTS_WORKGROUP_BENCH_H
#define TESTS_WORKGROUP_BENCH_H

#include "fake_port.h"
#include "test.h"
#include "workgroup.h"

static struct fake_port port;
static struct cp cp;

/* Two CUs of four one-wave WGs; groups of them start, all that fit are launched. */
static inline void launch(uint32_t groups)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

static inline const struct cp_command *expect(enum cp_command_opcode opcode)
{
    static const struct cp_command none;
    const struct cp_command *command = &none;
    uint32_t got = fake_port_next(&port, &command);

    /* Asking for more reports of waits is not what these cases are about. */
    while (got == CP_COMMAND_WAITING && opcode != CP_COMMAND_WAITING && command->waiting.reports)
        got = fake_port_next(&port, &command);
    CHECK_EQUAL(got, opcode);
    return command;
}

static inline void expect_nothing(void)
{
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

static inline void refuse(const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);

    event->wg.generation = command->place.generation;
    event->tag = command->tag;
    event->reason = (uint8_t)reason;
    fake_port_settle(&port);
}

/* Nine WGs on eight places. WG 0 waits and is being saved; returns that SAVE. */
static inline const struct cp_command *save_for_the_ninth(void)
{
    const struct cp_command *command;

    launch(9);
    CHECK(cp.oversubscribed);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    command = expect(CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 0);
    CHECK_EQUAL(command->place.wait_number, 1);
    CHECK_EQUAL(command->flags, 0);
    check_state(0, CP_WG_SAVING);
    return command;
}

#endif
