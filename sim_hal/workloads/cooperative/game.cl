/*
 * game: the value of a position of four-in-a-row on a board of 4 x 4 squares, both sides playing their best, by a search
 * to a fixed depth. A task is a position: down to the ply `split` its moves become tasks; there two more moves are tried by
 * the work-items, a pair of moves each, and the boards after them rated.
 *
 * A position with tasks below has a record with the best value so far and the number of tasks without a value. The work-group that
 * takes that to 0 hands the value on to the record above. Nothing is cut off, so values and counts do not depend on the
 * order of the tasks.
 */
#include "steal.h"
#include "game.h"

struct record {
    int best; /* for the side to move in the position */
    uint left;
    uint above; /* record of the position one move before; NONE: the root */
    uint unused;
};

struct game {
    global struct record *records;
    volatile global uint *made; /* records so far */
    volatile global int *value;
    volatile global uint *sums[RESULTS];
    uint record_count, split;
};

/* By the master: a position is worth this for the side to move. */
ONWARD_INLINE void hand_on(const struct game *game, uint above, int value)
{
    while (above != NONE) {
        global struct record *record = game->records + above;

        atomic_max((volatile global int *)&record->best, -value);
        onward_release();
        if (onward_add((volatile global uint *)&record->left, ~0u) != 1)
            return;
        onward_acquire();
        value = (int)onward_load((volatile global uint *)&record->best);
        above = record->above;
    }
    *game->value = value;
}

/* A move a work-item. Moves that win are worth something at once; the others are returned as tasks below a new record. */
ONWARD_INLINE uint4 expand(const struct game *game, uint4 task, local struct search *search,
                           volatile global uint *errors)
{
    uint mine = task.x & 0xffff, other = task.x >> 16, ply = task.w & ~IS_TASK;
    uint move = 1u << (item_id() % SQUARES);
    bool possible = item_id() < SQUARES && !((mine | other) & move);
    bool wins = possible && has_won(mine | move);

    meet();
    if (is_master()) {
        search->best = -WIN;
        search->pending = 0;
        search->record = onward_add(game->made, 1);
        if (search->record >= game->record_count)
            onward_add(errors, 1);
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
    if (is_master() && search->record < game->record_count)
        game->records[search->record] = (struct record){search->best, search->pending, task.y, 0};
    if (is_master() && search->pending == 0)
        hand_on(game, task.y, search->best);
    return possible && !wins ? position(other, mine | move, search->record, ply + 1) : (uint4)(0, 0, 0, 0);
}

ONWARD_INLINE uint4 play(const struct game *game, uint4 task, local struct search *search, volatile global uint *errors)
{
    uint4 child = (uint4)(0, 0, 0, 0);

    meet();
    if (item_id() < RESULTS)
        search->tally[item_id()] = 0;
    meet();
    if ((task.w & ~IS_TASK) < game->split) {
        child = expand(game, task, search, errors);
    } else {
        look_ahead(task, search);
        if (is_master())
            hand_on(game, task.y, search->best);
    }
    meet();
    for (uint i = 0; i < RESULTS; i++)
        if (item_id() == i && search->tally[i])
            onward_add(game->sums[i], search->tally[i]);
    return child;
}

/* The common part of both kernels: the plain one has no use for coop. The root has the stones of a side in `opening`, and in its
 * upper half those of the other; the side of the lower half moves. */
ONWARD_INLINE void search_tree(private struct worker *me, bool cooperative, private onward_coop *coop, uint opening,
                               const struct game *game, local struct search *search)
{
    if (me->id == 0)
        put_root(me, position(opening & 0xffff, opening >> 16, NONE, popcount(opening)));
    for (;;) {
        if (cooperative && !fork_or_die(me, coop))
            continue;
        uint4 task = take_task(me);
        if (task.w)
            finish_task(me, play(game, task, search, me->errors));
        else if (!wait_for_task(me, cooperative ? coop->control : 0))
            return;
    }
}

kernel KERNEL void game(global void *control, global struct queue *queues, volatile global struct pool *pool,
                        global struct record *records, volatile global uint *made, volatile global int *value,
                        volatile global uint *positions, volatile global uint *wins, volatile global uint *errors,
                        uint opening, uint split, uint record_count, uint backoff_max)
{
    local struct desk desk;
    local struct search search;
    onward_coop coop = onward_coop_begin(control);
    struct worker me = hire(queues, pool, errors, &desk, onward_id(&coop), backoff_max);
    struct game game = {records, made, value, {positions, wins}, record_count, split};

    search_tree(&me, true, &coop, opening, &game, &search);
}

/* The same without a command processor that could change the number of work-groups. */
kernel KERNEL void game_plain(global struct queue *queues, volatile global struct pool *pool,
                              global struct record *records, volatile global uint *made, volatile global int *value,
                              volatile global uint *positions, volatile global uint *wins, volatile global uint *errors,
                              uint opening, uint split, uint record_count, uint backoff_max)
{
    local struct desk desk;
    local struct search search;
    onward_coop coop = {0};
    struct worker me = hire(queues, pool, errors, &desk, (uint)get_group_id(0), backoff_max);
    struct game game = {records, made, value, {positions, wins}, record_count, split};

    search_tree(&me, false, &coop, opening, &game, &search);
}
