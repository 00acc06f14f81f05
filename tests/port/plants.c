/*
 * plants.c - mistakes of ports, each planted in the port that is linked: the kit must name the rule that it breaks, first of all.
 * Usage: plants list, or plants NAME.
 */
#include "port_main.h"

#include <stdio.h>
#include <string.h>

#define MANY 50u /* one in this number of commands or events is treated badly, so that short checks pass */

/* The port, and what the mistakes keep. */
static struct {
    struct port_bench good;
    uint64_t clock;
    uint32_t calls;
    bool was_full, has_event, has_command;
    struct cp_event event;
    struct cp_command command, frames[2];
    uint8_t line[8];
    uint64_t line_address;
    bool ended[8]; /* slots */
} p;

static struct cp_command *good_reserve(void)
{
    return p.good.hal.reserve(p.good.hal.context);
}

static void good_commit(void)
{
    p.good.hal.commit(p.good.hal.context);
}

static int good_receive(struct cp_event *event)
{
    return p.good.hal.receive(p.good.hal.context, event);
}

static int good_load(uint64_t address, void *destination, uint32_t bytes)
{
    return p.good.hal.load(p.good.hal.context, address, destination, bytes);
}

/* Whether it is the turn of one call in MANY. */
static bool is_turn(void)
{
    return ++p.calls % MANY == 0;
}

/* now */

static void notes_clock(void *gpu, uint64_t cycle)
{
    p.clock = cycle;
    p.good.set_clock(gpu, cycle);
}

static uint64_t short_now(void *context)
{
    (void)context;
    return (uint32_t)p.good.hal.now(p.good.hal.context);
}

static uint64_t running_now(void *context)
{
    (void)context;
    return p.clock;
}

static uint64_t coarse_now(void *context)
{
    (void)context;
    return p.good.hal.now(p.good.hal.context) & ~UINT64_C(15);
}

/* reserve and commit */

/* Frames of the wrapper's own; commit copies the last one that was returned. */
static struct cp_command *own_frame(uint32_t which, uint32_t offset)
{
    p.command.tag = which;
    return good_reserve() ? (struct cp_command *)(void *)((uint8_t *)&p.frames[which] + offset) : NULL;
}

static struct cp_command *odd_reserve(void *context)
{
    (void)context;
    return own_frame(0, 4);
}

static struct cp_command *other_reserve(void *context)
{
    (void)context;
    return own_frame(++p.calls % 2, 0);
}

static void copying_commit(void *context)
{
    (void)context;
    memcpy(good_reserve(), &p.frames[p.command.tag], sizeof(p.frames[0]));
    good_commit();
}

/* The doorbell rings before the packet is stored. */
static struct cp_command *early_reserve(void *context)
{
    struct cp_command *frame = good_reserve();

    (void)context;
    if (frame)
        good_commit();
    return frame;
}

static void no_commit(void *context)
{
    (void)context;
}

/* The doorbell rings for the command before. */
static void late_commit(void *context)
{
    struct cp_command now = *good_reserve();

    (void)context;
    if (p.has_command) {
        *good_reserve() = p.command;
        good_commit();
    }
    p.has_command = true;
    p.command = now;
}

/* A full ring: the frame is the last one's, and its command is lost. */
static struct cp_command *overwriting_reserve(void *context)
{
    struct cp_command *frame = good_reserve();

    (void)context;
    p.was_full = !frame;
    return frame ? frame : &p.command;
}

static void overwriting_commit(void *context)
{
    (void)context;
    if (!p.was_full)
        good_commit();
}

/* What was full once stays full. */
static struct cp_command *stubborn_reserve(void *context)
{
    struct cp_command *frame = p.was_full ? NULL : good_reserve();

    (void)context;
    p.was_full = !frame;
    return frame;
}

static struct cp_command *blocking_reserve(void *context)
{
    struct cp_command *frame = NULL;

    (void)context;
    while (!frame)
        frame = good_reserve();
    return frame;
}

static int dirty_take(void *gpu, struct cp_command *command)
{
    int taken = p.good.take(gpu, command);
    uint32_t bytes = cp_command_bytes(command);

    if (taken)
        memset((uint8_t *)command + bytes, 0xee, sizeof(*command) - bytes);
    return taken;
}

/* Of two commands that are there the second one goes first. */
static int swapping_take(void *gpu, struct cp_command *command)
{
    if (p.has_command) {
        *command = p.command;
        p.has_command = false;
        return 1;
    }
    if (!p.good.take(gpu, command))
        return 0;
    if (!is_turn())
        return 1;
    p.command = *command;
    p.has_command = p.good.take(gpu, command) == 1;
    return 1;
}

/* The first command of all has tag 1, and no other one has. */
static int first_take(void *gpu, struct cp_command *command)
{
    int taken;

    do
        taken = p.good.take(gpu, command);
    while (taken && command->opcode == CP_COMMAND_RESET && command->tag == 1);
    return taken;
}

