/* price.c - cycles of the command processor, as GPU cycles. */
#include "bind/price.h"

#include "engine/require.h"

#define HUNDREDTHS 100u /* of a cycle: the unit of cp.cpi */

/* Hundredths of a cycle of the command processor to GPU cycles, rounded up. */
static uint64_t to_gpu_cycles(const struct parameters *parameters, uint64_t hundredths)
{
    uint64_t divisor;

    SIM_REQUIRE(parameters->cp_clock_mhz);
    divisor = parameters->cp_clock_mhz * HUNDREDTHS;
    return (hundredths * parameters->clock_mhz + divisor - 1) / divisor;
}

uint64_t bind_command_words(const struct cp_mailbox *mailbox)
{
    uint32_t next = mailbox->header->command_consumed, count = cp_mailbox_commands(mailbox);
    uint64_t bytes = 0;

    for (uint32_t i = 0; i < count; i++)
        bytes += cp_command_bytes(&mailbox->commands[(next + i) & mailbox->command_mask]);
    return bytes / sizeof(uint32_t);
}

static uint64_t price_commands(const struct parameters *parameters, const struct bind_step_work *work)
{
    if (parameters->cp_word_cycles)
        return work->words * parameters->cp_word_cycles;
    return work->commands * parameters->cp_command_cycles;
}

uint64_t bind_price_step(const struct parameters *parameters, const struct bind_step_work *work)
{
    uint64_t frames = work->events * parameters->cp_event_cycles + price_commands(parameters, work);
    uint64_t cycles = to_gpu_cycles(parameters, work->instructions * parameters->cp_cpi + frames * HUNDREDTHS);

    return cycles ? cycles : 1;
}

uint64_t bind_price_load(const struct parameters *parameters)
{
    return to_gpu_cycles(parameters, parameters->cp_load_cycles * HUNDREDTHS);
}
