/*
 * host_libclc.c - what the dumps of the kernels libclc_* must be, computed on the host from the specification of OpenCL C.
 *
 *     host_libclc KERNEL        prints the dump of tests/kernels/KERNEL.sim
 *
 * Needs a compiler with _Float16 and __int128 (gcc 12 on x86-64).
 */
#define _DEFAULT_SOURCE

#include <fenv.h>
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef uint64_t ulong;

#include "mix.h"

#define ITEMS 64u

static void print_long(const char *name, const ulong *values, uint count)
{
    printf("\nArgument '%s': %u bytes\n", name, 8 * count);
    for (uint i = 0; i < count; i++)
        printf("  %s[%u] = 0x%016" PRIx64 "\n", name, i, values[i]);
    printf("\n");
}

static void print_int(const char *name, const uint *values, uint count)
{
    printf("\nArgument '%s': %u bytes\n", name, 4 * count);
    for (uint i = 0; i < count; i++)
        printf("  %s[%u] = %u\n", name, i, values[i]);
    printf("\n");
}

static ulong number(uint i, uint n)
{
    return (ulong)mix32(64 * i + n) << 32 | mix32(64 * i + n + 7777);
}

/* A type as its bits, and whether it has a sign. */
static __int128 value_of(ulong bits, uint width, int has_sign)
{
    ulong mask = width == 64 ? ~0ull : (1ull << width) - 1;

    bits &= mask;
    return has_sign && bits >> (width - 1) & 1 ? (__int128)bits - ((__int128)1 << width) : (__int128)bits;
}

static ulong fold(ulong hash, ulong value)
{
    return (hash ^ value) * 0x100000001b3ull;
}

static ulong fold_integers(uint i, uint width, int has_sign)
{
    static const uint counts[] = {1, 2, 3, 4, 8, 16};
    ulong mask = width == 64 ? ~0ull : (1ull << width) - 1, hash = 1;

    for (uint k = 0; k < 6; k++) {
        for (uint j = 0; j < counts[k]; j++) {
            __int128 a = value_of(number(i, 3 * j), width, has_sign),
                     b = value_of(number(i, 3 * j + 1), width, has_sign);
            __int128 high =
                has_sign ? a * b >> width : (__int128)((unsigned __int128)a * (unsigned __int128)b >> width);
            ulong bits = (ulong)b & mask & ~0ull << i % width, zeros = 0;

            hash = fold(hash, (ulong)(high + value_of(number(i, 3 * j + 2), width, has_sign)) & mask);
            if (i % 7 == 0)
                bits = 0;
            while (zeros < width && !(bits >> zeros & 1))
                zeros++;
            hash = fold(hash, zeros);
        }
    }
    return hash;
}

static void run_integers(void)
{
    ulong out[9 * ITEMS];

    for (uint i = 0; i < ITEMS; i++) {
        double t = fmin(fmax((i - 32.0 + 8) / 16, 0), 1), smooth = t * t * (3 - 2 * t);
        ulong bits;

        for (uint k = 0; k < 8; k++)
            out[9 * i + k] = fold_integers(i, 8u << k / 2, k % 2 == 0);
        memcpy(&bits, &smooth, sizeof(bits));
        out[9 * i + 8] = 1;
        for (uint k = 0; k < 5; k++)
            out[9 * i + 8] = fold(out[9 * i + 8], bits);
    }
    print_long("out", out, 9 * ITEMS);
}

static void run_ids(void)
{
    uint out[5 * 12 * 6 * 4], at = 0;

    for (uint z = 0; z < 4; z++)
        for (uint y = 0; y < 6; y++)
            for (uint x = 0; x < 12; x++) {
                out[at] = at / 5;
                out[at + 1] = x % 4 + 4 * (y % 3 + 3 * (z % 2));
                out[at + 2] = 4;
                out[at + 3] = 302;
                out[at + 4] = 1;
                at += 5;
            }
    print_int("out", out, at);
}

enum { COPIED = 40 };

/* Element number n of an array of a type: sums of small whole numbers, exact in each. */
static void put(uchar *to, uint kind, uint n, uint value)
{
    static const uint bytes[] = {1, 1, 2, 2, 4, 4, 8, 8};
    ulong whole = value;
    float narrow = (float)value;
    double wide = value;

    if (kind < 8)
        memcpy(to + bytes[kind] * n, &whole, bytes[kind]);
    else if (kind == 8)
        memcpy(to + 4 * n, &narrow, 4);
    else
        memcpy(to + 8 * n, &wide, 8);
}

