/* SPDX-License-Identifier: MIT */
/* cu_loss.c - compute units that leave and return. */
#include "cu_loss.h"

#include "compute_unit.h"
#include "trace.h"
#include "workgroup.h"

/* Saving what is on lost CUs is the dispatcher's. */
static bool dispatcher_saves(const struct cp *cp)
{
    return cp_is_delegated(cp) && !cp->take_sent;
}

bool cp_cu_loss_begin(struct cp *cp, uint32_t cu, uint64_t deadline)
{
    struct cp_compute_unit *c;

    if (cu >= cp->config.cus)
        return false;
    c = cp_cu_at(cp, cu);
    cp_count(&cp->counters.cus_lost);
    cp_trace_cu(cp, cu, false);
    cp_cu_set_remove(&cp->cus_usable, cu);
    if (dispatcher_saves(cp))
        return true;
    cp_cu_note_room(cp, cu);
    c->deadline = deadline;
    c->cursor = c->residents.head;
    if (c->residents.count)
        cp_cu_set_mark_pending(cp, &cp->cus_evicting, cu);
    else if (!cp_is_delegated(cp))
        cp_cu_set_mark_pending(cp, &cp->cus_releasing, cu);
    cp->place_pending = true;
    return true;
}

bool cp_cu_loss_end(struct cp *cp, uint32_t cu)
{
    if (cu >= cp->config.cus)
        return false;
    cp_count(&cp->counters.cus_returned);
    cp_trace_cu(cp, cu, true);
    cp_cu_set_add(&cp->cus_usable, cu);
    cp_cu_set_remove(&cp->cus_evicting, cu);
    cp_cu_set_remove(&cp->cus_releasing, cu);
    cp_cu_at(cp, cu)->cursor = CP_NONE;
    cp_cu_note_room(cp, cu);
    return true;
}

void cp_cu_loss_evict(struct cp *cp, uint32_t slot)
{
    uint32_t cu = cp_workgroup_at(cp, slot)->cu;
    struct cp_compute_unit *c = cp_cu_at(cp, cu);

    CP_REQUIRE(cp, CU_LOSS, !cp_cu_usable(cp, cu));
    if (dispatcher_saves(cp))
        return;
    cp_cu_make_latest(cp, c, slot);
    if (c->cursor == CP_NONE)
        c->cursor = (uint16_t)slot;
    cp_cu_set_mark_pending(cp, &cp->cus_evicting, cu);
}

void cp_cu_loss_evict_step(struct cp *cp)
{
    uint32_t cu = cp_cu_set_next(&cp->cus_evicting, 0);
    struct cp_compute_unit *c = cp_cu_at(cp, cu);
    uint32_t slot = c->cursor;

    CP_REQUIRE(cp, CU_LOSS, !cp_cu_usable(cp, cu));
    CP_REQUIRE(cp, CU_LOSS, slot == CP_NONE || cp_list_has(cp, &c->residents, CP_LINK_CU, slot));
    if (slot == CP_NONE) {
        cp_cu_set_remove(&cp->cus_evicting, cu);
        return;
    }
    if (cp_workgroup_may_be_saved(cp, slot) && !cp_workgroup_save(cp, slot, CP_FLAG_FORCED, 0))
        return;
    c->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_CU].next;
}

void cp_cu_loss_release_step(struct cp *cp)
{
    uint32_t cu = cp_cu_set_next(&cp->cus_releasing, 0);
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_CU_RELEASE, CP_COMMAND_LENGTH(release));

    CP_REQUIRE(cp, CU_LOSS, cu != CP_NONE && !cp_cu_usable(cp, cu) && !cp->cus[cu].residents.count);
    if (!command)
        return;
    command->release = (struct cp_cu_release){.cu = (uint16_t)cu};
    cp_command_send(cp);
    cp_cu_set_remove(&cp->cus_releasing, cu);
}
