/* SPDX-License-Identifier: MIT */
/* bulk.c - several work-groups launched by one command, and ended by one event. */
#include "bulk.h"

#include "compute_unit_inline.h"
#include "context.h"
#include "policy.h"
#include "trace.h"
#include "workgroup_internal.h"

#if CP_RUN_LISTS

void cp_bulk_init(struct cp *cp)
{
    cp->has_bulk = cp_policy_extensions(cp) & CP_EXTENSION_BULK;
}

/* A WG that lies on one SIMD has the place: the one that cp_cu_find would choose, if it is found at once. */
static inline bool claim_emptiest(struct cp *cp, struct cp_kernel *kernel, const struct cp_share *share, uint32_t cu,
                                  struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *c = cp_cu_at(cp, cu);
    bool again;
    uint32_t simd = cp_cu_claim(cp, c, share, &again);

    if (simd == CP_NONE)
        return false;
    wg->cu = (uint16_t)cu;
    wg->simd = (uint8_t)simd;
    cp_list_append(cp, &c->residents, CP_LINK_CU, slot);
    if (!again)
        cp_cu_strike_if_full(cp, kernel, cu);
    return true;
}

/* Returns the first CU, from the kernel's next one on, that may fit a WG of it; CP_NONE: there is none. */
static inline uint32_t first_cu(const struct cp_kernel *kernel)
{
    uint32_t next = kernel->next_cu;

    return cp_cu_set_has(&kernel->may_fit, next) ? next : cp_cu_set_next(&kernel->may_fit, next);
}

/* Gives the WG a place, from the kernel's next CU on. Returns false if it fits nowhere. */
static inline bool take_place(struct cp *cp, struct cp_kernel *kernel, const struct cp_share *share,
                              struct cp_workgroup *wg, uint32_t slot)
{
    uint32_t cu = first_cu(kernel);
    struct cp_spot spot;

