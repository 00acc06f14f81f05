/*
 * held.h - loads whose value a compare-and-swap expects, from their issue to that of the swap.
 *
 * Such a load is no access that could race, if the swap is of the same word. So it is held back until the swap has shown its
 * address, and noted only then if it is another one.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_HELD_H
#define SIM_HAL_TOOLS_BUGS_RACE_HELD_H

#include "tools/bugs/race/checker.h"

struct race_held;

/*
 * Holds the thread's last load back. held: of its wave, NULL: none; noted: as for race_access, .lane is RACE_NO_LANE for a
 * scalar load; swap: the operation that expects the value; address: of each of the lanes, or of the scalar load alone.
 * Returns false if the host has no memory: then the load is to be noted.
 */
bool race_hold(struct race_held **held, struct race_checker *checker, const struct race_access *noted, uint32_t swap,
               const uint64_t *address, uint64_t lanes);

/* The wave issues a compare-and-swap, an operation of its program, with these lanes. Loads that are held back for it and had
 * another address are noted. */
void race_held_swap(struct race_held **held, struct race_checker *checker, uint32_t swap,
                    const uint64_t address[ISA_LANES], uint64_t lanes);

/* The wave is gone, or the run over. */
void race_held_free(struct race_held **held);

#endif
