/*
 * locals.h - the variables of a kernel in the LDS, by name, for reports.
 */
#ifndef SIM_HAL_ISA_LOCALS_H
#define SIM_HAL_ISA_LOCALS_H

#include "isa/program.h"

#define ISA_LOCAL_TEXT_BYTES 96 /* enough for every text of isa_local_text */
#define ISA_LOCALS_MOST      256

/*
 * Names bytes > 0 of a kernel's LDS from an offset on. Returns false, and names nothing, if there are too many names, one
 * lies there already, or memory is out.
 */
bool isa_local_add(struct isa_kernel *kernel, const char *name, uint32_t offset, uint32_t bytes,
                   uint32_t element_bytes);

/* The variable that an offset lies in; NULL: none is known. kernel may be NULL. */
const struct isa_local *isa_local_find(const struct isa_kernel *kernel, uint32_t offset);

/* Writes the name of an offset: "tile[3]", "tile[3]+2", "count", or "LDS+12" if it has none. kernel may be NULL. Returns
 * text. */
const char *isa_local_text(const struct isa_kernel *kernel, uint32_t offset, char text[ISA_LOCAL_TEXT_BYTES]);

#endif
