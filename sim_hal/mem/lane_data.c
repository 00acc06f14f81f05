/* lane_data.c - moving data between registers and lines. */
#include "mem/lane_data.h"

#include <string.h>

#include "engine/require.h"

#define EXEC_ALL  UINT64_MAX
#define LINE_MASK (MEM_LINE_BYTES - 1)

/* The bytes [address, address + bytes) that lie in a line. */
static uint64_t clipped_bits(uint64_t address, uint64_t bytes, uint32_t line)
{
    uint64_t start = (uint64_t)line * MEM_LINE_BYTES;
    uint64_t from = address > start ? address - start : 0;
    uint64_t to = address + bytes < start + MEM_LINE_BYTES ? address + bytes - start : MEM_LINE_BYTES;

    if (address + bytes <= start || address >= start + MEM_LINE_BYTES)
        return 0;
    return mem_line_bits(from, to);
}

uint64_t mem_lane_bits(const struct execute_access *access, uint32_t lane, uint32_t line)
{
    uint64_t bits = 0;

    SIM_REQUIRE(access->bytes >= 1 && access->bytes <= 16);
    if (!mem_lane_is_strided(access, lane))
        return clipped_bits(access->address[lane], access->bytes, line);
    for (uint32_t word = 0; word < access->bytes / MEM_WORD_BYTES; word++)
        bits |= clipped_bits(access->address[lane] + (uint64_t)word * MEM_WORD_STEP, MEM_WORD_BYTES, line);
    return bits;
}

/* Address of a lane's word number word. */
static uint64_t word_address(const struct execute_access *access, uint32_t lane, uint32_t word)
{
    return access->address[lane] +
           (uint64_t)word * (mem_lane_is_strided(access, lane) ? MEM_WORD_STEP : MEM_WORD_BYTES);
}

static inline uint32_t load_word(const uint8_t *bytes)
{
    uint32_t word;

    memcpy(&word, bytes, sizeof(word));
    return word;
}

/* The length of the run of lanes from the first on, 0 when there are lanes behind a hole. */
static uint32_t run_of(uint64_t lanes, uint32_t first)
{
    uint64_t run = lanes >> first;

    if (run & (run + 1))
        return 0;
    return run == EXEC_ALL ? ISA_LANES : (uint32_t)__builtin_ctzll(~run);
}

static void copy_words(void *to, const void *from, size_t bytes)
{
    if (bytes == MEM_LINE_BYTES)
        memcpy(to, from, MEM_LINE_BYTES);
    else
        memcpy(to, from, bytes);
}

static void load_dwords(const struct execute_access *access, const struct mem_transaction *transaction,
                        const uint8_t *line_bytes)
{
    uint64_t lanes = transaction->lanes;
    uint32_t *row = access->destination[0];

    if (transaction->straight) {
        uint32_t first = (uint32_t)__builtin_ctzll(lanes);
        uint32_t run = run_of(lanes, first);

        SIM_REQUIRE((access->address[first] & LINE_MASK) + (size_t)run * MEM_WORD_BYTES <= MEM_LINE_BYTES);
        copy_words(&row[first], line_bytes + (access->address[first] & LINE_MASK), (size_t)run * MEM_WORD_BYTES);
        if (run)
            return;
    }
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

        row[lane] = load_word(line_bytes + (access->address[lane] & LINE_MASK));
    }
}

static void load_small(const struct execute_access *access, uint64_t lanes, const uint8_t *line_bytes)
{
    uint32_t *row = access->destination[0];

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);
        const uint8_t *from = line_bytes + (access->address[lane] & LINE_MASK);
        uint32_t value = from[0];

        SIM_REQUIRE((access->address[lane] & LINE_MASK) + access->bytes <= MEM_LINE_BYTES);
        if (access->bytes == 1) {
            row[lane] = access->sign_extend ? (uint32_t)(int8_t)value : value;
            continue;
        }
        value |= (uint32_t)from[1] << 8;
        row[lane] = access->sign_extend ? (uint32_t)(int16_t)value : value;
    }
}

static void load_wide(const struct execute_access *access, const struct mem_transaction *transaction,
                      const uint8_t *line_bytes)
{
    uint32_t words = access->bytes / MEM_WORD_BYTES;

    SIM_REQUIRE(access->bytes % MEM_WORD_BYTES == 0);
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t offset = access->address[lane] & LINE_MASK;

        if (offset + access->bytes <= MEM_LINE_BYTES && !mem_lane_is_strided(access, lane)) {
            for (uint32_t word = 0; word < words; word++)
                access->destination[word][lane] = load_word(line_bytes + offset + (size_t)word * MEM_WORD_BYTES);
            continue;
        }
        for (uint32_t word = 0; word < words; word++) {
            uint64_t address = word_address(access, lane, word);

            if (mem_line_of(address) == transaction->line)
                access->destination[word][lane] = load_word(line_bytes + (address & LINE_MASK));
        }
    }
}

