/* hang_tries.c - what stuck waves would need in the words that they read, each question asked once. */
#include "tools/explain/hang_tries.h"

#include <stdlib.h>

#include "tools/explain/hang_changes.h"

/* An answer that holds for all waves that are alike. */
struct answer {
    const struct isa_program *program;
    const struct gpu_spin_note *note;
    struct gpu_spin_read read;
    struct gpu_wanted wanted;
};

struct gpu_hang_tries {
    struct gpu_replay replay;
    const struct gpu_spin_note *latest; /* of the latest wave that was run again */
    uint32_t waves, count;
    struct answer answers[GPU_HANG_TRIED_MOST * GPU_SPIN_READS];
};

struct gpu_hang_tries *gpu_hang_tries_create(void)
{
    return calloc(1, sizeof(struct gpu_hang_tries));
}

void gpu_hang_tries_free(struct gpu_hang_tries *tries)
{
    free(tries);
}

static const struct answer *answer_of(const struct gpu_hang_tries *tries, const struct isa_program *program,
                                      const struct gpu_spin_note *note, const struct gpu_spin_read *read)
{
    for (uint32_t i = 0; i < tries->count; i++) {
        const struct answer *answer = &tries->answers[i];

        if (answer->program == program && gpu_spin_notes_alike(answer->note, note) &&
            answer->read.address == read->address && answer->read.bytes == read->bytes &&
            answer->read.kind == read->kind && answer->read.lanes == read->lanes)
            return answer;
    }
    return NULL;
}

/* Whether one more wave may be run again. */
static bool takes_wave(struct gpu_hang_tries *tries, const struct gpu_spin_note *note)
{
    if (tries->latest == note)
        return true;
    if (tries->waves == GPU_HANG_TRIED_MOST)
        return false;
    tries->latest = note;
    tries->waves++;
    return true;
}

static struct gpu_wanted run_again(struct gpu_hang_tries *tries, const struct gpu_progress *progress,
                                   const struct gpu_slot *slot, const struct gpu_spin_note *copied,
                                   const struct gpu_spin_read *read)
{
    const struct gpu_workgroup *workgroup = slot->state == GPU_SLOT_RESIDENT ? slot->workgroup : NULL;
    struct gpu_hang_word word = {.address = read->address, .bytes = read->bytes, .lds = read->kind == GPU_SPIN_LDS};
    struct gpu_replay *replay = &tries->replay;
    struct gpu_wanted wanted = {.kind = GPU_WANTED_UNKNOWN};
    uint64_t past[GPU_WANTED_PAST];

    *replay = (struct gpu_replay){.note = copied,
                                  .kernel = slot->kernel,
                                  .memory = progress->memory,
                                  .lds = workgroup ? workgroup->lds : NULL,
                                  .lds_bytes = workgroup && workgroup->lds ? slot->kernel->lds_bytes : 0,
                                  .word = *read};
    word.value = gpu_replay_value(replay);
    if (gpu_replay_init(replay))
        wanted = gpu_what_if(replay, past, gpu_hang_past(progress->memory_system, &word, past));
    gpu_replay_free(replay);
    return wanted;
}

static void keep_answer(struct gpu_hang_tries *tries, const struct isa_program *program,
                        const struct gpu_spin_note *note, const struct gpu_spin_read *read, struct gpu_wanted wanted)
{
    if (tries->count < sizeof(tries->answers) / sizeof(tries->answers[0]))
        tries->answers[tries->count++] = (struct answer){program, note, *read, wanted};
}

struct gpu_wanted gpu_hang_try(struct gpu_hang_tries *tries, const struct gpu_progress *progress,
                               const struct gpu_slot *slot, const struct gpu_spin_note *note,
                               const struct gpu_spin_read *read)
{
    static const struct gpu_wanted unknown = {.kind = GPU_WANTED_UNKNOWN};
    const struct gpu_spin_notes *notes = gpu_dispatcher_control(progress->dispatcher)->spins;
    const struct isa_program *program = slot->kernel->program;
    const struct answer *answer = answer_of(tries, program, note, read);
    const struct gpu_spin_note *copied;
    struct gpu_wanted wanted;

    if (answer)
        return answer->wanted;
    copied = gpu_spin_note_copied(notes, note, program);
    if (!copied || !takes_wave(tries, note))
        return unknown;
    wanted = run_again(tries, progress, slot, copied, read);
    if (!tries->replay.own)
        keep_answer(tries, program, note, read, wanted);
    return wanted;
}
