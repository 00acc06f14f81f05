/* control.c - see control.h. */
#include "tools/debug/control.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/debug/describe.h"
#include "tools/debug/stops.h"
#include "tools/debug/watch.h"
#include "gpu/dispatcher.h"

/* ---- history ---- */

static bool grow_history(struct debug *debug)
{
    struct debug_stop *grown;

    if (!debug->history_most || debug->history_most > UINT32_MAX / 2)
        return false;
    grown = realloc(debug->history, 2 * (size_t)debug->history_most * sizeof(*grown));
    if (!grown)
        return false;
    debug->history = grown;
    debug->history_most *= 2;
    return true;
}

/* Notes a stop, and forgets those that lie behind it: the run has gone back since. The first ones go if the host has no
 * memory. */
static void note_stop(struct debug *debug, uint64_t ordinal, const char *reason)
{
    struct debug_stop *stop;

    while (debug->history_count && debug->history[debug->history_count - 1].ordinal >= ordinal)
        debug->history_count--;
    if (debug->history_count == debug->history_most && !grow_history(debug)) {
        debug->history_count--;
        memmove(debug->history, debug->history + 1, debug->history_count * sizeof(*debug->history));
    }
    stop = &debug->history[debug->history_count++];
    *stop = (struct debug_stop){.ordinal = ordinal, .focus = debug->focus};
    snprintf(stop->reason, sizeof(stop->reason), "%s", reason);
}

void debug_control_note_end(struct debug *debug, const char *reason)
{
    debug->ordinal++;
    note_stop(debug, debug->ordinal, reason);
}

/* ---- whether to stop ---- */

static bool is_focused(const struct debug *debug, const struct cu_wave *wave)
{
    const struct debug_focus *focus = &debug->focus;

    return focus->set && wave->index == focus->wave && wave->workgroup->slot == focus->slot &&
           wave->workgroup->generation == focus->generation;
}

/* Whether the wave in focus has ended, alone or with its work-group. */
static bool has_ended(const struct debug *debug)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);
    const struct cu_wave *wave = debug_wave(debug);
    const struct gpu_slot *slot;

    if (wave)
        return wave->status == CU_WAVE_ENDED;
    if (!debug->focus.set || debug->focus.slot >= gpu_dispatcher_slots(dispatcher))
        return true;
    slot = gpu_dispatcher_slot(dispatcher, debug->focus.slot);
    return slot->state == GPU_SLOT_FREE || slot->generation != debug->focus.generation;
}

/* Source lines if both operations have one. */
static bool is_other_line(const struct isa_program *program, uint32_t one, uint32_t other)
{
    struct isa_place first = isa_place_of(program, one), second = isa_place_of(program, other);

    if (!first.file || !second.file)
        return first.assembly_line != second.assembly_line;
    return first.line != second.line || strcmp(first.file, second.file) != 0;
}

static bool is_step(const struct debug *debug, const struct cu_wave *wave)
{
    if (!is_focused(debug, wave))
        return false;
    switch (debug->goal) {
    case DEBUG_TO_LANE:
        return isa_exec(&wave->state) >> debug->focus.lane & 1;
    case DEBUG_TO_LINE:
        return is_other_line(wave->state.program, debug->left_operation, wave->state.operation);
    default:
        return true;
    }
}

static bool goal_reached(struct debug *debug, const struct cu_wave *wave, char reason[DEBUG_REASON_BYTES])
{
    switch (debug->goal) {
    case DEBUG_TO_INSTRUCTION:
    case DEBUG_TO_LANE:
    case DEBUG_TO_LINE:
        if (!wave && has_ended(debug)) {
            snprintf(reason, DEBUG_REASON_BYTES, "the wave has ended");
            return true;
        }
        if (!wave || !is_step(debug, wave))
            return false;
        if (debug->goal == DEBUG_TO_LINE)
            debug->left_operation = wave->state.operation;
        return --debug->left == 0;
    case DEBUG_TO_KERNEL:
        if (!wave || !debug_begins_kernel(wave))
            return false;
        debug_focus_wave(debug, wave);
        snprintf(reason, DEBUG_REASON_BYTES, "the first kernel");
        return true;
    case DEBUG_TO_CYCLE:
    case DEBUG_AT_CYCLE:
        return !wave && debug->cycle >= debug->until;
    case DEBUG_AT_ORDINAL:
        return debug->ordinal == debug->until;
    default:
        return false;
    }
}

