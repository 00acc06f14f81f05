/* condition.c - spilled conditions: filing, checking, resuming. */
#include "condition.h"

#include "policy.h"
#include "workgroup.h"

#define STEPS   16u         /* that one unit takes towards a wait's place in order of age */
#define KNOWN   16u         /* newest waits of a WG among which the same one is looked for */
#define HASH_BY 0x9e3779b1u /* 2^32 / golden ratio, odd: Knuth's multiplicative hash */

/* Of struct cp_condition.key. */
#define KEY_INVERTED 1u /* NE, GE: met when EQ, LT is not */
#define KEY_ORDERED  2u /* LT, GE */
#define KEY_LONG     4u /* a word of 8 bytes, else of 4 */
#define KEY_BUCKET   3  /* shift of the number of its bucket */

#if CP_MAX_WAITS < CP_MAX_CONDITIONS
#define LITTLE CP_MAX_WAITS /* of the two kinds of record there are so many at least */
#else
#define LITTLE CP_MAX_CONDITIONS
#endif

/* Records by number, from 1 on. */
static CP_ONE_COPY struct cp_wait *wait_at(struct cp *cp, uint32_t i)
{
    return cp_keep((unsigned char *)cp + (__builtin_offsetof(struct cp, waits) - sizeof(struct cp_wait)) +
                   i * sizeof(struct cp_wait));
}

static CP_ONE_COPY struct cp_condition *condition_at(struct cp *cp, uint32_t i)
{
    return cp_keep((unsigned char *)cp + (__builtin_offsetof(struct cp, conditions) - sizeof(struct cp_condition)) +
                   i * sizeof(struct cp_condition));
}

static CP_ONE_COPY void raise_peak(uint64_t *peak, uint32_t used)
{
    if (CP_COUNTERS && (uint32_t)*peak < used)
        *peak = used;
}

/* Rings of waits */

/* The links of the same kind of all waits, as that of wait 0 would be. */
struct links {
    unsigned char *first;
};

CP_EXPANDED struct links links_of(struct cp_link *link, uint32_t i)
{
    return (struct links){(unsigned char *)link - i * sizeof(struct cp_wait)};
}

CP_EXPANDED struct cp_link *link_at(struct links links, uint32_t i)
{
    return (struct cp_link *)(void *)(links.first + i * sizeof(struct cp_wait));
}

/* Puts a ring before a wait of another one; 0: it stays as it is. link: that of wait i, as in all these. */
static CP_ONE_COPY void join_rings(struct cp_link *link, uint32_t i, uint32_t next)
{
    struct links links = links_of(link, i);
    struct cp_link *other = link_at(links, next);
    uint16_t last = link->previous;

    if (!next)
        return;
    link_at(links, last)->next = (uint16_t)next;
    link_at(links, other->previous)->next = (uint16_t)i;
    link->previous = other->previous;
    other->previous = last;
}

/* Puts a wait before another one, or, before 0, makes it a ring of its own. */
static CP_ONE_COPY void enter_ring(struct cp_link *link, uint32_t i, uint32_t next)
{
    link->next = link->previous = (uint16_t)i;
    join_rings(link, i, next);
}

static CP_ONE_COPY void leave_ring(struct cp_link *link, uint32_t i, uint16_t *first)
{
    struct links links = links_of(link, i);
    uint16_t next = link->next, previous = link->previous;

    if (next == i) {
        *first = 0;
        return;
    }
    link_at(links, previous)->next = next;
    link_at(links, next)->previous = previous;
    if (*first == i)
        *first = next;
}

/* The table of conditions */

static uint32_t hash_of(uint64_t address, uint64_t operand)
{
    uint32_t low = (uint32_t)address ^ (uint32_t)operand;
    uint32_t high = (uint32_t)(address >> 32) ^ (uint32_t)(operand >> 32);

    return (low + high * 31u) * HASH_BY >> 16 & (CP_CONDITION_BUCKETS - 1);
}

/*
 * The record of an entry's condition, a new one if need be, and where the search for the wait's place in order of age begins.
 * 0: no room, or a mask that a record cannot hold.
 */
