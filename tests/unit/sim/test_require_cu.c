/* test_require_cu.c - broken promises of sim_hal/cu are noticed. */
#include "cu/counters.h"
#include "cu/rotation.h"

#include "support_require.h"
#include "test.h"

static void drops_what_is_not_outstanding(void)
{
    struct cu_wave_counters counters = {0};

    cu_counters_drop_vm(&counters);
}

static void drops_a_slot_that_is_free(void)
{
    struct cu_wave_counters counters = {0};

    cu_counters_drop_other(&counters, 3);
}

static void counts_three_for_one(void)
{
    struct cu_wave_counters counters = {0};

    cu_counters_add_other(&counters, 3, 1);
}

static void answers_before_the_one_before(void)
{
    struct cu_wave_counters counters = {0};

    cu_counters_add_lds(&counters, 9);
    cu_counters_add_lds(&counters, 8);
}

static void takes_turns_among_no_waves(void)
{
    cu_rotation_behind(0, 1);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {
        {drops_what_is_not_outstanding, "counters->vm_count > 0"},
        {drops_a_slot_that_is_free, "slot <= RING_MASK && (counters->other_used >> slot & 1)"},
        {counts_three_for_one, "weight == 1 || weight == 2"},
        {answers_before_the_one_before, "!counters->lds_count || "},
        {takes_turns_among_no_waves, "waves"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_cu", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
