/*
 * support_mutate.h - deterministic mutation of text, for fuzz drivers that need nothing but libc.
 */
#ifndef TESTS_SUPPORT_MUTATE_H
#define TESTS_SUPPORT_MUTATE_H

#include <stddef.h>
#include <stdint.h>

/* A text that changes. Owned by the caller, released with free(text). */
struct support_text {
    char *text;
    size_t length;
};

/* The next of a sequence of numbers that depends on *state only. */
uint32_t support_random(uint64_t *state);

/* A number 0..limit-1; 0 when limit is 0. */
size_t support_below(uint64_t *state, size_t limit);

/*
 * A copy of base with a few changes: bytes changed, removed and doubled, pieces copied, swapped or cut off, numbers
 * replaced by extreme ones, and words from a list (NULL at its end) put in. The copy has exactly the size it needs, so
 * that a sanitizer sees a read behind its end.
 */
struct support_text support_mutate(uint64_t *state, const char *base, size_t length, const char *const *words);

#endif
