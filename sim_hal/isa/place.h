/*
 * place.h - where an operation comes from: a line of a source file, and the line of the assembly text.
 *
 * Compilers name source lines by .file and .loc. Text without them has its own lines only. Where compilers say that code
 * belongs to no single line (line 0), it has none either.
 */
#ifndef SIM_HAL_ISA_PLACE_H
#define SIM_HAL_ISA_PLACE_H

#include "isa/program.h"

#define ISA_PLACE_BYTES 512 /* enough for most texts of isa_place_text */

struct isa_place {
    const char *file;      /* as .file names it; NULL: no source line is known */
    uint32_t line;         /* in file, from 1 on */
    uint32_t column;       /* from 1 on; 0: not known */
    const char *call_file; /* of the outermost call through which the line was inlined; NULL: none is known */
    uint32_t call_line;    /* in call_file, from 1 on */
    uint32_t call_column;  /* from 1 on; 0: not known */
    const struct isa_source_file *source; /* what .file says of file; NULL: file is */
    const char *assembly;                 /* path of the assembly text */
    uint32_t assembly_line;
};

/* The place of an operation. The strings belong to the program. An operation behind the last one has line 0. */
struct isa_place isa_place_of(const struct isa_program *program, uint32_t operation);

/*
 * Writes "spin.cl:7 (spin.s:88)", or "spin.s:88" if no source line is known, cut off at bytes. A line that was inlined is
 * "spin.h:7, called from spin.cl:20 (spin.s:88)". Returns text.
 */
const char *isa_place_text(const struct isa_place *place, char *text, size_t bytes);

#endif
