/*
 * support_waiters.h - waiters of a SyncMon by hand: they arm, they end, and which of them were met is checked.
 */
#ifndef TESTS_SUPPORT_WAITERS_H
#define TESTS_SUPPORT_WAITERS_H

#include "syncmon/syncmon_storage.h"
#include "support_syncmon.h"
#include "test.h"

#include <string.h>

static inline enum syncmon_armed arm(const struct mem_condition *condition, uint32_t slot, uint64_t since, uint64_t now)
{
    const struct mem_waiter waiter = {
        .slot = slot, .generation = 1, .wait_number = 1, .since = since, .atomic = EXECUTE_ATOMIC_LOAD};

    return syncmon_arm(monitor.syncmon, condition, &waiter, now);
}

static inline void end(uint32_t slot)
{
    syncmon_end(monitor.syncmon, slot, 1, 1);
}

static inline struct mem_condition equals(uint64_t address, uint64_t value)
{
    return (struct mem_condition){address, UINT32_MAX, value, ISA_WAIT_EQ, 4};
}

static inline enum syncmon_armed arm_equal(uint64_t address, uint64_t value, uint32_t slot, uint64_t since)
{
    const struct mem_condition condition = equals(address, value);

    return arm(&condition, slot, since, since);
}

/* Checks the slots that were met since the last time, in order. */
static inline void check_met(int line, const uint32_t *slots, uint32_t count)
{
    test_check_equal(__FILE__, line, "number of waiters met", monitor.met_count, count);
    for (uint32_t i = 0; i < count && i < monitor.met_count; i++)
        test_check_equal(__FILE__, line, "slot met", monitor.met[i].slot, slots[i]);
    monitor.met_count = 0;
}

#define CHECK_MET(...)                                                                                                 \
    check_met(__LINE__, (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
#define CHECK_NONE_MET() check_met(__LINE__, NULL, 0)

static inline uint64_t log_count(size_t offset)
{
    uint64_t count;

    memcpy(&count, monitor.rig.memory.bytes + MONITOR_LOG + offset, sizeof(count));
    return count;
}

#endif
