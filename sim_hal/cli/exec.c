/* exec.c - `onward exec`: a program of HIP with the library of HSA that has the simulated GPU behind it. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/boards.h"
#include "cli/cli.h"
#include "cli/workloads.h"
#include "hsa/debugger.h"
#include "hsa/outputs.h"
#include "runtime/runtime.h"
#include "tools/outputs/statistics.h"

#define PRELOAD        "libonward-kfd.so"
#define PATH_BYTES     4096u
#define NOT_EXECUTABLE 126 /* as env and timeout have it */
#define NOT_FOUND      127

enum exec_option {
    OPTION_PRESET, /* its word comes before those of parameters */
    OPTION_POLICY,
    OPTION_SCHEDULER,
    OPTION_SET,
    OPTION_LOSE_CU,
    OPTION_CLAIMED_CUS,
    OPTION_CP,
    OPTION_TIMING,
    OPTION_HANG_AFTER,
    OPTION_STATS, /* from here to OPTION_EXPLAIN are paths */
    OPTION_SAMPLE,
    OPTION_TRACE,
    OPTION_SCRIPT,
    OPTION_EXPLAIN,
    OPTION_DEBUG,
    OPTION_TRACE_WAVES,
    OPTION_CHECK,
    OPTION_QUIET,
    OPTION_PRETEND_KFD,
    OPTION_HELP,
    OPTIONS
};

