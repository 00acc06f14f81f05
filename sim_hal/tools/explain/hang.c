/* hang.c - collects where every wave is when a run ends that did not finish. */
#include "tools/explain/hang.h"

#include <stdlib.h>
#include <string.h>

#include "cu/repetition.h"
#include "tools/explain/hang_groups.h"
#include "tools/explain/hang_unlaunched.h"
#include "tools/explain/hang_words.h"

struct collection {
    const struct gpu_progress *progress;
    struct hang *hang;
    struct hang_tries *tries;
};

static uint32_t entries_of(const struct gpu_slot *slot)
{
    if (slot->state == GPU_SLOT_FREE)
        return 0;
    return slot->state == GPU_SLOT_RESIDENT ? slot->workgroup->wave_count : 1;
}

static void set_place(struct hang_entry *entry, const struct isa_program *program, uint32_t operation)
{
    entry->operation = operation;
    entry->place = isa_place_of(program, operation);
}

static const struct cu_spin_note *note_of(const struct collection *collection, const struct gpu_slot *slot,
                                          uint32_t wave)
{
    const struct cu_control *control = gpu_dispatcher_control(collection->progress->dispatcher);

    return cu_spin_note_of(control->spins, slot->index, slot->generation, wave, control->observation);
}

static void add_read_words(struct collection *collection, const struct gpu_slot *slot, const struct cu_spin_note *note,
                           struct hang_entry *entry)
{
    hang_read_words(collection->progress, slot, note, collection->tries, entry);
    /* Where in its loop a wave is tells less than where its loop begins to read. */
    if (note->count)
        set_place(entry, slot->kernel->program, note->reads[0].operation);
}

static void add_spinning(struct collection *collection, const struct gpu_slot *slot, const struct cu_wave *wave,
                         struct hang_entry *entry)
{
    const struct cu_spin_note *note = note_of(collection, slot, wave->index);

    entry->reason = HANG_SPINS;
    if (note)
        add_read_words(collection, slot, note, entry);
}

/* It issues, or will without any other wave's help. */
static void add_running(struct collection *collection, const struct gpu_slot *slot, const struct cu_wave *wave,
                        struct hang_entry *entry)
{
    const struct cu_control *control = gpu_dispatcher_control(collection->progress->dispatcher);
    bool observed = collection->hang->deadlock || control->observing;
    uint32_t first;

    if (observed && cu_wave_loops(wave, control, &first)) {
        entry->reason = HANG_LOOPS;
        set_place(entry, slot->kernel->program, first);
    } else if (collection->hang->deadlock || (observed && cu_wave_repeats(wave, control))) {
        add_spinning(collection, slot, wave, entry);
    } else if (wave->status == CU_WAVE_SLEEPING) {
        entry->reason = HANG_SLEEPS;
    } else {
        entry->reason = cu_wave_awaits_memory(wave) ? HANG_MEMORY : HANG_RUNS;
    }
}

static struct hang_entry *new_entry(struct hang *hang, const struct gpu_slot *slot)
{
    struct hang_entry *entry = &hang->entries[hang->entry_count++];

    *entry = (struct hang_entry){
        .kernel = slot->kernel, .slot = slot->index, .cu = slot->cu, .wave = HANG_NONE, .waves = slot->kernel->waves};
    memcpy(entry->id, slot->id, sizeof(entry->id));
    return entry;
}

static void set_arrivals(struct hang_entry *entry, enum hang_reason reason, uint32_t arrived, uint32_t expected)
{
    entry->reason = (uint8_t)reason;
    entry->arrived = arrived;
    entry->expected = expected;
}

static void add_wave(struct collection *collection, const struct gpu_slot *slot, const struct cu_wave *wave)
{
    const struct cu_workgroup *workgroup = slot->workgroup;
    struct hang_entry *entry;

    if (wave->status == CU_WAVE_ENDED)
        return;
    entry = new_entry(collection->hang, slot);
    entry->wave = wave->index;
    entry->waves = workgroup->wave_count;
    set_place(entry, slot->kernel->program, wave->state.operation);
    if (wave->status == CU_WAVE_WAITING) {
        entry->reason = HANG_WAITS;
        hang_waited_word(collection->progress, &wave->wait, entry);
    } else if (wave->status == CU_WAVE_MESSAGE) {
        set_arrivals(entry, HANG_MESSAGE, workgroup->at_message, workgroup->wave_count);
    } else if (wave->status == CU_WAVE_BARRIER) {
        set_arrivals(entry, HANG_BARRIER, workgroup->at_barrier, workgroup->wave_count - workgroup->ended);
    } else if (cu_wave_starved(wave)) {
        entry->reason = HANG_STARVED;
        entry->cycles = cu_wave_starved(wave);
    } else if (cu_wave_unfetched(wave)) {
        entry->reason = HANG_UNFETCHED;
        entry->cycles = cu_wave_unfetched(wave);
    } else {
        add_running(collection, slot, wave, entry);
    }
}

