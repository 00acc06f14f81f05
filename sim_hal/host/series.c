/* series.c - see series.h. */
#include "host/series.h"

#include <inttypes.h>
#include <stdio.h>

#include "engine/require.h"

static void add_to_span(struct host_span_cycles *span, uint64_t cycles)
{
    if (!span->count || cycles < span->least)
        span->least = cycles;
    if (cycles > span->most)
        span->most = cycles;
    span->sum += cycles;
    span->count++;
}

void host_series_arrive(struct host_series *series, uint64_t cycle)
{
    SIM_REQUIRE(!series->running);
    SIM_REQUIRE(cycle >= series->arrived);
    series->launches++;
    series->arrived = cycle;
    series->placed = 0;
    series->running = true;
}

void host_series_place(struct host_series *series, uint64_t workgroups, uint64_t cycle)
{
    SIM_REQUIRE(series->running);
    SIM_REQUIRE(series->placed < workgroups);
    if (++series->placed == workgroups)
        add_to_span(&series->gathering, cycle - series->arrived);
}

void host_series_end(struct host_series *series, uint64_t period, uint64_t cycle)
{
    uint64_t cycles = cycle - series->arrived;

    SIM_REQUIRE(series->running);
    SIM_REQUIRE(cycle >= series->arrived);
    series->running = false;
    series->missed += period && cycles > period;
    add_to_span(&series->lasting, cycles);
}

uint64_t host_series_next(const struct host_series *series, uint64_t period, uint64_t cycle)
{
    uint64_t next = series->arrived + period;

    SIM_REQUIRE(!series->running);
    return next > cycle ? next : cycle;
}

void host_series_statistics(const struct host_series *series, uint32_t number, bool timed,
                            void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                            void *context)
{
    const struct host_span_cycles *gathering = &series->gathering, *lasting = &series->lasting;
    const struct {
        const char *name;
        uint64_t value;
        const char *description;
        bool is_time;
    } rows[] = {
        {"launches", series->launches, "launches of this kernel that have arrived", false},
        {"periods_missed", series->missed, "of these, launches that ended later than their period", true},
        {"gathered", gathering->count, "launches of which all work-groups were placed", false},
        {"gather_min", gathering->least, "cycles from arrival until all of its work-groups had been placed", true},
        {"gather_mean", gathering->count ? gathering->sum / gathering->count : 0, "the same", true},
        {"gather_max", gathering->most, "the same", true},
        {"ended", lasting->count, "launches that have ended", false},
        {"end_min", lasting->least, "cycles from arrival to end", true},
        {"end_mean", lasting->count ? lasting->sum / lasting->count : 0, "the same", true},
        {"end_max", lasting->most, "the same", true},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char name[64];

        if (rows[i].is_time && !timed)
            continue;
        snprintf(name, sizeof(name), "with%" PRIu32 "_%s", number, rows[i].name);
        visit(context, name, rows[i].value, rows[i].description);
    }
}
