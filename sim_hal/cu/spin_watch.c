/* spin_watch.c - see spin_watch.h. */
#include "cu/spin_watch.h"

#include <string.h>

#include "cu/spin_compare.h"
#include "engine/require.h"
#include "isa/opcodes.h"

#define BARRIERS_MOST 7u /* of an iteration; behind more the first one was outside of the loop */

#define COMPARED 3u /* visits of the anchor, of which the last two found the same state */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static uint64_t hash_lanes(uint64_t hash, uint64_t exec, const uint32_t *row)
{
    for (; exec; exec &= exec - 1)
        hash = mix(hash, row[__builtin_ctzll(exec)]);
    return hash;
}

/* Four sums side by side, because hosts multiply several numbers at a time. */
static uint64_t hash_row(uint64_t hash, const uint32_t *row)
{
    uint64_t sums[4] = {hash, 1, 2, 3};

    for (uint32_t lane = 0; lane < ISA_LANES; lane += 4) {
        for (uint32_t i = 0; i < 4; i++)
            sums[i] = (sums[i] ^ row[lane + i]) * UINT64_C(0x9e3779b97f4a7c15) + lane;
    }
    return mix(mix(mix(sums[0], sums[1]), sums[2]), sums[3]);
}

/* All that decides what the wave does next, but for memory. */
static uint64_t hash_state(const struct cu_wave_issue *issue)
{
    const struct isa_wave *state = &issue->wave->state;
    uint64_t hash = mix(mix(issue->spin.stores, state->mode), (uint64_t)state->scc << 8 | state->priority);

    hash = hash_row(hash_row(hash, state->scalar), state->scalar + ISA_LANES);
    for (uint32_t row = 0; row < state->vector_count; row++)
        hash = hash_row(hash, state->vector[row]);
    return hash;
}

/* Whether the L2 can watch the words: whole words that are aligned, and that are there for all work-groups. */
static bool can_be_watched(const struct execute_access *access)
{
    if ((access->bytes != 4 && access->bytes != 8) || access->shared || access->swizzled || access->sign_extend)
        return false;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        if (access->address[__builtin_ctzll(left)] % access->bytes)
            return false;
    }
    return true;
}

/* An ordinary access that returns what the L2 has. An atomic without glc does not say whether it has changed the word. */
static bool can_be_anchor(const struct mem_request *request)
{
    const struct execute_access *access = &request->access;

    if (access->wait_condition != ISA_WAIT_NONE || access->sync || request->scoped || !access->glc ||
        !access->destination)
        return false;
    return (access->kind == EXECUTE_ACCESS_LOAD || access->kind == EXECUTE_ACCESS_ATOMIC) && can_be_watched(access);
}

/* The wave has come to the anchor with nothing done since the last time but to change registers and its own LDS. */
static bool repeats(struct cu_wave_issue *issue)
{
    struct cu_spin_watch *watch = &issue->spin;
    uint64_t state = hash_state(issue);
    bool same = watch->visits >= COMPARED - 1 && state == watch->state;

    watch->state = state;
    watch->stores = 0;
    watch->visits = same ? COMPARED : COMPARED - 1;
    issue->fetch_limit = 0; /* so that every operation is noted */
    return same;
}

static void choose_anchor(struct cu_spin_watch *watch, uint32_t operation)
{
    *watch = (struct cu_spin_watch){.visits = 1, .words = CU_SPIN_WORDS, .seen = 1, .part = watch->part};
    watch->word[0].operation = operation;
}

/* Whether the wave may be stopped for part of the words: where nothing watches them, a stop has the same length for any. */
static bool needs_first(const struct cu_wave_issue *issue)
{
    return issue->simd->cu->control->wait_mode == CP_WAIT_ATOMIC;
}

/* Whether the other waves of the work-group only meet this one. */
static bool others_repeat(const struct cu_wave *wave)
{
    const struct cu_workgroup *workgroup = wave->workgroup;

    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave *other = &workgroup->waves[i];
        const struct cu_spin_watch *watch = &other->issue->spin;

        if (other != wave && other->status != CU_WAVE_ENDED && (watch->visits < COMPARED || watch->words))
            return false;
    }
    return true;
}

