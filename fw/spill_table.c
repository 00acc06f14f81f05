/* SPDX-License-Identifier: MIT */
/* spill_table.c - records of spilled conditions and of their waits. */
#include "spill_table.h"

#ifdef __OPTIMIZE_SIZE__
#include "spill_table_inline.h"
#endif

#define HASH_BY 0x9e3779b1u /* 2^32 / golden ratio, odd: Knuth's multiplicative hash */

#if CP_MAX_WAITS < CP_MAX_CONDITIONS
#define LITTLE CP_MAX_WAITS /* records there are of each of the two kinds, at least */
#else
#define LITTLE CP_MAX_CONDITIONS
#endif

/* Rings of waits */

static struct cp_link *ring_link(struct cp *cp, enum cp_ring_kind kind, uint32_t i)
{
    return &cp_spill_wait(cp, i)->rings[kind];
}

static void raise_peak(uint64_t *peak, uint32_t used)
{
    if (CP_COUNTERS && (uint32_t)*peak < used)
        *peak = used;
}

/*
 * Joins the ring that begins with wait i to another one, before its wait next; if that is 0, the ring stays as it is.
 */
static void join_rings(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint32_t next)
{
    struct cp_link *link = ring_link(cp, kind, i), *other;
    uint16_t last = link->previous;

    if (!next)
        return;
    other = ring_link(cp, kind, next);
    ring_link(cp, kind, last)->next = (uint16_t)next;
    ring_link(cp, kind, other->previous)->next = (uint16_t)i;
    link->previous = other->previous;
    other->previous = last;
}

void cp_spill_enter_ring(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint32_t next)
{
    struct cp_link *link = ring_link(cp, kind, i);

    link->next = link->previous = (uint16_t)i;
    join_rings(cp, kind, i, next);
}

static void leave_ring(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint16_t *first)
{
    const struct cp_link *link = ring_link(cp, kind, i);
    uint16_t next = link->next, previous = link->previous;

    if (next == i) {
        *first = 0;
        return;
    }
    ring_link(cp, kind, previous)->next = next;
    ring_link(cp, kind, next)->previous = previous;
    if (*first == i)
        *first = next;
}

static uint32_t bucket_of(uint64_t address, uint64_t operand)
{
    uint32_t low = (uint32_t)address ^ (uint32_t)operand;
    uint32_t high = (uint32_t)(address >> 32) ^ (uint32_t)(operand >> 32);

    return (low + high * 31u) * HASH_BY >> 16 & (CP_CONDITION_BUCKETS - 1);
}

/* Returns true if two records of one bucket say the same condition. */
static bool is_same(const struct cp_spilled_condition *a, const struct cp_spilled_condition *b)
{
    return a->address == b->address && a->operand == b->operand && a->is_long == b->is_long &&
           a->ordered == b->ordered && a->inverted == b->inverted;
}

/*
 * The next free record is filled first, and compared with those of its bucket. If none is the same, it is taken.
 */
uint32_t cp_spill_find(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_spill *s = &cp->spill;
    uint32_t spare = s->conditions_free + 1u, used = s->conditions_used + 1u, i, chain = 0;
    struct cp_spilled_condition *c = cp_spill_condition(cp, spare);
    uint64_t operand = entry->value;
    uint16_t *bucket;

    if (entry->bytes == 4)
        operand = (uint32_t)operand | entry->mask << 32;
    else if (entry->mask != UINT64_MAX)
        return 0;
    i = bucket_of(entry->address, operand);
    bucket = &cp->condition_buckets[i];
    c->address = entry->address;
    c->operand = operand;
    c->bucket = (uint16_t)(i & 0x1fffu);
    c->is_long = entry->bytes == 8;
    c->ordered = entry->condition >= CP_CONDITION_LT;
    c->inverted = entry->condition == CP_CONDITION_NE || entry->condition == CP_CONDITION_GE;
    for (i = *bucket; i; chain++) {
        const struct cp_spilled_condition *other = cp_spill_condition(cp, i);

        if (is_same(c, other)) {
            s->filing_before = other->oldest;
            return i;
        }
        i = other->chain;
    }
    i = (spare + c->chain) & 0xffffu;
    if (i == CP_MAX_CONDITIONS || chain >= CP_CONDITION_CHAIN)
        return 0;
    s->conditions_free = (uint16_t)i;
    s->filing_before = 0;
    c->chain = *bucket;
    *bucket = (uint16_t)spare;
    c->seen.word = 0;
    cp_bit_set(s->used, spare - 1);
    s->conditions_used = (uint16_t)used;
    raise_peak(&cp->counters.conditions_peak, used);
    return spare;
}

