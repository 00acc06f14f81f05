/* test_require_syncmon.c - broken promises of sim_hal/syncmon are noticed. */
#include "support_require.h"
#include "support_syncmon.h"
#include "test.h"

static void arm(uint64_t address, uint8_t bytes)
{
    const struct mem_condition condition = {
        .address = address, .mask = UINT64_MAX, .value = 1, .condition = ISA_WAIT_EQ, .bytes = bytes};
    const struct mem_waiter waiter = {.slot = 1};

    monitor_start(NULL);
    syncmon_arm(monitor.syncmon, &condition, &waiter, 0);
}

static void arms_on_three_bytes(void)
{
    arm(MONITOR_WORD, 3);
}

static void arms_on_an_unaligned_word(void)
{
    arm(MONITOR_WORD + 4, 8);
}

static void listens_after_arming(void)
{
    const struct syncmon_callbacks callbacks = {0};

    arm(MONITOR_WORD, 4);
    syncmon_listen(monitor.syncmon, &callbacks);
}

static void writes_across_lines(void)
{
    monitor_start(NULL);
    syncmon_written(monitor.syncmon, MONITOR_WORD + 60, 8, false, 0);
}

static void sets_a_log_of_three_entries(void)
{
    monitor_start(NULL);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 3);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {
        {arms_on_three_bytes, "condition->bytes == 4 || condition->bytes == 8"},
        {arms_on_an_unaligned_word, "condition->address % condition->bytes == 0"},
        {listens_after_arming, "!syncmon->registered && !syncmon->counters.armed"},
        {writes_across_lines, "address % MEM_LINE_BYTES + bytes <= MEM_LINE_BYTES"},
        {sets_a_log_of_three_entries, "!(entries & (entries - 1))"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_syncmon", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
