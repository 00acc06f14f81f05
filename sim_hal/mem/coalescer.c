/* coalescer.c - the lanes of a vector access become lines. */
#include "mem/coalescer.h"

#include <string.h>

#include "engine/require.h"
#include "execute/alignment.h"
#include "execute/wide.h"

#define QUARTERS   (ISA_LANES / MEM_QUARTER_LANES)
#define NO_QUARTER 0xffu
#define EXEC_ALL   UINT64_MAX
#define SLOTS      (2 * MEM_TRANSACTIONS)
#define LINE_MASK  (MEM_LINE_BYTES - 1)

/* State of one coalescing. Cycles count from the first lookup. */
struct walk {
    struct mem_coalescer *coalescer;
    struct mem_request_path *path;
    struct mem_transaction *recent;
    uint32_t quarter;
    uint32_t quarter_start; /* first lookup of the quarter */
    uint32_t quarter_lines;
};

static uint32_t hash_line(uint32_t line)
{
    return (line * UINT32_C(0x9e3779b1)) >> 23;
}

_Static_assert(SLOTS == 512, "hash_line gives 9 bits");

static inline struct mem_transaction *new_transaction(struct mem_request_path *path, uint32_t line)
{
    struct mem_transaction *transaction = &path->transactions[path->count++];

    SIM_REQUIRE(path->count < MEM_TRANSACTIONS);
    transaction->lanes = 0;
    transaction->line = line;
    transaction->lookup = 0;
    transaction->slot = 0;
    transaction->quarter = NO_QUARTER;
    transaction->straight = true;
    return transaction;
}

static inline struct mem_transaction *find_transaction(struct walk *walk, uint32_t line)
{
    uint16_t *slots = walk->coalescer->slots;
    uint32_t slot = hash_line(line);
    struct mem_transaction *transaction;

    for (; slots[slot]; slot = (slot + 1) % SLOTS) {
        transaction = &walk->path->transactions[slots[slot] - 1];
        if (transaction->line == line)
            return transaction;
    }
    slots[slot] = (uint16_t)(walk->path->count + 1);
    transaction = new_transaction(walk->path, line);
    transaction->slot = (uint16_t)slot;
    return transaction;
}

static void clear_slots(struct walk *walk)
{
    for (uint32_t i = 0; i < walk->path->count; i++)
        walk->coalescer->slots[walk->path->transactions[i].slot] = 0;
}

static inline struct mem_transaction *touch_line(struct walk *walk, uint32_t line, uint64_t lanes)
{
    struct mem_transaction *transaction = walk->recent;

    SIM_REQUIRE(lanes);
    SIM_REQUIRE(walk->quarter < QUARTERS);
    if (!transaction || transaction->line != line)
        walk->recent = transaction = find_transaction(walk, line);
    if (transaction->quarter != walk->quarter) {
        if (transaction->quarter == NO_QUARTER)
            transaction->lookup = (uint16_t)(walk->quarter_start + walk->quarter_lines);
        transaction->quarter = (uint8_t)walk->quarter;
        walk->quarter_lines++;
    }
    transaction->lanes |= lanes;
    return transaction;
}

/* From a lane's first byte to behind its last. */
static uint64_t extent_of(const struct execute_access *access, uint32_t lane)
{
    return mem_lane_is_strided(access, lane) ? (access->bytes / MEM_WORD_BYTES - 1) * MEM_WORD_STEP + MEM_WORD_BYTES
                                             : access->bytes;
}

static void touch_strided_lane(struct walk *walk, const struct execute_access *access, uint32_t lane)
{
    for (uint32_t word = 0; word < access->bytes / MEM_WORD_BYTES; word++)
        touch_line(walk, mem_line_of(access->address[lane] + (uint64_t)word * MEM_WORD_STEP), UINT64_C(1) << lane)
            ->straight = false;
}

/* The active lanes of a quarter one by one, with aligned dwords or less, which lie in one line each. Returns the lane
 * whose address is beyond limit, or ISA_LANES. */
static uint32_t walk_words(struct walk *walk, const struct execute_access *access, uint32_t first, uint32_t active,
                           uint64_t limit)
{
    for (; active; active &= active - 1) {
        uint32_t lane = first + (uint32_t)__builtin_ctz(active);
        uint64_t address = access->address[lane];

        if (address > limit)
            return lane;
        touch_line(walk, mem_line_of(address), UINT64_C(1) << lane)->straight = false;
    }
    return ISA_LANES;
}

