/* port_loads.c - checks of the call load. */
#include "port_rules.h"

#define MOST   4096u /* bytes of a load */
#define GUARD  16u   /* bytes on each side of a destination that must stay */
#define FILLED 0xa5u

static union {
    uint64_t words[(MOST + 2 * GUARD) / 8 + 1];
    uint8_t bytes[MOST + 2 * GUARD + 8];
} target;

/* What lies at an address. */
static uint8_t pattern(uint64_t address)
{
    return (uint8_t)(address * 167 + (address >> 8) * 13 + 5);
}

static void fill_memory(const struct port_bench *bench)
{
    uint8_t line[64];

    for (uint64_t at = bench->memory_base; at < bench->memory_base + bench->memory_bytes; at += sizeof(line)) {
        for (uint32_t i = 0; i < sizeof(line); i++)
            line[i] = pattern(at + i);
        bench->write(bench->gpu, at, line, sizeof(line));
    }
}

/* Loads into the target, as far from a multiple of 8 as the address is. */
static int load(struct port_kit *kit, uint64_t address, uint32_t bytes, uint8_t **at)
{
    __builtin_memset(&target, FILLED, sizeof(target));
    *at = &target.bytes[GUARD + (address & 7)];
    return kit->bench->hal.load(kit->bench->hal.context, address, *at, bytes);
}

/* Whether all bytes of the target are as filled, but for those from one on. */
static bool is_untouched(const uint8_t *from, uint32_t bytes)
{
    for (const uint8_t *at = target.bytes; at < target.bytes + sizeof(target.bytes); at++) {
        if (*at != FILLED && (at < from || at >= from + bytes))
            return false;
    }
    return true;
}

static void check_load(struct port_kit *kit, uint64_t address, uint32_t bytes)
{
    uint8_t *at;
    int result = load(kit, address, bytes, &at);

    if (!port_check(kit, PORT_LOAD_RANGE, result == CP_OK, "not CP_OK at", address))
        return;
    port_check(kit, PORT_LOAD_BYTES, is_untouched(at, bytes), "bytes beside the destination changed at", address);
    for (uint32_t i = 0; i < bytes; i++) {
        if (!port_check(kit, PORT_LOAD_BYTES, at[i] == pattern(address + i), "other bytes at", address + i))
            return;
    }
}

/* Every size that the firmware uses and those beside, at every alignment; the ends of the memory. */
static void check_sizes(struct port_kit *kit)
{
    const struct port_bench *bench = kit->bench;
    uint64_t end = bench->memory_base + bench->memory_bytes;

    port_look(kit, PORT_LOAD_BYTES);
    for (uint32_t bytes = 1; bytes <= 130; bytes++) {
        for (uint32_t offset = 0; offset < 9; offset++)
            check_load(kit, bench->memory_base + 256 + offset, bytes);
        check_load(kit, bench->memory_base, bytes);
        check_load(kit, end - bytes, bytes);
    }
    check_load(kit, bench->memory_base + 64, MOST);
    check_load(kit, end - MOST, MOST);
}

/* Loads with a byte outside, with sums that wrap round, and with addresses that shorter integers cut. */
static void check_outside(struct port_kit *kit)
{
    const struct port_bench *bench = kit->bench;
    uint64_t base = bench->memory_base, end = base + bench->memory_bytes;
    const struct {
        uint64_t address;
        uint32_t bytes;
    } outside[] = {{end, 1},
                   {end - 1, 2},
                   {end - 4, 8},
                   {end - MOST + 1, MOST},
                   {end + 8, 8},
                   {UINT64_MAX, 1},
                   {UINT64_MAX, 2},
                   {UINT64_MAX - 7, 8},
                   {UINT64_MAX - 7, MOST},
                   {UINT64_MAX - MOST / 2, MOST},
                   {base ? base - 1 : end, 1},
                   {base ? base - 1 : end, 2},
                   {base ? base - 8 : end, MOST},
                   {base + 64 + (UINT64_C(1) << 32), 8},
                   {base + 64 + (UINT64_C(1) << 48), 8},
                   {base + 64 + (UINT64_C(1) << 63), 8}};

    port_look(kit, PORT_LOAD_RANGE);
    for (uint32_t i = 0; i < sizeof(outside) / sizeof(outside[0]); i++) {
        uint8_t *at;
        int result = load(kit, outside[i].address, outside[i].bytes, &at);

        port_check(kit, PORT_LOAD_RANGE, result == CP_ERROR_ADDRESS, "not CP_ERROR_ADDRESS at", outside[i].address);
        port_check(kit, PORT_LOAD_UNTOUCHED, result == CP_OK || is_untouched(at, 0), "the destination changed for",
                   outside[i].address);
    }
}

