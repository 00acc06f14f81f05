/* hang_tries.c - what stuck waves would need in the words that they read, each question asked once. */
#include "tools/explain/hang_tries.h"

#include <stdlib.h>

#include "tools/explain/hang_changes.h"

/* An answer that holds for all waves that are alike. */
struct answer {
    const struct isa_program *program;
    const struct cu_spin_note *note;
    struct cu_spin_read read;
    struct explain_wanted wanted;
};

struct hang_tries {
    struct explain_replay replay;
    const struct cu_spin_note *latest; /* of the latest wave that was run again */
    uint32_t waves, count;
    struct answer answers[HANG_TRIED_MOST * CU_SPIN_READS];
};

struct hang_tries *hang_tries_create(void)
{
    return calloc(1, sizeof(struct hang_tries));
}

void hang_tries_free(struct hang_tries *tries)
{
    free(tries);
}

static const struct answer *answer_of(const struct hang_tries *tries, const struct isa_program *program,
                                      const struct cu_spin_note *note, const struct cu_spin_read *read)
{
    for (uint32_t i = 0; i < tries->count; i++) {
        const struct answer *answer = &tries->answers[i];

        if (answer->program == program && cu_spin_notes_alike(answer->note, note) &&
            answer->read.address == read->address && answer->read.bytes == read->bytes &&
            answer->read.kind == read->kind && answer->read.lanes == read->lanes)
            return answer;
    }
    return NULL;
}

/* Whether one more wave may be run again. */
static bool takes_wave(struct hang_tries *tries, const struct cu_spin_note *note)
{
    if (tries->latest == note)
        return true;
    if (tries->waves == HANG_TRIED_MOST)
        return false;
    tries->latest = note;
    tries->waves++;
    return true;
}

static struct explain_wanted run_again(struct hang_tries *tries, const struct gpu_progress *progress,
                                       const struct gpu_slot *slot, const struct cu_spin_note *copied,
                                       const struct cu_spin_read *read)
{
    const struct cu_workgroup *workgroup = slot->state == GPU_SLOT_RESIDENT ? slot->workgroup : NULL;
    struct hang_word word = {.address = read->address, .bytes = read->bytes, .lds = read->kind == CU_SPIN_LDS};
    struct explain_replay *replay = &tries->replay;
    struct explain_wanted wanted = {.kind = EXPLAIN_WANTED_UNKNOWN};
    uint64_t past[EXPLAIN_WANTED_PAST];

    *replay = (struct explain_replay){.note = copied,
                                      .kernel = slot->kernel,
                                      .memory = progress->memory,
                                      .lds = workgroup ? workgroup->lds : NULL,
                                      .lds_bytes = workgroup && workgroup->lds ? slot->kernel->lds_bytes : 0,
                                      .word = *read};
    word.value = explain_replay_value(replay);
    if (explain_replay_init(replay))
        wanted = explain_what_if(replay, past, hang_past(progress->memory_system, &word, past));
    explain_replay_free(replay);
    return wanted;
}

static void keep_answer(struct hang_tries *tries, const struct isa_program *program, const struct cu_spin_note *note,
                        const struct cu_spin_read *read, struct explain_wanted wanted)
{
    if (tries->count < sizeof(tries->answers) / sizeof(tries->answers[0]))
        tries->answers[tries->count++] = (struct answer){program, note, *read, wanted};
}

struct explain_wanted hang_try(struct hang_tries *tries, const struct gpu_progress *progress,
                               const struct gpu_slot *slot, const struct cu_spin_note *note,
                               const struct cu_spin_read *read)
{
    static const struct explain_wanted unknown = {.kind = EXPLAIN_WANTED_UNKNOWN};
    const struct cu_spin_notes *notes = gpu_dispatcher_control(progress->dispatcher)->spins;
    const struct isa_program *program = slot->kernel->program;
    const struct answer *answer = answer_of(tries, program, note, read);
    const struct cu_spin_note *copied;
    struct explain_wanted wanted;

    if (answer)
        return answer->wanted;
    copied = cu_spin_note_copied(notes, note, program);
    if (!copied || !takes_wave(tries, note))
        return unknown;
    wanted = run_again(tries, progress, slot, copied, read);
    if (!tries->replay.own)
        keep_answer(tries, program, note, read, wanted);
    return wanted;
}
