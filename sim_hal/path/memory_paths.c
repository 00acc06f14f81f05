/*
 * memory_paths.c - the other ways into the L2: scalar accesses, instruction fetch, context streams, and the command
 * processor. Their effects take place at once; only their time lies in the future.
 */
#include "path/memory_paths.h"

#include <string.h>

#include "engine/require.h"
#include "path/write_back.h"

#define STREAM_BATCH 16u /* lines of a context that leave together: a cycle each */

/* A line request that leaves for the L2 at cycle send; returns when its answer is back. */
static uint64_t line_trip(struct path_system *system, uint32_t line, enum mem_l2_use use, uint64_t send, uint64_t now)
{
    return mem_l2_access(&system->l2, line, use, send + system->to_l2, now) + system->from_l2;
}

/* Bytes of [address, end) up to the end of its line. */
static uint32_t piece_of(uint64_t address, uint64_t end)
{
    uint64_t line_end = (address / MEM_LINE_BYTES + 1) * MEM_LINE_BYTES;

    SIM_REQUIRE(address < end);
    return (uint32_t)((end < line_end ? end : line_end) - address);
}

static struct mem_cache *scalar_cache_of(const struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    return &system->scalar_caches[cu / system->scalar_cus];
}

static enum isa_fault check_scalar(const struct path_system *system, const struct execute_scalar_access *access,
                                   uint64_t base, uint64_t bytes, uint64_t *fault_address)
{
    bool store = access->kind == EXECUTE_ACCESS_STORE;
    enum mem_rights rights = store ? MEM_RIGHTS_WRITE : MEM_RIGHTS_READ;
    uint64_t end = access->address + (uint64_t)access->dwords * 4;
    uint64_t address = access->address;

    *fault_address = address;
    if (!mem_contains(system->memory, address, (uint64_t)access->dwords * 4))
        return ISA_FAULT_OUT_OF_BOUNDS;
    while (address < end) {
        uint32_t size = piece_of(address, end);
        uint64_t bits = mem_line_bits(address % MEM_LINE_BYTES, address % MEM_LINE_BYTES + size);
        uint64_t bad = path_forbidden_bits(system->memory, mem_line_of(address), bits, rights, base, bytes);

        if (bad) {
            *fault_address = address / MEM_LINE_BYTES * MEM_LINE_BYTES + (uint32_t)__builtin_ctzll(bad);
            bad = path_forbidden_bits(system->memory, mem_line_of(address), bad & (0 - bad), MEM_RIGHTS_READ, base,
                                      bytes);
            return store && !bad ? ISA_FAULT_READ_ONLY : ISA_FAULT_OUT_OF_BOUNDS;
        }
        address += size;
    }
    return ISA_FAULT_NONE;
}

/* Brings a line into a scalar cache; its entry. */
static uint32_t scalar_fill(struct path_system *system, struct mem_cache *cache, uint32_t line, uint64_t now)
{
    uint32_t evicted;
    uint32_t entry = mem_cache_replace(cache, mem_cache_set(cache, line), line, &evicted);

    mem_read(system->memory, (uint64_t)line * MEM_LINE_BYTES, mem_cache_bytes(cache, entry), MEM_LINE_BYTES);
    path_show_read(system, (uint64_t)line * MEM_LINE_BYTES, MEM_LINE_BYTES, now);
    cache->lines[entry].ready = line_trip(system, line, MEM_L2_READ, now, now);
    return entry;
}

/* Tells the observer of the first word that is another one in memory. */
static void show_stale(const struct path_system *system, uint64_t address, uint32_t bytes, const uint8_t *found)
{
    for (uint32_t at = 0; at < bytes; at += 4) {
        if (memcmp(found + at, system->memory->bytes + address + at, 4) == 0)
            continue;
        system->accesses->stale_scalar(system->accesses->context, address + at);
        return;
    }
}

/* Copies a piece of one line into scalar registers; returns when it is there. */
static uint64_t scalar_load(struct path_system *system, struct mem_cache *cache, uint64_t address, uint32_t bytes,
                            uint32_t *registers, uint64_t now)
{
    uint32_t line = mem_line_of(address);
    uint32_t entry = mem_cache_find(cache, mem_cache_set(cache, line), line);

    SIM_REQUIRE(address % 4 == 0 && bytes % 4 == 0);
    if (entry == MEM_CACHE_NONE) {
        system->counters.scalar_misses++;
        entry = scalar_fill(system, cache, line, now);
    } else {
        system->counters.scalar_hits++;
        if (system->accesses)
            show_stale(system, address, bytes, mem_cache_bytes(cache, entry) + address % MEM_LINE_BYTES);
    }
    memcpy(registers, mem_cache_bytes(cache, entry) + address % MEM_LINE_BYTES, bytes);
    return path_later(now + system->scalar_latency, cache->lines[entry].ready);
}

