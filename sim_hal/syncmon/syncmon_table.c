/* syncmon_table.c - the condition cache, the watched words, and the registrations of waiters. */
#include "syncmon/syncmon_table.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

/* Odd constants of multiply-shift hashing, which is universal: SplitMix64's. */
#define MULTIPLIER UINT64_C(0x9e3779b97f4a7c15)
#define MIX_1      UINT64_C(0xbf58476d1ce4e5b9)
#define MIX_2      UINT64_C(0x94d049bb133111eb)

#define LOG2_LINE_BYTES 6
#define KEY_SET_FIRST   64u
#define LOG2_OF_BUCKETS 12

_Static_assert(1u << LOG2_OF_BUCKETS == SYNCMON_BUCKETS, "the buckets' logarithm");
_Static_assert(1u << LOG2_LINE_BYTES == MEM_LINE_BYTES, "the line's logarithm");

static int32_t log2_of(uint64_t number)
{
    return 63 - __builtin_clzll(number);
}

bool syncmon_table_init(struct syncmon *syncmon, const struct parameters *parameters)
{
    uint32_t entries = (uint32_t)(parameters->syncmon_sets * parameters->syncmon_ways);
    uint32_t blooms = (uint32_t)parameters->syncmon_blooms;

    SIM_REQUIRE(!(parameters->syncmon_sets & (parameters->syncmon_sets - 1)));
    syncmon->sets = (uint32_t)parameters->syncmon_sets;
    syncmon->ways = (uint32_t)parameters->syncmon_ways;
    syncmon->waiters = (uint32_t)parameters->syncmon_waiters;
    if (entries) {
        syncmon->set_bits = (uint32_t)log2_of(syncmon->sets);
        syncmon->address_shift = log2_of(entries) - LOG2_LINE_BYTES;
    }
    /* None of a size still gets a pointer of its own. */
    syncmon->watches = calloc(entries + 1, sizeof(*syncmon->watches));
    syncmon->resumed = calloc(syncmon->waiters + 1, sizeof(*syncmon->resumed));
    syncmon->blooms = calloc(blooms + 1, sizeof(*syncmon->blooms));
    syncmon->unused_blooms = calloc(blooms + 1, sizeof(*syncmon->unused_blooms));
    if (!syncmon->watches || !syncmon->resumed || !syncmon->blooms || !syncmon->unused_blooms)
        return false;
    while (blooms--)
        syncmon->unused_blooms[syncmon->unused_bloom_count++] = blooms;
    return true;
}

void syncmon_table_free(struct syncmon *syncmon)
{
    while (syncmon->made_words) {
        struct syncmon_word *word = syncmon->made_words;

        syncmon->made_words = word->made;
        free(word);
    }
    while (syncmon->made_registrations) {
        struct syncmon_registration *registration = syncmon->made_registrations;

        syncmon->made_registrations = registration->made;
        free(registration);
    }
    for (uint32_t i = 0; syncmon->watches && i < syncmon->sets * syncmon->ways; i++)
        clock_cancel(syncmon->clock, &syncmon->watches[i].more);
    free(syncmon->watches);
    free(syncmon->resumed);
    free(syncmon->blooms);
    free(syncmon->unused_blooms);
    free(syncmon->seen_words.keys);
    free(syncmon->seen_conditions.keys);
}

static uint64_t mix_hash(uint64_t key)
{
    key = (key ^ key >> 30) * MIX_1;
    key = (key ^ key >> 27) * MIX_2;
    return key ^ key >> 31;
}

/* AWG V.C: address and value joined by shift and OR, then hashed universally. */
static uint64_t hash_of_set(const struct syncmon *syncmon, uint64_t address, uint64_t value)
{
    uint64_t moved =
        syncmon->address_shift >= 0 ? address << syncmon->address_shift : address >> -syncmon->address_shift;

    return (moved | value) * MULTIPLIER;
}

/* Universal for pairs, another one in each way. */
static uint64_t hash_of_way(uint64_t address, uint64_t value, uint32_t way)
{
    return address * (mix_hash(2 * way + 1) | 1) + value * (mix_hash(2 * way + 2) | 1);
}

struct syncmon_watch *syncmon_watch_place(const struct syncmon *syncmon, uint64_t address, uint64_t value, uint32_t way)
{
    uint64_t hash = syncmon->skewed ? hash_of_way(address, value, way) : hash_of_set(syncmon, address, value);
    uint64_t set = syncmon->set_bits ? hash >> (64 - syncmon->set_bits) : 0;

