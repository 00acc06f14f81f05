/*
 * monitor_log.h - the Monitor Log (AWG V.A, V.B): a circular buffer in GPU memory through which the SyncMon hands the
 * command processor the waits that it has no room for.
 *
 * The log is one control block and then a power of two of entries. Both counts of the control block count entries for
 * ever: the place of entry n is n modulo the entries, the log is full when written - read equals them. The SyncMon
 * claims a place by counting written up, then fills it, lap last; its banks fill places out of order, so a place counts
 * only when its lap fits. The command processor stores read when it is done with places. It trusts nothing it finds.
 */
#ifndef ONWARD_MONITOR_LOG_H
#define ONWARD_MONITOR_LOG_H

#include <stdint.h>

#define CP_LOG_MAX_ENTRIES 65536u

/* One line that the GPU writes, one that the command processor writes. */
struct cp_log_control {
    uint64_t written;  /* entries claimed */
    uint64_t met_mean; /* stall predictor: mean cycles from a wait's begin to its condition's being met; 0: none yet */
    uint64_t met_count;
    uint64_t reserved0[5];
    uint64_t read; /* entries done with */
    uint64_t reserved1[7];
};
_Static_assert(sizeof(struct cp_log_control) == 128, "two lines");

struct cp_log_entry {
    uint32_t
        lap; /* 1 + n / entries, modulo 2^32; first, so that a reader that goes upwards has seen it before the rest */
    uint32_t slot;    /* of the WG */
    uint64_t address; /* of the word */
    uint64_t mask;
    uint64_t value;
    uint64_t since; /* cycle at which the work-group (WG) began to wait for this: its age among the waiters */
    uint32_t generation;
    uint32_t wait_number;
    uint8_t condition; /* 1 EQ, 2 NE, 3 LT, 4 GE: (word & mask) condition value, unsigned */
    uint8_t bytes;     /* of the word: 4 or 8 */
    uint16_t reserved0;
    uint32_t reserved1[3];
};
_Static_assert(sizeof(struct cp_log_entry) == 64, "one line");

/* Bytes of a log. */
static inline uint64_t cp_log_bytes(uint32_t entries)
{
    return sizeof(struct cp_log_control) + (uint64_t)entries * sizeof(struct cp_log_entry);
}

#endif
