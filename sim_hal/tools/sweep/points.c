/* points.c - see points.h. */
#include "tools/sweep/points.h"

#include <stdio.h>
#include <string.h>

#include "engine/quantity.h"
#include "host/text.h"
#include "tools/sweep/expression.h"

void sweep_points_start(struct sweep_points *points, const struct sweep_spec *spec)
{
    memset(points, 0, sizeof(*points));
    points->spec = spec;
}

/* The line include of the block; NULL: it is the product. */
static const struct sweep_pairs *pairs_of(const struct sweep_points *points)
{
    return points->block ? &points->spec->includes[points->block - 1] : NULL;
}

/* Counts on in the block. Returns false behind its last point. */
static bool count_on(struct sweep_points *points)
{
    const struct sweep_spec *spec = points->spec;
    const struct sweep_pairs *pairs = pairs_of(points);

    if (!points->begun)
        return points->begun = true;
    for (uint32_t i = spec->axis_count; i-- > 0;) {
        if (pairs && sweep_pairs_value(pairs, spec->axes[i].first_key))
            continue;
        if (++points->digits[i] < spec->axes[i].row_count)
            return true;
        points->digits[i] = 0;
    }
    points->begun = false;
    return false;
}

static void take_axes(struct sweep_points *points)
{
    const struct sweep_pairs *pairs = pairs_of(points);

    for (uint32_t i = 0; i < points->spec->axis_count; i++) {
        const struct sweep_axis *axis = &points->spec->axes[i];

        for (uint32_t j = 0; j < axis->key_count; j++) {
            const char *value = pairs ? sweep_pairs_value(pairs, axis->first_key + j) : NULL;

            points->values[axis->first_key + j] = value ? value : axis->values[points->digits[i] * axis->key_count + j];
        }
    }
}

static bool value_of_key(void *context, const char *name, uint64_t *value, char *error, size_t error_bytes)
{
    const struct sweep_points *points = context;
    uint32_t key = 0;

    while (strcmp(points->spec->columns.names[key], name) != 0)
        key++;
    return quantity_read(points->values[key], value) ||
           host_text_fail(error, error_bytes, "%s is %s, which is no number", name, points->values[key]);
}

static bool take_lets(struct sweep_points *points, char *error, size_t error_bytes)
{
    const struct sweep_spec *spec = points->spec;
    char reason[HOST_ERROR_BYTES / 2];

    for (uint32_t i = 0; i < spec->columns.count; i++) {
        uint64_t value;

        if (!spec->keys[i].expression)
            continue;
        if (!sweep_expression(spec->keys[i].expression, value_of_key, points, &value, reason, sizeof(reason)))
            return host_text_fail(error, error_bytes, "%s:%u: %s", spec->path, spec->keys[i].line, reason);
        snprintf(points->lets[i], SWEEP_LET_BYTES, "%llu", (unsigned long long)value);
        points->values[i] = points->lets[i];
    }
    return true;
}

static bool has_all(const struct sweep_points *points, const struct sweep_pairs *pairs)
{
    for (uint32_t i = 0; i < pairs->count; i++)
        if (!sweep_values_equal(points->values[pairs->pairs[i].key], pairs->pairs[i].value))
            return false;
    return true;
}

/* What is added by a line include is never left out. */
static bool is_left_out(const struct sweep_points *points)
{
    for (uint32_t i = 0; points->block == 0 && i < points->spec->exclude_count; i++)
        if (has_all(points, &points->spec->excludes[i]))
            return true;
    return false;
}

enum sweep_next sweep_points_next(struct sweep_points *points, char *error, size_t error_bytes)
{
    while (points->block <= points->spec->include_count) {
        if (!count_on(points)) {
            points->block++;
            continue;
        }
        take_axes(points);
        if (!take_lets(points, error, error_bytes))
            return SWEEP_ERROR;
        if (!is_left_out(points))
            return SWEEP_FOUND;
    }
    return SWEEP_END;
}