    SIM_REQUIRE(syncmon->sets && way < syncmon->ways);
    SIM_REQUIRE(set < syncmon->sets);
    return &syncmon->watches[set * syncmon->ways + way];
}

static uint32_t bucket_of(uint64_t key)
{
    return (uint32_t)(mix_hash(key + MULTIPLIER) >> (64 - LOG2_OF_BUCKETS));
}

/* Keys are well mixed and 64 bits long: two different things with one key are not to be expected. */
static bool grow_key_set(struct syncmon_key_set *set)
{
    size_t capacity = set->capacity ? 2 * set->capacity : KEY_SET_FIRST;
    uint64_t *keys = calloc(capacity, sizeof(*keys));

    if (!keys)
        return false;
    for (size_t i = 0; i < set->capacity; i++) {
        size_t at = (size_t)set->keys[i] & (capacity - 1);

        while (set->keys[i] && keys[at])
            at = (at + 1) & (capacity - 1);
        if (set->keys[i])
            keys[at] = set->keys[i];
    }
    free(set->keys);
    set->keys = keys;
    set->capacity = capacity;
    return true;
}

static bool make_space(struct syncmon_key_set *set)
{
    return 2 * set->count < set->capacity || grow_key_set(set);
}

static void add_key(struct syncmon_key_set *set, uint64_t key)
{
    size_t at;

    SIM_REQUIRE(set->count < set->capacity);
    SIM_REQUIRE(!(set->capacity & (set->capacity - 1)));
    key += !key;
    for (at = (size_t)key & (set->capacity - 1); set->keys[at]; at = (at + 1) & (set->capacity - 1)) {
        if (set->keys[at] == key)
            return;
    }
    set->keys[at] = key;
    set->count++;
}

/* Counts the different words and conditions that were ever waited on. */
static bool note_seen(struct syncmon *syncmon, const struct mem_condition *condition)
{
    uint64_t key = mix_hash(condition->address * 2 + (condition->bytes == 8));

    if (!make_space(&syncmon->seen_words) || !make_space(&syncmon->seen_conditions))
        return false;
    add_key(&syncmon->seen_words, key);
    key = mix_hash(key ^ condition->value) + MULTIPLIER;
    key = mix_hash(key ^ condition->mask) + condition->condition;
    add_key(&syncmon->seen_conditions, mix_hash(key));
    syncmon->counters.variables = syncmon->seen_words.count;
    syncmon->counters.conditions = syncmon->seen_conditions.count;
    return true;
}

static struct syncmon_word **words_bucket(struct syncmon *syncmon, uint64_t line)
{
    return &syncmon->words[bucket_of(line)];
}

struct syncmon_word *syncmon_words_of_line(const struct syncmon *syncmon, uint64_t line)
{
    return syncmon->words[bucket_of(line)];
}

uint64_t syncmon_word_read(const struct syncmon *syncmon, const struct syncmon_word *word)
{
    uint64_t value = 0;

    mem_read(syncmon->memory, word->address, &value, word->bytes == 8 ? 8 : 4);
    return value;
}

struct syncmon_word *syncmon_word_get(struct syncmon *syncmon, uint64_t address, uint8_t bytes)
{
    struct syncmon_word **bucket = words_bucket(syncmon, address / MEM_LINE_BYTES);
    struct syncmon_word *word = *bucket, *made;

    SIM_REQUIRE(bytes == 4 || bytes == 8);
    SIM_REQUIRE(address % bytes == 0);
    while (word && (word->address != address || word->bytes != bytes))
        word = word->chain;
    if (word)
        return word;
    word = syncmon->unused_words;
    if (word) {
        syncmon->unused_words = word->chain;
    } else {
        word = malloc(sizeof(*word));
        if (!word)
            return NULL;
        word->made = syncmon->made_words;
        syncmon->made_words = word;
    }
    made = word->made;
    *word = (struct syncmon_word){
        .chain = *bucket, .made = made, .address = address, .bytes = bytes, .bloom = SYNCMON_BLOOM_NONE};
    *bucket = word;
    return word;
}

static bool is_line_watched(const struct syncmon *syncmon, uint64_t line)
{
    for (const struct syncmon_word *word = syncmon_words_of_line(syncmon, line); word; word = word->chain) {
        if (word->registered && word->address / MEM_LINE_BYTES == line)
            return true;
    }
    return false;
}

