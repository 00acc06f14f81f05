/* accesses.c - accesses of words that nothing orders. */
#include "tools/bugs/race/accesses.h"

#include <string.h>

#include "engine/require.h"
#include "tools/bugs/race/lines.h"
#include "tools/bugs/race/order.h"
#include "tools/bugs/race/releases.h"
#include "tools/bugs/race/stays.h"

#define TRIES_MOST 4u /* to find out what is missing, for each pair of sites */

/* A word, and where it is. */
struct place {
    struct race_word *word;
    uint64_t address;
    bool lds;
};

struct race_end race_end_of(const struct race_checker *checker, const struct race_record *record)
{
    const struct race_group *group = &checker->groups[checker->threads[record->thread].group];

    return (struct race_end){.kernel = group->name,
                             .site = record->site,
                             .group = {group->id[0], group->id[1], group->id[2]},
                             .first = {group->first[0], group->first[1], group->first[2]},
                             .size = {group->size[0], group->size[1], group->size[2]},
                             .wave = record->thread - group->first_thread,
                             .cu = race_stay_of(&checker->threads[record->thread], record->instruction),
                             .lane = record->lane};
}

/* What would have ordered the two. */
static struct race_missing missing_of(struct race_checker *checker, const struct place *place,
                                      const struct race_record *first, const struct race_record *second)
{
    const struct race_thread *thread = &checker->threads[first->thread];
    bool same_group = thread->group == checker->threads[second->thread].group;
    struct race_missing missing = {.count = 0};

    if (first->thread == second->thread) {
        missing.count = first->instruction != second->instruction;
        missing.lacks[0].lack = RACE_LACKS_LANES;
        return missing;
    }
    if (!place->lds)
        missing = race_trail_missing(&checker->trail, first->thread, first->instruction, second->thread,
                                     checker->thread_count, &checker->failed);
    if (missing.count)
        return missing;
    if (!same_group) {
        missing.count = race_trail_meets(&checker->trail, first->thread, first->instruction, second->thread);
        missing.lacks[0].lack = RACE_LACKS_GROUPS;
        missing.lacks[0].site = first->site;
        return missing;
    }
    missing.count = 1;
    missing.lacks[0].lack = race_is_in_gap(checker, first, thread, place->lds) ? RACE_LACKS_WAIT : RACE_LACKS_BARRIER;
    missing.lacks[0].site = first->site;
    return missing;
}

static void convict(struct race_checker *checker, const struct place *place, const struct race_record *first,
                    const struct race_record *second, const struct race_end ends[2])
{
    struct race_finding *finding = race_note(&checker->findings, place->address, ends, 1);

    if (!finding) {
        checker->failed = true;
        return;
    }
    if (finding->missing.count || finding->tries == TRIES_MOST)
        return;
    finding->tries++;
    finding->missing = missing_of(checker, place, first, second);
}

static void suspect(struct race_checker *checker, const struct place *place, enum race_doubt doubt,
                    const struct race_record *first, const struct race_record *second, const struct race_end ends[2])
{
    struct race_suspect *suspect = race_word_suspect(place->word, doubt, ends);

    if (!suspect) {
        checker->failed = true;
        return;
    }
    if (!suspect->count++)
        suspect->missing = missing_of(checker, place, first, second);
}

static bool stores_the_same(const struct race_record *a, const struct race_record *b)
{
    return a->has_value && b->has_value && a->bytes == b->bytes && a->value == b->value;
}

/* Nothing says that the thread's shared store is an atomic one. One that gives a word back which the thread has had by an
 * atomic is one, as of a lock; one to memory behind a release fence may be one, too. */
static bool is_bare(const struct race_thread *thread, const struct race_word *word, uint32_t number,
                    const struct race_site *site)
{
    bool taken = race_word_atomic(word) && word->more && (word->more->takers >> number % RACE_TAKERS & 1) != 0;

    return !taken && (site->lds || (!thread->fenced && !site->behind_wait));
}

