/* faults.c - the kinds of faults: where each can be put in, in how many ways, and what it does. */
#include "inject.h"

#include <stdlib.h>

#include "onward/cooperative.h"
#include "onward/kernel_descriptor.h"
#include "onward/monitor_log.h"

#define BITS 8u /* of a byte */

static uint32_t once(const struct moment *moment)
{
    (void)moment;
    return 1;
}

static enum fate lose(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    return FATE_LOST;
}

static enum fate repeat(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    return FATE_DOUBLED;
}

static uint32_t each_part(const struct moment *moment)
{
    (void)moment;
    return PARTS;
}

static enum fate lose_part(const struct moment *moment, uint32_t way)
{
    taps_lose(moment, (enum part)way);
    return FATE_PASS;
}

static enum fate delay(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    return FATE_LATE;
}

/* Bits of frames */

static void flip(void *frame, uint32_t bit)
{
    ((uint8_t *)frame)[bit / BITS] ^= (uint8_t)(1u << bit % BITS);
}

static uint32_t command_bits(const struct moment *moment)
{
    return cp_command_bytes(moment->command) * BITS;
}

static enum fate flip_command(const struct moment *moment, uint32_t way)
{
    flip(moment->command, way);
    return FATE_PASS;
}

/* Most kinds end with struct cp_wg_event. */
static uint32_t event_bits(const struct moment *moment)
{
    switch (moment->event->kind) {
    case CP_EVENT_WAITING:
    case CP_EVENT_SAVED:
    case CP_EVENT_FAULT:
    case CP_EVENT_MESSAGE:
    case CP_EVENT_PLACES:
    case CP_EVENT_HOST:
        return sizeof(struct cp_event) * BITS;
    default:
        return (uint32_t)(offsetof(struct cp_event, wg) + sizeof(struct cp_wg_event)) * BITS;
    }
}

static enum fate flip_event(const struct moment *moment, uint32_t way)
{
    flip(moment->event, way);
    return FATE_PASS;
}

/* Both sides have looked into the mailbox at least once when a step begins. */
static uint32_t index_bits(const struct moment *moment)
{
    (void)moment;
    return taps_has_mailbox() ? 4 * 32 : 0;
}

static enum fate flip_index(const struct moment *moment, uint32_t way)
{
    (void)moment;
    taps_flip_header(way);
    return FATE_PASS;
}

/* Bits of memory, which stay flipped: just before the firmware loads them, or before anything has used them. */

static enum fate flip_loaded(const struct moment *moment, uint32_t way)
{
    taps_flip(moment->address, way);
    return FATE_PASS;
}

/* Returns the bits of a load from [base, base + bytes), and of another one 0. */
static uint32_t bits_in(const struct moment *moment, uint64_t base, uint64_t bytes)
{
    return base && moment->address - base < bytes ? moment->bytes * BITS : 0;
}

static uint32_t packet_bits(const struct moment *moment)
{
    return bits_in(moment, taps_launch()->ring, HOST_RING_PACKETS * CP_PACKET_BYTES);
}

static uint32_t queue_bits(const struct moment *moment)
{
    return bits_in(moment, taps_launch()->queue_memory, sizeof(struct cp_queue_memory));
}

static uint32_t options_bits(const struct moment *moment)
{
    return bits_in(moment, taps_launch()->options, sizeof(struct cp_launch_options));
}

static uint64_t control_of(const struct host_launch *launch)
{
    for (uint32_t i = 0; i < launch->file->argument_count; i++) {
        if (launch->file->arguments[i].control != HOST_CONTROL_NONE)
            return launch->addresses[i];
    }
    return 0;
}

static uint32_t control_bits(const struct moment *moment)
{
    return bits_in(moment, control_of(taps_launch()), sizeof(struct cp_cooperative_control));
}

static uint32_t descriptor_bits(const struct moment *moment)
{
    const struct host_launch *launch = taps_launch();

    return bits_in(moment, gpu_kernel_object(taps_gpu(), launch->file->program, launch->file->kernel),
                   sizeof(struct cp_kernel_descriptor));
}

static uint32_t log_bits(const struct moment *moment)
{
    return bits_in(moment, taps_config()->log_base, cp_log_bytes(taps_config()->log_entries));
}

static uint32_t saved_bits(const struct moment *moment)
{
    return moment->bytes * BITS;
}

/* The firmware does not load signals: the GPU subtracts from them. */
static uint32_t signal_bits(const struct moment *moment)
{
    return moment->command->opcode == CP_COMMAND_KERNEL_BEGIN ? sizeof(struct cp_signal) * BITS : 0;
}

static enum fate flip_signal(const struct moment *moment, uint32_t way)
{
    (void)moment;
    taps_flip(taps_launch()->signal, way);
    return FATE_PASS;
}

/* The clock */

static const int64_t jumps[] = {1000, 100000, INT64_C(1) << 32, INT64_C(1) << 62};
#define JUMPS (sizeof(jumps) / sizeof(jumps[0]))

