/*
 * memory_ops_lds.c - DS instructions: they are carried out at issue, and the cycles their bank conflicts cost counted.
 *
 * The LDS has 32 banks of 4 bytes. The lanes of a half-wave that need the same word share one bank cycle, different
 * words of one bank take one each. Addresses of 16 lanes that are all the same or follow each other are seen first,
 * since nearly all are of these kinds; then whole segments are counted and moved instead of lanes.
 */
#include "isa/memory_ops.h"

#include <string.h>

#include "isa/lds_float.h"
#include "isa/opcodes.h"

#define BANKS        32u
#define WORD_BYTES   4u
#define GROUP_LANES  16u
#define GROUP_BYTES  ((size_t)64) /* of 16 words */
#define GROUPS       (ISA_LANES / GROUP_LANES)
#define GROUP_MASK   0xffffu
#define HALF_LANES   32u
#define MAX_ROWS     512u /* of 32 words, in the 64 KiB that a WG can have */
#define COUNTER_BITS 8u   /* a half-wave moves at most 32 lanes x 4 words */
#define EXEC_ALL     UINT64_MAX

enum lds_kind {
    LDS_NONE,
    LDS_READ,
    LDS_WRITE,
    LDS_READ2,
    LDS_WRITE2,
    LDS_EXCHANGE2,
    LDS_ATOMIC,
    LDS_PERMUTE,
    LDS_BPERMUTE,
    LDS_SWIZZLE,
    LDS_APPEND,
    LDS_CONSUME
};

/* Functions of DS atomics; those that FLAT has too come first and have its numbers. */
enum lds_function {
    LDS_SWAP = ISA_ATOMIC_SWAP,
    LDS_ADD = ISA_ATOMIC_ADD,
    LDS_SUB = ISA_ATOMIC_SUB,
    LDS_SMIN = ISA_ATOMIC_SMIN,
    LDS_UMIN = ISA_ATOMIC_UMIN,
    LDS_SMAX = ISA_ATOMIC_SMAX,
    LDS_UMAX = ISA_ATOMIC_UMAX,
    LDS_AND = ISA_ATOMIC_AND,
    LDS_OR = ISA_ATOMIC_OR,
    LDS_XOR = ISA_ATOMIC_XOR,
    LDS_INC = ISA_ATOMIC_INC,
    LDS_DEC = ISA_ATOMIC_DEC,
    LDS_SHARED_LAST = ISA_ATOMIC_LOAD,
    LDS_RSUB,
    LDS_MSKOR,
    LDS_CMPST,
    LDS_CMPST_FLOAT,
    LDS_FADD,
    LDS_FMIN,
    LDS_FMAX
};

struct lds_form {
    uint8_t kind;     /* enum lds_kind */
    uint8_t function; /* enum lds_function, for LDS_ATOMIC */
    uint8_t bytes;    /* of one access */
    uint8_t alignment;
    uint8_t stride; /* LDS_*2: bytes an offset counts */
    bool sign_extend;
};

#define READ(size, align)                                                                                              \
    {                                                                                                                  \
        .kind = LDS_READ, .bytes = (size), .alignment = (align)                                                        \
    }
#define READ_SIGNED(size)                                                                                              \
    {                                                                                                                  \
        .kind = LDS_READ, .bytes = (size), .alignment = (size), .sign_extend = true                                    \
    }
#define WRITE(size, align)                                                                                             \
    {                                                                                                                  \
        .kind = LDS_WRITE, .bytes = (size), .alignment = (align)                                                       \
    }
#define PAIR(type, size, unit)                                                                                         \
    {                                                                                                                  \
        .kind = (type), .bytes = (size), .alignment = (size), .stride = (unit)                                         \
    }
#define ATOMIC_FORM(name, size)                                                                                        \
    {                                                                                                                  \
        .kind = LDS_ATOMIC, .function = LDS_##name, .bytes = (size), .alignment = (size)                               \
    }