/* Puts single bytes into their places in the registers; mem_lanes_finish_load does the rest for small values. */
static void load_bytes(const struct execute_access *access, const struct mem_transaction *transaction,
                       const uint8_t *line_bytes)
{
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t at = 0; at < access->bytes; at++) {
            uint64_t address = word_address(access, lane, at / MEM_WORD_BYTES) + at % MEM_WORD_BYTES;
            uint32_t shift = at % MEM_WORD_BYTES * 8;
            uint32_t *word = &access->destination[at / MEM_WORD_BYTES][lane];

            if (mem_line_of(address) == transaction->line)
                *word = (*word & ~(0xffu << shift)) | (uint32_t)line_bytes[address & LINE_MASK] << shift;
        }
    }
}

static void load_same(const struct execute_access *access, const uint8_t *line_bytes)
{
    uint32_t word = load_word(line_bytes + (access->address[0] & LINE_MASK));

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        access->destination[0][lane] = word;
}

/* Not inline, as most loads are of dwords and need fewer registers. */
static __attribute__((noinline)) void load_other(const struct mem_request *request,
                                                 const struct mem_transaction *transaction, const uint8_t *line_bytes)
{
    const struct execute_access *access = &request->access;

    if (request->path->unaligned)
        load_bytes(access, transaction, line_bytes);
    else if (request->path->pattern == MEM_PATTERN_SAME)
        load_same(access, line_bytes);
    else if (access->bytes < MEM_WORD_BYTES)
        load_small(access, transaction->lanes, line_bytes);
    else
        load_wide(access, transaction, line_bytes);
}

void mem_lanes_load(const struct mem_request *request, const struct mem_transaction *transaction,
                    const uint8_t *line_bytes)
{
    const struct mem_request_path *path = request->path;

    SIM_REQUIRE(transaction->lanes);
    SIM_REQUIRE(!(transaction->lanes & ~request->access.exec));
    if (request->access.bytes == MEM_WORD_BYTES && !path->unaligned && path->pattern != MEM_PATTERN_SAME)
        load_dwords(&request->access, transaction, line_bytes);
    else
        load_other(request, transaction, line_bytes);
}

void mem_lanes_finish_load(const struct mem_request *request)
{
    const struct execute_access *access = &request->access;
    uint32_t shift = 32 - access->bytes * 8u;

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_LOAD);
    if (!request->path->unaligned || access->bytes >= MEM_WORD_BYTES)
        return;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t *word = &access->destination[0][__builtin_ctzll(left)];
        uint32_t high = *word << shift;

        *word = access->sign_extend ? (uint32_t)((int32_t)high >> shift) : high >> shift;
    }
}

static uint64_t collect_dwords(const struct execute_access *access, const struct mem_transaction *transaction,
                               uint8_t *line_bytes)
{
    uint64_t lanes = transaction->lanes;
    uint64_t bits = 0;

    if (transaction->straight) {
        uint32_t first = (uint32_t)__builtin_ctzll(lanes);
        uint64_t from = access->address[first] & LINE_MASK;
        uint32_t bytes = run_of(lanes, first) * MEM_WORD_BYTES;

        SIM_REQUIRE(from + bytes <= MEM_LINE_BYTES);
        copy_words(line_bytes + from, &access->data[0][first], bytes);
        if (bytes)
            return mem_line_bits(from, from + bytes);
    }
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);
        uint64_t at = access->address[lane] & LINE_MASK;

        memcpy(line_bytes + at, &access->data[0][lane], MEM_WORD_BYTES);
        bits |= UINT64_C(0xf) << at;
    }
    return bits;
}

uint64_t mem_lanes_collect(const struct mem_request *request, const struct mem_transaction *transaction,
                           uint8_t *line_bytes)
{
    const struct execute_access *access = &request->access;
    uint64_t bits = 0;

    SIM_REQUIRE(transaction->lanes);
    SIM_REQUIRE(!(transaction->lanes & ~access->exec));
    if (access->bytes == MEM_WORD_BYTES && !request->path->unaligned)
        return collect_dwords(access, transaction, line_bytes);
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t at = 0; at < access->bytes; at++) {
            uint64_t address = word_address(access, lane, at / MEM_WORD_BYTES) + at % MEM_WORD_BYTES;

            if (address / MEM_LINE_BYTES != transaction->line)
                continue;
            line_bytes[address & LINE_MASK] =
                (uint8_t)(access->data[at / MEM_WORD_BYTES][lane] >> (at % MEM_WORD_BYTES * 8));
            bits |= UINT64_C(1) << (address & LINE_MASK);
        }
    }
    return bits;
}