/* A bare store beside an update is one for which a barrier was forgotten, rather than an atomic. */
static bool is_forgotten(const struct race_checker *checker, const struct race_record *a, const struct race_record *b)
{
    const struct race_site *sites = checker->findings.sites;

    return (a->bare && sites[b->site].kind == RACE_ATOMIC_UPDATE) ||
           (b->bare && sites[a->site].kind == RACE_ATOMIC_UPDATE);
}

/* An update, or a store of a wave that has had the word by one, as of a lock. */
static bool is_atomic(const struct race_site *site, const struct race_record *record)
{
    return site->kind == RACE_ATOMIC_UPDATE || (site->kind == RACE_SHARED_STORE && !record->bare);
}

static enum race_doubt doubt_of(const struct race_site *one, const struct race_record *first,
                                const struct race_site *other, const struct race_record *second)
{
    if (one->kind == RACE_SHARED_STORE && other->kind == RACE_SHARED_STORE)
        return RACE_DOUBTS_ATOMIC;
    if ((one->kind == RACE_LOAD && is_atomic(other, second)) || (other->kind == RACE_LOAD && is_atomic(one, first)))
        return RACE_DOUBTS_PEEK;
    return RACE_DOUBTS_SPIN;
}

/* Two accesses that conflict, and are not ordered. */
static void report(struct race_checker *checker, const struct place *place, const struct race_record *first,
                   const struct race_record *second, bool same_group)
{
    const struct race_site *one = &checker->findings.sites[first->site],
                           *other = &checker->findings.sites[second->site];
    bool shared = one->kind == RACE_SHARED_STORE && other->kind == RACE_SHARED_STORE;
    bool may_spin = same_group && one->plain && other->plain && !shared;
    struct race_end ends[2] = {race_end_of(checker, first), race_end_of(checker, second)};

    checker->conflicts++;
    if (shared && (race_word_atomic(place->word) || stores_the_same(first, second)))
        return;
    if (may_spin && race_word_spun(place->word))
        return;
    if (shared || may_spin)
        suspect(checker, place, doubt_of(one, first, other, second), first, second, ends);
    else
        convict(checker, place, first, second, ends);
}

/* Lanes of one wave. The wave itself orders its instructions; the program does so only if the wave has waited between
 * them, as a barrier makes it. */
static void compare_lanes(struct race_checker *checker, const struct place *place, struct race_record *old,
                          const struct race_record *new, bool conflict)
{
    const struct race_thread *thread = &checker->threads[new->thread];
    const struct race_site *sites = checker->findings.sites;
    uint32_t waited = place->lds ? thread->lds_waited : thread->memory_waited;
    bool at_once = old->instruction == new->instruction;
    bool lost = sites[new->site].counts && at_once;
    bool atomic = !at_once && race_word_atomic(place->word) && sites[old->site].kind == RACE_SHARED_STORE &&
                  sites[new->site].kind == RACE_SHARED_STORE;

    if (!conflict || old->instruction <= waited)
        return;
    checker->conflicts++;
    if (!sites[old->site].lanes || !sites[new->site].lanes || old->lane == RACE_NO_LANE || new->lane == RACE_NO_LANE ||
        (old->lane == new->lane && old->lane != RACE_MANY_LANES) || ((atomic || stores_the_same(old, new)) && !lost) ||
        race_word_spun(place->word))
        return;
    if (!at_once || (old->has_value && new->has_value && old->bytes == new->bytes)) {
        struct race_end ends[2] = {race_end_of(checker, old), race_end_of(checker, new)};

        convict(checker, place, old, new, ends);
    }
}

/* Reports a race of two records. Returns true if the old one has become superfluous. */
static bool compare(struct race_checker *checker, const struct place *place, struct race_record *old,
                    struct race_record *new)
{
    const struct race_thread *thread = &checker->threads[new->thread];
    const struct race_site *was = &checker->findings.sites[old->site], *is = &checker->findings.sites[new->site];
    bool same_group = checker->threads[old->thread].group == thread->group;
    bool gone = (old->bytes & ~new->bytes) == 0 && race_supersedes(is, was, same_group);
    bool conflict = false;