/* Writes a piece of one line through; a copy in the scalar cache gets the new bytes too. */
static uint64_t scalar_store(struct path_system *system, struct mem_cache *cache, uint64_t address, uint32_t bytes,
                             const uint32_t *registers, uint64_t now)
{
    uint32_t line = mem_line_of(address);
    uint32_t entry = mem_cache_find(cache, mem_cache_set(cache, line), line);

    SIM_REQUIRE(address % 4 == 0 && bytes % 4 == 0);
    if (entry != MEM_CACHE_NONE)
        memcpy(mem_cache_bytes(cache, entry) + address % MEM_LINE_BYTES, registers, bytes);
    mem_l2_write(&system->l2, address, registers, bytes, false, now);
    return line_trip(system, line, bytes == MEM_LINE_BYTES ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART, now, now);
}

/* Carries out a scalar access without a cache. */
static void scalar_at_once(struct path_system *system, const struct execute_scalar_access *access, uint32_t *registers,
                           uint64_t now)
{
    uint64_t address = access->address, end = address + (uint64_t)access->dwords * 4;

    while (address < end) {
        uint32_t bytes = piece_of(address, end);

        if (access->kind == EXECUTE_ACCESS_STORE) {
            mem_l2_write(&system->l2, address, registers, bytes, false, now);
        } else {
            mem_read(system->memory, address, registers, bytes);
            path_show_read(system, address, bytes, now);
        }
        registers += bytes / 4;
        address += bytes;
    }
}

/* Where the lines of a scalar load came from. fetched, misses: the misses of the scalar caches and the L2 before it. */
static enum mem_source scalar_source(const struct path_system *system, uint64_t fetched, uint64_t misses, bool late)
{
    if (system->counters.l2_misses > misses)
        return MEM_SOURCE_SCALAR_DRAM;
    if (system->counters.scalar_misses > fetched)
        return MEM_SOURCE_SCALAR_L2;
    return late ? MEM_SOURCE_SCALAR_PENDING : MEM_SOURCE_SCALAR;
}

