/*
 * place.h - where an operation comes from: a line of a source file, and the line of the assembly text. In a code object the place of
 * the instruction in the image stands in for that line: its address, as disassemblers print it.
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
    const char *assembly;                 /* path of the assembly text or code object */
    uint32_t assembly_line;
    bool machine_code; /* it is a code object */
};

/* The place of an operation. The strings belong to the program. An operation behind the last one has line 0. */
struct isa_place isa_place_of(const struct isa_program *program, uint32_t operation);

/* Whether the program was a code object: assembly text has its data behind the code. */
static inline bool isa_is_machine_code(const struct isa_program *program)
{
    return program->code_start > 0;
}

/* Writes "path:88" or, for a code object, "path:0x1704", cut off at bytes. The line is that of an operation. Returns text. */
const char *isa_line_text(const struct isa_program *program, uint32_t line, char *text, size_t bytes);

/*
 * Writes "spin.cl:7 (spin.s:88)", or "spin.s:88" if no source line is known, cut off at bytes. A line that was inlined is
 * "spin.h:7, called from spin.cl:20 (spin.s:88)". Returns text.
 */
const char *isa_place_text(const struct isa_place *place, char *text, size_t bytes);

#endif