#define ATOMIC(name, type, function)                                                                                   \
    [ISA_OP_ds_##name##_##type##32] = ATOMIC_FORM(function, 4),                                                        \
    [ISA_OP_ds_##name##_##type##64] = ATOMIC_FORM(function, 8),                                                        \
    [ISA_OP_ds_##name##_rtn_##type##32] = ATOMIC_FORM(function, 4),                                                    \
    [ISA_OP_ds_##name##_rtn_##type##64] = ATOMIC_FORM(function, 8)

static const struct lds_form forms[ISA_OP_COUNT] = {
    [ISA_OP_ds_read_u8] = READ(1, 1),
    [ISA_OP_ds_read_i8] = READ_SIGNED(1),
    [ISA_OP_ds_read_u16] = READ(2, 2),
    [ISA_OP_ds_read_i16] = READ_SIGNED(2),
    [ISA_OP_ds_read_b32] = READ(4, 4),
    [ISA_OP_ds_read_b64] = READ(8, 8),
    [ISA_OP_ds_read_b96] = READ(12, 16),
    [ISA_OP_ds_read_b128] = READ(16, 16),
    [ISA_OP_ds_write_b8] = WRITE(1, 1),
    [ISA_OP_ds_write_b16] = WRITE(2, 2),
    [ISA_OP_ds_write_b32] = WRITE(4, 4),
    [ISA_OP_ds_write_b64] = WRITE(8, 8),
    [ISA_OP_ds_write_b96] = WRITE(12, 16),
    [ISA_OP_ds_write_b128] = WRITE(16, 16),
    [ISA_OP_ds_read2_b32] = PAIR(LDS_READ2, 4, 4),
    [ISA_OP_ds_read2_b64] = PAIR(LDS_READ2, 8, 8),
    [ISA_OP_ds_write2_b32] = PAIR(LDS_WRITE2, 4, 4),
    [ISA_OP_ds_write2_b64] = PAIR(LDS_WRITE2, 8, 8),
    [ISA_OP_ds_wrxchg2_rtn_b32] = PAIR(LDS_EXCHANGE2, 4, 4),
    [ISA_OP_ds_wrxchg2_rtn_b64] = PAIR(LDS_EXCHANGE2, 8, 8),
    [ISA_OP_ds_read2st64_b32] = PAIR(LDS_READ2, 4, 0),
    [ISA_OP_ds_read2st64_b64] = PAIR(LDS_READ2, 8, 0),
    [ISA_OP_ds_write2st64_b32] = PAIR(LDS_WRITE2, 4, 0),
    [ISA_OP_ds_write2st64_b64] = PAIR(LDS_WRITE2, 8, 0),
    [ISA_OP_ds_wrxchg2st64_rtn_b32] = PAIR(LDS_EXCHANGE2, 4, 0),
    [ISA_OP_ds_wrxchg2st64_rtn_b64] = PAIR(LDS_EXCHANGE2, 8, 0),
    ATOMIC(add, u, ADD),
    ATOMIC(sub, u, SUB),
    ATOMIC(rsub, u, RSUB),
    ATOMIC(inc, u, INC),
    ATOMIC(dec, u, DEC),
    ATOMIC(min, i, SMIN),
    ATOMIC(max, i, SMAX),
    ATOMIC(min, u, UMIN),
    ATOMIC(max, u, UMAX),
    ATOMIC(and, b, AND),
    ATOMIC(or, b, OR),
    ATOMIC(xor, b, XOR),
    ATOMIC(mskor, b, MSKOR),
    ATOMIC(cmpst, b, CMPST),
    ATOMIC(cmpst, f, CMPST_FLOAT),
    ATOMIC(min, f, FMIN),
    ATOMIC(max, f, FMAX),
    [ISA_OP_ds_wrxchg_rtn_b32] = ATOMIC_FORM(SWAP, 4),
    [ISA_OP_ds_wrxchg_rtn_b64] = ATOMIC_FORM(SWAP, 8),
    [ISA_OP_ds_add_f32] = ATOMIC_FORM(FADD, 4),
    [ISA_OP_ds_add_rtn_f32] = ATOMIC_FORM(FADD, 4),
    [ISA_OP_ds_permute_b32] = {.kind = LDS_PERMUTE},
    [ISA_OP_ds_bpermute_b32] = {.kind = LDS_BPERMUTE},
    [ISA_OP_ds_swizzle_b32] = {.kind = LDS_SWIZZLE},
    [ISA_OP_ds_append] = {.kind = LDS_APPEND},
    [ISA_OP_ds_consume] = {.kind = LDS_CONSUME},
};

/* One DS instruction's lanes. */
struct lds_lanes {
    uint64_t exec;
    uint32_t at[ISA_LANES]; /* byte address, an offset that all accesses share included */
    uint32_t offset[2];     /* of each access, behind .at */
    uint32_t accesses;      /* 1 or 2 a lane */
    uint32_t bytes;         /* of one access */
    uint32_t words;         /* of one access, rounded up */
    bool lone;              /* there is one lane; only its .at is filled */
    bool grouped;           /* every 16 lanes have one address or consecutive ones */
    bool same[GROUPS];      /* when grouped: the first */
};

static inline size_t first_lane(uint32_t group)
{
    return (size_t)group * GROUP_LANES;
}

static uint32_t (*vector_row(const struct isa_wave *wave, uint32_t operand))[ISA_LANES]
{
    return &wave->vector[operand - ISA_VGPR_FIRST];
}

static bool has_vectors(const struct isa_wave *wave, uint32_t operand, uint32_t count)
{
    return operand >= ISA_VGPR_FIRST && operand - ISA_VGPR_FIRST + count <= wave->vector_count;
}

/* Rows of 32 words that a half-wave touches, with a bit for each bank. */
struct bank_rows {
    uint64_t touched[MAX_ROWS / 64];
    uint32_t banks[MAX_ROWS]; /* valid where touched */
    uint16_t list[MAX_ROWS];
    uint32_t count;
};

static void start_rows(struct bank_rows *rows)
{
    memset(rows->touched, 0, sizeof(rows->touched));
    rows->count = 0;
}

static inline void add_banks(struct bank_rows *rows, uint32_t row, uint32_t banks)
{
    uint64_t bit = UINT64_C(1) << (row % 64);

    row %= MAX_ROWS;
    if (rows->touched[row / 64] & bit) {
        rows->banks[row] |= banks;
        return;
    }
    rows->touched[row / 64] |= bit;
    rows->banks[row] = banks;
    rows->list[rows->count++] = (uint16_t)row;
}

static void add_segment(struct bank_rows *rows, uint32_t word, uint32_t length)
{
    while (length > 0) {
        uint32_t first = word % BANKS;
        uint32_t part = length < BANKS - first ? length : BANKS - first;

        add_banks(rows, word / BANKS, UINT32_MAX >> (BANKS - part) % BANKS << first);
        word += part;
        length -= part;
    }
}

/* The largest number of rows that have the same bank: counts all banks at once, a bit of each count a word. */
static uint32_t worst_bank(const struct bank_rows *rows)
{
    uint32_t bits[COUNTER_BITS] = {0};
    uint32_t banks = UINT32_MAX;
    uint32_t worst = 0;

    for (uint32_t i = 0; i < rows->count; i++) {
        uint32_t carry = rows->banks[rows->list[i]];

        for (uint32_t bit = 0; carry && bit < COUNTER_BITS; bit++) {
            uint32_t both = bits[bit] & carry;

            bits[bit] ^= carry;
            carry = both;
        }
    }
    for (uint32_t bit = COUNTER_BITS; bit-- > 0;) {
        if (!(banks & bits[bit]))
            continue;
        banks &= bits[bit];
        worst |= 1u << bit;
    }
    return worst;
}

/* The words of 16 consecutive lanes, or of those that are active when a lane has one word. */
static void add_group(struct bank_rows *rows, const struct lds_lanes *lanes, uint32_t group, uint32_t offset)
{
    uint32_t word = (lanes->at[first_lane(group)] + offset) / WORD_BYTES;
    uint32_t active = (uint32_t)(lanes->exec >> group * GROUP_LANES) & GROUP_MASK;

    if (lanes->same[group]) {
        add_segment(rows, word, lanes->words);
    } else if (active == GROUP_MASK) {
        add_segment(rows, word, lanes->words * GROUP_LANES);
    } else {
        uint64_t banks = (uint64_t)active << word % BANKS;

        if ((uint32_t)banks)
            add_banks(rows, word / BANKS, (uint32_t)banks);
        if (banks >> BANKS)
            add_banks(rows, word / BANKS + 1, (uint32_t)(banks >> BANKS));
    }
}

static void add_grouped_half(struct bank_rows *rows, const struct lds_lanes *lanes, uint32_t half)
{
    for (uint32_t group = half * 2; group < half * 2 + 2; group++) {
        if (!(lanes->exec >> group * GROUP_LANES & GROUP_MASK))
            continue;
        for (uint32_t access = 0; access < lanes->accesses; access++)
            add_group(rows, lanes, group, lanes->offset[access]);
    }
}

static void add_half(struct bank_rows *rows, const struct lds_lanes *lanes, uint32_t half)
{
    uint64_t active = half ? lanes->exec >> HALF_LANES << HALF_LANES : (uint32_t)lanes->exec;

    for (uint32_t i = 0; i < lanes->accesses * lanes->words; i++) {
        uint32_t offset = lanes->offset[i / lanes->words] + i % lanes->words * WORD_BYTES;

        for (uint64_t left = active; left; left &= left - 1) {
            uint32_t word = (lanes->at[__builtin_ctzll(left)] + offset) / WORD_BYTES;

            add_banks(rows, word / BANKS, 1u << word % BANKS);
        }
    }
}

/*
 * The worst bank of two groups of 16 lanes, one word a lane, each group one word or 16 consecutive ones. Words a + i
 * and b + j meet in a bank when i - j is b - a but for a multiple of 32; i - j takes fewer than 32 values, so at most
 * one of them can do that, and when it is b - a itself the two are the same word.
 */
static uint32_t worst_of_pair(const struct lds_lanes *lanes, uint32_t half)
{
    uint32_t group = half * 2;
    uint32_t a_words = lanes->same[group] ? 1 : GROUP_LANES;
    uint32_t b_words = lanes->same[group + 1] ? 1 : GROUP_LANES;
    uint32_t distance = lanes->at[first_lane(group + 1)] / WORD_BYTES - lanes->at[first_lane(group)] / WORD_BYTES;
    uint32_t place = (distance + b_words - 1) % BANKS;

    return place < a_words + b_words - 1 && place - (b_words - 1) != distance ? 2 : 1;
}

static uint32_t counted_worst(const struct lds_lanes *lanes, uint32_t half)
{
    struct bank_rows rows;

    start_rows(&rows);
    if (lanes->grouped)
        add_grouped_half(&rows, lanes, half);
    else
        add_half(&rows, lanes, half);
    return worst_bank(&rows);
}

static uint32_t half_cycles(const struct lds_lanes *lanes, uint32_t half)
{
    uint32_t active = (uint32_t)(lanes->exec >> half * HALF_LANES);
    uint32_t least = lanes->accesses * lanes->words;
    uint32_t worst = 0;

    if (!active)
        return 0;
    if (isa_is_one_lane(active)) /* one lane has no more than its own words in a bank */
        return least;
    if (lanes->grouped && lanes->words == 1 && lanes->exec == EXEC_ALL)
        worst = worst_of_pair(lanes, half);
    /* Two accesses without conflicts of their own together have no more than two words in a bank. */
    if (worst == 0 || (worst == 2 && lanes->accesses == 2))
        worst = counted_worst(lanes, half);
    return worst > least ? worst : least;
}

/* Bank cycles of reads and writes. */
static uint32_t shared_cycles(const struct lds_lanes *lanes)
{
    uint32_t cycles = half_cycles(lanes, 0) + half_cycles(lanes, 1);

    return cycles ? cycles : 1;
}

/* Bank cycles of atomics: each lane takes its own, on the same word too. */
static uint32_t atomic_cycles(const struct lds_lanes *lanes)
{
    uint32_t least = lanes->accesses * lanes->words;
    uint32_t cycles = 0;

    if (lanes->lone)
        return least;
    for (uint32_t half = 0; half < 2; half++) {
        uint32_t lanes_at[BANKS] = {0};
        uint32_t worst = 0;

        for (uint32_t lane = half * HALF_LANES; lane < (half + 1) * HALF_LANES; lane++) {
            if (!(lanes->exec >> lane & 1))
                continue;
            for (uint32_t i = 0; i < least; i++) {
                uint32_t byte = lanes->at[lane] + lanes->offset[i / lanes->words] + i % lanes->words * WORD_BYTES;
                uint32_t count = ++lanes_at[byte / WORD_BYTES % BANKS];

                worst = count > worst ? count : worst;
            }
        }
        if ((uint32_t)(lanes->exec >> half * HALF_LANES))
            cycles += worst > least ? worst : least;
    }
    return cycles ? cycles : 1;
}

/* Sees whether every 16 lanes' addresses are the same or follow each other. Inactive lanes' addresses count too: mostly
 * they fit, and where they do not, lanes are looked at one by one. */
static void find_groups(struct lds_lanes *lanes)
{
    uint32_t shift = 2 + lanes->words / 2; /* log2 of the bytes, where these count */

    lanes->grouped = false;
    if (lanes->lone)
        return;
    /* Three words that follow three words would not be aligned. */
    if (lanes->bytes % WORD_BYTES || lanes->words == 3 || (lanes->exec != EXEC_ALL && lanes->words > 1))
        return;
    for (uint32_t group = 0; group < GROUPS; group++) {
        const uint32_t *at = &lanes->at[first_lane(group)];
        uint32_t apart = 0, astray = 0;

        for (uint32_t lane = 0; lane < GROUP_LANES; lane++) {
            apart |= at[lane] - at[0];
            astray |= at[lane] - at[0] - (lane << shift);
        }
        if (apart && astray)
            return;
        lanes->same[group] = !apart;
    }
    lanes->grouped = true;
}

/* Whether some lane, perhaps an inactive one, is beyond limit or misaligned. Of groups the ends say it. */
static bool any_bad(const struct lds_lanes *lanes, uint32_t limit, uint32_t alignment)
{
    uint32_t bad = 0;

    for (uint32_t group = 0; lanes->grouped && group < GROUPS; group++) {
        const uint32_t *at = &lanes->at[first_lane(group)];

        bad |= (uint32_t)(at[0] > limit) | (uint32_t)(at[GROUP_LANES - 1] > limit) | (at[0] & (alignment - 1));
    }
    for (uint32_t lane = 0; !lanes->grouped && lane < ISA_LANES; lane++)
        bad |= (uint32_t)(lanes->at[lane] > limit) | (lanes->at[lane] & (alignment - 1));
    return bad;
}

/* Checks alignment and bounds of all active lanes; on a fault *fault_address is the LDS address. */
static enum isa_fault check_lanes(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t alignment,
                                  uint64_t *fault_address)
{
    uint32_t last = lanes->offset[0] > lanes->offset[1] ? lanes->offset[0] : lanes->offset[1];
    uint32_t end = last + lanes->bytes;
    bool none = !wave->lds || wave->lds_bytes < end;
    uint32_t limit = none ? 0 : wave->lds_bytes - end;

    if (!none && !lanes->lone && !any_bad(lanes, limit, alignment))
        return ISA_FAULT_NONE;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t at = lanes->at[__builtin_ctzll(left)];

        *fault_address = at;
        if (at & (alignment - 1))
            return ISA_FAULT_MISALIGNED;
        if (none || at > limit)
            return ISA_FAULT_OUT_OF_BOUNDS;
    }
    return ISA_FAULT_NONE;
}

/* Address and offset add up modulo 2^32: clang counts on it for indices below zero. */
static void add_offset(struct lds_lanes *lanes, const uint32_t *address, uint32_t offset)
{
    if (lanes->lone) {
        lanes->at[__builtin_ctzll(lanes->exec)] = address[__builtin_ctzll(lanes->exec)] + offset;
        return;
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        lanes->at[lane] = address[lane] + offset;
}

static enum isa_fault gather_lanes(const struct isa_wave *wave, const struct isa_operation *operation,
                                   const struct lds_form *form, struct lds_lanes *lanes, uint64_t *fault_address)
{
    uint32_t immediate = (uint32_t)operation->immediate & 0xffffu;
    uint32_t stride = form->stride ? form->stride : form->bytes * 64u;
    bool pair = isa_opcodes[operation->opcode].flags & ISA_OP_TWO_OFFSETS;
    uint32_t first = pair ? (immediate & 0xffu) * stride : immediate;
    uint32_t second = pair ? (immediate >> 8) * stride : immediate;
    uint32_t shared = first < second ? first : second;
    const uint32_t *address;

    if (!has_vectors(wave, operation->source[0], 1))
        return ISA_FAULT_REGISTER;
    address = vector_row(wave, operation->source[0])[0];
    lanes->exec = isa_exec(wave);
    lanes->bytes = form->bytes;
    lanes->words = (form->bytes + WORD_BYTES - 1) / WORD_BYTES;
    lanes->accesses = pair ? 2 : 1;
    lanes->offset[0] = first - shared;
    lanes->offset[1] = second - shared;
    lanes->lone = isa_is_one_lane(lanes->exec);
    add_offset(lanes, address, shared);
    find_groups(lanes);
    return check_lanes(wave, lanes, form->alignment, fault_address);
}

static inline uint32_t load_word(const uint8_t *bytes)
{
    uint32_t word;

    memcpy(&word, bytes, sizeof(word));
    return word;
}

static uint32_t load_small(const uint8_t *bytes, const struct lds_form *form)
{
    uint32_t value = bytes[0];

    if (form->bytes == 1)
        return form->sign_extend ? (uint32_t)(int8_t)bytes[0] : value;
    value |= (uint32_t)bytes[1] << 8;
    return form->sign_extend ? (uint32_t)(int16_t)value : value;
}

static void read_row(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t offset, uint32_t *row)
{
    const uint8_t *lds = wave->lds + offset;

    if (lanes->exec == EXEC_ALL) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            row[lane] = load_word(lds + lanes->at[lane]);
        return;
    }
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        row[lane] = load_word(lds + lanes->at[lane]);
    }
}

static void read_grouped_row(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t offset, uint32_t *row)
{
    for (uint32_t group = 0; group < GROUPS; group++) {
        const uint8_t *from = wave->lds + offset + lanes->at[first_lane(group)];
        uint32_t *to = row + first_lane(group);
        uint32_t word = load_word(from);

        if (!lanes->same[group]) {
            memcpy(to, from, GROUP_BYTES);
            continue;
        }
        for (uint32_t lane = 0; lane < GROUP_LANES; lane++)
            to[lane] = word;
    }
}

static void read_words(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t (*to)[ISA_LANES])
{
    bool grouped = lanes->grouped && lanes->words == 1 && lanes->exec == EXEC_ALL;

    for (uint32_t access = 0; access < lanes->accesses; access++) {
        for (uint32_t word = 0; word < lanes->words; word++) {
            uint32_t offset = lanes->offset[access] + word * WORD_BYTES;
            uint32_t *row = to[access * lanes->words + word];

            if (grouped)
                read_grouped_row(wave, lanes, offset, row);
            else
                read_row(wave, lanes, offset, row);
        }
    }
}

static void read_small(const struct isa_wave *wave, const struct lds_lanes *lanes, const struct lds_form *form,
                       uint32_t *row)
{
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        row[lane] = load_small(wave->lds + lanes->at[lane], form);
    }
}

static enum isa_fault execute_read(struct isa_wave *wave, const struct isa_operation *operation,
                                   const struct lds_form *form, const struct lds_lanes *lanes)
{
    if (!has_vectors(wave, operation->destination, lanes->words * lanes->accesses))
        return ISA_FAULT_REGISTER;
    if (form->bytes < WORD_BYTES)
        read_small(wave, lanes, form, vector_row(wave, operation->destination)[0]);
    else
        read_words(wave, lanes, vector_row(wave, operation->destination));
    return ISA_FAULT_NONE;
}

static void write_lanes(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t access,
                        const uint32_t (*from)[ISA_LANES])
{
    uint8_t *lds = wave->lds + lanes->offset[access];

    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t words[4] = {0};

        for (uint32_t word = 0; word < lanes->words; word++)
            words[word] = from[word][lane];
        if (lanes->bytes == WORD_BYTES)
            memcpy(lds + lanes->at[lane], words, WORD_BYTES);
        else
            memcpy(lds + lanes->at[lane], words, lanes->bytes);
    }
}

