/* condition.c - spilled conditions: filing, checking, resuming. */
#include "condition.h"

#include "policy.h"
#include "workgroup.h"

#define STEPS   8u  /* that one unit takes towards a wait's place in order of age */
#define KNOWN   16u /* newest waits of a WG among which the same one is looked for */
#define LITTLE  (CP_MAX_WAITS < CP_MAX_CONDITIONS ? CP_MAX_WAITS : CP_MAX_CONDITIONS)
#define HASH_BY 0x9e3779b1u /* 2^32 / golden ratio, odd: Knuth's multiplicative hash */

void cp_condition_init(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    for (uint32_t i = 0; i < CP_CONDITION_BUCKETS; i++)
        s->buckets[i] = CP_NONE;
    for (uint32_t i = 0; i < CP_MAX_CONDITIONS; i++)
        s->conditions[i].chain = (uint16_t)(i + 1 < CP_MAX_CONDITIONS ? i + 1 : CP_NONE);
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++)
        s->waits[i].younger = (uint16_t)(i + 1 < CP_MAX_WAITS ? i + 1 : CP_NONE);
    s->dead = CP_NONE;
    s->filing = CP_NONE;
    s->met = CP_NONE;
}

/* The table of conditions */

/* What an entry asks for, as a condition's record has it; mask: what does not fit there, all ones when it does. */
static struct cp_condition wanted(const struct cp_log_entry *entry, uint64_t *mask)
{
    struct cp_condition c = {.address = entry->address,
                             .operand = entry->value,
                             .oldest = CP_NONE,
                             .mask = CP_NONE,
                             .condition = entry->condition,
                             .bytes = entry->bytes};

    *mask = entry->mask;
    if (entry->bytes == 4) {
        c.operand = (uint32_t)entry->value | entry->mask << 32;
        *mask = UINT64_MAX;
    }
    return c;
}

static uint64_t wide_mask(const struct cp_spill *s, const struct cp_condition *c)
{
    return c->mask == CP_NONE ? UINT64_MAX : s->conditions[c->mask].address;
}

static uint16_t *bucket_of(struct cp_spill *s, const struct cp_condition *c)
{
    uint64_t mixed = (c->address >> 2) ^ c->operand;
    uint32_t hash = ((uint32_t)mixed ^ (uint32_t)(mixed >> 32) * 31u) * HASH_BY;

    return &s->buckets[(hash >> 16) & (CP_CONDITION_BUCKETS - 1)];
}

static uint32_t take_free(struct cp_spill *s)
{
    uint32_t i = s->conditions_free;

    if (i != CP_NONE)
        s->conditions_free = s->conditions[i].chain;
    return i;
}

static void put_free(struct cp_spill *s, uint32_t i)
{
    s->conditions[i].chain = s->conditions_free;
    s->conditions_free = (uint16_t)i;
}

/* Gives a condition its record. CP_NONE: there is none, or its chain is too long. */
static uint32_t create(struct cp *cp, const struct cp_condition *c, uint64_t mask, uint32_t chain)
{
    struct cp_spill *s = &cp->spill;
    uint16_t *bucket = bucket_of(s, c);
    uint32_t i = chain < CP_CONDITION_CHAIN ? take_free(s) : CP_NONE;
    uint32_t extra = CP_NONE;

    if (i != CP_NONE && mask != UINT64_MAX) {
        extra = take_free(s);
        if (extra == CP_NONE) {
            put_free(s, i);
            return CP_NONE;
        }
        s->conditions[extra].address = mask;
    }
    if (i == CP_NONE)
        return CP_NONE;
    s->conditions[i] = *c;
    s->conditions[i].mask = (uint16_t)extra;
    s->conditions[i].chain = *bucket;
    *bucket = (uint16_t)i;
    cp_bit_set(s->used, i);
    if (!s->conditions_used++)
        s->round_at = cp->now + cp->config.check_interval;
    return i;
}

static uint32_t find_or_create(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_spill *s = &cp->spill;
    uint64_t mask;
    struct cp_condition want = wanted(entry, &mask);
    uint32_t chain = 0;

    for (uint32_t i = *bucket_of(s, &want); i != CP_NONE; i = s->conditions[i].chain, chain++) {
        const struct cp_condition *c = &s->conditions[i];

        if (c->address == want.address && c->operand == want.operand && c->condition == want.condition &&
            c->bytes == want.bytes && wide_mask(s, c) == mask)
            return i;
    }
    return create(cp, &want, mask, chain);
}

static void destroy(struct cp_spill *s, uint32_t i)
{
    const struct cp_condition *c = &s->conditions[i];
    uint16_t *link = bucket_of(s, c);

    while (*link != i)
        link = &s->conditions[*link].chain;
    *link = c->chain;
    if (c->mask != CP_NONE)
        put_free(s, c->mask);
    cp_bit_clear(s->used, i);
    s->conditions_used--;
    put_free(s, i);
}

/* Waits */

static void enter_ring(struct cp_spill *s, uint32_t i, uint32_t older, uint32_t younger)
{
    s->waits[i].older = (uint16_t)older;
    s->waits[i].younger = (uint16_t)younger;
    s->waits[older].younger = (uint16_t)i;
    s->waits[younger].older = (uint16_t)i;
}