static const struct cli_option exec_options[] = {
    [OPTION_PRESET] = {"--preset", "NAME|FILE", "the GPU: see onward list presets; awg-hw by default"},
    [OPTION_POLICY] = {"--policy", "P", "the firmware's policy: see onward list policies; awg by default"},
    [OPTION_SCHEDULER] = {"--scheduler", "NAME", "which wave of a SIMD issues first: see onward list schedulers"},
    [OPTION_SET] = {"--set", "KEY=VALUE", "changes one parameter: see onward list parameters; repeatable"},
    [OPTION_LOSE_CU] = {"--lose-cu", "CU@TIME[+RETURN]", "takes a compute unit away, and gives it back; repeatable"},
    [OPTION_CLAIMED_CUS] = {"--claimed-cus", "NUMBER",
                            "compute units that the program is told of; those that there are by default"},
    [OPTION_CP] = {"--cp", "BOARD", "runs the firmware on an emulated board, qemu-rv32 for example; local by default"},
    [OPTION_TIMING] = {"--timing", "on|off", "off: results without any times, but faster"},
    [OPTION_HANG_AFTER] = {"--hang-after", "SECONDS",
                           "how long the program has to let kernels go on that hang; 5 by default"},
    [OPTION_STATS] =
        {"--stats", "FILE",
         "writes statistics, of each kernel, too, one `name value # description` a line; FILE.json: as JSON"},
    [OPTION_SAMPLE] = {"--sample", "FILE[@TIME]",
                       "writes the statistics at every TIME, each time as a row of a CSV; at every 10 us by default"},
    [OPTION_TRACE] = {"--trace", "FILE",
                      "FILE.html: writes a page that any browser shows; FILE.json, FILE.json.gz: a trace for Perfetto"},
    [OPTION_EXPLAIN] = {"--explain", "FILE", "writes why kernels hang to a .json, .dot or .html file; repeatable"},
    [OPTION_DEBUG] = {"--debug", NULL,
                      "stops at the first kernel, and takes commands from the terminal, as onward debug does"},
    [OPTION_SCRIPT] = {"--script", "FILE",
                       "reads its commands from a file, -: the standard input; a wrong one ends all (exit status 2)"},
    [OPTION_TRACE_WAVES] = {"--trace-waves", "CU",
                            "adds what each wave of a compute unit does; to a page its instructions too"},
    [OPTION_CHECK] = {"--check", "KIND,...", "reports bugs of the kernels: races, stale, ..., or all"},
    [OPTION_QUIET] = {"--quiet", NULL, "the library does not say which GPU it is"},
    [OPTION_PRETEND_KFD] = {"--pretend-kfd", NULL, "rocminfo finds the driver that it looks for"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};

/* The words of ONWARD_OPTIONS that options become. A word behind --set is one as it is. */
static const char *const keys[OPTIONS] = {
    [OPTION_PRESET] = "preset",
    [OPTION_POLICY] = "policy",
    [OPTION_SCHEDULER] = "cu.scheduler",
    [OPTION_LOSE_CU] = "lose-cu",
    [OPTION_CLAIMED_CUS] = "claimed-cus",
    [OPTION_CP] = "cp",
    [OPTION_TIMING] = "timing",
    [OPTION_HANG_AFTER] = "hang-after",
    [OPTION_STATS] = "stats",
    [OPTION_SAMPLE] = "sample",
    [OPTION_TRACE] = "trace",
    [OPTION_EXPLAIN] = "explain",
    [OPTION_DEBUG] = "debug",
    [OPTION_SCRIPT] = "script",
    [OPTION_TRACE_WAVES] = "trace-waves",
    [OPTION_CHECK] = "check",
    [OPTION_QUIET] = "quiet",
};

/* The words so far, a line each. */
struct words {
    char *text; /* owned */
    size_t length;
    FILE *stream;
    bool pretends; /* --pretend-kfd, which is no word */
};

static void print_help(void)
{
    fputs("usage: onward exec [option]... [--] PROGRAM [ARGUMENT]...\n\n"
          "Runs a program of HIP on the simulated GPU: " CLI_EXEC_LIBRARY
          ", which make hsa builds, takes the place of\n"
          "AMD's. Options stand before PROGRAM. TIME is a number of GPU cycles, or has ns, us or ms behind it; it "
          "counts\n"
          "from the program's first call to the library.\n\n",
          stdout);
    cli_options_help(exec_options, OPTIONS, stdout);
    fputs("\nExit status: that of the program; 2 usage or input error, 126 PROGRAM cannot be run, 127 there is none.\n"
          "Kernels that hang are explained on the error output and stopped. HIP then ends the program (134); 3: the\n"
          "program waits for them all the same.\n",
          stdout);
}

static bool complain_of(const char *option, const char *value, const char *expected)
{
    cli_complain("%s %s: expected %s", option, value, expected);
    return false;
}

/* Parameters have a dot in their name, other words have none. */
static bool is_setting(const char *text)
{
    size_t name = strcspn(text, "=");

    return text[name] && memchr(text, '.', name);
}

/* A preset may be a file or not, and an output a stream. */
static bool is_path(int option, const char *value)
{
    if (option == OPTION_PRESET)
        return access(value, R_OK) == 0;
    return option >= OPTION_STATS && option <= OPTION_EXPLAIN && strcmp(value, "-") != 0;
}

/* Paths are whole: the program may go elsewhere before it calls the library. */
static void add_value(struct words *words, int option, const char *value)
{
    char folder[PATH_BYTES];

    if (*value && *value != '/' && is_path(option, value) && getcwd(folder, sizeof(folder)))
        fprintf(words->stream, "%s=%s/%s\n", keys[option], folder, value);
    else
        fprintf(words->stream, "%s=%s\n", keys[option], value);
}

/* The library has a folder for a board, because it does not know where boards lie. */
static bool add_board(struct words *words, const char *name)
{
    char folder[PATH_BYTES], error[HOST_ERROR_BYTES];
    const char *board;

    if (!cli_board_find(name, &board, folder, sizeof(folder), error, sizeof(error))) {
        cli_complain("%s", error);
        return false;
    }
    fprintf(words->stream, "%s=%s\n", keys[OPTION_CP], board ? board : name);
    return true;
}

static bool add_word(struct words *words, int option, const char *value)
{
    if (value && strchr(value, '\n'))
        return complain_of(exec_options[option].name, "VALUE", "one line");
    if (option == OPTION_SET && !is_setting(value))
        return complain_of("--set", value, "KEY=VALUE; see onward list parameters");
    if (option == OPTION_CP)
        return add_board(words, value);
    if (option == OPTION_PRETEND_KFD)
        words->pretends = true;
    else if (option == OPTION_SET)
        fprintf(words->stream, "%s\n", value);
    else
        add_value(words, option, value ? value : "on");
    return true;
}

/*
 * Reads the options of a turn: that of the preset, or of all others. *program: where the program stands, argc if there is none. False: stop
 * with *status, an error or help.
 */
static bool read_turn(struct words *words, bool presets, int argc, char **argv, int *program, int *status)
{
    struct cli_options options = cli_options_start(exec_options, OPTIONS, argc, argv);
    int found;

    *status = HOST_INPUT;
    while ((found = cli_options_next(&options)) >= 0) {
        if (found == OPTION_HELP) {
            print_help();
            *status = cli_finish_output(HOST_OK);
            return false;
        }
        if ((found == OPTION_PRESET) == presets && !add_word(words, found, options.value))
            return false;
    }
    *program = found == CLI_OPTIONS_OPERAND ? options.at - 1 : argc;
    return found != CLI_OPTIONS_ERROR;
}

static bool read_command_line(struct words *words, int argc, char **argv, int *program, int *status)
{
    if (!read_turn(words, true, argc, argv, program, status) || !read_turn(words, false, argc, argv, program, status))
        return false;
    if (*program < argc)
        return true;
    cli_complain("exec: expected a PROGRAM; see onward exec --help");
    return false;
}

/* Starts the GPU once, because HIP would hide from the user why the library cannot. */
static bool try_board(const struct hsa_options *options)
{
    struct runtime_options tried = {
        .policy = options->policy, .board = options->board, .timing.off = options->untimed, .window = true};
    char error[HOST_ERROR_BYTES];
    struct runtime *runtime;

    if (!*options->board)
        return true;
    runtime = runtime_open(&options->parameters, &tried, error, sizeof(error));
    if (!runtime) {
        cli_complain("exec: %s", error);
        return false;
    }
    runtime_close(runtime);
    return true;
}

/* What the library would refuse is refused here, before the program runs. */
static bool check_words(const struct words *words)
{
    static struct hsa_options options;
    char error[HOST_ERROR_BYTES];

    if (hsa_options_read(&options, words->text, error, sizeof(error)))
        return hsa_outputs_check(&options) && hsa_debugger_check(&options) && try_board(&options);
    cli_complain("exec: %s", error);
    return false;
}

/* The folder of the library: that of the command, or where make install puts it. */
bool cli_exec_folder(char *folder, size_t bytes)
{
    static const char *const places[] = {"", "../lib/onward/"};
    char here[PATH_BYTES], path[PATH_BYTES + 64];

    if (!cli_executable_folder(here, sizeof(here))) {
        cli_complain("exec: cannot find the executable, and with it " CLI_EXEC_LIBRARY);
        return false;
    }
    for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
        snprintf(path, sizeof(path), "%s%s" CLI_EXEC_LIBRARY, here, places[i]);
        if (access(path, R_OK) != 0)
            continue;
        snprintf(folder, bytes, "%s%s", here, places[i]);
        return true;
    }
    cli_complain("exec: no " CLI_EXEC_LIBRARY " in %s or %s%s: `make hsa` builds it", here, here, places[1]);
    return false;
}

