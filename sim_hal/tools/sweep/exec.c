/* exec.c - see exec.h. */
#define _XOPEN_SOURCE 700

#include "tools/sweep/exec.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "gpu/statistics.h"
#include "tools/sweep/child.h"

#define NAME_BYTES 64u
#define LINE_BYTES 300u
#define PATH_BYTES 4096u
#define TAIL_BYTES 16384                          /* of the output, in which a line is looked for that says why */
#define WORDS_MOST (2u * CLI_SETTINGS_MOST + 16u) /* beside the program's */

/* What the command line is made of. */
struct words {
    char **list;
    int count;
    char loss[NAME_BYTES], stats[NAME_BYTES];
};

static void add(struct words *words, const char *word)
{
    words->list[words->count++] = (char *)word;
}

static void add_option(struct words *words, const char *name, const char *value)
{
    if (!value)
        return;
    add(words, name);
    add(words, value);
}

/* The loss of the scenario, or another in its place. */
static const char *loss_of(struct words *words, const struct cli_trial *run)
{
    if (run->lose || run->scenario != CLI_CU_LOSS)
        return run->lose;
    snprintf(words->loss, sizeof(words->loss), "%" PRIu64 "@%uns", run->parameters->cus - 1, CLI_LOSS_NANOSECONDS);
    return words->loss;
}

static void add_options(struct words *words, const struct sweep_trial *trial)
{
    const struct cli_settings *settings = &trial->settings;

    add(words, "exec");
    add(words, "--quiet");
    add_option(words, "--policy", trial->run.policy.name);
    add_option(words, "--preset", settings->preset);
    for (uint32_t i = 0; i < settings->set_count; i++)
        add_option(words, "--set", settings->sets[i]);
    add_option(words, "--scheduler", settings->scheduler);
    add_option(words, "--lose-cu", loss_of(words, &trial->run));
    add_option(words, "--hang-after", trial->hang_after);
    add_option(words, "--stats", words->stats);
}

/* In the child, which becomes the program, or ends. */
static void run_exec(void *context, int pipe)
{
    const struct sweep_trial *trial = context;
    struct words words = {.list = calloc(WORDS_MOST + trial->program.count, sizeof(*words.list))};
    int status = HOST_INPUT;

    if (words.list && chdir(trial->folder) == 0) {
        snprintf(words.stats, sizeof(words.stats), "/dev/fd/%d", pipe);
        add_options(&words, trial);
        for (uint32_t i = 0; i < trial->program.count; i++)
            add(&words, trial->program.words[i]);
        status = cli_command_exec(words.count, words.list);
    } else {
        cli_complain("%s: %s", trial->folder, strerror(errno));
    }
    free(words.list);
    _exit(status);
}

/* Statistics */

/* Where the statistics begin. A program that starts others may send several: the last ones count, as in a file. */
static const char *last_statistics(const char *sent)
{
    static const char first[] = "# version: ";
    const char *found = NULL;

    for (const char *at = sent; at && *at; at = strchr(at, '\n'), at += at != NULL)
        if (strncmp(at, first, strlen(first)) == 0)
            found = at;
    return found;
}

/* A line "name value # description" that a .sim file's run has, too: quotients, compute units and kernels have a dot. */
static void take_line(const struct cli_trial *run, const char *line)
{
    char name[NAME_BYTES], *end;
    size_t length = strcspn(line, " \n");
    uint64_t value;

    if (length == 0 || length >= sizeof(name))
        return;
    memcpy(name, line, length);
    name[length] = 0;
    line += length;
    value = strtoull(line, &end, 10);
    if (end != line && *end == ' ' && !strchr(name, '.') && !gpu_statistic_is_latency(name))
        run->statistic(run->statistic_context, name, value);
}

/* Takes all statistics. outcome receives what the library says of the end. Returns false if there are none, or a part. */
static bool take_statistics(const struct sweep_child *child, const struct cli_trial *run, char outcome[NAME_BYTES])
{
    static const char mark[] = "# outcome: ";
    const char *line = child->sent ? last_statistics(child->sent) : NULL;

    *outcome = 0;
    if (!line || child->exhausted || child->sent[child->length - 1] != '\n')
        return false;
    for (; *line; line = strchr(line, '\n') + 1) {
        if (strncmp(line, mark, strlen(mark)) == 0)
            snprintf(outcome, NAME_BYTES, "%.*s", (int)strcspn(line + strlen(mark), "\n"), line + strlen(mark));
        else if (*line != '#')
            take_line(run, line);
    }
    return true;
}

