/*
 * fetch_unit.c - the fetch unit: grants fetch.grants requests a cycle, each of fetch.bytes of one line.
 *
 * Each SIMD offers its first wave, and the first of these is granted. cu.fetcher=order leaves the choice within a SIMD to
 * the wave scheduler, so that fetch serves the wave that is to issue next. Waves at a barrier then come behind all
 * others: a scheduler that ranks work-groups by their waves at the barrier would have fetch serve just these.
 */
#include "cu/fetch_unit.h"

#include "cu/fetch.h"
#include "cu/patience.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"

/* ---- the order ---- */

typedef bool (*fetch_order)(const struct cu_wave_issue *a, const struct cu_wave_issue *b);

static bool is_older(const struct cu_wave_issue *a, const struct cu_wave_issue *b)
{
    uint32_t rank_a = cu_patience_rank(a), rank_b = cu_patience_rank(b);

    return rank_a != rank_b ? rank_a > rank_b : a->queue.age < b->queue.age;
}

/* Behind the wave that was granted last, around the end. */
static bool is_next(const struct cu_wave_issue *a, const struct cu_wave_issue *b)
{
    uint64_t last = a->simd->cu->fetch.granted_age + 1;

    return a->queue.age - last < b->queue.age - last;
}

static bool is_less_recent(const struct cu_wave_issue *a, const struct cu_wave_issue *b)
{
    return a->queue.granted != b->queue.granted ? a->queue.granted < b->queue.granted : a->queue.age < b->queue.age;
}

static bool is_meeting(const struct cu_wave_issue *issue)
{
    return issue->simd->fetch.meeting & issue->bit;
}

/* Of two SIMDs: levels of schedulers that have them count in all SIMDs alike. */
static bool is_before(const struct cu_wave_issue *a, const struct cu_wave_issue *b)
{
    uint32_t rank_a = cu_patience_rank(a), rank_b = cu_patience_rank(b);

    if (is_meeting(a) != is_meeting(b))
        return is_meeting(b);
    if (rank_a != rank_b)
        return rank_a > rank_b;
    return a->level != b->level ? a->level > b->level : a->queue.age < b->queue.age;
}

static const fetch_order orders[PARAMETERS_FETCHERS] = {[PARAMETERS_FETCHER_OLDEST] = is_older,
                                                        [PARAMETERS_FETCHER_RR] = is_next,
                                                        [PARAMETERS_FETCHER_LEAST_RECENT] = is_less_recent,
                                                        [PARAMETERS_FETCHER_ORDER] = is_before};

/* The first of the waves by comparing all of them. */
static struct cu_wave_issue *compare_all(const struct cu_simd *simd, uint64_t waves, fetch_order order)
{
    struct cu_wave_issue *first = simd->waves[__builtin_ctzll(waves)];

    for (waves &= waves - 1; waves; waves &= waves - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(waves)];

        if (order(issue, first))
            first = issue;
    }
    return first;
}

static struct cu_wave_issue *first_of_simd(const struct cu_simd *simd, enum parameters_fetcher fetcher)
{
    uint64_t waves = simd->fetch.wanted, running = waves & ~simd->fetch.meeting;

    SIM_REQUIRE(waves);
    SIM_REQUIRE(!(waves & ~simd->occupied));
    if (fetcher == PARAMETERS_FETCHER_OLDEST)
        return simd->waves[__builtin_ctzll(cu_patience_first(simd, waves))];
    if (fetcher != PARAMETERS_FETCHER_ORDER)
        return compare_all(simd, waves, orders[fetcher]);
    return simd->waves[cu_scheduler_first(simd, running ? running : waves)];
}

/* The wave to be granted next, or NULL. */
static struct cu_wave_issue *choose_wave(const struct cu_compute_unit *cu)
{
    enum parameters_fetcher fetcher = (enum parameters_fetcher)cu->parameters->fetcher;
    struct cu_wave_issue *first = NULL;

