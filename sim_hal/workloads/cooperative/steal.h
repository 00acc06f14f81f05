/*
 * steal.h - task queues, one a work-group, each with a mutex of its own; a work-group whose queue is empty steals from
 * the others (Cederman and Tsigas, Graphics Hardware 2008).
 *
 * A work-group puts tasks on its queue's tail and takes them from there, so it walks its tree in depth; thieves take
 * from the head, where the large tasks are. Nothing of a task is left in a work-group once it is finished, so a
 * work-group may be killed between two tasks, with tasks on its queue: there is a queue for each work-group of the
 * grid, active or not, and all of them are searched. A work-group forked later with the same id goes on with what is
 * left there.
 *
 * Every function is called by all work-items of a work-group. Work-item 0, the master, holds the mutexes.
 */
#ifndef STEAL_H
#define STEAL_H

#include "../cooperative.h"
#include "../plain/irregular.h"

#define ITEMS 64

/* 96 scalar registers: 20 work-groups fit a SIMD of 2,048. */
#define KERNEL __attribute__((reqd_work_group_size(ITEMS, 1, 1), amdgpu_num_sgpr(96)))

/*
 * Places of a queue, a power of two. A queue holds what is left of the walk below one task: at most the children of one
 * node a level, less the one that the walk is in.
 */
#define QUEUE_TASKS 256
#define QUEUES_MOST 1024u

/* A task has this bit in w, so that no task is all zeros. */
#define IS_TASK 0x80000000u

struct queue {
    uint head; /* tasks that thieves have taken, modulo 2^32 */
    uint tail; /* tasks put on, less those that the owner has taken */
    uint lock;
    uint unused[13];
    uint4 tasks[QUEUE_TASKS];
};

/* The words that all work-groups share, a line each. They start as zeros. */
struct pool {
    uint queued; /* 0 less the tasks on all queues; ALL_DONE in the end */
    uint unused0[15];
    uint unfinished; /* tasks on a queue or worked on */
    uint unused1[15];
    uint asked; /* ticket of the offer to fork that was last taken up */
    uint unused2[15];
};

/* Bit 31 of pool.queued says that there are tasks, or that no more will come. */
#define SOMETHING 0x80000000u
#define ALL_DONE  0x80000000u

/* Those who leave count themselves in pool.queued, from ALL_DONE on. */
ONWARD_INLINE bool is_done(uint queued)
{
    return queued >> 30 == 2;
}

/* What a work-group shares between its work-items. */
struct desk {
    uint4 answer;
    uint count;
};

struct worker {
    global struct queue *queues;
    volatile global struct pool *pool;
    volatile global uint *errors; /* counts what must not happen */
    local struct desk *desk;
    uint id, queues_all;
    uint backoff_max, backoff;
    uint thefts; /* tried */
};

ONWARD_INLINE struct worker hire(global struct queue *queues, volatile global struct pool *pool,
                                 volatile global uint *errors, local struct desk *desk, uint id, uint backoff_max)
{
    return (struct worker){queues, pool, errors, desk, id, (uint)get_num_groups(0), backoff_max, 0, 0};
}

ONWARD_INLINE uint item_id(void)
{
    return (uint)get_local_id(0);
}

ONWARD_INLINE bool is_master(void)
{
    return item_id() == 0;
}

ONWARD_INLINE void meet(void)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

/* Gives every work-item the master's value. */
ONWARD_INLINE uint4 from_master(local struct desk *desk, uint4 value)
{
    meet();
    if (is_master())
        desk->answer = value;
    meet();
    return desk->answer;
}

/* The mutex of a queue, by the master. */
ONWARD_INLINE bool try_lock(volatile global struct queue *queue)
{
    if (onward_cas(&queue->lock, 0, 1) != 0)
        return false;
    onward_acquire();
    return true;
}

ONWARD_INLINE void lock_queue(private const struct worker *me, volatile global struct queue *queue)
{
    uint backoff = 0;

    while (onward_wait_cas(&queue->lock, 0, 1, eq, ~0u, 0) != 0) {
        onward_wait(&queue->lock, eq, ~0u, 0);
        onward_backoff(&backoff, me->backoff_max);
    }
    onward_acquire();
}

ONWARD_INLINE void unlock_queue(volatile global struct queue *queue)
{
    onward_release();
    onward_exch(&queue->lock, 0);
}

/* head in the low half, tail in the high one. */
ONWARD_INLINE ulong ends_of(volatile global struct queue *queue)
{
    return onward_load64((volatile global ulong *)&queue->head);
}

