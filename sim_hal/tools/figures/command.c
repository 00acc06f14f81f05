/* command.c - `onward figures`: a page with charts, filled with what runs measured. */
#define _POSIX_C_SOURCE 200809L

#include "tools/figures/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/figures/figures.h"
#include "tools/figures/data.h"
#include "cli/jobs.h"

#define PATH_BYTES  1024
#define FROM_MOST   16
#define PASSES_MOST 16 /* each pass asks for runs that earlier passes made known; the language nests far less */

enum figures_option {
    OPTION_OUT,
    OPTION_ONLY,
    OPTION_SUITE,
    OPTION_DATA,
    OPTION_FROM,
    OPTION_RESUME,
    OPTION_STORE,
    OPTION_ANEW,
    OPTION_AGAIN,
    OPTION_JOBS,
    OPTION_HELP
};

static const struct cli_option figures_options[] = {
    [OPTION_OUT] = {"--out", "FOLDER", "where the page and its pictures go; build/figures by default"},
    [OPTION_ONLY] = {"--only", "N|NAME,...", "only the sections of these figures, or the pictures of these names"},
    [OPTION_SUITE] = {"--suite", "SUITE,...", "the benchmarks; heterosync by default; several with commas between"},
    [OPTION_DATA] = {"--data", "FILE", "writes the runs behind the page, a line each"},
    [OPTION_FROM] = {"--from", "FILE", "takes results from such a file; may be given several times"},
    [OPTION_RESUME] = {"--resume", NULL, "goes on from FILE.part of --data, which a stopped page has left"},
    [OPTION_STORE] = {"--store", "FOLDER", "keeps each run there, for all pages of this model and these suites"},
    [OPTION_ANEW] = {"--anew", "P,...", "makes the runs of these policies though a file of --from has them"},
    [OPTION_AGAIN] = {"--again", "K/N", "makes every N'th run of these files again, from the K'th on, and compares"},
    [OPTION_JOBS] = {"--jobs", "N", "runs at a time; as many as there are processors by default"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define FIGURES_OPTION_COUNT ((int)(sizeof(figures_options) / sizeof(figures_options[0])))

/* The command line, and the values read from it. */
struct command {
    const char *template_path, *out, *only, *suite_name, *jobs_text, *anew;
    const char *data, *store, *from[FROM_MOST];
    uint32_t from_count;
    bool resume;
    uint64_t again_first, again_stride; /* stride 0: none */
    uint32_t parallel;
    char *text;
    char page_path[PATH_BYTES], pictures_path[PATH_BYTES];
};

static void print_help(void)
{
    fputs("usage: onward figures TEMPLATE.in.md [option]...\n\n"
          "Runs what the holes {{...}} of a page ask for, in processes, and writes the page with numbers, tables and\n"
          "charts in their places: FOLDER/TEMPLATE.md and FOLDER/pictures/*.svg.\n\n",
          stdout);
    cli_options_help(figures_options, FIGURES_OPTION_COUNT, stdout);
    fputs("\nExit status: 0 fine, 1 a wrong result or a claim of the text that is not so, 2 usage or input error, 4 a "
          "fault.\n",
          stdout);
}

static bool add_source(struct command *command, const char *path)
{
    if (command->from_count == FROM_MOST) {
        cli_complain("--from: at most %d files", FROM_MOST);
        return false;
    }
    command->from[command->from_count++] = path;
    return true;
}

/* K/N */
static bool read_again(struct command *command, const char *text)
{
    const char *slash = strchr(text, '/');

    if (slash && host_text_u64((struct host_span){text, (size_t)(slash - text)}, &command->again_first) &&
        host_text_u64((struct host_span){slash + 1, strlen(slash + 1)}, &command->again_stride) &&
        command->again_stride)
        return true;
    cli_complain("--again %s: expected K/N, N at least 1", text);
    return false;
}

static bool take_option(struct command *command, int option, const char *value)
{
    switch (option) {
    case CLI_OPTIONS_OPERAND:
        if (command->template_path) {
            cli_complain("figures: expected one TEMPLATE, found %s and %s", command->template_path, value);
            return false;
        }
        command->template_path = value;
        return true;
    case OPTION_OUT:
        command->out = value;
        return true;
    case OPTION_ONLY:
        command->only = value;
        return true;
    case OPTION_SUITE:
        command->suite_name = value;
        return true;
    case OPTION_DATA:
        command->data = value;
        return true;
    case OPTION_FROM:
        return add_source(command, value);
    case OPTION_RESUME:
        return command->resume = true;
    case OPTION_STORE:
        command->store = value;
        return true;
    case OPTION_ANEW:
        command->anew = value;
        return true;
    case OPTION_AGAIN:
        return read_again(command, value);
    case OPTION_JOBS:
        command->jobs_text = value;
        return true;
    default:
        return false;
    }
}

static bool read_command_line(struct command *command, int argc, char **argv, int *status)
{
    struct cli_options options = cli_options_start(figures_options, FIGURES_OPTION_COUNT, argc, argv);
    int found;

    *status = HOST_INPUT;
    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == OPTION_HELP) {
            print_help();
            *status = cli_finish_output(HOST_OK);
            return false;
        }
        if (found == CLI_OPTIONS_ERROR || !take_option(command, found, options.value))
            return false;
    }
    if (!command->template_path)
        cli_complain("figures: expected a TEMPLATE, such as docs/templates/results.in.md");
    return command->template_path != NULL;
}

