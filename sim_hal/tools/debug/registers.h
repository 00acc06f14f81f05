/*
 * registers.h - the registers and the LDS of a wave, by the names that assembly text uses.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_REGISTERS_H
#define SIM_HAL_TOOLS_DEBUG_REGISTERS_H

#include "cu/workgroup.h"
#include "host/text.h"

enum debug_register_kind { DEBUG_SCALAR, DEBUG_VECTOR, DEBUG_SCC, DEBUG_MODE, DEBUG_ALL, DEBUG_LDS };

/* A register, or consecutive ones. */
struct debug_register {
    enum debug_register_kind kind;
    struct host_span name;
    uint32_t first; /* operand number of a scalar, number of a vector register, byte of the LDS */
    uint32_t count; /* LDS: words of the variable; 0: it is none */
};

/* Reads v3, v[2:3], s4, s[4:5], exec, vcc, flat_scratch, m0, scc, mode, all, lds, lds[N] or lds[N..]. Returns false if the word
 * is none of them. */
bool debug_register_read(struct host_span word, struct debug_register *reg);

/* Reads the name of a variable in the LDS of the wave's kernel, NAME or NAME[I]: *reg becomes the words from there on. Returns
 * false if it is none. */
bool debug_local_read(const struct cu_wave *wave, struct host_span word, struct debug_register *reg);

/* Prints a register: of the lane, or of all lanes. Returns false with a message if the wave does not have it. */
bool debug_print_register(const struct cu_wave *wave, const struct debug_register *reg, uint32_t lane, bool lanes,
                          char *error, size_t error_bytes);

/* Prints count words of the LDS from a byte on; 0: as many as a command shows by itself. The same. */
bool debug_print_lds(const struct cu_wave *wave, const struct debug_register *reg, uint64_t count, char *error,
                     size_t error_bytes);

#endif
