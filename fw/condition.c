/* condition.c - spilled conditions: filing, checking, resuming. */
#include "condition.h"

#include "policy.h"
#include "workgroup.h"

#define STEPS   16u         /* that one unit takes towards a wait's place in order of age */
#define KNOWN   16u         /* newest waits of a WG among which the same one is looked for */
#define HASH_BY 0x9e3779b1u /* 2^32 / golden ratio, odd: Knuth's multiplicative hash */

#if CP_MAX_WAITS < CP_MAX_CONDITIONS
#define LITTLE CP_MAX_WAITS /* of the two kinds of record there are so many at least */
#else
#define LITTLE CP_MAX_CONDITIONS
#endif

/* Records by number. One function each: the address is not worked out anew for every field. */
static CP_ONE_COPY struct cp_wait *wait_at(struct cp *cp, uint32_t i)
{
    return &cp->waits[i];
}

static CP_ONE_COPY struct cp_condition *condition_at(struct cp *cp, uint32_t i)
{
    return &cp->conditions[i];
}

void cp_condition_init(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    if (!CP_SPILL)
        return;
    __builtin_memset(cp->condition_buckets, 0xff, sizeof(cp->condition_buckets));
    for (uint32_t i = 0; i < CP_MAX_CONDITIONS; i++)
        condition_at(cp, i)->chain = (uint16_t)(i + 1);
    condition_at(cp, CP_MAX_CONDITIONS - 1)->chain = CP_NONE;
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++)
        wait_at(cp, i)->rings[0].next = (uint16_t)(i + 1);
    wait_at(cp, CP_MAX_WAITS - 1)->rings[0].next = CP_NONE;
    s->dead = CP_NONE;
    s->filing = CP_NONE;
    s->met = CP_NONE;
}

static CP_ONE_COPY void raise_peak(uint64_t *peak, uint32_t used)
{
    if (CP_COUNTERS && (uint32_t)*peak < used)
        *peak = used;
}

/* Rings of waits */

CP_EXPANDED struct cp_link *link_of(struct cp *cp, enum cp_ring_kind kind, uint32_t i)
{
    return &wait_at(cp, i)->rings[kind];
}

/* Puts a wait before another one, or makes it a ring of its own. */
static CP_ONE_COPY void enter_ring(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint32_t next)
{
    struct cp_link *link = link_of(cp, kind, i), *other;

    link->next = link->previous = (uint16_t)i;
    if (next == CP_NONE)
        return;
    other = link_of(cp, kind, next);
    link->next = (uint16_t)next;
    link->previous = other->previous;
    link_of(cp, kind, link->previous)->next = (uint16_t)i;
    other->previous = (uint16_t)i;
}

static CP_ONE_COPY void leave_ring(struct cp *cp, enum cp_ring_kind kind, uint32_t i, uint16_t *first)
{
    const struct cp_link *link = link_of(cp, kind, i);

    if (link->next == i) {
        *first = CP_NONE;
        return;
    }
    link_of(cp, kind, link->previous)->next = link->next;
    link_of(cp, kind, link->next)->previous = link->previous;
    if (*first == i)
        *first = link->next;
}

/* The table of conditions */

static CP_ONE_COPY uint16_t *bucket_of(struct cp *cp, const struct cp_condition *c)
{
    uint64_t mixed = (c->address >> 2) ^ c->operand;
    uint32_t hash = ((uint32_t)mixed ^ (uint32_t)(mixed >> 32) * 31u) * HASH_BY;

    return &cp->condition_buckets[(hash >> 16) & (CP_CONDITION_BUCKETS - 1)];
}

/* The record of an entry's condition, a new one if need be. CP_NONE: no room, or a mask that a record cannot hold. */
static CP_ONE_COPY uint32_t find_condition(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_spill *s = &cp->spill;
    uint32_t spare = s->conditions_free;
    struct cp_condition *c = condition_at(cp, spare);
    uint16_t *bucket;
    uint32_t i, chain = 0;

    if (entry->bytes == 8 && entry->mask != UINT64_MAX)
        return CP_NONE;
    c->address = entry->address;
    c->operand = entry->bytes == 4 ? (uint32_t)entry->value | entry->mask << 32 : entry->value;
    c->condition = entry->condition;
    c->bytes = entry->bytes;
    bucket = bucket_of(cp, c);
    for (i = *bucket; i != CP_NONE; i = condition_at(cp, i)->chain, chain++) {
        const struct cp_condition *other = condition_at(cp, i);

        if (c->address == other->address && c->operand == other->operand && c->condition == other->condition &&
            c->bytes == other->bytes)
            break;
    }
    if (i != CP_NONE || c->chain == CP_NONE || chain >= CP_CONDITION_CHAIN)
        return i;
    s->conditions_free = c->chain;
    c->chain = *bucket;
    *bucket = (uint16_t)spare;
    c->seen.word = 0;
    c->oldest = CP_NONE;
    cp_bit_set(s->used, spare);
    raise_peak(&cp->counters.conditions_peak, ++s->conditions_used);
    return spare;
}

