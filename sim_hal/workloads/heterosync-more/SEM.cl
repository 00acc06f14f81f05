/*
 * SpinSem and SpinSemEBO: a semaphore of readers and writers, one for the whole GPU. As many readers as its size may be
 * inside together, or one writer; a writer that waits keeps further readers out. Each CU has one writer.
 *
 * Three words decide who enters, guarded by a fourth, so no single word is what a work-group waits for. One that was
 * refused waits for what refused it, a condition that must hold before it can enter, and then tries again. It does
 * not take the guard in vain meanwhile, which the original does.
 */
#include "../heterosync/heterosync.h"

/* The words of the semaphore, in one line. */
#define PLACES 0 /* free ones: size + 1, of which a reader takes one and a writer all */
#define GUARD  1
#define OPEN   2 /* 0 as long as a writer waits; at the start too, so that a writer goes first */
#define MOST   3 /* size + 1 */

#define READER_STEP 320u /* five of the original's units of 64 cycles */

/* A work-group waits until the word is at least this. */
struct hint {
    uint word, least;
};

/* Back-off of work-groups that wait for places, in cycles; of writers it doubles, of readers it grows by step. */
struct patience {
    uint state, step, most;
};

static void back_off(private struct patience *patience)
{
    if (patience->step == 0) {
        onward_backoff(&patience->state, patience->most);
        return;
    }
    patience->state = min(patience->state + patience->step, patience->most);
    uint cycles = patience->state;
    onward_backoff(&cycles, cycles);
}

static void take_guard(volatile global uint *semaphore, uint backoff_max)
{
    uint backoff = 0;

    while (onward_wait_cas(semaphore + GUARD, 0, 1, eq, ~0u, 0) != 0) {
        onward_wait(semaphore + GUARD, eq, ~0u, 0);
        onward_backoff(&backoff, backoff_max);
    }
    onward_acquire();
}

static void leave_guard(volatile global uint *semaphore)
{
    onward_release();
    onward_exch(semaphore + GUARD, 0);
}

static bool try_write(volatile global uint *semaphore, private struct hint *hint)
{
    uint most = onward_load(semaphore + MOST);
    bool entered = onward_load(semaphore + PLACES) == most;

    if (entered)
        onward_store(semaphore + PLACES, 0);
    onward_store(semaphore + OPEN, entered);
    hint->word = PLACES;
    hint->least = most;
    return entered;
}

static bool try_read(volatile global uint *semaphore, private struct hint *hint)
{
    uint places = onward_load(semaphore + PLACES);
    bool open = onward_load(semaphore + OPEN) != 0;
    bool entered = open && places > 1;

    if (entered)
        onward_store(semaphore + PLACES, places - 1);
    hint->word = open ? PLACES : OPEN;
    hint->least = open ? 2 : 1;
    return entered;
}

static void enter(volatile global uint *semaphore, bool writer, struct patience patience, local uint *answer,
                  uint backoff_max)
{
    struct hint hint = {PLACES, 0};

    do {
        meet();
        if (is_master()) {
            volatile global uint *word = semaphore + hint.word;
            *answer = 0;
            if (onward_wait_load(word, ge, ~0u, hint.least) < hint.least) {
                onward_wait(word, ge, ~0u, hint.least);
                back_off(&patience);
            } else if (onward_wait_cas(semaphore + GUARD, 0, 1, eq, ~0u, 0) != 0) {
                onward_wait(semaphore + GUARD, eq, ~0u, 0);
                back_off(&patience);
            } else {
                onward_acquire();
                *answer = writer ? try_write(semaphore, &hint) : try_read(semaphore, &hint);
                leave_guard(semaphore);
            }
        }
    } while (!from_master(answer));
}

static void leave(volatile global uint *semaphore, bool writer, uint backoff_max)
{
    meet();
    if (is_master()) {
        onward_release();
        take_guard(semaphore, backoff_max);
        uint freed = writer ? onward_load(semaphore + MOST) : 1;
        onward_store(semaphore + PLACES, onward_load(semaphore + PLACES) + freed);
        leave_guard(semaphore);
    }
    meet();
}

/* Alone inside: moves the data of all ranks on. */
static void write_data(global float *storage, uint ranks, uint accesses, global uint *writes,
                       volatile global uint *owner, volatile global uint *readers, volatile global uint *errors)
{
    uint before = 0;

    if (is_master()) {
        before = *writes;
        if (*owner != 0 || onward_load(readers) != 0)
            count_error(errors);
        *owner = group_id() + 1;
    }
    for (uint rank = 0; rank < ranks; rank++)
        shift_lines(storage, rank * (uint)get_local_size(0) + item_id(), accesses);
    meet();
    if (is_master()) {
        if (*owner != group_id() + 1 || onward_load(readers) != 0)
            count_error(errors);
        *owner = 0;
        *writes = before + 1;
    }
}

/* With at most `size` readers inside: every word is what that many writers made of it, and stays so. */
static void read_data(global float *storage, uint rank, uint accesses, uint size, global const uint *writes,
                      volatile global uint *owner, volatile global uint *readers, volatile global uint *errors)
{
    uint before = *writes;

    if (is_master() && (onward_add(readers, 1) >= size || *owner != 0))
        count_error(errors);
    check_lines(storage, rank * (uint)get_local_size(0) + item_id(), accesses, before, errors);
    meet();
    if (is_master()) {
        if (*(volatile global const uint *)writes != before || *owner != 0)
            count_error(errors);
        onward_add(readers, ~0u);
    }
}

/* Of the work-groups of a CU one writes, in each CU another one. */
static bool is_writer(uint cu, uint rank, uint cus)
{
    return rank == cu % most_groups_of_cu(cus);
}

static uint writers(uint cus)
{
    uint count = 0;

    for (uint cu = 0; cu < min(cus, group_count()); cu++)
        count += cu % most_groups_of_cu(cus) < groups_of_cu(cu, cus);
    return count;
}

/* own_backoff: 0, or the limit of the original's own back-off (EBO), which is there under every policy. */
kernel void SEM(volatile global uint *semaphore, global float *storage, global uint *writes,
                volatile global uint *owner, volatile global uint *readers, global uint *rounds,
                volatile global uint *finished, volatile global uint *errors, uint iterations, uint accesses, uint cus,
                uint own_backoff, uint backoff_max)
{
    local uint answer;

    cus = cus_assumed(cus);
    uint cu = group_id() % cus;
    uint rank = group_id() / cus;
    uint ranks = most_groups_of_cu(cus);
    uint most = onward_load(semaphore + MOST);
    bool writer = is_writer(cu, rank, cus);
    struct patience patience = {0, own_backoff && !writer ? READER_STEP : 0, max(own_backoff, backoff_max)};

    for (uint i = 0; i < iterations; i++) {
        enter(semaphore, writer, patience, &answer, backoff_max);
        if (writer)
            write_data(storage, ranks, accesses, writes, owner, readers, errors);
        else
            read_data(storage, rank, accesses, most - 1, writes, owner, readers, errors);
        if (is_master())
            rounds[group_id()]++;
        leave(semaphore, writer, backoff_max);
    }
    if (finish(finished, &answer)) {
        uint sections = iterations * writers(cus);
        for (rank = 0; rank < ranks; rank++)
            check_lines(storage, rank * (uint)get_local_size(0) + item_id(), accesses, sections, errors);
        if (is_master() && (*writes != sections || semaphore[PLACES] != most || semaphore[OPEN] != 1))
            count_error(errors);
    }
}
