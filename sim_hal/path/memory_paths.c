/*
 * memory_paths.c - the other ways into the L2: scalar accesses, instruction fetch, context streams, and the command
 * processor. Their effects take place at once; only their time lies in the future.
 */
#include "path/memory_paths.h"

#include <string.h>

#include "path/write_back.h"

#define STREAM_BATCH 16u /* lines of a context that leave together: a cycle each */

/* A line request that leaves for the L2 at cycle send; returns when its answer is back. */
static uint64_t line_trip(struct gpu_memory_system *system, uint32_t line, enum gpu_l2_use use, uint64_t send,
                          uint64_t now)
{
    return gpu_l2_access(&system->l2, line, use, send + system->to_l2, now) + system->from_l2;
}

/* Bytes of [address, end) up to the end of its line. */
static uint32_t piece_of(uint64_t address, uint64_t end)
{
    uint64_t line_end = (address / GPU_LINE_BYTES + 1) * GPU_LINE_BYTES;

    return (uint32_t)((end < line_end ? end : line_end) - address);
}

static struct gpu_cache *scalar_cache_of(const struct gpu_memory_system *system, uint32_t cu)
{
    return &system->scalar_caches[cu / system->scalar_cus];
}

static enum isa_fault check_scalar(const struct gpu_memory_system *system, const struct isa_scalar_access *access,
                                   uint64_t base, uint64_t bytes, uint64_t *fault_address)
{
    bool store = access->kind == ISA_ACCESS_STORE;
    enum gpu_rights rights = store ? GPU_RIGHTS_WRITE : GPU_RIGHTS_READ;
    uint64_t end = access->address + (uint64_t)access->dwords * 4;
    uint64_t address = access->address;

    *fault_address = address;
    if (!gpu_memory_contains(system->memory, address, (uint64_t)access->dwords * 4))
        return ISA_FAULT_OUT_OF_BOUNDS;
    while (address < end) {
        uint32_t size = piece_of(address, end);
        uint64_t bits = gpu_line_bits(address % GPU_LINE_BYTES, address % GPU_LINE_BYTES + size);
        uint64_t bad = gpu_forbidden_bits(system->memory, gpu_line_of(address), bits, rights, base, bytes);

        if (bad) {
            *fault_address = address / GPU_LINE_BYTES * GPU_LINE_BYTES + (uint32_t)__builtin_ctzll(bad);
            bad =
                gpu_forbidden_bits(system->memory, gpu_line_of(address), bad & (0 - bad), GPU_RIGHTS_READ, base, bytes);
            return store && !bad ? ISA_FAULT_READ_ONLY : ISA_FAULT_OUT_OF_BOUNDS;
        }
        address += size;
    }
    return ISA_FAULT_NONE;
}

/* Brings a line into a scalar cache; its entry. */
static uint32_t scalar_fill(struct gpu_memory_system *system, struct gpu_cache *cache, uint32_t line, uint64_t now)
{
    uint32_t evicted;
    uint32_t entry = gpu_cache_replace(cache, gpu_cache_set(cache, line), line, &evicted);

    gpu_memory_read(system->memory, (uint64_t)line * GPU_LINE_BYTES, gpu_cache_bytes(cache, entry), GPU_LINE_BYTES);
    gpu_show_read(system, (uint64_t)line * GPU_LINE_BYTES, GPU_LINE_BYTES, now);
    cache->lines[entry].ready = line_trip(system, line, GPU_L2_READ, now, now);
    return entry;
}

/* Tells the observer of the first word that is another one in memory. */
static void show_stale(const struct gpu_memory_system *system, uint64_t address, uint32_t bytes, const uint8_t *found)
{
    for (uint32_t at = 0; at < bytes; at += 4) {
        if (memcmp(found + at, system->memory->bytes + address + at, 4) == 0)
            continue;
        system->accesses->stale_scalar(system->accesses->context, address + at);
        return;
    }
}

/* Copies a piece of one line into scalar registers; returns when it is there. */
static uint64_t scalar_load(struct gpu_memory_system *system, struct gpu_cache *cache, uint64_t address, uint32_t bytes,
                            uint32_t *registers, uint64_t now)
{
    uint32_t line = gpu_line_of(address);
    uint32_t entry = gpu_cache_find(cache, gpu_cache_set(cache, line), line);

    if (entry == GPU_CACHE_NONE) {
        system->counters.scalar_misses++;
        entry = scalar_fill(system, cache, line, now);
    } else {
        system->counters.scalar_hits++;
        if (system->accesses)
            show_stale(system, address, bytes, gpu_cache_bytes(cache, entry) + address % GPU_LINE_BYTES);
    }
    memcpy(registers, gpu_cache_bytes(cache, entry) + address % GPU_LINE_BYTES, bytes);
    return gpu_later(now + system->scalar_latency, cache->lines[entry].ready);
}

