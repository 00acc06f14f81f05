/*
 * vector_clock.h - vector clocks: for each thread, the instructions of it that are ordered before something.
 *
 * A clock is immutable and shared: keep it to have a reference, drop the reference at the end. NULL is the clock that
 * orders nothing. It has entries for the threads that it knows only, because most work-groups synchronise with few
 * others or with none.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_VECTOR_CLOCK_H
#define SIM_HAL_TOOLS_BUGS_RACE_VECTOR_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Instructions 1..until of a thread, and instruction dot besides (0: none): the atomic that published them. */
struct race_entry {
    uint32_t thread;
    uint32_t until;
    uint32_t dot;
};

struct race_clock; /* vector_clock.c */

/* Returns the clock, with a reference more. */
struct race_clock *race_clock_keep(struct race_clock *clock);

/* Gives a reference back; the last one frees the clock. */
void race_clock_drop(struct race_clock *clock);

/*
 * Returns a reference to a clock that orders what a, b and the entry own order. own may be NULL. The result is a or b
 * when that has everything. Of two dots of one thread the later one is kept. Returns a, and sets *failed, if
 * the host has no memory.
 */
struct race_clock *race_clock_join(struct race_clock *a, struct race_clock *b, const struct race_entry *own,
                                   bool *failed);

/* Replaces *clock by its join with b and own. */
void race_clock_add(struct race_clock **clock, struct race_clock *b, const struct race_entry *own, bool *failed);

/* The last join of a kind, with references of its own. Zeros: there was none. */
struct race_join {
    struct race_clock *a, *b, *result;
    struct race_entry own;
    bool has_own;
};

/* The same as race_clock_add. If the last join was of the same clocks, as those of the lanes of an instruction mostly are, its
 * result is taken again: then words share it, too. */
void race_clock_add_again(struct race_join *last, struct race_clock **clock, struct race_clock *b,
                          const struct race_entry *own, bool *failed);

/* Gives the references back. */
void race_join_forget(struct race_join *last);

/* Returns true if the clock orders a thread's instruction, counted from 1. */
bool race_clock_orders(const struct race_clock *clock, uint32_t thread, uint32_t instruction);

#endif
