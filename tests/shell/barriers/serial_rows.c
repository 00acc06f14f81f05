/* serial_rows.c - see serial.h. */
#include <stdlib.h>

#include "serial.h"

#define WAVE   64u
#define PHASES 16u

void dot(const char *name, uint32_t pairs, uint32_t length)
{
    uint32_t *a = random_words(pairs * length, 31, 65536, 1), *b = random_words(pairs * length, 32, 65536, 1);
    uint32_t *products = words(pairs);

    for (uint32_t i = 0; i < pairs * length; i++)
        products[i / length] += a[i] * b[i];
    free(a);
    free(b);
    print_checksum(name, "products", products, pairs);
}

/* The transform is its own inverse but for the number of points. */
void fwt(const char *name, uint32_t signals)
{
    const uint32_t points = 2048;
    uint32_t *numbers = random_words(signals * points, 33, 4096, 1);

    for (uint32_t i = 0; i < signals * points; i++)
        numbers[i] *= points;
    print_checksum(name, "signals", numbers, signals * points);
}

void similar(const char *name, uint32_t documents, uint32_t length)
{
    uint32_t *counts = random_words(documents * length, 34, 16, 1), *scores = words(documents);

    for (uint32_t document = 0; document < documents; document++) {
        const uint32_t *a = counts + document * length, *b = counts + (document + 1) % documents * length;
        uint64_t product = 0, square_a = 0, square_b = 0;
        for (uint32_t i = 0; i < length; i++) {
            product += a[i] * b[i];
            square_a += a[i] * a[i];
            square_b += b[i] * b[i];
        }
        scores[document] = (uint32_t)(product * product / (square_a * square_b >> 16));
    }
    free(counts);
    print_checksum(name, "scores", scores, documents);
}

void scan(const char *name, uint32_t rows, uint32_t length)
{
    uint32_t *sums = random_words(rows * length, 35, 65536, 1);

    for (uint32_t i = 0; i < rows * length; i++)
        if (i % length)
            sums[i] += sums[i - 1];
    print_checksum(name, "sums", sums, rows * length);
}

static uint32_t chain(uint32_t value, uint32_t steps)
{
    while (steps--)
        value = step_of(value);
    return value;
}

/* Mixes in the values of the next wave of the work-group. */
static void exchange(uint32_t *values, uint32_t *before, uint32_t items)
{
    for (uint32_t item = 0; item < items; item++)
        before[item] = values[item];
    for (uint32_t item = 0; item < items; item++)
        values[item] = before[item] ^ before[(item + WAVE) % items] / 2;
}

void uneven_code(const char *name, uint32_t groups, uint32_t mean, uint32_t spread)
{
    const uint32_t items = 512;
    uint32_t *values = random_words(groups * items, 36, (uint64_t)UINT32_MAX + 1, 1), *before = words(items);

    for (uint32_t group = 0; group < groups; group++)
        for (uint32_t phase = 0; phase < PHASES; phase++) {
            uint32_t *own = values + group * items;
            for (uint32_t item = 0; item < items; item++)
                own[item] = chain(own[item], mean - spread + 2 * spread * ((item / WAVE + 3 * phase) % 8) / 7);
            exchange(own, before, items);
        }
    free(before);
    print_checksum(name, "values", values, groups * items);
}

void uneven_data(const char *name, uint32_t groups, uint32_t below)
{
    const uint32_t items = 256, waves = items / WAVE;
    uint32_t *values = random_words(groups * items, 36, (uint64_t)UINT32_MAX + 1, 1), *before = words(items);
    uint32_t *lengths = random_words(groups * waves * PHASES, 37, below, 3);

    for (uint32_t group = 0; group < groups; group++)
        for (uint32_t phase = 0; phase < PHASES; phase++) {
            uint32_t *own = values + group * items;
            for (uint32_t item = 0; item < items; item++)
                own[item] = chain(own[item], 8 + lengths[(group * waves + item / WAVE) * PHASES + phase]);
            exchange(own, before, items);
        }
    free(before);
    free(lengths);
    print_checksum(name, "values", values, groups * items);
}

void uneven_cache(const char *name, uint32_t groups, uint32_t entries)
{
    const uint32_t items = 1024;
    uint32_t *values = random_words(groups * items, 36, (uint64_t)UINT32_MAX + 1, 1), *before = words(items);
    uint32_t *table = random_words(entries, 38, (uint64_t)UINT32_MAX + 1, 1);

    for (uint32_t group = 0; group < groups; group++)
        for (uint32_t phase = 0; phase < PHASES; phase++) {
            uint32_t *own = values + group * items;
            for (uint32_t item = 0; item < items; item++) {
                uint32_t wave = item / WAVE, within = (wave + phase) % 2 ? entries : 1024;
                for (uint32_t link = 0; link <= (wave * 5 + phase * 7) % 4; link++)
                    own[item] = table[own[item] % within] + link;
            }
            exchange(own, before, items);
        }
    free(before);
    free(table);
    print_checksum(name, "values", values, groups * items);
}

void axpy(const char *name, uint32_t count)
{
    uint32_t *x = random_words(count, 39, (uint64_t)UINT32_MAX + 1, 1);
    uint32_t *y = random_words(count, 40, (uint64_t)UINT32_MAX + 1, 1);

    for (uint32_t i = 0; i < count; i++)
        y[i] = 7 * x[i] + y[i];
    free(x);
    print_checksum(name, "y", y, count);
}

void lcg(const char *name, uint32_t count, uint32_t steps)
{
    uint32_t *values = random_words(count, 36, (uint64_t)UINT32_MAX + 1, 1);

    for (uint32_t i = 0; i < count; i++)
        values[i] = chain(values[i], steps);
    print_checksum(name, "values", values, count);
}

void gather(const char *name, uint32_t entries, uint32_t items, uint32_t loads)
{
    uint32_t *table = random_words(entries, 38, (uint64_t)UINT32_MAX + 1, 1);
    uint32_t *places = random_words(items * loads, 41, entries, 1), *sums = words(items);

    for (uint32_t i = 0; i < items * loads; i++)
        sums[i % items] += table[places[i]] * (2 * (i / items) + 1);
    free(table);
    free(places);
    print_checksum(name, "sums", sums, items);
}

void copy4(const char *name, uint32_t count)
{
    print_checksum(name, "to", random_words(count, 42, (uint64_t)UINT32_MAX + 1, 1), count);
}
