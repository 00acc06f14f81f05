/*
 * generators.h - the numbers of rocRAND's generators, computed anew: from the recurrences that were published, and from
 * how rocRAND seeds them and divides them among work-items. Each call to rocRAND has UNITS units; a unit draws numbers.
 */
#ifndef TESTS_ROCM_GENERATORS_H
#define TESTS_ROCM_GENERATORS_H

#include <stdint.h>
#include <string.h>
#include <rocrand/rocrand_mtgp32_11213.h>

#define SEED       1234u
#define UNITS      1024u
#define CALLS_MOST 16u
#define DIMENSIONS 4u

/* What the calls before have drawn. */
struct position {
    unsigned calls;
    unsigned drawn; /* by each unit of them */
};

/* ---- Philox 4x32-10: number n is word n % 4 of block n / 4 (Salmon and others, 2011) ---- */

static inline uint64_t philox(const struct position *position, unsigned unit, unsigned place, unsigned inputs)
{
    uint64_t number = (uint64_t)position->drawn * UNITS + unit * inputs + place;
    uint32_t counter[4] = {(uint32_t)(number / 4), 0, 0, 0}, key[2] = {SEED, 0};

    for (unsigned round = 0; round < 10; round++) {
        uint64_t first = UINT64_C(0xd2511f53) * counter[0], second = UINT64_C(0xcd9e8d57) * counter[2];

        counter[0] = (uint32_t)(second >> 32) ^ counter[1] ^ key[0];
        counter[1] = (uint32_t)second;
        counter[2] = (uint32_t)(first >> 32) ^ counter[3] ^ key[1];
        counter[3] = (uint32_t)first;
        key[0] += 0x9e3779b9;
        key[1] += 0xbb67ae85;
    }
    return counter[number % 4];
}

/* ---- engines that jump: each unit has its own, far behind the one before it ---- */

struct engine {
    uint32_t words[6];
};

/* XORWOW (Marsaglia, 2003): five words that are linear over bits, and a sum in the sixth. A jump is 2^67 numbers. */
static inline uint32_t xorwow_next(struct engine *engine)
{
    uint32_t *x = engine->words, t = x[0] ^ x[0] >> 2;

    memmove(x, x + 1, 4 * sizeof(*x));
    x[4] = x[4] ^ x[4] << 4 ^ t ^ t << 1;
    x[5] += 362437;
    return x[4] + x[5];
}

struct bits {
    uint32_t columns[160][5];
};

static inline void transform_bits(const struct bits *bits, uint32_t *x)
{
    uint32_t result[5] = {0};

    for (unsigned i = 0; i < 160; i++)
        for (unsigned j = 0; j < 5 && x[i / 32] >> i % 32 & 1; j++)
            result[j] ^= bits->columns[i][j];
    memcpy(x, result, sizeof(result));
}

static inline void xorwow_jump(struct engine *engine)
{
    static struct bits jump, once;

    if (!jump.columns[0][0]) {
        for (unsigned i = 0; i < 160; i++) {
            struct engine column = {{0}};

            column.words[i / 32] = UINT32_C(1) << i % 32;
            xorwow_next(&column);
            memcpy(jump.columns[i], column.words, sizeof(jump.columns[i]));
        }
        for (unsigned i = 0; i < 67; i++) {
            once = jump;
            for (unsigned j = 0; j < 160; j++)
                transform_bits(&once, jump.columns[j]);
        }
    }
    transform_bits(&jump, engine->words); /* the sum is the same after 2^67 steps */
}

static inline void xorwow_seed(struct engine *engine)
{
    uint32_t low = 1228688033u * (SEED ^ 0x2c7f967f), high = 2073658381u * 0xa03697cb;

    *engine = {
        {123456789 + low, 362436069 ^ low, 521288629 + high, 88675123 ^ high, 5783321 + low, 6615241 + high + low}};
}

/*
 * MRG32k3a (L'Ecuyer, 1999): two recurrences, each modulo a prime. A jump is 2^76 numbers, as in L'Ecuyer's own streams:
 * that is what rocRAND 5.3 has in the tables that it names after 2^67.
 */
static const uint64_t primes[2] = {4294967087, 4294944443};
static const uint64_t factors[2][3] = {{4294967087 - 810728, 1403580, 0}, {4294944443 - 1370589, 0, 527612}};

static inline uint32_t mrg_next(struct engine *engine)
{
    uint64_t found[2];

    for (unsigned i = 0; i < 2; i++) {
        uint32_t *x = engine->words + 3 * i;
        unsigned __int128 sum = 0;

        for (unsigned j = 0; j < 3; j++)
            sum += (unsigned __int128)factors[i][j] * x[j];
        x[0] = x[1];
        x[1] = x[2];
        found[i] = x[2] = (uint32_t)(sum % primes[i]);
    }
    return (uint32_t)(found[0] > found[1] ? found[0] - found[1] : found[0] + primes[0] - found[1]);
}

struct matrix {
    uint64_t at[3][3];
};

static inline struct matrix product(const struct matrix *a, const struct matrix *b, uint64_t prime)
{
    struct matrix result;

    for (unsigned i = 0; i < 3; i++)
        for (unsigned j = 0; j < 3; j++) {
            unsigned __int128 sum = 0;

            for (unsigned k = 0; k < 3; k++)
                sum += (unsigned __int128)a->at[i][k] * b->at[k][j];
            result.at[i][j] = (uint64_t)(sum % prime);
        }
    return result;
}

