/* page.c - see page.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/view/page.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "tools/view/lines.h"
#include "tools/view/page_text.h"
#include "tools/view/strings.h"

/* Kinds of records. viewer/model.js reads them. */
enum record {
    RECORD_LIFE,
    RECORD_STATE,
    RECORD_END,
    RECORD_WAIT,
    RECORD_MET,
    RECORD_STEP,
    RECORD_DEPTH,
    RECORD_CU,
    RECORD_WAVE,
    RECORD_ISSUE,
    RECORD_FINDING,
    RECORD_STUCK,
    RECORD_CYCLE
};

struct page_slot {
    uint32_t generation;
    uint8_t state; /* enum view_state */
    bool met;      /* a change that ends the wait under way is written */
};

struct page_issue {
    uint64_t cycle;
    uint32_t track, place;
};

/* Where the texts of a place's lines come from. */
struct page_place {
    const char *assembly;
    uint32_t assembly_line;
    uint32_t source; /* string */
};

struct view_page {
    FILE *stream;
    struct view_page_head head; /* but for the title */
    char *title;
    uint64_t cycle; /* of the last record */
    struct page_slot *slots;
    uint32_t slot_count;
    uint64_t depths[VIEW_DEPTHS]; /* value + 1 as written last; 0: not yet */
    struct view_strings strings;
    struct view_strings place_texts;
    struct page_place *places; /* of each of place_texts */
    uint32_t place_room;
    struct page_issue *issues; /* a ring */
    uint64_t issue_count;      /* all there were */
    bool out_of_memory;
};

/* Numbers */

/* Five bits a character, the lowest ones first; the sixth says that more follow. */
static void put(struct view_page *page, uint64_t number)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (; number >= 32; number >>= 5)
        fputc(digits[32 + (number & 31)], page->stream);
    fputc(digits[number], page->stream);
}

/* A record whose time may lie before that of the last one. */
static void put_timed(struct view_page *page, enum record record, uint64_t cycle)
{
    put(page, record);
    put(page, cycle >= page->cycle ? 2 * (cycle - page->cycle) : 2 * (page->cycle - cycle) - 1);
    page->cycle = cycle;
}

static void put_string(struct view_page *page, const char *text)
{
    put(page, view_strings_add(&page->strings, text));
}

/* Numbers of JavaScript have 53 bits, so these come as two. */
static void put_wide(struct view_page *page, uint64_t number)
{
    put(page, number >> 32);
    put(page, number & UINT32_MAX);
}

static void put_id(struct view_page *page, const uint32_t id[3])
{
    for (int i = 0; i < 3; i++)
        put(page, id[i]);
}

/* Who has changed a word: 0 nothing is known, 1 the command processor, 2 a work-group. */
static void put_change(struct view_page *page, const struct view_page_change *change)
{
    if (!change) {
        put(page, 0);
        return;
    }
    put(page, change->firmware ? 1 : 2);
    put(page, change->cycle);
    if (change->firmware)
        return;
    put_id(page, change->workgroup);
    put(page, change->place);
}

/* Places */

static bool grow_places(struct view_page *page)
{
    uint32_t room = page->place_room ? 2 * page->place_room : 64;
    struct page_place *places;

    if (page->place_texts.count < page->place_room)
        return true;
    places = realloc(page->places, room * sizeof(*places));
    if (!places)
        return false;
    page->places = places;
    page->place_room = room;
    return true;
}

uint32_t view_page_place(struct view_page *page, const struct view_place *place)
{
    uint32_t count = page->place_texts.count, number;

    if (!grow_places(page)) {
        page->out_of_memory = true;
        return 0;
    }
    number = view_strings_add(&page->place_texts, place->text);
    if (page->place_texts.out_of_memory)
        return 0;
    if (number == count)
        page->places[number] =
            (struct page_place){place->assembly, place->assembly_line, view_strings_add(&page->strings, place->source)};
    return number + 1;
}

/* Work-groups */

static struct page_slot *slot_of(struct view_page *page, uint32_t index)
{
    if (index >= page->slot_count) {
        uint32_t count = index < 32 ? 64 : index > UINT32_MAX / 2 - 1 ? 0 : 2 * (index + 1);
        struct page_slot *slots = count ? realloc(page->slots, count * sizeof(*slots)) : NULL;
        if (!slots) {
            page->out_of_memory = true;
            return NULL;
        }
        memset(slots + page->slot_count, 0, (count - page->slot_count) * sizeof(*slots));
        page->slots = slots;
        page->slot_count = count;
    }
    return &page->slots[index];
}

