/*
 * lds_banks.h - the bank cycles that a DS instruction takes.
 */
#ifndef SIM_HAL_EXECUTE_LDS_BANKS_H
#define SIM_HAL_EXECUTE_LDS_BANKS_H

#include "execute/lds_lanes.h"

/* Bank cycles of reads and writes. At least 1. */
uint32_t execute_lds_shared_cycles(const struct execute_lds_lanes *lanes);

/* Bank cycles of atomics: each lane takes its own, on the same word too. At least 1. */
uint32_t execute_lds_atomic_cycles(const struct execute_lds_lanes *lanes);

#endif
