/*
 * Look-ups in a B+ tree of order 512, after b+tree of Rodinia: a work-group strides over the queries. All work-items compare it with a
 * node's keys; the one whose range it is in names the next node. Inner nodes and leaves lie in arrays of their own.
 */
#include "groups.h"

#define ORDER 512
#define NONE  0xffffffffu

KERNEL(ORDER, 1)
void btree(global const uint *inner_keys, global const uint *children, global const uint *leaf_keys,
           global const uint *records, global const uint *queries, uint count, uint levels, global uint *found)
{
    local uint next;
    uint item = item_id();

    for (uint i = group_id(); i < count; i += (uint)get_num_groups(0)) {
        uint query = queries[i], node = 0;

        for (uint level = 1; level <= levels; level++) {
            global const uint *keys = (level < levels ? inner_keys : leaf_keys) + node * ORDER;

            if (keys[item] <= query && (item == ORDER - 1 || query < keys[item + 1]))
                next = level < levels ? children[node * ORDER + item] : node * ORDER + item;
            meet(); /* the next node is known */
            node = next;
            meet(); /* the next node is read */
        }
        if (item == 0)
            found[i] = leaf_keys[node] == query ? records[node] : NONE;
    }
}
