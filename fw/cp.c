/* SPDX-License-Identifier: MIT */
/* cp.c - initialisation, the bounded step, the deadline, and what callers may ask. */
#include "compute_unit.h"
#include "condition.h"
#include "configuration.h"
#include "control_block.h"
#include "cooperative.h"
#include "core.h"
#include "cu_loss.h"
#include "delegation.h"
#include "dispatch.h"
#include "events.h"
#include "host.h"
#include "intake.h"
#include "kernel.h"
#include "limits.h"
#include "monitor_log.h"
#include "policy.h"
#include "queue.h"
#include "restart.h"
#include "schedule.h"
#include "status.h"
#include "waiting.h"
#include "workgroup.h"

#include "onward/monitor_log.h"

uint32_t cp_size(void)
{
    return (uint32_t)sizeof(struct cp);
}

/* Returns whether a struct cp of caller and library have the same layout. */
static bool has_layout(uint32_t layout)
{
    return layout == CP_LAYOUT + (uint32_t)sizeof(struct cp_config);
}

int cp_init_with_layout(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal, uint32_t layout)
{
    if (!has_layout(layout))
        return CP_ERROR_LAYOUT;
    /* Records of slots that are never used stay as they are: there may be 65,535. */
    __builtin_memset(cp, 0,
                     (uint32_t) __builtin_offsetof(struct cp, workgroups) +
                         cp_smaller(config->wg_slots, CP_MAX_WGS) * (uint32_t)sizeof(cp->workgroups[0]));
    cp->config = *config;
    cp->refused_field = (uint8_t)cp_configuration_check(config);
    if (!cp->refused_field && !cp_policy_set_parameters(cp))
        cp->refused_field = CP_FIELD_POLICY_PARAMETERS;
    if (cp->refused_field)
        return CP_ERROR_CONFIG;
    cp->hal = *hal;
    cp->reserved_kernel = CP_KERNEL_NONE;
    cp->waiting_pending = true;
    cp->monitor_pending = cp_policy_of(cp)->watches;
    cp->work_left = true;
    cp->log.shift = (uint8_t)cp_lowest_bit(config->log_entries);
    cp_workgroup_init(cp);
    cp_cu_init(cp);
    cp_kernel_init(cp);
    cp_queue_init(cp);
    if (CP_HOST) {
        cp_limits_init(cp);
        cp_restart_init(cp);
    }
    if (CP_COOPERATIVE)
        cp_cooperative_init(cp);
    if (CP_DELEGATION)
        cp_delegation_begin(cp);
    return CP_OK;
}

enum cp_config_field cp_refused_field(const struct cp *cp)
{
    return (enum cp_config_field)cp->refused_field;
}

/* One work item of those that precede placing, because losses and ends free slots. */
static bool pending_unit(struct cp *cp)
{
    if (cp_queue_notice_due(cp))
        cp_queue_notice_step(cp);
    else if (CP_CU_LOSS && cp_cu_set_any(&cp->cus_evicting))
        cp_cu_loss_evict_step(cp);
    else if (CP_CU_LOSS && cp_cu_set_any(&cp->cus_releasing))
        cp_cu_loss_release_step(cp);
    else if (cp_bits_any(cp->kernels_pending, CP_KERNEL_WORDS))
        cp_dispatch_step(cp);
    else if (CP_COOPERATIVE && cp_bits_any(cp->answers_top, CP_ANSWER_TOPS))
        cp_control_block_answer_step(cp);
    else if (cp_bits_any(cp->queues_storing, CP_QUEUE_WORDS))
        cp_queue_store_step(cp);
    else if (cp_host_due(cp))
        cp_host_step(cp);
    else if (CP_DELEGATION && cp_delegation_take_due(cp))
        cp_delegation_take_step(cp);
    else
        cp->commands_pending = false;
    return cp->commands_pending;
}

/* Returns the number of work items done. Placing may do several, up to most. */
static uint32_t sending_unit(struct cp *cp, uint32_t most)
{
    if (!cp->waiting_pending) {
        if (cp->commands_pending && pending_unit(cp))
            return 1;
        if (cp->place_pending)
            return cp_schedule_place(cp, most);
        if (!cp_schedule_may_preempt(cp))
            return 0;
        if (cp->reports || !cp_schedule_reports_wanted(cp))
            return cp_schedule_preempt(cp);
    }
    cp_waiting_publish(cp);
    return 1;
}

