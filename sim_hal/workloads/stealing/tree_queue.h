/*
 * tree_queue.h - task queues that grow: a task makes further tasks, which its work-group puts on its own queue. The
 * scopes are those of steal_queue.h.
 *
 * The owner puts tasks on the tail and takes them from there, thieves take one from the head, each with the queue's
 * lock. A queue that has been found empty may have tasks later. So pool.filled has a word of agent scope for each
 * queue, which says whether it holds tasks; it changes while the queue is locked. A work-group that finds none waits
 * for pool.ready.
 *
 * A task is a TREE_TASK, uint unless that is defined before: a number that is not 0, or a uint4 whose w is not 0.
 *
 * Every function is called by all work-items of a work-group. Work-item 0, the master, holds the locks.
 */
#ifndef TREE_QUEUE_H
#define TREE_QUEUE_H

#include "steal_queue.h"

#ifndef TREE_TASK
#define TREE_TASK uint
#endif

/* Places of a queue, a power of two. */
#ifndef QUEUE_TASKS
#define QUEUE_TASKS 1024u
#endif

struct tree_queue {
    uint lock;
    uint unused0[15];
    uint head; /* tasks that thieves have taken, modulo 2^32 */
    uint tail; /* tasks put on, less those that the owner has taken */
    uint unused1[14];
    TREE_TASK tasks[QUEUE_TASKS];
};

/* What all work-groups share. It starts as zeros. */
struct tree_pool {
    uint ready; /* 0 less the queues that hold tasks; from ALL_DONE on in the end */
    uint unused0[15];
    uint finished; /* tasks finished, less those put on after the start */
    uint unused1[15];
    uint filled[QUEUES_MOST]; /* 1: the queue holds tasks */
};

/* Bit 31 of tree_pool.ready says that there are tasks, or that no more will come. */
#define SOMETHING 0x80000000u
#define ALL_DONE  0x80000000u

/* What a work-group shares between its work-items. */
struct tree_desk {
    union {
        TREE_TASK task;
        uint number;
    };
    uint count;
};

struct climber {
    global struct tree_queue *queues;
    global struct tree_pool *pool;
    volatile global uint *errors; /* counts queues that overflow */
    local struct tree_desk *desk;
    uint id, groups;
    uint roots; /* tasks that each work-group starts with */
    uint backoff_max;
    uint tried, stolen; /* thefts, by the master */
    uint searches;      /* for queues that hold tasks */
};

/* Those who leave count themselves in tree_pool.ready. */
ONWARD_INLINE bool is_done(uint ready)
{
    return ready >> 30 == 2;
}

ONWARD_INLINE __attribute__((overloadable)) bool is_node(uint task)
{
    return task != 0;
}

ONWARD_INLINE __attribute__((overloadable)) bool is_node(uint4 task)
{
    return task.w != 0;
}

ONWARD_INLINE __attribute__((overloadable)) uint one_node(uint task)
{
    return onward_one(task);
}

ONWARD_INLINE __attribute__((overloadable)) uint4 one_node(uint4 task)
{
    return (uint4)(onward_one(task.x), onward_one(task.y), onward_one(task.z), onward_one(task.w));
}

/* Every work-item gets the master's number, or its task. */
ONWARD_INLINE uint number_from_master(private const struct climber *me, uint number)
{
    meet();
    if (is_master())
        me->desk->number = number;
    meet();
    return onward_one(me->desk->number);
}

ONWARD_INLINE TREE_TASK node_from_master(private const struct climber *me, TREE_TASK node)
{
    meet();
    if (is_master())
        me->desk->task = node;
    meet();
    return one_node(me->desk->task);
}

/* By the master with the queue's lock: whether it holds tasks has changed. */
ONWARD_INLINE void say_filled(private const struct climber *me, uint id, bool filled)
{
    onward_exch(&me->pool->filled[id], filled);
    onward_add(&me->pool->ready, filled ? ~0u : 1);
}

/* Puts the nodes that work-items pass, those that are one, on the own queue. There are count, numbered by place. */
ONWARD_INLINE void put_nodes(uint scenario, private const struct climber *me, TREE_TASK node, uint place, uint count)
{
    global struct tree_queue *queue = me->queues + me->id;
    uint tail = 0, held = 0;

    if (is_master()) {
        lock_own(scenario, &queue->lock, me->backoff_max);
        tail = queue->tail;
        held = tail - queue->head;
        if (held + count > QUEUE_TASKS)
            onward_add(me->errors, 1);
    }
    uint first = number_from_master(me, tail);
    if (is_node(node))
        queue->tasks[(first + place) % QUEUE_TASKS] = node;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (is_master()) {
        queue->tail = tail + count;
        if (steals(scenario) && held == 0)
            say_filled(me, me->id, true);
        unlock_own(scenario, &queue->lock);
    }
}

