/* SPDX-License-Identifier: MIT */
/* state.c - the state of a firmware, for the table of sizes. */
#include "onward/cp_state.h"

extern struct cp board_state;
struct cp board_state;