/* Makes the swapped WG whose wait ends first READY. */
static void end_overdue_wait(struct cp *cp)
{
    cp_workgroup_expire(cp);
    cp_schedule_ready(cp);
}

static bool silent_unit(struct cp *cp)
{
    if (cp->swapped.count && cp_workgroup_expiry_due(cp))
        end_overdue_wait(cp);
    else if (CP_COOPERATIVE && cp->managed && cp->check_at <= cp->now)
        cp_cooperative_check(cp);
    else if (CP_BARRIER_PACKETS && cp_intake_poll_due(cp))
        cp_intake_poll_step(cp);
    else if (cp_bits_any(cp->queues_pending, CP_QUEUE_WORDS))
        cp_intake_read_step(cp);
    else
        return false;
    return true;
}

static bool handle_event(struct cp *cp, const struct cp_event *event)
{
    switch (event->kind) {
    case CP_EVENT_DOORBELL:
        return cp_intake_doorbell(cp, event->doorbell.queue);
    case CP_EVENT_REFUSED:
        cp_count(&cp->counters.refused);
        return cp_events_state(cp, event) || cp_dispatch_refused(cp, event->kernel.kernel, event->tag);
    case CP_EVENT_WAITING:
        cp->reports -= cp->reports ? 1u : 0u;
        return cp_events_state(cp, event);
    case CP_EVENT_CONDITION_MET:
        return cp_events_met(cp, event);
    case CP_EVENT_LOG:
        return cp_log_event(cp);
    case CP_EVENT_MESSAGE:
        return CP_COOPERATIVE && cp_events_message(cp, event);
    case CP_EVENT_WAIT_ENDED:
    case CP_EVENT_QUANTUM:
    case CP_EVENT_SAVED:
    case CP_EVENT_RESTORED:
    case CP_EVENT_DONE:
        return cp_events_state(cp, event);
    case CP_EVENT_FAULT:
        return (CP_DELEGATION && cp_delegation_fault(cp, event)) || cp_events_state(cp, event);
    case CP_EVENT_KERNEL_ENDED:
        return cp_dispatch_ended(cp, event->kernel.kernel);
    case CP_EVENT_GIVEN:
    case CP_EVENT_KERNEL_AT:
    case CP_EVENT_PLACES:
    case CP_EVENT_TAKEN:
        return CP_DELEGATION && cp_delegation_event(cp, event);
    case CP_EVENT_CU_LOST:
        return CP_CU_LOSS && cp_cu_loss_begin(cp, event->cu, event->cu_lost.deadline);
    case CP_EVENT_CU_RETURNED:
        return CP_CU_LOSS && cp_cu_loss_end(cp, event->cu);
    case CP_EVENT_HALTED:
        return CP_HOST && cp_host_halted(cp, event->cu);
    default:
        if (CP_HOST && event->kind == CP_EVENT_AGENT_DONE)
            return cp_intake_agent_done(cp, event);
        return CP_HOST && event->kind == CP_EVENT_HOST && cp_host_event(cp, event);
    }
}

static bool event_unit(struct cp *cp)
{
    struct cp_event event;

    if (cp->drained)
        return false;
    if (cp->hal.receive(cp->hal.context, &event) != 1) {
        cp->drained = true;
        return false;
    }
    cp_tick(&cp->counters.events);
    if (!handle_event(cp, &event))
        cp_count(&cp->counters.stale);
    cp_host_note_event(cp);
    return true;
}

/*
 * Spilled conditions: finishes what is under way first. Then entries of the log and checks take turns. Returns the
 * number of work items done, up to most while only one of the two has work.
 */
static uint32_t spill_units(struct cp *cp, uint32_t most)
{
    bool checks = CP_SPILL && cp_condition_due(cp);
    uint32_t done = 0;

    if (CP_SPILL && !cp_condition_settled(cp))
        return cp_condition_step(cp);
    if (cp_log_due(cp)) {
        if (checks) {
            cp->log_first = !cp->log_first;
            most = 1;
        }
        if (!checks || cp->log_first)
            done = cp_log_step(cp, most);
    }
    return done || !checks ? done : cp_condition_check(cp, most);
}

/* The same, and tells the scheduler of a WG that has become READY because its spilled condition is met. */
static uint32_t spill_and_tell(struct cp *cp, uint32_t most)
{
    uint32_t ready = cp->ready, done = spill_units(cp, most);

    if (CP_SPILL && cp->ready != ready)
        cp_schedule_ready(cp);
    return done;
}

