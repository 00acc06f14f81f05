/*
 * serial.h - what the kernels of suite barriers must find, computed on the host by serial programs that share nothing with the
 * kernels. Each function prints a line for each result of one launch: its name, the argument, the checksum.
 */
#ifndef SERIAL_H
#define SERIAL_H

#include <stddef.h>
#include <stdint.h>

/* Memory for a number of words, all 0; ends the program without memory. The caller frees it. */
uint32_t *words(size_t count);

/* The contents that random=SEED:BELOW:FACTORS gives a buffer of `count` words. The caller frees them. */
uint32_t *random_words(size_t count, uint32_t seed, uint64_t below, uint32_t factors);

/* Prints the line of one result, and frees the words. */
void print_checksum(const char *name, const char *argument, uint32_t *results, size_t count);

/* A step of the generator behind the kernels' chains. */
uint32_t step_of(uint32_t value);

/* serial_oclgrind.c: a launch from standard input, for oclgrind: random numbers as data, results dumped */
void expand(void);
/* A line for each argument of the dump on standard input. */
void print_dumped(void);

/* serial_sorts.c: sorted, counted, searched */
void msort(const char *name, uint32_t groups);
void bitonic(const char *name, uint32_t lists);
void pagerank(const char *name, uint32_t lists);
void pagecount(const char *name, uint32_t entries);
void histo(const char *name, uint32_t values);
void gridding(const char *name, uint32_t samples);
void btree(const char *name, uint32_t queries);

/* serial_grids.c: in two and three dimensions */
void mm32(const char *name, uint32_t width);
void stencil7(const char *name, uint32_t width, uint32_t height, uint32_t planes);
void srad(const char *name, uint32_t width, uint32_t height);
void nw(const char *name, uint32_t pairs);
void pathfinder(const char *name, uint32_t columns, uint32_t rows);
void lu(const char *name, uint32_t matrices);
void mandelbrot(const char *name, uint32_t width, uint32_t height, float step);
void blur(const char *name, uint32_t width, uint32_t height);

/* serial_rows.c: rows of numbers */
void dot(const char *name, uint32_t pairs, uint32_t length);
void fwt(const char *name, uint32_t signals);
void similar(const char *name, uint32_t documents, uint32_t length);
void scan(const char *name, uint32_t rows, uint32_t length);
void uneven_code(const char *name, uint32_t groups, uint32_t mean, uint32_t spread);
void uneven_data(const char *name, uint32_t groups, uint32_t below);
void uneven_cache(const char *name, uint32_t groups, uint32_t entries);
void axpy(const char *name, uint32_t count);
void lcg(const char *name, uint32_t count, uint32_t steps);
void gather(const char *name, uint32_t entries, uint32_t items, uint32_t loads);
void copy4(const char *name, uint32_t count);

#endif
