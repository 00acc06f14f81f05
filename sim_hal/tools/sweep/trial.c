/* trial.c - see trial.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/trial.h"

#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/model.h"
#include "engine/hash.h"
#include "engine/quantity.h"
#include "engine/reserve.h"
#include "host/kernel_file.h"
#include "host/simfile.h"
#include "tools/sweep/places.h"

#define PATH_BYTES 4096
#define SIM_MOST   ((size_t)1 << 30)
#define SET_BYTES  256u

/* A value of benchmark, file or with that has been read. */
struct source {
    char *name;                     /* the value; of with: the path */
    struct cli_suite *suite;        /* owned; NULL: it is a file */
    struct cli_benchmark benchmark; /* with its path */
    uint64_t hash;                  /* of the .sim file and its kernels */
};

struct sweep_sources {
    char *folder;     /* with its slash */
    uint64_t program; /* cli_program_number */
    struct source *list;
    uint32_t count, room;
};

struct sweep_sources *sweep_sources_create(const char *folder)
{
    struct sweep_sources *sources = calloc(1, sizeof(*sources));

    if (!sources)
        return NULL;
    sources->program = cli_program_number();
    sources->folder = malloc(strlen(folder) + 2);
    if (sources->folder) {
        snprintf(sources->folder, strlen(folder) + 2, "%s/", folder);
        return sources;
    }
    free(sources);
    return NULL;
}

void sweep_sources_free(struct sweep_sources *sources)
{
    if (!sources)
        return;
    for (uint32_t i = 0; i < sources->count; i++) {
        if (!sources->list[i].suite)
            free(sources->list[i].benchmark.path);
        cli_suite_free(sources->list[i].suite);
        free(sources->list[i].name);
    }
    free(sources->list);
    free(sources->folder);
    free(sources);
}

/* Files */

/* Loads a kernel as any .sim file does, and notes the bytes of its file. */
static struct isa_program *load_noted(void *context, const char *sim_path, const char *file, const char *kernel,
                                      char *error, size_t error_bytes)
{
    uint64_t *hash = context;
    char *path = host_kernel_file_path(sim_path, file);

    if (path)
        *hash = hash_file(*hash, path);
    free(path);
    return host_kernel_file_load(NULL, sim_path, file, kernel, error, error_bytes);
}

/* Reads a .sim file as a run will. Returns false with a message printed. */
static bool hash_sim(const char *path, uint64_t *hash)
{
    const struct host_kernel_source kernels = {hash, load_noted};
    char error[HOST_ERROR_BYTES];
    size_t length;
    char *text = host_text_load(path, SIM_MOST, &length, error, sizeof(error));
    struct host_file *file = NULL;

    *hash = HASH_START;
    if (text) {
        *hash = hash_bytes(*hash, text, length);
        file = host_file_parse(path, text, length, &kernels, error, sizeof(error));
    }
    if (!file)
        cli_complain("%s", error);
    free(text);
    host_file_free(file);
    return file != NULL;
}

static bool load_benchmark(const struct sweep_sources *sources, struct source *source)
{
    const struct cli_benchmark *found = NULL;
    char error[HOST_ERROR_BYTES];
    const char *name;

    source->suite = sweep_suite_load(sources->folder, source->name, &name, error, sizeof(error));
    if (source->suite)
        found = cli_suite_find(source->suite, name, error, sizeof(error));
    if (!found)
        return cli_complain("%s: %s", source->name, error) == HOST_OK;
    source->benchmark = *found;
    return hash_sim(found->path, &source->hash);
}

/* A file is a benchmark that no suite lists. */
static bool load_file(const struct sweep_sources *sources, struct source *source)
{
    source->benchmark =
        (struct cli_benchmark){.name = source->name, .path = sweep_path(sources->folder, source->name), .factor = 1};
    return source->benchmark.path && hash_sim(source->benchmark.path, &source->hash);
}

/* Finds a source by its name, or reads it. Returns NULL with a message printed. */
static const struct source *find_source(struct sweep_sources *sources, const char *name, bool is_benchmark)
{
    struct source *source;
    bool good;

    for (uint32_t i = 0; i < sources->count; i++)
        if ((sources->list[i].suite != NULL) == is_benchmark && strcmp(sources->list[i].name, name) == 0)
            return &sources->list[i];
    if (!sim_reserve(&sources->list, &sources->room, sources->count, sizeof(*sources->list))) {
        cli_complain("out of memory");
        return NULL;
    }
    source = &sources->list[sources->count++];
    memset(source, 0, sizeof(*source));
    source->name = strdup(name);
    good = source->name && (is_benchmark ? load_benchmark(sources, source) : load_file(sources, source));
    return good ? source : NULL;
}

/* Options */

/* The values of a point by kind; NULL: it has none. Parameters have many. */
struct values {
    const char *of[SWEEP_PARAMETER];
    char sets[SWEEP_KEYS_MOST][SET_BYTES];
    struct cli_settings settings;
    char preset[PATH_BYTES];
};

/* A preset that is no name is a file. */
static bool take_preset(const struct sweep_sources *sources, struct values *values, const char *name)
{
    const char *description, *known;
    int length;

    for (size_t i = 0; (known = parameters_preset_name(i, &description)) != NULL; i++)
        if (strcmp(known, name) == 0) {
            values->settings.preset = name;
            return true;
        }
    length = snprintf(values->preset, sizeof(values->preset), "%s%s", *name == '/' ? "" : sources->folder, name);
    values->settings.preset = values->preset;
    return (length > 0 && (size_t)length < sizeof(values->preset)) || cli_complain("%s: too long", name) == HOST_OK;
}

