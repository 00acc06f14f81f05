/* axis.c - the titles of a chart's axes, with units. */
#include <string.h>

#include "tools/figures/figures.h"

/* The unit of a statistic by its name. */
static const char *unit_of(const char *expression)
{
    return strstr(expression, "cycles") ? "GPU cycles" : strstr(expression, "bytes") ? "bytes" : "number";
}

const char *figures_value_axis(const struct figures_hole *hole, const char *expression, char text[FIGURES_AXIS_BYTES])
{
    const char *reference = hole->context.reference;

    if (hole->axis)
        return hole->axis;
    if (strcmp(expression, "speedup") == 0)
        snprintf(text, FIGURES_AXIS_BYTES, "speedup over %s (times)", reference ? reference : "");
    else if (reference)
        snprintf(text, FIGURES_AXIS_BYTES, "%s over %s's (ratio)", expression, reference);
    else if (strcmp(expression, "cycles") == 0)
        snprintf(text, FIGURES_AXIS_BYTES, "run time (GPU cycles)");
    else
        snprintf(text, FIGURES_AXIS_BYTES, "%s (%s)", expression, unit_of(expression));
    for (char *at = text; *at; at++)
        if (*at == '_')
            *at = ' ';
    return text;
}

const char *figures_key_axis(const struct figures_hole *hole, const char *key, char text[FIGURES_AXIS_BYTES])
{
    size_t count, length = strcspn(key, "=");
    const struct parameter *table = parameter_table(&count);
    const char *unit = "";

    if (hole->across)
        return hole->across;
    for (size_t i = 0; i < count; i++)
        if (strlen(table[i].name) == length && strncmp(table[i].name, key, length) == 0)
            unit = table[i].unit;
    snprintf(text, FIGURES_AXIS_BYTES, "%.*s%s%s%s", (int)length, key, *unit ? " (" : "", unit, *unit ? ")" : "");
    return text;
}
