/* experiment.c - see experiment.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/figures/experiment.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/jobs.h"
#include "cli/progress.h"
#include "engine/hash.h"

_Static_assert(sizeof(struct cli_measurement) <= CLI_RESULT_MOST, "results fit a pipe");

#define NAMES_MOST     24u  /* statistics asked for of one run */
#define NAME_BYTES     48u  /* of one's name */
#define POLICY_BYTES   64   /* of a policy's name */
#define QUESTION_BYTES 512u /* a run in words */

#define CYCLES_MOST UINT64_C(1000000000) /* 500 ms of the GPU: no run that gets on takes more */

struct entry {
    struct cli_trial trial;
    struct parameters parameters;   /* .trial.parameters points here */
    char with[FIGURES_WITH_BYTES];  /* .trial.with points here; "": none */
    char lose[FIGURES_LOSE_BYTES];  /* the same for .trial.lose */
    uint64_t hash;                  /* of what makes two runs the same */
    struct cli_measurement *result; /* NULL: to be run */
    bool known;                     /* the result came from figures_experiment_know */
    bool outdated;                  /* another entry stands for the run */
    bool used;                      /* asked for since figures_experiment_begin_use */
    uint32_t turn;                  /* of these, when it was asked for first */
    char question[QUESTION_BYTES];  /* the run in words */
    char names[NAMES_MOST][NAME_BYTES];
    uint32_t name_count;
    uint32_t recorded; /* of these, in the journal */
    bool in_journal;
};

struct figures_experiment {
    const struct cli_suite *suite;
    struct entry **entries;
    uint32_t count, room;
    uint32_t done;               /* entries before this one have results */
    uint32_t used;               /* entries asked for since figures_experiment_begin_use */
    struct cli_journal *journal; /* NULL: none */
    struct cli_progress progress;
    pid_t process;
    enum host_status worst;
    bool stopped;
};

struct figures_experiment *figures_experiment_create(const struct cli_suite *suite)
{
    struct figures_experiment *experiment = calloc(1, sizeof(*experiment));

    if (experiment)
        experiment->suite = suite;
    return experiment;
}

void figures_experiment_free(struct figures_experiment *experiment)
{
    if (!experiment)
        return;
    for (uint32_t i = 0; i < experiment->count; i++) {
        free(experiment->entries[i]->result);
        free(experiment->entries[i]);
    }
    free(experiment->entries);
    free(experiment);
}

/* The interval in a name "timeout-N" or "timeout-...-N", N a number with or without a suffix; NULL if it is another
 * name. */
static const char *interval_of(const char *name)
{
    const char *dash = strrchr(name, '-');

    return strncmp(name, "timeout", strlen("timeout")) == 0 && dash && isdigit((unsigned char)dash[1]) ? dash + 1
                                                                                                       : NULL;
}

static bool read_policy(const char *name, struct entry *entry)
{
    const char *interval = interval_of(name);
    char error[HOST_ERROR_BYTES], policy[POLICY_BYTES];
    bool good = true;

    snprintf(policy, sizeof(policy), "%.*s", interval ? (int)(interval - name) - 1 : POLICY_BYTES - 1, name);
    if (interval)
        good = parameters_set(&entry->parameters, "timeout.interval", interval, error, sizeof(error));
    good = good && host_policy_read(policy, &entry->trial.policy, error, sizeof(error));
    if (!good)
        cli_complain("%s", error);
    return good;
}

/* FNV-1a over words of 8 bytes. */
static uint64_t hash_parameters(const struct parameters *parameters, uint64_t hash)
{
    const unsigned char *bytes = (const unsigned char *)parameters;
    uint64_t word;

    for (size_t i = 0; i + sizeof(word) <= sizeof(*parameters); i += sizeof(word)) {
        memcpy(&word, bytes + i, sizeof(word));
        hash = (hash ^ word) * UINT64_C(0x100000001b3);
    }
    return hash;
}

static uint64_t hash_text(const char *text, uint64_t hash)
{
    return hash_bytes(hash, text, strlen(text));
}

/* Pages have thousands of runs, and ask for each many times. */
static uint64_t hash_of(const struct entry *entry)
{
    uint64_t hash = hash_parameters(&entry->parameters, HASH_START);

    hash = hash_text(entry->trial.benchmark->name, hash);
    hash = hash_text(entry->trial.policy.name, hash);
    hash = hash_text(entry->with, hash ^ entry->trial.scenario);
    return hash_text(entry->lose, hash ^ entry->trial.groups << 8);
}

