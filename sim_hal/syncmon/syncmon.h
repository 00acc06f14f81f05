/*
 * syncmon.h - the Synchronization Monitor in the banks of the L2 (AWG V): which words waves wait on, for which values,
 * and the waiters that are resumed when an update meets a condition.
 *
 * A set-associative condition cache, a pool of waiters, one Bloom filter a watched address; a wait without space goes to
 * the Monitor Log (onward/monitor_log.h), and a full log makes the wait fail. Arming is one step at the bank with the
 * comparison that failed. Every change of memory is shown to the monitor after it took place. Mesa semantics: a
 * resumed waiter tries again.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_H
#define SIM_HAL_SYNCMON_SYNCMON_H

#include "engine/parameters.h"
#include "mem/access_observer.h"
#include "mem/condition.h"
#include "mem/memory.h"
#include "syncmon/syncmon_log.h"
#include "syncmon/syncmon_reports.h"
#include "onward/hal.h"

struct gpu_clock;
struct gpu_l2;
struct gpu_writes;
struct gpu_syncmon; /* syncmon.c */

enum gpu_arm {
    GPU_ARM_WATCHED, /* registered */
    GPU_ARM_AGAIN,   /* this waiter was registered on this condition before: nothing changed */
    GPU_ARM_LOGGED,  /* written to the Monitor Log */
    GPU_ARM_FULL     /* the log is full: the wave must not wait */
};

/* memory, l2, clock and writes must outlive it; writes notes the atomics that the monitor executes. Returns NULL if the
 * host has no memory. */
struct gpu_syncmon *gpu_syncmon_create(const struct gpu_parameters *parameters, struct gpu_memory *memory,
                                       struct gpu_l2 *l2, struct gpu_writes *writes, struct gpu_clock *clock);
void gpu_syncmon_free(struct gpu_syncmon *syncmon);

/* Copied; before the first arming. */
void gpu_syncmon_listen(struct gpu_syncmon *syncmon, const struct gpu_syncmon_callbacks *callbacks);

/* Sets the observer of accesses, which is told of atomics that the monitor executes; NULL: none. */
void gpu_syncmon_observe(struct gpu_syncmon *syncmon, const struct gpu_access_observer *accesses);

/* The mode that the command processor has set (hal.h): what watches, which waiters are resumed. */
void gpu_syncmon_set_mode(struct gpu_syncmon *syncmon, enum cp_watch watch, enum cp_resume resume);

/* Bits of enum cp_extension; none at the start. The index of the condition cache changes only while it is empty. */
void gpu_syncmon_set_extensions(struct gpu_syncmon *syncmon, uint32_t extensions);

/*
 * Registers a waiter on a condition at cycle now, whatever the word's value is; the caller has compared. While waits on
 * the same condition are in the log, later ones follow them there, so that they do not overtake.
 */
enum gpu_arm gpu_syncmon_arm(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                             const struct gpu_waiter *waiter, uint64_t now);

/* A wave's wait is over, for whatever reason: forgets all that is registered for it. Harmless when there is nothing. */
void gpu_syncmon_end(struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* Whether one of the conditions that a wave's wait is registered for holds, by what the words have now. */
bool gpu_syncmon_any_holds(const struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* The WG executes its waiting atomic now, or will never: CP_RESUME_EXACT counts it no longer among those in flight. Harmless
 * when it is not. */
void gpu_syncmon_tried(struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation);

/* Memory at [address, address + bytes), within one line, was changed; or read (matters for CP_WATCH_ACCESS only). */
void gpu_syncmon_written(struct gpu_syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now);
void gpu_syncmon_read(struct gpu_syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now);

/* Whether reads have to be shown to the monitor at all, and whether the line has a watched word. */
bool gpu_syncmon_watches_reads(const struct gpu_syncmon *syncmon);
bool gpu_syncmon_watches_line(const struct gpu_syncmon *syncmon, uint32_t line);

/* Whether a wait in the Monitor Log may be on a word of the line: lines are counted by a hash, so another's is seen too. */
bool gpu_syncmon_logs_line(const struct gpu_syncmon *syncmon, uint32_t line);

/* Registrations on words of a line (address / GPU_LINE_BYTES), those of work-groups that are away included. */
uint32_t gpu_syncmon_waiters_of_line(const struct gpu_syncmon *syncmon, uint64_t line);

/* The same, of words at this address. */
uint32_t gpu_syncmon_waiters_of_word(const struct gpu_syncmon *syncmon, uint64_t address);

/* Registrations at this moment. */
uint32_t gpu_syncmon_waiters(const struct gpu_syncmon *syncmon);

const struct gpu_syncmon_counters *gpu_syncmon_counters(const struct gpu_syncmon *syncmon);

#endif
