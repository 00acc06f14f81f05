/*
 * support_syncmon.h - a memory system's SyncMon with a listener that notes what it is told.
 */
#ifndef TESTS_SUPPORT_SYNCMON_H
#define TESTS_SUPPORT_SYNCMON_H

#include "path/memory_state.h"
#include "onward/monitor_log.h"
#include "support_memory.h"

#define MONITOR_WORD 0x100000u /* an address at the begin of a line; 256 bytes may be accessed */
#define MONITOR_LOG  0x200000u
#define MONITOR_MOST 4096u

struct monitor {
    struct rig rig;
    struct syncmon *syncmon;
    struct mem_waiter met[MONITOR_MOST]; /* in order */
    uint64_t met_cycle[MONITOR_MOST];
    uint32_t met_count;
    uint64_t logged; /* entries */
    uint32_t away;   /* bits of slots that take no deferred answer */
    struct monitor_answer {
        uint32_t slot;
        uint64_t old;
    } answers[MONITOR_MOST];  /* late ones, in order */
    bool takes[MONITOR_MOST]; /* of the answers: the atomic has changed the word */
    uint32_t answer_count;
};

extern struct monitor monitor;

/* Settings as for rig_start. */
void monitor_start(const char *const *settings);
void monitor_stop(void);

/* A store of the command processor through the L2; with it, the count of the log's entries that it is done with. */
void monitor_store(uint64_t address, uint64_t value, uint32_t bytes, uint64_t now);
void monitor_store_read(uint64_t read);

/* Whether the monitored bit of the address's line is set. */
bool monitor_watches(uint64_t address);

const struct syncmon_counters *monitor_counters(void);

#endif
