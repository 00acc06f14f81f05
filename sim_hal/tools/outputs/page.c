/* page.c - see page.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/outputs/page.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/outputs/observe.h"
#include "tools/explain/hang.h"
#include "isa/source_text.h"
#include "mem/last_writer.h"
#include "mem/names.h"
#include "syncmon/syncmon.h"
#include "tools/explain/hang_sentences.h"

/* Places */

static uint32_t search_line(const struct isa_program *program, uint32_t line)
{
    uint32_t operation = 0;

    while (operation < program->operation_count && program->operations[operation].line != line)
        operation++;
    return operation;
}

/* The page's number of a place. */
static uint32_t place_number(const struct outputs_page *page, struct isa_place place)
{
    char text[ISA_PLACE_BYTES], source[ISA_SOURCE_TEXT_BYTES];
    struct view_place seen = {isa_place_text(&place, text, sizeof(text)), source, place.assembly,
                              place.machine_code ? 0 : place.assembly_line};

    isa_source_text(&place, source, sizeof(source));
    return view_page_place(page->page, &seen);
}

/* The page's number of the place of a line of a program's assembly text. */
static uint32_t number_of(struct outputs_page *page, const struct isa_program *program, uint32_t line)
{
    struct outputs_page_line *entry = &page->lines[line % OUTPUTS_PAGE_LINES];

    if (entry->program == program && entry->line == line)
        return entry->number;
    *entry = (struct outputs_page_line){program, line,
                                        place_number(page, isa_place_of(program, search_line(program, line)))};
    return entry->number;
}

/* Fills a change from a write by a work-group of a program. Returns NULL if there was no write. */
static const struct view_page_change *change_of(struct outputs_page *page, const struct mem_noted_write *write,
                                                const struct isa_program *program, struct view_page_change *change)
{
    if (!write)
        return NULL;
    *change = (struct view_page_change){.firmware = write->line == 0, .cycle = write->cycle};
    if (change->firmware)
        return change;
    for (int i = 0; i < 3; i++)
        change->workgroup[i] = write->workgroup[i];
    change->place = number_of(page, program, write->line);
    return change;
}

static const char *name_of(const struct outputs_page *page, uint64_t address, char name[MEM_NAME_BYTES])
{
    return mem_names_text(gpu_memory(*page->gpu)->names, address, name);
}

/* What happens */

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    const struct outputs_page *page = context;
    const struct view_workgroup seen = {slot, generation, cu, kernel, workgroup};

    (void)queue;
    view_page_workgroup(page->page, cycle, &seen, outputs_view_state(life), life == GPU_LIFE_DONE ? "done" : "killed");
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    const struct outputs_page *page = context;
    char name[MEM_NAME_BYTES];
    const struct view_page_wait wait = {name_of(page, condition->address, name),
                                        outputs_relation((enum isa_wait_condition)condition->condition),
                                        condition->mask, condition->value};

    view_page_wait(page->page, slot, &wait);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    struct outputs_page *page = context;
    struct view_page_change seen;

    if (change_of(page, change->write, change->program, &seen))
        view_page_met(page->page, slot, &seen);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    const struct outputs_page *page = context;

    view_page_step(page->page, cycle, cost, instructions, events, commands, loads);
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    const struct outputs_page *page = context;
    struct view_depth rows[OUTPUTS_DEPTHS];

    outputs_depth_rows(depths, rows);
    for (uint32_t i = 0; i < OUTPUTS_DEPTHS; i++)
        view_page_depth(page->page, cycle, i, &rows[i]);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct outputs_page *page = context;

    view_page_cu(page->page, cycle, cu, available);
}

struct gpu_observer outputs_page_observer(struct outputs_page *page)
{
    return (struct gpu_observer){.context = page,
                                 .life = note_life,
                                 .wait = note_wait,
                                 .changed = note_changed,
                                 .step = note_step,
                                 .depths = note_depths,
                                 .cu = note_cu};
}

/* Waves */

static void write_span(void *context, uint32_t track, const struct view_wave_span *span)
{
    const struct outputs_page *page = context;

    view_page_wave(page->page, track, span);
}

static void note_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                      uint64_t to)
{
    struct outputs_page *page = context;
    const struct view_wave_span span = outputs_wave_span(wave, class, from, to);

    view_wave_span(&page->waves, now, wave->simd, wave->slot, &span);
}

static void note_stop(void *context, uint64_t now, const struct cu_wave *wave)
{
    struct outputs_page *page = context;

    view_wave_stop(&page->waves, now, wave->simd, wave->slot);
}

static void note_issued(void *context, uint64_t now, const struct cu_wave *wave, uint32_t operation)
{
    struct outputs_page *page = context;
    const struct isa_program *program = wave->state.program;

    view_page_issue(page->page, now, wave->simd * VIEW_WAVE_SLOTS + wave->slot,
                    number_of(page, program, program->operations[operation].line));
}

