/* lanes.c - coalescing, and moving data between registers and lines. */
#include "mem/lanes.h"

#include <string.h>

#define GROUPS     (ISA_LANES / GPU_GROUP_LANES)
#define WORD_BYTES 4u
#define WORD_STEP  256u /* between the words of a lane in scratch */
#define NO_GROUP   0xffu
#define EXEC_ALL   UINT64_MAX
#define SLOTS      (2 * GPU_PARTS)
#define LINE_MASK  (GPU_LINE_BYTES - 1)

/* State of one coalescing. Cycles count from the first lookup. */
struct walk {
    struct gpu_coalescer *coalescer;
    struct gpu_request_path *path;
    struct gpu_part *recent;
    uint32_t group;
    uint32_t group_start; /* first lookup of the group */
    uint32_t group_lines;
};

static uint32_t hash_line(uint32_t line)
{
    return (line * UINT32_C(0x9e3779b1)) >> 23;
}

_Static_assert(SLOTS == 512, "hash_line gives 9 bits");

static inline struct gpu_part *new_part(struct gpu_request_path *path, uint32_t line)
{
    struct gpu_part *part = &path->parts[path->count++];

    part->lanes = 0;
    part->line = line;
    part->lookup = 0;
    part->slot = 0;
    part->group = NO_GROUP;
    part->straight = true;
    return part;
}

static inline struct gpu_part *find_part(struct walk *walk, uint32_t line)
{
    uint16_t *slots = walk->coalescer->slots;
    uint32_t slot = hash_line(line);
    struct gpu_part *part;

    for (; slots[slot]; slot = (slot + 1) % SLOTS) {
        part = &walk->path->parts[slots[slot] - 1];
        if (part->line == line)
            return part;
    }
    slots[slot] = (uint16_t)(walk->path->count + 1);
    part = new_part(walk->path, line);
    part->slot = (uint16_t)slot;
    return part;
}

static void clear_slots(struct walk *walk)
{
    for (uint32_t i = 0; i < walk->path->count; i++)
        walk->coalescer->slots[walk->path->parts[i].slot] = 0;
}

static inline struct gpu_part *touch(struct walk *walk, uint32_t line, uint64_t lanes)
{
    struct gpu_part *part = walk->recent;

    if (!part || part->line != line)
        walk->recent = part = find_part(walk, line);
    if (part->group != walk->group) {
        if (part->group == NO_GROUP)
            part->lookup = (uint16_t)(walk->group_start + walk->group_lines);
        part->group = (uint8_t)walk->group;
        walk->group_lines++;
    }
    part->lanes |= lanes;
    return part;
}

static bool is_strided(const struct isa_access *access, uint32_t lane)
{
    return access->bytes > WORD_BYTES && access->swizzled >> lane & 1;
}

/* From a lane's first byte to behind its last. */
static uint64_t extent_of(const struct isa_access *access, uint32_t lane)
{
    return is_strided(access, lane) ? (access->bytes / WORD_BYTES - 1) * WORD_STEP + WORD_BYTES : access->bytes;
}

static inline uint32_t line_of(uint64_t address)
{
    return (uint32_t)(address / GPU_LINE_BYTES);
}

static void touch_strided_lane(struct walk *walk, const struct isa_access *access, uint32_t lane)
{
    for (uint32_t word = 0; word < access->bytes / WORD_BYTES; word++)
        touch(walk, line_of(access->address[lane] + (uint64_t)word * WORD_STEP), UINT64_C(1) << lane)->straight = false;
}

