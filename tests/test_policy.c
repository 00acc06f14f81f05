/* test_policy.c - the policies, and what the GPU is told about waits. */
#include "fake_port.h"
#include "policy.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

static bool same(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static void names_and_pre_emption(void)
{
    static const struct {
        enum cp_policy policy;
        const char *name;
        int preempts;
    } cases[] = {{CP_POLICY_BASELINE, "baseline", 0}, {CP_POLICY_SLEEP, "sleep", 0}, {CP_POLICY_TIMEOUT, "timeout", 1}};

    for (uint32_t i = 0; i < CP_POLICY_COUNT; i++) {
        CHECK(same(cp_policy_name(cases[i].policy), cases[i].name));
        CHECK_EQUAL(cp_policy_preempts(cases[i].policy), cases[i].preempts);
    }
    CHECK(!cp_policy_name(CP_POLICY_COUNT));
    CHECK(!cp_policy_name((enum cp_policy) - 1));
    CHECK_EQUAL(cp_policy_preempts((enum cp_policy)1000), 0);
}

static void gpu_is_told_at_the_start(void)
{
    static const struct {
        enum cp_policy policy;
        uint32_t mode;
        uint64_t timeout, quantum;
    } cases[] = {{CP_POLICY_BASELINE, CP_WAIT_IGNORE, 0, 0},
                 {CP_POLICY_SLEEP, CP_WAIT_IGNORE, 0, 0},
                 {CP_POLICY_TIMEOUT, CP_WAIT_TIMEOUT, 1000, 5000}};

    for (uint32_t i = 0; i < CP_POLICY_COUNT; i++) {
        const struct cp_waiting *waiting = &port.commands[0].waiting;

        test_context(cp_policy_name(cases[i].policy));
        fake_port_init(&port, &cp);
        port.config.policy = cases[i].policy;
        fake_port_start(&port);
        CHECK_EQUAL(waiting->mode, cases[i].mode);
        CHECK_EQUAL(waiting->oversubscribed, 0);
        CHECK_EQUAL(waiting->stall_cycles, 0);
        CHECK_EQUAL(waiting->timeout_cycles, cases[i].timeout);
        CHECK_EQUAL(waiting->quantum_cycles, cases[i].quantum);
        CHECK_EQUAL(port.count, 1);
    }
    test_context(0);
}

static void gpu_is_told_of_changes_only(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 10, 1); /* two more than fit */
    fake_port_settle(&port);
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING);
    CHECK_EQUAL(port.commands[port.count - 1].waiting.oversubscribed, 1);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    CHECK_EQUAL(port.count, 1); /* the ninth is launched, the tenth still waits */
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(port.count, 3);
    CHECK_EQUAL(port.commands[2].opcode, CP_COMMAND_WAITING);
    CHECK_EQUAL(port.commands[2].waiting.oversubscribed, 0);
}

/* Waits are reported by request: as many as make room, not more than a few at a time. */
static void reports_are_asked_for_as_needed(void)
{
    const struct cp_waiting *waiting;

    fake_port_init(&port, &cp);
    port.config.wg_slots = 64;
    port.config.cus = 8;
    fake_port_start(&port);
    fake_port_open(&port, 32 + CP_WAIT_REPORTS + 2, 1);
    fake_port_settle(&port);
    waiting = &port.commands[port.count - 1].waiting;
    CHECK_EQUAL(waiting->reports, CP_WAIT_REPORTS);
    fake_port_forget(&port);
    for (uint32_t i = 0; i + 1 < CP_WAIT_REPORTS; i++)
        fake_port_tell(&port, CP_EVENT_WAITING, i, 1);
    CHECK_EQUAL(port.count, CP_WAIT_REPORTS - 1); /* SAVEs only */
    fake_port_tell(&port, CP_EVENT_WAITING, CP_WAIT_REPORTS, 1);
    CHECK_EQUAL(port.count, CP_WAIT_REPORTS + 1);
    waiting = &port.commands[CP_WAIT_REPORTS - 1].waiting;
    CHECK_EQUAL(port.commands[CP_WAIT_REPORTS - 1].opcode, CP_COMMAND_WAITING);
    CHECK_EQUAL(waiting->oversubscribed, 1);
    CHECK_EQUAL(waiting->reports, 2);
}

static void only_policies_that_swap_do_so(void)
{
    for (uint32_t i = 0; i < CP_POLICY_COUNT; i++) {
        test_context(cp_policy_name((enum cp_policy)i));
        fake_port_init(&port, &cp);
        port.config.policy = (enum cp_policy)i;
        fake_port_start(&port);
        fake_port_open(&port, 10, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
        CHECK_EQUAL(cp_counters(&cp)->saves, i == CP_POLICY_TIMEOUT ? 2 : 0);
        for (uint32_t n = 0; n < port.count && i != CP_POLICY_TIMEOUT; n++)
            CHECK(port.commands[n].opcode != CP_COMMAND_WAITING || !port.commands[n].waiting.reports);
    }
    test_context(0);
}

static void full_ring_puts_it_off(void)
{
    fake_port_init(&port, &cp);
    port.config.cus = 1;
    fake_port_start(&port);
    fake_port_open(&port, 5, 1);
    port.room = 5; /* KERNEL_BEGIN and four LAUNCHes */
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK(cp.waiting_pending);
    CHECK_EQUAL(cp_counters(&cp)->full, 1);
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK_EQUAL(cp_counters(&cp)->full, 2); /* one try a step */
    port.room = 1;
    CHECK_EQUAL(cp_step(&cp, 100), 0);
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING);
}

int main(void)
{
    return test_run("policy", (const struct test_case[]){TEST(names_and_pre_emption),
                                                         TEST(gpu_is_told_at_the_start),
                                                         TEST(gpu_is_told_of_changes_only),
                                                         TEST(reports_are_asked_for_as_needed),
                                                         TEST(only_policies_that_swap_do_so),
                                                         TEST(full_ring_puts_it_off),
                                                         {0}});
}
