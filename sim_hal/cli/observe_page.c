/* observe_page.c - see observe_page.h. */
#include "cli/observe_page.h"

#include <inttypes.h>
#include <stdio.h>

#include "cli/observe.h"
#include "gpu/stuck.h"
#include "isa/place.h"
#include "mem/last_writer.h"
#include "mem/names.h"
#include "mem/syncmon.h"

#define STUCK_BYTES (ISA_PLACE_BYTES + 2 * GPU_NAME_BYTES + 160)

/* Places */

static uint32_t search_line(const struct isa_program *program, uint32_t line)
{
    uint32_t operation = 0;

    while (operation < program->operation_count && program->operations[operation].line != line)
        operation++;
    return operation;
}

static struct isa_place place_of(const struct isa_program *program, uint32_t line)
{
    return isa_place_of(program, search_line(program, line));
}

/* The page's number of the place of a line of a program's assembly text. */
static uint32_t number_of(struct sim_page *page, const struct isa_program *program, uint32_t line)
{
    struct sim_page_line *entry = &page->lines[line % SIM_PAGE_LINES];
    struct isa_place place;
    struct view_place seen;
    char text[ISA_PLACE_BYTES];

    if (entry->program == program && entry->line == line)
        return entry->number;
    place = place_of(program, line);
    seen = (struct view_place){isa_place_text(&place, text, sizeof(text)), place.file, place.line, place.assembly,
                               place.assembly_line};
    *entry = (struct sim_page_line){program, line, view_page_place(page->page, &seen)};
    return entry->number;
}

/* Fills a change from a write by a work-group of a program. Returns NULL if there was no write. */
static const struct view_page_change *change_of(struct sim_page *page, const struct gpu_write *write,
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

static const char *name_of(const struct sim_page *page, uint64_t address, char name[GPU_NAME_BYTES])
{
    return gpu_names_text(gpu_memory(*page->gpu)->names, address, name);
}

/* What happens */

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    const struct sim_page *page = context;
    const struct view_workgroup seen = {slot, generation, cu, kernel, workgroup};

    view_page_workgroup(page->page, cycle, &seen, sim_view_state(life), life == GPU_LIFE_DONE ? "done" : "killed");
}

static void note_wait(void *context, uint32_t slot, const struct gpu_condition *condition)
{
    const struct sim_page *page = context;
    char name[GPU_NAME_BYTES];
    const struct view_page_wait wait = {name_of(page, condition->address, name),
                                        sim_relation((enum isa_wait_condition)condition->condition), condition->mask,
                                        condition->value};

    view_page_wait(page->page, slot, &wait);
}

static void note_changed(void *context, uint32_t slot, const struct gpu_change *change)
{
    struct sim_page *page = context;
    struct view_page_change seen;

    if (change_of(page, change->write, change->program, &seen))
        view_page_met(page->page, slot, &seen);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    const struct sim_page *page = context;

    view_page_step(page->page, cycle, cost, instructions, events, commands, loads);
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    const struct sim_page *page = context;
    struct view_depth rows[SIM_DEPTHS];

    sim_depth_rows(depths, rows);
    for (uint32_t i = 0; i < SIM_DEPTHS; i++)
        view_page_depth(page->page, cycle, i, &rows[i]);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    const struct sim_page *page = context;

    view_page_cu(page->page, cycle, cu, available);
}

struct gpu_observer sim_page_observer(struct sim_page *page)
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
    const struct sim_page *page = context;

    view_page_wave(page->page, track, span);
}

static void note_span(void *context, uint64_t now, const struct gpu_wave *wave, enum gpu_wave_class class,
                      uint64_t from, uint64_t to)
{
    struct sim_page *page = context;
    const struct view_wave_span span = sim_wave_span(wave, class, from, to);

    view_wave_span(&page->waves, now, wave->simd, wave->slot, &span);
}

static void note_stop(void *context, uint64_t now, const struct gpu_wave *wave)
{
    struct sim_page *page = context;

    view_wave_stop(&page->waves, now, wave->simd, wave->slot);
}

static void note_issued(void *context, uint64_t now, const struct gpu_wave *wave, uint32_t operation)
{
    struct sim_page *page = context;
    const struct isa_program *program = wave->state.program;

    view_page_issue(page->page, now, wave->simd * VIEW_WAVE_SLOTS + wave->slot,
                    number_of(page, program, program->operations[operation].line));
}

struct gpu_wave_observer sim_page_wave_observer(struct sim_page *page, uint32_t cu)
{
    page->waves.write = write_span;
    page->waves.context = page;
    return (struct gpu_wave_observer){
        .context = page, .cu = cu, .span = note_span, .stop = note_stop, .issued = note_issued};
}

/* The end */

static void stuck_text(const struct sim_page *page, const struct gpu_stuck *stuck, char text[STUCK_BYTES])
{
    struct isa_place place = place_of(stuck->program, stuck->line);
    const struct gpu_condition *condition = stuck->condition;
    char where[ISA_PLACE_BYTES], name[GPU_NAME_BYTES];
    int length = 0;

    if (!stuck->saved)
        length = snprintf(text, STUCK_BYTES, "wave %" PRIu32 " ", stuck->wave);
    length += snprintf(text + length, STUCK_BYTES - (size_t)length, "%s%s at %s", stuck->saved ? "saved, " : "",
                       stuck->state, isa_place_text(&place, where, sizeof(where)));
    if (condition)
        snprintf(text + length, STUCK_BYTES - (size_t)length, ", for %s %s 0x%" PRIx64 "; it is 0x%" PRIx64,
                 name_of(page, condition->address, name), sim_relation((enum isa_wait_condition)condition->condition),
                 condition->value, stuck->value);
}

static void note_stuck(void *context, const struct gpu_stuck *stuck)
{
    struct sim_page *page = context;
    struct view_page_change change;
    char text[STUCK_BYTES];

    stuck_text(page, stuck, text);
    view_page_stuck(page->page, stuck->slot, text, change_of(page, stuck->write, stuck->program, &change));
}

bool sim_page_end(struct sim_page *page, bool deadlock, const char *outcome)
{
    uint64_t cycle = gpu_cycles(*page->gpu);
    struct view_page *ended = page->page;

    if (page->waves.write)
        view_wave_end(&page->waves, cycle);
    if (deadlock)
        gpu_show_stuck(*page->gpu, note_stuck, page);
    page->page = NULL;
    return view_page_end(ended, cycle, outcome);
}