static void write_grouped_row(const struct isa_wave *wave, const struct lds_lanes *lanes, uint32_t access,
                              const uint32_t *row)
{
    for (uint32_t group = 0; group < GROUPS; group++) {
        const uint32_t *from = row + first_lane(group);
        uint8_t *to = wave->lds + lanes->offset[access] + lanes->at[first_lane(group)];

        if (lanes->same[group])
            memcpy(to, &from[GROUP_LANES - 1], WORD_BYTES); /* lanes write in order, the last one stays */
        else
            memcpy(to, from, GROUP_BYTES);
    }
}

static enum isa_fault execute_write(struct isa_wave *wave, const struct isa_operation *operation,
                                    const struct lds_lanes *lanes)
{
    for (uint32_t access = 0; access < lanes->accesses; access++) {
        if (!has_vectors(wave, operation->source[1 + access], lanes->words))
            return ISA_FAULT_REGISTER;
    }
    for (uint32_t access = 0; access < lanes->accesses; access++) {
        const uint32_t(*from)[ISA_LANES] =
            (const uint32_t(*)[ISA_LANES])vector_row(wave, operation->source[1 + access]);

        if (lanes->grouped && lanes->words == 1 && lanes->exec == EXEC_ALL)
            write_grouped_row(wave, lanes, access, from[0]);
        else
            write_lanes(wave, lanes, access, from);
    }
    return ISA_FAULT_NONE;
}