static bool passes_stops(enum debug_goal goal)
{
    return goal == DEBUG_AT_CYCLE || goal == DEBUG_AT_ORDINAL;
}

/* Watched accesses that are over are passed, too. */
static void forget_hits(struct debug *debug)
{
    const struct debug_focus focus = debug->focus;
    char reason[DEBUG_REASON_BYTES];

    if (!debug->hit_count)
        return;
    debug_watch_reason(debug, reason);
    debug->focus = focus;
}

static bool is_reached(struct debug *debug, const struct cu_wave *wave, char reason[DEBUG_REASON_BYTES])
{
    *reason = '\0';
    if (passes_stops(debug->goal))
        forget_hits(debug);
    else if (debug->hit_count && debug_watch_reason(debug, reason))
        return true;
    else if (debug_stops_reached(debug, wave, reason)) {
        if (wave)
            debug_focus_wave(debug, wave);
        return true;
    }
    return goal_reached(debug, wave, reason);
}

/* ---- the search for the last stop, in a run of its own ---- */

static void note_last(struct debug *debug, const char *reason)
{
    debug->last = (struct debug_stop){.ordinal = debug->ordinal, .focus = debug->focus};
    snprintf(debug->last.reason, sizeof(debug->last.reason), "%s", reason);
}

bool debug_control_turn(struct debug *debug)
{
    if (debug->goal != DEBUG_LAST_STOP && debug->goal != DEBUG_LAST_STEP)
        return false;
    if (debug->last.ordinal) {
        debug->until = debug->last.ordinal;
    } else {
        puts("there is none before this place");
        debug->last = debug->history[debug->history_count - 1];
    }
    debug->goal = DEBUG_AT_ORDINAL;
    debug->focus = debug->last.focus;
    debug->leave = DEBUG_AGAIN;
    return true;
}

static void leave_run(struct debug *debug)
{
    debug->leave = DEBUG_AGAIN;
    gpu_stop(debug->gpu);
}

static void seek(struct debug *debug, const struct cu_wave *wave)
{
    const struct debug_focus focus = debug->focus;
    char reason[DEBUG_REASON_BYTES] = "";

    if (debug->ordinal >= debug->until) {
        debug_control_turn(debug);
        leave_run(debug);
    } else if (debug->goal == DEBUG_LAST_STEP) {
        debug->hit_count = 0;
        if (wave && is_step(debug, wave))
            note_last(debug, "");
    } else if (is_reached(debug, wave, reason)) {
        note_last(debug, reason);
        debug->focus = focus;
    }
}

/* ---- the calls of the run ---- */

void debug_control_halt(struct debug *debug, const char *reason)
{
    if (debug->goal == DEBUG_AT_ORDINAL) {
        debug->focus = debug->last.focus;
        reason = debug->last.reason;
    }
    debug_focus_any(debug);
    debug->phase = DEBUG_STOPPED;
    note_stop(debug, debug->ordinal, reason);
    debug->halted(debug);
    if (debug->leave != DEBUG_STAYS)
        gpu_stop(debug->gpu);
}

static void arrive(struct debug *debug, const struct cu_wave *wave, uint64_t cycle)
{
    char reason[DEBUG_REASON_BYTES];

    debug->ordinal++;
    debug->previous = debug->cycle;
    debug->cycle = cycle;
    if (debug->goal == DEBUG_LAST_STOP || debug->goal == DEBUG_LAST_STEP)
        seek(debug, wave);
    else if (is_reached(debug, wave, reason))
        debug_control_halt(debug, reason);
}

static void show_event(void *context, uint64_t cycle)
{
    struct debug *debug = context;

    if (debug->leave == DEBUG_STAYS)
        arrive(debug, NULL, cycle);
}

static void show_instruction(void *context, const struct cu_wave *wave, uint64_t cycle)
{
    struct debug *debug = context;

    if (debug->leave == DEBUG_STAYS)
        arrive(debug, wave, cycle);
    if (debug->leave == DEBUG_STAYS && debug->watches)
        debug_watch_instruction(debug, wave);
}

