/* report.c - see report.h. */
#include "tools/view/report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/view/chart.h"
#include "tools/view/markup.h"

static const char page_style[] =
    "<style>\n"
    ":root{color-scheme:light "
    "dark;--ground:#fff;--panel:#f6f7f9;--ink:#23272f;--soft:#69707d;--rule:#dfe3e8;--ok:#1b7f4b;"
    "--bad:#b3371f;--warn:#96640a}\n"
    "@media(prefers-color-scheme:dark){:root{--ground:#14171c;--panel:#1c2027;--ink:#e6e9ee;--soft:#9aa2ae;--rule:#"
    "333944;"
    "--ok:#5fcf95;--bad:#f08a72;--warn:#e3b45a}}\n"
    "body{margin:0 auto;padding:2.5rem 1.5rem 4rem;max-width:64rem;background:var(--ground);color:var(--ink);"
    "font:15px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}\n"
    "h1{font-size:1.7rem;margin:0 0 .2rem}h2{font-size:1.15rem;margin:2.4rem 0 .6rem}p{margin:.3rem "
    "0;color:var(--soft)}\n"
    "figure{margin:0;padding:1rem 1rem .4rem;background:var(--panel);border:1px solid var(--rule);border-radius:8px}\n"
    "svg{display:block;width:100%;height:auto}.chart .ground{fill:none}\n"
    ".wide{overflow-x:auto;border:1px solid var(--rule);border-radius:8px}\n"
    "table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.32rem .6rem;text-align:right;white-space:nowrap;border-top:1px solid var(--rule)}\n"
    "thead th{border-top:0;background:var(--panel);color:var(--soft);font-weight:600;white-space:normal;"
    "vertical-align:bottom;line-height:1.25}\n"
    "th.l,td.l{text-align:left}tbody tr:hover{background:var(--panel)}\n"
    ".ok{color:var(--ok)}.deadlock{color:var(--warn)}.fault,.wrong,.no{color:var(--bad)}\n"
    "details{margin-top:2.4rem}summary{cursor:pointer;font-weight:600;margin-bottom:.6rem}\n"
    "</style>\n";

static void write_summary(const struct view_results *results, FILE *stream)
{
    uint32_t count = results->benchmark_count * results->policy_count * results->scenario_count;
    uint32_t outcomes[VIEW_OUTCOMES] = {0}, verified = 0;

    for (uint32_t i = 0; i < count; i++) {
        outcomes[results->rows[i].outcome]++;
        verified += results->rows[i].verified;
    }
    fputs("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>Onward: ",
          stream);
    view_html_text(stream, results->suite);
    fprintf(stream, "</title>\n%s</head><body>\n<h1>", page_style);
    view_html_text(stream, results->suite);
    fprintf(stream,
            "</h1>\n<p>%" PRIu32 " benchmarks, %" PRIu32 " policies, %" PRIu32 " scenario%s: %" PRIu32 " runs. %" PRIu32
            " finished, %" PRIu32 " of them with a verified result",
            results->benchmark_count, results->policy_count, results->scenario_count,
            results->scenario_count == 1 ? "" : "s", count, outcomes[VIEW_OK], verified);
    fprintf(stream, "; %" PRIu32 " deadlocked, %" PRIu32 " faulted, %" PRIu32 " ended with a wrong result",
            outcomes[VIEW_DEADLOCK], outcomes[VIEW_FAULT], outcomes[VIEW_WRONG]);
    if (outcomes[VIEW_UNFINISHED])
        fprintf(stream, "; the suite was stopped, %" PRIu32 " are unfinished", outcomes[VIEW_UNFINISHED]);
    fputs(".</p>\n", stream);
}

/* The chart's numbers: a group a benchmark, then the geometric mean. */
static void chart_values(const struct view_results *results, uint32_t scenario, double *values, const char **groups,
                         const char **notes)
{
    uint32_t policies = results->policy_count;

    for (uint32_t i = 0; i <= results->benchmark_count; i++) {
        bool mean = i == results->benchmark_count;
        groups[i] = mean ? "geometric mean" : results->benchmarks[i];
        for (uint32_t j = 0; j < policies; j++) {
            values[i * policies + j] =
                mean ? view_results_mean(results, j, scenario) : view_results_speedup(results, i, j, scenario);
            notes[i * policies + j] =
                mean ? "not all finished" : view_outcome_name(view_results_row(results, i, j, scenario)->outcome);
        }
    }
}

