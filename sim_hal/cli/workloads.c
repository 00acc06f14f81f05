/* workloads.c - see workloads.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/workloads.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/nearest.h"
#include "host/reader.h"

#define LIST_LIMIT  ((size_t)1 << 20)
#define FACTOR_MOST 1000000u
#define PATH_BYTES  4096

static bool is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

bool cli_executable_folder(char *folder, size_t bytes)
{
    ssize_t length = readlink("/proc/self/exe", folder, bytes - 1);

    if (length <= 0)
        return false;
    folder[length] = 0;
    char *slash = strrchr(folder, '/');
    if (!slash)
        return false;
    slash[1] = 0;
    return true;
}

/* The folder of Onward's own suites. */
static bool own_folder(char *folder, size_t bytes, char *error, size_t error_bytes)
{
    /* Of a build, wherever it lies: a link that make has made; of a build that was moved; of an installed command. */
    static const char *const places[] = {"workloads", "../sim_hal/workloads", "../share/onward/workloads"};
    char here[PATH_BYTES];

    if (!cli_executable_folder(here, sizeof(here)))
        return host_text_fail(error, error_bytes, "cannot find the executable, and with it the workloads");
    for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
        int length = snprintf(folder, bytes, "%s%s", here, places[i]);
        if (length > 0 && (size_t)length < bytes && is_folder(folder))
            return true;
    }
    return host_text_fail(
        error, error_bytes,
        "no workloads, neither in %s%s, nor in %s%s, nor in %s%s; ONWARD_WORKLOADS can name their folder", here,
        places[0], here, places[1], here, places[2]);
}

/* The folders in which a suite is searched, one after the other. */
struct folders {
    const char *named; /* what is left of ONWARD_WORKLOADS; NULL: nothing */
    bool own;          /* the folder of Onward's own suites is still to come */
    bool own_needed;   /* it has to be there, because no other was named */
    char now[PATH_BYTES];
    char *error; /* empty as long as no folder is missing */
    size_t error_bytes;
};

static struct folders all_folders(char *error, size_t error_bytes)
{
    const char *named = getenv("ONWARD_WORKLOADS");
    bool any = named && *named;

    *error = 0;
    return (struct folders){
        .named = any ? named : NULL, .own = true, .own_needed = !any, .error = error, .error_bytes = error_bytes};
}

static bool next_named(struct folders *folders)
{
    size_t length = strcspn(folders->named, ":");

    snprintf(folders->now, sizeof(folders->now), "%.*s", (int)(length < PATH_BYTES ? length : PATH_BYTES),
             folders->named);
    folders->named = folders->named[length] ? folders->named + length + 1 : NULL;
    if (length < PATH_BYTES && is_folder(folders->now))
        return true;
    if (!length)
        return host_text_fail(folders->error, folders->error_bytes,
                              "ONWARD_WORKLOADS: expected folders with a colon between two, found no name");
    return host_text_fail(folders->error, folders->error_bytes, "ONWARD_WORKLOADS: %s is no folder", folders->now);
}

/* Goes to the next folder. Returns false behind the last one, or with a message if one is missing. */
static bool next_folder(struct folders *folders)
{
    char missing[HOST_ERROR_BYTES];

    if (folders->named)
        return next_named(folders);
    if (!folders->own)
        return false;
    folders->own = false;
    if (own_folder(folders->now, sizeof(folders->now), missing, sizeof(missing)))
        return true;
    return folders->own_needed && host_text_fail(folders->error, folders->error_bytes, "%s", missing);
}

static bool suite_path(char *path, size_t bytes, const char *folder, const char *suite, const char *file)
{
    int length = snprintf(path, bytes, "%s/%s/%s", folder, suite, file);

    return length > 0 && (size_t)length < bytes;
}

