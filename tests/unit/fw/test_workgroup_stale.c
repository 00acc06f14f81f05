/* test_workgroup_stale.c - events of work-groups that say less than the firmware knows, or what cannot be. */
#include "compute_unit.h"
#include "dispatch.h"
#include "queue.h"

#include "workgroup_bench.h"

static uint32_t sent(enum cp_command_opcode opcode)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++)
        count += port.commands[i].opcode == opcode;
    return count;
}

/* The lowest wait of a WG's waves: an event may raise it, to its own wait at most. An entry of the log below it is stale. */
static void lowest_wait_is_what_events_can_mean(void)
{
    static const struct {
        const char *name;
        uint32_t wait, first, entry;
        bool filed;
    } cases[] = {
        {"the lowest one", 6, 5, 5, true},         {"below the lowest one", 6, 5, 4, false},
        {"beyond the wait itself", 6, 8, 6, true}, {"lower than was known", 6, 2, 3, false},
        {"as was known", 6, 4, 4, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;

        test_context(cases[i].name);
        fake_port_init(&port, &cp);
        port.config.policy = &cp_policy_monnr_all;
        fake_port_start(&port);
        fake_port_open(&port, 4, 2);
        fake_port_settle(&port);
        event = fake_port_event(&port, CP_EVENT_WAITING, 0);
        event->wg.wait_number = event->wg.first_wait = 4;
        fake_port_settle(&port);
        event = fake_port_event(&port, CP_EVENT_WAITING, 0);
        event->wg.wait_number = cases[i].wait;
        event->wg.first_wait = cases[i].first;
        fake_port_log(&port, 0, cases[i].entry, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(cp.spill.waits_used, cases[i].filed);
        CHECK_EQUAL(cp_counters_of(&cp)->log_stale, !cases[i].filed);
    }
    test_context(0);
}

/* While a WG is saved, the end of the wait that it is saved in is no news. That of an older one is stale. */
static void end_of_a_wait_while_the_group_is_saved(void)
{
    save_for_the_ninth();
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 1);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    check_state(0, CP_WG_SAVING);
}

/* Where no WG is saved for its wait, a saved one goes on as soon as there is room, whatever it waits for. */
static void waiting_group_of_a_lost_cu(void)
{
    static const struct cp_policy *const policies[] = {&cp_policy_baseline, &cp_policy_timeout};

    for (uint32_t i = 0; i < 2; i++) {
        fake_port_init(&port, &cp);
        port.config.policy = policies[i];
        fake_port_start(&port);
        fake_port_open(&port, 8, 1);
        fake_port_settle(&port);
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = cp.workgroups[0].cu;
        fake_port_settle(&port);
        check_state(0, CP_WG_SAVING);
        fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = CP_SAVED_WAITS;
        fake_port_settle(&port);
        check_state(0, i ? CP_WG_SWAPPED : CP_WG_READY);
    }
}

/* A message of a WG whose LAUNCH was refused: it has never run. */
static void message_of_a_group_that_was_not_launched(void)
{
    const struct cp_command *launch;
    uint32_t slot;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    launch = &port.commands[port.count - 1];
    while (launch->opcode != CP_COMMAND_LAUNCH)
        launch--;
    slot = launch->place.slot;
    refuse(launch, CP_REFUSED_CU);
    check_state(slot, CP_WG_READY);
    fake_port_tell(&port, CP_EVENT_MESSAGE, slot, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->messages, 0);
    fake_port_tell(&port, CP_EVENT_MESSAGE, slot ? 0 : 1, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->messages, 1);
}

/* A CU is lost in the same breath in which the kernel faults: its WGs are killed, and none is saved before. */
static void lost_cu_of_a_stopped_kernel(void)
{
    launch(8);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_FAULT, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    cp_step(&cp, 20);
    CHECK_EQUAL(cp.cus[1].residents.count, 4);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE), 0);
    CHECK_EQUAL(sent(CP_COMMAND_KILL), 7);
    for (uint32_t slot = 1; slot < 8; slot++)
        fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
    CHECK_EQUAL(sent(CP_COMMAND_CU_RELEASE), 1);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
}

/* KERNEL_BEGIN was accepted: its kernel has run, and ends. */
static void late_refusal_of_a_kernel(void)
{
    const struct cp_command *begin;
    struct cp_event *event;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(fake_port_next(&port, &begin), CP_COMMAND_KERNEL_BEGIN);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_DONE, 0);
    cp_step(&cp, 20);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->wg.generation = UINT32_MAX;
    event->tag = begin->tag;
    cp_step(&cp, 20);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp.kernels[0].error, 0);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 0);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_settle(&port);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 1);
}

static void kernel_without_a_signal(void)
{
    struct cp_dispatch dispatch = {.groups = {1, 1, 1}};

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    dispatch.shape = (struct cp_shape){.vgprs = 4, .sgprs = 16, .waves = 1};
    cp_cu_shape(&cp, &dispatch.shape);
    cp_dispatch_open(&cp, &dispatch);
    cp_queue_opened(&cp, &cp.queues[0]);
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_settle(&port);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 0);
    CHECK_EQUAL(cp.first_kernel, CP_KERNEL_NONE);
    CHECK_EQUAL(cp.queues[0].kernels, 0);
}

TEST_MAIN()
{
    return test_run("workgroup_stale", (const struct test_case[]){TEST(lowest_wait_is_what_events_can_mean),
                                                                  TEST(end_of_a_wait_while_the_group_is_saved),
                                                                  TEST(waiting_group_of_a_lost_cu),
                                                                  TEST(message_of_a_group_that_was_not_launched),
                                                                  TEST(lost_cu_of_a_stopped_kernel),
                                                                  TEST(late_refusal_of_a_kernel),
                                                                  TEST(kernel_without_a_signal),
                                                                  {0}});
}
