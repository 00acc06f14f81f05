/* dram.c - reservations of banks and buses. */
#include "mem/dram.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "mem/memory.h"
#include "mem/memory_counters.h"

#define GAPS           16u /* free stretches of a bus that are remembered */
#define DRAIN_FROM_PCT 85u /* of the write queue, as gem5's controller */
#define DRAIN_TO_PCT   50u
#define ROW_NONE       UINT64_MAX

struct gap {
    uint64_t start;
    uint64_t end;
};

struct bus {
    uint64_t free; /* nothing is reserved from here on */
    uint32_t count;
    struct gap gaps[GAPS]; /* before .free, in order of time */
};

struct bank {
    uint64_t row;            /* open, or ROW_NONE */
    uint64_t column;         /* earliest column command */
    uint64_t precharge;      /* earliest precharge command */
    uint64_t previous_row;   /* was open before */
    uint64_t previous_until; /* cycle of the precharge that closes it */
    uint64_t interval;       /* start of the refresh interval the rows were opened in */
};

/* Where a line lies. */
struct place {
    uint32_t channel;
    uint32_t bank;
    uint32_t row;
};

struct channel {
    struct bus bus;
    struct bank *banks;
    uint64_t read_from;   /* earliest column command of a read: write to read turnaround */
    struct place *writes; /* not drained yet, oldest first */
    uint32_t write_count;
    uint64_t *left; /* ring of the queue's entries: when the write that had this one was over */
    uint32_t next_taken, next_drained;
};

struct mem_dram {
    struct mem_counters *counters;
    struct channel *channels;
    struct bank *banks;
    struct place *writes; /* of all channels, as .left */
    uint64_t *left;
    uint32_t queue, drain_from, drain_to;                        /* entries of a channel's write queue */
    uint32_t channel_bits, bank_bits, interleave_bits, row_bits; /* logarithms; the last two of lines */
    uint64_t trcd, tcl, trp, tras, burst, twr, twtr, trtp, trfc, trefi;
    uint64_t front, back; /* the controller's static latency, before and after the commands */
};

struct mem_dram *mem_dram_create(const struct parameters *parameters, struct mem_counters *counters)
{
    struct mem_dram *dram = calloc(1, sizeof(*dram));
    uint64_t channels = parameters->dram_channels;
    uint64_t banks = parameters->dram_banks;
    uint64_t controller;

    SIM_REQUIRE(channels && !(channels & (channels - 1)));
    SIM_REQUIRE(banks && !(banks & (banks - 1)));
    SIM_REQUIRE(parameters->l2_interleave >= MEM_LINE_BYTES);
    SIM_REQUIRE(parameters->dram_write_queue >= 1);
    if (!dram)
        return NULL;
    dram->counters = counters;
    dram->channel_bits = (uint32_t)__builtin_ctzll(parameters->dram_channels);
    dram->bank_bits = (uint32_t)__builtin_ctzll(parameters->dram_banks);
    dram->interleave_bits = (uint32_t)__builtin_ctzll(parameters->l2_interleave / MEM_LINE_BYTES);
    dram->row_bits = (uint32_t)__builtin_ctzll(parameters->dram_row_bytes / MEM_LINE_BYTES);
    dram->trcd = parameters_cycles_from_ns(parameters, parameters->dram_trcd_ns);
    dram->tcl = parameters_cycles_from_ns(parameters, parameters->dram_tcl_ns);
    dram->trp = parameters_cycles_from_ns(parameters, parameters->dram_trp_ns);
    dram->tras = parameters_cycles_from_ns(parameters, parameters->dram_tras_ns);
    dram->burst = parameters_cycles_from_ns(parameters, parameters->dram_burst_ns);
    dram->twr = parameters_cycles_from_ns(parameters, parameters->dram_twr_ns);
    dram->twtr = parameters_cycles_from_ns(parameters, parameters->dram_twtr_ns);
    dram->trtp = parameters_cycles_from_ns(parameters, parameters->dram_trtp_ns);
    dram->trfc = parameters_cycles_from_ns(parameters, parameters->dram_trfc_ns);
    dram->trefi = parameters_cycles_from_ns(parameters, parameters->dram_trefi_ns);
    controller = parameters_cycles_from_ns(parameters, parameters->dram_controller_ns);
    dram->front = controller / 2;
    dram->back = controller - dram->front;
    dram->queue = (uint32_t)parameters->dram_write_queue;
    dram->drain_from = dram->queue > 1 ? dram->queue * DRAIN_FROM_PCT / 100 : 1;
    dram->drain_to = dram->queue * DRAIN_TO_PCT / 100;
    SIM_REQUIRE(dram->drain_from && dram->drain_from <= dram->queue);
    SIM_REQUIRE(dram->drain_to < dram->drain_from);
    dram->channels = calloc(channels, sizeof(*dram->channels));
    dram->banks = calloc(channels * banks, sizeof(*dram->banks));
    dram->writes = calloc(channels * dram->queue, sizeof(*dram->writes));
    dram->left = calloc(channels * dram->queue, sizeof(*dram->left));
    if (!dram->channels || !dram->banks || !dram->writes || !dram->left) {
        mem_dram_free(dram);
        return NULL;
    }
    for (uint64_t i = 0; i < channels; i++) {
        dram->channels[i].banks = &dram->banks[i * banks];
        dram->channels[i].writes = &dram->writes[i * dram->queue];
        dram->channels[i].left = &dram->left[i * dram->queue];
    }
    for (uint64_t i = 0; i < channels * banks; i++)
        dram->banks[i].row = dram->banks[i].previous_row = ROW_NONE;
    return dram;
}