/* FOLDER/NAME.md of any/NAME.in.md */
static bool name_files(struct command *command)
{
    const char *slash = strrchr(command->template_path, '/');
    const char *name = slash ? slash + 1 : command->template_path;
    const char *suffix = ".in.md";
    size_t length = strlen(name);
    int written;

    if (length <= strlen(suffix) || strcmp(name + length - strlen(suffix), suffix) != 0) {
        cli_complain("figures: %s: expected a name that ends in %s", command->template_path, suffix);
        return false;
    }
    written =
        snprintf(command->page_path, PATH_BYTES, "%s/%.*s.md", command->out, (int)(length - strlen(suffix)), name);
    snprintf(command->pictures_path, PATH_BYTES, "%s/pictures", command->out);
    if (written > 0 && written < PATH_BYTES - 64)
        return true;
    cli_complain("figures: --out %s: too long", command->out);
    return false;
}

static bool make_folder(const char *path)
{
    if (mkdir(path, 0777) == 0 || errno == EEXIST)
        return true;
    cli_complain("%s: %s", path, strerror(errno));
    return false;
}

/* Passes over the page */

/* One rendering into a string that the caller frees; NULL after a message. */
static char *render_page(struct figures *figures, const struct command *command, size_t *length)
{
    char *page = NULL;
    bool good;

    figures->page = open_memstream(&page, length);
    if (!figures->page) {
        cli_complain("out of memory");
        return NULL;
    }
    good = figures_render(figures, command->text, command->only);
    if (ferror(figures->page) || fclose(figures->page) != 0) {
        cli_complain("out of memory");
        good = false;
    }
    if (good)
        return page;
    free(page);
    return NULL;
}

/* A signal has stopped the runs. The process ends as the signal ends it. */
static void end_stopped(const struct command *command, struct cli_journal *journal)
{
    if (journal->stream && journal->lines)
        cli_complain("figures: stopped by %s: %s has the runs that have ended, for %s", cli_jobs_stop_name(),
                     journal->path, command->store ? "the next call" : "--resume");
    cli_journal_keep(journal);
    cli_jobs_end_stopped();
}

/* Runs all that the page asks for until it asks for nothing new. */
static bool run_until_complete(struct figures *figures, const struct command *command, struct cli_journal *journal)
{
    size_t length;

    for (int pass = 0; pass < PASSES_MOST; pass++) {
        char *page = render_page(figures, command, &length);
        free(page);
        if (!page)
            return false;
        if (figures_experiment_pending(figures->experiment) == 0)
            return true;
        if (command->again_stride) {
            cli_complain("%s asks for %u runs that no file of --from has", command->template_path,
                         figures_experiment_pending(figures->experiment));
            return false;
        }
        if (!figures_experiment_run(figures->experiment, command->parallel)) {
            if (figures_experiment_stopped(figures->experiment))
                end_stopped(command, journal);
            return false;
        }
    }
    cli_complain("%s never has all it asks for", command->template_path);
    return false;
}

static bool write_page(const struct command *command, const char *page, size_t length)
{
    struct view_output output;
    char error[HOST_ERROR_BYTES];

    if (!view_output_open(&output, command->page_path, error, sizeof(error))) {
        cli_complain("%s", error);
        return false;
    }
    fprintf(output.stream, "<!-- Written by `make figures` from %s: change it there. -->\n", command->template_path);
    fwrite(page, 1, length, output.stream);
    if (view_output_commit(&output, error, sizeof(error)))
        return true;
    cli_complain("%s", error);
    return false;
}

