/* hang_words.c - the words that a stuck wave waits for. */
#include "gpu/hang_words.h"

#include <string.h>

#include "isa/opcodes.h"

/* ---- who changed a word last ---- */

/* The operation of a program at a line of the assembly text, if that one writes memory; GPU_HANG_NONE: there is none. */
static uint32_t writing_operation(const struct isa_program *program, uint32_t line)
{
    for (uint32_t i = 0; i < program->operation_count; i++) {
        if (program->operations[i].line == line &&
            isa_opcodes[program->operations[i].opcode].flags & (ISA_OP_STORE | ISA_OP_ATOMIC))
            return i;
    }
    return GPU_HANG_NONE;
}

/* Whether every dispatch that there was is still there: then an id and a line tell a work-group. */
static bool none_has_ended(const struct gpu_progress *progress)
{
    const struct gpu_kernel_table *table = &progress->dispatcher->kernels;
    uint64_t launched = 0;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        launched += table->active[i] ? table->kernels[i].launched : 0;
    return launched == gpu_dispatcher_counters(progress->dispatcher)->launched;
}

/* The work-group that wrote. */
static void find_writer(const struct gpu_progress *progress, const struct gpu_write *write,
                        struct gpu_hang_change *change)
{
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher), found = 0;

    for (uint32_t i = 0; i < used; i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(progress->dispatcher, i);

        if (slot->state == GPU_SLOT_FREE || memcmp(slot->id, write->workgroup, sizeof(slot->id)) != 0 ||
            writing_operation(slot->kernel->program, write->line) == GPU_HANG_NONE)
            continue;
        change->slot = i;
        found++;
    }
    if (!found)
        change->changer = GPU_HANG_ENDED;
    else
        change->changer = found == 1 && none_has_ended(progress) ? GPU_HANG_ALIVE : GPU_HANG_SOME;
}

/* The place of the write, if only one program can have made it. */
static void find_place(const struct gpu_progress *progress, uint32_t line, struct gpu_hang_change *change)
{
    const struct gpu_kernel_table *table = &progress->dispatcher->kernels;
    const struct isa_program *program = NULL;
    uint32_t operation = GPU_HANG_NONE;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        uint32_t at = table->active[i] ? writing_operation(table->kernels[i].program, line) : GPU_HANG_NONE;

        if (at == GPU_HANG_NONE || table->kernels[i].program == program)
            continue;
        if (program)
            return;
        program = table->kernels[i].program;
        operation = at;
    }
    if (!program || !none_has_ended(progress))
        return;
    change->has_place = true;
    change->place = isa_place_of(program, operation);
}

/* The word as it was before a write of one of its 4-byte words, or of the one that it is part of. */
static uint64_t value_before(const struct gpu_hang_word *word, const struct gpu_write *write)
{
    uint8_t bytes[8];
    uint64_t value = 0;

    memcpy(bytes, &word->value, sizeof(bytes));
    for (uint32_t i = 0; i < sizeof(write->before); i++) {
        uint64_t at = write->address + i - word->address;

        if (at < word->bytes)
            bytes[at] = (uint8_t)(write->before >> 8 * i);
    }
    memcpy(&value, bytes, sizeof(value));
    return value;
}

static void find_change(const struct gpu_progress *progress, struct gpu_hang_word *word)
{
    const struct gpu_memory_system *system = progress->memory_system;
    const struct gpu_write *write = word->lds ? NULL : gpu_last_write(system, word->address, word->bytes);
    struct gpu_hang_change *change = &word->change;

    if (!write) {
        if (!word->lds && gpu_is_unchanged(system, word->address, word->bytes))
            change->changer = GPU_HANG_UNCHANGED;
        return;
    }
    change->cycle = write->cycle;
    change->line = write->line;
    memcpy(change->id, write->workgroup, sizeof(change->id));
    change->changer = GPU_HANG_FIRMWARE;
    if (write->line) {
        find_writer(progress, write, change);
        find_place(progress, write->line, change);
    }
    if (write->written != UINT32_MAX)
        return;
    change->has_before = true;
    change->before = value_before(word, write);
    if (word->wanted.kind != GPU_WANTED_CONDITION || gpu_wanted_holds(&word->wanted, word->value))
        return;
    change->holds = gpu_wanted_holds(&word->wanted, change->before);
    change->clears = !change->holds;
}

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
    find_change(progress, word);
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

static struct gpu_wanted try_values(const struct gpu_progress *progress, const struct gpu_slot *slot,
                                    const struct gpu_spin_note *note, const struct gpu_spin_read *read)
{
    static struct gpu_replay replay;
    const struct gpu_workgroup *workgroup = slot->state == GPU_SLOT_RESIDENT ? slot->workgroup : NULL;
    struct gpu_wanted wanted = {.kind = GPU_WANTED_UNKNOWN};

    replay = (struct gpu_replay){.note = note,
                                 .kernel = slot->kernel,
                                 .memory = progress->memory,
                                 .lds = workgroup ? workgroup->lds : NULL,
                                 .lds_bytes = workgroup && workgroup->lds ? slot->kernel->lds_bytes : 0,
                                 .word = *read};
    if (gpu_replay_init(&replay))
        wanted = gpu_what_if(&replay, NULL, 0);
    gpu_replay_free(&replay);
    return wanted;
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
                         const struct gpu_spin_note *note, bool tries, struct gpu_hang_entry *entry)
{
    struct gpu_wanted wanted[GPU_SPIN_READS] = {{0}};
    bool any = false;

    for (uint32_t i = 0; tries && note->state && i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]))
            wanted[i] = try_values(progress, slot, note, &note->reads[i]);
        any |= wanted[i].kind != GPU_WANTED_UNKNOWN;
    }
    for (uint32_t i = 0; i < note->count; i++) {
        if (is_shared(progress, slot, &note->reads[i]) && (!any || wanted[i].kind != GPU_WANTED_UNKNOWN))
            add_word(progress, slot, &note->reads[i], wanted[i], entry);
    }
    entry->more_words |= note->more;
    for (uint32_t i = 0; i < entry->word_count; i++)
        find_change(progress, &entry->words[i]);
}
