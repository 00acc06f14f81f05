/* results.c - see results.h. */
#include "tools/view/results.h"

#include <inttypes.h>
#include <string.h>

#include "engine/require.h"
#include "tools/view/markup.h"
#include "tools/view/number.h"

#define CELL_BYTES 24

const char *view_outcome_name(enum view_outcome outcome)
{
    static const char *const names[VIEW_OUTCOMES] = {"ok", "deadlock", "fault", "wrong", "unfinished"};

    SIM_REQUIRE(outcome < VIEW_OUTCOMES);
    return names[outcome];
}

bool view_outcome_read(const char *name, enum view_outcome *outcome)
{
    for (uint32_t i = 0; i < VIEW_OUTCOMES; i++) {
        if (strcmp(view_outcome_name((enum view_outcome)i), name) != 0)
            continue;
        *outcome = (enum view_outcome)i;
        return true;
    }
    return false;
}

const struct view_row *view_results_row(const struct view_results *results, uint32_t benchmark, uint32_t policy,
                                        uint32_t scenario)
{
    SIM_REQUIRE(benchmark < results->benchmark_count);
    SIM_REQUIRE(policy < results->policy_count);
    SIM_REQUIRE(scenario < results->scenario_count);
    return &results->rows[(scenario * results->benchmark_count + benchmark) * results->policy_count + policy];
}

static uint32_t index_of(const char *const *names, uint32_t count, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return 0;
}

static uint32_t reference_policy(const struct view_results *results)
{
    return index_of(results->policies, results->policy_count, "baseline");
}

static uint32_t reference_scenario(const struct view_results *results)
{
    return index_of(results->scenarios, results->scenario_count, "steady");
}

double view_results_speedup(const struct view_results *results, uint32_t benchmark, uint32_t policy, uint32_t scenario)
{
    const struct view_row *row = view_results_row(results, benchmark, policy, scenario);
    const struct view_row *reference =
        view_results_row(results, benchmark, reference_policy(results), reference_scenario(results));

    if (row->outcome != VIEW_OK || reference->outcome != VIEW_OK || row->cycles == 0)
        return 0;
    return (double)reference->cycles / (double)row->cycles;
}

double view_results_mean(const struct view_results *results, uint32_t policy, uint32_t scenario)
{
    double mean = 1;

    for (uint32_t i = 0; i < results->benchmark_count; i++) {
        double speedup = view_results_speedup(results, i, policy, scenario);
        if (speedup <= 0)
            return 0;
        mean *= view_root(speedup, results->benchmark_count);
    }
    return results->benchmark_count ? mean : 0;
}

void view_results_reference(const struct view_results *results, char *text, size_t bytes)
{
    const char *policy = results->policies[reference_policy(results)];

    if (results->scenario_count > 1)
        snprintf(text, bytes, "%s in %s", policy, results->scenarios[reference_scenario(results)]);
    else
        snprintf(text, bytes, "%s", policy);
}

void view_results_csv_row(const struct view_row *row, uint32_t reports, FILE *stream)
{
    const char *const names[] = {row->suite, row->benchmark, row->policy, row->scenario,
                                 view_outcome_name(row->outcome)};
    const uint64_t numbers[] = {row->cycles,      row->wave_instructions, row->atomics,        row->switches_out,
                                row->switches_in, row->spilled,           row->cp_instructions};

    SIM_REQUIRE(reports <= VIEW_REPORTS_MOST);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        view_csv_field(stream, names[i]);
        fputc(',', stream);
    }
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        fprintf(stream, "%" PRIu64 ",", numbers[i]);
    fputs(row->verified ? "yes" : "no", stream);
    for (uint32_t i = 0; i < reports; i++) {
        fputc(',', stream);
        if (row->has_report[i])
            fprintf(stream, "%" PRIu64, row->reports[i]);
    }
}

void view_results_csv_head(const char *const *reports, uint32_t report_count, FILE *stream)
{
    fputs("suite,benchmark,policy,scenario,status,cycles,wave_instructions,atomics,switches_out,switches_in,spilled,"
          "cp_instructions,verified",
          stream);
    for (uint32_t i = 0; i < report_count; i++) {
        fputc(',', stream);
        view_csv_field(stream, reports[i]);
    }
}

