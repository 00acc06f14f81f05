/*
 * debug_sections.h - the debug sections of assembly text, which no run needs: the debugger reads them for
 * variables, and the assembler for call sites, in passes of their own.
 */
#ifndef SIM_HAL_ASSEMBLER_DEBUG_SECTIONS_H
#define SIM_HAL_ASSEMBLER_DEBUG_SECTIONS_H

#include "isa/program.h"

enum asm_debug_section {
    ASM_DEBUG_INFO,
    ASM_DEBUG_ABBREV,
    ASM_DEBUG_STR,
    ASM_DEBUG_STR_OFFSETS,
    ASM_DEBUG_ADDR,
    ASM_DEBUG_LOCLISTS,
    ASM_DEBUG_RNGLISTS,
    ASM_DEBUG_SECTION_COUNT
};

struct asm_debug_bytes {
    uint8_t *bytes; /* owned */
    uint32_t size;
    uint32_t capacity;
};

/*
 * Addresses of code count from the start of the program's code. A symbol that is no label of these sections or
 * of the code is 0.
 */
struct asm_debug_sections {
    struct asm_debug_bytes section[ASM_DEBUG_SECTION_COUNT];
};

/*
 * Reads the debug sections of the text that program was made from. Returns false with a message "path:line:
 * what is wrong"; then the sections are empty. Text without such sections is fine. The caller frees the
 * sections with asm_debug_sections_free.
 */
bool asm_debug_sections_read(const struct isa_program *program, const char *text, size_t length,
                             struct asm_debug_sections *sections, char *error, size_t error_bytes);

/* Frees what asm_debug_sections_read has allocated, and empties the sections. */
void asm_debug_sections_free(struct asm_debug_sections *sections);

#endif
