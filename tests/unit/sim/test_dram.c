/* test_dram.c - DRAM latencies as one adds them up by hand from the parameters. */
#include "mem/dram.h"
#include "support_memory.h"
#include "test.h"

/* The awg preset in 2 GHz cycles: 13, 13, 13, 34, 4, 15, 8, 8 and 20 ns; refresh of 260 ns each 7800 ns. */
enum { TRCD = 26, TCL = 26, TRP = 26, TRAS = 68, BURST = 8, TWR = 30, TWTR = 16, TRTP = 16, CONTROLLER = 40 };
enum { TRFC = 520, TREFI = 15600 };
enum { HIT = CONTROLLER + TCL + BURST, CLOSED = HIT + TRCD, CONFLICT = CLOSED + TRP };

#define CHANNELS 4u
#define BANKS    8u
#define ROW      8192u
#define STRIPE   256u

static struct mem_counters counters;

static struct mem_dram *start(void)
{
    struct parameters parameters;

    parameters_default(&parameters);
    counters = (struct mem_counters){0};
    return mem_dram_create(&parameters, &counters);
}

/* The line at byte offset within (channel, bank, row). */
static uint32_t line_at(uint32_t channel, uint32_t bank, uint32_t row, uint32_t offset)
{
    uint64_t local = ((uint64_t)row * BANKS + bank) * ROW + offset;
    uint64_t address = (local / STRIPE * CHANNELS + channel) * STRIPE + local % STRIPE;

    return (uint32_t)(address / MEM_LINE_BYTES);
}

static uint64_t read_line(struct mem_dram *dram, uint32_t line, uint64_t now)
{
    return mem_dram_read(dram, line, now, now);
}

static uint64_t write_line(struct mem_dram *dram, uint32_t line, uint64_t now)
{
    return mem_dram_write(dram, line, now, now);
}

static void latency_depends_on_the_open_row(void)
{
    static const struct {
        const char *name;
        uint32_t bank, row, offset;
        uint64_t now;
        uint64_t latency;
    } rows[] = {
        {"closed", 0, 0, 0, 1000, CLOSED},
        {"row hit", 0, 0, 64, 2000, HIT},
        {"other end of the row", 0, 0, ROW - 64, 3000, HIT},
        {"conflict", 0, 1, 0, 4000, CONFLICT},
        {"hit on the new row", 0, 1, 128, 5000, HIT},
        {"other bank, closed", 3, 1, 0, 6000, CLOSED},
        {"first bank still open", 0, 1, 192, 7000, HIT},
    };
    struct mem_dram *dram = start();

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        CHECK_EQUAL(read_line(dram, line_at(1, rows[i].bank, rows[i].row, rows[i].offset), rows[i].now),
                    rows[i].now + rows[i].latency);
    }
    test_context(NULL);
    CHECK_EQUAL(counters.dram_reads, 7);
    CHECK_EQUAL(counters.dram_row_hits, 4);
    mem_dram_free(dram);
}

static void row_stays_open_for_tras(void)
{
    struct mem_dram *dram = start();
    uint64_t command = 1000 + CONTROLLER / 2; /* activate of the first read */

    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 0), 1000), 1000 + CLOSED);
    /* Precharge waits for tRAS (longer here than tRCD + tRTP), then activate, column, data. */
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 1, 0), 1001), command + TRAS + TRP + TRCD + TCL + BURST + CONTROLLER / 2);
    mem_dram_free(dram);
}

static void precharge_waits_for_the_last_read(void)
{
    struct mem_dram *dram = start();
    uint64_t column = 2000 + CONTROLLER / 2;

    read_line(dram, line_at(0, 0, 0, 0), 1000);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 64), 2000), 2000 + HIT);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 1, 0), 2001), column + TRTP + TRP + TRCD + TCL + BURST + CONTROLLER / 2);
    mem_dram_free(dram);
}

static void one_bus_a_channel(void)
{
    struct mem_dram *dram = start();

    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 0), 1000), 1000 + CLOSED);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 64), 1000), 1000 + CLOSED + BURST);
    CHECK_EQUAL(read_line(dram, line_at(0, 1, 0, 0), 1000), 1000 + CLOSED + 2 * BURST);
    CHECK_EQUAL(read_line(dram, line_at(1, 0, 0, 0), 1000), 1000 + CLOSED);
    CHECK_EQUAL(read_line(dram, line_at(3, 7, 5, 0), 1000), 1000 + CLOSED);
    mem_dram_free(dram);
}