/* receive */

static int always_receive(void *context, struct cp_event *event)
{
    (void)context;
    good_receive(event);
    return 1;
}

static int short_receive(void *context, struct cp_event *event)
{
    struct cp_event all;

    (void)context;
    if (!good_receive(&all))
        return 0;
    memcpy(event, &all, 32);
    return 1;
}

static int twice_receive(void *context, struct cp_event *event)
{
    (void)context;
    if (p.has_event) {
        p.has_event = false;
        *event = p.event;
        return 1;
    }
    if (!good_receive(event))
        return 0;
    p.event = *event;
    p.has_event = is_turn();
    return 1;
}

static int swapping_receive(void *context, struct cp_event *event)
{
    (void)context;
    if (p.has_event) {
        p.has_event = false;
        *event = p.event;
        return 1;
    }
    if (!good_receive(event))
        return 0;
    if (!is_turn())
        return 1;
    p.event = *event;
    p.has_event = good_receive(event) == 1;
    return 1;
}

/* One event a step. */
static void new_step(void *gpu)
{
    p.calls = 0;
    if (p.good.begin_step)
        p.good.begin_step(gpu);
}

static int slow_receive(void *context, struct cp_event *event)
{
    (void)context;
    return p.calls++ ? 0 : good_receive(event);
}

/* An event from the future waits for its cycle. */
static int patient_receive(void *context, struct cp_event *event)
{
    (void)context;
    if (!p.has_event && !good_receive(&p.event))
        return 0;
    p.has_event = p.event.cycle > UINT64_C(1) << 32;
    *event = p.event;
    return !p.has_event;
}

static int losing_post(void *gpu, const struct cp_event *event)
{
    p.good.post(gpu, event);
    return CP_OK;
}

/* The space of an event that fills the channel is never free again. */
static int leaking_post(void *gpu, const struct cp_event *event)
{
    int result = p.was_full ? CP_ERROR_FULL : p.good.post(gpu, event);

    p.was_full = result != CP_OK;
    return result;
}

/* A GPU that waits for space for its events before it takes commands. */
static int waiting_post(void *gpu, const struct cp_event *event)
{
    int result = p.good.post(gpu, event);

    p.was_full = result != CP_OK;
    return result;
}

static int waiting_take(void *gpu, struct cp_command *command)
{
    return p.was_full ? 0 : p.good.take(gpu, command);
}

/* An event like the one before, but for its cycle, is taken for the same. */
static int comparing_receive(void *context, struct cp_event *event)
{
    (void)context;
    if (!good_receive(event))
        return 0;
    p.event.cycle = event->cycle;
    if (!memcmp(event, &p.event, sizeof(*event)))
        return good_receive(event);
    p.event = *event;
    return 1;
}

/* The latch of a slot does not notice that the slot has a new WG. */
static int latching_receive(void *context, struct cp_event *event)
{
    (void)context;
    if (!good_receive(event))
        return 0;
    if (event->kind != CP_EVENT_DONE || event->wg.slot >= sizeof(p.ended))
        return 1;
    if (p.ended[event->wg.slot])
        return good_receive(event);
    p.ended[event->wg.slot] = true;
    return 1;
}

static void clear(void *gpu)
{
    memset(p.ended, 0, sizeof(p.ended));
    p.good.reset(gpu);
}

/* load */

static int rounding_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    uint8_t all[4104];
    int result = good_load(address, all, bytes);

    (void)context;
    if (result == CP_OK)
        memcpy(destination, all, (bytes + 3) / 4 * 4);
    return result;
}

static int short_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    return good_load((uint32_t)address, destination, bytes);
}

static int other_error_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    return good_load(address, destination, bytes) == CP_OK ? CP_OK : CP_ERROR_CONFIG;
}

/* Copies byte after byte, until one is outside. */
static int eager_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    if (good_load(address, destination, bytes) == CP_OK)
        return CP_OK;
    for (uint32_t i = 0; i < bytes && good_load(address + i, (uint8_t *)destination + i, 1) == CP_OK; i++)
        ;
    return CP_ERROR_ADDRESS;
}

/* A cache of one word that no write of the GPU empties. */
static int cached_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    if (bytes != sizeof(p.line))
        return good_load(address, destination, bytes);
    if (p.line_address != address && good_load(address, p.line, bytes) != CP_OK)
        return CP_ERROR_ADDRESS;
    p.line_address = address;
    memcpy(destination, p.line, bytes);
    return CP_OK;
}

