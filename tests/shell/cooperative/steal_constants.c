/*
 * steal_constants.c - computes on the host, one node after the other and without the kernels, what the .sim files of octree
 * and game expect.
 *
 *     steal_constants octree PARTICLES        counted, leaves, depths, checksum
 *     steal_constants game OPENING SPLIT      made, value, positions, wins
 *
 * Each is printed on a line of its own, in the order of the kernels' arguments.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS    10
#define LEAF_MOST 32

static uint32_t scatter(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

/* ---- octree ---- */

struct tree {
    uint32_t counted, leaves, depths, checksum;
};

/* A particle's place as the path to it, three bits a level: x lowest, the top level first. */
static uint32_t path_of(uint32_t x, uint32_t y, uint32_t z)
{
    uint32_t path = 0;

    for (uint32_t bit = LEVELS; bit-- > 0;)
        path = path << 3 | (z >> bit & 1) << 2 | (y >> bit & 1) << 1 | (x >> bit & 1);
    return path;
}

static uint32_t towards_corner(uint32_t bits)
{
    return bits % 128 * (bits / 128 % 128) / 128;
}

struct particle {
    uint32_t path, position;
};

static int compare(const void *a, const void *b)
{
    const struct particle *left = a, *right = b;

    return (left->path > right->path) - (left->path < right->path);
}

static void place(struct particle *particle, uint32_t number, uint32_t cell)
{
    uint32_t hash = scatter(number), other = scatter(hash + number);
    uint32_t at[3] = {towards_corner(hash), towards_corner(hash >> 14), towards_corner(other)};

    for (uint32_t axis = 0; axis < 3; axis++)
        for (uint32_t level = 0; level < 3; level++)
            at[axis] |= (cell >> (3 * level + axis) & 1) << (7 + level);
    particle->position = at[0] | at[1] << 10 | at[2] << 20;
    particle->path = path_of(at[0], at[1], at[2]);
}

/* count particles of a node, sorted by path. */
static void grow(struct tree *tree, const struct particle *particles, uint32_t count, uint32_t depth)
{
    if (count == 0)
        return;
    if (depth > 3 && (count <= LEAF_MOST || depth == LEVELS)) {
        uint32_t leaf = scatter((particles->path >> 3 * (LEVELS - depth)) * 16 + depth);
        tree->counted += count;
        tree->leaves++;
        tree->depths += depth;
        for (uint32_t i = 0; i < count; i++)
            tree->checksum += scatter(particles[i].position + leaf);
        return;
    }
    for (uint32_t first = 0, end; first < count; first = end) {
        uint32_t shift = 3 * (LEVELS - 1 - depth);
        for (end = first; end < count && particles[end].path >> shift == particles[first].path >> shift; end++)
            ;
        grow(tree, particles + first, end - first, depth + 1);
    }
}

static int octree(uint32_t count)
{
    struct particle *particles = malloc(count * sizeof(*particles));
    struct tree tree = {0};

    if (!particles)
        return 2;
    for (uint32_t cell = 0; cell < 512; cell++) {
        uint32_t end = (uint32_t)((uint64_t)count * (cell + 1) * (cell + 1) / (512 * 512));
        for (uint32_t i = (uint32_t)((uint64_t)count * cell * cell / (512 * 512)); i < end; i++)
            place(&particles[i], i, cell);
    }
    qsort(particles, count, sizeof(*particles), compare);
    grow(&tree, particles, count, 0);
    printf("%" PRIu32 "\n%" PRIu32 "\n%" PRIu32 "\n%" PRIu32 "\n", tree.counted, tree.leaves, tree.depths,
           tree.checksum);
    free(particles);
    return 0;
}

/* ---- game ---- */

#define SIDE 4
#define WIN  1000

struct game {
    int board[SIDE][SIDE]; /* 0: empty, 1 and -1: the sides */
    uint32_t split, made, positions, wins;
};

/* What a side has on a line of SIDE squares, and whether the other has something there. */
static void count_line(struct game *game, int line, int side, int *own, int *foreign)
{
    *own = *foreign = 0;
    for (int i = 0; i < SIDE; i++) {
        int stone = line < SIDE        ? game->board[line][i]
                    : line < 2 * SIDE  ? game->board[i][line - SIDE]
                    : line == 2 * SIDE ? game->board[i][i]
                                       : game->board[i][SIDE - 1 - i];
        *own += stone == side;
        *foreign += stone == -side;
    }
}

static int has_won(struct game *game, int side)
{
    int own, foreign;

    for (int line = 0; line < 2 * SIDE + 2; line++) {
        count_line(game, line, side, &own, &foreign);
        if (own == SIDE)
            return 1;
    }
    return 0;
}

static int rating(struct game *game, int side)
{
    int sum = 0, own, foreign;

    for (int line = 0; line < 2 * SIDE + 2; line++) {
        count_line(game, line, side, &own, &foreign);
        if (own == 0 || foreign == 0)
            sum += own * own - foreign * foreign;
    }
    return sum;
}

/* The value of the board for the side to move, `ply` stones on it. first: this ply's first move of the search's last two. */
static int value_of(struct game *game, int side, uint32_t ply)
{
    int best = -WIN;

    game->made += ply < game->split;
    for (int square = 0; square < SIDE * SIDE; square++) {
        int *stone = &game->board[square / SIDE][square % SIDE];
        int value;

        if (*stone)
            continue;
        *stone = side;
        if (has_won(game, side)) {
            /* The kernel counts pairs of moves: a first move that wins stands for all its replies. */
            uint32_t pairs = ply == game->split ? SIDE * SIDE - ply - 1 : 1;
            value = WIN - (int)ply;
            game->positions += pairs;
            game->wins += pairs;
        } else if (ply == game->split + 1) {
            value = -rating(game, -side);
            game->positions++;
        } else {
            value = -value_of(game, -side, ply + 1);
        }
        *stone = 0;
        if (value > best)
            best = value;
    }
    return best;
}

static int game(uint32_t opening, uint32_t split)
{
    struct game game = {.split = split};
    uint32_t ply = 0;
    int value;

    for (int square = 0; square < SIDE * SIDE; square++) {
        int stone = (int)(opening >> square & 1) - (int)(opening >> (square + 16) & 1);
        game.board[square / SIDE][square % SIDE] = stone;
        ply += stone != 0;
    }
    value = value_of(&game, 1, ply);
    printf("%" PRIu32 "\n%d\n%" PRIu32 "\n%" PRIu32 "\n", game.made, value, game.positions, game.wins);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "octree") == 0)
        return octree((uint32_t)strtoul(argv[2], NULL, 10));
    if (argc == 4 && strcmp(argv[1], "game") == 0)
        return game((uint32_t)strtoul(argv[2], NULL, 10), (uint32_t)strtoul(argv[3], NULL, 10));
    fputs("usage: steal_constants octree PARTICLES | game OPENING SPLIT\n", stderr);
    return 2;
}
