/* hang_groups.c - entries that are alike, and the cycle of work-groups that wait for each other. */
#include "tools/explain/hang_groups.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define SPLIT_MOST 4u

/* ---- entries that are alike ---- */

/* The same operation, or the same line of the source. */
static bool is_same_place(const struct hang_entry *a, const struct hang_entry *b)
{
    if (a->operation == b->operation)
        return true;
    return a->place.file && b->place.file && a->place.line == b->place.line && !strcmp(a->place.file, b->place.file);
}

static bool is_alike(const struct hang_entry *a, const struct hang_entry *b)
{
    return a->kernel == b->kernel && a->reason == b->reason && is_same_place(a, b) &&
           (a->wave == HANG_NONE) == (b->wave == HANG_NONE) && !a->word_count == !b->word_count &&
           a->words[0].satisfied == b->words[0].satisfied;
}

/* ---- what they wait for ---- */

static const struct hang_word *word_like(const struct hang_entry *entry, const struct hang_word *word)
{
    for (uint32_t i = 0; i < entry->word_count; i++) {
        if (entry->words[i].address == word->address && entry->words[i].lds == word->lds)
            return &entry->words[i];
    }
    return NULL;
}

/* Whether it is known which words decide: the others are not told then. */
static bool is_decided(const struct hang_entry *entry)
{
    for (uint32_t i = 0; i < entry->word_count; i++) {
        if (entry->words[i].wanted.kind != EXPLAIN_WANTED_UNKNOWN)
            return true;
    }
    return false;
}

/* Of one word. An example is not all that would end the wait, so two that differ may stand for the same. */
static enum hang_likeness compare_word(const struct hang_word *word, const struct hang_word *other)
{
    const struct explain_wanted *a = &word->wanted, *b = &other->wanted;

    if (word->value != other->value) /* in the LDS, which each work-group has of its own */
        return HANG_NOT_KNOWN;
    if (a->kind == b->kind && a->condition == b->condition && a->mask == b->mask && a->value == b->value)
        return HANG_SAME;
    return a->kind == EXPLAIN_WANTED_CONDITION && b->kind == EXPLAIN_WANTED_CONDITION ? HANG_VALUES : HANG_NOT_KNOWN;
}

/* Of two entries: nothing is called different that may be the same. */
static enum hang_likeness compare_words(const struct hang_entry *a, const struct hang_entry *b)
{
    enum hang_likeness likeness = HANG_SAME;
    uint32_t shared = 0;

    for (uint32_t i = 0; i < a->word_count; i++) {
        const struct hang_word *other = word_like(b, &a->words[i]);
        enum hang_likeness word = other ? compare_word(&a->words[i], other) : HANG_SAME;

        shared += other != NULL;
        likeness = word > likeness ? word : likeness;
    }
    if (is_decided(a) == is_decided(b) && shared == a->word_count && shared == b->word_count)
        return likeness;
    return shared || a->more_words || b->more_words ? HANG_NOT_KNOWN : HANG_DIFFERENT;
}

/* Finds the examples, and what the entries of each group wait for. */
static void compare_groups(struct hang *hang)
{
    for (uint32_t i = 0; i < hang->group_count; i++)
        hang->groups[i].example = HANG_NONE;
    for (uint32_t i = 0; i < hang->entry_count; i++) {
        struct hang_group *group = &hang->groups[hang->entries[i].group];

        if (group->example == HANG_NONE && is_decided(&hang->entries[i]))
            group->example = i;
    }
    for (uint32_t i = 0; i < hang->entry_count; i++) {
        struct hang_group *group = &hang->groups[hang->entries[i].group];
        enum hang_likeness likeness;

        if (group->example == HANG_NONE)
            group->example = group->first;
        likeness = compare_words(&hang->entries[group->example], &hang->entries[i]);
        group->likeness = likeness > group->likeness ? (uint8_t)likeness : group->likeness;
    }
}

/* ---- groups ---- */

