/* test_delegation.c - kernels that the GPU's dispatcher places: how they are given, and how they end. */
#include "delegation.h"
#include "delegation_bench.h"
#include "dispatch.h"

static uint64_t wait_limit(const struct cp *c, uint32_t slot)
{
    (void)c;
    (void)slot;
    return 1000;
}

static bool goes_before(const struct cp *c, const struct cp_candidate *candidate, const struct cp_candidate *other)
{
    (void)c;
    (void)candidate;
    (void)other;
    return false;
}

static uint32_t victim(const struct cp *c)
{
    return c->stalled.head;
}

static bool may_preempt(const struct cp *c, uint32_t slot)
{
    (void)c;
    (void)slot;
    return true;
}

static uint32_t one_waiter(const struct cp *c, uint32_t waiters, const struct cp_bloom *seen)
{
    (void)c;
    (void)waiters;
    (void)seen;
    return 1;
}

/* Giving */

static void plain_kernel_is_given_at_once(void)
{
    static const struct {
        const char *name;
        uint32_t queue, groups, priority, limit, scratch, release;
    } cases[] = {
        {"one WG", 0, 1, 2, 0, 0, 0},
        {"more than places", 1, 4000, 3, 0, 0, 1},
        {"a queue with a limit", 2, 9, 0, 5, 0, 2},
        {"scratch of one word", 0, 9, 1, 0, 17, 0},
        {"scratch of several words", 3, 9, 1, 7, CP_MAX_SCRATCH, 2},
        {"a whole word of scratch", 3, 9, 1, 7, 32, 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *give;

        test_context(cases[i].name);
        init();
        port.config.queues[cases[i].queue].priority = (uint8_t)cases[i].priority;
        port.config.queues[cases[i].queue].wg_limit = (uint16_t)cases[i].limit;
        port.config.queues[cases[i].queue].weight = (uint16_t)(7 * i);
        port.scratch_slots = cases[i].scratch;
        start();
        fake_port_open_in(&port, cases[i].queue, cases[i].groups, 1);
        cp.kernels[0].release = (uint8_t)cases[i].release;
        settle();
        expect(CP_COMMAND_KERNEL_BEGIN);
        give = expect(CP_COMMAND_GIVE);
        CHECK_EQUAL(give->give.kernel, 0);
        CHECK_EQUAL(give->give.priority, cases[i].priority);
        CHECK_EQUAL(give->give.limit, cases[i].limit);
        CHECK_EQUAL(give->give.weight, 7 * i);
        CHECK_EQUAL(give->give.scratch_slots, cases[i].scratch);
        CHECK_EQUAL(give->give.next, 0);
        CHECK_EQUAL(give->give.end, cases[i].groups);
        CHECK_EQUAL(give->give.release, cases[i].release);
        CHECK_EQUAL(give->give.launched, 0);
        expect_nothing();
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
        CHECK_EQUAL(cp_unlaunched(&cp), 0);
        tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
        CHECK_EQUAL(expect(CP_COMMAND_ADD)->memory.address, 0x20008);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(cp.queues[cases[i].queue].kernels, 0);
        CHECK_EQUAL(cp.queues[cases[i].queue].error, 0);
        CHECK_EQUAL(stale(), 0);
        CHECK_EQUAL(COUNT(launches), 0);
    }
    test_context(0);
}

static void several_kernels_end_in_any_order(void)
{
    static const uint32_t ends[] = {2, 0, 3, 1};

    init();
    port.config.policy = &cp_policy_baseline;
    start();
    for (uint32_t queue = 0; queue < 4; queue++)
        open_given(queue, 10 + queue);
    for (uint32_t i = 0; i < 4; i++) {
        tell_kernel(CP_EVENT_KERNEL_ENDED, ends[i]);
        expect(CP_COMMAND_ADD);
        CHECK_EQUAL(cp.kernels[ends[i]].stage, CP_KERNEL_FREE);
    }
    CHECK_EQUAL(stale(), 0);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING), 0); /* nothing has changed */
    open_given(0, 3);                         /* the record is used again */
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
}

