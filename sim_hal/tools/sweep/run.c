/* run.c - see run.h. */
#define _XOPEN_SOURCE 700

#include "tools/sweep/run.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/jobs.h"
#include "cli/journal.h"
#include "cli/progress.h"
#include "engine/hash.h"
#include "engine/reserve.h"
#include "tools/sweep/exec.h"
#include "tools/sweep/store.h"
#include "tools/sweep/trial.h"

#define TEXT_BYTES   512
#define NAMES_BYTES  20480u
#define VALUES_BYTES 10240u
#define STATUSES     5u

/* What a child sends: names and values with tabs between. */
struct outcome {
    enum host_status status;
    float seconds;
    size_t names_used, values_used; /* past the buffers when they are too small */
    char message[HOST_ERROR_BYTES];
    char names[NAMES_BYTES];
    char values[VALUES_BYTES];
};

_Static_assert(sizeof(struct outcome) <= CLI_RESULT_MOST, "results fit a pipe");

/* A point that is to be run. */
struct todo {
    uint64_t offset; /* of its line of the manifest */
    uint64_t id;
    uint32_t weight;
};

struct running {
    const char *folder;
    struct sweep_shard shard;
    struct sweep_manifest manifest;
    struct sweep_sources *sources;
    struct sweep_store store;
    struct cli_journal journal;
    char *names; /* of the values of the journal's last lines; NULL: none */
    struct todo *todo;
    uint32_t todo_count, todo_room;
    uint64_t points; /* of the shard */
    uint32_t ended[STATUSES], failed;
    struct cli_progress progress;
    pid_t process;
};

/* The shard */

static bool read_shard(const char *text, struct sweep_shard *shard)
{
    struct host_span parts[2];
    uint64_t number, count;

    if (host_span_split((struct host_span){text, strlen(text)}, '/', parts, 2) && host_text_u64(parts[0], &number) &&
        host_text_u64(parts[1], &count) && number >= 1 && number <= count && count <= SWEEP_SHARDS_MOST) {
        *shard = (struct sweep_shard){(uint32_t)number, (uint32_t)count};
        return true;
    }
    return cli_complain("--shard %s: expected I/N, I 1..N, N at most %u", text, SWEEP_SHARDS_MOST) == HOST_OK;
}

/* Tasks MIN, MIN + STEP, ... of an array are its shards 1, 2, ... */
static bool read_array(const uint64_t numbers[4], struct sweep_shard *shard)
{
    uint64_t id = numbers[0], least = numbers[1], step = numbers[2], count = numbers[3];
    uint64_t number = step && id >= least ? (id - least) / step + 1 : 0;

    if (number < 1 || number > count || count > SWEEP_SHARDS_MOST || least + (number - 1) * step != id)
        return cli_complain(
                   "sweep: this Slurm array has gaps: expected task numbers with one step between; --shard I/N "
                   "says which shard it is") == HOST_OK;
    *shard = (struct sweep_shard){(uint32_t)number, (uint32_t)count};
    return true;
}

bool sweep_shard_read(const char *text, struct sweep_shard *shard)
{
    static const char *const names[4] = {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP",
                                         "SLURM_ARRAY_TASK_COUNT"};
    uint64_t numbers[4];
    uint32_t there = 0, good = 0;

    if (text)
        return read_shard(text, shard);
    for (uint32_t i = 0; i < 4; i++) {
        const char *value = getenv(names[i]);

        there += value != NULL;
        good += value && host_text_u64((struct host_span){value, strlen(value)}, &numbers[i]);
    }
    *shard = (struct sweep_shard){1, 1};
    if (there == 0)
        return true;
    if (good == 4)
        return read_array(numbers, shard);
    return cli_complain(
               "sweep: expected %s, %s, %s and %s, all numbers or none there; --shard I/N says which shard it is",
               names[0], names[1], names[2], names[3]) == HOST_OK;
}

/* One run, in a child */

