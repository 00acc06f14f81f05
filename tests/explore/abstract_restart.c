/*
 * abstract_restart.c - the firmware begins anew beside the GPU (docs/reference/hal.md, "Recovery"): at RESET the GPU drops all that it
 * holds, and answers when all writes of before are over.
 *
 * Events that are not in the ring at the answer are dropped. So any number of those of before come between RESET and its answer. The
 * host writes the words anew on which kernels wait that run again. What it has commanded and has no answer of is void.
 */
#include "abstract_parts.h"

#include "compute_unit.h"
#include "core.h"
#include "onward/aql.h"
#include "restart.h"

#include <string.h>

/* The port begins the firmware anew */

/* An ANSWER that is still in the ring may change which queues there are. */
bool ag_may_restart(const struct ag_gpu *gpu)
{
    for (uint32_t i = 0; i < gpu->command_count; i++) {
        if (gpu->commands[i].opcode == CP_COMMAND_ANSWER)
            return false;
    }
    return gpu->restarts_left;
}

void ag_note_restart(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < gpu->command_count; i++)
        ag_tally.races[AG_RACE_RESTART_BEHIND] += gpu->commands[i].opcode != CP_COMMAND_RESET;
    for (uint32_t i = 0; i < gpu->event_count; i++)
        ag_tally.races[AG_RACE_OLD_ANSWER] += gpu->events[i].kind == CP_EVENT_RESET;
    ag_tally.races[AG_RACE_RESTART_AGAIN] += gpu->resetting;
}

void ag_check_restarting(const struct ag_state *state, const struct ag_command *command)
{
    if (cp_restarting(&state->cp) && command->opcode != CP_COMMAND_RESET)
        ag_violation("(k) the firmware sends a command before the answer to RESET");
}

void ag_check_resetting(const struct ag_gpu *gpu, const struct ag_command *command)
{
    if (gpu->resetting && command->opcode != CP_COMMAND_RESET)
        ag_violation("(k) a command comes between RESET and its answer");
}

/* Once all was told, the firmware knows which CUs are lost. */
void ag_check_losses(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    if (!ag_scenario()->restarts || !ag_scenario()->losses || gpu->command_count || gpu->event_count ||
        gpu->resetting || cp_restarting(&state->cp))
        return;
    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++) {
        if (cp_cu_usable(&state->cp, cu) == gpu->lost[cu])
            ag_violation("(k) the firmware does not know that a CU is lost, or that it is back");
    }
}

/* RESET */

static void count_dropped(const struct ag_gpu *gpu)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        ag_tally.races[AG_RACE_RESET_MOVING] +=
            s->state == AG_SAVING || s->state == AG_RESTORING || s->state == AG_KILLING;
        ag_tally.races[AG_RACE_RESET_AWAY] += s->state == AG_AWAY;
        ag_tally.races[AG_RACE_RESET_GIVEN] += s->state != AG_FREE && ag_is_given(gpu, s->kernel);
    }
    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        ag_tally.races[AG_RACE_RESET_HALTED] += gpu->halted[queue];
    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++)
        ag_tally.races[AG_RACE_RESET_LOST] += gpu->lost[cu];
    ag_tally.races[AG_RACE_RESET_LOG] += !ag_may_answer_reset(gpu);
}

/* Whether a kernel's packet is complete, or its queue has stopped at it. */
static bool is_done_with(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t queue = ag_queue_of(kernel);

    return gpu->invalid[kernel] ||
           (gpu->error_reason[queue] && ag_kernel_of(queue, (uint32_t)gpu->error_packet[queue]) == kernel);
}

/* Whatever it has done, it has yet to run from its start. */
static void begin_again(struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t first = ag_first_number(kernel);

    ag_tally.races[AG_RACE_SIGNAL_TWICE] += gpu->signalled[kernel];
    gpu->begun[kernel] = gpu->ended[kernel] = gpu->faulted[kernel] = gpu->signalled[kernel] = false;
    gpu->host.told[kernel] = 0;
    for (uint32_t i = first; i < first + ag_scenario()->groups[kernel]; i++) {
        memset(&gpu->threads[i], 0, sizeof(gpu->threads[i]));
        gpu->own[i] = 0;
    }
}

static void drop_workgroups(struct ag_gpu *gpu)
{
    struct ag_slot kept = {.state = AG_FREE};

    if (ag_scenario()->plant == AG_PLANT_KEPT_RESIDENT && gpu->slots[0].state == AG_RESIDENT &&
        ag_plants(gpu, AG_PLANT_KEPT_RESIDENT))
        kept = gpu->slots[0];
    memset(gpu->slots, 0, sizeof(gpu->slots));
    gpu->slots[0] = kept;
    gpu->slots_used = 0;
}

static void drop_waits(struct ag_gpu *gpu)
{
    if (gpu->waiter_count && ag_plants(gpu, AG_PLANT_KEPT_WAITER))
        return;
    memset(gpu->waiters, 0, sizeof(gpu->waiters));
    gpu->waiter_count = 0;
}

static void drop_settings(struct ag_gpu *gpu)
{
    gpu->mode = gpu->watch = gpu->resume = gpu->extensions = gpu->oversubscribed = gpu->reports = 0;
    gpu->timeout = gpu->quantum = gpu->monitor = false;
    gpu->grace = gpu->clock = 0;
}

void ag_reset(struct ag_gpu *gpu, const struct ag_command *command)
{
    count_dropped(gpu);
    drop_workgroups(gpu);
    drop_waits(gpu);
    drop_settings(gpu);
    memset(gpu->l1, AG_NOTHING, sizeof(gpu->l1));
    memset(gpu->shares, 0, sizeof(gpu->shares));
    memset(gpu->halted, 0, sizeof(gpu->halted));
    memset(gpu->answers_halt, 0, sizeof(gpu->answers_halt));
    memset(gpu->record, 0, sizeof(gpu->record));
    memset(gpu->host.services, 0, sizeof(gpu->host.services));
    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        if (!is_done_with(gpu, kernel))
            begin_again(gpu, kernel);
    }
    gpu->resetting = true;
    gpu->nonce = (uint32_t)command->value;
}