/* The outcome */

/* What ends a program for a reason that lies outside of it, such as a lack of memory, says nothing of the program. */
static bool ended_itself(int status)
{
    static const int numbers[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE};

    if (WIFEXITED(status))
        return true;
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        if (WTERMSIG(status) == numbers[i])
            return true;
    return false;
}

/* Kernels that hang or fault decide, whatever the program makes of that. */
static enum host_status status_of(int status, const char *outcome)
{
    enum host_status said;

    if (cli_status_read(outcome, &said) && said != HOST_OK)
        return said;
    if (WIFSIGNALED(status))
        return HOST_FAULT;
    return WEXITSTATUS(status) == 0 ? HOST_OK : HOST_WRONG;
}

/* Messages */

/* A line of a message, without control characters. */
static void copy_line(char line[LINE_BYTES], const char *from)
{
    size_t length = strcspn(from, "\n");

    snprintf(line, LINE_BYTES, "%.*s", (int)(length < LINE_BYTES ? length : LINE_BYTES - 1), from);
    for (char *at = line; *at; at++)
        if (!isprint((unsigned char)*at))
            *at = '?';
}

/* The last line of the command or the library in the output, or else the last one that is not empty; "": there is none. */
static void find_reason(FILE *output, char line[LINE_BYTES])
{
    static char tail[TAIL_BYTES + 1];
    bool own = false;
    size_t length;

    *line = 0;
    if (fseek(output, -TAIL_BYTES, SEEK_END) != 0)
        rewind(output);
    length = fread(tail, 1, TAIL_BYTES, output);
    tail[length] = 0;
    for (const char *at = tail; at && *at; at = strchr(at, '\n'), at += at != NULL) {
        bool is_own = strncmp(at, "onward: ", strlen("onward: ")) == 0;

        if (*at == '\n' || (own && !is_own))
            continue;
        own = is_own;
        copy_line(line, at);
    }
}

static bool make_folder_of(const char *path)
{
    char folder[PATH_BYTES];
    const char *slash = strrchr(path, '/');

    return !slash || slash == path ||
           snprintf(folder, sizeof(folder), "%.*s", (int)(slash - path), path) >= (int)sizeof(folder) ||
           mkdir(folder, 0777) == 0 || errno == EEXIST;
}

static bool copy_stream(FILE *from, FILE *to)
{
    char bytes[1 << 14];
    size_t length;

    rewind(from);
    while ((length = fread(bytes, 1, sizeof(bytes), from)) > 0)
        if (fwrite(bytes, 1, length, to) != length)
            return false;
    return !ferror(from);
}

static bool keep_output(FILE *output, const char *path)
{
    FILE *file = make_folder_of(path) ? fopen(path, "w") : NULL;
    bool good = file && copy_stream(output, file);

    if (file && fclose(file) != 0)
        good = false;
    return good;
}

/* Says how the program has ended and why, and where its output is. */
static void describe(const struct sweep_child *child, const char *what, const char *path, char *message, size_t bytes)
{
    char line[LINE_BYTES], end[NAME_BYTES];
    const char *kept = keep_output(child->output, path) ? "has all of its output" : strerror(errno);

    find_reason(child->output, line);
    if (WIFSIGNALED(child->status))
        snprintf(end, sizeof(end), "ended by signal %d", WTERMSIG(child->status));
    else
        snprintf(end, sizeof(end), "exit status %d", WEXITSTATUS(child->status));
    snprintf(message, bytes, "%s%s%s%s (%s: %s)", end, what, *line ? ": " : "", line, path, kept);
}

void sweep_exec(const struct sweep_trial *trial, const char *output_path, struct sweep_exec_end *end)
{
    struct sweep_child child;
    char outcome[NAME_BYTES];

    end->status = HOST_INPUT;
    end->message[0] = 0;
    if (!sweep_child_run(&child, trial->run.parent, run_exec, (void *)trial)) {
        snprintf(end->message, sizeof(end->message), "cannot start a process: %s", strerror(errno));
    } else if (!take_statistics(&child, &trial->run, outcome)) {
        describe(&child, ", without statistics", output_path, end->message, sizeof(end->message));
    } else {
        if (ended_itself(child.status))
            end->status = status_of(child.status, outcome);
        if (end->status == HOST_OK)
            unlink(output_path);
        else
            describe(&child, "", output_path, end->message, sizeof(end->message));
    }
    sweep_child_free(&child);
}