static void free_condition(struct cp *cp, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    struct cp_condition *c = condition_at(cp, i);
    uint16_t *link = bucket_of(cp, c);

    while (*link != i)
        link = &condition_at(cp, *link)->chain;
    *link = c->chain;
    c->chain = s->conditions_free;
    s->conditions_free = (uint16_t)i;
    cp_bit_clear(s->used, i);
    s->conditions_used--;
}

/* Waits */

/* Removes a wait. first: of its WG's ring or that of dead ones, whichever it is on. */
static void drop(struct cp *cp, uint32_t i, uint16_t *first)
{
    struct cp_spill *s = &cp->spill;
    struct cp_wait *w = wait_at(cp, i);
    struct cp_condition *c = condition_at(cp, w->condition);

    leave_ring(cp, CP_RING_GROUP, i, first);
    leave_ring(cp, CP_RING_AGE, i, &c->oldest);
    if (!--c->count)
        free_condition(cp, w->condition);
    s->kernel_waits[w->kernel]--;
    s->waits_used--;
    w->rings[0].next = s->waits_free;
    s->waits_free = (uint16_t)i;
}

void cp_condition_forget(struct cp *cp, struct cp_workgroup *wg)
{
    struct cp_spill *s = &cp->spill;
    struct cp_link *one, *other;
    uint16_t last;

    if (!CP_SPILL || wg->waits == CP_NONE)
        return;
    if (s->dead == CP_NONE)
        s->dead = wg->waits;
    one = link_of(cp, CP_RING_GROUP, s->dead);
    other = link_of(cp, CP_RING_GROUP, wg->waits);
    last = one->previous;
    link_of(cp, CP_RING_GROUP, last)->next = wg->waits;
    link_of(cp, CP_RING_GROUP, other->previous)->next = s->dead;
    one->previous = other->previous;
    other->previous = last;
    wg->waits = CP_NONE;
    wg->epoch++;
}

/* Ends a wait, if it lasts. Its record goes, unless it is dead or the WG is being saved. */
static enum cp_end end_wait(struct cp *cp, uint32_t i)
{
    const struct cp_wait *w = wait_at(cp, i);
    struct cp_workgroup *wg = cp_workgroup_at(cp, w->slot);
    enum cp_end end;

    if (w->epoch != wg->epoch)
        return CP_END_STALE;
    end = cp_workgroup_end_wait(cp, w->slot, wg->generation, w->wait_number);
    if (end == CP_END_RESUMED)
        drop(cp, i, &wg->waits);
    return end;
}

/* Checks */

static bool holds(const struct cp_condition *c, uint64_t word)
{
    uint64_t value = c->operand;

    if (c->bytes == 4) {
        word &= value >> 32;
        value = (uint32_t)value;
    }
    return c->condition <= 2 ? (word == value) == (c->condition == 1) : (word < value) == (c->condition == 3);
}

/* A condition is met: how many of its waits end is said now, which ones is found out one by one. */
static CP_APART void begin_ends(struct cp *cp, const struct cp_condition *c, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    uint32_t resume = cp_policy_of(cp)->resume;

    s->met = (uint16_t)i;
    s->met_next = c->oldest;
    s->met_looks = c->count;
    s->met_left = c->count;
    if (resume == CP_RESUME_ONE ||
        ((resume == CP_RESUME_PREDICT || resume == CP_RESUME_PERFORM) && !cp_resume_predict_all(c->count, &c->seen)))
        s->met_left = 1;
}

/* Looks at a condition's word. always: its waits end whether it is met or not. */
static void check(struct cp *cp, uint32_t i, bool always)
{
    struct cp_condition *c = condition_at(cp, i);
    uint64_t word = 0;

    cp_count(&cp->counters.checks);
    always |= cp->hal.load(cp->hal.context, c->address, &word, c->bytes) != CP_OK;
    cp_bloom_add(&c->seen, word);
    if (always || holds(c, word))
        begin_ends(cp, c, i);
}

/* Ends the next wait of the condition that is met. False: the command ring is full. */
static bool end_next(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    const struct cp_wait *w = wait_at(cp, s->met_next);
    uint64_t since = w->since;
    uint16_t next = w->rings[CP_RING_AGE].next;
    enum cp_end end = end_wait(cp, s->met_next);

    if (end == CP_END_BLOCKED)
        return false;
    s->met_next = next;
    if (end >= CP_END_RESUMED) {
        cp_count(&cp->counters.spilled_resumes);
        s->met_left--;
        cp_stall_predictor_note(&s->met_times, cp->now - since);
    }
    if (!--s->met_looks || !s->met_left)
        s->met = CP_NONE;
    return true;
}

/* Filing */

/*
 * A WG of one wave is in one wait at a time: older ones must be over. The GPU is told to end the oldest, and refuses
 * when it is over, so that a wrong entry costs a retry and not a wait that nobody ends. False: the ring is full.
 */
