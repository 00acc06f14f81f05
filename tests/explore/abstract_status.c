/*
 * abstract_status.c - status pages (docs/reference/hal.md, "The status page"): each record is as its dispatch or work-group (WG)
 * was at one moment, all that were there from the command to the header are on the page, and the page is whole at the ANSWER.
 */
#include "abstract_parts.h"

#include <string.h>

bool ag_has_pages(void)
{
    bool any = false;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        any |= ag_scenario()->host[queue] >> CP_HOST_STATUS & 1u;
    return any;
}

#define KERNEL_BIT(kernel) (1u << (kernel))
#define SLOT_BIT(slot)     (1u << (AG_KERNELS + (slot)))

/* What of the queue there is: a bit for each record that the firmware has. */
static uint32_t present(const struct cp *cp, uint32_t queue)
{
    uint32_t bits = 0;

    for (uint32_t i = 0; i < AG_KERNELS; i++)
        bits |= cp->kernels[i].stage != CP_KERNEL_FREE && cp->kernels[i].queue == queue ? KERNEL_BIT(i) : 0;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct cp_workgroup *wg = &cp->workgroups[i];

        bits |= wg->state != CP_WG_FREE && cp->kernels[wg->kernel].queue == queue ? SLOT_BIT(i) : 0;
    }
    return bits;
}

static uint32_t count_workgroups(const struct cp *cp, uint32_t kernel, bool ready)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct cp_workgroup *wg = &cp->workgroups[i];

        count += wg->state != CP_WG_FREE && wg->kernel == kernel && (!ready || wg->state == CP_WG_READY);
    }
    return count;
}

/* Returns whether the record of a dispatch is as that is now. */
static bool is_dispatch(const struct ag_state *state, const struct cp_status_dispatch *d)
{
    const struct cp_kernel *k = &state->cp.kernels[d->kernel < AG_KERNELS ? d->kernel : 0];
    uint32_t kernel = ag_kernel_of(d->queue, (uint32_t)d->dispatch_id);
    bool given = d->flags == CP_STATUS_GIVEN;

    if (k->number != d->kernel || k->queue != d->queue || d->error != k->error || kernel >= AG_KERNELS ||
        !ag_is_dispatched(&state->gpu, kernel) || (!given && d->flags))
        return false;
    if (given)
        return !d->live && !d->ready && !d->unlaunched;
    return d->live == count_workgroups(&state->cp, d->kernel, false) &&
           d->ready == count_workgroups(&state->cp, d->kernel, true) && d->unlaunched <= ag_scenario()->groups[kernel];
}

/* The same for a WG; the GPU's WG in the slot, if that is of this generation. */
static bool is_workgroup(const struct ag_state *state, const struct cp_status_workgroup *w)
{
    const struct cp_workgroup *wg = &state->cp.workgroups[w->slot < AG_WGS ? w->slot : 0];
    const struct ag_slot *s = &state->gpu.slots[w->slot < AG_WGS ? w->slot : 0];
    bool waits = w->flags & CP_STATUS_WAITS;

    if (w->slot >= AG_WGS || wg->state != w->state || wg->kernel != w->kernel || wg->generation != w->generation ||
        wg->cu != w->cu || (w->state == CP_WG_SWAPPED && !waits) || (waits && wg->wait_number != w->wait_number))
        return false;
    return s->state == AG_FREE || s->generation != (uint8_t)w->generation ||
           w->workgroup[0] == s->number - ag_first_number(s->kernel);
}

static void check_header(const struct ag_state *state, const struct cp_status_header *h)
{
    const struct ag_page *page = &state->gpu.page;

    if (h->magic != CP_STATUS_MAGIC || h->records != page->records || h->left_out ||
        h->number != state->cp.requests[h->queue].number || h->queue != state->cp.page.queue ||
        (h->flags == CP_STATUS_SUSPENDED) != state->cp.requests[h->queue].suspended)
        ag_violation("(m) the header of a page is not right");
    if (page->missing)
        ag_violation("(m) a page lacks what was there all the time");
}

static void note_record(struct ag_state *state)
{
    const struct cp_page *p = &state->cp.page;
    struct ag_page *page = &state->gpu.page;

    memcpy(page->words, p->words, sizeof(page->words));
    page->left = p->left;
    if (p->target == p->base) {
        check_header(state, &p->header);
        return;
    }
    page->records++;
    if (p->dispatch.kind == CP_STATUS_DISPATCH) {
        page->missing &= (uint16_t)~KERNEL_BIT(p->dispatch.kernel);
        if (!is_dispatch(state, &p->dispatch))
            ag_violation("(m) the record of a dispatch is not as that is");
        return;
    }
    page->missing &= (uint16_t)~SLOT_BIT(p->workgroup.slot);
    if (p->workgroup.kind != CP_STATUS_WORKGROUP || !is_workgroup(state, &p->workgroup))
        ag_violation("(m) the record of a WG is not as that is");
}

/* Call before the firmware does anything that it may see, and behind each unit. */
void ag_note_page(struct ag_state *state)
{
    const struct cp_page *p = &state->cp.page;
    struct ag_page *page = &state->gpu.page;

    if (!p->busy) {
        page->busy = false;
        return;
    }
    if (!page->busy)
        *page = (struct ag_page){.busy = true, .missing = (uint16_t)present(&state->cp, p->queue)};
    page->missing &= (uint16_t)present(&state->cp, p->queue);
    if (p->left == CP_STATUS_RECORD / 8 && !page->left)
        note_record(state);
}

/* A STORE is sent. To the GPU only where it goes counts. */
void ag_check_page(struct ag_state *state, struct ag_command *command)
{
    struct ag_page *page = &state->gpu.page;

    if (command->opcode != CP_COMMAND_STORE || command->address < AG_PAGES)
        return;
    ag_note_page(state);
    if (!page->left || command->address != state->cp.page.target + 8u * (page->left - 1u) ||
        command->value != page->words[page->left - 1]) {
        ag_violation("(m) a STORE to a page of what was not there when its record was made");
        return;
    }
    page->left--;
    command->value = 0;
}

void ag_page_store(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t queue = (uint32_t)(command->address - AG_PAGES) / AG_QUEUE_STEP;

    if (queue >= AG_QUEUES || gpu->host.asked[queue] != CP_HOST_STATUS || gpu->host.whole[queue])
        ag_violation("(m) a STORE to a page that is whole, or that is not asked for");
    else
        gpu->host.whole[queue] = command->address == AG_PAGES + queue * AG_QUEUE_STEP;
}

struct cp_range ag_page_of(uint32_t queue)
{
    return (struct cp_range){AG_PAGES + queue * AG_QUEUE_STEP, CP_STATUS_RECORD * (1u + AG_KERNELS + AG_WGS)};
}

void ag_plant_page(struct ag_state *state)
{
    struct cp_page *p = &state->cp.page;

    if (!p->busy)
        return;
    if (p->left == 1 && p->target != p->base && ag_plants(&state->gpu, AG_PLANT_MIXED_RECORD))
        p->dispatch.error++;
    if (!p->left && !p->next && present(&state->cp, p->queue) & KERNEL_BIT(0) &&
        ag_plants(&state->gpu, AG_PLANT_LOST_RECORD))
        p->next++;
}
