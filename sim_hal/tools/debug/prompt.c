/* prompt.c - see prompt.h. */
#include "tools/debug/prompt.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/reserve.h"
#include "host/printed.h"
#include "tools/debug/control.h"
#include "tools/debug/inspect.h"
#include "tools/debug/machine.h"
#include "tools/debug/stops.h"
#include "tools/debug/variables.h"
#include "tools/debug/watch.h"

#define COMMAND_BYTES 1024u
#define HISTORY_FIRST 64u /* stops that there is space for at first */

/* ---- one command ---- */

static bool help(const struct debug_command *command, char *error, size_t error_bytes)
{
    if (command->count)
        return debug_command_help(command->words[0], stdout, error, error_bytes);
    debug_command_list(stdout);
    return true;
}

/* A program beside the GPU prints what its kernels have written. */
static bool print_output(const struct debug *debug, char *error, size_t error_bytes)
{
    if (!debug->session)
        return host_text_fail(error, error_bytes, "output: the program itself prints it");
    host_printed(debug->launches, debug->launch_count, debug->gpu, stdout);
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
        return print_output(debug, error, error_bytes);
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

void debug_prompt(struct debug *debug)
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
    debug_prompt(debug);
    if (debug->quit && debug->leave == DEBUG_QUITS)
        debug->quit(debug->wrong ? HOST_INPUT : HOST_OK);
}

/* ---- making it ---- */

struct debug *debug_create(const struct debug_input *input)
{
    struct debug *debug = calloc(1, sizeof(*debug));

    if (!debug)
        return NULL;
    debug->input = input->stream;
    debug->script = input->script;
    debug->prompts = input->prompts;
    debug->halted = show_stop;
    debug->history_most = HISTORY_FIRST;
    debug->history = malloc(HISTORY_FIRST * sizeof(*debug->history));
    debug->steps = debug_control_observer(debug);
    debug->accesses = debug_watch_observer(debug);
    check_fan_add(&debug->fan, &debug->accesses);
    if (debug->history)
        return debug;
    free(debug);
    return NULL;
}

static void free_program(struct debug_program *program)
{
    free(program->marks);
    debug_variables_free(program->variables);
}

void debug_free(struct debug *debug)
{
    if (!debug)
        return;
    for (uint32_t i = 0; i < debug->program_count; i++)
        free_program(&debug->programs[i]);
    free(debug->programs);
    free(debug->access);
    free(debug->history);
    free(debug);
}

bool debug_add_program(struct debug *debug, const struct isa_program *program, const struct code_object *object)
{
    struct debug_program added = {.program = program};

    if (sim_reserve(&debug->programs, &debug->program_most, debug->program_count, sizeof(added)) &&
        debug_stops_add(debug, &added) && debug_variables_add(&added, object)) {
        debug->programs[debug->program_count++] = added;
        return true;
    }
    free_program(&added);
    return false;
}
