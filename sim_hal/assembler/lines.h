/*
 * lines.h - source lines of operations: .file and .loc. The token of each is its first argument.
 */
#ifndef SIM_HAL_ASSEMBLER_LINES_H
#define SIM_HAL_ASSEMBLER_LINES_H

#include "assembler/state.h"

/* .file "name", which says nothing more, or .file number ["directory"] "name" [md5 0x...] [source "text"]. */
bool asm_source_file(struct asm_state *assembler);

/* .loc file line [column] [options]; the comment behind it may say where the line was inlined. */
bool asm_source_line(struct asm_state *assembler);

/* The operations that follow have no source line, up to the next .loc: a function begins. */
bool asm_end_source_lines(struct asm_state *assembler);

#endif