    if (cu == CP_NONE)
        return false;
    if (kernel->shape.simds == 1 && claim_emptiest(cp, kernel, share, cu, wg, slot))
        return true;
    spot = cp_cu_find(cp, kernel, cu);
    if (spot.cu == CP_NONE)
        return false;
    wg->cu = (uint16_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    cp_cu_enter(cp, kernel, spot, slot);
    return true;
}

/* The first free record is that of WG number, which has its place. */
static inline void begin(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot,
                         uint32_t number)
{
    cp->free.head = wg->links[CP_LINK_ORDER].next;
    cp->free.count--;
    wg->kernel = kernel->number;
    wg->state = CP_WG_RUNNING;
    wg->flags = CP_WG_FRESH;
    wg->scratch = (uint16_t)CP_NONE;
    wg->wait_number = UINT32_MAX;
    wg->first_wait = 0;
    wg->number = number;
    cp_list_append(cp, &kernel->workgroups, CP_LINK_KERNEL, slot);
    cp_trace_workgroup(cp, slot, CP_WG_RUNNING);
}

/* Writes up to `most` launches into the frame. Returns their number. */
static uint32_t fill(struct cp *cp, struct cp_kernel *kernel, struct cp_command *command, uint32_t most)
{
    struct cp_launches *frame = &command->launches;
    struct cp_share share = cp_cu_share(&kernel->shape);
    uint32_t number = cp_kernel_next_number(kernel), tag = command->tag, count;

    frame->first = number;
    for (count = 0; count < most; count++) {
        uint32_t slot = cp->free.head;
        struct cp_workgroup *wg = cp->workgroups + slot;

        CP_REQUIRE(cp, BULK, cp->free.count && slot < cp->config.wg_slots && wg->state == CP_WG_FREE && !wg->waits);
        if (!take_place(cp, kernel, &share, wg, slot))
            break;
        begin(cp, kernel, wg, slot, number + count);
        wg->tag = wg->launch_tag = tag;
        frame->launches[count] =
            (struct cp_bulk_launch){wg->generation, (uint16_t)slot, CP_LAUNCH_SPOT(wg->cu, wg->simd)};
        kernel->next_cu = (uint16_t)(kernel->next_cu + 1u < cp->config.cus ? kernel->next_cu + 1u : 0);
    }
    return count;
}

/* Whether the next WG fits on the first CU that may fit it. A frame that is asked for must be sent, and not be empty. */
static bool next_fits(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t cu = first_cu(kernel);

    return cu != CP_NONE && cp_cu_try(cp, kernel, cu) != CP_NONE;
}

uint32_t cp_bulk_launch(struct cp *cp, struct cp_kernel *kernel, uint32_t most)
{
    struct cp_command *command;
    uint32_t count;

    CP_REQUIRE(cp, BULK, cp->has_bulk && !cp_kernel_limited(cp, kernel) && cp->reserved_kernel == CP_KERNEL_NONE);
    CP_REQUIRE(cp, BULK, most && most <= cp_kernel_launchable(cp, kernel));
    if (!next_fits(cp, kernel))
        return 0;
    command = cp_command_begin(cp, CP_COMMAND_LAUNCHES, CP_COMMAND_LENGTH(launches));
    if (!command)
        return 0;
    count = fill(cp, kernel, command, cp_smaller(most, CP_LAUNCHES_MOST));
    command->launches.kernel = kernel->number;
    command->launches.count = (uint16_t)count;
    command->launches.contexts = cp_context_address(cp, 0);
    command->launches.context_bytes = cp->config.context_bytes;
    command->launches.reserved0 = 0;
    command->length = (uint8_t)CP_COMMAND_LENGTH(launches.launches[count - 1]);
    cp_command_send(cp);
    cp_kernel_took(cp, kernel, count);
    if (CP_COUNTERS) {
        cp->counters.launches += count;
        cp->counters.bulk_launches += count;
    }
    return count;
}

/* Whether ends of the kernel's WGs do no more than free what they hold: launches, messages and scratch have no part in it. */
static bool only_frees(const struct cp_kernel *kernel)
{
    return !kernel->unlaunched && !kernel->managed && (!CP_SCRATCH || !kernel->begin.scratch_wave_bytes);
}

/* Whether the WG of that generation runs, no command about it is under way, and no table but those of kernel and CU has it. */
static inline bool is_plain(const struct cp *cp, const struct cp_workgroup *wg, struct cp_grid_end end, uint32_t kernel)
{
    return (uint16_t)wg->generation == end.generation && wg->kernel == kernel && wg->state == CP_WG_RUNNING &&
           !(wg->flags & ~(uint32_t)CP_WG_FRESH) && !wg->waits && cp_cu_usable(cp, wg->cu);
}

/* The WG leaves its CU, which has room then. The CU is usable, so it is not being emptied. */
static inline void leave_cu(struct cp *cp, struct cp_kernel *kernel, const struct cp_share *share,
                            const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *cu = cp_cu_at(cp, wg->cu);

    cp_cu_set_add(&kernel->may_fit, wg->cu);
    if (kernel->shape.simds != 1) {
        cp_cu_give_back(cp, kernel, wg, slot);
        return;
    }
    CP_REQUIRE(cp, BULK, cu->cursor == CP_NONE);
    cp_cu_yield(cp, cu, share, wg->simd);
    cp_list_remove(cp, &cu->residents, CP_LINK_CU, slot);
}

/* The WG leaves its kernel, and its record is free. */
static inline void leave_kernel(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot)
{
    cp_workgroup_free(cp, wg, slot);
    if (kernel->cursor == slot)
        kernel->cursor = wg->links[CP_LINK_KERNEL].next;
    cp_list_remove(cp, &kernel->workgroups, CP_LINK_KERNEL, slot);
}

/* Ends the plain ones of the event's WGs. Returns them, a bit each. */
static uint32_t end_plain(struct cp *cp, struct cp_kernel *kernel, const struct cp_grid_event *event)
{
    struct cp_share share = cp_cu_share(&kernel->shape);
    uint32_t ended = 0, cu = 0;

    for (uint32_t i = 0; i < event->count; i++) {
        uint32_t slot = event->ends[i].slot;
        struct cp_workgroup *wg;

        if (slot >= cp->config.wg_slots)
            continue;
        wg = cp_workgroup_at(cp, slot);
        if (!is_plain(cp, wg, event->ends[i], kernel->number))
            continue;
        leave_cu(cp, kernel, &share, wg, slot);
        leave_kernel(cp, kernel, wg, slot);
        cu = wg->cu;
        ended |= 1u << i;
        cp->queues[kernel->queue].held--;
        cp_tick(&cp->counters.retires);
        cp_tick(&cp->counters.bulk_ends);
    }
    if (ended)
        cp_cu_note_room(cp, cu);
    return ended;
}

uint32_t cp_bulk_end(struct cp *cp, const struct cp_grid_event *event)
{
    struct cp_kernel *kernel;
    uint32_t ended;

    CP_REQUIRE(cp, BULK, cp->has_bulk && event->count <= CP_GRID_ENDS);
    if (event->kernel >= CP_MAX_KERNELS || event->kernel != cp->first_kernel || event->kernel != cp->last_kernel)
        return 0;
    kernel = cp_kernel_at(cp, event->kernel);
    if (!only_frees(kernel))
        return 0;
    ended = end_plain(cp, kernel, event);
    if (ended)
        cp_kernel_end_if_empty(cp, kernel);
    return ended;
}

#endif
