/* SPDX-License-Identifier: MIT */
/*
 * audit.h - adds up the firmware's books anew: lists, counts, what is free on each compute unit, waits, bitmaps.
 *
 * The firmware keeps each of these in two places or more, and changes all of them at every step. The audit works out one
 * from the other, between two calls of the firmware, by walking through all of struct cp.
 */
#ifndef TESTS_SUPPORT_AUDIT_H
#define TESTS_SUPPORT_AUDIT_H

#include "onward/cp_state.h"

/*
 * Returns NULL, or a message for the first thing that does not fit. The message lies in a static buffer until the next call.
 * Takes time proportional to the tables.
 */
const char *audit(const struct cp *cp);

#endif
