/* test_require.c - requirements stop the firmware of the tests, and name the place. */
#include "fake_port.h"
#include "kernel.h"
#include "schedule.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

static void init(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    test_requirements = 0;
    test_expects_requirement = true;
}

static void expect_required(enum cp_module module)
{
    test_expects_requirement = false;
    CHECK_EQUAL(test_requirements, CP_CHECKS);
    if (!CP_CHECKS) /* boards run the product */
        return;
    CHECK_EQUAL(cp_panic(&cp) >> 16, module);
    CHECK(cp_panic(&cp) & CP_REQUIRED);
    CHECK_EQUAL(cp_step(&cp, 1), CP_ERROR_ASSERT);
}

static void kept_requirements_are_silent(void)
{
    init();
    CP_REQUIRE(&cp, CP, cp.free.count);
    test_expects_requirement = false;
    CHECK_EQUAL(test_requirements, 0);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

static void a_broken_one_stops_the_firmware(void)
{
    init();
    CP_REQUIRE(&cp, CP, !cp.free.count);
    expect_required(CP_MODULE_CP);
}

static void a_function_without_a_reason_to_call_it(void)
{
    init();
    cp.place_pending = true;
    cp.blocked = true;
    cp_schedule_place(&cp, 1);
    expect_required(CP_MODULE_SCHEDULE);
}

static void a_group_that_is_not_on_the_list(void)
{
    init();
    cp_list_append(&cp, &cp.stalled, CP_LINK_CU, 0);
    cp_list_append(&cp, &cp.expired, CP_LINK_CU, 1);
    cp_list_remove(&cp, &cp.stalled, CP_LINK_CU, 1);
    expect_required(CP_MODULE_CORE);
}

TEST_MAIN()
{
    return test_run("require", (const struct test_case[]){TEST(kept_requirements_are_silent),
                                                          TEST(a_broken_one_stops_the_firmware),
                                                          TEST(a_function_without_a_reason_to_call_it),
                                                          TEST(a_group_that_is_not_on_the_list),
                                                          {0}});
}
