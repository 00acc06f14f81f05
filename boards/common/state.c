/* state.c - what a firmware keeps, for the table of sizes. */
#include "onward/cp_state.h"

extern struct cp board_state;
struct cp board_state;