/* The same for any size. Returns the lane whose address lies outside memory, or ISA_LANES. */
static uint32_t walk_scattered(struct walk *walk, const struct execute_access *access, uint32_t first, uint32_t active,
                               uint64_t memory_bytes)
{
    uint32_t bytes = access->bytes;
    uint64_t limit = memory_bytes - bytes;
    uint32_t strided = bytes > MEM_WORD_BYTES ? (uint32_t)(access->swizzled >> first) : 0;

    if (bytes <= MEM_WORD_BYTES && !walk->path->unaligned)
        return walk_words(walk, access, first, active, limit);
    for (; active; active &= active - 1) {
        uint32_t within = (uint32_t)__builtin_ctz(active);
        uint32_t lane = first + within;
        uint64_t address = access->address[lane];
        uint64_t bit = UINT64_C(1) << lane;

        if (strided >> within & 1) {
            if (address > memory_bytes || memory_bytes - address < extent_of(access, lane))
                return lane;
            touch_strided_lane(walk, access, lane);
            continue;
        }
        if (address > limit)
            return lane;
        touch_line(walk, mem_line_of(address), bit)->straight = false;
        if ((address & LINE_MASK) + bytes > MEM_LINE_BYTES)
            touch_line(walk, mem_line_of(address + bytes - 1), bit)->straight = false;
    }
    return ISA_LANES;
}

/* Whether all addresses are the first one. */
static inline bool is_same(const uint64_t *address, uint32_t count)
{
    uint64_t differs = 0;

    for (uint32_t lane = 0; lane < count; lane++)
        differs |= address[lane] ^ address[0];
    return !differs;
}

/* Whether each address is step behind the one before. */
static inline bool is_sequence(const uint64_t *address, uint32_t count, uint64_t step)
{
    uint64_t differs = 0;

    for (uint32_t lane = 1; lane < count; lane++)
        differs |= (address[lane] - address[lane - 1]) ^ step;
    return !differs;
}

/* Where lane 0 would be in the sequence that a lane belongs to. */
static uint64_t origin_of(const struct execute_access *access, uint32_t lane)
{
    return access->address[lane] - (uint64_t)lane * access->bytes;
}

/* A quarter whose lanes follow each other: line by line, each with the lanes that have a byte in it. */
static void walk_straight(struct walk *walk, const struct execute_access *access, uint32_t first, uint32_t active)
{
    uint64_t start = access->address[first];
    uint32_t last_line = mem_line_of(start + (uint64_t)MEM_QUARTER_LANES * access->bytes - 1);

    SIM_REQUIRE(active && active <= 0xffffu);
    for (uint32_t line = mem_line_of(start); line <= last_line; line++) {
        uint64_t line_start = (uint64_t)line * MEM_LINE_BYTES;
        uint32_t from = line_start > start ? (uint32_t)(line_start - start) / access->bytes : 0;
        uint32_t to = (uint32_t)(line_start + MEM_LINE_BYTES - 1 - start) / access->bytes;
        uint32_t lanes = active & UINT32_MAX << from & UINT32_MAX >> (to < 31 ? 31 - to : 0);
        struct mem_transaction *transaction;

        if (!lanes)
            continue;
        transaction = touch_line(walk, line, (uint64_t)lanes << first);
        /* Lanes of an earlier quarter may be there. */
        if (origin_of(access, (uint32_t)__builtin_ctzll(transaction->lanes)) != origin_of(access, first))
            transaction->straight = false;
    }
}

/* One quarter of 16 lanes. *together receives whether the address unit sees them as one access. */
static uint32_t walk_quarter(struct walk *walk, const struct execute_access *access, uint32_t first, uint32_t active,
                             uint64_t memory_bytes, bool *together)
{
    const uint64_t *address = &access->address[first];
    uint64_t step = address[1] - address[0];
    uint64_t bytes = (uint64_t)MEM_QUARTER_LANES * access->bytes;
    bool strided = access->bytes > MEM_WORD_BYTES && access->swizzled >> first & 0xffff;
    bool inside = address[0] < memory_bytes && memory_bytes - address[0] >= bytes;
    uint32_t bad;

    *together = true;
    if (inside && !strided && step == access->bytes && is_sequence(address, MEM_QUARTER_LANES, step)) {
        walk_straight(walk, access, first, active);
        return ISA_LANES;
    }
    if (inside && !strided && step == 0 && (address[0] & LINE_MASK) + access->bytes <= MEM_LINE_BYTES &&
        is_same(address, MEM_QUARTER_LANES)) {
        touch_line(walk, mem_line_of(address[0]), (uint64_t)active << first)->straight = false;
        return ISA_LANES;
    }
    bad = walk_scattered(walk, access, first, active, memory_bytes);
    *together = walk->quarter_lines <= 1;
    return bad;
}