static void add_word(char *text, size_t bytes, size_t *used, const char *word)
{
    int length = *used < bytes ? snprintf(text + *used, bytes - *used, "%s%s", *used ? "\t" : "", word) : 1;

    *used += length > 0 ? (size_t)length : 0;
}

static void take_statistic(void *context, const char *name, uint64_t value)
{
    struct outcome *outcome = context;
    char number[24];

    snprintf(number, sizeof(number), "%" PRIu64, value);
    add_word(outcome->names, NAMES_BYTES, &outcome->names_used, name);
    add_word(outcome->values, VALUES_BYTES, &outcome->values_used, number);
}

static double seconds_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void measure_file(const struct sweep_trial *trial, struct outcome *outcome)
{
    struct cli_measurement *measurement = calloc(1, sizeof(*measurement));

    if (!measurement) {
        snprintf(outcome->message, sizeof(outcome->message), "out of memory");
        return;
    }
    cli_measure(&trial->run, measurement);
    outcome->status = measurement->status;
    memcpy(outcome->message, measurement->message, sizeof(outcome->message));
    free(measurement);
}

/* A program that does not end well leaves its output in DIR/output. */
static void measure_program(const struct running *running, const struct sweep_trial *trial, struct outcome *outcome)
{
    char path[SWEEP_PATH_BYTES];
    struct sweep_exec_end end;
    int length = snprintf(path, sizeof(path), "%s/output/%016" PRIx64 ".txt", running->folder, trial->id);

    if (length < 0 || (size_t)length >= sizeof(path)) {
        snprintf(outcome->message, sizeof(outcome->message), "the name of the sweep's folder is too long");
        return;
    }
    sweep_exec(trial, path, &end);
    outcome->status = end.status;
    memcpy(outcome->message, end.message, sizeof(outcome->message));
}

static void measure_trial(const struct running *running, struct sweep_trial *trial, struct outcome *outcome)
{
    double start = seconds_now();

    trial->run.statistic = take_statistic;
    trial->run.statistic_context = outcome;
    if (trial->program.count)
        measure_program(running, trial, outcome);
    else
        measure_file(trial, outcome);
    outcome->seconds = (float)(seconds_now() - start);
    if (outcome->names_used < NAMES_BYTES && outcome->values_used < VALUES_BYTES)
        return;
    outcome->status = HOST_INPUT;
    snprintf(outcome->message, sizeof(outcome->message), "it has more statistics than a result holds");
}

/* A child opens the manifest for itself: it would move the place of all others in a stream that they share. */
static void run_point(void *context, uint32_t index, void *place)
{
    struct running *running = context;
    struct outcome *outcome = place;
    struct sweep_manifest manifest;
    struct sweep_trial trial;
    bool good = true;

    outcome->status = HOST_INPUT;
    if (!sweep_manifest_open(&manifest, running->folder))
        return;
    sweep_manifest_seek(&manifest, running->todo[index].offset);
    if (!sweep_manifest_next(&manifest, &good) ||
        !sweep_trial_make(running->sources, &manifest.columns, manifest.values, &trial))
        return;
    trial.run.parent = running->process;
    measure_trial(running, &trial, outcome);
}

/* What comes back */

static void name_point(void *context, uint32_t index, char *text, size_t bytes)
{
    struct running *running = context;
    bool good = true;

    sweep_manifest_seek(&running->manifest, running->todo[index].offset);
    if (sweep_manifest_next(&running->manifest, &good))
        sweep_point_text(&running->manifest.columns, running->manifest.values, text, bytes);
    else
        snprintf(text, bytes, "%016" PRIx64, running->todo[index].id);
}

static void complain_of_point(struct running *running, uint32_t index, const char *message)
{
    char text[TEXT_BYTES];

    name_point(running, index, text, sizeof(text));
    cli_progress_clear(&running->progress);
    cli_complain("%s: %s", text, message);
}

