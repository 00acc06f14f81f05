/* test_scopes.c - how many messages and invalidations each mode of scoped synchronisation needs; lost CUs, full tables. */
#include <stdlib.h>
#include <string.h>

#include "scopes/scopes.h"
#include "scopes/scopes_home.h"
#include "test.h"

#define LINES    8u
#define LOCK     0u
#define DATA     1u
#define MESSAGES 4096u
#define FIFO     16u

#define ACQUIRE SCOPES_ACQUIRE
#define RELEASE SCOPES_RELEASE
#define BOTH    (SCOPES_ACQUIRE | SCOPES_RELEASE)
#define REMOTE  (SCOPES_AGENT | SCOPES_REMOTE)

/* Caches without bytes around the protocol; messages arrive in the order in which they were sent. */
static struct rig {
    struct scopes scopes;
    struct scopes_fifo fifo[SCOPES_CUS];
    bool present[SCOPES_CUS][LINES], dirty[SCOPES_CUS][LINES], held[SCOPES_CUS][LINES];
    struct scopes_message queue[MESSAGES];
    uint32_t first, next;
    uint32_t answers, requests, fails;
    uint32_t answered;            /* operations of CU 0, a bit each */
    bool monitored;               /* every line */
    uint32_t dropped[SCOPES_CUS]; /* invalidations */
    uint32_t epochs[SCOPES_CUS];  /* of the last one that dropped older lines alone */
    uint32_t writes[SCOPES_CUS];
    uint32_t acknowledged[SCOPES_CUS]; /* of them */
} rig;

static bool present(void *context, uint8_t cu, uint8_t op, uint32_t line, bool held)
{
    (void)context;
    (void)op;
    return rig.present[cu][line] && (rig.held[cu][line] || !held);
}

static void write_back(uint8_t cu, uint32_t line)
{
    if (!rig.dirty[cu][line])
        return;
    rig.dirty[cu][line] = false;
    CHECK_EQUAL(scopes_write(&rig.scopes, cu), rig.writes[cu]);
    rig.writes[cu]++;
}

static void drop(void *context, uint8_t cu, uint32_t line, enum scopes_cause cause)
{
    (void)context;
    (void)cause;
    write_back(cu, line);
    rig.present[cu][line] = false;
    rig.held[cu][line] = false;
}

static void drop_all(void *context, uint8_t cu, enum scopes_cause cause)
{
    for (uint32_t line = 0; line < LINES; line++)
        drop(context, cu, line, cause);
    rig.fifo[cu].head = rig.fifo[cu].next;
    rig.dropped[cu]++;
}

static void drop_older(void *context, uint8_t cu, uint32_t epoch, enum scopes_cause cause)
{
    (void)context;
    (void)cause;
    rig.epochs[cu] = epoch;
}

static void fill(void *context, const struct scopes_message *data)
{
    (void)context;
    rig.present[data->cu][data->line] = true;
    rig.held[data->cu][data->line] = (data->flags & SCOPES_HELD) != 0;
}

static uint32_t perform(void *context, uint8_t cu, uint8_t op, uint32_t line)
{
    bool fresh = !rig.dirty[cu][line];

    (void)context;
    (void)op;
    rig.dirty[cu][line] = true;
    return SCOPES_WROTE | (fresh ? SCOPES_FRESH : 0);
}

static void pop(uint8_t cu)
{
    uint64_t number;
    uint32_t line = scopes_fifo_pop(&rig.fifo[cu], &number);

    write_back(cu, line);
    scopes_popped(&rig.scopes, cu, number);
}

static uint64_t push(void *context, uint8_t cu, uint32_t line)
{
    (void)context;
    if (scopes_fifo_full(&rig.fifo[cu]))
        pop(cu);
    return scopes_fifo_push(&rig.fifo[cu], line);
}

static void answer(void *context, uint8_t cu, uint8_t op)
{
    (void)context;
    if (!cu)
        rig.answered |= 1u << op;
    rig.answers++;
}

static bool apply(void *context, const struct scopes_message *request)
{
    (void)context;
    (void)request;
    return !rig.fails;
}

static bool apply_here(void *context, const struct scopes_message *probe)
{
    (void)context;
    CHECK(rig.present[probe->cu][probe->line]);
    CHECK(probe->asker != probe->cu);
    rig.dirty[probe->cu][probe->line] |= !rig.fails;
    return !rig.fails;
}