    old->clean &= is->kind == RACE_LOAD;
    if (old->thread != new->thread && race_has_met(checker, old, new->thread, place->lds))
        return gone && is->kind != RACE_LOAD;
    if (old->bytes & new->bytes)
        conflict = race_conflict((enum race_kind)was->kind, (enum race_scope)was->scope, (enum race_kind)is->kind,
                                 (enum race_scope)is->scope, same_group);
    if (old->thread == new->thread) {
        compare_lanes(checker, place, old, new, conflict);
        if (race_repeats(checker, old, new) && !race_word_spun(place->word))
            checker->failed |= !race_word_is_spun(place->word);
        if (gone && old->instruction == new->instruction && old->lane != new->lane)
            new->lane = RACE_MANY_LANES;
        return gone;
    }
    conflict |= is_forgotten(checker, old, new) && old->bytes & new->bytes;
    if (!conflict && (!gone || is->kind == RACE_LOAD))
        return false;
    if (race_is_before(checker, old, new->thread, place->lds))
        return gone;
    if (conflict)
        report(checker, place, old, new, same_group);
    return false;
}

static void spin(struct race_thread *thread, struct race_word *word)
{
    if (thread->spin_count < RACE_SPINS_MOST && (!thread->spin_count || thread->spins[thread->spin_count - 1] != word))
        thread->spins[thread->spin_count++] = word;
}

/* Compares with all records of a list, and leaves out those that become superfluous. */
static void compare_all(struct race_checker *checker, const struct place *place, enum race_list list,
                        struct race_record *record)
{
    uint32_t kept = 0, count;
    struct race_record *at = race_word_list(place->word, list, &count);

    for (uint32_t i = 0; i < count; i++) {
        if (!compare(checker, place, &at[i], record))
            at[kept++] = at[i];
    }
    race_word_shorten(place->word, list, kept);
}

/* An atomic of a wide scope takes the place of the thread's last one; others are inclusive. */
static bool replaces_own(struct race_checker *checker, struct race_word *word, const struct race_record *record)
{
    struct race_thread *thread = &checker->threads[record->thread];
    uint32_t count;
    struct race_record *atomics = race_word_list(word, RACE_ATOMICS, &count);
    const struct race_site *sites = checker->findings.sites;
    uint32_t *hint = &thread->hints[(uintptr_t)word / sizeof(*word) % RACE_HINTS];
    bool loads = sites[record->site].kind == RACE_ATOMIC_LOAD;

    for (uint32_t n = 0; n <= count; n++) {
        uint32_t i = n ? n - 1 : *hint;
        const struct race_record *old = i < count ? &atomics[i] : NULL;

        if (!old || old->thread != record->thread || old->bytes != record->bytes ||
            (sites[old->site].kind == RACE_ATOMIC_LOAD) != loads)
            continue;
        *hint = i;
        atomics[i] = *record;
        return true;
    }
    *hint = count;
    return false;
}

/* What an access of the kind may conflict with, or make superfluous, among the atomics of the word. */
static bool meets_atomics(const struct race_site *site, const struct place *place, bool bare)
{
    bool wide = race_kind_is_atomic((enum race_kind)site->kind) || (site->kind == RACE_SHARED_STORE && !bare);

    return !wide || place->lds || race_word_narrow(place->word) || site->scope == RACE_SCOPE_GROUP;
}

/* Other loads are no matter to a load. Returns whether it has taken the place of one. */
static bool joins_loads(struct race_checker *checker, const struct place *place, struct race_record *record)
{
    uint32_t count;
    struct race_record *loads = race_word_list(place->word, RACE_LOADS, &count);

    for (uint32_t i = 0; i < count; i++) {
        if (loads[i].thread != record->thread || !compare(checker, place, &loads[i], record))
            continue;
        loads[i] = *record;
        return true;
    }
    if (count < RACE_LOADS_MOST)
        return false;
    loads[record->thread % RACE_LOADS_MOST] = *record;
    return true;
}