/* Loads parts of some bytes; from the highest one down, or from the lowest one up. */
static int load_parts(uint64_t address, void *destination, uint32_t bytes, uint32_t part, bool down)
{
    uint8_t all[4096];

    if (bytes % part || address % part)
        return good_load(address, destination, bytes);
    if (good_load(address, all, bytes) != CP_OK)
        return CP_ERROR_ADDRESS;
    for (uint32_t i = 0; i < bytes; i += part) {
        uint32_t at = down ? bytes - part - i : i;

        good_load(address + at, (uint8_t *)destination + at, part);
    }
    return CP_OK;
}

static int half_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    return load_parts(address, destination, bytes, 4, false);
}

static int downward_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    return load_parts(address, destination, bytes, 8, true);
}

static const struct plant {
    const char *name, *rule;
    struct port_bench with; /* what it has in place of the good port's; the rest is NULL */
} plants[] = {
    {"clock of 32 bits", "clock-back", {.hal.now = short_now}},
    {"clock in units of 16 cycles", "clock-true", {.hal.now = coarse_now}},
    {"clock that runs", "clock-still", {.hal.now = running_now, .set_clock = notes_clock}},
    {"frame beyond the alignment", "frame-aligned", {.hal.reserve = odd_reserve, .hal.commit = copying_commit}},
    {"frame of each call", "frame-same", {.hal.reserve = other_reserve, .hal.commit = copying_commit}},
    {"doorbell before the store", "commit-first", {.hal.reserve = early_reserve, .hal.commit = no_commit}},
    {"doorbell one behind", "commit-publishes", {.hal.commit = late_commit}},
    {"old bytes behind the length", "command-whole", {.take = dirty_take}},
    {"two commands swapped", "command-order", {.take = swapping_take}},
    {"full ring overwritten", "ring-full", {.hal.reserve = overwriting_reserve, .hal.commit = overwriting_commit}},
    {"ring full for ever", "ring-space", {.hal.reserve = stubborn_reserve}},
    {"reserve that waits", "call-returns", {.hal.reserve = blocking_reserve}},
    {"events out of nothing", "event-none", {.hal.receive = always_receive}},
    {"32 bytes of each event", "event-whole", {.hal.receive = short_receive}},
    {"event twice", "event-once", {.hal.receive = twice_receive}},
    {"two events swapped", "event-order", {.hal.receive = swapping_receive}},
    {"one event a step", "event-prompt", {.hal.receive = slow_receive, .begin_step = new_step}},
    {"event held until its cycle", "event-cycle", {.hal.receive = patient_receive}},
    {"event lost at a full channel", "event-full", {.post = losing_post}},
    {"event channel full for ever", "event-space", {.post = leaking_post}},
    {"commands wait for events", "rings-apart", {.post = waiting_post, .take = waiting_take}},
    {"load rounded up", "load-bytes", {.hal.load = rounding_load}},
    {"address of 32 bits", "load-range", {.hal.load = short_load}},
    {"another error", "load-range", {.hal.load = other_error_load}},
    {"load up to the end", "load-untouched", {.hal.load = eager_load}},
    {"word cached", "load-now", {.hal.load = cached_load}},
    {"two halves", "load-atomic", {.hal.load = half_load}},
    {"downwards", "load-upwards", {.hal.load = downward_load}},
    {"latch of a slot kept", "whole-own", {.hal.receive = latching_receive, .reset = clear}},
    {"tag 1 once", "whole-again", {.take = first_take}},
    {"equal events dropped", "whole-given", {.hal.receive = comparing_receive}},
};

#define COUNT (sizeof(plants) / sizeof(plants[0]))

static struct port_bench planted(const struct port_bench *with)
{
    struct port_bench bench = p.good;

    bench.hal.now = with->hal.now ? with->hal.now : bench.hal.now;
    bench.hal.reserve = with->hal.reserve ? with->hal.reserve : bench.hal.reserve;
    bench.hal.commit = with->hal.commit ? with->hal.commit : bench.hal.commit;
    bench.hal.receive = with->hal.receive ? with->hal.receive : bench.hal.receive;
    bench.hal.load = with->hal.load ? with->hal.load : bench.hal.load;
    bench.reset = with->reset ? with->reset : bench.reset;
    bench.set_clock = with->set_clock ? with->set_clock : bench.set_clock;
    bench.begin_step = with->begin_step ? with->begin_step : bench.begin_step;
    bench.take = with->take ? with->take : bench.take;
    bench.post = with->post ? with->post : bench.post;
    return bench;
}

int main(int count, char **arguments)
{
    const char *name = count > 1 ? arguments[1] : "list";

    for (uint32_t i = 0; i < COUNT; i++) {
        struct port_bench bench;

        if (!strcmp(name, "list"))
            printf("%s\t%s\n", plants[i].rule, plants[i].name);
        if (strcmp(name, plants[i].name) != 0)
            continue;
        port_open(&p.good);
        bench = planted(&plants[i].with);
        return port_main(&bench);
    }
    return strcmp(name, "list") != 0;
}
