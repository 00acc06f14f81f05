/* checker.c - happens-before between waves, and accesses that it does not order. */
#include "race/checker.h"

#include <stdlib.h>
#include <string.h>

#include "race/words.h"

#define NO_KERNEL UINT32_MAX

/* Clocks of a wave. Its own instructions up to now are not in them. */
struct race_thread {
    struct race_clock *clock;   /* what happens before its next instruction */
    struct race_clock *fence;   /* what its last release fence released, with fence_until of its own */
    struct race_clock *pending; /* what its atomics have read, for its next acquire fence */
    bool fence_old;             /* clock or pending has changed since that fence */
    uint32_t fence_until;
    uint32_t instruction;
    uint32_t group;
};

struct race_group {
    const char *name;
    uint32_t kernel; /* NO_KERNEL: it has ended */
    uint32_t id[3];
    uint32_t first_thread, waves;
};

struct race_checker {
    struct race_thread *threads;
    struct race_group *groups;
    uint32_t thread_count, thread_capacity, group_count, group_capacity;
    uint32_t kernels;          /* under way */
    struct race_clock *system; /* what the command processor has acquired */
    struct race_words words;
    struct race_findings findings;
    bool failed;
};

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
    }
    checker->thread_count = 0;
    checker->group_count = 0;
    race_clock_drop(checker->system);
    checker->system = NULL;
    race_checker_finish(checker);
    race_words_clear(&checker->words);
}

void race_checker_free(struct race_checker *checker)
{
    if (!checker)
        return;
    forget_all(checker);
    free(checker->threads);
    free(checker->groups);
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
    checker->kernels--;
    if (checker->kernels == 0)
        return;
    for (uint32_t i = 0; i < checker->group_count; i++) {
        struct race_group *group = &checker->groups[i];

        if (group->kernel != kernel)
            continue;
        add_group_to(checker, &checker->system, group);
        group->kernel = NO_KERNEL;
    }
}

static bool reserve_group(struct race_checker *checker)
{
    uint32_t capacity = checker->group_capacity ? 2 * checker->group_capacity : 64;
    struct race_group *groups;

    if (checker->group_count < checker->group_capacity)
        return true;
    groups = realloc(checker->groups, capacity * sizeof(*groups));
    if (!groups)
        return false;
    checker->groups = groups;
    checker->group_capacity = capacity;
    return true;
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
                          uint32_t waves)
{
    uint32_t first = checker->thread_count;
    struct race_group *group;

    if (!reserve_group(checker) || !reserve_threads(checker, waves)) {
        checker->failed = true;
        return UINT32_MAX;
    }
    group = &checker->groups[checker->group_count];
    *group = (struct race_group){.name = name, .kernel = kernel, .first_thread = first, .waves = waves};
    memcpy(group->id, id, sizeof(group->id));
    for (uint32_t i = 0; i < waves; i++)
        checker->threads[checker->thread_count++] = (struct race_thread){.clock = race_clock_keep(checker->system),
                                                                         .fence = race_clock_keep(checker->system),
                                                                         .group = checker->group_count};
    checker->group_count++;
    return first;
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
    return ++checker->threads[thread].instruction;
}

static struct race_end end_of(const struct race_checker *checker, const struct race_record *record)
{
    const struct race_group *group = &checker->groups[checker->threads[record->thread].group];

    return (struct race_end){.kernel = group->name,
                             .site = record->site,
                             .group = {group->id[0], group->id[1], group->id[2]},
                             .wave = record->thread - group->first_thread,
                             .cu = record->cu};
}

/* Two shared stores of one value leave the same word in either order. Others may be atomics both: a later access of the
 * word tells. */
static void report(struct race_checker *checker, struct race_word *word, uint64_t address,
                   const struct race_record *first, const struct race_record *second)
{
    const struct race_site *sites = checker->findings.sites;
    bool shared = sites[first->site].kind == RACE_SHARED_STORE && sites[second->site].kind == RACE_SHARED_STORE;
    bool same_bytes = first->has_value && second->has_value && first->bytes == second->bytes;
    struct race_end ends[2] = {end_of(checker, first), end_of(checker, second)};

    if (shared && (word->atomic || (same_bytes && first->value == second->value)))
        return;
    if (!(shared ? race_word_suspect(word, ends) : race_note(&checker->findings, address, ends, 1)))
        checker->failed = true;
}

/* A later access that conflicts with the old one conflicts with the new one too, provided that the new one is ordered
 * behind the old one: then the old record is not needed any more. */
static bool supersedes(const struct race_site *new, const struct race_site *old, bool same_group)
{
    bool same_scope = new->scope == old->scope && (new->scope != RACE_SCOPE_GROUP || same_group);

    if (new->kind == RACE_STORE || (new->kind == old->kind && !race_kind_is_atomic(new->kind)))
        return true;
    return race_kind_is_atomic(new->kind) && race_kind_is_atomic(old->kind) && same_scope &&
           (new->kind == old->kind || new->kind != RACE_ATOMIC_LOAD);
}