/* The thread's load of the word at the record's site, to which nothing has happened since; NULL: there is none. */
static struct race_record *find_clean(struct race_word *word, const struct race_record *record)
{
    uint32_t count;
    struct race_record *at;

    if (word->first.thread == record->thread && word->first.site == record->site &&
        word->first.bytes == record->bytes && word->first.clean)
        return &word->first;
    at = race_word_list(word, RACE_LOADS, &count);
    for (uint32_t i = 0; i < count; i++) {
        if (at[i].thread == record->thread && at[i].site == record->site && at[i].bytes == record->bytes && at[i].clean)
            return &at[i];
    }
    return NULL;
}

/* A load that finds what it found before takes its place. Returns whether it does. */
static bool repeats_clean(const struct race_checker *checker, struct race_word *word, const struct race_record *record)
{
    struct race_record *old = find_clean(word, record);
    bool same_instruction, same_lane;

    if (!old || (!race_word_spun(word) && race_repeats(checker, old, record)))
        return false;
    same_instruction = old->instruction == record->instruction;
    same_lane = old->lane == record->lane;
    *old = *record;
    old->clean = 1;
    if (same_instruction && !same_lane)
        old->lane = RACE_MANY_LANES;
    return true;
}

static void remember(struct race_checker *checker, const struct place *place, struct race_record *record)
{
    const struct race_site *site = &checker->findings.sites[record->site];
    bool atomic = race_kind_is_atomic((enum race_kind)site->kind), meets = meets_atomics(site, place, record->bare);
    struct race_word *word = place->word;
    uint64_t conflicts = checker->conflicts;

    if (site->kind == RACE_LOAD && repeats_clean(checker, word, record))
        return;
    if (word->first.bytes && compare(checker, place, &word->first, record))
        word->first.bytes = 0;
    if (word->more && word->more->counts[RACE_STORES])
        compare_all(checker, place, RACE_STORES, record);
    if (word->more && site->kind != RACE_LOAD && word->more->counts[RACE_LOADS])
        compare_all(checker, place, RACE_LOADS, record);
    if (word->more && meets && word->more->counts[RACE_ATOMICS])
        compare_all(checker, place, RACE_ATOMICS, record);
    if (atomic && !meets && word->more && replaces_own(checker, word, record))
        return;
    record->clean = site->kind == RACE_LOAD && checker->conflicts == conflicts;
    if (site->kind == RACE_LOAD && word->more && joins_loads(checker, place, record))
        return;
    if (!race_word_record(word, record, (enum race_kind)site->kind))
        checker->failed = true;
}

/* The thread is about to update the word by a compare-and-swap or the like: its load before it was a peek at the word. Code
 * does not say that such a load of scope work-group is atomic. */
static void note_peek(struct race_checker *checker, struct race_word *word, uint32_t thread)
{
    struct race_site *sites = checker->findings.sites;
    uint32_t count;
    const struct race_record *loads = race_word_list(word, RACE_LOADS, &count);

    if (word->first.bytes && word->first.thread == thread)
        sites[word->first.site].peeks |= sites[word->first.site].kind == RACE_LOAD;
    for (uint32_t i = 0; i < count; i++)
        sites[loads[i].site].peeks |= loads[i].thread == thread;
}

