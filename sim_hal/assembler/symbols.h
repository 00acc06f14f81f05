/*
 * symbols.h - the table of symbols, and labels at the current place.
 */
#ifndef SIM_HAL_ASSEMBLER_SYMBOLS_H
#define SIM_HAL_ASSEMBLER_SYMBOLS_H

#include "assembler/state.h"

/* Index of the symbol of that name, made if need be; UINT32_MAX (an error) if memory is out. */
uint32_t asm_symbol(struct asm_state *assembler, const char *name, size_t length);

/* Defines a label at the current place. */
bool asm_define_label(struct asm_state *assembler, const char *name, size_t length);

/* Defines a numbered label ("1:") at the current place. */
bool asm_define_numbered(struct asm_state *assembler, uint64_t number);

/* Index of the symbol that 1b, or 1f if ahead, means; UINT32_MAX (an error) if there is none. */
uint32_t asm_numbered_symbol(struct asm_state *assembler, uint64_t number, bool ahead);

/* Index of a nameless label at the current place (the symbol "."); UINT32_MAX (an error) if memory is out. */
uint32_t asm_symbol_here(struct asm_state *assembler);

/* Number of the symbol's entry in the table of addresses, made if need be; UINT32_MAX if memory is out. */
uint32_t asm_address_entry(struct asm_state *assembler, uint32_t symbol);

/* Current offset in a section. */
uint32_t asm_here(const struct asm_state *assembler, enum asm_section section);

#endif