/* Writes a piece of one line through; a copy in the scalar cache gets the new bytes too. */
static uint64_t scalar_store(struct gpu_memory_system *system, struct gpu_cache *cache, uint64_t address,
                             uint32_t bytes, const uint32_t *registers, uint64_t now)
{
    uint32_t line = gpu_line_of(address);
    uint32_t entry = gpu_cache_find(cache, gpu_cache_set(cache, line), line);

    if (entry != GPU_CACHE_NONE)
        memcpy(gpu_cache_bytes(cache, entry) + address % GPU_LINE_BYTES, registers, bytes);
    gpu_l2_write(&system->l2, address, registers, bytes, now);
    return line_trip(system, line, bytes == GPU_LINE_BYTES ? GPU_L2_WRITE_LINE : GPU_L2_WRITE_PART, now, now);
}

/* Carries out a scalar access without a cache. */
static void scalar_at_once(struct gpu_memory_system *system, const struct isa_scalar_access *access,
                           uint32_t *registers, uint64_t now)
{
    uint64_t address = access->address, end = address + (uint64_t)access->dwords * 4;

    while (address < end) {
        uint32_t bytes = piece_of(address, end);

        if (access->kind == ISA_ACCESS_STORE) {
            gpu_l2_write(&system->l2, address, registers, bytes, now);
        } else {
            gpu_memory_read(system->memory, address, registers, bytes);
            gpu_show_read(system, address, bytes, now);
        }
        registers += bytes / 4;
        address += bytes;
    }
}

enum isa_fault gpu_scalar_memory(struct gpu_memory_system *system, uint32_t cu, struct isa_wave *wave,
                                 const struct isa_scalar_access *access, uint64_t process_base, uint64_t process_bytes,
                                 uint64_t now, uint64_t *done, uint64_t *fault_address)
{
    struct gpu_cache *cache = scalar_cache_of(system, cu);
    uint32_t *registers = &wave->scalar[access->destination];
    uint64_t address = access->address;
    uint64_t end = address + (uint64_t)access->dwords * 4;
    enum isa_fault fault;

    *done = now + system->scalar_latency;
    if (access->kind == ISA_ACCESS_INVALIDATE_L1) {
        gpu_cache_clear(cache);
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

        if (access->kind == ISA_ACCESS_STORE)
            answer = scalar_store(system, cache, address, bytes, registers, now);
        else
            answer = scalar_load(system, cache, address, bytes, registers, now);
        *done = gpu_later(*done, answer);
        registers += bytes / 4;
        address += bytes;
    }
    return ISA_FAULT_NONE;
}

uint64_t gpu_instruction_fetch(struct gpu_memory_system *system, uint32_t cu, uint64_t address, uint64_t now)
{
    struct gpu_cache *cache = &system->fetch_caches[cu / system->fetch_cus];
    uint32_t line = gpu_line_of(address);
    uint32_t set = gpu_cache_set(cache, line);
    uint32_t entry = gpu_cache_find(cache, set, line);
    uint32_t evicted;

    if (entry == GPU_CACHE_NONE) {
        system->counters.fetch_misses++;
        entry = gpu_cache_replace(cache, set, line, &evicted);
        cache->lines[entry].ready = line_trip(system, line, GPU_L2_READ, now, now);
    } else {
        system->counters.fetch_hits++;
    }
    return gpu_later(now + system->fetch_latency, cache->lines[entry].ready);
}

void gpu_invalidate_cu(struct gpu_memory_system *system, uint32_t cu, enum gpu_invalidation cause)
{
    gpu_l1_invalidate(system, cu, cause, system->clock->now);
    gpu_invalidate_scalar(system, cu);
}

void gpu_invalidate_scalar(struct gpu_memory_system *system, uint32_t cu)
{
    gpu_cache_clear(scalar_cache_of(system, cu));
}

uint64_t gpu_l1_emptied(const struct gpu_memory_system *system, uint32_t cu)
{
    return system->l1s[cu].emptied;
}

/* Sends the next line through the port of the CU's L1. */
static void stream_line(struct gpu_stream *stream, struct gpu_l1 *l1, uint64_t now)
{
    struct gpu_memory_system *system = stream->system;
    uint32_t piece = piece_of(stream->address, stream->end);
    enum gpu_l2_use write = piece == GPU_LINE_BYTES ? GPU_L2_WRITE_LINE : GPU_L2_WRITE_PART;
    enum gpu_l2_use use = stream->write ? write : GPU_L2_READ;
    uint64_t send = gpu_later(now, l1->tags_free);

    l1->tags_free = send + 1;
    stream->done = gpu_later(stream->done, line_trip(system, gpu_line_of(stream->address), use, send, now));
    stream->address += piece;
    system->counters.stream_bytes += piece;
}