/* A slot that was used again has a new life, though the end of the last one was not seen. */
static void begin_life(struct view_page *page, struct page_slot *slot, const struct view_workgroup *workgroup)
{
    put(page, RECORD_LIFE);
    put(page, workgroup->slot);
    put_string(page, workgroup->kernel);
    put_id(page, workgroup->id);
    *slot = (struct page_slot){.generation = workgroup->generation};
}

void view_page_workgroup(struct view_page *page, uint64_t cycle, const struct view_workgroup *workgroup,
                         enum view_state state, const char *outcome)
{
    struct page_slot *slot = slot_of(page, workgroup->slot);

    SIM_REQUIRE(state < VIEW_STATES);
    SIM_REQUIRE(state != VIEW_NONE || outcome);
    if (!slot)
        return;
    if (state == VIEW_NONE) {
        if (slot->state != VIEW_NONE) {
            put_timed(page, RECORD_END, cycle);
            put(page, workgroup->slot);
            put_string(page, outcome);
        }
        slot->state = VIEW_NONE;
        return;
    }
    if (slot->state == VIEW_NONE || slot->generation != workgroup->generation)
        begin_life(page, slot, workgroup);
    put_timed(page, RECORD_STATE, cycle);
    put(page, workgroup->slot);
    put(page, (uint64_t)workgroup->cu * VIEW_STATES + state);
    slot->met = slot->met && state != VIEW_STALLED;
    slot->state = (uint8_t)state;
}

void view_page_wait(struct view_page *page, uint32_t slot, const struct view_page_wait *wait)
{
    put(page, RECORD_WAIT);
    put(page, slot);
    put_string(page, wait->name);
    put_string(page, wait->relation);
    put_wide(page, wait->mask);
    put_wide(page, wait->value);
}

static bool is_waiting(const struct page_slot *slot)
{
    return slot->state == VIEW_STALLED || slot->state == VIEW_SAVING || slot->state == VIEW_SWAPPED;
}

void view_page_met(struct view_page *page, uint32_t slot, const struct view_page_change *change)
{
    struct page_slot *entry = slot_of(page, slot);

    if (!entry || entry->met || !is_waiting(entry))
        return;
    entry->met = true;
    put(page, RECORD_MET);
    put(page, slot);
    put_change(page, change);
}

/* Firmware and compute units */

void view_page_step(struct view_page *page, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                    uint32_t commands, uint32_t loads)
{
    put_timed(page, RECORD_STEP, cycle);
    put(page, cost);
    put(page, instructions);
    put(page, events);
    put(page, commands);
    put(page, loads);
}

void view_page_depth(struct view_page *page, uint64_t cycle, uint32_t queue, const struct view_depth *depth)
{
    SIM_REQUIRE(queue < VIEW_DEPTHS);
    if (page->depths[queue] == depth->value + 1)
        return;
    page->depths[queue] = depth->value + 1;
    put_timed(page, RECORD_DEPTH, cycle);
    put_string(page, depth->name);
    put(page, depth->value);
}

void view_page_cu(struct view_page *page, uint64_t cycle, uint32_t cu, bool available)
{
    put_timed(page, RECORD_CU, cycle);
    put(page, cu);
    put(page, available);
}

/* Waves */

void view_page_wave(struct view_page *page, uint32_t track, const struct view_wave_span *span)
{
    put_timed(page, RECORD_WAVE, span->from);
    put(page, span->to - span->from);
    put(page, track);
    put_string(page, span->name);
    put_id(page, span->workgroup);
    put(page, span->wave);
}

void view_page_issue(struct view_page *page, uint64_t cycle, uint32_t track, uint32_t place)
{
    if (!page->issues)
        page->issues = malloc(VIEW_PAGE_ISSUES * sizeof(*page->issues));
    if (!page->issues) {
        page->out_of_memory = true;
        return;
    }
    page->issues[page->issue_count++ % VIEW_PAGE_ISSUES] = (struct page_issue){cycle, track, place};
}

static void write_issues(struct view_page *page)
{
    uint64_t at = page->issue_count > VIEW_PAGE_ISSUES ? page->issue_count - VIEW_PAGE_ISSUES : 0;

    for (; at < page->issue_count; at++) {
        const struct page_issue *issue = &page->issues[at % VIEW_PAGE_ISSUES];

        put_timed(page, RECORD_ISSUE, issue->cycle);
        put(page, issue->track);
        put(page, issue->place);
    }
}

