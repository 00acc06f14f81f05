/*
 * bytes.h - which bits of memory are undefined, and where those come from that were stored.
 *
 * Memory is defined until it is said not to be. Pages that never were undefined take no space.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_BYTES_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SHADOW_PAGE_BYTES 4096u

struct shadow_page {
    uint8_t bits[SHADOW_PAGE_BYTES]; /* ones: undefined */
    uint32_t *origins;               /* of each dword, 0: it was never written; NULL: all of them */
};

/* Zeros are a memory that is defined. */
struct shadow_bytes {
    struct shadow_page ***pages; /* by 16 MiB, then by page */
    uint64_t count;
    bool failed; /* the host had no memory for a page */
};

void shadow_bytes_free(struct shadow_bytes *bytes);

/* Makes a range undefined, as memory that was never written. */
void shadow_bytes_undefine(struct shadow_bytes *bytes, uint64_t address, uint64_t count);

/* Makes a range defined. */
void shadow_bytes_define(struct shadow_bytes *bytes, uint64_t address, uint64_t count);

/* Whether a range that is shorter than a page may have undefined bits: a page of it has had some. */
bool shadow_bytes_may_be_undefined(const struct shadow_bytes *bytes, uint64_t address, uint64_t count);

/* The undefined bits of count bytes. Returns whether there are any. */
bool shadow_bytes_load(const struct shadow_bytes *bytes, uint64_t address, uint32_t count, uint8_t *undefined);

/* Sets the undefined bits of count bytes, and their origin. */
void shadow_bytes_store(struct shadow_bytes *bytes, uint64_t address, uint32_t count, const uint8_t *undefined,
                        uint32_t origin);

/* The origin of the undefined bits of a byte. */
uint32_t shadow_bytes_origin(const struct shadow_bytes *bytes, uint64_t address);

#endif