static void access_word(struct race_checker *checker, const struct place *place, struct race_record *record)
{
    const struct race_site *site = &checker->findings.sites[record->site];
    bool atomic = race_kind_is_atomic((enum race_kind)site->kind);
    bool narrow = atomic && site->scope == RACE_SCOPE_GROUP;
    struct race_word *word = place->word;

    if (atomic && !race_word_atomic(word)) {
        checker->failed |= !race_word_is_atomic(word);
        if (!place->lds)
            race_revive_store(checker, word, place->address);
    }
    if (narrow && word->more)
        word->more->narrow = true;
    record->bare =
        site->kind == RACE_SHARED_STORE && is_bare(&checker->threads[record->thread], word, record->thread, site);
    if (site->plain && site->kind == RACE_ATOMIC_LOAD && narrow && !race_word_spun(word))
        checker->failed |= !race_word_is_spun(word);
    if (site->peeked_before)
        note_peek(checker, word, record->thread);
    remember(checker, place, record);
    if (atomic && word->more)
        word->more->takers |= 1u << record->thread % RACE_TAKERS;
    if (race_word_spun(word) && site->plain && !race_kind_writes((enum race_kind)site->kind))
        spin(&checker->threads[record->thread], word);
}

/* A load of a word of a line of which nothing is known but such loads. Returns false if there is more to it. */
static bool joins_singles(const struct race_checker *checker, struct race_line *line, uint64_t address,
                          const struct race_record *record)
{
    uint32_t word = (uint32_t)(address % RACE_LINE_BYTES / RACE_WORD_BYTES);
    struct race_record joined = *record, old;

    if (line->words || record->bytes != RACE_ALL_BYTES || !race_line_may_join(line, record))
        return false;
    old = race_line_single(line, word);
    if (old.bytes && race_repeats(checker, &old, record))
        return false;
    if (old.bytes && old.instruction == record->instruction && old.lane != record->lane)
        joined.lane = RACE_MANY_LANES;
    return race_line_join(line, word, &joined);
}

static struct race_record record_of(const struct race_thread *thread, const struct race_access *access)
{
    return (struct race_record){.thread = access->thread,
                                .instruction = access->instruction ? access->instruction : thread->instruction,
                                .site = (uint16_t)access->site,
                                .lane = access->lane & RACE_LANE_BITS};
}

/* What the thread's last instruction does is noted of it: before its accesses are compared, and behind them. */
static void begin_access(struct race_checker *checker, struct race_thread *thread, const struct race_access *access)
{
    checker->failed |= !race_stay_note(thread, access->cu);
    if (checker->findings.sites[access->site].lds)
        thread->lds_last = thread->instruction;
}

static void end_access(struct race_thread *thread, const struct race_site *site)
{
    if (!race_kind_writes((enum race_kind)site->kind))
        return;
    thread->effect = thread->instruction;
    thread->stored |= !site->lds && site->kind == RACE_SHARED_STORE;
    if (!site->lds)
        thread->store_last = thread->instruction;
}

static uint64_t address_of(const struct race_thread *thread, const struct race_site *site, uint64_t address)
{
    return address + (site->lds ? (uint64_t)thread->group * RACE_LDS_BYTES : 0);
}

void race_access_ahead(const struct race_checker *checker, const struct race_access *access,
                       const uint64_t address[ISA_LANES], uint64_t lanes)
{
    const struct race_thread *thread = &checker->threads[access->thread];
    const struct race_site *site = &checker->findings.sites[access->site];

    for (uint64_t left = lanes; left; left &= left - 1)
        race_words_prefetch(site->lds ? &checker->lds : &checker->words,
                            address_of(thread, site, address[__builtin_ctzll(left)]));
}
static bool is_aligned(uint64_t address, uint32_t bytes)
{
    return address % (bytes < RACE_WORD_BYTES ? bytes : RACE_WORD_BYTES) == 0;
}

