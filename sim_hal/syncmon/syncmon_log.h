/*
 * syncmon_log.h - the Monitor Log as the SyncMon writes it.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_LOG_H
#define SIM_HAL_SYNCMON_SYNCMON_LOG_H

#include "mem/condition.h"

struct syncmon;

/* Whether a place is free. */
bool syncmon_log_has_space(const struct syncmon *syncmon);

/* Writes an entry. Call it only if there is space. */
void syncmon_log_append(struct syncmon *syncmon, const struct mem_condition *condition, const struct mem_waiter *waiter,
                        uint64_t now);

/* Writes the stall predictor's values to the log's control block. */
void syncmon_log_publish(struct syncmon *syncmon, uint64_t now);

/* Sets where the log lies, as the command MONITOR says (hal.h). entries 0: there is none. */
void syncmon_set_log(struct syncmon *syncmon, uint64_t log, uint32_t entries);

/* Entries that have not been read. */
uint64_t syncmon_unread(const struct syncmon *syncmon);

#endif