static void leave_ring(struct cp_spill *s, uint32_t i)
{
    const struct cp_wait *w = &s->waits[i];
    struct cp_condition *c = &s->conditions[w->condition];

    s->waits[w->older].younger = w->younger;
    s->waits[w->younger].older = w->older;
    if (c->oldest == i)
        c->oldest = w->younger;
    if (!--c->count)
        destroy(s, w->condition);
}

static void free_wait(struct cp_spill *s, uint32_t i)
{
    leave_ring(s, i);
    s->kernel_waits[s->waits[i].kernel]--;
    s->waits[i].younger = s->waits_free;
    s->waits_free = (uint16_t)i;
}

/* Removes a wait that is on its WG's list. */
static void drop(struct cp *cp, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    const struct cp_wait *w = &s->waits[i];

    if (w->next != CP_NONE)
        s->waits[w->next].previous = w->previous;
    if (w->previous != CP_NONE)
        s->waits[w->previous].next = w->next;
    else
        cp->workgroups[w->slot].waits = w->next;
    free_wait(s, i);
}

void cp_condition_forget(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = &cp->workgroups[slot];

    if (wg->waits == CP_NONE)
        return;
    cp->spill.waits[wg->waits].previous = cp->spill.dead;
    cp->spill.dead = wg->waits;
    wg->waits = CP_NONE;
    wg->epoch++;
}

/* Removes the first wait of the first dead list. */
static void bury(struct cp_spill *s)
{
    uint32_t i = s->dead;
    const struct cp_wait *w = &s->waits[i];

    s->dead = w->previous;
    if (w->next != CP_NONE) {
        s->waits[w->next].previous = w->previous;
        s->dead = w->next;
    }
    free_wait(s, i);
}

/* Ending waits */

static bool holds(const struct cp_spill *s, const struct cp_condition *c, uint64_t word)
{
    uint64_t value = c->bytes == 4 ? (uint32_t)c->operand : c->operand;

    word &= c->bytes == 4 ? c->operand >> 32 : wide_mask(s, c);
    switch (c->condition) {
    case 1:
        return word == value;
    case 2:
        return word != value;
    case 3:
        return word < value;
    default:
        return word >= value;
    }
}

/* How many waits end when the condition is met. The oracle of minresume knows no spilled waits: it ends all. */
static uint32_t waits_to_end(const struct cp *cp, const struct cp_condition *c)
{
    uint32_t resume = cp_policy_current(cp)->resume;

    if (resume == CP_RESUME_ONE)
        return 1;
    return resume != CP_RESUME_PREDICT || cp_resume_predict_all(c->count, &c->seen) ? c->count : 1;
}

static void begin_to_end(struct cp *cp, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    const struct cp_condition *c = &s->conditions[i];

    s->met = (uint16_t)i;
    s->met_next = c->oldest;
    s->met_looks = c->count;
    s->met_left = (uint16_t)waits_to_end(cp, c);
}

/* Looks at a condition's word. always: its waits end whether it is met or not. */
static void check(struct cp *cp, uint32_t i, bool always)
{
    struct cp_condition *c = &cp->spill.conditions[i];
    uint64_t word = 0;
    bool readable = cp->hal.load(cp->hal.context, c->address, &word, c->bytes) == CP_OK;

    cp->counters.checks++;
    cp_bloom_add(&c->seen, word);
    if (always || !readable || holds(&cp->spill, c, word))
        begin_to_end(cp, i);
}

/* Ends a wait, if it lasts, and drops its record unless that is still needed. */
static enum cp_end end_wait(struct cp *cp, uint32_t i)
{
    const struct cp_wait *w = &cp->spill.waits[i];
    enum cp_end end = CP_END_STALE;

    if (w->epoch == cp->workgroups[w->slot].epoch)
        end = cp_workgroup_end_wait(cp, w->slot, w->generation, w->wait_number);
    if (end == CP_END_RESUMED)
        drop(cp, i);
    return end;
}

/* Ends the next wait of the condition that is met. False: the command ring is full. */
static bool end_next(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    const struct cp_wait w = s->waits[s->met_next];
    enum cp_end end = end_wait(cp, s->met_next);

    if (end == CP_END_BLOCKED)
        return false;
    s->met_next = w.younger;
    s->met_looks--;
    if (end == CP_END_RESUMED || end == CP_END_READY || end == CP_END_LATCHED) {
        cp->counters.spilled_resumes++;
        s->met_left--;
        cp_stall_predictor_note(&s->met_times, cp->now - w.since);
    }
    if (!s->met_looks || !s->met_left)
        s->met = CP_NONE;
    return true;
}

/* Filing */

/*
 * A WG of one wave is in one wait at a time: its older ones must be over. The GPU is told to end them and refuses when
 * they are, so that a wrong entry costs a retry, not a wait that nobody ends. False: the command ring is full.
 */
