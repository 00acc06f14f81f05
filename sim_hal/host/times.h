/*
 * times.h - times as they are written on command lines, and compute units that are lost at one.
 */
#ifndef SIM_HAL_HOST_TIMES_H
#define SIM_HAL_HOST_TIMES_H

#include "engine/parameters.h"
#include "host/text.h"

/* A compute unit that goes away, and perhaps comes back. */
struct host_loss {
    uint32_t cu;
    uint64_t cycle;
    uint64_t return_cycle; /* 0: never */
};

/* Reads TIME: a plain number of GPU cycles, or a number with ns, us or ms. At most 10^15 cycles. */
bool host_time_read(struct host_span text, const struct parameters *parameters, uint64_t *cycles);

/* Reads CU@TIME[+RETURN]. Returns false with a message. */
bool host_loss_read(const char *text, const struct parameters *parameters, struct host_loss *loss, char *error,
                    size_t error_bytes);

#endif
