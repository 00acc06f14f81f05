/*
 * elements.h - elements of memory by the names of kernel arguments.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_ELEMENTS_H
#define SIM_HAL_TOOLS_DEBUG_ELEMENTS_H

#include "tools/debug/command.h"
#include "tools/debug/state.h"

/* An argument: where it lies, and how many elements it has. */
struct debug_range {
    struct debug_element first;
    uint64_t count;
};

/*
 * Finds what a word names: NAME or NAME[I] of an argument of a launch, in the order of the launches, or an address, of 32-bit
 * words. *range becomes the elements from there on. Returns false with a message.
 */
bool debug_find_element(const struct debug *debug, struct host_span word, struct debug_range *range, char *error,
                        size_t error_bytes);

/* The bits of an element now. */
uint64_t debug_element_bits(const struct debug *debug, const struct debug_element *element);

/* The name of an address: of the element of an argument that holds it, or the address in hexadecimal. Returns text. */
#define DEBUG_NAME_BYTES 96u /* MEM_NAME_BYTES */
const char *debug_address_text(const struct debug *debug, uint64_t address, char text[DEBUG_NAME_BYTES]);

/* Prints a word's elements, or as many of these as count if that is not 0. */
void debug_print_elements(const struct debug *debug, const struct debug_range *range, uint64_t count);

#endif