enum isa_fault path_scalar_memory(struct path_system *system, uint32_t cu, struct isa_wave *wave,
                                  const struct execute_scalar_access *access, uint64_t process_base,
                                  uint64_t process_bytes, uint64_t now, uint64_t *done, uint64_t *fault_address)
{
    struct mem_cache *cache = scalar_cache_of(system, cu);
    uint32_t *registers = &wave->scalar[access->destination];
    uint64_t address = access->address;
    uint64_t end = address + (uint64_t)access->dwords * 4;
    uint64_t fetched = system->counters.scalar_misses, misses = system->counters.l2_misses;
    enum isa_fault fault;

    SIM_REQUIRE(access->kind != EXECUTE_ACCESS_ATOMIC && access->kind != EXECUTE_ACCESS_WRITE_BACK);
    SIM_REQUIRE(access->dwords <= 16);
    SIM_REQUIRE(access->address % 4 == 0 || !access->dwords);
    *done = now + system->scalar_latency;
    if (access->kind == EXECUTE_ACCESS_INVALIDATE_L1) {
        mem_cache_clear(cache);
        return ISA_FAULT_NONE;
    }
    if (!access->dwords)
        return ISA_FAULT_NONE;
    fault = check_scalar(system, access, process_base, process_bytes, fault_address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (system->instant) {
        scalar_at_once(system, access, registers, now);
        *done = now;
        return ISA_FAULT_NONE;
    }
    while (address < end) {
        uint32_t bytes = piece_of(address, end);
        uint64_t answer;

        if (access->kind == EXECUTE_ACCESS_STORE)
            answer = scalar_store(system, cache, address, bytes, registers, now);
        else
            answer = scalar_load(system, cache, address, bytes, registers, now);
        *done = path_later(*done, answer);
        registers += bytes / 4;
        address += bytes;
    }
    if (!system->latencies || access->kind != EXECUTE_ACCESS_LOAD)
        return ISA_FAULT_NONE;
    mem_latency_note(system->latencies, scalar_source(system, fetched, misses, *done > now + system->scalar_latency),
                     now, *done);
    if (system->buffers)
        mem_buffers_note_scalar(system->buffers, access->address, (uint32_t)access->dwords * 4);
    return ISA_FAULT_NONE;
}

uint64_t path_instruction_fetch(struct path_system *system, uint32_t cu, uint64_t address, uint64_t now)
{
    struct mem_cache *cache = &system->fetch_caches[cu / system->fetch_cus];
    uint32_t line = mem_line_of(address);
    uint32_t set = mem_cache_set(cache, line);
    uint32_t entry = mem_cache_find(cache, set, line);
    uint32_t evicted;

    SIM_REQUIRE(cu < system->cus);
    SIM_REQUIRE(mem_contains(system->memory, address, 1));
    if (entry == MEM_CACHE_NONE) {
        system->counters.fetch_misses++;
        entry = mem_cache_replace(cache, set, line, &evicted);
        cache->lines[entry].ready = line_trip(system, line, MEM_L2_READ, now, now);
    } else {
        system->counters.fetch_hits++;
    }
    return path_later(now + system->fetch_latency, cache->lines[entry].ready);
}

void path_invalidate_cu(struct path_system *system, uint32_t cu, enum mem_invalidation cause)
{
    path_l1_invalidate(system, cu, cause, system->clock->now);
    path_invalidate_scalar(system, cu);
}

void path_invalidate_scalar(struct path_system *system, uint32_t cu)
{
    mem_cache_clear(scalar_cache_of(system, cu));
}

uint64_t path_l1_emptied(const struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    return system->l1s[cu].emptied;
}

/* Sends the next line through the port of the CU's L1. */
static void stream_line(struct path_stream *stream, struct mem_l1 *l1, uint64_t now)
{
    struct path_system *system = stream->system;
    uint32_t piece = piece_of(stream->address, stream->end);
    enum mem_l2_use write = piece == MEM_LINE_BYTES ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART;
    enum mem_l2_use use = stream->write ? write : MEM_L2_READ;
    uint64_t send = path_later(now, l1->tags_free);

    SIM_REQUIRE(stream->end <= system->memory->size);
    l1->tags_free = send + 1;
    stream->done = path_later(stream->done, line_trip(system, mem_line_of(stream->address), use, send, now));
    stream->address += piece;
    system->counters.stream_bytes += piece;
}

/* Past the L2, as all accesses go without timing: a line a cycle. */
static void stream_past_caches(struct path_stream *stream, struct mem_l1 *l1, uint64_t now)
{
    uint64_t lines = mem_line_of(stream->end - 1) - mem_line_of(stream->address) + 1;

    l1->tags_free = path_later(now, l1->tags_free) + lines;
    stream->done = path_later(stream->done, l1->tags_free);
    stream->system->counters.stream_bytes += stream->end - stream->address;
    stream->address = stream->end;
}

/* Where the next batch ends at the latest: with a limit of the waves it has lines of one kind. */
static uint64_t batch_limit(const struct path_stream *stream)
{
    return stream->line_cycles && stream->address < stream->alone ? stream->alone : stream->end;
}

/* Cycles that those waves take for a batch of lines that begins at an address, rounded up. */
static uint64_t batch_cycles(const struct path_stream *stream, uint64_t address, uint32_t lines)
{
    uint32_t waves = address < stream->alone ? stream->waves : 1;

    return ((uint64_t)lines * stream->line_cycles + waves - 1) / waves;
}

/* Sends the next batch. Returns when the one behind it may leave. */
static uint64_t stream_batch(struct path_stream *stream, struct mem_l1 *l1, uint64_t now)
{
    uint64_t start = path_later(now, l1->tags_free);
    uint64_t address = stream->address, limit = batch_limit(stream);
    uint32_t lines = 0;
    uint64_t moved;

    for (; lines < STREAM_BATCH && stream->address < limit; lines++)
        stream_line(stream, l1, now);
    moved = start + batch_cycles(stream, address, lines);
    stream->done = path_later(stream->done, moved);
    return path_later(l1->tags_free, moved);
}

static void stream_fired(struct clock_event *event, uint64_t cycle)
{
    struct path_stream *stream = event->owner;
    struct mem_l1 *l1 = &stream->system->l1s[stream->cu];
    uint64_t next = cycle;

    if (stream->address >= stream->end && stream->done <= cycle) {
        stream->finished(stream->owner, cycle);
        return;
    }
    if (stream->system->instant && stream->address < stream->end)
        stream_past_caches(stream, l1, cycle);
    if (stream->address < stream->end)
        next = stream_batch(stream, l1, cycle);
    clock_schedule(stream->system->clock, event, stream->address < stream->end ? next : stream->done);
}

void path_stream_start(struct path_system *system, struct path_stream *stream, uint64_t start)
{
    SIM_REQUIRE(stream->cu < system->cus);
    SIM_REQUIRE(stream->address <= stream->end);
    SIM_REQUIRE(stream->alone >= stream->address && stream->alone <= stream->end);
    SIM_REQUIRE(stream->waves);
    SIM_REQUIRE(mem_contains(system->memory, stream->address, stream->end - stream->address));
    SIM_REQUIRE(start >= system->clock->now);
    SIM_REQUIRE(!stream->event.scheduled);
    stream->system = system;
    stream->done = start;
    stream->event.fire = stream_fired;
    stream->event.owner = stream;
    clock_schedule(system->clock, &stream->event, start);
}

void path_stream_stop(struct path_system *system, struct path_stream *stream)
{
    clock_cancel(system->clock, &stream->event);
}

uint64_t path_cp_store(struct path_system *system, uint64_t address, const void *source, uint32_t bytes, uint64_t now)
{
    const uint8_t *from = source;
    uint64_t end = address + bytes;
    uint64_t done = now;

    SIM_REQUIRE(mem_contains(system->memory, address, bytes));
    while (address < end) {
        uint32_t piece = piece_of(address, end);
        enum mem_l2_use use = piece == MEM_LINE_BYTES ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART;

        path_note_write(system, address, from, piece, NULL, 0, now);
        mem_l2_write(&system->l2, address, from, piece, false, now);
        done = path_later(done, line_trip(system, mem_line_of(address), use, now, now));
        from += piece;
        address += piece;
    }
    return done;
}

uint64_t path_cp_add(struct path_system *system, uint64_t address, uint64_t addend, uint64_t now)
{
    uint8_t bytes[sizeof(uint64_t)];
    uint64_t value;
    uint32_t first = piece_of(address, address + sizeof(value));

    SIM_REQUIRE(mem_contains(system->memory, address, sizeof(value)));
    mem_read(system->memory, address, &value, sizeof(value));
    value += addend;
    memcpy(bytes, &value, sizeof(value));
    path_note_write(system, address, bytes, first, NULL, 0, now);
    mem_l2_write(&system->l2, address, bytes, first, false, now);
    if (first < sizeof(value)) {
        path_note_write(system, address + first, bytes + first, (uint32_t)sizeof(value) - first, NULL, 0, now);
        mem_l2_write(&system->l2, address + first, bytes + first, (uint32_t)sizeof(value) - first, false, now);
    }
    return mem_l2_atomic(&system->l2, mem_line_of(address), 2, 1, now + system->to_l2, now) + system->from_l2;
}

uint64_t path_cp_copy(struct path_system *system, uint64_t to, uint64_t from, uint32_t bytes, uint64_t now)
{
    uint64_t end = from + bytes;
    uint64_t done = now;

    SIM_REQUIRE(mem_contains(system->memory, from, bytes));
    SIM_REQUIRE(mem_contains(system->memory, to, bytes));
    /* Pieces lie in one line on both sides. Overlapping ranges are copied upward, piece by piece. */
    while (from < end) {
        uint32_t piece = piece_of(from, end);
        uint32_t target = piece_of(to, to + piece);
        uint8_t buffer[MEM_LINE_BYTES];
        uint64_t loaded;

        piece = target < piece ? target : piece;
        mem_read(system->memory, from, buffer, piece);
        path_show_read(system, from, piece, now);
        loaded = line_trip(system, mem_line_of(from), MEM_L2_READ, now, now);
        path_note_write(system, to, buffer, piece, NULL, 0, now);
        mem_l2_write(&system->l2, to, buffer, piece, false, now);
        done =
            path_later(done, line_trip(system, mem_line_of(to),
                                       piece == MEM_LINE_BYTES ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART, loaded, now));
        from += piece;
        to += piece;
    }
    return done;
}

uint64_t path_cp_load(struct path_system *system, uint64_t address, uint32_t bytes, uint64_t now)
{
    uint64_t end = address + bytes;
    uint64_t arrival = now;
    uint64_t done = now;

    SIM_REQUIRE(mem_contains(system->memory, address, bytes));
    SIM_REQUIRE(now == system->clock->now);
    while (address < end) {
        done = path_later(done, mem_l2_access(&system->l2, mem_line_of(address), MEM_L2_READ, arrival++, now));
        address += piece_of(address, end);
    }
    system->counters.cp_loads++;
    return done;
}