static void run_copies(void)
{
    static ulong out[64640 / 8];
    static uchar in[8 * 5 * COPIED * 4];

    for (uint kind = 0; kind < 10; kind++) {
        uchar *to = (uchar *)(out + kind * 5 * COPIED * 4);

        for (uint i = 0; i < 5 * COPIED * 4; i++)
            put(in, kind, i, i * 7 + kind);
        for (uint n = 0; n < COPIED; n++)
            for (uint part = 0; part < 3; part++) {
                put(to, kind, 4 * n + part, (4 * n + part) * 7 + kind);
                put(to, kind, 4 * (COPIED + 3 * n) + part, (4 * (2 * n) + part) * 7 + kind);
            }
    }
    memcpy(out + 10 * 5 * COPIED * 4, in, 16 * COPIED);
    print_long("out", out, 64640 / 8);
}

static double fraction(double x, int single)
{
    double below = x - floor(x);

    return fmin(below, single ? 0x1.fffffep-1 : 0x1.fffffffffffffp-1);
}

static void put_parts(double *o, uint i, int single)
{
    double x = (int)mix32(i) * 0x1p-20 * (i % 2 ? 1 : 0x1p-12), y = (int)(mix32(i + 99) | 1) * 0x1p-28, gamma;
    int exponent, quotient, sign;

    if (single) {
        x = (float)(int)mix32(i) * 0x1p-20f * (i % 2 ? 1 : 0x1p-12f);
        y = (float)(int)(mix32(i + 99) | 1) * 0x1p-28f;
    }
    o[0] = modf(x, &o[1]);
    o[2] = single ? (float)fraction(x, 1) : fraction(x, 0);
    if (single && o[2] == 1)
        o[2] = 0x1.fffffep-1;
    o[3] = floor(x);
    o[4] = frexp(x, &exponent);
    o[5] = exponent;
    o[6] = remquo(x, y, &quotient);
    o[7] = quotient & 7;
    o[8] = rint(1000 * sin(y));
    o[9] = rint(1000 * cos(y));
    gamma = single ? (double)(float)((float)y * 4 + 0.125f) : y * 4 + 0.125;
    o[10] = rint(100 * lgamma_r(gamma, &sign));
    o[11] = sign;
}

static void run_pointers(void)
{
    static double out[24 * ITEMS];
    static ulong bits[24 * ITEMS];
    uint fences[4 * ITEMS];

    for (uint i = 0; i < ITEMS; i++) {
        put_parts(out + 24 * i, i, 1);
        put_parts(out + 24 * i + 12, i, 0);
        fences[4 * i] = i % 3 ? 2 : 1;
        fences[4 * i + 1] = i % 2 ? 2 : 1;
        fences[4 * i + 2] = (uint)(2 + (i ? 0.75 * 16 : -0.25 * 16) - 0.75 * 64);
        fences[4 * i + 3] = (uint)(int)(i + 10.0 * (i ? i - 1 : 0) - 1000 + 300);
    }
    for (uint k = 0; k < 24 * ITEMS; k++) {
        out[k] += 0.0; /* no negative zeros */
        memcpy(&bits[k], &out[k], sizeof(bits[k]));
    }
    print_long("out", bits, 24 * ITEMS);
    print_int("fences", fences, 4 * ITEMS);
}

static ulong hash_moves(uint i, uint kind)
{
    static const uint counts[] = {2, 3, 4, 8, 16};
    ulong hash = 1;

    for (uint k = 0; k < 5; k++) {
        uint n = counts[k], there[48];

        for (uint j = 0; j < 3 * n; j++)
            there[j] = mix32(i + 64 * j) % 100;
        for (uint j = 0; j < n; j++)
            there[2 * n + j] = there[n + j] + 1;
        for (uint j = 0; j < 3 * n; j++)
            hash = hash * 31 + there[j];
    }
    (void)kind;
    return hash;
}

/* The bits of the half that a number becomes. modes: nearest even, towards zero, up, down. */
static ushort half_bits(float value, uint mode)
{
    _Float16 half = (_Float16)value;
    ushort bits, wanted;
    float back = (float)half;

    memcpy(&bits, &half, sizeof(bits));
    wanted = bits;
    if (mode == 1 && fabsf(back) > fabsf(value))
        wanted--;
    if (mode == 2 && back < value)
        wanted = value < 0 ? bits - 1 : bits + 1;
    if (mode == 3 && back > value)
        wanted = value < 0 ? bits + 1 : bits - 1;
    return wanted;
}

static ulong hash_halves(ulong hash, float value, uint n, uint stride, uint mode)
{
    for (uint j = 0; j < 48; j++)
        hash = hash * 31 + (j >= stride && j < stride + n ? half_bits(value, mode) : 0);
    return hash;
}

