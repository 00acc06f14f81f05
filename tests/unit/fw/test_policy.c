/* test_policy.c - the policies, and what the GPU is told about waits. */
#include "fake_port.h"
#include "policy.h"
#include "every_policy.h"
#include "test.h"

#include <string.h>

static struct fake_port port;
static struct cp cp;

/* What each policy of the papers is: how waits behave, and whether it predicts, swaps and preempts. */
static const struct {
    const char *name;
    const struct cp_policy *policy;
    uint32_t mode, watch, resume;
    bool predicts, swaps;
    uint64_t timeout, quantum;
} table[] = {
    {"baseline", &cp_policy_baseline, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 0},
    {"sleep", &cp_policy_sleep, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 0},
    {"unfair", &cp_policy_unfair, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"hsa", &cp_policy_hsa, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"obe", &cp_policy_obe, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"hsa+obe", &cp_policy_hsa_obe, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"lobe", &cp_policy_lobe, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"fair", &cp_policy_fair, CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, 0, 5000},
    {"timeout", &cp_policy_timeout, CP_WAIT_TIMEOUT, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 1000, 5000},
    {"monrs-all", &cp_policy_monrs_all, CP_WAIT_INSTRUCTION, CP_WATCH_ACCESS, CP_RESUME_ALL, false, true, 7000, 5000},
    {"monr-all", &cp_policy_monr_all, CP_WAIT_INSTRUCTION, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 7000, 5000},
    {"monnr-all", &cp_policy_monnr_all, CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, 7000, 5000},
    {"monnr-one", &cp_policy_monnr_one, CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ONE, false, true, 7000, 5000},
    {"awg", &cp_policy_awg, CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, 7000, 5000},
    {"minresume", &cp_policy_minresume, CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_EXACT, false, true, 7000, 5000},
    {"onward", &cp_policy_onward, CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, 7000, 5000}};
#define AWG  13u /* its row */
#define ROWS (sizeof(table) / sizeof(table[0]))

static bool watches(uint32_t policy)
{
    return table[policy].mode >= CP_WAIT_ATOMIC;
}

static void start(uint32_t policy)
{
    test_context(table[policy].name);
    fake_port_init(&port, &cp);
    port.config.policy = table[policy].policy;
    port.config.wait_timeout = 7000;
    fake_port_start(&port);
}

static const struct cp_waiting *last_waiting(void)
{
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING);
    return &port.commands[port.count - 1].waiting;
}

static void fields_are_as_in_the_papers(void)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        test_context(table[i].name);
        CHECK_EQUAL(table[i].policy->preempts, table[i].quantum != 0);
        CHECK_EQUAL(table[i].policy->watches, watches(i));
        CHECK_EQUAL(table[i].policy->promise != 0, table[i].quantum && !table[i].swaps);
    }
    test_context(0);
}

/* What cp_init relies on, of every policy there is: also of those that others add. */
static void every_policy_is_sound(void)
{
    for (uint32_t i = 0; i < TEST_POLICIES; i++) {
        const struct cp_policy *policy = test_policies[i].policy;

        test_context(test_policies[i].name);
        CHECK(policy->wait_mode <= CP_WAIT_INSTRUCTION);
        CHECK(policy->watch <= CP_WATCH_ACCESS);
        CHECK(policy->resume <= CP_RESUME_EXACT);
        CHECK(policy->watches == (policy->wait_mode >= CP_WAIT_ATOMIC));
        CHECK(policy->parameter_count <= CP_POLICY_PARAMETERS);
        for (uint32_t j = 0; j < policy->parameter_count; j++) {
            const struct cp_policy_parameter *parameter = &policy->parameters[j];

            CHECK(parameter->least && parameter->least <= parameter->value && parameter->value <= parameter->most);
        }
    }
    test_context(0);
}

static void gpu_is_told_at_the_start(void)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        const struct cp_waiting *waiting;

        start(i);
        CHECK_EQUAL(port.count, watches(i) ? 2 : 1);
        if (watches(i)) {
            CHECK_EQUAL(port.commands[0].opcode, CP_COMMAND_MONITOR);
            CHECK_EQUAL(port.commands[0].monitor.log, FAKE_PORT_LOG);
            CHECK_EQUAL(port.commands[0].monitor.entries, 8);
            CHECK_EQUAL(port.commands[0].monitor.reserved0, 0);
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

/* onward's are on, those of all other policies off, and the configuration turns some on and some off. */
static void extensions_are_switched(void)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        uint32_t own = table[i].policy == &cp_policy_onward ? CP_EXTENSION_ALL : 0;

        for (uint32_t on = 0; on <= CP_EXTENSION_ALL; on += 3) {
            for (uint32_t off = 0; off <= CP_EXTENSION_ALL; off += 5) {
                test_context(table[i].name);
                fake_port_init(&port, &cp);
                port.config.policy = table[i].policy;
                port.config.extensions = on;
                port.config.extensions_off = off;
                fake_port_start(&port);
                CHECK_EQUAL(last_waiting()->extensions, (own | on) & ~off);
            }
        }
    }
    test_context(0);
}