static bool take_values(const struct sweep_sources *sources, const struct sweep_columns *columns,
                        const char *const *texts, struct values *values)
{
    memset(values->of, 0, sizeof(values->of));
    values->settings = (struct cli_settings){.set_count = 0};
    for (uint32_t i = 0; i < columns->count; i++) {
        int length;

        if (columns->kinds[i] != SWEEP_PARAMETER) {
            values->of[columns->kinds[i]] = texts[i];
            continue;
        }
        length = snprintf(values->sets[i], SET_BYTES, "%s=%s", columns->names[i], texts[i]);
        if (length < 0 || (size_t)length >= SET_BYTES)
            return cli_complain("%s: the value is too long", columns->names[i]) == HOST_OK;
        if (!cli_settings_add(&values->settings, values->sets[i]))
            return false;
    }
    values->settings.scheduler = values->of[SWEEP_SCHEDULER];
    return !values->of[SWEEP_PRESET] || take_preset(sources, values, values->of[SWEEP_PRESET]);
}

static bool read_policy(const char *name, struct host_policy *policy)
{
    char error[HOST_ERROR_BYTES];

    return host_policy_read(name ? name : "baseline", policy, error, sizeof(error)) ||
           cli_complain("%s", error) == HOST_OK;
}

static bool read_numbers(const struct values *values, struct sweep_trial *trial)
{
    char error[HOST_ERROR_BYTES];

    for (uint32_t kind = SWEEP_FACTOR; kind <= SWEEP_GROUPS; kind++) {
        const char *value = values->of[kind];
        uint64_t *number = kind == SWEEP_FACTOR ? &trial->benchmark.factor : &trial->run.groups;

        if (!value)
            continue;
        if (!sweep_value_check((enum sweep_kind)kind, kind == SWEEP_FACTOR ? "factor" : "groups", value, error,
                               sizeof(error)))
            return cli_complain("%s", error) == HOST_OK;
        quantity_read(value, number);
    }
    return true;
}

static bool read_loss(const char *lose, struct sweep_trial *trial)
{
    char error[HOST_ERROR_BYTES];
    struct host_loss loss;

    trial->run.lose = lose;
    return !lose || host_loss_read(lose, &trial->parameters, &loss, error, sizeof(error)) ||
           cli_complain("lose: %s", error) == HOST_OK;
}

/* Finds the other kernel, whose file lies beside the benchmark's. *hash receives a number for its bytes. */
static bool read_with(struct sweep_sources *sources, const char *with, struct sweep_trial *trial, uint64_t *hash)
{
    struct host_launch launch = {.priority = CLI_PRIORITY_NORMAL};
    const struct source *source;
    char name[PATH_BYTES], *path;

    trial->run.with = with;
    *hash = 0;
    if (!with)
        return true;
    if (!cli_with_read(with, &trial->parameters, name, sizeof(name), &launch))
        return false;
    path = host_text_beside(trial->benchmark.path, name);
    source = path ? find_source(sources, path, false) : NULL;
    *hash = source ? source->hash : 0;
    free(path);
    return source != NULL;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return hash_bytes(hash, text ? text : "", text ? strlen(text) + 1 : 1);
}

static uint64_t id_of(const struct sweep_sources *sources, const struct sweep_trial *trial, uint64_t file,
                      uint64_t with)
{
    const struct cli_trial *run = &trial->run;
    const uint64_t numbers[] = {sources->program,
                                file,
                                with,
                                (uint64_t)run->scenario,
                                trial->benchmark.factor,
                                run->groups ? run->groups : trial->benchmark.groups,
                                run->adversary};
    uint64_t hash = hash_bytes(HASH_START, numbers, sizeof(numbers));

    hash = hash_bytes(hash, &trial->parameters, sizeof(trial->parameters));
    hash = hash_text(hash_text(hash_text(hash, run->policy.name), run->lose), run->with);
    return hash ? hash : 1; /* 0 is no id */
}

bool sweep_trial_make(struct sweep_sources *sources, const struct sweep_columns *columns, const char *const *values,
                      struct sweep_trial *trial)
{
    struct values taken;
    const struct source *source;
    const char *scenario;
    uint64_t file, with;

    memset(trial, 0, sizeof(*trial));
    if (!take_values(sources, columns, values, &taken))
        return false;
    if (!taken.of[SWEEP_BENCHMARK] && !taken.of[SWEEP_FILE])
        return cli_complain("expected a benchmark or a file") == HOST_OK;
    source = find_source(sources, taken.of[SWEEP_BENCHMARK] ? taken.of[SWEEP_BENCHMARK] : taken.of[SWEEP_FILE],
                         taken.of[SWEEP_BENCHMARK] != NULL);
    if (!source)
        return false;
    file = source->hash;
    trial->benchmark = source->benchmark;
    trial->run.benchmark = &trial->benchmark;
    trial->run.parameters = &trial->parameters;
    trial->run.adversary = source->suite && source->suite->adversary;
    taken.settings.base = trial->benchmark.preset;
    scenario = taken.of[SWEEP_SCENARIO];
    if (scenario && !cli_scenario_read(scenario, &trial->run.scenario))
        return cli_complain("unknown scenario %s", scenario) == HOST_OK;
    if (!cli_settings_apply(&taken.settings, &trial->parameters) ||
        !read_policy(taken.of[SWEEP_POLICY], &trial->run.policy) || !read_numbers(&taken, trial) ||
        !read_loss(taken.of[SWEEP_LOSE], trial) || !read_with(sources, taken.of[SWEEP_WITH], trial, &with))
        return false;
    trial->id = id_of(sources, trial, file, with);
    return true;
}
