/* checker.c - happens-before between waves, and accesses that it does not order. */
#include "tools/bugs/race/checker.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"
#include "tools/bugs/race/releases.h"

struct race_checker *race_checker_create(void)
{
    return calloc(1, sizeof(struct race_checker));
}

static void forget_all(struct race_checker *checker)
{
    for (uint32_t i = 0; i < checker->thread_count; i++) {
        race_clock_drop(checker->threads[i].clock);
        race_clock_drop(checker->threads[i].fence);
        race_clock_drop(checker->threads[i].pending);
        for (uint32_t j = 0; j < checker->threads[i].fence_count; j++)
            race_clock_drop(checker->threads[i].fences[j].clock);
        free(checker->threads[i].fences);
        free(checker->threads[i].stays);
    }
    checker->thread_count = 0;
    checker->group_count = 0;
    race_clock_drop(checker->system);
    checker->system = NULL;
    race_join_forget(&checker->observed);
    race_join_forget(&checker->published);
    race_checker_finish(checker);
    race_words_clear(&checker->words);
    race_words_clear(&checker->lds);
    race_trail_clear(&checker->trail);
}

void race_checker_free(struct race_checker *checker)
{
    if (!checker)
        return;
    forget_all(checker);
    free(checker->threads);
    free(checker->groups);
    race_trail_free(&checker->trail);
    race_findings_free(&checker->findings);
    free(checker);
}

/* Kernels and work-groups */

bool race_kernel_begin(struct race_checker *checker)
{
    bool alone = checker->kernels == 0;

    if (alone)
        forget_all(checker);
    checker->kernels++;
    return alone;
}

static void add_thread_to(struct race_checker *checker, struct race_clock **clock, uint32_t thread)
{
    const struct race_thread *added = &checker->threads[thread];
    struct race_entry own = {.thread = thread, .until = added->instruction};

    race_clock_add(clock, added->clock, &own, &checker->failed);
}

static void add_group_to(struct race_checker *checker, struct race_clock **clock, const struct race_group *group)
{
    for (uint32_t i = 0; i < group->waves; i++)
        add_thread_to(checker, clock, group->first_thread + i);
}

void race_kernel_end(struct race_checker *checker, uint32_t kernel)
{
    SIM_REQUIRE(checker->kernels);
    checker->kernels--;
    if (checker->kernels == 0)
        return;
    for (uint32_t i = 0; i < checker->group_count; i++) {
        struct race_group *group = &checker->groups[i];

        if (group->kernel != kernel)
            continue;
        add_group_to(checker, &checker->system, group);
        group->kernel = RACE_NO_KERNEL;
    }
}

static bool reserve_group(struct race_checker *checker)
{
    return sim_reserve(&checker->groups, &checker->group_capacity, checker->group_count, sizeof *checker->groups);
}

static bool reserve_threads(struct race_checker *checker, uint32_t count)
{
    uint32_t capacity = checker->thread_capacity ? checker->thread_capacity : 64;
    struct race_thread *threads;

    if (checker->thread_count + count <= checker->thread_capacity)
        return true;
    while (capacity < checker->thread_count + count)
        capacity *= 2;
    threads = realloc(checker->threads, capacity * sizeof(*threads));
    if (!threads)
        return false;
    checker->threads = threads;
    checker->thread_capacity = capacity;
    return true;
}

uint32_t race_group_begin(struct race_checker *checker, uint32_t kernel, const char *name, const uint32_t id[3],
                          const uint64_t first_item[3], const uint32_t size[3], uint32_t waves)
{
    uint32_t first = checker->thread_count;
    struct race_group *group;

    SIM_REQUIRE(waves);
    if (!reserve_group(checker) || !reserve_threads(checker, waves)) {
        checker->failed = true;
        return UINT32_MAX;
    }
    group = &checker->groups[checker->group_count];
    *group = (struct race_group){.name = name, .kernel = kernel, .first_thread = first, .waves = waves};
    memcpy(group->id, id, sizeof(group->id));
    memcpy(group->first, first_item, sizeof(group->first));
    memcpy(group->size, size, sizeof(group->size));
    for (uint32_t i = 0; i < waves; i++)
        checker->threads[checker->thread_count++] = (struct race_thread){.clock = race_clock_keep(checker->system),
                                                                         .fence = race_clock_keep(checker->system),
                                                                         .group = checker->group_count,
                                                                         .cu = RACE_NO_CU};
    checker->group_count++;
    return first;
}

void race_group_end(struct race_checker *checker, uint32_t first_thread)
{
    uint64_t from = (uint64_t)checker->threads[first_thread].group * RACE_LDS_BYTES;

    SIM_REQUIRE(first_thread < checker->thread_count);
    if (!race_words_drop(&checker->lds, from, from + RACE_LDS_BYTES, &checker->findings))
        checker->failed = true;
}

/* Accesses */