/* The active lanes of a group one by one. Returns the lane whose address lies outside memory, or ISA_LANES. */
static uint32_t walk_scattered(struct walk *walk, const struct isa_access *access, uint32_t first, uint32_t active,
                               uint64_t memory_bytes)
{
    uint32_t bytes = access->bytes;
    uint64_t limit = memory_bytes - bytes;
    uint32_t strided = bytes > WORD_BYTES ? (uint32_t)(access->swizzled >> first) : 0;

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
        touch(walk, line_of(address), bit)->straight = false;
        if ((address & LINE_MASK) + bytes > GPU_LINE_BYTES)
            touch(walk, line_of(address + bytes - 1), bit)->straight = false;
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
static uint64_t origin_of(const struct isa_access *access, uint32_t lane)
{
    return access->address[lane] - (uint64_t)lane * access->bytes;
}

/* A group whose lanes follow each other: line by line, each with the lanes that have a byte in it. */
static void walk_straight(struct walk *walk, const struct isa_access *access, uint32_t first, uint32_t active)
{
    uint64_t start = access->address[first];
    uint32_t last_line = line_of(start + (uint64_t)GPU_GROUP_LANES * access->bytes - 1);

    for (uint32_t line = line_of(start); line <= last_line; line++) {
        uint64_t line_start = (uint64_t)line * GPU_LINE_BYTES;
        uint32_t from = line_start > start ? (uint32_t)(line_start - start) / access->bytes : 0;
        uint32_t to = (uint32_t)(line_start + GPU_LINE_BYTES - 1 - start) / access->bytes;
        uint32_t lanes = active & UINT32_MAX << from & UINT32_MAX >> (to < 31 ? 31 - to : 0);
        struct gpu_part *part;

        if (!lanes)
            continue;
        part = touch(walk, line, (uint64_t)lanes << first);
        /* Lanes of an earlier group may be there. */
        if (origin_of(access, (uint32_t)__builtin_ctzll(part->lanes)) != origin_of(access, first))
            part->straight = false;
    }
}

/* One group of 16 lanes. *together receives whether the address unit sees them as one access. */
static uint32_t walk_group(struct walk *walk, const struct isa_access *access, uint32_t first, uint32_t active,
                           uint64_t memory_bytes, bool *together)
{
    const uint64_t *address = &access->address[first];
    uint64_t step = address[1] - address[0];
    uint64_t bytes = (uint64_t)GPU_GROUP_LANES * access->bytes;
    bool strided = access->bytes > WORD_BYTES && access->swizzled >> first & 0xffff;
    bool inside = address[0] < memory_bytes && memory_bytes - address[0] >= bytes;
    uint32_t bad;

    *together = true;
    if (inside && !strided && step == access->bytes && is_sequence(address, GPU_GROUP_LANES, step)) {
        walk_straight(walk, access, first, active);
        return ISA_LANES;
    }
    if (inside && !strided && step == 0 && (address[0] & LINE_MASK) + access->bytes <= GPU_LINE_BYTES &&
        is_same(address, GPU_GROUP_LANES)) {
        touch(walk, line_of(address[0]), (uint64_t)active << first)->straight = false;
        return ISA_LANES;
    }
    bad = walk_scattered(walk, access, first, active, memory_bytes);
    *together = walk->group_lines <= 1;
    return bad;
}

/* Coalesces any lanes. Returns the lane whose address lies outside memory, ISA_LANES when there is none. */
static uint32_t walk_lanes(struct walk *walk, const struct isa_access *access, struct gpu_address_cost cost,
                           uint64_t memory_bytes)
{
    uint32_t quarters = 0; /* of a cycle */
    uint32_t lookups_end = 0;

    for (walk->group = 0; walk->group < GROUPS; walk->group++) {
        uint32_t first = walk->group * GPU_GROUP_LANES;
        uint32_t active = (uint32_t)(access->exec >> first) & 0xffffu;
        uint32_t start = (quarters + GROUPS - 1) / GROUPS;
        bool together = true;

        if (active) {
            uint32_t bad;

            walk->group_start = start > lookups_end ? start : lookups_end;
            walk->group_lines = 0;
            bad = walk_group(walk, access, first, active, memory_bytes, &together);
            if (bad != ISA_LANES)
                return bad;
            lookups_end = walk->group_start + walk->group_lines;
        }
        quarters += together ? cost.together : cost.apart;
    }
    walk->path->address_cycles = (quarters + GROUPS - 1) / GROUPS;
    walk->path->lookup_cycles = lookups_end;
    return ISA_LANES;
}

/* All lanes active, one dword each: whether they follow each other or are all the same. */
static enum gpu_pattern find_pattern(const struct isa_access *access)
{
    const uint64_t *address = access->address;

    if (access->bytes != WORD_BYTES || access->exec != EXEC_ALL || address[0] % WORD_BYTES)
        return GPU_PATTERN_ANY;
    if (address[1] == address[0] + WORD_BYTES && is_sequence(address, ISA_LANES, WORD_BYTES))
        return GPU_PATTERN_CONSECUTIVE;
    if (address[1] == address[0] && is_same(address, ISA_LANES))
        return GPU_PATTERN_SAME;
    return GPU_PATTERN_ANY;
}

/* The parts of lanes that follow each other: each group has one line, or two when the first address is inside a
 * line. */
static void split_consecutive(struct gpu_request *request, struct gpu_address_cost cost)
{
    struct gpu_request_path *path = request->path;
    uint32_t line = (uint32_t)(request->access.address[0] / GPU_LINE_BYTES);
    uint32_t skip = (uint32_t)(request->access.address[0] & LINE_MASK) / WORD_BYTES;
    uint32_t lines = skip ? 2 : 1; /* of a group */
    uint32_t end = 0;

    for (uint32_t group = 0; group < GROUPS; group++) {
        uint32_t start = (group * cost.together + GROUPS - 1) / GROUPS;

        start = start > end ? start : end;
        end = start + lines;
        if (!skip || group == 0) {
            struct gpu_part *part = new_part(path, line + group);

            part->lookup = (uint16_t)start;
            part->lanes =
                skip ? (UINT64_C(1) << (GPU_GROUP_LANES - skip)) - 1 : UINT64_C(0xffff) << group * GPU_GROUP_LANES;
        }
        if (skip) {
            struct gpu_part *part = new_part(path, line + group + 1);
            uint32_t first = (group + 1) * GPU_GROUP_LANES - skip;

            part->lookup = (uint16_t)(start + 1);
            part->lanes = UINT64_C(0xffff) << first;
        }
    }
    path->address_cycles = cost.together;
    path->lookup_cycles = end;
}

static void split_same(struct gpu_request *request, struct gpu_address_cost cost)
{
    struct gpu_request_path *path = request->path;
    struct gpu_part *part = new_part(path, (uint32_t)(request->access.address[0] / GPU_LINE_BYTES));
    uint32_t last = ((GROUPS - 1) * cost.together + GROUPS - 1) / GROUPS;

    part->lanes = EXEC_ALL;
    part->straight = false;
    path->address_cycles = cost.together;
    path->lookup_cycles = (last > GROUPS - 1 ? last : GROUPS - 1) + 1;
}

static uint32_t alignment_of(const struct isa_access *access)
{
    if (access->kind == ISA_ACCESS_ATOMIC)
        return access->bytes;
    return access->bytes < WORD_BYTES ? access->bytes : WORD_BYTES;
}

/* One lane inside one line, aligned: its group does what a group of lanes with one address does. False when the lane is
 * not like that; nothing is filled then. */
static bool split_lone(struct gpu_request *request, struct gpu_address_cost cost, uint64_t memory_bytes)
{
    struct gpu_request_path *path = request->path;
    const struct isa_access *access = &request->access;
    uint32_t lane = (uint32_t)__builtin_ctzll(access->exec);
    uint64_t address = access->address[lane];
    struct gpu_part *part;

    if (is_strided(access, lane) || address & (alignment_of(access) - 1) || address > memory_bytes - access->bytes ||
        (address & LINE_MASK) + access->bytes > GPU_LINE_BYTES)
        return false;
    part = new_part(path, line_of(address));
    part->lookup = (uint16_t)((lane / GPU_GROUP_LANES * cost.together + GROUPS - 1) / GROUPS);
    part->lanes = access->exec;
    part->straight = false;
    path->address_cycles = cost.together;
    path->lookup_cycles = part->lookup + 1u;
    return true;
}

/* The first active lane whose address is misaligned, ISA_LANES when there is none. */
static uint32_t first_misaligned(const struct isa_access *access, uint32_t alignment)
{
    uint64_t any = 0;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        any |= access->address[lane];
    if (!(any & (alignment - 1)))
        return ISA_LANES;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (access->address[lane] & (alignment - 1))
            return lane;
    }
    return ISA_LANES;
}