static CP_ONE_COPY uint32_t find_condition(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_spill *s = cp_near(&cp->spill);
    uint32_t spare = s->conditions_free + 1u, used = s->conditions_used + 1u, key, i, chain = 0;
    struct cp_condition *c = condition_at(cp, spare);
    uint64_t operand = entry->value;
    uint16_t *bucket;

    if (entry->bytes == 4)
        operand = (uint32_t)operand | entry->mask << 32;
    else if (entry->mask != UINT64_MAX)
        return 0;
    i = hash_of(entry->address, operand);
    bucket = &cp->condition_buckets[i];
    key = i << KEY_BUCKET | (entry->bytes - 4u) | (entry->condition - 1u);
    c->address = entry->address;
    c->operand = operand;
    c->key = (uint16_t)key;
    for (i = *bucket; i; chain++) {
        const struct cp_condition *other = condition_at(cp, i);

        if (c->address == other->address && c->operand == other->operand && key == other->key) {
            s->place = other->oldest;
            return i;
        }
        i = other->chain;
    }
    i = (spare + c->chain) & 0xffffu;
    if (i == CP_MAX_CONDITIONS || chain >= CP_CONDITION_CHAIN)
        return 0;
    s->conditions_free = (uint16_t)i;
    s->place = 0;
    c->chain = *bucket;
    *bucket = (uint16_t)spare;
    c->seen.word = 0;
    cp_bit_set(s->used, spare - 1);
    s->conditions_used = (uint16_t)used;
    raise_peak(&cp->counters.conditions_peak, used);
    return spare;
}

static void free_condition(struct cp *cp, struct cp_condition *c, uint32_t i)
{
    struct cp_spill *s = cp_near(&cp->spill);
    uint16_t *link = &cp->condition_buckets[c->key >> KEY_BUCKET];

    while (*link != i)
        link = &condition_at(cp, *link)->chain;
    *link = c->chain;
    c->oldest = 0;
    c->chain = (uint16_t)(s->conditions_free - i);
    s->conditions_free = (uint16_t)(i - 1);
    cp_bit_clear(s->used, i - 1);
    s->conditions_used--;
}

/* Waits */

/* Removes a wait. first: of its WG's ring or that of dead ones, whichever it is on. */
static CP_ONE_COPY void drop(struct cp *cp, struct cp_wait *w, uint32_t i, uint16_t *first)
{
    struct cp_spill *s = cp_near(&cp->spill);
    struct cp_condition *c = condition_at(cp, w->condition);

    leave_ring(&w->rings[CP_RING_GROUP], i, first);
    if (--c->count)
        leave_ring(&w->rings[CP_RING_AGE], i, &c->oldest);
    else
        free_condition(cp, c, w->condition);
    s->kernel_waits[w->kernel]--;
    s->waits_used--;
    w->rings[0].next = (uint16_t)(s->waits_free - i);
    s->waits_free = (uint16_t)(i - 1);
}

void cp_condition_forget(struct cp *cp, struct cp_workgroup *wg)
{
    struct cp_spill *s = cp_near(&cp->spill);

    if (!CP_SPILL || !wg->waits)
        return;
    join_rings(&wait_at(cp, wg->waits)->rings[CP_RING_GROUP], wg->waits, s->dead);
    if (!s->dead)
        s->dead = wg->waits;
    wg->waits = 0;
    wg->epoch++;
}

/* Ends a wait, if it lasts. Its record goes, unless it is dead or the WG is being saved. */
static CP_ONE_COPY enum cp_end end_wait(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, w->slot);
    enum cp_end end;

    if (w->epoch != wg->epoch)
        return CP_END_STALE;
    end = cp_workgroup_end_wait(cp, wg, w->slot, w->wait_number);
    if (end == CP_END_RESUMED)
        drop(cp, w, i, &wg->waits);
    return end;
}

/* Checks */

static bool holds(const struct cp_condition *c, uint64_t word)
{
    uint64_t value = c->operand;

    if (!(c->key & KEY_LONG)) {
        word &= value >> 32;
        value = (uint32_t)value;
    }
    return (c->key & KEY_ORDERED ? word < value : word == value) != (c->key & KEY_INVERTED);
}

/*
 * Notes a word that a condition was seen with. Looks find the same few words again and again, often one after another:
 * the cells of the last one are kept.
 */
