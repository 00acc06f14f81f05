/*
 * fetch.c - a wave's instruction buffer: two lines of 64 bytes, the one it issues from and the next.
 *
 * Entering a line requests the line after it, so straight-line code runs without a stall as long as the instruction
 * cache hits. A jump empties the buffer. With a fetch unit, a wave has asked for at most one piece that is not there, and
 * fetch_unit.c decides when it gets it.
 */
#include "cu/fetch.h"

#include "engine/require.h"

void cu_fetch_restart(struct cu_wave_issue *issue)
{
    issue->fetch.line_end = 0;
    issue->fetch.there_end = 0;
    issue->fetch_limit = 0;
}

static uint64_t request_line(struct cu_wave_issue *issue, uint32_t offset, uint64_t now)
{
    struct cu_compute_unit *cu = issue->simd->cu;

    return path_instruction_fetch(cu->memory, cu->index, issue->wave->state.program->base + offset, now);
}

/* Makes the line that begins at start, there from ready on, the current one. */
static void enter_line(struct cu_wave_issue *issue, uint32_t start, uint64_t now)
{
    SIM_REQUIRE(start % MEM_LINE_BYTES == 0);
    issue->fetch.line_end = start + MEM_LINE_BYTES;
    issue->fetch.next_ready = now;
    issue->fetch.next_asked = now;
    if (issue->fetch.line_end < issue->wave->state.program->code_bytes)
        issue->fetch.next_ready = request_line(issue, issue->fetch.line_end, now);
}

uint64_t cu_fetch(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t now)
{
    struct cu_wave_fetch *fetch = &issue->fetch;
    uint32_t end = operation->offset + operation->bytes;
    uint64_t ready = now;

    SIM_REQUIRE(!issue->simd->cu->fetch.grants);
    if (fetch->line_end == 0) {
        uint32_t start = operation->offset & ~(MEM_LINE_BYTES - 1);

        fetch->asked = now;
        ready = request_line(issue, start, now);
        enter_line(issue, start, now);
    }
    if (end > fetch->line_end) {
        if (fetch->next_ready > ready) {
            ready = fetch->next_ready;
            fetch->asked = fetch->next_asked;
        }
        enter_line(issue, fetch->line_end, now);
    }
    SIM_REQUIRE(end <= fetch->line_end);
    issue->fetch_limit = fetch->line_end;
    return ready;
}

bool cu_fetch_missed(const struct cu_wave_issue *issue, uint64_t ready)
{
    return ready > issue->fetch.asked + issue->simd->cu->parameters->icache_latency;
}

/* ---- with a fetch unit ---- */

void cu_fetch_admit(struct cu_compute_unit *cu, uint64_t now)
{
    if (cu->fetch.asked_at == now)
        return;
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        cu->simds[i].fetch.wanted |= cu->simds[i].fetch.asked;
        cu->simds[i].fetch.asked = 0;
    }
}

/* All that ask in a cycle may be granted from the next one on, whichever SIMD had its turn first. */
static void enter_queue(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_compute_unit *cu = issue->simd->cu;
    struct cu_simd_fetch *fetch = &issue->simd->fetch;

    SIM_REQUIRE(!(fetch->wanted & fetch->asked));
    SIM_REQUIRE(issue->simd->occupied & issue->bit);
    if ((fetch->wanted | fetch->asked) & issue->bit)
        return;
    cu_fetch_admit(cu, now);
    cu->fetch.asked_at = now;
    fetch->asked |= issue->bit;
    if (!cu->fetch.event.scheduled)
        clock_schedule(cu->clock, &cu->fetch.event, now + 1);
}

static void leave_queue(struct cu_wave_issue *issue)
{
    issue->simd->fetch.wanted &= ~issue->bit;
    issue->simd->fetch.asked &= ~issue->bit;
}

/* Whether the wave is in a state in which it may be granted. */
static bool may_be_granted(const struct cu_wave_issue *issue)
{
    switch (issue->wave->status) {
    case CU_WAVE_ENDED:
        return false;
    case CU_WAVE_BARRIER:
        return issue->simd->cu->parameters->fetch_at_barrier;
    default:
        return true;
    }
}

/* Whether the buffer is to be filled, of which nothing is on its way. */
static bool needs_more(const struct cu_wave_issue *issue, const struct isa_operation *operation)
{
    const struct parameters *parameters = issue->simd->cu->parameters;
    uint32_t held = issue->fetch.there_end;

    if (operation->offset + operation->bytes > held)
        return true;
    return parameters->fetch_refill && held < issue->wave->state.program->code_bytes &&
           held - operation->offset + parameters->fetch_bytes <= parameters->fetch_buffer;
}

uint64_t cu_fetch_ask(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_wave_fetch *fetch = &issue->fetch;
    const struct isa_operation *operation = &issue->operations[issue->wave->state.operation];
    uint32_t end = operation->offset + operation->bytes;

    SIM_REQUIRE(issue->simd->cu->fetch.grants);
    SIM_REQUIRE(fetch->there_end <= fetch->line_end);
    if (issue->simd->cu->fetch.grants == CU_FETCHES_ALL) {
        issue->fetch_limit = UINT32_MAX;
        return now;
    }
    if (now >= fetch->next_ready)
        fetch->there_end = fetch->line_end;
    if (issue->wave->status == CU_WAVE_BARRIER)
        issue->simd->fetch.meeting |= issue->bit;
    else
        issue->simd->fetch.meeting &= ~issue->bit;
    if (!may_be_granted(issue))
        leave_queue(issue);
    else if (fetch->there_end == fetch->line_end && needs_more(issue, operation))
        enter_queue(issue, now);
    if (end <= fetch->there_end)
        return now;
    return end <= fetch->line_end ? fetch->next_ready : CLOCK_NEVER;
}

void cu_fetch_ahead(struct cu_wave_issue *issue, uint64_t now)
{
    if (issue->simd->cu->fetch.grants)
        cu_fetch_ask(issue, now);
}

void cu_fetch_leave(struct cu_wave_issue *issue)
{
    leave_queue(issue);
    issue->simd->fetch.meeting &= ~issue->bit;
    issue->queue.waits = false;
    clock_cancel(issue->simd->cu->clock, &issue->queue.arrival);
}