void mem_dram_free(struct mem_dram *dram)
{
    if (!dram)
        return;
    free(dram->channels);
    free(dram->banks);
    free(dram->writes);
    free(dram->left);
    free(dram);
}

static uint64_t low_bits(uint64_t value, uint32_t bits)
{
    return value & ((UINT64_C(1) << bits) - 1);
}

/* Channels are interleaved as the L2 banks are; consecutive rows of a channel lie in consecutive banks. */
static struct place find_place(const struct mem_dram *dram, uint32_t line)
{
    uint64_t stripe = line >> dram->interleave_bits;
    uint64_t local = stripe >> dram->channel_bits << dram->interleave_bits | low_bits(line, dram->interleave_bits);
    uint64_t row = local >> dram->row_bits;

    return (struct place){.channel = (uint32_t)low_bits(stripe, dram->channel_bits),
                          .bank = (uint32_t)low_bits(row, dram->bank_bits),
                          .row = (uint32_t)(row >> dram->bank_bits)};
}

static void remove_gap(struct bus *bus, uint32_t index)
{
    SIM_REQUIRE(index < bus->count);
    bus->count--;
    memmove(&bus->gaps[index], &bus->gaps[index + 1], (bus->count - index) * sizeof(bus->gaps[0]));
}

/* Remembers a free stretch at its place in time; if there is no space, the earliest one is forgotten. */
static void insert_gap(struct bus *bus, uint32_t index, struct gap gap)
{
    SIM_REQUIRE(index <= bus->count);
    SIM_REQUIRE(bus->count <= GAPS);
    SIM_REQUIRE(gap.start <= gap.end);
    SIM_REQUIRE(!index || bus->gaps[index - 1].end <= gap.start);
    if (bus->count == GAPS) {
        if (index == 0)
            return;
        remove_gap(bus, 0);
        index--;
    }
    memmove(&bus->gaps[index + 1], &bus->gaps[index], (bus->count - index) * sizeof(bus->gaps[0]));
    bus->gaps[index] = gap;
    bus->count++;
}

/* Takes [start, start + length) out of gap number index. */
static void split_gap(struct bus *bus, uint32_t index, uint64_t start, uint64_t length)
{
    struct gap gap = bus->gaps[index];
    struct gap before = {gap.start, start};
    struct gap after = {start + length, gap.end};
    bool leads = before.end - before.start >= length;

    SIM_REQUIRE(gap.start <= start);
    SIM_REQUIRE(start + length <= gap.end);
    /* What is left takes the place of the gap: nearly always that is one piece, and none of the others moves. */
    if (after.end - after.start >= length) {
        bus->gaps[index] = after;
        if (leads)
            insert_gap(bus, index, before);
    } else if (leads) {
        bus->gaps[index] = before;
    } else {
        remove_gap(bus, index);
    }
}

/* Forgets the gaps that are over. */
static void forget_gaps(struct bus *bus, uint64_t now)
{
    uint32_t over = 0;

    while (over < bus->count && bus->gaps[over].end <= now)
        over++;
    if (!over)
        return;
    bus->count -= over;
    memmove(bus->gaps, &bus->gaps[over], bus->count * sizeof(bus->gaps[0]));
}

/* Reserves the bus for length cycles, not before earliest; returns the first cycle. */
static uint64_t reserve_bus(struct bus *bus, uint64_t earliest, uint64_t length, uint64_t now)
{
    uint64_t start;
    bool fits;

    SIM_REQUIRE(earliest >= now);
    forget_gaps(bus, now);
    fits = bus->count && bus->gaps[bus->count - 1].end >= earliest + length; /* in the latest gap, or in none */
    for (uint32_t i = 0; fits && i < bus->count; i++) {
        start = bus->gaps[i].start > earliest ? bus->gaps[i].start : earliest;
        if (start + length <= bus->gaps[i].end) {
            split_gap(bus, i, start, length);
            return start;
        }
    }
    if (bus->free < now)
        bus->free = now;
    start = bus->free > earliest ? bus->free : earliest;
    if (start - bus->free >= length)
        insert_gap(bus, bus->count, (struct gap){bus->free, start});
    bus->free = start + length;
    return start;
}