static bool start_watching(struct syncmon *syncmon, struct syncmon_word *word, uint64_t now)
{
    SIM_REQUIRE(!word->registered);
    SIM_REQUIRE(word->bloom == SYNCMON_BLOOM_NONE);
    if (!mem_l2_pin(syncmon->l2, (uint32_t)(word->address / MEM_LINE_BYTES), now))
        return false;
    if (syncmon->unused_bloom_count) {
        word->bloom = syncmon->unused_blooms[--syncmon->unused_bloom_count];
        syncmon->blooms[word->bloom] = (struct cp_bloom){0};
    } else {
        syncmon->counters.no_bloom++;
    }
    word->value = syncmon_word_read(syncmon, word);
    word->changes = 0;
    return true;
}

static void stop_watching(struct syncmon *syncmon, struct syncmon_word *word)
{
    uint64_t line = word->address / MEM_LINE_BYTES;

    SIM_REQUIRE(!word->waiters.first && !word->waiters.last);
    if (word->bloom != SYNCMON_BLOOM_NONE)
        syncmon->unused_blooms[syncmon->unused_bloom_count++] = word->bloom;
    word->bloom = SYNCMON_BLOOM_NONE;
    if (!is_line_watched(syncmon, line))
        mem_l2_unpin(syncmon->l2, (uint32_t)line);
}

void syncmon_word_release(struct syncmon *syncmon, struct syncmon_word *word)
{
    struct syncmon_word **at = words_bucket(syncmon, word->address / MEM_LINE_BYTES);

    if (word->registered)
        return;
    stop_watching(syncmon, word);
    if (word->logged)
        return;
    while (*at != word)
        at = &(*at)->chain;
    *at = word->chain;
    word->chain = syncmon->unused_words;
    syncmon->unused_words = word;
}

static bool is_same(const struct mem_condition *a, const struct mem_condition *b)
{
    return a->address == b->address && a->value == b->value && a->mask == b->mask && a->condition == b->condition &&
           a->bytes == b->bytes;
}

static struct syncmon_registration **waits_bucket(struct syncmon *syncmon, const struct mem_waiter *waiter)
{
    uint64_t key = (uint64_t)waiter->slot << 32 | waiter->wait_number;

    return &syncmon->waits[bucket_of(key ^ mix_hash(waiter->generation))];
}

struct syncmon_registration *syncmon_registrations_of(const struct syncmon *syncmon, uint32_t slot, uint32_t generation,
                                                      uint32_t wait_number)
{
    uint64_t key = (uint64_t)slot << 32 | wait_number;

    return syncmon->waits[bucket_of(key ^ mix_hash(generation))];
}

struct syncmon_registration *syncmon_registration_find(const struct syncmon *syncmon, const struct mem_waiter *waiter,
                                                       const struct mem_condition *condition)
{
    struct syncmon_registration *at =
        syncmon_registrations_of(syncmon, waiter->slot, waiter->generation, waiter->wait_number);

    while (at && (!syncmon_is_of_wait(at, waiter->slot, waiter->generation, waiter->wait_number) ||
                  !is_same(&at->condition, condition)))
        at = at->chain;
    return at;
}

/* Waiters mostly come in the order of their age, or, when they try again, before all others. */
static void insert_waiter(struct syncmon_waiters *list, enum syncmon_waiters_of which,
                          struct syncmon_registration *registration)
{
    struct syncmon_registration *before = list->last, *after;
    uint64_t since = registration->waiter.since;

    SIM_REQUIRE(!list->first == !list->last);
    if (list->first && list->first->waiter.since > since)
        before = NULL;
    while (before && before->waiter.since > since)
        before = before->previous[which];
    after = before ? before->next[which] : list->first;
    SIM_REQUIRE(!before || before->waiter.since <= since);
    SIM_REQUIRE(!after || after->waiter.since > since);
    registration->previous[which] = before;
    registration->next[which] = after;
    *(before ? &before->next[which] : &list->first) = registration;
    *(after ? &after->previous[which] : &list->last) = registration;
}

static void take_out(struct syncmon_waiters *list, enum syncmon_waiters_of which,
                     struct syncmon_registration *registration)
{
    struct syncmon_registration *before = registration->previous[which], *after = registration->next[which];

    SIM_REQUIRE((before ? before->next[which] : list->first) == registration);
    SIM_REQUIRE((after ? after->previous[which] : list->last) == registration);
    *(before ? &before->next[which] : &list->first) = after;
    *(after ? &after->previous[which] : &list->last) = before;
}

static struct syncmon_registration *take_unused(struct syncmon *syncmon)
{
    struct syncmon_registration *registration = syncmon->unused_registrations;

