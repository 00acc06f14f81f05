/*
 * sections.h - .section directives.
 */
#ifndef SIM_HAL_ASSEMBLER_SECTIONS_H
#define SIM_HAL_ASSEMBLER_SECTIONS_H

#include "assembler/state.h"

/* Carries out .section; the token is the name of the section. */
bool asm_section_directive(struct asm_state *assembler);

#endif
