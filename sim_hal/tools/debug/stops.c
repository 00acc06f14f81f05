/* stops.c - see stops.h. */
#include "tools/debug/stops.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/debug/elements.h"
#include "tools/debug/places.h"

/* ---- setting them ---- */

static struct debug_break *free_stop(struct debug *debug, char *error, size_t error_bytes)
{
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        if (!debug->breaks[i].set)
            return &debug->breaks[i];
    }
    host_text_fail(error, error_bytes, "there are %u stops already; delete one", DEBUG_BREAKS_MOST);
    return NULL;
}

static void announce(const struct debug *debug, struct debug_break *stop)
{
    stop->set = true;
    printf("stop %u: %s\n", (unsigned)(stop - debug->breaks) + 1, stop->text);
}

static bool no_code(struct host_span file, uint64_t line, bool known, uint32_t next, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];

    host_text_quote(quoted, file);
    if (!known)
        return host_text_fail(error, error_bytes, "no code comes from a file %s", quoted);
    if (!next)
        return host_text_fail(error, error_bytes, "no code at %.*s:%" PRIu64 ", and none behind it", (int)file.length,
                              file.text, line);
    return host_text_fail(error, error_bytes, "no code at %.*s:%" PRIu64 "; the next line with code is %" PRIu32,
                          (int)file.length, file.text, line, next);
}

/* A place as a word has it: FILE:LINE, or the name of a label or kernel. */
struct named_place {
    bool is_line;
    struct host_span name; /* of the file, too */
    uint64_t line;
};

/* What marking a place in programs has found. */
struct marked {
    uint32_t count, next;
    bool known;
};

static bool read_place(struct host_span word, struct named_place *place, char *error, size_t error_bytes)
{
    size_t at = word.length;

    while (at && word.text[at - 1] != ':')
        at--;
    /* A name of C++ may have two colons. */
    *place = (struct named_place){.is_line = at && (at < 2 || word.text[at - 2] != ':'), .name = word};
    if (!place->is_line)
        return true;
    place->name.length = at - 1;
    if (host_text_u64((struct host_span){word.text + at, word.length - at}, &place->line) && place->line)
        return true;
    return host_text_fail(error, error_bytes, "break: expected FILE:LINE, a line from 1 on");
}

static void mark(const struct debug_program *program, const struct named_place *place, uint32_t bit,
                 struct marked *marked)
{
    bool known;
    uint32_t next;

    if (!place->is_line) {
        marked->count += debug_mark_label(program->program, place->name, bit, program->marks);
        return;
    }
    marked->count += debug_mark_line(program->program, place->name, place->line, bit, program->marks, &known, &next);
    marked->known |= known;
    if (next && (!marked->next || next < marked->next))
        marked->next = next;
}

static void describe_place(struct debug_break *stop, const struct named_place *place, uint32_t count)
{
    int length = (int)(place->name.length < 64 ? place->name.length : 64);

    if (!place->is_line)
        snprintf(stop->text, sizeof(stop->text), "label %.*s%s", length, place->name.text,
                 count ? "" : ", where code that is loaded later has it");
    else if (!count)
        snprintf(stop->text, sizeof(stop->text), "%.*s:%" PRIu64 ", where code that is loaded later has it", length,
                 place->name.text, place->line);
    else
        snprintf(stop->text, sizeof(stop->text), "%.*s:%" PRIu64 ", %" PRIu32 " %s", length, place->name.text,
                 place->line, count, count == 1 ? "place" : "places");
}

/* A program beside the GPU may load code that has the place. */
static bool break_at_place(struct debug *debug, struct debug_break *stop, struct host_span word, char *error,
                           size_t error_bytes)
{
    struct marked marked = {0};
    struct named_place place;
    char quoted[HOST_QUOTE_BYTES];

    if (!read_place(word, &place, error, error_bytes))
        return false;
    for (uint32_t i = 0; i < debug->program_count; i++)
        mark(&debug->programs[i], &place, UINT32_C(1) << (stop - debug->breaks), &marked);
    if (!marked.count && place.is_line && (marked.known || debug->session))
        return no_code(place.name, place.line, marked.known, marked.next, error, error_bytes);
    if (!marked.count && debug->session)
        return host_text_fail(error, error_bytes, "%s is no label, and no FILE:LINE", host_text_quote(quoted, word));
    if (word.length >= sizeof(stop->place))
        return host_text_fail(error, error_bytes, "break: expected a place of less than %zu characters",
                              sizeof(stop->place));
    stop->kind = DEBUG_BREAK_PLACE;
    memcpy(stop->place, word.text, word.length);
    describe_place(stop, &place, marked.count);
    return true;
}

