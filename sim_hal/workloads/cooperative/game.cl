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

#define SQUARES 16
#define LINES   10
#define WIN     1000
#define NONE    0xffffffffu

struct record {
    int best; /* for the side to move in the position */
    uint left;
    uint above; /* record of the position one move before; NONE: the root */
    uint unused;
};

/* Sums over all tasks. */
enum { POSITIONS, WINS, RESULTS };

struct game {
    global struct record *records;
    volatile global uint *made; /* records so far */
    volatile global int *value;
    volatile global uint *sums[RESULTS];
    uint record_count, split;
};

/* What a work-group needs for one position. */
struct search {
    uint squares[SQUARES]; /* the empty ones */
    int replies[SQUARES];  /* the least that the other side lets a move be worth */
    int best;
    uint record, pending;
    uint tally[RESULTS];
};

constant const ushort lines[LINES] = {0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248};

ONWARD_INLINE bool has_won(uint side)
{
    bool won = false;

    for (uint i = 0; i < LINES; i++)
        won |= (side & lines[i]) == lines[i];
    return won;
}

/* Lines that only one side has stones on, by the square of their number. */
ONWARD_INLINE int rating(uint mine, uint other)
{
    int sum = 0;

    for (uint i = 0; i < LINES; i++) {
        int own = (int)popcount(mine & lines[i]);
        int foreign = (int)popcount(other & lines[i]);
        sum += foreign ? 0 : own * own;
        sum -= own ? 0 : foreign * foreign;
    }
    return sum;
}

/* x: the stones of the side to move, and above them those of the other. y: the record above. w: the ply. */
ONWARD_INLINE uint4 position(uint mine, uint other, uint above, uint ply)
{
    return (uint4)(mine | other << 16, above, 0, IS_TASK | ply);
}

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

/* The value for the side to move of what comes of a move and a reply. */
ONWARD_INLINE int try_pair(uint mine, uint other, uint move, uint reply, uint ply, uint *won)
{
    mine |= 1u << move;
    other |= 1u << reply;
    *won = 1;
    if (has_won(mine))
        return WIN - (int)ply;
    if (has_won(other))
        return (int)ply + 1 - WIN;
    *won = 0;
    return rating(mine, other);
}

/* All pairs of a move and a reply. */
ONWARD_INLINE void look_ahead(const struct game *game, uint4 task, local struct search *search)
{
    uint mine = task.x & 0xffff, other = task.x >> 16, ply = task.w & ~IS_TASK;
    uint empty = ~(mine | other) & 0xffff;
    uint moves = popcount(empty);
    uint pairs = moves * (moves - 1), wins = 0;

    meet();
    if (item_id() < SQUARES) {
        search->replies[item_id()] = WIN;
        if (empty >> item_id() & 1)
            search->squares[popcount(empty & ((1u << item_id()) - 1))] = item_id();
    }
    if (is_master())
        search->best = -WIN;
    meet();
    for (uint pair = item_id(); pair < pairs; pair += ITEMS) {
        uint move = pair / (moves - 1), reply = pair % (moves - 1), won;
        int value = try_pair(mine, other, search->squares[move], search->squares[reply + (reply >= move)], ply, &won);

        wins += won;
        atomic_min(&search->replies[move], value);
    }
    atomic_add(&search->tally[WINS], wins);
    meet();
    if (item_id() < moves)
        atomic_max(&search->best, search->replies[item_id()]);
    if (is_master())
        search->tally[POSITIONS] = pairs;
    meet();
    if (is_master())
        hand_on(game, task.y, search->best);
}

ONWARD_INLINE uint4 play(const struct game *game, uint4 task, local struct search *search, volatile global uint *errors)
{
    uint4 child = (uint4)(0, 0, 0, 0);

    meet();
    if (item_id() < RESULTS)
        search->tally[item_id()] = 0;
    meet();
    if ((task.w & ~IS_TASK) < game->split)
        child = expand(game, task, search, errors);
    else
        look_ahead(game, task, search);
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
