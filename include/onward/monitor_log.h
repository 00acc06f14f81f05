/* SPDX-License-Identifier: MIT */
/*
 * monitor_log.h - the Monitor Log (AWG V.A, V.B): a ring in GPU memory. The SyncMon writes the waits there that it
 * has no space for, and the command processor (CP) reads them.
 *
 * The log is one control block, then its entries, whose number is a power of two. `written` and `read` count entries
 * and never go back: entry n is at index n modulo the entries, and the log is full when written - read equals the
 * entries.
 *
 * Order of writing. The SyncMon claims an entry by adding 1 to `written`, then fills it, wrap count last. Its banks
 * fill entries out of order, so an entry is valid only when its wrap count fits. The CP stores `read` after it is
 * done with entries. It verifies every field.
 */
#ifndef ONWARD_MONITOR_LOG_H
#define ONWARD_MONITOR_LOG_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

/* Most entries of a log; the least is 2. */
#define CP_LOG_MAX_ENTRIES 65536u

/* The GPU writes the first line of 64 bytes, the CP the second. */
struct cp_log_control {
    /* Entries claimed. */
    uint64_t written;
    /*
     * Stall predictor of the SyncMon: mean GPU cycles from the start of a wait until its condition is met; 0: none
     * yet.
     */
    uint64_t met_mean;
    /* Waits in that mean. */
    uint64_t met_count;
    uint64_t reserved0[5];
    /* Entries that the CP is done with. */
    uint64_t read;
    uint64_t reserved1[7];
};
CP_STATIC_ASSERT(sizeof(struct cp_log_control) == 128, "two lines");

struct cp_log_entry {
    /*
     * Wrap count of entry n: 1 + n / entries, modulo 2^32. It is first, so that a reader of ascending addresses reads
     * it before the other fields.
     */
    uint32_t wrap_count;
    /* Slot of the work-group (WG). */
    uint32_t slot;
    /* Of the word. */
    uint64_t address;
    uint64_t mask;
    uint64_t value;
    /* Cycle at which the WG began to wait for this condition: its age among the waiters. */
    uint64_t since;
    uint32_t generation;
    uint32_t wait_number;
    /* enum cp_condition: (word & mask) CONDITION value, unsigned. */
    uint8_t condition;
    /* Of the word: 4 or 8. */
    uint8_t bytes;
    /* Of the WG: its number as in KERNEL_BEGIN. */
    uint16_t kernel;
    uint32_t reserved1[3];
};
CP_STATIC_ASSERT(sizeof(struct cp_log_entry) == 64, "one line");

/* Returns the bytes of a log of that number of entries. */
static inline uint64_t cp_log_bytes(uint32_t entries)
{
    return sizeof(struct cp_log_control) + (uint64_t)entries * sizeof(struct cp_log_entry);
}

CP_EXTERN_C_END

#endif
