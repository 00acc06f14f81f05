/* SPDX-License-Identifier: MIT */
/* grid.c - work-groups of a grid that the GPU's dispatcher launches by itself. */
#include "grid.h"

#include "kernel.h"
#include "policy.h"
#include "workgroup.h"

#if CP_RUN_LISTS

void cp_grid_init(struct cp *cp)
{
    cp->grid.kernel = cp->grid.barred = CP_KERNEL_NONE;
    cp->has_grids = cp_policy_extensions(cp) & CP_EXTENSION_GRIDS;
}

/* A command is due: it precedes placing. */
static void mark_due(struct cp *cp)
{
    cp->grid.due = true;
    cp->commands_pending = true;
}

/* Lets the GPU have up to CP_GRID_WINDOW WGs that it has not launched. */
static void extend(struct cp *cp, const struct cp_kernel *kernel)
{
    cp->grid.end = cp->grid.next + cp_smaller(kernel->unlaunched - cp->grid.own, CP_GRID_WINDOW);
    mark_due(cp);
}

void cp_grid_give(struct cp *cp, struct cp_kernel *kernel, uint32_t keep)
{
    struct cp_grid *g = &cp->grid;

    CP_REQUIRE(cp, GRID, g->stage == CP_GRID_OFF && keep < kernel->unlaunched && !kernel->error && !kernel->managed);
    CP_REQUIRE(cp, GRID, g->kernel == CP_KERNEL_NONE || g->kernel == kernel->number);
    if (g->kernel == CP_KERNEL_NONE) {
        g->kernel = kernel->number;
        g->own = keep;
        g->resume = cp_kernel_next_number(kernel) + keep;
    }
    g->stage = CP_GRID_ON;
    g->next = g->told = g->resume;
    extend(cp, kernel);
}

/* The GPU has none of the kernel's WGs to launch any more. */
static void end(struct cp *cp, struct cp_kernel *kernel)
{
    cp->grid.stage = CP_GRID_OFF;
    cp->grid.due = false;
    if (cp->grid.next == cp->grid.resume)
        cp->grid.barred = kernel->number;
    cp->grid.resume = cp->grid.next;
    if (!cp->grid.own && kernel->unlaunched)
        cp_kernel_pass_given(cp, kernel);
    cp_kernel_end_if_empty(cp, kernel);
}

void cp_grid_take_back(struct cp *cp)
{
    struct cp_grid *g = &cp->grid;

    CP_REQUIRE(cp, GRID, g->stage == CP_GRID_ON);
    if (g->next == g->told) { /* the GPU has none left, or was given none */
        end(cp, cp_kernel_at(cp, g->kernel));
        return;
    }
    g->stage = CP_GRID_ENDING;
    mark_due(cp);
}

void cp_grid_step(struct cp *cp)
{
    struct cp_grid *g = &cp->grid;
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_GRID, CP_COMMAND_LENGTH(grid));

    CP_REQUIRE(cp, GRID, g->due && g->stage != CP_GRID_OFF);
    if (!command)
        return;
    command->grid = (struct cp_grid_command){
        .kernel = g->kernel, .next = g->told, .end = g->stage == CP_GRID_ON ? g->end : g->told};
    g->tag = cp_command_send(cp);
    g->told_before = g->told;
    g->told = command->grid.end;
    g->due = false;
}

bool cp_grid_follows(const struct cp *cp, const struct cp_event *event)
{
    const struct cp_grid *g = &cp->grid;
    uint32_t count = event->grid.count;

    return g->stage != CP_GRID_OFF && event->grid.kernel == g->kernel && event->grid.next == g->next && count &&
           count <= CP_GRID_ENDS && count <= g->told - g->next;
}

uint32_t cp_grid_succeed(struct cp *cp, struct cp_kernel *kernel, const struct cp_grid_end *end)
{
    uint32_t slot = end->slot;
    struct cp_workgroup *wg;

    if (slot >= cp->config.wg_slots)
        return CP_NONE;
    wg = cp_workgroup_at(cp, slot);
    if ((uint16_t)wg->generation != end->generation || wg->kernel != kernel->number ||
        !cp_workgroup_is_in(wg, CP_WG_RESUMABLE | 1u << CP_WG_KILLING) || wg->flags & CP_WG_AWAY)
        return CP_NONE;
    cp_workgroup_succeed(cp, kernel, wg, slot, cp->grid.next++);
    return slot;
}

void cp_grid_moved(struct cp *cp, struct cp_kernel *kernel)
{
    struct cp_grid *g = &cp->grid;
    uint32_t wanting = cp_kernel_wanting(cp, kernel);

    if (cp->first_kernel != cp->last_kernel || (cp->oversubscribed && !wanting))
        cp->place_pending = true;
    else if (cp->oversubscribed)
        cp->wanting = wanting;
    if (g->stage != CP_GRID_ON || kernel->error)
        return;
    if (g->next == g->told && kernel->unlaunched == g->own)
        end(cp, kernel);
    else if (g->told - g->next <= CP_GRID_WINDOW / 2 && kernel->unlaunched - g->own > g->told - g->next)
        extend(cp, kernel);
}

bool cp_grid_ended(struct cp *cp, const struct cp_event *event)
{
    struct cp_grid *g = &cp->grid;
    struct cp_kernel *k;

    if (g->stage != CP_GRID_ENDING || g->due || event->grid.kernel != g->kernel)
        return false;
    k = cp_kernel_at(cp, g->kernel);
    cp->place_pending = true;
    if (event->grid.next != g->next)
        cp_kernel_fault(cp, g->kernel, CP_QUEUE_KERNEL_FAULT);
    end(cp, k);
    return true;
}

bool cp_grid_refused(struct cp *cp, uint32_t kernel, uint32_t tag)
{
    struct cp_grid *g = &cp->grid;

    if (g->stage == CP_GRID_OFF || kernel != g->kernel || tag != g->tag)
        return false;
    cp->has_grids = false;
    cp->place_pending = true;
    if (g->stage == CP_GRID_ENDING && !g->due) { /* there is nothing to take back */
        end(cp, cp_kernel_at(cp, kernel));
        return true;
    }
    g->told = g->told_before;
    if (g->stage == CP_GRID_ON)
        cp_grid_take_back(cp);
    return true;
}

bool cp_grid_is_ahead(const struct cp *cp, const struct cp_workgroup *wg, uint32_t generation)
{
    return cp->grid.stage != CP_GRID_OFF && wg->kernel == cp->grid.kernel && wg->state != CP_WG_FREE &&
           generation - wg->generation - 1 < cp->grid.told - cp->grid.next;
}

#endif
