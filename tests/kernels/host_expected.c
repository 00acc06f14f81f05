/*
 * host_expected.c - what the dumps of those kernels must be that oclgrind cannot run, computed on the host. Kernels
 * without barriers are compiled here as C, work-item after work-item; the others are computed anew.
 *
 *     host_expected KERNEL        prints the dump of tests/kernels/KERNEL.sim
 *
 * Needs a compiler with _Float16 (gcc 12 on x86-64).
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef uint64_t ulong;
typedef _Float16 half;

static uint current_item;

#define BARE_H
#define kernel static
#define global
#define local                    static
#define constant                 static const
#define get_global_id(dimension) current_item
#define get_local_id(dimension)  (current_item % 64)

static half as_half(ushort bits)
{
    half value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static ushort as_ushort(half value)
{
    ushort bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static uint as_uint(float value)
{
    uint bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static float as_float(uint bits)
{
    float value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static ulong as_ulong(double value)
{
    ulong bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static double as_double(ulong bits)
{
    double value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

#include "generic_pointers.cl"
#include "half_arith.cl"

static void heading(const char *name, size_t bytes)
{
    printf("\nArgument '%s': %zu bytes\n", name, bytes);
}

static void print32(const char *name, const uint *words, size_t count)
{
    heading(name, count * 4);
    for (size_t i = 0; i < count; i++)
        printf("  %s[%zu] = 0x%08" PRIx32 "\n", name, i, words[i]);
    putchar('\n');
}

static void print64(const char *name, const ulong *words, size_t count)
{
    heading(name, count * 8);
    for (size_t i = 0; i < count; i++)
        printf("  %s[%zu] = 0x%016" PRIx64 "\n", name, i, words[i]);
    putchar('\n');
}

static void run_half_arith(void)
{
    ushort out[64 * 12];

    for (current_item = 0; current_item < 64; current_item++)
        half_arith(out);
    heading("out", sizeof(out));
    for (size_t i = 0; i < 64 * 12; i++)
        printf("  out[%zu] = 0x%04x\n", i, out[i]);
    putchar('\n');
}

static void run_generic_pointers(void)
{
    static uint memory[1024];
    static uint out[512];

    for (current_item = 0; current_item < 128; current_item++)
        generic_pointers(memory, out);
    print32("memory", memory, 1024);
    print32("out", out, 512);
}

static uint smaller(uint a, uint b)
{
    return a < b ? a : b;
}

static uint larger(uint a, uint b)
{
    return a > b ? a : b;
}

static void run_atomics_scoped(void)
{
    uint counters[10] = {0, 0, 0, 0, ~0u, 0, ~0u, 0, 0, 1};
    int numbers[3] = {INT32_MAX, -INT32_MAX, 0};
    ulong longs[3] = {0, 0, 1};
    static uint out[512];

    for (uint i = 0; i < 512; i++) {
        uint x = mix32(i);
        uint group = i / 256;
        uint message = 1;
        for (uint wave = 0; wave <= i % 4; wave++)
            message = message * 31 + group;
        out[i] = message + x;
        counters[0]++;
        counters[1] -= x;
        counters[2] |= 1u << (x & 31);
        counters[3] ^= x;
        counters[4] &= x | 0xff0;
        counters[5] = larger(counters[5], x);
        counters[6] = smaller(counters[6], x);
        counters[7] += counters[8];
        counters[8] = 0x1234567;
        counters[9] = counters[9] * 7 + 3;
        numbers[0] = (int)x < numbers[0] ? (int)x : numbers[0];
        numbers[1] = (int)x > numbers[1] ? (int)x : numbers[1];
        numbers[2] = (int)((uint)numbers[2] + x);
        longs[0] += (ulong)x << 20;
        longs[1] = mix64(i) > longs[1] ? mix64(i) : longs[1];
        longs[2] = longs[2] * 7 + 3;
    }
    print32("counters", counters, 10);
    heading("numbers", sizeof(numbers));
    for (size_t i = 0; i < 3; i++)
        printf("  numbers[%zu] = %d\n", i, numbers[i]);
    putchar('\n');
    print64("longs", longs, 3);
    print32("out", out, 512);
}

static uint sum_of_differences(uint a, uint b, uint c)
{
    for (uint byte = 0; byte < 32; byte += 8)
        c += (uint)abs((int)(a >> byte & 255) - (int)(b >> byte & 255));
    return c;
}

static uint permuted_bytes(uint high, uint low, uint select)
{
    ulong both = (ulong)high << 32 | low;
    uint result = 0;

    for (uint byte = 0; byte < 4; byte++)
        result |= (uint)(both >> (select >> (8 * byte) & 7) * 8 & 255) << 8 * byte;
    return result;
}

static void wave_of_lanes(uint first, uint *out)
{
    uint x[64];
    uint prefix = 0;
    ulong vote = 0;

    for (uint lane = 0; lane < 64; lane++) {
        x[lane] = mix32(first + lane);
        if (x[lane] & 4 && (x[lane] & 255) < 100)
            vote |= 1ul << lane;
    }
    for (uint lane = 0; lane < 64; lane++) {
        uint *o = out + lane * 20;
        uint row = lane & ~15u;
        uint i = first + lane;

        prefix += x[lane];
        o[0] = lane;
        o[1] = x[0];
        o[2] = x[17];
        o[3] = x[(lane * 13 + 5) & 63];
        o[4] = x[lane ^ 21];
        o[5] = x[lane ^ 1];
        o[6] = x[lane ^ 3];
        o[7] = x[lane ^ 1];
        o[8] = x[row + ((lane - 1) & 15)];
        o[9] = x[lane ^ 15];
        o[10] = x[lane ^ 7];
        o[11] = (lane & 15) + 4 < 16 ? x[lane + 4] : 7;
        o[12] = lane ? x[lane - 1] : 9;
        o[13] = x[(lane + 1) & 63];
        o[14] = (row == 0 || row == 32) && (lane & 15) < 8 ? x[lane ^ 2] : 5;
        o[15] = prefix;
        o[16] = x[lane] & 4 ? (uint)(vote >> 32) : 0;
        o[17] = x[lane] & 4 ? (uint)vote ^ (uint)__builtin_popcountll(vote & 0xffffffff &
                                                                      ((lane < 32 ? 1ul << lane : 1ul << 32) - 1))
                            : 0;
        o[18] = 0;
        o[19] = sum_of_differences(x[lane], mix32(i + 5), 3) + permuted_bytes(x[lane], i, 0x05040100 + (i & 3)) +
                (uint)(((ulong)x[lane] << 32 | i) >> 24) + (x[lane] >> 5 & 0x1ff);
    }
}

static void run_wave_ops(void)
{
    static uint out[128 * 20];

    wave_of_lanes(0, out);
    wave_of_lanes(64, out + 64 * 20);
    print32("out", out, 128 * 20);
}

static uint flushed(uint bits)
{
    return (bits & 0x7f800000) == 0 ? bits & 0x80000000 : bits;
}

static void run_denormals(void)
{
    const uint bits[16] = {1,          0x80000001, 0x7fffff, 0x807fffff, 0x800000, 0x80800000, 0xfffffe,  0x400000,
                           0x3f800000, 0xbf800001, 0,        0x80000000, 0x12345,  0x812345,   0x1000000, 0x80fffffe};
    uint out[64];
    ulong out_double[32];

    for (uint i = 0; i < 16; i++) {
        float x = as_float(flushed(bits[i]));
        double d = as_double((ulong)bits[i] << 20);

        out[i * 4] = flushed(as_uint(x + 0.0f));
        out[i * 4 + 1] = flushed(as_uint(x * 0.5f));
        out[i * 4 + 2] = i % 2 ? bits[i] : bits[i] ^ 0x80000000;
        out[i * 4 + 3] = flushed(as_uint(x + x));
        out_double[i * 2] = as_ulong(d + d);
        out_double[i * 2 + 1] = as_ulong(d * 0.25);
    }
    print32("out", out, 64);
    print64("out_double", out_double, 32);
}

static float read_float(const char *word)
{
    return strtof(word, NULL);
}

/* What rint gives when it rounds down, up, towards zero or to the nearest even. */
enum rounding { DOWN, UP, ZERO, EVEN };

