/* spin_notes.c - what spinning waves read, for the explanation of a deadlock. */
#include "cu/spin_notes.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define COPIES_MOST 1024u
#define ALIKE_MOST  4u /* copies of waves alike */

struct cu_spin_notes *cu_spin_notes_create(uint32_t slots)
{
    struct cu_spin_notes *notes = calloc(1, sizeof(*notes));

    if (!notes)
        return NULL;
    notes->slots = slots;
    notes->of = calloc((size_t)slots * CU_MAX_WAVES, sizeof(struct cu_spin_note *));
    if (!notes->of) {
        free(notes);
        return NULL;
    }
    return notes;
}

void cu_spin_notes_free(struct cu_spin_notes *notes)
{
    if (!notes)
        return;
    for (uint32_t i = 0; i < notes->slots * CU_MAX_WAVES; i++) {
        if (notes->of[i])
            free(notes->of[i]->state);
        free(notes->of[i]);
    }
    free(notes->of);
    free(notes);
}

const struct cu_spin_note *cu_spin_note_of(const struct cu_spin_notes *notes, uint32_t slot, uint32_t generation,
                                           uint32_t wave, uint32_t observation)
{
    const struct cu_spin_note *note;

    if (!notes || slot >= notes->slots || wave >= CU_MAX_WAVES)
        return NULL;
    note = notes->of[slot * CU_MAX_WAVES + wave];
    return note && note->generation == generation && note->observation == observation ? note : NULL;
}

const struct cu_spin_note *cu_spin_note_copied(const struct cu_spin_notes *notes, const struct cu_spin_note *note,
                                               const struct isa_program *program)
{
    if (note->state)
        return note;
    for (uint32_t i = 0; i < notes->slots * CU_MAX_WAVES; i++) {
        const struct cu_spin_note *other = notes->of[i];

        if (other && other->state && other->observation == note->observation && other->state->program == program &&
            cu_spin_notes_alike(other, note))
            return other;
    }
    return NULL;
}

static void forget_copy(struct cu_spin_notes *notes, struct cu_spin_note *note)
{
    SIM_REQUIRE(!note->state || notes->copies > 0);
    SIM_REQUIRE(!note->state || notes->alike[note->settled % CU_SPIN_KINDS] > 0);
    notes->copies -= note->state != NULL;
    notes->alike[note->settled % CU_SPIN_KINDS] -= note->state != NULL;
    free(note->state);
    note->state = NULL;
}

/* The note of the wave in the observation under way, made if there is none; NULL: there can be none. */
static struct cu_spin_note *note_of(const struct cu_wave_issue *issue)
{
    const struct cu_control *control = issue->simd->cu->control;
    const struct cu_workgroup *workgroup = issue->wave->workgroup;
    struct cu_spin_notes *notes = control->spins;
    struct cu_spin_note **place;

    SIM_REQUIRE(issue->wave->index < CU_MAX_WAVES);
    if (!notes || workgroup->slot >= notes->slots)
        return NULL;
    place = &notes->of[workgroup->slot * CU_MAX_WAVES + issue->wave->index];
    if (!*place)
        *place = calloc(1, sizeof(**place));
    if (*place && ((*place)->generation != workgroup->generation || (*place)->observation != control->observation)) {
        forget_copy(notes, *place);
        **place = (struct cu_spin_note){
            .generation = workgroup->generation, .observation = control->observation, .anchor = UINT32_MAX};
    }
    return *place;
}

/* In the order of the program: where in its loop the wave was when the observation began does not show. */
static void insert_read(struct cu_spin_note *note, const struct cu_spin_read *read)
{
    uint32_t at = note->count;

    if (note->count == CU_SPIN_READS) {
        note->more = true;
        return;
    }
    for (; at && note->reads[at - 1].operation > read->operation; at--)
        note->reads[at] = note->reads[at - 1];
    note->reads[at] = *read;
    note->count++;
}

static void add_read(struct cu_spin_note *note, const struct cu_spin_read *read)
{
    SIM_REQUIRE(note->count <= CU_SPIN_READS);
    SIM_REQUIRE(read->bytes >= 1 && read->bytes <= 8);
    for (uint32_t i = 0; i < note->count; i++) {
        if (note->reads[i].operation != read->operation || note->reads[i].address != read->address)
            continue;
        note->reads[i].lanes |= read->lanes;
        return;
    }
    insert_read(note, read);
}

void cu_spin_note_vector(const struct cu_wave_issue *issue, const struct execute_access *access, uint32_t operation)
{
    struct cu_spin_note *note = note_of(issue);

    for (uint64_t left = access->exec; note && left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        const struct cu_spin_read read = {
            .operation = operation,
            .kind = access->kind == EXECUTE_ACCESS_ATOMIC ? CU_SPIN_ATOMIC : CU_SPIN_LOAD,
            .bytes = access->bytes < 8 ? access->bytes : 8,
            .lanes = UINT64_C(1) << lane,
            .address = access->address[lane],
        };

        add_read(note, &read);
    }
}

void cu_spin_note_scalar(const struct cu_wave_issue *issue, const struct execute_scalar_access *access,
                         uint32_t operation)
{
    struct cu_spin_note *note = note_of(issue);
    const struct cu_spin_read read = {.operation = operation,
                                      .kind = CU_SPIN_SCALAR,
                                      .bytes = access->dwords > 1 ? 8 : 4,
                                      .address = access->address};

    if (note)
        add_read(note, &read);
}

