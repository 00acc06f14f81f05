/*
 * game over queues with scopes: the value of a position of four-in-a-row (../cooperative/game.h), by a search to a fixed
 * depth. A task is a position: down to the ply `split` its moves become tasks; there two more moves are tried by the
 * work-items, a pair of moves each.
 *
 * The work-groups start with the positions two moves after the opening, `roots` each. Both sides have three stones at
 * most there, so none of them is won. What is beyond the last of them is a task without a record above.
 *
 * A position with tasks below has a record with the best value so far and the number of tasks without a value. The
 * work-group that takes that to 0 hands the value on to the record above. Records are words with scopes as the queues are:
 * the work-group that makes one owns it and does most of the tasks below; those who have stolen one come with remote
 * operations. A record has a line for itself, because a line has one owner. The records of the opening and of its moves
 * come first. They are used by all alike, with agent scope.
 */
#ifndef ITEMS
#define ITEMS 64
#endif
#define get_local_size(dimension) ((size_t)ITEMS)
#define TREE_TASK                 uint4
#define QUEUE_TASKS               256u
#define IS_TASK                   0x80000000u

#include "tree_queue.h"
#include "../cooperative/game.h"

#define KERNEL __attribute__((reqd_work_group_size(ITEMS, 1, 1)))

/* Added to values in records, which are unsigned there: 0 is less than any value. */
#define BIAS 2048

/* They start as zeros. */
struct record {
    uint best;  /* for the side to move in the position, and BIAS */
    uint left;  /* modulo 2^32: tasks without a value; of the first records, less their children */
    uint above; /* record of the position one move before */
    uint owner; /* 1 + the work-group that made it; 0: one of the first records */
    uint unused[12];
};

struct game {
    global struct record *records;
    volatile global uint *made; /* records so far */
    volatile global int *value;
    uint record_count, split, opening;
};

/* The record of the opening is 0, those after its moves follow. */
ONWARD_INLINE uint children_of_first(const struct game *game, uint record)
{
    return SQUARES - popcount(game->opening) - (record != 0);
}

/* The n-th square, from 0, of those in a set. */
ONWARD_INLINE uint square_of(uint set, uint n)
{
    for (uint i = 0; i < n; i++)
        set &= set - 1;
    return set & -set;
}

/* A position two moves after the opening. */
ONWARD_INLINE uint4 first_position(const struct game *game, uint number)
{
    uint mine = game->opening & 0xffff, other = game->opening >> 16;
    uint empty = ~(mine | other) & 0xffff;
    uint replies = children_of_first(game, 1);
    uint move = number / replies;

    if (move > replies)
        return position(0, 0, NONE, 0);
    mine |= square_of(empty, move);
    other |= square_of(empty & ~mine, number % replies);
    return position(mine, other, 1 + move, popcount(game->opening) + 2);
}

/* A task below a record has its value. Returns the number of those that had none before. */
ONWARD_INLINE uint put_value(uint scenario, private const struct climber *me, global struct record *record, uint best)
{
    uint owner = record->owner;

    if (is_local(scenario) && owner == me->id + 1) {
        scoped_max(&record->best, best, wg, rlx);
        return scoped_add(&record->left, ~0u, wg, ar);
    }
    if (is_remote(scenario) && owner) {
        scoped_max(&record->best, best, agent, rlx, remote);
        return scoped_add(&record->left, ~0u, agent, ar, remote);
    }
    scoped_max(&record->best, best, agent, rlx);
    return scoped_add(&record->left, ~0u, agent, ar);
}

/* By the master: a position is worth this for the side to move. */
ONWARD_INLINE void hand_on(uint scenario, private const struct climber *me, const struct game *game, uint above,
                           int value)
{
    for (;;) {
        global struct record *record = game->records + above;
        bool first = record->owner == 0;
        uint children = first ? children_of_first(game, above) : 0;

        if (put_value(scenario, me, record, (uint)(BIAS - value)) + children != 1)
            return;
        value = (int)record->best - BIAS;
        if (above == 0)
            break;
        above = record->above;
    }
    *game->value = value;
}

