/* suite_theory.c - see suite_theory.h. */
#include "cli/suite_theory.h"

#include <inttypes.h>

#include "cli/cli.h"
#include "host/search.h"

/* The theory of a row, if there is one: for models, and for policies under which every WG has its turns. */
static bool theory_of(const struct suite_theory *theory, uint32_t index, enum view_outcome *outcome)
{
    const struct cli_benchmark *benchmark = theory->benchmarks[index / theory->policy_count % theory->benchmark_count];
    const struct host_policy *policy = &theory->policies[index % theory->policy_count];

    *outcome = cli_benchmark_starves(benchmark, policy->name) ? VIEW_DEADLOCK : VIEW_OK;
    return benchmark->starves && policy->policy->preempts;
}

static void print_schedule(const struct view_row *row, uint64_t schedule, FILE *stream)
{
    if (row->outcome != VIEW_DEADLOCK)
        return;
    if (schedule == HOST_SEARCH_PLAIN)
        fprintf(stream, "%s %s: starves without an adversary\n", row->benchmark, row->policy);
    else
        fprintf(stream, "%s %s: starves under --adversary=%" PRIu64 "\n", row->benchmark, row->policy, schedule);
}

bool suite_theory_compare(const struct suite_theory *theory, FILE *stream)
{
    uint32_t compared = 0;
    enum view_outcome outcome;
    bool same = true;

    fputs("\n", stream);
    for (uint32_t i = 0; i < theory->rows->count; i++) {
        const struct view_row *row = &theory->rows->rows[i];

        print_schedule(row, theory->rows->extras[i].schedule, stream);
        if (!theory_of(theory, i, &outcome))
            continue;
        compared++;
        if (row->outcome == outcome)
            continue;
        same = false;
        cli_complain("%s %s %s: %s, theory says %s", row->benchmark, row->policy, row->scenario,
                     view_outcome_name(row->outcome), view_outcome_name(outcome));
    }
    if (same)
        fprintf(stream, "\nall %" PRIu32 " results are as the theory says\n", compared);
    return same;
}
