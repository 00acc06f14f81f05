/*
 * scoped_l1.h - what the protocol of scoped synchronisation does to a combining L1: performs operations on its bytes,
 * writes lines back, drops them. The functions are those of struct scopes_port.
 *
 * An operation in the L1 changes bytes that lie in the L1 alone. A line that is written back takes the tags for a cycle.
 */
#ifndef SIM_HAL_PATH_SCOPED_L1_H
#define SIM_HAL_PATH_SCOPED_L1_H

#include "path/scoped_state.h"

bool path_scoped_present(void *context, uint8_t cu, uint8_t op, uint32_t line, bool held);
void path_scoped_drop(void *context, uint8_t cu, uint32_t line, enum scopes_cause cause);
void path_scoped_drop_all(void *context, uint8_t cu, enum scopes_cause cause);
void path_scoped_drop_older(void *context, uint8_t cu, uint32_t epoch, enum scopes_cause cause);
void path_scoped_fill(void *context, const struct scopes_message *data);
uint32_t path_scoped_perform(void *context, uint8_t cu, uint8_t op, uint32_t line);
bool path_scoped_apply_here(void *context, const struct scopes_message *probe);
void path_scoped_clean(void *context, uint8_t cu, uint32_t line);
uint64_t path_scoped_push(void *context, uint8_t cu, uint32_t line);

/* Pops what a flush or a probe waits for, a dirty line a cycle. */
void path_scoped_pop_owed(struct path_scoped *scoped, uint32_t cu);

#endif
