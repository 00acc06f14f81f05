/*
 * demangle_read.h - reads an encoded name into a tree, by the grammar of the Itanium ABI.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_READ_H
#define SIM_HAL_CODE_DEMANGLE_READ_H

#include "code/demangle_tree.h"

/* Reads a name into a tree. Returns the node of the whole, or DEMANGLE_NONE. */
uint16_t demangle_read(struct demangle_tree *tree, struct code_text name);

#endif