static bool is_in_grid(const struct host_file *file, const uint32_t workgroup[3])
{
    for (uint32_t i = 0; i < 3; i++) {
        if (workgroup[i] >= (file->global[i] + file->local[i] - 1) / file->local[i])
            return false;
    }
    return true;
}

static bool break_at_workgroup(struct debug *debug, struct debug_break *stop, struct host_span word, char *error,
                               size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];
    bool there = !debug->session;

    stop->kind = DEBUG_BREAK_WORKGROUP;
    if (!debug_read_workgroup(word, stop->workgroup))
        return host_text_fail(error, error_bytes, "break workgroup: expected X, X,Y or X,Y,Z, found %s",
                              host_text_quote(quoted, word));
    for (uint32_t i = 0; i < debug->launch_count; i++)
        there |= is_in_grid(debug->launches[i].file, stop->workgroup);
    if (!there)
        return host_text_fail(error, error_bytes, "there is no work-group %.*s", (int)word.length, word.text);
    snprintf(stop->text, sizeof(stop->text), "launch of work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ")",
             stop->workgroup[0], stop->workgroup[1], stop->workgroup[2]);
    return true;
}

static bool break_at_cycle(struct debug_break *stop, struct host_span word, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];

    stop->kind = DEBUG_BREAK_CYCLE;
    if (!host_text_u64(word, &stop->cycle))
        return host_text_fail(error, error_bytes, "break cycle: expected a number of cycles, found %s",
                              host_text_quote(quoted, word));
    snprintf(stop->text, sizeof(stop->text), "cycle %" PRIu64, stop->cycle);
    return true;
}

bool debug_stops_break(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    struct debug_break *stop = free_stop(debug, error, error_bytes);
    struct host_span what = command->words[0];
    bool good;

    if (!stop)
        return false;
    *stop = (struct debug_break){.set = false};
    if (command->count == 2) {
        if (host_text_is(what, "workgroup"))
            good = break_at_workgroup(debug, stop, command->words[1], error, error_bytes);
        else if (host_text_is(what, "cycle"))
            good = break_at_cycle(stop, command->words[1], error, error_bytes);
        else
            good = host_text_fail(error, error_bytes, "break: expected workgroup or cycle before the second word");
    } else if (host_text_is(what, "fault") || host_text_is(what, "hang")) {
        stop->kind = host_text_is(what, "hang") ? DEBUG_BREAK_HANG : DEBUG_BREAK_FAULT;
        snprintf(stop->text, sizeof(stop->text), "%s", stop->kind == DEBUG_BREAK_HANG ? "hang" : "fault");
        good = true;
    } else if (host_text_is(what, "kernel")) {
        stop->kind = DEBUG_BREAK_KERNEL;
        snprintf(stop->text, sizeof(stop->text), "kernel");
        good = true;
    } else {
        good = break_at_place(debug, stop, what, error, error_bytes);
    }
    if (good)
        announce(debug, stop);
    return good;
}

bool debug_stops_watch(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    static const char *const kinds[] = {"read", "write", "change", "failed"};
    struct debug_break *stop = free_stop(debug, error, error_bytes);
    enum debug_watch_kind kind = DEBUG_WATCH_CHANGE;
    struct debug_range range;

    if (!stop)
        return false;
    if (command->count == 2) {
        for (kind = DEBUG_WATCH_READ; kind <= DEBUG_WATCH_FAILED && !host_text_is(command->words[1], kinds[kind]);)
            kind++;
        if (kind > DEBUG_WATCH_FAILED)
            return host_text_fail(error, error_bytes, "watch: expected read, write, change or failed behind the name");
    }
    if (!debug_find_element(debug, command->words[0], &range, error, error_bytes))
        return false;
    *stop = (struct debug_break){.kind = DEBUG_BREAK_WATCH, .watch = kind, .element = range.first};
    snprintf(stop->text, sizeof(stop->text), "watch %s %s", range.first.name, kinds[kind]);
    debug->watches = true;
    announce(debug, stop);
    return true;
}

