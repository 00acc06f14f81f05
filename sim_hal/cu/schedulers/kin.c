/*
 * kin.c - the waves that others of their work-group wait for first, as under pro; vector memory instructions of the
 * others in turns, unless their lines are used again.
 *
 * Where the L1 finds lines, what few waves use must stay in it, so the waves that are ahead go on. Where it finds none,
 * waves in step ask for neighbouring lines at the same time, which lie in the rows that DRAM has open.
 */
#include "cu/rotation.h"
#include "cu/state_order.h"
#include "mem/reuse.h"

/* Whether waves of one type, the first of which is given, take turns. */
static bool take_turns(const struct cu_simd *simd, const struct cu_wave_issue *first)
{
    return first->unit == ISA_UNIT_VMEM && !cu_state_is_awaited(first) &&
           !mem_reuse_is_found(simd->cu->reuse, simd->cu->reuse_percent);
}

static uint32_t pick_kin(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t waves = cu_patience_first(simd, candidates), highest = cu_rank_highest(simd, waves);

    if (take_turns(simd, simd->waves[__builtin_ctzll(highest)]))
        return cu_rotation_next(simd, waves);
    return cu_state_first(simd, highest);
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    cu_state_issued(issue);
    cu_rotation_issued(simd, issue);
}

const struct cu_wave_scheduler cu_wave_scheduler_kin = {
    .description = "as pro, but vector memory instructions in turns while loads find little in the L1",
    .pick = pick_kin,
    .pick_any = cu_state_pick,
    .scan = cu_state_scan,
    .issues = note_issue,
    .meets = cu_state_meets,
};