static CP_ONE_COPY void note(struct cp_spill *s, struct cp_bloom *seen, uint64_t word)
{
    if (s->word != word || !s->cells) {
        s->word = word;
        s->cells = cp_bloom_cells(word);
    }
    if ((seen->word & s->cells) != s->cells)
        cp_bloom_add_cells(seen, s->cells);
}

/* A condition is met: how many of its waits end is said now, which ones is found out one by one. */
static void begin_ends(struct cp *cp, const struct cp_condition *c)
{
    struct cp_spill *s = cp_near(&cp->spill);
    uint32_t resume = cp_policy_of(cp)->resume;

    s->met_next = c->oldest;
    s->met_looks = c->count;
    s->met_left = c->count;
    if (resume == CP_RESUME_ONE ||
        ((resume == CP_RESUME_PREDICT || resume == CP_RESUME_PERFORM) && !cp_resume_predict_all(c->count, &c->seen)))
        s->met_left = 1;
}

/* Ends a wait because its condition is met. A record that is given back keeps what it said. */
static CP_ONE_COPY enum cp_end end_met(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    enum cp_end end = end_wait(cp, w, i);

    if (end >= CP_END_RESUMED) {
        cp_count(&cp->counters.spilled_resumes);
        cp_stall_predictor_note(&cp->spill.met_times, cp->now - w->since);
    }
    return end;
}

/* Ends the next wait of the condition that is met. False: the command ring is full. */
static CP_ONE_COPY bool end_next(struct cp *cp)
{
    struct cp_spill *s = cp_near(&cp->spill);
    struct cp_wait *w = wait_at(cp, s->met_next);
    uint16_t next = w->rings[CP_RING_AGE].next;
    enum cp_end end = end_met(cp, w, s->met_next);

    if (end == CP_END_BLOCKED)
        return false;
    s->met_next = next;
    s->met_looks--;
    if (end >= CP_END_RESUMED && !--s->met_left)
        s->met_looks = 0;
    return true;
}

/* Ends as many waits of a condition as are to end now. end: of its only one, or CP_END_BLOCKED. Whether nothing is left to do. */
static CP_APART bool meet(struct cp *cp, struct cp_condition *c, uint64_t word, enum cp_end end)
{
    note(&cp->spill, &c->seen, word);
    if (end == CP_END_BLOCKED) {
        begin_ends(cp, c);
        end_next(cp);
    }
    return cp_condition_settled(cp);
}

/*
 * Looks at a condition's word. always: its waits end whether it is met or not. The first of them does at once, and before
 * anything else is done if it is the only one: nobody needs the filter of a condition that is gone. Whether nothing is left
 * to do.
 */
static CP_FOLDED bool check(struct cp *cp, struct cp_condition *c, bool always)
{
    enum cp_end end = CP_END_BLOCKED;
    uint64_t word = 0;

    always |= cp->hal.load(cp->hal.context, c->address, &word, 4 + (c->key & KEY_LONG)) != CP_OK;
    if (always || holds(c, word)) {
        if (c->count == 1)
            end = end_met(cp, wait_at(cp, c->oldest), c->oldest);
        return end == CP_END_RESUMED || meet(cp, c, word, end);
    }
    note(&cp->spill, &c->seen, word);
    return true;
}

/* Filing */

/*
 * A WG of one wave is in one wait at a time: older ones must be over. The GPU is told to end the oldest, and refuses
 * when it is over, so that a wrong entry costs a retry and not a wait that nobody ends. False: the ring is full.
 */
static CP_APART bool end_older(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    struct cp_wait *w = wait_at(cp, wg->waits);

    return (int32_t)(w->wait_number - entry->wait_number) >= 0 || cp_kernel_at(cp, wg->kernel)->shape.waves > 1 ||
           end_wait(cp, w, wg->waits) != CP_END_BLOCKED;
}

/* Whether the WG, which has waits, has the same one on the same condition among its newest. */
static bool is_known(struct cp *cp, uint32_t first, uint32_t wait_number, uint32_t condition)
{
    uint32_t i = first;

    for (uint32_t n = 0; n < KNOWN; n++) {
        const struct cp_wait *w;

        i = wait_at(cp, i)->rings[CP_RING_GROUP].previous;
        w = wait_at(cp, i);
        if (w->wait_number == wait_number && w->condition == condition)
            return true;
        if (i == first)
            break;
    }
    return false;
}