static void ring_of_one_takes_monitor_before_waiting(void)
{
    start(AWG);
    cp.monitor_pending = true;
    cp.waiting_pending = true;
    fake_port_forget(&port);
    port.room = 0;
    cp_step(&cp, 4);
    for (uint32_t i = 0; i < 2; i++) {
        port.room = 1;
        cp_step(&cp, 4);
    }
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_MONITOR);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_WAITING);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

/* What is published while the GPU is oversubscribed, by the mean that the GPU has measured, and how often by then. */
struct prediction {
    uint64_t mean, published;
    uint32_t updates;
};
#define PREDICTIONS 5u

static const struct prediction no_predictions[PREDICTIONS] = {
    {0, 0, 0}, {8750, 0, 0}, {5000, 0, 0}, {UINT64_MAX, 0, 0}, {1, 0, 0}};

static void check_predictions(const char *name, const struct cp_policy *policy, const struct prediction *steps)
{
    struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));
    bool predicts = steps[0].updates;

    test_context(name);
    fake_port_init(&port, &cp);
    port.config.policy = policy;
    fake_port_start(&port);
    fake_port_open(&port, 10, 1);
    for (uint32_t i = 0; i < PREDICTIONS; i++) {
        control->met_mean = steps[i].mean;
        fake_port_pass(&port, i ? port.config.check_interval : 0);
        CHECK_EQUAL(last_waiting()->stall_cycles, steps[i].published);
        CHECK_EQUAL(cp_counters_of(&cp)->stall_updates, steps[i].updates);
    }
    CHECK_EQUAL(cp_deadline(&cp), predicts ? port.now + port.config.check_interval : UINT64_MAX);
    test_context(0);
}

static void other_policies_do_not_predict(void)
{
    for (uint32_t p = 0; p < ROWS; p++)
        if (!table[p].predicts && !table[p].policy->promise) /* new WGs do not make the GPU oversubscribed */
            check_predictions(table[p].name, table[p].policy, no_predictions);
}

/* The paper names no bound; 2^31 is more than any mean. Before the first sample a WG is saved at once. */
static void stall_time_of_awg_is_the_mean(void)
{
    static const struct prediction steps[PREDICTIONS] = {
        {0, 1, 1}, {8750, 8750, 2}, {1000000, 1000000, 3}, {UINT64_MAX, 1ull << 31, 4}, {1, 1, 5}};

    check_predictions("awg", &cp_policy_awg, steps);
}

static void stall_time_of_onward_is_bounded(void)
{
    static const struct prediction steps[PREDICTIONS] = {{0, 10000, 1},
                                                         {8750, 10000, 1}, /* not much of a change */
                                                         {5000, 5000, 2},
                                                         {UINT64_MAX, 10000, 3},
                                                         {1, 1000, 4}};

    check_predictions("onward", &cp_policy_onward, steps);
}

/* A change of a quarter is not worth a command, in either direction; a larger one is. */
static void small_changes_of_the_stall_are_not_told(void)
{
    static const uint32_t cases[][2] = {{6250, 5000}, {6251, 6251}, {4000, 5000}, {3750, 5000}, {3749, 3749}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));

        start(ROWS - 1); /* onward */
        fake_port_open(&port, 10, 1);
        control->met_mean = 5000;
        fake_port_settle(&port);
        control->met_mean = cases[i][0];
        fake_port_pass(&port, port.config.check_interval);
        CHECK_EQUAL(last_waiting()->stall_cycles, cases[i][1]);
        CHECK_EQUAL(cp_counters_of(&cp)->stall_updates, cases[i][1] == 5000 ? 1 : 2);
    }
    test_context(0);
}

/* Conditions of the log that the firmware has met itself count too. */
static void larger_of_two_means_is_taken(void)
{
    static const uint32_t cases[][3] = {{300, 700, 700}, {700, 300, 700}, {500, 500, 500}}; /* GPU's, own, published */

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));

        start(AWG);
        cp_stall_predictor_note(&cp.spill.met_times, cases[i][1]);
        fake_port_open(&port, 10, 1);
        control->met_mean = cases[i][0];
        fake_port_settle(&port);
        CHECK_EQUAL(last_waiting()->stall_cycles, cases[i][2]);
    }
    test_context(0);
}