bool debug_stops_add(struct debug *debug, struct debug_program *program)
{
    char error[HOST_ERROR_BYTES];
    struct named_place place;

    program->marks = calloc((size_t)program->program->operation_count + 1, sizeof(*program->marks));
    if (!program->marks)
        return false;
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        struct debug_break *stop = &debug->breaks[i];
        struct marked marked = {0};

        if (!stop->set || stop->kind != DEBUG_BREAK_PLACE ||
            !read_place((struct host_span){stop->place, strlen(stop->place)}, &place, error, sizeof(error)))
            continue;
        mark(program, &place, UINT32_C(1) << i, &marked);
        if (marked.count)
            describe_place(stop, &place, marked.count);
    }
    return true;
}

/* ---- deleting and listing them ---- */

static void delete_stop(struct debug *debug, uint32_t index)
{
    debug->breaks[index].set = false;
    for (uint32_t i = 0; i < debug->program_count; i++) {
        const struct debug_program *program = &debug->programs[i];

        for (uint32_t j = 0; j < program->program->operation_count; j++)
            program->marks[j] &= ~(UINT32_C(1) << index);
    }
}

bool debug_stops_delete(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    uint64_t number = 0;
    uint32_t ignored;

    if (command->count && (!host_text_u64(command->words[0], &number) || number < 1 || number > DEBUG_BREAKS_MOST ||
                           !debug->breaks[number - 1].set))
        return host_text_fail(error, error_bytes, "there is no stop %.*s", (int)command->words[0].length,
                              command->words[0].text);
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        if (!number || number == i + 1)
            delete_stop(debug, i);
    }
    debug->watches = debug_stops_has(debug, DEBUG_BREAK_WATCH, &ignored);
    return true;
}

void debug_stops_list(const struct debug *debug)
{
    bool any = false;

    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        if (!debug->breaks[i].set)
            continue;
        printf("stop %" PRIu32 ": %s\n", i + 1, debug->breaks[i].text);
        any = true;
    }
    if (!any)
        puts("no stops");
}

bool debug_stops_has(const struct debug *debug, enum debug_break_kind kind, uint32_t *number)
{
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        if (!debug->breaks[i].set || debug->breaks[i].kind != kind)
            continue;
        *number = i + 1;
        return true;
    }
    return false;
}

/* ---- reaching them ---- */

static bool is_at(const struct debug *debug, const struct debug_break *stop, const struct cu_wave *wave, uint32_t marks)
{
    uint32_t index = (uint32_t)(stop - debug->breaks);

    switch (stop->kind) {
    case DEBUG_BREAK_PLACE:
        return wave && marks >> index & 1;
    case DEBUG_BREAK_WORKGROUP:
        return wave && wave->index == 0 && wave->state.operation == wave->workgroup->kernel->entry &&
               memcmp(wave->workgroup->id, stop->workgroup, sizeof(stop->workgroup)) == 0;
    case DEBUG_BREAK_KERNEL:
        return wave && debug_begins_kernel(wave);
    case DEBUG_BREAK_CYCLE:
        return !wave && debug->previous < stop->cycle && debug->cycle >= stop->cycle;
    default: /* reached elsewhere */
        return false;
    }
}

bool debug_stops_reached(const struct debug *debug, const struct cu_wave *wave, char reason[DEBUG_REASON_BYTES])
{
    uint32_t marks = 0;

    if (wave)
        marks = debug_program(debug, wave->state.program)->marks[wave->state.operation];
    for (uint32_t i = 0; i < DEBUG_BREAKS_MOST; i++) {
        const struct debug_break *stop = &debug->breaks[i];

        if (!stop->set || !is_at(debug, stop, wave, marks))
            continue;
        snprintf(reason, DEBUG_REASON_BYTES, "stop %" PRIu32 ": %s", i + 1, stop->text);
        return true;
    }
    return false;
}
