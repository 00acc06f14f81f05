/* cp.c - initialisation, the bounded step, the deadline, and what callers may ask. */
#include "compute_unit.h"
#include "condition.h"
#include "cooperative.h"
#include "firmware.h"
#include "kernel.h"
#include "monitor_log.h"
#include "policy.h"
#include "queue.h"
#include "schedule.h"
#include "workgroup.h"

#include "onward/context.h"
#include "onward/monitor_log.h"

uint32_t cp_size(void)
{
    return (uint32_t)sizeof(struct cp);
}

static bool in_range(uint32_t value, uint32_t least, uint32_t most)
{
    return value >= least && value <= most;
}

/* Intervals may be added to any cycle that is reached. */
static bool is_interval(uint64_t cycles)
{
    return cycles && !(cycles >> 62);
}

/* Whether so many bytes from there on do not go beyond the last address. */
static CP_ONE_COPY bool ends(uint64_t base, uint64_t bytes)
{
    return bytes <= UINT64_MAX - base;
}

static bool range_is_sound(const struct cp_range *range)
{
    return ends(range->base, range->bytes);
}

static bool queues_are_sound(const struct cp_config *config)
{
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        const struct cp_queue_config *queue = &config->queues[i];

        if (queue->queue_memory && (queue->queue_memory & 7 || queue->priority >= CP_PRIORITIES ||
                                    !range_is_sound(&queue->process) || !range_is_sound(&queue->scratch)))
            return false;
    }
    return true;
}

/* The Monitor Log: policies that watch need one, the others may have one. */
static bool log_is_sound(const struct cp_config *config)
{
    uint32_t entries = config->log_entries;

    if (!entries && !cp_policy_entry(config->policy)->watches)
        return true;
    return in_range(entries, 2, CP_LOG_MAX_ENTRIES) && !(entries & (entries - 1)) && config->log_base % 64 == 0 &&
           ends(config->log_base, cp_log_bytes(entries)) && is_interval(config->check_interval) &&
           !(config->wait_timeout >> 62);
}

static bool config_is_sound(const struct cp_config *config)
{
    return in_range(config->cus, 1, CP_MAX_CUS) && in_range(config->simds, 1, CP_MAX_SIMDS) &&
           in_range(config->waves_per_simd, 1, 64) && in_range(config->vgprs_per_simd, 1, 65535) &&
           in_range(config->sgprs_per_simd, 1, 65535) && config->slice_count <= CP_ADVERSARY_SLICES &&
           config->lds_bytes <= 1u << 20 && config->barriers <= 511 && in_range(config->wg_slots, 1, CP_MAX_WGS) &&
           config->context_bytes && config->context_bytes % CP_CONTEXT_ALIGN == 0 &&
           config->context_base % CP_CONTEXT_ALIGN == 0 &&
           ends(config->context_base, (uint64_t)config->wg_slots * config->context_bytes) &&
           (config->policy != CP_POLICY_TIMEOUT || is_interval(config->timeout_interval)) && log_is_sound(config) &&
           queues_are_sound(config);
}

/* The policy is there, and waits that nobody looks after end by themselves. */
static bool policy_is_sound(const struct cp_config *config)
{
    return cp_policy_exists(config->policy) && (CP_MODELS || !cp_policy_entry(config->policy)->promise) &&
           (CP_SPILL || config->wait_timeout || !cp_policy_entry(config->policy)->watches);
}

int cp_init(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal)
{
    if (!policy_is_sound(config) || (CP_CHECK_CONFIG && !config_is_sound(config)))
        return CP_ERROR_CONFIG;
    __builtin_memset(cp, 0, sizeof(*cp));
    cp->config = *config;
    cp->hal = *hal;
    cp->reserved_kernel = CP_KERNEL_NONE;
    cp->waiting_pending = true;
#ifndef CP_ONLY_POLICY
    cp->policy = cp_policy_entry(config->policy);
#endif
    cp->monitor_pending = cp_policy_of(cp)->watches;
    cp->work_left = true;
    cp->log.shift = (uint8_t)cp_lowest_bit(config->log_entries);
    cp_workgroup_init(cp);
    cp_cu_init(cp);
    cp_kernel_init(cp);
    cp_queue_init(cp);
    if (CP_COOPERATIVE)
        cp_cooperative_init(cp);
    return CP_OK;
}

/* Commands that go before placing: losses and ends free places. */
static bool urgent_unit(struct cp *cp)
{
    if (CP_CU_LOSS && cp_bits_any(cp->cus_evicting, CP_CU_WORDS))
        cp_cu_evict_step(cp);
    else if (CP_CU_LOSS && cp_bits_any(cp->cus_releasing, CP_CU_WORDS))
        cp_cu_release_step(cp);
    else if (cp_bits_any(cp->kernels_pending, CP_KERNEL_WORDS))
        cp_kernel_step(cp);
    else if (CP_COOPERATIVE && cp_bits_any(cp->answers_summary, CP_ANSWER_WORDS))
        cp_cooperative_answer_step(cp);
    else if (cp_bits_any(cp->queues_storing, CP_QUEUE_WORDS))
        cp_queue_store_step(cp);
    else
        cp->urgent = false;
    return cp->urgent;
}