enum isa_fault gpu_coalesce(struct gpu_coalescer *coalescer, struct gpu_request *request, struct gpu_address_cost cost,
                            uint64_t memory_bytes, bool allow_unaligned, uint64_t *fault_address)
{
    struct gpu_request_path *path = request->path;
    const struct isa_access *access = &request->access;
    struct walk walk = {.coalescer = coalescer, .path = path};
    uint32_t bad;

    path->count = 0;
    path->unaligned = false;
    path->pattern = GPU_PATTERN_ANY;
    if (isa_is_one_lane(access->exec) && split_lone(request, cost, memory_bytes))
        return ISA_FAULT_NONE;
    path->pattern = (uint8_t)find_pattern(access);
    if (path->pattern != GPU_PATTERN_ANY && access->address[0] < memory_bytes &&
        memory_bytes - access->address[0] >= (uint64_t)ISA_LANES * WORD_BYTES) {
        if (path->pattern == GPU_PATTERN_CONSECUTIVE)
            split_consecutive(request, cost);
        else
            split_same(request, cost);
        return ISA_FAULT_NONE;
    }
    path->pattern = GPU_PATTERN_ANY;
    bad = first_misaligned(access, alignment_of(access));
    if (bad != ISA_LANES) {
        *fault_address = access->address[bad];
        if (!allow_unaligned || access->kind == ISA_ACCESS_ATOMIC)
            return ISA_FAULT_MISALIGNED;
        path->unaligned = true;
    }
    bad = walk_lanes(&walk, access, cost, memory_bytes);
    clear_slots(&walk);
    if (bad == ISA_LANES)
        return ISA_FAULT_NONE;
    *fault_address = access->address[bad];
    return ISA_FAULT_OUT_OF_BOUNDS;
}