static void clean(void *context, uint8_t cu, uint32_t line)
{
    (void)context;
    write_back(cu, line);
}

static bool monitored(void *context, uint32_t line)
{
    (void)context;
    (void)line;
    return rig.monitored;
}

static void send(void *context, const struct scopes_message *message)
{
    (void)context;
    CHECK(rig.next < MESSAGES);
    rig.queue[rig.next++] = *message;
    rig.requests += message->kind <= SCOPES_LOCKED;
}

static const struct scopes_port port = {
    .present = present,
    .drop = drop,
    .drop_all = drop_all,
    .drop_older = drop_older,
    .fill = fill,
    .perform = perform,
    .push = push,
    .answer = answer,
    .apply = apply,
    .apply_here = apply_here,
    .clean = clean,
    .monitored = monitored,
    .send = send,
};

static void free_rig(void)
{
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++)
        scopes_fifo_free(&rig.fifo[cu]);
}

static void make_rig(enum scopes_mode mode, uint32_t cus, uint32_t pa, uint32_t hints)
{
    const struct scopes_config config = {
        .mode = mode, .cus = (uint8_t)cus, .pa = (uint8_t)pa, .owner = 4, .hints = (uint8_t)hints};

    memset(&rig, 0, sizeof(rig));
    scopes_init(&rig.scopes, &config, &port, NULL);
    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++) {
        CHECK(scopes_fifo_init(&rig.fifo[cu], FIFO));
        rig.scopes.l1[cu].fifo = &rig.fifo[cu];
    }
}

static void deliver(const struct scopes_message *message)
{
    if (message->kind <= SCOPES_ACK)
        scopes_home_receive(&rig.scopes, message);
    else
        scopes_receive(&rig.scopes, message, false);
}

static bool pop_owed(void)
{
    for (uint8_t cu = 0; cu < rig.scopes.config.cus; cu++) {
        if (scopes_owes(&rig.scopes, cu)) {
            pop(cu);
            return true;
        }
    }
    return false;
}

static bool acknowledge(void)
{
    for (uint8_t cu = 0; cu < rig.scopes.config.cus; cu++) {
        if (rig.acknowledged[cu] < rig.writes[cu]) {
            scopes_written(&rig.scopes, cu, rig.acknowledged[cu]++);
            return true;
        }
    }
    return false;
}

static void settle(void)
{
    do {
        while (rig.first < rig.next) {
            const struct scopes_message message = rig.queue[rig.first++];

            deliver(&message);
        }
    } while (pop_owed() || acknowledge());
}

/* An operation from its start to its answer. */
static void operate(uint32_t cu, uint32_t line, uint32_t flags)
{
    uint32_t before = rig.answers;

    scopes_start(&rig.scopes, (uint8_t)cu, 0, line, flags);
    settle();
    CHECK_EQUAL(rig.answers, before + 1);
}

static void store(uint32_t cu, uint32_t line)
{
    if (!rig.dirty[cu][line])
        push(NULL, (uint8_t)cu, line);
    rig.dirty[cu][line] = true;
}

static uint32_t all_dropped(void)
{
    uint32_t sum = 0;

    for (uint32_t cu = 0; cu < SCOPES_CUS; cu++)
        sum += rig.dropped[cu];
    return sum;
}

static struct test_parameter cus = TEST_VALUES("cus", 2, 8, 64);

/* A critical section of the owner on CU 0 leaves its data dirty there. */
static void own_section(void)
{
    operate(0, LOCK, ACQUIRE);
    store(0, DATA);
    operate(0, LOCK, RELEASE);
}

static void broadcasts_flush_and_invalidate_every_l1(void)
{
    make_rig(SCOPES_BROADCAST, (uint32_t)cus.value, 0, 0);
    own_section();
    operate(1, LOCK, REMOTE | BOTH);
    CHECK_EQUAL(rig.scopes.counters.probes, 2 * cus.value);
    CHECK_EQUAL(all_dropped(), cus.value);
    CHECK_EQUAL(rig.writes[0], 2);
    for (uint8_t cu = 0; cu < cus.value; cu++)
        CHECK(!scopes_blocked(&rig.scopes, cu));
    free_rig();
}

