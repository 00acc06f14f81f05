/* hang_words.c - the words that a stuck wave waits for. */
#include "tools/explain/hang_words.h"

#include <string.h>

#include "tools/explain/hang_changes.h"

/* ---- waiting atomics ---- */

void gpu_hang_waited_word(const struct gpu_progress *progress, const struct gpu_wait *wait,
                          struct gpu_hang_entry *entry)
{
    const struct gpu_condition *condition = &wait->condition;
    struct gpu_hang_word *word = &entry->words[entry->word_count++];

    *word = (struct gpu_hang_word){.address = condition->address,
                                   .bytes = condition->bytes,
                                   .watched = true,
                                   .satisfied = gpu_progress_holds(progress, condition),
                                   .since = wait->since,
                                   .wanted = {.kind = GPU_WANTED_CONDITION,
                                              .condition = condition->condition,
                                              .mask = condition->mask,
                                              .value = condition->value}};
    if (gpu_memory_contains(progress->memory, word->address, word->bytes))
        gpu_memory_read(progress->memory, word->address, &word->value, word->bytes);
    gpu_hang_find_change(progress, word);
}

/* ---- spinning ---- */

/* Whether another wave may change the word: it is no constant, and no private memory of the wave. */
static bool is_shared(const struct gpu_progress *progress, const struct gpu_slot *slot,
                      const struct gpu_spin_read *read)
{
    uint64_t scratch = slot->kernel->scratch_wave_bytes * slot->kernel->waves;

    if (read->kind == GPU_SPIN_LDS)
        return true;
    if (slot->kernel->private_segment && read->address - slot->scratch < scratch)
        return false;
    return gpu_memory_permits(progress->memory, read->address, read->bytes, GPU_RIGHTS_WRITE);
}

static uint64_t value_of(const struct gpu_progress *progress, const struct gpu_slot *slot,
                         const struct gpu_spin_read *read)
{
    const struct gpu_workgroup *workgroup = slot->state == GPU_SLOT_RESIDENT ? slot->workgroup : NULL;
    struct gpu_replay replay = {.memory = progress->memory,
                                .lds = workgroup ? workgroup->lds : NULL,
                                .lds_bytes = workgroup && workgroup->lds ? slot->kernel->lds_bytes : 0,
                                .word = *read};

    return gpu_replay_value(&replay);
}

static struct gpu_hang_word *word_at(struct gpu_hang_entry *entry, const struct gpu_spin_read *read)
{
    for (uint32_t i = 0; i < entry->word_count; i++) {
        if (entry->words[i].address == read->address && entry->words[i].lds == (read->kind == GPU_SPIN_LDS))
            return &entry->words[i];
    }
    return NULL;
}

static void add_word(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct gpu_spin_read *read,
                     struct gpu_wanted wanted, struct gpu_hang_entry *entry)
{
    struct gpu_hang_word *word = word_at(entry, read);

    if (!word && entry->word_count == GPU_HANG_WORDS) {
        entry->more_words = true;
        return;
    }
    if (!word) {
        word = &entry->words[entry->word_count++];
        *word = (struct gpu_hang_word){.address = read->address,
                                       .bytes = read->bytes,
                                       .lds = read->kind == GPU_SPIN_LDS,
                                       .value = value_of(progress, slot, read)};
    }
    if (word->wanted.kind == GPU_WANTED_UNKNOWN)
        word->wanted = wanted;
}

void gpu_hang_read_words(const struct gpu_progress *progress, const struct gpu_slot *slot,
                         const struct gpu_spin_note *note, struct gpu_hang_tries *tries, struct gpu_hang_entry *entry)
{
    struct gpu_wanted wanted[GPU_SPIN_READS] = {{0}};
    bool any = false;

    for (uint32_t i = 0; i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]))
            wanted[i] = gpu_hang_try(tries, progress, slot, note, &note->reads[i]);
        any |= wanted[i].kind != GPU_WANTED_UNKNOWN;
    }
    for (uint32_t i = 0; i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]) && (!any || wanted[i].kind != GPU_WANTED_UNKNOWN))
            add_word(progress, slot, &note->reads[i], wanted[i], entry);
    }
    entry->more_words |= note->more;
    for (uint32_t i = 0; i < entry->word_count; i++)
        gpu_hang_find_change(progress, &entry->words[i]);
}
