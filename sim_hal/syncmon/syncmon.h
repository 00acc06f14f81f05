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

struct clock;
struct mem_l2;
struct mem_writes;
struct syncmon; /* syncmon.c */

enum syncmon_armed {
    SYNCMON_ARM_WATCHED, /* registered */
    SYNCMON_ARM_AGAIN,   /* this waiter was registered on this condition before: nothing changed */
    SYNCMON_ARM_LOGGED,  /* written to the Monitor Log */
    SYNCMON_ARM_FULL     /* the log is full: the wave must not wait */
};

/* memory, l2, clock and writes must outlive it; writes notes the atomics that the monitor executes. Returns NULL if the
 * host has no memory. */
struct syncmon *syncmon_create(const struct parameters *parameters, struct mem *memory, struct mem_l2 *l2,
                               struct mem_writes *writes, struct clock *clock);
void syncmon_free(struct syncmon *syncmon);

/* Copied; before the first arming. */
void syncmon_listen(struct syncmon *syncmon, const struct syncmon_callbacks *callbacks);

/* Sets the observer of accesses, which is told of atomics that the monitor executes; NULL: none. */
void syncmon_observe(struct syncmon *syncmon, const struct mem_access_observer *accesses);

/* The mode that the command processor has set (hal.h): what watches, which waiters are resumed. */
void syncmon_set_mode(struct syncmon *syncmon, enum cp_watch watch, enum cp_resume resume);

/* Bits of enum cp_extension; none at the start. The index of the condition cache changes only while it is empty. */
void syncmon_set_extensions(struct syncmon *syncmon, uint32_t extensions);

/*
 * Registers a waiter on a condition at cycle now, whatever the word's value is; the caller has compared. While waits on
 * the same condition are in the log, later ones follow them there, so that they do not overtake.
 */
enum syncmon_armed syncmon_arm(struct syncmon *syncmon, const struct mem_condition *condition,
                               const struct mem_waiter *waiter, uint64_t now);

/* A wave's wait is over, for whatever reason: forgets all that is registered for it. Harmless when there is nothing. */
void syncmon_end(struct syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* Whether one of the conditions that a wave's wait is registered for holds, by what the words have now. */
bool syncmon_any_holds(const struct syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* The WG executes its waiting atomic now, or will never: CP_RESUME_EXACT counts it no longer among those in flight. Harmless
 * when it is not. */
void syncmon_tried(struct syncmon *syncmon, uint32_t slot, uint32_t generation);

/* Memory at [address, address + bytes), within one line, was changed; or read (matters for CP_WATCH_ACCESS only). empty_section:
 * of struct mem_request. */
void syncmon_written(struct syncmon *syncmon, uint64_t address, uint32_t bytes, bool empty_section, uint64_t now);
void syncmon_read(struct syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now);

/* Whether reads have to be shown to the monitor at all, and whether the line has a watched word. */
bool syncmon_watches_reads(const struct syncmon *syncmon);
bool syncmon_watches_line(const struct syncmon *syncmon, uint32_t line);

/* Whether a wait in the Monitor Log may be on a word of the line: lines are counted by a hash, so another's is seen too. */
bool syncmon_logs_line(const struct syncmon *syncmon, uint32_t line);

/* Registrations on words of a line (address / MEM_LINE_BYTES), those of work-groups that are away included. */
uint32_t syncmon_waiters_of_line(const struct syncmon *syncmon, uint64_t line);

/* The same, of words at this address. */
uint32_t syncmon_waiters_of_word(const struct syncmon *syncmon, uint64_t address);

/* Registrations at this moment. */
uint32_t syncmon_waiters(const struct syncmon *syncmon);

const struct syncmon_counters *syncmon_counters(const struct syncmon *syncmon);

#endif
