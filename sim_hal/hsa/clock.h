/*
 * clock.h - the time that programs see.
 */
#ifndef SIM_HAL_HSA_CLOCK_H
#define SIM_HAL_HSA_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Begins at cycle 0 with what the host's monotonic clock shows. */
void hsa_clock_begin(uint64_t clock_mhz);

/*
 * A cycle as HSA's time: nanoseconds of the GPU, which differ as the cycles do. HIP gives an event the time of the host's clock when
 * a handler tells it of the event: only behind that the time goes on from the host's clock.
 */
uint64_t hsa_time(uint64_t cycle);

/* Nanoseconds as cycles of the GPU. */
uint64_t hsa_cycles(uint64_t nanoseconds);

/* A handler of the program is about to run. */
void hsa_clock_note_handler(void);

/* Whether one has run, and the time of the next cycle is to be that of the host at least. */
bool hsa_clock_is_late(void);
void hsa_clock_catch_up(uint64_t cycle);

#endif
