/*
 * serial.c - prints the checksums that the .sim files of suite barriers expect, a line each: file, argument, checksum.
 *
 *     serial                       of all launches
 *     serial expand <FILE.sim      the launch as oclgrind can read it
 *     serial dumped <DUMP          the checksum of each argument that oclgrind printed
 */
#include "serial.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint32_t *words(size_t count)
{
    uint32_t *memory = calloc(count, sizeof(*memory));

    if (!memory)
        exit(2);
    return memory;
}

static uint32_t scatter(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

uint32_t *random_words(size_t count, uint32_t seed, uint64_t below, uint32_t factors)
{
    uint32_t *numbers = words(count);

    for (size_t i = 0; i < count; i++) {
        uint32_t hashed = scatter(seed) + (uint32_t)i * factors;
        uint64_t product = scatter(hashed);
        for (uint32_t factor = 1; factor < factors; factor++)
            product = product * scatter(hashed + factor) >> 32;
        numbers[i] = (uint32_t)(product * below >> 32);
    }
    return numbers;
}

void print_checksum(const char *name, const char *argument, uint32_t *results, size_t count)
{
    uint64_t checksum = 0xcbf29ce484222325u;

    for (size_t i = 0; i < count; i++)
        for (uint32_t shift = 0; shift < 32; shift += 8)
            checksum = (checksum ^ (results[i] >> shift & 0xff)) * 0x100000001b3u;
    printf("%s %s %016" PRIx64 "\n", name, argument, checksum);
    free(results);
}

uint32_t step_of(uint32_t value)
{
    return value * 1664525u + 1013904223u;
}

static void suite(void)
{
    axpy("axpy", 524288);
    bitonic("bitonic", 256);
    blur("blur", 512, 512);
    btree("btree", 4096);
    copy4("copy4", 1048576);
    dot("dot", 256, 4096);
    fwt("fwt", 128);
    gather("gather", 2097152, 32768, 16);
    gridding("gridding", 65536);
    histo("histo", 1048576);
    lcg("lcg", 65536, 256);
    lu("lu", 64);
    mandelbrot("mandelbrot", 384, 256, 0x1p-7f);
    mm32("mm32", 512);
    msort("msort", 64);
    nw("nw", 256);
    pagecount("pagecount", 262144);
    pagerank("pagerank", 256);
    pathfinder("pathfinder", 16384, 128);
    scan("scan_steps", 256, 4096);
    scan("scan_tree", 256, 4096);
    similar("similar", 1024, 1024);
    srad("srad", 512, 512);
    stencil7("stencil7", 256, 256, 32);
    uneven_cache("uneven_cache", 64, 2097152);
    uneven_code("uneven_code", 128, 64, 48);
    uneven_data("uneven_data", 256, 256);
}

static void small(void)
{
    axpy("axpy_small", 4096);
    bitonic("bitonic_small", 8);
    blur("blur_small", 64, 32);
    btree("btree_small", 64);
    copy4("copy4_small", 8192);
    dot("dot_small", 16, 2048);
    fwt("fwt_small", 8);
    gather("gather_small", 16384, 1024, 8);
    gridding("gridding_small", 2048);
    histo("histo_small", 16384);
    lcg("lcg_small", 1024, 32);
    lu("lu_small", 4);
    mandelbrot("mandelbrot_small", 48, 32, 0x1p-4f);
    mm32("mm32_small", 96);
    msort("msort_small", 4);
    nw("nw_small", 8);
    pagecount("pagecount_small", 16384);
    pagerank("pagerank_small", 8);
    pathfinder("pathfinder_small", 1024, 64);
    scan("scan_steps_small", 8, 2048);
    scan("scan_tree_small", 8, 2048);
    similar("similar_small", 16, 1024);
    srad("srad_small", 64, 40);
    stencil7("stencil7_small", 64, 32, 8);
    uneven_cache("uneven_cache_small", 4, 65536);
    uneven_code("uneven_code_small", 4, 16, 12);
    uneven_data("uneven_data_small", 8, 64);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    if (strcmp(what, "expand") == 0) {
        expand();
    } else if (strcmp(what, "dumped") == 0) {
        print_dumped();
    } else {
        suite();
        small();
    }
    return 0;
}