static uint32_t weight_of_point(void *context, uint32_t index)
{
    return ((const struct running *)context)->todo[index].weight;
}

static void note_started(void *context, uint32_t index)
{
    cli_progress_began(&((struct running *)context)->progress, index);
}

/* Writes the names of statistics when they are not those of the lines before. */
static bool write_names(struct running *running, const char *names)
{
    if (running->names && strcmp(running->names, names) == 0)
        return true;
    free(running->names);
    running->names = strdup(names);
    fprintf(running->journal.stream, "columns\t%s\n", names);
    return running->names || cli_complain("out of memory") == HOST_OK;
}

/* A run that gives nothing (its process was killed, its input is wrong) does not stop the others. */
static bool note_finished(void *context, uint32_t index, const void *place)
{
    struct running *running = context;
    const struct outcome *outcome = place;

    cli_progress_ended(&running->progress, index);
    if (!outcome || outcome->status == HOST_INPUT || outcome->status >= STATUSES) {
        complain_of_point(running, index, outcome ? outcome->message : "the simulator died");
        running->failed++;
        return true;
    }
    if (outcome->status == HOST_WRONG || outcome->status == HOST_FAULT)
        complain_of_point(running, index, outcome->message);
    running->ended[outcome->status]++;
    if (!write_names(running, outcome->names))
        return false;
    fprintf(running->journal.stream, "%016" PRIx64 "\t%.3f\t%s%s%s\n", running->todo[index].id,
            (double)outcome->seconds, cli_status_name(outcome->status), outcome->values_used ? "\t" : "",
            outcome->values);
    running->journal.lines++;
    return cli_journal_flush(&running->journal);
}

/* What is missing */

static bool take_line(void *context, char *line)
{
    static const char columns[] = "columns\t";
    struct running *running = context;
    struct sweep_result result;
    const char *values;

    if (strncmp(line, columns, strlen(columns)) == 0) {
        free(running->names);
        running->names = strdup(line + strlen(columns));
        return running->names || cli_complain("out of memory") == HOST_OK;
    }
    if (sweep_store_read_line(line, &result, &values))
        return sweep_store_note(&running->store, result.id);
    return cli_complain("%s: expected the result of a run, found %s", running->journal.path, line) == HOST_OK;
}

static bool make_folder(const char *path)
{
    return mkdir(path, 0777) == 0 || errno == EEXIST || cli_complain("%s: %s", path, strerror(errno)) == HOST_OK;
}

