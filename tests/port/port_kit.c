/* port_kit.c - the rules by name, the order of the checks, and what is printed. */
#include "port_rules.h"

static const struct {
    const char *name;
    const char *section; /* of docs/reference/hal.md */
    const char *text;
} rules[PORT_RULES] = {
    [PORT_CLOCK_BACK] = {"clock-back", "now", "the clock never goes back"},
    [PORT_CLOCK_TRUE] = {"clock-true", "now", "the clock is the GPU's cycle at the begin of the step, in 64 bits"},
    [PORT_CLOCK_STILL] = {"clock-still", "now", "the clock stands still while a step runs"},
    [PORT_FRAME_ALIGNED] = {"frame-aligned", "reserve and commit", "a frame is 8-byte aligned"},
    [PORT_FRAME_SAME] = {"frame-same", "reserve and commit", "reserve returns the same frame until commit"},
    [PORT_COMMIT_FIRST] = {"commit-first", "reserve and commit", "the GPU sees no command before its commit"},
    [PORT_COMMIT_PUBLISHES] = {"commit-publishes", "reserve and commit", "the GPU sees a command once it is committed"},
    [PORT_COMMAND_WHOLE] = {"command-whole", "reserve and commit",
                            "a command arrives up to its length, with zeros behind it"},
    [PORT_COMMAND_ORDER] = {"command-order", "reserve and commit", "commands arrive in order, each once, none lost"},
    [PORT_RING_FULL] = {"ring-full", "reserve and commit", "a full ring loses nothing: reserve returns NULL"},
    [PORT_RING_SPACE] = {"ring-space", "reserve and commit", "a ring with space is not said to be full"},
    [PORT_EVENT_NONE] = {"event-none", "receive", "receive returns 0 when there is no event"},
    [PORT_EVENT_WHOLE] = {"event-whole", "receive", "an event arrives as it was posted, all that its kind uses"},
    [PORT_EVENT_ONCE] = {"event-once", "receive", "each event arrives once, none is lost"},
    [PORT_EVENT_ORDER] = {"event-order", "receive", "events arrive in the order in which they were posted"},
    [PORT_EVENT_PROMPT] = {"event-prompt", "receive", "receive returns 0 only when all earlier events have arrived"},
    [PORT_EVENT_CYCLE] = {"event-cycle", "receive", "an event's cycle neither delays nor moves it"},
    [PORT_EVENT_FULL] = {"event-full", "receive", "a full event channel keeps all events that it has accepted"},
    [PORT_EVENT_SPACE] = {"event-space", "receive", "an event that was received leaves its space for a new one"},
    [PORT_RINGS_APART] = {"rings-apart", "receive", "commands go on while the event channel is full"},
    [PORT_LOAD_BYTES] = {"load-bytes", "load", "a load writes the bytes it was asked for, and no others"},
    [PORT_LOAD_RANGE] = {"load-range", "load", "CP_OK where all bytes are GPU memory, else CP_ERROR_ADDRESS"},
    [PORT_LOAD_UNTOUCHED] = {"load-untouched", "load", "a load that fails writes nothing"},
    [PORT_LOAD_NOW] = {"load-now", "load", "a load sees all that was written before the step"},
    [PORT_LOAD_ATOMIC] = {"load-atomic", "load", "an aligned load of up to 8 bytes is not torn"},
    [PORT_LOAD_UPWARDS] = {"load-upwards", "load", "lower addresses are read first"},
    [PORT_CALL_RETURNS] = {"call-returns", "All calls", "no call blocks"},
    [PORT_WHOLE_OWN] = {"whole-own", "The whole firmware", "kernels complete that the firmware places"},
    [PORT_WHOLE_GIVEN] = {"whole-given", "The whole firmware", "kernels complete that the dispatcher places"},
    [PORT_WHOLE_AGAIN] = {"whole-again", "The whole firmware", "kernels complete after a restart of the firmware"},
};

/* The run under way: for the watchdog. */
static struct port_kit running;

static void print(const struct port_kit *kit, const char *text)
{
    while (*text)
        kit->bench->print(*text++);
}

static void print_number(const struct port_kit *kit, uint64_t value)
{
    char digits[20];
    uint32_t count = 0;

    do {
        digits[count++] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    while (count)
        kit->bench->print(digits[--count]);
}

void port_look(struct port_kit *kit, enum port_rule rule)
{
    kit->looked[rule] = true;
    kit->current = rule;
}

bool port_check(struct port_kit *kit, enum port_rule rule, bool holds, const char *seen, uint64_t number)
{
    kit->looked[rule] = true;
    if (holds || kit->broken[rule])
        return holds;
    kit->broken[rule] = true;
    print(kit, "BROKEN ");
    print(kit, rules[rule].name);
    print(kit, ": ");
    print(kit, rules[rule].text);
    print(kit, " (docs/reference/hal.md, \"");
    print(kit, rules[rule].section);
    print(kit, "\"). Seen: ");
    print(kit, seen);
    print(kit, " ");
    print_number(kit, number);
    print(kit, "\n");
    return false;
}

bool port_is_sound(const struct port_kit *kit)
{
    for (uint32_t i = 0; i < PORT_RULES; i++) {
        if (kit->broken[i])
            return false;
    }
    return true;
}

void port_reset(struct port_kit *kit)
{
    kit->bench->reset(kit->bench->gpu);
    port_step(kit);
}

void port_step(struct port_kit *kit)
{
    kit->clock += 10;
    kit->bench->set_clock(kit->bench->gpu, kit->clock);
    if (kit->bench->begin_step)
        kit->bench->begin_step(kit->bench->gpu);
}

/* Names what was not looked at, and prints the closing line. Returns the number of broken rules. */
static uint32_t close_run(const struct port_kit *kit)
{
    uint32_t passed = 0, failed = 0;

    for (uint32_t i = 0; i < PORT_RULES; i++) {
        failed += kit->broken[i];
        passed += kit->looked[i] && !kit->broken[i];
        if (kit->looked[i])
            continue;
        print(kit, "not looked at: ");
        print(kit, rules[i].name);
        print(kit, "\n");
    }
    print(kit, kit->bench->name);
    print(kit, ": ");
    print_number(kit, passed);
    print(kit, " passed, ");
    print_number(kit, failed);
    print(kit, " failed\n");
    return failed;
}

uint32_t port_kit_run(const struct port_bench *bench)
{
    running = (struct port_kit){.bench = bench, .random = 1};
    running.looked[PORT_CALL_RETURNS] = true;
    port_check_clock(&running);
    port_check_commands(&running);
    port_check_events(&running);
    port_check_loads(&running);
    if (port_is_sound(&running))
        port_check_whole(&running);
    return close_run(&running);
}

void port_kit_timeout(void)
{
    port_check(&running, PORT_CALL_RETURNS, false, rules[running.current].name, 0);
    close_run(&running);
}
