/*
 * dwarf_location.h - expressions that say where a variable is, and the bytes of its value in a lane.
 *
 * Clang 14 marks nearly all variables of kernels as private memory (DW_OP_lit1, DW_OP_swap, DW_OP_xderef), also
 * those that it keeps in registers or as constants. Only an address that counts from the frame is one: all
 * others are values.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_DWARF_LOCATION_H
#define SIM_HAL_TOOLS_DEBUG_DWARF_LOCATION_H

#include "dwarf/entries.h"

#define DWARF_VALUE_BYTES 1024u /* more bytes of a variable are not known */

/* What an expression reads from. */
struct dwarf_machine {
    void *context;
    /* Reads a scalar register, or the lane of a vector register. Returns false if there is none. */
    bool (*scalar)(void *context, uint32_t number, uint32_t *value);
    bool (*vector)(void *context, uint32_t number, uint32_t *value);
    /* Reads a byte of the lane's private memory; the same. */
    bool (*private_byte)(void *context, uint64_t address, uint8_t *value);
};

enum dwarf_outcome {
    DWARF_KNOWN,     /* perhaps not all bytes */
    DWARF_OPTIMISED, /* it is nowhere */
    DWARF_IN_MEMORY, /* of the program or in the LDS, by address */
    DWARF_NOT_UNDERSTOOD
};

/* A variable's value. */
struct dwarf_value {
    uint8_t bytes[DWARF_VALUE_BYTES];
    bool known[DWARF_VALUE_BYTES];
    bool lanes; /* it may differ between lanes */
};

/*
 * Evaluates a location. size: of the variable; frame: the expression of its function's frame; unit: of the
 * entry. The outcome is DWARF_OPTIMISED if no byte is known.
 */
enum dwarf_outcome dwarf_evaluate(const struct dwarf *dwarf, uint32_t unit, struct dwarf_block location,
                                  struct dwarf_block frame, uint64_t size, const struct dwarf_machine *machine,
                                  struct dwarf_value *value);

#endif
