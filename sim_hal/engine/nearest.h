/*
 * nearest.h - the word of a list that is closest to a wrong one, for "did you mean".
 *
 *     struct nearest nearest = nearest_to("gpu.cu");
 *
 *     for (...)
 *         nearest_offer(&nearest, words[i]);
 *     nearest_hint(&nearest, hint, sizeof(hint));
 */
#ifndef SIM_HAL_ENGINE_NEAREST_H
#define SIM_HAL_ENGINE_NEAREST_H

#include <stddef.h>

#define NEAREST_HINT_BYTES 80u

struct nearest {
    const char *wrong;
    const char *word;  /* the closest so far; NULL: none is near. The first of several that are as close */
    unsigned distance; /* letters to add, remove or change; less than 4 */
};

/* A search for words that are close to a wrong one, which must outlive the search. */
struct nearest nearest_to(const char *wrong);

/* Considers a word of up to 32 letters, which must outlive the search. */
void nearest_offer(struct nearest *nearest, const char *word);

/* Writes ", did you mean WORD?" or, if none is near, nothing. Returns the text. */
const char *nearest_hint(const struct nearest *nearest, char *text, size_t bytes);

#endif
