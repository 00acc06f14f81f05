/*
 * host.c - commands of the host: any event, then the work items that follow, each in any state.
 *
 * Assumed: state.h. What these do to WGs is not looked at: a kernel stops or is visited, a kernel's WGs become ready, the dispatcher
 * gives kernels back, a spilled wait goes on. Opening a queue gives any answer: intake.c has it.
 */
#include "condition.h"
#include "delegation.h"
#include "host.h"
#include "intake.h"
#include "kernel.h"
#include "limits.h"
#include "schedule.h"
#include "state.h"

bool cp_intake_open(struct cp *state, uint32_t queue)
{
    (void)state;
    (void)queue;
    return any_bool();
}

struct cp_kernel *cp_kernel_in_order(struct cp *state, uint32_t kernel)
{
    return kernel == CP_KERNEL_NONE ? 0 : cp_kernel_at(state, kernel);
}

void cp_kernel_fault(struct cp *state, uint32_t kernel, uint32_t error)
{
    cp_kernel_at(state, kernel)->error = (uint8_t)error;
}

void cp_kernel_visit(struct cp *state, struct cp_kernel *kernel)
{
    cp_mark_pending(state, state->kernels_pending, kernel->number);
}

void cp_delegation_end(struct cp *state)
{
    state->taking = true;
}

bool cp_condition_step(struct cp *state)
{
    state->ready = (uint32_t)any_word;
    return any_bool();
}

void cp_schedule_ready(struct cp *state)
{
    state->place_pending = true;
}

/* A work item, for each set of queues that have one. */
static void step(uint32_t queues)
{
    any_state();
    cp.requests_due[0] = queues;
    cp_host_step(&cp);
}

void prove(void)
{
    struct cp_event event;

    any_bytes(&event, sizeof(event));
    any_state();
    cp_host_event(&cp, &event);
    any_state();
    cp_host_halted(&cp, (uint32_t)any_word);
    any_state();
    cp_host_wake_suspending(&cp);
    any_state();
    cp_limits_wake(&cp);
    any_state();
    cp_kernel_begin_time(&cp, &cp.kernels[any_between(0, CP_MAX_KERNELS - 1)]);
    for (uint32_t queues = 0; queues < 1u << CP_MAX_QUEUES; queues++)
        step(queues);
}