uint32_t race_checker_site(struct race_checker *checker, const struct race_site *site)
{
    uint32_t number = race_site(&checker->findings, site);

    if (number != UINT32_MAX)
        return number;
    checker->failed = true;
    return 0;
}

uint32_t race_issue(struct race_checker *checker, uint32_t thread)
{
    struct race_thread *issuer = &checker->threads[thread];

    SIM_REQUIRE(thread < checker->thread_count);
    for (uint32_t i = 0; i < issuer->spin_count; i++)
        race_follow_mates(checker, thread, issuer->spins[i]);
    issuer->spin_count = 0;
    return ++issuer->instruction;
}

void race_waited(struct race_checker *checker, uint32_t thread, bool memory, bool lds)
{
    struct race_thread *waiter = &checker->threads[thread];

    SIM_REQUIRE(thread < checker->thread_count);
    if (memory) {
        waiter->memory_waited = waiter->instruction;
        waiter->stores_first = waiter->stores_last = 0;
    }
    if (lds)
        waiter->lds_waited = waiter->instruction;
}

/* Synchronisation */

/* The atomic reads the word: what the releases that it is inclusive with have published is acquired. */
static void observe(struct race_checker *checker, const struct race_atomic *atomic, const struct race_word *word)
{
    struct race_thread *thread = &checker->threads[atomic->thread];
    struct race_clock **clock = atomic->acquires ? &thread->clock : &thread->pending;

    for (const struct race_release *at = word->more ? word->more->releases : NULL; at; at = at->next) {
        const struct race_clock *before = *clock;

        if (race_inclusive(atomic->scope, (enum race_scope)at->scope, at->group == thread->group))
            race_clock_add_again(&checker->observed, clock, at->clock, &at->own, &checker->failed);
        thread->fence_old |= *clock != before;
    }
    if (atomic->plain && atomic->answers)
        race_follow_mates(checker, atomic->thread, word);
}

/* Puts an atomic on the trail, unless it reads once more what it has read. */
static void note_atomic(struct race_checker *checker, const struct race_atomic *atomic, uint64_t address)
{
    struct race_thread *thread = &checker->threads[atomic->thread];
    const struct race_event event = {.address = address,
                                     .thread = atomic->thread,
                                     .group = thread->group,
                                     .instruction = atomic->instruction,
                                     .fence_until = thread->fence_until,
                                     .site = atomic->site,
                                     .kind = RACE_EVENT_ATOMIC,
                                     .scope = (uint8_t)atomic->scope,
                                     .reads = atomic->reads,
                                     .writes = atomic->writes,
                                     .acquires = atomic->acquires,
                                     .releases = atomic->releases,
                                     .answers = atomic->answers || atomic->acquires,
                                     .plain = atomic->plain};

    if (!atomic->writes) {
        if (thread->read_address == address && thread->read_at >= race_trail_written(&checker->trail, address))
            return;
        thread->read_address = address;
        thread->read_at = checker->trail.count;
    }
    thread->has_pending |= atomic->reads;
    if (!race_trail_note(&checker->trail, &event))
        checker->failed = true;
}

static void note_thread(struct race_checker *checker, uint32_t thread, enum race_event_kind kind)
{
    const struct race_event event = {.thread = thread,
                                     .group = checker->threads[thread].group,
                                     .instruction = checker->threads[thread].instruction,
                                     .kind = (uint8_t)kind};

    if (!race_trail_note(&checker->trail, &event))
        checker->failed = true;
}

static void perform_on_word(struct race_checker *checker, const struct race_atomic *atomic, struct race_word *word)
{
    const struct race_thread *thread = &checker->threads[atomic->thread];
    struct race_entry own = {.thread = atomic->thread,
                             .until = atomic->releases ? atomic->instruction : thread->fence_until,
                             .dot = atomic->instruction};

    if (atomic->reads)
        observe(checker, atomic, word);
    if (!atomic->writes)
        return;
    if (!atomic->reads)
        race_word_forget_releases(word);
    race_publish(checker, word, atomic->scope, thread->group, atomic->releases ? thread->clock : thread->fence, &own);
}

void race_perform(struct race_checker *checker, const struct race_atomic *atomic, uint64_t address, uint32_t bytes)
{
    SIM_REQUIRE(atomic->thread < checker->thread_count);
    SIM_REQUIRE(atomic->instruction);
    SIM_REQUIRE(atomic->instruction <= checker->threads[atomic->thread].instruction);
    for (uint64_t at = address - address % RACE_WORD_BYTES; at < address + bytes; at += RACE_WORD_BYTES) {
        struct race_word *word;

        /* An ordinary store is looked at again if the word turns out to be one for atomics. */
        if (!atomic->noted && !race_words_are_atomic(&checker->words, at))
            continue;
        word = race_word_at(&checker->words, at);
        if (!word) {
            checker->failed = true;
            return;
        }
        perform_on_word(checker, atomic, word);
        note_atomic(checker, atomic, at);
    }
}

