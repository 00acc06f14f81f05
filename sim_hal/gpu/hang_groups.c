/* hang_groups.c - entries that are alike, and the cycle of work-groups that wait for each other. */
#include "gpu/hang_groups.h"

#include <stdlib.h>
#include <string.h>

/* ---- groups ---- */

static bool is_alike(const struct gpu_hang_entry *a, const struct gpu_hang_entry *b)
{
    return a->kernel == b->kernel && a->reason == b->reason && a->operation == b->operation &&
           (a->wave == GPU_HANG_NONE) == (b->wave == GPU_HANG_NONE) && !a->word_count == !b->word_count &&
           a->words[0].satisfied == b->words[0].satisfied;
}

static bool has_same_words(const struct gpu_hang_entry *a, const struct gpu_hang_entry *b)
{
    if (a->word_count != b->word_count)
        return false;
    for (uint32_t i = 0; i < a->word_count; i++) {
        const struct gpu_wanted *wanted = &a->words[i].wanted, *other = &b->words[i].wanted;

        if (a->words[i].address != b->words[i].address || a->words[i].lds != b->words[i].lds ||
            wanted->kind != other->kind || wanted->condition != other->condition || wanted->value != other->value)
            return false;
    }
    return true;
}

/* Lower ones come first. */
static uint32_t rank_of(const struct gpu_hang *hang, const struct gpu_hang_group *group)
{
    static const uint8_t ranks[GPU_HANG_REASONS] = {
        [GPU_HANG_NO_PLACE] = 1, [GPU_HANG_TURNS] = 1,     [GPU_HANG_FROZEN] = 1,
        [GPU_HANG_STARVED] = 2,  [GPU_HANG_UNFETCHED] = 2, [GPU_HANG_SPINS] = 3,
        [GPU_HANG_WAITS] = 3,    [GPU_HANG_MESSAGE] = 4,   [GPU_HANG_BARRIER] = 5};
    const struct gpu_hang_entry *entry = &hang->entries[group->first];

    return entry->wave == GPU_HANG_NONE ? 1 : ranks[entry->reason];
}

static void add_to_group(struct gpu_hang *hang, uint32_t index, uint32_t *last_slot)
{
    struct gpu_hang_entry *entry = &hang->entries[index];
    struct gpu_hang_group *group;
    uint32_t i = 0;

    while (i < hang->group_count && !is_alike(&hang->entries[hang->groups[i].first], entry))
        i++;
    group = &hang->groups[i];
    if (i == hang->group_count) {
        *group = (struct gpu_hang_group){.first = index, .same_words = true};
        last_slot[i] = GPU_HANG_NONE;
        hang->group_count++;
    }
    group->entries++;
    group->workgroups += last_slot[i] != entry->slot;
    group->same_words &= has_same_words(&hang->entries[group->first], entry);
    last_slot[i] = entry->slot;
    entry->group = i;
}

/* Sorts the groups by rank; those of equal rank keep their order. */
static void sort_groups(struct gpu_hang *hang)
{
    for (uint32_t i = 1; i < hang->group_count; i++) {
        struct gpu_hang_group group = hang->groups[i];
        uint32_t at = i;

        for (; at && rank_of(hang, &hang->groups[at - 1]) > rank_of(hang, &group); at--)
            hang->groups[at] = hang->groups[at - 1];
        hang->groups[at] = group;
    }
    for (uint32_t i = 0; i < hang->entry_count; i++) {
        for (uint32_t group = 0; group < hang->group_count; group++) {
            if (is_alike(&hang->entries[hang->groups[group].first], &hang->entries[i]))
                hang->entries[i].group = group;
        }
    }
}

bool gpu_hang_find_groups(struct gpu_hang *hang)
{
    uint32_t *last_slot = calloc(hang->entry_count + 1, sizeof(*last_slot));

    hang->groups = calloc(hang->entry_count + 1, sizeof(*hang->groups));
    if (hang->groups && last_slot) {
        for (uint32_t i = 0; i < hang->entry_count; i++)
            add_to_group(hang, i, last_slot);
        sort_groups(hang);
    }
    free(last_slot);
    return hang->groups && last_slot;
}

/* ---- the cycle ---- */

bool gpu_hang_is_edge(const struct gpu_hang_entry *entry, const struct gpu_hang_word *word)
{
    if (word->change.changer != GPU_HANG_ALIVE || word->satisfied || word->change.clears)
        return false;
    return word->change.holds || word->change.slot != entry->slot;
}

/* A walk from work-group to work-group. */
struct walk {
    struct gpu_hang *hang;
    bool held_only;  /* over words that are held alone */
    uint32_t *first; /* entry of each slot; GPU_HANG_NONE: it has none */
    uint32_t *mark;  /* of each slot: the number of the walk that came there */
    struct gpu_hang_edge *path;
    uint32_t *slots; /* of the path */
    uint32_t length;
};

/* The next word, from entry and word on, over which the walk can go from this slot. */
static bool next_edge(const struct walk *walk, uint32_t slot, struct gpu_hang_edge *edge)
{
    const struct gpu_hang *hang = walk->hang;

    for (; edge->entry < hang->entry_count && hang->entries[edge->entry].slot == slot; edge->entry++, edge->word = 0) {
        const struct gpu_hang_entry *entry = &hang->entries[edge->entry];

        for (; edge->word < entry->word_count; edge->word++) {
            const struct gpu_hang_word *word = &entry->words[edge->word];

            if (gpu_hang_is_edge(entry, word) && (word->change.holds || !walk->held_only) &&
                walk->first[word->change.slot] != GPU_HANG_NONE)
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
    walk->path[walk->length++] = (struct gpu_hang_edge){.entry = walk->first[slot]};
}

/* Follows words from a slot, depth first. A slot where an earlier walk has been leads to no cycle. */
static bool walk_from(struct walk *walk, uint32_t start, uint32_t number)
{
    enter(walk, start, number);
    while (walk->length) {
        struct gpu_hang_edge *edge = &walk->path[walk->length - 1];
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
            if (walk->first[slot] != GPU_HANG_NONE && !walk->mark[slot] && walk_from(walk, slot, slot + 1))
                return;
        }
    }
}

bool gpu_hang_find_cycle(struct gpu_hang *hang, uint32_t slots)
{
    struct walk walk = {.hang = hang,
                        .first = calloc(slots + 1, sizeof(*walk.first)),
                        .mark = calloc(slots + 1, sizeof(*walk.mark)),
                        .path = calloc(slots + 1, sizeof(*walk.path)),
                        .slots = calloc(slots + 1, sizeof(*walk.slots))};
    bool good = walk.first && walk.mark && walk.path && walk.slots;

    if (good) {
        for (uint32_t i = 0; i < slots; i++)
            walk.first[i] = GPU_HANG_NONE;
        for (uint32_t i = hang->entry_count; i-- > 0;)
            walk.first[hang->entries[i].slot] = i;
        find_cycle(&walk, slots);
        good = !hang->cycle_count || hang->cycle;
    }
    free(walk.first);
    free(walk.mark);
    free(walk.path);
    free(walk.slots);
    return good;
}
