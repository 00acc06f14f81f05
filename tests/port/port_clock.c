/* port_clock.c - checks of the call now. */
#include "port_rules.h"

/* Begins of steps: at and around the powers of two where shorter clocks wrap round. */
static const uint64_t cycles[] = {
    20,          22,          29,          0xfffe,      0x10000,        0xfffffffd,      0xffffffff,
    0x100000002, 0x100000004, 0x1fffffffd, 0x200000000, 0xfffffffffffd, 0x1000000000000, 0x1000000000007};

/* The other calls, which a step makes meanwhile. */
static void call_others(const struct cp_hal *hal, uint64_t address)
{
    struct cp_event event;
    uint64_t word;

    hal->receive(hal->context, &event);
    hal->reserve(hal->context);
    hal->load(hal->context, address, &word, sizeof(word));
}

static void check_step(struct port_kit *kit, uint64_t cycle, uint64_t *last)
{
    const struct port_bench *bench = kit->bench;
    uint64_t first, second;

    bench->set_clock(bench->gpu, cycle);
    if (bench->begin_step)
        bench->begin_step(bench->gpu);
    first = bench->hal.now(bench->hal.context);
    port_check(kit, PORT_CLOCK_BACK, first >= *last, "an earlier cycle than in the step before, at", cycle);
    port_check(kit, PORT_CLOCK_TRUE, first == cycle, "another cycle than", cycle);
    *last = first;
    kit->clock = cycle + 1;
    bench->set_clock(bench->gpu, cycle + 1);
    call_others(&bench->hal, bench->memory_base);
    second = bench->hal.now(bench->hal.context);
    port_check(kit, PORT_CLOCK_STILL, second == first, "another cycle later in the step that began at", cycle);
}

void port_check_clock(struct port_kit *kit)
{
    uint64_t last = 0;

    port_look(kit, PORT_CLOCK_TRUE);
    port_reset(kit);
    for (uint32_t i = 0; i < sizeof(cycles) / sizeof(cycles[0]); i++)
        check_step(kit, cycles[i], &last);
}