static const char *fault_name(enum isa_fault fault)
{
    static const char *const names[ISA_FAULT_COUNT] = {
        [ISA_FAULT_NONE] = "none",
        [ISA_FAULT_REGISTER] = "a register that the kernel has not allocated",
        [ISA_FAULT_MISALIGNED] = "a misaligned address",
        [ISA_FAULT_OUT_OF_BOUNDS] = "an address that it may not access",
        [ISA_FAULT_READ_ONLY] = "a store to read-only memory",
        [ISA_FAULT_PC] = "a jump to no instruction",
        [ISA_FAULT_TRAP] = "a trap",
        [ISA_FAULT_DIVERGENCE] = "a message that not all waves of the work-group send",
    };

    return names[fault];
}

/* The wave may be behind its instruction already. */
static struct isa_place fault_place(const struct cu_fault *fault)
{
    const struct isa_wave *state = &fault->workgroup->waves[fault->wave].state;
    uint32_t operation = state->operation;

    if (operation && state->program->operations[operation].line != fault->line)
        operation--;
    return isa_place_of(state->program, operation);
}

static void describe_fault(const struct cu_fault *fault, uint32_t number, char reason[DEBUG_REASON_BYTES])
{
    const struct isa_place place = fault_place(fault);
    char at[ISA_PLACE_BYTES];
    int length;

    length = snprintf(reason, DEBUG_REASON_BYTES, "stop %" PRIu32 ": fault at %.300s: %s", number,
                      isa_place_text(&place, at, sizeof(at)), fault_name(fault->fault));
    if (fault->address)
        snprintf(reason + length, DEBUG_REASON_BYTES - (size_t)length, ", 0x%" PRIx64, fault->address);
}

/* Counts as a call; a wave that has faulted has not executed its instruction. */
static void show_fault(void *context, const struct cu_fault *fault)
{
    struct debug *debug = context;
    char reason[DEBUG_REASON_BYTES];
    uint32_t number;

    if (debug->leave != DEBUG_STAYS)
        return;
    debug->ordinal++;
    debug->previous = debug->cycle;
    if (debug->goal == DEBUG_AT_ORDINAL && debug->ordinal == debug->until) {
        debug_control_halt(debug, "");
        return;
    }
    if (passes_stops(debug->goal) || debug->goal == DEBUG_LAST_STEP ||
        !debug_stops_has(debug, DEBUG_BREAK_FAULT, &number))
        return;
    describe_fault(fault, number, reason);
    debug_focus_wave(debug, &fault->workgroup->waves[fault->wave]);
    if (fault->lane < ISA_LANES)
        debug->focus.lane = fault->lane;
    if (debug->goal == DEBUG_LAST_STOP && debug->ordinal < debug->until)
        note_last(debug, reason);
    else
        debug_control_halt(debug, reason);
}

struct cu_step_observer debug_control_observer(struct debug *debug)
{
    return (struct cu_step_observer){
        .context = debug, .event = show_event, .instruction = show_instruction, .fault = show_fault};
}

void debug_control_begin(struct debug *debug)
{
    debug->leave = DEBUG_STAYS;
    debug->ordinal = 0;
    debug->cycle = 0;
    debug->previous = 0;
    debug_watch_reset(debug);
}

/* ---- commands that let the run go on ---- */

/* A program that runs beside the GPU cannot begin again. */
static bool fail_phase(const struct debug *debug, char *error, size_t error_bytes)
{
    if (!debug->session && debug->phase == DEBUG_ENDED)
        return host_text_fail(error, error_bytes, "the program has ended; quit leaves it");
    return host_text_fail(error, error_bytes, "%s",
                          debug->phase == DEBUG_READY ? "the run has not begun: run or continue begins it"
                                                      : "the run has ended: run begins it again, back goes back");
}

static bool read_count(struct host_span word, uint64_t *count, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];

    if (host_text_u64(word, count) && *count)
        return true;
    return host_text_fail(error, error_bytes, "expected a number from 1 on, found %s", host_text_quote(quoted, word));
}