static void selective_probes_all_others_and_flushes_one(void)
{
    make_rig(SCOPES_SELECTIVE, (uint32_t)cus.value, 4, 0);
    own_section();
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, cus.value - 1);
    CHECK_EQUAL(rig.scopes.counters.hits, 1);
    CHECK_EQUAL(all_dropped(), 1);
    CHECK_EQUAL(rig.dropped[1], 1);
    CHECK(!rig.dirty[0][DATA]);
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.scopes.counters.probes, 2 * (cus.value - 1));
    CHECK_EQUAL(all_dropped(), 1);
    operate(0, LOCK, ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.promoted, 1);
    CHECK_EQUAL(rig.dropped[0], 1);
    free_rig();
}

static void a_flush_ends_at_the_marker(void)
{
    make_rig(SCOPES_SELECTIVE, 2, 4, 0);
    own_section();
    store(0, DATA + 1);
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK(!rig.dirty[0][DATA]);
    CHECK(rig.dirty[0][DATA + 1]);
    free_rig();
}

static void registered_probes_the_owner_alone(void)
{
    make_rig(SCOPES_REGISTERED, (uint32_t)cus.value, 0, 0);
    own_section();
    CHECK_EQUAL(rig.scopes.counters.probes, 0);
    operate(1, LOCK, REMOTE | BOTH);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    operate(1, LOCK, REMOTE | BOTH);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    free_rig();
}

static struct test_parameter local_mode =
    TEST_VALUES("mode", SCOPES_BROADCAST, SCOPES_SELECTIVE, SCOPES_REGISTERED, SCOPES_LAZY);

/* No CU is registered: the home answers at once. What fails changes nothing, so the owner need not invalidate either. */
static void a_failed_attempt_without_an_owner_sends_no_probe(void)
{
    make_rig(SCOPES_REGISTERED, 4, 0, 0);
    rig.fails = 1;
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 0);
    own_section();
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    for (uint32_t i = 0; i < 3; i++)
        operate(2, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    CHECK_EQUAL(rig.requests, 6);
    own_section();
    CHECK_EQUAL(rig.requests, 7);
    CHECK_EQUAL(rig.dropped[0], 1);
    free_rig();
}

static void operate_remotely(uint32_t cu, uint32_t times)
{
    for (uint32_t i = 0; i < times; i++)
        operate(cu, LOCK, REMOTE | BOTH);
}

static void a_row_of_remote_operations_gets_the_line(void)
{
    make_rig(SCOPES_REGISTERED, 4, 0, 0);
    rig.scopes.config.hand_over = 2;
    own_section();
    operate_remotely(1, 2);
    CHECK_EQUAL(rig.scopes.counters.handed, 0);
    CHECK_EQUAL(rig.requests, 3);
    /* the third is performed by its own L1, which invalidates once, and so are all that follow */
    operate_remotely(1, 10);
    CHECK_EQUAL(rig.scopes.counters.handed, 1);
    CHECK_EQUAL(rig.requests, 4);
    CHECK_EQUAL(rig.dropped[1], 3);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    /* the owner takes it back by one probe, and the row begins anew */
    own_section();
    CHECK_EQUAL(rig.scopes.counters.probes, 2);
    CHECK_EQUAL(rig.scopes.counters.recalls, 1);
    operate_remotely(1, 2);
    operate_remotely(2, 2);
    CHECK_EQUAL(rig.scopes.counters.handed, 1);
    operate_remotely(2, 1);
    CHECK_EQUAL(rig.scopes.counters.handed, 2);
    /* an operation of device scope finds what the L1 has changed */
    operate(3, LOCK, SCOPES_AGENT | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 4);
    CHECK(!rig.present[2][LOCK]);
    free_rig();
}

/* With an entry in PA-TBL, and without. */
static struct test_parameter home_mode = TEST_VALUES("mode", SCOPES_REGISTERED, SCOPES_LAZY);

/* CU 1 found the line monitored. Its release arrives when CU 0 has the line: that is asked for what it has released, has the
 * line no more, and invalidates with the next one. */