void race_access(struct race_checker *checker, const struct race_access *access)
{
    struct race_thread *thread = &checker->threads[access->thread];
    const struct race_site *site = &checker->findings.sites[access->site];
    struct race_words *words = site->lds ? &checker->lds : &checker->words;
    struct race_record record = record_of(thread, access);
    uint64_t address = address_of(thread, site, access->address), end = address + access->bytes;
    const uint32_t *values;

    SIM_REQUIRE(access->thread < checker->thread_count);
    SIM_REQUIRE(access->lane <= RACE_NO_LANE);
    SIM_REQUIRE(access->bytes);
    values = is_aligned(address, access->bytes) ? access->values : NULL;
    record.has_value = values != NULL;
    begin_access(checker, thread, access);
    for (uint64_t at = address - address % RACE_WORD_BYTES; at < end; at += RACE_WORD_BYTES) {
        uint32_t from = address > at ? (uint32_t)(address - at) : 0;
        uint32_t to = end - at < RACE_WORD_BYTES ? (uint32_t)(end - at) : RACE_WORD_BYTES;
        struct race_line *line = race_line_at(words, at);
        struct place place = {.address = at, .lds = site->lds};

        record.bytes = ((1u << to) - (1u << from)) & RACE_ALL_BYTES;
        if (line && site->kind == RACE_LOAD && joins_singles(checker, line, at, &record))
            continue;
        place.word = line ? race_line_word(line, at) : NULL;
        if (!place.word) {
            checker->failed = true;
            return;
        }
        record.lane = access->lane & RACE_LANE_BITS;
        if (values)
            record.value = *values++;
        access_word(checker, &place, &record);
    }
    end_access(thread, site);
}

bool race_access_line(struct race_checker *checker, const struct race_access *access, uint32_t spread)
{
    struct race_thread *thread = &checker->threads[access->thread];
    const struct race_site *site = &checker->findings.sites[access->site];
    struct race_record record = record_of(thread, access);
    uint64_t address = address_of(thread, site, access->address);
    struct race_line *line = race_line_at(site->lds ? &checker->lds : &checker->words, address);
    struct place place = {.address = address, .lds = site->lds};

    record.spread = spread & 3u;
    record.bytes = RACE_ALL_BYTES;
    record.has_value = access->values != NULL;
    if (!line || !race_line_stays_whole(checker, line, &record, site->lds) ||
        (access->values && !race_line_keep_values(line, access->values)))
        return false;
    place.word = &line->whole;
    begin_access(checker, thread, access);
    access_word(checker, &place, &record);
    end_access(thread, site);
    return true;
}

static const struct race_record *last_shared_store(const struct race_checker *checker, const struct race_word *word)
{
    const struct race_record *record;

    for (uint32_t i = 0; (record = race_word_at_back(word, i)) != NULL; i++) {
        if (checker->findings.sites[record->site].kind == RACE_SHARED_STORE)
            return record;
    }
    return NULL;
}

void race_revive_store(struct race_checker *checker, struct race_word *word, uint64_t address)
{
    const struct race_record *store = last_shared_store(checker, word);
    const struct race_thread *thread = store ? &checker->threads[store->thread] : NULL;
    struct race_event event = {.address = address, .kind = RACE_EVENT_ATOMIC, .writes = true, .plain = true};
    struct race_entry own = {.thread = 0};
    struct race_fence fence;

    if (!store)
        return;
    fence = race_fence_before(thread, store->instruction);
    own = (struct race_entry){.thread = store->thread, .until = fence.until, .dot = store->instruction};
    event.thread = store->thread;
    event.group = thread->group;
    event.instruction = store->instruction;
    event.fence_until = fence.until;
    event.site = store->site;
    event.scope = checker->findings.sites[store->site].scope;
    race_publish(checker, word, (enum race_scope)event.scope, thread->group, fence.clock, &own);
    if (!race_trail_note(&checker->trail, &event))
        checker->failed = true;
}

void race_follow_mates(struct race_checker *checker, uint32_t thread, const struct race_word *word)
{
    struct race_thread *follower = &checker->threads[thread];
    const struct race_record *record;

    for (uint32_t i = 0; (record = race_word_at_back(word, i)) != NULL; i++) {
        const struct race_thread *mate = &checker->threads[record->thread];
        struct race_entry own = {.thread = record->thread, .until = record->instruction};

        if (record->thread != thread && mate->group == follower->group &&
            race_kind_writes((enum race_kind)checker->findings.sites[record->site].kind))
            race_clock_add(&follower->clock, mate->clock, &own, &checker->failed);
    }
}