/* Units done; placing may do more than one, up to most. */
static uint32_t sending_unit(struct cp *cp, uint32_t most)
{
    if (cp->waiting_pending)
        cp_policy_publish(cp);
    else if (cp->urgent && urgent_unit(cp))
        return 1;
    else if (cp->place_pending)
        return cp_schedule_place(cp, most);
    else
        return cp_schedule_may_make_room(cp) && cp_schedule_make_room(cp);
    return 1;
}

static bool silent_unit(struct cp *cp)
{
    if (cp->swapped.count && cp_workgroup_expiry_due(cp))
        cp_workgroup_expire(cp);
    else if (CP_COOPERATIVE && cp->attended && cp->attend_at <= cp->now)
        cp_cooperative_attend(cp);
    else if (CP_BARRIER_PACKETS && cp_queue_poll_due(cp))
        cp_queue_poll_step(cp);
    else if (cp_bits_any(cp->queues_pending, CP_QUEUE_WORDS))
        cp_queue_read_step(cp);
    else
        return false;
    return true;
}

static bool handle(struct cp *cp, const struct cp_event *event)
{
    switch (event->kind) {
    case CP_EVENT_DOORBELL:
        return cp_queue_doorbell(cp, event->slot);
    case CP_EVENT_REFUSED:
        cp_count(&cp->counters.refused);
        return cp_workgroup_event(cp, event) || cp_kernel_refused(cp, event->slot, event->tag);
    case CP_EVENT_WAITING:
        cp->reports -= cp->reports ? 1u : 0u;
        return cp_workgroup_event(cp, event);
    case CP_EVENT_CONDITION_MET:
        return cp_workgroup_met(cp, event);
    case CP_EVENT_LOG:
        return cp_log_event(cp);
    case CP_EVENT_MESSAGE:
        return CP_COOPERATIVE && cp_cooperative_message(cp, event);
    case CP_EVENT_WAIT_ENDED:
    case CP_EVENT_QUANTUM:
    case CP_EVENT_SAVED:
    case CP_EVENT_RESTORED:
    case CP_EVENT_DONE:
    case CP_EVENT_FAULT:
        return cp_workgroup_event(cp, event);
    case CP_EVENT_KERNEL_ENDED:
        return cp_kernel_ended(cp, event->slot);
    case CP_EVENT_CU_LOST:
        return CP_CU_LOSS && cp_cu_lost(cp, event->cu, event->address);
    case CP_EVENT_CU_RETURNED:
        return CP_CU_LOSS && cp_cu_returned(cp, event->cu);
    default:
        return false;
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
    if (!handle(cp, &event))
        cp_count(&cp->counters.stale);
    return true;
}

/*
 * Spilled conditions: what is under way is finished first, then entries of the log and checks take turns. Units done, up to
 * most while only one of the two has anything to do.
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

/*
 * One unit of anything, or several of placing or of spilled conditions, up to most: returns how many. Work first: what one
 * event leaves to do is bounded by the room, records and packets it frees, so events are never kept waiting for long.
 * Spilled conditions may take any time: events have every other turn, until there are none in this step. A full command
 * ring holds up only the work that sends.
 */
static uint32_t unit(struct cp *cp, uint32_t most)
{
    uint32_t done = cp->blocked ? 0 : sending_unit(cp, most);

    if (done)
        return done;
    if (silent_unit(cp))
        return 1;
    cp->events_first = !cp->events_first;
    if (cp->events_first && event_unit(cp))
        return 1;
    if (cp->log.pending || cp_condition_exists(cp))
        done = spill_units(cp, CP_RUNS && cp->drained ? most : 1);
    if (done)
        return done;
    return cp_policy_stall_step(cp) || (!cp->events_first && event_unit(cp));
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
    for (done = 0; done < budget && !cp->panic; done += units) {
        units = unit(cp, budget - done);
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

static CP_ONE_COPY void be_no_later(uint64_t cycle, uint64_t *deadline)
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
        be_no_later(cp->attend_at, &deadline);
    be_no_later(cp_log_deadline(cp), &deadline);
    if (CP_SPILL)
        be_no_later(cp_condition_deadline(cp), &deadline);
    be_no_later(cp_policy_deadline(cp), &deadline);
    return deadline;
}

const struct cp_counters *cp_counters(const struct cp *cp)
{
    return &cp->counters;
}

int cp_wg_status(const struct cp *cp, uint32_t slot, struct cp_wg_status *status)
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