/* Puts a path in front of those that a variable of the environment names. */
static bool put_before(const char *variable, const char *path)
{
    const char *before = getenv(variable);
    size_t bytes = strlen(path) + (before ? strlen(before) : 0) + 2;
    char *text = malloc(bytes);
    bool good;

    if (!text)
        return false;
    if (before && *before)
        snprintf(text, bytes, "%s:%s", path, before);
    else
        snprintf(text, bytes, "%s", path);
    good = setenv(variable, text, 1) == 0;
    free(text);
    return good;
}

static bool pretend(const char *folder)
{
    char path[PATH_BYTES + 128];

    snprintf(path, sizeof(path), "%s" PRELOAD, folder);
    if (access(path, R_OK) == 0)
        return put_before("LD_PRELOAD", path) || cli_complain("out of memory") == HOST_OK;
    cli_complain("exec: --pretend-kfd: no %s: `make hsa` builds it", path);
    return false;
}

static bool set_environment(const char *folder, const struct words *words)
{
    if (put_before("LD_LIBRARY_PATH", folder) && setenv("ONWARD_OPTIONS", words->text, 1) == 0)
        return !words->pretends || pretend(folder);
    cli_complain("out of memory");
    return false;
}

/* For the heading of statistics. */
static bool name_command(int argc, char **argv)
{
    char *command = outputs_statistics_command(argc, argv);
    bool good = command && setenv("ONWARD_COMMAND", command, 1) == 0;

    free(command);
    return good || cli_complain("out of memory") == HOST_OK;
}

/* Returns only if the program cannot be run. */
static int run_program(char **argv)
{
    int reason;

    execvp(argv[0], argv);
    reason = errno;
    cli_complain("exec: %s: %s", argv[0], strerror(reason));
    return reason == ENOENT ? NOT_FOUND : NOT_EXECUTABLE;
}

static int execute(struct words *words, int argc, char **argv)
{
    char folder[PATH_BYTES + 64];
    int program, status;
    bool read;

    fputc('\n', words->stream);
    read = read_command_line(words, argc, argv, &program, &status);
    if (fclose(words->stream) != 0)
        return cli_complain("out of memory");
    if (!read)
        return status;
    if (!check_words(words) || !cli_exec_folder(folder, sizeof(folder)) || !set_environment(folder, words) ||
        !name_command(argc, argv))
        return HOST_INPUT;
    return run_program(argv + program);
}

int cli_command_exec(int argc, char **argv)
{
    struct words words = {0};
    int status;

    words.stream = open_memstream(&words.text, &words.length);
    if (!words.stream)
        return cli_complain("out of memory");
    status = execute(&words, argc, argv);
    free(words.text);
    return status;
}