void race_lds_atomic(struct race_checker *checker, uint32_t thread, uint64_t address)
{
    uint64_t from = (uint64_t)checker->threads[thread].group * RACE_LDS_BYTES;
    const struct race_word *word = race_word_at(&checker->lds, from + address - address % RACE_WORD_BYTES);

    if (word)
        race_follow_mates(checker, thread, word);
    else
        checker->failed = true;
}

void race_fence_acquire(struct race_checker *checker, uint32_t thread)
{
    struct race_thread *fenced = &checker->threads[thread];

    race_clock_add(&fenced->clock, fenced->pending, NULL, &checker->failed);
    race_clock_drop(fenced->pending);
    fenced->pending = NULL;
    if (fenced->has_pending)
        note_thread(checker, thread, RACE_EVENT_ACQUIRE);
    fenced->has_pending = false;
}

void race_fence_release(struct race_checker *checker, uint32_t thread, bool shown)
{
    struct race_thread *fenced = &checker->threads[thread];

    fenced->fenced |= shown;
    fenced->fence_until = fenced->instruction;
    if (fenced->fence_old) {
        fenced->fence_old = false;
        race_clock_drop(fenced->fence);
        fenced->fence = race_clock_join(fenced->clock, fenced->pending, NULL, &checker->failed);
    }
    race_keep_fence(checker, fenced);
}

static void replace(struct race_clock **clock, struct race_clock *by)
{
    race_clock_keep(by);
    race_clock_drop(*clock);
    *clock = by;
}

/* A barrier orders accesses to the LDS, and stores to memory, only if the wave has waited for them. */
static void leave_gap(struct race_thread *thread)
{
    bool waited = thread->lds_last <= thread->lds_waited, stored = thread->store_last > thread->memory_waited;

    thread->gap_first = waited ? 0 : thread->lds_waited + 1;
    thread->gap_last = waited ? 0 : thread->instruction;
    thread->stores_first = stored ? thread->memory_waited + 1 : 0;
    thread->stores_last = stored ? thread->instruction : 0;
    thread->effect = thread->instruction;
    thread->met = thread->instruction;
}

void race_barrier(struct race_checker *checker, uint32_t first_thread)
{
    const struct race_group *group = &checker->groups[checker->threads[first_thread].group];
    struct race_clock *clock = NULL, *fence = NULL, *pending = NULL;

    add_group_to(checker, &clock, group);
    for (uint32_t i = 0; i < group->waves; i++) {
        const struct race_thread *thread = &checker->threads[first_thread + i];
        struct race_entry own = {.thread = first_thread + i, .until = thread->fence_until};

        race_clock_add(&fence, thread->fence, &own, &checker->failed);
        race_clock_add(&pending, thread->pending, NULL, &checker->failed);
    }
    for (uint32_t i = 0; i < group->waves; i++) {
        struct race_thread *thread = &checker->threads[first_thread + i];

        replace(&thread->clock, clock);
        replace(&thread->fence, fence);
        replace(&thread->pending, pending);
        race_keep_fence(checker, thread);
        thread->fence_old = true;
        thread->fenced = true;
        leave_gap(thread);
        note_thread(checker, first_thread + i, RACE_EVENT_BARRIER);
    }
    race_clock_drop(clock);
    race_clock_drop(fence);
    race_clock_drop(pending);
}

void race_message(struct race_checker *checker, uint32_t first_thread)
{
    const struct race_group *group = &checker->groups[checker->threads[first_thread].group];

    add_group_to(checker, &checker->system, group);
    for (uint32_t i = 0; i < group->waves;
         i++) /* and what its atomics had read before the release in front of the message */
        race_clock_add(&checker->system, checker->threads[group->first_thread + i].fence, NULL, &checker->failed);
}

void race_command_store(struct race_checker *checker, uint64_t address, uint32_t bytes, bool adds)
{
    for (uint64_t at = address - address % RACE_WORD_BYTES; at < address + bytes; at += RACE_WORD_BYTES) {
        struct race_word *word = race_word_at(&checker->words, at);
        struct race_release *release;

        if (!word) {
            checker->failed = true;
            return;
        }
        if (!adds)
            race_word_forget_releases(word);
        release = race_word_release(word, RACE_SCOPE_AGENT, UINT32_MAX);
        if (release)
            race_clock_add(&release->clock, checker->system, NULL, &checker->failed);
        else
            checker->failed = true;
    }
}

/* Results */

void race_checker_finish(struct race_checker *checker)
{
    if (!race_words_convict(&checker->words, &checker->findings) ||
        !race_words_convict(&checker->lds, &checker->findings))
        checker->failed = true;
}

const struct race_findings *race_checker_findings(const struct race_checker *checker)
{
    return &checker->findings;
}

bool race_checker_failed(const struct race_checker *checker)
{
    return checker->failed;
}