static bool is_same_run(const struct entry *a, const struct entry *b)
{
    return !a->outdated && a->hash == b->hash && a->trial.benchmark == b->trial.benchmark &&
           a->trial.scenario == b->trial.scenario && a->trial.policy.policy == b->trial.policy.policy &&
           a->trial.policy.backoff == b->trial.policy.backoff && a->trial.groups == b->trial.groups &&
           strcmp(a->with, b->with) == 0 && strcmp(a->lose, b->lose) == 0 &&
           memcmp(&a->parameters, &b->parameters, sizeof(a->parameters)) == 0;
}

/* Adds words to the question, behind a space. */
static bool add_words(struct entry *entry, const char *key, const char *words)
{
    size_t used = strlen(entry->question);
    int length = snprintf(entry->question + used, QUESTION_BYTES - used, "%s%s%s", used ? " " : "", key, words);

    if (length > 0 && (size_t)length < QUESTION_BYTES - used)
        return true;
    cli_complain("a run of %s has too many words", entry->trial.benchmark->name);
    return false;
}

/* Writes the run as a page asks for it. */
static bool write_question(struct entry *entry, const struct figures_run *run)
{
    char groups[24];
    bool good = add_words(entry, "", entry->trial.benchmark->name) && add_words(entry, "", run->policy) &&
                (run->scenario == CLI_STEADY || add_words(entry, "", cli_scenario_name(run->scenario))) &&
                (!run->settings.preset || add_words(entry, "preset=", run->settings.preset));

    for (uint32_t i = 0; good && i < run->settings.set_count; i++)
        good = add_words(entry, "", run->settings.sets[i]);
    snprintf(groups, sizeof(groups), "%llu", (unsigned long long)run->groups);
    return good && (!run->groups || add_words(entry, "groups=", groups)) &&
           (!run->with || add_words(entry, "with=", run->with)) && (!run->lose || add_words(entry, "lose=", run->lose));
}

/* Notes which statistic is asked for. */
static bool note_name(struct entry *entry, const char *name)
{
    for (uint32_t i = 0; name && i < entry->name_count; i++)
        if (strcmp(entry->names[i], name) == 0)
            return true;
    if (!name)
        return true;
    if (entry->name_count == NAMES_MOST || strlen(name) >= NAME_BYTES) {
        cli_complain("more than %u statistics of one run, or a name too long: %s", NAMES_MOST, name);
        return false;
    }
    snprintf(entry->names[entry->name_count++], NAME_BYTES, "%s", name);
    return true;
}

/* Whether a result that was given lacks the statistic. */
static bool lacks_statistic(const struct entry *entry, const char *name)
{
    uint64_t value;

    return entry->known && name && entry->result->status == HOST_OK &&
           !cli_measurement_value(entry->result, name, &value);
}

static bool add_run(struct figures_experiment *experiment, const struct entry *wanted)
{
    struct entry *entry = malloc(sizeof(*entry));

    if (experiment->count == experiment->room) {
        uint32_t room = experiment->room ? 2 * experiment->room : 256;
        struct entry **entries = realloc(experiment->entries, room * sizeof(struct entry *));
        if (entries) {
            experiment->entries = entries;
            experiment->room = room;
        }
    }
    if (!entry || experiment->count == experiment->room) {
        free(entry);
        cli_complain("out of memory");
        return false;
    }
    *entry = *wanted;
    entry->trial.parameters = &entry->parameters;
    entry->trial.with = *entry->with ? entry->with : NULL;
    entry->trial.lose = *entry->lose ? entry->lose : NULL;
    experiment->entries[experiment->count++] = entry;
    return true;
}

/* Makes an entry of a question. */
static bool read_run(const struct figures_experiment *experiment, const struct figures_run *run, struct entry *wanted)
{
    struct cli_settings settings = run->settings;

    *wanted = (struct entry){.trial = {.benchmark = &experiment->suite->benchmarks[run->benchmark],
                                       .scenario = run->scenario,
                                       .groups = run->groups,
                                       .adversary = experiment->suite->adversary,
                                       .max_cycles = CYCLES_MOST}};
    if (run->with && snprintf(wanted->with, sizeof(wanted->with), "%s", run->with) >= (int)sizeof(wanted->with)) {
        cli_complain("with=%s is too long", run->with);
        return false;
    }
    if (run->lose && snprintf(wanted->lose, sizeof(wanted->lose), "%s", run->lose) >= (int)sizeof(wanted->lose)) {
        cli_complain("lose=%s is too long", run->lose);
        return false;
    }
    settings.base = wanted->trial.benchmark->preset;
    if (!cli_settings_apply(&settings, &wanted->parameters) || !read_policy(run->policy, wanted))
        return false;
    wanted->hash = hash_of(wanted);
    return true;
}