/* By the master: the last node of the own queue; zeros: there is none. */
ONWARD_INLINE TREE_TASK take_own_node(uint scenario, private const struct climber *me)
{
    global struct tree_queue *queue = me->queues + me->id;
    TREE_TASK node = (TREE_TASK)(0);

    lock_own(scenario, &queue->lock, me->backoff_max);
    uint held = queue->tail - queue->head;
    if (held != 0) {
        uint tail = queue->tail - 1;
        queue->tail = tail;
        node = queue->tasks[tail % QUEUE_TASKS];
    }
    if (steals(scenario) && held == 1)
        say_filled(me, me->id, false);
    unlock_own(scenario, &queue->lock);
    return node;
}

/* By the master: the first node of another queue; zeros: that is empty or locked. */
ONWARD_INLINE TREE_TASK steal_node(uint scenario, private struct climber *me, uint victim)
{
    global struct tree_queue *queue = me->queues + victim;
    TREE_TASK node = (TREE_TASK)(0);

    me->tried++;
    if (!try_lock(scenario, &queue->lock))
        return node;
    uint held = queue->tail - queue->head;
    if (held != 0) {
        uint head = queue->head;
        queue->head = head + 1;
        node = queue->tasks[head % QUEUE_TASKS];
    }
    if (held == 1)
        say_filled(me, victim, false);
    unlock(scenario, &queue->lock);
    me->stolen += held != 0;
    return node;
}

/* A queue that holds tasks, each with the same chance; `groups`: there is none. */
ONWARD_INLINE uint find_filled(private struct climber *me)
{
    volatile global uint *filled = me->pool->filled;
    uint best = ~0u;

    me->searches++;
    for (uint i = item_id(); i < me->groups; i += ITEMS)
        if (onward_load(&filled[i]))
            best = min(best, (scatter(scatter(me->id + me->searches * QUEUES_MOST) + i) & ~(QUEUES_MOST - 1)) | i);
    meet();
    if (is_master())
        me->desk->count = ~0u;
    meet();
    atomic_min(&me->desk->count, best);
    meet();
    best = onward_one(me->desk->count);
    return best == ~0u ? me->groups : best & (QUEUES_MOST - 1);
}

/* No queue holds tasks: waits until one does. False: no more will come. */
ONWARD_INLINE bool wait_for_nodes(private const struct climber *me)
{
    volatile global uint *ready = &me->pool->ready;
    uint seen = 0, backoff = 0;

    if (is_master()) {
        seen = onward_wait_load(ready, eq, SOMETHING, SOMETHING);
        onward_wait(ready, eq, SOMETHING, SOMETHING);
        if (!(seen & SOMETHING))
            onward_backoff(&backoff, me->backoff_max);
    }
    bool done = is_done(number_from_master(me, seen));
    /* A policy may resume one waiter for one update: each that leaves wakes another. */
    if (done && is_master())
        onward_add(ready, 1);
    return !done;
}

/* A node to work on, of the own queue or of another; zeros: no more will come for this work-group. */
ONWARD_INLINE TREE_TASK take_node(uint scenario, private struct climber *me)
{
    TREE_TASK node = (TREE_TASK)(0);
    uint pause = 0;

    if (is_master())
        node = take_own_node(scenario, me);
    node = node_from_master(me, node);
    while (!is_node(node) && steals(scenario)) {
        uint victim = find_filled(me);
        if (victim == me->groups) {
            if (!wait_for_nodes(me))
                return node;
            continue;
        }
        if (is_master())
            node = steal_node(scenario, me, victim);
        node = node_from_master(me, node);
        if (!is_node(node))
            onward_backoff(&pause, 1024);
    }
    return node;
}

/* A node is done; the children that some work-items pass become tasks. */
ONWARD_INLINE void finish_node(uint scenario, private const struct climber *me, TREE_TASK child)
{
    local uint *counter = &me->desk->count;
    uint place = 0, before = 0;

    meet();
    if (is_master())
        *counter = 0;
    meet();
    if (is_node(child))
        place = atomic_inc(counter);
    meet();
    uint count = onward_one(*counter);
    /* Counted before others can finish them. */
    if (steals(scenario) && is_master())
        before = onward_add(&me->pool->finished, 1 - count);
    if (count)
        put_nodes(scenario, me, child, place, count);
    else if (steals(scenario) && is_master() && before + 1 == me->groups * me->roots)
        onward_exch(&me->pool->ready, ALL_DONE);
}

#endif
