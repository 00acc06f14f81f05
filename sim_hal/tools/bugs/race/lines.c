/* lines.c - see lines.h. */
#include "tools/bugs/race/lines.h"

#include "engine/require.h"
#include "tools/bugs/race/order.h"

/* Two accesses of one thread. Whatever asks which lanes meet is looked at word by word. */
static bool is_quiet_in_thread(const struct race_checker *checker, const struct race_record *old,
                               const struct race_record *new, bool lds, bool conflict)
{
    const struct race_thread *thread = &checker->threads[new->thread];
    bool waited = old->instruction <= (lds ? thread->lds_waited : thread->memory_waited);
    bool same_lanes = old->lane == new->lane && old->spread == new->spread && old->lane < RACE_MANY_LANES;

    if (old->instruction == new->instruction || race_repeats(checker, old, new))
        return false;
    return !conflict || waited || same_lanes;
}

/* Whether nothing is to be reported of two accesses, and nothing that differs from word to word. */
static bool is_quiet(const struct race_checker *checker, const struct race_record *old, const struct race_record *new,
                     bool lds)
{
    const struct race_site *was = &checker->findings.sites[old->site], *is = &checker->findings.sites[new->site];
    bool same_group = checker->threads[old->thread].group == checker->threads[new->thread].group;
    bool both_store = race_kind_writes((enum race_kind)was->kind) && race_kind_writes((enum race_kind)is->kind);
    bool conflict = race_conflict((enum race_kind)was->kind, (enum race_scope)was->scope, (enum race_kind)is->kind,
                                  (enum race_scope)is->scope, same_group);

    if (both_store && !race_supersedes(is, was, same_group)) /* a line keeps the values of one store */
        return false;
    if (old->thread == new->thread)
        return is_quiet_in_thread(checker, old, new, lds, conflict);
    return !conflict || race_is_before(checker, old, new->thread, lds);
}

static bool are_quiet(const struct race_checker *checker, const struct race_word *word, enum race_list list,
                      const struct race_record *new, bool lds)
{
    uint32_t count;
    const struct race_record *at = race_word_list(word, list, &count);

    for (uint32_t i = 0; i < count; i++) {
        if (!is_quiet(checker, &at[i], new, lds))
            return false;
    }
    return true;
}

bool race_line_stays_whole(const struct race_checker *checker, const struct race_line *line,
                           const struct race_record *record, bool lds)
{
    enum race_kind kind = (enum race_kind)checker->findings.sites[record->site].kind;

    if (line->words || line->singles || race_kind_is_atomic(kind))
        return false;
    if (line->whole.first.bytes && !is_quiet(checker, &line->whole.first, record, lds))
        return false;
    return are_quiet(checker, &line->whole, RACE_STORES, record, lds) &&
           are_quiet(checker, &line->whole, RACE_LOADS, record, lds);
}

struct race_run race_run_at(const uint64_t address[ISA_LANES], uint64_t lanes, uint32_t bytes)
{
    const struct race_run none = {.lanes = 0};
    struct race_run run = {.spread = bytes == 16 ? 2 : bytes == 8};
    uint32_t first = (uint32_t)__builtin_ctzll(lanes), count = RACE_LINE_WORDS >> run.spread;
    uint64_t wanted = (UINT64_C(1) << count) - 1;

    SIM_REQUIRE(lanes);
    if ((bytes != 4 && !run.spread) || first + count > ISA_LANES || address[first] % RACE_LINE_BYTES ||
        (lanes >> first & wanted) != wanted)
        return none;
    for (uint32_t i = 1; i < count; i++) {
        if (address[first + i] != address[first] + (uint64_t)i * bytes)
            return none;
    }
    run.lanes = count;
    return run;
}