void cu_spin_note_lds(const struct cu_wave_issue *issue, uint32_t operation, uint32_t address, uint32_t bytes)
{
    struct cu_spin_note *note = note_of(issue);
    const struct cu_spin_read read = {.operation = operation,
                                      .kind = CU_SPIN_LDS,
                                      .bytes = (uint8_t)(bytes < 8 ? bytes : 8),
                                      .lanes = isa_exec(&issue->wave->state),
                                      .address = address};

    if (note)
        add_read(note, &read);
}

void cu_spin_note_clear(const struct cu_wave_issue *issue)
{
    struct cu_spin_notes *notes = issue->simd->cu->control->spins;
    struct cu_spin_note *note = note_of(issue);

    if (!note)
        return;
    forget_copy(notes, note);
    note->settled = 0;
    note->anchor = UINT32_MAX;
    note->count = 0;
    note->more = false;
}

/* ---- the state of a wave ---- */

/* Whether all vector memory instructions have answered. Others write their registers when they issue. */
static bool nothing_outstanding(const struct cu_wave_issue *issue)
{
    const struct cu_wave_counters *counters = &issue->counters;

    for (uint32_t i = 0; i < counters->vm_count; i++) {
        if (counters->vm_done[(counters->vm_first + i) % CU_COUNTER_LIMIT] > issue->simd->cu->clock->now)
            return false;
    }
    return true;
}

static struct isa_wave *copy_of(const struct isa_wave *state)
{
    size_t rows = (size_t)state->vector_count * sizeof(*state->vector);
    struct isa_wave *copy = malloc(sizeof(*copy) + rows);

    if (!copy)
        return NULL;
    *copy = *state;
    copy->vector = (uint32_t(*)[ISA_LANES])(copy + 1);
    memcpy(copy->vector, state->vector, rows);
    return copy;
}

static uint64_t mix_hash(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

/* A copy of few waves alike is enough. */
static void take_copy(struct cu_spin_notes *notes, struct cu_spin_note *note, const struct isa_wave *state)
{
    uint32_t *alike = &notes->alike[note->settled % CU_SPIN_KINDS];

    SIM_REQUIRE(!note->state);
    SIM_REQUIRE(notes->copies <= COPIES_MOST);
    SIM_REQUIRE(*alike <= ALIKE_MOST);
    if (notes->copies == COPIES_MOST || *alike == ALIKE_MOST)
        return;
    note->state = copy_of(state);
    notes->copies += note->state != NULL;
    *alike += note->state != NULL;
}

void cu_spin_note_anchor(const struct cu_wave_issue *issue, uint32_t first, uint32_t last, bool repeats)
{
    struct cu_spin_notes *notes = issue->simd->cu->control->spins;
    struct cu_spin_note *note = note_of(issue);

    SIM_REQUIRE(first <= last);
    if (!note)
        return;
    note->first = first;
    note->last = last;
    note->anchor = issue->wave->state.operation;
    if (!repeats || note->state || !nothing_outstanding(issue))
        return;
    note->settled = mix_hash(issue->watch.state, isa_exec(&issue->wave->state));
    take_copy(notes, note, &issue->wave->state);
}

/* ---- what decides ---- */

static const struct isa_loop *judge(struct cu_spin_notes *notes, const struct isa_wave *state, uint32_t first,
                                    uint32_t last)
{
    uint64_t hash = mix_hash(mix_hash(first, last), state->operation);
    uint32_t place = (uint32_t)(hash % (sizeof(notes->judged) / sizeof(notes->judged[0])));

    if (notes->judged[place].program == state->program && notes->judged[place].first == first &&
        notes->judged[place].last == last && notes->judged[place].start == state->operation)
        return &notes->judged[place].loop;
    notes->judged[place].program = state->program;
    notes->judged[place].first = first;
    notes->judged[place].last = last;
    notes->judged[place].start = state->operation;
    isa_loop_judge(state->program, first, last, state->operation, &notes->judged[place].loop);
    return &notes->judged[place].loop;
}

static uint64_t hash_scalars(const struct isa_wave *state, const struct isa_loop *loop, uint64_t hash)
{
    for (uint32_t i = 0; i < ISA_INLINE_ZERO; i++) {
        if (loop->all || isa_registers_have(&loop->deciders, i))
            hash = mix_hash(hash, state->scalar[i]);
    }
    if (loop->all || isa_registers_have(&loop->deciders, ISA_SCC))
        hash = mix_hash(hash, state->scc);
    return mix_hash(hash, state->mode);
}

uint64_t cu_spin_state(const struct cu_wave_issue *issue, uint32_t first, uint32_t last)
{
    struct cu_spin_notes *notes = issue->simd->cu->control->spins;
    const struct isa_wave *state = &issue->wave->state;
    struct isa_loop own;
    const struct isa_loop *loop = &own;
    uint64_t hash;

    SIM_REQUIRE(first <= last);
    if (notes)
        loop = judge(notes, state, first, last);
    else
        isa_loop_judge(state->program, first, last, state->operation, &own);
    hash = hash_scalars(state, loop, mix_hash(mix_hash(1, first), last));
    if (loop->varies)
        return mix_hash(hash, issue->simd->cu->clock->now);
    for (uint32_t row = 0; row < state->vector_count; row++) {
        if (!loop->all && !isa_registers_have(&loop->deciders, ISA_VGPR_FIRST + row))
            continue;
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            hash = mix_hash(hash, state->vector[row][lane]);
    }
    return hash;
}
