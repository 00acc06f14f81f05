/*
 * The cheapest way through a grid, from the first row to each place of the last, after pathfinder of Rodinia: from row to row
 * straight on or one column aside. A work-group has 512 columns and keeps the 256 in the middle, because its borders are wrong for one
 * more column after each row.
 */
#include "groups.h"

#define ITEMS 512
#define KEPT  256
#define FAR   0x40000000

KERNEL(ITEMS, 1) void pathfinder(global const int *costs, int columns, int rows, global int *cheapest)
{
    local int row_before[ITEMS];
    int item = (int)item_id();
    int column = (int)group_id() * KEPT - (ITEMS - KEPT) / 2 + item;
    bool inside = column >= 0 && column < columns;
    int best = inside ? costs[column] : FAR;

    for (int row = 1; row < rows; row++) {
        row_before[item] = best;
        meet(); /* the row is complete */
        best = min(best, min(row_before[max(item - 1, 0)], row_before[min(item + 1, ITEMS - 1)]));
        best = inside ? best + costs[row * columns + column] : FAR;
        meet(); /* the row is read */
    }
    if (inside && item >= (ITEMS - KEPT) / 2 && item < (ITEMS + KEPT) / 2)
        cheapest[column] = best;
}
