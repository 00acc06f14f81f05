/* SPDX-License-Identifier: MIT */
/* placement.c - where a work-group goes, and the command that sends it there. */
#include "placement.h"

#include "compute_unit.h"
#include "kernel.h"
#include "policy.h"
#include "progress_model.h"
#include "workgroup.h"

void cp_placement_note(struct cp *cp, struct cp_kernel *kernel, uint32_t source, uint32_t count)
{
    cp_placement_note_turns(cp, kernel, source, count);
    if (cp->reserved_kernel == kernel->number)
        cp->reserved_kernel = CP_KERNEL_NONE;
    if (cp_policy_has_adversary(cp))
        cp_model_placed(cp, kernel);
}

/*
 * Launches the WG of a slice of the adversary; the next of the grid stays the next. Returns false if the ring is
 * full.
 */
static bool launch_slice(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot)
{
    uint32_t next = cp_kernel_next_number(kernel);
    uint16_t next_cu = kernel->next_cu;
    bool launched;

    CP_REQUIRE(cp, PLACEMENT, cp_policy_has_adversary(cp) && cp_model_in_slices(kernel));
    cp_kernel_aim_at(kernel, cp_model_slice_number(cp, kernel));
    launched = cp_workgroup_launch(cp, kernel, spot, 1);
    cp_kernel_aim_at(kernel, next);
    kernel->next_cu = next_cu;
    return launched;
}

/* Sends the command that places the candidate. Returns false if the ring is full. */
static bool send_to(struct cp *cp, const struct cp_candidate *candidate, struct cp_spot spot)
{
    if (candidate->source != CP_SOURCE_NEW)
        return cp_workgroup_restore(cp, candidate->slot, spot);
    if (cp_policy_has_adversary(cp) && cp_model_in_slices(candidate->kernel))
        return launch_slice(cp, candidate->kernel, spot);
    return cp_workgroup_launch(cp, candidate->kernel, spot, 1);
}

/* The CU that is tried first. A WG that is restored may prefer the one that it left. */
static uint32_t first_cu(const struct cp *cp, const struct cp_candidate *candidate)
{
    if (candidate->source == CP_SOURCE_NEW)
        return candidate->kernel->next_cu;
    return cp->config.research.restore_same ? cp->workgroups[candidate->slot].cu : cp->restore_cu;
}

bool cp_placement_place(struct cp *cp, const struct cp_candidate *candidate)
{
    struct cp_kernel *kernel = candidate->kernel;
    bool fresh = candidate->source == CP_SOURCE_NEW;
    struct cp_spot spot = cp_cu_find(cp, kernel, first_cu(cp, candidate));

    CP_REQUIRE(cp, PLACEMENT, kernel->stage == CP_KERNEL_ACTIVE && !kernel->error);
    CP_REQUIRE(cp, PLACEMENT,
               fresh ? cp_kernel_launchable(cp, kernel) != 0 : cp->workgroups[candidate->slot].state == CP_WG_READY);
    if (spot.cu == CP_NONE)
        return false;
    if (!send_to(cp, candidate, spot))
        return false;
    if (!fresh)
        cp->restore_cu = (uint16_t)(spot.cu + 1u < cp->config.cus ? spot.cu + 1u : 0);
    cp_placement_note(cp, kernel, candidate->source, 1);
    return true;
}

bool cp_placement_launch(struct cp *cp, struct cp_kernel *kernel)
{
    CP_REQUIRE(cp, PLACEMENT, cp_kernel_launchable(cp, kernel));
    return cp_placement_place(cp, &(struct cp_candidate){kernel, CP_SOURCE_NEW, CP_NONE});
}