/* Reports a race of two records. Returns true if the old one has become superfluous. */
static bool compare(struct race_checker *checker, struct race_word *word, uint64_t address,
                    const struct race_record *old, const struct race_record *new)
{
    const struct race_thread *thread = &checker->threads[new->thread];
    const struct race_site *was = &checker->findings.sites[old->site], *is = &checker->findings.sites[new->site];
    bool same_group = checker->threads[old->thread].group == thread->group;
    bool gone = (old->bytes & ~new->bytes) == 0 && supersedes(is, was, same_group);
    bool conflict;

    if (old->thread == new->thread)
        return gone;
    conflict =
        old->bytes & new->bytes &&race_conflict((enum race_kind)was->kind, (enum race_scope)was->scope,
                                                (enum race_kind)is->kind, (enum race_scope)is->scope, same_group);
    if (!conflict && (!gone || is->kind == RACE_LOAD))
        return false;
    if (race_clock_orders(thread->clock, old->thread, old->instruction))
        return gone;
    if (conflict)
        report(checker, word, address, old, new);
    return false;
}

static void access_word(struct race_checker *checker, uint64_t address, const struct race_record *record)
{
    struct race_word *word = race_word_at(&checker->words, address);
    uint32_t kept = 0;

    if (!word) {
        checker->failed = true;
        return;
    }
    if (race_kind_is_atomic((enum race_kind)checker->findings.sites[record->site].kind) && !word->atomic)
        race_word_is_atomic(word);
    for (uint32_t i = 0; i < word->count; i++) {
        if (!compare(checker, word, address, &word->records[i], record))
            word->records[kept++] = word->records[i];
    }
    word->count = kept;
    if (!race_word_record(word, record))
        checker->failed = true;
}

void race_access(struct race_checker *checker, uint32_t thread, uint32_t site, uint32_t cu, uint64_t address,
                 uint32_t bytes, const uint32_t *values)
{
    struct race_record record = {
        .thread = thread, .instruction = checker->threads[thread].instruction, .site = site, .cu = (uint16_t)cu};
    uint64_t end = address + bytes;

    record.has_value = values && address % (bytes < RACE_WORD_BYTES ? bytes : RACE_WORD_BYTES) == 0;
    for (uint64_t at = address - address % RACE_WORD_BYTES; at < end; at += RACE_WORD_BYTES) {
        uint32_t from = address > at ? (uint32_t)(address - at) : 0;
        uint32_t to = end - at < RACE_WORD_BYTES ? (uint32_t)(end - at) : RACE_WORD_BYTES;

        record.bytes = (uint8_t)((1u << to) - (1u << from));
        if (record.has_value)
            record.value = *values++;
        access_word(checker, at, &record);
    }
}

/* Synchronisation */

/* The atomic reads the word: what the releases that it is inclusive with have published is acquired. */
static void observe(struct race_checker *checker, const struct race_atomic *atomic, const struct race_word *word)
{
    struct race_thread *thread = &checker->threads[atomic->thread];
    struct race_clock **clock = atomic->acquires ? &thread->clock : &thread->pending;

    for (const struct race_release *at = word->releases; at; at = at->next) {
        const struct race_clock *before = *clock;

        if (race_inclusive(atomic->scope, (enum race_scope)at->scope, at->group == thread->group))
            race_clock_add(clock, at->clock, &at->own, &checker->failed);
        thread->fence_old |= *clock != before;
    }
}

/* Adds what a release publishes to those of its scope whose values the word still has a part of. */
static void publish(struct race_checker *checker, struct race_word *word, enum race_scope scope, uint32_t group,
                    struct race_clock *clock, const struct race_entry *own)
{
    struct race_release *release = race_word_release(word, (uint8_t)scope, group);
    const struct race_entry *before;

    if (!release) {
        checker->failed = true;
        return;
    }
    before = release->own.dot && release->own.thread != own->thread ? &release->own : NULL;
    race_clock_add(&release->clock, clock, before, &checker->failed);
    release->own = *own;
    release->group = group;
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
    publish(checker, word, atomic->scope, thread->group, atomic->releases ? thread->clock : thread->fence, &own);
}

void race_perform(struct race_checker *checker, const struct race_atomic *atomic, uint64_t address, uint32_t bytes)
{
    for (uint64_t at = address - address % RACE_WORD_BYTES; at < address + bytes; at += RACE_WORD_BYTES) {
        struct race_word *word = race_word_at(&checker->words, at);

        if (word)
            perform_on_word(checker, atomic, word);
        else
            checker->failed = true;
    }
}

void race_fence_acquire(struct race_checker *checker, uint32_t thread)
{
    struct race_thread *fenced = &checker->threads[thread];

    race_clock_add(&fenced->clock, fenced->pending, NULL, &checker->failed);
    race_clock_drop(fenced->pending);
    fenced->pending = NULL;
}

void race_fence_release(struct race_checker *checker, uint32_t thread)
{
    struct race_thread *fenced = &checker->threads[thread];

    fenced->fence_until = fenced->instruction;
    if (!fenced->fence_old)
        return;
    fenced->fence_old = false;
    race_clock_drop(fenced->fence);
    fenced->fence = race_clock_join(fenced->clock, fenced->pending, NULL, &checker->failed);
}

static void replace(struct race_clock **clock, struct race_clock *by)
{
    race_clock_keep(by);
    race_clock_drop(*clock);
    *clock = by;
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
        thread->fence_old = true;
    }
    race_clock_drop(clock);
    race_clock_drop(fence);
    race_clock_drop(pending);
}

void race_message(struct race_checker *checker, uint32_t first_thread)
{
    add_group_to(checker, &checker->system, &checker->groups[checker->threads[first_thread].group]);
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
    if (!race_words_convict(&checker->words, &checker->findings))
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
