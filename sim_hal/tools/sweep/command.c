/* command.c - `onward sweep`: a space of runs, planned, run in any number of processes, and merged into one CSV. */
#include "tools/sweep/command.h"

#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/jobs.h"
#include "engine/nearest.h"
#include "tools/sweep/engines.h"
#include "tools/sweep/merge.h"
#include "tools/sweep/plan.h"
#include "tools/sweep/run.h"
#include "tools/sweep/status.h"
#include "tools/sweep/store.h"

#define SHARDS_DEFAULT 100u

enum option {
    OPTION_OUT,
    OPTION_FOR,
    OPTION_SHARDS,
    OPTION_SHARD,
    OPTION_JOBS,
    OPTION_CSV,
    OPTION_PARTIAL,
    OPTION_HELP,
    OPTION_COUNT
};

static const struct cli_option options_table[OPTION_COUNT] = {
    [OPTION_OUT] = {"--out", "DIR", "plan: the folder of the sweep"},
    [OPTION_FOR] = {"--for", "ENGINE", "plan: prints the job file of slurm, parallel or snakemake"},
    [OPTION_SHARDS] = {"--shards", "N", "plan: shards of that job file; 100, or one a point, by default"},
    [OPTION_SHARD] = {"--shard", "I/N", "run: part I of N; that of the Slurm array by default, else 1/1"},
    [OPTION_JOBS] = {"--jobs", "N", "run: runs at a time; as many as there are processors by default"},
    [OPTION_CSV] = {"--csv", "FILE", "merge: where the CSV goes; the standard output by default"},
    [OPTION_PARTIAL] = {"--partial", NULL, "merge: leaves out points without a result"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};

struct command {
    const struct action *action;
    const char *place;               /* SPEC or DIR */
    const char *texts[OPTION_COUNT]; /* arguments of the options that were given; "" for those that take none */
};

static uint32_t shards_of(uint64_t points)
{
    return points < SHARDS_DEFAULT ? (uint32_t)points : SHARDS_DEFAULT;
}

static bool read_shards(const char *text, uint32_t *shards)
{
    uint64_t number;

    if (!host_text_u64((struct host_span){text, strlen(text)}, &number) || number < 1 || number > SWEEP_SHARDS_MOST)
        return cli_complain("--shards %s: expected 1..%u", text, SWEEP_SHARDS_MOST) == HOST_OK;
    *shards = (uint32_t)number;
    return true;
}

static int plan(const struct command *command)
{
    const char *engine_text = command->texts[OPTION_FOR], *shards_text = command->texts[OPTION_SHARDS];
    const char *folder = command->texts[OPTION_OUT];
    enum sweep_engine engine = SWEEP_SLURM;
    uint32_t shards = 0;
    uint64_t points;

    if (!folder)
        return cli_complain("sweep plan: expected --out DIR");
    if (shards_text && !engine_text)
        return cli_complain("--shards needs --for");
    if ((engine_text && !sweep_engine_read(engine_text, &engine)) ||
        (shards_text && !read_shards(shards_text, &shards)) || !sweep_plan(command->place, folder, &points))
        return HOST_INPUT;
    fprintf(engine_text ? stderr : stdout, "%s/manifest.tsv: %" PRIu64 " points\n", folder, points);
    if (engine_text && !sweep_engine_write(engine, folder, shards ? shards : shards_of(points), stdout))
        return HOST_INPUT;
    return HOST_OK;
}

static int run(const struct command *command)
{
    struct sweep_shard shard;
    uint32_t parallel;

    if (!sweep_shard_read(command->texts[OPTION_SHARD], &shard) ||
        !cli_jobs_read(command->texts[OPTION_JOBS], &parallel))
        return HOST_INPUT;
    return sweep_run(command->place, &shard, parallel);
}

static int status(const struct command *command)
{
    return sweep_status(command->place);
}

static int merge(const struct command *command)
{
    const char *csv = command->texts[OPTION_CSV];

    return sweep_merge(command->place, csv ? csv : "-", command->texts[OPTION_PARTIAL] != NULL);
}

static const struct action {
    const char *name, *operand;
    int (*run)(const struct command *command);
    uint32_t options; /* bits of those it takes */
} actions[] = {
    {"plan", "SPEC", plan, 1u << OPTION_OUT | 1u << OPTION_FOR | 1u << OPTION_SHARDS},
    {"run", "DIR", run, 1u << OPTION_SHARD | 1u << OPTION_JOBS},
    {"status", "DIR", status, 0},
    {"merge", "DIR", merge, 1u << OPTION_CSV | 1u << OPTION_PARTIAL},
};
#define ACTION_COUNT (sizeof(actions) / sizeof(actions[0]))

static void print_help(void)
{
    fputs("usage: onward sweep plan SPEC --out DIR [--for slurm|parallel|snakemake [--shards N]]\n"
          "       onward sweep run DIR [--shard I/N] [--jobs N]\n"
          "       onward sweep status DIR\n"
          "       onward sweep merge DIR [--csv FILE [--partial]]\n\n"
          "Plans the runs of a space of parameters, policies, benchmarks and programs of onward exec, does those that "
          "are\n"
          "missing, in any number of processes that share DIR, and merges their statistics into one CSV. SPEC has "
          "lines\n"
          "axis KEY VALUE..., let KEY = EXPRESSION, exclude KEY=VALUE... and include KEY=VALUE... KEY is benchmark "
          "(SUITE/NAME,\n"
          "SUITE/*, \"exec PROGRAM [ARGUMENT]...\"), file, policy, scenario, lose, factor, groups, with, preset, "
          "scheduler,\n"
          "hang-after or one of onward list parameters: docs/reference/command.md.\n\n",
          stdout);
    cli_options_help(options_table, OPTION_COUNT, stdout);
    fputs("\nExit status: 0 fine (a deadlock is a result), 1 results are missing or two of one run differ, 2 usage or "
          "input\n"
          "error. A run that SIGINT, SIGTERM or SIGHUP stops ends as that signal ends a program.\n",
          stdout);
}

static bool find_action(struct command *command, const char *name)
{
    struct nearest nearest = nearest_to(name);
    char quoted[HOST_QUOTE_BYTES], hint[NEAREST_HINT_BYTES];

    for (size_t i = 0; i < ACTION_COUNT; i++) {
        if (strcmp(actions[i].name, name) == 0) {
            command->action = &actions[i];
            return true;
        }
        nearest_offer(&nearest, actions[i].name);
    }
    return cli_complain("sweep: expected plan, run, status or merge, found %s%s",
                        host_text_quote(quoted, (struct host_span){name, strlen(name)}),
                        nearest_hint(&nearest, hint, sizeof(hint))) == HOST_OK;
}

static bool take_operand(struct command *command, const char *text)
{
    if (!command->action)
        return find_action(command, text);
    if (command->place)
        return cli_complain("sweep %s: expected one %s, found %s and %s", command->action->name,
                            command->action->operand, command->place, text) == HOST_OK;
    command->place = text;
    return true;
}

/* Whether all is there, and nothing that the action does not take. */
static bool check_command(const struct command *command)
{
    if (!command->action)
        return cli_complain("sweep: expected plan, run, status or merge; see onward sweep --help") == HOST_OK;
    if (!command->place)
        return cli_complain("sweep %s: expected %s; see onward sweep --help", command->action->name,
                            command->action->operand) == HOST_OK;
    for (uint32_t i = 0; i < OPTION_COUNT; i++)
        if (command->texts[i] && !(command->action->options & 1u << i))
            return cli_complain("sweep %s takes no %s", command->action->name, options_table[i].name) == HOST_OK;
    return true;
}

int sweep_command(int argc, char **argv)
{
    struct cli_options options = cli_options_start(options_table, OPTION_COUNT, argc, argv);
    struct command command = {.action = NULL};
    int found;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == OPTION_HELP) {
            print_help();
            return cli_finish_output(HOST_OK);
        }
        if (found == CLI_OPTIONS_ERROR || (found == CLI_OPTIONS_OPERAND && !take_operand(&command, options.value)))
            return HOST_INPUT;
        if (found >= 0)
            command.texts[found] = options.value ? options.value : "";
    }
    if (!check_command(&command) || !command.action)
        return HOST_INPUT;
    return cli_finish_output(command.action->run(&command));
}
