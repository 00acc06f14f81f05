/* debug.c - `onward debug`: a launch, perhaps others beside it, under a debugger. */
#define _POSIX_C_SOURCE 200809L

#include "debug/debugger.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "cli/boards.h"
#include "cli/cli.h"
#include "cli/timing.h"
#include "host/simfile.h"

#define LOSSES_MOST (2 * GPU_CUS_MOST)
#define PATH_MOST   4096

enum debug_option {
    OPTION_SCRIPT,
    OPTION_POLICY,
    OPTION_PRESET,
    OPTION_SET,
    OPTION_SCHEDULER,
    OPTION_LOSE_CU,
    OPTION_WITH,
    OPTION_CP,
    OPTION_MAX_CYCLES,
    OPTION_GROUPS,
    OPTION_TIMING,
    OPTION_HELP
};

static const struct sim_option debug_options[] = {
    [OPTION_SCRIPT] = {"--script", "FILE", "reads commands from a file; a wrong one ends it (exit status 2)"},
    [OPTION_POLICY] = {"--policy", "P", "as for onward run"},
    [OPTION_PRESET] = {"--preset", "NAME|FILE", "the same"},
    [OPTION_SET] = {"--set", "KEY=VALUE", "the same; repeatable"},
    [OPTION_SCHEDULER] = {"--scheduler", "NAME", "the same"},
    [OPTION_LOSE_CU] = {"--lose-cu", "CU@TIME[+RETURN]", "the same; repeatable"},
    [OPTION_WITH] = {"--with", "FILE[@TIME[,..]]", "the same; repeatable"},
    [OPTION_CP] = {"--cp", "BOARD", "the same"},
    [OPTION_MAX_CYCLES] = {"--max-cycles", "N", "the same"},
    [OPTION_GROUPS] = {"--groups", "N", "the same"},
    [OPTION_TIMING] = {"--timing", "on|off|after=W", "the same"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define DEBUG_OPTION_COUNT ((int)(sizeof(debug_options) / sizeof(debug_options[0])))

/* A command line, and the values read from it. */
struct debugged {
    const char *files[CP_MAX_QUEUES]; /* the main one, then --with */
    uint32_t file_count;
    const char *losses_text[LOSSES_MOST];
    uint32_t loss_count;
    const char *script, *policy, *max_cycles, *groups, *board;
    struct sim_settings settings;

    struct gpu_parameters parameters;
    char board_folder[PATH_MOST];
    struct sim_loss losses[LOSSES_MOST];
    struct sim_launch launches[CP_MAX_QUEUES];
    struct sim_session session;
};

static void print_help(void)
{
    fputs("usage: onward debug FILE.sim [option]...\n\n"
          "Runs the launch that FILE.sim describes, and stops it as commands say; help lists them. They come from the\n"
          "standard input or from a script, and each is printed with its answer. The end of the input quits.\n\n",
          stdout);
    sim_options_help(debug_options, DEBUG_OPTION_COUNT, stdout);
    fputs("\nExit status: that of the last run that has ended, 0 if none has; 2 after a wrong command of a script.\n",
          stdout);
}

static bool take_file(struct debugged *debugged, const char *text, bool operand)
{
    if (operand && debugged->files[0]) {
        sim_complain("debug: expected one FILE.sim, found %s and %s (further kernels: --with)", debugged->files[0],
                     text);
        return false;
    }
    if (operand) {
        debugged->files[0] = text;
        return true;
    }
    if (debugged->file_count == CP_MAX_QUEUES) {
        sim_complain("debug: more than %d times --with", CP_MAX_QUEUES - 1);
        return false;
    }
    debugged->files[debugged->file_count++] = text;
    return true;
}

static bool take_loss(struct debugged *debugged, const char *text)
{
    if (debugged->loss_count == LOSSES_MOST) {
        sim_complain("debug: more than %d times --lose-cu", LOSSES_MOST);
        return false;
    }
    debugged->losses_text[debugged->loss_count++] = text;
    return true;
}

static bool take_option(struct debugged *debugged, enum debug_option option, const char *value)
{
    const char **const texts[] = {[OPTION_SCRIPT] = &debugged->script,
                                  [OPTION_POLICY] = &debugged->policy,
                                  [OPTION_PRESET] = &debugged->settings.preset,
                                  [OPTION_SCHEDULER] = &debugged->settings.scheduler,
                                  [OPTION_CP] = &debugged->board,
                                  [OPTION_MAX_CYCLES] = &debugged->max_cycles,
                                  [OPTION_GROUPS] = &debugged->groups};

    switch (option) {
    case OPTION_SET:
        return sim_settings_add(&debugged->settings, value);
    case OPTION_LOSE_CU:
        return take_loss(debugged, value);
    case OPTION_WITH:
        return take_file(debugged, value, false);
    case OPTION_TIMING:
        return sim_timing_read(value, &debugged->session.timing);
    default:
        *texts[option] = value;
        return true;
    }
}

/* False: stop with *status, an error or help. */
static bool read_command_line(struct debugged *debugged, int argc, char **argv, int *status)
{
    struct sim_options options = sim_options_start(debug_options, DEBUG_OPTION_COUNT, argc, argv);
    int found;

    *status = SIM_INPUT;
    debugged->file_count = 1;
    while ((found = sim_options_next(&options)) != SIM_OPTIONS_END) {
        if (found == SIM_OPTIONS_ERROR)
            return false;
        if (found == OPTION_HELP) {
            print_help();
            *status = sim_finish_output(SIM_OK);
            return false;
        }
        if (found == SIM_OPTIONS_OPERAND ? !take_file(debugged, options.value, true)
                                         : !take_option(debugged, (enum debug_option)found, options.value))
            return false;
    }
    if (!debugged->files[0])
        sim_complain("debug: expected a FILE.sim; see onward debug --help");
    return debugged->files[0] != NULL;
}

static bool read_number(const char *option, const char *text, const char *expected, uint64_t *number)
{
    if (!text || (sim_text_u64((struct sim_span){text, strlen(text)}, number) && *number))
        return true;
    sim_complain("%s %s: expected %s, 1 or more", option, text, expected);
    return false;
}

static bool read_values(struct debugged *debugged)
{
    struct sim_session *session = &debugged->session;
    char error[SIM_ERROR_BYTES];

    if (!sim_policy_read(debugged->policy ? debugged->policy : "baseline", &session->policy, error, sizeof(error)) ||
        (debugged->board && !sim_board_find(debugged->board, &session->board, debugged->board_folder,
                                            sizeof(debugged->board_folder), error, sizeof(error))))
        return sim_complain("%s", error) == SIM_OK;
    if (!sim_settings_apply(&debugged->settings, &debugged->parameters) ||
        !sim_timing_allows(&session->timing, &debugged->parameters, NULL, 0))
        return false;
    for (uint32_t i = 0; i < debugged->loss_count; i++) {
        if (!sim_loss_read(debugged->losses_text[i], &debugged->parameters, &debugged->losses[i], error, sizeof(error)))
            return sim_complain("%s", error) == SIM_OK;
    }
    return read_number("--max-cycles", debugged->max_cycles, "a number of cycles", &session->max_cycles);
}

static bool load_file(struct debugged *debugged, uint32_t index)
{
    struct sim_launch *launch = &debugged->launches[index];
    char error[SIM_ERROR_BYTES], path[PATH_MOST];

    launch->priority = SIM_PRIORITY_NORMAL;
    if (index && !sim_with_read(debugged->files[index], &debugged->parameters, path, sizeof(path), launch))
        return false;
    launch->file = sim_file_load(index ? path : debugged->files[0], error, sizeof(error));
    if (!launch->file)
        sim_complain("%s", error);
    return launch->file != NULL;
}

static bool load_files(struct debugged *debugged)
{
    uint64_t groups = 0;

    for (uint32_t i = 0; i < debugged->file_count; i++) {
        if (!load_file(debugged, i))
            return false;
    }
    if (!read_number("--groups", debugged->groups, "a number of work-groups", &groups))
        return false;
    if (groups && !sim_file_set_groups(debugged->launches[0].file, groups))
        return sim_complain("--groups %s: these are 2^32 work-items or more", debugged->groups) == SIM_OK;
    return sim_timing_fits(&debugged->session.timing, debugged->launches, debugged->file_count);
}

static void fill_session(struct debugged *debugged)
{
    struct sim_session *session = &debugged->session;

    session->parameters = &debugged->parameters;
    session->iterations_factor = 1;
    session->launches = debugged->launches;
    session->launch_count = debugged->file_count;
    session->losses = debugged->losses;
    session->loss_count = debugged->loss_count;
}

static int run_debugger(struct debugged *debugged)
{
    struct debug_input input = {.stream = stdin, .script = debugged->script, .prompts = false};
    int status;

    if (debugged->script) {
        input.stream = fopen(debugged->script, "r");
        if (!input.stream)
            return sim_complain("%s: %s", debugged->script, strerror(errno));
    } else {
        input.prompts = isatty(STDIN_FILENO);
    }
    fill_session(debugged);
    status = (int)debug_session(&debugged->session, &input);
    if (debugged->script)
        fclose(input.stream);
    return status;
}

int sim_command_debug(int argc, char **argv)
{
    static struct debugged debugged;
    int status;

    if (!read_command_line(&debugged, argc, argv, &status))
        return status;
    status = SIM_INPUT;
    if (read_values(&debugged) && load_files(&debugged))
        status = run_debugger(&debugged);
    sim_session_free(&debugged.session);
    for (uint32_t i = 0; i < debugged.file_count; i++)
        sim_file_free(debugged.launches[i].file);
    return sim_finish_output(status);
}
