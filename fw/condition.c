/* SPDX-License-Identifier: MIT */
/* condition.c - spilled conditions: filing, checking, resuming. */
#include "condition.h"

#include "policy.h"
#include "spill_table.h"
#include "workgroup.h"

#define STEPS 16u /* that one unit takes towards a wait's place in order of age */
#define KNOWN 16u /* newest waits of a WG among which the same one is looked for */

/* Ends a wait, if it lasts. Removes its record, unless the WG is being saved or the record is of an older epoch. */
static enum cp_end end_wait(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, w->slot);
    enum cp_end end;

    if (w->epoch != wg->epoch)
        return CP_END_STALE;
    end = cp_workgroup_end_wait(cp, wg, w->slot, w->wait_number);
    if (end == CP_END_RESUMED)
        cp_spill_remove(cp, w, i, &wg->waits);
    return end;
}

/* Checks */

static bool is_met(const struct cp_spilled_condition *c, uint64_t word)
{
    uint64_t value = c->operand;

    if (!c->is_long) {
        word &= value >> 32;
        value = (uint32_t)value;
    }
    return (c->ordered ? word < value : word == value) != c->inverted;
}

/*
 * Notes a value that a check has found. Checks find the same few values again and again, often one after another, so
 * the cells of the last value are kept.
 */
static void note_word(struct cp_spill *s, struct cp_bloom *seen, uint64_t word)
{
    if (s->word != word || !s->cells) {
        s->word = word;
        s->cells = cp_bloom_cells(word);
    }
    if ((seen->word & s->cells) != s->cells)
        cp_bloom_add_cells(seen, s->cells);
}

/* Begins to end waits of a condition that is met: decides how many. cp_condition_step finds out which, one by one. */
static void begin_ends(struct cp *cp, const struct cp_spilled_condition *c)
{
    struct cp_spill *s = &cp->spill;

    CP_REQUIRE(cp, CONDITION, c->count && c->oldest && !s->met_untried);
    s->met_next = c->oldest;
    s->met_untried = c->count;
    s->met_left = (uint16_t)cp_policy_resume_count(cp, c->count, &c->seen);
}

/* Ends a wait because its condition is met. A removed record still has its fields. */
static enum cp_end end_met(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    enum cp_end end = end_wait(cp, w, i);

    if (end >= CP_END_RESUMED) {
        cp_count(&cp->counters.spilled_resumes);
        cp_stall_predictor_note(&cp->spill.met_times, cp->now - w->since);
        cp_workgroup_end_watch(cp, cp_workgroup_at(cp, w->slot), w->slot);
    }
    return end;
}

/* Ends the next wait of the condition that is met. Returns false if the command ring is full. */
static bool end_next(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;
    struct cp_wait *w = cp_spill_wait(cp, s->met_next);
    uint16_t next = w->rings[CP_RING_AGE].next;
    enum cp_end end = end_met(cp, w, s->met_next);

    CP_REQUIRE(cp, CONDITION, s->met_untried && s->met_left);
    if (end == CP_END_BLOCKED)
        return false;
    s->met_next = next;
    s->met_untried--;
    if (end >= CP_END_RESUMED && !--s->met_left)
        s->met_untried = 0;
    return true;
}

/*
 * Begins to end waits of a condition that is met. end: what became of its only wait, or CP_END_BLOCKED. Returns true
 * if nothing is left to do.
 */
static bool begin_resuming(struct cp *cp, struct cp_spilled_condition *c, uint64_t word, enum cp_end end)
{
    note_word(&cp->spill, &c->seen, word);
    if (end == CP_END_BLOCKED) {
        begin_ends(cp, c);
        end_next(cp);
    }
    return cp_condition_settled(cp);
}

/*
 * Checks a condition's word. always: its waits end whether it is met or not. An only wait ends first of all, because
 * the filter of a condition that is removed is not used any more. Returns true if nothing is left to do.
 */
static inline bool check_word(struct cp *cp, struct cp_spilled_condition *c, bool always)
{
    enum cp_end end = CP_END_BLOCKED;
    uint64_t word = 0;

    always |= !cp_load(cp, &word, c->address, c->is_long ? 8 : 4);
    if (always || is_met(c, word)) {
        if (c->count == 1)
            end = end_met(cp, cp_spill_wait(cp, c->oldest), c->oldest);
        return end == CP_END_RESUMED || begin_resuming(cp, c, word, end);
    }
    note_word(&cp->spill, &c->seen, word);
    return true;
}

/* Filing */

/*
 * Ends the oldest wait of a WG of one wave, because such a WG is in one wait at a time. The GPU refuses the RESUME of
 * a wait that is over. So a wrong entry costs a retry, and no wait lasts for ever. Returns false if the ring is full.
 */
