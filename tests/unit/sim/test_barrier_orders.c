/*
 * test_barrier_orders.c - which memory orders the portable barrier over work-groups needs (sim_hal/workloads/discovery/
 * xf_barrier.h; Sorensen's thesis, figure 3.4 and section 3.5.3), worked out from what the language promises and nothing more.
 *
 * On the simulated GPU some orders cannot be seen to matter, since its instruction set orders more than OpenCL C does. Here
 * memory is a history of each word's values. What a work-item has seen is its view: for every word the earliest value that it
 * may still read. A release store takes the view along, an acquire load of that value adds it to the reader's; a local barrier
 * makes one view of its work-items' views. That is release and acquire of C11 and OpenCL 2.0, without consume and
 * sequentially consistent operations, of which the barrier has none.
 *
 * Every order of steps is explored, and every value that a load may return. The barrier holds when behind it each work-item must
 * read what all have written before it, and no work-group is two rounds ahead.
 */
#include <string.h>

#include "test.h"

#define GROUPS     4u
#define ITEMS      2u
#define THREADS    (GROUPS * ITEMS)
#define ROUNDS     2u
#define WORDS      (THREADS + GROUPS) /* each work-item's data, then each work-group's flag */
#define VALUES     (2 * ROUNDS + 1)   /* of a flag: 0, then raised and lowered in turns */
#define CAPACITY   (1u << 16)         /* states, at most; a power of two */
#define PROGRAM    (2 * GROUPS + 2) /* operations, at most: the only work-item of the master has the flags of all others */
#define FLAG_SHIFT 4                /* of the master's operations: above, whose flag it is */

enum operation { END, WRITE, MEET, PASS, RAISE, AWAIT_RAISED, LOWER, AWAIT_LOWERED, READ };

enum part {
    MASTER_ACQUIRE,
    MASTER_MEET,
    MASTER_RELEASE,
    SLAVE_MEET,
    SLAVE_RELEASE,
    SLAVE_ACQUIRE,
    SLAVE_LAST_MEET,
    PARTS
};

static const char *const part_names[PARTS + 1] = {
    "acquire of the master, line 2",    "local barrier of the master, line 5",
    "release of the master, line 8",    "local barrier of a slave, line 1",
    "release of a slave, line 4",       "acquire of a slave, line 5",
    "local barrier of a slave, line 8", "nothing"};

struct view {
    uint8_t earliest[WORDS];
};

struct state {
    uint8_t pc[THREADS], round[THREADS];
    uint8_t written[WORDS]; /* values of each word behind its first, which is number 0 */
    struct view seen[THREADS];
    struct view taken_along[GROUPS][VALUES]; /* by each value of a flag */
};

static struct {
    uint32_t groups, items;
    enum part missing; /* PARTS: none */
    uint8_t program[THREADS][PROGRAM];
    bool stale, stuck;
    uint32_t count, open; /* states; of these not yet gone on from */
    bool full;
    struct state states[CAPACITY];
    uint32_t table[2 * CAPACITY]; /* 1 + number of a state, by hash */
} search;

static uint32_t thread_of(uint32_t group, uint32_t item)
{
    return group * search.items + item;
}

static uint32_t flag_of(uint32_t group)
{
    return THREADS + group;
}

static uint8_t unless_missing(enum part part, enum operation operation)
{
    return (uint8_t)(search.missing == part ? PASS : operation);
}

static void write_master(uint8_t *program, uint32_t item)
{
    *program++ = WRITE;
    for (uint32_t slave = item + 1; slave < search.groups; slave += search.items)
        *program++ = (uint8_t)(AWAIT_RAISED | slave << FLAG_SHIFT);
    *program++ = unless_missing(MASTER_MEET, MEET);
    for (uint32_t slave = item + 1; slave < search.groups; slave += search.items)
        *program++ = (uint8_t)(LOWER | slave << FLAG_SHIFT);
    *program++ = READ;
    *program = END;
}

static void write_slave(uint8_t *program, uint32_t item)
{
    *program++ = WRITE;
    *program++ = unless_missing(SLAVE_MEET, MEET);
    if (item == 0) {
        *program++ = RAISE;
        *program++ = AWAIT_LOWERED;
    }
    *program++ = unless_missing(SLAVE_LAST_MEET, MEET);
    *program++ = READ;
    *program = END;
}

static void join(struct view *view, const struct view *other)
{
    for (uint32_t w = 0; w < WORDS; w++)
        if (view->earliest[w] < other->earliest[w])
            view->earliest[w] = other->earliest[w];
}

