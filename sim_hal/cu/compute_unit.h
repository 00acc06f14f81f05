/*
 * compute_unit.h - one compute unit: wave slots, fetch, issue, counters, barriers, sleeping and waiting waves.
 *
 * Timing follows GCN3 (docs/guide/simulator_cu.md): each SIMD gets an issue turn every cu.issue_period cycles; in a turn it
 * issues at most one instruction of each type, each from another wave, oldest wave first (s_setprio goes first). An
 * instruction is executed when it issues; when its result counts is the business of s_waitcnt's counters. Nothing is
 * polled: a SIMD with no wave ready schedules no event.
 */
#ifndef SIM_HAL_CU_COMPUTE_UNIT_H
#define SIM_HAL_CU_COMPUTE_UNIT_H

#include "cu/barrier.h"
#include "cu/freeze.h"
#include "cu/heir.h"
#include "cu/reports.h"
#include "cu/resident.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "engine/parameters.h"
#include "path/memory_system.h"

struct cu_compute_unit; /* compute_unit.c */

/* All pointers must outlive the compute unit. Returns NULL if the host has no memory. */
struct cu_compute_unit *cu_create(uint32_t index, const struct parameters *parameters, struct path_system *memory,
                                  struct clock *clock, const struct cu_control *control,
                                  const struct cu_callbacks *callbacks);
void cu_free(struct cu_compute_unit *cu);

#endif