static int compare_names(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static bool is_among(char *const *names, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

/* Adds the names of a folder's suites. Returns how many names there are then. */
static size_t add_names(const char *folder, char **names, size_t count, size_t most)
{
    char path[PATH_BYTES + 512];
    DIR *directory = opendir(folder);
    struct dirent *entry;

    while (directory && count < most && (entry = readdir(directory)) != NULL) {
        if (entry->d_name[0] == '.' || is_among(names, count, entry->d_name) ||
            !suite_path(path, sizeof(path), folder, entry->d_name, "benchmarks.txt") || access(path, R_OK) != 0)
            continue;
        names[count] = strdup(entry->d_name);
        count += names[count] != NULL;
    }
    if (directory)
        closedir(directory);
    return count;
}

size_t cli_suite_names(char **names, size_t most, char *error, size_t error_bytes)
{
    struct folders folders = all_folders(error, error_bytes);
    size_t count = 0;

    while (next_folder(&folders))
        count = add_names(folders.now, names, count, most);
    if (*error) {
        while (count)
            free(names[--count]);
        return 0;
    }
    qsort(names, count, sizeof(*names), compare_names);
    return count;
}

static bool add_name(struct host_reader *reader, char **names, uint32_t *count, struct host_span word)
{
    if (*count == CLI_NAMES_MOST)
        return host_reader_fail(reader, "more than %d names", CLI_NAMES_MOST);
    names[*count] = host_text_copy(word);
    if (!names[*count])
        return host_reader_fail(reader, "out of memory");
    (*count)++;
    return true;
}

static bool read_names(struct host_reader *reader, char **names, uint32_t *count)
{
    struct host_span word;

    while ((word = host_reader_word_in_line(reader)).length)
        if (!add_name(reader, names, count, word))
            return false;
    return *count ? true : host_reader_fail(reader, "expected names");
}

static bool is_factor(struct host_span text, uint64_t *factor)
{
    return host_text_u64(text, factor) && *factor >= 1 && *factor <= FACTOR_MOST;
}

static bool read_factor(struct host_reader *reader, struct host_span word, uint64_t *factor)
{
    char quoted[HOST_QUOTE_BYTES];

    if (is_factor(word, factor))
        return true;
    return host_reader_fail(reader, "expected a factor 1..%u, found %s", FACTOR_MOST, host_text_quote(quoted, word));
}

/* Matches KEY=VALUE with a value that is not empty. */
static bool has_key(struct host_span word, const char *key, struct host_span *value)
{
    size_t length = strlen(key);

    if (word.length <= length + 1 || memcmp(word.text, key, length) != 0 || word.text[length] != '=')
        return false;
    *value = (struct host_span){word.text + length + 1, word.length - length - 1};
    return true;
}

static bool read_groups(struct host_reader *reader, struct host_span word, uint64_t *groups)
{
    char quoted[HOST_QUOTE_BYTES];

    if (host_text_u64(word, groups) && *groups >= 1 && *groups <= UINT32_MAX)
        return true;
    return host_reader_fail(reader, "expected a number of work-groups, found %s", host_text_quote(quoted, word));
}

static bool read_beside(struct host_reader *reader, struct host_span file, char **path)
{
    char *name = host_text_copy(file);

    free(*path);
    *path = name ? host_text_beside(reader->path, name) : NULL;
    free(name);
    return *path ? true : host_reader_fail(reader, "out of memory");
}

static bool read_starves(struct host_reader *reader, struct host_span names, char **starves)
{
    free(*starves);
    *starves = host_text_copy(names);
    return *starves ? true : host_reader_fail(reader, "out of memory");
}

static bool read_benchmark_option(struct host_reader *reader, struct cli_benchmark *benchmark, struct host_span word)
{
    char quoted[HOST_QUOTE_BYTES];
    struct host_span value;

    if (has_key(word, "factor", &value))
        return read_factor(reader, value, &benchmark->factor);
    if (has_key(word, "groups", &value))
        return read_groups(reader, value, &benchmark->groups);
    if (has_key(word, "preset", &value))
        return read_beside(reader, value, &benchmark->preset);
    if (has_key(word, "starves", &value))
        return read_starves(reader, value, &benchmark->starves);
    return host_reader_fail(reader, "expected factor=N, groups=N, preset=FILE or starves=P,.., found %s",
                            host_text_quote(quoted, word));
}

static bool read_benchmark_options(struct host_reader *reader, struct cli_benchmark *benchmark)
{
    struct host_span word;

    while ((word = host_reader_word_in_line(reader)).length)
        if (!read_benchmark_option(reader, benchmark, word))
            return false;
    return true;
}

static bool read_benchmark(struct host_reader *reader, struct cli_suite *suite)
{
    struct cli_benchmark *benchmark = &suite->benchmarks[suite->benchmark_count];
    struct host_span name = host_reader_word_in_line(reader), file = host_reader_word_in_line(reader);

    if (file.length == 0)
        return host_reader_fail(reader, "expected benchmark NAME FILE");
    if (suite->benchmark_count == CLI_BENCHMARKS_MOST)
        return host_reader_fail(reader, "more than %d benchmarks", CLI_BENCHMARKS_MOST);
    suite->benchmark_count++;
    benchmark->name = host_text_copy(name);
    benchmark->suite = strdup(suite->name);
    if (!benchmark->name || !benchmark->suite)
        return host_reader_fail(reader, "out of memory");
    return read_beside(reader, file, &benchmark->path) && read_benchmark_options(reader, benchmark);
}

static bool read_line(struct host_reader *reader, struct cli_suite *suite, uint64_t *factor)
{
    struct host_span word = host_reader_word_in_line(reader);
    char quoted[HOST_QUOTE_BYTES];

    if (host_text_is(word, "benchmark"))
        return read_benchmark(reader, suite);
    if (host_text_is(word, "policies"))
        return read_names(reader, suite->policies, &suite->policy_count);
    if (host_text_is(word, "scenarios"))
        return read_names(reader, suite->scenarios, &suite->scenario_count);
    if (host_text_is(word, "adversary"))
        suite->adversary = true;
    else if (!host_text_is(word, "factor"))
        return host_reader_fail(reader, "expected benchmark, policies, scenarios, adversary or factor, found %s",
                                host_text_quote(quoted, word));
    else if (!read_factor(reader, host_reader_word_in_line(reader), factor))
        return false;
    word = host_reader_word_in_line(reader);
    return word.length == 0 ||
           host_reader_fail(reader, "expected the end of the line, found %s", host_text_quote(quoted, word));
}

static bool read_list(struct host_reader *reader, struct cli_suite *suite)
{
    uint64_t factor = 1;

    while (host_reader_skip(reader))
        if (!read_line(reader, suite, &factor))
            return false;
    for (uint32_t i = 0; i < suite->benchmark_count; i++)
        if (suite->benchmarks[i].factor == 0)
            suite->benchmarks[i].factor = factor;
    if (!suite->benchmark_count || !suite->policy_count || !suite->scenario_count)
        return host_reader_fail(reader, "expected at least one benchmark, policies and scenarios");
    return true;
}

static void unknown_suite(const char *name, char *error, size_t error_bytes)
{
    char *names[CLI_NAMES_MOST], list[512] = "none", quoted[HOST_QUOTE_BYTES];
    size_t count = cli_suite_names(names, CLI_NAMES_MOST, error, error_bytes), used = 0;

    if (!count && *error)
        return;
    for (size_t i = 0; i < count; i++) {
        if (used < sizeof(list)) {
            int length = snprintf(list + used, sizeof(list) - used, "%s%s", i ? ", " : "", names[i]);
            used += length > 0 ? (size_t)length : 0;
        }
        free(names[i]);
    }
    host_text_fail(error, error_bytes, "no suite %s; there are: %s",
                   host_text_quote(quoted, (struct host_span){name, strlen(name)}), list);
}

static struct cli_suite *parse_suite(const char *name, const char *path, const char *text, size_t length, char *error,
                                     size_t error_bytes)
{
    struct cli_suite *suite = calloc(1, sizeof(*suite));
    struct host_reader reader;

    if (suite)
        suite->name = strdup(name);
    if (!suite || !suite->name)
        host_text_fail(error, error_bytes, "out of memory");
    else if (host_reader_start(&reader, path, text, length, error, error_bytes) && read_list(&reader, suite))
        return suite;
    cli_suite_free(suite);
    return NULL;
}

/* The list of the suite of this name, from the first folder that has it. */
static bool find_list(const char *name, char *path, size_t bytes, char *error, size_t error_bytes)
{
    struct folders folders = all_folders(error, error_bytes);
    bool is_name = *name && *name != '.' && strlen(name) <= 255;

    while (next_folder(&folders))
        if (is_name && suite_path(path, bytes, folders.now, name, "benchmarks.txt") && access(path, F_OK) == 0)
            return true;
    if (!*error)
        unknown_suite(name, error, error_bytes);
    return false;
}

static struct cli_suite *load_list(const char *name, const char *path, char *error, size_t error_bytes)
{
    size_t length;
    char *text = host_text_load(path, LIST_LIMIT, &length, error, error_bytes);
    struct cli_suite *suite = text ? parse_suite(name, path, text, length, error, error_bytes) : NULL;

    free(text);
    return suite;
}

/* A suite of which the folder is named. */
static struct cli_suite *load_folder(const char *folder, char *error, size_t error_bytes)
{
    char path[PATH_BYTES + 512], bare[PATH_BYTES];
    size_t length = strlen(folder);
    const char *slash;

    while (length > 1 && folder[length - 1] == '/')
        length--;
    if (length >= sizeof(bare)) {
        host_text_fail(error, error_bytes, "%s: longer than %d bytes", folder, PATH_BYTES - 1);
        return NULL;
    }
    snprintf(bare, sizeof(bare), "%.*s", (int)length, folder);
    snprintf(path, sizeof(path), "%s/benchmarks.txt", bare);
    slash = strrchr(bare, '/');
    return load_list(slash ? slash + 1 : bare, path, error, error_bytes);
}

struct cli_suite *cli_suite_load(const char *name, char *error, size_t error_bytes)
{
    char path[PATH_BYTES + 512];

    if (strchr(name, '/'))
        return load_folder(name, error, error_bytes);
    if (!find_list(name, path, sizeof(path), error, error_bytes))
        return NULL;
    return load_list(name, path, error, error_bytes);
}

static bool has_benchmark(const struct cli_suite *suite, const char *name)
{
    for (uint32_t i = 0; i < suite->benchmark_count; i++)
        if (strcmp(suite->benchmarks[i].name, name) == 0)
            return true;
    return false;
}

/* Moves the benchmarks of another suite behind those of this one. */
static bool move_benchmarks(struct cli_suite *suite, struct cli_suite *other, char *error, size_t error_bytes)
{
    if (suite->adversary != other->adversary)
        return host_text_fail(error, error_bytes, "suite %s has an adversary or not, unlike those beside it",
                              other->name);
    if (suite->benchmark_count + other->benchmark_count > CLI_BENCHMARKS_MOST)
        return host_text_fail(error, error_bytes, "more than %d benchmarks", CLI_BENCHMARKS_MOST);
    for (uint32_t i = 0; i < other->benchmark_count; i++)
        if (has_benchmark(suite, other->benchmarks[i].name))
            return host_text_fail(error, error_bytes, "benchmark %s is in two of the suites",
                                  other->benchmarks[i].name);
    memcpy(&suite->benchmarks[suite->benchmark_count], other->benchmarks,
           other->benchmark_count * sizeof(other->benchmarks[0]));
    suite->benchmark_count += other->benchmark_count;
    other->benchmark_count = 0;
    return true;
}

/* Adds one suite; *all is NULL before the first. */
static bool add_suite(struct cli_suite **all, const char *name, char *error, size_t error_bytes)
{
    struct cli_suite *suite = cli_suite_load(name, error, error_bytes);
    bool good;

    if (!suite)
        return false;
    if (!*all) {
        *all = suite;
        return true;
    }
    good = move_benchmarks(*all, suite, error, error_bytes);
    cli_suite_free(suite);
    return good;
}

struct cli_suite *cli_suites_load(const char *names, char *error, size_t error_bytes)
{
    struct cli_suite *all = NULL;
    bool good = true;

    while (good && names) {
        size_t length = strcspn(names, ",");
        char *name = strndup(names, length);

        good = name ? add_suite(&all, name, error, error_bytes) : host_text_fail(error, error_bytes, "out of memory");
        names = names[length] ? names + length + 1 : NULL;
        free(name);
    }
    if (good)
        return all;
    cli_suite_free(all);
    return NULL;
}

bool cli_suite_scale(struct cli_suite *suite, const char *text, char *error, size_t error_bytes)
{
    uint64_t factor;

    if (!is_factor((struct host_span){text, strlen(text)}, &factor))
        return host_text_fail(error, error_bytes, "expected a factor 1..%u, found %s", FACTOR_MOST, text);
    for (uint32_t i = 0; i < suite->benchmark_count; i++)
        suite->benchmarks[i].factor = factor;
    return true;
}

const struct cli_benchmark *cli_suite_find(const struct cli_suite *suite, const char *name, char *error,
                                           size_t error_bytes)
{
    struct nearest nearest = nearest_to(name);
    char hint[NEAREST_HINT_BYTES];

    for (uint32_t i = 0; i < suite->benchmark_count; i++) {
        if (strcmp(suite->benchmarks[i].name, name) == 0)
            return &suite->benchmarks[i];
        nearest_offer(&nearest, suite->benchmarks[i].name);
    }
    host_text_fail(error, error_bytes, "suite %s has no benchmark %s%s; see onward list benchmarks", suite->name, name,
                   nearest_hint(&nearest, hint, sizeof(hint)));
    return NULL;
}

bool cli_benchmark_starves(const struct cli_benchmark *benchmark, const char *policy)
{
    size_t length = strlen(policy);

    for (const char *at = benchmark->starves; at; at = *at ? at + 1 : NULL) {
        size_t name = strcspn(at, ",");

        if (name == length && memcmp(at, policy, length) == 0)
            return true;
        at += name;
    }
    return false;
}

void cli_suite_free(struct cli_suite *suite)
{
    if (!suite)
        return;
    for (uint32_t i = 0; i < suite->benchmark_count; i++) {
        free(suite->benchmarks[i].name);
        free(suite->benchmarks[i].suite);
        free(suite->benchmarks[i].path);
        free(suite->benchmarks[i].preset);
        free(suite->benchmarks[i].starves);
    }
    for (uint32_t i = 0; i < suite->policy_count; i++)
        free(suite->policies[i]);
    for (uint32_t i = 0; i < suite->scenario_count; i++)
        free(suite->scenarios[i]);
    free(suite->name);
    free(suite);
}