static uint32_t each_jump(const struct moment *moment)
{
    (void)moment;
    return JUMPS;
}

static enum fate jump_forward(const struct moment *moment, uint32_t way)
{
    (void)moment;
    taps_shift_clock(jumps[way]);
    return FATE_PASS;
}

static enum fate jump_back(const struct moment *moment, uint32_t way)
{
    (void)moment;
    taps_shift_clock(-jumps[way]);
    return FATE_PASS;
}

static enum fate stand_still(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    taps_stop_clock();
    return FATE_PASS;
}

/* Compute units */

static uint32_t at_save(const struct moment *moment)
{
    return moment->command->opcode == CP_COMMAND_SAVE;
}

static enum fate mute_cu(const struct moment *moment, uint32_t way)
{
    (void)way;
    taps_mute(moment->command->place.slot);
    return FATE_PASS;
}

const struct fault faults[] = {
    {"command-lost", TAP_SENT, each_part, lose_part, 0},
    {"command-flip", TAP_SENT, command_bits, flip_command, 0},
    {"event-lost", TAP_POSTED, each_part, lose_part, 0},
    {"event-flip", TAP_POSTED, event_bits, flip_event, 0},
    {"index-flip", TAP_NOW, index_bits, flip_index, 0},
    {"command-dropped", TAP_COMMAND, once, lose, 0},
    {"command-doubled", TAP_COMMAND, once, repeat, 0},
    {"event-dropped", TAP_EVENT, once, lose, 0},
    {"event-doubled", TAP_EVENT, once, repeat, 0},
    {"event-late", TAP_EVENT, once, delay, 0},
    {"context-flip", TAP_SAVED, saved_bits, flip_loaded, 61},
    {"log-flip", TAP_LOAD, log_bits, flip_loaded, 0},
    {"packet-flip", TAP_LOAD, packet_bits, flip_loaded, 0},
    {"queue-flip", TAP_LOAD, queue_bits, flip_loaded, 0},
    {"signal-flip", TAP_COMMAND, signal_bits, flip_signal, 0},
    {"descriptor-flip", TAP_LOAD, descriptor_bits, flip_loaded, 0},
    {"options-flip", TAP_LOAD, options_bits, flip_loaded, 0},
    {"control-flip", TAP_LOAD, control_bits, flip_loaded, 0},
    {"save-unanswered", TAP_COMMAND, at_save, mute_cu, 0},
    {"clock-forward", TAP_NOW, each_jump, jump_forward, 0},
    {"clock-back", TAP_NOW, each_jump, jump_back, 0},
    {"clock-still", TAP_NOW, once, stand_still, 0},
    {.name = NULL},
};

/* Faults that are planted to see each outcome told from the others. */

static uint32_t at_begin(const struct moment *moment)
{
    return moment->command->opcode == CP_COMMAND_KERNEL_BEGIN;
}

static uint32_t at_end(const struct moment *moment)
{
    return moment->command->opcode == CP_COMMAND_KERNEL_END;
}

static enum fate plant_nothing(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    return FATE_PASS;
}

/* In all buffers that the host checks. */
static enum fate plant_in_results(const struct moment *moment, uint32_t way)
{
    const struct host_launch *launch = taps_launch();

    (void)moment, (void)way;
    for (uint32_t i = 0; i < launch->file->argument_count; i++) {
        if (launch->file->arguments[i].expectation.present)
            taps_flip(launch->addresses[i], 30);
    }
    return FATE_PASS;
}

static enum fate plant_in_signal(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    taps_flip(taps_launch()->signal + offsetof(struct cp_signal, value), 1);
    return FATE_PASS;
}

static enum fate plant_in_queue(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    taps_flip(taps_launch()->queue_memory + offsetof(struct cp_queue_memory, error_reason), 3);
    return FATE_PASS;
}

static enum fate plant_panic(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    taps_panic();
    return FATE_PASS;
}

static enum fate plant_silence(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    taps_deafen();
    return FATE_PASS;
}

static enum fate plant_crash(const struct moment *moment, uint32_t way)
{
    (void)moment, (void)way;
    abort();
}

const struct fault planted_faults[] = {
    {"planted-nothing", TAP_COMMAND, at_end, plant_nothing, 0},
    {"planted-error", TAP_COMMAND, at_end, plant_in_queue, 0},
    {"planted-wait", TAP_COMMAND, at_begin, plant_in_results, 0}, /* at a barrier, for ever */
    {"planted-loss", TAP_COMMAND, at_end, lose, 0},
    {"planted-panic", TAP_COMMAND, at_end, plant_panic, 0},
    {"planted-signal", TAP_COMMAND, at_end, plant_in_signal, 0},
    {"planted-silence", TAP_COMMAND, at_begin, plant_silence, 0}, /* a reset has no answer either */
    {"planted-result", TAP_COMMAND, at_end, plant_in_results, 0},
    {"planted-crash", TAP_COMMAND, at_end, plant_crash, 0},
    {.name = NULL},
};
