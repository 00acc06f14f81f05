/* trial.c - see trial.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/trial.h"

#include <stdlib.h>
#include <string.h>

#include "cli/model.h"
#include "engine/hash.h"
#include "engine/quantity.h"
#include "engine/reserve.h"
#include "host/kernel_file.h"
#include "host/simfile.h"
#include "tools/sweep/places.h"

#define PATH_BYTES 4096
#define SIM_MOST   ((size_t)1 << 30)

enum source_kind { SOURCE_BENCHMARK, SOURCE_FILE, SOURCE_PROGRAM };

/* A value of benchmark, file or with that has been read. */
struct source {
    enum source_kind kind;
    char *name;                     /* the value; of with: the path */
    struct cli_suite *suite;        /* owned; of a benchmark */
    struct cli_benchmark benchmark; /* with its path; not of a program */
    struct sweep_program program;
    uint64_t hash; /* of the .sim file and its kernels, or of the program and the library */
};

struct sweep_sources {
    char *folder;     /* with its slash */
    uint64_t program; /* cli_program_number */
    uint64_t library; /* a number for what programs run with; 0: it was not needed yet */
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
        if (sources->list[i].kind == SOURCE_FILE)
            free(sources->list[i].benchmark.path);
        sweep_program_free(&sources->list[i].program);
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

/* The library has the simulator in it, as the executable has for .sim files. */
static bool hash_library(struct sweep_sources *sources)
{
    char path[PATH_BYTES];

    if (sources->library)
        return true;
    if (!cli_exec_folder(path, sizeof(path) - strlen(CLI_EXEC_LIBRARY)))
        return false;
    memcpy(path + strlen(path), CLI_EXEC_LIBRARY, sizeof(CLI_EXEC_LIBRARY));
    sources->library = hash_file(HASH_START, path);
    return true;
}

static bool load_program(struct sweep_sources *sources, struct source *source)
{
    char error[HOST_ERROR_BYTES];

    if (!sweep_program_read(&source->program, sources->folder, source->name, error, sizeof(error)))
        return cli_complain("%s", error) == HOST_OK;
    if (!hash_library(sources))
        return false;
    source->hash = sweep_program_hash(&source->program, sources->library);
    return true;
}

static bool load_source(struct sweep_sources *sources, struct source *source)
{
    if (source->kind == SOURCE_PROGRAM)
        return load_program(sources, source);
    return source->kind == SOURCE_FILE ? load_file(sources, source) : load_benchmark(sources, source);
}

/* Finds a source by its name, or reads it. Returns NULL with a message printed. */
static const struct source *find_source(struct sweep_sources *sources, const char *name, enum source_kind kind)
{
    struct source *source;

    for (uint32_t i = 0; i < sources->count; i++)
        if (sources->list[i].kind == kind && strcmp(sources->list[i].name, name) == 0)
            return &sources->list[i];
    if (!sim_reserve(&sources->list, &sources->room, sources->count, sizeof(*sources->list))) {
        cli_complain("out of memory");
        return NULL;
    }
    source = &sources->list[sources->count++];
    memset(source, 0, sizeof(*source));
    source->kind = kind;
    source->name = strdup(name);
    return source->name && load_source(sources, source) ? source : NULL;
}

/* Options */

/* The values of a point by kind; NULL: it has none. Parameters have many. */
struct values {
    const char *of[SWEEP_PARAMETER];
};

/* A preset that is no name is a file. */
static bool take_preset(const struct sweep_sources *sources, struct sweep_trial *trial, const char *name)
{
    const char *description, *known;
    int length;

    for (size_t i = 0; (known = parameters_preset_name(i, &description)) != NULL; i++)
        if (strcmp(known, name) == 0) {
            trial->settings.preset = name;
            return true;
        }
    length = snprintf(trial->preset, sizeof(trial->preset), "%s%s", *name == '/' ? "" : sources->folder, name);
    trial->settings.preset = trial->preset;
    return (length > 0 && (size_t)length < sizeof(trial->preset)) || cli_complain("%s: too long", name) == HOST_OK;
}

static bool take_values(const struct sweep_sources *sources, const struct sweep_columns *columns,
                        const char *const *texts, struct values *values, struct sweep_trial *trial)
{
    memset(values, 0, sizeof(*values));
    for (uint32_t i = 0; i < columns->count; i++) {
        int length;

        if (columns->kinds[i] != SWEEP_PARAMETER) {
            values->of[columns->kinds[i]] = texts[i];
            continue;
        }
        length = snprintf(trial->sets[i], SWEEP_SET_BYTES, "%s=%s", columns->names[i], texts[i]);
        if (length < 0 || (size_t)length >= SWEEP_SET_BYTES)
            return cli_complain("%s: the value is too long", columns->names[i]) == HOST_OK;
        if (!cli_settings_add(&trial->settings, trial->sets[i]))
            return false;
    }
    trial->settings.scheduler = values->of[SWEEP_SCHEDULER];
    return !values->of[SWEEP_PRESET] || take_preset(sources, trial, values->of[SWEEP_PRESET]);
}

/* The library of programs knows policies by their names alone. */
static bool read_policy(const char *name, struct sweep_trial *trial)
{
    char error[HOST_ERROR_BYTES];

    if (!host_policy_read(name ? name : "baseline", &trial->run.policy, error, sizeof(error)))
        return cli_complain("%s", error) == HOST_OK;
    return trial->program.count == 0 || policy_find(trial->run.policy.name) ||
           cli_complain("policy %s does not apply to programs", name) == HOST_OK;
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
    source = path ? find_source(sources, path, SOURCE_FILE) : NULL;
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
    hash = hash_text(hash, trial->hang_after);
    return hash ? hash : 1; /* 0 is no id */
}

/* What the point runs. Returns NULL with a message printed. */
static const struct source *take_source(struct sweep_sources *sources, const struct values *values)
{
    const char *benchmark = values->of[SWEEP_BENCHMARK], *file = values->of[SWEEP_FILE];
    const char *name = benchmark ? benchmark : file;

    if (!name) {
        cli_complain("expected a benchmark or a file");
        return NULL;
    }
    if (sweep_is_program(name))
        return find_source(sources, name, SOURCE_PROGRAM);
    return find_source(sources, name, benchmark ? SOURCE_BENCHMARK : SOURCE_FILE);
}

bool sweep_trial_make(struct sweep_sources *sources, const struct sweep_columns *columns, const char *const *values,
                      struct sweep_trial *trial)
{
    struct values taken;
    const struct source *source;
    const char *scenario;
    uint64_t file, with;

    memset(trial, 0, sizeof(*trial));
    if (!take_values(sources, columns, values, &taken, trial))
        return false;
    source = take_source(sources, &taken);
    if (!source)
        return false;
    file = source->hash;
    trial->benchmark = source->benchmark;
    trial->program = source->program;
    trial->folder = sources->folder;
    trial->run.benchmark = &trial->benchmark;
    trial->run.parameters = &trial->parameters;
    trial->run.adversary = source->suite && source->suite->adversary;
    trial->settings.base = trial->benchmark.preset;
    trial->hang_after = trial->program.count ? taken.of[SWEEP_HANG_AFTER] : NULL;
    scenario = taken.of[SWEEP_SCENARIO];
    if (scenario && !cli_scenario_read(scenario, &trial->run.scenario))
        return cli_complain("unknown scenario %s", scenario) == HOST_OK;
    if (!cli_settings_apply(&trial->settings, &trial->parameters) || !read_policy(taken.of[SWEEP_POLICY], trial) ||
        !read_numbers(&taken, trial) || !read_loss(taken.of[SWEEP_LOSE], trial) ||
        !read_with(sources, taken.of[SWEEP_WITH], trial, &with))
        return false;
    trial->id = id_of(sources, trial, file, with);
    return true;
}
