/*
 * memory.h - the memory that both sides share, under the rules of C11 for release and acquire; docs/guide/exploration.md.
 *
 * hal/mailbox.c is compiled with -fsanitize=thread: the compiler puts a call before each access, and makes a call of each
 * atomic. memory.c has these functions in place of the sanitizer's.
 */
#ifndef TESTS_MAILBOX_MEMORY_H
#define TESTS_MAILBOX_MEMORY_H

#include "sides.h"

#define RING_MOST    2u
#define WORDS        (16u + RING_MOST * 32u + RING_MOST * 16u + RING_MOST * 2u)
#define STORES_MOST  10u
#define VALUES_MOST  8u
#define SITES_MOST   32u
#define FAILURE_MOST 200u

/* A word that is accessed atomically, by its place in struct cp_mailbox_header. One side writes it. */
enum shared_word {
    SHARED_MAGIC,
    SHARED_COMMAND_PRODUCED,
    SHARED_COMMAND_CONSUMED,
    SHARED_EVENT_PRODUCED,
    SHARED_EVENT_CONSUMED,
    SHARED_WORDS
};

/* What a load may return: the stores from the one that the other side saw last. clock: what a release made visible, or 0. */
struct shared {
    struct {
        uint32_t value, clock;
    } stores[STORES_MOST];
    uint32_t count;
    uint32_t reserved;
};

/* A word of plain memory. Each side's latest load and store of it: the side's clock then; 0: none, 1: known. */
struct word {
    uint32_t value;
    uint8_t loaded[SIDES], stored[SIDES];
};

struct side_state {
    uint8_t clock;    /* goes up with each release */
    uint8_t known;    /* what the other side did up to this clock is visible here */
    uint8_t call;     /* enum call, under way */
    uint8_t accesses; /* made in this call */
    uint8_t values_count;
    uint8_t attached, sent, received;
    uint8_t sees; /* a count was not 0, so the next frame must come */
    uint8_t reserved[3];
    uint32_t values[VALUES_MOST];    /* that atomic loads of this call have returned */
    uint32_t at_begin[SHARED_WORDS]; /* the shared words when this call began: a side finds its own in memory */
};

/* Plain memory: compared by its bytes. */
struct memory_state {
    struct word words[WORDS];
    struct shared shared[SHARED_WORDS];
    struct side_state sides[SIDES];
};

/* An atomic access of the code that orders: the call, the word, load or store. */
struct site {
    enum call call;
    enum shared_word word;
    bool store;
};

struct memory {
    unsigned char bytes[WORDS * 4]; /* what the code itself accesses */
    struct site sites[SITES_MOST];
    uint32_t site_count;
    uint32_t weakened; /* site that is taken for relaxed; SITES_MOST: none */
    uint32_t misread;  /* enum shared_word that loads find one too high; SHARED_WORDS: none */
    uint32_t choices;  /* values that the last step's load may return */
    bool single;       /* each step makes one access */
    char failure[FAILURE_MOST];
};

extern struct memory memory;

/* Fills the state from memory.bytes as both sides have it at first. */
void memory_start(struct memory_state *state);

/*
 * Makes the next step of a side's call: an atomic access, which of its possible values returns the choice-th, and the plain
 * accesses up to the next atomic. Returns true if the call has ended; *result is
 * what it returned. memory.failure is not empty if the access breaks a rule.
 */
bool memory_step(struct memory_state *state, enum side at, struct mailbox_side *side, uint32_t choice, int *result);

extern const char *const shared_names[SHARED_WORDS];

#endif
