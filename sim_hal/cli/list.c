/* list.c - `onward list`: what there is to choose from. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/workloads.h"
#include "cu/scheduler.h"
#include "cu/wave_scheduler.h"
#include "engine/nearest.h"
#include "gpu/dispatcher_storage.h"
#include "scopes/scopes_storage.h"
#include "syncmon/syncmon_storage.h"

static int list_suites(bool with_benchmarks)
{
    char *names[CLI_NAMES_MOST], error[HOST_ERROR_BYTES];
    size_t count = cli_suite_names(names, CLI_NAMES_MOST, error, sizeof(error));
    int status = HOST_OK;

    if (!count && *error)
        return cli_complain("%s", error);
    for (size_t i = 0; i < count; i++) {
        struct cli_suite *suite = cli_suite_load(names[i], error, sizeof(error));
        if (!suite)
            status = cli_complain("%s", error);
        else if (!with_benchmarks)
            printf("%-16s %" PRIu32 " benchmarks\n", names[i], suite->benchmark_count);
        for (uint32_t j = 0; suite && with_benchmarks && j < suite->benchmark_count; j++)
            printf("%-16s %-24s %s\n", names[i], suite->benchmarks[j].name, suite->benchmarks[j].path);
        cli_suite_free(suite);
        free(names[i]);
    }
    return status;
}

static void list_switches(const struct cp_policy *policy)
{
    const struct policy_switch *row;

    for (size_t i = 0; (row = policy_switch_at(i)) != NULL; i++) {
        if (!policy_has_switch(policy, row))
            continue;
        printf("    policy.%-20s %10s %-8s on, off  %s\n", row->key, policy->extensions & row->bit ? "on" : "off",
               "switch", row->help);
    }
}

static int list_policies(void)
{
    const struct cp_policy *policy;

    for (size_t i = 0; (policy = policy_at(i)) != NULL; i++) {
        printf("%-16s %s\n", host_policy_form(policy), policy->summary);
        for (uint32_t j = 0; j < policy->parameter_count; j++) {
            const struct cp_policy_parameter *parameter = &policy->parameters[j];

            printf("    policy.%-20s %10" PRIu64 " %-8s %" PRIu64 "..%" PRIu64 "  %s\n", parameter->key,
                   parameter->value, parameter->unit, parameter->least, parameter->most, parameter->help);
        }
        list_switches(policy);
    }
    return HOST_OK;
}

static int list_schedulers(void)
{
    const struct cu_wave_scheduler *scheduler;
    size_t count;
    const struct parameter *row = parameter_table(&count);

    while (strcmp(row->name, "cu.scheduler") != 0)
        row++;
    for (uint64_t i = 0; (scheduler = cu_wave_scheduler(i)) != NULL; i++)
        printf("%-16s %s\n", parameter_name_of(row, i), scheduler->description);
    return HOST_OK;
}

static int list_presets(void)
{
    const char *name, *description;

    for (size_t i = 0; (name = parameters_preset_name(i, &description)) != NULL; i++)
        printf("%-16s %s\n", name, description);
    return HOST_OK;
}

static void list_row(const struct syncmon_storage_row *row)
{
    if (row->awg_fields)
        printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s\n", row->part, row->entries, row->awg_bits,
               row->entries * row->awg_bits, row->awg_fields);
    printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s\n", row->awg_fields ? "    as modelled" : row->part,
           row->entries, row->model_bits, row->entries * row->model_bits, row->model_fields);
}

/* Prints rows and returns their bits as modelled. */
static uint64_t list_rows(const char *title, const struct syncmon_storage_row *rows, size_t count)
{
    uint64_t bits = 0;

    printf("\n%s\n", title);
    for (size_t i = 0; i < count; i++) {
        list_row(&rows[i]);
        bits += rows[i].entries * rows[i].model_bits;
    }
    return bits;
}

/* The bits of each extension. */
static void list_extension_sums(const struct syncmon_storage_row *rows, size_t count)
{
    const struct policy_switch *row;

    for (size_t i = 0; (row = policy_switch_at(i)) != NULL; i++) {
        uint64_t bits = 0;

        for (size_t j = 0; j < count; j++)
            bits += rows[j].extension == row->bit ? rows[j].entries * rows[j].model_bits : 0;
        printf("policy.%-9s %6" PRIu64 "\n", row->key, bits);
    }
    printf("policy.stall_*        0  three words of the firmware's configuration, which awg has too\n");
}

/* Storage of the default SyncMon: AWG's budget beside the model's, and what the extensions add. */
static void list_storage(void)
{
    struct parameters parameters;
    struct syncmon_storage_row rows[SYNCMON_STORAGE_ROWS];
    uint64_t awg = 0, bits;

    parameters_default(&parameters);
    syncmon_storage(&parameters, rows);
    bits = list_rows("Bits of the SyncMon, entries x bits an entry: as AWG V.C counts them, and as modelled", rows,
                     SYNCMON_STORAGE_AWG);
    for (size_t i = 0; i < SYNCMON_STORAGE_AWG; i++)
        awg += rows[i].entries * rows[i].awg_bits;
    printf("sum: %" PRIu64 ", of them cache and list %" PRIu64 "; as modelled %" PRIu64 "\n", awg,
           rows[0].entries * rows[0].awg_bits + rows[1].entries * rows[1].awg_bits, bits);
    bits = list_rows("What awg needs besides in this model, and V.C does not count", rows + SYNCMON_STORAGE_AWG,
                     SYNCMON_STORAGE_BESIDES);
    printf("sum: %" PRIu64 "\n", bits);
    bits = list_rows("What the extensions add; policy onward has all",
                     rows + SYNCMON_STORAGE_AWG + SYNCMON_STORAGE_BESIDES, SYNCMON_STORAGE_EXTENSIONS);
    printf("sum: %" PRIu64 "\n", bits);
    list_extension_sums(rows + SYNCMON_STORAGE_AWG + SYNCMON_STORAGE_BESIDES, SYNCMON_STORAGE_EXTENSIONS);
}