/* The wave has come to the anchor again. */
static enum cu_spin_watch_send visit(struct cu_wave_issue *issue)
{
    struct cu_spin_watch *watch = &issue->spin;
    bool others_wait;

    if (watch->shared && !watch->met) { /* others are not known to wait for this wave */
        choose_anchor(watch, watch->word[0].operation);
        return CU_SPIN_WATCH_ORDINARY;
    }
    others_wait = !watch->met || others_repeat(issue->wave);
    watch->met = watch->shared = false;
    watch->words = watch->seen;
    watch->seen = 1;
    watch->spins = repeats(issue) && others_wait;
    if (!watch->spins)
        return CU_SPIN_WATCH_ORDINARY;
    if (watch->words == 1)
        return CU_SPIN_WATCH_STOP;
    return needs_first(issue) ? CU_SPIN_WATCH_FIRST : CU_SPIN_WATCH_ORDINARY;
}

/* The wave has come to another access in the iteration. Returns false if the accesses of the loop are not known to be these. */
static bool see_other(struct cu_spin_watch *watch, uint32_t operation)
{
    struct cu_spin_word *other = &watch->word[1];

    if (watch->seen == watch->words || (watch->visits > 1 && other->operation != operation)) {
        choose_anchor(watch, operation);
        return false;
    }
    if (watch->visits == 1)
        *other = (struct cu_spin_word){.operation = operation};
    watch->seen = CU_SPIN_WORDS;
    return true;
}

static enum cu_spin_watch_send note_access(struct cu_wave_issue *issue, uint32_t operation)
{
    struct cu_spin_watch *watch = &issue->spin;

    if (!watch->visits || !watch->words) {
        choose_anchor(watch, operation);
        return CU_SPIN_WATCH_ORDINARY;
    }
    if (watch->word[0].operation == operation)
        return visit(issue);
    if (!see_other(watch, operation) || !watch->spins)
        return CU_SPIN_WATCH_ORDINARY;
    return watch->part || !needs_first(issue) ? CU_SPIN_WATCH_STOP : CU_SPIN_WATCH_ORDINARY;
}

/* A wave that reads no words: its anchor is the first barrier of the loop. */
static void visit_barrier(struct cu_wave_issue *issue, uint32_t operation)
{
    struct cu_spin_watch *watch = &issue->spin;
    bool again = watch->visits && watch->word[0].operation == operation;
    uint32_t most = watch->visits > 1 ? watch->barriers : BARRIERS_MOST;

    watch->seen++;
    if (!watch->visits || watch->seen > most) {
        choose_anchor(watch, operation);
        watch->words = watch->seen = 0;
    } else if (again) {
        watch->barriers = watch->seen;
        watch->seen = 0;
        repeats(issue);
    }
}

void cu_spin_watch_barrier(struct cu_wave_issue *issue, uint32_t operation)
{
    if (!issue->simd->cu->control->watches_spins || issue->simd->cu->control->functional)
        return;
    if (issue->spin.visits && issue->spin.words)
        issue->spin.met = true;
    else
        visit_barrier(issue, operation);
}

enum cu_spin_watch_send cu_spin_watch_access(struct cu_wave_issue *issue, const struct mem_request *request,
                                             uint32_t operation, struct mem_spin *spin)
{
    enum cu_spin_watch_send send;
    struct cu_spin_word *word;

    SIM_REQUIRE(issue->simd->cu->control->watches_spins);
    if (request->access.kind == EXECUTE_ACCESS_INVALIDATE_L1 || !(request->access.exec | request->access.shared))
        return CU_SPIN_WATCH_PASSED;
    if (!can_be_anchor(request)) {
        cu_spin_watch_forget(issue);
        return CU_SPIN_WATCH_ORDINARY;
    }
    send = note_access(issue, operation);
    word = &issue->spin.word[issue->spin.seen - 1];
    cu_spin_compare_get(&word->compare, &request->access, spin);
    cu_spin_compare_start(&word->compare, &issue->wave->state, &issue->operations[operation], request->access.bytes);
    return send;
}