/* step [wave | lane | line | cycle] [N] */
static bool step(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    static const struct {
        const char *name;
        enum debug_goal goal;
    } kinds[] = {
        {"wave", DEBUG_TO_INSTRUCTION}, {"lane", DEBUG_TO_LANE}, {"line", DEBUG_TO_LINE}, {"cycle", DEBUG_TO_CYCLE}};
    enum debug_goal goal = DEBUG_TO_INSTRUCTION;
    const struct cu_wave *wave = debug_wave(debug);
    uint64_t count = 1;
    uint32_t at = 0;

    for (size_t i = 0; command->count && i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        if (!host_text_is(command->words[0], kinds[i].name))
            continue;
        goal = kinds[i].goal;
        at = 1;
    }
    if (at + 1 < command->count)
        return host_text_fail(error, error_bytes, "step: expected step [wave | lane | line | cycle] [N]");
    if (at < command->count && !read_count(command->words[at], &count, error, error_bytes))
        return false;
    if (debug->phase != DEBUG_STOPPED)
        return fail_phase(debug, error, error_bytes);
    if (goal != DEBUG_TO_CYCLE && has_ended(debug))
        return host_text_fail(error, error_bytes, "no wave is in focus, or it has ended; see focus");
    debug->goal = goal;
    debug->left = count;
    debug->left_operation = wave ? wave->state.operation : 0;
    debug->until = debug->cycle + count;
    return true;
}

static bool go_back(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    uint64_t count = 1;

    if (command->count && !read_count(command->words[0], &count, error, error_bytes))
        return false;
    if (debug->phase == DEBUG_READY)
        return fail_phase(debug, error, error_bytes);
    if (count >= debug->history_count)
        return host_text_fail(error, error_bytes, "there %s %" PRIu32 " %s before this one",
                              debug->history_count == 2 ? "is" : "are", debug->history_count - 1,
                              debug->history_count == 2 ? "stop" : "stops");
    debug->last = debug->history[debug->history_count - 1 - count];
    debug->until = debug->last.ordinal;
    debug->goal = DEBUG_AT_ORDINAL;
    debug->leave = DEBUG_AGAIN;
    return true;
}

static bool reverse(struct debug *debug, enum debug_goal goal, char *error, size_t error_bytes)
{
    if (debug->phase == DEBUG_READY)
        return fail_phase(debug, error, error_bytes);
    if (goal == DEBUG_LAST_STEP && !debug->focus.set)
        return host_text_fail(error, error_bytes, "no wave is in focus; see focus");
    debug->last.ordinal = 0;
    debug->until = debug->ordinal;
    debug->goal = goal;
    debug->leave = DEBUG_AGAIN;
    return true;
}

/* goto cycle N */
static bool go_to(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    uint64_t cycle;

    if (!host_text_is(command->words[0], "cycle") || !host_text_u64(command->words[1], &cycle))
        return host_text_fail(error, error_bytes, "goto: expected goto cycle N");
    debug->goal = DEBUG_AT_CYCLE;
    debug->until = cycle;
    if (debug->phase == DEBUG_ENDED || (debug->phase == DEBUG_STOPPED && cycle <= debug->cycle))
        debug->leave = DEBUG_AGAIN;
    return true;
}

static bool needs_new_run(const struct debug *debug, const struct debug_command *command)
{
    uint64_t cycle;

    if (command->verb == DEBUG_GOTO)
        return host_text_u64(command->words[1], &cycle) && cycle <= debug->cycle;
    return command->verb == DEBUG_RUN || command->verb == DEBUG_BACK || command->verb == DEBUG_REVERSE_CONTINUE ||
           command->verb == DEBUG_REVERSE_STEP;
}

bool debug_control_resume(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    if (!debug->session && debug->phase == DEBUG_ENDED)
        return fail_phase(debug, error, error_bytes);
    if (!debug->session && needs_new_run(debug, command))
        return host_text_fail(error, error_bytes, "the program runs beside the GPU, and cannot go back or begin again");
    switch (command->verb) {
    case DEBUG_STEP:
        return step(debug, command, error, error_bytes);
    case DEBUG_BACK:
        return go_back(debug, command, error, error_bytes);
    case DEBUG_REVERSE_CONTINUE:
        return reverse(debug, DEBUG_LAST_STOP, error, error_bytes);
    case DEBUG_REVERSE_STEP:
        return reverse(debug, DEBUG_LAST_STEP, error, error_bytes);
    case DEBUG_GOTO:
        return go_to(debug, command, error, error_bytes);
    case DEBUG_RUN:
        if (debug->phase != DEBUG_READY)
            debug->leave = DEBUG_AGAIN;
        debug->history_count = 0;
        debug->goal = DEBUG_TO_STOP;
        return true;
    default:
        if (debug->phase == DEBUG_ENDED)
            return fail_phase(debug, error, error_bytes);
        debug->goal = DEBUG_TO_STOP;
        return true;
    }
}
