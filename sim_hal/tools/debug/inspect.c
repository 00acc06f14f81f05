/* inspect.c - see inspect.h. */
#include "tools/debug/inspect.h"

#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "tools/debug/describe.h"
#include "tools/debug/elements.h"
#include "tools/debug/places.h"
#include "tools/debug/registers.h"
#include "tools/debug/variables.h"
#include "gpu/dispatcher.h"

#define GROUPS_MOST 64u /* places that where all prints */

static bool no_wave(const struct debug *debug, char *error, size_t error_bytes)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);

    if (debug->phase == DEBUG_READY)
        return host_text_fail(error, error_bytes, "the run has not begun: run or continue begins it");
    if (dispatcher && debug->focus.set && debug->focus.slot < gpu_dispatcher_slots(dispatcher)) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(dispatcher, debug->focus.slot);

        if (slot->state != GPU_SLOT_FREE && slot->generation == debug->focus.generation)
            return host_text_fail(error, error_bytes,
                                  "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") is saved; see focus", slot->id[0],
                                  slot->id[1], slot->id[2]);
    }
    return host_text_fail(error, error_bytes, "no work-group is in focus, or it has ended; see focus");
}

/* ---- where ---- */

/* " + 3" behind a label. */
static void print_label(const struct isa_program *program, uint32_t operation)
{
    uint32_t distance;
    const struct isa_label *label = debug_label_before(program, operation, &distance);
    char shown[CODE_SHOWN_BYTES];

    if (label && distance)
        printf(", %s + %" PRIu32, code_shown_name(label->name, shown), distance);
    else if (label)
        printf(", %s", code_shown_name(label->name, shown));
}

void debug_inspect_show(const struct debug *debug)
{
    const struct cu_wave *wave = debug_wave(debug);
    char who[DEBUG_WHO_BYTES], at[ISA_PLACE_BYTES], shown[CODE_SHOWN_BYTES];
    struct isa_place place;

    if (!wave)
        return;
    place = isa_place_of(wave->state.program, wave->state.operation);
    printf("%s of %s on CU %" PRIu32 ", %s, at %s", debug_who(wave->workgroup->id, wave->index, debug->focus.lane, who),
           code_shown_name(wave->workgroup->kernel->name, shown), wave->workgroup->cu, debug_status_name(wave),
           isa_place_text(&place, at, sizeof(at)));
    print_label(wave->state.program, wave->state.operation);
    putchar('\n');
    debug_print_operation(wave->state.program, wave->state.operation);
}

/* Waves at one place, in one status. */
struct group {
    const struct cu_wave *first;
    uint32_t waves;
};

static void count_wave(struct group groups[GROUPS_MOST], uint32_t *count, const struct cu_wave *wave)
{
    for (uint32_t i = 0; i < *count; i++) {
        if (groups[i].first->state.program != wave->state.program ||
            groups[i].first->state.operation != wave->state.operation || groups[i].first->status != wave->status)
            continue;
        groups[i].waves++;
        return;
    }
    if (*count < GROUPS_MOST)
        groups[(*count)++] = (struct group){.first = wave, .waves = 1};
}

static void print_group(const struct group *group)
{
    const struct cu_wave *wave = group->first;
    struct isa_place place = isa_place_of(wave->state.program, wave->state.operation);
    char who[DEBUG_WHO_BYTES], at[ISA_PLACE_BYTES];

    printf("%6" PRIu32 " %s at %s, %s: %s%s\n", group->waves, group->waves == 1 ? "wave " : "waves",
           isa_place_text(&place, at, sizeof(at)), debug_status_name(wave),
           debug_who(wave->workgroup->id, wave->index, ISA_LANES, who), group->waves == 1 ? "" : ", ..");
}

static void print_all(const struct gpu_dispatcher *dispatcher)
{
    static struct group groups[GROUPS_MOST];
    uint32_t count = 0, away = 0;

    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(dispatcher, i);

        away += slot->state != GPU_SLOT_FREE && !slot->workgroup;
        for (uint32_t wave = 0; slot->workgroup && wave < slot->workgroup->wave_count; wave++)
            count_wave(groups, &count, &slot->workgroup->waves[wave]);
    }
    for (uint32_t i = 0; i < count; i++)
        print_group(&groups[i]);
    if (away)
        printf("%6" PRIu32 " work-groups saved\n", away);
    if (!count && !away)
        puts("no work-group is there");
}

bool debug_inspect_where(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);

    if (command->count && !host_text_is(command->words[0], "all"))
        return host_text_fail(error, error_bytes, "where: expected where or where all");
    if (command->count && dispatcher) {
        print_all(dispatcher);
        return true;
    }
    if (!debug_wave(debug))
        return no_wave(debug, error, error_bytes);
    debug_inspect_show(debug);
    return true;
}

bool debug_inspect_list(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    struct isa_place place;

    if (command->count && !host_text_is(command->words[0], "asm"))
        return host_text_fail(error, error_bytes, "list: expected list or list asm");
    if (!wave)
        return no_wave(debug, error, error_bytes);
    place = isa_place_of(wave->state.program, wave->state.operation);
    debug_print_lines(&place, command->count == 1);
    return true;
}

/* ---- focus ---- */

static const struct gpu_slot *find_slot(const struct debug *debug, const uint32_t workgroup[3])
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);

    for (uint32_t i = 0; dispatcher && i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct gpu_slot *slot = gpu_dispatcher_slot(dispatcher, i);

        if (slot->state != GPU_SLOT_FREE && memcmp(slot->id, workgroup, sizeof(slot->id)) == 0)
            return slot;
    }
    return NULL;
}

