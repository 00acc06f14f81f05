/*
 * releases.h - what the values of words release, and the fences of threads.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_RELEASES_H
#define SIM_HAL_TOOLS_BUGS_RACE_RELEASES_H

#include "tools/bugs/race/state.h"

/* Adds what a release publishes to those of its scope whose values the word still has a part of. */
void race_publish(struct race_checker *checker, struct race_word *word, enum race_scope scope, uint32_t group,
                  struct race_clock *clock, const struct race_entry *own);

/* Remembers the thread's last release fence, for its stores from now on. */
void race_keep_fence(struct race_checker *checker, struct race_thread *thread);

/* The fence that an instruction of the thread had behind it; .until 0: none. */
struct race_fence race_fence_before(const struct race_thread *thread, uint32_t instruction);

#endif
