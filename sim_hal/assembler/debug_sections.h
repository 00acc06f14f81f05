/*
 * debug_sections.h - the debug sections of assembly text: the debugger reads them for variables, and the assembler for call sites,
 * in passes of their own. The lines of sources are not in them: .file and .loc give those.
 */
#ifndef SIM_HAL_ASSEMBLER_DEBUG_SECTIONS_H
#define SIM_HAL_ASSEMBLER_DEBUG_SECTIONS_H

#include "dwarf/sections.h"
#include "isa/program.h"

/*
 * Reads the debug sections of the text that program was made from. Returns false with a message "path:line:
 * what is wrong"; then the sections are empty. Text without such sections is fine. The caller frees the
 * sections with dwarf_sections_free. Addresses of code count from the start of the program's code. A symbol that is no label of
 * these sections or of the code is 0.
 */
bool asm_debug_sections_read(const struct isa_program *program, const char *text, size_t length,
                             struct dwarf_sections *sections, char *error, size_t error_bytes);

#endif
