/* keys.c - see keys.h. */
#include "tools/sweep/keys.h"

#include <string.h>

#include "cli/measure.h"
#include "engine/nearest.h"
#include "engine/quantity.h"

#define FACTOR_MOST  1000000u
#define SECONDS_MOST 86400u /* as of exec */

static const char *const words[] = {[SWEEP_BENCHMARK] = "benchmark",
                                    [SWEEP_FILE] = "file",
                                    [SWEEP_POLICY] = "policy",
                                    [SWEEP_SCENARIO] = "scenario",
                                    [SWEEP_LOSE] = "lose",
                                    [SWEEP_FACTOR] = "factor",
                                    [SWEEP_GROUPS] = "groups",
                                    [SWEEP_WITH] = "with",
                                    [SWEEP_PRESET] = "preset",
                                    [SWEEP_SCHEDULER] = "scheduler",
                                    [SWEEP_HANG_AFTER] = "hang-after"};
#define WORDS ((uint32_t)(sizeof(words) / sizeof(words[0])))

/* policy.KEY stands in no row of the table: each policy has its own. */
static bool is_parameter(const char *name, struct nearest *nearest)
{
    size_t count;
    const struct parameter *table = parameter_table(&count);

    for (size_t i = 0; i < count; i++) {
        if (strcmp(table[i].name, name) == 0)
            return true;
        nearest_offer(nearest, table[i].name);
    }
    return strncmp(name, "policy.", strlen("policy.")) == 0;
}

bool sweep_key_read(const char *name, enum sweep_kind *kind, char *error, size_t error_bytes)
{
    struct nearest nearest = nearest_to(name);
    char hint[NEAREST_HINT_BYTES];

    for (uint32_t i = 0; i < WORDS; i++) {
        if (strcmp(words[i], name) == 0) {
            *kind = (enum sweep_kind)i;
            return true;
        }
        nearest_offer(&nearest, words[i]);
    }
    *kind = SWEEP_PARAMETER;
    if (is_parameter(name, &nearest))
        return true;
    return host_text_fail(error, error_bytes,
                          "unknown key %s%s: expected benchmark, file, policy, scenario, lose, factor, groups, with, "
                          "preset, scheduler, hang-after or one of onward list parameters",
                          name, nearest_hint(&nearest, hint, sizeof(hint)));
}

bool sweep_key_is_number(enum sweep_kind kind)
{
    return kind == SWEEP_FACTOR || kind == SWEEP_GROUPS || kind == SWEEP_PARAMETER;
}

static bool check_number(const char *name, const char *value, uint64_t most, char *error, size_t error_bytes)
{
    uint64_t number;

    if (quantity_read(value, &number) && number >= 1 && number <= most)
        return true;
    return host_text_fail(error, error_bytes, "%s: expected 1..%llu, found %s%s", name, (unsigned long long)most, value,
                          quantity_hint(value));
}

static bool check_parameter(const char *name, const char *value, char *error, size_t error_bytes)
{
    struct parameters parameters;

    parameters_default(&parameters);
    return parameters_set(&parameters, name, value, error, error_bytes);
}

/* Plain, because exec takes no suffixes. */
static bool check_seconds(const char *name, const char *value, char *error, size_t error_bytes)
{
    uint64_t number;

    return (host_text_u64((struct host_span){value, strlen(value)}, &number) && number <= SECONDS_MOST) ||
           host_text_fail(error, error_bytes, "%s: expected a number of seconds, 0..%u, found %s", name, SECONDS_MOST,
                          value);
}

static bool check_scenario(const char *value, char *error, size_t error_bytes)
{
    enum cli_scenario scenario;

    return cli_scenario_read(value, &scenario) ||
           host_text_fail(error, error_bytes, "unknown scenario %s: expected steady or cu-loss", value);
}

bool sweep_value_check(enum sweep_kind kind, const char *name, const char *value, char *error, size_t error_bytes)
{
    struct host_policy policy;

    switch (kind) {
    case SWEEP_POLICY:
        return host_policy_read(value, &policy, error, error_bytes);
    case SWEEP_SCENARIO:
        return check_scenario(value, error, error_bytes);
    case SWEEP_FACTOR:
        return check_number(name, value, FACTOR_MOST, error, error_bytes);
    case SWEEP_GROUPS:
        return check_number(name, value, UINT32_MAX, error, error_bytes);
    case SWEEP_HANG_AFTER:
        return check_seconds(name, value, error, error_bytes);
    case SWEEP_SCHEDULER:
        return check_parameter("cu.scheduler", value, error, error_bytes);
    case SWEEP_PARAMETER:
        return check_parameter(name, value, error, error_bytes);
    default:
        return true;
    }
}
