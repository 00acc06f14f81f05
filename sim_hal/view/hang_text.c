/* hang_text.c - the explanation of a deadlock on a terminal. */
#include "view/hang_text.h"

#include <inttypes.h>

#include "view/hang_sentences.h"

#define UNLAUNCHED_LINES 3u

void view_hang_text(const struct gpu_hang *hang, uint32_t limit, FILE *stream)
{
    uint32_t unlaunched = hang->unlaunched_count, groups = hang->group_count;
    uint32_t others = 2; /* the summary, and what was left out */

    if (limit && unlaunched > UNLAUNCHED_LINES)
        unlaunched = UNLAUNCHED_LINES;
    others += unlaunched + (hang->cycle_count != 0);
    if (limit && groups > limit - others)
        groups = limit - others;
    if (hang->cycle_count) {
        fputs("cycle: ", stream);
        view_hang_cycle(hang, stream);
        fputc('\n', stream);
    }
    for (uint32_t i = 0; i < groups; i++) {
        fputs("  ", stream);
        view_hang_members(hang, &hang->groups[i], stream);
        fputs(hang->entries[hang->groups[i].first].wave == GPU_HANG_NONE ? ", " : ": ", stream);
        view_hang_reason(hang, &hang->groups[i], stream);
        fputc('\n', stream);
    }
    if (groups < hang->group_count)
        fprintf(stream, "  and %" PRIu32 " more groups of work-groups\n", hang->group_count - groups);
    for (uint32_t i = 0; i < unlaunched; i++) {
        fputs("  ", stream);
        view_hang_unlaunched(&hang->unlaunched_kernels[i], stream);
        fputc('\n', stream);
    }
    fputs("deadlock: ", stream);
    view_hang_summary(hang, stream);
    fputc('\n', stream);
}
