/* watch.c - see figures_watch.h. */
#include "tools/figures/watch.h"

#include <stdlib.h>

void figures_record_add(struct figures_record *record, const struct view_span *span)
{
    if (span->begin == span->end)
        return;
    if (record->count == record->room) {
        uint32_t room = record->room ? 2 * record->room : 256;
        struct view_span *spans = realloc(record->spans, room * sizeof(*spans));
        if (!spans) {
            record->failed = true;
            return;
        }
        record->spans = spans;
        record->room = room;
    }
    record->spans[record->count++] = *span;
}
