/*
 * octree.h - particles that are sorted into an octree, one node after the other. Work-items of a work-group sort a node
 * together; whose task it is, and in which order, is the kernel's business. It has ITEMS, IS_TASK, item_id and
 * meet before it includes this.
 *
 * A node's particles are a range of an array, its children's are parts of that range in the other of two arrays, and no
 * other task touches it. Space is 1,024 units wide. Particles come sorted by the 512 cells of the third level, as a
 * simulation keeps them from one step to the next: more and more of them from cell to cell, and in a cell more and more
 * of them towards its corner. Where they are is a hash of their number.
 */
#ifndef OCTREE_H
#define OCTREE_H

#define LEVELS       10 /* units across, as a power of two */
#define LEVELS_GIVEN 3
#define CELLS        512
#define LEAF_MOST    32

enum { COUNTED, LEAVES, DEPTHS, CHECKSUM, RESULTS };

/* Sums over all leaves: their particles, how many there are, their depths, and a hash of each particle and its leaf. */
struct results {
    volatile global uint *sums[RESULTS];
};

/* What a work-group needs for one node, for its eight children. */
struct sorting {
    uint sizes[8];
    uint places[8];
    uint tally[RESULTS];
};

ONWARD_INLINE uint first_of_cell(uint cell, uint particles)
{
    return (uint)((ulong)particles * cell * cell / (CELLS * CELLS));
}

/* One of x, y and z below the third level, from a hash's 14 bits. */
ONWARD_INLINE uint within_cell(uint bits)
{
    return (bits & 127) * (bits >> 7 & 127) >> 7;
}

/* x, y and z of a particle, ten bits each. */
ONWARD_INLINE uint position_of(uint particle, uint cell)
{
    uint hash = scatter(particle);
    uint other = scatter(hash + particle);
    uint x = (cell & 1) | (cell >> 2 & 2) | (cell >> 4 & 4);
    uint y = (cell >> 1 & 1) | (cell >> 3 & 2) | (cell >> 5 & 4);
    uint z = (cell >> 2 & 1) | (cell >> 4 & 2) | (cell >> 6 & 4);

    x = x << 7 | within_cell(hash);
    y = y << 7 | within_cell(hash >> 14);
    z = z << 7 | within_cell(other);
    return x | y << 10 | z << 20;
}

/* Which child of a node of this depth a position is in. */
ONWARD_INLINE uint octant_of(uint position, uint depth)
{
    uint shift = LEVELS - 1 - depth;

    return (position >> shift & 1) | (position >> (shift + 9) & 2) | (position >> (shift + 18) & 4);
}

ONWARD_INLINE uint4 node(uint first, uint size, uint path, uint depth)
{
    return (uint4)(first, size, path, IS_TASK | depth);
}

/* Above the third level children are known without looking at particles. */
ONWARD_INLINE uint4 given_child(uint path, uint depth, uint particles)
{
    uint cells = 1u << 3 * (LEVELS_GIVEN - 1 - depth);
    uint child = path * 8 + item_id();
    uint first = first_of_cell(child * cells, particles);
    uint size = first_of_cell((child + 1) * cells, particles) - first;

    return item_id() < 8 && size > 0 ? node(first, size, child, depth + 1) : (uint4)(0, 0, 0, 0);
}

ONWARD_INLINE bool is_leaf(uint size, uint depth)
{
    return size <= LEAF_MOST || depth == LEVELS;
}

/* One child a work-item: where its particles go, and what it counts as if it is a leaf. */
ONWARD_INLINE uint4 place_child(local struct sorting *sorting, uint first, uint path, uint depth)
{
    uint4 child = (uint4)(0, 0, 0, 0);

    if (item_id() >= 8)
        return child;
    uint size = sorting->sizes[item_id()];
    for (uint i = 0; i < item_id(); i++)
        first += sorting->sizes[i];
    sorting->places[item_id()] = first;
    if (size > 0 && is_leaf(size, depth + 1)) {
        atomic_add(&sorting->tally[COUNTED], size);
        atomic_add(&sorting->tally[LEAVES], 1);
        atomic_add(&sorting->tally[DEPTHS], depth + 1);
    } else if (size > 0) {
        child = node(first, size, path * 8 + item_id(), depth + 1);
    }
    return child;
}

ONWARD_INLINE void add_tally(const struct results *results, local const uint *tally)
{
    for (uint i = 0; i < RESULTS; i++)
        if (item_id() == i && tally[i])
            onward_add(results->sums[i], tally[i]);
}

/* Returns a child in each work-item that has one which is no leaf. Without results the tally goes on, and is the caller's. */
ONWARD_INLINE uint4 sort_node(uint4 task, global const uint *from, global uint *to, local struct sorting *sorting,
                              const struct results *results)
{
    uint first = task.x;
    uint end = task.x + task.y;
    uint path = task.z;
    uint depth = task.w & ~IS_TASK;
    uint sum = 0;

    meet();
    if (item_id() < 8)
        sorting->sizes[item_id()] = 0;
    if (results && item_id() < RESULTS)
        sorting->tally[item_id()] = 0;
    meet();
    for (uint i = first + item_id(); i < end; i += ITEMS) {
        uint position = depth == LEVELS_GIVEN ? position_of(i, path) : from[i];
        atomic_inc(&sorting->sizes[octant_of(position, depth)]);
    }
    meet();
    uint4 child = place_child(sorting, first, path, depth);
    meet();
    for (uint i = first + item_id(); i < end; i += ITEMS) {
        uint position = depth == LEVELS_GIVEN ? position_of(i, path) : from[i];
        uint octant = octant_of(position, depth);
        to[atomic_inc(&sorting->places[octant])] = position;
        if (is_leaf(sorting->sizes[octant], depth + 1))
            sum += scatter(position + scatter((path * 8 + octant) * 16 + depth + 1));
    }
    atomic_add(&sorting->tally[CHECKSUM], sum);
    meet();
    if (results)
        add_tally(results, sorting->tally);
    return child;
}

#endif