static bool end_older(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    return cp->kernels[wg->kernel].shape.waves > 1 || wg->waits == CP_NONE ||
           (int32_t)(wait_at(cp, wg->waits)->wait_number - entry->wait_number) >= 0 ||
           end_wait(cp, wg->waits) != CP_END_BLOCKED;
}

/* Whether the WG's newest waits have the same one on the same condition. */
static CP_ONE_COPY bool is_known(struct cp *cp, uint32_t first, uint32_t wait_number, uint32_t condition)
{
    uint32_t i = first;

    if (first == CP_NONE)
        return false;
    for (uint32_t n = 0; n < KNOWN; n++) {
        const struct cp_wait *w;

        i = link_of(cp, CP_RING_GROUP, i)->previous;
        w = wait_at(cp, i);
        if (w->wait_number == wait_number && w->condition == condition)
            return true;
        if (i == first)
            return false;
    }
    return false;
}

/* Whether a kernel may have one more: any while it is alone, else while it has fewer than are free. */
static bool has_share(const struct cp *cp, uint32_t kernel)
{
    return cp->first_kernel == cp->last_kernel ||
           (uint32_t)cp->spill.kernel_waits[kernel] + cp->spill.waits_used < LITTLE;
}

/* Makes a wait of the first free record. */
static CP_ONE_COPY void fill(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry,
                             uint32_t condition)
{
    struct cp_spill *s = &cp->spill;
    uint32_t i = s->waits_free;
    struct cp_wait *w = wait_at(cp, i);

    s->filing = (uint16_t)i;
    s->waits_free = w->rings[0].next;
    raise_peak(&cp->counters.waits_peak, ++s->waits_used);
    s->kernel_waits[wg->kernel]++;
    w->since = entry->since;
    w->wait_number = entry->wait_number;
    w->slot = (uint16_t)entry->slot;
    w->condition = (uint16_t)condition;
    w->epoch = wg->epoch;
    w->kernel = wg->kernel;
    enter_ring(cp, CP_RING_GROUP, i, wg->waits);
    if (wg->waits == CP_NONE)
        wg->waits = (uint16_t)i;
    s->place = condition_at(cp, condition)->oldest;
    if (s->place != CP_NONE)
        s->place = link_of(cp, CP_RING_AGE, s->place)->previous;
}

enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    struct cp_spill *s = &cp->spill;
    uint32_t condition = CP_NONE;

    if (!end_older(cp, wg, entry))
        return CP_FILED_BLOCKED;
    if (s->waits_free != CP_NONE && has_share(cp, wg->kernel))
        condition = find_condition(cp, entry);
    if (condition == CP_NONE)
        return CP_FILED_FULL;
    if (is_known(cp, wg->waits, entry->wait_number, condition))
        return CP_FILED_KNOWN;
    if (!s->waits_used)
        s->round_at = cp->now + cp->config.check_interval;
    fill(cp, wg, entry, condition);
    return CP_FILED;
}

/*
 * Goes on looking for the place of the wait that is being filed, from the youngest of its condition's waits on; when it
 * is found the word is looked at: an update may have come before the entry.
 */
static void find_place(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    const struct cp_wait *w = wait_at(cp, s->filing);
    struct cp_condition *c = condition_at(cp, w->condition);
    const struct cp_wait *other = 0;

    for (uint32_t n = 0; s->place != CP_NONE; n++) {
        bool oldest = s->place == c->oldest;

        other = wait_at(cp, s->place);
        if (other->since <= w->since)
            break;
        if (n == STEPS)
            return;
        s->place = other->rings[CP_RING_AGE].previous;
        if (oldest) {
            c->oldest = s->filing;
            other = wait_at(cp, s->place);
            break;
        }
    }
    enter_ring(cp, CP_RING_AGE, s->filing, other ? other->rings[CP_RING_AGE].next : CP_NONE);
    if (!c->count++)
        c->oldest = s->filing;
    s->filing = CP_NONE;
    check(cp, w->condition, false);
}

/* Steps */

bool cp_condition_step(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    if (s->met != CP_NONE)
        return end_next(cp);
    if (s->filing != CP_NONE)
        find_place(cp);
    else
        drop(cp, s->dead, &s->dead);
    return true;
}

bool cp_condition_check_step(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    uint32_t i;

    if (!s->round) {
        if (cp_condition_deadline(cp) > cp->now)
            return false;
        s->round = true;
        s->cursor = 0;
        s->round_at = cp->now + cp->config.check_interval;
    }
    i = cp_bits_next(s->used, CP_SPILL_WORDS, s->cursor);
    if (i == CP_NONE || i < s->cursor) {
        s->round = false;
        return true;
    }
    s->cursor = (uint16_t)(i + 1);
    s->round = s->cursor < CP_MAX_CONDITIONS;
    check(cp, i, cp_policy_of(cp)->watch == CP_WATCH_ACCESS);
    return true;
}

uint64_t cp_condition_deadline(const struct cp *cp)
{
    return cp->spill.conditions_used ? cp->spill.round_at : UINT64_MAX;
}