static uint64_t operand64(const uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t words)
{
    return words == 2 ? rows[0][lane] | (uint64_t)rows[1][lane] << 32 : rows[0][lane];
}

static void write_operand64(uint32_t (*rows)[ISA_LANES], uint32_t lane, uint32_t words, uint64_t value)
{
    rows[0][lane] = (uint32_t)value;
    if (words == 2)
        rows[1][lane] = (uint32_t)(value >> 32);
}

static enum isa_fault execute_exchange2(struct isa_wave *wave, const struct isa_operation *operation,
                                        const struct lds_lanes *lanes)
{
    uint32_t words = lanes->words;

    if (!has_vectors(wave, operation->destination, 2 * words) || !has_vectors(wave, operation->source[1], words) ||
        !has_vectors(wave, operation->source[2], words))
        return ISA_FAULT_REGISTER;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t data[2], old[2] = {0, 0};

        for (uint32_t i = 0; i < 2; i++) {
            const uint32_t(*from)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])vector_row(wave, operation->source[1 + i]);

            data[i] = operand64(from, lane, words);
        }
        for (uint32_t i = 0; i < 2; i++) {
            uint8_t *at = wave->lds + lanes->at[lane] + lanes->offset[i];

            memcpy(&old[i], at, lanes->bytes);
            memcpy(at, &data[i], lanes->bytes);
        }
        for (uint32_t i = 0; i < 2; i++)
            write_operand64(vector_row(wave, operation->destination) + (size_t)i * words, lane, words, old[i]);
    }
    return ISA_FAULT_NONE;
}

