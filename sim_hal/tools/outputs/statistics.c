/* statistics.c - see statistics.h. */
#include "tools/outputs/statistics.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/hash.h"
#include "onward/version.h"
#include "tools/outputs/quotients.h"

#define NAME_BYTES   64u
#define NUMBER_BYTES 32u
#define PATH_BYTES   4096u

static void add_parameter(struct view_stats *stats, const char *name, uint64_t value, const char *value_name)
{
    char key[NAME_BYTES], number[NUMBER_BYTES];

    snprintf(key, sizeof(key), "parameter %s", name);
    snprintf(number, sizeof(number), "%" PRIu64, value);
    view_stats_head(stats, key, value_name ? value_name : number);
}

static void add_policy_settings(struct view_stats *stats, const struct parameters *parameters)
{
    for (uint32_t i = 0; i < POLICY_SETTINGS; i++) {
        const struct policy_setting *setting = &parameters->policy_settings[i];
        char name[NAME_BYTES - 16];

        if (!*setting->key)
            continue;
        snprintf(name, sizeof(name), "policy.%s", setting->key);
        add_parameter(stats, name, setting->value, NULL);
    }
}

void outputs_statistics_head(struct view_stats *stats, const char *command, const char *preset, const char *policy,
                             const struct parameters *parameters)
{
    const struct parameter *table;
    size_t count;

    view_stats_head(stats, "version", ONWARD_VERSION);
    if (command)
        view_stats_head(stats, "command", command);
    view_stats_head(stats, "preset", preset);
    view_stats_head(stats, "policy", policy);
    table = parameter_table(&count);
    for (size_t i = 0; i < count; i++) {
        uint64_t value = parameter_value(parameters, &table[i]);

        if (value != table[i].value)
            add_parameter(stats, table[i].name, value, parameter_name_of(&table[i], value));
    }
    add_policy_settings(stats, parameters);
}

struct cu_rows {
    struct view_stats *stats;
    uint32_t cu, simd;
};

static void add_of_cu(void *context, const char *name, uint64_t value, const char *description)
{
    const struct cu_rows *rows = context;
    char whole[NAME_BYTES];

    snprintf(whole, sizeof(whole), "cu.%" PRIu32 ".%s", rows->cu, name);
    view_stats_visit(rows->stats, whole, value, description);
}

/* There are many: what a SIMD has none of is left out. */
static void add_of_simd(void *context, const char *name, uint64_t value, const char *description)
{
    const struct cu_rows *rows = context;
    char whole[NAME_BYTES];

    if (!value)
        return;
    snprintf(whole, sizeof(whole), "cu.%" PRIu32 ".simd.%" PRIu32 ".%s", rows->cu, rows->simd, name);
    view_stats_visit(rows->stats, whole, value, description);
}

void outputs_statistics_gpu(struct view_stats *stats, const struct gpu *gpu, const struct parameters *parameters)
{
    gpu_statistics(gpu, view_stats_visit, stats);
    outputs_quotients(stats, parameters);
    for (uint32_t cu = 0; cu < parameters->cus; cu++) {
        struct cu_rows rows = {.stats = stats, .cu = cu};

        gpu_cu_statistics(gpu, cu, add_of_cu, &rows);
        for (; rows.simd < parameters->simds; rows.simd++)
            gpu_simd_statistics(gpu, cu, rows.simd, add_of_simd, &rows);
    }
}

void outputs_statistics_kernels(struct view_stats *stats, const struct gpu *gpu, const struct outputs_kernels *kernels)
{
    struct gpu_queue_counts counts[CP_MAX_QUEUES];

    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        counts[i] = gpu_queue_counts(gpu, i);
    outputs_kernels_statistics(kernels, gpu_cycles(gpu), gpu_is_timed(gpu), view_stats_visit, stats);
    outputs_queues_statistics(kernels, counts, gpu_cycles(gpu), gpu_is_timed(gpu), view_stats_visit, stats);
}

void outputs_statistics_input(struct view_stats *stats, const char *name, const char *path)
{
    char key[PATH_BYTES], hash[NUMBER_BYTES];

    snprintf(key, sizeof(key), "input %s", name);
    snprintf(hash, sizeof(hash), "fnv1a-%016" PRIx64, hash_file(HASH_START, path));
    view_stats_head(stats, key, hash);
}

static bool is_plain(const char *word)
{
    return *word && !word[strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%")];
}

/* A word in single quotes, unless it needs none. */
static char *put_word(char *to, const char *word)
{
    if (is_plain(word))
        return strcpy(to, word) + strlen(word);
    *to++ = '\'';
    for (; *word; word++) {
        if (*word == '\'')
            to = strcpy(to, "'\\'") + 3;
        *to++ = *word;
    }
    *to++ = '\'';
    *to = 0;
    return to;
}

char *outputs_statistics_command(int argc, char *const *argv)
{
    size_t bytes = sizeof("onward");
    char *text, *at;

    for (int i = 0; i < argc; i++)
        bytes += 4 * strlen(argv[i]) + 3;
    text = malloc(bytes);
    if (!text)
        return NULL;
    at = strcpy(text, "onward") + strlen("onward");
    for (int i = 0; i < argc; i++) {
        *at++ = ' ';
        at = put_word(at, argv[i]);
    }
    return text;
}