static void a_late_promoted_operation_asks_the_owner(void)
{
    struct scopes_message late;
    uint32_t before;

    make_rig((enum scopes_mode)home_mode.value, 3, 0, 0);
    rig.monitored = true;
    scopes_start(&rig.scopes, 1, 0, LOCK, BOTH);
    while (rig.queue[rig.first].kind != SCOPES_ATOMIC)
        deliver(&rig.queue[rig.first++]);
    late = rig.queue[rig.first++];
    rig.monitored = false;
    own_section();
    CHECK(rig.dirty[0][DATA]);
    deliver(&late);
    settle();
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    CHECK(!rig.dirty[0][DATA]);
    CHECK(!rig.present[0][LOCK]);
    before = rig.dropped[0];
    operate(0, LOCK, ACQUIRE);
    CHECK_EQUAL(rig.dropped[0], before + 1);
    free_rig();
}

static struct test_parameter noted = TEST_VALUES("pa", 4, 0);

static void an_owner_performs_for_others_and_keeps_its_line(void)
{
    make_rig(SCOPES_REGISTERED, 4, (uint32_t)noted.value, 0);
    rig.scopes.config.delegate = true;
    own_section();
    rig.fails = 1;
    for (uint32_t i = 1; i <= 3; i++) {
        operate(i, LOCK, REMOTE | ACQUIRE);
        CHECK_EQUAL(rig.scopes.counters.delegated, i);
        CHECK_EQUAL(rig.scopes.counters.probes, i);
    }
    /* the first one has flushed the owner's section; the line has stayed */
    CHECK_EQUAL(rig.writes[0], 2);
    CHECK(!rig.dirty[0][DATA]);
    rig.fails = 0;
    own_section();
    CHECK_EQUAL(rig.requests, 4);
    CHECK_EQUAL(rig.dropped[0], 1);
    /* what an operation changes is written through, a release leaves the line to operations that do not acquire */
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.delegated, 4);
    CHECK(rig.present[0][LOCK]);
    CHECK(!rig.dirty[0][LOCK]);
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.scopes.counters.delegated, 5);
    CHECK_EQUAL(rig.present[0][LOCK], noted.value != 0);
    operate(0, LOCK, 0);
    CHECK_EQUAL(rig.requests, noted.value ? 6 : 7);
    operate(0, LOCK, ACQUIRE);
    CHECK_EQUAL(rig.requests, 7);
    CHECK_EQUAL(rig.dropped[0], 2);
    CHECK_EQUAL(rig.scopes.l1[0].promoted_count, 0);
    free_rig();
}

/* The line leaves the L1, and its next fetch brings the invalidation: the note of the release has done its duty then. */
static void a_noted_line_that_is_fetched_is_not_fetched_again(void)
{
    make_rig(SCOPES_REGISTERED, 2, 4, 0);
    rig.scopes.config.delegate = true;
    own_section();
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.scopes.l1[0].promoted_count, 1);
    drop(NULL, 0, LOCK, SCOPES_BY_CALLER);
    operate(0, LOCK, 0);
    CHECK_EQUAL(rig.requests, 3);
    CHECK_EQUAL(rig.dropped[0], 2);
    operate(0, LOCK, ACQUIRE);
    CHECK_EQUAL(rig.requests, 3);
    free_rig();
}

/* The same with epochs, where an invalidation does not empty PA-TBL. */
static void a_noted_line_is_forgotten_with_epochs_too(void)
{
    make_rig(SCOPES_REGISTERED, 2, 4, 0);
    rig.scopes.config.delegate = rig.scopes.config.epoch = true;
    own_section();
    operate(1, LOCK, REMOTE | RELEASE);
    drop(NULL, 0, LOCK, SCOPES_BY_CALLER);
    operate(0, LOCK, 0);
    CHECK_EQUAL(rig.epochs[0], 3);
    CHECK_EQUAL(rig.scopes.l1[0].promoted_count, 0);
    free_rig();
}

