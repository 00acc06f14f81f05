/*
 * registers.h - registers with names of their own, in assembly text.
 */
#ifndef SIM_HAL_ISA_REGISTERS_H
#define SIM_HAL_ISA_REGISTERS_H

#include <stddef.h>
#include <stdint.h>

struct isa_register {
    const char *name;
    uint16_t number; /* of the first dword */
    uint16_t dwords;
};

/* The register of a name; NULL: there is none. */
const struct isa_register *isa_register_named(const char *name, size_t length);

/* The name of a register, of those it has the first; NULL: it is numbered. */
const char *isa_register_name(uint32_t number, uint32_t dwords);

#endif