/* Whatever its size: KERNEL_BEGIN and GIVE, then the event of its end and its signal. */
static void ordinary_kernel_takes_few_work_items(void)
{
    static const uint32_t groups[] = {1, 9, 4000};

    for (uint32_t i = 0; i < sizeof(groups) / sizeof(groups[0]); i++) {
        uint64_t units;

        init();
        port.config.policy = &cp_policy_baseline;
        start();
        units = COUNT(units);
        open_given(0, groups[i]);
        CHECK_EQUAL(COUNT(units) - units, 2);
        units = COUNT(units);
        tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(COUNT(units) - units, 2);
    }
}

/* The GPU is told that waits are reported as if places lacked: the dispatcher uses them, not the firmware. */
static void waits_are_told_to_the_dispatcher(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy;
        uint32_t reports;
    } cases[] = {
        {"awg", &cp_policy_awg, 1},
        {"timeout", &cp_policy_timeout, 1},
        {"baseline", &cp_policy_baseline, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *waiting;

        test_context(cases[i].name);
        init();
        port.config.policy = cases[i].policy;
        fake_port_start(&port);
        waiting = &port.commands[port.count - 1];
        CHECK_EQUAL(waiting->opcode, CP_COMMAND_WAITING);
        CHECK_EQUAL(waiting->waiting.reports, cases[i].reports);
        CHECK_EQUAL(waiting->waiting.oversubscribed, 0);
        CHECK_EQUAL(fake_port_next(&port, 0), 0);
    }
    test_context(0);
}

/*
 * The stall time is predicted while kernels are given, though the firmware does not know whether places lack. It reads the mean
 * rarely, because the dispatcher leaves it nothing else to do for most kernels.
 */
static void stalls_are_predicted_while_delegated(void)
{
    const uint64_t interval = 2000 * CP_MEAN_CHECKS;
    const struct cp_command *command = 0;

    init();
    start();
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    open_given(0, 9);
    CHECK_EQUAL(COUNT(checks), 1);
    ((struct cp_log_control *)(void *)port.log)->met_mean = 5000;
    CHECK_EQUAL(cp_deadline(&cp), port.now + interval);
    pass(interval - 1);
    CHECK_EQUAL(COUNT(checks), 1);
    pass(1);
    CHECK_EQUAL(COUNT(checks), 2);
    while (fake_port_next(&port, &command))
        CHECK_EQUAL(command->opcode, CP_COMMAND_WAITING);
    CHECK(command);
    CHECK_EQUAL(command->waiting.stall_cycles, 5000);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
}

/* The stall time that the GPU was told last; whether it was told one since then. */
static bool stall_is_told(uint64_t *stall)
{
    const struct cp_command *command = NULL;
    bool told = false;

    for (uint32_t opcode = fake_port_next(&port, &command); opcode; opcode = fake_port_next(&port, &command)) {
        if (opcode != CP_COMMAND_WAITING)
            continue;
        *stall = command->waiting.stall_cycles;
        told = true;
    }
    return told;
}

/*
 * While the dispatcher places dispatches of several queues no WG keeps its slot while it waits. The GPU is told when that begins,
 * and when it is over. Where the firmware places, slots are kept as predicted.
 */
static void slots_are_not_kept_from_other_queues(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy;
        uint16_t dispatcher;
        uint32_t queue; /* of the second dispatch */
        uint64_t alone, beside;
        bool told;
    } cases[] = {
        {"awg, two queues", &cp_policy_awg, 1, 1, 5000, 0, true},
        {"awg, one queue", &cp_policy_awg, 1, 0, 5000, 5000, false},
        {"awg, the firmware places", &cp_policy_awg, 0, 1, 5000, 5000, false},
        {"onward, two queues", &cp_policy_onward, 1, 1, 5000, 0, true},
        {"onward, one queue", &cp_policy_onward, 1, 0, 5000, 5000, false},
        {"onward, the firmware places", &cp_policy_onward, 0, 1, 5000, 5000, false},
        {"monnr-all predicts nothing", &cp_policy_monnr_all, 1, 1, 0, 0, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t stall = 0;

        test_context(cases[i].name);
        init();
        port.config.policy = cases[i].policy;
        port.config.dispatcher = cases[i].dispatcher;
        start();
        ((struct cp_log_control *)(void *)port.log)->met_mean = 5000;
        open_in(0, 10);
        stall_is_told(&stall);
        CHECK_EQUAL(stall, cases[i].alone);
        open_in(cases[i].queue, 1);
        CHECK_EQUAL(stall_is_told(&stall), cases[i].told);
        CHECK_EQUAL(stall, cases[i].beside);
        CHECK_EQUAL(cp_deadline(&cp) == UINT64_MAX, cases[i].beside == 0);
        if (!cases[i].dispatcher)
            continue;
        tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
        CHECK_EQUAL(stall_is_told(&stall), cases[i].told);
        CHECK_EQUAL(stall, cases[i].alone);
    }
    test_context(0);
}

