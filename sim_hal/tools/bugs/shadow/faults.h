/*
 * faults.h - faults of memory accesses as findings.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_FAULTS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_FAULTS_H

#include "cu/reports.h"
#include "tools/bugs/shadow/shadow.h"

/* A step has faulted. Accesses outside what the wave may touch and misaligned ones are findings; others are not. */
void shadow_fault(const struct shadow_step *step, const struct cu_fault *fault);

#endif