/* A parameter of 0 is the default; the others are taken as they are. */
static void bounds_of_the_stall_are_parameters(void)
{
    static const struct {
        uint64_t parameters[CP_POLICY_PARAMETERS], mean, stall;
    } cases[] = {{{300}, 0, 300}, {{0, 700}, 5, 700}, {{0, 0, 900}, 5000, 900}, {{300, 700, 900}, 800, 800}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));

        fake_port_init(&port, &cp);
        port.config.policy = &cp_policy_awg;
        memcpy(port.config.policy_parameters, cases[i].parameters, sizeof(cases[i].parameters));
        fake_port_start(&port);
        fake_port_open(&port, 10, 1);
        control->met_mean = cases[i].mean;
        fake_port_settle(&port);
        CHECK_EQUAL(last_waiting()->stall_cycles, cases[i].stall);
    }
}

/* A parameter that is not given has its value, and the bounds are in its range. */
static void parameters_have_their_ranges(void)
{
    static const struct cp_policy_parameter parameters[] = {{.value = 20, .least = 10, .most = 30}};
    static const struct {
        uint64_t given, value;
        int want;
    } cases[] = {{0, 20, CP_OK}, {9, 0, CP_ERROR_CONFIG}, {10, 10, CP_OK}, {30, 30, CP_OK}, {31, 0, CP_ERROR_CONFIG}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_policy own = cp_policy_timeout;
        struct cp_hal hal;

        own.parameters = parameters;
        own.parameter_count = 1;
        fake_port_init(&port, &cp);
        fake_port_start(&port);
        hal = cp.hal;
        port.config.policy = &own;
        port.config.policy_parameters[0] = cases[i].given;
        CHECK_EQUAL((uint32_t)cp_init(&cp, &port.config, &hal), (uint32_t)cases[i].want);
        if (cases[i].want)
            CHECK_EQUAL(cp_refused_field(&cp), CP_FIELD_POLICY_PARAMETERS);
        else
            CHECK_EQUAL(cp.config.policy_parameters[0], cases[i].value);
    }
}

static int no_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    (void)address;
    __builtin_memset(destination, 0x55, bytes);
    return CP_ERROR_ADDRESS;
}

