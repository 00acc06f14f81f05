/* vector_clock.c - vector clocks: sorted blocks of entries, counted references. */
#include "tools/bugs/race/vector_clock.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define BLOCK_THREADS 4u /* the host compares and joins that many at once; a clock of one thread stays small */

/* The entries of threads number * BLOCK_THREADS and up. Zeros: nothing of that thread is ordered. */
struct block {
    uint32_t number;
    uint32_t until[BLOCK_THREADS];
    uint32_t dot[BLOCK_THREADS];
};

struct race_clock {
    uint32_t references;
    uint32_t count;
    struct block blocks[]; /* by number */
};

struct race_clock *race_clock_keep(struct race_clock *clock)
{
    SIM_REQUIRE(!clock || clock->references);
    if (clock)
        clock->references++;
    return clock;
}

void race_clock_drop(struct race_clock *clock)
{
    SIM_REQUIRE(!clock || clock->references);
    if (clock && --clock->references == 0)
        free(clock);
}

/* Index of the first block whose number is not lower. */
static uint32_t place_of(const struct race_clock *clock, uint32_t number)
{
    uint32_t low = 0, high = clock->count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (clock->blocks[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Returns the block of a thread, NULL if there is none. */
static const struct block *find(const struct race_clock *clock, uint32_t thread)
{
    uint32_t number = thread / BLOCK_THREADS, at = clock ? place_of(clock, number) : 0;

    return clock && at < clock->count && clock->blocks[at].number == number ? &clock->blocks[at] : NULL;
}

bool race_clock_orders(const struct race_clock *clock, uint32_t thread, uint32_t instruction)
{
    const struct block *block = find(clock, thread);
    uint32_t i = thread % BLOCK_THREADS;

    SIM_REQUIRE(instruction);
    return block && (instruction <= block->until[i] || instruction == block->dot[i]);
}

/* Returns 1 if an entry does not order what another one of its thread orders, otherwise 0. */
static uint32_t lacks(uint32_t until, uint32_t dot, uint32_t other_until, uint32_t other_dot)
{
    return (uint32_t)(until < other_until) | ((uint32_t)(until < other_dot) & (uint32_t)(dot != other_dot));
}

static bool covers_block(const struct block *block, const struct block *other)
{
    uint32_t lacking = 0;

    for (uint32_t i = 0; i < BLOCK_THREADS; i++)
        lacking |= lacks(block->until[i], block->dot[i], other->until[i], other->dot[i]);
    return !lacking;
}

static bool covers_entry(const struct race_clock *clock, const struct race_entry *other)
{
    const struct block *block = find(clock, other->thread);
    uint32_t i = other->thread % BLOCK_THREADS;

    return block && !lacks(block->until[i], block->dot[i], other->until, other->dot);
}

static bool covers(const struct race_clock *clock, const struct race_clock *other)
{
    uint32_t at = 0;

    if (!other || clock == other)
        return true;
    if (!clock || clock->count < other->count)
        return false;
    for (uint32_t i = 0; i < other->count; i++) {
        while (at < clock->count && clock->blocks[at].number < other->blocks[i].number)
            at++;
        if (at == clock->count || clock->blocks[at].number != other->blocks[i].number ||
            !covers_block(&clock->blocks[at], &other->blocks[i]))
            return false;
    }
    return true;
}

static uint32_t later(uint32_t one, uint32_t other)
{
    return one > other ? one : other;
}

/* Joins a block with another one of its threads. */
static void raise(struct block *block, const struct block *other)
{
    for (uint32_t i = 0; i < BLOCK_THREADS; i++) {
        block->until[i] = later(block->until[i], other->until[i]);
        block->dot[i] = later(block->dot[i], other->dot[i]);
    }
}

static void merge(struct race_clock *result, const struct race_clock *a, const struct race_clock *b)
{
    const struct block *one = a->blocks, *other = b->blocks, *one_end = one + a->count, *other_end = other + b->count;
    struct block *to = result->blocks;

    while (one < one_end && other < other_end) {
        if (one->number == other->number) {
            *to = *one++;
            raise(to++, other++);
        } else if (one->number < other->number) {
            *to++ = *one++;
        } else {
            *to++ = *other++;
        }
    }
    while (one < one_end)
        *to++ = *one++;
    while (other < other_end)
        *to++ = *other++;
    result->count = (uint32_t)(to - result->blocks);
}

/* Adds an entry; the clock has space for a block of it. */
static void add_entry(struct race_clock *clock, const struct race_entry *entry)
{
    struct block block = {.number = entry->thread / BLOCK_THREADS};
    uint32_t at = place_of(clock, block.number);

    block.until[entry->thread % BLOCK_THREADS] = entry->until;
    block.dot[entry->thread % BLOCK_THREADS] = entry->dot;
    if (at < clock->count && clock->blocks[at].number == block.number) {
        raise(&clock->blocks[at], &block);
        return;
    }
    SIM_REQUIRE(at == clock->count || clock->blocks[at].number > block.number);
    memmove(&clock->blocks[at + 1], &clock->blocks[at], (clock->count - at) * sizeof(block));
    clock->blocks[at] = block;
    clock->count++;
}

/* How many blocks two clocks have together. */
static uint32_t count_blocks(const struct race_clock *a, const struct race_clock *b)
{
    uint32_t i = 0, j = 0, count = 0;

    for (; i < a->count && j < b->count; count++) {
        uint32_t one = a->blocks[i].number, other = b->blocks[j].number;

        i += one <= other;
        j += other <= one;
    }
    return count + a->count - i + b->count - j;
}

/* Makes the join, neither NULL. Returns NULL if the host has no memory. */
static struct race_clock *make_join(const struct race_clock *a, const struct race_clock *b,
                                    const struct race_entry *own)
{
    uint32_t blocks = count_blocks(a, b) + (own != NULL);
    struct race_clock *result = malloc(sizeof(*result) + (size_t)blocks * sizeof(result->blocks[0]));

    if (!result)
        return NULL;
    result->references = 1;
    merge(result, a, b);
    if (own)
        add_entry(result, own);
    return result;
}

struct race_clock *race_clock_join(struct race_clock *a, struct race_clock *b, const struct race_entry *own,
                                   bool *failed)
{
    static const struct race_clock nothing = {.count = 0};
    struct race_clock *result;

    if (covers(a, b) && (!own || covers_entry(a, own)))
        return race_clock_keep(a);
    if (covers(b, a) && (!own || covers_entry(b, own)))
        return race_clock_keep(b);
    result = make_join(a ? a : &nothing, b ? b : &nothing, own);
    if (result)
        return result;
    *failed = true;
    return race_clock_keep(a);
}

void race_clock_add(struct race_clock **clock, struct race_clock *b, const struct race_entry *own, bool *failed)
{
    struct race_clock *joined = race_clock_join(*clock, b, own, failed);

    race_clock_drop(*clock);
    *clock = joined;
}

void race_join_forget(struct race_join *last)
{
    race_clock_drop(last->a);
    race_clock_drop(last->b);
    race_clock_drop(last->result);
    *last = (struct race_join){.a = NULL};
}

static bool is_same_join(const struct race_join *last, const struct race_clock *a, const struct race_clock *b,
                         const struct race_entry *own)
{
    if (last->a != a || last->b != b || last->has_own != (own != NULL))
        return false;
    return !own || (own->thread == last->own.thread && own->until == last->own.until && own->dot == last->own.dot);
}

void race_clock_add_again(struct race_join *last, struct race_clock **clock, struct race_clock *b,
                          const struct race_entry *own, bool *failed)
{
    struct race_clock *result;

    if (is_same_join(last, *clock, b, own)) {
        result = race_clock_keep(last->result);
    } else {
        struct race_join join = {.a = race_clock_keep(*clock), .b = race_clock_keep(b), .has_own = own != NULL};

        if (own)
            join.own = *own;
        result = race_clock_join(*clock, b, own, failed);
        join.result = race_clock_keep(result);
        race_join_forget(last);
        *last = join;
    }
    race_clock_drop(*clock);
    *clock = result;
}