/* The home performs what the owner cannot: its L1 has not got the line any more, and what may wait is for the L2. */
static void the_home_performs_what_the_owner_cannot(void)
{
    make_rig(SCOPES_REGISTERED, 4, 4, 0);
    rig.scopes.config.delegate = true;
    own_section();
    drop(NULL, 0, LOCK, SCOPES_BY_CALLER);
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    operate(2, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    own_section();
    operate(1, LOCK, REMOTE | BOTH | SCOPES_WAITS);
    CHECK_EQUAL(rig.scopes.counters.probes, 2);
    CHECK_EQUAL(rig.scopes.counters.delegated, 0);
    CHECK(!rig.present[0][LOCK]);
    free_rig();
}

/* Operations for the L2 take the line away, those that are performed here do not: all of these come first. */
static void waiting_operations_are_performed_while_the_line_is_here(void)
{
    make_rig(SCOPES_REGISTERED, 2, 0, 0);
    scopes_start(&rig.scopes, 0, 1, LOCK, ACQUIRE);
    scopes_start(&rig.scopes, 0, 0, LOCK, REMOTE | ACQUIRE);
    scopes_start(&rig.scopes, 0, 2, LOCK, RELEASE);
    deliver(&rig.queue[rig.first++]);
    deliver(&rig.queue[rig.first++]);
    CHECK_EQUAL(rig.answers, 2);
    settle();
    CHECK_EQUAL(rig.answers, 3);
    CHECK_EQUAL(rig.requests, 2);
    free_rig();
}

/* Two waves try remote operations again and again, so that one of these is at the home at any time. A third one waits for
 * the line, and has it after the two that are there. */
static void a_local_operation_has_its_turn(void)
{
    enum { LOCAL = 1u, TRIES = 6u, ROUNDS = 64 };
    static const enum scopes_mode modes[] = {SCOPES_BROADCAST, SCOPES_SELECTIVE, SCOPES_REGISTERED};

    for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
        uint32_t tries = 2;

        make_rig(modes[i], 2, 4, 0);
        rig.fails = 1;
        scopes_start(&rig.scopes, 0, 1, LOCK, REMOTE | ACQUIRE);
        scopes_start(&rig.scopes, 0, 0, LOCK, RELEASE);
        scopes_start(&rig.scopes, 0, 2, LOCK, REMOTE | ACQUIRE);
        while (!(rig.answered & LOCAL) && tries < ROUNDS && rig.first < rig.next) {
            const struct scopes_message message = rig.queue[rig.first++];

            deliver(&message);
            for (uint8_t op = 1; op <= 2; op++) {
                if (!(rig.answered & TRIES & 1u << op))
                    continue;
                rig.answered &= ~(1u << op);
                tries++;
                scopes_start(&rig.scopes, 0, op, LOCK, REMOTE | ACQUIRE);
            }
        }
        CHECK(rig.answered & LOCAL);
        CHECK(tries <= 4);
        free_rig();
    }
    test_context(0);
}

/* The owner is flushed at transfer 2, the first being that of the new entry. A CU's own transfers do not count. */
static void an_epoch_is_of_the_last_transfer_by_another_cu(void)
{
    make_rig(SCOPES_REGISTERED, 4, 0, 0);
    rig.scopes.config.epoch = true;
    own_section();
    CHECK_EQUAL(rig.epochs[0], 1);
    operate(1, LOCK, REMOTE | ACQUIRE | SCOPES_LOOKS);
    CHECK_EQUAL(rig.epochs[1], 2);
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.scopes.home.transfers, 3);
    operate(1, LOCK, REMOTE | ACQUIRE | SCOPES_LOOKS);
    CHECK_EQUAL(rig.epochs[1], 2);
    operate(2, LOCK, REMOTE | BOTH);
    CHECK_EQUAL(rig.epochs[2], 3);
    own_section();
    CHECK_EQUAL(rig.epochs[0], 4);
    operate(1, LOCK, REMOTE | ACQUIRE | SCOPES_LOOKS);
    CHECK_EQUAL(rig.epochs[1], 5);
    CHECK_EQUAL(all_dropped(), 0);
    /* a line that the home does not know, and a write that is none of the protocol's */
    operate(1, DATA, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.dropped[1], 1);
    scopes_home_wrote(&rig.scopes, LOCK, 3);
    operate(1, LOCK, REMOTE | ACQUIRE | SCOPES_LOOKS);
    CHECK_EQUAL(rig.epochs[1], 6);
    free_rig();
}

static void an_owner_needs_the_l2_once(void)
{
    make_rig((enum scopes_mode)local_mode.value, 4, 4, 0);
    for (uint32_t i = 0; i < 5; i++)
        own_section();
    CHECK_EQUAL(rig.requests, 1);
    CHECK_EQUAL(rig.scopes.counters.local, 10);
    free_rig();
}