/* Lower ones come first. */
static uint32_t rank_of(const struct hang *hang, const struct hang_group *group)
{
    static const uint8_t ranks[HANG_REASONS] = {
        [HANG_NO_PLACE] = 1, [HANG_TURNS] = 1,  [HANG_FROZEN] = 1,  [HANG_STARVED] = 2, [HANG_UNFETCHED] = 2,
        [HANG_SPINS] = 3,    [HANG_WAITS] = 3,  [HANG_MESSAGE] = 4, [HANG_BARRIER] = 5, [HANG_LOOPS] = 3,
        [HANG_RUNS] = 3,     [HANG_MEMORY] = 3, [HANG_SLEEPS] = 3,  [HANG_READY] = 1,   [HANG_MOVES] = 1};
    const struct hang_entry *entry = &hang->entries[group->first];

    return entry->wave == HANG_NONE ? 1 : ranks[entry->reason];
}

static void add_to_group(struct hang *hang, uint32_t index, uint32_t *last_slot)
{
    struct hang_entry *entry = &hang->entries[index];
    struct hang_group *group;
    uint32_t i = 0;

    while (i < hang->group_count && !is_alike(&hang->entries[hang->groups[i].first], entry))
        i++;
    group = &hang->groups[i];
    if (i == hang->group_count) {
        *group = (struct hang_group){.first = index};
        last_slot[i] = HANG_NONE;
        hang->group_count++;
    }
    group->entries++;
    group->workgroups += last_slot[i] != entry->slot;
    last_slot[i] = entry->slot;
    entry->group = i;
}

/* A few entries with words of their own are told one by one. */
static void split_groups(struct hang *hang)
{
    uint32_t count = hang->group_count;

    for (uint32_t i = 0; i < hang->entry_count; i++) {
        struct hang_group *group = &hang->groups[hang->entries[i].group];

        if (group->likeness == HANG_SAME || group->entries > SPLIT_MOST || group->first == i)
            continue;
        hang->entries[i].group = hang->group_count;
        hang->groups[hang->group_count++] =
            (struct hang_group){.first = i, .example = i, .entries = 1, .workgroups = 1};
    }
    for (uint32_t i = 0; i < count; i++) {
        struct hang_group *group = &hang->groups[i];

        if (group->likeness != HANG_SAME && group->entries <= SPLIT_MOST)
            *group = (struct hang_group){.first = group->first, .example = group->first, .entries = 1, .workgroups = 1};
    }
}

/* Sorts the groups by rank; those of equal rank keep the order of their first entries. */
static void sort_groups(struct hang *hang, uint32_t *places)
{
    for (uint32_t i = 1; i < hang->group_count; i++) {
        struct hang_group group = hang->groups[i];
        uint32_t at = i, rank = rank_of(hang, &group);

        for (; at; at--) {
            uint32_t other = rank_of(hang, &hang->groups[at - 1]);

            if (other < rank || (other == rank && hang->groups[at - 1].first < group.first))
                break;
            hang->groups[at] = hang->groups[at - 1];
        }
        hang->groups[at] = group;
    }
    for (uint32_t i = 0; i < hang->group_count; i++)
        places[hang->entries[hang->groups[i].first].group] = i;
    for (uint32_t i = 0; i < hang->entry_count; i++)
        hang->entries[i].group = places[hang->entries[i].group];
}

bool hang_find_groups(struct hang *hang)
{
    uint32_t *numbers = calloc(hang->entry_count + 1, sizeof(*numbers)); /* of each group */

    hang->groups = calloc(hang->entry_count + 1, sizeof(*hang->groups));
    if (hang->groups && numbers) {
        for (uint32_t i = 0; i < hang->entry_count; i++)
            add_to_group(hang, i, numbers);
        compare_groups(hang);
        split_groups(hang);
        sort_groups(hang, numbers);
    }
    free(numbers);
    return hang->groups && numbers;
}

/* ---- the cycle ---- */

bool hang_is_edge(const struct hang_entry *entry, const struct hang_word *word)
{
    if (word->change.changer != HANG_ALIVE || word->satisfied || word->change.clears)
        return false;
    return word->change.holds || word->change.slot != entry->slot;
}

