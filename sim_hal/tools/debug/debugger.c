/* debugger.c - see debugger.h. */
#include "tools/debug/debugger.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "tools/debug/control.h"
#include "tools/debug/inspect.h"
#include "tools/debug/machine.h"
#include "tools/debug/stops.h"
#include "tools/debug/variables.h"
#include "tools/debug/watch.h"
#include "tools/explain/hang.h"
#include "host/printed.h"
#include "tools/explain/hang_text.h"

#define COMMAND_BYTES  1024u
#define DEADLOCK_LINES 18u
#define HISTORY_FIRST  64u /* stops that there is space for at first */

/* ---- one command ---- */

static bool help(const struct debug_command *command, char *error, size_t error_bytes)
{
    if (command->count)
        return debug_command_help(command->words[0], stdout, error, error_bytes);
    debug_command_list(stdout);
    return true;
}

/* Carries out a command that leaves the run where it is. */
static bool answer(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes)
{
    switch (command->verb) {
    case DEBUG_BREAK:
        return debug_stops_break(debug, command, error, error_bytes);
    case DEBUG_WATCH:
        return debug_stops_watch(debug, command, error, error_bytes);
    case DEBUG_DELETE:
        return debug_stops_delete(debug, command, error, error_bytes);
    case DEBUG_BREAKS:
        debug_stops_list(debug);
        return true;
    case DEBUG_WHERE:
        return debug_inspect_where(debug, command, error, error_bytes);
    case DEBUG_FOCUS:
        return debug_inspect_focus(debug, command, error, error_bytes);
    case DEBUG_LIST:
        return debug_inspect_list(debug, command, error, error_bytes);
    case DEBUG_PRINT:
        return debug_inspect_print(debug, command, error, error_bytes);
    case DEBUG_LOCALS:
        return debug_inspect_locals(debug, error, error_bytes);
    case DEBUG_MEMORY:
        return debug_inspect_memory(debug, command, error, error_bytes);
    case DEBUG_OUTPUT:
        host_printed(debug->session->launches, debug->session->launch_count, debug->session->gpu, stdout);
        return true;
    case DEBUG_HELP:
        return help(command, error, error_bytes);
    case DEBUG_NOTHING:
        return true;
    default:
        return debug_machine(debug, command, error, error_bytes);
    }
}

static bool resumes(enum debug_verb verb)
{
    return verb == DEBUG_RUN || verb == DEBUG_CONTINUE || verb == DEBUG_STEP || verb == DEBUG_BACK ||
           verb == DEBUG_REVERSE_CONTINUE || verb == DEBUG_REVERSE_STEP || verb == DEBUG_GOTO;
}

/* ---- the input ---- */

/* Reads a line without its end. Returns false at the end of the input. */
static bool read_line(struct debug *debug, char line[COMMAND_BYTES])
{
    size_t length;
    int letter;

    if (debug->prompts)
        fputs("(onward) ", stdout);
    fflush(stdout);
    if (!fgets(line, (int)COMMAND_BYTES, debug->input))
        return false;
    debug->line++;
    length = strlen(line);
    if (length && line[length - 1] == '\n')
        line[length - 1] = '\0';
    else
        while ((letter = getc(debug->input)) != EOF && letter != '\n')
            continue;
    if (!debug->prompts)
        printf("(onward) %s\n", line);
    return true;
}

/* A user goes on behind a wrong command, a script does not. */
static void complain(struct debug *debug, const char *error)
{
    fflush(stdout);
    if (!debug->script) {
        printf("%s\n", error);
        return;
    }
    fprintf(stderr, "onward: %s:%" PRIu32 ": %s\n", debug->script, debug->line, error);
    debug->wrong = true;
    debug->leave = DEBUG_QUITS;
}

/* Carries out a line. Returns whether the run is to go on. */
static bool obey(struct debug *debug, const char *line)
{
    char error[HOST_ERROR_BYTES] = "";
    struct debug_command command;
    bool good = debug_command_read(line, &command, error, sizeof(error)), goes_on = false;

    if (good && command.verb == DEBUG_QUIT)
        debug->leave = DEBUG_QUITS;
    else if (good && resumes(command.verb))
        good = goes_on = debug_control_resume(debug, &command, error, sizeof(error));
    else if (good)
        good = answer(debug, &command, error, sizeof(error));
    if (!good)
        complain(debug, error);
    return goes_on;
}

/* Reads and carries out commands until one lets the run go on, begins it anew, or ends all. */
static void take_commands(struct debug *debug)
{
    char line[COMMAND_BYTES];

    while (debug->leave == DEBUG_STAYS) {
        if (!read_line(debug, line))
            debug->leave = DEBUG_QUITS;
        else if (obey(debug, line))
            return;
    }
}

/* ---- stops ---- */

