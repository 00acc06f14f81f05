/* test_workgroup_conditions.c - work-groups away from their CU whose condition is met, or is not in time. */
#include "workgroup_bench.h"

/* The same under a policy that watches; waits of swapped WGs end after timeout cycles, or never. */
static void launch_watched(uint32_t groups, uint64_t timeout)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_monnr_one;
    port.config.wait_timeout = timeout;
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* Brings WG 0 of ten into a state, with wait 1 known where it is in one; the places are full. */
static void bring_to(enum cp_wg_state state)
{
    launch_watched(state == CP_WG_RUNNING || state == CP_WG_STALLED ? 8 : 10, 0);
    if (state == CP_WG_RUNNING)
        return;
    if (state == CP_WG_FREE) {
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        return;
    }
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    if (state == CP_WG_STALLED || state == CP_WG_SAVING)
        return;
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    if (state == CP_WG_SWAPPED)
        return;
    if (state == CP_WG_KILLING) {
        fake_port_tell(&port, CP_EVENT_FAULT, 3, 0);
        return;
    }
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    if (state == CP_WG_RESTORING) {
        fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 4, 0);
    }
}

static void condition_met_counts_for_swapped_groups_only(void)
{
    static const struct {
        const char *name;
        enum cp_wg_state state, then;
    } cases[] = {{"free", CP_WG_FREE, CP_WG_FREE},
                 {"running", CP_WG_RUNNING, CP_WG_RUNNING},
                 {"stalled", CP_WG_STALLED, CP_WG_STALLED},
                 {"saving", CP_WG_SAVING, CP_WG_SAVING},
                 {"swapped", CP_WG_SWAPPED, CP_WG_READY},
                 {"ready", CP_WG_READY, CP_WG_READY},
                 {"restoring", CP_WG_RESTORING, CP_WG_RESTORING},
                 {"killing", CP_WG_KILLING, CP_WG_KILLING}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t met, stale;

        test_context(cases[i].name);
        bring_to(cases[i].state);
        check_state(0, cases[i].state);
        met = cp_counters_of(&cp)->conditions_met;
        stale = cp_counters_of(&cp)->stale;
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
        check_state(0, cases[i].then);
        CHECK_EQUAL(cp_counters_of(&cp)->conditions_met - met, cases[i].state == CP_WG_SWAPPED);
        CHECK_EQUAL(cp_counters_of(&cp)->stale - stale, cases[i].state != CP_WG_SWAPPED);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

static void condition_met_of_another_wait_or_group_is_dropped(void)
{
    bring_to(CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 2);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 16, 1);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, UINT32_MAX, 1);
    fake_port_event(&port, CP_EVENT_CONDITION_MET, 0)->wg.generation = 1;
    fake_port_settle(&port);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_counters_of(&cp)->conditions_met, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 5);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX); /* no timeout */
}

static void swapped_group_falls_back_on_the_timeout(void)
{
    launch_watched(10, 3000);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    port.now = 500;
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    CHECK_EQUAL(cp_deadline(&cp), 3100); /* wait began at 100 */
    fake_port_pass(&port, 2599);
    check_state(0, CP_WG_SWAPPED);
    fake_port_pass(&port, 1);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(cp_counters_of(&cp)->fallbacks, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->timeouts, 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1); /* too late */
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

/* Saved by force with its wait still on: it waits for the condition as one that was saved by choice does. */
static void group_of_a_lost_cu_waits_on(void)
{
    launch_watched(8, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->flags, CP_FLAG_FORCED);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_ready(&cp), 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
}

TEST_MAIN()
{
    return test_run("workgroup_conditions",
                    (const struct test_case[]){TEST(condition_met_counts_for_swapped_groups_only),
                                               TEST(condition_met_of_another_wait_or_group_is_dropped),
                                               TEST(swapped_group_falls_back_on_the_timeout),
                                               TEST(group_of_a_lost_cu_waits_on),
                                               {0}});
}