/* What is wrong */

void view_page_finding(struct view_page *page, const struct view_page_finding *finding)
{
    put(page, RECORD_FINDING);
    put(page, finding->timed ? finding->cycle + 1 : 0);
    put(page, finding->workgroup != NULL);
    if (finding->workgroup)
        put_id(page, finding->workgroup);
    put_string(page, finding->place);
    put_string(page, finding->text);
}

void view_page_stuck(struct view_page *page, uint32_t slot, const char *text, const struct view_page_change *change)
{
    put(page, RECORD_STUCK);
    put(page, slot);
    put_string(page, text);
    put_change(page, change);
}

void view_page_cycle(struct view_page *page, const uint32_t *slots, uint32_t count)
{
    put(page, RECORD_CYCLE);
    put(page, count);
    for (uint32_t i = 0; i < count; i++)
        put(page, slots[i]);
}

/* The whole */

struct view_page *view_page_begin(FILE *stream, const struct view_page_head *head)
{
    struct view_page *page = calloc(1, sizeof(*page));

    if (!page)
        return NULL;
    page->stream = stream;
    page->head = *head;
    page->title = strdup(head->title);
    if (!page->title) {
        free(page);
        return NULL;
    }
    view_page_write_head(stream, page->title);
    fputs("<script>\"use strict\";\nconst records=\"", stream);
    return page;
}

static void write_strings(FILE *stream, const char *name, const struct view_strings *strings)
{
    fprintf(stream, "const %s=[", name);
    for (uint32_t i = 0; i < strings->count; i++) {
        fputs(i ? ",\n" : "\n", stream);
        view_script_string(stream, strings->texts[i]);
    }
    fputs("];\n", stream);
}

/* The text of each place's line in the assembly text. Each file is read once if its places follow one another. */
static void write_assembly(const struct view_page *page)
{
    struct view_lines lines = {0};
    const char *path = NULL;

    fputs("const assemblyLines=[", page->stream);
    for (uint32_t i = 0; i < page->place_texts.count; i++) {
        const struct page_place *place = &page->places[i];

        if (!path || strcmp(place->assembly, path) != 0) {
            view_lines_free(&lines);
            view_lines_read(&lines, place->assembly);
            path = place->assembly;
        }
        fputs(i ? ",\n" : "\n", page->stream);
        view_script_string(page->stream, view_lines_get(&lines, place->assembly_line));
    }
    fputs("];\n", page->stream);
    view_lines_free(&lines);
}

static void write_sources(const struct view_page *page)
{
    fputs("const sourceLines=[", page->stream);
    for (uint32_t i = 0; i < page->place_texts.count; i++)
        fprintf(page->stream, "%s%" PRIu32, i ? "," : "", page->places[i].source);
    fputs("].map((text)=>strings[text]);\n", page->stream);
}

static void write_run(const struct view_page *page, uint64_t cycle, const char *outcome)
{
    FILE *stream = page->stream;

    fprintf(stream, "const run={title:");
    view_script_string(stream, page->title);
    fprintf(stream, ",outcome:");
    view_script_string(stream, outcome);
    fprintf(stream, ",cycles:%" PRIu64 ",clock:%" PRIu64 ",cus:%" PRIu32 ",wavesCu:%" PRId32 ",issues:%" PRIu64 "};\n",
            cycle, page->head.clock_mhz, page->head.cus, page->head.waves_cu, page->issue_count);
}

bool view_page_end(struct view_page *page, uint64_t cycle, const char *outcome)
{
    bool complete;

    write_issues(page);
    fputs("\";\n", page->stream);
    write_run(page, cycle, outcome);
    write_strings(page->stream, "strings", &page->strings);
    write_strings(page->stream, "places", &page->place_texts);
    write_assembly(page);
    write_sources(page);
    fputs("</script>\n", page->stream);
    view_page_write_program(page->stream);
    complete = !page->out_of_memory && !page->strings.out_of_memory && !page->place_texts.out_of_memory;
    view_strings_free(&page->strings);
    view_strings_free(&page->place_texts);
    free(page->title);
    free(page->places);
    free(page->slots);
    free(page->issues);
    free(page);
    return complete;
}