static inline uint32_t whole_cycles(uint32_t quarters)
{
    return (quarters + QUARTERS - 1) / QUARTERS;
}

/* Coalesces any lanes. Returns the lane whose address lies outside memory, ISA_LANES when there is none. */
static uint32_t walk_lanes(struct walk *walk, const struct execute_access *access, struct mem_address_cost cost,
                           uint64_t memory_bytes)
{
    uint32_t quarters = 0; /* of a cycle */
    uint32_t lookups_end = 0;

    for (walk->quarter = 0; walk->quarter < QUARTERS; walk->quarter++) {
        uint32_t first = walk->quarter * MEM_QUARTER_LANES;
        uint32_t active = (uint32_t)(access->exec >> first) & 0xffffu;
        uint32_t start = whole_cycles(quarters);
        bool together;
        uint32_t bad;

        if (!active) {
            quarters += cost.empty;
            continue;
        }
        walk->quarter_start = start > lookups_end ? start : lookups_end;
        walk->quarter_lines = 0;
        bad = walk_quarter(walk, access, first, active, memory_bytes, &together);
        if (bad != ISA_LANES)
            return bad;
        lookups_end = walk->quarter_start + walk->quarter_lines;
        quarters += together ? cost.together : cost.apart;
    }
    walk->path->address_cycles = whole_cycles(quarters);
    walk->path->lookup_cycles = lookups_end;
    return ISA_LANES;
}

/* All lanes active, one dword each: whether they follow each other or are all the same. */
static enum mem_pattern find_pattern(const struct execute_access *access)
{
    const uint64_t *address = access->address;

    if (access->bytes != MEM_WORD_BYTES || access->exec != EXEC_ALL || address[0] % MEM_WORD_BYTES)
        return MEM_PATTERN_ANY;
    if (address[1] == address[0] + MEM_WORD_BYTES && is_sequence(address, ISA_LANES, MEM_WORD_BYTES))
        return MEM_PATTERN_CONSECUTIVE;
    if (address[1] == address[0] && is_same(address, ISA_LANES))
        return MEM_PATTERN_SAME;
    return MEM_PATTERN_ANY;
}

/* The transactions of lanes that follow each other: each quarter has one line, or two when the first address is inside a
 * line. */
static void split_consecutive(struct mem_request *request, struct mem_address_cost cost)
{
    struct mem_request_path *path = request->path;
    uint32_t line = (uint32_t)(request->access.address[0] / MEM_LINE_BYTES);
    uint32_t skip = (uint32_t)(request->access.address[0] & LINE_MASK) / MEM_WORD_BYTES;
    uint32_t lines = skip ? 2 : 1; /* of a quarter */
    uint32_t end = 0;

    SIM_REQUIRE(request->access.bytes == MEM_WORD_BYTES);
    SIM_REQUIRE(!request->path->count);
    for (uint32_t quarter = 0; quarter < QUARTERS; quarter++) {
        uint32_t start = whole_cycles(quarter * cost.together);

        start = start > end ? start : end;
        end = start + lines;
        if (!skip || quarter == 0) {
            struct mem_transaction *transaction = new_transaction(path, line + quarter);

            transaction->lookup = (uint16_t)start;
            transaction->lanes = skip ? (UINT64_C(1) << (MEM_QUARTER_LANES - skip)) - 1
                                      : UINT64_C(0xffff) << quarter * MEM_QUARTER_LANES;
        }
        if (skip) {
            struct mem_transaction *transaction = new_transaction(path, line + quarter + 1);
            uint32_t first = (quarter + 1) * MEM_QUARTER_LANES - skip;

            transaction->lookup = (uint16_t)(start + 1);
            transaction->lanes = UINT64_C(0xffff) << first;
        }
    }
    path->address_cycles = cost.together;
    path->lookup_cycles = end;
}

static void split_same(struct mem_request *request, struct mem_address_cost cost)
{
    struct mem_request_path *path = request->path;
    struct mem_transaction *transaction =
        new_transaction(path, (uint32_t)(request->access.address[0] / MEM_LINE_BYTES));
    uint32_t last = whole_cycles((QUARTERS - 1) * cost.together);

    SIM_REQUIRE(request->access.bytes == MEM_WORD_BYTES);
    transaction->lanes = EXEC_ALL;
    transaction->straight = false;
    path->address_cycles = cost.together;
    path->lookup_cycles = (last > QUARTERS - 1 ? last : QUARTERS - 1) + 1;
}

