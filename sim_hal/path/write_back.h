/*
 * write_back.h - dirty bytes on their way out of a combining L1: why they leave, and the queue that they take.
 *
 * A write-back is a line of the L1's queue to the L2, with a place in it like a store's. It leaves before the access
 * that makes it necessary, so the CU's accesses to one line stay in order.
 */
#ifndef SIM_HAL_PATH_WRITE_BACK_H
#define SIM_HAL_PATH_WRITE_BACK_H

#include "path/memory_state.h"

/* Makes the entry that the next line of this set will take ready for that: its dirty bytes are written back at
 * cycle at. */
void path_write_back_victim(struct path_system *system, struct mem_l1 *l1, uint32_t line, uint64_t at);

/* Pops the sFIFO's oldest entry. If it stands for a dirty line that is written back, and stays if it is whole. The
 * caller reports the pop (path_scoped_report_pops), when it has done with the line that it works on. */
void path_write_back_head(struct path_system *system, struct mem_l1 *l1, enum mem_write_back_cause cause, uint64_t at);

/* A line with dirty bytes is written back, and leaves the L1: an access of the CU goes past it, or a probe wants it.
 * Returns false when it has none. */
bool path_write_back_line(struct path_system *system, struct mem_l1 *l1, uint32_t line, enum mem_write_back_cause cause,
                          uint64_t at);

/* The same for a line that is whole, and stays. */
bool path_write_through_line(struct path_system *system, struct mem_l1 *l1, uint32_t line,
                             enum mem_write_back_cause cause, uint64_t at);

/* Queues what the above have collected; to be called before anything else is queued. */
void path_write_backs_send(struct path_system *system, struct mem_l1 *l1);

/* Writes all dirty lines of a CU's L1 back, oldest first, a line a cycle from cycle at on, and queues them. Returns how
 * many they are. */
uint32_t path_write_back_all(struct path_system *system, uint32_t cu, enum mem_write_back_cause cause, uint64_t at);

/*
 * A release: the same, and flush->finished is called when those and all earlier write-backs of the CU are acknowledged.
 * Returns false, and never calls it, when that is so already. The owner has set flush's first group.
 */
bool path_flush_start(struct path_system *system, uint32_t cu, struct mem_flush *flush, uint64_t at);

/* What the protocol of scoped synchronisation does at an invalidation: writes all dirty lines of a combining L1 back, a
 * line a cycle from cycle at on, cuts fills off, and empties it. */
void path_l1_empty(struct path_system *system, uint32_t cu, uint64_t at);

/* An acquire: dirty lines are written back, fills under way are cut off, and the L1 is empty. Returns the lines that it
 * wrote back. */
uint32_t path_l1_invalidate(struct path_system *system, uint32_t cu, enum mem_invalidation cause, uint64_t at);

#endif
