/* SPDX-License-Identifier: MIT */
/* audit_spill.c - part of the audit: spilled conditions and the waits on them. */
#include "audit_internal.h"

static const struct cp_wait *wait_at(const struct cp *cp, uint32_t i)
{
    return &cp->waits[i - 1];
}

/* Walks a ring. owner: what is noted for each of its waits. Returns how many there are; more than all: it is broken. */
static uint32_t walk(const struct cp *cp, uint32_t first, enum cp_ring_kind kind, uint32_t *owner, uint32_t name)
{
    uint32_t i = first, count = 0;

    while (i && count <= CP_MAX_WAITS) {
        uint32_t next = wait_at(cp, i)->rings[kind].next;

        if (owner[i] || !next || next > CP_MAX_WAITS || wait_at(cp, next)->rings[kind].previous != i)
            return CP_MAX_WAITS + 1;
        owner[i] = name;
        count++;
        i = next == first ? 0 : next;
    }
    return count;
}

/* The conditions: each in the bucket that its key says, with a ring of waits in order of age. */
static bool check_conditions(const struct cp *cp, uint32_t *owner)
{
    uint32_t used = 0;

    for (uint32_t bucket = 0; bucket < CP_CONDITION_BUCKETS; bucket++) {
        for (uint32_t i = cp->condition_buckets[bucket]; i; i = cp->conditions[i - 1].chain) {
            const struct cp_spilled_condition *c = &cp->conditions[i - 1];
            uint32_t wait = c->oldest;

            if (i > CP_MAX_CONDITIONS || used++ > CP_MAX_CONDITIONS || c->bucket != bucket ||
                !(cp->spill.used[(i - 1) >> 5] >> ((i - 1) & 31) & 1))
                return audit_fail("condition %u: in the wrong bucket, or not in use", i);
            if (walk(cp, c->count ? c->oldest : 0, CP_RING_AGE, owner, i) != c->count)
                return audit_fail("condition %u: has not %u waits", i, c->count);
            if (!c->count && (!cp->spill.filing || wait_at(cp, cp->spill.filing)->condition != i))
                return audit_fail("condition %u: has no wait", i);
            for (uint32_t n = 1; n < c->count; n++) {
                uint32_t next = wait_at(cp, wait)->rings[CP_RING_AGE].next;

                if (wait_at(cp, next)->since < wait_at(cp, wait)->since)
                    return audit_fail("condition %u: waits not in order of age", i);
                wait = next;
            }
        }
    }
    return used == cp->spill.conditions_used ||
           audit_fail("%u conditions in use, %u counted", used, cp->spill.conditions_used);
}

/* The waits of WGs, and those that are to be removed. */
static bool check_groups(const struct cp *cp, uint32_t *owner)
{
    uint32_t used = 0;

    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];
        uint32_t count = walk(cp, wg->waits, CP_RING_GROUP, owner, slot + 1);

        if (count > CP_MAX_WAITS || (count && wg->state == CP_WG_FREE))
            return audit_fail("slot %u: waits of a free WG, or a broken ring", slot);
        used += count;
    }
    used += walk(cp, cp->spill.removing, CP_RING_GROUP, owner, CP_MAX_WGS + 1);
    return used == cp->spill.waits_used || audit_fail("%u waits on rings, %u counted", used, cp->spill.waits_used);
}

static bool check_waits(const struct cp *cp, const uint32_t *conditions, const uint32_t *groups)
{
    uint16_t kernel_waits[CP_MAX_KERNELS] = {0};

    for (uint32_t i = 1; i <= CP_MAX_WAITS; i++) {
        const struct cp_wait *w = wait_at(cp, i);
        bool files = i == cp->spill.filing;

        if (!groups[i]) {
            if (conditions[i] || files)
                return audit_fail("wait %u: free, and on the ring of a condition", i);
            continue;
        }
        kernel_waits[w->kernel]++;
        if (w->condition != (files ? w->condition : conditions[i]) || (files && conditions[i]))
            return audit_fail("wait %u: not on the ring of its condition", i);
        if (groups[i] <= CP_MAX_WGS && (w->slot != groups[i] - 1 || w->epoch != cp->workgroups[w->slot].epoch))
            return audit_fail("wait %u: not on the ring of its WG", i);
        if (groups[i] > CP_MAX_WGS && w->epoch == cp->workgroups[w->slot].epoch)
            return audit_fail("wait %u: removed, and it lasts", i);
    }
    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        if (kernel_waits[k] != cp->spill.kernel_waits[k])
            return audit_fail("kernel %u: %u waits, %u counted", k, kernel_waits[k], cp->spill.kernel_waits[k]);
    }
    return true;
}

/* Free records: a stack of indices, each linked to the next. */
static bool check_free(const struct cp *cp)
{
    uint32_t i = cp->spill.waits_free, count = 0;

    for (; i != CP_MAX_WAITS && count <= CP_MAX_WAITS; count++)
        i = (cp->waits[i].rings[0].next + i + 1u) & 0xffffu;
    if (count + cp->spill.waits_used != CP_MAX_WAITS)
        return audit_fail("waits: %u free, %u used", count, cp->spill.waits_used);
    i = cp->spill.conditions_free;
    for (count = 0; i != CP_MAX_CONDITIONS && count <= CP_MAX_CONDITIONS; count++)
        i = (cp->conditions[i].chain + i + 1u) & 0xffffu;
    return count + cp->spill.conditions_used == CP_MAX_CONDITIONS ||
           audit_fail("conditions: %u free, %u used", count, cp->spill.conditions_used);
}

bool audit_spill(const struct cp *cp)
{
    uint32_t conditions[CP_MAX_WAITS + 1] = {0}, groups[CP_MAX_WAITS + 1] = {0};
    const struct cp_spill *s = &cp->spill;

    if (!check_conditions(cp, conditions) || !check_groups(cp, groups) || !check_waits(cp, conditions, groups) ||
        !check_free(cp))
        return false;
    if (s->met_untried && (!s->met_next || !conditions[s->met_next] || !s->met_left))
        return audit_fail("wait %u of a condition that is met is on none", s->met_next);
    return !s->filing_before || s->filing_before <= CP_MAX_WAITS || audit_fail("no wait %u", s->filing_before);
}
