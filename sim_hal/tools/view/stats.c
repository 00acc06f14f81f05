/* stats.c - see stats.h. */
#include "tools/view/stats.h"

#include <inttypes.h>

void view_stats_line(FILE *stream, const char *name, uint64_t value, const char *description)
{
    fprintf(stream, "%-40s %20" PRIu64 " # %s\n", name, value, description);
}

void view_stats_visit(void *stream, const char *name, uint64_t value, const char *description)
{
    view_stats_line(stream, name, value, description);
}
