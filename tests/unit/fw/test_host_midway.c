/* test_host_midway.c - commands of the host in the middle of other work. */
#include "condition_bench.h"

/* Three places of four are free, and as many WGs of queue 0 are away, in waits on WORD that the firmware checks. */
static void bring_away(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_monnr_all;
    port.config.log_entries = 64;
    fake_port_start(&port);
    fake_port_open(&port, 11, 1);
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < 3; slot++) {
        fake_port_tell(&port, CP_EVENT_WAITING, slot, 4);
        fake_port_event(&port, CP_EVENT_SAVED, slot)->wg.wait_number = 4;
        fake_port_settle(&port);
        check_state(slot, CP_WG_SWAPPED);
        fake_port_log(&port, slot, 4, WORD, 7);
        fake_port_settle(&port);
    }
    for (uint32_t slot = 3; slot < 8; slot++)
        fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
    fake_port_forget(&port);
    CHECK_EQUAL(cp.spill.waits_used, 3);
    CHECK_EQUAL(COUNT(restores), 0);
}

/*
 * Their condition is met, one wait ends in each work item, and the host's command for another queue comes between two of these. It
 * finishes what is under way. Each WG is placed, without another event.
 */
static void all_are_placed_whatever_the_host_does(void)
{
    static const uint8_t operations[] = {CP_HOST_UPDATE, CP_HOST_DRAIN, CP_HOST_SUSPEND};
    uint32_t between = 0;

    for (uint32_t i = 0; i < 3 * 20; i++) {
        struct cp_event *event;

        bring_away();
        fake_port_set(&port, WORD, 7);
        port.now += port.config.check_interval;
        for (uint32_t at = 0; at < i / 3; at++)
            cp_step(&cp, 1);
        between += cp.spill.met_untried && cp.ready == 0;
        event = fake_port_event(&port, CP_EVENT_HOST, 0);
        event->reason = operations[i % 3];
        event->cu = 1;
        while (cp_step(&cp, 1) > 0)
            CHECK(cp.requests[1].asked < 2 || !cp.spill.met_untried); /* the answer comes behind */
        CHECK_EQUAL(COUNT(restores), 3);
        CHECK_EQUAL(cp.ready, 0);
        CHECK_EQUAL(cp.requests[1].asked, 0);
    }
    CHECK(between);
}

/* The kernel faults before the WGs of its suspended queue are saved: they are killed, and the queue is suspended all the same. */
static void fault_while_they_are_saved(void)
{
    const struct cp_command *command;
    struct cp_event *event;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 4, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    port.room = 0;
    event = fake_port_event(&port, CP_EVENT_HOST, 0);
    event->reason = CP_HOST_SUSPEND;
    event->cu = 0;
    fake_port_event(&port, CP_EVENT_FAULT, 0);
    cp_step(&cp, 20);
    CHECK(cp.requests[0].suspended && cp.kernels[0].error);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    for (uint32_t opcode = fake_port_next(&port, &command); opcode; opcode = fake_port_next(&port, &command))
        CHECK(opcode != CP_COMMAND_SAVE);
    for (uint32_t slot = 1; slot < 4; slot++) { /* the one that faulted has ended */
        check_state(slot, CP_WG_KILLING);
        fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
    }
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
    CHECK_EQUAL(cp.requests[0].asked, 0);
    CHECK_EQUAL(cp.free.count, port.config.wg_slots);
}

TEST_MAIN()
{
    return test_run(
        "host_midway",
        (const struct test_case[]){TEST(all_are_placed_whatever_the_host_does), TEST(fault_while_they_are_saved), {0}});
}