/* What an atomic leaves in the LDS. first and second are its data operands. */
static uint64_t atomic_result(const struct isa_wave *wave, const struct lds_form *form, uint64_t old, uint64_t first,
                              uint64_t second)
{
    uint64_t mask = form->bytes == 4 ? UINT32_MAX : UINT64_MAX;

    switch (form->function) {
    case LDS_RSUB:
        return (first - old) & mask;
    case LDS_MSKOR:
        return (old & ~first) | second;
    case LDS_CMPST:
        return old == first ? second : old;
    case LDS_CMPST_FLOAT:
        return lds_float_equal(old, first, form->bytes) ? second : old;
    case LDS_FADD:
        return lds_float_add((uint32_t)old, (uint32_t)first, wave->mode);
    case LDS_FMIN:
        return lds_float_extreme(old, first, form->bytes, false);
    case LDS_FMAX:
        return lds_float_extreme(old, first, form->bytes, true);
    default:
        return isa_atomic_result((enum isa_atomic)form->function, form->bytes, old, first, 0);
    }
}

static enum isa_fault execute_atomic(struct isa_wave *wave, const struct isa_operation *operation,
                                     const struct lds_form *form, const struct lds_lanes *lanes)
{
    uint32_t words = lanes->words;
    bool returns = operation->destination != ISA_OPERAND_NONE;
    bool two = operation->source[2] != ISA_OPERAND_NONE;
    const uint32_t(*first)[ISA_LANES], (*second)[ISA_LANES];

    if ((returns && !has_vectors(wave, operation->destination, words)) ||
        !has_vectors(wave, operation->source[1], words) || (two && !has_vectors(wave, operation->source[2], words)))
        return ISA_FAULT_REGISTER;
    first = (const uint32_t(*)[ISA_LANES])vector_row(wave, operation->source[1]);
    second = two ? (const uint32_t(*)[ISA_LANES])vector_row(wave, operation->source[2]) : first;
    for (uint64_t left = lanes->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint8_t *at = wave->lds + lanes->at[lane];
        uint64_t old = 0, result;

        memcpy(&old, at, form->bytes);
        result = atomic_result(wave, form, old, operand64(first, lane, words), operand64(second, lane, words));
        memcpy(at, &result, form->bytes);
        if (returns)
            write_operand64(vector_row(wave, operation->destination), lane, words, old);
    }
    return ISA_FAULT_NONE;
}

