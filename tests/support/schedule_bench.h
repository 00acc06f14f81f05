/*
 * schedule_bench.h - one CU of four one-wave slots: for tests of which work-group is placed next.
 */
#ifndef TESTS_SCHEDULE_BENCH_H
#define TESTS_SCHEDULE_BENCH_H

#include "fake_port.h"
#include "schedule.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

/* One CU of four one-wave places unless changed. */
static inline void init(void)
{
    fake_port_init(&port, &cp);
    port.config.cus = 1;
}

static inline const struct cp_command *expect(enum cp_command_opcode opcode)
{
    static const struct cp_command none;
    const struct cp_command *command = &none;

    while (fake_port_next(&port, &command) == CP_COMMAND_WAITING || command->opcode == CP_COMMAND_KERNEL_BEGIN)
        ;
    CHECK_EQUAL(command->opcode, opcode);
    return command;
}

static inline void expect_launch(uint32_t kernel, uint32_t number)
{
    const struct cp_command *command = expect(CP_COMMAND_LAUNCH);

    CHECK_EQUAL(command->place.kernel, kernel);
    CHECK_EQUAL(command->place.workgroup[0], number);
}

static inline void done(uint32_t slot)
{
    fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
}

static inline void saved(uint32_t slot)
{
    fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = 1;
    fake_port_settle(&port);
}

/* Kernel 0 fills the places and has more WGs. */
static inline void fill(uint32_t groups)
{
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

#endif
