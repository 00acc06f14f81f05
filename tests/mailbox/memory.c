/* memory.c - the accesses of both sides, and what they may see. */
#include "memory.h"
#include "sanitizer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct memory memory __attribute__((aligned(64)));

const char *const shared_names[SHARED_WORDS] = {"magic", "command_produced", "command_consumed", "event_produced",
                                                "event_consumed"};

static const uint32_t shared_places[SHARED_WORDS] = {0, 4, 5, 6, 7}; /* in words */
static const enum side writers[SHARED_WORDS] = {SIDE_GPU, SIDE_CP, SIDE_GPU, SIDE_GPU, SIDE_CP};

/* The step under way. */
static struct {
    struct memory_state *state;
    struct side_state *side;
    enum side at;
    uint32_t choice, reached;
    uint32_t replayed;     /* values that this call's earlier loads have returned again */
    bool made;             /* the step's atomic access was made; memory.single: its access */
    uint32_t first, count; /* words that the access stores to, whose values the code writes next */
    jmp_buf stop;
} step;

static const char *const side_names[SIDES] = {"the CP", "the GPU"};

static enum side other(enum side side)
{
    return side == SIDE_CP ? SIDE_GPU : SIDE_CP;
}

static void place_of(uint32_t word, char text[48])
{
    uint32_t commands = ((struct cp_mailbox_header *)(void *)memory.bytes)->command_entries * 32;

    if (word < 16)
        snprintf(text, 48, "word %u of the header", word);
    else if (word - 16 < commands)
        snprintf(text, 48, "word %u of command entry %u", (word - 16) % 32, (word - 16) / 32);
    else if (word - 16 < commands + commands / 2)
        snprintf(text, 48, "word %u of event entry %u", (word - 16 - commands) % 16, (word - 16 - commands) / 16);
    else
        snprintf(text, 48, "check value %u", word - 16 - commands - commands / 2);
}

__attribute__((format(printf, 1, 2), noreturn)) static void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(memory.failure, sizeof(memory.failure), format, arguments);
    va_end(arguments);
    longjmp(step.stop, 1);
}

__attribute__((noreturn)) static void fail_at(uint32_t word, const char *text)
{
    char place[48];

    place_of(word, place);
    fail("%s %s %s", side_names[step.at], text, place);
}

static enum shared_word shared_of(uint32_t word)
{
    if (word == 0)
        return SHARED_MAGIC;
    return word >= 4 && word <= 7 ? SHARED_COMMAND_PRODUCED + (word - 4) : SHARED_WORDS;
}

static uint32_t newest(const struct shared *shared)
{
    return shared->stores[shared->count - 1].value;
}

static uint32_t bytes_at(uint32_t word)
{
    uint32_t value;

    memcpy(&value, memory.bytes + word * 4, sizeof(value));
    return value;
}

static void put_bytes(uint32_t word, uint32_t value)
{
    memcpy(memory.bytes + word * 4, &value, sizeof(value));
}

/* Whether all that the other side did at that clock is visible here. */
static bool is_known(uint32_t clock)
{
    return clock <= step.side->known;
}

static void load_plain(uint32_t word)
{
    enum shared_word shared = shared_of(word);
    struct word *w = &step.state->words[word];

    if (shared < SHARED_WORDS) {
        if (writers[shared] != step.at)
            fail_at(word, "loads without an atomic");
        return;
    }
    if (!is_known(w->stored[other(step.at)]))
        fail_at(word, "may find an old value, or part of one, in");
    w->loaded[step.at] = step.side->clock;
}

/* The value is known once the code has gone on. A plain store may leave a shared word as it is, and no more. */
static void finish_stores(void)
{
    for (uint32_t word = step.first; word < step.first + step.count; word++) {
        enum shared_word shared = shared_of(word);

        if (shared == SHARED_WORDS)
            step.state->words[word].value = bytes_at(word);
        else if (bytes_at(word) != newest(&step.state->shared[shared]))
            fail_at(word, "stores without an atomic to");
    }
    step.count = 0;
}