static void write_chart(const struct view_results *results, uint32_t scenario, FILE *stream)
{
    uint32_t groups = results->benchmark_count + 1;
    double *values = calloc((size_t)groups * results->policy_count, sizeof(*values));
    const char **notes = calloc((size_t)groups * results->policy_count, sizeof(*notes));
    const char **names = calloc(groups, sizeof(*names));
    char reference[128], title[256], axis[160];

    view_results_reference(results, reference, sizeof(reference));
    snprintf(title, sizeof(title), "Scenario %s: speedup over %s", results->scenarios[scenario], reference);
    snprintf(axis, sizeof(axis), "speedup over %s (times)", reference);
    if (values && notes && names) {
        const struct view_chart bars = {.title = title,
                                        .x_title = "benchmark",
                                        .y_title = axis,
                                        .groups = names,
                                        .series = results->policies,
                                        .group_count = groups,
                                        .series_count = results->policy_count,
                                        .separated = results->benchmark_count,
                                        .values = values,
                                        .notes = notes,
                                        .line = 1};
        chart_values(results, scenario, values, names, notes);
        fputs("<h2>", stream);
        view_html_text(stream, title);
        fputs("</h2>\n<figure>\n", stream);
        view_svg_bars(&bars, stream);
        fputs("</figure>\n", stream);
    }
    free(values);
    free(notes);
    free(names);
}

static void write_number(FILE *stream, uint64_t value)
{
    char digits[24];
    int length = snprintf(digits, sizeof(digits), "%" PRIu64, value);

    fputs("<td>", stream);
    for (int i = 0; i < length; i++) {
        if (i && (length - i) % 3 == 0)
            fputs("&#8239;", stream);
        fputc(digits[i], stream);
    }
    fputs("</td>", stream);
}

static void write_outcome(const struct view_row *row, FILE *stream)
{
    const char *outcome = view_outcome_name(row->outcome);

    fprintf(stream, "<td class=\"l %s\">", outcome);
    if (row->explanation) {
        fprintf(stream, "<details><summary>%s</summary><pre>", outcome);
        view_html_text(stream, row->explanation);
        fputs("</pre></details></td>", stream);
    } else {
        fprintf(stream, "%s</td>", outcome);
    }
}

static void write_row(const struct view_results *results, uint32_t index, FILE *stream)
{
    const struct view_row *item = &results->rows[index];
    const uint64_t numbers[] = {item->cycles,      item->wave_instructions, item->atomics,        item->switches_out,
                                item->switches_in, item->spilled,           item->cp_instructions};
    const char *names[] = {item->scenario, item->benchmark, item->policy};

    fputs("<tr>", stream);
    for (size_t i = 0; i < 3; i++) {
        fputs("<td class=\"l\">", stream);
        view_html_text(stream, names[i]);
        fputs("</td>", stream);
    }
    write_outcome(item, stream);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        write_number(stream, numbers[i]);
    fprintf(stream, "<td class=\"l%s\">%s</td></tr>\n", item->verified || item->outcome != VIEW_OK ? "" : " no",
            item->verified ? "yes" : "no");
}

static void write_rows(const struct view_results *results, FILE *stream)
{
    uint32_t count = results->benchmark_count * results->policy_count * results->scenario_count;

    fputs("<h2>All runs</h2>\n<div class=\"wide\"><table><thead><tr><th class=\"l\">scenario</th><th "
          "class=\"l\">benchmark</th>"
          "<th class=\"l\">policy</th><th class=\"l\">status</th><th>cycles</th><th>wave "
          "instructions</th><th>atomics</th>"
          "<th>switches out</th><th>switches in</th><th>spilled</th><th>firmware instructions</th>"
          "<th class=\"l\">verified</th></tr></thead><tbody>\n",
          stream);
    for (uint32_t i = 0; i < count; i++)
        write_row(results, i, stream);
    fputs("</tbody></table></div>\n", stream);
}

static void write_parameters(const struct parameters *parameters, FILE *stream)
{
    size_t count;
    const struct parameter *table = parameter_table(&count);

    fputs("<details><summary>The simulated GPU</summary>\n<div class=\"wide\"><table><thead><tr><th "
          "class=\"l\">parameter</th>"
          "<th>value</th><th class=\"l\">unit</th><th class=\"l\">meaning</th></tr></thead><tbody>\n",
          stream);
    for (size_t i = 0; i < count; i++) {
        uint64_t value = parameter_value(parameters, &table[i]);
        const char *name = parameter_name_of(&table[i], value);

        fprintf(stream, "<tr><td class=\"l\">%s</td>", table[i].name);
        if (name)
            fprintf(stream, "<td>%s</td>", name);
        else
            write_number(stream, value);
        fputs("<td class=\"l\">", stream);
        view_html_text(stream, table[i].unit);
        fputs("</td><td class=\"l\">", stream);
        view_html_text(stream, table[i].description);
        fputs("</td></tr>\n", stream);
    }
    fputs("</tbody></table></div></details>\n", stream);
}

void view_report(const struct view_results *results, const struct parameters *parameters, FILE *stream)
{
    write_summary(results, stream);
    for (uint32_t i = 0; i < results->scenario_count; i++)
        write_chart(results, i, stream);
    write_rows(results, stream);
    write_parameters(parameters, stream);
    fputs("</body></html>\n", stream);
}
