/* list.c - `onward list`: what there is to choose from. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/workloads.h"
#include "mem/syncmon_storage.h"
#include "onward/policy_name.h"

static int list_suites(bool with_benchmarks)
{
    char *names[SIM_NAMES_MOST], error[SIM_ERROR_BYTES];
    size_t count = sim_suite_names(names, SIM_NAMES_MOST, error, sizeof(error));
    int status = SIM_OK;

    if (!count && *error)
        return sim_complain("%s", error);
    for (size_t i = 0; i < count; i++) {
        struct sim_suite *suite = sim_suite_load(names[i], error, sizeof(error));
        if (!suite)
            status = sim_complain("%s", error);
        else if (!with_benchmarks)
            printf("%-16s %" PRIu32 " benchmarks\n", names[i], suite->benchmark_count);
        for (uint32_t j = 0; suite && with_benchmarks && j < suite->benchmark_count; j++)
            printf("%-16s %-24s %s\n", names[i], suite->benchmarks[j].name, suite->benchmarks[j].path);
        sim_suite_free(suite);
        free(names[i]);
    }
    return status;
}

static int list_policies(void)
{
    for (int i = 0; i < CP_POLICY_COUNT; i++) {
        enum cp_policy policy = (enum cp_policy)i;
        const char *name = policy == CP_POLICY_SLEEP ? "sleep-Nk" : cp_policy_name(policy);
        printf("%-16s %s\n", name, sim_policy_description(policy));
    }
    return SIM_OK;
}

static int list_presets(void)
{
    const char *name, *description;

    for (size_t i = 0; (name = gpu_preset_name(i, &description)) != NULL; i++)
        printf("%-16s %s\n", name, description);
    return SIM_OK;
}

/* What the default SyncMon takes: AWG's budget beside the model's. */
static void list_storage(void)
{
    struct gpu_parameters parameters;
    struct gpu_storage_row rows[GPU_STORAGE_ROWS];

    uint64_t awg = 0, model = 0;

    gpu_parameters_default(&parameters);
    gpu_syncmon_storage(&parameters, rows);
    fputs("\nBits of the SyncMon, entries x bits an entry: as AWG V.C counts them, and as modelled\n", stdout);
    for (size_t i = 0; i < GPU_STORAGE_ROWS; i++) {
        const struct gpu_storage_row *row = &rows[i];

        printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s\n", row->part, row->entries, row->awg_bits,
               row->entries * row->awg_bits, row->awg_fields);
        printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s\n", "    as modelled", row->entries,
               row->model_bits, row->entries * row->model_bits, row->model_fields);
        awg += row->entries * row->awg_bits;
        model += row->entries * row->model_bits;
    }
    printf("sum: %" PRIu64 ", of them cache and list %" PRIu64 "; as modelled %" PRIu64 "\n", awg,
           rows[0].entries * rows[0].awg_bits + rows[1].entries * rows[1].awg_bits, model);
}

static int list_parameters(void)
{
    size_t count;
    const struct gpu_parameter *rows = gpu_parameter_table(&count);

    for (size_t i = 0; i < count; i++)
        printf("%-24s %12" PRIu64 " %-14s %" PRIu64 "..%" PRIu64 "%s  %s [%s]\n", rows[i].name, rows[i].value,
               rows[i].unit, rows[i].minimum, rows[i].maximum, rows[i].power_of_two ? " (power of 2)" : "",
               rows[i].description, rows[i].source);
    list_storage();
    return SIM_OK;
}

static void help(void)
{
    fputs("usage: onward list suites|benchmarks|policies|presets|parameters\n\n"
          "Prints one line each; parameters with default, unit, range and meaning, and\n"
          "below them how many bits the SyncMon takes.\n",
          stdout);
}

static int list_named(const char *what)
{
    static const char *const names[] = {"suites", "benchmarks", "policies", "presets", "parameters"};
    const char *nearest;
    char quoted[SIM_QUOTE_BYTES];

    if (strcmp(what, "suites") == 0 || strcmp(what, "benchmarks") == 0)
        return list_suites(strcmp(what, "benchmarks") == 0);
    if (strcmp(what, "policies") == 0)
        return list_policies();
    if (strcmp(what, "presets") == 0)
        return list_presets();
    if (strcmp(what, "parameters") == 0)
        return list_parameters();
    nearest = sim_nearest(what, names, sizeof(names) / sizeof(names[0]));
    sim_text_quote(quoted, (struct sim_span){what, strlen(what)});
    return sim_complain("list %s: expected suites, benchmarks, policies, presets or parameters%s%s%s", quoted,
                        nearest ? "; did you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
}

int sim_command_list(int argc, char **argv)
{
    static const struct sim_option table[] = {{"--help", NULL, "prints this"}};
    struct sim_options options = sim_options_start(table, 1, argc, argv);
    const char *what = NULL;
    int found;

    while ((found = sim_options_next(&options)) != SIM_OPTIONS_END) {
        if (found == SIM_OPTIONS_ERROR)
            return SIM_INPUT;
        if (found == 0) {
            help();
            return sim_finish_output(SIM_OK);
        }
        if (what)
            return sim_complain("list: expected one thing to list, found %s and %s", what, options.value);
        what = options.value;
    }
    if (!what)
        return sim_complain("list: expected suites, benchmarks, policies, presets or parameters");
    return sim_finish_output(list_named(what));
}