/* The lane that ds_swizzle reads for this lane (GCN3 ISA, DS_SWIZZLE_B32). */
static uint32_t swizzle_source(uint32_t lane, uint32_t control)
{
    uint32_t within = lane % HALF_LANES;

    if (control & 0x8000u)
        return (lane & ~3u) | (control >> (lane % 4 * 2) & 3u);
    within = ((within & (control & 31u)) | (control >> 5 & 31u)) ^ (control >> 10 & 31u);
    return (lane & ~(HALF_LANES - 1)) | within;
}

/* ds_permute, ds_bpermute and ds_swizzle move data between lanes and leave the LDS alone. */
static enum isa_fault execute_lane_move(struct isa_wave *wave, const struct isa_operation *operation, uint32_t kind)
{
    uint64_t exec = isa_exec(wave);
    uint32_t control = (uint32_t)operation->immediate & 0xffffu;
    uint32_t moved[ISA_LANES] = {0};
    const uint32_t *address, *data;
    uint32_t *to;

    if (!has_vectors(wave, operation->destination, 1) || !has_vectors(wave, operation->source[0], 1) ||
        (kind != LDS_SWIZZLE && !has_vectors(wave, operation->source[1], 1)))
        return ISA_FAULT_REGISTER;
    address = vector_row(wave, operation->source[0])[0];
    data = kind == LDS_SWIZZLE ? address : vector_row(wave, operation->source[1])[0];
    to = vector_row(wave, operation->destination)[0];
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint32_t other =
            kind == LDS_SWIZZLE ? swizzle_source(lane, control) : (address[lane] + control) / WORD_BYTES % ISA_LANES;