ONWARD_INLINE bool is_empty(ulong ends)
{
    return (uint)ends == (uint)(ends >> 32);
}

/* By the master: the newest task of the own queue; all zeros: it is empty. */
ONWARD_INLINE uint4 take_own(private const struct worker *me)
{
    global struct queue *queue = me->queues + me->id;
    volatile global struct queue *words = queue;
    uint4 task = (uint4)(0, 0, 0, 0);

    if (is_empty(ends_of(words)))
        return task;
    lock_queue(me, words);
    ulong ends = ends_of(words);
    uint tail = (uint)(ends >> 32) - 1;
    if (!is_empty(ends)) {
        task = queue->tasks[tail % QUEUE_TASKS];
        onward_store(&words->tail, tail);
    }
    unlock_queue(words);
    if (task.w)
        onward_add(&me->pool->queued, 1);
    return task;
}

/* One of the queues that hold something, as seen in passing, any of them with the same chance; queues_all: none. */
ONWARD_INLINE uint find_victim(private struct worker *me)
{
    uint best = ~0u;

    me->thefts++;
    for (uint i = item_id(); i < me->queues_all; i += ITEMS)
        if (!is_empty(ends_of(me->queues + i)))
            best = min(best, (scatter(scatter(me->id + me->thefts) + i) & ~(QUEUES_MOST - 1)) | i);
    meet();
    if (is_master())
        me->desk->count = ~0u;
    meet();
    atomic_min(&me->desk->count, best);
    meet();
    best = me->desk->count;
    return best == ~0u ? me->queues_all : best & (QUEUES_MOST - 1);
}

/* Puts every work-item's task, those that are one, on the own queue, where no more than count places are taken. */
ONWARD_INLINE void put_tasks(private struct worker *me, uint4 task, uint place, uint count)
{
    global struct queue *queue = me->queues + me->id;
    volatile global struct queue *words = queue;
    uint4 ends = (uint4)(0, 0, 0, 0);

    if (is_master()) {
        lock_queue(me, words);
        ends.xy = as_uint2(ends_of(words));
        if (ends.y + count - ends.x > QUEUE_TASKS)
            onward_add(me->errors, 1);
    }
    ends = from_master(me->desk, ends);
    if (task.w)
        queue->tasks[(ends.y + place) % QUEUE_TASKS] = task;
    meet();
    if (is_master()) {
        onward_release();
        onward_store(&words->tail, ends.y + count);
        unlock_queue(words);
    }
}

/* Half of the queue's tasks, the oldest: one is returned, the others go to the own queue, which is empty. All zeros: there
 * were none, or another work-group has the mutex. */
ONWARD_INLINE uint4 steal_from(private struct worker *me, uint number)
{
    global struct queue *queue = me->queues + number;
    volatile global struct queue *words = queue;
    uint4 loot = (uint4)(0, 0, 0, 0);
    uint4 task = loot;

    if (is_master() && try_lock(words)) {
        loot.xy = as_uint2(ends_of(words));
        loot.z = min((loot.y - loot.x + 1) / 2, (uint)ITEMS);
        loot.w = 1;
    }
    loot = from_master(me->desk, loot);
    if (!loot.w)
        return task;
    if (item_id() < loot.z)
        task = queue->tasks[(loot.x + item_id()) % QUEUE_TASKS];
    meet();
    if (is_master()) {
        onward_store(&words->head, loot.x + loot.z);
        unlock_queue(words);
        if (loot.z)
            onward_add(&me->pool->queued, 1);
    }
    if (loot.z > 1)
        put_tasks(me, is_master() ? (uint4)(0, 0, 0, 0) : task, item_id() - 1, loot.z - 1);
    return from_master(me->desk, task);
}

/* A task, of the own queue or stolen; all zeros: none was found. */
ONWARD_INLINE uint4 take_task(private struct worker *me)
{
    uint4 task = (uint4)(0, 0, 0, 0);

    if (is_master()) {
        task = take_own(me);
        if (!task.w)
            task.x = onward_load(&me->pool->queued) & SOMETHING;
    }
    task = from_master(me->desk, task);
    if (task.w || !task.x)
        return task;
    uint victim = find_victim(me);
    return victim == me->queues_all ? (uint4)(0, 0, 0, 0) : steal_from(me, victim);
}

/* By work-group 0 when the kernel starts: the tree's root. */
ONWARD_INLINE void put_root(private struct worker *me, uint4 task)
{
    if (is_master())
        onward_exch(&me->pool->unfinished, 1);
    put_tasks(me, is_master() ? task : (uint4)(0, 0, 0, 0), 0, 1);
    if (is_master())
        onward_add(&me->pool->queued, ~0u);
}

