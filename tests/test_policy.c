/* test_policy.c - the policies, and what the GPU is told about waits. */
#include "fake_port.h"
#include "policy.h"
#include "test.h"
#include "onward/policy_name.h"

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

/* What each policy is: its name, how waits behave, and whether it predicts, swaps and pre-empts. */
static const struct {
    const char *name;
    uint32_t mode, watch, resume;
    bool predicts, swaps;
    uint64_t timeout, quantum;
} table[] = {{"baseline", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 0},
             {"sleep", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 0},
             {"unfair", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"hsa", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"obe", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"hsa+obe", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"lobe", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"fair", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
             {"timeout", CP_WAIT_TIMEOUT, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 1000, 5000},
             {"monrs-all", CP_WAIT_INSTRUCTION, CP_WATCH_ACCESS, CP_RESUME_ALL, false, true, 7000, 5000},
             {"monr-all", CP_WAIT_INSTRUCTION, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 7000, 5000},
             {"monnr-all", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 7000, 5000},
             {"monnr-one", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ONE, false, true, 7000, 5000},
             {"awg", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, 7000, 5000},
             {"minresume", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_EXACT, false, true, 7000, 5000},
             {"onward", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PERFORM, true, true, 7000, 5000}};
_Static_assert(sizeof(table) / sizeof(table[0]) == CP_POLICY_COUNT, "one row a policy");

static bool watches(uint32_t policy)
{
    return table[policy].mode >= CP_WAIT_ATOMIC;
}

static void start(uint32_t policy)
{
    test_context(table[policy].name);
    fake_port_init(&port, &cp);
    port.config.policy = (enum cp_policy)policy;
    port.config.wait_timeout = 7000;
    fake_port_start(&port);
}

static const struct cp_waiting *last_waiting(void)
{
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING);
    return &port.commands[port.count - 1].waiting;
}

static void names_and_pre_emption(void)
{
    for (uint32_t i = 0; i < CP_POLICY_COUNT; i++) {
        test_context(table[i].name);
        CHECK(same(cp_policy_name((enum cp_policy)i), table[i].name));
        CHECK_EQUAL(cp_policy_preempts((enum cp_policy)i), table[i].quantum != 0);
        CHECK_EQUAL(cp_policy_entry((enum cp_policy)i)->watches, watches(i));
        CHECK_EQUAL(cp_policy_is_model((enum cp_policy)i), table[i].quantum && !table[i].swaps);
    }
    test_context(0);
    CHECK(!cp_policy_name(CP_POLICY_COUNT));
    CHECK(!cp_policy_name((enum cp_policy) - 1));
    CHECK_EQUAL(cp_policy_preempts((enum cp_policy)1000), 0);
    CHECK_EQUAL(cp_policy_is_model((enum cp_policy)1000), 0);
}

static void gpu_is_told_at_the_start(void)
{
    for (uint32_t i = 0; i < CP_POLICY_COUNT; i++) {
        const struct cp_waiting *waiting;

        start(i);
        CHECK_EQUAL(port.count, watches(i) ? 2 : 1);
        if (watches(i)) {
            CHECK_EQUAL(port.commands[0].opcode, CP_COMMAND_MONITOR);
            CHECK_EQUAL(port.commands[0].monitor.log, FAKE_PORT_LOG);
            CHECK_EQUAL(port.commands[0].monitor.entries, 8);
        }
        waiting = last_waiting();
        CHECK_EQUAL(waiting->mode, table[i].mode);
        CHECK_EQUAL(waiting->watch, table[i].watch);
        CHECK_EQUAL(waiting->resume, table[i].resume);
        CHECK_EQUAL(waiting->oversubscribed, 0);
        CHECK_EQUAL(waiting->stall_cycles, 0);
        CHECK_EQUAL(waiting->timeout_cycles, table[i].timeout);
        CHECK_EQUAL(waiting->quantum_cycles, table[i].quantum);
        CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    }
    test_context(0);
}

static void ring_of_one_takes_monitor_before_waiting(void)
{
    start(CP_POLICY_AWG);
    cp.monitor_pending = true;
    cp.waiting_pending = true;
    fake_port_forget(&port);
    for (uint32_t i = 0; i < 2; i++) {
        port.room = 1;
        cp_step(&cp, 4);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_MONITOR);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_WAITING);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

/* What policies that predict tell the GPU while it is oversubscribed, by the mean that the GPU has measured. */
static void stall_time_follows_the_mean(void)
{
    static const struct {
        uint64_t mean, published;
        uint32_t updates;
    } steps[] = {{0, CP_STALL_FIRST, 1},
                 {CP_STALL_FIRST - CP_STALL_FIRST / 8, CP_STALL_FIRST, 1}, /* not much of a change */
                 {CP_STALL_FIRST / 2, CP_STALL_FIRST / 2, 2},
                 {UINT64_MAX, CP_STALL_MAX, 3},
                 {1, CP_STALL_MIN, 4}};
    struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));

    for (uint32_t p = 0; p < CP_POLICY_COUNT; p++) {
        if (cp_policy_is_model((enum cp_policy)p))
            continue; /* new WGs do not make the GPU oversubscribed */
        start(p);
        fake_port_open(&port, 10, 1);
        for (uint32_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
            control->met_mean = steps[i].mean;
            fake_port_pass(&port, i ? port.config.check_interval : 0);
            CHECK_EQUAL(last_waiting()->stall_cycles, table[p].predicts ? steps[i].published : 0);
            CHECK_EQUAL(cp_counters(&cp)->stall_updates, table[p].predicts ? steps[i].updates : 0);
        }
        CHECK_EQUAL(cp_deadline(&cp), table[p].predicts ? port.now + port.config.check_interval : UINT64_MAX);
    }
    test_context(0);
}

static void stall_time_is_looked_up_once_an_interval(void)
{
    start(CP_POLICY_AWG);
    fake_port_open(&port, 10, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(port.loads, 1);
    CHECK_EQUAL(cp_counters(&cp)->checks, 1);
    fake_port_pass(&port, port.config.check_interval - 1);
    CHECK_EQUAL(port.loads, 1);
    fake_port_pass(&port, 1);
    CHECK_EQUAL(port.loads, 2);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(last_waiting()->stall_cycles, 0); /* not oversubscribed any more */
    fake_port_pass(&port, port.config.check_interval);
    CHECK_EQUAL(port.loads, 2);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
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
        start(i);
        fake_port_open(&port, 10, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
        CHECK_EQUAL(cp_counters(&cp)->saves, table[i].swaps ? 2 : i == CP_POLICY_FAIR);
        for (uint32_t n = 0; n < port.count && !table[i].swaps; n++)
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
                                                         TEST(ring_of_one_takes_monitor_before_waiting),
                                                         TEST(stall_time_follows_the_mean),
                                                         TEST(stall_time_is_looked_up_once_an_interval),
                                                         TEST(gpu_is_told_of_changes_only),
                                                         TEST(reports_are_asked_for_as_needed),
                                                         TEST(only_policies_that_swap_do_so),
                                                         TEST(full_ring_puts_it_off),
                                                         {0}});
}