/* What first-ready scheduling gives: a ready read goes before an older one that must open its row. */
static void ready_reads_use_gaps(void)
{
    struct mem_dram *dram = start();

    read_line(dram, line_at(0, 0, 0, 0), 1000);
    read_line(dram, line_at(0, 1, 0, 0), 1000);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 1, 0), 2000), 2000 + CONFLICT);
    CHECK_EQUAL(read_line(dram, line_at(0, 1, 0, 64), 2000), 2000 + HIT);
    CHECK_EQUAL(read_line(dram, line_at(0, 1, 0, 128), 2000), 2000 + HIT + BURST);
    mem_dram_free(dram);
}

static void row_about_to_be_closed_is_still_open(void)
{
    struct mem_dram *dram = start();
    uint64_t close = 1000 + CONTROLLER / 2 + TRAS;

    read_line(dram, line_at(0, 0, 0, 0), 1000);
    read_line(dram, line_at(0, 0, 1, 0), 1001);
    /* The precharge for row 1 is at `close`: a read of row 0 whose command leaves tRTP before that is a hit. */
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 64), close - TRTP - CONTROLLER / 2),
                close - TRTP - CONTROLLER / 2 + HIT);
    CHECK_EQUAL(counters.dram_row_hits, 1);
    CHECK(read_line(dram, line_at(0, 0, 0, 128), close) > close + CONFLICT);
    CHECK_EQUAL(counters.dram_row_hits, 1);
    mem_dram_free(dram);
}

static void bandwidth_of_a_channel_is_a_burst_a_line(void)
{
    struct mem_dram *dram = start();
    uint64_t last = 0;

    for (uint32_t i = 0; i < ROW / 64; i++)
        last = read_line(dram, line_at(2, 0, 0, i * 64), 1000);
    CHECK_EQUAL(last, 1000 + CLOSED + (ROW / 64 - 1) * BURST);
    mem_dram_free(dram);
}

static void refresh_stops_commands_and_closes_rows(void)
{
    static const struct {
        const char *name;
        uint64_t now;
        uint64_t done;
    } rows[] = {
        {"before", 1000, 1000 + CLOSED},
        {"in the refresh", TREFI + 10, TREFI + TRFC + CLOSED - CONTROLLER / 2},
        {"after it, row open again", TREFI + 5000, TREFI + 5000 + HIT},
        {"next interval, closed again", 2 * TREFI + TRFC, 2 * TREFI + TRFC + CLOSED},
    };
    struct mem_dram *dram = start();

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 0), rows[i].now), rows[i].done);
    }
    test_context(NULL);
    mem_dram_free(dram);
}

static void writes_wait_until_the_queue_is_drained(void)
{
    struct mem_dram *dram = start();
    uint64_t data_end = 2000 + CONTROLLER / 2 + TCL + 22 * BURST; /* 54 entries down to 32, all row hits */

    read_line(dram, line_at(0, 0, 0, 0), 1000);
    for (uint32_t i = 0; i < 53; i++)
        write_line(dram, line_at(0, 0, 0, i * 64), 2000);
    CHECK_EQUAL(counters.dram_writes, 0);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 4096), 1500), 1500 + HIT);
    write_line(dram, line_at(0, 0, 0, 0), 2000);
    CHECK_EQUAL(counters.dram_writes, 22);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 0, 64), 2000), data_end + TWTR + TCL + BURST + CONTROLLER / 2);
    CHECK_EQUAL(read_line(dram, line_at(1, 0, 0, 64), 2000), 2000 + CLOSED);
    mem_dram_free(dram);
}

static void precharge_waits_for_write_recovery(void)
{
    struct mem_dram *dram = start();
    uint64_t data_end = 2000 + CONTROLLER / 2 + TCL + 22 * BURST;

    read_line(dram, line_at(0, 0, 0, 0), 1000);
    for (uint32_t i = 0; i < 54; i++)
        write_line(dram, line_at(0, 0, 0, i * 64), 2000);
    CHECK_EQUAL(read_line(dram, line_at(0, 0, 1, 0), 2001), data_end + TWR + TRP + TRCD + TCL + BURST + CONTROLLER / 2);
    mem_dram_free(dram);
}

enum { QUEUE = 64, WRITES = 4096 };