/* The bytes [address, address + bytes) that lie in a line. */
static uint64_t clipped_bits(uint64_t address, uint64_t bytes, uint32_t line)
{
    uint64_t start = (uint64_t)line * GPU_LINE_BYTES;
    uint64_t from = address > start ? address - start : 0;
    uint64_t to = address + bytes < start + GPU_LINE_BYTES ? address + bytes - start : GPU_LINE_BYTES;

    if (address + bytes <= start || address >= start + GPU_LINE_BYTES)
        return 0;
    return gpu_line_bits(from, to);
}

uint64_t gpu_lane_bits(const struct isa_access *access, uint32_t lane, uint32_t line)
{
    uint64_t bits = 0;

    if (!is_strided(access, lane))
        return clipped_bits(access->address[lane], access->bytes, line);
    for (uint32_t word = 0; word < access->bytes / WORD_BYTES; word++)
        bits |= clipped_bits(access->address[lane] + (uint64_t)word * WORD_STEP, WORD_BYTES, line);
    return bits;
}

/* Address of a lane's word number word. */
static uint64_t word_address(const struct isa_access *access, uint32_t lane, uint32_t word)
{
    return access->address[lane] + (uint64_t)word * (is_strided(access, lane) ? WORD_STEP : WORD_BYTES);
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
    if (bytes == GPU_LINE_BYTES)
        memcpy(to, from, GPU_LINE_BYTES);
    else
        memcpy(to, from, bytes);
}

static void load_dwords(const struct isa_access *access, const struct gpu_part *part, const uint8_t *line_bytes)
{
    uint64_t lanes = part->lanes;
    uint32_t *row = access->destination[0];

    if (part->straight) {
        uint32_t first = (uint32_t)__builtin_ctzll(lanes);
        uint32_t run = run_of(lanes, first);

        copy_words(&row[first], line_bytes + (access->address[first] & LINE_MASK), (size_t)run * WORD_BYTES);
        if (run)
            return;
    }
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

        row[lane] = load_word(line_bytes + (access->address[lane] & LINE_MASK));
    }
}

static void load_small(const struct isa_access *access, uint64_t lanes, const uint8_t *line_bytes)
{
    uint32_t *row = access->destination[0];

    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);
        const uint8_t *from = line_bytes + (access->address[lane] & LINE_MASK);
        uint32_t value = from[0];

        if (access->bytes == 1) {
            row[lane] = access->sign_extend ? (uint32_t)(int8_t)value : value;
            continue;
        }
        value |= (uint32_t)from[1] << 8;
        row[lane] = access->sign_extend ? (uint32_t)(int16_t)value : value;
    }
}