static void run_vectors(void)
{
    static const struct {
        uint n, stride;
    } stores[] = {{1, 1}, {1, 1}, {2, 2}, {3, 4}};
    static const uint modes[] = {0, 0, 1, 2, 3};
    ulong out[11 * ITEMS];

    for (uint i = 0; i < ITEMS; i++) {
        float value = (float)(int)(mix32(i) >> 8) * 0x1p-21f - 3;
        ulong hash = 1;

        for (uint k = 0; k < 10; k++)
            out[11 * i + k] = hash_moves(i, k);
        for (uint k = 0; k < 4; k++)
            for (uint mode = 0; mode < 5; mode++)
                hash = hash_halves(hash, value, stores[k].n, stores[k].stride, modes[mode]);
        hash = hash_halves(hash, value, 4, 4, 1);
        hash = hash_halves(hash, value, 8, 8, 2);
        hash = hash_halves(hash, value, 16, 16, 3);
        for (uint k = 0; k < 6; k++)
            hash = hash * 31 + (ulong)((float)(_Float16)value * 4096 + 65536);
        out[11 * i + 10] = hash * 31 + 65536; /* a place that no store has reached */
    }
    print_long("out", out, 11 * ITEMS);
}

/* Words as numbers of a type: wrapped to 32 bits with or without a sign, or 64 bits. */
static ulong wrapped(int64_t value, uint kind)
{
    return kind == 0 ? (ulong)(int32_t)value : kind == 1 ? (uint32_t)value : (ulong)value;
}

static int less(ulong a, ulong b, uint kind)
{
    return kind == 0 || kind == 2 ? (int64_t)a < (int64_t)b : a < b;
}

static ulong changed(uint operation, ulong old, ulong value, uint kind)
{
    switch (operation) {
    case 0:
        return value;
    case 1:
        return wrapped((int64_t)(old + value), kind);
    case 2:
        return wrapped((int64_t)(old - value), kind);
    case 3:
        return old | value;
    case 4:
        return old ^ value;
    case 5:
        return old & value;
    case 6:
        return less(value, old, kind) ? value : old;
    default:
        return less(old, value, kind) ? value : old;
    }
}

static ulong hash_changes(ulong hash, ulong *word, uint operation, int64_t value, uint kind)
{
    for (uint k = 0; k < 3; k++) {
        hash = hash * 31 + *word;
        *word = changed(operation, *word, wrapped((int64_t)(wrapped(value, kind) + k), kind), kind);
    }
    return hash;
}

static ulong compare(ulong hash, ulong *word, ulong *expected, ulong value)
{
    int same = *word == *expected;

    if (same)
        *word = value;
    else
        *expected = *word;
    return hash * 31 + (ulong)same;
}

static ulong hash_compares(ulong hash, ulong *word)
{
    ulong expected = 5;

    hash = compare(hash, word, &expected, 9) * 31 + expected;
    hash = compare(hash, word, &expected, 11);
    hash = compare(hash, word, &expected, 12) * 31 + expected;
    return hash * 31 + *word;
}

static ulong hash_atomics(uint i, uint kind)
{
    ulong word = i + 3, hash = 1;

    hash = ((hash * 31 + i) * 31 + i + 1) * 31 + i + 2;
    hash = hash_changes(hash, &word, 0, 7, kind);
    hash = hash_compares(hash_compares(hash, &word), &word);
    if (kind > 3)
        return hash;
    hash = hash_changes(hash, &word, 1, i, kind);
    hash = hash_changes(hash, &word, 2, 3, kind);
    hash = hash_changes(hash, &word, 3, 64, kind);
    hash = hash_changes(hash, &word, 4, 21, kind);
    hash = hash_changes(hash, &word, 5, 125, kind);
    hash = hash_changes(hash, &word, 6, 40 - (int)i, kind);
    hash = hash_changes(hash, &word, 7, (int)i - 30, kind);
    return hash * 31 + word;
}

static void run_atomics(void)
{
    ulong out[8 * ITEMS];
    uint shared[68] = {ITEMS * (ITEMS - 1) / 2, ITEMS - 1, 63 * 3 + 2 * ITEMS};

    for (uint i = 0; i < ITEMS; i++) {
        for (uint k = 0; k < 6; k++)
            out[8 * i + k] = hash_atomics(i, k);
        out[8 * i + 6] = 8; /* set once, then cleared before each */
        out[8 * i + 7] = 999 + i;
        shared[4 + i] = 3 * i + 2 * ITEMS;
    }
    print_long("out", out, 8 * ITEMS);
    print_int("shared", shared, 68);
}

static const struct {
    const char *name;
    void (*run)(void);
} kernels[] = {{"libclc_atomics", run_atomics},   {"libclc_copies", run_copies},     {"libclc_ids", run_ids},
               {"libclc_integers", run_integers}, {"libclc_pointers", run_pointers}, {"libclc_vectors", run_vectors}};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 2 && i < sizeof(kernels) / sizeof(kernels[0]); i++) {
        if (strcmp(argv[1], kernels[i].name) == 0) {
            kernels[i].run();
            return 0;
        }
    }
    fprintf(stderr, "usage: host_libclc KERNEL\n");
    return 2;
}