static void add_state(const struct state *state)
{
    const uint8_t *bytes = (const uint8_t *)state;
    uint64_t hash = 0xcbf29ce484222325u;
    uint32_t place;

    for (uint32_t i = 0; i < sizeof(*state); i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    for (place = (uint32_t)(hash >> 32) & (2 * CAPACITY - 1); search.table[place];
         place = (place + 1) & (2 * CAPACITY - 1))
        if (!memcmp(&search.states[search.table[place] - 1], state, sizeof(*state)))
            return;
    if (search.count == CAPACITY) {
        search.full = true;
        return;
    }
    search.states[search.count] = *state;
    search.table[place] = ++search.count;
}

/* The thread writes a word's next value. */
static uint8_t append(struct state *s, uint32_t t, uint32_t word)
{
    return s->seen[t].earliest[word] = ++s->written[word];
}

static void store_flag(struct state *s, uint32_t t, uint32_t group, enum part release)
{
    uint8_t value = append(s, t, flag_of(group));
    struct view *along = &s->taken_along[group][value];

    if (search.missing == release)
        along->earliest[flag_of(group)] = value;
    else
        *along = s->seen[t];
}

/* One next state for each value the flag may be read to have, odd ones being raised. */
static bool await_flag(const struct state *s, uint32_t t, uint32_t group, bool raised, enum part acquire)
{
    bool any = false;

    for (uint8_t value = s->seen[t].earliest[flag_of(group)]; value <= s->written[flag_of(group)]; value++) {
        struct state next = *s;

        if ((value & 1) != raised)
            continue;
        next.pc[t]++;
        next.seen[t].earliest[flag_of(group)] = value;
        if (search.missing != acquire)
            join(&next.seen[t], &s->taken_along[group][value]);
        add_state(&next);
        any = true;
    }
    return any;
}

/* All work-items of the work-group meet, if they are there: a step of the first of them. */
static bool meet(const struct state *s, uint32_t group)
{
    struct state next = *s;
    struct view all = {{0}};

    for (uint32_t i = 0; i < search.items; i++) {
        uint32_t t = thread_of(group, i);

        if (search.program[t][s->pc[t]] != MEET)
            return false;
        join(&all, &s->seen[t]);
        next.pc[t]++;
    }
    for (uint32_t i = 0; i < search.items; i++)
        next.seen[thread_of(group, i)] = all;
    add_state(&next);
    return true;
}

/* Behind the barrier: might an old value be read, or has a work-group gone too far? */
static void read_all(const struct state *s, uint32_t t)
{
    struct state next = *s;

    for (uint32_t other = 0; other < search.groups * search.items; other++)
        if (s->seen[t].earliest[other] <= s->round[t] || s->written[other] > s->round[t] + 2)
            search.stale = true;
    next.round[t]++;
    next.pc[t] = 0;
    add_state(&next);
}

/* Whether the thread had a step. */
static bool step(const struct state *s, uint32_t t)
{
    uint32_t group = t / search.items, operation = search.program[t][s->pc[t]], slave = operation >> FLAG_SHIFT;
    struct state next = *s;

    if (s->round[t] == ROUNDS)
        return false;
    next.pc[t]++;
    switch (operation & ((1u << FLAG_SHIFT) - 1)) {
    case WRITE:
        append(&next, t, t);
        break;
    case PASS:
        break;
    case RAISE:
        store_flag(&next, t, group, SLAVE_RELEASE);
        break;
    case LOWER:
        store_flag(&next, t, slave, MASTER_RELEASE);
        break;
    case AWAIT_RAISED:
        return await_flag(s, t, slave, true, MASTER_ACQUIRE);
    case AWAIT_LOWERED:
        return await_flag(s, t, group, false, SLAVE_ACQUIRE);
    case MEET:
        return t % search.items == 0 && meet(s, group);
    default:
        read_all(s, t);
        return true;
    }
    add_state(&next);
    return true;
}

static bool is_final(const struct state *s)
{
    for (uint32_t t = 0; t < search.groups * search.items; t++)
        if (s->round[t] < ROUNDS)
            return false;
    return true;
}

static void go_on_from(const struct state *s)
{
    bool any = false;

    for (uint32_t t = 0; t < search.groups * search.items; t++)
        any |= step(s, t);
    search.stuck |= !any && !is_final(s);
}

static void explore(uint32_t groups, uint32_t items, enum part missing)
{
    static const struct state initial;

    search.groups = groups;
    search.items = items;
    search.missing = missing;
    search.stale = search.stuck = search.full = false;
    search.count = 0;
    memset(search.table, 0, sizeof(search.table));
    for (uint32_t t = 0; t < groups * items; t++)
        (t < items ? write_master : write_slave)(search.program[t], t % items);
    add_state(&initial);
    for (search.open = 0; search.open < search.count && !search.stale; search.open++) {
        struct state state = search.states[search.open];

        go_on_from(&state);
    }
}

/* What there is one work-item for needs no local barrier. */
static bool is_local(enum part part)
{
    return part == MASTER_MEET || part == SLAVE_MEET || part == SLAVE_LAST_MEET;
}

static const char *part_text(uint64_t value)
{
    return part_names[value];
}

static struct test_parameter groups = TEST_RANGE("groups", 2, GROUPS - 1);
static struct test_parameter items = TEST_RANGE("items", 1, ITEMS);
static struct test_parameter missing = {.name = "without", .count = PARTS + 1, .text = part_text};

static void every_order_is_needed(void)
{
    enum part part = (enum part)missing.value;
    bool needed = part < PARTS && (items.value > 1 || !is_local(part));

    explore((uint32_t)groups.value, (uint32_t)items.value, part);
    CHECK_EQUAL(search.stale, needed);
    CHECK(!search.stuck && !search.full);
}

TEST_MAIN()
{
    return test_run("barrier_orders",
                    (const struct test_case[]){TEST(every_order_is_needed, &groups, &items, &missing), {0}});
}
