/*
 * steal_queue.h - task queues, one a work-group, filled before each round and only emptied in it; a work-group whose
 * queue is empty steals from the others.
 *
 * Every queue has a lock. The owner takes tasks at the tail, thieves take one at the head. Head, tail and tasks are
 * ordinary data, which the lock protects: so each access to a queue is one acquire and one release of its lock, and
 * what these cost depends on their scope. SCENARIO, a constant, says which scope that is:
 *
 *     BASE    no work-group steals; the owner's operations have agent scope, without need
 *     SCOPE   no work-group steals; the owner's operations have work-group scope
 *     STEAL   work is stolen; all operations have agent scope
 *     REMOTE  work is stolen; the owner's operations have work-group scope, a thief's are remote ones
 *     NEAR    REMOTE, and a thief goes through the queues of its own compute unit first
 *
 * A lock, and not the lock-free queue of Cederman and Tsigas: there the owner publishes its tail, then reads the head,
 * while a thief changes the head, then reads the tail. That needs one order of operations on two words, which acquire
 * and release do not give, remote or not.
 *
 * A queue is not looked at without its lock: the owner's L1 may have the only copy of what is new. What a thief looks
 * at is pool.drained, a word of agent scope for each queue. The work-group that takes the last task of a round writes
 * it. Tasks are not put in during a round, so this word is right once it is set, and a work-group is through with a
 * round when it is set for all queues.
 *
 * With NEAR a work-group says in pool.cu on which compute unit it is. It may be moved at any time. So this word is a hint: it
 * decides about the order of thefts only, and a thief's operations stay remote ones.
 *
 * A work-group has two queues. One is worked on; the owner fills the other for the next round, before the barrier
 * between the rounds, when others may still look for work in this one.
 *
 * Every function is called by all work-items of a work-group. Work-item 0, the master, holds the locks.
 */
#ifndef STEAL_QUEUE_H
#define STEAL_QUEUE_H

#include "../scoped.h"
#include "../plain/irregular.h"

#define BASE   0u
#define SCOPE  1u
#define STEAL  2u
#define REMOTE 3u
#define NEAR   4u

#define QUEUES_MOST 256u

/* Thefts tried in vain before a thief waits until the queue that it tried last is drained. */
#define PATIENCE 8u

/* In a victim's rank: it is on another compute unit. */
#define FAR 0x80000000u

struct queue {
    uint lock;
    uint unused0[15];
    uint head; /* tasks that thieves have taken */
    uint tail; /* tasks, less those that the owner has taken */
    uint unused1[14];
};

/* What all work-groups share. It starts as zeros. */
struct pool {
    uint arrived; /* at the barrier */
    uint unused0[15];
    ulong release; /* 31:0: rounds that are over */
    uint unused1[14];
    uint changed; /* the last round that changed a value */
    uint unused2[15];
    uint drained[QUEUES_MOST]; /* the last round in which a queue became empty */
    uint cu[QUEUES_MOST]; /* NEAR: 1 + the compute unit that a queue's owner was on when it last said; 0: not yet */
};

/* What a work-group shares between its work-items. */
struct desk {
    uint2 task;
    uint victim;
    uint changed;
};

struct worker {
    global struct pool *pool;
    global struct queue *queues; /* two a work-group */
    global uint2 *tasks;         /* `most` a work-group: the first node of each, and the first behind it */
    local struct desk *desk;
    uint id, groups;
    uint first, end; /* nodes whose tasks lie on the own queue */
    uint most;       /* tasks of a queue */
    uint round;      /* from 1 */
    uint generation; /* of the barrier */
    uint backoff_max;
    uint tried, stolen; /* thefts, by the master */
    uint visited;       /* nodes of all tasks so far */
    bool empty;         /* the own queue, in this round */
    uint cu;            /* what pool.cu says of this work-group */
    uint near;          /* bit k: queue item_id() + k * ITEMS is of this compute unit */
};

ONWARD_INLINE uint item_id(void)
{
    return (uint)get_local_id(0);
}

ONWARD_INLINE bool is_master(void)
{
    return item_id() == 0;
}

/* Where the work-items of a work-group meet; what they have written to memory need not be there. */
ONWARD_INLINE void meet(void)
{
    barrier(CLK_LOCAL_MEM_FENCE);
}

ONWARD_INLINE bool steals(uint scenario)
{
    return scenario == STEAL || scenario == REMOTE || scenario == NEAR;
}