/* The GPU writes a word, again and again. */
static void check_now(struct port_kit *kit)
{
    const struct port_bench *bench = kit->bench;
    uint64_t address = bench->memory_base + 1024, got = 0;

    port_look(kit, PORT_LOAD_NOW);
    for (uint64_t i = 0; i < 100; i++) {
        uint64_t want = i * UINT64_C(0x0101010101010101);

        bench->write(bench->gpu, address, &want, sizeof(want));
        port_step(kit);
        bench->hal.load(bench->hal.context, address, &got, sizeof(got));
        port_check(kit, PORT_LOAD_NOW, got == want, "an older value in step", i);
    }
}

/* Memory that the GPU changes before each access of a load: all its words then have the next number, in each byte. */
#define WORDS 8u

struct changing {
    const struct port_bench *bench;
    uint64_t address;
    uint8_t number;
    uint8_t changes; /* left: a port that reads until two reads agree gets to its end */
};

static void change(void *argument)
{
    struct changing *c = argument;
    uint8_t line[8 * WORDS];

    if (!c->changes)
        return;
    c->changes--;
    c->number++;
    __builtin_memset(line, c->number, sizeof(line));
    c->bench->write(c->bench->gpu, c->address, line, sizeof(line));
}

static void check_untorn(struct port_kit *kit, struct changing *c, uint32_t bytes)
{
    const struct cp_hal *hal = &kit->bench->hal;
    uint8_t got[8] __attribute__((aligned(8)));

    for (uint32_t offset = 0; offset < 8 * WORDS; offset += bytes) {
        c->changes = 4;
        hal->load(hal->context, c->address + offset, got, bytes);
        for (uint32_t i = 1; i < bytes; i++)
            port_check(kit, PORT_LOAD_ATOMIC, got[i] == got[0], "a mixture of two values in a load of bytes:", bytes);
    }
}

/* A line is read like the entry of a log: what lies lowest is the oldest. */
static void check_upwards(struct port_kit *kit, struct changing *c)
{
    const struct cp_hal *hal = &kit->bench->hal;
    uint8_t got[8 * WORDS] __attribute__((aligned(8)));

    c->number = 1;
    c->changes = 100;
    hal->load(hal->context, c->address, got, sizeof(got));
    for (uint32_t i = 1; i < sizeof(got); i++)
        port_check(kit, PORT_LOAD_UPWARDS, got[i] >= got[i - 1], "an older byte at offset", i);
}

static void check_changing(struct port_kit *kit)
{
    const struct port_bench *bench = kit->bench;
    struct changing c = {.bench = bench, .address = bench->memory_base + 2048};

    if (!bench->watch)
        return;
    port_look(kit, PORT_LOAD_ATOMIC);
    bench->watch(bench->gpu, change, &c);
    for (uint32_t bytes = 2; bytes <= 8; bytes *= 2)
        check_untorn(kit, &c, bytes);
    port_look(kit, PORT_LOAD_UPWARDS);
    check_upwards(kit, &c);
    bench->watch(bench->gpu, 0, 0);
}

void port_check_loads(struct port_kit *kit)
{
    port_reset(kit);
    fill_memory(kit->bench);
    check_sizes(kit);
    check_outside(kit);
    check_now(kit);
    check_changing(kit);
}