/* A walk from work-group to work-group. */
struct walk {
    struct hang *hang;
    bool held_only;  /* over words that are held alone */
    uint32_t *first; /* entry of each slot; HANG_NONE: it has none */
    uint32_t *mark;  /* of each slot: the number of the walk that came there */
    struct hang_edge *path;
    uint32_t *slots; /* of the path */
    uint32_t length;
};

/* The next word, from entry and word on, over which the walk can go from this slot. */
static bool next_edge(const struct walk *walk, uint32_t slot, struct hang_edge *edge)
{
    const struct hang *hang = walk->hang;

    for (; edge->entry < hang->entry_count && hang->entries[edge->entry].slot == slot; edge->entry++, edge->word = 0) {
        const struct hang_entry *entry = &hang->entries[edge->entry];

        for (; edge->word < entry->word_count; edge->word++) {
            const struct hang_word *word = &entry->words[edge->word];

            if (hang_is_edge(entry, word) && (word->change.holds || !walk->held_only) &&
                walk->first[word->change.slot] != HANG_NONE)
                return true;
        }
    }
    return false;
}

/* Keeps the part of the path from a slot on. Returns false if it does not lead over that slot. */
static bool close_cycle(struct walk *walk, uint32_t slot)
{
    uint32_t from = 0;

    while (from < walk->length && walk->slots[from] != slot)
        from++;
    if (from == walk->length)
        return false;
    walk->hang->cycle_count = walk->length - from;
    walk->hang->cycle = calloc(walk->hang->cycle_count, sizeof(*walk->hang->cycle));
    for (uint32_t i = 0; walk->hang->cycle && i < walk->hang->cycle_count; i++)
        walk->hang->cycle[i] = walk->path[from + i];
    return true;
}

static void enter(struct walk *walk, uint32_t slot, uint32_t number)
{
    walk->mark[slot] = number;
    walk->slots[walk->length] = slot;
    walk->path[walk->length++] = (struct hang_edge){.entry = walk->first[slot]};
}

/* Follows words from a slot, depth first. A slot where an earlier walk has been leads to no cycle. */
static bool walk_from(struct walk *walk, uint32_t start, uint32_t number)
{
    enter(walk, start, number);
    while (walk->length) {
        struct hang_edge *edge = &walk->path[walk->length - 1];
        uint32_t next;

        if (!next_edge(walk, walk->slots[walk->length - 1], edge)) {
            walk->length--;
            if (walk->length)
                walk->path[walk->length - 1].word++;
            continue;
        }
        next = walk->hang->entries[edge->entry].words[edge->word].change.slot;
        if (!walk->mark[next])
            enter(walk, next, number);
        else if (close_cycle(walk, next))
            return true;
        else
            edge->word++;
    }
    return false;
}

static void find_cycle(struct walk *walk, uint32_t slots)
{
    for (uint32_t pass = 0; pass < 2; pass++) {
        walk->held_only = pass == 0;
        memset(walk->mark, 0, slots * sizeof(*walk->mark));
        walk->length = 0;
        for (uint32_t slot = 0; slot < slots; slot++) {
            if (walk->first[slot] != HANG_NONE && !walk->mark[slot] && walk_from(walk, slot, slot + 1))
                return;
        }
    }
}

bool hang_find_cycle(struct hang *hang, uint32_t slots)
{
    struct walk walk = {.hang = hang,
                        .first = calloc(slots + 1, sizeof(*walk.first)),
                        .mark = calloc(slots + 1, sizeof(*walk.mark)),
                        .path = calloc(slots + 1, sizeof(*walk.path)),
                        .slots = calloc(slots + 1, sizeof(*walk.slots))};
    bool good = walk.first && walk.mark && walk.path && walk.slots;

    if (good) {
        for (uint32_t i = 0; i < slots; i++)
            walk.first[i] = HANG_NONE;
        for (uint32_t i = hang->entry_count; i-- > 0;) {
            SIM_REQUIRE(hang->entries[i].slot < slots);
            walk.first[hang->entries[i].slot] = i;
        }
        find_cycle(&walk, slots);
        good = !hang->cycle_count || hang->cycle;
    }
    free(walk.first);
    free(walk.mark);
    free(walk.path);
    free(walk.slots);
    return good;
}