static void global_scope_is_at_the_l2_always(void)
{
    make_rig(SCOPES_GLOBAL, 4, 0, 0);
    own_section();
    own_section();
    CHECK_EQUAL(rig.requests, 4);
    CHECK_EQUAL(rig.dropped[0], 2);
    free_rig();
}

static void a_full_table_invalidates(void)
{
    make_rig(SCOPES_SELECTIVE, 3, 1, 0);
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.dropped[0], 0);
    operate(1, LOCK + 2, REMOTE | RELEASE);
    CHECK_EQUAL(rig.dropped[0], 1);
    CHECK_EQUAL(rig.scopes.counters.promotions_full, 2);
    free_rig();
}

static void no_table_invalidates_at_each_release(void)
{
    make_rig(SCOPES_SELECTIVE, 3, 0, 0);
    operate(1, LOCK, REMOTE | RELEASE);
    operate(1, LOCK, REMOTE | RELEASE);
    CHECK_EQUAL(rig.dropped[0], 2);
    CHECK_EQUAL(rig.dropped[1], 0);
    CHECK_EQUAL(rig.dropped[2], 2);
    free_rig();
}

/* The first remote acquire asks all and learns who has released; the next one asks that L1, and then all if it errs. */
static void a_hint_is_tried_first(void)
{
    make_rig(SCOPES_SELECTIVE, 8, 4, 4);
    own_section();
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 7);
    own_section();
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 8);
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 8 + 7);
    free_rig();
}

static void a_thief_beside_the_owner_stays_local(void)
{
    make_rig(SCOPES_SELECTIVE, 8, 4, 4);
    own_section();
    operate(0, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 0);
    CHECK_EQUAL(rig.requests, 1);
    free_rig();
    make_rig(SCOPES_SELECTIVE, 8, 4, 0);
    own_section();
    operate(0, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 7);
    free_rig();
}

static void a_failed_acquire_need_not_invalidate(void)
{
    make_rig(SCOPES_SELECTIVE, 2, 4, 0);
    rig.fails = 1;
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.dropped[1], 0);
    rig.scopes.config.failed_acquire = true;
    operate(1, LOCK, REMOTE | ACQUIRE);
    CHECK_EQUAL(rig.dropped[1], 1);
    free_rig();
}

static struct test_parameter any_mode = TEST_RANGE("mode", 0, SCOPES_LAZY);

/* The lost CU is being probed: its part of the transaction is over, and later ones do not ask it. */
static void a_lost_cu_is_not_waited_for(void)
{
    uint32_t before;
    bool is_global = any_mode.value == SCOPES_GLOBAL;

    make_rig((enum scopes_mode)any_mode.value, 3, 4, 0);
    own_section();
    scopes_start(&rig.scopes, 1, 0, LOCK, REMOTE | BOTH);
    while (rig.first < rig.next && rig.queue[rig.first].kind != SCOPES_PROBE)
        deliver(&rig.queue[rig.first++]);
    while (rig.first < rig.next && rig.queue[rig.first].cu == 0 && rig.queue[rig.first].kind == SCOPES_PROBE)
        rig.first++;
    scopes_invalidate(&rig.scopes, 0, SCOPES_BY_CALLER);
    scopes_home_lose(&rig.scopes, 0);
    before = rig.next;
    settle();
    CHECK_EQUAL(rig.answers, 3);
    CHECK(!scopes_home_locked(&rig.scopes, LOCK));
    operate(1, LOCK, REMOTE | BOTH);
    for (uint32_t i = 0; i < rig.next; i++)
        CHECK(i < before || rig.queue[i].kind != SCOPES_PROBE || rig.queue[i].cu != 0);
    scopes_home_return(&rig.scopes, 0);
    own_section();
    operate(1, LOCK, REMOTE | BOTH);
    CHECK(is_global || !rig.dirty[0][DATA]);
    free_rig();
}