static void policies_that_decide_place_themselves(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy; /* NULL: awg with hooks */
        uint64_t (*wait_limit)(const struct cp *, uint32_t);
        bool (*goes_before)(const struct cp *, const struct cp_candidate *, const struct cp_candidate *);
        uint32_t (*victim)(const struct cp *);
        bool (*may_preempt)(const struct cp *, uint32_t);
        uint32_t (*resume_count)(const struct cp *, uint32_t, const struct cp_bloom *);
        bool gives;
    } cases[] = {
        {"wait_limit", 0, wait_limit, 0, 0, 0, 0, false},
        {"goes_before", 0, 0, goes_before, 0, 0, 0, false},
        {"victim", 0, 0, 0, victim, 0, 0, false},
        {"may_preempt", 0, 0, 0, 0, may_preempt, 0, false},
        {"a model", &cp_policy_fair, 0, 0, 0, 0, 0, false},
        {"resume_count", 0, 0, 0, 0, 0, one_waiter, true},
        {"no hook", 0, 0, 0, 0, 0, 0, true},
        {"baseline", &cp_policy_baseline, 0, 0, 0, 0, 0, true},
        {"onward", &cp_policy_onward, 0, 0, 0, 0, 0, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_policy policy = cases[i].policy ? *cases[i].policy : cp_policy_awg;

        test_context(cases[i].name);
        if (!cases[i].policy) {
            policy.wait_limit = cases[i].wait_limit;
            policy.goes_before = cases[i].goes_before;
            policy.victim = cases[i].victim;
            policy.may_preempt = cases[i].may_preempt;
            policy.resume_count = cases[i].resume_count;
        }
        init();
        port.config.policy = &policy;
        start();
        open_in(0, 9);
        CHECK_EQUAL(sent(CP_COMMAND_GIVE), cases[i].gives);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), cases[i].gives ? 0 : 8);
        CHECK_EQUAL(cp.delegated, cases[i].gives);
    }
    test_context(0);
}

static void without_a_dispatcher_nothing_is_given(void)
{
    init();
    port.config.dispatcher = 0;
    start();
    open_in(0, 9);
    CHECK_EQUAL(sent(CP_COMMAND_GIVE), 0);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 8);
}

static void configuration_says_0_or_1(void)
{
    const struct cp_hal hal = {0};

    init();
    port.config.dispatcher = 2;
    CHECK_EQUAL(cp_init(&cp, &port.config, &hal), CP_ERROR_CONFIG);
    CHECK_EQUAL(cp_refused_field(&cp), CP_FIELD_DISPATCHER);
}

/* Faults and refusals */

static void fault_drops_the_kernel(void)
{
    static const struct {
        const char *name;
        uint32_t watched; /* WGs 0.. of them have records */
        uint32_t slot;    /* of the WG that faults */
    } cases[] = {
        {"no record", 0, 5},
        {"a record of it", 1, 0},
        {"records of others", 3, 5},
        {"a slot that does not exist", 1, 5000},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        start();
        open_given(0, 9);
        open_given(1, 9);
        for (uint32_t slot = 0; slot < cases[i].watched; slot++)
            watch(0, slot, 1, 1);
        fake_port_forget(&port);
        fault_kernel(0, cases[i].slot);
        CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 0);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_DROPPED);
        CHECK_EQUAL(COUNT(faults), 1);
        fault_kernel(0, cases[i].slot); /* several WGs fault */
        CHECK_EQUAL(sent(CP_COMMAND_DROP), 1);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), 0);
        tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(sent(CP_COMMAND_ADD), 0); /* no signal */
        for (uint32_t slot = 0; slot < cases[i].watched; slot++)
            check_state(slot, CP_WG_FREE);
        CHECK_EQUAL(cp.kernels[1].error, 0);
        CHECK_EQUAL(stale(), 0);
        tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
        CHECK_EQUAL(cp.queues[1].error, 0);
        CHECK_EQUAL(sent(CP_COMMAND_ADD), 1);
    }
    test_context(0);
}