    if (registration) {
        syncmon->unused_registrations = registration->chain;
        return registration;
    }
    registration = malloc(sizeof(*registration));
    if (!registration)
        return NULL;
    registration->made = syncmon->made_registrations;
    syncmon->made_registrations = registration;
    return registration;
}

static void give_back(struct syncmon *syncmon, struct syncmon_registration *registration)
{
    registration->chain = syncmon->unused_registrations;
    syncmon->unused_registrations = registration;
}

static struct syncmon_registration *make_registration(struct syncmon *syncmon, const struct mem_condition *condition,
                                                      const struct mem_waiter *waiter, struct syncmon_word *word,
                                                      uint64_t now)
{
    struct syncmon_registration **bucket = waits_bucket(syncmon, waiter);
    struct syncmon_registration *registration = note_seen(syncmon, condition) ? take_unused(syncmon) : NULL;

    SIM_REQUIRE(condition->address == word->address && condition->bytes == word->bytes);
    SIM_REQUIRE(!syncmon_registration_find(syncmon, waiter, condition));
    if (!registration)
        return NULL;
    registration->chain = *bucket;
    *bucket = registration;
    registration->waiter = *waiter;
    registration->condition = *condition;
    registration->word = word;
    registration->watch = NULL;
    registration->armed = now;
    registration->passed = 0;
    return registration;
}

static struct syncmon_watch *place_of(const struct syncmon *syncmon, const struct mem_condition *condition,
                                      bool by_value, uint32_t way)
{
    return syncmon_watch_place(syncmon, condition->address, by_value ? condition->value : 0, way);
}

static void move_watch(struct syncmon *syncmon, struct syncmon_watch *from, struct syncmon_watch *to)
{
    bool scheduled = from->more.scheduled;

    SIM_REQUIRE(from->count && !to->count);
    clock_cancel(syncmon->clock, &from->more);
    *to = *from;
    from->count = 0;
    if (scheduled)
        clock_schedule(syncmon->clock, &to->more, to->more.cycle);
    for (struct syncmon_registration *at = to->waiters.first; at; at = at->next[SYNCMON_WAITERS_OF_CONDITION])
        at->watch = to;
}

/* An entry moves to an empty place that it has in another way: true if there is one. */
static bool move_aside(struct syncmon *syncmon, struct syncmon_watch *watch)
{
    for (uint32_t way = 0; way < syncmon->ways; way++) {
        struct syncmon_watch *other = place_of(syncmon, &watch->condition, watch->by_value, way);

        if (other->count)
            continue;
        move_watch(syncmon, watch, other);
        return true;
    }
    return false;
}

/* Returns the condition's entry, or an empty one of its places, or NULL if there is none. */
static struct syncmon_watch *find_watch(struct syncmon *syncmon, const struct mem_condition *condition, bool by_value)
{
    struct syncmon_watch *empty = NULL;

    if (!syncmon->sets)
        return NULL;
    for (uint32_t way = 0; way < syncmon->ways; way++) {
        struct syncmon_watch *watch = place_of(syncmon, condition, by_value, way);

        if (!watch->count)
            empty = empty ? empty : watch;
        else if (watch->by_value == by_value && is_same(&watch->condition, condition))
            return watch;
    }
    for (uint32_t way = 0; syncmon->skewed && !empty && way < syncmon->ways; way++) {
        struct syncmon_watch *watch = place_of(syncmon, condition, by_value, way);

        empty = move_aside(syncmon, watch) ? watch : NULL;
    }
    return empty;
}

static void count_waiter(struct syncmon *syncmon, struct syncmon_watch *watch, struct syncmon_word *word)
{
    struct syncmon_counters *counters = &syncmon->counters;

    SIM_REQUIRE(watch->word == word);
    SIM_REQUIRE(syncmon->registered < syncmon->waiters);
    SIM_REQUIRE(syncmon->watched <= syncmon->sets * syncmon->ways);
    watch->count++;
    word->registered++;
    syncmon->registered++;
    if (watch->count > counters->waiters_most)
        counters->waiters_most = watch->count;
    if (syncmon->registered > counters->waiters_peak)
        counters->waiters_peak = syncmon->registered;
    if (syncmon->watched > counters->conditions_peak)
        counters->conditions_peak = syncmon->watched;
}

static void start_watch(struct syncmon_watch *watch, const struct mem_condition *condition, bool by_value,
                        struct syncmon_word *word)
{
    SIM_REQUIRE(!watch->more.scheduled);
    *watch =
        (struct syncmon_watch){.condition = *condition, .word = word, .by_value = by_value, .changes = word->changes};
}

