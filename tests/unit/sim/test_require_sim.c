/* test_require_sim.c - a broken promise between modules of the simulator ends the program, and names its place. */
#include "engine/require.h"
#include "support_require.h"
#include "test.h"

static int evaluated;

static bool holds(bool value)
{
    evaluated++;
    return value;
}

static void breaks(void)
{
    SIM_REQUIRE(holds(false));
}

static void keeps(void)
{
    SIM_REQUIRE(holds(true));
}

static void a_broken_promise_ends_the_program(void)
{
    CHECK(support_requires(breaks, "holds(false)"));
}

static void a_kept_promise_is_silent(void)
{
    CHECK(!support_requires(keeps, ""));
    keeps();
    CHECK_EQUAL(evaluated, 1);
}

TEST_MAIN()
{
    return test_run("require_sim", (const struct test_case[]){
                                       TEST(a_broken_promise_ends_the_program), TEST(a_kept_promise_is_silent), {0}});
}