/* What such a load leaves in memory is no mean. */
static void mean_that_cannot_be_read_is_none(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_awg;
    port.config.policy_parameters[0] = 300;
    fake_port_start(&port);
    cp.hal.load = no_load;
    fake_port_open(&port, 10, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(last_waiting()->stall_cycles, 300);
}

/* A mean that does not fit 32 bits is as long as can be, whatever its lower half says. */
static void long_means_are_not_cut_off(void)
{
    static const uint64_t means[] = {UINT64_MAX, 1ull << 32, (1ull << 32) + 1, 1ull << 63};
    struct cp_log_control *control = fake_port_at(&port, FAKE_PORT_LOG, sizeof(*control));
    uint64_t longest = 0;

    for (uint32_t i = 0; i < sizeof(means) / sizeof(means[0]); i++) {
        start(AWG);
        fake_port_open(&port, 10, 1);
        control->met_mean = 1;
        fake_port_settle(&port);
        control->met_mean = means[i];
        fake_port_pass(&port, port.config.check_interval);
        if (i == 0)
            longest = last_waiting()->stall_cycles;
        CHECK(longest > 1);
        CHECK_EQUAL(last_waiting()->stall_cycles, longest);
    }
    test_context(0);
}

/* Under timeout-hysteresis a WG may be saved after a part of the interval, also one that was just restored. */
static void hysteresis_holds_a_part_of_the_interval(void)
{
    static const struct {
        uint64_t interval, hold;
        uint32_t stall;
    } rows[] = {{1000, 0, 500}, {1000, 1, 125}, {1000, 7, 875}, {UINT64_C(1) << 40, 7, UINT32_MAX}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        fake_port_init(&port, &cp);
        port.config.policy = &cp_policy_timeout_hysteresis;
        port.config.timeout_interval = rows[i].interval;
        port.config.policy_parameters[0] = rows[i].hold;
        fake_port_start(&port);
        CHECK_EQUAL(last_waiting()->mode, CP_WAIT_TIMEOUT);
        CHECK_EQUAL(last_waiting()->timeout_cycles, rows[i].interval);
        CHECK_EQUAL(last_waiting()->stall_cycles, 0); /* no WG lacks resources */
        fake_port_open(&port, 10, 1);
        fake_port_settle(&port);
        CHECK_EQUAL(last_waiting()->oversubscribed, 1);
        CHECK_EQUAL(last_waiting()->stall_cycles, rows[i].stall);
    }
}

static void stall_time_is_looked_up_once_an_interval(void)
{
    start(AWG);
    fake_port_open(&port, 10, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(port.loads, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->checks, 1);
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

/* Waits are reported by request: as many as are preempted, not more than a few at a time. */
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
    for (uint32_t i = 0; i < ROWS; i++) {
        start(i);
        fake_port_open(&port, 10, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
        CHECK_EQUAL(cp_counters_of(&cp)->saves, table[i].swaps ? 2 : table[i].policy == &cp_policy_fair);
        for (uint32_t n = 0; n < port.count && !table[i].swaps; n++)
            CHECK(port.commands[n].opcode != CP_COMMAND_WAITING || !port.commands[n].waiting.reports);
    }
    test_context(0);
}

static uint32_t no_victim(const struct cp *of)
{
    (void)of;
    return CP_NONE;
}

static void policy_may_choose_whom_to_preempt(void)
{
    struct cp_policy own = cp_policy_timeout;

    for (uint32_t i = 0; i < 2; i++) {
        own.victim = i ? no_victim : 0;
        fake_port_init(&port, &cp);
        port.config.policy = &own;
        fake_port_start(&port);
        fake_port_open(&port, 9, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 3, 1);
        check_state(3, i ? CP_WG_STALLED : CP_WG_SAVING);
    }
}

static bool not_third(const struct cp *of, uint32_t slot)
{
    (void)of;
    return slot != 3;
}

/* Of WGs that have used up their quantum the first one is asked about. It stays, and one that is stalled goes. */
static void policy_may_keep_whom_it_promises_to_run(void)
{
    static const struct {
        uint32_t slot;
        bool asks, stalled;
        enum cp_wg_state state;
    } cases[] = {
        {3, false, false, CP_WG_SAVING},
        {3, true, false, CP_WG_RUNNING},
        {2, true, false, CP_WG_SAVING},
        {3, true, true, CP_WG_RUNNING},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_policy own = cp_policy_timeout;

        own.may_preempt = cases[i].asks ? not_third : 0;
        fake_port_init(&port, &cp);
        port.config.policy = &own;
        fake_port_start(&port);
        fake_port_open(&port, 9, 1);
        fake_port_settle(&port);
        if (cases[i].stalled)
            fake_port_event(&port, CP_EVENT_WAITING, 5)->wg.wait_number = 1;
        fake_port_tell(&port, CP_EVENT_QUANTUM, cases[i].slot, 0);
        check_state(cases[i].slot, cases[i].state);
        check_state(5, cases[i].stalled ? CP_WG_SAVING : CP_WG_RUNNING);
    }
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
    CHECK_EQUAL(cp_counters_of(&cp)->full, 1);
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->full, 2); /* one try a step */
    port.room = 1;
    CHECK_EQUAL(cp_step(&cp, 100), 0);
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING);
}

TEST_MAIN()
{
    return test_run("policy", (const struct test_case[]){TEST(fields_are_as_in_the_papers),
                                                         TEST(every_policy_is_sound),
                                                         TEST(hysteresis_holds_a_part_of_the_interval),
                                                         TEST(gpu_is_told_at_the_start),
                                                         TEST(extensions_are_switched),
                                                         TEST(ring_of_one_takes_monitor_before_waiting),
                                                         TEST(other_policies_do_not_predict),
                                                         TEST(stall_time_of_awg_is_the_mean),
                                                         TEST(stall_time_of_onward_is_bounded),
                                                         TEST(small_changes_of_the_stall_are_not_told),
                                                         TEST(larger_of_two_means_is_taken),
                                                         TEST(bounds_of_the_stall_are_parameters),
                                                         TEST(parameters_have_their_ranges),
                                                         TEST(mean_that_cannot_be_read_is_none),
                                                         TEST(long_means_are_not_cut_off),
                                                         TEST(stall_time_is_looked_up_once_an_interval),
                                                         TEST(gpu_is_told_of_changes_only),
                                                         TEST(reports_are_asked_for_as_needed),
                                                         TEST(only_policies_that_swap_do_so),
                                                         TEST(policy_may_choose_whom_to_preempt),
                                                         TEST(policy_may_keep_whom_it_promises_to_run),
                                                         TEST(full_ring_puts_it_off),
                                                         {0}});
}
