/*
 * order.h - two accesses of a word: what orders them, and what becomes of the earlier one.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_ORDER_H
#define SIM_HAL_TOOLS_BUGS_RACE_ORDER_H

#include "tools/bugs/race/state.h"

/* The last barrier of the owner, which is the record's thread, has not waited for the access. */
static inline bool race_is_in_gap(const struct race_checker *checker, const struct race_record *record,
                                  const struct race_thread *owner, bool lds)
{
    const struct race_site *site = &checker->findings.sites[record->site];

    if (lds)
        return record->instruction >= owner->gap_first && record->instruction <= owner->gap_last;
    return record->instruction >= owner->stores_first && record->instruction <= owner->stores_last &&
           site->kind == RACE_SHARED_STORE;
}

/* Whether a barrier orders the access of a record before what another thread does now. */
static inline bool race_has_met(const struct race_checker *checker, const struct race_record *record, uint32_t thread,
                                bool lds)
{
    const struct race_thread *owner = &checker->threads[record->thread];

    return owner->group == checker->threads[thread].group && record->instruction <= owner->met &&
           !race_is_in_gap(checker, record, owner, lds);
}

/* Whether the access that a record is of happens before what the thread does now. */
static inline bool race_is_before(const struct race_checker *checker, const struct race_record *record, uint32_t thread,
                                  bool lds)
{
    const struct race_thread *owner = &checker->threads[record->thread];
    bool same_group = owner->group == checker->threads[thread].group;

    if (same_group && race_is_in_gap(checker, record, owner, lds))
        return false;
    return race_clock_orders(checker->threads[thread].clock, record->thread, record->instruction);
}

/* A later access that conflicts with the old one conflicts with the new one too, provided that the new one is ordered
 * behind the old one: then the old record is not needed any more. */
static inline bool race_supersedes(const struct race_site *new, const struct race_site *old, bool same_group)
{
    bool same_scope = new->scope == old->scope && (new->scope != RACE_SCOPE_GROUP || same_group);

    if (new->kind == RACE_STORE || (new->kind == old->kind && !race_kind_is_atomic(new->kind)))
        return true;
    return race_kind_is_atomic(new->kind) && race_kind_is_atomic(old->kind) && same_scope &&
           (new->kind == old->kind || new->kind != RACE_ATOMIC_LOAD);
}

/* The wave reads the word again and again, and does nothing else meanwhile: it waits for it. */
static inline bool race_repeats(const struct race_checker *checker, const struct race_record *old,
                                const struct race_record *new)
{
    const struct race_site *site = &checker->findings.sites[new->site];

    return site->plain && site->kind == RACE_LOAD && old->site == new->site && old->instruction != new->instruction &&
           old->instruction > checker->threads[new->thread].effect;
}

#endif