static void requests_of_a_locked_line_wait_in_order(void)
{
    make_rig(SCOPES_SELECTIVE, 4, 4, 0);
    scopes_start(&rig.scopes, 1, 0, LOCK, REMOTE | BOTH);
    scopes_start(&rig.scopes, 2, 0, LOCK, REMOTE | BOTH);
    scopes_start(&rig.scopes, 3, 0, LOCK, 0);
    deliver(&rig.queue[rig.first++]);
    CHECK(scopes_home_locked(&rig.scopes, LOCK));
    deliver(&rig.queue[rig.first++]);
    deliver(&rig.queue[rig.first++]);
    CHECK_EQUAL(rig.scopes.home.queued, 2);
    settle();
    CHECK_EQUAL(rig.scopes.home.queued, 0);
    CHECK_EQUAL(rig.answers, 3);
    free_rig();
}

static bool was_probed(uint32_t line)
{
    for (uint32_t i = 0; i < rig.next; i++) {
        if (rig.queue[i].kind == SCOPES_PROBE && rig.queue[i].line == line)
            return true;
    }
    return false;
}

/* Four lines have owners; the fifth takes the place of one, whose owner is asked for what it has released; the sixth
 * that of the next. */
static void a_forgotten_owner_is_flushed(void)
{
    make_rig(SCOPES_REGISTERED, 2, 0, 0);
    own_section();
    for (uint32_t line = 2; line < 6; line++)
        operate(0, line, ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 1);
    CHECK(!rig.dirty[0][DATA]);
    operate(0, 6, ACQUIRE);
    CHECK_EQUAL(rig.scopes.counters.probes, 2);
    CHECK(was_probed(2));
    free_rig();
}

static void writes_may_be_acknowledged_in_any_order(void)
{
    make_rig(SCOPES_SELECTIVE, 2, 4, 0);
    for (uint32_t i = 0; i < 3 * SCOPES_WRITES; i += 2) {
        uint64_t number = scopes_write(&rig.scopes, 0);

        CHECK_EQUAL(scopes_write(&rig.scopes, 0), number + 1);
        rig.answers = 0;
        scopes_flush(&rig.scopes, 0, 0);
        scopes_written(&rig.scopes, 0, number + 1);
        CHECK_EQUAL(rig.answers, 0);
        scopes_written(&rig.scopes, 0, number);
        CHECK_EQUAL(rig.answers, 1);
    }
    for (uint32_t i = 0; i < SCOPES_WRITES - SCOPES_MARKERS - SCOPES_OPS; i++) {
        CHECK(!scopes_full(&rig.scopes, 0));
        scopes_write(&rig.scopes, 0);
    }
    CHECK(scopes_full(&rig.scopes, 0));
    free_rig();
}

TEST_MAIN()
{
    return test_run("scopes", (const struct test_case[]){TEST(broadcasts_flush_and_invalidate_every_l1, &cus),
                                                         TEST(selective_probes_all_others_and_flushes_one, &cus),
                                                         TEST(a_flush_ends_at_the_marker),
                                                         TEST(registered_probes_the_owner_alone, &cus),
                                                         TEST(a_failed_attempt_without_an_owner_sends_no_probe),
                                                         TEST(a_row_of_remote_operations_gets_the_line),
                                                         TEST(a_late_promoted_operation_asks_the_owner, &home_mode),
                                                         TEST(an_owner_performs_for_others_and_keeps_its_line, &noted),
                                                         TEST(a_noted_line_that_is_fetched_is_not_fetched_again),
                                                         TEST(a_noted_line_is_forgotten_with_epochs_too),
                                                         TEST(the_home_performs_what_the_owner_cannot),
                                                         TEST(waiting_operations_are_performed_while_the_line_is_here),
                                                         TEST(a_local_operation_has_its_turn),
                                                         TEST(an_epoch_is_of_the_last_transfer_by_another_cu),
                                                         TEST(an_owner_needs_the_l2_once, &local_mode),
                                                         TEST(global_scope_is_at_the_l2_always),
                                                         TEST(a_full_table_invalidates),
                                                         TEST(no_table_invalidates_at_each_release),
                                                         TEST(a_hint_is_tried_first),
                                                         TEST(a_thief_beside_the_owner_stays_local),
                                                         TEST(a_failed_acquire_need_not_invalidate),
                                                         TEST(a_lost_cu_is_not_waited_for, &any_mode),
                                                         TEST(requests_of_a_locked_line_wait_in_order),
                                                         TEST(a_forgotten_owner_is_flushed),
                                                         TEST(writes_may_be_acknowledged_in_any_order),
                                                         {0}});
}
