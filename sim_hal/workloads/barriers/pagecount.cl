/*
 * How often each page was viewed, after Page View Count of Mars: a work-group puts its share of the log into a hash table in
 * local memory, 512 entries a round. When half of the table is used its counts are added to the totals.
 */
#include "groups.h"

#define ITEMS 512
#define SLOTS 2048
#define FREE  0xffffffffu

static void count_view(volatile local uint *pages, volatile local uint *views, volatile local uint *fresh, uint page)
{
    for (uint slot = page * 2654435769u >> 21;; slot = (slot + 1) % SLOTS) {
        uint other = atomic_cmpxchg(pages + slot, FREE, page);

        if (other == FREE)
            atomic_inc(fresh);
        if (other == FREE || other == page) {
            atomic_inc(views + slot);
            return;
        }
    }
}

/* Empties the table, or makes an empty one. */
static void empty_table(local uint *pages, local uint *views, volatile global uint *totals)
{
    for (uint slot = item_id(); slot < SLOTS; slot += ITEMS) {
        if (totals && pages[slot] != FREE)
            atomic_add(totals + pages[slot], views[slot]);
        pages[slot] = FREE;
        views[slot] = 0;
    }
}

KERNEL(ITEMS, 1) void pagecount(global const uint *log, uint rounds, volatile global uint *totals)
{
    local uint pages[SLOTS], views[SLOTS], fresh[2];
    uint used = 0;

    log += group_id() * rounds * ITEMS;
    empty_table(pages, views, 0);
    if (item_id() < 2)
        fresh[item_id()] = 0;
    meet(); /* the table is empty */
    for (uint round = 0; round < rounds; round++) {
        count_view(pages, views, &fresh[round & 1], log[round * ITEMS + item_id()]);
        meet(); /* the round is counted */
        used += fresh[round & 1];
        if (item_id() == 0)
            fresh[~round & 1] = 0;
        if (used > SLOTS / 2) {
            empty_table(pages, views, totals);
            used = 0;
        }
        meet(); /* there is room for a round */
    }
    empty_table(pages, views, totals);
}