static inline void mrg_jump(struct engine *engine)
{
    static struct matrix jumps[2];

    for (unsigned i = 0; i < 2; i++) {
        uint32_t *x = engine->words + 3 * i;
        struct matrix state = {{{x[0]}, {x[1]}, {x[2]}}};

        if (!jumps[i].at[0][0]) {
            jumps[i] = {{{0, 1, 0}, {0, 0, 1}, {factors[i][0], factors[i][1], factors[i][2]}}};
            for (unsigned j = 0; j < 76; j++)
                jumps[i] = product(&jumps[i], &jumps[i], primes[i]);
        }
        state = product(&jumps[i], &state, primes[i]);
        for (unsigned j = 0; j < 3; j++)
            x[j] = (uint32_t)state.at[j][0];
    }
}

static inline void mrg_seed(struct engine *engine)
{
    uint64_t x = SEED ^ 0x55555555u, y = 0xaaaaaaaau, words[6] = {x, y, x, y, x, y};

    for (unsigned i = 0; i < 6; i++)
        engine->words[i] = (uint32_t)(words[i] * SEED % primes[i / 3]);
}

/* The number at a place of the engine that a unit has. */
static inline uint32_t drawn_from(const struct engine *engines, const struct position *position, unsigned unit,
                                  unsigned place, uint32_t (*next)(struct engine *engine))
{
    struct engine engine = engines[position->calls * UNITS + unit];

    while (place--)
        next(&engine);
    return next(&engine);
}

static inline void make_engines(struct engine *engines, void (*seed)(struct engine *), void (*jump)(struct engine *))
{
    seed(&engines[0]);
    for (unsigned i = 1; i < CALLS_MOST * UNITS; i++) {
        engines[i] = engines[i - 1];
        jump(&engines[i]);
    }
}

static inline uint64_t xorwow(const struct position *position, unsigned unit, unsigned place, unsigned)
{
    static struct engine engines[CALLS_MOST * UNITS];

    if (!engines[0].words[0])
        make_engines(engines, xorwow_seed, xorwow_jump);
    return drawn_from(engines, position, unit, place, xorwow_next);
}

static inline uint64_t mrg32k3a(const struct position *position, unsigned unit, unsigned place, unsigned)
{
    static struct engine engines[CALLS_MOST * UNITS];

    if (!engines[0].words[0])
        make_engines(engines, mrg_seed, mrg_jump);
    return drawn_from(engines, position, unit, place, mrg_next);
}

/* ---- MTGP32 (Saito and Matsumoto, 2010): each work-group of 256 has one, with parameters of its own ---- */

#define ROW   256u
#define WORDS 351u
#define ROWS  64u

/* The numbers of one work-group. */
static inline void mtgp_fill(uint32_t *out, unsigned group)
{
    const mtgp32_params_fast_t *own = &mtgp32dc_params_fast_11213[group];
    static uint32_t state[WORDS + ROWS * ROW];
    uint32_t hidden = own->tbl[4] ^ own->tbl[8] << 16, fold = hidden + (hidden >> 16);

    fold += fold >> 8;
    memset(state, (int)(fold & 0xff), WORDS * sizeof(*state));
    state[0] = SEED + group + 1;
    state[1] = hidden;
    for (unsigned i = 1; i < WORDS; i++)
        state[i] ^= 1812433253u * (state[i - 1] ^ state[i - 1] >> 30) + i;
    for (unsigned i = 0; i < ROWS * ROW; i++) {
        uint32_t x = (state[i] & mtgp32dc_params_fast_11213[0].mask) ^ state[i + 1], t = state[i + own->pos - 1];

        x ^= x << own->sh1;
        x ^= state[i + own->pos] >> own->sh2;
        state[WORDS + i] = x ^ own->tbl[x & 15];
        t ^= t >> 16;
        t ^= t >> 8;
        out[i] = state[WORDS + i] ^ own->tmp_tbl[t & 15];
    }
}

static inline uint64_t mtgp32(const struct position *position, unsigned unit, unsigned place, unsigned)
{
    static uint32_t numbers[UNITS / ROW][ROWS * ROW];

    if (!numbers[0][0])
        for (unsigned i = 0; i < UNITS / ROW; i++)
            mtgp_fill(numbers[i], i);
    return numbers[unit / ROW][(position->drawn + place) * ROW + unit % ROW];
}

/* ---- Sobol, with the polynomials and first numbers of Joe and Kuo (2008) ---- */

static inline uint64_t sobol_direction(unsigned dimension, unsigned bit, unsigned bits)
{
    static const struct {
        unsigned degree, polynomial;
        uint64_t first[3];
    } table[DIMENSIONS] = {{0, 0, {0}}, {1, 0, {1}}, {2, 1, {1, 3}}, {3, 1, {1, 3, 1}}};
    const unsigned degree = table[dimension].degree;
    uint64_t m[64];

    for (unsigned i = 0; i <= bit; i++) {
        if (i < degree || !degree) {
            m[i] = degree ? table[dimension].first[i] : 1;
            continue;
        }
        m[i] = m[i - degree] ^ m[i - degree] << degree;
        for (unsigned j = 1; j < degree; j++)
            if (table[dimension].polynomial >> (degree - 1 - j) & 1)
                m[i] ^= m[i - j] << j;
    }
    return m[bit] << (bits - 1 - bit);
}

static inline uint64_t sobol(const struct position *position, unsigned unit, unsigned bits)
{
    unsigned each = UNITS / DIMENSIONS, index = position->calls * each + unit % each;
    uint64_t value = 0;

    for (unsigned bit = 0; index >> bit; bit++)
        if ((index ^ index >> 1) >> bit & 1)
            value ^= sobol_direction(unit / each, bit, bits);
    return value;
}

static inline uint64_t sobol32(const struct position *position, unsigned unit, unsigned, unsigned)
{
    return sobol(position, unit, 32);
}

static inline uint64_t sobol64(const struct position *position, unsigned unit, unsigned, unsigned)
{
    return sobol(position, unit, 64);
}

#endif
