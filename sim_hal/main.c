/* main.c - the `onward` command: finds the verb. */
#include <string.h>

#include "cli/cli.h"
#include "tools/figures/command.h"
#include "tools/sweep/command.h"
#include "engine/nearest.h"
#include "onward/version.h"

static const struct verb {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *usage;
} verbs[] = {
    {"run", cli_command_run, "run FILE.sim [option]...        runs a kernel on the simulated GPU"},
    {"debug", cli_command_debug, "debug FILE.sim [option]...      runs it step by step, as commands say"},
    {"exec", cli_command_exec, "exec [option]... PROGRAM ...    runs a program of HIP on the simulated GPU"},
    {"suite", cli_command_suite, "suite SUITE [option]...         compares policies over a suite of benchmarks"},
    {"figures", figures_command, "figures TEMPLATE [option]...    fills a page with what benchmarks measured"},
    {"sweep", sweep_command, "sweep plan|run|status|merge ... a space of runs in many processes, and its CSV"},
    {"list", cli_command_list,
     "list WHAT                       suites, benchmarks, policies, schedulers, presets, parameters"},
    {"asm", cli_command_asm, "asm FILE.s                      checks a kernel file"},
    {"diff", cli_command_diff, "diff A B                        what differs between two files of statistics"},
    {"trace", cli_command_trace, "trace FILE [option]...          the firmware's event trace, from a copy of its ring"},
};
#define VERB_COUNT (sizeof(verbs) / sizeof(verbs[0]))

static void print_help(FILE *stream)
{
    fputs("usage:\n", stream);
    for (size_t i = 0; i < VERB_COUNT; i++)
        fprintf(stream, "  onward %s\n", verbs[i].usage);
    fputs("  onward VERB --help\n  onward --version\n\n"
          "Exit status: 0 fine, 1 wrong result, 2 usage or input error, 3 deadlock, 4 fault.\n",
          stream);
}

static int unknown_verb(const char *text)
{
    struct nearest nearest = nearest_to(text);
    char quoted[HOST_QUOTE_BYTES], hint[NEAREST_HINT_BYTES];

    for (size_t i = 0; i < VERB_COUNT; i++)
        nearest_offer(&nearest, verbs[i].name);
    host_text_quote(quoted, (struct host_span){text, strlen(text)});
    return cli_complain("unknown verb %s%s; see onward --help", quoted, nearest_hint(&nearest, hint, sizeof(hint)));
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return HOST_INPUT;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return cli_finish_output(HOST_OK);
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("onward " ONWARD_VERSION);
        return cli_finish_output(HOST_OK);
    }
    for (size_t i = 0; i < VERB_COUNT; i++)
        if (strcmp(argv[1], verbs[i].name) == 0)
            return verbs[i].run(argc - 1, argv + 1);
    return unknown_verb(argv[1]);
}