/* By the master: a new record, with tasks below. */
ONWARD_INLINE uint make_record(private const struct climber *me, const struct game *game, uint above, int best,
                               uint left)
{
    uint number = onward_add(game->made, 1);

    if (number < game->record_count)
        game->records[number] = (struct record){(uint)(best + BIAS), left, above, me->id + 1};
    else
        onward_add(me->errors, 1);
    return number;
}

/* A move a work-item. Moves that win are worth something at once; the others are returned as tasks below a new record. */
ONWARD_INLINE uint4 expand(uint scenario, private const struct climber *me, const struct game *game, uint4 task,
                           local struct search *search)
{
    uint mine = task.x & 0xffff, other = task.x >> 16, ply = task.w & ~IS_TASK;
    uint move = 1u << (item_id() % SQUARES);
    bool possible = item_id() < SQUARES && !((mine | other) & move);
    bool wins = possible && has_won(mine | move);

    meet();
    if (is_master()) {
        search->best = -WIN;
        search->pending = 0;
    }
    meet();
    if (possible && !wins)
        atomic_inc(&search->pending);
    if (wins) {
        atomic_max(&search->best, WIN - (int)ply);
        atomic_inc(&search->tally[WINS]);
        atomic_inc(&search->tally[POSITIONS]);
    }
    meet();
    if (is_master()) {
        search->record = make_record(me, game, task.y, search->best, search->pending);
        if (search->pending == 0)
            hand_on(scenario, me, game, task.y, search->best);
    }
    meet();
    return possible && !wins ? position(other, mine | move, search->record, ply + 1) : (uint4)(0);
}

ONWARD_INLINE uint4 play(uint scenario, private const struct climber *me, const struct game *game, uint4 task,
                         local struct search *search)
{
    if (task.y == NONE)
        return (uint4)(0);
    if ((task.w & ~IS_TASK) < game->split)
        return expand(scenario, me, game, task, search);
    look_ahead(task, search);
    if (is_master())
        hand_on(scenario, me, game, task.y, search->best);
    return (uint4)(0);
}

ONWARD_INLINE void game(uint scenario, local struct tree_desk *desk, local struct search *search,
                        global struct tree_pool *pool, global struct tree_queue *queues, volatile global uint *tried,
                        volatile global uint *stolen, volatile global uint *errors, const struct game *game,
                        volatile global uint *positions, volatile global uint *wins, uint roots, uint backoff_max)
{
    uint id = (uint)get_group_id(0), groups = onward_one((uint)get_num_groups(0));
    struct climber me = {queues, pool, errors, desk, id, groups, roots, backoff_max};
    uint4 root = (uint4)(0);
    uint sum = 0; /* of this work-item's entry of the tally */

    if (item_id() < roots)
        root = first_position(game, item_id() * groups + id);
    put_nodes(scenario, &me, root, item_id(), roots);
    for (;;) {
        uint4 task = take_node(scenario, &me);
        if (!is_node(task))
            break;
        meet();
        if (item_id() < RESULTS)
            search->tally[item_id()] = 0;
        meet();
        uint4 child = play(scenario, &me, game, task, search);
        meet();
        if (item_id() < RESULTS)
            sum += search->tally[item_id()];
        finish_node(scenario, &me, child);
    }
    if (item_id() < RESULTS)
        onward_add(item_id() == WINS ? wins : positions, sum);
    if (is_master()) {
        onward_add(tried, me.tried);
        onward_add(stolen, me.stolen);
    }
}

#define GAME(name, scenario)                                                                                           \
    kernel KERNEL void game_##name(                                                                                    \
        global struct tree_pool *pool, global struct tree_queue *queues, volatile global uint *tried,                  \
        volatile global uint *stolen, volatile global uint *errors, global struct record *records,                     \
        volatile global uint *made, volatile global int *value, volatile global uint *positions,                       \
        volatile global uint *wins, uint roots, uint opening, uint split, uint record_count, uint backoff_max)         \
    {                                                                                                                  \
        local struct tree_desk desk;                                                                                   \
        local struct search search;                                                                                    \
        struct game all = {records, made, value, record_count, split, opening};                                        \
        game(scenario, &desk, &search, pool, queues, tried, stolen, errors, &all, positions, wins, roots,              \
             backoff_max);                                                                                             \
    }

GAME(base, BASE)
GAME(scope, SCOPE)
GAME(steal, STEAL)
GAME(remote, REMOTE)