static void load_wide(const struct isa_access *access, const struct gpu_part *part, const uint8_t *line_bytes)
{
    uint32_t words = access->bytes / WORD_BYTES;

    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t offset = access->address[lane] & LINE_MASK;

        if (offset + access->bytes <= GPU_LINE_BYTES && !is_strided(access, lane)) {
            for (uint32_t word = 0; word < words; word++)
                access->destination[word][lane] = load_word(line_bytes + offset + (size_t)word * WORD_BYTES);
            continue;
        }
        for (uint32_t word = 0; word < words; word++) {
            uint64_t address = word_address(access, lane, word);

            if (line_of(address) == part->line)
                access->destination[word][lane] = load_word(line_bytes + (address & LINE_MASK));
        }
    }
}

/* Puts single bytes into their places in the registers; gpu_lanes_finish_load does the rest for small values. */
static void load_bytes(const struct isa_access *access, const struct gpu_part *part, const uint8_t *line_bytes)
{
    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t at = 0; at < access->bytes; at++) {
            uint64_t address = access->address[lane] + at;
            uint32_t shift = at % WORD_BYTES * 8;
            uint32_t *word = &access->destination[at / WORD_BYTES][lane];

            if (line_of(address) == part->line)
                *word = (*word & ~(0xffu << shift)) | (uint32_t)line_bytes[address & LINE_MASK] << shift;
        }
    }
}

static void load_same(const struct isa_access *access, const uint8_t *line_bytes)
{
    uint32_t word = load_word(line_bytes + (access->address[0] & LINE_MASK));

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        access->destination[0][lane] = word;
}

void gpu_lanes_load(const struct gpu_request *request, const struct gpu_part *part, const uint8_t *line_bytes)
{
    const struct isa_access *access = &request->access;

    if (request->path->unaligned)
        load_bytes(access, part, line_bytes);
    else if (request->path->pattern == GPU_PATTERN_SAME)
        load_same(access, line_bytes);
    else if (access->bytes == WORD_BYTES)
        load_dwords(access, part, line_bytes);
    else if (access->bytes < WORD_BYTES)
        load_small(access, part->lanes, line_bytes);
    else
        load_wide(access, part, line_bytes);
}

void gpu_lanes_finish_load(const struct gpu_request *request)
{
    const struct isa_access *access = &request->access;
    uint32_t shift = 32 - access->bytes * 8u;

    if (!request->path->unaligned || access->bytes >= WORD_BYTES)
        return;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t *word = &access->destination[0][__builtin_ctzll(left)];
        uint32_t high = *word << shift;

        *word = access->sign_extend ? (uint32_t)((int32_t)high >> shift) : high >> shift;
    }
}

static uint64_t collect_dwords(const struct isa_access *access, const struct gpu_part *part, uint8_t *line_bytes)
{
    uint64_t lanes = part->lanes;
    uint64_t bits = 0;

    if (part->straight) {
        uint32_t first = (uint32_t)__builtin_ctzll(lanes);
        uint64_t from = access->address[first] & LINE_MASK;
        uint32_t bytes = run_of(lanes, first) * WORD_BYTES;

        copy_words(line_bytes + from, &access->data[0][first], bytes);
        if (bytes)
            return gpu_line_bits(from, from + bytes);
    }
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);
        uint64_t at = access->address[lane] & LINE_MASK;

        memcpy(line_bytes + at, &access->data[0][lane], WORD_BYTES);
        bits |= UINT64_C(0xf) << at;
    }
    return bits;
}

uint64_t gpu_lanes_collect(const struct gpu_request *request, const struct gpu_part *part, uint8_t *line_bytes)
{
    const struct isa_access *access = &request->access;
    uint64_t bits = 0;

    if (access->bytes == WORD_BYTES && !request->path->unaligned)
        return collect_dwords(access, part, line_bytes);
    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t at = 0; at < access->bytes; at++) {
            uint64_t address = word_address(access, lane, at / WORD_BYTES) + at % WORD_BYTES;

            if (address / GPU_LINE_BYTES != part->line)
                continue;
            line_bytes[address & LINE_MASK] = (uint8_t)(access->data[at / WORD_BYTES][lane] >> (at % WORD_BYTES * 8));
            bits |= UINT64_C(1) << (address & LINE_MASK);
        }
    }
    return bits;
}
