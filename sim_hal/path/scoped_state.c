/* scoped_state.c - what the L1s and the L2 report to the protocol of scoped synchronisation. */
#include "path/scoped_state.h"

bool gpu_scoped_monitored(const struct gpu_scoped *scoped, uint32_t line)
{
    const struct gpu_memory_system *system = scoped->system;

    return gpu_l2_is_pinned(&system->l2, line) || gpu_syncmon_logs_line(system->syncmon, line);
}

void gpu_scoped_schedule(struct gpu_scoped *scoped, struct gpu_event *event, uint64_t due)
{
    struct gpu_clock *clock = scoped->system->clock;

    if (!gpu_clock_schedule(clock, event, due))
        gpu_clock_schedule(clock, event, clock->now + GPU_CLOCK_BUCKETS - 1);
}

static uint64_t *cycle_of(struct gpu_scoped_cu *cu, uint64_t number)
{
    return &cu->acknowledged[number % GPU_SCOPES_WRITES];
}

/* A later write-back that is acknowledged earlier need not be reported before: the protocol waits for all below a number. */
static void expect_acknowledgement(struct gpu_scoped *scoped, struct gpu_scoped_cu *cu)
{
    uint64_t due = *cycle_of(cu, cu->written);

    if (due && !cu->acknowledgement.scheduled)
        gpu_scoped_schedule(scoped, &cu->acknowledgement, gpu_later(due, scoped->system->clock->now));
}

void gpu_scoped_acknowledge(struct gpu_scoped *scoped, uint32_t cu, uint64_t number, uint64_t done)
{
    *cycle_of(&scoped->cus[cu], number) = done;
    expect_acknowledgement(scoped, &scoped->cus[cu]);
}

void gpu_scoped_report_writes(struct gpu_scoped_cu *cu, uint64_t now)
{
    struct gpu_scoped *scoped = cu->scoped;
    uint64_t done;

    while ((done = *cycle_of(cu, cu->written)) != 0 && done <= now) {
        *cycle_of(cu, cu->written) = 0;
        gpu_scopes_written(&scoped->scopes, (uint8_t)(cu - scoped->cus), cu->written++);
    }
    expect_acknowledgement(scoped, cu);
}

void gpu_scoped_report_pops(struct gpu_scoped *scoped, uint32_t cu)
{
    const struct gpu_fifo *fifo = &scoped->system->l1s[cu].fifo;

    while (scoped->cus[cu].popped < gpu_fifo_head(fifo))
        gpu_scopes_popped(&scoped->scopes, (uint8_t)cu, scoped->cus[cu].popped++);
}

/* What waits takes the bank once when it is found waiting, and again when it is performed. */
void gpu_scoped_reach_home(struct gpu_scoped *scoped, const struct gpu_request *request, uint64_t arrival, uint64_t now)
{
    struct gpu_scoped_op *op = &scoped->cus[request->cu].ops[request->path->op];
    const struct gpu_scopes_message message = op->message;

    op->reached = arrival;
    scoped->home_cycle = arrival;
    if (gpu_scopes_home_looks(&scoped->scopes, &message))
        scoped->home_cycle = gpu_l2_message(&scoped->system->l2, message.line, arrival, now);
    gpu_scopes_home_receive(&scoped->scopes, &message);
}
