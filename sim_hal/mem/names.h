/*
 * names.h - names of ranges of GPU memory, for reports: "locks[3]" in place of an address.
 */
#ifndef SIM_HAL_MEM_NAMES_H
#define SIM_HAL_MEM_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MEM_NAME_BYTES  96  /* enough for every text of mem_names_text */
#define MEM_NAMES_MOST  512 /* ranges; further ones stay without a name */
#define MEM_LABEL_BYTES 64  /* of the name of a range, with its end */

/* A named range. */
struct mem_name {
    uint64_t address;
    uint64_t bytes;
    uint32_t element_bytes; /* of an element of the array that it is; 0: it is no array */
    const char *limit;      /* why waves may not load from it, "which is write-only"; NULL: they may */
    char label[MEM_LABEL_BYTES];
};

/* Ranges do not overlap; they are sorted by address. Zeros are an empty list. */
struct mem_names {
    uint32_t count;
    struct mem_name ranges[MEM_NAMES_MOST];
};

/* Names a range of bytes > 0. A name that is too long is cut off. Returns false if there are too many names already. */
bool mem_names_add(struct mem_names *names, uint64_t address, uint64_t bytes, uint32_t element_bytes,
                   const char *label);

/* Says of the range that begins at the address why waves may not load from it: a text that outlives the names. */
void mem_names_limit(struct mem_names *names, uint64_t address, const char *limit);

/* The range that holds the address, or else the one that ends or begins nearest to it, at most near bytes away; NULL:
 * none. names may be NULL. */
const struct mem_name *mem_names_find(const struct mem_names *names, uint64_t address, uint64_t near);

/*
 * Writes the name of an address: "locks[3]", "locks[3]+2" for a byte inside an element, "flag" if the range is no array
 * and the address its first, "flag+4"; or the address in hexadecimal if it has no name. names may be NULL. Returns text.
 */
const char *mem_names_text(const struct mem_names *names, uint64_t address, char text[MEM_NAME_BYTES]);

#endif