static double rounded(double x, enum rounding how)
{
    double whole = (double)(long long)x;
    double rest = x - whole;

    if (how == DOWN)
        return rest < 0 ? whole - 1 : whole;
    if (how == UP)
        return rest > 0 ? whole + 1 : whole;
    if (how == ZERO || (rest < 0.5 && rest > -0.5))
        return whole;
    if (rest > 0.5 || (rest == 0.5 && (long long)whole % 2))
        return whole + 1;
    return rest < -0.5 || (long long)whole % 2 ? whole - 1 : whole;
}

static long within(double x, double low, double high, enum rounding how)
{
    return x <= low ? (long)low : x >= high ? (long)high : (long)rounded(x, how);
}

static float next_float(float x, int steps)
{
    uint bits = as_uint(x);

    return as_float(bits + (uint)(x < 0 ? -steps : steps));
}

/* The float next to x on the side that the rounding asks for. */
static float to_float(double x, enum rounding how)
{
    float nearest = (float)x;

    if (how == DOWN || (how == ZERO && x > 0))
        return nearest > x ? next_float(nearest, -1) : nearest;
    if (how == UP || (how == ZERO && x < 0))
        return nearest < x ? next_float(nearest, 1) : nearest;
    return nearest;
}

/* The floats of from_float.sim and compare.sim. */
static const char *const values[32] = {
    "0",          "1",          "-1",         "0.5",  "-0.5",  "1.5",  "2.5",    "-2.5",
    "100.25",     "-100.75",    "127.5",      "128",  "255.5", "256",  "-128.5", "32767.5",
    "32768",      "65535.5",    "65536",      "1e6",  "-1e6",  "1e9",  "-1e9",   "2147483520",
    "2147483648", "4294967040", "4294967296", "1e15", "-1e15", "1e20", "0.001",  "-0.001"};

