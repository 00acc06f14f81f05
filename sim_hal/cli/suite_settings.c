/* suite_settings.c - see suite_settings.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/suite_settings.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onward/version.h"
#include "tools/view/markup.h"

static bool is_default(const struct suite_gpu *gpus, uint32_t count, const struct parameter *parameter)
{
    for (uint32_t i = 0; i < count; i++)
        if (parameter_value(&gpus[i].parameters, parameter) != parameter->value)
            return false;
    return true;
}

static const struct policy_setting *policy_setting_of(const struct suite_gpu *gpu, const char *key)
{
    for (uint32_t i = 0; i < POLICY_SETTINGS; i++)
        if (strcmp(gpu->parameters.policy_settings[i].key, key) == 0)
            return &gpu->parameters.policy_settings[i];
    return NULL;
}

/* Writes the head of the column of a parameter, or, for a GPU, its field. */
static void write_parameter(FILE *stream, const struct parameter *parameter, const struct suite_gpu *gpu)
{
    uint64_t value = gpu ? parameter_value(&gpu->parameters, parameter) : 0;
    const char *name = gpu ? parameter_name_of(parameter, value) : parameter->name;

    if (name)
        fprintf(stream, ",%s", name);
    else
        fprintf(stream, ",%" PRIu64, value);
}

static void write_policy_setting(FILE *stream, const char *key, const struct suite_gpu *gpu)
{
    const struct policy_setting *setting = gpu ? policy_setting_of(gpu, key) : NULL;

    if (!gpu)
        fprintf(stream, ",policy.%s", key);
    else if (setting)
        fprintf(stream, ",%" PRIu64, setting->value);
    else
        fputc(',', stream);
}

/* Returns true if an earlier GPU, or an earlier place of this one, has the key. */
static bool is_known(const struct suite_gpu *gpus, uint32_t gpu, const struct policy_setting *setting)
{
    for (uint32_t i = 0; i < gpu; i++)
        if (policy_setting_of(&gpus[i], setting->key))
            return true;
    return policy_setting_of(&gpus[gpu], setting->key) != setting;
}

static void write_policy_settings(FILE *stream, const struct suite_gpu *gpus, uint32_t count,
                                  const struct suite_gpu *gpu)
{
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t j = 0; j < POLICY_SETTINGS; j++) {
            const struct policy_setting *setting = &gpus[i].parameters.policy_settings[j];

            if (*setting->key && !is_known(gpus, i, setting))
                write_policy_setting(stream, setting->key, gpu);
        }
    }
}

/* A text of the heads of all columns, or, for a GPU, of its fields. Returns NULL without memory; the caller frees it. */
static char *line_of(const struct suite_gpu *gpus, uint32_t count, const struct suite_gpu *gpu)
{
    char *text = NULL;
    size_t bytes = 0, parameters;
    const struct parameter *table = parameter_table(&parameters);
    FILE *stream = open_memstream(&text, &bytes);

    if (!stream)
        return NULL;
    fputs(gpu ? "," ONWARD_VERSION "," : ",version,preset", stream);
    if (gpu)
        view_csv_field(stream, gpu->preset);
    for (size_t i = 0; i < parameters; i++)
        if (!is_default(gpus, count, &table[i]))
            write_parameter(stream, &table[i], gpu);
    write_policy_settings(stream, gpus, count, gpu);
    if (fclose(stream) == 0)
        return text;
    free(text);
    return NULL;
}

bool suite_settings_make(struct suite_settings *settings, const struct suite_gpu *gpus, uint32_t count)
{
    bool good;

    settings->head = line_of(gpus, count, NULL);
    settings->rows = calloc(count + 1, sizeof(*settings->rows));
    good = settings->head && settings->rows;
    settings->count = settings->rows ? count : 0;
    for (uint32_t i = 0; good && i < count; i++) {
        settings->rows[i] = line_of(gpus, count, &gpus[i]);
        good = settings->rows[i] != NULL;
    }
    return good;
}

void suite_settings_free(struct suite_settings *settings)
{
    for (uint32_t i = 0; i < settings->count; i++)
        free(settings->rows[i]);
    free(settings->rows);
    free(settings->head);
}