/* Storage of a dispatcher that places work-groups by itself. */
static void list_dispatcher_storage(void)
{
    struct parameters parameters;
    struct gpu_dispatcher_storage_row rows[GPU_DISPATCHER_STORAGE_ROWS];
    uint64_t bits = 0;

    parameters_default(&parameters);
    gpu_dispatcher_storage(&parameters, rows);
    printf("\nBits that gpu.dispatcher=1 adds to the dispatcher, entries x bits an entry\n");
    for (size_t i = 0; i < GPU_DISPATCHER_STORAGE_ROWS; i++) {
        printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s\n", rows[i].part, rows[i].entries, rows[i].bits,
               rows[i].entries * rows[i].bits, rows[i].fields);
        bits += rows[i].entries * rows[i].bits;
    }
    printf("sum: %" PRIu64 "\n", bits);
}

/* Storage of scoped synchronisation: each part with the modes and switches that need it. */
static void list_scopes_storage(void)
{
    struct parameters parameters;
    struct scopes_storage_row rows[SCOPES_STORAGE_ROWS];

    parameters_default(&parameters);
    scopes_storage(&parameters, rows);
    printf("\nBits that l1.mode=combine adds, entries x bits an entry, and the modes or switches that need them\n");
    for (size_t i = 0; i < SCOPES_STORAGE_ROWS; i++)
        printf("%-16s %5" PRIu64 " x %3" PRIu64 " = %6" PRIu64 "  %s: %s\n", rows[i].part, rows[i].entries,
               rows[i].bits, rows[i].entries * rows[i].bits, rows[i].modes, rows[i].fields);
}

/* A parameter whose values are names: all of them, in place of a range. */
static void print_named(const struct parameter *row)
{
    printf("%-24s %12s %-14s ", row->name, parameter_name_of(row, row->value), row->unit);
    for (uint64_t value = row->minimum; value <= row->maximum; value++)
        printf("%s%s", value == row->minimum ? "" : "|", parameter_name_of(row, value));
    printf("  %s [%s]\n", row->description, row->source);
}

static int list_parameters(void)
{
    size_t count;
    const struct parameter *rows = parameter_table(&count);

    for (size_t i = 0; i < count; i++) {
        if (parameter_name_of(&rows[i], rows[i].value)) {
            print_named(&rows[i]);
            continue;
        }
        printf("%-24s %12" PRIu64 " %-14s %" PRIu64 "..%" PRIu64 "%s  %s [%s]\n", rows[i].name, rows[i].value,
               rows[i].unit, rows[i].minimum, rows[i].maximum, rows[i].power_of_two ? " (power of 2)" : "",
               rows[i].description, rows[i].source);
    }
    list_storage();
    list_dispatcher_storage();
    list_scopes_storage();
    return HOST_OK;
}

static const struct cli_option list_options[] = {{"--help", NULL, "prints this"}};

static int print_help(void)
{
    fputs("usage: onward list suites|benchmarks|policies|schedulers|presets|parameters\n\n"
          "Prints one line each; parameters with default, unit, range and meaning, and\n"
          "below them how many bits the SyncMon takes, with onward's extensions and without,\n"
          "the dispatcher, and scoped synchronisation.\n\n",
          stdout);
    cli_options_help(list_options, 1, stdout);
    return cli_finish_output(HOST_OK);
}

static int list_named(const char *what)
{
    static const char *const names[] = {"suites", "benchmarks", "policies", "schedulers", "presets", "parameters"};
    struct nearest nearest = nearest_to(what);
    char quoted[HOST_QUOTE_BYTES], hint[NEAREST_HINT_BYTES];

    if (strcmp(what, "suites") == 0 || strcmp(what, "benchmarks") == 0)
        return list_suites(strcmp(what, "benchmarks") == 0);
    if (strcmp(what, "policies") == 0)
        return list_policies();
    if (strcmp(what, "schedulers") == 0)
        return list_schedulers();
    if (strcmp(what, "presets") == 0)
        return list_presets();
    if (strcmp(what, "parameters") == 0)
        return list_parameters();
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        nearest_offer(&nearest, names[i]);
    host_text_quote(quoted, (struct host_span){what, strlen(what)});
    return cli_complain("list %s: expected suites, benchmarks, policies, schedulers, presets or parameters%s", quoted,
                        nearest_hint(&nearest, hint, sizeof(hint)));
}

int cli_command_list(int argc, char **argv)
{
    struct cli_options options = cli_options_start(list_options, 1, argc, argv);
    const char *what = NULL;
    int found;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return HOST_INPUT;
        if (found == 0)
            return print_help();
        if (what)
            return cli_complain("list: expected one thing to list, found %s and %s", what, options.value);
        what = options.value;
    }
    if (!what)
        return cli_complain("list: expected suites, benchmarks, policies, schedulers, presets or parameters");
    return cli_finish_output(list_named(what));
}