static void abandon(uint32_t queue)
{
    struct cp_event *command = post(CP_EVENT_HOST);

    command->reason = CP_HOST_ABANDON;
    command->cu = (uint16_t)queue;
}

/* The host abandons the queue of one kernel; the other one goes on. */
static void abandoned_kernel_is_dropped(void)
{
    init();
    start();
    open_given(0, 9);
    open_given(1, 2);
    watch(0, 2, 1, 1);
    fake_port_forget(&port);
    abandon(0);
    settle();
    CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 0);
    expect_nothing();
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    check_state(2, CP_WG_FREE);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 0); /* no signal */
    CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
    CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
    CHECK_EQUAL(cp.kernels[1].error, 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 1);
    CHECK_EQUAL(stale(), 0);
}

/* The kernel ends while a wait of it is being filed: its word is not read behind the answer. */
static void abandoned_while_a_wait_is_filed(void)
{
    uint32_t reached = 0;

    for (uint32_t events = 0; events < 4; events++) {
        init();
        start();
        open_given(0, 9);
        watch(0, 2, 1, 1);
        abandon(0);
        settle();
        for (uint32_t i = 0; i < events; i++)
            post(CP_EVENT_NONE);
        log_entry(0, 2, 1, 2);
        while (!cp.spill.filing && step())
            continue;
        post(CP_EVENT_KERNEL_ENDED)->kernel.kernel = 0;
        step();
        reached += cp.spill.filing && cp.kernels[0].stage != CP_KERNEL_DROPPED;
        while (!sent(CP_COMMAND_ANSWER) && step())
            continue;
        CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
        CHECK_EQUAL(cp.spill.filing, 0);
        settle();
        CHECK_EQUAL(cp.spill.waits_used, 0);
    }
    CHECK(reached);
}

static void fault_of_no_given_kernel_is_stale(void)
{
    static const uint32_t kernels[] = {1, CP_MAX_KERNELS, UINT32_MAX};

    init();
    start();
    open_given(0, 9);
    for (uint32_t i = 0; i < sizeof(kernels) / sizeof(kernels[0]); i++) {
        fault_kernel(kernels[i], 0);
        CHECK_EQUAL(stale(), i + 1);
    }
    CHECK_EQUAL(cp.kernels[0].error, 0);
    expect_nothing();
}

/* The GPU does not know the kernel: its KERNEL_BEGIN was refused, too. That has another tag by then. */
static void refused_give_stops_the_kernel(void)
{
    const struct cp_command *begin, *give;

    init();
    start();
    open_in(0, 9);
    begin = expect(CP_COMMAND_KERNEL_BEGIN);
    give = expect(CP_COMMAND_GIVE);
    watch(0, 3, 1, 1);
    expect(CP_COMMAND_STORE);
    refuse(begin, 0);
    CHECK_EQUAL(stale(), 1);
    refuse(give, 0);
    check_state(3, CP_WG_FREE);
    refuse(expect(CP_COMMAND_KERNEL_END), 0);
    CHECK_EQUAL(stale(), 1);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_BAD_KERNEL_OBJECT);
    CHECK_EQUAL(sent(CP_COMMAND_ADD), 0);
    expect(CP_COMMAND_STORE);
    expect(CP_COMMAND_STORE);
    expect(CP_COMMAND_STORE);
    expect_nothing();
    open_given(1, 2); /* others go on */
}

static void refused_drop_stops_the_kernel(void)
{
    for (uint32_t watched = 0; watched < 3; watched++) {
        init();
        start();
        open_given(0, 9);
        for (uint32_t slot = 0; slot < watched; slot++)
            watch(0, slot, 1, 1);
        fake_port_forget(&port);
        fault_kernel(0, 9);
        refuse(expect(CP_COMMAND_DROP), 0);
        expect(CP_COMMAND_KERNEL_END);
        tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.free.count, 16);
        CHECK_EQUAL(stale(), 0);
    }
}