static bool end_older(struct cp *cp, const struct cp_log_entry *entry)
{
    const struct cp_workgroup *wg = &cp->workgroups[entry->slot];
    enum cp_end end = cp->kernels[wg->kernel].shape.waves == 1 ? CP_END_RESUMED : CP_END_STALE;

    for (uint32_t n = 0; n < KNOWN && end == CP_END_RESUMED && wg->waits != CP_NONE; n++) {
        if ((int32_t)(cp->spill.waits[wg->waits].wait_number - entry->wait_number) >= 0)
            break;
        end = end_wait(cp, wg->waits);
    }
    return end != CP_END_BLOCKED;
}

/* Whether the WG's newest waits have the same one on the same condition. */
static bool is_known(const struct cp *cp, const struct cp_log_entry *entry, uint32_t condition)
{
    uint32_t i = cp->workgroups[entry->slot].waits;

    for (uint32_t n = 0; n < KNOWN && i != CP_NONE; n++) {
        const struct cp_wait *w = &cp->spill.waits[i];

        if (w->wait_number == entry->wait_number && w->condition == condition)
            return true;
        i = w->next;
    }
    return false;
}

/* Whether the kernel may have another record: any while it is alone, else as many as an equal share. */
static bool has_share(const struct cp *cp, uint32_t kernel)
{
    uint32_t active = 0;

    for (uint32_t i = 0; i < CP_PRIORITIES; i++)
        active += cp->level_kernels[i];
    return active < 2 || cp->spill.kernel_waits[kernel] * active < LITTLE;
}

static void fill(struct cp *cp, uint32_t i, const struct cp_log_entry *entry, uint32_t condition)
{
    struct cp_spill *s = &cp->spill;
    struct cp_workgroup *wg = &cp->workgroups[entry->slot];
    struct cp_wait *w = &s->waits[i];

    s->waits_free = w->younger;
    w->since = entry->since;
    w->generation = entry->generation;
    w->wait_number = entry->wait_number;
    w->slot = (uint16_t)entry->slot;
    w->condition = (uint16_t)condition;
    w->kernel = wg->kernel;
    w->epoch = wg->epoch;
    w->previous = CP_NONE;
    w->next = wg->waits;
    if (wg->waits != CP_NONE)
        s->waits[wg->waits].previous = (uint16_t)i;
    wg->waits = (uint16_t)i;
    s->kernel_waits[wg->kernel]++;
}

enum cp_filing cp_condition_file(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_spill *s = &cp->spill;
    uint32_t condition = CP_NONE;
    struct cp_condition *c;
    uint32_t i;

    if (!end_older(cp, entry))
        return CP_FILED_BLOCKED;
    if (!cp_workgroup_may_wait(cp, entry->slot, entry->generation, entry->wait_number))
        return CP_FILED_KNOWN;
    i = s->waits_free;
    if (i != CP_NONE && has_share(cp, cp->workgroups[entry->slot].kernel))
        condition = find_or_create(cp, entry);
    if (condition == CP_NONE)
        return CP_FILED_FULL;
    if (is_known(cp, entry, condition))
        return CP_FILED_KNOWN;
    fill(cp, i, entry, condition);
    c = &s->conditions[condition];
    if (!c->count++) {
        c->oldest = (uint16_t)i;
        enter_ring(s, i, i, i);
        check(cp, condition, false);
        return CP_FILED;
    }
    s->filing = (uint16_t)i;
    s->from_old = c->oldest;
    s->from_young = s->waits[c->oldest].older;
    return CP_FILED;
}

/* Goes on looking for the place of the wait that is being filed, from both ends of its condition's ring. */
static void find_place(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    uint32_t i = s->filing;
    const struct cp_wait *w = &s->waits[i];
    struct cp_condition *c = &s->conditions[w->condition];

    for (uint32_t n = 0; n < STEPS; n++) {
        bool before = s->waits[s->from_old].since > w->since;

        if (before || s->waits[s->from_young].since <= w->since) {
            uint32_t older = before ? s->waits[s->from_old].older : s->from_young;

            enter_ring(s, i, older, s->waits[older].younger);
            if (before && c->oldest == s->from_old)
                c->oldest = (uint16_t)i;
            s->filing = CP_NONE;
            check(cp, w->condition, false);
            return;
        }
        s->from_old = s->waits[s->from_old].younger;
        s->from_young = s->waits[s->from_young].older;
    }
}

/* Steps */

bool cp_condition_settled(const struct cp *cp)
{
    const struct cp_spill *s = &cp->spill;

    return s->met == CP_NONE && s->filing == CP_NONE && s->dead == CP_NONE;
}

bool cp_condition_step(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    if (s->met != CP_NONE)
        return end_next(cp);
    if (s->filing != CP_NONE)
        find_place(cp);
    else
        bury(s);
    return true;
}

bool cp_condition_check_step(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    uint32_t i;

    if (!s->round && (!s->conditions_used || s->round_at > cp->now))
        return false;
    if (!s->round) {
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
    check(cp, i, cp_policy_current(cp)->watch == CP_WATCH_ACCESS);
    return true;
}

uint64_t cp_condition_deadline(const struct cp *cp)
{
    return cp->spill.conditions_used ? cp->spill.round_at : UINT64_MAX;
}
