/*
 * support_scoped.h - what holds in L1s and home after every event of a run with combining L1s.
 */
#ifndef TESTS_SUPPORT_SCOPED_H
#define TESTS_SUPPORT_SCOPED_H

#include "path/scoped_state.h"

/*
 * What of this does not hold, or NULL:
 *     a dirty line has a live entry in the sFIFO, which has no more entries than l1.fifo
 *     the marker of a released line is the number of an entry in the sFIFO, and a line has one marker
 *     a line has one lock, and a transaction has one
 *     an L1 that has acknowledged the probe of a locked line cannot perform operations on it
 *     a line with a registered owner is held by one L1
 * Not in the middle of an access.
 */
const char *scoped_broken(const struct path_system *system, const struct parameters *parameters);

/* The same for monitored lines: no L1 can perform operations on one. Promised where CUs wait for words of each other by remote
 * waiting atomics. */
const char *scoped_monitored_broken(const struct path_system *system);

/* Whether an L1 has all bytes of a line. */
bool scoped_is_in_l1(const struct path_system *system, uint32_t cu, uint32_t line);

/* Whether some L1, or its way to the L2, has dirty bytes of lines that the work-group was the last to store to. */
bool scoped_has_dirty(const struct path_system *system, const uint32_t workgroup[3]);

#endif
