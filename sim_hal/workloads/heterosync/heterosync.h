/*
 * heterosync.h - what the HeteroSync benchmarks share: the work in the critical section, and the checks.
 *
 * Only work-item 0 of a work-group, its master, touches locks and check words; the work-group meets before
 * and after. Every function here is called by all work-items of a work-group.
 */
#ifndef HETEROSYNC_H
#define HETEROSYNC_H

#include "../onward.h"

#define LINE_WORDS 16
#define CUS_MAX    64u

static inline uint group_id(void)
{
    return (uint)get_group_id(0);
}

static inline uint item_id(void)
{
    return (uint)get_local_id(0);
}

static inline uint group_count(void)
{
    return (uint)get_num_groups(0);
}

/*
 * The CU of a work-group is its id modulo the number of CUs. That is where round-robin placement starts it; nothing
 * depends on where it really is.
 */
static inline uint cus_assumed(uint cus)
{
    return clamp(cus, 1u, CUS_MAX);
}

/* How many work-groups have this CU. */
static inline uint groups_of_cu(uint cu, uint cus)
{
    return (group_count() - cu + cus - 1) / cus;
}

static inline uint most_groups_of_cu(uint cus)
{
    return (group_count() + cus - 1) / cus;
}

static inline bool is_master(void)
{
    return item_id() == 0;
}

static inline void meet(void)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

/* Gives every work-item the master's answer. The second meeting keeps a fast wave from overwriting it. */
static inline uint from_master(local uint *answer)
{
    meet();
    uint value = *answer;
    meet();
    return value;
}

/*
 * Before a loop in which work-items take locks for themselves goes round: what each of them does above happens before
 * any of them waits below, so that a wave never waits with a lock in its hands.
 */
static inline void converge(void)
{
#ifdef __AMDGCN__
    __builtin_amdgcn_wave_barrier();
#endif
}

/*
 * A work-group that holds a lock goes before others of its SIMDs, if PRIORITY (1 to 3) is defined: the waves that wait for it
 * spin there. Called by all of its waves.
 */
static inline void raise_priority(void)
{
#if defined(PRIORITY) && defined(__AMDGCN__)
    __asm__ volatile("s_setprio %0" : : "n"(PRIORITY) : "memory");
#endif
}

static inline void lower_priority(void)
{
#if defined(PRIORITY) && defined(__AMDGCN__)
    __asm__ volatile("s_setprio 0" : : : "memory");
#endif
}

static inline void count_error(volatile global uint *errors)
{
    onward_add(errors, 1);
}

/* One critical section's work: moves `accesses` lines of this work-item's column one line down. */
static inline void shift_lines(global float *storage, uint item, uint accesses)
{
    uint base = item / LINE_WORDS * (accesses + 1);
    uint column = item % LINE_WORDS;

    for (uint line = accesses; line-- > 0;)
        storage[(base + line + 1) * LINE_WORDS + column] = storage[(base + line) * LINE_WORDS + column];
}

/* After `shifts` calls of shift_lines, on storage[i] = i: counts every word that is not what it must be. */
static inline void check_lines(global float *storage, uint item, uint accesses, uint shifts,
                               volatile global uint *errors)
{
    uint base = item / LINE_WORDS * (accesses + 1);
    uint column = item % LINE_WORDS;
    uint origin = 0;

    for (uint line = 0; line <= accesses; line++) {
        if (storage[(base + line) * LINE_WORDS + column] != (float)((base + origin) * LINE_WORDS + column))
            count_error(errors);
        if (line >= shifts)
            origin++;
    }
}

/*
 * The critical section of a mutex. counter and owner are plain words: two work-groups inside at the same time lose
 * counts and find each other's owner mark. The counter is a whole line that each section reads and writes as one, so
 * that an L1 keeps it: a stale copy loses counts too. Returns, in the master, how many sections went before this one.
 */
static inline uint critical_section(global float *storage, uint accesses, global uint *counter,
                                    volatile global uint *owner, volatile global uint *errors)
{
    uint before = 0;

    if (item_id() < LINE_WORDS)
        before = counter[item_id()];
    if (is_master()) {
        if (*owner != 0)
            count_error(errors);
        *owner = group_id() + 1;
    }
    shift_lines(storage, item_id(), accesses);
    meet();
    if (is_master()) {
        if (*owner != group_id() + 1)
            count_error(errors);
        *owner = 0;
    }
    if (item_id() < LINE_WORDS)
        counter[item_id()] = before + 1;
    return before;
}

/*
 * Notes that this work-group is through. True for all work-items of the last one,
 * which then sees everything the others wrote.
 */
static inline bool finish(volatile global uint *finished, local uint *answer)
{
    meet();
    if (is_master()) {
        onward_release();
        *answer = onward_add(finished, 1) == group_count() - 1;
        onward_acquire();
    }
    return from_master(answer) != 0;
}

/*
 * Where a work-group's epoch stands: those of a CU side by side, so that a line that others have read is not one that
 * they write to. A missing acquire then leaves them with what it held before.
 */
static inline uint epoch_place(uint cus)
{
    return group_id() % cus * most_groups_of_cu(cus) + group_id() / cus;
}

/* Before a barrier: says which one this is, counted from 1. */
static inline void note_epoch(global uint *epochs, uint cus, uint epoch)
{
    if (is_master())
        epochs[epoch_place(cus)] = epoch;
}

/*
 * After a barrier of one CU: each of its work-groups must have noted this epoch, and none can be beyond as long as none
 * notes the next one here before all have passed a later barrier.
 */
static inline void check_epochs_of_cu(global const uint *epochs, uint cu, uint cus, uint epoch,
                                      volatile global uint *errors)
{
    for (uint i = item_id(); i < groups_of_cu(cu, cus); i += (uint)get_local_size(0)) {
        if (epochs[cu * most_groups_of_cu(cus) + i] != epoch)
            count_error(errors);
    }
}

/* The same after a barrier of all. */
static inline void check_epochs(global const uint *epochs, uint cus, uint epoch, volatile global uint *errors)
{
    uint most = most_groups_of_cu(cus);

    for (uint i = item_id(); i < min(cus, group_count()) * most; i += (uint)get_local_size(0)) {
        bool there = i % most < groups_of_cu(i / most, cus);
        if (there && epochs[i] != epoch)
            count_error(errors);
    }
}

/* How many words of epochs a barrier needs. */
static inline uint epoch_words(uint cus)
{
    return cus * most_groups_of_cu(cus);
}

#endif
