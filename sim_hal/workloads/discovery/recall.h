/*
 * recall.h - one run of the discovery protocol, and a check of all that it promises.
 *
 * Each work-group notes when it began, what it was told and when. The last one to end looks at the notes of all:
 *
 *     there is a participant; all were told the same count, and it is how many there are; their ids are 0 .. count-1,
 *     each once (with native ids they are the work-groups' own); at one instant all of them had begun and none had been
 *     told yet, so they were on the GPU together.
 *
 * Behind the protocol the participants pass `rounds` barriers, with their data in between.
 */
#ifndef RECALL_H
#define RECALL_H

#include "discovery.h"
#include "xf_barrier.h"

/* What a work-group notes: a line. */
struct note {
    ulong began, told; /* GPU cycles */
    uint takes_part, id, count;
    uint unused[9];
};

struct shared {
    global uint *state;           /* discovery.h */
    global uint *ids;             /* a word a work-group */
    volatile global uint *flags;  /* xf_barrier.h: a word a work-group */
    global uint *data;            /* twice a word a work-group */
    global struct note *notes;    /* one a work-group */
    volatile global uint *ended;  /* 0 */
    volatile global uint *errors; /* 0 */
    global uint *participants;    /* a result: how many there were */
    global uint
        *decided_cycles; /* a result: from the first work-group's beginning until the last participant was told */
    global uint *protocol_cycles; /* a result: ... until the last work-group was told */
};

ONWARD_INLINE ulong cycle_now(void)
{
#ifdef __AMDGCN__
    return __builtin_readcyclecounter();
#else
    return 0;
#endif
}

static void error_unless(bool holds, volatile global uint *errors)
{
    if (!holds)
        onward_add(errors, 1);
}

/* In each round every participant writes a word and then reads those of all. Two arrays take turns. */
static void pass_rounds(const struct shared *shared, uint id, uint count, uint rounds, uint backoff_max)
{
    uint workgroups = (uint)get_num_groups(0);

    for (uint round = 1; round <= rounds; round++) {
        global uint *data = shared->data + (round & 1) * workgroups;
        if (get_local_id(0) == 0)
            data[id] = round;
        xf_barrier(shared->flags, id, count, backoff_max);
        for (uint i = (uint)get_local_id(0); i < count; i += (uint)get_local_size(0))
            error_unless(data[i] == round, shared->errors);
    }
}

/* By the last work-group to end. */
static void check_notes(const struct shared *shared, uint variant)
{
    uint workgroups = (uint)get_num_groups(0), participants = 0, count = discovery_count(shared->state);
    ulong first = ~0ul, last = 0, last_began = 0, first_told = ~0ul, decided = 0;

    for (uint i = 0; i < workgroups; i++) {
        const global struct note *note = shared->notes + i;
        first = min(first, note->began);
        last = max(last, note->told);
        if (!note->takes_part)
            continue;
        participants++;
        last_began = max(last_began, note->began);
        first_told = min(first_told, note->told);
        decided = max(decided, note->told);
        error_unless(note->count == count && note->id < count, shared->errors);
        if (variant & DISCOVERY_NATIVE_IDS)
            error_unless(note->id == i, shared->errors);
        else
            error_unless(shared->data[2 * workgroups + note->id] == i + 1, shared->errors);
    }
    error_unless(participants >= 1 && participants == count && last_began <= first_told, shared->errors);
    *shared->participants = participants;
    *shared->decided_cycles = (uint)(decided - first);
    *shared->protocol_cycles = (uint)(last - first);
}

/* Called by all work-items. verdict: a word of local memory. */
static void recall(const struct shared *shared, local uint *verdict, uint variant, uint delay, uint rounds,
                   uint backoff_max)
{
    uint group = (uint)get_group_id(0), workgroups = (uint)get_num_groups(0);
    bool master = get_local_id(0) == 0;
    ulong began = cycle_now();

    if (master)
        *verdict = discovery_run_delayed(shared->state, shared->ids, variant, delay, backoff_max);
    xf_meet();

    bool takes_part = *verdict != 0;
    uint id = takes_part ? discovery_id(shared->ids, variant) : 0;
    uint count = takes_part ? discovery_count(shared->state) : 0;
    if (master) {
        struct note note = {.began = began, .told = cycle_now(), .takes_part = takes_part, .id = id, .count = count};
        shared->notes[group] = note;
        if (takes_part)
            shared->data[2 * workgroups + id] = group + 1;
    }
    if (takes_part)
        pass_rounds(shared, id, count, rounds, backoff_max);
    xf_meet();
    if (!master)
        return;
    onward_release();
    if (onward_add(shared->ended, 1) != workgroups - 1)
        return;
    onward_acquire();
    check_notes(shared, variant);
}

#endif
