/* first_met.c - work-groups in the order in which the first of their waves came to the barrier that is open. */
#include "cu/patience.h"
#include "cu/rank.h"

static uint32_t pick_first_met(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t first = cu_patience_first(simd, candidates), waves;
    const struct cu_resident *resident;

    for (resident = simd->cu->first_met; resident; resident = resident->next_met) {
        waves = first & cu_rank_workgroup(resident, simd);
        if (waves)
            return cu_rank_greedy(simd, resident, waves);
    }
    waves = cu_rank_oldest(simd, first, &resident);
    return cu_rank_greedy(simd, resident, waves);
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    (void)simd;
    cu_rank_issued(issue);
}

/* The end of the queue, or the link to the work-group in it. */
static struct cu_resident **find_link(struct cu_resident *resident)
{
    struct cu_resident **link = &resident->cu->first_met;

    while (*link && *link != resident)
        link = &(*link)->next_met;
    return link;
}

static void leave_queue(struct cu_resident *resident)
{
    struct cu_resident **link = find_link(resident);

    if (*link)
        *link = resident->next_met;
    resident->next_met = NULL;
}

static void note_waiting(struct cu_resident *resident)
{
    struct cu_resident **link = find_link(resident);

    if (!resident->workgroup.at_barrier)
        leave_queue(resident);
    else if (!*link)
        *link = resident;
}

static void note_end(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    (void)simd;
    leave_queue(issue->resident);
}

const struct cu_wave_scheduler cu_wave_scheduler_first_met = {
    .description = "work-groups by the first arrival at their open barrier, one queue for all SIMDs, inside greedy",
    .pick = pick_first_met,
    .scan = cu_patience_scan,
    .issues = note_issue,
    .meets = note_waiting,
    .end = note_end,
};