static void show_stop(struct debug *debug)
{
    const char *reason = debug->history[debug->history_count - 1].reason;

    printf("cycle %" PRIu64 "%s%s\n", debug->cycle, *reason ? ", " : "", reason);
    debug_inspect_show(debug);
    take_commands(debug);
}

/* ---- runs ---- */

static bool prepare(struct debug *debug)
{
    if (!host_session_prepare(debug->session, debug->message, sizeof(debug->message))) {
        fprintf(stderr, "onward: %s\n", debug->message);
        return false;
    }
    debug_control_begin(debug);
    return true;
}

static void explain_hang(const struct gpu *gpu)
{
    struct hang *hang = hang_collect(gpu);

    if (hang)
        hang_text(hang, DEADLOCK_LINES, stdout);
    hang_free(hang);
}

/* What the end is to the user, who may have asked for a cycle that does not come. */
static void describe_end(const struct debug *debug, bool hangs, char reason[DEBUG_REASON_BYTES])
{
    const char *how = *debug->message ? debug->message : "fine";
    uint32_t number;

    if (debug->goal == DEBUG_AT_CYCLE)
        snprintf(reason, DEBUG_REASON_BYTES, "the run has ended before cycle %" PRIu64 ": %.400s", debug->until, how);
    else if (hangs && debug_stops_has(debug, DEBUG_BREAK_HANG, &number))
        snprintf(reason, DEBUG_REASON_BYTES, "stop %" PRIu32 ": hang: %.400s", number, how);
    else
        snprintf(reason, DEBUG_REASON_BYTES, "the run has ended: %.400s", how);
}

/* The run has ended by itself: says how, and asks what to do. */
static void show_end(struct debug *debug)
{
    struct gpu *gpu = debug->session->gpu;
    bool hangs = debug->session->outcome == GPU_OUTCOME_DEADLOCK && debug->status == HOST_DEADLOCK;
    char reason[DEBUG_REASON_BYTES];

    debug->phase = DEBUG_ENDED;
    debug->cycle = gpu_cycles(gpu);
    describe_end(debug, hangs, reason);
    debug_control_note_end(debug, reason);
    host_printed(debug->session->launches, debug->session->launch_count, gpu, stdout);
    host_commands_print(&debug->session->commands, gpu, !debug->session->timing.off, "", stdout);
    for (uint32_t i = 0; i < debug->session->launch_count; i++)
        host_overdue_print(&debug->session->launches[i], !debug->session->timing.off, "", stdout);
    printf("cycle %" PRIu64 ", %s\n", debug->cycle, reason);
    if (hangs)
        explain_hang(gpu);
    debug_focus_any(debug);
    debug_inspect_show(debug);
    take_commands(debug);
}

/* Runs once, to the end or until a command leaves the run. Returns whether there is to be another run. */
static bool run_once(struct debug *debug)
{
    enum host_status status = host_session_run(debug->session, debug->message, sizeof(debug->message));

    if (debug->leave == DEBUG_STAYS && !debug_control_turn(debug)) {
        debug->status = status;
        show_end(debug);
    }
    return debug->leave == DEBUG_AGAIN;
}

/* Returns false if a run could not be prepared. */
static bool run_all(struct debug *debug)
{
    const struct host_file *file = debug->session->launches[0].file;
    char shown[CODE_SHOWN_BYTES];

    printf("kernel %s of %s: %" PRIu64 " work-group%s\n", code_shown_name(file->kernel->name, shown),
           file->program->path, host_file_workgroups(file), host_file_workgroups(file) == 1 ? "" : "s");
    take_commands(debug);
    while (debug->leave == DEBUG_STAYS && run_once(debug)) {
        host_session_free(debug->session);
        if (!prepare(debug))
            return false;
    }
    return true;
}

enum host_status debug_session(struct host_session *session, const struct debug_input *input)
{
    struct debug *debug = calloc(1, sizeof(*debug));
    enum host_status status = HOST_INPUT;

    if (!debug)
        return HOST_INPUT;
    debug->session = session;
    debug->input = input->stream;
    debug->script = input->script;
    debug->prompts = input->prompts;
    debug->halted = show_stop;
    debug->history_most = HISTORY_FIRST;
    debug->history = malloc(HISTORY_FIRST * sizeof(*debug->history));
    debug->steps = debug_control_observer(debug);
    debug->accesses = debug_watch_observer(debug);
    session->steps = &debug->steps;
    check_fan_add(&debug->fan, &debug->accesses);
    session->accesses = check_fan_observer(&debug->fan);
    if (prepare(debug) && debug->history && debug_stops_prepare(debug) && debug_variables_prepare(debug) &&
        run_all(debug) && !debug->wrong)
        status = debug->status;
    debug_stops_free(debug);
    debug_variables_free(debug);
    free(debug->access);
    free(debug->history);
    free(debug);
    return status;
}
