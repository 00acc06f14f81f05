/*
 * syncmon_log.h - the Monitor Log as the SyncMon writes it.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_LOG_H
#define SIM_HAL_SYNCMON_SYNCMON_LOG_H

#include "mem/condition.h"

struct gpu_syncmon;

/* Whether a place is free. */
bool gpu_syncmon_log_has_space(const struct gpu_syncmon *syncmon);

/* Writes an entry. Call it only if there is space. */
void gpu_syncmon_log_append(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                            const struct gpu_waiter *waiter, uint64_t now);

/* Writes the stall predictor's values to the log's control block. */
void gpu_syncmon_log_publish(struct gpu_syncmon *syncmon, uint64_t now);

/* Sets where the log lies, as the command MONITOR says (hal.h). entries 0: there is none. */
void gpu_syncmon_set_log(struct gpu_syncmon *syncmon, uint64_t log, uint32_t entries);

/* Entries that have not been read. */
uint64_t gpu_syncmon_unread(const struct gpu_syncmon *syncmon);

#endif
