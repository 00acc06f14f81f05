/*
 * Alignment of two sequences of 128 letters, after needle of Rodinia (Needleman and Wunsch): the best score of all pairs of
 * beginnings, by anti-diagonals. A work-item has a row. What it needs of the row above it gets through local memory, one
 * step later. A work-group has one pair of sequences, because the tiles of one large pair would wait for each other.
 */
#include "groups.h"

#define LETTERS 128
#define GAP     4
#define SAME    5
#define OTHER   (-3)

KERNEL(LETTERS, 1) void nw(global const uint *rows, global const uint *columns, global int *scores)
{
    local int row_above[2][LETTERS];
    local uint letters[LETTERS];
    int row = (int)item_id();
    uint letter = rows[group_id() * LETTERS + item_id()];
    int left = -(row + 1) * GAP, diagonal = -row * GAP;

    letters[row] = columns[group_id() * LETTERS + item_id()];
    for (int step = 0; step < 2 * LETTERS - 1; step++) {
        int column = step - row;

        meet(); /* the anti-diagonal before is complete */
        if (column < 0 || column >= LETTERS)
            continue;
        int above = row > 0 ? row_above[~step & 1][row - 1] : -(column + 1) * GAP;
        int pair = diagonal + (letter == letters[column] ? SAME : OTHER);
        left = max(pair, max(above, left) - GAP);
        diagonal = above;
        row_above[step & 1][row] = left;
    }
    scores[group_id() * LETTERS + item_id()] = left;
}