void view_results_csv(const struct view_results *results, FILE *stream)
{
    uint32_t count = results->benchmark_count * results->policy_count * results->scenario_count;

    view_results_csv_head(results->reports, results->report_count, stream);
    fprintf(stream, "%s\n", results->settings_head ? results->settings_head : "");
    for (uint32_t i = 0; i < count; i++) {
        view_results_csv_row(&results->rows[i], results->report_count, stream);
        if (results->settings_head)
            fputs(results->settings[i / results->policy_count % results->benchmark_count], stream);
        fputc('\n', stream);
    }
}

static int name_width(const struct view_results *results)
{
    size_t width = strlen("geometric mean");

    for (uint32_t i = 0; i < results->benchmark_count; i++)
        if (strlen(results->benchmarks[i]) > width)
            width = strlen(results->benchmarks[i]);
    return (int)width;
}

static int column_width(const char *policy)
{
    size_t width = strlen(policy);

    return (int)(width < strlen("deadlock") ? strlen("deadlock") : width);
}

static void cell_text(const struct view_results *results, uint32_t benchmark, uint32_t policy, uint32_t scenario,
                      char text[CELL_BYTES])
{
    const struct view_row *row = view_results_row(results, benchmark, policy, scenario);
    double speedup = view_results_speedup(results, benchmark, policy, scenario);

    if (row->outcome != VIEW_OK)
        snprintf(text, CELL_BYTES, "%s", view_outcome_name(row->outcome));
    else if (speedup > 0)
        snprintf(text, CELL_BYTES, "%.3f", speedup);
    else
        snprintf(text, CELL_BYTES, "ok");
}

static void table_of(const struct view_results *results, uint32_t scenario, FILE *stream)
{
    int first = name_width(results);
    char text[CELL_BYTES];

    fprintf(stream, "%-*s", first, results->scenarios[scenario]);
    for (uint32_t policy = 0; policy < results->policy_count; policy++)
        fprintf(stream, "  %*s", column_width(results->policies[policy]), results->policies[policy]);
    for (uint32_t benchmark = 0; benchmark < results->benchmark_count; benchmark++) {
        fprintf(stream, "\n%-*s", first, results->benchmarks[benchmark]);
        for (uint32_t policy = 0; policy < results->policy_count; policy++) {
            cell_text(results, benchmark, policy, scenario, text);
            fprintf(stream, "  %*s", column_width(results->policies[policy]), text);
        }
    }
    fprintf(stream, "\n%-*s", first, "geometric mean");
    for (uint32_t policy = 0; policy < results->policy_count; policy++) {
        double mean = view_results_mean(results, policy, scenario);
        snprintf(text, sizeof(text), mean > 0 ? "%.3f" : "-", mean);
        fprintf(stream, "  %*s", column_width(results->policies[policy]), text);
    }
    fputs("\n", stream);
}

void view_results_table(const struct view_results *results, FILE *stream)
{
    char reference[128];

    view_results_reference(results, reference, sizeof(reference));
    fprintf(stream, "%s: speedup over %s\n", results->suite, reference);
    for (uint32_t scenario = 0; scenario < results->scenario_count; scenario++) {
        fputs("\n", stream);
        table_of(results, scenario, stream);
    }
}

static void matrix_of(const struct view_results *results, uint32_t scenario, FILE *stream)
{
    int first = name_width(results);

    fprintf(stream, "%-*s", first, results->scenarios[scenario]);
    for (uint32_t policy = 0; policy < results->policy_count; policy++)
        fprintf(stream, "  %*s", column_width(results->policies[policy]), results->policies[policy]);
    for (uint32_t benchmark = 0; benchmark < results->benchmark_count; benchmark++) {
        fprintf(stream, "\n%-*s", first, results->benchmarks[benchmark]);
        for (uint32_t policy = 0; policy < results->policy_count; policy++)
            fprintf(stream, "  %*s", column_width(results->policies[policy]),
                    view_outcome_name(view_results_row(results, benchmark, policy, scenario)->outcome));
    }
    fputs("\n", stream);
}

void view_results_matrix(const struct view_results *results, FILE *stream)
{
    fprintf(stream, "%s: what finishes\n", results->suite);
    for (uint32_t scenario = 0; scenario < results->scenario_count; scenario++) {
        fputs("\n", stream);
        matrix_of(results, scenario, stream);
    }
}
