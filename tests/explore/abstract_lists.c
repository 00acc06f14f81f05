/* abstract_lists.c - the firmware's lists of work-groups (WGs), looked at after each of its units. */
#include "abstract_parts.h"

/* The list that a WG belongs on by its state; NULL: none. */
static const struct cp_list *list_of(const struct cp *cp, const struct cp_workgroup *wg)
{
    const struct cp_kernel *k = &cp->kernels[wg->kernel];

    switch (wg->state) {
    case CP_WG_RUNNING:
        return wg->flags & CP_WG_EXPIRED ? &cp->expired : 0;
    case CP_WG_STALLED:
        return &cp->stalled;
    case CP_WG_SWAPPED:
        return &cp->swapped;
    case CP_WG_READY:
        return wg->flags & CP_WG_PREEMPTED ? &k->preempted : &k->ready;
    default:
        return 0;
    }
}

/* Whether the links agree with each other and with the count, and each WG belongs on the list. */
static bool is_sound(const struct cp *cp, const struct cp_list *list)
{
    uint32_t slot = list->head, previous = CP_NONE;

    for (uint32_t i = 0; i < list->count; i++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (slot >= AG_WGS || list_of(cp, wg) != list || wg->links[CP_LINK_ORDER].previous != previous)
            return false;
        previous = slot;
        slot = wg->links[CP_LINK_ORDER].next;
    }
    return slot == CP_NONE && list->tail == previous;
}

/* The free ones are linked forwards only, and those that were never used are not linked. While the dispatcher places none are. */
static bool is_free_sound(const struct cp *cp)
{
    uint32_t slot = cp->free.head, linked = 0;

    if (cp->delegated || cp->taking)
        return true;
    for (; slot != CP_NONE; linked++) {
        if (slot >= cp->unused || linked == AG_WGS || cp->workgroups[slot].state != CP_WG_FREE)
            return false;
        slot = cp->workgroups[slot].links[CP_LINK_ORDER].next;
    }
    return linked + cp->config.wg_slots - cp->unused == cp->free.count;
}

void ag_check_lists(const struct cp *cp)
{
    bool sound =
        is_free_sound(cp) && is_sound(cp, &cp->stalled) && is_sound(cp, &cp->expired) && is_sound(cp, &cp->swapped);

    for (uint32_t i = 0; i < AG_KERNELS && sound; i++) {
        const struct cp_kernel *k = &cp->kernels[i];

        sound = k->stage == CP_KERNEL_FREE || (is_sound(cp, &k->ready) && is_sound(cp, &k->preempted));
    }
    for (uint32_t i = 0; i < AG_QUEUES; i++) {
        if (cp->requests[i].quiet && (cp->queues_pending[0] | cp->queues_starved[0]) >> i & 1u)
            ag_violation("(j) a queue is to be quiet, and is read");
    }
    if (!sound)
        ag_violation("a list of the firmware is broken, or holds a WG that is not in its state");
}
