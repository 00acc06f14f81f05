/* stale.c - hits of old bytes: whose store they lack, and which invalidation. */
#include "tools/bugs/race/stale.h"

#include <string.h>

#include "tools/bugs/race/order.h"
#include "tools/bugs/race/stays.h"

#define TRIES_MOST 16u /* to find an order, for each pair of sites */

/* The last store to a byte that the word remembers; NULL: none. */
static const struct race_record *last_store(const struct race_checker *checker, const struct race_word *word,
                                            uint32_t byte)
{
    const struct race_record *record;

    for (uint32_t i = 0; (record = race_word_at_back(word, i)) != NULL; i++) {
        if (record->bytes >> byte & 1 && race_kind_writes((enum race_kind)checker->findings.sites[record->site].kind))
            return record;
    }
    return NULL;
}

/* Counts hits of one load in a row. Returns whether the wave waits for other bytes. */
static bool waits(struct race_stale *stale, const struct race_access *load, uint64_t address)
{
    struct race_stale_spin *spin = &stale->spins[load->thread % RACE_STALE_WAITERS];

    if (spin->thread != load->thread || spin->site != load->site || spin->address != address)
        *spin = (struct race_stale_spin){.thread = load->thread, .site = load->site, .address = address};
    return ++spin->count >= RACE_STALE_SPINS;
}

/* What is missing; .count 0: the load need not see the store. */
static struct race_missing missing_of(struct race_stale *stale, struct race_checker *checker,
                                      const struct race_access *load, const struct race_record *store, uint64_t address,
                                      bool scalar)
{
    struct race_missing missing = {.count = 1, .lacks[0] = {RACE_LACKS_FRESH, load->site}};
    bool waiting = waits(stale, load, address);

    if (scalar)
        missing.lacks[0].lack = RACE_LACKS_SCALAR;
    if (race_is_before(checker, store, load->thread, false)) {
        if (!scalar)
            missing.lacks[0].lack = RACE_LACKS_INVALIDATE;
        return missing;
    }
    if (!waiting) {
        missing = race_trail_missing(&checker->trail, store->thread, store->instruction, load->thread,
                                     checker->thread_count, &stale->failed);
        if (missing.count != 1 || missing.lacks[0].lack != RACE_LACKS_ACQUIRE)
            missing.count = 0;
    }
    return missing;
}

static struct race_finding *find(struct race_stale *stale, uint32_t load, uint32_t store)
{
    for (uint32_t i = 0; i < stale->found.count; i++) {
        if (stale->found.found[i].ends[0].site == load && stale->found.found[i].ends[1].site == store)
            return &stale->found.found[i];
    }
    return NULL;
}

static uint32_t cu_of(const struct race_checker *checker, const struct race_record *record)
{
    return race_stay_of(&checker->threads[record->thread], record->instruction);
}

static struct race_end reader_of(const struct race_checker *checker, const struct race_access *load)
{
    const struct race_record record = {
        .thread = load->thread, .site = (uint16_t)load->site, .lane = load->lane & RACE_LANE_BITS};
    struct race_end end = race_end_of(checker, &record);

    end.cu = load->cu;
    return end;
}

void race_stale_hit(struct race_stale *stale, struct race_checker *checker, const struct race_access *load,
                    uint64_t address, bool scalar)
{
    const struct race_word *word = race_word_at(&checker->words, address);
    const struct race_record *store = word ? last_store(checker, word, address % RACE_WORD_BYTES) : NULL;
    struct race_finding *finding;
    struct race_end ends[2];

    /* A store of the same CU is in its L1 before it is in memory. */
    if (!store || store->thread == load->thread || (!scalar && cu_of(checker, store) == load->cu))
        return;
    finding = find(stale, load->site, store->site);
    if (!finding) {
        ends[0] = reader_of(checker, load);
        ends[1] = race_end_of(checker, store);
        finding = race_note(&stale->found, address, ends, 0);
    }
    if (!finding) {
        stale->failed = true;
        return;
    }
    if (finding->missing.count) {
        finding->count++;
        return;
    }
    if (finding->tries == TRIES_MOST && !race_is_before(checker, store, load->thread, false) &&
        !waits(stale, load, address))
        return;
    finding->tries += finding->tries < TRIES_MOST;
    finding->missing = missing_of(stale, checker, load, store, address, scalar);
    if (!finding->missing.count)
        return;
    finding->count = 1;
    finding->address = address;
    finding->ends[0] = reader_of(checker, load);
    finding->ends[1] = race_end_of(checker, store);
}

void race_stale_free(struct race_stale *stale)
{
    race_findings_free(&stale->found);
    memset(stale, 0, sizeof(*stale));
}