/* The kernel has ended while its DROP was on the way, which the GPU refuses. */
static void refused_drop_behind_the_end_is_stale(void)
{
    struct cp_command drop;

    init();
    start();
    open_given(0, 9);
    watch(0, 2, 1, 1);
    fake_port_forget(&port);
    fault_kernel(0, 9);
    drop = *expect(CP_COMMAND_DROP);
    post(CP_EVENT_KERNEL_ENDED)->kernel.kernel = 0;
    step();
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_CLEARED);
    CHECK(!cp_dispatch_refused(&cp, 0, drop.tag));
    refuse(&drop, 0);
    CHECK_EQUAL(stale(), 1);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 0);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
}

static void refusal_of_another_tag_is_stale(void)
{
    struct cp_command give;

    init();
    start();
    open_in(0, 9);
    expect(CP_COMMAND_KERNEL_BEGIN);
    give = *expect(CP_COMMAND_GIVE);
    give.tag--;
    refuse(&give, 0);
    refuse(&give, 1);
    refuse(&give, CP_MAX_KERNELS);
    CHECK_EQUAL(stale(), 3);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
}

/* The end */

static void watched_records_are_forgotten_one_a_work_item(void)
{
    init();
    start();
    open_given(0, 9);
    for (uint32_t slot = 0; slot < 5; slot++) {
        watch(0, slot, 1, 1);
        CHECK_EQUAL(cp.unused, slot + 1);
    }
    fake_port_forget(&port);
    post(CP_EVENT_KERNEL_ENDED)->kernel.kernel = 0;
    step();
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_CLEARED);
    for (uint32_t left = 5; left; left--) {
        CHECK_EQUAL(cp.kernels[0].workgroups.count, left);
        cp_delegation_watch(&cp, &(struct cp_log_entry){.slot = 9, .generation = 1});
        check_state(9, CP_WG_FREE); /* is not watched any more */
        CHECK(!cp_dispatch_ended(&cp, 0));
        CHECK(!cp_delegation_fault(&cp, &(struct cp_event){.kind = CP_EVENT_FAULT}));
        step();
        CHECK_EQUAL(cp.kernels[0].workgroups.count, left - 1);
    }
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(stale(), 1);
    CHECK_EQUAL(cp.queues[0].error, 0);
    expect(CP_COMMAND_ADD);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.free.count, 16);
}

static void end_of_no_kernel_is_stale(void)
{
    static const uint32_t kernels[] = {1, CP_MAX_KERNELS, UINT32_MAX};

    init();
    start();
    open_given(0, 9);
    for (uint32_t i = 0; i < sizeof(kernels) / sizeof(kernels[0]); i++) {
        tell_kernel(CP_EVENT_KERNEL_ENDED, kernels[i]);
        CHECK_EQUAL(stale(), i + 1);
    }
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
}

/* While delegated, events about WGs that were not given back are stale: the firmware has no record, or only watches. */
static void events_about_given_wgs_are_stale(void)
{
    static const enum cp_event_kind kinds[] = {
        CP_EVENT_WAITING, CP_EVENT_WAIT_ENDED,    CP_EVENT_QUANTUM, CP_EVENT_SAVED,     CP_EVENT_RESTORED,
        CP_EVENT_DONE,    CP_EVENT_REFUSED,       CP_EVENT_GIVEN,   CP_EVENT_KERNEL_AT, CP_EVENT_PLACES,
        CP_EVENT_TAKEN,   CP_EVENT_CONDITION_MET, CP_EVENT_MESSAGE};

    for (uint32_t watched = 0; watched < 2; watched++) {
        for (uint32_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
            test_context(watched ? "watched" : "unknown");
            if (watched && kinds[i] == CP_EVENT_MESSAGE)
                continue; /* a sign of life, which plain kernels have no use for */
            init();
            start();
            open_given(0, 9);
            if (watched)
                watch(0, 0, 1, 1);
            tell(kinds[i], 0, 1);
            CHECK_EQUAL(stale(), 1);
            CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
            check_state(0, watched ? CP_WG_WATCHED : CP_WG_FREE);
        }
    }
    test_context(0);
}

static void lost_cus_are_noted_and_not_released(void)
{
    init();
    start();
    tell_cu(CP_EVENT_CU_LOST, 1);
    open_given(0, 9);
    tell_cu(CP_EVENT_CU_LOST, 0);
    expect_nothing();
    tell_cu(CP_EVENT_CU_RETURNED, 1);
    expect_nothing();
    CHECK_EQUAL(COUNT(cus_lost), 2);
    CHECK_EQUAL(COUNT(cus_returned), 1);
    tell_cu(CP_EVENT_CU_LOST, 2);
    tell_cu(CP_EVENT_CU_RETURNED, 2);
    CHECK_EQUAL(stale(), 2);
}

