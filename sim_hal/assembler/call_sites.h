/*
 * call_sites.h - the calls through which operations were inlined, from the debug sections of the text.
 */
#ifndef SIM_HAL_ASSEMBLER_CALL_SITES_H
#define SIM_HAL_ASSEMBLER_CALL_SITES_H

#include "assembler/debug_sections.h"

/*
 * Fills the call sites of a program that is finished otherwise; text: what it was made from. Text without source lines or
 * debug sections gives none, and so do sections that are damaged or of a kind that is not read (dwarf_entries.h): no run
 * needs call sites, so that is no error.
 */
void asm_read_call_sites(struct isa_program *program, const char *text, size_t length);

/* The same from sections that were read; they take the place of what the program had. */
void asm_take_call_sites(struct isa_program *program, const struct asm_debug_sections *sections);

#endif