static void store_plain(uint32_t word)
{
    struct word *w = &step.state->words[word];

    if (shared_of(word) < SHARED_WORDS)
        return;
    if (!is_known(w->loaded[other(step.at)]))
        fail_at(word, "may overwrite what the other side still reads in");
    if (!is_known(w->stored[other(step.at)]))
        fail_at(word, "may store before the other side has stored to");
    w->stored[step.at] = step.side->clock;
}

/*
 * Returns true if this access is the step's, false if an earlier step has made it. Does not return from later ones. Plain
 * accesses are made with the atomic before them, unless memory.single.
 */
static bool reach(bool atomic)
{
    finish_stores();
    if (step.reached++ < step.side->accesses)
        return false;
    if (step.made && (atomic || memory.single))
        longjmp(step.stop, 1);
    step.made |= atomic || memory.single;
    step.side->accesses++;
    return true;
}

static bool is_shared_memory(const volatile void *address)
{
    const volatile unsigned char *at = address;

    return at >= memory.bytes && at < memory.bytes + sizeof(memory.bytes);
}

static void plain(const volatile void *address, size_t bytes, bool store)
{
    uint32_t offset, first, end;

    if (!is_shared_memory(address))
        return;
    offset = (uint32_t)((const volatile unsigned char *)address - memory.bytes);
    first = offset / 4;
    end = (offset + (uint32_t)bytes + 3) / 4;
    if (!reach(false))
        return;
    for (uint32_t word = first; word < end; word++) {
        if (store)
            store_plain(word);
        else
            load_plain(word);
    }
    if (store) {
        step.first = first;
        step.count = end - first;
    }
}

/* Whether an access has the order that it asks for. */
static bool is_ordered(enum shared_word word, bool store, int order)
{
    uint32_t i = 0;

    if (order == __ATOMIC_RELAXED)
        return false;
    while (i < memory.site_count && (memory.sites[i].call != (enum call)step.side->call ||
                                     memory.sites[i].word != word || memory.sites[i].store != store))
        i++;
    if (i == SITES_MOST)
        fail("too many sites");
    if (i == memory.site_count)
        memory.sites[memory.site_count++] = (struct site){(enum call)step.side->call, word, store};
    return i != memory.weakened;
}

/* A load of the other side's word returns any store from the last one seen; those before are forgotten. */
static uint32_t load_shared(enum shared_word word, int order)
{
    struct shared *shared = &step.state->shared[word];
    uint32_t value;

    memory.choices = shared->count;
    memmove(&shared->stores[0], &shared->stores[step.choice],
            (shared->count - step.choice) * sizeof(shared->stores[0]));
    memset(&shared->stores[shared->count - step.choice], 0, step.choice * sizeof(shared->stores[0]));
    shared->count -= step.choice;
    if (is_ordered(word, false, order) && shared->stores[0].clock > step.side->known)
        step.side->known = (uint8_t)shared->stores[0].clock;
    value = shared->stores[0].value + (memory.misread == word);
    if (step.side->values_count == VALUES_MOST)
        fail("too many loads");
    step.side->values[step.side->values_count++] = value;
    return value;
}

static void store_shared(enum shared_word word, uint32_t value, int order)
{
    struct shared *shared = &step.state->shared[word];

    if (writers[word] != step.at)
        fail("%s stores to %s", side_names[step.at], shared_names[word]);
    if (shared->count == STORES_MOST)
        fail("too many stores");
    shared->stores[shared->count].value = value;
    if (is_ordered(word, true, order)) {
        shared->stores[shared->count].clock = step.side->clock;
        step.side->clock++;
    }
    shared->count++;
}

void __tsan_init(void)
{
}

void __tsan_func_entry(void *caller)
{
    (void)caller;
}

void __tsan_func_exit(void)
{
}

#define PLAIN(bytes)                                                                                                   \
    void __tsan_read##bytes(void *address)                                                                             \
    {                                                                                                                  \
        plain(address, bytes, false);                                                                                  \
    }                                                                                                                  \
    void __tsan_write##bytes(void *address)                                                                            \
    {                                                                                                                  \
        plain(address, bytes, true);                                                                                   \
    }

PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)

void __tsan_read_range(void *address, unsigned long bytes)
{
    plain(address, bytes, false);
}

void __tsan_write_range(void *address, unsigned long bytes)
{
    plain(address, bytes, true);
}

void *__tsan_memcpy(void *to, const void *from, size_t bytes)
{
    plain(from, bytes, false);
    plain(to, bytes, true);
    return memcpy(to, from, bytes);
}

void *__tsan_memset(void *to, int value, size_t bytes)
{
    plain(to, bytes, true);
    return memset(to, value, bytes);
}

/* The shared word at an address. The code has no other atomics. */
static enum shared_word atomic_word(const volatile void *address)
{
    enum shared_word word = SHARED_WORDS;

    if (is_shared_memory(address))
        word = shared_of((uint32_t)((const volatile unsigned char *)address - memory.bytes) / 4);
    if (word == SHARED_WORDS)
        abort();
    return word;
}

uint32_t __tsan_atomic32_load(const volatile uint32_t *address, int order)
{
    enum shared_word word = atomic_word(address);

    bool is_new = reach(true);

    if (writers[word] == step.at)
        return bytes_at(shared_places[word]);
    if (!is_new)
        return step.side->values[step.replayed++];
    return load_shared(word, order);
}

void __tsan_atomic32_store(volatile uint32_t *address, uint32_t value, int order)
{
    enum shared_word word = atomic_word(address);

    if (reach(true)) {
        store_shared(word, value, order);
    }
    put_bytes(shared_places[word], value);
}

void memory_start(struct memory_state *state)
{
    memset(state, 0, sizeof(*state));
    for (uint32_t word = 0; word < WORDS; word++)
        state->words[word].value = shared_of(word) == SHARED_WORDS ? bytes_at(word) : 0;
    for (uint32_t i = 0; i < SHARED_WORDS; i++) {
        state->shared[i].stores[0].value = bytes_at(shared_places[i]);
        state->shared[i].count = 1;
    }
    for (uint32_t i = 0; i < SIDES; i++) {
        state->sides[i].known = 1;
        state->sides[i].clock = 2;
    }
}

/* What is visible to the other side stays so: since when does not matter. */
static void forget(struct memory_state *state)
{
    for (uint32_t side = 0; side < SIDES; side++) {
        uint32_t known = state->sides[other((enum side)side)].known;

        for (uint32_t word = 0; word < WORDS; word++) {
            struct word *w = &state->words[word];

            if (w->loaded[side] && w->loaded[side] <= known)
                w->loaded[side] = 1;
            if (w->stored[side] && w->stored[side] <= known)
                w->stored[side] = 1;
        }
        for (uint32_t i = 0; i < SHARED_WORDS; i++) {
            struct shared *shared = &state->shared[i];

            for (uint32_t n = 0; n < shared->count && writers[i] == side; n++) {
                if (shared->stores[n].clock <= known)
                    shared->stores[n].clock = 0;
            }
        }
    }
}

/* Puts memory as the side finds it: plain words have one value, and its own shared words that of the call's begin. */
static void show(const struct memory_state *state)
{
    for (uint32_t word = 0; word < WORDS; word++) {
        if (shared_of(word) == SHARED_WORDS)
            put_bytes(word, state->words[word].value);
    }
    for (uint32_t i = 0; i < SHARED_WORDS; i++) {
        if (!step.side->accesses)
            step.side->at_begin[i] = newest(&state->shared[i]);
        put_bytes(shared_places[i], step.side->at_begin[i]);
    }
}

bool memory_step(struct memory_state *state, enum side at, struct mailbox_side *side, uint32_t choice, int *result)
{
    volatile bool ended = false;

    memset(&step, 0, offsetof(__typeof__(step), stop));
    step.state = state;
    step.side = &state->sides[at];
    step.at = at;
    step.choice = choice;
    memory.choices = 1;
    show(state);
    if (!setjmp(step.stop)) {
        *result = side_call(side, (enum call)step.side->call);
        finish_stores();
        ended = true;
    }
    forget(state);
    return ended;
}
