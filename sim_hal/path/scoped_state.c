/* scoped_state.c - what the L1s and the L2 report to the protocol of scoped synchronisation. */
#include "path/scoped_state.h"

#include "engine/require.h"

bool path_scoped_monitored(const struct path_scoped *scoped, uint32_t line)
{
    const struct path_system *system = scoped->system;

    return mem_l2_is_pinned(&system->l2, line) || syncmon_logs_line(system->syncmon, line);
}

void path_scoped_schedule(struct path_scoped *scoped, struct clock_event *event, uint64_t due)
{
    struct clock *clock = scoped->system->clock;

    if (!clock_schedule(clock, event, due))
        clock_schedule(clock, event, clock->now + CLOCK_BUCKETS - 1);
}

static uint64_t *cycle_of(struct path_scoped_cu *cu, uint64_t number)
{
    return &cu->acknowledged[number % SCOPES_WRITES];
}

/* A later write-back that is acknowledged earlier need not be reported before: the protocol waits for all below a number. */
static void expect_acknowledgement(struct path_scoped *scoped, struct path_scoped_cu *cu)
{
    uint64_t due = *cycle_of(cu, cu->written);

    if (due && !cu->acknowledgement.scheduled)
        path_scoped_schedule(scoped, &cu->acknowledgement, path_later(due, scoped->system->clock->now));
}

void path_scoped_acknowledge(struct path_scoped *scoped, uint32_t cu, uint64_t number, uint64_t done)
{
    SIM_REQUIRE(done);
    SIM_REQUIRE(number - scoped->cus[cu].written < SCOPES_WRITES);
    SIM_REQUIRE(!*cycle_of(&scoped->cus[cu], number));
    *cycle_of(&scoped->cus[cu], number) = done;
    expect_acknowledgement(scoped, &scoped->cus[cu]);
}

void path_scoped_report_writes(struct path_scoped_cu *cu, uint64_t now)
{
    struct path_scoped *scoped = cu->scoped;
    uint64_t done;

    while ((done = *cycle_of(cu, cu->written)) != 0 && done <= now) {
        *cycle_of(cu, cu->written) = 0;
        scopes_written(&scoped->scopes, (uint8_t)(cu - scoped->cus), cu->written++);
    }
    expect_acknowledgement(scoped, cu);
}

void path_scoped_report_pops(struct path_scoped *scoped, uint32_t cu)
{
    const struct scopes_fifo *fifo = &scoped->system->l1s[cu].fifo;

    SIM_REQUIRE(scoped->cus[cu].popped <= scopes_fifo_head(fifo));
    while (scoped->cus[cu].popped < scopes_fifo_head(fifo))
        scopes_popped(&scoped->scopes, (uint8_t)cu, scoped->cus[cu].popped++);
}

/* What waits takes the bank once when it is found waiting, and again when it is performed. */
void path_scoped_reach_home(struct path_scoped *scoped, const struct mem_request *request, uint64_t arrival,
                            uint64_t now)
{
    struct path_scoped_op *op = &scoped->cus[request->cu].ops[request->path->op];
    const struct scopes_message message = op->message;

    SIM_REQUIRE(op->request == request);
    SIM_REQUIRE(message.kind >= SCOPES_FETCH && message.kind <= SCOPES_LOCKED);
    op->reached = arrival;
    scoped->home_cycle = arrival;
    if (scopes_home_looks(&scoped->scopes, &message))
        scoped->home_cycle = mem_l2_message(&scoped->system->l2, message.line, arrival, now);
    scopes_home_receive(&scoped->scopes, &message);
}