    for (uint32_t i = 0; i < cu->simd_count; i++) {
        struct cu_wave_issue *issue;

        if (!cu->simds[i].fetch.wanted)
            continue;
        issue = first_of_simd(&cu->simds[i], fetcher);
        if (!first || orders[fetcher](issue, first))
            first = issue;
    }
    return first;
}

/* ---- grants ---- */

/* The wave waits in another class from now on. */
static void change_class(struct cu_wave_issue *issue, enum cu_wave_class class, uint64_t now)
{
    SIM_REQUIRE(issue->queue.waits);
    cu_time_settle(issue, now);
    issue->time.class = (uint8_t) class;
}

/* What was granted is there, and the wave may ask again. */
static void fire_arrival(struct clock_event *event, uint64_t cycle)
{
    struct cu_wave_issue *issue = event->owner;

    cu_fetch_ask(issue, cycle);
    if (issue->queue.waits)
        change_class(issue, CU_CLASS_FETCH_QUEUE, cycle);
}

static void await_arrival(struct cu_wave_issue *issue)
{
    struct clock *clock = issue->simd->cu->clock;
    struct clock_event *arrival = &issue->queue.arrival;

    clock_cancel(clock, arrival);
    arrival->fire = fire_arrival;
    arrival->owner = issue;
    clock_schedule(clock, arrival, issue->fetch.next_ready);
}

/* Sends the request: a piece behind what the wave has, or at its next operation, up to the end of the line. */
static void send_request(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t now)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    struct cu_wave_fetch *fetch = &issue->fetch;
    uint32_t start = fetch->line_end ? fetch->line_end : operation->offset;
    uint32_t bytes = MEM_LINE_BYTES - start % MEM_LINE_BYTES;

    SIM_REQUIRE(fetch->there_end == fetch->line_end);
    if (bytes > cu->parameters->fetch_bytes)
        bytes = (uint32_t)cu->parameters->fetch_bytes;
    fetch->asked = now;
    fetch->next_ready = path_instruction_fetch(cu->memory, cu->index, issue->wave->state.program->base + start, now);
    fetch->line_end = start + bytes;
}

static void grant_wave(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    const struct isa_operation *operation = &issue->operations[issue->wave->state.operation];
    bool enough;

    SIM_REQUIRE(issue->simd->fetch.wanted & issue->bit);
    SIM_REQUIRE(issue->wave->status != CU_WAVE_ENDED);
    issue->simd->fetch.wanted &= ~issue->bit;
    issue->queue.granted = ++cu->counters.fetch_grants;
    cu->counters.fetch_grants_at_barrier += issue->wave->status == CU_WAVE_BARRIER;
    cu->fetch.granted_age = issue->queue.age;
    send_request(issue, operation, now);
    enough = operation->offset + operation->bytes <= issue->fetch.line_end;
    if (!enough || cu->parameters->fetch_refill)
        await_arrival(issue);
    if (!issue->queue.waits)
        return;
    if (enough)
        cu_wave_fetched(issue, now);
    else
        change_class(issue, cu_fetch_missed(issue, issue->fetch.next_ready) ? CU_CLASS_FETCH_MISS : CU_CLASS_FETCH_HIT,
                     now);
}

void cu_fetch_unit_grant(struct clock_event *event, uint64_t cycle)
{
    struct cu_compute_unit *cu = event->owner;
    uint64_t left = 0;

    SIM_REQUIRE(cu->fetch.grants && cu->fetch.grants != CU_FETCHES_ALL);
    cu_fetch_admit(cu, cycle);
    for (uint32_t i = 0; i < cu->fetch.grants; i++) {
        struct cu_wave_issue *issue = choose_wave(cu);

        if (!issue)
            break;
        grant_wave(issue, cycle);
    }
    for (uint32_t i = 0; i < cu->simd_count; i++)
        left |= cu->simds[i].fetch.wanted | cu->simds[i].fetch.asked;
    if (left && !event->scheduled)
        clock_schedule(cu->clock, event, cycle + 1);
}