static uint64_t later_cycle(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Earliest command at or after cycle: each interval but the first begins with a refresh, during which the channel takes
 * no command and which closes all rows. */
static uint64_t after_refresh(const struct mem_dram *dram, struct bank *bank, uint64_t cycle)
{
    SIM_REQUIRE(dram->trefi);
    if (cycle - bank->interval >= dram->trefi && cycle > bank->interval) {
        bank->row = bank->previous_row = ROW_NONE;
        bank->interval = cycle / dram->trefi * dram->trefi;
    }
    return bank->interval ? later_cycle(cycle, bank->interval + dram->trfc) : cycle;
}

static void open_row(const struct mem_dram *dram, struct bank *bank, uint64_t row, uint64_t cycle)
{
    bank->row = row;
    bank->column = cycle + dram->trcd;
    bank->precharge = cycle + dram->tras;
}

/* Opens row if it must be; returns the earliest column command. *old_row is set when that goes to the row that is about
 * to be closed. */
static uint64_t column_command(struct mem_dram *dram, struct bank *bank, uint64_t row, uint64_t cycle, bool *old_row)
{
    uint64_t close;

    *old_row = false;
    if (row == bank->row) {
        dram->counters->dram_row_hits++;
        return later_cycle(cycle, bank->column);
    }
    if (row == bank->previous_row && cycle + dram->trtp <= bank->previous_until) {
        dram->counters->dram_row_hits++;
        *old_row = true;
        return cycle;
    }
    if (bank->row == ROW_NONE) {
        open_row(dram, bank, row, cycle);
        return bank->column;
    }
    close = later_cycle(cycle, bank->precharge);
    bank->previous_row = bank->row;
    bank->previous_until = close;
    open_row(dram, bank, row, close + dram->trp);
    return bank->column;
}

/* Does a write of the queue; returns the end of its data. */
static uint64_t drain_one(struct mem_dram *dram, struct channel *channel, const struct place *place, uint64_t from,
                          uint64_t now)
{
    struct bank *bank = &channel->banks[place->bank];
    uint64_t cycle = after_refresh(dram, bank, from + dram->front);
    bool old_row;
    uint64_t column = column_command(dram, bank, place->row, cycle, &old_row);
    uint64_t end = reserve_bus(&channel->bus, column + dram->tcl, dram->burst, now) + dram->burst;

    if (!old_row)
        bank->precharge = later_cycle(bank->precharge, end + dram->twr);
    dram->counters->dram_writes++;
    return end;
}

/* First-ready: the oldest write whose row is open, or the oldest of all. */
static uint32_t ready_write(const struct channel *channel)
{
    for (uint32_t i = 0; i < channel->write_count; i++) {
        if (channel->banks[channel->writes[i].bank].row == channel->writes[i].row)
            return i;
    }
    return 0;
}

/* Takes writes out of the queue until it is down to its lower mark. The oldest goes first, so that none stays for ever. */
static void drain_writes(struct mem_dram *dram, struct channel *channel, uint64_t from, uint64_t now)
{
    uint32_t index = 0;

    SIM_REQUIRE(channel->write_count <= dram->queue);
    while (channel->write_count > dram->drain_to) {
        uint64_t end = drain_one(dram, channel, &channel->writes[index], from, now);

        SIM_REQUIRE(index < channel->write_count);
        SIM_REQUIRE(channel->next_drained < dram->queue);
        channel->left[channel->next_drained] = end;
        channel->next_drained = channel->next_drained + 1 == dram->queue ? 0 : channel->next_drained + 1;
        channel->read_from = later_cycle(channel->read_from, end + dram->twtr);
        channel->write_count--;
        memmove(&channel->writes[index], &channel->writes[index + 1],
                (channel->write_count - index) * sizeof(channel->writes[0]));
        index = ready_write(channel);
    }
}

uint64_t mem_dram_write(struct mem_dram *dram, uint32_t line, uint64_t from, uint64_t now)
{
    struct place place = find_place(dram, line);
    struct channel *channel = &dram->channels[place.channel];
    /* Fewer writes than entries are not drained yet: the write that had this entry is. */
    uint64_t taken = later_cycle(from, channel->left[channel->next_taken]);

    SIM_REQUIRE(from >= now);
    SIM_REQUIRE(channel->write_count < dram->queue);
    SIM_REQUIRE(channel->next_taken < dram->queue);
    channel->next_taken = channel->next_taken + 1 == dram->queue ? 0 : channel->next_taken + 1;
    channel->writes[channel->write_count++] = place;
    if (channel->write_count == dram->drain_from)
        drain_writes(dram, channel, taken, now);
    return taken;
}

uint64_t mem_dram_read(struct mem_dram *dram, uint32_t line, uint64_t from, uint64_t now)
{
    struct place place = find_place(dram, line);
    struct channel *channel = &dram->channels[place.channel];
    struct bank *bank = &channel->banks[place.bank];
    uint64_t cycle = after_refresh(dram, bank, from + dram->front);
    bool old_row;
    uint64_t column = later_cycle(column_command(dram, bank, place.row, cycle, &old_row), channel->read_from);
    uint64_t data = reserve_bus(&channel->bus, column + dram->tcl, dram->burst, now);

    SIM_REQUIRE(from >= now);
    if (!old_row)
        bank->precharge = later_cycle(bank->precharge, data - dram->tcl + dram->trtp);
    dram->counters->dram_reads++;
    return data + dram->burst + dram->back;
}
