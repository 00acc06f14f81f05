/*
 * Pages by the number of their views, after Page View Rank of Mars: lists of 1,024 pages, sorted by a bitonic network,
 * those with most views first, of equal ones the first page. Then the views of all pages up to each are added up, by
 * a scan that walks up and down a tree. A work-group strides over the lists.
 */
#include "groups.h"

#define ITEMS 512
#define PAGES 1024

static void sort_down(local uint *keys)
{
    uint item = item_id();

    for (uint size = 2; size <= PAGES; size *= 2)
        for (uint distance = size / 2; distance > 0; distance /= 2) {
            uint low = item / distance * distance * 2 + item % distance;

            meet(); /* the step before is complete */
            uint a = keys[low], b = keys[low + distance];
            if ((a < b) == ((low & size) == 0)) {
                keys[low] = b;
                keys[low + distance] = a;
            }
        }
}

/* Each sum becomes that of all before it. */
static void scan(local uint *sums)
{
    uint item = item_id();

    for (uint distance = 1; distance < PAGES; distance *= 2) {
        meet(); /* sums below are complete */
        if (item < PAGES / 2 / distance)
            sums[(2 * item + 2) * distance - 1] += sums[(2 * item + 1) * distance - 1];
    }
    if (item == 0)
        sums[PAGES - 1] = 0;
    for (uint distance = PAGES / 2; distance > 0; distance /= 2) {
        meet(); /* sums above are complete */
        if (item < PAGES / 2 / distance) {
            uint left = (2 * item + 1) * distance - 1, right = left + distance;
            uint sum = sums[left];
            sums[left] = sums[right];
            sums[right] += sum;
        }
    }
    meet(); /* all sums are complete */
}

/* Views are below 2 to the 22. */
KERNEL(ITEMS, 1) void pagerank(global const uint *views, uint lists, global uint *pages, global uint *up_to)
{
    local uint keys[PAGES], sums[PAGES];

    for (uint list = group_id(); list < lists; list += (uint)get_num_groups(0)) {
        uint first = list * PAGES;

        for (uint page = item_id(); page < PAGES; page += ITEMS)
            keys[page] = views[first + page] << 10 | (PAGES - 1 - page);
        sort_down(keys);
        meet(); /* pages are in order */
        for (uint place = item_id(); place < PAGES; place += ITEMS)
            sums[place] = keys[place] >> 10;
        scan(sums);
        for (uint place = item_id(); place < PAGES; place += ITEMS) {
            pages[first + place] = PAGES - 1 - keys[place] % PAGES;
            up_to[first + place] = sums[place] + (keys[place] >> 10);
        }
    }
}