/* Makes the folders of a file: all after the sweep's own. */
static bool make_folders(const char *folder, const char *path)
{
    char part[SWEEP_PATH_BYTES];

    for (const char *slash = strchr(path + strlen(folder) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        snprintf(part, sizeof(part), "%.*s", (int)(slash - path), path);
        if (!make_folder(part))
            return false;
    }
    return true;
}

/* The ids say of which model the lines are. So a second plan in the folder keeps what it has in common with the first. */
static bool open_results(struct running *running)
{
    struct cli_journal_head head = {.model = hash_bytes(HASH_START, "sweep 1", strlen("sweep 1")),
                                    .command = "sweep run, results"};
    char path[SWEEP_PATH_BYTES];

    if (!sweep_store_file(running->folder, running->shard.number, running->shard.count, path) ||
        !sweep_store_open(&running->store, running->folder, path, false) || !make_folders(running->folder, path))
        return false;
    memcpy(running->journal.path, path, sizeof(path));
    return cli_journal_open(&running->journal, &head, true, take_line, running);
}

static bool add_todo(struct running *running, const struct sweep_trial *trial)
{
    if (!sim_reserve(&running->todo, &running->todo_room, running->todo_count, sizeof(*running->todo)) ||
        !sweep_store_note(&running->store, trial->id))
        return cli_complain("out of memory") == HOST_OK;
    running->todo[running->todo_count++] =
        (struct todo){running->manifest.offset, trial->id,
                      cli_measure_weight(&trial->run.policy, trial->run.lose ? CLI_CU_LOSS : trial->run.scenario)};
    return true;
}

/* Checks a point of the shard, and notes it if it has no result. */
static bool take_point(struct running *running)
{
    const struct sweep_manifest *manifest = &running->manifest;
    struct sweep_trial trial;
    char text[TEXT_BYTES];

    running->points++;
    if (!sweep_trial_make(running->sources, &manifest->columns, manifest->values, &trial))
        return cli_complain("%s:%u: cannot be run", manifest->path, manifest->number) == HOST_OK;
    if (trial.id != manifest->id)
        return cli_complain("%s:%u: onward or the files of %s have changed since it was planned: plan again",
                            manifest->path, manifest->number,
                            sweep_point_text(&manifest->columns, manifest->values, text, sizeof(text))) == HOST_OK;
    return sweep_store_find(&running->store, trial.id) || add_todo(running, &trial);
}

static bool find_missing(struct running *running)
{
    uint64_t index = 0;
    bool good = true;

    while (sweep_manifest_next(&running->manifest, &good)) {
        if (index++ % running->shard.count == running->shard.number - 1 && !take_point(running))
            return false;
    }
    return good;
}

static bool prepare(struct running *running)
{
    if (!sweep_manifest_open(&running->manifest, running->folder))
        return false;
    running->sources = sweep_sources_create(running->manifest.folder);
    if (!running->sources)
        return cli_complain("out of memory") == HOST_OK;
    return open_results(running) && find_missing(running);
}

/* The whole */

static void report(const struct running *running)
{
    uint32_t ended = 0;

    for (uint32_t i = 0; i < STATUSES; i++)
        ended += running->ended[i];
    printf("%s: shard %u/%u has %" PRIu64 " points, %u were to be run, %u have ended", running->folder,
           running->shard.number, running->shard.count, running->points, running->todo_count, ended);
    for (uint32_t i = 0; i < STATUSES; i++)
        if (running->ended[i])
            printf(", %u %s", running->ended[i], cli_status_name((enum host_status)i));
    putchar('\n');
}

static int execute(struct running *running, uint32_t parallel, bool *stopped)
{
    const struct cli_jobs jobs = {.count = running->todo_count,
                                  .parallel = parallel,
                                  .result_bytes = sizeof(struct outcome),
                                  .context = running,
                                  .weight = weight_of_point,
                                  .work = run_point,
                                  .started = note_started,
                                  .finished = note_finished};
    enum cli_jobs_end end;

    running->process = getpid();
    cli_progress_start(&running->progress, &jobs, name_point);
    end = cli_jobs_run(&jobs);
    cli_progress_clear(&running->progress);
    *stopped = end == CLI_JOBS_STOPPED;
    if (end == CLI_JOBS_FAILED)
        return cli_complain("cannot start processes");
    if (end == CLI_JOBS_REFUSED)
        return HOST_INPUT;
    report(running);
    if (*stopped)
        return cli_complain("sweep: stopped by %s: %s has the runs that have ended", cli_jobs_stop_name(),
                            running->journal.path);
    return running->failed ? HOST_WRONG : HOST_OK;
}

int sweep_run(const char *folder, const struct sweep_shard *shard, uint32_t parallel)
{
    struct running *running = calloc(1, sizeof(*running));
    int status = HOST_INPUT;
    bool stopped = false;

    if (!running)
        return cli_complain("out of memory");
    running->folder = folder;
    running->shard = *shard;
    if (prepare(running))
        status = execute(running, parallel, &stopped);
    cli_journal_keep(&running->journal);
    sweep_store_close(&running->store);
    sweep_sources_free(running->sources);
    sweep_manifest_close(&running->manifest);
    free(running->names);
    free(running->todo);
    free(running);
    status = cli_finish_output(status);
    if (stopped)
        cli_jobs_end_stopped();
    return status;
}
