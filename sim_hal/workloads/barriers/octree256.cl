/*
 * Sorts particles into an octree, after Cederman and Tsigas: the particles of the kernel octree of suite cooperative, but in
 * work-groups of four waves, which do not steal. A work-group takes one of the 512 cells of the third level after the other, and
 * walks down its tree in depth. A node with more particles than a leaf may have is a task: the work-group moves its particles to the
 * other of two arrays, so that those of a child lie side by side.
 *
 * Cells have from none to about 1,000 particles, and these lie more and more densely towards a cell's corner.
 */
#include "../plain/irregular.h"
#include "groups.h"

#define ITEMS        256
#define LEVELS       10 /* units across, as a power of two */
#define LEVELS_GIVEN 3
#define CELLS        512
#define LEAF_MOST    32
#define TASKS        64 /* of a walk in depth: at most seven a level wait, and eight at the last */

enum { COUNTED, LEAVES, DEPTHS, CHECKSUM, RESULTS };

struct walk {
    uint4 tasks[TASKS]; /* first particle, particles, path, depth */
    uint count;
    uint cell;
    uint sizes[8];
    uint places[8];
    uint tally[RESULTS];
};

static uint first_of_cell(uint cell, uint particles)
{
    return (uint)((ulong)particles * cell * cell / (CELLS * CELLS));
}

/* One of x, y and z below the third level, from a hash's 14 bits. */
static uint within_cell(uint bits)
{
    return (bits & 127) * (bits >> 7 & 127) >> 7;
}

/* x, y and z of a particle, ten bits each. */
static uint position_of(uint particle, uint cell)
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
static uint octant_of(uint position, uint depth)
{
    uint shift = LEVELS - 1 - depth;

    return (position >> shift & 1) | (position >> (shift + 9) & 2) | (position >> (shift + 18) & 4);
}

static bool is_leaf(uint size, uint depth)
{
    return size <= LEAF_MOST || depth == LEVELS;
}

/* One child a work-item: where its particles go, and what it counts as if it is a leaf. */
static void place_child(local struct walk *walk, uint4 task)
{
    uint octant = item_id(), size = walk->sizes[octant], first = task.x;
    volatile local uint *tally = walk->tally;

    for (uint i = 0; i < octant; i++)
        first += walk->sizes[i];
    walk->places[octant] = first;
    if (size == 0)
        return;
    if (!is_leaf(size, task.w + 1)) {
        uint place = atomic_inc((volatile local uint *)&walk->count);
        walk->tasks[place] = (uint4)(first, size, task.z * 8 + octant, task.w + 1);
        return;
    }
    atomic_add(tally + COUNTED, size);
    atomic_add(tally + LEAVES, 1);
    atomic_add(tally + DEPTHS, task.w + 1);
}

/* A particle of a task; those of the third level are not in an array yet. */
static uint particle(global const uint *from, uint i, uint4 task)
{
    return task.w == LEVELS_GIVEN ? position_of(i, task.z) : from[i];
}

static void split(local struct walk *walk, uint4 task, global const uint *from, global uint *to)
{
    uint sum = 0;

    for (uint i = task.x + item_id(); i < task.x + task.y; i += ITEMS)
        atomic_inc((volatile local uint *)&walk->sizes[octant_of(particle(from, i, task), task.w)]);
    meet(); /* children are counted */
    if (item_id() < 8)
        place_child(walk, task);
    meet(); /* children have places */
    for (uint i = task.x + item_id(); i < task.x + task.y; i += ITEMS) {
        uint position = particle(from, i, task), octant = octant_of(position, task.w);

        to[atomic_inc((volatile local uint *)&walk->places[octant])] = position;
        if (is_leaf(walk->sizes[octant], task.w + 1))
            sum += scatter(position + scatter((task.z * 8 + octant) * 16 + task.w + 1));
    }
    atomic_add((volatile local uint *)&walk->tally[CHECKSUM], sum);
}

/* positions: room for twice as many as there are particles. next_cell is 0. */
KERNEL(ITEMS, 1)
void octree256(volatile global uint *next_cell, global uint *positions, uint particles, volatile global uint *results)
{
    local struct walk walk;
    uint item = item_id();

    if (item < RESULTS)
        walk.tally[item] = 0;
    for (;;) {
        if (item == 0) {
            uint cell = atomic_inc(next_cell), first = first_of_cell(min(cell, CELLS - 1u), particles);
            walk.cell = cell;
            walk.count = 1;
            walk.tasks[0] =
                (uint4)(first, first_of_cell(min(cell, CELLS - 1u) + 1, particles) - first, cell, LEVELS_GIVEN);
        }
        meet(); /* the cell is known */
        if (walk.cell >= CELLS)
            break;
        while (walk.count > 0) {
            uint4 task = walk.tasks[walk.count - 1];

            meet_all(); /* the task is read, and particles are where the tasks before put them */
            if (item == 0)
                walk.count--;
            if (item < 8)
                walk.sizes[item] = 0;
            meet(); /* there is room for children */
            split(&walk, task, positions + (task.w & 1) * particles, positions + (~task.w & 1) * particles);
        }
        meet(); /* the cell is done */
    }
    if (item < RESULTS)
        atomic_add(results + item, walk.tally[item]);
}