/* Whether a kernel may have one more: any while it is alone, else while it has fewer than are free. */
static bool has_share(const struct cp *cp, uint32_t kernel)
{
    return cp->first_kernel == cp->last_kernel ||
           (uint32_t)cp->spill.kernel_waits[kernel] + cp->spill.waits_used < LITTLE;
}

/* Makes a wait of the first free record. Its number. */
static uint32_t fill(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, uint32_t condition)
{
    struct cp_spill *s = cp_near(&cp->spill);
    uint32_t i = s->waits_free + 1u, used = s->waits_used + 1u;
    struct cp_wait *w = wait_at(cp, i);

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
    enter_ring(&w->rings[CP_RING_GROUP], i, wg->waits);
    if (!wg->waits)
        wg->waits = (uint16_t)i;
    s->filing = (uint16_t)i;
    return i;
}

/*
 * Goes on looking for the place of the wait that is being filed: before the oldest of its condition's waits, which is
 * behind the youngest, and on towards the older ones. When it is found the word is looked at: an update may have come
 * before the entry.
 */
CP_EXPANDED void find_place(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    struct cp_spill *s = cp_near(&cp->spill);
    struct cp_condition *c = condition_at(cp, w->condition);

    for (uint32_t n = 0; s->place; n++) {
        uint16_t before = wait_at(cp, s->place)->rings[CP_RING_AGE].previous;

        if (wait_at(cp, before)->since <= w->since)
            break;
        if (n == STEPS)
            return;
        s->place = before;
        if (before == c->oldest) {
            c->oldest = (uint16_t)i;
            break;
        }
    }
    enter_ring(&w->rings[CP_RING_AGE], i, s->place);
    if (!c->count++)
        c->oldest = (uint16_t)i;
    s->filing = 0;
    cp_count(&cp->counters.checks);
    check(cp, c, false);
}

enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, bool place)
{
    struct cp_spill *s = cp_near(&cp->spill);
    uint32_t condition = 0, i;

    if (wg->waits && !end_older(cp, wg, entry))
        return CP_FILED_BLOCKED;
    if (s->waits_free != CP_MAX_WAITS && has_share(cp, wg->kernel))
        condition = find_condition(cp, entry);
    if (!condition)
        return CP_FILED_FULL;
    if (wg->waits && is_known(cp, wg->waits, entry->wait_number, condition))
        return CP_FILED_KNOWN;
    if (!s->waits_used)
        s->round_at = cp->now + cp->config.check_interval;
    i = fill(cp, wg, entry, condition);
    if (CP_RUNS && place)
        find_place(cp, wait_at(cp, i), i);
    return CP_FILED;
}

/* Steps */

bool cp_condition_step(struct cp *cp)
{
    struct cp_spill *s = cp_near(&cp->spill);

    if (s->met_looks)
        return end_next(cp);
    if (s->filing)
        find_place(cp, wait_at(cp, s->filing), s->filing);
    else
        drop(cp, wait_at(cp, s->dead), s->dead, &s->dead);
    return true;
}

uint32_t cp_condition_check(struct cp *cp, uint32_t most)
{
    struct cp_spill *s = cp_near(&cp->spill);
    bool always = cp_policy_of(cp)->watch == CP_WATCH_ACCESS, go_on;
    uint32_t next = s->cursor, units = 0, checks = 0;

    if (!next)
        s->round_at = cp->now + cp->config.check_interval;
    do {
        uint32_t i = next;

        /* Those in use lie together, most of them. */
        if (!CP_RUNS || !cp_bit_test(s->used, i))
            i = cp_bits_next(s->used, CP_SPILL_WORDS, i);
        units++;
        if (i - next >= CP_MAX_CONDITIONS) {
            next = 0;
            break;
        }
        checks++;
        next = ++i < CP_MAX_CONDITIONS ? i : 0;
        go_on = check(cp, condition_at(cp, i), always);
    } while (CP_RUNS && go_on && next && units < most);
    s->cursor = (uint16_t)next;
    if (CP_COUNTERS)
        cp->counters.checks += checks;
    return units;
}

uint64_t cp_condition_deadline(const struct cp *cp)
{
    return cp->spill.conditions_used ? cp->spill.round_at : UINT64_MAX;
}