        if (kind == LDS_PERMUTE)
            moved[other] = data[lane];
        else if (exec >> other & 1)
            moved[lane] = data[other];
    }
    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        to[lane] = moved[lane];
    }
    return ISA_FAULT_NONE;
}

/* ds_append and ds_consume: one counter at M0 + offset goes up or down by the number of active lanes. */
static enum isa_fault execute_counter(struct isa_wave *wave, const struct isa_operation *operation, bool append,
                                      uint64_t *fault_address)
{
    uint64_t exec = isa_exec(wave);
    uint32_t lanes = (uint32_t)__builtin_popcountll(exec);
    uint32_t at = (wave->scalar[ISA_M0] & 0xffffu) + ((uint32_t)operation->immediate & 0xffffu);
    uint32_t old, result;

    if (!has_vectors(wave, operation->destination, 1))
        return ISA_FAULT_REGISTER;
    *fault_address = at;
    if (at % WORD_BYTES)
        return ISA_FAULT_MISALIGNED;
    if (!wave->lds || wave->lds_bytes < WORD_BYTES || at > wave->lds_bytes - WORD_BYTES)
        return ISA_FAULT_OUT_OF_BOUNDS;
    old = load_word(wave->lds + at);
    result = append ? old + lanes : old - lanes;
    memcpy(wave->lds + at, &result, sizeof(result));
    for (; exec; exec &= exec - 1)
        vector_row(wave, operation->destination)[0][__builtin_ctzll(exec)] = old;
    return ISA_FAULT_NONE;
}