/* The line of write number i: columns of one row, or rows of one bank by turns, or one row of each bank by turns. */
static uint32_t streamed(uint32_t i)
{
    return line_at(0, i / (ROW / 64) % BANKS, i / (ROW / 64) / BANKS, i % (ROW / 64) * 64);
}

static uint32_t two_rows(uint32_t i)
{
    return line_at(0, 0, i % 2, i / 2 % (ROW / 64) * 64);
}

static uint32_t all_banks(uint32_t i)
{
    return line_at(0, i % BANKS, 0, i / BANKS % (ROW / 64) * 64);
}

static uint32_t only_conflicts(uint32_t i)
{
    return line_at(0, 0, i, 0);
}

static const struct {
    const char *name;
    uint32_t (*line)(uint32_t i);
    uint32_t slowest; /* cycles a write, at most */
} streams[] = {
    {"streamed", streamed, BURST + 1},
    /* First-ready: about half of a drain goes to either row. */
    {"two rows", two_rows, BURST + 2 * (TWR + TRP + TRCD + TCL) / 22 + 2},
    {"all banks", all_banks, BURST + 1},
    {"only conflicts", only_conflicts, TRCD + TCL + BURST + TWR + TRP + 1},
};

#define STREAMS (sizeof(streams) / sizeof(streams[0]))

/* Writes that come as fast as the queue takes them: none is taken before the one QUEUE ahead has left the bus. */
static void writes_are_taken_no_faster_than_the_bus(void)
{
    for (uint32_t row = 0; row < STREAMS; row++) {
        struct mem_dram *dram = start();
        uint64_t taken = 1000;

        test_context(streams[row].name);
        for (uint32_t i = 0; i < WRITES; i++) {
            taken = write_line(dram, streams[row].line(i), taken);
            CHECK(i < QUEUE || taken >= 1000 + (uint64_t)(i + 1 - QUEUE) * BURST);
        }
        CHECK(taken > 1000 + (WRITES - QUEUE) * BURST);
        CHECK(taken <= 1000 + (uint64_t)WRITES * streams[row].slowest);
        mem_dram_free(dram);
    }
    test_context(NULL);
}

/* A read waits for the drain that is under way, and for its own row, but never for all writes that may still come. */
static void reads_are_served_while_the_queue_is_full(void)
{
    for (uint32_t row = 0; row < STREAMS; row++) {
        struct mem_dram *dram = start();
        uint64_t taken = 1000;

        test_context(streams[row].name);
        for (uint32_t i = 0; i < WRITES; i++) {
            taken = write_line(dram, streams[row].line(i), taken);
            if (i % 10 == 9)
                CHECK(read_line(dram, line_at(0, 7, i, 0), taken) <=
                      taken + QUEUE * streams[row].slowest + TWTR + TRFC + CONFLICT + TRAS);
        }
        CHECK_EQUAL(counters.dram_reads, WRITES / 10);
        mem_dram_free(dram);
    }
    test_context(NULL);
}

/* A request that is timed ahead leaves the bus to one that comes before it. */
static void a_later_request_blocks_no_earlier_one(void)
{
    struct mem_dram *dram = start();

    CHECK_EQUAL(mem_dram_read(dram, line_at(0, 0, 0, 0), 3000, 1000), 3000 + CLOSED);
    CHECK_EQUAL(mem_dram_read(dram, line_at(0, 1, 0, 0), 1000, 1000), 1000 + CLOSED);
    mem_dram_free(dram);
}

TEST_MAIN()
{
    return test_run("dram", (const struct test_case[]){TEST(latency_depends_on_the_open_row),
                                                       TEST(row_stays_open_for_tras),
                                                       TEST(precharge_waits_for_the_last_read),
                                                       TEST(one_bus_a_channel),
                                                       TEST(ready_reads_use_gaps),
                                                       TEST(row_about_to_be_closed_is_still_open),
                                                       TEST(bandwidth_of_a_channel_is_a_burst_a_line),
                                                       TEST(refresh_stops_commands_and_closes_rows),
                                                       TEST(writes_wait_until_the_queue_is_drained),
                                                       TEST(precharge_waits_for_write_recovery),
                                                       TEST(writes_are_taken_no_faster_than_the_bus),
                                                       TEST(reads_are_served_while_the_queue_is_full),
                                                       TEST(a_later_request_blocks_no_earlier_one),
                                                       {0}});
}