/* A page that failed leaves nothing that was not there. */
static void remove_if_empty(const struct command *command)
{
    if (rmdir(command->pictures_path) == 0)
        rmdir(command->out);
}

static int write_all(struct figures *figures, const struct command *command, struct cli_journal *journal)
{
    size_t length;
    char *page;
    bool good;

    if (!make_folder(command->out) || !make_folder(command->pictures_path))
        return HOST_INPUT;
    figures->writing = true;
    figures_experiment_begin_use(figures->experiment);
    page = render_page(figures, command, &length);
    good = page && write_page(command, page, length) && (!command->data || figures_data_write(figures, command->data));
    free(page);
    if (!good) {
        remove_if_empty(command);
        return HOST_INPUT;
    }
    if (!command->store)
        cli_journal_end(journal);
    printf("%s: %u pictures in %s\n", command->page_path, figures->pictures, command->pictures_path);
    if (!figures->claims_ok && figures_experiment_worst(figures->experiment) == HOST_OK)
        return HOST_WRONG;
    return (int)figures_experiment_worst(figures->experiment);
}

static bool is_same_file(const char *path, const char *other)
{
    struct stat one, two;

    return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino;
}

/* Opens the journal of --store, or of --data, if that is a file. A journal that is named in --from is resumed. */
static bool open_journal(struct figures *figures, const struct command *command, struct cli_journal *journal)
{
    bool resume = command->resume;

    if (command->store)
        return figures_data_name_store(figures, command->store, journal) && figures_data_record(figures, true, journal);
    if (!command->data || !view_output_is_file(command->data))
        return !resume || cli_complain("--resume: --data names no file") == HOST_OK;
    if (!cli_journal_name(journal, command->data))
        return false;
    for (uint32_t i = 0; i < command->from_count; i++)
        resume = resume || is_same_file(command->from[i], journal->path);
    return figures_data_record(figures, resume, journal);
}

static bool read_sources(struct figures *figures, const struct command *command)
{
    for (uint32_t i = 0; i < command->from_count; i++)
        if (!figures_data_read(figures, command->from[i]))
            return false;
    return true;
}

/* Makes the runs of the sample again. Returns the status of the page, or HOST_WRONG if something differs. */
static int compare_sample(const struct figures *figures, const struct command *command, int status)
{
    for (uint32_t i = 0; command->again_stride && i < command->from_count; i++)
        if (!figures_data_compare(figures, command->from[i], command->again_first, command->again_stride,
                                  command->parallel) &&
            status == HOST_OK)
            status = HOST_WRONG;
    return status;
}

static int make_page(const struct command *command, const struct cli_suite *suite)
{
    struct figures *figures = calloc(1, sizeof(*figures));
    struct cli_journal journal = {.stream = NULL};
    int status = HOST_INPUT;

    if (figures) {
        figures->suite = suite;
        figures->template_path = command->template_path;
        figures->folder = command->out;
        figures->anew = command->anew;
        figures->experiment = figures_experiment_create(suite);
    }
    if (!figures || !figures->experiment)
        cli_complain("out of memory");
    else if (read_sources(figures, command) && open_journal(figures, command, &journal) &&
             run_until_complete(figures, command, &journal))
        status = compare_sample(figures, command, write_all(figures, command, &journal));
    cli_journal_keep(&journal);
    if (figures)
        figures_experiment_free(figures->experiment);
    free(figures);
    return status;
}

int figures_command(int argc, char **argv)
{
    struct command command = {.out = "build/figures", .suite_name = "heterosync"};
    char error[HOST_ERROR_BYTES];
    struct cli_suite *suite;
    size_t length;
    int status;

    if (!read_command_line(&command, argc, argv, &status))
        return status;
    if (command.again_stride && !command.from_count)
        return cli_complain("--again needs --from");
    if (command.store && command.resume)
        return cli_complain("figures: --resume goes on from FILE.part, which there is not with --store");
    if (!name_files(&command) || !cli_jobs_read(command.jobs_text, &command.parallel))
        return HOST_INPUT;
    suite = cli_suites_load(command.suite_name, error, sizeof(error));
    command.text =
        suite ? host_text_load(command.template_path, FIGURES_TEXT_MOST, &length, error, sizeof(error)) : NULL;
    status = command.text ? make_page(&command, suite) : cli_complain("%s", error);
    free(command.text);
    cli_suite_free(suite);
    return cli_finish_output(status);
}