/* Lanes in scratch obey this too: the stricter rule for them was applied when their addresses were made. */
static struct execute_alignment alignment_of(const struct execute_access *access, bool unaligned)
{
    return execute_alignment(EXECUTE_PATH_GLOBAL, access->kind == EXECUTE_ACCESS_ATOMIC, access->bytes, unaligned);
}

/* The bits of an address that are 0 when no word of the access straddles dwords. */
static uint32_t straight_zeros(const struct execute_access *access)
{
    return alignment_of(access, false).zeros;
}

/* One lane inside one line, aligned: its quarter does what a quarter of lanes with one address does. Returns false if the lane is
 * not like that; nothing is filled then. */
static bool split_lone(struct mem_request *request, struct mem_address_cost cost, uint64_t memory_bytes)
{
    struct mem_request_path *path = request->path;
    const struct execute_access *access = &request->access;
    uint32_t lane = (uint32_t)__builtin_ctzll(access->exec);
    uint64_t address = access->address[lane];
    struct mem_transaction *transaction;

    SIM_REQUIRE(memory_bytes >= access->bytes);
    if (mem_lane_is_strided(access, lane) || address & straight_zeros(access) ||
        address > memory_bytes - access->bytes || (address & LINE_MASK) + access->bytes > MEM_LINE_BYTES)
        return false;
    transaction = new_transaction(path, mem_line_of(address));
    transaction->lookup = (uint16_t)whole_cycles(lane / MEM_QUARTER_LANES * cost.empty);
    transaction->lanes = access->exec;
    transaction->straight = false;
    path->address_cycles = whole_cycles(cost.together + (QUARTERS - 1) * cost.empty);
    path->lookup_cycles = transaction->lookup + 1u;
    return true;
}

/* The first active lane whose words may straddle dwords, ISA_LANES when there is none. */
static uint32_t first_astray(const struct execute_access *access)
{
    uint32_t zeros = straight_zeros(access);
    uint64_t any = 0;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        any |= access->address[lane];
    if (!(any & zeros))
        return ISA_LANES;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (access->address[lane] & zeros)
            return lane;
    }
    return ISA_LANES;
}

EXECUTE_WIDE enum isa_fault mem_coalesce(struct mem_coalescer *coalescer, struct mem_request *request,
                                         struct mem_address_cost cost, uint64_t memory_bytes, uint64_t *fault_address)
{
    struct mem_request_path *path = request->path;
    const struct execute_access *access = &request->access;
    struct walk walk = {.coalescer = coalescer, .path = path};
    uint32_t bad;

    SIM_REQUIRE(access->bytes >= 1 && access->bytes <= 16);
    SIM_REQUIRE(memory_bytes % MEM_LINE_BYTES == 0);
    path->count = 0;
    path->unaligned = false;
    path->pattern = MEM_PATTERN_ANY;
    if (isa_is_one_lane(access->exec) && split_lone(request, cost, memory_bytes))
        return ISA_FAULT_NONE;
    path->pattern = (uint8_t)find_pattern(access);
    if (path->pattern != MEM_PATTERN_ANY && access->address[0] < memory_bytes &&
        memory_bytes - access->address[0] >= (uint64_t)ISA_LANES * MEM_WORD_BYTES) {
        if (path->pattern == MEM_PATTERN_CONSECUTIVE)
            split_consecutive(request, cost);
        else
            split_same(request, cost);
        return ISA_FAULT_NONE;
    }
    path->pattern = MEM_PATTERN_ANY;
    bad = first_astray(access);
    if (bad != ISA_LANES) {
        *fault_address = access->address[bad];
        if (!execute_is_aligned(alignment_of(access, access->unaligned), access->address[bad]))
            return ISA_FAULT_MISALIGNED;
        path->unaligned = true;
    }
    bad = walk_lanes(&walk, access, cost, memory_bytes);
    clear_slots(&walk);
    SIM_REQUIRE(bad == ISA_LANES || (access->exec >> bad & 1));
    if (bad == ISA_LANES)
        return ISA_FAULT_NONE;
    *fault_address = access->address[bad];
    return ISA_FAULT_OUT_OF_BOUNDS;
}