void cu_spin_watch_operation(struct cu_wave_issue *issue)
{
    const struct isa_wave *state = &issue->wave->state;

    SIM_REQUIRE(cu_spin_watch_notes(issue));
    for (uint32_t i = 0; i < issue->spin.words; i++) {
        struct cu_spin_word *word = &issue->spin.word[i];

        cu_spin_compare_note(&word->compare, state, &issue->operations[state->operation],
                             &issue->operations[word->operation]);
    }
}

/* Whether an atomic left all its words as they were. The bank knows, and says so in a bit of its answer. */
static bool changed_nothing(const struct execute_access *access)
{
    for (uint64_t left = access->kind == EXECUTE_ACCESS_ATOMIC ? access->exec : 0; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left), words = access->bytes / 4;
        uint64_t value[3] = {0};

        for (uint32_t i = 0; i < words; i++) {
            value[0] |= (uint64_t)access->destination[i][lane] << 32 * i;
            value[1] |= (uint64_t)access->data[i][lane] << 32 * i;
            value[2] |= (uint64_t)access->data[words + i][lane] << 32 * i;
        }
        if (execute_atomic_result((enum execute_atomic)access->atomic, access->bytes, value[0], value[1], value[2]) !=
            value[0])
            return false;
    }
    return true;
}

/* The access of the loop that a request is; NULL: none. */
static struct cu_spin_word *word_of(struct cu_spin_watch *watch, const struct mem_request *request)
{
    for (uint32_t i = 0; watch->visits && i < watch->words; i++) {
        if (watch->word[i].operation == request->wave_epoch)
            return &watch->word[i];
    }
    return NULL;
}

enum cu_spin_watch_answer cu_spin_watch_answered(struct cu_wave_issue *issue, const struct mem_request *request)
{
    const struct execute_access *access = &request->access;
    struct cu_spin_word *word = word_of(&issue->spin, request);
    uint64_t answer = access->exec;
    bool same;

    if (!word || !access->exec || !access->destination)
        return CU_SPIN_WATCH_ACTS;
    if (!changed_nothing(access)) {
        cu_spin_watch_forget(issue);
        return CU_SPIN_WATCH_ACTS;
    }
    for (uint64_t left = access->exec; left; left &= left - 1)
        answer = mix(answer, access->address[__builtin_ctzll(left)]);
    for (uint32_t i = 0; i < access->bytes / 4u; i++)
        answer = hash_lanes(answer, access->exec, access->destination[i]);
    same = answer == word->answer;
    word->answer = answer;
    return same ? CU_SPIN_WATCH_SAME : CU_SPIN_WATCH_OTHER;
}

/* What the wave finds in the LDS is in its registers, and what it stores there belongs to its state. */
void cu_spin_watch_lds(struct cu_wave_issue *issue, const struct isa_operation *operation)
{
    struct cu_spin_watch *watch = &issue->spin;
    struct execute_lds_access access;

    if (!watch->visits || !execute_describe_lds(&issue->wave->state, operation, &access))
        return;
    if (access.kind == EXECUTE_ACCESS_ATOMIC) {
        cu_spin_watch_forget(issue);
        return;
    }
    watch->shared |= issue->wave->workgroup->wave_count > 1;
    if (access.kind != EXECUTE_ACCESS_STORE)
        return;
    watch->stores = mix(mix(watch->stores, access.exec), (uint64_t)access.offset[0] << 32 | access.offset[1]);
    watch->stores = hash_lanes(watch->stores, access.exec, access.at);
    for (uint32_t i = 0; access.data && i < (access.bytes + 3u) / 4u; i++)
        watch->stores = hash_lanes(watch->stores, access.exec, access.data[i]);
    for (uint32_t i = 0; access.accesses > 1 && access.second && i < (access.bytes + 3u) / 4u; i++)
        watch->stores = hash_lanes(watch->stores, access.exec, access.second[i]);
}