static void free_condition(struct cp *cp, struct cp_spilled_condition *c, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    uint16_t *link = &cp->condition_buckets[c->bucket];

    CP_REQUIRE(cp, SPILL_TABLE, !c->count && s->conditions_used && cp_bit_test(s->used, i - 1));
    while (*link != i)
        link = &cp_spill_condition(cp, *link)->chain;
    *link = c->chain;
    c->oldest = 0;
    c->chain = (uint16_t)(s->conditions_free - i);
    s->conditions_free = (uint16_t)(i - 1);
    cp_bit_clear(s->used, i - 1);
    s->conditions_used--;
}

void cp_spill_remove(struct cp *cp, struct cp_wait *w, uint32_t i, uint16_t *first)
{
    struct cp_spill *s = &cp->spill;
    struct cp_spilled_condition *c = cp_spill_condition(cp, w->condition);

    CP_REQUIRE(cp, SPILL_TABLE, *first && c->count && s->waits_used && s->kernel_waits[w->kernel] && s->filing != i);
    leave_ring(cp, CP_RING_GROUP, i, first);
    if (--c->count)
        leave_ring(cp, CP_RING_AGE, i, &c->oldest);
    else
        free_condition(cp, c, w->condition);
    s->kernel_waits[w->kernel]--;
    s->waits_used--;
    w->rings[0].next = (uint16_t)(s->waits_free - i);
    s->waits_free = (uint16_t)(i - 1);
}

void cp_spill_forget(struct cp *cp, struct cp_workgroup *wg)
{
    struct cp_spill *s = &cp->spill;

    if (!CP_SPILL || !wg->waits)
        return;
    join_rings(cp, CP_RING_GROUP, wg->waits, s->removing);
    if (!s->removing)
        s->removing = wg->waits;
    wg->waits = 0;
    wg->epoch++;
}

bool cp_spill_has_share(const struct cp *cp, uint32_t kernel)
{
    return cp->active < 2 || (uint32_t)cp->spill.kernel_waits[kernel] + cp->spill.waits_used < LITTLE;
}

uint32_t cp_spill_add(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, uint32_t condition)
{
    struct cp_spill *s = &cp->spill;
    uint32_t i = s->waits_free + 1u, used = s->waits_used + 1u;
    struct cp_wait *w = cp_spill_wait(cp, i);

    CP_REQUIRE(cp, SPILL_TABLE, s->waits_free != CP_MAX_WAITS && used <= CP_MAX_WAITS && !s->filing && condition);
    s->waits_free = (uint16_t)(w->rings[0].next + i);
    s->waits_used = (uint16_t)used;
    raise_peak(&cp->counters.waits_peak, used);
    s->kernel_waits[wg->kernel]++;
    w->since = entry->since;
    w->wait_number = entry->wait_number;
    w->slot = (uint16_t)entry->slot;
    w->condition = (uint16_t)condition;
    w->epoch = wg->epoch;
    w->kernel = wg->kernel;
    cp_spill_enter_ring(cp, CP_RING_GROUP, i, wg->waits);
    if (!wg->waits)
        wg->waits = (uint16_t)i;
    s->filing = (uint16_t)i;
    return i;
}
