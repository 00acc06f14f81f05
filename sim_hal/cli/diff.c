/* diff.c - `onward diff`: what differs between two files of statistics. */
#include <string.h>

#include "cli/cli.h"
#include "tools/view/stats_diff.h"
#include "tools/view/stats_read.h"

enum diff_option { OPTION_HELP };

static const struct cli_option diff_options[] = {[OPTION_HELP] = {"--help", NULL, "prints this"}};

static int print_help(void)
{
    fputs("usage: onward diff A B\n\n"
          "Prints what differs between two files of --stats, text or JSON: first their headings, then statistics, the\n"
          "largest change relative to A first.\n\n",
          stdout);
    cli_options_help(diff_options, 1, stdout);
    fputs("\nExit status: 0 the statistics are the same, 1 they differ, 2 usage or input error.\n", stdout);
    return cli_finish_output(HOST_OK);
}

static int compare(const struct view_stats *from, const struct view_stats *to)
{
    enum view_stats_diff found = view_stats_diff(from, to, stdout);

    if (found == VIEW_STATS_NO_MEMORY)
        return cli_complain("out of memory");
    return cli_finish_output(found == VIEW_STATS_SAME ? HOST_OK : HOST_WRONG);
}

static int compare_files(const char *const paths[2])
{
    struct view_stats from = {0}, to = {0};
    char error[HOST_ERROR_BYTES];
    int status;

    if (view_stats_read(&from, paths[0], error, sizeof(error)) && view_stats_read(&to, paths[1], error, sizeof(error)))
        status = compare(&from, &to);
    else
        status = cli_complain("diff: %s", error);
    view_stats_free(&from);
    view_stats_free(&to);
    return status;
}

int cli_command_diff(int argc, char **argv)
{
    struct cli_options options = cli_options_start(diff_options, 1, argc, argv);
    const char *paths[2];
    int found, count = 0;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return HOST_INPUT;
        if (found == OPTION_HELP)
            return print_help();
        if (count < 2)
            paths[count] = options.value;
        count++;
    }
    return count == 2 ? compare_files(paths) : cli_complain("diff: expected two files of statistics, found %d", count);
}
