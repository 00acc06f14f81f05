/* test_require_host.c - the simulated host notices what its callers may not do. */
#include "host/graph.h"
#include "host/graph_rounds.h"
#include "host/random.h"
#include "host/schedules.h"
#include "host/series.h"
#include "host/value.h"
#include "support_require.h"
#include "test.h"

static void ends_a_launch_that_has_not_arrived(void)
{
    struct host_series series = {.running = false};

    host_series_end(&series, 0, 1);
}

static void places_more_workgroups_than_there_are(void)
{
    struct host_series series = {.running = true, .placed = 4};

    host_series_place(&series, 4, 1);
}

static void makes_a_grid_of_five_nodes(void)
{
    const struct host_graph_spec spec = {.kind = HOST_GRAPH_GRID, .nodes = 5};

    host_graph_free(host_graph_make(&spec));
}

static void asks_for_rounds_of_no_check(void)
{
    const struct host_graph graph = {.spec = {.nodes = 2}};

    host_graph_after_rounds(&graph, HOST_GRAPH_CHECK_NONE, 1);
}

static void asks_for_a_number_without_factors(void)
{
    const struct host_random random = {.below = 1};

    host_random_number(&random, 0);
}

static void asks_for_a_schedule_beyond_the_last(void)
{
    const struct host_schedules schedules = {.workgroups = 1, .horizon = 1};

    host_schedule(&schedules, host_schedules_count(&schedules));
}

static void names_no_type(void)
{
    host_type_name(HOST_TYPE_NONE);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {{ends_a_launch_that_has_not_arrived, "series->running"},
                 {places_more_workgroups_than_there_are, "series->placed < workgroups"},
                 {makes_a_grid_of_five_nodes, "host_graph_has_size(spec->kind, spec->nodes)"},
                 {asks_for_rounds_of_no_check, "check > HOST_GRAPH_CHECK_NONE"},
                 {asks_for_a_number_without_factors, "random->factors >= 1"},
                 {asks_for_a_schedule_beyond_the_last, "number < host_schedules_count(schedules)"},
                 {names_no_type, "type < HOST_TYPE_NONE"}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_host", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