static struct entry *find_run(const struct figures_experiment *experiment, const struct entry *wanted)
{
    for (uint32_t i = 0; i < experiment->count; i++)
        if (is_same_run(experiment->entries[i], wanted))
            return experiment->entries[i];
    return NULL;
}

static void note_use(struct figures_experiment *experiment, struct entry *entry)
{
    if (entry->used)
        return;
    entry->used = true;
    entry->turn = experiment->used++;
}

bool figures_experiment_ask(struct figures_experiment *experiment, const struct figures_run *run,
                            const struct cli_measurement **result)
{
    struct entry wanted, *found;

    *result = NULL;
    if (!read_run(experiment, run, &wanted))
        return false;
    found = find_run(experiment, &wanted);
    if (found && !lacks_statistic(found, run->statistic)) {
        *result = found->result;
        note_use(experiment, found);
        return note_name(found, run->statistic);
    }
    if (found)
        found->outdated = true;
    note_use(experiment, &wanted);
    return write_question(&wanted, run) && note_name(&wanted, run->statistic) && add_run(experiment, &wanted);
}

bool figures_experiment_know(struct figures_experiment *experiment, const struct figures_run *run,
                             const struct cli_measurement *result)
{
    struct entry wanted, *found;

    if (!read_run(experiment, run, &wanted))
        return false;
    found = find_run(experiment, &wanted);
    if (found && found->known && found->result->status == result->status)
        cli_measurement_merge(found->result, result);
    if (found)
        return true;
    wanted.known = true;
    wanted.result = malloc(sizeof(*wanted.result));
    if (!wanted.result) {
        cli_complain("out of memory");
        return false;
    }
    *wanted.result = *result;
    if ((result->status == HOST_WRONG || result->status == HOST_FAULT) && result->status > experiment->worst)
        experiment->worst = result->status;
    if (!write_question(&wanted, run) || !add_run(experiment, &wanted)) {
        free(wanted.result);
        return false;
    }
    experiment->done = experiment->count;
    return true;
}

/* Writing */

void figures_experiment_begin_use(struct figures_experiment *experiment)
{
    for (uint32_t i = 0; i < experiment->count; i++) {
        experiment->entries[i]->used = false;
        experiment->entries[i]->name_count = 0;
    }
    experiment->used = 0;
}

static void write_entry(const struct entry *entry, FILE *stream)
{
    uint64_t value;

    fprintf(stream, "%s : %s", entry->question, cli_status_name(entry->result->status));
    for (uint32_t i = 0; entry->result->status == HOST_OK && i < entry->name_count; i++)
        if (cli_measurement_value(entry->result, entry->names[i], &value))
            fprintf(stream, " %s=%llu", entry->names[i], (unsigned long long)value);
    fputc('\n', stream);
}

static int compare_turns(const void *one, const void *other)
{
    const struct entry *first = *(struct entry *const *)one, *second = *(struct entry *const *)other;

    return first->turn < second->turn ? -1 : first->turn > second->turn;
}

bool figures_experiment_write(const struct figures_experiment *experiment, FILE *stream)
{
    const struct entry **entries = calloc(experiment->count + 1, sizeof(struct entry *));
    uint32_t count = 0;

    if (!entries)
        return cli_complain("out of memory") == HOST_OK;
    for (uint32_t i = 0; i < experiment->count; i++)
        if (experiment->entries[i]->used && experiment->entries[i]->result && !experiment->entries[i]->outdated)
            entries[count++] = experiment->entries[i];
    qsort(entries, count, sizeof(struct entry *), compare_turns);
    for (uint32_t i = 0; i < count; i++)
        write_entry(entries[i], stream);
    free(entries);
    return true;
}

void figures_experiment_record(struct figures_experiment *experiment, struct cli_journal *journal)
{
    experiment->journal = journal;
}