/*
 * The task in hand is done but for the children that some work-items pass: they become tasks. What the task has written
 * is visible to the work-group that takes a child.
 */
ONWARD_INLINE void finish_task(private struct worker *me, uint4 child)
{
    local uint *counter = &me->desk->count;
    uint place = 0;

    meet();
    if (is_master())
        *counter = 0;
    meet();
    if (child.w)
        place = atomic_inc(counter);
    meet();
    uint count = *counter;
    uint before = 0;
    if (is_master() && count != 1)
        before = onward_add(&me->pool->unfinished, count - 1);
    if (count > 0)
        put_tasks(me, child, place, count);
    if (is_master() && count > 0)
        onward_add(&me->pool->queued, 0 - count);
    else if (is_master() && before == 1)
        onward_exch(&me->pool->queued, ALL_DONE);
}

/* One of those that see an offer to fork asks for it. */
ONWARD_INLINE void ask_for_forks(private const struct worker *me, private onward_coop *coop, uint ticket)
{
    uint asked = ticket;

    if (is_master() && onward_load(&me->pool->asked) != ticket)
        asked = onward_exch(&me->pool->asked, ticket);
    if (onward_coop_uniform(asked) == ticket)
        return;
    if (onward_request_fork(coop, 0, 0) == 0 && is_master())
        onward_exch(&me->pool->asked, 0);
}

/*
 * This work-group will be wanted when those behind it are gone: it takes no task that would keep the command processor
 * waiting, until it is the last or none is wanted. Both are equalities, which a monitor finds by their values, so that
 * many can wait on the word of M.
 */
ONWARD_INLINE void await_death(private struct worker *me, private const onward_coop *coop)
{
    volatile global onward_control *control = coop->control;
    bool other = item_id() == 1;
    volatile global uint *word = other ? (volatile global uint *)&control->demand : &control->active;
    uint value = other ? 0 : me->id + 1;

    if (item_id() < 2) {
        onward_wait_load(word, eq, ~0u, value);
        onward_wait(word, eq, ~0u, value);
        onward_backoff(&me->backoff, me->backoff_max);
    }
}

/*
 * Between two tasks, where a work-group has nothing to lose and nothing to transmit: others may be forked, and this one may
 * be killed. One look at the word by which the command processor says either. False: it looks again before it takes a task. A
 * work-group is a wave, so all of it sees the same.
 */
ONWARD_INLINE bool fork_or_die(private struct worker *me, private onward_coop *coop)
{
    ulong demand = onward_coop_uniform64(onward_load64(&coop->control->demand));
    uint wanted = (uint)demand;

    if (demand == 0)
        return true;
    if ((uint)(demand >> 32) != 0)
        ask_for_forks(me, coop, (uint)(demand >> 48));
    onward_offer_kill(coop);
    if (wanted == 0 || me->id == 0 || me->id + wanted < onward_active(coop) || me->id >= onward_active(coop) - 1)
        return true;
    await_death(me, coop);
    return false;
}

/*
 * Nothing was found: waits until there may be something, or all is done (then false), or the command processor may want
 * this work-group back. It wants the last of those active, so that one waits for the demand too; the others wait to
 * become the last. control is 0 in a kernel that is not cooperative.
 */
ONWARD_INLINE bool wait_for_task(private struct worker *me, volatile global onward_control *control)
{
    uint4 seen = (uint4)(0, 0, 0, 0);
    volatile global uint *word = &me->pool->queued;
    uint mask = SOMETHING;
    uint value = SOMETHING;
    bool last = false;

    if (control && item_id() < 2) {
        last = onward_load(&control->active) == me->id + 1;
        if (item_id() == 1) {
            word = last ? (volatile global uint *)&control->demand : &control->active;
            mask = ~0u;
            value = me->id + 1;
        }
    }
    if (item_id() < (control ? 2 : 1)) {
        if (last) {
            seen.x = onward_wait_load(word, ne, mask, 0);
            onward_wait(word, ne, mask, 0);
        } else {
            seen.x = onward_wait_load(word, eq, mask, value);
            onward_wait(word, eq, mask, value);
        }
        if (!(seen.x & SOMETHING))
            onward_backoff(&me->backoff, me->backoff_max);
    }
    bool done = is_done(from_master(me->desk, seen).x);
    /* A policy may resume one waiter for one update: each that leaves wakes another. */
    if (done && is_master())
        onward_add(&me->pool->queued, 1);
    return !done;
}

#endif