static CP_SPEED_NOINLINE bool end_older(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    struct cp_wait *w = cp_spill_wait(cp, wg->waits);

    return (int32_t)(w->wait_number - entry->wait_number) >= 0 || cp_kernel_at(cp, wg->kernel)->shape.waves > 1 ||
           end_wait(cp, w, wg->waits) != CP_END_BLOCKED;
}

/*
 * Returns true if the same wait on the same condition is among the newest of the WG. first: head of its ring, not 0.
 */
static bool is_known(struct cp *cp, uint32_t first, uint32_t wait_number, uint32_t condition)
{
    uint32_t i = first;

    for (uint32_t n = 0; n < KNOWN; n++) {
        const struct cp_wait *w;

        i = cp_spill_wait(cp, i)->rings[CP_RING_GROUP].previous;
        w = cp_spill_wait(cp, i);
        if (w->wait_number == wait_number && w->condition == condition)
            return true;
        if (i == first)
            break;
    }
    return false;
}

/*
 * Continues the search for the position of the wait that is being filed in the ring of its condition. The search
 * begins at the youngest wait and goes towards the older ones. Then the word is checked, because an update may have
 * come before the entry.
 */
static inline void find_place(struct cp *cp, struct cp_wait *w, uint32_t i)
{
    struct cp_spill *s = &cp->spill;
    struct cp_spilled_condition *c = cp_spill_condition(cp, w->condition);

    for (uint32_t n = 0; s->filing_before; n++) {
        uint16_t before = cp_spill_wait(cp, s->filing_before)->rings[CP_RING_AGE].previous;

        if (cp_spill_wait(cp, before)->since <= w->since)
            break;
        if (n == STEPS)
            return;
        s->filing_before = before;
        if (before == c->oldest) {
            c->oldest = (uint16_t)i;
            break;
        }
    }
    cp_spill_enter_ring(cp, CP_RING_AGE, i, s->filing_before);
    if (!c->count++)
        c->oldest = (uint16_t)i;
    s->filing = 0;
    cp_count(&cp->counters.checks);
    check_word(cp, c, false);
}

enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, bool place)
{
    struct cp_spill *s = &cp->spill;
    uint32_t condition = 0, i;

    CP_REQUIRE(cp, CONDITION, cp_condition_settled(cp) && entry->slot < cp->config.wg_slots);
    CP_REQUIRE(cp, CONDITION, wg == &cp->workgroups[entry->slot] && cp_workgroup_may_wait(wg, entry->wait_number));
    if (wg->waits && !end_older(cp, wg, entry))
        return CP_FILED_BLOCKED;
    if (s->waits_free != CP_MAX_WAITS && cp_spill_has_share(cp, wg->kernel))
        condition = cp_spill_find(cp, entry);
    if (!condition)
        return CP_FILED_FULL;
    if (wg->waits && is_known(cp, wg->waits, entry->wait_number, condition))
        return CP_FILED_KNOWN;
    if (!s->waits_used)
        s->round_at = cp->now + cp->config.check_interval;
    i = cp_spill_add(cp, wg, entry, condition);
    if (CP_BATCHES && place)
        find_place(cp, cp_spill_wait(cp, i), i);
    return CP_FILED;
}

/* Steps */

bool cp_condition_step(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    CP_REQUIRE(cp, CONDITION, !cp_condition_settled(cp));
    if (s->met_untried)
        return end_next(cp);
    if (s->filing)
        find_place(cp, cp_spill_wait(cp, s->filing), s->filing);
    else
        cp_spill_remove(cp, cp_spill_wait(cp, s->removing), s->removing, &s->removing);
    return true;
}

uint32_t cp_condition_check(struct cp *cp, uint32_t most)
{
    struct cp_spill *s = &cp->spill;
    bool always = cp_policy_of(cp)->watch == CP_WATCH_ACCESS, go_on;
    uint32_t next = s->cursor, units = 0, checks = 0;

    CP_REQUIRE(cp, CONDITION, cp_condition_due(cp) && cp_condition_settled(cp) && most);
    if (!next)
        s->round_at = cp->now + cp->config.check_interval;
    do {
        uint32_t i = next;

        /* Those in use lie together, most of them. */
        if (!CP_BATCHES || !cp_bit_test(s->used, i))
            i = cp_bits_next(s->used, CP_SPILL_WORDS, i);
        units++;
        if (i - next >= CP_MAX_CONDITIONS) {
            next = 0;
            break;
        }
        checks++;
        next = ++i; /* below CP_MAX_CONDITIONS: one record is always free, and the last one is the last to be taken */
        go_on = check_word(cp, cp_spill_condition(cp, i), always);
    } while (CP_BATCHES && go_on && units < most);
    s->cursor = (uint16_t)next;
    if (CP_COUNTERS)
        cp->counters.checks += checks;
    return units;
}

uint64_t cp_condition_deadline(const struct cp *cp)
{
    return cp->spill.conditions_used ? cp->spill.round_at : UINT64_MAX;
}
