/* test_grid_choices.c - grids: when the firmware gives work-groups (WGs) to the GPU, and when it takes them back. */
#include "grid_bench.h"

/* A policy that saves nobody: WG 0 of kernel 1 stalls, and nothing follows. The next one that ends is followed by LAUNCH. */
static void grid_is_taken_back_when_a_wg_is_handed_over(void)
{
    init();
    port.config.policy = &cp_policy_baseline;
    fake_port_start(&port);
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_open(&port, 20, 1);
    fake_port_settle(&port);
    check_grid(0, 0, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_grid(1, 5, 20);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_state(0, CP_WG_STALLED);
    check_grid(1, 5, 20);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_sound();
    CHECK_EQUAL(cp_counters_of(&cp)->handovers, 2);
    check_grid(2, 20, 20);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
}

/* An event in the middle of a grid is one work item: nobody else wants the places. */
static void successors_need_no_scheduling_pass(void)
{
    init();
    start(6);
    for (uint32_t number = 2; number < 5; number++) {
        uint64_t units = cp_counters_of(&cp)->units;

        ends(number, 1, &(const uint32_t){1});
        fake_port_settle(&port);
        CHECK_EQUAL(cp_counters_of(&cp)->units - units, 1);
        CHECK_EQUAL(cp_wanting(&cp), 5 - number);
    }
    end_kernels(1);
}

/* A successor crosses the command that takes the grid back for another kernel. */
static void wgs_of_every_kernel_lack_slots(void)
{
    init();
    start(6);
    fake_port_open_in(&port, 1, 3, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_wanting(&cp), 4 + 3);
    succeed(2, 1);
    CHECK_EQUAL(cp_wanting(&cp), 3 + 3);
    give_back(0, 3);
    end_kernels(2);
}

TEST_MAIN()
{
    return test_run("grid_choices", (const struct test_case[]){TEST(grid_is_taken_back_when_a_wg_is_handed_over),
                                                               TEST(successors_need_no_scheduling_pass),
                                                               TEST(wgs_of_every_kernel_lack_slots),
                                                               {0}});
}
