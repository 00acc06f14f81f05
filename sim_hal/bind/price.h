/*
 * price.h - what the firmware's work takes in GPU cycles. Both bindings count work; the prices are here alone.
 */
#ifndef SIM_HAL_BIND_PRICE_H
#define SIM_HAL_BIND_PRICE_H

#include "engine/parameters.h"
#include "onward/mailbox.h"

/* What a step did, apart from its loads. */
struct bind_step_work {
    uint64_t instructions;
    uint32_t events;   /* taken from the mailbox */
    uint32_t commands; /* put into it */
    uint64_t words;    /* of these commands: valid words of 32 bits. Counted only if cp.word_cycles is not 0 */
};

/* Valid 32-bit words of the commands in the mailbox that the GPU has not taken. */
uint64_t bind_command_words(const struct cp_mailbox *mailbox);

/* GPU cycles of a step, apart from its loads: rounded up, and at least one. */
uint64_t bind_price_step(const struct parameters *parameters, const struct bind_step_work *work);

/* GPU cycles of a load that hits the L2 and does not wait for its bank: the way there and back, rounded up. 0: loads
 * are free, and do not access the L2. */
uint64_t bind_price_load(const struct parameters *parameters);

#endif