/* Timestamps */

static void check_store(uint32_t offset, uint64_t value)
{
    const struct cp_command *command = expect(CP_COMMAND_STORE);

    CHECK_EQUAL(command->memory.address & 63, offset);
    CHECK_EQUAL(command->memory.value, value);
    CHECK_EQUAL(command->memory.bytes, 8);
}

static void given_kernel_has_its_times(void)
{
    init();
    start();
    cp.queues[0].profiled = true;
    port.now += 700;
    fake_port_open_in(&port, 0, 9, 1);
    settle();
    check_store(__builtin_offsetof(struct cp_signal, start_timestamp), port.now);
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_GIVE);
    expect_nothing();
    port.now += 5000;
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    settle();
    check_store(__builtin_offsetof(struct cp_signal, end_timestamp), port.now);
    expect(CP_COMMAND_ADD);
}

/* Also of a given kernel the signal is decremented before the mailbox is written and the host told. */
static void given_kernel_tells_the_host(void)
{
    const struct cp_command *command;

    init();
    start();
    open_given(0, 9);
    cp.notices[0] = (struct cp_notice){.mailbox = WORD + 8, .event_id = 77};
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    settle();
    expect(CP_COMMAND_ADD);
    command = expect(CP_COMMAND_STORE);
    CHECK_EQUAL(command->memory.address, WORD + 8);
    CHECK_EQUAL(command->memory.value, 77);
    CHECK_EQUAL(command->memory.bytes, 8);
    CHECK_EQUAL(expect(CP_COMMAND_NOTIFY)->notify.event_id, 77);
}

/* Full rings */

static void full_ring_delays_each_command(void)
{
    init();
    port.config.policy = &cp_policy_baseline; /* no WAITING */
    start();
    fake_port_open_in(&port, 0, 9, 1);
    port.room = 0;
    steps(10);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_BEGIN);
    port.room = 1;
    steps(10);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_ACTIVE);
    CHECK_EQUAL(cp.kernels[0].unlaunched, 9);
    port.room = UINT32_MAX;
    settle();
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
    port.room = 0;
    post_fault(0, 0);
    steps(10);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
    port.room = UINT32_MAX;
    settle();
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_DROPPED);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_BEGIN), 1);
    CHECK_EQUAL(sent(CP_COMMAND_GIVE), 1);
    CHECK_EQUAL(sent(CP_COMMAND_DROP), 1);
}

TEST_MAIN()
{
    return test_run("delegation", (const struct test_case[]){TEST(plain_kernel_is_given_at_once),
                                                             TEST(several_kernels_end_in_any_order),
                                                             TEST(ordinary_kernel_takes_few_work_items),
                                                             TEST(waits_are_told_to_the_dispatcher),
                                                             TEST(stalls_are_predicted_while_delegated),
                                                             TEST(slots_are_not_kept_from_other_queues),
                                                             TEST(policies_that_decide_place_themselves),
                                                             TEST(without_a_dispatcher_nothing_is_given),
                                                             TEST(configuration_says_0_or_1),
                                                             TEST(fault_drops_the_kernel),
                                                             TEST(abandoned_kernel_is_dropped),
                                                             TEST(abandoned_while_a_wait_is_filed),
                                                             TEST(fault_of_no_given_kernel_is_stale),
                                                             TEST(refused_give_stops_the_kernel),
                                                             TEST(refused_drop_stops_the_kernel),
                                                             TEST(refused_drop_behind_the_end_is_stale),
                                                             TEST(refusal_of_another_tag_is_stale),
                                                             TEST(watched_records_are_forgotten_one_a_work_item),
                                                             TEST(end_of_no_kernel_is_stale),
                                                             TEST(events_about_given_wgs_are_stale),
                                                             TEST(lost_cus_are_noted_and_not_released),
                                                             TEST(given_kernel_has_its_times),
                                                             TEST(given_kernel_tells_the_host),
                                                             TEST(full_ring_delays_each_command),
                                                             {0}});
}