static bool focus_workgroup(struct debug *debug, struct host_span word, struct debug_focus *focus, char *error,
                            size_t error_bytes)
{
    const struct gpu_slot *slot;
    char quoted[HOST_QUOTE_BYTES];
    uint32_t workgroup[3];

    if (!debug_read_workgroup(word, workgroup))
        return host_text_fail(error, error_bytes, "focus workgroup: expected X, X,Y or X,Y,Z, found %s",
                              host_text_quote(quoted, word));
    slot = find_slot(debug, workgroup);
    if (!slot)
        return host_text_fail(error, error_bytes,
                              "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32
                              ") was not launched yet, has ended, or does not exist",
                              workgroup[0], workgroup[1], workgroup[2]);
    if (!slot->workgroup)
        return host_text_fail(error, error_bytes, "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") is saved",
                              workgroup[0], workgroup[1], workgroup[2]);
    *focus = (struct debug_focus){.set = true, .slot = slot->index, .generation = slot->generation};
    return true;
}

static bool focus_number(const struct debug *debug, const char *what, struct host_span word, uint32_t limit,
                         uint32_t *number, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];
    uint64_t value;

    (void)debug;
    if (!host_text_u64(word, &value) || value >= limit)
        return host_text_fail(error, error_bytes, "focus %s: expected 0 to %" PRIu32 ", found %s", what, limit - 1,
                              host_text_quote(quoted, word));
    *number = (uint32_t)value;
    return true;
}

static bool focus_part(struct debug *debug, struct host_span what, struct host_span word, struct debug_focus *focus,
                       char *error, size_t error_bytes)
{
    const struct cu_workgroup *workgroup;

    if (host_text_is(what, "workgroup"))
        return focus_workgroup(debug, word, focus, error, error_bytes);
    workgroup = focus->set ? debug_workgroup(debug, focus->slot, focus->generation) : NULL;
    if (!workgroup)
        return no_wave(debug, error, error_bytes);
    if (host_text_is(what, "wave"))
        return focus_number(debug, "wave", word, workgroup->wave_count, &focus->wave, error, error_bytes);
    if (host_text_is(what, "lane"))
        return focus_number(debug, "lane", word, ISA_LANES, &focus->lane, error, error_bytes);
    return host_text_fail(error, error_bytes, "focus: expected workgroup, wave or lane before a number");
}

bool debug_inspect_focus(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    struct debug_focus focus = debug->focus;

    if (debug->phase == DEBUG_READY)
        return no_wave(debug, error, error_bytes);
    if (command->count % 2)
        return host_text_fail(error, error_bytes, "focus: expected workgroup, wave or lane, and a number behind it");
    for (uint32_t i = 0; i < command->count; i += 2) {
        if (!focus_part(debug, command->words[i], command->words[i + 1], &focus, error, error_bytes))
            return false;
    }
    debug->focus = focus;
    debug_inspect_show(debug);
    return true;
}

/* ---- print and memory ---- */

static bool read_count(const struct debug_command *command, uint64_t *count, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];

    *count = 0;
    if (command->count < 2 || (debug_read_number(command->words[1], count) && *count))
        return true;
    return host_text_fail(error, error_bytes, "expected a number of elements from 1 on, found %s",
                          host_text_quote(quoted, command->words[1]));
}

bool debug_inspect_memory(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    struct debug_range range;
    uint64_t count;

    if (!debug_find_element(debug, command->words[0], &range, error, error_bytes) ||
        !read_count(command, &count, error, error_bytes))
        return false;
    if (command->words[0].text[command->words[0].length - 1] == ']' && !count)
        count = 1;
    debug_print_elements(debug, &range, count);
    return true;
}

bool debug_inspect_locals(const struct debug *debug, char *error, size_t error_bytes)
{
    if (!debug_wave(debug))
        return no_wave(debug, error, error_bytes);
    return debug_print_variables(debug, error, error_bytes);
}

static bool print_register(const struct debug *debug, const struct debug_command *command,
                           const struct debug_register *reg, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    uint64_t count;

    if (!wave)
        return no_wave(debug, error, error_bytes);
    if (reg->kind == DEBUG_LDS) {
        return read_count(command, &count, error, error_bytes) && debug_print_lds(wave, reg, count, error, error_bytes);
    }
    if (command->count == 2 && !host_text_is(command->words[1], "lanes"))
        return host_text_fail(error, error_bytes, "print: expected nothing or lanes behind a register");
    return debug_print_register(wave, reg, debug->focus.lane, command->count == 2, error, error_bytes);
}

/* Registers go before LDS, LDS before arguments and data of the program, and these before variables. */
bool debug_inspect_print(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    struct debug_register reg;
    struct debug_range range;

    if (debug_register_read(command->words[0], &reg) || (wave && debug_local_read(wave, command->words[0], &reg)))
        return print_register(debug, command, &reg, error, error_bytes);
    if (debug_find_element(debug, command->words[0], &range, error, error_bytes) ||
        !debug_variable_exists(debug, command->words[0]))
        return debug_inspect_memory(debug, command, error, error_bytes);
    if (command->count == 2 && !host_text_is(command->words[1], "lanes"))
        return host_text_fail(error, error_bytes, "print: expected nothing or lanes behind a variable");
    return debug_print_variable(debug, command->words[0], command->count == 2, error, error_bytes);
}
