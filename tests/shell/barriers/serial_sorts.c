/* serial_sorts.c - see serial.h. */
#include <stdlib.h>

#include "serial.h"

struct pair {
    uint32_t key, value;
};

/* By key, equal ones by value. */
static int compare_pairs(const void *one, const void *other)
{
    const struct pair *left = one, *right = other;

    if (left->key != right->key)
        return left->key < right->key ? -1 : 1;
    return left->value < right->value ? -1 : left->value > right->value;
}

static struct pair *pairs_of(size_t count)
{
    return (struct pair *)words(2 * count);
}

/* Values are the places before, so a stable sort orders equal keys by them. */
void msort(const char *name, uint32_t groups)
{
    const uint32_t size = 2048;
    uint32_t count = groups * size, *keys = random_words(count, 11, 4096, 1), *values = words(count);
    struct pair *pairs = pairs_of(count);

    for (uint32_t i = 0; i < count; i++)
        pairs[i] = (struct pair){keys[i], i};
    for (uint32_t group = 0; group < groups; group++)
        qsort(pairs + group * size, size, sizeof(*pairs), compare_pairs);
    for (uint32_t i = 0; i < count; i++) {
        keys[i] = pairs[i].key;
        values[i] = pairs[i].value;
    }
    free(pairs);
    print_checksum(name, "keys", keys, count);
    print_checksum(name, "values", values, count);
}

static int compare_words(const void *one, const void *other)
{
    uint32_t left = *(const uint32_t *)one, right = *(const uint32_t *)other;

    return left < right ? -1 : left > right;
}

void bitonic(const char *name, uint32_t lists)
{
    const uint32_t size = 1024;
    uint32_t *keys = random_words(lists * size, 12, (uint64_t)UINT32_MAX + 1, 1);

    for (uint32_t list = 0; list < lists; list++)
        qsort(keys + list * size, size, sizeof(*keys), compare_words);
    print_checksum(name, "lists", keys, lists * size);
}

void pagerank(const char *name, uint32_t lists)
{
    const uint32_t size = 1024;
    uint32_t count = lists * size, *views = random_words(count, 13, 100000, 2);
    uint32_t *pages = words(count), *up_to = words(count);
    struct pair *ranking = pairs_of(size);

    for (uint32_t first = 0; first < count; first += size) {
        uint32_t sum = 0;
        for (uint32_t page = 0; page < size; page++)
            ranking[page] = (struct pair){UINT32_MAX - views[first + page], page};
        qsort(ranking, size, sizeof(*ranking), compare_pairs);
        for (uint32_t i = 0; i < size; i++) {
            pages[first + i] = ranking[i].value;
            sum += views[first + ranking[i].value];
            up_to[first + i] = sum;
        }
    }
    free(ranking);
    free(views);
    print_checksum(name, "pages", pages, count);
    print_checksum(name, "up_to", up_to, count);
}

static uint32_t *count_values(const uint32_t *values, uint32_t count, uint32_t bins)
{
    uint32_t *counts = words(bins);

    for (uint32_t i = 0; i < count; i++)
        counts[values[i]]++;
    return counts;
}

void pagecount(const char *name, uint32_t entries)
{
    const uint32_t pages = 16384;
    uint32_t *log = random_words(entries, 14, pages, 2);

    print_checksum(name, "totals", count_values(log, entries, pages), pages);
    free(log);
}

void histo(const char *name, uint32_t values)
{
    const uint32_t bins = 4096;
    uint32_t *numbers = random_words(values, 15, bins, 3);

    print_checksum(name, "bins", count_values(numbers, values, bins), bins);
    free(numbers);
}

void gridding(const char *name, uint32_t samples)
{
    const uint32_t cells = 4096;
    uint32_t *places = random_words(samples, 16, cells, 2), *values = random_words(samples, 17, 65536, 1);
    uint32_t *grid = words(cells);

    for (uint32_t i = 0; i < samples; i++)
        grid[places[i]] += values[i];
    free(places);
    free(values);
    print_checksum(name, "grid", grid, cells);
}

/* Record i has the key 7 i. */
void btree(const char *name, uint32_t queries)
{
    const uint32_t records = 262144, step = 7;
    uint32_t *contents = random_words(records, 18, (uint64_t)UINT32_MAX, 1);
    uint32_t *found = random_words(queries, 19, (uint64_t)records * step, 1);

    for (uint32_t i = 0; i < queries; i++)
        found[i] = found[i] % step ? UINT32_MAX : contents[found[i] / step];
    free(contents);
    print_checksum(name, "found", found, queries);
}