/*
 * One work item of any kind, or several of placing or of spilled conditions, up to most. Returns the number done.
 * Work precedes events: the work that one event causes is bounded by the slots, records and packets it frees, so
 * events never wait for long. Spilled conditions may take any time, so events have every other turn until no event is
 * left in this step; so may a status page. A full command ring delays only the work that sends.
 */
static uint32_t do_unit(struct cp *cp, uint32_t most)
{
    uint32_t done;

    if (cp_restart_due(cp))
        return cp_restart_step(cp);
    done = cp->blocked ? 0 : sending_unit(cp, most);
    if (done)
        return done;
    if (silent_unit(cp))
        return 1;
    cp->events_first = !cp->events_first;
    if (cp->events_first && event_unit(cp))
        return 1;
    if (CP_HOST && cp_status_is_due(cp) && cp_status_step(cp))
        return 1;
    if (cp->log.pending || cp_condition_exists(cp))
        done = spill_and_tell(cp, CP_BATCHES && cp->drained ? most : 1);
    if (done)
        return done;
    return cp_waiting_predict_step(cp) || (!cp->events_first && event_unit(cp));
}

int cp_step(struct cp *cp, uint32_t budget)
{
    uint32_t done, units;

    if (cp->panic)
        return CP_ERROR_ASSERT;
    cp->now = cp->hal.now(cp->hal.context);
    cp->blocked = false;
    cp->drained = false;
    cp_count(&cp->counters.steps);
    cp->work_left = true;
    if (CP_HOST && cp_limits_deadline(cp) <= cp->now)
        cp_limits_wake(cp);
    for (done = 0; done < budget && !cp->panic; done += units) {
        units = do_unit(cp, budget - done);
        if (!units) {
            cp->work_left = cp->blocked;
            cp_count(&cp->counters.idles);
            break;
        }
    }
    if (CP_COUNTERS)
        cp->counters.units += done;
    return cp->panic ? CP_ERROR_ASSERT : cp->work_left;
}

static void be_no_later(uint64_t cycle, uint64_t *deadline)
{
    if (cycle < *deadline)
        *deadline = cycle;
}

uint64_t cp_deadline(const struct cp *cp)
{
    uint64_t deadline = UINT64_MAX;

    if (cp->panic)
        return UINT64_MAX;
    if (cp->work_left)
        return cp->now;
    if (cp->swapped.head != CP_NONE)
        deadline = cp->workgroups[cp->swapped.head].expiry;
    if (CP_BARRIER_PACKETS && cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS))
        be_no_later(cp->poll_at, &deadline);
    if (CP_COOPERATIVE)
        be_no_later(cp->check_at, &deadline);
    be_no_later(cp_log_deadline(cp), &deadline);
    if (CP_SPILL)
        be_no_later(cp_condition_deadline(cp), &deadline);
    be_no_later(cp_waiting_deadline(cp), &deadline);
    be_no_later(cp_limits_deadline(cp), &deadline);
    return deadline;
}

const struct cp_counters *cp_counters_of(const struct cp *cp)
{
    return &cp->counters;
}

int cp_wg_status_of(const struct cp *cp, uint32_t slot, struct cp_wg_status *status)
{
    const struct cp_workgroup *wg;

    if (slot >= cp->config.wg_slots)
        return CP_ERROR_ADDRESS;
    wg = &cp->workgroups[slot];
    status->state = (enum cp_wg_state)wg->state;
    status->generation = wg->generation;
    status->kernel = wg->kernel;
    cp_kernel_workgroup_id(cp, slot, status->workgroup);
    status->cu = wg->cu;
    status->wait_number = wg->wait_number;
    return CP_OK;
}

uint32_t cp_panic(const struct cp *cp)
{
    return cp->panic;
}

#if CP_HOST
int cp_restarting(const struct cp *cp)
{
    return cp_restart_due(cp);
}
#endif

uint64_t cp_unlaunched(const struct cp *cp)
{
    uint64_t unlaunched = cp->fresh;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after)
        unlaunched += cp->kernels[i].unlaunched;
    return unlaunched;
}

uint32_t cp_ready(const struct cp *cp)
{
    return cp->ready;
}

uint32_t cp_wanting(const struct cp *cp)
{
    return cp->wanting;
}
