/*
 * lds_banks.c - counts the bank cycles that a DS instruction takes.
 *
 * The LDS has 32 banks of 4 bytes. The lanes of a half-wave that need the same word share one bank cycle. Different
 * words of one bank take one cycle each.
 */
#include "execute/lds_banks.h"

#include <string.h>

#include "engine/require.h"

#define BANKS        32u
#define QUARTER_MASK 0xffffu
#define MAX_ROWS     512u /* of 32 words, in the 64 KiB that a WG can have */
#define COUNTER_BITS 8u   /* a half-wave moves at most 32 lanes x 4 words */

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

    SIM_REQUIRE(rows->count <= MAX_ROWS);
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
static void add_quarter(struct bank_rows *rows, const struct execute_lds_lanes *lanes, uint32_t quarter,
                        uint32_t offset)
{
    uint32_t word = (lanes->at[execute_lds_first_lane(quarter)] + offset) / EXECUTE_LDS_WORD_BYTES;
    uint32_t active = (uint32_t)(lanes->exec >> quarter * EXECUTE_QUARTER_LANES) & QUARTER_MASK;

    if (lanes->same[quarter]) {
        add_segment(rows, word, lanes->words);
    } else if (active == QUARTER_MASK) {
        add_segment(rows, word, lanes->words * EXECUTE_QUARTER_LANES);
    } else {
        uint64_t banks = (uint64_t)active << word % BANKS;

        if ((uint32_t)banks)
            add_banks(rows, word / BANKS, (uint32_t)banks);
        if (banks >> BANKS)
            add_banks(rows, word / BANKS + 1, (uint32_t)(banks >> BANKS));
    }
}

static void add_grouped_half(struct bank_rows *rows, const struct execute_lds_lanes *lanes, uint32_t half)
{
    for (uint32_t quarter = half * 2; quarter < half * 2 + 2; quarter++) {
        if (!(lanes->exec >> quarter * EXECUTE_QUARTER_LANES & QUARTER_MASK))
            continue;
        for (uint32_t access = 0; access < lanes->accesses; access++)
            add_quarter(rows, lanes, quarter, lanes->offset[access]);
    }
}

static void add_half(struct bank_rows *rows, const struct execute_lds_lanes *lanes, uint32_t half)
{
    uint64_t active = half ? lanes->exec >> EXECUTE_LDS_HALF_LANES << EXECUTE_LDS_HALF_LANES : (uint32_t)lanes->exec;

    for (uint32_t i = 0; i < lanes->accesses * lanes->words; i++) {
        uint32_t offset = lanes->offset[i / lanes->words] + i % lanes->words * EXECUTE_LDS_WORD_BYTES;

        for (uint64_t left = active; left; left &= left - 1) {
            uint32_t word = (lanes->at[__builtin_ctzll(left)] + offset) / EXECUTE_LDS_WORD_BYTES;

            add_banks(rows, word / BANKS, 1u << word % BANKS);
        }
    }
}

/*
 * The worst bank of two quarters of 16 lanes, one word a lane, each quarter one word or 16 consecutive ones. Words a + i
 * and b + j meet in a bank when i - j is b - a but for a multiple of 32; i - j takes fewer than 32 values, so at most
 * one of them can do that, and when it is b - a itself the two are the same word.
 */
static uint32_t worst_of_pair(const struct execute_lds_lanes *lanes, uint32_t half)
{
    uint32_t quarter = half * 2;
    uint32_t a_words = lanes->same[quarter] ? 1 : EXECUTE_QUARTER_LANES;
    uint32_t b_words = lanes->same[quarter + 1] ? 1 : EXECUTE_QUARTER_LANES;
    uint32_t distance = lanes->at[execute_lds_first_lane(quarter + 1)] / EXECUTE_LDS_WORD_BYTES -
                        lanes->at[execute_lds_first_lane(quarter)] / EXECUTE_LDS_WORD_BYTES;
    uint32_t place = (distance + b_words - 1) % BANKS;

    SIM_REQUIRE(lanes->grouped);
    return place < a_words + b_words - 1 && place - (b_words - 1) != distance ? 2 : 1;
}

static uint32_t counted_worst(const struct execute_lds_lanes *lanes, uint32_t half)
{
    struct bank_rows rows;

    start_rows(&rows);
    if (lanes->grouped)
        add_grouped_half(&rows, lanes, half);
    else
        add_half(&rows, lanes, half);
    return worst_bank(&rows);
}

static uint32_t half_cycles(const struct execute_lds_lanes *lanes, uint32_t half)
{
    uint32_t active = (uint32_t)(lanes->exec >> half * EXECUTE_LDS_HALF_LANES);
    uint32_t least = lanes->accesses * lanes->words;
    uint32_t worst = 0;

    if (!active)
        return 0;
    if (isa_is_one_lane(active)) /* one lane has no more than its own words in a bank */
        return least;
    if (lanes->grouped && lanes->words == 1 && lanes->exec == UINT64_MAX)
        worst = worst_of_pair(lanes, half);
    /* Two accesses without conflicts of their own together have no more than two words in a bank. */
    if (worst == 0 || (worst == 2 && lanes->accesses == 2))
        worst = counted_worst(lanes, half);
    return worst > least ? worst : least;
}

uint32_t execute_lds_shared_cycles(const struct execute_lds_lanes *lanes)
{
    uint32_t cycles = half_cycles(lanes, 0) + half_cycles(lanes, 1);

    SIM_REQUIRE(lanes->accesses == 1 || lanes->accesses == 2);
    SIM_REQUIRE(lanes->words);
    return cycles ? cycles : 1;
}

uint32_t execute_lds_atomic_cycles(const struct execute_lds_lanes *lanes)
{
    uint32_t least = lanes->accesses * lanes->words;
    uint32_t cycles = 0;

    if (lanes->lone)
        return least;
    for (uint32_t half = 0; half < 2; half++) {
        uint32_t lanes_at[BANKS] = {0};
        uint32_t worst = 0;

        for (uint32_t lane = half * EXECUTE_LDS_HALF_LANES; lane < (half + 1) * EXECUTE_LDS_HALF_LANES; lane++) {
            if (!(lanes->exec >> lane & 1))
                continue;
            for (uint32_t i = 0; i < least; i++) {
                uint32_t byte =
                    lanes->at[lane] + lanes->offset[i / lanes->words] + i % lanes->words * EXECUTE_LDS_WORD_BYTES;
                uint32_t count = ++lanes_at[byte / EXECUTE_LDS_WORD_BYTES % BANKS];

                worst = count > worst ? count : worst;
            }
        }
        if ((uint32_t)(lanes->exec >> half * EXECUTE_LDS_HALF_LANES))
            cycles += worst > least ? worst : least;
    }
    return cycles ? cycles : 1;
}
