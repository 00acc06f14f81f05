/* launching.c - the options of a launch, and what they name. */
#include "cli/launching.h"

#include <inttypes.h>
#include <string.h>

#include "cli/at.h"
#include "cli/boards.h"
#include "cli/timing.h"
#include "code/demangle.h"
#include "host/simfile.h"

static bool take_file(struct cli_launching *launching, const char *text)
{
    if (launching->files[0]) {
        cli_complain("%s: expected one FILE.sim, found %s and %s (further kernels: --with)", launching->command,
                     launching->files[0], text);
        return false;
    }
    launching->files[0] = text;
    return true;
}

static bool take_with(struct cli_launching *launching, const char *text)
{
    if (launching->with_count == CP_MAX_QUEUES - 1) {
        cli_complain("%s: more than %d times --with", launching->command, CP_MAX_QUEUES - 1);
        return false;
    }
    launching->files[++launching->with_count] = text;
    return true;
}

static bool take_loss(struct cli_launching *launching, const char *text)
{
    if (launching->loss_count == CLI_LOSSES_MOST) {
        cli_complain("%s: more than %d times --lose-cu", launching->command, CLI_LOSSES_MOST);
        return false;
    }
    launching->losses_text[launching->loss_count++] = text;
    return true;
}

static bool take_at(struct cli_launching *launching, const char *text)
{
    if (launching->at_count == CLI_AT_MOST) {
        cli_complain("%s: more than %d times --at", launching->command, CLI_AT_MOST);
        return false;
    }
    launching->at_text[launching->at_count++] = text;
    return true;
}

bool cli_launching_take(struct cli_launching *launching, int found, const char *value)
{
    const char **const texts[CLI_LAUNCHING_OPTIONS] = {[CLI_LAUNCHING_POLICY] = &launching->policy,
                                                       [CLI_LAUNCHING_PRESET] = &launching->settings.preset,
                                                       [CLI_LAUNCHING_SCHEDULER] = &launching->settings.scheduler,
                                                       [CLI_LAUNCHING_CP] = &launching->board,
                                                       [CLI_LAUNCHING_MAX_CYCLES] = &launching->max_cycles,
                                                       [CLI_LAUNCHING_GROUPS] = &launching->groups};

    switch (found) {
    case CLI_OPTIONS_OPERAND:
        return take_file(launching, value);
    case CLI_LAUNCHING_SET:
        return cli_settings_add(&launching->settings, value);
    case CLI_LAUNCHING_LOSE_CU:
        return take_loss(launching, value);
    case CLI_LAUNCHING_AT:
        return take_at(launching, value);
    case CLI_LAUNCHING_WITH:
        return take_with(launching, value);
    case CLI_LAUNCHING_TIMING:
        return cli_timing_read(value, &launching->session.timing);
    default:
        *texts[found] = value;
        return true;
    }
}

bool cli_launching_has_file(const struct cli_launching *launching)
{
    if (!launching->files[0])
        cli_complain("%s: expected a FILE.sim; see onward %s --help", launching->command, launching->command);
    return launching->files[0] != NULL;
}

/* Finds policy and board. */
static bool find_named(struct cli_launching *launching)
{
    struct host_session *session = &launching->session;
    char error[HOST_ERROR_BYTES];

    if (host_policy_read(launching->policy ? launching->policy : "baseline", &session->policy, error, sizeof(error)) &&
        (!launching->board || cli_board_find(launching->board, &session->board, launching->board_folder,
                                             sizeof(launching->board_folder), error, sizeof(error))))
        return true;
    cli_complain("%s", error);
    return false;
}

static bool read_losses(struct cli_launching *launching)
{
    char error[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < launching->loss_count; i++) {
        if (host_loss_read(launching->losses_text[i], &launching->parameters, &launching->losses[i], error,
                           sizeof(error)))
            continue;
        cli_complain("%s", error);
        return false;
    }
    return true;
}

static bool read_commands(struct cli_launching *launching)
{
    for (uint32_t i = 0; i < launching->at_count; i++) {
        if (!cli_at_read(launching->at_text[i], &launching->parameters, launching->with_count + 1,
                         &launching->commands[i]))
            return false;
    }
    return true;
}

static bool read_max_cycles(struct cli_launching *launching)
{
    const char *text = launching->max_cycles;
    uint64_t *number = &launching->session.max_cycles;

    if (!text || (host_text_u64((struct host_span){text, strlen(text)}, number) && *number))
        return true;
    cli_complain("--max-cycles %s: expected a number of cycles, 1 or more", text);
    return false;
}

bool cli_launching_read(struct cli_launching *launching)
{
    return find_named(launching) && cli_settings_apply(&launching->settings, &launching->parameters) &&
           read_losses(launching) && read_commands(launching) && read_max_cycles(launching);
}

/* Real compilers assume the limit that is in the metadata; most kernels bear more. */
static void warn_of_size(const struct host_file *file)
{
    uint64_t items = file->local[0] * file->local[1] * file->local[2];
    char shown[CODE_SHOWN_BYTES];

    if (file->kernel->max_flat_group_size && items > file->kernel->max_flat_group_size)
        fprintf(stderr,
                "onward: warning: %s: kernel %s was compiled for work-groups of at most %u work-items, not %" PRIu64
                "\n",
                file->path, code_shown_name(file->kernel->name, shown), file->kernel->max_flat_group_size, items);
}

/* The main file is named as it is, a --with has its times behind it. */
static bool load_file(struct cli_launching *launching, uint32_t index)
{
    struct host_launch *launch = &launching->launches[index];
    char error[HOST_ERROR_BYTES], path[CLI_PATH_MOST];

    launch->priority = CLI_PRIORITY_NORMAL;
    if (index && !cli_with_read(launching->files[index], &launching->parameters, path, sizeof(path), launch))
        return false;
    launch->file = host_file_load(index ? path : launching->files[0], error, sizeof(error));
    if (!launch->file) {
        cli_complain("%s", error);
        return false;
    }
    warn_of_size(launch->file);
    if (launch->file->kernel->warning)
        fprintf(stderr, "onward: warning: %s\n", launch->file->kernel->warning);
    return true;
}

static bool set_groups(const struct cli_launching *launching)
{
    const char *text = launching->groups;
    uint64_t groups;

    if (!text || (host_text_u64((struct host_span){text, strlen(text)}, &groups) &&
                  host_file_set_groups(launching->launches[0].file, groups)))
        return true;
    cli_complain("--groups %s: expected a number of work-groups, with less than 2^32 work-items", text);
    return false;
}

bool cli_launching_load(struct cli_launching *launching)
{
    struct host_session *session = &launching->session;

    for (uint32_t i = 0; i <= launching->with_count; i++) {
        if (!load_file(launching, i))
            return false;
    }
    session->parameters = &launching->parameters;
    session->iterations_factor = 1;
    session->launches = launching->launches;
    session->launch_count = launching->with_count + 1;
    session->losses = launching->losses;
    session->loss_count = launching->loss_count;
    session->commands = (struct host_commands){.list = launching->commands, .count = launching->at_count};
    return set_groups(launching) && cli_timing_fits(&session->timing, session->launches, session->launch_count);
}

void cli_launching_free(struct cli_launching *launching)
{
    host_session_free(&launching->session);
    for (uint32_t i = 0; i <= launching->with_count; i++)
        host_file_free(launching->launches[i].file);
}