static void run_from_float(void)
{
    static ulong out[32 * 24];

    for (uint i = 0; i < 32; i++) {
        float x = read_float(values[i]);
        float small = x < -2e9f ? -2e9f : x > 2e9f ? 2e9f : x;
        double third = (double)small / 3.0;
        double size = (double)((small < 0 ? -small : small) * 4096.0f);
        const long results[24] = {(long)rounded(small, ZERO),
                                  (long)rounded(small, EVEN),
                                  (long)rounded(small, UP),
                                  (long)rounded(small, DOWN),
                                  within(x, -2147483648.0, 2147483647.0, ZERO),
                                  within(x, -2147483648.0, 2147483647.0, EVEN),
                                  within(x, 0, 4294967295.0, ZERO),
                                  within(x, 0, 4294967295.0, UP),
                                  within(x, -32768, 32767, ZERO),
                                  within(x, 0, 65535, EVEN),
                                  within(x, -128, 127, ZERO),
                                  within(x, -128, 127, DOWN),
                                  within(x, 0, 255, ZERO),
                                  within(x, 0, 255, EVEN),
                                  (long)rounded((double)(small * 1e6f), ZERO),
                                  (long)rounded(small, EVEN),
                                  (long)rounded(size, UP),
                                  (long)as_ulong((double)x),
                                  (int)as_uint(to_float(third, EVEN)),
                                  (int)as_uint(to_float(third, UP)),
                                  (int)as_uint(to_float(third, DOWN)),
                                  (int)as_uint(to_float(third, ZERO)),
                                  (long)rounded(small * 0.5, EVEN),
                                  (long)rounded(small * 1000.25, DOWN)};

        for (uint k = 0; k < 24; k++)
            out[i * 24 + k] = (ulong)results[k];
    }
    print64("out", out, 32 * 24);
}

static void run_clock(void)
{
    heading("errors", 8);
    printf("  errors[0] = 0\n  errors[1] = 0\n\n");
}

#include "pointers.cl"

static void run_pointers(void)
{
    uint out[128];

    for (current_item = 0; current_item < 128; current_item++)
        pointers(out);
    print32("out", out, 128);
}

#include "jumps.cl"

static void run_jumps(void)
{
    uint out[192];

    for (current_item = 0; current_item < 192; current_item++)
        jumps(out);
    print32("out", out, 192);
}

/* The texture of a face: of each coordinate's two faces, which coordinates go across and down it and in which sense. */
static void cube_texture(const float direction[3], float result[4])
{
    static const struct {
        int across, down;
        float across_sign[2], down_sign[2];
    } textures[3] = {{2, 1, {-1, 1}, {-1, -1}}, {0, 2, {1, 1}, {1, -1}}, {0, 1, {1, -1}, {-1, -1}}};
    int major = 0;

    for (int i = 1; i < 3; i++)
        if (direction[i] * direction[i] >= direction[major] * direction[major])
            major = i;
    bool negative = direction[major] < 0;
    result[0] = (float)(major * 2 + negative);
    result[1] = textures[major].across_sign[negative] * direction[textures[major].across];
    result[2] = textures[major].down_sign[negative] * direction[textures[major].down];
    result[3] = direction[major] + direction[major];
}

static float cube_number(int which, float x, float y, float z)
{
    const float direction[3] = {x, y, z};
    float result[4];

    cube_texture(direction, result);
    return result[which];
}

#define FACE(x, y, z)   cube_number(0, x, y, z)
#define ACROSS(x, y, z) cube_number(1, x, y, z)
#define DOWN(x, y, z)   cube_number(2, x, y, z)
#define TWICE(x, y, z)  cube_number(3, x, y, z)
#include "cubes.cl"

static void run_cubes(void)
{
    float out[256];
    uint words[256];

    for (current_item = 0; current_item < 64; current_item++)
        cubes(out);
    for (uint i = 0; i < 256; i++)
        words[i] = as_uint(out[i]);
    print32("out", words, 256);
}

static const struct {
    const char *name;
    void (*run)(void);
} kernels[] = {
    {"atomics_scoped", run_atomics_scoped},
    {"clock", run_clock},
    {"cubes", run_cubes},
    {"denormals", run_denormals},
    {"from_float", run_from_float},
    {"generic_pointers", run_generic_pointers},
    {"half_arith", run_half_arith},
    {"jumps", run_jumps},
    {"pointers", run_pointers},
    {"wave_ops", run_wave_ops},
};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 2 && i < sizeof(kernels) / sizeof(kernels[0]); i++) {
        if (strcmp(argv[1], kernels[i].name) == 0) {
            kernels[i].run();
            return 0;
        }
    }
    fprintf(stderr, "usage: host_expected KERNEL, one of");
    for (size_t i = 0; i < sizeof(kernels) / sizeof(kernels[0]); i++)
        fprintf(stderr, " %s", kernels[i].name);
    fprintf(stderr, "\n");
    return 2;
}
