/*
 * fault.h - what is said of a fault: the access, its place in assembly text and source, and what lies there.
 */
#ifndef SIM_HAL_GPU_FAULT_H
#define SIM_HAL_GPU_FAULT_H

#include "cu/reports.h"
#include "mem/names.h"

/* Whether the fault is that of an access, with an address. */
bool gpu_fault_is_memory(enum isa_fault fault);

/* Why a wave may not access the address of a fault, which is in a range: "which is write-only". NULL: the name of the fault
 * says it. */
const char *gpu_fault_reason(const struct cu_fault *fault, const struct isa_operation *operation,
                             const struct mem_name *range);

/*
 * Writes one line, cut off at bytes: "PATH:LINE: access out of bounds at address 0x10400 (kernel k, work-group (0,0,0), wave 0,
 * lane 3, cycle 99): store of 4 bytes by work-item (3,0,0), just past the end of data[256], at spin.cl:7: data[i] = 0;". when
 * is the moment, with its comma, or "". names may be NULL: nothing has a name.
 */
void gpu_fault_text(const struct cu_fault *fault, const struct mem_names *names, const char *when, char *text,
                    size_t bytes);

#endif
