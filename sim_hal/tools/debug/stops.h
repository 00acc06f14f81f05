/*
 * stops.h - what stops a run: places, work-groups, cycles, faults, hangs, watched elements.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_STOPS_H
#define SIM_HAL_TOOLS_DEBUG_STOPS_H

#include "tools/debug/command.h"
#include "tools/debug/state.h"

/* Carry out break, watch, delete and breaks. Return false with a message. */
bool debug_stops_break(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_stops_watch(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_stops_delete(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
void debug_stops_list(const struct debug *debug);

/* Whether one of the stops is of the kind; *number receives the number of the first. */
bool debug_stops_has(const struct debug *debug, enum debug_break_kind kind, uint32_t *number);

/* Whether a stop is at this call, of an instruction of a wave or, wave NULL, of an event. The reason of it is written. */
bool debug_stops_reached(const struct debug *debug, const struct cu_wave *wave, char reason[DEBUG_REASON_BYTES]);

/* Makes the marks of a program, the caller's, and marks the places at which it is to stop. Returns false if the host has no memory. */
bool debug_stops_add(struct debug *debug, struct debug_program *program);

#endif
