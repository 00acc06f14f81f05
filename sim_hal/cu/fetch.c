/*
 * fetch.c - a wave's instruction buffer: two lines of 64 bytes, the one it issues from and the next.
 *
 * Entering a line requests the line after it, so straight-line code runs without a stall as long as the instruction
 * cache hits. A jump empties the buffer.
 */
#include "cu/fetch.h"

void gpu_fetch_restart(struct gpu_wave_issue *issue)
{
    issue->fetch.line_end = 0;
    issue->fetch_limit = 0;
}

static uint64_t request_line(struct gpu_wave_issue *issue, uint32_t offset, uint64_t now)
{
    struct gpu_compute_unit *cu = issue->simd->cu;

    return gpu_instruction_fetch(cu->memory, cu->index, issue->wave->state.program->base + offset, now);
}

/* Makes the line that begins at start, there from ready on, the current one. */
static void enter_line(struct gpu_wave_issue *issue, uint32_t start, uint64_t now)
{
    issue->fetch.line_end = start + GPU_LINE_BYTES;
    issue->fetch.next_ready = now;
    issue->fetch.next_asked = now;
    if (issue->fetch.line_end < issue->wave->state.program->code_bytes)
        issue->fetch.next_ready = request_line(issue, issue->fetch.line_end, now);
}

uint64_t gpu_fetch(struct gpu_wave_issue *issue, const struct isa_operation *operation, uint64_t now)
{
    struct gpu_wave_fetch *fetch = &issue->fetch;
    uint32_t end = operation->offset + operation->bytes;
    uint64_t ready = now;

    if (fetch->line_end == 0) {
        uint32_t start = operation->offset & ~(GPU_LINE_BYTES - 1);

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
    issue->fetch_limit = fetch->line_end;
    return ready;
}

bool gpu_fetch_missed(const struct gpu_wave_issue *issue, uint64_t ready)
{
    return ready > issue->fetch.asked + issue->simd->cu->parameters->icache_latency;
}
