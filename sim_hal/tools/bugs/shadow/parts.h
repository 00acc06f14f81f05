/*
 * parts.h - whether an instruction of a program moves one value, or several small ones that the compiler has put together.
 *
 * clang joins loads and stores of neighbouring bytes to wider ones where these may have any address. What it does to the
 * register tells: it takes bytes out of what it has loaded, and packs what it stores.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_PARTS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_PARTS_H

#include "isa/program.h"

enum shadow_use {
    SHADOW_USE_WHOLE,
    SHADOW_USE_PARTS,
    SHADOW_USE_STORED /* by the operation *store as it is: it is what that operation stores */
};

/* The use of what a load brings, by the first instruction behind it that reads it. */
enum shadow_use shadow_use_of_load(const struct isa_program *program, uint32_t load, uint32_t *store);

/* Whether the last instruction before a store that writes its data packs parts, or is not known. */
bool shadow_store_is_packed(const struct isa_program *program, uint32_t store);

#endif
