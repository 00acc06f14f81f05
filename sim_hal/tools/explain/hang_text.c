/* hang_text.c - the explanation of an unfinished run on a terminal. */
#include "tools/explain/hang_text.h"

#include <inttypes.h>

#include "engine/require.h"
#include "tools/explain/hang_sentences.h"

#define UNLAUNCHED_LINES 3u
#define SAVED_LINES      4u /* of those that only lack a place, if there are too many lines */

static bool lacks_place(const struct hang *hang, uint32_t group)
{
    const struct hang_entry *entry = &hang->entries[hang->groups[group].first];

    return entry->wave == HANG_NONE && entry->reason == HANG_NO_PLACE && !entry->word_count;
}

/* Groups from the first on that only lack a place: they come first. */
static uint32_t count_lacking(const struct hang *hang)
{
    uint32_t count = 0;

    while (count < hang->group_count && lacks_place(hang, count))
        count++;
    return count;
}

static void write_groups(const struct hang *hang, uint32_t from, uint32_t to, FILE *stream)
{
    for (uint32_t i = from; i < to; i++) {
        fputs("  ", stream);
        hang_print_members(hang, &hang->groups[i], stream);
        fputs(hang->entries[hang->groups[i].first].wave == HANG_NONE ? ", " : ": ", stream);
        hang_print_reason(hang, &hang->groups[i], stream);
        fputc('\n', stream);
    }
}

/* Work-groups that are on the GPU say more than those that lack a place, so some of the lines are theirs. */
static void write_groups_within(const struct hang *hang, uint32_t limit, FILE *stream)
{
    uint32_t lacking = count_lacking(hang), shown = lacking, last;

    if (lacking > SAVED_LINES && hang->group_count > limit)
        shown = lacking - SAVED_LINES > hang->group_count - limit ? lacking - (hang->group_count - limit) : SAVED_LINES;
    last = lacking + limit - shown < hang->group_count ? lacking + limit - shown : hang->group_count;
    write_groups(hang, 0, shown, stream);
    write_groups(hang, lacking, last, stream);
    if (shown + last - lacking < hang->group_count)
        fprintf(stream, "  and %" PRIu32 " more groups of work-groups\n", hang->group_count - (shown + last - lacking));
}

void hang_text(const struct hang *hang, uint32_t limit, FILE *stream)
{
    uint32_t unlaunched = hang->unlaunched_count, groups = hang->group_count;
    uint32_t others = 2; /* the summary, and what was left out */

    SIM_REQUIRE(!limit || limit >= 8);
    if (limit && unlaunched > UNLAUNCHED_LINES)
        unlaunched = UNLAUNCHED_LINES;
    others += unlaunched + (hang->cycle_count != 0);
    if (limit && groups > limit - others)
        groups = limit - others;
    if (hang->cycle_count) {
        fputs("cycle: ", stream);
        hang_print_cycle(hang, stream);
        fputc('\n', stream);
    }
    write_groups_within(hang, groups, stream);
    for (uint32_t i = 0; i < unlaunched; i++) {
        fputs("  ", stream);
        hang_print_unlaunched(&hang->unlaunched_kernels[i], stream);
        fputc('\n', stream);
    }
    fputs(hang->deadlock ? "deadlock: " : "not finished: ", stream);
    hang_print_summary(hang, stream);
    fputc('\n', stream);
}
