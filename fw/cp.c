/* cp.c - initialisation, the bounded step, the deadline, and what callers may ask. */
#include "compute_unit.h"
#include "firmware.h"
#include "kernel.h"
#include "policy.h"
#include "queue.h"
#include "schedule.h"
#include "workgroup.h"

#include "onward/context.h"

uint32_t cp_size(void)
{
    return (uint32_t)sizeof(struct cp);
}

static bool in_range(uint64_t value, uint64_t least, uint64_t most)
{
    return value >= least && value <= most;
}

static bool range_is_sound(const struct cp_range *range)
{
    return range->bytes <= UINT64_MAX - range->base;
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

static bool config_is_sound(const struct cp_config *config)
{
    return (uint32_t)config->policy < CP_POLICY_COUNT && in_range(config->cus, 1, CP_MAX_CUS) &&
           in_range(config->simds, 1, CP_MAX_SIMDS) && in_range(config->waves_per_simd, 1, 64) &&
           in_range(config->vgprs_per_simd, 1, 65535) && in_range(config->sgprs_per_simd, 1, 65535) &&
           config->lds_bytes <= 1u << 20 && config->barriers <= 65535 && in_range(config->wg_slots, 1, CP_MAX_WGS) &&
           config->context_bytes && config->context_bytes % CP_CONTEXT_ALIGN == 0 &&
           config->context_base % CP_CONTEXT_ALIGN == 0 &&
           (uint64_t)config->wg_slots * config->context_bytes <= UINT64_MAX - config->context_base &&
           (config->policy != CP_POLICY_TIMEOUT || in_range(config->timeout_interval, 1, UINT64_MAX / 4)) &&
           queues_are_sound(config);
}

int cp_init(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal)
{
    if (!config_is_sound(config))
        return CP_ERROR_CONFIG;
    __builtin_memset(cp, 0, sizeof(*cp));
    cp->config = *config;
    cp->hal = *hal;
    cp->reserved_kernel = CP_NONE;
    cp->waiting_pending = true;
    cp->work_left = true;
    cp_workgroup_init(cp);
    cp_cu_init(cp);
    cp_kernel_init(cp);
    cp_queue_init(cp);
    return CP_OK;
}

/* Commands that go before placing: losses and ends free places. */
static bool urgent_unit(struct cp *cp)
{
    if (cp_bits_any(cp->cus_evicting, CP_CU_WORDS))
        cp_cu_evict_step(cp);
    else if (cp_bits_any(cp->cus_releasing, CP_CU_WORDS))
        cp_cu_release_step(cp);
    else if (cp_bits_any(cp->kernels_pending, CP_KERNEL_WORDS))
        cp_kernel_step(cp);
    else if (cp_bits_any(cp->queues_storing, CP_QUEUE_WORDS))
        cp_queue_store_step(cp);
    else
        cp->urgent = false;
    return cp->urgent;
}

static bool sending_unit(struct cp *cp)
{
    if (cp->waiting_pending)
        cp_policy_publish(cp);
    else if (cp->urgent && urgent_unit(cp))
        return true;
    else if (cp->place_pending)
        cp_schedule_place(cp);
    else
        return cp_schedule_may_make_room(cp) && cp_schedule_make_room(cp);
    return true;
}

static bool silent_unit(struct cp *cp)
{
    if (cp->swapped.count && cp_workgroup_expiry_due(cp))
        cp_workgroup_expire(cp);
    else if (cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS) && cp_queue_poll_due(cp))
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
        cp->counters.refused++;
        return cp_workgroup_event(cp, event) || cp_kernel_refused(cp, event->slot, event->tag);
    case CP_EVENT_WAITING:
        cp->reports -= cp->reports ? 1u : 0u;
        return cp_workgroup_event(cp, event);
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
        if (event->cu < cp->config.cus)
            cp_cu_lost(cp, event->cu, event->address);
        return event->cu < cp->config.cus;
    case CP_EVENT_CU_RETURNED:
        if (event->cu < cp->config.cus)
            cp_cu_returned(cp, event->cu);
        return event->cu < cp->config.cus;
    default:
        return false;
    }
}

static bool event_unit(struct cp *cp)
{
    struct cp_event event;

    if (cp->hal.receive(cp->hal.context, &event) != 1)
        return false;
    cp->counters.events++;
    if (!handle(cp, &event))
        cp->counters.stale++;
    return true;
}

/*
 * One unit of anything. Work first: what one event leaves to do is bounded by the room, records and packets it frees,
 * so events are never kept waiting for long. A full command ring holds up only the work that sends.
 */
static bool unit(struct cp *cp)
{
    if (!cp->blocked && sending_unit(cp))
        return true;
    return silent_unit(cp) || event_unit(cp);
}

int cp_step(struct cp *cp, uint32_t budget)
{
    if (cp->panic)
        return CP_ERROR_ASSERT;
    cp->now = cp->hal.now(cp->hal.context);
    cp->blocked = false;
    cp->counters.steps++;
    cp->work_left = true;
    for (uint32_t i = 0; i < budget; i++) {
        if (!unit(cp)) {
            cp->work_left = cp->blocked;
            break;
        }
        if (cp->panic)
            return CP_ERROR_ASSERT;
    }
    return cp->work_left;
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
    if (cp->poll_at < deadline && cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS))
        deadline = cp->poll_at;
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
    for (uint32_t i = 0; i < 3; i++)
        status->workgroup[i] = wg->id[i];
    status->cu = wg->cu;
    status->wait_number = wg->wait_number;
    status->address = wg->address;
    status->value = wg->value;
    status->mask = wg->mask;
    status->condition = wg->condition;
    return CP_OK;
}

uint32_t cp_panic(const struct cp *cp)
{
    return cp->panic;
}

uint64_t cp_unlaunched(const struct cp *cp)
{
    uint64_t unlaunched = 0;

    for (uint32_t k = cp->first_kernel; k != CP_KERNEL_NONE; k = cp->kernels[k].after)
        unlaunched += cp->kernels[k].unlaunched;
    return unlaunched;
}

uint32_t cp_ready(const struct cp *cp)
{
    return cp->ready;
}