static uint32_t lane_move_cycles(uint64_t exec)
{
    uint32_t halves = ((uint32_t)exec ? 1u : 0u) + (exec >> HALF_LANES ? 1u : 0u);

    return halves ? halves : 1;
}

static enum isa_fault execute_memory(struct isa_wave *wave, const struct isa_operation *operation,
                                     const struct lds_form *form, uint32_t *conflict_cycles, uint64_t *fault_address)
{
    struct lds_lanes lanes;
    enum isa_fault fault = gather_lanes(wave, operation, form, &lanes, fault_address);

    if (fault != ISA_FAULT_NONE || !lanes.exec)
        return fault;
    switch (form->kind) {
    case LDS_READ:
    case LDS_READ2:
        *conflict_cycles = shared_cycles(&lanes);
        return execute_read(wave, operation, form, &lanes);
    case LDS_WRITE:
    case LDS_WRITE2:
        *conflict_cycles = shared_cycles(&lanes);
        return execute_write(wave, operation, &lanes);
    case LDS_EXCHANGE2:
        *conflict_cycles = atomic_cycles(&lanes);
        return execute_exchange2(wave, operation, &lanes);
    default:
        *conflict_cycles = atomic_cycles(&lanes);
        return execute_atomic(wave, operation, form, &lanes);
    }
}

enum isa_fault isa_execute_lds(struct isa_wave *wave, const struct isa_operation *operation, uint32_t *conflict_cycles,
                               uint64_t *fault_address)
{
    const struct lds_form *form = &forms[operation->opcode];
    enum isa_fault fault = ISA_FAULT_NONE;

    *conflict_cycles = 1;
    *fault_address = 0;
    switch (form->kind) {
    case LDS_NONE: /* ds_nop */
        break;
    case LDS_PERMUTE:
    case LDS_BPERMUTE:
    case LDS_SWIZZLE:
        *conflict_cycles = lane_move_cycles(isa_exec(wave));
        fault = execute_lane_move(wave, operation, form->kind);
        break;
    case LDS_APPEND:
    case LDS_CONSUME:
        fault = execute_counter(wave, operation, form->kind == LDS_APPEND, fault_address);
        break;
    default:
        fault = execute_memory(wave, operation, form, conflict_cycles, fault_address);
    }
    if (fault == ISA_FAULT_NONE)
        wave->operation++;
    return fault;
}