struct syncmon_registration *syncmon_registration_watch(struct syncmon *syncmon, const struct mem_condition *condition,
                                                        const struct mem_waiter *waiter, struct syncmon_word *word,
                                                        uint64_t now)
{
    bool whole = condition->mask == (condition->bytes == 8 ? UINT64_MAX : UINT32_MAX);
    bool by_value = syncmon->watch == CP_WATCH_VALUE && condition->condition == ISA_WAIT_EQ && whole;
    struct syncmon_watch *watch = find_watch(syncmon, condition, by_value);
    struct syncmon_registration *registration;

    if (!watch || syncmon->registered == syncmon->waiters)
        return NULL;
    SIM_REQUIRE(!watch->count || watch->word == word);
    if (!word->registered && !start_watching(syncmon, word, now))
        return NULL;
    registration = make_registration(syncmon, condition, waiter, word, now);
    if (!registration)
        return NULL;
    if (!watch->count) {
        start_watch(watch, condition, by_value, word);
        syncmon->watched++;
    }
    registration->watch = watch;
    insert_waiter(&watch->waiters, SYNCMON_WAITERS_OF_CONDITION, registration);
    insert_waiter(&word->waiters, SYNCMON_WAITERS_OF_WORD, registration);
    count_waiter(syncmon, watch, word);
    return registration;
}

static uint16_t spill_cell(const struct mem_condition *watched)
{
    uint64_t key = mix_hash(watched->address) ^ watched->value;

    key = mix_hash(key) ^ watched->mask ^ (uint64_t)watched->condition << 32 ^ watched->bytes;
    return (uint16_t)(mix_hash(key) % SYNCMON_CELLS);
}

bool syncmon_condition_is_spilled(const struct syncmon *syncmon, const struct mem_condition *watched)
{
    return syncmon->spilled[spill_cell(watched)] != 0;
}

uint16_t syncmon_line_cell(uint64_t line)
{
    return (uint16_t)(mix_hash(line) % SYNCMON_CELLS);
}

struct syncmon_registration *syncmon_registration_log(struct syncmon *syncmon, const struct mem_condition *condition,
                                                      const struct mem_condition *watched,
                                                      const struct mem_waiter *waiter, struct syncmon_word *word,
                                                      uint64_t now)
{
    struct syncmon_registration *registration = make_registration(syncmon, condition, waiter, word, now);

    if (!registration)
        return NULL;
    registration->cell = spill_cell(watched);
    SIM_REQUIRE(syncmon->spilled[registration->cell] < UINT16_MAX);
    SIM_REQUIRE(syncmon->logged_lines[syncmon_line_cell(word->address / MEM_LINE_BYTES)] < UINT16_MAX);
    syncmon->spilled[registration->cell]++;
    syncmon->logged_lines[syncmon_line_cell(word->address / MEM_LINE_BYTES)]++;
    word->logged++;
    return registration;
}

static void stop_watch(struct syncmon *syncmon, struct syncmon_registration *registration)
{
    struct syncmon_watch *watch = registration->watch;

    SIM_REQUIRE(watch->count > 0);
    SIM_REQUIRE(registration->word->registered > 0);
    SIM_REQUIRE(syncmon->registered > 0);
    take_out(&watch->waiters, SYNCMON_WAITERS_OF_CONDITION, registration);
    take_out(&registration->word->waiters, SYNCMON_WAITERS_OF_WORD, registration);
    watch->count--;
    registration->word->registered--;
    syncmon->registered--;
    if (watch->count)
        return;
    SIM_REQUIRE(syncmon->watched > 0);
    SIM_REQUIRE(!watch->waiters.first && !watch->waiters.last);
    syncmon->watched--;
    clock_cancel(syncmon->clock, &watch->more);
}

void syncmon_registration_remove(struct syncmon *syncmon, struct syncmon_registration *registration)
{
    struct syncmon_registration **at = waits_bucket(syncmon, &registration->waiter);

    while (*at != registration)
        at = &(*at)->chain;
    *at = registration->chain;
    if (registration->watch) {
        stop_watch(syncmon, registration);
    } else {
        SIM_REQUIRE(syncmon->spilled[registration->cell] > 0);
        SIM_REQUIRE(syncmon->logged_lines[syncmon_line_cell(registration->word->address / MEM_LINE_BYTES)] > 0);
        SIM_REQUIRE(registration->word->logged > 0);
        syncmon->spilled[registration->cell]--;
        syncmon->logged_lines[syncmon_line_cell(registration->word->address / MEM_LINE_BYTES)]--;
        registration->word->logged--;
    }
    give_back(syncmon, registration);
}