static void stream_fired(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_stream *stream = event->owner;
    struct gpu_l1 *l1 = &stream->system->l1s[stream->cu];

    if (stream->address >= stream->end && stream->done <= cycle) {
        stream->finished(stream->owner, cycle);
        return;
    }
    for (uint32_t i = 0; i < STREAM_BATCH && stream->address < stream->end; i++)
        stream_line(stream, l1, cycle);
    gpu_clock_schedule(stream->system->clock, event, stream->address < stream->end ? l1->tags_free : stream->done);
}

void gpu_stream_start(struct gpu_memory_system *system, struct gpu_stream *stream, uint64_t start)
{
    stream->system = system;
    stream->done = start;
    stream->event.fire = stream_fired;
    stream->event.owner = stream;
    gpu_clock_schedule(system->clock, &stream->event, start);
}

void gpu_stream_stop(struct gpu_memory_system *system, struct gpu_stream *stream)
{
    gpu_clock_cancel(system->clock, &stream->event);
}

uint64_t gpu_cp_store(struct gpu_memory_system *system, uint64_t address, const void *source, uint32_t bytes,
                      uint64_t now)
{
    const uint8_t *from = source;
    uint64_t end = address + bytes;
    uint64_t done = now;

    while (address < end) {
        uint32_t piece = piece_of(address, end);
        enum gpu_l2_use use = piece == GPU_LINE_BYTES ? GPU_L2_WRITE_LINE : GPU_L2_WRITE_PART;

        gpu_note_write(system, address, from, piece, NULL, 0, now);
        gpu_l2_write(&system->l2, address, from, piece, now);
        done = gpu_later(done, line_trip(system, gpu_line_of(address), use, now, now));
        from += piece;
        address += piece;
    }
    return done;
}

uint64_t gpu_cp_add(struct gpu_memory_system *system, uint64_t address, uint64_t addend, uint64_t now)
{
    uint8_t bytes[sizeof(uint64_t)];
    uint64_t value;
    uint32_t first = piece_of(address, address + sizeof(value));

    gpu_memory_read(system->memory, address, &value, sizeof(value));
    value += addend;
    memcpy(bytes, &value, sizeof(value));
    gpu_note_write(system, address, bytes, first, NULL, 0, now);
    gpu_l2_write(&system->l2, address, bytes, first, now);
    if (first < sizeof(value)) {
        gpu_note_write(system, address + first, bytes + first, (uint32_t)sizeof(value) - first, NULL, 0, now);
        gpu_l2_write(&system->l2, address + first, bytes + first, (uint32_t)sizeof(value) - first, now);
    }
    return gpu_l2_atomic(&system->l2, gpu_line_of(address), 2, 1, now + system->to_l2, now) + system->from_l2;
}

uint64_t gpu_cp_copy(struct gpu_memory_system *system, uint64_t to, uint64_t from, uint32_t bytes, uint64_t now)
{
    uint64_t end = from + bytes;
    uint64_t done = now;

    /* Pieces lie in one line on both sides. Overlapping ranges are copied upward, piece by piece. */
    while (from < end) {
        uint32_t piece = piece_of(from, end);
        uint32_t target = piece_of(to, to + piece);
        uint8_t buffer[GPU_LINE_BYTES];
        uint64_t loaded;

        piece = target < piece ? target : piece;
        gpu_memory_read(system->memory, from, buffer, piece);
        gpu_show_read(system, from, piece, now);
        loaded = line_trip(system, gpu_line_of(from), GPU_L2_READ, now, now);
        gpu_note_write(system, to, buffer, piece, NULL, 0, now);
        gpu_l2_write(&system->l2, to, buffer, piece, now);
        done = gpu_later(done, line_trip(system, gpu_line_of(to),
                                         piece == GPU_LINE_BYTES ? GPU_L2_WRITE_LINE : GPU_L2_WRITE_PART, loaded, now));
        from += piece;
        to += piece;
    }
    return done;
}

uint64_t gpu_cp_load(struct gpu_memory_system *system, uint64_t address, uint32_t bytes, uint64_t now)
{
    uint64_t end = address + bytes;
    uint64_t arrival = now;
    uint64_t done = now;

    while (address < end) {
        done = gpu_later(done, gpu_l2_access(&system->l2, gpu_line_of(address), GPU_L2_READ, arrival++, now));
        address += piece_of(address, end);
    }
    system->counters.cp_loads++;
    return done;
}
