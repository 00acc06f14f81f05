/* debug.c - `onward debug`: a launch, perhaps others beside it, under a debugger. */
#define _POSIX_C_SOURCE 200809L

#include "tools/debug/debugger.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/launching.h"
#include "cli/timing.h"

enum debug_option { OPTION_SCRIPT = CLI_LAUNCHING_OPTIONS, OPTION_HELP };

static const struct cli_option debug_options[] = {
    [CLI_LAUNCHING_POLICY] = {"--policy", "P", "as for onward run"},
    [CLI_LAUNCHING_PRESET] = {"--preset", "NAME|FILE", "the same"},
    [CLI_LAUNCHING_SET] = {"--set", "KEY=VALUE", "the same; repeatable"},
    [CLI_LAUNCHING_SCHEDULER] = {"--scheduler", "NAME", "the same"},
    [CLI_LAUNCHING_LOSE_CU] = {"--lose-cu", "CU@TIME[+RETURN]", "the same; repeatable"},
    [CLI_LAUNCHING_AT] = {"--at", "TIME:queue N OPERATION|TIME:reset WAY", "the same; repeatable"},
    [CLI_LAUNCHING_WITH] = {"--with", "FILE[@TIME[,..]]", "the same; repeatable"},
    [CLI_LAUNCHING_CP] = {"--cp", "BOARD", "the same"},
    [CLI_LAUNCHING_MAX_CYCLES] = {"--max-cycles", "N", "the same"},
    [CLI_LAUNCHING_GROUPS] = {"--groups", "N", "the same"},
    [CLI_LAUNCHING_TIMING] = {"--timing", "on|off|after=W", "the same"},
    [OPTION_SCRIPT] = {"--script", "FILE", "reads commands from a file; a wrong one ends it (exit status 2)"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define DEBUG_OPTION_COUNT ((int)(sizeof(debug_options) / sizeof(debug_options[0])))

/* A command line, and the values read from it. */
struct debugged {
    struct cli_launching launching;
    const char *script;
};

static void print_help(void)
{
    fputs("usage: onward debug FILE.sim [option]...\n\n"
          "Runs the launch that FILE.sim describes, and stops it as commands say; help lists them. They come from the\n"
          "standard input or from a script, and each is printed with its answer. The end of the input quits.\n\n",
          stdout);
    cli_options_help(debug_options, DEBUG_OPTION_COUNT, stdout);
    fputs("\nExit status: that of the last run that has ended, 0 if none has; 2 after a wrong command of a script.\n",
          stdout);
}

static bool take(struct debugged *debugged, int found, const char *value)
{
    if (found != OPTION_SCRIPT)
        return cli_launching_take(&debugged->launching, found, value);
    debugged->script = value;
    return true;
}

/* False: stop with *status, an error or help. */
static bool read_command_line(struct debugged *debugged, int argc, char **argv, int *status)
{
    struct cli_options options = cli_options_start(debug_options, DEBUG_OPTION_COUNT, argc, argv);
    int found;

    *status = HOST_INPUT;
    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return false;
        if (found == OPTION_HELP) {
            print_help();
            *status = cli_finish_output(HOST_OK);
            return false;
        }
        if (!take(debugged, found, options.value))
            return false;
    }
    return cli_launching_has_file(&debugged->launching);
}

static int run_debugger(struct debugged *debugged)
{
    struct debug_input input = {.stream = stdin, .script = debugged->script, .prompts = false};
    int status;

    if (debugged->script) {
        input.stream = fopen(debugged->script, "r");
        if (!input.stream)
            return cli_complain("%s: %s", debugged->script, strerror(errno));
    } else {
        input.prompts = isatty(STDIN_FILENO);
    }
    status = (int)debug_session(&debugged->launching.session, &input);
    if (debugged->script)
        fclose(input.stream);
    return status;
}

int cli_command_debug(int argc, char **argv)
{
    static struct debugged debugged = {.launching.command = "debug"};
    struct cli_launching *launching = &debugged.launching;
    int status;

    if (!read_command_line(&debugged, argc, argv, &status))
        return status;
    status = HOST_INPUT;
    if (cli_launching_read(launching) &&
        cli_timing_allows(&launching->session.timing, &launching->parameters, NULL, 0) && cli_launching_load(launching))
        status = run_debugger(&debugged);
    cli_launching_free(launching);
    return cli_finish_output(status);
}
