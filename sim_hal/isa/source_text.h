/*
 * source_text.h - finds source files, and the text of their lines.
 *
 * A file is looked for in the directory that .file gives, beside the assembly text, beside the folder of the assembly text
 * if that is called generated, and where the command runs. If the compiler has left a checksum, a file that has it goes
 * before all others.
 */
#ifndef SIM_HAL_ISA_SOURCE_TEXT_H
#define SIM_HAL_ISA_SOURCE_TEXT_H

#include "isa/place.h"

#define ISA_SOURCE_TEXT_BYTES 256 /* enough for most lines */

enum isa_source_state {
    ISA_SOURCE_FOUND,
    ISA_SOURCE_UNKNOWN, /* the place has no source line */
    ISA_SOURCE_MISSING, /* there is no such file, or it is no text of a sensible size */
    ISA_SOURCE_CHANGED, /* the file is not the one that was compiled */
    ISA_SOURCE_SHORT    /* the file has fewer lines */
};

/*
 * Writes the text of a place's source line, without the blanks at both ends, cut off at bytes > 0; or, in brackets, why
 * there is none: "(the file has 5 lines)"; or nothing for ISA_SOURCE_UNKNOWN. The text is UTF-8 without control characters.
 */
enum isa_source_state isa_source_text(const struct isa_place *place, char *text, size_t bytes);

/* Writes the place and the text of its line, cut off at bytes: "spin.cl:7 (spin.s:88): while (*flag == 0)", or
 * "spin.cl:7 (spin.s:88) (the file has 5 lines)", or "spin.s:88". Returns text. */
const char *isa_source_quote(const struct isa_place *place, char *text, size_t bytes);

/*
 * Reads the source file of a place, with a zero behind its text, into memory of the caller's. *length receives its bytes.
 * NULL: the state says why, ISA_SOURCE_MISSING or ISA_SOURCE_CHANGED.
 */
char *isa_source_read(const struct isa_source_file *file, const char *assembly, size_t *length,
                      enum isa_source_state *state);

#endif