static bool record_entry(const struct figures_experiment *experiment, struct entry *entry)
{
    if (!experiment->journal || !experiment->journal->stream)
        return true;
    write_entry(entry, experiment->journal->stream);
    experiment->journal->lines++;
    entry->in_journal = true;
    entry->recorded = entry->name_count;
    return cli_journal_flush(experiment->journal);
}

/* Writes the runs of which more is asked for than their lines have. */
static bool record_more(const struct figures_experiment *experiment)
{
    for (uint32_t i = 0; i < experiment->done; i++) {
        struct entry *entry = experiment->entries[i];

        if (entry->in_journal && entry->recorded < entry->name_count && !record_entry(experiment, entry))
            return false;
    }
    return true;
}

uint32_t figures_experiment_pending(const struct figures_experiment *experiment)
{
    return experiment->count - experiment->done;
}

/* Doing them */

static struct entry *entry_of(const struct figures_experiment *experiment, uint32_t index)
{
    return experiment->entries[experiment->done + index];
}

static void write_name(const struct figures_experiment *experiment, uint32_t index, char *text, size_t bytes)
{
    const struct cli_trial *trial = &entry_of(experiment, index)->trial;

    snprintf(text, bytes, "%s %s %s", trial->benchmark->name, trial->policy.name, cli_scenario_name(trial->scenario));
}

static void name_run(void *context, uint32_t index, char *text, size_t bytes)
{
    write_name(context, index, text, bytes);
}

static uint32_t weight_of_run(void *context, uint32_t index)
{
    const struct cli_trial *trial = &entry_of(context, index)->trial;

    return cli_measure_weight(&trial->policy, trial->lose ? CLI_CU_LOSS : trial->scenario);
}

static void measure_run(void *context, uint32_t index, void *result)
{
    const struct figures_experiment *experiment = context;
    struct entry *entry = entry_of(experiment, index);

    entry->trial.parent = experiment->process;
    cli_measure(&entry->trial, result);
}

static void note_started(void *context, uint32_t index)
{
    struct figures_experiment *experiment = context;

    cli_progress_began(&experiment->progress, index);
}

static void complain_of_run(const struct figures_experiment *experiment, uint32_t index, const char *message)
{
    char name[128];

    cli_progress_clear(&experiment->progress);
    write_name(experiment, index, name, sizeof(name));
    cli_complain("%s: %s", name, message);
}

static bool note_finished(void *context, uint32_t index, const void *place)
{
    struct figures_experiment *experiment = context;
    const struct cli_measurement *result = place;
    struct entry *entry = entry_of(experiment, index);

    cli_progress_ended(&experiment->progress, index);
    if (!result || result->status == HOST_INPUT) {
        complain_of_run(experiment, index, result ? result->message : "the simulator died");
        return false;
    }
    if (result->status == HOST_WRONG || result->status == HOST_FAULT) {
        complain_of_run(experiment, index, result->message);
        if (result->status > experiment->worst)
            experiment->worst = result->status;
    }
    entry->result = malloc(sizeof(*entry->result));
    if (!entry->result) {
        complain_of_run(experiment, index, "out of memory");
        return false;
    }
    *entry->result = *result;
    return record_entry(experiment, entry);
}

bool figures_experiment_run(struct figures_experiment *experiment, uint32_t parallel)
{
    const struct cli_jobs jobs = {.count = figures_experiment_pending(experiment),
                                  .parallel = parallel,
                                  .result_bytes = sizeof(struct cli_measurement),
                                  .context = experiment,
                                  .weight = weight_of_run,
                                  .work = measure_run,
                                  .started = note_started,
                                  .finished = note_finished};
    enum cli_jobs_end end;

    if (!record_more(experiment))
        return false;
    experiment->process = getpid();
    cli_progress_start(&experiment->progress, &jobs, name_run);
    end = cli_jobs_run(&jobs);
    cli_progress_clear(&experiment->progress);
    experiment->stopped = end == CLI_JOBS_STOPPED;
    if (end == CLI_JOBS_FAILED)
        cli_complain("cannot start processes");
    if (end == CLI_JOBS_COMPLETE)
        experiment->done = experiment->count;
    return end == CLI_JOBS_COMPLETE;
}

bool figures_experiment_stopped(const struct figures_experiment *experiment)
{
    return experiment->stopped;
}

enum host_status figures_experiment_worst(const struct figures_experiment *experiment)
{
    return experiment->worst;
}