/* Whether the owner's operations have work-group scope. */
ONWARD_INLINE bool is_local(uint scenario)
{
    return scenario == SCOPE || scenario == REMOTE || scenario == NEAR;
}

/* Whether a thief's operations are remote ones. */
ONWARD_INLINE bool is_remote(uint scenario)
{
    return scenario == REMOTE || scenario == NEAR;
}

ONWARD_INLINE bool is_task(uint2 task)
{
    return task.x != task.y;
}

/* Every work-item gets the master's task. */
ONWARD_INLINE uint2 from_master(private const struct worker *me, uint2 task)
{
    meet();
    if (is_master())
        me->desk->task = task;
    meet();
    task = me->desk->task;
    return (uint2)(onward_one(task.x), onward_one(task.y));
}

ONWARD_INLINE global struct queue *queue_of(private const struct worker *me, uint id, uint round)
{
    return me->queues + 2 * id + (round & 1);
}

/* Puts the tasks on the own queue for a round. */
ONWARD_INLINE void fill_queue(private const struct worker *me, uint round, uint grain)
{
    global struct queue *queue = queue_of(me, me->id, round);

    if (!is_master())
        return;
    queue->head = 0;
    queue->tail = (me->end - me->first + grain - 1) / grain;
}

/* Writes the own tasks, which are the same in each round: runs of `grain` nodes. */
ONWARD_INLINE void cut_tasks(private const struct worker *me, uint grain)
{
    for (uint i = item_id(); me->first + i * grain < me->end; i += ITEMS) {
        uint first = me->first + i * grain;
        me->tasks[me->id * me->most + i] = (uint2)(first, min(first + grain, me->end));
    }
}

/* The owner waits at the L2, as one of several waiters of a lock. */
ONWARD_INLINE void lock_own(uint scenario, volatile global uint *lock, uint backoff_max)
{
    uint backoff = 0;

    while ((is_local(scenario) ? scoped_cas(lock, 0, 1, wg, acq) : scoped_cas(lock, 0, 1, agent, acq)) != 0) {
        onward_wait_load(lock, eq, ~0u, 0);
        onward_wait(lock, eq, ~0u, 0);
        onward_backoff(&backoff, backoff_max);
    }
}

ONWARD_INLINE void unlock_own(uint scenario, volatile global uint *lock)
{
    if (is_local(scenario))
        scoped_store(lock, 0, wg, rel);
    else
        scoped_store(lock, 0, agent, rel);
}

/* A thief tries once: there are other queues, and an owner would wait behind all thieves if they waited. */
ONWARD_INLINE bool try_lock(uint scenario, volatile global uint *lock)
{
    if (is_remote(scenario))
        return scoped_cas(lock, 0, 1, agent, acq, remote) == 0;
    return scoped_cas(lock, 0, 1, agent, acq) == 0;
}

ONWARD_INLINE void unlock(uint scenario, volatile global uint *lock)
{
    if (is_remote(scenario))
        scoped_store(lock, 0, agent, rel, remote);
    else
        scoped_store(lock, 0, agent, rel);
}

/* 1 + the number of the compute unit on which the work-group is at this moment. */
ONWARD_INLINE uint own_cu(void)
{
#ifdef __AMDGCN__
    uint cu;
    __asm__ volatile("s_getreg_b32 %0, hwreg(HW_REG_HW_ID, 8, 7)" : "=s"(cu));
    return cu + 1;
#else
    return 1;
#endif
}

/* Tells thieves where this work-group is, if it is elsewhere than it has said. */
ONWARD_INLINE void say_cu(private struct worker *me)
{
    uint cu = own_cu();

    if (cu == me->cu)
        return;
    me->cu = cu;
    if (is_master())
        onward_exch(&me->pool->cu[me->id], cu);
}

/* The queues of this compute unit among those that this work-item looks at. */
ONWARD_INLINE uint near_queues(private const struct worker *me)
{
    uint near = 0;

    for (uint i = item_id(); i < me->groups; i += ITEMS)
        if (onward_load(&me->pool->cu[i]) == me->cu)
            near |= 1u << i / ITEMS;
    return near;
}

