/*
 * expected.h - loads whose value a compare-and-swap expects, and that matters for nothing else, by their code.
 *
 * A compiler makes many atomics of a load and a loop of compare-and-swap. The load may read any value: if it is not the
 * right one, the swap fails.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_EXPECTED_H
#define SIM_HAL_TOOLS_BUGS_RACE_EXPECTED_H

#include "isa/program.h"

/*
 * Returns the operation of the compare-and-swap that expects the value of the load; 0: there is none. Every way through the code
 * comes to it, and the value decides nothing but what is stored if the swap succeeds. Whether both have one address is not known
 * here. Behind the swap, the value is not followed through generic pointers to private memory.
 */
uint32_t race_load_is_expected(const struct isa_program *program, uint32_t operation);

#endif
