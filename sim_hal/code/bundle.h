/*
 * bundle.h - the code objects for gfx803 that a file holds: it is one, it is a bundle of clang's offloading, or it is a program or
 * library of the host with such bundles in its section .hip_fatbin.
 */
#ifndef SIM_HAL_CODE_BUNDLE_H
#define SIM_HAL_CODE_BUNDLE_H

#include "code/bytes.h"

struct code_found {
    struct code_bytes *objects; /* parts of the file; owned */
    uint32_t count;             /* 1 at least */
    uint32_t capacity;
};

/* Whether the bytes begin as one of these files does. */
bool code_is_object(struct code_bytes file);

/*
 * Finds them, in the order of the file. Returns false with an error if there is none; the error names the GPUs for which there
 * are some. What is bundled is not looked into. The caller releases what was found in either case.
 */
bool code_find(struct code_bytes file, struct code_found *found, const struct code_error *error);

void code_found_free(struct code_found *found);

#endif