/* By the master: the last task of the own queue. A queue may have had none from the start, which its owner alone sees. */
ONWARD_INLINE uint2 take_own(uint scenario, private const struct worker *me)
{
    global struct queue *queue = queue_of(me, me->id, me->round);
    uint2 task = (uint2)(0, 0);

    lock_own(scenario, &queue->lock, me->backoff_max);
    uint left = queue->tail - queue->head;
    if (left != 0) {
        uint tail = queue->tail - 1;
        queue->tail = tail;
        task = me->tasks[me->id * me->most + tail];
    }
    unlock_own(scenario, &queue->lock);
    if (steals(scenario) && left <= 1)
        onward_exch(&me->pool->drained[me->id], me->round);
    return task;
}

/* By the master: the first task of another queue, unless that has none or is locked. */
ONWARD_INLINE uint2 steal_from(uint scenario, private struct worker *me, uint victim)
{
    global struct queue *queue = queue_of(me, victim, me->round);
    uint2 task = (uint2)(0, 0);

    me->tried++;
    if (!try_lock(scenario, &queue->lock))
        return task;
    uint left = queue->tail - queue->head;
    if (left != 0) {
        uint head = queue->head;
        queue->head = head + 1;
        task = me->tasks[victim * me->most + head];
    }
    unlock(scenario, &queue->lock);
    if (left == 1)
        onward_exch(&me->pool->drained[victim], me->round);
    me->stolen += left != 0;
    return task;
}

/* The thief takes the queue with the lowest rank. The queue's number is in it. */
ONWARD_INLINE uint rank_of_victim(uint scenario, private const struct worker *me, uint attempt, uint queue)
{
    uint order = scatter(scatter(me->id + attempt * QUEUES_MOST) + queue) & ~(QUEUES_MOST - 1);

    if (scenario == NEAR)
        order = me->near >> queue / ITEMS & 1 ? order & ~FAR : order | FAR;
    return order | queue;
}

/*
 * A queue that is not known to be drained, each with the same chance; `groups`: there is none. With NEAR those of the own
 * compute unit come first.
 */
ONWARD_INLINE uint find_victim(uint scenario, private const struct worker *me, uint attempt)
{
    volatile global uint *drained = me->pool->drained;
    uint best = ~0u;

    for (uint i = item_id(); i < me->groups; i += ITEMS)
        if (onward_load(&drained[i]) != me->round)
            best = min(best, rank_of_victim(scenario, me, attempt, i));
    meet();
    if (is_master())
        me->desk->victim = ~0u;
    meet();
    atomic_min(&me->desk->victim, best);
    meet();
    best = onward_one(me->desk->victim);
    return best == ~0u ? me->groups : best & (QUEUES_MOST - 1);
}

/*
 * After a theft in vain. A thief that has tried often waits: the queue's owner, or another thief with the lock, may
 * need the place of a work-group that waits.
 */
ONWARD_INLINE void rest(private const struct worker *me, uint victim, uint attempt, private uint *pause)
{
    volatile global uint *word = &me->pool->drained[victim];

    onward_backoff(pause, 1024);
    if (attempt % PATIENCE == 0 && is_master()) {
        uint backoff = 0;
        onward_wait_load(word, eq, ~0u, me->round);
        onward_wait(word, eq, ~0u, me->round);
        onward_backoff(&backoff, me->backoff_max);
    }
}

/* A task of another work-group; none: all queues are drained. */
ONWARD_INLINE uint2 steal_task(uint scenario, private struct worker *me)
{
    uint2 task = (uint2)(0, 0);
    uint pause = 0;

    for (uint attempt = 1;; attempt++) {
        uint victim = find_victim(scenario, me, attempt + scatter(me->round));
        if (victim == me->groups)
            return task;
        if (is_master())
            task = steal_from(scenario, me, victim);
        task = from_master(me, task);
        if (is_task(task))
            return task;
        rest(me, victim, attempt, &pause);
    }
}

/* The next task of the round; none: the round has no further one for this work-group. */
ONWARD_INLINE uint2 take_task(uint scenario, private struct worker *me)
{
    uint2 task = (uint2)(0, 0);

    if (!me->empty) {
        if (scenario == NEAR)
            say_cu(me);
        if (is_master())
            task = take_own(scenario, me);
        task = from_master(me, task);
        me->empty = !is_task(task);
        if (scenario == NEAR && me->empty)
            me->near = near_queues(me);
    }
    if (me->empty && steals(scenario))
        task = steal_task(scenario, me);
    me->visited += task.y - task.x;
    return task;
}

#endif