struct cu_wave_observer outputs_page_wave_observer(struct outputs_page *page, uint32_t cu)
{
    page->waves.write = write_span;
    page->waves.context = page;
    return (struct cu_wave_observer){
        .context = page, .cu = cu, .span = note_span, .stop = note_stop, .issued = note_issued};
}

/* The end */

static const char *const reasons[HANG_REASONS] = {[HANG_WAITS] = "waits",
                                                  [HANG_SPINS] = "spins",
                                                  [HANG_BARRIER] = "is at the barrier",
                                                  [HANG_MESSAGE] = "is at a message",
                                                  [HANG_STARVED] = "starves",
                                                  [HANG_UNFETCHED] = "gets no instructions",
                                                  [HANG_NO_PLACE] = "is saved and has no place",
                                                  [HANG_TURNS] = "is saved and spins in its turns",
                                                  [HANG_FROZEN] = "is saved, and need not run again"};

/* What an entry does and where, and one of its words, NULL: it has none. */
static void write_stuck(const struct hang *hang, const struct hang_entry *entry, const struct hang_word *word,
                        FILE *stream)
{
    char where[ISA_PLACE_BYTES], name[HANG_NAME_BYTES];

    if (entry->wave != HANG_NONE)
        fprintf(stream, "wave %" PRIu32 " ", entry->wave);
    fprintf(stream, "%s at %s", reasons[entry->reason], isa_place_text(&entry->place, where, sizeof(where)));
    if (!word)
        return;
    fprintf(stream, ", for %s%s", hang_word_name(hang, word, name),
            word->wanted.kind == EXPLAIN_WANTED_UNKNOWN ? "" : " ");
    hang_print_wanted(word, stream);
    fprintf(stream, "; it is %" PRIu64, word->value);
    if (word->change.later)
        fprintf(stream, ", and was %" PRIu64 " %" PRIu32 " changes ago", word->change.before, word->change.later + 1);
}

/* Returns NULL if nothing is known of who made the change that is told. */
static const struct view_page_change *changer_of(const struct outputs_page *page, const struct hang_change *change,
                                                 struct view_page_change *seen)
{
    if (change->changer == HANG_UNKNOWN || change->changer == HANG_UNCHANGED)
        return NULL;
    *seen = (struct view_page_change){.firmware = change->changer == HANG_FIRMWARE, .cycle = change->cycle};
    memcpy(seen->workgroup, change->id, sizeof(seen->workgroup));
    if (change->has_place)
        seen->place = place_number(page, change->place);
    return seen;
}

static bool tell_stuck(const struct outputs_page *page, const struct hang *hang, const struct hang_entry *entry,
                       const struct hang_word *word)
{
    struct view_page_change change;
    char *text = NULL;
    size_t length;
    FILE *stream = open_memstream(&text, &length);

    if (!stream)
        return false;
    write_stuck(hang, entry, word, stream);
    if (fclose(stream) != 0) {
        free(text);
        return false;
    }
    view_page_stuck(page->page, entry->slot, text, word ? changer_of(page, &word->change, &change) : NULL);
    free(text);
    return true;
}

static bool tell_entry(const struct outputs_page *page, const struct hang *hang, const struct hang_entry *entry)
{
    if (entry->word_count == 0)
        return tell_stuck(page, hang, entry, NULL);
    for (uint32_t i = 0; i < entry->word_count; i++)
        if (!tell_stuck(page, hang, entry, &entry->words[i]))
            return false;
    return true;
}

static bool tell_cycle(const struct outputs_page *page, const struct hang *hang)
{
    uint32_t *slots = malloc(hang->cycle_count * sizeof(*slots));

    if (!slots)
        return false;
    for (uint32_t i = 0; i < hang->cycle_count; i++)
        slots[i] = hang->entries[hang->cycle[i].entry].slot;
    view_page_cycle(page->page, slots, hang->cycle_count);
    free(slots);
    return true;
}

static bool tell_hang(const struct outputs_page *page)
{
    struct hang *hang = hang_collect(*page->gpu);
    bool good = hang != NULL;

    for (uint32_t i = 0; good && i < hang->entry_count; i++)
        good = tell_entry(page, hang, &hang->entries[i]);
    if (good && hang->cycle_count)
        good = tell_cycle(page, hang);
    hang_free(hang);
    return good;
}

bool outputs_page_end(struct outputs_page *page, bool deadlock, const char *outcome)
{
    uint64_t cycle = gpu_cycles(*page->gpu);
    struct view_page *ended = page->page;
    bool good;

    if (page->waves.write)
        view_wave_end(&page->waves, cycle);
    good = !deadlock || tell_hang(page);
    page->page = NULL;
    return view_page_end(ended, cycle, outcome) && good;
}