/* The packet that it has stopped at need not run. */
void ag_stopped_by_restart(struct ag_gpu *gpu, uint32_t queue)
{
    uint32_t kernel = ag_kernel_of(queue, (uint32_t)gpu->error_packet[queue]);

    if (ag_scenario()->restart != CP_RESTART_STOPPED || kernel >= AG_KERNELS || gpu->begun[kernel] ||
        gpu->invalid[kernel] || gpu->host.created[queue])
        ag_violation("(k) a queue stops for a restart, and not at a packet that may have been under way");
    else
        gpu->host.dropped[kernel] = true;
}

/* Its answer */

bool ag_may_answer_reset(const struct ag_gpu *gpu)
{
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        if (!gpu->log[n % ag_scenario()->log_entries].filled)
            return false;
    }
    return gpu->resetting;
}

static bool stays(struct ag_gpu *gpu, const struct ag_event *event)
{
    return event->kind == CP_EVENT_CU_RETURNED && !ag_plants(gpu, AG_PLANT_LOST_RETURN);
}

/* What is not in the ring yet, but for the return of a CU whose loss may have been told. Returns what a bug leaves of it, or no event. */
static struct ag_event drop_events(struct ag_gpu *gpu)
{
    struct ag_event kept = {.kind = CP_EVENT_NONE};
    uint32_t count = gpu->posted, last = gpu->event_count;

    for (uint32_t i = count; i < last; i++) {
        if (stays(gpu, &gpu->events[i]))
            gpu->events[count++] = gpu->events[i];
        else if (gpu->events[i].kind == CP_EVENT_DONE && ag_plants(gpu, AG_PLANT_KEPT_EVENT))
            kept = gpu->events[i];
    }
    memset(&gpu->events[count], 0, (last - count) * sizeof(gpu->events[0]));
    gpu->event_count = (uint8_t)count;
    return kept;
}

/* What the entries say is of no WG that is. */
static void void_log(struct ag_gpu *gpu)
{
    for (uint32_t i = 0; i < AG_LOG; i++)
        memset(&gpu->log[i].wait, 0, sizeof(gpu->log[i].wait));
}

/* What the host has commanded since has not been done: queues are what the firmware has of them. Suspended ones were left out, and
 * no queue has limits. */
static void void_commands(struct ag_state *state)
{
    struct ag_host *host = &state->gpu.host;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++) {
        struct cp_queue_config changed = ag_queue_config(&state->gpu, queue, true);

        host->asked[queue] = host->limits[queue] = host->moved[queue] = 0;
        host->whole[queue] = false;
        host->suspended[queue] = host->created[queue] = false;
        host->masks[queue] = host->masked[queue] = false;
        host->gone[queue] = ag_is_absent(state, queue);
        if (!host->gone[queue])
            host->changed[queue] = !memcmp(&state->cp.config.queues[queue], &changed, sizeof(changed));
    }
    memset(host->ticks, 0, sizeof(host->ticks));
    memset(host->told_overdue, 0, sizeof(host->told_overdue));
    memset(host->told_leaves, 0, sizeof(host->told_leaves));
}

/* Of each queue that goes on from here the oldest packet that is not complete. */
static void bar_oldest(struct ag_gpu *gpu, uint32_t queue)
{
    bool found = gpu->host.gone[queue] || gpu->error_reason[queue];

    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        bool counts = ag_queue_of(kernel) == queue && ag_is_dispatched(gpu, kernel) && ag_scenario()->groups[kernel];

        gpu->barred[kernel] &= ag_queue_of(kernel) != queue;
        if (!counts || found || gpu->invalid[kernel])
            continue;
        gpu->barred[kernel] = found = true;
    }
}

void ag_answer_reset(struct ag_state *state)
{
    struct ag_gpu *gpu = &state->gpu;
    struct ag_event answer = {.kind = CP_EVENT_RESET, .tag = gpu->nonce};
    struct ag_event kept = drop_events(gpu);

    void_log(gpu);
    void_commands(state);
    memset(gpu->words, 0, sizeof(gpu->words));
    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++) {
        if (gpu->lost[cu] && !ag_plants(gpu, AG_PLANT_KEPT_LOSS))
            ag_post(gpu, &(struct ag_event){.kind = CP_EVENT_CU_LOST, .cu = (uint8_t)cu});
    }
    for (uint32_t queue = 0; queue < AG_QUEUES && ag_scenario()->restart == CP_RESTART_STOPPED; queue++)
        bar_oldest(gpu, queue);
    ag_post(gpu, &answer);
    if (kept.kind)
        ag_post(gpu, &kept);
    gpu->resetting = false;
    gpu->nonce = 0;
}

/* Planted bugs */

void ag_plant_nonce(struct ag_state *state, const struct ag_event *event)
{
    struct cp *cp = &state->cp;

    if (event->kind == CP_EVENT_RESET && cp->restarting == CP_RESTART_AWAIT && event->tag != (uint32_t)cp->nonce &&
        ag_plants(&state->gpu, AG_PLANT_OLD_NONCE))
        cp->nonce = event->tag;
}

void ag_plant_early(struct ag_state *state)
{
    if (state->cp.restarting == CP_RESTART_AWAIT && ag_plants(&state->gpu, AG_PLANT_EARLY_COMMAND))
        state->cp.restarting = CP_RESTART_OPEN;
}
