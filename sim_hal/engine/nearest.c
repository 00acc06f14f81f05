/* nearest.c - see nearest.h. */
#include "engine/nearest.h"

#include <stdio.h>
#include <string.h>

#include "engine/require.h"

#define LETTERS_MOST 32u
#define FAR          4u

/* Letters to add, remove or change; FAR for words that are too long. */
static unsigned distance_of(const char *one, const char *other)
{
    unsigned row[LETTERS_MOST + 1];
    size_t length = strlen(other);

    if (length > LETTERS_MOST || strlen(one) > LETTERS_MOST)
        return FAR;
    for (size_t j = 0; j <= length; j++)
        row[j] = (unsigned)j;
    for (size_t i = 0; one[i]; i++) {
        unsigned diagonal = row[0];

        row[0] = (unsigned)i + 1;
        for (size_t j = 0; j < length; j++) {
            unsigned best = diagonal + (one[i] != other[j]);

            diagonal = row[j + 1];
            if (diagonal + 1 < best)
                best = diagonal + 1;
            if (row[j] + 1 < best)
                best = row[j] + 1;
            row[j + 1] = best;
        }
    }
    return row[length];
}

struct nearest nearest_to(const char *wrong)
{
    return (struct nearest){.wrong = wrong, .distance = FAR};
}

void nearest_offer(struct nearest *nearest, const char *word)
{
    unsigned distance = distance_of(nearest->wrong, word);

    SIM_REQUIRE(nearest->distance <= FAR);
    if (distance >= nearest->distance || distance >= strlen(word))
        return;
    nearest->distance = distance;
    nearest->word = word;
}

const char *nearest_hint(const struct nearest *nearest, char *text, size_t bytes)
{
    snprintf(text, bytes, "%s%s%s", nearest->word ? ", did you mean " : "", nearest->word ? nearest->word : "",
             nearest->word ? "?" : "");
    return text;
}
