/*
 * game.h - four-in-a-row on a board of 4 x 4 squares: positions, and what the last two moves of a search are worth. The
 * kernel has ITEMS, IS_TASK, item_id, is_master and meet before it includes this.
 */
#ifndef GAME_H
#define GAME_H

#define SQUARES 16
#define LINES   10
#define WIN     1000
#define NONE    0xffffffffu

/* Sums over all tasks. */
enum { POSITIONS, WINS, RESULTS };

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

/* All pairs of a move and a reply: what they are worth comes to search->best, which work-item 0 may read. */
ONWARD_INLINE void look_ahead(uint4 task, local struct search *search)
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
}

#endif