/* The reason why a WG that waits for nothing is not on a CU. */
static enum hang_reason why_saved(const struct collection *collection, const struct gpu_slot *slot)
{
    const struct gpu_progress *progress = collection->progress;

    if (slot->state != GPU_SLOT_AWAY)
        return HANG_MOVES;
    if (!collection->hang->deadlock && gpu_progress_has_cu(progress))
        return HANG_READY;
    if (gpu_progress_has_cu(progress) && gpu_progress_saved_stuck(progress, slot))
        return HANG_TURNS;
    if (progress->policy->promise && gpu_progress_has_cu(progress))
        return HANG_FROZEN;
    return HANG_NO_PLACE;
}

static void add_saved(struct collection *collection, const struct gpu_slot *slot)
{
    bool away = slot->state == GPU_SLOT_AWAY;
    const struct cu_wait *wait = away ? gpu_progress_saved_wait(slot) : NULL;
    struct hang_entry *entry = new_entry(collection->hang, slot);

    if (away && slot->operation != UINT32_MAX)
        set_place(entry, slot->kernel->program, slot->operation);
    if (wait) {
        entry->reason = HANG_WAITS;
        hang_waited_word(collection->progress, wait, entry);
        return;
    }
    entry->reason = (uint8_t)why_saved(collection, slot);
    for (uint32_t i = 0; entry->reason == HANG_TURNS && !entry->word_count && i < slot->kernel->waves; i++) {
        const struct cu_spin_note *note = note_of(collection, slot, i);

        if (note)
            add_read_words(collection, slot, note, entry);
    }
}

static void add_slot(struct collection *collection, const struct gpu_slot *slot)
{
    if (slot->state == GPU_SLOT_FREE)
        return;
    if (slot->state != GPU_SLOT_RESIDENT) {
        collection->hang->saved++;
        add_saved(collection, slot);
        return;
    }
    collection->hang->resident++;
    for (uint32_t i = 0; i < slot->workgroup->wave_count; i++)
        add_wave(collection, slot, &slot->workgroup->waves[i]);
}

static bool collect(struct hang *hang, const struct gpu_progress *progress)
{
    struct collection collection = {.progress = progress, .hang = hang, .tries = hang_tries_create()};
    uint32_t used = gpu_dispatcher_slots(progress->dispatcher), most = 0;

    for (uint32_t i = 0; i < used; i++)
        most += entries_of(gpu_dispatcher_slot(progress->dispatcher, i));
    hang->entries = calloc(most + 1, sizeof(*hang->entries));
    for (uint32_t i = 0; hang->entries && collection.tries && i < used; i++)
        add_slot(&collection, gpu_dispatcher_slot(progress->dispatcher, i));
    hang_tries_free(collection.tries);
    if (!hang->entries || !collection.tries)
        return false;
    hang_find_unlaunched(progress, hang);
    return hang_find_groups(hang) && (!hang->deadlock || hang_find_cycle(hang, used));
}

struct hang *hang_collect(const struct gpu *gpu)
{
    const struct gpu_progress *progress = gpu_progress_of(gpu);
    struct hang *hang = calloc(1, sizeof(*hang));

    if (!hang)
        return NULL;
    hang->deadlock = gpu_is_deadlocked(gpu);
    hang->moved = gpu_progress_moved(progress);
    hang->control = gpu_dispatcher_control(progress->dispatcher);
    hang->parameters = progress->parameters;
    hang->names = progress->memory->names;
    hang->policy = progress->policy;
    hang->now = gpu_cycles(gpu);
    hang->last_progress = progress->last_progress;
    hang->unlaunched = gpu_unlaunched(gpu);
    if (collect(hang, progress))
        return hang;
    hang_free(hang);
    return NULL;
}

void hang_free(struct hang *hang)
{
    if (!hang)
        return;
    free(hang->entries);
    free(hang->groups);
    free(hang->cycle);
    free(hang);
}
