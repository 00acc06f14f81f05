/* hang_words.c - the words that a stuck wave waits for. */
#include "tools/explain/hang_words.h"

#include <string.h>

#include "tools/explain/hang_changes.h"

/* ---- waiting atomics ---- */

void hang_waited_word(const struct gpu_progress *progress, const struct cu_wait *wait, struct hang_entry *entry)
{
    const struct mem_condition *condition = &wait->condition;
    struct hang_word *word = &entry->words[entry->word_count++];

    *word = (struct hang_word){.address = condition->address,
                               .bytes = condition->bytes,
                               .watched = true,
                               .satisfied = gpu_progress_holds(progress, condition),
                               .since = wait->since,
                               .wanted = {.kind = EXPLAIN_WANTED_CONDITION,
                                          .condition = condition->condition,
                                          .mask = condition->mask,
                                          .value = condition->value}};
    if (mem_contains(progress->memory, word->address, word->bytes))
        mem_read(progress->memory, word->address, &word->value, word->bytes);
    hang_find_change(progress, word);
}

/* ---- spinning ---- */

/* Whether another wave may change the word: it is no constant, and no private memory of the wave. */
static bool is_shared(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_spin_read *read)
{
    uint64_t scratch = slot->kernel->scratch_wave_bytes * slot->kernel->waves;

    if (read->kind == CU_SPIN_LDS)
        return true;
    if (slot->kernel->private_segment && read->address - slot->scratch < scratch)
        return false;
    return mem_permits(progress->memory, read->address, read->bytes, MEM_RIGHTS_WRITE);
}

static uint64_t value_of(const struct gpu_progress *progress, const struct gpu_slot *slot,
                         const struct cu_spin_read *read)
{
    const struct cu_workgroup *workgroup = slot->state == GPU_SLOT_RESIDENT ? slot->workgroup : NULL;
    struct explain_replay replay = {.memory = progress->memory,
                                    .lds = workgroup ? workgroup->lds : NULL,
                                    .lds_bytes = workgroup && workgroup->lds ? slot->kernel->lds_bytes : 0,
                                    .word = *read};

    return explain_replay_value(&replay);
}

static struct hang_word *word_at(struct hang_entry *entry, const struct cu_spin_read *read)
{
    for (uint32_t i = 0; i < entry->word_count; i++) {
        if (entry->words[i].address == read->address && entry->words[i].lds == (read->kind == CU_SPIN_LDS))
            return &entry->words[i];
    }
    return NULL;
}

static void add_word(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_spin_read *read,
                     struct explain_wanted wanted, struct hang_entry *entry)
{
    struct hang_word *word = word_at(entry, read);

    if (!word && entry->word_count == HANG_WORDS) {
        entry->more_words = true;
        return;
    }
    if (!word) {
        word = &entry->words[entry->word_count++];
        *word = (struct hang_word){.address = read->address,
                                   .bytes = read->bytes,
                                   .lds = read->kind == CU_SPIN_LDS,
                                   .value = value_of(progress, slot, read)};
    }
    if (word->wanted.kind == EXPLAIN_WANTED_UNKNOWN)
        word->wanted = wanted;
}

void hang_read_words(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_spin_note *note,
                     struct hang_tries *tries, struct hang_entry *entry)
{
    struct explain_wanted wanted[CU_SPIN_READS] = {{0}};
    bool any = false;

    for (uint32_t i = 0; i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]))
            wanted[i] = hang_try(tries, progress, slot, note, &note->reads[i]);
        any |= wanted[i].kind != EXPLAIN_WANTED_UNKNOWN;
    }
    for (uint32_t i = 0; i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]) && (!any || wanted[i].kind != EXPLAIN_WANTED_UNKNOWN))
            add_word(progress, slot, &note->reads[i], wanted[i], entry);
    }
    entry->more_words |= note->more;
    for (uint32_t i = 0; i < entry->word_count; i++)
        hang_find_change(progress, &entry->words[i]);
}
